"""The options of a table on the command line; the same for every command that sets one up."""

import argparse
from typing import Any, Final

from battalia.cli.errors import CommandError
from battalia.cli.files import read_text
from battalia.engine import Options, OptionsError, start, with_expansion
from battalia.engine.terms import FACTIONS
from battalia.words import say, sentence, why

BASE_SWITCHES: Final = {
    "hard": "neutral cities defend with 6, the ruins with 10 (B13.1)",
    "relics": "the scenario of the hidden relics (B13.2)",
}
SWITCHES: Final = {
    "advanced": "free steps and +1 in battle on home terrain (B12)",
    "stormgates": "stormgates and storm events (S1)",
    "royals": "kings and queens (S2)",
    "teams": "partners act at the same time (S4)",
    "heroic": "heroic mode and veterans (S5)",
    "trading": "trading posts, stardust and chests (S6)",
    "great_artefacts": "the Great Artefacts of both boxes (S7)",
    "fortune": "fortune cards (S8)",
    "draft": "draft instead of the deal (S9)",
    "metamorpha": "Metamorpha (S12)",
    "bilkarr": "Bilkarr and the potions (S13)",
    "fanatics": "fanatics (S14)",
    "staff": "the Staff of Terra (S7.9)",
    "summoning": "the Lost Scroll may summon Metamorpha or Bilkarr (S7.7)",
    "three_against_three": "six players in two teams (S4.1)",
    "two_attacks": "with five players the team of three attacks twice at most (S4.6)",
}
"""With the expansion most of these are on unless they are switched off (S10.4)."""
VALUES: Final[dict[str, tuple[str, str, type]]] = {
    "valleys": ("the Valleys of Kings and Queens (S15): pass or bridge", "LINK", str),
    "map_end": ("whether the complete map ends the game (S11.1): on or off", "HOW", str),
    "factions": ("the factions in the game, by commas (S10.1)", "NAMES", str),
    "starting_cities": ("1 or 2", "N", int),
    "starting_heroes": ("0, 1 or 2", "N", int),
    "cities_to_end": ("level 4 cities that end the game, 3 to 7", "N", int),
    "weeks": ("the game ends after this week; 0: no limit", "N", int),
    "removed_faction": (
        f"with two players, the faction left out: {', '.join(FACTIONS[:4])}",
        "NAME",
        str,
    ),
}
FILES: Final = {
    "catalogue": ("corrections", "a TOML file with corrected numbers of the components"),
    "layout": ("layout", "a TOML file with the spaces of a board (S10.3)"),
}
"""Options whose text comes from a file: the field of ``Options`` that takes it."""
NAMES: Final = ("expansion", *BASE_SWITCHES, *SWITCHES, "neutral_cities", *VALUES, *FILES)


def add_options(parser: argparse.ArgumentParser) -> None:
    """All options but the number of players; one that is not given is not in the namespace."""
    group = parser.add_argument_group("the table")

    def add(name: str, help: str, **more: Any) -> None:
        group.add_argument(flag(name), dest=name, default=argparse.SUPPRESS, help=help, **more)

    add("expansion", "play with The Stormgates, as its book sets it up", action="store_true")
    for name, help in BASE_SWITCHES.items():
        add(name, help, action="store_true")
    for name, help in SWITCHES.items():
        add(name, help, action=argparse.BooleanOptionalAction)
    group.add_argument(
        "--no-neutral-cities",
        dest="neutral_cities",
        default=argparse.SUPPRESS,
        help="the neutral-city spaces stay empty (B13.3)",
        action="store_false",
    )
    for name, (help, metavar, kind) in VALUES.items():
        add(name, help, metavar=metavar, type=kind)
    for name, (_, help) in FILES.items():
        add(name, help, metavar="FILE")


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
    for name in (*BASE_SWITCHES, *SWITCHES):
        wanted = getattr(options, name)
        if wanted != getattr(usual, name):
            flags.append(flag(name) if wanted else flag(f"no_{name}"))
    if not options.neutral_cities:
        flags.append("--no-neutral-cities")
    for name in VALUES:
        value = getattr(options, name)
        if value != getattr(usual, name):
            flags.append(f"{flag(name)} {str(value).replace(' ', ',')}")
    for name, (field, _) in FILES.items():
        if getattr(options, field):
            flags.append(f"{flag(name)} FILE")
    return " ".join(flags)


def player_counts(text: str) -> list[int]:
    """``2,3,4`` as numbers."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise CommandError(say("players-not-understood", text=text)) from None
