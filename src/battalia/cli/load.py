"""`battalia load`: how many tables a server bears.

Scripted clients play at a running server, four to a table, and pause as people do. Times are what
the clients see, all the way there and back.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from battalia.cli.errors import CommandError
from battalia.cli.parser import Subparsers, add_command
from battalia.words import say

if TYPE_CHECKING:
    from battalia.server.load import Report, Rest, Waiting

EXAMPLES = """\
  battalia serve --connections-each 5000 --rate-each 10000 --tables-each 100000
                                                               first, in another terminal
  battalia load --tables 300 --seconds 60                      300 tables of brisk players
  battalia load --tables 20 --seconds 10 --pause 0             as fast as the server can
  battalia load --tables 50 --seconds 30 --stored 10000        beside many tables at rest
  battalia load --tables 1 --seconds 30 --spectators 2000      one table that many watch
  battalia load --lobby 2000                                   2,000 people in the lobby
  battalia load --url http://hall-1:8000 --url http://hall-2:8000    two processes of one hall
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "load",
        run,
        "measure how many tables a server bears",
        examples=EXAMPLES,
        extra="server",
    )
    parser.add_argument("--tables", type=int, default=100, metavar="N", help="in play (100)")
    parser.add_argument("--seconds", type=float, default=30, metavar="S", help="of play (30)")
    parser.add_argument(
        "--url",
        action="append",
        help="of the server (http://127.0.0.1:8000); of each process, if there are several",
    )
    parser.add_argument(
        "--apart", action="store_true", help="players of a table come to different processes"
    )
    parser.add_argument(
        "--pause",
        type=float,
        default=2.0,
        metavar="SECONDS",
        help="from a question to its answer, on average (2; 0: none)",
    )
    parser.add_argument(
        "--stored", type=int, default=0, metavar="N", help="set up so many tables at rest first"
    )
    parser.add_argument(
        "--spectators", type=int, default=0, metavar="N", help="so many watch each table (0)"
    )
    parser.add_argument(
        "--watch-at", default="", metavar="URL", help="spectators come to this process of the hall"
    )
    parser.add_argument(
        "--acts", type=int, default=0, metavar="N", help="games that have so many acts behind them"
    )
    parser.add_argument(
        "--lobby",
        type=int,
        default=0,
        metavar="N",
        help="no tables: so many people follow the lobby, in which one thing changes every second",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes of clients (1)")


def run(args: argparse.Namespace) -> int:
    """Status 1: something was refused or failed."""
    least = min(args.pause, args.stored, args.spectators, args.acts, args.lobby)
    if args.tables < 1 or args.jobs < 1 or args.seconds <= 0 or least < 0:
        raise CommandError(say("load-positive"))
    # The clients and all they stand on are loaded only where they are needed.
    from battalia.server.load import LoadError, Plan, measure

    if args.lobby:
        return _run_lobby((args.url or ["http://127.0.0.1:8000"])[0], args)
    url, *others = [one.rstrip("/") for one in args.url or ["http://127.0.0.1:8000"]]
    plan = Plan(
        url=url,
        others=tuple(others),
        apart=args.apart,
        tables=args.tables,
        seconds=args.seconds,
        pause=args.pause,
        jobs=min(args.jobs, args.tables),
        stored=args.stored,
        spectators=args.spectators,
        acts=args.acts,
        watch_at=args.watch_at.rstrip("/"),
    )
    try:
        report = measure(plan)
    except LoadError as problem:
        raise CommandError(str(problem)) from None
    _print(report)
    return 1 if report.problems else 0


def _run_lobby(url: str, args: argparse.Namespace) -> int:
    from battalia.server.crowd import measure_lobby
    from battalia.server.load import LoadError, problems_text

    try:
        report = measure_lobby(url.rstrip("/"), args.lobby, args.seconds)
    except LoadError as problem:
        raise CommandError(str(problem)) from None
    console = Console(highlight=False)
    table = _times(say("load-lobby", people=report.people, changes=report.changes))
    _add_times(table, say("load-lobby-told"), report.told)
    _add_times(table, say("load-lobby-all"), report.all_told)
    console.print(table)
    console.print(say("load-problems", problems=problems_text(report.problems)), soft_wrap=True)
    console.print(say("load-lobby-server", cores=f"{report.busy:.2f}"), soft_wrap=True)
    return 1 if report.problems else 0


def _times(title: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(say("load-latency"))
    for column in ("p50", "p95", "p99", say("load-longest")):
        table.add_column(column, justify="right")
    return table


def _add_times(table: Table, name: str, waiting: Waiting) -> None:
    times = (waiting.p50, waiting.p95, waiting.p99, waiting.longest)
    table.add_row(name, *(f"{time:,.1f}" for time in times))


def _print(report: Report) -> None:
    from battalia.server.load import problems_text

    plan = report.plan
    console = Console(highlight=False)
    if report.rest is not None:
        _print_rest(report.rest, console)
    title = say(
        "load-title",
        tables=plan.tables,
        seconds=f"{plan.seconds:g}",
        pause=f"{plan.pause:g}",
    )
    table = _times(title)
    for name, waiting in (
        ("acknowledged", report.acknowledged),
        ("told", report.told),
        ("watched", report.watched),
    ):
        if waiting is not None:
            _add_times(table, say(f"load-{name}"), waiting)
    console.print(table)
    rate = f"{report.choices / plan.seconds:,.1f}"
    for line in (
        say("load-choices", choices=f"{report.choices:,}", rate=rate, games=report.games),
        say("load-problems", problems=problems_text(report.problems)),
        say(
            "load-server",
            own=f"{report.own:.1f}",
            processor=f"{report.processor:.2f}",
            busy=f"{100 * report.busy:.0f}",
        ),
        say(
            "load-memory",
            before=_megabytes(report.before),
            seated=_megabytes(report.seated),
            after=_megabytes(report.after),
            each=f"{report.memory_each / 1e3:,.0f}",
        ),
    ):
        console.print(line, soft_wrap=True)


def _print_rest(rest: Rest, console: Console) -> None:
    opened = rest.opened
    for line in (
        say(
            "load-rest",
            tables=rest.tables,
            seconds=f"{rest.seconds:,.0f}",
            before=_megabytes(rest.before),
            after=_megabytes(rest.after),
        ),
        say(
            "load-opened",
            p50=f"{opened.p50:.1f}",
            p95=f"{opened.p95:.1f}",
            longest=f"{opened.longest:.1f}",
        ),
    ):
        console.print(line, soft_wrap=True)


def _megabytes(size: float) -> str:
    return f"{size / 1e6:,.0f}"
