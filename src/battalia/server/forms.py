"""How the nouns of events and choices are put into words, for clients: one table from ``words``."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from battalia.engine import Choice, Event
from battalia.engine.choices import Item
from battalia.engine.notation import kinds_of
from battalia.engine.showing import is_structure
from battalia.words import fields, tag_of

HEAD: Final = """\
// How each noun of an event or a choice is put into words: which words are made of its value.
// Written by `battalia schema --write`; do not edit.
"""
NAMES: Final[dict[Any, str]] = {Item: "item", int: "number", str: "text", bool: "flag"}


def forms(kinds: Iterable[type[msgspec.Struct]]) -> dict[str, dict[str, str]]:
    """By tag: the form of each field; ``*`` after it where there are several values."""
    return {tag_of(kind): dict(_forms(kind)) for kind in kinds}


def _forms(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    for name, form, many in fields(kind):
        yield name, NAMES.get(form, form) + ("*" if many else "")


def state_forms(kind: type[msgspec.Struct], within: str = "") -> dict[str, str]:
    """The form of each field of what a module keeps; ``hired.until`` is a field of a part."""
    found: dict[str, str] = {}
    for name, form, many in fields(kind):
        several = "*" if many else ""
        if isinstance(form, type) and is_structure(form) and form not in NAMES:
            found[within + name] = "part" + several
            found |= state_forms(form, f"{within}{name}.")
        else:
            found[within + name] = NAMES.get(form, form) + several
    return found


def of_the_box(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The members of a family that no installed package has brought."""
    return [kind for kind in kinds_of(base) if kind.__module__.startswith("battalia.")]


def forms_module() -> str:
    """The table as a TypeScript module."""
    parts = [HEAD]
    for name, base in (("EVENTS", Event), ("CHOICES", Choice)):
        table = json.dumps(forms(of_the_box(base)), indent=2)
        parts.append(f"export const {name}: Record<string, Record<string, string>> = {table};\n")
    return "\n".join(parts)
