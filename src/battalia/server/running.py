"""Running a server until somebody stops it."""

import gc
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Final

import structlog
import uvicorn

from battalia.server import logs
from battalia.server.app import create_app
from battalia.server.config import Config
from battalia.server.door import Door
from battalia.server.store import Store

FAREWELL: Final = 10
"""Seconds that clients have to hear goodbye."""
IDLE: Final = 5
"""Seconds that a connection stays open between two requests."""
YOUNG: Final = (300, 10, 1_000_000)
"""Garbage is looked for among what is new, after so many new objects; never in all of memory: with
hundreds of tables everybody would wait for a quarter of a second, every few seconds."""
TIDYING: Final = 3000
"""All of memory is tidied after so many tenths of a second: connections that are long gone."""
log = structlog.get_logger("battalia")


class Server(uvicorn.Server):
    """A uvicorn server that says when people can come, and goodbye before it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[int], None],
        farewell: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is loaded by now stays to the end and need not be looked at again.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*YOUNG)
            self._ready(self.servers[0].sockets[0].getsockname()[1])

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


def serve(config: Config, ready: Callable[[int], None]) -> bool:
    """Serves until a signal comes; ``ready`` is told the port. False: it could not start.

    The database is brought up to date first (StoreError where it cannot be had).
    """
    logs.set_up(config.log_level)
    if is_root():
        log.warning("the server runs as root: give it a user of its own, who owns nothing else")
    Store(config.database).upgrade()
    app = create_app(config)
    door = Door(config, app.state.hall.metrics, app.state.limits)
    server = Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
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
    )
    server.run()
    return server.started
