"""Whoever points at what cannot be had reads which cards are missing, and what would help."""

import re

import pytest
from playwright.sync_api import Page, expect

from battalia.engine.game import Game
from browser.conftest import PHONE, SCREEN, Opens
from browser.player import Player
from positions import table

SAYS = {
    "en": (
        "Missing: 1 friman.",
        "Missing: 1 lord.",
        "You could still do it: a priest becomes a lord (title).",
        "With such a hand you could do it on day 1 of week 2,"
        " when this artefact is illuminated: tool.",
    ),
    "de": (
        "Fehlende Karten: 1 Stammeskrieger.",
        "Fehlende Karten: 1 Lord.",
        "So könnte es trotzdem gehen: aus einem Priester einen Lord machen (Titel).",
        "Mit einer solchen Hand ginge es an Tag 1 von Woche 2,"
        " wenn dieses Artefakt erleuchtet ist: Werkzeug.",
    ),
}


def lacking() -> Game:
    """A city to be upgraded, for which a lord is missing, and a title that could make one."""
    return table(
        day=2,
        hand="lord.barfolk priest.barfolk title.barfolk tool.barfolk",
        board={"r1c0": "city-one woods east"},
        tokens={"r1c0": "p1 3"},
    )


def is_whole(page: Page) -> bool:
    """Whether all that is said lies within the window, and nothing of it is cut off."""
    return bool(
        page.get_by_test_id("why").evaluate(
            """(told) => {
                const { left, right, top, bottom } = told.getBoundingClientRect();
                const wide = left >= 0 && right <= innerWidth + 1;
                const high = top >= 0 && bottom <= innerHeight + 1;
                return wide && high && told.scrollWidth <= told.clientWidth + 1;
            }"""
        )
    )


@pytest.mark.parametrize("language", sorted(SAYS))
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.slice(1)
def test_what_is_missing_and_what_would_help_is_read_where_one_points(
    opens: Opens, language: str, phone: bool
) -> None:
    screen = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
    page = opens(locale=language, **{"viewport": SCREEN, **screen}).new_page()
    player = Player.at(page, lacking())
    player.asked("action")
    friman, lord, title, tool = SAYS[language]
    more = player.see("why-more")

    player.see("space-r1c0").click()
    expect(player.see("why-reason")).to_be_visible()
    expect(more).to_have_text([lord, title])
    expect(player.see("why").get_by_role("link").last).to_have_attribute("href", "/rules#B5.6")
    assert is_whole(page)

    # A tool takes three frimen: another one stands in for two of them, or on its day for four.
    if phone:
        player.click("drawer-stacks")
    player.see("stack-tool").click()
    expect(more).to_have_text([friman, tool])
    assert is_whole(page)
    # What is done then is possible, as it was said.
    player.do("use title.barfolk")
    player.asked("transform")
    expect(player.see("why")).to_have_count(0)
    player.do("promote priest.barfolk 1")
    player.asked("action")
    player.see("space-r1c0").click()
    expect(player.see("space-r1c0")).to_have_attribute("aria-label", re.compile(r"\b4\b"))
