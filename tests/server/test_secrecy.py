"""What a real server tells: nothing of any key in its log, and browsers to come over HTTPS."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from battalia.server import running
from battalia.server.client import Declined, Guest
from battalia.server.keys import new_key
from server.push_service import Subscriber
from server.serving import Served, served

pytestmark = pytest.mark.anyio

PART = 8
"""So many letters of a key in a row are too many."""


@contextmanager
def serving(folder: Path, *flags: str) -> Iterator[Served]:
    with served(folder / "battalia.sqlite", "--workers", "1", *flags) as server:
        yield server


@asynccontextmanager
async def hook() -> AsyncIterator[tuple[str, asyncio.Event]]:
    """Where reminders go, and when the first has come."""
    come = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        come.set()
        writer.write(b"HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", come


async def misplaced(url: str, key: str) -> None:
    """A key, and pieces of it, wherever somebody may have put them by mistake."""
    live = url.replace("http", "ws", 1)
    async with httpx.AsyncClient(base_url=url) as http:
        for piece in (key, key[:10], key[5:25], key[:42], key + "x"):
            for path in (f"/{piece}", f"/t/{piece}", f"/api/tables/{piece}", f"/api/{piece}/x"):
                await http.get(path)
                await http.get(f"{path}?{piece}")
                await http.get(f"{path}?key={piece}&{piece}={piece}")
            header = {"Authorization": f"Bearer {piece}", "Cookie": f"battalia-key={piece}"}
            await http.get("/api/me", headers=header)
            await http.get("/api/me", headers={piece: piece})
            await http.request(piece.replace("-", "x").replace("_", "x"), "/api/me")
            for body in (piece, f'{{"key": "{piece}"', f'"{piece}"', f'{{"{piece}": 1}}'):
                json_type = {"Content-Type": "application/json"}
                await http.post("/api/tables/join", content=body, headers=json_type)
                await http.post("/api/people", content=body, headers=json_type)
            await http.post("/api/login", json={"login": "ann", "password": piece})
            for path in (f"/api/tables/{piece}/live", f"/api/tables/234567abcdef/live?{piece}"):
                with suppress(WebSocketException):
                    async with connect(live + path, additional_headers=header) as socket:
                        await socket.send(json.dumps({"type": "hello", "keys": [piece]}))
                        await socket.recv()
            with suppress(WebSocketException):
                async with connect(f"{live}/api/tables/234567abcdef/live") as socket:
                    await socket.send(piece)
                    await socket.recv()


async def test_no_part_of_any_key_is_in_the_log_at_any_level(tmp_path: Path) -> None:
    with serving(
        tmp_path, "--log-level", "DEBUG", "--private-hooks", "--rate-each", "1e6"
    ) as server:
        secret, password, endpoint = new_key(), new_key(), new_key()
        keys = [secret, password, endpoint]
        async with hook() as (url, come):
            ann, bob = [await Guest.named(server.url, name) for name in ("Ann", "Bob")]
            keys += [ann.key, bob.key]
            await ann.post("/api/me/account", {"login": "ann", "password": password})
            await bob.request("PATCH", "/api/me", {"hook": f"{url}/{secret[:12]}/{secret[12:]}"})
            push = Subscriber().subscription(f"{url}/{endpoint[:12]}/{endpoint[12:]}")
            await bob.post("/api/me/push", push)
            seats = [{"who": "me"}, {"who": "link"}]
            links = await ann.set_up(options={"players": 2}, seats=seats, seed="x")
            keys += [links["watch"], links["seats"]["p2"]]
            seated = await bob.join(links["seats"]["p2"])
            keys.append(seated["key"])
            table = links["table"]["id"]
            async with ann.at(table, [links["watch"]]) as place, bob.at(table, [seated["key"]]):
                await place.ask({"type": "ping"})
                await place.ask({"type": "say", "text": "hello"})
            async with asyncio.timeout(60):
                await come.wait()
            again = await bob.post("/api/login", {"login": "ann", "password": password})
            keys.append(again["key"])
            with suppress(Declined):
                await ann.join(links["seats"]["p2"])
            for key in keys[3:6]:
                await misplaced(server.url, key)
            await ann.post("/api/logout")
            await ann.close()
            await bob.close()
        assert server.stop() == 0
        log = server.log
    assert '"request"' in log
    assert "[accepted]" in log
    assert len(keys) == 9
    parts = [key[at : at + PART] for key in keys for at in range(len(key) - PART + 1)]
    assert [part for part in parts if part in log] == []


def test_over_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with serving(tmp_path, "--secure") as server:
        for path in ("/", "/health", "/api/nothing", "/api/me"):
            headers = httpx.get(server.url + path).headers
            assert headers["strict-transport-security"] == "max-age=31536000"


def test_without_https_they_are_not_and_root_is_warned(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert "strict-transport-security" not in httpx.get(f"{server.url}/health").headers
        assert server.stop() == 0
        assert ("runs as root" in server.log) == (os.geteuid() == 0)


@pytest.mark.parametrize(("user", "root"), [(0, True), (1000, False)])
def test_root_is_known(monkeypatch: pytest.MonkeyPatch, user: int, root: bool) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert running.is_root() is root
    monkeypatch.delattr(os, "geteuid")
    assert not running.is_root()
