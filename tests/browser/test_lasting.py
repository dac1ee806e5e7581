"""Nothing is lost: when somebody leaves, when the server falls, when one plays at two places."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from battalia.engine.game import Game
from browser.conftest import Opens, fresh
from browser.moments import building, walking
from browser.player import LINK, ME, Player, prepared, set_up, set_up_links, sit_down
from positions import table
from server.serving import served

HERO = re.compile("hero", re.IGNORECASE)


def of_two(**more: Any) -> Game:
    """The turn of p2, who has something to do."""
    return table(2, turn="p2", hand={"p1": "supply×6", "p2": "supply×6"}, fill=12, **more)


def test_the_page_comes_back_when_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as server:
        context = prepared(fresh(browser, server))
        sit_down(context)
        page = context.new_page()
        player = Player(page)
        player.open(set_up(context, building()))
        player.do("hire friman")
        player.asked("action")
        hand, log = player.hand(), player.see("log").inner_text()
        server.kill()
    away = page.get_by_role("alert").filter(visible=True)
    expect(away).to_be_visible()
    with served(database, "--port", server.url.rsplit(":", 1)[1]):
        expect(away).to_have_count(0)
        player.asked("action")
        assert player.hand() == hand
        assert player.see("log").inner_text() == log
        player.end_turn()
        context.close()


@pytest.mark.slice(0)
def test_one_plays_in_two_tabs(page: Page) -> None:
    one = Player.at(page, walking())
    two = Player(page.context.new_page())
    two.open(one.table)
    for each in (one, two):
        each.asked("action")
    # What is begun in one of them is nothing yet in the other.
    one.choose("hire friman")
    expect(one.see("payment")).to_be_visible()
    two.asked("action")
    expect(two.see("payment")).to_have_count(0)
    one.click("confirm")
    one.asked("action")
    hand = len(one.hand())
    expect(two.see("hand-card")).to_have_count(hand)
    two.do("step 1 east")
    for each in (one, two):
        expect(each.see("space-r1c2")).to_have_attribute("aria-label", HERO)
    one.click("undo")
    for each in (one, two):
        expect(each.see("space-r1c1")).to_have_attribute("aria-label", HERO)
        each.asked("action")
    assert one.hand() == two.hand()


@pytest.mark.slice(0)
def test_a_computer_plays_for_who_is_away_until_they_come_back(page: Page, opens: Opens) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, of_two(), seats=[ME, LINK])
    bobs = opens()
    bob = Player.invited(bobs.new_page(), made, "p2")
    ada = Player(page)
    ada.open(made["table"]["id"])
    bob.asked("action")
    away = ada.see("away-p2")
    expect(away).to_have_count(0)
    bob.page.close()
    expect(away).to_contain_text("Bob")
    away.get_by_role("button").click()
    # Now it goes on, whoever of them is here.
    ada.asked("cohort")
    bob = Player(bobs.new_page())
    bob.open(made["table"]["id"])
    expect(bob.see("table")).to_be_visible()
    expect(ada.see("player-p2")).not_to_contain_text("away")
    ada.choose("skip")
    ada.end_turn()
    bob.asked("cohort")


def test_the_clock_of_who_thinks_runs(page: Page, another: Page) -> None:
    sit_down(page.context)
    clock = {"kind": "game", "base": 600, "increment": 5}
    made = set_up_links(page.context, of_two(), seats=[ME, LINK], settings={"clock": clock})
    bob = Player.invited(another, made, "p2")
    ada = Player(page)
    ada.open(made["table"]["id"])
    for one in (ada, bob):
        thinks = one.see("player-p2").locator(".clock")
        expect(thinks).to_have_text(re.compile(r"9:\d\d"))
        shown = thinks.inner_text()
        expect(thinks).not_to_have_text(shown)
        expect(one.see("player-p1").locator(".clock")).to_have_text(re.compile("10:00"))


@pytest.mark.slice(0)
def test_whose_time_is_up_is_told_and_a_computer_plays_on(page: Page, another: Page) -> None:
    sit_down(page.context)
    clock = {"kind": "game", "base": 1, "increment": 0}
    made = set_up_links(page.context, of_two(), seats=[ME, LINK], settings={"clock": clock})
    bob = Player.invited(another, made, "p2")
    expect(bob.see("late-p2")).to_contain_text("The time of the Islanders (Bob) is up")
    expect(bob.see("late-p2").get_by_role("button")).to_have_count(0)
    ada = Player(page)
    ada.open(made["table"]["id"])
    expect(ada.see("player-p2")).to_contain_text("a computer stands in")


@pytest.mark.slice(0)
def test_people_at_the_table_talk_and_may_stop_listening(page: Page, another: Page) -> None:
    sit_down(page.context)
    made = set_up_links(page.context, of_two(), seats=[ME, LINK])
    bob = Player.invited(another, made, "p2")
    ada = Player(page)
    ada.open(made["table"]["id"])
    tab = re.compile("Chat")
    another.get_by_role("tab", name=tab).click()
    bob.see("chat").get_by_role("textbox").fill("Well met!")
    another.keyboard.press("Enter")
    # Who reads the log is told that something was said.
    expect(page.get_by_role("tab", name=tab)).to_contain_text("1")
    page.get_by_role("tab", name=tab).click()
    expect(ada.see("chat")).to_contain_text("Bob Well met!")
    ada.see("chat").get_by_role("checkbox").check()
    expect(ada.see("chat").get_by_role("textbox")).to_be_disabled()
    bob.see("chat").get_by_role("textbox").fill("Are you there?")
    another.keyboard.press("Enter")
    expect(bob.see("chat")).to_contain_text("Are you there?")
    expect(ada.see("chat")).not_to_contain_text("Are you there?")
