"""Whether a puzzle is solved: the engine says it of the position that was reached.

A solution is no list of moves. Every line solves a puzzle that reaches what its own line reaches:
that the game is won, that the city is the player's, that the artefact was created or used; in a
turn also every line whose end is judged as good as that of the solution. To judge a line is to play
it once, which takes some milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Final, Literal

from battalia.bots.fighting import battle_of
from battalia.bots.imagining import reimagine
from battalia.bots.judgement import Judgement
from battalia.bots.planning import Planner
from battalia.bots.weights import weights_of
from battalia.engine import Choice, Game, Question, Seat, play
from battalia.engine.chapters.land import owner_of
from battalia.engine.choices import End, Item
from battalia.engine.terms import KIND, KINDS
from battalia.puzzles.puzzle import Goal, Puzzle
from battalia.review.chances import UNIT, chance, victory
from battalia.review.lines import carried_out

MARGIN: Final = 0.02
"""What costs no more than this of the chance to win is as good as the solution."""
ENOUGH: Final = 0.5
"""A game that goes on was led on well with so much of what the solution gains."""

LUCKS: Final = 8
"""So many kinds of luck are tried."""

Span = Literal["turn", "battle", "answer"]
"""How far a puzzle goes: to the end of the turn, or of the battle, or one answer."""


def span(game: Game, question: Question) -> Span:
    if question.about == "action":
        return "turn"
    return "answer" if battle_of(game, question.seat) is None else "battle"


class Attempt:
    """What somebody does at a puzzle, choice by choice."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = puzzle.game()
        self.seat = puzzle.player
        self.over = False
        """Whether nothing more counts."""
        self._span = span(self.game, self.game.asked[self.seat])
        self._choices: list[Choice] = []

    def play(self, seat: Seat, choice: Choice) -> None:
        """The next choice of anybody, chance included (Refused)."""
        if self.over:
            return
        if seat == self.seat:
            self._choices.append(choice)
            if self._span == "turn" and isinstance(choice, End):
                # A position is judged as it is before the cards are put away.
                self.over = True
                return
        play(self.game, seat, choice)
        self.over = (
            bool(self.game.ended)
            or self._span == "answer"
            or (self._span == "battle" and battle_of(self.game, self.seat) is None)
        )

    @property
    def solved(self) -> bool:
        """Whether what was reached is what the solution reaches, or as good."""
        puzzle, seat = self.puzzle, self.seat
        if not self.over:
            return False
        if puzzle.goal.what != "open":
            if reaches(puzzle.goal, seat, self._choices, self.game):
                return True
            if self._span != "turn":
                return False
        elif self.game.ended:
            return victory(self.game, seat) == 1.0
        start = puzzle.game()
        solution = puzzle.game()
        follow(solution, seat, puzzle.choices(solution), Random(0))
        return is_as_good(puzzle.goal, seat, start, solution, self.game)


def is_as_good(goal: Goal, seat: Seat, start: Game, solution: Game, end: Game) -> bool:
    """Whether a turn that ends so is as good as the solution's; nothing is as good as to win."""
    if goal.what == "won":
        return False
    if goal.what == "open":
        at_once, best = value(start, seat), value(solution, seat)
        return value(end, seat) >= at_once + ENOUGH * (best - at_once)
    return chance(UNIT * value(end, seat)) >= chance(UNIT * value(solution, seat)) - MARGIN


def reaches(goal: Goal, seat: Seat, choices: Sequence[Choice], end: Game) -> bool:
    """Whether these choices of a player, which led to this end, reach the goal."""
    match goal.what:
        case "won":
            return bool(end.ended) and victory(end, seat) == 1.0
        case "open":
            return not end.ended
        case "owned":
            return owner_of(end.tokens[end.rules.notation.read_space(goal.of)]) == seat
        case "created":
            return goal.of in created(end, seat)
        case "used":
            return any(goal.of in used(choice) for choice in choices)
        case "answered":
            return any(verb(end, choice) == goal.of for choice in choices[:1])


def created(game: Game, seat: Seat) -> set[str]:
    """The kinds of all cards that were gained in this turn."""
    return {KINDS[KIND[card]] for row in game.rows[seat] for card in row.gained}


def used(choice: Choice) -> Iterator[str]:
    """The kinds of what a choice puts to use."""
    for value in (getattr(choice, name) for name in choice.__struct_fields__):
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Item):
                yield KINDS[item.kind]


def verb(game: Game, choice: Choice) -> str:
    return game.rules.notation.text(choice).partition(" ")[0]


def value(game: Game, seat: Seat) -> float:
    """What a position is worth: everywhere the same, whatever is installed."""
    return _judgement().judge(game, seat)


@cache
def _judgement() -> Judgement:
    return Judgement(weights_of("expert"))


def is_sound(puzzle: Puzzle) -> bool:
    """Whether its own line can be played to the end there, and reaches its goal; and where any
    turn counts that leads the game on well, whether nothing at all does not."""
    game, seat = puzzle.game(), puzzle.player
    line = puzzle.choices(game)
    steps = list(carried_out(game, seat, line))
    whole = [step.choice for step in steps] == line
    end = follow(game, seat, (), Random(0))
    if puzzle.goal.what == "open":
        return whole and not end.ended and _leads_on(puzzle, line, end)
    return whole and reaches(puzzle.goal, seat, line, end)


def _leads_on(puzzle: Puzzle, line: Sequence[Choice], solution: Game) -> bool:
    """Whether the line is as good as itself whatever luck it has, and better than none."""
    start, seat = puzzle.game(), puzzle.player
    ends = [follow(start.copy(), seat, line, Random(number)) for number in range(LUCKS)]
    return not is_as_good(puzzle.goal, seat, start, solution, start) and all(
        is_as_good(puzzle.goal, seat, start, solution, end) for end in ends
    )


def follow(game: Game, seat: Seat, line: Sequence[Choice], rng: Random) -> Game:
    """The same game after these choices, when the player may act again; luck may end them early."""
    for _ in carried_out(game, seat, line, rng):
        pass
    Planner(_judgement(), rng, reimagine).settle(game, seat, None)
    return game
