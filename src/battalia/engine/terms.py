"""The rulebook's words as small numbers: kinds, factions, cards, shapes, sides (B0).

A card is one byte; cards of one kind and faction are equal (B0.2-B0.5). ``KIND`` and ``FACTION``
say what a card is: those of the box are ``kind * 8 + faction``, and the bytes that this leaves free
are cards that modules from outside may bring. A zone is a ``bytes`` of cards: immutable, so that
copying a game copies references only.
The annotations say how a number is written (``notation``), nothing else.
"""

from typing import Annotated, Final, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
Faction: TypeAlias = Annotated[int, "faction"]
Terrain: TypeAlias = Annotated[int, "terrain"]
Kind: TypeAlias = Annotated[int, "kind"]
Card: TypeAlias = Annotated[int, "card"]
Cards: TypeAlias = Annotated[bytes, "cards"]
Factions: TypeAlias = Annotated[bytes, "factions"]
Shape: TypeAlias = Annotated[int, "shape"]
Side: TypeAlias = Annotated[int, "side"]
Space: TypeAlias = Annotated[int, "space"]
Tile: TypeAlias = Annotated[int, "tile"]
Hero: TypeAlias = Annotated[int, "hero"]
OnTable: TypeAlias = Annotated[bool, "table"]

CHANCE: Final = -1
"""Chance is a seat of its own; players are seats 0, 1, 2 ..."""

# Factions; a terrain is the home of the faction with the same number (B0.1).
FACTIONS: Final = ("barfolk", "islanders", "emberians", "cloudborn", "sunblessed", "wolfsclan")
TERRAINS: Final = ("woods", "lakes", "canyons", "mountains", "jungle", "ice", "neutral")
NEUTRAL: Final = 6
UNIVERSAL: Final = 7

# Kinds of creation cards (B0.2-B0.5). Ranks of units are their numbers.
SUPPLY: Final = 0
FRIMAN: Final = 1
CHIEF: Final = 2
PRIEST: Final = 3
LORD: Final = 4
QUEEN: Final = 5
KING: Final = 6
TOOL: Final = 7
WEAPON: Final = 8
AMULET: Final = 9
TITLE: Final = 10
SCROLL: Final = 11
TENT: Final = 12
HORSE: Final = 13
HAMMER: Final = 14
SWORD: Final = 15
SHIELD: Final = 16
WINGS: Final = 17
HORN: Final = 18
ARROW: Final = 19
BAG: Final = 20
BANNER: Final = 21
CLOAK: Final = 22
CRYSTAL: Final = 23
MASK: Final = 24
LOST_SCROLL: Final = 25
STAFF: Final = 26
STARDUST: Final = 29
CHEST: Final = 30
WILD: Final = 31
"""What a card is after an amulet's 6, until it is used (B5.5)."""

KINDS: Final[dict[int, str]] = {
    SUPPLY: "supply",
    FRIMAN: "friman",
    CHIEF: "chief",
    PRIEST: "priest",
    LORD: "lord",
    QUEEN: "queen",
    KING: "king",
    TOOL: "tool",
    WEAPON: "weapon",
    AMULET: "amulet",
    TITLE: "title",
    SCROLL: "scroll",
    TENT: "tent",
    HORSE: "horse",
    HAMMER: "hammer",
    SWORD: "sword",
    SHIELD: "shield",
    WINGS: "wings",
    HORN: "horn",
    ARROW: "arrow",
    BAG: "bag",
    BANNER: "banner",
    CLOAK: "cloak",
    CRYSTAL: "crystal",
    MASK: "mask",
    LOST_SCROLL: "lost-scroll",
    STAFF: "staff",
    STARDUST: "stardust",
    CHEST: "chest",
    WILD: "wild",
}
UNITS: Final = (FRIMAN, CHIEF, PRIEST, LORD)
ROYALS: Final = (QUEEN, KING)
ARTEFACTS: Final = (TOOL, WEAPON, AMULET, TITLE, SCROLL, TENT, HORSE)
GREAT_ARTEFACTS: Final = tuple(range(HAMMER, STAFF + 1))
TREASURES: Final = (STARDUST, CHEST)
STACKED: Final = UNITS + ARTEFACTS
"""What lies in the stacks round the Oracle, apart from supply."""
USABLE: Final = (SUPPLY, *STACKED)
"""What a wild card can be used as (B5.5)."""

