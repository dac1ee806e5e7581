"""Checkpoints: kings, queens and veterans (S2.2, S3, S5.3)."""

from typing import Any

from battalia.bots.judgement import assets
from battalia.engine.modules.heroic import Veterans
from positions import table


def deck_of(cards: int, day: int = 14, **more: Any) -> float:
    return assets(table(2, day=day, fill=cards, expansion=True, royals=True, **more), 0)


def test_just_before_a_checkpoint_the_twentieth_card_is_worth_a_queen() -> None:
    assert deck_of(20) - deck_of(19) > 1.5
    assert deck_of(24) - deck_of(23) > 1.5
    assert deck_of(22) - deck_of(21) < 0.2


def test_long_before_it_a_card_more_does_not_matter() -> None:
    assert deck_of(20, day=8) - deck_of(19, day=8) < 0.3


def test_a_game_that_ends_before_the_checkpoint_knows_no_royals() -> None:
    assert deck_of(24, weeks=2) == 0.0


def test_veterans_are_worth_something() -> None:
    more: dict[str, Any] = {"expansion": True, "advanced": True, "heroic": True, "day": 15}
    veteran = table(**more, slices={"heroic": Veterans((0,))})
    assert assets(veteran, 0) > assets(table(**more), 0)
