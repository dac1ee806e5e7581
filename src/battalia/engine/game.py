"""The state of a game, its frames and its questions.

All values in the state are immutable (zones are ``bytes``, frames and tents frozen), so a copy
is a handful of shallow list copies. What is in progress is a stack of data frames per *lane*;
several lanes, so several seats, may be acting at once.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

import msgspec

from battalia.engine.events import PurposeGone
from battalia.engine.notation import BOARDLESS, Notation, faction_name, seat_name
from battalia.engine.reasons import Reason, ReasonedError
from battalia.engine.showing import Shown
from battalia.engine.terms import (
    EMPTY,
    MISSING,
    ONE,
    SUPPLY_CARD,
    Card,
    Cards,
    Kind,
    Seat,
    Space,
    Tile,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from battalia.engine.chapters.land import Ground
    from battalia.engine.choices import Choice
    from battalia.engine.events import Event
    from battalia.engine.points import Rules


MOST_SHOWN: Final = 24
"""So many of its options a question shows."""


class Refused(ReasonedError):
    """A choice that was not offered; nothing has changed."""


class Question:
    """What one seat is asked: the options in a stable order; chance's have weights.

    The lists are shared: nobody changes them.
    """

    __slots__ = ("about", "lane", "notation", "options", "seat", "weights")

    notation: Notation
    """How its table writes spaces; only a question that a game asks knows it."""

    optional: ClassVar = False
    """The game goes on without an answer: only what may be done at any time (S13.3)."""
    urgent: ClassVar = False
    """Everybody else waits for the answer: a row lies whose effect depends on it (S13.4)."""

    def __init__(
        self,
        seat: Seat,
        about: str,
        options: list[Choice],
        weights: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.about = about
        self.options = options
        self.weights = weights
        self.lane = 0

    def __repr__(self) -> str:
        """``<Question p1 action: hire chief; create tool; end>``; chance's options with weights."""
        notation = getattr(self, "notation", BOARDLESS)
        options = [notation.text(option) for option in self.options[:MOST_SHOWN]]
        if self.weights is not None:
            options = [f"{text} ({n})" for text, n in zip(options, self.weights, strict=False)]
        if len(self.options) > MOST_SHOWN:
            options.append(f"and {len(self.options) - MOST_SHOWN} more")
        named = f"{type(self).__name__} {seat_name(self.seat)} {self.about}"
        return f"<{named}: {'; '.join(options)}>"


class OptionalQuestion(Question):
    """What a seat may do, though nobody waits for it."""

    __slots__ = ()
    optional = True


class UrgentQuestion(Question):
    """What a seat must decide before anybody goes on."""

    __slots__ = ()
    urgent = True


def drawn(question: Question, random: Callable[[], float]) -> Choice:
    """One of chance's options, by weight; ``random`` gives numbers from 0 to below 1."""
    options, weights = question.options, question.weights
    assert weights is not None
    if len(options) == 1:
        return options[0]
    left = random() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]


def _name_of(kind: str) -> str:
    """``ChoosingCities`` is written ``choosing-cities``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind).lower()


class Frame(Shown, frozen=True, tag_field="frame", tag=_name_of):
    """One thing in progress. The top frame of a lane asks; those below wait for it."""

    def step(self, game: Game) -> Question | None:
        """The question that this frame asks; or, with ``None``, it went on by itself."""
        raise NotImplementedError

    def answer(self, game: Game, choice: Choice) -> None:
        """Carries out one of the options offered."""
        raise NotImplementedError

    def leave_to_chance(
        self, game: Game, question: Question, random: Callable[[], float]
    ) -> list[Choice]:
        """Chance answers this question, and those after it that need not be asked; its answers.

        They are those that ``drawn`` would give, one after the other.
        """
        choice = drawn(question, random)
        self.answer(game, choice)
        return [choice]

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        """Why this choice is not among the options; None: there is nothing more to say."""
        return None

    def cancel(self, game: Game) -> None:
        """The row for which this frame stands is cancelled before its effect (S13.4)."""
        raise NotImplementedError

    def abandon(self, game: Game) -> None:
        """The game ends in the middle of this: what the frame holds goes back (S11.1)."""
        return

    def seen(self, seat: Seat | None) -> Frame:
        """The frame as this seat, or a spectator, sees it."""
        return self

    def check(self, game: Game) -> Reason | None:
        """Why a frame of a hand-written position cannot stand in this game."""
        return None

    def bears(self, game: Game, above: Frame) -> Reason | None:
        """Why this frame, as it is, cannot wait for that one; its kind could."""
        return None


_Kind = TypeVar("_Kind", bound=Frame)


class Pile(Shown, frozen=True):
    """What is known of a pile's order: its top, its bottom, and the shuffled rest as a bag."""

    top: Cards = b""
    """First card on top."""
    bag: Cards = b""
    """Sorted."""
    bottom: Cards = b""
    """Last card lowest."""

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def cards(self) -> bytes:
        return self.top + self.bag + self.bottom


