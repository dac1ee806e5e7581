"""Bots of people's own, what they may do and hear, and challenges."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from battalia.server import challenges, programs
from battalia.server.bells import EACH
from battalia.server.challenges import A_MINUTE, LIFE_BOT
from battalia.server.client import Declined, Guest, Plain
from battalia.server.reminders import signature
from battalia.server.store import BOT_TOKENS_EACH, BOTS_EACH
from server.house import Time, guests, house
from server.test_reminders import Hook

pytestmark = pytest.mark.anyio

SHORT: Plain = {"players": 2, "weeks": 1}


async def declined(wish: object) -> str:
    with pytest.raises(Declined) as refusal:
        await wish  # type: ignore[misc]
    return refusal.value.id


class Party(NamedTuple):
    """Ada has a bot, Bea has none."""

    url: str
    time: Time
    ada: Guest
    bea: Guest
    id: str
    bot: Guest


async def account(guest: Guest, login: str) -> None:
    await guest.post("/api/me/account", {"login": login, "password": "long enough"})


async def made(owner: Guest, name: str) -> tuple[str, Guest]:
    """A new bot: its id, and itself."""
    id = (await owner.post("/api/bots", {"name": name}))["id"]
    token = (await owner.post(f"/api/bots/{id}/tokens", {"name": "first"}))["token"]
    return id, Guest(owner.url, token)


@pytest.fixture
async def party(tmp_path: Path) -> AsyncIterator[Party]:
    time = Time()
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(house(tmp_path / "bots.db", time))
        ada, bea = await stack.enter_async_context(guests(url, "Ada", "Bea"))
        await account(ada, "ada")
        await account(bea, "bea")
        id, bot = await made(ada, "Deep Ada")
        stack.push_async_callback(bot.close)
        yield Party(url, time, ada, bea, id, bot)


class Ear:
    """A bot that listens."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def hears(self) -> Plain:
        async with asyncio.timeout(20):
            word: Plain = msgspec.json.decode(await self.socket.recv())
        return await self.hears() if word["type"] == "alive" else word


@asynccontextmanager
async def listening(bot: Guest, **known: list[str]) -> AsyncIterator[Ear]:
    async with connect(f"{bot.url.replace('http', 'ws', 1)}/api/bot/events") as socket:
        hello = {"type": "hello", "key": bot.key, **known}
        await socket.send(msgspec.json.encode(hello).decode())
        ear = Ear(socket)
        assert (await ear.hears())["type"] in ("listening", "bye")
        yield ear


async def challenged(by: Guest, to: str = "Deep Ada", **more: object) -> Plain:
    return await by.post("/api/challenges", {"to": to, "options": SHORT, **more})


async def test_a_bot_is_shown_with_its_owner_and_only_the_owner_has_its_tokens(
    party: Party,
) -> None:
    _, _, ada, bea, id, _ = party
    (shown,) = (await bea.get("/api/bots"))["bots"]
    assert (shown["name"], shown["owner"], shown.get("mine")) == ("Deep Ada", "Ada", None)
    assert (await ada.get(f"/api/bots/{id}"))["mine"]
    assert await declined(ada.post("/api/bots", {"name": "DEEP ada"})) == "name-taken"
    for path in (f"/api/bots/{id}/tokens", f"/api/bots/{id}"):
        method = "GET" if path.endswith("tokens") else "DELETE"
        assert await declined(bea.request(method, path)) == "not-your-bot"
    for _ in range(BOT_TOKENS_EACH - 1):
        await ada.post(f"/api/bots/{id}/tokens", {"name": "more"})
    more = ada.post(f"/api/bots/{id}/tokens", {"name": "more"})
    assert await declined(more) == "too-many-tokens"
    kept = (await ada.get(f"/api/bots/{id}/tokens"))["tokens"]
    assert all(set(token) == {"id", "name", "created"} for token in kept)
    for number in range(BOTS_EACH - 1):
        await ada.post("/api/bots", {"name": f"Ada {number}"})
    assert await declined(ada.post("/api/bots", {"name": "Ada x"})) == "too-many-bots"
    async with guests(party.url, "Cid") as (cid,):
        assert await declined(cid.post("/api/bots", {"name": "Cid"})) == "bot-needs-account"


async def test_a_bot_does_nothing_but_play(party: Party) -> None:
    bot = party.bot
    assert (await bot.get("/api/me"))["name"] == "Deep Ada"
    for wish in (
        bot.post("/api/bots", {"name": "Child"}),
        bot.post("/api/me/account", {"login": "bot", "password": "long enough"}),
        bot.request("PATCH", "/api/me", {"name": "Ada"}),
        bot.post("/api/me/link"),
        bot.get("/api/me/export"),
        bot.set_up(options=SHORT),
    ):
        assert await declined(wish) == "not-for-bots"


