"""The Staff of Terra (S7.9, S16.1): terrain cards are replaced or swapped."""

from typing import Final

from battalia.engine.action import Action
from battalia.engine.chapters.building import unrevealed
from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.land import set_tile
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Done, Use
from battalia.engine.events import Event, PurposeGone
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Need, Option
from battalia.engine.modules.common import replace_land, replaceable
from battalia.engine.modules.great_artefacts.in_use import used_first
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    GATE,
    STAFF,
    Seat,
    Shape,
    Space,
    Terrain,
    distinct,
    shape_of,
    terrain_of,
    tile,
)

NOTHING_TO_RESHAPE: Final = Reason("nothing-to-reshape", "S7.9")
ONE_FIRST: Final = Reason("one-first", "S7.9")
NOT_RESHAPED_SO: Final = Reason("not-reshaped-so", "S7.9")
NOT_SWAPPED_SO: Final = Reason("not-swapped-so", "S7.9")
SWAP: Final = 2
"""A swap counts as two cards (S7.9)."""


class Reshape(Choice, frozen=True, tag="reshape"):
    """The card on this space is replaced by one of this terrain from its stack."""

    space: Space
    terrain: Terrain


class SwapLand(Choice, frozen=True, tag="swap-land"):
    """The cards on these spaces change places, turned as their new neighbours need them."""

    space: Space
    other: Space

    def in_order(self) -> "SwapLand":
        return self if self.space <= self.other else SwapLand(self.other, self.space)


class LandSwapped(Event, frozen=True, tag="land-swapped"):
    """Two terrain cards have changed places."""

    seat: Seat
    space: Space
    other: Space


def reshapings(game: Game, left: int) -> list[Choice]:
    """What so many cards of the Staff's power can do now."""
    options: list[Choice] = []
    if left:
        for space, on in enumerate(game.board):
            if replaceable(game, space):
                for terrain in distinct(unrevealed(game, shape_of(on))):
                    if terrain != terrain_of(on):
                        options.append(Reshape(space, terrain))
    if left >= SWAP:
        options += swaps(game)
    return options


def swaps(game: Game) -> list[Choice]:
    """Pairs of cards of one kind and different terrain; cards may be turned (B0.7)."""
    alike: dict[Shape, list[Space]] = {}
    for space, on in enumerate(game.board):
        if replaceable(game, space) or (on > 0 and shape_of(on) == GATE):
            alike.setdefault(shape_of(on), []).append(space)
    return [
        SwapLand(one, other)
        for spaces in alike.values()
        for one in spaces
        for other in spaces
        if one < other and terrain_of(game.board[one]) != terrain_of(game.board[other])
    ]


def obstacle_to_reshape(game: Game, seat: Seat) -> Reason | None:
    return None if reshapings(game, CARD.printed(game, "cards")) else NOTHING_TO_RESHAPE


def begin(game: Game, seat: Seat, choice: Use) -> None:
    game.push(Reshaping(seat, CARD.printed(game, "cards")))


class Reshaping(Frame, frozen=True):
    """Up to three cards are replaced; each space keeps its exits, token and figures (S7.9)."""

    seat: Seat
    left: int
    """Cards that may still be replaced."""

    def step(self, game: Game) -> Question | None:
        options = reshapings(game, self.left)
        first = self.left == CARD.printed(game, "cards")
        if not options:
            if first:
                # A partner was faster (S4.3).
                game.tell(PurposeGone(self.seat))
            game.pop()
            return None
        if not first:
            options.append(Done())
        return Question(self.seat, "reshape", options)

    def answer(self, game: Game, choice: Choice) -> None:
        match choice:
            case Reshape(space, terrain):
                game.swap(Reshaping(self.seat, self.left - 1))
                replace_land(game, self.seat, space, terrain)
            case SwapLand(space, other):
                game.swap(Reshaping(self.seat, self.left - SWAP))
                one, two = game.board[space], game.board[other]
                set_tile(game, space, tile(shape_of(one), terrain_of(two), one & 15))
                set_tile(game, other, tile(shape_of(two), terrain_of(one), two & 15))
                game.tell(LandSwapped(self.seat, space, other))
            case _:
                game.pop()

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case Reshape():
                return NOT_RESHAPED_SO
            case SwapLand():
                return NOT_SWAPPED_SO
            case Done():
                return ONE_FIRST
        return None

    def check(self, game: Game) -> Reason | None:
        if STAFF not in game.rules.great_artefacts:
            return Reason("frame-absent", "S7.9")
        if not 0 <= self.left <= CARD.printed(game, "cards"):
            return Reason("frame-most", "", {"most": CARD.printed(game, "cards")})
        return None


CARD: Final = GreatArtefact(
    kind=STAFF,
    rule="S7.9",
    icon="wizard-staff",
    numbers={"cards": 3},
    least={"cards": 1},
    obstacle=obstacle_to_reshape,
    effect=begin,
    actions=(
        Action(Reshape, used_first(STAFF, "S7.9")),
        Action(SwapLand, used_first(STAFF, "S7.9")),
    ),
    stands_on={Reshaping: (Turn,)},
)

MODULE: Final = Module(
    name="staff",
    rule="S7.9",
    options=(
        Option(
            "staff",
            "S7.9",
            CARD.icon,
            expansion=True,
            needs=(
                Need(
                    lambda options: options.great_artefacts, "options-needs-great-artefacts", "S7.9"
                ),
            ),
        ),
    ),
    contents=(CARD,),
)
