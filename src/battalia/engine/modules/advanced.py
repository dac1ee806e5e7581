"""The advanced game (B12): home terrain counts."""

from typing import Final

from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.game import Game
from battalia.engine.module import Module, Option
from battalia.engine.points import Rules
from battalia.engine.terms import Seat, Space, terrain_of


def at_home(game: Game, seat: Seat, space: Space) -> bool:
    """B12.1: a step onto home terrain of the hero's faction is free."""
    on = game.board[space]
    return on > 0 and terrain_of(on) == game.faction[seat]


def home_ground(game: Game, seat: Seat, battle: Battle) -> int:
    """B12.2: +1 for a player fighting on their home terrain, with or without a hero.

    Heroes that attack from afar fight where they stand (S7.1).
    """
    spaces = battle.grounds(game) if seat == battle.attacker else (battle.space,)
    return 1 if any(at_home(game, seat, space) for space in spaces) else 0


def install(rules: Rules) -> None:
    rules.free_steps.append(at_home)
    rules.battle_bonuses["home"] = home_ground


MODULE: Final = Module(
    name="advanced",
    rule="B12",
    options=(Option("advanced", "B12", "boot-prints"),),
    install=install,
)
