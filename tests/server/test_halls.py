"""Several processes on one PostgreSQL: people come to any of them, and one leads each table."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import psycopg
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from battalia.cli import main
from battalia.server import handing
from battalia.server.client import Declined, Guest, Place, sitting
from battalia.server.handing import Handing
from battalia.server.keys import hashed
from battalia.server.load import Plan, measure
from battalia.server.store import Entry, News, Store
from server.databases import POSTGRES, executed, postgres_database, postgres_server
from server.house import Time, house, let_be
from server.serving import Served, served

pytestmark = pytest.mark.anyio

ENOUGH = 120
"""Seconds after which something that must happen has not happened."""


@pytest.fixture
def database() -> Iterator[str]:
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as url:
        yield url


class Evening(NamedTuple):
    """Ada came to the first process, which leads the table; Bea comes to the second."""

    database: str
    ada: Guest
    bea: Guest
    table: str
    processes: tuple[str, str]
    link: str

    def elsewhere(self, guest: Guest) -> Guest:
        """The same person at the other process."""
        here, there = self.processes
        return Guest(there if guest.url == here else here, guest.key)


@asynccontextmanager
async def evening(database: str, first: str, second: str) -> AsyncIterator[Evening]:
    ada, bea = await Guest.named(first, "Ada"), await Guest.named(second, "Bea")
    try:
        seats = [{"who": "me"}, {"who": "link"}]
        links = await ada.set_up(options={"players": 2}, seats=seats, seed="x")
        joined = await bea.join(links["seats"]["p2"])
        yield Evening(database, ada, bea, links["table"]["id"], (first, second), str(joined["key"]))
    finally:
        await ada.close()
        await bea.close()


@asynccontextmanager
async def two_halls(database: str) -> AsyncIterator[Evening]:
    """Both processes are the test's own."""
    async with (
        house(database, Time(), hall=True) as first,
        house(database, Time(), hall=True) as second,
        evening(database, first, second) as found,
    ):
        yield found


async def looked(place: Place) -> Place:
    """The same, when it has seen the table."""
    async with asyncio.timeout(ENOUGH):
        while not place.views:
            await place.hear()
    return place


async def answer(place: Place, seat: str) -> int:
    """Answers the open question of this seat; the number of the act."""
    async with asyncio.timeout(ENOUGH):
        done = await place.choose(seat, let_be(await place.until_asked(seat)))
    return int(done["epoch"])


async def farewell(place: Place) -> str:
    """Hears on until goodbye; why."""
    async with asyncio.timeout(ENOUGH):
        while True:
            message = await place.hear()
            if message["type"] == "bye":
                return str(message["reason"]["id"])


async def told_until_gone(place: Place) -> set[int]:
    """Asks how the table stands until nobody answers any more; what was told."""
    told = set()
    async with asyncio.timeout(ENOUGH):
        with suppress(Declined, ConnectionClosed):
            while True:
                told.add(int((await place.ask({"type": "ping"}))["epoch"]))
    return told


def leader(database: str) -> str:
    """Where the process is reached that leads the only table."""
    with psycopg.connect(database) as connection:
        row = connection.execute(
            "SELECT address FROM halls JOIN tables ON halls.id = tables.leader"
        ).fetchone()
    assert row is not None
    return str(row[0])


# Any process serves any table.


async def test_two_play_who_came_to_different_processes(database: str) -> None:
    async with two_halls(database) as (_, ada, bea, table, _, _):
        led = leader(database)
        async with ada.at(table) as first, bea.at(table) as second:
            assert first.seats == ["p1"]
            assert second.seats == ["p2"]
            places = {"p1": await looked(first), "p2": await looked(second)}
            for _ in range(6):
                (seat,) = first.views["p1"]["asked"]
                epoch = await answer(places[seat], seat)
                for place in places.values():
                    async with asyncio.timeout(ENOUGH):
                        while place.epoch < epoch:
                            await place.hear()
            seats = (await bea.get(f"/api/tables/{table}"))["seats"]
            assert [seat.get("here") for seat in seats] == [True, True]
            await second.ask({"type": "say", "text": "well played"})
            async with asyncio.timeout(ENOUGH):
                while (await first.hear())["type"] != "said":
                    pass
        assert leader(database) == led


