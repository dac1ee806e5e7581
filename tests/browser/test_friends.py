"""Several people at one table: over links, at one screen, and those who watch."""

import re

from playwright.sync_api import BrowserContext, Page, Route, expect

from browser.conftest import Opens
from browser.moments import building
from browser.player import (
    HERE,
    LINK,
    ME,
    SIMPLE,
    Player,
    set_up,
    set_up_links,
    sit_down,
    steady,
    together,
)


def test_two_browsers_play_over_a_link_and_one_comes_back(
    context: BrowserContext, page: Page, another: Page
) -> None:
    sit_down(context)
    made = set_up_links(context, options={"players": 2}, seats=[ME, LINK], seed="two friends")
    ada = Player(page)
    ada.open(made["table"]["id"])
    expect(page.get_by_test_id("seat-p2")).to_be_visible()
    bob = Player.invited(another, made, "p2")
    expect(bob.see("table")).to_be_visible()
    assert "#s=" not in another.url, "the key does not stay in the address"
    for player in (ada, bob):
        expect(player.see("player-p2")).to_contain_text("Bob")

    together([ada, bob], turns=2)
    for player in (ada, bob):
        expect(player.see("log")).to_contain_text(re.compile("(Ada|Bob) chose the"))
    hand = bob.hand()
    another.reload()
    expect(bob.see("hand-card")).to_have_count(len(hand))
    assert bob.hand() == hand
    together([ada, bob], turns=2)


def test_the_watch_link_shows_the_table_and_no_hand(
    context: BrowserContext, page: Page, another: Page
) -> None:
    sit_down(context)
    made = set_up_links(context, building())
    table = made["table"]["id"]
    another.goto(f"/t/{table}#w={made['watch']}")
    watcher, ada = Player(another), Player(page)
    expect(watcher.see("table")).to_be_visible()
    expect(watcher.see("hand")).to_have_count(0)
    expect(watcher.see("end-turn")).to_have_count(0)
    # Nor does the page have them where they are not shown.
    hidden = another.locator("[data-card='tool.barfolk']")
    expect(hidden).to_have_count(0)
    ada.open(table)
    ada.asked("action")
    assert "tool.barfolk" in ada.hand()
    ada.choose("hire friman")
    ada.see("confirm").click()
    expect(watcher.see("log")).to_contain_text(re.compile("[Ff]riman"))


def test_at_one_screen_nobody_sees_the_next_ones_cards_before_they_are_ready(
    context: BrowserContext, page: Page
) -> None:
    sit_down(context)
    game = building()
    table = set_up(context, game, seats=[ME, *[HERE] * 3])
    player = Player(page)
    player.open(table)
    player.asked("action")
    own = player.hand()
    assert "tool.barfolk" in own
    player.click("end-turn")
    page.locator("dialog [data-testid=confirm]").click()
    while player.state() != "hand-over":
        steady(player, player.state())
    over = player.see("hand-over")
    expect(over).to_have_attribute("data-seat", "p2")
    expect(player.see("hand")).to_have_count(0)
    expect(player.see("hand-card")).to_have_count(0)
    expect(player.see("log")).to_have_count(0)
    over.get_by_role("button").click()
    expect(player.see("hand")).to_be_visible()
    assert player.hand() != own


def test_what_is_refused_to_those_who_wait_is_told_in_their_language(opens: Opens) -> None:
    context = opens(locale="de-DE")
    page = context.new_page()
    sit_down(context)
    table = set_up(context, options={"players": 2}, seats=[ME, LINK])
    reason = {"id": "nobody-at-this-table", "rule": "", "args": {}}
    refused = {"reason": reason, "text": "In English."}
    page.route("**/computer", lambda route: route.fulfill(status=403, json=refused))
    page.goto(f"/t/{table}")
    page.get_by_test_id("seat-p2").get_by_role("button").last.click()
    expect(page.get_by_role("alert")).to_contain_text("Du sitzt weder an diesem Tisch")


def test_while_players_are_awaited_computers_are_called_by_their_level(
    context: BrowserContext, page: Page
) -> None:
    """One of another package, which has no words, by its own name."""
    sit_down(context)
    table = set_up(context, options={"players": 3}, seats=[ME, SIMPLE, LINK])

    def offers(route: Route) -> None:
        offer = route.fetch().json()
        route.fulfill(json={**offer, "levels": ["novice", "cunning"]})

    page.route("**/api/offer", offers)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("seat-p2")).to_contain_text("computer (simple)")
    expect(page.get_by_role("option")).to_have_text(["novice", "cunning"])
