"""The options of a table on the command line; the same for every command that sets one up."""

import argparse

from battalia.cli.errors import CommandError
from battalia.cli.files import read_text
from battalia.cli.words import say, sentence
from battalia.engine import CatalogueError, Options, OptionsError, start
from battalia.engine.terms import FACTIONS


def add_options(parser: argparse.ArgumentParser) -> None:
    """All options but the number of players; one that is not given is not in the namespace."""
    group = parser.add_argument_group("the table")

    def switch(name: str, help: str, **more: object) -> None:
        group.add_argument(name, default=argparse.SUPPRESS, help=help, **more)  # type: ignore[arg-type]

    switch("--advanced", "free steps and +1 in battle on home terrain (B12)", action="store_true")
    switch("--hard", "neutral cities defend with 6, the ruins with 10", action="store_true")
    switch("--relics", "the scenario of the hidden relics (B13.2)", action="store_true")
    switch("--starting-cities", "1 or 2", type=int, metavar="N")
    switch(
        "--no-neutral-cities",
        "the neutral-city spaces stay empty",
        dest="neutral_cities",
        action="store_false",
    )
    switch("--starting-heroes", "0, 1 or 2", type=int, metavar="N")
    switch("--cities-to-end", "level 4 cities that end the game, 3 to 7", type=int, metavar="N")
    switch("--weeks", "the game ends after this week; 0: no limit", type=int, metavar="N")
    switch(
        "--removed-faction",
        f"with two players, the faction left out: {', '.join(FACTIONS[:4])}",
        metavar="NAME",
    )
    switch("--catalogue", "a TOML file with corrected numbers of the components", metavar="FILE")


NAMES = (
    "advanced",
    "hard",
    "relics",
    "starting_cities",
    "neutral_cities",
    "starting_heroes",
    "cities_to_end",
    "weeks",
    "removed_faction",
    "catalogue",
)


def given(args: argparse.Namespace) -> list[str]:
    """The table's options that the user gave."""
    return [name for name in NAMES if hasattr(args, name)]


def options_of(args: argparse.Namespace, players: int) -> Options:
    """The options that the user gave, checked."""
    chosen = {name: getattr(args, name) for name in given(args)}
    try:
        if "catalogue" in chosen:
            chosen["corrections"] = read_text(chosen.pop("catalogue"))
        options = Options(players=players, **chosen)
        start(options)
    except (OptionsError, CatalogueError) as error:
        raise CommandError(sentence(str(error))) from None
    return options


def option_flags(options: Options) -> str:
    """These options as one would type them."""
    flags = [f"--players {options.players}"]
    for name in ("advanced", "hard", "relics"):
        if getattr(options, name):
            flags.append(f"--{name}")
    if not options.neutral_cities:
        flags.append("--no-neutral-cities")
    plain = Options(players=options.players)
    for name in ("starting_cities", "starting_heroes", "cities_to_end", "weeks", "removed_faction"):
        if getattr(options, name) != getattr(plain, name):
            flags.append(f"--{name.replace('_', '-')} {getattr(options, name)}")
    if options.corrections:
        flags.append("--catalogue FILE")
    return " ".join(flags)


def player_counts(text: str) -> list[int]:
    """``2,3,4`` as numbers."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise CommandError(say("players-not-understood", text=text)) from None
