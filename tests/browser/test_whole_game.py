"""A whole game in the page."""

import pytest
from playwright.sync_api import Page, expect

from browser.player import Player, steady


def play(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("set-up").click()
    page.get_by_test_id("option-weeks-1").check(force=True)
    page.get_by_test_id("seat-p2").get_by_role("combobox").nth(1).select_option("novice")
    page.get_by_test_id("create").click()
    player = Player(page)
    expect(player.see("table")).to_be_visible()
    player.play(steady, until=lambda state: state == "over")
    expect(player.see("game-over").locator("tr[data-seat]")).to_have_count(2)


def test_a_whole_game_is_played_by_clicking_what_the_page_offers(page: Page) -> None:
    play(page)


@pytest.mark.slice(0)
def test_a_whole_game_is_played_on_a_phone(phone: Page) -> None:
    play(phone)
