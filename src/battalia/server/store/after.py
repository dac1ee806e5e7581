"""What is known of games that are over: their reviews, and what everybody did in them.

Both are made from a game's acts, so that nothing is lost where one is missing.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Table, delete, select

from battalia.server.store.form import REVIEWS, SEATS, TABLES, TALLIES
from battalia.server.store.leases import Leases
from battalia.server.store.rows import Reviewed, SeatRow, TableRow, Tally
from battalia.server.store.statements import (
    all_rows,
    belonging,
    columns_of,
    insert_rows,
    one_row,
    seats_of,
)


class After(Leases):
    """Reviews and tallies."""

    async def review(self, table_id: str) -> Reviewed | None:
        its = select(*columns_of(REVIEWS, Reviewed)).where(REVIEWS.c.table == table_id)
        return await self._read(lambda connection: one_row(connection, Reviewed, its))

    async def set_review(self, table_id: str, review: Reviewed) -> None:
        """Instead of any other."""
        await self._put(REVIEWS, table_id, review)

    async def set_tally(self, table_id: str, tally: Tally) -> None:
        await self._put(TALLIES, table_id, tally)

    async def _put(self, rows: Table, table_id: str, row: Reviewed | Tally) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(rows).where(rows.c.table == table_id))
            insert_rows(connection, rows, belonging(table_id, [row]))

        await self._write_at(table_id, work)

    async def games_of(
        self, person_id: int, limit: int
    ) -> list[tuple[TableRow, list[SeatRow], Tally | None]]:
        """The last games that a person has played to the end, the latest first."""
        sits = select(SEATS.c.table).where(SEATS.c.person == person_id)
        its = (
            select(*columns_of(TABLES, TableRow))
            .where(TABLES.c.id.in_(sits), TABLES.c.state == "over")
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
            .limit(limit)
        )

        def look(
            connection: Connection,
        ) -> list[tuple[TableRow, list[SeatRow], Tally | None]]:
            found = all_rows(connection, TableRow, its)
            ids = [table.id for table in found]
            seats = seats_of(connection, ids)
            counted = select(TALLIES.c.table, *columns_of(TALLIES, Tally)).where(
                TALLIES.c.table.in_(ids)
            )
            tallies = {table: Tally(*row) for table, *row in connection.execute(counted)}
            return [(table, seats[table.id], tallies.get(table.id)) for table in found]

        return await self._read(look)

    async def reviews(self, table_ids: Sequence[str]) -> dict[str, Reviewed]:
        """Those of these tables that there are."""
        its = select(REVIEWS.c.table, *columns_of(REVIEWS, Reviewed)).where(
            REVIEWS.c.table.in_(table_ids)
        )

        def look(connection: Connection) -> dict[str, Reviewed]:
            return {table: Reviewed(*row) for table, *row in connection.execute(its)}

        return await self._read(look)
