"""Metamorpha (S12): she follows the builders and lends the terrain on which she stands."""

from collections.abc import Callable, Collection, Iterator
from typing import ClassVar, Final, NamedTuple

import msgspec

from battalia.engine.action import Action
from battalia.engine.chapters.artefacts import NO_SUCH_CARD
from battalia.engine.chapters.battle.mustering import heroes_on, obstacle_to_assault
from battalia.engine.chapters.battle.reach import TOO_WEAK, can_exceed
from battalia.engine.chapters.heroes import SAME_HERO, Riding, distinct_heroes, ways_on
from battalia.engine.chapters.land import NOBODY, ground, home_of, owner_of
from battalia.engine.chapters.piles import Drawing
from battalia.engine.chapters.rows import HAND_ITEMS, Purse, lay_row, take_effect, why_asleep
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Attack, Choice, Done, On, Pay, Roll
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Loose, Question
from battalia.engine.module import Module, Need, Option, Slice
from battalia.engine.modules.afar import FarBattle
from battalia.engine.modules.checkpoints import Checkpoint
from battalia.engine.modules.common import PromotingFree, RaisingFree, promotable, raisable
from battalia.engine.modules.stormgates import ask_for_gate, gates
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    KIND,
    MISSING,
    NEUTRAL,
    STEADY,
    TERRAINS,
    UNITS,
    Card,
    Hero,
    Kind,
    Seat,
    Space,
    Terrain,
    distinct,
    take,
)

NAME: Final = "metamorpha"
WOODS, LAKES, CANYONS, MOUNTAINS, JUNGLE, ICE = range(len(TERRAINS) - 1)

NOT_ON_HER_TERRAIN: Final = Reason("not-on-her-terrain", "S12.2")
INVOKED_ALREADY: Final = Reason("invoked-already", "S12.2")
NOTHING_TO_OFFER: Final = Reason("nothing-to-offer", "S12.2")
NO_WAY: Final = Reason("no-way-for-hero", "S12.3")
NOTHING_TO_RAISE: Final = Reason("nothing-to-raise", "S12.3")
NOTHING_TO_ASSAIL: Final = Reason("nothing-to-assail", "S12.3")
NOTHING_TO_PROMOTE: Final = Reason("nothing-to-promote", "S12.3")
NOTHING_TO_DRAW: Final = Reason("nothing-to-draw", "S12.3")
NOTHING_TO_DOUBLE: Final = Reason("nothing-to-double", "S12.3")
ONE_HAND_CARD: Final = Reason("one-hand-card", "S12.2")
NEEDED_HERE: Final = Reason("needed-for-the-gift", "S12.3")
NOT_AROUND: Final = Reason("not-around-hero", "S12.3")
NEVER_DOUBLED: Final = Reason("never-doubled", "S12.3")


class Invoked(msgspec.Struct, frozen=True):
    """A hero has used the ability of a terrain."""

    seat: Seat
    hero: Hero
    terrain: Terrain


class Metamorpha(msgspec.Struct, frozen=True):
    """Where she is, and what she has been asked for."""

    space: Space = -1
    """-1: she is not on the board."""
    invoked: tuple[Invoked, ...] = ()
    """In the last turn of each player."""


METAMORPHA: Final = Slice(NAME, Metamorpha)


class Invoke(Choice, frozen=True, tag="invoke"):
    """Her ability for this hero."""

    hero: Hero
    terrain: Terrain


class DrawAnother(Choice, frozen=True, tag="draw-another"):
    """One more card, after a look at those drawn before."""


class MetamorphaMoved(Event, frozen=True, tag="metamorpha-moved"):
    space: Space


class MetamorphaLeft(Event, frozen=True, tag="metamorpha-left"):
    """She was summoned until this checkpoint (S7.7)."""


class MetamorphaInvoked(Event, frozen=True, tag="metamorpha-invoked"):
    seat: Seat
    hero: Hero
    terrain: Terrain


class UnitDoubled(Event, frozen=True, tag="unit-doubled"):
    seat: Seat
    card: Card


# Where she stands (S12.1).


def put_on(game: Game, space: Space) -> None:
    """She comes to stand on this space; -1: she leaves the board."""
    METAMORPHA.set(game, Metamorpha(space, METAMORPHA.of(game).invoked))
    game.tell(MetamorphaLeft() if space < 0 else MetamorphaMoved(space))


def follow(game: Game, space: Space) -> None:
    """S12.1: she moves at once to every card that comes from the common supply."""
    if METAMORPHA.of(game).space >= 0:
        put_on(game, space)


def enter(game: Game) -> None:
    """S12.1: at the first checkpoint; a later one finds her gone if she was summoned (S7.7)."""
    if METAMORPHA.of(game).space < 0:
        game.push(Entering())


class OfHers(Frame, frozen=True):
    """A frame of this module."""

    def check(self, game: Game) -> Reason | None:
        return None if METAMORPHA.in_play(game) else Reason("frame-absent")


