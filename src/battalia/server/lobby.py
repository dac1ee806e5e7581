"""The lobby: tables that everybody may come to, and games that everybody may watch.

Every process knows all of it, and whoever follows the lobby hears of each change. What a table
looks like there the process says that leads it, whenever it changes; a process that comes in, or
has missed something, reads it from the store. A table is there from when its host opens it until
its game is over; one at which nobody has sat down in time is open no longer.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Iterable
from typing import Final, NamedTuple, cast

import msgspec
import structlog
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from battalia.engine import Options, with_expansion
from battalia.server.clocks import Clock, book_preset
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Busy, Denied
from battalia.server.desk import Desk, known, titled
from battalia.server.foyer import Foyer, Guest, happened
from battalia.server.http import TableId, TheCaller
from battalia.server.live import Live
from battalia.server.messages import NewSeat, NewTable, Seated, Settings, TableInfo, TableLinks
from battalia.server.messages.house import HouseEvent
from battalia.server.messages.lobby import (
    Box,
    Featured,
    LobbyInfo,
    LobbySeat,
    LobbyTable,
    NewOpening,
    Opening,
    Pace,
    PeopleHere,
    Sit,
    TableGone,
    Wanted,
)
from battalia.server.presets import PRESETS
from battalia.server.store import OPEN_EACH, OpeningRow, Person, StoreError
from battalia.server.wire import encode
from battalia.server.work import ENTER, SIT, Asker

TOPIC: Final = "lobby"
SHOWN: Final = 300
"""So many tables the lobby has at most: the newest."""
MINUTE: Final = 60.0
HOUR: Final = 3600.0
OPEN_FOR: Final = 2 * HOUR
"""For so long a table is open at which people want to play at once …"""
OPEN_FOR_DAYS: Final = 7 * 24 * HOUR
"""… and one with days for each move."""
AN_HOUR: Final = 20
AT_ONCE: Final = 60
"""So many tables are opened from one address in the long run, and at once: nobody fills the lobby
alone by being many people."""
LOOK: Final = 5.0
"""Seconds between two looks at what was open for too long, and at how many people are here."""
DELAY: Final = 10
"""So many acts behind a rated game are those who watch it, unless its host says otherwise."""

log = structlog.get_logger("battalia.lobby")


class Kind(NamedTuple):
    """A kind of table for which one can wait."""

    players: int
    box: Box
    pace: Pace
    rated: bool = False

    @classmethod
    def of(cls, text: str) -> Kind | None:
        """As it is written in the store; None: by a program that has others."""
        try:
            return cls(*msgspec.json.decode(text, type=tuple[int, Box, Pace, bool]))
        except msgspec.DecodeError:
            return None

    def __str__(self) -> str:
        return msgspec.json.encode(tuple(self)).decode()

    @property
    def options(self) -> Options:
        """Denied where so many cannot play it."""
        short = self.pace == "fast"
        if self.box == "base":
            if self.players not in PRESETS["base"].players:
                raise Denied("no-such-kind")
            return PRESETS["short" if short else "base"].options(self.players)
        return with_expansion(self.players, weeks=2 if short else 0)

    @property
    def settings(self) -> Settings:
        match self.pace:
            case "fast":
                clock = Clock("game", base=10 * MINUTE, increment=15)
            case "calm":
                clock = book_preset(self.options)
            case "days":
                clock = Clock("move", days=2)
        return Settings(clock=clock, strangers=True)


class Lobby:
    """All tables that everybody may see."""

    def __init__(self, desk: Desk, foyer: Foyer) -> None:
        self.desk = desk
        self.hall = desk.hall
        self.store = desk.store
        self.foyer = foyer
        self.tables: dict[str, LobbyTable] = {}
        """The oldest first."""
        self._whole = b""
        """All of it as an event; empty: it has changed since."""
        self._people = 0
        self._jobs: set[asyncio.Task[None]] = set()
        shared = self.hall.workshop.shared
        self._openings = shared.limits("openings", AN_HOUR / HOUR, AT_ONCE)
        foyer.topics[TOPIC] = self._standing
        foyer.hearing[TOPIC] = self._hear
        foyer.missed.append(self.read)
        self.hall.noticed = self._notice

    async def open(self) -> None:
        await self.read()
        self.begin(self._keep())

    async def close(self) -> None:
        for job in list(self._jobs):
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)

    def begin(self, job: Awaitable[None]) -> None:
        """Something that goes on by itself."""

        async def run() -> None:
            try:
                await job
            except StoreError as problem:
                log.error("the store failed", problem=str(problem))

        task = asyncio.create_task(run())
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    # What there is.

    async def read(self) -> None:
        """All of it anew, from the store."""
        found = await self.store.openings(SHOWN)
        self.tables = {}
        for opening, row, seats in sorted(found, key=lambda one: one[0].opened):
            self._put(entry_of(self.hall.at_rest(row, seats), opening))

    def _put(self, table: LobbyTable) -> None:
        self.tables[table.id] = table
        while len(self.tables) > SHOWN:
            # Games of few people among computers make room first, then other games, then the
            # oldest of those that wait for somebody.
            least = min(
                self.tables.values(), key=lambda one: (one.state == "waiting", people_at(one))
            )
            del self.tables[least.id]
        self._whole = b""

    def _drop(self, table: str) -> None:
        if self.tables.pop(table, None) is not None:
            self._whole = b""

    def whole(self) -> bytes:
        """The whole lobby as an event, made once for all who come until it changes."""
        if not self._whole:
            info = LobbyInfo([*reversed(self.tables.values())], self._people)
            self._whole = encode(happened("whole", info))
        return self._whole

    async def _standing(self, _: Guest, __: str) -> Iterable[msgspec.Raw]:
        return [msgspec.Raw(self.whole())]

    def featured(self) -> LobbyTable | None:
        """The game in play with the most people, and of these the newest."""
        playing = [table for table in self.tables.values() if table.state == "playing"]
        return max(playing, key=lambda table: (people_at(table), table.opened), default=None)

    # What changes.

    def tell(self, table: LobbyTable) -> None:
        """A table is in the lobby, or looks different now."""
        if self.tables.get(table.id) != table:
            self._put(table)
            self.foyer.tell(TOPIC, "table", table)

    def tell_gone(self, table: str) -> None:
        if table in self.tables:
            self._drop(table)
            self.foyer.tell(TOPIC, "gone", TableGone(table))

    def _hear(self, event: HouseEvent) -> None:
        """What another process tells."""
        if event.what == "table":
            self._put(msgspec.convert(event.about, LobbyTable))
        elif event.what == "gone":
            self._drop(msgspec.convert(event.about, TableGone).table)

    def _notice(self, table: str, live: Live | None) -> None:
        """A table that this process leads may look different; None: it has to be looked at."""
        before = self.tables.get(table)
        if before is None:
            return
        if live is None:
            self.begin(self._look_at(table))
            return
        after = entry_of(live, before)
        if is_shown(live) and people_at(after):
            self.tell(after)
        else:
            self.begin(self._end(table))

    async def _look_at(self, table: str) -> None:
        opening, stored = await self.store.opening(table), await self.store.table(table)
        live = None if stored is None else self.hall.at_rest(*stored)
        if opening is not None and live is not None and is_shown(live):
            self.tell(entry_of(live, opening))
        else:
            self.tell_gone(table)

    async def _end(self, table: str) -> None:
        self.tell_gone(table)
        await self.store.close_tables([table])

    async def _keep(self) -> None:
        """Closes what was open for too long, and tells how many people are here."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                for table in await self.store.close_old_tables(self.hall.date()):
                    self.tell_gone(table)
                people = await self.foyer.people()
            except StoreError as problem:
                log.error("the lobby could not be kept", problem=str(problem))
                continue
            if people != self._people:
                self._people, self._whole = people, b""
                # Every process counts all of them.
                self.foyer.tell_here(TOPIC, encode(happened("people", PeopleHere(people))))

    # Opening, closing, sitting down.

    async def open_new(self, asker: Asker, person: Person, wish: NewOpening) -> TableLinks:
        """A new table of one of the kinds for which one can wait, open to everybody."""
        kind = Kind(wish.players, wish.box, wish.pace, wish.rated)
        seats = [NewSeat("me"), *[NewSeat("link")] * (kind.players - 1)]
        table = NewTable(kind.options, seats, kind.settings, rated=kind.rated)
        links = await self.desk.set_up(asker, person, table)
        opened = await self.open_table(asker, person, links.table.id, wish.opening)
        return msgspec.structs.replace(links, table=opened)

    async def open_table(
        self, asker: Asker, person: Person, table: str, wish: Opening
    ) -> TableInfo:
        """The host opens a table that waits for players to everybody."""
        await self.hall.workshop.charge(asker, SIT)
        await self.desk.check_welcome(person)
        async with self.hall.at(table, asker) as live:
            if not live.rights(known(person)).host:
                raise Denied("not-your-table", FORBIDDEN)
            if live.row.state != "waiting":
                raise Denied("has-begun", CONFLICT)
            wait = await self._openings.ask(asker.address, time.monotonic())
            if wait > 0:
                raise Busy("too-many-requests", wait)
            await self.desk.check_names(live)
            await self.enlist(live, wish, OPEN_EACH)
            return live.info(known(person), self.desk.now())

    async def enlist(self, live: Live, wish: Opening, most: int | None = None) -> None:
        """A table comes into the lobby; ``most``: its host may have so many open (Denied)."""
        now, slow = self.hall.date(), live.settings.clock.kind == "move"
        closes = now + (OPEN_FOR_DAYS if slow else OPEN_FOR)
        opening = OpeningRow(live.id, now, closes, wish.level, wish.language)
        if not await self.store.open_table(opening, live.row.host, most):
            raise Denied("too-many-open", CONFLICT, most=OPEN_EACH)
        delay = usual_delay(live) if wish.delay is None else wish.delay
        await self.hall.change_public(live, True, delay)
        await self.hall.among_strangers(live)
        live.tell_table(self.desk.now())
        self.tell(entry_of(live, opening))

    async def close_table(self, asker: Asker, person: Person, table: str) -> TableInfo:
        """The host closes it again: whoever sits there stays, nobody else comes or watches."""
        await self.hall.workshop.charge(asker, SIT)
        async with self.hall.at(table, asker) as live:
            if not live.rights(known(person)).host:
                raise Denied("not-your-table", FORBIDDEN)
            await self.store.close_tables([table])
            await self.hall.change_public(live, False, live.row.delay)
            self.tell_gone(table)
            live.tell_table(self.desk.now())
            return live.info(known(person), self.desk.now())

    async def sit(self, asker: Asker, person: Person, table: str, wish: Sit) -> Seated:
        """A free seat of an open table, for whoever comes first."""
        await self.hall.workshop.charge(asker, SIT)
        # Nobody who only knocks has a table taken from the store.
        if await self.store.opening(table) is None:
            raise Denied("not-open", NOT_FOUND)
        await self.desk.check_welcome(person, table)
        name = await self.desk.public_name(person, person.name)
        async with self.hall.at(table, asker) as live:
            if not live.row.public or live.row.state != "waiting":
                raise Denied("not-open", NOT_FOUND)
            if any(row.person == person.id for row in live.seats):
                raise Denied("sits-already", CONFLICT)
            free = next((row for row in live.seats if row.kind == "open"), None)
            if free is None:
                raise Denied("no-seat-left", CONFLICT)
            return await self.desk.take(live, free, person, name, text=wish.text)


