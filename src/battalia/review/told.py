"""The form of a review: what was decided, what luck brought, and what both come to."""

from __future__ import annotations

from math import exp, log
from typing import Final, Literal

import msgspec

from battalia.engine import Choice, Reason, Seat

DecisionKind = Literal["turn", "hand", "battle", "other"]
"""A turn or the rest of one; whether to keep a hand (B2.1); a play in a battle; what else one is
asked."""
TELLING: Final = 0.02
"""What cost less of the chance to win did not decide a game."""
TURNINGS: Final = 3
FAR: Final = 0.01
"""A chance to win that is smaller than this is as good as none, and one that lacks less of a whole
one is one."""


class Decision(msgspec.Struct, frozen=True):
    """What a player decided, beside the best that was found."""

    at: int
    """Before this choice of the record, counted from zero."""
    end: int
    """The first choice that no longer belongs to it."""
    seat: Seat
    day: int
    kind: DecisionKind
    best: float
    """The chance to win with the best that was found."""
    played: float
    """The chance to win with what was played."""
    better: tuple[Choice, ...] = ()
    """The best that was found; nothing: what was played is as good."""
    reason: Reason | None = None
    """Why that would have been better; None: too little was lost to be told."""

    @property
    def loss(self) -> float:
        return max(0.0, self.best - self.played)

    @property
    def at_even(self) -> float:
        """What as bad a decision costs at even chances: who is far behind has little to lose."""
        return 1 / (1 + exp(min(0.0, _logit(self.played) - _logit(self.best)))) - 0.5


class Luck(msgspec.Struct, frozen=True):
    """What chance brought a player, beside what it brings in the mean."""

    at: int
    end: int
    seat: Seat
    day: int
    gain: float


class Moment(msgspec.Struct, frozen=True):
    """How likely everybody wins, at the beginning of a turn or at the end of the game."""

    at: int
    day: int
    chances: tuple[float, ...]
    """By seat, from all that is on the table and in the hands."""
    known: tuple[float, ...]
    """By seat, each from what that player may know."""


class Player(msgspec.Struct, frozen=True):
    """What a game says of one player."""

    turns: int
    errors: float
    """The chance to win that was given away, in all decisions together."""
    at_even: float
    """The same as at even chances."""
    luck: float
    result: float
    """The part of the victory: 1, 0, or less than one where it is shared."""

    @property
    def error_rate(self) -> float:
        """By turn, as at even chances, so that players can be compared however a game stood."""
        return self.at_even / max(1, self.turns)

    @property
    def adjusted(self) -> float:
        """The result without the own luck."""
        return self.result - self.luck


class Part(msgspec.Struct, frozen=True):
    """What was measured of a game from one choice to another."""

    start: int
    end: int
    """The first choice that was not looked at."""
    last: Seat | None
    """Who chose last."""
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    lucks: tuple[Luck, ...]


class Review(msgspec.Struct, frozen=True):
    """All of a game."""

    depth: str
    players: tuple[Player, ...]
    """By seat."""
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    lucks: tuple[Luck, ...]

    @property
    def decided(self) -> bool:
        """Whether anybody has won; nobody has while a game goes on."""
        return any(player.result for player in self.players)

    @property
    def turnings(self) -> tuple[int, ...]:
        """Which decisions decided the game, the dearest first: their places."""
        told = [at for at, one in enumerate(self.decisions) if one.reason is not None]
        return tuple(sorted(told, key=lambda at: -self.decisions[at].loss)[:TURNINGS])


def _logit(chance: float) -> float:
    chance = min(1 - FAR, max(FAR, chance))
    return log(chance / (1 - chance))
