"""Any moment of a table from the snapshot before it; what is damaged harms no other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from structlog.testing import capture_logs

from battalia.bots import RandomBot
from battalia.bots.match import Match
from battalia.engine import Options, write_record
from battalia.proving import Numbers, seed_of
from battalia.server.client import Declined, Guest, Plain
from battalia.server.desk import STRETCH
from battalia.server.migrating import migrate
from battalia.server.past import options_of
from battalia.server.store import Snapshot, Store, TableRow
from battalia.server.table import SNAPSHOT_EVERY, Act, Table
from battalia.server.wire import patched
from server.databases import act, executed, opened, seat_rows, table_row
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

HERE: Final = {"who": "here"}
ME: Final = {"who": "me"}
LINK: Final = {"who": "link"}


def long_game() -> str:
    """The record of a game of four that has come to its forty-fourth day, and is not over."""
    match = Match.begin(Options(players=4), [RandomBot() for _ in range(4)], 1)
    for _ in match.steps():
        if match.game.day == 44:
            break
    return write_record(match.record)


LONG: Final = long_game()


@asynccontextmanager
async def a_long_game(url: str) -> AsyncIterator[tuple[Guest, str]]:
    async with guests(url, "Ada") as (ada,):
        links = await ada.set_up(record=LONG, seats=[ME, HERE, HERE, HERE])
        yield ada, links["table"]["id"]


async def whole_history(ada: Guest, table: str, viewer: str = "p1") -> list[Plain]:
    """The view after each act, put together page by page."""
    found: list[Plain] = []
    since = 0
    while True:
        page = await ada.get(f"/api/tables/{table}/history?viewer={viewer}&since={since}")
        if not found:
            found.append({"epoch": page["epoch"], "view": page["view"]})
        else:
            assert page["view"] == found[-1]["view"], "a page begins where the last one ended"
        if not page["steps"]:
            return found
        view = page["view"]
        for step in page["steps"]:
            view = patched(view, step["changes"])
            found.append({"epoch": step["epoch"], "view": view})
        since = page["steps"][-1]["epoch"]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def stored(database: Path, table: str) -> tuple[TableRow, list[Act], list[Snapshot]]:
    async with opened(database) as store:
        found = await store.table(table)
        assert found is not None
        return found[0], await store.acts(table), await store.snapshots(table)


async def test_an_imported_game_has_a_snapshot_of_every_fifty_acts(database: Path) -> None:
    async with house(database, Time()) as url, a_long_game(url) as (_, table):
        pass
    row, acts, snapshots = await stored(database, table)
    assert len(acts) == row.epoch + 1 > 5 * SNAPSHOT_EVERY
    numbers = [snapshot.number for snapshot in snapshots]
    gaps = [b - a for a, b in zip([0, *numbers], [*numbers, row.epoch], strict=True)]
    assert max(gaps) < 2 * SNAPSHOT_EVERY


async def test_pages_from_snapshots_show_what_pages_from_the_beginning_do(database: Path) -> None:
    async with house(database, Time()) as url, a_long_game(url) as (ada, table):
        by_snapshots = await whole_history(ada, table)
    executed(database, "DELETE FROM snapshots")
    async with house(database, Time()) as url, guests(url) as _:
        again = Guest(url, ada.key)
        assert await whole_history(again, table) == by_snapshots
        await again.close()
    *_, snapshots = await stored(database, table)
    assert snapshots, "whoever comes by makes them again"


async def test_a_page_reads_no_more_acts_than_it_needs(database: Path) -> None:
    """However late in the game: what it costs does not grow with the day."""
    async with house(database, Time()) as url, a_long_game(url) as (_, table):
        pass
    row, *_ = await stored(database, table)
    async with opened(database) as store:
        for since in (0, row.epoch // 2, row.epoch - 10):
            snapshot = await store.snapshot(table, since)
            until = await store.settled(table, since + STRETCH)
            acts = await store.acts(table, -1 if snapshot is None else snapshot.number, until)
            assert len(acts) <= STRETCH + 4 * SNAPSHOT_EVERY


async def test_an_exact_clone_has_the_whole_past_and_goes_on_from_there(database: Path) -> None:
    async with house(database, Time()) as url, a_long_game(url) as (ada, table):
        middle = 777
        links = await ada.post(f"/api/tables/{table}/clone", {"act": middle})
        clone = links["table"]["id"]
        assert links["table"]["epoch"] == middle
        ours = await whole_history(ada, table)
        theirs = await whole_history(ada, clone)
        assert theirs == [step for step in ours if step["epoch"] <= middle]
    row, acts, snapshots = await stored(database, clone)
    assert row.epoch == len(acts) - 1 == middle
    assert snapshots
    assert max(snapshot.number for snapshot in snapshots) <= middle


@pytest.mark.parametrize("how", ["imported", "cloned"])
async def test_a_game_that_goes_on_has_the_luck_of_its_own_table(database: Path, how: str) -> None:
    """The same as after a restart, and none that whoever knows the other table could foresee."""
    async with house(database, Time()) as url, a_long_game(url) as (ada, table):
        if how == "cloned":
            wish = {"seats": [ME, HERE, HERE, HERE]}
            table = (await ada.post(f"/api/tables/{table}/clone", wish))["table"]["id"]
        async with ada.at(table) as place:
            while len(place.views) < 4:
                await place.hear()
            before = place.epoch
            for _ in range(20):
                seat, question = next(iter(place.questions.items()))
                await place.choose(seat, question["options"][-1]["choice"])
    row, acts, _ = await stored(database, table)
    game = Table.resumed(options_of(row), row.seed, row.start, acts[: before + 1])
    game.numbers = Numbers(seed_of(row.seed, [""] * 4))
    later = acts[before + 1 :]
    assert any(";" in one.chance for one in later)
    for one in later:
        assert one.seat is not None
        assert game.choose(one.seat, game.epoch, one.text, one.at).act == one


@pytest.mark.parametrize(
    "damage",
    [
        "position = x'00ff'",
        "position = x''",
        "position = x'7b7d'",
        # Sound in itself, but of another moment.
        "position = (SELECT position FROM snapshots ORDER BY number LIMIT 1)",
    ],
)
@pytest.mark.slice(2)
async def test_a_damaged_snapshot_is_made_again_from_the_acts(database: Path, damage: str) -> None:
    async with house(database, Time()) as url, a_long_game(url) as (ada, table):
        whole = await whole_history(ada, table)
    before = (await stored(database, table))[2]
    last = before[-1].number
    executed(database, f"UPDATE snapshots SET {damage} WHERE number = {last}")
    with capture_logs() as logged:
        async with house(database, Time()) as url:
            again = Guest(url, ada.key)
            async with asyncio.timeout(60), again.at(table) as place:
                await place.hear()
                assert place.views["p1"] == whole[-1]["view"]
            await again.close()
    assert "a snapshot is damaged; the acts serve instead" in [line["event"] for line in logged]
    assert (await stored(database, table))[2] == before


async def test_a_check_sees_a_damaged_snapshot(database: Path) -> None:
    async with house(database, Time()) as url, a_long_game(url) as (_, table):
        pass

    async def problems() -> list[str]:
        async with opened(database) as store:
            return [verdict.problem async for verdict in migrate(store, check=True)]

    assert await problems() == [""]
    executed(
        database,
        "UPDATE snapshots SET position = x'00' WHERE number = (SELECT max(number) FROM snapshots)",
    )
    (problem,) = await problems()
    assert problem.startswith("the snapshot of act ")
    assert table


DAMAGES: Final[dict[str, str]] = {
    "an act that nobody can do": "UPDATE acts SET text = 'hire dragon' WHERE number = 700",
    "an act of nobody": "UPDATE acts SET seat = 99 WHERE number = 700",
    "an act by no seat at all": "UPDATE acts SET seat = 'x' WHERE number = 700",
    "an undo to nowhere": "UPDATE acts SET kind = 'undo', text = 'far' WHERE number = 700",
    "an act that is missing": "DELETE FROM acts WHERE number = 700",
    "chance's answer in bytes": "UPDATE acts SET chance = x'ff' WHERE number = 700",
}
AGREED: Final[dict[str, str]] = {
    "options that are no JSON": "UPDATE tables SET options = '{'",
    "options that are none": "UPDATE tables SET options = '{\"players\": 77}'",
    "options in bytes": "UPDATE tables SET options = x'ff00'",
    "settings that are no JSON": "UPDATE tables SET settings = 'x'",
    "a day that is none": "UPDATE tables SET day = 'x'",
    "a seat that there is not": "UPDATE seats SET seat = 77 WHERE seat = 1",
    "a seat that is no number": "UPDATE seats SET seat = 'q' WHERE seat = 1",
}


@asynccontextmanager
async def damaged(database: Path, statement: str) -> AsyncIterator[tuple[Guest, str, str]]:
    """Ada at a server with a damaged table, and one more that is sound."""
    async with house(database, Time()) as url, a_long_game(url) as (ada, table):
        sound = (await ada.set_up(options={"players": 2}, seats=[ME, HERE]))["table"]["id"]
    place = "id" if statement.startswith("UPDATE tables") else '"table"'
    where = " AND " if "WHERE" in statement else " WHERE "
    # From a snapshot behind the act nobody would notice.
    executed(database, f"{statement}{where}{place} = '{table}'", "DELETE FROM snapshots")
    async with house(database, Time()) as url:
        again = Guest(url, ada.key)
        try:
            yield again, table, sound
        finally:
            await again.close()


async def refused(asking: Any) -> str:
    with pytest.raises(Declined) as problem:
        await asking
    return problem.value.id


async def sits_down(guest: Guest, table: str) -> None:
    async with guest.at(table):
        pass


@pytest.mark.parametrize("statement", [*DAMAGES.values(), *AGREED.values()])
@pytest.mark.slice(1)
async def test_a_damaged_table_is_marked_and_no_other_suffers(
    database: Path, statement: str
) -> None:
    async with asyncio.timeout(60), damaged(database, statement) as (ada, table, sound):
        listed = {one["id"]: one for one in (await ada.get("/api/tables"))["tables"]}
        assert set(listed) == {table, sound}
        assert await refused(sits_down(ada, table)) == "table-is-broken"
        listed = {one["id"]: one for one in (await ada.get("/api/tables"))["tables"]}
        assert listed[table]["state"] == "broken"
        assert listed[table]["problem"]
        assert listed[sound]["state"] == "playing"
        await sits_down(ada, sound)


@pytest.mark.parametrize("damage", ["seat = 77", "seat = 'q'"])
@pytest.mark.slice(1)
async def test_a_link_to_a_damaged_seat_says_that_the_table_is_broken(
    database: Path, damage: str
) -> None:
    async with asyncio.timeout(60):
        async with house(database, Time()) as url, guests(url, "Ada", "Bob") as (ada, bob):
            links = (await ada.set_up(options={"players": 3}, seats=[ME, LINK, LINK]))["seats"]
            await bob.join(links["p3"])
        for seat in ("p2", "p3"):  # It is open, it is taken.
            number = int(seat[1]) - 1
            executed(database, f"UPDATE seats SET {damage} WHERE seat = {number}")
            async with house(database, Time()) as url, guests(url, "Cyd") as (cyd,):
                asking = {"key": links[seat]}
                assert await refused(cyd.post("/api/tables/link", asking)) == "table-is-broken"
                assert await refused(cyd.join(links[seat])) == "table-is-broken"
            undamaged = damage.replace("seat", "WHERE seat")
            executed(database, f"UPDATE seats SET seat = {number} {undamaged}")


@pytest.mark.parametrize("statement", DAMAGES.values())
@pytest.mark.slice(2)
async def test_a_game_with_a_damaged_act_can_be_read_up_to_there(
    database: Path, statement: str
) -> None:
    async with asyncio.timeout(60), damaged(database, statement) as (ada, table, _):
        for _ in range(2):  # Before and after it is known to be broken.
            page = await ada.get(f"/api/tables/{table}/history?viewer=p1&since=650")
            assert page["steps"][-1]["epoch"] == 699
        assert "[Battalia" in (await ada.get(f"/api/tables/{table}/record"))["text"]


async def test_a_store_keeps_one_snapshot_for_an_act(store: Store) -> None:
    ada = await store.add_person("Ada", b"a")
    await store.add_table(table_row("t1", ada.id), seat_rows("t1"))
    await store.add_snapshots("t1", [Snapshot(1, b"first"), Snapshot(3, b"third")])
    # An act is stored whatever shortcut somebody else has made meanwhile.
    await store.append("t1", [act(0)], snapshot=Snapshot(3, b"again"))
    assert await store.snapshots("t1") == [Snapshot(1, b"first"), Snapshot(3, b"again")]
    assert await store.snapshot("t1", 2) == Snapshot(1, b"first")
    assert await store.snapshot("t1", 0) is None
    assert await store.settled("t1", 2) == 3
    assert await store.settled("t1", 4) is None
    await store.drop_snapshot("t1", 3)
    assert await store.snapshot("t1") == Snapshot(1, b"first")


async def test_a_table_without_its_module_is_marked_until_the_module_is_there(
    database: Path,
) -> None:
    """Nothing is noted of it in the store: with the package the game goes on."""
    statement = 'UPDATE tables SET options = \'{"modules": ["gone"]}\''
    async with asyncio.timeout(60), damaged(database, statement) as (ada, table, sound):
        for _ in range(2):
            assert await refused(sits_down(ada, table)) == "table-is-broken"
            listed = {one["id"]: one for one in (await ada.get("/api/tables"))["tables"]}
            assert listed[table]["state"] == "broken"
            assert listed[table]["problem"].endswith("More modules: it is not installed: gone")
            assert listed[sound]["state"] == "playing"
        assert await refused(whole_history(ada, table)) == "table-is-broken"
        await sits_down(ada, sound)
    row, *_ = await stored(database, table)
    assert (row.state, row.problem) == ("playing", "")
    executed(database, f"UPDATE tables SET options = '{{}}' WHERE id = '{table}'")
    async with house(database, Time()) as url:
        again = Guest(url, ada.key)
        await sits_down(again, table)
        await again.close()
