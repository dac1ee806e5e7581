"""Strength (B8.3, B8.7): what a line, its heroes and a place add to a total."""

from __future__ import annotations

from typing import TYPE_CHECKING

from battalia.engine.chapters.land import level_of
from battalia.engine.game import Game, Laid
from battalia.engine.terms import FACTION, ROYALS, UNITS, UNIVERSAL, Seat, Space

if TYPE_CHECKING:
    from battalia.engine.chapters.battle.exchange import Battle


def defence_of(game: Game, space: Space) -> int:
    """With what a city, a building or the ruins defend: their level (B8.3), or by module."""
    found = game.rules.defences(game, space)
    return level_of(game.tokens[space]) if found is None else found


def line_strength(game: Game, seat: Seat, attacking: bool) -> int:
    """The cards of a line, with their copies."""
    return sum(laid_strength(game, seat, laid, attacking) for laid in game.line[seat])


def laid_strength(game: Game, seat: Seat, laid: Laid, attacking: bool) -> int:
    """A card of a line, with its copies."""
    catalogue = game.rules.catalogue
    strength = catalogue.attack_strength if attacking else catalogue.defence_strength
    each = strength[laid.kind]
    if game.rules.line_bonuses:
        each += game.rules.line_bonuses(game, seat, laid.kind)
    return each * laid.copies


def attack_strengths(game: Game, seat: Seat) -> list[int]:
    """The strength of each kind in this player's attack."""
    strength = game.rules.catalogue.attack_strength
    if not game.rules.line_bonuses:
        return strength
    return [
        value + game.rules.line_bonuses(game, seat, kind) for kind, value in enumerate(strength)
    ]


def morale(game: Game, seat: Seat, heroes: int) -> int:
    """B8.7: +1 for each hero while all cards of the line are of its faction or universal."""
    line = game.line[seat]
    if not heroes or not line:
        return 0
    faction = game.faction[seat]
    for laid in line:
        if FACTION[laid.card] not in (faction, UNIVERSAL):
            return 0
    return heroes * hero_morale(game, seat)


def hero_morale(game: Game, seat: Seat) -> int:
    """What one hero adds (B8.7, S5.3)."""
    return 1 + game.rules.morale_bonuses(game, seat)


def bonus(game: Game, seat: Seat, battle: Battle) -> int:
    """What a side has from the start (B12.2, S13.3)."""
    total = 0
    for of in game.rules.battle_bonuses.values():
        total += of(game, seat, battle)
    return total


def parts(game: Game, battle: Battle, attacking: bool) -> dict[str, int]:
    """What the total of a side consists of, by name."""
    seat = battle.attacker if attacking else battle.defender
    place = 0 if attacking or battle.hero else defence_of(game, battle.space)
    found = {"place": place, "units": 0, "artefacts": 0}
    if seat is not None:
        for laid in game.line[seat]:
            name = "units" if laid.kind in UNITS + ROYALS else "artefacts"
            found[name] += laid_strength(game, seat, laid, attacking)
        found["morale"] = morale(game, seat, battle.heroes if attacking else battle.joined)
        for name, of in game.rules.battle_bonuses.items():
            found[name] = of(game, seat, battle)
    return {name: count for name, count in found.items() if count}
