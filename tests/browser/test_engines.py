"""The same journeys in every engine, at a desk and on a phone."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from battalia.messages import LANGUAGES
from browser.conftest import PHONE, SCREEN, Opens, fresh
from browser.moments import building, last_turn
from browser.pages import illegible
from browser.player import (
    HERE,
    LINK,
    ME,
    Player,
    begins,
    place,
    prepared,
    set_up,
    set_up_links,
    sit_down,
    steady,
    together,
)
from browser.test_screens import BARS, DIVIDED, ONE_LINE, SIDEWAYS
from browser.webkit import expect
from positions import table
from server.serving import served

SIZES: dict[str, Any] = {"desk": SCREEN, "phone": PHONE}
JOURNEYS = [
    pytest.param(engine, size, id=f"{engine}, {size}")
    for engine in ("firefox", "chromium", "webkit")
    for size in SIZES
]
everywhere = pytest.mark.parametrize(("engine", "size"), JOURNEYS)
in_short = pytest.mark.slice(2)
"""Firefox at a desk and WebKit on a phone."""
in_full = pytest.mark.slice(0)
"""Only ``make test-all`` does it."""


def seen(player: Player, size: str) -> None:
    """What one needs in a turn is on the screen, and the page does not scroll sideways."""
    player.asked("action")
    assert player.page.evaluate(SIDEWAYS) == 0
    for test in ("board", "question", "hand", "end-turn"):
        expect(player.see(test)).to_be_in_viewport(ratio=0.9)
    if size == "desk":
        assert illegible(player.page) == []


@everywhere
@in_short
def test_a_turn_is_played(opens: Opens, size: str) -> None:
    player = Player.at(opens(viewport=SIZES[size]).new_page(), building())
    seen(player, size)
    player.do("hire friman")
    seen(player, size)
    player.choose("build curve")
    assert player.state() == "payment"
    player.click("confirm")
    player.asked("place")
    place(player)
    seen(player, size)
    player.end_turn()
    if size == "phone":
        player.click("drawer-log")
    expect(player.see("log")).to_contain_text(re.compile("built a road"))


@everywhere
@in_full
def test_a_game_against_computers_begins_with_one_click(opens: Opens, size: str) -> None:
    page = opens(viewport=SIZES[size]).new_page()
    page.goto("/")
    page.get_by_test_id("play-now").click()
    player = Player(page)
    expect(player.see("table")).to_be_visible()
    begun = 0

    def turns(state: str) -> bool:
        nonlocal begun
        begun += begins(player, state)
        return begun > 1

    player.play(steady, until=turns)


@everywhere
@in_full
def test_two_browsers_share_a_table(opens: Opens, size: str) -> None:
    host = opens(viewport=SIZES[size])
    sit_down(host)
    made = set_up_links(host, options={"players": 2}, seats=[ME, LINK], seed="two friends")
    ada = Player(host.new_page())
    ada.open(made["table"]["id"])
    expect(ada.see("seat-p2")).to_be_visible()
    bob = Player.invited(opens(viewport=SIZES[size]).new_page(), made, "p2")
    together([ada, bob], turns=2)
    hand = bob.hand()
    bob.page.reload()
    expect(bob.see("hand-card")).to_have_count(len(hand))
    assert bob.hand() == hand


@everywhere
@in_full
def test_escape_closes_what_was_opened(opens: Opens, size: str) -> None:
    page = opens(viewport=SIZES[size]).new_page()
    player = Player.at(page, building())
    player.asked("action")
    page.locator("[data-testid=options-of][data-verb=build]").click()
    expect(player.see("menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.see("menu")).to_have_count(0)
    if size == "desk":
        return
    for drawer, test in (("stacks", "stack-lord"), ("players", "player-p2"), ("log", "log")):
        player.click(f"drawer-{drawer}")
        expect(player.see(test)).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(player.see(test)).not_to_be_in_viewport()


@everywhere
@in_full
def test_the_language_is_changed_at_once(opens: Opens, size: str) -> None:
    page = opens(viewport=SIZES[size]).new_page()
    page.goto("/")
    said = set()
    for language in LANGUAGES:
        page.get_by_test_id("language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        said.add(page.get_by_test_id("play-now").inner_text())
        assert page.evaluate(SIDEWAYS) == 0
    assert len(said) == len(LANGUAGES)


@everywhere
@in_full
def test_a_game_that_is_over_is_seen_again(opens: Opens, size: str) -> None:
    context = opens(viewport=SIZES[size])
    sit_down(context)
    player = Player(context.new_page())
    player.open(set_up(context, last_turn(), seats=[ME, HERE]))
    player.play(steady, until=lambda state: state == "over")
    player.page.goto(f"/replay/{player.table}")
    expect(player.see("replay")).to_be_visible()
    player.see("replay-slider").evaluate("(slider) => slider.focus()")
    player.page.keyboard.press("Home")
    expect(player.see("replay-next")).to_be_visible()
    player.click("replay-next")
    assert player.see("replay-slider").evaluate("(slider) => slider.value") == "1"


@everywhere
@in_full
def test_who_is_cut_off_is_told_and_comes_back(browser: Browser, size: str, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as server:
        context = prepared(fresh(browser, server, viewport=SIZES[size]))
        sit_down(context)
        player = Player(context.new_page())
        player.open(set_up(context, building()))
        player.asked("action")
        hand = player.hand()
        server.kill()
    away = player.page.locator("[role=alert]:visible")
    expect(away).to_be_visible()
    with served(database, "--port", server.url.rsplit(":", 1)[1]):
        expect(away).to_have_count(0)
        player.asked("action")
        assert player.hand() == hand
        context.close()


ALL_CARDS = (
    "friman.barfolk chief.barfolk priest.barfolk lord.barfolk tool.barfolk weapon.barfolk"
    " amulet.barfolk title.barfolk scroll.barfolk tent.barfolk horse.barfolk supply"
)


@everywhere
@in_full
def test_every_name_is_whole_in_every_language(opens: Opens, size: str) -> None:
    for language in LANGUAGES:
        page = opens(viewport=SIZES[size], locale=language).new_page()
        game = table(hand=ALL_CARDS, offer="hammer sword shield wings horn")
        player = Player.at(page, game)
        player.asked("action")
        assert page.evaluate(SIDEWAYS) == 0
        assert set(page.evaluate(BARS)) <= {"thin own", "none own"}
        cards = page.locator("[data-testid=hand-card] .name")
        assert cards.count() == len(ALL_CARDS.split())
        assert cards.evaluate_all(DIVIDED) == []
        if size == "phone":
            assert page.locator("[data-testid=table] > header").evaluate(ONE_LINE), language
            player.click("drawer-stacks")
        stacks = page.locator("[data-testid^=stack-] .name")
        assert stacks.count() > 10
        assert stacks.evaluate_all(DIVIDED) == []
