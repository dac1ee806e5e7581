"""Things of the box that a module plays with: storm events, potions, Great Artefacts and the like.

A content is one value that says all of itself but its texts. A module brings its own; one from
outside may bring further ones for a module of the box, which finds them all in the rules.
"""

from __future__ import annotations

import msgspec


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """One thing, by its name in notation and texts."""

    name: str
    rule: str
    """Where the rules describe it."""
    icon: str = ""
    """Its sign on the page."""
    worth: float | None = None
    """What computer players think of it, in points; None: ``bots/weights.toml`` says so."""
