"""A game at a table: its acts, its epoch, and what may be undone. No clock, no files, no network.

The history of a table is a list of acts, numbered from 0; nothing in it is ever changed. The number
of the last act is the table's *epoch*. An act is what one seat did in one go, be it one choice or
several, with all that followed at once: chance's answers, and choices that everybody can know to be
the only ones. So a table always stands between two acts: somebody is asked, or the game is over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, Literal, NamedTuple

import msgspec

from battalia.engine import (
    CHANCE,
    Choice,
    Event,
    Game,
    Options,
    Question,
    Reason,
    Record,
    Refused,
    Seat,
    can_be_undone,
    load,
    play,
    play_together,
    questions,
    read_together,
    save,
    start,
)
from battalia.engine.chapters.ending import outcome, rank
from battalia.engine.explain import GAME_OVER
from battalia.engine.game import drawn
from battalia.engine.notation import seat_name
from battalia.engine.reasons import Args, ReasonedError
from battalia.engine.record import POSITION, result_text
from battalia.proving import Numbers
from battalia.server.forced import Forced, forced

LONGEST_DOUBT: Final = 200
"""After so many acts that could still be taken back, none can."""
RESIGNED: Final = "resigned"
"""How a game ended that was not played to its end: the first word of its result."""
SNAPSHOT_EVERY: Final = 50
"""So many acts, and a table is stored whole: taking it up again replays fewer."""


_FORCED_TO: Final = re.compile(r"p([1-6]): ")


class Act(msgspec.Struct, frozen=True):
    """What one seat did, or the opening; one line of a table's history."""

    number: int
    seat: Seat | None
    """None: the opening, before anybody is asked."""
    kind: Literal["opening", "choice", "undo", "resign", "end"]
    """``resign``: a seat gives up; ``end``: with its voice those left end the game."""
    text: str
    """What was chosen, in its notation, several choices as ``hire chief; pay supply×3``; of an undo
    the number of the act after which the table stands; of one who resigns and leaves nobody behind
    ``end``."""
    chance: str
    """What followed at once, in order: chance's answers, and what a seat had to choose, since there
    was nothing else: ``terrain lakes; p1: place r1c2 east``."""
    at: float
    """When, in seconds since 1970."""


class BrokenHistory(ReasonedError):
    """A history that these rules do not allow; says which act."""

    def __init__(self, act: Act, reason: Reason) -> None:
        super().__init__(reason)
        self.act = act


def _impossible(act: Act, why: Reason, seat: Seat | None = None, text: str = "") -> BrokenHistory:
    """``seat`` and ``text`` where chance's answer became impossible, not the act's choice."""
    seat, text = act.seat if seat is None else seat, text or act.text
    if seat is None:
        return BrokenHistory(act, Reason("broken-opening", args={"reason": why}))
    told: Args = {
        "number": act.number,
        "seat": seat_name(seat),
        "choice": f"undo {text}" if act.kind == "undo" else text,
        "reason": why,
    }
    return BrokenHistory(act, Reason("broken-act", args=told))


def _damaged(act: Act) -> BrokenHistory:
    """An act that nobody can have done: its row is no longer what was written."""
    return BrokenHistory(act, Reason("broken-row", args={"number": str(act.number)}))


class Asked(NamedTuple):
    """An open question, and the epoch since which it is open as it is."""

    question: Question
    epoch: int


class Happened(NamedTuple):
    """An act that was carried out."""

    act: Act
    events: list[Event]
    rest: tuple[str, ...] = ()
    """What was to follow in the same go and was not done: by then something had come to light."""
    forced: tuple[int, ...] = ()
    """The places of the events with which choices begin that were nobody's."""


class _Told:
    """What happened in an act of a seat, or in a part of one; None: in the opening."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self.events: list[Event] = []
        self.forced: list[int] = []
        """The places of the events with which choices begin that were nobody's."""
        self.learned = False
        """Whether the seat that acted may know something by it."""

    def play(self, game: Game, seat: Seat, choice: Choice | str, *, forced: bool = False) -> None:
        """Carries out a choice, and tells of it (Refused)."""
        before = game.copy()
        happened = play(game, seat, choice)
        if forced and happened:
            self.forced.append(len(self.events))
        self.events += happened
        self.learned |= _learns(self._seat, before, game, seat)


class _Point(NamedTuple):
    """A moment to which the last player can go back."""

    number: int
    """Of the act after which it was so."""
    seat: Seat | None
    """Whose act that was."""
    game: Game


