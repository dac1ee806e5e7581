"""What the new Great Artefacts share (S7): what they do until later, and who is within range."""

from collections.abc import Callable
from typing import Final

import msgspec

from battalia.engine.chapters.artefacts.using import obstacle_to_use_card
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import Choice, Item, Use
from battalia.engine.game import Game
from battalia.engine.module import Slice
from battalia.engine.reasons import Reason
from battalia.engine.terms import UNIVERSAL, Kind, Seat, Space, card_of

NAME: Final = "great-artefacts"


class GreatArtefacts(msgspec.Struct, frozen=True):
    """What the Bag and the Cloak do until later; all of it is public."""

    bag: int = 0
    """Supply cards from the Bag that have not been spent."""
    bag_of: Seat | None = None
    """In whose hand they are."""
    hidden: tuple[Space, ...] = ()
    """Cities under the Cloak."""
    cloak_of: Seat | None = None
    """Who hid them."""


IN_USE: Final = Slice(NAME, GreatArtefacts)


def is_off(game: Game) -> Reason | None:
    """Why a frame of this module cannot stand in this game."""
    return None if IN_USE.in_play(game) else Reason("frame-absent", "S7.0")


def used_first(kind: Kind, rule: str) -> Callable[[Game, Seat, Purse, Choice], Reason | None]:
    """Why what this Great Artefact does is not done yet: it cannot be used, or has to be first."""
    use_it = Use(Item(card_of(kind, UNIVERSAL), kind))
    first = Reason("great-artefact-first", rule)
    return lambda game, seat, purse, wish: obstacle_to_use_card(game, seat, purse, use_it) or first
