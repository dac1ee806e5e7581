"""Computer players in processes of their own, so that nobody waits while they think.

A table always goes to the same process, where each of its computers lives on from question to
question: most of them keep a plan for their turn. What crosses the pipe is a view and a question,
and back only the place of the answer among the options: nothing that a plug-in has made is ever
unpacked in the server itself.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Iterable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from random import Random
from threading import Lock, Thread
from typing import Final, NamedTuple, TypeAlias, cast
from zlib import crc32

import structlog

from battalia.bots import Bot, BotError, Expert, Steady, bot_names, is_seeing, make_bot
from battalia.bots.advice import NO_PLANS, Advice, Plans, advise
from battalia.bots.idle import Idle
from battalia.bots.registry import BOTS
from battalia.engine import Choice, Question, Reason, Seat, View
from battalia.server.denied import Denied
from battalia.server.work import HOUSE, Asker, Pool

AGAIN: Final = 2
"""So often a question is asked again, when the process that thought about it has died."""
PATIENCE: Final = 30.0
"""Who has no answer so many seconds after the time for it is stuck."""
HINT: Final = 3.0
"""So many seconds an expert thinks about a piece of advice."""
CROWD: Final = 2
"""Where so many wait in one line, everybody thinks for a shorter time."""
SHORTEST: Final = 0.25
"""But for so many seconds at least."""
EVERYBODY: Final = 1_000_000
BOTS_KEPT: Final = 256
"""So many computers a process remembers; who comes again later has lost the plan for the turn."""
NICENESS: Final = 5
"""Thinking gives way to the server's own work."""

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("battalia.computers")


class Closed(Exception):
    """The computers have been sent home; there is no answer."""


class NoAdvice(Exception):
    """Nobody could be found to give advice."""

    reason = Reason("no-advice")


def levels() -> list[str]:
    """The computers that people can play against: built-in ones and plug-ins, none that peeps."""
    return [name for name in bot_names() if _is_fair(name)]


def check_level(level: str) -> Reason | None:
    """Why this is no computer that people can play against."""
    # Built-in ones first: to find plug-ins means to read what is known of every package.
    if (level in BOTS or level in bot_names()) and _is_fair(level):
        return None
    return Reason("level-unknown", args={"name": level})


def _is_fair(name: str) -> bool:
    try:
        return not is_seeing(name)
    except BotError:
        # A plug-in that cannot be loaded plays with nobody.
        return False


# What crosses the pipe.


class Thought(NamedTuple):
    """A question for one of the table's computers."""

    table: str
    level: str
    view: View
    question: Question
    seed: str
    seconds: float


class Hint(NamedTuple):
    """A question of somebody who wants advice."""

    view: View
    question: Question
    seed: str
    seconds: float
    goal: str = ""
    """Which goal they have had so far."""
    plans: Plans = NO_PLANS
    """What they were told before in this turn."""
    states: int = 0
    """So many states are looked at, however long it takes; 0: as many as there is time for."""


class Forget(NamedTuple):
    """A table that is over."""

    table: str


class Failed(NamedTuple):
    """There is no answer, for a reason that is for the log only."""

    problem: str


class Nothing(NamedTuple):
    """A question that nobody waits for is left open."""


Answer: TypeAlias = int | Nothing | Advice | Failed


class Computers:
    """All computer players of a server, in so many processes, which start when they are needed."""

    def __init__(
        self,
        workers: int,
        patience: float = PATIENCE,
        kept: int = BOTS_KEPT,
        hint_states: int = 0,
    ) -> None:
        self._workers = [_Worker(patience, kept) for _ in range(workers)]
        self._hint_states = hint_states
        self._advised: set[Asker] = set()
        """Those for whom an expert thinks just now."""

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
        answer = await self._worker(table).ask(task, asker)
        match answer:
            case int():
                return question.options[answer]
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
            answer = await self._worker(table).ask(task, asker)
        finally:
            self._advised.discard(asker)
        if isinstance(answer, Advice):
            return answer
        problem = answer.problem if isinstance(answer, Failed) else ""
        log.warning("advice-failed", table=table, seat=seat, problem=problem)
        raise NoAdvice

    def hurried(self, table: str) -> bool:
        """Whether the computers of this table think for a shorter time, since others wait."""
        return self._worker(table).waiting >= CROWD

    def payer(self, table: str, askers: Iterable[Asker]) -> Asker:
        """On whose behalf they think at a table: whoever waits for the least else."""
        worker = self._worker(table)
        return min(askers, key=worker.waiting_for, default=HOUSE)

    def forget(self, table: str) -> None:
        """The table's computers are not needed any more."""
        self._worker(table).tell(Forget(table))

    async def close(self) -> None:
        """Ends all processes, whatever they think about; those who wait for it get ``Closed``."""
        for worker in self._workers:
            worker.close()
        await asyncio.gather(*(asyncio.to_thread(worker.join) for worker in self._workers))

    def _worker(self, table: str) -> "_Worker":
        return self._workers[crc32(table.encode()) % len(self._workers)]


