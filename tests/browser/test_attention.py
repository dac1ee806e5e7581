"""It is one's turn: the title of the tab, a gentle sound and a notification say so."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import fresh
from browser.moments import HOME
from browser.player import Player, prepared
from positions import table
from server.serving import Served

RECORD = """
    // What is heard and what is shown outside of the page.
    window.tones = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        tones.push(this.frequency.value);
        return start.apply(this, when);
    };
    window.notices = [];
    window.Notification = class {
        static permission = "granted";
        constructor(text) { notices.push(text); }
    };
"""
AWAY = "Object.defineProperty(document, 'hidden', { get: () => true })"
MY_TURN = "● Your turn · Battalia"

Liking = Callable[..., Player]


@pytest.fixture
def liking(browser: Browser, server: Served) -> Iterator[Liking]:
    """Players who like this, on their turn."""
    contexts: list[BrowserContext] = []

    def opened(**liked: object) -> Player:
        context = prepared(fresh(browser, server), confirmEnd=False, **liked)
        context.add_init_script(RECORD)
        contexts.append(context)
        player = Player.at(context.new_page(), table(hand="supply", **HOME))  # type: ignore[arg-type]
        player.asked("action")
        return player

    yield opened
    for one in contexts:
        one.close()


def wait_for_the_next_turn(player: Player) -> None:
    player.click("end-turn")
    player.asked("cohort")


def count(page: Page, what: str) -> int:
    return int(page.evaluate(f"{what}.length"))


def test_the_title_of_the_tab_says_whose_turn_it_is(liking: Liking) -> None:
    player = liking()
    expect(player.page).to_have_title(MY_TURN)
    player.page.evaluate("window.titles = []")
    player.page.evaluate(
        "new MutationObserver(() => titles.push(document.title))"
        ".observe(document.querySelector('title'), { childList: true })"
    )
    wait_for_the_next_turn(player)
    expect(player.page).to_have_title(MY_TURN)
    assert "Battalia" in player.page.evaluate("titles")


@pytest.mark.chromium("Firefox is silent where there is no sound device")
def test_gentle_tones_tell_of_the_turn_and_who_is_there_needs_no_more(liking: Liking) -> None:
    player = liking(sound=True, notify=True)
    wait_for_the_next_turn(player)
    player.page.wait_for_function("() => tones.includes(784)")
    assert count(player.page, "notices") == 0


@pytest.mark.slice(0)
def test_nothing_sounds_and_nothing_notifies_unless_one_likes_it(liking: Liking) -> None:
    player = liking()
    player.page.evaluate(AWAY)
    wait_for_the_next_turn(player)
    assert count(player.page, "tones") == count(player.page, "notices") == 0


@pytest.mark.slice(0)
def test_who_is_away_is_notified_once(liking: Liking) -> None:
    player = liking(notify=True)
    player.page.evaluate(AWAY)
    wait_for_the_next_turn(player)
    player.page.wait_for_function("() => notices.length")
    assert player.page.evaluate("notices") == ["Battalia: it is your turn."]


@pytest.mark.slice(0)
def test_a_browser_that_lets_no_page_notify_plays_on(liking: Liking) -> None:
    player = liking(notify=True)
    player.page.evaluate(AWAY)
    player.page.evaluate("() => { window.Notification = () => {}; }")
    wait_for_the_next_turn(player)
    player.question.get_by_test_id("option").last.click()
    player.asked("action")
