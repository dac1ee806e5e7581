"""A server in the test's own process, whose clock shows what the test wants."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn

from battalia.server.app import create_app
from battalia.server.client import Guest, Plain
from battalia.server.config import Config
from battalia.server.line import SocketLine
from battalia.server.running import inside_config
from battalia.server.store import Store
from server.databases import private_redis, setting, url_of
from server.proxying import SEVERAL, proxy
from server.serving import warm

WAYS_OUT = ("end", "skip")


class Time:
    """What time it is, until the test says otherwise."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


async def _both(one: Awaitable[None], other: Awaitable[None]) -> None:
    await asyncio.gather(one, other)


@asynccontextmanager
async def house(
    database: str | Path,
    now: Time,
    burst: float = 1e6,
    people_each: int = 1_000_000,
    tables_each: int = 50,
    url: str = "",
    smtp: str = "",
    hall: bool = False,
    alone: bool = False,
    **settings: Any,
) -> AsyncIterator[str]:
    """The address of a server; when the block ends, it is stopped in good order.

    From one address come up to ``burst`` requests at once, and so many new people in an hour, each
    of whom may have so many unfinished tables. ``smtp``: by which letters go out, with links to
    ``url``. ``hall``: it is one of several on this database. ``alone``: it is not, in any
    setting: between two servers goes the time of the database, not that of the test, and a proxy
    shows nobody the counts. ``settings``: others.
    """
    warm()
    config = Config(
        database=url_of(database),
        workers=1,
        private_hooks=True,
        rate_each=burst,
        burst_each=burst,
        work_each=1e9,
        work_burst=1e9,
        people_each=people_each,
        tables_each=tables_each,
        log_level="WARNING",
        url=url,
        smtp=smtp,
        # However slow the machine is, nobody's time is over before the test says so.
        lease=3600.0,
    )
    config = msgspec.structs.replace(config, **settings)
    await asyncio.to_thread(Store(config.database).upgrade)
    async with AsyncExitStack() as stack:
        if setting() != "halls" or hall or alone or config.database.startswith("sqlite"):
            yield await stack.enter_async_context(_server(config, now, hall))
            return
        one_of = msgspec.structs.replace(
            config, redis=stack.enter_context(private_redis()).url, behind_proxy=True
        )
        servers = [
            await stack.enter_async_context(_server(one_of, now, True)) for _ in range(SEVERAL)
        ]
        yield stack.enter_context(proxy([server.removeprefix("http://") for server in servers]))


@asynccontextmanager
async def _server(config: Config, now: Time, hall: bool) -> AsyncIterator[str]:
    inside = socket.create_server(("127.0.0.1", 0)) if hall else None
    if inside is not None:
        address = f"127.0.0.1:{inside.getsockname()[1]}"
        config = msgspec.structs.replace(config, hall=address)
    with socket.create_server(("127.0.0.1", 0)) as door:
        app = create_app(config, now)
        server = uvicorn.Server(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                ws=SocketLine,
                proxy_headers=config.behind_proxy,
            )
        )
        serving = asyncio.create_task(server.serve([door]))
        others = uvicorn.Server(inside_config(app.state.inside, config))
        if inside is not None:
            serving = asyncio.create_task(_both(serving, others.serve([inside])))
        url = f"http://127.0.0.1:{door.getsockname()[1]}"
        try:
            async with httpx.AsyncClient(timeout=60) as client:
                # Whoever comes before it is ready waits at the door.
                await client.get(f"{url}/health")
            yield url
        finally:
            server.should_exit = others.should_exit = True
            await serving


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    """People at a server."""
    people = [await Guest.named(url, name) for name in names]
    try:
        yield people
    finally:
        for person in people:
            await person.close()


def let_be(question: Plain) -> str:
    """The choice that lets things be, or else the first."""
    choices = [str(option["choice"]) for option in question["options"]]
    return next((choice for choice in choices if choice in WAYS_OUT), choices[0])
