"""Fortuna's Bag (S7.2): supply for one turn."""

from typing import Final

from battalia.engine.action import Action
from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Use
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.modules.great_artefacts.in_use import IN_USE, is_off, used_first
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import BAG, SUPPLY_CARD, Seat, merge, take

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
        most = min(CARD.printed(game, "supply"), game.supply)
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


def the_bag_is_in_order(game: Game) -> Reason | None:
    state = IN_USE.of(game)
    nobody = state.bag_of is None
    if nobody != (state.bag == 0) or state.bag > CARD.printed(game, "supply"):
        return Reason("law-bag", "S7.2")
    if state.bag_of is None or game.ended:
        return None
    if game.hand[state.bag_of].count(SUPPLY_CARD) < state.bag:
        return Reason("law-bag", "S7.2")
    for lane in game.lanes:
        if Turn(state.bag_of, "actions") in lane:
            return None
    return Reason("law-bag", "S7.2")


def install(rules: Rules) -> None:
    rules.borrowed.append(from_bag)
    rules.supply_spent.append(spend_from_bag)
    rules.turn_ends.append(close_bag)


CARD: Final = GreatArtefact(
    kind=BAG,
    rule="S7.2",
    icon="knapsack",
    numbers={"supply": 2},
    least={"supply": 1},
    in_box=True,
    obstacle=obstacle_to_open,
    effect=open_bag,
    install=install,
    actions=(Action(TakeSupply, used_first(BAG, "S7.2")),),
    laws=(the_bag_is_in_order,),
    stands_on={Filling: (Turn,)},
)
