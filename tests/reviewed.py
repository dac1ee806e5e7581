"""A short game that is worth a review."""

from typing import Final

from battalia.bots import Match, SimpleBot
from battalia.engine import Options, Record, write_record
from battalia.engine.choices import End


def short() -> Record:
    """A game of two whose first player does nothing from the third day on, over after a week."""
    match = Match.begin(Options(players=2, weeks=1), [SimpleBot(), SimpleBot()], 3)
    while match.game.asked:
        question = match.game.asked.get(0)
        if question is not None and question.about == "action" and match.game.day > 2:
            match.play(0, End())
        else:
            match.step()
    return match.record


GAME: Final = short()
TEXT: Final = write_record(GAME)
