"""`battalia puzzle`: a position in the terminal, in which one turn is clearly the best."""

import argparse
import contextlib
import secrets
from datetime import UTC, datetime

from battalia.bots import Match, make_bot
from battalia.cli.errors import CommandError
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.play import Terminal
from battalia.cli.review import named, percent
from battalia.engine import Record, view
from battalia.engine.record import HUMAN, POSITION
from battalia.puzzles import THEMES, Attempt, Puzzle, puzzle_of_day, shipped
from battalia.review.lines import carried_out
from battalia.words import Words, say, sentence

EXAMPLES = """\
  battalia puzzle                    any puzzle
  battalia puzzle --daily            the puzzle of the day, the same for all
  battalia puzzle --theme take       one in which a city can be taken
  battalia puzzle --theme win 3      the third of those that can be won at once
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "puzzle", run, "find the best turn in a position", examples=EXAMPLES
    )
    parser.add_argument("number", nargs="?", type=int, metavar="N", help="this one of them")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--theme", choices=THEMES, help="only those of a theme")
    which.add_argument("--daily", action="store_true", help="the puzzle of the day")


def run(args: argparse.Namespace) -> int:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401

    puzzle = _chosen(args)
    terminal = Puzzling(puzzle)
    try:
        terminal.run()
    except (EOFError, KeyboardInterrupt) as stop:
        terminal.explain()
        return 130 if isinstance(stop, KeyboardInterrupt) else 0
    return 0


def _chosen(args: argparse.Namespace) -> Puzzle:
    if args.daily:
        if args.number is not None:
            raise CommandError(say("puzzle-one-a-day"))
        return puzzle_of_day(datetime.now(UTC).date())
    puzzles = [one for one in shipped().values() if args.theme is None or one.theme == args.theme]
    # The easier ones come first.
    puzzles.sort(key=lambda one: (one.difficulty, one.id))
    if args.number is None:
        return secrets.choice(puzzles)
    if not 1 <= args.number <= len(puzzles):
        raise CommandError(say("puzzle-no-such", count=len(puzzles)))
    number: int = args.number
    return puzzles[number - 1]


class Puzzling(Terminal):
    """A puzzle at the screen: the others are computers, which answer by habit."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        game = puzzle.game()
        seat = puzzle.player
        record = Record(game.rules.options, {POSITION: puzzle.position})
        names = [HUMAN if one == seat else "novice" for one in range(game.players)]
        bots = [None if name == HUMAN else make_bot(name) for name in names]
        super().__init__(Match(record, bots, 0), names, None)

    def run(self) -> None:
        """Until it is solved, or cannot be any more."""
        seat = self.puzzle.player
        words = Words(view(self.match.game, seat))
        question = self.match.game.asked[seat]
        self.console.print(
            say(
                "puzzle-task",
                puzzle=self.puzzle.id,
                player=words.player(seat),
                about=question.about,
            )
        )
        attempt = Attempt(self.puzzle)
        while not attempt.over and (asked := self.match.seat) is not None:
            before = len(self.match.record.choices)
            self.step(asked)
            for choice in self.match.record.choices[before:]:
                attempt.play(*choice)
        self._tell(seat)
        self.console.print(say("puzzle-solved" if attempt.solved else "puzzle-missed"))
        self.explain()

    def explain(self) -> None:
        """What the solution is, and why."""
        puzzle = self.puzzle
        game = puzzle.game()
        words = Words(view(game, puzzle.player))
        self.console.print()
        self.console.print(say("puzzle-theme", theme=say(f"puzzle-theme-{puzzle.theme}")))
        for stage in carried_out(game, puzzle.player, puzzle.choices(game)):
            self.console.print(f"  {named(stage, puzzle.player)}")
        self.console.print(sentence(words.reason(puzzle.reason)))
        chance, other = percent(puzzle.chance), percent(max(0.0, puzzle.chance - puzzle.gap))
        self.console.print(say("puzzle-chances", chance=chance, other=other))
