"""A game after its end: what was decided, what was luck."""

import json
import re
import sys
from collections import Counter
from pathlib import Path

import pytest
from msgspec import structs

from battalia.bots import Match, make_bot
from battalia.cli import review as command
from battalia.engine import (
    CHANCE,
    Choice,
    Options,
    Reason,
    Record,
    Seat,
    play,
    read_record,
    replay,
    save,
    with_expansion,
    write_record,
)
from battalia.engine.choices import Create, End
from battalia.engine.record import POSITION, beginning
from battalia.engine.terms import TITLE
from battalia.review import (
    DEPTHS,
    Part,
    Review,
    decided,
    lines,
    measure,
    measuring,
    put_together,
    results,
    review,
    seconds,
)
from battalia.review.chances import Chances, victory
from battalia.review.told import Decision
from commands import run

Capture = pytest.CaptureFixture[str]
GAMES = Path(__file__).parent.parent / "golden"
TOLD = Path(__file__).parent / "told"
"""What ``battalia review RECORD --depth quick`` says of the golden games."""


def golden(name: str) -> Record:
    return read_record((GAMES / f"{name}.record").read_text(encoding="utf-8"))


def last_days(record: Record, day: int) -> Record:
    """The same game from the first turn of this day on."""
    game = beginning(record)
    for at, (seat, choice) in enumerate(record.choices):
        if game.day == day and any(one.about == "cohort" for one in game.asked.values()):
            position = {POSITION: save(game).decode()}
            rest = Record(record.options, position)
            rest.choices = record.choices[at:]
            return rest
        play(game, seat, choice)
    raise AssertionError("there was no such day")


@pytest.fixture(scope="module")
def duel() -> tuple[Record, Review]:
    record = golden("two_players")
    return record, review(record, "quick")


def test_chances_make_one_and_end_with_the_result(duel: tuple[Record, Review]) -> None:
    _, found = duel
    assert all(abs(sum(one.chances) - 1) < 1e-9 for one in found.moments)
    assert found.moments[-1].chances == found.moments[-1].known == (1.0, 0.0)
    assert [player.result for player in found.players] == [1.0, 0.0]


def test_whoever_ends_a_game_that_another_wins_is_told_so(duel: tuple[Record, Review]) -> None:
    record, found = duel
    worst = found.decisions[found.turnings[0]]
    assert worst.reason == Reason("review-ended-lost")
    assert worst.end == len(record.choices)
    assert worst.played == 0.0
    assert worst.best > 0.3


def test_a_win_that_was_missed_is_found() -> None:
    record = last_days(golden("valleys_pass"), 13)
    found = review(record, "quick")
    turnings = [found.decisions[at] for at in found.turnings]
    missed = next(one for one in turnings if one.reason and one.reason.id == "hint-wins")
    assert missed.best == 1.0
    # It wins on the board, too.
    game = None
    for stage in lines.better(record, missed):
        game = stage.game.copy()
        play(game, missed.seat, stage.choice)
    assert game is not None
    assert game.ended
    assert victory(game, missed.seat) == 1.0


def test_the_same_seed_gives_the_same_review(duel: tuple[Record, Review]) -> None:
    record, found = duel
    record = last_days(record, found.moments[-1].day - 1)
    once = review(record, "quick")
    assert review(record, "quick") == once
    assert review(record, "quick", seed=1) != once


def test_however_a_game_is_cut_it_comes_to_the_same(duel: tuple[Record, Review]) -> None:
    record, found = duel
    record = last_days(record, found.moments[-1].day - 1)
    game = beginning(record)
    parts: list[Part] = []
    at, last = 0, None
    while at < len(record.choices):
        part = measure(game, record.choices[at:], "quick", at=at, last=last)
        assert part.end > at
        parts.append(part)
        at, last = part.end, part.last
    assert len(parts) > 3
    assert put_together(parts, "quick", results(game)) == review(record, "quick")


def test_a_turn_that_was_let_go_by_costs_what_it_might_have_brought() -> None:
    """Somebody does nothing at all from day 6 on: that is dearer than what the other does wrong."""
    options = Options(players=2)
    match = Match.begin(options, [make_bot("steady"), make_bot("steady")], 5)
    while match.game.asked and match.game.day < 10:
        question = match.game.asked.get(0)
        if question is not None and question.about == "action" and match.game.day > 5:
            match.play(0, End())
        else:
            match.step()
    found = review(match.record, "quick")
    idle, busy = (
        sum(one.loss for one in found.decisions if one.seat == seat and one.day > 5)
        for seat in (0, 1)
    )
    assert idle > 2 * busy


