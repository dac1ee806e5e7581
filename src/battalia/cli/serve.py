"""`battalia serve`: the game for people at many screens."""

from __future__ import annotations

import argparse
import socket
import sys
import webbrowser
from typing import TYPE_CHECKING, Final

import msgspec

from battalia.cli.errors import CommandError
from battalia.cli.extras import need, need_for_database
from battalia.cli.parser import Subparsers, add_command
from battalia.words import say

if TYPE_CHECKING:
    from battalia.server.config import Config

EXAMPLES = """\
  battalia serve --open                       for this machine, tables in your data folder
  battalia serve --lan                        for friends in the same network, too
  battalia serve --host 0.0.0.0 --port 80     for everybody who can reach this machine
  battalia serve --database postgresql://battalia@localhost/battalia
  BATTALIA_PORT=9000 battalia serve           every flag can come from the environment
"""
TRIES: Final = 20
"""So many ports are tried, one after the other, where none was asked for."""
PATIENCE: Final = 5.0
"""Seconds for whoever has the port to say who it is: a server that has just begun needs some."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "serve",
        run,
        "serve tables to browsers and bots",
        examples=EXAMPLES,
        extra="server",
    )
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1)")
    parser.add_argument(
        "--lan",
        action="store_true",
        default=None,
        help="let others in the same network come, too",
    )
    parser.add_argument("--port", type=int, metavar="N", help="on which port (8000; 0: any)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    parser.add_argument(
        "--open-data", metavar="DIR", help="published games, for the explorer (beside the database)"
    )
    parser.add_argument(
        "--unsaid", metavar="DIR", help="own lists of words that are hidden: en.txt, de.txt …"
    )
    parser.add_argument(
        "--hall",
        metavar="HOST:PORT",
        help="where other processes on the same PostgreSQL reach this one",
    )
    parser.add_argument(
        "--redis", metavar="URL", help="redis://…: limits and computers that processes share"
    )
    parser.add_argument("--url", metavar="URL", help="where people reach it, for reminders")
    parser.add_argument(
        "--origin",
        action="append",
        dest="origins",
        metavar="URL",
        help="a page of another host that may talk to the server; may be repeated",
    )
    parser.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help="processes for computers; 0: others think, by --redis",
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        default=None,
        help="take clients' addresses from a proxy on this machine",
    )
    parser.add_argument(
        "--secure", action="store_true", default=None, help="send cookies over HTTPS only"
    )
    parser.add_argument(
        "--no-hooks",
        action="store_true",
        default=None,
        help="send nothing to addresses of people's own choice",
    )
    parser.add_argument(
        "--private-hooks",
        action="store_true",
        default=None,
        help="reminders may go to private addresses",
    )
    parser.add_argument(
        "--public-metrics",
        action="store_true",
        default=None,
        help="show /metrics to everybody, not to this machine alone",
    )
    parser.add_argument(
        "--connections-each", type=int, metavar="N", help="connections from one address (100)"
    )
    parser.add_argument(
        "--rate-each", type=float, metavar="N", help="requests per second from one address (50)"
    )
    parser.add_argument(
        "--work-each",
        type=float,
        metavar="MS",
        help="milliseconds of long work per second for one address (400)",
    )
    parser.add_argument(
        "--people-each", type=int, metavar="N", help="new people in an hour from one address (100)"
    )
    parser.add_argument(
        "--tables-each", type=int, metavar="N", help="unfinished tables of one person (50)"
    )
    parser.add_argument(
        "--absent",
        type=float,
        metavar="SECONDS",
        help="how long somebody is away before a computer may play for them (120)",
    )
    parser.add_argument(
        "--otlp", metavar="URL", help="http://…: a collector to which traces go (OpenTelemetry)"
    )
    parser.add_argument("--log-level", metavar="LEVEL", help="INFO, WARNING …")
    parser.add_argument(
        "--open", action="store_true", default=None, help="open the page in the browser"
    )


def run(args: argparse.Namespace) -> int:
    # The server and all it stands on are loaded only where they are needed.
    from battalia.server.config import Config, from_environment
    from battalia.server.origins import is_this_machine
    from battalia.server.post import smtp_of
    from battalia.server.running import host_and_port, serve
    from battalia.server.store import StoreError
    from battalia.server.tracing import endpoint

    fields = Config.__struct_fields__
    flags = {name: value for name, value in vars(args).items() if name in fields}
    given = {name: value for name, value in flags.items() if value is not None}
    try:
        wished = {**from_environment(), **given}
        config = msgspec.convert(wished, Config)
        smtp_of(config)
        if config.hall:
            host_and_port(config.hall)
        if config.otlp:
            endpoint(config.otlp)
    except ValueError as problem:
        raise CommandError(say("serve-environment", problem=str(problem))) from None
    if config.lan and (config.behind_proxy or not is_this_machine(config.host)):
        raise CommandError(say("serve-lan-alone"))
    if config.hall and not config.database.startswith("postgresql"):
        raise CommandError(say("serve-hall-postgres"))
    need_for_database(config.database)
    if config.redis:
        _check_redis(config.redis)
    if config.workers < 1 and not config.redis:
        raise CommandError(say("serve-workers-redis"))
    if config.otlp:
        need("trace")

    def ready(urls: list[str]) -> None:
        own, *others = urls
        _tell(say("serve-at", url=own))
        _tell_others(others, config)
        if config.open:
            webbrowser.open(own)

    try:
        sockets = _sockets(config, "port" in wished)
        return 0 if sockets is None or serve(config, sockets, ready) else 1
    except (StoreError, OSError, OverflowError) as problem:
        raise CommandError(say("serve-cannot", reason=str(problem))) from None


def _check_redis(url: str) -> None:
    need("redis")
    from battalia.server.turns import is_redis

    if not is_redis(url):
        raise CommandError(say("redis-unknown", flag="--redis"))


def _sockets(config: Config, wished: bool) -> list[socket.socket] | None:
    """Sockets that listen where the server is to be (OSError, CommandError).

    None: another Battalia is there, and its page is opened. Where somebody else has a port that
    nobody wished for, whoever wants to play gets the next one.
    """
    from battalia.server.house import own_url
    from battalia.server.running import is_taken, listening

    for port in range(config.port, config.port + TRIES):
        try:
            return listening(config.host, port)
        except OSError as problem:
            if not is_taken(problem):
                raise
        url = own_url(config.host, port)
        version = _battalia_at(url)
        if version is not None and config.open:
            _tell(say("serve-running", url=url, version=version))
            if config.lan:
                _tell_others(_opened(url), config)
            webbrowser.open(url)
            return None
        if version is not None:
            raise CommandError(say("serve-runs-already", url=url, version=version))
        if wished or not config.open:
            break
        _tell(say("serve-port-next", port=str(port), next=str(port + 1)))
    raise CommandError(say("serve-port-taken", port=str(port)))


def _battalia_at(url: str) -> str | None:
    """The version of the Battalia that has this address; None: it is something else."""
    import httpx

    try:
        told = httpx.get(f"{url}/api/openapi.json", timeout=PATIENCE, trust_env=False).json()
        info = told["info"]
        return str(info["version"]) if info["title"] == "Battalia" else None
    except (httpx.HTTPError, ValueError, LookupError, TypeError):
        return None


def _opened(url: str) -> list[str]:
    """Where others reach a server that was asked to open itself to the network."""
    import httpx

    try:
        wish = {"open": True}
        told = httpx.put(f"{url}/api/house", json=wish, timeout=PATIENCE, trust_env=False)
        return [one["url"] for one in told.raise_for_status().json().get("addresses", [])]
    except (httpx.HTTPError, ValueError, LookupError, TypeError):
        raise CommandError(say("serve-running-alone")) from None


def _tell_others(urls: list[str], config: Config) -> None:
    """Where others reach the server, or that nobody does."""
    if urls:
        for url in urls:
            _tell(say("serve-others", url=url))
    elif config.lan:
        _tell(say("serve-no-network"))
    elif config.open:
        _tell(say("serve-alone"))


def _tell(text: str) -> None:
    print(text, file=sys.stderr)
