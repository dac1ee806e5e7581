"""What was played and what would have been better, step by step, for the board and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from battalia.bots.habits import habit
from battalia.engine import CHANCE, Choice, Game, Record, Seat, play, settle
from battalia.engine.record import beginning
from battalia.review.told import Decision

BETWEEN: Final = 80
"""So many answers of others, of chance and of habit at most lie between two choices of a plan."""


class Stage(NamedTuple):
    """One choice of a player, and the game before it."""

    game: Game
    choice: Choice


def game_at(record: Record, at: int) -> Game:
    """The game before this choice (Refused, where the rules do not allow the record)."""
    game = beginning(record)
    for seat, choice in record.choices[:at]:
        play(game, seat, choice)
    return game


def played(record: Record, decision: Decision) -> Iterator[Stage]:
    """What the player did; only what there was a choice about."""
    game = game_at(record, decision.at)
    for seat, choice in record.choices[decision.at : decision.end]:
        if seat == decision.seat and len(game.asked[seat].options) > 1:
            yield Stage(game.copy(), choice)
        play(game, seat, choice)


def better(record: Record, decision: Decision) -> Iterator[Stage]:
    """The best that was found, as far as it comes about: luck may cut it short."""
    yield from carried_out(game_at(record, decision.at), decision.seat, decision.better)


def carried_out(
    game: Game, seat: Seat, plan: Sequence[Choice], rng: Random | None = None
) -> Iterator[Stage]:
    """These choices in their order; between them answers who is asked, by habit."""
    rng = rng or Random(0)
    for choice in plan:
        for _ in range(BETWEEN):
            asked = game.asked
            if CHANCE in asked:
                settle(game, rng.random)
                continue
            own = asked.get(seat)
            if own is not None and choice in own.options:
                break
            must = next((one for one in asked.values() if not one.optional), None)
            if must is None or must.about == "action":
                return
            play(game, must.seat, habit(game, must))
        else:
            return
        yield Stage(game.copy(), choice)
        play(game, seat, choice)
