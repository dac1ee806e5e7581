"""Advice in words: for `battalia hint` and for those who type `hint` in a game."""

from random import Random

from battalia.bots.advice import Advice, advise
from battalia.engine import Game, Seat, questions, view
from battalia.words import Words, say, sentence


def advice_for(game: Game, seat: Seat, seed: int) -> Advice:
    """What this player, who is asked something, should do; the same seed, the same advice."""
    return advise(view(game, seat), questions(game)[seat], Random(seed))


def advice_lines(words: Words, advice: Advice) -> list[str]:
    """The choice in the game's words and in the notation, and why."""
    if advice.choice is None:
        return [say("hint-open"), sentence(words.reason(advice.reason))]
    choice = say(
        "hint-choice",
        verb=words.verb(advice.choice),
        nouns=words.choice(advice.choice),
        notation=words.notation.text(advice.choice),
    )
    return [sentence(choice), sentence(words.reason(advice.reason))]
