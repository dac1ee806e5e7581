"""The documentation in the browser, under the policy of the game's own pages."""

import pytest
from playwright.sync_api import Page, expect

from battalia.server.page import DOCS, FRONT, files

pytestmark = pytest.mark.skipif(
    FRONT not in files(DOCS), reason="the documentation is not built: make site"
)


def test_whoever_looks_for_a_word_finds_its_pages_and_reads_them(page: Page) -> None:
    page.goto("/docs")
    expect(page).to_have_url("/docs/")
    page.get_by_placeholder("Search").fill("retreat")
    page.keyboard.press("Enter")
    found = page.locator("#search-results li")
    expect(found.filter(has_text="base rules")).not_to_have_count(0)
    found.filter(has_text="Rulings").get_by_role("link").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rulings§")


@pytest.mark.chromium("Firefox is not told which colours the system has")
def test_who_likes_it_dark_finds_it_dark_on_the_next_page(page: Page) -> None:
    page.goto("/docs/")
    page.emulate_media(color_scheme="light")
    body = page.locator("body")
    expect(body).to_have_attribute("data-theme", "auto")
    page.get_by_role("button", name="color theme").locator("visible=true").click()
    expect(body).to_have_attribute("data-theme", "dark")
    page.goto("/docs/python.html")
    expect(body).to_have_attribute("data-theme", "dark")
