"""The form of a review: what was decided, what luck brought, and what both come to."""

from __future__ import annotations

from typing import Literal

import msgspec

from battalia.engine import Choice, Reason, Seat

DecisionKind = Literal["turn", "hand", "battle", "other"]
"""A turn or the rest of one; whether to keep a hand (B2.1); a play in a battle; what else one is
asked."""


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

    @property
    def loss(self) -> float:
        return max(0.0, self.best - self.played)


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


class Turning(msgspec.Struct, frozen=True):
    """A decision that decided the game, and why another would have been better."""

    decision: Decision
    reason: Reason


class Player(msgspec.Struct, frozen=True):
    """What a game says of one player."""

    turns: int
    errors: float
    """The chance to win that was given away, in all decisions together."""
    luck: float
    result: float
    """The part of the victory: 1, 0, or less than one where it is shared."""

    @property
    def error_rate(self) -> float:
        """By turn."""
        return self.errors / max(1, self.turns)

    @property
    def adjusted(self) -> float:
        """The result without the own luck."""
        return self.result - self.luck


class Review(msgspec.Struct, frozen=True):
    """All of a game."""

    depth: str
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    lucks: tuple[Luck, ...]
    players: tuple[Player, ...]
    turnings: tuple[Turning, ...]
    """Those that decided the game, the dearest first."""
