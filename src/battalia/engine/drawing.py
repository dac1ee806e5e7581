"""The board in characters: three lines for each space, roads drawn, what stands there in letters.

``print(game)`` shows it in the letters of the notation. A terminal adds its language's letters and
its colours (``Lettering``, ``Bit.look``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from battalia.engine.chapters.land import is_city
from battalia.engine.terms import (
    CLOSED_BUILDING,
    CLOSED_ROAD,
    EAST,
    EMPTY,
    FACTIONS,
    GATE,
    LINK,
    MISSING,
    NEUTRAL,
    NORTH,
    RUINS,
    SOUTH,
    TERRAINS,
    WEST,
    Faction,
    Seat,
    Shape,
    Space,
    Terrain,
    shape_of,
    terrain_of,
)

if TYPE_CHECKING:
    from battalia.engine.view import View

WIDTH: Final = 9
SIDE: Final = WIDTH // 2
CROSSING: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""How roads meet on a card without a city, by its exits."""
NAMED: Final[dict[Shape, str]] = {
    GATE: "gate",
    LINK: "link",
    CLOSED_ROAD: "?",
    CLOSED_BUILDING: "??",
}
"""Cards that are told apart by a word."""
FIGURES: Final = {"metamorpha": "M!", "bilkarr": "K!"}
"""Figures that nobody owns, by the module that keeps them."""

Look: TypeAlias = Literal["heading", "empty", "road", "mark", "figure", "owned"]
"""What is drawn, for whoever has colours."""


class Bit(NamedTuple):
    """Some characters of one look."""

    text: str
    look: Look
    ground: Terrain | None = None
    """The terrain of the card below, where it shows."""
    faction: Faction | None = None
    """Of the player to whom it belongs; None also before factions are chosen."""


Line: TypeAlias = list[Bit]


class Lettering:
    """The letters on the board: first letters of the notation's names."""

    def terrain(self, terrain: Terrain) -> str:
        return "" if terrain == NEUTRAL else TERRAINS[terrain][0].upper()

    def player(self, faction: Faction | None, seat: Seat) -> str:
        return str(seat + 1) if faction is None else FACTIONS[faction][0].upper()

    def ruins(self) -> str:
        return "Ruins"

    def neutral(self, level: int) -> str:
        return f"[n{level}]"

    def abandoned(self) -> str:
        return "[-]"

    def named(self, shape: Shape) -> str:
        return NAMED[shape]

    def post(self, letter: str) -> str:
        return f"${letter}"

    def figure(self, name: str) -> str:
        return FIGURES[name]


PLAIN: Final = Lettering()


def plain_board(view: View) -> str:
    """The board as a text."""
    lines = ("".join(bit.text for bit in line) for line in board_lines(view))
    return "\n".join(line.rstrip() for line in lines)


