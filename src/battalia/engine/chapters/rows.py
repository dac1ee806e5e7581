"""Rows and costs: hiring, creating, upgrading (B3).

A ``Purse`` counts what a player could pay with; ``payments`` lists the ways to pay a cost, each
once, whatever the order of the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, TypeAlias

from battalia.engine.action import Action
from battalia.engine.catalogue.loading import Cost
from battalia.engine.chapters.land import (
    free_token,
    holds_city,
    holds_token,
    level_of,
    own_cities,
    owner_of,
    set_token,
    token,
)
from battalia.engine.chapters.oracle import matched
from battalia.engine.chapters.piles import Fetching, Receiver, find, take_top_unit
from battalia.engine.choices import (
    Annex,
    Choice,
    Create,
    Hire,
    Item,
    NameFaction,
    Pay,
    TopCard,
    Upgrade,
    Use,
    item_order,
)
from battalia.engine.events import (
    ArtefactCreated,
    CityAnnexed,
    CityUpgraded,
    RowPaid,
    UnitHired,
)
from battalia.engine.game import Frame, Game, Loose, Question, Row
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    ARROW,
    ARTEFACTS,
    FRIMAN,
    GREAT_CARDS,
    HAMMER,
    KIND,
    KINDS,
    KING,
    LORD,
    MOST_KINDS,
    ONE,
    ROAD_SHAPES,
    SHIELD,
    STACKED,
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
    Space,
    distinct,
    take,
)

REMEMBERED: Final = 1 << 14
"""So many hands at most; the usual ones come back soon."""
HAND_ITEMS: Final = tuple(Item(card, KIND[card]) for card in range(256))


class Purse:
    """How often each kind could be used in rows now, from hand and table."""

    __slots__ = ("affordable", "count", "frimen", "supply", "weapons")

    def __init__(self, game: Game, seat: Seat) -> None:
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

        # The same hands come again and again; with a wild card it depends on more than counts.
        key = bytes(count)
        known = None if count[WILD] else game.rules.affordable.get(key)
        if known is None:
            known = Affordable(game, seat, self)
            if not count[WILD]:
                if len(game.rules.affordable) >= REMEMBERED:
                    game.rules.affordable.clear()
                game.rules.affordable[key] = known
        self.affordable: Affordable = known

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


class _Paid(Purse):
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
    """All distinct ways to pay a cost, in a stable order (B3.8, B5.3, B5.5)."""
    sources = _sources(game, seat)
    wild = {one.card for one in game.loose[seat] if one.kind == WILD and one.copies}
    ways: list[tuple[Item, ...]] = [()]
    for kind, n in reversed(cost):
        if kind == FRIMAN:
            each = game.rules.catalogue.tool_frimen
            parts = list(_standing_in(sources.get(FRIMAN, []), sources.get(TOOL, []), each, n))
        elif kind == SUPPLY:
            parts = list(supply_payments(game, sources, n))
        else:
            parts = list(_choose(sources.get(kind, []), n))
        ways = [way + part for way in ways for part in parts]
    if wild:
        ways = [way for way in ways if _uses_wild_once(game, seat, way)]
    if TOOL in sources or STARDUST in sources or game.loose[seat]:
        ways = [tuple(sorted(way, key=item_order)) for way in ways]
    return [Pay(way) for way in ways]


Sources: TypeAlias = dict[Kind, list[tuple[Item, int]]]
"""For each kind the cards that can be used as it, and how often."""


def supply_payments(game: Game, sources: Sources, n: int) -> Iterator[tuple[Item, ...]]:
    """All ways to pay so much supply, with stardust standing in (S6.3)."""
    supply = sources.get(SUPPLY, [])
    if STARDUST in sources:
        return _standing_in(supply, sources[STARDUST], game.rules.stardust_supply, n)
    return _choose(supply, n)


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


def _choose(sources: list[tuple[Item, int]], n: int, at: int = 0) -> Iterator[tuple[Item, ...]]:
    """All multisets of n uses."""
    if n == 0:
        yield ()
    elif at < len(sources):
        item, uses = sources[at]
        for k in range(min(n, uses), -1, -1):
            for rest in _choose(sources, n - k, at + 1):
                yield (item,) * k + rest


def _standing_in(
    real: list[tuple[Item, int]], others: list[tuple[Item, int]], each: int, n: int
) -> Iterator[tuple[Item, ...]]:
    """Frimen with tools, or supply with stardust, standing in for up to two each (B5.3, S6.3)."""
    for stood_in in range(n + 1):
        for cards in _choose(real, n - stood_in):
            for used in range(-(-stood_in // each), stood_in + 1):
                for instead in _choose(others, used):
                    yield cards + instead


def lay_row(game: Game, seat: Seat, purpose: str, items: tuple[Item, ...]) -> None:
    """Lays the cards of a payment in a row of their own (B3.1)."""
    cards = copies = b""
    for item in sorted(set(items), key=item_order):
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


# Paying for something.

NOT_THERE: Final = Reason("no-such-card", "B3.8")


class Paying(Frame, frozen=True):
    """A player chooses with which cards to pay.

    Asked even where there is one way only: whether a player is asked must not tell the others
    which cards the hand still holds.
    """

    seat: Seat
    purpose: Choice

    def step(self, game: Game) -> Question | None:
        void = not game.alone and self._is_void(game)
        ways = [] if void else ways_to_pay(game, self.seat, self.purpose)
        if not ways:
            # A partner was faster: nothing is laid (S4.3).
            game.give_way(self.seat)
            return None
        if not ways[0].items:
            # By a partner's doing every step has become free (B12.1, S4.3).
            game.pop()
            resolve(game, self.seat, self.purpose)
            return None
        return Question(self.seat, "pay", list(ways))

    def _is_void(self, game: Game) -> bool:
        """Whether what is paid for has become impossible."""
        if isinstance(self.purpose, Use):
            return False
        return game.rules.obstacle(game, self.seat, self.purpose) is not None

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        game.pop()
        carry_out(game, self.seat, self.purpose, choice)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pay):
            return None
        for item in choice.items:
            reason = why_asleep(game, self.seat, item)
            if reason is not None:
                return reason
        loose = [one.card for one in game.loose[self.seat]]
        for item in choice.items:
            if item.card not in (loose if item.table else game.hand[self.seat]):
                return NOT_THERE
        cost = " ".join(
            KINDS[kind] for kind, n in cost_of(game, self.seat, self.purpose) for _ in range(n)
        )
        return Reason("no-payment", "B3.8", {"kinds": cost})

    def check(self, game: Game) -> Reason | None:
        purpose = self.purpose
        action = game.rules.actions.get(type(purpose))
        if action is None or action.price is None:
            return Reason("frame-cannot-pay")
        if isinstance(purpose, Use):
            tents = game.tents[self.seat]
            if not tents or tents[-1].cards or tents[-1].card != purpose.item.card:
                return Reason("no-such-tent")
        elif game.alone and game.rules.obstacle(game, self.seat, purpose) is not None:
            return Reason("frame-cannot-pay")
        if game.alone and not ways_to_pay(game, self.seat, purpose):
            return Reason("frame-cannot-pay")
        return None


def ways_to_pay(game: Game, seat: Seat, purpose: Choice) -> list[Pay]:
    """All payments for a purpose; a tent's supply must leave a card to station (B5.8)."""
    ways = payments(game, seat, cost_of(game, seat, purpose))
    if isinstance(purpose, Use):
        cards = stationable(free_hand(game, seat))
        lent = borrowed(game, seat)
        ways = [way for way in ways if _own_cards(way, lent) < cards]
    return ways


