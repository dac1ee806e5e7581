"""Learning: every lesson is done by doing what the coach says, and a first game has a guide."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from battalia.engine.game import Game
from battalia.server.library import LESSONS, Lesson, LessonStep, Until, lessons
from browser.conftest import PHONE, SCREEN, Opens
from browser.moments import building
from browser.player import Player, about, begins, set_up, sit_down, steady
from browser.test_screens import DOWN, LOW, SIDEWAYS, beside, whole

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


@pytest.mark.slice(0)
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


TONGUES = {"de": "de-DE", "pl": "pl-PL"}
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": SCREEN},
    "phone": {"viewport": PHONE, "has_touch": True},
    "low": {"viewport": {"width": 667, "height": 375}, "has_touch": True},
}
EVERY = [(lesson, size, tongue) for lesson in LESSONS for size in SIZES for tongue in TONGUES]


@pytest.mark.parametrize(("name", "size", "tongue"), EVERY)
@pytest.mark.slice(1)
def test_a_lesson_is_done_to_its_end(opens: Opens, name: str, size: str, tongue: str) -> None:
    page = opens(locale=TONGUES[tongue], **SIZES[size]).new_page()
    player = Player(page)
    page.goto("/learn")
    expect(page.locator("html")).to_have_attribute("lang", tongue)
    page.get_by_test_id(f"lesson-{name}").click()
    learn(player, next(one for one in lessons().lessons if one.id == name))
    expect(player.see("coach-next")).to_be_in_viewport()


def begun(page: Page, name: str) -> Player:
    """A lesson, at its first step that waits for something."""
    player = Player(page)
    page.goto("/learn")
    page.get_by_test_id(f"lesson-{name}").click()
    player.state()
    player.click("coach-next")
    expect(player.see("coach-anew")).to_be_visible()
    return player


@pytest.mark.slice(0)
def test_who_leaves_the_path_of_a_lesson_is_led_back(page: Page) -> None:
    player = begun(page, "cohort")
    player.follow("skip")
    coach = player.see("coach")
    expect(coach).to_contain_text("leads away")
    player.click("coach-back")
    expect(player.see("coach-back")).to_have_count(0)
    expect(coach).to_contain_text("Announce the cohort")
    # From there the lesson goes on as ever.
    step = next(one for one in lessons().lessons if one.id == "cohort").steps[1]
    heed(player, step)
    expect(coach.get_by_text("✓")).to_be_visible()


@pytest.mark.slice(0)
def test_what_cannot_be_taken_back_begins_anew(page: Page) -> None:
    player = begun(page, "turn")
    table = page.url
    player.end_turn()
    player.state()
    expect(player.see("coach")).to_contain_text("Start it anew")
    expect(player.see("coach-back")).to_have_count(0)
    player.click("coach-anew")
    page.wait_for_url(lambda url: url != table)
    expect(player.see("coach")).to_contain_text("1 of")


def test_the_hint_in_a_lesson_serves_the_lesson(page: Page) -> None:
    player = begun(page, "turn")
    for step in lessons().lessons[0].steps[1:3]:
        for choice in step.choices:
            player.state()
            if choice.startswith("pay"):
                player.follow(choice)
                continue
            player.click("hint")
            expect(player.see("hint-do")).to_be_visible()
            player.click("hint-do")
        expect(player.see("coach").get_by_text("✓")).to_be_visible()
        player.click("coach-next")
    # Where there is something to read the hint says so.
    player.click("hint")
    expect(player.see("hint-said")).to_contain_text("Read what the coach says")


@pytest.mark.slice(0)
def test_a_lesson_that_is_opened_again_goes_on_where_it_was(page: Page) -> None:
    player = begun(page, "turn")
    address = page.url.partition("#")[0]
    page.goto("/")
    page.goto(address)
    player.state()
    expect(player.see("coach")).to_contain_text("2 of")


def guided(page: Page, skip: bool = True) -> Player:
    """A first game, after the look round the screen."""
    page.goto("/learn")
    page.get_by_test_id("first-game").click()
    player = Player(page)
    player.state()
    if skip:
        expect(player.see("coach")).to_be_visible()
        away = player.see("coach").get_by_role("button", name="Skip this")
        if not away.is_visible():
            # Where there is one line only it comes with the rest.
            player.click("coach-more")
        away.click()
    return player


def understood(player: Player) -> str:
    """Has read what is new; what the page waits for then."""
    state = player.state()
    while player.see("coach-next").count():
        player.click("coach-next")
        state = player.state()
    return state


def to_the_goal(player: Player) -> None:
    """Answers until the coach names a goal for the turn."""
    for _ in player.states():
        state = understood(player)
        if player.see("coach-advice").count():
            return
        steady(player, state)


def clear_of(page: Page, one: str, others: list[str]) -> None:
    """It lies over none of these."""
    mine = page.get_by_test_id(one).bounding_box()
    assert mine is not None
    for other in others:
        for element in page.get_by_test_id(other).all():
            box = element.bounding_box()
            if box is None or not element.is_visible():
                continue
            apart = (
                mine["x"] + mine["width"] <= box["x"] + 1
                or box["x"] + box["width"] <= mine["x"] + 1
                or mine["y"] + mine["height"] <= box["y"] + 1
                or box["y"] + box["height"] <= mine["y"] + 1
            )
            assert apart, (other, mine, box)


def coached(page: Page, game: Game) -> Player:
    """The coach beside this game, after all that it tells first."""
    sit_down(page.context)
    player = Player(page)
    page.goto(f"/t/{set_up(page.context, game)}#guide=")
    # It comes later than the question, and then it tells or advises.
    said = page.locator("[data-testid=coach-next], [data-testid=coach-advice]").first
    while said.get_attribute("data-testid") == "coach-next":
        player.click("coach-next")
    return player


def comfortable(player: Player) -> None:
    """All of the table can be seen and used, and the coach lies upon nothing."""
    whole(player)
    for button in ("undo", "hint", "end-turn"):
        expect(player.see(button)).to_be_in_viewport(ratio=1)
    if player.see("coach").count():
        expect(player.see("coach")).to_be_in_viewport(ratio=1)
        clear_of(player.page, "coach", PANELS)


@pytest.mark.parametrize("screen", LOW)
@pytest.mark.slice(0)
def test_a_table_with_a_coach_is_whole_on_a_low_screen(opens: Opens, screen: str) -> None:
    width, height = LOW[screen]
    page = opens(viewport={"width": width, "height": height}, has_touch=True).new_page()
    player = coached(page, building())
    comfortable(player)
    board = player.see("board").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) > height / 2
    # It is read whole over the map, and over nothing else.
    player.click("coach-more")
    expect(player.see("coach")).to_have_attribute("data-whole", "true")
    expect(player.see("coach").get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    for other in ("question", "hand"):
        assert beside(player, "coach", other)
    player.click("coach-fold")
    comfortable(player)
    player.click("coach-close")
    comfortable(player)


@pytest.mark.slice(0)
def test_a_lesson_is_whole_on_a_low_screen(opens: Opens) -> None:
    page = opens(**SIZES["low"]).new_page()
    page.goto("/learn")
    page.get_by_test_id("lesson-turn").click()
    player = Player(page)
    player.asked("action")
    comfortable(player)
    player.click("coach-more")
    text = player.see("coach").get_by_role("status")
    expect(text).to_be_in_viewport(ratio=1)
    player.click("coach-more")
    comfortable(player)


@pytest.mark.slice(0)
def test_a_phone_shows_the_hand_and_the_buttons_below_the_coachs_goal(phone: Page) -> None:
    player = coached(phone, building())
    comfortable(player)
    # Two lines of the goal, and a way to the others.
    last = player.see("coach").get_by_role("list").first.get_by_role("listitem").last
    expect(last).not_to_be_in_viewport()
    player.click("coach-more")
    expect(last).to_be_in_viewport(ratio=1)
    for other in ("question", "hand"):
        assert beside(player, "coach", other)
    assert (phone.evaluate(SIDEWAYS), phone.evaluate(DOWN)) == (0, 0)


@pytest.mark.slice(0)
def test_what_the_coach_has_no_room_for_is_a_click_away(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 660})
    player = coached(page, building())
    last = player.see("coach").get_by_role("list").first.get_by_role("listitem").last
    expect(last).not_to_be_in_viewport(ratio=1)
    player.click("coach-more")
    expect(last).to_be_in_viewport(ratio=1)
    clear_of(page, "coach", ["question", "board", "hand", "log", "end-turn"])
    player.click("coach-more")
    clear_of(page, "coach", PANELS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.slice(0)
def test_a_hint_leads_to_what_the_coach_says_already(opens: Opens, size: str) -> None:
    player = coached(opens(**SIZES[size]).new_page(), building())
    player.click("hint")
    expect(player.see("coach")).to_have_attribute("data-whole", "true")
    expect(player.see("coach-do")).to_be_focused()
    expect(player.see("coach-others")).to_be_visible()
    expect(player.see("hint-said")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("away", ["coach-fold", "coach-close"])
@pytest.mark.slice(0)
def test_a_hint_lies_beside_the_map_where_no_coach_speaks(
    opens: Opens, size: str, away: str
) -> None:
    page = opens(**SIZES[size]).new_page()
    player = coached(page, building())
    player.click(away)
    player.click("hint")
    expect(player.see("hint-said")).to_be_in_viewport(ratio=1)
    assert beside(player, "hint-said", "board")
    if size == "desk":
        # Folded, the coach leaves the room to the players.
        expect(player.see("player-p4")).to_be_in_viewport(ratio=1)
    # What else was weighed takes room as well.
    player.see("hint-others").locator("summary").click()
    assert beside(player, "hint-said", "board")
    assert (page.evaluate(SIDEWAYS), page.evaluate(DOWN)) == (0, 0)
    for button in ("hint", "end-turn"):
        expect(player.see(button)).to_be_in_viewport(ratio=1)


@pytest.mark.slice(0)
def test_the_coach_also_pays_for_what_it_has_begun(page: Page) -> None:
    player = coached(page, building())
    player.click("coach-do")
    expect(player.see("payment")).to_be_visible()
    player.click("coach-do")
    expect(player.see("payment")).to_have_count(0)


@pytest.mark.slice(0)
def test_a_coach_that_was_sent_away_stays_away_however_the_screen_turns(page: Page) -> None:
    player = coached(page, building())
    player.click("coach-close")
    expect(player.see("coach")).to_have_count(0)
    for width, height in ((390, 844), (667, 375), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        player.state()
        expect(player.see("coach")).to_have_count(0)


BELOW = """
    () => {
        const hit = document.elementFromPoint(innerWidth / 2, innerHeight - 2);
        return Boolean(hit.closest("aside.open, nav"));
    }
