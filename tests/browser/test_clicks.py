"""Few clicks: what goes without saying is not asked, and one thing that is done is one act."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.moments import building, camp, walking
from browser.player import Player
from clicks import ACTIONS, ROOT, counted, crossing, spent

TABLE = (ROOT / "docs/measurements.md").read_text(encoding="utf-8")
LIES = "[data-testid=confirm][data-choice]"


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.slice(3)
def test_it_takes_as_many_clicks_as_the_documentation_says(page: Page, action: str) -> None:
    row = re.search(rf"^\| {re.escape(action)} \| (\d+) \| (\d+) \|$", TABLE, re.MULTILINE)
    assert row is not None
    before, after = map(int, row.groups())
    assert counted(page, ACTIONS[action]) == after <= before


@pytest.fixture
def sent(page: Page) -> list[str]:
    """What the page sends to be chosen."""
    return listened(page)


def listened(page: Page) -> list[str]:
    choices: list[str] = []

    def said(frame: bytes | str) -> None:
        message = json.loads(frame)
        if message["type"] == "choose":
            choices.append(message["choice"])

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", said)

    page.on("websocket", opened)
    return choices


ROAD = [
    "build straight; pay supply friman.barfolk",
    "place r3c1 east",
]


def by_mouse(what: Locator) -> None:
    what.click()


def by_keyboard(what: Locator) -> None:
    what.focus()
    what.page.keyboard.press("Enter")


@pytest.mark.chromium("Playwright hears its sockets alone")
@pytest.mark.parametrize("press", [by_mouse, by_keyboard])
@pytest.mark.slice(1)
def test_a_road_is_stack_then_space_and_a_yes_once_its_terrain_is_seen(
    page: Page, sent: list[str], press: Callable[[Locator], None]
) -> None:
    player = Player.at(page, crossing())
    player.asked("action")
    press(player.see("stack-straight"))
    space = player.see("space-r3c1")
    expect(space).to_have_attribute("data-mark", "act")
    press(space)
    player.asked("place")
    expect(page.locator(LIES)).to_have_attribute("data-choice", ROAD[1])
    # It can still lie elsewhere: its terrain is seen only now.
    expect(player.see("space-r2c2")).to_have_attribute("data-mark", "act")
    press(space)
    player.asked("action")
    expect(player.see("log")).to_contain_text("r3c1")
    assert sent == ROAD


@pytest.mark.chromium("Playwright has fingers for it alone")
def test_a_road_is_built_by_finger(phone: Page) -> None:
    sent = listened(phone)
    player = Player.at(phone, crossing())
    player.asked("action")
    player.see("drawer-stacks").tap()
    player.see("stack-straight").tap()
    player.see("space-r3c1").tap()
    player.asked("place")
    phone.locator(LIES).tap()
    player.asked("action")
    assert sent == ROAD


@pytest.mark.chromium("Playwright hears its sockets alone")
def test_another_way_to_pay_is_chosen_before_the_space(page: Page, sent: list[str]) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.click("stack-curve")
    page.locator("[data-testid=hand-card][data-card='tool.barfolk'] button").first.click()
    expect(player.see("payment")).to_have_attribute("data-choice", re.compile("tool.barfolk"))
    player.click("space-r1c1")
    player.asked("place")
    assert len(sent) == 1
    assert re.fullmatch(r"build curve; pay .*tool\.barfolk.*", sent[0])


@pytest.mark.chromium("Playwright hears its sockets alone")
@pytest.mark.slice(0)
def test_who_points_at_a_stack_twice_buys_as_it_is_proposed(page: Page, sent: list[str]) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.click("stack-chief")
    expect(player.see("payment")).to_be_visible()
    assert sent == []
    player.click("stack-chief")
    expect(player.see("log")).to_contain_text("hired")
    assert sent == ["hire chief; pay supply×3"]


@pytest.mark.chromium("Playwright hears its sockets alone")
def test_a_journey_is_one_message_and_one_undo(page: Page, sent: list[str]) -> None:
    player = Player.at(page, walking())
    player.asked("action")
    player.click("space-r1c1")
    player.click("space-r1c4")
    hero = re.compile("Hero 1 of")
    expect(player.see("space-r1c4")).to_have_attribute("aria-label", hero)
    assert sent == ["travel 1 r1c4; pay supply×3"]
    page.keyboard.press("Control+z")
    expect(player.see("space-r1c1")).to_have_attribute("aria-label", hero)
    expect(player.see("undo")).to_be_disabled()


@pytest.mark.chromium("Playwright hears its sockets alone")
def test_a_card_that_can_lie_in_one_way_only_is_laid_and_the_log_says_why(
    page: Page, sent: list[str]
) -> None:
    player = Player.at(page, camp())
    player.asked("action")
    player.click("stack-straight")
    player.click("space-r1c1")
    expect(player.see("log")).to_contain_text(
        re.compile(r"built .*r1c1.*\. Nothing else was possible\.")
    )
    player.asked("action")
    assert sent == ["build straight; pay supply friman.barfolk"]
    # Who comes later finds the same.
    page.reload()
    player.asked("action")
    expect(player.see("log")).to_contain_text("Nothing else was possible.")


MAIN = re.compile(r"\bmain\b")


def test_the_end_of_the_turn_is_invited_to_only_when_nothing_useful_is_left(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    end, sure = player.see("end-turn"), page.get_by_role("dialog")
    expect(end).not_to_have_class(MAIN)
    end.click()
    expect(sure).to_contain_text("Still possible: Hire a unit")
    expect(sure).not_to_contain_text("limbo")


@pytest.mark.parametrize("press", [by_mouse, by_keyboard])
@pytest.mark.slice(1)
def test_the_end_of_the_turn_does_not_ask_when_nothing_useful_is_left(
    page: Page, press: Callable[[Locator], None]
) -> None:
    player = Player.at(page, spent())
    player.asked("action")
    end = player.see("end-turn")
    expect(end).to_have_class(MAIN)
    press(end)
    expect(player.see("log")).to_contain_text("discarded")
    expect(page.get_by_role("dialog")).to_have_count(0)
