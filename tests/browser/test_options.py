"""What the page lets one set up, and what the engine says to it."""

import re

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from battalia import rulebook
from battalia.engine import Options, OptionsError, start
from battalia.engine.agreement import closed
from browser.conftest import Opens
from browser.player import sit_down

CLICKS = 150
RANDOM = """
    async (clicks) => {
        // The same clicks every time.
        let seed = 7;
        const chance = (below) => {
            seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
            return Math.floor((seed / 2 ** 32) * below);
        };
        let sent, unanswered = 0;
        const fetched = window.fetch;
        window.fetch = async (path, wish) => {
            if (path === "/api/options") {
                unanswered += 1;
                const answer = await fetched(path, wish);
                const text = await answer.text();
                // Answered as soon as the page has done with it.
                answer.text = async () => (setTimeout(() => (unanswered -= 1)), text);
                return answer;
            }
            if (path !== "/api/tables" || wish?.method !== "POST") return fetched(path, wish);
            sent = JSON.parse(wish.body).options;
            const failure = { reason: { id: "not-over-yet", rule: "", args: {} }, text: "" };
            return new Response(JSON.stringify(failure), { status: 409 });
        };
        const seen = (test) => [...document.querySelectorAll(test)];
        const settled = async () => {
            do await new Promise((done) => setTimeout(done));
            while (unanswered);
        };
        const inputs = () => seen("[data-testid^=option-]:is(input), [data-testid^=faction-]")
            .filter((one) => one.type !== "text");
        const found = [];
        while (found.length < clicks) {
            const open = inputs().filter((one) => !one.ariaDisabled);
            const clicked = open[chance(open.length)];
            const wanted = clicked.type === "radio" || !clicked.checked;
            clicked.click();
            await settled();
            const create = seen("[data-testid=create]")[0];
            sent = undefined;
            create.click();
            const why = seen("[data-testid=create-refused]").map((one) => one.textContent);
            while (!why.length && (!sent || create.disabled)) await settled();
            const closed = inputs().filter((one) => one.ariaDisabled);
            found.push({
                options: sent ?? null,
                clicked: clicked.dataset.testid,
                kept: clicked.checked === wanted,
                closed: closed.map((one) => one.dataset.testid),
                why,
            });
        }
        return found;
    }
"""


class Found(msgspec.Struct):
    """What the page shows after a click."""

    options: Options | None
    """What is sent; None: it cannot begin."""
    clicked: str
    kept: bool
    """Whether what was clicked is as it was clicked."""
    closed: list[str]
    why: list[str]


def accepted(options: Options) -> bool:
    try:
        start(options)
    except OptionsError:
        return False
    return True


def closed_inputs(options: Options) -> set[str]:
    """What the engine would refuse, by the inputs that the page has for it."""
    found = set()
    for one in closed(options):
        if isinstance(one.value, bool):
            found.add(f"option-{one.option}")
        elif one.value is not None:
            found.add(f"option-{one.option}-{one.value}")
    return found


def not_shown(test: str) -> bool:
    """Which faction is left out is asked only where one can be."""
    return test.startswith("option-removed_faction-")


@pytest.fixture
def found(page: Page) -> list[Found]:
    """After each of many clicks at random: what is sent, and what is closed."""
    sit_down(page.context)
    page.goto("/#set-up")
    page.get_by_test_id("create").wait_for()
    return msgspec.convert(page.evaluate(RANDOM, CLICKS), list[Found])


@pytest.mark.slice(0)
def test_what_the_page_lets_begin_can_be_played_and_what_it_closes_cannot(
    found: list[Found],
) -> None:
    assert len({str(one.options) for one in found if one.options}) > CLICKS / 4
    for one in found:
        assert one.kept, one
        if one.options is None:
            assert one.why, "what cannot begin says why"
            continue
        assert accepted(one.options), one.options
        assert set(one.closed) == {
            test for test in closed_inputs(one.options) if not not_shown(test)
        }, one.options


@pytest.fixture
def slow(page: Page) -> list[Route]:
    """Questions about options that wait for their answer; the first one does not."""
    page.goto("/#set-up")
    page.get_by_test_id("create").wait_for()
    waiting: list[Route] = []
    page.route("**/api/options", lambda route: waiting.append(route))
    return waiting


def test_a_click_is_seen_at_once_and_a_late_answer_changes_nothing(
    page: Page, slow: list[Route]
) -> None:
    expansion = page.get_by_test_id("option-expansion")
    hard = page.get_by_test_id("option-hard")
    with page.expect_request("**/api/options"):
        expansion.check()
    with page.expect_request("**/api/options"):
        hard.check()
    royals = page.get_by_test_id("option-royals")
    expect(royals).to_have_attribute("aria-disabled", "true")
    first, second = slow
    second.continue_()
    expect(royals).not_to_have_attribute("aria-disabled", "true")
    with page.expect_response("**/api/options"):
        first.continue_()
    expect(expansion).to_be_checked()
    expect(hard).to_be_checked()


def test_why_an_option_is_closed_is_said_in_the_readers_language_with_its_rule(
    opens: Opens,
) -> None:
    page = opens(locale="de").new_page()
    page.goto("/#set-up")
    page.get_by_test_id("preset-book").click()
    hard = page.get_by_test_id("option-hard")
    expect(hard).to_have_accessible_description(re.compile("^Gehört zum Heldenmodus."))
    why = page.locator("label", has=hard).get_by_role("link", name=re.compile("S5.1"))
    expect(why).to_have_attribute("href", "/rules#S5.1")


def test_a_table_that_cannot_be_yet_says_why_beside_the_button_that_begins_it(page: Page) -> None:
    page.goto("/#set-up")
    page.get_by_test_id("preset-book").click()
    page.get_by_test_id("faction-wolfsclan").check()
    why = page.get_by_test_id("create-refused")
    expect(why).to_contain_text(re.compile(r"Factions: choose \d of them, or none; now it is 1\."))
    expect(page.get_by_test_id("create")).to_be_disabled()
    page.get_by_test_id("faction-wolfsclan").uncheck()
    expect(why).to_have_count(0)


def test_every_option_leads_to_its_rule(page: Page) -> None:
    known = {rule.number for rule in rulebook.rules()} | {one.number for one in rulebook.chapters()}
    page.goto("/#set-up")
    links = page.locator("main a[href^='/rules#']")
    expect(links.first).to_be_visible()
    found = {str(link.get_attribute("href")).partition("#")[2] for link in links.all()}
    assert len(found) > 15
    assert found <= known
