"""Amulets, titles, magical scrolls and tents (B5).

Amulet, title and scroll transform a card: a hand card in the action step, a card of the own line
in battle (B8.12). ``line`` says which: ``HAND``, or the first place of the line that may be
transformed (while opening not the weapon, which lies first).
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from battalia.engine.action import Action, Power
from battalia.engine.chapters.ambush import ONLY_SPENT
from battalia.engine.chapters.amulet import FATES, TO_AMBUSH
from battalia.engine.chapters.piles import (
    Fetching,
    Receiver,
    find,
    find_unit,
    put_under,
    reshuffle,
    turn_up,
)
from battalia.engine.chapters.rows import (
    Purse,
    begin_paying,
    borrowed,
    free_hand,
    open_row,
    stationable,
    use_loose,
)
from battalia.engine.chapters.table import shelve_amulet, spend, touch, usable_as, uses_of
from battalia.engine.choices import (
    As,
    Choice,
    Convert,
    Done,
    Drop,
    Item,
    KeepTent,
    On,
    Promote,
    Roll,
    Station,
    Strike,
    TurnItself,
    Use,
)
from battalia.engine.events import (
    AmbushDropped,
    AmuletRolled,
    ArtefactUsed,
    CardAmbushed,
    CardConverted,
    CardStationed,
    TentDissolved,
    TentStruck,
    UnitPromoted,
)
from battalia.engine.game import Frame, Game, Laid, Loose, Question, Tent
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    AMULET,
    CHANCE,
    FACTION,
    HAMMER,
    KIND,
    KINDS,
    LORD,
    ONE,
    SCROLL,
    STACKED,
    STARDUST,
    STEADY,
    SUPPLY,
    TENT,
    TITLE,
    UNITS,
    WILD,
    Card,
    Faction,
    Kind,
    Seat,
    distinct,
    is_great,
    merge,
    put,
    take,
)

Change: TypeAlias = On | Promote | Convert
"""What an amulet, a title and a scroll do to a card."""
HAND: Final = None
TRANSFORMING: Final = (AMULET, TITLE, SCROLL)
ROLLS: Final = [Roll(die) for die in FATES]
NO_SUCH_CARD: Final = Reason("no-such-card", "B5.1")
NO_TARGET: Final = {
    AMULET: Reason("no-card-for-amulet", "B5.5"),
    TITLE: Reason("no-unit-for-title", "B5.6"),
    SCROLL: Reason("no-card-for-scroll", "B5.7"),
}
NOT_USED_ALONE: Final = Reason("not-used-alone", "B5.1")
NEVER_TRANSFORMED: Final = Reason("never-transformed", "B6.1")
NATION_EMPTY: Final = Reason("nation-empty", "B6.6")
NO_SUCH_TENT: Final = Reason("no-such-tent", "B5.8")
SAME_TENT: Final = Reason("same-tent", "B5.8")
USE_TITLE_FIRST: Final = Reason("use-title-first", "B5.6")
USE_SCROLL_FIRST: Final = Reason("use-scroll-first", "B5.7")
NO_TITLE: Final = Reason("no-title", "B5.6")
NOT_PROMOTED: Final = Reason("not-promoted", "B5.6")
ABOVE_LORD: Final = Reason("above-lord", "B5.6")
NEXT_RANK_EMPTY: Final = Reason("next-rank-empty", "B5.6")
NO_SCROLL: Final = Reason("no-scroll", "B5.7")
NOT_CONVERTED: Final = Reason("not-converted", "B5.7")
ANOTHER_FACTION: Final = Reason("another-faction", "B5.7")
NOTHING_TO_STATION: Final = Reason("nothing-to-station", "B5.8")
NOT_STATIONED: Final = Reason("great-not-stationed", "B5.8")
NOT_IN_HAND: Final = Reason("not-in-hand", "B5.8")
STATION_ONE: Final = Reason("station-one", "B5.8")
NOT_A_COPY: Final = Reason("not-a-copy", "B5.5")
NOT_IN_AMBUSH: Final = Reason("not-in-ambush", "B5.5")
NO_STRENGTH: Final = Reason("no-strength", "B8.2")
NO_TURNING: Final = Reason("no-turning-itself", "B5.7")
TITLE_RANKS: Final = Reason("title-ranks", "B5.6")
DOES: Final[dict[type[Choice], Kind]] = {On: AMULET, Promote: TITLE, Convert: SCROLL}
DOES_OTHER: Final = {
    kind: Reason("does-other", "B5.1", {"artefact": KINDS[kind]}) for kind in TRANSFORMING
}


# Targets.


def hand_without(game: Game, seat: Seat, item: Item) -> bytes:
    """The hand apart from the card that is being used."""
    hand = game.hand[seat]
    return hand if item.table else take(hand, item.card)


def targets(game: Game, seat: Seat, item: Item, line: int | None) -> list[Card]:
    """Cards that no artefact has affected: of the hand, or wholly in the own line (B5.1, B8.12)."""
    if line is None:
        return distinct(hand_without(game, seat, item))
    return sorted(
        {
            laid.card
            for place, laid in enumerate(game.line[seat])
            if not laid.touched and laid.real and place >= line
        }
    )


def table_target(game: Game, seat: Seat, card: Card) -> int | None:
    """Where such a unit lies on the table that no artefact has affected yet (S12.3)."""
    for place, loose in enumerate(game.loose[seat]):
        if loose.card == card and _is_fresh_unit(loose):
            return place
    return None


def _is_fresh_unit(loose: Loose) -> bool:
    return loose.kind in UNITS and loose.copies > 0 and not loose.touched


def transformations(game: Game, seat: Seat, item: Item, line: int | None) -> list[Choice]:
    """What this amulet, title or scroll can do now."""
    return list(_transformations(game, seat, item, line))


def _transformations(game: Game, seat: Seat, item: Item, line: int | None) -> Iterator[Choice]:
    for card in targets(game, seat, item, line):
        for wish in _changes(item.kind, card, False, game.factions):
            if obstacle_to_change(game, seat, item, line, wish) is None:
                yield wish
    if line is not None:
        return
    if game.loose[seat]:
        for card in sorted({loose.card for loose in game.loose[seat] if _is_fresh_unit(loose)}):
            for wish in _changes(item.kind, card, True, game.factions):
                if obstacle_to_change(game, seat, item, line, wish) is None:
                    yield wish
    if item.kind == SCROLL and can_turn_itself(game, seat, item):
        for faction in game.factions:
            if _obstacle_to_faction(game, item.card, faction) is None:
                yield TurnItself(faction)


@cache
def _changes(kind: Kind, card: Card, table: bool, factions: bytes) -> tuple[Change, ...]:
    """Whatever such an artefact does, done to this card."""
    if kind == AMULET:
        return (On(card, table),)
    if kind == TITLE:
        return (Promote(card, 1, table), Promote(card, 2, table)) if KIND[card] in UNITS else ()
    if KIND[card] not in STACKED:
        return ()
    return tuple(Convert(card, faction, table) for faction in factions)


def obstacle_to_change(
    game: Game, seat: Seat, item: Item, line: int | None, wish: Change
) -> Reason | None:
    """Why this amulet, title or scroll does not do this to a card that lies before it."""
    card = wish.card
    if isinstance(wish, On):
        return NEVER_TRANSFORMED if card in STEADY else None
    if isinstance(wish, Convert):
        if KIND[card] not in STACKED or card in STEADY:
            return NOT_CONVERTED
        return _obstacle_to_faction(game, card, wish.faction)
    reason = _obstacle_to_rank(game, wish)
    if reason is None and wish.ranks > 1:
        twice = game.lit == TITLE and uses_of(game, seat, item, line is not None) >= 2
        return None if twice and wish.ranks == 2 else TITLE_RANKS
    return reason


def can_turn_itself(game: Game, seat: Seat, item: Item) -> bool:
    """B5.7: a real scroll that no artefact has affected, while its stack is not empty."""
    if KIND[item.card] != SCROLL or not len(game.stacks[SCROLL]):
        return False
    if not item.table:
        return True
    return any(loose.card == item.card and _turns_itself(loose) for loose in game.loose[seat])


def _turns_itself(loose: Loose) -> bool:
    """An illuminated scroll that has converted another card and may still turn itself."""
    return loose.kind == SCROLL and loose.copies > 0 and not loose.touched


def obstacle_to_use(game: Game, seat: Seat, item: Item, line: int | None) -> Reason | None:
    """Why this card cannot be used as this transforming artefact or tent now."""
    if item.kind == TENT:
        return None if can_pitch(game, seat, item) else NOTHING_TO_STATION
    possible = next(_transformations(game, seat, item, line), None)
    return NO_TARGET[item.kind] if possible is None else None


def obstacle_to_use_card(game: Game, seat: Seat, purse: Purse, wish: Use) -> Reason | None:
    """What forbids using this card so in the action step."""
    item = wish.item
    power = game.rules.powers.get(item.kind)
    if power is not None and power.obstacle is not None:
        there = item.card in game.hand[seat] and KIND[item.card] == item.kind and not item.table
        return power.obstacle(game, seat) if there else NO_SUCH_CARD
    if item.kind not in TRANSFORMING and item.kind != TENT:
        return NOT_USED_ALONE
    if item not in usable_as(game, seat, item.kind):
        return NO_SUCH_CARD
    return obstacle_to_use(game, seat, item, HAND)


def obstacle_to_strike(game: Game, seat: Seat, purse: Purse, wish: Strike) -> Reason | None:
    """B5.8: a tent that stands."""
    if wish.tent >= len(game.tents[seat]):
        return NO_SUCH_TENT
    offered: list[Choice] = []
    offer_striking(game, seat, offered)
    return None if wish in offered else SAME_TENT


def _is_there(game: Game, seat: Seat, wish: Change) -> bool:
    """Whether the player has such a card in the hand, or fresh on the table (S12.3)."""
    if wish.table:
        return table_target(game, seat, wish.card) is not None
    return wish.card in game.hand[seat]


def obstacle_to_promote(game: Game, seat: Seat, purse: Purse, wish: Promote) -> Reason | None:
    """B5.6: a title, a hand unit below a lord, and a card of the next rank."""
    if not _is_there(game, seat, wish):
        return NO_SUCH_CARD
    reason = _obstacle_to_rank(game, wish)
    if reason in (None, NEXT_RANK_EMPTY) and not usable_as(game, seat, TITLE):
        return NO_TITLE
    return reason


def _obstacle_to_rank(game: Game, wish: Promote) -> Reason | None:
    """B5.6: a unit, no higher than a lord afterwards, and a card of the new rank."""
    if KIND[wish.card] not in UNITS or wish.card in STEADY:
        return NOT_PROMOTED
    if wish.ranks < 1:
        return TITLE_RANKS
    if wish.sought > LORD:
        return ABOVE_LORD
    return None if len(game.stacks[wish.sought]) else NEXT_RANK_EMPTY


def obstacle_to_convert(game: Game, seat: Seat, purse: Purse, wish: Convert) -> Reason | None:
    """B5.7: a scroll, a hand unit or artefact, and another faction of the game."""
    if not _is_there(game, seat, wish):
        return NO_SUCH_CARD
    if KIND[wish.card] not in STACKED or wish.card in STEADY:
        return NOT_CONVERTED
    if not usable_as(game, seat, SCROLL):
        return NO_SCROLL
    return _obstacle_to_faction(game, wish.card, wish.faction)


def _obstacle_to_faction(game: Game, card: Card, faction: Faction) -> Reason | None:
    """B5.7: another faction that is in the game."""
    return None if faction in game.factions and faction != FACTION[card] else ANOTHER_FACTION


def offer_uses(game: Game, seat: Seat, purse: Purse, out: list[Choice]) -> None:
    """Artefacts to use by themselves."""
    count = purse.count
    anything = count[HAMMER] + count[WILD]
    for kind in (AMULET, TITLE, SCROLL, TENT):
        if count[kind] or anything:
            for item in usable_as(game, seat, kind):
                if obstacle_to_use(game, seat, item, HAND) is None:
                    out.append(Use(item))


def cancel_use(game: Game, seat: Seat, choice: Use) -> None:
    """What was used alone is spent; a tent is folded (S13.4)."""
    if choice.item.kind == TENT:
        fold(game, seat, choice)


def use(game: Game, seat: Seat, choice: Use) -> None:
    """Begins what an artefact does."""
    game.rules.powers[choice.item.kind].begin(game, seat, choice)


def work(game: Game, seat: Seat, choice: Use) -> None:
    """What was laid does what it does."""
    effect = game.rules.powers[choice.item.kind].effect
    assert effect is not None
    effect(game, seat, choice)


def stands(game: Game, seat: Seat, choice: Use) -> bool:
    """Whether what was used may still be about to do something: a tent has a card to hold."""
    item = choice.item
    if item.kind == TENT:
        tents = game.tents[seat]
        pitched = bool(tents) and not tents[-1].cards and tents[-1].card == item.card
        return pitched and bool(stationable(free_hand(game, seat)))
    power = game.rules.powers.get(item.kind)
    return power is not None and power.effect is not None


def transform(game: Game, seat: Seat, choice: Use) -> None:
    """An amulet, title or scroll is laid on the table."""
    game.push(Transforming(seat, choice.item, HAND))


class Transforming(Receiver, frozen=True):
    """An amulet, title or scroll lies on the table; its target is chosen (B5.1)."""

    seat: Seat
    item: Item
    line: int | None
    old: Card | None = None
    """The card that is being converted, while its stack is drawn from."""
    named: Faction = 0
    """The faction named for it."""
    place: int = 0
    """Where it lay in the line; for a scroll turning itself, where it lies among the loose."""
    left: int | None = None
    """For a scroll turning itself: the copies it has left then."""
    chosen: Choice | None = None
    """What it is to do, while others may still cancel it (S13.4)."""

    def step(self, game: Game) -> Question | None:
        options = transformations(game, self.seat, self.item, self.line)
        if not game.alone and (
            not options or (self.chosen is not None and self.chosen not in options)
        ):
            # A partner was faster (S4.3).
            game.give_way(self.seat)
            return None
        if self.chosen is not None:
            self._transform(game, self.chosen)
            return None
        return Question(self.seat, "transform", options)

    def answer(self, game: Game, choice: Choice) -> None:
        game.tell(ArtefactUsed(self.seat, self.item.card, self.item.kind))
        if self.line is None and game.rules.interruption is not None:
            window = game.rules.interruption(game, self.seat)
            if window is not None:
                game.swap(Transforming(self.seat, self.item, self.line, chosen=choice))
                game.push(window)
                return
        self._transform(game, choice)

    def cancel(self, game: Game) -> None:
        """The artefact and its target are spent."""
        match self.chosen:
            case Promote(card, ranks, table):
                self._spend(game, ranks)
                self._give_up(game, card, table)
            case On(card, table) | Convert(card, _, table):
                self._spend(game)
                self._give_up(game, card, table)
            case _:
                self._spend(game)
        game.pop()

    def _give_up(self, game: Game, card: Card, table: bool) -> None:
        """The target is spent for this turn."""
        if table:
            place = self._touch(game, card, True)
            set_loose(game, self.seat, place, Loose(card, KIND[card], 0, True))
        else:
            touch(game, self.seat, card)

    def _transform(self, game: Game, choice: Choice) -> None:
        match choice:
            case On(card, table):
                self._spend(game)
                place = self._touch(game, card, table)
                game.swap(Rolling(self.seat, self.item, self.line, place))
            case Promote(card, ranks, table):
                self._spend(game, ranks)
                game.pop()
                put_under(game, card)
                turn_up(game, KIND[card])
                new = find_unit(game, choice.sought, FACTION[card])
                self._change(game, card, new, table)
                game.tell(UnitPromoted(self.seat, card, new))
            case Convert(card, faction, table):
                self._spend(game)
                self._convert(game, card, faction, table)
            case TurnItself(faction):
                self._turn_itself(game, faction)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case TurnItself(faction):
                possible = self.line is None and self.item.kind == SCROLL
                if not possible or not can_turn_itself(game, self.seat, self.item):
                    return NO_TURNING
                return _obstacle_to_faction(game, self.item.card, faction)
            case On() | Promote() | Convert():
                return self._why_not_on(game, choice)
        return None

    def _why_not_on(self, game: Game, choice: Change) -> Reason | None:
        """Why this artefact does not do this to this card."""
        if DOES[type(choice)] != self.item.kind:
            return DOES_OTHER[self.item.kind]
        if choice.table:
            there = self.line is None and _is_there(game, self.seat, choice)
        else:
            there = choice.card in targets(game, self.seat, self.item, self.line)
        if not there:
            return NO_SUCH_CARD
        return obstacle_to_change(game, self.seat, self.item, self.line, choice)

    def _spend(self, game: Game, uses: int = 1) -> None:
        """The artefact lies outside the row (B5.1), in battle under the line (B8.12)."""
        if self.line is None:
            spend(game, self.seat, self.item, uses)
        elif self.item.table:
            use_loose(game, self.seat, self.item.card, self.item.kind, uses, in_battle=True)
        else:
            left = uses_of(game, self.seat, self.item) - uses
            game.hand[self.seat] = take(game.hand[self.seat], self.item.card)
            if left:
                game.loose[self.seat] += (Loose(self.item.card, self.item.kind, left, False),)
            else:
                game.under[self.seat] += ONE[self.item.card]

    def _touch(self, game: Game, card: Card, table: bool) -> int:
        """The card is laid on the artefact; where it lies now."""
        if table:
            place = table_target(game, self.seat, card)
            assert place is not None
            return place
        if self.line is None:
            touch(game, self.seat, card)
            return len(game.loose[self.seat]) - 1
        return line_target(game, self.seat, card, self.line)

    def _change(self, game: Game, old: Card, new: Card, table: bool) -> None:
        """A card of the hand, the table or the line has become another (B5.2)."""
        if table:
            place = self._touch(game, old, True)
            copies = game.loose[self.seat][place].copies
            bound = new in game.rules.bound
            card = brought(game, new) if bound else Loose(new, KIND[new], copies, True)
            set_loose(game, self.seat, place, card)
        elif self.line is None:
            game.hand[self.seat] = take(game.hand[self.seat], old)
            game.loose[self.seat] += (brought(game, new),)
        else:
            self._change_line(game, line_target(game, self.seat, old, self.line), new)

    def _change_line(self, game: Game, place: int, new: Card) -> None:
        old = game.line[self.seat][place]
        copies = 0 if new in game.rules.bound else old.copies
        set_line(game, self.seat, place, Laid(new, KIND[new], copies, True, of=old.of))

    def _convert(self, game: Game, card: Card, faction: Faction, table: bool) -> None:
        """B5.7: under its stack, then one of the named faction or the top card."""
        kind = KIND[card]
        put_under(game, card)
        if kind in UNITS:
            game.pop()
            new = find_unit(game, kind, faction)
            self._change(game, card, new, table)
            game.tell(CardConverted(self.seat, card, faction, new))
            return
        place = 0
        if self.line is None:
            game.hand[self.seat] = take(game.hand[self.seat], card)
        else:
            # The old card lies under its stack already.
            place = line_target(game, self.seat, card, self.line)
            laid = game.line[self.seat][place]
            set_line(game, self.seat, place, Laid(card, kind, laid.copies, True, False))
        self._wait(game, Transforming(self.seat, self.item, self.line, card, faction, place))

    def _turn_itself(self, game: Game, faction: Faction) -> None:
        """B5.7: search first, then shuffle the old scroll in."""
        card = self.item.card
        loose = list(game.loose[self.seat])
        if not self.item.table:
            left = uses_of(game, self.seat, self.item) - 1
            game.hand[self.seat] = take(game.hand[self.seat], card)
        else:
            untouched = next(one for one in loose if one.card == card and _turns_itself(one))
            left = untouched.copies - 1
            loose.remove(untouched)
        game.loose[self.seat] = (*loose, Loose(card, SCROLL, 0, True))
        self._wait(game, Transforming(self.seat, self.item, HAND, card, faction, len(loose), left))

    def _wait(self, game: Game, new: "Transforming") -> None:
        """The stack is searched; without such a card its top card comes (B5.7)."""
        waiting = game.swap(new)
        assert waiting.old is not None
        found = find(game, KIND[waiting.old], waiting.named)
        if found is not None:
            waiting.receive(game, found)
        else:
            game.push(Fetching(KIND[waiting.old], True))

    def awaits(self) -> Kind | None:
        return None if self.old is None else KIND[self.old]

    def receive(self, game: Game, card: Card) -> None:
        assert self.old is not None
        if self.line is not None:
            self._change_line(game, self.place, card)
        elif self.left is not None:
            reshuffle(game, SCROLL, game.stacks[SCROLL].cards() + ONE[self.old])
            loose = game.loose[self.seat]
            new = Loose(card, SCROLL, self.left, True)
            game.loose[self.seat] = (*loose[: self.place], new, *loose[self.place + 1 :])
        else:
            game.loose[self.seat] += (brought(game, card),)
        game.tell(CardConverted(self.seat, self.old, self.named, card))
        game.pop()

    def check(self, game: Game) -> Reason | None:
        if self.item.kind not in TRANSFORMING:
            return Reason("frame-transforms")
        if self.old is not None:
            return self._check_waiting(game)
        if self.item not in usable_as(game, self.seat, self.item.kind, self.line is not None):
            return Reason("frame-no-use")
        options = transformations(game, self.seat, self.item, self.line)
        if game.alone and (not options or (self.chosen is not None and self.chosen not in options)):
            return Reason("frame-no-card")
        return None

    def _check_waiting(self, game: Game) -> Reason | None:
        zone: tuple[Laid, ...] | tuple[Loose, ...] = ()
        if self.line is not None:
            zone = game.line[self.seat]
        elif self.left is not None:
            zone = game.loose[self.seat]
        else:
            return None
        if not 0 <= self.place < len(zone) or zone[self.place].card != self.old:
            return Reason("frame-no-card")
        return None


def whole_copies(game: Game, kind: Kind) -> int:
    """Copies of a fresh card: two if illuminated; a tent holds two cards instead (B11.4)."""
    return 1 if kind == TENT else game.factor(kind)


def brought(game: Game, card: Card, touched: bool = True) -> Loose:
    """A card that a search has brought onto the table; one that cannot be played by itself is of
    no use yet, and marked (S14.2)."""
    mark = game.rules.bound.get(card)
    if mark is not None:
        return Loose(card, KIND[card], 0, touched, marks=(mark.name,))
    return Loose(card, KIND[card], whole_copies(game, KIND[card]), touched)


def line_target(game: Game, seat: Seat, card: Card, first: int) -> int:
    """Which of the line's cards is meant: they are equal, so the first; an own one first (S7.6)."""
    line = game.line[seat]
    meant = [
        place
        for place, laid in enumerate(line)
        if laid.card == card and laid.real and not laid.touched and place >= first
    ]
    return min(meant, key=lambda place: line[place].of is not None)


