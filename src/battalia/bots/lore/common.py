"""What several modules do alike: gifts, free promotions, free upgrades."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.senses import NEVER, artefact_worth, best_card, changed, counts
from battalia.engine.chapters.land import level_of
from battalia.engine.choices import Choice, Promote, Upgrade
from battalia.engine.game import Game, Question
from battalia.engine.modules.common import TakeFrom
from battalia.engine.terms import KIND, Seat


def _promote(game: Game, question: Question) -> Choice:
    """The unit whose new rank makes a set, else the highest (S1, S12.3)."""
    count = counts(game, question.seat)

    def worth(option: Choice) -> float:
        if not isinstance(option, Promote):
            return NEVER
        rank = KIND[option.card]
        return changed(count, rank, rank + option.ranks) + 0.05 * rank

    return max(question.options, key=worth)


def _upgrade(game: Game, seat: Seat, choice: Upgrade) -> float:
    """The highest city: those of level 4 end the game, above it royals would be needed (S1.6)."""
    return level_of(game.tokens[choice.space])


LORE: Final = Lore(
    module="common",
    scores={
        TakeFrom: lambda game, seat, choice: artefact_worth(game, seat, choice.artefact),
        Upgrade: _upgrade,
    },
    special={"from-limbo": best_card, "promote-free": _promote},
    reasons={TakeFrom: lambda case, after, choice: case.set_made(after)},
)
