"""The Sun Oracle: which artefact is illuminated, which is matched (B11)."""

from battalia.engine.events import DayBegan
from battalia.engine.game import Game
from battalia.engine.terms import Kind

DAYS_IN_A_WEEK = 7


def illuminated(game: Game) -> Kind:
    """B11.2: the outer artefact at which the sunbeam points today."""
    return game.rules.catalogue.illuminated[weekday_of(game.day) - 1]


def matched(game: Game) -> Kind:
    """B11.2: the one pair of equal symbols today."""
    return game.rules.catalogue.matched[weekday_of(game.day) - 1]


def begin_day(game: Game, day: int) -> None:
    """B11.1: the inner wheel turns one arm before each day but the first."""
    game.day = day
    game.lit = illuminated(game)
    game.tell(DayBegan(day, game.lit, matched(game)))


def weekday_of(day: int) -> int:
    """The day of its week, from 1 (B11.1)."""
    return (day - 1) % DAYS_IN_A_WEEK + 1


def week_of(day: int) -> int:
    return (day - 1) // DAYS_IN_A_WEEK + 1
