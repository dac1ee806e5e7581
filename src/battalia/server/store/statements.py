"""Rows into the database and out of it, and what more than one part of the store asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Delete,
    Dialect,
    Executable,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from battalia.server.store.form import (
    ACTS,
    CHAT,
    MEASURES,
    OPENINGS,
    REVIEWS,
    SEATS,
    SHELVES,
    SNAPSHOTS,
    TABLES,
    TALLIES,
    UNCOUNTED,
    UNRATED,
)
from battalia.server.store.rows import (
    SeatColumns,
    SeatRow,
    Snapshot,
    State,
    StoreError,
)
from battalia.server.table import Act

R = TypeVar("R", bound=msgspec.Struct)


def columns_of(table: Table, row: type[msgspec.Struct]) -> list[Column[object]]:
    """The columns of which a row is made, in its order."""
    return [table.c[name] for name in row.__struct_fields__]


def all_rows(connection: Connection, kind: type[R], its: Executable) -> list[R]:
    return [kind(*columns) for columns in connection.execute(its)]


def one_row(connection: Connection, kind: type[R], its: Executable) -> R | None:
    return next(iter(all_rows(connection, kind, its)), None)


def belonging(table_id: str, rows: Sequence[msgspec.Struct]) -> list[dict[str, object]]:
    """The rows of one table, ready to be inserted."""
    return [{"table": table_id, **msgspec.structs.asdict(row)} for row in rows]


def in_order(acts: Sequence[Act], first: int) -> bool:
    """Whether the acts count up by one from ``first``."""
    return all(act.number == number for number, act in enumerate(acts, first))


def insert_rows(connection: Connection, table: Table, rows: list[dict[str, object]]) -> None:
    if rows:
        connection.execute(_addition(table), rows)


def update_row(
    connection: Connection,
    table: Table,
    which: Mapping[str, object],
    columns: Mapping[str, object],
) -> None:
    """Changes one row, which must be there."""
    if not columns:
        return
    change = change_where(table, tuple(which), tuple(columns))
    if connection.execute(change, change_of(which, columns)).rowcount != 1:
        raise not_there(table, which)


def change_of(which: Mapping[str, object], columns: Mapping[str, object]) -> dict[str, object]:
    """The values of a change of one row."""
    values = {f"the_{name}": value for name, value in which.items()}
    return values | {f"new_{name}": value for name, value in columns.items()}


def not_there(table: Table, which: Mapping[str, object]) -> StoreError:
    named = ", ".join(f"{name} {value}" for name, value in which.items())
    return StoreError(f"There is no row with {named} among the {table.name}.")


@cache
def change_where(table: Table, which: tuple[str, ...], columns: tuple[str, ...]) -> Update:
    """A change of one row: built once, for building it costs more than carrying it out."""
    the_row = [table.c[name] == bindparam(f"the_{name}") for name in which]
    return (
        update(table).where(*the_row).values({name: bindparam(f"new_{name}") for name in columns})
    )


@cache
def _addition(table: Table) -> Insert:
    """New rows; built once as well."""
    return insert(table)


class Prepared:
    """A statement of every act, in the words of one database: put into them once.

    To look up what was compiled, and to bind its values, takes SQLAlchemy longer than the database
    needs for the statement itself.
    """

    def __init__(
        self, dialect: Dialect, statement: Insert | Update, columns: Sequence[str] | None = None
    ) -> None:
        """``columns``: of a new row."""
        compiled: Any = statement.compile(dialect=dialect, column_keys=columns)
        self._text = str(compiled)
        self._order: Sequence[str] | None = compiled.positiontup if compiled.positional else None
        """None: values are given by name."""
        self._constants: dict[str, object] = compiled.params
        written = {
            name: bind.type.dialect_impl(dialect).bind_processor(dialect)
            for bind, name in compiled.bind_names.items()
        }
        self._written = {name: write for name, write in written.items() if write is not None}

    def carry_out(self, connection: Connection, values: Mapping[str, object]) -> int:
        """Returns how many rows it has changed or added."""
        given = {**self._constants, **values}
        for name, write in self._written.items():
            given[name] = write(given[name])
        order = self._order
        parameters = given if order is None else tuple([given[name] for name in order])
        return connection.exec_driver_sql(self._text, parameters).rowcount


# Of people.


def closed_people() -> Select[int]:
    """Those whose public presence a moderator has closed."""
    return select(MEASURES.c.person).where(MEASURES.c.kind == "closing", MEASURES.c.ended.is_(None))


# Of tables.


def seats_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, in order."""
    seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    its = (
        select(SEATS.c.table, *columns_of(SEATS, SeatRow))
        .where(SEATS.c.table.in_(table_ids))
        .order_by(SEATS.c.table, SEATS.c.seat)
    )
    for table_id, *columns in connection.execute(its):
        seats[table_id].append(SeatRow(*columns))
    return seats


def is_only_of(person_id: int, host: int, seats: Sequence[SeatRow]) -> bool:
    """Whether a table is this person's alone: nobody else sits at it, or has set it up."""
    return host == person_id and all(
        row.kind != "person" or row.person == person_id for row in seats
    )


def left_by(state: State, unhosted: bool) -> SeatColumns:
    """What a seat is when the person who sat there is no more."""
    columns: SeatColumns = {"person": None, "name": "", "link": None, "avatar": ""}
    if state == "waiting" and unhosted:
        # An open seat would stay empty for ever: nobody could hand out a link to it.
        columns |= {"kind": "computer", "level": "steady"}
    elif state == "waiting":
        columns["kind"] = "open"
    if state == "waiting":
        # Later it is part of what others can prove.
        columns |= {"text": "", "bot": False}
    return columns


def drop_table(connection: Connection, table_id: str) -> None:
    connection.execute(update(TABLES).where(TABLES.c.next == table_id).values(next=None))
    after = (REVIEWS, TALLIES, UNCOUNTED, UNRATED)
    for belonging in (SEATS, ACTS, SNAPSHOTS, CHAT, SHELVES, OPENINGS, *after):
        connection.execute(delete(belonging).where(belonging.c.table == table_id))
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


def shift_clocks(connection: Connection, seconds: float) -> None:
    """Gives back a time in which nobody could play to all tables in play."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.state == "playing")
        .values(clock_since=TABLES.c.clock_since + seconds, deadline=TABLES.c.deadline + seconds)
    )


def its_snapshots(table_id: str) -> Delete:
    return delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table_id)


def put_snapshots(connection: Connection, table_id: str, snapshots: Sequence[Snapshot]) -> None:
    if snapshots:
        numbers = [snapshot.number for snapshot in snapshots]
        connection.execute(its_snapshots(table_id).where(SNAPSHOTS.c.number.in_(numbers)))
        insert_rows(connection, SNAPSHOTS, belonging(table_id, snapshots))
