"""For everybody: no page breaks a rule of accessibility that a machine can check (axe).

Every page is looked at by day and at night: light and dark.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.moments import MODULES, attacked, battle, building, last_turn
from browser.pages import PAGES, faint, visit
from browser.player import HERE, ME, SIMPLE, Player, set_up, set_up_links, sit_down, steady
from browser.test_learn import coached
from transcripts import FOLDER

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
GROUND = """
    () => {
        const [red] = getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g);
        return Number(red) < 128;
    }
"""
"""Whether the table is dark."""
pytestmark = pytest.mark.chromium("axe judges the page, not the engine")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What is found in either theme, each with the first place where it is found."""
    found: list[str] = []
    browser = page.context.browser
    assert browser is not None
    # Firefox is not told which colours the system has: there it is dark.
    for theme in ("dark", "light") if browser.browser_type.name == "chromium" else ("dark",):
        page.emulate_media(color_scheme=theme)
        assert page.evaluate(GROUND) == (theme == "dark"), "the page has the theme"
        found += [f"{theme}: {one}" for one in (*broken(page), *faint(page))]
    return found


def broken(page: Page) -> list[str]:
    """What axe finds."""
    # What comes in gently is looked at when it is there.
    page.evaluate(
        "Promise.allSettled(document.getAnimations().filter((one) =>"
        " one.effect.getComputedTiming().iterations !== Infinity).map((one) => one.finished))"
    )
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "async (tags) => (await axe.run({ runOnly: tags })).violations", RULES
    )
    return [
        f"{one['id']} ({len(one['nodes'])}×): {node['html'][:200]}"
        f" {[any_['message'] for any_ in node['any'][:1]]}"
        for one in found
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.slice(1)
def test_a_page_is_for_everybody(page: Page, path: str) -> None:
    visit(page, path)
    if path == "/#set-up":
        page.get_by_test_id("preset-book").click()
    assert violations(page) == []


def asked(page: Page) -> None:
    Player.at(page, building()).asked("action")


def paying(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.choose("build tee")
    expect(player.see("payment")).to_be_visible()


def placing(page: Page) -> None:
    paying(page)
    page.get_by_test_id("confirm").click()
    Player(page).asked("place")


def menu(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    page.locator("[data-testid=options-of][data-verb=build]").click()
    expect(player.see("menu")).to_be_visible()


def sure(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.click("end-turn")
    expect(page.get_by_role("dialog")).to_be_visible()


def attacking(page: Page) -> None:
    player = Player.at(page, battle())
    player.do("attack r1c2")
    expect(player.see("battle")).to_be_visible()


def retreating(page: Page) -> None:
    player = Player.at(page, attacked(), seats=[SIMPLE, ME, SIMPLE, SIMPLE])
    expect(player.see("battle")).to_be_visible()


def handing_over(page: Page) -> None:
    player = Player.at(page, last_turn(), seats=[ME, HERE])
    expect(player.see("hand-over")).to_be_visible()


def over(page: Page) -> None:
    player = Player.at(page, last_turn(), seats=[ME, HERE])
    player.play(steady, until=lambda state: state == "over")


def replay(page: Page) -> None:
    """In the middle of a whole game: the log is full, of what was before and of what comes."""
    sit_down(page.context)
    record = (FOLDER / "two_players.record").read_text(encoding="utf-8")
    table = set_up(page.context, record=record, seats=[ME, SIMPLE])
    page.goto(f"/replay/{table}#at=100")
    log = page.get_by_role("log")
    expect(log.locator("[aria-current=step]").first).to_be_visible()
    assert log.get_by_role("button").count() > 50


def valleys(page: Page) -> None:
    Player.at(page, MODULES["valleys"].game()).asked("action")


def teams(page: Page) -> None:
    player = Player.at(page, MODULES["teams"].game())
    player.asked("action")
    expect(page.get_by_role("heading", name=re.compile("Team 1"))).to_be_visible()


def settings(page: Page) -> None:
    asked(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_test_id("settings")).to_be_visible()


def waiting(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("with-friends").click()
    page.get_by_test_id("friends-2").click()
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("seat-p2")).to_be_visible()


def lesson(page: Page) -> None:
    page.goto("/learn")
    page.get_by_test_id("lesson-turn").click()
    Player(page).asked("action")
    expect(page.get_by_test_id("coach-next")).to_be_visible()


def advised(page: Page) -> None:
    player = coached(page, building())
    player.click("hint")
    expect(player.see("coach-others")).to_be_visible()


def hinted(page: Page) -> None:
    asked(page)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-others").locator("summary").click()


def refused(page: Page) -> None:
    asked(page)
    page.get_by_test_id("stack-lord").click()
    expect(page.get_by_test_id("why-more").first).to_be_visible()


def resigning(page: Page) -> None:
    settings(page)
    page.get_by_test_id("resign-p1").click()
    expect(page.get_by_test_id("resign-sure")).to_be_visible()


def watching(page: Page) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, building())
    page.context.clear_cookies()
    page.goto(f"/t/{made['table']['id']}#w={made['watch']}")
    expect(page.get_by_test_id("table")).to_be_visible()


def taken(page: Page) -> None:
    asked(page)
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_test_id("taken")).to_be_visible()


@pytest.mark.parametrize(
    "moment",
    [
        asked,
        paying,
        placing,
        menu,
        sure,
        attacking,
        retreating,
        handing_over,
        over,
        replay,
        valleys,
        teams,
        settings,
        lesson,
        advised,
        hinted,
        refused,
        resigning,
        watching,
        taken,
        waiting,
    ],
)
@pytest.mark.slice(1)
def test_a_table_is_for_everybody(page: Page, moment: Callable[[Page], None]) -> None:
    moment(page)
    assert violations(page) == []


@pytest.mark.slice(0)
def test_the_board_is_read_and_played_as_a_text(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    page.get_by_role("button", name="Settings").click()
    settings = player.see("settings")
    settings.get_by_role("switch", name=re.compile("text", re.IGNORECASE)).check()
    settings.get_by_role("button").last.click()
    city, beside = player.see("text-r1c0"), player.see("text-r1c1")
    expect(city).to_contain_text(re.compile("Bärfolk.*1|1.*Bärfolk"))
    expect(player.see("board")).to_have_count(0)
    assert violations(page) == []
    # Builds beside the city, turns the card, and reads how it lies.
    beside.click()
    player.follow("build curve")
    player.click("confirm")
    player.asked("place")
    lies = page.locator("[data-testid=confirm][data-choice]")
    before = beside.inner_text()
    beside.focus()
    page.keyboard.press("r")
    expect(beside).not_to_have_text(before)
    lies.click()
    expect(beside).to_contain_text(re.compile("curve", re.IGNORECASE))
    city.focus()
    page.keyboard.press("ArrowRight")
    expect(beside).to_be_focused()


@pytest.mark.parametrize("moment", [asked, advised, hinted, replay])
@pytest.mark.slice(1)
def test_a_table_on_a_phone_is_for_everybody(phone: Page, moment: Callable[[Page], None]) -> None:
    moment(phone)
    assert violations(phone) == []
