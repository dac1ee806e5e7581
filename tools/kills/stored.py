"""Whether what is stored is a game, in every way in which it can be taken up."""

from __future__ import annotations

import msgspec

from battalia.engine import Options, replay, save
from battalia.server.store import Store, TableRow
from battalia.server.table import Act, BrokenHistory, Table, record_of
from battalia.words import why


class Wrong(Exception):
    """Something is not as it must be."""


async def stored_game(store: Store, table_id: str) -> tuple[list[Act], Table | None]:
    """The acts of a stored table and its game, taken up in every way there is (Wrong)."""
    found = await store.table(table_id)
    if found is None:
        raise Wrong(f"{table_id}: there is no such table")
    row, _ = found
    acts = await store.acts(table_id)
    if row.epoch != len(acts) - 1 or [act.number for act in acts] != list(range(len(acts))):
        raise Wrong(f"{table_id}: the table is at act {row.epoch}, {len(acts)} acts are stored")
    if not acts:
        return acts, None
    options = msgspec.json.decode(row.options, type=Options)
    try:
        table = Table.resumed(options, row.seed, row.start, acts)
    except BrokenHistory as problem:
        raise Wrong(f"{table_id}: {why(problem.reason)}") from None
    game = save(table.game)
    snapshot = await store.snapshot(table_id)
    if snapshot is not None:
        shortcut = (snapshot.number, snapshot.position)
        if save(Table.resumed(options, row.seed, row.start, acts, shortcut).game) != game:
            raise Wrong(f"{table_id}: the snapshot leads elsewhere")
    if save(replay(record_of(options, row.start, acts))) != game:
        raise Wrong(f"{table_id}: the record leads elsewhere")
    check_row(row, table)
    return acts, table


def check_row(row: TableRow, table: Table) -> None:
    """The table's row says the same as its game (Wrong)."""
    state = "over" if table.over else "playing"
    if (row.state, row.result) != (state, table.result):
        raise Wrong(f"{row.id}: stored as {row.state} {row.result!r}, it is {state} {table.result}")


async def check_all(database: str) -> int:
    """Looks at every table of a database; how many there are."""
    store = Store(database)
    await store.open()
    try:
        tables = await store.table_ids()
        for table in tables:
            await stored_game(store, table)
        return len(tables)
    finally:
        await store.close()
