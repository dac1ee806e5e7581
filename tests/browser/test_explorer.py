"""What others did: asked on its page, at a desk and on a phone; and the switch by which one shares
one's games."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from battalia.engine import read_record
from battalia.explorer import Writer, turns_of
from battalia.messages import LANGUAGES
from browser.conftest import Opens
from browser.pages import illegible
from browser.player import sit_down
from browser.test_access import violations
from browser.test_account import account, status
from commands import recorded
from server.serving import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One with the turns of some games."""
    folder: Path = tmp_path_factory.mktemp("explorer")
    with Writer(folder / "turns.parquet") as writer:
        for seed in range(6):
            writer.add(turns_of(read_record(recorded(seed)), f"game-{seed}", "computers"))
    flags = ("--rate-each", "10000", "--open-data", str(folder))
    with served(folder / "tables.db", *flags) as one:
        yield one


def test_the_page_shows_what_was_done_and_its_address_can_be_linked(page: Page) -> None:
    page.goto("/explore")
    rows = page.get_by_test_id("explored").locator("tbody tr")
    expect(page.get_by_test_id("explore-among")).to_contain_text("12 turns of 6 games")
    expect(page.get_by_test_id("explore-among")).to_contain_text("A fair share is 50%.")
    assert violations(page) == []
    page.get_by_test_id("explore-about").select_option("buys")
    page.get_by_test_id("explore-day").select_option("2")
    expect(page.get_by_role("columnheader", name="In the turn")).to_be_visible()
    expect(page.get_by_test_id("explore-among")).to_contain_text("12 turns of 6 games")
    expect(rows.first).to_contain_text("%)")
    told = rows.all_text_contents()
    link = page.url
    page.goto("/rules")
    page.goto(link)
    expect(page.get_by_test_id("explore-day")).to_have_value("2")
    expect(rows).to_have_text(told)
    page.get_by_test_id("explore-players").select_option("4")
    expect(page.get_by_text("Nobody did any such thing.")).to_be_visible()


def test_what_nobody_can_ask_is_left_out_of_an_address(page: Page) -> None:
    page.goto("/explore#about=nothing&players=77&source=x&faction=Trolls&deck=%27&day=1.5")
    expect(page.get_by_test_id("explore-among")).to_contain_text("12 turns of 6 games")


@pytest.mark.slice(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read_on_a_phone_in_every_language(opens: Opens, language: str) -> None:
    phone = opens(
        viewport={"width": 360, "height": 640}, locale=language, color_scheme="light"
    ).new_page()
    phone.goto("/explore")
    expect(phone.get_by_test_id("explored")).to_be_visible()
    assert illegible(phone) == []
    assert violations(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_shares_their_games_says_so_in_their_account(page: Page) -> None:
    sit_down(page.context)
    account(page)
    switch = page.get_by_test_id("account-shares")
    expect(switch).not_to_be_checked()
    switch.focus()
    page.keyboard.press("Space")
    expect(status(page)).to_have_text("From now on your finished games are shared.")
    assert violations(page) == []
    page.reload()
    expect(switch).to_be_checked()
    switch.click()
    expect(status(page)).to_have_text("From now on your games stay here.")
    page.reload()
    expect(switch).not_to_be_checked()
