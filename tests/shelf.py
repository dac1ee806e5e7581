"""The six potions of the box, and who holds them."""

from typing import Any, Final

from battalia.engine.modules.potion_cards import MODULE
from battalia.engine.modules.potions import shelf_for

POTIONS: Final = tuple(card.name for card in MODULE.contents)
Potions: Final[Any] = shelf_for(POTIONS)
"""What the module keeps: each under its name."""