def set_loose(game: Game, seat: Seat, place: int, new: Loose) -> None:
    loose = game.loose[seat]
    game.loose[seat] = (*loose[:place], new, *loose[place + 1 :])


def set_line(game: Game, seat: Seat, place: int, laid: Laid) -> None:
    line = game.line[seat]
    game.line[seat] = (*line[:place], laid, *line[place + 1 :])


# The amulet's die (B5.5).


class Rolling(Frame, frozen=True):
    """The die is rolled for a card on an amulet."""

    seat: Seat
    item: Item
    """The amulet."""
    line: int | None
    place: int
    """Where the card lies among the loose cards or in the line."""

    def step(self, game: Game) -> Question | None:
        return Question(CHANCE, "roll", list(ROLLS), [1] * len(ROLLS))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Roll)
        die, fate = choice.die, FATES[choice.die]
        card = self._card(game)
        game.tell(AmuletRolled(self.seat, card, die))
        game.pop()
        if fate is not None:
            if fate.kind is None:
                self._multiply(game, card, fate.copies)
            else:
                self._make_wild(game, card)
            shelve_amulet(game, self.seat, self.item, False)
        elif die == TO_AMBUSH and self._owner(game) == self.seat:
            if len(game.ambush[self.seat]) >= game.rules.catalogue.ambush_places:
                game.push(Dropping(self.seat, self.item, self.line, self.place))
            else:
                self.send_to_ambush(game)
        else:
            # A card of the other side never goes to ambush (S7.6).
            owner = self._owner(game)
            self._remove(game)
            game.shelter[owner] += ONE[card]
            shelve_amulet(game, self.seat, self.item, True)

    def _card(self, game: Game) -> Card:
        zone = game.line[self.seat] if self.line is not None else game.loose[self.seat]
        return zone[self.place].card

    def _owner(self, game: Game) -> Seat:
        """Whose card it is (S7.6)."""
        of = None if self.line is None else game.line[self.seat][self.place].of
        return self.seat if of is None else of

    def _multiply(self, game: Game, card: Card, factor: int) -> None:
        """1, 2, 3: so many identical cards; the sunbeam's factor multiplies (B5.5)."""
        kind = KIND[card]
        if self.line is not None:
            laid = game.line[self.seat][self.place]
            copies = factor * laid.copies
            set_line(game, self.seat, self.place, Laid(card, kind, copies, True, of=laid.of))
        else:
            # A unit on the table may count as two already (S12.3).
            copies = game.loose[self.seat][self.place].copies or whole_copies(game, kind)
            set_loose(game, self.seat, self.place, Loose(card, kind, factor * copies, True))

    def _make_wild(self, game: Game, card: Card) -> None:
        """6: any one type of unit, artefact or supply; in a line it is used at once."""
        if self.line is not None:
            game.push(Naming(self.seat, self.place))
        else:
            set_loose(game, self.seat, self.place, Loose(card, WILD, 1, True))

    def _remove(self, game: Game) -> None:
        if self.line is not None:
            line = game.line[self.seat]
            game.line[self.seat] = line[: self.place] + line[self.place + 1 :]
        else:
            loose = game.loose[self.seat]
            game.loose[self.seat] = loose[: self.place] + loose[self.place + 1 :]

    def send_to_ambush(self, game: Game) -> None:
        """4: to ambush at once, without a card to limbo."""
        card = self._card(game)
        self._remove(game)
        game.ambush[self.seat] = put(game.ambush[self.seat], card)
        game.tell(CardAmbushed(self.seat, card))
        shelve_amulet(game, self.seat, self.item, True)

    def check(self, game: Game) -> Reason | None:
        zone = game.line[self.seat] if self.line is not None else game.loose[self.seat]
        if not 0 <= self.place < len(zone) or self.item.kind != AMULET:
            return Reason("frame-no-card")
        if not self.item.table and uses_of(game, self.seat, self.item) == 1:
            rows = game.rows[self.seat]
            used = game.under[self.seat] + (rows[-1].cards if rows else b"")
            if self.item.card not in used or (self.line is None and len(rows[-1].cards) > 1):
                return Reason("frame-no-card")
        return None


