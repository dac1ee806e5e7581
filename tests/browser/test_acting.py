"""Doing things: what is offered, what it costs, how it lies, and how it is taken back."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opens
from browser.moments import HOME, building, camp, walking
from browser.player import ME, SIMPLE, Player
from positions import table

TURNED = re.compile("place r1c1 ")
HERO = re.compile("hero", re.IGNORECASE)


def test_what_was_done_is_taken_back(page: Page) -> None:
    player = Player.at(page, walking())
    player.asked("action")
    expect(player.see("undo")).to_be_disabled()
    player.do("step 1 east")
    expect(player.see("space-r1c2")).to_have_attribute("aria-label", HERO)
    player.click("undo")
    expect(player.see("space-r1c1")).to_have_attribute("aria-label", HERO)
    # The payment went with it: the hero could walk again.
    player.asked("action")
    expect(player.see("space-r1c2")).to_have_attribute("data-mark", "move")
    expect(player.see("undo")).to_be_disabled()
    expect(player.see("log")).to_contain_text("The Bärfolk took a choice back.")


@pytest.mark.slice(0)
def test_the_whole_turn_is_taken_back_at_once(page: Page) -> None:
    player = Player.at(page, walking())
    player.asked("action")
    expect(player.see("undo-turn")).to_be_disabled()
    for space in ("r1c2", "r1c3"):
        player.do("step 1 east")
        expect(player.see(f"space-{space}")).to_have_attribute("aria-label", HERO)
    player.click("undo-turn")
    expect(player.see("space-r1c1")).to_have_attribute("aria-label", HERO)
    expect(player.see("undo")).to_be_disabled()


def test_a_hint_says_what_to_do_and_why_and_does_it(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.click("hint")
    hint = page.get_by_role("status").filter(has=player.see("hint-do"))
    expect(hint).to_contain_text(re.compile(r"\w+: .+"))
    before = player.see("log").text_content()
    player.click("hint-do")
    for state in player.states():
        if state == "payment":
            player.see("confirm").click()
        elif state == "sure":
            page.locator("dialog [data-testid=confirm]").click()
        else:
            break
    expect(hint).to_have_count(0)
    moved = page.get_by_test_id("log").text_content() != before
    assert moved or player.state() == "placing"


@pytest.mark.slice(0)
def test_what_cannot_be_had_says_why_and_names_the_rule(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    lord = player.see("stack-lord")
    expect(lord).to_have_attribute("data-open", "false")
    lord.click()
    expect(player.see("why")).to_contain_text(re.compile("pay|cost|cards", re.IGNORECASE))
    rule = player.see("why").get_by_role("link")
    expect(rule).to_have_attribute("href", re.compile(r"^/rules#B\d+\.\d+$"))
    with page.context.expect_page() as opened:
        rule.click()
    number = str(rule.get_attribute("href")).split("#")[1]
    expect(opened.value.get_by_test_id(f"rule-{number}")).to_be_in_viewport()


@pytest.mark.slice(0)
def test_a_reason_is_told_for_a_while_and_as_long_as_one_points_at_it(page: Page) -> None:
    page.clock.install()
    player = Player.at(page, building())
    player.asked("action")
    player.click("stack-lord")
    why = player.see("why")
    why.get_by_role("link").hover()
    page.clock.run_for(30_000)
    expect(why).to_be_visible()
    page.mouse.move(0, 0)
    page.clock.run_for(30_000)
    expect(why).to_have_count(0)


def test_a_great_artefact_on_offer_says_what_it_does_and_why_it_is_not_taken_now(
    page: Page,
) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.click("stack-hammer")
    details = page.get_by_role("note")
    expect(details).to_contain_text("Hammer")
    expect(details.get_by_test_id("why-not")).to_contain_text("ruins")


def test_each_thing_that_is_greyed_out_says_why(page: Page) -> None:
    """Buttons, cities and spaces in a turn; cards and spaces that a question is not about."""
    hand = "friman.barfolk×2 title.barfolk supply×3"
    player = Player.at(page, table(hand=hand, **HOME))  # type: ignore[arg-type]
    player.asked("action")
    why = player.see("why")

    def says(what: Locator, text: str) -> None:
        # It is no dead thing, though it is told as one that does nothing.
        what.dispatch_event("click")
        expect(why).to_contain_text(re.compile(text))
        page.keyboard.press("Escape")
        expect(why).to_have_count(0)

    says(player.see("undo"), "nothing that you can take back")
    says(player.see("space-r1c0"), "to pay for the upgrade")
    says(player.see("space-r3c3"), "weapon")
    says(player.see("space-r6c6"), "touch|link")
    player.do("use title.barfolk")
    player.asked("transform")
    says(
        page.locator("[data-testid=hand-card][data-card=supply] button").first, "cannot be promoted"
    )
    says(player.see("no-ending"), "answered first")
    player.click("undo")
    player.asked("action")
    player.do("build curve")
    player.asked("place")
    says(player.see("space-r6c6"), "touch|link")


def test_undo_says_what_stands_against_it(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    undo = player.see("undo")
    expect(undo).to_have_attribute("title", re.compile("nothing that you can take back"))
    player.do("hire chief")
    shown = re.compile("showed something new, so it cannot be taken back")
    expect(undo).to_have_attribute("title", shown)
    undo.dispatch_event("click")
    expect(player.see("why-reason")).to_have_text(shown)


@pytest.mark.slice(0)
def test_a_promotion_shows_what_becomes_of_the_unit(page: Page) -> None:
    hand = "friman.barfolk title.barfolk"
    player = Player.at(page, table(hand=hand, **HOME))  # type: ignore[arg-type]
    player.asked("action")
    player.do("use title.barfolk")
    player.asked("transform")
    cards = player.question.locator("[data-choice^='promote friman.barfolk'] [data-card]")
    expect(cards.first).to_have_attribute("data-card", "friman.barfolk")
    expect(cards.last).to_have_attribute("data-card", "chief")


def test_a_roll_of_the_amulet_shows_what_becomes_of_the_card(page: Page) -> None:
    player = Player.at(page, camp(), seed="two 21")
    player.asked("action")
    player.do("use amulet.barfolk")
    player.do("on chief.barfolk")
    told = player.see("happening")
    expect(told).to_contain_text("counts as two")
    after = told.locator("[data-card='chief.barfolk']").last
    expect(after.locator("[data-shows='×2']")).to_be_visible()


def test_a_new_turn_asks_for_a_cohort_only_where_there_is_one(page: Page) -> None:
    player = Player.at(page, table(at="cohort", hand="friman.barfolk×3", fill=12))
    player.asked("cohort")
    expect(player.question).to_contain_text("Cohort or mulligan?")
    player = Player.at(page, table(at="cohort", hand="friman.barfolk×2", fill=12))
    player.asked("cohort")
    expect(player.question).to_contain_text("Do you want a mulligan?")
    expect(player.question).not_to_contain_text("Cohort or")


def test_picked_cards_show_what_they_can_do(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.see("hand-card").locator("[data-card='tool.barfolk'] button").or_(
        page.locator("[data-testid=hand-card][data-card='tool.barfolk'] button")
    ).first.click()
    choices = player.question.get_by_test_id("option")
    expect(choices.first).to_be_visible()
    offered = {str(one.get_attribute("data-choice")) for one in choices.all()}
    assert "build curve" in offered
    assert "hire chief" not in offered, "a tool hires nobody"


@pytest.mark.slice(0)
def test_picked_cards_tell_what_more_it_takes(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    page.keyboard.press("1")
    page.keyboard.press("2")
    friman = player.question.locator("[data-choice='hire friman']")
    expect(friman).to_have_accessible_name("Hire a unit: friman")
    chief = player.question.locator("[data-choice='hire chief']")
    expect(chief).to_have_accessible_name("Hire a unit: chief, and supply")
    friman.click()
    # Just these cards: nothing is left to be asked.
    expect(player.see("log")).to_contain_text("hired a Bärfolk friman")


@pytest.mark.slice(0)
def test_who_picks_cards_for_later_still_sees_the_question(page: Page) -> None:
    player = Player.at(page, seats=[ME, SIMPLE], options={"players": 2})
    factions = player.question.get_by_test_id("option")
    expect(factions.first).to_be_visible()
    about = str(player.question.get_attribute("data-about"))
    before = factions.count()
    page.keyboard.press("1")
    picked = player.see("hand-card").locator("[aria-pressed=true]")
    expect(picked).to_have_count(1)
    expect(factions).to_have_count(before)
    factions.first.click()
    expect(player.question).not_to_have_attribute("data-about", about)
    expect(picked).to_have_count(1)


@pytest.mark.slice(0)
def test_who_plans_goes_on_watching_the_others_and_keeps_the_plan(opens: Opens) -> None:
    page = opens({"speed": 2}).new_page()
    page.clock.install(time=0)
    player = Player.at(page, table(2, hand={"p1": "supply×3", "p2": "supply×5"}, fill=12))
    player.asked("action")
    # What is shown stays until one goes on, however long this takes.
    page.clock.pause_at(3_600_000)
    player.do("end")
    player.choose("top supply")
    happening = player.see("happening")
    expect(happening).to_be_visible()
    page.keyboard.press("1")
    picked = player.see("hand-card").locator("[aria-pressed=true]")
    expect(picked).to_have_count(1)
    expect(happening).to_be_visible()
    happening.get_by_role("button").click()
    expect(player.question).to_be_visible()
    expect(picked).to_have_count(1)


@pytest.mark.slice(0)
def test_another_payment_than_the_proposed_one_is_paid(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.see("stack-curve").click()
    payment = player.see("payment")
    expect(payment).to_be_visible()
    proposed = str(payment.get_attribute("data-choice"))
    assert "tool" not in proposed, "what is worth less is proposed first"
    page.locator("[data-testid=hand-card][data-card='tool.barfolk'] button").first.click()
    expect(payment).to_have_attribute("data-choice", re.compile("tool.barfolk"))
    player.see("confirm").click()
    expect(page.locator("[data-testid=hand-card][data-card='tool.barfolk']")).to_have_count(0)
    expect(page.locator("[data-testid=hand-card][data-card='friman.barfolk']")).to_have_count(1)


def laid(page: Page) -> str:
    """How the card lies for now."""
    return str(page.locator("[data-testid=confirm][data-choice]").get_attribute("data-choice"))


def test_a_road_is_turned_by_key_wheel_and_tap_before_it_is_laid(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.see("stack-tee").click()
    player.see("confirm").click()
    player.asked("place")
    if not page.locator("[data-testid=confirm][data-choice]").count():
        player.see("space-r1c1").click()
    lies = page.locator("[data-testid=confirm][data-choice]")
    expect(lies).to_have_attribute("data-choice", TURNED)
    seen = {laid(page)}
    page.keyboard.press("r")
    expect(lies).not_to_have_attribute("data-choice", next(iter(seen)))
    by_key = laid(page)
    player.see("space-r1c1").hover()
    page.mouse.wheel(0, 100)
    expect(lies).not_to_have_attribute("data-choice", by_key)
    by_wheel = laid(page)
    player.see("space-r1c1").click()
    expect(lies).not_to_have_attribute("data-choice", by_wheel)
    by_tap = laid(page)
    assert len({*seen, by_key, by_wheel, by_tap}) == 3, "three ways, and the first again"
    lies.click()
    side = by_tap.split()[-1]
    expect(player.see("log")).to_contain_text("r1c1")
    expect(player.see("space-r1c1")).to_have_attribute("aria-label", re.compile("T-junction"))
    assert side


@pytest.mark.slice(0)
def test_a_space_of_the_board_offers_what_could_be_built_there(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.see("space-r1c1").click()
    menu = player.see("menu")
    expect(menu).to_be_visible()
    menu.locator("[data-choice='build curve']").click()
    player.see("confirm").click()
    player.asked("place")
    expect(page.locator("[data-testid=confirm][data-choice]")).to_have_attribute(
        "data-choice", TURNED
    )


def test_who_has_chosen_what_to_build_sees_where_and_may_say_so(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.see("stack-tee").click()
    expect(player.see("payment")).to_be_visible()
    space = player.see("space-r1c1")
    expect(space).to_have_attribute("data-mark", "act")
    space.click()
    # It is paid as proposed, and lies there as soon as its terrain is seen.
    player.asked("place")
    expect(space).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-testid=confirm][data-choice]")).to_have_attribute(
        "data-choice", TURNED
    )


@pytest.mark.slice(0)
def test_a_city_that_is_pointed_at_rises(page: Page) -> None:
    hand = "chief.barfolk chief.islanders supply"
    player = Player.at(page, table(hand=hand, **HOME))  # type: ignore[arg-type]
    player.asked("action")
    city = player.see("space-r1c0")
    expect(city).to_have_attribute("data-mark", "act")
    city.click()
    if player.state() == "menu":
        player.choose("upgrade r1c0")
    # It can be paid in one way, and taken back: nothing is asked.
    expect(city).to_have_attribute("aria-label", re.compile("level 2", re.IGNORECASE))
    expect(player.see("player-p1")).to_contain_text("2")
    player.click("undo")
    expect(city).to_have_attribute("aria-label", re.compile("level 1", re.IGNORECASE))


def test_the_end_of_the_turn_asks_once_and_stops_asking_if_told_so(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.click("end-turn")
    sure = page.get_by_role("dialog")
    expect(sure).to_be_visible()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    player.asked("action")
    player.click("end-turn")
    sure.get_by_role("checkbox").check()
    player.see("confirm").click()
    expect(sure).to_have_count(0)
    liked = page.evaluate("JSON.parse(localStorage['battalia-settings'])")
    assert liked["confirmEnd"] is False
