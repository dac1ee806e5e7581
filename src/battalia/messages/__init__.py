"""What the game says to people: Fluent messages, one folder per language."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

Argument: TypeAlias = str | int | float
LANGUAGES: Final = ("en", "de", "it", "hu", "pl")
"""The languages of the books, and English."""


class Messages:
    """The messages of one language."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    def format(self, id: str, args: Mapping[str, Argument] | None = None) -> str:
        """The message with this id, with its placeables filled in from the arguments."""
        if not self._bundle.has_message(id):
            raise KeyError(f"there is no message “{id}” in the language “{self.language}”")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"the message “{id}” has no text in the language “{self.language}”")
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise ValueError(f"the message “{id}” cannot be written: {errors[0]}")
        return str(text)


@cache
def messages(language: str = "en") -> Messages:
    """The messages of a language."""
    return Messages(language, source(language))


def source(language: str = "en") -> str:
    """All files of a language, one after the other."""
    folder = resources.files(__name__) / language
    if not folder.is_dir():
        raise KeyError(f"there are no messages in the language “{language}”")
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    files.sort(key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
