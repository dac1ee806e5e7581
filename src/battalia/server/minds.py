"""Processes in which computers think, so that nobody waits while they do.

In its process each of a table's computers lives on from question to question: most of them keep a
plan for their turn. What crosses the pipe is a view and a question, and back only the place of the
answer among the options: nothing that a plug-in has made is ever unpacked on this side of it.
"""

import logging
import multiprocessing
import os
import signal
import sys
import traceback
from collections import OrderedDict
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from random import Random
from threading import Lock, Thread
from typing import Final, NamedTuple, cast, overload

from battalia.bots import Bot, BotError, Expert, Steady, bot_names, is_seeing, make_bot
from battalia.bots.advice import advise
from battalia.bots.registry import built_in
from battalia.engine import Reason, Seat, load, save
from battalia.review import measure
from battalia.server.thoughts import (
    Answer,
    Failed,
    Forget,
    GivesUp,
    Look,
    Measured,
    Nothing,
    Task,
    Thought,
    Unreadable,
    kept,
    read,
    remembered,
    told,
)

AGAIN: Final = 2
"""So often a question is asked again, when the process that thought about it has died."""
PATIENCE: Final = 30.0
"""Who has no answer so many seconds after the time for it is stuck."""
CROWD: Final = 2
"""Where so many wait in one line, everybody thinks for a shorter time."""
SHORTEST: Final = 0.25
"""But for so many seconds at least."""
BOTS_KEPT: Final = 256
"""So many computers a process remembers; who comes again later has lost the plan for the turn."""
NICENESS: Final = 5
"""Thinking gives way to the server's own work."""

log = logging.getLogger("battalia.computers")


class Closed(Exception):
    """The computers have been sent home; there is no answer."""


def levels() -> list[str]:
    """The computers that people can play against: built-in ones and plug-ins, none that peeps."""
    return [name for name in bot_names() if _is_fair(name)]


def check_level(level: str) -> Reason | None:
    """Why this is no computer that people can play against."""
    # Built-in ones first: to find plug-ins means to read what is known of every package.
    if (level in built_in() or level in bot_names()) and _is_fair(level):
        return None
    return Reason("level-unknown", args={"name": level})


def _is_fair(name: str) -> bool:
    try:
        return not is_seeing(name)
    except BotError:
        # A plug-in that cannot be loaded plays with nobody.
        return False


def pace(seconds: float, waiting: int) -> float:
    """For how long one thinks while so many others wait."""
    return seconds if waiting < CROWD else max(min(seconds, SHORTEST), seconds / (1 + waiting))


class Letter(NamedTuple):
    """A question as it came over the queue; the answer goes back in the same form."""

    data: bytes
    waiting: int
    """So many others wait in its line."""


class Mind:
    """One process in which computers think about one question after the other.

    Whoever asks waits; only to close it is for others.
    """

    def __init__(self, kept: int = BOTS_KEPT) -> None:
        self._kept = kept
        self._door = Lock()
        """Held while a process is started or ended, so that none starts after the last was."""
        self._closed = False
        self._running: tuple[BaseProcess, Connection] | None = None

    @overload
    def answer(self, task: Task, patience: float) -> Answer: ...
    @overload
    def answer(self, task: Letter, patience: float) -> bytes | Failed: ...
    def answer(self, task: Task | Letter, patience: float) -> Answer | bytes:
        """What comes of it within so many seconds, whatever becomes of the process (Closed)."""
        for _ in range(1 + AGAIN):
            pipe = self._pipe()
            try:
                pipe.send(task)
                if pipe.poll(patience):
                    return cast("Answer | bytes", pipe.recv())
            except (EOFError, OSError):
                self._end()
                continue
            except BaseException:
                # Its answer may still come: it must not be taken for that to the next question.
                self._end()
                raise
            self._end()
            return Failed("there was no answer in time")
        if self._closed:
            raise Closed
        return Failed("the process died each time")

    def start(self) -> None:
        """Starts the process before anybody asks (Closed)."""
        self._pipe()

    def tell(self, task: Forget) -> None:
        """Where no process runs, there is nobody who has to know."""
        if self._running is None:
            return
        try:
            self._running[1].send(task)
        except OSError:
            self._end()

    def close(self) -> None:
        """Ends the process, whatever it thinks about."""
        with self._door:
            self._closed = True
            if self._running is not None:
                self._running[0].kill()

    def join(self) -> None:
        """After it was closed, and nobody asks any more."""
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
                log.warning("computers-ended", extra={"pid": process.pid, "code": process.exitcode})


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
    # Whoever stops the server means the server: it sends its computers home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    if sys.platform != "win32":
        os.nice(NICENESS)
    bots = Bots(kept)
    while True:
        try:
            task: Task | Letter | Forget = pipe.recv()
        except EOFError:
            return
        if isinstance(task, Forget):
            bots.forget(task.table)
        elif isinstance(task, Letter):
            pipe.send(bots.answer_letter(task))
        else:
            pipe.send(bots.answer(task))


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Bots:
    """The computers that live in this process, those who were asked last at the end."""

    def __init__(self, kept: int = BOTS_KEPT) -> None:
        self._kept = kept
        self._bots: OrderedDict[tuple[str, Seat, str], Bot] = OrderedDict()

    def answer(self, task: Task) -> Answer:
        """Whatever a stranger's code does wrong, there is an answer."""
        try:
            if isinstance(task, Thought):
                return self._chosen(task)
            if isinstance(task, Look):
                return measured(task)
            expert = Expert()
            if task.states:
                expert.budget = expert.crowded = task.states
            else:
                expert.seconds = task.seconds
            rng = Random(task.seed)
            return advise(task.view, task.question, rng, expert, task.goal, task.plans)
        except Exception:
            return Failed(traceback.format_exc())

    def answer_letter(self, letter: Letter) -> bytes:
        """The same for what came from elsewhere, whoever wrote it: with the answer goes what the
        computer keeps of its turn, for whoever is asked next."""
        try:
            task = read(letter.data)
            task = task._replace(seconds=pace(task.seconds, letter.waiting))
            answer = self.answer(task)
            memory = b""
            if isinstance(task, Thought):
                bot = self._bots.get((task.table, task.question.seat, task.level))
                memory = kept(bot.memory) if isinstance(bot, Steady) else b""
            return told(answer, memory)
        except Unreadable as problem:
            return told(Failed(f"unreadable: {problem}"))
        except Exception:
            return told(Failed(traceback.format_exc()))

    def forget(self, table: str) -> None:
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]

    def _chosen(self, task: Thought) -> int | GivesUp | Nothing | Failed:
        question = task.question
        bot = self._bot(task.table, question.seat, task.level)
        if isinstance(bot, Steady):
            bot.seconds = task.seconds
            if task.memory is not None:
                bot.memory = remembered(task.memory)
        choice = bot.choose(task.view, question, Random(task.seed))
        if choice is None and question.optional:
            return Nothing()
        choice = choice and choice.in_order()
        if choice not in question.options:
            return Failed(f"it answered {choice!r}, which is none of the options")
        place = question.options.index(choice)
        return GivesUp(place) if isinstance(bot, Steady) and bot.hopeless else place

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


def measured(task: Look) -> Measured:
    """A part of a game; whatever the position may be, it is nobody's secret any more."""
    game = load(task.position.decode())
    read_choice = game.rules.notation.read_choice
    choices = [(seat, read_choice(text)) for seat, text in task.choices]
    part = measure(
        game,
        choices,
        task.depth,
        at=task.at,
        last=task.last,
        seconds=task.seconds,
        decider=task.decider,
        kind=task.kind,
    )
    return Measured(part, save(game))
