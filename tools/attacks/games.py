"""Games that somebody has played before: always the same ones."""

from functools import cache
from typing import Final

from battalia.bots import make_bot
from battalia.bots.match import Match
from battalia.engine import CHANCE, Options, questions, save, with_expansion, write_record

MANY: Final = 30
"""So many options are more than most questions have."""


def _match(players: int) -> Match:
    bots = [make_bot("random") for _ in range(players)]
    return Match.begin(Options(players=players, weeks=8), bots, 1)


@cache
def _long_game() -> Match:
    match = _match(4)
    match.run()
    return match


@cache
def long_record() -> str:
    """The record of a long game that is over."""
    return write_record(_long_game().record)


@cache
def long_position() -> str:
    """How it ended."""
    return save(_long_game().game).decode()


@cache
def record_in_play(players: int, choices: int) -> str:
    """The record of a game after at least so many choices, with a player asked."""
    match = _match(players)
    while len(match.record.choices) < choices or match.seat == CHANCE:
        match.step()
    return write_record(match.record)


@cache
def busy_record() -> str:
    """The record of a game in which a player has many options."""
    bots = [make_bot("novice") for _ in range(4)]
    match = Match.begin(with_expansion(4, weeks=6), bots, 1)
    for _ in match.steps():
        asked = questions(match.game)
        if any(seat != CHANCE and len(asked[seat].options) > MANY for seat in asked):
            break
    return write_record(match.record)
