"""`battalia hint`: what an expert would do here, and why."""

import argparse

import msgspec

from battalia.cli.advice import advice_for, advice_lines
from battalia.cli.errors import CommandError
from battalia.cli.files import game_in
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.show import seat_of
from battalia.engine import CHANCE, Game, Seat, questions, view
from battalia.engine.explain import GAME_OVER, why_not_asked
from battalia.engine.notation import seat_name
from battalia.words import Words, say, sentence

EXAMPLES = """\
  battalia hint position.json            what should the player do who is asked here?
  battalia hint game.txt --seat p2       at the end of a record
  battalia hint game.txt --json          with the rest of the turn, for a program
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "hint", run, "say what an expert would do, and why", examples=EXAMPLES
    )
    parser.add_argument("position", metavar="POSITION", help="a position, or a record's end")
    parser.add_argument("--seat", metavar="P1", help="who is advised (default: who is asked)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="of the expert's luck (default: 0)"
    )
    parser.add_argument("--json", action="store_true", help="print the advice as JSON")


def run(args: argparse.Namespace) -> int:
    game = game_in(args.position)
    seat = _advised(game, seat_of(args.seat, game.players))
    words = Words(view(game, seat))
    advice = advice_for(game, seat, args.seed)
    if not args.json:
        print("\n".join(advice_lines(words, advice)))
        return 0
    text = game.rules.notation.text
    told = {
        "seat": seat_name(seat),
        "choice": None if advice.choice is None else text(advice.choice),
        "plan": [text(choice) for choice in advice.plan],
        "reason": {"id": advice.reason.id, "args": advice.reason.args},
        "why": sentence(words.reason(advice.reason)),
    }
    print(msgspec.json.encode(told).decode())
    return 0


def _advised(game: Game, named: Seat | None) -> Seat:
    """The player who was named, else the one for whom the game waits."""
    asked = questions(game)
    if named in asked:
        return named
    if asked and CHANCE in asked:
        raise CommandError(say("hint-chance"))
    if named is None:
        for seat, question in asked.items():
            if not question.optional:
                return seat
    reason = GAME_OVER if not asked else why_not_asked(game)
    raise CommandError(Words(view(game, None)).reason(reason))
