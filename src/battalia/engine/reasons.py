"""Why something cannot be done: a message id with arguments, and the rule that says so."""

from typing import TypeAlias

import msgspec

Args: TypeAlias = "dict[str, str | int | Reason]"
"""What a sentence tells; a reason within a reason is put into words first."""


class Reason(msgspec.Struct, frozen=True):
    """The sentence is made from the id by the message catalogue, in the reader's language."""

    id: str
    rule: str = ""
    args: Args = {}

    def __str__(self) -> str:
        return f"{self.id} ({self.rule})" if self.rule else self.id


class ReasonedError(Exception):
    """What cannot be had, and why; whoever tells it to a person puts the reason into words."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(_whole(reason))
        self.reason = reason


def _whole(reason: Reason) -> str:
    """A reason with its arguments, for those who look for an error in the program."""
    args = (
        f"{name}=[{_whole(value)}]" if isinstance(value, Reason) else f"{name}={value!r}"
        for name, value in reason.args.items()
    )
    return " ".join((str(reason), *args))
