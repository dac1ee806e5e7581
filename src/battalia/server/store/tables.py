"""Tables and their seats: set up, played at, found again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import EllipsisType
from typing import Final, Unpack

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    false,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    text,
)

from battalia.engine.notation import seat_name
from battalia.engine.terms import Seat
from battalia.proving import Tally
from battalia.server.store.form import (
    ACTS,
    CHANCES,
    HALLS,
    PEOPLE,
    SEATS,
    SHELVES,
    SNAPSHOTS,
    TABLES,
    UNCOUNTED,
    UNRATED,
)
from battalia.server.store.lobby import claim
from battalia.server.store.news import Newsroom
from battalia.server.store.rows import (
    SeatColumns,
    SeatRow,
    Shelf,
    Snapshot,
    State,
    StoreError,
    TableColumns,
    TableRow,
)
from battalia.server.store.statements import (
    Prepared,
    all_rows,
    belonging,
    columns_of,
    drop_table,
    in_order,
    insert_rows,
    is_only_of,
    its_snapshots,
    one_row,
    put_snapshots,
    seats_of,
    shift_clocks,
    update_row,
)
from battalia.server.table import Act

COUNTED: Final = text(
    "INSERT INTO chances (what, times, expected, variance)"
    " VALUES (:what, :times, :expected, :variance) ON CONFLICT (what) DO UPDATE SET"
    " times = chances.times + excluded.times, expected = chances.expected + excluded.expected,"
    " variance = chances.variance + excluded.variance"
)
FINISHED: Final = 20
"""So many tables for each that may be unfinished somebody may have set up in all."""


class Tables(Newsroom):
    """All tables, and who sits there."""

    @cached_property
    def _new_act(self) -> Prepared:
        columns = ["table", *Act.__struct_fields__]
        return Prepared(self._writing.dialect, insert(ACTS), columns)

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        acts: Sequence[Act] = (),
        snapshots: Sequence[Snapshot] = (),
        *,
        past_of: str | None = None,
        most: int | None = None,
        seekers: Sequence[int] = (),
    ) -> bool:
        """A new table, led by this process; with acts, they count from 0 to its epoch.

        ``past_of``: instead of acts of its own it has those of this other table, to its epoch.
        False, and nothing is added: its host has ``most`` unfinished tables already, or
        ``FINISHED`` times as many in all. ``seekers``: it is for these, who wait for it (NotWaiting
        where one of them does not).
        """
        if past_of is None and (not in_order(acts, 0) or table.epoch != len(acts) - 1):
            raise StoreError(f"The acts of table {table.id} do not count from 0 to its epoch.")
        its_seats, its_acts = belonging(table.id, seats), belonging(table.id, acts)
        its_snapshots = belonging(table.id, snapshots)
        hosted = select(func.count()).where(TABLES.c.host == table.host)
        unfinished = hosted.where(TABLES.c.state.in_(("waiting", "playing")))

        def work(connection: Connection) -> bool:
            self._check_lease(connection)
            if most is not None and (
                connection.execute(unfinished).scalar_one() >= most
                or connection.execute(hosted).scalar_one() >= FINISHED * most
            ):
                return False
            if seekers:
                claim(connection, seekers, table.id)
            insert_rows(
                connection, TABLES, [{**msgspec.structs.asdict(table), "leader": self.hall}]
            )
            insert_rows(connection, SEATS, its_seats)
            insert_rows(connection, ACTS, its_acts)
            insert_rows(connection, SNAPSHOTS, its_snapshots)
            insert_rows(connection, UNRATED, [{"table": table.id}] if table.rated else [])
            if past_of is not None:
                for past in (ACTS, SNAPSHOTS):
                    _copy_rows(connection, past, past_of, table.id, table.epoch)
            return True

        added = await self._write(work)
        if added:
            self._led[table.id] = 0
            self.noted("taken", 1)
        return added

    async def drop_table(self, table_id: str, person_id: int) -> bool:
        """A table is no more, with all that belongs to it, if it is this person's alone and no
        rated game is played there."""

        def work(connection: Connection) -> bool:
            its = select(TABLES.c.host, TABLES.c.rated, TABLES.c.state).where(
                TABLES.c.id == table_id
            )
            row = connection.execute(its).first()
            seats = seats_of(connection, [table_id])[table_id]
            if row is None or not is_only_of(person_id, row.host, seats):
                return False
            if row.rated and row.state == "playing":
                return False
            drop_table(connection, table_id)
            return True

        dropped = await self._write_at(table_id, work)
        if dropped:
            self._led.pop(table_id, None)
        return dropped

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
                if not is_only_of(person_id, host, seats_of(connection, [table])[table])
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
        draws: int | None = None,
        people: Sequence[int] = (),
    ) -> None:
        """Adds the next acts, and what they change at the table and its seats, in one go.

        Acts that do not follow on the table's last one are refused, and nothing is changed.
        What is not given stays; None stops a clock and lifts a deadline. ``draws``: how much was
        drawn by now, where that is counted; a game that is over then waits for being counted.
        ``people``: who hears of it wherever they wait.
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
        which: dict[str, object] = {}
        if acts:
            if not in_order(acts, acts[0].number):
                raise StoreError(f"The new acts of table {table_id} are not in order.")
            columns["epoch"] = acts[-1].number
            columns["changed"] = acts[-1].at
            # Whoever else has written at this table in the meantime is not written over.
            which["epoch"] = acts[0].number - 1
            if draws is not None:
                columns["draws"], columns["drawn"] = draws, acts[-1].number
        its_acts = belonging(table_id, acts)
        its_snapshots = [] if snapshot is None else [snapshot]
        clocks = dict(left or {})

        def work(connection: Connection) -> None:
            for row in its_acts:
                self._new_act.carry_out(connection, row)
            for seat, seconds in clocks.items():
                update_row(connection, SEATS, {"table": table_id, "seat": seat}, {"left": seconds})
            for seat, changed in (seats or {}).items():
                update_row(connection, SEATS, {"table": table_id, "seat": seat}, changed)
            put_snapshots(connection, table_id, its_snapshots)
            if state == "over" and draws is not None:
                insert_rows(connection, UNCOUNTED, [{"table": table_id}])
            self._announce(connection, people=people)

        if columns:
            await self._change_at(table_id, which, columns, work)
        else:
            await self._write_at(table_id, work)

    async def set_table(self, table_id: str, **columns: Unpack[TableColumns]) -> None:
        await self._write_at(
            table_id, lambda connection: update_row(connection, TABLES, {"id": table_id}, columns)
        )

    async def set_replayed(self, table_id: str, **columns: Unpack[TableColumns]) -> None:
        """What a table is under new rules; a snapshot is one of the old rules, and goes."""

        def work(connection: Connection) -> None:
            update_row(connection, TABLES, {"id": table_id}, columns)
            connection.execute(its_snapshots(table_id))

        await self._write_at(table_id, work)

    async def set_seat(self, table_id: str, seat: Seat, **columns: Unpack[SeatColumns]) -> None:
        which = {"table": table_id, "seat": seat}
        await self._write_at(
            table_id, lambda connection: update_row(connection, SEATS, which, columns)
        )

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats in order."""

        def look(connection: Connection) -> tuple[TableRow, list[SeatRow]] | None:
            its = select(*columns_of(TABLES, TableRow)).where(TABLES.c.id == table_id)
            table = one_row(connection, TableRow, its)
            return None if table is None else (table, seats_of(connection, [table_id])[table_id])

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
            insert_rows(connection, SHELVES, [] if shelf is None else [row])

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
        its = select(*columns_of(TABLES, TableRow)).where(
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
            found = all_rows(connection, TableRow, its.limit(limit))
            if len(found) == limit:
                last = found[-1]
                same = its.where(TABLES.c.changed == last.changed, TABLES.c.id > last.id)
                found += all_rows(connection, TableRow, same)
            seats = seats_of(connection, [table.id for table in found])
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
        """The tables in play whose deadline has come, the longest overdue first; not those that
        other processes lead."""
        others = select(HALLS.c.id).where(HALLS.c.id != self.hall, HALLS.c.until > self._now)
        its = (
            select(TABLES.c.id)
            .where(TABLES.c.state == "playing", TABLES.c.deadline <= now)
            .where(TABLES.c.leader.not_in(others))
            .order_by(TABLES.c.deadline, TABLES.c.id)
        )
        return await self._read(lambda connection: list(connection.execute(its).scalars()))

    async def table_ids(self, rules_other_than: int | None = None) -> list[str]:
        """All tables, or those begun under other rules, the oldest first."""
        its = select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
        if rules_other_than is not None:
            its = its.where(TABLES.c.rules != rules_other_than)
        return await self._read(lambda connection: list(connection.execute(its).scalars()))

    async def published(
        self, since: float, until: float, *, rules: int, after: tuple[float, str], limit: int
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Games that ended in this time and that everybody at the table shares, in the order in
        which they ended, behind ``after``. Computers share always. None that went on from another
        table or a record: that may be the game of somebody who shares nothing."""
        shares = func.coalesce(SEATS.c.shares, PEOPLE.c.shares, false())
        against = (
            select(SEATS.c.seat)
            .outerjoin(PEOPLE, SEATS.c.person == PEOPLE.c.id)
            .where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "person", not_(shares))
        )
        changed, table = after
        its = (
            select(*columns_of(TABLES, TableRow))
            .where(
                TABLES.c.state == "over",
                TABLES.c.origin.in_(("new", "seed")),
                TABLES.c.rules == rules,
                TABLES.c.problem == "",
                TABLES.c.changed >= since,
                TABLES.c.changed < until,
                or_(
                    TABLES.c.changed > changed,
                    and_(TABLES.c.changed == changed, TABLES.c.id > table),
                ),
                ~against.exists(),
            )
            .order_by(TABLES.c.changed, TABLES.c.id)
            .limit(limit)
        )

        def look(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            found = all_rows(connection, TableRow, its)
            seats = seats_of(connection, [table.id for table in found])
            return [(table, seats[table.id]) for table in found]

        return await self._read(look)

    async def uncounted(self, limit: int) -> list[str]:
        """Tables whose draws are still to be counted."""
        its = select(UNCOUNTED.c.table).order_by(UNCOUNTED.c.table).limit(limit)
        return await self._read(lambda connection: list(connection.execute(its).scalars()))

    async def count_chances(self, table_id: str, tallies: Mapping[str, Tally]) -> None:
        """Adds what came at a table to all that ever came here, once."""
        # Everybody takes the rows in the same order, so that no two wait for each other.
        rows = [{"what": what, **tally._asdict()} for what, tally in sorted(tallies.items())]

        def work(connection: Connection) -> None:
            its = delete(UNCOUNTED).where(UNCOUNTED.c.table == table_id)
            if connection.execute(its).rowcount == 1 and rows:
                connection.execute(COUNTED, rows)

        await self._write(work)

    async def chances(self) -> dict[str, Tally]:
        """What ever came here, how often, and how often it was to be expected."""
        its = select(CHANCES.c.what, CHANCES.c.times, CHANCES.c.expected, CHANCES.c.variance)

        def look(connection: Connection) -> dict[str, Tally]:
            return {what: Tally(*rest) for what, *rest in connection.execute(its)}

        return await self._read(look)

    async def shift_clocks(self, seconds: float) -> None:
        """Gives back a time in which nobody could play to all tables in play."""
        await self._write(lambda connection: shift_clocks(connection, seconds))

    async def count(self) -> int:
        """How many tables there are."""
        its = select(func.count()).select_from(TABLES)
        return await self._read(lambda connection: connection.execute(its).scalar_one())


def _copy_rows(connection: Connection, rows: Table, source: str, target: str, until: int) -> None:
    """What belongs to one table belongs to another as well, up to this number."""
    others = [column for column in rows.c if column.name != "table"]
    found = select(literal(target), *others).where(rows.c.table == source, rows.c.number <= until)
    names = ["table", *(column.name for column in others)]
    # Without being asked for it, SQLAlchemy does not keep how many they were on PostgreSQL.
    copying = insert(rows).from_select(names, found).execution_options(preserve_rowcount=True)
    copied = connection.execute(copying).rowcount
    if rows is ACTS and copied != until + 1:
        raise StoreError(f"Table {source} has gone, or does not have all of its acts.")