class Table:
    """The game, where it stands. Every change is an act; it is the caller's to store it."""

    def __init__(self, options: Options, seed: str, position: str | Game | None = None) -> None:
        """A table before its opening; ``position`` where the game begins in the middle."""
        self.seed = seed
        if position is None:
            self.game = start(options)
        else:
            self.game = load(position) if isinstance(position, str) else position
        self.numbers: Numbers | None = None
        """Those by which chance goes on, where that can be proved; else by the seed itself."""
        self.epoch = -1
        self._asked: dict[Seat, int] = {}
        self._actor: Seat | None = None
        """Who has acted since the first of the points."""
        self._points: list[_Point] = []
        self._stored = -1
        """The number of the last snapshot."""
        self._given_up = False
        """Somebody has resigned, and nobody goes on."""

    # Taking up again.

    @classmethod
    def resumed(
        cls,
        options: Options,
        seed: str,
        position: str | None,
        acts: Iterable[Act],
        snapshot: tuple[int, bytes] | None = None,
    ) -> Table:
        """The table after these acts; with a snapshot, after those that follow it."""
        if snapshot is None:
            table = cls(options, seed, position)
        else:
            number, saved = snapshot
            table = cls.standing(options, seed, load(saved, own=True), number)
        for _ in table.follow(acts):
            pass
        return table

    @classmethod
    def standing(cls, options: Options, seed: str, game: Game, number: int) -> Table:
        """The table after the act of this number, behind which nobody goes back."""
        table = cls(options, seed, game)
        table.epoch = table._stored = number
        table._settle(None, table.game, undoable=False)
        return table

    def follow(self, acts: Iterable[Act]) -> Iterator[tuple[int, bytes]]:
        """Carries out the acts that come next; what it gives are the snapshots due on the way."""
        for act in acts:
            if act.number > self.epoch:
                self.repeat(act)
                due = self.snapshot_due()
                if due is not None:
                    yield due

    def repeat(self, act: Act) -> Happened:
        """Carries out a stored act once more (BrokenHistory, and nothing is changed)."""
        if act.number != self.epoch + 1:
            raise _impossible(act, Reason("broken-missing", args={"number": self.epoch + 1}))
        if self._given_up:
            raise _impossible(act, GAME_OVER)
        if act.kind == "undo":
            self._go_back(act)
            return Happened(act, [])
        if act.kind in ("resign", "end"):
            if act.seat not in range(self.game.players):
                raise _damaged(act)
            self._give_up(act)
            return Happened(act, [])
        before = self.game.copy()
        try:
            told = self._repeated(act)
            if CHANCE in questions(self.game):
                raise _impossible(act, Reason("broken-chance"))
        except BrokenHistory:
            self.game = before
            raise
        self._acted(act, before, told.learned)
        return Happened(act, told.events, forced=tuple(told.forced))

    def finish(self, act: Act) -> Act:
        """Carries out an act that may have been cut off in the middle of chance's answers."""
        before = self.game.copy()
        told = self._repeated(act)
        text, more = self._go_on(act.number, act.seat)
        chance = "; ".join(filter(None, (act.chance, text)))
        whole = msgspec.structs.replace(act, chance=chance)
        self._acted(whole, before, told.learned or more.learned)
        return whole

    def _repeated(self, act: Act) -> _Told:
        told = _Told(act.seat)
        if act.seat is not None and act.seat not in range(self.game.players):
            raise _damaged(act)
        try:
            choices = [] if act.seat is None else [(act.seat, text) for text in parts(act)]
            for seat, text in choices:
                told.play(self.game, seat, text)
            for seat, text in following(act):
                told.play(self.game, seat, text, forced=seat != CHANCE)
        except Refused as refusal:
            raise _impossible(act, refusal.reason, seat, text) from None
        except Exception as problem:
            raise _damaged(act) from problem
        return told

    def snapshot_due(self) -> tuple[int, bytes] | None:
        """The number and position of the last point behind which nobody goes back, now and then."""
        number, _, game = self._points[0]
        # That nobody goes on is in no position: only the acts tell it.
        if number - self._stored < SNAPSHOT_EVERY or self._given_up:
            return None
        self._stored = number
        return number, save(game)

    # What is asked.

    @property
    def asked(self) -> dict[Seat, Asked]:
        """The open question of each seat that has one."""
        return {
            seat: Asked(question, self._asked[seat]) for seat, question in self._questions().items()
        }

    def _questions(self) -> Mapping[Seat, Question]:
        return {} if self._given_up else questions(self.game)

    @property
    def waited_for(self) -> list[Seat]:
        """The seats without whose answer the game does not go on."""
        return [seat for seat, question in self._questions().items() if not question.optional]

    @property
    def over(self) -> bool:
        return self._given_up or bool(self.game.ended)

    @property
    def result(self) -> str:
        """How the game ended and everybody's points; nothing while it goes on."""
        if self._given_up:
            points = (rank(self.game, seat)[0] for seat in range(self.game.players))
            return " ".join([RESIGNED, *map(str, points)])
        return result_text(outcome(self.game))

    # Acting.

    def open(self, at: float) -> Happened:
        """Act 0: chance sets up the table."""
        assert self.epoch == -1, "the table has been opened"
        return self._carry_out(None, [], at)

    def choose(self, seat: Seat, epoch: int, choice: Choice | str, at: float) -> Happened:
        """A seat answers the question that was open to it at this epoch, or is refused.

        It may answer those that follow in the same go: ``hire chief; pay supply×3``.
        """
        self._check_epoch(seat, epoch)
        read = self.game.rules.notation
        choices = read_together(read, choice) if isinstance(choice, str) else [choice]
        return self._carry_out(seat, choices, at)

    def undoable(self, seat: Seat) -> int:
        """How many of its last choices this seat can take back.

        Who takes back and chooses again without end would leave a history without an end.
        """
        if self._actor != seat or self.epoch - self._points[0].number > LONGEST_DOUBT:
            return 0
        return len(self._points) - 1

    def undo(self, seat: Seat, epoch: int, steps: int, at: float) -> Happened:
        """Takes back the last choices of this seat, or is refused."""
        if epoch != self.epoch:
            raise Refused(Reason("late-answer"))
        if not 1 <= steps <= self.undoable(seat):
            # Nobody else has acted since: it is what it showed that stands against it.
            learned = len(self._points) == 1 and self._points[0].seat == seat
            raise Refused(Reason("undo-shows-new" if learned else "nothing-to-undo"))
        target = self._points[-1 - steps].number
        act = Act(self.epoch + 1, seat, "undo", str(target), "", at)
        self._go_back(act)
        return Happened(act, [])

    def resign(self, seat: Seat, at: float, *, last: bool) -> Happened:
        """A seat gives up, whatever it is asked; ``last``: nobody is left to go on."""
        return self._decide(Act(self.epoch + 1, seat, "resign", "end" if last else "", "", at))

    def end(self, seat: Seat, at: float) -> Happened:
        """After somebody has resigned, those who are left end the game."""
        return self._decide(Act(self.epoch + 1, seat, "end", "", "", at))

    def _decide(self, act: Act) -> Happened:
        if self.over:
            raise Refused(GAME_OVER)
        self._give_up(act)
        return Happened(act, [])

    def _give_up(self, act: Act) -> None:
        """The position stays as it is, and so do the questions; nobody goes back behind it."""
        self.epoch = act.number
        self._given_up = act.kind == "end" or act.text == "end"
        self._settle(None, self.game, undoable=False)

    def _check_epoch(self, seat: Seat, epoch: int) -> None:
        """An answer to a question that is no longer open as it was is late, or came twice."""
        if self._given_up:
            raise Refused(GAME_OVER)
        since = self._asked.get(seat, self.epoch)
        if not since <= epoch <= self.epoch:
            raise Refused(Reason("late-answer"))

    def _carry_out(self, seat: Seat | None, choices: Sequence[Choice], at: float) -> Happened:
        before = self.game
        text = before.rules.notation.text
        events: list[Event] = []
        rest: tuple[str, ...] = ()
        said, learned = "", False
        if seat is None:
            self.game = before.copy()
        else:
            done = play_together(before, seat, choices)
            self.game, events, learned = done.game, done.events, done.learned
            said, rest = "; ".join(map(text, done.choices)), tuple(map(text, done.rest))
        try:
            followed, more = self._go_on(self.epoch + 1, seat)
        except BaseException:
            self.game = before
            raise
        kind: Literal["opening", "choice"] = "opening" if seat is None else "choice"
        act = Act(self.epoch + 1, seat, kind, said, followed, at)
        self._acted(act, before, learned or more.learned)
        places = tuple(len(events) + place for place in more.forced)
        return Happened(act, events + more.events, rest, places)

    def _go_on(self, number: int, seat: Seat | None) -> tuple[str, _Told]:
        """What follows at once in an act of a seat, as it is written and as it is told: chance
        answers, and what everybody can know to be the only choice is made."""
        # Without numbers a generator for each act: after a restart chance draws as it would have.
        # What it has drawn nobody takes back, so numbers go on from there.
        numbers = self.numbers and Numbers(self.numbers.seed, self.numbers.place)
        random = numbers or Random(f"{self.seed} {number}").random
        write = self.game.rules.notation.text
        texts: list[str] = []
        told = _Told(seat)
        while True:
            asked = questions(self.game)
            found = Forced(CHANCE, drawn(asked[CHANCE], random)) if CHANCE in asked else None
            found = found or forced(self.game)
            if found is None:
                self.numbers = numbers
                return "; ".join(texts), told
            text = write(found.choice)
            texts.append(text if found.seat == CHANCE else f"{seat_name(found.seat)}: {text}")
            told.play(self.game, *found, forced=found.seat != CHANCE)

    def _acted(self, act: Act, before: Game, learned: bool) -> None:
        self.epoch = act.number
        undoable = (
            act.seat is not None and not learned and can_be_undone(before, self.game, act.seat)
        )
        self._settle(act.seat, before, undoable)

    def _settle(self, seat: Seat | None, before: Game, undoable: bool) -> None:
        """Since when each question is open, and where one can go back to."""
        known, was = self._asked, questions(before)
        self._asked = {
            asked: known[asked]
            if asked != seat and asked in known and _same(question, was.get(asked))
            else self.epoch
            for asked, question in questions(self.game).items()
        }
        if not undoable:
            self._points = []
        elif seat != self._actor:
            del self._points[:-1]
        self._actor = seat
        self._points.append(_Point(self.epoch, seat, self.game.copy()))

    def _go_back(self, act: Act) -> None:
        target = undone_to(act)
        while self._points and self._points[-1].number > target:
            self._points.pop()
        if not self._points or self._points[-1].number != target:
            raise _impossible(act, Reason("broken-undo"))
        self.game = self._points[-1].game.copy()
        self.epoch = act.number
        # What was asked before is asked anew: an answer from before the undo is late.
        self._asked = dict.fromkeys(questions(self.game), act.number)


