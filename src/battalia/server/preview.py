"""What the options of a question lead to, as far as the one who is asked can know.

Each option is tried in a copy of the game. Only what the seat could work out by itself is told: as
soon as chance, a hidden card or another player would have a say, it is final, and no more is said.
"""

from battalia.engine import CHANCE, Choice, Game, Question, Seat, can_be_undone, outcome, play
from battalia.engine.choices import Pay
from battalia.server.messages import Prospect


def prospects(game: Game, seat: Seat, question: Question) -> dict[str, Prospect]:
    """By choice: what comes then."""
    text = game.rules.notation.text
    return {text(option): prospect(game, seat, option) for option in question.options}


def prospect(game: Game, seat: Seat, option: Choice) -> Prospect:
    """What one option leads to."""
    after = game.copy()
    play(after, seat, option)
    result = outcome(after)
    if result is not None:
        return Prospect(final=True, place=result.places[seat])
    if CHANCE in after.asked or not can_be_undone(game, after, seat):
        return Prospect(final=True)
    then = after.asked.get(seat)
    if then is None or then.optional:
        return Prospect(final=True)
    text = after.rules.notation.text
    payments = [text(one) for one in then.options if isinstance(one, Pay)]
    return Prospect(then.about, payments)
