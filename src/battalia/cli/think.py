"""`battalia think`: computers that think for servers elsewhere."""

import argparse
import os
import sys
from typing import Final

from battalia.cli.errors import CommandError
from battalia.cli.parser import Subparsers, add_command
from battalia.words import say

EXAMPLES = """\
  battalia think --queue redis://localhost/0              on every core but one
  battalia think --queue redis://localhost/0 --workers 8
  BATTALIA_REDIS=redis://:PASSWORD@queue/0 battalia think
"""
QUEUE: Final = "BATTALIA_REDIS"
WORKERS: Final = "BATTALIA_WORKERS"


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "think",
        run,
        "let computers think for servers that share a queue",
        examples=EXAMPLES,
        extra="redis",
    )
    parser.add_argument(
        "--queue", metavar="URL", help=f"redis://…, as the servers have it by --redis ({QUEUE})"
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes that think (cores less one)"
    )


def run(args: argparse.Namespace) -> int:
    # What thinks, and its Redis, are loaded only where they are needed.
    from battalia.server.thinker import think
    from battalia.server.turns import is_redis, shown

    url = args.queue or os.environ.get(QUEUE, "")
    if not url:
        raise CommandError(say("think-queue-missing"))
    if not is_redis(url):
        raise CommandError(say("redis-unknown", flag="--queue"))
    workers = _workers(args.workers)

    def ready() -> None:
        _tell(say("think-ready", workers=workers, url=shown(url)))

    def away(problem: str) -> None:
        _tell(say("think-away", url=shown(url), problem=problem))

    think(url, workers, ready, away)
    return 0


def _workers(given: int | None) -> int:
    text = os.environ.get(WORKERS, "")
    try:
        wished = given if given is not None else int(text) if text else None
    except ValueError:
        wished = 0
    if wished is None:
        return max(1, (os.cpu_count() or 1) - 1)
    if wished < 1:
        raise CommandError(say("think-workers"))
    return wished


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
