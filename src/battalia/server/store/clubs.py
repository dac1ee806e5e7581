"""Clubs: who belongs to them, and which tables are theirs."""

from __future__ import annotations

from typing import Final, Unpack

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from battalia.server.store.form import CLUB_TABLES, CLUBS, MEMBERS, PEOPLE, RATINGS, TABLES
from battalia.server.store.leases import Leases
from battalia.server.store.rows import (
    ClubColumns,
    ClubMember,
    ClubRow,
    Person,
    Role,
    SeatRow,
    State,
    StoreError,
    TableRow,
)
from battalia.server.store.statements import (
    all_rows,
    columns_of,
    one_row,
    seats_of,
    update_row,
)

CLUBS_EACH: Final = 20
"""In so many clubs a person is at most, with those where they have asked."""
FOUNDED_EACH: Final = 3
"""So many clubs a person may have founded."""
MEMBERS_EACH: Final = 500
"""So many people a club has at most, with those who have asked."""
TABLES_EACH: Final = 50
"""So many tables of a club wait or are played at a time."""


class Clubs(Leases):
    """Clubs, their members and their tables."""

    async def add_club(self, club: ClubRow, founder: int) -> bool:
        """A new club; False: its founder is in so many already, or has founded so many. One of a
        name that there is is refused with ``taken``."""
        row = msgspec.structs.asdict(club)
        member = {"club": club.id, "person": founder, "role": "founder", "since": club.created}
        founded = select(func.count()).where(
            MEMBERS.c.person == founder, MEMBERS.c.role == "founder"
        )

        def work(connection: Connection) -> bool:
            if _clubs_of(connection, founder) >= CLUBS_EACH:
                return False
            if connection.execute(founded).scalar_one() >= FOUNDED_EACH:
                return False
            try:
                connection.execute(insert(CLUBS), row)
            except IntegrityError as error:
                raise StoreError(f"There is a club {club.id}.", taken=True) from error
            connection.execute(insert(MEMBERS), member)
            return True

        return await self._write(work)

    async def set_club(self, club: str, **columns: Unpack[ClubColumns]) -> None:
        await self._write(lambda connection: update_row(connection, CLUBS, {"id": club}, columns))

    async def drop_club(self, club: str) -> None:
        """It is no more; its tables are tables like any others."""
        await self._write(lambda connection: _drop(connection, club))

    async def club(self, club: str) -> ClubRow | None:
        its = select(*columns_of(CLUBS, ClubRow)).where(CLUBS.c.id == club)
        return await self._read(lambda connection: one_row(connection, ClubRow, its))

    async def clubs_of(self, person: int) -> list[tuple[ClubRow, Role, int]]:
        """The clubs of somebody, what they are there, and how many members each has."""
        its = (
            select(*columns_of(CLUBS, ClubRow), MEMBERS.c.role, _MEMBERS)
            .join(MEMBERS, MEMBERS.c.club == CLUBS.c.id)
            .where(MEMBERS.c.person == person)
            .order_by(CLUBS.c.name, CLUBS.c.id)
        )

        def look(connection: Connection) -> list[tuple[ClubRow, Role, int]]:
            return [
                (ClubRow(*columns), role, count)
                for *columns, role, count in connection.execute(its)
            ]

        return await self._read(look)

    async def clubs(self, *, limit: int, skip: int) -> list[tuple[ClubRow, int]]:
        """Clubs into which one can come without a link, those with most members first."""
        its = (
            select(*columns_of(CLUBS, ClubRow), _MEMBERS)
            .where(CLUBS.c.door != "link")
            .order_by(_MEMBERS.desc(), CLUBS.c.id)
            .limit(limit)
            .offset(skip)
        )

        def look(connection: Connection) -> list[tuple[ClubRow, int]]:
            return [(ClubRow(*columns), count) for *columns, count in connection.execute(its)]

        return await self._read(look)

    async def members(self, club: str) -> list[ClubMember]:
        """Everybody in a club, and who has asked to be let in, by name."""
        its = (
            select(*columns_of(PEOPLE, Person), MEMBERS.c.role, MEMBERS.c.since)
            .join(MEMBERS, MEMBERS.c.person == PEOPLE.c.id)
            .where(MEMBERS.c.club == club)
            .order_by(PEOPLE.c.name, PEOPLE.c.id)
        )

        def look(connection: Connection) -> list[ClubMember]:
            return [
                ClubMember(Person(*columns), role, since)
                for *columns, role, since in connection.execute(its)
            ]

        return await self._read(look)

    async def role(self, club: str, person: int | None) -> Role | None:
        """What somebody is in a club; None: nothing."""
        its = select(MEMBERS.c.role).where(MEMBERS.c.club == club, MEMBERS.c.person == person)
        return await self._read(lambda connection: connection.execute(its).scalar())

    async def set_member(self, club: str, person: int, role: Role) -> bool:
        """Somebody is this in a club from now on; False: it is full, or they are in so many
        already."""
        its = (MEMBERS.c.club == club) & (MEMBERS.c.person == person)
        count = select(func.count()).where(MEMBERS.c.club == club)
        row = {"club": club, "person": person, "role": role, "since": self._clock()}

        def work(connection: Connection) -> bool:
            if connection.execute(select(MEMBERS.c.role).where(its)).first() is not None:
                update_row(connection, MEMBERS, {"club": club, "person": person}, {"role": role})
                return True
            if _clubs_of(connection, person) >= CLUBS_EACH:
                return False
            if connection.execute(count).scalar_one() >= MEMBERS_EACH:
                return False
            connection.execute(insert(MEMBERS), row)
            return True

        return await self._write(work)

    async def drop_member(self, club: str, person: int) -> None:
        """Somebody is in the club no longer; the next one leads it, and with the last one it
        ends."""
        await self._write(lambda connection: _leave(connection, club, person))

    async def club_ratings(self, club: str, kind: str) -> dict[int, float]:
        """How strong its people are at a kind of table, of those who have played one that counts:
        as they stood in their last season."""
        its = (
            select(RATINGS.c.person, RATINGS.c.mu)
            .join(MEMBERS, MEMBERS.c.person == RATINGS.c.person)
            .where(MEMBERS.c.club == club, RATINGS.c.kind == kind)
            .order_by(RATINGS.c.season)
        )

        def look(connection: Connection) -> dict[int, float]:
            return dict(connection.execute(its).all())

        return await self._read(look)

    async def add_club_table(self, club: str, table: str) -> bool:
        """A table is a club's from now on; False: so many wait or are played there already."""
        count = (
            select(func.count())
            .select_from(CLUB_TABLES.join(TABLES, TABLES.c.id == CLUB_TABLES.c.table))
            .where(CLUB_TABLES.c.club == club, TABLES.c.state.in_(("waiting", "playing")))
        )

        def work(connection: Connection) -> bool:
            if connection.execute(count).scalar_one() >= TABLES_EACH:
                return False
            connection.execute(delete(CLUB_TABLES).where(CLUB_TABLES.c.table == table))
            connection.execute(insert(CLUB_TABLES), {"club": club, "table": table})
            return True

        return await self._write(work)

    async def club_of(self, table: str) -> str | None:
        """The club whose table this is."""
        its = select(CLUB_TABLES.c.club).where(CLUB_TABLES.c.table == table)
        return await self._read(lambda connection: connection.execute(its).scalar())

    async def club_tables(
        self, club: str, *states: State, limit: int
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """A club's tables in these states, the latest change first."""
        its = (
            select(*columns_of(TABLES, TableRow))
            .join(CLUB_TABLES, CLUB_TABLES.c.table == TABLES.c.id)
            .where(CLUB_TABLES.c.club == club, TABLES.c.state.in_(states))
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
            .limit(limit)
        )

        def look(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            found = all_rows(connection, TableRow, its)
            seats = seats_of(connection, [table.id for table in found])
            return [(table, seats[table.id]) for table in found]

        return await self._read(look)


def forget_clubs(connection: Connection, person: int) -> None:
    """Whoever goes leaves their clubs."""
    its = select(MEMBERS.c.club).where(MEMBERS.c.person == person)
    for club in list(connection.execute(its).scalars()):
        _leave(connection, club, person)


_MEMBERS: Final = (
    select(func.count())
    .where(MEMBERS.c.club == CLUBS.c.id, MEMBERS.c.role != "asking")
    .correlate(CLUBS)
    .scalar_subquery()
)
"""How many are in a club."""
_HEIRS: Final = ("officer", "member")
"""Who leads a club when nobody does any more: the first of these, who is there for longest."""


def _clubs_of(connection: Connection, person: int) -> int:
    count = select(func.count()).where(MEMBERS.c.person == person)
    return connection.execute(count).scalar_one()


def _leave(connection: Connection, club: str, person: int) -> None:
    its = delete(MEMBERS).where(MEMBERS.c.club == club, MEMBERS.c.person == person)
    connection.execute(its)
    left = select(MEMBERS.c.person, MEMBERS.c.role).where(MEMBERS.c.club == club)
    found = connection.execute(left.order_by(MEMBERS.c.since, MEMBERS.c.person)).all()
    if any(role == "founder" for _, role in found):
        return
    heirs = [heir for wanted in _HEIRS for heir, role in found if role == wanted]
    if heirs:
        which = {"club": club, "person": heirs[0]}
        update_row(connection, MEMBERS, which, {"role": "founder"})
    else:
        _drop(connection, club)


def _drop(connection: Connection, club: str) -> None:
    for its in (CLUB_TABLES, MEMBERS):
        connection.execute(delete(its).where(its.c.club == club))
    connection.execute(delete(CLUBS).where(CLUBS.c.id == club))
