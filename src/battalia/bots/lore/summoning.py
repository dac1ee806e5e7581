"""Figures that the Lost Scroll summons (S7.7)."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore, known
from battalia.engine.game import Game
from battalia.engine.modules.great_artefacts import summoning
from battalia.engine.modules.great_artefacts.summoning import Summon
from battalia.engine.terms import Seat


def _summon(game: Game, seat: Seat, choice: Summon) -> float:
    """A figure where an own hero has something of it; one that nobody knows stays away."""
    worth = known().summoned.get(choice.npc)
    return -1.0 if worth is None else worth(game, seat, choice.space)


LORE: Final = Lore(module=summoning.NAME, scores={Summon: _summon})
