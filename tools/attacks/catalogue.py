"""All attacks by name, in the order in which they are carried out."""

from __future__ import annotations

from typing import Final

from attacks import seats
from attacks.ground import Attack

ATTACKS: Final[dict[str, Attack]] = {
    **{f"seat-{name.replace(' ', '-')}": seats.outlived(name) for name in seats.VARIANTS},
}
SHORT: Final = tuple(ATTACKS)
"""Those of which there is a short form."""
