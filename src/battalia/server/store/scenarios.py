"""The gallery: scenarios that people have made, who likes them, and how often each was played.

Those that come with the program have a row as soon as somebody likes or plays them, without a text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from sqlalchemy import (
    Connection,
    ScalarSelect,
    Select,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from battalia.server.store.form import LIKES, PEOPLE, SCENARIOS
from battalia.server.store.leases import Leases
from battalia.server.store.rows import ScenarioRow
from battalia.server.store.statements import all_rows, closed_people, one_row

Order: TypeAlias = Literal["liked", "played", "new"]
SCENARIOS_EACH: Final = 20
"""So many scenarios a person may have in the gallery."""
STORED: Final = ("id", "person", "created", "text", "told", "plays")
"""What of a row is in a column of its own."""


class Scenarios(Leases):
    """What people have made for each other."""

    async def add_scenario(self, scenario: ScenarioRow) -> bool:
        """One more; False: its maker has so many already."""
        theirs = select(func.count()).where(SCENARIOS.c.person == scenario.person)
        row = {name: getattr(scenario, name) for name in STORED}

        def work(connection: Connection) -> bool:
            if connection.execute(theirs).scalar_one() >= SCENARIOS_EACH:
                return False
            connection.execute(insert(SCENARIOS), row)
            return True

        return await self._write(work)

    async def drop_scenario(self, id: str, person: int) -> bool:
        """One's own is no more, with all who like it; False: it is not one's own."""
        its = (SCENARIOS.c.id == id) & (SCENARIOS.c.person == person)

        def work(connection: Connection) -> bool:
            found = connection.execute(select(SCENARIOS.c.id).where(its)).scalars()
            return drop_scenarios(connection, list(found))

        return await self._write(work)

    async def like_scenario(self, id: str, person: int, like: bool, *, own: bool) -> bool:
        """Somebody likes it, or does no longer; ``own``: it comes with the program. False: there is
        no such scenario."""
        row = {"scenario": id, "person": person}
        its = (LIKES.c.scenario == id) & (LIKES.c.person == person)

        def work(connection: Connection) -> bool:
            if not self._there(connection, id, own):
                return False
            connection.execute(delete(LIKES).where(its))
            if like:
                connection.execute(insert(LIKES), row)
            return True

        return await self._write(work)

    async def count_play(self, id: str, *, own: bool) -> None:
        """It is played once more, if it is still there."""
        counting = update(SCENARIOS).where(SCENARIOS.c.id == id)

        def work(connection: Connection) -> None:
            if self._there(connection, id, own):
                connection.execute(counting.values(plays=SCENARIOS.c.plays + 1))

        await self._write(work)

    def _there(self, connection: Connection, id: str, own: bool) -> bool:
        """Whether there is such a row; one that comes with the program gets its own."""
        if own:
            adding = postgresql if connection.dialect.name == "postgresql" else sqlite
            row = {"id": id, "person": None, "created": 0.0, "text": "", "told": ""}
            connection.execute(adding.insert(SCENARIOS).values(row).on_conflict_do_nothing())
        return (
            connection.execute(select(SCENARIOS.c.id).where(SCENARIOS.c.id == id)).first()
            is not None
        )

    async def scenario(self, id: str, person: int | None) -> ScenarioRow | None:
        its = _rows(person).where(SCENARIOS.c.id == id)
        return await self._read(lambda connection: one_row(connection, ScenarioRow, its))

    async def scenarios(
        self, order: Order, person: int | None, *, limit: int, skip: int = 0
    ) -> list[ScenarioRow]:
        """What people have made, in this order."""
        first = {"liked": [_likes().desc()], "played": [SCENARIOS.c.plays.desc()], "new": []}[order]
        its = (
            _rows(person)
            .where(SCENARIOS.c.person.is_not(None), SCENARIOS.c.person.not_in(closed_people()))
            .order_by(*first, SCENARIOS.c.created.desc(), SCENARIOS.c.id)
            .limit(limit)
            .offset(skip)
        )
        return await self._read(lambda connection: all_rows(connection, ScenarioRow, its))

    async def scenarios_called(self, ids: Sequence[str], person: int | None) -> list[ScenarioRow]:
        """Those of these names that have a row."""
        its = _rows(person).where(SCENARIOS.c.id.in_(ids))
        return await self._read(lambda connection: all_rows(connection, ScenarioRow, its))

    async def scenarios_of(self, person: int) -> list[ScenarioRow]:
        """All that somebody has made, the newest first."""
        its = _rows(person).where(SCENARIOS.c.person == person)
        its = its.order_by(SCENARIOS.c.created.desc(), SCENARIOS.c.id)
        return await self._read(lambda connection: all_rows(connection, ScenarioRow, its))

    async def liked_by(self, person: int) -> list[str]:
        """The scenarios that somebody likes."""
        its = select(LIKES.c.scenario).where(LIKES.c.person == person).order_by(LIKES.c.scenario)
        return await self._read(lambda connection: list(connection.execute(its).scalars()))


def forget_scenarios(connection: Connection, person: int) -> None:
    """What somebody has made goes with them, and what they liked."""
    connection.execute(delete(LIKES).where(LIKES.c.person == person))
    its = select(SCENARIOS.c.id).where(SCENARIOS.c.person == person)
    drop_scenarios(connection, list(connection.execute(its).scalars()))


def drop_scenarios(connection: Connection, ids: Sequence[str]) -> bool:
    """Whether there were any."""
    connection.execute(delete(LIKES).where(LIKES.c.scenario.in_(ids)))
    connection.execute(delete(SCENARIOS).where(SCENARIOS.c.id.in_(ids)))
    return bool(ids)


def _likes() -> ScalarSelect[int]:
    """How many like it."""
    return select(func.count()).where(LIKES.c.scenario == SCENARIOS.c.id).scalar_subquery()


def _rows(person: int | None) -> Select[tuple[object, ...]]:
    """Rows as this person sees them."""
    mine = (LIKES.c.scenario == SCENARIOS.c.id) & (LIKES.c.person == (person or 0))
    liked = literal(False) if person is None else exists().where(mine)
    return select(
        *(SCENARIOS.c[name] for name in STORED), _likes(), liked, func.coalesce(PEOPLE.c.name, "")
    ).select_from(SCENARIOS.outerjoin(PEOPLE, PEOPLE.c.id == SCENARIOS.c.person))
