"""How sure a puzzle is: its solution beside the best that does not solve it, in many worlds.

Every world agrees with what the player may know. In each one the solution and its rivals are
carried out, and then everybody plays on for some days; what the solution is better by in the mean,
less the doubt of so few worlds, is its gap (``battalia.review`` measures turns in the same way).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from battalia.bots.fighting import battle_of
from battalia.bots.habits import habit
from battalia.bots.imagining import reimagine
from battalia.bots.planning import Planner, Thought, undisturbed
from battalia.engine import CHANCE, Choice, Game, Seat, play, settle
from battalia.engine.chapters.turn import END
from battalia.puzzles.puzzle import Goal
from battalia.puzzles.solving import follow, is_as_good, reaches, verb
from battalia.review.chances import UNIT, Chances
from battalia.review.measuring import play_on, surely


class Depth(NamedTuple):
    """How closely a puzzle is looked at."""

    width: int
    """States that are kept after each action of a plan."""
    budget: int
    """States that are looked at in all."""
    worlds: int
    """In so many every line is tried."""
    days: int
    """So far is played on in each; 0: not at all."""
    rivals: int
    """So many lines that do not solve it are tried beside the solution."""


MINING: Final = Depth(4, 300, 32, 1, 3)
GLANCE: Final = Depth(2, 60, 6, 0, 1)
VERIFYING: Final = Depth(6, 600, 64, 3, 3)
GUESSES: Final = 40
"""So often a defence is tried at random."""
FEW: Final = 8
"""After so many worlds one may give up."""
LONGEST: Final = 60
"""So many choices at most in one of these."""


class Weighed(NamedTuple):
    """What was found of a puzzle."""

    chance: float
    """The chance to win with the solution."""
    gap: float
    """What it is surely better by than its best rival."""
    reached: float
    """The share of the worlds in which the solution reaches its goal."""
    guessed: float = 0.0
    """How often one reaches it without thinking."""


class Scale:
    """Weighs puzzles."""

    def __init__(self, depth: Depth, seed: str) -> None:
        self.depth = depth
        self.chances = Chances()
        self._seed = seed

    def rng(self, what: object = "") -> Random:
        return Random(f"{self._seed} {what}")

    def planner(self, rng: Random, width: int = 0, budget: int = 0) -> Planner:
        depth = self.depth
        weighed = self.chances.weighed
        width, budget = width or depth.width, budget or depth.budget
        planner = Planner(weighed, rng, reimagine, width, budget, 4)
        planner.careful = True
        return planner

    def plans(self, game: Game, seat: Seat, width: int = 0, budget: int = 0) -> list[Thought]:
        """All ends of this turn that are found, in a world as the player may imagine it."""
        rng = self.rng("plans")
        world = undisturbed(reimagine(game, seat, rng), seat)
        return self.planner(rng, width, budget).plans(world, seat)

    def judged(self, plans: Sequence[Thought], seat: Seat) -> list[float]:
        return self.chances.of(
            [plan.game for plan in plans], seat, [UNIT * plan.luck for plan in plans]
        )

    # A turn.

    def turn(
        self,
        game: Game,
        seat: Seat,
        goal: Goal,
        line: Sequence[Choice],
        plans: list[Thought] | None = None,
        least: float = -1.0,
    ) -> Weighed:
        """The solution beside the best turns that do not solve it; given up as soon as it is plain
        that it is not better by so much."""
        if plans is None:
            plans = self.plans(game, seat)
        start = reimagine(game, seat, self.rng("start"))
        solution = follow(start.copy(), seat, line, self.rng("solution"))
        rest = [plan for plan in plans if not self._solves(goal, seat, start, solution, plan)]
        rest = sorted(rest, key=lambda plan: -plan.value)[:40]
        found = sorted(zip(self.judged(rest, seat), rest, strict=True), key=lambda one: -one[0])
        rivals = [choices(plan) for _, plan in found[: self.depth.rivals]]
        if goal.what == "won":
            reached = fmean(self._reached(game, seat, goal, line))
            return Weighed(reached, reached - (found[0][0] if found else 0.0), reached)
        return self._compared(game, seat, goal, line, rivals, least)

    def _solves(self, goal: Goal, seat: Seat, start: Game, solution: Game, plan: Thought) -> bool:
        if goal.what == "open":
            return not plan.game.ended
        return reaches(goal, seat, choices(plan), plan.game) or (
            not plan.luck and is_as_good(goal, seat, start, solution, plan.game)
        )

    def _reached(self, game: Game, seat: Seat, goal: Goal, line: Sequence[Choice]) -> list[bool]:
        """By world: whether the line reaches the goal there."""
        return [
            reaches(goal, seat, line, self._after(game, seat, line, number))
            for number in range(self.depth.worlds)
        ]

    def _after(self, game: Game, seat: Seat, line: Sequence[Choice], number: int) -> Game:
        rng = self.rng(f"world {number}")
        return follow(reimagine(game, seat, rng), seat, line, rng)

    def _compared(
        self,
        game: Game,
        seat: Seat,
        goal: Goal,
        line: Sequence[Choice],
        rivals: Sequence[Sequence[Choice]],
        least: float,
    ) -> Weighed:
        reached = 0
        own: list[float] = []
        others: list[list[float]] = [[] for _ in rivals]
        for number in range(self.depth.worlds):
            end = self._after(game, seat, line, number)
            reached += reaches(goal, seat, line, end)
            own.append(self._later(end, seat, game.day, number))
            for rival, found in zip(rivals, others, strict=True):
                end = self._after(game, seat, rival, number)
                found.append(self._later(end, seat, game.day, number))
            if number + 1 >= FEW and (reached < FEW / 2 or _is_hopeless(own, others, least)):
                break
        gap = min((_better(own, found) for found in others), default=0.0)
        return Weighed(fmean(own), gap, reached / len(own))

    def _later(self, game: Game, seat: Seat, day: int, number: int) -> float:
        """The chance to win some days after the turn has ended."""
        rng = self.rng(f"later {number}")
        if not self.depth.days:
            return self.chances.of([game], seat)[0]
        question = game.asked.get(seat)
        if question is not None and question.about == "action":
            play(game, seat, END)
        play_on(self.chances, game, day + self.depth.days, rng)
        return self.chances.of([game], seat)[0]

    # An answer.

    def answers(self, game: Game, seat: Seat, least: float = -1.0) -> dict[str, list[float]]:
        """By verb: the chances to win after such an answer and the best turn from there, in each
        world; given up as soon as it is plain that none is better by so much."""
        options = {verb(game, option): option for option in reversed(game.asked[seat].options)}
        found: dict[str, list[float]] = {name: [] for name in options}
        for number in range(self.depth.worlds):
            for name, option in options.items():
                found[name].append(self._answered(game, seat, option, number))
            if number + 1 >= FEW:
                own, *others = sorted(found.values(), key=lambda each: -sum(each))
                if _is_hopeless(own, others, least):
                    break
        return found

    def _answered(self, game: Game, seat: Seat, choice: Choice, number: int) -> float:
        rng = self.rng(f"world {number}")
        world = reimagine(game, seat, rng)
        play(world, seat, choice)
        planner = self.planner(rng)
        planner.settle(world, seat, None)
        question = world.asked.get(seat)
        if question is not None and question.about == "action":
            best = planner.plan(undisturbed(world, seat), seat)
            follow(world, seat, choices(best), rng)
        return self._later(world, seat, game.day, number)

    def answer(self, game: Game, seat: Seat, goal: Goal) -> Weighed:
        return self.best_of(self.answers(game, seat), goal.of)

    @staticmethod
    def best_of(found: dict[str, list[float]], name: str) -> Weighed:
        """One answer beside the others."""
        own = found[name]
        others = (each for other, each in found.items() if other != name)
        return Weighed(fmean(own), min((_better(own, one) for one in others), default=0.0), 1.0)

    # A battle.

    def battle(self, game: Game, seat: Seat, goal: Goal, line: Sequence[Choice]) -> Weighed:
        """The solution, which may go on in the same spirit, beside defences that fail."""
        held, lost = [], []
        guessed = 0
        for number in range(self.depth.worlds):
            end = self._after(game, seat, line, number)
            if reaches(goal, seat, line, end):
                held.append(self.chances.of([end], seat)[0])
        for number in range(GUESSES):
            rng = self.rng(f"guess {number}")
            end = reimagine(game, seat, rng)
            guess(end, seat, rng)
            if reaches(goal, seat, line, end):
                guessed += 1
            else:
                lost.append(self.chances.of([end], seat)[0])
        reached = len(held) / self.depth.worlds
        if not held or not lost:
            return Weighed(fmean(held or [0.0]), 0.0, reached, guessed / GUESSES)
        own = fmean(held)
        # Where it fails it brings what every other defence brings.
        return Weighed(own, reached * (own - fmean(lost)), reached, guessed / GUESSES)


def choices(plan: Thought) -> list[Choice]:
    return [choice for _, choice in plan.path]


def guess(game: Game, seat: Seat, rng: Random) -> list[Choice]:
    """Somebody defends without thinking, until the battle is over: what they chose."""
    made: list[Choice] = []
    for _ in range(LONGEST):
        if battle_of(game, seat) is None:
            break
        if CHANCE in game.asked:
            settle(game, rng.random)
            continue
        question = game.asked.get(seat)
        if question is None or question.optional:
            other = next(one for one in game.asked.values() if not one.optional)
            play(game, other.seat, habit(game, other))
            continue
        made.append(rng.choice(question.options))
        play(game, seat, made[-1])
    return made


def _is_hopeless(own: Sequence[float], others: Sequence[Sequence[float]], least: float) -> bool:
    """Whether it is plain after few worlds already that one is not better by so much."""
    for other in others:
        differences = [one - another for one, another in zip(own, other, strict=True)]
        if fmean(differences) + stdev(differences) / sqrt(len(differences)) < least:
            return True
    return False


def _better(own: Sequence[float], other: Sequence[float]) -> float:
    """By how much, surely; less than nothing: it is worse."""
    differences = [one - another for one, another in zip(own, other, strict=True)]
    return surely(differences) or min(0.0, fmean(differences))
