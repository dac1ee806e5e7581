"""What the explorer answers: counted here by hand, from rows that were made for it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from battalia.explorer import Explorer, NoTurns, Question, Writer, asking
from battalia.explorer.turns import Turn
from commands import run

BLANK = Turn("g", "people", 2, False, 0, "x", "islanders", "3-1-1", 3, 1, 1, (), 5, 1.0, 1.0)
CHIEF, HORSE = "unit-hired chief", "artefact-created horse"
WON, LOST = "attack-won neutral-city", "attack-lost neutral-city"


def row(game: str, **changes: Any) -> Turn:
    return msgspec.structs.replace(BLANK, game=game, **changes)


ROWS = [
    row("a", deeds=(HORSE, CHIEF, CHIEF), share=1.0, points=9),
    row("b", deeds=(HORSE, CHIEF, CHIEF), share=0.0, points=3, faction="emberians"),
    row("c", deeds=(CHIEF,), share=0.0, deck="2-2-1", source="computers"),
    row("a", turn=2, day=2, deeds=(WON, LOST, CHIEF), share=1.0),
    row("b", turn=2, day=2, deeds=(LOST,), share=0.0),
    row("c", turn=2, day=2, deeds=(), share=0.0),
    row("d", players=3, deeds=(HORSE,)),
    row("e", expansion=True, deeds=(HORSE,)),
]


@pytest.fixture(scope="module")
def turns(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("turns")
    for place, rows in enumerate((ROWS[:3], ROWS[3:])):
        with Writer(folder / f"{place}.parquet") as writer:
            writer.add(rows)
    return folder


def test_first_turns_are_counted_by_all_that_was_done_in_them(turns: Path) -> None:
    found = Explorer(turns).ask(Question("openings"))
    assert (found.games, found.turns) == (3, 3)
    assert [(line.deeds, line.times, line.share, line.points) for line in found.lines] == [
        ([HORSE, CHIEF, CHIEF], 2, 0.5, 6.0),
        ([CHIEF], 1, 0.0, 5.0),
    ]
    assert found.found.decks == {"3-1-1": 2, "2-2-1": 1}
    assert found.found.factions == {"emberians": 1, "islanders": 2}


@pytest.mark.parametrize(
    ("narrower", "games"),
    [
        ({"faction": "emberians"}, 1),
        ({"deck": "2-2-1"}, 1),
        ({"source": "people"}, 2),
        ({"players": 3}, 1),
        ({"expansion": True}, 1),
        ({"faction": "emberians", "deck": "2-2-1"}, 0),
    ],
)
def test_a_question_can_be_narrower(turns: Path, narrower: dict[str, Any], games: int) -> None:
    assert Explorer(turns).ask(Question("openings", **narrower)).games == games


def test_what_is_bought_twice_in_a_turn_counts_once(turns: Path) -> None:
    found = Explorer(turns).ask(Question("buys"))
    assert [(line.deeds, line.times, line.of) for line in found.lines] == [
        ([CHIEF], 4, 6),
        ([HORSE], 2, 6),
    ]
    second = Explorer(turns).ask(Question("buys", day=2))
    assert [(line.deeds, line.times, line.of) for line in second.lines] == [([CHIEF], 1, 3)]


def test_attacks_are_told_by_day_with_the_part_that_was_won(turns: Path) -> None:
    (line,) = Explorer(turns).ask(Question("attacks")).lines
    assert (line.day, line.times, line.of, line.share) == (2, 2, 3, 0.5)
    assert line.won == pytest.approx(1 / 3, abs=1e-4)


def test_the_interval_rests_on_players_and_not_on_their_turns(tmp_path: Path) -> None:
    with Writer(tmp_path / "one.parquet") as writer:
        writer.add([row("a", turn=turn, day=turn, deeds=(CHIEF,)) for turn in range(1, 50)])
    (line,) = Explorer(tmp_path).ask(Question("buys")).lines
    assert line.times == 49
    assert (line.low, line.high) == pytest.approx(asking.wilson(1.0, 1), abs=1e-4)


def test_partners_share_their_result(tmp_path: Path) -> None:
    """S11.2: two partners who won are one victory, and half of all is a fair share."""
    table = {"players": 4, "expansion": True, "deeds": (CHIEF,)}
    rows = [
        row("a", seat=seat, place=place, share=share, **table)
        for seat, (place, share) in enumerate([(1.0, 1.0), (2.0, 0.0)] * 2)
    ]
    with Writer(tmp_path / "one.parquet") as writer:
        writer.add(rows)
    found = Explorer(tmp_path).ask(Question("openings", players=4, expansion=True))
    (line,) = found.lines
    assert (line.times, found.fair) == (4, 0.5)
    assert (line.low, line.high) == pytest.approx(asking.wilson(0.5, 2), abs=1e-4)


def test_a_deck_that_was_not_dealt_is_none_to_choose(tmp_path: Path) -> None:
    with Writer(tmp_path / "draft.parquet") as writer:
        writer.add([row("a", deck="")])
    assert Explorer(tmp_path).ask(Question()).found.decks == {}


def test_an_answer_is_kept_until_the_files_change(turns: Path, tmp_path: Path) -> None:
    with Writer(tmp_path / "one.parquet") as writer:
        writer.add(ROWS[:3])
    explorer, question = Explorer(tmp_path), Question("openings")
    assert explorer.known(question) is None
    assert explorer.ask(question) is explorer.known(question)
    with Writer(tmp_path / "two.parquet") as writer:
        writer.add([row("z")])
    assert explorer.known(question) is None
    assert explorer.ask(question).games == 4


def test_only_so_many_answers_are_kept(turns: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "KEPT", 1)
    explorer = Explorer(turns)
    explorer.ask(Question("openings"))
    explorer.ask(Question("buys"))
    assert explorer.known(Question("openings")) is None


@pytest.mark.parametrize("text", [None, b"no table", b""])
def test_a_folder_without_turns_is_told_in_one_sentence(
    tmp_path: Path, text: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is not None:
        (tmp_path / "odd.parquet").write_bytes(text)
    with pytest.raises(NoTurns):
        Explorer(tmp_path).ask(Question())
    _, err = run(capsys, "explore", tmp_path, expect=2)
    assert err == f"There are no turns in {tmp_path}.\n"


def test_a_file_that_was_cut_off_does_not_hide_the_others(turns: Path, tmp_path: Path) -> None:
    for path in turns.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    whole = (turns / "0.parquet").read_bytes()
    (tmp_path / "2.parquet").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "3.parquet").write_bytes(b"")
    (tmp_path / "4.parquet").write_bytes(b"no table")
    assert Explorer(tmp_path).ask(Question()) == Explorer(turns).ask(Question())


def test_a_faction_that_does_not_exist_is_not_looked_for(
    turns: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, err = run(capsys, "explore", turns, "--faction", "islander", expect=2)
    assert "islander" in err
    assert "islanders" in err


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--day", "0"], "The day must be at least 1.\n"),
        (["--deck", "3-one"], "“3-one” does not say how many units are of each faction"),
    ],
)
def test_what_cannot_be_asked_is_told_in_one_sentence(
    turns: Path, capsys: pytest.CaptureFixture[str], asked: list[str], told: str
) -> None:
    _, err = run(capsys, "explore", turns, *asked, expect=2)
    assert err.startswith(told)
    assert err.count("\n") == 1


def test_the_command_shows_what_was_found(
    turns: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    out, _ = run(capsys, "explore", turns)
    assert "Looked at 3 turns of 3 games." in out
    assert "horse, chief ×2" in out
    out, _ = run(capsys, "explore", turns, "--about", "attacks", "--json")
    assert msgspec.json.decode(out)["lines"][0]["day"] == 2
    _, err = run(capsys, "explore", expect=2)
    assert err.startswith("Name a file or folder")
