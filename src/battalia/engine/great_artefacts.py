"""Great Artefacts (B6). The Hammer is used through ``table``, the Wings through ``heroes``."""

from typing import Final

from battalia.engine.artefacts import NATION_EMPTY
from battalia.engine.choices import Choice, Done, Item, Take, Use
from battalia.engine.events import ArtefactUsed, CardsSummoned, CardWon
from battalia.engine.game import Frame, Game, Pile, Question
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.rows import Purse, gain
from battalia.engine.table import spend
from battalia.engine.terms import (
    HAMMER,
    HORN,
    ONE,
    UNIVERSAL,
    Card,
    Seat,
    card_of,
    distinct,
    put,
    take,
)

HORN_CARD: Final = card_of(HORN, UNIVERSAL)
OWNS_ONE: Final = Reason("owns-great-artefact", "B6.1")


def owns_great_artefact(game: Game, seat: Seat) -> bool:
    """B6.1: at most one at a time in all zones of a deck."""
    return any(card >> 3 >= HAMMER for card in game.deck(seat))


# The Horn of Baldur (B6.6).


def obstacle_to_blow(game: Game, seat: Seat) -> Reason | None:
    """B6.6: the nation is searched, never a reshuffled shelter."""
    return None if len(game.nation[seat]) else NATION_EMPTY


def offer(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """The Horn."""
    if purse.count[HORN] and obstacle_to_blow(game, seat) is None:
        out.append(Use(Item(HORN_CARD, HORN)))


def blow(game: Game, seat: Seat, choice: Use) -> None:
    """The Horn is blown."""
    spend(game, seat, choice.item)
    game.tell(ArtefactUsed(seat, choice.item.card, HORN))
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

    def _reshuffle(self, game: Game) -> None:
        game.nation[self.seat] = Pile(bag=bytes(sorted(game.nation[self.seat].cards())))
        game.pop()

    def check(self, game: Game) -> str | None:
        if not 0 <= self.left <= game.rules.catalogue.horn_cards:
            return "the Horn summons up to two cards"
        return None


# Winning one (B6.1, B8.15).


class ChoosingGreatArtefact(Frame, frozen=True):
    """The winner at the ruins takes one of those on offer (B8.15)."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [Take(card) for card in distinct(game.offer)]
        return Question(self.seat, "choose-great-artefact", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Take)
        game.offer = take(game.offer, choice.card)
        win_card(game, self.seat, choice.card)
        game.pop()

    def check(self, game: Game) -> str | None:
        if not game.offer:
            return "no Great Artefact is on offer"
        if not game.rows[self.seat]:
            return "the prize lies at the end of a row"
        return None


def win_card(game: Game, seat: Seat, card: Card) -> None:
    """It goes with the new cards (B8.15)."""
    gain(game, seat, ONE[card])
    game.tell(CardWon(seat, card))


def install(rules: Rules) -> None:
    """This chapter's actions."""
    rules.offers.append(offer)
    rules.uses[HORN] = blow
