"""While a process loses its tables, nobody there is told what is no longer so."""

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from battalia.server.authority import Proof
from battalia.server.computers import Computers
from battalia.server.desk import Desk
from battalia.server.hall import Hall
from battalia.server.live import Connection
from battalia.server.metrics import Metrics
from battalia.server.reminders import Reminders
from battalia.server.store import Elsewhere, Person, Store, StoreError
from battalia.server.work import Asker
from server.databases import act, opened, seat_rows, table_row

pytestmark = pytest.mark.anyio

LEASE = 3600.0
"""Seconds: however slow the machine is, nobody's time is over before a test says so."""
ONE, OTHER = "127.0.0.1:1", "127.0.0.1:2"
KEY = b"the hash of Ada's key"


class World(NamedTuple):
    """A process with a hall, and the store of another one; the first leads the table t1."""

    hall: Hall
    store: Store
    other: Store
    ada: Person

    async def taken_over(self) -> None:
        """The other process leads the table, and has gone on there."""
        await self.store.leave()
        await self.other.lead("t1")
        await self.other.append("t1", [act(0)], state="playing")


@asynccontextmanager
async def world(url: str) -> AsyncIterator[World]:
    async with opened(url) as store, opened(url) as other:
        computers = Computers(1)
        hall = Hall(store, computers, Reminders(), Metrics(), address=ONE, lease=LEASE)
        await store.enter(ONE, LEASE)
        await other.enter(OTHER, LEASE)
        ada = await store.add_person("Ada", KEY)
        await store.add_table(table_row("t1", ada.id), seat_rows("t1", ada.id))
        yield World(hall, store, other, ada)
        await computers.close()


class Held:
    """Something that is answered only when the test says so, or not even done before."""

    def __init__(self, answer: Callable[..., Awaitable[Any]], *, undone: bool = False) -> None:
        self._answer = answer
        self._undone = undone
        self.reached = asyncio.Event()
        self.go = asyncio.Event()

    async def __call__(self, *args: Any) -> Any:
        self.reached.set()
        if self._undone:
            await self.go.wait()
        answer = await self._answer(*args)
        await self.go.wait()
        return answer


async def test_whoever_sits_down_while_the_table_is_put_away_comes_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(database_url) as (hall, store, _, _):
        live = await hall.live("t1")
        held = Held(store.chat)
        monkeypatch.setattr(store, "chat", held)
        ada = Connection(Proof())
        coming = asyncio.create_task(hall.sit_down("t1", ada, [KEY]))
        await held.reached.wait()
        hall.lose(live)
        held.go.set()
        with pytest.raises(Elsewhere):
            await coming
        assert ada not in live.connections
        assert ada.mailbox.empty()


async def test_whoever_sits_down_while_the_time_runs_out_comes_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(database_url) as (hall, store, _, _):
        held = Held(store.chat)
        monkeypatch.setattr(store, "chat", held)
        ada = Connection(Proof())
        coming = asyncio.create_task(hall.sit_down("t1", ada, [KEY]))
        await held.reached.wait()
        monkeypatch.setattr(store, "ticking", lambda: float("inf"))
        held.go.set()
        with pytest.raises(Elsewhere):
            await coming
        assert ada.mailbox.empty()


async def test_a_table_that_was_led_before_a_process_came_in_anew_is_not_taken_up(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(database_url) as (hall, store, other, _):
        held = Held(store.table)
        monkeypatch.setattr(store, "table", held)
        coming = asyncio.create_task(hall.live("t1"))
        await held.reached.wait()
        await store.enter(ONE, LEASE)
        # That one can have it now.
        await other.lead("t1")
        held.go.set()
        with pytest.raises(Elsewhere):
            await coming
        assert hall.in_memory("t1") is None


async def test_what_is_taken_up_while_a_process_comes_in_anew_is_lost_with_the_rest(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(database_url) as (hall, store, _, _):
        held, done = Held(store.enter, undone=True), asyncio.Event()

        async def too_late() -> bool:
            return False

        async def entered(*args: Any) -> Any:
            answer = await held(*args)
            # No second time: the rest of the test is calm.
            monkeypatch.setattr("battalia.server.hall.SIGN", 1.0)
            done.set()
            return answer

        monkeypatch.setattr("battalia.server.hall.SIGN", 0.0)
        monkeypatch.setattr(store, "renew", too_late)
        monkeypatch.setattr(store, "enter", entered)
        keeping = asyncio.create_task(hall._keep_leading())
        await held.reached.wait()
        # As the database has it, the old time goes on for a moment.
        live = await hall.live("t1")
        ada = Connection(Proof())
        live.connections.add(ada)
        held.go.set()
        await done.wait()
        assert store.leads
        assert hall.in_memory("t1") is None
        assert ada.gone
        keeping.cancel()


async def test_a_list_shows_what_is_stored_when_a_process_leads_no_longer(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(database_url) as there:
        hall, desk = there.hall, Desk(there.hall, 50)

        async def listed() -> int:
            found = await desk.tables_of(Asker(), there.ada, None, 10, None)
            return found.tables[0].epoch

        assert (await hall.live("t1")).row.epoch == await listed() == -1
        await there.taken_over()
        assert await listed() == 0


async def test_what_fails_after_its_asker_has_gone_is_noted_in_one_line(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Otherwise the loop complains, when the job is thrown away, that nobody asked how it went."""
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: complaints.append(about))
    async with world(database_url) as (hall, _, _, _):
        go = asyncio.Event()

        async def failing() -> None:
            await go.wait()
            raise StoreError("the database is away")

        asker = asyncio.create_task(hall.whole(failing()))
        await asyncio.sleep(0)
        asker.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asker
        go.set()
        while hall._jobs:
            await asyncio.sleep(0)
        gc.collect()
    assert complaints == []
    assert "the database is away" in capsys.readouterr().out
