"""Who may do what at a table: the one place that says so.

Rights are never kept. They follow, each time somebody speaks or is told something, from what was
shown (keys) and from the seats as they are now. So whoever hands a seat on, gets up, logs out or
changes a password need not find those who could still act on it: nobody can.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from battalia.engine import Seat
from battalia.server.store import SeatRow, TableRow

Viewer: TypeAlias = Seat | None
"""A seat, or None for the spectators, who all see the same."""


class Proof:
    """What somebody has shown: keys by their hashes, and the persons that some of them prove."""

    def __init__(self, keys: Iterable[bytes] = (), person: int | None = None) -> None:
        """``person``: who the key is known to prove, where there is one key."""
        self.keys = list(dict.fromkeys(keys))
        self._people: dict[bytes, int] = {}
        self._ended: set[bytes] = set()
        if person is not None:
            self._people[self.keys[0] if self.keys else b""] = person

    @property
    def people(self) -> set[int]:
        return set(self._people.values())

    def proves(self, key: bytes, person: int) -> None:
        """This key is the person's, unless it has ended meanwhile."""
        if key not in self._ended:
            self._people[key] = person

    def end(self, keys: Collection[bytes]) -> None:
        """These keys prove nobody any more."""
        self._ended.update(key for key in self.keys if key in keys)
        for key in self._ended:
            self._people.pop(key, None)


class Rights(NamedTuple):
    """What somebody may do at a table as it is now."""

    seats: tuple[Seat, ...] = ()
    """To see what these seats see, and to answer for them."""
    host: bool = False
    """To watch, and to arrange the open seats."""
    watcher: bool = False
    """To see what all can see."""

    resigned: tuple[Seat, ...] = ()
    """Seats that were one's own until one resigned; one may see what all can see."""

    def __bool__(self) -> bool:
        return bool(self.seats) or self.host or self.watcher or bool(self.resigned)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """With whose eyes one looks: those of one's seats, or else as all can see."""
        return self.seats or ((None,) if self else ())


def rights(table: TableRow, seats: Sequence[SeatRow], proof: Proof) -> Rights:
    """What this proof gives at a table with these seats."""
    people = proof.people
    own = [
        row
        for row in seats
        if row.kind == "person" and (row.person in people or row.link in proof.keys)
    ]
    return Rights(
        tuple(row.seat for row in own if row.resigned is None),
        table.host in people,
        table.watch in proof.keys,
        tuple(row.seat for row in own if row.resigned is not None),
    )
