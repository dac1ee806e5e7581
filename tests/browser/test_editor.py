"""The editor and the gallery: what somebody makes, and others play."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from battalia.engine import Options
from battalia.engine.bounds import POSITION, SCENARIO
from battalia.scenarios import LONGEST, Scenario, own_files, read_scenario, write_scenario
from browser.conftest import PHONE, Opens
from browser.moments import building
from browser.player import ME, SIMPLE, Player, set_up, sit_down
from browser.test_access import violations

FINE = "This can be played."


def verdict(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_test_id("verdict")).to_contain_text(text)


def own_board(page: Page) -> None:
    page.goto("/editor")
    page.get_by_test_id("own-board").click()
    expect(page.get_by_test_id("editor-grid")).to_be_visible()


def brush(page: Page, name: str) -> None:
    page.get_by_test_id(f"brush-{name}").check(force=True)


def content(page: Page, space: str) -> str:
    label = page.get_by_test_id(f"space-{space}").get_attribute("aria-label") or ""
    return label.partition(": ")[2]


def begin(page: Page) -> dict[str, object]:
    """Plays what is made; what the server knows of the table."""
    page.get_by_test_id("editor-play").click()
    page.get_by_test_id("play-it").click()
    page.wait_for_url(re.compile(r"/t/\w{12}"))
    found = re.search(r"/t/(\w{12})", page.url)
    assert found
    info: dict[str, object] = page.context.request.get(f"/api/tables/{found[1]}").json()
    return info


def test_a_board_is_painted_by_mouse_and_keyboard_and_played_on(page: Page) -> None:
    own_board(page)
    verdict(page, FINE)
    # Half a turn: what is laid here lies there, too.
    brush(page, "start")
    page.get_by_test_id("space-r1c3").click()
    assert content(page, "r5c3") == "starting city"
    verdict(page, "Board, “start”: exactly 2, not 4.")
    expect(page.get_by_test_id("editor-play")).to_be_disabled()
    page.get_by_test_id("undo").click()
    assert content(page, "r5c3") == "empty"
    verdict(page, FINE)
    # By keyboard: a number takes a brush, arrows go, Enter lays.
    page.get_by_test_id("space-r1c1").focus()
    page.keyboard.press("3")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    verdict(page, re.compile("city lies next to a city|exactly 2, not 4"))
    page.keyboard.press("Control+z")
    verdict(page, FINE)
    # A stroke over several spaces is one change.
    brush(page, "space")
    page.get_by_test_id("symmetry").select_option("none")
    first, last = (page.get_by_test_id(f"space-r0c{at}").bounding_box() for at in (1, 4))
    assert first
    assert last
    page.mouse.move(first["x"] + 20, first["y"] + 20)
    page.mouse.down()
    page.mouse.move(last["x"] + 20, last["y"] + 20, steps=12)
    page.mouse.up()
    assert {content(page, f"r0c{at}") for at in range(1, 5)} == {"empty"}
    page.get_by_test_id("undo").click()
    assert {content(page, f"r0c{at}") for at in range(1, 5)} == {"no space"}
    page.get_by_test_id("redo").click()
    page.get_by_test_id("rows").select_option("6")
    verdict(page, FINE)
    assert violations(page) == []
    info = begin(page)
    options = info["options"]
    assert isinstance(options, dict)
    assert "rows = 6\n" in options["layout"]
    expect(page.get_by_test_id("board")).to_be_visible()


def test_a_moment_of_a_game_is_opened_changed_and_played(
    context: BrowserContext, page: Page
) -> None:
    sit_down(context)
    table = set_up(context, building(), seats=[ME, SIMPLE, SIMPLE, SIMPLE])
    Player(page).open(table)
    page.goto(f"/replay/{table}#viewer=p1&at=0")
    page.get_by_test_id("replay-edit").click()
    page.wait_for_url(re.compile("/editor"))
    verdict(page, FINE)
    hand = page.get_by_test_id("zone-p1-hand")
    before = hand.get_by_role("button").count()
    page.get_by_test_id("editor-kind").select_option("horn")
    page.get_by_test_id("from-stacks").get_by_role("button").first.click()
    hand.get_by_role("button", name=re.compile("Put here")).click()
    expect(hand.get_by_role("button")).to_have_count(before + 1)
    # One deck holds one Great Artefact only, and there is one Horn.
    page.get_by_test_id("cards-p2").click()
    page.get_by_test_id("zone-p2-hand").get_by_role("button", name=re.compile("Put here")).click()
    verdict(page, re.compile("there should be 1 of “horn”, but there are 2"))
    page.get_by_test_id("undo").click()
    verdict(page, FINE)
    # No token lies where no city is.
    page.get_by_test_id("editor-tool").get_by_text("token").click()
    page.get_by_test_id("board").locator("[data-space=r6c3]").click()
    verdict(page, "It breaks a rule: ")
    page.get_by_test_id("undo").click()
    verdict(page, FINE)
    assert violations(page) == []
    info = begin(page)
    assert info["origin"] == "position"
    expect(Player(page).see("hand")).to_contain_text(re.compile("Horn", re.IGNORECASE))


def tell(page: Page, tmp_path: Path) -> None:
    """A scenario of our own, with another title."""
    file = tmp_path / "narrows.toml"
    file.write_text(own_files()["narrows"], encoding="utf-8")
    # Firefox tells of a change only where a person typed it, on a page that lies in front.
    page.bring_to_front()
    page.goto("/editor")
    page.get_by_test_id("editor-open").set_input_files(file)
    expect(page.get_by_test_id("space-r2c6")).to_have_attribute("aria-label", "r2c6: starting city")
    page.get_by_test_id("tab-story").click()
    page.get_by_test_id("editor-title").fill("")
    page.keyboard.type("My Narrows")
    page.keyboard.press("Tab")


@pytest.mark.chromium("Playwright hears of its downloads alone")
def test_a_scenario_is_kept_in_a_file(page: Page, tmp_path: Path) -> None:
    tell(page, tmp_path)
    with page.expect_download() as download:
        page.get_by_test_id("editor-save").click()
    saved = read_scenario(Path(download.value.path()).read_text(encoding="utf-8"))
    assert saved.title["en"] == "My Narrows"
    assert saved.story == read_scenario(own_files()["narrows"]).story


def test_a_scenario_is_told_put_into_the_gallery_liked_and_played(
    page: Page, another: Page, tmp_path: Path
) -> None:
    tell(page, tmp_path)
    page.get_by_test_id("publish").click()
    page.wait_for_url(re.compile(r"/scenarios/\w{12}"))
    expect(page.get_by_role("heading", level=1)).to_have_text("My Narrows")
    link = page.url
    # Somebody else finds it, likes it, plays it.
    another.goto("/scenarios")
    expect(another.get_by_test_id("gallery")).to_contain_text("My Narrows")
    another.goto(link)
    like = another.locator("[data-testid^=like-]")
    like.click()
    expect(like).to_have_attribute("aria-pressed", "true")
    expect(like).to_contain_text("1")
    expect(another.get_by_test_id("scenario-remove")).to_have_count(0)
    assert violations(another) == []
    another.get_by_test_id("scenario-begin").click()
    expect(another.get_by_test_id("tale")).to_contain_text("My Narrows")
    page.get_by_test_id("scenario-remove").click()
    expect(page.get_by_test_id("gallery")).not_to_contain_text("My Narrows")


def test_a_file_that_is_too_long_is_told_in_the_readers_language(
    opens: Opens, tmp_path: Path
) -> None:
    page = opens(locale="de").new_page()
    page.goto("/editor")
    for sign, bounds in (("#", SCENARIO), ("{", POSITION)):
        file = tmp_path / f"{bounds.size}.txt"
        file.write_text(sign + " " * bounds.size)
        page.get_by_test_id("editor-open").set_input_files(file)
        most = f"{bounds.size:,}".replace(",", ".")
        expect(page.get_by_role("alert")).to_have_text(f"Das ist länger als {most} Zeichen.")


@pytest.mark.chromium("Playwright hears alone when it asks for a file")
def test_a_file_that_was_mended_is_opened_again(page: Page, tmp_path: Path) -> None:
    page.goto("/editor")
    file = tmp_path / "narrows.toml"
    for sign in "[", "":
        file.write_text(sign + own_files()["narrows"], encoding="utf-8")
        with page.expect_file_chooser() as chooser:
            # Its label covers it.
            page.get_by_test_id("editor-open").click(force=True)
        chooser.value.set_files(file)
        expect(page.get_by_role("alert")).to_have_count(len(sign))
    expect(page.get_by_test_id("space-r2c6")).to_have_attribute("aria-label", "r2c6: starting city")


@pytest.mark.chromium("Playwright has fingers for it alone")
@pytest.mark.slice(0)
def test_a_board_is_painted_by_finger(phone: Page) -> None:
    own_board(phone)
    brush(phone, "ruins")
    phone.get_by_test_id("space-r2c2").tap()
    assert content(phone, "r4c4") == "ruins"
    verdict(phone, FINE)
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.chromium("Only a phone's own browser tells how wide a page would be")
def test_no_long_word_of_somebody_makes_a_page_wider(opens: Opens) -> None:
    context = opens(viewport=PHONE, is_mobile=True, has_touch=True)
    sit_down(context)
    texts = {entry: {"en": "W" * longest} for entry, longest in LONGEST.items()}
    scenario = Scenario(texts["title"], Options(players=2), texts["goal"], texts["story"])
    made = context.request.post("/api/scenarios", data={"file": write_scenario(scenario)}).json()
    table = set_up(context, scenario=made["id"], seats=[ME, SIMPLE])
    phone = context.new_page()
    for path, shown in (
        ("/scenarios", f"scenario-{made['id']}"),
        (f"/scenarios/{made['id']}", "scenario-begin"),
        ("/", f"game-{table}"),
    ):
        phone.goto(path)
        phone.get_by_test_id(shown).wait_for()
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


@pytest.mark.chromium("Playwright has fingers for it alone")
def test_all_of_it_fits_a_phone_in_german(opens: Opens) -> None:
    """A phone shows a page that is too wide smaller, so that the width is told by the phone."""
    phone = opens(viewport=PHONE, is_mobile=True, has_touch=True, locale="de").new_page()
    phone.goto("/editor#scenario=old-enemies")
    for tab in ("table", "board", "position", "story"):
        phone.get_by_test_id(f"tab-{tab}").tap()
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], tab
