"""The heroic mode: veterans (S5.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.opinions import number
from battalia.engine.game import Game
from battalia.engine.modules import heroic
from battalia.engine.terms import Seat

VETERAN: Final = number("heroic", "veteran")
VETERAN_NOW: Final = number("heroic", "veteran-now")


def _checkpoint(game: Game, seat: Seat, chance: Callable[[int], float]) -> float:
    """The medal that a large deck gets or keeps."""
    return VETERAN * chance(game.rules.catalogue.box.veteran_deck)


def _veteran(game: Game, seat: Seat) -> float:
    return VETERAN_NOW if seat in heroic.veterans(game) else 0.0


LORE: Final = Lore(module=heroic.NAME, checkpoint=_checkpoint, assets=_veteran)
