"""All attacks by name, in the order in which they are carried out."""

from __future__ import annotations

from typing import Final

from attacks import bombs, crowds, damage, house, manners, seats
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
    "database-locked": damage.database_locked,
    "disk-full": damage.disk_full,
    "rows": damage.rows,
    "clock": damage.clock_jumps,
    "origins": manners.origins,
    "slow-hooks": manners.slow_hooks,
    "logged-keys": manners.logged_keys,
    "headers": manners.headers,
    "quotas": manners.quotas,
    "house-doors": house.other_doors,
    "house-room": house.all_room,
}
SHORT: Final = (
    *(name for name in ATTACKS if name.startswith(("seat-", "bombs-"))),
    "oddities",
    "content-types",
    "origins",
    "house-doors",
    "flood-history",
    "door-half-headers",
    "rows",
    "logged-keys",
)
"""Those whose short form takes some seconds, and of which no figure depends on the machine."""