class Dropping(Frame, frozen=True):
    """A fourth ambush card: one of the three goes to the shelter first (B5.5)."""

    seat: Seat
    item: Item
    line: int | None
    place: int

    def step(self, game: Game) -> Question | None:
        options: list[Choice] = [Drop(card) for card in distinct(game.ambush[self.seat])]
        return Question(self.seat, "drop-ambush", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Drop)
        game.ambush[self.seat] = take(game.ambush[self.seat], choice.card)
        game.shelter[self.seat] += ONE[choice.card]
        game.tell(AmbushDropped(self.seat, choice.card))
        game.pop()
        Rolling(self.seat, self.item, self.line, self.place).send_to_ambush(game)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return NOT_IN_AMBUSH if isinstance(choice, Drop) else None

    def check(self, game: Game) -> Reason | None:
        if not game.ambush[self.seat]:
            return Reason("frame-no-card")
        return Rolling(self.seat, self.item, self.line, self.place).check(game)


class Naming(Frame, frozen=True):
    """A card of a battle line has become wild: what it is used as (B5.5, B8.12)."""

    seat: Seat
    place: int

    def step(self, game: Game) -> Question | None:
        strength = game.rules.catalogue.attack_strength
        options: list[Choice] = [As(kind) for kind in STACKED if strength[kind]]
        return Question(self.seat, "use-wild-as", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, As)
        laid = game.line[self.seat][self.place]
        copies = game.factor(choice.kind)
        new = Laid(laid.card, choice.kind, copies, True, of=laid.of)
        set_line(game, self.seat, self.place, new)
        game.pop()

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return NO_STRENGTH if isinstance(choice, As) else None

    def check(self, game: Game) -> Reason | None:
        if not 0 <= self.place < len(game.line[self.seat]):
            return Reason("frame-no-card")
        return None


