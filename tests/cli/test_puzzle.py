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


def test_the_line_of_a_puzzle_solves_it(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    puzzle = first("win")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*puzzle.line, ""])))
    out, _ = run(capsys, "puzzle", "--theme", "win", "1")
    assert puzzle.id in out
    assert say("puzzle-solved") in out
    assert say("puzzle-missed") not in out


def test_a_turn_that_is_let_go_by_does_not(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("end\n"))
    out, _ = run(capsys, "puzzle", "--theme", "win", "1")
    assert say("puzzle-missed") in out
    assert say("puzzle-solved") not in out


def test_whoever_stops_is_shown_the_solution(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    out, _ = run(capsys, "puzzle", "--theme", "win", "1")
    assert say("puzzle-theme", theme=say("puzzle-theme-win")) in out
