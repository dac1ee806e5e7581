"""Rows, and what can be laid in them (B3).

A ``Purse`` counts what a player could pay with; ``payments`` lists the ways to pay a cost, each
once, whatever the order of the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Final, TypeAlias, TypeVar

from battalia.engine.bounds import MOST_WAYS
from battalia.engine.catalogue.loading import Cost
from battalia.engine.choices import (
    Item,
    Pay,
    item_order,
)
from battalia.engine.events import (
    RowPaid,
)
from battalia.engine.game import Game, Loose, Row
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    ARROW,
    ARTEFACTS,
    FRIMAN,
    HAMMER,
    KIND,
    MOST_KINDS,
    ONE,
    ROAD_SHAPES,
    SHIELD,
    STARDUST,
    SUPPLY,
    SUPPLY_CARD,
    SWORD,
    TENT,
    TOOL,
    UNITS,
    USABLE,
    WEAPON,
    WILD,
    Card,
    Kind,
    Seat,
    distinct,
    take,
)

T = TypeVar("T")
REMEMBERED: Final = 1 << 14
"""So many hands at most; the usual ones come back soon."""
HAND_ITEMS: Final = tuple(Item(card, KIND[card]) for card in range(256))


class Purse:
    """How often each kind could be used in rows now, from hand and table."""

    __slots__ = ("_affordable", "_game", "_seat", "count", "frimen", "supply", "weapons")

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._affordable: Affordable | None = None
        self.count_cards(game, seat)

    @property
    def affordable(self) -> Affordable:
        """What it pays for; worked out when it is asked for the first time."""
        if self._affordable is None:
            self._affordable = self.work_out()
        return self._affordable

    def work_out(self) -> Affordable:
        # The same hands come again and again; with a wild card it depends on more than counts.
        game, count = self._game, self.count
        if count[WILD]:
            return Affordable(game, self._seat, self)
        key, remembered = bytes(count), game.rules.affordable
        known = remembered.get(key)
        if known is None:
            known = Affordable(game, self._seat, self)
            if len(remembered) >= REMEMBERED:
                remembered.clear()
            remembered[key] = known
        return known

    def count_cards(self, game: Game, seat: Seat) -> None:
        count = [0] * MOST_KINDS
        for card in game.hand[seat]:
            count[KIND[card]] += 1
        if game.lit != TENT:
            count[game.lit] *= 2
        for loose in game.loose[seat]:
            count[loose.kind] += loose.copies
        if game.rules.bound:
            for card in game.hand[seat]:
                if card in game.rules.bound:
                    count[KIND[card]] -= 1
        self.count = count
        self.frimen = count[FRIMAN] + game.rules.catalogue.tool_frimen * (
            count[TOOL] + count[HAMMER]
        )
        """With all tools standing in (B5.3)."""
        self.weapons = count[WEAPON] + count[SWORD] + count[SHIELD] + count[ARROW] + count[HAMMER]
        self.supply = count[SUPPLY] + game.rules.stardust_supply * count[STARDUST]
        """With all stardust standing in (S6.3)."""

    def covers(self, game: Game, seat: Seat, cost: Cost) -> bool:
        """Whether a row for this cost can be laid (B3.8: exactly)."""
        short = False
        for kind, n in cost:
            if kind == FRIMAN:
                short = short or self.frimen < n
            elif kind == WEAPON:
                short = short or self.weapons < n
            elif kind == SUPPLY:
                short = short or self.supply < n
            elif self.count[kind] < n:
                short = True
        if not short:
            return True
        return self.count[WILD] > 0 and bool(payments(game, seat, cost))


class Paid(Purse):
    """What a row that lies already has paid: enough for everything, but no more supply than lies
    there."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.count = [1] * MOST_KINDS
        self.supply = worth_of_row(game, seat)

    def covers(self, game: Game, seat: Seat, cost: Cost) -> bool:
        return all(n <= self.supply for kind, n in cost if kind == SUPPLY)


def worth_of_row(game: Game, seat: Seat) -> int:
    """The most supply, or frimen, that this player's last row may stand for (B5.3, S6.3)."""
    if not game.rows[seat]:
        return 0
    tool = game.rules.catalogue.tool_frimen
    worth = {STARDUST: game.rules.stardust_supply, TOOL: tool, HAMMER: tool}
    row = game.rows[seat][-1]
    return sum(worth.get(KIND[card], 1) for card in row.cards + row.copies)


@cache
def times(cost: Cost, n: int) -> Cost:
    """A cost that is due so often in one row."""
    return tuple((kind, n * each) for kind, each in cost)


@cache
def together(one: Cost, other: Cost) -> Cost:
    """Two costs in one row."""
    parts = Counter[int]()
    for kind, n in one + other:
        parts[kind] += n
    return tuple(parts.items())


