"""Stored games under the rules of this program: are they still what was played?

A game is stored as what everybody did. When the rules change, each one is played once more; a game
that the new rules do not allow is marked as broken at the act where it breaks, and nothing of it is
lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

import msgspec

from battalia.engine import Options, OptionsError, PositionError, Reason, load, save
from battalia.engine.position import unusable_option
from battalia.engine.reasons import Args
from battalia.engine.record import RULES_VERSION
from battalia.server.live import seat_names
from battalia.server.store import Snapshot, State, Store, TableRow
from battalia.server.table import Act, BrokenHistory, Table
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
    done: int
    total: int


def replayed(row: TableRow, acts: Sequence[Act], snapshots: Sequence[Snapshot] = ()) -> Replayed:
    """Plays a stored game under the rules of this program, and looks at its snapshots."""
    sound: list[Act] = []
    kept = {snapshot.number: snapshot for snapshot in snapshots}
    spoilt: Reason | None = None
    try:
        options = msgspec.json.decode(row.options, type=Options)
        table = Table(options, row.seed, row.start)
        for act in acts:
            table.repeat(act)
            sound.append(act)
            snapshot = kept.pop(act.number, None)
            if snapshot is not None and not _is_of(snapshot, table):
                spoilt = Reason("spoilt-snapshot", args={"number": act.number})
    except BrokenHistory as broken:
        return Replayed(sound, None, broken.reason)
    except (OptionsError, PositionError) as problem:
        return Replayed([], None, Reason("broken-start", args={"reason": problem.reason}))
    except (msgspec.DecodeError, TypeError, UnicodeError) as problem:
        reason = unusable_option(problem)
        return Replayed([], None, Reason("broken-start", args={"reason": reason}))
    if table.epoch != row.epoch:
        return Replayed(sound, None, Reason("broken-missing", args={"number": table.epoch + 1}))
    if table.result != row.result:
        ends: Args = {"result": row.result or "–", "now": table.result or "–"}
        return Replayed(sound, None, Reason("broken-result", args=ends))
    for number in kept:
        spoilt = Reason("spoilt-snapshot", args={"number": number})
    return Replayed(sound, table, spoilt=spoilt)


def _is_of(snapshot: Snapshot, table: Table) -> bool:
    """Whether a snapshot is the position in which the table stands."""
    try:
        return save(load(snapshot.position.decode())) == save(table.game)
    except Exception:
        # Nobody knows what is wrong with bytes that anything may have happened to.
        return False


async def migrate(store: Store, *, check: bool = False) -> AsyncIterator[Verdict]:
    """Plays every game of other rules once more, and notes what became of it.

    With ``check`` every game, whatever its rules, and nothing is changed. A broken game keeps the
    version of its rules, so it is tried again the next time.
    """
    ids = await store.table_ids(None if check else RULES_VERSION)
    for done, table_id in enumerate(ids, 1):
        stored = await store.table(table_id)
        assert stored is not None
        row, _ = stored
        snapshots = await store.snapshots(table_id) if check else []
        again = await asyncio.to_thread(replayed, row, await store.acts(table_id), snapshots)
        if not check:
            await _note(store, row, again)
        yield Verdict(table_id, _in_english(again), done, len(ids))


def _in_english(again: Replayed) -> str:
    """What whoever runs the server reads."""
    problem = again.problem or again.spoilt
    return "" if problem is None else why(problem)


async def _note(store: Store, row: TableRow, again: Replayed) -> None:
    table = again.table
    if table is None:
        await store.set_replayed(row.id, state="broken", problem=_in_english(again))
        return
    state: State = "waiting" if row.epoch < 0 else "over" if table.over else "playing"
    await store.set_replayed(
        row.id,
        rules=RULES_VERSION,
        state=state,
        problem="",
        asked=seat_names(table.waited_for) if row.epoch >= 0 else "",
        day=table.game.day if row.epoch >= 0 else 0,
    )
