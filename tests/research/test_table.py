"""A table for agents: its games, its copies, what they are worth, and what is said of it."""

import pickle
import random

import pytest

from battalia.engine import Options, Outcome, save, with_expansion
from battalia.engine.modules.potions import Potion
from battalia.engine.play import advance
from battalia.research import rewards
from battalia.research.__main__ import main
from battalia.research.actions import WAIT
from battalia.research.table import LIMIT, NotLegal, Table
from battalia.research.tables import TABLES, NoTable, table_of
from shelf import Potions


def some_words(table: Table, rng: random.Random, words: int) -> None:
    for _ in range(words):
        if not table.over:
            table.step(rng.choice(table.legal(table.seat)))


def seen(table: Table) -> list[object]:
    """All that agents see of a table."""
    rows = []
    for seat in range(table.players):
        row = bytearray(table.cells.size)
        table.observe(seat, memoryview(row))
        rows.append((bytes(row), table.legal(seat)))
    return [table.seat, table.words, save(table.game), *rows]


@pytest.mark.parametrize("name", ["small", "teams"])
def test_a_copy_and_what_was_pickled_go_on_alike(name: str) -> None:
    table = Table(TABLES[name])
    table.reset(3)
    for at in range(12):
        some_words(table, random.Random(at), 7)
        for other in (table.copy(), pickle.loads(pickle.dumps(table))):
            assert seen(other) == seen(table)
            before = seen(table)
            some_words(other, random.Random(99), 30)
            assert seen(table) == before
            again = table.copy()
            some_words(again, random.Random(99), 30)
            assert seen(again) == seen(other)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    ends = []
    for seed in (1, 1, 2):
        table = Table(TABLES["small"])
        table.reset(seed)
        some_words(table, random.Random(5), LIMIT)
        assert table.over
        assert not table.truncated
        ends.append(save(table.game))
    assert ends[0] == ends[1] != ends[2]


def test_a_game_is_broken_off_after_so_many_words() -> None:
    table = Table(TABLES["small"], limit=10)
    table.reset(1)
    some_words(table, random.Random(1), 50)
    assert table.truncated
    assert table.words == 10
    assert table.rewards() == [0.0, 0.0]
    assert table.legal(0) == [WAIT]
    with pytest.raises(NotLegal, match="over"):
        table.step(WAIT)


def test_who_may_act_at_any_time_is_asked_after_every_choice_and_may_wait() -> None:
    table = Table(with_expansion(3, weeks=1, bilkarr=True))
    table.reset(1)
    rng = random.Random(1)
    while table.game.asked[table.seat].about != "action":
        table.step(rng.choice(table.legal(table.seat)))
    active, game = table.seat, table.game.copy()
    other = (active + 1) % 3
    game.slices["potions"] = Potions(colossus=Potion(other))
    advance(game)
    table.take_over(game)
    assert table.seat == other
    names = [table.catalogue.names[word] for word in table.legal(other)]
    assert names == ["wait", "drink colossus -"]
    table.step(WAIT)
    assert table.seat == active
    assert table.legal(other) == [WAIT]
    with pytest.raises(NotLegal, match="not asked"):
        table.say(other, WAIT)
    played = False
    while not played:
        assert table.seat == active
        played = table.step(rng.choice(table.legal(active)))
    assert table.seat == other
    table.step(table.legal(other)[1])
    assert table.seat != other


@pytest.mark.parametrize(
    ("reward", "places", "expected"),
    [
        ("win", (1, 2, 3), [1, -1, -1]),
        ("win", (1, 1, 3), [1, 1, -1]),
        ("win", (1, 1, 1), [0, 0, 0]),
        ("place", (1, 2, 3), [1, 0, -1]),
        ("place", (3, 1, 1), [-1, 1, 1]),
        ("place", (1, 1, 1), [0, 0, 0]),
        ("gain", (1, 2, 3), [0, 0, 0]),
    ],
)
def test_places_are_worth_what_is_said(
    reward: str,
    places: tuple[int, ...],
    expected: list[float],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(Options(players=3), reward)
    result = Outcome("weeks", (0, 0, 0), places, ())
    monkeypatch.setattr(rewards, "outcome", lambda game: result)
    assert table.rewards() == expected


def test_points_are_counted_against_the_best_rival_and_partners_have_the_same() -> None:
    table = Table(TABLES["teams"], "points")
    table.reset(1)
    some_words(table, random.Random(1), LIMIT)
    own = table.rewards()
    teams = table.game.rules.teams
    assert all(own[one] == own[other] for one, other in teams)
    assert own[teams[0][0]] == -own[teams[1][0]]


def test_tables_have_names_or_are_written_as_json() -> None:
    assert table_of('{"players": 3, "weeks": 1}') == Options(players=3, weeks=1)
    assert table_of(Options(players=3)) == Options(players=3)
    for wrong in ("tiny", '{"players": "many"}', '{"plyers": 2}'):
        with pytest.raises(NoTable):
            table_of(wrong)


def test_the_command_says_what_ids_and_cells_mean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--table", "small"]) == 0
    blocks = capsys.readouterr().out
    table = Table(TABLES["small"])
    assert f"{len(table.catalogue)} actions, hash {table.catalogue.hash}" in blocks
    assert main(["--table", "small", "--cells"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == table.cells.size
    assert main(["--table", "small", "--actions"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["0 wait", "1 enough"]
    assert main(["--table", "tiny"]) == 2
    assert "there is no table 'tiny'" in capsys.readouterr().err
