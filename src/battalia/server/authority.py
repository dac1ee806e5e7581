"""Who may do what, at a table and in the house: the one place that says so.

Rights follow, each time somebody speaks or is told something, from what was shown (keys) and from
the seats as they are now; what followed from the very same is not worked out twice. So whoever
hands a seat on, gets up, logs out or changes a password need not find those who could still act on
it: nobody can.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple, TypeAlias

from battalia.engine import Seat
from battalia.server.store import SeatRow

Viewer: TypeAlias = Seat | None
"""A seat, or None for the spectators, who all see the same."""


Office: TypeAlias = Literal["", "moderator", "administrator"]
"""What somebody is in the house, beside being there."""


def may_moderate(office: Office) -> bool:
    """To see what was reported, to decide on it, and to read the log."""
    return office in ("moderator", "administrator")


def may_operate(office: Office) -> bool:
    """To see how the server is, and to tell everybody something."""
    return office == "administrator"


def may_judge(office: Office, other: Office) -> bool:
    """To decide about somebody of another office: only administrators about moderators, and nobody
    about administrators, who can be dismissed by the operator's command alone."""
    return may_moderate(office) and (not other or (may_operate(office) and not may_operate(other)))


class Proof:
    """What somebody has shown: keys by their hashes, and the persons that some of them prove."""

    def __init__(self, keys: Iterable[bytes] = (), person: int | None = None) -> None:
        """``person``: who the key is known to prove, where there is one key."""
        self.keys = list(dict.fromkeys(keys))
        self._people: dict[bytes, int] = {}
        self._ended: set[bytes] = set()
        self.judged: tuple[Places, Rights] | None = None
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


class Places(NamedTuple):
    """All that rights at a table follow from beside what is shown."""

    host: int
    watch: bytes
    seats: tuple[SeatRow, ...]
    public: bool = False
    """Everybody may watch."""


def rights(places: Places, proof: Proof) -> Rights:
    """What this proof gives at a table with these places."""
    judged = proof.judged
    # A table of thousands of spectators asks for each of them: most often of the same object.
    if judged is None or (judged[0] is not places and judged[0] != places):
        proof.judged = judged = places, _worked_out(places, proof)
    return judged[1]


def _worked_out(places: Places, proof: Proof) -> Rights:
    people = proof.people
    own = [
        row
        for row in places.seats
        if row.kind == "person" and (row.person in people or row.link in proof.keys)
    ]
    return Rights(
        tuple(row.seat for row in own if row.resigned is None),
        places.host in people,
        places.public or places.watch in proof.keys,
        tuple(row.seat for row in own if row.resigned is not None),
    )
