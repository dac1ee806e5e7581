"""What a computer player is."""

from random import Random
from typing import Protocol, runtime_checkable

from battalia.engine import Choice, Game, Question, View


class Bot(Protocol):
    """Answers questions. It never sees the game itself, only what its seat may know."""

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        """One of the question's options. All chance comes from ``rng``, so games repeat.

        An optional question, about what may be done at any time, may be left open: None.
        """


@runtime_checkable
class Seeing(Protocol):
    """A bot that is shown the game itself, hidden cards and all: to prove what they are worth."""

    def see(self, game: Game) -> None:
        """The game as it is, before the next question."""
