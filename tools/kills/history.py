"""What clients did and saw, and whether one log can have stood behind all of it.

Every client notes when it asked for something and when it was answered. A table has two logs, of
its acts and of its chat: entries numbered from 0, of which nothing is ever changed. Whatever was
killed meanwhile, for each log must hold:

- What was acknowledged is stored under the number acknowledged, as it was asked for, and no number
  was acknowledged twice.
- What was refused is not stored. What was not answered is stored once or not at all. Nothing is
  stored that nobody asked for: so nothing is stored twice.
- Time: what was asked for after something had been acknowledged, or shown to anybody, stands
  behind it.
- No stale read: one that was begun after an entry had been acknowledged, or shown to anybody,
  shows that entry. So reads never go back, whoever reads.
- What was shown is stored. Every view that anybody was shown, whole or as a change of the last
  one, is that of the stored game after the same act; changes come one by one.

Times are those of one clock, that of the process in which all clients are.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Literal, NamedTuple, TypeAlias

Outcome: TypeAlias = Literal["done", "refused", "open"]
"""``open``: it was not answered, or the answer says that nobody knows."""


class Entry(NamedTuple):
    """A line of a log: an act or a line of chat."""

    seat: int | None
    kind: str
    text: str


class Write(NamedTuple):
    """An entry that a client asked for."""

    who: str
    log: str
    entry: Entry
    began: float
    ended: float
    outcome: Outcome
    number: int = -1
    """Of the entry, where it was acknowledged."""
    asked: int | None = None
    """The last entry that the client knew of when its question was open; None: it needs none."""


class Read(NamedTuple):
    """A client asked how things stand, and was answered."""

    who: str
    log: str
    began: float
    ended: float
    number: int
    """Of the last entry that it was shown."""


class Sight(NamedTuple):
    """A view that a client was sent, and did not ask for."""

    who: str
    log: str
    visit: int
    """The connection, counted by the client."""
    viewer: str
    """By whose eyes; empty: a spectator's."""
    number: int
    at: float
    digest: bytes
    whole: bool
    """Not as a change of what the connection had been sent before."""


class History:
    """All that all clients have noted."""

    def __init__(self) -> None:
        self.writes: list[Write] = []
        self.reads: list[Read] = []
        self.sights: list[Sight] = []


class Log(NamedTuple):
    """A log as it is stored."""

    entries: Sequence[Entry]
    people: frozenset[int]
    """The seats for which clients answer; entries of others need nobody who asked for them."""
    views: Mapping[tuple[str, int], bytes] = {}
    """By viewer and number: the digest of what the stored game shows."""


class _Shown:
    """Which number had been shown to anybody by when."""

    def __init__(self, shown: list[tuple[float, int]]) -> None:
        shown.sort()
        self._times = [at for at, _ in shown]
        self._most = list(accumulate((number for _, number in shown), max))

    def before(self, at: float) -> int:
        place = bisect_left(self._times, at)
        return self._most[place - 1] if place else -1


def violations(history: History, logs: Mapping[str, Log]) -> list[str]:
    """Everything that cannot be, in words."""
    writes: dict[str, list[Write]] = defaultdict(list)
    reads: dict[str, list[Read]] = defaultdict(list)
    sights: dict[str, list[Sight]] = defaultdict(list)
    for write in history.writes:
        writes[write.log].append(write)
    for read in history.reads:
        reads[read.log].append(read)
    for sight in history.sights:
        sights[sight.log].append(sight)
    found = []
    for name in sorted({*writes, *reads, *sights}):
        if name not in logs:
            found.append(f"{name}: there is no such log")
            continue
        log, done = logs[name], [one for one in writes[name] if one.outcome == "done"]
        shown = _Shown(
            [(write.ended, write.number) for write in done]
            + [(read.ended, read.number) for read in reads[name]]
            + [(sight.at, sight.number) for sight in sights[name]]
        )
        found += [
            f"{name}: {problem}"
            for problem in (
                *_acknowledged(log, done),
                *_explained(log, writes[name], shown),
                *_in_time(done, reads[name], shown),
                *_shown_rightly(log, reads[name], sights[name]),
            )
        ]
    return found


