"""One deal: its games are played, watched and measured."""

import time
from collections.abc import Sequence
from random import Random

import msgspec

from battalia.arena.contest import Contest, Deal, LineUp, rotations
from battalia.bots import Bot, Match, Seeing, Stalled, make_bot
from battalia.engine import (
    CHANCE,
    Choice,
    Event,
    Game,
    Question,
    Seat,
    View,
    outcome,
    write_record,
)
from battalia.engine.chapters.ending import points
from battalia.engine.events import CityChosen, DayBegan, TurnBegan
from battalia.explorer.counting import Counting
from battalia.explorer.turns import standing


class Seating(msgspec.Struct, frozen=True):
    """What came of a game for one seat."""

    bot: str
    place: float
    """Of its team, where there are teams; in a game without an end the middle one."""
    share: float
    """Of the victory: equal parts for all who share it."""
    points: int
    turns: int
    answers: int
    seconds: float
    """All the time that the bot took to answer."""
    most: int
    """The most answers from the beginning of one own turn to that of the next."""
    illegal: int
    """Answers that were not offered, and exceptions."""
    mistake: str
    """The first of them, in words."""
    daily: tuple[int, ...]
    """Points at the end of each day."""
    counts: dict[str, int]
    order: int = 0
    """Who began has 1, then clockwise."""
    city: str = ""
    """The starting city; empty: the game was not set up."""


class Played(msgspec.Struct, frozen=True):
    """What came of one game."""

    line_up: LineUp
    """Before any rotation."""
    seed: int
    rotation: int
    days: int
    ending: str
    """As the outcome has it; empty: the game came to no end."""
    choices: int
    """Chance's included."""
    seconds: float
    error: str
    """What went wrong in the rules, should it ever."""
    seats: tuple[Seating, ...]
    table: dict[str, int]

    @property
    def key(self) -> tuple[LineUp, int, int]:
        """Which game of the contest this is."""
        return self.line_up, self.seed, self.rotation


class Watched:
    """A bot whose answers are timed and judged.

    An answer that was not offered, or none, does not stop the game: a random option is played.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.answers = 0
        self.seconds = 0.0
        self.illegal = 0
        self.mistake = ""

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        began = time.perf_counter()
        mistake = ""
        choice: Choice | None = None
        try:
            choice = self.bot.choose(view, question, rng)
            choice = choice and choice.in_order()
        except Exception as problem:
            mistake = f"{type(problem).__name__}: {problem}".splitlines()[0]
        self.seconds += time.perf_counter() - began
        if choice is None and question.optional and not mistake:
            return None
        self.answers += 1
        if not mistake and choice not in question.options:
            mistake = f"{question.about}: {choice!r}"
        if not mistake:
            return choice
        self.illegal += 1
        self.mistake = self.mistake or mistake
        return None if question.optional else rng.choice(question.options)


class WatchedSeeing(Watched):
    """The same with a bot that is shown the whole game."""

    def see(self, game: Game) -> None:
        assert isinstance(self.bot, Seeing)
        began = time.perf_counter()
        self.bot.see(game)
        self.seconds += time.perf_counter() - began


def watched(bot: Bot) -> Watched:
    return WatchedSeeing(bot) if isinstance(bot, Seeing) else Watched(bot)


def play_deal(contest: Contest, deal: Deal) -> list[tuple[Played, str]]:
    """All games of a deal, with their records where they are wanted."""
    return [
        play_game(contest, deal, rotation, names)
        for rotation, names in enumerate(rotations(deal.line_up))
    ]


def play_game(
    contest: Contest, deal: Deal, rotation: int, names: Sequence[str]
) -> tuple[Played, str]:
    """One game of a deal; whatever goes wrong in it is part of the result."""
    bots = [watched(make_bot(name)) for name in names]
    began = time.perf_counter()
    match = Match.begin(contest.options, bots, deal.seed, names, contest.position)
    log = Log(match)
    error = ""
    try:
        for events in match.steps(contest.limit):
            log.note(events)
    except Stalled:
        pass
    except Exception as problem:
        # A mistake in the rules must not hide the other games.
        error = f"{type(problem).__name__}: {problem}".splitlines()[0]
    seconds = time.perf_counter() - began
    result = None if error else outcome(match.game)
    places, shares = standing(match.game, result)
    seats = tuple(
        Seating(
            name,
            places[seat],
            shares[seat],
            points(match.game, seat),
            log.turns[seat],
            bot.answers,
            bot.seconds,
            log.most[seat],
            bot.illegal,
            bot.mistake,
            tuple(day[seat] for day in log.daily),
            dict(log.counting.seats[seat]),
            1 + (seat - match.game.first) % match.game.players,
            log.cities[seat],
        )
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    )
    played = Played(
        deal.line_up,
        deal.seed,
        rotation,
        match.game.day,
        result.reason if result else "",
        len(match.record.choices),
        seconds,
        error,
        seats,
        dict(log.counting.table),
    )
    return played, write_record(match.record) if contest.records else ""


class Log:
    """What is noted of a game while it is played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        players = match.game.players
        self.counting = Counting(players)
        self.turns = [0] * players
        self.most = [0] * players
        self.daily: list[list[int]] = []
        self.cities = [""] * players
        self._answers = [0] * players
        """Of each seat since its last turn began."""

    def note(self, events: list[Event]) -> None:
        """What happened after the latest choice."""
        game = self.match.game
        seat, choice = self.match.record.choices[-1]
        self.counting.note(game, seat, choice, events)
        if seat != CHANCE:
            self._answers[seat] += 1
            self.most[seat] = max(self.most[seat], self._answers[seat])
        for event in events:
            if isinstance(event, TurnBegan):
                self._begin_turn(event.seat)
            elif isinstance(event, DayBegan) and event.day > 1:
                self._end_day(game)
            elif isinstance(event, CityChosen) and not self.cities[event.seat]:
                self.cities[event.seat] = game.rules.notation.space_name(event.space)
        if game.ended:
            self._end_day(game)

    def _begin_turn(self, seat: Seat) -> None:
        self.turns[seat] += 1
        self._answers[seat] = 0

    def _end_day(self, game: Game) -> None:
        self.daily.append([points(game, seat) for seat in range(game.players)])
