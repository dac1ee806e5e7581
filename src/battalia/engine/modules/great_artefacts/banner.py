"""Vigo's Banner (S7.3): cards of one type come back from the shelter."""

from typing import Final

from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Done, Take, Use
from battalia.engine.game import Frame, Game, Question
from battalia.engine.modules.common import take_to_hand
from battalia.engine.modules.great_artefacts.in_use import IN_USE, is_off
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    BANNER,
    HORSE,
    KIND,
    ROYALS,
    UNITS,
    WEAPON,
    Card,
    Kind,
    Seat,
    distinct,
    take,
)

BANNER_KINDS: Final = (*UNITS, *ROYALS, WEAPON, HORSE)
NOBODY_TO_RALLY: Final = Reason("nobody-to-rally", "S7.3")
NOT_RALLIED: Final = Reason("not-rallied", "S7.3")
RALLY_ONE: Final = Reason("one-first", "S7.3")


def obstacle_to_rally(game: Game, seat: Seat) -> Reason | None:
    left = CARD.printed(game, "strength")
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
    game.push(Rallying(seat, CARD.printed(game, "strength")))


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
        if not 0 <= self.left <= CARD.printed(game, "strength"):
            return Reason("frame-most", "", {"most": CARD.printed(game, "strength")})
        if self.kind is None and not rallied(game, self.seat, None, self.left):
            return Reason("frame-no-card")
        if self.kind is not None and self.kind not in BANNER_KINDS:
            return Reason("frame-other-cards")
        return None


CARD: Final = GreatArtefact(
    kind=BANNER,
    rule="S7.3",
    icon="flying-flag",
    numbers={"strength": 8},
    in_box=True,
    obstacle=obstacle_to_rally,
    effect=raise_banner,
    stands_on={Rallying: (Turn,)},
)
