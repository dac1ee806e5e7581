"""The Mask (S7.6)."""

from __future__ import annotations

from typing import Final

from battalia.bots.fighting import battle_cards
from battalia.bots.lore import Lore
from battalia.bots.reasons import turns_battle
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.choices import Choice
from battalia.engine.game import Game, Question
from battalia.engine.modules.great_artefacts.mask import MASK_CARD, TakeOver, deceptions
from battalia.engine.terms import KIND, Seat


def _turning(game: Game, question: Question) -> list[Choice]:
    """All that could be taken over."""
    return [option for option in question.options if isinstance(option, TakeOver)]


def _reach(game: Game, battle: Battle, seat: Seat) -> int:
    """What the other side would lose and this one win, at most."""
    if not game.rules.lines_mix or MASK_CARD not in battle_cards(game, battle, seat):
        return 0
    strength = game.rules.catalogue.attack_strength
    other = battle.defender if seat == battle.attacker else battle.attacker
    assert other is not None
    line = game.line[other]
    return 2 * max(
        (
            sum(strength[KIND[line[place].card]] for place in way.places)
            for way in deceptions(game, other)
        ),
        default=0,
    )


LORE: Final = Lore(
    module="mask",
    turning=_turning,
    reach=_reach,
    reasons={TakeOver: turns_battle},
)
