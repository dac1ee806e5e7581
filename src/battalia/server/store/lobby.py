"""The lobby: open tables, and who waits for one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from battalia.server.store.form import HALLS, OPENINGS, RATINGS, SEATS, SEEKERS, TABLES
from battalia.server.store.leases import Leases
from battalia.server.store.rows import NotWaiting, OpeningRow, SeatRow, SeekerRow, TableRow
from battalia.server.store.statements import all_rows, columns_of, one_row, seats_of

OPEN_EACH: Final = 5
"""So many tables somebody may have open at a time."""
MOST_SEEKERS: Final = 2000
"""So many people may wait for a table at a time."""


class Lobby(Leases):
    """What is between tables."""

    async def open_table(self, opening: OpeningRow, host: int, most: int | None) -> bool:
        """A table is open to everybody; False: its host has so many open already."""
        theirs = (
            select(func.count())
            .select_from(OPENINGS.join(TABLES, TABLES.c.id == OPENINGS.c.table))
            .where(TABLES.c.host == host, TABLES.c.state == "waiting")
            .where(TABLES.c.id != opening.table)
        )

        def work(connection: Connection) -> bool:
            if most is not None and connection.execute(theirs).scalar_one() >= most:
                return False
            connection.execute(delete(OPENINGS).where(OPENINGS.c.table == opening.table))
            connection.execute(insert(OPENINGS), msgspec.structs.asdict(opening))
            return True

        return await self._write(work)

    async def close_tables(self, tables: Collection[str]) -> None:
        """These are in the lobby no longer."""
        its = delete(OPENINGS).where(OPENINGS.c.table.in_(tables))
        await self._write(partial(_do, its))

    async def close_old_tables(self, now: float) -> list[str]:
        """Those are open no longer at which nobody has sat down in time."""
        waiting = select(TABLES.c.id).where(TABLES.c.state == "waiting")
        its = (OPENINGS.c.closes < now) & OPENINGS.c.table.in_(waiting)

        def work(connection: Connection) -> list[str]:
            found = list(connection.execute(select(OPENINGS.c.table).where(its)).scalars())
            connection.execute(delete(OPENINGS).where(OPENINGS.c.table.in_(found)))
            return found

        return await self._write(work)

    async def opening(self, table: str) -> OpeningRow | None:
        its = select(*columns_of(OPENINGS, OpeningRow)).where(OPENINGS.c.table == table)
        return await self._read(lambda connection: one_row(connection, OpeningRow, its))

    async def openings(self, limit: int) -> list[tuple[OpeningRow, TableRow, list[SeatRow]]]:
        """The tables in the lobby that wait for players or are in play: the former first, and of
        each the newest."""
        its = (
            select(*columns_of(OPENINGS, OpeningRow))
            .join(TABLES, TABLES.c.id == OPENINGS.c.table)
            .where(TABLES.c.state.in_(("waiting", "playing")))
            .order_by(TABLES.c.state.desc(), OPENINGS.c.opened.desc())
            .limit(limit)
        )

        def look(connection: Connection) -> list[tuple[OpeningRow, TableRow, list[SeatRow]]]:
            found = all_rows(connection, OpeningRow, its)
            ids = [opening.table for opening in found]
            rows = select(*columns_of(TABLES, TableRow)).where(TABLES.c.id.in_(ids))
            tables = {table.id: table for table in all_rows(connection, TableRow, rows)}
            seats = seats_of(connection, ids)
            return [(one, tables[one.table], seats[one.table]) for one in found]

        return await self._read(look)

    # Who waits.

    async def unfinished_of(self, person: int) -> int:
        """At how many unfinished tables somebody sits."""
        its = (
            select(func.count(SEATS.c.table.distinct()))
            .join(TABLES, TABLES.c.id == SEATS.c.table)
            .where(SEATS.c.person == person, TABLES.c.state.in_(("waiting", "playing")))
        )
        return await self._read(lambda connection: connection.execute(its).scalar_one())

    async def seek(self, seeker: SeekerRow) -> bool:
        """Somebody waits; who waited for the same already keeps their place. False: too many do."""
        theirs = SEEKERS.c.person == seeker.person
        how_many = select(func.count()).select_from(SEEKERS)

        def work(connection: Connection) -> bool:
            its = select(*columns_of(SEEKERS, SeekerRow)).where(theirs)
            before = one_row(connection, SeekerRow, its)
            row = seeker
            if before is not None and before.kind == seeker.kind:
                row = msgspec.structs.replace(seeker, since=before.since, table=before.table)
            elif connection.execute(how_many).scalar_one() >= MOST_SEEKERS:
                return False
            connection.execute(delete(SEEKERS).where(theirs))
            connection.execute(insert(SEEKERS), msgspec.structs.asdict(row))
            return True

        return await self._write(work)

    async def stop_seeking(self, person: int, hall: str) -> None:
        """Somebody waits no longer, as far as this process knows."""
        its = delete(SEEKERS).where(SEEKERS.c.person == person, SEEKERS.c.hall == hall)
        await self._write(partial(_do, its))

    async def seekers(self) -> list[SeekerRow]:
        """Who waits and is still connected, the longest first."""
        alive = select(HALLS.c.id).where(HALLS.c.until > self._now)
        its = (
            select(*columns_of(SEEKERS, SeekerRow))
            .where(SEEKERS.c.table.is_(None), SEEKERS.c.hall.in_(alive))
            .order_by(SEEKERS.c.since, SEEKERS.c.person)
            .limit(MOST_SEEKERS)
        )
        return await self._read(lambda connection: all_rows(connection, SeekerRow, its))

    async def strengths(self, people: Collection[int], kind: str) -> dict[int, float]:
        """How strong people are believed to be at tables of a kind, where they have played any."""
        its = (
            select(RATINGS.c.person, RATINGS.c.mu)
            .where(RATINGS.c.kind == kind, RATINGS.c.person.in_(people))
            .order_by(RATINGS.c.season)
        )

        def look(connection: Connection) -> dict[int, float]:
            return {person: float(mu) for person, mu in connection.execute(its)}

        return await self._read(look)

    async def found_for(self, hall: str) -> list[SeekerRow]:
        """Those connected to a process who have a table and may not know it yet."""
        its = select(*columns_of(SEEKERS, SeekerRow)).where(
            SEEKERS.c.hall == hall, SEEKERS.c.table.is_not(None)
        )
        return await self._read(lambda connection: all_rows(connection, SeekerRow, its))

    async def forget_lost_seekers(self) -> None:
        """Whoever was connected to a process that is no more waits no longer."""
        alive = select(HALLS.c.id).where(HALLS.c.until > self._now)
        its = delete(SEEKERS).where(SEEKERS.c.hall.not_in(alive))
        await self._write(partial(_do, its))


def _do(statement: Executable, connection: Connection) -> None:
    connection.execute(statement)


def claim(connection: Connection, people: Sequence[int], table: str) -> None:
    """All these people wait, and have this table now (NotWaiting: one of them does not)."""
    its = (
        update(SEEKERS)
        .where(SEEKERS.c.person.in_(people), SEEKERS.c.table.is_(None))
        .values(table=table)
    )
    if connection.execute(its).rowcount != len(people):
        raise NotWaiting("Somebody for whom this table was to be does not wait any more.")
