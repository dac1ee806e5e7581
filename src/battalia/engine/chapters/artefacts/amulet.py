"""The amulet: a die is rolled for the card on it (B5.5)."""

from typing import Final

from battalia.engine.chapters.artefacts.changing import set_line
from battalia.engine.chapters.artefacts.fates import FATES, TO_AMBUSH
from battalia.engine.chapters.table import set_loose, shelve_amulet, uses_of, whole_copies
from battalia.engine.choices import (
    As,
    Choice,
    Drop,
    Item,
    Roll,
)
from battalia.engine.events import (
    AmbushDropped,
    AmuletRolled,
    CardAmbushed,
)
from battalia.engine.game import Frame, Game, Laid, Loose, Question
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    AMULET,
    CHANCE,
    KIND,
    ONE,
    STACKED,
    WILD,
    Card,
    Seat,
    distinct,
    put,
    take,
)

ROLLS: Final = [Roll(die) for die in FATES]
NOT_IN_AMBUSH: Final = Reason("not-in-ambush", "B5.5")
NO_STRENGTH: Final = Reason("no-strength", "B8.2")


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
