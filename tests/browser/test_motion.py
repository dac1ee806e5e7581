"""What moves explains what happens; nobody has to wait for it, and it can be switched off."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import fresh
from browser.moments import HOME, building, walking
from browser.player import Player, place, prepared, set_up_links, sit_down
from positions import table
from server.serving import Served

RECORD = """
    // What was moved, and by what way.
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const what = this.dataset.testid ?? this.tagName;
        moved.push({ what, way: frames.map(({ transform }) => transform), time: how.duration });
        return animate.call(this, frames, how);
    };
    document.addEventListener("animationstart", ({ target }) => {
        const what = target.closest("[data-testid]")?.dataset.testid;
        if (what === "turned") moved.push({ what });
    });
"""

Lively = Callable[..., Page]


@pytest.fixture
def lively(browser: Browser, server: Served) -> Iterator[Lively]:
    """Pages whose motions are recorded."""
    contexts: list[BrowserContext] = []

    def opened(speed: int = 1, **more: object) -> Page:
        context = prepared(fresh(browser, server, **more), speed=speed, confirmEnd=False)
        context.add_init_script(RECORD)
        contexts.append(context)
        return context.new_page()

    yield opened
    for one in contexts:
        one.close()


def moved(page: Page, what: str, count: int = 1) -> list[dict[str, Any]]:
    """The motions of something, as soon as there are so many."""
    of_it = f"moved.filter(({{ what }}) => what === '{what}')"
    page.wait_for_function(f"() => {of_it}.length >= {count}")
    found: list[dict[str, Any]] = page.evaluate(of_it)
    return found


@pytest.mark.slice(0)
def test_cards_fly_from_the_hand_and_from_the_stack_and_then_to_the_shelter(lively: Lively) -> None:
    page = lively()
    player = Player.at(page, building())
    player.do("hire chief")
    assert all(one["time"] <= 250 for one in moved(page, "flying", 3))
    expect(player.see("flying")).to_have_count(0)
    page.evaluate("() => { moved.length = 0; }")
    player.click("end-turn")
    # What was laid and gained, and what is left of the hand.
    assert len(moved(page, "flying", 5)) >= 5


def test_a_card_that_is_taken_back_flies_back_to_the_hand(lively: Lively) -> None:
    page = lively()
    player = Player.at(page, walking())
    player.do("step 1 west")
    moved(page, "flying")
    page.evaluate("() => { moved.length = 0; }")
    player.click("undo")
    (card,) = moved(page, "flying")
    assert card["way"][-1] == "none"


def test_a_hero_walks_along_the_road(lively: Lively) -> None:
    page = lively()
    Player.at(page, walking()).do("step 1 west")
    (walk,) = moved(page, "g")
    # From its place through the middle of both spaces.
    assert [way.split(")")[0] for way in walk["way"][1:-1]] == [
        "translate(150px, 158px",
        "translate(50px, 158px",
    ]
    assert walk["time"] <= 250


@pytest.mark.slice(0)
def test_a_hero_travels_through_every_space_of_its_way(lively: Lively) -> None:
    page = lively()
    Player.at(page, walking()).do("travel 1 r1c4")
    (walk,) = moved(page, "g")
    assert [way.split(")")[0] for way in walk["way"][1:-1]] == [
        f"translate({x}px, 158px" for x in (150, 250, 350, 450)
    ]


@pytest.mark.slice(0)
def test_a_city_rises(lively: Lively) -> None:
    page = lively()
    game = table(hand="chief.barfolk×2 supply×2", **HOME)  # type: ignore[arg-type]
    Player.at(page, game).do("upgrade r1c0")
    (growth,) = moved(page, "g")
    assert growth["way"][0] == "scaleY(0.35)"


@pytest.mark.slice(0)
def test_a_card_that_is_laid_is_turned_over_for_those_who_have_not_seen_it(lively: Lively) -> None:
    page, another = lively(), lively()
    sit_down(page.context)
    links = set_up_links(page.context, building())
    player, watcher = Player(page), Player(another)
    player.open(links["table"]["id"])
    another.goto(f"/t/{player.table}#w={links['watch']}")
    expect(watcher.see("board")).to_be_visible()
    # A straight road would lie there without saying; a curve can lie in two ways.
    player.do("build curve")
    place(player)
    moved(another, "turned")
    assert not page.evaluate("moved.some(({ what }) => what === 'turned')")


@pytest.mark.slice(0)
def test_a_card_that_lies_down_by_itself_is_turned_over_for_its_builder_too(lively: Lively) -> None:
    page = lively()
    Player.at(page, building()).do("build straight")
    moved(page, "turned")


@pytest.mark.chromium("Firefox is not told to hold still")
@pytest.mark.parametrize("how", [{"speed": 0}, {"reduced_motion": "reduce"}])
@pytest.mark.slice(1)
def test_nothing_moves_where_nothing_should(lively: Lively, how: dict[str, Any]) -> None:
    page = lively(**how)
    player = Player.at(page, building())
    player.do("hire chief")
    expect(player.see("row")).to_be_visible()
    player.click("end-turn")
    player.asked("cohort")
    assert page.evaluate("moved") == []
