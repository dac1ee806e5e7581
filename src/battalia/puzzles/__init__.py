"""Puzzles: positions in which one turn, one battle or one answer is clearly the best.

``mining`` finds them in games, ``weighing`` says how sure they are, ``solving`` whether somebody
has solved one, and ``shipped`` are those that travel with the program.
"""

from battalia.puzzles.daily import puzzle_of_day
from battalia.puzzles.puzzle import THEMES, Goal, Puzzle, Theme, read, shipped, written
from battalia.puzzles.solving import Attempt

__all__ = [
    "THEMES",
    "Attempt",
    "Goal",
    "Puzzle",
    "Theme",
    "puzzle_of_day",
    "read",
    "shipped",
    "written",
]
