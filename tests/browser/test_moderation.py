"""Trust in the browser: a report at a table, the moderators' page, what follows, announcements."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from battalia.cli import main
from battalia.messages import LANGUAGES
from browser.conftest import PHONE, Opens, fresh
from browser.pages import illegible
from browser.player import LINK, ME, Player, prepared, set_up_links, sit_down
from browser.test_access import broken, violations
from server.databases import url_of
from server.serving import Served, served


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("moderation") / "tables.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Served]:
    with served(database, "--rate-each", "10000") as one:
        yield one


def appointed(context: BrowserContext, database: Path, name: str, office: str) -> None:
    """Somebody with an account, and with an office by the operator's command."""
    sit_down(context, name)
    wish = {"login": name.lower(), "password": "long enough"}
    assert context.request.post("/api/me/account", data=wish).ok
    command = ["appoint", name.lower(), f"--{office}", "--database", url_of(database)]
    # Playwright has the event loop of this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        assert elsewhere.submit(main, command).result() == 0


def test_who_insults_others_is_reported_muted_told_and_can_object(
    opens: Opens, database: Path
) -> None:
    ada, bob, mod = (opens() for _ in range(3))
    appointed(mod, database, "Mod", "moderator")
    sit_down(ada)
    sit_down(bob, "Bob")
    made = set_up_links(ada, options={"players": 2}, seats=[ME, LINK], settings={"strangers": True})
    hers, his = Player(ada.new_page()), Player(bob.new_page())
    joined = {"key": made["seats"]["p2"], "name": ""}
    assert bob.request.post("/api/tables/join", data=joined).ok
    for player in (hers, his):
        player.open(made["table"]["id"])
        player.click("tab-chat")
    his.see("chat").get_by_role("textbox").fill("You bitch!")
    his.see("chat").get_by_role("textbox").press("Enter")
    expect(hers.see("chat")).to_contain_text("Bob You •••••!")
    expect(his.see("report-line-0")).to_have_count(0)
    hers.see("report-line-0").click()
    hers.see("report-words").fill("He is rude.")
    assert broken(hers.page) == []
    hers.see("report-send").click()
    expect(hers.see("report-sent")).to_be_visible()

    desk = mod.new_page()
    desk.goto("/")
    desk.get_by_test_id("to-moderation").click()
    report = desk.get_by_test_id("reports").get_by_role("listitem")
    expect(report).to_contain_text("He is rude.")
    expect(report).to_contain_text("You bitch!")
    report.get_by_test_id("act").select_option("mute")
    report.get_by_test_id("hours").select_option("24")
    assert violations(desk) == []
    report.get_by_test_id("decide").click()
    expect(report).to_contain_text("Nothing waits here.")

    expect(his.see("notice-mute")).to_contain_text("A moderator has muted you until")
    expect(his.see("notice-mute")).to_contain_text("insults")
    his.see("chat").get_by_role("textbox").fill("Oh!")
    his.see("chat").get_by_role("textbox").press("Enter")
    expect(his.see("chat").get_by_role("alert")).to_contain_text("muted you for 24 more hours")
    assert broken(his.page) == []
    his.see("notice-object").click()
    his.see("objection").fill("I am sorry.")
    his.see("objection").press("Enter")
    expect(his.see("objected")).to_contain_text("A moderator will look at it again.")

    desk.get_by_test_id("tab-done").click()
    expect(report).to_contain_text("He is rude.")
    desk.get_by_test_id("tab-waiting").click()
    expect(report).to_contain_text("I am sorry.")
    report.get_by_test_id("act").select_option("lift")
    report.get_by_test_id("decide").click()
    expect(report).to_contain_text("Nothing waits here.")
    his.see("chat").get_by_role("textbox").press("Enter")
    expect(hers.see("chat")).to_contain_text("Bob Oh!")
    desk.get_by_test_id("tab-log").click()
    expect(desk.get_by_test_id("audit")).to_contain_text("take it back")


def test_what_the_operator_announces_is_seen_by_all_in_their_language(
    opens: Opens, database: Path
) -> None:
    boss, german = opens(viewport=PHONE), opens(locale="de-DE")
    appointed(boss, database, "Boss", "administrator")
    sit_down(german, "Ute")
    reader = german.new_page()
    made = set_up_links(german, options={"players": 2}, seats=[ME, LINK])
    reader.goto(f"/t/{made['table']['id']}")
    expect(reader.get_by_test_id("seat-p2")).to_be_visible()
    page = boss.new_page()
    page.goto("/")
    page.get_by_test_id("to-operator").click()
    expect(page.get_by_test_id("storage")).to_be_visible()
    assert violations(page) == []
    assert illegible(page) == []
    page.get_by_test_id("announce-en").fill("The server rests tonight.")
    page.get_by_test_id("announce-de").fill("Heute Nacht ruht der Server.")
    page.get_by_test_id("announce").click()
    expect(reader.get_by_test_id("announcement")).to_contain_text("Heute Nacht ruht der Server.")
    stranger = opens().new_page()
    stranger.goto("/")
    expect(stranger.get_by_test_id("announcement")).to_contain_text("The server rests tonight.")
    stranger.get_by_test_id("announcement").get_by_role("button").click()
    expect(stranger.get_by_test_id("announcement")).to_have_count(0)
    page.get_by_role("button", name="End it").click()
    expect(reader.get_by_test_id("announcement")).to_have_count(0)


def test_nobody_else_reaches_either_page(browser: Browser, server: Served) -> None:
    """Neither a stranger nor somebody with an account: they are told so, and see nothing."""
    # The page itself is refused, of which the browser complains.
    stranger, known = (prepared(fresh(browser, server)) for _ in range(2))
    sit_down(known, "Curious")
    wish = {"login": "curious", "password": "long enough"}
    assert known.request.post("/api/me/account", data=wish).ok
    for context in (stranger, known):
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_test_id("play-now")).to_be_visible()
        expect(page.get_by_test_id("to-operator")).to_have_count(0)
        expect(page.get_by_test_id("to-moderation")).to_have_count(0)
        for path, kept in (("/operator", "storage"), ("/moderation", "decide")):
            page.goto(path)
            expect(page.get_by_role("alert")).to_be_visible()
            expect(page.get_by_test_id(kept)).to_have_count(0)
            assert broken(page) == []
        context.close()


@pytest.mark.slice(0)
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_pages_can_be_read_on_a_phone_in_every_language(
    opens: Opens, database: Path, language: str
) -> None:
    context = opens(viewport={"width": 360, "height": 640}, locale=language)
    appointed(context, database, f"Boss-{language}", "administrator")
    phone = context.new_page()
    for path, seen in (("/operator", "storage"), ("/moderation", "reports")):
        phone.goto(path)
        expect(phone.get_by_test_id(seen)).to_be_attached()
        assert illegible(phone) == []
