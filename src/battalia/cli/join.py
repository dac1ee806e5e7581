"""`battalia join`: a computer player takes a seat at a table of any server, or plays there as a bot
with an account."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
from random import Random
from typing import Any

from battalia.bots import Seeing
from battalia.cli.errors import CommandError
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.players import bot_called
from battalia.words import say

EXAMPLES = """\
  battalia join 'https://battalia.example/t/TABLE#s=KEY'              the expert takes this seat
  battalia join 'http://127.0.0.1:8000/t/TABLE#s=KEY' --bot steady    another computer player
  PYTHONPATH=. battalia join 'http://127.0.0.1:8000/t/TABLE#s=KEY' --bot my_bot:MyBot
  battalia join https://battalia.example --token TOKEN --games 4      a bot with an account there
  BATTALIA_TOKEN=TOKEN battalia join https://battalia.example         the same, out of others' sight
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "join",
        run,
        "let a computer player take a seat at a server",
        examples=EXAMPLES,
        extra="server",
    )
    parser.add_argument(
        "link",
        metavar="LINK",
        help="to the seat, as the table shows it; with a token, the address of the server",
    )
    parser.add_argument("--bot", default="expert", metavar="NAME", help="who plays (expert)")
    parser.add_argument("--name", default="", metavar="NAME", help="at the table (the bot's)")
    parser.add_argument(
        "--token",
        default=os.environ.get("BATTALIA_TOKEN", ""),
        help="of a bot's account: waits for challenges and plays, until it is stopped",
    )
    parser.add_argument(
        "--games", type=int, default=1, metavar="N", help="at once, with a token (1)"
    )
    parser.add_argument("--seed", default=None, metavar="N", help="of its choices (by chance)")


def run(args: argparse.Namespace) -> int:
    bot = bot_called(args.bot)
    if isinstance(bot, Seeing):
        raise CommandError(say("join-seeing", bot=args.bot))
    # The client and all it stands on are loaded only where they are needed.
    from battalia.server.joining import JoinError, Link, play

    link = Link.read(args.link)
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    if link is None and args.token:
        return _serve(args, seed)
    if link is None:
        raise CommandError(say("join-address"))

    def seated(seat: str, table: str) -> None:
        print(say("join-seated", bot=args.bot, seat=seat, table=table), flush=True)

    try:
        result = asyncio.run(play(link, bot, Random(seed), args.name or args.bot, seated))
    except JoinError as problem:
        raise CommandError(say("join-failed", url=link.url, reason=str(problem))) from None
    print(say("join-over", result=result))
    return 0


def _serve(args: argparse.Namespace, seed: str) -> int:
    """Plays as a bot with an account, until it is stopped."""
    from battalia.server.joining import JoinError, Service, server_of

    url = server_of(args.link)
    if url is None:
        raise CommandError(say("join-token-address"))

    def tell(id: str, told: dict[str, Any]) -> None:
        print(say(id, **told), flush=True)

    service = Service(url, args.token, lambda: bot_called(args.bot), seed, args.games, tell)
    try:
        asyncio.run(service.serve())
    except JoinError as problem:
        raise CommandError(say("join-token-refused", url=url, reason=str(problem))) from None
    return 0
