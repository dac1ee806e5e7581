"""Advice in words: for `battalia hint` and for those who type `hint` in a game."""

from random import Random

from battalia.bots.advice import Advice, advise
from battalia.engine import Game, Seat, questions, view
from battalia.words import Words, say, sentence


def advice_for(game: Game, seat: Seat, seed: int) -> Advice:
    """What this player, who is asked something, should do; the same seed, the same advice."""
    return advise(view(game, seat), questions(game)[seat], Random(seed))


def advice_lines(words: Words, advice: Advice) -> list[str]:
    """The choice in the game's words and in the notation, why, and what it is good for."""
    if advice.choice is None:
        return [say("hint-open"), sentence(words.reason(advice.reason))]
    choice = say(
        "hint-choice",
        verb=words.verb(advice.choice),
        nouns=words.choice(advice.choice),
        notation=words.notation.text(advice.choice),
    )
    return [sentence(choice), sentence(words.reason(advice.reason)), *goal_lines(words, advice)]


def goal_lines(words: Words, advice: Advice) -> list[str]:
    """The goal of the next turns, what it still takes, and when it can be had."""
    goal = advice.goal
    if goal is None:
        return []
    lines = [sentence(words.reason(goal.reason))]
    lines += [f"- {sentence(words.reason(need))}" for need in goal.needs]
    if goal.day:
        lines.append(say("goal-day", day=goal.day) if goal.needs else say("goal-now"))
    return lines
