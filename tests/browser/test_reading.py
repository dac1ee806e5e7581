"""What there is to read."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opens


def test_a_rule_is_found_by_its_number(page: Page) -> None:
    page.goto("/rules")
    search = page.get_by_test_id("rules-search")
    rules = page.get_by_test_id(re.compile(r"^rule-"))
    search.fill("b5.5")
    expect(rules).to_have_count(1)
    expect(page.get_by_test_id("rule-B5.5")).to_be_visible()
    search.fill("B1")
    expect(page.get_by_test_id("rule-B1.1")).to_be_visible()
    expect(page.get_by_test_id("rule-B10.1")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words", "rule"),
    [
        ("de", "ubereinstimm", "B11.3"),
        ("hu", "hos viharkapu", "S1.2"),
        ("pl", "mlot strato", "B6.2"),
        ("it", "citta neutrali", "B13.3"),
    ],
)
@pytest.mark.slice(2)
def test_rules_are_found_without_accents(
    opens: Opens, language: str, words: str, rule: str
) -> None:
    page = opens(locale=language).new_page()
    page.goto("/rules")
    page.get_by_test_id("rules-search").fill(words)
    expect(page.get_by_test_id("rule-B0.9")).to_have_count(0)
    expect(page.get_by_test_id(f"rule-{rule}")).to_be_visible()


def test_a_link_to_a_rule_opens_at_it(page: Page) -> None:
    page.goto("/rules#S13.3")
    expect(page.get_by_test_id("rule-S13.3")).to_be_in_viewport()


def test_a_link_to_a_sheet_of_the_second_box_opens_at_it(page: Page) -> None:
    page.goto("/sheets#potions")
    expect(page.locator("#potions")).to_be_in_viewport()
    expect(page.get_by_test_id("sheets-expansion")).to_be_checked()
