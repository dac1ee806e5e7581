"""Finds puzzles in games that were played.

At the beginning of each turn the planner looks at many ways to play it. Where all good ones have
something in common that no other one has (a city that falls, an artefact, the end of the game),
there may be a puzzle; whether there is one the scale decides. Hands that are kept or exchanged, and
cities that are attacked, are looked at in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import count, islice
from math import ceil
from random import Random
from statistics import fmean
from time import monotonic
from typing import Final, NamedTuple

from battalia.bots import Match, make_bot
from battalia.bots.advice import Case
from battalia.bots.fighting import battle_of
from battalia.bots.planning import Planner, Thought
from battalia.bots.thinking import Steady
from battalia.engine import (
    Choice,
    Game,
    Options,
    Reason,
    Record,
    Seat,
    play,
    save,
    with_expansion,
)
from battalia.engine.chapters.ending import points
from battalia.engine.chapters.land import holds_city, owner_of
from battalia.engine.chapters.setup import Setup
from battalia.engine.notation import seat_name
from battalia.engine.record import beginning
from battalia.engine.terms import ARTEFACTS, GREAT_ARTEFACTS, KINDS
from battalia.puzzles.puzzle import THEMES, Goal, Puzzle, Theme
from battalia.puzzles.solving import created, is_sound, reaches, used
from battalia.puzzles.weighing import GLANCE, MINING, Depth, Scale, Weighed, choices, guess
from battalia.review.chances import UNIT, chance

LEAST: Final[dict[Theme, float]] = {
    "win": 0.02, "close": 0.02, "open": 0.15, "take": 0.04, "hold": 0.05,
    "cohort": 0.04, "artefact": 0.04,
}  # fmt: skip
"""What the solution is better by at least, by theme."""
OF_TURNS: Final[tuple[Theme, ...]] = ("win", "close", "open", "take", "artefact")
SURE: Final = 0.9
"""The share of worlds in which a solution reaches its goal at least."""
GUESSED: Final = 0.5
"""Whoever does not think fails at least as often as not."""
EARLY: Final = 3
"""Before this day little is clearly better than anything else."""
TRIES: Final = 60
"""So many defences are looked through."""
FIRST: Final = (1, 25)
"""A search that stops at the first good plan."""
HARDEST: Final = 4
LIMIT: Final = 6_000
"""Choices after which a game is searched as far as it has come."""
LEVELS: Final = ("steady", "steady", "novice", "simple")
"""Between equals more games are close."""
OF_A_GAME: Final = 4
"""So many puzzles of a theme at most come from one game."""
ALIKE: Final = 3
"""No answer is that of more than one in so many."""
NAMES: Final = frozenset(KINDS[kind] for kind in (*ARTEFACTS, *GREAT_ARTEFACTS))
MEANS: Final = frozenset({"tool", "weapon", "sword", "shield"})
"""Tools pay, and arms open every attack: that they were used says nothing."""


class Find(NamedTuple):
    """What may be a puzzle."""

    theme: Theme
    goal: Goal
    line: list[Choice]
    plan: Thought | None = None


def mine(
    record: Record,
    source: str,
    seed: int = 0,
    depth: Depth = MINING,
    wanted: Callable[[Theme], bool] = lambda theme: True,
) -> Iterator[Puzzle]:
    """The puzzles of a game (RecordError)."""
    game = beginning(record)
    last: tuple[int, Seat] | None = None
    for at, (seat, choice) in enumerate(record.choices):
        question = game.asked.get(seat)
        if question is not None and not question.optional and not game.frames(Setup):
            about = question.about
            begins = about == "action" and (game.day, seat) != last
            if about == "action":
                last = game.day, seat
            if game.day >= EARLY and (begins or about in ("cohort", "reaction")):
                scale = Scale(depth, f"{source} {seed} {at}")
                found = _found(scale, game, seat, about, source, wanted)
                if found is not None and is_sound(found):
                    yield found
        play(game, seat, choice)


def _found(
    scale: Scale,
    game: Game,
    seat: Seat,
    about: str,
    source: str,
    wanted: Callable[[Theme], bool],
) -> Puzzle | None:
    match about:
        case "action":
            return _turn(scale, game, seat, source, wanted)
        case "cohort":
            return _hand(scale, game, seat, source) if wanted("cohort") else None
        case _:
            return _defence(scale, game, seat, source) if wanted("hold") else None


# Turns.


def _turn(
    scale: Scale, game: Game, seat: Seat, source: str, wanted: Callable[[Theme], bool]
) -> Puzzle | None:
    if not any(map(wanted, OF_TURNS)):
        return None
    plans = scale.plans(game, seat)
    for find in _finds(game, seat, plans):
        if not wanted(find.theme) or not _is_clear(find, seat, plans):
            continue
        least = LEAST[find.theme]
        weighed = scale.turn(game, seat, find.goal, find.line, plans, least)
        if weighed.reached >= SURE and weighed.gap >= least:
            return _puzzle(
                scale, game, seat, find, weighed, _effort(scale, game, seat, find), source
            )
    return None


def _finds(game: Game, seat: Seat, plans: list[Thought]) -> Iterator[Find]:
    """What the best turn has and others may lack, the rarest first."""
    best = plans[0]
    won = [plan for plan in plans if reaches(Goal("won"), seat, (), plan.game)]
    if won:
        shortest = min(won, key=lambda plan: len(plan.path))
        theme: Theme = "close" if shortest.game.ended == "map" else "win"
        yield Find(theme, Goal("won"), choices(shortest), shortest)
        return
    if best.game.ended or not best.path:
        return
    before = points(game, seat)
    if any(plan.game.ended and points(plan.game, seat) >= before for plan in plans):
        yield Find("open", Goal("open"), choices(best), best)
    notation = game.rules.notation
    for space, mark in enumerate(game.tokens):
        falls = owner_of(mark) != seat and owner_of(best.game.tokens[space]) == seat
        if falls and holds_city(game, space):
            yield Find("take", Goal("owned", notation.space_name(space)), choices(best), best)
    for kind in sorted(created(best.game, seat) & NAMES):
        yield Find("artefact", Goal("created", kind), choices(best), best)
    for kind in sorted({kind for one in choices(best) for kind in used(one)} & NAMES - MEANS):
        yield Find("artefact", Goal("used", kind), choices(best), best)


def _is_clear(find: Find, seat: Seat, plans: list[Thought]) -> bool:
    """Whether every other turn looks worse at a glance."""
    if find.theme in ("win", "close", "open"):
        return True
    others = (
        plan.value for plan in plans if not reaches(find.goal, seat, choices(plan), plan.game)
    )
    best = chance(UNIT * plans[0].value)
    return best - chance(UNIT * max(others, default=-1e9)) >= LEAST[find.theme]


def _effort(scale: Scale, game: Game, seat: Seat, find: Find) -> int:
    """How far one must look for it: the more actions, the further; still further where the first
    good plan is not it."""
    assert find.plan is not None
    actions = sum(mark[0] == "action" for mark, _ in find.plan.path)
    best = scale.plans(game, seat, *FIRST)[0]
    missed = not reaches(find.goal, seat, choices(best), best.game)
    return min(HARDEST, (actions - 1) // 2 + 2 * missed)


# Hands.


def _hand(scale: Scale, game: Game, seat: Seat, source: str) -> Puzzle | None:
    """Cohort, another hand, or this one (B2.1)."""
    first, second, *_ = sorted(
        map(fmean, Scale(GLANCE, "glance").answers(game, seat).values()), reverse=True
    )
    if first - second < LEAST["cohort"]:
        return None
    found = scale.answers(game, seat, LEAST["cohort"])
    goal = Goal("answered", max(found, key=lambda name: sum(found[name])))
    weighed = scale.best_of(found, goal.of)
    if len(found[goal.of]) < scale.depth.worlds or weighed.gap < LEAST["cohort"]:
        return None
    options = game.asked[seat].options
    line = [
        next(one for one in options if game.rules.notation.text(one).startswith(goal.of)),
    ]
    hard = sum(weighed.gap < limit for limit in (0.15, 0.1, 0.07, 0.055))
    return _puzzle(scale, game, seat, Find("cohort", goal, line), weighed, hard, source)


# Battles.


def _defence(scale: Scale, game: Game, seat: Seat, source: str) -> Puzzle | None:
    """A city that can be held against an attack."""
    battle = battle_of(game, seat)
    if battle is None or battle.hero or battle.defender != seat:
        return None
    goal = Goal("owned", game.rules.notation.space_name(battle.space))
    lines: list[list[Choice]] = []
    for number in range(TRIES):
        rng = scale.rng(f"try {number}")
        end = game.copy()
        line = guess(end, seat, rng)
        if reaches(goal, seat, line, end):
            lines.append(line)
    if not lines or len(lines) > TRIES * GUESSED:
        return None
    best: tuple[Weighed, list[Choice]] | None = None
    for line in sorted(lines, key=len)[:3]:
        weighed = scale.battle(game, seat, goal, line)
        if best is None or weighed.reached > best[0].reached:
            best = weighed, line
    assert best is not None
    weighed, line = best
    if weighed.reached < SURE or weighed.gap < LEAST["hold"]:
        return None
    hard = sum(len(lines) < TRIES * limit for limit in (0.35, 0.2, 0.1, 0.04))
    return _puzzle(scale, game, seat, Find("hold", goal, line), weighed, hard, source)


# Telling.


def _puzzle(
    scale: Scale, game: Game, seat: Seat, find: Find, weighed: Weighed, hard: int, source: str
) -> Puzzle:
    text = game.rules.notation.text
    return Puzzle(
        theme=find.theme,
        position=save(game).decode(),
        seat=seat_name(seat),
        goal=find.goal,
        line=tuple(text(choice) for choice in find.line),
        chance=round(weighed.chance, 3),
        gap=round(weighed.gap, 3),
        difficulty=hard,
        reason=_why(scale, game, seat, find),
        source=f"{source}, day {game.day}",
    )


WHY: Final = {"open": "puzzle-why-open", "hold": "puzzle-why-hold"}
"""Themes that are their own reason."""


def _why(scale: Scale, game: Game, seat: Seat, find: Find) -> Reason:
    if find.theme in WHY:
        return Reason(WHY[find.theme])
    bot = Steady()
    bot.judgement = scale.chances.weighed
    question = game.asked[seat]
    path = [(Planner.mark(game, seat, question.about), one) for one in find.line]
    case = Case(bot, game, question, tuple(find.plan.path if find.plan else path), scale.rng("why"))
    case.planned = find.plan is not None
    return case.reason()


# Many games.


class Quarry(NamedTuple):
    """A game to be played and searched."""

    options: Options
    levels: tuple[str, ...]
    seed: int

    @property
    def source(self) -> str:
        return f"{box_of(self.options)} {' '.join(self.levels)} {self.seed}"

    def played(self) -> Record:
        bots = [make_bot(level) for level in self.levels]
        match = Match.begin(self.options, bots, self.seed)
        while match.game.asked and len(match.record.choices) < LIMIT:
            match.step()
        return match.record


def quarries(seed: int) -> Iterator[Quarry]:
    """Games without end, of both boxes, between players of all kinds."""
    for number in count():
        rng = Random(f"{seed} {number}")
        players = 3 if rng.random() < 0.2 else 2
        if rng.random() < 0.5:
            # Few of these games end with the map, unless the table agrees on it (S11.1).
            options = with_expansion(players, map_end="on" if rng.random() < 0.3 else "")
        else:
            # Few games of the plain box end by great cities (B10.2), unless fewer are needed.
            options = Options(players, cities_to_end=3 if rng.random() < 0.3 else 0)
        levels = (rng.choice(LEVELS),) * players
        yield Quarry(options, levels, rng.randrange(10**6))


class Shift(NamedTuple):
    """What one process has to do."""

    seed: int
    number: int
    """Which of them it is."""
    of: int
    """So many share the work."""
    games: int
    until: float
    """By the monotonic clock."""
    most: int
    """Puzzles of each theme and each box."""


def quarried(shift: Shift) -> list[Puzzle]:
    """What one process finds in its games."""
    found: list[Puzzle] = []
    numbers: Counter[tuple[str, str]] = Counter()
    for quarry in islice(quarries(shift.seed), shift.number, shift.games, shift.of):
        box = box_of(quarry.options)

        def wanted(theme: Theme, box: str = box) -> bool:
            return monotonic() < shift.until and numbers[theme, box] < shift.most

        if not any(map(wanted, THEMES)):
            continue
        for puzzle in mine(quarry.played(), quarry.source, wanted=wanted):
            numbers[puzzle.theme, box] += 1
            found.append(puzzle)
    return found


def box_of(options: Options) -> str:
    return "stormgates" if options.expansion else "base"


def chosen(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """Of each theme and each box at most so many: the clearest, and not too many of them from the
    same game or with the same answer."""
    kept: list[Puzzle] = []
    numbers: Counter[tuple[str, ...]] = Counter()
    for puzzle in sorted(puzzles, key=lambda one: -one.gap):
        shelf = (puzzle.theme, puzzle.box)
        game = (puzzle.theme, puzzle.source.partition(",")[0])
        limits: dict[tuple[str, ...], int] = {shelf: most, game: OF_A_GAME}
        if puzzle.goal.of:
            limits[*shelf, puzzle.goal.what, puzzle.goal.of] = ceil(most / ALIKE)
        if all(numbers[what] < limit for what, limit in limits.items()):
            numbers.update(limits.keys())
            kept.append(puzzle)
    return kept