# Tents (B5.8).


def can_pitch(game: Game, seat: Seat, item: Item) -> bool:
    """B5.8: a supply to pay and another hand card to station."""
    hand = hand_without(game, seat, item)
    if not stationable(hand) - borrowed(game, seat):
        return False
    for loose in game.loose[seat]:
        if loose.copies and loose.kind in (SUPPLY, STARDUST, WILD):
            # The wild card that becomes the tent cannot also pay.
            if loose.kind == WILD and item.table and loose.card == item.card:
                same = [
                    one
                    for one in game.loose[seat]
                    if one.card == item.card and one.copies and one.kind in (TENT, WILD)
                ]
                if len(same) < 2:
                    continue
            return True
    return stationable(hand) >= 2 and any(KIND[card] in (SUPPLY, STARDUST) for card in hand)


def pitch(game: Game, seat: Seat, choice: Use) -> None:
    """B5.8: the tent is laid; then its supply is paid and its card stationed."""
    item = choice.item
    game.tell(ArtefactUsed(seat, item.card, TENT))
    if not item.table:
        game.hand[seat] = take(game.hand[seat], item.card)
        game.tents[seat] += (Tent(item.card, b"", KIND[item.card] == HAMMER),)
    else:
        _pitch_loose(game, seat, item.card)
    begin_paying(game, seat, choice)


