"""Real servers that share a Redis: what is asked of one is counted at all."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import psycopg
import pytest
from redis.asyncio import Redis
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from battalia.cli import main
from battalia.server.client import Declined, Guest, Plain
from battalia.server.handing import META
from battalia.server.limits import Bucket
from battalia.server.metrics import Metrics
from battalia.server.shared import Shared
from battalia.server.work import TAKE_UP
from server.databases import POSTGRES, PrivateRedis, postgres_database, postgres_server
from server.house import Time, house
from server.serving import served

pytestmark = pytest.mark.anyio

ENOUGH = 120
"""Seconds after which something that must happen has not happened."""
NEVER = 0.001
"""A second: so slow that nothing is gained while a test runs."""
PATIENT = {"redis_patience": 60.0}
"""However slow the machine is, its Redis is not away for that."""


@pytest.fixture
def database() -> Iterator[str]:
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as url:
        yield url


@asynccontextmanager
async def halls(database: str, redis: str, number: int, **more: Any) -> AsyncIterator[list[str]]:
    """The addresses of so many processes of one hall."""
    settings = {**PATIENT, **more, "redis": redis}
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(house(database, Time(), hall=True, **settings))
            for _ in range(number)
        ]


async def health(url: str) -> Plain:
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        answer = await client.get("/health")
        assert answer.status_code == 200
        told: Plain = answer.json()
        return told


async def until_redis_is(state: str, *urls: str) -> None:
    async with asyncio.timeout(ENOUGH):
        for url in urls:
            while (await health(url))["redis"] != state:
                pass


async def asked(urls: list[str], times: int) -> int:
    """Asks one process after the other; how often it was answered."""
    answered = 0
    for number in range(times):
        async with httpx.AsyncClient(base_url=urls[number % len(urls)], timeout=60) as client:
            answered += (await client.get("/api/offer")).status_code == 200
    return answered


# Limits.


async def test_requests_count_together_wherever_they_come_in(database: str, redis_url: str) -> None:
    async with halls(database, redis_url, 3, rate_each=NEVER, burst_each=10) as urls:
        # Whoever looks whether a process is there has asked as well: three have.
        assert await asked(urls, 12) == 7
        async with httpx.AsyncClient(base_url=urls[1]) as client:
            refused = await client.get("/api/offer")
        assert refused.json()["reason"]["id"] == "too-many-requests"
        assert 900 <= int(refused.headers["retry-after"]) <= 1000


async def test_logins_are_counted_together_wherever_they_are_tried(
    database: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("battalia.server.app.LOGINS", (NEVER, 10))
    async with halls(database, redis_url, 3) as urls:
        tried = []
        for number in range(15):
            guest = Guest(urls[number % 3])
            with pytest.raises(Declined) as refusal:
                await guest.post(
                    "/api/login", {"login": "ada", "password": f"a wild guess {number}"}
                )
            tried.append(refusal.value.id)
            await guest.close()
        assert tried == ["login-wrong"] * 10 + ["too-many-logins"] * 5


async def newcomers(url: str) -> int:
    """How many more come in at a process, until one is too many."""
    came = 0
    while True:
        guest = Guest(url)
        try:
            await guest.post("/api/people", {"name": "Cid"})
        except Declined as refusal:
            return came if refusal.id == "too-many-people" else -1
        finally:
            await guest.close()
        came += 1


async def test_newcomers_are_counted_together(database: str, redis_url: str) -> None:
    async with halls(database, redis_url, 2, people_each=5) as (first, second):
        for number in range(4):
            guest = await Guest.named((first, second)[number % 2], "Ada")
            await guest.close()
        assert [await newcomers(first), await newcomers(second)] == [1, 0]


async def taken(database: str, url: str, name: str) -> float:
    """What was ever taken out of a bucket in Redis that gains nothing worth mentioning."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT value FROM meta WHERE key = %s", [META]).fetchone()
    assert row is not None
    shared = Shared(url, Metrics())
    await shared.open(str(row[0]).encode())
    key = shared._key(Bucket(NEVER, 1, name))
    await shared.close()
    async with Redis.from_url(url) as redis:
        return float(await redis.get(key) or 0) / 1e6 * NEVER


@asynccontextmanager
async def at_a_table_of_another(first: str, second: str) -> AsyncIterator[tuple[Guest, str]]:
    """Somebody who comes to the second process, and their table, which the first one leads."""
    ada, bea = await Guest.named(first, "Ada"), await Guest.named(second, "Bea")
    links = await ada.set_up(
        options={"players": 2}, seats=[{"who": "computer", "level": "random"}, {"who": "link"}]
    )
    await bea.join(links["seats"]["p2"])
    yield bea, links["table"]["id"]
    for guest in (ada, bea):
        await guest.close()


async def test_a_message_that_is_handed_on_is_counted_once(database: str, redis_url: str) -> None:
    settings: dict[str, Any] = {"rate_each": NEVER, "burst_each": 1000}
    async with halls(database, redis_url, 2, **settings) as (first, second):

        async def spent() -> float:
            for url in (first, second):
                # What a process asks is answered when all is known that it has to tell.
                assert await asked([url], 1) == 1
            return await taken(database, redis_url, "requests 127.0.0.1")

        async with (
            at_a_table_of_another(first, second) as (bea, table),
            bea.at(table) as place,
        ):
            before = await spent()
            for _ in range(16):
                await place.ask({"type": "ping"})
            assert await spent() - before == pytest.approx(2 + 16 / 8)


