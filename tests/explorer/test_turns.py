"""Games as rows: what is kept of a turn, and that it is what was played."""

import gzip
from collections import Counter
from pathlib import Path

import pytest

from battalia.engine import CHANCE, outcome, read_record, replay
from battalia.engine.events import CardDealt, FactionChosen, TurnBegan, UnitHired
from battalia.engine.notation import faction_name
from battalia.engine.record import steps
from battalia.engine.terms import NEUTRAL, faction_of
from battalia.explorer import Writer, called, records_in, source_of, turns_of
from battalia.explorer.keeping import COLUMNS, connected
from battalia.explorer.turns import Turn
from commands import recorded, run

GAME = Path(__file__).parents[1] / "golden" / "four_players_hard.record"


@pytest.fixture(scope="module")
def played() -> list[Turn]:
    return turns_of(read_record(GAME.read_text(encoding="utf-8")), "game", "people")


def test_every_turn_of_everybody_is_a_row_with_what_was_done_in_it(played: list[Turn]) -> None:
    began: Counter[int] = Counter()
    hired: Counter[tuple[int, int]] = Counter()
    for _, _, _, events in steps(read_record(GAME.read_text(encoding="utf-8"))):
        for event in events:
            if isinstance(event, TurnBegan):
                began[event.seat] += 1
            elif isinstance(event, UnitHired):
                hired[event.seat, began[event.seat]] += 1
    assert Counter(row.seat for row in played) == began
    found = {
        (row.seat, row.turn): sum(deed.startswith("unit-hired ") for deed in row.deeds)
        for row in played
    }
    assert {turn: count for turn, count in found.items() if count} == hired


def test_a_row_knows_what_was_dealt_and_how_the_game_ended(played: list[Turn]) -> None:
    record = read_record(GAME.read_text(encoding="utf-8"))
    dealt: list[Counter[str]] = [Counter() for _ in range(record.options.players)]
    chosen: dict[int, str] = {}
    for _, seat, _, events in steps(record):
        for event in events:
            if isinstance(event, CardDealt) and event.card is not None and seat == CHANCE:
                if faction_of(event.card) != NEUTRAL:
                    dealt[event.seat][faction_name(faction_of(event.card))] += 1
            elif isinstance(event, FactionChosen):
                chosen[event.seat] = faction_name(event.faction)
    result = outcome(replay(record))
    assert result is not None
    for row in played:
        assert row.faction == chosen[row.seat]
        assert sorted(map(int, row.deck.split("-"))) == sorted(dealt[row.seat].values())
        assert row.own == dealt[row.seat][row.faction]
        assert row.points == result.points[row.seat]
        assert (row.share > 0) == (row.seat in result.winners)


def test_a_game_without_an_end_has_no_rows() -> None:
    record = read_record(recorded())
    del record.choices[-1]
    record.result = ""
    assert turns_of(record, "short", "computers") == []


def test_records_of_many_games_lie_in_one_file_and_make_one_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    both = tmp_path / "both.txt"
    both.write_text(f"{recorded(1)}\n{recorded(2)}")
    assert [name for name, _ in records_in(tmp_path)] == ["both-1", "both-2"]
    rows = [
        row
        for name, text in records_in(both)
        for record in [read_record(text)]
        for row in turns_of(record, called(record, name, text), source_of(record))
    ]
    out, _ = run(capsys, "explore", "--gather", both, "--into", tmp_path / "turns.parquet")
    assert out.startswith(f"2 games with {len(rows)} turns;")
    with connected() as database:
        its = database.execute(
            "SELECT * FROM read_parquet($file)", {"file": str(tmp_path / "turns.parquet")}
        )
        assert [column[0] for column in its.description or ()] == list(COLUMNS)
        kept = [Turn(*row) for row in its.fetchall()]
    assert [(row.game, row.seat, row.turn, [*row.deeds]) for row in kept] == [
        (row.game, row.seat, row.turn, [*row.deeds]) for row in rows
    ]
    assert {row.source for row in kept} == {"computers"}


def test_games_of_different_contests_are_not_taken_for_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The arena calls its files by line-up, deal and rotation, in every contest the same."""
    for seed in 1, 2:
        folder = tmp_path / f"contest {seed}"
        folder.mkdir()
        (folder / "1-1-1.txt").write_text(recorded(seed))
    run(capsys, "explore", "--gather", tmp_path, "--into", tmp_path / "turns.parquet")
    out, _ = run(capsys, "explore", tmp_path / "turns.parquet")
    assert "4 turns of 2 games. A fair share is 50.0 %." in out


@pytest.mark.parametrize(
    ("names", "source"), [("human novice", "people"), ("steady novice", "computers")]
)
def test_whoever_is_no_computer_makes_it_a_game_of_people(names: str, source: str) -> None:
    record = read_record(recorded())
    assert "Seed" in record.tags
    record.tags |= {f"P{place}": name for place, name in enumerate(names.split(), 1)}
    assert source_of(record) == source


def test_a_record_that_cannot_be_read_leaves_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.txt").write_text(recorded().replace("[Rules 3]", "[Rules none]"))
    into = tmp_path / "turns.parquet"
    _, err = run(capsys, "explore", "--gather", tmp_path / "bad.txt", "--into", into, expect=2)
    assert err.startswith("bad: line 2:")
    assert [path.name for path in tmp_path.iterdir()] == ["bad.txt"]


@pytest.mark.parametrize("damage", [b"\x00", b""])
def test_a_packed_file_that_is_damaged_is_said_to_be_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: bytes
) -> None:
    packed, bad = gzip.compress(recorded().encode(), mtime=0), tmp_path / "bad.txt.gz"
    bad.write_bytes(packed[:100] + damage * 100 + packed[200:] * bool(damage))
    _, err = run(capsys, "explore", "--gather", bad, "--into", tmp_path / "turns", expect=2)
    assert err == f"{bad} cannot be read: it is no text.\n"


def test_the_same_turns_make_the_same_bytes(tmp_path: Path, played: list[Turn]) -> None:
    for name in ("one", "two"):
        with Writer(tmp_path / name) as writer:
            writer.add(played)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