def _own_cards(way: Pay, lent: int) -> int:
    """Hand cards of a payment, without so many borrowed supply cards, which are spent first."""
    cards = [item.card for item in way.items if not item.table]
    return len(cards) - min(lent, cards.count(SUPPLY_CARD))


def stationable(zone: bytes) -> int:
    """How many cards of a zone a tent could hold: any but a Great Artefact (B5.8)."""
    return len(zone.translate(None, GREAT_CARDS))


def begin_paying(game: Game, seat: Seat, purpose: Choice) -> None:
    """Pays for an action."""
    game.push(Paying(seat, purpose))


def carry_out(game: Game, seat: Seat, purpose: Choice, payment: Pay) -> None:
    """The row is laid, then it takes effect."""
    name = game.rules.actions[type(purpose)].row
    lay_row(game, seat, name(purpose) if name else verb_of(purpose), payment.items)
    take_effect(game, seat, purpose)


def take_effect(game: Game, seat: Seat, purpose: Choice) -> None:
    """A row that lies takes effect, unless somebody may still cancel it (S13.4)."""
    if game.rules.interruption is not None:
        window = game.rules.interruption(game, seat)
        if window is not None:
            game.push(Pending(seat, purpose))
            game.push(window)
            return
    resolve(game, seat, purpose)


