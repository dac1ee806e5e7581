"""Fortune cards (S8)."""

from __future__ import annotations

from typing import Final

from battalia.bots.imagining import FACE_DOWN, exchange
from battalia.bots.lore import Lore
from battalia.bots.opinions import number
from battalia.bots.reasons import always
from battalia.bots.senses import best_card
from battalia.engine.chapters.great_artefacts import owns_great_artefact
from battalia.engine.game import Frame, Game
from battalia.engine.modules import fortune
from battalia.engine.modules.fortune import (
    DrawFortune,
    DrawingFortune,
    Fortune,
    FortuneView,
    SeekArtefact,
    TakeStardust,
)
from battalia.engine.terms import Card, Seat

CARD: Final = number("fortune", "card")
STARDUST_ONLY: Final = number("fortune", "stardust")


def _draw(game: Game, seat: Seat, choice: DrawFortune) -> float:
    """The best of some Great Artefacts, for whoever may still have one (S8.2)."""
    return CARD if game.out and not owns_great_artefact(game, seat) else STARDUST_ONLY


def _unfold(game: Game, seat: Seat | None, frames: list[Frame], state: FortuneView) -> Fortune:
    """Only who draws sees what was drawn."""
    drawn = list(state.drawn)
    for place, frame in enumerate(frames):
        if isinstance(frame, DrawingFortune):
            count = drawn.pop(0)
            if frame.seat != seat:
                frames[place] = frame.but(drawn=bytes(count))
    return Fortune()


def _deal(game: Game, great: list[Card]) -> None:
    for frame in game.frames(DrawingFortune):
        if FACE_DOWN in frame.drawn:
            drawn = bytes(sorted(great.pop() for _ in frame.drawn))
            exchange(game, frame, frame.but(drawn=drawn))


LORE: Final = Lore(
    module=fortune.NAME,
    scores={
        DrawFortune: _draw,
        SeekArtefact: lambda game, seat, choice: 1.0,
        TakeStardust: lambda game, seat, choice: STARDUST_ONLY,
    },
    special={"keep-artefact": best_card},
    unfold={FortuneView: _unfold},
    deal_great=_deal,
    hopes=dict.fromkeys((DrawFortune, SeekArtefact), always("hint-fortune")),
)