# Shapes of terrain cards (B0.6-B0.8).
CITY_ONE: Final = 1
CITY_OPPOSITE: Final = 2
CITY_CORNER: Final = 3
CITY_THREE: Final = 4
CITY_FOUR: Final = 5
STRAIGHT: Final = 6
CURVE: Final = 7
TEE: Final = 8
CROSSROADS: Final = 9
RUINS: Final = 10
GATE: Final = 11
VALLEY_ROAD: Final = 12
BUILDING: Final = 13
LINK: Final = 14
CLOSED_ROAD: Final = 15
CLOSED_BUILDING: Final = 16
SHAPES: Final[dict[int, str]] = {
    CITY_ONE: "city-one",
    CITY_OPPOSITE: "city-opposite",
    CITY_CORNER: "city-corner",
    CITY_THREE: "city-three",
    CITY_FOUR: "city-four",
    STRAIGHT: "straight",
    CURVE: "curve",
    TEE: "tee",
    CROSSROADS: "crossroads",
    RUINS: "ruins",
    GATE: "stormgate",
    VALLEY_ROAD: "valley-road",
    BUILDING: "building",
    LINK: "link",
    CLOSED_ROAD: "closed-road",
    CLOSED_BUILDING: "closed-building",
}
CITY_SHAPES: Final = (CITY_ONE, CITY_OPPOSITE, CITY_CORNER, CITY_THREE, CITY_FOUR)
ROAD_SHAPES: Final = (STRAIGHT, CURVE, TEE, CROSSROADS)
STACK_SHAPES: Final = CITY_SHAPES + ROAD_SHAPES
CLOSED_SHAPES: Final = (CLOSED_ROAD, CLOSED_BUILDING)
"""Cards that lie face down: their roads count for neighbours, but nobody enters them."""
NO_CITY_BESIDE: Final = (*CITY_SHAPES, BUILDING, CLOSED_BUILDING)
"""Cards next to which no city may lie (B4.4, S15.1)."""

# Sides of a card, as bits.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final[dict[int, str]] = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}

# Exits of a shape turned so that its first exit shows north, east, south, west (B0.7: free).
EXITS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    CITY_ONE: ((NORTH, 1), (EAST, 2), (SOUTH, 4), (WEST, 8)),
    CITY_OPPOSITE: ((NORTH, 5), (EAST, 10)),
    CITY_CORNER: ((NORTH, 3), (EAST, 6), (SOUTH, 12), (WEST, 9)),
    CITY_THREE: ((NORTH, 11), (EAST, 7), (SOUTH, 14), (WEST, 13)),
    CITY_FOUR: ((NORTH, 15),),
    STRAIGHT: ((NORTH, 5), (EAST, 10)),
    CURVE: ((NORTH, 3), (EAST, 6), (SOUTH, 12), (WEST, 9)),
    TEE: ((NORTH, 11), (EAST, 7), (SOUTH, 14), (WEST, 13)),
    CROSSROADS: ((NORTH, 15),),
    RUINS: ((NORTH, 15),),
    GATE: ((NORTH, 15),),
    VALLEY_ROAD: ((NORTH, 15),),
    BUILDING: ((NORTH, 3), (EAST, 6), (SOUTH, 12), (WEST, 9)),
    LINK: ((EAST, 10), (NORTH, 15)),
    CLOSED_ROAD: ((NORTH, 15),),
    CLOSED_BUILDING: ((NORTH, 3), (EAST, 6), (SOUTH, 12), (WEST, 9)),
}

# A tile is what lies on a space: nothing, no space at all, or a terrain card with its exits.
EMPTY: Final = 0
MISSING: Final = -1


def tile(shape: Shape, terrain: Faction, exits: int) -> Tile:
    """A terrain card on the board."""
    return terrain << 9 | shape << 4 | exits


def shape_of(on: Tile) -> Shape:
    return on >> 4 & 31


def terrain_of(on: Tile) -> Faction:
    return on >> 9


