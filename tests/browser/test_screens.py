"""Screens of all sizes: a laptop, a phone, large letters, other colours; and how much is loaded."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from battalia.engine.game import Game
from battalia.messages import LANGUAGES, messages
from browser.conftest import PHONE, Opens
from browser.moments import MODULES, attacked, building
from browser.pages import PAGES, illegible, visit
from browser.player import ME, SIMPLE, Player, place, set_up, sit_down
from positions import SIX, offered, say, table

FIRST_LOAD = 260_000
"""Bytes, compressed."""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
DOWN = "document.documentElement.scrollHeight - document.documentElement.clientHeight"


def test_the_table_fits_a_laptops_screen(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    assert (page.evaluate(SIDEWAYS), page.evaluate(DOWN)) == (0, 0)
    for test in ("board", "hand", "stack-lord", "player-p4", "end-turn", "log", "oracle"):
        expect(player.see(test)).to_be_in_viewport(ratio=1 if test != "hand" else 0.9)


GAPS = """
    names => names.map(name => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const inner = text.getBoundingClientRect();
        const outer = name.closest("button").getBoundingClientRect();
        return Math.min(inner.left - outer.left, outer.right - inner.right);
    })
"""
"""Between a text and the frame of its button, at either side."""


def test_names_of_great_artefacts_keep_clear_of_their_frames(page: Page) -> None:
    great = table(hand="supply×3", offer="hammer sword shield wings")
    Player.at(page, great).asked("action")
    offer = page.get_by_role("group", name="Great Artefacts on offer")
    gaps = offer.locator("span.name").evaluate_all(GAPS)
    assert len(gaps) == 4
    assert min(gaps) > 4


SHAPES = """
    (cards) => Object.fromEntries(cards.map((card) =>
        [card.dataset.card, card.querySelector(".sign svg").innerHTML]))