async def test_a_challenge_that_is_accepted_is_a_game_at_which_the_bot_is_marked_and_silent(
    party: Party,
) -> None:
    _, _, _, bea, id, bot = party
    async with listening(bot) as ear:
        assert (await bea.get(f"/api/bots/{id}"))["awake"]
        sent = await challenged(bea, first="me")
        word = await ear.hears()
        assert (word["type"], word["challenge"]["by"]) == ("challenge", {"name": "Bea"})
        assert word["challenge"]["incoming"]
        accepted = await bot.post(f"/api/challenges/{sent['id']}/accept")
        table = accepted["table"]
        words = [await ear.hears(), await ear.hears()]
        if words[0]["type"] == "challenge-ended":
            words.reverse()
        game, ended = words
        assert game == {"type": "game", "table": table, "seat": "p2"}
        assert (ended["id"], ended["state"]) == (sent["id"], "accepted")
        assert (await bea.get(f"/api/challenges/{sent['id']}"))["table"] == table
        again = bot.post(f"/api/challenges/{sent['id']}/accept")
        assert await declined(again) == "challenge-over"
        seats = (await bea.get(f"/api/tables/{table}"))["seats"]
        assert [seat.get("bot", False) for seat in seats] == [False, True]
        async with bot.at(table) as place:
            assert place.seats == ["p2"]
            assert await declined(place.ask({"type": "say", "text": "Hi"})) == "bots-are-silent"
            hint = place.ask({"type": "hint", "seat": "p2"})
            assert await declined(hint) == "bots-think-themselves"
        # Nobody is left but a bot: that is the end.
        await bea.post(f"/api/tables/{table}/seats/p1/resign")
        word = await ear.hears()
        assert (word["type"], word["table"]) == ("over", table)
        assert word["result"].startswith("resigned")
    (shown,) = (await bea.get("/api/bots"))["bots"]
    assert (shown["games"], shown.get("playing", 0)) == (1, 0)


async def test_at_a_rated_table_nobody_plays_with_their_own_bot(party: Party) -> None:
    wish: Plain = {
        "options": SHORT,
        "seats": [{"who": "me"}, {"who": "link"}],
        "settings": {"clock": {"kind": "game", "base": 600}},
        "rated": True,
    }
    for host, refused in ((party.ada, True), (party.bea, False)):
        links = await host.post("/api/tables", wish)
        taking = party.bot.join(links["seats"]["p2"], "")
        if refused:
            assert await declined(taking) == "rated-own-bot"
        else:
            assert (await taking)["table"]["rated"]


async def test_who_comes_back_hears_what_was_missed_and_nothing_twice(party: Party) -> None:
    _, _, _, bea, _, bot = party
    first, second = await challenged(bea), await challenged(bea)
    async with listening(bot) as ear:
        heard = [(await ear.hears())["challenge"]["id"] for _ in range(2)]
        assert set(heard) == {first["id"], second["id"]}
    await bea.request("DELETE", f"/api/challenges/{first['id']}")
    table = (await bot.post(f"/api/challenges/{second['id']}/accept"))["table"]
    third = await challenged(bea)
    async with listening(bot, challenges=heard, games=["a" * 12]) as ear:
        words = {}
        for _ in range(5):
            word = await ear.hears()
            words[word.get("id") or word.get("table") or word["challenge"]["id"]] = word
        assert words[first["id"]]["state"] == "withdrawn"
        assert words[second["id"]]["table"] == table
        assert words[third["id"]]["type"] == "challenge"
        assert words[table]["type"] == "game"
        assert words["a" * 12]["type"] == "over"
    known = {"challenges": [third["id"]], "games": [table]}
    async with listening(bot, **known) as ear:
        await bea.request("DELETE", f"/api/challenges/{third['id']}")
        assert (await ear.hears())["id"] == third["id"]


