"""A row is laid for a purpose and takes effect (B3.8)."""

from __future__ import annotations

from typing import Final

from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.rows import (
    Paid,
    borrowed,
    free_hand,
    lay_row,
    payments,
    why_asleep,
)
from battalia.engine.choices import (
    Choice,
    Pay,
    Use,
)
from battalia.engine.game import Frame, Game, Question
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    GREAT_CARDS,
    KINDS,
    SUPPLY_CARD,
    Seat,
)

NOT_THERE: Final = Reason("no-such-card", "B3.8")


class Paying(Frame, frozen=True):
    """A player chooses with which cards to pay.

    Asked even where there is one way only: whether a player is asked must not tell the others
    which cards the hand still holds.
    """

    seat: Seat
    purpose: Choice

    def step(self, game: Game) -> Question | None:
        void = not game.alone and self._is_void(game)
        ways = [] if void else ways_to_pay(game, self.seat, self.purpose)
        if not ways:
            # A partner was faster: nothing is laid (S4.3).
            game.give_way(self.seat)
            return None
        if not ways[0].items:
            # By a partner's doing every step has become free (B12.1, S4.3).
            game.pop()
            resolve(game, self.seat, self.purpose)
            return None
        return Question(self.seat, "pay", list(ways))

    def _is_void(self, game: Game) -> bool:
        """Whether what is paid for has become impossible."""
        if isinstance(self.purpose, Use):
            return False
        return game.rules.obstacle(game, self.seat, self.purpose) is not None

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        game.pop()
        carry_out(game, self.seat, self.purpose, choice)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pay):
            return None
        for item in choice.items:
            reason = why_asleep(game, self.seat, item)
            if reason is not None:
                return reason
        loose = [one.card for one in game.loose[self.seat]]
        for item in choice.items:
            if item.card not in (loose if item.table else game.hand[self.seat]):
                return NOT_THERE
        cost = " ".join(
            KINDS[kind] for kind, n in cost_of(game, self.seat, self.purpose) for _ in range(n)
        )
        return Reason("no-payment", "B3.8", {"kinds": cost})

    def check(self, game: Game) -> Reason | None:
        purpose = self.purpose
        action = game.rules.actions.get(type(purpose))
        if action is None or action.price is None:
            return Reason("frame-cannot-pay")
        if isinstance(purpose, Use):
            tents = game.tents[self.seat]
            if not tents or tents[-1].cards or tents[-1].card != purpose.item.card:
                return Reason("no-such-tent")
        elif game.alone and game.rules.obstacle(game, self.seat, purpose) is not None:
            return Reason("frame-cannot-pay")
        if game.alone and not ways_to_pay(game, self.seat, purpose):
            return Reason("frame-cannot-pay")
        return None


def ways_to_pay(game: Game, seat: Seat, purpose: Choice) -> list[Pay]:
    """All payments for a purpose; a tent's supply must leave a card to station (B5.8)."""
    ways = payments(game, seat, cost_of(game, seat, purpose))
    if isinstance(purpose, Use):
        cards = stationable(free_hand(game, seat))
        lent = borrowed(game, seat)
        ways = [way for way in ways if _own_cards(way, lent) < cards]
    return ways


def _own_cards(way: Pay, lent: int) -> int:
    """Hand cards of a payment, without so many borrowed supply cards, which are spent first."""
    cards = [item.card for item in way.items if not item.table]
    return len(cards) - min(lent, cards.count(SUPPLY_CARD))


def stationable(zone: bytes) -> int:
    """How many cards of a zone a tent could hold: any but a Great Artefact (B5.8)."""
    return len(zone.translate(None, GREAT_CARDS))


def begin_paying(game: Game, seat: Seat, purpose: Choice) -> None:
    """Pays for an action."""
    game.push(Paying(seat, purpose))


def carry_out(game: Game, seat: Seat, purpose: Choice, payment: Pay) -> None:
    """The row is laid, then it takes effect."""
    name = game.rules.actions[type(purpose)].row
    lay_row(game, seat, name(purpose) if name else verb_of(purpose), payment.items)
    take_effect(game, seat, purpose)


def take_effect(game: Game, seat: Seat, purpose: Choice) -> None:
    """A row that lies takes effect, unless somebody may still cancel it (S13.4)."""
    if game.rules.interruption is not None:
        window = game.rules.interruption(game, seat)
        if window is not None:
            game.push(Pending(seat, purpose))
            game.push(window)
            return
    resolve(game, seat, purpose)


def resolve(game: Game, seat: Seat, purpose: Choice) -> None:
    """A row takes effect."""
    effect = game.rules.actions[type(purpose)].effect
    assert effect is not None
    effect(game, seat, purpose)


class Pending(Frame, frozen=True):
    """A row lies and its purpose is named; it takes effect after the frame above (S13.4)."""

    seat: Seat
    purpose: Choice

    def step(self, game: Game) -> Question | None:
        game.pop()
        resolve(game, self.seat, self.purpose)
        return None

    def cancel(self, game: Game) -> None:
        game.pop()
        cancel = game.rules.actions[type(self.purpose)].cancel
        if cancel is not None:
            cancel(game, self.seat, self.purpose)

    def check(self, game: Game) -> Reason | None:
        action = game.rules.actions.get(type(self.purpose))
        if action is None or action.effect is None:
            return Reason("frame-no-use")
        if action.stands is not None:
            possible = action.stands(game, self.seat, self.purpose)
        else:
            possible = bool(game.rows[self.seat])
            if possible and action.price is not None:
                paid = Paid(game, self.seat)
                possible = action.obstacle(game, self.seat, paid, self.purpose) is None
        return None if possible else Reason("frame-no-use")


def cost_of(game: Game, seat: Seat, purpose: Choice) -> Cost:
    """What this player's row for this purpose must hold (B3.2-B3.7, B5.8, B7.2)."""
    price = game.rules.actions[type(purpose)].price
    assert price is not None
    return price(game, seat, purpose)


def verb_of(choice: Choice) -> str:
    return str(choice.__struct_config__.tag)
