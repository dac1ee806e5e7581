"""How the nouns of events and choices are put into words, for clients: one table from ``words``."""

import json
from typing import Any, Final, TypeVar

import msgspec

from battalia.engine import Choice, Event
from battalia.engine.choices import Item
from battalia.words import fields, tag_of

HEAD: Final = """\
// How each noun of an event or a choice is put into words: which words are made of its value.
// Written by `battalia schema --write`; do not edit.
"""
Kind = TypeVar("Kind", bound=msgspec.Struct)
NAMES: Final[dict[Any, str]] = {Item: "item", int: "number", str: "text", bool: "flag"}


def kinds_of(base: type[Kind]) -> list[type[Kind]]:
    """All kinds of events or choices; what only several of them have in common is none."""
    kinds: list[type[Kind]] = []
    for kind in base.__subclasses__():
        kinds += kinds_of(kind) or [kind]
    return kinds


def forms(base: type[Event] | type[Choice]) -> dict[str, dict[str, str]]:
    """By tag: the form of each field; ``*`` after it where there are several values."""
    return {
        tag_of(kind): {
            name: NAMES.get(form, form) + ("*" if many else "") for name, form, many in fields(kind)
        }
        for kind in kinds_of(base)
    }


def forms_module() -> str:
    """The table as a TypeScript module."""
    parts = [HEAD]
    for name, base in (("EVENTS", Event), ("CHOICES", Choice)):
        table = json.dumps(forms(base), indent=2)
        parts.append(f"export const {name}: Record<string, Record<string, string>> = {table};\n")
    return "\n".join(parts)
