"""What the computer players answer, as it is written: for tests of habits and lore."""

from typing import Any

from battalia.bots import habits
from battalia.bots.fighting import battle_of, missing, next_lay
from battalia.bots.habits import battle_extra, interjection, shortlist
from battalia.engine import Game, Question, play
from battalia.engine.choices import Choice
from battalia.engine.notation import read_seat

GREAT: dict[str, Any] = {"expansion": True, "great_artefacts": True}


def asked_of(game: Game, name: str = "") -> Question:
    """The question of this player, or of the only one who must answer."""
    if name:
        return game.asked[read_seat(name)]
    (question,) = [question for question in game.asked.values() if not question.optional]
    return question


def answer(game: Game, question: Question) -> Choice:
    """What habit says, with potions where it is time."""
    return habits.habit(game, question)


def chosen(game: Game, name: str = "") -> str:
    return game.rules.notation.text(answer(game, asked_of(game, name)))


def go_on(game: Game, name: str = "") -> str:
    """Habit answers once."""
    question = asked_of(game, name)
    choice = answer(game, question)
    play(game, question.seat, choice)
    return game.rules.notation.text(choice)


def listed(game: Game, verb: str) -> list[str]:
    """The actions with this verb that are worth a thought."""
    question = asked_of(game)
    texts = map(game.rules.notation.text, shortlist(game, question.seat, question.options))
    return [text for text in texts if text.split()[0] == verb]


def drink(game: Game, name: str = "p1") -> str | None:
    """What this player would drink now."""
    wish = interjection(game, game.asked[read_seat(name)])
    return None if wish is None else game.rules.notation.text(wish)


def extra(game: Game) -> str | None:
    """What besides plain cards the player in a battle does."""
    question = asked_of(game)
    battle = battle_of(game, question.seat)
    assert battle is not None
    assert next_lay(game, question, battle) is None, "plain cards suffice"
    lack = missing(game, battle, question.seat)
    choice = battle_extra(game, question, battle, lack)
    return None if choice is None else game.rules.notation.text(choice)
