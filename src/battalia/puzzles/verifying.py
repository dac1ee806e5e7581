"""Whether a puzzle is true: weighed anew with other luck, further and in more worlds."""

from __future__ import annotations

from typing import Final, NamedTuple

from battalia.puzzles.mining import SURE
from battalia.puzzles.puzzle import Puzzle
from battalia.puzzles.solving import MARGIN, span
from battalia.puzzles.weighing import VERIFYING, Depth, Scale, Weighed

REACHED: Final = 0.85
"""In so many of the worlds a true solution reaches its goal at least."""


class Verdict(NamedTuple):
    """What a closer look has found."""

    gap: float
    reached: float

    @property
    def true(self) -> bool:
        """The solution does what it promises, and nothing else is as good."""
        return self.reached >= REACHED and self.gap > 0

    @property
    def clear(self) -> bool:
        """So much so that another look will hardly find otherwise."""
        return self.reached >= SURE and self.gap >= MARGIN


def verify(puzzle: Puzzle, seed: int = 1, depth: Depth = VERIFYING) -> Verdict:
    weighed = weigh(puzzle, Scale(depth, f"{puzzle.id} {seed}"))
    return Verdict(weighed.gap, weighed.reached)


def weigh(puzzle: Puzzle, scale: Scale) -> Weighed:
    game, seat = puzzle.game(), puzzle.player
    line = puzzle.choices(game)
    match span(game, game.asked[seat]):
        case "turn":
            return scale.turn(game, seat, puzzle.goal, line)
        case "battle":
            return scale.battle(game, seat, puzzle.goal, line)
        case "answer":
            return scale.answer(game, seat, puzzle.goal)
