"""Who people are: their keys, their password, what is kept of them, and that it goes when they go.

A person is known by keys, one for each device. A login and a password get a new key anywhere, and
so does a link or a code that a device shows, or a link that comes by e-mail; recovery codes and
links of another kind get a new password. Whoever has found a key can play for its person, but who
has a password can always come back: to change it needs the password, a recovery code or a letter.
Before there is one, nothing tells the finder from the owner; so the first password ends no key.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import msgspec

from battalia.engine.notation import seat_name
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, UNKNOWN, Busy, Denied
from battalia.server.desk import Desk, known
from battalia.server.handing import Handing
from battalia.server.keys import (
    NOBODYS,
    code_hash,
    hashed,
    new_codes,
    new_key,
    password_fits,
    password_hash,
)
from battalia.server.letters import LIVES, Letters
from battalia.server.limits import Limits
from battalia.server.messages import (
    Account,
    AccountInfo,
    AddressChange,
    DeviceCode,
    Export,
    KeyCount,
    LinkInfo,
    Login,
    NewLink,
    NewPassword,
    OwnBot,
    OwnChallenge,
    OwnChoice,
    OwnEntry,
    OwnLine,
    OwnPeople,
    OwnReport,
    OwnResult,
    OwnScenario,
    OwnTable,
    OwnTry,
    PersonInfo,
    Recover,
    Recovery,
)
from battalia.server.naming import proper_login, proper_name
from battalia.server.post import proper_address
from battalia.server.store import (
    Elsewhere,
    Fenced,
    NameTaken,
    Person,
    Purpose,
    Result,
    SeatRow,
    StoreError,
    TableRow,
)
from battalia.server.work import DEVICE, EXPORT, HOUSE, PASSWORD, Asker

TABLES: Final = 10
"""So many tables are on a page of an export."""
LINES: Final = 1000
"""So many lines of chat are on one."""
REPORTED: Final = 500
"""So many of what one has reported."""
FIRST: Final = "tables"
"""The first page of an export."""
GUESSES: Final = "#code"
"""A sign that no login has: attempts with codes for a device are counted under it."""
LINKS: Final[tuple[Purpose, ...]] = ("confirm", "sign-in", "reset", "device")
"""What a link can be for; a code is no link, or guesses at codes would have no bound."""
NO_ONE: Final = -1
"""No person has this number."""


class Arrival(NamedTuple):
    """Somebody is known on this device from now on."""

    person: Person
    key: str
    recovery: list[str]
    """New recovery codes, where there are any."""


def shown(person: Person) -> PersonInfo:
    """What oneself is shown; the language matters to who gets letters."""
    language = None if person.address is None else person.language
    return PersonInfo(
        person.name,
        person.login,
        person.hook,
        person.address,
        person.mails,
        language,
        person.shares,
        person.avatar,
        person.digest,
    )


async def _count(limits: Limits, key: str, problem: str) -> None:
    """One more from there (Busy: it is one too many)."""
    wait = await limits.ask(key, time.monotonic())
    if wait > 0:
        raise Busy(problem, wait)


class Accounts:
    """All people, and what each may have done about themselves."""

    def __init__(
        self,
        desk: Desk,
        letters: Letters,
        attempts: Limits,
        newcomers: Limits,
        handing: Handing,
    ) -> None:
        self.desk = desk
        self.handing = handing
        self.letters = letters
        self.hall = desk.hall
        self.store = desk.store
        self.attempts = attempts
        """By address and login, so that nobody can keep another one out."""
        self.newcomers = newcomers
        """By address."""

    # Coming and going.

    async def arrive(self, name: str, asker: Asker) -> Arrival:
        """Somebody new."""
        name = proper_name(name)
        await _count(self.newcomers, asker.address, "too-many-people")
        key = new_key()
        return Arrival(await self.store.add_person(name, hashed(key)), key, [])

    async def log_in(self, wish: Login, asker: Asker) -> Arrival:
        """A new key for the person of an account."""
        await self._attempt(asker, proper_login(wish.login))
        person = await self._person_of(wish.login)
        # An unknown login takes as long as a wrong password.
        kept = NOBODYS if person is None or person.password is None else person.password
        fits = await self._fits(asker, kept, wish.password)
        if person is None or not fits:
            raise Denied("login-wrong", UNKNOWN)
        return await self.hall.whole(self._known(person, []))

    async def recover(self, wish: Recover, asker: Asker) -> Arrival:
        """A new password for whoever has forgotten theirs; all keys until now end."""
        await self._attempt(asker, proper_login(wish.login))
        person = await self._person_of(wish.login)
        # Whoever has no code hears no sooner that there is no such login.
        wrong = Denied("recovery-wrong", UNKNOWN)
        code = await self._code(NO_ONE if person is None else person.id, wish.code, wrong)
        if person is None:
            raise wrong
        person, recovery = await self._renew(asker, person, wish.password, code=code)
        return await self._known(person, recovery)

    async def _person_of(self, login: str) -> Person | None:
        """Whose login this is; some were kept as they were typed, in small letters."""
        return await self.store.person_of_login(login.lower(), proper_login(login))

    async def new_link(self, person: Person, key: bytes) -> NewLink:
        """A link by which another device of the person comes in."""
        return NewLink(await self.letters.issue(person, "device", token=key), LIVES["device"])

    async def look_at(self, key: str, asker: Asker) -> LinkInfo:
        """What a link is for. A program that opens all links of a letter may do so, too."""
        ticket, person = await self.letters.valid(key, *LINKS)
        address = ticket.address if ticket.purpose == "confirm" else None
        mine = person.id == asker.person
        assert ticket.purpose != "code"
        return LinkInfo(ticket.purpose, person.name, person.login, address, mine)

    async def come_by(self, key: str) -> Arrival:
        """A new key for the person of a link, which is used up by it."""
        ticket, person = await self.letters.valid(key, "sign-in", "device")
        return await self._arrived(person, Denied("link-dead", NOT_FOUND), ticket=ticket.hash)

    async def reset(self, wish: NewPassword, asker: Asker) -> Arrival:
        """A new password by the link of a letter; all keys until now end."""
        ticket, person = await self.letters.valid(wish.key, "reset")
        person, recovery = await self._renew(asker, person, wish.password, ticket=ticket.hash)
        return await self._known(person, recovery)

    async def log_out(self, key: bytes) -> None:
        """This key is forgotten."""
        try:
            await self.store.drop_token(key)
        finally:
            # Also where it is not known whether it was stored.
            await self.hall.ended([key])

    async def device_code(self, person: Person, key: bytes, asker: Asker) -> DeviceCode:
        """A code by which one more device is the person's."""
        await self.hall.workshop.charge(asker, DEVICE)
        return DeviceCode(await self.letters.issue_code(person, key), LIVES["code"])

    async def new_device(self, code: str, asker: Asker) -> Arrival:
        """A new key for the person whose code it is. Who guesses has few guesses."""
        await _count(self.attempts, f"{asker.address} {GUESSES}", "too-many-codes")
        ticket, person = await self.letters.valid_code(code)
        wrong = Denied("device-code-wrong", UNKNOWN)
        return await self._arrived(person, wrong, ticket=ticket.hash)

    async def _known(self, person: Person, recovery: list[str]) -> Arrival:
        """A new key, unless the password has changed while it was looked at."""
        wrong = Denied("login-wrong", UNKNOWN)
        return await self._arrived(person, wrong, password=person.password, recovery=recovery)

    async def _arrived(
        self,
        person: Person,
        otherwise: Denied,
        *,
        password: str | None = None,
        ticket: bytes | None = None,
        recovery: Sequence[str] = (),
    ) -> Arrival:
        """A new key; otherwise that, where the password has changed or the ticket was used
        meanwhile."""
        key = new_key()
        ended = await self.store.add_token(person.id, hashed(key), password=password, ticket=ticket)
        if ended is None:
            raise otherwise
        await self.hall.ended(ended)
        return Arrival(person, key, [*recovery])

    # Keys, passwords, codes.

    async def set_account(
        self, person: Person, key: bytes, wish: Account, asker: Asker
    ) -> AccountInfo:
        """The first login and password, or other ones; then all keys but this one end."""
        login = proper_login(wish.login)
        code = None
        if person.password is None:
            # A sign that no login has. It is counted as well, for a hash costs the server much.
            await self._attempt(asker, f"#{person.id}")
        else:
            code = await self._proof(person, wish, asker)
        person, recovery = await self._renew(
            asker, person, wish.password, login=login, code=code, but=key
        )
        info = msgspec.structs.asdict(shown(msgspec.structs.replace(person, login=login)))
        return AccountInfo(**info, recovery=recovery)

    async def _proof(self, person: Person, wish: Account, asker: Asker) -> bytes | None:
        """That it is really this person: the code that is used for it, or None with a password."""
        if wish.code is None:
            await self._confirm(person, wish.old, asker)
            return None
        await self._attempt(asker, person.login or "")
        return await self._code(person.id, wish.code, Denied("code-wrong", FORBIDDEN))

    async def _renew(
        self,
        asker: Asker,
        person: Person,
        password: str,
        *,
        login: str | None = None,
        code: bytes | None = None,
        ticket: bytes | None = None,
        but: bytes | None = None,
    ) -> tuple[Person, list[str]]:
        """Stores a new password; what could be somebody else's ends. With new codes, if any.

        They come with the first password, and when the last of them is used.
        """
        last = code is not None and len(await self.store.codes(person.id)) == 1
        recovery = new_codes() if person.password is None or last else []
        kept = await self.hall.workshop.do(asker, PASSWORD, partial(password_hash, password))
        try:
            ended = await self.store.set_account(
                person.id,
                before=person.password,
                password=kept,
                login=login,
                code=code,
                ticket=ticket,
                codes=[code_hash(one) for one in recovery],
                but=but,
            )
        except NameTaken:
            raise Denied("name-taken", CONFLICT, name=person.name) from None
        except StoreError as problem:
            if problem.taken:
                raise Denied("login-taken", CONFLICT, login=login or "") from None
            self.hall.doubt(person.id)
            raise
        if ended is None:
            # Somebody else was quicker, with the same code or link, or another password.
            if ticket is not None:
                raise Denied("link-dead", NOT_FOUND)
            raise Denied("password-needed", FORBIDDEN)
        await self.hall.ended(ended.tokens, ended.tables)
        await self.letters.tell(person, "password-changed")
        return msgspec.structs.replace(person, password=kept), recovery

    async def renew_codes(self, person: Person, password: str | None, asker: Asker) -> Recovery:
        """New recovery codes; those until now end."""
        if person.password is None:
            raise Denied("no-password-yet", CONFLICT)
        await self._confirm(person, password, asker)
        recovery = new_codes()
        await self.store.set_codes(person.id, [code_hash(code) for code in recovery])
        return Recovery(recovery)

    async def keys(self, person: Person) -> KeyCount:
        """By how many keys and codes a person is known."""
        return KeyCount(await self.store.tokens(person.id), len(await self.store.codes(person.id)))

    async def end_other_keys(self, person: Person, key: bytes) -> None:
        """Only this device knows who the person is, and no link leads to their seats."""
        try:
            ended = await self.store.drop_others(person.id, key)
        except StoreError:
            self.hall.doubt(person.id)
            raise
        await self.hall.ended(ended.tokens, ended.tables)

    async def _confirm(self, person: Person, password: str | None, asker: Asker) -> None:
        """It is really this person, who knows their password; nobody asks for one who has none."""
        if person.password is None:
            return
        if password is None:
            raise Denied("password-needed", FORBIDDEN)
        await self._attempt(asker, person.login or "")
        if not await self._fits(asker, person.password, password):
            raise Denied("password-wrong", FORBIDDEN)

    async def set_address(
        self, person: Person, key: bytes, wish: AddressChange, asker: Asker
    ) -> None:
        """A letter goes to another address, which counts once it is answered; none, at once.

        It needs the password: whoever reads the letters to it can set a new one.
        """
        address = proper_address(wish.address) if wish.address else None
        await self._confirm(person, wish.password, asker)
        if address is None:
            await self.store.set_address(person.id, None)
            await self.letters.tell(person, "address-changed")
            return
        speaker = msgspec.structs.replace(person, language=wish.language)
        await self.letters.confirm(speaker, key, address, asker)
        await self.store.set_person(person.id, language=wish.language)

    async def confirm_address(self, key: str) -> LinkInfo:
        """The address to which this link was sent is its person's from now on."""
        ticket, person = await self.letters.valid(key, "confirm")
        try:
            done = await self.store.set_address(person.id, ticket.address, ticket=ticket.hash)
        except StoreError as problem:
            if problem.taken:
                # Nobody but whoever reads the letters to it hears this.
                raise Denied("address-taken", CONFLICT) from None
            raise
        if not done:
            raise Denied("link-dead", NOT_FOUND)
        if person.address != ticket.address:
            await self.letters.tell(person, "address-changed")
        return LinkInfo("confirm", person.name, person.login, ticket.address)

    async def _code(self, person: int, code: str, otherwise: Denied) -> bytes:
        """What is kept of this code, if it is one of the person's."""
        kept = code_hash(code)
        if kept not in await self.store.codes(person):
            raise otherwise
        return kept

    async def _fits(self, asker: Asker, kept: str, password: str) -> bool:
        return await self.hall.workshop.do(asker, PASSWORD, partial(password_fits, kept, password))

    async def _attempt(self, asker: Asker, login: str) -> None:
        await _count(self.attempts, f"{asker.address} {login}", "too-many-logins")

    # What is kept of a person.

    async def delete(self, person: Person, password: str | None, asker: Asker) -> None:
        """Nothing of a person is left but what others need to play on, and that has no name. Their
        bots go along."""
        await self._confirm(person, password, asker)
        for row in await self.store.bots_of(person.id):
            bot = await self.store.person(row.person)
            if bot is not None:
                await self.forget(bot)
        await self.forget(person)

    async def forget(self, person: Person) -> None:
        """The same for whoever need not be asked."""
        # First the computers that play on, which have to know of their clocks. Should the server
        # stop in the midst of it, the person has left these tables and is still there.
        for table in await self.store.games_with_others(person.id):
            with suppress(Denied):
                await self.handing.until_had(partial(self._leave, table, person))
        forgotten = await self.store.forget_person(person.id)
        await self.hall.ended(forgotten.tokens, [*forgotten.gone, *forgotten.left])
        self.hall.bells.ring([person.id])

    async def _leave(self, table: str, person: Person) -> None:
        """Gets up at a table, whichever process leads it (Elsewhere)."""
        try:
            await self.desk.leave(table, person)
        except Elsewhere as found:
            path = f"/api/tables/{table}/leave"
            await self.handing.on_behalf(found, "POST", path, person.id)

    async def export(self, person: Person, asker: Asker, page: str) -> Export:
        """All that is kept of a person: first the tables, some on each page, then the chat."""
        kind, _, where = page.partition(":")
        tables: list[OwnTable] = []
        said: list[OwnLine] = []
        following: str | None = None
        if kind == "tables":
            before = float(where) if where else None
            found = await self.store.tables_of(person.id, limit=TABLES, before=before)
            acts = sum(row.epoch + 1 for row, _ in found)
            await self.hall.workshop.charge(asker, EXPORT, acts)
            tables = [await self._own(person, *one) for one in found]
            following = "said" if len(found) < TABLES else f"tables:{found[-1][0].changed!r}"
        else:
            table, _, number = where.partition(":")
            lines = await self.store.said(
                person.id, limit=LINES, after=(table, int(number or "-1"))
            )
            said = [OwnLine(table, line.at, line.name, line.text) for table, line in lines]
            if len(lines) == LINES:
                table, line = lines[-1]
                following = f"said:{table}:{line.number}"
        pushes = [push.endpoint for push in await self.store.pushes(person.id)]
        keys = await self.keys(person)
        made = await self.store.scenarios_of(person.id) if page == FIRST else []
        tries = await self.store.tries(person.id) if page == FIRST else []
        entered = await self.store.entered_by(person.id) if page == FIRST else []
        results = await self.store.results_of(person.id) if page == FIRST else []
        bots = await self.store.bots_of(person.id) if page == FIRST else []
        challenges = await self.store.all_challenges_of(person.id) if page == FIRST else []
        return Export(
            shown(person),
            person.created,
            keys,
            tables,
            said,
            pushes,
            [OwnScenario(one.id, one.created, one.text) for one in made],
            await self.store.liked_by(person.id) if page == FIRST else [],
            [OwnTry(one.puzzle, one.at, one.solved) for one in tries],
            [
                OwnReport(one.at, one.kind, one.reason, one.text, one.table, one.decided)
                for one in (
                    await self.store.reports_by(person.id, REPORTED) if page == FIRST else []
                )
            ],
            await self.hall.notices(person.id) if page == FIRST else [],
            [OwnEntry(row.id, one.at, one.name, one.state) for row, one in entered],
            [_own_result(one) for one in results],
            await self._people(person) if page == FIRST else None,
            [OwnBot(one.id, one.name, one.created) for one in bots],
            [
                OwnChallenge(one.id, one.created, one.state, one.by == person.id)
                for one in challenges
            ],
            following,
        )

    async def _people(self, person: Person) -> OwnPeople:
        """With whom somebody has to do."""
        known = await self.store.friends(person.id)
        blocked = await self.store.blocks(person.id)
        invitations = await self.store.invitations(person.id)
        clubs = await self.store.clubs_of(person.id)
        return OwnPeople(
            person.avatar,
            person.privacy,
            [one.person.name for one in known if one.since is not None],
            [one.person.name for one in known if one.since is None and one.asked],
            [one.person.name for one in known if one.since is None and not one.asked],
            [one.name for one in blocked],
            [one.table for one in invitations],
            {club.id: role for club, role, _ in clubs},
        )

    async def _own(self, person: Person, row: TableRow, seats: list[SeatRow]) -> OwnTable:
        """A table: its record, or what was chosen at the person's own seats."""
        live = self.hall.in_memory(row.id) or self.hall.at_rest(row, seats)
        info = live.info(known(person), self.desk.now())
        mine = live.rights(known(person)).seats
        if live.row.state != "broken" and live.sees_all(mine):
            # Denied: the game has not begun, or is one of other rules. Fenced: it is broken, and
            # another process leads it.
            with suppress(Denied, Fenced):
                # The page as a whole is paid for.
                return OwnTable(info, await self.desk.record_of(HOUSE, live, known(person)))
        played = {seat.seat for seat in seats if seat.person == person.id}
        choices: list[OwnChoice] = []
        for act in await self.store.acts(row.id) if played else []:
            if act.seat not in played:
                continue
            choices.append(OwnChoice(act.number, act.at, seat_name(act.seat), act.kind, act.text))
            if act.kind == "resign" and act.seat not in mine:
                # What a computer chooses from now on tells of cards that are not one's own.
                played.remove(act.seat)
        return OwnTable(info, choices=choices)


def _own_result(one: Result) -> OwnResult:
    return OwnResult(
        one.table,
        one.at,
        one.kind,
        one.season,
        one.place,
        one.gone,
        one.faction,
        one.mu,
        one.sigma,
    )
