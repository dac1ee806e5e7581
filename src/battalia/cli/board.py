"""The board on a terminal: three lines for each space, roads drawn, colours doubled by letters."""

from typing import Final

from rich.text import Text

from battalia.cli.modules import module
from battalia.engine import View
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
    NORTH,
    RUINS,
    SHAPES,
    SOUTH,
    TERRAINS,
    WEST,
    Faction,
    Space,
    shape_of,
    terrain_of,
)
from battalia.words import say

WIDTH: Final = 9
SIDE: Final = WIDTH // 2
GROUND: Final = ("dark_green", "dark_blue", "dark_red", "orange4", "green4", "grey62", "grey35")
"""The background of each terrain."""
COLOUR: Final = ("green3", "dodger_blue1", "red1", "gold1", "orange1", "white")
"""The colour of each faction."""
CROSSING: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""How roads meet on a card without a city, by its exits."""


NAMED: Final = (GATE, LINK, CLOSED_ROAD, CLOSED_BUILDING)
"""Cards that are told apart by a word."""


def faction_style(faction: Faction | None) -> str:
    """How a player's things are printed."""
    return "bold" if faction is None else f"bold black on {COLOUR[faction]}"


def faction_letter(faction: Faction | None, seat: int) -> str:
    return str(seat + 1) if faction is None else say(f"faction-short-{FACTIONS[faction]}")


def draw_board(view: View) -> Text:
    """The board with its rows and columns numbered; edges that do not exist are left out."""
    columns = view.board_columns
    exists = [space for space, on in enumerate(view.board) if on != MISSING]
    shown_rows = sorted({space // columns for space in exists})
    shown_columns = sorted({space % columns for space in exists})
    drawn = Text("   ", no_wrap=True)
    for column in shown_columns:
        drawn.append(f"c{column}".center(WIDTH), style="bold")
    for row in shown_rows:
        cells = [draw_space(view, row * columns + column) for column in shown_columns]
        for line in range(3):
            drawn.append("\n")
            drawn.append(f"r{row} " if line == 1 else "   ", style="bold")
            for cell in cells:
                drawn.append_text(cell[line])
    return drawn


def draw_space(view: View, space: Space) -> list[Text]:
    """A space as three lines of equal width."""
    on = view.board[space]
    if on == MISSING:
        return [Text(" " * WIDTH) for _ in range(3)]
    if on == EMPTY:
        if space in view.impassable:
            return [Text(("/" * (WIDTH - 2)).center(WIDTH), style="dim") for _ in range(3)]
        return [Text(" " * WIDTH), Text("·".center(WIDTH), style="dim"), Text(" " * WIDTH)]
    ground = f"white on {GROUND[terrain_of(on)]}"
    letter = say(f"terrain-short-{TERRAINS[terrain_of(on)]}")
    lines = [Text(style=ground) for _ in range(3)]
    places = _corners(_heroes(view, space) + _pieces(view, space), SIDE - len(letter))
    # The terrain's letter, then heroes and other pieces in the four corners.
    lines[0].append(letter, style="bold white")
    lines[0].append_text(_padded(places[3], SIDE - len(letter)))
    lines[0].append("│" if on & NORTH else " ")
    lines[0].append_text(_padded(places[2], SIDE))
    lines[1].append_text(_middle(view, space))
    lines[2].append_text(_padded(places[0], SIDE))
    lines[2].append("│" if on & SOUTH else " ")
    lines[2].append_text(_padded(places[1], SIDE))
    return lines


def _middle(view: View, space: Space) -> Text:
    """The roads to the west and east, between them what stands on the card."""
    on = view.board[space]
    west, east = "─" if on & WEST else " ", "─" if on & EAST else " "
    city = next((city for city in view.cities if city.space == space), None)
    if shape_of(on) == RUINS:
        label, style = say("board-ruins"), "bold white"
        label += f" {city.level}" if city else ""
    elif city is not None and city.owner is not None:
        faction = view.players[city.owner].faction
        label, style = f"{faction_letter(faction, city.owner)}{city.level}", faction_style(faction)
        label = f"[{label}]"
    elif city is not None:
        label, style = say("board-neutral", level=city.level), "bold white"
    elif is_city(on):
        label, style = say("board-abandoned"), "bold white"
    elif shape_of(on) in NAMED:
        label, style = say(f"board-{SHAPES[shape_of(on)]}"), "bold white"
    else:
        label, style = CROSSING[on & 15], "white"
    left = (WIDTH - len(label)) // 2
    middle = Text(west * left)
    middle.append(label, style=style)
    middle.append(east * (WIDTH - left - len(label)))
    return middle


def _corners(pieces: list[Text], least: int) -> list[Text]:
    """The pieces in the four corners, the last of which has less room; one each, if it goes."""
    places = [Text() for _ in range(4)]
    for number, piece in enumerate(pieces):
        for at in range(number, number + 4):
            room = least if at % 4 == 3 else SIDE
            if len(places[at % 4]) + len(piece) <= room:
                places[at % 4].append_text(piece)
                break
    return places


def _pieces(view: View, space: Space) -> list[Text]:
    """Trading posts, Metamorpha and Bilkarr."""
    found = []
    trading = module(view, "trading")
    for post in trading.posts if trading else ():
        if post.space == space:
            faction = view.players[post.seat].faction
            label = say("board-post", letter=faction_letter(faction, post.seat))
            found.append(Text(label, style=faction_style(faction)))
    for name in ("metamorpha", "bilkarr"):
        figure = module(view, name)
        if figure is not None and figure.space == space:
            found.append(Text(say(f"board-{name}"), style="bold black on white"))
    return found


def _heroes(view: View, space: Space) -> list[Text]:
    found = []
    for player in view.players:
        count = player.heroes.count(space)
        if count:
            letter = faction_letter(player.faction, player.seat)
            label = f"@{letter}" + (str(count) if count > 1 else "")
            found.append(Text(label, style=faction_style(player.faction)))
    return found


def _padded(text: Text, width: int) -> Text:
    """A text that fills a width; what follows keeps the ground's colour."""
    padded = Text()
    padded.append_text(text)
    padded.append(" " * (width - len(text)))
    return padded
