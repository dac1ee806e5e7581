"""The Sun Oracle: which artefact is illuminated, which is matched (B11)."""

from battalia.engine.events import DayBegan
from battalia.engine.game import Game
from battalia.engine.terms import Kind

DAYS_IN_A_WEEK = 7


def illuminated(game: Game) -> Kind:
    """B11.2: the outer artefact at which the sunbeam points today."""
    return game.rules.catalogue.illuminated[(game.day - 1) % DAYS_IN_A_WEEK]


def matched(game: Game) -> Kind:
    """B11.2: the one pair of equal symbols today."""
    return game.rules.catalogue.matched[(game.day - 1) % DAYS_IN_A_WEEK]


def begin_day(game: Game, day: int) -> None:
    """B11.1: the inner wheel turns one arm before each day but the first."""
    game.day = day
    game.lit = illuminated(game)
    game.tell(DayBegan(day, game.lit, matched(game)))


def week_of(day: int) -> int:
    return (day - 1) // DAYS_IN_A_WEEK + 1
