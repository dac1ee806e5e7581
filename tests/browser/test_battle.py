"""A battle: two lines, two totals, and what one can do about them."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.moments import attacked, battle
from browser.player import LINK, ME, SIMPLE, Player, set_up_links, sit_down


def test_an_attack_is_declared_on_the_board_and_won_card_by_card(page: Page) -> None:
    player = Player.at(page, battle(defence=""))
    player.asked("action")
    city = player.see("space-r1c2")
    expect(city).to_have_attribute("data-mark", "target")
    city.click()
    while player.state() != "battle":
        player.see("menu").get_by_test_id("option").first.click()
    duel = player.see("battle")
    duel.locator("[data-choice='lay weapon.barfolk']").click()
    duel.locator("[data-choice='lay lord.barfolk']").click()
    duel.locator("[data-choice=stand]").click()
    expect(player.see("log")).to_contain_text(re.compile("conquer|takes|wins"))
    expect(duel).to_have_count(0)


@pytest.mark.slice(0)
def test_enough_is_enough_though_more_could_be_laid(page: Page) -> None:
    player = Player.at(page, battle("weapon.barfolk lord.barfolk×2", defence=""))
    player.asked("action")
    player.choose("attack r1c2")
    while player.state() == "menu":
        player.see("menu").get_by_test_id("option").first.click()
    duel = player.see("battle")
    for card in ("weapon", "lord"):
        duel.locator(f"[data-choice='lay {card}.barfolk']").click()
        player.quiet()
    duel.locator("[data-choice=stand]").click()
    expect(duel).to_have_count(0)


@pytest.mark.slice(0)
def test_who_gives_up_a_battle_is_asked_before_until_told_to_stop(page: Page) -> None:
    player = Player.at(page, attacked("lord.islanders"), seats=[SIMPLE, ME, SIMPLE, SIMPLE])
    player.quiet()
    duel, sure = player.see("battle"), page.get_by_role("dialog")
    duel.locator("[data-choice=surrender]").click()
    expect(sure).to_contain_text("You lose this battle")
    sure.get_by_role("checkbox").check()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    duel.locator("[data-choice=surrender]").click()
    expect(sure.get_by_role("checkbox")).not_to_be_checked()
    sure.get_by_role("checkbox").check()
    player.click("confirm")
    expect(duel).to_have_count(0)
    liked = page.evaluate("JSON.parse(localStorage['battalia-settings'])")
    assert not liked["confirmFinal"], "of what cannot be taken back"
    assert liked["confirmEnd"], "the end of the turn asks on"


def test_an_attacked_hero_retreats_to_a_space_that_lights_up(page: Page) -> None:
    seats = [SIMPLE, ME, SIMPLE, SIMPLE]
    player = Player.at(page, attacked(), seats=seats)
    assert player.state() == "battle"
    expect(player.see("battle")).to_contain_text(re.compile(r"\d"))
    for space in ("r1c0", "r1c4", "r1c5"):
        expect(player.see(f"space-{space}")).to_have_attribute("data-mark", "move")
    player.see("space-r1c4").click()
    if player.state() == "payment":
        player.see("confirm").click()
    expect(player.see("battle")).to_have_count(0)
    expect(player.see("space-r1c4")).to_have_attribute("aria-label", re.compile("hero", re.I))


COVERED = """
    (spaces) => spaces.filter((space) => {
        const { x, y, width, height } = space.getBoundingClientRect();
        return !space.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).map((space) => space.dataset.space)
"""
"""Spaces that a click in their middle would not reach."""


@pytest.mark.slice(0)
def test_every_space_to_retreat_to_is_beside_the_battle_not_below_it(page: Page) -> None:
    player = Player.at(page, attacked(), seats=[SIMPLE, ME, SIMPLE, SIMPLE])
    assert player.state() == "battle"
    spaces = page.locator("[data-testid^=space-]")
    expect(spaces).to_have_count(49)
    assert spaces.evaluate_all(COVERED) == []


@pytest.mark.slice(0)
def test_the_parts_of_a_total_are_named(page: Page) -> None:
    player = Player.at(page, attacked(), seats=[SIMPLE, ME, SIMPLE, SIMPLE])
    expect(player.see("battle")).to_contain_text(
        re.compile(r"artefacts\s*\+1\s*heroes’ morale\s*\+1")
    )


@pytest.mark.slice(0)
def test_who_only_looks_on_unfolds_a_battle(page: Page, another: Page) -> None:
    sit_down(page.context)
    seats = [SIMPLE, ME, LINK, SIMPLE]
    links = set_up_links(page.context, attacked(), seats=seats)
    other = Player(another)
    sit_down(another.context, "Ben")
    other.page.goto(f"/t/{links['table']['id']}#s={links['seats']['p3']}")
    # A game that began with a position says so first.
    other.page.get_by_role("button", name="Sit down").click()
    fold = other.see("battle-fold")
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(other.see("battle")).to_contain_text("morale")


def test_a_fight_shows_what_is_still_needed(page: Page) -> None:
    player = Player.at(page, attacked("lord.islanders×2"), seats=[SIMPLE, ME, SIMPLE, SIMPLE])
    player.choose("fight")
    duel = player.see("battle")
    expect(duel.get_by_role("status")).to_contain_text(re.compile(r"\d"))
    player.choose("lay lord.islanders")
    expect(duel.get_by_role("status")).to_contain_text("✓")
