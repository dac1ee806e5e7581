"""What the box holds, by the names of the notation, for clients: kinds, shapes, terrains."""

import json
from collections.abc import Iterable
from typing import Final

from battalia.engine.catalogue.loading import load_catalogue
from battalia.engine.chapters import contents
from battalia.engine.content import CardKind
from battalia.engine.modules import OPTIONS, OWN, by_the_book
from battalia.engine.terms import (
    ARTEFACTS,
    CITY_SHAPES,
    EXITS,
    FACTIONS,
    GREAT_ARTEFACTS,
    KINDS,
    ROAD_SHAPES,
    ROYALS,
    SHAPES,
    SIDES,
    TERRAINS,
    UNITS,
)

HEAD: Final = """\
// What the box holds, by name.
// Written by `battalia schema --write`; do not edit.

import type { Faction, Side } from "./messages.ts";
"""


def _kinds(kinds: Iterable[int]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


def _shapes(shapes: Iterable[int]) -> list[str]:
    return [SHAPES[shape] for shape in shapes]


def exits() -> dict[str, dict[str, list[str]]]:
    """By shape and where its first exit points: all its exits (B0.7)."""
    return {
        SHAPES[shape]: {
            SIDES[first]: [name for side, name in SIDES.items() if all_exits & side]
            for first, all_exits in turned
        }
        for shape, turned in EXITS.items()
    }


def gates() -> list[str]:
    """Whose stormgate has which number (S0.2)."""
    box = load_catalogue(expansion=True).printed.stormgates
    assert box is not None
    return box.gates


LISTS: Final = {
    "UNITS": ("Units, by rank.", _kinds(UNITS)),
    "ROYALS": ("", _kinds(ROYALS)),
    "ARTEFACTS": ("", _kinds(ARTEFACTS)),
    "GREAT_ARTEFACTS": ("", _kinds(GREAT_ARTEFACTS)),
    "ROADS": ("", _shapes(ROAD_SHAPES)),
    "CITIES": ("", _shapes(CITY_SHAPES)),
    "GATES": ("Whose stormgate is the first, the second …", gates()),
    "SIDES": ("", list(SIDES.values())),
}
TABLES: Final = {
    "HOMES": (
        "The faction that is at home in each terrain.",
        "Record<string, Faction>",
        dict(zip(TERRAINS, FACTIONS, strict=False)),
    ),
    "EXITS": (
        "By shape and where its first exit points: all its exits.",
        "Record<string, Partial<Record<Side, Side[]>>>",
        exits(),
    ),
}
SWITCHES: Final = {
    switches: [
        [one.name, one.icon]
        for one in sorted(OPTIONS.values(), key=by_the_book)
        if one.expansion is expansion and one.is_switch and one.icon
    ]
    for switches, expansion in (("BASE_SWITCHES", False), ("EXPANSION_SWITCHES", True))
}
CARDS: Final = sorted(
    (
        *contents.CARDS,
        *(one for module in OWN for one in module.contents if isinstance(one, CardKind)),
    ),
    key=lambda one: one.kind,
)
CARD_SIGNS: Final = {card.name: card.icon for card in CARDS}
CARD_FIGURES: Final = {card.name: card.figures for card in CARDS if card.figures}
CARD_RULES: Final = {card.name: card.rule for card in CARDS}
RULES: Final = {name: one.rule for name, one in OPTIONS.items()}


def box_module() -> str:
    """All of it as a TypeScript module."""
    parts = [HEAD]
    for name, (comment, values) in LISTS.items():
        parts.append(f"{_told(comment)}export const {name} = {json.dumps(values)} as const;\n")
    for name, (comment, kind, table) in TABLES.items():
        written = json.dumps(table, indent=2)
        parts.append(f"{_told(comment)}export const {name}: {kind} = {written};\n")
    for name, switches in SWITCHES.items():
        told = _told("Options that are on or off, with their signs.")
        parts.append(f"{told}export const {name} = {json.dumps(switches)} as const;\n")
    told = _told("Where the rules speak of each option.")
    parts.append(f"{told}export const OPTION_RULES = {json.dumps(RULES, indent=2)} as const;\n")
    for name, comment, table in (
        ("CARD_SIGNS", "The sign of each kind of card.", CARD_SIGNS),
        ("CARD_FIGURES", "By kind of card and faction: a figure of its own.", CARD_FIGURES),
        ("CARD_RULES", "Where the rules describe it.", CARD_RULES),
    ):
        written = json.dumps(table, indent=2)
        parts.append(f"{_told(comment)}export const {name} = {written} as const;\n")
    return "\n".join(parts)


def _told(comment: str) -> str:
    return f"/** {comment} */\n" if comment else ""
