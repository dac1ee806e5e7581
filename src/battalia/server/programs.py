"""What programs may do that play as bots, and how much of it.

A bot may do what is needed to play, and nothing else: it has no login, no letters, sets up no
tables, says nothing and asks the server's own computers for nothing.
"""

from __future__ import annotations

import re
from typing import Final

from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from battalia.server.store import BotRow, Person, Store

GAMES_BOT: Final = 8
"""So many games a bot plays at once at most …"""
GAMES_OWNER: Final = 20
"""… and so many all bots of one person."""
REQUESTS: Final = (10.0, 100.0)
"""Requests a second of a bot in the long run, and at once."""

_TABLE: Final = "/api/tables/[a-z0-9]+"
FOR_BOTS: Final = {
    "GET": re.compile(r"/api/(?!me/).*|/api/me/waiting"),
    "POST": re.compile(
        rf"/api/tables/join|{_TABLE}/leave|{_TABLE}/seats/p[1-6]/(resign|text)"
        r"|/api/challenges|/api/challenges/[a-z0-9]+/(accept|decline)"
    ),
    "DELETE": re.compile(r"/api/challenges/[a-z0-9]+"),
}
"""What a bot may ask for, by method."""


def check_asked(method: str, path: str) -> None:
    """A bot asks for this (Denied: that is not for bots)."""
    allowed = FOR_BOTS.get(method)
    if allowed is None or not allowed.fullmatch(path.rstrip("/")):
        raise Denied("not-for-bots", FORBIDDEN)


async def own_bot(store: Store, owner: Person, id: str) -> BotRow:
    """A bot of somebody's own (Denied)."""
    row = await store.bot(id)
    if row is None:
        raise Denied("no-such-bot", NOT_FOUND)
    if row.owner != owner.id:
        raise Denied("not-your-bot", FORBIDDEN)
    return row


async def check_room(store: Store, person: Person) -> None:
    """One game more can be played, if this is a bot (Denied: it plays enough)."""
    if person.owner is None:
        return
    own, theirs = await store.games_at_once(person)
    if own >= GAMES_BOT:
        raise Denied("bot-busy", CONFLICT, name=person.name, most=GAMES_BOT)
    if theirs >= GAMES_OWNER:
        raise Denied("bots-busy", CONFLICT, most=GAMES_OWNER)
