"""The Harp, a Great Artefact: supply for whoever plays it, and a shield of sound in defence."""

from typing import Final

from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.choices import Use
from battalia.engine.events import Event
from battalia.engine.further import great_artefact
from battalia.engine.game import Game
from battalia.engine.reasons import Reason
from battalia.engine.terms import Seat, merge

NOBODY_LISTENS: Final = Reason("harp-nobody-listens", "S7")


class HarpPlayed(Event, frozen=True, tag="harp-played"):
    """So many supply cards came to the hand."""

    seat: Seat
    count: int


def obstacle_to_play(game: Game, seat: Seat) -> Reason | None:
    return None if game.supply else NOBODY_LISTENS


def play(game: Game, seat: Seat, choice: Use) -> None:
    supply = game.gain_supply(HARP.printed(game, "supply"))
    game.hand[seat] = merge(game.hand[seat], supply)
    game.tell(HarpPlayed(seat, len(supply)))


HARP: Final = GreatArtefact(
    kind=great_artefact("harp"),
    rule="S7",
    icon="shamrock",
    worth=0.9,
    hint="hint-harp",
    strength=(1, 3),
    numbers={"supply": 3},
    least={"supply": 1},
    obstacle=obstacle_to_play,
    effect=play,
)
