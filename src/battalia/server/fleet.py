"""Computers that think elsewhere: this hall's way to the thinkers on the shared queue (``turns``).

The fleet is of use while a thinker gives signs of life. Where there is none, or Redis is away, or
too much waits there, or a thought is given up, whoever asks is told so and sees to it. An answer
counts for the question that was asked only, and once.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, NamedTuple

import structlog

from battalia.engine import Seat
from battalia.server.metrics import Metrics
from battalia.server.minds import PATIENCE, Closed
from battalia.server.thoughts import (
    LARGEST,
    Answer,
    Failed,
    Task,
    Thought,
    Unreadable,
    heard,
    written,
)
from battalia.server.turns import (
    AGAIN,
    CROWDS,
    LOOK,
    MOST,
    MOST_EACH,
    OFTEN,
    PUT,
    WITHDRAW,
    Problem,
    Told,
    named,
    opened_async,
    prefix,
    told,
)
from battalia.server.work import Asker

KEPT: Final = 4096
"""Of so many computers at most is kept what they have planned for their turn."""
FAREWELL: Final = 2.0
"""Seconds to withdraw what nobody waits for when the server closes."""

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("battalia.computers")


class _Asked(NamedTuple):
    answer: asyncio.Future[Told | None]
    """None: Redis or all thinkers have gone."""
    wait: bool
    """There is nobody else who could think."""


class Fleet:
    """All thinkers on one queue, as far as this hall has to do with them."""

    def __init__(
        self,
        url: str,
        counted: Metrics,
        patience: float = PATIENCE,
        most: int = MOST,
        most_each: int = MOST_EACH,
    ) -> None:
        self.thinkers = 0
        """So many there are."""
        self._length = 0
        self._counted = counted
        self._patience = patience
        self._bounds = most, most_each, CROWDS
        self._prefix = prefix()
        self._hall = token_hex(8)
        self._redis = opened_async(url)
        self._put = self._redis.register_script(PUT)
        self._look_there = self._redis.register_script(LOOK)
        self._take_back = self._redis.register_script(WITHDRAW)
        self._asked: dict[str, _Asked] = {}
        self._waiting: Counter[str] = Counter()
        """How many thoughts each household waits for, of this hall's."""
        self._memory: OrderedDict[tuple[str, Seat, str], bytes] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loops: list[asyncio.Task[None]] = []
        self._state = ""
        self._closed = False

    def open(self) -> None:
        """From now on it is known who is there."""
        self._loops = [asyncio.create_task(self._look()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        """Whoever still waits gets ``Closed``."""
        self._closed = True
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(Closed())
        # They withdraw what they asked for.
        await asyncio.sleep(0)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FAREWELL)
        with suppress(*Problem):
            await self._redis.aclose()

    @property
    def present(self) -> bool:
        """Whether anybody is there."""
        return self.thinkers > 0

    @property
    def waiting_each(self) -> int:
        """How many thoughts wait for each thinker."""
        return self._length // max(1, self.thinkers)

    def waiting_for(self, asker: Asker) -> int:
        """How much waits that was asked for from the same address, here."""
        return self._waiting[asker.address]

    async def ask(
        self, table: str, task: Task, asker: Asker, *, wait: bool = False
    ) -> Answer | None:
        """What a thinker answers; None: nobody does, soon enough.

        ``wait``: there is nobody else to ask, so that it pays to wait for whoever may come. Then a
        thinker's failure is an answer, too.
        """
        if self._closed:
            raise Closed
        if isinstance(task, Thought):
            task = task._replace(memory=self._memory.get(_key(task), b""))
        data = written(task)
        if len(data) > LARGEST:
            return None
        end = asyncio.get_running_loop().time() + task.seconds + self._patience
        while self.present or wait:
            answer = await self._try(table, task, data, asker, end, wait)
            if answer is not None or not wait:
                where = "here" if answer is None else "elsewhere"
                self._counted.thoughts.labels(where).inc()
                return answer
            if asyncio.get_running_loop().time() + OFTEN > end:
                break
            await asyncio.sleep(OFTEN)
        self._counted.thoughts.labels("nowhere" if wait else "here").inc()
        return None

    def take_memory(self, task: Thought) -> bytes | None:
        """What the computer kept while it thought elsewhere, for whoever goes on with it."""
        return self._memory.pop(_key(task), None)

    def forget(self, table: str) -> None:
        """The table's computers are not needed any more."""
        for key in [key for key in self._memory if key[0] == table]:
            del self._memory[key]

    async def _try(
        self,
        table: str,
        task: Task,
        data: bytes,
        asker: Asker,
        end: float,
        wait: bool,
    ) -> Answer | None:
        loop = asyncio.get_running_loop()
        id = token_hex(12)
        household, person = named("household", asker.address), named("person", asker.person)
        asked = self._asked[id] = _Asked(loop.create_future(), wait)
        self._waiting[asker.address] += 1
        left = max(1, int(1000 * (end - loop.time())))
        answered = False
        try:
            async with asyncio.timeout_at(end):
                args: list[Any] = [id, household, person, self._hall, left, data, *self._bounds]
                if not await self._put(keys=[self._prefix], args=args):
                    answered = True
                    return None
                found = await asked.answer
                answered = found is not None
            return None if found is None else self._judged(table, task, found, wait)
        except TimeoutError:
            return None
        except Problem as problem:
            self._lost(problem)
            return None
        finally:
            del self._asked[id]
            self._waiting[asker.address] -= 1
            if not self._waiting[asker.address]:
                del self._waiting[asker.address]
            if not answered:
                self._start(self._withdraw(id, household, person))

    def _judged(self, table: str, task: Task, found: Told, wait: bool) -> Answer | None:
        """What came back; whatever is no answer to this question is none."""
        self._counted.thought_begun_seconds.observe(found.waited)
        self._counted.thought_seconds.observe(found.took)
        self._counted.thoughts_again.inc(max(0, found.tries - 1))
        answer: Answer
        memory = b""
        if not found.answer:
            answer = Failed("its thinkers have died")
        else:
            try:
                answer, memory = heard(found.answer, task)
            except Unreadable as problem:
                answer = Failed(f"unreadable: {problem}")
        if isinstance(answer, Failed):
            if not wait:
                log.warning("thinker-failed", table=table, problem=answer.problem)
                return None
        elif isinstance(task, Thought):
            self._keep(task, memory)
        return answer

    def _keep(self, task: Thought, memory: bytes) -> None:
        self._memory[_key(task)] = memory
        self._memory.move_to_end(_key(task))
        if len(self._memory) > KEPT:
            self._memory.popitem(last=False)

    async def _withdraw(self, id: str, household: str, person: str) -> None:
        with suppress(*Problem):
            await self._take_back(keys=[self._prefix], args=[id, household, person])

    async def _look(self) -> None:
        """Who is there, and how much waits, again and again."""
        while not self._closed:
            try:
                found: Any = await self._look_there(keys=[self._prefix], args=[AGAIN])
                length, thinkers = map(int, found)
            except Exception as problem:
                # Whatever it is: it comes from there.
                self._lost(problem)
            else:
                self._seen(length, thinkers)
            await asyncio.sleep(OFTEN)

    def _seen(self, length: int, thinkers: int) -> None:
        self._length, self.thinkers = length, thinkers
        self._counted.thoughts_waiting.set(length)
        self._counted.thinkers.set(thinkers)
        if thinkers:
            self._say("thinkers-there", thinkers=thinkers)
        else:
            self._say("no-thinkers")
            self._give_up()

    def _lost(self, problem: Exception) -> None:
        """Nobody knows what becomes of what was asked."""
        self._length = self.thinkers = 0
        self._counted.thoughts_waiting.set(0)
        self._counted.thinkers.set(0)
        self._say("redis-away", problem=f"{type(problem).__name__}: {problem}")
        self._give_up(all_of_them=True)

    def _give_up(self, all_of_them: bool = False) -> None:
        for asked in list(self._asked.values()):
            if not asked.answer.done() and (all_of_them or not asked.wait):
                asked.answer.set_result(None)

    def _say(self, state: str, **more: object) -> None:
        """Once for each change."""
        if state != self._state:
            self._state = state
            (log.info if state == "thinkers-there" else log.warning)(state, **more)

    async def _listen(self) -> None:
        """Hears all that is told to this hall."""
        # Whoever is cancelled while it waits for Redis may hear nothing of it.
        while not self._closed:
            try:
                key = f"{self._prefix}:answers:{self._hall}"
                found: Any = await self._redis.blpop([key], timeout=OFTEN)
                if found is not None:
                    self._hear(found[1])
            except Exception as problem:
                self._lost(problem)
                await asyncio.sleep(OFTEN)

    def _hear(self, line: bytes) -> None:
        found = told(line)
        asked = None if found is None else self._asked.get(found.id)
        if asked is not None and not asked.answer.done():
            asked.answer.set_result(found)

    def _start(self, job: Any) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _key(task: Thought) -> tuple[str, Seat, str]:
    return task.table, task.question.seat, task.level
