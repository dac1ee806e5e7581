"""Why a wish is not offered: the reason, with the rule's number.

A wish is a choice in its text form, or a build with the space it is meant for: ``build city r2c3``,
``build road r2c3``, ``build curve r2c3``. The reasons are those by which the chapters decide what
they offer, so there is one truth; this module only finds the right one.
"""

import re
from typing import Final

from battalia.engine.bounds import too_long_choice
from battalia.engine.chapters.building import obstacle_here
from battalia.engine.chapters.rows import Purse
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Build, Choice
from battalia.engine.game import Game, Question
from battalia.engine.notation import SHAPE_NUMBERS, NotationError, seat_name, shown
from battalia.engine.reasons import Reason
from battalia.engine.terms import CHANCE, CITY_SHAPES, ROAD_SHAPES, UNITS, Seat, Shape

GAME_OVER: Final = Reason("game-over", "B10.3")
NOT_OFFERED: Final = Reason("not-offered", "B2.3")
LONGEST_LIST: Final = 8
"""So many answers are named."""


def explain(game: Game, seat: Seat, wish: str | Choice) -> Reason | None:
    """Why this player cannot do this now; None if it can be done (NotationError if unreadable)."""
    if isinstance(wish, str) and (reason := too_long_choice(wish)) is not None:
        raise NotationError(reason)
    words = wish.split() if isinstance(wish, str) else []
    if len(words) >= 3 and words[0] == "build" and re.fullmatch(r"r\d+c\d+", words[-1]):
        return _explain_building(game, seat, words[1], words[2:-1], words[-1])
    choice = game.rules.notation.read_choice(wish) if isinstance(wish, str) else wish.in_order()
    question = game.asked.get(seat)
    if question is not None and choice in question.options:
        return None
    return why_not(game, seat, choice)


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


def _explain_building(
    game: Game, seat: Seat, what: str, level: list[str], where: str
) -> Reason | None:
    """A build meant for a space: first whether a card may lie there, then whether it is paid."""
    space = game.rules.notation.read_space(where)
    shapes: tuple[Shape, ...]
    if what == "city":
        shapes = CITY_SHAPES
    elif what == "road":
        shapes = ROAD_SHAPES
    elif what in SHAPE_NUMBERS and SHAPE_NUMBERS[what] in CITY_SHAPES + ROAD_SHAPES:
        shapes = (SHAPE_NUMBERS[what],)
    else:
        raise NotationError(Reason("notation-build", args={"text": shown(what)}))
    levels: list[int | None] = [None]
    if shapes[0] in CITY_SHAPES:
        named = int(level[0]) if level and re.fullmatch(r"[1-9]", level[0]) else 0
        levels = [named] if level else [*UNITS]
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
    fitting = [shape for shape in shapes if obstacle_here(game, seat, (shape,), space) is None]
    purse = Purse(game, seat)
    obstacle = game.rules.actions[Build].obstacle
    for shape in fitting:
        for wanted in levels:
            reason = obstacle(game, seat, purse, Build(shape, wanted))
            if reason is None:
                return None
    return reason
