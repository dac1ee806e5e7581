"""Games that somebody has played before: always the same ones."""

from functools import cache

from battalia.bots import make_bot
from battalia.bots.match import Match
from battalia.engine import CHANCE, Options, save, write_record


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