class Affordable:
    """The purposes whose cost a purse covers."""

    __slots__ = ("artefacts", "hero", "levels", "roads", "steps", "units", "upgrades")

    def __init__(self, game: Game, seat: Seat, purse: Purse) -> None:
        catalogue = game.rules.catalogue

        def among(costs: Mapping[int, Cost], wanted: Iterable[int]) -> list[int]:
            return [number for number in wanted if purse.covers(game, seat, costs[number])]

        self.units = among(catalogue.costs, UNITS)
        self.artefacts = among(catalogue.costs, ARTEFACTS)
        self.roads = among(catalogue.road_costs, ROAD_SHAPES)
        self.levels = among(catalogue.city_costs, UNITS)
        self.upgrades = among(catalogue.upgrade_costs, UNITS)
        self.hero = purse.covers(game, seat, catalogue.hero_cost)
        self.steps = 0
        """The most steps that one travel row pays for (B7.2)."""
        while purse.covers(game, seat, times(catalogue.step_cost, self.steps + 1)):
            self.steps += 1


def payments(game: Game, seat: Seat, cost: Cost) -> list[Pay]:
    """All distinct ways to pay a cost, in a stable order (B3.8, B5.3, B5.5).

    No more than ``MOST_WAYS``, which only costs that a table has corrected could ever have.
    """
    sources = _sources(game, seat)
    wild = {one.card for one in game.loose[seat] if one.kind == WILD and one.copies}
    ways: list[tuple[Item, ...]] = [()]
    for kind, n in reversed(cost):
        if kind == FRIMAN:
            found = friman_payments(game, sources, n)
        elif kind == SUPPLY:
            found = supply_payments(game, sources, n)
        else:
            found = choose(sources.get(kind, []), n)
        parts = list(islice(found, MOST_WAYS // max(1, len(ways))))
        ways = [way + part for way in ways for part in parts]
    if wild:
        ways = [way for way in ways if _uses_wild_once(game, seat, way)]
    if TOOL in sources or STARDUST in sources or game.loose[seat]:
        ways = [tuple(sorted(way, key=item_order)) for way in ways]
    return [Pay(way) for way in ways]


Sources: TypeAlias = dict[Kind, list[tuple[Item, int]]]
"""For each kind the cards that can be used as it, and how often."""


def friman_payments(game: Game, sources: Sources, n: int) -> Iterator[tuple[Item, ...]]:
    """All ways to pay so many frimen, with tools standing in (B5.3)."""
    frimen = sources.get(FRIMAN, [])
    if TOOL in sources:
        return _standing_in(frimen, sources[TOOL], game.rules.catalogue.tool_frimen, n)
    return choose(frimen, n)


def supply_payments(game: Game, sources: Sources, n: int) -> Iterator[tuple[Item, ...]]:
    """All ways to pay so much supply, with stardust standing in (S6.3)."""
    supply = sources.get(SUPPLY, [])
    if STARDUST in sources:
        return _standing_in(supply, sources[STARDUST], game.rules.stardust_supply, n)
    return choose(supply, n)


def _sources(game: Game, seat: Seat) -> Sources:
    """What can be used in rows now; first those in the hand."""
    sources: Sources = {}
    hand = game.hand[seat]
    bound = game.rules.bound
    for card in distinct(hand):
        if card in bound:
            continue
        kind = KIND[card]
        uses = hand.count(card)
        if kind == HAMMER:
            sources.setdefault(TOOL, []).append((Item(card, TOOL), uses))
            sources.setdefault(WEAPON, []).append((Item(card, WEAPON), uses))
        elif kind in (SWORD, SHIELD, ARROW):
            sources.setdefault(WEAPON, []).append((Item(card, kind), uses))
        else:
            sources.setdefault(kind, []).append((HAND_ITEMS[card], uses * game.factor(kind)))
    table: dict[Item, int] = {}
    for loose in game.loose[seat]:
        if loose.kind != WILD:
            item = Item(loose.card, loose.kind, True)
            table[item] = table.get(item, 0) + loose.copies
            continue
        for kind in USABLE:
            item = Item(loose.card, kind, True)
            table[item] = table.get(item, 0) + loose.copies * game.factor(kind)
    for item in sorted(table, key=item_order):
        if table[item]:
            sources.setdefault(item.kind, []).append((item, table[item]))
    return sources


def _uses_wild_once(game: Game, seat: Seat, items: tuple[Item, ...]) -> bool:
    """Whether a payment takes no more from wild cards than there are (B5.5)."""
    wild: dict[Card, int] = {}
    plain: dict[tuple[Card, Kind], int] = {}
    for loose in game.loose[seat]:
        if loose.kind == WILD:
            wild[loose.card] = wild.get(loose.card, 0) + loose.copies
        else:
            key = (loose.card, loose.kind)
            plain[key] = plain.get(key, 0) + loose.copies
    for item in set(items):
        if item.table:
            uses = items.count(item) - plain.get((item.card, item.kind), 0)
            if uses > 0:
                wild[item.card] = wild.get(item.card, 0) + (-uses // game.factor(item.kind))
    return min(wild.values()) >= 0


def choose(sources: list[tuple[T, int]], n: int, at: int = 0) -> Iterator[tuple[T, ...]]:
    """All multisets of n uses."""
    if n == 0:
        yield ()
    elif at < len(sources):
        item, uses = sources[at]
        # What the others cannot make up for is not tried: that could take for ever.
        least = n
        for _, others in sources[at + 1 :]:
            least -= others
        for k in range(min(n, uses), max(least, 0) - 1, -1):
            if k == n:
                yield (item,) * n
            else:
                for rest in choose(sources, n - k, at + 1):
                    yield (item,) * k + rest


def _standing_in(
    real: list[tuple[Item, int]], others: list[tuple[Item, int]], each: int, n: int
) -> Iterator[tuple[Item, ...]]:
    """Frimen with tools, or supply with stardust, standing in for up to two each (B5.3, S6.3)."""
    for stood_in in range(n + 1):
        for cards in choose(real, n - stood_in):
            for used in range(-(-stood_in // each), stood_in + 1):
                for instead in choose(others, used):
                    yield cards + instead


def lay_row(game: Game, seat: Seat, purpose: str, items: tuple[Item, ...]) -> None:
    """Lays the cards of a payment in a row of their own (B3.1)."""
    cards = copies = b""
    different = set(items)
    for item in sorted(different, key=item_order) if len(different) > 1 else different:
        n = items.count(item)
        if item.table:
            use_loose(game, seat, item.card, item.kind, n)
            copies += ONE[item.card] * n
        else:
            # An illuminated tent holds two cards, but is no two tents (B11.4).
            factor = 1 if item.kind == TENT else game.factor(KIND[item.card])
            used = -(-n // factor)
            left = used * factor - n
            for _ in range(used):
                game.hand[seat] = take(game.hand[seat], item.card)
            if item.card == SUPPLY_CARD:
                spend_supply(game, seat, used)
            if left:
                game.loose[seat] += (Loose(item.card, item.kind, left, False),)
                copies += ONE[item.card] * (n % factor)
                used -= 1
            cards += ONE[item.card] * used
    game.rows[seat] += (Row(purpose, cards, copies),)
    game.tell(RowPaid(seat, purpose, bytes(item.card for item in items)))


def spend_supply(game: Game, seat: Seat, n: int) -> None:
    """So many supply cards of the hand have been put to use (S7.2)."""
    game.rules.supply_spent(game, seat, n)


def borrowed(game: Game, seat: Seat) -> int:
    """How many supply cards of the hand may be spent, but not laid aside (S7.2)."""
    return game.rules.borrowed(game, seat)


def free_hand(game: Game, seat: Seat) -> bytes:
    """The hand cards that may be ambushed, stationed or sent to limbo (S7.2)."""
    hand = game.hand[seat]
    if game.rules.borrowed:
        for _ in range(borrowed(game, seat)):
            hand = take(hand, SUPPLY_CARD)
    return hand


def use_loose(
    game: Game, seat: Seat, card: Card, kind: Kind, n: int, in_battle: bool = False
) -> None:
    """Uses copies of cards on the table; a wild card becomes what it is used as (B5.5).

    Of equal cards one that is no use in battle goes first (S13.3), then a transformed one: an
    untouched scroll may still turn itself (B5.7).
    """
    loose = list(game.loose[seat])
    peaceful = [bool(one.marks) and game.why_peaceful(one) is not None for one in loose]
    order = [place for place in range(len(loose)) if not (in_battle and peaceful[place])]
    order.sort(key=lambda place: (not peaceful[place], not loose[place].touched))
    for wild in (False, True):
        for place in order:
            one = loose[place]
            if not n:
                break
            if one.card != card or not one.copies or one.kind != (WILD if wild else kind):
                continue
            copies = game.factor(kind) if wild else one.copies
            used = min(n, copies)
            left = copies - used
            # A unit that has been put to use is affected by nothing any more (S12.3).
            touched = one.touched or kind in UNITS
            loose[place] = Loose(card, kind, left, touched, one.real, one.leaving, one.marks)
            n -= used
    assert n == 0
    game.loose[seat] = tuple(loose)


def gain(game: Game, seat: Seat, cards: bytes) -> None:
    """New cards are laid at the end of the last row, which closes it (B2.7, B3.1)."""
    row = game.rows[seat][-1]
    new = Row(row.purpose, row.cards, row.copies, row.gained + cards)
    game.rows[seat] = (*game.rows[seat][:-1], new)


def open_row(game: Game, seat: Seat, purpose: str, cards: bytes = b"") -> None:
    """A row that no payment opens: spoils of battle, an artefact used by itself."""
    game.rows[seat] += (Row(purpose, cards),)


def why_asleep(game: Game, seat: Seat, item: Item) -> Reason | None:
    """What has to be done before this card can be played (S14.2); None: nothing."""
    if not item.table:
        mark = game.rules.bound.get(item.card)
        return None if mark is None else mark.asleep
    asleep = (game.why_asleep(one) for one in game.loose[seat] if one.card == item.card)
    return next(filter(None, asleep), None)
