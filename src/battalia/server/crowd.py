"""Many people in the lobby: how soon all of them know of a change, and what that costs the server.

One of them opens a table and closes it again, once a second; all hear of it over a WebSocket of
their own. All times are the clients', from asking for the change to hearing of it. They note when
something comes, and read it when all have heard: what is measured is how soon people are told, not
how long one process needs to read what thousands of them are.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter
from contextlib import AsyncExitStack
from typing import Final, cast

import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from battalia.server.client import Guest
from battalia.server.load import LoadError, Waiting, explained, gauges, in_loop, problems_text
from battalia.words import say

AT_ONCE: Final = 20
"""So many come at the same time."""
CHANGES: Final = ("table", "gone")
READING: Final = 0.7
"""Seconds after a change all that came is read."""
ENTERING: Final = 30.0
"""Seconds until everybody who comes must have been let in."""


class CrowdReport(Struct, frozen=True):
    """What came out."""

    people: int
    changes: int
    told: Waiting
    """From each change to when each of them knew of it …"""
    all_told: Waiting
    """… and to when all did."""
    busy: float
    """The share of one core that the server used."""
    problems: dict[str, int]


class _Event(Struct):
    what: str


class _Heard(Struct):
    """What a client reads of a message; the rest is skipped unread."""

    type: str
    events: list[_Event] = []


_read: Final = msgspec.json.Decoder(_Heard).decode


def measure_lobby(url: str, people: int, seconds: float) -> CrowdReport:
    """Has so many people follow the lobby, and tells how it went (LoadError)."""
    with explained(url):
        return in_loop(_measured(url, people, seconds))


async def _measured(url: str, people: int, seconds: float) -> CrowdReport:
    async with AsyncExitStack() as stack:
        host = await Guest.named(url, "Load")
        stack.push_async_callback(host.close)
        seats = [{"who": "me"}, {"who": "link"}]
        table = (await host.set_up(options={"players": 2}, seats=seats))["table"]["id"]
        crowd = _Crowd()
        stack.callback(crowd.go)
        for first in range(0, people, AT_ONCE):
            some = range(first, min(first + AT_ONCE, people))
            crowd.ears += await asyncio.gather(*(_entered(url) for _ in some))
            crowd.read()
        # Garbage is left lying for the few seconds: whoever tidies up does not hear the news.
        gc.collect()
        gc.disable()
        before, began = gauges(url), time.perf_counter()
        for number in range(max(1, round(seconds))):
            await asyncio.sleep(max(0.0, began + number - time.perf_counter()))
            crowd.asked.append(time.perf_counter())
            await host.request("DELETE" if number % 2 else "POST", f"/api/lobby/{table}", {})
            await asyncio.sleep(max(0.0, began + number + READING - time.perf_counter()))
            crowd.read()
        await asyncio.sleep(max(0.0, began + seconds - time.perf_counter()))
        after, took = gauges(url), time.perf_counter() - began
        gc.enable()
        crowd.read()
        return crowd.report(people, (after.cpu - before.cpu) / took)


async def _entered(url: str) -> _Ear:
    """Somebody who follows the lobby from now on."""
    uri = parse_uri(f"{url.replace('http', 'ws', 1)}/api/live")
    loop = asyncio.get_running_loop()
    _, ear = await loop.create_connection(
        lambda: _Ear(ClientProtocol(uri, max_size=None)), uri.host, uri.port, ssl=uri.secure or None
    )
    async with asyncio.timeout(ENTERING):
        await ear.entered()
    return ear


class _Ear(asyncio.Protocol):
    """A client that notes when something comes, and reads it later."""

    def __init__(self, protocol: ClientProtocol) -> None:
        self._protocol = protocol
        self._transport: asyncio.Transport
        self._came: list[tuple[float, bytes]] = []
        self._something = asyncio.Event()
        self.times: list[float] = []
        """When each of the changes was heard of."""
        self.problem = ""
        """Why nothing more is heard."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # That of uvloop is a transport without being called one.
        self._transport = cast(asyncio.Transport, transport)
        self._protocol.send_request(self._protocol.connect())
        self._send()

    def data_received(self, data: bytes) -> None:
        self._came.append((time.perf_counter(), data))
        self._something.set()

    def connection_lost(self, problem: Exception | None) -> None:
        self.problem = self.problem or "connection-lost"
        self._came.append((time.perf_counter(), b""))
        self._something.set()

    async def entered(self) -> None:
        """Until it was told how the lobby stands (LoadError)."""
        seen: list[str] = []
        while "told" not in seen:
            await self._something.wait()
            self._something.clear()
            seen += self.read()
            if self.problem:
                raise LoadError(say("load-refused", reason=self.problem))

    def read(self) -> list[str]:
        """Reads what has come: the types of these messages."""
        types = []
        came, self._came = self._came, []
        for at, data in came:
            if data:
                self._protocol.receive_data(data)
            else:
                self._protocol.receive_eof()
            if self._protocol.handshake_exc is not None:
                raise self._protocol.handshake_exc
            for event in self._protocol.events_received():
                if not isinstance(event, Frame):
                    hello = {"type": "hello", "keys": [], "topics": ["lobby"]}
                    self._protocol.send_text(msgspec.json.encode(hello))
                elif event.opcode is Opcode.TEXT:
                    heard = _read(event.data)
                    types.append(heard.type)
                    self.times += [at for one in heard.events if one.what in CHANGES]
                    if heard.type == "bye":
                        self.problem = "bye"
        self._send()
        return types

    def go(self) -> None:
        self._transport.abort()

    def _send(self) -> None:
        """The handshake, and the answer to every ping."""
        for data in self._protocol.data_to_send():
            self._transport.write(data)


class _Crowd:
    """Those who follow the lobby."""

    def __init__(self) -> None:
        self.ears: list[_Ear] = []
        self.asked: list[float] = []
        """When each change was asked for."""

    def read(self) -> None:
        for ear in self.ears:
            ear.read()

    def go(self) -> None:
        for ear in self.ears:
            ear.go()

    def report(self, people: int, busy: float) -> CrowdReport:
        problems = Counter(ear.problem for ear in self.ears if ear.problem)
        waits: list[float] = []
        latest = [0.0] * len(self.asked)
        for ear in self.ears:
            if len(ear.times) != len(self.asked):
                problems["not-told"] += 1
            for number, (asked, heard) in enumerate(zip(self.asked, ear.times, strict=False)):
                waits.append(heard - asked)
                latest[number] = max(latest[number], heard - asked)
        if not waits:
            raise LoadError(say("load-nothing", problems=problems_text(problems)))
        return CrowdReport(
            people,
            len(self.asked),
            Waiting.of(waits),
            Waiting.of(latest),
            busy,
            dict(problems),
        )
