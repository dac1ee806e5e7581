"""Bots that behave badly, and a contest for them: what the tests of the arena share."""

import os
from pathlib import Path
from random import Random
from threading import Event

from battalia.arena import Contest
from battalia.bots import RandomBot
from battalia.engine import Choice, Game, Options, Question, View
from battalia.engine.choices import Hire
from battalia.engine.terms import SUPPLY

SHORT = Options(players=2, weeks=1)


class Raising(RandomBot):
    """Fails at every tenth question."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        self.asked += 1
        if self.asked % 10 == 0:
            raise ArithmeticError("lost count")
        return super().choose(view, question, rng)


class Cheating(RandomBot):
    """Wants to hire supply."""

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        return Hire(SUPPLY)


class Silent(RandomBot):
    """Says nothing."""

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        return None


class Dawdling(RandomBot):
    """Thinks for long; whoever lets it come to an end with that finds a note and no process."""

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        Event().wait(20)
        Path(os.environ["DAWDLING_NOTE"]).touch()
        os._exit(1)


class Peeping(RandomBot):
    """Sees the game, notes the others' hands, and scribbles on it."""

    def __init__(self) -> None:
        self.hands: list[bytes] = []

    def see(self, game: Game) -> None:
        self.hands = list(game.hand)
        game.hand[0] = b""
        game.day = 99

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        assert len(self.hands) == len(view.players)
        assert [len(hand) for hand in self.hands] == [one.hand_count for one in view.players]
        return super().choose(view, question, rng)


def contest(*line_ups: tuple[str, ...], **chosen: object) -> Contest:
    """A short contest of two deals."""
    options = {"options": SHORT, "seed": 1, "deals": 2, **chosen}
    return Contest(line_ups, **options)  # type: ignore[arg-type]
