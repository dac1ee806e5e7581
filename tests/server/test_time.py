"""Clocks at real tables, and word to people who are waited for. What time it is, the test says."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from battalia.server.client import Declined, Guest, Place, Plain
from battalia.server.clocks import DAY
from server.databases import executed
from server.house import Time, guests, house, let_be

pytestmark = pytest.mark.anyio

ENOUGH = 60
"""Seconds after which something that must happen has not happened."""
GAME = {"kind": "game", "base": 600, "increment": 20}
MOVE = {"kind": "move", "days": 2}


class Evening(NamedTuple):
    """Ada sits at p1 and Bea at p2; with this seed Bea begins."""

    ada: Guest
    bea: Guest
    table: str
    now: Time


@asynccontextmanager
async def evening(
    database: Path, now: Time, clock: Plain, alone: bool = False
) -> AsyncIterator[Evening]:
    async with house(database, now, alone=alone) as url, guests(url, "Ada", "Bea") as (ada, bea):
        settings = {"clock": clock, "stand_in": "random"}
        links = await ada.set_up(
            options={"players": 2},
            settings=settings,
            seats=[{"who": "me"}, {"who": "link"}],
            seed="x",
        )
        await bea.join(links["seats"]["p2"])
        yield Evening(ada, bea, links["table"]["id"], now)


async def answer(place: Place, seat: str) -> None:
    await place.choose(seat, let_be(await place.until_asked(seat)))


async def left_when_a_turn_begins(places: dict[str, Place], began: str) -> Plain:
    """Everybody answers until a turn of this seat begins; how the clocks stand then."""
    while True:
        (seat,) = places[began].views[began]["asked"]
        question = await places[seat].until_asked(seat)
        choice = {"seat": seat, "epoch": question["epoch"], "choice": let_be(question)}
        await places[seat].send({"type": "choose", **choice})
        for place in places.values():
            epoch = place.epoch
            while place.epoch == epoch:
                update = await place.hear()
        if {"event": "turn-began", "seat": began} in update["events"]:
            left: Plain = update["clock"]["left"]
            return left


async def seated(guest: Guest, table: str) -> Plain:
    return await guest.get(f"/api/tables/{table}")


# The clock of a game.


async def test_only_the_clock_of_whoever_is_waited_for_runs(tmp_path: Path) -> None:
    async with evening(tmp_path / "tables.db", Time(), GAME) as (ada, bea, table, now):
        clock = (await seated(ada, table))["clock"]
        assert clock == {"left": {"p1": 600.0, "p2": 600.0}, "running": ["p2"]}
        now.passes(100)
        async with bea.at(table) as place:
            assert place.table["clock"]["left"] == {"p1": 600.0, "p2": 500.0}
            await answer(place, "p2")
            now.passes(50)
        clock = (await seated(ada, table))["clock"]
        assert clock == {"left": {"p1": 550.0, "p2": 500.0}, "running": ["p1"]}


async def test_the_own_turn_brings_its_increment(tmp_path: Path) -> None:
    now = Time()
    async with (
        evening(tmp_path / "tables.db", now, GAME) as (ada, bea, table, _),
        ada.at(table) as first,
        bea.at(table) as second,
    ):
        places = {"p1": first, "p2": second}
        for seat, place in places.items():
            while seat not in place.views:
                await place.hear()
        now.passes(100)
        assert await left_when_a_turn_begins(places, "p2") == {"p1": 600.0, "p2": 520.0}
        now.passes(10)
        assert await left_when_a_turn_begins(places, "p1") == {"p1": 620.0, "p2": 510.0}
        assert await left_when_a_turn_begins(places, "p2") == {"p1": 620.0, "p2": 530.0}


async def until_played(place: Place, seat: str) -> None:
    """Hears on until somebody has acted for this seat."""
    async with asyncio.timeout(ENOUGH):
        while True:
            message = await place.hear()
            if message["type"] == "update" and message["by"] == seat:
                return


async def test_at_zero_a_computer_plays_on(tmp_path: Path) -> None:
    clock = {"kind": "game", "base": 600}
    async with evening(tmp_path / "tables.db", Time(), clock) as (ada, bea, table, now):
        async with ada.at(table) as place:
            now.passes(600)
            await until_played(place, "p2")
            assert place.table["seats"][1]["stand_in"] == "random"
        with pytest.raises(Declined) as refusal:
            await bea.request("DELETE", f"/api/tables/{table}/seats/p2/computer")
        assert refusal.value.id == "time-is-up"
        # Not even by sitting down again.
        async with bea.at(table) as back:
            assert back.table["seats"][1]["stand_in"] == "random"


async def test_before_zero_nobody_plays_for_anybody(tmp_path: Path) -> None:
    async with evening(tmp_path / "tables.db", Time(), GAME) as (ada, bea, table, now):
        now.passes(599)
        async with ada.at(table) as place, bea.at(table) as other:
            await answer(other, "p2")
            now.passes(599)
            await answer(place, "p1")
            assert not any("stand_in" in seat for seat in place.table["seats"])


async def test_at_zero_a_player_can_be_skipped_and_plays_again_the_next_time(
    tmp_path: Path,
) -> None:
    clock = {**MOVE, "at_zero": "skip"}
    async with evening(tmp_path / "tables.db", Time(), clock) as (ada, bea, table, now):
        async with ada.at(table) as place:
            now.passes(2 * DAY)
            async with asyncio.timeout(ENOUGH):
                await place.until_asked("p1")
                while any("stand_in" in seat for seat in place.table["seats"]):
                    await place.hear()
            # Both have all of their time for what comes next.
            assert (await seated(ada, table))["clock"] == {
                "left": {"p1": 2 * DAY, "p2": 2 * DAY},
                "running": ["p1"],
            }
            await answer(place, "p1")
            await answer(place, "p1")
        async with bea.at(table) as place:
            await answer(place, "p2")


# The clock of a move.


async def test_every_question_has_days_of_its_own(tmp_path: Path) -> None:
    async with evening(tmp_path / "tables.db", Time(), MOVE) as (ada, bea, table, now):
        now.passes(DAY)
        clock = (await seated(ada, table))["clock"]
        assert clock == {"left": {"p1": 2 * DAY, "p2": DAY}, "running": ["p2"]}
        async with bea.at(table) as place:
            await answer(place, "p2")
        clock = (await seated(ada, table))["clock"]
        assert clock == {"left": {"p1": 2 * DAY, "p2": 2 * DAY}, "running": ["p1"]}


async def test_a_game_that_is_taken_in_has_clocks_from_the_start(tmp_path: Path) -> None:
    now = Time()
    async with house(tmp_path / "tables.db", now) as url, guests(url, "Ada") as (ada,):
        seats = [{"who": "me"}, {"who": "here"}]
        links = await ada.set_up(
            options={"players": 2}, seats=seats, settings={"clock": GAME}, seed="x"
        )
        cloned = (await ada.post(f"/api/tables/{links['table']['id']}/clone"))["table"]
        now.passes(60)
        assert (await seated(ada, cloned["id"]))["clock"]["left"] == {"p1": 600.0, "p2": 540.0}


# The server comes and goes.


@pytest.mark.parametrize("clock", [GAME, MOVE])
async def test_while_the_server_is_down_nobodys_time_runs(tmp_path: Path, clock: Plain) -> None:
    database, now = tmp_path / "tables.db", Time()
    async with evening(database, now, clock, alone=True) as (ada, bea, table, _):
        now.passes(100)
        key, before = bea.key, (await seated(ada, table))["clock"]
    now.passes(30 * DAY)
    async with house(database, now, alone=True) as url:
        bea = Guest(url, key)
        assert (await seated(bea, table))["clock"] == before
        async with bea.at(table) as place:
            assert place.table["clock"] == before
            now.passes(100)
            await answer(place, "p2")
        await bea.close()


async def test_a_crash_costs_nobody_time(tmp_path: Path) -> None:
    database, now = tmp_path / "tables.db", Time()
    async with evening(database, now, GAME, alone=True) as (_, bea, table, _):
        now.passes(100)
        key = bea.key
    # After a crash the last that was noted is that the server was alive some seconds before.
    executed(database, f"UPDATE meta SET value = '{now() - 9}' WHERE key = 'alive'")
    now.passes(DAY)
    async with house(database, now, alone=True) as url:
        bea = Guest(url, key)
        left = (await seated(bea, table))["clock"]["left"]
        assert left == {"p1": 600.0, "p2": 509.0}
        await bea.close()


# Word to people who are not here.


class Hook:
    """A real HTTP server to which reminders go."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Plain] = asyncio.Queue()
        self.url = ""

    @asynccontextmanager
    async def open(self) -> "AsyncIterator[Hook]":
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
        async with server:
            yield self

    async def next(self) -> Plain:
        async with asyncio.timeout(ENOUGH):
            return await self.heard.get()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        self.heard.put_nowait(json.loads(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 So\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()


async def test_whoever_is_waited_for_and_not_here_gets_word(tmp_path: Path) -> None:
    async with (
        Hook().open() as hook,
        evening(tmp_path / "tables.db", Time(), MOVE) as (ada, bea, table, _),
    ):
        await ada.request("PATCH", "/api/me", {"hook": hook.url})
        async with bea.at(table) as place:
            await answer(place, "p2")
            assert await hook.next() == {
                "event": "turn",
                "table": table,
                "seat": "p1",
                "name": "Ada",
                "epoch": 1,
                "url": f"/t/{table}",
            }
            # Of the next question after her own answer she knows; and at the table she sees.
            async with ada.at(table) as here:
                await answer(here, "p1")
                await answer(here, "p1")
                await answer(place, "p2")
        assert hook.heard.empty()


async def test_word_to_one_does_not_wait_for_anothers_slow_hook(tmp_path: Path) -> None:
    attempts: asyncio.Queue[bytes] = asyncio.Queue()
    over = asyncio.Event()

    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        attempts.put_nowait(await reader.readline())
        await over.wait()
        writer.close()

    async with (
        await asyncio.start_server(never, "127.0.0.1", 0) as slow,
        Hook().open() as hook,
        evening(tmp_path / "tables.db", Time(), MOVE) as (ada, bea, table, _),
    ):
        port = slow.sockets[0].getsockname()[1]
        await ada.request("PATCH", "/api/me", {"hook": f"http://127.0.0.1:{port}/"})
        await bea.request("PATCH", "/api/me", {"hook": hook.url.replace("127.0.0.1", "localhost")})
        async with bea.at(table) as place:
            await answer(place, "p2")
        async with asyncio.timeout(ENOUGH):
            await attempts.get()
        async with ada.at(table) as place:
            await answer(place, "p1")
            await answer(place, "p1")
        assert (await hook.next())["name"] == "Bea"
        assert attempts.empty(), "hers was not given up before"
        over.set()


async def test_when_the_game_begins_whoever_is_first_gets_word(tmp_path: Path) -> None:
    async with (
        Hook().open() as hook,
        house(tmp_path / "tables.db", Time()) as url,
        guests(url, "Ada", "Bea") as (ada, bea),
    ):
        await ada.request("PATCH", "/api/me", {"hook": hook.url})
        seats = [{"who": "link"}, {"who": "me"}]
        links = await ada.set_up(options={"players": 2}, seats=seats, seed="x")
        await bea.join(links["seats"]["p1"])
        told = await hook.next()
        assert (told["table"], told["seat"], told["epoch"]) == (links["table"]["id"], "p2", 0)


async def test_time_runs_out_at_tables_that_nobody_looks_at(tmp_path: Path) -> None:
    database, now = tmp_path / "tables.db", Time()
    clock = {**MOVE, "at_zero": "skip"}
    async with Hook().open() as hook:
        async with evening(database, now, clock) as (ada, bea, broken, _):
            await ada.request("PATCH", "/api/me", {"hook": hook.url})
            now.passes(1)
            links = await ada.set_up(
                options={"players": 2},
                settings={"clock": clock},
                seats=[{"who": "me"}, {"who": "link"}],
                seed="x",
            )
            await bea.join(links["seats"]["p2"])
            key = ada.key
        table = links["table"]["id"]
        # A table that cannot be taken up does not hold up the others.
        executed(database, f"DELETE FROM acts WHERE \"table\" = '{broken}'")
        async with house(database, now) as url:
            ada = Guest(url, key)
            now.passes(2 * DAY)
            told = await hook.next()
            assert (told["table"], told["seat"]) == (table, "p1")
            info = await seated(ada, table)
            assert (info["asked"], info["epoch"]) == (["p1"], told["epoch"])
            await ada.close()