# What each card is.
FURTHER_GREAT: Final = tuple(range(32, 48))
"""Kinds of Great Artefacts that modules from outside may name, each one universal card."""
FURTHER: Final = tuple(range(48, 64))
"""Other kinds that they may name, with a card for each faction and a universal one."""
ALL_GREAT: Final = GREAT_ARTEFACTS + FURTHER_GREAT
MOST_KINDS: Final = 64


def _all_cards() -> dict[tuple[Kind, Faction], Card]:
    """Every card that there can be: those of the box, then further ones in the bytes left."""
    factions = range(len(FACTIONS))
    found = [(kind, NEUTRAL) for kind in (SUPPLY, *TREASURES)]
    found += [(kind, faction) for kind in (*UNITS, *ROYALS, *ARTEFACTS) for faction in factions]
    found += [(kind, UNIVERSAL) for kind in (*UNITS, *GREAT_ARTEFACTS)]
    cards = {(kind, faction): kind << 3 | faction for kind, faction in found}
    further = [(kind, UNIVERSAL) for kind in FURTHER_GREAT]
    further += [(kind, faction) for kind in FURTHER for faction in (*factions, UNIVERSAL)]
    # A card that nobody may see is 0.
    free = sorted(set(range(1, 256)) - set(cards.values()))
    return cards | dict(zip(further, free, strict=False))


_CARDS: Final = _all_cards()
_KINDS: Final = {card: kind for (kind, _), card in _CARDS.items()}
_FACTIONS: Final = {card: faction for (_, faction), card in _CARDS.items()}
KIND: Final = tuple(_KINDS.get(card, card >> 3) for card in range(256))
"""By card: its kind."""
FACTION: Final = tuple(_FACTIONS.get(card, card & 7) for card in range(256))
"""By card: its faction, ``NEUTRAL`` or ``UNIVERSAL``."""


def card_of(kind: Kind, faction: Faction) -> Card:
    return kind << 3 | faction if kind < 32 else _CARDS[kind, faction]


def has_card(kind: Kind, faction: Faction) -> bool:
    """Whether there can be such a card."""
    return (kind, faction) in _CARDS


def kind_of(card: Card) -> Kind:
    return KIND[card]


def faction_of(card: Card) -> Faction:
    return FACTION[card]


SUPPLY_CARD: Final = card_of(SUPPLY, NEUTRAL)
STARDUST_CARD: Final = card_of(STARDUST, NEUTRAL)
CHEST_CARD: Final = card_of(CHEST, NEUTRAL)
FANATICS: Final = tuple(card_of(unit, UNIVERSAL) for unit in UNITS)
"""Units of no faction: they count as any (S14.1)."""


def is_great_kind(kind: Kind) -> bool:
    """Whether cards of this kind are Great Artefacts (B0.5, S0.3)."""
    return kind in ALL_GREAT


GREAT: Final = tuple(is_great_kind(KIND[card]) for card in range(256))


def is_great(card: Card) -> bool:
    """Whether a card is a Great Artefact."""
    return GREAT[card]


GREAT_CARDS: Final = bytes(card for card in range(256) if is_great(card))
STEADY: Final = frozenset(
    card for card in range(256) if FACTION[card] == UNIVERSAL or KIND[card] in ROYALS
)
"""Cards that are never transformed: universal ones (B6.1, S14.2) and royals (S2.1)."""
ONE: Final = tuple(bytes((card,)) for card in range(256))
"""Every card as a zone of one."""


def put(zone: bytes, card: Card) -> bytes:
    """The sorted zone with one card more."""
    place = len(zone)
    while place and zone[place - 1] > card:
        place -= 1
    return zone[:place] + ONE[card] + zone[place:]


def take(zone: bytes, card: Card) -> bytes:
    """The zone with one such card less; the card must be there."""
    rest = zone.replace(ONE[card], b"", 1)
    assert len(rest) < len(zone), f"no {card} in {list(zone)}"
    return rest


def merge(*zones: bytes) -> bytes:
    """All cards of these zones in one sorted zone."""
    return bytes(sorted(b"".join(zones)))


def distinct(zone: bytes) -> list[Card]:
    """Each card of the zone once, in order: equal cards are one option."""
    found: list[Card] = []
    last = -1
    for card in zone:
        if card > last:
            found.append(card)
            last = card
        elif card < last:
            # Most zones are sorted; this one is not.
            return sorted(set(zone))
    return found
