"""A player who knows the rules and nothing else."""

from random import Random
from typing import Final

from battalia.engine import Choice, Question, View
from battalia.engine.choices import Limbo

LIMBO_IN: Final = 20
"""Limbo is chosen only once in so many times: players who send all their units there (B9.2) can
never fill the map, and a game without a limit of weeks would not end."""


WAIT_IN: Final = 20
"""What may be done at any time is done only once in so many times: the chance comes again."""


class RandomBot:
    """Picks a verb, then one of its nouns, each equally likely."""

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        options = question.options
        if question.optional and rng.randrange(WAIT_IN):
            return None
        if len(options) == 1:
            return options[0]
        verbs: dict[type[Choice], list[Choice]] = {}
        for option in options:
            verbs.setdefault(type(option), []).append(option)
        verb = rng.choice(list(verbs))
        if verb is Limbo and len(verbs) > 1 and rng.randrange(LIMBO_IN):
            del verbs[Limbo]
            verb = rng.choice(list(verbs))
        return rng.choice(verbs[verb])
