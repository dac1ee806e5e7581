"""`battalia join`: a computer player takes a seat at a table of any server."""

from __future__ import annotations

import argparse
import asyncio
import secrets
from random import Random

from battalia.bots import Seeing
from battalia.cli.errors import CommandError
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.players import bot_called
from battalia.words import say

EXAMPLES = """\
  battalia join 'https://battalia.example/t/TABLE#s=KEY'              the expert takes this seat
  battalia join 'http://127.0.0.1:8000/t/TABLE#s=KEY' --bot steady    another computer player
  PYTHONPATH=. battalia join 'http://127.0.0.1:8000/t/TABLE#s=KEY' --bot my_bot:MyBot
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
    parser.add_argument("link", metavar="LINK", help="to the seat, as the table shows it")
    parser.add_argument("--bot", default="expert", metavar="NAME", help="who plays (expert)")
    parser.add_argument("--name", default="", metavar="NAME", help="at the table (the bot's)")
    parser.add_argument("--seed", default=None, metavar="N", help="of its choices (by chance)")


def run(args: argparse.Namespace) -> int:
    bot = bot_called(args.bot)
    if isinstance(bot, Seeing):
        raise CommandError(say("join-seeing", bot=args.bot))
    # The client and all it stands on are loaded only where they are needed.
    from battalia.server.joining import JoinError, Link, play

    link = Link.read(args.link)
    if link is None:
        raise CommandError(say("join-address"))
    seed = secrets.token_hex(8) if args.seed is None else args.seed

    def seated(seat: str, table: str) -> None:
        print(say("join-seated", bot=args.bot, seat=seat, table=table), flush=True)

    try:
        result = asyncio.run(play(link, bot, Random(seed), args.name or args.bot, seated))
    except JoinError as problem:
        raise CommandError(say("join-failed", url=link.url, reason=str(problem))) from None
    print(say("join-over", result=result))
    return 0
