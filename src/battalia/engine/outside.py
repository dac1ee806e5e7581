"""Modules from outside: installed packages with an entry point of the group ``battalia.modules``.

The entry point names a Python file with a ``MODULE`` of the entry point's name (docs/modules.md).
One that cannot be used is kept with the reason, and that is all it changes: whoever wants to play
with it, or opens a game that did, is told.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from glob import escape, iglob
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final
from zipimport import zipimporter

import msgspec

from battalia.engine.choices import Choice
from battalia.engine.content import CardKind, Content
from battalia.engine.events import Event
from battalia.engine.fitting import misfit
from battalia.engine.further import WORD, forget
from battalia.engine.game import Frame
from battalia.engine.module import Module
from battalia.engine.native import result_of
from battalia.engine.notation import Notation, forget_kinds, kinds_of, shown
from battalia.engine.reasons import Reason, ReasonedError
from battalia.engine.terms import KINDS, Kind

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "battalia.modules"
FAMILIES: Final[tuple[type[Choice] | type[Event] | type[Frame], ...]] = (Choice, Event, Frame)


def entry_points(group: str) -> tuple[EntryPoint, ...]:
    """What installed packages offer."""
    return _installed(group, tuple(sys.path))


@cache
def _installed(group: str, path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """Read once for each path: it means to open a file of every installed package."""
    if not _is_named(group, path):
        return ()
    # The library takes longer than the rest of the engine to come in, and mostly for nothing.
    from importlib import metadata

    return tuple(metadata.entry_points(group=group))


def _is_named(group: str, path: tuple[str, ...]) -> bool:
    """Whether a package in one of these folders may name the group."""
    name = group.encode()
    for place in path:
        if isinstance(sys.path_importer_cache.get(place), zipimporter):
            # An archive: who knows?
            return True
        for pattern in ("*-info", "*.egg/EGG-INFO"):
            for file in iglob(f"{escape(place or '.')}/{pattern}/entry_points.txt"):
                with open(file, "rb") as text:
                    if name in text.read():
                        return True
    return False


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
        entries = sorted(entry_points(GROUP), key=lambda entry: entry.name)
        names = [entry.name for entry in entries]
        for entry in entries:
            if names.count(entry.name) > 1:
                self.broken[entry.name] = Reason("module-several")
                continue
            before, cards = set(_all_kinds()), set(KINDS)
            try:
                file = _loaded(entry)
                kinds = tuple(
                    kind
                    for kind in _all_kinds()
                    if kind not in before or kind.__module__ == file.__name__
                )
                new = tuple(kind for kind in KINDS if kind not in cards)
                module = _checked(entry.name, file, kinds, new, (*own, *self.modules))
            except Unusable as error:
                _forget(set(_all_kinds()) - before, set(KINDS) - cards)
                self.broken[entry.name] = error.reason
                continue
            self.files[entry.name] = file
            self.modules += (module,)
            self.kinds[entry.name] = kinds
            self.cards[entry.name] = new

    def reject(self, name: str, reason: Reason) -> None:
        """Something that belongs to this module, its texts or its lore, cannot be used: so the
        module cannot, either."""
        del self.files[name]
        self.modules = tuple(module for module in self.modules if module.name != name)
        _forget(set(self.kinds.pop(name)), set(self.cards.pop(name)))
        self.broken[name] = reason

    def to_blame(self, error: BaseException) -> str | None:
        """Which of them was the last to be called before this; None: it was the game alone."""
        packages = {file.__name__.partition(".")[0]: name for name, file in self.files.items()}
        found, trace = None, error.__traceback__
        while trace is not None:
            place = trace.tb_frame.f_globals.get("__name__", "")
            found = packages.get(str(place).partition(".")[0], found)
            trace = trace.tb_next
        return found


def _forget(kinds: set[type[msgspec.Struct]], cards: set[Kind]) -> None:
    """What came with a module that cannot be used is in nobody's way."""
    forget_kinds(kinds)
    for kind in cards:
        forget(kind)


def told(error: BaseException) -> str:
    """What somebody else's package raised, in one line."""
    try:
        return shown(f"{type(error).__name__}: {error}")
    except Exception:  # It cannot even say what is wrong.
        return type(error).__name__


def problem(error: BaseException) -> Reason:
    """The same as what is wrong with a module."""
    return Reason("module-fails", args={"problem": told(error)})


