"""The parser of the command line: help that teaches, and errors of one sentence."""

import argparse
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from battalia.cli.errors import CommandError
from battalia.cli.extras import Extra


class Parser(argparse.ArgumentParser):
    """An argument parser that explains a mistake in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"
Run: TypeAlias = Callable[[argparse.Namespace], int]


def add_command(
    subparsers: Subparsers,
    name: str,
    run: Run,
    summary: str,
    *,
    examples: str,
    extra: Extra | None = None,
) -> Parser:
    """Register a sub-command, which may need an extra to run.

    The caller adds its arguments to the parser returned.
    """
    parser = subparsers.add_parser(
        name,
        help=summary,
        description=f"{summary[:1].upper()}{summary[1:]}.",
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run, extra=extra)
    return parser
