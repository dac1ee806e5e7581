"""`battalia join`: a bot of the library at a real server's table, by what a person there knows."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import msgspec
import pytest

from battalia.bots import make_bot
from battalia.engine import CHANCE, Game, Options, Question, View, view, with_expansion
from battalia.server import joining
from battalia.server.client import Guest, Place, Plain, sitting
from battalia.server.joining import JoinError, Link, Service, play
from battalia.server.unwire import Unwire
from battalia.server.wire import Wire, changes, patched
from commands import run
from random_play import random_options, rich_game, walk
from server.serving import Served, served

SHORT = {"players": 2, "weeks": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("joining") / "tables.db", "--workers", "1") as server:
        yield server


def set_up(server: Served, *seats: Plain) -> tuple[str, list[str]]:
    """A table for two: its address, and those of its open seats."""

    async def host() -> Plain:
        guest = await Guest.named(server.url, "Ann")
        try:
            return await guest.set_up(options=SHORT, seats=list(seats), seed="1")
        finally:
            await guest.close()

    made = asyncio.run(host())
    table = f"{server.url}/t/{made['table']['id']}"
    return table, [f"{table}#s={key}" for key in made["seats"].values()]


# What comes over the wire is what the engine has.


def sent(game: Game, seat: int | None) -> tuple[View, Plain]:
    """A view, and how it looks on its way."""
    shown = view(game, seat)
    written = Wire(game.rules.notation).view(shown)
    asked = tuple(one for one in shown.asked if one != CHANCE)
    plain: Plain = msgspec.json.decode(msgspec.json.encode(written))
    return msgspec.structs.replace(shown, asked=asked), plain


@pytest.mark.parametrize("seed", range(12))
def test_every_view_and_question_is_read_back(seed: int) -> None:
    tables = [
        Options(players=3),
        with_expansion(2),
        with_expansion(6),
        random_options(Random(seed)),
    ]
    game, _ = rich_game(seed, tables[seed % 4])
    wire = Wire(game.rules.notation)
    for seat in (None, *range(game.players)):
        wanted, written = sent(game, seat)
        unwire = Unwire(written["options"])
        assert unwire.view(written) == wanted
    for seat, question in game.asked.items():
        if seat != CHANCE:
            shown = msgspec.json.decode(msgspec.json.encode(wire.question(question, 1)))
            found: Question = unwire.question(f"p{seat + 1}", shown)
            assert (found.seat, found.about) == (seat, question.about)
            assert found.options == question.options
            assert type(found) is type(question)


def test_so_is_a_view_that_has_changed_again_and_again() -> None:
    """Changes come as patches, and new entries at their end."""
    game, _ = rich_game(3, with_expansion(4))
    _, written = sent(game, 0)
    unwire = Unwire(written["options"])
    for _ in walk(game, Random(1), 60):
        wanted, now = sent(game, 0)
        written = patched(written, changes(written, now))
        assert unwire.view(written) == wanted


# At a server.


def test_two_bots_of_the_library_play_a_game_to_its_end(server: Served) -> None:
    _, links = set_up(server, {"who": "link"}, {"who": "link"})
    seats: list[str] = []

    async def both() -> list[str]:
        return await asyncio.gather(
            *(
                play(found, make_bot(name), Random(1), name, lambda seat, _: seats.append(seat))
                for name, found in zip(("simple", "random"), map(Link.read, links), strict=True)
                if found is not None
            )
        )

    first, second = asyncio.run(asyncio.wait_for(both(), 120))
    assert first == second != ""
    assert sorted(seats) == ["p1", "p2"]


def test_the_command_takes_a_seat_beside_a_computer(
    server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    _, (link,) = set_up(server, {"who": "link"}, {"who": "computer", "level": "random"})
    out, _ = run(capsys, "join", link, "--bot", "simple", "--seed", "1")
    assert "simple plays p1 at table" in out
    assert "The game is over: " in out
    # The seat is taken now.
    _, err = run(capsys, "join", link, "--bot", "simple", expect=2)
    assert err.startswith(f"The seat at {server.url} cannot be played: ")


def test_it_comes_back_when_the_connection_was_lost(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once before it sat down, once at the table."""
    _, (link,) = set_up(server, {"who": "link"}, {"who": "computer", "level": "random"})
    tried: list[str] = []

    @asynccontextmanager
    async def shaky(url: str, table: str, keys: Sequence[str]) -> AsyncIterator[Place]:
        tried.append(table)
        if len(tried) == 1:
            raise OSError("away")
        async with sitting(url, table, keys) as place:
            if len(tried) == 2:
                await place.socket.close()
            yield place

    monkeypatch.setattr(joining, "sitting", shaky)
    monkeypatch.setattr(joining, "PAUSES", (0,))
    found = Link.read(link)
    assert found is not None
    played = play(found, make_bot("simple"), Random(1), "", lambda *_: None)
    assert asyncio.run(asyncio.wait_for(played, 120))
    assert len(tried) == 3


