"""The Mountain Pass: amplifiers (S15.6)."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.opinions import number
from battalia.bots.senses import great_worth
from battalia.engine.game import Game
from battalia.engine.modules import mountain_pass
from battalia.engine.modules.stormgates import gates
from battalia.engine.terms import Hero, Seat

AMPLIFIER: Final = number("mountain-pass", "amplifier")
ON_ITS_GATE: Final = number("mountain-pass", "on-its-gate")


def _worth(game: Game, seat: Seat) -> float:
    total = 0.0
    for amplifier in mountain_pass.held(game):
        if amplifier.seat == seat:
            at = game.heroes[2 * seat + amplifier.hero]
            total += AMPLIFIER + ON_ITS_GATE * (gates(game).get(amplifier.gate) == at)
    return total


def _jump(game: Game, seat: Seat, hero: Hero, gate: int) -> float:
    """By an amplifier on its gate a Great Artefact."""
    amplifier = mountain_pass.amplifier_of(game, seat, hero)
    found = amplifier is not None and amplifier.gate == gate
    return great_worth(game, 1.0) if found else 0.0


LORE: Final = Lore(module=mountain_pass.NAME, jump=_jump, assets=_worth)
