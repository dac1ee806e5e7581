"""A rated game from its set-up to both profiles and the leaderboard."""

import re
from secrets import token_hex

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Opens
from browser.player import LINK, ME, Player, set_up_links, sit_down
from browser.test_access import violations
from browser.test_seats import resign


def member(page: Page, name: str) -> None:
    """Somebody with an account at this browser."""
    sit_down(page.context, name)
    account = {"login": name, "password": "eight letters"}
    answer = page.context.request.post("/api/me/account", data=account)
    assert answer.ok, answer.text()


def test_two_play_a_rated_game_and_find_it_in_their_profiles(
    page: Page, another: Page, opens: Opens
) -> None:
    page.goto("/#set-up")
    switch = page.get_by_test_id("option-rated")
    # Only with an account.
    expect(switch).to_have_attribute("aria-disabled", "true")
    one, other = (f"{name}-{token_hex(3)}" for name in ("ada", "bea"))
    member(page, one)
    member(another, other)
    page.reload()
    page.get_by_test_id("clock").get_by_text("Book").click()
    switch.click()
    expect(switch).to_be_checked()
    made = set_up_links(
        page.context,
        options={"players": 2},
        seats=[ME, LINK],
        settings={"clock": {"kind": "book"}},
        rated=True,
    )
    ada, bea = Player(page), Player(another)
    ada.open(made["table"]["id"])
    another.goto(f"/t/{made['table']['id']}#s={made['seats']['p2']}")
    for player in (ada, bea):
        expect(player.see("table")).to_be_visible()
        expect(player.see("hint")).to_have_count(0)
    resign(bea, "p2")
    ada.click("vote-end")
    for player in (ada, bea):
        rows = player.see("game-over").locator("tbody tr[data-seat]")
        expect(rows.first.get_by_test_id("rating-change")).to_have_text(re.compile(r"\+\d+"))
        expect(rows.last.get_by_test_id("rating-change")).to_have_text(re.compile(r"−\d+"))
    page.goto("/")
    expect(page.get_by_test_id(f"game-{made['table']['id']}")).to_contain_text(re.compile(r"\+\d+"))
    page.goto(f"/people/{one}")
    expect(page.get_by_test_id("profile-two")).to_contain_text("one game, one won")
    expect(page.get_by_test_id("profile-games")).to_contain_text(other)
    for context, friend in ((page.context, other), (another.context, one)):
        assert context.request.post("/api/friends", data={"name": friend}).ok
    another.goto(f"/people/{one}")
    expect(another.get_by_test_id("profile-met")).to_contain_text(f"1 times {one}")
    another.goto("/leaders")
    own = another.get_by_test_id("leaders").locator("tr.mine")
    expect(own).to_contain_text("provisional")
    own.get_by_role("link", name=other).click()
    expect(another.get_by_test_id("profile-two")).to_contain_text("one game, none won")
    phone = opens(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    for path, shown in ((f"/people/{one}", "profile-two"), ("/leaders", "leaders")):
        phone.goto(path)
        expect(phone.get_by_test_id(shown)).to_be_visible()
        wide = phone.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} fits a phone"
        assert violations(phone) == []
