"""Teams (S4)."""

from __future__ import annotations

from typing import Final

from battalia.bots.lore import Lore
from battalia.engine.modules.teams import IN_BATTLE, NO_ATTACK_LEFT

# A place that a partner attacks is left to the partner: the team's points are one sum (S11.2).
LORE: Final = Lore(module="teams", passing=frozenset({IN_BATTLE.id, NO_ATTACK_LEFT.id}))