def test_what_was_left_undone_is_found_where_only_the_next_days_tell() -> None:
    """The position is judged about as good with the best plan as with none; a day later it is
    not."""
    match = Match.begin(Options(players=2), [make_bot("steady"), make_bot("steady")], 11009)
    while len(match.record.choices) < 361:
        match.step()
    match.play(1, End())
    while match.game.day < 11:
        match.step()
    record = last_days(match.record, 10)
    found = review(record, "quick")
    one = found.decisions[found.turnings[0]]
    assert (one.seat, one.kind, record.choices[one.at][1]) == (1, "turn", End())
    assert one.loss > 0.05
    assert one.better


def test_nobody_is_blamed_for_what_the_best_plan_begins_with() -> None:
    """A hero jumps through a stormgate, and chance answers; the best plan that was found does the
    same, and has luck."""
    match = Match.begin(with_expansion(4), [make_bot("steady") for _ in range(4)], 76)
    while len(match.record.choices) < 520:
        match.step()
    game = match.game.copy()
    while CHANCE not in match.game.asked:
        match.step()
    match.step()
    choices = match.record.choices[520:]
    (jump,) = measure(game, choices, "quick", at=520).decisions
    played = [choice for seat, choice in choices[: jump.end - 520] if seat == jump.seat]
    assert len(played) == 2
    assert [*jump.better[:2]] != played
    assert jump.loss < 0.02


def test_what_was_lost_in_a_battle_is_not_lost_again_with_the_turn() -> None:
    record = last_days(golden("war"), 11)
    decisions = review(record, "quick").decisions
    battle = next(one for one in decisions if one.kind == "battle" and one.loss > 0.1)
    turn = next(one for one in decisions if one.kind == "turn" and one.at < battle.at < one.end)
    assert turn.seat == battle.seat
    assert turn.loss < 0.02


def let_go_by(seed: int, at: int, seat: Seat = 1) -> Record:
    """The day of a game between two computers on which, instead of this choice, a turn is ended."""
    match = Match.begin(Options(players=2), [make_bot("steady"), make_bot("steady")], seed)
    while len(match.record.choices) < at:
        match.step()
    day = match.game.day
    match.play(seat, End())
    while match.game.day == day:
        match.step()
    return last_days(match.record, day)


def dearest(found: Review, record: Record, seat: Seat = 1) -> Decision:
    one = found.decisions[found.turnings[0]]
    assert (one.seat, record.choices[one.at][1]) == (seat, End())
    return one


def test_a_win_that_was_let_go_by_costs_what_the_next_days_tell() -> None:
    """Whoever leads clearly lets a certain win go by, and the other one wins within a day: that
    does not cost as little as the lead promises."""
    record = let_go_by(30000201, 575)
    found = review(record, "usual")
    one = dearest(found, record)
    assert one.reason is not None
    assert one.reason.id == "hint-wins"
    assert one.best == 1.0
    assert found.moments[1].chances[1] > 0.9
    assert one.played < 0.6


def test_a_sure_gain_is_found_where_gambles_look_better() -> None:
    """All the plans that look best begin with the same raid on a player, which is worth no more
    than to do nothing; a neutral city could be had for certain."""
    record = let_go_by(82000212, 570)
    one = dearest(review(record, "usual"), record)
    assert one.loss > 0.2
    assert one.reason is not None
    assert one.reason.id == "hint-city-taken"


def test_a_plan_that_only_the_net_likes_is_compared() -> None:
    """A title, which the weighed judgement does not think of, wins; all that it thinks of is worth
    no more than nothing."""
    record = let_go_by(28000312, 229, 0)
    one = dearest(review(record, "usual"), record, 0)
    assert one.loss > 0.2
    assert any(choice == Create(TITLE) for choice in one.better)


@pytest.mark.parametrize(("soon", "later"), [(0.5, 0.0), (0.5, 0.7), (0.05, 0.7)])
def test_what_later_days_tell_of_a_turning_point_counts_for_more_than_the_next(
    duel: tuple[Record, Review], monkeypatch: pytest.MonkeyPatch, soon: float, later: float
) -> None:
    """Also where the next days tell of a small loss only."""

    def tried(*values: object) -> float:
        return later if values[6:] == (DEPTHS["usual"].later,) else soon

    monkeypatch.setattr(measuring._Walk, "_tried", tried)
    record, found = duel
    told = review(last_days(record, found.moments[-1].day - 1), "usual")
    losses = [one.loss for one in told.decisions if one.kind == "turn"]
    assert soon not in losses
    assert any(loss == pytest.approx(later) for loss in losses)


