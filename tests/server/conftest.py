"""The databases to which the server's promises are put, one after the other."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from battalia.server import keys
from battalia.server.store import Store
from conftest import ALL
from server.databases import (
    POSTGRES,
    REDIS,
    PrivateRedis,
    opened,
    postgres_database,
    postgres_server,
    private_redis,
    redis_server,
    setting,
    sqlite_url,
    throw_away,
)

THE_STORE = (
    "test_store",
    "test_leases",
    "test_migrate",
    "test_schema",
    "test_taking_over",
    "test_tournaments",
)
"""What the store promises is always tried on both databases; what the server makes of it, with all
cases only."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of other tests on both databases the cases on PostgreSQL are left to whoever runs all."""
    if ALL or any("::" in argument for argument in config.args) or setting() != "alone":
        return
    left = [
        item for item in items if "[postgresql" in item.name and item.path.stem not in THE_STORE
    ]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


@pytest.fixture(autouse=True)
def quick_passwords(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server in the test's own process looks at passwords in no time; how slow that should be is
    for the tests of keys."""
    if request.path.stem != "test_keys":
        monkeypatch.setattr(keys, "_hasher", PasswordHasher(1, 8, 1))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def no_databases_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Those of a test are gone afterwards."""
    yield
    if "tmp_path" in request.node.funcargs:
        throw_away(request.node.funcargs["tmp_path"])


@pytest.fixture(params=["sqlite", "postgresql"] if setting() == "alone" else ["postgresql"])
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


@pytest.fixture
def redis_url() -> str:
    """A Redis that other tests use as well."""
    url = redis_server()
    if url is None:
        pytest.skip(f"{REDIS} names no Redis")
    return url


@pytest.fixture
def own_redis() -> Iterator[PrivateRedis]:
    """A Redis that the test may stop."""
    with private_redis() as redis:
        yield redis