def _pitch_loose(game: Game, seat: Seat, card: Card) -> None:
    """A tent from the table: copies of one card share a mark; phantoms are used first."""
    loose = list(game.loose[seat])
    tents = game.tents[seat]
    usable = [
        (one.kind == WILD, one.real, place)
        for place, one in enumerate(loose)
        if one.card == card and one.copies and one.kind in (TENT, WILD)
    ]
    wild, real, place = min(usable)
    one = loose[place]
    if wild:
        del loose[place]
        tents += (Tent(card, b"", True),)
    elif not real:
        mark = max(tent.mark for tent in tents if tent.card == card)
        if one.copies == 1:
            del loose[place]
        else:
            loose[place] = Loose(card, TENT, one.copies - 1, True, False)
        tents += (Tent(card, b"", False, mark, False),)
    elif one.copies == 1:
        del loose[place]
        tents += (Tent(card, b"", KIND[card] != TENT),)
    else:
        loose[place] = Loose(card, TENT, one.copies - 1, True, False)
        mark = 1 + max((tent.mark for tent in tents), default=0)
        tents += (Tent(card, b"", False, mark),)
    game.loose[seat] = tuple(loose)
    game.tents[seat] = tents


def fold(game: Game, seat: Seat, purpose: Use) -> None:
    """A tent that was cancelled before it held a card is spent (S13.4)."""
    *others, tent = game.tents[seat]
    if tent.real and not _hand_on(game, seat, others, tent):
        open_row(game, seat, "pitch", ONE[tent.card])
    game.tents[seat] = tuple(others)


