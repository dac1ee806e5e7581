"""People: by what they are known, what they want to hear, and that nothing is left of who goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Unpack

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from battalia.server.naming import folded, own_names
from battalia.server.store.bots import forget_bot
from battalia.server.store.clubs import forget_clubs
from battalia.server.store.form import (
    CHAT,
    CODES,
    NAMES,
    PEOPLE,
    PLEDGES,
    PUSHES,
    PUZZLERS,
    SEATS,
    SEEKERS,
    SHELVES,
    TABLES,
    TICKETS,
    TOKENS,
    TRIES,
)
from battalia.server.store.friends import forget_friends
from battalia.server.store.moderation import forget_moderation
from battalia.server.store.names import keep_name
from battalia.server.store.news import Newsroom
from battalia.server.store.ratings import forget_ratings
from battalia.server.store.rows import (
    Ended,
    Forgotten,
    Person,
    PersonColumns,
    Push,
    StoreError,
    Ticket,
)
from battalia.server.store.scenarios import forget_scenarios
from battalia.server.store.statements import (
    all_rows,
    columns_of,
    drop_table,
    insert_rows,
    is_only_of,
    left_by,
    one_row,
    seats_of,
    update_row,
)
from battalia.server.store.tournaments import forget_entries

TOKENS_EACH: Final = 20
"""By so many tokens at most a person is known; one more, and the oldest ends."""
TICKETS_EACH: Final = 5
"""So many tickets of each purpose a person has at most; one more, and the oldest ends. Of codes,
which are short, only the last one counts."""
PUSHES_EACH: Final = 10
"""On so many devices at most a person hears by push; one more, and the oldest does no longer."""

PLEDGES_EACH: Final = 5
"""So many commitments that were not used yet a person has at most."""

NOBODY: Final[Mapping[str, object]] = {
    "name": "",
    "login": None,
    "password": None,
    "hook": None,
    "created": 0.0,
    "address": None,
    "mails": False,
    "language": "en",
    "shares": False,
    "avatar": "",
    "privacy": "",
    "owner": None,
    "digest": "",
    "digested": 0.0,
}
"""What is left of somebody who has gone."""


class People(Newsroom):
    """Who is known, and by what."""

    async def add_person(self, name: str, token_hash: bytes) -> Person:
        """A new person, known by this token."""
        now = self._clock()

        def work(connection: Connection) -> Person:
            adding = insert(PEOPLE).values(name=name, created=now)
            new = adding.returning(*columns_of(PEOPLE, Person))
            (person,) = all_rows(connection, Person, new)
            token = {"hash": token_hash, "person": person.id, "created": now}
            connection.execute(insert(TOKENS), token)
            return person

        return await self._write(work)

    async def set_person(self, person_id: int, **columns: Unpack[PersonColumns]) -> None:
        """A login that somebody else has is refused with ``taken``, a name with ``NameTaken``."""
        await self._write(lambda connection: _set_person(connection, person_id, columns))

    async def set_account(
        self,
        person_id: int,
        *,
        before: str | None,
        password: str,
        login: str | None = None,
        code: bytes | None = None,
        ticket: bytes | None = None,
        codes: Sequence[bytes] = (),
        but: bytes | None = None,
    ) -> Ended | None:
        """A new password, and perhaps a login; ``before`` is what was kept of the one until now.

        ``code`` or ``ticket`` is used up by it, and ``codes`` take the place of all others. If
        there was a password, all tokens end but one, and all tickets, and the keys to the person's
        seats. None, and nothing is changed: the password has changed since, that one token has
        ended, or the code or ticket was used. A login that somebody else has is refused with
        ``taken``, and with ``NameTaken`` whoever has no account yet and a name that is one's.
        """
        columns: PersonColumns = {"password": password}
        if login is not None:
            columns["login"] = login
        its_own = select(TOKENS.c.person).where(TOKENS.c.hash == but)

        def work(connection: Connection) -> Ended | None:
            its = select(PEOPLE.c.password).where(PEOPLE.c.id == person_id).with_for_update()
            row = connection.execute(its).first()
            if row is None or row[0] != before:
                return None
            if but is not None and connection.execute(its_own).scalar() != person_id:
                return None
            if code is not None:
                the_code = delete(CODES).where(CODES.c.hash == code, CODES.c.person == person_id)
                if connection.execute(the_code).rowcount != 1:
                    return None
            if ticket is not None and not _use_ticket(connection, ticket):
                return None
            _set_person(connection, person_id, columns)
            if codes:
                _set_codes(connection, person_id, codes)
            if before is None:
                return Ended([], [])
            return self._end_others(connection, person_id, but)

        return await self._write(work)

    async def set_codes(self, person_id: int, codes: Sequence[bytes]) -> None:
        """A person's recovery codes, hashed; those until now end."""
        await self._write(lambda connection: _set_codes(connection, person_id, codes))

    async def codes(self, person_id: int) -> set[bytes]:
        """What is kept of the recovery codes that a person can still use."""
        its = select(CODES.c.hash).where(CODES.c.person == person_id)
        return await self._read(lambda connection: set(connection.execute(its).scalars()))

    async def set_address(
        self, person_id: int, address: str | None, *, ticket: bytes | None = None
    ) -> bool:
        """Another address for e-mail, or none; what was sent to the one until now ends.

        ``ticket`` is used up by it. False, and nothing is changed: it was used. An address that
        somebody else has is refused with ``taken``.
        """
        columns: PersonColumns = {"address": address}
        if address is None:
            columns["mails"] = False

        def work(connection: Connection) -> bool:
            if ticket is not None and not _use_ticket(connection, ticket):
                return False
            try:
                update_row(connection, PEOPLE, {"id": person_id}, columns)
            except IntegrityError as error:
                raise StoreError("Somebody else has this address.", taken=True) from error
            connection.execute(delete(TICKETS).where(TICKETS.c.person == person_id))
            return True

        return await self._write(work)

    async def add_ticket(self, ticket: Ticket, now: float, token: bytes | None = None) -> bool:
        """One more ticket; the oldest beyond so many end, and so do those whose time is over.

        ``token``: by which the person was known who asked for it. False, and nothing is added: it
        has ended since, or it was to go to an address that is no longer the person's.
        """
        its = (TICKETS.c.person == ticket.person) & (TICKETS.c.purpose == ticket.purpose)
        bound = ticket.address is not None and ticket.purpose != "confirm"
        most = 1 if ticket.purpose == "code" else TICKETS_EACH
        address = select(PEOPLE.c.address).where(PEOPLE.c.id == ticket.person)
        whose = select(TOKENS.c.person).where(TOKENS.c.hash == token)

        def work(connection: Connection) -> bool:
            if token is not None and connection.execute(whose).scalar() != ticket.person:
                return False
            if bound and connection.execute(address).scalar() != ticket.address:
                return False
            connection.execute(delete(TICKETS).where(TICKETS.c.expires <= now))
            insert_rows(connection, TICKETS, [msgspec.structs.asdict(ticket)])
            newest_first = (
                select(TICKETS.c.hash)
                .where(its)
                .order_by(TICKETS.c.expires.desc(), TICKETS.c.hash != ticket.hash)
            )
            ended = list(connection.execute(newest_first).scalars())[most:]
            connection.execute(delete(TICKETS).where(TICKETS.c.hash.in_(ended)))
            return True

        return await self._write(work)

    async def ticket(self, ticket_hash: bytes, now: float) -> tuple[Ticket, Person] | None:
        """A ticket that can still be used, and whose it is."""
        its = select(*columns_of(TICKETS, Ticket)).where(
            TICKETS.c.hash == ticket_hash, TICKETS.c.expires > now
        )

        def look(connection: Connection) -> tuple[Ticket, Person] | None:
            ticket = one_row(connection, Ticket, its)
            if ticket is None:
                return None
            owner = select(*columns_of(PEOPLE, Person)).where(PEOPLE.c.id == ticket.person)
            person = one_row(connection, Person, owner)
            return None if person is None else (ticket, person)

        return await self._read(look)

    async def add_token(
        self,
        person_id: int,
        token_hash: bytes,
        *,
        password: str | None = None,
        ticket: bytes | None = None,
    ) -> list[bytes] | None:
        """One more token by which this person is known; the oldest beyond so many, which end.

        ``ticket`` is used up by it. None, and nothing is added: it was used, or what is kept of the
        password is no longer ``password``.
        """
        token = {"hash": token_hash, "person": person_id, "created": self._clock()}
        its = select(PEOPLE.c.password).where(PEOPLE.c.id == person_id).with_for_update()

        def work(connection: Connection) -> list[bytes] | None:
            if password is not None and connection.execute(its).scalar() != password:
                return None
            if ticket is not None and not _use_ticket(connection, ticket):
                return None
            insert_rows(connection, TOKENS, [token])
            newest_first = (
                select(TOKENS.c.hash)
                .where(TOKENS.c.person == person_id)
                .order_by(TOKENS.c.created.desc(), TOKENS.c.hash != token_hash)
            )
            ended = list(connection.execute(newest_first).scalars())[TOKENS_EACH:]
            connection.execute(delete(TOKENS).where(TOKENS.c.hash.in_(ended)))
            self._announce(connection, ended)
            return ended

        return await self._write(work)

    async def drop_token(self, token_hash: bytes) -> None:
        """Nobody is known by this token any more, nor comes in by what was shown with it."""
        whose = select(TOKENS.c.person).where(TOKENS.c.hash == token_hash).scalar_subquery()
        shown = (TICKETS.c.person == whose) & TICKETS.c.purpose.in_(["device", "code"])

        def work(connection: Connection) -> None:
            connection.execute(delete(TICKETS).where(shown))
            connection.execute(delete(TOKENS).where(TOKENS.c.hash == token_hash))
            self._announce(connection, [token_hash])

        await self._write(work)

    async def drop_others(self, person_id: int, but: bytes) -> Ended:
        """The tokens of a person end, but for one, and so do the keys to the person's seats."""
        return await self._write(lambda connection: self._end_others(connection, person_id, but))

    def _end_others(self, connection: Connection, person_id: int, but: bytes | None) -> Ended:
        """Whatever may be in somebody else's hands ends: other tokens, tickets, keys to seats."""
        tokens = _end_tokens(connection, person_id, but)
        connection.execute(delete(TICKETS).where(TICKETS.c.person == person_id))
        its = (SEATS.c.person == person_id) & SEATS.c.link.is_not(None)
        tables = list(connection.execute(select(SEATS.c.table).where(its).distinct()).scalars())
        connection.execute(update(SEATS).where(its).values(link=None))
        self._announce(connection, tokens, tables)
        return Ended(tokens, tables)

    async def tokens(self, person_id: int) -> int:
        """By how many tokens a person is known."""
        its = select(func.count()).where(TOKENS.c.person == person_id)
        return await self._read(lambda connection: connection.execute(its).scalar_one())

    async def add_pledge(self, person_id: int, commitment: str, secret: str) -> None:
        """A secret to which the server has bound itself; the oldest of a person beyond so many
        end."""
        row = {
            "commitment": commitment,
            "secret": secret,
            "person": person_id,
            "created": self._clock(),
        }

        def work(connection: Connection) -> None:
            insert_rows(connection, PLEDGES, [row])
            newest_first = (
                select(PLEDGES.c.commitment)
                .where(PLEDGES.c.person == person_id)
                .order_by(PLEDGES.c.created.desc(), PLEDGES.c.commitment != commitment)
            )
            ended = list(connection.execute(newest_first).scalars())[PLEDGES_EACH:]
            connection.execute(delete(PLEDGES).where(PLEDGES.c.commitment.in_(ended)))

        await self._write(work)

    async def use_pledge(self, person_id: int, commitment: str) -> str | None:
        """The secret of a person's commitment, which nobody can use a second time; None: it was
        used, or there is none."""
        its = (PLEDGES.c.commitment == commitment) & (PLEDGES.c.person == person_id)

        def work(connection: Connection) -> str | None:
            secret = connection.execute(select(PLEDGES.c.secret).where(its)).scalar()
            used = connection.execute(delete(PLEDGES).where(its)).rowcount == 1
            return secret if used else None

        return await self._write(work)

    async def set_push(self, push: Push) -> bool:
        """The browser of this token hears by push from now on; False: nobody has this token.

        Whoever else was known in the same browser does no longer. Beyond so many of a person the
        oldest ends.
        """
        row = {**msgspec.structs.asdict(push), "created": self._clock()}
        whose = select(TOKENS.c.person).where(TOKENS.c.hash == push.token)
        # Who does not know the secret is not that browser, and ends nobody's.
        same = (PUSHES.c.endpoint == push.endpoint) & (PUSHES.c.secret == push.secret)

        def work(connection: Connection) -> bool:
            person = connection.execute(whose).scalar()
            if person is None:
                return False
            connection.execute(delete(PUSHES).where(same | (PUSHES.c.token == push.token)))
            insert_rows(connection, PUSHES, [row])
            newest_first = (
                select(PUSHES.c.token)
                .join(TOKENS)
                .where(TOKENS.c.person == person)
                .order_by(PUSHES.c.created.desc(), PUSHES.c.token != push.token)
            )
            ended = list(connection.execute(newest_first).scalars())[PUSHES_EACH:]
            connection.execute(delete(PUSHES).where(PUSHES.c.token.in_(ended)))
            return True

        return await self._write(work)

    async def pushes(self, person_id: int) -> list[Push]:
        """Where a person hears by push, the oldest first."""
        its = (
            select(*columns_of(PUSHES, Push))
            .join(TOKENS)
            .where(TOKENS.c.person == person_id)
            .order_by(PUSHES.c.created)
        )
        return await self._read(lambda connection: all_rows(connection, Push, its))

    async def drop_push(self, token_hash: bytes, endpoint: str | None = None) -> None:
        """The browser of this token hears nothing more; with ``endpoint``, not at this one."""
        its = delete(PUSHES).where(PUSHES.c.token == token_hash)
        if endpoint is not None:
            its = its.where(PUSHES.c.endpoint == endpoint)

        def work(connection: Connection) -> None:
            connection.execute(its)

        await self._write(work)

    async def forget_person(self, person_id: int) -> Forgotten:
        """Nothing of a person is left but what others need to play on, and that has no name.

        A table goes if nobody else sits at it or has set it up. At all others the seats of this
        person are nobody's, and the host is somebody else. What the person said is empty.
        """
        now = self._clock()

        def work(connection: Connection) -> Forgotten:
            sits = select(SEATS.c.table).where(SEATS.c.person == person_id)
            its = select(TABLES.c.id, TABLES.c.host, TABLES.c.state).where(
                or_(TABLES.c.host == person_id, TABLES.c.id.in_(sits))
            )
            gone: list[str] = []
            left: list[str] = []
            for table, host, state in connection.execute(its).all():
                seats = seats_of(connection, [table])[table]
                if is_only_of(person_id, host, seats):
                    drop_table(connection, table)
                    gone.append(table)
                    continue
                left.append(table)
                others = [row.person for row in seats if row.person not in (None, person_id)]
                unhosted = host == person_id and not others
                if host == person_id and others:
                    update_row(connection, TABLES, {"id": table}, {"host": others[0]})
                for row in seats:
                    if row.person == person_id:
                        which = {"table": table, "seat": row.seat}
                        update_row(connection, SEATS, which, left_by(state, unhosted))
            forget_moderation(connection, person_id)
            said = CHAT.c.person == person_id
            connection.execute(update(CHAT).where(said).values(person=None, name="", text=""))
            ended = _end_tokens(connection, person_id)
            for its_own in (CODES, TICKETS, SHELVES, TRIES, PUZZLERS, PLEDGES, SEEKERS, NAMES):
                connection.execute(delete(its_own).where(its_own.c.person == person_id))
            forget_scenarios(connection, person_id)
            forget_ratings(connection, person_id)
            forget_friends(connection, person_id)
            forget_clubs(connection, person_id)
            forget_entries(connection, person_id, now)
            forget_bot(connection, person_id)
            # The number alone is left, so that it is never given to somebody else.
            update_row(connection, PEOPLE, {"id": person_id}, NOBODY)
            self._announce(connection, ended, [*gone, *left])
            return Forgotten(ended, gone, left)

        return await self._write(work)

    async def settle_names(self) -> None:
        """Whoever has an account has a name of their own, also where an older program made it so,
        or gave it another name; who has none any more has none."""
        first = NAMES.c.called.is_(None)
        its = select(PEOPLE.c.id, PEOPLE.c.name, NAMES.c.called)
        its = its.select_from(PEOPLE.outerjoin(NAMES, NAMES.c.person == PEOPLE.c.id))
        has_one = or_(PEOPLE.c.login.is_not(None), PEOPLE.c.owner.is_not(None))
        accounts = its.where(has_one).order_by(first, PEOPLE.c.created, PEOPLE.c.id)
        gone = delete(NAMES).where(NAMES.c.person.in_(select(PEOPLE.c.id).where(not_(has_one))))

        def others(connection: Connection) -> list[tuple[int, str, str]]:
            found = connection.execute(accounts)
            return list(own_names((id, name, called) for id, name, called in found))

        def work(connection: Connection) -> None:
            connection.execute(gone)
            # A name may go from one to another: first it is nobody's.
            found = others(connection)
            ids = [id for id, _, _ in found]
            connection.execute(delete(NAMES).where(NAMES.c.person.in_(ids)))
            for id, name, called in found:
                update_row(connection, PEOPLE, {"id": id}, {"name": name})
                insert_rows(connection, NAMES, [{"person": id, "called": called}])

        if await self._read(others):
            await self._write(work)

    async def person_called(self, name: str) -> Person | None:
        """The person with an account whose name this is, however it is written."""
        its = select(NAMES.c.person).where(NAMES.c.called == folded(name)).scalar_subquery()
        return await self._person(PEOPLE.c.id == its)

    async def person(self, person_id: int) -> Person | None:
        return await self._person(PEOPLE.c.id == person_id)

    async def person_of_token(self, token_hash: bytes) -> Person | None:
        its = select(TOKENS.c.person).where(TOKENS.c.hash == token_hash).scalar_subquery()
        return await self._person(PEOPLE.c.id == its)

    async def person_of_login(self, login: str, otherwise: str | None = None) -> Person | None:
        """Whose login this is, or else the other one; found or not, it is one look."""
        its = PEOPLE.c.login.in_([login, otherwise or login])
        return await self._person(its, first=PEOPLE.c.login != login)

    async def person_of_address(self, address: str) -> Person | None:
        return await self._person(PEOPLE.c.address == address)

    async def _person(
        self, which: ColumnElement[bool], first: ColumnElement[bool] | None = None
    ) -> Person | None:
        its = select(*columns_of(PEOPLE, Person)).where(which).order_by(first)
        return await self._read(lambda connection: one_row(connection, Person, its))


