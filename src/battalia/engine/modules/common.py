"""What several modules of The Stormgates do alike: gifts, free promotions, free upgrades."""

from typing import Final

from battalia.engine.chapters.artefacts.changing import NEXT_RANK_EMPTY, NO_SUCH_CARD, NOT_PROMOTED
from battalia.engine.chapters.cities import obstacle_to_raise_free, raise_city
from battalia.engine.chapters.great_artefacts import OWNS_ONE, owns_great_artefact
from battalia.engine.chapters.hiring import NO_ARTEFACT, STACK_EMPTY, FromStack, cards_left
from battalia.engine.chapters.land import own_cities, set_tile
from battalia.engine.chapters.piles import Fetching, TurningUp, find_unit, put_under, turn_up
from battalia.engine.chapters.table import brought
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Done, Promote, Take, Upgrade
from battalia.engine.events import Event, UnitPromoted
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.module import Module
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    ARTEFACTS,
    FACTION,
    FRIMAN,
    KIND,
    LORD,
    NEUTRAL,
    ROYALS,
    STACK_SHAPES,
    STEADY,
    Card,
    Kind,
    Seat,
    Space,
    Terrain,
    distinct,
    is_great,
    put,
    shape_of,
    take,
    terrain_of,
    tile,
)

PROMOTE_ONE: Final = Reason("promote-one", "S1.5")
NOT_IN_LIMBO: Final = Reason("not-in-limbo", "B9.2")
ROYAL_IN_LIMBO: Final = Reason("royal-in-limbo", "S2.2")


class TakeFrom(Choice, frozen=True, tag="take-from"):
    """An artefact stack to take a card from."""

    artefact: Kind


class CardTaken(Event, frozen=True, tag="card-taken"):
    """A card from the common supply or from limbo came to the hand, shown to all."""

    seat: Seat
    card: Card


def take_to_hand(game: Game, seat: Seat, card: Card) -> None:
    """A new card goes to the hand (S1.5)."""
    game.hand[seat] = put(game.hand[seat], card)
    game.tell(CardTaken(seat, card))


class Favour(Frame, frozen=True):
    """Something for nothing."""

    def check(self, game: Game) -> Reason | None:
        return check_favour(game)


def check_favour(game: Game) -> Reason | None:
    """Why nobody gets something for nothing: the base game has no such thing."""
    return None if game.rules.catalogue.stormgates else Reason("frame-absent")


# Artefacts.


def full_stacks(game: Game) -> list[Kind]:
    """Artefact stacks with a card."""
    return [kind for kind in ARTEFACTS if cards_left(game, kind)]


class ChoosingStack(Favour, frozen=True):
    """A player names an artefact stack and gets a card of it to the hand."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [TakeFrom(kind) for kind in full_stacks(game)]
        if not options:
            game.pop()
            return None
        return Question(self.seat, "choose-stack", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, TakeFrom)
        game.swap(GainingArtefact(self.seat, choice.artefact))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, TakeFrom):
            return None
        return STACK_EMPTY[choice.artefact] if choice.artefact in ARTEFACTS else NO_ARTEFACT


class GainingArtefact(FromStack, frozen=True):
    """The card goes to the hand."""

    def receive(self, game: Game, card: Card) -> None:
        take_to_hand(game, self.seat, card)
        game.pop()

    def check(self, game: Game) -> Reason | None:
        return check_favour(game) or FromStack.check(self, game)


# Limbo.


def returnable(game: Game, seat: Seat) -> list[Card]:
    """Cards that may come back from limbo: no royal (S2.2), no second Great Artefact."""
    full = owns_great_artefact(game, seat)
    return [
        card
        for card in distinct(game.limbo)
        if KIND[card] not in ROYALS and not (full and is_great(card))
    ]


class FromLimbo(Favour, frozen=True):
    """A player takes one card of choice from limbo to the hand (S1.5, S7.7)."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [Take(card) for card in returnable(game, self.seat)]
        if not options:
            game.pop()
            return None
        return Question(self.seat, "from-limbo", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Take)
        game.limbo = take(game.limbo, choice.card)
        take_to_hand(game, self.seat, choice.card)
        game.pop()

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Take):
            return None
        if choice.card not in game.limbo:
            return NOT_IN_LIMBO
        return ROYAL_IN_LIMBO if KIND[choice.card] in ROYALS else OWNS_ONE


