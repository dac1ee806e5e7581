"""A game as a small text file: the table's options, every choice with chance's answers, the result.

    [Battalia 1]
    [Rules 3]
    [players 2]
    [Result "map 9 7"]

    chance: remove barfolk; terrain lakes; ...
    p1: skip; hire chief
    chance: draw chief.islanders

A record replays without any random generator. ``#`` begins a comment. A game that did not begin
with the set-up has the tag ``Position``: the position, as JSON, with which it began. A record of
other rules is replayed by those of this program; where they do not allow it, its version is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from battalia.engine.bounds import CHOICES, TAG, too_much_json, too_much_record
from battalia.engine.chapters.ending import Outcome, outcome
from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.game import Game, Refused
from battalia.engine.notation import NotationError, read_seat, seat_name, shown
from battalia.engine.options import Options, OptionsError
from battalia.engine.play import play, start
from battalia.engine.position import PositionError, load, unusable_option
from battalia.engine.reasons import Args, Reason, ReasonedError
from battalia.engine.terms import Seat

VERSION: Final = 1
RULES_VERSION: Final = 3
"""Raised when a change of the rules makes an older record play differently."""
LINE_WIDTH: Final = 100
POSITION: Final = "Position"
"""The tag of a game that began in the middle."""
GAVE_UP: Final = "Resigned"
"""The tag that says who gave up, a game that may have no other result: ``p1 p3``."""
HUMAN: Final = "human"
"""Whom the tags call so sat at the table themselves."""


class RecordError(ReasonedError):
    """A record that cannot be read or replayed."""


class Record:
    """What is needed to play a game again."""

    def __init__(self, options: Options, tags: dict[str, str] | None = None) -> None:
        self.options = options
        self.tags = dict(tags or {})
        """Further facts, such as ``Seed`` or ``P1``; their names begin with a capital."""
        self.rules = RULES_VERSION
        """The version by which it was played."""
        self.choices: list[tuple[Seat, Choice]] = []
        self.result = ""

    def add(self, seat: Seat, choice: Choice) -> None:
        self.choices.append((seat, choice))

    def begin(self) -> Game:
        """The game before the first choice (PositionError where it begins with nonsense)."""
        if POSITION not in self.tags:
            return start(self.options)
        game = load(self.tags[POSITION])
        if game.rules.options != self.options:
            raise PositionError(Reason("record-other-options"))
        return game

    def finish(self, game: Game) -> None:
        """Notes the result, once there is one."""
        self.result = result_text(outcome(game))


def result_text(result: Outcome | None) -> str:
    """``map 9 7``: how the game ended and everybody's points; nothing while it goes on."""
    if result is None:
        return ""
    return " ".join([result.reason, *map(str, result.points)])


def write_record(record: Record) -> str:
    """The record as text."""
    notation = start(record.options).rules.notation
    return written_out(record, ((seat, notation.text(choice)) for seat, choice in record.choices))


