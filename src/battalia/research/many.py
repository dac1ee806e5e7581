"""Many games at once: ``step_many`` says a word in each, over several processes.

Observations, masks, words, rewards and who is asked lie in memory that the processes share: nothing
is copied between them. A game that is over begins anew at once; its rewards are those of the game
that ended, the observation is the first of the next one.
"""

from __future__ import annotations

import multiprocessing
import os
import select
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from battalia.engine.options import Options
from battalia.research.table import LIMIT, Table
from battalia.research.tables import table_of

RESET: Final = b"r"
STEP: Final = b"s"
STOP: Final = b"q"
DONE: Final = b"d"
FAILED: Final = b"f"
AWAKE: Final = 0.02
"""So many seconds a process that has nothing to do looks for its next word before it sleeps."""

Say = Callable[[NDArray[np.uint8], NDArray[np.uint8]], tuple[NDArray[Any], ...]]
"""Of observations and masks, by game, the words to be said, and whatever is to be noted of each."""


class Episode(NamedTuple):
    """A game that is over, word by word."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    seats: NDArray[np.int8]
    """Who said it."""
    said: tuple[NDArray[Any], ...]
    """The words, and what was noted of each."""
    rewards: NDArray[np.float32]
    """By seat, at the end."""


class Form(NamedTuple):
    """What the shared memory holds: so many games of such a table."""

    options: Options
    reward: str
    limit: int
    games: int
    cells: int
    ids: int

    def parts(self) -> list[tuple[str, tuple[int, ...], Any]]:
        players = self.options.players
        return [
            ("rewards", (self.games, players), np.float32),
            ("words", (self.games,), np.int32),
            ("seats", (self.games,), np.int8),
            ("done", (self.games,), np.uint8),
            ("truncated", (self.games,), np.uint8),
            ("observations", (self.games, self.cells), np.uint8),
            ("masks", (self.games, self.ids), np.uint8),
        ]

    def size(self) -> int:
        return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in self.parts())

    def arrays(self, memory: memoryview) -> dict[str, NDArray[Any]]:
        """The arrays that lie in this memory."""
        found: dict[str, NDArray[Any]] = {}
        first = 0
        for name, shape, kind in self.parts():
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            found[name] = np.frombuffer(memory[first : first + size], dtype=kind).reshape(shape)
            first += size
        return found


class _Games:
    """The games from one place to another, in one process."""

    def __init__(self, form: Form, memory: memoryview, first: int, last: int) -> None:
        self.arrays = form.arrays(memory)
        self.first = first
        self.gains = form.reward == "gain"
        self.tables = [Table(form.options, form.reward, form.limit) for _ in range(first, last)]
        self.rows = [self.arrays["observations"][at].data for at in range(first, last)]
        self.masks = [self.arrays["masks"][at].data for at in range(first, last)]
        self.leads = [[0.0] * form.options.players for _ in self.tables]

    def obey(self, order: bytes) -> None:
        if order[:1] == RESET:
            self.reset(int(order[1:]))
        else:
            self.step()

    def reset(self, seed: int) -> None:
        for at, table in enumerate(self.tables):
            table.reset(seed + self.first + at)
            self.leads[at] = table.leads()
            self._show(at)

    def step(self) -> None:
        arrays, first = self.arrays, self.first
        words = arrays["words"][first : first + len(self.tables)].tolist()
        rewards, done, truncated = arrays["rewards"], arrays["done"], arrays["truncated"]
        for at, table in enumerate(self.tables):
            played = table.step(words[at])
            place = first + at
            if done[place]:
                done[place] = truncated[place] = 0
                rewards[place] = 0
            if self.gains and played:
                now = table.leads()
                rewards[place] = [new - old for new, old in zip(now, self.leads[at], strict=True)]
                self.leads[at] = now
            elif self.gains:
                rewards[place] = 0
            if table.over:
                done[place] = 1
                truncated[place] = table.truncated
                if not self.gains:
                    rewards[place] = table.rewards()
                table.reset()
                self.leads[at] = table.leads()
            self._show(at)

    def _show(self, at: int) -> None:
        table = self.tables[at]
        self.arrays["seats"][self.first + at] = table.seat
        table.observe(table.seat, self.rows[at])
        table.mask(table.seat, self.masks[at])


class _Line:
    """Orders to another process, and its answers."""

    def __init__(self, end: Connection) -> None:
        self._end = end
        self._look: Callable[[int], list[tuple[int, int]]] | None = None
        if hasattr(select, "poll"):
            poll = select.poll()
            poll.register(end.fileno(), select.POLLIN)
            self._look = poll.poll

    def say(self, word: bytes) -> None:
        self._end.send_bytes(word)

    def hear(self) -> bytes:
        """The next word; until one comes, the processor goes to whoever wants it.

        To be woken takes as long as several games' words. So one sleeps only after a while.
        """
        look = self._look
        if look is not None:
            until = time.perf_counter() + AWAKE
            while not look(0) and time.perf_counter() < until:
                os.sched_yield()
        return self._end.recv_bytes()

    def close(self) -> None:
        self._end.close()


def _memory(shared: SharedMemory) -> memoryview:
    memory = shared.buf
    assert memory is not None
    return memory


def _work(form: Form, name: str, first: int, last: int, end: Connection) -> None:
    """A process with some of the games."""
    shared = SharedMemory(name)
    games = _Games(form, _memory(shared), first, last)
    line = _Line(end)
    while True:
        order = line.hear()
        if order[:1] == STOP:
            break
        try:
            games.obey(order)
            line.say(DONE)
        except Exception as problem:
            line.say(FAILED + f"{type(problem).__name__}: {problem}".encode())
    line.close()
    # What still looks into the memory goes first.
    del games
    with suppress(BufferError):
        shared.close()


class Many:
    """So many games of one table; so many ``processes`` share the work, this one among them.

    It plays a part of the games itself: it would only wait otherwise, and nobody has to wake it.
    """

    def __init__(
        self,
        table: str | Options = "small",
        count: int = 64,
        processes: int = 1,
        reward: str = "win",
        max_cycles: int = LIMIT,
        context: str = "spawn",
    ) -> None:
        if not 1 <= processes <= count:
            raise ValueError("there is at least one process, and for each of them a game")
        options = table_of(table)
        example = Table(options, reward, max_cycles)
        self.catalogue = example.catalogue
        self.cells = example.cells
        form = Form(options, reward, max_cycles, count, example.cells.size, len(example.catalogue))
        self._shared = SharedMemory(create=True, size=form.size())
        self._arrays = form.arrays(_memory(self._shared))
        self._lines: list[_Line] = []
        self._processes: list[Any] = []
        method = multiprocessing.get_context(context)
        for at in range(1, processes):
            first, last = at * count // processes, (at + 1) * count // processes
            here, there = method.Pipe()
            given = (form, self._shared.name, first, last, there)
            process = method.Process(target=_work, args=given, daemon=True)  # type: ignore[attr-defined]
            process.start()
            there.close()
            self._lines.append(_Line(here))
            self._processes.append(process)
        self._games: _Games | None = _Games(form, _memory(self._shared), 0, count // processes)

    @property
    def observations(self) -> NDArray[np.uint8]:
        """By game: what who is asked may know."""
        return self._arrays["observations"]

    @property
    def masks(self) -> NDArray[np.uint8]:
        """By game: what may be said."""
        return self._arrays["masks"]

    @property
    def seats(self) -> NDArray[np.int8]:
        """By game: who is asked."""
        return self._arrays["seats"]

    @property
    def rewards(self) -> NDArray[np.float32]:
        """By game and seat: what the last word brought."""
        return self._arrays["rewards"]

    @property
    def done(self) -> NDArray[np.uint8]:
        """By game: whether the last word ended one."""
        return self._arrays["done"]

    @property
    def truncated(self) -> NDArray[np.uint8]:
        """By game: whether it was broken off."""
        return self._arrays["truncated"]

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew, each with a seed of its own."""
        for name in ("done", "truncated", "rewards"):
            self._arrays[name].fill(0)
        self._order(RESET + str(seed).encode())

    def step_many(self, words: Sequence[int] | NDArray[Any]) -> None:
        """Says one word in each game; the arrays tell what came of it."""
        self._arrays["words"][:] = words
        self._order(STEP)

    def episodes(self, say: Say) -> Iterator[Episode]:
        """Plays on and on; each game comes when it is over."""
        begun: list[list[tuple[Any, ...]]] = [[] for _ in self.done]
        while True:
            rows, masks, seats = self.observations.copy(), self.masks.copy(), self.seats.copy()
            said = say(rows, masks)
            self.step_many(said[0])
            for game, words in enumerate(begun):
                words.append((rows[game], masks[game], seats[game], *[one[game] for one in said]))
                if self.done[game]:
                    row, mask, seat, *noted = [np.array(part) for part in zip(*words, strict=True)]
                    words.clear()
                    yield Episode(row, mask, seat, tuple(noted), self.rewards[game].copy())

    def _order(self, order: bytes) -> None:
        """All processes do this; none goes on before all have."""
        assert self._games is not None, "they are closed"
        for line in self._lines:
            line.say(order)
        try:
            self._games.obey(order)
        finally:
            answers = [line.hear() for line in self._lines]
        for answer in answers:
            if answer[:1] == FAILED:
                raise RuntimeError(answer[1:].decode())

    def close(self) -> None:
        """Ends the processes and gives the memory back; the arrays are of no use after it."""
        for line in self._lines:
            line.say(STOP)
            line.close()
        for process in self._processes:
            process.join()
        self._lines, self._processes, self._games, self._arrays = [], [], None, {}
        # Where somebody still holds one of the arrays, the memory goes with it.
        with suppress(BufferError):
            self._shared.close()
        self._shared.unlink()

    def __enter__(self) -> Many:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
