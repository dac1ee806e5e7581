"""What a table can prove: to which secret it is bound, and what everybody brought to it.

The secret is what the store has as the table's seed. A table whose seed somebody gave, so that they
know what chance will do, proves nothing; nor does one that was set up before there were proofs, or
at which a program played on that knew of none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from battalia.engine import ReasonedError, read_record
from battalia.proving import PAST, UNPROVED, Numbers, Proof, Tally, draws_of, seed_of, tallied
from battalia.server.past import options_of, written
from battalia.server.store import SeatRow, TableRow
from battalia.server.table import Act

Unproved: TypeAlias = Literal["seed", "before", "older"]
"""Why a table proves nothing: its seed was given; it was made before there were proofs; an older
program has played on at it."""
HAS_PAST: Final = ("record", "clone")
"""Games that went on from another one."""


def unproved(row: TableRow) -> Unproved | None:
    if row.draws is None:
        return "before" if row.drawn is None else "seed"
    # Whoever adds an act and does not count its draws knows nothing of them.
    return None if row.drawn == row.epoch else "older"


def texts_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    return tuple(seat.text for seat in seats)


def numbers_of(row: TableRow, seats: Sequence[SeatRow]) -> Numbers | None:
    """By which chance goes on at a table; None: not by any that could be proved."""
    if row.draws is None or unproved(row) is not None:
        return None
    return Numbers(seed_of(row.seed, texts_of(seats)), row.draws)


def proof_tags(row: TableRow, seats: Sequence[SeatRow]) -> dict[str, str]:
    """What the record of a game notes about it. While it goes on, nothing: it would tell what
    chance will do."""
    if row.state != "over":
        return {}
    why_not = unproved(row)
    if why_not is not None or row.draws is None:
        return {UNPROVED: why_not or "before"}
    past = {PAST: row.origin} if row.origin in HAS_PAST else {}
    return Proof(row.seed, texts_of(seats), row.draws).tags() | past


def tallies_of(row: TableRow, acts: list[Act]) -> dict[str, Tally]:
    """What came how often in a game that is over; of one that cannot be replayed, nothing."""
    try:
        record = read_record(written(row, options_of(row), acts, tags={}))
        draws = list(draws_of(record))
    except (ReasonedError, msgspec.DecodeError, UnicodeError):
        return {}
    return tallied(draws[len(draws) - (row.draws or 0) :])
