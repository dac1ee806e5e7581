"""The board and the table on a terminal."""

import io

import pytest
from rich.console import Console

from battalia.cli.board import draw_board
from battalia.cli.table import print_battle, print_own, print_table
from battalia.engine import Game, view
from battalia.engine.game import Loose, Tent
from battalia.engine.notation import read_card
from battalia.words import Words
from positions import table


def lines(game: Game) -> list[str]:
    return [line.rstrip() for line in draw_board(view(game, 0)).plain.splitlines()]


def printed(game: Game, width: int = 140) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    words = Words(view(game, 0))
    print_table(console, words, game.rules.catalogue, whole=True)
    print_own(console, words)
    print_battle(console, words)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


BOARD = {
    "r0c0": "city-four woods north",
    "r0c1": "tee lakes south",
    "r1c0": "straight canyons north",
    "r1c1": "city-one mountains north",
}
TOKENS = {"r0c0": "p1 3", "r1c1": "neutral 4"}


def test_roads_cities_and_terrain_are_drawn() -> None:
    drawn = lines(table(board=BOARD, tokens=TOKENS))
    assert drawn[0] == "       c0       c1       c2       c3       c4       c5       c6"
    assert drawn[1] == "   W   │    L"
    assert drawn[2].startswith("r0 ──[B3]───────┬────    ·")
    assert drawn[3] == "       │        │"
    assert drawn[4] == "   C   │    M   │"
    assert drawn[5].startswith("r1     │      [n4]       ·")
    assert drawn[6] == "       │"


def test_heroes_stand_in_the_corners() -> None:
    heroes = {"p1": "r0c0 r0c0", "p2": "r0c0", "p3": "r0c0", "p4": "r0c0"}
    drawn = lines(table(board=BOARD, tokens=TOKENS, heroes=heroes))
    assert drawn[1].startswith("   W@C │@E  ")
    assert drawn[3].startswith("   @B2 │@I  ")


def test_impassable_and_abandoned_spaces_are_marked() -> None:
    board = {
        "r0c1": "city-opposite woods east",
        "r1c0": "straight canyons east",
        "r1c1": "straight lakes east",
    }
    drawn = lines(table(board=board))
    assert drawn[2].startswith("r0     ·    ───[-]───")
    board["r0c1"] = "straight lakes north"
    board["r1c1"] = "tee lakes north"
    assert lines(table(board=board))[2].startswith("r0  ///////     │")


@pytest.mark.parametrize(("players", "columns"), [(2, 5), (3, 7), (4, 7)])
def test_edges_that_do_not_exist_are_left_out(players: int, columns: int) -> None:
    drawn = lines(table(players))
    assert drawn[0].count("c") == columns
    assert len(drawn) == 1 + 3 * columns


def test_the_table_shows_what_lies_open() -> None:
    game = table(hand="supply×2 chief.islanders tool.barfolk", ambush={"p1": "horse.barfolk"})
    lord = read_card("lord.barfolk")
    game.tents[1] = (Tent(read_card("tent.barfolk"), bytes([lord])),)
    game.loose[0] = (Loose(lord, 4, 2, True),)
    text = printed(game)
    assert "Your hand: Islander chief | Bärfolk tool | supply ×2" in text
    assert "In ambush: Bärfolk horse" in text
    assert "The Islanders: Tents: (Bärfolk lord)" in text
    assert "Usable on the table: Bärfolk lord [lord] ×2" in text
    assert "tool ☀ =" in text


def test_on_a_narrow_terminal_the_stacks_lie_below_the_board() -> None:
    assert "c6" in printed(table(), 140).splitlines()[2]
    assert "Stack" in printed(table(), 140).splitlines()[2]
    assert "Stack" not in printed(table(), 80).splitlines()[2]
