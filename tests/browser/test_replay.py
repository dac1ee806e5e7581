"""After the end, and once more from any moment."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser.moments import attacked, building, last_card, last_turn
from browser.player import HERE, ME, SIMPLE, Player, set_up, sit_down, steady
from browser.test_seats import resign


@pytest.fixture
def over(context: BrowserContext, page: Page) -> Player:
    """A game that has just come to its end."""
    sit_down(context)
    player = Player(page)
    player.open(set_up(context, last_turn(), seats=[ME, HERE]))
    player.play(steady, until=lambda state: state == "over")
    return player


def test_the_end_shows_places_and_points_and_leads_to_a_rematch(over: Player) -> None:
    end = over.see("game-over")
    rows = end.locator("tbody tr[data-seat]")
    expect(rows).to_have_count(2)
    places = [row.locator("td").first.inner_text() for row in rows.all()]
    assert places == sorted(places)
    before = over.page.url
    end.get_by_role("button", name=re.compile("again|rematch", re.IGNORECASE)).click()
    expect(over.page).not_to_have_url(before)
    assert over.state() in ("hand-over", "question")


@pytest.mark.slice(0)
def test_a_table_at_rest_asks_for_nothing(over: Player) -> None:
    over.page.wait_for_load_state("networkidle")
    over.see("game-over").get_by_role("button").first.click()
    expect(over.see("game-over")).to_have_count(0)
    over.page.wait_for_load_state("networkidle")


ENDS = re.compile("ends the game", re.IGNORECASE)


def test_a_choice_that_ends_the_game_says_so_before_it_is_made(page: Page) -> None:
    game, seat, space = last_card()
    seats = [SIMPLE, SIMPLE]
    seats[seat] = ME
    player = Player.at(page, game, seats=seats)
    player.asked("place")
    page.locator("[data-testid=question] select").select_option(space)
    player.click("confirm")
    expect(page.get_by_role("dialog")).to_contain_text(ENDS)
    page.keyboard.press("Escape")
    player.asked("place")
    player.click("confirm")
    page.locator("dialog [data-testid=confirm]").click()
    expect(player.see("game-over")).to_be_visible()


@pytest.mark.slice(0)
def test_a_choice_that_does_not_end_the_game_says_nothing_of_it(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.click("end-turn")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_contain_text(ENDS)


@pytest.mark.slice(0)
def test_a_replay_shows_a_battle_as_the_table_did(page: Page) -> None:
    player = Player.at(page, attacked("lord.islanders×2"), seats=[SIMPLE, ME, SIMPLE, SIMPLE])
    player.choose("fight")
    player.quiet()
    page.goto(f"/replay/{player.table}")
    expect(player.see("battle")).to_contain_text(
        re.compile(r"morale\s*\+1.*2.*2\s*more", re.DOTALL)
    )


def test_a_replay_goes_step_by_step_and_by_its_slider(over: Player) -> None:
    page = over.page
    over.see("game-over").get_by_role("link", name=re.compile("replay", re.IGNORECASE)).click()
    expect(over.see("replay")).to_be_visible()
    slider = over.see("replay-slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    over.click("replay-next")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    expect(over.see("replay-next")).to_be_disabled()


@pytest.mark.slice(0)
def test_a_replay_tells_when_somebody_resigned_and_that_nobody_went_on(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    player.do("build tee")
    player.asked("place")
    resign(player, "p1")
    page.goto(f"/replay/{player.table}")
    status, me, slider = player.see("status"), player.see("player-p1"), player.see("replay-slider")
    expect(me).to_be_visible()
    slider.focus()
    page.keyboard.press("Home")
    expect(status).to_contain_text("to act")
    expect(me).not_to_contain_text("resigned")
    page.keyboard.press("End")
    expect(me).to_contain_text("resigned")
    expect(status).not_to_contain_text("to act")
    expect(status).to_contain_text("over")


def islander(player: Player) -> Locator:
    """The card that only p2 holds: it is seen as soon as the game has come as p2 knew it."""
    return player.page.locator("[data-testid=hand-card] [data-card='friman.islanders']")


@pytest.mark.slice(0)
def test_a_replay_is_seen_with_any_players_eyes_after_the_end(over: Player) -> None:
    over.page.goto(f"/replay/{over.table}")
    for seat, count in (("p2", 1), ("p1", 0), ("p2", 1)):
        over.see("replay-viewer").select_option(seat)
        over.see("replay-slider").focus()
        over.page.keyboard.press("Home")
        expect(islander(over)).to_have_count(count)


def test_one_plays_on_from_any_moment(over: Player) -> None:
    over.page.goto(f"/replay/{over.table}")
    over.see("replay-slider").focus()
    over.page.keyboard.press("Home")
    over.click("play-on")
    expect(over.page).to_have_url(re.compile(r"/t/\w{12}"))
    assert over.state() != "over"


@pytest.mark.slice(0)
def test_one_plays_on_with_the_cards_that_were_seen(over: Player) -> None:
    over.page.goto(f"/replay/{over.table}")
    over.see("replay-viewer").select_option("p2")
    expect(over.see("replay-viewer")).to_have_value("p2")
    over.see("replay-slider").focus()
    over.page.keyboard.press("Home")
    expect(over.see("replay-slider")).to_have_value("0")
    expect(islander(over)).to_have_count(1)
    hand = over.hand()
    over.click("play-on")
    assert over.state() == "hand-over"
    over.see("hand-over").get_by_role("button").click()
    expect(over.see("hand")).to_be_visible()
    assert over.hand() == hand


@pytest.mark.slice(0)
def test_a_moment_is_shared_by_a_link_that_needs_no_account(over: Player, another: Page) -> None:
    over.page.goto(f"/replay/{over.table}")
    slider = over.see("replay-slider")
    slider.focus()
    over.page.keyboard.press("Home")
    over.click("replay-next")
    expect(slider).to_have_value("1")
    over.click("replay-share")
    expect(
        over.page.get_by_role("status").filter(has_text=re.compile("link|address"))
    ).to_be_visible()
    another.goto(over.page.url)
    guest = Player(another)
    expect(guest.see("replay-slider")).to_have_value("1")
    expect(guest.see("replay-viewer")).to_have_value(over.see("replay-viewer").input_value())
    assert guest.hand() == over.hand()


def saved_at(player: Player) -> Path:
    """The file of the game that is looked at."""
    with player.page.expect_download() as saved:
        player.click("replay-export")
    return Path(saved.value.path())


def played(file: Path) -> str:
    """How a saved game ended, and all that was chosen in it."""
    return file.read_text(encoding="utf-8").partition("[Result")[2]


@pytest.mark.chromium("Playwright hears of its downloads alone")
@pytest.mark.slice(0)
def test_what_was_saved_is_opened_again(over: Player, page: Page) -> None:
    over.page.goto(f"/replay/{over.table}")
    file = saved_at(over)
    page.goto("/#import")
    page.get_by_test_id("import-file").set_input_files(file)
    page.get_by_test_id("import-open").click()
    expect(page).to_have_url(re.compile(r"/replay/\w{12}"))
    assert over.table not in page.url
    # A record does not tell what was done in one go: each choice in it is a step of its own.
    lines = re.findall("^p[1-6]: (.*)", played(file), re.MULTILINE)
    choices = [choice for line in lines for choice in line.split("; ")]
    assert choices == ["hire friman", "pay supply×2", "end"]
    expect(page.get_by_test_id("replay-slider")).to_have_attribute("max", str(len(choices)))
    assert played(saved_at(over)) == played(file)


@pytest.mark.chromium("Playwright hears of its downloads alone")
@pytest.mark.slice(0)
def test_a_game_that_goes_on_is_saved_and_gone_on_with(page: Page) -> None:
    player = Player.at(page, building())
    player.do("hire friman")
    player.asked("action")
    hand = player.hand()
    page.goto(f"/replay/{player.table}")
    file = saved_at(player)
    page.goto("/#import")
    page.get_by_test_id("import-file").set_input_files(file)
    page.get_by_test_id("import-open").click()
    player.asked("action")
    assert player.hand() == hand


@pytest.mark.slice(0)
def test_points_and_decks_are_charted_and_told_as_tables(over: Player) -> None:
    over.page.goto(f"/replay/{over.table}")
    over.click("tab-charts")
    expect(over.see("chart")).to_have_count(2)
    for chart in over.see("chart").all():
        chart.locator("summary").click()
        expect(chart.get_by_role("table")).to_be_visible()


@pytest.mark.chromium("Playwright hears of its downloads alone")
@pytest.mark.slice(0)
def test_a_replay_is_saved_as_a_record(over: Player) -> None:
    over.page.goto(f"/replay/{over.table}")
    with over.page.expect_download() as saved:
        over.click("replay-export")
    assert saved.value.suggested_filename == f"battalia-{over.table}.txt"


@pytest.mark.slice(0)
def test_the_end_has_its_charts_at_hand(over: Player) -> None:
    expect(over.see("game-over").get_by_test_id("chart")).to_have_count(2)


@pytest.mark.slice(1)
@pytest.mark.parametrize("path", ["/t/abcdefghijkl", "/replay/abcdefghijkl"])
def test_who_comes_to_a_table_that_does_not_exist_is_told_so(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_test_id("not-here")).to_contain_text("There is no such table")
    page.get_by_test_id("not-here").get_by_role("link").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()


@pytest.mark.slice(0)
def test_a_replay_fits_a_phone(over: Player, phone: Page) -> None:
    phone.goto(f"/replay/{over.table}")
    expect(phone.get_by_test_id("replay")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= phone.viewport_size["width"]  # type: ignore[index]
    expect(phone.get_by_test_id("replay-play")).to_be_in_viewport()
