"""Questions to files of turns. DuckDB answers them over the Parquet files as they lie there.

It reads the columns and rows that a question needs and nothing else, takes no more memory and
threads than it is allowed, can be stopped, and needs no server of its own. Whoever asks chooses
among values of known kinds; the SQL is written here.
"""

from __future__ import annotations

from collections import OrderedDict
from math import sqrt
from os import SEEK_END
from pathlib import Path
from threading import Lock, Timer
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import msgspec

from battalia.explorer.keeping import COLUMNS, NoTurns, connected
from battalia.explorer.turns import BUYS, Source

if TYPE_CHECKING:
    import duckdb

About: TypeAlias = Literal["openings", "buys", "attacks"]
"""First turns, what was bought, attacks on neutral cities."""
DECK: Final = r"^[0-9]{1,2}(-[0-9]{1,2}){0,5}$(?!\n)"
"""How a deck is asked for: ``3-1-1``."""
MOST: Final = 40
"""So many lines an answer has at most."""
KEPT: Final = 500
"""So many answers are kept for whoever asks the same."""
PATIENCE: Final = 10.0
"""Seconds that an answer may take."""
MARK: Final = b"PAR1"
"""With this a file of turns begins and ends."""
Z: Final = 1.96
"""For intervals of 95 %."""


class Question(msgspec.Struct, frozen=True):
    """What somebody wants to know; None: whatever it was."""

    about: About = "openings"
    players: int = 2
    expansion: bool = False
    source: Source | None = None
    faction: str | None = None
    deck: str | None = None
    day: int | None = None


class Finding(msgspec.Struct, frozen=True):
    """One thing that was done."""

    deeds: list[str]
    """In the words of ``Turn.deeds``; none: nothing of what is counted."""
    day: int
    """0: on any."""
    times: int
    """Turns in which it was done."""
    share: float
    """The mean share of the victory of those who did it."""
    low: float
    high: float
    """The bounds of an interval of 95 % for it, by the number of results it is the mean of."""
    points: float
    """Their mean points at the end."""
    won: float | None = None
    """Of attacks: the part that was won."""
    of: int = 0
    """Turns of that day, by whoever, whatever was done in them."""


class Choosable(msgspec.Struct, frozen=True):
    """What there is to choose from, and how often."""

    decks: dict[str, int]
    factions: dict[str, int]
    days: int
    """The last one on which anybody had a turn."""


class Findings(msgspec.Struct, frozen=True):
    """What was found."""

    games: int
    turns: int
    """Those among which was looked."""
    fair: float
    """The mean share of the victory of all players of such tables; partners share theirs."""
    lines: list[Finding]
    found: Choosable


class _Stamp(NamedTuple):
    """A file as it was when it was asked."""

    path: str
    size: int
    changed: int


