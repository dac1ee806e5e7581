"""The foyer: everybody who has the page open, whether or not they sit at a table.

Over one WebSocket a client hears of the topics that it follows, and of what happens to its person.
Each part of the house tells what has happened by ``Foyer.tell``, wherever it is known; whoever
follows the topic hears it, whatever process they came to. What happened within a moment is one
message, which is made once for all who follow.

What is told is never the truth: that lies in the store. Whoever comes, or comes back, first hears
how a topic stands, and may hear twice of what happened just then. What a process could not be told
is made up for by telling everybody there how their topics stand.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from litestar.connection import WebSocket as Socket
from litestar.exceptions import WebSocketDisconnect

from battalia import __version__
from battalia.engine import Reason
from battalia.server.authority import Proof
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied, whose_fault
from battalia.server.hall import Hall
from battalia.server.keys import hashed
from battalia.server.line import Line
from battalia.server.live import Connection
from battalia.server.mail import Mail
from battalia.server.messages import Bye, Ping, Refusal
from battalia.server.messages.house import (
    TOPICS_EACH,
    AnyToHouse,
    Enter,
    Entered,
    Follow,
    Heard,
    HouseEvent,
    Told,
    Unfollow,
)
from battalia.server.messages.moderation import HouseInfo
from battalia.server.reading import read_visit
from battalia.server.socket import FAILED, NORMAL, POLICY
from battalia.server.store import News, StoreError
from battalia.server.wire import encode
from battalia.server.work import ENTER
from battalia.words import sentence, why

ME: Final = "me"
"""What a person's own topic is called to themselves."""
MOMENT: Final = 0.05
"""Seconds within which all that happens is one message."""
LONGEST: Final = 6000
"""Bytes of an event: the database tells other processes no longer ones."""
GUESTS_EACH: Final = 20
"""So many clients of one person a process takes in."""

log = structlog.get_logger("battalia.foyer")

Standing: TypeAlias = Callable[["Guest", str], Awaitable[Iterable[HouseEvent | msgspec.Raw]]]
"""How a topic stands, told to whoever begins to follow it: by client, and by which topic of its
kind (Denied where that is none of their business)."""


def own(person: int) -> str:
    """The topic of a person: nobody can follow it, and they hear of it without doing so."""
    return f"person {person}"


def happened(what: str, about: msgspec.Struct) -> HouseEvent:
    return HouseEvent(what, msgspec.to_builtins(about))


def is_own(topic: str) -> bool:
    """Whether it is that of a person: no topic that can be followed has a space."""
    return " " in topic


class Guest(Connection):
    """A client in the foyer."""

    def __init__(self, address: str, mail: Mail, line: Line) -> None:
        super().__init__(Proof(), address, mail, line)
        self.topics: set[str] = set()
        """What it follows, its people's own among them."""
        self.name = ""

    @property
    def person(self) -> int | None:
        return min(self.proof.people, default=None)


Answer: TypeAlias = Callable[[Guest, Any], Awaitable[None]]


