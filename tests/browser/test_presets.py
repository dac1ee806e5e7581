"""Tables to begin with on the set-up page, one's own ones, and what is said of clock and levels."""

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from battalia.engine import Options
from battalia.messages import LANGUAGES
from battalia.server.presets import DECISION, PRESETS, lengths, minutes
from browser.conftest import PHONE, Opens
from browser.pages import illegible
from browser.player import ME, SIMPLE, Player, keep
from browser.test_access import violations

KEPT = "battalia-presets"
TABS = 150
SIZES = {
    "desk": {},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def opened(page: Page) -> Page:
    page.goto("/#set-up")
    expect(page.get_by_test_id("create")).to_be_visible()
    return page


def options_of(page: Page) -> Options:
    """What the table has that was set up: it is shown, or its links are."""
    page.wait_for_url(re.compile(r"/t/\w{12}|#links=\w{12}"))
    found = re.search(r"(?:/t/|#links=)(\w{12})", page.url)
    assert found
    info = page.context.request.get(f"/api/tables/{found[1]}").json()
    return msgspec.convert(info["options"], Options)


def told(days: tuple[float, float], time: tuple[int, int]) -> re.Pattern[str]:
    """How English tells a length."""
    unit = 1 if time[1] <= 120 else 60
    pattern = r"{}.* days? in the game, about .*\b{:g}\D* (minutes?|hours?)"
    return re.compile(pattern.format(round(days[1]), round(time[1] / unit * 2) / 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.slice(1)
def test_a_preset_says_how_long_it_takes_and_begins_with_its_options(
    opens: Opens, name: str, size: str
) -> None:
    page = opened(opens(**SIZES[size]).new_page())
    players = 2 if size == "desk" else 3
    page.get_by_test_id(f"option-players-{players}").check(force=True)
    preset = PRESETS[name]
    options = preset.options(players)
    measured = lengths()[name][str(players)]
    people = players if preset.links else 1
    length = page.get_by_test_id(f"length-{name}")
    days = (measured.days[0], measured.days[2])
    expect(length).to_have_text(told(days, minutes(measured, options, people)))
    assert illegible(page) == []
    button = page.get_by_test_id(f"preset-{name}")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("create").click()
    assert options_of(page) == options


@pytest.mark.slice(0)
def test_who_plays_and_how_many_changes_how_long_it_takes(page: Page) -> None:
    length = opened(page).get_by_test_id("length-base")
    alone = length.inner_text()
    page.get_by_test_id("seat-p2").get_by_role("combobox").first.select_option("here")
    expect(length).not_to_have_text(alone)
    expect(page.get_by_text(f"reckoned with {DECISION} seconds")).to_be_visible()
    page.get_by_test_id("preset-book").click()
    six = page.get_by_test_id("option-players-6")
    expect(six).to_be_enabled()
    six.check(force=True)
    expect(page.get_by_test_id("preset-book")).to_have_attribute("aria-pressed", "true")
    # The base game has no table for six.
    page.get_by_test_id("preset-base").click()
    expect(page.get_by_test_id("option-players-4")).to_be_checked()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(1)
def test_presets_can_be_read_on_a_phone_in_every_language(opens: Opens, language: str) -> None:
    page = opened(opens(locale=language, **SIZES["phone"]).new_page())
    lengths_told = [page.get_by_test_id(f"length-{name}").inner_text() for name in PRESETS]
    assert all(re.search(r"\d", text) for text in lengths_told)
    assert illegible(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# Of one's own.


def named(page: Page, name: str) -> Locator:
    return page.get_by_test_id("own-preset").filter(has_text=name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.slice(1)
def test_ones_own_table_is_kept_found_again_chosen_and_deleted(opens: Opens, size: str) -> None:
    page = opened(opens(**SIZES[size]).new_page())
    page.get_by_test_id("preset-short").click()
    page.get_by_test_id("option-hard").check(force=True)
    page.get_by_test_id("clock-book").check(force=True)
    page.get_by_test_id("seat-p2").get_by_role("combobox").last.select_option("novice")
    page.get_by_test_id("preset-name").fill(" Friday ")
    page.get_by_test_id("preset-keep").click()
    expect(page.get_by_role("status").filter(has_text="“Friday” is kept")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("option-hard")).not_to_be_checked()
    named(page, "Friday").get_by_role("button").first.click()
    expect(page.get_by_test_id("option-hard")).to_be_checked()
    expect(page.get_by_test_id("clock-book")).to_be_checked()
    expect(page.get_by_test_id("seat-p2").get_by_role("combobox").last).to_have_value("novice")
    assert illegible(page) == []
    named(page, "Friday").get_by_role("button", name="Delete “Friday”").click()
    expect(named(page, "Friday")).to_have_count(0)
    page.get_by_test_id("create").click()
    assert options_of(page) == Options(players=2, weeks=2, hard=True)
    opened(page)
    expect(named(page, "Friday")).to_have_count(0)


def kept(context: BrowserContext, **options: Any) -> None:
    """As if this table had been kept on an earlier day."""
    preset = {
        "name": "Friday",
        "options": {"players": 3, **options},
        "seats": [{"who": "me"}, {"who": "link"}, {"who": "here"}],
        "clock": "none",
        "atZero": "computer",
        "undo": True,
        "chat": True,
        "standIn": "steady",
    }
    keep(context, KEPT, json.dumps([preset]))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"modules": ["sailing"]},
            "“Friday” needs the module “sailing”, which is not installed here any more.",
        ),
        ({"teams": True}, "“Friday” is a table that cannot be set up like this any more."),
        ({"moons": 2}, "“Friday” is a table that cannot be set up like this any more."),
    ],
    ids=["module", "needs", "unknown"],
)
@pytest.mark.slice(1)
def test_a_table_that_cannot_be_any_more_says_so_in_one_sentence_and_changes_nothing(
    context: BrowserContext, page: Page, options: dict[str, Any], sentence: str
) -> None:
    kept(context, **options)
    opened(page).get_by_test_id("preset-short").click()
    named(page, "Friday").get_by_role("button").first.click()
    expect(page.get_by_role("alert")).to_have_text(sentence)
    expect(page.get_by_test_id("preset-short")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("seat-p3")).to_have_count(0)
    page.get_by_test_id("create").click()
    assert options_of(page) == PRESETS["short"].options(2)


def test_what_nobody_can_have_kept_does_no_harm(context: BrowserContext, page: Page) -> None:
    keep(context, KEPT, "[3, {}, null, oh")
    opened(page)
    expect(page.get_by_test_id("own-preset")).to_have_count(0)


def reached(page: Page, place: Locator) -> None:
    """By the Tab key alone."""
    for _ in range(TABS):
        if place.evaluate("(one) => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {place}")


@pytest.mark.slice(0)
def test_presets_are_chosen_kept_and_deleted_by_keyboard(page: Page) -> None:
    opened(page)
    book = page.get_by_test_id("preset-book")
    reached(page, book)
    page.keyboard.press("Enter")
    expect(book).to_have_attribute("aria-pressed", "true")
    reached(page, page.get_by_test_id("preset-name"))
    page.keyboard.type("Friday")
    page.keyboard.press("Enter")
    expect(named(page, "Friday")).to_be_visible()
    expect(page).to_have_url(re.compile("#set-up$"))
    page.reload()
    take, delete = (named(page, "Friday").get_by_role("button").nth(at) for at in (0, 1))
    expect(book).to_have_attribute("aria-pressed", "false")
    reached(page, take)
    page.keyboard.press("Space")
    expect(book).to_have_attribute("aria-pressed", "true")
    reached(page, delete)
    page.keyboard.press("Enter")
    expect(named(page, "Friday")).to_have_count(0)
    expect(page.get_by_test_id("preset-name")).to_be_focused()


@pytest.mark.slice(0)
def test_the_set_up_page_with_ones_own_tables_is_for_everybody(
    context: BrowserContext, page: Page
) -> None:
    kept(context, modules=["sailing"])
    opened(page).get_by_test_id("preset-everything").click()
    named(page, "Friday").get_by_role("button").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations(page) == []


# What else is said while a table is set up.


def test_there_is_no_limit_of_weeks_and_three_are_the_books_advice(page: Page) -> None:
    opened(page)
    expect(page.get_by_test_id("option-weeks-0")).to_be_checked()
    advised = page.get_by_test_id("option-weeks").get_by_role("radio", name=re.compile("advice"))
    expect(advised).to_have_attribute("data-testid", "option-weeks-3")


@pytest.mark.slice(0)
def test_the_clock_by_the_book_is_told_as_it_is(page: Page) -> None:
    opened(page).get_by_test_id("preset-everything").click()
    page.get_by_test_id("clock-book").check(force=True)
    clock = page.get_by_test_id("clock")
    expect(clock).to_contain_text("52.5 minutes each for the whole game, as the book advises")
    page.get_by_test_id("preset-base").click()
    expect(clock).to_contain_text("30 minutes each for the whole game, as the book advises")


def test_every_level_says_what_it_does(page: Page) -> None:
    seat = opened(page).get_by_test_id("seat-p2")
    level = seat.get_by_role("combobox").last
    levels = page.get_by_test_id("levels")
    found = set()
    for name in ("random", "simple", "novice", "steady", "expert", "master"):
        level.select_option(name)
        expect(levels).to_contain_text(re.compile(rf"^\s*{name}\s*[A-Z].*\.\s*$"))
        expect(level).to_have_accessible_description(re.compile(rf"{name}.*\."))
        found.add(levels.inner_text())
    assert len(found) == 6


def test_the_signs_of_options_and_modules_are_named(page: Page) -> None:
    opened(page)
    signs = page.locator("label:has([role=switch]) .sign")
    names = signs.evaluate_all(
        "(all) => all.map((one) => [one.title, one.closest('label').querySelector('.title')"
        ".textContent, one.closest('label').querySelector('input').ariaLabel])"
    )
    assert len(names) > 15
    assert all(name and name == shown == spoken for name, shown, spoken in names)


@pytest.mark.slice(0)
def test_the_signs_of_modules_at_the_table_are_named(page: Page) -> None:
    options = msgspec.to_builtins(PRESETS["everything"].options(2))
    player = Player.at(page, options=options, seats=[ME, SIMPLE])
    potions = player.see("module-potions")
    expect(potions).to_be_visible()
    names = page.locator("button[data-testid^=module-]").evaluate_all(
        "(all) => all.map((one) => [one.title, one.ariaLabel])"
    )
    assert len(names) > 4
    assert all(title and spoken.startswith(title) for title, spoken in names)
    # Opened, the name stands there to be read.
    title = str(potions.get_attribute("title"))
    expect(page.get_by_text(title, exact=True)).to_be_hidden()
    potions.click()
    expect(page.get_by_text(title, exact=True)).to_be_visible()