"""
"""Whether a finger at the lower edge hits a drawer, or its bar."""


@pytest.mark.parametrize("height", [844, 560])
@pytest.mark.slice(0)
def test_a_drawer_covers_the_page_and_can_be_closed(opens: Opens, height: int) -> None:
    """Also where the page is higher than the screen."""
    page = opens(viewport={"width": 390, "height": height}, has_touch=True).new_page()
    player = coached(page, building())
    expect(player.see("coach-ring").first).to_be_visible()
    for drawer, seen in (("log", "log"), ("players", "player-p2")):
        player.click(f"drawer-{drawer}")
        expect(player.see(seen)).to_be_visible()
        expect(player.see("coach-ring")).to_have_count(0)
        assert page.evaluate(BELOW)
        close = player.see("drawer-close")
        expect(close).to_be_in_viewport(ratio=1)
        expect(player.see(f"drawer-{drawer}")).to_be_in_viewport(ratio=1)
        close.click()
        expect(player.see(seen)).not_to_be_in_viewport()
    expect(player.see("coach-ring").first).to_be_visible()


PANELS = ["question", "board", "hand", "battle", "player-p1", "player-p2", "log", "end-turn"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.slice(1)
def test_the_coach_names_a_goal_and_lies_over_nothing(opens: Opens, size: str) -> None:
    page = opens(**SIZES[size]).new_page()
    player = guided(page)
    clear_of(page, "coach", PANELS)
    to_the_goal(player)
    clear_of(page, "coach", PANELS)
    expect(player.see("coach")).to_contain_text("Your goal")
    expect(player.see("trail").first).to_be_attached()


@pytest.mark.slice(0)
def test_the_coach_and_the_hint_say_the_same(page: Page) -> None:
    player = guided(page)
    compared = 0
    for state in player.states():
        state = understood(player)
        if player.see("coach-advice").count():
            advised = player.see("coach-advice").get_attribute("data-choice")
            # Where it is folded it says nothing: the hint does.
            player.click("coach-fold")
            player.click("hint")
            expect(player.see("hint-do")).to_have_attribute("data-choice", str(advised))
            goal = player.see("hint-goal").inner_text().partition(": ")[2][:40]
            player.click("coach-fold")
            expect(player.see("coach")).to_contain_text(goal)
            compared += 1
            if compared == 4:
                return
            player.click("coach-do")
            continue
        steady(player, state)


@pytest.mark.slice(0)
def test_the_coach_comes_back_when_the_game_is_opened_again(page: Page) -> None:
    player = guided(page)
    to_the_goal(player)
    goal = player.see("coach").locator("p").first.inner_text()
    address = page.url.partition("#")[0]
    page.goto("/")
    page.goto(address)
    player.state()
    expect(player.see("coach-advice")).to_be_visible()
    expect(player.see("coach")).to_contain_text(goal)
    # Who sends it away finds it folded then.
    player.click("coach-close")
    expect(player.see("coach")).to_have_count(0)
    page.reload()
    player.state()
    expect(player.see("coach")).to_have_attribute("data-folded", "true")


@pytest.mark.parametrize("reads", [True, False], ids=["who reads all", "who reads nothing"])
@pytest.mark.slice(0)
def test_the_coach_falls_silent_for_who_goes_their_own_way(page: Page, reads: bool) -> None:
    player = guided(page)
    turns = 0
    for state in player.states():
        if reads:
            state = understood(player)
        turns += begins(player, state)
        if page.locator("[data-testid=coach][data-folded=true]").count():
            break
        assert turns < 8
        if state == "question" and about(player) == "action":
            player.click("end-turn")
        else:
            steady(player, state)
    # It is still there for who wants it.
    assert turns > 2
    player.click("coach-fold")
    expect(player.see("coach")).to_have_attribute("data-folded", "false")


@pytest.mark.slice(0)
def test_a_first_game_has_a_guide_that_speaks_of_what_comes_up(page: Page) -> None:
    player = guided(page, skip=False)
    coach, told = player.see("coach"), set()
    # First it shows the screen, and then it waits for what it can speak of.
    turns = 0
    for state in player.states():
        while player.see("coach-next").count():
            text = coach.get_by_role("status").inner_text()
            told.add(text)
            player.click("coach-next")
            expect(coach.filter(has_text=text)).to_have_count(0)
        turns += begins(player, state)
        if turns == 3:
            break
        steady(player, state)
    assert len(told) > 9
    # What it has said it does not say again.
    page.reload()
    player.state()
    expect(player.see("coach-next")).to_have_count(0)


def test_a_hint_tells_its_goal_and_what_else_was_weighed(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.click("hint")
    expect(player.see("hint-goal")).to_contain_text("Goal:")
    others = player.see("hint-others")
    others.locator("summary").click()
    assert others.get_by_role("listitem").count() in (1, 2, 3)
    expect(player.see("trail").first).to_be_attached()
    # Who closes it has the map as it was.
    page.keyboard.press("Escape")
    expect(player.see("trail")).to_have_count(0)


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


@pytest.mark.chromium("Playwright has fingers for it alone")
@pytest.mark.slice(0)
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


@pytest.mark.slice(0)
def test_large_letters_leave_the_guide_on_the_screen(page: Page) -> None:
    page.goto("/learn")
    page.get_by_test_id("first-game").click()
    page.add_style_tag(content=":root { font-size: 32px }")
    for _ in range(6):
        onward = page.get_by_test_id("coach-next")
        expect(onward).to_be_in_viewport(ratio=1)
        onward.click()
