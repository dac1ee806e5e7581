"""Advice in words: for `battalia hint` and for those who type `hint` in a game."""

from collections import Counter
from random import Random

from battalia.bots.advice import Advice, advise
from battalia.cli.words import Words, say, sentence
from battalia.engine import Game, Reason, Seat, questions, view


def advice_for(game: Game, seat: Seat, seed: int) -> Advice:
    """What this player, who is asked something, should do; the same seed, the same advice."""
    return advise(view(game, seat), questions(game)[seat], Random(seed))


def advice_lines(words: Words, advice: Advice) -> list[str]:
    """The choice in the game's words and in the notation, and why."""
    if advice.choice is None:
        return [say("hint-open"), why(words, advice.reason)]
    choice = say(
        "hint-choice",
        verb=words.verb(advice.choice),
        nouns=words.choice(advice.choice),
        notation=words.notation.text(advice.choice),
    )
    return [sentence(choice), why(words, advice.reason)]


def why(words: Words, reason: Reason) -> str:
    """The reason for a piece of advice, as a sentence."""
    args = dict(reason.args)
    if "kinds" in args:
        counts = Counter(say(f"kind-{kind}") for kind in str(args["kinds"]).split())
        args["kinds"] = ", ".join(
            name if count == 1 else say("several", name=name, count=count)
            for name, count in counts.items()
        )
    if "faction" in args:
        args["faction"] = say(f"faction-{args['faction']}")
    return sentence(words.reason(Reason(reason.id, reason.rule, args)))
