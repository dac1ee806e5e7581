"""Values that show themselves in the words of the notation, in a console and in failed tests."""

from typing import Any, Self

import msgspec


def is_structure(kind: type) -> bool:
    """Whether values of this class have fields with names: as msgspec makes them, or compiled."""
    return isinstance(getattr(kind, "__struct_fields__", None), tuple)


class Shown(msgspec.Struct, frozen=True, gc=False):
    """A structure whose ``repr`` names things, not numbers.

    It holds what was there before it, so it is part of no cycle.
    """

    def but(self, **fields: Any) -> Self:
        """The same with other values in these fields."""
        return msgspec.structs.replace(self, **fields)

    def __repr__(self) -> str:
        from battalia.engine.notation import in_words

        try:
            return in_words(self)
        except (AttributeError, LookupError, NameError, TypeError):
            # Whoever looks for a mistake sees values that cannot be, too: a repr never fails.
            return msgspec.Struct.__repr__(self)
