"""The leaderboard: contests add to it, and the same contest again takes its own place."""

import re
from pathlib import Path

import pytest

from battalia.arena import NoLeaderboard, read_leaderboard
from battalia.cli import main

ROOT = Path(__file__).parents[2]
CONTEST = ("arena", "random", "simple", "--weeks", "1", "--jobs", "1", "--quiet")


def test_contests_add_to_it_and_the_same_one_takes_its_place(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    held = [*CONTEST, "--leaderboard", str(path)]
    main([*held, "-n", "2"])
    (entry,) = read_leaderboard(path)
    assert entry.line_up == ("random", "simple")
    assert entry.games == 2
    assert sum(share.mean for share in entry.shares.values()) == pytest.approx(1)
    main([*held, "-n", "2"])
    assert read_leaderboard(path) == [entry]
    main([*held, "-n", "2", "--seed", "7"])
    main([*held, "-n", "4"])
    assert [one.seed for one in read_leaderboard(path)] == [1, 7, 1]
    assert len(path.read_text().splitlines()) == 5


def test_a_file_with_something_else_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "board.json"
    path.write_text('{"games": 1}')
    with pytest.raises(NoLeaderboard):
        read_leaderboard(path)
    assert main([*CONTEST, "-n", "1000000", "--leaderboard", str(path)]) == 2
    assert "something else" in capsys.readouterr().err
    assert path.read_text() == '{"games": 1}'


def test_the_one_that_is_kept_can_be_read() -> None:
    entries = read_leaderboard(ROOT / "docs" / "leaderboard.json")
    named = {bot for entry in entries for bot in entry.line_up}
    assert {"random", "simple", "novice", "steady", "expert-1"} <= named
    assert all(re.fullmatch(r"\d+\.\d+\.\d+\S*", entry.version) for entry in entries)
