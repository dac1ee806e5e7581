"""Whether the server is well: it can read what it has stored, and store more.

However many ask, there is at most one look at the database at a time, and writing is tried once in
a while only. Nobody waits for long: a database that does not answer soon is not well.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

import structlog

from battalia.server.denied import BROKEN, Denied
from battalia.server.store import Store, StoreError

BOUND: Final = 3.0
"""Seconds that whoever asks waits at most."""
PAUSE: Final = 10.0
"""Seconds between two attempts to write."""

T = TypeVar("T")
log = structlog.get_logger("battalia.checkup")


class Checkup:
    """Asks the database how it is."""

    def __init__(
        self, store: Store, now: Callable[[], float] = time.monotonic, bound: float = BOUND
    ) -> None:
        self._store = store
        self._now = now
        self._bound = bound
        self._reading: asyncio.Task[int] | None = None
        self._writing: asyncio.Task[None] | None = None
        self._tried = 0.0
        self._problem: str | None = None

    async def tables(self) -> int:
        """How many tables there are, if all is well; or else why it is not (Denied)."""
        reading, writing = self._reading, self._writing
        if reading is None or reading.done():
            reading = self._reading = _begun(self._store.count())
        now = self._now()
        if writing is None or (writing.done() and now - self._tried >= PAUSE):
            self._tried = now
            writing = self._writing = _begun(self._store.try_writing())
        await asyncio.wait((reading, writing), timeout=self._bound)
        try:
            tables = _outcome(reading, "unwell-reading")
            _outcome(writing, "unwell-writing")
        except Denied as problem:
            if self._problem != problem.reason.id:
                log.error(problem.reason.id, problem=str(problem.__cause__ or "no answer yet"))
            self._problem = problem.reason.id
            raise
        if self._problem is not None:
            log.info("well-again")
        self._problem = None
        return tables


def _begun(job: Coroutine[None, None, T]) -> asyncio.Task[T]:
    task = asyncio.create_task(job)
    # Whoever asked may have gone before it has failed.
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


def _outcome(task: asyncio.Task[T], id: str) -> T:
    if not task.done():
        raise Denied(id, BROKEN)
    try:
        return task.result()
    except StoreError as problem:
        raise Denied(id, BROKEN) from problem
