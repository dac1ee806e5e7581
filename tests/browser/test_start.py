"""The first page: from there to a game in one or two clicks."""

import json
import re
from secrets import token_hex

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from battalia.engine import save
from browser.conftest import Opens
from browser.moments import building
from browser.pages import PAGES, visit
from browser.player import HERE, ME, Player, begins, set_up, sit_down, steady

TURNS = 2


def test_one_click_and_the_first_turns_are_played(opens: Opens) -> None:
    """As for somebody who comes for the first time: nothing is set, the guide is there."""
    page = opens({"speed": 1}).new_page()
    page.goto("/")
    page.get_by_test_id("play-now").click()
    player = Player(page)
    expect(player.see("table")).to_be_visible()
    expect(player.see("coach")).to_be_visible()
    begun = 0

    def turns(state: str) -> bool:
        nonlocal begun
        begun += begins(player, state)
        return begun > TURNS

    player.play(steady, until=turns)
    player.click("tab-log")
    expect(player.see("log")).to_contain_text(re.compile("hired|built|laid"))


def test_who_comes_for_the_first_time_is_refused_nothing(page: Page) -> None:
    """No red line in the console of whoever has no name yet."""
    refused: list[str] = []
    page.on("response", lambda one: refused.append(one.url) if one.status >= 400 else None)
    for path in PAGES:
        visit(page, path)
    page.goto("/")
    expect(page.get_by_test_id("account")).to_have_text("Sign in")
    page.get_by_test_id("play-now").click()
    Player(page).state()
    assert refused == []


def test_with_friends_takes_two_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("with-friends").click()
    page.get_by_test_id("friends-3").click()
    for seat in ("link-p2", "link-p3"):
        expect(page.get_by_test_id(seat)).to_have_value(re.compile(r"/t/\w{12}#s=.{20,}"))
    expect(page.get_by_test_id("watch-link")).to_have_value(re.compile(r"/t/\w{12}#w=.{20,}"))
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("seat-p3")).to_be_visible()


def test_what_an_option_needs_is_said_at_once(page: Page) -> None:
    page.goto("/#set-up")
    royals = page.get_by_test_id("option-royals")
    expect(royals).to_have_attribute("aria-disabled", "true")
    royals.click(force=True)
    expect(royals).not_to_be_checked()
    page.get_by_test_id("option-expansion").check()
    royals.check()
    heroic = page.get_by_test_id("option-heroic")
    expect(heroic).to_have_accessible_description(re.compile("advanced", re.IGNORECASE))
    page.get_by_test_id("option-advanced").check()
    expect(heroic).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.slice(0)
def test_the_books_table_is_one_click_away(page: Page) -> None:
    page.goto("/#set-up")
    page.get_by_test_id("preset-book").click()
    expect(page.get_by_test_id("option-stormgates")).to_be_checked()
    page.get_by_test_id("create").click()
    player = Player(page)
    expect(player.see("table")).to_be_visible()
    assert player.state() in ("question", "battle")


def test_ones_games_are_listed_and_opened(context: BrowserContext, page: Page) -> None:
    sit_down(context)
    table = set_up(context, building(), seats=[ME, *[HERE] * 3])
    page.goto("/")
    expect(page.get_by_test_id("my-games")).to_contain_text("Day 1 of week 1")
    page.get_by_test_id(f"game-{table}").click()
    expect(page.get_by_test_id("table").or_(page.get_by_test_id("hand-over"))).to_be_visible()


@pytest.mark.slice(0)
def test_a_position_is_pasted_and_played(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-text").fill(save(building()).decode())
    page.get_by_test_id("import-open").click()
    Player(page).asked("action")


def test_one_says_who_plays_on_with_what_was_pasted(page: Page) -> None:
    page.goto("/#import")
    page.get_by_test_id("import-text").fill(save(building()).decode())
    seats = page.get_by_test_id(re.compile(r"^seat-p\d$"))
    expect(seats).to_have_count(4)
    seats.nth(1).get_by_role("combobox").first.select_option("link")
    page.get_by_test_id("import-open").click()
    expect(page.get_by_test_id("link-p2")).to_have_value(re.compile("#s="))


def test_what_is_no_game_is_refused_in_one_sentence_of_the_readers_language(opens: Opens) -> None:
    page = opens(locale="de").new_page()
    page.goto("/#import")
    for text in ("hello", json.dumps({"no": "game"})):
        page.get_by_test_id("import-text").fill(text)
        page.get_by_test_id("import-open").click()
        expect(page.get_by_role("alert")).to_have_text(
            "Das ist weder die Aufzeichnung noch die Stellung eines Spiels."
        )
        expect(page).to_have_url(re.compile("#import$"))


@pytest.mark.slice(0)
def test_whoever_has_a_login_finds_their_games_elsewhere(
    context: BrowserContext, page: Page, another: Page
) -> None:
    # An account has its name for itself, in other tests as well.
    name = f"Ada {token_hex(3)}"
    sit_down(context, name)
    table = set_up(context, building())
    page.goto("/#account")
    page.get_by_test_id("account-login").fill(f"ada-{table}")
    page.get_by_test_id("account-password").fill("correct horse")
    page.get_by_test_id("account-keep").click()
    expect(page.get_by_role("status")).not_to_be_empty()
    another.goto("/#account")
    another.get_by_test_id("account-login").fill(f"ada-{table}")
    another.get_by_test_id("account-password").fill("correct horse")
    another.get_by_test_id("sign-in").click()
    expect(another.get_by_test_id("account")).to_have_text(name)
    another.goto("/")
    another.get_by_test_id(f"game-{table}").click()
    Player(another).asked("action")
