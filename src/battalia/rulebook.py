"""The numbered rules of the game as data: look one up by its number, or search them by words."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

BOOKS = ("base", "stormgates")
ENGLISH = "en"

_CHAPTER = re.compile(r"^## (?=[BS]\d+ )", re.MULTILINE)
_RULE = re.compile(r"^- \*\*(?P<number>[BS]\d+\.\d+)(?: (?P<title>[^*]+))?\*\*", re.MULTILINE)
_INDENT = re.compile(r"^  ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. Its text is Markdown, with the bullets and tables that belong to it."""

    number: str
    chapter: str
    title: str
    text: str

    @property
    def markdown(self) -> str:
        """The rule as the book prints it, with its number in front."""
        if self.title and self.text.startswith("**"):
            return f"**{self.number} {self.text.removeprefix('**')}"
        return f"**{self.number}** {self.text}"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its heading ("number and name"), the words before its first rule, its rules."""

    heading: str
    intro: str
    rules: tuple[Rule, ...]

    @property
    def number(self) -> str:
        return self.heading.partition(" ")[0]


def chapters(*books: str) -> tuple[Chapter, ...]:
    """The chapters of these books, or of all books, in printed order."""
    return tuple(chapter for book in books or BOOKS for chapter in _chapters_of(book))


def rules(*books: str) -> tuple[Rule, ...]:
    """The rules of these books, or of all books, in printed order."""
    return tuple(rule for chapter in chapters(*books) for rule in chapter.rules)


def rule(number: str) -> Rule:
    """The rule with this number."""
    for candidate in rules():
        if candidate.number == number:
            return candidate
    raise KeyError(f"there is no rule {number}")


def search(words: Iterable[str]) -> tuple[Rule, ...]:
    """The rules in which every one of the words occurs; case and accents do not matter."""
    wanted = [_plain(word) for word in words]
    return tuple(
        candidate
        for candidate in rules()
        if all(word in _plain(f"{candidate.chapter} {candidate.markdown}") for word in wanted)
    )


def book_in(book: str, language: str) -> tuple[str, tuple[Chapter, ...]]:
    """A book in a language, or in English where it is not translated; which of them, and its text.

    English decides: a translation helps to read it.
    """
    if language != ENGLISH:
        translated = _texts() / language / f"{book}.md"
        if translated.is_file():
            return language, parse(translated.read_text(encoding="utf-8"))
    return ENGLISH, _chapters_of(book)


def parse(text: str) -> tuple[Chapter, ...]:
    """The chapters of a book written in Markdown."""
    return tuple(_parse_chapter(part) for part in _CHAPTER.split(text)[1:])


def repository() -> Path | None:
    """The checkout that this package runs from, or None where it is installed without one."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "docs" / "rules").is_dir() else None


@cache
def _chapters_of(book: str) -> tuple[Chapter, ...]:
    return parse((_texts() / f"{book}.md").read_text(encoding="utf-8"))


def _texts() -> Traversable:
    root = repository()
    return root / "docs" / "rules" if root else resources.files("battalia") / "rules_text"


def _parse_chapter(part: str) -> Chapter:
    heading, _, body = part.partition("\n")
    starts = list(_RULE.finditer(body))

    # A chapter without numbered rules is one rule, under the chapter's own number.
    if not starts:
        number, _, title = heading.partition(" ")
        return Chapter(heading, "", (Rule(number, heading, title, body.strip()),))

    # A rule reaches to the next one, or to the end of the chapter.
    ends = [start.start() for start in starts[1:]] + [len(body)]
    return Chapter(
        heading,
        body[: starts[0].start()].strip(),
        tuple(
            _parse_rule(start, body[start.end() : end], heading)
            for start, end in zip(starts, ends, strict=True)
        ),
    )


def _parse_rule(start: re.Match[str], rest: str, heading: str) -> Rule:
    title: str = start["title"] or ""
    text = f"**{title}**{rest}" if title else rest
    return Rule(start["number"], heading, title.strip(" .:"), _INDENT.sub("", text).strip())


def _plain(text: str) -> str:
    """The text in lower case and without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
