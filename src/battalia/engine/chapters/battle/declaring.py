"""Declaring an attack (B8.1, B8.2, B8.13)."""

from __future__ import annotations

from typing import Final

from battalia.engine.action import Action
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.laying import openings
from battalia.engine.chapters.battle.mustering import (
    defender_of,
    further_targets,
    heroes_on,
    musters,
    obstacle_to_target,
)
from battalia.engine.chapters.battle.reach import TOO_WEAK, can_exceed
from battalia.engine.chapters.battle.retreat import wrong_distance
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import Attack, Choice
from battalia.engine.game import Game
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import WILD, Seat, Space

NO_WEAPON: Final = Reason("attack-needs-weapon", "B8.2")


def holds_weapon(game: Game, purse: Purse) -> bool:
    """B8.2: a weapon, or a wild card to use as one; the Hammer opens no battle (B6.2)."""
    count = purse.count
    for kind in game.rules.openers:
        if count[kind]:
            return True
    return count[WILD] > 0


def obstacle_to_attack(
    game: Game, seat: Seat, purse: Purse, space: Space, hero_of: Seat | None
) -> Reason | None:
    """B8.1, B8.2, B8.13: a target, a weapon, and strength that could exceed the base defence."""
    if not holds_weapon(game, purse):
        return NO_WEAPON
    reason = obstacle_to_target(game, seat, space, hero_of)
    if reason is not None:
        return reason
    defender = defender_of(game, space) if hero_of is None else hero_of
    battle = Battle(seat, space, defender, hero_of is not None)
    present = heroes_on(game, seat, space)
    if present and can_exceed(game, battle.mustered(present)):
        return None
    if not game.rules.musters or not musters(game, battle):
        # A weapon on the table may be no use in battle (S13.3).
        return NO_WEAPON if game.loose[seat] and not openings(game, battle) else TOO_WEAK
    return None


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Attacks that can be declared."""
    if not holds_weapon(game, purse):
        return
    here = game.heroes[2 * seat : 2 * seat + 2]
    for space in sorted({*here, *further_targets(game, seat)}):
        if space < 0:
            continue
        targets: list[Seat | None] = [None]
        targets += [other for other in range(game.players) if heroes_on(game, other, space)]
        for hero_of in targets:
            if obstacle_to_attack(game, seat, purse, space, hero_of) is None:
                out.append(Attack(space, hero_of))


def attack(game: Game, seat: Seat, choice: Attack) -> None:
    """An attack is declared; it stands once its weapon is laid."""
    defender = defender_of(game, choice.space) if choice.hero_of is None else choice.hero_of
    game.push(Battle(seat, choice.space, defender, choice.hero_of is not None))


ACTIONS: Final = (
    Action(
        Attack,
        lambda game, seat, purse, wish: obstacle_to_attack(
            game, seat, purse, wish.space, wish.hero_of
        ),
        offer,
        attack,
    ),
)


def install(rules: Rules) -> None:
    rules.retreat_distance = wrong_distance(rules, "B8.8")
