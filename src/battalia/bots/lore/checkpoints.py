"""Checkpoints: what the next one may give or take (S3)."""

from __future__ import annotations

from math import exp
from typing import Final

from battalia.bots.lore import Lore, known
from battalia.bots.opinions import number
from battalia.engine.chapters.oracle import DAYS_IN_A_WEEK
from battalia.engine.game import Game
from battalia.engine.modules import checkpoints
from battalia.engine.terms import Seat

GROWTH: Final = number("checkpoints", "growth")


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
    """What a deck is worth that is large enough when it is counted next."""
    turns = _countdown(game)
    if turns is None:
        return 0.0
    cards = game.deck_size(seat)

    def chance(needed: int) -> float:
        return _chance(cards, turns, needed)

    total = 0.0
    for name, worth in known().checkpoints.items():
        if name in game.slices:
            total += worth(game, seat, chance)
    return total


LORE: Final = Lore(module=checkpoints.NAME, assets=_deck)
