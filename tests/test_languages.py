"""Every language says everything: the same messages, with the same arguments."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from battalia.messages import LANGUAGES, messages, source
from battalia.server.messages import Language

FOLDER = Path(__file__).parents[1] / "src" / "battalia" / "messages"
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
