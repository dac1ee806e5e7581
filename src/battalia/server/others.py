"""Among other processes: signs of life for them, and hearing what everybody must hear.

That keys have ended, or that a table has other seats, goes two ways. Through the database, in the
transaction that makes it true (``store/news.py``): nobody misses it, but nobody knows when it was
heard. And straight to each process (``handing.py``): so whoever has ended a key is told that it is
done when every other process knows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from battalia.server.metrics import Metrics
from battalia.server.store import News, Store, StoreError

SIGN: Final = 0.25
"""So often in the time for which it leads a process gives a sign of life."""
LISTEN_AGAIN: Final = 1.0
"""Seconds after which a process listens again that could not hear the news."""
log = structlog.get_logger("battalia.others")


class Others:
    """What a process of several does for the others, and they for it."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        lease: float,
        *,
        enter: Callable[[], Awaitable[None]],
        lose_all: Callable[[], None],
        heard: Callable[[News], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        """``enter`` comes in anew; ``lose_all`` puts all tables back into the store, and everybody
        comes again; ``heard`` is told the news, and ``missed`` that some of it may be lost."""
        self._store = store
        self._metrics = metrics
        self._lease = lease
        self._enter = enter
        self._lose_all = lose_all
        self._heard = heard
        self._missed = missed

    async def keep_leading(self) -> None:
        """A sign of life now and then; without it, this process leads nothing any more."""
        while True:
            await asyncio.sleep(self._lease * SIGN)
            try:
                # One that comes later counts for nothing.
                async with asyncio.timeout(self._store.left):
                    given = await self._store.renew()
                self._metrics.signs.labels("given" if given else "late").inc()
                if given:
                    continue
            except (StoreError, TimeoutError) as problem:
                self._metrics.signs.labels("failed").inc()
                log.error("no sign of life could be given", problem=str(problem))
                if self._store.leads:
                    continue
            log.error("this process leads no tables any more")
            self._lose_all()
            try:
                await self._enter()
            except StoreError as problem:
                log.error("the store cannot be reached", problem=str(problem))
            # What was taken up meanwhile was led until the old time was over, and is not since.
            self._lose_all()

    async def hear_news(self) -> None:
        """What others have done to keys and seats counts here as well."""
        missed = False
        while True:
            try:
                async for news in self._store.news():
                    if news is not None:
                        await self._heard(news)
                    elif missed:
                        # Nobody knows what was told meanwhile.
                        log.error("news may have been missed")
                        await self._missed()
            except (StoreError, msgspec.DecodeError) as problem:
                log.error("no news can be heard", problem=str(problem))
            missed = True
            await asyncio.sleep(LISTEN_AGAIN)
