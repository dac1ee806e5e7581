"""A file of results that contests add to: who has which share of the victories against whom.

An entry is one line-up at one table, with the seed of its first deal; the same contest again takes
its place. So results of several people, and of several versions, can lie in one file.
"""

from pathlib import Path

import msgspec

from battalia import __version__
from battalia.arena.contest import LineUp
from battalia.arena.intervals import Estimate
from battalia.arena.summary import Summary
from battalia.engine.options import Options
from battalia.engine.record import RULES_VERSION


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of one line-up."""

    table: Options
    line_up: LineUp
    seed: int
    """Of the first deal."""
    games: int
    shares: dict[str, Estimate]
    """Of the victories."""
    version: str
    rules: int

    @property
    def key(self) -> tuple[str, LineUp, int, int]:
        """What makes it the same contest."""
        return str(self.table), self.line_up, self.seed, self.games


class NoLeaderboard(Exception):
    """A file that holds something else."""


def read_leaderboard(path: Path) -> list[Entry]:
    """All entries; none where there is no file yet."""
    if not path.exists():
        return []
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Entry])
    except msgspec.DecodeError as error:
        raise NoLeaderboard(str(error)) from None


def add_to_leaderboard(path: Path, summary: Summary) -> None:
    """Writes the results of a contest into the file, each entry on a line of its own."""
    contest = summary.contest
    new = [
        Entry(
            contest.options,
            one.line_up,
            contest.seed,
            one.games,
            one.shares,
            __version__,
            int(RULES_VERSION),
        )
        for one in summary.line_ups
        if one.games
    ]
    keys = {entry.key for entry in new}
    kept = [entry for entry in read_leaderboard(path) if entry.key not in keys]
    lines = [msgspec.json.encode(entry).decode() for entry in kept + new]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
