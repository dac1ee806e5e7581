"""How a hall grows: with processes, spectators, tables at rest, and the length of games.

    tools/services python tools/growth.py                 all of it (half an hour), as tables
    tools/services python tools/growth.py --only stored   one part

Servers are started on a PostgreSQL and a Redis of their own; the clients of ``battalia load`` play
there. All of them share this machine, so choices a second tell how the processors are shared out;
what grows with the number of processes, and what does not, is told by processor time.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psycopg
from sqlalchemy.engine import make_url

from battalia.server import load
from battalia.server.client import Guest
from battalia.server.load import Plan, Report, Waiting
from battalia.server.store import Store

COMMAND = "import sys; from battalia.cli import main; sys.exit(main())"
FLAGS = (
    *("--rate-each", "100000", "--connections-each", "10000", "--tables-each", "1000000"),
    *("--workers", "1", "--log-level", "ERROR"),
)
PLENTY = {"BATTALIA_WORK_EACH": "1e9", "BATTALIA_WORK_BURST": "1e9"}
SECONDS = 12.0
LATEST = 100.0
"""Milliseconds: of a hundred choices one may take longer."""
AGAIN = 3
"""How often the cost of spectators and that of a long game are measured: the median counts."""


@contextmanager
def database(server: str) -> Iterator[str]:
    """A new database on a PostgreSQL."""
    name = f"growth_{os.getpid()}_{time.monotonic_ns()}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        try:
            yield make_url(server).set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


class Server:
    """A process of the hall."""

    def __init__(self, url: str, redis: str, several: bool) -> None:
        more = ("--hall", "127.0.0.1:0") if several else ()
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database", url),
                *("--redis", redis, *more, *FLAGS),
            ],
            env={**os.environ, **PLENTY},
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stderr is not None
        for line in self._process.stderr:
            found = re.search(r"Battalia is at (\S+)", line)
            if found:
                self.url = found[1].replace("localhost", "127.0.0.1")
                return
        raise SystemExit("the server did not start")

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate()


@contextmanager
def hall(server: str, redis: str, processes: int) -> Iterator[tuple[str, list[str]]]:
    """The database, and the addresses of so many processes on it."""
    with ExitStack() as stack:
        url = stack.enter_context(database(server))
        Store(url).upgrade()
        servers = []
        for _ in range(processes):
            servers.append(Server(url, redis, processes > 1))
            stack.callback(servers[-1].stop)
        yield url, [one.url for one in servers]


def played(urls: Sequence[str], **more: Any) -> Report:
    first, *others = urls
    plan = Plan(url=first, others=tuple(others), **{"seconds": SECONDS, **more})
    report = load.measure(plan)
    if report.problems:
        print("   problems:", load.problems_text(report.problems), flush=True)
    return report


def median(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]


def tell(*columns: object) -> None:
    print("|", " | ".join(f"{one:,.3g}" if isinstance(one, float) else str(one) for one in columns),
          "|", flush=True)  # fmt: skip


def head(*columns: str) -> None:
    print()
    tell(*columns)
    print("|" + "---|" * len(columns), flush=True)


# What is measured.


def by_processes(server: str, redis: str) -> None:
    """Choices a second while one of a hundred takes longer than LATEST, and what each costs."""
    head("processes", "players of a table", "tables", "choices/s", "p50 ms", "p99 ms",
         "processor ms a choice", "cores", "kB a table")  # fmt: skip
    for processes, apart in ((1, False), (3, False), (3, True)):
        with hall(server, redis, processes) as (_, urls):
            for tables in (20, 60, 120, 180, 240, 320):
                report = played(urls, tables=tables, pause=0.5, jobs=2, apart=apart)
                times = report.acknowledged
                tell(
                    processes,
                    "apart" if apart else "together",
                    tables,
                    report.choices / SECONDS,
                    times.p50,
                    times.p99,
                    report.processor,
                    report.busy,
                    report.memory_each / 1000,
                )
                if times.p99 > LATEST:
                    break


def by_spectators(server: str, redis: str) -> None:
    """What an act costs with so many spectators, at the leader's process and at another one."""
    head("spectators", "at", "choices/s", "told to all, p50 ms", "processor ms a choice",
         "processor ms a spectator and choice", "games that end meanwhile")  # fmt: skip
    with hall(server, redis, 2) as (_, urls):

        def reports(at: str, spectators: int) -> list[Report]:
            # So long that no game ends: spectators of the next one would have to come in.
            seconds = 2.0 if spectators < 500 else 5.0
            plan: dict[str, Any] = {"tables": 1, "pause": 0, "acts": 50, "seconds": seconds}
            return [
                played(urls[: 1 + (at != urls[0])], spectators=spectators, watch_at=at, **plan)
                for _ in range(AGAIN)
            ]

        alone = median([report.processor for report in reports(urls[0], 0)])
        for spectators in (1, 50, 500, 2000):
            for place, at in (("the leader", urls[0]), ("another process", urls[1])):
                found = reports(at, spectators)
                processor = median([report.processor for report in found])
                tell(
                    spectators,
                    place,
                    median([report.choices / report.plan.seconds for report in found]),
                    median([report.watched.p50 for report in found if report.watched]),
                    processor,
                    (processor - alone) / spectators,
                    sum(report.games for report in found),
                )