def board_lines(view: View, letters: Lettering = PLAIN) -> list[Line]:
    """The board with its rows and columns numbered; edges that do not exist are left out."""
    columns = view.board_columns
    exists = [space for space, on in enumerate(view.board) if on != MISSING]
    shown_rows = sorted({space // columns for space in exists})
    shown_columns = sorted({space % columns for space in exists})
    heads = [Bit(f"c{column}".center(WIDTH), "heading") for column in shown_columns]
    lines = [[Bit("   ", "heading"), *heads]]
    for row in shown_rows:
        cells = [_space(view, row * columns + column, letters) for column in shown_columns]
        for line in range(3):
            head = Bit(f"r{row} " if line == 1 else "   ", "heading")
            lines.append([head, *(bit for cell in cells for bit in cell[line])])
    return lines


def _space(view: View, space: Space, letters: Lettering) -> list[Line]:
    """A space as three lines of equal width."""
    on = view.board[space]
    if on in (MISSING, EMPTY):
        signs = ["", "" if on == MISSING else "·", ""]
        if space in view.impassable:
            signs = ["/" * (WIDTH - 2)] * 3
        return [[Bit(sign.center(WIDTH), "empty")] for sign in signs]
    ground = terrain_of(on)
    letter = letters.terrain(ground)
    room = SIDE - len(letter)
    pieces = _heroes(view, space, letters) + _pieces(view, space, letters)
    places = _corners(pieces, room)
    north, south = "│" if on & NORTH else " ", "│" if on & SOUTH else " "
    # The terrain's letter, then heroes and other pieces in the four corners.
    return [
        [
            Bit(letter, "mark", ground),
            *_padded(places[3], room, ground),
            Bit(north, "road", ground),
            *_padded(places[2], SIDE, ground),
        ],
        _middle(view, space, letters),
        [
            *_padded(places[0], SIDE, ground),
            Bit(south, "road", ground),
            *_padded(places[1], SIDE, ground),
        ],
    ]


def _middle(view: View, space: Space, letters: Lettering) -> Line:
    """The roads to the west and east, between them what stands on the card."""
    on = view.board[space]
    ground = terrain_of(on)
    west, east = "─" if on & WEST else " ", "─" if on & EAST else " "
    label = _label(view, space, letters)
    left = (WIDTH - len(label.text)) // 2
    right = WIDTH - left - len(label.text)
    return [Bit(west * left, "road", ground), label, Bit(east * right, "road", ground)]


def _label(view: View, space: Space, letters: Lettering) -> Bit:
    """What stands on the card: a city, ruins, or how its roads meet."""
    on = view.board[space]
    ground = terrain_of(on)
    city = next((city for city in view.cities if city.space == space), None)
    if shape_of(on) == RUINS:
        text = letters.ruins() + (f" {city.level}" if city else "")
    elif city is not None and city.owner is not None:
        faction = view.players[city.owner].faction
        letter = letters.player(faction, city.owner)
        return Bit(f"[{letter}{city.level}]", "owned", ground, faction)
    elif city is not None:
        text = letters.neutral(city.level)
    elif is_city(on):
        text = letters.abandoned()
    elif shape_of(on) in NAMED:
        text = letters.named(shape_of(on))
    else:
        return Bit(CROSSING[on & 15], "road", ground)
    return Bit(text, "mark", ground)


def _corners(pieces: Line, least: int) -> list[Line]:
    """The pieces in the four corners, the last of which has less room; one each, if it goes."""
    places: list[Line] = [[], [], [], []]
    for number, piece in enumerate(pieces):
        for at in range(number, number + 4):
            room = least if at % 4 == 3 else SIDE
            if _length(places[at % 4]) + len(piece.text) <= room:
                places[at % 4].append(piece)
                break
    return places


def _pieces(view: View, space: Space, letters: Lettering) -> Line:
    """Trading posts, Metamorpha and Bilkarr."""
    found = []
    shown: dict[str, Any] = {module.name: module.state for module in view.modules}
    for post in shown["trading"].posts if "trading" in shown else ():
        if post.space == space:
            faction = view.players[post.seat].faction
            text = letters.post(letters.player(faction, post.seat))
            found.append(Bit(text, "owned", terrain_of(view.board[space]), faction))
    for name in FIGURES:
        if name in shown and shown[name].space == space:
            found.append(Bit(letters.figure(name), "figure"))
    return found


def _heroes(view: View, space: Space, letters: Lettering) -> Line:
    found = []
    for player in view.players:
        count = player.heroes.count(space)
        if count:
            letter = letters.player(player.faction, player.seat)
            text = f"@{letter}" + (str(count) if count > 1 else "")
            found.append(Bit(text, "owned", terrain_of(view.board[space]), player.faction))
    return found


def _padded(bits: Line, width: int, ground: Terrain) -> Line:
    """Bits that fill a width; what follows them is bare ground."""
    return [*bits, Bit(" " * (width - _length(bits)), "road", ground)]


def _length(bits: Line) -> int:
    return sum(len(bit.text) for bit in bits)
