"""Everything is done by keyboard alone, and one sees where one is."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.moments import battle, building, camp, walking
from browser.player import Player
from positions import table

MOST = 150
"""So many stops of the Tab key are looked through."""
FOCUSED = "document.activeElement"
RINGED = """
    () => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
        return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    }
"""


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there; everything on the way shows that it has it."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if page.evaluate(f"{FOCUSED} !== document.body"):
            assert page.evaluate(RINGED), page.evaluate(f"{FOCUSED}.outerHTML")
        if page.evaluate(f"{FOCUSED}.matches({selector!r})"):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_a_whole_turn_is_played_by_keyboard(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    page.mouse.move(0, 0)
    # Builds a road: by its group, its shape, the payment, then where and how.
    tab_to(page, "[data-testid=options-of][data-verb=build]")
    page.keyboard.press("Enter")
    expect(player.see("menu")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(player.see("payment")).to_be_visible()
    expect(page.locator("[data-testid=confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    player.asked("place")
    lies = page.locator("[data-testid=confirm][data-choice]")
    if not lies.count():
        tab_to(page, "[data-testid=question] select")
        page.keyboard.press("ArrowDown")
    before = str(lies.get_attribute("data-choice"))
    page.keyboard.press("r")
    expect(lies).not_to_have_attribute("data-choice", before)
    tab_to(page, "[data-testid=confirm][data-choice]")
    page.keyboard.press("Enter")
    player.asked("action")
    expect(player.see("log")).to_contain_text("r1c1")
    # Ends the turn.
    tab_to(page, "[data-testid=end-turn]")
    page.keyboard.press("Enter")
    expect(page.locator("dialog [data-testid=confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(player.see("end-turn")).to_have_count(0)


def test_while_a_card_is_laid_arrows_move_it_and_enter_lays_it(page: Page) -> None:
    game = table(
        hand="friman.barfolk×3 supply×2",
        board={"r3c2": "city-four woods north"},
        tokens={"r3c2": "p1 1"},
    )
    player = Player.at(page, game)
    player.asked("action")
    player.choose("build curve")
    page.keyboard.press("Enter")
    player.asked("place")
    # Nothing has to be reached first.
    page.wait_for_function("() => document.activeElement === document.body")
    lies = page.locator("[data-testid=confirm][data-choice]")
    page.keyboard.press("ArrowUp")
    expect(lies).to_have_attribute("data-choice", re.compile("^place "))
    for key, space in (("Up", "r2c2"), ("Right", "r2c3"), ("Down", "r4c3"), ("Left", "r4c2")):
        page.keyboard.press(f"Arrow{key}")
        expect(lies).to_have_attribute("data-choice", re.compile(f"^place {space} "))
    page.keyboard.press("Enter")
    player.asked("action")
    expect(player.see("log")).to_contain_text("r4c2")
    # Enter alone lays it on the first space that there is, and then for good.
    player.choose("build curve")
    page.keyboard.press("Enter")
    player.asked("place")
    page.keyboard.press("Enter")
    expect(lies).to_be_visible()
    page.keyboard.press("Enter")
    player.asked("action")


def test_escape_closes_every_drawer(phone: Page) -> None:
    player = Player.at(phone, building())
    player.asked("action")
    seen = {"stacks": "stack-lord", "players": "player-p2", "log": "log"}
    for drawer, test in seen.items():
        button = player.see(f"drawer-{drawer}")
        button.click()
        expect(player.see(test)).to_be_in_viewport()
        phone.keyboard.press("Escape")
        expect(player.see(test)).not_to_be_in_viewport()
        expect(button).to_be_focused()
    # Also while one writes; but what lies in front of it goes first.
    player.click("drawer-log")
    player.click("tab-chat")
    phone.get_by_role("textbox").focus()
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("textbox")).not_to_be_visible()
    player.click("drawer-stacks")
    player.click("limbo")
    expect(phone.get_by_role("dialog")).to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(player.see("stack-lord")).to_be_in_viewport()


FOCUSED_CHOICE = """
    () => {
        const { choice, verb } = document.activeElement.dataset;
        return choice ?? verb ?? "";
    }
"""


def walk_to(page: Page, key: str, choice: str) -> None:
    """Goes on by this key until the choice, or the group that has it, is reached."""
    for _ in range(MOST):
        at = str(page.evaluate(FOCUSED_CHOICE))
        if at and (choice == at or choice.startswith(f"{at} ")):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {choice}")


def answer_by_keys(player: Player, choice: str) -> None:
    page = player.page
    player.state()
    page.wait_for_function("() => document.activeElement === document.body")
    page.keyboard.press("Enter")
    walk_to(page, "ArrowRight" if player.question.count() else "Tab", choice)
    page.keyboard.press("Enter")
    if player.state() == "menu":
        walk_to(page, "ArrowDown", choice)
        page.keyboard.press("Enter")
    if player.state() == "payment":
        expect(player.see("confirm")).to_be_focused()
        page.keyboard.press("Enter")
    player.quiet()


KINDS = {
    "hire": (building, ["hire friman"], "hired"),
    "create": (building, ["create horse"], "created"),
    "walk": (walking, ["step 1 east"], "r1c2"),
    "attack": (battle, ["attack r1c2 p2", "lay weapon.barfolk"], "laid"),
    "ambush": (camp, ["limbo supply", "ambush friman.barfolk"], "ambush"),
    "amulet": (camp, ["use amulet.barfolk", "on chief.barfolk"], "rolled"),
    "promotion": (camp, ["use title.barfolk", "promote chief.barfolk 1"], "promoted"),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.slice(1)
def test_each_kind_of_action_is_done_by_keyboard(page: Page, kind: str) -> None:
    position, choices, told = KINDS[kind]
    player = Player.at(page, position())
    player.asked("action")
    for choice in choices:
        answer_by_keys(player, choice)
    expect(player.see("log")).to_contain_text(told)


@pytest.mark.slice(0)
def test_cards_are_taken_up_by_their_numbers(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    page.keyboard.press("1")
    expect(player.question.get_by_test_id("option").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.see("options-of").first).to_be_visible()


def test_arrows_walk_over_the_board_and_say_what_lies_there(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    tab_to(page, "[data-testid^=space-]")
    page.keyboard.press("Home")
    first = page.evaluate(f"{FOCUSED}.dataset.space")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"[data-space={first}]")).not_to_be_focused()
    assert re.fullmatch(r"r\dc\d", page.evaluate(f"{FOCUSED}.dataset.space"))
    expect(player.see("board-tip")).to_be_visible()
