"""The Lost Scroll of Kry-Cek (S7.7): a card comes back from limbo."""

from typing import Final

from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Take, Use
from battalia.engine.game import Game, Question
from battalia.engine.modules.common import FromLimbo, returnable
from battalia.engine.modules.great_artefacts.in_use import is_off
from battalia.engine.reasons import Reason
from battalia.engine.terms import LOST_SCROLL, Seat

NOTHING_IN_LIMBO: Final = Reason("nothing-in-limbo", "S7.7")


def obstacle_to_read(game: Game, seat: Seat) -> Reason | None:
    return None if readings(game, seat) else NOTHING_IN_LIMBO


def readings(game: Game, seat: Seat) -> list[Choice]:
    """What the Scroll can do now: bring back a card, or what the table agreed on."""
    options: list[Choice] = [Take(card) for card in returnable(game, seat)]
    for action in game.rules.scroll_powers:
        assert action.by_scroll is not None
        options += action.by_scroll(game, seat)
    return options


def read_scroll(game: Game, seat: Seat, choice: Use) -> None:
    game.push(Reading(seat))


class Reading(FromLimbo, frozen=True):
    """A player takes a card from limbo to the hand, or uses another power of the Scroll (S7.7)."""

    def step(self, game: Game) -> Question | None:
        options = readings(game, self.seat)
        if not options:
            # A partner took the last card (S4.3).
            game.give_way(self.seat)
            return None
        return Question(self.seat, "read-scroll", options)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Take):
            FromLimbo.answer(self, game, choice)
        else:
            game.pop()
            game.rules.begin(game, self.seat, choice)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if all(type(choice) is not action.choice for action in game.rules.scroll_powers):
            return FromLimbo.why_not(self, game, choice)
        return game.rules.obstacle(game, self.seat, choice)

    def check(self, game: Game) -> Reason | None:
        return is_off(game)


CARD: Final = GreatArtefact(
    kind=LOST_SCROLL,
    rule="S7.7",
    icon="scroll-unfurled",
    in_box=True,
    obstacle=obstacle_to_read,
    effect=read_scroll,
    stands_on={Reading: (Turn,)},
)
