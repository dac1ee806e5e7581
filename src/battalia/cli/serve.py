"""`battalia serve`: the game for people at many screens."""

import argparse
import sys
import webbrowser

import msgspec

from battalia.cli.errors import CommandError
from battalia.cli.extras import need_for_database
from battalia.cli.parser import Subparsers, add_command
from battalia.words import say

EXAMPLES = """\
  battalia serve                              for this machine, tables in your data folder
  battalia serve --host 0.0.0.0 --port 80     for everybody who can reach this machine
  battalia serve --database postgresql://battalia@localhost/battalia
  BATTALIA_PORT=9000 battalia serve           every flag can come from the environment
"""


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
    parser.add_argument("--port", type=int, metavar="N", help="on which port (8000; 0: any)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    parser.add_argument("--url", metavar="URL", help="where people reach it, for reminders")
    parser.add_argument(
        "--origin",
        action="append",
        dest="origins",
        metavar="URL",
        help="a page of another host that may talk to the server; may be repeated",
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes for computers")
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
    parser.add_argument("--log-level", metavar="LEVEL", help="INFO, WARNING …")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run(args: argparse.Namespace) -> int:
    # The server and all it stands on are loaded only where they are needed.
    from battalia.server.config import Config, from_environment
    from battalia.server.post import smtp_of
    from battalia.server.running import serve
    from battalia.server.store import StoreError

    fields = Config.__struct_fields__
    flags = {name: value for name, value in vars(args).items() if name in fields}
    given = {name: value for name, value in flags.items() if value is not None}
    try:
        config = msgspec.convert({**from_environment(), **given}, Config)
        smtp_of(config)
    except ValueError as problem:
        raise CommandError(say("serve-environment", problem=str(problem))) from None
    need_for_database(config.database)

    def ready(port: int) -> None:
        host = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::1") else config.host
        url = f"http://{host}:{port}"
        print(say("serve-at", url=url), file=sys.stderr)
        if args.open:
            webbrowser.open(url)

    try:
        return 0 if serve(config, ready) else 1
    except (StoreError, OSError) as problem:
        raise CommandError(say("serve-cannot", reason=str(problem))) from None
