"""Days, turns and their steps (B2, B11.1)."""

from typing import Final, Literal, TypeAlias, get_args

from battalia.engine.chapters.artefacts.tents import KeepingTent, marked_tents
from battalia.engine.chapters.ending import check_ending, end
from battalia.engine.chapters.oracle import DAYS_IN_A_WEEK, begin_day
from battalia.engine.chapters.piles import Drawing
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import Choice, Cohort, End, Mulligan, Skip, Top
from battalia.engine.events import (
    AmbushReturned,
    CohortAnnounced,
    HandDiscarded,
    MulliganTaken,
    TableDiscarded,
    TurnBegan,
)
from battalia.engine.game import Frame, Game, Question
from battalia.engine.points import Rules, Steps
from battalia.engine.reasons import Reason
from battalia.engine.terms import FACTION, ONE, UNIVERSAL, Card, Seat, distinct, merge, take

SKIP: Final = Skip()
MULLIGAN: Final = Mulligan()
END: Final = End()
ONLY_AT_START: Final = Reason("only-at-start", "B2.1")
NO_SUCH_COHORT: Final = Reason("no-such-cohort", "B2.1")
COHORT_FIRST: Final = Reason("cohort-first", "B2.1")
NOT_IN_HAND: Final = Reason("not-in-hand", "B2.4")
TOP_AT_END: Final = Reason("top-at-end", "B2.4")
ACTIONS_OVER: Final = Reason("actions-over", "B2.4")
BEGUN: Final = Reason("law-round-over", "B2")
NIGHT: Final = Reason("law-night", "B11.1")


class Round(Frame, frozen=True):
    """Turn after turn, day after day (B11.1)."""

    seat: Seat
    """Whose turn is next, or has just ended."""
    over: bool = False
    """The turn of this seat is over."""

    def step(self, game: Game) -> Question | None:
        if not self.over:
            game.swap(Round(self.seat, True))
            begin_turn(game, self.seat)
            return None
        if game.attacked:
            self._refill(game)
            return None
        following = (self.seat + 1) % game.players
        game.swap(Round(following))
        if following == game.first:
            game.push(Night())
        return None

    def _refill(self, game: Game) -> None:
        """B8.11: after the attacker's own draw, those attacked draw up to six."""
        attacked, *rest = game.attacked
        game.attacked = tuple(rest)
        missing = game.rules.catalogue.hand - len(game.hand[attacked])
        if missing > 0:
            game.push(Drawing(attacked, missing))

    def bears(self, game: Game, above: Frame) -> Reason | None:
        if isinstance(above, Night):
            return None if not self.over and self.seat == game.first else NIGHT
        if not self.over:
            return BEGUN
        if isinstance(above, Turn) and above.seat != self.seat:
            return Reason("law-turn-of-another")
        return None


def begin_turn(game: Game, seat: Seat) -> None:
    """A player's turn begins."""
    game.rules.turn_begins(game, seat)
    game.push(Turn(seat))
    game.tell(TurnBegan(seat))


class Stepwise(Frame, frozen=True):
    """Named steps, one after the other; each may push frames of its own."""

    done: int = 0

    def plan(self, rules: Rules) -> Steps:
        """The steps."""
        raise NotImplementedError

    def finish(self, game: Game) -> None:
        """After the last of them."""
        game.pop()

    def step(self, game: Game) -> Question | None:
        steps = self.plan(game.rules).steps
        if self.done == len(steps):
            self.finish(game)
            return None
        game.swap(type(self)(self.done + 1))
        _, step = steps[self.done]
        step(game)
        return None

    def check(self, game: Game) -> Reason | None:
        if not 1 <= self.done <= len(self.plan(game.rules).steps):
            return Reason("frame-no-step", args={"step": self.done})
        return None


class Night(Stepwise, frozen=True):
    """The steps between two days (B11.1)."""

    def plan(self, rules: Rules) -> Steps:
        return rules.night


