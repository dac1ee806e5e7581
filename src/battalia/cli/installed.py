"""`battalia modules`: the modules of installed packages, and which of them are of no use."""

import argparse

import battalia.bots  # noqa: F401 - What computer players know of a module is part of it.
from battalia.cli.parser import Subparsers, add_command
from battalia.engine.modules import OUTSIDE
from battalia.words import say, why

EXAMPLES = """\
  battalia modules                                     what installed packages bring
  battalia play --module mercenaries                   play with one of them
"""


def add(subparsers: Subparsers) -> None:
    add_command(
        subparsers, "modules", run, "list the modules of installed packages", examples=EXAMPLES
    )


def run(args: argparse.Namespace) -> int:
    for module in OUTSIDE.modules:
        title, text = say(f"outside-{module.name}"), say(f"outside-{module.name}-text")
        print(say("modules-usable", module=module.name, title=title, text=text))
    for name, reason in sorted(OUTSIDE.broken.items()):
        # A name keeps its small letters.
        print(f"{say('options-module-broken', module=name, why=why(reason))}.")
    if not OUTSIDE.modules and not OUTSIDE.broken:
        print(say("modules-none"))
    return 1 if OUTSIDE.broken else 0
