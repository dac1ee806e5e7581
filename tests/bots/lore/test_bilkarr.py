"""Bilkarr and his market (S13.1, S13.2)."""

from answering import listed
from battalia.bots.judgement import assets
from battalia.engine.modules.bilkarr import Bilkarr
from rules.test_s13_potions import peace


def test_of_the_potions_two_are_looked_at() -> None:
    game = peace("supply×2", held={}, slices={"bilkarr": Bilkarr(7)})
    assert len(listed(game, "buy-potion")) == 2


def test_a_hero_at_the_market_is_well_placed() -> None:
    there, away = (
        assets(peace(held={}, slices={"bilkarr": Bilkarr(space)}), 0) for space in (7, 40)
    )
    assert there > away
