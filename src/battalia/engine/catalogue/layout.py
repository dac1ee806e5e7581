"""The board that a table plays on: its spaces, and what lies on them at the start."""

from collections.abc import Collection
from typing import Final

from battalia.engine.bounds import LONGEST_SIDE
from battalia.engine.catalogue.mistakes import (
    LAYOUT,
    CatalogueError,
    Place,
    at_least,
    between,
    exactly,
)
from battalia.engine.catalogue.printed import PrintedLayout, formed, read_toml
from battalia.engine.notation import shown

ROWS: Final = (5, 7)
COLUMNS: Final = (5, 11)
"""The fewest and the most that a layout file may have (S10.5)."""


def read_layout(text: str, factions: int) -> "Layout":
    """The board of a layout file (S10.3): one table with the spaces of each card, checked."""
    printed = formed(read_toml(text, LAYOUT), PrintedLayout, LAYOUT)
    between(printed.rows, *ROWS, LAYOUT.at("rows"), "S10.5")
    between(printed.columns, *COLUMNS, LAYOUT.at("columns"), "S10.5")
    return Layout(printed, LAYOUT, factions)


class Layout:
    """The spaces of one board (B0.9, B14.3, S10.3), as numbers ``row * columns + column``."""

    __slots__ = (
        "columns",
        "factions_place",
        "gates",
        "great_artefacts",
        "link",
        "missing",
        "neutral",
        "place",
        "removed_factions",
        "rows",
        "ruins",
        "start",
    )

    def __init__(self, printed: PrintedLayout, place: Place, factions: int) -> None:
        """``place``: where it is written; ``factions``: how many the box holds."""
        self.place = place
        self.rows = between(printed.rows, 1, LONGEST_SIDE, place.at("rows"))
        self.columns = between(printed.columns, 1, LONGEST_SIDE, place.at("columns"))
        self.great_artefacts = printed.great_artefacts
        if printed.factions is None:
            self.removed_factions = printed.removed_factions
            self.factions_place = place.at("removed_factions")
        else:
            self.removed_factions = factions - printed.factions
            self.factions_place = place.at("factions")
        missing: set[int] = set()
        # Each once: a ring is all of the board to look at.
        for entry in dict.fromkeys(printed.missing):
            if isinstance(entry, str):
                missing |= self._named_spaces(entry)
            else:
                missing.add(self._space(entry, "missing"))
        self.missing = frozenset(missing)
        self.ruins = self._spaces(printed.ruins, "ruins")
        self.start = self._spaces(printed.start, "start")
        self.neutral = self._spaces(printed.neutral, "neutral")
        self.gates = self._spaces(printed.gates, "gates")
        self.link = None if printed.link is None else self._space(printed.link, "link")
        self._check_cards()
        self._check_cities()

    def around(self, space: int) -> list[int]:
        """The spaces of the grid around one, its corners included, row by row."""
        row, column = divmod(space, self.columns)
        return [
            there * self.columns + here
            for there in range(max(0, row - 1), min(self.rows, row + 2))
            for here in range(max(0, column - 1), min(self.columns, column + 2))
            if (there, here) != (row, column)
        ]

    def space_name(self, space: int) -> str:
        row, column = divmod(space, self.columns)
        return f"r{row}c{column}"

    def _spaces(self, printed: list[tuple[int, int]], entry: str) -> tuple[int, ...]:
        return tuple(self._space(at, entry) for at in printed)

    def _space(self, at: tuple[int, int], entry: str) -> int:
        row, column = at
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise CatalogueError(
                self.place.at(entry), "notation-space-here", text=f"r{row}c{column}"
            )
        return row * self.columns + column

    def _named_spaces(self, entry: str) -> set[int]:
        """``ring``: the outer ring (B14.2); ``corners``: the dark corner spaces (B14.1)."""
        last_row, last_column = self.rows - 1, self.columns - 1
        if entry == "ring":
            return {
                row * self.columns + column
                for row in range(self.rows)
                for column in range(self.columns)
                if row in (0, last_row) or column in (0, last_column)
            }
        if entry == "corners":
            spaces = set()
            for row, inward_row in ((0, 1), (last_row, last_row - 1)):
                for column, inward_column in ((0, 1), (last_column, last_column - 1)):
                    spaces |= {
                        row * self.columns + column,
                        inward_row * self.columns + column,
                        row * self.columns + inward_column,
                    }
            return spaces
        raise CatalogueError(self.place.at("missing"), "catalogue-spaces", text=shown(entry))

    def _check_cards(self) -> None:
        entries = {"ruins": self.ruins, "start": self.start, "neutral": self.neutral}
        entries |= {"gates": self.gates, "link": () if self.link is None else (self.link,)}
        taken: set[int] = set()
        for entry, spaces in entries.items():
            for space in spaces:
                self.check_card(space, taken, entry)
                taken.add(space)

    def check_card(self, space: int, taken: Collection[int], entry: str) -> None:
        """Refuses a card of this entry where another one lies, or where no space is."""
        name = self.space_name(space)
        if space in taken:
            raise CatalogueError(self.place.at(entry), "catalogue-space-taken", space=name)
        if space in self.missing:
            raise CatalogueError(self.place.at(entry), "catalogue-space-missing", space=name)

    def _check_cities(self) -> None:
        cities = {*self.start, *self.neutral}
        for space in cities:
            row, column = divmod(space, self.columns)
            beside = set()
            if row + 1 < self.rows:
                beside.add(space + self.columns)
            if column + 1 < self.columns:
                beside.add(space + 1)
            if beside & cities:
                entry = "start" if space in self.start else "neutral"
                name = self.space_name(space)
                raise CatalogueError(self.place.at(entry), "law-cities-apart", "B4.4", space=name)

    def check_players(self, players: int) -> None:
        """Refuses a board that is not for so many players (B14, S10.2)."""
        exactly(len(self.start), players, self.place.at("start"), "B1.1")
        exactly(len(self.neutral), players, self.place.at("neutral"), "B1.1")
        at_least(len(self.ruins), 1, self.place.at("ruins"), "B1.1")
