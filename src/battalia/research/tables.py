"""Tables to begin with, by name: from one week on a small board to everything at once."""

from typing import Final

import msgspec

from battalia.engine.options import Options, with_expansion

TABLES: Final[dict[str, Options]] = {
    "small": Options(players=2, weeks=1),
    "short": Options(players=2, weeks=2),
    "two": Options(players=2, weeks=4),
    "three": Options(players=3, weeks=4),
    "four": Options(players=4, weeks=4),
    "storm-small": with_expansion(2, weeks=1),
    "teams": with_expansion(4, weeks=4),
    "six": with_expansion(6, weeks=4),
    "everything": with_expansion(
        6,
        weeks=4,
        metamorpha=True,
        bilkarr=True,
        fanatics=True,
        valleys="bridge",
        staff=True,
        summoning=True,
    ),
}
"""``small`` and ``short`` are the curriculum: with two players the base game's board has 5 × 5
spaces (B14.2), and after a week or two it is over (B13.3)."""


class NoTable(ValueError):
    """A table that nobody knows."""


def table_of(table: str | Options) -> Options:
    """The options of a table: its name, options as JSON, or options as they are."""
    if isinstance(table, Options):
        return table
    if table in TABLES:
        return TABLES[table]
    if table.lstrip().startswith("{"):
        try:
            return msgspec.json.decode(table, type=Options)
        except msgspec.DecodeError as error:
            raise NoTable(f"these are no options of a table: {error}") from None
    raise NoTable(f"there is no table {table!r}: it is one of {', '.join(TABLES)}")
