"""Trading posts (S6)."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.opinions import KEPT, number, numbers
from battalia.bots.senses import artefact_worth, best, counts, worth_of
from battalia.engine.chapters.land import ground
from battalia.engine.game import Game
from battalia.engine.modules import trading
from battalia.engine.modules.trading import TRADING, BuildPost, Trade
from battalia.engine.terms import CHEST, CHEST_CARD, KIND, SUPPLY_CARD, Seat

POSTS: Final = numbers("trading", "posts")
"""No trading post, one, both (S6.2)."""
WITHOUT_HERO: Final = number("trading", "without-hero")
"""What is left of that while no hero can trade."""


def _worth(game: Game, seat: Seat) -> float:
    worth = POSTS[min(len(trading.own_posts(game, seat)), len(POSTS) - 1)]
    return worth if max(game.heroes[2 * seat : 2 * seat + 2]) >= 0 else worth * WITHOUT_HERO


def _posts(game: Game, seat: Seat, options: list[BuildPost]) -> list[BuildPost]:
    """Where a hero stands or can be soon, else near the own cities (S6.1)."""
    land = ground(game).land
    starts = [space for space in game.heroes[2 * seat : 2 * seat + 2] if space >= 0]
    ways = [land.distances(space) for space in starts or ground(game).cities(game, seat)]
    standing = {post.space for post in TRADING.of(game).posts if post.seat == seat}

    def far(wish: BuildPost) -> int:
        return min(steps.get(wish.space, 99) for steps in ways) + 2 * (wish.space in standing)

    return sorted(options, key=far)[:2]


def _trades(game: Game, seat: Seat, options: list[Trade]) -> list[Trade]:
    """An idle artefact for a chest, a chest for a useful one, supply for stardust (S6.2)."""
    count = counts(game, seat)
    stardust = [trade for trade in options if trade.card == SUPPLY_CARD]
    idle = [
        trade
        for trade in options
        if trade.card not in (SUPPLY_CARD, CHEST_CARD)
        and (KEPT[KIND[trade.card]] <= KEPT[CHEST] or count[KIND[trade.card]] > 1)
    ]
    idle.sort(key=lambda trade: worth_of(game, seat, trade.card))

    def worth(trade: Trade) -> float:
        assert trade.artefact is not None
        return artefact_worth(game, seat, trade.artefact)

    chests = [trade for trade in options if trade.card == CHEST_CARD]
    return stardust + idle[:1] + best(chests, worth, 2)


LORE: Final = Lore(
    module=trading.NAME,
    listed={Trade: _trades, BuildPost: _posts},
    assets=_worth,
)
