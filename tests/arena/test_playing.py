"""One deal: what is measured of its games."""

from collections import Counter
from random import Random

import pytest

from arena_bots import SHORT, Cheating, Peeping, Raising, Silent, contest
from battalia.arena import Deal, Played, play_deal
from battalia.arena.playing import Watched
from battalia.bots import BOTS, Bot
from battalia.engine import CHANCE, Options, read_record, replay, steps, view, with_expansion
from battalia.engine.choices import Skip
from battalia.engine.events import TurnBegan, UnitHired
from battalia.engine.game import OptionalQuestion
from battalia.engine.points import assemble
from battalia.engine.terms import KINDS, kind_of
from positions import table

TWO = ("simple", "random")


def played(
    line_up: tuple[str, ...] = TWO, options: Options = SHORT, seed: int = 1, limit: int = 50_000
) -> list[tuple[Played, str]]:
    return play_deal(
        contest(line_up, options=options, limit=limit, records=True), Deal(line_up, seed)
    )


def test_a_deal_is_mirrored() -> None:
    (one, first), (two, second) = played()
    assert [seat.bot for seat in one.seats] == ["simple", "random"]
    assert [seat.bot for seat in two.seats] == ["random", "simple"]

    def luck(text: str) -> list[object]:
        """What chance answered before anybody else did."""
        choices = read_record(text).choices
        return [choice for seat, choice in choices[: [s for s, _ in choices].index(0)]]

    common = min(len(luck(first)), len(luck(second)))
    assert common > 10
    assert luck(first)[:common] == luck(second)[:common]


def test_a_deal_repeats() -> None:
    def facts(games: list[tuple[Played, str]]) -> list[object]:
        return [
            (game.key, game.choices, game.days, [seat.counts for seat in game.seats], record)
            for game, record in games
        ]

    assert facts(played()) == facts(played())
    assert facts(played()) != facts(played(seed=2))


def test_what_is_told_of_a_game_is_what_its_record_replays() -> None:
    for game, text in played(options=Options(players=2, starting_heroes=1)):
        record = read_record(text)
        end = replay(record)
        assert record.tags["P1"] == game.seats[0].bot
        assert (game.days, game.ending, game.choices) == (end.day, end.ended, len(record.choices))
        hired: Counter[tuple[int, str]] = Counter()
        turns: Counter[int] = Counter()
        lately: Counter[int] = Counter()
        most = [0, 0]
        answers = Counter(seat for seat, _ in record.choices if seat != CHANCE)
        for _, asked, _, events in steps(record):
            if asked != CHANCE:
                lately[asked] += 1
                most[asked] = max(most[asked], lately[asked])
            for event in events:
                if isinstance(event, UnitHired):
                    hired[event.seat, KINDS[kind_of(event.card)]] += 1
                if isinstance(event, TurnBegan):
                    turns[event.seat] += 1
                    lately[event.seat] = 0
        for seat, seating in enumerate(game.seats):
            assert seating.turns == turns[seat]
            assert seating.answers == answers[seat]
            assert seating.most == most[seat] < seating.answers
            assert len(seating.daily) == game.days
            assert seating.daily[-1] == seating.points
            assert seating.seconds > 0
            for kind in ("friman", "chief", "priest", "lord"):
                assert seating.counts.get(f"unit-hired {kind}", 0) == hired[seat, kind]
            kinds = [n for name, n in seating.counts.items() if name.startswith("unit-hired ")]
            assert sum(kinds) == seating.counts["unit-hired"] == seating.counts["hire"]


def test_the_victory_is_shared_in_equal_parts() -> None:
    shares = set()
    for seed in range(1, 30):
        for game, _ in played(("random", "random", "random"), Options(players=3, weeks=1), seed):
            assert sum(seat.share for seat in game.seats) == pytest.approx(1)
            for seat in game.seats:
                assert (seat.share > 0) == (seat.place == 1)
                shares.add(seat.share)
        if len(shares) > 2:
            break
    assert {0.0, 1.0} < shares


@pytest.mark.parametrize("players", [4, 5])
def test_partners_win_together(players: int) -> None:
    options = with_expansion(players, weeks=1)
    ((game, _),) = played(("random",) * players, options)
    teams = assemble(options).teams
    for team in teams:
        assert len({(game.seats[seat].share, game.seats[seat].place) for seat in team}) == 1
    assert sum(game.seats[team[0]].share for team in teams) == 1
    assert {seat.place for seat in game.seats} <= {1, 2}


def test_a_game_without_an_end_is_nobodys_victory() -> None:
    for game, _ in played(limit=60):
        assert game.ending == ""
        assert game.error == ""
        assert game.choices == 60
        assert [(seat.share, seat.place) for seat in game.seats] == [(0.5, 1.5)] * 2


@pytest.mark.parametrize(
    ("bot", "mistake"),
    [
        (Raising, "ArithmeticError: lost count"),
        (Cheating, "<hire supply>"),
        (Silent, "None"),
    ],
)
def test_illegal_answers_are_counted_and_the_game_goes_on(
    bot: type[Bot], mistake: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "bad", bot)
    for game, _ in played(("bad", "random")):
        bad = next(seat for seat in game.seats if seat.bot == "bad")
        other = next(seat for seat in game.seats if seat.bot == "random")
        assert game.ending == "weeks"
        expected = bad.answers // 10 if bot is Raising else bad.answers
        assert bad.illegal == expected > 0
        assert mistake in bad.mistake
        assert (other.illegal, other.mistake) == (0, "")


def test_a_question_that_may_stay_open_may_stay_open() -> None:
    seen, optional = view(table(), 0), OptionalQuestion(0, "at-any-time", [Skip()])
    silent, cheating = Watched(Silent()), Watched(Cheating())
    assert silent.choose(seen, optional, Random(1)) is None
    assert (silent.answers, silent.illegal) == (0, 0)
    assert cheating.choose(seen, optional, Random(1)) is None
    assert (cheating.answers, cheating.illegal) == (1, 1)


def test_a_mistake_in_the_rules_is_told_and_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("no sun")

    monkeypatch.setattr("battalia.bots.match.drawn", broken)
    for game, _ in played():
        assert game.error == "ZeroDivisionError: no sun"
        assert [seat.share for seat in game.seats] == [0.5, 0.5]


def test_a_seeing_bot_sees_a_copy_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "peeping", Peeping)
    for game, text in played(("peeping", "random")):
        assert [seat.illegal for seat in game.seats] == [0, 0]
        assert game.days == 7
        assert replay(text).ended == "weeks"
