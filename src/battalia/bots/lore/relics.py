"""The hidden relics (B13.2)."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore
from battalia.engine.game import Frame, Game
from battalia.engine.modules import relics
from battalia.engine.modules.relics import Burying, Relics, RelicsView
from battalia.engine.terms import Card, Seat


def _unfold(game: Game, seat: Seat | None, frames: list[Frame], state: RelicsView) -> Relics:
    """Nobody sees what lies under a city."""
    buried = len(state.spaces)
    if any(isinstance(frame, Burying) for frame in frames):
        buried = len(game.rules.great_artefacts) - len(game.out)
    return Relics(state.spaces, bytes(buried), state.annexed)


def _deal(game: Game, great: list[Card]) -> None:
    state = relics.RELICS.of(game)
    if state.buried:
        buried = bytes(great.pop() for _ in state.buried)
        game.slices[relics.NAME] = Relics(state.spaces, buried, state.annexed)


LORE: Final = Lore(module=relics.NAME, unfold={RelicsView: _unfold}, deal_great=_deal)