def station(game: Game, seat: Seat, purpose: Use) -> None:
    """The supply is paid: one card is stationed, or two if tents are illuminated (B11.4)."""
    illuminated = game.lit == TENT and KIND[purpose.item.card] != HAMMER
    game.push(Stationing(seat, 2 if illuminated else 1))


class Stationing(Frame, frozen=True):
    """A hand card is laid on the tent, face up."""

    seat: Seat
    left: int

    def step(self, game: Game) -> Question | None:
        cards = [card for card in distinct(free_hand(game, self.seat)) if not is_great(card)]
        options: list[Choice] = [Station(card) for card in cards]
        if game.tents[self.seat][-1].cards:
            options.append(Done())
        return Question(self.seat, "station", options)

    def answer(self, game: Game, choice: Choice) -> None:
        if isinstance(choice, Done):
            game.pop()
            return
        assert isinstance(choice, Station)
        game.hand[self.seat] = take(game.hand[self.seat], choice.card)
        *others, tent = game.tents[self.seat]
        new = Tent(tent.card, put(tent.cards, choice.card), tent.brief, tent.mark, tent.real)
        game.tents[self.seat] = (*others, new)
        game.tell(CardStationed(self.seat, tent.card, choice.card))
        if self.left == 1:
            game.pop()
        else:
            game.swap(Stationing(self.seat, self.left - 1))

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case Station(card) if card not in game.hand[self.seat]:
                return NOT_IN_HAND
            case Station(card):
                return NOT_STATIONED if is_great(card) else ONLY_SPENT
            case Done():
                return STATION_ONE
        return None

    def check(self, game: Game) -> Reason | None:
        if not game.tents[self.seat] or self.left < 1:
            return Reason("no-such-tent")
        room = 2 if game.lit == TENT else 1
        if len(game.tents[self.seat][-1].cards) + self.left > room:
            return Reason("frame-most", "", {"most": room})
        if not game.tents[self.seat][-1].cards and not stationable(free_hand(game, self.seat)):
            return Reason("frame-no-card")
        return None


