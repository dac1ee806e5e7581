"""Letters: what goes to people by e-mail, who may ask for it, and how often.

A link in a letter has a key behind its #, so that it is in no request and in no log; whoever or
whatever opens it has used nothing yet. Its address is the server's own as the operator has set it,
never what a request calls it. No letter has words in it that somebody else has chosen.

Whoever asks for a letter to an address hears the same whether it is known or not: they are answered
before anybody looks, and the letter is written a moment later than chance decides.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from functools import cache, partial
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

import structlog

from battalia.messages import LANGUAGES, Argument, Messages, part
from battalia.server.denied import CONFLICT, NOT_FOUND, UNKNOWN, Busy, Denied
from battalia.server.keys import code_hash, hashed, new_key, new_short_code
from battalia.server.limits import Bucket
from battalia.server.messages import LetterWish
from battalia.server.post import Post, proper_address
from battalia.server.reminders import Occasion, Reminder
from battalia.server.store import Person, Purpose, Store, StoreError, Ticket
from battalia.server.work import LETTER, Asker, Workshop

ByLetter: TypeAlias = Literal["confirm", "sign-in", "reset"]
"""What a link in a letter can be for."""
Kind: TypeAlias = Literal[ByLetter, Occasion, "digest", "password-changed", "address-changed"]
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
LIVES: Final[dict[Purpose, int]] = {
    "confirm": 24 * HOUR,
    "sign-in": 30 * MINUTE,
    "reset": 30 * MINUTE,
    "device": 10 * MINUTE,
    "code": 10 * MINUTE,
}
"""Seconds for which a link or a code can be used."""
EACH: Final = 3
"""So many letters one household may ask for to one address at once; then one in ten minutes."""
TO_ADDRESS: Final = 6
"""So many go to one address at once, whoever asks; then one in ten minutes."""
ALL: Final = 600
"""So many go out in an hour in all, of those that anybody can ask for."""
TURNS: Final = 6
"""So many reminders one person gets at once; then one in ten minutes."""
MOST: Final = 1_000
"""So many letters that were asked for wait to be written at most."""
SPREAD: Final = 1.0
"""Up to so many seconds pass before anybody looks whether an address is known."""
DIGESTS: Final[dict[str, float]] = {"day": 24 * HOUR, "week": 7 * 24 * HOUR}
"""Seconds between two letters that tell of all tables, by how often somebody wants them."""
LOOK: Final = 5 * MINUTE
"""Seconds between two looks at whose turn it is to get one."""
AT_ONCE: Final = 50
"""So many are written in one go."""
LISTED: Final = 30
"""So many tables one of them names at most."""
SECRET: Final = "letters"
"""Under this name the store has the key by which links that end reminders are known."""

log = structlog.get_logger("battalia.letters")


@cache
def words(language: str) -> Messages:
    """What letters say. Only these: to read all messages of a language takes a while."""
    return Messages(language, part(language, "letters"))


class Letters:
    """All that goes by e-mail; without a post, nothing does. Also a channel for reminders."""

    def __init__(
        self,
        store: Store,
        post: Post | None,
        workshop: Workshop,
        url: str,
        date: Callable[[], float],
        each: int = 10,
        spread: float = SPREAD,
    ) -> None:
        """``each``: so many letters one household may ask for in an hour, and one person."""
        self.store = store
        self.post = post
        self.url = url.rstrip("/")
        self._date = date
        self._workshop = workshop
        self._spread = spread
        self._secret = b""
        shared = self._shared = workshop.shared
        self._asked = shared.limits("letters", each / HOUR, each)
        self._each = shared.limits("letters each", 1 / (10 * MINUTE), EACH)
        self._to_address = shared.limits("letters to", 1 / (10 * MINUTE), TO_ADDRESS)
        self._all = Bucket(ALL / HOUR, ALL, "all letters")
        self._turns = shared.limits("turns", 1 / (10 * MINUTE), TURNS)
        # Apart from the others: nobody uses up the letters that would give them away.
        self._told = shared.limits("letters of warning", 1 / (10 * MINUTE), TURNS)
        self._writing: set[asyncio.Task[None]] = set()
        self._digesting: asyncio.Task[None] | None = None

    @property
    def on(self) -> bool:
        return self.post is not None

    async def open(self) -> None:
        """Knows again what it has sent before."""
        if not self.on:
            return
        kept = await self.store.keep_meta(SECRET, secrets.token_hex(32))
        self._secret = bytes.fromhex(kept)
        self._digesting = asyncio.create_task(self._keep_digesting())

    async def close(self) -> None:
        """Writes nothing more."""
        if self._digesting is not None:
            self._digesting.cancel()
            await asyncio.gather(self._digesting, return_exceptions=True)
        for task in self._writing:
            task.cancel()
        await asyncio.gather(*self._writing, return_exceptions=True)
        if self.post is not None:
            await self.post.close()

    async def settled(self) -> None:
        """Returns when every letter so far was sent or given up."""
        while self._writing:
            await asyncio.wait(self._writing)
        if self.post is not None:
            await self.post.settled()

    # Links and codes that can be used once.

    async def issue(
        self,
        person: Person,
        purpose: Purpose,
        address: str | None = None,
        token: bytes | None = None,
    ) -> str:
        """The key of a new link, for whoever reads the letters to their address or is known by a
        token (Denied: that is no longer so)."""
        key = new_key()
        await self._add(hashed(key), person, purpose, address, token)
        return key

    async def issue_code(self, person: Person, token: bytes) -> str:
        """A new code, to be typed on another device; the one until now ends (Denied)."""
        code = new_short_code()
        await self._add(code_hash(code), person, "code", None, token)
        return code

    async def _add(
        self,
        key: bytes,
        person: Person,
        purpose: Purpose,
        address: str | None,
        token: bytes | None,
    ) -> None:
        now = self._date()
        ticket = Ticket(key, person.id, purpose, address, now + LIVES[purpose])
        if not await self.store.add_ticket(ticket, now, token):
            raise (
                Denied("link-dead", NOT_FOUND) if token is None else Denied("who-are-you", UNKNOWN)
            )

    async def valid(self, key: str, *purposes: Purpose) -> tuple[Ticket, Person]:
        """What the link with this key is for, and whose it is (Denied: it cannot be used)."""
        found = await self._found(hashed(key), *purposes)
        if found is None:
            raise Denied("link-dead", NOT_FOUND)
        return found

    async def valid_code(self, code: str) -> tuple[Ticket, Person]:
        """The same for a code that somebody has typed."""
        found = await self._found(code_hash(code), "code")
        if found is None:
            raise Denied("device-code-wrong", UNKNOWN)
        return found

    async def _found(self, key: bytes, *purposes: Purpose) -> tuple[Ticket, Person] | None:
        found = await self.store.ticket(key, self._date())
        return None if found is None or found[0].purpose not in purposes else found

    # What is asked for.

    async def ask(self, wish: LetterWish, asker: Asker) -> None:
        """A link to come in by, or for a new password, to whoever has this address (Denied)."""
        address = proper_address(wish.address)
        await self._pay(asker, address)
        self._write(partial(self._to_whoever_has, address, wish.purpose))

    async def confirm(self, person: Person, token: bytes, address: str, asker: Asker) -> None:
        """A link by which it is known that this address is the person's, for whoever is still known
        by this token when it is written (Denied)."""
        await self._pay(asker, address)
        self._write(partial(self._to_confirm, person, token, address))

    async def _pay(self, asker: Asker, address: str) -> None:
        """The same for every address, whoever has it."""
        if not self.on:
            raise Denied("no-letters", CONFLICT)
        await self._workshop.charge(asker, LETTER)
        now = time.monotonic()
        buckets = [
            self._asked.bucket(asker.address, now),
            self._each.bucket(f"{asker.address} {address}", now),
        ]
        if asker.person is not None:
            buckets.append(self._asked.bucket(f"#{asker.person}", now))
        wait = await self._shared.take_all(buckets, now)
        if wait or len(self._writing) >= MOST:
            raise Busy("too-many-letters", wait)

    def _write(self, job: Callable[[], Any]) -> None:
        async def write() -> None:
            try:
                await asyncio.sleep(SystemRandom().uniform(0, self._spread))
                await job()
            except (StoreError, Denied) as problem:
                log.error("a letter could not be written", problem=str(problem))

        task = asyncio.create_task(write())
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _to_whoever_has(self, address: str, wish: Literal["sign-in", "reset"]) -> None:
        person = await self.store.person_of_address(address)
        if person is None:
            return
        # Who has no login needs no password to come in.
        purpose: ByLetter = wish if person.login is not None else "sign-in"
        if await self._room(address):
            await self._send_link(person, purpose, address, None, login=person.login or "")

    async def _to_confirm(self, person: Person, token: bytes, address: str) -> None:
        if await self._room(address):
            await self._send_link(person, "confirm", address, token)

    async def _room(self, address: str) -> bool:
        """Whether one more letter may go there; nobody hears whether it did."""
        now = time.monotonic()
        buckets = [self._to_address.bucket(address, now), self._all]
        if await self._shared.take_all(buckets, now):
            log.warning("letter-dropped")
            return False
        return True

    async def _send_link(
        self,
        person: Person,
        purpose: ByLetter,
        address: str,
        token: bytes | None,
        **args: Argument,
    ) -> None:
        key = await self.issue(person, purpose, address, token)
        minutes = LIVES[purpose] // MINUTE
        self._send(
            person, purpose, address, None, link=f"{self.url}/in#{key}", minutes=minutes, **args
        )

    # What nobody has to ask for.

    async def tell(
        self, person: Person, kind: Literal["password-changed", "address-changed"]
    ) -> None:
        """Word of what somebody else may have done in the person's name."""
        if not self.on or person.address is None:
            return
        if not await self._told.ask(str(person.id), time.monotonic()):
            self._send(person, kind, person.address)

    def wanted(self, person: Person) -> bool:
        """Whether reminders go to this person by e-mail."""
        return self.on and person.mails and person.address is not None

    async def send(self, reminder: Reminder) -> None:
        """It is somebody's turn, a round begins, or somebody is asked to a table."""
        person = reminder.person
        if person.digest and reminder.kind == "turn":
            # One letter tells of all of them.
            return
        if not await self._turns.ask(str(person.id), time.monotonic()):
            self._remind(person, reminder.kind, url=reminder.url)

    def _remind(self, person: Person, kind: Kind, **args: Argument) -> None:
        """A letter with a link that ends all of them."""
        assert person.address is not None
        stop = f"{self.url}/unsubscribe/{self._stop_key(person)}"
        headers = {
            "List-Unsubscribe": f"<{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        self._send(person, kind, person.address, headers, stop=stop, **args)

    async def _keep_digesting(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                while await self.digest() == AT_ONCE:
                    pass
            except StoreError as problem:
                log.error("letters could not be written", problem=str(problem))

    async def digest(self) -> int:
        """One letter to each whose turn it is, if any table waits for them; how many they were."""
        due = await self.store.digests_due(self._date(), DIGESTS, AT_ONCE)
        for person in due:
            waiting = await self.store.waiting_for(person.id, LISTED)
            if waiting:
                tables = "\n".join(f"{self.url}/t/{table}" for table in waiting)
                self._remind(person, "digest", count=len(waiting), tables=tables)
        return len(due)

    def _stop_key(self, person: Person) -> str:
        """Ends reminders to the person's address, for as long as it is theirs."""
        text = f"{person.id} {person.address}".encode()
        return f"{person.id}-{hmac.new(self._secret, text, sha256).hexdigest()}"

    async def stop(self, key: str) -> None:
        """No more reminders by e-mail, by the link in one of them (Denied)."""
        number, _, _ = key.partition("-")
        known = self.on and number.isascii() and number.isdigit() and len(number) < 10
        person = await self.store.person(int(number)) if known else None
        if person is None or person.address is None:
            raise Denied("link-dead", NOT_FOUND)
        if not hmac.compare_digest(self._stop_key(person).encode(), key.encode()):
            raise Denied("link-dead", NOT_FOUND)
        await self.store.set_person(person.id, mails=False)

    def _send(
        self,
        person: Person,
        kind: Kind,
        to: str,
        headers: dict[str, str] | None = None,
        **args: Argument,
    ) -> None:
        assert self.post is not None
        language = person.language if person.language in LANGUAGES else "en"
        text = words(language).format(f"letter-{kind}", {"site": self.url, **args})
        letter = EmailMessage(SMTP)
        letter.set_content(f"{text}\n", cte="quoted-printable")
        letter["From"] = self.post.smtp.sender
        letter["To"] = to
        letter["Subject"] = words(language).format(f"letter-{kind}-subject")
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = make_msgid(domain=urlsplit(self.url).hostname)
        letter["Auto-Submitted"] = "auto-generated"
        letter["Content-Language"] = language
        for name, value in (headers or {}).items():
            letter[name] = value
        self.post.send(letter, to)
