"""The databases to which the server's promises are put, one after the other."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from battalia.server.store import Store
from server.databases import (
    POSTGRES,
    opened,
    postgres_database,
    postgres_server,
    sqlite_url,
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that is still empty."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
        return
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as url:
        yield url


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A store in an empty database, open."""
    async with opened(database_url) as store:
        yield store