def resolve(game: Game, seat: Seat, purpose: Choice) -> None:
    """A row takes effect."""
    effect = game.rules.actions[type(purpose)].effect
    assert effect is not None
    effect(game, seat, purpose)


class Pending(Frame, frozen=True):
    """A row lies and its purpose is named; it takes effect after the frame above (S13.4)."""

    seat: Seat
    purpose: Choice

    def step(self, game: Game) -> Question | None:
        game.pop()
        resolve(game, self.seat, self.purpose)
        return None

    def cancel(self, game: Game) -> None:
        game.pop()
        cancel = game.rules.actions[type(self.purpose)].cancel
        if cancel is not None:
            cancel(game, self.seat, self.purpose)

    def check(self, game: Game) -> Reason | None:
        action = game.rules.actions.get(type(self.purpose))
        if action is None or action.effect is None:
            return Reason("frame-no-use")
        if action.stands is not None:
            possible = action.stands(game, self.seat, self.purpose)
        else:
            possible = bool(game.rows[self.seat])
            if possible and action.price is not None:
                paid = _Paid(game, self.seat)
                possible = action.obstacle(game, self.seat, paid, self.purpose) is None
        return None if possible else Reason("frame-no-use")


def cost_of(game: Game, seat: Seat, purpose: Choice) -> Cost:
    """What this player's row for this purpose must hold (B3.2-B3.7, B5.8, B7.2)."""
    price = game.rules.actions[type(purpose)].price
    assert price is not None
    return price(game, seat, purpose)


def verb_of(choice: Choice) -> str:
    return str(choice.__struct_config__.tag)


# Hiring units and creating artefacts (B3.2, B3.3).

HIRES: Final = {unit: Hire(unit) for unit in UNITS}
CREATES: Final = {kind: Create(kind) for kind in ARTEFACTS}
STACK_EMPTY: Final = {
    kind: Reason("stack-empty", "B3.9", {"kind": KINDS[kind]}) for kind in STACKED
}
FACTION_NOT_HERE: Final = Reason("faction-not-here", "B11.3")
NO_UNIT: Final = Reason("not-a-unit", "B3.2")
NO_ARTEFACT: Final = Reason("not-an-artefact", "B3.3")
CANNOT_HIRE: Final = {
    kind: Reason("cannot-pay", "B3.2", {"purpose": KINDS[kind]}) for kind in UNITS
}
CANNOT_CREATE: Final = {
    kind: Reason("cannot-pay", "B3.3", {"purpose": KINDS[kind]}) for kind in ARTEFACTS
}


def obstacle_to_hire(game: Game, seat: Seat, purse: Purse, wish: Hire) -> Reason | None:
    """B3.2: rank + 1 supply; B3.9: an empty stack gives nothing."""
    unit = wish.unit
    if unit not in UNITS:
        return NO_UNIT
    if not purse.covers(game, seat, game.rules.catalogue.costs[unit]):
        return CANNOT_HIRE[unit]
    if not game.stacks[unit].top:
        return STACK_EMPTY[unit]
    return None


