"""Bots of people's own, their tokens, and challenges; whose turn it is to hear of all tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from battalia.engine.terms import Seat
from battalia.server.store.form import (
    BOT_TOKENS,
    BOTS,
    CHALLENGES,
    NAMES,
    PEOPLE,
    RATINGS,
    SEATS,
    TABLES,
    TOKENS,
)
from battalia.server.store.names import keep_name
from battalia.server.store.news import Newsroom
from battalia.server.store.rows import (
    Belief,
    BotRow,
    BotToken,
    ChallengeRow,
    ChallengeState,
    Person,
)
from battalia.server.store.statements import all_rows, columns_of, insert_rows, one_row

BOTS_EACH: Final = 5
"""So many bots a person has at most."""
BOT_TOKENS_EACH: Final = 5
"""So many tokens a bot has at most; one must end before there is another one."""
ASKED_EACH: Final = 20
"""So many challenges of one person are open at most …"""
ASKING_EACH: Final = 50
"""… and so many to one."""
KEPT: Final = 86_400.0
"""Seconds for which it is known what became of a challenge."""
OWNER: Final = PEOPLE.alias("owner")


class Bots(Newsroom):
    """Programs that play for themselves, and who asks whom to a table."""

    # Accounts.

    async def add_bot(self, owner: int, name: str, id: str) -> Person | None:
        """A new bot; None: its owner has so many already. A name that somebody with an account has
        is refused with ``NameTaken``."""
        theirs = select(func.count()).where(BOTS.c.owner == owner)
        now = self._clock()

        def work(connection: Connection) -> Person | None:
            if connection.execute(theirs).scalar_one() >= BOTS_EACH:
                return None
            row = {"name": name, "owner": owner, "created": now}
            new = insert(PEOPLE).values(row).returning(*columns_of(PEOPLE, Person))
            (person,) = all_rows(connection, Person, new)
            keep_name(connection, person.id)
            insert_rows(connection, BOTS, [{"person": person.id, "id": id, "owner": owner}])
            return person

        return await self._write(work)

    async def bots(self, *, limit: int, skip: int = 0) -> list[BotRow]:
        """All bots: those that listen first, then by their games."""
        its = _bots().order_by(BOTS.c.seen == 0, _games("over").desc(), NAMES.c.called)
        its = its.limit(limit).offset(skip)
        return await self._read(lambda connection: all_rows(connection, BotRow, its))

    async def bots_of(self, owner: int) -> list[BotRow]:
        """Those of one person, the oldest first."""
        its = _bots().where(BOTS.c.owner == owner).order_by(PEOPLE.c.id)
        return await self._read(lambda connection: all_rows(connection, BotRow, its))

    async def bot(self, id: str) -> BotRow | None:
        its = _bots().where(BOTS.c.id == id)
        return await self._read(lambda connection: one_row(connection, BotRow, its))

    async def standings(self, people: Sequence[int]) -> dict[int, dict[str, Belief]]:
        """How these stand at each kind of table."""
        its = (
            select(RATINGS.c.person, RATINGS.c.kind, RATINGS.c.mu, RATINGS.c.sigma)
            .where(RATINGS.c.person.in_(people))
            .order_by(RATINGS.c.season, RATINGS.c.kind)
        )

        def look(connection: Connection) -> dict[int, dict[str, Belief]]:
            found: dict[int, dict[str, Belief]] = {person: {} for person in people}
            for person, kind, mu, sigma in connection.execute(its):
                # The last season counts.
                found[person][kind] = Belief(mu, sigma)
            return found

        return await self._read(look)

    async def hears(self, person: int, seen: float) -> None:
        """A bot listens, or (0) does no longer."""

        def work(connection: Connection) -> None:
            its = update(BOTS).where(BOTS.c.person == person)
            connection.execute(its.values(seen=seen))

        await self._write(work)

    async def games_at_once(self, bot: Person) -> tuple[int, int]:
        """How many games a bot plays, and how many all bots of its owner do."""
        plays = select(func.count()).select_from(SEATS.join(TABLES, TABLES.c.id == SEATS.c.table))
        plays = plays.where(TABLES.c.state.in_(("waiting", "playing")), SEATS.c.resigned.is_(None))
        all_of_them = select(BOTS.c.person).where(BOTS.c.owner == bot.owner)

        def look(connection: Connection) -> tuple[int, int]:
            own = connection.execute(plays.where(SEATS.c.person == bot.id)).scalar_one()
            theirs = connection.execute(plays.where(SEATS.c.person.in_(all_of_them))).scalar_one()
            return own, theirs

        return await self._read(look)

    async def games_of_bot(self, person: int) -> dict[str, Seat]:
        """The games that it plays, and at which seat."""
        its = (
            select(TABLES.c.id, func.min(SEATS.c.seat))
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(
                SEATS.c.person == person, TABLES.c.state == "playing", SEATS.c.resigned.is_(None)
            )
            .group_by(TABLES.c.id)
            .order_by(TABLES.c.id)
        )

        def look(connection: Connection) -> dict[str, Seat]:
            return dict(map(tuple, connection.execute(its)))

        return await self._read(look)

    # Tokens.

    async def add_bot_token(self, person: int, token: bytes, id: str, name: str) -> bool:
        """One more; False: the bot has so many already."""
        theirs = select(func.count()).where(TOKENS.c.person == person)
        row = {"hash": token, "person": person, "created": self._clock()}

        def work(connection: Connection) -> bool:
            if connection.execute(theirs).scalar_one() >= BOT_TOKENS_EACH:
                return False
            insert_rows(connection, TOKENS, [row])
            insert_rows(connection, BOT_TOKENS, [{"token": token, "id": id, "name": name}])
            return True

        return await self._write(work)

    async def bot_tokens(self, person: int) -> list[BotToken]:
        """The oldest first."""
        its = (
            select(BOT_TOKENS.c.id, BOT_TOKENS.c.name, TOKENS.c.created)
            .join(TOKENS, TOKENS.c.hash == BOT_TOKENS.c.token)
            .where(TOKENS.c.person == person)
            .order_by(TOKENS.c.created, BOT_TOKENS.c.id)
        )
        return await self._read(lambda connection: all_rows(connection, BotToken, its))

    async def drop_bot_token(self, person: int, id: str) -> bytes | None:
        """The token of this name ends: its hash; None: the bot has none."""
        its = (
            select(TOKENS.c.hash)
            .join(BOT_TOKENS, TOKENS.c.hash == BOT_TOKENS.c.token)
            .where(TOKENS.c.person == person, BOT_TOKENS.c.id == id)
        )

        def work(connection: Connection) -> bytes | None:
            token = connection.execute(its).scalar()
            if token is not None:
                connection.execute(delete(TOKENS).where(TOKENS.c.hash == token))
                self._announce(connection, [token], people=[person])
            return token

        return await self._write(work)

    # Challenges.

    async def add_challenge(self, challenge: ChallengeRow) -> bool:
        """One more; False: one of both has so many open already."""
        row = msgspec.structs.asdict(challenge)
        opened = select(func.count()).where(CHALLENGES.c.state == "open")

        def work(connection: Connection) -> bool:
            for which, most in (
                (CHALLENGES.c.by == challenge.by, ASKED_EACH),
                (CHALLENGES.c.to == challenge.to, ASKING_EACH),
            ):
                if connection.execute(opened.where(which)).scalar_one() >= most:
                    return False
            insert_rows(connection, CHALLENGES, [row])
            self._announce(connection, people=[challenge.by, challenge.to])
            return True

        return await self._write(work)

    async def challenge(self, id: str) -> ChallengeRow | None:
        its = select(*columns_of(CHALLENGES, ChallengeRow)).where(CHALLENGES.c.id == id)
        return await self._read(lambda connection: one_row(connection, ChallengeRow, its))

    async def challenges_of(self, person: int) -> list[ChallengeRow]:
        """Those that are open, by and to a person, the newest first."""
        its = _challenges(or_(CHALLENGES.c.by == person, CHALLENGES.c.to == person))
        its = its.where(CHALLENGES.c.state == "open")
        return await self._read(lambda connection: all_rows(connection, ChallengeRow, its))

    async def all_challenges_of(self, person: int) -> list[ChallengeRow]:
        """All that are kept."""
        its = _challenges(or_(CHALLENGES.c.by == person, CHALLENGES.c.to == person))
        return await self._read(lambda connection: all_rows(connection, ChallengeRow, its))

    async def change_challenge(
        self,
        challenge: ChallengeRow,
        state: ChallengeState,
        *,
        reason: str = "",
        before: ChallengeState = "open",
    ) -> bool:
        """It is no longer what it was; False: somebody else was quicker."""
        its = (CHALLENGES.c.id == challenge.id) & (CHALLENGES.c.state == before)
        changing = update(CHALLENGES).where(its).values(state=state, reason=reason)

        def work(connection: Connection) -> bool:
            changed = connection.execute(changing).rowcount == 1
            self._announce(connection, people=[challenge.by, challenge.to] if changed else [])
            return changed

        return await self._write(work)

    async def play_challenge(self, challenge: ChallengeRow, table: str) -> None:
        """It is played at this table."""
        its = update(CHALLENGES).where(CHALLENGES.c.id == challenge.id).values(table=table)

        def work(connection: Connection) -> None:
            connection.execute(its)
            self._announce(connection, people=[challenge.by, challenge.to])

        await self._write(work)

    async def expire_challenges(self, now: float) -> list[int]:
        """Those whose time is over run out, and what became of old ones is forgotten; whom it
        concerns."""
        late = (CHALLENGES.c.state == "open") & (CHALLENGES.c.expires <= now)
        ending = update(CHALLENGES).where(late).values(state="expired")
        old = (CHALLENGES.c.state != "open") & (CHALLENGES.c.expires <= now - KEPT)
        overdue = select(CHALLENGES.c.id).where(late | old).limit(1)
        # Most often there is nothing to write.
        if not await self._read(lambda connection: list(connection.execute(overdue))):
            return []

        def work(connection: Connection) -> list[int]:
            found = connection.execute(ending.returning(CHALLENGES.c.by, CHALLENGES.c.to))
            people = sorted({person for both in found for person in both})
            connection.execute(delete(CHALLENGES).where(old))
            self._announce(connection, people=people)
            return people

        return await self._write(work)

    # Letters that tell of all tables at once.

    async def digests_due(self, now: float, seconds: dict[str, float], limit: int) -> list[Person]:
        """Whose turn it is, at most so many; from now on it is no longer. ``seconds``: between two
        letters, by how often somebody wants them."""
        late: Sequence[ColumnElement[bool]] = [
            (PEOPLE.c.digest == often) & (PEOPLE.c.digested <= now - pause)
            for often, pause in seconds.items()
        ]
        its = (
            select(PEOPLE.c.id)
            .where(or_(*late), PEOPLE.c.mails, PEOPLE.c.address.is_not(None))
            .order_by(PEOPLE.c.digested, PEOPLE.c.id)
            .limit(limit)
        )
        found = await self._read(lambda connection: list(connection.execute(its).scalars()))
        if not found:
            return []

        def work(connection: Connection) -> list[Person]:
            # Another process may have been quicker.
            claiming = update(PEOPLE).where(PEOPLE.c.id.in_(found), or_(*late))
            claimed = claiming.values(digested=now).returning(*columns_of(PEOPLE, Person))
            return all_rows(connection, Person, claimed)

        return await self._write(work)


def forget_bot(connection: Connection, person: int) -> None:
    """What a bot was, and whom somebody has asked to a table."""
    connection.execute(delete(BOTS).where(BOTS.c.person == person))
    theirs = or_(CHALLENGES.c.by == person, CHALLENGES.c.to == person)
    connection.execute(delete(CHALLENGES).where(theirs))


def _challenges(which: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    its = select(*columns_of(CHALLENGES, ChallengeRow)).where(which)
    return its.order_by(CHALLENGES.c.created.desc(), CHALLENGES.c.id)


def _games(state: str) -> ScalarSelect[int]:
    """At how many tables of this state a bot sits."""
    return (
        select(func.count(SEATS.c.table.distinct()))
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(SEATS.c.person == BOTS.c.person, TABLES.c.state == state)
        .scalar_subquery()
    )


def _bots() -> Select[*tuple[Any, ...]]:
    return select(
        BOTS.c.person,
        BOTS.c.id,
        PEOPLE.c.name,
        BOTS.c.owner,
        OWNER.c.name,
        PEOPLE.c.created,
        BOTS.c.seen,
        _games("over"),
        _games("playing"),
    ).select_from(
        BOTS.join(PEOPLE, PEOPLE.c.id == BOTS.c.person)
        .join(OWNER, OWNER.c.id == BOTS.c.owner)
        .outerjoin(NAMES, NAMES.c.person == BOTS.c.person)
    )
