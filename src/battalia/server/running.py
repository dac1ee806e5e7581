"""Running a server until somebody stops it."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Final, NamedTuple

import msgspec
import structlog
import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from battalia.server import logs, tracing
from battalia.server.app import create_app
from battalia.server.config import Config
from battalia.server.door import Door
from battalia.server.house import Close, House, own_url
from battalia.server.line import SocketLine
from battalia.server.store import Store

FAREWELL: Final = 10
"""Seconds that clients have to hear goodbye."""
IDLE: Final = 5
"""Seconds that a connection stays open between two requests."""
YOUNG: Final = (3000, 10, 1_000_000)
"""Garbage is looked for among what is new, after so many new objects; never in all of memory: with
hundreds of tables everybody would wait for a quarter of a second, every few seconds."""
TIDYING: Final = 3000
"""All of memory is tidied after so many tenths of a second: connections that are long gone."""
SWITCHING: Final = 0.001
"""Seconds after which a thread that computes lets others go on. Python's own 0.005 made whoever set
up a table wait for more than a second while somebody else's histories were made: the loop waits for
so long after every step.
"""
QUOTED: Final = 6
"""So many bytes a byte becomes at most when it is quoted."""
HEAD: Final = 100_000
"""Bytes for what else a process says of a client: its key, its address."""
log = structlog.get_logger("battalia")


class Inside(NamedTuple):
    """Where other processes on the same database come in, and what they find there."""

    config: uvicorn.Config
    sockets: list[socket.socket]


class Server(uvicorn.Server):
    """A uvicorn server that says when people can come, and goodbye before it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[list[str]], None],
        farewell: Callable[[], Awaitable[None]],
        house: House,
        door: Door,
        inside: Inside | None,
    ) -> None:
        super().__init__(config)
        self._inside = inside
        self._ready = ready
        self._farewell = farewell
        self._house = house
        self._door = door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is loaded by now stays to the end and need not be looked at again.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*YOUNG)
            port = self.servers[0].sockets[0].getsockname()[1]
            if self._inside is not None:
                await self._take_in_others(self._inside)
            await self._house.begin(port, self._listen)
            others = [url for url, _ in await self._house.reached_at()]
            own = own_url(self._house.config.host, port)
            self._ready(list(dict.fromkeys((own, *others))))

    async def _listen(self, address: str) -> Close:
        """Takes in people at a further address of this machine."""
        loop = asyncio.get_running_loop()
        (sock,) = listening(address, self._house.port)
        server = await loop.create_server(self._visitor, sock=sock, backlog=self.config.backlog)
        self.servers.append(server)

        def close() -> None:
            self.servers.remove(server)
            server.close()
            self._door.send_away(address)

        return close

    async def _take_in_others(self, inside: Inside) -> None:
        """Other processes come in at an address of their own."""
        loop = asyncio.get_running_loop()

        def insider() -> asyncio.Protocol:
            return H11Protocol(
                config=inside.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )

        for sock in inside.sockets:
            self.servers.append(await loop.create_server(insider, sock=sock))

    def _visitor(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def on_tick(self, counter: int) -> bool:
        if counter % TIDYING == TIDYING - 1:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Uvicorn would cut off everybody first: whoever sits at a table hears goodbye before.
        for server in self.servers:
            server.close()
        await self._farewell()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal ends the server in order. That is no failure, so it is not raised again."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def is_root() -> bool:
    """Whether a mistake in the server could do anything at all to this machine."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses of a host, which others can already connect to (OSError).

    Port 0 is any free one, the same for all of them.
    """
    found: list[socket.socket] = []
    try:
        for family, *_, address in socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            # On Windows a second server could take the port away from the first one.
            name = "SO_EXCLUSIVEADDRUSE" if os.name == "nt" else "SO_REUSEADDR"
            sock = socket.socket(family, socket.SOCK_STREAM)
            found.append(sock)
            sock.setsockopt(socket.SOL_SOCKET, getattr(socket, name), 1)
            if family == socket.AF_INET6:
                sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            sock.bind((address[0], port, *address[2:]))
            sock.listen()
            port = sock.getsockname()[1]
    except OSError:
        for sock in found:
            sock.close()
        raise
    return found


def is_taken(problem: OSError) -> bool:
    """Whether somebody else has the port."""
    taken = (errno.EADDRINUSE, errno.EACCES) if os.name == "nt" else (errno.EADDRINUSE,)
    return problem.errno in taken


def host_and_port(address: str) -> tuple[str, int]:
    """Of the address for other processes (ValueError)."""
    host, _, port = address.rpartition(":")
    number = int(port)
    if not host or not 0 <= number < 1 << 16:
        raise ValueError(f"{address!r} is not host:port")
    return host.strip("[]"), number


def inside_config(app: ASGIApp, config: Config) -> uvicorn.Config:
    """How other processes are served: they know what they do, and nobody else comes in."""
    inside = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=H11Protocol,
        ws=SocketLine,
        lifespan="off",
        timeout_keep_alive=IDLE,
        # What a client says is quoted there, and one that is too long would end it for all.
        ws_max_size=QUOTED * config.message_size + HEAD,
        proxy_headers=False,
        server_header=False,
    )
    inside.load()
    return inside


def serve(config: Config, sockets: list[socket.socket], ready: Callable[[list[str]], None]) -> bool:
    """Serves until a signal comes, at sockets that listen. False: it could not start.

    ``ready`` is told every address at which it is reached, that on this machine first. The database
    is brought up to date before (StoreError where it cannot be had).
    """
    logs.set_up(config.log_level)
    sys.setswitchinterval(SWITCHING)
    if is_root():
        log.warning("the server runs as root: give it a user of its own, who owns nothing else")
    Store(config.database).upgrade()
    sockets_inside = []
    if config.hall:
        host, port = host_and_port(config.hall)
        sockets_inside = listening(host, port)
        port = sockets_inside[0].getsockname()[1]
        config = msgspec.structs.replace(config, hall=f"{config.hall.rpartition(':')[0]}:{port}")
    app = create_app(config)
    door = Door(config, app.state.hall.metrics, app.state.limits, app.state.shared)
    server = Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            http=door.http,
            ws=door.ws,
            timeout_keep_alive=IDLE,
            ws_max_size=config.message_size,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            proxy_headers=config.behind_proxy,
            forwarded_allow_ips="127.0.0.1,::1" if config.behind_proxy else "",
            server_header=False,
            timeout_graceful_shutdown=FAREWELL,
        ),
        ready,
        app.state.hall.close,
        app.state.house,
        door,
        Inside(inside_config(app.state.inside, config), sockets_inside) if config.hall else None,
    )
    if config.otlp:
        tracing.begin(config.otlp, config.hall or "alone")
    try:
        server.run(sockets)
    finally:
        tracing.end()
    return server.started
