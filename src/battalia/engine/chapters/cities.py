"""Upgrading and annexing cities (B3.5, B8.10)."""

from __future__ import annotations

from typing import Final

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.land import (
    free_token,
    holds_city,
    holds_token,
    level_of,
    own_cities,
    owner_of,
    set_token,
    token,
)
from battalia.engine.chapters.paying import begin_paying
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import (
    Annex,
    Choice,
    Upgrade,
)
from battalia.engine.events import (
    CityAnnexed,
    CityUpgraded,
)
from battalia.engine.game import Game
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    KING,
    LORD,
    Seat,
    Space,
)

NO_CITY_HERE: Final = Reason("no-city-here", "B3.5")
NOT_YOUR_CITY: Final = Reason("not-your-city", "B3.5")
HIGHEST_LEVEL: Final = Reason("highest-level", "B3.5")
NO_HIGHER: Final = Reason("no-higher-residence", "S1.6")
CANNOT_UPGRADE: Final = Reason("cannot-pay", "B3.5", {"purpose": "upgrade"})
NO_TOKEN: Final = {level: Reason("no-token", "B3.9", {"level": level}) for level in range(1, 7)}


def obstacle_to_raise(game: Game, seat: Seat, space: Space) -> Reason | None:
    """Whether this player's city here could get the next level, whatever it costs (B3.9)."""
    mark = game.tokens[space]
    if not holds_city(game, space):
        return NO_CITY_HERE
    if owner_of(mark) != seat:
        return NOT_YOUR_CITY
    level = level_of(mark)
    if level >= LORD:
        return HIGHEST_LEVEL
    if level == 2 and not free_token(game, seat, 3):
        return NO_TOKEN[3]
    return None


def obstacle_to_raise_free(game: Game, seat: Seat, space: Space) -> Reason | None:
    """The same for an upgrade that costs nothing: residences and the capital, too (S1.6)."""
    reason = obstacle_to_raise(game, seat, space)
    if reason is HIGHEST_LEVEL and game.rules.level_limits:
        level = level_of(game.tokens[space]) + 1
        if level <= KING and game.rules.great_token(game, seat, level):
            return None
        return NO_HIGHER
    return reason


def obstacle_to_upgrade(game: Game, seat: Seat, purse: Purse, wish: Upgrade) -> Reason | None:
    """B3.5: two units of the next level's rank."""
    reason = obstacle_to_raise(game, seat, wish.space)
    if reason is None:
        level = level_of(game.tokens[wish.space]) + 1
        if not purse.covers(game, seat, game.rules.catalogue.upgrade_costs[level]):
            return CANNOT_UPGRADE
    return reason


def offer_upgrades(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Own cities that can be upgraded."""
    if purse.affordable.upgrades:
        for space in own_cities(game, seat):
            wish = Upgrade(space)
            if obstacle_to_upgrade(game, seat, purse, wish) is None:
                out.append(wish)


def upgrade_price(game: Game, seat: Seat, wish: Upgrade) -> Cost:
    """B3.5."""
    return game.rules.catalogue.upgrade_costs[level_of(game.tokens[wish.space]) + 1]


def upgrade(game: Game, seat: Seat, purpose: Upgrade) -> None:
    """B3.5, B3.9: the token is flipped, or a 3/4 token replaces it."""
    raise_city(game, seat, purpose.space)


def raise_city(game: Game, seat: Seat, space: Space) -> None:
    """The city gets the next level."""
    level = level_of(game.tokens[space]) + 1
    set_token(game, space, token(seat, level))
    game.tell(CityUpgraded(seat, space, level))


NOT_ABANDONED: Final = Reason("not-abandoned", "B8.10")
NO_HERO_THERE: Final = Reason("no-hero-there", "B8.10")


def obstacle_to_annex(game: Game, seat: Seat, purse: Purse, wish: Annex) -> Reason | None:
    """B8.10: an abandoned city, an own hero on it, a free level 1 token."""
    space = wish.space
    if not holds_token(game, space) or game.tokens[space]:
        return NOT_ABANDONED
    if space not in game.heroes[2 * seat : 2 * seat + 2]:
        return NO_HERO_THERE
    if not free_token(game, seat, 1):
        return NO_TOKEN[1]
    return None


def offer_annexing(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Abandoned cities under own heroes."""
    heroes = game.heroes[2 * seat : 2 * seat + 2]
    heroes.sort()
    last = -1
    for space in heroes:
        if space > last and obstacle_to_annex(game, seat, purse, Annex(space)) is None:
            out.append(Annex(space))
        last = space


def annex(game: Game, seat: Seat, choice: Annex) -> None:
    """B8.10: a level 1 token; no weapon, no reward."""
    set_token(game, choice.space, token(seat, 1))
    game.tell(CityAnnexed(seat, choice.space, 1))


ACTIONS: Final = (
    Action(
        Upgrade,
        obstacle_to_upgrade,
        offer_upgrades,
        begin_paying,
        price=upgrade_price,
        effect=upgrade,
    ),
    Action(Annex, obstacle_to_annex, offer_annexing, annex),
)
