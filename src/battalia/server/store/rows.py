"""What the store holds, as the server sees it, and what of it may change."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

import msgspec

from battalia.engine.terms import Seat

State: TypeAlias = Literal["waiting", "playing", "over", "broken"]
SeatKind: TypeAlias = Literal["person", "computer", "open"]
Origin: TypeAlias = Literal["new", "seed", "record", "position", "clone"]
Purpose: TypeAlias = Literal["confirm", "sign-in", "reset", "device", "code"]
"""What a ticket is for; the last two are shown on a screen, for another device."""
Shelf: TypeAlias = Literal["archive", "removed"]
"""Where somebody has put a table that is not among their games any more."""


class StoreError(Exception):
    """The database cannot be had, or a write was refused: why, in one sentence."""

    def __init__(self, sentence: str, *, taken: bool = False) -> None:
        super().__init__(sentence)
        self.taken = taken
        """Somebody else has this login, or this address."""


class Fenced(StoreError):
    """This process does not lead the table, so it wrote nothing there."""


class Elsewhere(Exception):
    """Another process leads the table."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__(table)
        self.table = table
        self.address = address
        """Where the other processes reach its leader; empty: nobody does, or nobody leads it just
        now, and it can be had in a moment."""


# The rows. Their fields are the columns, but for the table to which a row belongs.


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays; with a login, on any device."""

    id: int
    name: str
    login: str | None
    password: str | None
    """Hashed."""
    hook: str | None
    """Where to send reminders: a URL."""
    created: float
    address: str | None = None
    """For e-mail: confirmed, and nobody else's."""
    mails: bool = False
    """Whether reminders go there, too."""
    language: str = "en"
    """In which letters are written."""


class Ticket(msgspec.Struct, frozen=True):
    """A link or a code that can be used once: the hash of its key, and what it is for."""

    hash: bytes
    person: int
    purpose: Purpose
    address: str | None
    """Where it was sent; None: it was shown to the person."""
    expires: float


class Push(msgspec.Struct, frozen=True):
    """A browser that wants to hear by push; it ends with the token by which it is known."""

    token: bytes
    endpoint: str
    """Where its push service takes what is for this browser: a URL."""
    public: bytes
    """The browser's key, with which only it can read what it is sent."""
    secret: bytes
    """What else only the browser and this server know."""
    language: str


class TableRow(msgspec.Struct, frozen=True):
    """A table: what is played there, and how it stands."""

    id: str
    created: float
    changed: float
    """When the last act was done."""
    options: str
    """The game's options, as JSON."""
    settings: str
    """The table's own settings, as JSON."""
    rules: int
    """The version of the rules under which its acts were done."""
    seed: str
    host: int
    """The person who opened the table."""
    watch: bytes
    """The hash of the key to watch."""
    start: str | None = None
    """The position from which the game began, as JSON; None: the usual set-up."""
    state: State = "waiting"
    result: str = ""
    epoch: int = -1
    """The number of the last act; -1: the game has not begun."""
    next: str | None = None
    """The table of the rematch."""
    clock_since: float | None = None
    """Since when the clocks of those who are waited for have been running."""
    deadline: float | None = None
    """When the first clock runs out."""
    problem: str = ""
    """Why the table is broken or, once it is over, where these rules do not lead through it."""
    asked: str = ""
    """Who is waited for: ``p1 p3``."""
    day: int = 0
    """The day of the game; 0: it has not begun."""
    origin: Origin = "new"
    """With what it began: unless it is new, whoever set it up may know what others do not."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where at a table."""

    seat: Seat
    kind: SeatKind
    person: int | None = None
    name: str = ""
    level: str | None = None
    """How well a computer plays."""
    stand_in: str | None = None
    """The computer that plays for an absent person."""
    link: bytes | None = None
    """The hash of the key to this seat."""
    left: float | None = None
    """Seconds on the clock."""
    muted: bool = False
    invited: bytes | None = None
    """The hash of the link by which the seat was taken: it leads nowhere, and who has it is told
    why."""
    resigned: float | None = None
    """When the person gave up; from then on a computer plays."""
    ends: bool = False
    """Since somebody has resigned, the person here would rather end the game."""

    @property
    def plays(self) -> bool:
        """Whether there is somebody who may still come and play."""
        return (
            self.kind == "person"
            and self.resigned is None
            and (self.person is not None or self.link is not None)
        )


class Snapshot(msgspec.Struct, frozen=True):
    """The position after an act behind which no undo reaches: a shortcut, never the truth."""

    number: int
    position: bytes


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table; None for a seat: by somebody who watches."""

    at: float
    seat: Seat | None
    name: str
    text: str
    """Empty: whoever said it has gone, and took it along."""
    number: int = -1
    """0, 1, 2 …, given by the store."""
    person: int | None = None
    """Whose line it is."""


class Ended(msgspec.Struct, frozen=True):
    """What no longer proves who somebody is."""

    tokens: list[bytes]
    tables: list[str]
    """Tables at which keys to seats have ended."""


class Forgotten(msgspec.Struct, frozen=True):
    """What went with a person."""

    tokens: list[bytes]
    gone: list[str]
    """Tables that were nobody else's: they are no more."""
    left: list[str]
    """Tables that other people still have."""


class PersonColumns(TypedDict, total=False):
    """What of a person may change."""

    name: str
    login: str | None
    password: str | None
    hook: str | None
    address: str | None
    mails: bool
    language: str


class TableColumns(TypedDict, total=False):
    """What of a table may change; its epoch does with its acts alone."""

    changed: float
    options: str
    settings: str
    rules: int
    seed: str
    host: int
    watch: bytes
    start: str | None
    state: State
    result: str
    next: str | None
    clock_since: float | None
    deadline: float | None
    problem: str
    asked: str
    day: int


class SeatColumns(TypedDict, total=False):
    """What of a seat may change."""

    kind: SeatKind
    person: int | None
    name: str
    level: str | None
    stand_in: str | None
    link: bytes | None
    left: float | None
    muted: bool
    invited: bytes | None
    resigned: float | None
    ends: bool
