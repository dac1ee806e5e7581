"""What the tests of several commands share."""

from pathlib import Path

import pytest

from battalia.bots import Match, RandomBot
from battalia.cli import main
from battalia.engine import Options, write_record


def run(capsys: pytest.CaptureFixture[str], *argv: str | Path, expect: int = 0) -> tuple[str, str]:
    """Runs a command and gives what it printed, on both streams."""
    status = main([str(word) for word in argv])
    captured = capsys.readouterr()
    assert status == expect, captured.err
    return captured.out, captured.err


def recorded(seed: int = 1, **options: object) -> str:
    """The record of a short random game."""
    table = Options(**{"players": 2, "weeks": 1, **options})  # type: ignore[arg-type]
    match = Match.begin(table, [RandomBot() for _ in range(table.players)], seed)
    match.run()
    return write_record(match.record)