"""
"""What is drawn on cards, whatever its colour."""


def test_a_unit_is_known_by_its_shape(page: Page) -> None:
    units = ("friman", "chief", "priest", "lord")
    hand = " ".join(f"{unit}.{faction}" for unit in units for faction in SIX)
    player = Player.at(page, table(6, hand=hand, expansion=True, teams=False))
    player.asked("action")
    shapes = player.see("hand-card").evaluate_all(SHAPES)
    assert len(shapes) == len(set(shapes.values())) == len(units) * len(SIX)
    # Queens and kings as well, beside the stacks.
    Player.at(page, MODULES["royals"].game()).asked("action")
    page.get_by_test_id("module-royals").click()
    shapes = page.get_by_role("dialog").locator("[data-card]").evaluate_all(SHAPES)
    assert len(shapes) == len(set(shapes.values())) > 2


@pytest.mark.slice(0)
def test_the_map_stays_where_it_is_during_a_turn(page: Page) -> None:
    player = Player.at(page, building())
    player.asked("action")
    map = player.see("board").bounding_box()
    player.choose("build curve")
    assert player.state() == "payment"
    assert player.see("board").bounding_box() == map
    player.see("confirm").click()
    player.asked("place")
    assert player.see("board").bounding_box() == map
    place(player)
    player.asked("action")
    expect(player.see("row")).to_be_visible()
    assert player.see("board").bounding_box() == map


@pytest.mark.slice(0)
def test_what_is_asked_leaves_the_map_free_while_a_card_is_laid(opens: Opens) -> None:
    game = table(
        hand="supply×4 friman.barfolk×4",
        board={"r3c2": "city-four woods north"},
        tokens={"r3c2": "p1 1"},
    )
    player = Player.at(opens(locale="de").new_page(), game)
    for _ in range(3):
        player.do("build curve")
        player.asked("place")
        player.question.get_by_role("combobox").select_option(index=1)
        lowest, question = player.see("space-r6c3").bounding_box(), player.question.bounding_box()
        assert lowest is not None
        assert question is not None
        assert lowest["y"] + lowest["height"] <= question["y"]
        player.click("confirm")
        player.asked("action")


def test_a_battle_fits_a_laptops_screen(page: Page) -> None:
    player = Player.at(page, attacked(), seats=[SIMPLE, ME, SIMPLE, SIMPLE])
    expect(player.see("battle")).to_be_in_viewport(ratio=1)
    assert (page.evaluate(SIDEWAYS), page.evaluate(DOWN)) == (0, 0)


@pytest.mark.slice(0)
def test_the_large_board_fits_a_laptops_screen(page: Page) -> None:
    player = Player.at(page, MODULES["valleys"].game())
    player.asked("action")
    assert (page.evaluate(SIDEWAYS), page.evaluate(DOWN)) == (0, 0)
    for space in ("r0c5", "r6c5", "r3c0", "r3c10"):
        expect(player.see(f"space-{space}")).to_be_in_viewport(ratio=1)


@pytest.mark.slice(0)
def test_six_players_are_seen_at_once_on_a_tablet_and_on_a_low_screen(opens: Opens) -> None:
    page = opens(locale="de").new_page()
    player = Player.at(page, table(6, hand="supply×3", fill=12, expansion=True, teams=True))
    player.asked("action")
    for width, height in ((1024, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert (page.evaluate(SIDEWAYS), page.evaluate(DOWN)) == (0, 0)
        for seat in range(1, 7):
            expect(player.see(f"player-p{seat}")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.slice(4)
def test_no_page_is_wider_than_a_phone(phone: Page, path: str) -> None:
    visit(phone, path)
    assert phone.evaluate(SIDEWAYS) == 0


@pytest.mark.chromium("Playwright has fingers for it alone")
@pytest.mark.slice(0)
def test_a_turn_is_played_on_a_phone(phone: Page) -> None:
    player = Player.at(phone, building())
    player.asked("action")
    assert phone.evaluate(SIDEWAYS) == 0
    for test in ("board", "hand", "question"):
        expect(player.see(test)).to_be_in_viewport()
    phone.locator("[data-testid=options-of][data-verb=build]").tap()
    player.see("menu").locator("[data-choice='build tee']").tap()
    player.see("confirm").tap()
    player.asked("place")
    lies = phone.locator("[data-testid=confirm][data-choice]")
    if not lies.count():
        player.see("space-r1c1").tap()
    before = str(lies.get_attribute("data-choice"))
    player.see("space-r1c1").tap()
    expect(lies).not_to_have_attribute("data-choice", before)
    lies.tap()
    player.asked("action")
    assert phone.evaluate(SIDEWAYS) == 0
    player.see("end-turn").tap()
    phone.locator("dialog [data-testid=confirm]").tap()
    expect(player.see("end-turn")).to_have_count(0)


COVERED = """
    (all) => all.slice(1).flatMap((one, at) =>
        one.getBoundingClientRect().left < all[at].getBoundingClientRect().right - 8
            ? [all[at].dataset.card] : [])
"""
"""The cards of a hand that the next one covers; a fan's corners touch."""


def test_a_hand_is_read_whole_on_a_phone_and_equal_cards_draw_together_first(phone: Page) -> None:
    units = "friman.barfolk chief.barfolk friman.islanders priest.barfolk"
    hand = Player.at(phone, table(hand=f"supply×2 {units}")).see("hand-card")
    expect(hand).to_have_count(6)
    assert hand.evaluate_all(COVERED) == []
    hand = Player.at(phone, table(hand=f"supply×3 {units}")).see("hand-card")
    expect(hand).to_have_count(7)
    assert hand.evaluate_all(COVERED) == ["supply", "supply"]
    expect(hand.last).to_be_in_viewport(ratio=1)


@pytest.mark.chromium("Playwright has fingers for it alone")
def test_stacks_players_and_log_are_drawers_on_a_phone(phone: Page) -> None:
    player = Player.at(phone, building())
    player.asked("action")
    drawers = phone.get_by_role("navigation").get_by_role("button")
    for at, test in enumerate(("stack-lord", "player-p2", "log")):
        drawers.nth(at).tap()
        expect(player.see(test)).to_be_in_viewport()
        drawers.nth(at).tap()
        expect(player.see(test)).not_to_be_in_viewport()