def obstacle_to_create(game: Game, seat: Seat, purse: Purse, wish: Create) -> Reason | None:
    """B3.3: the artefact's cost; B3.9: an empty stack gives nothing."""
    kind = wish.artefact
    if kind not in ARTEFACTS:
        return NO_ARTEFACT
    if not purse.covers(game, seat, game.rules.catalogue.costs[kind]):
        return CANNOT_CREATE[kind]
    if not len(game.stacks[kind]) or (not game.alone and not cards_left(game, kind)):
        return STACK_EMPTY[kind]
    return None


def cards_left(game: Game, kind: Kind) -> int:
    """The cards of an artefact stack but those that partners have paid for and are about to take
    (S4.3)."""
    promised = sum(taking.kind == kind for taking in game.frames(FromStack))
    return len(game.stacks[kind]) - promised


def offer_units(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Units to hire."""
    for unit in purse.affordable.units:
        wish = HIRES[unit]
        if obstacle_to_hire(game, seat, purse, wish) is None:
            out.append(wish)


def offer_artefacts(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Artefacts to create."""
    for kind in purse.affordable.artefacts:
        wish = CREATES[kind]
        if obstacle_to_create(game, seat, purse, wish) is None:
            out.append(wish)


def hire(game: Game, seat: Seat, purpose: Hire) -> None:
    """B3.2: the top unit and one supply."""
    if not game.stacks[purpose.unit].top:
        return
    card = take_top_unit(game, purpose.unit)
    supply = game.gain_supply(game.rules.unit_supply(game, card))
    gain(game, seat, supply + ONE[card])
    game.tell(UnitHired(seat, card, len(supply)))


def create(game: Game, seat: Seat, purpose: Create) -> None:
    """B3.3: the top card of the stack, no supply."""
    game.push(Creating(seat, purpose.artefact))


class FromStack(Receiver, frozen=True):
    """The top card of an artefact stack, or a named faction's if matched today (B11.3)."""

    seat: Seat
    kind: Kind

    def step(self, game: Game) -> Question | None:
        if matched(game) == self.kind:
            options: list[Choice] = [NameFaction(faction) for faction in game.factions]
            options.append(TopCard())
            return Question(self.seat, "name-faction", options)
        game.push(Fetching(self.kind))
        return None

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, NameFaction):
            card = find(game, self.kind, choice.faction)
            if card is not None:
                self.receive(game, card)
            else:
                game.push(Fetching(self.kind, True))
        else:
            game.push(Fetching(self.kind))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return FACTION_NOT_HERE if isinstance(choice, NameFaction) else None

    def awaits(self) -> Kind | None:
        return self.kind

    def check(self, game: Game) -> Reason | None:
        if self.kind not in ARTEFACTS or cards_left(game, self.kind) < 0:
            return Reason("frame-stack-empty")
        return None


class Creating(FromStack, frozen=True):
    """The new artefact is laid at the end of its row (B3.3)."""

    def receive(self, game: Game, card: Card) -> None:
        gain(game, self.seat, ONE[card])
        game.tell(ArtefactCreated(self.seat, card))
        game.pop()

    def check(self, game: Game) -> Reason | None:
        if not game.rows[self.seat]:
            return Reason("frame-no-row")
        return FromStack.check(self, game)


# Upgrading and annexing (B3.5, B8.10).

NO_CITY_HERE: Final = Reason("no-city-here", "B3.5")
NOT_YOUR_CITY: Final = Reason("not-your-city", "B3.5")
HIGHEST_LEVEL: Final = Reason("highest-level", "B3.5")
NO_HIGHER: Final = Reason("no-higher-residence", "S1.6")
CANNOT_UPGRADE: Final = Reason("cannot-pay", "B3.5", {"purpose": "upgrade"})
NO_TOKEN: Final = {level: Reason("no-token", "B3.9", {"level": level}) for level in range(1, 7)}


def obstacle_to_raise(game: Game, seat: Seat, space: Space) -> Reason | None:
    """Whether this player's city here could get the next level, whatever it costs (B3.9)."""
    mark = game.tokens[space]
    if not holds_city(game, space):
        return NO_CITY_HERE
    if owner_of(mark) != seat:
        return NOT_YOUR_CITY
    level = level_of(mark)
    if level >= LORD:
        return HIGHEST_LEVEL
    if level == 2 and not free_token(game, seat, 3):
        return NO_TOKEN[3]
    return None


