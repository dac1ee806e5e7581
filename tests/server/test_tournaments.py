"""Tournaments at a real server, from their announcement to the last round."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from battalia.engine import Options, read_record
from battalia.server import tournaments
from battalia.server.client import Declined, Guest, Plain
from battalia.server.clocks import Clock
from battalia.server.messages.tournaments import Plan
from battalia.server.store import PairingRow, Store
from battalia.server.tournaments import announced, check_plan, least_size
from commands import run
from server.databases import opened
from server.house import Time, guests, house
from server.test_bots import account, listening, made

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal")
CLOCK = {"kind": "game", "base": 3600}
MINUTE = 60.0


def plan(now: Time, **changes: object) -> Plain:
    wish = {"title": "Cup", "starts": now() + 600, "clock": CLOCK, "pause": 0}
    return {**wish, "options": {"players": 2}, **changes}


async def declined(wish: object) -> str:
    with pytest.raises(Declined) as refusal:
        await wish  # type: ignore[misc]
    return refusal.value.id


async def until(guest: Guest, id: str, so: Callable[[Plain], bool]) -> Plain:
    """The tournament as soon as that is so."""
    async with asyncio.timeout(60):
        while True:
            told = await guest.get(f"/api/tournaments/{id}")
            if so(told):
                return told
            await asyncio.sleep(0.1)


def in_play(told: Plain) -> list[Plain]:
    return [one for one in told.get("pairings", []) if not one.get("places")]


def ready(number: int) -> Callable[[Plain], bool]:
    """All tables of this round are set up."""
    return lambda told: (
        told.get("round", 0) == number and all(one.get("table") for one in in_play(told))
    )


def over(told: Plain) -> bool:
    return bool(told["state"] == "over")


async def lose(people: Sequence[Guest], told: Plain) -> None:
    """At each table in play whoever has the higher number gives up."""
    names = {one["number"]: one["name"] for one in told["entries"]}
    guests = dict(zip(NAMES, people, strict=False))
    for game in in_play(told):
        seat = game["seats"].index(max(game["seats"]))
        loser = guests[names[game["seats"][seat]]]
        await loser.post(f"/api/tables/{game['table']}/seats/p{seat + 1}/resign")


async def test_a_swiss_tournament_from_its_announcement_to_the_crosstable(tmp_path: Path) -> None:
    """It survives that the server goes down between two rounds."""
    now, database = Time(), tmp_path / "cup.db"
    async with house(database, now) as url, guests(url, *NAMES[:6], "Late") as people:
        ada, *others, late = people
        told = await ada.post("/api/tournaments", plan(now, rounds=3, most=6))
        id = told["id"]
        assert (told["state"], told["mine"], told["by"]) == ("announced", True, "Ada")
        for guest in (ada, *others):
            assert (await guest.post(f"/api/tournaments/{id}/entry"))["entered"] == "in"
        assert (await late.post(f"/api/tournaments/{id}/entry"))["entered"] == "waiting"
        assert await declined(ada.post(f"/api/tournaments/{id}/entry")) == "tournament-already"
        # Whoever goes makes room for whoever waits.
        gone = await others[4].request("DELETE", f"/api/tournaments/{id}/entry")
        assert (gone["entrants"], gone.get("waiting", 0)) == (6, 0)
        assert (await late.get(f"/api/tournaments/{id}"))["entered"] == "in"
        await late.request("DELETE", f"/api/tournaments/{id}/entry")
        listed = await Guest(url).get("/api/tournaments")
        assert [one["id"] for one in listed["tournaments"]] == [id]
        now.passes(601)
        told = await until(ada, id, ready(1))
        assert (told["rounds"], told["entrants"]) == (3, 5)
        assert await declined(late.post(f"/api/tournaments/{id}/entry")) == "tournament-begun"
        keys = [guest.key for guest in (ada, *others[:4])]
    async with house(database, now) as url:
        people = [Guest(url, key) for key in keys]
        for number in (1, 2, 3):
            told = await until(people[0], id, ready(number))
            mine = [await guest.get(f"/api/tournaments/{id}") for guest in people]
            tables = Counter(one["table"] for one in mine if one.get("table"))
            assert sorted(tables.values()) == [2, 2], "everybody knows their table, one rests"
            await lose(people, told)
        told = await until(people[0], id, over)
        assert [one["score"] for one in told["standings"]][:2] == [3.0, 2.0]
        assert sum(one["score"] for one in told["standings"]) == 9.0, "a point for each game"
        assert sum(one.get("byes", 0) for one in told["standings"]) == 3
        met = Counter(tuple(sorted(one["seats"])) for one in told["pairings"])
        assert set(met.values()) == {1}, "nobody twice, and no second bye"
        found = await people[0].get(f"/api/tournaments/{id}/records")
        assert len(found["records"]) == 6
        assert all(read_record(one["text"]).options.players == 2 for one in found["records"])
        calendar = (await people[0].http.get(f"/api/tournaments/{id}/calendar.ics")).text
        assert "SUMMARY:Cup" in calendar
        past = await people[0].get("/api/tournaments?states=past")
        assert [one["id"] for one in past["tournaments"]] == [id]
        kept = await people[0].get("/api/me/export")
        assert [one["tournament"] for one in kept["entries"]] == [id]
        for guest in people:
            await guest.close()


async def test_who_does_not_come_has_lost_and_whoever_leaves_gives_up(tmp_path: Path) -> None:
    now = Time()
    async with house(tmp_path / "cup.db", now) as url, guests(url, *NAMES[:4]) as people:
        id = (await people[0].post("/api/tournaments", plan(now, form="knockout")))["id"]
        for guest in people:
            await guest.post(f"/api/tournaments/{id}/entry")
        now.passes(601)
        told = await until(people[0], id, ready(1))
        # All of them have to be there in time; those of the first table are not.
        first, second = in_play(told)
        names = {one["number"]: one["name"] for one in told["entries"]}
        here = [people[NAMES.index(names[number])] for number in second["seats"]]
        async with here[0].at(second["table"]), here[1].at(second["table"]):
            now.passes(5 * MINUTE + 1)
            told = await until(people[0], id, lambda told: len(in_play(told)) == 1)
            done = told["pairings"][0]
            assert (done["board"], done["how"]) == (first["board"], "forfeit")
            assert (done["places"], done["scores"]) == ([3, 3], [0.0, 0.0])
            await here[0].request("DELETE", f"/api/tournaments/{id}/entry")
            told = await until(people[0], id, over)
        assert told["pairings"][1]["places"] == [2, 1], "whoever left has given up"
        winner = told["standings"][0]
        assert (winner["number"], winner["score"]) == (second["seats"][1], 1.0)


async def test_in_an_arena_people_come_and_go_and_computers_play_for_it(tmp_path: Path) -> None:
    now = Time()
    async with house(tmp_path / "arena.db", now) as url, guests(url, *NAMES[:3]) as people:
        ada, bea, cid = people
        wish = plan(now, form="arena", minutes=30, starts=now(), computers=2, level="random")
        wish["options"] = {"players": 2, "weeks": 1}
        id = (await ada.post("/api/tournaments", wish))["id"]
        # Nobody is there but computers; they play all the same.
        told = await until(ada, id, lambda told: len(told.get("pairings", [])) > len(in_play(told)))
        assert told["pairings"][0]["how"] == "played"
        assert len(told["pairings"][0]["points"]) == 2
        for guest in (ada, bea):
            await guest.post(f"/api/tournaments/{id}/entry")
        told = await until(ada, id, lambda told: bool(told.get("table")))
        assert (await bea.post(f"/api/tournaments/{id}/rest", {"paused": True}))[
            "entered"
        ] == "paused"
        assert (
            await declined(cid.post(f"/api/tournaments/{id}/rest", {"paused": True}))
            == "tournament-not-entered"
        )
        for guest in (ada, bea):
            await guest.request("DELETE", f"/api/tournaments/{id}/entry")
        now.passes(30 * MINUTE)
        told = await until(ada, id, over)
        assert await declined(cid.post(f"/api/tournaments/{id}/entry")) == "tournament-begun"


async def test_rounds_that_have_dates_end_as_the_games_stand(tmp_path: Path) -> None:
    now = Time()
    async with house(tmp_path / "days.db", now) as url, guests(url, *NAMES[:3]) as people:
        wish = plan(
            now,
            form="round-robin",
            pace="days",
            clock={"kind": "move", "days": 2},
            round_minutes=1440,
            title="Slow; but, sure",
        )
        id = (await people[0].post("/api/tournaments", wish))["id"]
        for guest in people:
            await guest.post(f"/api/tournaments/{id}/entry")
        now.passes(601)
        await until(people[0], id, ready(1))
        answer = await people[0].http.get(f"/api/tournaments/{id}/calendar.ics?language=de")
        assert answer.headers["content-type"].startswith("text/calendar")
        assert answer.text.count("BEGIN:VEVENT") == 3
        assert "SUMMARY:Slow\\; but\\, sure" in answer.text
        now.passes(1440 * MINUTE)
        told = await until(people[0], id, ready(2))
        assert [one["how"] for one in told["pairings"][:2]] in (
            ["bye", "stopped"],
            ["stopped", "bye"],
        )
        # Whoever is no more is nobody in it, and is not waited for.
        await people[0].post("/api/me/delete")
        told = await people[1].get(f"/api/tournaments/{id}")
        assert sorted(one["name"] for one in told["entries"]) == ["", "Bea", "Cid"]


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({}, None),
        ({"clock": Clock()}, "tournament-live-clock"),
        ({"clock": Clock(), "round_minutes": 30}, None),
        ({"clock": Clock("move", days=1)}, "tournament-live-clock"),
        ({"pace": "days"}, "tournament-days-clock"),
        ({"pace": "days", "clock": Clock("move", days=1)}, "tournament-days-rounds"),
        ({"pace": "days", "form": "arena"}, "tournament-arena-is-live"),
        ({"options": Options(players=4), "most": 3}, "tournament-too-small"),
        ({"options": Options(players=4, weeks=99)}, "options-value"),
        ({"level": "nobody"}, "level-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(
    changes: dict[str, object], id: str | None
) -> None:
    usual = Plan("Cup", 0.0, options=Options(players=2), clock=Clock("game", base=600))
    reason = check_plan(msgspec.structs.replace(usual, **changes))
    assert (None if reason is None else reason.id) == id


async def test_only_whoever_announced_it_calls_it_off_and_nobody_announces_without_end(
    tmp_path: Path,
) -> None:
    now = Time()
    async with house(tmp_path / "cup.db", now) as url, guests(url, "Ada", "Bea") as (ada, bea):
        path = "/api/tournaments"
        hidden = (await ada.post(path, plan(now, public=False)))["id"]
        assert (await bea.get(path))["tournaments"] == []
        assert len((await ada.get(path))["tournaments"]) == 1
        assert await declined(bea.request("DELETE", f"{path}/{hidden}")) == "not-your-tournament"
        assert await declined(bea.post(f"{path}/{hidden}/begin")) == "not-your-tournament"
        await ada.request("DELETE", f"{path}/{hidden}")
        assert await declined(ada.request("DELETE", f"{path}/{hidden}")) == "tournament-is-over"
        assert await declined(bea.get(f"{path}/222222222222")) == "no-such-tournament"
        unusable: list[tuple[Plain, str]] = [
            ({"form": "arena", "minutes": 0}, "tournament-without-end"),
            ({"starts": now() - 3600}, "tournament-start"),
            ({"starts": now() + 1e9}, "tournament-start"),
            ({"computers": 20}, "tournament-computers"),
        ]
        for changes, why in unusable:
            assert await declined(ada.post(path, plan(now, **changes))) == why
        for _ in range(5):
            await ada.post(path, plan(now))
        assert await declined(ada.post(path, plan(now))) == "too-many-tournaments"
        nobody = await ada.post(path.replace("tournaments", "people"), {"name": "Eve"})
        assert nobody["key"]


def test_tables_may_be_smaller_where_the_rules_of_the_table_allow_it() -> None:
    assert least_size(Options(players=4)) == 2


async def test_what_a_process_left_behind_that_died_in_a_round_is_taken_up(tmp_path: Path) -> None:
    """It had paired the round and set up no table."""
    now, database = Time(), tmp_path / "cup.db"
    async with house(database, now, alone=True) as url, guests(url, *NAMES[:2]) as people:
        id = (await people[0].post("/api/tournaments", plan(now, rounds=1)))["id"]
        for guest in people:
            await guest.post(f"/api/tournaments/{id}/entry")
        keys = [guest.key for guest in people]
    now.passes(601)
    async with opened(database) as store:
        row = await store.take_tournament(now())
        whole = await store.tournament(id)
        assert row is not None
        assert whole is not None
        _, entries, _ = whole
        drawn = [msgspec.structs.replace(one, drawn=one.number) for one in entries]
        assert await store.begin_tournament(row, entries, drawn, 1)
        assert await store.add_round(row, [PairingRow(1, 1, "1 2", "abcdefghjkmn", now())])
        await store.put_tournament_back(row, now())
    async with house(database, now, alone=True) as url:
        ada, bea = (Guest(url, key) for key in keys)
        told = await until(ada, id, lambda told: bool(told.get("table")))
        assert [one["table"] for one in told["pairings"]] == ["abcdefghjkmn"]
        assert told["round"] == 1
        await lose([ada, bea], told)
        assert len((await until(ada, id, over))["pairings"]) == 1
        await ada.close()
        await bea.close()


async def test_a_rated_tournament_is_for_accounts_and_that_of_a_club_for_its_members(
    tmp_path: Path,
) -> None:
    now = Time()
    async with house(tmp_path / "cup.db", now) as url, guests(url, *NAMES[:3]) as people:
        ada, bea, cid = people
        for guest, login in ((ada, "ada"), (bea, "bea")):
            await guest.post("/api/me/account", {"login": login, "password": "long enough"})
        path = "/api/tournaments"
        assert await declined(ada.post(path, plan(now, club="owls"))) == "tournament-of-club"
        await ada.post("/api/clubs", {"id": "owls", "name": "Owls"})
        owls = (await ada.post(path, plan(now, club="owls")))["id"]
        assert await declined(bea.get(f"{path}/{owls}")) == "no-such-tournament"
        assert await declined(bea.post(f"{path}/{owls}/entry")) == "no-such-tournament"
        assert [one["id"] for one in (await ada.get(path))["tournaments"]] == [owls]
        assert (await bea.get(path))["tournaments"] == []
        id = (await ada.post(path, plan(now, rated=True)))["id"]
        assert await declined(cid.post(f"{path}/{id}/entry")) == "tournament-needs-account"
        for guest in (ada, bea):
            await guest.post(f"{path}/{id}/entry")
        await ada.post(f"{path}/{id}/begin")
        told = await until(ada, id, ready(1))
        table = await ada.get(f"/api/tables/{told['table']}")
        assert (table["rated"], table["tournament"]) == (True, id)


async def test_owners_enter_their_bots_where_bots_may_take_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = Time()
    async with house(tmp_path / "cup.db", now) as url, guests(url, *NAMES[:2]) as (ada, bea):
        for guest, login in ((ada, "ada"), (bea, "bea")):
            await account(guest, login)
        (one, deep), (other, small) = [await made(ada, name) for name in ("Deep Ada", "Small Ada")]
        path = "/api/tournaments"
        closed = (await ada.post(path, plan(now)))["id"]
        assert await declined(ada.post(f"{path}/{closed}/bots/{one}")) == "tournament-no-bots"
        wish = plan(now, rated=True, open_to_bots=True, form="round-robin")
        id = (await bea.post(path, wish))["id"]
        assert await declined(bea.post(f"{path}/{id}/bots/{one}")) == "not-your-bot"
        assert await declined(ada.post(f"{path}/{id}/bots/222222222222")) == "no-such-bot"
        assert await declined(deep.post(f"{path}/{id}/entry")) == "not-for-bots"
        await bea.post(f"{path}/{id}/entry")
        for bot in (one, other):
            told = await ada.post(f"{path}/{id}/bots/{bot}")
        assert await declined(ada.post(f"{path}/{id}/bots/{one}")) == "tournament-already"
        assert "entered" not in told, "Ada herself does not take part"
        assert [(one["name"], one["entered"]) for one in told["bots"]] == [
            ("Deep Ada", "in"),
            ("Small Ada", "in"),
        ]
        assert [(one["name"], one.get("bot"), one.get("mine")) for one in told["entries"]] == [
            ("Bea", None, None),
            ("Deep Ada", True, True),
            ("Small Ada", True, True),
        ]
        assert "bots" not in await bea.get(f"{path}/{id}")
        monkeypatch.setattr(tournaments, "BOT_ENTRIES", 1)
        more = (await bea.post(path, plan(now, open_to_bots=True)))["id"]
        assert await declined(ada.post(f"{path}/{more}/bots/{one}")) == "tournament-bot-busy"
        async with listening(deep) as ear:
            await bea.post(f"{path}/{id}/begin")
            rated: dict[frozenset[str], bool] = {}
            for number in (1, 2, 3):
                told = await until(bea, id, ready(number))
                names = {one["number"]: one["name"] for one in told["entries"]}
                (game,) = in_play(told)
                sitting = [names[number] for number in game["seats"]]
                table = await ada.get(f"/api/tables/{game['table']}")
                rated[frozenset(sitting)] = table.get("rated", False)
                assert [seat.get("bot", False) for seat in table["seats"]] == [
                    name != "Bea" for name in sitting
                ]
                if "Deep Ada" in sitting:
                    seat = f"p{sitting.index('Deep Ada') + 1}"
                    assert (await ear.hears()) == {
                        "type": "game",
                        "table": game["table"],
                        "seat": seat,
                    }
                loser = small if "Small Ada" in sitting else bea
                seat = f"p{sitting.index('Small Ada' if loser is small else 'Bea') + 1}"
                await loser.post(f"/api/tables/{game['table']}/seats/{seat}/resign")
                if "Deep Ada" in sitting:
                    assert (await ear.hears())["type"] == "over"
        assert rated == {
            frozenset({"Bea", "Deep Ada"}): True,
            frozenset({"Bea", "Small Ada"}): True,
            frozenset({"Deep Ada", "Small Ada"}): False,
        }
        told = await until(bea, id, over)
        first = told["standings"][0]["number"]
        assert next(one for one in told["entries"] if one["number"] == first)["name"] == "Deep Ada"
        await deep.close()
        await small.close()


async def test_everybody_watches_the_games_of_a_public_tournament_and_nobody_is_voted_out(
    tmp_path: Path,
) -> None:
    now = Time()
    async with house(tmp_path / "cup.db", now) as url, guests(url, *NAMES[:4]) as people:
        stranger = Guest(url)
        for public in (True, False):
            wish = plan(now, public=public, options={"players": 3}, rounds=1)
            id = (await people[0].post("/api/tournaments", wish))["id"]
            for guest in people[:3]:
                await guest.post(f"/api/tournaments/{id}/entry")
            await people[0].post(f"/api/tournaments/{id}/begin")
            told = await until(people[0], id, ready(1))
            table = told["table"]
            if public:
                async with stranger.at(table) as place:
                    assert place.table["delay"] > 0, "what is seen helps nobody any more"
                    assert all("quorum" not in seat for seat in place.table["seats"])
                    assert place.table["settings"]["strangers"]
            else:
                with pytest.raises(Declined):
                    async with stranger.at(table):
                        pass
        await stranger.close()


# What the store promises, on both databases.


async def test_a_round_is_paired_once_by_whoever_has_the_tournament(store: Store) -> None:
    usual = Plan("Cup", 50.0, clock=Clock("game", base=600))
    await store.add_tournament(announced(usual, None, 0.0), bounded=False)
    assert await store.take_tournament(49.0) is None
    first = await store.take_tournament(51.0)
    assert first is not None
    assert await store.take_tournament(51.0) is None, "one process has it"
    assert await store.begin_tournament(first, [], [], 3)
    paired = [PairingRow(1, 1, "1 2", "tableone", 51.0)]
    assert await store.add_round(first, paired)
    assert not await store.add_round(first, paired), "there is a first round"
    # It was woken while it was looked at: somebody has to look again at once.
    await store.wake_tournament(first.id)
    await store.put_tournament_back(first, 900.0)
    second = await store.take_tournament(52.0)
    assert second is not None
    assert second.token == first.token + 1
    # Whoever had it before is late with whatever it is.
    ended = msgspec.structs.replace(paired[0], places="1 2", ended=52.0)
    assert not await store.end_pairing(first, ended)
    assert not await store.set_tournament(first, state="over")
    assert not await store.add_round(first, [PairingRow(2, 1, "1 2", "tabletwo", 52.0)])
    assert await store.end_pairing(second, ended)
    await store.put_tournament_back(second, 900.0)
    assert await store.take_tournament(53.0) is None
    found = await store.tournament(first.id)
    assert found is not None
    row, _, pairings = found
    assert (row.state, row.round, [one.places for one in pairings]) == ("running", 1, ["1 2"])


def test_the_house_has_a_ladder_of_computers_by_a_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    Store(url).upgrade()

    def tournament(*words: str, expect: int = 0) -> str:
        return "".join(run(capsys, "tournament", *words, "--database", url, expect=expect))

    made = tournament("ladder", "random", "simple", "--title", "Bots")
    assert made.startswith("Announced: Bots (")
    id = made.partition("(")[2].partition(")")[0]
    assert tournament("list").split()[:2] == [id, "announced"]
    assert tournament("end", id) == f"Ended: {id}.\n"
    assert tournament("end", id, expect=2).startswith("There is no tournament")
    assert "cannot be played" in tournament("ladder", "nobody", expect=2)
    assert "needs one file or id" in tournament("announce", expect=2)
