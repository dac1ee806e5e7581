"""A database that hangs, is locked or is full: nobody waits for ever, and nothing is done late."""

import asyncio
import os
import resource
import signal
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from threading import Event
from typing import TypeVar

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, Engine, event, make_url

from battalia.server.checkup import PAUSE, Checkup
from battalia.server.denied import BROKEN, Denied
from battalia.server.keys import hashed
from battalia.server.store import ChatLine, Store, StoreError
from server.databases import (
    POSTGRES,
    locked,
    postgres_database,
    postgres_server,
    seat_rows,
    sqlite_url,
    table_row,
)
from server.serving import served

T = TypeVar("T")
pytestmark = pytest.mark.anyio

ENOUGH = 60
"""Seconds after which something that must happen has not happened."""


@asynccontextmanager
async def hasty(url: str, patience: float = 0.5, made: bool = True) -> AsyncIterator[Store]:
    """A store that does not wait for long, with one table."""
    store = Store(url, patience=patience)
    if made:
        await asyncio.to_thread(store.upgrade)
    await store.open()
    try:
        if made:
            ada = await store.add_person("Ada", hashed("Ada's token"))
            await store.add_table(table_row("t1", ada.id), seat_rows("t1", ada.id))
        async with asyncio.timeout(ENOUGH):
            yield store
    finally:
        await store.close()


def line(text: str) -> ChatLine:
    return ChatLine(at=1.0, seat=0, name="Ada", text=text)


async def said(store: Store) -> list[str]:
    return [line.text for line in await store.chat("t1")]


async def insisted(wish: Callable[[], Awaitable[T]]) -> T:
    """What is wished for, asked for until the database is back."""
    while True:
        with suppress(StoreError):
            return await wish()


# Locked.


async def test_what_was_given_up_while_the_database_was_locked_is_not_done_later(
    database_url: str,
) -> None:
    async with hasty(database_url) as store:
        with locked(database_url):
            waiting = [store.add_chat("t1", line(str(number))) for number in range(10)]
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {StoreError}
            assert await said(store) == [], "reading goes on"
        await insisted(lambda: store.add_chat("t1", line("at last")))
        assert await said(store) == ["at last"]


async def test_a_write_that_is_given_up_before_its_commit_is_not_committed(
    database_url: str,
) -> None:
    async with hasty(database_url, patience=5) as store:
        begun, go_on = Event(), Event()

        def ear(_: Connection) -> None:
            begun.set()
            assert go_on.wait(ENOUGH)

        store._patience = 0.2
        event.listen(Engine, "begin", ear)
        try:
            writing = asyncio.create_task(store.add_chat("t1", line("too late")))
            assert await asyncio.to_thread(begun.wait, ENOUGH)
            after = [asyncio.create_task(store.add_chat("t1", line("later"))) for _ in range(3)]
            with pytest.raises(StoreError, match="has not answered in time"):
                await writing
            for one in after:
                with pytest.raises(StoreError, match="has not answered in time"):
                    await one
        finally:
            event.remove(Engine, "begin", ear)
            go_on.set()
        store._patience = 30
        await store.add_chat("t1", line("at last"))
        assert await said(store) == ["at last"]


