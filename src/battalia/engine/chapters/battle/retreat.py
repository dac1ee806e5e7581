"""Retreat (B8.8): an attacked hero leaves, for a price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from battalia.engine.chapters.battle.conquest import clear_away, figures_on
from battalia.engine.chapters.battle.mustering import heroes_on
from battalia.engine.chapters.land import ground, owner_of
from battalia.engine.chapters.rows import HAND_ITEMS, supply_payments
from battalia.engine.choices import Choice, Pay
from battalia.engine.events import HeroRetreated
from battalia.engine.game import Frame, Game, Question
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    HORSE,
    KIND,
    ONE,
    STARDUST_CARD,
    SUPPLY_CARD,
    Seat,
    Space,
    distinct,
    take,
)

if TYPE_CHECKING:
    from battalia.engine.chapters.battle.exchange import Battle

ONLY_HEROES_RETREAT: Final = Reason("only-heroes-retreat", "B8.8")
RETREAT_TO_ENEMY: Final = Reason("retreat-to-enemy", "B8.8")
CANNOT_PAY_RETREAT: Final = Reason("cannot-pay", "B8.8", {"purpose": "retreat"})


def retreats(game: Game, battle: Battle) -> list[Space]:
    """Spaces to which the attacked hero can retreat and the defender can pay."""
    reached = sorted(ground(game).land.distances(battle.space))
    return [space for space in reached if obstacle_to_retreat(game, battle, space) is None]


def obstacle_to_retreat(game: Game, battle: Battle, space: Space) -> Reason | None:
    """B8.8, S16.2: a hero is attacked, so many steps by road, not to the attacker, and paid."""
    if not battle.hero or battle.defender is None:
        return ONLY_HEROES_RETREAT
    steps = ground(game).land.distances(battle.space).get(space, 0)
    price = game.rules.catalogue.retreat.get(steps)
    if price is None:
        return game.rules.retreat_distance
    if owner_of(game.tokens[space]) == battle.attacker or heroes_on(game, battle.attacker, space):
        return RETREAT_TO_ENEMY
    return None if retreat_payments(game, battle.defender, price) else CANNOT_PAY_RETREAT


def retreat_payments(game: Game, seat: Seat, price: int) -> list[Pay]:
    """Real cards of the hand only, no doubling, no transformation, no Hammer: supply, for which
    stardust stands in though the price is no row (S6.3), or one horse."""
    hand = game.hand[seat]
    sources = {
        KIND[card]: [(HAND_ITEMS[card], hand.count(card))]
        for card in (SUPPLY_CARD, STARDUST_CARD)
        if card in hand
    }
    ways = [Pay(items) for items in supply_payments(game, sources, price)]
    return ways + [Pay((HAND_ITEMS[card],)) for card in distinct(hand) if KIND[card] == HORSE]


def wrong_distance(rules: Rules, rule: str) -> Reason:
    """Says how many steps a retreat may have at this table."""
    steps = sorted(rules.catalogue.retreat)
    span = dict.fromkeys((steps[0], steps[-1]))
    return Reason("retreat-distance", rule, {"steps": "–".join(map(str, span))})


class Retreating(Frame, frozen=True):
    """The retreat is paid (B8.8)."""

    seat: Seat
    space: Space

    def step(self, game: Game) -> Question | None:
        payments = retreat_payments(game, self.seat, self._price(game)[1])
        return Question(self.seat, "pay-retreat", list(payments))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        self._retreat(game, choice)

    def _battle(self, game: Game) -> Battle:
        """A retreat stands on nothing else (``frames``)."""
        return cast("Battle", game.below(self))

    def _price(self, game: Game) -> tuple[int, int]:
        """The steps of this retreat, and what they cost."""
        steps = ground(game).land.distances(self._battle(game).space)[self.space]
        return steps, game.rules.catalogue.retreat[steps]

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pay):
            return None
        steps, price = self._price(game)
        dust = game.rules.stardust_supply
        return Reason("retreat-price", "B8.8", {"steps": steps, "count": price, "stardust": dust})

    def _retreat(self, game: Game, way: Pay) -> None:
        battle = self._battle(game)
        for item in way.items:
            game.hand[self.seat] = take(game.hand[self.seat], item.card)
            game.shelter[self.seat] += ONE[item.card]
        hero = figures_on(game, self.seat, battle.space, True)[0]
        game.heroes[2 * self.seat + hero] = self.space
        game.tell(HeroRetreated(self.seat, battle.space, self.space))
        game.pop()
        clear_away(game, battle)

    def check(self, game: Game) -> Reason | None:
        battle = self._battle(game)
        reacts = battle.at == "reaction" and battle.defender == self.seat and battle.hero
        if not reacts or self.space not in retreats(game, battle):
            return Reason("frame-retreat")
        return None
