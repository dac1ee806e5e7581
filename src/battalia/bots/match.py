"""A whole game between computer players, or with people at some of the seats.

The same seed gives the same game, on every machine: chance and each bot have a generator of
their own, made from the seed.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from battalia.bots.bot import Bot, Seeing
from battalia.engine import (
    CHANCE,
    Choice,
    Event,
    Options,
    Outcome,
    Question,
    Record,
    Seat,
    outcome,
    play,
    questions,
    replay,
    view,
)
from battalia.engine.game import drawn
from battalia.engine.record import POSITION, RULES_VERSION

LIMIT: Final = 50_000
"""So many choices, and a game counts as stalled: the longest sensible games have a fifth of it."""


class Stalled(Exception):
    """A game that does not come to an end."""

    def __init__(self, choices: int) -> None:
        super().__init__(f"the game has no end after {choices} choices")
        self.choices = choices


class Match:
    """A game in play, its players and its record.

    ``None`` among the bots is a seat whose choices come from outside, through ``play``.
    """

    def __init__(self, record: Record, bots: Sequence[Bot | None], seed: int) -> None:
        """Goes on where the record ends; see ``begin`` for a new game."""
        if len(bots) != record.options.players:
            raise ValueError(f"{record.options.players} players need as many bots")
        self.record = record
        self.game = replay(record)
        record.rules = RULES_VERSION  # By which it goes on.
        self.bots = tuple(bots)
        # A game taken up again must not meet the same luck once more.
        origin = f"{seed} {len(record.choices)}" if record.choices else seed
        self._random = Random(origin).random
        self._generators = [Random(f"{origin} p{seat + 1}") for seat in range(len(bots))]
        self._waiting: set[Seat] = set()
        """Bots that let the others go on as things stand."""
        self._turn = 0

    @classmethod
    def begin(
        cls,
        options: Options,
        bots: Sequence[Bot | None],
        seed: int,
        names: Sequence[str] = (),
        position: str = "",
    ) -> "Match":
        """A new game, set up or beginning in a position; the record notes the players' names, where
        they have any."""
        tags = {"Seed": str(seed)} | {f"P{seat + 1}": name for seat, name in enumerate(names)}
        if position:
            tags[POSITION] = position
        return cls(Record(options, tags), bots, seed)

    @property
    def seat(self) -> Seat | None:
        """Who answers next: chance before players, partners by turns; None: it is over."""
        asked = sorted(
            seat for seat, question in questions(self.game).items() if not question.optional
        )
        if not asked:
            return None
        return asked[self._turn % len(asked)] if asked[0] != CHANCE else CHANCE

    def play(self, seat: Seat, choice: Choice) -> list[Event]:
        """Plays and records one choice."""
        events = play(self.game, seat, choice)
        self.record.add(seat, choice)
        self._waiting.clear()
        if seat != CHANCE:
            self._turn += 1
        if not questions(self.game):
            self.record.finish(self.game)
        return events

    def step(self) -> list[Event]:
        """Chance or a bot answers the next question, or does what it may do at any time."""
        interjected = self._interjected()
        if interjected is not None:
            return self.play(*interjected)
        seat = self.seat
        assert seat is not None, "the game is over"
        question = questions(self.game)[seat]
        if seat == CHANCE:
            return self.play(seat, drawn(question, self._random))
        bot = self.bots[seat]
        assert bot is not None, "this seat's choices come from outside"
        choice = self._chosen(bot, seat, question)
        assert choice is not None, "only optional questions may be left open"
        return self.play(seat, choice)

    def _interjected(self) -> tuple[Seat, Choice] | None:
        """What a bot does at once, though the others do not wait for it (S13.3)."""
        for seat, question in questions(self.game).items():
            bot = self.bots[seat] if seat != CHANCE else None
            if not question.optional or bot is None or seat in self._waiting:
                continue
            choice = self._chosen(bot, seat, question)
            if choice is not None:
                return seat, choice
            self._waiting.add(seat)
        return None

    def _chosen(self, bot: Bot, seat: Seat, question: Question) -> Choice | None:
        """What a bot answers; a seeing one is shown the whole game first."""
        if isinstance(bot, Seeing):
            bot.see(self.game.copy())
        return bot.choose(view(self.game, seat), question, self._generators[seat])

    def steps(self, limit: int = LIMIT) -> Iterator[list[Event]]:
        """Plays to the end, step by step: what happened in each.

        A game longer than ``limit`` choices is stalled.
        """
        while questions(self.game):
            if len(self.record.choices) >= limit:
                raise Stalled(limit)
            yield self.step()

    def run(self, limit: int = LIMIT) -> Outcome:
        """Plays to the end at once."""
        for _ in self.steps(limit):
            pass
        result = outcome(self.game)
        assert result is not None
        return result
