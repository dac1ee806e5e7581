"""The hall: all tables that are in play just now.

Tables lie in the store and are taken up when somebody needs them. Everything that changes a table
goes through here, one act at a time per table: it is carried out, stored, and only then told and
acknowledged. If it cannot be stored, the table is put away as it was and nobody is told anything.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Coroutine,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final, Protocol, TypeVar, Unpack

import msgspec
import structlog

from battalia import __version__
from battalia.bots import Bot
from battalia.bots.idle import Idle
from battalia.engine import (
    Choice,
    Question,
    Reason,
    ReasonedError,
    Seat,
    View,
    view,
)
from battalia.engine.events import TurnBegan
from battalia.engine.notation import seat_name
from battalia.engine.record import RULES_VERSION
from battalia.server.bells import Bells
from battalia.server.computers import Computers
from battalia.server.denied import BROKEN, CONFLICT, FORBIDDEN, NOT_FOUND, Busy, Denied
from battalia.server.filtering import Filter
from battalia.server.live import MOST_SEATS, Connection, Live, agreed, seat_names, without_module
from battalia.server.mail import Mail
from battalia.server.messages import (
    AnnouncementInfo,
    AnyFromServer,
    Bye,
    ChatLine,
    HouseNews,
    NoticeInfo,
    Welcome,
)
from battalia.server.metrics import Metrics
from battalia.server.migrating import replayed
from battalia.server.others import Others
from battalia.server.past import last_known, recall, strays, taken_up
from battalia.server.ratings import SKIP, ended, settle
from battalia.server.reminders import Reminder, Reminders
from battalia.server.steady import Steady
from battalia.server.store import (
    ALIVE,
    LEASE,
    Elsewhere,
    Measure,
    News,
    Result,
    SeatColumns,
    SeatRow,
    Snapshot,
    State,
    Store,
    StoreError,
    TableRow,
)
from battalia.server.store import ChatLine as StoredLine
from battalia.server.table import Happened, Table
from battalia.server.tracing import span
from battalia.server.trusting import numbers_of, tallies_of
from battalia.server.wire import encode
from battalia.server.work import HOUSE, REPLAY, TAKE_UP, Asker, Workshop
from battalia.words import sentence, why

REST: Final = 60.0
"""Seconds without anybody, and a table goes back into the store."""
CROWDED: Final = 500
"""With more tables than these in memory, one without anybody goes back at once."""
HEARTBEAT: Final = 10.0
"""Seconds between the notes by which a restart knows how long the server was down."""
THINKING: Final = 3.0
"""Seconds that a computer may think about a question."""
CALM: Final = 1.2
"""Seconds that it takes for each decision at a calm table, its thinking among them."""
FOLLOWED: Final = frozenset({"action", "open-attack", "opening", "attack", "reaction", "defence"})
"""Questions whose answers people follow one by one: what is done in a turn, and each card of a
battle. How it is paid, and what else follows, comes at once; so does what nobody waits for."""
FAREWELL: Final = 5.0
"""Seconds that everybody has to hear goodbye when the server closes."""
COUNTED_AT_ONCE: Final = 20
"""Of so many tables the draws are counted in one go."""
NOTICED: Final = 50
"""So many of the last decisions about oneself one is shown."""
PLACE: Final = frozenset({"kind", "person", "link"})
"""What says whose a seat is."""

_Result = TypeVar("_Result")
log = structlog.get_logger("battalia.hall")


class Companion(Protocol):
    """A part of the house that has clients of its own."""

    async def heard(self, news: News) -> None:
        """What all must hear."""
        ...

    async def anew(self) -> None:
        """Something may have been missed."""
        ...

    def came(self, client: Connection) -> None:
        """Somebody has come to a table."""
        ...

    def went(self, client: Connection) -> None:
        """Whoever had come has gone."""
        ...

    def doubt(self, person: int) -> None:
        """Nobody knows which keys of a person still count."""
        ...


class Hall:
    """Tables in play, by id."""

    def __init__(
        self,
        store: Store,
        computers: Computers,
        reminders: Reminders,
        metrics: Metrics,
        workshop: Workshop | None = None,
        *,
        url: str = "",
        absent: float = 0.0,
        address: str = "",
        lease: float = LEASE,
        unsaid: Filter | None = None,
        tell: Callable[[News], Awaitable[None]] | None = None,
        now: Callable[[], float] | None = None,
        wait: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """``address``: where other processes reach this one, if there are any; ``lease``: seconds
        after which they lead its tables, when it gives no sign of life; ``unsaid``: finds what
        strangers should not say to each other; ``tell``: tells other processes what all must hear.
        ``now`` and ``wait`` are for tests: the time by which is played, and the calendar's as well;
        how computers at calm tables let it pass.
        """
        self.store = store
        self.computers = computers
        self.reminders = reminders
        self.metrics = metrics
        self.workshop = workshop or Workshop(metrics)
        self.url = url
        self.absent = absent
        self.address = address
        self.lease = lease
        self.unsaid = unsaid or Filter([])
        self.tell = tell or _nobody
        self.wait = wait
        self.now = now or Steady()
        """For clocks: never seen by anybody as such."""
        self.date = now or time.time
        """For what is written down: when something happened."""
        self.mail = Mail()
        """What waits to be read."""
        self.bells = Bells()
        """For those who wait for news of their own."""
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        """What goes on by itself."""
        self._jobs: set[asyncio.Task[Any]] = set()
        """What somebody asked for."""
        self.passing: set[Connection] = set()
        """Clients whose tables other processes lead."""
        self._coming: set[Connection] = set()
        """Clients whose keys are being looked up."""
        self._closing = False
        self.noticed: Callable[[str, Live | None], None] = _unnoticed
        """Is told of every table that looks different from outside, as far as it is in memory."""
        self.companions: list[Companion] = []
        """Who else has clients, and hears what all must hear."""
        self.others = Others(
            store,
            metrics,
            lease,
            enter=self._enter,
            lose_all=self._lose_all,
            heard=self.heard,
            missed=self._missed,
        )

    # Opening and closing.

    async def open(self) -> None:
        """Takes the time up where it stopped: nobody's clock runs while the server is down."""
        await self._enter()
        if not self.address:
            alive = await self.store.meta(ALIVE)
            if alive is not None:
                # Back, too, where the machine's clock was set back meanwhile.
                await self.store.shift_clocks(self.now() - float(alive))
        try:
            await self.store.settle_names()
        except StoreError as problem:
            log.error("the store failed", problem=str(problem))
        await self._beat()
        jobs = (
            self._tick(),
            self._watch_clocks(),
            self._keep_house(),
            self._keep_counting(),
            self._keep_rating(),
        )
        for job in jobs:
            self._start(job)
        if self.address:
            self._start(self.others.keep_leading())
            self._start(self.others.hear_news())

    async def _enter(self) -> None:
        now = await self.store.enter(self.address, self.lease)
        self.metrics.hall.info({"id": self.store.hall, "address": self.address})
        if self.address and isinstance(self.now, Steady):
            # All processes go by one clock.
            self.now.begin(now)

    async def close(self) -> None:
        """Nothing new begins; what has begun is stored and told; everybody hears goodbye."""
        self._closing = True
        for live in list(self._live.values()):
            async with live.lock:
                self._dismiss(live, "server-closing")
        for connection in self.passing:
            self._dismissed(connection, "server-closing")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._jobs, return_exceptions=True)
        # From now on others may lead: whoever has heard goodbye goes there.
        try:
            await self.store.leave()
        except StoreError as problem:
            log.error("the store cannot be reached", problem=str(problem))
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                for live in list(self._live.values()):
                    for connection in list(live.connections):
                        await connection.left.wait()
        await self._beat()

    async def _beat(self) -> None:
        await self.store.set_meta(ALIVE, repr(self.now()))

    def _start(self, job: Coroutine[Any, Any, _Result]) -> asyncio.Task[_Result]:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def whole(self, job: Awaitable[_Result]) -> _Result:
        """Carries a job through even if whoever asked for it has gone."""

        async def run() -> _Result:
            return await job

        task = asyncio.create_task(run())
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._unheard)
            raise

    def _unheard(self, task: asyncio.Task[Any]) -> None:
        """Whoever asked for a job has gone; that it was refused need not be told to anybody."""
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, StoreError):
            log.error("the store failed", problem=str(problem))
        elif problem is not None and not isinstance(problem, (ReasonedError, Elsewhere)):
            log.error("a job failed", exc_info=problem)

    # Among other processes.

    async def heard(self, news: News) -> None:
        """Another process has ended these keys, changed the seats of these tables, decided
        something about these people, or done what they want to hear of."""
        self.bells.ring(news.people)
        await self.end_keys(news.keys)
        for table in news.tables:
            await self.look_again(table)
        for companion in self.companions:
            await companion.heard(news)
        for person in news.people:
            notices = await self.notices(person)
            self._tell_those(HouseNews(notices=notices), person)
        if news.house:
            self._tell_those(HouseNews(announcements=await self.announcements()))

    def _tell_those(self, message: AnyFromServer, person: int | None = None) -> None:
        """Everybody at the tables here hears it, or one person alone."""
        told = encode(message)
        for live in self._live.values():
            for connection in live.connections:
                if person is None or person in connection.proof.people:
                    connection.post(told)

    async def ended(self, keys: Sequence[bytes], tables: Sequence[str] = ()) -> None:
        """As it is stored, these keys prove nobody any more, and these tables have other seats: so
        it is at every process that answers, before whoever wanted it is told."""
        await self._spread(News(self.store.hall, [*keys], [*tables]))

    async def decided(self, person: int) -> None:
        """As it is stored, there is something to be told to a person, wherever they are."""
        await self._spread(News(self.store.hall, people=[person]))

    async def announced(self) -> None:
        """As it is stored, there are other announcements."""
        await self._spread(News(self.store.hall, house=True))

    async def _spread(self, news: News) -> None:
        await self.heard(news)
        if self.address and (news.keys or news.tables or news.people or news.house):
            await self.tell(news)

    async def _missed(self) -> None:
        """Nobody knows what was told meanwhile."""
        self._lose_all()
        for companion in self.companions:
            await companion.anew()

    async def notices(self, person: int) -> list[NoticeInfo]:
        """What was decided about a person, as they are told it."""
        return [noticed(one) for one in await self.store.measures(person, NOTICED)]

    async def announcements(self) -> list[AnnouncementInfo]:
        """What everybody is told just now."""
        return [
            AnnouncementInfo(one.id, one.until, msgspec.json.decode(one.texts))
            for one in await self.store.announcements(self.date())
        ]

    def _lose_all(self) -> None:
        """All tables go back into the store; everybody comes again."""
        for live in list(self._live.values()):
            self.lose(live)

    def lose(self, live: Live) -> None:
        """What is in memory of a table is not to be relied on; everybody comes again."""
        self._dismiss(live, "not-stored")
        self._put_away(live)

    def _check_way(self) -> None:
        """Whoever comes while this process may lead nothing is told so at once (Denied): it may be
        cut off, and then another one is the better place to ask."""
        if not self.store.leads:
            raise Denied("not-stored", BROKEN)

    def sure(self, table: str) -> None:
        """Nobody else leads a table that is in memory here, as far as can be known (Elsewhere)."""
        if not self.store.leads:
            raise Elsewhere(table, "")

    # Tables in and out of memory.

    @asynccontextmanager
    async def at(self, table: str, asker: Asker = HOUSE) -> AsyncIterator[Live]:
        """A table for oneself: nobody else acts at it meanwhile.

        Where it has to be taken up first, ``asker`` pays for it; what goes on there when nobody
        looks is on their behalf.
        """
        while True:
            live = await self.live(table, asker)
            async with live.lock:
                if self._live.get(table) is not live:
                    # It was put away while this one waited.
                    continue
                self.sure(table)
                if asker != HOUSE:
                    live.last = asker
                yield live
                return

    async def live(self, table: str, asker: Asker = HOUSE) -> Live:
        """A table in memory, taken from the store if need be."""
        found = self._live.get(table)
        if found is not None:
            return found
        self._check_way()
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._loaded(table, asker))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _loaded(self, table: str, asker: Asker) -> Live:
        """A table from the store, which this process leads since before it was read there."""
        hall = self.store.hall
        live = await self._load(table, asker)
        if self.store.hall != hall:
            # This process has come in anew meanwhile: what it led before, others may lead now.
            self._put_away(live)
            raise Elsewhere(table, "")
        return live

    async def _load(self, table: str, asker: Asker) -> Live:
        await self.store.lead(table)
        stored = await self.store.table(table)
        if stored is None:
            raise Denied("no-such-table", NOT_FOUND, table=table)
        row, seats = stored
        options, _, damage = agreed(row, seats)
        if damage is not None:
            raise await self._marked(row, damage)
        absent = without_module(options)
        if absent is not None:
            # That is not noted: as soon as its module is there, the game goes on.
            raise not_shown(absent) if row.state == "over" else broken_at(absent)
        game = None
        if row.epoch >= 0:
            if row.state == "over" and strays(row):
                return await self._retold(row, seats, asker)
            if row.state == "broken":
                # The store knows why in English; played again the game tells it in all languages.
                other_rules = Denied("table-of-other-rules", CONFLICT, rules=row.rules)
                raise await self.broken(row, asker) or other_rules
            if row.rules != RULES_VERSION:
                raise Denied("table-of-other-rules", CONFLICT, rules=row.rules)
            game = await self._taken_up(row, asker)
            game.numbers = numbers_of(row, seats)
        late = await self._stood(row, asker) if game is not None else None
        live = self.lay_out(row, seats, game)
        if late is not None:
            live.stood_so(late)
        live.results = await self._results(row)
        return live

    async def _stood(self, row: TableRow, asker: Asker) -> Table | None:
        """A game in play as those see it who watch so many acts behind."""
        if not row.delay or row.state != "playing":
            return None
        moment = max(0, row.epoch - row.delay)
        return await recall(
            self.store,
            row,
            taken_up,
            lambda job: self.workshop.do(asker, TAKE_UP, job),
            moment=moment,
            until=moment,
        )

    async def _retold(self, row: TableRow, seats: list[SeatRow], asker: Asker) -> Live:
        """A table whose game is over, with its end if that can be told."""
        acts, snapshots = await self.store.acts(row.id), await self.store.snapshots(row.id)
        job = partial(last_known, row, acts, snapshots)
        game, problem = await self.workshop.do(asker, REPLAY, job, len(acts))
        live = self.lay_out(row, seats, game)
        live.unshown = problem
        live.results = await self._results(row)
        return live

    def lay_out(self, row: TableRow, seats: list[SeatRow], game: Table | None) -> Live:
        """A table as it is in the store, in memory as well."""
        live = Live(row, seats, game, self.absent)
        live.loaded = live.idle_since = self.now()
        self._live[row.id] = live
        self.metrics.tables.set(len(self._live))
        self.wake(live)
        return live

    async def _taken_up(self, row: TableRow, asker: Asker) -> Table:
        """The game where it stands; of one that cannot be that is noted, and of no other."""
        try:
            table = await recall(
                self.store, row, taken_up, lambda job: self.workshop.do(asker, TAKE_UP, job)
            )
            if table.epoch == row.epoch:
                return table
        except (StoreError, Denied):
            raise
        except Exception as problem:
            log.error("a table is broken", table=row.id, exc_info=problem)
        raise await self.broken(row, asker) or Denied("server-failed", BROKEN)

    async def broken(self, row: TableRow, asker: Asker) -> Denied | None:
        """Where a game breaks: that is noted, of no other game; None: it does not."""
        acts = await self.store.acts(row.id)
        again = await self.workshop.do(asker, REPLAY, partial(replayed, row, acts), len(acts))
        return None if again.problem is None else await self._marked(row, again.problem)

    async def _marked(self, row: TableRow, problem: Reason) -> Denied:
        """What is over stays over, whatever is wrong with its past."""
        if not row.problem:
            state: State = "over" if row.state == "over" else "broken"
            await self.store.lead(row.id)
            await self.store.set_table(row.id, state=state, problem=why(problem))
        return not_shown(problem) if row.state == "over" else broken_at(problem)

    async def seen(self, table: str) -> Live:
        """A table to look at from outside; its game is not taken from the store for it."""
        found = self._live.get(table)
        if found is not None:
            self.sure(table)
            return found
        if self.address:
            elsewhere = await self.store.led_elsewhere(table)
            if elsewhere is not None:
                raise elsewhere
        stored = await self.store.table(table)
        if stored is None:
            raise Denied("no-such-table", NOT_FOUND, table=table)
        live = self.at_rest(*stored)
        live.results = await self._results(live.row)
        return live

    def at_rest(self, row: TableRow, seats: list[SeatRow]) -> Live:
        """A table as it is in the store. Whoever is away has all the time that is allowed: it is
        counted from when the table is taken up."""
        live = Live(row, seats, None, self.absent)
        live.loaded = self.now()
        return live

    def people_here(self) -> int:
        """How many different people are connected to the tables here."""
        return len(
            {
                person
                for live in self._live.values()
                for connection in live.connections
                for person in connection.proof.people
            }
        )

    def in_memory(self, table: str) -> Live | None:
        """A table that is in play here, if nobody else can lead it by now."""
        return self._live.get(table) if self.store.leads else None

    def _put_away(self, live: Live) -> None:
        """Back into the store, where all of it is already."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
        if live.thinking is not None:
            live.thinking.cancel()
        self._tell_presence(live)
        self.computers.forget(live.id)
        self.metrics.tables.set(len(self._live))

    def _dismiss(self, live: Live, id: str) -> None:
        """Everybody at the table is told why, and to come again."""
        for connection in list(live.connections):
            self._dismissed(connection, id)

    def _tell_presence(self, live: Live) -> None:
        """Other processes know who is here, for the lists of whoever comes to them."""
        if self.address:
            here = self._live.get(live.id) is live
            seats = [row.seat for row in live.seats if here and live.is_here(row.seat)]
            self.workshop.shared.tell(presence(live.id), sum(1 << seat for seat in seats))

    async def here_elsewhere(self, tables: Sequence[str]) -> dict[str, list[Seat]]:
        """At which seats somebody is, of tables that other processes lead; without Redis nobody
        knows."""
        here = dict.fromkeys(tables, 0)
        if self.address:
            for theirs in await self.workshop.shared.elsewhere([*map(presence, tables)]):
                for table, seats in zip(tables, theirs, strict=True):
                    here[table] |= seats
        return {
            table: [seat for seat in range(MOST_SEATS) if seats >> seat & 1]
            for table, seats in here.items()
        }

    def _dismissed(self, connection: Connection, id: str, **args: str) -> None:
        reason = Reason(id, args=dict(args))
        connection.send(Bye(msgspec.to_builtins(reason), sentence(why(reason))))
        connection.hang_up()

    # Acting.

    async def choose(self, live: Live, seat: Seat, epoch: int, choice: Choice | str) -> Happened:
        """A seat's answer, carried out and stored (Refused, Denied)."""
        table = self.playing(live)
        with span("rules"):
            happened = table.choose(seat, epoch, choice, self.date())
        await self._acted(live, happened)
        return happened

    async def undo(self, live: Live, seat: Seat, epoch: int, steps: int) -> int:
        """The last choices of a seat are taken back (Refused, Denied)."""
        if not live.settings.undo:
            raise Denied("no-undo-here", FORBIDDEN)
        table = self.playing(live)
        happened = table.undo(seat, epoch, steps, self.date())
        await self._acted(live, happened)
        self.metrics.undos.inc()
        return table.epoch

    async def begin(self, live: Live) -> None:
        """Everybody is there: the opening."""
        if live.row.rules != RULES_VERSION:
            # It waited while the rules were changed.
            await self.store.set_table(live.id, rules=RULES_VERSION)
            live.row = msgspec.structs.replace(live.row, rules=RULES_VERSION)
        table = Table(live.options, live.row.seed, live.row.start)
        table.numbers = numbers_of(live.row, live.seats)
        live.table = table
        happened = table.open(self.date())
        try:
            await self._acted(live, happened)
        except Denied:
            live.table = None
            raise
        live.tell_whole()
        try:
            await self._remind(live, happened)
        except StoreError as problem:
            log.error("the store failed after an act", table=live.id, problem=str(problem))

    async def resign(self, live: Live, seat: Seat) -> None:
        """A player gives up: from now on a computer answers, whatever was asked (Refused, Denied).

        Where nobody is left but bots, or those left have wished for it already, that is the end; in
        a tournament, too, where nobody is left to play against.
        """
        table = self.playing(live)
        rest = [other for other in live.voters() if other != seat]
        if live.row.tournament is not None and len({*live.contenders()} - {seat}) < 2:
            rest = []
        now = self.date()
        happened = table.resign(seat, now, last=not rest)
        columns: SeatColumns = {"resigned": now, "ends": False}
        if not table.over and live.seats[seat].kind == "person":
            columns["stand_in"] = live.settings.stand_in
        await self._acted(live, happened, {seat: columns})
        await self._judge_anew(live)
        await self.count_votes(live)
        live.tell_table(self.now())

    async def stop(self, live: Live) -> None:
        """The time for a game of a tournament is over: it counts as it stands (Refused, Denied)."""
        await self._acted(live, self.playing(live).end(live.seats[0].seat, self.date()))
        live.tell_table(self.now())

    async def count_votes(self, live: Live) -> None:
        """The game ends if enough of those left wish for it."""
        needed = live.votes_needed()
        wishing = [seat for seat in live.voters() if live.seats[seat].ends]
        if needed and len(wishing) >= needed:
            table = self.playing(live)
            await self._acted(live, table.end(wishing[0], self.date()))

    def playing(self, live: Live) -> Table:
        """The game in progress, if it goes on here."""
        if self._closing:
            raise Denied("server-closing", BROKEN)
        return game_at(live)

    async def _acted(
        self, live: Live, happened: Happened, seats: Mapping[Seat, SeatColumns] | None = None
    ) -> None:
        """Stores an act, and what it changes at the seats, then tells it.

        What cannot be stored has not happened.
        """
        table, now = live.table, self.now()
        assert table is not None
        for seat, columns in (seats or {}).items():
            live.seats[seat] = msgspec.structs.replace(live.seats[seat], **columns)
        live.declined = {(seat, epoch) for seat, epoch in live.declined if seat in table.asked}
        for event in happened.events:
            if isinstance(event, TurnBegan):
                live.clocks.turn_began(event.seat, table.game.day)
        answered = happened.act.seat
        live.clocks.waiting(live.people_waited_for(), now, answered)
        snapshot = table.snapshot_due()
        state: State = "over" if table.over else "playing"
        asked = seat_names(live.waited_for())
        standing = live.clocks.standing
        draws = None if table.numbers is None else table.numbers.place
        # It begins or ends, or somebody has given up.
        turning = seats or state != live.row.state
        bots = [row.person for row in live.seats if turning and row.bot and row.person is not None]
        try:
            with span("store"):
                await self.store.append(
                    live.id,
                    [happened.act],
                    state=state,
                    result=table.result,
                    asked=asked,
                    day=table.game.day,
                    clock_since=standing.since,
                    deadline=live.clocks.deadline(),
                    left=standing.left,
                    seats=seats,
                    snapshot=None if snapshot is None else Snapshot(*snapshot),
                    draws=draws,
                    people=bots,
                )
        except StoreError as problem:
            log.error("an act could not be stored", table=live.id, problem=str(problem))
            self.lose(live)
            raise Denied("not-stored", BROKEN) from None
        begun, day = live.row.state, live.row.day
        live.row = msgspec.structs.replace(
            live.row,
            epoch=happened.act.number,
            changed=happened.act.at,
            state=state,
            result=table.result,
            asked=asked,
            day=table.game.day,
            clock_since=standing.since,
            deadline=live.clocks.deadline(),
            draws=live.row.draws if draws is None else draws,
            drawn=live.row.drawn if draws is None else happened.act.number,
        )
        if (state, live.row.day) != (begun, day):
            self.noticed(live.id, live)
        self.bells.ring(bots)
        if begun == "waiting":
            return
        with span("tell"):
            live.tell(happened, now)
        try:
            if state == "over" and live.row.rated:
                await settle(self.store, live.row, live.seats, ended(table.game))
                live.results = await self._results(live.row)
            skipped = await self._end_skips(live)
            if skipped or state != begun:
                live.tell_table(now)
            self.wake(live)
            await self._remind(live, happened)
            if state == "over" and live.row.tournament is not None:
                await self.store.wake_tournament(live.row.tournament)
        except StoreError as problem:
            # The act itself is stored and told: it is done.
            log.error("the store failed after an act", table=live.id, problem=str(problem))

    # Computers.

    def wake(self, live: Live) -> None:
        """Lets the computers at this table go on, if it is their turn."""
        if live.thinking is None and not self._closing and self._computers_turn(live):
            live.thinking = self._start(self._think(live))

    def _computers_turn(self, live: Live) -> tuple[Seat, str, int] | None:
        """A seat that a computer answers for, which computer, and the epoch of its question."""
        if live.table is None or live.table.over or not live.has_company():
            return None
        for optional in (True, False):
            for seat, asked in live.table.asked.items():
                level = live.computer_at(seat)
                if level is None or asked.question.optional != optional:
                    continue
                if (seat, asked.epoch) not in live.declined:
                    return seat, level, asked.epoch
        return None

    async def _think(self, live: Live) -> None:
        try:
            while True:
                async with live.lock:
                    turn = self._computers_turn(live)
                    if turn is None or self._live.get(live.id) is not live:
                        return
                    seat, level, epoch = turn
                    table = live.table
                    assert table is not None
                    question, look = table.asked[seat].question, view(table.game, seat)
                    self._tell_pace(live)
                since = self.now()
                choice = await self._answer(live, seat, level, look, question, epoch)
                await self._keep_calm(live, question, since)
                # Whatever was done meanwhile, by undo or resignation, makes it a late answer.
                async with live.lock:
                    asked = table.asked.get(seat)
                    if live.table is not table or asked is None or asked.epoch != epoch:
                        continue
                    if live.computer_at(seat) != level:
                        continue
                    if choice is None:
                        live.declined.add((seat, epoch))
                    else:
                        await self.choose(live, seat, epoch, choice)
                        for loser in live.beaten(self.computers.hopeless.get(live.id, ())):
                            # Whoever wins may end the game now, or play on.
                            await self.resign(live, loser)
        except Denied as problem:
            log.warning("a computer was stopped", table=live.id, problem=str(problem))
        finally:
            live.thinking = None

    async def _keep_calm(self, live: Live, question: Question, since: float) -> None:
        """Where the table wishes it, whoever looks on sees one decision after the other."""
        if live.settings.calm and live.connections and question.about in FOLLOWED:
            await self.wait(max(0.0, since + CALM - self.now()))

    def _tell_pace(self, live: Live) -> None:
        """The players are told when computers begin to think shorter, and when no longer."""
        hurried = self.computers.hurried(live.id)
        if live.hurried != hurried:
            live.hurried = hurried
            live.tell_table(self.now())

    async def _answer(
        self, live: Live, seat: Seat, level: str, look: View, question: Question, epoch: int
    ) -> Choice | None:
        # It may go to another machine: whoever reads it there learns nothing of the table's own.
        seed = sha256(f"{live.row.seed} {seat_name(seat)} {epoch}".encode()).hexdigest()
        if level == SKIP:
            idle: Bot = Idle()
            return idle.choose(look, question, Random(seed))
        asker = self.computers.payer(live.id, live.askers())
        with span("think", table=live.id, level=level):
            return await self.computers.choose(
                live.id, seat, level, look, question, seed, THINKING, asker
            )

    async def stand_in(self, live: Live, seat: Seat, level: str | None) -> None:
        """A computer plays for a person from now on; None: the person does again."""
        await self.change_seat(live, seat, stand_in=level)
        await self.count_time(live)
        live.tell_table(self.now())
        self.wake(live)

    async def count_time(self, live: Live) -> None:
        """Somebody else is waited for: the clocks follow, and are stored so."""
        live.clocks.waiting(live.people_waited_for(), self.now())
        standing, deadline = live.clocks.standing, live.clocks.deadline()
        if (standing.since, deadline) != (live.row.clock_since, live.row.deadline):
            await self.store.append(
                live.id,
                (),
                clock_since=standing.since,
                deadline=deadline,
                left=standing.left,
            )
            live.row = msgspec.structs.replace(
                live.row, clock_since=standing.since, deadline=deadline
            )

    async def _end_skips(self, live: Live) -> bool:
        """A player who was skipped is a player again when the game goes on with others."""
        waited = live.waited_for()
        over = [row.seat for row in live.seats if row.stand_in == SKIP and row.seat not in waited]
        for seat in over:
            await self.change_seat(live, seat, stand_in=None)
        return bool(over)

    async def change_seat(self, live: Live, seat: Seat, **columns: Unpack[SeatColumns]) -> None:
        """A seat is another one now, in the store and at the table."""
        try:
            await self.store.set_seat(live.id, seat, **columns)
        except StoreError:
            # It may have been stored all the same: everybody comes again, and sees.
            self.lose(live)
            raise
        live.seats[seat] = msgspec.structs.replace(live.seats[seat], **columns)
        self.noticed(live.id, live)
        if not PLACE.isdisjoint(columns):
            await self._judge_anew(live)

    async def change_public(self, live: Live, public: bool, delay: int) -> None:
        """Everybody may watch, so many acts behind, or nobody without a key."""
        await self.store.set_table(live.id, public=public, delay=delay)
        live.row = msgspec.structs.replace(live.row, public=public, delay=delay)
        await self._judge_anew(live)

    async def among_strangers(self, live: Live) -> None:
        """People play here who may not know each other."""
        if not live.settings.strangers:
            settings = msgspec.structs.replace(live.settings, strangers=True)
            kept = msgspec.json.encode(settings).decode()
            await self.store.set_table(live.id, settings=kept)
            live.settings, live.row = settings, msgspec.structs.replace(live.row, settings=kept)

    async def forget_votes(self, live: Live, seat: Seat) -> None:
        """Somebody else sits there now: nobody has voted against them."""
        name = seat_name(seat)
        for row in list(live.seats):
            rest = [one for one in row.against.split() if one != name]
            if len(rest) < len(row.against.split()):
                await self.change_seat(live, row.seat, against=" ".join(rest))

    async def change_watch(self, live: Live, watch: bytes) -> None:
        """Another key is the one to watch."""
        await self.store.set_table(live.id, watch=watch)
        live.row = msgspec.structs.replace(live.row, watch=watch)
        await self._judge_anew(live)

    # Time.

    async def _tick(self) -> None:
        """Time goes on while nobody asks for it, and while the database keeps everybody waiting."""
        while True:
            self.now()
            await asyncio.sleep(1.0)

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            try:
                due = await self.store.due(self.now())
            except StoreError as problem:
                log.error("clocks could not be looked at", problem=str(problem))
                continue
            for table in due:
                try:
                    await self.expire(table)
                except Elsewhere:
                    # Somebody else was quicker.
                    continue
                except Exception as problem:
                    # Whatever is wrong with one table, the clocks of all others go on.
                    log.error("time could not be called", table=table, exc_info=problem)

    async def expire(self, table: str) -> None:
        """For players whose time is up somebody else answers."""
        async with self.at(table) as live:
            for seat in live.clocks.expired(self.now()):
                log.info("time is up", table=table, seat=seat_name(seat))
                at_zero = live.settings.clock.at_zero
                await self.stand_in(
                    live, seat, SKIP if at_zero == "skip" else live.settings.stand_in
                )

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._beat()
            except StoreError as problem:
                log.error("the store cannot be reached", problem=str(problem))
            for live in list(self._live.values()):
                try:
                    await self._rest(live)
                except StoreError as problem:
                    log.error("the store failed", table=live.id, problem=str(problem))

    async def _keep_counting(self) -> None:
        """What came at tables whose games are over is counted, a few of them at a time."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                for table in await self.store.uncounted(COUNTED_AT_ONCE):
                    await self._count_chances(table)
            except (StoreError, Busy) as problem:
                log.error("draws could not be counted", problem=str(problem))

    async def _results(self, row: TableRow) -> list[Result]:
        """What came of a rated game."""
        if not row.rated or row.state != "over":
            return []
        return (await self.store.results([row.id])).get(row.id, [])

    async def _keep_rating(self) -> None:
        """Games that are over are rated here where whoever led their tables did not come to it."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                for table in await self.store.unrated(COUNTED_AT_ONCE):
                    await self._rate(table)
            except (StoreError, Busy) as problem:
                log.error("games could not be rated", problem=str(problem))
            except Exception as problem:
                # Whatever is wrong with one of them, others are rated some time.
                log.error("games could not be rated", exc_info=problem)

    async def _rate(self, table: str) -> None:
        """Rates the game of one table; one that cannot be repeated never."""
        stored = await self.store.table(table)
        if stored is None:
            return
        row, seats = stored
        acts, snapshots = await self.store.acts(table), await self.store.snapshots(table)
        job = partial(last_known, row, acts, snapshots)
        game, problem = await self.workshop.do(HOUSE, REPLAY, job, len(acts))
        if game is None:
            log.warning("a game is not rated", table=table, problem=problem and why(problem))
            await self.store.give_up_rating(table)
        else:
            await settle(self.store, row, seats, ended(game.game))

    async def _count_chances(self, table: str) -> None:
        """Those of one table; one that cannot be replayed adds nothing."""
        stored = await self.store.table(table)
        if stored is None:
            return
        row, _ = stored
        acts = await self.store.acts(table)
        job = partial(tallies_of, row, acts)
        await self.store.count_chances(table, await self.workshop.do(HOUSE, REPLAY, job))

    async def _rest(self, live: Live) -> None:
        """A table at which nobody is goes back into the store."""
        async with live.lock:
            quiet = not live.connections and live.thinking is None
            rest = REST if len(self._live) <= CROWDED else 0.0
            if quiet and self.now() - live.idle_since > rest:
                self._put_away(live)
                await self.store.release(live.id)

    async def _give_away(self, table: str) -> None:
        """A table at which nobody is goes to whoever comes to it (Elsewhere)."""
        live = self._live.get(table)
        if live is None:
            return
        async with live.lock:
            quiet = not live.connections and live.thinking is None
            if quiet and self._live.get(table) is live:
                self._put_away(live)
                await self.store.release(table)
                raise Elsewhere(table, "")

    async def _remind(self, live: Live, happened: Happened) -> None:
        """Word to people who are waited for, who were not before, and who are not here."""
        if live.settings.lesson:
            return
        if live.row.tournament is not None and happened.act.kind == "opening":
            # All of them are told that the round begins.
            return
        for seat in live.people_waited_for():
            row = live.seats[seat]
            if seat == happened.act.seat or row.person is None or live.is_here(seat):
                continue
            table = live.table
            assert table is not None
            if table.asked[seat].epoch != table.epoch:
                continue
            person = await self.store.person(row.person)
            if person is not None:
                url = f"{self.url}/t/{live.id}"
                cause = min(asker.address for asker in live.askers())
                await self.reminders.remind(
                    Reminder(person, live.id, seat_name(seat), row.name, table.epoch, url, cause)
                )

    # Coming and going.

    async def sit_down(
        self,
        table: str,
        connection: Connection,
        keys: list[bytes],
        *,
        wanted_elsewhere: bool = False,
    ) -> Live:
        """A client comes to a table, with what its keys give it there.

        ``wanted_elsewhere``: a proxy has chosen another process for all that concerns this table.
        """
        self._check_way()
        connection.proof.shows(keys)
        self._coming.add(connection)
        try:
            for key in keys:
                person = await self.store.person_of_token(key)
                if person is not None:
                    connection.proof.proves(key, person.id)
            return await self._sit_down(table, connection, wanted_elsewhere)
        finally:
            self._coming.discard(connection)

    async def _sit_down(self, table: str, connection: Connection, wanted_elsewhere: bool) -> Live:
        # Nobody who only knocks has a game taken from the store.
        if not (await self.seen(table)).rights(connection.proof):
            raise Denied("nobody-at-this-table", FORBIDDEN)
        if wanted_elsewhere:
            await self._give_away(table)
        async with self.at(table, connection.asker) as live:
            if self._closing:
                raise Denied("server-closing", BROKEN)
            if live.unshown is not None:
                raise not_shown(live.unshown)
            for seat in live.rights(connection.proof).seats:
                if live.seats[seat].stand_in is not None and self.has_time(live, seat):
                    await self.stand_in(live, seat, None)
            lines = await self.store.chat(table)
            connection.deaf_to = await self.store.blocked_by(frozenset(connection.proof.people))
            # From here on without a pause: nothing that others do comes before the welcome.
            if self._live.get(table) is not live:
                # It was put away meanwhile. Everybody there was told so: this client sits nowhere.
                raise Elsewhere(table, "")
            self.sure(table)
            may = live.rights(connection.proof)
            if not may:
                raise Denied("nobody-at-this-table", FORBIDDEN)
            live.connections.add(connection)
            for companion in self.companions:
                companion.came(connection)
            self.metrics.connections.inc()
            self._tell_presence(live)
            self._greet(live, connection, lines)
            if may.seats:
                live.tell_table(self.now(), but=connection)
            self.wake(live)
            return live

    def _greet(self, live: Live, connection: Connection, lines: list[StoredLine]) -> None:
        """Tells a client all that it may know here, and what it may do."""
        may = connection.greeted = live.rights(connection.proof)
        connection.muted = bool(may.seats) and live.seats[may.seats[0]].muted
        for seat in may.seats:
            live.away_since.pop(seat, None)
        connection.send(
            Welcome(
                __version__,
                live.info(connection.proof, self.now()),
                [seat_name(seat) for seat in may.seats],
                [] if connection.muted else self._heard_by(live, connection, lines),
                connection.muted,
            )
        )
        if live.table is not None:
            for viewer in may.viewers:
                connection.post(live.whole(viewer))

    def shown_line(self, live: Live, line: StoredLine) -> ChatLine:
        """A line of chat; among strangers with what is hidden in it."""
        seat = None
        if line.seat is not None and line.seat in range(MOST_SEATS):
            seat = seat_name(line.seat)
        clean = self.unsaid.clean(line.text) if live.settings.strangers else ""
        return ChatLine(line.number, line.at, line.name, line.text, seat, clean)

    def _heard_by(
        self, live: Live, connection: Connection, lines: Sequence[StoredLine]
    ) -> list[ChatLine]:
        """What was said by anybody but those whom the client's people have blocked."""
        heard = [line for line in lines if line.person not in connection.deaf_to]
        return [self.shown_line(live, line) for line in heard]

    # Who may do what has changed.

    async def end_keys(self, keys: Collection[bytes]) -> None:
        """These keys prove nobody any more: whoever came by them has what is left, or goes."""
        for connection in self._coming:
            connection.proof.end(keys)
        touched: dict[Live, None] = {}
        for live in self._live.values():
            for connection in live.connections:
                connection.proof.end(keys)
                if live.rights(connection.proof) != connection.greeted:
                    touched[live] = None
        for live in touched:
            self._send_away(live)
        for live in touched:
            async with live.lock:
                await self._judge_anew(live)

    def doubt(self, person: int) -> None:
        """Nobody knows which keys of a person still count: whoever came by one comes again."""
        for live in self._live.values():
            for connection in list(live.connections):
                if person in connection.proof.people:
                    self._dismissed(connection, "not-stored")
        for companion in self.companions:
            companion.doubt(person)

    async def look_again(self, table: str) -> None:
        """The store has other seats for a table, or knows it no more: so does it in memory."""
        loading = self._loading.get(table)
        if loading is not None:
            with suppress(Denied, StoreError, Elsewhere):
                await asyncio.shield(loading)
        live = self._live.get(table)
        if live is None:
            self.noticed(table, None)
            return
        async with live.lock:
            stored = await self.store.table(table)
            if stored is None:
                for connection in list(live.connections):
                    self._dismissed(connection, "no-such-table", table=table)
                self._put_away(live)
                self.noticed(table, None)
                return
            row, live.seats = stored
            live.row = msgspec.structs.replace(live.row, host=row.host)
            self.noticed(table, live)
            await self._judge_anew(live)
            live.tell_table(self.now())

    def _send_away(self, live: Live) -> None:
        """Whoever may no longer even watch goes at once."""
        for connection in list(live.connections):
            if not live.rights(connection.proof):
                self._dismissed(connection, "no-longer-yours")

    async def _judge_anew(self, live: Live) -> None:
        """The seats have changed hands: everybody who may now do more or less hears it."""
        self._send_away(live)
        if all(live.rights(one.proof) == one.greeted or one.gone for one in live.connections):
            return
        try:
            lines = await self.store.chat(live.id)
        except StoreError as problem:
            # Who may do what has changed all the same.
            log.error("the store failed", table=live.id, problem=str(problem))
            lines = []
        now = self.now()
        self._tell_presence(live)
        for connection in live.connections:
            if not connection.gone and live.rights(connection.proof) != connection.greeted:
                for seat in connection.greeted.seats:
                    if not live.is_here(seat):
                        live.away_since.setdefault(seat, now)
                self._greet(live, connection, lines)
        live.forget_viewers()

    def has_time(self, live: Live, seat: Seat) -> bool:
        """Whether this seat's time is not up."""
        left = live.clocks.left(seat, self.now())
        return left is None or left > 0

    async def get_up(self, live: Live, connection: Connection) -> None:
        """A client goes."""
        if connection not in live.connections:
            return
        live.connections.discard(connection)
        connection.hang_up()
        connection.left.set()
        for companion in self.companions:
            companion.went(connection)
        self.metrics.connections.dec()
        self._tell_presence(live)
        now = self.now()
        live.idle_since = now
        for seat in connection.greeted.seats:
            if not live.is_here(seat):
                live.away_since[seat] = now
        live.forget_viewers()
        if connection.greeted.seats:
            live.tell_table(now)


def _unnoticed(_: str, __: Live | None) -> None:
    """There is nobody who wants to know."""


async def _nobody(_: News) -> None:
    """There is nobody else to be told."""


def presence(table: str) -> str:
    """Under which name processes tell each other who is at a table."""
    return f"here {table}"


def game_at(live: Live) -> Table:
    """The game at a table (Denied where there is none, or none to be seen)."""
    if live.unshown is not None:
        raise not_shown(live.unshown)
    if live.table is None:
        raise Denied("table-waits", CONFLICT)
    return live.table


def broken_at(problem: Reason) -> Denied:
    return Denied("table-is-broken", CONFLICT, problem=problem)


def not_shown(problem: Reason) -> Denied:
    return Denied("table-not-shown", CONFLICT, problem=problem)


def noticed(measure: Measure) -> NoticeInfo:
    """What was decided about somebody, as it is told."""
    return NoticeInfo(
        measure.id,
        measure.kind,
        measure.reason,
        measure.at,
        measure.until,
        measure.table,
        measure.ended,
        measure.read is not None,
    )
