"""The rules texts, read as data."""

import re
from pathlib import Path

import pytest

from battalia import rulebook
from battalia.messages import LANGUAGES

BOOK = """\
# A book

Words before the first chapter.

## B1 Beginnings

Read this first.

- **B1.1 Names.** Everybody has one.
  - A bullet of the same rule.
- **B1.2** A rule without a title.
- **B1.10 Prices** (in full):

  | thing | price |
  |---|---|
  | bread | 1 |

## B2 Left open

Nothing is said here.
"""

CITED = re.compile(r"\b[BS]\d+(?:\.\d+)?\b")
"""The rules that a text names."""


def test_a_chapter_has_a_number_a_heading_and_an_introduction() -> None:
    chapter = rulebook.parse(BOOK)[0]
    assert (chapter.number, chapter.heading) == ("B1", "B1 Beginnings")
    assert chapter.intro == "Read this first."


def test_a_rule_knows_its_number_chapter_and_title() -> None:
    rule = rulebook.parse(BOOK)[0].rules[0]
    assert (rule.number, rule.chapter, rule.title) == ("B1.1", "B1 Beginnings", "Names")


def test_a_rule_keeps_its_nested_bullets() -> None:
    rule = rulebook.parse(BOOK)[0].rules[0]
    assert rule.text == "**Names.** Everybody has one.\n- A bullet of the same rule."


def test_a_rule_without_a_title_has_an_empty_one() -> None:
    rule = rulebook.parse(BOOK)[0].rules[1]
    assert (rule.title, rule.text) == ("", "A rule without a title.")


def test_a_rule_with_a_table_keeps_its_table() -> None:
    rule = rulebook.parse(BOOK)[0].rules[2]
    assert (rule.number, rule.title) == ("B1.10", "Prices")
    assert rule.text.endswith("(in full):\n\n| thing | price |\n|---|---|\n| bread | 1 |")


def test_a_chapter_without_numbered_rules_is_one_rule() -> None:
    assert rulebook.parse(BOOK)[1].rules == (
        rulebook.Rule("B2", "B2 Left open", "Left open", "Nothing is said here."),
    )


def test_a_rule_is_printed_as_in_the_book() -> None:
    titled, untitled, _ = rulebook.parse(BOOK)[0].rules
    assert titled.markdown.startswith("**B1.1 Names.** Everybody")
    assert untitled.markdown == "**B1.2** A rule without a title."


@pytest.mark.parametrize("book", rulebook.BOOKS)
def test_every_number_in_bold_at_the_head_of_a_line_is_a_rule(book: str) -> None:
    text = Path(__file__).parents[1].joinpath("docs", "rules", f"{book}.md").read_text("utf-8")
    printed = re.findall(r"^\W*\*\*([BS]\d+\.\d+)", text, re.MULTILINE)
    assert [rule.number for rule in rulebook.rules(book) if "." in rule.number] == printed


def test_the_books_reach_from_the_components_to_the_last_chapter() -> None:
    numbers = [rule.number for rule in rulebook.rules()]
    assert (numbers[0], numbers[-1]) == ("B0.1", "S17")
    assert len(numbers) == len(set(numbers))


def test_a_table_below_the_list_belongs_to_the_rule_above_it() -> None:
    assert "| 12 | Destroy one tent" in rulebook.rule("S1.5").text
    assert "| colossus (gold) |" in rulebook.rule("S13.3").text


def test_a_rule_is_found_by_its_number() -> None:
    assert rulebook.rule("B4.7").title == "Impassable"


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(KeyError, match="there is no rule B99"):
        rulebook.rule("B99")


def test_a_search_needs_every_word() -> None:
    numbers = {rule.number for rule in rulebook.search(["retreat", "battlefield", "2 or 3"])}
    assert numbers == {"B8.8"}


def test_a_search_minds_neither_case_nor_accents() -> None:
    assert rulebook.search(["BARFOLK"]) == rulebook.search(["Bärfolk"]) != ()


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("book", rulebook.BOOKS)
def test_a_translated_book_has_every_rule_under_its_number(book: str, language: str) -> None:
    found, chapters = rulebook.book_in(book, language)
    assert found == language
    english = rulebook.chapters(book)
    assert [chapter.number for chapter in chapters] == [chapter.number for chapter in english]
    for own, original in zip(chapters, english, strict=True):
        assert [rule.number for rule in own.rules] == [rule.number for rule in original.rules]
        for rule, same in zip(own.rules, original.rules, strict=True):
            assert sorted(CITED.findall(rule.text)) == sorted(CITED.findall(same.text)), rule.number


def test_a_language_without_a_book_reads_the_english_one() -> None:
    assert rulebook.book_in("base", "xx") == ("en", rulebook.chapters("base"))
