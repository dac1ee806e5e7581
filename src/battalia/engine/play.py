"""Questions and answers: the one way in which a game goes on."""

from collections.abc import Callable

from battalia.engine.chapters.setup import Setup
from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.explain import why_not
from battalia.engine.game import Game, OptionalQuestion, Question, Refused
from battalia.engine.notation import NotationError
from battalia.engine.options import Options
from battalia.engine.points import assemble
from battalia.engine.reasons import Reason
from battalia.engine.terms import CHANCE, Seat


def start(options: Options | None = None) -> Game:
    """A new game before its first question."""
    game = Game(assemble(options or Options()))
    game.lanes = [(Setup(),)]
    advance(game)
    game.events = []
    return game


def questions(game: Game) -> dict[Seat, Question]:
    """The open question of each seat that has one; empty when the game is over."""
    return game.asked


def play(game: Game, seat: Seat, choice: Choice | str) -> list[Event]:
    """Carries out one of the options of this seat; refuses everything else, unchanged.

    A choice may be given in its text form; the order of cards in it means nothing.
    """
    if isinstance(choice, str):
        try:
            choice = game.rules.notation.read_choice(choice)
        except NotationError as error:
            raise Refused(Reason("not-readable", "", {"reason": error.reason})) from None
    question = game.asked.get(seat)
    if question is None or choice not in question.options:
        choice = choice.in_order()
        if question is None or choice not in question.options:
            raise Refused(why_not(game, seat, choice))
    _carry_out(game, question, choice)
    return game.events


def _carry_out(game: Game, question: Question, choice: Choice) -> None:
    game.events = []
    game.at = question.lane
    if game.rules.interjections and game.rules.interjects(choice):
        game.rules.begin(game, question.seat, choice)
    else:
        game.lanes[question.lane][-1].answer(game, choice)
    advance(game)


def wander(game: Game, random: Callable[[], float]) -> list[tuple[Seat, Choice]]:
    """The first who must answer takes any option, then chance answers; all answers, for a record.

    It is how a game is played on at random, once chance has answered its first questions.
    """
    for seat, question in game.asked.items():
        if not question.optional:
            choice = question.options[int(random() * len(question.options))]
            _carry_out(game, question, choice)
            return [(seat, choice), *settle(game, random)]
    raise AssertionError("nobody must answer")


def settle(game: Game, random: Callable[[], float]) -> list[tuple[Seat, Choice]]:
    """Chance answers until a player is asked or the game is over; its answers, for a record.

    The game goes on as if each question had been answered by ``drawn`` with the same numbers, but
    the cards of one hand come in one go. What happened is in ``game.events``.
    """
    answers: list[tuple[Seat, Choice]] = []
    game.events = []
    while (question := game.asked.get(CHANCE)) is not None:
        game.at = question.lane
        asking = game.lanes[question.lane][-1]
        for choice in asking.leave_to_chance(game, question, random):
            answers.append((CHANCE, choice))
        advance(game)
    return answers


def advance(game: Game) -> None:
    """Goes on until every lane waits for a player or for chance."""
    asked: dict[Seat, Question] = {}
    lanes, rules = game.lanes, game.rules
    at = 0
    while at < len(lanes):
        game.at = at
        went_on = False
        question: Question | None = None
        while question is None and lanes[at]:
            question = lanes[at][-1].step(game)
            went_on = went_on or question is None
            if game.ended:
                game.asked = {}
                return
        if question is None:
            del lanes[at]
        else:
            question.lane = at
            question.notation = rules.notation
            if question.seat == CHANCE:
                # Chance answers at once, before anybody else: what it decides is never half done.
                game.asked = {CHANCE: question}
                return
            if question.urgent:
                asked = {question.seat: question}
                break
        if went_on and at:
            # What was done here may change what partners have been asked (S4.3).
            at, asked = 0, {}
        elif question is not None:
            asked[question.seat] = question
            at += 1
    if rules.interjections:
        interject(game, asked)
    game.asked = asked


def interject(game: Game, asked: dict[Seat, Question]) -> None:
    """Adds what players may do at any time, whoever is asked (S13.3)."""
    for seat in range(game.players):
        wishes: list[Choice] = []
        for action in game.rules.interjections:
            assert action.at_any_time is not None
            wishes += action.at_any_time(game, seat)
        if not wishes:
            continue
        if seat in asked:
            asked[seat].options = asked[seat].options + wishes
        else:
            asked[seat] = OptionalQuestion(seat, "at-any-time", wishes)
            asked[seat].notation = game.rules.notation
