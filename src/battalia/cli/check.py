"""`battalia check`: is a record or a position valid?"""

import argparse

from battalia.cli.files import is_position, read_text
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.play import result_lines
from battalia.engine import (
    Game,
    PositionError,
    RecordError,
    load,
    questions,
    read_record,
    replay,
    view,
)
from battalia.words import Words, say, sentence, why

EXAMPLES = """\
  battalia check game.txt          does the record replay, with the result that it notes?
  battalia check position.json     can this position be, and who is asked what?
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "check", run, "check a record or a position", examples=EXAMPLES
    )
    parser.add_argument("file", metavar="RECORD|POSITION", help="the file to check")


def run(args: argparse.Namespace) -> int:
    text = read_text(args.file)
    try:
        if is_position(text):
            game = load(text)
            print(say("check-position-valid", day=game.day))
        else:
            record = read_record(text)
            game = replay(record)
            print(say("check-record-valid", count=len(record.choices), day=game.day))
    except (PositionError, RecordError) as error:
        print(say("check-invalid", reason=sentence(why(error.reason))))
        return 1
    for line in state_lines(game):
        print(line)
    return 0


def state_lines(game: Game) -> list[str]:
    """The result; or, while the game goes on, who is asked what."""
    words = Words(view(game, None))
    if words.view.outcome is not None:
        return result_lines(words)
    return [
        sentence(
            say(
                "check-asked",
                player=words.player(seat),
                text=words.question(question),
                count=len(question.options),
            )
        )
        for seat, question in questions(game).items()
    ]
