"""What Metamorpha lends, terrain by terrain (S12.3)."""

from collections.abc import Collection
from typing import ClassVar, Final

from battalia.engine.chapters.artefacts.changing import NO_SUCH_CARD
from battalia.engine.chapters.battle.mustering import heroes_on, obstacle_to_assault
from battalia.engine.chapters.battle.reach import TOO_WEAK, can_exceed
from battalia.engine.chapters.heroes import Riding, ways_on
from battalia.engine.chapters.land import NOBODY, ground, owner_of
from battalia.engine.chapters.piles import Drawing
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Attack, Choice, Done, On
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Loose, Question
from battalia.engine.module import Module
from battalia.engine.modules.afar import FarBattle
from battalia.engine.modules.common import PromotingFree, RaisingFree, promotable, raisable
from battalia.engine.modules.metamorpha import METAMORPHA, Ability, OfHers
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import KIND, STEADY, UNITS, Card, Hero, Kind, Seat, distinct, take

NO_WAY: Final = Reason("no-way-for-hero", "S12.3")
NOTHING_TO_RAISE: Final = Reason("nothing-to-raise", "S12.3")
NOTHING_TO_ASSAIL: Final = Reason("nothing-to-assail", "S12.3")
NOTHING_TO_PROMOTE: Final = Reason("nothing-to-promote", "S12.3")
NOTHING_TO_DRAW: Final = Reason("nothing-to-draw", "S12.3")
NOTHING_TO_DOUBLE: Final = Reason("nothing-to-double", "S12.3")
NOT_AROUND: Final = Reason("not-around-hero", "S12.3")
NEVER_DOUBLED: Final = Reason("never-doubled", "S12.3")

# Woods.