def end_of_weeks(game: Game) -> None:
    """B13.3: the game may be limited to some weeks."""
    if game.rules.weeks and game.day >= game.rules.weeks * DAYS_IN_A_WEEK:
        end(game, "weeks")


def turn_oracle(game: Game) -> None:
    """B11.1: the inner wheel turns, a new day begins."""
    begin_day(game, game.day + 1)


TurnStep: TypeAlias = Literal["cohort", "ambush", "actions", "discard", "draw", "done"]
"""B2.1 to B2.5, and over."""


class Turn(Frame, frozen=True):
    """A player's turn; 2, 4 and 5 of its steps are mandatory (B2)."""

    seat: Seat
    at: TurnStep = "cohort"

    def step(self, game: Game) -> Question | None:
        match self.at:
            case "actions":
                if check_ending(game, self.seat):
                    return None
                return Question(self.seat, "action", actions(game, self.seat))
            case "cohort":
                options: list[Choice] = [*cohorts(game, self.seat), MULLIGAN, SKIP]
                return Question(self.seat, "cohort", options)
            case "ambush":
                return_ambush(game, self.seat)
                game.swap(Turn(self.seat, "actions"))
            case "discard":
                if marked_tents(game, self.seat):
                    game.push(KeepingTent(self.seat))
                    return None
                return self._discard(game)
            case "draw":
                game.swap(Turn(self.seat, "done"))
                game.push(Drawing(self.seat, game.rules.catalogue.hand))
            case _:
                game.pop()
        return None

    def answer(self, game: Game, choice: Choice) -> None:
        if self.at == "actions":
            if isinstance(choice, End):
                game.rules.turn_ends(game, self.seat)
                game.swap(Turn(self.seat, "discard"))
            else:
                game.rules.begin(game, self.seat, choice)
            return
        match choice:
            case Cohort(faction, size, other):
                game.tell(CohortAnnounced(self.seat, faction, size, other))
                game.swap(Turn(self.seat, "ambush"))
                game.push(Drawing(self.seat, cohort_draw(game, choice)))
            case Mulligan():
                game.swap(Turn(self.seat, "ambush"))
                game.push(Mulliganing(self.seat))
            case Skip():
                game.swap(Turn(self.seat, "ambush"))
            case Top(card):
                discard(game, self.seat, card)
                game.swap(Turn(self.seat, "draw"))

    def _discard(self, game: Game) -> Question | None:
        """B2.4: where only hand cards are discarded the owner chooses the top one."""
        seat = self.seat
        cards = distinct(game.hand[seat])
        if len(game.hand[seat]) > 1 and not any(table_cards(game, seat)):
            options: list[Choice] = [Top(card) for card in cards]
            return Question(seat, "top-card", options)
        discard(game, seat, cards[0] if cards else None)
        game.swap(Turn(seat, "draw"))
        return None

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        if isinstance(choice, (Cohort, Mulligan, Skip)):
            if self.at != "cohort":
                return ONLY_AT_START
            return NO_SUCH_COHORT if isinstance(choice, Cohort) else None
        if self.at == "cohort":
            return COHORT_FIRST
        if isinstance(choice, Top):
            return TOP_AT_END if self.at == "actions" else NOT_IN_HAND
        if self.at == "discard" and (type(choice) in game.rules.actions or isinstance(choice, End)):
            return ACTIONS_OVER
        return game.rules.obstacle(game, self.seat, choice) if self.at == "actions" else None

    def check(self, game: Game) -> Reason | None:
        if self.at not in get_args(TurnStep):
            return Reason("frame-no-step", args={"step": self.at})
        return None


def actions(game: Game, seat: Seat) -> list[Choice]:
    """B2.3: all actions that can be begun and completed now."""
    options: list[Choice] = []
    purse = Purse(game, seat)
    for offer in game.rules.offers:
        offer(game, seat, purse, options)
    options.append(END)
    return options


# Cohort and mulligan (B2.1).


