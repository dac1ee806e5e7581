"""The results of a contest on disk, so that it can be broken off and resumed.

``contest.json`` says what is played; ``games.jsonl`` gets one line for each finished game, in the
order in which they finish. What is made from them (``results.json``, ``games.parquet``, the report)
lies beside them.
"""

import os
from pathlib import Path
from typing import Final

import msgspec

from battalia.arena.contest import Contest
from battalia.arena.playing import Played

CONTEST: Final = "contest.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"


class OtherContest(Exception):
    """The folder holds the results of another contest, or something else altogether."""

    def __init__(self, path: Path, earlier: Contest | None = None) -> None:
        super().__init__(str(path))
        self.earlier = earlier
        """The same contest, held by another version of the program or of the rules."""


class Folder:
    """Where a contest keeps its games."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Begins the folder, or goes on with it; one of another contest stays as it is."""
        self.path = path
        self.contest = contest
        text = msgspec.json.format(msgspec.json.encode(contest))
        plan = path / CONTEST
        if plan.exists():
            if plan.read_bytes() != text:
                raise OtherContest(path, _earlier(plan, contest))
        elif path.exists() and any(path.iterdir()):
            raise OtherContest(path)
        else:
            path.mkdir(parents=True, exist_ok=True)
            replace(plan, text)
        if contest.records:
            (path / RECORDS).mkdir(exist_ok=True)

    def finished(self) -> list[Played]:
        """All games that are done. A last line torn by a crash is cut off: it is played again."""
        games = self.path / GAMES
        if not games.exists():
            return []
        data = games.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            replace(games, whole)
        decoder = msgspec.json.Decoder(Played)
        return [decoder.decode(line) for line in whole.splitlines()]

    def add(self, played: Played, record: str) -> None:
        """One more game; its record first, so that a game on the list has one."""
        if record:
            self.record_of(played).write_text(record, encoding="utf-8")
        with (self.path / GAMES).open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")

    def record_of(self, played: Played) -> Path:
        number = self.contest.line_ups.index(played.line_up) + 1
        name = f"{number}-{played.seed}-{played.rotation + 1}.txt"
        return self.path / RECORDS / name


def _earlier(plan: Path, contest: Contest) -> Contest | None:
    """What this plan says, if only the version of the program or of the rules is another."""
    try:
        found = msgspec.json.decode(plan.read_bytes(), type=Contest)
    except (msgspec.DecodeError, UnicodeError):
        return None
    now = msgspec.structs.replace(found, version=contest.version, rules=contest.rules)
    return found if now == contest else None


def replace(path: Path, data: bytes) -> None:
    """Writes a whole file, or nothing."""
    draft = path.with_name(f"{path.name}.new")
    draft.write_bytes(data)
    os.replace(draft, path)
