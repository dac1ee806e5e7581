"""The new Great Artefacts (S7): Arrow, Bag, Banner, Cloak, Crystal and Lost Scroll.

Syoen's Mask is in ``mask``, the Staff of Terra in ``staff``.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from battalia.engine.action import Action, Power
from battalia.engine.chapters.artefacts import obstacle_to_use_card
from battalia.engine.chapters.great_artefacts import use
from battalia.engine.chapters.land import own_cities
from battalia.engine.chapters.piles import ask_for_card
from battalia.engine.chapters.rows import Purse
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Done, Draw, Item, Take, Use
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.module import Module, Option, Slice
from battalia.engine.modules.afar import FarBattle, musters, shots, within_range
from battalia.engine.modules.common import FromLimbo, returnable, take_to_hand
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    ARROW,
    BAG,
    BANNER,
    CLOAK,
    CRYSTAL,
    HORSE,
    KIND,
    LOST_SCROLL,
    ONE,
    ROYALS,
    SUPPLY_CARD,
    UNITS,
    UNIVERSAL,
    WEAPON,
    Card,
    Cards,
    Kind,
    Seat,
    Space,
    card_of,
    distinct,
    merge,
    take,
)

NAME: Final = "great-artefacts"


class GreatArtefacts(msgspec.Struct, frozen=True):
    """What the Bag and the Cloak do until later; all of it is public."""

    bag: int = 0
    """Supply cards from the Bag that have not been spent."""
    bag_of: Seat | None = None
    """In whose hand they are."""
    hidden: tuple[Space, ...] = ()
    """Cities under the Cloak."""
    cloak_of: Seat | None = None
    """Who hid them."""


IN_USE: Final = Slice(NAME, GreatArtefacts)


class GreatArtefactsView(GreatArtefacts, frozen=True):
    """What a viewer sees of it."""

    gazed: Cards = b""
    """The cards at which the viewer is looking, as they lie on the own nation (S7.5)."""


def seen_by(game: Game, seat: Seat | None) -> GreatArtefactsView:
    """Who looks into the Crystal sees the cards for as long as that lasts."""
    gazed = b""
    for frame in game.frames(Gazing):
        if frame.seat == seat:
            gazed = game.nation[frame.seat].top[: frame.looked]
    state = IN_USE.of(game)
    return GreatArtefactsView(state.bag, state.bag_of, state.hidden, state.cloak_of, gazed)


def is_off(game: Game) -> Reason | None:
    """Why a frame of this module cannot stand in this game."""
    return None if IN_USE.in_play(game) else Reason("frame-absent", "S7.0")


def used_first(kind: Kind, rule: str) -> Callable[[Game, Seat, Purse, Choice], Reason | None]:
    """Why what this Great Artefact does is not done yet: it cannot be used, or has to be first."""
    use_it = Use(Item(card_of(kind, UNIVERSAL), kind))
    first = Reason("great-artefact-first", rule)
    return lambda game, seat, purse, wish: obstacle_to_use_card(game, seat, purse, use_it) or first


# Fortuna's Bag (S7.2).

NO_SUPPLY: Final = Reason("no-supply-left", "S7.2")
NOT_FROM_BAG: Final = Reason("not-from-bag", "S7.2")


class TakeSupply(Choice, frozen=True, tag="take-supply"):
    """So many supply cards from the Bag."""

    count: int


class BagOpened(Event, frozen=True, tag="bag-opened"):
    """Supply cards from the common supply came to the hand."""

    seat: Seat
    count: int


class BagClosed(Event, frozen=True, tag="bag-closed"):
    """Supply cards of the Bag that were not used went back."""

    seat: Seat
    count: int


def obstacle_to_open(game: Game, seat: Seat) -> Reason | None:
    return None if game.supply else NO_SUPPLY


def open_bag(game: Game, seat: Seat, choice: Use) -> None:
    game.push(Filling(seat))


class Filling(Frame, frozen=True):
    """The player takes supply cards from the common supply to the hand (S7.2)."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        most = min(game.rules.catalogue.box.bag_supply, game.supply)
        if not most:
            # A partner took the last ones (S4.3).
            game.give_way(self.seat)
            return None
        options: list[Choice] = [TakeSupply(n) for n in range(1, most + 1)]
        return Question(self.seat, "take-supply", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, TakeSupply)
        supply = game.gain_supply(choice.count)
        game.hand[self.seat] = merge(game.hand[self.seat], supply)
        _keep_bag(game, len(supply), self.seat)
        game.tell(BagOpened(self.seat, len(supply)))
        game.pop()

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return NOT_FROM_BAG if isinstance(choice, TakeSupply) else None

    def check(self, game: Game) -> Reason | None:
        return is_off(game)


