"""Attacks a running server, and says what held.

    python tools/attack.py --serve                         every attack, each on a fresh server
    python tools/attack.py --serve --only bombs flood      some of them
    python tools/attack.py --url http://127.0.0.1:8000 --pid 4711

It attacks servers on this machine only, unless you say that another one is yours. Each attack is
bounded in number and time. ``failed`` means that the server gave way; ``not run`` says why.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator, Sequence
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from rich.console import Console
from rich.table import Table

from attacks.catalogue import ATTACKS, SHORT
from attacks.ground import Ground, NotRun, Row, Server, ground

LONGEST: Final = 300.0
"""Seconds after which an attack is broken off."""


def is_loopback(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def carried_out(name: str, on: Ground, short: bool) -> Row:
    """One attack, and how it went; whatever breaks it off has not held."""
    try:
        async with asyncio.timeout(LONGEST):
            return (await ATTACKS[name](on, short)).row(name)
    except NotRun as reason:
        return Row(name, "not run", str(reason))
    except TimeoutError:
        return Row(name, "failed", f"broken off: no end within {LONGEST:.0f} s, or no answer")
    except Exception as problem:
        return Row(name, "failed", f"broken off: {type(problem).__name__}: {problem}"[:300])


async def attacked(
    names: Sequence[str], given: Server | None = None, short: bool = False
) -> AsyncIterator[Row]:
    """One row for each attack, as they end."""
    async with ground(given) as on:
        for name in names:
            yield await carried_out(name, on, short)


def table_of(rows: Sequence[Row]) -> Table:
    table = Table("attack", "result", "figures")
    colours = {"held": "green", "failed": "red", "not run": "yellow"}
    for row in rows:
        table.add_row(row.name, f"[{colours[row.verdict]}]{row.verdict}[/]", row.figures)
    return table


async def run(args: argparse.Namespace, console: Console) -> list[Row]:
    names = args.only or [name for name in ATTACKS if not args.short or name in SHORT]
    given = None if args.serve else Server(args.url.rstrip("/"), args.pid)
    rows: list[Row] = []
    began = time.monotonic()
    async for row in attacked(names, given, args.short):
        rows.append(row)
        now = time.monotonic()
        console.print(f"{row.name}: {row.verdict} ({now - began:.0f} s)", style="dim")
        began = now
    return rows


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Attacks a running server.")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--url", help="a running server")
    where.add_argument("--serve", action="store_true", help="servers of the attacks' own")
    parser.add_argument("--pid", type=int, help="the server's process, to watch its memory")
    parser.add_argument("--only", nargs="+", choices=ATTACKS, metavar="NAME", help="these alone")
    parser.add_argument("--short", action="store_true", help="fewer attacks, with smaller numbers")
    parser.add_argument("--list", action="store_true", help="what each attack is, and no attack")
    parser.add_argument(
        "--i-own-this-server", action="store_true", help="attack a server on another machine"
    )
    args = parser.parse_args(arguments)
    if args.list:
        for name, attack in ATTACKS.items():
            print(f"{name}: {attack.__doc__}\n")
        return 0
    if args.url and not is_loopback(args.url) and not args.i_own_this_server:
        parser.error("this server is on another machine: only its owner may attack it")
    console = Console(stderr=True)
    rows = asyncio.run(run(args, console))
    Console(width=None if sys.stdout.isatty() else 160).print(table_of(rows))
    return int(any(row.verdict == "failed" for row in rows))


if __name__ == "__main__":
    sys.exit(main())
