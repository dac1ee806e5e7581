"""Everybody who sits down learns with what a game began: somebody may know hidden cards."""

from collections.abc import AsyncIterator, Iterator
from functools import cache

import pytest

from battalia.bots import RandomBot
from battalia.bots.match import Match
from battalia.engine import Options, save, write_record
from battalia.server.client import Guest, Plain, sitting
from server.house import guests
from server.serving import Served, served

pytestmark = pytest.mark.anyio

ME, HERE, LINK = {"who": "me"}, {"who": "here"}, {"who": "link"}
OPTIONS = {"options": {"players": 2, "weeks": 1}}


@cache
def texts() -> tuple[str, str, str]:
    """A game that has begun as a record and as a position, and the record of a whole one."""
    match = Match.begin(Options(players=2, weeks=1), [RandomBot(), RandomBot()], 1)
    steps = match.steps()
    for _ in range(60):
        next(steps)
    begun = write_record(match.record), save(match.game).decode()
    for _ in steps:
        pass
    return *begun, write_record(match.record)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("origins") / "tables.db"
    with served(database, "--rate-each", "1000", "--workers", "1") as server:
        yield server


@pytest.fixture
async def people(server: Served) -> AsyncIterator[tuple[Guest, Guest]]:
    async with guests(server.url, "Ada", "Bea") as (ada, bea):
        yield ada, bea


def told(table: Plain) -> str:
    """What goes without saying is not sent."""
    return str(table.get("origin", "new"))


async def told_to_all(ada: Guest, bea: Guest, links: Plain) -> str:
    """What everybody learns who has to do with the table that Ada has set up with one link."""
    table = links["table"]["id"]
    learnt = {told(links["table"]), told(await bea.get(f"/api/tables/{table}"))}
    async with bea.at(table, [links["watch"]]) as place:
        learnt.add(told(place.table))
    stranger = Guest(ada.url)
    seated = await stranger.join(links["seats"]["p2"], "Cyd")
    await stranger.close()
    learnt.add(told(seated["table"]))
    async with sitting(ada.url, table, [seated["key"]]) as place:
        learnt.add(told(place.table))
    async with ada.at(table) as place:
        learnt.add(told(place.table))
    mine = {one["id"]: told(one) for one in (await ada.get("/api/tables"))["tables"]}
    (only,) = {*learnt, mine[table]}
    return only


@pytest.mark.parametrize(
    ("wish", "origin"),
    [
        (OPTIONS, "new"),
        ({**OPTIONS, "seed": "x"}, "seed"),
        ({**OPTIONS, "settings": {"seed": "x"}}, "seed"),
        ({"record": 0}, "record"),
        ({"position": 1}, "position"),
        # Of two reasons to be told the weightier one.
        ({"record": 0, "seed": "x"}, "record"),
        ({"position": 1, "seed": "x"}, "position"),
    ],
)
async def test_everybody_learns_with_what_a_game_began(
    people: tuple[Guest, Guest], wish: Plain, origin: str
) -> None:
    ada, bea = people
    text = {name: texts()[at] for name, at in wish.items() if name in ("record", "position")}
    links = await ada.set_up(**{**wish, **text}, seats=[ME, LINK])
    assert await told_to_all(ada, bea, links) == origin


async def test_a_copy_says_so_with_the_same_cards_and_with_others(
    people: tuple[Guest, Guest],
) -> None:
    ada, bea = people
    seats = [ME, LINK]
    links = await ada.set_up(**OPTIONS, seats=[ME, HERE])
    exact = await ada.post(f"/api/tables/{links['table']['id']}/clone", {"seats": seats})
    assert await told_to_all(ada, bea, exact) == "clone"
    links = await ada.set_up(**OPTIONS, seats=seats)
    await bea.join(links["seats"]["p2"])
    dealt = await ada.post(f"/api/tables/{links['table']['id']}/clone", {"seats": seats})
    assert await told_to_all(ada, bea, dealt) == "clone"
    # A copy of a copy is one as well.
    again = await ada.post(f"/api/tables/{dealt['table']['id']}/clone", {"seats": seats})
    assert await told_to_all(ada, bea, again) == "clone"


async def test_after_a_copy_or_a_given_seed_one_plays_again_with_a_new_deal(
    people: tuple[Guest, Guest],
) -> None:
    ada, bea = people
    over = await ada.set_up(record=texts()[2], seats=[ME, HERE], seed="x")
    copy = await ada.post(f"/api/tables/{over['table']['id']}/clone", {"seats": [ME, LINK]})
    await bea.join(copy["seats"]["p2"])
    for old, origin in ((over, "record"), (copy, "clone")):
        path = f"/api/tables/{old['table']['id']}"
        before = await ada.get(path)
        assert (before["state"], told(before)) == ("over", origin)
        rematch = (await ada.post(f"{path}/rematch"))["table"]
        assert rematch["state"] == "playing"
        assert told(rematch) == "new"
        assert "seed" not in rematch["settings"]
