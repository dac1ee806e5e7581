"""Fortune cards (S8), and the choice between one and a Great Artefact on offer (S7.8)."""

from typing import Final

import msgspec

from battalia.engine.action import Action
from battalia.engine.catalogue.mistakes import STORMGATES, CatalogueError
from battalia.engine.chapters.great_artefacts import (
    OWNS_ONE,
    Zone,
    check_prize,
    owns_great_artefact,
    win_card,
)
from battalia.engine.chapters.piles import ask_for_card
from battalia.engine.chapters.turn import Turn
from battalia.engine.choices import Choice, Draw, Take
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.module import Module, Option, Slice
from battalia.engine.modules.stardust import give_stardust, stardust_left
from battalia.engine.points import Rules
from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    CHANCE,
    STARDUST_CARD,
    Card,
    Cards,
    Seat,
    distinct,
    is_great,
    merge,
    put,
    take,
)

NAME: Final = "fortune"
NOT_YOURS_TO_CHOOSE: Final = Reason("no-great-artefact-to-choose", "S7.8")
COMMITTED: Final = Reason("fortune-commits", "S8.1")
PILE_EMPTY: Final = Reason("no-great-artefact-left", "S8.2")
NO_STARDUST: Final = Reason("no-stardust-left", "S8.2")


class DrawFortune(Choice, frozen=True, tag="draw-fortune"):
    """A fortune card instead of a Great Artefact on offer (S7.8)."""


class TurnFortune(Choice, frozen=True, tag="fortune"):
    """The fortune card that chance turns up, by its number."""

    card: int


class SeekArtefact(Choice, frozen=True, tag="seek-artefact"):
    """Great Artefacts are drawn from the remaining pile and one is kept (S8.2)."""


class TakeStardust(Choice, frozen=True, tag="take-stardust"):
    """A stardust card instead (S8.2)."""


class FortuneDrawn(Event, frozen=True, tag="fortune-drawn"):
    """A fortune card was turned up."""

    seat: Seat
    card: int


