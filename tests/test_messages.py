"""The messages, and the way they are written."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from battalia.messages import Messages, messages, source

TEXT = """\
greeting = Welcome, { $name }!
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
silent =
    .hint = only an attribute
"""


def test_a_message_is_filled_with_its_arguments() -> None:
    assert Messages("en", TEXT).format("greeting", {"name": "Bärfolk"}) == "Welcome, Bärfolk!"


@pytest.mark.parametrize(("count", "text"), [(1, "one card"), (6, "6 cards")])
def test_a_message_agrees_with_its_number(count: int, text: str) -> None:
    assert Messages("en", TEXT).format("cards", {"count": count}) == text


def test_an_unknown_message_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="no message “farewell”"):
        Messages("en", TEXT).format("farewell")


def test_a_message_without_text_is_refused() -> None:
    with pytest.raises(KeyError, match="“silent” has no text"):
        Messages("en", TEXT).format("silent")


def test_a_missing_argument_is_refused() -> None:
    with pytest.raises(ValueError, match="“greeting” cannot be written"):
        Messages("en", TEXT).format("greeting")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError, match="no messages in the language “xx”"):
        messages("xx")


def test_the_messages_of_a_language_are_read_once() -> None:
    assert messages("en") is messages("en")


def test_every_line_of_the_english_messages_is_understood() -> None:
    text = source("en")
    entries = FluentResource(text).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
