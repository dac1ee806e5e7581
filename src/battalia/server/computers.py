"""The computer players of a server: where they think, and what is played when they cannot.

They think in processes of the server's own, a table always in the same one; or, where there are
thinkers on a shared queue, wherever one of these is free (``fleet``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final
from zlib import crc32

import structlog

from battalia.bots.advice import NO_PLANS, Advice, Plans
from battalia.bots.idle import Idle
from battalia.engine import Choice, Question, Reason, Seat, View
from battalia.server.denied import Busy, Denied
from battalia.server.minds import BOTS_KEPT, CROWD, PATIENCE, Closed, Mind, pace
from battalia.server.thoughts import (
    Answer,
    Failed,
    Forget,
    GivesUp,
    Hint,
    Look,
    Measured,
    Nothing,
    Task,
    Thought,
)
from battalia.server.work import HOUSE, Asker, Pool

if TYPE_CHECKING:
    from battalia.server.fleet import Fleet

HINT: Final = 3.0
"""So many seconds an expert thinks about a piece of advice."""
EVERYBODY: Final = 1_000_000

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("battalia.computers")


class NoAdvice(Exception):
    """Nobody could be found to give advice."""

    reason = Reason("no-advice")


class NotMeasured(Exception):
    """Nobody could measure a part of a game."""


class Computers:
    """All computer players of a server.

    Its own processes start when they are needed.
    """

    def __init__(
        self,
        workers: int,
        patience: float = PATIENCE,
        kept: int = BOTS_KEPT,
        hint_states: int = 0,
        fleet: Fleet | None = None,
    ) -> None:
        """``workers``: none is possible where there is a fleet to think instead."""
        self._fleet = fleet
        self._workers = [_Worker(patience, kept) for _ in range(workers)]
        self._hint_states = hint_states
        self._advised: set[Asker] = set()
        """Those for whom an expert thinks just now."""
        self.hopeless: dict[str, set[Seat]] = {}
        """By table the seats whose computers thought that they had lost when they last chose."""

    async def choose(
        self,
        table: str,
        seat: Seat,
        level: str,
        view: View,
        question: Question,
        seed: str,
        seconds: float,
        asker: Asker = HOUSE,
    ) -> Choice | None:
        """What the table's computer of this level answers: always one of the options.

        It thinks for about ``seconds`` at most, and for less where others wait. Only an optional
        question may be left open: None. For a computer that cannot answer, or answers nonsense, an
        idle one does.
        """
        task = Thought(table, level, view, question, seed, seconds)
        answer = await self._ask(table, task, asker)
        match answer:
            case int(place) | GivesUp(place):
                # What is left open, or fails, does not say how it stands.
                hopeless = self.hopeless.setdefault(table, set())
                (hopeless.add if isinstance(answer, GivesUp) else hopeless.discard)(seat)
                return question.options[place]
            case Nothing():
                return None
            case Failed(problem):
                log.warning(
                    "computer-failed", table=table, seat=seat, computer=level, problem=problem
                )
        return await asyncio.to_thread(Idle().choose, view, question, Random(seed))

    async def advise(
        self,
        table: str,
        seat: Seat,
        view: View,
        question: Question,
        seed: str,
        asker: Asker = HOUSE,
        goal: str = "",
        plans: Plans = NO_PLANS,
    ) -> Advice:
        """What an expert would answer, and why; in the rare case that nobody can, ``NoAdvice``.

        Everybody gets one piece of advice at a time, at however many tables (Denied).
        """
        if asker in self._advised:
            raise Denied("one-hint-at-a-time")
        self._advised.add(asker)
        try:
            task = Hint(view, question, seed, HINT, goal, plans, self._hint_states)
            answer = await self._ask(table, task, asker)
        finally:
            self._advised.discard(asker)
        if isinstance(answer, Advice):
            return answer
        problem = answer.problem if isinstance(answer, Failed) else ""
        log.warning("advice-failed", table=table, seat=seat, problem=problem)
        raise NoAdvice

    async def measure(self, table: str, task: Look, asker: Asker = HOUSE) -> Measured:
        """A part of a game, for its review (Busy, NotMeasured)."""
        answer = await self._ask(table, task, asker)
        if isinstance(answer, Measured):
            return answer
        problem = answer.problem if isinstance(answer, Failed) else ""
        log.warning("review-failed", table=table, at=task.at, problem=problem)
        raise NotMeasured

    @property
    def at_once(self) -> int:
        """So many can think at the same time."""
        thinkers = 0 if self._fleet is None else self._fleet.thinkers
        return max(1, thinkers, len(self._workers))

    async def _ask(self, table: str, task: Task, asker: Asker) -> Answer:
        """By the fleet, if it can; or else here."""
        if self._fleet is not None:
            answer = await self._fleet.ask(table, task, asker, wait=not self._workers)
            if answer is not None:
                return answer
            if isinstance(task, Thought):
                # What the computer kept elsewhere it goes on with here.
                task = task._replace(memory=self._fleet.take_memory(task))
        if not self._workers:
            if not isinstance(task, Thought):
                raise Busy("too-busy")
            return Failed("no thinker answered in time")
        return await self._worker(table).ask(task, asker)

    def hurried(self, table: str) -> bool:
        """Whether the computers of this table think for a shorter time, since others wait."""
        if self._fleet is not None and self._fleet.present:
            return self._fleet.waiting_each >= CROWD
        return bool(self._workers) and self._worker(table).waiting >= CROWD

    def payer(self, table: str, askers: Iterable[Asker]) -> Asker:
        """On whose behalf they think at a table: whoever waits for the least else."""

        def waiting_for(asker: Asker) -> int:
            elsewhere = 0 if self._fleet is None else self._fleet.waiting_for(asker)
            return elsewhere + (self._worker(table).waiting_for(asker) if self._workers else 0)

        return min(askers, key=waiting_for, default=HOUSE)

    def forget(self, table: str) -> None:
        """The table's computers are not needed any more."""
        self.hopeless.pop(table, None)
        if self._fleet is not None:
            self._fleet.forget(table)
        if self._workers:
            self._worker(table).tell(Forget(table))

    @property
    def thinkers(self) -> int | None:
        """How many think on the shared queue; None: there is no such queue."""
        return None if self._fleet is None else self._fleet.thinkers

    @property
    def waiting(self) -> int:
        """How many thoughts wait in this process."""
        return sum(worker.waiting for worker in self._workers)

    async def open(self) -> None:
        """From now on a fleet is looked for, where there may be one."""
        if self._fleet is not None:
            self._fleet.open()

    async def close(self) -> None:
        """Ends all processes, whatever they think about; those who wait for it get ``Closed``."""
        if self._fleet is not None:
            await self._fleet.close()
        for worker in self._workers:
            worker.close()
        await asyncio.gather(*(asyncio.to_thread(worker.join) for worker in self._workers))

    def _worker(self, table: str) -> _Worker:
        return self._workers[crc32(table.encode()) % len(self._workers)]


class _Worker:
    """One process, and the thread that talks to it: one question after the other, all in turn."""

    def __init__(self, patience: float, kept: int) -> None:
        self._patience = patience
        # Each table asks one thing at a time, so they are bounded as the tables in play are.
        self._pool = Pool("computers", most=EVERYBODY, most_each=EVERYBODY)
        self._mind = Mind(kept)
        self._closed = False

    @property
    def waiting(self) -> int:
        return self._pool.waiting

    def waiting_for(self, asker: Asker) -> int:
        return self._pool.waiting_for(asker)

    async def ask(self, task: Task, asker: Asker) -> Answer:
        if self._closed:
            raise Closed
        return await self._pool.do(asker, partial(self._answer, task))

    def tell(self, task: Forget) -> None:
        if not self._closed:
            self._pool.post(partial(self._mind.tell, task))

    def close(self) -> None:
        self._closed = True
        self._mind.close()
        self._pool.close(Closed())

    def join(self) -> None:
        self._pool.join()
        self._mind.join()

    def _answer(self, task: Task) -> Answer:
        """In the thread."""
        task = task._replace(seconds=pace(task.seconds, self._pool.waiting))
        return self._mind.answer(task, self._patience + task.seconds)
