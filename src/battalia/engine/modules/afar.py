"""Attacks by heroes that stand elsewhere (S7.1, S12.3)."""

from collections.abc import Collection, Sequence
from typing import Final

from battalia.engine.chapters.battle.exchange import NOT_FROM_AFAR, WEAPON_FIRST, Battle
from battalia.engine.chapters.heroes import distinct_heroes
from battalia.engine.choices import Choice, From
from battalia.engine.game import Game
from battalia.engine.reasons import Reason
from battalia.engine.terms import ARROW, UNIVERSAL, Hero, Kind, Seat, Space, card_of

ARROW_CARD: Final = card_of(ARROW, UNIVERSAL)


class FarBattle(Battle, frozen=True):
    """A battle that heroes fight from where they stand."""

    far: tuple[Hero, ...] = ()
    """Those taking part, by name."""

    def present(self, game: Game) -> int:
        reach = {self.space, *game.rules.layout.around(self.space)}
        return sum(space in reach for space in self.grounds(game))

    def figures(self, game: Game) -> Sequence[Hero]:
        return self.far

    def grounds(self, game: Game) -> Sequence[Space]:
        return [game.heroes[2 * self.attacker + hero] for hero in self.far]

    def weapons(self, game: Game) -> Collection[Kind]:
        return (ARROW,)

    def why_not_open(self, game: Game, kind: Kind) -> Reason:
        return NOT_FROM_AFAR if kind in game.rules.openers else WEAPON_FIRST

    def check(self, game: Game) -> Reason | None:
        if ARROW not in game.rules.openers:
            return Reason("frame-absent")
        return self.check_from_afar(game)

    def check_from_afar(self, game: Game) -> Reason | None:
        """Whether such a battle could be, with whatever weapon."""
        if not self.far or self.heroes != len(self.far) or len(set(self.far)) != len(self.far):
            return Reason("frame-heroes")
        return Battle.check(self, game)


def within_range(game: Game, seat: Seat) -> dict[Space, list[Hero]]:
    """Each hero's range: its space and the 8 around it (S7.1)."""
    found: dict[Space, list[Hero]] = {}
    for hero, space in enumerate(game.heroes[2 * seat : 2 * seat + 2]):
        if space >= 0:
            for there in (space, *game.rules.layout.around(space)):
                found.setdefault(there, []).append(hero)
    return found


def shots(game: Game, seat: Seat) -> dict[Space, list[Hero]]:
    """S7.1: with the Arrow at hand every hero reaches what lies within range."""
    return within_range(game, seat) if ARROW_CARD in game.hand[seat] else {}


def musters(game: Game, battle: Battle) -> dict[Choice, Battle]:
    """The heroes within range of the target by name, not all of them standing on it (S7.1)."""
    seat = battle.attacker
    near = shots(game, seat).get(battle.space, [])
    spaces = game.heroes[2 * seat : 2 * seat + 2]
    found: dict[Choice, Battle] = {}
    for heroes in ((0,), (1,), (0, 1)):
        if heroes == (1,) and 1 not in distinct_heroes(game, seat):
            continue
        if not set(heroes) <= set(near) or all(spaces[hero] == battle.space for hero in heroes):
            continue
        found[From(heroes)] = FarBattle(
            seat, battle.space, battle.defender, battle.hero, len(heroes), far=heroes
        )
    return found
