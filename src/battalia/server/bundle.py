"""One connection between two processes for all clients of a table.

The process to which they came holds it (``Bundle``); the one that leads the table holds a
conversation with each of them, as if they had come there (``Unbundled``), so all that somebody may
do is judged by the leader. What it says to many of them at once goes over the connection once, and
the same bytes go on to all. Each hears in order what is said to it, and nobody anything before the
first word that is meant for them.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec import Raw
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from battalia.server import tracing
from battalia.server.line import AUDIENCE
from battalia.server.wire import encode

ARRIVING: Final = 20
"""So many clients come to the leader at the same time; the others wait."""
UNHEARD: Final = 100
"""So many messages of a client may wait for the leader; one that sends more is let go."""
GONE: Final = 1001
FULL: Final = 1008


class Came(msgspec.Struct, frozen=True, tag="came"):
    """A client has come, and said hello."""

    hello: str
    key: str | None
    """The one in its cookie."""
    address: str
    chosen: bool
    """A proxy has chosen the process to which it came."""
    client: int = -1
    trace: dict[str, str] = {}
    """To which trace it belongs (``tracing``)."""


class Spoke(msgspec.Struct, frozen=True, tag="spoke"):
    client: int
    text: str


class Went(msgspec.Struct, frozen=True, tag="went"):
    client: int


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A message to clients."""

    message: Raw
    to: list[int] | None = None
    """None: to all who were told something before and have not gone."""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The leader has nothing more to say to a client."""

    client: int
    code: int


Upward: TypeAlias = Came | Spoke | Went
Downward: TypeAlias = Told | Ended
_read_upward: Final = msgspec.json.Decoder(Upward).decode
_read_downward: Final = msgspec.json.Decoder(list[Downward]).decode


# Where they came.


class Handed:
    """A client whose conversation another process holds."""

    def __init__(self, bundle: Bundle, number: int, post: Callable[[bytes, bool], None]) -> None:
        self._bundle = bundle
        self._number = number
        self.post = post
        loop = asyncio.get_running_loop()
        self.heard: asyncio.Future[None] = loop.create_future()
        """The leader has said something, or never will."""
        self.ended: asyncio.Future[int | None] = loop.create_future()
        """With which code the leader ended it; None: the leader is lost."""

    async def come(self, came: Came) -> None:
        """Returns when the leader has answered (ConnectionClosed, or what hinders connecting)."""
        trace = tracing.told_to_others()
        await self._bundle.send(replace(came, client=self._number, trace=trace))
        await self.heard

    async def say(self, text: str) -> None:
        """Something for the leader (ConnectionClosed)."""
        await self._bundle.send(Spoke(self._number, text))

    def tell(self, message: bytes, together: bool) -> None:
        self.post(message, together)
        if not self.heard.done():
            self.heard.set_result(None)

    def end(self, code: int | None) -> None:
        if not self.ended.done():
            self.ended.set_result(code)
        if not self.heard.done():
            self.heard.set_result(None)

    async def leave(self) -> None:
        """The client has gone."""
        await self._bundle.drop(self._number)


class Bundle:
    """All clients that came here to a table which another process leads."""

    def __init__(
        self, connecting: Awaitable[ClientConnection], over: Callable[[Bundle], None]
    ) -> None:
        """``over`` is told when nobody can come any more."""
        self._over = over
        self._clients: dict[int, Handed] = {}
        self._told: set[int] = set()
        """Those to whom the leader has said something."""
        self._numbers = itertools.count()
        self._socket = asyncio.ensure_future(connecting)
        self._reading = asyncio.create_task(self._read())

    def enter(self, post: Callable[[bytes, bool], None]) -> Handed:
        """A further client; ``post``: where messages to it go."""
        number = next(self._numbers)
        handed = self._clients[number] = Handed(self, number, post)
        return handed

    async def drop(self, number: int) -> None:
        """A client has gone; without the last one there is no bundle."""
        if self._clients.pop(number, None) is None:
            return
        self._told.discard(number)
        if not self._clients:
            self._over(self)
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        elif self._socket.done() and not self._socket.exception():
            try:
                await self.send(Went(number))
            except ConnectionClosed:
                return

    async def send(self, message: Upward) -> None:
        socket = await asyncio.shield(self._socket)
        await socket.send(encode(message), text=True)

    async def _read(self) -> None:
        try:
            socket = await self._socket
            try:
                while True:
                    for message in _read_downward(await socket.recv(decode=False)):
                        self._heard(message)
            finally:
                await socket.close()
        except (WebSocketException, OSError, TimeoutError):
            return
        finally:
            self._over(self)
            for handed in self._clients.values():
                handed.end(None)

    def _heard(self, message: Downward) -> None:
        if isinstance(message, Ended):
            self._told.discard(message.client)
            handed = self._clients.get(message.client)
            if handed is not None:
                handed.end(message.code)
            return
        told = bytes(message.message)
        if message.to is not None:
            self._told.update(number for number in message.to if number in self._clients)
        to = self._told if message.to is None else message.to
        together = len(to) >= AUDIENCE
        for number in to:
            handed = self._clients.get(number)
            if handed is not None:
                handed.tell(told, together)


# At the leader.


class Member:
    """A client of another process: its socket, and the line to it."""

    def __init__(self, unbundled: Unbundled, came: Came) -> None:
        self.came = came
        self._unbundled = unbundled
        self._number = came.client
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self.ended = False

    def hear(self, text: str | None) -> None:
        """What the client says; None: it has gone."""
        if text is not None and self._said.qsize() >= UNHEARD:
            self.ended = True
            self._unbundled.end(self._number, FULL)
            text = None
        self._said.put_nowait(text)

    def takes(self, message: bytes, together: bool = False) -> bool:
        # The process to which the client came knows how many are told the same.
        if not self.ended:
            self._unbundled.tell(self._number, message)
        return True

    async def ready(self) -> None:
        return

    async def give(self, message: bytes) -> None:
        self.takes(message)

    async def receive_data(self, _: object) -> str:
        text = await self._said.get()
        if text is None:
            raise WebSocketDisconnect(detail="gone", code=GONE)
        return text

    async def close(self, code: int) -> None:
        if not self.ended:
            self.ended = True
            self._unbundled.end(self._number, code)


class Unbundled:
    """The clients of another process at a table that this one leads."""

    def __init__(
        self,
        send: Callable[[bytes], None],
        converse: Callable[[Member], Awaitable[None]],
    ) -> None:
        """``send``: to the other process; ``converse``: holds a conversation to its end."""
        self._send = send
        self._converse = converse
        self._members: dict[int, Member] = {}
        self._talks: set[asyncio.Task[None]] = set()
        self._arriving = asyncio.Semaphore(ARRIVING)
        self._strangers: set[int] = set()
        """Those who came and to whom nothing has been said."""
        self._waiting: list[tuple[bytes, list[int]] | Ended] = []
        self._told: set[int] = set()

    async def hear(self, message: bytes | str) -> None:
        """What the other process says; returns when it may say more."""
        match _read_upward(message):
            case Came(hello) as came:
                await self._arriving.acquire()
                member = self._members[came.client] = Member(self, came)
                self._strangers.add(came.client)
                member.hear(hello)
                talk = asyncio.create_task(self._talk(member))
                self._talks.add(talk)
                talk.add_done_callback(self._talks.discard)
            case Spoke(number, text) if number in self._members:
                self._members[number].hear(text)
            case Went(number) if number in self._members:
                self._members[number].hear(None)

    async def over(self) -> None:
        """The other process is gone, and all its clients with it."""
        for member in self._members.values():
            member.hear(None)
        await asyncio.gather(*self._talks, return_exceptions=True)

    async def _talk(self, member: Member) -> None:
        number = member.came.client
        try:
            await self._converse(member)
        finally:
            await member.close(GONE)
            del self._members[number]
            self._has_arrived(number)

    def _has_arrived(self, number: int) -> None:
        if number in self._strangers:
            self._strangers.discard(number)
            self._arriving.release()

    def tell(self, number: int, message: bytes) -> None:
        if self._strangers:
            self._has_arrived(number)
        last = self._waiting[-1] if self._waiting else None
        if isinstance(last, tuple) and last[0] is message:
            last[1].append(number)
        else:
            self._wait((message, [number]))

    def end(self, number: int, code: int) -> None:
        self._wait(Ended(number, code))

    def _wait(self, one: tuple[bytes, list[int]] | Ended) -> None:
        """What is said in one go is sent in one go."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(one)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        self._send(encode([self._addressed(one) for one in waiting]))

    def _addressed(self, one: tuple[bytes, list[int]] | Ended) -> Downward:
        if isinstance(one, Ended):
            self._told.discard(one.client)
            return one
        message, to = one
        everybody = len(to) == len(self._told) and self._told.issuperset(to)
        self._told.update(to)
        return Told(Raw(message), None if everybody else to)
