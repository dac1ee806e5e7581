"""Five languages: no text is missing, none is left in English."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opens
from browser.moments import building
from browser.pages import PAGES, visit
from browser.player import Player, set_up, sit_down

LANGUAGES = ("en", "de", "it", "hu", "pl")
OTHERS = LANGUAGES[1:]
ENGLISH = re.compile(
    r"\b(Play now|Set up|With friends|Supply|What do you do|End the turn|Undo|Hint"
    r"|Log|Hire|Build|Shelter|Stacks|Players|Day \d|Create)\b"
)
"""Words that stand on the main pages in English and are nothing in any of the others."""


def shown(page: Page) -> str:
    """All that is on the page: what is seen, and what is read out."""
    labels = page.locator("[aria-label]").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label')).join('\\n')"
    )
    return f"{page.locator('body').inner_text()}\n{labels}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_all_of_its_texts(opens: Opens, language: str) -> None:
    context = opens(locale=language)
    page = context.new_page()
    sit_down(context)
    player = Player(page)
    player.open(set_up(context, building()))
    player.asked("action")
    expect(page.locator("html")).to_have_attribute("lang", language)
    player.choose("build curve")
    player.state()
    texts = [shown(page)]
    for path in PAGES:
        visit(page, path)
        texts.append(shown(page))
    missing = sorted(set(re.findall("⟨[^⟩]*⟩", "\n".join(texts))))
    assert missing == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(opens: Opens, language: str) -> None:
    context = opens(locale=language)
    page = context.new_page()
    sit_down(context)
    player = Player(page)
    player.open(set_up(context, building()))
    player.asked("action")
    texts = [shown(page)]
    for path in ("/", "/#set-up"):
        visit(page, path)
        texts.append(shown(page))
    assert sorted({found[0] for found in ENGLISH.finditer("\n".join(texts))}) == []


def test_the_language_is_changed_at_once_and_kept(page: Page) -> None:
    page.goto("/")
    before = page.get_by_test_id("play-now").inner_text()
    page.get_by_test_id("language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_test_id("play-now")).not_to_have_text(before)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
