"""A player who does as little as possible: for people whose time is up."""

from random import Random
from typing import Final

from battalia.bots.habits import habit, plain
from battalia.bots.imagining import imagine
from battalia.bots.lore import known
from battalia.engine import Choice, Question, View
from battalia.engine.choices import Done, End, Halt, Skip

WAYS_OUT: Final = (End, Skip, Done, Halt)
"""Answers that let things be; the modules name theirs. Nothing that is lost for good is among them:
to surrender a city is no way out, as the cards that defend it are drawn again anyway (B8.11)."""


class Idle:
    """Ends its turns and declines what it may decline; habit answers what must be answered.

    So it starts nothing of its own, but what others ask of it is done with some sense: it defends
    its cities, and gives away what it needs least. It never drinks, and leaves open whatever nobody
    waits for.
    """

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        if question.optional:
            return None
        question = plain(question)
        for way_out in WAYS_OUT + known().ways_out:
            for option in question.options:
                if isinstance(option, way_out):
                    return option
        if len(question.options) == 1:
            return question.options[0]
        return habit(imagine(view, rng), question)
