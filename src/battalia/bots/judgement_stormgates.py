"""What the things of The Stormgates are worth that lie neither on the board nor in a deck.

All figures are victory points; each module in play adds its own, under the name of its slice.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from battalia.engine.game import Game
from battalia.engine.land import ground, level_of, owner_of
from battalia.engine.modules import (
    bilkarr,
    checkpoints,
    heroic,
    kings_bridge,
    metamorpha,
    mountain_pass,
    new_great_artefacts,
    potions,
    royals,
    trading,
    valleys,
)
from battalia.engine.modules.stormgates import gates
from battalia.engine.oracle import DAYS_IN_A_WEEK
from battalia.engine.terms import (
    CLOSED_BUILDING,
    CLOSED_ROAD,
    NEUTRAL,
    ROYALS,
    Seat,
    card_of,
    shape_of,
)

POTION: Final = {
    potions.BERSERK: 0.4,
    potions.FREEZING: 0.7,
    potions.ECLIPSE: 0.8,
    potions.BROTHERHOOD: 0.4,
    potions.COLOSSUS: 0.8,
    potions.WEAKNESS: 0.6,
}
"""A potion at hand (S13.3)."""
DRUNK: Final = 0.8
"""What is left of it once it is drunk, for all of its days."""
POSTS: Final = (0.0, 0.6, 1.6)
"""One trading post, and both (S6.2)."""
WITHOUT_HERO: Final = 0.5
"""What is left of that while no hero can trade."""
AMPLIFIER: Final = 1.2
"""The way to a Great Artefact (S15.6); on its gate nothing but the toll is missing."""
ON_ITS_GATE: Final = 0.5
GATE_ARTEFACT: Final = 0.3
"""A Great Artefact under a gate for which the own amplifier is left (S15.7)."""
ON_THE_BRIDGE: Final = 0.2
BUILDING: Final = (0.0, 1.2, 1.5, 1.7, 1.8)
"""A card each turn from one of so many own buildings (S15.3); their points lie on the board."""
FRONTIER: Final = {CLOSED_BUILDING: 0.4, CLOSED_ROAD: 0.2}
"""A hero beside a card to explore (S15.2)."""
ON_HER_TERRAIN: Final = 0.25
AT_THE_MARKET: Final = 0.25
"""A hero where potions are sold."""
HIDDEN: Final = 0.1
"""A hidden city, per level (S7.4)."""
ROYAL: Final = 2.5
VETERAN: Final = 1.5
"""To be one after the next checkpoint, and now (S5.3)."""
VETERAN_NOW: Final = 1.0
GROWTH: Final = 1.2
"""Cards by which a deck grows in a turn."""


def assets(game: Game, seat: Seat) -> float:
    """What the modules' things are worth to this player."""
    total = 0.0
    for name in game.slices:
        worth = WORTH.get(name)
        if worth is not None:
            total += worth(game, seat)
    return total


# Checkpoints (S2.2, S3, S5.3).


