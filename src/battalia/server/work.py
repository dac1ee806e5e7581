"""Work that takes long: what it costs, who pays for it, and whose turn it is.

Each kind of work has a price, in milliseconds of processor time as ``tools/costs.py`` measures
them. The price is charged to the person and to the address that ask for it, and counts in all. The
work itself is done in pools with queues of bounded length, in which everybody has a turn: who asks
for much waits for oneself. What nobody waits for any more is not begun.

A job is a function and plain values, so that other processes could do it as well.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import ceil
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from battalia.server.denied import Busy
from battalia.server.limits import Alone, Bucket
from battalia.server.metrics import Metrics

T = TypeVar("T")
CROWDS: Final = 16
"""So many times as long a line may be where everybody in it waits for one thing only."""


class Asker(NamedTuple):
    """On whose behalf something is done."""

    address: str = ""
    """As it is counted: that of a household."""
    person: int | None = None


HOUSE: Final = Asker()
"""The server itself, which pays nothing."""


class Work(NamedTuple):
    """A kind of work: where it is done, and its price in milliseconds."""

    name: str
    pool: str
    price: float
    each: float = 0.0
    """What is added for each unit: an act, or a thousand characters."""


AGREE: Final = Work("options", "quick", 16, each=1.5)
SET_UP: Final = Work("set-up", "quick", 15, each=1.5)
CHECK: Final = Work("check", "quick", 10, each=1.5)
TAKE_UP: Final = Work("take-up", "tables", 15)
PAGE: Final = Work("history", "games", 20, each=0.4)
CLONE: Final = Work("clone", "games", 25, each=0.01)
RECORD: Final = Work("record", "games", 10, each=0.02)
REPLAY: Final = Work("replay", "games", 10, each=0.13)
PUZZLE: Final = Work("puzzle", "games", 15, each=0.1)
IMPORT: Final = Work("import", "games", 15, each=4)
EXPORT: Final = Work("export", "games", 50, each=0.1)
PASSWORD: Final = Work("password", "passwords", 220)
LETTER: Final = Work("letter", "post", 200)
EXPLORE: Final = Work("explore", "explorer", 450)
HINT: Final = Work("hint", "computers", 500)
REVIEW: Final = Work("review", "computers", 1000)
"""What it costs beyond that is bounded by how many are made at once."""
REVIEW_OF_OTHERS: Final = Work("review-of-others", "computers", 5000)
REVIEWED: Final = Work("reviewed", "table", 10)
LINES: Final = Work("lines", "games", 40)
TRY: Final = Work("try", "computers", 2000)
LIST: Final = Work("list", "table", 15)
PROFILE: Final = Work("profile", "table", 30)
ENTER: Final = Work("enter", "table", 5)
LISTEN: Final = Work("listen", "table", 5, each=0.5)
SIT: Final = Work("sit", "table", 20)
SEEK: Final = Work("seek", "table", 40)
PREVIEW: Final = Work("preview", "previews", 20)
PREVIEWED: Final = Work("previewed", "previews", 0, each=0.1)
"""Paid afterwards, by a thousand characters of what was told: nobody knows before what there is."""
# Done at once, where the table is; but not as often as one can ask.
EXPLAIN: Final = Work("explain", "table", 10)
TOGETHER: Final = Work("together", "table", 10)
SAY: Final = Work("say", "table", 100)
PLEDGE: Final = Work("pledge", "table", 20)
ANNOUNCE: Final = Work("announce", "quick", 500, each=1.5)
ENTRY: Final = Work("entry", "table", 50)
DEVICE: Final = Work("device", "table", 50)
MUTE: Final = Work("mute", "table", 50)
FRIEND: Final = Work("friend", "table", 100)
CLUB: Final = Work("club", "table", 100)
NOTICES: Final = Work("notices", "table", 5)
REPORT: Final = Work("report", "table", 500)
VOTE_OUT: Final = Work("vote-out", "table", 100)
MODERATE: Final = Work("moderate", "table", 30)
OPERATE: Final = Work("operate", "table", 200)


class Queue(Generic[T]):
    """First come, first served among what one has asked for oneself; everybody else in turn."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self._length = 0
        self._lines: OrderedDict[str, OrderedDict[int | None, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return self._length

    def put(self, asker: Asker, item: T) -> bool:
        """At the end of one's own line; False: that or the whole is too long.

        However long the whole is, whoever has nothing in it yet is let in for a turn; only very
        many of these are too many.
        """
        own = self.waiting(asker.address)
        most = self.most if own else CROWDS * self.most
        if self._length >= most or own >= self.most_each:
            return False
        lines = self._lines.setdefault(asker.address, OrderedDict())
        lines.setdefault(asker.person, deque()).append(item)
        self._length += 1
        return True

    def waiting(self, address: str) -> int:
        """How many things wait that were asked for from there."""
        return sum(map(len, self._lines.get(address, {}).values()))

    def next(self, ready: Callable[[T], bool] = lambda _: True) -> T | None:
        """Whose turn it is: one address after the other, and of each one person after another.

        Whoever has nothing that is ready keeps their place.
        """
        for address, lines in self._lines.items():
            for person, line in lines.items():
                item = next(filter(ready, line), None)
                if item is not None:
                    lines.move_to_end(person)
                    self._lines.move_to_end(address)
                    self.remove(Asker(address, person), item)
                    return item
        return None

    def remove(self, asker: Asker, item: T) -> None:
        """Nobody waits for this any more."""
        line = self._lines.get(asker.address, OrderedDict()).get(asker.person, deque())
        if item in line:
            line.remove(item)
            self._length -= 1
            self._tidy(asker)

    def _tidy(self, asker: Asker) -> None:
        lines = self._lines[asker.address]
        if not lines[asker.person]:
            del lines[asker.person]
        if not lines:
            del self._lines[asker.address]


class _Ticket(NamedTuple):
    """A job, and whoever waits for it."""

    job: Callable[[], object]
    done: asyncio.Future[Any]


class Pool:
    """So many jobs at a time, in threads; the others wait, everybody in turn."""

    def __init__(self, name: str, threads: int = 1, most: int = 64, most_each: int = 8) -> None:
        self.name = name
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=f"battalia-{name}")
        self._free = threads
        self._queue: Queue[_Ticket] = Queue(most, most_each)
        self._closed: Exception | None = None

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def waiting_for(self, asker: Asker) -> int:
        """How much waits that was asked for from the same address."""
        return self._queue.waiting(asker.address)

    async def do(self, asker: Asker, job: Callable[[], T]) -> T:
        """The job's result, in its turn; whoever is cancelled meanwhile has given it up."""
        if self._closed is not None:
            raise self._closed
        ticket = self._enter(asker, job)
        try:
            return cast(T, await ticket.done)
        finally:
            self._queue.remove(asker, ticket)

    def post(self, job: Callable[[], object]) -> None:
        """Has something done for which nobody waits, in the server's own turn."""
        if self._closed is None:
            # What becomes of it is nobody's business.
            self._enter(HOUSE, job).done.add_done_callback(asyncio.Future.exception)

    def _enter(self, asker: Asker, job: Callable[[], object]) -> _Ticket:
        ticket = _Ticket(job, asyncio.get_running_loop().create_future())
        if not self._queue.put(asker, ticket):
            raise Busy("too-busy")
        self._start()
        return ticket

    def _start(self) -> None:
        while self._free and (ticket := self._queue.next()) is not None:
            if ticket.done.done():
                continue
            self._free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._threads, ticket.job)
            running.add_done_callback(partial(self._finished, ticket))

    def _finished(self, ticket: _Ticket, running: asyncio.Future[object]) -> None:
        self._free += 1
        problem = asyncio.CancelledError() if running.cancelled() else running.exception()
        if not ticket.done.done():
            if problem is not None:
                ticket.done.set_exception(problem)
            else:
                ticket.done.set_result(running.result())
        self._start()

    def close(self, problem: Exception) -> None:
        """Nothing more is begun; whoever waits gets this instead."""
        self._closed = problem
        while (ticket := self._queue.next()) is not None:
            if not ticket.done.done():
                ticket.done.set_exception(problem)

    def join(self) -> None:
        """Returns when what was begun is done."""
        self._threads.shutdown()


