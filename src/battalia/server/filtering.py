"""What nobody wants to hear from a stranger: found in what is said, and hidden.

A list of words for each language lies in ``unsaid``; whoever runs a server may have lists of their
own. All of them count at once, since nobody says in which language they speak. A word is found as a
whole word only, so that nothing innocent is hidden which happens to contain it; but however it is
written: in large letters or wide ones, with accents or without, with letters more often than they
belong there, with digits for letters, or letter by letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from itertools import groupby
from pathlib import Path
from typing import Final
from unicodedata import category, normalize

from battalia.messages import LANGUAGES

FOLDER: Final = "unsaid"
HIDDEN: Final = "•"
"""Stands for each sign of what is hidden."""
MARKS: Final = frozenset({"Mn", "Cf"})
"""Accents, and signs that nobody sees."""
ALIKE: Final = {
    **dict(zip("013457@$", "oieastas", strict=True)),
    # Letters of other alphabets that look like these.
    **dict(zip("аеорсхукімтнв", "aeopcxykimthb", strict=True)),
    **dict(zip("αεορχικντυ", "aeopxikntu", strict=True)),
    "ł": "l",
    "đ": "d",
    "ø": "o",
    "ı": "i",
    "!": "i",
    "|": "i",
    "*": "",
}
"""What somebody may write in place of a letter."""
UNSEEN: Final = r"\u00ad\u0300-\u036f\u200b-\u200f\u2060-\u2064\ufeff"
"""Accents that follow their letter, and signs that nobody sees."""
WORD: Final = re.compile(
    rf"[^\W_@$](?:[^\W_]|[{UNSEEN}]|[!|*@$](?=\w))*|[@$](?:[^\W_]|[!|*@$](?=\w))+"
)
"""A word, with the signs in it that stand for letters."""
SPELT: Final = re.compile(r"(?<![^\W_])[^\W_](?:[\W_]{1,2}[^\W_](?![^\W_])){2,}")
"""Letters one by one: ``s p e l t``, ``s.p.e.l.t``."""
SIZE: Final = 1_000_000
"""Bytes of a list that is read."""
KEPT: Final = 10_000
"""Of so many lines, and of so many words, it is remembered whether they are hidden."""


class Filter:
    """Finds and hides the words of some lists."""

    def __init__(self, words: Iterable[str]) -> None:
        patterns = sorted({pattern for word in words if (pattern := _pattern(word))})
        self._found = re.compile("|".join(patterns) or r"(?!)")
        self.clean = lru_cache(KEPT)(self._clean)
        """The text with all such words hidden; empty: there are none."""
        self._is_one = lru_cache(KEPT)(self._looked_at)

    def _clean(self, text: str) -> str:
        hidden: set[int] = set()
        for pattern in (WORD, SPELT):
            for found in pattern.finditer(text):
                if self._is_one(found[0]):
                    hidden.update(range(*found.span()))
        if not hidden:
            return ""
        return "".join(
            HIDDEN if at in hidden and not sign.isspace() else sign for at, sign in enumerate(text)
        )

    def _looked_at(self, word: str) -> bool:
        """Either with digits as letters, or as if what is no letter were not there."""
        plain = _plain(word)
        letters = "".join(ALIKE.get(sign, sign) for sign in plain)
        return any(
            self._found.fullmatch("".join(filter(str.isalpha, form))) is not None
            for form in (letters, plain)
        )


def _plain(text: str) -> str:
    """Small letters without accents, whatever form they had."""
    folded = normalize("NFKD", normalize("NFKC", text).casefold())
    return "".join(sign for sign in folded if category(sign) not in MARKS)


def _pattern(word: str) -> str:
    """What finds a word of a list, each of its letters at least as often as it has it."""
    stem = word.removesuffix("*")
    letters = "".join(ALIKE.get(sign, sign) for sign in _plain(stem))
    letters = "".join(filter(str.isalpha, letters))
    if not letters:
        return ""
    runs = ((letter, len([*run])) for letter, run in groupby(letters))
    rest = "[a-z]*" if word.endswith("*") else ""
    return "".join(f"{letter}{{{count},}}" for letter, count in runs) + rest


def words_in(text: str) -> list[str]:
    """A list: a word in each line, and comments."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def the_filter(folder: str = "") -> Filter:
    """The lists of the program; where a folder has one of the same name, that one (OSError)."""
    if folder and not Path(folder).is_dir():
        raise NotADirectoryError(f"{folder} is no folder")
    own = resources.files("battalia.server") / FOLDER
    words: list[str] = []
    for language in LANGUAGES:
        name = f"{language}.txt"
        theirs = Path(folder) / name if folder else None
        if theirs is None or not theirs.exists():
            words += words_in((own / name).read_text("utf-8"))
            continue
        try:
            with theirs.open(encoding="utf-8") as file:
                words += words_in(file.read(SIZE))
        except UnicodeError:
            raise OSError(f"{theirs} is not UTF-8") from None
    return Filter(words)
