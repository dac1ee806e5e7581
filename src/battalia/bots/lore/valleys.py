"""The valleys: buildings and roads to explore (S15)."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore
from battalia.bots.opinions import number, numbers
from battalia.bots.reasons import always
from battalia.bots.senses import artefact_worth, best
from battalia.engine.chapters.land import ground, owner_of, what_lies
from battalia.engine.game import Game
from battalia.engine.modules import valleys
from battalia.engine.modules.valleys import (
    Collect,
    Explore,
    KeepAmplifier,
    SpendAmplifier,
    building_on,
)
from battalia.engine.terms import CLOSED_BUILDING, CLOSED_ROAD, CLOSED_SHAPES, Seat, Space, shape_of

BUILDINGS: Final = numbers("valleys", "buildings")
"""A card each turn from one of so many own buildings (S15.3); their points lie on the board."""
FRONTIER: Final = {
    CLOSED_BUILDING: number("valleys", "closed-building"),
    CLOSED_ROAD: number("valleys", "closed-road"),
}
"""A hero beside a card to explore (S15.2)."""
ERRAND: Final = number("valleys", "errand")


def _worth(game: Game, seat: Seat) -> float:
    explored = valleys.VALLEYS.of(game).explored
    own = sum(owner_of(game.tokens[building.space]) == seat for building in explored)
    total = BUILDINGS[min(own, len(BUILDINGS) - 1)]
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


def _errand(game: Game, seat: Seat, space: Space) -> float:
    """A card beside this space that nobody has explored (S15.2)."""
    on = game.board[space]
    for side, there, _ in ground(game).land.around[space]:
        beside = game.board[there]
        if on & side and beside > 0 and shape_of(beside) in CLOSED_SHAPES:
            return ERRAND
    return 0.0


def _collected(game: Game, seat: Seat, options: list[Collect]) -> list[Collect]:
    def worth(wish: Collect) -> float:
        building = building_on(game, wish.space)
        assert building is not None
        return artefact_worth(game, seat, building.kind)

    return best(options, worth, 3)


LORE: Final = Lore(
    module=valleys.NAME,
    scores={
        SpendAmplifier: lambda game, seat, choice: 1.0,
        KeepAmplifier: lambda game, seat, choice: 0.0,
    },
    ways_out=(KeepAmplifier,),
    errand=_errand,
    listed={Collect: _collected},
    assets=_worth,
    rows={
        Explore: lambda game, seat, row: (
            2.5 if what_lies(game, row.space) == CLOSED_BUILDING else 0.5
        ),
    },
    reasons={SpendAmplifier: always("hint-amplifier")},
)
