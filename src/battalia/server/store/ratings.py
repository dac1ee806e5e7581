"""Ratings: what is believed of whom, and what came of every rated game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from battalia.server.store.form import PEOPLE, RATINGS, RESULTS, TABLES, UNRATED
from battalia.server.store.rows import Belief, Rated, Result
from battalia.server.store.statements import all_rows, columns_of, insert_rows, update_row
from battalia.server.store.threads import Threads

Rate: TypeAlias = Callable[[Mapping[int, Belief]], Sequence[Result]]
"""What comes of a game for each seat, from what was believed of its people."""
Carry: TypeAlias = Callable[[Rated | None], Belief]
"""What is believed of somebody when a season begins, from how they stood before."""


class Ratings(Threads):
    """How everybody stands."""

    async def rate_game(
        self,
        table_id: str,
        people: Sequence[int],
        *,
        kind: str,
        season: str,
        carry: Carry,
        rate: Rate,
    ) -> bool:
        """What a game says of its people is noted, once, whoever else would do the same.

        False, and nothing is changed: it was rated, or is not to be.
        """

        def work(connection: Connection) -> bool:
            its = delete(UNRATED).where(UNRATED.c.table == table_id)
            if connection.execute(its).rowcount != 1:
                return False
            # Everybody takes the rows in the same order, so that no two wait for each other.
            before = {one: _stands(connection, one, kind, season, carry) for one in sorted(people)}
            results = rate({one: Belief(row.mu, row.sigma) for one, row in before.items()})
            insert_rows(connection, RESULTS, [msgspec.structs.asdict(one) for one in results])
            for one in results:
                if one.person is None:
                    continue
                row = before[one.person]
                which = {"person": one.person, "kind": kind, "season": season}
                won = one.place == 1
                changes = {
                    "mu": one.mu,
                    "sigma": one.sigma,
                    "games": row.games + 1,
                    "wins": row.wins + won,
                }
                update_row(connection, RATINGS, which, changes)
            return True

        return await self._write(work)

    async def unrated(self, limit: int) -> list[str]:
        """Tables whose games are over and are still to be rated."""
        its = (
            select(UNRATED.c.table)
            .join(TABLES, TABLES.c.id == UNRATED.c.table)
            .where(TABLES.c.state == "over")
            .order_by(TABLES.c.changed, TABLES.c.id)
            .limit(limit)
        )
        return await self._read(lambda connection: list(connection.execute(its).scalars()))

    async def give_up_rating(self, table_id: str) -> None:
        """A game that cannot be repeated is not rated."""
        its = delete(UNRATED).where(UNRATED.c.table == table_id)

        def work(connection: Connection) -> None:
            connection.execute(its)

        await self._write(work)

    async def results(self, table_ids: Sequence[str]) -> dict[str, list[Result]]:
        """What came of these games, as far as they are rated; by seat."""
        its = (
            select(*columns_of(RESULTS, Result))
            .where(RESULTS.c.table.in_(table_ids))
            .order_by(RESULTS.c.table, RESULTS.c.seat)
        )

        def look(connection: Connection) -> dict[str, list[Result]]:
            found: dict[str, list[Result]] = {}
            for one in all_rows(connection, Result, its) if table_ids else []:
                found.setdefault(one.table, []).append(one)
            return found

        return await self._read(look)

    async def results_of(self, person_id: int, limit: int | None = None) -> list[Result]:
        """What came of a person's rated games, the latest first."""
        its = (
            select(*columns_of(RESULTS, Result))
            .where(RESULTS.c.person == person_id)
            .order_by(RESULTS.c.at.desc(), RESULTS.c.table)
            .limit(limit)
        )
        return await self._read(lambda connection: all_rows(connection, Result, its))

    async def ratings_of(self, person_id: int) -> list[Rated]:
        """How a person stands at every kind of table, with their games of all seasons."""
        its = (
            select(*columns_of(RATINGS, Rated))
            .where(RATINGS.c.person == person_id)
            .order_by(RATINGS.c.kind, RATINGS.c.season)
        )

        def look(connection: Connection) -> list[Rated]:
            found: dict[str, Rated] = {}
            for one in all_rows(connection, Rated, its):
                before = found.get(one.kind)
                games, wins = (0, 0) if before is None else (before.games, before.wins)
                found[one.kind] = msgspec.structs.replace(
                    one, games=games + one.games, wins=wins + one.wins
                )
            return list(found.values())

        return await self._read(look)

    async def factions_of(self, person_id: int) -> dict[str, int]:
        """How often a person led which faction in rated games, the most frequent first."""
        times = func.count()
        its = (
            select(RESULTS.c.faction, times)
            .where(RESULTS.c.person == person_id, RESULTS.c.faction != "")
            .group_by(RESULTS.c.faction)
            .order_by(times.desc(), RESULTS.c.faction)
        )

        def look(connection: Connection) -> dict[str, int]:
            return dict(connection.execute(its).all())

        return await self._read(look)

    async def head_to_head(self, one_id: int, other_id: int) -> tuple[int, int, int]:
        """The rated games in which two people met: in how many the one was ahead, in how many they
        were level, and in how many the other was ahead."""
        other = RESULTS.alias()
        its = select(RESULTS.c.place, other.c.place).where(
            RESULTS.c.person == one_id,
            other.c.person == other_id,
            other.c.table == RESULTS.c.table,
        )

        def look(connection: Connection) -> tuple[int, int, int]:
            ahead = level = behind = 0
            for mine, theirs in connection.execute(its):
                ahead += mine < theirs
                level += mine == theirs
                behind += mine > theirs
            return ahead, level, behind

        return await self._read(look)

    async def leaders(
        self, kind: str, season: str, *, surest: float, limit: int
    ) -> list[tuple[Rated, str]]:
        """The best of a season at one kind of table, with their names: those of whom no more is
        unknown than ``surest``."""
        its = (
            select(*columns_of(RATINGS, Rated), PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
            .where(RATINGS.c.kind == kind, RATINGS.c.season == season, RATINGS.c.sigma <= surest)
            .order_by(RATINGS.c.mu.desc(), RATINGS.c.person)
            .limit(limit)
        )

        def look(connection: Connection) -> list[tuple[Rated, str]]:
            return [(Rated(*stands), name) for *stands, name in connection.execute(its)]

        return await self._read(look)

    async def seasons(self) -> list[str]:
        """In which seasons anybody played a rated game, the last one first."""
        its = select(RATINGS.c.season).distinct().order_by(RATINGS.c.season.desc())
        return await self._read(lambda connection: list(connection.execute(its).scalars()))

    async def names_of(self, person_ids: Sequence[int]) -> dict[int, str]:
        """What these people are called."""
        its = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(person_ids))

        def look(connection: Connection) -> dict[int, str]:
            return dict(connection.execute(its).all()) if person_ids else {}

        return await self._read(look)


def _stands(connection: Connection, person_id: int, kind: str, season: str, carry: Carry) -> Rated:
    """How somebody stands in a season; the first time as ``carry`` has it from the one before."""
    its = select(*columns_of(RATINGS, Rated)).where(
        RATINGS.c.person == person_id, RATINGS.c.kind == kind
    )
    former = its.where(RATINGS.c.season < season).order_by(RATINGS.c.season.desc()).limit(1)
    begin = carry(next(iter(all_rows(connection, Rated, former)), None))
    row = Rated(person_id, kind, season, begin.mu, begin.sigma, 0, 0)
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    adding = dialect.insert(RATINGS).values(msgspec.structs.asdict(row))
    connection.execute(adding.on_conflict_do_nothing())
    now = its.where(RATINGS.c.season == season).with_for_update()
    (found,) = all_rows(connection, Rated, now)
    return found


def forget_ratings(connection: Connection, person_id: int) -> None:
    """A person goes: what others have played stays theirs, and names nobody."""
    connection.execute(delete(RATINGS).where(RATINGS.c.person == person_id))
    connection.execute(RESULTS.update().where(RESULTS.c.person == person_id).values(person=None))
