"""`battalia explore`: what was done in like positions, and what came of it."""

import argparse
import re
import zlib
from pathlib import Path
from typing import Final, get_args

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from battalia.cli.errors import CommandError, wrong_with
from battalia.cli.files import writing
from battalia.cli.parser import Subparsers, add_command
from battalia.engine import RecordError, read_record
from battalia.engine.terms import FACTIONS
from battalia.explorer import (
    DECK,
    About,
    Explorer,
    Finding,
    Findings,
    NoTurns,
    Question,
    Source,
    Writer,
    called,
    records_in,
    source_of,
    turns_of,
)
from battalia.words import counted, say, sentence

EXAMPLES = """\
  battalia arena steady expert -n 400 --out results --records    first, games of computers
  battalia explore --gather results --into open/arena.parquet    a row for each of their turns
  battalia explore open                               how games begin, and what comes of it
  battalia explore open --faction islanders --deck 3-1-1
  battalia explore open --about buys --day 3          what is bought on the third day
  battalia explore open --about attacks --players 4 --json
"""
NAMED: Final = {"unit-hired": "kind", "artefact-created": "kind", "road-built": "shape"}
"""Deeds that are called by what was got."""
LEVELS: Final = {"city-built": "sheets-city", "city-upgraded": "sheets-upgrade"}


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "explore",
        run,
        "show what was done in like positions",
        examples=EXAMPLES,
        extra="explorer",
    )
    parser.add_argument(
        "data", nargs="?", metavar="DATA", help="a file of turns, or a folder of such files"
    )
    parser.add_argument(
        "--about", choices=get_args(About), default="openings", help="(default: openings)"
    )
    parser.add_argument(
        "--players", type=int, default=2, choices=range(2, 7), help="of the table (2)"
    )
    parser.add_argument("--expansion", action="store_true", help="with The Stormgates")
    parser.add_argument(
        "--source", choices=get_args(Source), help="games of people, or of computers alone"
    )
    parser.add_argument("--faction", choices=FACTIONS, help="of whoever did it")
    parser.add_argument(
        "--deck", metavar="3-1-1", help="how many of the units dealt are of one faction"
    )
    parser.add_argument("--day", type=int, metavar="N", help="on which it was done")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument(
        "--gather",
        nargs="+",
        metavar="RECORDS",
        help="make a file of turns from records: files, packed files or folders",
    )
    parser.add_argument("--into", metavar="FILE", help="the file that --gather writes")


def run(args: argparse.Namespace) -> int:
    if args.gather and args.into and args.data is None:
        return _gather([Path(path) for path in args.gather], Path(args.into))
    if args.gather or args.into or args.data is None:
        raise CommandError(say("explore-how"))
    if args.day is not None and args.day < 1:
        raise CommandError(say("explore-no-day"))
    if args.deck is not None and not re.match(DECK, args.deck):
        raise CommandError(say("explore-no-deck", deck=args.deck))
    question = Question(
        args.about, args.players, args.expansion, args.source, args.faction, args.deck, args.day
    )
    try:
        found = Explorer(Path(args.data)).ask(question)
    except NoTurns:
        raise CommandError(say("explore-nothing", file=args.data)) from None
    except TimeoutError:
        raise CommandError(sentence(say("too-busy"))) from None
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(Console(markup=False, highlight=False, emoji=False), question, found)
    return 0


def _gather(paths: list[Path], into: Path) -> int:
    """Every game of the records that was played to its end; the others are counted."""
    games = turns = left = 0
    console = Console(stderr=True)
    with (
        writing(str(into)),
        Writer(into) as writer,
        Progress(console=console, disable=not console.is_terminal, transient=True) as progress,
    ):
        bar = progress.add_task(say("explore-gathering"), total=None)
        for path in paths:
            try:
                for name, text in records_in(path):
                    progress.advance(bar)
                    try:
                        record = read_record(text)
                        rows = turns_of(record, called(record, name, text), source_of(record))
                    except RecordError as error:
                        raise CommandError(wrong_with(name, error.reason)) from None
                    writer.add(rows)
                    games, turns, left = games + bool(rows), turns + len(rows), left + (not rows)
            except (OSError, UnicodeError, EOFError, zlib.error) as error:
                reason = getattr(error, "strerror", None) or say("file-not-text")
                raise CommandError(say("file-unreadable", file=str(path), reason=reason)) from None
    print(say("explore-gathered", games=games, turns=turns, left=left))
    return 0


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def deed_words(deed: str) -> str:
    """What was done, in a few words."""
    name, _, detail = deed.partition(" ")
    if name in NAMED:
        return say(f"{NAMED[name]}-{detail}")
    if name in LEVELS:
        return say(LEVELS[name], level=int(detail))
    if name == "potion-bought":
        return say(f"sheets-potion-{detail}")
    return say(f"explorer-{name}", what=detail)


def _print(console: Console, question: Question, found: Findings) -> None:
    among = say("explorer-among", games=found.games, turns=found.turns)
    console.print(among, say("explorer-fair", share=percent(found.fair)))
    if not found.lines:
        console.print(say("explorer-none"))
        return
    days = question.about == "attacks"
    shown = Table()
    shown.add_column(say("explorer-day" if days else "explorer-deeds"))
    head = ["explorer-times", "explorer-share", "explorer-interval", "explorer-points"]
    for id in (*head[:1], *(["explorer-won"] if days else []), *head[1:]):
        shown.add_column(say(id), justify="right")
    for line in found.lines:
        shown.add_row(*_cells(line, days))
    console.print(shown)


def _cells(line: Finding, days: bool) -> list[str]:
    first = str(line.day) if days else counted([deed_words(deed) for deed in line.deeds])
    times = str(line.times) if not line.of else f"{line.times} ({percent(line.times / line.of)})"
    won = [] if line.won is None else [percent(line.won)]
    interval = f"{100 * line.low:.1f}–{100 * line.high:.1f}"
    return [first, times, *won, percent(line.share), interval, f"{line.points:.1f}"]
