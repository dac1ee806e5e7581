"""What the options of a question lead to, as far as the one who is asked can know.

Each option is tried in a copy of the game. Only what the seat could work out by itself is told: as
soon as chance, a hidden card or another player would have a say, it is final, and no more is said.
"""

from battalia.engine import (
    CHANCE,
    Choice,
    Game,
    Question,
    Seat,
    can_be_undone,
    outcome,
    play,
    play_together,
)
from battalia.engine.chapters.land import ground
from battalia.engine.chapters.paying import Paying, cost_of
from battalia.engine.choices import Build, End, Pay, Top
from battalia.engine.events import BattleEnded
from battalia.engine.terms import KINDS
from battalia.server.messages import Prospect


def prospects(game: Game, seat: Seat, question: Question) -> dict[str, Prospect]:
    """By choice: what comes then."""
    text = game.rules.notation.text
    return {text(option): prospect(game, seat, option) for option in question.options}


def prospect(game: Game, seat: Seat, option: Choice) -> Prospect:
    """What one option leads to."""
    after = game.copy()
    lost = any(
        isinstance(event, BattleEnded) and event.loser == seat
        for event in play(after, seat, option)
    )
    result = outcome(after)
    if result is None and isinstance(option, (End, Top)):
        result = outcome(at_the_end_of_the_turn(after.copy(), seat))
    if result is not None:
        return Prospect(final=True, lost=lost, place=result.places[seat])
    if CHANCE in after.asked or not can_be_undone(game, after, seat):
        return Prospect(final=True, lost=lost)
    then = after.asked.get(seat)
    if then is None or then.optional:
        return Prospect(final=True, lost=lost)
    text = after.rules.notation.text
    payments = [text(one) for one in then.options if isinstance(one, Pay)]
    cost = costs(after, seat) if payments else {}
    if game.rules.interjects(option):
        # It costs nothing: what is to be paid was asked before it (S13.3).
        payments, cost = [], {}
    light, place = paid(after, seat, then) if payments else (False, None)
    places = spaces(game, seat, option)
    return Prospect(then.about, payments, cost, places, lost=lost, light=light, place=place)


def paid(game: Game, seat: Seat, question: Question) -> tuple[bool, int | None]:
    """Whether there is one way to pay, after which all can be taken back; and if it ends the game,
    the place that the seat would have, which does not depend on how it is paid."""
    ways = [one for one in question.options if isinstance(one, Pay)]
    done = play_together(game, seat, ways[:1])
    asked = done.game.asked.get(seat)
    goes_on = asked is not None and not asked.optional
    result = outcome(done.game)
    place = None if result is None else result.places[seat]
    return len(ways) == 1 and goes_on and not done.learned, place


def costs(game: Game, seat: Seat) -> dict[str, int]:
    """How many cards of each kind this seat has to pay now."""
    paying = next((frame for frame in game.frames(Paying) if frame.seat == seat), None)
    due = () if paying is None else cost_of(game, seat, paying.purpose)
    return {KINDS[kind]: count for kind, count in due}


def spaces(game: Game, seat: Seat, option: Choice) -> list[str]:
    """Where the card of a build could lie; which terrain it shows is no matter (B4.1)."""
    if not isinstance(option, Build):
        return []
    places = ground(game).places(game, seat, option.shape)
    return [*dict.fromkeys(game.rules.notation.space_name(place.space) for place in places)]


def at_the_end_of_the_turn(game: Game, seat: Seat) -> Game:
    """The game after the cards that end a turn are laid down and drawn; which, changes no points.

    So the last turn of the last week (B13.3) can be told from others before it is over.
    """
    while not game.ended:
        if CHANCE in game.asked:
            asked = CHANCE
        elif seat in game.asked and game.asked[seat].about == "top-card":
            asked = seat
        else:
            break
        play(game, asked, game.asked[asked].options[0])
    return game
