"""Puzzles at a server: what is solved is told and rated, and nothing is told before."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from battalia.puzzles import Puzzle, shipped
from battalia.server.client import Declined, Guest, Place
from battalia.server.puzzles import first_belief, rate
from battalia.server.ratings import NEW, shown
from server.databases import found
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

HAND = next(one for one in shipped().values() if one.goal.of == "skip")
CLOSE = min(
    (one for one in shipped().values() if one.theme == "close"),
    key=lambda one: (len(one.line), one.id),
)


@pytest.fixture
async def time() -> Time:
    return Time()


@pytest.fixture
async def url(tmp_path: Path, time: Time) -> AsyncIterator[str]:
    async with house(tmp_path / "tables.db", time) as url:
        yield url


async def begun(guest: Guest, puzzle: Puzzle) -> str:
    made = await guest.post("/api/puzzles", {"again": puzzle.id})
    assert made["puzzle"] == puzzle.id
    return str(made["table"]["id"])


async def judged(guest: Guest, table: str, give_up: bool = False) -> dict[str, Any]:
    return await guest.post(f"/api/tables/{table}/puzzle", {"give_up": give_up})


async def played(guest: Guest, puzzle: Puzzle, *line: str) -> str:
    """A table at which somebody has chosen all of these."""
    table = await begun(guest, puzzle)
    async with guest.at(table) as place:
        for choice in line:
            while not _may(place, puzzle.seat, choice):
                await place.hear()
            await place.choose(puzzle.seat, choice)
    return table


def _may(place: Place, seat: str, choice: str) -> bool:
    options = place.questions.get(seat, {}).get("options", [])
    return any(option["choice"] == choice for option in options)


async def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_tomorrow(
    url: str, time: Time
) -> None:
    async with guests(url, "Ada", "Bob") as (ada, bob):
        first, same = [await one.post("/api/puzzles", {"daily": True}) for one in (ada, bob)]
        assert first["puzzle"] == same["puzzle"]
        assert (await ada.get("/api/puzzles"))["daily"] == "new"
        assert (await judged(ada, first["table"]["id"], give_up=True))["over"]
        assert (await ada.get("/api/puzzles"))["daily"] == "missed"
        time.passes(24 * 3600)
        assert (await ada.get("/api/puzzles"))["daily"] == "new"
        assert (await bob.post("/api/puzzles", {"daily": True}))["puzzle"] != first["puzzle"]


async def test_what_wins_at_once_is_solved_and_the_first_try_is_rated(url: str) -> None:
    async with guests(url, "Ada") as (ada,):
        table = await played(ada, CLOSE, *CLOSE.line)
        told = await judged(ada, table)
        assert told["solved"]
        assert told["theme"] == "close"
        assert [step["choice"]["choice"] for step in told["steps"]] == list(CLOSE.line)
        assert told["rating"] > told["before"] == shown(NEW)
        assert told["streak"] == 1
        again = await judged(ada, table)
        assert again["solved"]
        assert "rating" not in again
        standing = await ada.get("/api/puzzles")
        assert (standing["tries"], standing["solved"]) == (1, 1)
        assert standing["rating"] == told["rating"]
        assert {one["theme"]: one.get("solved", 0) for one in standing["shelves"]}["close"] == 1


async def test_nothing_is_told_before_the_turn_is_over(url: str) -> None:
    async with guests(url, "Ada", "Eve") as (ada, eve):
        table = await begun(ada, CLOSE)
        assert await judged(ada, table) == {"over": False}
        with pytest.raises(Declined) as refused:
            await judged(eve, table, give_up=True)
        assert refused.value.id == "nobody-at-this-table"
        assert (await ada.get("/api/puzzles")).get("tries", 0) == 0


async def test_nobody_is_given_a_hint(url: str) -> None:
    async with guests(url, "Ada") as (ada,):
        async with ada.at(await begun(ada, CLOSE)) as place:
            await place.until_asked(CLOSE.seat)
            with pytest.raises(Declined) as refused:
                await place.ask({"type": "hint", "seat": CLOSE.seat})
        assert refused.value.id == "puzzles-no-hint"


async def test_a_wrong_answer_is_missed_and_the_puzzle_can_be_tried_again(url: str) -> None:
    async with guests(url, "Ada") as (ada,):
        told = await judged(ada, await played(ada, HAND, "mulligan"))
        assert not told.get("solved", False)
        assert told["rating"] < told["before"]
        again = await judged(ada, await played(ada, HAND, "skip"))
        assert again["solved"]
        assert "rating" not in again
        assert (await ada.get("/api/puzzles")).get("solved", 0) == 0


async def test_only_one_table_of_a_puzzle_is_left(url: str) -> None:
    async with guests(url, "Ada") as (ada,):
        for _ in range(2):
            last = await begun(ada, CLOSE)
        assert [one["id"] for one in (await ada.get("/api/tables"))["tables"]] == [last]


async def test_training_brings_what_was_not_tried_yet(url: str) -> None:
    async with guests(url, "Ada") as (ada,):
        seen = []
        for _ in range(4):
            made = await ada.post("/api/puzzles", {"theme": "open"})
            seen.append(made["puzzle"])
            await judged(ada, made["table"]["id"], give_up=True)
        assert len(set(seen)) == 4
        assert {shipped()[one].theme for one in seen} == {"open"}


async def test_what_is_no_puzzle_is_refused(url: str) -> None:
    async with guests(url, "Ada") as (ada,):
        table = (await ada.set_up(options={"players": 2}))["table"]["id"]
        with pytest.raises(Declined) as nowhere:
            await judged(ada, table)
        with pytest.raises(Declined) as unknown:
            await ada.post("/api/puzzles", {"again": "0123456789"})
        assert (nowhere.value.id, unknown.value.id) == ("no-puzzle-here", "no-such-puzzle")
        assert len((await ada.get("/api/tables"))["tables"]) == 1


async def test_nothing_is_left_of_what_somebody_tried_who_goes(url: str, tmp_path: Path) -> None:
    async with guests(url, "Ada") as (ada,):
        await judged(ada, await begun(ada, CLOSE), give_up=True)
        kept = "SELECT person FROM tries UNION ALL SELECT person FROM puzzlers"
        assert len(found(tmp_path / "tables.db", kept)) == 2
        (own,) = (await ada.get("/api/me/export"))["puzzles"]
        assert (own["puzzle"], own["solved"]) == (CLOSE.id, False)
        await ada.post("/api/me/delete", {})
        assert found(tmp_path / "tables.db", kept) == []


def test_a_hard_puzzle_brings_more_than_an_easy_one() -> None:
    hard, easy = (first_belief(one) for one in (_of(4), _of(0)))
    gains = [rate(NEW, puzzle, solved=True)[0].mu - NEW.mu for puzzle in (hard, easy)]
    assert gains[0] > gains[1] > 0
    person, puzzle = rate(NEW, easy, solved=False)
    assert person.mu < NEW.mu
    assert puzzle.mu > easy.mu


def _of(difficulty: int) -> Puzzle:
    return next(one for one in shipped().values() if one.difficulty == difficulty)