# Promotions and upgrades without a price.


def promotable(game: Game, seat: Seat) -> list[Card]:
    """Hand units that a free promotion could raise by one rank (B5.6)."""
    return [
        card
        for card in distinct(game.hand[seat])
        if FRIMAN <= KIND[card] < LORD and card not in STEADY and len(game.stacks[(KIND[card]) + 1])
    ]


class PromotingFree(Favour, frozen=True):
    """One hand unit is promoted by one rank, as by a title but without one (S1, S12.3).

    Asked even where there is none: whether a player is asked must not tell what the hand holds.
    """

    seat: Seat
    table: bool = False
    """The new card lies on the table (B5.2); else it is an ordinary hand card (event 9)."""

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [Promote(card, 1) for card in promotable(game, self.seat)]
        return Question(self.seat, "promote-free", options or [Done()])

    def answer(self, game: Game, choice: Choice) -> None:
        game.pop()
        if isinstance(choice, Done):
            return
        assert isinstance(choice, Promote)
        seat, card = self.seat, choice.card
        game.hand[seat] = take(game.hand[seat], card)
        put_under(game, card)
        turn_up(game, KIND[card])
        new = find_unit(game, choice.sought, FACTION[card])
        if self.table:
            game.loose[seat] += (brought(game, new, False),)
        else:
            game.hand[seat] = put(game.hand[seat], new)
        game.tell(UnitPromoted(seat, card, new))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if isinstance(choice, Done):
            return PROMOTE_ONE
        if not isinstance(choice, Promote):
            return None
        if choice.card not in game.hand[self.seat]:
            return NO_SUCH_CARD
        if not FRIMAN <= KIND[choice.card] < LORD or choice.card in STEADY or choice.ranks != 1:
            return NOT_PROMOTED
        return NEXT_RANK_EMPTY


def raisable(game: Game, seat: Seat) -> list[Space]:
    """Own cities that a free upgrade could raise (S1.6)."""
    return [
        space
        for space in own_cities(game, seat)
        if obstacle_to_raise_free(game, seat, space) is None
    ]


class RaisingFree(Favour, frozen=True):
    """One own city gets the next level free (S1.6)."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [Upgrade(space) for space in raisable(game, self.seat)]
        if not options:
            game.pop()
            return None
        return Question(self.seat, "upgrade-free", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Upgrade)
        raise_city(game, self.seat, choice.space)
        game.pop()

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Upgrade):
            return None
        return obstacle_to_raise_free(game, self.seat, choice.space)


# A terrain card takes another's place (S1.5, S7.9).


class LandReplaced(Event, frozen=True, tag="land-replaced"):
    seat: Seat
    space: Space
    terrain: Terrain


def replaceable(game: Game, space: Space) -> bool:
    """City and road cards, anyone's; no gates, ruins or valleys."""
    on = game.board[space]
    return on > 0 and shape_of(on) in STACK_SHAPES and terrain_of(on) != NEUTRAL


def replace_land(game: Game, seat: Seat, space: Space, new: Terrain) -> None:
    """A card of the same stack takes this one's place; the old one is shuffled into it (S7.9)."""
    old = game.board[space]
    shape = shape_of(old)
    bag = take(put(game.land_stacks[shape].bag, terrain_of(old)), new)
    game.land_stacks[shape] = Pile(bag=bag)
    set_tile(game, space, tile(shape, new, old & 15))
    game.tell(LandReplaced(seat, space, new))
    game.rules.card_laid(game, space)


MODULE: Final = Module(
    name="common",
    rule="S1.6",
    wanted=lambda options: options.expansion,
    install=lambda rules: None,
    stands_on={
        ChoosingStack: (Turn,),
        GainingArtefact: (Turn,),
        FromLimbo: (Turn,),
        PromotingFree: (Turn,),
        RaisingFree: (Turn,),
        Fetching: (GainingArtefact,),
        TurningUp: (),
    },
)
"""A module that pushes these frames onto its own adds those to its own table."""
