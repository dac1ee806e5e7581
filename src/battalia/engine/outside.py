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

from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.game import Frame
from battalia.engine.module import Module
from battalia.engine.notation import kinds_of, shown
from battalia.engine.reasons import Reason, ReasonedError

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
        self.broken: dict[str, Reason] = {}
        """Those that cannot, and why."""

    def load(self, own: tuple[Module, ...]) -> None:
        """Loads all that are installed, by name; each after the ones of the game itself."""
        entries = sorted(metadata.entry_points(group=GROUP), key=lambda entry: entry.name)
        for entry in entries:
            try:
                self.files[entry.name] = file = _loaded(entry)
                module = _checked(entry.name, file, (*own, *self.modules))
                self.modules += (module,)
            except Unusable as error:
                self.files.pop(entry.name, None)
                self.broken[entry.name] = error.reason


def _loaded(entry: metadata.EntryPoint) -> ModuleType:
    try:
        file = entry.load()
    except Exception as error:  # Whatever somebody else's package raises.
        problem = shown(f"{type(error).__name__}: {error}")
        raise Unusable(Reason("module-fails", args={"problem": problem})) from None
    if not isinstance(file, ModuleType) or not isinstance(getattr(file, "MODULE", None), Module):
        raise Unusable(Reason("module-is-none"))
    return file


def _checked(name: str, file: ModuleType, others: tuple[Module, ...]) -> Module:
    """The module, if it goes together with all others."""
    module: Module = file.MODULE
    if module.name != name or not NAME.fullmatch(name):
        raise Unusable(Reason("module-name", args={"name": shown(module.name)}))
    if module.options:
        raise Unusable(Reason("module-options"))
    for other in others:
        if other.name == name:
            raise Unusable(Reason("module-clashes", args={"word": name, "other": other.name}))
        if module.slice and other.slice and module.slice.name == other.slice.name:
            word = module.slice.name
            raise Unusable(Reason("module-clashes", args={"word": word, "other": other.name}))
    for family in FAMILIES:
        _check_words(family, file)
    return module


def _check_words(family: type[Choice] | type[Event] | type[Frame], file: ModuleType) -> None:
    """Each choice, event and frame has a word of its own."""
    owners: dict[str, str] = {}
    for kind in kinds_of(family):
        word = str(kind.__struct_config__.tag)
        other = owners.setdefault(word, kind.__module__)
        if other != kind.__module__ and kind.__module__ == file.__name__:
            raise Unusable(Reason("module-clashes", args={"word": word, "other": other}))
