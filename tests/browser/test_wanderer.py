"""Wherever one clicks, the page stays sound; longer walks: tools/wander.py."""

import msgspec
import pytest
from playwright.sync_api import Page

from browser.player import set_up, sit_down
from browser.wanderer import GAMES, Wanderer

STATES = 25


def walk(page: Page, name: str) -> None:
    options, seats = GAMES[name]
    sit_down(page.context)
    player = Wanderer(page, name)
    wish = msgspec.to_builtins(options)
    player.open(set_up(page.context, options=wish, seats=seats, seed=name))
    player.wander(STATES)
    assert player.met


@pytest.mark.parametrize("name", ["two", "one screen", "relics", "teams", "pass"])
@pytest.mark.slice(0)
def test_whatever_is_clicked_every_answer_can_be_given(page: Page, name: str) -> None:
    walk(page, name)


def test_whatever_is_tapped_on_a_phone_every_answer_can_be_given(phone: Page) -> None:
    walk(phone, "expansion")
