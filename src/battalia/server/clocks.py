"""Clocks: how much time players have for their choices.

Nothing here knows what time it is: ``now`` is passed in, in seconds.
"""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from battalia.engine import Options, Reason, Seat

DAY: Final = 86_400.0
LONGEST: Final = 60
"""No time of a clock is longer than so many days."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has agreed on."""

    kind: Literal["none", "game", "move", "book"] = "none"
    """``book``: the advice of the expansion's book, which depends on the table."""
    base: float = 0
    """For a game: the seconds that everybody has at its start."""
    increment: float = 0
    """For a game: the seconds that are added when the own turn begins."""
    days: float = 0
    """For a move: the time for the answer to each question."""
    at_zero: Literal["computer", "skip"] = "computer"
    """Who answers for a player without time: a computer, or nobody, who does next to nothing."""


TIMES: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "game": ("base", "increment"),
    "move": ("days",),
    "book": (),
}
"""The times of each kind of clock; the first of them is what everybody starts with."""


def check_clock(clock: Clock) -> Reason | None:
    """Why nobody can play with this clock."""
    own = TIMES[clock.kind]
    for name, longest in (("base", LONGEST * DAY), ("increment", LONGEST * DAY), ("days", LONGEST)):
        time: float = getattr(clock, name)
        if time != 0 and name not in own:
            return Reason("clock-not-of-kind", args={"field": name, "clock": clock.kind})
        # Written so that what is no number fails as well.
        if not 0 <= time <= longest:
            return Reason("clock-out-of-range", args={"field": name, "days": LONGEST})
    if own and not getattr(clock, own[0]):
        return Reason("clock-without-time", args={"clock": clock.kind})
    return None


def book_preset(options: Options, at_zero: Literal["computer", "skip"] = "computer") -> Clock:
    """The book's advice (S17): a game takes 30 minutes per player plus 15 per NPC.

    NPCs are Metamorpha, Bilkarr and the fanatics, where they are in play. The book times the game
    as a whole; here everybody gets an equal share of it: 30 minutes, and of the 15 for each NPC as
    much as falls to one player.
    """
    npcs = sum((options.metamorpha, options.bilkarr, options.fanatics))
    minutes = 30 * options.players + 15 * npcs
    return Clock("game", base=60 * minutes / options.players, at_zero=at_zero)


class Standing(msgspec.Struct, frozen=True):
    """How the clocks of a table stand: plain values, to be stored and taken up again."""

    left: dict[Seat, float] = {}
    """Seconds at the moment ``since``; a seat that is not here has all of its time."""
    since: float | None = None
    """From when on they tick; None: they stand still."""
    waiting: tuple[Seat, ...] = ()
    """Whose clocks tick."""
    credited: dict[Seat, int] = {}
    """The day of the last turn for which a seat got its increment."""


class Running:
    """The clocks of one table in play.

    Only seats that are waited for tick, several at once where several are asked. Which those are,
    and that only people's do, is the caller's business.
    """

    def __init__(self, clock: Clock, standing: Standing | None = None) -> None:
        """Goes on where the clocks stood; see ``resume`` for those that have been asleep."""
        standing = standing or Standing()
        self.clock = clock
        self._whole = clock.days * DAY if clock.kind == "move" else clock.base
        self._left = dict(standing.left)
        self._since = standing.since
        self._waiting = standing.waiting
        self._credited = dict(standing.credited)

    @property
    def standing(self) -> Standing:
        return Standing(dict(self._left), self._since, self._waiting, dict(self._credited))

    def left(self, seat: Seat, now: float) -> float | None:
        """The seconds that this seat has left, never less than none; None: there is no clock."""
        if self.clock.kind == "none":
            return None
        left = self._left.get(seat, self._whole)
        if self._since is None or seat not in self._waiting:
            return left
        # A clock of the machine that was set back gives nobody more time.
        return max(0.0, min(left, self._since + left - now))

    def waiting(self, seats: Iterable[Seat], now: float, answered: Seat | None = None) -> None:
        """From now on these seats are waited for; the time of those who were is booked.

        With a time for each move, whoever has ``answered`` or was not asked before has all of it
        again; the others, whose question is still the same, have not. Clocks that were paused go
        on.
        """
        self._book(now)
        before = self._waiting
        self._waiting = tuple(sorted(set(seats)))
        if self.clock.kind == "move":
            for seat in before:
                if seat == answered or seat not in self._waiting:
                    del self._left[seat]
        self._since = now if self._ticks() else None

    def turn_began(self, seat: Seat, day: int) -> None:
        """The turn of this day gives its increment: once, however often the turn begins anew."""
        if self.clock.kind == "game" and day > self._credited.get(seat, 0):
            self._credited[seat] = day
            self._left[seat] = self._left.get(seat, self._whole) + self.clock.increment

    def expired(self, now: float) -> list[Seat]:
        """Those who are waited for in vain."""
        since = self._since
        if since is None:
            return []
        return [seat for seat in self._waiting if now >= self._end(seat, since)]

    def deadline(self) -> float | None:
        """When the next seat's time is up; None: never, as things stand."""
        if self._since is None:
            return None
        return min(self._end(seat, self._since) for seat in self._waiting)

    def pause(self, now: float) -> None:
        """The time for a game stands still, for nobody is there; days for a move count on."""
        if self.clock.kind == "game":
            self._book(now)
            self._since = None

    def resume(self, now: float) -> None:
        """After a pause, or after the server was down: a game's time ticks again from now on.

        So nobody is charged for what happened since the clocks were last booked.
        """
        if self._ticks() and (self.clock.kind == "game" or self._since is None):
            self._since = now

    def _ticks(self) -> bool:
        return self.clock.kind != "none" and bool(self._waiting)

    def _end(self, seat: Seat, since: float) -> float:
        return since + self._left.get(seat, self._whole)

    def _book(self, now: float) -> None:
        for seat in self._waiting:
            left = self.left(seat, now)
            if left is not None:
                self._left[seat] = left
        if self._since is not None:
            self._since = now
