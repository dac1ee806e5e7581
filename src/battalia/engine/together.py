"""Several choices of one seat in one go: ``hire chief; pay supply×3``.

All of them happen or none does. Yet nobody may look at something hidden and then find that nothing
has happened: where a choice shows its player what could not be known, lets chance decide or gives
others a say, the go ends with it. What was done until then stands, and what was to follow is left
to be chosen anew. So a refusal tells no more than a choice that is taken back.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.game import Game, Refused
from battalia.engine.notation import Notation, NotationError, shown
from battalia.engine.play import play
from battalia.engine.reasons import Reason
from battalia.engine.terms import CHANCE, Seat
from battalia.engine.undo import can_be_undone

SEPARATOR: Final = ";"
MOST: Final = 20
"""So many choices may be made in one go."""


class Together(NamedTuple):
    """What came of several choices."""

    game: Game
    """Afterwards; the one from before is as it was."""
    choices: list[Choice]
    """Those that were carried out."""
    events: list[Event]
    rest: list[Choice]
    """Those that were not, since the go had ended."""
    learned: bool
    """Whether the seat may know now what it could not have known before."""


def read_together(notation: Notation, text: str) -> list[Choice]:
    """The choices of a text, at least one (Refused, where one of them cannot be read)."""
    parts = text.split(SEPARATOR)
    if len(parts) > MOST:
        raise Refused(Reason("too-many-parts", args={"most": MOST}))
    choices = []
    for number, part in enumerate(parts, 1):
        try:
            choices.append(notation.read_choice(part.strip()))
        except NotationError as error:
            reason = Reason("not-readable", "", {"reason": error.reason})
            raise _refused(number, len(parts), shown(part), reason) from None
    return choices


def play_together(game: Game, seat: Seat, choices: Sequence[Choice]) -> Together:
    """Carries out one choice after the other, as far as they go (Refused: none of them)."""
    game = game.copy()
    events: list[Event] = []
    learned = False
    done = 0
    while done < len(choices):
        before, choice = game.copy(), choices[done]
        try:
            events += play(game, seat, choice)
        except Refused as refusal:
            text = game.rules.notation.text(choice)
            raise _refused(done + 1, len(choices), text, refusal.reason) from None
        done += 1
        learned = CHANCE in game.asked or not can_be_undone(before, game, seat)
        asked = game.asked.get(seat)
        if learned or asked is None or asked.optional:
            break
    return Together(game, [*choices[:done]], events, [*choices[done:]], learned)


def _refused(number: int, count: int, text: str, reason: Reason) -> Refused:
    """The refusal of one part of several; of a single choice it is that of the choice."""
    if count == 1:
        return Refused(reason)
    return Refused(
        Reason("part-refused", args={"number": number, "choice": text, "reason": reason})
    )
