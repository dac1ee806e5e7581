"""Tables with trading posts, stardust, chests or fortune cards, for tests."""

from typing import Any

from battalia.engine.game import Game
from battalia.engine.modules.stardust import Stardust
from battalia.engine.modules.trading import Post, Trading
from battalia.engine.notation import read_cards, read_seat
from battalia.engine.terms import CHEST_CARD, STARDUST_CARD
from battlefield import BOARD
from positions import table


def treasures(**zones: Any) -> bytes:
    """The cards of these zones, each a text or texts by player."""
    texts = [
        text
        for zone in zones.values()
        for text in (zone.values() if isinstance(zone, dict) else [zone])
    ]
    return read_cards(" ".join(texts))


def market(
    hand: dict[str, str] | str = "",
    posts: dict[str, str] | None = None,
    *,
    chests: int | None = None,
    stardust: int | None = None,
    **more: Any,
) -> Game:
    """The road of ``battlefield``; p1 has its first city and a hero on the road next to it.

    ``posts`` are the spaces of each player's trading posts. ``chests`` and ``stardust`` are those
    left in the stacks; without them all that the decks do not hold. Those neither in a deck nor
    in the stack lie in the shelter of p2, chests in limbo.
    """
    options: dict[str, Any] = {"expansion": True, "trading": True, **more}
    zones = ("nation", "shelter", "ambush", "limbo")
    held = treasures(hand=hand, **{zone: options[zone] for zone in zones if zone in options})
    given = {CHEST_CARD: held.count(CHEST_CARD), STARDUST_CARD: held.count(STARDUST_CARD)}
    if chests is not None:
        gone = 12 - chests - given[CHEST_CARD]
        options["limbo"] = " ".join([options.get("limbo", ""), *["chest"] * gone])
        given[CHEST_CARD] += gone
    if stardust is not None:
        gone = 12 - stardust - given[STARDUST_CARD]
        options["shelter"] = {"p2": " ".join(["stardust"] * gone), **options.get("shelter", {})}
        given[STARDUST_CARD] += gone
    slices: dict[str, Any] = {"stardust": Stardust(given[STARDUST_CARD])}
    if options["trading"]:
        built = tuple(
            Post(7 * int(space[1]) + int(space[3]), read_seat(name))
            for name, spaces in (posts or {}).items()
            for space in spaces.split()
        )
        slices["trading"] = Trading(built, given[CHEST_CARD], options.pop("received", ()))
    options.setdefault("board", BOARD)
    options.setdefault("tokens", {"r1c0": "p1 1"})
    options.setdefault("heroes", {"p1": "r1c1"})
    options["slices"] = {**slices, **options.get("slices", {})}
    return table(hand=hand, **options)