class Explorer:
    """Answers questions about all files of turns in a folder, or about one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock()
        self._database: duckdb.DuckDBPyConnection | None = None
        self._answers: OrderedDict[tuple[Question, tuple[_Stamp, ...]], Findings] = OrderedDict()

    def known(self, question: Question) -> Findings | None:
        """An answer that was given already, and costs nothing; None: there is none."""
        return self._answers.get((question, self._files()))

    def ask(self, question: Question) -> Findings:
        """The answer (NoTurns, TimeoutError)."""
        files = self._files()
        if not files:
            raise NoTurns
        key = question, files
        with self._lock:
            if key not in self._answers:
                self._answers[key] = self._answered(question, files)
                if len(self._answers) > KEPT:
                    self._answers.popitem(last=False)
            return self._answers[key]

    def _files(self) -> tuple[_Stamp, ...]:
        paths = sorted(self._path.glob("*.parquet")) if self._path.is_dir() else [self._path]
        stamps: list[_Stamp] = []
        for path in paths:
            try:
                stat = path.stat()
            except OSError:
                continue
            stamps.append(_Stamp(str(path), stat.st_size, stat.st_mtime_ns))
        return tuple(stamps)

    def _answered(self, question: Question, files: tuple[_Stamp, ...]) -> Findings:
        import duckdb

        if self._database is None:
            self._database = connected()
        cursor = self._database.cursor()
        late = Timer(PATIENCE, cursor.interrupt)
        late.daemon = True
        late.start()
        try:
            return _answer(cursor, question, [file.path for file in files if _whole(file.path)])
        except duckdb.InterruptException:
            raise TimeoutError from None
        except duckdb.Error as problem:
            raise NoTurns(str(problem).splitlines()[0]) from None
        finally:
            late.cancel()
            cursor.close()


def _whole(path: str) -> bool:
    """One that was cut off, or is something else, must not hide the others of its folder."""
    try:
        with Path(path).open("rb") as file:
            begins = file.read(len(MARK)) == MARK
            file.seek(-len(MARK), SEEK_END)
            return begins and file.read() == MARK
    except OSError:
        return False


def _answer(cursor: duckdb.DuckDBPyConnection, question: Question, files: list[str]) -> Findings:
    """All of it in one look at the files: a table in memory has the turns that are asked for."""
    conditions = ["players = $players", "expansion = $expansion"]
    given: dict[str, object] = {"players": question.players, "expansion": question.expansion}
    if question.source is not None:
        conditions.append("source = $source")
        given["source"] = question.source
    if question.about == "openings":
        conditions.append("turn = 1")
    its = " AND ".join(conditions)
    narrower, more = _narrower(question)
    columns = ", ".join(name for name in COLUMNS if name not in ("source", "expansion", "player"))
    asked = f"(SELECT {columns} FROM read_parquet($files) WHERE {its})"
    given["files"] = files
    games, turns = cursor.execute(
        f"SELECT count(DISTINCT game), count(*) FROM {asked} WHERE {narrower}", given | more
    ).fetchall()[0]
    # Everybody has one first turn.
    fair = cursor.execute(f"SELECT avg(share) FROM {asked} WHERE turn = 1", given).fetchall()[0][0]
    return Findings(
        games,
        turns,
        round(fair or 0.0, 4),
        _LINES[question.about](cursor, asked, narrower, given | more),
        _found(cursor, asked, given),
    )


def _narrower(question: Question) -> tuple[str, dict[str, object]]:
    """What is asked for among what can be chosen from."""
    conditions, given = ["true"], {}
    for name in ("faction", "deck", "day"):
        value = getattr(question, name)
        if value is not None:
            conditions.append(f"{name} = ${name}")
            given[name] = value
    return " AND ".join(conditions), given


def _found(cursor: duckdb.DuckDBPyConnection, asked: str, given: dict[str, object]) -> Choosable:
    first = f"SELECT deck, faction, count(*) FROM {asked} WHERE turn = 1 GROUP BY ALL"
    decks: dict[str, int] = {}
    factions: dict[str, int] = {}
    for deck, faction, times in cursor.execute(first, given).fetchall():
        # In a draft nobody is dealt any.
        if deck:
            decks[deck] = decks.get(deck, 0) + times
        factions[faction] = factions.get(faction, 0) + times
    last = cursor.execute(f"SELECT coalesce(max(day), 0) FROM {asked}", given).fetchall()[0][0]
    by_number = dict(sorted(decks.items(), key=lambda one: (-one[1], one[0]))[:MOST])
    return Choosable(by_number, dict(sorted(factions.items())), last)


_WHO: Final = "count(DISTINCT hash(game, place))"
"""How many results: turns of one player share theirs, and so do partners, so it is these that an
interval rests on."""
_OUTCOME: Final = f"count(*) AS times, {_WHO}, avg(share), avg(points)"


def _openings(
    cursor: duckdb.DuckDBPyConnection, asked: str, its: str, given: dict[str, object]
) -> list[Finding]:
    rows = cursor.execute(
        f"SELECT deeds, {_OUTCOME} FROM {asked} WHERE {its} "
        f"GROUP BY deeds ORDER BY times DESC, deeds LIMIT {MOST}",
        given,
    ).fetchall()
    return [_line(deeds, 0, *numbers) for deeds, *numbers in rows]


def _buys(
    cursor: duckdb.DuckDBPyConnection, asked: str, its: str, given: dict[str, object]
) -> list[Finding]:
    """What was bought in a turn counts once, however many of it."""
    bought = " OR ".join(f"starts_with(deed, '{name} ')" for name in BUYS)
    total = f"SELECT count(*) FROM {asked} WHERE {its}"
    rows = cursor.execute(
        f"SELECT deed, {_OUTCOME} FROM (SELECT unnest(list_distinct(deeds)) AS deed, game, place, "
        f"share, points FROM {asked} WHERE {its}) WHERE {bought} "
        f"GROUP BY deed ORDER BY times DESC, deed LIMIT {MOST}",
        given,
    ).fetchall()
    (of,) = cursor.execute(total, given).fetchall()[0]
    return [_line([deed], 0, *numbers, of=of) for deed, *numbers in rows]


def _attacks(
    cursor: duckdb.DuckDBPyConnection, asked: str, its: str, given: dict[str, object]
) -> list[Finding]:
    """By day; the attackers of a turn with several attacks count once, each attack is won or
    lost."""
    won, lost = "attack-won neutral-city", "attack-lost neutral-city"
    rows = cursor.execute(
        "SELECT day, count(*) FILTER (won + lost > 0) AS times, "
        f"{_WHO} FILTER (won + lost > 0), "
        "avg(share) FILTER (won + lost > 0), avg(points) FILTER (won + lost > 0), "
        "sum(won) / sum(won + lost), count(*) "
        "FROM (SELECT day, game, place, share, points, "
        f"len(list_filter(deeds, lambda x: x = '{won}')) AS won, "
        f"len(list_filter(deeds, lambda x: x = '{lost}')) AS lost FROM {asked} WHERE {its}) "
        f"GROUP BY day HAVING times > 0 ORDER BY day LIMIT {MOST}",
        given,
    ).fetchall()
    return [_line([], day, *numbers, won=part, of=of) for day, *numbers, part, of in rows]


_LINES: Final = {"openings": _openings, "buys": _buys, "attacks": _attacks}


def _line(
    deeds: list[str],
    day: int,
    times: int,
    players: int,
    share: float,
    points: float,
    *,
    won: float | None = None,
    of: int = 0,
) -> Finding:
    low, high = wilson(share, players)
    return Finding(
        deeds,
        day,
        times,
        round(share, 4),
        round(low, 4),
        round(high, 4),
        round(points, 2),
        None if won is None else round(won, 4),
        of,
    )


def wilson(share: float, times: int) -> tuple[float, float]:
    """Wilson's interval for a share that was seen so many times."""
    scale = 1 + Z**2 / times
    centre = (share + Z**2 / (2 * times)) / scale
    half = Z / scale * sqrt(share * (1 - share) / times + Z**2 / (4 * times**2))
    return max(0.0, centre - half), min(1.0, centre + half)
