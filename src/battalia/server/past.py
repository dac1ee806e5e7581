"""What lies behind a table: any moment of it, reached from the snapshot before it.

A table's acts are the truth; snapshots, one for about every fifty acts, are shortcuts. So a
moment of the fortieth day costs as much as one of the first. A snapshot that is damaged is thrown
away, and all acts serve instead; one that is missing is made again by whoever comes by.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Generic, NamedTuple, TypeAlias, TypeVar

import msgspec
import structlog

from battalia.engine import Options
from battalia.server.denied import Denied
from battalia.server.store import Snapshot, Store, TableRow
from battalia.server.table import Act, Table

T = TypeVar("T")
log = structlog.get_logger("battalia.past")


class Stretch(NamedTuple):
    """Acts of a table, and the snapshot that they follow; None: they are its first ones."""

    snapshot: Snapshot | None
    acts: list[Act]

    @property
    def before(self) -> int:
        """The number of the act before the first of them."""
        return -1 if self.snapshot is None else self.snapshot.number


class Found(NamedTuple, Generic[T]):
    """What was made of a stretch, and the snapshots that were passed."""

    result: T
    snapshots: list[tuple[int, bytes]]


Job: TypeAlias = Callable[[TableRow, Stretch], Found[T]]
"""A function of plain values."""
Run: TypeAlias = Callable[[Callable[[], Found[T]]], Awaitable[Found[T]]]
"""Has a job done, in a thread or elsewhere."""


def options_of(row: TableRow) -> Options:
    return msgspec.json.decode(row.options, type=Options)


def at_snapshot(row: TableRow, stretch: Stretch) -> Table:
    """The table where a stretch begins."""
    snapshot = stretch.snapshot
    if snapshot is None:
        return Table(options_of(row), row.seed, row.start)
    saved = snapshot.number, snapshot.position
    return Table.resumed(options_of(row), row.seed, row.start, (), saved)


def taken_up(row: TableRow, stretch: Stretch) -> Found[Table]:
    """The table where a stretch ends (BrokenHistory where it cannot be so far)."""
    table = at_snapshot(row, stretch)
    return Found(table, list(table.follow(stretch.acts)))


async def recall(
    store: Store,
    row: TableRow,
    job: Job[T],
    run: Run[T],
    *,
    moment: int | None = None,
    until: int | None = None,
) -> T:
    """Does a job with the acts from just before a moment (None: the last) until an act."""
    snapshot = await store.snapshot(row.id, row.epoch if moment is None else moment)
    after = -1 if snapshot is None else snapshot.number
    stretch = Stretch(snapshot, await store.acts(row.id, after, until))
    try:
        found = await run(partial(job, row, stretch))
    except Denied:
        raise
    except Exception as problem:
        if snapshot is None:
            raise
        stretch = Stretch(None, await store.acts(row.id, -1, until))
        found = await run(partial(job, row, stretch))
        # The acts are sound, so it was the snapshot that was not.
        log.error(
            "a snapshot is damaged; the acts serve instead",
            table=row.id,
            number=snapshot.number,
            exc_info=problem,
        )
        await store.drop_snapshot(row.id, snapshot.number)
    if found.snapshots:
        await store.add_snapshots(row.id, [Snapshot(*one) for one in found.snapshots])
    return found.result
