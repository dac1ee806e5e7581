"""What the page lets one set up, and what the engine says to it."""

import msgspec
import pytest
from playwright.sync_api import Page, expect

from battalia import rulebook
from battalia.engine import CatalogueError, Options, OptionsError, start
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
        let sent;
        const fetched = window.fetch;
        window.fetch = async (path, wish) => {
            if (path !== "/api/tables" || wish?.method !== "POST") return fetched(path, wish);
            sent = JSON.parse(wish.body).options;
            const failure = { reason: { id: "not-over-yet", rule: "", args: {} }, text: "" };
            return new Response(JSON.stringify(failure), { status: 409 });
        };
        const seen = (test) => [...document.querySelectorAll(test)];
        const settled = () => new Promise((done) => setTimeout(done));
        const found = [];
        while (found.length < clicks) {
            const open = seen("[data-testid^=option-]:is(input), [data-testid^=faction-]")
                .filter((one) => one.type !== "text" && !one.ariaDisabled);
            open[chance(open.length)].click();
            await settled();
            const create = seen("[data-testid=create]")[0];
            sent = undefined;
            create.click();
            const why = seen("[data-testid=create-missing]").map((one) => one.textContent);
            while (!why.length && (!sent || create.disabled)) await settled();
            found.push({
                options: sent ?? null,
                closed: seen("[role=switch][aria-disabled=true]").map((one) => one.dataset.testid),
                why,
            });
        }
        return found;
    }
"""


def accepted(options: Options) -> bool:
    try:
        start(options)
    except (OptionsError, CatalogueError):
        return False
    return True


@pytest.fixture
def found(page: Page) -> list[dict[str, object]]:
    """After each of many clicks at random: what is sent, and which switches are closed."""
    sit_down(page.context)
    page.goto("/#set-up")
    page.get_by_test_id("create").wait_for()
    answer: list[dict[str, object]] = page.evaluate(RANDOM, CLICKS)
    return answer


def test_what_the_page_lets_begin_can_be_played_and_what_it_closes_cannot(
    found: list[dict[str, object]],
) -> None:
    sent = [one for one in found if one["options"] is not None]
    assert len({str(one["options"]) for one in sent}) > CLICKS / 4
    for one in found:
        if one["options"] is None:
            assert one["why"], "what cannot begin says why"
            continue
        options = msgspec.convert(one["options"], Options)
        assert accepted(options), options
        for test in one["closed"]:  # type: ignore[attr-defined]
            name = str(test).removeprefix("option-")
            on = msgspec.structs.replace(options, **{name: not getattr(options, name)})
            assert not accepted(on), f"{name} with {options}"


def test_every_option_leads_to_its_rule(page: Page) -> None:
    known = {rule.number for rule in rulebook.rules()} | {one.number for one in rulebook.chapters()}
    page.goto("/#set-up")
    links = page.locator("main a[href^='/rules#']")
    expect(links.first).to_be_visible()
    found = {str(link.get_attribute("href")).partition("#")[2] for link in links.all()}
    assert len(found) > 15
    assert found <= known
