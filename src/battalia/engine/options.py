"""What a table agrees on before the game (B12, B13, B14, S10.4, S10.5)."""

from typing import Any, Final

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

    # The Stormgates. All of these need ``expansion``; see ``with_expansion`` for its defaults.
    expansion: bool = False
    """The second box is on the table: S0, S10, S11, S16."""
    stormgates: bool = False
    """S1."""
    royals: bool = False
    """S2: kings and queens."""
    teams: bool = False
    """S4; without it everybody plays for themselves."""
    three_against_three: bool = False
    """S4.1: six players in two teams instead of three."""
    two_attacks: bool = False
    """S4.6: the team of three makes at most two attacks per turn."""
    heroic: bool = False
    """S5."""
    trading: bool = False
    """S6."""
    great_artefacts: bool = False
    """S7: those of both boxes."""
    summoning: bool = False
    """S7.7: the Lost Scroll may summon Metamorpha or Bilkarr instead."""
    staff: bool = False
    """S7.9: the Staff of Terra."""
    fortune: bool = False
    """S8."""
    draft: bool = False
    """S9."""
    metamorpha: bool = False
    """S12."""
    bilkarr: bool = False
    """S13."""
    fanatics: bool = False
    """S14."""
    valleys: str = ""
    """S15: ``pass`` (the Mountain Pass) or ``bridge`` (the King's Bridge); empty = none."""
    map_end: str = ""
    """S11.1: ``on`` or ``off``; empty = as the book has it for this table."""
    factions: str = ""
    """S10.1: the factions agreed on, by name; empty = at random."""
    layout: str = ""
    """S10.3: the text of a layout file; empty = the board of the book."""


msgspec.json.Decoder(Options)  # Learnt here, not by several threads at once.

MODULES: Final = (
    "stormgates", "royals", "teams", "heroic", "trading", "great_artefacts", "fortune", "draft",
    "metamorpha", "bilkarr", "fanatics", "valleys", "staff", "summoning",
)  # fmt: skip
"""What the expansion lets a table switch on."""
DETAILS: Final = ("three_against_three", "two_attacks", "map_end", "factions", "layout")


def with_expansion(players: int = 4, **chosen: Any) -> Options:
    """S10.4: a table with the expansion, as the book sets it up; what is chosen comes first."""
    usual: dict[str, Any] = dict.fromkeys(
        ("expansion", "stormgates", "advanced", "heroic", "draft", "royals", "trading", "fortune"),
        True,
    )
    usual |= {"great_artefacts": True, "teams": players >= 4}
    return Options(players=players, **(usual | chosen))


def check_options(options: Options) -> None:
    """Refuses what cannot be played, in plain words."""
    if options.expansion:
        if options.players not in (2, 3, 4, 5, 6):
            raise OptionsError("The Stormgates is for 2 to 6 players (S10)")
    elif options.players in (5, 6):
        raise OptionsError("5 and 6 players need the expansion (S10.5)")
    elif options.players not in (2, 3, 4):
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
        if options.expansion:
            raise OptionsError("with the expansion the factions are chosen among six (S10.1)")
        if options.removed_faction not in FACTIONS[:4]:
            raise OptionsError(f"{options.removed_faction!r} is no faction of the base game")
    if options.relics:
        if options.starting_cities == 2:
            raise OptionsError("hidden relics has no starting cities (B13.2)")
        if options.starting_heroes:
            raise OptionsError("in hidden relics every player starts with one hero (B13.2)")
        if not options.neutral_cities:
            raise OptionsError("hidden relics is about its neutral cities (B13.2)")
    if options.expansion:
        _check_expansion(options)
    else:
        for name in MODULES + DETAILS:
            if getattr(options, name):
                raise OptionsError(f"{name.replace('_', ' ')} needs the expansion (S10.5)")


def _check_expansion(options: Options) -> None:
    """S10.5: what needs what."""
    players = options.players
    if options.heroic and not options.advanced:
        raise OptionsError("heroic mode needs the advanced game (S10.5)")
    if options.heroic and options.hard:
        raise OptionsError("the hard scenario is part of heroic mode (S5.1)")
    for name, title in (
        ("metamorpha", "Metamorpha"),
        ("bilkarr", "Bilkarr"),
        ("valleys", "the valleys"),
    ):
        if getattr(options, name) and not options.stormgates:
            raise OptionsError(f"{title} needs the stormgates (S10.5)")
    if options.teams and players < 4:
        raise OptionsError("teams are for 4 to 6 players (S10.5)")
    if options.teams and options.cities_to_end:
        raise OptionsError("in teams nine or twelve level 4 cities end the game (S11.1)")
    if options.three_against_three and not (options.teams and players == 6):
        raise OptionsError("three against three is for teams of six players (S4.1)")
    if options.two_attacks and not (options.teams and players == 5):
        raise OptionsError("the limit of two attacks is for teams of five players (S4.6)")
    if options.summoning and not options.great_artefacts:
        raise OptionsError("summoning needs the new Great Artefacts: the Lost Scroll (S7.7)")
    if options.summoning and not (options.metamorpha or options.bilkarr):
        raise OptionsError("summoning needs Metamorpha or Bilkarr (S7.7)")
    if options.staff and not options.great_artefacts:
        raise OptionsError("the Staff of Terra needs the new Great Artefacts (S7.9)")
    if options.map_end not in ("", "on", "off"):
        raise OptionsError("the complete map ends the game or not: on or off (S11.1)")
    if options.valleys:
        if options.valleys not in ("pass", "bridge"):
            raise OptionsError(
                "the valleys have the Mountain Pass or the King's Bridge: pass or bridge (S15.1)"
            )
        if players < 4:
            raise OptionsError("the valleys need 4 to 6 players (S10.5)")
        if options.relics or options.hard:
            raise OptionsError("the base scenarios do not go with the valleys (S10.5)")
    if options.factions:
        names = options.factions.split()
        for name in names:
            if name not in FACTIONS:
                raise OptionsError(f"{name!r} is no faction")
        if len(set(names)) != len(names):
            raise OptionsError("each faction can be named once (S10.1)")