class _Worker:
    """One process, and the thread that talks to it: one question after the other, all in turn."""

    def __init__(self, patience: float, kept: int) -> None:
        self._patience = patience
        self._kept = kept
        # Each table asks one thing at a time, so they are bounded as the tables in play are.
        self._pool = Pool("computers", most=EVERYBODY, most_each=EVERYBODY)
        self._door = Lock()
        """Held while a process is started or ended, so that none starts after the last was."""
        self._closed = False
        self._running: tuple[BaseProcess, Connection] | None = None

    @property
    def waiting(self) -> int:
        return self._pool.waiting

    def waiting_for(self, asker: Asker) -> int:
        return self._pool.waiting_for(asker)

    async def ask(self, task: Thought | Hint, asker: Asker) -> Answer:
        if self._closed:
            raise Closed
        return await self._pool.do(asker, partial(self._answer, task))

    def tell(self, task: Forget) -> None:
        if not self._closed:
            self._pool.post(partial(self._told, task))

    def close(self) -> None:
        with self._door:
            self._closed = True
            if self._running is not None:
                self._running[0].kill()
        self._pool.close(Closed())

    def join(self) -> None:
        self._pool.join()
        self._end()

    # The rest happens in the thread.

    def _answer(self, task: Thought | Hint) -> Answer:
        task = task._replace(seconds=pace(task.seconds, self._pool.waiting))
        patience = self._patience + task.seconds
        for _ in range(1 + AGAIN):
            pipe = self._pipe()
            try:
                pipe.send(task)
                if pipe.poll(patience):
                    return cast(Answer, pipe.recv())
            except (EOFError, OSError):
                self._end()
                continue
            self._end()
            return Failed("there was no answer in time")
        if self._closed:
            raise Closed
        return Failed("the process died each time")

    def _told(self, task: Forget) -> None:
        if self._running is None:
            return
        try:
            self._running[1].send(task)
        except OSError:
            self._end()

    def _pipe(self) -> Connection:
        """The way to the process; where there is none, it is started."""
        with self._door:
            if self._closed:
                raise Closed
            if self._running is None:
                started = _starting()
                ours, theirs = started.Pipe()
                process = started.Process(  # type: ignore[attr-defined]
                    target=work, args=(theirs, self._kept), name="computers", daemon=True
                )
                process.start()
                theirs.close()
                self._running = process, ours
            return self._running[1]

    def _end(self) -> None:
        with self._door:
            if self._running is None:
                return
            process, pipe = self._running
            self._running = None
            pipe.close()
            process.kill()
            process.join()
            if not self._closed:
                log.warning("computers-ended", pid=process.pid, code=process.exitcode)


def pace(seconds: float, waiting: int) -> float:
    """For how long one thinks while so many others wait."""
    return seconds if waiting < CROWD else max(min(seconds, SHORTEST), seconds / (1 + waiting))


def _starting() -> BaseContext:
    """How a process is started: forked, where the system knows how, from one that does nothing else
    and has imported all of this, so that further ones begin at once and share its memory."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    from multiprocessing import forkserver

    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    try:
        forkserver.ensure_running()
    except OSError:
        # It is asked over a socket, for which there must be a folder to write into.
        return multiprocessing.get_context("spawn")
    return context


# What happens in the process.


def work(pipe: Connection, kept: int) -> None:
    """Answers questions until the server ends, however that comes about."""
    # Whoever stops the server from the keyboard means the server: it sends its computers home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    if sys.platform != "win32":
        os.nice(NICENESS)
    bots = _Bots(kept)
    while True:
        try:
            task: Thought | Hint | Forget = pipe.recv()
        except EOFError:
            return
        if isinstance(task, Forget):
            bots.forget(task.table)
        else:
            pipe.send(bots.answer(task))


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class _Bots:
    """The computers that live in this process, those who were asked last at the end."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._bots: OrderedDict[tuple[str, Seat, str], Bot] = OrderedDict()

    def answer(self, task: Thought | Hint) -> Answer:
        """Whatever a stranger's code does wrong, there is an answer."""
        try:
            if isinstance(task, Thought):
                return self._chosen(task)
            expert = Expert()
            if task.states:
                expert.budget = expert.crowded = task.states
            else:
                expert.seconds = task.seconds
            rng = Random(task.seed)
            return advise(task.view, task.question, rng, expert, task.goal, task.plans)
        except Exception:
            return Failed(traceback.format_exc())

    def forget(self, table: str) -> None:
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]

    def _chosen(self, task: Thought) -> int | Nothing | Failed:
        question = task.question
        bot = self._bot(task.table, question.seat, task.level)
        if isinstance(bot, Steady):
            bot.seconds = task.seconds
        choice = bot.choose(task.view, question, Random(task.seed))
        if choice is None and question.optional:
            return Nothing()
        choice = choice and choice.in_order()
        if choice not in question.options:
            return Failed(f"it answered {choice!r}, which is none of the options")
        return question.options.index(choice)

    def _bot(self, table: str, seat: Seat, level: str) -> Bot:
        key = table, seat, level
        bot = self._bots.get(key)
        if bot is None:
            reason = check_level(level)
            if reason is not None:
                raise ValueError(str(reason))
            bot = self._bots[key] = make_bot(level)
            if len(self._bots) > self._kept:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return bot
