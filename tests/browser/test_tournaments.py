"""A tournament of eight: two browsers, the others over HTTP, from announcement to crosstable."""

import re
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import PHONE
from browser.player import sit_down
from browser.test_access import violations
from server.serving import Served

Plain = dict[str, Any]
OTHERS = ("Cid", "Dan", "Eva", "Fay", "Gus", "Hal")
RESIGN = """
    async () => {
        const table = location.pathname.split("/")[2];
        const info = await (await fetch(`/api/tables/${table}`)).json();
        const { seat } = info.seats.find((one) => one.mine);
        const headers = { "Content-Type": "application/json" };
        const path = `/api/tables/${table}/seats/${seat}/resign`;
        return (await fetch(path, { method: "POST", headers, body: "{}" })).status;
    }
"""


class Cup:
    """A tournament, and those who play in it over HTTP."""

    def __init__(self, url: str, id: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=30)
        self.path = f"/api/tournaments/{id}"
        self.keys: dict[str, str] = {}

    def ask(self, method: str, path: str, key: str = "", body: object = None) -> Plain:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        self.http.cookies.clear()
        answer.raise_for_status()
        found: Plain = answer.json()
        return found

    def enter(self, name: str) -> None:
        self.keys[name] = self.ask("POST", "/api/people", body={"name": name})["key"]
        self.ask("POST", f"{self.path}/entry", self.keys[name])

    def until(self, page: Page, so: Callable[[Plain], bool]) -> Plain:
        while True:
            told = self.ask("GET", self.path)
            if so(told):
                return told
            # The pages go on meanwhile.
            page.wait_for_timeout(200)

    def give_up(self, told: Plain, game: Plain, loser: str) -> None:
        seat = f"p{self.sitting(told, game).index(loser) + 1}"
        self.ask("POST", f"/api/tables/{game['table']}/seats/{seat}/resign", self.keys[loser])

    def sitting(self, told: Plain, game: Plain) -> list[str]:
        names = {one["number"]: one["name"] for one in told["entries"]}
        return [names[number] for number in game["seats"]]


def in_play(told: Plain) -> list[Plain]:
    return [one for one in told.get("pairings", []) if not one.get("places")]


def ready(number: int) -> Callable[[Plain], bool]:
    return lambda told: (
        told.get("round") == number and all(one.get("table") for one in in_play(told))
    )


def test_a_tournament_of_eight_from_announcement_to_crosstable(
    server: Served, context: BrowserContext, page: Page, another: Page
) -> None:
    sit_down(context)
    sit_down(another.context, "Bea")
    page.goto("/tournaments")
    page.get_by_test_id("tournaments-announce").click()
    page.get_by_test_id("tournament-title").fill("Eight for a crown")
    page.get_by_test_id("tournament-form-knockout").click(force=True)
    page.get_by_test_id("tournament-pause").fill("0")
    page.get_by_test_id("tournament-most").fill("8")
    assert violations(page) == []
    page.get_by_test_id("tournament-create").click()
    page.get_by_test_id("tournament-enter").click()
    expect(page.get_by_test_id("tournament-entered")).to_have_text("You take part.")
    cup = Cup(server.url, page.url.rsplit("/", 1)[1])
    # Somebody else finds it in the list.
    another.goto("/tournaments")
    another.get_by_role("link", name="Eight for a crown").click()
    another.get_by_test_id("tournament-enter").click()
    for name in OTHERS:
        cup.enter(name)
    expect(page.get_by_test_id("tournament-entries").get_by_role("listitem")).to_have_count(8)
    page.get_by_test_id("tournament-begin").click()

    people = {"Ada": page, "Bea": another}
    for number in (1, 2, 3):
        told = cup.until(page, ready(number))
        for game in in_play(told):
            sitting = cup.sitting(told, game)
            # Ada goes through; Bea gives up where she can.
            loser = next(name for name in ("Bea", *OTHERS, "Ada") if name in sitting)
            for name in {*people} & {*sitting}:
                browser = people[name]
                # The page has heard that the round began.
                browser.get_by_test_id("tournament-to-table").click()
                expect(browser.get_by_test_id("table")).to_be_visible()
            if loser in people:
                assert people[loser].evaluate(RESIGN) == 200
            else:
                cup.give_up(told, game, loser)
            for name in {*people} & {*sitting}:
                back = people[name].get_by_test_id("to-tournament")
                back.click()
    told = cup.until(page, lambda told: bool(told["state"] == "over"))

    expect(page.get_by_test_id("tournament-state")).to_have_text("Over")
    lines = page.get_by_test_id("standings").locator("tbody tr")
    expect(lines).to_have_count(8)
    expect(lines.first).to_contain_text("Ada")
    expect(lines.first).to_have_class(re.compile("mine"))
    won = page.get_by_test_id("crosstable").locator("tbody tr").first.get_by_role("link")
    expect(won).to_have_count(3)
    assert violations(page) == []
    with page.expect_download() as saved:
        page.get_by_test_id("tournament-records").click()
    assert saved.value.path().read_text(encoding="utf-8").count("[Battalia") == 7
    another.set_viewport_size(PHONE)
    another.reload()
    expect(another.get_by_test_id("crosstable")).to_be_visible()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert another.evaluate(wide) == 0, "what is wide scrolls by itself"
    won.first.click()
    expect(page).to_have_url(re.compile("/replay/"))