def _learns(seat: Seat | None, before: Game, after: Game, chooser: Seat) -> bool:
    """Whether a seat may know by somebody's choice what it could not know before."""
    return seat is None or chooser == CHANCE or not can_be_undone(before, after, seat)


def _same(question: Question, other: Question | None) -> bool:
    return other is not None and question.about == other.about and question.options == other.options


def effective(acts: Sequence[Act]) -> list[Act]:
    """The acts that count, without what was undone and the undoing."""
    kept: list[Act] = []
    for act in acts:
        if act.kind == "undo":
            while kept and kept[-1].number > undone_to(act):
                kept.pop()
        else:
            kept.append(act)
    return kept


def undone_to(act: Act) -> int:
    """The number of the act after which the table stands when this undo is done."""
    try:
        return int(act.text)
    except ValueError:
        raise _damaged(act) from None


def parts(act: Act) -> list[str]:
    """The choices of a seat's act."""
    return act.text.split("; ")


def following(act: Act) -> list[tuple[Seat, str]]:
    """What followed at once in an act: chance's answers, and what seats had to choose."""
    texts = act.chance.split("; ") if act.chance else []
    forced_to = [_FORCED_TO.match(text) for text in texts]
    return [
        (CHANCE, text) if found is None else (int(found[1]) - 1, text[found.end() :])
        for text, found in zip(texts, forced_to, strict=True)
    ]


