"""Modules from outside: installed packages with an entry point of the group ``battalia.modules``.

The entry point names a Python file with a ``MODULE`` of the entry point's name (docs/modules.md).
One that cannot be used is kept with the reason, and that is all it changes: whoever wants to play
with it, or opens a game that did, is told.
"""

from __future__ import annotations

import re
from importlib import metadata
from types import ModuleType
from typing import Final

import msgspec

from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.further import forget
from battalia.engine.game import Frame
from battalia.engine.module import Module
from battalia.engine.notation import Notation, kinds_of, shown
from battalia.engine.reasons import Reason, ReasonedError
from battalia.engine.terms import KINDS, Kind

GROUP: Final = "battalia.modules"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FAMILIES: Final[tuple[type[Choice] | type[Event] | type[Frame], ...]] = (Choice, Event, Frame)


class Unusable(ReasonedError):
    """A module from outside that cannot be used, and why."""


class Outside:
    """What was found outside."""

    def __init__(self) -> None:
        self.files: dict[str, ModuleType] = {}
        """The files of the modules that can be used, by their names."""
        self.modules: tuple[Module, ...] = ()
        self.kinds: dict[str, tuple[type[msgspec.Struct], ...]] = {}
        """The choices, events and frames that came with each."""
        self.cards: dict[str, tuple[Kind, ...]] = {}
        """The kinds of cards that came with each."""
        self.broken: dict[str, Reason] = {}
        """Those that cannot be used, and why."""

    def load(self, own: tuple[Module, ...]) -> None:
        """Loads all that are installed, by name; each after the ones of the game itself."""
        entries = sorted(metadata.entry_points(group=GROUP), key=lambda entry: entry.name)
        names = [entry.name for entry in entries]
        for entry in entries:
            if names.count(entry.name) > 1:
                self.broken[entry.name] = Reason("module-several")
                continue
            kinds, cards = set(_all_kinds()), set(KINDS)
            try:
                file = _loaded(entry)
                new = tuple(
                    kind
                    for kind in _all_kinds()
                    if kind not in kinds or kind.__module__ == file.__name__
                )
                module = _checked(entry.name, file, new, (*own, *self.modules))
            except Unusable as error:
                for kind in set(KINDS) - cards:
                    forget(kind)
                self.broken[entry.name] = error.reason
                continue
            self.files[entry.name] = file
            self.modules += (module,)
            self.kinds[entry.name] = new
            self.cards[entry.name] = tuple(kind for kind in KINDS if kind not in cards)

    def reject(self, name: str, reason: Reason) -> None:
        """Something that belongs to this module, its texts or its lore, cannot be used: so the
        module cannot, either."""
        self.files.pop(name, None)
        self.modules = tuple(module for module in self.modules if module.name != name)
        self.broken[name] = reason


def problem(error: Exception) -> Reason:
    """What somebody else's package raised, in one line."""
    return Reason("module-fails", args={"problem": shown(f"{type(error).__name__}: {error}")})


def _loaded(entry: metadata.EntryPoint) -> ModuleType:
    try:
        file = entry.load()
    except ReasonedError as error:
        raise Unusable(error.reason) from None
    except Exception as error:  # Whatever somebody else's package raises.
        raise Unusable(problem(error)) from None
    if getattr(getattr(file, "__spec__", None), "_initializing", False):
        # Its import led here, before it came to its ``MODULE``.
        raise Unusable(Reason("module-half"))
    if not isinstance(file, ModuleType) or not isinstance(getattr(file, "MODULE", None), Module):
        raise Unusable(Reason("module-is-none"))
    return file


def _checked(
    name: str,
    file: ModuleType,
    kinds: tuple[type[msgspec.Struct], ...],
    others: tuple[Module, ...],
) -> Module:
    """The module, if it goes together with all others."""
    module: Module = file.MODULE
    if module.name != name or not NAME.fullmatch(name):
        raise Unusable(Reason("module-name", args={"name": shown(module.name)}))
    if module.options:
        raise Unusable(Reason("module-options"))
    for other in others:
        if other.name == name:
            raise _clash(name, other.name)
        if module.slice and other.slice and module.slice.name == other.slice.name:
            raise _clash(module.slice.name, other.name)
    _check_words(kinds)
    try:
        _check_notation(module, kinds)
    except Exception as error:
        raise Unusable(problem(error)) from None
    return module


def _clash(word: str, other: str) -> Unusable:
    return Unusable(Reason("module-clashes", args={"word": shown(word), "other": other}))


def _check_words(new: tuple[type[msgspec.Struct], ...]) -> None:
    """Each choice, event and frame has a word of its own."""
    for family in FAMILIES:
        owners: dict[str, type[msgspec.Struct]] = {}
        for kind in kinds_of(family):
            word = str(kind.__struct_config__.tag)
            other = owners.setdefault(word, kind)
            if other is not kind and kind in new:
                raise _clash(word, other.__module__)


def _check_notation(module: Module, kinds: tuple[type[msgspec.Struct], ...]) -> None:
    """All that is saved or sent can be written: its fields have annotations of ``terms``."""
    notation = Notation(1, 1, 1)
    for kind in kinds:
        notation.fields(kind)
    if module.slice is not None:
        notation.plain(module.slice.kind())


def _all_kinds() -> list[type[msgspec.Struct]]:
    return [kind for family in FAMILIES for kind in kinds_of(family)]
