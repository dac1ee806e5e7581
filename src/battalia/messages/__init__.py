"""What the game says to people: Fluent messages, one folder per language.

Modules from outside add texts of their own (``add``); what they lack in a language is said in
English.
"""

import re
from collections.abc import Container, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

Argument: TypeAlias = str | int | float
LANGUAGES: Final = ("en", "de", "it", "hu", "pl")
"""The languages of the books, and English."""


class Messages:
    """The messages of one language. Each is parsed when it is first said: all of them take longer
    than most commands do."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self._texts = _parted(text)
        self._parsed: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)

    def knows(self, id: str) -> bool:
        return id in self._texts and not id.startswith("-")

    def format(self, id: str, args: Mapping[str, Argument] | None = None) -> str:
        """The message with this id, with its placeables filled in from the arguments."""
        if not self.knows(id):
            raise KeyError(f"there is no message “{id}” in the language “{self.language}”")
        if id not in self._parsed:
            self._parse(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"the message “{id}” has no text in the language “{self.language}”")
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise ValueError(f"the message “{id}” cannot be written: {errors[0]}")
        return str(text)

    def _parse(self, id: str) -> None:
        """Parses a message, and all that it names."""
        found: set[str] = set()
        waiting = {id}
        while waiting:
            found |= waiting
            resource = FluentResource("".join(map(self._texts.__getitem__, waiting)))
            self._bundle.add_resource(resource)
            named = _Named()
            named.visit(resource)
            waiting = (named.texts & self._texts.keys()) - self._parsed - found
        # Not before: another thread shall find no message without those that it names.
        self._parsed |= found


@cache
def messages(language: str = "en") -> Messages:
    """The messages of a language."""
    return Messages(language, source(language))


def source(language: str = "en") -> str:
    """All files of a language, one after the other; those of modules from outside come last."""
    folder = resources.files(__name__) / language
    if not folder.is_dir():
        raise KeyError(f"there are no messages in the language “{language}”")
    return "\n".join((_text(folder), *further(language).values()))


def _text(folder: Traversable) -> str:
    """All files of a folder."""
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    files.sort(key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def part(language: str, name: str) -> str:
    """One file of a language, which needs no other."""
    file = resources.files(__name__) / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8")


# Texts of modules from outside.

LARGEST: Final = 64 * 1024
"""So many characters one language of a module may have."""
_Entries: TypeAlias = dict[str, ast.Message | ast.Term]
_FURTHER: Final[dict[str, dict[str, str]]] = {language: {} for language in LANGUAGES}
_READ: Final[dict[str, dict[str, _Entries]]] = {}
"""The same, message by message: by module and language."""


class TextError(Exception):
    """Texts of a module that cannot be added."""


class TextTaken(TextError):
    """There is a text of this id already."""


def further(language: str) -> dict[str, str]:
    """The texts of modules from outside in a language, by the module's name."""
    return _FURTHER[language]


def add(module: str, folder: Traversable) -> None:
    """The texts of a module: all of them, or none."""
    read = {
        language: _entries(_text(folder / language), language)
        for language in LANGUAGES
        if (folder / language).is_dir()
    }
    english = read.get("en", {})
    for language, entries in read.items():
        known = _ids(source(language))
        for id in entries:
            if id in known:
                raise TextTaken(id)
            if id not in english:
                raise TextError(f"{id} ({language}) has no English text")
    write = FluentSerializer().serialize_entry
    _READ[module] = {language: english | read.get(language, {}) for language in LANGUAGES}
    for language, whole in _READ[module].items():
        _FURTHER[language][module] = "".join(map(write, whole.values()))
    messages.cache_clear()


def forget(module: str) -> None:
    """This module's texts are no longer wanted."""
    for texts in _FURTHER.values():
        texts.pop(module, None)
    _READ.pop(module, None)
    messages.cache_clear()


def added(module: str) -> list[str]:
    """The ids of the messages that this module has added."""
    return [id for id in _READ[module]["en"] if not id.startswith("-")]


def lacking(module: str, id: str, args: Container[str] | None) -> tuple[str, str] | None:
    """What a text of this module names that is neither one of its arguments nor another text, and
    in which language; None: there is nothing. Of some texts nobody knows the arguments."""
    for language, entries in _READ[module].items():
        for name in _unknown(entries, _ids(source(language)), id, args, ()):
            return name, language
    return None


def _unknown(
    entries: _Entries, known: set[str], id: str, args: Container[str] | None, way: tuple[str, ...]
) -> Iterator[str]:
    if id in way or entries[id].value is None:
        # It leads back to itself, or says nothing.
        yield id
        return
    named = _Named()
    named.visit(entries[id])
    yield from named.functions - {"NUMBER", "DATETIME"}
    if args is not None:
        yield from (f"${name}" for name in sorted(named.arguments) if name not in args)
    for other in sorted(named.texts):
        if other in entries:
            # Terms have no arguments but those that they are given.
            inner = None if other.startswith("-") else args
            yield from _unknown(entries, known, other, inner, (*way, id))
        elif other not in known:
            yield other


class _Named(Visitor):
    """What a message names."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.texts: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.texts.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def _entries(text: str, language: str) -> _Entries:
    """The messages of a text by id."""
    if len(text) > LARGEST:
        raise TextError(f"more than {LARGEST} characters ({language})")
    found: _Entries = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise TextError(f"“{line}” ({language})")
        if isinstance(entry, (ast.Message, ast.Term)):
            id = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if id in found:
                raise TextTaken(id)
            found[id] = entry
    return found


def _ids(text: str) -> set[str]:
    """The ids of the messages and terms of a text."""
    return set(_parted(text))


def _parted(text: str) -> dict[str, str]:
    """The messages and terms of a text by id, unparsed; of several with one id the first."""
    found: dict[str, str] = {}
    for entry in _ENTRY.finditer(text + "\n"):
        found.setdefault(entry[1], entry[0])
    return found


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[^a-zA-Z#\n-].*)?\n)*", re.MULTILINE)
"""A line that begins with an id, and those after it that begin with neither id nor comment."""
