"""Dragging: a short way to what can be clicked, by mouse and by finger."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from battalia.engine.game import Game
from browser.moments import battle, building, walking
from browser.player import Player
from positions import table

HERO = re.compile("Hero 1 of")


def crossing() -> Game:
    """A city with four ways out of it, and what a road costs."""
    return table(
        hand="supply×3 friman.barfolk×2",
        board={"r3c2": "city-four woods north"},
        tokens={"r3c2": "p1 1"},
    )


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, what: Locator, to: Locator) -> None:
    """Drags by mouse, and does not let go yet."""
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=6)


def drag(page: Page, what: Locator, to: Locator) -> None:
    lift(page, what, to)
    page.mouse.up()


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-testid=hand-card][data-card='{name}'] button").first


@pytest.mark.slice(0)
def test_cards_are_dragged_onto_a_stack_and_pay_for_it(page: Page) -> None:
    page.clock.install()
    player = Player.at(page, building())
    player.asked("action")
    page.keyboard.press("1")
    page.keyboard.press("2")
    lift(page, card(page, "supply"), player.see("stack-friman"))
    expect(player.see("ghost").locator("[data-card=supply]")).to_have_count(2)
    expect(player.see("stack-friman")).to_have_attribute("data-target", "over")
    expect(player.see("stack-chief")).to_have_attribute("data-target", "")
    expect(player.see("stack-tool")).not_to_have_attribute("data-target", re.compile(""))
    # However long it stays there: what the stack brings is not shown in its way.
    x, y = middle(player.see("stack-friman"))
    page.mouse.move(x + 3, y + 3)
    page.clock.run_for(5000)
    expect(page.get_by_role("note")).to_have_count(0)
    page.mouse.up()
    expect(player.see("ghost")).to_have_count(0)
    expect(player.see("log")).to_contain_text("hired a Bärfolk friman")


def test_a_card_that_does_not_suffice_is_part_of_the_payment(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    drag(page, card(page, "tool.barfolk"), player.see("stack-tee"))
    expect(player.see("payment")).to_have_attribute("data-choice", re.compile("tool.barfolk"))


@pytest.mark.slice(0)
def test_a_stack_is_dragged_to_where_its_card_shall_lie(page: Page) -> None:
    player = Player.at(page, crossing())
    player.asked("action")
    drag(page, player.see("stack-straight"), player.see("space-r3c1"))
    player.asked("place")
    lies = page.locator("[data-testid=confirm][data-choice]")
    expect(lies).to_have_attribute("data-choice", re.compile("place r3c1 "))
    # The card itself is dragged elsewhere; what is no space for it changes nothing.
    drag(page, player.see("space-r3c1"), player.see("space-r2c2"))
    expect(lies).to_have_attribute("data-choice", re.compile("place r2c2 "))
    drag(page, player.see("space-r2c2"), player.see("space-r0c0"))
    expect(lies).to_have_attribute("data-choice", re.compile("place r2c2 "))


def test_the_card_to_be_laid_is_dragged_onto_the_board(page: Page) -> None:
    player = Player.at(page, crossing())
    player.asked("action")
    player.do("build straight")
    player.asked("place")
    lies = page.locator("[data-testid=confirm][data-choice]")
    expect(lies).to_have_count(0)
    drag(page, player.see("placing"), player.see("space-r0c0"))
    expect(lies).to_have_count(0)
    drag(page, player.see("placing"), player.see("space-r3c1"))
    expect(lies).to_have_attribute("data-choice", re.compile("place r3c1 "))


def test_a_weapon_is_dragged_into_the_battle(page: Page) -> None:
    player = Player.at(page, battle())
    player.asked("action")
    player.choose("attack r1c2")
    expect(player.see("battle")).to_be_visible()
    player.quiet()
    drag(page, card(page, "weapon.barfolk"), player.see("battle"))
    expect(player.see("log")).to_contain_text("laid")
    expect(card(page, "weapon.barfolk")).to_have_count(0)


def test_a_hero_is_dragged_along_a_road(page: Page) -> None:
    player = Player.at(page, walking())
    player.asked("action")
    drag(page, player.see("space-r1c1"), player.see("space-r1c2"))
    expect(player.see("space-r1c1")).not_to_have_attribute("aria-label", HERO)
    expect(player.see("space-r1c2")).to_have_attribute("aria-label", HERO)


@pytest.mark.slice(0)
def test_a_drop_on_nothing_and_escape_change_nothing(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    ghost = player.see("ghost")
    drag(page, card(page, "supply"), player.see("players").or_(player.see("log")).first)
    expect(ghost).to_have_count(0)
    lift(page, card(page, "supply"), player.see("stack-friman"))
    expect(ghost).to_have_count(1)
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    page.mouse.up()
    expect(player.see("menu")).to_have_count(0)
    expect(player.see("payment")).to_have_count(0)
    expect(player.see("hand-card").locator("[aria-pressed=true]")).to_have_count(0)
    # A click is still a click.
    card(page, "supply").click()
    expect(player.see("hand-card").locator("[aria-pressed=true]")).to_have_count(1)


class Finger:
    """A finger on a phone."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, at: tuple[float, float]) -> None:
        self.at = at
        self.touch("touchStart", at)

    def move(self, to: tuple[float, float]) -> None:
        (x, y), (to_x, to_y) = self.at, to
        for step in range(1, 9):
            self.touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))

    def up(self) -> None:
        self.touch("touchEnd")


