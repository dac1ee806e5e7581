"""`battalia publish`: the finished games of a month, as open data."""

import argparse
import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from battalia.cli.errors import CommandError
from battalia.cli.extras import need, need_for_database
from battalia.cli.files import writing
from battalia.cli.parser import Subparsers, add_command
from battalia.words import say

if TYPE_CHECKING:
    from battalia.server.publishing import Month, Published
    from battalia.server.store import Store

EXAMPLES = """\
  battalia publish                        last month's games, into the folder of open data
  battalia publish --month 2026-10        those of another month
  battalia publish --into open --database postgresql://battalia@localhost/battalia
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "publish",
        run,
        "write the games that people share as open data",
        examples=EXAMPLES,
        extra="server",
    )
    parser.add_argument("--month", metavar="YYYY-MM", help="that is over (default: the last one)")
    parser.add_argument("--into", metavar="DIR", help="the folder (default: the server's)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")


def run(args: argparse.Namespace) -> int:
    need("explorer")
    # The server and all it stands on are loaded only where they are needed.
    from battalia.server.config import Config, from_environment, open_data_folder
    from battalia.server.publishing import Month
    from battalia.server.store import Store, StoreError

    wished = {"database": args.database, "open_data": args.into}
    given = {name: value for name, value in wished.items() if value is not None}
    try:
        config = msgspec.convert({**from_environment(), **given}, Config)
    except ValueError as problem:
        raise CommandError(say("serve-environment", problem=str(problem))) from None
    last = Month.before(time.time())
    try:
        month = last if args.month is None else Month.of(args.month)
    except ValueError:
        raise CommandError(say("publish-no-month", text=args.month)) from None
    if month > last:
        raise CommandError(say("publish-not-over", month=str(month)))
    need_for_database(config.database)
    try:
        store = Store(config.database)
        store.check()
        folder = open_data_folder(config)
        with writing(str(folder)):
            found = asyncio.run(_published(store, month, folder))
    except StoreError as problem:
        raise CommandError(str(problem)) from None
    print(say("publish-done", games=found.games, turns=found.rows))
    print(found.records)
    print(found.turns)
    return 0


async def _published(store: "Store", month: "Month", folder: Path) -> "Published":
    from battalia.server.publishing import publish

    await store.open()
    try:
        return await publish(store, month, folder)
    finally:
        await store.close()
