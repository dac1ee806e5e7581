"""`battalia tournament`: the house's own tournaments, a ladder of computers among them."""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from battalia.cli.errors import CommandError
from battalia.cli.extras import need_for_database
from battalia.cli.files import read_text
from battalia.cli.parser import Subparsers, add_command
from battalia.words import say, why

if TYPE_CHECKING:
    from battalia.server.messages.tournaments import Plan
    from battalia.server.store import Store

EXAMPLES = """\
  battalia tournament list                         what is announced, and what is running
  battalia tournament ladder novice steady expert  these play against each other without an end
  battalia tournament announce cup.json            a plan, as the server's interface describes it
  battalia tournament end c5mbsfn797r5             no more rounds
"""
LADDER = "Ladder"
T = TypeVar("T")


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "tournament",
        run,
        "announce and end tournaments of the house",
        examples=EXAMPLES,
        extra="server",
    )
    parser.add_argument("deed", choices=("list", "ladder", "announce", "end"))
    parser.add_argument("what", nargs="*", help="levels, the file of a plan, or a tournament's id")
    parser.add_argument("--title", default=LADDER, help="of a ladder (default: %(default)s)")
    parser.add_argument("--players", type=int, default=2, help="at a table of it (default: 2)")
    parser.add_argument("--weeks", type=int, default=2, help="of its games (default: 2)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://…")


def run(args: argparse.Namespace) -> int:
    # The server and all it stands on are loaded only where they are needed.
    from battalia.server.config import Config, from_environment
    from battalia.server.store import Store, StoreError

    given = {} if args.database is None else {"database": args.database}
    try:
        config = msgspec.convert({**from_environment(), **given}, Config)
    except ValueError as problem:
        raise CommandError(say("serve-environment", problem=str(problem))) from None
    need_for_database(config.database)
    deed = DEEDS[args.deed](args)
    try:
        store = Store(config.database)
        store.check()
        print(asyncio.run(_done(store, deed)))
    except StoreError as problem:
        raise CommandError(str(problem)) from None
    return 0


async def _done(store: "Store", deed: "Callable[[Store], Awaitable[T]]") -> T:
    await store.open()
    try:
        return await deed(store)
    finally:
        await store.close()


def _list(_: argparse.Namespace) -> "Callable[[Store], Awaitable[str]]":
    async def deed(store: "Store") -> str:
        from battalia.server.tournaments import plan_of

        found = await store.all_tournaments(("announced", "running"))
        lines = [
            f"{row.id}  {row.state:9}  {row.round:3}  {plan_of(row).title}  ({len(entries)})"
            for row, entries in found
        ]
        return "\n".join(lines) or say("tournaments-none")

    return deed


def _ladder(args: argparse.Namespace) -> "Callable[[Store], Awaitable[str]]":
    from battalia.engine import Options
    from battalia.server.clocks import Clock
    from battalia.server.messages.tournaments import ENTRANTS, Plan

    levels = args.what
    options = Options(players=args.players, weeks=args.weeks)
    plan = Plan(
        args.title,
        time.time(),
        form="arena",
        options=options,
        # Of people; computers need none.
        clock=Clock("book"),
        minutes=0,
        most=ENTRANTS,
        open_to_bots=True,
    )
    return _announcing(plan, levels)


def _announce(args: argparse.Namespace) -> "Callable[[Store], Awaitable[str]]":
    from battalia.server.messages.tournaments import Plan

    try:
        plan = msgspec.json.decode(read_text(_one(args)), type=Plan)
    except msgspec.DecodeError as problem:
        raise CommandError(say("tournament-plan-unusable", reason=str(problem))) from None
    return _announcing(plan, [])


def _announcing(plan: "Plan", levels: list[str]) -> "Callable[[Store], Awaitable[str]]":
    from battalia.server.minds import check_level
    from battalia.server.store import EntryRow
    from battalia.server.tournaments import announced, check_plan

    reasons = (check_plan(plan), *map(check_level, levels))
    reason = next(filter(None, reasons), None)
    if reason is not None:
        raise CommandError(say("tournament-plan-unusable", reason=why(reason)))

    async def deed(store: "Store") -> str:
        now = time.time()
        row = announced(plan, None, now)
        entries = [
            EntryRow(at, None, level, f"{level} {levels[:at].count(level)}", now, "in")
            for at, level in enumerate(levels, start=1)
        ]
        await store.add_tournament(row, entries, bounded=False)
        return say("tournament-made", title=plan.title, tournament=row.id)

    return deed


def _one(args: argparse.Namespace) -> str:
    if len(args.what) != 1:
        raise CommandError(say("tournament-one", deed=args.deed))
    return str(args.what[0])


def _end(args: argparse.Namespace) -> "Callable[[Store], Awaitable[str]]":
    id = _one(args)

    async def deed(store: "Store") -> str:
        if not await store.cancel_tournament(id, time.time()):
            raise CommandError(say("tournament-unknown", tournament=id))
        return say("tournament-ended-by-house", tournament=id)

    return deed


DEEDS = {"list": _list, "ladder": _ladder, "announce": _announce, "end": _end}