def _set_person(connection: Connection, person_id: int, columns: PersonColumns) -> None:
    try:
        update_row(connection, PEOPLE, {"id": person_id}, columns)
    except IntegrityError as error:
        if "login" not in columns:
            raise
        raise StoreError(
            f"The login {columns['login']} belongs to somebody else.", taken=True
        ) from error
    if "name" in columns or "login" in columns:
        keep_name(connection, person_id)


def _end_tokens(connection: Connection, person_id: int, but: bytes | None = None) -> list[bytes]:
    """A person is known by one token at most any more; those that ended."""
    its = TOKENS.c.person == person_id
    if but is not None:
        its &= TOKENS.c.hash != but
    ended = list(connection.execute(select(TOKENS.c.hash).where(its)).scalars())
    connection.execute(delete(TOKENS).where(its))
    return ended


def _set_codes(connection: Connection, person_id: int, codes: Sequence[bytes]) -> None:
    connection.execute(delete(CODES).where(CODES.c.person == person_id))
    insert_rows(connection, CODES, [{"hash": code, "person": person_id} for code in codes])


def _use_ticket(connection: Connection, ticket_hash: bytes) -> bool:
    """Whether it could still be used; it is used up now."""
    return connection.execute(delete(TICKETS).where(TICKETS.c.hash == ticket_hash)).rowcount == 1