LOW = {
    "a phone on its side": (844, 390),
    "a small phone on its side": (667, 375),
    "a large phone on its side": (932, 430),
    "a laptop, twice as large": (683, 384),
}
SMALLEST = dict(zip(("width", "height"), min(LOW.values()), strict=True))


SEEN = """element => {
    let {left, top, right, bottom} = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const box = around.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return {x: left, y: top, width: right - left, height: bottom - top};
}"""
"""Where an element is, less what is scrolled out of what lies around it."""


def beside(player: Player, one: str, other: str) -> bool:
    """Neither lies upon the other, as far as they are seen."""
    a, b = player.see(one).evaluate(SEEN), player.see(other).evaluate(SEEN)
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return bool(across <= 1 or down <= 1)


def whole(player: Player) -> None:
    """All that one needs in a turn is on the screen, and nothing lies upon the map."""
    page = player.page
    player.quiet()
    assert (page.evaluate(SIDEWAYS), page.evaluate(DOWN)) == (0, 0)
    for test in ("board", "question"):
        expect(player.see(test)).to_be_in_viewport(ratio=0.99)
    for card in player.see("hand-card").all():
        expect(card).to_be_in_viewport(ratio=0.9)
    assert beside(player, "question", "board")
    assert beside(player, "hand", "board")
    assert beside(player, "hand", "question")


@pytest.mark.parametrize("screen", LOW)
@pytest.mark.slice(1)
def test_a_turn_is_played_on_a_low_screen(opens: Opens, screen: str) -> None:
    width, height = LOW[screen]
    page = opens(viewport={"width": width, "height": height}, has_touch=True).new_page()
    player = Player.at(page, building())
    player.asked("action")
    whole(player)
    expect(player.see("end-turn")).to_be_in_viewport(ratio=1)
    player.choose("build tee")
    expect(player.see("payment")).to_be_visible()
    whole(player)
    expect(player.see("confirm")).to_be_in_viewport(ratio=1)
    player.click("confirm")
    player.asked("place")
    whole(player)
    place(player)
    player.asked("action")
    whole(player)
    player.end_turn()


def laying(card: str, language: str) -> Game:
    """Such a card is to be laid around a city, of the terrain with the longest name."""
    words = messages(language).format
    game = table(
        hand="friman.barfolk×6 supply×3",
        board={"r3c2": "city-four woods north"},
        tokens={"r3c2": "p1 1"},
    )
    say(game, f"build {card}")
    while offered(game)[0].startswith("pay"):
        say(game, offered(game)[0])
    say(game, max(offered(game), key=lambda turned: len(words(turned.replace(" ", "-")))))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(1)
def test_wherever_a_card_is_laid_all_is_in_sight_on_the_smallest_screen(
    opens: Opens, language: str
) -> None:
    context = opens(viewport=SMALLEST, locale=language)
    sit_down(context)
    cards = ("straight", "curve", "tee", "crossroads", "city-one 1", "city-corner 1")
    games = [laying(card, language) for card in cards]
    tables = [set_up(context, game) for game in games]
    player = Player(context.new_page())
    for game, opened in zip(games, tables, strict=True):
        player.open(opened)
        player.asked("place")
        whole(player)
        for space in {choice.split()[1] for choice in offered(game)}:
            player.question.get_by_role("combobox").select_option(space)
            expect(player.see("confirm")).to_be_in_viewport(ratio=1)
            expect(player.question).to_be_in_viewport(ratio=1)
        whole(player)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(1)
def test_a_turn_is_played_on_the_smallest_screen_in_every_language(
    opens: Opens, language: str
) -> None:
    page = opens(viewport=SMALLEST, locale=language).new_page()
    player = Player.at(page, building())
    player.asked("action")
    whole(player)
    player.choose("build tee")
    expect(player.see("payment")).to_be_visible()
    whole(player)
    player.click("confirm")
    player.asked("place")
    place(player)
    player.asked("action")
    whole(player)


