"""Computer players by name on the command line."""

from battalia.bots import Bot, BotError, bot_names, make_bot
from battalia.cli.errors import CommandError
from battalia.engine import Reason
from battalia.words import why


def bot_called(name: str, *others: str) -> Bot:
    """A new bot of this name; the others are further names that would have been understood."""
    try:
        return make_bot(name)
    except BotError as error:
        known = ", ".join((*others, *bot_names()))
        reason = Reason(error.reason.id, args={**error.reason.args, "known": known})
        raise CommandError(why(reason)) from None
