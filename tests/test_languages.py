"""Every language says everything: the same messages, with the same arguments, rightly written."""

import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from battalia import rulebook
from battalia.messages import LANGUAGES, messages, source
from battalia.server.messages import Language

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "src" / "battalia" / "messages"
OTHERS = [language for language in LANGUAGES if language != "en"]


class _Arguments(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def arguments(message: ast.Message) -> set[str]:
    found = _Arguments()
    found.visit(message)
    return found.names


@cache
def parsed(language: str) -> dict[str, ast.Message]:
    body = FluentResource(source(language)).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in entries]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"said twice: {sorted(twice)}"
    return {entry.id.name: entry for entry in entries}


ENGLISH = parsed("en")


def test_the_server_takes_just_these_languages() -> None:
    assert get_args(Language) == LANGUAGES


def test_every_folder_is_a_language_and_every_language_has_a_folder() -> None:
    assert sorted(LANGUAGES) == sorted(
        path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("__")
    )


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_messages_and_no_other(language: str) -> None:
    own = parsed(language)
    assert sorted(ENGLISH.keys() - own.keys()) == []
    assert sorted(own.keys() - ENGLISH.keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_wants_an_argument_that_it_does_not_get(language: str) -> None:
    wrong = {
        name: sorted(arguments(message) - arguments(ENGLISH[name]))
        for name, message in parsed(language).items()
        if name in ENGLISH and arguments(message) - arguments(ENGLISH[name])
    }
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_leaves_out_what_the_english_one_tells(language: str) -> None:
    """What only serves to choose between forms of a sentence may be left out."""

    def told(message: ast.Message) -> set[str]:
        return arguments(message) - _selectors(message)

    missing = {
        name: sorted(told(ENGLISH[name]) - arguments(message))
        for name, message in parsed(language).items()
        if name in ENGLISH and told(ENGLISH[name]) - arguments(message)
    }
    assert not missing


def _selectors(message: ast.Message) -> set[str]:
    names: set[str] = set()

    class Selecting(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if isinstance(node.selector, ast.VariableReference):
                names.add(node.selector.id.name)
            self.generic_visit(node)

    Selecting().visit(message)
    return names


@pytest.mark.parametrize("language", OTHERS)
def test_hardly_a_message_is_left_in_english(language: str) -> None:
    """Names are the same in many languages; sentences are not."""
    write = FluentSerializer().serialize_entry
    same = [
        name
        for name, message in parsed(language).items()
        if name in ENGLISH
        and write(message) == write(ENGLISH[name])
        and len(re.findall(r"[a-zA-Z]{3,}", write(message).partition("=")[2])) > 3
    ]
    assert not same


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_a_language_can_be_formatted(language: str) -> None:
    catalogue = messages(language)
    for name, message in parsed(language).items():
        args = dict.fromkeys(arguments(message), 2)
        catalogue.format(name, args)


# How the languages are written.


def patterns(message: ast.Message) -> Iterator[str]:
    """What a message may say: each variant for itself, arguments as { $name }."""

    def said(pattern: ast.Pattern) -> str:
        whole = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                whole += element.value
                continue
            expression = element.expression
            if isinstance(expression, ast.VariableReference):
                whole += f"{{ ${expression.id.name} }}"
            elif isinstance(expression, ast.SelectExpression):
                whole += "{ … }"
                found.extend(said(variant.value) for variant in expression.variants)
        return whole

    found: list[str] = []
    if message.value is not None:
        found.append(said(message.value))
    return iter(found)


def everything(language: str) -> Iterator[tuple[str, str, str]]:
    """All messages and all rules: name, text, and the same in English."""
    for name, message in parsed(language).items():
        yield name, " | ".join(patterns(message)), " | ".join(patterns(ENGLISH[name]))
    for book in rulebook.BOOKS:
        _, chapters = rulebook.book_in(book, language)
        for own, original in zip(chapters, rulebook.chapters(book), strict=True):
            for rule, same in zip(own.rules, original.rules, strict=True):
                yield rule.number, rule.text, same.text


AS_LONG_AS = re.compile(r"\b(?:while|as (?:long|often|far) as)\b", re.IGNORECASE)


@pytest.mark.parametrize(
    ("language", "word", "no"),
    [
        ("it", "finché", "non"),
        ("hu", "a?míg", "ne|nem|sem|nincs"),
        ("pl", "dopóki", "nie"),
    ],
)
def test_until_is_not_said_as_as_long_as(language: str, word: str, no: str) -> None:
    """These words mean “as long as”; only with a “not” in their clause they mean “until”."""
    bare = re.compile(rf"\b(?:{word})\b(?![^.,;:|]*\b(?:{no})\b)", re.IGNORECASE)
    wrong = {
        name: text
        for name, text, english in everything(language)
        if len(bare.findall(text)) > len(AS_LONG_AS.findall(english))
    }
    assert not wrong


QUOTES = {"en": "“”", "de": "„“", "it": "“”", "pl": "„”", "hu": "„”"}  # opening, closing
SHELL = re.compile(r'pip install "[^"]*"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_the_language(language: str) -> None:
    wrong = []
    for name, message in parsed(language).items():
        for text in patterns(message):
            marks = re.sub(r"[^“”„«»‘‚‹›\"']", "", SHELL.sub("", text))
            if marks != QUOTES[language] * (len(marks) // 2):
                wrong.append((name, text))
    assert not wrong


@pytest.mark.parametrize("language", ["it", "pl", "hu"])
def test_no_space_stands_before_an_ellipsis_where_the_language_has_none(language: str) -> None:
    wrong = [
        name
        for name, message in parsed(language).items()
        if any(" …" in text.replace("{ … }", "") for text in patterns(message))
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_full_stops_are_no_ellipsis(language: str) -> None:
    assert not [name for name, text, _ in everything(language) if "..." in text]


UNCHANGED = {
    *("SP", "cannot", "left", "of", "stardust", "supply"),
    *("Priester", "Stammeskrieger", "Titel", "von"),
    "re",
    *("dni", "herosów", "z"),
}
"""What does not change with the number before it."""


def forms(message: ast.Message) -> dict[str, set[str]]:
    """By which plural forms a message chooses, by argument."""
    found: dict[str, set[str]] = {}

    class Selecting(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if isinstance(node.selector, ast.VariableReference):
                keys = {
                    one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)
                }
                found.setdefault(node.selector.id.name, set()).update(keys)
            self.generic_visit(node)

    Selecting().visit(message)
    return found


@cache
def counted() -> dict[str, set[str]]:
    """What is counted in a message: another language tells one from many there."""
    found: dict[str, set[str]] = {}
    for language in ("en", "de", "it"):
        for name, message in parsed(language).items():
            numbers = {argument for argument, keys in forms(message).items() if "one" in keys}
            found.setdefault(name, set()).update(numbers)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_every_form_of_the_language(language: str) -> None:
    """Hungarian counts with one form only; Polish has another for two to four."""
    wrong = []
    for name, message in parsed(language).items():
        own = forms(message)
        for argument in counted().get(name, ()):
            number = re.compile(rf"\{{ \${argument} \}} (\w+)")
            words = {word for text in patterns(message) for word in number.findall(text)}
            needed = {"hu": set(), "pl": {"one", "few"}}.get(language, {"one"})
            if words - UNCHANGED and not needed <= own.get(argument, set()):
                wrong.append((name, argument, words))
    assert not wrong


def test_no_hungarian_article_stands_before_what_is_filled_in() -> None:
    """It would be “a” or “az” by the first sound; a space is always written r…, read “er”."""
    article = re.compile(r"\ba(?:z|\(z\))? „?\{ \$(\w+) \}", re.IGNORECASE)
    wrong = {
        (name, argument)
        for name, text, _ in everything("hu")
        for argument in article.findall(text)
        if argument not in ("space", "origin")
    }
    assert not wrong
    assert not [name for name, text, _ in everything("hu") if re.search(r"\b[Aa] \{ \$space", text)]


def test_no_italian_word_is_elided_before_what_is_filled_in() -> None:
    assert not [name for name, text, _ in everything("it") if "’{ $" in text]


APART = re.compile(
    r"\b(?:alap játék|húzó pakli|kezdő város|referencia lap|harci erő bónusz|orvtámadás hely"
    r"|terület (?:bónusz|pakli)|veterán státusz"
    r"|(?:terület|utánpótlás|orvtámadás|csillagpor|sátor|egység|város|út|rom|völgy) kárty)",
    re.IGNORECASE,
)


def test_hungarian_compounds_are_one_word() -> None:
    assert not {name: found for name, text, _ in everything("hu") if (found := APART.findall(text))}


NAMED = {
    **{f"faction-{one}": f"faction_{one}_short" for one in
       ("barfolk", "islanders", "emberians", "cloudborn", "sunblessed", "wolfsclan")},
    **{f"kind-{one}": one for one in
       ("supply", "friman", "chief", "priest", "lord", "tool", "weapon", "amulet", "title", "tent",
        "horse", "queen", "king")},
    **{f"terrain-{one}": f"terrain_{one}_short" for one in
       ("woods", "lakes", "canyons", "mountains")},
    "start-box-base": "base_game",
    "cards-oracle": "sun_oracle",
    "sheets-cohort": "cohort",
    "cards-nation": "nation",
    "cards-shelter": "refuge",
    "cards-limbo": "limbo",
}  # fmt: skip


@pytest.mark.parametrize("language", OTHERS)
def test_names_are_those_of_the_glossary(language: str) -> None:
    with (ROOT / "docs/rules/glossary.csv").open(encoding="utf-8") as file:
        glossary = {row["key"]: row[language] for row in csv.DictReader(file)}
    say = messages(language).format
    said = {name: say(name) for name in NAMED}
    wrong = {
        name: (text, glossary[NAMED[name]])
        for name, text in said.items()
        if glossary[NAMED[name]] and text.casefold() != glossary[NAMED[name]].casefold()
    }
    assert not wrong
