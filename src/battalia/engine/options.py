"""What a table agrees on before the game (B12, B13, B14, S10.4, S10.5)."""

from typing import Any, Final

import msgspec

from battalia.engine.notation import shown
from battalia.engine.reasons import Reason, ReasonedError
from battalia.engine.terms import FACTIONS


class OptionsError(ReasonedError):
    """A table that cannot be set up: the option that stands in its way, and why."""

    def __init__(self, option: str, id: str, rule: str, **args: str | int) -> None:
        super().__init__(Reason(id, rule, {"option": option, **args}))
        self.option = option


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

PLAIN: Final = Options()

MODULES: Final = (
    "stormgates", "royals", "teams", "heroic", "trading", "great_artefacts", "fortune", "draft",
    "metamorpha", "bilkarr", "fanatics", "valleys", "staff", "summoning",
)  # fmt: skip
"""What the expansion lets a table switch on."""
DETAILS: Final = ("three_against_three", "two_attacks", "map_end", "factions", "layout")
TEXTS: Final = ("corrections", "factions", "layout")
"""What players write themselves."""
VALUES: Final[dict[str, tuple[str, tuple[int | str, ...]]]] = {
    "players": ("S10.5", (2, 3, 4, 5, 6)),
    "starting_cities": ("B13.3", (1, 2)),
    "starting_heroes": ("B13.3", (0, 1, 2)),
    "cities_to_end": ("B13.3", (0, 3, 4, 5, 6, 7)),
    "weeks": ("B13.3", tuple(range(10))),
    "removed_faction": ("B14.2", ("", *FACTIONS[:4])),
    "valleys": ("S15.1", ("", "pass", "bridge")),
    "map_end": ("S11.1", ("", "on", "off")),
}
"""What each option that is neither a switch nor a text can be, and the rule that says so."""


def with_expansion(players: int = 4, **chosen: Any) -> Options:
    """S10.4: a table with the expansion, as the book sets it up; what is chosen comes first."""
    usual: dict[str, Any] = dict.fromkeys(
        ("expansion", "stormgates", "advanced", "heroic", "draft", "royals", "trading", "fortune"),
        True,
    )
    usual |= {"great_artefacts": True, "teams": players >= 4}
    return Options(players=players, **(usual | chosen))


def check_options(options: Options) -> None:
    """Refuses what cannot be played.

    Of two options that do not go together the lesser one is refused: the other can be chosen
    without it (``agreement.settled``).
    """
    for name, (rule, values) in VALUES.items():
        _check_value(name, getattr(options, name), values, rule)
    _check_boxes(options)
    _check_needs(options)
    # One more than there are cannot all be different.
    named = options.factions.split(maxsplit=len(FACTIONS))
    for faction in named:
        _check_value("factions", faction, FACTIONS, "S10.1")
        if named.count(faction) > 1:
            raise OptionsError("factions", "options-faction-twice", "S10.1", faction=faction)


def _check_value(option: str, value: int | str, values: tuple[int | str, ...], rule: str) -> None:
    if value not in values:
        known = ", ".join(str(one) for one in values if one != "")
        raise OptionsError(option, "options-value", rule, value=shown(value), values=known)


def _need(options: Options, option: str, met: bool, id: str, rule: str) -> None:
    """Refuses an option that is chosen where it cannot be."""
    value = getattr(options, option)
    if not met and value != getattr(PLAIN, option):
        # Of a number it matters which one it is.
        entry = {"entry": str(value)} if type(value) is int else {}
        raise OptionsError(option, id, rule, **entry)


def _check_boxes(options: Options) -> None:
    """S10.5: what is in which box."""
    expansion = options.expansion
    _need(options, "players", expansion or options.players <= 4, "options-needs-expansion", "S10.5")
    for name in MODULES + DETAILS:
        _need(options, name, expansion, "options-needs-expansion", "S10.5")
    _need(options, "removed_faction", not expansion, "options-needs-base", "S10.1")
    _need(options, "removed_faction", options.players == 2, "options-needs-two", "B14.2")


def _check_needs(options: Options) -> None:
    """S10.5: what needs what."""
    teams, players = options.teams, options.players
    needs = [
        ("starting_cities", not options.relics, "options-no-relics", "B13.2"),
        ("starting_heroes", not options.relics, "options-no-relics", "B13.2"),
        ("neutral_cities", not options.relics, "options-no-relics", "B13.2"),
        ("heroic", options.advanced, "options-needs-advanced", "S10.5"),
        ("hard", not options.heroic, "options-part-of-heroic", "S5.1"),
        ("metamorpha", options.stormgates, "options-needs-stormgates", "S10.5"),
        ("bilkarr", options.stormgates, "options-needs-stormgates", "S10.5"),
        ("valleys", options.stormgates, "options-needs-stormgates", "S10.5"),
        ("valleys", players >= 4, "options-needs-four", "S10.5"),
        ("hard", not options.valleys, "options-no-valleys", "S10.5"),
        ("relics", not options.valleys, "options-no-valleys", "S10.5"),
        ("teams", players >= 4, "options-needs-four", "S10.5"),
        ("cities_to_end", not teams, "options-no-teams", "S11.1"),
        ("three_against_three", teams and players == 6, "options-needs-teams-of-six", "S4.1"),
        ("two_attacks", teams and players == 5, "options-needs-teams-of-five", "S4.6"),
        ("summoning", options.great_artefacts, "options-needs-great-artefacts", "S7.7"),
        ("summoning", options.metamorpha or options.bilkarr, "options-needs-figure", "S7.7"),
        ("staff", options.great_artefacts, "options-needs-great-artefacts", "S7.9"),
    ]
    for need in needs:
        _need(options, *need)
