"""Several processes and one Redis: together they allow what one would, and without it as well."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
from redis.asyncio import Redis

from battalia.server.denied import Denied
from battalia.server.limits import Bucket, Limits
from battalia.server.metrics import Metrics
from battalia.server.shared import DUE, SCRIPTS, Shared
from battalia.server.turns import is_redis
from battalia.server.work import Asker, Work, Workshop
from server.databases import PrivateRedis
from server.test_metrics import values

pytestmark = pytest.mark.anyio

ENOUGH = 120
"""Seconds after which something that must happen has not happened."""
NEVER = 0.001
"""Tokens per second: so slow that none comes while a test runs."""


@asynccontextmanager
async def process(url: str, secret: bytes = b"hall", **more: Any) -> AsyncIterator[Shared]:
    """A process of a hall; however slow the machine is, its Redis is not away for that."""
    shared = Shared(url, Metrics(), **{"patience": 60.0} | more)
    await shared.open(secret)
    try:
        yield shared
    finally:
        await shared.close()


@asynccontextmanager
async def three(url: str, **more: Any) -> AsyncIterator[list[Shared]]:
    """Three processes of one hall, which no other test knows."""
    secret = secrets.token_bytes(16)
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(process(url, secret, **more)) for _ in range(3)]


async def in_turn(limits: list[Limits], times: int, key: str = "ann") -> int:
    """Asks one process after the other; how often the answer was yes."""
    allowed = 0
    for number in range(times):
        wait = await limits[number % len(limits)].ask(key, time.monotonic())
        allowed += wait == 0
    return allowed


def key_of(shared: Shared, limits: Limits, key: str) -> str:
    """Under which name a bucket lies in Redis."""
    return shared._key(limits.bucket(key, time.monotonic()))


async def said(shared: Shared) -> None:
    """All that this process had to tell is known to others."""
    await shared.elsewhere(["anything"])


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(ENOUGH):
        while not true():
            await asyncio.sleep(0.01)


# Buckets.


async def test_three_processes_together_allow_what_one_would(redis_url: str) -> None:
    async with three(redis_url) as processes:
        limits = [one.limits("requests", NEVER, 7) for one in processes]
        assert await in_turn(limits, 12) == 7
        assert await in_turn(limits, 3, "ben") == 3, "others have limits of their own"
        # Whoever is refused hears for how long.
        assert [await one.ask("ann", time.monotonic()) for one in limits] == [
            pytest.approx(1000, abs=60)
        ] * 3


async def test_many_who_ask_at_once_get_no_more_than_there_is(redis_url: str) -> None:
    async with three(redis_url) as processes:
        limits = [one.limits("requests", NEVER, 10) for one in processes]
        asked = (one.ask("ann", time.monotonic()) for one in limits * 20)
        assert (await asyncio.gather(*asked)).count(0) == 10


async def test_a_shared_bucket_fills_again(redis_url: str) -> None:
    async with three(redis_url) as (one, other, _):
        bucket, same = (shared.limits("requests", 100, 1) for shared in (one, other))
        assert await bucket.ask("ann", time.monotonic()) == 0
        async with asyncio.timeout(ENOUGH):
            while await same.ask("ann", time.monotonic()) > 0:
                pass


async def test_what_costs_more_than_a_bucket_holds_can_be_had_from_a_full_one(
    redis_url: str,
) -> None:
    async with three(redis_url) as (one, other, _):
        limits = [shared.limits("requests", NEVER, 5) for shared in (one, other)]
        assert await limits[0].ask("ann", time.monotonic(), 1000) == 0
        assert await limits[1].ask("ann", time.monotonic(), 1) > 0


async def test_work_at_any_process_is_paid_from_the_same_purses_and_not_in_vain(
    redis_url: str,
) -> None:
    async with three(redis_url) as processes:
        one, two, three_ = (Workshop(Metrics(), NEVER, 2000, shared) for shared in processes)
        half = Work("half", "quick", 500)
        await one.charge(Asker("a", 1), half)
        await two.charge(Asker("a", 1), half)
        with pytest.raises(Denied) as refused:
            await three_.charge(Asker("a", 1), Work("cheap", "quick", 10))
        assert refused.value.reason.id == "too-much-work"
        # Another person of the same address has what is left there: 1,000 of 2,000.
        await three_.charge(Asker("a", 2), Work("dear", "quick", 900))
        with pytest.raises(Denied):
            await one.charge(Asker("a", 3), half)
        # What was refused was taken from nobody.
        await two.charge(Asker("b", 3), Work("all of it", "quick", 1000))


async def test_a_crowd_of_addresses_finds_an_end_at_all_processes_together(redis_url: str) -> None:
    async with three(redis_url) as processes:
        workshops = [Workshop(Metrics(), NEVER, 1000, shared) for shared in processes]
        allowed = 0
        for number in range(30):
            workshop = workshops[number % 3]
            await workshop.charge(Asker(f"a{number}"), Work("half", "quick", 600))
        for number in range(30):
            with suppress(Denied):
                workshop = workshops[(number + 1) % 3]
                await workshop.charge(Asker(f"a{number}"), Work("more", "quick", 400))
                allowed += 1
        assert allowed == 12, "5,000 in all, of 400 each"
        await workshops[0].charge(Asker("bystander"), Work("little", "quick", 220))


async def test_what_was_done_at_once_is_told_before_anything_is_asked(redis_url: str) -> None:
    async with three(redis_url) as processes:
        limits = [one.limits("requests", NEVER, 12) for one in processes]
        for one in limits:
            assert all(one.allow("ann", time.monotonic()) for _ in range(3))
        for shared in processes:
            await said(shared)
        assert await in_turn(limits, 9) == 3


async def test_others_hear_by_themselves_of_what_was_done_at_once(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("battalia.server.shared.BEAT", 3600)
    async with three(redis_url, lease=1e5) as (one, *_), Redis.from_url(redis_url) as redis:
        limits = one.limits("requests", NEVER, 100)
        assert limits.allow("ann", time.monotonic())
        async with asyncio.timeout(ENOUGH):
            while not await redis.exists(key_of(one, limits, "ann")):
                pass


async def test_a_process_hears_what_others_have_taken_when_it_tells_of_its_own(
    redis_url: str,
) -> None:
    async with three(redis_url) as (one, other, _):
        first, second = (shared.limits("requests", NEVER, 12) for shared in (one, other))
        assert all(first.allow("ann", time.monotonic()) for _ in range(11))
        await said(one)
        assert second.allow("ann", time.monotonic()), "it does not know yet"
        await said(other)
        assert not second.allow("ann", time.monotonic())


async def test_what_was_too_much_is_paid_back(redis_url: str) -> None:
    async with three(redis_url) as processes:
        limits = [one.limits("requests", NEVER, 8) for one in processes]
        for one in limits[:2]:
            assert all(one.allow("ann", time.monotonic()) for _ in range(6))
        for shared in processes:
            await said(shared)
        # Twelve of eight: five have to come before there is one.
        assert await limits[2].ask("ann", time.monotonic()) == pytest.approx(5000, abs=60)


async def test_much_at_once_is_told_at_once(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("battalia.server.shared.SOON", 3600)
    monkeypatch.setattr("battalia.server.shared.BEAT", 3600)
    async with three(redis_url, lease=1e5) as (one, *_), Redis.from_url(redis_url) as redis:
        limits = one.limits("requests", NEVER, 160)
        part = int(160 * DUE)
        assert limits.allow("ann", time.monotonic(), part - 1)
        assert not await redis.exists(key_of(one, limits, "ann"))
        assert limits.allow("ann", time.monotonic())
        async with asyncio.timeout(ENOUGH):
            while not await redis.exists(key_of(one, limits, "ann")):
                pass


# What lies in Redis.


async def test_all_that_lies_there_is_small_and_expires(redis_url: str) -> None:
    async with three(redis_url) as processes, Redis.from_url(redis_url) as redis:
        limits = [one.limits("requests", NEVER, 5) for one in processes]
        for key in ("ann", "x" * 100_000, "Zoë"):
            await in_turn(limits, 3, key)
        processes[0].tell("y" * 100_000, 1)
        await said(processes[0])
        found = [key async for key in redis.scan_iter(f"{processes[0]._place}*")]
        assert len(found) == 3 + 1 + 3, "buckets, all processes, each process"
        for key in found:
            assert 0 < await redis.pttl(key) <= 86_400_000
            assert len(key) < 64
            assert (await redis.memory_usage(key) or 0) < 512


async def test_a_full_bucket_does_not_lie_there(redis_url: str) -> None:
    async with three(redis_url) as (one, *_), Redis.from_url(redis_url) as redis:
        limits = one.limits("requests", 1000, 1)
        await limits.ask("ann", time.monotonic())
        async with asyncio.timeout(ENOUGH):
            while await redis.exists(key_of(one, limits, "ann")):
                pass


async def test_two_halls_on_one_redis_never_meet(redis_url: str) -> None:
    secret, other = secrets.token_bytes(16), secrets.token_bytes(16)
    async with process(redis_url, secret) as ours, process(redis_url, other) as theirs:
        assert await in_turn([ours.limits("requests", NEVER, 3)], 5) == 3
        assert await in_turn([theirs.limits("requests", NEVER, 3)], 5) == 3
        ours.tell("connections", 5)
        await said(ours)
        assert await theirs.elsewhere(["connections"]) == []


async def test_what_redis_has_thrown_away_is_told_again(own_redis: PrivateRedis) -> None:
    async with (
        process(own_redis.url, lease=2) as one,
        process(own_redis.url, lease=2) as other,
        Redis.from_url(own_redis.url) as redis,
    ):
        one.tell("connections", 5)
        await said(one)
        assert await other.elsewhere(["connections"]) == [[5]]
        await redis.flushdb()
        assert await other.elsewhere(["connections"]) == []
        async with asyncio.timeout(ENOUGH):
            while await other.elsewhere(["connections"]) != [[5]]:
                pass
        assert one.up
        assert other.up


# Connections.


async def test_connections_at_all_processes_count_together(redis_url: str) -> None:
    async with three(redis_url) as processes:
        one, two, last = (shared.connections("sockets", 2, 3) for shared in processes)
        assert await one.admit("ann")
        assert await two.admit("ann")
        assert not await last.admit("ann")
        assert await last.admit("ben")
        assert not await last.admit("cas"), "three in all"
        assert (one.open, two.open, last.open) == (1, 1, 1)
        one.leave("ann")
        await said(processes[0])
        assert await last.admit("ann")


async def test_of_many_who_come_at_once_no_more_are_let_in(redis_url: str) -> None:
    async with three(redis_url) as processes:
        doors = [shared.connections("sockets", 4, 100) for shared in processes]
        admitted = await asyncio.gather(*(door.admit("ann") for door in doors * 5))
        assert 0 < sum(admitted) <= 4
        assert sum(door.open for door in doors) == sum(admitted)


async def test_who_gives_up_before_there_is_an_answer_takes_no_place(
    own_redis: PrivateRedis,
) -> None:
    async with process(own_redis.url) as one:
        sockets = one.connections("sockets", 2, 3)
        own_redis.hang()
        coming = asyncio.create_task(sockets.admit("ann"))
        await until(lambda: sockets.open == 1)
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)
        own_redis.go_on()
        assert (sockets.open, sockets.of("ann")) == (0, 0)


async def test_a_door_that_cannot_wait_goes_by_what_it_last_heard(redis_url: str) -> None:
    async with three(redis_url) as processes:
        one, two, _ = (shared.connections("visitors", 2, 100) for shared in processes)
        assert one.enter("ann")
        assert one.enter("ann")
        await said(processes[0])
        assert two.enter("ann"), "nobody has told it yet"
        await said(processes[1])
        assert not two.enter("ann")
        one.leave("ann")
        one.leave("ann")
        await said(processes[0])
        # Whoever is refused has it looked at again: nobody is shut out by what was so once.
        two.enter("ann")
        await said(processes[1])
        assert two.enter("ann")


async def test_a_process_that_dies_gives_its_connections_back(redis_url: str) -> None:
    secret = secrets.token_bytes(16)
    async with process(redis_url, secret, lease=1.0) as one, process(redis_url, secret) as other:
        dying, living = (shared.connections("sockets", 1, 100) for shared in (one, other))
        assert await dying.admit("ann")
        assert not await living.admit("ann")
        for task in one._tasks:
            task.cancel()
        async with asyncio.timeout(ENOUGH):
            while not await living.admit("ann"):
                pass


async def test_a_process_that_lives_keeps_its_connections(redis_url: str) -> None:
    secret = secrets.token_bytes(16)
    async with (
        process(redis_url, secret, lease=1.0) as one,
        process(redis_url, secret) as other,
        Redis.from_url(redis_url) as redis,
    ):
        assert await one.connections("sockets", 1, 100).admit("ann")
        before = await redis.pttl(one._own)
        async with asyncio.timeout(ENOUGH):
            while await redis.pttl(one._own) <= before:
                assert await redis.exists(one._own)
                before = await redis.pttl(one._own)
        assert not await other.connections("sockets", 1, 100).admit("ann")


async def test_a_process_that_closes_gives_its_connections_back_at_once(redis_url: str) -> None:
    secret = secrets.token_bytes(16)
    async with process(redis_url, secret) as other:
        async with process(redis_url, secret) as one:
            assert await one.connections("sockets", 1, 100).admit("ann")
        assert await other.connections("sockets", 1, 100).admit("ann")


# Redis is away.


async def count() -> int:
    return 3


async def test_without_redis_each_process_allows_the_part_that_one_has(
    own_redis: PrivateRedis,
) -> None:
    async with process(own_redis.url, processes=count) as one:
        limits = one.limits("requests", NEVER, 9)
        sockets = one.connections("sockets", 9, 100)
        own_redis.stop()
        assert await in_turn([limits], 9) == 3
        assert not one.up
        assert [limits.allow("ben", time.monotonic()) for _ in range(4)] == [True] * 3 + [False]
        assert sum([await sockets.admit("ann") for _ in range(9)]) == 3
        assert sum([sockets.enter("ben") for _ in range(9)]) == 3
        # However little there is, it can be had one after the other.
        few = one.limits("letters", NEVER, 2)
        assert await in_turn([few], 3) == 1


async def test_what_was_taken_before_redis_went_away_is_not_forgotten(
    own_redis: PrivateRedis,
) -> None:
    async with (
        process(own_redis.url) as one,
        process(own_redis.url) as other,
    ):
        mine, theirs = (shared.limits("requests", NEVER, 9) for shared in (one, other))
        assert await in_turn([theirs], 6) == 6
        assert await in_turn([mine], 1) == 1
        own_redis.stop()
        assert await in_turn([mine], 9) == 2


async def test_a_redis_that_is_not_there_yet_may_come_later(own_redis: PrivateRedis) -> None:
    own_redis.stop()
    async with process(own_redis.url) as one, process(own_redis.url) as other:
        limits = [shared.limits("requests", NEVER, 4) for shared in (one, other)]
        assert one.standing["redis"] == "away"
        assert values(one._counted)["battalia_redis_up{}"] == 0
        assert await in_turn(limits, 2) == 2
        own_redis.start()
        await until(lambda: one.up and other.up)
        assert one.standing["redis"] == "up"
        assert values(one._counted)["battalia_redis_up{}"] == 1
        assert await in_turn(limits, 12, "ben") == 4


async def test_when_redis_is_back_all_is_shared_again(own_redis: PrivateRedis) -> None:
    async with process(own_redis.url) as one, process(own_redis.url) as other:
        doors = [shared.connections("sockets", 2, 100) for shared in (one, other)]
        assert await doors[0].admit("ann")
        own_redis.stop()
        assert await doors[0].admit("ann")
        assert await doors[1].admit("ben")
        await until(lambda: not one.up and not other.up)
        own_redis.start()
        await until(lambda: one.up and other.up)
        await said(one)
        assert not await doors[1].admit("ann"), "two are open at the other one"
        limits = [shared.limits("requests", NEVER, 4) for shared in (one, other)]
        assert await in_turn(limits, 12) == 4


async def test_a_redis_that_hangs_is_asked_once_and_holds_up_nobody_else(
    own_redis: PrivateRedis,
) -> None:
    async with process(own_redis.url) as one:
        limits = one.limits("requests", NEVER, 50)
        await in_turn([limits], 1)
        own_redis.hang()
        one.patience = 0.05
        # All who wait for it hear at the same time that it is away; then nobody asks any more.
        assert (await asyncio.gather(*(in_turn([limits], 1) for _ in range(10)))) == [1] * 10
        assert await in_turn([limits], 20) == 20
        assert limits.allow("ann", time.monotonic())
        assert values(one._counted)["battalia_redis_lost_total{}"] == 1
        assert one.standing["redis"] == "away"
        one.patience = 60
        own_redis.go_on()
        await until(lambda: one.up)
        assert values(one._counted)["battalia_redis_lost_total{}"] == 1


async def test_a_redis_that_forgets_what_it_was_taught_is_taught_again(
    own_redis: PrivateRedis,
) -> None:
    async with process(own_redis.url) as one, Redis.from_url(own_redis.url) as redis:
        limits = one.limits("requests", NEVER, 50)
        await redis.script_flush()
        assert await in_turn([limits], 1) == 1
        await until(lambda: one.up)
        assert await redis.script_exists(*SCRIPTS) == [True] * len(SCRIPTS)


async def test_a_redis_that_takes_nothing_more_is_as_good_as_away(own_redis: PrivateRedis) -> None:
    async with process(own_redis.url) as one, Redis.from_url(own_redis.url) as redis:
        await redis.config_set("maxmemory", "1")
        assert await in_turn([one.limits("requests", NEVER, 2)], 3) == 2
        assert values(one._counted)["battalia_redis_lost_total{}"] >= 1


async def test_what_is_nobody_elses_business_is_not_told(redis_url: str) -> None:
    async with three(redis_url) as (one, *_):
        bucket = Bucket(1, 5)
        assert one.take(bucket, time.monotonic())
        assert not one._owed


# Settings.


@pytest.mark.parametrize(
    ("url", "good"),
    [
        ("redis://localhost", True),
        ("redis://:secret@cache.example:6380/3", True),
        ("rediss://user:secret@cache.example/0", True),
        ("unix:///run/redis.sock", True),
        ("valkey", False),
        ("http://localhost:6379", False),
        ("redis://", False),
        ("redis://localhost:99999", False),
        ("redis://localhost:port", False),
        ("redis://localhost/games", False),
        ("localhost:6379", False),
    ],
)
def test_an_address_of_a_redis_is_known(url: str, good: bool) -> None:
    assert is_redis(url) is good
