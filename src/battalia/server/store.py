"""All that outlives the process: people, tables, seats, acts, chat. The only way to the database.

What is promised:

- A write that has returned is on disk: it survives the death of the process and a power cut.
- A write is done whole or not at all, and writes are done in the order in which they were asked
  for. A caller that is cancelled while it waits takes nothing back.
- A read sees every write that has returned, and sees one moment: no write comes in between.
- Nobody waits for longer than ``PATIENCE``, whatever the database does: what takes longer is
  given up with a ``StoreError``. A write that was given up is not done later; only one whose commit
  had begun may have been done all the same.

One thread writes. It takes all writes that wait, gives each a savepoint of its own in one
transaction, and pays for the disk once. Reads have a few threads of their own.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from types import EllipsisType
from typing import Final, Generic, Literal, TypeAlias, TypedDict, TypeVar, Unpack

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Delete,
    Double,
    Engine,
    Executable,
    ForeignKey,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    literal,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from battalia.engine.notation import seat_name
from battalia.engine.terms import Seat
from battalia.server.hurrying import hurry
from battalia.server.table import Act

READERS: Final = 4
CHAT_KEPT: Final = 500
"""So many lines are kept of what is said at a table; older ones go."""
FINISHED: Final = 20
"""So many tables for each that may be unfinished somebody may have set up in all."""
TOKENS_EACH: Final = 20
"""By so many tokens at most a person is known; one more, and the oldest ends."""
TICKETS_EACH: Final = 5
"""So many tickets of each purpose a person has at most; one more, and the oldest ends. Of codes,
which are short, only the last one counts."""
PUSHES_EACH: Final = 10
"""On so many devices at most a person hears by push; one more, and the oldest does no longer."""
PATIENCE: Final = 10
"""Seconds to wait for a database that is locked or does not answer."""
MOST_WAITING: Final = 10_000
"""So many reads, and so many writes, wait at most; more are refused at once."""
PROBE: Final = "probe"
PROBE_SIZE: Final = 32_768
"""Bytes: enough that a disk which is all but full is noticed."""

State: TypeAlias = Literal["waiting", "playing", "over", "broken"]
SeatKind: TypeAlias = Literal["person", "computer", "open"]
Origin: TypeAlias = Literal["new", "seed", "record", "position", "clone"]
Purpose: TypeAlias = Literal["confirm", "sign-in", "reset", "device", "code"]
"""What a ticket is for; the last two are shown on a screen, for another device."""
Shelf: TypeAlias = Literal["archive", "removed"]
"""Where somebody has put a table that is not among their games any more."""

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)
T_co = TypeVar("T_co", covariant=True)


class StoreError(Exception):
    """The database cannot be had, or a write was refused: why, in one sentence."""

    def __init__(self, sentence: str, *, taken: bool = False) -> None:
        super().__init__(sentence)
        self.taken = taken
        """Somebody else has this login, or this address."""


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


# The same for the database. A change here needs a revision in ``migrations``.

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("hook", Text),
    Column("created", Double, nullable=False),
    Column("address", Text, index=True, unique=True),
    Column("mails", Boolean, nullable=False, server_default=false()),
    Column("language", Text, nullable=False, server_default="en"),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

PUSHES: Final = Table(
    "pushes",
    METADATA,
    # Whatever ends a token ends this, too.
    Column("token", ForeignKey(TOKENS.c.hash, ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False, index=True),
    Column("public", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
)

CODES: Final = Table(
    "codes",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
)

TICKETS: Final = Table(
    "tickets",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("purpose", Text, nullable=False),
    Column("address", Text),
    Column("expires", Double, nullable=False, index=True),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("host", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("watch", LargeBinary, nullable=False, unique=True),
    Column("start", Text),
    Column("state", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("next", ForeignKey("tables.id"), index=True),
    Column("clock_since", Double),
    Column("deadline", Double, index=True),
    Column("problem", Text, nullable=False),
    Column("asked", Text, nullable=False, server_default=""),
    Column("day", Integer, nullable=False, server_default="0"),
    Column("origin", Text, nullable=False, server_default="new"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", ForeignKey(PEOPLE.c.id), index=True),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("stand_in", Text),
    Column("link", LargeBinary, unique=True),
    Column("left", Double),
    Column("muted", Boolean, nullable=False),
    Column("invited", LargeBinary, index=True),
    Column("resigned", Double),
    Column("ends", Boolean, nullable=False, server_default=false()),
)

SHELVES: Final = Table(
    "shelves",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, index=True),
    Column("shelf", Text, nullable=False),
)

ACTS: Final = Table(
    "acts",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("at", Double, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("position", LargeBinary, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("person", ForeignKey(PEOPLE.c.id), index=True),
)

META: Final = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


NOBODY: Final[Mapping[str, object]] = {
    "name": "",
    "login": None,
    "password": None,
    "hook": None,
    "created": 0.0,
    "address": None,
    "mails": False,
    "language": "en",
}
"""What is left of somebody who has gone."""


class Store:
    """The database of one server: SQLite in a file, or PostgreSQL."""

    def __init__(
        self, url: str, clock: Callable[[], float] = time.time, patience: float = PATIENCE
    ) -> None:
        """``sqlite:///path`` or ``postgresql://…``. Nothing is touched yet."""
        self._url = _understood(url)
        self._where = self._url.database if _is_sqlite(self._url) else repr(self._url)
        self._clock = clock
        self._patience = patience
        self._writing = _engine(self._url, 1, patience)
        self._reading = _engine(self._url, READERS, patience, only_reads=True)
        self._reads = 0
        """How many are under way."""
        self._waiting: SimpleQueue[_Write[object] | None] = SimpleQueue()
        self._writer: Thread | None = None
        self._readers: ThreadPoolExecutor | None = None

    def check(self) -> None:
        """Refuses a database that is not there in the form that this program knows."""
        try:
            if _is_sqlite(self._url) and not Path(self._url.database or "").exists():
                raise StoreError(f"There is no database {self._where}.")
            with self._reading.connect() as connection:
                heads = MigrationContext.configure(connection).get_current_heads()
            if set(heads) != set(_revisions().get_heads()):
                raise StoreError(
                    f"The database {self._where} is not of this version of Battalia;"
                    " “battalia migrate” brings an older one up to date."
                )
        except SQLAlchemyError as error:
            raise self._error(error) from error
        finally:
            self._reading.dispose()

    def upgrade(self) -> None:
        """Brings the database to the form that this program knows; makes it where there is none.

        All or nothing. A database of a newer program is refused and left alone.
        """
        upgrading = _engine(self._url, 1, PATIENCE, unhurried=True)
        try:
            if _is_sqlite(self._url):
                assert self._url.database is not None
                Path(self._url.database).parent.mkdir(parents=True, exist_ok=True)
            known = {known.revision for known in _revisions().walk_revisions()}
            # Where there is much in the database, a change of its form takes its time.
            with upgrading.begin() as connection:
                if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
                    raise StoreError(
                        f"The database {self._where} belongs to a newer version of Battalia."
                    )
                config = _alembic()
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (SQLAlchemyError, OSError) as error:
            raise self._error(error) from error
        finally:
            upgrading.dispose()

    async def open(self) -> None:
        """From now on there are reads and writes, until ``close``."""
        assert self._writer is None, "the store is open"
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="battalia-reader")
        # A process that ends without closing does not wait: nobody was promised what still waits.
        self._writer = Thread(target=self._write_all, name="battalia-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Does everything that was asked for, and nothing more."""
        writer, readers = self._writer, self._readers
        if writer is None or readers is None:
            return
        self._writer = self._readers = None
        self._waiting.put(None)
        await asyncio.shield(asyncio.to_thread(self._finish, writer, readers))

    def _finish(self, writer: Thread, readers: ThreadPoolExecutor) -> None:
        writer.join()
        readers.shutdown()
        self._reading.dispose()
        # Last: the last connection to SQLite tidies the file.
        self._writing.dispose()

    # People.

    async def add_person(self, name: str, token_hash: bytes) -> Person:
        """A new person, known by this token."""
        now = self._clock()

        def work(connection: Connection) -> Person:
            new = insert(PEOPLE).values(name=name, created=now).returning(*_of(PEOPLE, Person))
            (person,) = _rows(connection, Person, new)
            token = {"hash": token_hash, "person": person.id, "created": now}
            connection.execute(insert(TOKENS), token)
            return person

        return await self._write(work)

    async def set_person(self, person_id: int, **columns: Unpack[PersonColumns]) -> None:
        """A login that somebody else has is refused with ``taken``."""
        await self._write(lambda connection: _set_person(connection, person_id, columns))

    async def set_account(
        self,
        person_id: int,
        *,
        before: str | None,
        password: str,
        login: str | None = None,
        code: bytes | None = None,
        ticket: bytes | None = None,
        codes: Sequence[bytes] = (),
        but: bytes | None = None,
    ) -> Ended | None:
        """A new password, and perhaps a login; ``before`` is what was kept of the one until now.

        ``code`` or ``ticket`` is used up by it, and ``codes`` take the place of all others. If
        there was a password, all tokens end but one, and all tickets, and the keys to the person's
        seats. None, and nothing is changed: the password has changed since, or the code or ticket
        was used. A login that somebody else has is refused with ``taken``.
        """
        columns: PersonColumns = {"password": password}
        if login is not None:
            columns["login"] = login

        def work(connection: Connection) -> Ended | None:
            its = select(PEOPLE.c.password).where(PEOPLE.c.id == person_id)
            row = connection.execute(its).first()
            if row is None or row[0] != before:
                return None
            if code is not None:
                the_code = delete(CODES).where(CODES.c.hash == code, CODES.c.person == person_id)
                if connection.execute(the_code).rowcount != 1:
                    return None
            if ticket is not None and not _use_ticket(connection, ticket):
                return None
            _set_person(connection, person_id, columns)
            if codes:
                _set_codes(connection, person_id, codes)
            if before is None:
                return Ended([], [])
            return _end_others(connection, person_id, but)

        return await self._write(work)

    async def set_codes(self, person_id: int, codes: Sequence[bytes]) -> None:
        """A person's recovery codes, hashed; those until now end."""
        await self._write(lambda connection: _set_codes(connection, person_id, codes))

    async def codes(self, person_id: int) -> set[bytes]:
        """What is kept of the recovery codes that a person can still use."""
        its = select(CODES.c.hash).where(CODES.c.person == person_id)
        return await self._read(lambda connection: set(connection.execute(its).scalars()))

    async def set_address(
        self, person_id: int, address: str | None, *, ticket: bytes | None = None
    ) -> bool:
        """Another address for e-mail, or none; what was sent to the one until now ends.

        ``ticket`` is used up by it. False, and nothing is changed: it was used. An address that
        somebody else has is refused with ``taken``.
        """
        columns: PersonColumns = {"address": address}
        if address is None:
            columns["mails"] = False

        def work(connection: Connection) -> bool:
            if ticket is not None and not _use_ticket(connection, ticket):
                return False
            try:
                _update(connection, PEOPLE, {"id": person_id}, columns)
            except IntegrityError as error:
                raise StoreError("Somebody else has this address.", taken=True) from error
            connection.execute(delete(TICKETS).where(TICKETS.c.person == person_id))
            return True

        return await self._write(work)

    async def add_ticket(self, ticket: Ticket, now: float) -> bool:
        """One more ticket; the oldest beyond so many end, and so do those whose time is over.

        False, and nothing is added: it was to go to an address that is no longer the person's.
        """
        its = (TICKETS.c.person == ticket.person) & (TICKETS.c.purpose == ticket.purpose)
        bound = ticket.address is not None and ticket.purpose != "confirm"
        most = 1 if ticket.purpose == "code" else TICKETS_EACH
        address = select(PEOPLE.c.address).where(PEOPLE.c.id == ticket.person)

        def work(connection: Connection) -> bool:
            if bound and connection.execute(address).scalar() != ticket.address:
                return False
            connection.execute(delete(TICKETS).where(TICKETS.c.expires <= now))
            _insert(connection, TICKETS, [msgspec.structs.asdict(ticket)])
            newest_first = (
                select(TICKETS.c.hash)
                .where(its)
                .order_by(TICKETS.c.expires.desc(), TICKETS.c.hash != ticket.hash)
            )
            ended = list(connection.execute(newest_first).scalars())[most:]
            connection.execute(delete(TICKETS).where(TICKETS.c.hash.in_(ended)))
            return True

        return await self._write(work)

    async def ticket(self, ticket_hash: bytes, now: float) -> tuple[Ticket, Person] | None:
        """A ticket that can still be used, and whose it is."""
        its = select(*_of(TICKETS, Ticket)).where(
            TICKETS.c.hash == ticket_hash, TICKETS.c.expires > now
        )

        def look(connection: Connection) -> tuple[Ticket, Person] | None:
            ticket = _row(connection, Ticket, its)
            if ticket is None:
                return None
            owner = select(*_of(PEOPLE, Person)).where(PEOPLE.c.id == ticket.person)
            person = _row(connection, Person, owner)
            return None if person is None else (ticket, person)

        return await self._read(look)

    async def add_token(
        self,
        person_id: int,
        token_hash: bytes,
        *,
        password: str | None = None,
        ticket: bytes | None = None,
    ) -> list[bytes] | None:
        """One more token by which this person is known; the oldest beyond so many, which end.

        ``ticket`` is used up by it. None, and nothing is added: it was used, or what is kept of the
        password is no longer ``password``.
        """
        token = {"hash": token_hash, "person": person_id, "created": self._clock()}
        its = select(PEOPLE.c.password).where(PEOPLE.c.id == person_id)

        def work(connection: Connection) -> list[bytes] | None:
            if password is not None and connection.execute(its).scalar() != password:
                return None
            if ticket is not None and not _use_ticket(connection, ticket):
                return None
            _insert(connection, TOKENS, [token])
            newest_first = (
                select(TOKENS.c.hash)
                .where(TOKENS.c.person == person_id)
                .order_by(TOKENS.c.created.desc(), TOKENS.c.hash != token_hash)
            )
            ended = list(connection.execute(newest_first).scalars())[TOKENS_EACH:]
            connection.execute(delete(TOKENS).where(TOKENS.c.hash.in_(ended)))
            return ended

        return await self._write(work)

    async def drop_token(self, token_hash: bytes) -> None:
        """Nobody is known by this token any more, nor comes in by what was shown with it."""
        whose = select(TOKENS.c.person).where(TOKENS.c.hash == token_hash).scalar_subquery()
        shown = (TICKETS.c.person == whose) & TICKETS.c.purpose.in_(["device", "code"])

        def work(connection: Connection) -> None:
            connection.execute(delete(TICKETS).where(shown))
            connection.execute(delete(TOKENS).where(TOKENS.c.hash == token_hash))

        await self._write(work)

    async def drop_others(self, person_id: int, but: bytes) -> Ended:
        """The tokens of a person end, but for one, and so do the keys to the person's seats."""
        return await self._write(lambda connection: _end_others(connection, person_id, but))

    async def tokens(self, person_id: int) -> int:
        """By how many tokens a person is known."""
        its = select(func.count()).where(TOKENS.c.person == person_id)
        return await self._read(lambda connection: connection.execute(its).scalar_one())

    async def set_push(self, push: Push) -> bool:
        """The browser of this token hears by push from now on; False: nobody has this token.

        Whoever else was known in the same browser does no longer. Beyond so many of a person the
        oldest ends.
        """
        row = {**msgspec.structs.asdict(push), "created": self._clock()}
        whose = select(TOKENS.c.person).where(TOKENS.c.hash == push.token)
        # Who does not know the secret is not that browser, and ends nobody's.
        same = (PUSHES.c.endpoint == push.endpoint) & (PUSHES.c.secret == push.secret)

        def work(connection: Connection) -> bool:
            person = connection.execute(whose).scalar()
            if person is None:
                return False
            connection.execute(delete(PUSHES).where(same | (PUSHES.c.token == push.token)))
            _insert(connection, PUSHES, [row])
            newest_first = (
                select(PUSHES.c.token)
                .join(TOKENS)
                .where(TOKENS.c.person == person)
                .order_by(PUSHES.c.created.desc(), PUSHES.c.token != push.token)
            )
            ended = list(connection.execute(newest_first).scalars())[PUSHES_EACH:]
            connection.execute(delete(PUSHES).where(PUSHES.c.token.in_(ended)))
            return True

        return await self._write(work)

    async def pushes(self, person_id: int) -> list[Push]:
        """Where a person hears by push, the oldest first."""
        its = (
            select(*_of(PUSHES, Push))
            .join(TOKENS)
            .where(TOKENS.c.person == person_id)
            .order_by(PUSHES.c.created)
        )
        return await self._read(lambda connection: _rows(connection, Push, its))

    async def drop_push(self, token_hash: bytes, endpoint: str | None = None) -> None:
        """The browser of this token hears nothing more; with ``endpoint``, not at this one."""
        its = delete(PUSHES).where(PUSHES.c.token == token_hash)
        if endpoint is not None:
            its = its.where(PUSHES.c.endpoint == endpoint)

        def work(connection: Connection) -> None:
            connection.execute(its)

        await self._write(work)

    async def forget_person(self, person_id: int) -> Forgotten:
        """Nothing of a person is left but what others need to play on, and that has no name.

        A table goes if nobody else sits at it or has set it up. At all others the seats of this
        person are nobody's, and the host is somebody else. What the person said is empty.
        """

        def work(connection: Connection) -> Forgotten:
            sits = select(SEATS.c.table).where(SEATS.c.person == person_id)
            its = select(TABLES.c.id, TABLES.c.host, TABLES.c.state).where(
                or_(TABLES.c.host == person_id, TABLES.c.id.in_(sits))
            )
            gone: list[str] = []
            left: list[str] = []
            for table, host, state in connection.execute(its).all():
                seats = _seats(connection, [table])[table]
                if is_only_of(person_id, host, seats):
                    _drop_table(connection, table)
                    gone.append(table)
                    continue
                left.append(table)
                others = [row.person for row in seats if row.person not in (None, person_id)]
                unhosted = host == person_id and not others
                if host == person_id and others:
                    _update(connection, TABLES, {"id": table}, {"host": others[0]})
                for row in seats:
                    if row.person == person_id:
                        which = {"table": table, "seat": row.seat}
                        _update(connection, SEATS, which, _left_by(state, unhosted))
            said = CHAT.c.person == person_id
            connection.execute(update(CHAT).where(said).values(person=None, name="", text=""))
            ended = _end_tokens(connection, person_id)
            for its_own in (CODES, TICKETS, SHELVES):
                connection.execute(delete(its_own).where(its_own.c.person == person_id))
            # The number alone is left, so that it is never given to somebody else.
            _update(connection, PEOPLE, {"id": person_id}, NOBODY)
            return Forgotten(ended, gone, left)

        return await self._write(work)

    async def person(self, person_id: int) -> Person | None:
        return await self._person(PEOPLE.c.id == person_id)

    async def person_of_token(self, token_hash: bytes) -> Person | None:
        its = select(TOKENS.c.person).where(TOKENS.c.hash == token_hash).scalar_subquery()
        return await self._person(PEOPLE.c.id == its)

    async def person_of_login(self, login: str, otherwise: str | None = None) -> Person | None:
        """Whose login this is, or else the other one; found or not, it is one look."""
        its = PEOPLE.c.login.in_([login, otherwise or login])
        return await self._person(its, first=PEOPLE.c.login != login)

    async def person_of_address(self, address: str) -> Person | None:
        return await self._person(PEOPLE.c.address == address)

    async def _person(
        self, which: ColumnElement[bool], first: ColumnElement[bool] | None = None
    ) -> Person | None:
        its = select(*_of(PEOPLE, Person)).where(which).order_by(first)
        return await self._read(lambda connection: _row(connection, Person, its))

    # Tables and seats.

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        acts: Sequence[Act] = (),
        snapshots: Sequence[Snapshot] = (),
        *,
        past_of: str | None = None,
        most: int | None = None,
    ) -> bool:
        """A new table; with acts, they count from 0 to its epoch.

        ``past_of``: instead of acts of its own it has those of this other table, to its epoch.
        False, and nothing is added: its host has ``most`` unfinished tables already, or
        ``FINISHED`` times as many in all.
        """
        if past_of is None and (not _in_order(acts, 0) or table.epoch != len(acts) - 1):
            raise StoreError(f"The acts of table {table.id} do not count from 0 to its epoch.")
        its_seats, its_acts = _belonging(table.id, seats), _belonging(table.id, acts)
        its_snapshots = _belonging(table.id, snapshots)
        hosted = select(func.count()).where(TABLES.c.host == table.host)
        unfinished = hosted.where(TABLES.c.state.in_(("waiting", "playing")))

        def work(connection: Connection) -> bool:
            if most is not None and (
                connection.execute(unfinished).scalar_one() >= most
                or connection.execute(hosted).scalar_one() >= FINISHED * most
            ):
                return False
            _insert(connection, TABLES, [msgspec.structs.asdict(table)])
            _insert(connection, SEATS, its_seats)
            _insert(connection, ACTS, its_acts)
            _insert(connection, SNAPSHOTS, its_snapshots)
            if past_of is not None:
                for past in (ACTS, SNAPSHOTS):
                    _copy_rows(connection, past, past_of, table.id, table.epoch)
            return True

        return await self._write(work)

    async def drop_table(self, table_id: str, person_id: int) -> bool:
        """A table is no more, with all that belongs to it, if it is this person's alone."""

        def work(connection: Connection) -> bool:
            its = select(TABLES.c.host).where(TABLES.c.id == table_id)
            host = connection.execute(its).scalar()
            seats = _seats(connection, [table_id])[table_id]
            if host is None or not is_only_of(person_id, host, seats):
                return False
            _drop_table(connection, table_id)
            return True

        return await self._write(work)

    async def games_with_others(self, person_id: int) -> list[str]:
        """The games in play in which a person has a seat and is not alone with computers."""
        sits = select(SEATS.c.table).where(SEATS.c.person == person_id)
        its = select(TABLES.c.id, TABLES.c.host).where(
            TABLES.c.id.in_(sits), TABLES.c.state == "playing"
        )

        def look(connection: Connection) -> list[str]:
            return [
                table
                for table, host in connection.execute(its).all()
                if not is_only_of(person_id, host, _seats(connection, [table])[table])
            ]

        return await self._read(look)

    async def append(
        self,
        table_id: str,
        acts: Sequence[Act],
        *,
        state: State | None = None,
        result: str | None = None,
        asked: str | None = None,
        day: int | None = None,
        clock_since: float | EllipsisType | None = ...,
        deadline: float | EllipsisType | None = ...,
        left: Mapping[Seat, float] | None = None,
        seats: Mapping[Seat, SeatColumns] | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Adds the next acts, and what they change at the table and its seats, in one go.

        Acts that do not follow on the table's last one are refused, and nothing is changed.
        What is not given stays; None stops a clock and lifts a deadline.
        """
        columns: dict[str, object] = {}
        if state is not None:
            columns["state"] = state
        if result is not None:
            columns["result"] = result
        if asked is not None:
            columns["asked"] = asked
        if day is not None:
            columns["day"] = day
        if clock_since is not ...:
            columns["clock_since"] = clock_since
        if deadline is not ...:
            columns["deadline"] = deadline
        which: dict[str, object] = {"id": table_id}
        if acts:
            if not _in_order(acts, acts[0].number):
                raise StoreError(f"The new acts of table {table_id} are not in order.")
            columns["epoch"] = acts[-1].number
            columns["changed"] = acts[-1].at
            # Whoever else has written at this table in the meantime is not written over.
            which["epoch"] = acts[0].number - 1
        its_acts = _belonging(table_id, acts)
        its_snapshots = [] if snapshot is None else [snapshot]
        clocks = dict(left or {})

        def work(connection: Connection) -> None:
            _update(connection, TABLES, which, columns)
            _insert(connection, ACTS, its_acts)
            for seat, seconds in clocks.items():
                _update(connection, SEATS, {"table": table_id, "seat": seat}, {"left": seconds})
            for seat, changed in (seats or {}).items():
                _update(connection, SEATS, {"table": table_id, "seat": seat}, changed)
            _put_snapshots(connection, table_id, its_snapshots)

        await self._write(work)

    async def set_table(self, table_id: str, **columns: Unpack[TableColumns]) -> None:
        await self._write(lambda connection: _update(connection, TABLES, {"id": table_id}, columns))

    async def set_replayed(self, table_id: str, **columns: Unpack[TableColumns]) -> None:
        """What a table is under new rules; a snapshot is one of the old rules, and goes."""

        def work(connection: Connection) -> None:
            _update(connection, TABLES, {"id": table_id}, columns)
            connection.execute(_its_snapshots(table_id))

        await self._write(work)

    async def set_seat(self, table_id: str, seat: Seat, **columns: Unpack[SeatColumns]) -> None:
        which = {"table": table_id, "seat": seat}
        await self._write(lambda connection: _update(connection, SEATS, which, columns))

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats in order."""

        def look(connection: Connection) -> tuple[TableRow, list[SeatRow]] | None:
            its = select(*_of(TABLES, TableRow)).where(TABLES.c.id == table_id)
            table = _row(connection, TableRow, its)
            return None if table is None else (table, _seats(connection, [table_id])[table_id])

        return await self._read(look)

    async def table_of_watch(self, watch: bytes) -> str | None:
        """The table that may be watched with the key of this hash."""

        def look(connection: Connection) -> str | None:
            its = select(TABLES.c.id).where(TABLES.c.watch == watch)
            return connection.execute(its).scalar()

        return await self._read(look)

    async def seat_of_link(self, link: bytes) -> tuple[str, Seat] | None:
        """The table and the seat to which the key of this hash leads."""
        return await self._seat(SEATS.c.link == link)

    async def seat_taken_by(self, link: bytes) -> tuple[str, Seat] | None:
        """The table and the seat that was taken by the link of this hash."""
        return await self._seat(SEATS.c.invited == link)

    async def _seat(self, which: ColumnElement[bool]) -> tuple[str, Seat] | None:
        def look(connection: Connection) -> tuple[str, Seat] | None:
            row = connection.execute(select(SEATS.c.table, SEATS.c.seat).where(which)).first()
            return None if row is None else (row[0], row[1])

        return await self._read(look)

    async def put_on_shelf(self, person_id: int, table_id: str, shelf: Shelf | None) -> None:
        """A person has a table elsewhere than among their games; None: there again."""
        its = (SHELVES.c.table == table_id) & (SHELVES.c.person == person_id)
        row = {"table": table_id, "person": person_id, "shelf": shelf}

        def work(connection: Connection) -> None:
            connection.execute(delete(SHELVES).where(its))
            _insert(connection, SHELVES, [] if shelf is None else [row])

        await self._write(work)

    async def tables_of(
        self,
        person_id: int,
        *,
        limit: int,
        before: float | None = None,
        shelf: Shelf | EllipsisType | None = ...,
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables at which a person sits or which the person opened, the latest change first.

        ``before``: only those last changed before that time. ``shelf``: only those that lie there,
        with None those that lie on none. More than ``limit`` only where several were changed at the
        very moment at which they would be cut off.
        """
        sits = select(SEATS.c.table).where(SEATS.c.person == person_id)
        its = select(*_of(TABLES, TableRow)).where(
            or_(TABLES.c.host == person_id, TABLES.c.id.in_(sits))
        )
        if before is not None:
            its = its.where(TABLES.c.changed < before)
        lying = select(SHELVES.c.table).where(SHELVES.c.person == person_id)
        if shelf is None:
            its = its.where(TABLES.c.id.not_in(lying))
        elif shelf is not ...:
            its = its.where(TABLES.c.id.in_(lying.where(SHELVES.c.shelf == shelf)))
        its = its.order_by(TABLES.c.changed.desc(), TABLES.c.id)

        def look(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            found = _rows(connection, TableRow, its.limit(limit))
            if len(found) == limit:
                last = found[-1]
                same = its.where(TABLES.c.changed == last.changed, TABLES.c.id > last.id)
                found += _rows(connection, TableRow, same)
            seats = _seats(connection, [table.id for table in found])
            return [(table, seats[table.id]) for table in found]

        return await self._read(look)

    async def waiting_for(self, person_id: int, limit: int) -> list[str]:
        """The games that wait for a person, the latest change first; no lessons, and nothing that
        was put away."""
        lying = select(SHELVES.c.table).where(SHELVES.c.person == person_id)
        its = (
            select(TABLES.c.id, TABLES.c.asked, TABLES.c.settings, SEATS.c.seat)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(
                SEATS.c.person == person_id,
                SEATS.c.stand_in.is_(None),
                TABLES.c.state == "playing",
                TABLES.c.asked != "",
                TABLES.c.id.not_in(lying),
            )
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
        )

        def look(connection: Connection) -> list[str]:
            found = connection.execute(its)
            waiting = [
                table
                for table, asked, settings, seat in found
                if seat_name(seat) in asked.split()
                and not msgspec.json.decode(settings).get("lesson")
            ]
            # Several seats at one screen are one game.
            return list(dict.fromkeys(waiting))[:limit]

        return await self._read(look)

    async def due(self, now: float) -> list[str]:
        """The tables in play whose deadline has come, the longest overdue first."""
        its = (
            select(TABLES.c.id)
            .where(TABLES.c.state == "playing", TABLES.c.deadline <= now)
            .order_by(TABLES.c.deadline, TABLES.c.id)
        )
        return await self._read(lambda connection: list(connection.execute(its).scalars()))

    async def table_ids(self, rules_other_than: int | None = None) -> list[str]:
        """All tables, or those begun under other rules, the oldest first."""
        its = select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
        if rules_other_than is not None:
            its = its.where(TABLES.c.rules != rules_other_than)
        return await self._read(lambda connection: list(connection.execute(its).scalars()))

    async def shift_clocks(self, seconds: float) -> None:
        """Gives back a time in which nobody could play to all tables in play."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(TABLES)
                .where(TABLES.c.state == "playing")
                .values(
                    clock_since=TABLES.c.clock_since + seconds, deadline=TABLES.c.deadline + seconds
                )
            )

        await self._write(work)

    async def count(self) -> int:
        """How many tables there are."""
        its = select(func.count()).select_from(TABLES)
        return await self._read(lambda connection: connection.execute(its).scalar_one())

    # What happened at a table, and what was said.

    async def acts(self, table_id: str, after: int = -1, until: int | None = None) -> list[Act]:
        """The acts of a table in order, undone ones and undos included."""
        its = (
            select(*_of(ACTS, Act))
            .where(ACTS.c.table == table_id, ACTS.c.number > after)
            .order_by(ACTS.c.number)
        )
        if until is not None:
            its = its.where(ACTS.c.number <= until)
        return await self._read(lambda connection: _rows(connection, Act, its))

    async def snapshot(self, table_id: str, until: int | None = None) -> Snapshot | None:
        """The latest snapshot of a table, or the latest until this act."""
        its = (
            select(*_of(SNAPSHOTS, Snapshot))
            .where(SNAPSHOTS.c.table == table_id)
            .order_by(SNAPSHOTS.c.number.desc())
            .limit(1)
        )
        if until is not None:
            its = its.where(SNAPSHOTS.c.number <= until)
        return await self._read(lambda connection: _row(connection, Snapshot, its))

    async def snapshots(self, table_id: str) -> list[Snapshot]:
        """All snapshots of a table in order."""
        its = (
            select(*_of(SNAPSHOTS, Snapshot))
            .where(SNAPSHOTS.c.table == table_id)
            .order_by(SNAPSHOTS.c.number)
        )
        return await self._read(lambda connection: _rows(connection, Snapshot, its))

    async def settled(self, table_id: str, number: int) -> int | None:
        """The first act from this one on behind which no undo reaches; None: it is not known."""
        its = select(func.min(SNAPSHOTS.c.number)).where(
            SNAPSHOTS.c.table == table_id, SNAPSHOTS.c.number >= number
        )

        def look(connection: Connection) -> int | None:
            return connection.execute(its).scalar()

        return await self._read(look)

    async def add_snapshots(self, table_id: str, snapshots: Sequence[Snapshot]) -> None:
        """More shortcuts; where there is one already, the new one takes its place."""
        await self._write(lambda connection: _put_snapshots(connection, table_id, snapshots))

    async def drop_snapshot(self, table_id: str, number: int) -> None:
        """A snapshot that is good for nothing goes; the acts are whole without it."""
        its = _its_snapshots(table_id).where(SNAPSHOTS.c.number == number)

        def work(connection: Connection) -> None:
            connection.execute(its)

        await self._write(work)

    async def add_chat(self, table_id: str, line: ChatLine) -> ChatLine:
        """The line with the number that it gets here."""

        def work(connection: Connection) -> ChatLine:
            last = select(func.max(CHAT.c.number)).where(CHAT.c.table == table_id)
            number = connection.execute(last).scalar()
            said = msgspec.structs.replace(line, number=0 if number is None else number + 1)
            _insert(connection, CHAT, _belonging(table_id, [said]))
            old = CHAT.c.number <= said.number - CHAT_KEPT
            connection.execute(delete(CHAT).where(CHAT.c.table == table_id, old))
            return said

        return await self._write(work)

    async def chat(self, table_id: str, last: int = 200) -> list[ChatLine]:
        """The last lines said at a table, the oldest of them first."""
        its = (
            select(*_of(CHAT, ChatLine))
            .where(CHAT.c.table == table_id, CHAT.c.text != "")
            .order_by(CHAT.c.number.desc())
            .limit(last)
        )
        return await self._read(lambda connection: _rows(connection, ChatLine, its)[::-1])

    async def said(
        self, person_id: int, *, limit: int, after: tuple[str, int] = ("", -1)
    ) -> list[tuple[str, ChatLine]]:
        """What a person said, with the table where: by table and number, behind ``after``."""
        table, number = after
        its = (
            select(CHAT.c.table, *_of(CHAT, ChatLine))
            .where(
                CHAT.c.person == person_id,
                or_(CHAT.c.table > table, (CHAT.c.table == table) & (CHAT.c.number > number)),
            )
            .order_by(CHAT.c.table, CHAT.c.number)
            .limit(limit)
        )

        def look(connection: Connection) -> list[tuple[str, ChatLine]]:
            return [(where, ChatLine(*line)) for where, *line in connection.execute(its)]

        return await self._read(look)

    # What the server notes for itself.

    async def meta(self, key: str) -> str | None:
        its = select(META.c.value).where(META.c.key == key)

        def look(connection: Connection) -> str | None:
            return connection.execute(its).scalar()

        return await self._read(look)

    async def set_meta(self, key: str, value: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(META).where(META.c.key == key))
            _insert(connection, META, [{"key": key, "value": value}])

        await self._write(work)

    async def try_writing(self) -> None:
        """Returns if something of some size could be written just now. It is gone again."""

        def work(connection: Connection) -> None:
            connection.execute(delete(META).where(META.c.key == PROBE))
            _insert(connection, META, [{"key": PROBE, "value": "x" * PROBE_SIZE}])
            connection.execute(delete(META).where(META.c.key == PROBE))

        await self._write(work)

    # The threads.

    async def _read(self, look: Callable[[Connection], T]) -> T:
        if self._readers is None:
            raise StoreError(f"The database {self._where} is not open.")
        if self._reads >= MOST_WAITING:
            raise self._overdue()
        self._reads += 1
        looking = self._readers.submit(self._look, look)
        try:
            # One that nobody waits for any more is not begun.
            async with asyncio.timeout(self._patience):
                return await asyncio.wrap_future(looking)
        except TimeoutError:
            raise self._overdue() from None
        finally:
            self._reads -= 1

    def _look(self, look: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return look(connection)
        except SQLAlchemyError as error:
            raise self._error(error) from error

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Has this done by the writer; returns when it is on disk."""
        if self._writer is None:
            raise StoreError(f"The database {self._where} is not open.")
        if self._waiting.qsize() >= MOST_WAITING:
            raise self._overdue()
        write = _Write(work)
        self._waiting.put(write)
        try:
            async with asyncio.timeout(self._patience):
                # Shielded: what was asked for is done even when nobody waits for it any more.
                return await asyncio.shield(asyncio.wrap_future(write.done))
        except TimeoutError:
            write.done.cancel()
            raise self._overdue() from None
        except SQLAlchemyError as error:
            raise self._error(error) from error

    def _write_all(self) -> None:
        """The writer's day: until the ``None`` that ``close`` puts at the end."""
        at_work = True
        while at_work:
            group = [self._waiting.get()]
            try:
                while True:
                    group.append(self._waiting.get_nowait())
            except Empty:
                pass
            at_work = None not in group
            self._write_group([write for write in group if write is not None])

    def _write_group(self, group: Sequence[_Write[object]]) -> None:
        """One transaction for all of them. Only when it is on disk does anybody hear of it."""
        group = [write for write in group if not write.done.cancelled()]
        if not group:
            return
        wanted: list[_Write[object]] = []
        try:
            with self._writing.begin() as connection:
                outcomes = [write.run(connection) for write in group]
                # From here on nobody can give up what is theirs.
                wanted = [write for write in group if write.done.set_running_or_notify_cancel()]
                if len(wanted) < len(group):
                    raise self._overdue()
        except Exception as error:
            for write in wanted or group:
                with suppress(InvalidStateError):
                    write.done.set_exception(error)
        else:
            for tell in outcomes:
                tell()

    def _overdue(self) -> StoreError:
        return StoreError(f"The database {self._where} has not answered in time.")

    def _error(self, cause: Exception) -> StoreError:
        """What went wrong with the database, in one sentence, without a password."""
        told = str(cause.orig if isinstance(cause, DBAPIError) else cause)
        first = next(iter(told.splitlines()), type(cause).__name__).strip().rstrip(".")
        return StoreError(f"The database {self._where} cannot be used: {first}.")


class _Write(Generic[T_co]):
    """One write on its way: what is to be done, and what its caller waits for."""

    def __init__(self, work: Callable[[Connection], T_co]) -> None:
        self._work = work
        self.done: Future[T_co] = Future()

    def run(self, connection: Connection) -> Callable[[], None]:
        """Does it in a savepoint; returns what tells the caller how it went, for later.

        Raises only when the whole transaction is lost.
        """
        savepoint = connection.begin_nested()
        try:
            value = self._work(connection)
            savepoint.commit()
        except Exception as error:
            if connection.invalidated:
                raise
            try:
                savepoint.rollback()
            except SQLAlchemyError:
                # SQLite has given up the whole transaction: the disk is full, for one.
                raise error from None
            return partial(self.done.set_exception, error)
        return partial(self.done.set_result, value)


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", "battalia.server:migrations")
    return config


def _revisions() -> ScriptDirectory:
    return ScriptDirectory.from_config(_alembic())


def _understood(url: str) -> URL:
    """The database's address, with the driver that is used here."""
    try:
        understood = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError("The database's address is no URL.") from error
    if understood.drivername == "postgresql":
        understood = understood.set(drivername="postgresql+psycopg")
    if _is_sqlite(understood):
        if understood.database in (None, "", ":memory:"):
            raise StoreError("A SQLite database needs a file: sqlite:///path.")
    elif understood.drivername != "postgresql+psycopg":
        raise StoreError("A database is either sqlite:///path or postgresql://user@host/name.")
    return understood


def _is_sqlite(url: URL) -> bool:
    return url.drivername == "sqlite"


def _engine(
    url: URL,
    connections: int,
    patience: float,
    *,
    only_reads: bool = False,
    unhurried: bool = False,
) -> Engine:
    """Connections that are set up for what is promised; opened when they are first needed.

    A database that does not answer is given up after ``patience`` seconds; ``unhurried``: it may
    work for as long as it needs, once there is a connection.
    """
    try:
        if not _is_sqlite(url):
            engine = create_engine(
                url,
                pool_size=connections,
                max_overflow=0,
                # A server that was started anew in the meantime costs nobody an act.
                pool_pre_ping=True,
                hide_parameters=True,
                isolation_level="REPEATABLE READ" if only_reads else "READ COMMITTED",
                connect_args={"connect_timeout": max(2, round(patience))},
            )
            if not unhurried:
                hurry(engine, patience)
            return engine.execution_options(postgresql_readonly=only_reads)
        engine = create_engine(
            url,
            poolclass=QueuePool,
            pool_size=connections,
            max_overflow=0,
            # No error tells what was to be stored.
            hide_parameters=True,
            connect_args={"timeout": patience, "check_same_thread": False},
        )
    except ImportError as error:
        raise StoreError("PostgreSQL needs one more package: battalia[postgres].") from error

    def connected(connection: sqlite3.Connection, _: object) -> None:
        # The driver must not begin and end transactions on its own, or savepoints do not work.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        # In this mode less than FULL would lose the last acts in a power cut.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if only_reads:
            connection.execute("PRAGMA query_only = ON")

    def begun(connection: Connection) -> None:
        # The writer takes the lock at once, rather than fail halfway for want of it.
        connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


# Rows in and out.


def _of(table: Table, row: type[msgspec.Struct]) -> list[Column[object]]:
    """The columns of which a row is made, in its order."""
    return [table.c[name] for name in row.__struct_fields__]


def _rows(connection: Connection, kind: type[R], its: Executable) -> list[R]:
    return [kind(*columns) for columns in connection.execute(its)]


def _row(connection: Connection, kind: type[R], its: Executable) -> R | None:
    return next(iter(_rows(connection, kind, its)), None)


def _belonging(table_id: str, rows: Sequence[msgspec.Struct]) -> list[dict[str, object]]:
    """The rows of one table, ready to be inserted."""
    return [{"table": table_id, **msgspec.structs.asdict(row)} for row in rows]


def _in_order(acts: Sequence[Act], first: int) -> bool:
    """Whether the acts count up by one from ``first``."""
    return all(act.number == number for number, act in enumerate(acts, first))


def _insert(connection: Connection, table: Table, rows: list[dict[str, object]]) -> None:
    if rows:
        connection.execute(_addition(table), rows)


def _update(
    connection: Connection,
    table: Table,
    which: Mapping[str, object],
    columns: Mapping[str, object],
) -> None:
    """Changes one row, which must be there."""
    if not columns:
        return
    change = _change(table, tuple(which), tuple(columns))
    values = {f"the_{name}": value for name, value in which.items()}
    values |= {f"new_{name}": value for name, value in columns.items()}
    if connection.execute(change, values).rowcount != 1:
        named = ", ".join(f"{name} {value}" for name, value in which.items())
        raise StoreError(f"There is no row with {named} among the {table.name}.")


@cache
def _change(table: Table, which: tuple[str, ...], columns: tuple[str, ...]) -> Update:
    """A change of one row: built once, for building it costs more than carrying it out."""
    the_row = [table.c[name] == bindparam(f"the_{name}") for name in which]
    return (
        update(table).where(*the_row).values({name: bindparam(f"new_{name}") for name in columns})
    )


@cache
def _addition(table: Table) -> Insert:
    """New rows; built once as well."""
    return insert(table)


def _its_snapshots(table_id: str) -> Delete:
    return delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table_id)


def _put_snapshots(connection: Connection, table_id: str, snapshots: Sequence[Snapshot]) -> None:
    if snapshots:
        numbers = [snapshot.number for snapshot in snapshots]
        connection.execute(_its_snapshots(table_id).where(SNAPSHOTS.c.number.in_(numbers)))
        _insert(connection, SNAPSHOTS, _belonging(table_id, snapshots))


def _copy_rows(connection: Connection, rows: Table, source: str, target: str, until: int) -> None:
    """What belongs to one table belongs to another as well, up to this number."""
    others = [column for column in rows.c if column.name != "table"]
    found = select(literal(target), *others).where(rows.c.table == source, rows.c.number <= until)
    names = ["table", *(column.name for column in others)]
    copied = connection.execute(insert(rows).from_select(names, found)).rowcount
    if rows is ACTS and copied != until + 1:
        raise StoreError(f"Table {source} has gone, or does not have all of its acts.")


def _seats(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, in order."""
    seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    its = (
        select(SEATS.c.table, *_of(SEATS, SeatRow))
        .where(SEATS.c.table.in_(table_ids))
        .order_by(SEATS.c.table, SEATS.c.seat)
    )
    for table_id, *columns in connection.execute(its):
        seats[table_id].append(SeatRow(*columns))
    return seats


def _set_person(connection: Connection, person_id: int, columns: PersonColumns) -> None:
    try:
        _update(connection, PEOPLE, {"id": person_id}, columns)
    except IntegrityError as error:
        if "login" not in columns:
            raise
        raise StoreError(
            f"The login {columns['login']} belongs to somebody else.", taken=True
        ) from error


def is_only_of(person_id: int, host: int, seats: Sequence[SeatRow]) -> bool:
    """Whether a table is this person's alone: nobody else sits at it, or has set it up."""
    return host == person_id and all(
        row.kind != "person" or row.person == person_id for row in seats
    )


def _left_by(state: State, unhosted: bool) -> SeatColumns:
    """What a seat is when the person who sat there is no more."""
    columns: SeatColumns = {"person": None, "name": "", "link": None}
    if state == "waiting" and unhosted:
        # An open seat would stay empty for ever: nobody could hand out a link to it.
        columns |= {"kind": "computer", "level": "steady"}
    elif state == "waiting":
        columns["kind"] = "open"
    return columns


def _drop_table(connection: Connection, table_id: str) -> None:
    connection.execute(update(TABLES).where(TABLES.c.next == table_id).values(next=None))
    for belonging in (SEATS, ACTS, SNAPSHOTS, CHAT, SHELVES):
        connection.execute(delete(belonging).where(belonging.c.table == table_id))
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


def _end_tokens(connection: Connection, person_id: int, but: bytes | None = None) -> list[bytes]:
    """A person is known by one token at most any more; those that ended."""
    its = TOKENS.c.person == person_id
    if but is not None:
        its &= TOKENS.c.hash != but
    ended = list(connection.execute(select(TOKENS.c.hash).where(its)).scalars())
    connection.execute(delete(TOKENS).where(its))
    return ended


def _end_others(connection: Connection, person_id: int, but: bytes | None) -> Ended:
    """Whatever may be in somebody else's hands ends: other tokens, tickets, the keys to seats."""
    tokens = _end_tokens(connection, person_id, but)
    connection.execute(delete(TICKETS).where(TICKETS.c.person == person_id))
    its = (SEATS.c.person == person_id) & SEATS.c.link.is_not(None)
    tables = list(connection.execute(select(SEATS.c.table).where(its).distinct()).scalars())
    connection.execute(update(SEATS).where(its).values(link=None))
    return Ended(tokens, tables)


def _set_codes(connection: Connection, person_id: int, codes: Sequence[bytes]) -> None:
    connection.execute(delete(CODES).where(CODES.c.person == person_id))
    _insert(connection, CODES, [{"hash": code, "person": person_id} for code in codes])


def _use_ticket(connection: Connection, ticket_hash: bytes) -> bool:
    """Whether it could still be used; it is used up now."""
    return connection.execute(delete(TICKETS).where(TICKETS.c.hash == ticket_hash)).rowcount == 1