@pytest.mark.parametrize("screen", LOW)
@pytest.mark.slice(1)
def test_a_battle_is_fought_on_a_low_screen(opens: Opens, screen: str) -> None:
    width, height = LOW[screen]
    page = opens(viewport={"width": width, "height": height}, has_touch=True).new_page()
    player = Player.at(page, attacked(), seats=[SIMPLE, ME, SIMPLE, SIMPLE])
    expect(player.see("battle")).to_be_visible()
    assert (page.evaluate(SIDEWAYS), page.evaluate(DOWN)) == (0, 0)
    assert beside(player, "battle", "board")
    for card in player.see("hand-card").all():
        expect(card).to_be_in_viewport(ratio=0.9)


ONE_LINE = """
    (head) => {
        const seen = [...head.querySelectorAll(".home, .day, .turn, .small")];
        const lines = seen.map((one) => {
            const text = document.createRange();
            text.selectNodeContents(one);
            const { top, bottom } = text.getBoundingClientRect();
            const size = parseFloat(getComputedStyle(one).fontSize);
            return [(top + bottom) / 2, (bottom - top) / size];
        });
        const middles = lines.map(([middle]) => middle);
        const level = Math.max(...middles) - Math.min(...middles) < 8;
        return level && lines.every(([, high]) => high < 2);
    }
"""
"""Whether what stands first in the head of the table is one line, and each of it as well."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(1)
def test_the_head_of_the_table_begins_with_one_line_on_a_phone(opens: Opens, language: str) -> None:
    page = opens(viewport=PHONE, has_touch=True, is_mobile=True, locale=language).new_page()
    for day in (1, 20):
        Player.at(page, table(hand="supply×3", day=day)).asked("action")
        assert page.locator("[data-testid=table] > header").evaluate(ONE_LINE), f"day {day}"


DIVIDED = """
    (names) => names.flatMap((name) => {
        const text = name.firstChild;
        const size = parseFloat(getComputedStyle(name).fontSize);
        const range = document.createRange();
        // A hyphen at the end of a line counts to the letter after it, as its first box.
        const top = (at) => {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return [...range.getClientRects()].at(-1).top;
        };
        return [...text.data.matchAll(/[^\\s\\u00ad-]+/g)].flatMap((part) => {
            const tops = [...part[0]].map((_, at) => top(part.index + at));
            // A card of the hand lies a little aslant.
            return Math.max(...tops) - Math.min(...tops) > size / 2 ? [text.data] : [];
        });
    })
"""
"""Names that are broken where no hyphen may be."""
WIDE = "letter-spacing: 0.07em !important;"
"""Some browsers have no other letters than wide ones."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(1)
def test_no_name_is_broken_where_letters_are_wide(opens: Opens, language: str) -> None:
    page = opens(locale=language).new_page()
    units = "friman.barfolk chief.barfolk priest.barfolk lord.barfolk"
    artefacts = "tool.barfolk weapon.barfolk amulet.barfolk title.barfolk scroll.barfolk"
    hand = f"{units} {artefacts} tent.barfolk horse.barfolk supply"
    player = Player.at(page, table(hand=hand, offer="hammer sword shield wings horn"))
    player.asked("action")
    page.add_style_tag(content=f".name, .name::before {{ {WIDE} }}")
    names = page.locator("[data-testid^=stack-] .name, [data-testid=hand-card] .name")
    assert names.count() > 20
    assert names.evaluate_all(DIVIDED) == []


FRAME = """
    (one) => {
        const style = getComputedStyle(one);
        return [style.borderTopStyle, style.borderTopWidth, style.outlineStyle].join(" ");
    }
"""
"""How something is framed, but for the colours."""


@pytest.mark.chromium("Firefox is not told which colours to show")
def test_what_can_be_had_is_told_apart_in_the_systems_colours(opens: Opens) -> None:
    page = opens(forced_colors="active").new_page()
    player = Player.at(page, building())
    player.asked("action")
    had = page.locator("[data-testid^=stack-][data-open=true]")
    not_had = page.locator("[data-testid^=stack-][data-open=false]")
    assert had.count() > 2
    assert not_had.count() > 2
    frames = [{one.evaluate(FRAME) for one in all.all()} for all in (had, not_had)]
    assert not frames[0] & frames[1], "by more than a colour"
    # So are cards that are taken up.
    card = page.locator("[data-testid=hand-card] button").first
    before = card.evaluate(FRAME)
    page.keyboard.press("1")
    expect(card).to_have_attribute("aria-pressed", "true")
    assert card.evaluate(FRAME) != before


