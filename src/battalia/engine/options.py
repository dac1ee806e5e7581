"""What a table agrees on before the game (B12, B13, B14, S10.4, S10.5)."""

from typing import Any, Final

import msgspec

from battalia.engine.reasons import Reason, ReasonedError


class OptionsError(ReasonedError):
    """A table that cannot be set up: the option that stands in its way, and why."""

    outside = ""
    """Which of the modules from outside, where one is to blame."""

    def __init__(self, option: str, id: str, rule: str, **args: str | int | Reason) -> None:
        super().__init__(Reason(id, rule, {"option": option, **args}))
        self.option = option


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a table; the defaults are the plain base game.

    What each can be, where the rules speak of it and what it needs says its module (``Option``).
    """

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
    layout: str = ""
    """B14.3, S10.3: the text of a layout file; empty = the board of the book."""
    corrections: str = ""
    """The text of a file that corrects catalogue entries."""

    modules: tuple[str, ...] = ()
    """Modules from outside, by name."""

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


msgspec.json.Decoder(Options)  # Learnt here, not by several threads at once.

PLAIN: Final = Options()


def with_expansion(players: int = 4, **chosen: Any) -> Options:
    """S10.4: a table with the expansion, as the book sets it up; what is chosen comes first."""
    usual: dict[str, Any] = dict.fromkeys(
        ("expansion", "stormgates", "advanced", "heroic", "draft", "royals", "trading", "fortune"),
        True,
    )
    usual |= {"great_artefacts": True, "teams": players >= 4}
    return Options(players=players, **(usual | chosen))
