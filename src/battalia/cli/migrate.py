"""`battalia migrate`: stored games under the rules of this version."""

import argparse
import asyncio
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import Progress

from battalia.cli.errors import CommandError
from battalia.cli.extras import need_for_database
from battalia.cli.parser import Subparsers, add_command
from battalia.words import say

if TYPE_CHECKING:
    from battalia.server.store import Store

EXAMPLES = """\
  battalia migrate                    after an update, with the server stopped
  battalia migrate --check            would every stored game replay? changes nothing
  battalia migrate --database postgresql://battalia@localhost/battalia
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "migrate",
        run,
        "bring stored games up to date",
        examples=EXAMPLES,
        extra="server",
    )
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")
    parser.add_argument(
        "--check", action="store_true", help="replay every game, and change nothing"
    )


def run(args: argparse.Namespace) -> int:
    # The server and all it stands on are loaded only where they are needed.
    from battalia.server.config import Config, from_environment
    from battalia.server.store import Store, StoreError

    given = {} if args.database is None else {"database": args.database}
    try:
        database = msgspec.convert({**from_environment(), **given}, Config).database
    except ValueError as problem:
        raise CommandError(say("serve-environment", problem=str(problem))) from None
    need_for_database(database)
    try:
        store = Store(database)
        if args.check:
            store.check()
        else:
            store.upgrade()
        return asyncio.run(_migrated(store, args.check))
    except StoreError as problem:
        raise CommandError(str(problem)) from None


async def _migrated(store: "Store", check: bool) -> int:
    from battalia.server.migrating import migrate

    console = Console(stderr=True)
    games = broken = kept = 0
    await store.open()
    try:
        with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
            bar = progress.add_task(say("migrate-progress"), total=None)
            async for verdict in migrate(store, check=check):
                games += 1
                progress.update(bar, completed=verdict.done, total=verdict.total)
                if verdict.kept:
                    kept += 1
                    print(say("migrate-kept", table=verdict.table, problem=verdict.problem))
                elif verdict.problem:
                    broken += 1
                    print(say("migrate-broken", table=verdict.table, problem=verdict.problem))
    finally:
        await store.close()
    if not games:
        print(say("migrate-nothing"))
    elif not broken and not kept:
        print(say("migrate-all", games=games))
    if broken:
        print(say("migrate-some", games=games, broken=broken))
    if kept:
        print(say("migrate-some-kept", games=games, kept=kept))
    return 1 if broken else 0
