"""The command `battalia`."""

import argparse
import io
import os
import sys
from collections.abc import Sequence

import battalia
from battalia import __version__
from battalia.bots.learned import alone
from battalia.cli import (
    appoint,
    arena,
    bench,
    check,
    explain,
    explore,
    hint,
    installed,
    join,
    levels,
    load,
    migrate,
    perft,
    play,
    publish,
    puzzle,
    puzzles,
    review,
    rules,
    scenarios,
    schema,
    serve,
    show,
    simulate,
    think,
    tournament,
    verify,
)
from battalia.cli.errors import CommandError
from battalia.cli.extras import need
from battalia.cli.parser import Parser, Run
from battalia.engine import game
from battalia.engine.modules import OUTSIDE
from battalia.engine.outside import problem
from battalia.words import say, why

COMMANDS = (
    play.add,
    serve.add,
    think.add,
    join.add,
    migrate.add,
    appoint.add,
    publish.add,
    tournament.add,
    simulate.add,
    arena.add,
    levels.add,
    show.add,
    review.add,
    puzzle.add,
    puzzles.add,
    explore.add,
    verify.add,
    check.add,
    explain.add,
    hint.add,
    rules.add,
    installed.add,
    scenarios.add,
    schema.add,
    bench.add,
    perft.add,
    load.add,
)

EXAMPLES = """\
examples:
  battalia play                  play against the computer
  battalia simulate -n 20        watch how the computer fares against itself
  battalia arena simple random   find out which computer player is better
  battalia rules B8.5            read one rule
  battalia rules retreat         find the rules about something
  battalia rules --help          learn more about one command
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 found wanting, 2 not understood."""
    _spare_old_terminals()
    alone()
    parser = _parser()
    try:
        args = parser.parse_args(argv)
        if args.command is None:
            parser.print_help()
            return 0
        if args.extra is not None:
            need(args.extra)
        run: Run = args.run
        status = run(args)
        sys.stdout.flush()
    except CommandError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone; what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        module = OUTSIDE.to_blame(error)
        if module is None:
            raise
        reason = why(problem(error))
        print(f"{say('options-module-broken', module=module, why=reason)}.", file=sys.stderr)
        return 1
    return status


def _version() -> str:
    """The version, which of the two cores runs, and from where."""
    core = "interpreted" if str(game.__file__).endswith(".py") else "compiled"
    return f"battalia {__version__} ({core}, {os.path.dirname(battalia.__file__)})"


def _parser() -> Parser:
    parser = Parser(
        prog="battalia",
        description="Battalia: The Creation, for people, bots and research.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=_version())
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for add in COMMANDS:
        add(subparsers)
    return parser


def _spare_old_terminals() -> None:
    """Print a question mark for what a terminal without Unicode cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
