"""Drawing, searching and turning up cards (B1.6, B2.5, B2.6).

Chance is asked for every card that comes from a shuffled rest, even where only one card is
possible: how often it is asked must not tell what lies in a pile.
"""

from collections.abc import Callable
from typing import Final

from battalia.engine.choices import Choice, Draw
from battalia.engine.events import CardDrawn, ShelterReshuffled, StackTurned
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    CHANCE,
    KIND,
    LORD,
    ONE,
    Card,
    Faction,
    Kind,
    Seat,
    card_of,
    put,
    take,
)

DRAWS: Final = tuple(Draw(card) for card in range(256))


def ask_for_card(bag: bytes, about: str) -> Question:
    """Asks chance for one card of a shuffled rest; each counts as often as it is there."""
    cards: list[Choice] = []
    weights: list[int] = []
    last = -1
    for card in bag:
        if card == last:
            weights[-1] += 1
        else:
            cards.append(DRAWS[card])
            weights.append(1)
            last = card
    return Question(CHANCE, about, cards, weights)


def draw_from(bag: bytes, random: Callable[[], float]) -> Card:
    """The card that ``drawn`` answers to ``ask_for_card``: both count through the sorted bag."""
    return bag[0] if bag[0] == bag[-1] else bag[int(random() * len(bag))]


class Drawing(Frame, frozen=True):
    """A player draws from the nation; it is refilled from the shelter when empty (B2.5)."""

    seat: Seat
    left: int

    def step(self, game: Game) -> Question | None:
        seat = self.seat
        if self.left <= 0:
            game.pop()
            return None
        pile = game.nation[seat]
        if pile.top:
            game.nation[seat] = Pile(pile.top[1:], pile.bag, pile.bottom)
            self._draw(game, pile.top[0])
            return None
        if pile.bag:
            return ask_for_card(pile.bag, "draw")
        if pile.bottom:
            game.nation[seat] = Pile(bottom=pile.bottom[1:])
            self._draw(game, pile.bottom[0])
            return None
        shelter = game.shelter[seat]
        if not shelter:
            game.pop()
            return None
        game.nation[seat] = Pile(bag=bytes(sorted(shelter)))
        game.shelter[seat] = b""
        game.tell(ShelterReshuffled(seat, len(shelter)))
        return ask_for_card(game.nation[seat].bag, "draw")

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        pile = game.nation[self.seat]
        game.nation[self.seat] = Pile(pile.top, take(pile.bag, choice.card), pile.bottom)
        self._draw(game, choice.card)

    def leave_to_chance(
        self, game: Game, question: Question, random: Callable[[], float]
    ) -> list[Choice]:
        """As many cards as the shuffled rest has and the player draws."""
        seat, pile = self.seat, game.nation[self.seat]
        hand, bag = game.hand[seat], pile.bag
        count = min(self.left, len(bag))
        answers: list[Choice] = []
        for _ in range(count):
            card = draw_from(bag, random)
            hand, bag = put(hand, card), take(bag, card)
            game.tell(CardDrawn(seat, card))
            answers.append(DRAWS[card])
        game.hand[seat] = hand
        game.nation[seat] = Pile(pile.top, bag, pile.bottom)
        if self.left == count:
            game.pop()
        else:
            game.swap(Drawing(seat, self.left - count))
        return answers

    def _draw(self, game: Game, card: Card) -> None:
        game.hand[self.seat] = put(game.hand[self.seat], card)
        game.tell(CardDrawn(self.seat, card))
        if self.left == 1:
            game.pop()
        else:
            game.swap(Drawing(self.seat, self.left - 1))


class TurningUp(Frame, frozen=True):
    """The next card of a unit stack is turned face up (B1.6)."""

    kind: Kind

    def step(self, game: Game) -> Question | None:
        return ask_for_card(game.stacks[self.kind].bag, "turn-up")

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        pile = game.stacks[self.kind]
        game.stacks[self.kind] = Pile(ONE[choice.card], take(pile.bag, choice.card), pile.bottom)
        game.tell(StackTurned(choice.card))
        game.pop()

    def check(self, game: Game) -> Reason | None:
        pile = game.stacks[self.kind]
        if self.kind > LORD or pile.top or not pile.bag:
            return Reason("frame-turn-up")
        return None


def turn_up(game: Game, kind: Kind) -> None:
    """A unit stack always shows its top card, while it has one (B1.6)."""
    pile = game.stacks[kind]
    if pile.top:
        return
    if pile.bag:
        game.push(TurningUp(kind))
    elif pile.bottom:
        game.stacks[kind] = Pile(pile.bottom[:1], b"", pile.bottom[1:])
        game.tell(StackTurned(pile.bottom[0]))


def take_top_unit(game: Game, kind: Kind) -> Card:
    """Takes the face-up card of a unit stack; the next one is turned up."""
    pile = game.stacks[kind]
    game.stacks[kind] = Pile(pile.top[1:], pile.bag, pile.bottom)
    turn_up(game, kind)
    return pile.top[0]


def put_under(game: Game, card: Card) -> None:
    """Lays a card under its stack; all see it."""
    kind = KIND[card]
    pile = game.stacks[kind]
    game.stacks[kind] = Pile(pile.top, pile.bag, pile.bottom + ONE[card])


def find(game: Game, kind: Kind, faction: Faction) -> Card | None:
    """Searches a stack for a card of this faction; the searched stack is reshuffled."""
    wanted = card_of(kind, faction)
    cards = game.stacks[kind].cards()
    if wanted not in cards:
        return None
    reshuffle(game, kind, take(cards, wanted))
    return wanted


def reshuffle(game: Game, kind: Kind, cards: bytes) -> None:
    """These cards, shuffled, are the stack."""
    game.stacks[kind] = Pile(bag=bytes(sorted(cards)))


def find_unit(game: Game, kind: Kind, faction: Faction) -> Card:
    """A unit of this faction, or the top card if there is none; the stack is reshuffled."""
    card = find(game, kind, faction)
    if card is None:
        cards = game.stacks[kind].cards()
        card = cards[0]
        reshuffle(game, kind, cards[1:])
    turn_up(game, kind)
    return card


class Fetching(Frame, frozen=True):
    """The top card of an artefact stack, face down until now, goes to the frame below."""

    kind: Kind
    shuffle: bool = False
    """The stack was searched, so the rest is reshuffled."""

    def step(self, game: Game) -> Question | None:
        pile = game.stacks[self.kind]
        if pile.bag:
            return ask_for_card(pile.bag, "fetch")
        self._fetch(game, Pile(bottom=pile.bottom[1:]), pile.bottom[0])
        return None

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        pile = game.stacks[self.kind]
        self._fetch(game, Pile(b"", take(pile.bag, choice.card), pile.bottom), choice.card)

    def _fetch(self, game: Game, rest: Pile, card: Card) -> None:
        if self.shuffle:
            rest = Pile(bag=bytes(sorted(rest.cards())))
        game.stacks[self.kind] = rest
        game.pop()
        receiver = game.top()
        assert isinstance(receiver, Receiver)
        receiver.receive(game, card)

    def check(self, game: Game) -> Reason | None:
        if not len(game.stacks[self.kind]):
            return Reason("frame-stack-empty")
        return None


class Receiver(Frame, frozen=True):
    """A frame that waits for a card from an artefact stack."""

    def awaits(self) -> Kind | None:
        """From which stack a card is expected; None: from none."""
        raise NotImplementedError

    def receive(self, game: Game, card: Card) -> None:
        """Goes on with the card."""
        raise NotImplementedError
