"""Fanatics (S14)."""

from __future__ import annotations

from typing import Final

from battalia.bots.fighting import battle_cards
from battalia.bots.lore import Lore
from battalia.bots.opinions import KEPT
from battalia.bots.reasons import turns_battle
from battalia.bots.senses import worth_of
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.choices import Choice, Item
from battalia.engine.game import Game, Question
from battalia.engine.modules.fanatics import NAME, Rouse
from battalia.engine.terms import FANATICS, KIND, Seat


def _turning(game: Game, question: Question) -> list[Choice]:
    """Each fanatic with the sacrifice that costs least: what fights last."""
    strength = game.rules.catalogue.attack_strength

    def cost(option: Rouse) -> float:
        return strength[KIND[option.sacrifice]] + KEPT[KIND[option.sacrifice]]

    cheapest: dict[Item, Rouse] = {}
    for option in question.options:
        if isinstance(option, Rouse):
            known = cheapest.get(option.item)
            if known is None or cost(option) < cost(known):
                cheapest[option.item] = option
    return [*cheapest.values()]


def _reach(game: Game, battle: Battle, seat: Seat) -> int:
    """A fanatic fights with twice its strength."""
    zone = battle_cards(game, battle, seat)
    fanatics = [card for card in zone if card in FANATICS]
    catalogue = game.rules.catalogue
    if not fanatics or len(zone) < 2 or game.deck_size(seat) <= catalogue.smallest_deck:
        return 0
    return 2 * max(catalogue.attack_strength[KIND[card]] for card in fanatics)


def _rouses(game: Game, seat: Seat, options: list[Rouse]) -> list[Rouse]:
    """Each fanatic with the sacrifice that costs least."""
    cheapest: dict[Item, Rouse] = {}
    for option in sorted(options, key=lambda wish: worth_of(game, seat, wish.sacrifice)):
        cheapest.setdefault(option.item, option)
    return sorted(cheapest.values(), key=lambda wish: -wish.item.kind)[:2]


LORE: Final = Lore(
    module=NAME,
    turning=_turning,
    reach=_reach,
    listed={Rouse: _rouses},
    reasons={Rouse: turns_battle},
)
