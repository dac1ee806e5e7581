"""Learning: every lesson is done by doing what the coach says, and a first game has a guide."""

import re

from playwright.sync_api import Page, expect

from battalia.server.library import Lesson, LessonStep, Until, lessons
from browser.moments import building
from browser.player import Player, about, steady

OPEN = "[data-mark], [data-open=true]"


def heed(player: Player, step: LessonStep) -> None:
    """Does what the step asks for, first of all by clicking where the coach points."""
    first, *more = step.choices
    spot = player.see(step.points[0]).and_(player.page.locator(OPEN))
    if player.see("drawer-stacks").is_visible() and step.points[0].startswith("stack-"):
        player.click("drawer-stacks")
    opened = spot.count() > 0
    if opened:
        with player.sparing():
            spot.click()
    if not opened or player.state() == "menu":
        player.follow(first)
    for choice in more:
        player.follow(choice)


def learn(player: Player, lesson: Lesson) -> None:
    """From the first step of a lesson to its last."""
    coach = player.see("coach")
    for number, step in enumerate(lesson.steps, 1):
        expect(coach).to_contain_text(re.compile(rf"\b{number}\b.*\b{len(lesson.steps)}\b"))
        player.state()
        expect(player.see("coach-ring")).to_have_count(len(step.points))
        if step.until != Until():
            expect(player.see("coach-next")).to_have_count(0)
            heed(player, step)
            # It has seen that it is done.
            expect(coach.get_by_text("✓")).to_be_visible()
        if number < len(lesson.steps):
            player.click("coach-next")


def test_the_course_is_gone_through_from_the_first_lesson_to_the_last(page: Page) -> None:
    course = lessons().lessons
    player = Player(page)
    page.goto("/learn")
    page.get_by_test_id(f"lesson-{course[0].id}").click()
    for at, lesson in enumerate(course):
        learn(player, lesson)
        if at + 1 < len(course):
            player.click("coach-next")
    expect(player.see("coach-next")).to_contain_text("first game")
    player.see("coach").get_by_role("link").last.click()
    for lesson in course:
        begin = page.get_by_test_id(f"lesson-{lesson.id}")
        expect(page.get_by_role("listitem").filter(has=begin)).to_contain_text("✓")


def test_a_lesson_is_done_on_a_phone(phone: Page) -> None:
    course = {lesson.id: lesson for lesson in lessons().lessons}
    player = Player(phone)
    phone.goto("/learn")
    phone.get_by_test_id("lesson-turn").tap()
    learn(player, course["turn"])


def test_a_first_game_has_a_guide_that_speaks_of_what_comes_up(page: Page) -> None:
    page.goto("/learn")
    page.get_by_test_id("first-game").click()
    player = Player(page)
    player.state()
    coach, told = player.see("coach"), set()
    # First it shows the screen, and then it waits for what it can speak of.
    for state in player.states():
        while coach.count():
            text = coach.get_by_role("status").inner_text()
            told.add(text)
            player.click("coach-next")
            expect(coach.filter(has_text=text)).to_have_count(0)
        if state == "sure" or about(player) == "top-card":
            break
        steady(player, state)
    assert len(told) > 9
    # What it has said it does not say again.
    page.reload()
    player.state()
    expect(coach).to_have_count(0)


def test_a_stack_tells_what_it_brings_before_one_buys(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    told = page.get_by_role("note")
    for stack, words in {
        "tool": "Stands in for up to two frimen",
        "chief": "Costs 3 supply",
        "straight": "heroes walk along it",
        "city-four": "Three units of one rank",
    }.items():
        player.see(f"stack-{stack}").focus()
        expect(told).to_contain_text(words)
        # It lies beside the stacks, not over them.
        beside, stacks = told.bounding_box(), page.locator("[data-clear]").bounding_box()
        assert beside is not None
        assert stacks is not None
        assert beside["x"] + beside["width"] <= stacks["x"]


def test_a_finger_that_rests_on_a_card_only_looks_at_it(phone: Page) -> None:
    player = Player.at(phone, building())
    player.asked("action")
    player.click("drawer-stacks")
    stack = player.see("stack-straight")
    where = stack.bounding_box()
    assert where is not None
    finger = phone.context.new_cdp_session(phone)
    at = [{"x": where["x"] + 9, "y": where["y"] + 9}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    told = phone.get_by_role("note")
    expect(told).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # The drawer is still open, and what is told stays until something else is touched.
    player.quiet()
    expect(told).to_be_visible()
    player.see("stack-title").tap()
    expect(told).to_have_count(0)
    expect(player.see("why")).to_be_visible()
    # A short touch buys, and why something else could not be had is no longer spoken of.
    player.click("drawer-stacks")
    stack.tap()
    expect(player.see("payment")).to_be_visible()
    expect(player.see("why")).to_have_count(0)


def test_large_letters_leave_the_guide_on_the_screen(page: Page) -> None:
    page.goto("/learn")
    page.get_by_test_id("first-game").click()
    page.add_style_tag(content=":root { font-size: 32px }")
    for _ in range(6):
        onward = page.get_by_test_id("coach-next")
        expect(onward).to_be_in_viewport(ratio=1)
        onward.click()