def test_it_gives_up_in_the_end(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    _, (link, _) = set_up(server, {"who": "link"}, {"who": "link"})
    tried: list[str] = []

    def away(url: str, table: str, keys: Sequence[str]) -> AbstractAsyncContextManager[Place]:
        tried.append(table)
        raise OSError("no route")

    monkeypatch.setattr(joining, "sitting", away)
    monkeypatch.setattr(joining, "PAUSES", (0, 0))
    found = Link.read(link)
    assert found is not None
    with pytest.raises(JoinError, match="no route"):
        asyncio.run(play(found, make_bot("simple"), Random(1), "", lambda *_: None))
    assert len(tried) == 3


async def account(guest: Guest) -> str:
    """Of a bot: its token."""
    login = f"ann{guest.key[:6].replace('-', 'x')}"
    await guest.post("/api/me/account", {"login": login, "password": "long enough"})
    id = (await guest.post("/api/bots", {"name": f"Bot of {login}"}))["id"]
    return str((await guest.post(f"/api/bots/{id}/tokens", {"name": "x"}))["token"])


async def accepted(guest: Guest, login: str, **more: object) -> Plain:
    """What becomes of a challenge."""
    wish = {"to": f"Bot of {login}", "options": SHORT, "first": "them", **more}
    sent = await guest.post("/api/challenges", wish)
    while sent["state"] == "open" or (sent["state"] == "accepted" and "table" not in sent):
        await asyncio.sleep(0.05)
        sent = await guest.get(f"/api/challenges/{sent['id']}")
    return sent


def test_a_bot_with_an_account_plays_as_many_games_as_told_and_survives_a_killed_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining, "PAUSES", (0.1,))
    told: list[tuple[str, Plain]] = []

    async def test() -> None:
        with served(tmp_path / "tables.db", alone=True) as first:
            port = str(urlsplit(first.url).port)
            ann = await Guest.named(first.url, "Ann")
            token = await account(ann)
            login = (await ann.get("/api/me"))["login"]
            service = Service(
                first.url, token, lambda: make_bot("random"), "1", 1, lambda *one: told.append(one)
            )
            serving = asyncio.create_task(service.serve())
            game = await accepted(ann, login)
            # It plays as many as it was told to.
            busy = await accepted(ann, login)
            assert (busy["state"], busy["reason"]) == ("declined", "busy")
            table = game["table"]
            async with ann.at(table) as place:
                await place.until_asked("p2")
            first.kill()
            with served(tmp_path / "tables.db", "--port", port, alone=True):
                stand_in = f"/api/tables/{table}/seats/p2/computer"
                await ann.post(stand_in, {"level": "random"})
                async with Guest(first.url, token).at(table) as seat:
                    assert seat.seats == ["p1"]
                # The bot plays on against a computer, to the end.
                while ("join-game-over", table) not in [(id, one.get("table")) for id, one in told]:
                    await asyncio.sleep(0.05)
                serving.cancel()
                await asyncio.gather(serving, return_exceptions=True)
                await ann.close()

    asyncio.run(asyncio.wait_for(test(), 120))
    assert "join-away" in [id for id, _ in told]
    assert [id for id, _ in told].count("join-game") == 1


def test_a_token_that_counts_no_longer_ends_it(
    server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    _, err = run(capsys, "join", server.url, f"--token={'x' * 43}", "--bot", "random", expect=2)
    assert err.startswith(f"{server.url} does not take the token: ")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nowhere", "--token", "x" * 43), "That is no address of a server"),
        (("nowhere",), "That is no link to a seat"),
        (("https://example.org/t/x",), "That is no link to a seat"),
        (("https://example.org/t/x#w=key",), "That is no link to a seat"),
        (("ftp://example.org/t/x#s=key",), "That is no link to a seat"),
        (("http://[/t/x#s=key",), "That is no link to a seat"),
        (("http://127.0.0.1:1/t/x#s=key",), "cannot be played"),
        (("http://127.0.0.1:1/t/x#s=key", "--bot", "seeing"), "seeing sees hidden cards"),
        (("http://127.0.0.1:1/t/x#s=key", "--bot", "wizard"), "“wizard”"),
    ],
)
def test_what_cannot_be_joined_is_told_in_one_sentence(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out, err = run(capsys, "join", *words, expect=2)
    assert not out
    assert told in err
    assert len(err.splitlines()) == 1