def choices_of(acts: Sequence[Act]) -> Iterator[tuple[Seat, str]]:
    """What was chosen and what chance answered, in order, as it is written in acts that count."""
    for act in effective(acts):
        if act.kind == "choice" and act.seat is not None:
            for text in parts(act):
                yield act.seat, text
        yield from following(act)


def empty_record(options: Options, position: str | None, tags: dict[str, str]) -> Record:
    """A record with its tags, of a game from which nothing is told yet."""
    return Record(options, tags if position is None else {**tags, POSITION: position})


def record_of(
    options: Options, position: str | None, acts: Sequence[Act], tags: dict[str, str] | None = None
) -> Record:
    """The game's record; ``acts`` may be cut where it is to end."""
    record = empty_record(options, position, tags or {})
    read = record.begin().rules.notation.read_choice
    for seat, text in choices_of(acts):
        record.add(seat, read(text))
    return record


class Repeated(NamedTuple):
    """A record carried out at a table."""

    acts: list[Act]
    table: Table
    snapshots: list[tuple[int, bytes]]

    @classmethod
    def of(cls, record: Record, seed: str, at: float) -> Repeated:
        """What chance has yet to answer at the record's end is drawn (BrokenHistory)."""
        table = Table(record.options, seed, record.tags.get(POSITION))
        notation = table.game.rules.notation
        acts: list[Act] = []
        snapshots: list[tuple[int, bytes]] = []
        chance: list[str] = []
        act = Act(0, None, "opening", "", "", at)
        for seat, choice in record.choices:
            text = notation.text(choice)
            if seat == CHANCE:
                chance.append(text)
            else:
                acts.append(msgspec.structs.replace(act, chance="; ".join(chance)))
                snapshots += table.follow(acts[-1:])
                act = Act(act.number + 1, seat, "choice", text, "", at)
                chance.clear()
        acts.append(table.finish(msgspec.structs.replace(act, chance="; ".join(chance))))
        return cls(acts, table, snapshots)
