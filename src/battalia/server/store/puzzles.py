"""Puzzles: who has tried which, and what is believed of both since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from battalia.server.store.form import PEOPLE, PUZZLERS, PUZZLES, TABLES, TRIES
from battalia.server.store.rows import Belief, Try
from battalia.server.store.statements import (
    all_rows,
    columns_of,
    insert_rows,
    one_row,
    update_row,
)
from battalia.server.store.threads import Threads

PUZZLE: Final = "puzzle-"
"""How the lesson of a table begins at which a puzzle is solved."""
Rate = Callable[[Belief, Belief], tuple[Belief, Belief]]
"""What is believed of a person and of a puzzle afterwards."""


class Puzzles(Threads):
    """What people have tried."""

    async def try_puzzle(
        self,
        person_id: int,
        tried: Try,
        *,
        person: Belief,
        puzzle: Belief,
        rate: Rate,
        counts: bool,
    ) -> tuple[Belief, Belief] | None:
        """Notes somebody's first try: what was believed of the person before, and now.

        ``person`` and ``puzzle`` are what is believed of those of whom nothing is known yet. Of the
        puzzle something else is believed afterwards only if it ``counts``. None, and nothing is
        changed: it was not the first try.
        """

        def work(connection: Connection) -> tuple[Belief, Belief] | None:
            # One after the other, in whatever process.
            connection.execute(
                select(PEOPLE.c.id).where(PEOPLE.c.id == person_id).with_for_update()
            )
            its = (TRIES.c.person == person_id) & (TRIES.c.puzzle == tried.puzzle)
            if connection.execute(select(TRIES.c.at).where(its)).first() is not None:
                return None
            row = {"person": person_id, "puzzle": tried.puzzle}
            insert_rows(connection, TRIES, [row | {"at": tried.at, "solved": tried.solved}])
            before = _believed(connection, PUZZLERS, {"person": person_id}, person)
            hard = _believed(connection, PUZZLES, {"id": tried.puzzle}, puzzle)
            after, harder = rate(before, hard)
            _believe(connection, PUZZLERS, {"person": person_id}, after)
            if counts:
                _believe(connection, PUZZLES, {"id": tried.puzzle}, harder)
            return before, after

        return await self._write(work)

    async def tries(self, person_id: int) -> list[Try]:
        """All puzzles that a person has tried, the last one first."""
        its = (
            select(*columns_of(TRIES, Try))
            .where(TRIES.c.person == person_id)
            .order_by(TRIES.c.at.desc(), TRIES.c.puzzle)
        )
        return await self._read(lambda connection: all_rows(connection, Try, its))

    async def puzzle_tables(self, person_id: int) -> list[str]:
        """The tables at which a person solves puzzles: each is a lesson of its kind."""
        its = select(TABLES.c.id).where(
            TABLES.c.host == person_id, TABLES.c.settings.contains(f'"lesson":"{PUZZLE}')
        )
        return await self._read(lambda connection: list(connection.execute(its).scalars()))

    async def puzzler(self, person_id: int) -> Belief | None:
        """What is believed of a person who has tried some."""
        its = select(*columns_of(PUZZLERS, Belief)).where(PUZZLERS.c.person == person_id)
        return await self._read(lambda connection: one_row(connection, Belief, its))

    async def puzzles(self) -> dict[str, Belief]:
        """What is believed of the puzzles that somebody has tried; there are no more than the
        program has."""
        its = select(PUZZLES)

        def look(connection: Connection) -> dict[str, Belief]:
            return {id: Belief(mu, sigma) for id, mu, sigma in connection.execute(its)}

        return await self._read(look)


def _believed(
    connection: Connection, table: Table, which: dict[str, object], first: Belief
) -> Belief:
    """What is believed of somebody or something; until now perhaps nothing."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = {**which, "mu": first.mu, "sigma": first.sigma}
    connection.execute(kind.insert(table).values(row).on_conflict_do_nothing())
    ((name, value),) = which.items()
    its = select(*columns_of(table, Belief)).where(table.c[name] == value).with_for_update()
    (belief,) = all_rows(connection, Belief, its)
    return belief


def _believe(
    connection: Connection, table: Table, which: dict[str, object], belief: Belief
) -> None:
    update_row(connection, table, which, {"mu": belief.mu, "sigma": belief.sigma})
