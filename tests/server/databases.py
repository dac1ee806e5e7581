"""Databases to test with, and rows to put into them."""

import asyncio
import os
import re
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import make_url

from battalia.server.keys import hashed
from battalia.server.store import SeatRow, Store, TableRow
from battalia.server.table import Act
from kills.engines import free_port

POSTGRES = "BATTALIA_TEST_POSTGRES"
"""The environment variable that names a PostgreSQL server: ``postgresql://user@host/postgres``."""

REDIS = "BATTALIA_TEST_REDIS"
"""The same for a Redis or Valkey: ``redis://host:port/0``."""

SETTING = "BATTALIA_TEST_SETTING"


def sqlite_url(folder: Path) -> str:
    """A SQLite database that is not there yet."""
    return f"sqlite:///{folder / 'battalia.sqlite'}"


def postgres_server() -> str | None:
    """The PostgreSQL server to test with, where there is one."""
    return os.environ.get(POSTGRES)


def setting() -> str:
    """How the servers of tests run: ``alone`` on SQLite, one on ``postgresql``, or as ``halls``:
    three on one PostgreSQL and one Redis, behind a proxy."""
    return os.environ.get(SETTING, "alone")


_made: dict[Path, str] = {}


def url_of(place: str | Path) -> str:
    """The database that a test names by a file: another one where that is the setting."""
    if isinstance(place, str):
        return place
    if setting() == "alone":
        return f"sqlite:///{place}"
    if place not in _made:
        server = postgres_server()
        if server is None:
            pytest.skip(f"{POSTGRES} names no PostgreSQL server")
        _made[place] = _created(server)
    return _made[place]


def throw_away(folder: Path) -> None:
    """The databases that files below this folder stand for are not needed any more."""
    server = postgres_server()
    for place in [place for place in _made if place.is_relative_to(folder)]:
        assert server is not None
        _dropped(server, _made.pop(place))


def redis_server() -> str | None:
    """The Redis to test with, where there is one."""
    return os.environ.get(REDIS)


class PrivateRedis:
    """A Redis or Valkey of the test's own, to do with as it likes."""

    def __init__(self, program: str, folder: str) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._command = [program, "--bind", "127.0.0.1", "--port", str(self.port)]
        self._command += ["--dir", folder, "--save", "", "--appendonly", "no"]
        self.start()

    def start(self) -> None:
        """It begins again with nothing, at the same address."""
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "eady to accept connections" in line:
                return
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        """As a power cut would."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()

    def hang(self) -> None:
        """It takes connections and answers nothing."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def private_redis() -> Iterator[PrivateRedis]:
    """A Redis that nobody else uses, and that the test may stop."""
    program = shutil.which("valkey-server") or shutil.which("redis-server")
    if program is None:
        pytest.skip("there is no redis-server or valkey-server on this machine")
    with TemporaryDirectory() as folder:
        redis = PrivateRedis(program, folder)
        try:
            yield redis
        finally:
            redis.stop()


@contextmanager
def postgres_database(server: str) -> Iterator[str]:
    """An empty PostgreSQL database, gone afterwards."""
    url = _created(server)
    try:
        yield url
    finally:
        _dropped(server, url)


def _created(server: str) -> str:
    name = f"battalia_test_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return make_url(server).set(database=name).render_as_string(hide_password=False)


def _dropped(server: str, url: str) -> None:
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{make_url(url).database}" WITH (FORCE)'.encode())


@asynccontextmanager
async def opened(place: str | Path) -> AsyncIterator[Store]:
    """The store in this database, open; everything asked for is done when it is left."""
    store = Store(url_of(place))
    await asyncio.to_thread(store.upgrade)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def leading(place: str | Path, *tables: str) -> AsyncIterator[Store]:
    """The same, for whoever writes at tables: a server that led them can do so no more."""
    async with opened(place) as store:
        await store.enter()
        for table in tables:
            await store.lead(table)
        yield store
        await store.leave()


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Nobody else writes to the tables of this database; reading goes on."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(str(make_url(url).database), isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            connection.close()
    else:
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE people, tables, chat IN SHARE ROW EXCLUSIVE MODE")
            yield


def executed(place: str | Path, *statements: str) -> None:
    """Runs statements on the database past the store."""
    url = url_of(place)
    if url.startswith("sqlite"):
        connection = sqlite3.connect(str(make_url(url).database), isolation_level=None)
        for statement in statements:
            connection.execute(statement)
        connection.close()
    else:
        with psycopg.connect(url) as other:
            for statement in statements:
                # Bytes are written in another way there.
                there = re.sub(r"x'([0-9a-f]*)'", r"'\\x\1'::bytea", statement)
                try:
                    other.execute(there.encode())
                except psycopg.errors.InvalidTextRepresentation:
                    pytest.skip("PostgreSQL does not take such a value")


def found(place: str | Path, query: str) -> list[tuple[Any, ...]]:
    """What the database answers, past the store."""
    url = url_of(place)
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(str(make_url(url).database))) as connection:
            return list(connection.execute(query))
    with psycopg.connect(url) as other:
        return other.execute(query.encode()).fetchall()


