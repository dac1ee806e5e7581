"""Bilkarr and his market (S13.1, S13.2)."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.lore.potions import POTION
from battalia.bots.opinions import number
from battalia.bots.reasons import in_its_words
from battalia.bots.senses import best, counts
from battalia.engine.game import Game
from battalia.engine.modules import bilkarr, potions
from battalia.engine.modules.bilkarr import BuyPotion
from battalia.engine.modules.potions import potion
from battalia.engine.terms import SUPPLY, Seat, Space

AT_THE_MARKET: Final = number("bilkarr", "at-the-market")
ERRAND: Final = number("bilkarr", "errand")


def _worth(game: Game, seat: Seat) -> float:
    """A hero where potions are sold."""
    space = bilkarr.BILKARR.of(game).space
    if space < 0 or space not in game.heroes[2 * seat : 2 * seat + 2]:
        return 0.0
    for_sale = any(potion(game, name).owner is None for name in potions.cards_of(game))
    return AT_THE_MARKET if for_sale else 0.0


def _errand(game: Game, seat: Seat, space: Space) -> float:
    return ERRAND if bilkarr.BILKARR.of(game).space == space else 0.0


def _summoned(game: Game, seat: Seat, space: Space) -> float:
    """To an own hero who can pay."""
    near = space in game.heroes[2 * seat : 2 * seat + 2]
    return 0.8 if near and counts(game, seat)[SUPPLY] > 1 else -1.0


def _potions(game: Game, seat: Seat, options: list[BuyPotion]) -> list[BuyPotion]:
    """The two best."""
    return best(options, lambda buy: POTION[buy.potion], 2)


LORE: Final = Lore(
    module=bilkarr.NAME,
    errand=_errand,
    summoned=_summoned,
    listed={BuyPotion: _potions},
    assets=_worth,
    hopes={BuyPotion: in_its_words(lambda game, buy: potions.cards_of(game)[buy.potion])},
)
