"""The options of a table on the command line; the same for every command that sets one up."""

import argparse
from typing import Any, Final

from battalia.cli.errors import CommandError
from battalia.cli.files import read_text
from battalia.engine import Options, OptionsError, start, with_expansion
from battalia.engine.module import Option
from battalia.engine.modules import OPTIONS, by_the_book
from battalia.words import say, sentence, why


def _named(*values: type) -> list[Option]:
    """The options that are one of these kinds of values, but for the number of players."""
    return [
        option
        for option in sorted(OPTIONS.values(), key=by_the_book)
        if type(getattr(Options(), option.name)) in values
        and option.name not in ("players", "expansion")
    ]


SWITCHES: Final = {option.name: option for option in _named(bool)}
"""With the expansion most of these are on unless they are switched off (S10.4)."""
VALUES: Final = {option.name: option for option in _named(int, str) if option.values}
FILES: Final = {
    "catalogue": ("corrections", "a TOML file with corrected numbers of the components"),
    "layout": ("layout", "a TOML file with the spaces of a board (S10.3)"),
}
"""Options whose text comes from a file: the field of ``Options`` that takes it."""
MODULES: Final = "modules"
"""Modules from outside, each named by a ``--module`` of its own."""
NAMES: Final = ("expansion", *SWITCHES, *VALUES, "factions", *FILES, MODULES)


class OptionsHelp(argparse.RawDescriptionHelpFormatter):
    """Says of each option what the page says; read only by those who ask for help."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        option = OPTIONS.get(action.dest)
        if option is None or action.help != option.name:
            return super()._get_help_string(action)
        text = say(f"start-option-{option.name}-text")
        values = [str(value) for value in option.values if value != "" and type(value) is not bool]
        given = f" {', '.join(values)}." if values else ""
        return f"{text}{given} ({option.rule})".replace("%", "%%")


def add_options(parser: argparse.ArgumentParser) -> None:
    """All options but the number of players; one that is not given is not in the namespace."""
    parser.formatter_class = OptionsHelp
    group = parser.add_argument_group("the table")

    def add(name: str, help: str, **more: Any) -> None:
        group.add_argument(flag(name), dest=name, default=argparse.SUPPRESS, help=help, **more)

    add("expansion", "play with The Stormgates, as its book sets it up", action="store_true")
    for name in SWITCHES:
        add(name, name, action=argparse.BooleanOptionalAction)
    for name in VALUES:
        kind = type(getattr(Options(), name))
        add(name, name, metavar="N" if kind is int else "NAME", type=kind)
    add("factions", "the factions in the game, by commas (S10.1)", metavar="NAMES")
    for name, (_, help) in FILES.items():
        add(name, help, metavar="FILE")
    group.add_argument(
        "--module",
        dest=MODULES,
        action="append",
        default=argparse.SUPPRESS,
        metavar="NAME",
        help="a module of an installed package (battalia modules); may be given several times",
    )


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def given(args: argparse.Namespace) -> list[str]:
    """The table's options that the user gave."""
    return [name for name in NAMES if hasattr(args, name)]


def options_of(args: argparse.Namespace, players: int) -> Options:
    """The options that the user gave, checked."""
    chosen = {name: getattr(args, name) for name in given(args)}
    try:
        for name, (field, _) in FILES.items():
            if name in chosen:
                chosen[field] = read_text(chosen.pop(name))
        if "factions" in chosen:
            chosen["factions"] = " ".join(chosen["factions"].split(","))
        if MODULES in chosen:
            chosen[MODULES] = tuple(chosen[MODULES])
        expansion = chosen.pop("expansion", False)
        options = (with_expansion if expansion else Options)(players=players, **chosen)
        start(options)
    except OptionsError as error:
        raise CommandError(sentence(why(error.reason))) from None
    return options


def option_flags(options: Options) -> str:
    """These options as one would type them."""
    flags = [f"--players {options.players}"]
    usual = Options(players=options.players)
    if options.expansion:
        flags.append("--expansion")
        usual = with_expansion(options.players)
    for name in SWITCHES:
        wanted = getattr(options, name)
        if wanted != getattr(usual, name):
            flags.append(flag(name) if wanted else flag(f"no_{name}"))
    for name in (*VALUES, "factions"):
        value = getattr(options, name)
        if value != getattr(usual, name):
            flags.append(f"{flag(name)} {str(value).replace(' ', ',')}")
    for name, (field, _) in FILES.items():
        if getattr(options, field):
            flags.append(f"{flag(name)} FILE")
    flags += [f"--module {name}" for name in options.modules]
    return " ".join(flags)


def player_counts(text: str) -> list[int]:
    """``2,3,4`` as numbers."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise CommandError(say("players-not-understood", text=text)) from None
