"""The ground for attacks: the server that is attacked, those who attack it, and what was seen.

Every attack gets a ``Ground``. It has a server to attack, or starts one of its own; it knows how
much memory and processor time that server has used and what it has logged; and it gives everybody
a loopback address of their own, so that an attacker and a bystander are two strangers.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import resource
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from battalia.server.client import Declined, Guest, Place, Plain

COMMAND: Final = "import sys; from battalia.cli import main; sys.exit(main())"
MEGABYTE: Final = 1 << 20
MOST_MEMORY: Final = 64 * MEGABYTE
"""So much more memory at most may anything take that a stranger sends."""
PATIENCE: Final = 30.0
"""Seconds that anybody waits for an answer."""
PIECE: Final = 8
"""So many characters of a key are a part of it."""

Verdict: TypeAlias = Literal["held", "failed", "not run"]


class NotRun(Exception):
    """An attack that cannot be carried out here, and why."""


@dataclass(frozen=True)
class Row:
    """How one attack went."""

    name: str
    verdict: Verdict
    figures: str


class Findings:
    """What an attack has seen: it held if nothing was wrong."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.seen: list[str] = []

    def note(self, figure: str) -> None:
        """Something measured, whatever it means."""
        self.seen.append(figure)

    def expect(self, well: bool, figure: str) -> None:
        """Something that has to be so."""
        (self.seen if well else self.wrong).append(figure)

    def row(self, name: str) -> Row:
        told = [f"WRONG: {one}" for one in self.wrong] + self.seen
        return Row(name, "failed" if self.wrong else "held", "; ".join(told))


Attack: TypeAlias = Callable[["Ground", bool], Awaitable[Findings]]
"""An attack on a ground; True: its short form."""


# The server.


@dataclass
class Server:
    """A server from outside, and as far as it is known the process that it is."""

    url: str
    pid: int | None = None
    database: Path | None = None
    lines: list[str] = field(default_factory=list)
    process: asyncio.subprocess.Process | None = None
    reader: asyncio.Task[None] | None = None

    @property
    def host(self) -> str:
        return urlsplit(self.url).hostname or ""

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 80

    @property
    def log(self) -> str:
        return "".join(self.lines)

    def memory(self) -> int | None:
        """Bytes in memory now; None: nobody knows."""
        return self._status("VmRSS")

    def peak(self) -> int | None:
        """The most bytes in memory since ``forget_peak``."""
        return self._status("VmHWM")

    def forget_peak(self) -> None:
        if self.pid is not None:
            # Not everybody may; then the peak is that of the whole life, which is on the safe side.
            with open(f"/proc/{self.pid}/clear_refs", "w") as file:
                file.write("5")

    def _status(self, name: str) -> int | None:
        if self.pid is None:
            return None
        text = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(rf"^{name}:\s+(\d+) kB", text, re.MULTILINE)
        return None if found is None else int(found[1]) << 10

    def processor(self) -> float | None:
        """Seconds of processor time so far, without the computers'."""
        if self.pid is None:
            return None
        parts = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def is_alive(self) -> bool:
        return self.process is None or self.process.returncode is None

    async def stop(self) -> None:
        """In good order if it can, at once if not."""
        process, reader = self.process, self.reader
        if process is None or reader is None:
            return
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            try:
                async with asyncio.timeout(20):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()
        await reader


@dataclass
class Growth:
    """How much more memory a server had while something went on."""

    bytes: int | None = None
    allowed: int = 0
    """What it may take besides: as much as a single one of many."""

    @property
    def is_bounded(self) -> bool:
        return self.bytes is None or self.bytes < MOST_MEMORY + self.allowed

    def __str__(self) -> str:
        return "memory not watched" if self.bytes is None else f"{self.bytes / MEGABYTE:.0f} MB"


@contextmanager
def growth(server: Server) -> Iterator[Growth]:
    """Measured when the block ends."""
    grown = Growth()
    before = server.memory()
    server.forget_peak()
    yield grown
    after = server.peak()
    if before is not None and after is not None:
        grown.bytes = max(0, after - before)


