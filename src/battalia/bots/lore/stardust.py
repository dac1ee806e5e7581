"""Stardust (S6.3)."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.senses import attraction, best, counts
from battalia.engine.chapters.heroes import journeys
from battalia.engine.choices import Travel
from battalia.engine.game import Game
from battalia.engine.modules import stardust
from battalia.engine.terms import STARDUST, Seat


def _travels(game: Game, seat: Seat, options: list[Travel]) -> list[Travel]:
    """Nearer to something, where stardust saves cards: other ways are thought of step by step."""
    worth_of_dust = game.rules.stardust_supply
    dust = worth_of_dust * counts(game, seat)[STARDUST]
    if not dust:
        return []
    start = {travel.hero: game.heroes[2 * seat + travel.hero] for travel in options}
    now = {hero: attraction(game, seat, here) for hero, here in start.items()}

    def saves(travel: Travel) -> bool:
        way = journeys(game, seat, start[travel.hero]).to(travel.space)
        return way is not None and worth_of_dust <= way.price <= dust

    def worth(travel: Travel) -> float:
        return attraction(game, seat, travel.space) - now[travel.hero]

    return best([travel for travel in options if saves(travel)], worth, 2)


LORE: Final = Lore(module=stardust.NAME, listed={Travel: _travels})