def swipe(page: Page, what: Locator, to: tuple[float, float]) -> None:
    """A finger comes down on something, moves and lifts."""
    finger = Finger(page)
    finger.down(middle(what))
    finger.move(to)
    finger.up()


@pytest.mark.chromium("Playwright has fingers for it alone")
def test_a_finger_drags_a_card_upwards_and_scrolls_the_hand_sideways(phone: Page) -> None:
    artefacts = "tool.barfolk weapon.barfolk amulet.barfolk tent.barfolk horse.barfolk"
    player = Player.at(phone, table(hand=f"supply×4 friman.barfolk chief.barfolk {artefacts}"))
    player.asked("action")
    first = player.see("hand-card").first
    before = middle(first)[0]
    held = player.see("hand-card").nth(3)
    x, y = middle(held)
    swipe(phone, held, (x - 150, y))
    phone.wait_for_function(
        "before => document.querySelector('[data-testid=hand-card]')"
        ".getBoundingClientRect().left < before - 60",
        arg=before,
    )
    picked = player.see("hand-card").locator("[aria-pressed=true]")
    expect(picked).to_have_count(0)
    chosen = player.see("hand-card").nth(5)
    swipe(phone, chosen, (middle(chosen)[0], middle(player.question)[1]))
    expect(picked).to_have_count(1)
    expect(player.question.get_by_test_id("option").first).to_be_visible()


@pytest.mark.chromium("Playwright has fingers for it alone")
@pytest.mark.slice(0)
def test_a_finger_drags_as_slowly_as_it_likes(phone: Page) -> None:
    phone.clock.install()
    player = Player.at(phone, table(hand="supply friman.barfolk"))
    player.asked("action")
    told, ghost, finger = phone.get_by_role("note"), player.see("ghost"), Finger(phone)
    for name, looks in (("supply", False), ("friman.barfolk", True)):
        x, y = middle(card(phone, name))
        finger.down((x, y))
        # Who has looked at a card drags it all the same.
        if looks:
            expect(told).to_be_visible()
        finger.move((x, middle(player.question)[1]))
        expect(ghost).to_have_count(1)
        # On its way it does not begin to look.
        phone.clock.run_for(5000)
        expect(told).to_have_count(0)
        finger.up()
        expect(card(phone, name)).to_have_attribute("aria-pressed", "true")


@pytest.mark.chromium("Playwright has fingers for it alone")
@pytest.mark.slice(0)
def test_a_finger_drags_a_card_onto_the_map_to_build_there(phone: Page) -> None:
    player = Player.at(phone, crossing())
    player.asked("action")
    friman, space = player.see("hand-card").last, player.see("space-r3c1")
    # A busy phone's timers come late; the next tap is one all the same.
    phone.evaluate("() => (window.setTimeout = () => 0)")
    swipe(phone, friman, middle(space))
    menu = player.see("menu")
    expect(menu.get_by_role("heading")).to_have_text("Build on r3c1")
    menu.locator("[data-choice='build straight']").click()
    player.asked("place")
    lies = phone.locator("[data-testid=confirm][data-choice]")
    expect(lies).to_have_attribute("data-choice", re.compile("place r3c1 "))
