"""Great Artefacts (B6). The Hammer is used through ``table``, the Wings through ``heroes``."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from battalia.engine.action import Action, Handler, Power
from battalia.engine.chapters.paying import take_effect
from battalia.engine.chapters.rows import Purse, gain
from battalia.engine.chapters.table import spend
from battalia.engine.choices import Choice, Done, Item, Take, Use
from battalia.engine.content import CardKind
from battalia.engine.events import ArtefactUsed, CardsSummoned, CardWon
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    GREAT_CARDS,
    HAMMER,
    HORN,
    ONE,
    SHIELD,
    SWORD,
    UNIVERSAL,
    WINGS,
    Card,
    Seat,
    card_of,
    distinct,
    put,
    take,
)


class GreatArtefact(CardKind, frozen=True, kw_only=True):
    """One of them: a card of its own kind and of no faction."""

    opinions: ClassVar[str] = "great-artefacts"

    strength: tuple[int, int] = (0, 0)
    """In attack and in defence (B0.5), where the catalogue does not say so."""
    in_box: bool = False
    """Whether the catalogue lists it among those in the box (S0.3); any other joins them."""
    obstacle: Callable[[Game, Seat], Reason | None] | None = None
    """Why it cannot be used by itself now."""
    effect: Handler | None = None
    """What it does then; None: it is put to use otherwise."""

    def add_to(self, rules: Rules) -> None:
        CardKind.add_to(self, rules)
        if self.effect is not None:
            rules.powers[self.kind] = Power(self.kind, use, self.effect, self.obstacle)
        if not self.in_box:
            rules.great_artefacts += (self.kind,)
        if any(self.strength):
            rules.catalogue = rules.catalogue.with_strength(self.kind, self.strength)


OWNS_ONE: Final = Reason("owns-great-artefact", "B6.1")
NOT_BOUGHT: Final = Reason("great-artefact-not-bought", "B6.1")
NATION_EMPTY: Final = Reason("nation-empty", "B6.6")
NOT_IN_NATION: Final = Reason("not-in-nation", "B6.6")
NOT_ON_OFFER: Final = Reason("not-on-offer", "B6.1")


def owns_great_artefact(game: Game, seat: Seat) -> bool:
    """B6.1: at most one at a time in all zones of a deck; whether the limit is reached."""
    if not game.rules.great_artefact_limit:
        return False
    deck = game.deck(seat)
    return len(deck.translate(None, GREAT_CARDS)) < len(deck)


# The Horn of Baldur (B6.6).


def obstacle_to_blow(game: Game, seat: Seat) -> Reason | None:
    """B6.6: the nation is searched, never a reshuffled shelter."""
    return None if len(game.nation[seat]) else NATION_EMPTY


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Great Artefacts that are used by themselves."""
    count = purse.count
    for kind, power in game.rules.powers.items():
        if count[kind] and power.obstacle is not None and power.obstacle(game, seat) is None:
            out.append(Use(Item(card_of(kind, UNIVERSAL), kind)))


def use(game: Game, seat: Seat, choice: Use) -> None:
    """A Great Artefact is laid; then it does what it does (S13.4)."""
    spend(game, seat, choice.item)
    game.tell(ArtefactUsed(seat, choice.item.card, choice.item.kind))
    take_effect(game, seat, choice)


def blow(game: Game, seat: Seat, choice: Use) -> None:
    """The Horn is blown."""
    game.push(Summoning(seat, game.rules.catalogue.horn_cards))


class Summoning(Frame, frozen=True):
    """The player looks through the nation and takes up to two cards, shown to all (B6.6)."""

    seat: Seat
    left: int

    def step(self, game: Game) -> Question | None:
        cards = distinct(game.nation[self.seat].cards())
        if not cards or not self.left:
            self._reshuffle(game)
            return None
        options: list[Choice] = [Take(card) for card in cards]
        options.append(Done())
        return Question(self.seat, "summon", options)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Done):
            self._reshuffle(game)
            return
        assert isinstance(choice, Take)
        rest = take(game.nation[self.seat].cards(), choice.card)
        game.nation[self.seat] = Pile(bag=bytes(sorted(rest)))
        game.hand[self.seat] = put(game.hand[self.seat], choice.card)
        game.tell(CardsSummoned(self.seat, choice.card))
        game.swap(Summoning(self.seat, self.left - 1))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return NOT_IN_NATION if isinstance(choice, Take) else None

    def _reshuffle(self, game: Game) -> None:
        game.nation[self.seat] = Pile(bag=bytes(sorted(game.nation[self.seat].cards())))
        game.pop()

    def check(self, game: Game) -> Reason | None:
        if not 0 <= self.left <= game.rules.catalogue.horn_cards:
            return Reason("frame-most", "", {"most": game.rules.catalogue.horn_cards})
        return None


