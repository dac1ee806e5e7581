"""The amulet's die (B5.5)."""

from typing import Final

import msgspec

from battalia.engine.terms import WILD, Kind


class Fate(msgspec.Struct, frozen=True):
    """What the die makes of the card on the amulet."""

    copies: int
    """As so many it counts; the sunbeam's factor multiplies."""
    kind: Kind | None = None
    """What it can be used as, where that is not what it is."""


TO_AMBUSH: Final = 4
FATES: Final[dict[int, Fate | None]] = {
    1: Fate(1),
    2: Fate(2),
    3: Fate(3),
    TO_AMBUSH: None,
    5: None,
    6: Fate(1, WILD),
}
"""By the number rolled; None: the card goes away, to ambush or to the shelter."""