BARS = """
    [...document.querySelectorAll("*")].filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        return [overflowX, overflowY].some((way) => ["auto", "scroll"].includes(way));
    }).map((one) => {
        const { scrollbarWidth, scrollbarColor } = getComputedStyle(one);
        return `${scrollbarWidth} ${scrollbarColor === "auto" ? "auto" : "own"}`;
    })
"""


@pytest.mark.slice(0)
def test_bars_for_scrolling_are_the_tables_own(page: Page) -> None:
    Player.at(page, building()).asked("action")
    assert set(page.evaluate(BARS)) <= {"thin own", "none own"}


SPOILT = """
    const style = document.createElement("style");
    style.textContent = `
        [data-testid=end-turn] { max-inline-size: 40px; overflow: hidden; white-space: nowrap; }
        [data-testid=question] h2 { margin-inline-end: -60px !important; }`;
    document.head.append(style);
"""


def test_what_cannot_be_read_is_found(page: Page) -> None:
    """The measure itself: it sees what is cut off and what lies upon another text."""
    Player.at(page, building()).asked("action")
    assert illegible(page) == []
    page.evaluate(SPOILT)
    found = illegible(page)
    assert "cut: End the turn" in found
    assert any(one.startswith("over: What do you do?") for one in found)


@pytest.mark.slice(0)
def test_letters_twice_as_large_break_nothing(page: Page) -> None:
    page.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => {"
        " document.documentElement.style.fontSize = '200%'; });"
    )
    player = Player.at(page, building())

    def well() -> None:
        player.quiet()
        assert page.evaluate(SIDEWAYS) == 0
        assert illegible(page) == []

    def at_table() -> None:
        well()
        whole(player)

    player.asked("action")
    at_table()
    expect(player.see("end-turn")).to_be_in_viewport(ratio=1)
    player.choose("build curve")
    expect(player.see("payment")).to_be_visible()
    at_table()
    player.click("confirm")
    player.asked("place")
    at_table()
    if not page.locator("[data-testid=confirm][data-choice]").count():
        player.see("space-r1c1").click()
    player.see("confirm").click()
    player.asked("action")
    player.end_turn()
    Player.at(page, attacked(), seats=[SIMPLE, ME, SIMPLE, SIMPLE]).state()
    well()
    for path in ("/", "/#set-up", "/rules"):
        visit(page, path)
        well()


MOVING = """
    [...document.querySelectorAll("*")].map((one) => getComputedStyle(one)).filter((style) =>
        [style.transitionDuration, style.animationDuration].some((all) =>
            all.split(",").some((each) => parseFloat(each) > 0.001))).length
"""
"""How many things on the page would move gently, or do."""


@pytest.mark.chromium("Firefox is not told to hold still")
@pytest.mark.slice(0)
def test_nothing_moves_for_who_wants_it_still(opens: Opens) -> None:
    found = {}
    for motion in ("no-preference", "reduce"):
        page = opens(reduced_motion=motion).new_page()
        Player.at(page, building()).asked("action")
        found[motion] = page.evaluate(MOVING)
    assert found["no-preference"] > 0, "there is something to hold still"
    assert found["reduce"] == 0


@pytest.mark.chromium("its own protocol counts the bytes")
def test_the_first_load_is_small(context: BrowserContext, page: Page) -> None:
    sit_down(context)
    opened = set_up(context, building())
    sizes: dict[str, int] = {}
    page.on("response", lambda one: sizes.update({one.url: 0}))
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    total = 0

    def finished(event: dict[str, float]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    player = Player(page)
    player.open(opened)
    player.asked("action")
    assert len(sizes) > 3
    assert 0 < total < FIRST_LOAD