# Winning one (B6.1, B8.15).


Zone: TypeAlias = Literal["new", "hand", "shelter"]
"""Where a prize goes: to the new cards of the turn, or where a rule sends it."""
NEW: Final = "new"
HAND: Final = "hand"
SHELTER: Final = "shelter"


def prizes(game: Game, seat: Seat) -> list[Choice]:
    """What whoever may choose a Great Artefact may have (B8.15, S7.8)."""
    options: list[Choice] = [Take(card) for card in distinct(game.offer)]
    for action in game.rules.prizes:
        assert action.as_prize is not None
        options += action.as_prize(game, seat)
    return options


def obstacle_to_take(game: Game, seat: Seat, purse: Purse, wish: Take) -> Reason | None:
    """B6.1: those on offer are won, not taken; of other cards there is nothing to say."""
    if wish.card not in GREAT_CARDS:
        return None
    if wish.card not in game.offer:
        return NOT_ON_OFFER
    return OWNS_ONE if owns_great_artefact(game, seat) else NOT_BOUGHT


class ChoosingGreatArtefact(Frame, frozen=True):
    """A player takes one of those on offer (B8.15), or what stands for one (S7.8)."""

    seat: Seat
    to: Zone = NEW

    def step(self, game: Game) -> Question | None:
        options = prizes(game, self.seat)
        if not options:
            game.pop()
            return None
        return Question(self.seat, "choose-great-artefact", options)

    def answer(self, game: Game, choice: Choice) -> None:
        game.pop()
        if isinstance(choice, Take):
            game.offer = take(game.offer, choice.card)
            win_card(game, self.seat, choice.card, self.to)
        else:
            award(game, self.seat, choice, self.to)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return NOT_ON_OFFER if isinstance(choice, Take) else None

    def check(self, game: Game) -> Reason | None:
        if game.alone and not prizes(game, self.seat):
            return Reason("frame-no-card")
        return check_prize(game, self.seat, self.to)


def award(game: Game, seat: Seat, prize: Choice, to: Zone) -> None:
    """Gives what was chosen instead of a Great Artefact (S7.8)."""
    give = game.rules.actions[type(prize)].award
    assert give is not None
    give(game, seat, to)


def check_prize(game: Game, seat: Seat, to: Zone) -> Reason | None:
    """Why a prize cannot go there."""
    if to not in get_args(Zone):
        return Reason("frame-where", args={"place": to})
    if to == NEW and not game.rows[seat]:
        return Reason("frame-no-row")
    return None


def win_card(game: Game, seat: Seat, card: Card, to: Zone = NEW) -> None:
    """It goes with the new cards (B8.15), or where the rule sends it."""
    if to == NEW:
        gain(game, seat, ONE[card])
    elif to == HAND:
        game.hand[seat] = put(game.hand[seat], card)
    else:
        game.shelter[seat] += ONE[card]
    game.tell(CardWon(seat, card))


ACTIONS: Final = (Action(Take, obstacle_to_take),)
CARDS: Final[tuple[GreatArtefact, ...]] = (
    GreatArtefact(kind=HAMMER, rule="B6.2", icon="thor-hammer", in_box=True),
    GreatArtefact(kind=SWORD, rule="B6.3", icon="broadsword", in_box=True),
    GreatArtefact(kind=SHIELD, rule="B6.4", icon="checked-shield", in_box=True),
    GreatArtefact(kind=WINGS, rule="B6.5", icon="feathered-wing", in_box=True),
    GreatArtefact(
        kind=HORN,
        rule="B6.6",
        icon="hunting-horn",
        in_box=True,
        obstacle=obstacle_to_blow,
        effect=blow,
    ),
)


def install(rules: Rules) -> None:
    rules.offers.append(offer)
