"""Tents (B5.8): cards are stationed and come back."""

from typing import Final

from battalia.engine.chapters.ambush import ONLY_SPENT
from battalia.engine.chapters.artefacts.changing import hand_without
from battalia.engine.chapters.paying import begin_paying, stationable
from battalia.engine.chapters.rows import Purse, borrowed, free_hand, open_row
from battalia.engine.choices import (
    Choice,
    Done,
    Item,
    KeepTent,
    Station,
    Strike,
    Use,
)
from battalia.engine.events import (
    ArtefactUsed,
    CardStationed,
    TentDissolved,
    TentStruck,
)
from battalia.engine.game import Frame, Game, Loose, Question, Tent
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    HAMMER,
    KIND,
    ONE,
    STARDUST,
    SUPPLY,
    TENT,
    WILD,
    Card,
    Seat,
    distinct,
    is_great,
    merge,
    put,
    take,
)

NO_SUCH_TENT: Final = Reason("no-such-tent", "B5.8")
SAME_TENT: Final = Reason("same-tent", "B5.8")
NOTHING_TO_STATION: Final = Reason("nothing-to-station", "B5.8")
NOT_STATIONED: Final = Reason("great-not-stationed", "B5.8")
NOT_IN_HAND: Final = Reason("not-in-hand", "B5.8")
STATION_ONE: Final = Reason("station-one", "B5.8")
NOT_A_COPY: Final = Reason("not-a-copy", "B5.5")


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


def obstacle_to_strike(game: Game, seat: Seat, purse: Purse, wish: Strike) -> Reason | None:
    """B5.8: a tent that stands."""
    if wish.tent >= len(game.tents[seat]):
        return NO_SUCH_TENT
    offered: list[Choice] = []
    offer_striking(game, seat, offered)
    return None if wish in offered else SAME_TENT


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
