"""A small computer player: it builds whenever it can, and hires for the next building."""

from random import Random

from battalia.engine import Choice, Question, View
from battalia.engine.choices import Build, Cohort, End, Hire, Pay, Skip, Upgrade


class GreedyBuilder:
    """Chooses the option of the highest worth; among equals by chance."""

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        if question.optional:
            # Nobody waits for an answer: what may be done at any time is left alone.
            return None
        # ``rng`` is the only chance that a bot may use: so the same seed gives the same game.
        return max(question.options, key=lambda option: (worth(option, view), rng.random()))


def worth(option: Choice, view: View) -> float:
    """How good it is to do this now. What is not mentioned is done only where it must be."""
    match option:
        case Upgrade(space):
            # Points are city levels (B10.4): the higher the city, the better.
            return 60 + next(city.level for city in view.cities if city.space == space)
        case Build(_, level) if level is not None:
            return 50 + level
        case Cohort(_, size):
            return 40 + size
        case Hire(unit):
            # The numbers of the units are their ranks (B0.2).
            return 30 + unit
        case Build():
            # A road gives room for the next city, but it also fills the map, which ends the game.
            return 20
        case Pay(items):
            # The fewer cards a row takes, the more are left for another one.
            return -len(items)
        case End() | Skip():
            # The turn must end some time: whatever is better than this uses cards up.
            return 0
    return -1
