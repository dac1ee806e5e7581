"""Why a wish is not offered (B1-B13): the reason, with the rule's number."""

from battalia.engine.game import Game
from battalia.engine.reasons import Reason
from battalia.engine.terms import Seat


def explain(game: Game, seat: Seat, wish: str) -> Reason | None:
    """The reason why this player cannot do this now; None if it is offered."""
    raise NotImplementedError
