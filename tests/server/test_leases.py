"""One process leads a table; whoever has lost it writes nothing there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import pytest
from sqlalchemy import create_engine, text

from battalia.server.store import ChatLine, Elsewhere, Fenced, Snapshot, Store
from battalia.server.store.connecting import understood_url
from battalia.server.store.leases import ALIVE, MARGIN
from battalia.server.store.leases import LEASE as DEFAULT_LEASE
from server.databases import act, executed, opened, seat_rows, table_row

pytestmark = pytest.mark.anyio

LEASE = 3600.0
"""Seconds: however slow the machine is, nobody's time is over before a test says so."""
ONE, OTHER, THIRD = "127.0.0.1:1", "127.0.0.1:2", "127.0.0.1:3"
Write: TypeAlias = Callable[[Store], Awaitable[object]]

WRITES: dict[str, Write] = {
    "an act": lambda store: store.append("t1", [act(0)], state="playing", left={0: 5.0}),
    "a clock": lambda store: store.append("t1", (), clock_since=1.0, deadline=2.0),
    "a snapshot": lambda store: store.add_snapshots("t1", [Snapshot(0, b"later")]),
    "the end of a snapshot": lambda store: store.drop_snapshot("t1", 7),
    "a seat": lambda store: store.set_seat("t1", 0, muted=True),
    "the table": lambda store: store.set_table("t1", problem="it broke"),
    "new rules": lambda store: store.set_replayed("t1", rules=2),
    "chat": lambda store: store.add_chat("t1", ChatLine(1.0, 0, "Ada", "hello")),
    "the end of the table": lambda store: store.drop_table("t1", 1),
}


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes on one database; the first leads the table t1."""
    async with opened(url) as one, opened(url) as other:
        await one.enter(ONE, LEASE)
        await other.enter(OTHER, LEASE)
        ada = await one.add_person("Ada", b"token")
        await one.add_table(table_row("t1", ada.id), seat_rows("t1", ada.id))
        await one.add_snapshots("t1", [Snapshot(7, b"position")])
        yield one, other


def time_is_over(url: str, address: str) -> None:
    """As if a process had given no sign of life for so long, by the clock of the database."""
    executed(url, f"UPDATE halls SET seen = seen - {LEASE}, until = until - {LEASE}"
             f" WHERE address = '{address}'")  # fmt: skip


async def everything(store: Store) -> object:
    return (
        await store.table("t1"),
        await store.acts("t1"),
        await store.snapshots("t1"),
        await store.chat("t1"),
    )


async def test_whoever_leads_writes(database_url: str) -> None:
    async with two(database_url) as (one, _):
        for what, write in WRITES.items():
            before = await everything(one)
            await write(one)
            assert await everything(one) != before, what


async def nothing_written(store: Store, other: Store) -> None:
    """The first writes nothing of any kind, as the other one can see."""
    before = await everything(other)
    for what, write in WRITES.items():
        with pytest.raises(Fenced):
            await write(store)
        assert await everything(other) == before, what


async def test_whoever_has_lost_the_table_writes_nothing(database_url: str) -> None:
    async with two(database_url) as (one, other):
        time_is_over(database_url, ONE)
        await other.lead("t1")
        await nothing_written(one, other)
        # Not even with a new time of its own.
        await one.enter(ONE, LEASE)
        await nothing_written(one, other)


async def test_whoever_has_never_led_the_table_writes_nothing(database_url: str) -> None:
    async with two(database_url) as (one, other), opened(database_url) as nobody:
        await nothing_written(other, one)
        await nothing_written(nobody, one)


async def test_whose_time_is_over_writes_nothing_though_nobody_else_leads(
    database_url: str,
) -> None:
    async with two(database_url) as (one, other):
        time_is_over(database_url, ONE)
        await nothing_written(one, other)


async def test_whose_time_is_over_sets_up_no_table_and_leads_no_other(database_url: str) -> None:
    async with two(database_url) as (one, other):
        await other.add_table(table_row("t2", 1), seat_rows("t2", 1))
        time_is_over(database_url, ONE)
        time_is_over(database_url, OTHER)
        with pytest.raises(Fenced):
            await one.add_table(table_row("t3", 1), seat_rows("t3", 1))
        with pytest.raises(Fenced):
            await one.lead("t2")
        assert await one.table("t3") is None


async def test_a_table_is_taken_over_only_when_the_time_of_its_leader_is_over(
    database_url: str,
) -> None:
    async with two(database_url) as (one, other):
        with pytest.raises(Elsewhere) as found:
            await other.lead("t1")
        assert found.value.address == ONE
        elsewhere = await other.led_elsewhere("t1")
        assert elsewhere is not None
        assert elsewhere.address == ONE
        assert await one.led_elsewhere("t1") is None
        time_is_over(database_url, ONE)
        assert await other.led_elsewhere("t1") is None
        await other.lead("t1")
        await other.append("t1", [act(0)])
        with pytest.raises(Elsewhere) as found:
            await one.lead("t1")
        assert found.value.address == OTHER


async def test_a_sign_of_life_in_time_keeps_the_tables(database_url: str) -> None:
    async with two(database_url) as (one, other):
        executed(database_url, f"UPDATE halls SET until = until - {LEASE / 2}")
        assert await one.renew()
        executed(database_url, f"UPDATE halls SET until = until - {LEASE / 2}")
        with pytest.raises(Elsewhere):
            await other.lead("t1")
        await one.append("t1", [act(0)])


async def test_a_sign_of_life_that_comes_too_late_counts_for_nothing(database_url: str) -> None:
    async with two(database_url) as (one, other):
        time_is_over(database_url, ONE)
        assert not await one.renew()
        assert not one.leads
        await other.lead("t1")


async def test_a_process_stops_to_believe_in_its_time_before_others_may_end_it(
    database_url: str,
) -> None:
    async with two(database_url) as (one, _):
        now = 100.0
        one.ticking = lambda: now
        await one.enter(ONE, LEASE)
        believed = [one.leads]
        now += LEASE - MARGIN - 0.1
        believed.append(one.leads)
        assert await one.renew()
        now += LEASE - MARGIN - 0.1
        believed.append(one.leads)
        now += 0.1
        believed.append(one.leads)
        assert believed == [True, True, True, False]
        # The database would still let it: but who knows what others have seen.
        assert not await one.renew()


async def test_a_sign_of_life_whose_answer_comes_too_late_counts_for_nothing(
    database_url: str,
) -> None:
    async with two(database_url) as (one, _):
        times = iter([100.0, 101.0, 100.0 + LEASE])
        one.ticking = lambda: next(times)
        await one.enter(ONE, LEASE)
        assert not await one.renew()


async def test_the_clock_of_the_database_decides_and_no_other(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(database_url) as (_, other):
        monkeypatch.setattr("time.time", lambda: 4e9)
        monkeypatch.setattr("time.monotonic", lambda: 4e9)
        with pytest.raises(Elsewhere):
            await other.lead("t1")


async def test_what_a_process_led_that_has_left_can_be_had_at_once(database_url: str) -> None:
    async with two(database_url) as (one, other):
        await one.leave()
        assert not one.leads
        await other.lead("t1")
        await other.append("t1", [act(0)])


async def test_a_table_that_was_released_can_be_had_at_once(database_url: str) -> None:
    async with two(database_url) as (one, other):
        await one.release("t1")
        with pytest.raises(Fenced):
            await one.append("t1", [act(0)])
        await other.lead("t1")
        with pytest.raises(Elsewhere):
            await one.lead("t1")
        # By whoever does not lead it, it is not released.
        await one.release("t1")
        await other.append("t1", [act(0)])


async def test_of_many_who_would_take_over_one_does(database_url: str) -> None:
    async with two(database_url) as (_, other), opened(database_url) as third:
        await third.enter(THIRD, LEASE)
        time_is_over(database_url, ONE)

        async def tried(store: Store) -> str:
            try:
                await store.lead("t1")
            except Elsewhere:
                return ""
            return store.hall

        outcomes = await asyncio.gather(*map(tried, [other, third] * 5))
        assert len(set(outcomes) - {""}) == 1


async def test_who_leads_again_has_lost_what_it_asked_for_before(database_url: str) -> None:
    """Led by one, by another, and by the first again: what the first still had to write is old."""
    async with two(database_url) as (one, other):
        old = one._led["t1"]
        await one.release("t1")
        await other.lead("t1")
        await other.release("t1")
        await one.lead("t1")
        assert one._led["t1"] > old
        one._led["t1"] = old
        with pytest.raises(Fenced):
            await one.append("t1", [act(0)])


# Who comes and goes.


async def test_one_alone_ends_the_time_of_all_others(database_url: str) -> None:
    async with two(database_url) as (one, other), opened(database_url) as alone:
        await alone.enter()
        await alone.lead("t1")
        await alone.append("t1", [act(0)])
        assert alone.leads
        for store in (one, other):
            assert not await store.renew()
            with pytest.raises(Elsewhere) as found:
                await store.lead("t1")
            assert found.value.address == "", "nobody reaches it"


async def test_one_of_several_ends_the_time_of_whoever_was_alone(database_url: str) -> None:
    async with opened(database_url) as alone, opened(database_url) as one:
        await alone.enter()
        ada = await alone.add_person("Ada", b"token")
        await alone.add_table(table_row("t1", ada.id), seat_rows("t1", ada.id))
        await one.enter(ONE, LEASE)
        await one.lead("t1")
        with pytest.raises(Fenced):
            await alone.append("t1", [act(0)])


async def test_whoever_comes_in_at_the_same_address_takes_over_at_once(database_url: str) -> None:
    """The one before it is no more: nobody listens twice at one address."""
    async with two(database_url) as (one, other), opened(database_url) as again:
        await again.enter(ONE, LEASE)
        await again.lead("t1")
        assert not await one.renew()
        assert await other.renew()


# Time.


async def test_clocks_stand_still_until_a_leader_that_has_gone_can_be_replaced(
    database_url: str,
) -> None:
    async with two(database_url) as (one, other):
        await one.append("t1", [act(0)], state="playing", clock_since=100.0, deadline=200.0)
        executed(
            database_url,
            f"UPDATE halls SET until = until - {LEASE + 1000}, seen = until - {LEASE + 1004}"
            f" WHERE address = '{ONE}'",
        )
        await other.lead("t1")
        found = await other.table("t1")
        assert found is not None
        assert found[0].clock_since == pytest.approx(104.0)
        assert found[0].deadline == pytest.approx(204.0)


async def test_clocks_go_on_when_a_table_is_handed_over(database_url: str) -> None:
    async with two(database_url) as (one, other):
        await one.append("t1", [act(0)], state="playing", clock_since=100.0, deadline=200.0)
        await one.leave()
        await other.lead("t1")
        found = await other.table("t1")
        assert found is not None
        assert (found[0].clock_since, found[0].deadline) == (100.0, 200.0)


def last_sign(url: str) -> float:
    """Until when the last of all was there."""
    with create_engine(understood_url(url)).connect() as connection:
        return float(connection.execute(text("SELECT max(until) FROM halls")).scalar_one())


async def clocks(store: Store) -> tuple[float | None, float | None]:
    found = await store.table("t1")
    assert found is not None
    return found[0].clock_since, found[0].deadline


async def test_a_start_moves_nobodys_time_while_others_are_there(database_url: str) -> None:
    async with two(database_url) as (one, _), opened(database_url) as third:
        await one.append("t1", [act(0)], state="playing", clock_since=100.0, deadline=200.0)
        await one.set_meta(ALIVE, "1")
        time_is_over(database_url, OTHER)
        await third.enter(THIRD, LEASE)
        assert await clocks(one) == (100.0, 200.0)


@pytest.mark.parametrize(("noted", "later"), [(0, 0), (30, 30)], ids=["never", "alone meanwhile"])
async def test_the_first_one_gives_back_the_time_in_which_nobody_was_there(
    database_url: str, noted: int, later: int
) -> None:
    async with two(database_url) as (one, other):
        await one.append("t1", [act(0)], state="playing", clock_since=100.0, deadline=200.0)
        for store in (one, other):
            await store.leave()
        # Both left an hour ago; somebody was there alone for some seconds more.
        executed(database_url, "UPDATE halls SET until = until - 3600, seen = until - 3600")
        ended = last_sign(database_url)
        if noted:
            await one.set_meta(ALIVE, repr(ended + noted))
        now = await one.enter(ONE, LEASE)
        assert await clocks(one) == pytest.approx(
            (100.0 + now - ended - later, 200.0 + now - ended - later)
        )
        # The second one gives back nothing more.
        before = await clocks(one)
        await other.enter(OTHER, LEASE)
        assert await clocks(one) == before


async def test_what_a_process_holds_that_stops_in_the_midst_of_a_write_is_free_before_its_tables(
    database_url: str,
) -> None:
    """Nobody waits for a row that is held, so nobody could have the table."""
    if not database_url.startswith("postgresql"):
        pytest.skip("only PostgreSQL breaks off connections")
    setting = text("SELECT setting FROM pg_settings WHERE name = :name")
    name = {"name": "idle_in_transaction_session_timeout"}
    async with opened(database_url) as store:
        milliseconds = await store._write(lambda at: at.execute(setting, name).scalar_one())
    assert 0 < int(milliseconds) / 1000 < DEFAULT_LEASE - MARGIN


# What is told of it, for those who watch over it.


def listening(store: Store) -> list[tuple[str, int]]:
    """What a process tells of its leases from now on."""
    told: list[tuple[str, int]] = []
    store.noted = lambda event, tables: told.append((event, tables))
    return told


async def test_it_is_told_how_tables_come_to_a_process_and_go(database_url: str) -> None:
    async with two(database_url) as (one, other):
        first, second = listening(one), listening(other)
        assert (one.led, other.led) == (1, 0)
        await one.lead("t1")
        assert first == [], "it led the table already"
        await one.add_table(table_row("t2", 1), seat_rows("t2", 1))
        await one.release("t2")
        assert first == [("taken", 1), ("released", 1)]
        await other.lead("t2")
        assert (one.led, other.led) == (1, 1)
        await one.leave()
        assert first[2:] == [("handed-over", 1)]
        await other.lead("t1")
        assert second == [("taken", 1), ("taken-over", 1)]
        assert (one.led, other.led) == (0, 2)
        time_is_over(database_url, OTHER)
        assert not await other.renew()
        assert other.led == 0
        await other.enter(OTHER, LEASE)
        assert second[2:] == [("lost", 2)]


async def test_a_table_that_is_no_more_is_not_led(database_url: str) -> None:
    async with two(database_url) as (one, _):
        assert await one.drop_table("t1", 1)
        assert one.led == 0
