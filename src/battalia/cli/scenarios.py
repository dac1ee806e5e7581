"""`battalia scenarios`: what there is to play, and whether a file of one's own can be played.

Also ``--scenario``, for the commands that set up a table.
"""

import argparse
from pathlib import Path

from rich.console import Console

from battalia.cli.errors import CommandError, wrong_with
from battalia.cli.files import read_text
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.table_options import given, option_flags
from battalia.scenarios import (
    Scenario,
    ScenarioError,
    own,
    own_files,
    read_scenario,
    told,
)
from battalia.words import say

EXAMPLES = """\
  battalia scenarios                             what there is to play
  battalia scenarios narrows                     its story, its goal, its table
  battalia scenarios my-scenario.toml            can it be played?
  battalia scenarios narrows --file              the file itself, to make another of it
  battalia play --scenario narrows               play it
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "scenarios", run, "list, show and check scenarios", examples=EXAMPLES
    )
    parser.add_argument(
        "scenario",
        nargs="?",
        metavar="NAME|FILE",
        help="one that comes with the program, or a file",
    )
    parser.add_argument("--file", action="store_true", help="print the file itself")


def run(args: argparse.Namespace) -> int:
    console = Console(markup=False, highlight=False, emoji=False)
    if args.scenario is None:
        width = max(map(len, own()))
        for name, scenario in own().items():
            players = say("scenario-players", count=scenario.players)
            console.print(f"{name:<{width}}  {told(scenario.title)} ({players})", soft_wrap=True)
        return 0
    scenario = scenario_called(args.scenario)
    if args.file:
        print(_text_of(args.scenario), end="")
        return 0
    console.print(told(scenario.title), style="bold")
    for text in (told(scenario.story), told(scenario.goal)):
        if text:
            console.print(text.strip())
    console.print(option_flags(scenario.options), style="dim", soft_wrap=True)
    return 0


def add_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--scenario",
        metavar="NAME|FILE",
        help="the table of a scenario (battalia scenarios), instead of all options of the table",
    )


def scenario_of(args: argparse.Namespace) -> Scenario | None:
    """The scenario that was asked for; it knows its own table."""
    if not args.scenario:
        return None
    others = given(args) + ["players"] * (args.players is not None)
    if others:
        raise CommandError(say("scenario-alone", option=others[0].replace("_", "-")))
    return scenario_called(args.scenario)


def scenario_called(name: str) -> Scenario:
    try:
        return own()[name] if name in own_files() else read_scenario(_text_of(name))
    except ScenarioError as error:
        raise CommandError(wrong_with(name, error.reason)) from None


def _text_of(name: str) -> str:
    """The file of this name, be it one of our own."""
    if name in own_files():
        return own_files()[name]
    if not Path(name).exists():
        raise CommandError(say("scenario-unknown", name=name, names=", ".join(own_files())))
    return read_text(name)
