"""What frames, piles and rows can do, and a frame from outside: said alike by every core."""

import copy
import pickle

from battalia.engine.chapters.heroes import Riding
from battalia.engine.chapters.piles import Drawing, Fetching
from battalia.engine.chapters.turn import Stepwise, Turn
from battalia.engine.choices import Choice
from battalia.engine.game import Frame, Game, Loose, Pile, Question
from battalia.engine.notation import BOARDLESS
from battalia.engine.terms import Card, Seat


class Waiting(Frame, frozen=True):
    """A frame as a module from outside writes it."""

    seat: Seat
    cards: tuple[Card, ...] = ()

    def step(self, game: Game) -> Question | None:
        return None

    def answer(self, game: Game, choice: Choice) -> None:
        game.pop()


class Vague(Frame, frozen=True, tag="vaguely"):
    """One with a word of its own."""

    seat: int


class FarRiding(Riding, frozen=True):
    """One that derives from a frame of the box."""

    far: int = 3


class Dawn(Stepwise, frozen=True):
    """One that adds no field."""


VALUES = (
    Drawing(1, 4),
    Drawing(left=4, seat=1),
    Fetching(9),
    Fetching(9, True),
    Turn(2),
    Turn(2, "actions"),
    Pile(),
    Pile(b"\x09", bottom=b"\x0a"),
    Loose(9, 1, 2, False),
    Loose(9, 1, 2, False, marks=("one",)),
    Waiting(1),
    Waiting(1, (9, 10)),
    Waiting(cards=(9,), seat=0),
    Vague(1),
    FarRiding(0, 1, 2),
    FarRiding(0, 1, 2, far=4),
    Riding(0, 1, 2),
    Dawn(),
    Dawn(2),
)


def matched(value: object) -> object:
    match value:
        case Drawing(seat, left):
            return seat, left
        case Waiting(seat, cards):
            return seat, cards
        case FarRiding(seat=seat, far=far):
            return seat, far
        case Pile(top):
            return top
    return None


def said() -> list[object]:
    """All that is to be the same."""
    found: list[object] = []
    for value in VALUES:
        kind = type(value)
        found += [
            repr(value),
            BOARDLESS.plain(value),
            kind.__struct_fields__,
            kind.__struct_defaults__,
            kind.__struct_config__.tag,
            kind.__struct_config__.tag_field,
            kind.__module__,
            kind.__doc__,
            [value == other for other in VALUES],
            hash(value) == hash(copy.copy(value)),
            pickle.loads(pickle.dumps(value)) == value,
            matched(value),
        ]
        first = kind.__struct_fields__[0]
        other = value.but(**{first: b"\x0b" if isinstance(value, Pile) else 4})
        found += [repr(other), type(other) is kind, repr(value)]
    for wrong in (lambda: Drawing(1), lambda: Waiting(), lambda: Waiting(1, (), 3)):  # type: ignore[call-arg]
        try:
            wrong()
        except TypeError:
            found.append("refused")
    return found


if __name__ == "__main__":
    for line in said():
        print(line)