async def test_a_read_that_takes_too_long_is_given_up_and_those_behind_it_are_not_begun(
    database_url: str,
) -> None:
    async with hasty(database_url, patience=5) as store:
        go_on, looks = Event(), []

        def look(connection: Connection) -> None:
            looks.append(connection)
            assert go_on.wait(ENOUGH)

        store._patience = 0.2
        outcomes = await asyncio.gather(
            *(store._read(look) for _ in range(50)), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {StoreError}
        go_on.set()
        store._patience = 30
        assert await store.count() == 1
        assert len(looks) <= 4, "as many as there are threads"


# Silent.


@contextmanager
def silent_server() -> Iterator[int]:
    """The port of a server that lets everybody in and never says a word."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as door:
        yield door.getsockname()[1]


async def test_a_server_that_never_answers_is_given_up() -> None:
    with silent_server() as port:
        url = f"postgresql://ada:secret@127.0.0.1:{port}/battalia"
        async with hasty(url, made=False) as store:
            for wish in (store.count(), store.set_meta("key", "value")):
                with pytest.raises(StoreError) as caught:
                    await wish
                assert "secret" not in str(caught.value)


class Relay:
    """A way to a PostgreSQL server that can be held up, as by a server that has stopped."""

    def __init__(self, url: str) -> None:
        there = make_url(url)
        self._there = (there.host or "127.0.0.1", there.port or 5432)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = there.set(host="127.0.0.1", port=self._door.getsockname()[1]).render_as_string(
            hide_password=False
        )
        self.flowing = Event()
        self.flowing.set()
        self._start(self._accept)

    def close(self) -> None:
        self.flowing.set()
        self._door.close()

    def _start(self, job: Callable[..., None], *args: object) -> None:
        threading.Thread(target=job, args=args, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                there = socket.create_connection(self._there)
                self._start(self._pass_on, here, there)
                self._start(self._pass_on, there, here)

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.flowing.wait()
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def postgres_url() -> Iterator[str]:
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as url:
        yield url


@pytest.fixture
def relay(postgres_url: str) -> Iterator[Relay]:
    relay = Relay(postgres_url)
    yield relay
    relay.close()


async def test_a_server_that_stops_answering_is_given_up_until_it_is_back(relay: Relay) -> None:
    async with hasty(relay.url, patience=1) as store:
        assert await store.count() == 1
        relay.flowing.clear()
        for _ in range(3):
            outcomes = await asyncio.gather(
                store.count(), store.add_chat("t1", line("?")), return_exceptions=True
            )
            assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
        relay.flowing.set()
        await insisted(lambda: store.add_chat("t1", line("at last")))
        assert await insisted(lambda: said(store)) == ["at last"]


async def test_processes_of_the_server_that_were_stopped_are_left_behind(
    postgres_url: str,
) -> None:
    async with hasty(postgres_url, patience=1) as store:
        assert await store.count() == 1
        with psycopg.connect(postgres_url) as other:
            found = other.execute(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
                " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
            processes = [pid for (pid,) in found]
        try:
            for process in processes:
                os.kill(process, signal.SIGSTOP)
        except (PermissionError, ProcessLookupError):
            pytest.skip("the PostgreSQL server's processes are not ours to stop")
        try:
            # Those that answer no more are broken off; new ones do, without anybody's help.
            await insisted(lambda: store.add_chat("t1", line("at last")))
            assert await insisted(lambda: said(store)) == ["at last"]
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)


async def test_a_statement_that_takes_too_long_is_ended_by_the_server(postgres_url: str) -> None:
    async with hasty(f"{postgres_url}?options=-c%20work_mem%3D1234kB", patience=1) as store:
        found = await store._read(
            lambda connection: [
                connection.exec_driver_sql(f"SHOW {name}").scalar()
                for name in ("statement_timeout", "work_mem")
            ]
        )
        assert found == ["1s", "1234kB"]


# Well or not.


class Patient:
    """A store that answers when the test says so, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = {"count": 0, "try_writing": 0}
        self.problem: StoreError | None = None
        self.reading, self.writing = asyncio.Event(), asyncio.Event()
        self.reading.set()
        self.writing.set()

    async def count(self) -> int:
        self.asked["count"] += 1
        await self.reading.wait()
        return 7

    async def try_writing(self) -> None:
        self.asked["try_writing"] += 1
        await self.writing.wait()
        if self.problem is not None:
            raise self.problem


async def unwell(checkup: Checkup) -> str:
    with pytest.raises(Denied) as caught:
        await checkup.tables()
    assert caught.value.status == BROKEN
    return caught.value.reason.id


async def test_writing_is_tried_once_in_ten_seconds_whoever_asks() -> None:
    now, store = [100.0], Patient()
    checkup = Checkup(store, lambda: now[0])  # type: ignore[arg-type]
    assert await asyncio.gather(*(checkup.tables() for _ in range(50))) == [7] * 50
    assert store.asked == {"count": 1, "try_writing": 1}
    store.problem = StoreError("The disk is full.")
    now[0] += PAUSE - 0.001
    assert await checkup.tables() == 7
    assert store.asked["try_writing"] == 1
    now[0] += 0.001
    assert [await unwell(checkup) for _ in range(5)] == ["unwell-writing"] * 5
    assert store.asked["try_writing"] == 2
    store.problem = None
    now[0] += PAUSE
    assert await checkup.tables() == 7
    assert PAUSE == 10


async def test_while_the_database_says_nothing_everybody_is_told_so() -> None:
    now, store = [100.0], Patient()
    checkup = Checkup(store, lambda: now[0], bound=0.05)  # type: ignore[arg-type]
    store.reading.clear()
    found = await asyncio.gather(*(unwell(checkup) for _ in range(20)))
    assert set(found) == {"unwell-reading"}
    now[0] += 100
    assert await unwell(checkup) == "unwell-reading"
    assert store.asked["count"] == 1, "nobody else is sent after the first"
    store.reading.set()
    store.writing.clear()
    now[0] += 100
    assert await unwell(checkup) == "unwell-writing"
    now[0] += 100
    assert await unwell(checkup) == "unwell-writing"
    store.writing.set()
    while (await asyncio.gather(checkup.tables(), return_exceptions=True))[0] != 7:
        pass


def health(url: str) -> tuple[int, str | None]:
    answer = httpx.get(f"{url}/health", timeout=ENOUGH)
    told = answer.json()
    return answer.status_code, told["reason"]["id"] if "reason" in told else told["status"]


def test_a_server_whose_database_is_locked_is_not_well(tmp_path: Path) -> None:
    database = tmp_path / "battalia.sqlite"
    with served(database, "--workers", "1", alone=True) as server:
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert health(server.url) == (503, "unwell-writing")
        assert health(server.url) == (503, "unwell-writing")
        other.close()
        while health(server.url) != (200, "well"):
            pass


def test_a_server_whose_disk_is_full_is_not_well(tmp_path: Path) -> None:
    with served(tmp_path / "battalia.sqlite", "--workers", "1", alone=True) as server:
        # As good as full: no file may become any larger.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, 4096))
        assert health(server.url) == (503, "unwell-writing")
        assert httpx.get(f"{server.url}/api/offer").status_code == 200


async def test_a_full_database_is_not_well_either(tmp_path: Path) -> None:
    def ear(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA max_page_count = 1")  # No more than there are.

    async with hasty(sqlite_url(tmp_path), patience=30) as store:
        await store.try_writing()
    event.listen(Engine, "connect", ear)
    try:
        async with hasty(sqlite_url(tmp_path), patience=30, made=False) as store:
            await store.try_writing()
            with suppress(StoreError):
                while True:
                    await store.add_chat("t1", line("x" * 1000))
            with pytest.raises(StoreError, match="full"):
                await store.try_writing()
    finally:
        event.remove(Engine, "connect", ear)


def test_a_server_whose_database_hangs_says_so_and_goes_on_when_it_is_back(relay: Relay) -> None:
    with served(relay.url, "--workers", "1", alone=True) as server:
        assert health(server.url) == (200, "well")
        relay.flowing.clear()
        assert health(server.url) == (503, "unwell-reading")
        answer = httpx.post(f"{server.url}/api/people", json={"name": "Ann"}, timeout=ENOUGH)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "not-stored")
        assert httpx.get(f"{server.url}/api/offer", timeout=ENOUGH).status_code == 200
        relay.flowing.set()
        while health(server.url) != (200, "well"):
            pass
        ann = httpx.post(f"{server.url}/api/people", json={"name": "Ann"}, timeout=ENOUGH)
        assert ann.status_code == 201
