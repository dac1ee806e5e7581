"""Who waits for news of their own at this process, and that there are some."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from battalia.server.denied import CONFLICT, Denied

EACH: Final = 3
"""So often somebody waits at one process at most."""


class Bells:
    """One for each who waits."""

    def __init__(self) -> None:
        self._waiting: dict[int, set[asyncio.Event]] = {}
        self.closed = False

    def ring(self, people: Iterable[int]) -> None:
        """These have something new to hear."""
        for person in people:
            for bell in self._waiting.get(person, ()):
                bell.set()

    @contextmanager
    def at(self, person: int) -> Iterator[asyncio.Event]:
        """A bell of one's own (Denied: one has too many)."""
        bells = self._waiting.setdefault(person, set())
        if len(bells) >= EACH:
            raise Denied("too-many-streams", CONFLICT, most=EACH)
        bell = asyncio.Event()
        bells.add(bell)
        try:
            yield bell
        finally:
            bells.discard(bell)
            if not bells:
                self._waiting.pop(person, None)

    def close(self) -> None:
        """Everybody goes."""
        self.closed = True
        self.ring(list(self._waiting))
