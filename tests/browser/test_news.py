"""What the others did since one's last turn: told, shown on the map, and never in anybody's way."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from battalia.engine.game import Game
from battlefield import field
from browser.conftest import PHONE, SCREEN, Opens
from browser.moments import MODULES
from browser.player import (
    HERE,
    LINK,
    ME,
    SIMPLE,
    Player,
    place,
    set_up_links,
    sit_down,
)
from browser.test_access import violations
from positions import table

WIDE = {"width": 1920, "height": 1080}
CITIES: dict[str, Any] = {
    "board": {"r1c2": "city-one woods east", "r5c2": "city-one lakes east"},
    "tokens": {"r1c2": "p1 1", "r5c2": "p2 1"},
}


def rivals(players: int = 2, **more: Any) -> Game:
    """The turn of p1; p2 can build a road at r5c3 and hire a friman then."""
    hands = {"p1": "supply×3 friman.barfolk", "p2": "friman.islanders supply×3"}
    return table(players, hand=hands, fill=12, **CITIES, **more)


def act(player: Player) -> None:
    """A turn in which something is built and somebody is hired.

    Where a straight road lies at r5c3 goes without saying; a curve can lie in two ways.
    """
    player.asked("cohort")
    player.choose("skip")
    player.asked("action")
    player.do("hire friman")
    player.asked("action")
    player.do("build curve")
    place(player)
    player.asked("action")


def company(
    context: BrowserContext, another: Page, game: Game, *others: dict[str, str], **wish: Any
) -> tuple[Player, Player]:
    """Ada sits at p1 of a table, Bob by a link at p2."""
    sit_down(context)
    made = set_up_links(context, game, seats=[ME, LINK, *others], **wish)
    bob = Player.invited(another, made, "p2")
    ada = Player(context.new_page())
    ada.page.clock.install(time=0)
    ada.open(made["table"]["id"])
    return ada, bob


def stop_time(player: Player) -> None:
    """What is shown step by step stays where it is."""
    player.asked("action")
    player.page.clock.pause_at(3_600_000)


def told(player: Player) -> str:
    return player.see("news").inner_text()


BUILT = re.compile(r"Built a road:\s+r5c3\s*\.\s+Hired:\s+\S+ friman")


@pytest.mark.parametrize("size", [SCREEN, WIDE])
@pytest.mark.slice(1)
def test_what_others_did_is_told_by_player_and_shown_on_the_map_until_one_acts(
    opens: Opens, another: Page, size: dict[str, int]
) -> None:
    ada, bob = company(opens(viewport=size), another, rivals())
    ada.asked("action")
    expect(ada.see("news")).to_have_count(0)
    ada.end_turn()
    act(bob)
    bob.end_turn()
    ada.asked("cohort")
    news = ada.see("news")
    expect(news.get_by_role("heading", level=2)).to_have_text("Since your last turn")
    expect(news.get_by_role("heading", level=3)).to_contain_text("Islanders")
    expect(ada.see("news-p2")).to_contain_text(BUILT)
    assert "drew" not in told(ada)
    # No line begins with a full stop.
    named = news.locator("p span", has_text=re.compile(r"^\s*[^,.]+\.$"))
    expect(named.first).to_have_css("white-space", "nowrap")
    # Below the players, beside the map.
    expect(ada.page.locator(".left").get_by_test_id("news")).to_be_in_viewport(ratio=1)
    expect(ada.see("log")).to_be_visible()
    expect(ada.see("trace-r5c3")).to_have_count(1)
    label = r"Since your last turn: The Islanders \(Bob\) built a road on r5c3"
    expect(ada.see("space-r5c3")).to_have_attribute("aria-label", re.compile(label))
    expect(ada.see("news-said")).to_have_text("Since your last turn: Islanders.")
    assert violations(ada.page) == []

    before = told(ada)
    ada.page.reload()
    ada.asked("cohort")
    expect(ada.see("news")).to_have_text(before, use_inner_text=True)
    expect(ada.see("trace-r5c3")).to_have_count(1)
    ada.see("news").get_by_role("button", name="r5c3").click()
    expect(ada.see("space-r5c3")).to_have_attribute("aria-current", "true")

    # To go on is no act yet; to hire is one, until it is taken back.
    ada.choose("skip")
    ada.asked("action")
    expect(ada.see("trace-r5c3")).to_have_count(1)
    ada.do("hire friman")
    expect(ada.see("trace-r5c3")).to_have_count(0)
    expect(ada.see("news-said")).to_have_text("")
    expect(ada.see("news-p2")).to_contain_text(BUILT)


@pytest.mark.slice(0)
def test_what_was_taken_back_is_not_told(opens: Opens, another: Page) -> None:
    ada, bob = company(opens(), another, rivals())
    ada.end_turn()
    act(bob)
    expect(ada.see("news-p2")).to_contain_text(BUILT)
    bob.click("undo")
    # The terrain was seen; where it lies is open again.
    bob.asked("place")
    expect(ada.see("news-p2")).not_to_contain_text("Built a road")
    expect(ada.see("trace-r5c3")).to_have_count(0)


@pytest.mark.slice(0)
def test_a_road_that_the_table_lays_is_told_and_cannot_be_taken_back(
    opens: Opens, another: Page
) -> None:
    ada, bob = company(opens(), another, rivals())
    ada.end_turn()
    bob.asked("cohort")
    bob.choose("skip")
    bob.asked("action")
    bob.do("build straight")
    bob.asked("action")
    expect(bob.see("undo")).to_have_attribute("aria-disabled", "true")
    expect(ada.see("news-p2")).to_contain_text(re.compile(r"Built a road:\s+r5c3\s*\."))
    expect(ada.see("trace-r5c3")).to_have_count(1)


@pytest.mark.slice(0)
def test_with_many_players_it_is_in_front_of_the_log_until_one_acts(
    opens: Opens, another: Page
) -> None:
    ada, bob = company(opens(), another, rivals(4), SIMPLE, SIMPLE)
    ada.end_turn()
    act(bob)
    bob.end_turn()
    ada.asked("cohort")
    expect(ada.page.locator(".right").get_by_test_id("news")).to_be_in_viewport()
    expect(ada.see("news-p2")).to_contain_text(BUILT)
    assert violations(ada.page) == []
    ada.click("tab-log")
    expect(ada.see("log")).to_be_visible()
    ada.click("tab-news")
    ada.choose("skip")
    ada.asked("action")
    expect(ada.see("news")).to_be_visible()
    ada.do("hire friman")
    expect(ada.see("log")).to_be_visible()


@pytest.mark.slice(0)
def test_four_players_have_it_below_them_on_a_wide_screen(opens: Opens, another: Page) -> None:
    ada, bob = company(opens(viewport=WIDE), another, rivals(4), SIMPLE, SIMPLE)
    ada.end_turn()
    act(bob)
    bob.end_turn()
    ada.asked("cohort")
    expect(ada.page.locator(".left").get_by_test_id("news")).to_be_in_viewport()
    expect(ada.see("tab-news")).to_have_count(0)


@pytest.mark.slice(0)
def test_on_a_phone_a_line_leads_to_it_and_the_question_stays_in_sight(
    opens: Opens, another: Page
) -> None:
    context = opens(viewport=PHONE, has_touch=True, is_mobile=True)
    ada, bob = company(context, another, rivals(4), SIMPLE, SIMPLE)
    ada.asked("action")
    expect(ada.see("news-line")).to_have_count(0)
    ada.end_turn()
    act(bob)
    bob.end_turn()
    ada.asked("cohort")
    line = ada.see("news-line")
    expect(line).to_be_in_viewport(ratio=1)
    expect(line).to_have_accessible_name(re.compile("Since your last turn: .*Islanders"))
    for option in ada.question.get_by_test_id("option").all():
        expect(option).to_be_in_viewport(ratio=1)
        option.click(trial=True)
    assert violations(ada.page) == []
    line.click()
    expect(ada.see("news-p2")).to_contain_text(BUILT)
    assert violations(ada.page) == []
    ada.see("news").get_by_role("button", name="r5c3").click()
    expect(ada.see("news")).not_to_be_visible()
    ada.choose("skip")
    ada.do("hire friman")
    expect(ada.see("news-line")).to_have_count(0)


@pytest.mark.slice(0)
def test_who_was_away_finds_it_on_coming_back(opens: Opens, another: Page) -> None:
    context = opens()
    clock = {"kind": "move", "days": 3}
    ada, bob = company(context, another, rivals(), settings={"clock": clock})
    ada.end_turn()
    ada.page.close()
    act(bob)
    bob.end_turn()
    later = Player(context.new_page())
    later.open(ada.table)
    later.asked("cohort")
    expect(later.see("news-p2")).to_contain_text(BUILT)


@pytest.mark.slice(0)
def test_at_one_screen_each_seat_has_its_own(page: Page) -> None:
    player = Player.at(page, rivals(), seats=[ME, HERE])
    player.end_turn()
    player.see("hand-over").get_by_role("button").click()
    player.asked("cohort")
    expect(player.see("news")).to_have_count(0)
    act(player)
    player.end_turn()
    player.see("hand-over").get_by_role("button").click()
    player.asked("cohort")
    expect(player.see("news-p2")).to_contain_text(BUILT)
    expect(player.see("news-p1")).to_have_count(0)


@pytest.mark.slice(0)
def test_who_watches_is_told_of_the_last_round(
    opens: Opens, another: Page, context: BrowserContext
) -> None:
    host = opens()
    sit_down(host)
    made = set_up_links(host, rivals(), seats=[ME, LINK])
    bob = Player.invited(another, made, "p2")
    ada = Player(host.new_page())
    ada.open(made["table"]["id"])
    ada.end_turn()
    act(bob)
    bob.end_turn()
    ada.asked("cohort")
    ada.choose("skip")
    ada.asked("action")
    ada.end_turn()
    bob.asked("cohort")
    page = context.new_page()
    page.goto(f"/t/{made['table']['id']}#w={made['watch']}")
    watcher = Player(page)
    expect(watcher.see("news").get_by_role("heading", level=2)).to_have_text("The last round")
    expect(watcher.see("news-p2")).to_contain_text(BUILT)
    expect(page.locator("[data-trace]")).to_have_count(0)


@pytest.mark.slice(0)
def test_partners_who_act_at_the_same_time_are_told_of_each_other(page: Page) -> None:
    hands = {"p1": "supply×4", "p3": "supply×4"}
    game = table(4, hand=hands, expansion=True, teams=True)
    player = Player.at(page, game, seats=[ME, SIMPLE, HERE, SIMPLE])
    player.asked("action")
    player.do("hire friman")
    page.get_by_label("Look as").select_option("p3")
    player.see("hand-over").get_by_role("button").click()
    player.asked("action")
    expect(player.see("tab-news").or_(player.see("news")).first).to_be_visible()


SLOW = {"speed": 2}


@pytest.mark.parametrize("how", ["button", "key"])
@pytest.mark.slice(0)
def test_what_others_do_can_be_skipped(opens: Opens, another: Page, how: str) -> None:
    ada, bob = company(opens(SLOW), another, rivals())
    stop_time(ada)
    ada.end_turn()
    act(bob)
    bob.end_turn()
    ada.page.wait_for_function("() => asked.p1")
    expect(ada.see("happening")).to_be_visible()
    expect(ada.question).to_have_count(0)
    if how == "button":
        ada.click("skip")
    else:
        ada.page.keyboard.press("Escape")
    ada.asked("cohort")
    expect(ada.see("happening")).to_have_count(0)
    expect(ada.see("news-p2")).to_contain_text(BUILT)


@pytest.mark.slice(0)
def test_nothing_is_played_back_while_ones_own_clock_runs(opens: Opens, another: Page) -> None:
    clock = {"kind": "game", "base": 600, "increment": 5}
    ada, bob = company(opens(SLOW), another, rivals(), settings={"clock": clock})
    stop_time(ada)
    ada.end_turn()
    act(bob)
    ada.page.clock.run_for(300)
    expect(ada.see("happening")).to_be_visible()
    bob.end_turn()
    # No time goes by on this page, and yet the question is there.
    ada.asked("cohort")
    expect(ada.see("happening")).to_have_count(0)
    expect(ada.see("news-p2")).to_contain_text(BUILT)


def test_the_log_is_told_by_turns_and_its_bookkeeping_is_folded(page: Page) -> None:
    player = Player.at(page, rivals(), seats=[ME, HERE])
    player.end_turn()
    player.see("hand-over").get_by_role("button").click()
    act(player)
    log = player.see("log")
    expect(log.get_by_role("heading", level=3)).to_have_text(["The turn of the Islanders:"])
    folded = player.see("log-folded").first
    drew = folded.locator("p", has_text="drew")
    expect(drew).to_be_hidden()
    expect(log.locator("p", has_text="built a road")).to_be_visible()
    folded.locator("summary").click()
    expect(drew).to_be_visible()
    assert violations(page) == []


LABELS = {
    "en": (
        "Attack the neutral city on r1c2 (4)",
        "Put a card in ambush, and for it send to limbo",
    ),
    "de": (
        "Angriff auf die neutrale Stadt auf r1c2 (4)",
        "Eine Karte verstecken, dafür in den Limbus",
    ),
    "it": (
        "Attacca la città neutrale su r1c2 (4)",
        "Metti una carta in appostamento e sospendi nel limbo",
    ),
    "hu": (
        "Támadás az r1c2 mezőn: semleges város (4)",
        "Kártya orvtámadásba, cserébe a purgatóriumba",
    ),
    "pl": (
        "Zaatakuj neutralne miasto na polu r1c2 (4)",
        "Wystaw kartę w zasadzce, zawieś za nią w limbo",
    ),
}


@pytest.mark.parametrize("language", LABELS)
@pytest.mark.slice(1)
def test_an_option_says_what_it_does(opens: Opens, language: str) -> None:
    page = opens(locale=language).new_page()
    player = Player.at(page, field("weapon.barfolk lord.barfolk", city="neutral 4", fill=12))
    player.asked("action")
    attack, ambush = (label.replace(" w ", " w\u00a0") for label in LABELS[language])
    label = re.compile(f"^{re.escape(attack)}")
    expect(player.see("space-r1c2")).to_have_accessible_name(label)
    expect(page.locator("[data-testid=options-of][data-verb=limbo]")).to_contain_text(ambush)


@pytest.mark.parametrize(
    "moment", ["stormgates", "royals", "fortune", "Bilkarr", "the King's Bridge"]
)
@pytest.mark.slice(1)
def test_every_sign_of_a_module_has_a_name(page: Page, moment: str) -> None:
    player = Player.at(page, MODULES[moment].game())
    expect(player.see("board")).to_be_visible()
    player.quiet()
    # Each by its own name: signs may come before others while one looks at them.
    signs = page.locator("[data-testid^=module-]").evaluate_all(
        "(all) => all.map((one) => [one.dataset.testid, one.title])"
    )
    assert signs != []
    for sign, title in signs:
        assert re.search(r"\w{3}", title), sign
        expect(player.see(sign)).to_have_accessible_name(re.compile(f"^{re.escape(title)}"))
