"""The elixir, a potion: a little more strength in every battle, for as long as it works."""

from typing import Final

from battalia.engine.modules.potions import PotionCard

ELIXIR: Final = PotionCard(
    name="elixir",
    rule="S13.3",
    worth=0.5,
    numbers={"strength": 2},
    in_battle=lambda game, card: card.printed(game, "strength"),
)
