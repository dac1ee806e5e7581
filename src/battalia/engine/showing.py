"""Values that show themselves in the words of the notation, in a console and in failed tests."""

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """A structure whose ``repr`` names things, not numbers."""

    def __repr__(self) -> str:
        from battalia.engine.notation import in_words

        try:
            return in_words(self)
        except (AttributeError, LookupError, NameError, TypeError):
            # Whoever looks for a mistake sees values that cannot be, too: a repr never fails.
            return msgspec.Struct.__repr__(self)