async def test_what_is_refused_is_refused_in_the_same_words(database: str) -> None:
    async with two_halls(database) as evening:
        ada, bea, table = evening.ada, evening.bea, evening.table
        cid = await Guest.named(bea.url, "Cid")
        with pytest.raises(Declined) as refusal:
            await cid.post(f"/api/tables/{table}/leave")
        assert refusal.value.id == "nobody-at-this-table"
        with pytest.raises(Declined) as refusal:
            async with cid.at(table):
                pass
        assert refusal.value.id == "nobody-at-this-table"
        with pytest.raises(Declined) as refusal:
            await bea.post(f"/api/tables/{table}/rematch")
        assert refusal.value.id == "not-over-yet"
        # And what is granted is: a computer plays for Bea, and then she does again.
        info = await bea.post(f"/api/tables/{table}/leave")
        assert info["seats"][1]["stand_in"]
        async with bea.at(table) as place:
            assert "stand_in" not in place.table["seats"][1]
        assert (await ada.get("/api/tables"))["tables"][0]["id"] == table
        await cid.close()


async def test_a_link_leads_to_its_seat_at_any_process(database: str) -> None:
    async with two_halls(database) as evening:
        seats = [{"who": "me"}, {"who": "link"}]
        links = await evening.ada.set_up(options={"players": 2}, seats=seats)
        link = {"key": links["seats"]["p2"]}
        found = await evening.bea.post("/api/tables/link", link)
        assert (found["table"]["id"], found["seat"]) == (links["table"]["id"], "p2")
        stranger = Guest(evening.bea.url)
        key = (await stranger.join(link["key"], "Eve"))["key"]
        async with sitting(stranger.url, links["table"]["id"], [key]) as place:
            assert place.seats == ["p2"]
        await stranger.close()


# Who only looks.


async def heard_until(place: Place, epoch: int) -> list[int]:
    """The acts of which somebody is told up to this one, in order."""
    acts: list[int] = []
    async with asyncio.timeout(ENOUGH):
        while place.epoch < epoch:
            message = await place.hear()
            if message["type"] == "update":
                acts.append(int(message["epoch"]))
    return acts


