"""Advice in words: for `battalia hint` and for those who type `hint` in a game."""

from random import Random

from battalia.bots.advice import NO_PLANS, Advice, Plans, advise, position_seed
from battalia.engine import Game, Seat, questions, view
from battalia.engine.chapters.oracle import week_of, weekday_of
from battalia.words import Words, say, sentence


def advice_for(game: Game, seat: Seat, seed: int = 0, plans: Plans = NO_PLANS) -> Advice:
    """What this player, who is asked something and was told these plans before, should do; the same
    seed, the same advice."""
    look = view(game, seat)
    rng = Random(position_seed(look) + seed)
    return advise(look, questions(game)[seat], rng, plans=plans)


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
    if goal.waits:
        lines.append(say("goal-waits"))
    if goal.day:
        lines.append(_goal_day(goal.day) if goal.needs else say("goal-now"))
    return lines


def _goal_day(day: int) -> str:
    return say("goal-day", day=day, weekday=weekday_of(day), week=week_of(day))