class GreatArtefactSeen(Event, frozen=True, tag="great-artefact-seen"):
    """A Great Artefact was drawn from the remaining pile; only who drew it sees it (S8.2)."""

    seat: Seat
    card: Card | None

    def seen(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else GreatArtefactSeen(self.seat, None)


class FortuneEmpty(Event, frozen=True, tag="fortune-empty"):
    """A fortune card had nothing to give."""

    seat: Seat


def draw_fortune(game: Game, seat: Seat, to: Zone) -> None:
    """A player draws a fortune card; what it brings goes to ``new``, ``hand`` or ``shelter``.

    Whoever calls this from a frame of its own adds ``DrawingFortune`` to its ``STANDS_ON``.
    """
    game.push(DrawingFortune(seat, to))


def in_play(game: Game) -> bool:
    """Whether there are fortune cards at this table."""
    return FORTUNE.in_play(game)


class DrawingFortune(Frame, frozen=True):
    """A fortune card is drawn and applied (S8.1, S8.2).

    Chance names the card; its player chooses a Great Artefact or stardust; chance draws from the
    remaining pile; the player keeps one of those drawn.
    """

    seat: Seat
    to: Zone
    card: int = 0
    """The card's number; 0: not yet drawn."""
    left: int = 0
    """Great Artefacts still to be drawn."""
    drawn: Cards = b""
    """Those drawn, seen by this player only."""

    def step(self, game: Game) -> Question | None:
        if not self.card:
            options: list[Choice] = [
                TurnFortune(number + 1) for number in range(len(fortune(game)))
            ]
            return Question(CHANCE, "turn-fortune", options, [1] * len(options))
        if self.left:
            return ask_for_card(game.out, "seek")
        if self.drawn:
            options = [Take(card) for card in distinct(self.drawn)]
            return Question(self.seat, "keep-artefact", options)
        options = gifts(game, self.seat)
        if not options:
            game.tell(FortuneEmpty(self.seat))
            game.pop()
            return None
        return Question(self.seat, "apply-fortune", options)

    def answer(self, game: Game, choice: Choice) -> None:
        match choice:
            case TurnFortune(card):
                game.tell(FortuneDrawn(self.seat, card))
                game.swap(DrawingFortune(self.seat, self.to, card))
            case SeekArtefact():
                left = min(fortune(game)[self.card - 1], len(game.out))
                game.swap(DrawingFortune(self.seat, self.to, self.card, left))
            case Draw(card):
                game.out = take(game.out, card)
                game.tell(GreatArtefactSeen(self.seat, card))
                drawn = put(self.drawn, card)
                game.swap(DrawingFortune(self.seat, self.to, self.card, self.left - 1, drawn))
            case Take(card):
                # S8.2: those not kept are shuffled back.
                game.out = merge(game.out, take(self.drawn, card))
                self._win(game, card)
            case _:
                give_stardust(game)
                self._win(game, STARDUST_CARD)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        match choice:
            case SeekArtefact() if not self.drawn:
                return OWNS_ONE if owns_great_artefact(game, self.seat) else PILE_EMPTY
            case TakeStardust() if not self.drawn:
                return NO_STARDUST
            case SeekArtefact() | TakeStardust() | Take() | DrawFortune():
                return COMMITTED
        return None

    def _win(self, game: Game, card: Card) -> None:
        game.pop()
        win_card(game, self.seat, card, self.to)

    def abandon(self, game: Game) -> None:
        game.out = merge(game.out, self.drawn)

    def seen(self, seat: Seat | None) -> Frame:
        if seat == self.seat:
            return self
        return DrawingFortune(self.seat, self.to, self.card, self.left)

    def check(self, game: Game) -> Reason | None:
        if not in_play(game):
            return Reason("frame-absent")
        if self.card > len(fortune(game)):
            return Reason("frame-no-card", "S8.1")
        most = fortune(game)[self.card - 1] if self.card else 0
        if self.left + len(self.drawn) > most or self.left > len(game.out):
            return Reason("frame-most", "S8.2", {"most": most})
        if not all(map(is_great, self.drawn)):
            return Reason("frame-other-cards", "S8.2")
        if (self.left or self.drawn) and owns_great_artefact(game, self.seat):
            return Reason("frame-owns-great", "S8.2")
        return check_prize(game, self.seat, self.to)


def fortune(game: Game) -> list[int]:
    """How many Great Artefacts each card draws (S8.2)."""
    box = game.rules.catalogue.box
    return box.fortune


def gifts(game: Game, seat: Seat) -> list[Choice]:
    """What a fortune card offers; pile empty or one-GA limit: stardust only (S8.2)."""
    options: list[Choice] = []
    if game.out and not owns_great_artefact(game, seat):
        options.append(SeekArtefact())
    if stardust_left(game):
        options.append(TakeStardust())
    return options


def drawn(game: Game) -> bytes:
    """Great Artefacts that somebody is choosing from."""
    return b"".join(frame.drawn for frame in game.frames(DrawingFortune))


class Fortune(msgspec.Struct, frozen=True):
    """The cards are reshuffled after each use, so there is nothing to keep (S8.1)."""


FORTUNE: Final = Slice(NAME, Fortune)


class FortuneView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    remaining: int
    """Great Artefacts in the remaining pile (S7.0)."""
    drawn: tuple[int, ...] = ()
    """How many each player with a fortune card is choosing from, lane by lane."""


def fortune_seen(game: Game, seat: Seat | None) -> FortuneView:
    """Of those drawn the others know the number only."""
    drawing = game.frames(DrawingFortune)
    return FortuneView(len(game.out), tuple(len(frame.drawn) for frame in drawing))


def install(rules: Rules) -> None:
    box = rules.catalogue.box
    if not box.fortune or min(box.fortune) < 1:
        raise CatalogueError(STORMGATES.at("fortune"), "catalogue-fortune", "S8.2")
    rules.zones.append(drawn)


MODULE: Final = Module(
    name=NAME,
    rule="S8",
    options=(Option("fortune", "S8", "crystal-ball", expansion=True),),
    install=install,
    actions=(
        Action(
            DrawFortune,
            lambda game, seat, purse, wish: NOT_YOURS_TO_CHOOSE,
            as_prize=lambda game, seat: [DrawFortune()],
            award=draw_fortune,
        ),
    ),
    slice=FORTUNE,
    view=fortune_seen,
    stands_on={DrawingFortune: (Turn,)},
)