def written_out(record: Record, choices: Iterable[tuple[Seat, str]]) -> str:
    """The same with choices that are written already, whether or not these rules know them."""
    lines = [f"[Battalia {VERSION}]", f"[Rules {record.rules}]"]
    for name, value in msgspec.to_builtins(record.options).items():
        lines.append(f"[{name} {_json(value)}]")
    if "players" not in msgspec.to_builtins(record.options):
        lines.append(f"[players {record.options.players}]")
    for name, text in record.tags.items():
        lines.append(f"[{name} {_json(text)}]")
    if record.result:
        lines.append(f"[Result {_json(record.result)}]")
    lines.append("")
    line, last = "", None
    for seat, text in choices:
        if seat == last and len(line) + 2 + len(text) <= LINE_WIDTH:
            line += f"; {text}"
        else:
            if line:
                lines.append(line)
            line = f"{seat_name(seat)}: {text}"
        last = seat
    if line:
        lines.append(line)
    return "\n".join(lines) + "\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read_record(text: str) -> Record:
    """The record of a text; its choices are read, not yet played."""
    reason = too_much_record(text)
    if reason is not None:
        raise RecordError(reason)
    tags: dict[str, Any] = {}
    moves: list[tuple[int, str]] = []
    # A name in a tag may hold what Python takes for the end of a line as well.
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.partition("#")[0].strip() if not raw.startswith("[") else raw.strip()
        if not line:
            continue
        tag = re.fullmatch(r"\[(\w+) (.*)\]", line)
        if tag:
            tags[tag[1]] = _read_tag(number, tag[2])
        else:
            moves.append((number, line))
    if tags.pop("Battalia", None) != VERSION:
        raise RecordError(Reason("record-version", args={"version": VERSION}))
    rules = tags.pop("Rules", None)
    if not isinstance(rules, int):
        raise RecordError(Reason("record-rules"))
    result = tags.pop("Result", "")
    chosen = {name: value for name, value in tags.items() if name[0].islower()}
    try:
        options = msgspec.convert(chosen, Options)
        notation = start(options).rules.notation
    except msgspec.ValidationError as error:
        raise RecordError(unusable_option(error)) from None
    except OptionsError as error:
        raise RecordError(error.reason) from None
    facts = {name: str(value) for name, value in tags.items() if name[0].isupper()}
    record = Record(options, facts)
    record.rules = rules
    record.result = str(result)
    if sum(line.count(";") + 1 for _, line in moves) > CHOICES:
        raise RecordError(Reason("record-many-choices", args={"most": CHOICES}))
    for number, line in moves:
        name, colon, choices = line.partition(":")
        if not colon:
            raise _at_line(number, Reason("record-who"))
        try:
            seat = read_seat(name.strip())
            for choice in choices.split(";"):
                record.add(seat, notation.read_choice(choice.strip()))
        except NotationError as error:
            raise _of_rules(rules, _at_line(number, error.reason)) from None
    return record


def _read_tag(number: int, text: str) -> Any:
    reason = too_much_json(text, TAG)
    if reason is not None:
        raise _at_line(number, reason)
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        raise _at_line(number, Reason("record-tag", args={"text": shown(text)})) from None


def _at_line(number: int, reason: Reason) -> RecordError:
    return RecordError(Reason("record-line", args={"number": number, "reason": reason}))


def by_these_rules(rules: int, reason: Reason) -> Reason:
    """What is wrong with a record; one that was played by other rules names them first."""
    if rules == RULES_VERSION:
        return reason
    told: Args = {"rules": rules, "now": RULES_VERSION, "reason": reason}
    return Reason("record-other-rules", args=told)


def _of_rules(rules: int, error: RecordError) -> RecordError:
    return RecordError(by_these_rules(rules, error.reason))


def steps(record: Record) -> Iterator[tuple[Game, Seat, Choice, list[Event]]]:
    """Plays a record; after each choice the game as it is then, and what happened."""
    game = beginning(record)
    for number, (seat, choice) in enumerate(record.choices, 1):
        try:
            events = play(game, seat, choice)
        except Refused as refusal:
            told: Args = {
                "number": number,
                "seat": seat_name(seat),
                "choice": game.rules.notation.text(choice),
                "reason": refusal.reason,
            }
            problem = RecordError(Reason("record-choice", args=told))
            raise _of_rules(record.rules, problem) from None
        yield game, seat, choice, events


def beginning(record: Record) -> Game:
    try:
        return record.begin()
    except PositionError as error:
        problem = RecordError(Reason("record-start", args={"reason": error.reason}))
        raise _of_rules(record.rules, problem) from None


def replay(record: Record | str) -> Game:
    """The game at the end of a record (or its text); the result must be the one that it notes."""
    if isinstance(record, str):
        record = read_record(record)
    game = beginning(record)
    for after, _, _, _ in steps(record):
        game = after
    check_result(record, game)
    return game


def gave_up(record: Record) -> list[Seat]:
    """Who gave up, as the record notes it (RecordError)."""
    known = {seat_name(seat): seat for seat in range(record.options.players)}
    try:
        return [known[name] for name in record.tags.get(GAVE_UP, "").split()]
    except KeyError as unknown:
        text = shown(unknown.args[0])
        raise RecordError(Reason("notation-player-here", args={"text": text})) from None


def check_result(record: Record, game: Game) -> None:
    """The result that a record notes is that of its game (RecordError)."""
    result = result_text(outcome(game))
    if record.result and record.result != result:
        ends: Args = {"result": record.result, "now": result or "–"}
        raise _of_rules(record.rules, RecordError(Reason("broken-result", args=ends)))
