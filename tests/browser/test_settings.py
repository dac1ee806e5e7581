"""What a player likes."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opens
from browser.moments import building
from browser.player import Player
from positions import table

ANSWER = "Notification.requestPermission = async () => '%s';"


def test_notifications_are_on_only_where_the_browser_allows_them(page: Page) -> None:
    page.add_init_script(ANSWER % "denied")
    player = Player.at(page, building())
    player.asked("action")
    page.get_by_role("button", name="Settings").click()
    wish = page.get_by_role("switch", name="A notification when it is my turn")
    wish.click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow")
    expect(wish).not_to_be_checked()
    page.evaluate(ANSWER % "granted")
    wish.click()
    expect(wish).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.slice(0)
def test_who_wants_no_mulligan_is_asked_only_for_cohorts(page: Page) -> None:
    plain = table(at="cohort", hand="friman.barfolk×2", fill=12)
    player = Player.at(page, plain)
    player.asked("cohort")
    page.get_by_role("button", name="Do not ask again").click()
    player.asked("action")
    # Every later turn begins with its actions, and Undo still leads to the mulligan.
    player = Player.at(page, plain)
    player.asked("action")
    player.click("undo")
    player.asked("cohort")
    expect(page.get_by_role("button", name="Do not ask again")).to_have_count(0)
    player.do("mulligan")
    player.asked("top-card")
    # Where there is a cohort one is asked all the same.
    player = Player.at(page, table(at="cohort", hand="friman.barfolk×3", fill=12))
    player.asked("cohort")
    page.get_by_role("button", name="Settings").click()
    wish = page.get_by_role("switch", name="Ask for a mulligan")
    expect(wish).not_to_be_checked()
    wish.click()
    player = Player.at(page, plain)
    player.asked("cohort")


GROUND = "getComputedStyle(document.documentElement).backgroundColor"


@pytest.mark.chromium("Firefox is not told which colours the system has")
@pytest.mark.slice(0)
def test_the_theme_is_the_systems_until_somebody_likes_another(opens: Opens) -> None:
    grounds = {}
    for theme in ("light", "dark"):
        page = opens(color_scheme=theme).new_page()
        page.goto("/")
        grounds[theme] = page.evaluate(GROUND)
    assert grounds["light"] != grounds["dark"]
    # It is dark there; light is liked, at every page and again later.
    page.get_by_test_id("theme").select_option("light")
    assert page.evaluate(GROUND) == grounds["light"]
    page.reload()
    assert page.evaluate(GROUND) == grounds["light"]
    player = Player.at(page, building())
    player.asked("action")
    assert page.evaluate(GROUND) == grounds["light"]
    page.get_by_role("button", name="Settings").click()
    player.see("settings").get_by_test_id("theme").select_option("system")
    assert page.evaluate(GROUND) == grounds["dark"]
    page.emulate_media(color_scheme="light")
    assert page.evaluate(GROUND) == grounds["light"]
