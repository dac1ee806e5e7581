"""What a command needs beyond the base install, and how to get it."""

from importlib.util import find_spec
from typing import Final, Literal, TypeAlias

from battalia.cli.errors import CommandError
from battalia.words import say

Extra: TypeAlias = Literal[
    "arena", "explorer", "postgres", "ray", "redis", "research", "server", "trace"
]

MODULES: Final[dict[Extra, tuple[str, ...]]] = {
    "arena": ("matplotlib", "openskill", "polars"),
    "explorer": ("duckdb",),
    "postgres": ("psycopg",),
    "ray": ("ray",),
    "redis": ("redis",),
    "research": ("gymnasium", "numpy", "pettingzoo"),
    "server": (
        "aiosmtplib",
        "alembic",
        "argon2",
        "cryptography",
        "httpx",
        "idna",
        "ifaddr",
        "litestar",
        "networkx",
        "openskill",
        "platformdirs",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "trace": ("opentelemetry.exporter.otlp.proto.http", "opentelemetry.sdk"),
}
"""What each extra installs everywhere, by the names under which it is imported."""


def need(extra: Extra) -> None:
    """Refuses to go on without an extra, and says how to install it."""
    if not all(map(_is_there, MODULES[extra])):
        raise CommandError(say("extra-missing", extra=extra))


def _is_there(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        # Not even the package that it is in.
        return False


def need_for_database(url: str) -> None:
    """The same, for the database at this address."""
    if url.startswith("postgresql"):
        need("postgres")
