"""A game looked at again after its end: what decided it, what was better, and oneself."""

import re

from playwright.sync_api import BrowserContext, Page, Route, expect

from battalia.paper import paper
from browser.conftest import PHONE, SCREEN
from browser.player import HERE, ME, set_up, sit_down
from browser.test_access import violations
from reviewed import TEXT


def test_a_review_leads_from_the_end_to_what_was_better_and_back(
    context: BrowserContext, page: Page
) -> None:
    sit_down(context)
    table = set_up(context, record=TEXT, seats=[ME, HERE])
    page.goto(f"/t/{table}")
    page.get_by_test_id("to-review").click()
    # How long it will take is said before it begins.
    expect(page.get_by_test_id("review")).to_contain_text("This takes about")
    page.get_by_test_id("review-ask").click()
    turnings = page.get_by_test_id("turning")
    expect(turnings.first).to_be_visible(timeout=120_000)
    expect(page.get_by_test_id("turning-mark").first).to_be_attached()
    expect(page.get_by_test_id("review-table").locator("tbody tr")).to_have_count(2)
    page.get_by_test_id("review-from").select_option("known")
    assert violations(page) == []
    fits_a_phone(page)

    # By keyboard: the decision, the better line on the board, and back to the game.
    turnings.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("decision-why")).not_to_be_empty()
    board = page.get_by_test_id("board")
    before = board.inner_html()
    steps = page.get_by_test_id("line-better").get_by_role("button")
    expect(steps.first).to_be_visible()
    page.get_by_test_id("step-better").focus()
    for _ in range(steps.count()):
        page.keyboard.press("Enter")
    expect(steps.last).to_have_attribute("aria-current", "step")
    assert board.inner_html() != before
    assert violations(page) == []
    fits_a_phone(page)
    page.keyboard.press("ArrowRight")
    expect(steps.last).not_to_have_attribute("aria-current", "step")
    page.get_by_test_id("decision-back").click()

    # What cost something is marked in the log.
    page.get_by_test_id("tab-log").click()
    expect(page.get_by_test_id("log-mistake").first).to_be_attached()
    page.get_by_test_id("tab-review").click()

    # One's own try, with hints; then back to the same decision.
    page.get_by_test_id("learn-mistakes").click()
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("Find a better way")
    page.get_by_test_id("mistake-hint").click()
    expect(coach.locator("li")).to_have_count(1)
    page.get_by_test_id("mistake-hint").click()
    expect(coach.locator("li")).to_have_count(2)
    assert violations(page) == []
    page.get_by_test_id("end-turn").click()
    page.locator("dialog [data-testid=confirm]").click()
    question = page.get_by_test_id("question")
    expect(question).to_contain_text("discard on top")
    question.get_by_role("button").first.click()
    expect(page.get_by_test_id("mistake-again")).to_be_visible(timeout=60_000)
    expect(coach).to_contain_text("Not yet")
    page.get_by_test_id("mistake-back").click()
    expect(page.get_by_test_id("decision-why")).to_be_visible()


def test_statistics_say_what_one_did(context: BrowserContext, page: Page) -> None:
    """On the page of one's account, for everybody."""
    sit_down(context)
    page.goto("/statistics")
    expect(page.get_by_test_id("statistics")).to_contain_text("play a game to its end first")
    counted = {
        "games": 3,
        "counted": 3,
        "more": False,
        "tables": [{"name": "2 base", "games": 3, "won": 0.6667}],
        "opponents": [{"name": "steady", "games": 2, "won": 0.5}],
        "points": [{"day": 1, "own": 1, "others": 1}, {"day": 2, "own": 3, "others": 2.5}],
        "bought": {"friman": 3.5, "weapon": 1},
        "built": {"road": 4, "city": 1.5},
        "reviewed": 1,
        "errors": {"turn": {"decisions": 20, "loss": 0.021}},
    }
    page.route("**/api/me/statistics", lambda route: route.fulfill(json=counted))
    page.reload()
    expect(page.get_by_test_id("bars")).to_have_count(5)
    expect(page.get_by_test_id("statistics")).to_contain_text("67% of 3")
    assert violations(page) == []
    fits_a_phone(page)


def test_a_game_that_nobody_won_has_no_result(context: BrowserContext, page: Page) -> None:
    """It was given up by all."""
    sit_down(context)
    table = set_up(context, record=TEXT, seats=[ME, HERE])
    player = {"turns": 1, "errors": 0, "at_even": 0, "luck": 0.1, "result": 0}
    told = {
        "depth": "quick",
        "players": [player | {"error_rate": 0.02, "adjusted": -0.1}] * 2,
        "moments": [{"at": 1, "day": 1, "chances": [0.5, 0.5], "known": [0.5, 0.5]}],
        "decisions": [],
        "lucks": [],
        "turnings": [],
    }
    made = {"review": told, "acts": []}
    page.route("**/review", lambda route: route.fulfill(json={"made": made}))
    page.goto(f"/t/{table}")
    page.get_by_test_id("to-review").click()
    cells = page.get_by_test_id("review-table").locator("tbody tr").first.locator("td")
    expect(cells).to_have_text(["–", "2%", "+10%", "–"])


def test_a_page_that_stands_alone_is_no_wider_than_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    row = "".join(f"<th>column {number}</th>" for number in range(20))
    page.set_content(paper("A table", [f"<table><tr>{row}</tr></table>"]))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def fits_a_phone(page: Page) -> None:
    """Nothing sticks out of the page, nor out of what is told; then it is large again."""
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    # The page hears of its new size a moment later, and is laid out anew then.
    expect(page.locator("html[data-narrow]")).to_be_attached()
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    for told in page.locator("[data-testid=review], [data-testid=statistics]").all():
        assert told.evaluate("element => element.scrollWidth <= element.clientWidth")
    page.set_viewport_size({"width": SCREEN["width"], "height": SCREEN["height"]})
    expect(page.locator("html[data-narrow]")).to_have_count(0)


def test_whoever_leaves_before_the_history_is_there_breaks_nothing(
    context: BrowserContext, page: Page
) -> None:
    """Neither the log nor the charts read what has gone; what goes wrong in a page fails a test."""
    sit_down(context)
    table = set_up(context, record=TEXT, seats=[ME, HERE])
    held: list[Route] = []
    page.route("**/history*", lambda route: held.append(route))
    # The log asks as the viewer, the charts for all cards.
    with (
        page.expect_request(re.compile("/history.*viewer=p1")),
        page.expect_request(re.compile("/history.*viewer=all")),
    ):
        page.goto(f"/t/{table}")
    over = page.get_by_test_id("game-over")
    over.get_by_role("link", name="New game").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()
    for one in held:
        with page.expect_response(one.request.url):
            one.continue_()
    page.evaluate("() => new Promise(requestAnimationFrame)")


def test_charts_wait_for_their_words_without_breaking(context: BrowserContext, page: Page) -> None:
    """What is said beside a table comes later: until then several columns are called nothing."""
    sit_down(context)
    table = set_up(context, record=TEXT, seats=[ME, HERE])
    held: list[Route] = []
    words = re.compile(r"/assets/later-")
    page.route(words, lambda route: held.append(route))
    page.goto(f"/t/{table}")
    charts = page.get_by_test_id("game-over").locator("details table")
    expect(charts).to_have_count(2)
    for route in held:
        route.continue_()
    expect(charts.last.locator("th").nth(1)).not_to_be_empty()
