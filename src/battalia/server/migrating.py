"""Stored games under the rules of this program: are they still what was played?

A game is stored as what everybody did. When the rules change, each one is played once more. One
that is over stays what it was, with its result; one in progress goes on by the new rules, or is
marked as broken at the act that they do not allow, and nothing of it is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

from battalia.engine import Reason, save
from battalia.engine.record import RULES_VERSION
from battalia.server.live import seat_names
from battalia.server.past import CannotBegin, Retelling, position_in
from battalia.server.store import Snapshot, State, Store, TableRow
from battalia.server.table import Act, Table
from battalia.words import why


class Replayed(NamedTuple):
    """A game played once more."""

    acts: list[Act]
    """Those that these rules allow, up to the break."""
    table: Table | None
    """Where the game stands now; None: it is broken."""
    problem: Reason | None = None
    """Which act these rules do not allow, and why."""
    spoilt: Reason | None = None
    """A snapshot that is not what was played; the game goes on without it."""


class Verdict(NamedTuple):
    """What became of a table, and how many of how many have been looked at."""

    table: str
    problem: str
    """One sentence without its full stop; empty: the game goes on."""
    kept: bool
    """It was over before these rules, and stays what it was whatever the problem is."""
    done: int
    total: int


def replayed(row: TableRow, acts: Sequence[Act], snapshots: Sequence[Snapshot] = ()) -> Replayed:
    """Plays a stored game under the rules of this program, and looks at its snapshots."""
    try:
        # Where a game that is over has been is known; one in progress goes where these rules lead.
        telling = Retelling(row, snapshots if row.result else ())
    except CannotBegin as problem:
        return Replayed([], None, problem.reason)
    sound: list[Act] = []
    kept = {snapshot.number: snapshot for snapshot in snapshots}
    spoilt: Reason | None = None
    for act in acts:
        if telling.tell(act) is None:
            return Replayed(sound, None, telling.problem)
        sound.append(act)
        snapshot = kept.pop(act.number, None)
        if snapshot is not None and not _is_of(snapshot, telling.table):
            spoilt = Reason("spoilt-snapshot", args={"number": act.number})
    telling.end()
    if telling.problem is not None:
        return Replayed(sound, None, telling.problem)
    for number in kept:
        spoilt = Reason("spoilt-snapshot", args={"number": number})
    return Replayed(sound, telling.table, spoilt=spoilt)


def _is_of(snapshot: Snapshot, table: Table) -> bool:
    """Whether a snapshot is the position in which the table stands."""
    game = position_in(snapshot)
    return game is not None and save(game) == save(table.game)


async def migrate(store: Store, *, check: bool = False) -> AsyncIterator[Verdict]:
    """Plays every game of other rules once more, and notes what became of it.

    With ``check`` every game, whatever its rules, and nothing is changed. A game that these rules
    do not allow keeps the version of its own, so it is tried again the next time.
    """
    if not check:
        await store.enter()
    ids = await store.table_ids(None if check else RULES_VERSION)
    for done, table_id in enumerate(ids, 1):
        stored = await store.table(table_id)
        assert stored is not None
        row, _ = stored
        snapshots = await store.snapshots(table_id) if check or row.result else []
        again = await asyncio.to_thread(replayed, row, await store.acts(table_id), snapshots)
        if not check:
            await store.lead(table_id)
            await _note(store, row, again)
        kept = again.problem is not None and row.result != "" and row.rules != RULES_VERSION
        yield Verdict(table_id, _in_english(again), kept, done, len(ids))
    if not check:
        await store.leave()


def _in_english(again: Replayed) -> str:
    """What whoever runs the server reads."""
    problem = again.problem or again.spoilt
    return "" if problem is None else why(problem)


async def _note(store: Store, row: TableRow, again: Replayed) -> None:
    table = again.table
    if table is None and row.result:
        # Its snapshots are of the rules by which it was played, and show what these cannot.
        await store.set_table(row.id, state="over", problem=_in_english(again), asked="")
        return
    if table is None:
        await store.set_replayed(row.id, state="broken", problem=_in_english(again))
        return
    state: State = "waiting" if row.epoch < 0 else "over" if table.over else "playing"
    await store.set_replayed(
        row.id,
        rules=RULES_VERSION,
        state=state,
        result=table.result,
        problem="",
        asked=seat_names(table.waited_for) if row.epoch >= 0 else "",
        day=table.game.day if row.epoch >= 0 else 0,
    )
