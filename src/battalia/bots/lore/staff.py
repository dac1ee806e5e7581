"""The Staff of Terra (S7.9)."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.senses import NEVER, gain
from battalia.engine.choices import Choice, Done
from battalia.engine.game import Game, Question
from battalia.engine.modules.great_artefacts.staff import Reshape, SwapLand
from battalia.engine.terms import terrain_of


def _reshape(game: Game, question: Question) -> Choice:
    """Own home terrain under own cities and ways, none under those of others (S7.9)."""
    seat = question.seat

    def worth(option: Choice) -> float:
        match option:
            case Reshape(space, terrain):
                return gain(game, seat, space, terrain)
            case SwapLand(space, other):
                one, two = game.board[space], game.board[other]
                gained = gain(game, seat, space, terrain_of(two))
                # It counts as two cards.
                return (gained + gain(game, seat, other, terrain_of(one))) / 2
            case Done():
                return 0.01
        return NEVER

    return max(question.options, key=worth)


LORE: Final = Lore(module="staff", special={"reshape": _reshape})