class Loose(Shown, frozen=True):
    """A card on the table that may still be used: transformed, or with copies left (B5.1, B5.2)."""

    card: Card
    kind: Kind
    """What it counts as; ``wild`` until used (B5.5)."""
    copies: int
    """Uses left."""
    touched: bool
    """An artefact has affected it this turn."""
    real: bool = True
    """The card itself lies here; else only copies of a card that lies elsewhere."""
    leaving: bool = False
    """An amulet that has rolled a 4 or 5: it goes to the shelter after its last roll (B11.4)."""
    marks: tuple[str, ...] = ()
    """What modules say of it; each names a ``Mark`` of the rules, which tells what follows."""


class Tent(Shown, frozen=True):
    """A tent and the cards stationed in it (B5.8)."""

    card: Card
    cards: Cards
    brief: bool = False
    """A wild card or the Hammer: only until the end of the day (B5.10)."""
    mark: int = 0
    """Tents pitched with copies of one card share a mark until the end of the turn (B5.5)."""
    real: bool = True


class Laid(Shown, frozen=True):
    """A card in a battle line (B8.2)."""

    card: Card
    kind: Kind
    copies: int
    touched: bool
    real: bool = True
    """The card lies here; else copies of a card that lies loose on the table."""
    of: Seat | None = None
    """Whose card it is; None: the player's whose line it is.

    Only the Mask puts a card into another's line (S7.6), and says when that can be (``lines_mix``).
    But the owner belongs to the card, and so to the base game: it stays the same whatever an
    artefact makes of the card, says whose deck it counts for (B9.2) and to whose shelter it goes
    when the lines are cleared (B8.11). A list beside the lines would have to follow every change
    of theirs.
    """


class Row(Shown, frozen=True):
    """An action row of this turn (B3.1)."""

    purpose: str
    cards: Cards
    """The cards that lie in it."""
    copies: Cards = b""
    """Copies used in it of cards that lie elsewhere."""
    gained: Cards = b""


