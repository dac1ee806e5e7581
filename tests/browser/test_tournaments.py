"""Tournaments: eight people in eight browsers, from announcement to crosstable; one with a bot."""

import re
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Opens
from browser.player import sit_down
from browser.test_access import violations
from browser.test_bots import account, joined
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


def to_table(page: Page, table: str) -> None:
    """As soon as the page has heard that the round began."""
    way = page.get_by_test_id("tournament-to-table")
    expect(way).to_have_attribute("href", f"/t/{table}")
    way.click()
    expect(page.get_by_test_id("table")).to_be_visible()


def test_a_tournament_of_eight_from_announcement_to_crosstable(
    server: Served, opens: Opens
) -> None:
    """Eight browsers, one of them on a phone and in German."""
    ute: dict[str, object] = {"viewport": PHONE, "has_touch": True, "locale": "de-DE"}
    people: dict[str, Page] = {}
    for name in ("Ada", "Bea", *OTHERS):
        context = opens(**(ute if name == "Hal" else {}))
        sit_down(context, name)
        people[name] = context.new_page()
    page, phone = people["Ada"], people["Hal"]
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
    # The others find it in the list.
    for name, one in people.items():
        if name != "Ada":
            one.goto("/tournaments")
            one.get_by_role("link", name="Eight for a crown").click()
            one.get_by_test_id("tournament-enter").click()
    expect(page.get_by_test_id("tournament-entries").get_by_role("listitem")).to_have_count(8)
    expect(phone.get_by_test_id("tournament-entered")).to_have_text("Du nimmst teil.")
    page.get_by_test_id("tournament-begin").click()

    gone: set[str] = set()
    for number in (1, 2, 3):
        told = cup.until(page, ready(number))
        for game in in_play(told):
            sitting = cup.sitting(told, game)
            # Ada goes through.
            loser = next(name for name in ("Bea", *OTHERS) if name in sitting)
            for name in sitting:
                to_table(people[name], game["table"])
            if not gone.isdisjoint(people):
                # Whoever is out watches.
                watcher = people[min(gone)]
                watcher.get_by_test_id(f"watch-{game['board']}").click()
                expect(watcher.get_by_test_id("table")).to_be_visible()
                expect(watcher.get_by_test_id("hand")).to_have_count(0)
                watcher.go_back()
            assert people[loser].evaluate(RESIGN) == 200
            gone.add(loser)
            for name in sitting:
                people[name].get_by_test_id("to-tournament").click()
    cup.until(page, lambda told: bool(told["state"] == "over"))

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
    phone.reload()
    expect(phone.get_by_test_id("tournament-state")).to_have_text("Vorbei")
    expect(phone.get_by_test_id("crosstable")).to_be_visible()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert phone.evaluate(wide) == 0, "what is wide scrolls by itself"
    won.first.click()
    expect(page).to_have_url(re.compile("/replay/"))


@pytest.mark.chromium("the story is the server's; axe judges the page, not the engine")
def test_a_bot_that_its_owner_has_entered_plays_everybody(server: Served, opens: Opens) -> None:
    """A round robin of three, with a crosstable of all against all."""
    ada, bea = opens().new_page(), opens().new_page()
    names = [f"{name}-{token_hex(3)}" for name in ("Ada", "Bea", "Bot")]
    for one, name in zip((ada, bea), names, strict=False):
        account(one, name)
    made = bea.context.request.post("/api/bots", data={"name": names[2]}).json()
    wish = {"name": "here"}
    token = bea.context.request.post(f"/api/bots/{made['id']}/tokens", data=wish).json()["token"]
    ada.goto("/tournaments/new")
    ada.get_by_test_id("tournament-title").fill("All against all")
    ada.get_by_test_id("tournament-form-round-robin").click(force=True)
    ada.get_by_test_id("tournament-pause").fill("0")
    ada.get_by_test_id("tournament-bots").click()
    ada.get_by_test_id("tournament-create").click()
    ada.get_by_test_id("tournament-enter").click()
    cup = Cup(server.url, ada.url.rsplit("/", 1)[1])
    bea.goto(ada.url)
    bea.get_by_test_id("tournament-enter").click()
    bea.get_by_test_id(f"enter-{names[2]}").click()
    expect(bea.get_by_test_id("tournament-entries").get_by_role("listitem")).to_have_count(3)
    expect(bea.get_by_test_id("tournament-entries")).to_contain_text(f"{names[2]} Bot")
    with joined(server, token) as process:
        assert process.stdout is not None
        assert "waits for challenges" in process.stdout.readline()
        ada.get_by_test_id("tournament-begin").click()
        for number in (1, 2, 3):
            told = cup.until(ada, ready(number))
            (game,) = in_play(told)
            sitting = cup.sitting(told, game)
            if names[2] in sitting:
                assert f"{names[2]} plays p" in process.stdout.readline()
            # Bea loses to Ada, and both to the bot.
            loser = bea if names[1] in sitting else ada
            to_table(loser, game["table"])
            assert loser.evaluate(RESIGN) == 200
            if names[2] in sitting:
                assert "is over" in process.stdout.readline()
            loser.get_by_test_id("to-tournament").click()
    cup.until(ada, lambda told: bool(told["state"] == "over"))
    ada.reload()
    # Everybody had a bye, too, which is worth a victory.
    rows = ada.get_by_test_id("crosstable").locator("tbody tr")
    for line, (name, cells) in enumerate(
        (
            (names[2], ["", "1", "1", "3"]),
            (names[0], ["0", "", "1", "2"]),
            (names[1], ["0", "0", "", "1"]),
        )
    ):
        expect(rows.nth(line).get_by_role("rowheader")).to_contain_text(name)
        expect(rows.nth(line).locator("td")).to_have_text(cells)
    assert violations(ada) == []
