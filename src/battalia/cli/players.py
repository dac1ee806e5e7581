"""Computer players by name on the command line."""

from battalia.bots import Bot, BotError, bot_names, make_bot
from battalia.cli.errors import CommandError
from battalia.words import say


def bot_called(name: str, *others: str) -> Bot:
    """A new bot of this name; the others are further names that would have been understood."""
    try:
        return make_bot(name)
    except BotError as error:
        known = ", ".join((*others, *bot_names()))
        raise CommandError(say(error.reason.id, known=known, **error.reason.args)) from None
