"""The rules of one table and the named points at which modules bend them.

The options are read once, when ``assemble`` puts the rules together; after that nobody asks
which modules are on. A module's ``install(rules)`` adds itself to the points below.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from battalia.engine.catalogue import load_catalogue
from battalia.engine.catalogue.loading import Catalogue
from battalia.engine.notation import Notation
from battalia.engine.options import Options, OptionsError, check_options
from battalia.engine.terms import FACTIONS

if TYPE_CHECKING:
    from battalia.engine.choices import Choice
    from battalia.engine.game import Game
    from battalia.engine.reasons import Reason
    from battalia.engine.rows import Affordable, Purse

SetupStep = Callable[["Game"], None]
Offer = Callable[["Game", int, "Purse", list["Choice"]], None]
Handler = Callable[["Game", int, Any], None]
Obstacle = Callable[["Game", int, "Purse", Any], "Reason | None"]


class Rules:
    """What holds at one table. Shared by all copies of its game; never changed in play."""

    def __init__(self, options: Options, catalogue: Catalogue) -> None:
        self.options = options
        self.catalogue: Catalogue = catalogue
        self.layout = catalogue.layouts[options.players]
        self.notation = Notation(self.layout.rows, self.layout.columns, options.players)

        # Values that modules may set.
        self.neutral_level = catalogue.tokens.neutral
        """Token of neutral cities (B1.1, B13.1)."""
        self.ruins_level = catalogue.tokens.ruins
        """Token of the ruins (B1.1, B13.1); 0 = none, they cannot be attacked (B13.2)."""
        self.cities_to_end = catalogue.cities_to_end
        """Level 4 cities that end the game (B10.2, B13.3)."""
        self.weeks = 0
        """Weeks after which the game ends; 0 = no limit (B13.3)."""

        # Steps.
        self.setup: list[tuple[str, SetupStep]] = []
        """The named steps of B1, in order; modules replace, insert or drop them."""
        self.evening: list[Callable[[Game], None]] = []
        """After the last turn of a day, before the Oracle turns (B5.10)."""

        # The action step (B2.3).
        self.offers: list[Offer] = []
        """Each adds the actions of its chapter that can be completed now."""
        self.handlers: dict[type[Choice], Handler] = {}
        """Each begins the action that its chapter offered."""
        self.obstacles: dict[type[Choice], Obstacle] = {}
        """Why an action of its chapter cannot be begun now; None: nothing forbids it."""
        self.effects: dict[type[Choice], Handler] = {}
        """Each carries out a row that has been paid (B3.1)."""

        self.uses: dict[int, Handler] = {}
        """What using a card as this kind of artefact begins (B5, B6)."""

        self.affordable: dict[bytes, Affordable] = {}
        """What can be paid for with which cards, as far as it has been asked for."""

        # Modifiers.
        self.homes: list[Callable[[Game, int], list[int]]] = []
        """Further spaces that link a player's buildings like own cities (B4.6, B13.2)."""
        self.free_steps: list[Callable[[Game, int, int], bool]] = []
        """Whether a step of this player's hero onto this space is free (B12.1)."""
        self.battle_bonuses: list[Callable[[Game, int, int], int]] = []
        """What a side has from the start of a battle on this space (B8.3, B12.2)."""
        self.vetoes: list[Callable[[Game, int, int], Reason | None]] = []
        """Why this player may not attack the neutral city on this space (B13.2)."""

        # Triggers.
        self.spoils: list[Callable[[Game, int, int], None]] = []
        """After this player conquered the neutral city on this space (B13.2)."""

    def replace_step(self, name: str, step: SetupStep) -> None:
        """Another step of set-up in this one's place."""
        self.setup[self._step(name)] = (name, step)

    def drop_step(self, name: str) -> None:
        """This step of set-up is left out."""
        del self.setup[self._step(name)]

    def insert_after(self, name: str, new: str, step: SetupStep) -> None:
        """A further step of set-up after this one."""
        self.setup.insert(self._step(name) + 1, (new, step))

    def _step(self, name: str) -> int:
        return [known for known, _ in self.setup].index(name)


@lru_cache(maxsize=64)
def assemble(options: Options) -> Rules:
    """The rules of a table: the chapters, then the modules that its options name.

    Tables with the same options share them.
    """
    from battalia.engine import chapters, modules

    check_options(options)
    catalogue = load_catalogue(options.corrections)
    if (
        options.removed_faction
        and FACTIONS.index(options.removed_faction) not in catalogue.factions
    ):
        raise OptionsError(f"{options.removed_faction} is not in the box")
    rules = Rules(options, catalogue)
    chapters.install(rules)
    modules.install(rules)
    return rules