class Entering(OfHers, frozen=True):
    """The die names the gate on which she enters."""

    def step(self, game: Game) -> Question | None:
        if not gates(game):
            game.pop()
            return None
        return ask_for_gate(game, "metamorpha-enters")

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Roll)
        game.pop()
        put_on(game, gates(game)[choice.die])


def her_terrain(game: Game) -> Terrain:
    """The terrain that she lends; neutral ground, an empty space: none."""
    space = METAMORPHA.of(game).space
    return NEUTRAL if space < 0 else home_of(game, space)


# Asking her (S12.2).


def obstacle_to_invoke(game: Game, seat: Seat, wish: Invoke) -> Reason | None:
    """S12.2: a hero on her kind of terrain, once per turn, and a card that can be given."""
    reason = obstacle_to_claim(game, seat, wish) or ABILITIES[wish.terrain].obstacle(
        game, seat, wish.hero
    )
    if reason is None and next(offerings(game, seat, wish), None) is None:
        reason = NOTHING_TO_OFFER
    return reason


def obstacle_to_claim(game: Game, seat: Seat, wish: Invoke) -> Reason | None:
    """Whether this hero may ask for this ability at all."""
    space = game.heroes[2 * seat + wish.hero]
    if wish.terrain == NEUTRAL or wish.terrain != her_terrain(game):
        return NOT_ON_HER_TERRAIN
    if space < 0 or home_of(game, space) != wish.terrain:
        return NOT_ON_HER_TERRAIN
    if wish.hero not in distinct_heroes(game, seat):
        return SAME_HERO
    if Invoked(seat, wish.hero, wish.terrain) in METAMORPHA.of(game).invoked:
        return INVOKED_ALREADY
    return None


def offerings(game: Game, seat: Seat, wish: Invoke) -> Iterator[Choice]:
    """S12.2: any one hand card, or a fanatic after its sacrifice, that the ability can spare."""
    bound = game.rules.bound
    items = [HAND_ITEMS[card] for card in distinct(game.hand[seat]) if card not in bound]
    for loose in game.loose[seat]:
        if loose.card in bound and loose.copies:
            item = msgspec.structs.replace(HAND_ITEMS[loose.card], table=True)
            if item not in items:
                items.append(item)
    for item in items:
        without = game.copy()
        lay_row(without, seat, "invoke", (item,))
        if ABILITIES[wish.terrain].obstacle(without, seat, wish.hero) is None:
            yield Pay((item,))


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """What her terrain gives to this player's heroes."""
    terrain = her_terrain(game)
    if terrain == NEUTRAL:
        return
    for hero in distinct_heroes(game, seat):
        wish = Invoke(hero, terrain)
        if obstacle_to_invoke(game, seat, wish) is None:
            out.append(wish)


def begin(game: Game, seat: Seat, choice: Invoke) -> None:
    game.push(Invoking(seat, choice.hero, choice.terrain))


class Invoking(OfHers, frozen=True):
    """A player chooses the card to give for her ability; asked even where there is only one."""

    seat: Seat
    hero: Hero
    terrain: Terrain

    def _wish(self) -> Invoke:
        return Invoke(self.hero, self.terrain)

    def step(self, game: Game) -> Question | None:
        if obstacle_to_invoke(game, self.seat, self._wish()) is not None:
            # A partner has drawn her away, or a potion forbids the attack (S4.3, S13.3).
            game.give_way(self.seat)
            return None
        return Question(self.seat, "pay", list(offerings(game, self.seat, self._wish())))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        game.pop()
        lay_row(game, self.seat, "invoke", choice.items)
        take_effect(game, self.seat, self._wish())

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pay):
            return None
        if len(choice.items) != 1 or choice.items[0].table:
            return ONE_HAND_CARD
        card = choice.items[0].card
        if card not in game.hand[self.seat]:
            return NO_SUCH_CARD
        return why_asleep(game, self.seat, choice.items[0]) or NEEDED_HERE


def invoke(game: Game, seat: Seat, purpose: Invoke) -> None:
    """The card is given: the ability works, wherever she is by now."""
    ability = ABILITIES.get(purpose.terrain)
    used = Invoked(seat, purpose.hero, purpose.terrain)
    state = METAMORPHA.of(game)
    if ability is None or used in state.invoked:
        return
    METAMORPHA.set(game, Metamorpha(state.space, (*state.invoked, used)))
    game.tell(MetamorphaInvoked(seat, purpose.hero, purpose.terrain))
    game.push(ability.begin(game, seat, purpose.hero))


def terrains_of(game: Game, seat: Seat, hero: Hero) -> set[Terrain]:
    """What this figure has had in this turn; being hired again changes nothing."""
    return {
        used.terrain
        for used in METAMORPHA.of(game).invoked
        if used.seat == seat and used.hero == hero
    }


def differ(game: Game, seat: Seat) -> bool:
    """Each hero has its own turn, also of two on one space (S12.2)."""
    return terrains_of(game, seat, 0) != terrains_of(game, seat, 1)


def forget(game: Game, seat: Seat) -> None:
    """A new turn: once more for each hero and terrain."""
    state = METAMORPHA.of(game)
    kept = tuple(used for used in state.invoked if used.seat != seat)
    METAMORPHA.set(game, Metamorpha(state.space, kept))


