"""Checkpoints (S3): what happens when a week is over.

The modules with something to do then add named steps to ``rules.checkpoint``; ``ORDER`` is the
order of the book, whichever of them are in play.
"""

from typing import Final

from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.options import Options
from battalia.engine.oracle import DAYS_IN_A_WEEK, week_of
from battalia.engine.points import Rules
from battalia.engine.turn import Night

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


class Checkpoint(Frame, frozen=True):
    """The steps of a checkpoint, one after the other."""

    done: int = 0

    def step(self, game: Game) -> Question | None:
        steps = game.rules.checkpoint.steps
        if self.done == len(steps):
            game.pop()
            return None
        game.swap(Checkpoint(self.done + 1))
        _, step = steps[self.done]
        step(game)
        return None

    def check(self, game: Game) -> str | None:
        if not 1 <= self.done <= len(game.rules.checkpoint.steps):
            return "a checkpoint has no such step"
        return None


def hold(game: Game) -> None:
    """S3.1: after the last turn of the seventh day."""
    if game.day % DAYS_IN_A_WEEK == 0:
        game.tell(CheckpointReached(week_of(game.day)))
        game.push(Checkpoint())


STANDS_ON: Final[dict[type[Frame], tuple[type[Frame], ...]]] = {Checkpoint: (Night,)}


def wanted(options: Options) -> bool:
    """Whether any module has something to do at a checkpoint."""
    return options.royals or options.heroic or options.metamorpha or options.bilkarr


def install(rules: Rules) -> None:
    """Installed after the modules that add steps; a game limited to this week ends before."""
    rules.checkpoint.put_in_order(ORDER)
    rules.night.insert_before("turn oracle", "checkpoint", hold)