class Foyer:
    """All clients of this process outside tables, and what they hear."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.topics: dict[str, Standing] = {}
        """What can be followed, by the first word of a topic."""
        self.answers: dict[type[msgspec.Struct], Answer] = {}
        """What other parts do when a client says this."""
        self.hearing: dict[str, Callable[[HouseEvent], None]] = {}
        """Who wants to know what other processes tell of a topic."""
        self.gone: list[Callable[[Guest], Awaitable[None]]] = []
        """Who wants to know that a client has gone."""
        self.missed: list[Callable[[], Awaitable[None]]] = []
        """Who reads the store anew where something may have been missed."""
        self.presence: list[Callable[[int, bool], None]] = []
        """Who wants to know that a person has come to this process, or has left it."""
        self._guests: set[Guest] = set()
        self._followers: dict[str, set[Guest]] = {}
        self._here: Counter[int] = Counter()
        """By person, clients in the foyer and at tables."""
        self._counted: dict[Connection, Collection[int]] = {}
        """Those clients, by whose they were when they came."""
        self._gathered: dict[str, list[bytes]] = {}
        """By topic, events that nobody has heard of yet."""
        self._for_others: list[tuple[str, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._telling: asyncio.Task[None] | None = None
        self._closing = False
        hall.companions.append(self)

    # Telling.

    def tell(self, topic: str, what: str, about: msgspec.Struct) -> None:
        """Everybody who follows a topic hears of it, at every process; ``own(person)`` is that of
        a person. Nobody waits for it, and nothing depends on it."""
        event = encode(happened(what, about))
        if len(event) > LONGEST:
            raise ValueError(f"{what} is too long to be told")
        self.tell_here(topic, event)
        if self.hall.address:
            self._for_others.append((topic, event.decode()))
            if self._telling is None:
                self._telling = asyncio.create_task(self._tell_others())

    def tell_here(self, topic: str, event: bytes) -> None:
        """The same at this process alone."""
        if topic in self._followers:
            self._gathered.setdefault(topic, []).append(event)
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(MOMENT, self._tell_gathered)

    def _tell_gathered(self) -> None:
        self._timer = None
        gathered, self._gathered = self._gathered, {}
        for topic, events in gathered.items():
            self._post(self._followers.get(topic, ()), topic, map(msgspec.Raw, events))

    def _post(self, guests: Iterable[Guest], topic: str, events: Iterable[Any]) -> None:
        message = encode(Told(ME if is_own(topic) else topic, list(events)))
        for guest in guests:
            guest.post(message)

    async def _tell_others(self) -> None:
        try:
            while self._for_others:
                some, self._for_others = self._for_others, []
                try:
                    await self.hall.store.tell(some)
                except StoreError as problem:
                    log.error("other processes were not told", problem=str(problem))
        finally:
            self._telling = None

    # What other processes tell.

    async def heard(self, news: News) -> None:
        for topic, event in news.told:
            self.tell_here(topic, event.encode())
            hear = self.hearing.get(topic)
            if hear is not None:
                hear(msgspec.json.decode(event, type=HouseEvent))
        self._end_keys(news.keys)
        for person in news.people:
            self.tell_here(own(person), encode(HouseEvent("decided", {})))
        if news.house:
            told = HouseInfo(await self.hall.announcements())
            self._post(self._guests, own(0), [happened("announced", told)])

    async def anew(self) -> None:
        """Something may have been missed: everybody hears how all stands."""
        for read in self.missed:
            await read()
        for guest in list(self._guests):
            for topic in [topic for topic in guest.topics if not is_own(topic)]:
                try:
                    await self._greet(guest, topic)
                except Denied:
                    # What is none of their business any more keeps nobody else waiting.
                    self.unfollow(guest, topic)

    # Who is here.

    def came(self, client: Connection) -> None:
        """A client is here, or at a table."""
        people = self._counted[client] = client.proof.people
        for person in people:
            self._here[person] += 1
            if self._here[person] == 1:
                self._tell_presence(person)

    def went(self, client: Connection) -> None:
        for person in self._counted.pop(client, ()):
            self._here[person] -= 1
            if not self._here[person]:
                del self._here[person]
                self._tell_presence(person)

    def _tell_presence(self, person: int) -> None:
        here = self._here[person]
        self.hall.workshop.shared.tell(own(person), here)
        self.hall.workshop.shared.tell("people", len(self._here))
        for told in self.presence:
            told(person, bool(here))

    async def present(self, people: Collection[int]) -> set[int]:
        """Which of these people have a page open, at whatever process; of others, those that share
        a Redis know."""
        asked = list(people)
        here = {person for person in asked if person in self._here}
        for theirs in await self.hall.workshop.shared.elsewhere([*map(own, asked)]):
            here |= {person for person, number in zip(asked, theirs, strict=True) if number}
        return here

    async def people(self) -> int:
        """How many there are, at all processes."""
        theirs = await self.hall.workshop.shared.elsewhere(["people"])
        return len(self._here) + sum(number for (number,) in theirs)

    def doubt(self, person: int) -> None:
        """Nobody knows which keys of a person still count: whoever came by one comes again."""
        for guest in list(self._followers.get(own(person), ())):
            self._dismiss(guest, "not-stored")

    def _end_keys(self, keys: Collection[bytes]) -> None:
        for guest in list(self._guests):
            before = guest.proof.people
            guest.proof.end(keys)
            if guest.proof.people != before:
                self._dismiss(guest, "no-longer-yours")

    def _dismiss(self, guest: Guest, id: str) -> None:
        reason = Reason(id)
        guest.send(Bye(msgspec.to_builtins(reason), sentence(why(reason))))
        guest.hang_up()

    async def close(self) -> None:
        """Everybody hears goodbye."""
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()
            self._tell_gathered()
        for guest in list(self._guests):
            self._dismiss(guest, "server-closing")
        if self._telling is not None:
            await self._telling

    # Coming, following, going.

    async def enter(self, guest: Guest, message: Enter, key: str | None) -> None:
        """A client comes in (Denied)."""
        keys = [hashed(one) for one in (*message.keys, *([] if key is None else [key]))]
        guest.proof.shows(keys)
        await self.hall.workshop.charge(guest.asker, ENTER)
        for one in keys:
            found = await self.hall.store.person_of_token(one)
            if found is not None:
                if found.owner is not None:
                    raise Denied("not-for-bots", FORBIDDEN)
                guest.proof.proves(one, found.id)
                guest.name = guest.name or found.name
        if self._closing:
            raise Denied("server-closing")
        people = guest.proof.people
        if any(len(self._followers.get(own(person), ())) >= GUESTS_EACH for person in people):
            raise Denied("too-many-connections")
        self._guests.add(guest)
        self.came(guest)
        for person in people:
            self._join(guest, own(person))
        guest.post(encode(Entered(__version__, guest.name)))
        for topic in message.topics:
            await self.follow(guest, topic)

    async def follow(self, guest: Guest, topic: str) -> None:
        """From now on a client hears of a topic; first, how it stands (Denied)."""
        if topic not in guest.topics and len(guest.topics) >= TOPICS_EACH:
            raise Denied("too-many-topics", CONFLICT, most=TOPICS_EACH)
        # A word that is as long as its name is answered by how all of it stands.
        await self.hall.workshop.charge(guest.asker, ENTER)
        await self._greet(guest, topic)

    async def _greet(self, guest: Guest, topic: str) -> None:
        kind, _, which = topic.partition("/")
        standing = self.topics.get(kind)
        if standing is None:
            raise Denied("no-such-topic", NOT_FOUND)
        events = await standing(guest, which)
        # From here on without a pause: what happens next comes after it.
        if not guest.gone:
            self._post([guest], topic, events)
            self._join(guest, topic)

    def unfollow(self, guest: Guest, topic: str) -> None:
        if topic in guest.topics:
            self._part(guest, topic)

    def _join(self, guest: Guest, topic: str) -> None:
        guest.topics.add(topic)
        self._followers.setdefault(topic, set()).add(guest)

    def _part(self, guest: Guest, topic: str) -> None:
        guest.topics.discard(topic)
        followers = self._followers[topic]
        followers.discard(guest)
        if not followers:
            del self._followers[topic]

    async def leave(self, guest: Guest) -> None:
        """A client has gone."""
        self._guests.discard(guest)
        for topic in list(guest.topics):
            self._part(guest, topic)
        self.went(guest)
        for told in self.gone:
            await told(guest)


class Visit:
    """What is said with one client."""

    def __init__(
        self,
        foyer: Foyer,
        socket: Socket[Any, Any, Any],
        may_speak: Callable[[], bool],
        patience: float,
        address: str,
        line: Line,
    ) -> None:
        self.foyer = foyer
        self.socket = socket
        self.may_speak = may_speak
        self.patience = patience
        self.guest = Guest(address, foyer.hall.mail, line)
        self.code = NORMAL

    async def hold(self, key: str | None) -> None:
        """From the first message to the end."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(key))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.guest.hang_up()
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
            await self.foyer.hall.whole(self.foyer.leave(self.guest))
            await asyncio.wait((writer,), timeout=self.patience)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self.guest.mailbox.throw_away()

    async def _write(self) -> None:
        await self.guest.deliver(self.patience)
        async with asyncio.timeout(self.patience):
            await self.socket.close(code=self.code)

    async def _read(self, key: str | None) -> None:
        try:
            async with asyncio.timeout(self.patience):
                message = read_visit(await self.socket.receive_data("text"))
            if not isinstance(message, Enter):
                raise Denied("hello-first")
            await self.foyer.enter(self.guest, message, key)
            while not self.guest.gone:
                text = await self.socket.receive_data("text")
                if not self.may_speak():
                    raise Denied("too-many-messages")
                await self._heard(text)
        except TimeoutError:
            self._bye(Reason("no-hello"))
        except Denied as problem:
            self._bye(problem.reason)
        except StoreError as problem:
            log.error("the store failed", problem=str(problem))
            self._bye(Reason("not-stored"))
        except WebSocketDisconnect:
            return
        except Exception as problem:
            log.exception("a visit failed")
            self._bye(whose_fault(problem), FAILED)

    async def _heard(self, text: str) -> None:
        ref = ""
        try:
            message = read_visit(text)
            ref = getattr(message, "ref", "")
            await self._answer(message)
            self.guest.post(encode(Heard(ref)))
        except Denied as problem:
            self._refuse(ref, problem.reason)
        except StoreError as problem:
            log.error("the store failed", problem=str(problem))
            self._refuse(ref, Reason("not-stored"))

    async def _answer(self, message: AnyToHouse) -> None:
        match message:
            case Follow():
                await self.foyer.follow(self.guest, message.topic)
            case Unfollow():
                self.foyer.unfollow(self.guest, message.topic)
            case Enter():
                raise Denied("hello-once")
            case Ping():
                return
            case _:
                await self.foyer.answers[type(message)](self.guest, message)

    def _refuse(self, ref: str, reason: Reason) -> None:
        self.foyer.hall.metrics.refusal(reason.id)
        self.guest.send(Refusal(ref, msgspec.to_builtins(reason), sentence(why(reason))))

    def _bye(self, reason: Reason, code: int = POLICY) -> None:
        self.foyer.hall.metrics.refusal(reason.id)
        self.code = code
        self.guest.send(Bye(msgspec.to_builtins(reason), sentence(why(reason))))
        self.guest.hang_up()
