"""What a table proves after its end, whatever happened there; and what proves nothing says so."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from battalia.engine import read_record
from battalia.proving import Tally, commitment, seed_of, verify
from battalia.server import hall
from battalia.server.client import Declined, Guest, Place, Plain
from battalia.server.store import Store
from battalia.server.store.people import PLEDGES_EACH
from server.databases import (
    act,
    brought_back,
    executed,
    leading,
    seat_rows,
    table_row,
    url_of,
)
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

ENOUGH = 120
"""Seconds after which something that must happen has not happened."""
SHORT = {"players": 2, "weeks": 1}
ME, HERE = {"who": "me", "text": "ada's own"}, {"who": "here"}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@asynccontextmanager
async def everybody(guest: Guest, table: str) -> AsyncIterator[Place]:
    """At all seats of a table, as soon as something is known there."""
    async with asyncio.timeout(ENOUGH), guest.at(table) as place:
        while not place.views:
            await place.hear()
        yield place


async def play(place: Place, acts: int = 10_000) -> int:
    """Somebody is waited for and takes something, so many times or until the end; how often
    something was taken back."""
    taken_back = 0
    for number in range(acts):
        while not place.questions:
            if place.table.get("state") == "over":
                return taken_back
            await place.hear()
        seat, question = next(iter(place.questions.items()))
        options = question["options"]
        await place.choose(seat, options[number * 7 % len(options)]["choice"])
        if place.undo.get(seat) and number % 5 == 0:
            await place.take_back(seat)
            taken_back += 1
        if place.table.get("state") == "over":
            break
    return taken_back


async def record_of(guest: Guest, table: str) -> str:
    return str((await guest.get(f"/api/tables/{table}/record"))["text"])


async def test_a_game_is_proved_through_undos_a_restart_and_a_computer(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "HEARTBEAT", 0.2)
    async with house(database, Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        bound = (await ada.post("/api/pledges"))["commitment"]
        seats = [ME, {"who": "link"}]
        made = await ada.set_up(options=SHORT, seats=seats, pledge=bound)
        table = made["table"]["id"]
        assert made["table"]["commitment"] == bound
        invited = await bea.post("/api/tables/link", {"key": made["seats"]["p2"]})
        assert invited["table"]["commitment"] == bound, "Bea can see it before she adds her text"
        await ada.post(f"/api/tables/{table}/seats/p1/text", {"text": "ada's second"})
        join = {"key": made["seats"]["p2"], "text": "bea's own"}
        key = (await bea.post("/api/tables/join", join))["key"]
        with pytest.raises(Declined, match=r"^The game has begun\.$"):
            await ada.post(f"/api/tables/{table}/seats/p1/text", {"text": "too late"})
        async with asyncio.timeout(ENOUGH), ada.at(table, [key]) as place:
            while len(place.views) < 2:
                await place.hear()
            taken_back = await play(place, 40)
        shown = await ada.get(f"/api/tables/{table}/proof")
        assert shown == {"commitment": bound, "texts": {"p1": "ada's second"}}
    async with house(database, Time()) as url:
        ada, bea = Guest(url, ada.key), Guest(url, bea.key)
        path = f"/api/tables/{table}/seats/p2/computer"
        async with asyncio.timeout(ENOUGH), ada.at(table) as place:
            await bea.post(path, {"level": "random"})
            await play(place)
            await place.until_over()
        text = await record_of(ada, table)
        record = read_record(text)
        proved = verify(record)
        assert taken_back, "something was undone"
        assert proved.commitment == bound
        assert proved.texts == ("ada's second", "bea's own")
        assert proved.before == 0
        shown = await ada.get(f"/api/tables/{table}/proof")
        assert shown["draws"] == proved.draws
        assert commitment(shown["secret"]) == bound
        draws = await ada.get(f"/api/tables/{table}/draws")
        assert draws["total"] == len(draws["draws"]) == proved.draws
        rest = await ada.get(f"/api/tables/{table}/draws?since={proved.draws - 1}")
        assert rest["draws"] == draws["draws"][-1:]
        async with asyncio.timeout(ENOUGH):
            while not (chances := (await ada.get("/api/chances"))["chances"]):
                await asyncio.sleep(0)
        assert sum(one["times"] for one in chances) == proved.draws
        assert sum(one["expected"] for one in chances) == pytest.approx(proved.draws, abs=1)
        await ada.close()
        await bea.close()


async def test_a_game_that_goes_on_elsewhere_proves_its_own_draws(database: Path) -> None:
    async with house(database, Time()) as url, guests(url, "Ada") as (ada,):
        first = (await ada.set_up(options=SHORT, seats=[ME, HERE]))["table"]["id"]
        async with everybody(ada, first) as place:
            await play(place, 30)
        clone = await ada.post(f"/api/tables/{first}/clone", {"seats": [ME, HERE]})
        other = clone["table"]["id"]
        assert clone["table"]["commitment"] != (await ada.get(f"/api/tables/{first}"))["commitment"]
        for table in (first, other):
            async with everybody(ada, table) as place:
                await play(place, 30)
            await resigned(ada, table)
        assert verify(read_record(await record_of(ada, first))).before == 0
        record = read_record(await record_of(ada, other))
        proved = verify(record)
        assert proved.before > 0
        assert record.tags["Past"] == "clone"
        imported = await ada.set_up(record=await record_of(ada, other), seats=[ME, HERE])
        table = imported["table"]["id"]
        assert (await resigned(ada, table))["past"]
        again = verify(read_record(await record_of(ada, table)))
        assert again.before == proved.before + proved.draws


async def test_nothing_is_told_before_the_end(database: Path) -> None:
    async with house(database, Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        seats = [ME, {"who": "computer", "level": "random"}]
        table = (await ada.set_up(options=SHORT, seats=seats))["table"]["id"]
        async with leading(database) as store:
            secret = (await stored(store, table))[0]
        text = await record_of(ada, table)
        told = [text, str(await ada.get(f"/api/tables/{table}"))]
        told.append(str(await ada.get(f"/api/tables/{table}/proof")))
        for one in told:
            assert secret not in one
            assert seed_of(secret, ("ada's own", "")) not in one
        assert "[Text1" not in text
        for path in ("proof", "draws"):
            with pytest.raises(Declined):
                await bea.get(f"/api/tables/{table}/{path}")
        with pytest.raises(Declined) as refusal:
            await ada.get(f"/api/tables/{table}/draws")
        assert refusal.value.id == "secrets-until-the-end"


async def stored(store: Store, table: str) -> tuple[str, int | None]:
    found = await store.table(table)
    assert found is not None
    return found[0].seed, found[0].draws


async def resigned(ada: Guest, table: str) -> Plain:
    """The game is given up at all seats; what it proves."""
    for seat in ("p1", "p2"):
        await ada.post(f"/api/tables/{table}/seats/{seat}/resign")
    return await ada.get(f"/api/tables/{table}/proof")


async def test_a_table_that_proves_nothing_says_why(database: Path) -> None:
    async with house(database, Time()) as url, guests(url, "Ada") as (ada,):
        wish = {"options": SHORT, "seats": [ME, HERE]}
        given = (await ada.set_up(**wish, seed="given"))["table"]
        assert "commitment" not in given
        assert (await resigned(ada, given["id"]))["unproved"] == "seed"
        assert read_record(await record_of(ada, given["id"])).tags["Unproved"] == "seed"
        proved = (await ada.set_up(**wish))["table"]["id"]
        assert (await resigned(ada, proved))["draws"] > 0, "also where nobody played to the end"
        verify(read_record(await record_of(ada, proved)))
        old, older = [(await ada.set_up(**wish))["table"]["id"] for _ in range(2)]
    # As a program leaves it that adds an act and counts no draws.
    executed(database, f"UPDATE tables SET drawn = drawn - 1 WHERE id = '{older}'")
    async with house(database, Time()) as url:
        again = Guest(url, ada.key)
        async with everybody(again, older) as place:
            await play(place, 5)
        assert (await resigned(again, older))["unproved"] == "older"
        await again.close()
    brought_back(url_of(database), "0013")
    async with house(database, Time()) as url:
        again = Guest(url, ada.key)
        async with everybody(again, old) as place:
            await play(place, 5)
        assert (await resigned(again, old))["unproved"] == "before"
        assert read_record(await record_of(again, old)).tags["Unproved"] == "before"
        await again.close()


async def test_a_commitment_is_for_one_table_of_whoever_asked_for_it(database: Path) -> None:
    async with house(database, Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        wish = {"options": SHORT, "seats": [ME, HERE]}
        bound = (await ada.post("/api/pledges"))["commitment"]
        with pytest.raises(Declined) as refusal:
            await bea.set_up(**wish, pledge=bound)
        assert refusal.value.id == "no-such-pledge"
        with pytest.raises(Declined) as refusal:
            await ada.set_up(**wish, pledge=bound, seed="given")
        assert refusal.value.id == "pledge-and-seed"
        assert (await ada.set_up(**wish, pledge=bound))["table"]["commitment"] == bound
        with pytest.raises(Declined) as refusal:
            await ada.set_up(**wish, pledge=bound)
        assert refusal.value.id == "no-such-pledge"
        many = [(await ada.post("/api/pledges"))["commitment"] for _ in range(PLEDGES_EACH + 1)]
        with pytest.raises(Declined):
            await ada.set_up(**wish, pledge=many[0])
        await ada.set_up(**wish, pledge=many[1])


async def test_what_came_at_a_table_is_counted_once(store: Store) -> None:
    await store.enter()
    person = await store.add_person("Ada", b"token")
    await store.add_table(table_row("t1", person.id), seat_rows("t1", person.id))
    await store.append("t1", [act(0)], state="over", draws=2)
    assert await store.uncounted(9) == ["t1"]
    tallies = {"roll 6": Tally(2, 0.5, 0.25), "roll 1": Tally(0, 0.5, 0.25)}
    for _ in range(2):
        await store.count_chances("t1", tallies)
    assert await store.uncounted(9) == []
    assert await store.chances() == tallies
    await store.leave()