def _keep_bag(game: Game, bag: int, seat: Seat) -> None:
    """So many supply cards of the Bag are left in this hand."""
    IN_USE.change(game, bag=bag, bag_of=seat if bag else None)


def from_bag(game: Game, seat: Seat) -> int:
    """Supply cards of this hand that may be spent, but not ambushed, stationed or sent to limbo."""
    state = IN_USE.of(game)
    return min(state.bag, game.hand[seat].count(SUPPLY_CARD)) if state.bag_of == seat else 0


def spend_from_bag(game: Game, seat: Seat, n: int) -> None:
    """S7.2: supply spent this turn comes from the Bag first."""
    state = IN_USE.of(game)
    if state.bag_of == seat:
        _keep_bag(game, max(0, state.bag - n), seat)


def close_bag(game: Game, seat: Seat) -> None:
    """S7.2: what was not used goes back to the stack at the end of the turn."""
    left = from_bag(game, seat)
    if left:
        for _ in range(left):
            game.hand[seat] = take(game.hand[seat], SUPPLY_CARD)
        game.supply += left
        _keep_bag(game, 0, seat)
        game.tell(BagClosed(seat, left))


# Vigo's Banner (S7.3).

BANNER_KINDS: Final = (*UNITS, *ROYALS, WEAPON, HORSE)
NOBODY_TO_RALLY: Final = Reason("nobody-to-rally", "S7.3")
NOT_RALLIED: Final = Reason("not-rallied", "S7.3")
RALLY_ONE: Final = Reason("one-first", "S7.3")


def obstacle_to_rally(game: Game, seat: Seat) -> Reason | None:
    left = game.rules.catalogue.box.banner_strength
    return None if rallied(game, seat, None, left) else NOBODY_TO_RALLY


def rallied(game: Game, seat: Seat, kind: Kind | None, left: int) -> list[Card]:
    """Cards of the own shelter that may follow the Banner: of this kind, of so much strength."""
    strength = game.rules.catalogue.attack_strength
    return [
        card
        for card in distinct(game.shelter[seat])
        if KIND[card] in BANNER_KINDS
        and kind in (None, KIND[card])
        and strength[KIND[card]] <= left
    ]


def raise_banner(game: Game, seat: Seat, choice: Use) -> None:
    game.push(Rallying(seat, game.rules.catalogue.box.banner_strength))


class Rallying(Frame, frozen=True):
    """The player takes cards of one type from the own shelter to the hand, shown to all (S7.3)."""

    seat: Seat
    left: int
    """Printed strength that may still follow."""
    kind: Kind | None = None
    """The type, once a card was taken."""

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [
            Take(card) for card in rallied(game, self.seat, self.kind, self.left)
        ]
        if self.kind is not None:
            # Asked even where no card is left: what the shelter holds is the owner's to know.
            if game.rules.catalogue.attack_strength[self.kind] > self.left:
                game.pop()
                return None
            options.append(Done())
        return Question(self.seat, "rally", options)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Done):
            game.pop()
            return
        assert isinstance(choice, Take)
        card = choice.card
        game.shelter[self.seat] = take(game.shelter[self.seat], card)
        take_to_hand(game, self.seat, card)
        left = self.left - game.rules.catalogue.attack_strength[KIND[card]]
        game.swap(Rallying(self.seat, left, KIND[card]))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case Take():
                return NOT_RALLIED
            case Done():
                return RALLY_ONE
        return None

    def check(self, game: Game) -> Reason | None:
        if not IN_USE.in_play(game):
            return is_off(game)
        if not 0 <= self.left <= game.rules.catalogue.box.banner_strength:
            return Reason("frame-most", "", {"most": game.rules.catalogue.box.banner_strength})
        if self.kind is None and not rallied(game, self.seat, None, self.left):
            return Reason("frame-no-card")
        if self.kind is not None and self.kind not in BANNER_KINDS:
            return Reason("frame-other-cards")
        return None