class Workshop:
    """All pools, and the purses from which their work is paid."""

    def __init__(
        self,
        counted: Metrics,
        each: float = 1e9,
        burst: float = 1e9,
        shared: Alone | None = None,
    ) -> None:
        """``each``: milliseconds per second that one address may have, and ``burst`` at once; a
        person may have half of that, and all together five times."""
        self._counted = counted
        self.shared = shared or Alone()
        self._people = self.shared.limits("work of person", each / 2, burst / 2)
        self._addresses = self.shared.limits("work", each, burst)
        self._all = Bucket(5 * each, 5 * burst, "all work")
        self._pools = {
            "quick": Pool("quick", most=256, most_each=16),
            "tables": Pool("tables", most=4096, most_each=256),
            "games": Pool("games"),
            # Each connection has one at a time, so that the line is no longer than these are many.
            "previews": Pool("previews", most=4096, most_each=256),
            # Argon2 takes memory by design: no more than so much of it at a time.
            "passwords": Pool("passwords", most_each=16),
            "explorer": Pool("explorer", most_each=4),
        }

    @property
    def waiting(self) -> dict[str, int]:
        """How many jobs wait in which pool, where any do."""
        return {name: pool.waiting for name, pool in self._pools.items() if pool.waiting}

    async def do(self, asker: Asker, work: Work, job: Callable[[], T], units: float = 0) -> T:
        """Pays for a job and has it done in its turn (Busy)."""
        await self.charge(asker, work, units)
        return await self._pools[work.pool].do(asker, job)

    async def charge(self, asker: Asker, work: Work, units: float = 0) -> None:
        """Takes the price out of the purses; where one has too little, of none (Busy)."""
        if asker == HOUSE:
            return
        price, now = work.price + work.each * units, time.monotonic()
        purses = [self._addresses.bucket(asker.address, now)]
        if asker.person is not None:
            purses.append(self._people.bucket(str(asker.person), now))
        wait = await self.shared.take_all(purses, now, price, common=self._all)
        if wait > 0:
            raise Busy("too-much-work", wait, seconds=ceil(wait))
        self._counted.work.labels(work.name).inc()

    async def close(self) -> None:
        for pool in self._pools.values():
            pool.close(Busy("server-closing"))
        await asyncio.gather(*(asyncio.to_thread(pool.join) for pool in self._pools.values()))
