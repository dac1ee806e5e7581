"""What one client may ask of a real server, and whose pages may ask it."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from battalia.engine import save
from battalia.server.client import Declined, Guest, Place, Plain
from battalia.server.config import Config
from battalia.server.origins import Origins, is_this_machine
from battalia.server.reading import BODY
from positions import FACTIONS, table
from server.serving import Served, served

pytestmark = pytest.mark.anyio


@contextmanager
def strict(folder: Path, *flags: str, **settings: object) -> Iterator[Served]:
    """A server with these settings."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in settings.items():
            patch.setenv(f"BATTALIA_{name.upper()}", str(value))
        # What is looked at is the door and the memory of one process.
        with served(folder / "battalia.sqlite", "--workers", "1", *flags, alone=True) as server:
            yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """As it comes, but welcoming a page of another host."""
    with strict(tmp_path_factory.mktemp("open"), "--origin", "https://friends.example") as server:
        yield server


async def table_for_two(guest: Guest) -> tuple[str, str]:
    """A table at which one of two sits, and the other's link."""
    wish: dict[str, Any] = {
        "options": {"players": 2},
        "seats": [{"who": "me"}, {"who": "link"}],
    }
    links = await guest.set_up(**wish)
    return links["table"]["id"], links["seats"]["p2"]


@asynccontextmanager
async def somebody(url: str) -> AsyncIterator[Guest]:
    guest = await Guest.named(url, "Ann")
    yield guest
    await guest.close()


