"""Kings and queens (S2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.opinions import number
from battalia.engine.game import Game
from battalia.engine.modules import royals
from battalia.engine.terms import FACTION, ROYALS, Card, Seat, card_of

ROYAL: Final = number("royals", "royal")


def _checkpoint(game: Game, seat: Seat, chance: Callable[[int], float]) -> float:
    """The own royals that a large deck gets or keeps (S2.2)."""
    total = 0.0
    for kind in ROYALS:
        if card_of(kind, game.faction[seat]) not in game.limbo:
            total += ROYAL * chance(royals.smallest_realm(game, kind))
    return total


def _owner(game: Game, card: Card) -> Seat:
    """A royal serves its own faction (S2.2)."""
    return game.faction.index(FACTION[card])


LORE: Final = Lore(
    module=royals.NAME,
    checkpoint=_checkpoint,
    owner=dict.fromkeys(ROYALS, _owner),
)