def entry_of(live: Live, opening: OpeningRow | LobbyTable) -> LobbyTable:
    """A table as the lobby shows it."""
    options = msgspec.structs.replace(live.options, layout="", corrections="")
    return LobbyTable(
        id=live.id,
        state="playing" if live.row.state == "playing" else "waiting",
        options=options,
        seats=[LobbySeat(row.kind, row.name, row.level) for row in live.seats],
        clock=live.settings.clock,
        opened=opening.opened,
        tale=None if live.tale is None else titled(live.tale),
        level=cast(Wanted, opening.level),
        language=opening.language,
        day=live.row.day,
        rated=live.row.rated,
        delay=live.row.delay,
    )


def is_shown(live: Live) -> bool:
    return live.row.public and live.row.state in ("waiting", "playing")


def people_at(table: LobbyTable) -> int:
    return sum(seat.kind == "person" for seat in table.seats)


def usual_delay(live: Live) -> int:
    """So many acts behind are those who watch."""
    return DELAY if live.row.rated else 0


# The handlers.

TheLobby = NamedDependency[Lobby]


class LobbyRoutes(Controller):
    """The lobby."""

    path = "/api/lobby"
    tags = ("lobby",)

    @get("/", summary="Open tables, and games to watch")
    async def whole(self, caller: TheCaller, lobby: TheLobby) -> LobbyInfo:
        await lobby.hall.workshop.charge(caller.asker, ENTER)
        return LobbyInfo([*reversed(lobby.tables.values())], await lobby.foyer.people())

    @post("/", summary="A new open table", status_code=HTTP_201_CREATED)
    async def open_new(
        self, data: JSONBody[NewOpening], caller: TheCaller, lobby: TheLobby
    ) -> TableLinks:
        """Of one of the kinds for which one can wait."""
        return await lobby.open_new(caller.asker, caller.somebody(), data)

    @get("/featured", summary="A game to watch")
    async def featured(self, caller: TheCaller, lobby: TheLobby) -> Featured:
        await lobby.hall.workshop.charge(caller.asker, ENTER)
        return Featured(lobby.featured())

    @post("/{table:str}", summary="Open a table to everybody", status_code=HTTP_200_OK)
    async def open_table(
        self, table: TableId, data: JSONBody[Opening], caller: TheCaller, lobby: TheLobby
    ) -> TableInfo:
        """One that oneself has set up, and that waits for players."""
        opening = lobby.open_table(caller.asker, caller.somebody(), table, data)
        return await lobby.hall.whole(opening)

    @delete("/{table:str}", summary="Close it again", status_code=HTTP_200_OK)
    async def close_table(self, table: TableId, caller: TheCaller, lobby: TheLobby) -> TableInfo:
        closing = lobby.close_table(caller.asker, caller.somebody(), table)
        return await lobby.hall.whole(closing)

    @post("/{table:str}/sit", summary="Sit down at an open table", status_code=HTTP_200_OK)
    async def sit(
        self, table: TableId, data: JSONBody[Sit], caller: TheCaller, lobby: TheLobby
    ) -> Seated:
        """At the first free seat."""
        sitting = lobby.sit(caller.asker, caller.somebody(), table, data)
        return await lobby.hall.whole(sitting)
