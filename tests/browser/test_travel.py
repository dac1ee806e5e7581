"""Journeys: a hero is sent to a far space in one act, with or without a jump on its way."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from battalia.engine.game import Game
from battlefield import field
from browser.moments import walking
from browser.player import Player
from browser.test_dragging import drag, lift
from market import market
from rules.test_s01_stormgates import storm
from rules.test_s12_abilities import cold
from rules.test_s15_bridge import beside as beside_bridge
from valleys import LINK

HERO = re.compile("Hero 1 of")
ANY = re.compile("")


def windless(hand: str, space: str) -> Game:
    """The storm event that is left has no effect: there is no tent."""
    return storm(hand, space, played=tuple(range(1, 12)))


def stands(player: Player, space: str) -> None:
    expect(player.see(f"space-{space}")).to_have_attribute("aria-label", HERO)


def test_a_hero_is_taken_up_and_sent_to_a_far_space_for_one_payment(page: Page) -> None:
    player = Player.at(page, walking())
    player.asked("action")
    far = player.see("space-r1c4")
    expect(far).not_to_have_attribute("data-mark", ANY)
    player.click("space-r1c1")
    expect(player.question).to_contain_text("Where does the hero on r1c1 go?")
    # What it costs stands at each goal, near and far.
    for space, price in {"r1c0": 1, "r1c2": 1, "r1c3": 2, "r1c4": 3, "r1c5": 4}.items():
        goal = player.see(f"space-{space}")
        expect(goal).to_have_attribute("data-mark", "move")
        expect(goal).to_have_attribute("data-price", str(price))
    expect(player.see("space-r1c6")).not_to_have_attribute("data-mark", ANY)
    expect(far).to_have_attribute("aria-label", re.compile(r"to r1c4 \(supply ×3\)"))
    # There is one way to pay it, and it can be taken back: nothing more is asked.
    far.click()
    stands(player, "r1c4")
    expect(player.see("log")).to_contain_text("moved from r1c1 to r1c4 for supply ×3")
    expect(player.see("log")).not_to_contain_text("laid a row")
    # One press takes it back.
    player.click("undo")
    stands(player, "r1c1")
    expect(player.see("undo")).to_be_disabled()


def test_a_journey_that_can_be_paid_in_several_ways_is_proposed_first(page: Page) -> None:
    player = Player.at(page, market("supply×3 stardust", {}, heroes={"p1": "r1c0"}))
    player.asked("action")
    player.click("space-r1c0")
    player.click("space-r1c3")
    payment = player.see("payment")
    expect(payment).to_have_attribute("data-choice", "pay supply×3")
    # Another goal takes its place; the same once more, and it is paid.
    player.click("space-r1c2")
    expect(payment).to_have_attribute("data-choice", "pay supply×2")
    player.click("space-r1c2")
    stands(player, "r1c2")
    player.click("undo")
    stands(player, "r1c0")


@pytest.mark.slice(0)
def test_a_hero_that_was_taken_up_is_put_back(page: Page) -> None:
    player = Player.at(page, walking())
    player.asked("action")
    far = player.see("space-r1c4")
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: player.click("space-r1c1"),
        lambda: player.question.get_by_role("button", name="Put back").click(),
    ]
    for put_back in ways:
        player.click("space-r1c1")
        expect(far).to_have_attribute("data-mark", "move")
        put_back()
        expect(far).not_to_have_attribute("data-mark", ANY)
    stands(player, "r1c1")


@pytest.mark.slice(0)
def test_a_hero_is_dragged_to_a_far_space(page: Page) -> None:
    player = Player.at(page, walking())
    player.asked("action")
    lift(page, player.see("space-r1c1"), player.see("space-r1c3"))
    expect(player.see("space-r1c5")).to_have_attribute("data-mark", "move")
    page.mouse.up()
    stands(player, "r1c3")


@pytest.mark.slice(0)
def test_a_hero_travels_by_keyboard(page: Page) -> None:
    player = Player.at(page, walking())
    player.asked("action")
    player.see("space-r1c1").focus()
    page.keyboard.press("Enter")
    expect(player.see("space-r1c5")).to_have_attribute("data-mark", "move")
    for _ in range(4):
        page.keyboard.press("PageDown")
    expect(player.see("space-r1c5")).to_be_focused()
    page.keyboard.press("Enter")
    stands(player, "r1c5")


@pytest.mark.chromium("Playwright has fingers for it alone")
def test_a_hero_travels_by_finger(phone: Page) -> None:
    player = Player.at(phone, walking())
    player.asked("action")
    player.see("space-r1c1").tap()
    expect(player.see("space-r1c4")).to_have_attribute("data-price", "3")
    player.see("space-r1c4").tap()
    stands(player, "r1c4")


@pytest.mark.slice(0)
def test_a_menu_says_by_which_ways_a_space_can_be_reached(page: Page) -> None:
    player = Player.at(page, field("supply×2 wings", city="", heroes={"p1": "r1c1"}))
    player.asked("action")
    player.click("space-r1c1")
    player.click("space-r1c3")
    menu = player.see("menu")
    expect(menu.locator("[data-choice='fly 1 r1c3']")).to_be_visible()
    travel = menu.locator("[data-choice='travel 1 r1c3']")
    expect(travel).to_have_accessible_name(re.compile("2 supply"))
    travel.click()
    stands(player, "r1c3")


@pytest.mark.slice(0)
def test_what_else_a_heros_space_offers_stands_beside_its_journeys(page: Page) -> None:
    hand = "supply×2 horse.barfolk"
    player = Player.at(page, field(hand, city="", heroes={"p1": "r1c1"}))
    player.asked("action")
    player.click("space-r1c1")
    expect(player.see("menu").locator("[data-choice^=ride]")).to_be_visible()
    player.click("lift")
    expect(player.see("menu")).to_have_count(0)
    expect(player.see("space-r1c3")).to_have_attribute("data-price", "2")


@pytest.mark.slice(0)
def test_out_and_back_stands_among_the_journeys_of_a_hero(page: Page) -> None:
    player = Player.at(page, beside_bridge(hand="supply×2", heroes={"p1": LINK}))
    player.asked("action")
    player.click(f"space-{LINK}")
    expect(player.see("menu")).to_have_count(0)
    expect(player.question).to_contain_text(f"Where does the hero on {LINK} go?")
    player.do(f"travel 1 {LINK}")
    player.asked("use-bridge")


@pytest.mark.slice(0)
def test_a_jump_keeps_steps_for_after_the_storm_event(page: Page) -> None:
    player = Player.at(page, windless("supply×5", "r1c1"))
    player.asked("action")
    # The plain jump is proposed, though the row could hold more.
    player.click("space-r5c1")
    expect(player.see("payment")).to_have_attribute("data-choice", "pay supply×2")
    further = player.see("further")
    expect(further).to_contain_text("0")
    expect(player.see("further-less")).to_be_disabled()
    for _ in range(3):
        player.click("further-more")
    expect(player.see("further-more")).to_be_disabled()
    expect(player.see("payment")).to_have_attribute("data-choice", "pay supply×5")
    player.click("further-less")
    expect(further).to_contain_text("2")
    expect(player.see("payment")).to_have_attribute("data-choice", "pay supply×4")
    player.click("confirm")
    player.asked("travel-on")
    expect(player.question).to_contain_text("Where do you travel on?")
    for space in ("r5c2", "r5c3"):
        expect(player.see(f"space-{space}")).to_have_attribute("data-mark", "move")
    expect(player.see("space-r5c4")).not_to_have_attribute("data-mark", ANY)
    player.click("space-r5c3")
    stands(player, "r5c3")
    player.asked("action")


@pytest.mark.slice(0)
def test_a_gate_further_off_is_walked_to_before_the_jump(page: Page) -> None:
    player = Player.at(page, windless("supply×4", "r1c3"))
    player.asked("action")
    player.click("space-r1c3")
    player.click("lift")
    expect(player.see("space-r5c6")).to_have_attribute("data-price", "4")
    player.click("space-r5c6")
    expect(player.see("payment")).to_contain_text("by way of the one on r1c1")
    expect(player.see("further")).to_have_count(0)
    player.click("confirm")
    stands(player, "r5c6")
    expect(player.see("log")).to_contain_text("moved from r1c3 to r5c6 for supply ×4")


@pytest.mark.slice(0)
def test_a_hero_is_dragged_through_a_gate(page: Page) -> None:
    player = Player.at(page, windless("supply×2", "r1c1"))
    player.asked("action")
    drag(page, player.see("space-r1c1"), player.see("space-r5c1"))
    player.click("confirm")
    stands(player, "r5c1")


@pytest.mark.slice(0)
def test_in_the_jungle_the_second_card_is_drawn_after_the_first_was_seen(page: Page) -> None:
    player = Player.at(page, cold("r1c0", "supply×2"))
    player.asked("action")
    player.do("invoke 1 jungle")
    player.asked("draw-another")
    # One was given for it, one drawn.
    expect(player.see("hand-card")).to_have_count(2)
    expect(player.see("log")).to_contain_text("drew")
    expect(player.question).to_contain_text("Do you draw another card?")
    player.do("draw-another")
    player.asked("action")
    expect(player.see("hand-card")).to_have_count(3)


@pytest.mark.slice(0)
def test_in_the_jungle_one_card_may_be_enough(page: Page) -> None:
    player = Player.at(page, cold("r1c0", "supply×2"))
    player.asked("action")
    player.do("invoke 1 jungle")
    player.asked("draw-another")
    player.do("done")
    player.asked("action")
    expect(player.see("hand-card")).to_have_count(2)
