"""What comes of a battle: losses, conquests, cards that are cleared away (B8.9-B8.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from battalia.engine.chapters.battle.laying import line_cards
from battalia.engine.chapters.great_artefacts import ChoosingGreatArtefact
from battalia.engine.chapters.land import (
    NOBODY,
    free_token,
    home_of,
    level_of,
    owner_of,
    set_token,
    token,
    what_lies,
)
from battalia.engine.chapters.piles import find_unit
from battalia.engine.chapters.rows import gain, open_row
from battalia.engine.events import BattleEnded, CardWon, CityConquered, HeroLost
from battalia.engine.game import Game
from battalia.engine.terms import LORD, ONE, RUINS, Hero, Seat, Space

if TYPE_CHECKING:
    from battalia.engine.chapters.battle.exchange import Battle


def finish(game: Game, battle: Battle, won: bool) -> None:
    """B8.6: one side has lost; it loses its heroes, the cards are cleared away."""
    attack, defence = battle.totals(game)
    sides = (battle.attacker, battle.defender)
    winner, loser = sides if won else sides[::-1]
    game.tell(BattleEnded(winner, loser, attack, defence))
    if won and battle.defender is not None:
        lose_heroes(game, battle.defender, battle.space, battle.joined, battle.hero)
    elif not won:
        for hero in battle.figures(game):
            lose_hero(game, battle.attacker, hero)
    clear_away(game, battle)
    if won and not battle.hero:
        _take(game, battle)


def clear_away(game: Game, battle: Battle) -> None:
    """B8.11: the attacker's cards are spent, the defender's go to the shelter."""
    game.pop()
    attacker, defender = battle.attacker, battle.defender
    open_row(game, attacker, "attack", line_cards(game, attacker))
    if defender is not None:
        loose = bytes(one.card for one in game.loose[defender] if one.real)
        game.shelter[defender] += line_cards(game, defender) + loose
        game.loose[defender] = ()
    game.rules.battle_over(game, battle)


def _take(game: Game, battle: Battle) -> None:
    """B8.10, B8.14, B8.15: what the winner of an attack on a place has of it."""
    seat, space = battle.attacker, battle.space
    if what_lies(game, space) == RUINS:
        # B8.15: the ruins stay neutral; the winner chooses a Great Artefact.
        game.push(ChoosingGreatArtefact(seat))
        return
    neutral = owner_of(game.tokens[space]) == NOBODY
    plain = game.rules.plain_conquests(game, space) if neutral else None
    if plain is not None:
        conquer(game, seat, space, plain)
        return
    conquer(game, seat, space, LORD if neutral else level_of(game.tokens[space]))
    if neutral:
        win_lord(game, seat, space)
        game.rules.spoils(game, seat, space)


def figures_on(game: Game, seat: Seat, space: Space, attacked: bool) -> list[Hero]:
    """This player's heroes on a space: the one that an attacker would name first, or the one that
    its player would (B8.1, B8.2, S15.6)."""
    heroes = [hero for hero in (0, 1) if game.heroes[2 * seat + hero] == space]
    if game.rules.precious_heroes:
        heroes.sort(key=lambda hero: game.rules.precious_heroes(game, seat, hero) != attacked)
    return heroes


def lose_heroes(game: Game, seat: Seat, space: Space, heroes: int, attacked: bool = False) -> None:
    """B8.9: the loser's participating heroes leave the board."""
    for hero in figures_on(game, seat, space, attacked)[:heroes]:
        lose_hero(game, seat, hero)


def lose_hero(game: Game, seat: Seat, hero: Hero) -> None:
    """A hero leaves the board."""
    space = game.heroes[2 * seat + hero]
    game.heroes[2 * seat + hero] = -1
    game.tell(HeroLost(seat, space))
    game.rules.hero_leaves(game, seat, hero)


def conquer(game: Game, seat: Seat, space: Space, level: int) -> None:
    """B8.10: the same level, else the first lower one with a token, else abandoned."""
    while level and not free_token(game, seat, level):
        level -= 1
    set_token(game, space, token(seat, level) if level else 0)
    game.tell(CityConquered(seat, space, level))


def win_lord(game: Game, seat: Seat, space: Space) -> None:
    """B8.14: a lord of the terrain's faction and one supply; without lords the supply alone."""
    lords = b""
    if len(game.stacks[LORD]):
        lords = ONE[find_unit(game, LORD, home_of(game, space))]
    cards = game.gain_supply(game.rules.unit_supply(game, lords[0]) if lords else 1) + lords
    gain(game, seat, cards)
    for card in cards:
        game.tell(CardWon(seat, card))
