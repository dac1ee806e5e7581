"""Every module's own questions can be read and answered in the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.moments import MODULES
from browser.player import ME, NOVICE, Player, about, steady


@pytest.mark.parametrize("module", MODULES)
def test_its_question_is_read_and_answered(page: Page, module: str) -> None:
    game, choices, told = MODULES[module]
    player = Player.at(page, game())
    player.state()
    expect(page.get_by_text("⟨")).to_have_count(0)
    for choice in choices:
        player.do(choice)
    expect(player.see("log")).to_contain_text(re.compile(told))
    expect(page.get_by_text("⟨")).to_have_count(0)


def test_cards_are_drafted_from_a_pack_that_is_shown(page: Page) -> None:
    options = {"players": 2, "expansion": True, "draft": True}
    player = Player.at(page, options=options, seats=[ME, NOVICE], seed="a pack")
    pack = player.question.get_by_test_id("option")
    player.play(steady, until=lambda _: about(player) == "pick" and pack.count() > 1)
    shown = {str(one.get_attribute("data-choice")) for one in pack.all()}
    picked = pack.last.get_attribute("data-choice")
    before = player.hand()
    pack.last.click()
    player.state()
    now = {str(one.get_attribute("data-choice")) for one in pack.all()}
    assert about(player) != "pick" or now != shown or player.hand() != before
    card = str(picked).split()[1]
    expect(page.locator(f"[data-card='{card}']").first).to_be_attached()