def _loaded(entry: EntryPoint) -> ModuleType:
    try:
        file = entry.load()
    except ReasonedError as error:
        raise Unusable(error.reason) from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # Whatever somebody else's package raises, be it an exit.
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
    cards: tuple[Kind, ...],
    others: tuple[Module, ...],
) -> Module:
    """The module, if it is whole and goes together with all others."""
    module: Module = file.MODULE
    wrong = misfit(module)
    if wrong is not None:
        raise _unfit("module-form", field=wrong)
    if module.name != name or not WORD.fullmatch(name):
        raise _unfit("module-name", name=shown(module.name))
    if module.options:
        raise _unfit("module-options")
    if module.wanted is not None:
        raise _unfit("module-wanted")
    for other in others:
        if other.name == name:
            raise _clash(name, other.name)
        if module.slice and other.slice and module.slice.name == other.slice.name:
            raise _clash(module.slice.name, other.name)
    _check_words(kinds, file.__name__.partition(".")[0])
    try:
        _check_notation(module, kinds)
        _check_state(module)
    except Unusable:
        raise
    except Exception as error:
        raise Unusable(problem(error)) from None
    _check_frames(module, kinds)
    for content in module.contents:
        _check_content(content, cards)
    return module


def _unfit(id: str, **args: Any) -> Unusable:
    return Unusable(Reason(id, args=args))


def _clash(word: str, other: str) -> Unusable:
    return _unfit("module-clashes", word=shown(word), other=other)


def _check_words(new: tuple[type[msgspec.Struct], ...], package: str) -> None:
    """Each choice, event and frame has a word of its own."""
    for family in FAMILIES:
        for kind in _wordless(family):
            if kind.__module__.partition(".")[0] == package:
                raise _unfit("module-word", word=kind.__name__)
        owners: dict[str, type[msgspec.Struct]] = {}
        for kind in kinds_of(family):
            word = str(kind.__struct_config__.tag)
            if kind in new and not WORD.fullmatch(word):
                raise _unfit("module-word", word=shown(word))
            other = owners.setdefault(word, kind)
            if other is not kind and kind in new:
                raise _clash(word, other.__module__)


def _wordless(family: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Those that have no word, though they are not only what several have in common."""
    for kind in family.__subclasses__():
        if kind.__struct_config__.tag == kind.__name__ and not kind.__subclasses__():
            yield kind
        yield from _wordless(kind)


def _check_notation(module: Module, kinds: tuple[type[msgspec.Struct], ...]) -> None:
    """All that is saved or sent can be written: its fields have annotations of ``terms``."""
    notation = Notation(1, 1, 1)
    for kind in kinds:
        notation.fields(kind)
    if module.slice is not None:
        notation.plain(module.slice.kind())
    if module.view is not None:
        notation.fields(shown_by(module))


def _check_state(module: Module) -> None:
    """What it keeps never changes by itself, and is found under the module's name."""
    if module.slice is None:
        if module.view is not None:
            raise _unfit("module-view")
    elif module.slice.name != module.name or not module.slice.kind.__struct_config__.frozen:
        raise _unfit("module-slice", name=module.name)


def shown_by(module: Module) -> type[msgspec.Struct]:
    """What a module shows in a view."""
    if module.view is None:
        assert module.slice is not None
        return module.slice.kind
    kind = result_of(module.view)
    if not isinstance(kind, type) or not issubclass(kind, msgspec.Struct):
        raise _unfit("module-view")
    return kind


def _check_frames(module: Module, kinds: tuple[type[msgspec.Struct], ...]) -> None:
    """A saved game knows the frames that ``stands_on`` names, and no others."""
    named = {*module.stands_on, *(one for part in module.contents for one in part.stands_on)}
    for kind in kinds:
        if issubclass(kind, Frame) and kind not in named and not kind.__subclasses__():
            raise _unfit("module-frame", word=str(kind.__struct_config__.tag))


def _check_content(content: Content, cards: tuple[Kind, ...]) -> None:
    """It has a place in the box, its numbers are not too small, and its card is its own."""
    if content.everywhere:
        raise _unfit("module-no-place", card=shown(content.name))
    if isinstance(content, CardKind) and content.kind not in cards:
        raise _unfit("module-not-own", word=shown(content.name))
    if content.worth is not None and not content.opinions:
        raise _unfit("module-form", field=f"{content.name}.worth")
    for name, number in content.numbers.items():
        least = content.least.get(name, 0)
        if number < least:
            raise _unfit("module-number", card=shown(content.name), name=shown(name), least=least)


def _all_kinds() -> list[type[msgspec.Struct]]:
    return [kind for family in FAMILIES for kind in kinds_of(family)]
