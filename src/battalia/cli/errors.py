"""What goes wrong on the command line through no fault of the program."""

from battalia.engine import Reason
from battalia.words import sentence, why


class CommandError(Exception):
    """A wish that cannot be met; its text is one sentence for the user."""


def wrong_with(name: str, reason: Reason) -> str:
    """What is wrong with a file, whose name stays as it is."""
    return name[:1] + sentence(f"{name}: {why(reason)}")[1:]
