"""A thinker: processes in which computers think, for all halls on a shared queue (``turns``).

It needs no database and nothing of the server but this. Each of its processes has one thought at a
time, and whatever becomes of the process there is an answer. While Redis is away it waits.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from types import FrameType
from typing import Any

from battalia.server.minds import Letter, Mind
from battalia.server.thoughts import LARGEST, Failed, told
from battalia.server.turns import (
    AGAIN,
    ANSWER,
    LEAVE,
    LONGEST,
    OFTEN,
    SIGN,
    SIGNS,
    TAKE,
    Problem,
    opened,
    prefix,
)


class Thinker:
    """So many processes that think until they are told to stop."""

    def __init__(
        self,
        url: str,
        workers: int,
        ready: Callable[[], None] = lambda: None,
        away: Callable[[str], None] = lambda problem: None,
    ) -> None:
        """``ready``: Redis is there, ``away``: it is not; told at each change (ValueError)."""
        self._url = url
        self._prefix = prefix()
        self._redis = opened(url)
        self._ids = [token_hex(8) for _ in range(workers)]
        self._minds = [Mind() for _ in range(workers)]
        self._stopped = threading.Event()
        self._ready = ready
        self._away = away
        self._there: bool | None = None
        self._news = threading.Lock()

    def stop(self) -> None:
        """Nothing more is begun; what has begun is finished."""
        self._stopped.set()

    def run(self) -> None:
        """Thinks, and returns when all is done after a stop."""
        for mind in self._minds:
            mind.start()
        threads = [
            threading.Thread(target=self._work, args=(id, mind), daemon=True)
            for id, mind in zip(self._ids, self._minds, strict=True)
        ]
        signs = self._redis.register_script(SIGNS)
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            living = [
                id for id, thread in zip(self._ids, threads, strict=True) if thread.is_alive()
            ]
            try:
                signs(keys=[self._prefix], args=[int(1000 * SIGN), *living])
                self._tell(None)
            except Problem as problem:
                self._tell(problem)
            for thread in threads:
                # All have stopped by then, or it is time for the next sign of life.
                thread.join(OFTEN / len(threads))
        self._redis.close()

    def _work(self, id: str, mind: Mind) -> None:
        """One process's thoughts, one after the other."""
        redis = opened(self._url)
        take, answer = redis.register_script(TAKE), redis.register_script(ANSWER)
        while not self._stopped.is_set():
            try:
                found: Any = take(keys=[self._prefix], args=[id, int(1000 * SIGN), LARGEST, AGAIN])
                if found is None:
                    redis.blpop([f"{self._prefix}:bell"], timeout=OFTEN)
                    continue
                thought, data, left, length, thinkers = found
                letter = Letter(data, length // max(1, thinkers))
                # Beyond that nobody waits for it.
                what = mind.answer(letter, min(left / 1000, LONGEST))
                what = told(what) if isinstance(what, Failed) else what
                answer(keys=[self._prefix], args=[id, thought, what])
            except Problem as problem:
                self._tell(problem)
                self._stopped.wait(OFTEN)
            except Exception:
                # Whatever it was, it was one thought.
                traceback.print_exc()
                self._stopped.wait(OFTEN)
        # If nobody hears of it, its signs of life end all the same.
        with suppress(*Problem):
            redis.register_script(LEAVE)(keys=[self._prefix], args=[AGAIN, id])
        mind.close()
        mind.join()
        redis.close()

    def _tell(self, problem: Exception | None) -> None:
        with self._news:
            there = problem is None
            if there != self._there:
                self._there = there
                if problem is None:
                    self._ready()
                else:
                    self._away(str(problem))


def think(url: str, workers: int, ready: Callable[[], None], away: Callable[[str], None]) -> None:
    """Thinks until a signal comes; a second one does not wait for what has begun (ValueError)."""
    thinker = Thinker(url, workers, ready, away)
    told_once = False

    def on_signal(number: int, frame: FrameType | None) -> None:
        nonlocal told_once
        if told_once:
            os._exit(128 + number)
        told_once = True
        thinker.stop()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, on_signal)
    thinker.run()
