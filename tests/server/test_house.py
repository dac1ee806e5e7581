"""The house is open to the network only where somebody has opened it, and only by its own names."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import websockets

from battalia.cli import main
from battalia.cli.errors import CommandError
from battalia.cli.serve import _sockets
from battalia.server.client import Guest
from battalia.server.config import Config
from battalia.server.house import Close, House, Place, is_private, own_places, url_of
from battalia.server.origins import Origins, own_names
from server.serving import COMMAND, Served, served

pytestmark = pytest.mark.anyio

HOME = Place("192.168.1.5", "wlan0")
CABLE = Place("10.0.0.7", "eth0")
PUBLIC = Place("93.184.216.34", "eth1")
LINK, ME = {"who": "link"}, {"who": "me"}


class Doors:
    """Sockets that nobody needs to open."""

    def __init__(self, *refused: str) -> None:
        self.open: list[str] = []
        self.refused = refused

    async def listen(self, address: str) -> Close:
        if address in self.refused:
            raise OSError("taken")
        self.open.append(address)
        return lambda: self.open.remove(address)


@asynccontextmanager
async def begun(
    config: Config, *places: Place, refused: tuple[str, ...] = ()
) -> AsyncIterator[tuple[House, Doors, list[Place]]]:
    """A house on a machine with these addresses, which the test may change."""
    there, doors = list(places), Doors(*refused)
    house = House(config, lambda: there)
    await house.begin(8000, doors.listen)
    yield house, doors, there


# Where it listens.


async def test_a_house_is_closed_until_it_is_opened_and_can_be_closed_again() -> None:
    async with begun(Config(open=True), HOME, CABLE) as (house, doors, _):
        assert (doors.open, await house.reached_at()) == ([], [])
        await house.set_open(True)
        assert sorted(doors.open) == [CABLE.address, HOME.address]
        assert await house.reached_at() == [
            ("http://192.168.1.5:8000", "wlan0"),
            ("http://10.0.0.7:8000", "eth0"),
        ]
        await house.set_open(False)
        assert (doors.open, await house.reached_at()) == ([], [])


async def test_a_house_is_never_opened_to_the_whole_internet() -> None:
    async with begun(Config(lan=True), PUBLIC, HOME) as (house, doors, _):
        assert doors.open == [HOME.address]
        assert await house.reached_at() == [("http://192.168.1.5:8000", "wlan0")]


async def test_an_open_house_follows_the_addresses_of_its_machine() -> None:
    async with begun(Config(lan=True), HOME) as (house, doors, there):
        there[:] = [CABLE]
        assert await house.reached_at() == [("http://10.0.0.7:8000", "eth0")]
        assert doors.open == [CABLE.address]


async def test_an_address_that_cannot_be_had_is_not_told() -> None:
    async with begun(Config(lan=True), HOME, CABLE, refused=(HOME.address,)) as (house, *_):
        assert await house.reached_at() == [("http://10.0.0.7:8000", "eth0")]


@pytest.mark.parametrize(
    ("config", "told"),
    [
        (Config(host="0.0.0.0"), ["http://192.168.1.5:8000", "http://93.184.216.34:8000"]),
        (Config(host="192.168.1.5"), ["http://192.168.1.5:8000"]),
        (Config(url="https://battalia.example/"), ["https://battalia.example"]),
        (Config(behind_proxy=True), []),
        (Config(), []),
    ],
)
async def test_every_server_knows_where_it_is_reached(config: Config, told: list[str]) -> None:
    six = Place("fd00::2", "eth0")
    async with begun(config, HOME, PUBLIC, six) as (house, *_):
        assert [url for url, _ in await house.reached_at()] == told


async def test_the_addresses_of_this_machine_are_others_than_its_own_loop() -> None:
    for address, _ in own_places():
        assert not address.startswith(("127.", "169.254.", "fe80:", "::1"))


# By which names.


@pytest.mark.parametrize("config", [Config(lan=True), Config(open=True)])
async def test_a_house_that_others_may_reach_answers_to_its_own_names_only(config: Config) -> None:
    origins = Origins(config)
    own = ["192.168.1.5:8000", "192.168.1.5", "localhost:8000", "127.0.0.1:8000", "[::1]:8000"]
    for host in [*own, *own_names(), *(f"{name.upper()}:8000" for name in own_names()), ""]:
        assert origins.answers_to(host, "192.168.1.5"), host
    for host in ("evil.example", "evil.example:8000", "192.168.1.6:8000", "localhost.evil.example"):
        assert not origins.answers_to(host, "192.168.1.5"), host
    assert origins.answers_to("[FD00::2]:8000", "fd00::2")


async def test_a_house_with_a_name_answers_to_it_as_well() -> None:
    origins = Origins(Config(lan=True, url="http://games.example:8000"))
    assert origins.answers_to("games.example:8000", "192.168.1.5")
    assert origins.allow("http://games.example:8000", "games.example:8000")


# A real one.


@pytest.fixture(scope="module")
def network() -> str:
    """An address of this machine in a private network."""
    for address, _ in own_places():
        if is_private(address) and ":" not in address:
            return address
    pytest.skip("this machine is in no private network")


@pytest.fixture(scope="module")
def lan(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(
        tmp_path_factory.mktemp("lan") / "tables.db", "--lan", "--workers", "1", alone=True
    ) as server:
        yield server


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A file to which the browser of this machine writes what it is to open."""
    folder = tmp_path_factory.mktemp("browser")
    opened, program = folder / "opened", folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    program.chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BROWSER", f"{program} %s")
        yield opened


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, browser: Path) -> Iterator[Served]:
    """A server as somebody starts it to play on this machine."""
    database = tmp_path_factory.mktemp("home") / "tables.db"
    with served(database, "--open", "--workers", "1", alone=True) as server:
        yield server