BACK: Final = {
    "0020": [
        "ALTER TABLE seats DROP COLUMN avatar",
    ],
    "0019": [
        "DROP TABLE bots",
        "DROP TABLE bot_tokens",
        "DROP TABLE challenges",
        "ALTER TABLE people DROP COLUMN owner",
        "ALTER TABLE people DROP COLUMN digest",
        "ALTER TABLE people DROP COLUMN digested",
        "ALTER TABLE seats DROP COLUMN bot",
    ],
    "0018": [
        "DROP TABLE offices",
        "DROP TABLE reports",
        "DROP TABLE measures",
        "DROP TABLE notes",
        "DROP TABLE announcements",
        "DROP TABLE audit",
        "ALTER TABLE seats DROP COLUMN against",
    ],
    "0017": [
        "DROP TABLE pairings",
        "DROP TABLE entries",
        "DROP TABLE tournaments",
        "ALTER TABLE tables DROP COLUMN tournament",
    ],
    "0016": [
        "DROP TABLE club_tables",
        "DROP TABLE members",
        "DROP TABLE clubs",
        "DROP TABLE invitations",
        "DROP TABLE blocks",
        "DROP TABLE friends",
        "DROP TABLE names",
        "ALTER TABLE people DROP COLUMN avatar",
        "ALTER TABLE people DROP COLUMN privacy",
    ],
    "0015": [
        "DROP TABLE unrated",
        "DROP TABLE ratings",
        "DROP TABLE results",
        "ALTER TABLE tables DROP COLUMN rated",
    ],
    "0014": [
        "DROP TABLE openings",
        "DROP TABLE seekers",
        "ALTER TABLE tables DROP COLUMN public",
        "ALTER TABLE tables DROP COLUMN delay",
    ],
    "0013": [
        "DROP TABLE pledges",
        "DROP TABLE uncounted",
        "DROP TABLE chances",
        "ALTER TABLE tables DROP COLUMN draws",
        "ALTER TABLE tables DROP COLUMN drawn",
        "ALTER TABLE seats DROP COLUMN text",
    ],
    "0012": [
        "ALTER TABLE people DROP COLUMN shares",
        "ALTER TABLE seats DROP COLUMN shares",
    ],
    "0011": [
        "DROP TABLE likes",
        "DROP TABLE scenarios",
        "ALTER TABLE tables DROP COLUMN scenario",
    ],
    "0010": ["DROP TABLE tries", "DROP TABLE puzzlers", "DROP TABLE puzzles"],
    "0009": ["DROP TABLE reviews", "DROP TABLE tallies"],
    "0008": [
        "DROP TABLE halls",
        "ALTER TABLE tables DROP COLUMN leader",
        "ALTER TABLE tables DROP COLUMN token",
    ],
    "0007": ["CREATE TABLE devices (hash TEXT PRIMARY KEY, person INTEGER, until REAL)"],
    "0006": ["DROP TABLE pushes"],
    "0005": [
        "DROP INDEX ix_seats_invited",
        "ALTER TABLE seats DROP COLUMN invited",
        "ALTER TABLE seats DROP COLUMN resigned",
        "ALTER TABLE seats DROP COLUMN ends",
        "DROP TABLE devices",
        "DROP TABLE shelves",
    ],
    "0004": [
        "DROP TABLE tickets",
        "DROP INDEX ix_people_address",
        "ALTER TABLE people DROP COLUMN address",
        "ALTER TABLE people DROP COLUMN mails",
        "ALTER TABLE people DROP COLUMN language",
    ],
    "0003": [
        "DROP INDEX ix_chat_person",
        "DROP INDEX ix_tokens_person",
        "DROP INDEX ix_tables_next",
        "DROP TABLE codes",
        "ALTER TABLE chat RENAME TO later",
        'CREATE TABLE chat AS SELECT "table", number, at, seat, name, text FROM later',
        "DROP TABLE later",
    ],
    "0002": ["ALTER TABLE tables DROP COLUMN origin"],
    "0001": ["ALTER TABLE tables DROP COLUMN asked", "ALTER TABLE tables DROP COLUMN day"],
}
"""How the database had been before each revision, the last one first."""


def brought_back(url: str, revision: str) -> None:
    """The database as an earlier program left it."""
    for former, statements in BACK.items():
        if former >= revision:
            executed(url, *statements)
    executed(url, f"UPDATE alembic_version SET version_num = '{revision}'")


def table_row(table_id: str, host: int, at: float = 0.0) -> TableRow:
    """A table for two that waits for its players."""
    return TableRow(
        id=table_id,
        created=at,
        changed=at,
        options='{"players": 2}',
        settings="{}",
        rules=1,
        seed="seed",
        host=host,
        watch=hashed(f"watch {table_id}"),
    )


def seat_rows(table_id: str, person: int | None = None) -> list[SeatRow]:
    """The two seats of a table: a person's, who may be still to come, and a computer's."""
    return [
        SeatRow(
            0,
            "open" if person is None else "person",
            person=person,
            link=hashed(f"link {table_id}"),
        ),
        SeatRow(1, "computer", name="Steady", level="steady"),
    ]


def act(number: int, at: float = 0.0) -> Act:
    """An act that says its number."""
    if number == 0:
        return Act(0, None, "opening", "", "terrain lakes", at)
    return Act(number, number % 2, "choice", f"choice {number}", "", at)
