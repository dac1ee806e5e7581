"""Values that show themselves in the words of the notation, in a console and in failed tests."""

from functools import cache
from typing import Any, Self, get_type_hints

import msgspec


def is_structure(kind: type) -> bool:
    """Whether values of this class have fields with names: as msgspec makes them, or compiled."""
    return isinstance(getattr(kind, "__struct_fields__", None), tuple)


def defaults_of(kind: Any) -> dict[str, object]:
    """The fields of a structure that may be left out, and what they are then."""
    fields, defaults = kind.__struct_fields__, kind.__struct_defaults__
    given = zip(fields[len(fields) - len(defaults) :], defaults, strict=True)
    return {name: value for name, value in given if value is not msgspec.NODEFAULT}


def as_structure(value: Any) -> dict[str, Any]:
    """How a native value is written where msgspec writes structures: its ``enc_hook``."""
    kind = type(value)
    if not is_structure(kind):
        raise NotImplementedError(f"{kind.__name__} is no structure")
    fields = {name: getattr(value, name) for name in kind.__struct_fields__}
    config = kind.__struct_config__
    return fields if config.tag is None else {config.tag_field: config.tag, **fields}


def from_structure(kind: Any, value: Any) -> Any:
    """What ``as_structure`` has written, read by its annotations: msgspec's ``dec_hook``."""
    if not is_structure(kind):
        raise NotImplementedError(f"{kind.__name__} is no structure")
    fields = {
        name: msgspec.convert(value[name], hint, dec_hook=from_structure)
        for name, hint in _hints(kind)
        if name in value
    }
    return kind(**fields)


@cache
def _hints(kind: type) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind)
    return [(name, hints[name]) for name in kind.__struct_fields__]  # type: ignore[attr-defined]


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
