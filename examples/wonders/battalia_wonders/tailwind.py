"""The thirteenth storm event: a tailwind."""

from typing import Final

from battalia.engine.chapters.piles import Drawing
from battalia.engine.game import Game
from battalia.engine.modules.stormgates import StormEvent, Storming


def draw(game: Game, storm: Storming) -> None:
    """The traveller draws as many cards as the event says."""
    game.push(Drawing(storm.seat, TAILWIND.printed(game, "cards")))


def has_cards(game: Game, storm: Storming) -> bool:
    return bool(len(game.nation[storm.seat]) or game.shelter[storm.seat])


TAILWIND: Final = StormEvent(
    number=13,
    rule="S1.5",
    icon="tornado",
    worth=0.8,
    numbers={"cards": 2},
    least={"cards": 1},
    apply=draw,
    possible=has_cards,
)
