"""The computer player that has learned the game from itself; it needs numpy (the extra ``master``).

So far it has learned one table, the plain base game of two players; at others it plays as
``expert``. It goes by the name ``master``, but is not listed among the levels yet.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from battalia.bots.learned import Learned, Net
from battalia.bots.planning import Planner, Thought
from battalia.bots.thinking import Expert, Steady
from battalia.engine import Choice, Game
from battalia.engine.terms import Seat

FILE: Final = "master.npz"


@cache
def shipped() -> Net:
    """The net of this package, read once."""
    return Net.read(Path(__file__).with_name(FILE))


class Master(Expert):
    """Judges by what it has learned and plans carefully, with the search of ``steady``; else it is
    an expert."""

    def __init__(self) -> None:
        super().__init__()
        self.learned = Learned(shipped())
        self.judgement = self.learned

    def think(self, game: Game, seat: Seat, rng: Random) -> Choice:
        if self.learned.knows(game):
            self.width, self.budget, self.worlds = Steady.width, Steady.budget, Steady.worlds
            self.careful = True
        return super().think(game, seat, rng)

    def decide(self, planner: Planner, game: Game, seat: Seat) -> Thought:
        if self.learned.knows(game):
            return Steady.decide(self, planner, game, seat)
        return super().decide(planner, game, seat)