class Game:
    """Everything there is to know about one game."""

    __slots__ = (
        "ambush",
        "asked",
        "at",
        "attacked",
        "board",
        "day",
        "ended",
        "events",
        "faction",
        "factions",
        "first",
        "ground",
        "hand",
        "heroes",
        "land_stacks",
        "lanes",
        "limbo",
        "line",
        "lit",
        "loose",
        "nation",
        "offer",
        "out",
        "out_land",
        "rows",
        "rules",
        "shelter",
        "slices",
        "stacks",
        "supply",
        "tents",
        "tokens",
        "under",
    )

    rules: Rules

    def __init__(self, rules: Rules) -> None:
        players = rules.options.players
        self.rules = rules
        # The table.
        self.day = 1
        self.lit: Kind = rules.catalogue.illuminated[0]
        self.first: Seat = 0
        self.factions = b""
        """Factions whose cards are in the game, sorted."""
        self.stacks: list[Pile] = [Pile()] * 32
        """Unit and artefact stacks, by kind."""
        self.land_stacks: list[Pile] = [Pile()] * 10
        """City and road stacks, by shape; a terrain card is its terrain's number."""
        self.supply = 0
        self.offer = b""
        self.limbo = b""
        self.out = b""
        """Great Artefacts that do not lie on offer: out of the game (B14), or a pile (S7.0)."""
        self.out_land = b""
        """Terrain cards that left the game at set-up, as ``shape * 8 + terrain``."""
        # The board.
        layout = rules.layout
        spaces = range(layout.rows * layout.columns)
        self.board: list[Tile] = [MISSING if at in layout.missing else EMPTY for at in spaces]
        self.tokens: list[int] = [0] * len(spaces)
        """By space: 0, or ``owner + 1 << 4 | level``; the owner may be ``NOBODY``."""
        self.heroes: list[Space] = [-1] * (2 * players)
        """By ``seat * 2 + hero``; -1: not on the board."""
        # The players.
        self.faction: list[int] = [-1] * players
        self.hand: list[bytes] = [b""] * players
        self.nation: list[Pile] = [Pile()] * players
        self.shelter: list[bytes] = [b""] * players
        """Last card on top."""
        self.ambush: list[bytes] = [b""] * players
        self.tents: list[tuple[Tent, ...]] = [()] * players
        self.loose: list[tuple[Loose, ...]] = [()] * players
        self.rows: list[tuple[Row, ...]] = [()] * players
        self.line: list[tuple[Laid, ...]] = [()] * players
        """The battle line."""
        self.under: list[bytes] = [b""] * players
        """Transforming artefacts under the battle line (B8.12)."""
        self.attacked: tuple[Seat, ...] = ()
        """Who draws up to six at the end of this turn (B8.11)."""
        # What is in progress.
        self.lanes: list[tuple[Frame, ...]] = []
        self.slices: dict[str, msgspec.Struct] = {
            name: kind() for name, kind in rules.slices.items()
        }
        """What the modules in play keep."""
        self.ended = ""
        # Derived, never saved.
        self.at = 0
        self.asked: dict[Seat, Question] = {}
        self.events: list[Event] = []
        self.ground: Ground | None = None

    def copy(self) -> Game:
        """An independent copy; immutable parts are shared."""
        new = Game.__new__(Game)
        new.rules = self.rules
        new.day = self.day
        new.lit = self.lit
        new.first = self.first
        new.factions = self.factions
        new.stacks = self.stacks.copy()
        new.land_stacks = self.land_stacks.copy()
        new.supply = self.supply
        new.offer = self.offer
        new.limbo = self.limbo
        new.out = self.out
        new.out_land = self.out_land
        new.board = self.board.copy()
        new.tokens = self.tokens.copy()
        new.heroes = self.heroes.copy()
        new.faction = self.faction.copy()
        new.hand = self.hand.copy()
        new.nation = self.nation.copy()
        new.shelter = self.shelter.copy()
        new.ambush = self.ambush.copy()
        new.tents = self.tents.copy()
        new.loose = self.loose.copy()
        new.rows = self.rows.copy()
        new.line = self.line.copy()
        new.under = self.under.copy()
        new.attacked = self.attacked
        new.lanes = self.lanes.copy()
        new.slices = self.slices.copy()
        new.ended = self.ended
        new.at = self.at
        new.asked = self.asked
        new.events = []
        new.ground = self.ground
        return new

    def __eq__(self, other: object) -> bool:
        """The same state at tables with the same options; what is derived does not count."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.rules.options == other.rules.options and self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """``<Game day 3: p1 barfolk, p2 islanders; p1 is asked: action>``."""
        return f"<Game {self._summary()}>"

    def __str__(self) -> str:
        """The same above the board, drawn in characters."""
        from battalia.engine.drawing import plain_board
        from battalia.engine.view import view

        return f"{self._summary()}\n{plain_board(view(self, None))}"

    def _summary(self) -> str:
        """The day, the seats, and who is asked what."""
        seats = [
            seat_name(seat) + (f" {faction_name(faction)}" if faction >= 0 else "")
            for seat, faction in enumerate(self.faction)
        ]
        now = [f"{seat_name(seat)} is asked: {one.about}" for seat, one in self.asked.items()]
        if self.ended:
            now = [f"ended: {self.ended}"]
        return f"day {self.day}: {', '.join(seats)}; {', '.join(now) or 'nobody is asked'}"

    def _state(self) -> tuple[object, ...]:
        return (
            self.day,
            self.first,
            self.factions,
            self.stacks,
            self.land_stacks,
            self.supply,
            self.offer,
            self.limbo,
            self.out,
            self.out_land,
            self.board,
            self.tokens,
            self.heroes,
            self.faction,
            self.hand,
            self.nation,
            self.shelter,
            self.ambush,
            self.tents,
            self.loose,
            self.rows,
            self.line,
            self.under,
            self.attacked,
            self.lanes,
            self.slices,
            self.ended,
        )

    # The lane that is being worked on.

    def push(self, frame: Frame) -> None:
        """Calls a frame; the one below waits until it ends."""
        self.lanes[self.at] += (frame,)

    def pop(self) -> None:
        """Ends the top frame."""
        self.lanes[self.at] = self.lanes[self.at][:-1]

    def swap(self, frame: _Kind) -> _Kind:
        """The top frame goes on as another, which is returned."""
        lanes, at = self.lanes, self.at
        lanes[at] = lanes[at][:-1] + (frame,)  # noqa: RUF005, half as long: most choices are draws
        return frame

    def top(self) -> Frame:
        """The frame that asks or goes on."""
        return self.lanes[self.at][-1]

    def below(self, frame: Frame) -> Frame | None:
        """The frame that waits for this one, in whatever lane; None: it is the lowest."""
        for lane in self.lanes:
            for under, above in pairwise(lane):
                if above is frame:
                    return under
        return None

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def give_way(self, seat: Seat) -> None:
        """A partner was faster: the top frame's purpose is gone, it ends (S4.3)."""
        self.tell(PurposeGone(seat))
        self.pop()

    def frames(self, kind: type[_Kind]) -> list[_Kind]:
        """All frames of this kind that are in progress, lane by lane."""
        return [frame for lane in self.lanes for frame in lane if isinstance(frame, kind)]

    @property
    def alone(self) -> bool:
        """Nobody else acts at the same time, so what was possible a moment ago still is (S4.3)."""
        return len(self.lanes) < 2

    # Words that every chapter uses.

    @property
    def players(self) -> int:
        return len(self.hand)

    def why_peaceful(self, loose: Loose) -> Reason | None:
        """Why this card on the table is never used in battle; None: it may be."""
        for mark in loose.marks:
            reason = self.rules.marks[mark].peaceful
            if reason is not None:
                return reason
        return None

    def why_asleep(self, loose: Loose) -> Reason | None:
        """What has to be done before this card on the table is of use; None: nothing."""
        for mark in loose.marks:
            reason = self.rules.marks[mark].asleep
            if reason is not None:
                return reason
        return None

    def factor(self, kind: Kind) -> int:
        """Copies that one card of this kind works as today (B11.4)."""
        return 2 if kind == self.lit else 1

    def seats_from(self, seat: Seat) -> list[Seat]:
        """All seats clockwise, this one first."""
        players = len(self.hand)
        return [(seat + turn) % players for turn in range(players)]

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Who plays together with this seat, itself included (S4.1)."""
        for team in self.rules.teams:
            if seat in team:
                return team
        raise AssertionError(seat)

    def opponents(self, seat: Seat) -> list[Seat]:
        """All seats of other teams, clockwise from this one."""
        team = self.team(seat)
        return [other for other in self.seats_from(seat) if other not in team]

    def deck_size(self, seat: Seat) -> int:
        """How many cards a player's deck has, wherever they are (B9.2)."""
        size = (
            len(self.hand[seat])
            + len(self.nation[seat])
            + len(self.shelter[seat])
            + len(self.ambush[seat])
            + len(self.under[seat])
        )
        for tent in self.tents[seat]:
            size += len(tent.cards) + tent.real
        for row in self.rows[seat]:
            size += len(row.cards) + len(row.gained)
        for loose in self.loose[seat]:
            size += loose.real
        if self.line[seat] or self.rules.lines_mix:
            size += len(self.laid_cards(seat))
        return size

    def laid_cards(self, seat: Seat) -> bytes:
        """The cards of this player in battle lines: the own one, or that of a taker (S7.6)."""
        own = bytes(laid.card for laid in self.line[seat] if laid.real and laid.of is None)
        return own + bytes(laid.card for line in self.line for laid in line if laid.of == seat)

    def deck(self, seat: Seat) -> bytes:
        """All cards of a player's deck; copies are no cards (B9.2)."""
        parts = [self.hand[seat], self.nation[seat].cards(), self.shelter[seat], self.ambush[seat]]
        for tent in self.tents[seat]:
            parts.append(tent.cards)
            if tent.real:
                parts.append(bytes((tent.card,)))
        for row in self.rows[seat]:
            parts.append(row.cards)
            parts.append(row.gained)
        parts.append(bytes(loose.card for loose in self.loose[seat] if loose.real))
        parts.append(self.under[seat])
        parts.append(self.laid_cards(seat))
        return b"".join(parts)

    def gain_supply(self, n: int = 1) -> bytes:
        """So many supply cards from the common supply, while there are any (B3.9)."""
        given = min(n, self.supply)
        self.supply -= given
        return ONE[SUPPLY_CARD] * given
