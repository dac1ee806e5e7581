"""Ambush and limbo (B9)."""

from typing import Final

from battalia.engine.action import Action
from battalia.engine.chapters.rows import Purse, borrowed, free_hand
from battalia.engine.choices import Ambush, Choice, Done, Limbo
from battalia.engine.events import CardAmbushed, CardSentToLimbo
from battalia.engine.game import Frame, Game, Question
from battalia.engine.reasons import Reason
from battalia.engine.terms import Card, Seat, distinct, put, take

LIMBOS: Final = tuple(Limbo(card) for card in range(256))
AMBUSHES: Final = tuple(Ambush(card) for card in range(256))
NOT_IN_HAND: Final = Reason("not-in-hand", "B9.1")
AMBUSH_FULL: Final = Reason("ambush-full", "B9.1")
TWO_CARDS: Final = Reason("ambush-needs-two-cards", "B9.1")
KEPT_FROM_LIMBO: Final = Reason("kept-from-limbo", "S6.3")
ONLY_SPENT: Final = Reason("only-spent", "S7.2")
DECK_TOO_SMALL: Final = Reason("deck-too-small", "B9.2")
LIMBO_FIRST: Final = Reason("limbo-first", "B9.1")
AMBUSH_ONE: Final = Reason("ambush-one", "B9.1")


def obstacle_to_ambush(game: Game, seat: Seat) -> Reason | None:
    """B9.1: a free place, a card to limbo and another to ambush; B9.2: ten cards must be left."""
    if len(free_hand(game, seat)) < 2:
        return TWO_CARDS
    catalogue = game.rules.catalogue
    if len(game.ambush[seat]) >= catalogue.ambush_places:
        return AMBUSH_FULL
    if lasting_deck(game, seat) <= catalogue.smallest_deck:
        return DECK_TOO_SMALL
    return None


def lasting_deck(game: Game, seat: Seat) -> int:
    """How many cards a deck has, without what goes back at the end of the turn (B9.2, S7.2)."""
    size = game.deck_size(seat)
    return size - borrowed(game, seat) if game.rules.borrowed else size


def obstacle_to_limbo(game: Game, seat: Seat, purse: Purse, wish: Limbo) -> Reason | None:
    """B9.1: a hand card, and room for another in ambush."""
    if wish.card not in game.hand[seat]:
        return NOT_IN_HAND
    if wish.card in game.rules.kept_from_limbo:
        return KEPT_FROM_LIMBO
    if wish.card not in free_hand(game, seat):
        return ONLY_SPENT
    return obstacle_to_ambush(game, seat)


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Hand cards that can be sent to limbo for an ambush."""
    if obstacle_to_ambush(game, seat) is None:
        kept = game.rules.kept_from_limbo
        for card in distinct(free_hand(game, seat)):
            if card not in kept:
                out.append(LIMBOS[card])


def send_to_limbo(game: Game, seat: Seat, card: Card) -> None:
    """B9.2: the card is out of the game, face up for all."""
    game.hand[seat] = take(game.hand[seat], card)
    game.limbo = put(game.limbo, card)
    game.tell(CardSentToLimbo(seat, card))


def begin(game: Game, seat: Seat, choice: Limbo) -> None:
    """B9.1: one card to limbo, then another into ambush."""
    send_to_limbo(game, seat, choice.card)
    game.push(Ambushing(seat, game.rules.ambushing.get(choice.card, 1)))


class Ambushing(Frame, frozen=True):
    """A hand card is laid face down in a free ambush place (B9.1)."""

    seat: Seat
    left: int = 1
    """Cards that may still go there; with a chest more than one (S6.4)."""
    begun: bool = False
    """One lies there, so no more need follow."""

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [AMBUSHES[card] for card in distinct(free_hand(game, self.seat))]
        if self.begun:
            if not options or len(game.ambush[self.seat]) >= game.rules.catalogue.ambush_places:
                game.pop()
                return None
            options.append(Done())
        return Question(self.seat, "ambush", options)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Done):
            game.pop()
            return
        assert isinstance(choice, Ambush)
        game.hand[self.seat] = take(game.hand[self.seat], choice.card)
        game.ambush[self.seat] = put(game.ambush[self.seat], choice.card)
        game.tell(CardAmbushed(self.seat, choice.card))
        if self.left > 1:
            game.swap(Ambushing(self.seat, self.left - 1, True))
        else:
            game.pop()

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case Ambush(card):
                return ONLY_SPENT if card in game.hand[self.seat] else NOT_IN_HAND
            case Done():
                return AMBUSH_ONE
        return None

    def check(self, game: Game) -> Reason | None:
        most = max(game.rules.ambushing.values(), default=1)
        if self.left < 1 or self.left + self.begun > most:
            return Reason("frame-most", "", {"most": most})
        if not free_hand(game, self.seat):
            return Reason("frame-no-card")
        if len(game.ambush[self.seat]) >= game.rules.catalogue.ambush_places:
            return Reason("ambush-full")
        return None


ACTIONS: Final = (
    Action(Limbo, obstacle_to_limbo, offer, begin),
    Action(Ambush, lambda game, seat, purse, wish: obstacle_to_ambush(game, seat) or LIMBO_FIRST),
)
