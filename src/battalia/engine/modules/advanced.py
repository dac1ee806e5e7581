"""The advanced game (B12): home terrain counts."""

from battalia.engine.game import Game
from battalia.engine.land import home_of
from battalia.engine.points import Rules
from battalia.engine.terms import Seat, Space


def at_home(game: Game, seat: Seat, space: Space) -> bool:
    """B12.1: a step onto home terrain of the hero's faction is free."""
    return home_of(game, space) == game.faction[seat]


def home_ground(game: Game, seat: Seat, space: Space) -> int:
    """B12.2: +1 for a player fighting on their home terrain, with or without a hero."""
    return 1 if at_home(game, seat, space) else 0


def install(rules: Rules) -> None:
    rules.free_steps.append(at_home)
    rules.battle_bonuses.append(home_ground)