def by_stored(server: str, redis: str) -> None:
    """What tables at rest cost those that are played, and whoever opens one."""
    head("tables at rest", "database MB", "processor ms a choice", "p99 ms", "open one, p50 ms",
         "p95 ms", "list of one's tables ms", "server MB")  # fmt: skip
    with hall(server, redis, 1) as (url, urls):
        plan = Plan(url=urls[0], tables=1, seconds=1, stored=200)
        watch = load.in_loop(load.fill(plan))
        for number in (200, 10_000, 100_000):
            multiply(url, number, len(watch))
            report = played(urls, tables=20, pause=0, jobs=1)
            some = Random(1).sample(watch, 50)
            times = Waiting.of(load.in_loop(load.opened(urls[0], some)))
            with psycopg.connect(url) as connection:
                row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
            assert row is not None
            tell(number, row[0] / 1e6, report.processor, report.acknowledged.p99, times.p50,
                 times.p95, 1000 * asyncio.run(listing(urls[0])), report.after / 1e6)  # fmt: skip


def multiply(url: str, number: int, originals: int) -> None:
    """So many tables at rest: copies of the first ones, whose keys nobody has."""
    with psycopg.connect(url, autocommit=True) as connection:
        row = connection.execute("SELECT count(*) FROM tables").fetchone()
        assert row is not None
        while row[0] < number:
            more = min(number - row[0], 10_000)
            for table in ("tables", "seats", "acts", "snapshots"):
                connection.execute(copying(connection, table, more, originals).encode())
            connection.execute("UPDATE growth SET done = done + %s", [more])
            row = connection.execute("SELECT count(*) FROM tables").fetchone()
            assert row is not None
        connection.execute("VACUUM ANALYZE")


def copying(connection: "psycopg.Connection[Any]", table: str, more: int, originals: int) -> str:
    """The statement that copies the rows of one form for ``more`` tables."""
    connection.execute(
        "CREATE TABLE IF NOT EXISTS growth AS "
        "SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, 0::bigint AS done FROM tables"
    )
    found = connection.execute(
        "SELECT column_name FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name = %s",
        [table],
    ).fetchall()
    names = [name for (name,) in found]
    key = "id" if table == "tables" else "table"
    # Keys are one of a kind; what they are hashes of nobody knows.
    new = {key: "'g' || n", "watch": "decode(md5('w' || n), 'hex')", "leader": "''", "link": "NULL"}
    if table == "seats":
        del new["watch"]
    columns = ", ".join(f'"{name}"' for name in names)
    values = ", ".join(new.get(name, f'original."{name}"') for name in names)
    return (
        f"INSERT INTO {table} ({columns}) SELECT {values} "
        f"FROM generate_series((SELECT max(done) FROM growth), "
        f"(SELECT max(done) FROM growth) + {more - 1}) AS n "
        f"JOIN growth ON place = n % {originals} "
        f'JOIN {table} AS original ON original."{key}" = growth.id'
    )


async def listing(url: str) -> float:
    """Seconds for the list of whoever has three tables."""
    guest = await Guest.named(url, "Ada")
    for _ in range(3):
        await guest.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}])
    times = []
    for _ in range(20):
        began = time.perf_counter()
        await guest.get("/api/tables")
        times.append(time.perf_counter() - began)
    await guest.close()
    return median(times)


def by_length(server: str, redis: str) -> None:
    """What a choice costs late in a long game, and to open one that is at rest."""
    head("acts behind it", "processor ms a choice", "games that end meanwhile", "p99 ms",
         "kB a table", "open one, p50 ms", "a page of its history, ms")  # fmt: skip
    with hall(server, redis, 1) as (_, urls):
        for acts in (50, 250, 500):
            reports = [
                played(urls, tables=20, pause=0, jobs=1, acts=acts, seconds=4) for _ in range(AGAIN)
            ]
            opened, page = load.in_loop(reading(urls[0], acts))
            # Where a game ends, its draws are counted and another one is set up, for four who come.
            tell(acts, median([one.processor for one in reports]),
                 int(median([one.games for one in reports])),
                 median([one.acknowledged.p99 for one in reports]),
                 median([one.memory_each for one in reports]) / 1000, opened, page)  # fmt: skip


async def reading(url: str, acts: int) -> tuple[float, float]:
    """Milliseconds to open games of this length that are at rest, and to read their last page."""
    watch = []
    async with load.somebody(url) as host:
        for seed in range(10):
            seats = [{"who": "here"}] * len(load.SEATS)
            new = await host.set_up(record=load.record(seed, acts), seats=seats)
            watch.append((new["table"]["id"], new["watch"]))
        await asyncio.to_thread(load.settled, url, 0)
        opened = await load.opened(url, watch)
        pages = []
        for table, _ in watch:
            began = time.perf_counter()
            await host.get(f"/api/tables/{table}/history?viewer=watch&since={acts - 20}")
            pages.append(time.perf_counter() - began)
    return 1000 * median(opened), 1000 * median(pages)


PARTS: dict[str, Callable[[str, str], None]] = {
    "processes": by_processes,
    "spectators": by_spectators,
    "stored": by_stored,
    "length": by_length,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=PARTS, nargs="*", help="these parts")
    args = parser.parse_args()
    server, redis = (os.environ.get(f"BATTALIA_TEST_{name}") for name in ("POSTGRES", "REDIS"))
    if not server or not redis:
        raise SystemExit("Run it with tools/services: it needs a PostgreSQL and a Redis.")
    for part in args.only or PARTS:
        print(f"\n{(PARTS[part].__doc__ or '').strip()}", flush=True)
        PARTS[part](server, redis)
    return 0


if __name__ == "__main__":
    assert Path(__file__).parent.name == "tools"
    sys.exit(main())
