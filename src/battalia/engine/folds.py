"""Points at which several modules may have something to say, and how that becomes one answer.

A module adds its function with ``append``; a chapter calls the point. A point that nobody added to
is false, so that a chapter can leave out what would be for nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Fold(list[Callable[P, T]], Generic[P, T]):
    """What the modules in play have to say at one point, in the order in which they were added."""

    __slots__ = ()


class Each(Fold[P, None]):
    """All of it happens."""

    __slots__ = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for part in self:
            part(*args, **kwargs)


class AnyOf(Fold[P, bool]):
    """It holds if one of them says so."""

    __slots__ = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> bool:
        for part in self:
            if part(*args, **kwargs):
                return True
        return False


class Total(Fold[P, int]):
    """What they say is added up."""

    __slots__ = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> int:
        total = 0
        for part in self:
            total += part(*args, **kwargs)
        return total


class First(Fold[P, T | None]):
    """The first that is not ``None`` counts."""

    __slots__ = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T | None:
        for part in self:
            found = part(*args, **kwargs)
            if found is not None:
                return found
        return None
