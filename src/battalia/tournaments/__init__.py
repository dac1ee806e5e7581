"""Tournaments: who meets whom, and who stands where. No clock, no files, no network, and
no chance: the same games lead to the same round.

Entrants are numbers, in the order of the draw: the lower one is seeded higher. What a round was is
told by its games; everything else follows from these, so that nothing has to be kept twice.
"""

from battalia.tournaments.pairing import (
    Groups,
    next_arena,
    next_round,
    rounds_of,
    table_sizes,
)
from battalia.tournaments.standings import BREAKS, Break, Line, standings
from battalia.tournaments.terms import Entrant, Form, Game, going_on, met, score

__all__ = [
    "BREAKS",
    "Break",
    "Entrant",
    "Form",
    "Game",
    "Groups",
    "Line",
    "going_on",
    "met",
    "next_arena",
    "next_round",
    "rounds_of",
    "score",
    "standings",
    "table_sizes",
]
