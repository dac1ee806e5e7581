"""Many people in the lobby: how soon all of them know of a change, and what that costs the server.

One of them opens a table and closes it again, once a second; all hear of it over a WebSocket of
their own. All times are the clients', from asking for the change to hearing of it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter
from contextlib import AsyncExitStack
from typing import Final

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from battalia.server.client import Guest, Visitor, visiting
from battalia.server.load import LoadError, Waiting, explained, gauges, in_loop, problems_text
from battalia.words import say

AT_ONCE: Final = 20
"""So many come at the same time."""
CHANGES: Final = ("table", "gone")


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
        for first in range(0, people, AT_ONCE):
            some = range(first, min(first + AT_ONCE, people))
            came = [stack.enter_async_context(visiting(url, topics=["lobby"])) for _ in some]
            crowd.visitors += await asyncio.gather(*came)
        hearing = [asyncio.create_task(crowd.hear(one)) for one in crowd.visitors]
        stack.callback(lambda: [task.cancel() for task in hearing])
        # Garbage is left lying for the few seconds: whoever tidies up does not hear the news.
        gc.collect()
        gc.disable()
        before, began = gauges(url), time.perf_counter()
        for number in range(max(1, round(seconds))):
            await asyncio.sleep(max(0.0, began + number - time.perf_counter()))
            crowd.asked.append(time.perf_counter())
            await host.request("DELETE" if number % 2 else "POST", f"/api/lobby/{table}", {})
        await asyncio.sleep(max(0.0, began + seconds - time.perf_counter()))
        after, took = gauges(url), time.perf_counter() - began
        gc.enable()
    return crowd.report(people, (after.cpu - before.cpu) / took)


class _Crowd:
    """Those who follow the lobby."""

    def __init__(self) -> None:
        self.visitors: list[Visitor] = []
        self.asked: list[float] = []
        """When each change was asked for."""
        self.heard: list[list[float]] = []
        """By client, when each of the changes was heard of."""
        self.problems: Counter[str] = Counter()

    async def hear(self, visitor: Visitor) -> None:
        times: list[float] = []
        self.heard.append(times)
        try:
            async for message in visitor.socket:
                heard = _read(message)
                times += [time.perf_counter() for one in heard.events if one.what in CHANGES]
                if heard.type == "bye":
                    self.problems["bye"] += 1
        except ConnectionClosed:
            self.problems["connection-lost"] += 1

    def report(self, people: int, busy: float) -> CrowdReport:
        waits: list[float] = []
        latest = [0.0] * len(self.asked)
        for times in self.heard:
            if len(times) != len(self.asked):
                self.problems["not-told"] += 1
            for number, (asked, heard) in enumerate(zip(self.asked, times, strict=False)):
                waits.append(heard - asked)
                latest[number] = max(latest[number], heard - asked)
        if not waits:
            raise LoadError(say("load-nothing", problems=problems_text(self.problems)))
        return CrowdReport(
            people,
            len(self.asked),
            Waiting.of(waits),
            Waiting.of(latest),
            busy,
            dict(self.problems),
        )
