"""Puzzles: the one of the day, training by theme, and how strong people are at them.

A puzzle is solved at a table like any other, which is a lesson of its own kind: nobody waits for
whoever sits there. Which puzzle it is follows from the position with which the table began, and
whether it is solved from its acts; so nothing is kept of it but that it was tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import partial
from random import Random, SystemRandom
from typing import Final, NamedTuple

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from battalia.engine import Refused, view
from battalia.puzzles import THEMES, Attempt, Puzzle, puzzle_of_day, shipped
from battalia.puzzles.puzzle import id_of
from battalia.puzzles.solving import Span, follow, span
from battalia.review.lines import carried_out
from battalia.server.denied import FORBIDDEN, NOT_FOUND, Denied
from battalia.server.desk import Desk, known
from battalia.server.handing import Handing
from battalia.server.http import TableId, TheCaller, TheDesk
from battalia.server.messages import (
    LineStep,
    NewPuzzle,
    NewSeat,
    NewTable,
    PuzzleShelf,
    PuzzleStanding,
    PuzzleTable,
    PuzzleTry,
    PuzzleVerdict,
    Settings,
)
from battalia.server.ratings import NEW, model, shown
from battalia.server.store import PUZZLE as LESSON
from battalia.server.store import Belief, Elsewhere, Person, Try
from battalia.server.table import Act, choices_of, effective
from battalia.server.wire import Patches, wire_of
from battalia.server.work import LIST, PUZZLE, Asker

OPPONENT: Final = "novice"
"""In a battle every computer answers by habit, which is all that a puzzle asks of it."""
LONGEST: Final = 200
"""After so many acts a puzzle is not solved any more."""
NEAR: Final = 8
"""From so many that suit somebody best one is drawn."""
STEP: Final = 4.0
"""How much harder a puzzle of one difficulty is than one of the next."""
MEDIUM: Final = 2
LITTLE: Final = 4.0
"""How much doubt there is of a new puzzle: its difficulty was measured."""


class Judged(NamedTuple):
    """What was found of a try."""

    over: bool
    solved: bool
    solution: PuzzleVerdict | None = None


# Beliefs.


def first_belief(puzzle: Puzzle) -> Belief:
    return Belief(NEW.mu + STEP * (puzzle.difficulty - MEDIUM), LITTLE)


def rate(person: Belief, puzzle: Belief, *, solved: bool) -> tuple[Belief, Belief]:
    """Somebody and a puzzle have met, and one of them has won."""
    pair = [[model().rating(mu=one.mu, sigma=one.sigma)] for one in (person, puzzle)]
    (who,), (what,) = model().rate(pair, ranks=[1, 2] if solved else [2, 1])
    return Belief(who.mu, who.sigma), Belief(what.mu, what.sigma)


def streak_of(tries: Iterable[Try]) -> int:
    """How many were solved in a row, the last one first."""
    row = 0
    for one in tries:
        if not one.solved:
            break
        row += 1
    return row


# What is asked for.


def today(desk: Desk) -> date:
    return datetime.fromtimestamp(desk.hall.date(), UTC).date()


async def standing(desk: Desk, asker: Asker, person: Person | None) -> PuzzleStanding:
    """What there is, and how far somebody has come with it."""
    await desk.hall.workshop.charge(asker, LIST)
    tries = [] if person is None else await desk.store.tries(person.id)
    belief = None if person is None else await desk.store.puzzler(person.id)
    puzzles = shipped()
    counts = Counter(one.theme for one in puzzles.values())
    solved = [one.puzzle for one in tries if one.solved]
    by_theme = Counter(puzzles[id].theme for id in solved if id in puzzles)
    day = today(desk)
    daily = puzzle_of_day(day).id
    tried = {one.puzzle: one.solved for one in tries}
    return PuzzleStanding(
        day.isoformat(),
        "new" if daily not in tried else "solved" if tried[daily] else "missed",
        [PuzzleShelf(theme, counts[theme], by_theme[theme]) for theme in THEMES],
        len(tries),
        len(solved),
        None if belief is None else shown(belief),
        streak_of(tries),
    )


async def begin(
    desk: Desk, handing: Handing, asker: Asker, person: Person, wish: NewPuzzle
) -> PuzzleTable:
    """A table at which a puzzle is to be solved; an earlier one of the same person is no more."""
    beliefs = await desk.store.puzzles()
    puzzle = await _chosen(desk, person, wish, beliefs)
    for table in await desk.store.puzzle_tables(person.id):
        with suppress(Denied, Elsewhere):
            await _clear(desk, handing, person, table)
    set_out = partial(_set_out, puzzle)
    new, how_far = await desk.hall.workshop.do(asker, PUZZLE, set_out)
    made = await desk.set_up(asker, person, new)
    hard = beliefs.get(puzzle.id) or first_belief(puzzle)
    return PuzzleTable(made.table, puzzle.id, how_far, shown(hard))


async def _clear(desk: Desk, handing: Handing, person: Person, table: str) -> None:
    try:
        await desk.hall.whole(desk.remove(table, person))
    except Elsewhere as found:
        await handing.on_behalf(found, "DELETE", f"/api/tables/{table}", person.id)


async def _chosen(
    desk: Desk, person: Person, wish: NewPuzzle, beliefs: dict[str, Belief]
) -> Puzzle:
    """The puzzle that is wished for: where there is a choice, one that was not tried yet and is
    about as hard as the person is strong."""
    if wish.daily:
        return puzzle_of_day(today(desk))
    puzzles = shipped()
    if wish.again is not None:
        if wish.again not in puzzles:
            raise Denied("no-such-puzzle", NOT_FOUND, puzzle=wish.again)
        return puzzles[wish.again]
    of_theme = [one for one in puzzles.values() if wish.theme in (None, one.theme)]
    tries = await desk.store.tries(person.id)
    tried = {one.puzzle for one in tries}
    fresh = [one for one in of_theme if one.id not in tried]
    if not fresh:
        # Those that were tried longest ago come again.
        order = {one.puzzle: number for number, one in enumerate(tries)}
        fresh = sorted(of_theme, key=lambda one: -order[one.id])[:NEAR]
    own = await desk.store.puzzler(person.id) or NEW

    def distance(one: Puzzle) -> float:
        return abs((beliefs.get(one.id) or first_belief(one)).mu - own.mu)

    rng = SystemRandom()
    # Among equals chance decides.
    rng.shuffle(fresh)
    return rng.choice(sorted(fresh, key=distance)[:NEAR])


async def verdict(
    desk: Desk, asker: Asker, person: Person, table: str, give_up: bool
) -> PuzzleVerdict:
    """Whether the puzzle of a table is solved. The first try counts."""
    live = await desk.hall.seen(table)
    puzzle = shipped().get(id_of(live.row.start or ""))
    if puzzle is None:
        raise Denied("no-puzzle-here", NOT_FOUND)
    if puzzle.player not in live.rights(known(person)).seats:
        raise Denied("nobody-at-this-table", FORBIDDEN)
    acts = await desk.store.acts(table, until=LONGEST)
    job = partial(judged, puzzle, acts, give_up)
    found = await desk.hall.workshop.do(asker, PUZZLE, job, len(acts))
    if found.solution is None:
        return PuzzleVerdict(over=False)
    rated = await desk.store.try_puzzle(
        person.id,
        Try(puzzle.id, desk.hall.date(), found.solved),
        person=NEW,
        puzzle=first_belief(puzzle),
        rate=partial(rate, solved=found.solved),
        # Who comes without an account could come as often as they like.
        counts=person.login is not None,
    )
    return msgspec.structs.replace(
        found.solution,
        before=None if rated is None else shown(rated[0]),
        rating=None if rated is None else shown(rated[1]),
        streak=streak_of(await desk.store.tries(person.id)),
    )


# The long work: functions of plain values.


def _set_out(puzzle: Puzzle) -> tuple[NewTable, Span]:
    """The table of a puzzle, and how far it goes."""
    game = puzzle.game()
    how_far = span(game, game.asked[puzzle.player])
    seats = [
        NewSeat("me") if seat == puzzle.player else NewSeat("computer", level=OPPONENT)
        for seat in range(game.players)
    ]
    settings = Settings(chat=False, lesson=LESSON + how_far)
    return NewTable(seats=seats, settings=settings, position=puzzle.position), how_far


def judged(puzzle: Puzzle, acts: Sequence[Act], give_up: bool) -> Judged:
    """What these acts come to; the solution is told once nothing more can come of them."""
    attempt = Attempt(puzzle)
    read = attempt.game.rules.notation.read_choice
    with suppress(Refused):
        for seat, text in choices_of(effective(list(acts))):
            if attempt.over:
                break
            attempt.play(seat, read(text))
    over = attempt.over or give_up or len(acts) > LONGEST
    if not over:
        return Judged(False, False)
    solved = attempt.solved
    return Judged(True, solved, solution(puzzle, solved))


def solution(puzzle: Puzzle, solved: bool) -> PuzzleVerdict:
    """The solution as its player sees it, choice by choice, and why it is one."""
    game, seat = puzzle.game(), puzzle.player
    wire = wire_of(game.rules.notation)
    stages = list(carried_out(game, seat, puzzle.choices(game)))
    views = [view(stage.game, seat) for stage in stages]
    views.append(view(follow(game, seat, (), Random(0)), seat))
    return PuzzleVerdict(
        over=True,
        solved=solved,
        puzzle=puzzle.id,
        theme=puzzle.theme,
        reason=msgspec.to_builtins(puzzle.reason),
        chance=puzzle.chance,
        other=max(0.0, round(puzzle.chance - puzzle.gap, 3)),
        view=wire.view(views[0]),
        steps=[
            LineStep(wire.struct(stage.choice), Patches(wire).of(before, after))
            for stage, before, after in zip(stages, views, views[1:], strict=False)
        ],
    )


# The handlers.


@get("/api/puzzles", summary="What there is to be solved", tags=["puzzles"])
async def puzzle_list(caller: TheCaller, desk: TheDesk) -> PuzzleStanding:
    """The puzzle of the day is the same for everybody."""
    return await standing(desk, caller.asker, caller.person)


@post("/api/puzzles", summary="Solve a puzzle", tags=["puzzles"], status_code=HTTP_201_CREATED)
async def new_puzzle(
    data: JSONBody[NewPuzzle],
    caller: TheCaller,
    desk: TheDesk,
    handing: NamedDependency[Handing],
) -> PuzzleTable:
    """Sets up a table for it; the one of the puzzle before is no more."""
    return await begin(desk, handing, caller.asker, caller.somebody(), data)


@post(
    "/api/tables/{table:str}/puzzle",
    summary="Is the puzzle solved?",
    tags=["puzzles"],
    status_code=HTTP_200_OK,
)
async def puzzle_verdict(
    table: TableId, data: JSONBody[PuzzleTry], caller: TheCaller, desk: TheDesk
) -> PuzzleVerdict:
    """At the end of the turn, of the battle, or after the answer that it is about. Then the
    solution is told, and the first try is rated."""
    return await verdict(desk, caller.asker, caller.somebody(), table, data.give_up)


PUZZLES: Final = (puzzle_list, new_puzzle, puzzle_verdict)