# Vayl's Cloak (S7.4).

NOTHING_TO_HIDE: Final = Reason("no-city-to-hide", "S7.4")
NOT_HIDEABLE: Final = Reason("not-hideable", "S7.4")
HIDE_ONE: Final = Reason("one-first", "S7.4")
HIDDEN: Final = Reason("city-hidden", "S7.4")


class Hide(Choice, frozen=True, tag="hide"):
    """An own city."""

    space: Space


class CityHidden(Event, frozen=True, tag="city-cloaked"):
    """A city lies under the Cloak."""

    seat: Seat
    space: Space


class CloakLifted(Event, frozen=True, tag="cloak-lifted"):
    """The hidden cities can be attacked again."""

    seat: Seat


def hideable(game: Game, seat: Seat) -> list[Space]:
    """S7.4: own cities within range of an own hero; buildings are no cities."""
    near = within_range(game, seat)
    return [space for space in own_cities(game, seat) if space in near]


def obstacle_to_hide(game: Game, seat: Seat) -> Reason | None:
    return None if hideable(game, seat) else NOTHING_TO_HIDE


def spread_cloak(game: Game, seat: Seat, choice: Use) -> None:
    game.push(Hiding(seat))


class Hiding(Frame, frozen=True):
    """The player names cities for the Cloak (S7.4)."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        hidden = IN_USE.of(game).hidden
        options: list[Choice] = [
            Hide(space) for space in hideable(game, self.seat) if space not in hidden
        ]
        if not options or len(hidden) == game.rules.catalogue.box.cloak_cities:
            game.pop()
            return None
        if hidden:
            options.append(Done())
        return Question(self.seat, "hide", options)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Done):
            game.pop()
            return
        assert isinstance(choice, Hide)
        state = IN_USE.of(game)
        IN_USE.change(game, hidden=(*state.hidden, choice.space), cloak_of=self.seat)
        game.tell(CityHidden(self.seat, choice.space))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case Hide():
                return NOT_HIDEABLE
            case Done():
                return HIDE_ONE
        return None

    def check(self, game: Game) -> Reason | None:
        if IN_USE.in_play(game) and IN_USE.of(game).cloak_of not in (None, self.seat):
            return Reason("frame-other-seat")
        return is_off(game)


def veto(game: Game, seat: Seat, space: Space, defender: Seat | None, hero: bool) -> Reason | None:
    """S7.4: a hidden city may be entered, not attacked; heroes on it may be."""
    return HIDDEN if not hero and space in IN_USE.of(game).hidden else None


def lift_cloak(game: Game, seat: Seat) -> None:
    """S7.4: until the start of the owner's next turn."""
    state = IN_USE.of(game)
    if state.cloak_of == seat:
        IN_USE.change(game, hidden=(), cloak_of=None)
        game.tell(CloakLifted(seat))


# Ming's Crystal (S7.5).

NOTHING_TO_SEE: Final = Reason("nothing-to-see", "S7.5")
NOT_IN_CRYSTAL: Final = Reason("not-in-crystal", "S7.5")


