"""What is said in the lobby: open tables, games to watch, and who waits for a table."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from battalia.engine import Options
from battalia.server.clocks import Clock
from battalia.server.messages import Body, FromClient, Language, OwnText, Ref, Shown, Tale

Wanted: TypeAlias = Literal["any", "new", "steady", "strong"]
"""Whom one looks for: anybody, people who are new to it, those who know it, or those who are good
at it."""
Box: TypeAlias = Literal["base", "stormgates"]
Pace: TypeAlias = Literal["fast", "calm", "days"]
"""A short game by the clock, a whole one by the book's clock, or one with days for each move."""
MOST_DELAY: Final = 100
LONGEST_WAIT: Final = 600
"""Seconds after which computers sit down at the latest, if at all."""


class Opening(Body, frozen=True):
    """A table that everybody may come to."""

    level: Wanted = "any"
    language: Language | Literal[""] = ""
    """In which one would like to talk; empty: any."""
    delay: Annotated[int, Meta(ge=0, le=MOST_DELAY)] | None = None
    """So many acts behind the game are those who watch; not there: as is usual."""


class NewOpening(Body, frozen=True):
    """A new table that everybody may come to."""

    players: Annotated[int, Meta(ge=2, le=6)]
    box: Box = "base"
    pace: Pace = "fast"
    rated: bool = False
    opening: Opening = Opening()


class Sit(Body, frozen=True):
    """A free seat of an open table."""

    text: OwnText = ""
    """What one adds to the table's seed."""


class LobbySeat(Shown, frozen=True):
    """Who sits there."""

    kind: Literal["person", "computer", "open"]
    name: str = ""
    level: str | None = None


class LobbyTable(Shown, frozen=True):
    """A table in the lobby: it waits for players, or everybody may watch it."""

    id: str
    state: Literal["waiting", "playing"]
    options: Options
    """But for the text of a board and of corrections."""
    seats: list[LobbySeat]
    clock: Clock
    opened: float
    tale: Tale | None = None
    """The scenario that is played: its title."""
    level: Wanted = "any"
    language: str = ""
    day: int = 0
    """Of the game; 0: it has not begun."""
    rated: bool = False
    delay: int = 0
    """So many acts behind it are those who watch."""


class LobbyInfo(Shown, frozen=True):
    """The whole lobby."""

    tables: list[LobbyTable]
    """The newest first."""
    people: int
    """So many have a page of this server open."""


class TableGone(Shown, frozen=True):
    """A table that is in the lobby no longer."""

    table: str


class PeopleHere(Shown, frozen=True):
    people: int


class Featured(Shown, frozen=True):
    """A game that is worth watching just now."""

    table: LobbyTable | None = None


class Seek(FromClient, frozen=True, tag="seek"):
    """A table of this kind, with whoever else wants one; for as long as one is connected."""

    players: Annotated[int, Meta(ge=2, le=6)]
    box: Box = "base"
    pace: Pace = "fast"
    computers: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] | None = None
    """After so many seconds they take the seats that are left; not there: never."""
    rated: bool = False
    """The game counts for the ratings of who plays it; all of them need an account."""
    ref: Ref = ""


class StopSeeking(FromClient, frozen=True, tag="stop-seeking"):
    ref: Ref = ""


class Paired(Shown, frozen=True):
    """A table was found: the game has begun."""

    table: str


BODIES: Final[tuple[type[Struct], ...]] = (
    Opening,
    NewOpening,
    Sit,
    LobbyInfo,
    TableGone,
    PeopleHere,
    Featured,
    Paired,
)
"""What goes over HTTP, and events of the stream."""
