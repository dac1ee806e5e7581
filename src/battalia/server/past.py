"""What lies behind a table: any moment of it, reached from the snapshot before it.

A table's acts are the truth; snapshots, one for about every fifty acts, are shortcuts. So a
moment of the fortieth day costs as much as one of the first. A snapshot that is damaged is thrown
away, and all acts serve instead; one that is missing is made again by whoever comes by.

The rules of this program may not lead through a game that other rules allowed. It is told all the
same: as far as these rules go, then as its acts are written, and again from each snapshot that was
taken when it was played.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Generic, NamedTuple, TypeAlias, TypeVar

import msgspec
import structlog

from battalia.engine import Game, Options, OptionsError, PositionError, Reason, load, save
from battalia.engine.position import unusable_option
from battalia.engine.reasons import Args, ReasonedError
from battalia.engine.record import RULES_VERSION, write_record, written_out
from battalia.server.denied import Denied
from battalia.server.store import Elsewhere, Snapshot, Store, TableRow
from battalia.server.table import (
    RESIGNED,
    Act,
    BrokenHistory,
    Happened,
    Table,
    choices_of,
    empty_record,
    record_of,
)

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


def strays(row: TableRow) -> bool:
    """Whether these rules do not lead through a game as it is stored, or nobody has tried yet."""
    return row.state == "broken" or row.problem != "" or row.rules != RULES_VERSION


def position_in(snapshot: Snapshot) -> Game | None:
    """The game of a snapshot that anything may have happened to."""
    try:
        return load(snapshot.position.decode())
    except Exception:
        # Nobody knows what is wrong with bytes.
        return None


class CannotBegin(ReasonedError):
    """A table that can no longer be set up."""


class Retelling:
    """A game told as it was, whether or not these rules allow it."""

    def __init__(self, row: TableRow, snapshots: Sequence[Snapshot] = ()) -> None:
        """CannotBegin."""
        self._row = row
        # Those of a game that follows these rules are shortcuts; its acts are the truth.
        self._kept = {one.number: one for one in snapshots if row.rules != RULES_VERSION}
        self.table = _set_up(row)
        """Where it stands; where that is not known, where it stood last."""
        self.known = True
        """Whether it is known where it stands."""
        self.problem: Reason | None = None
        """Where it first went otherwise than by these rules."""

    def tell(self, act: Act) -> Happened | None:
        """What happened in the next act; None: these rules cannot say it."""
        happened: Happened | None = None
        if self.known:
            try:
                happened = self.table.repeat(act)
            except BrokenHistory as broken:
                self.known = False
                self.problem = self.problem or broken.reason
        snapshot = self._kept.get(act.number)
        game = None if snapshot is None else position_in(snapshot)
        if game is not None and not (self.known and save(game) == save(self.table.game)):
            args: Args = {"number": act.number}
            self.problem = self.problem or Reason("broken-position", args=args)
            self.table = Table.standing(game.rules.options, self._row.seed, game, act.number)
            self.known = True
        return happened

    def end(self) -> None:
        """All acts are told: that was its end."""
        row, table = self._row, self.table
        if self.problem is None and self.known and table.epoch != row.epoch:
            args: Args = {"number": table.epoch + 1}
            self.problem = Reason("broken-missing", args=args)
        # A game in progress that ends under new rules has gone on by them.
        goes_on = row.result == "" and row.rules != RULES_VERSION
        if self.known and table.result != row.result and not goes_on:
            self.known = False
            ends: Args = {"result": row.result or "–", "now": table.result or "–"}
            self.problem = self.problem or Reason("broken-result", args=ends)


def last_known(
    row: TableRow, acts: Sequence[Act], snapshots: Sequence[Snapshot]
) -> tuple[Table | None, Reason | None]:
    """A game at its end, or why that is not known."""
    try:
        telling = Retelling(row, snapshots)
    except CannotBegin as problem:
        return None, problem.reason
    for act in acts:
        telling.tell(act)
    telling.end()
    return (telling.table, None) if telling.known else (None, telling.problem)


def _set_up(row: TableRow) -> Table:
    try:
        return Table(options_of(row), row.seed, row.start)
    except (OptionsError, PositionError) as problem:
        raise CannotBegin(Reason("broken-start", args={"reason": problem.reason})) from None
    except (msgspec.DecodeError, TypeError, UnicodeError) as problem:
        reason = unusable_option(problem)
        raise CannotBegin(Reason("broken-start", args={"reason": reason})) from None


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
        with suppress(Elsewhere):
            await store.lead(row.id)
            await store.drop_snapshot(row.id, snapshot.number)
    if found.snapshots:
        with suppress(Elsewhere):
            await store.lead(row.id)
            await store.add_snapshots(row.id, [Snapshot(*one) for one in found.snapshots])
    return found.result


def written(row: TableRow, options: Options, acts: list[Act], *, tags: dict[str, str]) -> str:
    """The text of a game's record; of one that is over as it was written, whatever the rules."""
    if row.state == "over":
        record = empty_record(options, row.start, tags)
        record.rules = row.rules
        if row.result.startswith(RESIGNED):
            # Its choices do not lead to this end, so whoever reads them can go on.
            record.tags["Ended"] = row.result
        else:
            record.result = row.result
        return written_out(record, choices_of(acts))
    return write_record(record_of(options, row.start, acts, tags))
