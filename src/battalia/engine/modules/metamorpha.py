"""Metamorpha (S12.1, S12.2): she follows the builders and lends the terrain on which she stands.

What each terrain lends is in ``abilities``.
"""

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.chapters.artefacts.changing import NO_SUCH_CARD
from battalia.engine.chapters.heroes import SAME_HERO, distinct_heroes
from battalia.engine.chapters.land import home_of
from battalia.engine.chapters.paying import take_effect
from battalia.engine.chapters.rows import HAND_ITEMS, Purse, lay_row, why_asleep
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Pay, Roll
from battalia.engine.content import Content
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Need, Option, Slice
from battalia.engine.modules.checkpoints import Checkpoint
from battalia.engine.modules.stormgates import ask_for_gate, gates
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    MISSING,
    NEUTRAL,
    TERRAINS,
    Hero,
    Seat,
    Space,
    Terrain,
    distinct,
)

NAME: Final = "metamorpha"

NOT_ON_HER_TERRAIN: Final = Reason("not-on-her-terrain", "S12.2")
INVOKED_ALREADY: Final = Reason("invoked-already", "S12.2")
NOTHING_TO_OFFER: Final = Reason("nothing-to-offer", "S12.2")
ONE_HAND_CARD: Final = Reason("one-hand-card", "S12.2")
NEEDED_HERE: Final = Reason("needed-for-the-gift", "S12.3")


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


class Ability(Content, frozen=True, kw_only=True):
    """What she lends on the terrain of this name (S12.3)."""

    opinions: ClassVar[str] = "abilities"
    everywhere: ClassVar[bool] = True

    obstacle: Callable[[Game, Seat, Hero], Reason | None]
    """Why it is of no use to this hero now."""
    begin: Callable[[Game, Seat, Hero], Frame]
    by_hero: bool = False
    """Whether it matters which hero asks for it."""


class MetamorphaMoved(Event, frozen=True, tag="metamorpha-moved"):
    space: Space


class MetamorphaLeft(Event, frozen=True, tag="metamorpha-left"):
    """She was summoned until this checkpoint (S7.7)."""


class MetamorphaInvoked(Event, frozen=True, tag="metamorpha-invoked"):
    seat: Seat
    hero: Hero
    terrain: Terrain


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


def ability_of(game: Game, terrain: Terrain) -> Ability:
    """What she lends there; neutral ground lends nothing."""
    return game.rules.named(Ability)[TERRAINS[terrain]]


# Asking her (S12.2).


def obstacle_to_invoke(game: Game, seat: Seat, wish: Invoke) -> Reason | None:
    """S12.2: a hero on her kind of terrain, once per turn, and a card that can be given."""
    reason = obstacle_to_claim(game, seat, wish) or ability_of(game, wish.terrain).obstacle(
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
        if ability_of(game, wish.terrain).obstacle(without, seat, wish.hero) is None:
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
    used = Invoked(seat, purpose.hero, purpose.terrain)
    state = METAMORPHA.of(game)
    if purpose.terrain == NEUTRAL or used in state.invoked:
        return
    METAMORPHA.set(game, Metamorpha(state.space, (*state.invoked, used)))
    game.tell(MetamorphaInvoked(seat, purpose.hero, purpose.terrain))
    game.push(ability_of(game, purpose.terrain).begin(game, seat, purpose.hero))


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


# What holds for her.


def she_stands_somewhere(game: Game) -> Reason | None:
    state = METAMORPHA.of(game)
    if state.space >= 0:
        on = game.board[state.space]
        if on == MISSING or (on <= 0 and not game.rules.options.summoning):
            return Reason("law-metamorpha", "S12.1")
    if len(set(state.invoked)) != len(state.invoked):
        return Reason("law-ability-once", "S12.2")
    if any(used.terrain == NEUTRAL for used in state.invoked):
        return Reason("law-ability-neutral", "S12.2")
    return None


def install(rules: Rules) -> None:
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
    },
)
