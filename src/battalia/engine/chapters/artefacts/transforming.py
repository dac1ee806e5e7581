"""An amulet, a title or a magical scroll is used on a card (B5.1, B5.5-B5.7, B8.12)."""

from battalia.engine.chapters.artefacts.amulet import Rolling
from battalia.engine.chapters.artefacts.changing import (
    DOES,
    DOES_OTHER,
    HAND,
    NO_SUCH_CARD,
    NO_TURNING,
    TRANSFORMING,
    Change,
    can_turn_itself,
    is_there,
    line_target,
    obstacle_to_change,
    obstacle_to_faction,
    set_line,
    table_target,
    targets,
    transformations,
    turns_itself,
)
from battalia.engine.chapters.piles import (
    Fetching,
    Receiver,
    find,
    find_unit,
    put_under,
    reshuffle,
    turn_up,
)
from battalia.engine.chapters.rows import use_loose
from battalia.engine.chapters.table import brought, set_loose, spend, touch, usable_as, uses_of
from battalia.engine.choices import (
    Choice,
    Convert,
    Item,
    On,
    Promote,
    TurnItself,
)
from battalia.engine.events import (
    ArtefactUsed,
    CardConverted,
    UnitPromoted,
)
from battalia.engine.game import Game, Laid, Loose, Question
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    FACTION,
    KIND,
    ONE,
    SCROLL,
    UNITS,
    Card,
    Faction,
    Kind,
    Seat,
    take,
)


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
                return obstacle_to_faction(game, self.item.card, faction)
            case On() | Promote() | Convert():
                return self._why_not_on(game, choice)
        return None

    def _why_not_on(self, game: Game, choice: Change) -> Reason | None:
        """Why this artefact does not do this to this card."""
        if DOES[type(choice)] != self.item.kind:
            return DOES_OTHER[self.item.kind]
        if choice.table:
            there = self.line is None and is_there(game, self.seat, choice)
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
            untouched = next(one for one in loose if one.card == card and turns_itself(one))
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
