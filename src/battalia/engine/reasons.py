"""Why something cannot be done: a message id with arguments, and the rule that says so."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """The sentence is made from the id by the message catalogue, in the reader's language."""

    id: str
    rule: str = ""
    args: dict[str, str | int] = {}

    def __str__(self) -> str:
        return f"{self.id} ({self.rule})" if self.rule else self.id
