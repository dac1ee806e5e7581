"""Shuffles that can be proved: one's own text, and the check after the end, which finds changes."""

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from battalia.messages import LANGUAGES
from browser.conftest import Opens
from browser.pages import illegible
from browser.player import HERE, LINK, ME, SIMPLE, set_up, set_up_links, sit_down
from browser.test_access import broken, violations

PROVED = re.compile(
    r"^All \d+ draws and dice follow from the secret and the texts of all seats\."
    r" Your own text is among them, and the server was bound before it knew it\.$"
)


def give_up(context: BrowserContext, table: str, *seats: str) -> None:
    for seat in seats:
        answer = context.request.post(f"/api/tables/{table}/seats/{seat}/resign", data={})
        assert answer.ok, answer.text()


def check(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}")
    page.get_by_test_id("replay-proof").click()
    expect(page.get_by_test_id("proof")).to_be_visible()


def test_a_table_is_set_up_with_a_text_of_ones_own_and_its_draws_are_checked(page: Page) -> None:
    sit_down(page.context)
    page.goto("/#set-up")
    page.get_by_text("Advanced", exact=True).click()
    page.get_by_test_id("own-text-open").click()
    made = page.get_by_test_id("own-text").input_value()
    assert re.fullmatch("[0-9a-f]{32}", made), "the page makes one by itself"
    page.get_by_test_id("own-text").fill("swordfish")
    page.get_by_test_id("create").click()
    page.wait_for_url(re.compile(r"/t/\w{12}"))
    table = page.url.split("/t/")[1][:12]
    shown = page.context.request.get(f"/api/tables/{table}/proof").json()
    assert shown["texts"] == {"p1": "swordfish"}
    give_up(page.context, table, "p1")
    check(page, table)
    told = page.get_by_test_id("proof-told")
    expect(told).to_have_text(PROVED)
    expect(page.get_by_test_id("proof")).to_contain_text("swordfish")
    assert broken(page) == []

    def changed(route: Route) -> None:
        found = route.fetch().json()
        draw = found["draws"][4]
        draw["choice"] = next(one for one in draw["options"] if one != draw["choice"])
        route.fulfill(body=json.dumps(found), content_type="application/json")

    page.route("**/draws?*", changed)
    page.get_by_test_id("proof-close").click()
    page.get_by_test_id("replay-proof").click()
    expect(told).to_have_text(re.compile("^Draw 5 does not follow from the secret and the texts:"))
    page.unroute("**/draws?*")

    def another(route: Route) -> None:
        route.fulfill(
            body=json.dumps({**route.fetch().json(), "commitment": "0" * 64}),
            content_type="application/json",
        )

    page.route("**/proof", another)
    page.get_by_test_id("proof-close").click()
    page.get_by_test_id("replay-proof").click()
    expect(told).to_have_text(re.compile("^The secret is not the one"))


def test_whoever_joins_sees_to_what_the_server_is_bound_and_adds_a_text(
    context: BrowserContext, page: Page, another: Page
) -> None:
    sit_down(context)
    made = set_up_links(context, options={"players": 2}, seats=[ME, LINK])
    table = made["table"]["id"]
    page.goto(f"/t/{table}")
    page.get_by_test_id("own-text-open").click()
    expect(page.get_by_test_id("commitment")).to_have_text(made["table"]["commitment"])
    page.get_by_test_id("own-text").fill("mackerel")
    with page.expect_response("**/text"):
        page.get_by_test_id("own-text-keep").click()
    another.goto(f"/t/{table}#s={made['seats']['p2']}")
    another.get_by_test_id("own-text-open").click()
    expect(another.get_by_test_id("commitment")).to_have_text(made["table"]["commitment"])
    assert violations(another) == []
    another.get_by_test_id("own-text").fill("herring")
    another.get_by_role("textbox").first.fill("Bob")
    another.get_by_role("button", name="Sit down").click()
    expect(another.get_by_test_id("table")).to_be_visible()
    give_up(context, table, "p1")
    give_up(another.context, table, "p2")
    check(another, table)
    expect(another.get_by_test_id("proof-told")).to_have_text(PROVED)
    expect(another.get_by_test_id("proof")).to_contain_text("herring")
    expect(another.get_by_test_id("proof")).to_contain_text("mackerel")


@pytest.mark.slice(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_proves_nothing_says_so_on_a_phone_in_every_language(
    opens: Opens, language: str
) -> None:
    context = opens(viewport={"width": 360, "height": 640}, locale=language, color_scheme="light")
    sit_down(context)
    seats = [ME, HERE]
    given = set_up(context, options={"players": 2}, seats=seats, seed="known")
    give_up(context, given, "p1", "p2")
    phone = context.new_page()
    check(phone, given)
    if language == "en":
        expect(phone.get_by_test_id("proof-told")).to_have_text(
            "Nothing can be proved here: the seed was given when the table was set up."
        )
    assert illegible(phone) == []
    phone.goto("/chances")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    assert illegible(phone) == []
    assert violations(phone) == []


@pytest.mark.slice(0)
def test_all_dice_and_draws_of_the_server_have_a_page(page: Page) -> None:
    sit_down(page.context)
    table = set_up(page.context, options={"players": 2}, seats=[ME, SIMPLE])
    give_up(page.context, table, "p1")
    page.goto("/chances")
    # The server counts a few seconds later.
    page.evaluate(
        """async () => {
            while (!(await (await fetch("/api/chances")).json()).chances.length)
                await new Promise((done) => setTimeout(done, 300));
        }"""
    )
    page.reload()
    expect(page.get_by_role("heading", name="Cards")).to_be_visible()
    expect(page.get_by_role("rowheader", name="friman")).to_be_visible()
    assert violations(page) == []
