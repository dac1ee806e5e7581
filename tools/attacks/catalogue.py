"""All attacks by name, in the order in which they are carried out."""

from __future__ import annotations

from typing import Final

from attacks import bombs, crowds, seats
from attacks.ground import Attack

ATTACKS: Final[dict[str, Attack]] = {
    **{f"seat-{name.replace(' ', '-')}": seats.outlived(name) for name in seats.VARIANTS},
    "bombs-toml": bombs.toml,
    "bombs-texts": bombs.texts,
    "bombs-bodies": bombs.bodies,
    "bombs-messages": bombs.messages,
    "oddities": bombs.oddities,
    "content-types": bombs.content_types,
    **{f"flood-{name}": crowds.flooding(name) for name in crowds.JOBS},
    "gone-askers": crowds.gone_askers,
    "experts": crowds.experts,
    "hints": crowds.hints,
    "previews": crowds.previews,
    "unread-news": crowds.unread_news,
    "unread-pongs": crowds.unread_pongs,
    "knocking": crowds.knocking,
    **{f"door-{name}": crowds.doors(name) for name in crowds.DOORS},
}
SHORT: Final = tuple(ATTACKS)
"""Those of which there is a short form."""