@pytest.fixture
def home(played: Served) -> Iterator[Served]:
    """The same, closed to the network as it was at the start."""
    yield played
    set_open(played.url, False)


def port_of(server: Served) -> int:
    return int(server.url.rpartition(":")[2])


def reach(url: str) -> dict[str, Any]:
    told: dict[str, Any] = httpx.get(f"{url}/api/house", trust_env=False).json()
    return told


def is_reached(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", trust_env=False).is_success
    except httpx.TransportError:
        return False


def set_open(url: str, open: bool, **headers: str) -> httpx.Response:
    return httpx.put(f"{url}/api/house", json={"open": open}, headers=headers, trust_env=False)


async def test_a_server_prints_every_address_at_which_it_is_reached(
    tmp_path: Path, network: str
) -> None:
    with served(tmp_path / "tables.db", "--lan", "--workers", "1", alone=True) as server:
        told = [one["url"] for one in reach(server.url)["addresses"]]
    assert url_of(network, port_of(server)) in told
    for url in (f"http://localhost:{port_of(server)}", *told):
        assert url in server.log


async def test_a_friend_comes_in_at_an_address_of_the_network(lan: Served, network: str) -> None:
    there = url_of(network, port_of(lan))
    ada, bea = await Guest.named(lan.url, "Ada"), await Guest.named(there, "Bea")
    made = await ada.set_up(options={"players": 2}, seats=[ME, LINK])
    seated = await bea.join(made["seats"]["p2"])
    async with bea.at(seated["table"]["id"]) as place:
        assert place.table["state"] == "playing"
    await ada.close()
    await bea.close()


async def test_no_foreign_page_acts_through_an_open_house(lan: Served, network: str) -> None:
    port = port_of(lan)
    there = url_of(network, port)
    foreign = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    async with httpx.AsyncClient(base_url=there, headers=foreign, trust_env=False) as evil:
        for answer in (
            await evil.get("/"),
            await evil.get("/api/house"),
            await evil.post("/api/people", json={"name": "Eve"}),
        ):
            assert answer.status_code == 421
            assert answer.json()["reason"]["id"] == "foreign-name"
    live = f"ws://{network}:{port}/api/tables/234567abcdef/live"
    with pytest.raises(websockets.InvalidStatus):
        async with websockets.connect(live, additional_headers={"Host": foreign["Host"]}):
            pass
    # The friend's own page may, and a page elsewhere may not.
    for origin, status in ((there, 201), ("http://evil.example", 403)):
        answer = httpx.post(
            f"{there}/api/people", json={"name": "Eve"}, headers={"Origin": origin}, trust_env=False
        )
        assert answer.status_code == status


async def test_somebody_at_the_machine_opens_the_house_and_closes_it(
    home: Served, network: str
) -> None:
    there = url_of(network, port_of(home))
    assert reach(home.url) == {"may_open": True}
    assert not is_reached(there)
    opened = set_open(home.url, True).json()
    assert there in [one["url"] for one in opened["addresses"]]
    assert is_reached(there)
    bea = await Guest.named(there, "Bea")
    made = await bea.set_up(options={"players": 2}, seats=[ME, LINK])
    async with bea.at(made["table"]["id"]) as place:
        assert set_open(home.url, False).json() == {"may_open": True}
        # Whoever came in there is not left inside.
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(place.until_over(), 20)
    assert not is_reached(there)
    await bea.close()


async def test_nobody_else_opens_a_house(home: Served, lan: Served, network: str) -> None:
    set_open(home.url, True)
    there = url_of(network, port_of(home))
    # Not who comes from elsewhere, not by a proxy, no foreign page, and not where nobody said so.
    assert "may_open" not in reach(there)
    refused = [
        set_open(there, False),
        set_open(home.url, False, **{"X-Forwarded-For": "192.0.2.7"}),
        set_open(home.url, False, Origin="http://evil.example"),
        set_open(lan.url, False),
    ]
    assert [answer.status_code for answer in refused] == [403] * 4
    assert is_reached(there)
    # What others send here by themselves opens nothing either.
    assert httpx.put(f"{home.url}/api/house", json={}, trust_env=False).status_code == 400
    assert httpx.post(f"{home.url}/api/house", trust_env=False).status_code == 405


async def test_the_addresses_of_the_machine_are_for_those_only_who_need_one(
    lan: Served, network: str
) -> None:
    there = url_of(network, port_of(lan))
    assert reach(there) == {"open": True}
    # What somebody elsewhere calls the server makes no difference.
    for host in ("localhost", f"127.0.0.1:{port_of(lan)}", "[::1]"):
        told = httpx.get(f"{there}/api/house", headers={"Host": host}, trust_env=False)
        assert told.json() == {"open": True}, host


# A port that somebody has.


def run(*flags: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", COMMAND, "serve", *flags],
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ,
    )


async def test_a_second_one_opens_the_page_of_the_running_one(home: Served, browser: Path) -> None:
    port = port_of(home)
    # The page of the first one is opened beside its start.
    async with asyncio.timeout(60):
        while not browser.exists():
            await asyncio.sleep(0.01)
    browser.unlink()
    second = run("--open", "--port", str(port))
    (line,) = second.stderr.splitlines()
    assert (second.returncode, second.stdout) == (0, "")
    assert f"runs already: its page is http://localhost:{port}." in line
    assert browser.read_text().splitlines() == [f"http://localhost:{port}"]


async def test_a_second_one_opens_the_running_one_to_the_network(
    home: Served, browser: Path, network: str
) -> None:
    there = url_of(network, port_of(home))
    second = run("--open", "--lan", "--port", str(port_of(home)))
    assert f"Others reach it at {there}." in second.stderr
    assert is_reached(there)


async def test_a_running_one_that_is_not_for_this_machine_stays_closed(
    tmp_path: Path, browser: Path
) -> None:
    with served(tmp_path / "tables.db", "--workers", "1", alone=True) as server:
        second = run("--open", "--lan", "--port", str(port_of(server)))
        assert second.returncode != 0
        assert "end it first" in second.stderr


async def test_without_a_page_to_open_a_running_one_is_named_in_one_sentence(home: Served) -> None:
    second = run("--port", str(port_of(home)))
    (line,) = second.stderr.splitlines()
    assert second.returncode != 0
    assert f"runs already at http://localhost:{port_of(home)}" in line


class Stranger(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_error(404)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture
def taken() -> Iterator[int]:
    """A port of another program."""
    with HTTPServer(("127.0.0.1", 0), Stranger) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        yield other.server_port
        other.shutdown()


async def test_who_wants_to_play_gets_the_next_free_port(
    taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    found = _sockets(Config(port=taken, open=True), wished=False)
    assert found is not None
    (sock,) = found
    with sock:
        assert taken < sock.getsockname()[1]
    told = capsys.readouterr().err.splitlines()
    assert told[0] == f"Another program has port {taken}; trying {taken + 1}."


@pytest.mark.parametrize(("open", "wished"), [(True, True), (False, False)])
async def test_who_wished_for_a_port_hears_that_it_is_taken(
    taken: int, open: bool, wished: bool
) -> None:
    with pytest.raises(CommandError, match=f"Another program has port {taken}: choose a free one"):
        _sockets(Config(port=taken, open=open), wished)


@pytest.mark.parametrize("more", [("--host", "0.0.0.0"), ("--behind-proxy",)])
async def test_the_network_and_an_address_of_ones_own_exclude_each_other(
    more: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--lan", *more]) != 0
    assert capsys.readouterr().err.strip().endswith("leave out --host and --behind-proxy.")


# Who invites.


async def test_an_invitation_tells_who_invites(lan: Served) -> None:
    ada, bea = await Guest.named(lan.url, "Ada"), await Guest.named(lan.url, "Bea")
    for seats, by in (([ME, LINK], "Ada"), ([{**ME, "name": "Queen Ada"}, LINK], "Queen Ada")):
        made = await ada.set_up(options={"players": 2}, seats=seats)
        assert (await bea.get(f"/api/tables/{made['table']['id']}"))["by"] == by
    # Also whoever has set it up for others only.
    made = await ada.set_up(options={"players": 2}, seats=[LINK, LINK])
    assert (await bea.get(f"/api/tables/{made['table']['id']}"))["by"] == "Ada"
    await ada.close()
    await bea.close()
