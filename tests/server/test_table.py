"""A table without its server: acts, epochs, undo, taking up again."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import CHANCE, Options, Refused, questions, replay, save, write_record
from battalia.server.table import (
    LONGEST_DOUBT,
    Act,
    BrokenHistory,
    Repeated,
    Table,
    effective,
    record_of,
)
from positions import table as position
from random_play import pick, random_options
from refusals import refuses

SEEDS = st.integers(0, 100_000)


def opened(options: Options, seed: str = "seed") -> tuple[Table, list[Act]]:
    table = Table(options, seed)
    return table, [table.open(0.0).act]


def begun(**layout: object) -> Table:
    """A table that stands in the middle of a turn of p1."""
    game = position(2, **layout)  # type: ignore[arg-type]
    table = Table(game.rules.options, "seed", save(game).decode())
    table.open(0.0)
    return table


def turn_of(table: Table, rng: Random) -> Act:
    """Somebody does something, and now and then takes it back."""
    seat = rng.choice([one for one in table.asked if not table.asked[one].question.optional])
    if table.undoable(seat) and rng.random() < 0.3:
        return table.undo(seat, table.epoch, rng.randint(1, table.undoable(seat)), 0.0).act
    asked = table.asked[seat]
    return table.choose(seat, asked.epoch, pick(asked.question, rng), 0.0).act


def played(table: Table, acts: list[Act], rng: Random, most: int = 200) -> None:
    """Plays on at random, with undos."""
    for _ in range(most):
        if table.over:
            return
        acts.append(turn_of(table, rng))


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_a_table_taken_up_again_stands_where_it_stood(seed: int) -> None:
    rng = Random(seed)
    options = random_options(rng)
    table, acts = opened(options)
    played(table, acts, rng)
    again = Table.resumed(options, "seed", None, acts)
    assert again.game == table.game
    assert again.epoch == table.epoch == acts[-1].number
    assert {seat: asked.epoch for seat, asked in again.asked.items()} == {
        seat: asked.epoch for seat, asked in table.asked.items()
    }
    assert [again.undoable(seat) for seat in range(options.players)] == [
        table.undoable(seat) for seat in range(options.players)
    ]


@settings(max_examples=10, deadline=None)
@given(SEEDS)
def test_a_snapshot_saves_the_acts_before_it_and_loses_nothing(seed: int) -> None:
    rng = Random(seed)
    options = random_options(rng)
    table, acts = opened(options)
    snapshot = None
    for _ in range(350):
        if table.over:
            break
        acts.append(turn_of(table, rng))
        snapshot = table.snapshot_due() or snapshot
    if snapshot is None:
        return
    again = Table.resumed(options, "seed", None, acts[snapshot[0] + 1 :], snapshot)
    assert again.game == table.game
    assert again.epoch == table.epoch
    assert [again.undoable(seat) for seat in range(options.players)] == [
        table.undoable(seat) for seat in range(options.players)
    ]


@settings(max_examples=15, deadline=None)
@given(SEEDS)
def test_the_record_replays_to_the_same_game_and_back_into_acts(seed: int) -> None:
    rng = Random(seed)
    options = random_options(rng)
    table, acts = opened(options)
    played(table, acts, rng)
    record = record_of(options, None, acts)
    assert replay(write_record(record)) == table.game
    # The record cut anywhere is a table again; what chance had begun is finished.
    cut = rng.randint(0, len(record.choices))
    record.choices = record.choices[:cut]
    again = Repeated.of(record, "other", 0.0).acts
    taken_up = Table.resumed(options, "other", None, again)
    assert CHANCE not in questions(taken_up.game)
    assert record_of(options, None, again).choices[:cut] == record.choices


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one, _ = opened(Options(players=2), "a")
    other, _ = opened(Options(players=2), "a")
    third, _ = opened(Options(players=2), "b")
    assert one.game == other.game
    assert one.game != third.game


def test_an_answer_that_comes_twice_is_late_the_second_time() -> None:
    table, _ = opened(Options(players=2))
    ((seat, asked),) = table.asked.items()
    choice = asked.question.options[0]
    table.choose(seat, asked.epoch, choice, 0.0)
    before, epoch = table.game.copy(), table.epoch
    with pytest.raises(Refused, match="late-answer"):
        table.choose(seat, asked.epoch, choice, 0.0)
    assert (table.game, table.epoch) == (before, epoch)


def test_an_answer_to_a_question_of_the_future_is_refused() -> None:
    table, _ = opened(Options(players=2))
    ((seat, asked),) = table.asked.items()
    with pytest.raises(Refused, match="late-answer"):
        table.choose(seat, table.epoch + 1, asked.question.options[0], 0.0)


def test_what_is_refused_changes_nothing() -> None:
    table = begun(hand="supply×3", fill=15)
    before, epoch = table.game.copy(), table.epoch
    for choice in ("hire lord", "build city-four 4", "no such thing", "", "pay supply×3"):
        with pytest.raises(Refused):
            table.choose(0, table.asked[0].epoch, choice, 0.0)
    with pytest.raises(Refused):
        table.choose(1, table.epoch, "end", 0.0)
    assert (table.game, table.epoch) == (before, epoch)


def test_a_choice_is_kept_in_its_one_written_form() -> None:
    table = begun(hand="supply×3", tops={"chief": "islanders"})
    table.choose(0, table.epoch, "hire chief", 0.0)
    act = table.choose(0, table.epoch, "pay supply*3", 0.0).act
    assert act.text == "pay supply×3"
    assert act.chance.startswith("draw chief.")


def test_a_partners_act_leaves_the_question_of_the_other_open() -> None:
    """S4.3: partners act at the same time; neither makes the other late."""
    rng = Random(5)
    options = Options(players=4, expansion=True, teams=True)
    table, _ = opened(options)
    while len([one for one in table.asked.values() if not one.question.optional]) < 2:
        turn_of(table, rng)
    first, second = list(table.asked)
    mine, theirs = table.asked[first], table.asked[second]
    table.choose(first, mine.epoch, mine.question.options[0], 0.0)
    if second in table.asked and table.asked[second].question.options == theirs.question.options:
        assert table.asked[second].epoch == theirs.epoch
        table.choose(second, theirs.epoch, theirs.question.options[0], 0.0)


def test_undo_goes_back_choice_by_choice_to_the_last_moment_without_chance() -> None:
    table = begun(hand="supply×4", fill=15)
    start = table.game.copy()
    assert table.undoable(0) == 0
    table.choose(0, table.epoch, "limbo supply", 0.0)
    middle = table.game.copy()
    table.choose(0, table.epoch, "ambush supply", 0.0)
    assert table.undoable(0) == 2
    assert table.undoable(1) == 0
    table.undo(0, table.epoch, 1, 0.0)
    assert table.game == middle
    table.choose(0, table.epoch, "ambush supply", 0.0)
    act = table.undo(0, table.epoch, 2, 0.0).act
    assert table.game == start
    assert (act.kind, act.text, act.number) == ("undo", "0", table.epoch)


def test_what_chance_has_answered_is_never_undone() -> None:
    table = begun(hand="supply×3", tops={"chief": "islanders"})
    table.choose(0, table.epoch, "hire chief", 0.0)
    assert table.undoable(0) == 1
    table.choose(0, table.epoch, "pay supply×3", 0.0)
    assert table.undoable(0) == 0
    with pytest.raises(Refused, match="undo-shows-new"):
        table.undo(0, table.epoch, 1, 0.0)
    # Who has done nothing else has seen nothing by it.
    with pytest.raises(Refused, match="nothing-to-undo"):
        table.undo(1, table.epoch, 1, 0.0)


def test_another_players_act_ends_what_can_be_undone() -> None:
    table = begun(hand={"p1": "supply×2"}, fill=15)
    table.choose(0, table.epoch, "limbo supply", 0.0)
    assert table.undoable(0) == 1
    while 1 not in table.asked:
        table.choose(0, table.epoch, table.asked[0].question.options[-1], 0.0)
    table.choose(1, table.epoch, table.asked[1].question.options[0], 0.0)
    assert table.undoable(0) == 0


def test_after_an_undo_chance_is_drawn_anew() -> None:
    """The same choice after an undo meets other luck: over many seeds the answers differ."""

    def draw(seed: str, undo_first: bool) -> str:
        game = position(2, hand="supply×5", fill=30, tops={"chief": "islanders"})
        table = Table(game.rules.options, seed, save(game).decode())
        table.open(0.0)
        if undo_first:
            table.choose(0, table.epoch, "hire chief", 0.0)
            table.undo(0, table.epoch, 1, 0.0)
        table.choose(0, table.epoch, "hire chief", 0.0)
        return table.choose(0, table.epoch, "pay supply×3", 0.0).act.chance

    seeds = [str(seed) for seed in range(30)]
    assert any(draw(seed, False) != draw(seed, True) for seed in seeds)
    assert all(draw(seed, True) == draw(seed, True) for seed in seeds)


def test_a_late_answer_after_an_undo_is_refused() -> None:
    table = begun(hand="supply×4", fill=15)
    epoch = table.epoch
    table.choose(0, epoch, "limbo supply", 0.0)
    table.undo(0, table.epoch, 1, 0.0)
    with pytest.raises(Refused, match="late-answer"):
        table.choose(0, epoch, "limbo supply", 0.0)


def test_effective_acts_leave_out_what_was_undone() -> None:
    table = begun(hand="supply×4", fill=15)
    acts = [
        table.choose(0, table.epoch, "limbo supply", 0.0).act,
        table.undo(0, table.epoch, 1, 0.0).act,
        table.choose(0, table.epoch, "end", 0.0).act,
    ]
    assert [act.text for act in effective(acts)] == ["end"]


def test_a_history_that_the_rules_do_not_allow_says_which_act() -> None:
    table, acts = opened(Options(players=2))
    played(table, acts, Random(1), 40)
    broken = [*acts]
    broken[7] = msgspec.structs.replace(acts[7], kind="choice", seat=0, text="hire king")
    with refuses(BrokenHistory, "act 7, p1: “hire king” is not possible") as problem:
        Table.resumed(Options(players=2), "seed", None, broken)
    assert isinstance(problem.value, BrokenHistory)
    assert problem.value.act.number == 7
    with refuses(BrokenHistory, "act 3 is missing"):
        Table.resumed(Options(players=2), "seed", None, [*acts[:3], *acts[4:]])


def test_nobody_takes_back_and_chooses_again_without_end() -> None:
    """Else a history would grow without a moment at which it could be taken up quickly."""
    table = Table(Options(players=2), "seed")
    table.open(0.0)
    longest = 0
    for _ in range(1000):
        ((seat, asked),) = table.asked.items()
        if table.undoable(seat):
            table.undo(seat, table.epoch, 1, 0.0)
        else:
            table.choose(seat, asked.epoch, asked.question.options[0], 0.0)
        longest = max(longest, table.epoch - table._points[0].number)
        if table.over:
            break
    # What one still chooses in the same turn comes on top.
    assert 100 < longest <= LONGEST_DOUBT + 40
