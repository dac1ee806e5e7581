"""Checkpoints (S3): what happens when a week is over.

The modules with something to do then add named steps to ``rules.checkpoint``; ``ORDER`` is the
order of the book, whichever of them are in play.
"""

from typing import Final

import msgspec

from battalia.engine.chapters.oracle import DAYS_IN_A_WEEK, week_of
from battalia.engine.chapters.turn import Night, Stepwise
from battalia.engine.events import Event
from battalia.engine.game import Game
from battalia.engine.module import Module, Slice
from battalia.engine.points import Rules, Steps
from battalia.engine.reasons import Reason

NAME: Final = "checkpoints"
ORDER: Final = (
    "summoned leave",
    "count decks",
    "royals",
    "veterans",
    "metamorpha",
    "bilkarr",
)


class CheckpointReached(Event, frozen=True, tag="checkpoint-reached"):
    """A week is over (S3.1)."""

    week: int


class Counted(msgspec.Struct, frozen=True):
    """What the last checkpoint counted."""

    decks: tuple[int, ...] = ()
    """The cards in each player's deck, by seat; none before the second checkpoint."""


COUNTED: Final = Slice(NAME, Counted)


class Checkpoint(Stepwise, frozen=True):
    """The steps of a checkpoint."""

    def plan(self, rules: Rules) -> Steps:
        return rules.checkpoint

    def check(self, game: Game) -> Reason | None:
        night = game.below(self)
        names = game.rules.night.names()
        if not isinstance(night, Night) or names[night.done - 1] != "checkpoint":
            return Reason("frame-step", "S3.1")
        if game.day % DAYS_IN_A_WEEK:
            return Reason("frame-step", "S3.1")
        return Stepwise.check(self, game)


def hold(game: Game) -> None:
    """S3.1: after the last turn of the seventh day."""
    if game.day % DAYS_IN_A_WEEK == 0:
        game.tell(CheckpointReached(week_of(game.day)))
        game.push(Checkpoint())


def count_decks(game: Game) -> None:
    """S3.1: from the second checkpoint on every deck is counted once, before anything changes."""
    if week_of(game.day) > 1:
        COUNTED.set(game, Counted(tuple(game.deck_size(seat) for seat in range(game.players))))


def counted_decks(game: Game) -> tuple[int, ...]:
    """The deck of each player as this checkpoint counted it; nothing at the first (S3.1)."""
    return COUNTED.of(game).decks


def decks_are_counted_together(game: Game) -> Reason | None:
    if len(counted_decks(game)) not in (0, game.players):
        return Reason("law-checkpoint", "S3.1")
    return None


def count(rules: Rules) -> None:
    rules.checkpoint.add("count decks", count_decks)


def install(rules: Rules) -> None:
    """Installed after the modules that add steps; a game limited to this week ends before."""
    rules.checkpoint.put_in_order(ORDER)
    rules.night.insert_before("turn oracle", "checkpoint", hold)


COUNTING: Final = Module(
    name=NAME,
    rule="S3.1",
    wanted=lambda options: options.royals or options.heroic,
    install=count,
    slice=COUNTED,
    laws=(decks_are_counted_together,),
)
MODULE: Final = Module(
    name="checkpoint",
    rule="S3",
    wanted=lambda options: (
        options.royals or options.heroic or options.metamorpha or options.bilkarr
    ),
    install=install,
    stands_on={Checkpoint: (Night,)},
)
