"""What happened at a table, and what was said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import (
    Connection,
    delete,
    func,
    or_,
    select,
)

from battalia.server.store.form import (
    ACTS,
    CHAT,
    SNAPSHOTS,
)
from battalia.server.store.leases import Leases
from battalia.server.store.rows import (
    ChatLine,
    Snapshot,
)
from battalia.server.store.statements import (
    all_rows,
    belonging,
    columns_of,
    insert_rows,
    its_snapshots,
    one_row,
    put_snapshots,
)
from battalia.server.table import Act

CHAT_KEPT: Final = 500
"""So many lines are kept of what is said at a table; older ones go."""


class Past(Leases):
    """Acts, snapshots of games, and chat."""

    async def acts(self, table_id: str, after: int = -1, until: int | None = None) -> list[Act]:
        """The acts of a table in order, undone ones and undos included."""
        its = (
            select(*columns_of(ACTS, Act))
            .where(ACTS.c.table == table_id, ACTS.c.number > after)
            .order_by(ACTS.c.number)
        )
        if until is not None:
            its = its.where(ACTS.c.number <= until)
        return await self._read(lambda connection: all_rows(connection, Act, its))

    async def snapshot(self, table_id: str, until: int | None = None) -> Snapshot | None:
        """The latest snapshot of a table, or the latest until this act."""
        its = (
            select(*columns_of(SNAPSHOTS, Snapshot))
            .where(SNAPSHOTS.c.table == table_id)
            .order_by(SNAPSHOTS.c.number.desc())
            .limit(1)
        )
        if until is not None:
            its = its.where(SNAPSHOTS.c.number <= until)
        return await self._read(lambda connection: one_row(connection, Snapshot, its))

    async def snapshots(self, table_id: str) -> list[Snapshot]:
        """All snapshots of a table in order."""
        its = (
            select(*columns_of(SNAPSHOTS, Snapshot))
            .where(SNAPSHOTS.c.table == table_id)
            .order_by(SNAPSHOTS.c.number)
        )
        return await self._read(lambda connection: all_rows(connection, Snapshot, its))

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
        await self._write_at(
            table_id, lambda connection: put_snapshots(connection, table_id, snapshots)
        )

    async def drop_snapshot(self, table_id: str, number: int) -> None:
        """A snapshot that is good for nothing goes; the acts are whole without it."""
        its = its_snapshots(table_id).where(SNAPSHOTS.c.number == number)

        def work(connection: Connection) -> None:
            connection.execute(its)

        await self._write_at(table_id, work)

    async def add_chat(self, table_id: str, line: ChatLine) -> ChatLine:
        """The line with the number that it gets here."""

        def work(connection: Connection) -> ChatLine:
            last = select(func.max(CHAT.c.number)).where(CHAT.c.table == table_id)
            number = connection.execute(last).scalar()
            said = msgspec.structs.replace(line, number=0 if number is None else number + 1)
            insert_rows(connection, CHAT, belonging(table_id, [said]))
            old = CHAT.c.number <= said.number - CHAT_KEPT
            connection.execute(delete(CHAT).where(CHAT.c.table == table_id, old))
            return said

        return await self._write_at(table_id, work)

    async def chat(self, table_id: str, last: int = 200) -> list[ChatLine]:
        """The last lines said at a table, the oldest of them first."""
        its = (
            select(*columns_of(CHAT, ChatLine))
            .where(CHAT.c.table == table_id, CHAT.c.text != "")
            .order_by(CHAT.c.number.desc())
            .limit(last)
        )
        return await self._read(lambda connection: all_rows(connection, ChatLine, its)[::-1])

    async def said(
        self, person_id: int, *, limit: int, after: tuple[str, int] = ("", -1)
    ) -> list[tuple[str, ChatLine]]:
        """What a person said, with the table where: by table and number, behind ``after``."""
        table, number = after
        its = (
            select(CHAT.c.table, *columns_of(CHAT, ChatLine))
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
