"""Who leads which table: one process at a time, and nobody else writes there.

A process that comes in has a row of its own with the time until which it leads, by the clock of the
database, and renews it every now and then. A table names its leader and has a token, which counts
up whenever somebody else leads it. It can be had by others as soon as the time of its leader is
over. Every write at a table begins with the fence: in the same transaction it is seen that this
process still leads, under the token that it knows, and the row is held until the write is done.
So a process that has lost its tables, and does not know it yet, writes nothing.

A process alone on its database leads for as long as it likes, until another one comes in.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    true,
    update,
)

from battalia.server.store.connecting import is_sqlite
from battalia.server.store.form import HALLS, META, TABLES
from battalia.server.store.rows import Elsewhere, Fenced
from battalia.server.store.statements import (
    Prepared,
    change_of,
    change_where,
    not_there,
    shift_clocks,
)
from battalia.server.store.threads import PATIENCE, Threads

ALIVE: Final = "alive"
"""Under this name the server notes from time to time what time it is."""
LEASE: Final = 7.0
"""Seconds for which a process leads after each sign of life, unless it is told otherwise."""
MARGIN: Final = 1.0
"""So many seconds before others take over, a process no longer believes that it leads."""
FOREVER: Final = 1e12
"""The time until which a process leads that is alone."""
KEPT: Final = 86_400.0
"""Seconds after which a process that has gone is forgotten."""

T = TypeVar("T")


def ticking() -> float:
    """Seconds that go on while the machine sleeps, too: others do not."""
    try:
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    except AttributeError:  # Not Linux.
        return time.monotonic()


class Leases(Threads):
    """The tables that this process leads."""

    def __init__(
        self, url: str, clock: Callable[[], float] = time.time, patience: float = PATIENCE
    ) -> None:
        super().__init__(url, clock, patience)
        self.hall = ""
        """This process, since it has come in."""
        self.address = ""
        """Where the others reach it; empty: it is alone."""
        self.lease = LEASE
        """Seconds for which it leads after each sign of life."""
        self.ticking = ticking
        """For tests: seconds, by which this process knows how long it leads."""
        self.noted: Callable[[str, int], None] = lambda event, tables: None
        """Is told of how many tables are taken (led by nobody before), taken-over (from a process
        that leads no longer), released, handed-over at the end, or lost."""
        self._until = 0.0
        self._led: dict[str, int] = {}
        """The tables that were led here, with the token of each."""
        self._now: ColumnElement[float] = (
            (func.julianday("now") - 2_440_587.5) * 86_400.0
            if is_sqlite(self._url)
            else func.date_part("epoch", func.clock_timestamp())
        )
        """What time it is, by the clock of the database."""
        lives = select(HALLS.c.until > self._now).where(HALLS.c.id == TABLES.c.leader)
        self._lives = lives.scalar_subquery()
        """Whether the time of a table's leader is not over."""
        self._changes: dict[tuple[tuple[str, ...], tuple[str, ...]], Prepared] = {}
        """Those of a table's row that are fences as well."""
        self._fence = (
            select(TABLES.c.leader, TABLES.c.token, self._lives)
            .where(TABLES.c.id == bindparam("the_table"))
            .with_for_update(of=TABLES, key_share=True)
        )

    # The process.

    async def enter(self, address: str = "", lease: float = LEASE) -> float:
        """From now on this process may lead tables; what time it is, by the database.

        ``address``: where the others reach it. Without one it is alone: all others lead no longer.
        One of several ends the time of whoever was alone, and of whoever had the same address; if
        nobody else is there, it gives back the time in which nobody was. ``lease``: for so many
        seconds it leads after each sign of life.
        """
        began, hall = self.ticking(), secrets.token_hex(8)
        until: ColumnElement[float] = self._now + lease if address else literal(FOREVER)
        ended = HALLS.c.address.in_(["", address]) if address else true()

        def work(connection: Connection) -> float:
            if not is_sqlite(self._url):
                # One comes in after the other, and each sees all who came before.
                connection.execute(text("LOCK TABLE halls IN SHARE ROW EXCLUSIVE MODE"))
            connection.execute(
                update(HALLS).where(HALLS.c.until > self._now, ended).values(until=self._now)
            )
            connection.execute(delete(HALLS).where(HALLS.c.until < self._now - KEPT))
            found = select(self._now, func.max(HALLS.c.until)).where(HALLS.c.address != "")
            now, last = connection.execute(found).one()
            # When somebody was there alone, only this note tells.
            noted = connection.execute(select(META.c.value).where(META.c.key == ALIVE)).scalar()
            last = max(last or 0.0, float(noted or 0))
            if address and 0 < last < now:
                shift_clocks(connection, now - last)
            values = {"id": hall, "address": address, "seen": self._now, "until": until}
            connection.execute(insert(HALLS).values(values))
            return float(now)

        now = await self._write(work)
        self.hall, self.address, self.lease = hall, address, lease
        self._until = began + lease - MARGIN if address else float("inf")
        if self._led:
            self.noted("lost", len(self._led))
        self._led = {}
        return now

    async def renew(self) -> bool:
        """A sign of life; False: it comes too late, or another process has ended this one's time.

        Then this process leads nothing any more, and may come in anew.
        """
        began, ends = self.ticking(), self._until
        sign = (
            update(HALLS)
            .where(HALLS.c.id == self.hall, HALLS.c.until > self._now)
            .values(seen=self._now, until=self._now + self.lease)
        )
        if began < ends:
            done = await self._write(lambda connection: connection.execute(sign).rowcount == 1)
            # Whoever looked after the old time may not have seen the new one.
            if done and self.ticking() < ends:
                self._until = began + self.lease - MARGIN
                return True
        self._until = 0.0
        return False

    async def processes(self) -> int:
        """How many processes may lead tables just now."""
        count = select(func.count()).select_from(HALLS).where(HALLS.c.until > self._now)
        return await self._read(lambda connection: connection.execute(count).scalar_one())

    async def others(self) -> list[str]:
        """Where the other processes are reached that may lead tables just now."""
        others = select(HALLS.c.address).where(HALLS.c.until > self._now, HALLS.c.id != self.hall)
        return await self._read(lambda connection: [*connection.execute(others).scalars()])

    async def leave(self) -> None:
        """This process leads nothing any more: what it led can be had at once."""
        mine = HALLS.c.id == self.hall

        def work(connection: Connection) -> None:
            now = connection.execute(select(self._now)).scalar_one()
            connection.execute(update(HALLS).where(mine).values(seen=now, until=now))

        await self._write(work)
        self._until = 0.0
        if self._led:
            self.noted("handed-over", len(self._led))
        self._led = {}

    @property
    def left(self) -> float:
        """Seconds for which this process can be sure to lead, unless it gives a sign of life."""
        return max(0.0, self._until - self.ticking())

    @property
    def leads(self) -> bool:
        """Whether this process can be sure that nobody else leads its tables."""
        return not self.hall or self.ticking() < self._until

    @property
    def led(self) -> int:
        """How many tables this process leads."""
        return len(self._led) if self.leads else 0

    # Tables.

    async def lead(self, table_id: str) -> None:
        """From now on this process leads the table, unless another one does (Elsewhere).

        Clocks there stood still from the last sign of life of a leader that is no more until its
        time was over. Of a table that is not there nothing is said.
        """
        if not self.hall:
            return
        its = TABLES.c.id == table_id
        who = select(TABLES.c.leader, TABLES.c.token).where(its)
        # Nobody waits for another process that writes there, so no two wait for each other.
        held = who.with_for_update(skip_locked=True, key_share=True)

        def work(connection: Connection) -> tuple[str, int] | None:
            # First the row is held, then the leader is looked at: what one statement knows of other
            # rows may be older than the row for which it had to wait.
            row = connection.execute(held).first()
            if row is None:
                at_work = connection.execute(who).first()
                if at_work is None:
                    return None
                raise Elsewhere(table_id, self._lease_of(connection, at_work[0])[0])
            leader, token = row
            address, lives, stood = self._lease_of(connection, leader)
            if lives and leader == self.hall:
                return leader, int(token)
            if lives:
                raise Elsewhere(table_id, address)
            self._check_lease(connection)
            connection.execute(
                update(TABLES)
                .where(its)
                .values(
                    leader=self.hall,
                    token=token + 1,
                    clock_since=TABLES.c.clock_since + stood,
                    deadline=TABLES.c.deadline + stood,
                )
            )
            return leader, int(token) + 1

        found = await self._write(work)
        if found is not None:
            leader, self._led[table_id] = found
            if leader != self.hall:
                self.noted("taken-over" if leader else "taken", 1)

    async def release(self, table_id: str) -> None:
        """Nobody leads the table any more; whoever needs it next does.

        One that is alone leads it until the end, and only forgets that it does.
        """
        token = self._led.pop(table_id, None)
        if token is None or not self.address:
            return
        mine = (TABLES.c.id == table_id, TABLES.c.leader == self.hall, TABLES.c.token == token)

        def work(connection: Connection) -> None:
            connection.execute(update(TABLES).where(*mine).values(leader=""))

        await self._write(work)
        self.noted("released", 1)

    async def led_elsewhere(self, table_id: str) -> Elsewhere | None:
        """The other process that leads the table just now."""
        its = (
            select(HALLS.c.address)
            .join(TABLES, TABLES.c.leader == HALLS.c.id)
            .where(TABLES.c.id == table_id, HALLS.c.id != self.hall, HALLS.c.until > self._now)
        )

        def look(connection: Connection) -> Elsewhere | None:
            address = connection.execute(its).scalar()
            return None if address is None else Elsewhere(table_id, address)

        return await self._read(look)

    async def _change_at(
        self,
        table_id: str,
        which: Mapping[str, object],
        columns: Mapping[str, object],
        work: Callable[[Connection], None],
    ) -> None:
        """Changes the row of a table where these columns are so, and has this done as well.

        It is the fence, too: what an act costs the database is mostly the number of statements.
        """
        change = self._fenced_change(tuple(which), tuple(columns))
        values = change_of({"id": table_id, **which}, columns)
        values |= {"fence_leader": self.hall, "fence_token": self._led.get(table_id, 0)}

        def at_once(connection: Connection) -> None:
            if change.carry_out(connection, values) != 1:
                self._check_fence(connection, table_id)
                raise not_there(TABLES, {"id": table_id, **which})
            work(connection)

        await self._write(at_once)

    def _fenced_change(self, which: tuple[str, ...], columns: tuple[str, ...]) -> Prepared:
        known = self._changes.get((which, columns))
        if known is None:
            change = change_where(TABLES, ("id", *which), columns).where(
                TABLES.c.leader == bindparam("fence_leader"),
                TABLES.c.token == bindparam("fence_token"),
                or_(TABLES.c.leader == "", self._lives),
            )
            known = self._changes[which, columns] = Prepared(self._writing.dialect, change)
        return known

    async def _write_at(self, table_id: str, work: Callable[[Connection], T]) -> T:
        """Has this done at a table, if this process leads it (Fenced)."""

        def fenced(connection: Connection) -> T:
            self._check_fence(connection, table_id)
            return work(connection)

        return await self._write(fenced)

    def _check_fence(self, connection: Connection, table_id: str) -> None:
        """Holds the table's row, if this process leads the table (Fenced)."""
        known = (self.hall, self._led.get(table_id, 0))
        row = connection.execute(self._fence, {"the_table": table_id}).first()
        # Where there is no table, the work itself says so.
        if row is not None and ((row[0], row[1]) != known or (self.hall and not row[2])):
            raise Fenced(f"This process does not lead table {table_id}.")

    def _check_lease(self, connection: Connection) -> None:
        """Whether this process may lead tables (Fenced)."""
        if self.hall and not self._lease_of(connection, self.hall)[1]:
            raise Fenced("This process leads no tables any more: its time is over.")

    def _lease_of(self, connection: Connection, hall: str) -> tuple[str, bool, float]:
        """Where a process is reached, whether it leads, and for how long clocks have stood still
        there that nobody has taken over."""
        its = select(HALLS.c.address, HALLS.c.seen, HALLS.c.until, self._now)
        row = connection.execute(its.where(HALLS.c.id == hall)).first()
        if row is None:
            return "", False, 0.0
        address, seen, until, now = row
        lives = until > now
        # How long one was alone that has gone, the next one knows when it starts.
        stood = until - seen if address and not lives else 0.0
        return address if lives else "", lives, stood
