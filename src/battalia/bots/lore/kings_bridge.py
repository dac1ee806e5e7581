"""The King’s Bridge: Great Artefacts under gates, and against cities (S15.7)."""

from __future__ import annotations

from typing import Final

from battalia.bots.imagining import FACE_DOWN
from battalia.bots.lore import Lore, known
from battalia.bots.opinions import GREAT_WORTH, number
from battalia.bots.reasons import always
from battalia.bots.senses import NEVER, best_card, great_worth
from battalia.engine.chapters.great_artefacts import prizes
from battalia.engine.chapters.land import level_of
from battalia.engine.choices import Choice, Take
from battalia.engine.game import Frame, Game, Question
from battalia.engine.modules import kings_bridge
from battalia.engine.modules.kings_bridge import (
    Bridge,
    BridgeView,
    Buried,
    Cross,
    Exchange,
    Exchanging,
    GiveArtefact,
    Looking,
    Lower,
    lowered,
)
from battalia.engine.terms import KIND, LORD, Card, Hero, Seat

UNDER_GATE: Final = number("kings-bridge", "under-gate")
ON_THE_BRIDGE: Final = number("kings-bridge", "on-the-bridge")


def _bridge(game: Game, question: Question) -> Choice:
    """The best bargain on the King's Bridge, or none."""
    seat = question.seat
    prize = max([_prize(game, seat, option) for option in prizes(game, seat)], default=0.0)

    def worth(option: Choice) -> float:
        match option:
            case GiveArtefact(card):
                return 1.2 - great_worth(game, GREAT_WORTH[KIND[card]])
            case Lower():
                great = sum(level_of(game.tokens[space]) >= LORD for space in lowered(option))
                return great_worth(game, prize) - 2.0 - 0.3 * great
            case Exchange(card):
                return great_worth(game, prize - GREAT_WORTH[KIND[card]]) - 0.01
            case Cross():
                return 0.0
        return NEVER

    return max(question.options, key=worth)


def _prize(game: Game, seat: Seat, option: Choice) -> float:
    """What a Great Artefact is worth, or what stands for one (S7.8)."""
    if isinstance(option, Take):
        return GREAT_WORTH[KIND[option.card]]
    score = known().scores.get(type(option))
    return 0.0 if score is None else score(game, seat, option)


def _worth(game: Game, seat: Seat) -> float:
    heroes = game.heroes[2 * seat : 2 * seat + 2]
    if max(heroes) < 0:
        return 0.0
    state = kings_bridge.BRIDGE.of(game)
    spent = {one.gate for one in state.spent if one.seat == seat}
    found = len({one.gate for one in state.buried} - spent)
    return UNDER_GATE * found + ON_THE_BRIDGE * (game.rules.layout.link in heroes)


def _jump(game: Game, seat: Seat, hero: Hero, gate: int) -> float:
    """What lies under the gate, while the own amplifier for it is left."""
    spent = kings_bridge.Spent(seat, gate) in kings_bridge.BRIDGE.of(game).spent
    found = not spent and kings_bridge.under(game, gate)
    return great_worth(game, 1.0) if found else 0.0


def _unfold(game: Game, seat: Seat | None, frames: list[Frame], state: BridgeView) -> Bridge:
    """Only who looks under a gate sees what lies there."""
    looking = {
        frame.gate
        for frame in frames
        if isinstance(frame, Looking) and frame.looked and frame.seat == seat
    }
    found = list(state.found)
    buried = [Buried(gate, found.pop(0) if gate in looking else FACE_DOWN) for gate in state.buried]
    return Bridge(tuple(buried), state.spent, state.visits)


def _deal(game: Game, great: list[Card]) -> None:
    state = kings_bridge.BRIDGE.of(game)
    if state.buried:
        dealt = [
            Buried(one.gate, great.pop()) if one.card == FACE_DOWN else one for one in state.buried
        ]
        game.slices[kings_bridge.NAME] = Bridge(tuple(dealt), state.spent, state.visits)


def _exchanged(game: Game) -> list[tuple[Seat, Card]]:
    """A Great Artefact that is about to be exchanged."""
    return [(frame.seat, frame.card) for frame in game.frames(Exchanging)]


LORE: Final = Lore(
    module=kings_bridge.NAME,
    special={
        "use-bridge": _bridge,
        "give-more": _bridge,
        "exchange-for": best_card,
        "take-from-gate": best_card,
    },
    ways_out=(Cross,),
    jump=_jump,
    assets=_worth,
    unfold={BridgeView: _unfold},
    deal_great=_deal,
    in_decks=_exchanged,
    reasons={Cross: always("hint-cross")},
)
