"""The lobby: open tables, quick pairing, games to watch."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from battalia.server.client import Declined, Guest, Visitor, visiting
from battalia.server.lobby import Kind
from server.databases import POSTGRES, executed, found, postgres_database, postgres_server
from server.house import Time, house

pytestmark = pytest.mark.anyio

PAIR = {"options": {"players": 2}, "seats": [{"who": "me"}, {"who": "link"}]}


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    async with AsyncExitStack() as stack:
        people = [await Guest.named(url, name) for name in names]
        for one in people:
            stack.push_async_callback(one.close)
        yield people


async def opened(host: Guest, **wish: object) -> str:
    """An open table for two."""
    table = (await host.set_up(**PAIR))["table"]["id"]
    await host.post(f"/api/lobby/{table}", wish)
    return str(table)


async def sit(guest: Guest, table: str) -> dict[str, Any]:
    return await guest.post(f"/api/lobby/{table}/sit")


async def lobby_of(visitor: Visitor) -> list[dict[str, Any]]:
    """What whoever comes is told first."""
    tables: list[dict[str, Any]] = (await visitor.next("lobby", "whole"))["about"]["tables"]
    return tables


async def refused(asking: Any) -> str:
    with pytest.raises(Declined) as refusal:
        await asking
    return refusal.value.id


async def test_an_open_table_comes_fills_begins_and_goes_without_a_reload(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada", "Bea", "Cy") as people:
        ada, bea, cy = people
        async with visiting(url, topics=["lobby"]) as watching:
            assert await lobby_of(watching) == []
            table = await opened(ada, level="new", language="de")
            shown = (await watching.next("lobby", "table"))["about"]
            assert (shown["id"], shown["state"], shown["level"]) == (table, "waiting", "new")
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "open"]
            assert await refused(sit(ada, table)) == "sits-already"
            seated = await sit(bea, table)
            assert seated["table"]["state"] == "playing"
            while (shown := (await watching.next("lobby", "table"))["about"])["state"] != "playing":
                pass
            assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bea"]
            assert await refused(sit(cy, table)) == "not-open"
            async with cy.at(table) as place:
                assert place.seats == []
            for guest, seat in ((ada, "p1"), (bea, "p2")):
                await guest.post(f"/api/tables/{table}/seats/{seat}/resign")
            assert (await watching.next("lobby", "gone"))["about"] == {"table": table}
        async with visiting(url, topics=["lobby"]) as late:
            assert await lobby_of(late) == []


async def test_a_table_is_open_as_long_as_its_host_wants_and_somebody_waits(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        closed, left = await opened(ada), await opened(ada)
        assert await refused(bea.post(f"/api/lobby/{left}", {})) == "not-your-table"
        assert await refused(bea.request("DELETE", f"/api/lobby/{closed}")) == "not-your-table"
        async with bea.in_house("lobby") as watching:
            assert {table["id"] for table in await lobby_of(watching)} == {closed, left}
            await ada.request("DELETE", f"/api/lobby/{closed}")
            assert (await watching.next("lobby", "gone"))["about"]["table"] == closed
            await ada.post(f"/api/tables/{left}/leave")
            assert (await watching.next("lobby", "gone"))["about"]["table"] == left
        for table in (closed, left):
            assert await refused(sit(bea, table)) == "not-open"
        with pytest.raises(Declined):
            async with bea.at(closed):
                pass


async def test_nobody_has_more_than_five_tables_open(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada") as (ada,):
        for _ in range(5):
            await opened(ada)
        assert await refused(opened(ada)) == "too-many-open"


async def test_what_was_open_too_long_goes_and_the_lobby_outlives_its_server(
    tmp_path: Path,
) -> None:
    now = Time()
    async with house(tmp_path / "db", now, alone=True) as url, guests(url, "Ada") as (ada,):
        table = await opened(ada)
    async with (
        house(tmp_path / "db", now, alone=True) as url,
        visiting(url, topics=["lobby"]) as watching,
    ):
        assert [one["id"] for one in await lobby_of(watching)] == [table]
        now.passes(3 * 3600)
        assert (await watching.next("lobby", "gone"))["about"]["table"] == table


async def test_those_who_watch_learn_nothing_too_soon_by_whatever_way(tmp_path: Path) -> None:
    now = Time()

    async def seen(url: str, table: str, key: str) -> tuple[int, int]:
        """The last act of which somebody hears who comes, and of which the history tells."""
        guest = Guest(url, key)
        async with guest.at(table) as place:
            while not place.views:
                await place.hear()
        told = await guest.get(f"/api/tables/{table}/history?since=100")
        await guest.close()
        return place.epoch, told["epoch"]

    async with house(tmp_path / "db", now, alone=True) as url, guests(url, "A", "B", "C") as people:
        ada, bea, cy = people
        table = await opened(ada, delay=3)
        await sit(bea, table)
        async with ada.at(table) as one, bea.at(table) as other:
            for _ in range(6):
                while not one.questions and not other.questions:
                    await one.hear()
                    await other.hear()
                asked = one if one.questions else other
                (seat,) = asked.seats
                choice = asked.questions[seat]["options"][0]["choice"]
                await asked.choose(seat, choice)
                quiet = other if asked is one else one
                while quiet.epoch < asked.epoch:
                    await quiet.hear()
            last = one.epoch
        assert await seen(url, table, cy.key) == (last - 3, last - 3)
        assert (await seen(url, table, ada.key))[1] == last
    async with house(tmp_path / "db", now, alone=True) as url:
        assert await seen(url, table, cy.key) == (last - 3, last - 3)


# Quick pairing.


def seek(**wish: object) -> dict[str, object]:
    return {"type": "seek", "players": 2, **wish}


async def test_two_who_want_the_same_meet_and_others_wait_on(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "db", Time()) as url,
        guests(url, "A", "B", "C") as (ada, bea, cy),
        ada.in_house() as one,
        bea.in_house() as other,
        cy.in_house("lobby") as third,
    ):
        await one.ask(seek())
        await third.ask(seek(pace="calm"))
        await other.ask(seek())
        found_there = [(await place.next("me", "paired"))["about"] for place in (one, other)]
        assert found_there[0] == found_there[1]
        table = await ada.get(f"/api/tables/{found_there[0]['table']}")
        assert table["state"] == "playing"
        assert {seat["name"] for seat in table["seats"]} == {"A", "B"}
        shown = (await third.next("lobby", "table"))["about"]
        assert (shown["id"], shown["state"]) == (table["id"], "playing")


async def test_computers_come_when_one_has_waited_as_long_as_one_wanted(tmp_path: Path) -> None:
    now = Time()
    async with house(tmp_path / "db", now) as url, guests(url, "Ada") as (ada,):
        async with ada.in_house() as place:
            await place.ask(seek(players=3, computers=60))
            now.passes(61)
            table = (await place.next("me", "paired"))["about"]["table"]
        info = await ada.get(f"/api/tables/{table}")
        assert sorted(seat["kind"] for seat in info["seats"]) == ["computer", "computer", "person"]


async def test_who_has_a_choice_meets_the_nearest_and_nobody_whom_they_have_blocked(
    tmp_path: Path,
) -> None:
    database = tmp_path / "db"
    async with (
        house(database, Time(), alone=True) as url,
        guests(url, "A", "B", "C", "D") as people,
        AsyncExitStack() as stack,
    ):
        ids = {name: id for id, name in found(database, "SELECT id, name FROM people")}
        for name, mu in (("A", 25.0), ("B", 25.0), ("C", 45.0), ("D", 30.0)):
            executed(
                database,
                "INSERT INTO ratings (person, kind, season, mu, sigma, games, wins)"
                f" VALUES ({ids[name]}, 'two', '2027-1', {mu}, 3, 9, 1)",
            )
        executed(
            database, f"INSERT INTO blocks (person, other, at) VALUES ({ids['A']}, {ids['B']}, 0)"
        )
        # They wait since before this server looked, the strongest second: all at once.
        places = [await stack.enter_async_context(one.in_house()) for one in people]
        hall = found(database, "SELECT id FROM halls ORDER BY until DESC")[0][0]
        kind = Kind(2, "base", "fast")
        for since, name in enumerate("ABCD"):
            executed(
                database,
                "INSERT INTO seekers (person, kind, since, hall)"
                f" VALUES ({ids[name]}, '{kind}', {since}, '{hall}')",
            )
        await places[0].ask(seek())
        tables = [(await place.next("me", "paired"))["about"]["table"] for place in places]
        assert tables[0] == tables[3] != tables[1] == tables[2]


async def test_who_has_left_is_seated_nowhere(tmp_path: Path) -> None:
    database = tmp_path / "db"
    async with house(database, Time()) as url, guests(url, "A", "B", "C") as (ada, bea, cy):
        async with ada.in_house() as one:
            await one.ask(seek())
            await one.ask({"type": "stop-seeking"})
            async with bea.in_house() as other:
                await other.ask(seek())
            async with cy.in_house() as third:
                await third.ask(seek())
                await third.ask(seek(computers=0))
                table = (await third.next("me", "paired"))["about"]["table"]
        info = await cy.get(f"/api/tables/{table}")
        assert sorted(seat["kind"] for seat in info["seats"]) == ["computer", "person"]
    assert found(database, "SELECT person FROM seekers") == []


async def test_whoever_came_to_a_process_that_is_no_more_is_not_waited_with(tmp_path: Path) -> None:
    database = tmp_path / "db"
    async with (
        house(database, Time(), alone=True) as url,
        guests(url, "A", "B") as (ada, bea),
        ada.in_house() as place,
        bea.in_house() as other,
    ):
        await place.ask(seek())
        # As if that process had died.
        executed(database, "UPDATE seekers SET hall = 'gone'")
        await other.ask(seek(computers=0))
        table = (await other.next("me", "paired"))["about"]["table"]
        info = await bea.get(f"/api/tables/{table}")
        assert sorted(seat["kind"] for seat in info["seats"]) == ["computer", "person"]
        await place.ask(seek(computers=0))
        assert (await place.next("me", "paired"))["about"]["table"] != table


# Several processes.


@pytest.fixture
def shared() -> Iterator[str]:
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as url:
        yield url


async def test_whoever_came_to_another_process_hears_the_same_and_is_paired(shared: str) -> None:
    async with (
        house(shared, Time(), hall=True) as first,
        house(shared, Time(), hall=True) as second,
        guests(first, "A") as (ada,),
        guests(second, "B") as (bea,),
        ada.in_house() as here,
        bea.in_house("lobby") as there,
    ):
        assert await lobby_of(there) == []
        table = await opened(ada)
        assert (await there.next("lobby", "table"))["about"]["id"] == table
        assert (await sit(bea, table))["table"]["state"] == "playing"
        await here.ask(seek())
        await there.ask(seek())
        tables = {(await one.next("me", "paired"))["about"]["table"] for one in (here, there)}
        assert len(tables) == 1
