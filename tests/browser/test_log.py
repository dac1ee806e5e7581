"""The log of a game and its end: what is told, and where it leads."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.moments import battle, building
from browser.player import HERE, ME, NOVICE, SIMPLE, Player, begins, steady
from positions import table


def test_what_the_log_names_can_be_pointed_at(page: Page) -> None:
    player = Player.at(page, building())
    player.do("build straight")
    player.play(steady, until=lambda state: player.question.get_attribute("data-about") == "action")
    built = player.see("log").locator("p", has_text="built a road")
    expect(built.get_by_role("link")).to_have_attribute("href", "/rules#B4.1")
    space = built.get_by_role("button")
    name = space.inner_text()
    space.click()
    expect(player.see(f"space-{name}")).to_have_attribute("aria-current", "true")
    player.see("log").get_by_role("button", name="Bärfolk friman").first.click()
    expect(page.get_by_role("note")).to_contain_text("A unit of rank 1")


@pytest.mark.slice(0)
def test_no_line_of_the_log_begins_with_a_comma(phone: Page) -> None:
    player = Player.at(phone, building())
    player.do("build straight")
    player.play(steady, until=lambda state: player.question.get_attribute("data-about") == "action")
    player.click("drawer-log")
    named = player.see("log").locator("p span", has_text=re.compile(r"^\s*[^,.]+[,.]$"))
    expect(named.first).to_have_css("white-space", "nowrap")


@pytest.mark.slice(0)
def test_the_totals_of_a_battle_are_told_once(page: Page) -> None:
    player = Player.at(page, battle(defence=""), seats=[ME, SIMPLE, SIMPLE, SIMPLE])
    player.asked("action")
    player.see("space-r1c2").click()
    while player.state() != "battle":
        player.see("menu").get_by_test_id("option").first.click()
    for choice in ("lay weapon.barfolk", "lay lord.barfolk", "stand"):
        player.choose(choice)
    log = player.see("log")
    expect(log).to_contain_text(re.compile("won the battle"))
    totals = log.locator("p", has_text="The attack has").all_inner_texts()
    assert len(totals) == len(set(totals))


@pytest.mark.slice(0)
def test_a_shared_victory_is_called_one(page: Page) -> None:
    hands = {"p1": "supply×3", "p2": "supply×3"}
    game = table(2, day=7, turn="p2", weeks=1, hand=hands, fill=12)
    player = Player.at(page, game, seats=[ME, HERE])
    player.play(steady, until=lambda state: state == "over")
    end = player.see("game-over")
    expect(end).to_contain_text("You share the first place with the ")
    # An article belongs to a sentence, not to a table.
    expect(end.get_by_role("rowheader").filter(has_text=re.compile(r"\bthe\b"))).to_have_count(0)
    expect(end.get_by_role("rowheader", name="Islanders")).to_have_count(1)


END = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 5"


@pytest.mark.slice(0)
def test_the_log_shows_its_end_unless_one_reads_further_up(page: Page) -> None:
    player = Player.at(page, seats=[ME, NOVICE], options={"players": 2})
    turns = 0
    for state in player.states():
        turns += begins(player, state)
        steady(player, state)
        if turns == 5:
            break
    player.state()
    log = player.see("log")
    # The list is moved with the next frame.
    page.wait_for_function(END, arg=log.element_handle())
    log.evaluate("log => { log.scrollTop = 0; }")
    player.play(steady, until=lambda state: begins(player, state))
    steady(player, player.state())
    player.state()
    assert not log.evaluate(END)
