"""How the nouns of events and choices are put into words, for clients: one table from ``words``."""

import json
from typing import Any, Final

from battalia.engine import Choice, Event
from battalia.engine.choices import Item
from battalia.engine.notation import kinds_of
from battalia.words import fields, tag_of

HEAD: Final = """\
// How each noun of an event or a choice is put into words: which words are made of its value.
// Written by `battalia schema --write`; do not edit.
"""
NAMES: Final[dict[Any, str]] = {Item: "item", int: "number", str: "text", bool: "flag"}


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
