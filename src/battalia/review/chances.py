"""How likely each player wins a position: the judgement of the computer players, as a chance.

Where numpy is at hand and a net has seen games at such a table, the net says it: one of those of
``master``, the strongest judgement that there is, or one that knows the other tables of the books.
Everywhere else it is the weighed judgement, calibrated by the games of that last one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final

from battalia.bots.judgement import Judgement
from battalia.bots.learned import Learned, Net, shipped
from battalia.bots.weights import weights_of
from battalia.engine import Game, Seat, outcome

FILE: Final = "judge.npz"
UNIT: Final = 0.33
"""What one unit of the weighed judgement means, as a logit: the mean over all tables of the net's
games."""


class Chances:
    """Says how likely a player wins a position."""

    def __init__(self) -> None:
        self.weighed = Judgement(weights_of("expert"))
        self.learned = _learned()

    def logits(self, games: Sequence[Game], seat: Seat) -> list[float]:
        """How likely this player wins each of these games, none of which is over, as a logit."""
        if not games:
            return []
        learned = self.learned
        net = learned and learned.net(games[0])
        if learned and net:
            return net([learned.inputs(game, seat) for game in games])
        # The more sides there are, the less likely is each; the net has learned that.
        less = log(len(games[0].rules.teams) - 1)
        return [UNIT * self.weighed.judge(game, seat) - less for game in games]

    def of(self, games: Sequence[Game], seat: Seat, lucks: Sequence[float] = ()) -> list[float]:
        """How likely this player wins each of these games; ``lucks``, as logits, are taken off."""
        logits = iter(self.logits([game for game in games if not game.ended], seat))
        return [
            victory(game, seat) if game.ended else chance(next(logits) - luck)
            for game, luck in zip(games, lucks or [0.0] * len(games), strict=True)
        ]

    def all(self, game: Game) -> tuple[float, ...]:
        """By seat: how likely the player's side wins; all sides together make one."""
        sides = [self.of([game], team[0])[0] for team in game.rules.teams]
        whole = sum(sides)
        chances = [0.0] * game.players
        for team, side in zip(game.rules.teams, sides, strict=True):
            for seat in team:
                chances[seat] = side / whole
        return tuple(chances)


def chance(logit: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def victory(game: Game, seat: Seat) -> float:
    """A player's part of the victory in a game that is over: whole, shared or none."""
    result = outcome(game)
    assert result is not None
    sides = [team for team in game.rules.teams if team[0] in result.winners]
    return float(seat in result.winners) / len(sides)


def _learned() -> Learned | None:
    """Who judges by nets, the strongest first; None: numpy is not at hand."""
    nets = shipped()
    return Learned(*nets, _net()) if nets else None


@cache
def _net() -> Net:
    return Net.read(Path(__file__).with_name(FILE))
