"""Why a wish is not offered: the reason, with the rule's number.

A wish is a choice in its text form, or a build with the space it is meant for: ``build city r2c3``,
``build road r2c3``, ``build curve r2c3``. The reasons are those by which the chapters decide what
they offer, so there is one truth; this module only finds the right one.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from battalia.engine.bounds import too_long_choice
from battalia.engine.chapters.building import obstacle_here
from battalia.engine.chapters.rows import Purse
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Build, Choice
from battalia.engine.game import Game, Question
from battalia.engine.notation import SHAPE_NUMBERS, NotationError, seat_name, shown
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    CHANCE,
    CITY_SHAPES,
    ROAD_SHAPES,
    UNITS,
    Seat,
    Shape,
    Space,
)

GAME_OVER: Final = Reason("game-over", "B10.3")
NOT_OFFERED: Final = Reason("not-offered", "B2.3")
LONGEST_LIST: Final = 8
"""So many answers are named."""


def explain(game: Game, seat: Seat, wish: str | Choice) -> Reason | None:
    """Why this player cannot do this now; None if it can be done (NotationError if unreadable)."""
    building = _building(game, wish)
    if building is not None:
        return _explain_building(game, seat, building)
    choice = _read(game, wish)
    question = game.asked.get(seat)
    if question is not None and choice in question.options:
        return None
    return why_not(game, seat, choice)


def meant(game: Game, seat: Seat, wish: str | Choice) -> list[Choice]:
    """The choices that a wish stands for: itself, or all that could be built on its space."""
    building = _building(game, wish)
    return [_read(game, wish)] if building is None else [*_builds(game, seat, building)]


def why_not_asked(game: Game) -> Reason:
    """Somebody else decides, or nobody any more."""
    if game.ended:
        return GAME_OVER
    players = [
        seat_name(seat)
        for seat, question in game.asked.items()
        if seat != CHANCE and not question.optional
    ]
    return Reason("not-asked", "B2", {"players": " ".join(players) or "chance"})


def why_not(game: Game, seat: Seat, choice: Choice) -> Reason:
    """Why a player is not offered this."""
    question = game.asked.get(seat)
    if game.rules.interjects(choice) and game.asked and 0 <= seat < game.players:
        # What may be done at any time needs no question (S13.3).
        reason = game.rules.obstacle(game, seat, choice)
        if reason is not None:
            return reason
    if question is None or question.optional:
        return why_not_asked(game)
    frame = game.lanes[question.lane][-1]
    reason = frame.why_not(game, choice)
    if reason is not None:
        return reason
    if isinstance(frame, Turn):
        return NOT_OFFERED
    about = question.about
    if any(type(option) is type(choice) for option in question.options):
        return Reason("no-such-answer", "B3.1", {"about": about, "choices": _some(game, question)})
    return Reason("answer-first", "B3.1", {"about": about})


def _some(game: Game, question: Question) -> str:
    """What could be answered, or the beginning of it."""
    texts = [game.rules.notation.text(option) for option in question.options[:LONGEST_LIST]]
    return ", ".join(texts) + (" …" if len(question.options) > LONGEST_LIST else "")


class _Building(NamedTuple):
    """A build meant for a space."""

    shapes: tuple[Shape, ...]
    levels: tuple[int | None, ...]
    space: Space


def _read(game: Game, wish: str | Choice) -> Choice:
    return game.rules.notation.read_choice(wish) if isinstance(wish, str) else wish.in_order()


def _building(game: Game, wish: str | Choice) -> _Building | None:
    """A wish that is a build with its space; None: it is a choice."""
    if not isinstance(wish, str):
        return None
    if (reason := too_long_choice(wish)) is not None:
        raise NotationError(reason)
    words = wish.split()
    if len(words) < 3 or words[0] != "build" or not re.fullmatch(r"r\d+c\d+", words[-1]):
        return None
    what, level = words[1], words[2:-1]
    space = game.rules.notation.read_space(words[-1])
    shapes: tuple[Shape, ...]
    if what == "city":
        shapes = CITY_SHAPES
    elif what == "road":
        shapes = ROAD_SHAPES
    elif what in SHAPE_NUMBERS and SHAPE_NUMBERS[what] in CITY_SHAPES + ROAD_SHAPES:
        shapes = (SHAPE_NUMBERS[what],)
    else:
        raise NotationError(Reason("notation-build", args={"text": shown(what)}))
    if shapes[0] not in CITY_SHAPES:
        return _Building(shapes, (None,), space)
    named = int(level[0]) if level and re.fullmatch(r"[1-9]", level[0]) else 0
    return _Building(shapes, (named,) if level else UNITS, space)


def _builds(game: Game, seat: Seat, building: _Building) -> Iterator[Build]:
    """What could be built so, were it paid: all shapes that fit on the space."""
    shapes, levels, space = building
    for shape in shapes:
        if obstacle_here(game, seat, (shape,), space) is None:
            yield from (Build(shape, level) for level in levels)


def _explain_building(game: Game, seat: Seat, building: _Building) -> Reason | None:
    """A build meant for a space: first whether a card may lie there, then whether it is paid."""
    shapes, levels, space = building
    question = game.asked.get(seat)
    if question is None or question.optional:
        return why_not_asked(game)
    frame = game.lanes[question.lane][-1]
    if not isinstance(frame, Turn) or frame.at != "actions":
        return why_not(game, seat, Build(shapes[0], levels[0]))
    reason = obstacle_here(game, seat, shapes, space)
    if reason is not None:
        return reason
    # Of the shapes that fit here, is there one that can be named and paid?
    purse = Purse(game, seat)
    obstacle = game.rules.actions[Build].obstacle
    for build in _builds(game, seat, building):
        reason = obstacle(game, seat, purse, build)
        if reason is None:
            return None
    return reason
