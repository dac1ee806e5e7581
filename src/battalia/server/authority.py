"""Who may do what at a table: the one place that says so.

Rights follow, each time somebody speaks or is told something, from what was shown (keys) and from
the seats as they are now; what followed from the very same is not worked out twice. So whoever
hands a seat on, gets up, logs out or changes a password need not find those who could still act on
it: nobody can.
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
        self.judged: tuple[tuple[object, ...], Rights] | None = None
        """What it gives at a table as it was when this was last asked; None: nobody knows."""
        if person is not None:
            self._people[self.keys[0] if self.keys else b""] = person

    @property
    def people(self) -> set[int]:
        return set(self._people.values())

    def shows(self, keys: list[bytes]) -> None:
        """These keys, and no others."""
        self.keys = keys
        self.judged = None

    def proves(self, key: bytes, person: int) -> None:
        """This key is the person's, unless it has ended meanwhile."""
        self.judged = None
        if key not in self._ended:
            self._people[key] = person

    def end(self, keys: Collection[bytes]) -> None:
        """These keys prove nobody any more."""
        self.judged = None
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
    places = table.host, table.watch, *seats
    if proof.judged is None or proof.judged[0] != places:
        proof.judged = places, _worked_out(table, seats, proof)
    return proof.judged[1]


def _worked_out(table: TableRow, seats: Sequence[SeatRow], proof: Proof) -> Rights:
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
