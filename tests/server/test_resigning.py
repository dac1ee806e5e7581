"""Giving up: a computer plays on, or those who are left end the game. And where tables lie then."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import pytest

from battalia.engine import Options, read_record, replay, save
from battalia.server.client import Declined, Guest, Place, Plain, sitting
from battalia.server.migrating import replayed
from battalia.server.table import Act, BrokenHistory, Table, choices_of
from battlefield import field
from positions import beaten, say
from server.databases import opened
from server.house import Time, guests, house, let_be
from server.serving import Served, served

pytestmark = pytest.mark.anyio

ENOUGH: Final = 60
"""Seconds after which something that must happen has not happened."""
ME, HERE, LINK = {"who": "me"}, {"who": "here"}, {"who": "link"}
COMPUTER = {"who": "computer", "level": "random"}
STEADY = {"who": "computer", "level": "steady"}
SETTINGS = {"stand_in": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("resigning") / "tables.db"
    with served(database, "--rate-each", "10000", "--workers", "1") as server:
        yield server


@pytest.fixture
async def people(server: Served) -> AsyncIterator[list[Guest]]:
    async with asyncio.timeout(ENOUGH), guests(server.url, "Ada", "Bea", "Cyd", "Dan") as people:
        yield people


async def seated(people: list[Guest], **wish: object) -> str:
    """A table at which these people sit in order."""
    host, *others = people
    wish = {"options": {"players": len(people)}, "settings": SETTINGS, **wish}
    links = await host.set_up(seats=[ME, *[LINK] * len(others)], **wish)
    for guest, key in zip(others, links["seats"].values(), strict=True):
        await guest.join(key)
    return str(links["table"]["id"])


async def resign(guest: Guest, table: str, seat: str) -> Plain:
    return await guest.post(f"/api/tables/{table}/seats/{seat}/resign")


async def vote(guest: Guest, table: str, seat: str, end: bool = True) -> Plain:
    return await guest.post(f"/api/tables/{table}/seats/{seat}/vote", {"end": end})


async def seen(guest: Guest, table: str) -> Plain:
    return await guest.get(f"/api/tables/{table}")


async def declined(wish: object) -> str:
    """The id of the reason why this is refused."""
    with pytest.raises(Declined) as refusal:
        await wish  # type: ignore[misc]
    return refusal.value.id


def who(table: Plain, what: str) -> list[str]:
    """The seats of which this is said."""
    return [seat["seat"] for seat in table["seats"] if seat.get(what)]


async def until(place: Place, kind: str) -> Plain:
    """Hears on until such an act is told."""
    while True:
        message = await place.hear()
        if message["type"] == "update" and message["kind"] == kind:
            return message


# Giving up.


async def test_who_resigns_is_played_for_from_now_on_and_only_looks_on(people: list[Guest]) -> None:
    ada, bea, *_ = people
    table = await seated([ada, bea])
    async with ada.at(table) as hers, bea.at(table) as theirs:
        await hers.ask({"type": "ping"})
        asked = "p1" if "p1" in hers.questions else "p2"
        info = await resign(bea, table, "p2")
        assert info["state"] == "playing"
        assert who(info, "resigned") == ["p2"]
        assert info["seats"][1]["stand_in"] == "random"
        assert not info["seats"][1].get("mine")
        told = await until(hers, "resign")
        assert told["by"] == "p2"
        # What Bea's seat knew is told to nobody any more, and nobody answers there by hand.
        while theirs.seats:
            await theirs.hear()
        while None not in theirs.views:
            await theirs.hear()
        assert "p2" not in theirs.views
        wish = {"type": "choose", "seat": "p2", "epoch": hers.epoch, "choice": "end"}
        assert await declined(theirs.ask(wish)) == "not-your-seat"
        if asked == "p2":
            await until(hers, "choice")
        # The game goes on until somebody real is asked.
        await hers.until_asked("p1")
    # Coming back is looking on.
    async with bea.at(table) as again:
        assert again.seats == []
        assert who(again.table, "stand_in") == ["p2"]
    for attempt in (
        bea.request("DELETE", f"/api/tables/{table}/seats/p2/computer"),
        bea.post(f"/api/tables/{table}/seats/p2/link"),
        resign(bea, table, "p2"),
        vote(bea, table, "p2"),
    ):
        assert await declined(attempt) == "not-your-seat"
    assert await declined(bea.get(f"/api/tables/{table}/history?viewer=p2")) == (
        "secrets-until-the-end"
    )
    # Nobody chooses which computer plays in the place of somebody else.
    chosen = ada.post(f"/api/tables/{table}/seats/p2/computer", {"level": "novice"})
    assert await declined(chosen) == "seat-resigned"


async def test_the_one_who_is_left_of_two_ends_the_game_alone(people: list[Guest]) -> None:
    ada, bea, cyd, _ = people
    table = await seated([ada, bea])
    assert await declined(vote(ada, table, "p1")) == "nobody-resigned"
    assert await declined(resign(cyd, table, "p2")) == "not-your-seat"
    await resign(bea, table, "p2")
    assert (await seen(ada, table))["votes"] == 1
    async with ada.at(table) as hers, bea.at(table) as theirs:
        info = await vote(ada, table, "p1")
        assert (info["state"], info["result"]) == ("over", "resigned 0 0")
        for place in (hers, theirs):
            told = await until(place, "end")
            assert told["by"] == "p1"
            await place.until_over()
        assert hers.questions == {}
        assert not hers.table.get("asked")
        wish = {"type": "choose", "seat": "p1", "epoch": hers.epoch, "choice": "end"}
        assert await declined(hers.ask(wish)) == "game-over"
        assert await declined(hers.take_back("p1")) in ("nothing-to-undo", "game-over")
    for guest, seat in ((ada, "p1"), (ada, "p2")):
        assert await declined(resign(guest, table, seat)) in ("not-in-play", "not-your-seat")
    # It is over as any game is: open to look at, and to be played again.
    history = await bea.get(f"/api/tables/{table}/history?viewer=all")
    kinds = [step["kind"] for step in history["steps"]]
    assert [kind for kind in kinds if kind != "choice"] == ["resign", "end"]
    again = await bea.post(f"/api/tables/{table}/rematch")
    assert again["table"]["state"] == "playing"
    assert not who(again["table"], "resigned")


async def test_the_record_of_a_game_that_was_given_up_says_so_and_can_be_gone_on_with(
    people: list[Guest],
) -> None:
    ada, bea, *_ = people
    table = await seated([ada, bea])
    await resign(bea, table, "p2")
    await vote(ada, table, "p1")
    text = (await ada.get(f"/api/tables/{table}/record"))["text"]
    record = read_record(text)
    assert record.result == ""
    assert record.tags["Ended"] == "resigned 0 0"
    assert record.tags["Resigned"] == "p2"
    assert not replay(record).ended
    imported = await ada.set_up(record=text, seats=[ME, COMPUTER])
    assert imported["table"]["state"] == "playing"
    # So does a table that begins where this one ended.
    cloned = await ada.post(f"/api/tables/{table}/clone", {})
    assert cloned["table"]["state"] == "playing"


async def test_of_three_who_are_left_two_end_the_game_and_who_is_silent_plays_on(
    people: list[Guest],
) -> None:
    ada, bea, cyd, dan = people
    table = await seated(people)
    info = await resign(dan, table, "p4")
    assert info["votes"] == 2
    info = await vote(ada, table, "p1")
    assert (info["state"], who(info, "ends")) == ("playing", ["p1"])
    # Who changes their mind has no voice for it any more.
    await vote(ada, table, "p1", end=False)
    info = await vote(bea, table, "p2")
    assert (info["state"], who(info, "ends")) == ("playing", ["p2"])
    info = await vote(cyd, table, "p3")
    assert info["state"] == "over"


async def test_who_takes_over_a_seat_has_a_voice_of_their_own(people: list[Guest]) -> None:
    ada, bea, cyd, dan = people
    table = await seated([ada, bea, cyd])
    await resign(cyd, table, "p3")
    await vote(bea, table, "p2")
    link = (await bea.post(f"/api/tables/{table}/seats/p2/link"))["key"]
    await dan.join(link)
    info = await vote(ada, table, "p1")
    assert (info["state"], who(info, "ends")) == ("playing", ["p1"])


async def test_another_who_resigns_may_leave_enough_voices(people: list[Guest]) -> None:
    ada, bea, cyd, _ = people
    table = await seated([ada, bea, cyd])
    await resign(cyd, table, "p3")
    info = await vote(ada, table, "p1")
    assert (info["state"], info["votes"]) == ("playing", 2)
    info = await resign(bea, table, "p2")
    assert info["state"] == "over"
    assert who(info, "resigned") == ["p2", "p3"]


async def test_with_nobody_left_the_game_is_over_at_once(people: list[Guest]) -> None:
    ada = people[0]
    seats = [ME, *[COMPUTER] * 3]
    table = (await ada.set_up(seats=seats, settings=SETTINGS))["table"]["id"]
    info = await resign(ada, table, "p1")
    assert (info["state"], info["result"]) == ("over", "resigned 0 0 0 0")
    assert "stand_in" not in info["seats"][0]
    async with ada.at(table) as place:
        assert (place.seats, place.table["state"]) == ([], "over")


async def test_at_one_screen_one_resigns_and_the_other_plays_on(people: list[Guest]) -> None:
    ada, bea, *_ = people
    links = await ada.set_up(options={"players": 3}, seats=[ME, HERE, LINK], settings=SETTINGS)
    await bea.join(links["seats"]["p3"])
    table = links["table"]["id"]
    async with ada.at(table) as hers:
        info = await resign(ada, table, "p2")
        assert (who(info, "mine"), info["votes"]) == (["p1"], 2)
        while hers.seats != ["p1"]:
            await hers.hear()
        assert await declined(resign(ada, table, "p2")) == "not-your-seat"
        await vote(ada, table, "p1")
    assert (await vote(bea, table, "p3"))["state"] == "over"


async def test_a_partner_plays_on_beside_the_computer(people: list[Guest]) -> None:
    options = {"players": 4, "expansion": True, "teams": True}
    table = await seated(people, options=options)
    ada, bea, _, dan = people
    info = await resign(dan, table, "p4")
    assert (info["state"], info["votes"]) == ("playing", 2)
    await vote(ada, table, "p1")
    assert (await vote(bea, table, "p2"))["state"] == "over"


async def test_in_the_midst_of_a_battle_a_computer_answers_for_who_has_resigned(
    people: list[Guest],
) -> None:
    game = field(
        "weapon.barfolk lord.barfolk",
        "supply×3 horse.islanders friman.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2"},
        tokens={"r1c0": "p3 1"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand")
    assert list(game.asked) == [1]
    seats = {"seats": [ME, *[LINK] * (game.players - 1)], "settings": SETTINGS}
    ada, bea, *_ = people
    links = await ada.set_up(position=save(game).decode(), **seats)
    for guest, key in zip(people[1:], links["seats"].values(), strict=False):
        await guest.join(key)
    table = links["table"]["id"]
    async with ada.at(table) as hers:
        await resign(bea, table, "p2")
        await until(hers, "resign")
        told = await until(hers, "choice")
        assert told["by"] == "p2"
        await hers.until_asked("p1")


async def test_who_has_only_the_key_of_a_seat_resigns_by_it_and_looks_on(
    people: list[Guest], server: Served
) -> None:
    ada = people[0]
    links = await ada.set_up(options={"players": 2}, seats=[ME, LINK], settings=SETTINGS)
    table = links["table"]["id"]
    bot = Guest(server.url)
    bot.key = (await bot.join(links["seats"]["p2"], "Bot"))["key"]
    info = await resign(bot, table, "p2")
    assert who(info, "resigned") == ["p2"]
    async with sitting(server.url, table, [bot.key]) as place:
        assert place.seats == []
    # Its key is no link to the seat any more.
    assert await declined(people[1].join(bot.key)) == "no-such-link"
    await bot.close()


async def idle_for(place: Place, seat: str, day: int) -> None:
    """Turn by turn nothing is done here, until this day, the end, or until somebody gives up."""
    while not who(place.table, "resigned") and place.table["state"] == "playing":
        if seat not in place.questions:
            await place.hear()
        elif place.views[seat]["day"] >= day:
            return
        else:
            await place.choose(seat, let_be(place.questions[seat]))


async def test_computers_that_have_lost_leave_it_to_the_winner_to_end_the_game(
    people: list[Guest],
) -> None:
    ada = people[0]
    seats = {"seats": [ME, STEADY], "settings": SETTINGS}
    links = await ada.set_up(position=save(beaten()).decode(), **seats)
    table = links["table"]["id"]
    async with ada.at(table) as hers:
        await idle_for(hers, "p1", 30)
        assert hers.views["p1"]["day"] < 25
        info = await seen(ada, table)
        # It plays on as before, and it is the winner who says how long.
        assert who(info, "resigned") == ["p2"]
        assert info["seats"][1]["kind"] == "computer"
        assert info["state"] == "playing"
        assert info["votes"] == 1
        await hers.choose("p1", let_be(await hers.until_asked("p1")))
        await hers.until_asked("p1")
        info = await vote(ada, table, "p1")
    assert info["state"] == "over"
    assert str(info["result"]).startswith("resigned ")


async def test_nobody_gives_up_for_people_and_no_computer_that_has_not_lost(
    people: list[Guest],
) -> None:
    ada = people[0]
    seats = {"seats": [STEADY, ME], "settings": SETTINGS}
    links = await ada.set_up(position=save(beaten()).decode(), **seats)
    table = links["table"]["id"]
    async with ada.at(table) as hers:
        await hers.ask({"type": "ping"})
        await idle_for(hers, "p2", 26)
    assert who(await seen(ada, table), "resigned") == []


async def test_nobody_goes_back_behind_a_resignation(people: list[Guest]) -> None:
    ada, bea, *_ = people
    table = await seated([ada, bea])
    async with ada.at(table) as hers, bea.at(table) as theirs:
        places = {"p1": (hers, ada), "p2": (theirs, bea)}
        for each in (hers, theirs):
            await each.ask({"type": "ping"})
        seat = next(iter(hers.questions or theirs.questions))
        place, _ = places[seat]
        await place.choose(seat, place.questions[seat]["options"][0]["choice"])
        assert place.undo[seat] == 1
        other = "p2" if seat == "p1" else "p1"
        await resign(places[other][1], table, other)
        await until(place, "resign")
        assert place.undo[seat] == 0
        assert await declined(place.take_back(seat)) in ("nothing-to-undo", "late-answer")


async def test_before_the_game_nobody_resigns(people: list[Guest]) -> None:
    ada = people[0]
    links = await ada.set_up(options={"players": 2}, seats=[ME, LINK])
    assert await declined(resign(ada, links["table"]["id"], "p1")) == "not-in-play"


async def test_when_somebody_deletes_their_account_those_left_may_end_the_game(
    people: list[Guest],
) -> None:
    ada, bea, cyd, _ = people
    table = await seated([ada, bea, cyd])
    await bea.post("/api/me/delete", {})
    assert (await seen(ada, table))["votes"] == 2
    await vote(ada, table, "p1")
    assert (await vote(cyd, table, "p3"))["state"] == "over"


# Time.


async def test_the_clock_of_who_has_resigned_stands_still(tmp_path: Path) -> None:
    now = Time()
    clock = {"kind": "game", "base": 600, "increment": 0}
    async with house(tmp_path / "tables.db", now) as url, guests(url, "Ada", "Bea") as people:
        ada, bea = people
        table = await seated(people, settings={"clock": clock, **SETTINGS}, seed="x")
        info = await seen(ada, table)
        (asked,) = info["clock"]["running"]
        guest = ada if asked == "p1" else bea
        await resign(guest, table, asked)
        other = "p2" if asked == "p1" else "p1"
        async with (bea if asked == "p1" else ada).at(table) as place:
            await place.until_asked(other)
            now.passes(100)
            info = await seen(ada, table)
            assert info["clock"]["running"] == [other]
            assert info["clock"]["left"] == {asked: 600, other: 500}


# What is stored.


async def test_who_has_resigned_and_how_it_ended_survive_a_restart(database_url: str) -> None:
    now = Time()
    async with house(database_url, now) as url, guests(url, "Ada", "Bea", "Cyd") as people:
        table = await seated(people)
        await resign(people[2], table, "p3")
        await vote(people[0], table, "p1")
        keys = [one.key for one in people]
    async with house(database_url, now) as url:
        ada, bea, cyd = (Guest(url, key) for key in keys)
        info = await seen(ada, table)
        assert (info["state"], who(info, "resigned"), who(info, "ends")) == (
            "playing",
            ["p3"],
            ["p1"],
        )
        async with cyd.at(table) as place:
            assert place.seats == []
        assert (await vote(bea, table, "p2"))["state"] == "over"
    async with house(database_url, now) as url:
        ada, cyd = Guest(url, keys[0]), Guest(url, keys[2])
        info = await seen(ada, table)
        assert (info["state"], info["result"]) == ("over", "resigned 0 0 0")
        async with ada.at(table) as place:
            assert place.questions == {}
        await cyd.post(f"/api/tables/{table}/place", {"place": "archive"})
    async with opened(database_url) as store:
        row, seats = await store.table(table) or pytest.fail("the table is gone")
        acts = await store.acts(table)
        assert replayed(row, acts, await store.snapshots(table)).problem is None
        assert [act.kind for act in acts if act.kind != "choice"] == ["opening", "resign", "end"]
        assert seats[2].resigned is not None
        person = seats[2].person
        assert person is not None
        archived = await store.tables_of(person, limit=10, shelf="archive")
        assert [one.id for one, _ in archived] == [table]
        assert await store.tables_of(person, limit=10, shelf=None) == []


def test_a_game_that_was_given_up_is_so_after_any_restart() -> None:
    """Whether its acts or a snapshot and the acts behind it are followed."""
    options = Options(players=2)
    table = Table(options, "seed")
    acts = [table.open(0.0).act]
    for _ in range(120):
        seat = table.waited_for[0]
        asked = table.asked[seat]
        acts.append(table.choose(seat, table.epoch, asked.question.options[0], 0.0).act)
    snapshot = table.epoch, save(table.game)
    epochs = {seat: asked.epoch for seat, asked in table.asked.items()}
    acts.append(table.resign(0, 1.0, last=False).act)
    assert {seat: asked.epoch for seat, asked in table.asked.items()} == epochs
    assert not table.over
    acts.append(table.end(1, 2.0).act)
    for again in (
        Table.resumed(options, "seed", None, acts),
        Table.resumed(options, "seed", None, acts[-2:], snapshot),
    ):
        assert again.over
        assert again.result == table.result
        assert again.result.split()[0] == "resigned"
        assert again.asked == {}
        assert again.waited_for == []
        assert again.snapshot_due() is None
    assert len(list(choices_of(acts))) == len(list(choices_of(acts[:-2])))


def test_an_act_behind_the_end_is_a_damaged_history() -> None:
    table = Table(Options(players=2), "seed")
    table.open(0.0)
    table.resign(0, 1.0, last=True)
    for act in (Act(2, 0, "choice", "end", "", 0.0), Act(2, 1, "end", "", "", 0.0)):
        with pytest.raises(BrokenHistory):
            table.repeat(act)


# Where a table lies.


async def mine(guest: Guest, archive: bool = False) -> list[str]:
    found = await guest.get(f"/api/tables?archive={str(archive).lower()}")
    return [table["id"] for table in found["tables"]]


async def put(guest: Guest, table: str, place: str) -> None:
    await guest.post(f"/api/tables/{table}/place", {"place": place})


async def test_what_one_still_plays_stays_among_ones_games(people: list[Guest]) -> None:
    ada, bea, cyd, _ = people
    table = await seated([ada, bea])
    for place in ("archive", "removed"):
        assert await declined(put(bea, table, place)) == "still-playing"
        assert await declined(put(cyd, table, place)) == "nobody-at-this-table"
    assert await mine(bea) == [table]


async def test_a_game_is_archived_brought_back_and_removed_for_oneself_alone(
    people: list[Guest],
) -> None:
    ada, bea, *_ = people
    table = await seated([ada, bea])
    await resign(bea, table, "p2")
    await put(bea, table, "archive")
    assert (await mine(bea), await mine(bea, archive=True)) == ([], [table])
    await put(bea, table, "games")
    assert (await mine(bea), await mine(bea, archive=True)) == ([table], [])
    await put(bea, table, "removed")
    assert (await mine(bea), await mine(bea, archive=True)) == ([], [])
    # Nothing is lost: others have it, its address leads there, and it is in what is kept of one.
    assert await mine(ada) == [table]
    assert (await seen(bea, table))["state"] == "playing"
    export = await bea.get("/api/me/export")
    assert [one["table"]["id"] for one in export["tables"]] == [table]


async def test_what_was_chosen_until_one_resigned_is_among_what_is_kept_of_one(
    people: list[Guest],
) -> None:
    ada, bea, *_ = people
    # With this seed Bea begins.
    table = await seated([ada, bea], seed="x")
    async with ada.at(table) as hers:
        await resign(bea, table, "p2")
        # What the computer chooses tells of a hand that she sees no more.
        assert (await until(hers, "choice"))["by"] == "p2"
    export = await bea.get("/api/me/export")
    assert export["tables"][0]["choices"][-1]["kind"] == "resign"


async def test_a_game_against_computers_can_be_archived_at_any_time_and_removed_for_ever(
    people: list[Guest],
) -> None:
    ada = people[0]
    table = (await ada.set_up(seats=[ME, *[COMPUTER] * 3], settings=SETTINGS))["table"]["id"]
    await put(ada, table, "archive")
    await ada.request("DELETE", f"/api/tables/{table}")
    assert await mine(ada, archive=True) == []
    assert await declined(seen(ada, table)) == "no-such-table"


async def test_a_lesson_is_for_one_and_can_be_put_away_at_any_time(people: list[Guest]) -> None:
    ada = people[0]
    wish = {"options": {"players": 2}, "settings": {"lesson": "turn"}}
    assert await declined(ada.set_up(seats=[ME, LINK], **wish)) == "lesson-for-one"
    table = (await ada.set_up(seats=[ME, COMPUTER], **wish))["table"]
    assert table["settings"]["lesson"] == "turn"
    await put(ada, table["id"], "removed")
    assert await mine(ada) == []
    # A game that begins where a lesson was is a game.
    cloned = await ada.post(f"/api/tables/{table['id']}/clone", {})
    assert "lesson" not in cloned["table"]["settings"]
