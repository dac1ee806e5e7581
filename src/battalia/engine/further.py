"""Kinds of cards that modules from outside name (docs/modules.md)."""

import re
from typing import Final

from battalia.engine.notation import CARD_NAMES, CARD_NUMBERS, KIND_NUMBERS
from battalia.engine.terms import (
    FACTIONS,
    FURTHER,
    FURTHER_GREAT,
    KIND,
    KINDS,
    UNIVERSAL,
    Card,
    Kind,
    card_of,
    has_card,
)

WORD: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What modules and their cards, choices, events and frames may be called."""


def great_artefact(name: str) -> Kind:
    """A further kind of Great Artefact: one card of this name, of no faction."""
    kind = _named(name, FURTHER_GREAT)
    _write(card_of(kind, UNIVERSAL), name)
    return kind


def kind_of_card(name: str) -> Kind:
    """Another kind of card, with one for each faction and one of no faction."""
    kind = _named(name, FURTHER)
    for faction, of in enumerate(FACTIONS):
        if has_card(kind, faction):
            _write(card_of(kind, faction), f"{name}.{of}")
    _write(card_of(kind, UNIVERSAL), name)
    return kind


def forget(kind: Kind) -> None:
    """A kind of a module that cannot be used after all."""
    del KIND_NUMBERS[KINDS.pop(kind)]
    for card in [card for card in CARD_NAMES if KIND[card] == kind]:
        del CARD_NUMBERS[CARD_NAMES.pop(card)]


def _named(name: str, free: tuple[Kind, ...]) -> Kind:
    """The next kind that nobody has named."""
    if not WORD.fullmatch(str(name)):
        raise ValueError(f"{name!r} is no name: small letters, digits and hyphens")
    if name in KIND_NUMBERS:
        raise ValueError(f"there is a kind of card that is called {name} already")
    kind = next((kind for kind in free if kind not in KINDS and has_card(kind, UNIVERSAL)), None)
    if kind is None:
        raise ValueError(f"there is no room for {name}: all {len(free)} further kinds are named")
    KINDS[kind] = name
    KIND_NUMBERS[name] = kind
    return kind


def _write(card: Card, name: str) -> None:
    CARD_NAMES[card] = name
    CARD_NUMBERS[name] = card
