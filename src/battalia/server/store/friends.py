"""Who wants to have to do with whom: friends, blocks, invitations to a table.

Who has asked whom to be friends is one row, and so is a friendship. A block is one-sided, but it
keeps both apart: neither may invite, challenge or meet the other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    union_all,
    update,
)

from battalia.server.store.form import BLOCKS, FRIENDS, INVITATIONS, PEOPLE, SEATS, TABLES
from battalia.server.store.leases import Leases
from battalia.server.store.rows import Friend, InvitationRow, Person, SeatRow, TableRow
from battalia.server.store.statements import all_rows, columns_of, one_row, seats_of

FRIENDS_EACH: Final = 200
"""So many friends a person has at most, with those who were asked and have not answered."""
BLOCKS_EACH: Final = 500
"""So many people a person can block."""
INVITATIONS_EACH: Final = 50
"""So many invitations a person has at most; one more, and the oldest ends."""


class Friends(Leases):
    """Friends, blocks and invitations."""

    # Who may meet whom.

    async def may_meet(self, one: int | None, other: int | None) -> bool:
        """Whether neither of two people has blocked the other; nobody is blocked who is not known.

        Whoever pairs, invites, challenges or lets people speak to each other asks this.
        """
        if one is None or other is None or one == other:
            return True
        return other not in await self.apart_from(one)

    async def apart_from(self, person: int | None) -> frozenset[int]:
        """All with whom somebody may not meet, whoever of them has blocked the other."""
        its = select(_other(BLOCKS, person or 0)).where(_either(BLOCKS, person or 0))
        if person is None:
            return frozenset()
        return await self._read(lambda connection: frozenset(connection.execute(its).scalars()))

    async def deaf_to(self, person: int | None) -> frozenset[int]:
        """Those who have blocked somebody, and do not hear what they say."""
        its = select(BLOCKS.c.person).where(BLOCKS.c.other == person)
        if person is None:
            return frozenset()
        return await self._read(lambda connection: frozenset(connection.execute(its).scalars()))

    async def blocked_by(self, people: frozenset[int]) -> frozenset[int]:
        """Those whom any of these people have blocked."""
        its = select(BLOCKS.c.other).where(BLOCKS.c.person.in_(people))
        if not people:
            return frozenset()
        return await self._read(lambda connection: frozenset(connection.execute(its).scalars()))

    async def block(self, person: int, other: int) -> bool:
        """They are friends no longer, and no invitation is left; False: so many are blocked
        already."""
        count = select(func.count()).where(BLOCKS.c.person == person, BLOCKS.c.other != other)
        row = {"person": person, "other": other, "at": self._clock()}
        invited = or_(
            (INVITATIONS.c.person == person) & (INVITATIONS.c.by == other),
            (INVITATIONS.c.person == other) & (INVITATIONS.c.by == person),
        )

        def work(connection: Connection) -> bool:
            if connection.execute(count).scalar_one() >= BLOCKS_EACH:
                return False
            connection.execute(delete(BLOCKS).where(_this_way(BLOCKS, person, other)))
            connection.execute(insert(BLOCKS), row)
            connection.execute(delete(FRIENDS).where(_between(FRIENDS, person, other)))
            connection.execute(delete(INVITATIONS).where(invited))
            return True

        return await self._write(work)

    async def unblock(self, person: int, other: int) -> None:
        its = delete(BLOCKS).where(_this_way(BLOCKS, person, other))

        def work(connection: Connection) -> None:
            connection.execute(its)

        await self._write(work)

    async def blocks(self, person: int) -> list[Person]:
        """Whom somebody has blocked, by name."""
        its = (
            select(*columns_of(PEOPLE, Person))
            .join(BLOCKS, BLOCKS.c.other == PEOPLE.c.id)
            .where(BLOCKS.c.person == person)
            .order_by(PEOPLE.c.name, PEOPLE.c.id)
        )
        return await self._read(lambda connection: all_rows(connection, Person, its))

    # Friends.

    async def befriend(self, person: int, other: int) -> bool | None:
        """Asks somebody to be friends, or says yes to who has asked.

        True: they are friends now. None, and nothing is changed: one of them has so many already.
        """
        now = self._clock()

        def work(connection: Connection) -> bool | None:
            found = select(FRIENDS.c.person, FRIENDS.c.since).where(
                _between(FRIENDS, person, other)
            )
            row = connection.execute(found).first()
            if row is not None and (row.since is not None or row.person == person):
                return row.since is not None
            for one in (person, other):
                count = select(func.count()).where(
                    or_(
                        FRIENDS.c.person == one,
                        (FRIENDS.c.other == one) & FRIENDS.c.since.is_not(None),
                    )
                )
                if connection.execute(count).scalar_one() >= FRIENDS_EACH:
                    return None
            if row is not None:
                its = update(FRIENDS).where(_this_way(FRIENDS, other, person))
                connection.execute(its.values(since=now))
                return True
            connection.execute(
                insert(FRIENDS), {"person": person, "other": other, "at": now, "since": None}
            )
            return False

        return await self._write(work)

    async def unfriend(self, person: int, other: int) -> None:
        """They are friends no longer, or what one of them has asked is withdrawn or declined."""
        its = delete(FRIENDS).where(_between(FRIENDS, person, other))

        def work(connection: Connection) -> None:
            connection.execute(its)

        await self._write(work)

    async def friends(self, person: int) -> list[Friend]:
        """Friends, those whom somebody has asked, and those who have asked them, by name."""
        its = (
            select(
                *columns_of(PEOPLE, Person),
                FRIENDS.c.at,
                FRIENDS.c.since,
                FRIENDS.c.person == person,
            )
            .join(FRIENDS, _other(FRIENDS, person) == PEOPLE.c.id)
            .where(_either(FRIENDS, person))
            .order_by(PEOPLE.c.name, PEOPLE.c.id)
        )

        def look(connection: Connection) -> list[Friend]:
            return [
                Friend(Person(*columns), at, since, bool(mine))
                for *columns, at, since, mine in connection.execute(its)
            ]

        return await self._read(look)

    async def are_friends(self, one: int | None, other: int) -> bool:
        its = _friends(one or 0).where(_between(FRIENDS, one or 0, other))
        if one is None:
            return False
        return await self._read(lambda connection: connection.execute(its).first() is not None)

    async def friends_of(self, person: int) -> frozenset[int]:
        """The friends of somebody, by their numbers."""
        its = _friends(person)
        return await self._read(lambda connection: frozenset(connection.execute(its).scalars()))

    async def friendships(self, people: Collection[int]) -> list[tuple[int, int]]:
        """Each of these people with each of their friends."""
        both = (FRIENDS.c.person, FRIENDS.c.other), (FRIENDS.c.other, FRIENDS.c.person)
        its = union_all(
            *(
                select(one, other).where(one.in_(people), FRIENDS.c.since.is_not(None))
                for one, other in both
            )
        )

        def look(connection: Connection) -> list[tuple[int, int]]:
            return [(one, other) for one, other in connection.execute(its)]

        return await self._read(look)

    async def duels(self, one: int, other: int, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The last games that both have played to the end, the latest first."""
        theirs = [
            TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))
            for person in (one, other)
        ]
        its = (
            select(*columns_of(TABLES, TableRow))
            .where(*theirs, TABLES.c.state == "over")
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
            .limit(limit)
        )

        def look(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            found = all_rows(connection, TableRow, its)
            seats = seats_of(connection, [table.id for table in found])
            return [(table, seats[table.id]) for table in found]

        return await self._read(look)

    # Invitations.

    async def invite(self, table: str, person: int, by: int) -> None:
        """Somebody is wanted at a table; the oldest invitations of theirs beyond so many end."""
        row = {"table": table, "person": person, "by": by, "at": self._clock()}
        its = INVITATIONS.c.person == person

        def work(connection: Connection) -> None:
            connection.execute(delete(INVITATIONS).where(its, INVITATIONS.c.table == table))
            connection.execute(insert(INVITATIONS), row)
            newest_first = (
                select(INVITATIONS.c.table)
                .where(its)
                .order_by(INVITATIONS.c.at.desc(), INVITATIONS.c.table != table)
            )
            ended = list(connection.execute(newest_first).scalars())[INVITATIONS_EACH:]
            connection.execute(delete(INVITATIONS).where(its, INVITATIONS.c.table.in_(ended)))

        await self._write(work)

    async def uninvite(self, table: str, person: int) -> None:
        """The invitation was followed or declined."""
        its = delete(INVITATIONS).where(
            INVITATIONS.c.table == table, INVITATIONS.c.person == person
        )

        def work(connection: Connection) -> None:
            connection.execute(its)

        await self._write(work)

    async def invited(self, table: str, person: int) -> InvitationRow | None:
        """The invitation of somebody to this table."""
        its = select(*columns_of(INVITATIONS, InvitationRow)).where(
            INVITATIONS.c.table == table, INVITATIONS.c.person == person
        )
        return await self._read(lambda connection: one_row(connection, InvitationRow, its))

    async def invitations(self, person: int) -> list[InvitationRow]:
        """All tables at which somebody is wanted and which have not begun, the latest first."""
        its = (
            select(*columns_of(INVITATIONS, InvitationRow))
            .join(TABLES, TABLES.c.id == INVITATIONS.c.table)
            .where(INVITATIONS.c.person == person, TABLES.c.state == "waiting")
            .order_by(INVITATIONS.c.at.desc(), INVITATIONS.c.table)
        )
        return await self._read(lambda connection: all_rows(connection, InvitationRow, its))

    async def people(self, ids: Iterable[int]) -> dict[int, Person]:
        """These people, by their numbers."""
        its = select(*columns_of(PEOPLE, Person)).where(PEOPLE.c.id.in_(list(ids)))
        found = await self._read(lambda connection: all_rows(connection, Person, its))
        return {person.id: person for person in found}


def forget_friends(connection: Connection, person: int) -> None:
    """Nobody has to do with somebody who has gone."""
    for pairs in (FRIENDS, BLOCKS):
        connection.execute(delete(pairs).where(_either(pairs, person)))
    its = or_(INVITATIONS.c.person == person, INVITATIONS.c.by == person)
    connection.execute(delete(INVITATIONS).where(its))


def _friends(person: int) -> Select[int]:
    its = _either(FRIENDS, person) & FRIENDS.c.since.is_not(None)
    return select(_other(FRIENDS, person)).where(its)


def _either(pairs: Table, person: int) -> ColumnElement[bool]:
    return or_(pairs.c.person == person, pairs.c.other == person)


def _other(pairs: Table, person: int) -> ColumnElement[int]:
    """Of a pair the one who is not this person."""
    return case((pairs.c.person == person, pairs.c.other), else_=pairs.c.person)


def _this_way(pairs: Table, person: int, other: int) -> ColumnElement[bool]:
    return (pairs.c.person == person) & (pairs.c.other == other)


def _between(pairs: Table, one: int, other: int) -> ColumnElement[bool]:
    return or_(_this_way(pairs, one, other), _this_way(pairs, other, one))
