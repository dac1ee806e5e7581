"""What a table agrees on before the game (B12, B13, B14)."""

import msgspec

from battalia.engine.terms import FACTIONS


class OptionsError(Exception):
    """A table that cannot be set up, with the reason in one sentence."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a table; the defaults are the plain base game."""

    players: int = 4
    advanced: bool = False
    """B12: free steps and battle bonus on home terrain."""
    hard: bool = False
    """B13.1: neutral cities defend with 6, ruins with 10."""
    relics: bool = False
    """B13.2: the hidden relics scenario."""
    starting_cities: int = 1
    """B13.3: one or two."""
    neutral_cities: bool = True
    """B13.3: off = the neutral-city spaces stay empty."""
    starting_heroes: int = 0
    """B13.3: none, one or two, on the own first city."""
    cities_to_end: int = 0
    """B13.3: level 4 cities that end the game, 3 to 7; 0 = as printed (five)."""
    weeks: int = 0
    """B13.3: the game ends after this week; 0 = no limit."""
    removed_faction: str = ""
    """B14.2: with two players, the faction left out by agreement; empty = at random."""
    corrections: str = ""
    """The text of a file that corrects catalogue entries."""


def check_options(options: Options) -> None:
    """Refuses what cannot be played, in plain words."""
    if options.players not in (2, 3, 4):
        raise OptionsError("the base game is for 2, 3 or 4 players")
    if options.starting_cities not in (1, 2):
        raise OptionsError("a player starts with one or two cities (B13.3)")
    if options.starting_heroes not in (0, 1, 2):
        raise OptionsError("a player starts with no, one or two heroes (B13.3)")
    if options.cities_to_end and not 3 <= options.cities_to_end <= 7:
        raise OptionsError("3 to 7 level 4 cities end the game (B13.3)")
    if not 0 <= options.weeks <= 9:
        raise OptionsError("a limit of weeks is 1 to 9, or 0 for none (B13.3)")
    if options.removed_faction:
        if options.players != 2:
            raise OptionsError("a faction is removed with two players only (B14.2)")
        if options.removed_faction not in FACTIONS[:4]:
            raise OptionsError(f"{options.removed_faction!r} is no faction of the base game")
    if options.relics:
        if options.starting_cities == 2:
            raise OptionsError("hidden relics has no starting cities (B13.2)")
        if options.starting_heroes:
            raise OptionsError("in hidden relics every player starts with one hero (B13.2)")
        if not options.neutral_cities:
            raise OptionsError("hidden relics is about its neutral cities (B13.2)")