def cohorts(game: Game, seat: Seat) -> list[Cohort]:
    """The announcements that draw the most cards; several only where they draw equally many."""
    drawn = game.rules.catalogue.cohort
    largest, smallest = max(drawn), min(drawn)
    count = [0] * 8
    for card in game.hand[seat]:
        count[FACTION[card]] += 1
    universal = count[UNIVERSAL]
    found: list[tuple[int, Cohort]] = []
    for faction in game.factions:
        size = min(count[faction] + universal, largest)
        if size >= smallest:
            found.append((drawn[size], Cohort(faction, size)))
    # Two cohorts of three: each of them could be announced alone, too.
    alone = [cohort.faction for _, cohort in found]
    for place, one in enumerate(alone):
        for other in alone[place + 1 :]:
            lacking = max(0, smallest - count[one]) + max(0, smallest - count[other])
            if lacking <= universal:
                found.append((2 * drawn[smallest], Cohort(one, smallest, other)))
    if not found:
        return []
    most = max(draw for draw, _ in found)
    return [cohort for draw, cohort in found if draw == most]


def cohort_draw(game: Game, cohort: Cohort) -> int:
    """How many cards an announced cohort draws."""
    draw = game.rules.catalogue.cohort[cohort.size]
    return draw if cohort.other is None else 2 * draw


class Mulliganing(Frame, frozen=True):
    """The whole hand to the shelter, the owner choosing the top card; then five are drawn."""

    seat: Seat

    def step(self, game: Game) -> Question | None:
        cards = distinct(game.hand[self.seat])
        if len(game.hand[self.seat]) > 1:
            options: list[Choice] = [Top(card) for card in cards]
            return Question(self.seat, "top-card", options)
        self._mulligan(game, cards[0] if cards else None)
        return None

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, Top)
        self._mulligan(game, choice.card)

    def why_not(self, game: Game, choice: Choice) -> Reason | None:
        return NOT_IN_HAND if isinstance(choice, Top) else None

    def _mulligan(self, game: Game, top: Card | None) -> None:
        hand = game.hand[self.seat]
        game.tell(MulliganTaken(self.seat, hand, len(hand)))
        shelve_hand(game, self.seat, top)
        game.swap(Drawing(self.seat, game.rules.catalogue.mulligan))


# Ambush returns (B2.2).


def return_ambush(game: Game, seat: Seat) -> None:
    """B2.2: all own ambush cards go to the hand, unseen by others."""
    cards = game.ambush[seat]
    if cards:
        game.hand[seat] = merge(game.hand[seat], cards)
        game.ambush[seat] = b""
        game.tell(AmbushReturned(seat, cards, len(cards)))


# Discard (B2.4).


def shelve_hand(game: Game, seat: Seat, top: Card | None) -> None:
    """The hand goes to the shelter, this card last."""
    hand = game.hand[seat]
    if top is not None:
        hand = take(hand, top) + ONE[top]
    game.shelter[seat] += hand
    game.hand[seat] = b""


def table_cards(game: Game, seat: Seat) -> tuple[bytes, bytes]:
    """The cards of the rows and on the table, and the new cards."""
    rows, new = b"", b""
    for row in game.rows[seat]:
        rows += row.cards
        new += row.gained
    rows += bytes(loose.card for loose in game.loose[seat] if loose.real)
    return rows, new


def discard(game: Game, seat: Seat, top: Card | None) -> None:
    """B2.4: first the hand, unseen; then the rows; new cards last, on top."""
    hand = game.hand[seat]
    if hand:
        game.tell(HandDiscarded(seat, hand, len(hand)))
    shelve_hand(game, seat, top)
    rows, new = table_cards(game, seat)
    if rows or new:
        game.tell(TableDiscarded(seat, rows + new))
    game.shelter[seat] += rows + new
    game.rows[seat] = ()
    game.loose[seat] = ()


def install(rules: Rules) -> None:
    """What happens between two days."""
    rules.night.add("end of weeks", end_of_weeks)
    rules.night.add("turn oracle", turn_oracle)