async def start(
    database: Path, *flags: str, handles: int | None = None, command: str = COMMAND
) -> Server:
    """A server in a process of its own, with at most so many open files."""

    def limit() -> None:
        if handles is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (handles, handles))

    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", command, "serve", "--port", "0"),
        *("--database", f"sqlite:///{database}", "--log-level", "DEBUG", "--workers", "1", *flags),
        stdin=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=limit,
        limit=64 * MEGABYTE,
    )
    lines: list[str] = []
    assert process.stderr is not None
    async for line in process.stderr:
        lines.append(line.decode(errors="replace"))
        found = re.search(r"Battalia is at (\S+)", lines[-1])
        if found:
            url = found[1].replace("localhost", "127.0.0.1")
            server = Server(url, process.pid, database, lines, process)
            server.reader = asyncio.create_task(_read(process.stderr, lines))
            return server
    raise RuntimeError("the server did not start:\n" + "".join(lines))


async def _read(stream: asyncio.StreamReader, lines: list[str]) -> None:
    async for line in stream:
        lines.append(line.decode(errors="replace"))


# Those who come.


class Stranger(Guest):
    """Somebody at a server, from an address of their own; remembers every key they were shown."""

    def __init__(self, ground: Ground, server: Server, address: str) -> None:
        transport = httpx.AsyncHTTPTransport(
            local_address=address,
            limits=httpx.Limits(max_connections=None, keepalive_expiry=2),
        )
        super().__init__(
            server.url,
            http=httpx.AsyncClient(base_url=server.url, transport=transport, timeout=PATIENCE),
        )
        self.ground = ground
        self.server = server
        self.address = address

    async def request(self, method: str, path: str, body: object = None) -> Plain:
        answer = await super().request(method, path, body)
        # Keys are sent by hand: a stranger may be several people.
        self.http.cookies.clear()
        links = answer.get("seats")
        found = [answer.get("key"), answer.get("watch")]
        found += links.values() if isinstance(links, dict) else []
        found += answer.get("recovery", [])
        self.ground.secrets.update(one for one in found if isinstance(one, str) and one)
        return answer

    async def raw(
        self, method: str, path: str, content: bytes | str = b"", **headers: str
    ) -> httpx.Response:
        """Any request at all; what comes back, whatever it is."""
        sent = {"content-type": "application/json"} if content else {}
        if self.key:
            sent["authorization"] = f"Bearer {self.key}"
        sent.update({name.replace("_", "-"): value for name, value in headers.items()})
        response = await self.http.request(method, path, content=content, headers=sent)
        self.http.cookies.clear()
        return response

    async def is_named(self, name: str) -> Stranger:
        """A new person of this name."""
        self.key = (await self.post("/api/people", {"name": name}))["key"]
        return self

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        """A table's WebSocket, before anything is said."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(
            address,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
            local_addr=(self.address, 0),
        ) as socket:
            yield socket

    @asynccontextmanager
    async def sits(self, table: str, *keys: str) -> AsyncIterator[Place]:
        """At a table with these keys alone; without any, with the person's own."""
        async with self.socket(table) as socket:
            place = Place(socket)
            await place.send({"type": "hello", "keys": list(keys or [self.key])})
            welcome = await place.hear()
            if welcome["type"] == "bye":
                raise Declined(welcome)
            yield place


