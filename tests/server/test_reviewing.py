"""Reviews of games that are over: made once, in the background, for whoever may see the game."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from battalia.review import lines, review
from battalia.server import reviewing
from battalia.server.client import Declined, Guest
from battalia.server.computers import Computers
from battalia.server.store import Reviewed, Store
from battalia.server.thoughts import Measured
from battalia.server.wire import Wire, patched
from reviewed import GAME, TEXT
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

ME: Final = {"who": "me"}
HERE: Final = {"who": "here"}
COMPUTER: Final = {"who": "computer", "level": "simple"}


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "DEPTH", "quick")


@pytest.fixture(autouse=True)
async def stored(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set whenever a review is stored."""
    event = asyncio.Event()
    store_it = Store.set_review

    async def noting(self: Store, table_id: str, kept: Reviewed) -> None:
        await store_it(self, table_id, kept)
        event.set()

    monkeypatch.setattr(Store, "set_review", noting)
    return event


@asynccontextmanager
async def over(database: Path) -> AsyncIterator[tuple[Guest, Guest, str, str]]:
    async with house(database, Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        links = await ada.set_up(record=TEXT, seats=[ME, HERE])
        yield ada, bea, url, f"/api/tables/{links['table']['id']}"


async def made(guest: Guest, table: str, stored: asyncio.Event) -> dict[str, Any]:
    """The review, when it is there."""
    await stored.wait()
    while True:
        info = await guest.get(f"{table}/review")
        if "made" in info:
            return dict(info["made"])
        assert "share" in info, info


async def test_a_review_is_made_once_and_tells_what_the_command_does(
    tmp_path: Path, stored: asyncio.Event
) -> None:
    database = tmp_path / "tables.db"
    async with over(database) as (ada, bea, _, table):
        before = await ada.get(f"{table}/review")
        assert before["seconds"] >= 1
        assert "made" not in before
        asked = await ada.post(f"{table}/review")
        assert asked["mine"] is True
        # Who comes second finds the one that is being made.
        assert "mine" not in await bea.post(f"{table}/review")
        found = await made(bea, table, stored)
        notation = GAME.begin().rules.notation
        expected = review(GAME, "quick")
        assert found["review"] == Wire(notation).struct(expected)
        assert len(found["acts"]) == len(GAME.choices)
        assert found["acts"] == sorted(found["acts"])

        # What was better can be seen step by step, as the player saw it.
        number = expected.turnings[0]
        told = await bea.get(f"{table}/review/{number}")
        decision = expected.decisions[number]
        better = [notation.text(stage.choice) for stage in lines.better(GAME, decision)]
        assert [step["choice"]["choice"] for step in told["better"]] == better
        assert told["view"]["seat"] == f"p{decision.seat + 1}"
        assert patched(told["view"], told["better"][0]["changes"]) != told["view"]
        with pytest.raises(Declined, match="no decision 999"):
            await ada.get(f"{table}/review/999")
    # It outlives the server, and goes with its table.
    async with house(database, Time()) as url, guests(url, "Cem") as (cem,):
        assert await made(cem, table, stored) == found
        owner = Guest(url, ada.key)
        await owner.request("DELETE", table)
        with pytest.raises(Declined, match="no table"):
            await owner.get(f"{table}/review")
        await owner.close()


async def test_a_game_in_play_is_not_reviewed(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db", Time()) as url, guests(url, "Ada") as (ada,):
        links = await ada.set_up(options={"players": 2}, seats=[ME, HERE])
        table = f"/api/tables/{links['table']['id']}"
        for ask in (ada.get, ada.post):
            with pytest.raises(Declined, match="not over yet"):
                await ask(f"{table}/review")


async def test_everybody_has_one_made_at_a_time_and_can_stop_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: asyncio.Event
) -> None:
    begun = asyncio.Event()

    async def never(*_: object) -> Measured:
        begun.set()
        await asyncio.Event().wait()
        raise AssertionError

    with monkeypatch.context() as patched_so:
        patched_so.setattr(Computers, "measure", never)
        async with over(tmp_path / "tables.db") as (ada, bea, _, table):
            await ada.post(f"{table}/review")
            await begun.wait()
            other = (await ada.set_up(record=TEXT, seats=[ME, HERE]))["table"]["id"]
            with pytest.raises(Declined, match="nother review"):
                await ada.post(f"/api/tables/{other}/review")
            with pytest.raises(Declined, match="omebody else"):
                await bea.request("DELETE", f"{table}/review")
            await ada.request("DELETE", f"{table}/review")
            assert "share" not in await ada.get(f"{table}/review")
            await ada.post(f"/api/tables/{other}/review")
    # The server has ended meanwhile, and nothing is left of what was begun: it can be asked anew.
    async with house(tmp_path / "tables.db", Time()) as url, guests(url, "Cem") as (cem,):
        assert "share" not in await cem.get(f"/api/tables/{other}/review")
        await cem.post(f"/api/tables/{other}/review")
        await made(cem, f"/api/tables/{other}", stored)


async def test_whoever_tries_it_is_told_whether_it_was_found(
    tmp_path: Path, stored: asyncio.Event
) -> None:
    async with over(tmp_path / "tables.db") as (ada, bea, _, table):
        await ada.post(f"{table}/review")
        found = await made(ada, table, stored)
        number = found["review"]["turnings"][0]
        decision = found["review"]["decisions"][number]
        assert decision["seat"] == "p1"
        act = found["acts"][decision["at"]] - 1
        wish = {"since": act, "seat": "p1", "kind": decision["kind"], "best": decision["best"]}
        verdicts = []
        solution = [one["choice"] for one in decision["better"]]
        for choices in (["end"], [*solution, "end"]):
            tried = await bea.post(f"{table}/clone", {"act": act, "seats": [ME, COMPUTER]})
            mine = f"/api/tables/{tried['table']['id']}"
            assert "done" not in await bea.post(f"{mine}/tried", wish)
            with pytest.raises(Declined, match="not yours"):
                await ada.post(f"{mine}/tried", wish)
            async with bea.at(tried["table"]["id"]) as place:
                for choice in choices:
                    question = await place.until_asked("p1")
                    options = [one["choice"] for one in question["options"]]
                    if choice in options:
                        await place.choose("p1", choice)
            verdicts.append(await bea.post(f"{mine}/tried", wish))
        assert verdicts[0]["done"]
        assert "found" not in verdicts[0]
        assert verdicts[1]["found"]
        assert verdicts[1]["played"] > verdicts[0]["played"]
