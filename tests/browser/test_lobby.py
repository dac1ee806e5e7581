"""The lobby: people who do not know each other find a table without anybody loading anything."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opens
from browser.test_access import violations


def arrive(page: Page, name: str) -> None:
    page.goto("/lobby")
    page.get_by_test_id("own-name").fill(name)
    expect(page.get_by_test_id("open-tables")).to_be_attached()


def test_three_who_have_never_met_find_a_table_and_others_watch(
    page: Page, another: Page, phone: Page
) -> None:
    for one, name in ((page, "Ada"), (another, "Bob"), (phone, "Cem")):
        arrive(one, name)
    page.get_by_test_id("quick-players-3").check(force=True)
    page.get_by_test_id("new-open").locator("summary").click()
    page.get_by_test_id("open-level-new").check(force=True)
    page.get_by_test_id("open").click()
    expect(page.get_by_test_id("close-table")).to_be_visible()
    table = page.url.split("/")[-1]

    # The others see it come, and that a seat was taken, where they are.
    row = another.get_by_test_id(f"lobby-{table}")
    for guest in (another, phone):
        expect(guest.get_by_test_id(f"lobby-{table}")).to_contain_text("2 of 3 seats free")
    expect(row).to_contain_text("Ada")
    expect(row).to_contain_text("new to it")
    phone.get_by_test_id(f"lobby-{table}").get_by_test_id("sit").click()
    expect(phone.get_by_test_id("seat-p2")).to_contain_text("Cem")
    expect(row).to_contain_text("one of 3 seats free")
    row.get_by_test_id("sit").click()
    for player in (page, another, phone):
        expect(player.get_by_test_id("table")).to_be_visible()
        expect(player.get_by_test_id("player-p3").first).to_contain_text("Bob")


def test_whoever_comes_by_watches_a_game_of_strangers(
    page: Page, another: Page, opens: Opens
) -> None:
    for one, name in ((page, "Ada"), (another, "Bob")):
        arrive(one, name)
        one.get_by_test_id("quick-computers--1").check(force=True)
    page.get_by_test_id("seek").click()
    expect(page.get_by_test_id("seeking")).to_be_visible()
    another.get_by_test_id("seek").click()
    for player in (page, another):
        expect(player.get_by_test_id("table")).to_be_visible()
    assert page.url == another.url
    stranger = opens().new_page()
    stranger.goto("/")
    stranger.get_by_test_id("featured").click()
    expect(stranger.get_by_test_id("table")).to_be_visible()
    expect(stranger.get_by_test_id("hand")).to_have_count(0)


def test_computers_play_along_where_nobody_comes(phone: Page) -> None:
    arrive(phone, "Ada")
    phone.get_by_test_id("quick-players-4").check(force=True)
    phone.get_by_test_id("quick-computers-0").check(force=True)
    phone.get_by_test_id("seek").click()
    expect(phone.get_by_test_id("table")).to_be_visible()


@pytest.mark.chromium("axe judges the page, not the engine")
def test_the_lobby_is_for_everybody(page: Page, phone: Page) -> None:
    arrive(page, "Ada")
    page.get_by_test_id("new-open").locator("summary").click()
    page.get_by_test_id("open").click()
    expect(page.get_by_test_id("close-table")).to_be_visible()
    assert violations(page) == []
    arrive(phone, "Bob")
    expect(phone.get_by_test_id("sit").first).to_be_visible()
    phone.get_by_test_id("new-open").locator("summary").click()
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
