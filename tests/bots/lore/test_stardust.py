"""Stardust (S6.3)."""

from answering import chosen
from battalia.engine.play import play
from positions import say
from rules.test_s06_trading import attacked


def test_a_retreat_is_paid_with_what_serves_least() -> None:
    for hand, paid in (
        ("stardust supply×3", "supply×3"),
        ("stardust×2 supply", "supply stardust"),
        ("stardust×2 horse.islanders", "horse.islanders"),
    ):
        game = attacked(hand)
        say(game, "stand")
        play(game, 1, "retreat r1c5")
        assert chosen(game) == f"pay {paid}"