async def test_all_clients_of_a_table_led_elsewhere_share_one_connection(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes later is told of every act from then on, once and in order."""
    connected = []

    def counting(*args: Any, **options: Any) -> Any:
        connected.append(args)
        return connect(*args, **options)

    monkeypatch.setattr(handing, "connect", counting)
    async with two_halls(database) as evening, AsyncExitStack() as stack:
        ada, bea, table = evening.ada, evening.bea, evening.table
        _, there = evening.processes
        watch = (await ada.post(f"/api/tables/{table}/watch"))["key"]
        first, second = ada.at(table), bea.at(table)
        places = {
            "p1": await looked(await stack.enter_async_context(first)),
            "p2": await looked(await stack.enter_async_context(second)),
        }
        crowd: list[Place] = []
        for _ in range(4):
            came = await looked(await stack.enter_async_context(sitting(there, table, [watch])))
            crowd.append(came)
            since = came.epoch
            (seat,) = came.views[None]["asked"]
            epoch = await answer(places[seat], seat)
            for place in (*crowd, *places.values()):
                expected = list(range(since + 1, epoch + 1))
                assert await heard_until(place, epoch) in (expected, [])
                assert place.epoch == epoch
            assert all(place.views[None] == came.views[None] for place in crowd)
        assert len(connected) == 1
        # What one of them asks is answered to that one.
        assert (await crowd[0].ask({"type": "ping"}))["epoch"] == epoch
        with pytest.raises(Declined) as refusal:
            await crowd[1].ask({"type": "choose", "seat": "p1", "epoch": epoch, "choice": "end"})
        assert refusal.value.id == "not-your-seat"
        # Another key is the one to watch: all who came by the old one go at once.
        await ada.post(f"/api/tables/{table}/watch")
        assert [await farewell(place) for place in crowd] == ["no-longer-yours"] * 4
        assert (await places["p2"].ask({"type": "ping"}))["epoch"] == epoch


# Who comes in where only processes do.


async def test_nobody_comes_in_among_the_processes_without_the_secret(database: str) -> None:
    async with two_halls(database) as evening:
        inside = leader(database)
        path = f"/api/tables/{evening.table}"
        for headers in ({}, {"x-battalia-hall": "guessed"}, {"x-battalia-hall": ""}):
            async with httpx.AsyncClient(base_url=f"http://{inside}") as client:
                answered = await client.get(path, headers=headers)
            assert (answered.status_code, answered.content) == (403, b"")
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{inside}{path}/live", additional_headers=headers, proxy=None)


async def test_nobody_is_somebody_else_by_what_processes_tell_each_other(database: str) -> None:
    async with two_halls(database) as evening:
        for url in evening.processes:
            async with httpx.AsyncClient(base_url=url) as client:
                answered = await client.get("/api/tables", headers={"x-battalia-person": "1"})
                assert answered.status_code == 401
                answered = await client.post(
                    f"/api/tables/{evening.table}/leave", headers={"x-battalia-person": "1"}
                )
                assert answered.status_code == 401


async def test_an_export_has_tables_that_different_processes_lead(database: str) -> None:
    async with two_halls(database) as evening:
        ada, there = evening.ada, evening.elsewhere(evening.ada)
        alone = {"options": {"players": 2}, "seats": [{"who": "me"}, {"who": "computer"}]}
        made = [(await one.set_up(**alone))["table"]["id"] for one in (ada, there)]
        for one in (ada, there):
            tables = (await one.get("/api/me/export"))["tables"]
            assert {own["table"]["id"] for own in tables} == {*made, evening.table}
            assert {own["table"]["id"] for own in tables if "record" in own} == set(made)
        await there.close()


# What everybody must hear.


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process hears what the database tells."""

    async def nothing(_: Store) -> AsyncIterator[News | None]:
        yield None
        await asyncio.Event().wait()

    monkeypatch.setattr(Store, "news", nothing)


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process tells the others anything straight."""

    async def nobody(*_: object) -> list[str]:
        return []

    monkeypatch.setattr(Store, "others", nobody)


@pytest.mark.usefixtures("deaf")
async def test_whoever_has_ended_a_key_hears_so_when_all_processes_know(database: str) -> None:
    async with two_halls(database) as evening:
        ada = evening.elsewhere(evening.ada)
        async with evening.ada.at(evening.table) as place:
            await ada.post("/api/logout")
            assert await told_until_gone(place) == set()
        await ada.close()


@pytest.mark.usefixtures("deaf")
async def test_whoever_has_gone_for_good_hears_so_when_all_processes_know(database: str) -> None:
    async with two_halls(database) as evening:
        first, _ = evening.processes
        async with sitting(first, evening.table, [evening.link]) as place:
            await evening.bea.post("/api/me/delete", {})
            assert await told_until_gone(place) == set()


async def test_a_process_that_does_not_answer_holds_nobody_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_halls(database) as evening:
        held = asyncio.Event()

        async def no_answer(*_: object) -> None:
            await held.wait()

        monkeypatch.setattr(handing, "TELL", 0.01)
        monkeypatch.setattr(Handing, "_hear", no_answer)
        async with evening.ada.at(evening.table) as place:
            ada = evening.elsewhere(evening.ada)
            await ada.post("/api/logout")
            # From the database it was heard.
            assert await farewell(place) == "no-longer-yours"
            await ada.close()
        held.set()


@pytest.mark.usefixtures("untold")
async def test_a_key_that_ends_at_one_process_ends_at_all(database: str) -> None:
    async with two_halls(database) as evening:
        ada = evening.elsewhere(evening.ada)
        async with evening.ada.at(evening.table) as place:
            await ada.post("/api/logout")
            assert await farewell(place) == "no-longer-yours"
        await ada.close()


@pytest.mark.usefixtures("untold")
async def test_a_link_that_ends_at_one_process_ends_at_all(database: str) -> None:
    async with two_halls(database) as evening:
        first, _ = evening.processes
        async with sitting(first, evening.table, [evening.link]) as place:
            assert place.seats == ["p2"]
            await evening.bea.request("DELETE", "/api/me/keys")
            assert await farewell(place) == "no-longer-yours"


@pytest.mark.usefixtures("untold")
async def test_whoever_goes_for_good_has_left_the_tables_of_all_processes(database: str) -> None:
    async with two_halls(database) as evening, evening.ada.at(evening.table) as place:
        await evening.bea.post("/api/me/delete", {})
        async with asyncio.timeout(ENOUGH):
            while place.table["seats"][1].get("name"):
                await place.hear()
        assert place.table["seats"][1]["stand_in"]


# Processes come and go.


async def test_what_a_process_does_that_leads_no_longer_has_not_happened(database: str) -> None:
    async with two_halls(database) as evening:
        async with evening.ada.at(evening.table) as place:
            executed(
                database,
                f"UPDATE halls SET until = 0, seen = 0 WHERE address = '{leader(database)}'",
            )
            async with evening.bea.at(evening.table) as other:
                epoch = await answer(other, "p2")
            await place.send({"type": "say", "text": "hello", "ref": "1"})
            assert await farewell(place) == "not-stored"
        async with evening.ada.at(evening.table) as place:
            assert (await looked(place)).epoch == epoch
            assert place.table["seats"][1]["name"] == "Bea"


# Real processes.


@contextmanager
def process(database: str, *more: str) -> Iterator[Served]:
    flags = ("--hall", "127.0.0.1:0", "--workers", "1", "--rate-each", "10000", *more)
    with served(database, *flags) as server:
        yield server


async def test_when_a_process_is_killed_play_goes_on_at_another(database: str) -> None:
    with process(database) as first, process(database) as second:
        async with evening(database, first.url, second.url) as found:
            before = leader(database)
            async with found.bea.at(found.table) as place:
                acknowledged = await answer(place, "p2")
                first.kill()
                await told_until_gone(place)
            ada = found.elsewhere(found.ada)
            async with ada.at(found.table) as mine, found.bea.at(found.table) as place:
                places = {"p1": await looked(mine), "p2": await looked(place)}
                assert mine.epoch == place.epoch == acknowledged
                (seat,) = mine.views["p1"]["asked"]
                assert await answer(places[seat], seat) == acknowledged + 1
            assert leader(database) != before
            await ada.close()


async def test_a_process_that_closes_hands_its_tables_over(database: str) -> None:
    with process(database) as first, process(database) as second:
        async with evening(database, first.url, second.url) as found:
            before = leader(database)
            async with found.ada.at(found.table) as mine, found.bea.at(found.table) as place:
                acknowledged = await answer(place, "p2")
                closed = asyncio.create_task(asyncio.to_thread(first.stop))
                assert await farewell(mine) == "server-closing"
                assert await farewell(place) == "server-closing"
            async with found.bea.at(found.table) as place:
                assert (await looked(place)).epoch == acknowledged
            assert await closed == 0
            assert leader(database) != before


@asynccontextmanager
async def come_again(guest: Guest, table: str) -> AsyncIterator[Place]:
    """Comes until the process leads tables again."""
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(ENOUGH):
            while True:
                try:
                    place = await stack.enter_async_context(guest.at(table))
                    break
                except Declined as refusal:
                    if refusal.id != "not-stored":
                        raise
        yield place


async def test_a_process_that_was_stopped_and_wakes_up_writes_nothing(database: str) -> None:
    with process(database) as first, process(database) as second:
        async with evening(database, first.url, second.url) as found:
            before = leader(database)
            async with found.ada.at(found.table) as old:
                await looked(old)
                first.process.send_signal(signal.SIGSTOP)
                try:
                    async with found.bea.at(found.table) as place:
                        epoch = await answer(place, "p2")
                finally:
                    first.process.send_signal(signal.SIGCONT)
                assert leader(database) != before
                # Ada's old connection is told nothing that is no longer so.
                assert await told_until_gone(old) <= {epoch}
            async with come_again(found.ada, found.table) as again:
                assert (await looked(again)).epoch == epoch
                assert await answer(again, "p1") == epoch + 1


# What is counted, and where tables go that a proxy wants elsewhere.


async def counted(url: str) -> dict[str, float]:
    """All that a process has counted, by name; what has labels, in all."""
    async with httpx.AsyncClient(base_url=url) as client:
        text = (await client.get("/metrics")).raise_for_status().text
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0) + sample.value
    return found


async def test_what_processes_do_for_each_other_is_counted(database: str) -> None:
    async with two_halls(database) as evening:
        first, second = evening.processes
        assert (await counted(first))["battalia_tables_led"] == 1
        assert (await counted(second))["battalia_tables_led"] == 0
        before = await counted(second)
        async with evening.bea.at(evening.table):
            await evening.bea.get(f"/api/tables/{evening.table}")
        after = await counted(second)
        assert after["battalia_handed_on_total"] == before["battalia_handed_on_total"] + 2
        assert after["battalia_handed_on_seconds_count"] == after["battalia_handed_on_total"]
        assert after["battalia_hand_over_seconds_count"] == 0, "nobody had to wait"


@pytest.mark.parametrize("apart", [False, True])
async def test_what_is_handed_on_can_be_measured(database: str, apart: bool) -> None:
    more = ("--connections-each", "5000", "--tables-each", "1000")
    with process(database, *more) as first, process(database, *more) as second:
        plan = Plan(url=first.url, others=(second.url,), tables=2, seconds=1.0, pause=0)
        plan = msgspec.structs.replace(plan, apart=apart)
        report = await asyncio.to_thread(measure, plan)
        assert report.problems == {}
        handed = [(await counted(url)).get("battalia_handed_on_total", 0) for url in plan.urls]
        # Of four players at each table two come to the other process: at a table that is set up
        # after a game's end, too.
        assert min(handed) >= 2 if apart else handed == [0, 0]


async def test_a_table_at_which_nobody_is_goes_to_the_process_that_a_proxy_chose(
    database: str,
) -> None:
    async with two_halls(database) as evening:
        before = leader(database)
        url = f"{evening.bea.url.replace('http', 'ws', 1)}/api/tables/{evening.table}/live"

        @asynccontextmanager
        async def chosen(key: str) -> AsyncIterator[str]:
            head = {"x-battalia-table": evening.table}
            async with connect(url, additional_headers=head, proxy=None) as socket:
                await socket.send(msgspec.json.encode({"type": "hello", "keys": [key]}).decode())
                yield str(msgspec.json.decode(await socket.recv())["type"])

        async with chosen("nobody's") as answer:
            assert answer == "bye"
        assert leader(database) == before, "a stranger moves nothing"
        async with evening.ada.at(evening.table), chosen(evening.bea.key) as answer:
            assert answer == "welcome"
            assert leader(database) == before, "somebody is there"
        assert (await counted(evening.bea.url))["battalia_hand_over_seconds_count"] == 0
        async with chosen(evening.bea.key) as answer:
            assert answer == "welcome"
            assert leader(database) != before
        after = await counted(evening.bea.url)
        assert after["battalia_hand_over_seconds_count"] == 1
        assert after["battalia_tables_led"] == after["battalia_leases_total"] == 1


# Settings.


def test_several_processes_need_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert main(["serve", "--hall", "127.0.0.1:0", "--database", database]) != 0
    assert "takes PostgreSQL" in capsys.readouterr().err
    assert not os.listdir(tmp_path)


@pytest.mark.parametrize("address", ["9000", "here", "here:", ":9000", "here:99999"])
def test_an_address_for_other_processes_that_cannot_be_is_refused(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = "postgresql://battalia@127.0.0.1:1/none"
    assert main(["serve", "--hall", address, "--database", database]) != 0
    assert capsys.readouterr().err.count("\n") == 1


async def test_the_operator_sees_all_processes_and_a_decision_is_heard_at_each(
    database: str,
) -> None:
    """Who is muted at one process is told, and mute, at the tables of the other."""
    async with two_halls(database) as both:
        boss = await Guest.named(both.processes[1], "Boss")
        await boss.post("/api/me/account", {"login": "boss", "password": "long enough"})
        store = Store(database)
        await store.open()
        person = await store.person_of_login("boss")
        assert person is not None
        entry = Entry(0.0, "operator", "appoint", person=person.id)
        await store.appoint(person.id, "administrator", entry)
        ada = await store.person_of_token(hashed(both.ada.key))
        assert ada is not None
        await store.close()
        overview = await boss.get("/api/operator")
        assert (len(overview["processes"]), overview["unreached"]) == (2, 0)
        async with both.ada.at(both.table) as place:
            judging = f"/api/moderation/people/{ada.id}"
            await boss.post(judging, {"act": "mute", "reason": "spam", "hours": 1})
            told = await place.hear()
            while told["type"] != "house":
                told = await place.hear()
            assert told["notices"][0]["kind"] == "mute"
            with pytest.raises(Declined) as refusal:
                await place.ask({"type": "say", "text": "Hello?"})
            assert refusal.value.id == "muted-by-moderator"
        await boss.close()
