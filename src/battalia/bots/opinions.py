"""What the computer players think of single things: cards, storm events, potions and the like.

The numbers are data, ``worth`` in ``weights.toml``. A thing has the name there that the notation
gives it; what a table does not name is worth its default, so nobody stumbles over a card that came
later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import Any, Final

import msgspec

from battalia.engine.content import Content
from battalia.engine.terms import KINDS, TERRAINS, Kind, Terrain, is_great_kind

FILE: Final = "weights.toml"
DEFAULT: Final = "default"
"""What a table says of things that it does not name."""
GREAT: Final = "great-artefact"
"""What it says of Great Artefacts that it does not name."""


class _File(msgspec.Struct):
    worth: dict[str, dict[str, float | tuple[float, ...]]]


def file() -> bytes:
    """All that the computer players hold dear, as it is written."""
    return files("battalia.bots").joinpath(FILE).read_bytes()


_TABLES: Final = msgspec.toml.decode(file(), type=_File).worth
_WORTHS: Final[list[Worths]] = []


class Worths(dict[Any, float]):
    """What the things of one table are worth, each looked up once."""

    def __init__(self, table: str, names: Callable[[Any], tuple[str, ...]]) -> None:
        super().__init__()
        self.table = table
        self.names = names
        _WORTHS.append(self)

    def __missing__(self, thing: Any) -> float:
        known = _TABLES.get(self.table, {})
        name = next((name for name in (*self.names(thing), DEFAULT) if name in known), None)
        worth = self[thing] = 0.0 if name is None else number(self.table, name)
        return worth


def number(table: str, name: str) -> float:
    """One entry of a table."""
    found = _TABLES[table][name]
    assert isinstance(found, float)
    return found


def numbers(table: str, name: str) -> tuple[float, ...]:
    """An entry that is a row of numbers: of none, of one, of two …"""
    found = _TABLES[table][name]
    assert isinstance(found, tuple)
    return found


def is_known(table: str, name: str) -> bool:
    """Whether a table has such an entry."""
    return name in _TABLES.get(table, {})


def learn(worth: Mapping[str, Mapping[str, float]]) -> None:
    """More entries for the tables: opinions of things that came with a module from outside."""
    for table, entries in worth.items():
        known = _TABLES.setdefault(table, {})
        known.update({name: float(worth) for name, worth in entries.items()})
    for worths in _WORTHS:
        worths.clear()


def think_of(contents: Iterable[Content]) -> None:
    """What contents say of themselves, where the tables say nothing."""
    for content in contents:
        if content.worth is not None and not is_known(content.opinions, content.name):
            learn({content.opinions: {content.name: content.worth}})


def by_kind(kind: Kind) -> tuple[str, ...]:
    """The names under which a table may have a kind of card."""
    name = KINDS.get(kind, "")
    return (name, GREAT) if is_great_kind(kind) else (name,)


def by_terrain(terrain: Terrain) -> tuple[str, ...]:
    return (TERRAINS[terrain],) if 0 <= terrain < len(TERRAINS) else ()


def by_choice(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The word with which the notation begins a choice."""
    return (str(kind.__struct_config__.tag),)


def by_name(thing: object) -> tuple[str, ...]:
    """What has no other name than itself."""
    return (str(thing),)


KEPT: Final = Worths("cards", by_kind)
"""What a card in the hand may still be good for in this turn, by kind."""
LAID: Final = Worths("laid", by_kind)
"""What it costs to have laid a card in a battle, by kind."""
GREAT_WORTH: Final = Worths("great-artefacts", by_kind)
"""Great Artefacts, by kind, one against the other."""