def offer_striking(game: Game, seat: Seat, out: list[Choice]) -> None:
    """Tents that can be opened; equal ones are one option."""
    seen = set()
    for place, tent in enumerate(game.tents[seat]):
        key = (tent.card, tent.cards, tent.brief, tent.mark)
        if key not in seen:
            seen.add(key)
            out.append(Strike(place))


def strike(game: Game, seat: Seat, choice: Strike) -> None:
    """B5.8: the stationed cards go to the hand, the tent to the shelter."""
    tent = take_down(game, seat, choice.tent)
    game.hand[seat] = merge(game.hand[seat], tent.cards)
    game.tell(TentStruck(seat, tent.card, tent.cards))


def take_down(game: Game, seat: Seat, place: int) -> Tent:
    """A tent goes to the shelter; what becomes of its cards, the caller says."""
    tents = list(game.tents[seat])
    tent = tents.pop(place)
    if tent.real and not _hand_on(game, seat, tents, tent):
        game.shelter[seat] += ONE[tent.card]
    game.tents[seat] = tuple(tents)
    return tent


def _hand_on(game: Game, seat: Seat, tents: list[Tent], tent: Tent) -> bool:
    """A struck tent that still has copies stays for them (B5.5)."""
    if not tent.mark:
        return False
    for place, other in enumerate(tents):
        if other.mark == tent.mark:
            tents[place] = Tent(other.card, other.cards, other.brief, other.mark)
            return True
    for place, loose in enumerate(game.loose[seat]):
        if loose.card == tent.card and loose.kind == TENT and not loose.real:
            whole = Loose(loose.card, TENT, loose.copies, True)
            rest = game.loose[seat]
            game.loose[seat] = (*rest[:place], whole, *rest[place + 1 :])
            return True
    return False


