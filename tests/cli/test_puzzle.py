"""`battalia puzzle`, with a keyboard that types by itself."""

import io

import pytest

from battalia.puzzles import Puzzle, shipped
from battalia.words import say
from commands import run

Capture = pytest.CaptureFixture[str]


def first(theme: str) -> Puzzle:
    """The first of a theme, as the command counts them."""
    puzzles = [one for one in shipped().values() if one.theme == theme]
    return min(puzzles, key=lambda one: (one.difficulty, one.id))


@pytest.mark.parametrize(
    ("line", "verdict", "other"),
    [
        (first("win").line, "puzzle-solved", "puzzle-missed"),
        (("end",), "puzzle-missed", "puzzle-solved"),
    ],
    ids=["its line", "nothing"],
)
def test_a_puzzle_is_solved_by_its_line_and_not_by_nothing(
    line: tuple[str, ...],
    verdict: str,
    other: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*line, ""])))
    out, _ = run(capsys, "puzzle", "--theme", "win", "1")
    assert first("win").id in out
    assert say(verdict) in out
    assert say(other) not in out


def test_whoever_stops_is_shown_the_solution(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    out, _ = run(capsys, "puzzle", "--theme", "win", "1")
    assert say("puzzle-theme", theme=say("puzzle-theme-win")) in out


def test_there_is_one_puzzle_of_the_day(capsys: Capture) -> None:
    _, err = run(capsys, "puzzle", "--daily", "3", expect=2)
    assert err == f"{say('puzzle-one-a-day')}\n"
