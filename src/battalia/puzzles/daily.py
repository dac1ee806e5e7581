"""The puzzle of the day: the same for all, by the date alone."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Final

from battalia.puzzles.puzzle import Puzzle, shipped

FIRST: Final = date(2026, 1, 1).toordinal()
"""From here the days are counted."""


def puzzle_of_day(day: date) -> Puzzle:
    """Every puzzle has its turn before one comes again, each time in another order."""
    ids = sorted(shipped())
    again, number = divmod(day.toordinal() - FIRST, len(ids))
    Random(again).shuffle(ids)
    return shipped()[ids[number]]