class CardGazed(Event, frozen=True, tag="card-gazed"):
    """A card of the nation was looked at, by its owner only."""

    seat: Seat
    card: Card | None

    def seen(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else CardGazed(self.seat, None)


class NationArranged(Event, frozen=True, tag="nation-arranged"):
    """So many chosen cards lie on top of the nation, the rest is shuffled."""

    seat: Seat
    count: int


def obstacle_to_gaze(game: Game, seat: Seat) -> Reason | None:
    return None if len(game.nation[seat]) else NOTHING_TO_SEE


def gaze(game: Game, seat: Seat, choice: Use) -> None:
    game.push(Gazing(seat))


class Gazing(Frame, frozen=True):
    """The player looks at the top cards of the nation and chooses those that lie on top (S7.5).

    They stay in the nation all the time: what is looked at is known of its order.
    """

    seat: Seat
    looked: int = 0
    """Cards that the player has seen."""
    chosen: int = 0
    """Of these, the first ones that lie as they will."""

    def step(self, game: Game) -> Question | None:
        pile = game.nation[self.seat]
        if self.looked < min(game.rules.catalogue.box.crystal_looks, len(pile)):
            return self._look(game, pile)
        if self.chosen < min(game.rules.catalogue.box.crystal_keeps, self.looked):
            cards = distinct(pile.top[self.chosen : self.looked])
            return Question(self.seat, "arrange", [Take(card) for card in cards])
        rest = merge(pile.top[self.chosen :], pile.bag, pile.bottom)
        game.nation[self.seat] = Pile(pile.top[: self.chosen], rest)
        game.tell(NationArranged(self.seat, self.chosen))
        game.pop()
        return None

    def _look(self, game: Game, pile: Pile) -> Question | None:
        """The next card; chance is asked where its place is not known."""
        if self.looked < len(pile.top):
            self._see(game, pile.top[self.looked])
            return None
        if pile.bag:
            return ask_for_card(pile.bag, "gaze")
        card = pile.bottom[0]
        game.nation[self.seat] = Pile(pile.top + ONE[card], b"", pile.bottom[1:])
        self._see(game, card)
        return None

    def _see(self, game: Game, card: Card) -> None:
        game.tell(CardGazed(self.seat, card))
        game.swap(Gazing(self.seat, self.looked + 1))

    def answer(self, game: Game, choice: Choice) -> None:
        pile = game.nation[self.seat]
        if isinstance(choice, Draw):
            card = choice.card
            game.nation[self.seat] = Pile(pile.top + ONE[card], take(pile.bag, card), pile.bottom)
            self._see(game, card)
            return
        assert isinstance(choice, Take)
        first, rest = pile.top[: self.chosen], pile.top[self.chosen : self.looked]
        top = first + ONE[choice.card] + take(rest, choice.card) + pile.top[self.looked :]
        game.nation[self.seat] = Pile(top, pile.bag, pile.bottom)
        game.swap(Gazing(self.seat, self.looked, self.chosen + 1))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return NOT_IN_CRYSTAL if isinstance(choice, Take) else None

    def check(self, game: Game) -> Reason | None:
        if not IN_USE.in_play(game):
            return is_off(game)
        box = game.rules.catalogue.box
        seen = min(box.crystal_looks, len(game.nation[self.seat].top))
        if not 0 <= self.chosen <= self.looked <= seen or self.chosen > box.crystal_keeps:
            return Reason("frame-other-cards")
        if self.chosen and self.looked < min(box.crystal_looks, len(game.nation[self.seat])):
            return Reason("frame-order")
        return None


# Lost Scroll of Kry-Cek (S7.7).

NOTHING_IN_LIMBO: Final = Reason("nothing-in-limbo", "S7.7")


def obstacle_to_read(game: Game, seat: Seat) -> Reason | None:
    return None if readings(game, seat) else NOTHING_IN_LIMBO


def readings(game: Game, seat: Seat) -> list[Choice]:
    """What the Scroll can do now: bring back a card, or what the table agreed on."""
    options: list[Choice] = [Take(card) for card in returnable(game, seat)]
    for action in game.rules.scroll_powers:
        assert action.by_scroll is not None
        options += action.by_scroll(game, seat)
    return options


def read_scroll(game: Game, seat: Seat, choice: Use) -> None:
    game.push(Reading(seat))


class Reading(FromLimbo, frozen=True):
    """A player takes a card from limbo to the hand, or uses another power of the Scroll (S7.7)."""

    def step(self, game: Game) -> Question | None:
        options = readings(game, self.seat)
        if not options:
            # A partner took the last card (S4.3).
            game.give_way(self.seat)
            return None
        return Question(self.seat, "read-scroll", options)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Take):
            FromLimbo.answer(self, game, choice)
        else:
            game.pop()
            begin = game.rules.actions[type(choice)].begin
            assert begin is not None
            begin(game, self.seat, choice)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if all(type(choice) is not action.choice for action in game.rules.scroll_powers):
            return FromLimbo.why_not(self, game, choice)
        return game.rules.obstacle(game, self.seat, choice)

    def check(self, game: Game) -> Reason | None:
        return is_off(game)