def live(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"


async def goodbye(socket: ClientConnection) -> tuple[Plain, int | None]:
    """The last that was heard, and the code with which the connection was closed."""
    last: Plain = {}
    with suppress(ConnectionClosed):
        while True:
            last = msgspec.json.decode(await socket.recv())
    return last, socket.close_code


# How much.


async def test_a_preview_that_tells_much_costs_more(tmp_path: Path) -> None:
    units = ("friman", "chief", "priest", "lord")
    hand = " ".join(f"{unit}.{faction}×3" for unit in units for faction in FACTIONS)
    cost = ", ".join(f"{unit} = 3" for unit in units)
    artefacts = ("tool", "weapon", "amulet", "title", "scroll", "tent", "horse")
    dear = "".join(f"{one} = {{ {cost} }}\n" for one in artefacts)
    computer = {"who": "computer", "level": "random"}
    told: dict[bool, int] = {}
    with strict(tmp_path, work_each=0.001, work_burst=4000) as server:
        for corrected in (False, True):
            game = table(4, hand=hand, corrections=f"[costs]\n{dear}" if corrected else "")
            async with somebody(server.url) as ann:
                links = await ann.set_up(
                    position=save(game).decode(), seats=[{"who": "me"}, *[computer] * 3]
                )
                async with ann.at(links["table"]["id"]) as place:
                    told[corrected] = 0
                    with suppress(Declined):
                        while told[corrected] < 25:
                            await place.ask({"type": "preview", "seat": "p1"})
                            told[corrected] += 1
    assert told[False] == 25
    assert told[True] < 20


async def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with strict(tmp_path, patience=0.2) as server:
        async with connect(live(server.url, "234567abcdef")) as socket:
            last, code = await goodbye(socket)
    assert (last["type"], last["reason"]["id"], code) == ("bye", "no-hello", 1008)


async def test_one_connection_has_so_many_messages_and_others_go_on(tmp_path: Path) -> None:
    with strict(tmp_path, rate=0.001, burst=20) as server:
        async with somebody(server.url) as ann:
            table, _ = await table_for_two(ann)
            async with ann.at(table) as loud, ann.at(table) as quiet:
                for _ in range(20):
                    assert (await loud.ask({"type": "ping"}))["type"] == "pong"
                await loud.send({"type": "ping"})
                last, code = await goodbye(loud.socket)
                assert (last["type"], last["reason"]["id"]) == ("bye", "too-many-messages")
                assert code == 1008
                assert (await quiet.ask({"type": "ping"}))["type"] == "pong"


async def test_the_messages_of_all_connections_count_for_their_address(tmp_path: Path) -> None:
    with strict(tmp_path, rate_each=0.001, burst_each=12) as server:
        async with somebody(server.url) as ann, AsyncExitStack() as stack:
            table, _ = await table_for_two(ann)
            # Two requests, and now eight connections; two are left, as good as 16 messages.
            places = [await stack.enter_async_context(ann.at(table)) for _ in range(8)]
            for place in places * 2:
                await place.ask({"type": "ping"})
            await places[0].send({"type": "ping"})
            last, code = await goodbye(places[0].socket)
            assert (last["reason"]["id"], code) == ("too-many-messages", 1008)


async def test_one_address_has_so_many_requests_wherever_they_lead(tmp_path: Path) -> None:
    with strict(tmp_path, rate_each=0.001, burst_each=5) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            paths = ("/health", "/api/nothing", "/api/none", "/health", "/api/offer", "/health")
            answers = [await http.get(path) for path in paths]
            assert [one.status_code for one in answers] == [200, 404, 404, 200, 200, 429]
            assert answers[-1].json()["reason"]["id"] == "too-many-requests"
            # One in a thousand seconds is gained.
            assert 900 <= int(answers[-1].headers["retry-after"]) <= 1000
        with pytest.raises(InvalidStatus) as refused:
            await connect(live(server.url, "234567abcdef"))
        assert refused.value.response.status_code == 403


async def test_one_address_has_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    with strict(tmp_path, connections_each=2) as server:
        async with somebody(server.url) as ann:
            table, _ = await table_for_two(ann)
            async with ann.at(table) as staying:
                async with ann.at(table):
                    with pytest.raises(InvalidStatus):
                        await connect(live(server.url, table))
                # The place of the one that has gone is free as soon as the server knows.
                while True:
                    with suppress(InvalidStatus):
                        async with ann.at(table) as again:
                            assert again.seats == ["p1"]
                            break
                assert (await staying.ask({"type": "ping"}))["type"] == "pong"


async def test_a_request_of_many_megabytes_is_refused(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        response = await http.post("/api/people", content=b'{"name": "' + b"x" * BODY.size + b'"}')
        assert response.status_code == 413
        assert response.json()["reason"]["id"] == "request-unusable"

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(BODY.size // 100_000 + 1):
                yield b" " * 100_000

        response = await http.post("/api/people", content=endless())
        assert response.status_code == 413


async def test_a_client_that_does_not_read_is_cut_off_and_nobody_waits_for_it(
    tmp_path: Path,
) -> None:
    with strict(
        tmp_path, rate_each=1e9, burst_each=1e9, rate=1e9, burst=1e9, patience=0.5
    ) as server:
        async with somebody(server.url) as ann, somebody(server.url) as bob:
            table, link = await table_for_two(ann)
            await bob.join(link)
            async with ann.at(table) as reading:
                deaf = await asyncio.to_thread(Deaf, server.url, table, bob.key)
                while not is_here(reading, "p2"):
                    await reading.hear()
                # The answers quote what was asked, so that they are long.
                wish = {"type": "explain", "seat": "p2", "wish": "\u2603" * 1000}
                sending = asyncio.create_task(asyncio.to_thread(deaf.send_on, wish))
                while is_here(reading, "p2"):
                    await reading.ask({"type": "ping"})
                deaf.close()
                await sending
                assert (await reading.ask({"type": "ping"}))["type"] == "pong"


async def test_news_of_a_table_with_long_options_that_nobody_reads_do_not_pile_up(
    tmp_path: Path,
) -> None:
    """Unbounded, and made anew for each watcher, they would take more than 60 MB."""
    wordy = {"players": 2, "corrections": "# ....\n" * 2280}
    with strict(tmp_path, rate_each=1e9, burst_each=1e9, patience=600) as server:
        async with somebody(server.url) as ann:
            links = await ann.set_up(options=wordy, seats=[{"who": "me"}, {"who": "here"}])
            table = links["table"]["id"]
            deaf = [
                await asyncio.to_thread(Deaf, server.url, table, links["watch"]) for _ in range(25)
            ]
            async with ann.at(table) as reading:
                before = memory(server)
                for _ in range(130):
                    async with ann.at(table) as coming:
                        await coming.ask({"type": "ping"})
                assert memory(server) - before < 40_000_000
                assert (await reading.ask({"type": "ping"}))["type"] == "pong"
            for one in deaf:
                one.close()


def memory(server: Served) -> int:
    """Bytes that the server's process has."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


def is_here(place: Place, seat: str) -> bool:
    return any(one["seat"] == seat and one.get("here", False) for one in place.table["seats"])


class Deaf:
    """A client that never reads."""

    def __init__(self, url: str, table: str, key: str) -> None:
        address = urlsplit(url)
        assert address.hostname is not None
        assert address.port is not None
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((address.hostname, address.port))
        head = (
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        )
        self.socket.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.socket.recv(4096, socket.MSG_PEEK):
            pass
        self.send({"type": "hello", "keys": [key]})

    def send(self, message: Plain) -> None:
        data = msgspec.json.encode(message)
        length = (
            bytes([0x80 | len(data)])
            if len(data) < 126
            else bytes([0xFE]) + len(data).to_bytes(2, "big")
        )
        # Masked with zeros.
        self.socket.sendall(b"\x81" + length + bytes(4) + data)

    def send_on(self, message: Plain) -> None:
        with suppress(OSError):
            while True:
                self.send(message)

    def close(self) -> None:
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()


# From where.


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://evil.example", "localhost:8000", False),
        # Its owner lets the name lead to this machine.
        ("http://evil.example:8000", "evil.example:8000", False),
        ("null", "localhost:8000", False),
        ("null", "", False),
        ("", "", False),
        ("http://", "", False),
        ("http://[", "[", False),
        ("file://localhost:8000", "localhost:8000", False),
        ("https://friends.example", "localhost:8000", True),
        ("https://friends.example.evil.example", "localhost:8000", False),
    ],
)
async def test_only_own_and_welcome_pages_may_use_a_server_on_this_machine(
    origin: str, host: str, allowed: bool
) -> None:
    origins = Origins(Config(origins=("https://friends.example",)))
    assert origins.allow(origin, host) is allowed


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("https://battalia.example", "battalia.example", True),
        # A proxy need not tell what the browser called it.
        ("https://battalia.example", "127.0.0.1:8000", True),
        ("http://192.168.1.5:8000", "192.168.1.5:8000", True),
        ("https://evil.example", "evil.example", False),
        ("https://battalia.example.evil.example", "battalia.example.evil.example", False),
    ],
)
async def test_a_server_that_has_a_name_goes_by_that_name(
    origin: str, host: str, allowed: bool
) -> None:
    config = Config(host="0.0.0.0", url="https://battalia.example/games", behind_proxy=True)
    assert Origins(config).allow(origin, host) is allowed


async def test_a_server_for_all_that_nobody_has_named_takes_any_name() -> None:
    origins = Origins(Config(host="0.0.0.0"))
    assert origins.allow("http://home.example:8000", "home.example:8000")
    assert not origins.allow("http://evil.example", "home.example:8000")


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("{url}", True),
        ("https://friends.example", True),
        ("https://evil.example", False),
        ("null", False),
    ],
)
async def test_a_foreign_page_can_neither_act_nor_connect(
    server: Served, origin: str | None, allowed: bool
) -> None:
    headers = {} if origin is None else {"Origin": origin.format(url=server.url)}
    async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
        assert (await http.get("/api/offer")).status_code == 200
        response = await http.post("/api/people", json={"name": "Ann"})
        assert response.status_code == (201 if allowed else 403)
        shared = response.headers.get("access-control-allow-origin")
        assert shared == ("https://friends.example" if "friends" in str(origin) else None)
        assert "access-control-allow-credentials" not in response.headers
        if not allowed:
            assert response.json()["reason"]["id"] == "foreign-page"
            assert "set-cookie" not in response.headers
    address = live(server.url, "234567abcdef")
    if allowed:
        async with connect(address, additional_headers=headers) as socket:
            await socket.send('{"type": "hello"}')
            assert (await goodbye(socket))[0]["reason"]["id"] == "no-such-table"
    else:
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=headers)
        assert refused.value.response.status_code == 403


async def test_a_welcome_page_may_send_a_key_and_a_foreign_one_is_told_nothing(
    server: Served,
) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        for origin, shared in (("https://friends.example", True), ("https://evil.example", False)):
            asking = {
                "Origin": origin,
                "Access-Control-Request-Method": "PATCH",
                "Access-Control-Request-Headers": "authorization, content-type",
            }
            response = await http.options("/api/me", headers=asking)
            allowed = response.headers.get("access-control-allow-origin")
            assert (allowed == origin) is shared
            if shared:
                assert "PATCH" in response.headers["access-control-allow-methods"]
                assert "authorization" in response.headers["access-control-allow-headers"].lower()


# Keys and headers.


async def test_the_cookie_is_the_browsers_alone(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        response = await http.post("/api/people", json={"name": "Ann"})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert "domain" not in cookie
        assert "secure" not in cookie
        assert (await http.get("/api/me")).json()["name"] == "Ann"
        left = await http.post("/api/logout")
        assert left.status_code == 204
        assert (await http.get("/api/tables")).status_code == 401


async def test_who_am_i_is_answered_to_nobody_too(server: Served) -> None:
    """A browser asks with whatever cookie it has; who shows a key wants it to count."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        for headers in ({}, {"Cookie": "battalia-key=that-of-last-year"}):
            answer = await http.get("/api/me", headers=headers)
            assert (answer.status_code, answer.json()) == (200, None)
        claimed = await http.get("/api/me", headers={"Authorization": "Bearer mine"})
        assert claimed.status_code == 401
        assert claimed.json()["reason"]["id"] == "who-are-you"


async def test_over_https_the_cookie_goes_nowhere_else(tmp_path: Path) -> None:
    with strict(tmp_path, "--secure") as server:
        response = httpx.post(f"{server.url}/api/people", json={"name": "Ann"})
        assert "secure" in response.headers["set-cookie"].lower()


async def test_a_key_in_the_header_counts_before_the_cookie(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        ann = (await http.post("/api/people", json={"name": "Ann"})).json()["key"]
        await http.post("/api/people", json={"name": "Bob"})
        for header, name in (
            (f"Bearer {ann}", "Ann"),
            (f"bearer  {ann}", "Ann"),
            ("Basic x", "Bob"),
        ):
            response = await http.get("/api/me", headers={"Authorization": header})
            assert response.json()["name"] == name
        wrong = await http.get("/api/me", headers={"Authorization": f"Bearer {ann}x"})
        assert wrong.status_code == 401


@pytest.mark.parametrize("path", ["/api/offer", "/api/nothing", "/api/me", "/health", "/metrics"])
async def test_every_answer_says_how_browsers_are_to_treat_it(server: Served, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/api/offer", "/api/messages.json"])
async def test_what_is_the_same_for_everybody_is_made_and_packed_once(
    server: Served, path: str
) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        plain = await http.get(path, headers={"Accept-Encoding": "identity"})
        small = await http.get(path, headers={"Accept-Encoding": "gzip"})
        assert plain.headers["content-type"] == small.headers["content-type"] == "application/json"
        assert plain.json() == small.json()
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        known = await http.get(path, headers={"If-None-Match": plain.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")


# The counts.


@pytest.mark.parametrize(
    ("flags", "headers", "status"),
    [
        ((), {}, 200),
        # A proxy on this machine, of which the server knows or not.
        (("--behind-proxy",), {"X-Forwarded-For": "203.0.113.7"}, 403),
        ((), {"X-Forwarded-For": "203.0.113.7"}, 403),
        (("--behind-proxy",), {}, 200),
        (("--behind-proxy", "--public-metrics"), {"X-Forwarded-For": "203.0.113.7"}, 200),
    ],
)
@pytest.mark.slice(3)
async def test_the_counts_are_for_this_machine_unless_all_may_see_them(
    tmp_path: Path, flags: tuple[str, ...], headers: dict[str, str], status: int
) -> None:
    with strict(tmp_path, *flags) as server:
        response = httpx.get(f"{server.url}/metrics", headers=headers)
        assert response.status_code == status
        if status == 403:
            assert response.json()["reason"]["id"] == "metrics-of-this-machine"
        else:
            assert "battalia_http_requests" in response.text


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("localhost", True),
        ("192.168.1.5", False),
        ("::ffff:192.168.1.5", False),
        ("2001:db8::1", False),
        ("unknown", False),
    ],
)
async def test_which_addresses_are_this_machines(address: str, here: bool) -> None:
    assert is_this_machine(address) is here
