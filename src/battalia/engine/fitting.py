"""Whether what somebody else's package made is what its annotations say.

Python does not look: a module with ``laws=7`` would be found out in the middle of a game.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from math import isfinite
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from battalia.engine.game import Frame
from battalia.engine.module import Mark
from battalia.engine.showing import is_structure

NAMES: Final[dict[str, Any]] = {
    "Frame": Frame,
    "Mark": Mark,
    **dict.fromkeys(("Battle", "Case", "Game", "Loose", "Purse", "Rules", "Zone"), Any),
}
"""What annotations name that is not imported where they stand; of functions nothing is looked at
but that they can be called."""


def misfit(struct: msgspec.Struct) -> str | None:
    """The way to the first value that is not of its type, as ``contents[0].numbers``; None: all
    are."""
    for name, hint in _hints(type(struct)).items():
        wrong = _wrong(getattr(struct, name), hint)
        if wrong is not None:
            return f"{name}{wrong}"
    return None


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind, localns=NAMES)
    return {name: hints[name] for name in kind.__struct_fields__}


def _wrong(value: Any, hint: Any) -> str | None:
    """Where in this value something is wrong, "" being the value itself; None: nowhere."""
    kind, args = get_origin(hint) or hint, get_args(hint)
    if kind is Any or isinstance(kind, TypeVar):
        return None
    if kind is Annotated:
        return _wrong(value, args[0])
    if kind in (Union, types.UnionType):
        found = [_wrong(value, one) for one in args]
        return None if None in found else max(map(str, found), key=len)
    if kind is tuple and isinstance(value, tuple):
        parts = args[:1] * len(value) if args[-1] is ... else args
        if len(parts) != len(value):
            return ""
        return _first((at, one, of) for at, (one, of) in enumerate(zip(value, parts, strict=True)))
    if kind in (Mapping, dict) and isinstance(value, Mapping):
        if any(_wrong(key, args[0]) is not None for key in value):
            return ""
        return _first((key, one, args[1]) for key, one in value.items())
    if not _is_one(value, kind, args):
        return ""
    if is_structure(type(value)):
        inner = misfit(value)
        return None if inner is None else f".{inner}"
    return None


def _first(parts: Iterable[tuple[object, Any, Any]]) -> str | None:
    """The first part that is wrong, by its place."""
    for place, value, hint in parts:
        wrong = _wrong(value, hint)
        if wrong is not None:
            return (
                f"[{place if isinstance(place, int) else getattr(place, '__name__', place)}]{wrong}"
            )
    return None


def _is_one(value: Any, kind: Any, args: tuple[Any, ...]) -> bool:
    """Whether a value is of this kind, whatever it holds."""
    if kind is Literal:
        return value in args
    if kind is Callable:
        return callable(value)
    if kind is type:
        return isinstance(value, type) and issubclass(value, args[0])
    if kind is float:
        return type(value) in (int, float) and isfinite(value)
    if kind is int:
        return type(value) is int
    return isinstance(value, kind)