def test_what_seems_decisive_but_for_the_next_days_is_played_on_far(
    duel: tuple[Record, Review], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a bad turn leaves undone may show after weeks only."""

    def tried(*values: object) -> float:
        return 0.7 if values[6:] == (DEPTHS["usual"].later,) else 0.0

    monkeypatch.setattr(measuring._Walk, "_tried", tried)
    monkeypatch.setattr(measuring._Walk, "_judged", lambda *_: 0.0)
    record, found = duel
    told = review(last_days(record, found.moments[-1].day - 1), "usual")
    turns = {round(one.loss, 6) for one in told.decisions if one.kind == "turn"}
    assert 0.7 in turns


@pytest.mark.parametrize("doubtful", [False, True])
def test_an_answer_that_may_have_cost_much_is_tried_in_further_worlds(
    duel: tuple[Record, Review], monkeypatch: pytest.MonkeyPatch, doubtful: bool
) -> None:
    asked: Counter[int] = Counter()

    def answered(
        self: object, at: int, seat: Seat, options: list[Choice], kind: str, world: int
    ) -> list[float]:
        if kind == "hand":
            asked[at] += 1
        better = 0.9 if doubtful and world % 2 else 0.5
        return [0.3, better, *[0.0] * len(options[2:])]

    monkeypatch.setattr(measuring._Walk, "_answered", answered)
    record, found = duel
    review(last_days(record, found.moments[-1].day - 1), "usual")
    worlds = DEPTHS["usual"].samples
    assert set(asked.values()) == {2 * worlds if doubtful else worlds}


def test_decisions_lie_where_somebody_chose(duel: tuple[Record, Review]) -> None:
    record, found = duel
    for one in found.decisions:
        assert record.choices[one.at][0] == one.seat
        assert one.at < one.end <= len(record.choices)
        assert 0 <= one.played <= 1
        assert 0 <= one.best <= 1
        assert not one.better or one.loss > 0
    for luck in found.lucks:
        assert {seat for seat, _ in record.choices[luck.at : luck.end]} == {CHANCE}


def test_a_chance_is_one_however_much_the_next_days_tell(
    duel: tuple[Record, Review], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may tell of a greater loss than the judge leaves between its chance and a victory."""
    monkeypatch.setattr(measuring._Walk, "_surpassed", lambda *_: 0.9)
    record, found = duel
    told = review(last_days(record, found.moments[-1].day - 1), "quick")
    turns = [one for one in told.decisions if one.kind == "turn"]
    assert any(one.loss == pytest.approx(0.9) for one in turns)
    assert all(0 <= one.played <= one.best <= 1 for one in turns)


def test_no_luck_is_measured_where_nothing_else_could_have_come(
    duel: tuple[Record, Review],
) -> None:
    """Whoever draws all of the nation draws what lies there."""
    _, found = duel
    assert any(one.gain for one in found.lucks)
    assert all(abs(one.gain) < 1 for one in found.lucks)


@pytest.mark.slice(0)
@pytest.mark.parametrize("name", ["four_players_hard", "stormgates_teams", "war", "everything"])
def test_every_table_can_be_reviewed(name: str) -> None:
    record = golden(name)
    reviewable(record)


def test_the_last_days_of_a_game_with_everything_can_be_reviewed() -> None:
    reviewable(last_days(golden("everything"), 14))


def reviewable(record: Record) -> None:
    found = review(record, "quick")
    assert len(found.players) == record.options.players
    assert {one.seat for one in found.decisions} == set(range(record.options.players))
    for at in found.turnings:
        assert list(lines.played(record, found.decisions[at]))
        assert list(lines.better(record, found.decisions[at]))


def going_on() -> Record:
    """The first quarter of a game."""
    record = golden("two_players")
    del record.choices[len(record.choices) // 4 :]
    record.result = ""
    return record


def test_a_game_that_goes_on_can_be_reviewed_so_far() -> None:
    found = review(going_on(), "quick")
    assert [player.result for player in found.players] == [0.0, 0.0]
    assert found.decisions


def test_a_game_that_goes_on_has_no_result_yet(tmp_path: Path, capsys: Capture) -> None:
    record = going_on()
    path = tmp_path / "game.record"
    path.write_text(write_record(record), encoding="utf-8")
    out, _ = run(capsys, "review", path, "--depth", "quick")
    rows = [line.split("│") for line in out.splitlines() if line.startswith("│")]
    assert [(row[2].strip(), row[5].strip()) for row in rows] == [("–", "–")] * 2


def test_who_gave_up_has_lost() -> None:
    record = golden("stormgates_teams")
    del record.choices[len(record.choices) // 8 :]
    record.result = ""
    game = replay(record)
    assert game.team(0) == (0, 2)
    assert results(game) == results(game, [0]) == results(game, [0, 1]) == [0.0] * 4
    assert results(game, [0, 2]) == [0.0, 1.0, 0.0, 1.0]
    duel = going_on()
    duel.tags["Resigned"] = "p1"
    del duel.choices[40:]
    assert [player.result for player in review(duel, "quick").players] == [0.0, 1.0]


def test_it_is_said_before_how_long_it_takes() -> None:
    choices = decided(golden("two_players"))
    assert 1 <= seconds(choices, "quick") < seconds(choices, "usual") < seconds(choices, "deep")


# The judgement.


def test_the_net_knows_the_tables_of_the_books() -> None:
    chances = Chances()
    for options in (Options(players=2), Options(players=4), with_expansion(2), with_expansion(4)):
        match = Match.begin(options, [make_bot("simple")] * options.players, 1)
        while match.game.day < 3:
            match.step()
        assert chances.learned is not None
        assert chances.learned.net(match.game)


def test_without_numpy_the_weighed_judgement_tells_the_chances(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    record = golden("two_players")
    found = review(last_days(record, replay(record).day - 1), "quick")
    assert found.decisions[found.turnings[0]].reason == Reason("review-ended-lost")


# The command.


@pytest.fixture
def at_hand(duel: tuple[Record, Review], monkeypatch: pytest.MonkeyPatch) -> None:
    """The command finds what was found before."""
    monkeypatch.setattr(command, "review", lambda *_, **__: duel[1])


NUMBER = re.compile(r"[+-]?\d+(?:\.\d+)?")
OFF = 3.0
"""By so much a number may differ where another processor counts."""


def assert_told(out: str, name: str) -> None:
    """The words are the same, the numbers about the same."""
    expected = (TOLD / f"{name}.txt").read_text(encoding="utf-8")
    assert NUMBER.sub("#", out).split() == NUMBER.sub("#", expected).split()
    for one, other in zip(NUMBER.findall(out), NUMBER.findall(expected), strict=True):
        assert abs(float(one) - float(other)) <= OFF, (one, other)


def test_the_command_tells_the_turning_points(capsys: Capture, at_hand: None) -> None:
    out, _ = run(capsys, "review", GAMES / "two_players.record", "--depth", "quick")
    assert "What was played ended the game, and another won it." in " ".join(out.split())
    assert_told(out, "two_players")


def test_a_better_line_that_luck_may_cut_short_says_so(duel: tuple[Record, Review]) -> None:
    record, found = duel
    point = found.decisions[found.turnings[0]]
    whole = command.told(record, point).better
    further = structs.replace(point, better=(*point.better, *point.better))
    assert command.told(record, further).better == [*whole, "after that it depends on luck"]


@pytest.mark.slice(0)
@pytest.mark.parametrize(
    "name", sorted(path.stem for path in GAMES.glob("*.record") if path.stem != "two_players")
)
def test_every_golden_game_is_told_as_before(capsys: Capture, name: str) -> None:
    out, _ = run(capsys, "review", GAMES / f"{name}.record", "--depth", "quick")
    assert_told(out, name)


def test_a_program_gets_all_of_it(capsys: Capture, at_hand: None) -> None:
    path = GAMES / "two_players.record"
    out, _ = run(capsys, "review", path, "--depth", "quick", "--json")
    told = json.loads(out)
    assert [player["result"] for player in told["players"]] == [1.0, 0.0]
    assert told["moments"][-1]["chances"] == [1.0, 0.0]
    worst = told["decisions"][told["turnings"][0]]
    assert worst["reason"]["id"] == "review-ended-lost"
    assert worst["better"][0]["choice"] == "create weapon"
    assert worst["seat"] == "p2"


def test_the_page_stands_alone(tmp_path: Path, capsys: Capture, at_hand: None) -> None:
    path = tmp_path / "review.html"
    record = GAMES / "two_players.record"
    run(capsys, "review", record, "--depth", "quick", "--html", path)
    page = path.read_text(encoding="utf-8")
    assert page.count("<polyline") == 2
    assert "<circle" in page
    assert "http" not in page
    assert "Turning points" in page


def test_a_record_that_does_not_replay_is_named(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.record"
    text = write_record(golden("two_players")).replace("hire ", "create ", 1)
    path.write_text(text, encoding="utf-8")
    _, told = run(capsys, "review", path, expect=2)
    assert told.count("\n") == 1
    assert "Traceback" not in told


def test_a_page_that_cannot_be_written_is_told_before_the_work(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def working(*_: object, **__: object) -> Review:
        raise AssertionError("it worked for nothing")

    monkeypatch.setattr(command, "review", working)
    path = tmp_path / "nowhere" / "review.html"
    _, told = run(capsys, "review", GAMES / "two_players.record", "--html", path, expect=2)
    assert str(path) in told
    assert told.count("\n") == 1