# What holds for them.


def the_bag_is_in_order(game: Game) -> Reason | None:
    state = IN_USE.of(game)
    if (state.bag_of is None) != (
        state.bag == 0
    ) or state.bag > game.rules.catalogue.box.bag_supply:
        return Reason("law-bag", "S7.2")
    if state.bag_of is None or game.ended:
        return None
    if game.hand[state.bag_of].count(SUPPLY_CARD) < state.bag:
        return Reason("law-bag", "S7.2")
    for lane in game.lanes:
        if Turn(state.bag_of, "actions") in lane:
            return None
    return Reason("law-bag", "S7.2")


def the_cloak_is_in_order(game: Game) -> Reason | None:
    state = IN_USE.of(game)
    hidden = set(state.hidden)
    most = game.rules.catalogue.box.cloak_cities
    one_owner = (state.cloak_of is None) == (not hidden) and len(hidden) == len(state.hidden)
    own = state.cloak_of is None or hidden <= set(own_cities(game, state.cloak_of))
    if not one_owner or len(hidden) > most or not own:
        return Reason("law-cloak", "S7.4", {"most": most})
    return None


def install(rules: Rules) -> None:
    catalogue = rules.catalogue
    catalogue.box_has_at_least(1, "S7.2", "bag_supply")
    catalogue.box_has_at_least(1, "S7.4", "cloak_cities")
    catalogue.box_has_at_least(1, "S7.5", "crystal_looks", "crystal_keeps")

    rules.openers += (ARROW,)
    rules.further_targets.append(shots)
    rules.musters.append(musters)

    rules.borrowed.append(from_bag)
    rules.supply_spent.append(spend_from_bag)
    rules.turn_ends.append(close_bag)
    rules.vetoes.append(veto)
    rules.turn_begins.append(lift_cloak)


MODULE: Final = Module(
    name=NAME,
    rule="S7",
    options=(Option("great_artefacts", "S7", "relic-blade", expansion=True),),
    install=install,
    actions=(
        Action(TakeSupply, used_first(BAG, "S7.2")),
        Action(Hide, used_first(CLOAK, "S7.4")),
    ),
    powers=(
        Power(BAG, use, open_bag, obstacle_to_open),
        Power(BANNER, use, raise_banner, obstacle_to_rally),
        Power(CLOAK, use, spread_cloak, obstacle_to_hide),
        Power(CRYSTAL, use, gaze, obstacle_to_gaze),
        Power(LOST_SCROLL, use, read_scroll, obstacle_to_read),
    ),
    slice=IN_USE,
    view=seen_by,
    laws=(
        the_bag_is_in_order,
        the_cloak_is_in_order,
    ),
    stands_on={
        Filling: (Turn,),
        Rallying: (Turn,),
        Hiding: (Turn,),
        Gazing: (Turn,),
        Reading: (Turn,),
        FarBattle: (Turn,),
    },
)