def _countdown(game: Game) -> int | None:
    """Turns until decks are counted again; None: the game ends before (S3.1)."""
    week = max(2, -(-game.day // DAYS_IN_A_WEEK))
    if game.rules.weeks and week >= game.rules.weeks:
        return None
    return week * DAYS_IN_A_WEEK - game.day


def _chance(cards: int, turns: int, needed: int) -> float:
    """How likely a deck of so many cards has as many as needed after so many turns."""
    lacking = needed - 0.5 - cards - GROWTH * turns
    return 1 / (1 + exp(lacking / (0.2 + 0.3 * turns)))


def _deck(game: Game, seat: Seat) -> float:
    """The royals and the veterans' medal that the next checkpoint gives or takes."""
    turns = _countdown(game)
    if turns is None:
        return 0.0
    cards = game.deck_size(seat)
    total = 0.0
    if royals.NAME in game.slices:
        for kind in ROYALS:
            if card_of(kind, game.faction[seat]) not in game.limbo:
                total += ROYAL * _chance(cards, turns, royals.smallest_realm(game, kind))
    if heroic.NAME in game.slices:
        needed = game.rules.catalogue.box.veteran_deck
        total += VETERAN * _chance(cards, turns, needed)
    return total


def _veteran(game: Game, seat: Seat) -> float:
    return VETERAN_NOW if seat in heroic.veterans(game) else 0.0


# Trade, potions, the Cloak.


def _posts(game: Game, seat: Seat) -> float:
    worth = POSTS[min(len(trading.own_posts(game, seat)), len(POSTS) - 1)]
    return worth if max(game.heroes[2 * seat : 2 * seat + 2]) >= 0 else worth * WITHOUT_HERO


def _potions(game: Game, seat: Seat) -> float:
    total = 0.0
    days = game.rules.catalogue.box.potion_days
    for name, worth in POTION.items():
        of = potions.potion(game, name)
        if of.owner == seat:
            left = DRUNK * (of.drunk + days - game.day) / days if of.drunk else 1.0
            total += worth * left
    return total


def _market(game: Game, seat: Seat) -> float:
    space = bilkarr.BILKARR.of(game).space
    if space < 0 or space not in game.heroes[2 * seat : 2 * seat + 2]:
        return 0.0
    for_sale = any(potions.potion(game, name).owner is None for name in POTION)
    return AT_THE_MARKET if for_sale else 0.0


def _hidden(game: Game, seat: Seat) -> float:
    state = new_great_artefacts.IN_USE.of(game)
    if state.cloak_of != seat:
        return 0.0
    return HIDDEN * sum(level_of(game.tokens[space]) for space in state.hidden)


# Metamorpha and the valleys.


def _metamorpha(game: Game, seat: Seat) -> float:
    terrain = metamorpha.her_terrain(game)
    if terrain == NEUTRAL:
        return 0.0
    heroes = game.heroes[2 * seat : 2 * seat + 2]
    return ON_HER_TERRAIN * sum(s >= 0 and game.board[s] >> 9 == terrain for s in heroes)


def _valleys(game: Game, seat: Seat) -> float:
    explored = valleys.VALLEYS.of(game).explored
    own = sum(owner_of(game.tokens[building.space]) == seat for building in explored)
    total = BUILDING[min(own, len(BUILDING) - 1)]
    around = ground(game).land.around
    for space in game.heroes[2 * seat : 2 * seat + 2]:
        if space >= 0:
            total += max(
                FRONTIER.get(shape_of(game.board[there]), 0.0)
                if game.board[space] & side and game.board[there] > 0 and game.board[there] & back
                else 0.0
                for side, there, back in around[space]
            )
    return total


def _pass(game: Game, seat: Seat) -> float:
    total = 0.0
    for amplifier in mountain_pass.held(game):
        if amplifier.seat == seat:
            at = game.heroes[2 * seat + amplifier.hero]
            total += AMPLIFIER + ON_ITS_GATE * (gates(game).get(amplifier.gate) == at)
    return total


def _bridge(game: Game, seat: Seat) -> float:
    heroes = game.heroes[2 * seat : 2 * seat + 2]
    if max(heroes) < 0:
        return 0.0
    state = kings_bridge.BRIDGE.of(game)
    spent = {one.gate for one in state.spent if one.seat == seat}
    found = len({one.gate for one in state.buried} - spent)
    return GATE_ARTEFACT * found + ON_THE_BRIDGE * (game.rules.layout.link in heroes)


WORTH: Final[dict[str, Callable[[Game, Seat], float]]] = {
    checkpoints.NAME: _deck,
    heroic.NAME: _veteran,
    trading.NAME: _posts,
    potions.NAME: _potions,
    bilkarr.NAME: _market,
    new_great_artefacts.NAME: _hidden,
    metamorpha.NAME: _metamorpha,
    valleys.NAME: _valleys,
    mountain_pass.NAME: _pass,
    kings_bridge.NAME: _bridge,
}
"""By the name of a module's slice; a module that is off has none."""
