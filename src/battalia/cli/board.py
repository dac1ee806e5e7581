"""The board on a terminal: what ``engine.drawing`` draws, in words of the language and coloured."""

from typing import Final

from rich.text import Text

from battalia.engine import Seat, View
from battalia.engine.drawing import Bit, Lettering, board_lines
from battalia.engine.terms import FACTIONS, SHAPES, TERRAINS, Faction, Shape, Terrain
from battalia.words import say

GROUND: Final = ("dark_green", "dark_blue", "dark_red", "orange4", "green4", "grey62", "grey35")
"""The background of each terrain."""
COLOUR: Final = ("green3", "dodger_blue1", "red1", "gold1", "orange1", "white")
"""The colour of each faction."""
LOOKS: Final = {
    "heading": "bold",
    "empty": "dim",
    "road": "white",
    "mark": "bold white",
    "owned": "bold white",
    "figure": "bold black on white",
}
"""How the rest is printed, on the ground on which it stands."""


class Spoken(Lettering):
    """The letters of the language that is spoken."""

    def terrain(self, terrain: Terrain) -> str:
        return say(f"terrain-short-{TERRAINS[terrain]}")

    def player(self, faction: Faction | None, seat: Seat) -> str:
        if faction is None:
            return super().player(faction, seat)
        return say(f"faction-short-{FACTIONS[faction]}")

    def ruins(self) -> str:
        return say("board-ruins")

    def neutral(self, level: int) -> str:
        return say("board-neutral", level=level)

    def abandoned(self) -> str:
        return say("board-abandoned")

    def named(self, shape: Shape) -> str:
        return say(f"board-{SHAPES[shape]}")

    def post(self, letter: str) -> str:
        return say("board-post", letter=letter)

    def figure(self, name: str) -> str:
        return say(f"board-{name}")


SPOKEN: Final = Spoken()


def faction_style(faction: Faction | None) -> str:
    """How a player's things are printed."""
    return "bold" if faction is None else f"bold black on {COLOUR[faction]}"


def draw_board(view: View) -> Text:
    """The board, coloured."""
    drawn = Text(no_wrap=True)
    for number, line in enumerate(board_lines(view, SPOKEN)):
        drawn.append("\n" if number else "")
        for bit in line:
            drawn.append(bit.text, style=_style(bit))
    return drawn


def _style(bit: Bit) -> str:
    if bit.faction is not None:
        return faction_style(bit.faction)
    style = LOOKS[bit.look]
    return style if bit.ground is None else f"{style} on {GROUND[bit.ground]}"
