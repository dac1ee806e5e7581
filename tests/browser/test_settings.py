"""What a player likes."""

from playwright.sync_api import Page, expect

from browser.moments import building
from browser.player import Player

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
