"""`battalia explain`: why something is not possible, and what is missing."""

import argparse

from battalia.cli.errors import CommandError
from battalia.cli.files import game_in
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.show import seat_of
from battalia.engine import CHANCE, Game, Seat, questions, view
from battalia.engine.missing import told
from battalia.engine.notation import NotationError
from battalia.words import Words, say, sentence, why

EXAMPLES = """\
  battalia explain position.json "hire lord"
  battalia explain position.json "build city r2c3" --seat p2
  battalia explain game.txt "attack r3c3"        at the end of a record
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "explain", run, "explain why something is not possible", examples=EXAMPLES
    )
    parser.add_argument("position", metavar="POSITION", help="a position, or a record's end")
    parser.add_argument("wish", metavar="WISH", help="a choice, such as “hire lord”")
    parser.add_argument("--seat", metavar="P1", help="whose wish (default: who is asked)")


def run(args: argparse.Namespace) -> int:
    game = game_in(args.position)
    seat = seat_of(args.seat, game.players)
    if seat is None:
        seat = _asked(game)
    try:
        reasons = told(game, seat, args.wish)
    except NotationError as error:
        raise CommandError(sentence(why(error.reason))) from None
    words = Words(view(game, None))
    for line in map(words.reason, reasons):
        print(line)
    if not reasons:
        print(say("explain-nothing"))
    return 0


def _asked(game: Game) -> Seat:
    """The player who is asked; while chance decides, the first one."""
    return min((seat for seat in questions(game) if seat != CHANCE), default=0)
