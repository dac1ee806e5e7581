"""Rated tables: which there can be, what is refused at them, and what comes of their games."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battalia.engine import Options, with_expansion
from battalia.server import hall
from battalia.server.client import Declined, Guest
from battalia.server.ratings import (
    KINDS,
    NEW,
    SURE,
    carried,
    is_provisional,
    kind_of,
    leavers,
    levels,
    rate,
    season_of,
    shown,
)
from battalia.server.store import Belief, Rated, SeatRow
from server.databases import brought_back, executed, found, url_of
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

ENOUGH = 120
"""Seconds after which something that must happen has not happened."""
SHORT = {"players": 2, "weeks": 1}
CLOCK = {"clock": {"kind": "game", "base": 3600}}
ME, HERE, LINK = {"who": "me"}, {"who": "here"}, {"who": "link"}
NOVICE = {"who": "computer", "level": "novice"}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@asynccontextmanager
async def members(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    """People with accounts."""
    async with guests(url, *names) as people:
        for name, one in zip(names, people, strict=True):
            account = {"login": f"{name.lower()}@home", "password": "eight letters"}
            await one.post("/api/me/account", account)
        yield people


async def refused(guest: Guest, **wish: object) -> str:
    """Why there is no such rated table."""
    whole = {"options": SHORT, "seats": [ME, LINK], "settings": CLOCK, **wish}
    with pytest.raises(Declined) as problem:
        await guest.set_up(rated=True, **whole)
    return problem.value.id


def test_every_table_is_of_one_kind() -> None:
    base = {players: kind_of(Options(players=players)) for players in (2, 3, 4)}
    assert base == {2: "two", 3: "few", 4: "few"}
    storm = {players: kind_of(with_expansion(players, teams=False)) for players in range(2, 7)}
    assert storm == {
        2: "storm-two",
        3: "storm-few",
        4: "storm-few",
        5: "storm-many",
        6: "storm-many",
    }
    teams = {kind_of(with_expansion(players)) for players in (4, 5, 6)}
    assert {*base.values(), *storm.values(), *teams} == {*KINDS}


async def test_what_makes_another_game_of_it_is_not_rated(database: Path) -> None:
    async with house(database, Time()) as url, members(url, "Ada") as (ada,):
        assert await refused(ada, seats=[ME, HERE]) == "rated-one-seat"
        assert await refused(ada, seats=[NOVICE, NOVICE]) == "rated-without-people"
        assert await refused(ada, settings={}) == "rated-needs-clock"
        assert await refused(ada, seed="known") == "rated-seed"
        assert await refused(ada, scenario="narrows") == "rated-from-start"
        lesson = {**CLOCK, "lesson": "turn"}
        assert await refused(ada, settings=lesson, seats=[ME, NOVICE]) == "rated-from-start"
        async with guests(url, "Eve") as (eve,):
            assert await refused(eve) == "rated-needs-account"
        assert (await ada.get("/api/tables"))["tables"] == [], "and nothing was set up"
        fine = await ada.set_up(options=SHORT, seats=[ME, NOVICE], rated=True)
        assert fine["table"]["rated"], "alone with computers nobody keeps anybody waiting"


async def test_at_a_rated_table_nobody_is_helped_and_no_seat_is_handed_on(database: Path) -> None:
    async with house(database, Time()) as url, members(url, "Ada", "Bea", "Cid") as (ada, bea, cid):
        made = await ada.set_up(options=SHORT, seats=[ME, LINK], settings=CLOCK, rated=True)
        table, link = made["table"]["id"], made["seats"]["p2"]
        with pytest.raises(Declined, match="has an account plays rated games"):
            await Guest(url).join(link)
        with pytest.raises(Declined, match="you have one seat"):
            await ada.join(link)
        assert (await bea.join(link))["table"]["state"] == "playing"
        own = (await bea.post(f"/api/tables/{table}/seats/p2/link"))["key"]
        with pytest.raises(Declined, match="is not handed on"):
            await cid.join(own)
        await bea.join(own)
        for path in ("clone", "seats/p1/computer"):
            with pytest.raises(Declined, match="rated"):
                await ada.post(f"/api/tables/{table}/{path}")
        async with asyncio.timeout(ENOUGH), ada.at(table) as place:
            while not place.views:
                await place.hear()
            with pytest.raises(Declined, match="until it is over nobody is helped"):
                await place.ask({"type": "hint", "seat": "p1"})
        alone = await ada.set_up(options=SHORT, seats=[ME, NOVICE], rated=True)
        path = f"/api/tables/{alone['table']['id']}"
        with pytest.raises(Declined, match="have secrets"):
            await ada.get(f"{path}/record")
        with pytest.raises(Declined, match="resign first"):
            await ada.request("DELETE", path)
        left = await ada.post(f"{path}/leave")
        assert (left["state"], left["seats"][0]["resigned"]) == ("over", True)


# What a game says of those who played it.

beliefs = st.builds(Belief, st.floats(0, 50), st.floats(0.5, 25 / 3))
ALONE = ((0,), (1,), (2,), (3,))
TEAMS = ((0, 2), (1, 3))


@given(st.lists(beliefs, min_size=4, max_size=4), st.permutations([1, 2, 3, 4]))
def test_who_comes_before_somebody_as_strong_gains_more(
    four: list[Belief], places: list[int]
) -> None:
    alike = [four[0]] * 4
    after = rate(ALONE, alike, places, {})
    by_place = [one.belief.mu for one in sorted(after)]
    assert by_place == sorted(by_place, reverse=True)
    assert [one.place for one in after] == places
    after = rate(ALONE, four, places, {})
    first, last = places.index(1), places.index(4)
    assert after[first].belief.mu > four[first].mu, "who wins gains, whoever the others are"
    assert after[last].belief.mu < four[last].mu
    for before, (_, now) in zip(four, after, strict=True):
        assert now.sigma < before.sigma + 0.1, "and nobody is known less than before"


@given(st.lists(beliefs, min_size=4, max_size=4), st.permutations([0, 1, 2, 3]))
def test_it_does_not_matter_who_sits_where(four: list[Belief], seats: list[int]) -> None:
    after = rate(ALONE, four, [1, 2, 3, 4], {})
    moved = rate(ALONE, [four[seat] for seat in seats], [seat + 1 for seat in seats], {})
    for place, seat in enumerate(seats):
        assert moved[place].place == after[seat].place
        assert moved[place].belief.mu == pytest.approx(after[seat].belief.mu)


@given(st.lists(beliefs, min_size=4, max_size=4))
def test_partners_win_and_lose_together(four: list[Belief]) -> None:
    after = rate(TEAMS, four, [1, 2, 1, 2], {})
    assert [one.place for one in after] == [1, 2, 1, 2]
    signs = [now.mu > before.mu for before, (_, now) in zip(four, after, strict=True)]
    assert signs == [True, False, True, False]


@given(st.lists(beliefs, min_size=4, max_size=4), st.permutations([1, 2, 3, 4]))
def test_who_leaves_is_last_and_nobody_else_is_worse_for_it(
    four: list[Belief], places: list[int]
) -> None:
    winner = places.index(1)
    stayed = rate(ALONE, four, places, {})
    left = rate(ALONE, four, places, {winner: 5.0})
    assert left[winner].place == 4
    for seat in {0, 1, 2, 3} - {winner}:
        assert left[seat].place == stayed[seat].place - 1
        assert left[seat].belief.mu >= stayed[seat].belief.mu
    both = rate(ALONE, four, places, {0: 5.0, 1: 9.0})
    assert (both[0].place, both[1].place) == (4, 3), "who leaves first is last"
    partner = rate(TEAMS, four, [1, 2, 1, 2], {0: 5.0})
    assert [one.place for one in partner] == [2, 2, 1, 2], "a partner who stays has won"
    assert partner[0].belief.mu < four[0].mu < rate(TEAMS, four, [1, 2, 1, 2], {})[0].belief.mu
    assert partner[2] == rate(TEAMS, four, [1, 2, 1, 2], {})[2]


def test_a_game_that_nobody_finished_parts_those_who_stayed_from_those_who_left() -> None:
    after = rate(ALONE, [NEW] * 4, [1, 1, 1, 1], {2: 7.0})
    assert [one.place for one in after] == [1, 1, 4, 1]
    assert after[0] == after[1] == after[3]
    assert after[2].belief.mu < NEW.mu < after[0].belief.mu


def test_a_rating_is_a_number_that_chess_players_know() -> None:
    assert shown(NEW) == 1500
    weak, strong = Belief(20.0, 0.5), Belief(20.0 + 400 / 30, 0.5)
    won = rate(ALONE[:2], [strong, weak], [1, 2], {})[0].belief.mu - strong.mu
    lost = strong.mu - rate(ALONE[:2], [strong, weak], [2, 1], {})[0].belief.mu
    assert lost / won == pytest.approx(10, rel=0.1), "ten games won make good for one lost"


def test_who_plays_fifteen_games_is_no_longer_provisional() -> None:
    belief, games = NEW, 0
    while is_provisional(belief):
        games += 1
        places = [1, 2] if games % 2 else [2, 1]
        belief = rate(ALONE[:2], [belief, Belief(25.0, SURE)], places, {})[0].belief
    assert 10 <= games <= 20


def test_a_season_is_a_quarter_and_keeps_what_is_known_but_is_less_sure_of_it() -> None:
    assert season_of(1_800_000_000) == "2027-1"
    assert [season_of(1_798_761_599), season_of(1_798_761_600)] == ["2026-4", "2027-1"]
    assert carried("2027-1", None) == NEW
    sure = Rated(1, "two", "2026-4", 30.0, 3.0, 40, 20)
    following, later = carried("2027-1", sure), carried("2028-1", sure)
    assert following.mu == later.mu == 30.0
    assert 3.0 < following.sigma < later.sigma < NEW.sigma
    assert carried("2099-1", sure).sigma == NEW.sigma, "nobody is known less than not at all"


def test_every_computer_is_rated_at_every_kind_of_table() -> None:
    assert [*levels()] == [*KINDS]
    for beliefs_of in levels().values():
        order = ["novice", "steady", "expert"]
        assert beliefs_of["steady"] == NEW.mu, "the point from which all are measured"
        assert sorted(order, key=lambda level: beliefs_of[level]) == order


# Games.


async def rated_game(ada: Guest, bea: Guest) -> str:
    made = await ada.set_up(options=SHORT, seats=[ME, LINK], settings=CLOCK, rated=True)
    await bea.join(made["seats"]["p2"])
    return str(made["table"]["id"])


async def give_up(guest: Guest, table: str, seat: str) -> None:
    await guest.post(f"/api/tables/{table}/seats/{seat}/resign")


async def test_a_rated_game_changes_both_ratings_once_and_both_see_it(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "HEARTBEAT", 0.2)
    async with house(database, Time()) as url, members(url, "Ada", "Bea") as (ada, bea):
        table = await rated_game(ada, bea)
        await give_up(bea, table, "p2")
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "playing", "Ada may go on"
        await ada.post(f"/api/tables/{table}/seats/p1/vote", {"end": True})
        (own,) = (await ada.get("/api/tables"))["tables"]
        seen = await bea.get(f"/api/tables/{table}")
        assert own["ratings"] == seen["ratings"]
        assert own["ratings"]["p1"]["after"] > own["ratings"]["p1"]["before"] == 1500
        assert own["ratings"]["p2"]["after"] < own["ratings"]["p2"]["before"] == 1500
        assert own["ratings"]["p1"]["provisional"]
    again = f"INSERT INTO unrated (\"table\") VALUES ('{table}')"
    assert found(database, "SELECT count(*) FROM unrated") == [(0,)]
    rows = found(database, "SELECT person, games, wins FROM ratings ORDER BY person")
    assert [row[1:] for row in rows] == [(1, 1), (1, 0)]
    # As if whoever led the table had died before it came to it.
    executed(database, again, "DELETE FROM results", "DELETE FROM ratings")
    time = Time()
    async with house(database, time) as url:
        async with asyncio.timeout(ENOUGH):
            guest = Guest(url, ada.key)
            while "ratings" not in (await guest.get("/api/tables"))["tables"][0]:
                await asyncio.sleep(0)
            (late,) = (await guest.get("/api/tables"))["tables"]
            await guest.close()
    assert late["ratings"] == own["ratings"]
    assert found(database, "SELECT person, games, wins FROM ratings ORDER BY person") == rows


async def test_profiles_and_leaderboards_show_what_came_of_rated_games(database: Path) -> None:
    time = Time()
    async with house(database, time) as url, members(url, "Ada", "Bea") as (ada, bea):
        assert (await bea.get("/api/people/Ada")) == {"name": "Ada"}
        for _ in range(2):
            time.passes(60)
            table = await rated_game(ada, bea)
            await give_up(bea, table, "p2")
            await ada.post(f"/api/tables/{table}/seats/p1/vote", {"end": True})
        time.passes(60)
        alone = await ada.set_up(options=SHORT, seats=[ME, NOVICE], rated=True)
        await give_up(ada, alone["table"]["id"], "p1")
        seen = await bea.get("/api/people/Ada")
        (stands,) = seen["ratings"]
        assert (stands["kind"], stands["games"], stands["wins"]) == ("two", 3, 2)
        assert [one["rating"] for one in stands["curve"]][-1] == stands["rating"]
        assert not {"met", "games"} & {*seen}, "that is for friends"
        await ada.post("/api/friends", {"name": "Bea"})
        await bea.post("/api/friends", {"name": "Ada"})
        seen = await bea.get("/api/people/Ada")
        assert seen["met"] == {"ahead": 0, "level": 0, "behind": 2}
        last, *before = seen["games"]
        assert (last["others"], last["place"], last["gone"]) == (
            [{"name": "", "level": "novice"}],
            2,
            True,
        )
        assert [one["others"] for one in before] == [[{"name": "Bea"}]] * 2
        assert last["after"] == stands["rating"] < last["before"]
        strange = await Guest(url).get("/api/people/Ada")
        assert strange == {"name": "Ada", "ratings": seen["ratings"]}
        assert "factions" not in seen, "nobody came to choose one"
        executed(database, "UPDATE results SET faction = 'barfolk' WHERE place = 1")
        assert (await bea.get("/api/people/Ada"))["factions"] == {"barfolk": 2}
        own = await ada.get("/api/people/Ada")
        assert own["mine"]
        assert "met" not in own
        board = await ada.get("/api/leaders")
        assert board["season"] == "2027-1" == board["seasons"][0]
        assert {one["level"] for one in board["leaders"]} == {*levels()["two"]}, (
            "nobody is sure yet"
        )
        assert board["mine"]["provisional"]
        assert board["mine"]["rating"] == stands["rating"]
        executed(database, "UPDATE ratings SET sigma = 4")
        board = await ada.get("/api/leaders?kind=two&season=2027-1")
        people = [one for one in board["leaders"] if "level" not in one]
        assert [(one["place"], one["name"]) for one in people] == [(1, "Ada"), (2, "Bea")]
        ratings = [one["rating"] for one in board["leaders"]]
        assert ratings == sorted(ratings, reverse=True), "computers stand among them"
        await bea.request("PATCH", "/api/me/privacy", {"privacy": {"profile": "friends"}})
        board = await Guest(url).get("/api/leaders?kind=two&season=2027-1")
        assert [one["name"] for one in board["leaders"] if "level" not in one] == ["Ada"]
        with pytest.raises(Declined, match="does not show this"):
            await Guest(url).get("/api/people/Bea")
        assert (await ada.get("/api/leaders?kind=teams")).get("mine") is None
        await bea.request("PATCH", "/api/me/privacy", {"privacy": {"profile": "nobody"}})
        hidden = await ada.get("/api/leaders")
        assert [one["name"] for one in hidden["leaders"] if "level" not in one] == ["Ada"]
        with pytest.raises(Declined, match="does not show this"):
            await ada.get("/api/people/Bea")
        with pytest.raises(Declined, match="is called Eve"):
            await ada.get("/api/people/Eve")
        exported = await ada.get("/api/me/export")
        assert [one["place"] for one in exported["results"]] == [2, 1, 1]
        await ada.post("/api/me/delete", {"password": "eight letters"})
        left = await bea.get("/api/people/Bea")
        assert [one["others"] for one in left["games"]] == [[{"name": ""}]] * 2, "her results stay"
        assert left["ratings"][0]["games"] == 2
        assert "Ada" not in str(await bea.get("/api/leaders"))


async def test_games_in_progress_go_on_when_a_program_comes_that_rates(database: Path) -> None:
    async with house(database, Time()) as url, members(url, "Ada", "Bea") as (ada, bea):
        made = await ada.set_up(options=SHORT, seats=[ME, LINK], settings=CLOCK)
        table = made["table"]["id"]
        await bea.join(made["seats"]["p2"])
    brought_back(url_of(database), "0014")
    async with house(database, Time()) as url, guests(url) as _:
        ada, bea = Guest(url, ada.key), Guest(url, bea.key)
        assert "rated" not in await ada.get(f"/api/tables/{table}")
        await give_up(bea, table, "p2")
        ended = await ada.post(f"/api/tables/{table}/seats/p1/vote", {"end": True})
        assert ended["state"] == "over"
        assert "ratings" not in ended
        rated = await rated_game(ada, bea)
        await give_up(ada, rated, "p1")
        assert (await bea.post(f"/api/tables/{rated}/seats/p2/vote", {"end": True}))["ratings"]
        await ada.close()
        await bea.close()


def test_a_computer_that_gave_up_comes_after_all_who_stayed() -> None:
    rows = [
        SeatRow(0, "person", person=1),
        SeatRow(1, "computer", level="steady", resigned=7.0),
        SeatRow(2, "computer", level="steady"),
        SeatRow(3, "person", person=2, stand_in="novice"),
    ]
    assert leavers(rows, 9.0) == {1: 7.0, 3: 9.0}
