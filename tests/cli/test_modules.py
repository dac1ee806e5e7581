"""What the modules show on a terminal."""

from typing import Any

import pytest

from battalia.cli.board import draw_board
from battalia.cli.modules import module_lines
from battalia.engine import Game, Options, view
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.great_artefacts.in_use import GreatArtefacts
from battalia.engine.modules.heroic import Veterans
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.mountain_pass import Amplifier, Amplifiers
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.stormgates import Storms
from battalia.engine.modules.trading import Post, Trading
from battalia.engine.modules.valleys import Explored, Valleys
from battalia.engine.terms import BUILDING, NEUTRAL, TOOL, tile
from battalia.words import Words
from positions import begun, table
from shelf import Potions

GATES = {"r0c3": "stormgate woods north", "r6c3": "stormgate lakes north"}


def lines(game: Game) -> list[str]:
    return module_lines(Words(view(game, 0)))


def test_a_base_game_has_no_such_lines() -> None:
    assert lines(table()) == []


@pytest.mark.parametrize(
    ("options", "slices", "line"),
    [
        ({"teams": True}, {}, "Teams: the Bärfolk, the Emberians; the Islanders, the Cloudborn."),
        ({"stormgates": True}, {"stormgates": Storms((3, 8))}, "Storm events played: 3, 8."),
        (
            {"trading": True},
            {"trading": Trading((Post(1, 0), Post(1, 1)))},
            "Trading posts: the Bärfolk on r0c1, the Islanders on r0c1.",
        ),
        (
            {"heroic": True, "advanced": True},
            {"heroic": Veterans((1,))},
            "Veterans: the Islanders.",
        ),
        (
            {"metamorpha": True, "stormgates": True},
            {"metamorpha": Metamorpha(3)},
            "Metamorpha stands on r0c3.",
        ),
        (
            {"bilkarr": True, "stormgates": True},
            {"bilkarr": Bilkarr(3)},
            "Bilkarr stands on r0c3.",
        ),
        (
            {"bilkarr": True, "stormgates": True},
            {"potions": Potions(freezing=Potion(0), colossus=Potion(1, 1))},
            "Potions: the freezing touch (the Bärfolk), the potion of colossus"
            " (the Islanders, drunk on day 1).",
        ),
        (
            {"great_artefacts": True},
            {"great-artefacts": GreatArtefacts(hidden=(0,), cloak_of=0)},
            "Under the Cloak: r0c0.",
        ),
    ],
)
def test_each_module_tells_what_is_worth_knowing(
    options: dict[str, Any], slices: dict[str, Any], line: str
) -> None:
    game = table(
        4,
        board={"r0c0": "city-four woods north", "r0c1": "straight lakes east"}
        | (GATES if "stormgates" in options else {}),
        tokens={"r0c0": "p1 1"},
        slices=slices,
        expansion=True,
        **options,
    )
    assert line in lines(game)


def test_the_board_shows_gates_posts_and_figures() -> None:
    game = table(
        4,
        board={"r0c0": "city-four woods north", "r0c1": "straight lakes east"} | GATES,
        tokens={"r0c0": "p1 1"},
        heroes={"p1": "r0c1", "p2": "r0c1", "p3": "r0c1", "p4": "r0c1"},
        slices={
            "trading": Trading((Post(1, 0), Post(1, 1))),
            "metamorpha": Metamorpha(3),
            "bilkarr": Bilkarr(3),
        },
        expansion=True,
        trading=True,
        stormgates=True,
        metamorpha=True,
        bilkarr=True,
    )
    drawn = draw_board(view(game, 0)).plain.splitlines()
    assert "──gate───" in drawn[2]
    assert "M! │K!" in drawn[3].replace("M!  ", "M! ")
    assert all(mark in drawn[1] + drawn[3] for mark in ("@B", "@I", "@E", "@C", "$B", "$I"))


@pytest.mark.parametrize("link", ["pass", "bridge"])
def test_the_valleys_are_drawn_face_down_at_first(link: str) -> None:
    game = begun_valleys(link)
    text = draw_board(view(game, None)).plain
    assert text.count("??") == 8
    assert text.count("?") == 16 + 8
    assert "link" in text


def test_explored_buildings_and_amplifiers_are_listed() -> None:
    game = begun_valleys("pass")
    space = 2 * 11 + 2
    game.board[space] = tile(BUILDING, NEUTRAL, game.board[space] & 15)
    game.slices["valleys"] = Valleys((Explored(space, TOOL),))
    game.slices["mountain-pass"] = Amplifiers((Amplifier(0, 0, 2),))
    shown = lines(game)
    assert "Buildings: tool on r2c2." in shown
    assert any(line.startswith("Storm amplifiers: ") and "gate 2" in line for line in shown)


def begun_valleys(link: str) -> Game:
    options: dict[str, Any] = {"expansion": True, "stormgates": True, "great_artefacts": True}
    return begun(Options(players=4, valleys=link, **options))
