"""The worked example of a bot that plays over the network."""

import ast
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from anyio import fail_after, to_thread

from battalia.server.client import Guest, Place, Plain
from server.serving import served

BOT = Path(__file__).parents[2] / "examples" / "outside_bot" / "outside_bot.py"
PATIENCE = 45
"""Seconds after which a game that should end never will."""
SHORT: Plain = {"players": 2, "weeks": 1}

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests that do not kill it: each has a table of its own."""
    with served(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server.url


@contextmanager
def bot(
    url: str, link: str = "", name: str = "Bot", token: str = ""
) -> Iterator["subprocess.Popen[str]"]:
    """The bot in a process of its own, as anybody would run it; it does not outlive the test."""
    process = subprocess.Popen(
        [sys.executable, str(BOT), url, *([] if token else [link, name])],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A server that is not there yet is soon asked again.
        env={
            **os.environ,
            "WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1",
            "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.1",
            **({"BATTALIA_TOKEN": token} if token else {}),
        },
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


async def ended(process: "subprocess.Popen[str]") -> tuple[int, str, str]:
    """The exit status, what was printed and what was told, once the bot has ended."""
    out, told = await to_thread.run_sync(lambda: process.communicate(timeout=PATIENCE))
    return process.returncode, out, told


@asynccontextmanager
async def host(url: str) -> AsyncIterator[Guest]:
    guest = await Guest.named(url, "Ann")
    try:
        yield guest
    finally:
        await guest.close()


async def play(place: Place, until: int | None = None) -> None:
    """Ann, at p2, does as little as she can, until the game has come so far or is over."""
    with fail_after(PATIENCE):
        while place.table["state"] != "over" and (until is None or place.epoch < until):
            question = place.questions.get("p2")
            if question is None:
                await place.hear()
            else:
                options: list[Plain] = question["options"]
                least = max(options, key=lambda option: option["verb"] in ("end", "skip"))
                await place.choose("p2", least["choice"])


async def test_two_of_them_play_a_whole_game(url: str) -> None:
    async with host(url) as ann:
        links = await ann.set_up(options=SHORT, seats=[{"who": "link"}, {"who": "link"}])
        first, second = links["seats"].values()
        with bot(url, first, "Left") as left, bot(url, second, "Right") as right:
            ends = [await ended(left), await ended(right)]
        table = await ann.get(f"/api/tables/{links['table']['id']}")
    assert table["state"] == "over"
    assert [seat["name"] for seat in table["seats"]] == ["Left", "Right"]
    assert [(status, out) for status, out, _ in ends] == [(0, table["result"] + "\n")] * 2
    assert table["result"].startswith("weeks ")


async def test_it_plays_the_expansion_against_a_computer(url: str) -> None:
    async with host(url) as ann:
        options = (await ann.get("/api/offer"))["expansion"]["2"] | {"weeks": 1}
        computer = {"who": "computer", "level": "simple"}
        links = await ann.set_up(options=options, seats=[{"who": "link"}, computer])
        with bot(url, links["seats"]["p1"]) as process:
            status, out, _ = await ended(process)
        table = await ann.get(f"/api/tables/{links['table']['id']}")
    assert (status, out) == (0, table["result"] + "\n")
    assert table["state"] == "over"


async def test_it_comes_back_when_the_server_was_killed(tmp_path: Path) -> None:
    """The game goes on where it was, and the bot's seat is still its own."""
    database = tmp_path / "tables.db"
    with served(database) as server:
        async with host(server.url) as ann:
            links = await ann.set_up(options=SHORT, seats=[{"who": "link"}, {"who": "me"}])
            table = links["table"]["id"]
            with bot(server.url, links["seats"]["p1"]) as process:
                async with ann.at(table) as place:
                    await play(place, until=10)
                    server.kill()
                with served(database, "--port", str(urlsplit(server.url).port)):
                    async with ann.at(table) as again:
                        await again.hear()
                        assert again.epoch >= place.epoch >= 10
                        await play(again)
                    status, out, told = await ended(process)
    assert (status, out) == (0, again.table["result"] + "\n")
    assert "connecting again" in told


async def test_stopped_itself_it_goes_on_with_the_key_that_it_told(url: str) -> None:
    async with host(url) as ann:
        links = await ann.set_up(options=SHORT, seats=[{"who": "link"}, {"who": "me"}])
        async with ann.at(links["table"]["id"]) as place:
            with bot(url, links["seats"]["p1"]) as process:
                assert process.stderr is not None
                key = process.stderr.readline().split()[-1]
                await play(place, until=10)
            with bot(url, key) as process:
                await play(place)
                status, out, _ = await ended(process)
    assert (status, out) == (0, place.table["result"] + "\n")


async def test_with_an_account_it_accepts_a_challenge_and_plays(url: str) -> None:
    async with host(url) as ann:
        login = {"login": "ann", "password": "long enough"}
        await ann.post("/api/me/account", login)
        made = await ann.post("/api/bots", {"name": "Outside"})
        token = (await ann.post(f"/api/bots/{made['id']}/tokens", {"name": "x"}))["token"]
        with bot(url, token=token):
            sent = await ann.post(
                "/api/challenges", {"to": "Outside", "options": SHORT, "first": "them"}
            )
            with fail_after(PATIENCE):
                while "table" not in sent:
                    sent = await ann.get(f"/api/challenges/{sent['id']}")
            async with ann.at(sent["table"]) as place:
                await play(place)
    assert place.table["result"].startswith("weeks ")
    assert place.table["seats"][0]["bot"]


async def test_a_link_that_leads_nowhere_is_told_in_one_sentence(url: str) -> None:
    # A key may well begin with a hyphen.
    with bot(url, "-" * 43) as process:
        status, out, told = await ended(process)
    assert (status, out) == (1, "")
    assert told == "This link leads to no seat, or was used already.\n"


def test_it_imports_nothing_of_battalia() -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(BOT.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    assert imported - set(sys.stdlib_module_names) == {"httpx", "websockets"}
