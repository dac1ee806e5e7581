"""The King's Bridge between the valleys (S15.7)."""

from itertools import combinations
from typing import Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.chapters.ambush import DECK_TOO_SMALL
from battalia.engine.chapters.cities import NO_CITY_HERE, NO_TOKEN, NOT_YOUR_CITY
from battalia.engine.chapters.ending import check_ending
from battalia.engine.chapters.great_artefacts import (
    SHELTER,
    ChoosingGreatArtefact,
    award,
    prizes,
    win_card,
)
from battalia.engine.chapters.heroes import Riding
from battalia.engine.chapters.land import (
    free_token,
    holds_city,
    level_of,
    own_cities,
    owner_of,
    set_token,
    token,
)
from battalia.engine.chapters.piles import ask_for_card
from battalia.engine.chapters.setup import Setup
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Draw, Take
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.module import Module, Slice
from battalia.engine.modules.common import RaisingFree, raisable
from battalia.engine.modules.stormgates import Travelling, gates
from battalia.engine.modules.valleys import KeepAmplifier, SpendAmplifier
from battalia.engine.options import OptionsError
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    Card,
    Cards,
    Hero,
    Seat,
    Space,
    distinct,
    is_great,
    merge,
    put,
    take,
)

NAME: Final = "kings-bridge"
AFTER_A_JUMP: Final = Reason("amplifier-after-jump", "S15.7")
LOOKED: Final = Reason("looked-already", "S15.7")
NOT_UNDER_GATE: Final = Reason("not-under-gate", "S15.7")
NOT_ON_OFFER: Final = Reason("not-on-offer", "S15.7")
STOP_FIRST: Final = Reason("stop-on-bridge", "S15.7")
ONE_WAY_ONLY: Final = Reason("bridge-one-way", "S15.7")
NOT_OWN_GREAT: Final = Reason("no-own-great-artefact", "S15.7")
NOTHING_TO_RAISE: Final = Reason("no-free-upgrade", "S15.7")
NOTHING_ON_OFFER: Final = Reason("no-great-artefact-on-offer", "S7.8")
SAME_CITY: Final = Reason("two-cities-lowered", "S15.7")
BELOW_ONE: Final = Reason("lowered-below-one", "S15.7")


class Buried(msgspec.Struct, frozen=True):
    """A Great Artefact under a gate; nobody may see it."""

    gate: int
    """The gate's number (S0.2)."""
    card: Card


class Spent(msgspec.Struct, frozen=True):
    """An amplifier that a player has spent."""

    seat: Seat
    gate: int


class Visit(msgspec.Struct, frozen=True):
    """A hero that has used the Bridge this turn."""

    seat: Seat
    hero: Hero


class Bridge(msgspec.Struct, frozen=True):
    """What the Bridge keeps."""

    buried: tuple[Buried, ...] = ()
    spent: tuple[Spent, ...] = ()
    """Everybody starts with one amplifier per gate."""
    visits: tuple[Visit, ...] = ()


BRIDGE: Final = Slice(NAME, Bridge)


class BridgeView(msgspec.Struct, frozen=True):
    """What everybody sees of it."""

    buried: tuple[int, ...]
    """The gates with Great Artefacts under them, once for each."""
    spent: tuple[Spent, ...]
    visits: tuple[Visit, ...]
    found: Cards = b""
    """Those under the gate under which the viewer is looking."""


class GiveArtefact(Choice, frozen=True, tag="give-artefact"):
    """An own Great Artefact for a free upgrade."""

    card: Card


class Lower(Choice, frozen=True, tag="lower"):
    """One own city by two levels, or two by one each, for a Great Artefact."""

    space: Space
    other: Space | None = None

    def in_order(self) -> "Lower":
        if self.other is None or self.space <= self.other:
            return self
        return Lower(self.other, self.space)


class Exchange(Choice, frozen=True, tag="exchange"):
    """An own Great Artefact for another."""

    card: Card


class Cross(Choice, frozen=True, tag="cross"):
    """Nothing more on the Bridge."""


