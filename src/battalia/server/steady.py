"""The time by which games are played: it goes on evenly, whatever is done to the machine's clock.

A clock that is set forward or back, a lid that is closed over night, a process that is stopped for
a while: nobody could play meanwhile, so nobody pays for it.
"""

import time
from collections.abc import Callable
from typing import Final

TICK: Final = 5.0
"""Seconds that pass at most from one look to the next; the hall looks once a second."""


class Steady:
    """Seconds since 1970 when it was made, and from then on those in which the process ran.

    So it may lag behind the calendar. What is shown to people as a date is asked of the calendar;
    this is for what they have left. A restart begins with the calendar again, and the store moves
    all running clocks along.
    """

    def __init__(
        self,
        calendar: Callable[[], float] = time.time,
        ticking: Callable[[], float] = time.monotonic,
    ) -> None:
        self._ticking = ticking
        self._seen = ticking()
        self._now = calendar()

    def begin(self, now: float) -> None:
        """It is so late: for whoever leads no table yet, and nobody's clock goes by it."""
        self._seen, self._now = self._ticking(), now

    def __call__(self) -> float:
        """What time it is; never less than before."""
        seen = self._ticking()
        self._now += min(max(0.0, seen - self._seen), TICK)
        self._seen = seen
        return self._now