def obstacle_to_walk(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    """Up to three free steps: a road, or a jump."""
    space = game.heroes[2 * seat + hero]
    return None if ground(game).land.ways[space] or ways_on(game, seat, hero) else NO_WAY


def walk(game: Game, seat: Seat, hero: Hero) -> Frame:
    return Riding(seat, hero, WOODS.printed(game, "steps"))


def lengthen_rides(rules: Rules) -> None:
    rules.ride_steps = max(rules.ride_steps, rules.numbers[WOODS.name]["steps"])


WOODS: Final = Ability(
    name="woods",
    rule="S12.3",
    numbers={"steps": 3},
    least={"steps": 1},
    obstacle=obstacle_to_walk,
    begin=walk,
    by_hero=True,
    install=lengthen_rides,
)


# Mountains.


def obstacle_to_raise(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    """An own city one level up (S1.6)."""
    return None if raisable(game, seat) else NOTHING_TO_RAISE


MOUNTAINS: Final = Ability(
    name="mountains",
    rule="S12.3",
    obstacle=obstacle_to_raise,
    begin=lambda game, seat, hero: RaisingFree(seat),
)


# Canyons.


class UnarmedBattle(FarBattle, frozen=True):
    """A battle that one hero opens without a weapon, from beside its target."""

    armed: ClassVar[bool] = False

    def weapons(self, game: Game) -> Collection[Kind]:
        return ()

    def check(self, game: Game) -> Reason | None:
        if not METAMORPHA.in_play(game):
            return Reason("frame-absent")
        if len(self.far) != 1 or self.at in ("muster", "weapon"):
            return Reason("frame-without-weapon", "S12.3")
        return self.check_from_afar(game)


def battle_for(game: Game, seat: Seat, hero: Hero, target: Attack) -> UnarmedBattle:
    """The attack of this hero alone, without a weapon."""
    defender = target.hero_of
    if defender is None and owner_of(game.tokens[target.space]) != NOBODY:
        defender = owner_of(game.tokens[target.space])
    attacked = target.hero_of is not None
    return UnarmedBattle(seat, target.space, defender, attacked, 1, at="weapon", far=(hero,))


def targets(game: Game, seat: Seat, hero: Hero) -> list[Choice]:
    """What this hero could attack: B8.1, B8.13 hold."""
    space = game.heroes[2 * seat + hero]
    if space < 0:
        return []
    found: list[Choice] = []
    for there in game.rules.layout.around(space):
        rivals = [other for other in range(game.players) if heroes_on(game, other, there)]
        for hero_of in (None, *rivals):
            target = Attack(there, hero_of)
            if obstacle_to_assault(game, seat, there, hero_of) is None:
                battle = battle_for(game, seat, hero, target)
                if can_exceed(game, battle):
                    found.append(target)
    return found


def obstacle_to_assail(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    """S12.3: no target, no activation."""
    return None if targets(game, seat, hero) else NOTHING_TO_ASSAIL


class Assailing(OfHers, frozen=True):
    """The hero's target is named; the attack stands at once."""

    seat: Seat
    hero: Hero

    def step(self, game: Game) -> Question | None:
        options = targets(game, self.seat, self.hero)
        if not options:
            game.pop()
            return None
        return Question(self.seat, "assail", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Attack)
        game.swap(battle_for(game, self.seat, self.hero, choice)).declare(game)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Attack):
            return None
        space = game.heroes[2 * self.seat + self.hero]
        if choice.space not in game.rules.layout.around(space):
            return NOT_AROUND
        return obstacle_to_assault(game, self.seat, choice.space, choice.hero_of) or TOO_WEAK


CANYONS: Final = Ability(
    name="canyons",
    rule="S12.3",
    obstacle=obstacle_to_assail,
    begin=lambda game, seat, hero: Assailing(seat, hero),
    by_hero=True,
    stands_on={Assailing: (Turn,), UnarmedBattle: (Turn,)},
)


# Lakes.


def obstacle_to_promote(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    """A hand unit one rank up, as by a title."""
    return None if promotable(game, seat) else NOTHING_TO_PROMOTE


LAKES: Final = Ability(
    name="lakes",
    rule="S12.3",
    obstacle=obstacle_to_promote,
    begin=lambda game, seat, hero: PromotingFree(seat, True),
)


# Jungle.


def obstacle_to_draw(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    """A card to draw, from nation or shelter."""
    return None if len(game.nation[seat]) or game.shelter[seat] else NOTHING_TO_DRAW


def gather(game: Game, seat: Seat, hero: Hero) -> Frame:
    return Gathering(seat, JUNGLE.printed(game, "cards"))


class DrawAnother(Choice, frozen=True, tag="draw-another"):
    """One more card, after a look at those drawn before."""


class Gathering(OfHers, frozen=True):
    """A player draws up to two cards: one, and after a look at it another or none."""

    seat: Seat
    left: int
    """Cards that may still be drawn."""

    def step(self, game: Game) -> Question | None:
        if not self.left or obstacle_to_draw(game, self.seat, 0) is not None:
            game.pop()
            return None
        if self.left == JUNGLE.printed(game, "cards"):
            self._draw(game)
            return None
        return Question(self.seat, "draw-another", [DrawAnother(), Done()])

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, DrawAnother):
            self._draw(game)
        else:
            game.pop()

    def _draw(self, game: Game) -> None:
        game.swap(Gathering(self.seat, self.left - 1))
        game.push(Drawing(self.seat, 1))

    def check(self, game: Game) -> Reason | None:
        absent = OfHers.check(self, game)
        if absent is not None:
            return absent
        most = JUNGLE.printed(game, "cards")
        return Reason("frame-most", "", {"most": most}) if self.left > most else None


JUNGLE: Final = Ability(
    name="jungle",
    rule="S12.3",
    numbers={"cards": 2},
    least={"cards": 1},
    obstacle=obstacle_to_draw,
    begin=gather,
    stands_on={Gathering: (Turn,), Drawing: (Gathering,)},
)


# Ice.


def doubled(game: Game, seat: Seat) -> list[Card]:
    """Hand units that could count as two: no royals, no fanatics."""
    return [
        card for card in distinct(game.hand[seat]) if KIND[card] in UNITS and card not in STEADY
    ]


def obstacle_to_double(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    return None if doubled(game, seat) else NOTHING_TO_DOUBLE


class UnitDoubled(Event, frozen=True, tag="unit-doubled"):
    seat: Seat
    card: Card


class Doubling(OfHers, frozen=True):
    """A hand unit is named: it counts as two this turn, in one row, a battle line, or branched."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [On(card) for card in doubled(game, self.seat)]
        if not options:
            game.pop()
            return None
        return Question(self.seat, "double-unit", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, On)
        seat, card = self.seat, choice.card
        game.pop()
        game.hand[seat] = take(game.hand[seat], card)
        # No artefact has affected it: one still may, in a battle line (S12.3).
        game.loose[seat] += (Loose(card, KIND[card], 2, False),)
        game.tell(UnitDoubled(seat, card))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, On):
            return None
        return NEVER_DOUBLED if choice.card in game.hand[self.seat] else NO_SUCH_CARD


def leave_doubled(rules: Rules) -> None:
    rules.left_untouched += UNITS


ICE: Final = Ability(
    name="ice",
    rule="S12.3",
    obstacle=obstacle_to_double,
    begin=lambda game, seat, hero: Doubling(seat),
    install=leave_doubled,
    stands_on={Doubling: (Turn,)},
)

ABILITIES: Final = (WOODS, LAKES, CANYONS, MOUNTAINS, JUNGLE, ICE)
MODULE: Final = Module(
    name="abilities",
    rule="S12.3",
    wanted=lambda options: options.metamorpha,
    contents=ABILITIES,
)
