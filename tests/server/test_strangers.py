"""What strangers may try in the house: other doors, others' names, more than their part."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from battalia.server import lobby, ratings, reviewing, tournaments
from battalia.server.client import Declined, Guest, Plain, visiting
from battalia.server.messages import ChatLine
from battalia.server.moderation import Context
from battalia.server.store import ChatLine as StoredLine
from battalia.server.store import Report, Store
from reviewed import TEXT
from server.databases import executed, found, table_row
from server.house import Time, guests, house
from server.test_bots import account, declined, listening, made
from server.test_gallery import HILL
from server.test_lobby import seek
from server.test_reminders import Hook

pytestmark = pytest.mark.anyio

CLOCK: Final = {"kind": "game", "base": 600, "increment": 10}
ME, LINK = {"who": "me"}, {"who": "link"}


async def table_of(host: Guest, players: int = 2, **more: object) -> tuple[str, list[str]]:
    """A table of one host, and the keys of its other seats."""
    links = await host.set_up(
        options={"players": players},
        seats=[ME, *[LINK] * (players - 1)],
        settings={"clock": CLOCK},
        **more,
    )
    return links["table"]["id"], [*links["seats"].values()]


async def is_done(wish: Awaitable[object]) -> bool:
    with suppress(Declined):
        await wish
        return True
    return False


def suspend(database: Path, person: int) -> None:
    executed(
        database,
        "INSERT INTO measures (person, kind, reason, at, until)"
        f" VALUES ({person}, 'suspension', 'other', 0, 1e12)",
    )


def plan(now: Time, **changes: object) -> Plain:
    return {"title": "Cup", "starts": now() + 600, "clock": CLOCK, **changes}


# Whose games are rated, and who decides them.


async def test_nobody_is_rated_for_games_with_their_own_bots_by_whatever_door(
    tmp_path: Path,
) -> None:
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        await account(ada, "ada")
        await account(bea, "bea")
        bots = [(await made(ada, name))[1] for name in ("Deep Ada", "Deeper Ada")]
        _, (key,) = await table_of(ada, rated=True)
        assert await declined(bots[0].join(key)) == "rated-own-bot"
        _, keys = await table_of(bea, players=3, rated=True)
        await bots[0].join(keys[0])
        assert await declined(bots[1].join(keys[1])) == "rated-own-bot"
        await ada.close()
        for bot in bots:
            await bot.close()


async def test_no_computer_that_was_not_measured_comes_to_a_rated_table_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {kind: {"steady": 25.0} for kind in ratings.KINDS}
    monkeypatch.setattr(ratings, "levels", lambda: known)
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada") as (ada,):
        await account(ada, "ada")
        table, _ = await table_of(ada, rated=True)
        seat = f"/api/tables/{table}/seats/p2/computer"
        assert await declined(ada.post(seat, {"level": "simple"})) == "rated-level"
        await ada.post(seat, {"level": "steady"})


async def test_a_game_that_counts_is_lost_by_nobodys_vote(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada", "Bea", "Cyd") as people:
        for guest, login in zip(people, ("ada", "bea", "cyd"), strict=True):
            await account(guest, login)
        for rated in (True, False):
            table, keys = await table_of(people[0], players=3, rated=rated)
            for guest, key in zip(people[1:], keys, strict=True):
                await guest.join(key)
            kick = people[0].post(f"/api/tables/{table}/seats/p3/kick", {"by": "p1", "wish": True})
            if rated:
                assert await declined(kick) == "no-vote-here"
            else:
                assert (await kick)["seats"][2]["against"] == ["p1"]


# Those who are kept apart, and those who may not play with others.


async def test_a_blocked_person_does_not_come_as_their_bot(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        await account(ada, "ada")
        await account(bea, "bea")
        _, bot = await made(ada, "Deep Ada")
        _, (key,) = await table_of(bea)
        await bea.post("/api/friends/block", {"name": "Ada"})
        assert await declined(bot.join(key)) == "kept-apart"
        await bea.post("/api/friends/unblock", {"name": "Ada"})
        await bot.join(key)
        await bot.close()


async def test_whoever_is_blocked_hears_nothing_of_it(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        await account(ada, "ada")
        await account(bea, "bea")
        async with ada.in_house() as place:
            await bea.post("/api/friends/block", {"name": "Ada"})
            await bea.post("/api/friends/unblock", {"name": "Ada"})
            await bea.post("/api/friends", {"name": "Ada"})
            await bea.post("/api/friends/remove", {"name": "Ada"})
            # All that she hears of has happened to her: somebody has asked, and asks no longer.
            await bea.post("/api/challenges", {"to": "Ada", "options": {"players": 2}})
            heard: list[str] = []
            while "challenge" not in heard:
                heard.append((await place.next("me"))["what"])
            assert heard.count("friends") == 2


async def test_who_may_no_longer_sit_with_strangers_is_not_paired_and_keeps_nobody_waiting(
    tmp_path: Path,
) -> None:
    database = tmp_path / "db"
    async with house(database, Time()) as url, guests(url, "Ada", "Bea", "Cyd") as people:
        ada, bea, cyd = people
        async with (
            asyncio.timeout(30),
            ada.in_house() as one,
            bea.in_house() as two,
            cyd.in_house() as three,
        ):
            await one.ask(seek())
            suspend(database, 1)
            await two.ask(seek())
            await three.ask(seek())
            table = (await two.next("me", "paired"))["about"]["table"]
            assert (await three.next("me", "paired"))["about"]["table"] == table
        assert found(database, "SELECT person FROM seats ORDER BY person") == [(2,), (3,)]


async def test_who_is_suspended_neither_challenges_nor_fills_the_list_of_who_has_challenged_them(
    tmp_path: Path,
) -> None:
    database = tmp_path / "db"
    async with house(database, Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        await account(ada, "ada")
        await account(bea, "bea")
        wish = {"options": {"players": 2}}
        sent = await ada.post("/api/challenges", {"to": "Bea", **wish})
        suspend(database, 2)
        assert await declined(bea.post("/api/challenges", {"to": "Ada", **wish})) == "suspended"
        for _ in range(2):
            accepting = bea.post(f"/api/challenges/{sent['id']}/accept")
            assert await declined(accepting) == "suspended"
        assert (await ada.get("/api/tables"))["tables"] == []


async def test_bots_of_who_is_suspended_play_with_nobody(tmp_path: Path) -> None:
    database = tmp_path / "db"
    async with house(database, Time()) as url, guests(url, "Ada", "Bea") as (ada, bea):
        await account(ada, "ada")
        await account(bea, "bea")
        _, bot = await made(ada, "Deep Ada")
        sent = await bea.post("/api/challenges", {"to": "Deep Ada", "options": {"players": 2}})
        _, (key,) = await table_of(bea)
        suspend(database, 1)
        for wish in (bot.join(key), bot.post(f"/api/challenges/{sent['id']}/accept")):
            assert await declined(wish) == "suspended"
        await bot.close()


async def test_whoever_is_challenged_again_and_again_is_reminded_once_and_may_want_none(
    tmp_path: Path,
) -> None:
    async with (
        house(tmp_path / "db", Time(), url="https://x.example") as url,
        guests(url, "Ada", "Bea", "Cyd") as (ada, bea, cyd),
        Hook().open() as hook,
        asyncio.timeout(30),
    ):
        for guest, login in ((ada, "ada"), (bea, "bea"), (cyd, "cyd")):
            await account(guest, login)
        for guest in (bea, cyd):
            await guest.request("PATCH", "/api/me", {"hook": hook.url})
        for _ in range(3):
            sent = await ada.post("/api/challenges", {"to": "Bea", "options": {"players": 2}})
            await ada.request("DELETE", f"/api/challenges/{sent['id']}")
        # What is sent to one address comes in its turn: this is the second word there.
        last = await ada.post("/api/challenges", {"to": "Cyd", "options": {"players": 2}})
        while not any(last["id"] in str(one.body) for one in hook.requests):
            await asyncio.sleep(0.01)
        assert len(hook.requests) == 2
        await cyd.request("PATCH", "/api/me/privacy", {"privacy": {"invites": "nobody"}})
        again = ada.post("/api/challenges", {"to": "Cyd", "options": {"players": 2}})
        assert await declined(again) == "no-requests"


# Names.


async def test_where_strangers_look_nobody_has_the_name_of_somebody_elses_account(
    tmp_path: Path,
) -> None:
    now = Time()
    async with house(tmp_path / "db", now) as url, guests(url, "Ada", "Ada", "Bea") as people:
        ada, guest, bea = people
        await account(ada, "ada")
        await account(bea, "bea")
        async with guests(url, "Host") as (host,):
            table, keys = await table_of(host, players=3)
            await host.post(f"/api/lobby/{table}", {})
            assert await declined(guest.join(keys[0], "ａda")) == "name-taken"
            # Whoever has an account sits there under their own.
            seated = await bea.join(keys[0], "Ada")
            assert [seat.get("name") for seat in seated["table"]["seats"]][:2] == ["Host", "Bea"]
            cup = (await host.post("/api/tournaments", plan(now)))["id"]
        for wish in (
            guest.post(f"/api/tournaments/{cup}/entry"),
            guest.post("/api/tournaments", plan(now)),
            guest.post("/api/scenarios", {"file": HILL}),
            guest.request("PATCH", "/api/me", {"name": "ADA"}),
        ):
            assert await declined(wish) == "name-taken"
        await guest.request("PATCH", "/api/me", {"name": "Eve"})
        await guest.post(f"/api/tournaments/{cup}/entry")
        hidden = plan(now, title="Cup \u202enot")
        assert await declined(guest.post("/api/tournaments", hidden)) == "name-unseen"


# More than one's part.


async def test_of_whoever_enters_again_and_again_one_entry_is_left_and_no_name_of_who_has_gone(
    tmp_path: Path,
) -> None:
    now, database = Time(), tmp_path / "db"
    async with house(database, now) as url, guests(url, "Ada", "Bea") as (ada, bea):
        cup = (await ada.post("/api/tournaments", plan(now)))["id"]
        for _ in range(3):
            await bea.post(f"/api/tournaments/{cup}/entry")
            await bea.request("DELETE", f"/api/tournaments/{cup}/entry")
        assert found(database, "SELECT name, state FROM entries") == [("Bea", "out")]
        await bea.post("/api/me/delete")
        assert found(database, "SELECT name FROM entries") == [("",)]


async def test_nothing_that_somebody_announced_becomes_the_houses_when_they_go(
    tmp_path: Path,
) -> None:
    now = Time()
    async with house(tmp_path / "db", now) as url, guests(url, "Ada", "Bea") as (ada, bea):
        cup = (await ada.post("/api/tournaments", plan(now, title="Cup of the house")))["id"]
        await bea.post(f"/api/tournaments/{cup}/entry")
        await ada.post("/api/me/delete")
        assert (await bea.get(f"/api/tournaments/{cup}"))["state"] == "cancelled"
        assert (await bea.get("/api/tournaments"))["tournaments"] == []


async def test_one_household_does_not_announce_or_open_all_that_there_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "HOUSEHOLD", 1)
    monkeypatch.setattr(lobby, "AT_ONCE", 1)
    now = Time()
    async with house(tmp_path / "db", now) as url, guests(url, "Ada", "Bea") as (ada, bea):
        await ada.post("/api/tournaments", plan(now))
        assert await declined(bea.post("/api/tournaments", plan(now))) == "too-many-requests"
        await ada.post("/api/lobby", {"players": 2})
        assert await declined(bea.post("/api/lobby", {"players": 2})) == "too-many-requests"


async def test_games_among_computers_push_nobody_out_of_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "SHOWN", 2)
    database = tmp_path / "db"
    async with house(database, Time()) as url, guests(url, "Ada", "Eve") as (ada, eve):
        waiting = (await ada.post("/api/lobby", {"players": 2}))["table"]["id"]
        async with eve.in_house() as place:
            for _ in range(3):
                await place.ask(seek(computers=0))
                await place.next("me", "paired")
        shown = [table["id"] for table in (await ada.get("/api/lobby"))["tables"]]
        assert waiting in shown
        assert len(shown) == 2
    # A server that begins anew reads the same.
    async with house(database, Time()) as url:
        tables = (await Guest(url).get("/api/lobby"))["tables"]
        assert waiting in [table["id"] for table in tables]


async def test_one_household_leaves_room_for_reviews_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "HOUSEHOLD", 1)
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada", "Bea") as people:
        first, second = [
            (await guest.set_up(record=TEXT, seats=[ME, {"who": "here"}]))["table"]["id"]
            for guest in people
        ]
        ada, bea = people
        await ada.post(f"/api/tables/{first}/review")
        assert await declined(bea.post(f"/api/tables/{second}/review")) == "too-busy"
        await ada.request("DELETE", f"/api/tables/{first}/review")
        # Other processes hear of it in a moment.
        async with asyncio.timeout(30):
            while not await is_done(bea.post(f"/api/tables/{second}/review")):
                await asyncio.sleep(0.1)
        await bea.request("DELETE", f"/api/tables/{second}/review")


async def test_a_list_of_tournaments_has_nothing_that_somebody_wrote_at_length(
    tmp_path: Path,
) -> None:
    now = Time()
    async with house(tmp_path / "db", now) as url, guests(url, "Ada") as (ada,):
        written = f"# {'x' * 1000}\n"
        wish = plan(now, options={"players": 2, "corrections": written})
        cup = await ada.post("/api/tournaments", wish)
        assert cup["plan"]["options"]["corrections"] == written
        (listed,) = (await ada.get("/api/tournaments"))["tournaments"]
        assert listed["plan"]["options"] == {"players": 2}


async def test_who_follows_a_topic_again_and_again_pays_for_it(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "db", Time(), work_each=0.001, work_burst=20.0) as url,
        visiting(url) as place,
    ):
        follow = {"type": "follow", "topic": "lobby"}
        for _ in range(3):
            await place.ask(follow)
        assert await declined(place.ask(follow)) == "too-much-work"


async def test_a_bot_that_does_not_stop_talking_is_heard_no_longer(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "db", Time(), rate=1.0) as url,
        guests(url, "Ada") as (ada,),
    ):
        await account(ada, "ada")
        _, bot = await made(ada, "Deep Ada")
        async with listening(bot) as ear, asyncio.timeout(20):
            with suppress(ConnectionClosed):
                for _ in range(500):
                    await ear.socket.send("still here")
            # Nobody else ends it: a bot that is quiet waits for hours.
            await ear.socket.wait_closed()
        await bot.close()


async def test_a_bot_is_not_told_how_games_of_others_ended(tmp_path: Path) -> None:
    async with house(tmp_path / "db", Time()) as url, guests(url, "Ada") as (ada,):
        await account(ada, "ada")
        _, bot = await made(ada, "Deep Ada")
        table = (await ada.set_up(record=TEXT, seats=[ME, {"who": "here"}]))["table"]
        assert table["state"] == "over"
        async with listening(bot, games=[table["id"]]) as ear:
            assert await ear.hears() == {"type": "over", "table": table["id"]}
        await bot.close()


# What is left of who has gone.


async def test_what_somebody_said_is_gone_from_reports_about_others(store: Store) -> None:
    ada, bea, cyd = [
        (await store.add_person(name, name.encode())).id for name in ("Ada", "Bea", "Cyd")
    ]
    await store.add_table(table_row("t", ada), [])
    for person, name in ((bea, "Bea"), (cyd, "Cyd")):
        await store.add_chat("t", StoredLine(0.0, 0, name, f"I am {name}", person=person))
    lines = [
        ChatLine(line.number, line.at, line.name, line.text, clean="•••")
        for line in await store.chat("t")
    ]
    context = msgspec.json.encode(Context(lines, "over", "Bea")).decode()
    await store.add_report(Report(0, 0.0, "line", "insult", "", ada, bea, "t", 0, context=context))
    await store.forget_person(cyd)
    (report,) = await store.reports(done=False, before=None, limit=5)
    kept = msgspec.json.decode(report.context, type=Context)
    assert [(line.name, line.text) for line in kept.lines] == [("Bea", "I am Bea"), ("", "")]
    assert "Cyd" not in report.context