class GateArtefactBuried(Event, frozen=True, tag="gate-artefact-buried"):
    space: Space


class GateArtefactsSeen(Event, frozen=True, tag="gate-artefacts-seen"):
    """A player has spent an amplifier and looks under the gate."""

    seat: Seat
    gate: int
    cards: Cards | None

    def seen(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else GateArtefactsSeen(self.seat, self.gate, None)


class GreatArtefactGiven(Event, frozen=True, tag="great-artefact-given"):
    """A Great Artefact left a deck for the remaining pile."""

    seat: Seat
    card: Card


class GreatArtefactSwapped(Event, frozen=True, tag="great-artefact-swapped"):
    """A Great Artefact took the place of one on offer."""

    seat: Seat
    card: Card


class CityLowered(Event, frozen=True, tag="city-lowered"):
    seat: Seat
    space: Space
    level: int


def change(game: Game, **parts: object) -> None:
    BRIDGE.change(game, **parts)


def seen_by(game: Game, seat: Seat | None) -> BridgeView:
    """Where Great Artefacts lie; which they are, only who looks knows."""
    state = BRIDGE.of(game)
    gates_with = tuple(one.gate for one in state.buried)
    found = b""
    for frame in game.frames(Looking):
        if frame.looked and frame.seat == seat:
            found = under(game, frame.gate)
    return BridgeView(gates_with, state.spent, state.visits, found)


def under(game: Game, gate: int) -> bytes:
    """The Great Artefacts under a gate."""
    return bytes(one.card for one in BRIDGE.of(game).buried if one.gate == gate)


# Set-up.


def bury(game: Game) -> None:
    """S15.7: one random Great Artefact face down under each gate, two with four players."""
    game.push(BuryingAtGates())


class BuryingAtGates(Frame, frozen=True):
    """Chance hides the next one."""

    def step(self, game: Game) -> Question | None:
        if self._gate(game) is None:
            game.pop()
            return None
        return ask_for_card(game.out, "bury-at-gate")

    def _gate(self, game: Game) -> int | None:
        """The next gate that lacks one."""
        each = game.rules.catalogue.bridge_gate_artefacts[game.players]
        return next((gate for gate in gates(game) if len(under(game, gate)) < each), None)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        gate = self._gate(game)
        assert gate is not None
        game.out = take(game.out, choice.card)
        change(game, buried=(*BRIDGE.of(game).buried, Buried(gate, choice.card)))
        game.tell(GateArtefactBuried(gates(game)[gate]))

    def check(self, game: Game) -> Reason | None:
        if not BRIDGE.in_play(game):
            return Reason("frame-absent")
        each = game.rules.catalogue.bridge_gate_artefacts[game.players]
        if len(game.out) < each * len(gates(game)) - len(BRIDGE.of(game).buried):
            return Reason("frame-too-few")
        return None


# Under the gates.


def jumped(game: Game, seat: Seat, hero: Hero, left: Space, entered: Space) -> None:
    """S15.7: after a jump the amplifier of the gate left may be spent."""
    for gate, space in gates(game).items():
        if space == left and Spent(seat, gate) not in BRIDGE.of(game).spent:
            game.push(Looking(seat, gate))


class Looking(Frame, frozen=True):
    """The traveller may spend the amplifier, look under the gate and take one."""

    seat: Seat
    gate: int
    looked: bool = False

    def step(self, game: Game) -> Question | None:
        cards = under(game, self.gate)
        if not cards:
            if self.looked:
                # A partner was faster: the amplifier is kept (S4.3).
                game.give_way(self.seat)
            else:
                game.pop()
            return None
        if self.looked:
            options: list[Choice] = [Take(card) for card in distinct(cards)]
            return Question(self.seat, "take-from-gate", options)
        return Question(self.seat, "spend-amplifier", [SpendAmplifier(), KeepAmplifier()])

    def answer(self, game: Game, choice: Choice) -> None:
        match choice:
            case SpendAmplifier():
                cards = merge(under(game, self.gate))
                game.tell(GateArtefactsSeen(self.seat, self.gate, cards))
                game.swap(Looking(self.seat, self.gate, True))
            case Take(card):
                state = BRIDGE.of(game)
                rest = tuple(one for one in state.buried if one.card != card)
                change(game, buried=rest, spent=(*state.spent, Spent(self.seat, self.gate)))
                game.pop()
                win_card(game, self.seat, card, SHELTER)
            case _:
                game.pop()

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not self.looked:
            return None
        match choice:
            case Take():
                return NOT_UNDER_GATE
            case SpendAmplifier() | KeepAmplifier():
                return LOOKED
        return None

    def check(self, game: Game) -> Reason | None:
        if not BRIDGE.in_play(game) or self.gate not in gates(game):
            return Reason("frame-no-gate")
        if Spent(self.seat, self.gate) in BRIDGE.of(game).spent:
            return Reason("frame-twice", "S15.7")
        return None


# On the Bridge.


def stop(game: Game, seat: Seat, hero: Hero) -> None:
    """S15.7: a hero that stops on the Bridge may use it, once per turn."""
    here = game.heroes[2 * seat + hero] == game.rules.layout.link
    if here and not has_visited(game, seat, hero):
        game.push(OnTheBridge(seat, hero))


def has_visited(game: Game, seat: Seat, hero: Hero) -> bool:
    """Whether this figure has used the Bridge this turn."""
    return Visit(seat, hero) in BRIDGE.of(game).visits


def one_has_visited(game: Game, seat: Seat) -> bool:
    """Then this player's heroes are not alike, even on one space."""
    return has_visited(game, seat, 0) != has_visited(game, seat, 1)


def forget_visits(game: Game, seat: Seat) -> None:
    """S15.7: once per hero per turn."""
    rest = tuple(one for one in BRIDGE.of(game).visits if one.seat != seat)
    change(game, visits=rest)


def own_great(game: Game, seat: Seat) -> list[Card]:
    """Great Artefacts in the nation or the shelter."""
    cards = game.nation[seat].cards() + game.shelter[seat]
    return [card for card in distinct(cards) if is_great(card)]


def may_shrink(game: Game, seat: Seat) -> bool:
    """B9.2: a deck keeps its ten cards."""
    return game.deck_size(seat) > game.rules.catalogue.smallest_deck


def hand_over(game: Game, seat: Seat, card: Card) -> None:
    """A Great Artefact leaves the deck; a nation that was searched is reshuffled."""
    if card in game.shelter[seat]:
        game.shelter[seat] = take(game.shelter[seat], card)
    else:
        game.nation[seat] = Pile(bag=merge(take(game.nation[seat].cards(), card)))


def obstacle_to_give(game: Game, seat: Seat, card: Card) -> Reason | None:
    """S15.7: an own Great Artefact, while a city can be upgraded."""
    if card not in own_great(game, seat):
        return NOT_OWN_GREAT
    if not raisable(game, seat):
        return NOTHING_TO_RAISE
    return None if may_shrink(game, seat) else DECK_TOO_SMALL


def swaps(game: Game, seat: Seat) -> list[Choice]:
    """What an own Great Artefact may be swapped for; a fortune card may bring nothing (S8.2)."""
    return [
        prize for prize in prizes(game, seat) if isinstance(prize, Take) or may_shrink(game, seat)
    ]


def obstacle_to_exchange(game: Game, seat: Seat, card: Card) -> Reason | None:
    """S15.7: an own Great Artefact, and something to be had for it."""
    if card not in own_great(game, seat):
        return NOT_OWN_GREAT
    if not prizes(game, seat):
        return NOTHING_ON_OFFER
    return None if swaps(game, seat) else DECK_TOO_SMALL


def lowerings(game: Game, seat: Seat) -> list[Lower]:
    """One own city, or two."""
    cities = own_cities(game, seat)
    pairs = [Lower(one, other) for one, other in combinations(cities, 2)]
    return [Lower(space) for space in cities] + pairs


def lowered(wish: Lower) -> tuple[Space, ...]:
    return (wish.space,) if wish.other is None else (wish.space, wish.other)


def obstacle_to_lower(game: Game, seat: Seat, wish: Lower) -> Reason | None:
    """S15.7: own cities, none below 1, tokens permitting, and something to be had for it."""
    if not prizes(game, seat):
        return NOTHING_ON_OFFER
    if wish.other == wish.space:
        return SAME_CITY
    for space in lowered(wish):
        if not holds_city(game, space):
            return NO_CITY_HERE
        if owner_of(game.tokens[space]) != seat:
            return NOT_YOUR_CITY
    return lower(game.copy(), seat, wish)


def lower(game: Game, seat: Seat, wish: Lower) -> Reason | None:
    """The cities get their new tokens, or there is a reason why not."""
    spaces = lowered(wish)
    by = game.rules.catalogue.box.bridge_lowering // len(spaces)
    levels = [level_of(game.tokens[space]) - by for space in spaces]
    for space in spaces:
        set_token(game, space, 0)
    for space, level in zip(spaces, levels, strict=True):
        if level < 1:
            return BELOW_ONE
        if not free_token(game, seat, level):
            return NO_TOKEN[level]
        set_token(game, space, token(seat, level))
        game.tell(CityLowered(seat, space, level))
    return None


class OnTheBridge(Frame, frozen=True):
    """A hero has stopped on the Bridge: its player may do one of three things, or nothing."""

    seat: Seat
    hero: Hero
    giving: bool = False
    """Great Artefacts are being given; any number may be."""

    def step(self, game: Game) -> Question | None:
        if self.giving and check_ending(game, self.seat):
            # An upgrade may end the game at once (B10.3).
            return None
        if self.giving and not (may_shrink(game, self.seat) and raisable(game, self.seat)):
            game.pop()
            return None
        great = own_great(game, self.seat)
        wishes: list[Choice] = [GiveArtefact(card) for card in great]
        if not self.giving:
            wishes += [*lowerings(game, self.seat), *map(Exchange, great)]
        options = [wish for wish in wishes if self.why_not(game, wish) is None]
        if self.giving:
            return Question(self.seat, "give-more", [*options, Cross()])
        return Question(self.seat, "use-bridge", [*options, Cross()])

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case GiveArtefact(card):
                return obstacle_to_give(game, self.seat, card)
            case Lower() | Exchange() if self.giving:
                return ONE_WAY_ONLY
            case Lower():
                return obstacle_to_lower(game, self.seat, choice)
            case Exchange(card):
                return obstacle_to_exchange(game, self.seat, card)
        return None

    def answer(self, game: Game, choice: Choice) -> None:
        seat = self.seat
        match choice:
            case GiveArtefact(card):
                if not self.giving:
                    visit(game, seat, self.hero)
                    game.swap(OnTheBridge(seat, self.hero, True))
                hand_over(game, seat, card)
                game.out = put(game.out, card)
                game.tell(GreatArtefactGiven(seat, card))
                game.push(RaisingFree(seat))
            case Lower():
                visit(game, seat, self.hero)
                lower(game, seat, choice)
                game.swap(ChoosingGreatArtefact(seat, SHELTER))
            case Exchange(card):
                game.swap(Exchanging(seat, self.hero, card))
            case _:
                game.pop()

    def check(self, game: Game) -> Reason | None:
        if not on_the_bridge(game, self.seat, self.hero):
            return Reason("frame-hero-elsewhere")
        if self.giving != has_visited(game, self.seat, self.hero):
            return Reason("law-bridge-once", "S15.7")
        return None


def on_the_bridge(game: Game, seat: Seat, hero: Hero) -> bool:
    return BRIDGE.in_play(game) and game.heroes[2 * seat + hero] == game.rules.layout.link


def visit(game: Game, seat: Seat, hero: Hero) -> None:
    """The hero has used the Bridge."""
    change(game, visits=(*BRIDGE.of(game).visits, Visit(seat, hero)))


class Exchanging(Frame, frozen=True):
    """An own Great Artefact is swapped for one on offer or a fortune card."""

    seat: Seat
    hero: Hero
    card: Card

    def step(self, game: Game) -> Question | None:
        options = swaps(game, self.seat)
        if not options:
            # A partner was faster (S4.3).
            game.give_way(self.seat)
            return None
        return Question(self.seat, "exchange-for", options)

    def answer(self, game: Game, choice: Choice) -> None:
        seat = self.seat
        visit(game, seat, self.hero)
        hand_over(game, seat, self.card)
        game.pop()
        if isinstance(choice, Take):
            game.offer = put(take(game.offer, choice.card), self.card)
            game.tell(GreatArtefactSwapped(seat, self.card))
            win_card(game, seat, choice.card, SHELTER)
        else:
            game.out = put(game.out, self.card)
            game.tell(GreatArtefactGiven(seat, self.card))
            award(game, seat, choice, SHELTER)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if choice in prizes(game, self.seat):
            return DECK_TOO_SMALL
        return NOT_ON_OFFER if isinstance(choice, Take) else None

    def check(self, game: Game) -> Reason | None:
        if not on_the_bridge(game, self.seat, self.hero):
            return Reason("frame-hero-elsewhere")
        if has_visited(game, self.seat, self.hero):
            return Reason("law-bridge-once", "S15.7")
        if self.card not in own_great(game, self.seat):
            return Reason("frame-no-card")
        return None


def the_bridge_is_in_order(game: Game) -> Reason | None:
    state = BRIDGE.of(game)
    each = game.rules.catalogue.bridge_gate_artefacts[game.players]
    if len(set(state.spent)) != len(state.spent):
        return Reason("law-amplifier-spent", "S15.7")
    if len(set(state.visits)) != len(state.visits):
        return Reason("law-bridge-once", "S15.7")
    there = gates(game)
    for gate in {one.gate for one in state.buried} | {one.gate for one in state.spent}:
        taken = sum(one.gate == gate for one in state.spent)
        if gate not in there or len(under(game, gate)) + taken > each:
            return Reason("law-under-each-gate", "S15.7", {"count": each})
    if not all(is_great(one.card) for one in state.buried):
        return Reason("law-under-gates", "S15.7")
    return None


def install(rules: Rules) -> None:
    rules.catalogue.box_has_at_least(2, "S15.7", "bridge_lowering")
    needed = rules.options.players * rules.catalogue.bridge_gate_artefacts[rules.options.players]
    left = len(rules.great_artefacts) - needed
    if left < rules.layout.great_artefacts:
        raise OptionsError("valleys", "options-few-great-artefacts", "S15.7")
    # The one more that lies face up without fortune cards (S7.0) gives way to the gates.
    rules.offered = min(rules.offered, left)
    rules.zones.append(lambda game: bytes(one.card for one in BRIDGE.of(game).buried))
    rules.setup.insert_after("lay gates", "bury at gates", bury)
    rules.jumped.append(jumped)
    rules.stops.append(stop)
    rules.turn_begins.append(forget_visits)
    rules.heroes_differ.append(one_has_visited)
    rules.hired_last.append(has_visited)


MODULE: Final = Module(
    name=NAME,
    rule="S15.7",
    wanted=lambda options: options.valleys == "bridge",
    install=install,
    actions=(
        *(
            Action(wish, lambda game, seat, purse, wish: STOP_FIRST)
            for wish in (GiveArtefact, Lower, Exchange, Cross)
        ),
        *(
            Action(wish, lambda game, seat, purse, wish: AFTER_A_JUMP)
            for wish in (SpendAmplifier, KeepAmplifier)
        ),
    ),
    slice=BRIDGE,
    view=seen_by,
    laws=(the_bridge_is_in_order,),
    stands_on={
        BuryingAtGates: (Setup,),
        Looking: (Turn, Riding, Travelling),
        OnTheBridge: (Turn,),
        Exchanging: (Turn,),
        RaisingFree: (OnTheBridge,),
    },
)
