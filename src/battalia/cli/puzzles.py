"""`battalia puzzles`: finds puzzles in games, and looks whether those that there are are true."""

import argparse
import lzma
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import ceil, inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from battalia.cli.errors import CommandError, wrong_with
from battalia.cli.files import record_in, writing
from battalia.cli.parser import Subparsers, add_command
from battalia.engine import RecordError
from battalia.puzzles import THEMES, Puzzle, read, shipped, written
from battalia.puzzles.mining import Shift, box_of, chosen, mine, quarried
from battalia.puzzles.verifying import verify
from battalia.words import say

EXAMPLES = """\
  battalia puzzles                            how many there are
  battalia puzzles --mine --games 20 --to new.xz    from games between computers
  battalia puzzles --mine game.txt --to new.xz      from games that were played
  battalia puzzles --verify --sample 100      look much closer whether they are true
  battalia puzzles --verify --file new.xz --to good.xz   keep those that clearly are
"""
BOXES: Final = {"base": "start-box-base", "stormgates": "start-box-expansion"}
MOST: Final = 24
ENOUGH: Final = 0.95
"""So many of the puzzles must be true."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "puzzles", run, "find puzzles in games, and verify them", examples=EXAMPLES
    )
    parser.add_argument("records", nargs="*", metavar="RECORD", help="games to be searched")
    parser.add_argument("--mine", action="store_true", help="find puzzles")
    parser.add_argument("--verify", action="store_true", help="look closer whether they are true")
    parser.add_argument("--file", metavar="FILE", help="these puzzles (default: the program's)")
    parser.add_argument("--to", metavar="FILE", help="where to keep what is found, or clear")
    parser.add_argument(
        "--games",
        type=int,
        default=20,
        metavar="N",
        help="search so many games between computers (default: 20)",
    )
    parser.add_argument(
        "--seconds", type=float, default=inf, metavar="S", help="for so long at most"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of those games")
    parser.add_argument(
        "--most",
        type=int,
        default=MOST,
        metavar="N",
        help=f"of each theme and each box at most (default: {MOST})",
    )
    parser.add_argument("--sample", type=int, metavar="N", help="verify so many of them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="at a time")


def run(args: argparse.Namespace) -> int:
    console = Console()
    numbers = (args.games, args.most, args.jobs, args.seconds)
    if min(numbers) <= 0 or (args.sample is not None and args.sample < 1):
        raise CommandError(say("puzzles-positive"))
    if args.mine:
        return _mine(args, console)
    puzzles = puzzles_in(args.file)
    if args.verify:
        return _verify(args, puzzles, console)
    _print_counts(console, puzzles)
    return 0


def puzzles_in(path: str | None) -> list[Puzzle]:
    """The puzzles of a file; of none: those of the program."""
    if path is None:
        return list(shipped().values())
    try:
        return read(Path(path).read_bytes())
    except (OSError, lzma.LZMAError, msgspec.DecodeError, UnicodeError):
        raise CommandError(say("puzzles-unreadable", file=path)) from None


# Mining.


def _mine(args: argparse.Namespace, console: Console) -> int:
    if not args.to:
        raise CommandError(say("puzzles-where"))
    found = puzzles_in(args.file) if args.file else []
    found += _searched(args.records) if args.records else _quarried(args)
    kept = chosen({one.id: one for one in found}.values(), args.most)
    _keep(kept, args.to)
    _print_counts(console, kept)
    return 0


def _keep(puzzles: Iterable[Puzzle], path: str) -> None:
    with writing(path):
        Path(path).write_bytes(written(puzzles))


def _searched(paths: Iterable[str]) -> Iterator[Puzzle]:
    """From games that were played."""
    for path in paths:
        record = record_in(path)
        try:
            yield from mine(record, f"{box_of(record.options)} {Path(path).stem}")
        except RecordError as error:
            raise CommandError(wrong_with(path, error.reason)) from None


def _quarried(args: argparse.Namespace) -> Iterator[Puzzle]:
    """From games between computers."""
    until = time.monotonic() + args.seconds
    # Some are chosen from twice as many.
    most = ceil(2 * args.most / args.jobs)
    shifts = [
        Shift(args.seed, number, args.jobs, args.games, until, most) for number in range(args.jobs)
    ]
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for found in pool.map(quarried, shifts):
            yield from found


def _print_counts(console: Console, puzzles: Iterable[Puzzle]) -> None:
    numbers = Counter((one.theme, one.box) for one in puzzles)
    table = Table(say("puzzles-theme"), *map(say, BOXES.values()))
    for theme in THEMES:
        table.add_row(say(f"puzzle-theme-{theme}"), *(str(numbers[theme, box]) for box in BOXES))
    table.add_section()
    table.add_row("", *(str(sum(numbers[theme, box] for theme in THEMES)) for box in BOXES))
    console.print(table)


# Verifying.


def _verify(args: argparse.Namespace, puzzles: list[Puzzle], console: Console) -> int:
    """Every puzzle, or a sample of them; the exit status says whether enough are true."""
    if args.sample is not None:
        puzzles = Random(args.seed).sample(puzzles, min(args.sample, len(puzzles)))
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        verdicts = list(pool.map(partial(verify, seed=args.seed), puzzles))
    true = 0
    for puzzle, verdict in zip(puzzles, verdicts, strict=True):
        true += verdict.true
        if not verdict.true:
            console.print(
                say(
                    "puzzles-false",
                    puzzle=puzzle.id,
                    theme=puzzle.theme,
                    gap=f"{verdict.gap:+.2f}",
                    reached=f"{verdict.reached:.2f}",
                )
            )
    console.print(say("puzzles-true", true=true, count=len(puzzles)))
    if args.to:
        pairs = zip(puzzles, verdicts, strict=True)
        _keep([puzzle for puzzle, verdict in pairs if verdict.clear], args.to)
    return int(true < ENOUGH * len(puzzles))