def obstacle_to_raise_free(game: Game, seat: Seat, space: Space) -> Reason | None:
    """The same for an upgrade that costs nothing: residences and the capital, too (S1.6)."""
    reason = obstacle_to_raise(game, seat, space)
    if reason is HIGHEST_LEVEL and game.rules.level_limits:
        level = level_of(game.tokens[space]) + 1
        if level <= KING and game.rules.great_token(game, seat, level):
            return None
        return NO_HIGHER
    return reason


def obstacle_to_upgrade(game: Game, seat: Seat, purse: Purse, wish: Upgrade) -> Reason | None:
    """B3.5: two units of the next level's rank."""
    reason = obstacle_to_raise(game, seat, wish.space)
    if reason is None:
        level = level_of(game.tokens[wish.space]) + 1
        if not purse.covers(game, seat, game.rules.catalogue.upgrade_costs[level]):
            return CANNOT_UPGRADE
    return reason


def offer_upgrades(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Own cities that can be upgraded."""
    if purse.affordable.upgrades:
        for space in own_cities(game, seat):
            wish = Upgrade(space)
            if obstacle_to_upgrade(game, seat, purse, wish) is None:
                out.append(wish)


def upgrade_price(game: Game, seat: Seat, wish: Upgrade) -> Cost:
    """B3.5."""
    return game.rules.catalogue.upgrade_costs[level_of(game.tokens[wish.space]) + 1]


def upgrade(game: Game, seat: Seat, purpose: Upgrade) -> None:
    """B3.5, B3.9: the token is flipped, or a 3/4 token replaces it."""
    raise_city(game, seat, purpose.space)


def raise_city(game: Game, seat: Seat, space: Space) -> None:
    """The city gets the next level."""
    level = level_of(game.tokens[space]) + 1
    set_token(game, space, token(seat, level))
    game.tell(CityUpgraded(seat, space, level))


NOT_ABANDONED: Final = Reason("not-abandoned", "B8.10")
NO_HERO_THERE: Final = Reason("no-hero-there", "B8.10")


def obstacle_to_annex(game: Game, seat: Seat, purse: Purse, wish: Annex) -> Reason | None:
    """B8.10: an abandoned city, an own hero on it, a free level 1 token."""
    space = wish.space
    if not holds_token(game, space) or game.tokens[space]:
        return NOT_ABANDONED
    if space not in game.heroes[2 * seat : 2 * seat + 2]:
        return NO_HERO_THERE
    if not free_token(game, seat, 1):
        return NO_TOKEN[1]
    return None


def offer_annexing(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Abandoned cities under own heroes."""
    for space in sorted(set(game.heroes[2 * seat : 2 * seat + 2])):
        if space >= 0 and obstacle_to_annex(game, seat, purse, Annex(space)) is None:
            out.append(Annex(space))


def annex(game: Game, seat: Seat, choice: Annex) -> None:
    """B8.10: a level 1 token; no weapon, no reward."""
    set_token(game, choice.space, token(seat, 1))
    game.tell(CityAnnexed(seat, choice.space, 1))


ACTIONS: Final = (
    Action(
        Hire,
        obstacle_to_hire,
        offer_units,
        begin_paying,
        price=lambda game, seat, wish: game.rules.catalogue.costs[wish.unit],
        row=lambda wish: f"hire {KINDS[wish.unit]}",
        effect=hire,
    ),
    Action(
        Create,
        obstacle_to_create,
        offer_artefacts,
        begin_paying,
        price=lambda game, seat, wish: game.rules.catalogue.costs[wish.artefact],
        row=lambda wish: f"create {KINDS[wish.artefact]}",
        effect=create,
    ),
    Action(
        Upgrade,
        obstacle_to_upgrade,
        offer_upgrades,
        begin_paying,
        price=upgrade_price,
        effect=upgrade,
    ),
    Action(Annex, obstacle_to_annex, offer_annexing, annex),
)
