"""The draft (S9): packs of units go round, instead of the random deal."""

from __future__ import annotations

from typing import Final

from battalia.engine.catalogue.loading import too_few
from battalia.engine.catalogue.mistakes import STORMGATES
from battalia.engine.chapters.piles import ask_for_card
from battalia.engine.chapters.setup import Setup, deal_supply
from battalia.engine.choices import Choice, Draw
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.module import Module, Option
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import KIND, SUPPLY, Card, Cards, Kind, Seat, distinct, put, take

NOT_IN_PACK: Final = Reason("not-in-pack", "S9.1")


class Pick(Choice, frozen=True, tag="pick"):
    """A card of the pack."""

    card: Card


class PackPassed(Event, frozen=True, tag="pack-passed"):
    """A pack came to a player, who alone sees its cards."""

    seat: Seat
    cards: Cards | None
    count: int

    def seen(self, seat: Seat | None) -> PackPassed:
        return self if seat == self.seat else PackPassed(self.seat, None, self.count)


class CardPicked(Event, frozen=True, tag="card-picked"):
    """A card of the pack is somebody's now; nobody else knows which."""

    seat: Seat
    card: Card | None

    def seen(self, seat: Seat | None) -> CardPicked:
        return self if seat == self.seat else CardPicked(self.seat, None)


def draft(game: Game) -> None:
    """S9.1: everyone takes 5 supply; one pack after the other goes round."""
    deal_supply(game)
    game.push(Drafting(0, order_of(game, 0)))


def order_of(game: Game, pack: int) -> tuple[Seat, ...]:
    """Clockwise from the first player; every other pack in reverse, starting with the last."""
    order = game.seats_from(game.first)
    return tuple(order if pack % 2 == 0 else reversed(order))


class Drafting(Frame, frozen=True):
    """A pack with as many cards as players is drawn and goes round; each holder picks one."""

    round: int
    """Which pack it is, from 0."""
    seats: tuple[Seat, ...]
    """Who still picks, the holder first."""
    pack: Cards = b""

    def step(self, game: Game) -> Question | None:
        if not self.seats:
            self._next_pack(game)
            return None
        if len(self.pack) < len(self.seats):
            kind = game.rules.catalogue.draft[self.round]
            return ask_for_card(game.stacks[kind].bag, "draft")
        if len(self.seats) == 1:
            # The last card goes to the last, who has no choice.
            self._pick(game, self.pack[0])
            return None
        options: list[Choice] = [Pick(card) for card in distinct(self.pack)]
        return Question(self.seats[0], "pick", options)

    def _next_pack(self, game: Game) -> None:
        following = self.round + 1
        if following == len(game.rules.catalogue.draft):
            game.pop()
        else:
            game.swap(Drafting(following, order_of(game, following)))

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Pick):
            self._pick(game, choice.card)
            return
        assert isinstance(choice, Draw)
        kind = game.rules.catalogue.draft[self.round]
        game.stacks[kind] = Pile(bag=take(game.stacks[kind].bag, choice.card))
        pack = put(self.pack, choice.card)
        game.swap(Drafting(self.round, self.seats, pack))
        if len(pack) == len(self.seats):
            game.tell(PackPassed(self.seats[0], pack, len(pack)))

    def _pick(self, game: Game, card: Card) -> None:
        """The card goes to the picker's nation, the rest of the pack to the next player."""
        holder, *others = self.seats
        pack = take(self.pack, card)
        game.nation[holder] = Pile(bag=put(game.nation[holder].bag, card))
        game.tell(CardPicked(holder, card))
        game.swap(Drafting(self.round, tuple(others), pack))
        if len(others) > 1:
            game.tell(PackPassed(others[0], pack, len(pack)))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return NOT_IN_PACK if isinstance(choice, Pick) else None

    def seen(self, seat: Seat | None) -> Drafting:
        if self.seats and seat == self.seats[0]:
            return self
        return Drafting(self.round, self.seats)

    def check(self, game: Game) -> Reason | None:
        kinds = game.rules.catalogue.draft
        below = game.lanes[0][0]
        here = game.rules.setup.index("deal") + 1
        if not game.alone or not isinstance(below, Setup) or below.done != here:
            return Reason("frame-draft-place")
        if not 0 <= self.round < len(kinds):
            return Reason("frame-no-step", args={"step": self.round})
        order = order_of(game, self.round)
        if not self.seats or self.seats != order[len(order) - len(self.seats) :]:
            return Reason("frame-order")
        if len(self.pack) > len(self.seats) or (len(self.pack) < len(self.seats) < game.players):
            return Reason("frame-pack")
        if any(KIND[card] != kinds[self.round] for card in self.pack):
            return Reason("frame-pack")
        return self._check_stacks(game, kinds)

    def _check_stacks(self, game: Game, kinds: tuple[Kind, ...]) -> Reason | None:
        for kind in set(kinds[self.round :]):
            needed = kinds[self.round + 1 :].count(kind) * game.players
            if kind == kinds[self.round]:
                needed += len(self.seats) - len(self.pack)
            pile = game.stacks[kind]
            if pile.top or pile.bottom or len(pile.bag) < needed:
                return Reason("frame-too-few")
        return None


def packs(game: Game) -> bytes:
    """The pack that goes round."""
    return b"".join(frame.pack for frame in game.frames(Drafting))


def install(rules: Rules) -> None:
    catalogue, players = rules.catalogue, rules.options.players
    factions = catalogue.factions_on(rules.layout)
    for unit in set(catalogue.draft):
        if catalogue.draft.count(unit) * players > catalogue.units[unit] * factions:
            raise too_few(unit, players, STORMGATES.at("draft"), "S9.1")
    deck = catalogue.deal.get(SUPPLY, 0) + len(catalogue.draft)
    catalogue.check_deck(deck, STORMGATES.at("draft"))
    rules.setup.replace("deal", draft)
    rules.zones.append(packs)


MODULE: Final = Module(
    name="draft",
    rule="S9",
    options=(Option("draft", "S9", "card-draw", expansion=True),),
    install=install,
    stands_on={Drafting: (Setup,)},
)