async def test_a_challenge_is_declined_with_a_reason_withdrawn_or_runs_out(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, time, ada, bea, _, bot = party
    sent = await challenged(bea)
    assert await declined(ada.get(f"/api/challenges/{sent['id']}")) == "no-such-challenge"
    theirs = bea.post(f"/api/challenges/{sent['id']}/accept")
    assert await declined(theirs) == "not-your-challenge"
    await bot.post(f"/api/challenges/{sent['id']}/decline", {"reason": "clock"})
    told = await bea.get(f"/api/challenges/{sent['id']}")
    assert (told["state"], told["reason"]) == ("declined", "clock")
    late = await challenged(bea)
    assert len((await bea.get("/api/challenges"))["challenges"]) == 1
    time.passes(LIFE_BOT)
    overdue = bot.post(f"/api/challenges/{late['id']}/accept")
    assert await declined(overdue) == "challenge-over"
    monkeypatch.setattr(challenges, "LOOK", 0.01)
    async with asyncio.timeout(20):
        while (await bea.get(f"/api/challenges/{late['id']}"))["state"] == "open":
            await asyncio.sleep(0.05)
    assert (await bea.get(f"/api/challenges/{late['id']}"))["state"] == "expired"
    assert (await bea.get("/api/challenges"))["challenges"] == []


async def test_nobody_is_asked_to_what_cannot_be_nor_without_end(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, ada, bea, _, bot = party
    for wish, reason in (
        ({"to": "Nobody"}, "no-such-person"),
        ({"to": "Deep Ada", "settings": {"seed": "x"}}, "challenge-seed"),
        ({"to": "Deep Ada", "settings": {"clock": {"kind": "game"}}}, "clock-without-time"),
    ):
        assert await declined(bea.post("/api/challenges", wish)) == reason
    assert await declined(challenged(ada, rated=True)) == "rated-own-bot"
    for _ in range(A_MINUTE - 3):
        await challenged(bea)
    assert await declined(challenged(bea)) == "too-many-challenges"
    monkeypatch.setattr(programs, "GAMES_BOT", 0)
    (first, *_) = (await bot.get("/api/challenges"))["challenges"]
    assert await declined(bot.post(f"/api/challenges/{first['id']}/accept")) == "bot-busy"
    assert (await bea.get(f"/api/challenges/{first['id']}"))["state"] == "open"


async def test_people_challenge_each_other_unless_one_of_them_keeps_away(
    tmp_path: Path,
) -> None:
    """And a hook tells of it, in words that only this server can have signed."""
    async with (
        house(tmp_path / "bots.db", Time(), private_hooks=True, url="https://x.example") as url,
        guests(url, "Ada", "Bea") as (ada, bea),
        Hook().open() as hook,
    ):
        assert await declined(challenged(ada, "Bea")) == "challenge-needs-account"
        await account(ada, "ada")
        await account(bea, "bea")
        await bea.request("PATCH", "/api/me", {"hook": hook.url})
        secret = (await bea.get("/api/me/hook"))["secret"]
        sent = await challenged(ada, "bea")
        async with asyncio.timeout(20):
            while not hook.requests:
                await asyncio.sleep(0.01)
        (told,) = hook.requests
        assert told.body == {
            "event": "challenge",
            "challenge": sent["id"],
            "url": "https://x.example/challenges",
        }
        expected = signature(secret, msgspec.json.encode(told.body), 0)
        assert told.headers["battalia-signature"] != expected["Battalia-Signature"]
        at = float(told.headers["battalia-timestamp"])
        expected = signature(secret, msgspec.json.encode(told.body), at)
        assert told.headers["battalia-signature"] == expected["Battalia-Signature"]
        table = (await bea.post(f"/api/challenges/{sent['id']}/accept"))["table"]
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "playing"
        _, bot = await made(ada, "Ada's")
        await bea.post("/api/friends/block", {"name": "Ada"})
        assert await declined(challenged(ada, "Bea")) == "kept-apart"
        assert await declined(challenged(bea, "Ada's")) == "kept-apart"
        assert await declined(challenged(bot, "Bea")) == "bots-ask-bots"
        await bot.close()


async def test_an_ended_token_ends_what_it_was_used_for_and_bots_go_with_their_owner(
    party: Party,
) -> None:
    _, _, ada, bea, id, bot = party
    sent = await challenged(bea)
    table = (await bot.post(f"/api/challenges/{sent['id']}/accept"))["table"]
    (token,) = (await ada.get(f"/api/bots/{id}/tokens"))["tokens"]
    async with listening(bot, games=[table]) as ear, bot.at(table) as place:
        await ada.request("DELETE", f"/api/bots/{id}/tokens/{token['id']}")
        assert (await ear.hears())["reason"]["id"] == "who-are-you"
        while (word := await place.hear())["type"] != "bye":
            pass
        assert word["reason"]["id"] == "no-longer-yours"
    assert await declined(bot.get("/api/me")) == "who-are-you"
    _, other = await made(ada, "Second")
    kept = await ada.get("/api/me/export")
    assert [one["name"] for one in kept["bots"]] == ["Deep Ada", "Second"]
    await ada.post("/api/me/delete", {"password": "long enough"})
    assert (await bea.get("/api/bots"))["bots"] == []
    assert await declined(other.get("/api/me")) == "who-are-you"
    seats = (await bea.get(f"/api/tables/{table}"))["seats"]
    assert sorted(seat.get("name", "") for seat in seats) == ["", "Bea"]
    await other.close()


async def test_only_bots_listen_and_no_more_than_they_may(party: Party) -> None:
    _, _, _, bea, _, bot = party
    async with AsyncExitStack() as stack:
        address = f"{bea.url.replace('http', 'ws', 1)}/api/bot/events"
        for text, reason in (
            (msgspec.json.encode({"type": "hello", "key": bea.key}).decode(), "only-for-bots"),
            ("{}", "message-unreadable"),
            ('{"type": "hello", "key": "' + "x" * 43 + '"}', "who-are-you"),
        ):
            socket = await stack.enter_async_context(connect(address))
            await socket.send(text)
            assert (await Ear(socket).hears())["reason"]["id"] == reason
        # Each process has a bound of its own, and there are three of them at most.
        opened = 0
        while True:
            socket = await stack.enter_async_context(connect(address))
            await socket.send(msgspec.json.encode({"type": "hello", "key": bot.key}).decode())
            word = await Ear(socket).hears()
            if word["type"] == "bye":
                break
            opened += 1
        assert word["reason"]["id"] == "too-many-streams"
        assert EACH <= opened <= 3 * EACH