class Ground:
    """A server to attack, or the means to start one."""

    def __init__(self, folder: Path, given: Server | None = None) -> None:
        self.folder = folder
        self.given = given
        self.secrets: set[str] = set()
        """All keys and passwords that were used; none may stand in a log."""
        self.servers: list[Server] = []
        self._shared: Server | None = None
        self._numbers = itertools.count(1)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Ground:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()
        for server in self.servers:
            await server.stop()

    async def server(self) -> Server:
        """The server for all attacks that need nothing special."""
        if self.given is not None:
            return self.given
        if self._shared is None or not self._shared.is_alive():
            self._shared = await self._begin()
        return self._shared

    @asynccontextmanager
    async def own(
        self,
        *flags: str,
        handles: int | None = None,
        command: str = COMMAND,
        database: Path | None = None,
    ) -> AsyncIterator[Server]:
        """A server for one attack alone."""
        if self.given is not None:
            raise NotRun("needs a server of its own: --serve")
        server = await self._begin(*flags, handles=handles, command=command, database=database)
        try:
            yield server
        finally:
            await server.stop()

    async def _begin(
        self,
        *flags: str,
        handles: int | None = None,
        command: str = COMMAND,
        database: Path | None = None,
    ) -> Server:
        where = database or self.new_database()
        server = await start(where, *flags, handles=handles, command=command)
        self.servers.append(server)
        return server

    def new_database(self) -> Path:
        return self.folder / f"{next(self._numbers)}.db"

    def stranger(self, server: Server) -> Stranger:
        """Somebody from an address from which nobody else comes; gone at the end."""
        if ip_address(server.host).version != 4 or not ip_address(server.host).is_loopback:
            raise NotRun("needs a server at 127.0.0.1, where everybody can have an address")
        number = next(self._numbers)
        stranger = Stranger(
            self, server, f"127.{1 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"
        )
        self._stack.push_async_callback(stranger.close)
        return stranger

    async def person(self, server: Server, name: str = "Somebody") -> Stranger:
        """Somebody with a name, from an address of their own."""
        return await self.stranger(server).is_named(name)


@asynccontextmanager
async def ground(given: Server | None = None) -> AsyncIterator[Ground]:
    with tempfile.TemporaryDirectory() as folder:
        async with Ground(Path(folder), given) as made:
            yield made


def pieces(secrets: set[str]) -> set[str]:
    """All parts of keys that are long enough to be no chance."""
    return {key[at : at + PIECE] for key in secrets for at in range(len(key) - PIECE + 1)}


# Playing.


async def all_see(places: dict[str, Place]) -> None:
    """Hears on until everybody has the view of their seat."""
    async with asyncio.timeout(PATIENCE):
        for seat, place in places.items():
            while seat not in place.views:
                await place.hear()


async def play(places: dict[str, Place], until: str = "", least: int = 1, most: int = 300) -> None:
    """Plays on, whoever is asked, at least so often, and until this seat is asked.

    ``places`` has a connection for every seat.
    """
    for count in range(most):
        epoch = max(place.epoch for place in places.values())
        for place in places.values():
            while place.epoch < epoch:
                await place.hear()
        asked = [seat for seat, place in places.items() if seat in place.questions]
        if not asked or (count >= least and (not until or until in asked)):
            return
        seat = asked[0] if count < least or until not in asked else until
        await places[seat].choose(seat, quickest(places[seat].questions[seat]))
    raise RuntimeError(f"{until} was not asked within {most} choices")


def quickest(question: Plain) -> str:
    """The choice that ends a turn soonest, as far as its verb tells."""
    options: list[Plain] = question["options"]
    for verb in ("end", "skip", "done", "pass", "top"):
        for option in options:
            if option["verb"] == verb:
                return str(option["choice"])
    return str(options[0]["choice"])


class Heard(NamedTuple):
    """What had been sent to a socket, and whether the server has closed it."""

    messages: list[Plain]
    closed: bool


async def drained(socket: ClientConnection, ref: str = "drain") -> Heard:
    """All that the server has said to a socket so far.

    A ping is answered in its turn, so whatever was posted before stands before the answer.
    """
    messages: list[Plain] = []
    try:
        async with asyncio.timeout(PATIENCE):
            await socket.send(json({"type": "ping", "ref": ref}))
            while True:
                message: Plain = msgspec.json.decode(await socket.recv())
                if message["type"] == "pong" and message["ref"] == ref:
                    return Heard(messages, closed=False)
                messages.append(message)
    except ConnectionClosed:
        # What came before the end can still be read.
        return Heard(messages, closed=True)


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def listed(names: Sequence[str]) -> str:
    return ", ".join(names) if names else "nothing"
