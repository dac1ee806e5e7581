"""`battalia verify`: does all that chance did in a game follow from what was brought to it?"""

import argparse

import msgspec

from battalia.cli.errors import CommandError, wrong_with
from battalia.cli.files import record_in
from battalia.cli.parser import Subparsers, add_command
from battalia.engine import Reason, RecordError
from battalia.engine.notation import seat_name
from battalia.proving import ProofError, verify
from battalia.words import say

EXAMPLES = """\
  battalia verify game.txt                         every draw and every die of a recorded game
  battalia verify game.txt --commitment 5d41402a…  and that it is bound to what was shown to you
  battalia verify game.txt --text p1=swordfish     and that your own text is part of it
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "verify", run, "check every draw and die of a game", examples=EXAMPLES
    )
    parser.add_argument("record", metavar="RECORD", help="as a table hands it out after the end")
    parser.add_argument(
        "--commitment", metavar="HASH", help="what the server showed before the first card"
    )
    parser.add_argument(
        "--text",
        action="append",
        default=[],
        metavar="SEAT=TEXT",
        help="what this seat has added; may be repeated",
    )
    parser.add_argument("--json", action="store_true", help="print everything as JSON")


def run(args: argparse.Namespace) -> int:
    expected = dict(_seat_and_text(text) for text in args.text)
    record = record_in(args.record)
    try:
        found = verify(record)
    except (ProofError, RecordError) as problem:
        print(wrong_with(args.record, problem.reason))
        return 1
    if found.before and not found.draws:
        # Whatever came before may have been written by anybody.
        print(wrong_with(args.record, Reason("proof-past-alone")))
        return 1
    if args.commitment is not None and args.commitment.lower() != found.commitment:
        print(say("proof-other-commitment", commitment=found.commitment))
        return 1
    texts = {seat_name(seat): text for seat, text in enumerate(found.texts)}
    for seat, text in expected.items():
        if texts.get(seat) != text:
            print(say("proof-other-text", seat=seat, text=texts.get(seat, "")))
            return 1
    if args.json:
        told = {"draws": found.draws, "before": found.before, "commitment": found.commitment}
        print(msgspec.json.encode(told | {"texts": texts}).decode())
        return 0
    print(say("proof-holds", draws=found.draws))
    if found.before:
        print(say("proof-before", draws=found.before))
    print(say("proof-bound", commitment=found.commitment))
    for seat, text in texts.items():
        print(say("proof-brought", seat=seat, text=text) if text else say("proof-empty", seat=seat))
    return 0


def _seat_and_text(argument: str) -> tuple[str, str]:
    seat, equals, text = argument.partition("=")
    if not equals or seat not in [seat_name(number) for number in range(6)]:
        raise CommandError(say("proof-which-seat", text=argument))
    return seat, text
