"""The lobby: people who do not know each other find a table without anybody loading anything."""

import re
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Opens
from browser.player import Player
from browser.test_access import violations
from browser.test_ratings import member
from browser.test_seats import resign


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


def test_from_the_lobby_to_a_rated_game_to_the_profiles(opens: Opens) -> None:
    """Four who have never met: three play, one of them on a phone and in German; one watches."""
    names = [f"{name}-{token_hex(3)}" for name in ("Ada", "Bob", "Ute")]
    ute: dict[str, object] = {"viewport": PHONE, "has_touch": True, "locale": "de-DE"}
    pages = [opens().new_page(), opens().new_page(), opens(**ute).new_page()]
    for one, name in zip(pages, names, strict=True):
        member(one, name)
    ada, bob, phone = pages
    picture = {"avatar": "friman.barfolk"}
    assert bob.context.request.patch("/api/me/privacy", data=picture).ok
    for one in pages:
        one.goto("/lobby")
    ada.get_by_test_id("quick-players-3").check(force=True)
    ada.get_by_test_id("quick-rated").click()
    ada.get_by_test_id("new-open").locator("summary").click()
    ada.get_by_test_id("open").click()
    expect(ada.get_by_test_id("close-table")).to_be_visible()
    table = ada.url.split("/")[-1]
    row = phone.get_by_test_id(f"lobby-{table}")
    expect(row).to_contain_text(names[0])
    expect(row).to_contain_text("Gewertet")
    for one in (bob, phone):
        one.get_by_test_id(f"lobby-{table}").get_by_test_id("sit").click()
    players = [Player(one) for one in pages]
    for player in players:
        expect(player.see("table")).to_be_visible()
        expect(player.see("hint")).to_have_count(0)
    expect(ada.get_by_test_id("avatar-p2").first).to_be_visible()
    stranger = opens().new_page()
    stranger.goto("/lobby")
    stranger.get_by_test_id(f"lobby-{table}").get_by_test_id("watch").click()
    expect(stranger.get_by_test_id("table")).to_be_visible()
    expect(stranger.get_by_test_id("hand")).to_have_count(0)
    resign(players[1], "p2")
    path = f"/api/tables/{table}/seats/p3/resign"
    assert phone.context.request.post(path, data={}).ok
    players[0].click("vote-end")
    rows = players[0].see("game-over").locator("tbody tr[data-seat]")
    expect(rows.first.get_by_test_id("rating-change")).to_have_text(re.compile(r"\+\d+"))
    # Everybody sees what came of it; with whom it was played, whoever she lets see it.
    for one in (ada, phone, stranger):
        one.goto(f"/people/{names[0]}")
        expect(one.get_by_test_id("profile-few")).to_be_visible()
    expect(phone.get_by_test_id("profile-few")).to_contain_text("eine Partie, eine gewonnen")
    expect(ada.get_by_test_id("profile-games")).to_contain_text(names[1])
    expect(stranger.get_by_test_id("profile-games")).to_have_count(0)
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bob.goto("/leaders#few")
    expect(bob.get_by_test_id("leaders").locator("tr.mine")).to_contain_text(names[1])


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
