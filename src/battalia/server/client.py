"""A client in Python: for the load bench, the tests, and whoever writes a bot in this language.

It knows messages only. A ``Guest`` is a person at a server, a ``Place`` a connection to one table,
which keeps each seat's view and question up to date from the updates.
"""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from battalia.server.wire import patched

Plain: TypeAlias = dict[str, Any]
"""A message, as JSON has it."""


class Declined(Exception):
    """The server's refusal, with its reason."""

    def __init__(self, message: Plain) -> None:
        super().__init__(message.get("text", ""))
        self.id: str = message["reason"]["id"]
        self.reason: Plain = message["reason"]


class Guest:
    """A person at a server, known by a key."""

    def __init__(self, url: str, key: str = "", http: httpx.AsyncClient | None = None) -> None:
        self.url = url
        self.key = key
        # Idle connections are given up before the server closes them.
        limits = httpx.Limits(keepalive_expiry=2)
        self.http = http or httpx.AsyncClient(base_url=url, timeout=30, limits=limits)

    @classmethod
    async def named(cls, url: str, name: str) -> Guest:
        """Somebody new."""
        guest = cls(url)
        guest.key = (await guest.post("/api/people", {"name": name}))["key"]
        # The key is sent by hand: one client may be several people.
        guest.http.cookies.clear()
        return guest

    async def close(self) -> None:
        await self.http.aclose()

    async def request(self, method: str, path: str, body: object = None) -> Plain:
        """The answer's body; Declined where the server refuses."""
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        response = await self.http.request(method, path, json=body, headers=headers)
        answer = response.json() if response.content else {}
        if response.is_error:
            raise Declined(answer)
        assert isinstance(answer, dict)
        return answer

    async def get(self, path: str) -> Plain:
        return await self.request("GET", path)

    async def post(self, path: str, body: object = None) -> Plain:
        return await self.request("POST", path, {} if body is None else body)

    async def set_up(self, **wish: object) -> Plain:
        """A new table with its links."""
        return await self.post("/api/tables", wish)

    async def join(self, link: str, name: str = "") -> Plain:
        """A seat by its link."""
        return await self.post("/api/tables/join", {"key": link, "name": name})

    @asynccontextmanager
    async def at(self, table: str, keys: Sequence[str] = ()) -> AsyncIterator[Place]:
        """Sits down at a table, or watches it."""
        async with sitting(self.url, table, [*keys, *([self.key] if self.key else [])]) as place:
            yield place

    @asynccontextmanager
    async def in_house(self, *topics: str) -> AsyncIterator[Visitor]:
        """Hears what happens in the house."""
        async with visiting(self.url, [self.key] if self.key else [], topics) as visitor:
            yield visitor


@asynccontextmanager
async def visiting(
    url: str, keys: Sequence[str] = (), topics: Sequence[str] = ()
) -> AsyncIterator[Visitor]:
    """A connection to the stream of a house."""
    address = f"{url.replace('http', 'ws', 1)}/api/live"
    async with connect(address, max_size=None, compression=None, open_timeout=30) as socket:
        visitor = Visitor(socket)
        await visitor.send({"type": "hello", "keys": list(keys), "topics": list(topics)})
        visitor.entered = await visitor.hear()
        if visitor.entered["type"] == "bye":
            raise Declined(visitor.entered)
        yield visitor


@asynccontextmanager
async def sitting(url: str, table: str, keys: Sequence[str]) -> AsyncIterator[Place]:
    """A connection to a table by keys alone."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, max_size=None, compression=None, open_timeout=30) as socket:
        place = Place(socket)
        await place.send({"type": "hello", "keys": list(keys)})
        welcome = await place.hear()
        if welcome["type"] == "bye":
            raise Declined(welcome)
        yield place


class Talk:
    """A connection over which questions are answered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._refs = itertools.count(1)

    async def send(self, message: Plain) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Plain:
        """The next message (ConnectionClosed)."""
        message: Plain = msgspec.json.decode(await self.socket.recv())
        return message

    async def ask(self, message: Plain) -> Plain:
        """Sends a message and hears on until its answer comes (Declined)."""
        ref = str(next(self._refs))
        await self.send({**message, "ref": ref})
        while True:
            answer = await self.hear()
            if answer["type"] == "bye":
                raise Declined(answer)
            if answer.get("ref") == ref:
                if answer["type"] == "refused":
                    raise Declined(answer)
                return answer


class Visitor(Talk):
    """A connection to the stream of a house: what was told, by topic."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.entered: Plain = {}
        self._unread: dict[str, list[Plain]] = {}

    async def hear(self) -> Plain:
        message = await super().hear()
        if message["type"] == "told":
            self._unread.setdefault(message["topic"], []).extend(message["events"])
        return message

    async def next(self, topic: str, what: str = "") -> Plain:
        """The next event of a topic that was not read yet, or the next of this kind (Declined)."""
        while True:
            unread = self._unread.get(topic, [])
            while unread:
                event = unread.pop(0)
                if what in ("", event["what"]):
                    return event
            message = await self.hear()
            if message["type"] == "bye":
                raise Declined(message)


class Place(Talk):
    """A connection to a table: what its seats see and are asked."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.table: Plain = {}
        self.seats: list[str] = []
        self.views: dict[str | None, Plain] = {}
        """By seat; under None the spectators'."""
        self.questions: dict[str, Plain] = {}
        self.undo: dict[str, int] = {}
        self.epoch = -1

    async def hear(self) -> Plain:
        """The next message; views and questions are brought up to date (ConnectionClosed)."""
        message = await super().hear()
        match message["type"]:
            case "welcome":
                self.table = message["table"]
                self._sit_at(message["seats"])
            case "table":
                self.table = message["table"]
            case "view":
                self._seen(message, message["view"])
            case "update":
                before = self.views[message.get("seat")]
                self._seen(message, patched(before, message["changes"]))
        return message

    def _sit_at(self, seats: list[str]) -> None:
        """What a seat that was handed on knew is forgotten."""
        for lost in set(self.seats) - set(seats):
            for kept in (self.views, self.questions, self.undo):
                kept.pop(lost, None)
        self.seats = seats

    def _seen(self, message: Plain, view: Plain) -> None:
        seat = message.get("seat")
        self.views[seat] = view
        self.epoch = message["epoch"]
        if seat is None:
            return
        self.undo[seat] = message.get("undo", 0)
        if message["type"] == "view" or "question" in message:
            question = message.get("question")
            if question is None:
                self.questions.pop(seat, None)
            else:
                self.questions[seat] = question

    async def choose(self, seat: str, choice: str, epoch: int | None = None) -> Plain:
        """Answers the open question; returns when the choice is stored."""
        if epoch is None:
            epoch = self.questions[seat]["epoch"]
        return await self.ask({"type": "choose", "seat": seat, "epoch": epoch, "choice": choice})

    async def take_back(self, seat: str, steps: int = 1) -> Plain:
        return await self.ask({"type": "undo", "seat": seat, "epoch": self.epoch, "steps": steps})

    async def until_asked(self, seat: str) -> Plain:
        """Hears on until this seat is asked something; its question."""
        while seat not in self.questions:
            await self.hear()
        return self.questions[seat]

    async def until_over(self) -> None:
        """Hears on until the game is over."""
        while self.table.get("state") != "over":
            await self.hear()


__all__ = [
    "ConnectionClosed",
    "Declined",
    "Guest",
    "Place",
    "Plain",
    "Visitor",
    "sitting",
    "visiting",
]