async def test_work_that_is_handed_on_is_paid_once(database: str, redis_url: str) -> None:
    settings: dict[str, Any] = {"work_each": NEVER, "work_burst": 1e5}
    async with (
        halls(database, redis_url, 2, **settings) as (first, second),
        at_a_table_of_another(first, second) as (bea, table),
    ):
        before = await taken(database, redis_url, "work 127.0.0.1")
        await bea.request("GET", f"/api/tables/{table}/position")
        after = await taken(database, redis_url, "work 127.0.0.1")
        assert after - before == pytest.approx(TAKE_UP.price)


async def test_a_process_that_is_killed_gives_its_sockets_back(
    database: str, redis_url: str
) -> None:
    flags = ("--hall", "127.0.0.1:0", "--redis", redis_url, "--connections-each", "2")
    settings = {"BATTALIA_LEASE": "3", "BATTALIA_REDIS_PATIENCE": "60"}
    with (
        served(database, *flags, settings=settings) as first,
        served(database, *flags, settings=settings) as second,
    ):
        path = "/api/tables/234567abcdef/live"
        here, there = (one.url.replace("http", "ws", 1) + path for one in (first, second))
        async with connect(here), connect(here):
            with pytest.raises(InvalidStatus):
                await connect(there)
            first.kill()
            async with asyncio.timeout(ENOUGH):
                while True:
                    with suppress(InvalidStatus):
                        async with connect(there):
                            break


# Presence.


async def here(guest: Guest) -> list[bool]:
    """At which seats of their only table somebody is, in the list of somebody's tables."""
    (table,) = (await guest.get("/api/tables"))["tables"]
    return [bool(seat.get("here")) for seat in table["seats"]]


async def test_the_list_of_tables_knows_who_is_at_one_that_another_process_leads(
    database: str, redis_url: str
) -> None:
    async with halls(database, redis_url, 2) as (first, second):
        ada, bea = await Guest.named(first, "Ada"), await Guest.named(second, "Bea")
        links = await ada.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}])
        await bea.join(links["seats"]["p2"])
        assert await here(bea) == [False, False]
        async with asyncio.timeout(ENOUGH):
            async with ada.at(links["table"]["id"]):
                while await here(bea) != [True, False]:
                    pass
                async with bea.at(links["table"]["id"]):
                    while await here(bea) != [True, True]:
                        pass
                    assert await here(ada) == [True, True]
                while await here(bea) != [True, False]:
                    pass
            while await here(bea) != [False, False]:
                pass
        for guest in (ada, bea):
            await guest.close()


async def test_who_is_there_is_told_to_nobody_whose_table_it_is_not(
    database: str, redis_url: str
) -> None:
    async with halls(database, redis_url, 2) as (first, second):
        ada, eve = await Guest.named(first, "Ada"), await Guest.named(second, "Eve")
        links = await ada.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}])
        async with ada.at(links["table"]["id"]):
            assert (await eve.get("/api/tables"))["tables"] == []
        for guest in (ada, eve):
            await guest.close()


# Redis comes and goes.


async def test_without_redis_the_hall_goes_on_with_limits_of_each_process(
    database: str, own_redis: PrivateRedis
) -> None:
    async with halls(
        database, own_redis.url, 2, rate_each=NEVER, burst_each=1000, people_each=10
    ) as urls:
        guests = [await Guest.named(urls[0], "Ada"), await Guest.named(urls[1], "Bea")]
        assert (await health(urls[0]))["redis"] == "up"
        # Whoever came first knows of the other a moment later.
        async with asyncio.timeout(ENOUGH):
            while (await health(urls[0]))["processes"] != 2:
                await asyncio.sleep(0.2)
        own_redis.stop()
        # Four each, of the eight that are left for two processes.
        assert [await newcomers(url) for url in urls] == [4, 4]
        for url in urls:
            told = await health(url)
            assert (told["status"], told["redis"]) == ("well", "away")
        links = await guests[0].set_up(
            options={"players": 2}, seats=[{"who": "me"}, {"who": "computer", "level": "random"}]
        )
        async with guests[0].at(links["table"]["id"]) as place:
            assert (await place.ask({"type": "ping"}))["type"] == "pong"
        own_redis.start()
        await until_redis_is("up", *urls)
        for guest in guests:
            await guest.close()


async def test_a_redis_that_is_not_there_keeps_no_server_from_starting(database: str) -> None:
    with served(database, "--hall", "127.0.0.1:0", "--redis", "redis://127.0.0.1:1/0") as server:
        told = await health(server.url)
        assert (told["status"], told["redis"]) == ("well", "away")
        server.stop()
        assert server.log.count("redis is away") == 1


async def test_alone_nothing_is_said_of_redis(tmp_path: Any) -> None:
    async with house(tmp_path / "tables.db", Time()) as url:
        assert "redis" not in await health(url)


@pytest.mark.parametrize("url", ["http://localhost:6379", "localhost", "redis://here:99999"])
def test_what_can_be_no_redis_is_refused_in_one_sentence(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--redis", url]) != 0
    told = capsys.readouterr().err
    assert "redis://" in told
    assert told.count("\n") == 1
