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
from typing import Any, Final, TypeVar, Unpack

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
from battalia.server.computers import Computers
from battalia.server.denied import BROKEN, CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from battalia.server.live import MOST_SEATS, Connection, Live, agreed, seat_names, without_module
from battalia.server.mail import Mail
from battalia.server.messages import Bye, ChatLine, Welcome
from battalia.server.metrics import Metrics
from battalia.server.migrating import replayed
from battalia.server.past import last_known, recall, strays, taken_up
from battalia.server.reminders import Reminder, Reminders
from battalia.server.steady import Steady
from battalia.server.store import (
    ALIVE,
    LEASE,
    Elsewhere,
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
from battalia.server.work import HOUSE, REPLAY, TAKE_UP, Asker, Workshop
from battalia.words import sentence, why

REST: Final = 60.0
"""Seconds without anybody, and a table goes back into the store."""
CROWDED: Final = 500
"""With more tables than these in memory, one without anybody goes back at once."""
HEARTBEAT: Final = 10.0
"""Seconds between the notes by which a restart knows how long the server was down."""
SIGN: Final = 0.25
"""So often in the time for which it leads a process gives a sign of life."""
THINKING: Final = 3.0
"""Seconds that a computer may think about a question."""
FAREWELL: Final = 5.0
"""Seconds that everybody has to hear goodbye when the server closes."""
SKIP: Final = "skip"
"""What stands in for a player whose time is up, at a table that then plays on without them."""
PLACE: Final = frozenset({"kind", "person", "link"})
"""What says whose a seat is."""

_Result = TypeVar("_Result")
log = structlog.get_logger("battalia.hall")


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
        now: Callable[[], float] | None = None,
    ) -> None:
        """``address``: where other processes reach this one, if there are any; ``lease``: seconds
        after which they lead its tables, when it gives no sign of life. ``now`` is for tests: the
        time by which is played, and the calendar's as well.
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
        self.now = now or Steady()
        """For clocks: never seen by anybody as such."""
        self.date = now or time.time
        """For what is written down: when something happened."""
        self.mail = Mail()
        """What waits to be read."""
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

    # Opening and closing.

    async def open(self) -> None:
        """Takes the time up where it stopped: nobody's clock runs while the server is down."""
        await self._enter()
        if not self.address:
            alive = await self.store.meta(ALIVE)
            if alive is not None:
                # Back, too, where the machine's clock was set back meanwhile.
                await self.store.shift_clocks(self.now() - float(alive))
        await self._beat()
        for job in (self._tick(), self._watch_clocks(), self._keep_house()):
            self._start(job)
        if self.address:
            self._start(self._keep_leading())
            self._start(self._hear_news())

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

    async def _keep_leading(self) -> None:
        """A sign of life now and then; without it, this process leads nothing any more."""
        while True:
            await asyncio.sleep(self.lease * SIGN)
            try:
                async with asyncio.timeout(self.lease):
                    given = await self.store.renew()
                self.metrics.signs.labels("given" if given else "late").inc()
                if given:
                    continue
            except (StoreError, TimeoutError) as problem:
                self.metrics.signs.labels("failed").inc()
                log.error("no sign of life could be given", problem=str(problem))
                if self.store.leads:
                    continue
            self._start_over("this process leads no tables any more")
            try:
                await self._enter()
            except StoreError as problem:
                log.error("the store cannot be reached", problem=str(problem))
            # What was taken up meanwhile was led until the old time was over, and is not since.
            self._lose_all()

    async def _hear_news(self) -> None:
        """What others have done to keys and seats counts here as well, and at once."""
        missed = False
        while True:
            try:
                async for news in self.store.news():
                    if news is None and missed:
                        # Nobody knows what was told meanwhile.
                        self._start_over("news may have been missed")
                    if news is not None:
                        await self.end_keys(news.keys)
                        for table in news.tables:
                            await self.look_again(table)
            except (StoreError, msgspec.DecodeError) as problem:
                log.error("no news can be heard", problem=str(problem))
            missed = True
            await asyncio.sleep(1.0)

    def _start_over(self, why_so: str) -> None:
        """All tables go back into the store; everybody comes again."""
        log.error(why_so, tables=len(self._live))
        self._lose_all()

    def _lose_all(self) -> None:
        for live in list(self._live.values()):
            self.lose(live)

    def lose(self, live: Live) -> None:
        """What is in memory of a table is not to be relied on; everybody comes again."""
        self._dismiss(live, "not-stored")
        self._put_away(live)

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
        return self.lay_out(row, seats, game)

    async def _retold(self, row: TableRow, seats: list[SeatRow], asker: Asker) -> Live:
        """A table whose game is over, with its end if that can be told."""
        acts, snapshots = await self.store.acts(row.id), await self.store.snapshots(row.id)
        job = partial(last_known, row, acts, snapshots)
        game, problem = await self.workshop.do(asker, REPLAY, job, len(acts))
        live = self.lay_out(row, seats, game)
        live.unshown = problem
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
        return self.at_rest(*stored)

    def at_rest(self, row: TableRow, seats: list[SeatRow]) -> Live:
        """A table as it is in the store. Whoever is away has all the time that is allowed: it is
        counted from when the table is taken up."""
        live = Live(row, seats, None, self.absent)
        live.loaded = self.now()
        return live

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
        """A person gives up: from now on a computer answers, whatever was asked (Refused, Denied).

        Where nobody is left, or those left have wished for it already, that is the end.
        """
        table = self.playing(live)
        rest = [other for other in live.left() if other != seat]
        now = self.date()
        happened = table.resign(seat, now, last=not rest)
        columns: SeatColumns = {"resigned": now, "ends": False}
        if not table.over:
            columns["stand_in"] = live.settings.stand_in
        await self._acted(live, happened, {seat: columns})
        await self._judge_anew(live)
        await self.count_votes(live)
        live.tell_table(self.now())

    async def count_votes(self, live: Live) -> None:
        """The game ends if enough of those left wish for it."""
        needed = live.votes_needed()
        wishing = [seat for seat in live.left() if live.seats[seat].ends]
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
                )
        except StoreError as problem:
            log.error("an act could not be stored", table=live.id, problem=str(problem))
            self.lose(live)
            raise Denied("not-stored", BROKEN) from None
        begun = live.row.state
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
        )
        if begun == "waiting":
            return
        with span("tell"):
            live.tell(happened, now)
        try:
            skipped = await self._end_skips(live)
            if skipped or state != begun:
                live.tell_table(now)
            self.wake(live)
            await self._remind(live, happened)
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
                choice = await self._answer(live, seat, level, look, question, epoch)
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
        except Denied as problem:
            log.warning("a computer was stopped", table=live.id, problem=str(problem))
        finally:
            live.thinking = None

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
        if not PLACE.isdisjoint(columns):
            await self._judge_anew(live)

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
            # From here on without a pause: nothing that others do comes before the welcome.
            if self._live.get(table) is not live:
                # It was put away meanwhile. Everybody there was told so: this client sits nowhere.
                raise Elsewhere(table, "")
            self.sure(table)
            may = live.rights(connection.proof)
            if not may:
                raise Denied("nobody-at-this-table", FORBIDDEN)
            live.connections.add(connection)
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
                [] if connection.muted else [shown_line(line) for line in lines],
                connection.muted,
            )
        )
        if live.table is not None:
            for viewer in may.viewers:
                connection.post(live.whole(viewer))

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

    async def look_again(self, table: str) -> None:
        """The store has other seats for a table, or knows it no more: so does it in memory."""
        loading = self._loading.get(table)
        if loading is not None:
            with suppress(Denied, StoreError, Elsewhere):
                await asyncio.shield(loading)
        live = self._live.get(table)
        if live is None:
            return
        async with live.lock:
            stored = await self.store.table(table)
            if stored is None:
                for connection in list(live.connections):
                    self._dismissed(connection, "no-such-table", table=table)
                self._put_away(live)
                return
            row, live.seats = stored
            live.row = msgspec.structs.replace(live.row, host=row.host)
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


def shown_line(line: StoredLine) -> ChatLine:
    seat = None
    if line.seat is not None and line.seat in range(MOST_SEATS):
        seat = seat_name(line.seat)
    return ChatLine(line.number, line.at, line.name, line.text, seat)
