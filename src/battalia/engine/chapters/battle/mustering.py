"""Targets of an attack, and the heroes that take part in it (B8.1, B8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from battalia.engine.chapters.battle.reach import can_exceed
from battalia.engine.chapters.great_artefacts import OWNS_ONE, owns_great_artefact, prizes
from battalia.engine.chapters.land import NOBODY, owner_of, what_lies
from battalia.engine.choices import Choice, With
from battalia.engine.game import Game
from battalia.engine.reasons import Reason
from battalia.engine.terms import RUINS, Seat, Space

if TYPE_CHECKING:
    from battalia.engine.chapters.battle.exchange import Battle

NO_HERO_HERE: Final = Reason("attack-needs-hero", "B8.1")
NO_TARGET: Final = Reason("nothing-to-attack", "B8.1")
NOTHING_ON_OFFER: Final = Reason("no-great-artefact-on-offer", "B8.15")


def heroes_on(game: Game, seat: Seat, space: Space) -> int:
    """How many of a player's heroes stand on a space."""
    return game.heroes[2 * seat : 2 * seat + 2].count(space)


def defender_of(game: Game, space: Space) -> Seat | None:
    """Who defends what stands on a space; None: nobody reacts."""
    owner = owner_of(game.tokens[space])
    return None if owner == NOBODY else owner


def further_targets(game: Game, seat: Seat) -> set[Space]:
    """Spaces that heroes could attack though they stand elsewhere (S7.1)."""
    return {space for targets in game.rules.further_targets for space in targets(game, seat)}


def obstacle_to_target(game: Game, seat: Seat, space: Space, hero_of: Seat | None) -> Reason | None:
    """Whether there is something to attack here, and nothing forbids it (B8.1, B8.15)."""
    if not heroes_on(game, seat, space) and space not in further_targets(game, seat):
        return NO_HERO_HERE
    return obstacle_to_assault(game, seat, space, hero_of)


def obstacle_to_assault(
    game: Game, seat: Seat, space: Space, hero_of: Seat | None
) -> Reason | None:
    """The same, wherever the attacking heroes stand."""
    reason = nothing_here(game, seat, space, hero_of)
    if reason is not None:
        return reason
    defender = defender_of(game, space) if hero_of is None else hero_of
    return game.rules.vetoes(game, seat, space, defender, hero_of is not None)


def nothing_here(game: Game, seat: Seat, space: Space, hero_of: Seat | None) -> Reason | None:
    """Whether there is anything to attack on a space (B8.1, B8.15)."""
    if hero_of is not None:
        if hero_of == seat or not heroes_on(game, hero_of, space):
            return NO_TARGET
        return None
    owner = owner_of(game.tokens[space])
    if owner in (-1, seat):
        return NO_TARGET
    if owner == NOBODY and what_lies(game, space) == RUINS:
        if owns_great_artefact(game, seat):
            return OWNS_ONE
        if not prizes(game, seat):
            return NOTHING_ON_OFFER
    return None


def musterings(game: Game, battle: Battle) -> dict[Choice, Battle]:
    """The heroes that could take part, so many of those there (B8.2) or as a module has it (S7.1),
    and the battle as it would be with them."""
    present = heroes_on(game, battle.attacker, battle.space)
    ways: dict[Choice, Battle] = {With(n): battle.mustered(n) for n in range(1, present + 1)}
    for further in game.rules.musters:
        ways |= further(game, battle)
    return ways


def musters(game: Game, battle: Battle) -> list[Choice]:
    """Those with whom the attack could exceed the base defence (B8.13)."""
    ways = musterings(game, battle)
    return [choice for choice, with_them in ways.items() if can_exceed(game, with_them)]