def marked_tents(game: Game, seat: Seat) -> list[int]:
    """Tents pitched with copies of the same card; only one of them can stay (B5.5)."""
    marks = [tent.mark for tent in game.tents[seat] if tent.mark]
    if not marks:
        return []
    return [place for place, tent in enumerate(game.tents[seat]) if tent.mark == marks[0]]


class KeepingTent(Frame, frozen=True):
    """At the end of the turn one tent of several copies stays, the owner chooses (B5.5)."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        places = marked_tents(game, self.seat)
        if not places:
            game.pop()
            return None
        if len(places) == 1:
            self._keep(game, places[0])
            return None
        options: list[Choice] = []
        seen = set()
        for place in places:
            cards = game.tents[self.seat][place].cards
            if cards not in seen:
                seen.add(cards)
                options.append(KeepTent(place))
        return Question(self.seat, "keep-tent", options)

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, KeepTent)
        self._keep(game, choice.tent)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case KeepTent(tent) if tent >= len(game.tents[self.seat]):
                return NO_SUCH_TENT
            case KeepTent(tent):
                return SAME_TENT if tent in marked_tents(game, self.seat) else NOT_A_COPY
        return None

    def _keep(self, game: Game, kept: int) -> None:
        places = marked_tents(game, self.seat)
        tents = []
        for place, tent in enumerate(game.tents[self.seat]):
            if place == kept:
                tents.append(Tent(tent.card, tent.cards, tent.brief))
            elif place in places:
                game.shelter[self.seat] += tent.cards
                game.tell(TentDissolved(self.seat, tent.card, tent.cards))
            else:
                tents.append(tent)
        game.tents[self.seat] = tuple(tents)


def dissolve_brief_tents(game: Game) -> None:
    """B5.10: at the end of the day such a tent and its cards go to the shelter."""
    for seat in game.seats_from(game.first):
        kept = []
        for tent in game.tents[seat]:
            if tent.brief:
                game.shelter[seat] += tent.cards + ONE[tent.card]
                game.tell(TentDissolved(seat, tent.card, tent.cards))
            else:
                kept.append(tent)
        game.tents[seat] = tuple(kept)


ACTIONS: Final = (
    Action(
        Use,
        obstacle_to_use_card,
        offer_uses,
        use,
        price=lambda game, seat, wish: game.rules.catalogue.pitch_cost,
        row=lambda wish: "pitch",
        effect=work,
        stands=stands,
        cancel=cancel_use,
    ),
    Action(
        Strike,
        obstacle_to_strike,
        lambda game, seat, purse, out: offer_striking(game, seat, out),
        strike,
    ),
    Action(Promote, lambda *wish: obstacle_to_promote(*wish) or USE_TITLE_FIRST),
    Action(Convert, lambda *wish: obstacle_to_convert(*wish) or USE_SCROLL_FIRST),
)
POWERS: Final = (
    *(Power(kind, transform) for kind in TRANSFORMING),
    Power(TENT, pitch, station),
)


def install(rules: Rules) -> None:
    rules.night.add("dissolve tents", dissolve_brief_tents)