def _acknowledged(log: Log, done: Sequence[Write]) -> Iterator[str]:
    """What was acknowledged is stored as it was asked for, and once."""
    for number, times in Counter(one.number for one in done).items():
        if times > 1:
            yield f"{number} was acknowledged {times} times"
    for one in done:
        if not 0 <= one.number < len(log.entries):
            yield f"lost: {one.who} had {one.number} acknowledged, {one.entry}"
        elif log.entries[one.number] != one.entry:
            yield (
                f"{one.who} had {one.number} acknowledged as {one.entry},"
                f" stored is {log.entries[one.number]}"
            )
        elif not _answers(log, one, one.number):
            yield f"{one.who} had {one.number} acknowledged, which answers what it was not asked"


def _explained(log: Log, writes: Sequence[Write], shown: _Shown) -> Iterator[str]:
    """Every stored entry of a person is one that a client asked for, and each of them is one."""
    known = {one.number for one in writes if one.outcome == "done"}
    unanswered = sorted((one for one in writes if one.outcome == "open"), key=lambda one: one.began)
    for number, entry in enumerate(log.entries):
        if number in known or entry.seat not in log.people:
            continue
        for one in unanswered:
            fits = one.entry == entry and _answers(log, one, number)
            if fits and shown.before(one.began) < number:
                unanswered.remove(one)
                break
        else:
            yield f"nobody asked for {number}: {entry}{_hint(entry, writes)}"


def _answers(log: Log, one: Write, number: int) -> bool:
    """Whether the question that a client answered was still open before this entry."""
    if one.asked is None:
        return True
    if one.entry.kind == "undo":
        return one.asked == number - 1
    between = log.entries[one.asked + 1 : number]
    return one.asked < number and all(entry.seat != one.entry.seat for entry in between)


def _hint(entry: Entry, writes: Sequence[Write]) -> str:
    same = [one for one in writes if one.entry == entry]
    done = [one.number for one in same if one.outcome == "done"]
    if any(one.outcome == "refused" for one in same):
        return "; it was refused"
    return f"; it was asked for once, and is {done[0]}" if done else ""


def _in_time(done: Sequence[Write], reads: Sequence[Read], shown: _Shown) -> Iterator[str]:
    """What comes later stands behind, and shows at least as much."""
    for one in done:
        if (before := shown.before(one.began)) >= one.number:
            yield (
                f"{one.who} asked for {one.number} after {before} had been shown:"
                f" {one.entry} at {one.began:.3f}"
            )
    for read in reads:
        if (before := shown.before(read.began)) > read.number:
            yield (
                f"stale: {read.who} was shown {read.number} after {before} had been,"
                f" from {read.began:.3f} to {read.ended:.3f}"
            )


def _shown_rightly(log: Log, reads: Sequence[Read], sights: Sequence[Sight]) -> Iterator[str]:
    """What was shown is stored, and each view is that of the stored game."""
    for read in reads:
        if read.number >= len(log.entries):
            yield f"lost: {read.who} was shown {read.number}, {len(log.entries) - 1} is the last"
    last: dict[tuple[str, int, str], int] = {}
    for sight in sights:
        if sight.number >= len(log.entries):
            yield f"lost: {sight.who} saw {sight.number}, {len(log.entries) - 1} is the last"
            continue
        before = last.get((sight.who, sight.visit, sight.viewer))
        last[sight.who, sight.visit, sight.viewer] = sight.number
        if not sight.whole and before != sight.number - 1:
            yield f"{sight.who} was sent the change of {sight.number} after {before}"
        if sight.whole and before is not None and before > sight.number:
            yield f"{sight.who} went back from {before} to {sight.number}"
        if log.views.get((sight.viewer, sight.number), sight.digest) != sight.digest:
            yield f"{sight.who} saw {sight.number} otherwise than it is stored"