# Woods (S12.3).


def obstacle_to_walk(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    """Up to three free steps: a road, or a jump."""
    space = game.heroes[2 * seat + hero]
    return None if ground(game).land.ways[space] or ways_on(game, seat, hero) else NO_WAY


def walk(game: Game, seat: Seat, hero: Hero) -> Frame:
    return Riding(seat, hero, game.rules.catalogue.box.morpha_steps)


# Mountains (S12.3).


def obstacle_to_raise(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    """An own city one level up (S1.6)."""
    return None if raisable(game, seat) else NOTHING_TO_RAISE


# Canyons (S12.3).


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


# Lakes (S12.3).


def obstacle_to_promote(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    """A hand unit one rank up, as by a title."""
    return None if promotable(game, seat) else NOTHING_TO_PROMOTE


# Jungle (S12.3).


def obstacle_to_draw(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    """A card to draw, from nation or shelter."""
    return None if len(game.nation[seat]) or game.shelter[seat] else NOTHING_TO_DRAW


def gather(game: Game, seat: Seat, hero: Hero) -> Frame:
    return Gathering(seat, game.rules.catalogue.box.morpha_draw)


class Gathering(OfHers, frozen=True):
    """A player draws up to two cards: one, and after a look at it another or none."""

    seat: Seat
    left: int
    """Cards that may still be drawn."""

    def step(self, game: Game) -> Question | None:
        if not self.left or obstacle_to_draw(game, self.seat, 0) is not None:
            game.pop()
            return None
        if self.left == game.rules.catalogue.box.morpha_draw:
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
        most = game.rules.catalogue.box.morpha_draw
        return Reason("frame-most", "", {"most": most}) if self.left > most else None


# Ice (S12.3).


def doubled(game: Game, seat: Seat) -> list[Card]:
    """Hand units that could count as two: no royals, no fanatics."""
    return [
        card for card in distinct(game.hand[seat]) if KIND[card] in UNITS and card not in STEADY
    ]


def obstacle_to_double(game: Game, seat: Seat, hero: Hero) -> Reason | None:
    return None if doubled(game, seat) else NOTHING_TO_DOUBLE


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


class Ability(NamedTuple):
    """What she lends on one terrain."""

    obstacle: Callable[[Game, Seat, Hero], Reason | None]
    begin: Callable[[Game, Seat, Hero], Frame]


ABILITIES: Final[dict[Terrain, Ability]] = {
    WOODS: Ability(obstacle_to_walk, walk),
    MOUNTAINS: Ability(obstacle_to_raise, lambda game, seat, hero: RaisingFree(seat)),
    CANYONS: Ability(obstacle_to_assail, lambda game, seat, hero: Assailing(seat, hero)),
    LAKES: Ability(obstacle_to_promote, lambda game, seat, hero: PromotingFree(seat, True)),
    JUNGLE: Ability(obstacle_to_draw, gather),
    ICE: Ability(obstacle_to_double, lambda game, seat, hero: Doubling(seat)),
}


# What holds for her.


def she_stands_somewhere(game: Game) -> Reason | None:
    state = METAMORPHA.of(game)
    if state.space >= 0:
        on = game.board[state.space]
        if on == MISSING or (on <= 0 and not game.rules.options.summoning):
            return Reason("law-metamorpha", "S12.1")
    if len(set(state.invoked)) != len(state.invoked):
        return Reason("law-ability-once", "S12.2")
    if any(used.terrain not in ABILITIES for used in state.invoked):
        return Reason("law-ability-neutral", "S12.2")
    return None


def install(rules: Rules) -> None:
    box = rules.catalogue.box
    rules.catalogue.box_has_at_least(1, "S12.3", "morpha_steps", "morpha_draw")
    rules.left_untouched += UNITS
    rules.ride_steps = max(rules.ride_steps, box.morpha_steps)
    rules.checkpoint.add("metamorpha", enter)
    rules.card_laid.append(follow)
    rules.npcs[NAME] = put_on
    rules.turn_begins.append(forget)
    rules.heroes_differ.append(differ)
    rules.hired_last.append(lambda game, seat, hero: bool(terrains_of(game, seat, hero)))


MODULE: Final = Module(
    name=NAME,
    rule="S12",
    options=(
        Option(
            "metamorpha",
            "S12",
            "butterfly",
            expansion=True,
            needs=(Need(lambda options: options.stormgates, "options-needs-stormgates", "S10.5"),),
        ),
    ),
    install=install,
    actions=(
        Action(
            Invoke,
            lambda game, seat, purse, wish: obstacle_to_invoke(game, seat, wish),
            offer,
            begin,
            effect=invoke,
        ),
    ),
    slice=METAMORPHA,
    laws=(she_stands_somewhere,),
    stands_on={
        Entering: (Checkpoint,),
        Invoking: (Turn,),
        Assailing: (Turn,),
        UnarmedBattle: (Turn,),
        Gathering: (Turn,),
        Drawing: (Gathering,),
        Doubling: (Turn,),
    },
)
