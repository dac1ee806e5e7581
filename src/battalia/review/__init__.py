"""What a game was decided by: chances, errors and luck, told apart as backgammon programs do.

The game is walked through once. Wherever a player decides, what was played is compared with the
best that is found; wherever chance answers, what came is compared with what might have come. Both
are measured in the chance to win, by the judgement of ``chances``.
"""

from battalia.review.measuring import (
    DEPTHS,
    Depth,
    decided,
    drawn,
    measure,
    put_together,
    results,
    review,
    seconds,
)
from battalia.review.told import Decision, Luck, Moment, Part, Player, Review

__all__ = [
    "DEPTHS",
    "Decision",
    "Depth",
    "Luck",
    "Moment",
    "Part",
    "Player",
    "Review",
    "decided",
    "drawn",
    "measure",
    "put_together",
    "results",
    "review",
    "seconds",
]
