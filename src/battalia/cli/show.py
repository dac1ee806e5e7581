"""`battalia show`: a recorded game told in sentences."""

import argparse

from rich.console import Console

from battalia.cli.errors import CommandError, wrong_with
from battalia.cli.files import record_in
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.play import result_lines
from battalia.engine import Game, Record, RecordError, Seat, steps, view
from battalia.engine.events import DayBegan, Event, TurnBegan
from battalia.engine.notation import NotationError, read_seat
from battalia.engine.record import RULES_VERSION, check_result, gave_up
from battalia.words import Story, Words, counted, say, sentence, why

EXAMPLES = """\
  battalia show game.txt               the whole game
  battalia show game.txt --seat p1     what the first player saw of it
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "show", run, "tell a recorded game in sentences", examples=EXAMPLES
    )
    parser.add_argument("record", metavar="RECORD", help="a file written by --save or --records")
    parser.add_argument("--seat", metavar="P1", help="only what this player saw")


def run(args: argparse.Namespace) -> int:
    record = record_in(args.record)
    seat = seat_of(args.seat, record.options.players)
    console = Console(markup=False, highlight=False, emoji=False, soft_wrap=True)
    try:
        _show(console, record, seat)
    except RecordError as error:
        raise CommandError(wrong_with(args.record, error.reason)) from None
    return 0


def seat_of(name: str | None, players: int) -> Seat | None:
    """The seat that the user named, if any."""
    if name is None:
        return None
    try:
        seat = read_seat(name)
    except NotationError as error:
        raise CommandError(sentence(why(error.reason))) from None
    if not 0 <= seat < players:
        raise CommandError(say("seat-not-at-table", seat=name))
    return seat


def _show(console: Console, record: Record, seat: Seat | None) -> None:
    """Tells the game; one of other rules as far as these allow it (RecordError)."""
    story = Story()
    last: Game | None = None
    problem: RecordError | None = None
    try:
        for game, _, _, events in steps(record):
            last = game
            # Without --seat everything is told, hidden cards too.
            told = events if seat is None else [event.seen(seat) for event in events]
            story.add(told, Words(view(game, seat)))
        if last is not None:
            check_result(record, last)
    except RecordError as error:
        if record.rules == RULES_VERSION:
            raise
        problem = error
    for event, text in story.sentences():
        _print(console, event, text)
    if problem is not None:
        raise problem
    if last is None:
        return
    words = Words(view(last, seat))
    console.print()
    if words.view.outcome is None:
        if gone := [words.player(one) for one in gave_up(record)]:
            console.print(say("show-gave-up", players=counted(gone)))
        else:
            console.print(say("show-unfinished"))
        return
    for line in result_lines(words):
        console.print(line)


def _print(console: Console, event: Event, text: str) -> None:
    if isinstance(event, DayBegan):
        console.print()
        console.print(text, style="bold reverse")
    elif isinstance(event, TurnBegan):
        console.print()
        console.print(text, style="bold")
    else:
        console.print(f"  {text}")
