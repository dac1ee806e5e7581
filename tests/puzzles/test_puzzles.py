"""Puzzles: those that travel with the program are sound, and whoever solves one is told so."""

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from battalia.engine import Choice, Record, play
from battalia.engine.choices import End, Mulligan, Skip
from battalia.engine.record import POSITION
from battalia.puzzles import THEMES, Attempt, Puzzle, puzzle_of_day, read, shipped, written
from battalia.puzzles.mining import chosen, mine
from battalia.puzzles.puzzle import Goal
from battalia.puzzles.solving import is_sound
from battalia.puzzles.verifying import verify
from battalia.puzzles.weighing import Depth
from battalia.review.lines import carried_out
from commands import run
from conftest import ALL

Capture = pytest.CaptureFixture[str]
PUZZLES = list(shipped().values())


def of(theme: str, what: str = "") -> Puzzle:
    """A simple one of a theme."""
    found = (one for one in PUZZLES if one.theme == theme and what in one.goal.of)
    return min(found, key=lambda one: (one.difficulty, len(one.line), one.id))


def attempted(puzzle: Puzzle, line: list[Choice]) -> Attempt:
    """Somebody plays these choices, and ends the turn."""
    attempt = Attempt(puzzle)
    for stage in carried_out(puzzle.game(), puzzle.player, [*line, End()]):
        # Whatever others answer in between comes from habit.
        attempt.game = stage.game.copy()
        attempt.play(puzzle.player, stage.choice)
    return attempt


def test_there_are_three_hundred_of_all_themes_from_both_boxes() -> None:
    themes = Counter(one.theme for one in PUZZLES)
    boxes = Counter(one.box for one in PUZZLES)
    assert len(PUZZLES) >= 300
    assert themes.keys() == set(THEMES)
    assert min(themes.values()) >= 15
    assert min(boxes.values()) >= 80


@pytest.mark.parametrize("part", range(8))
def test_every_solution_is_legal_and_reaches_its_goal(part: int) -> None:
    """In ``make test`` every fourth of them is played through."""
    for puzzle in PUZZLES[part :: 8 if ALL else 32]:
        assert not puzzle.game().asked[puzzle.player].optional
        assert is_sound(puzzle), puzzle.id


def test_a_line_that_leads_on_no_better_than_nothing_is_no_solution() -> None:
    for puzzle in (one for one in PUZZLES if one.theme == "open"):
        assert is_sound(puzzle), puzzle.id
        assert not is_sound(msgspec.structs.replace(puzzle, line=())), puzzle.id


def test_what_is_kept_of_puzzles_is_read_again() -> None:
    some = {one.id: one for one in PUZZLES[:9]}
    assert {one.id: one for one in read(written(some.values()))} == some


@pytest.mark.parametrize("theme", ["close", "take", "open"])
def test_the_solution_solves_it_and_a_turn_that_is_let_go_by_does_not(theme: str) -> None:
    puzzle = of(theme)
    assert attempted(puzzle, puzzle.choices(puzzle.game())).solved
    idle = attempted(puzzle, [])
    assert idle.over
    assert not idle.solved


def test_another_line_to_the_same_end_solves_it_too() -> None:
    """A puzzle without its line's last detours is as solved as with them."""
    puzzle = next(
        one for one in PUZZLES if one.theme == "take" and "ambush" in one.line[-1].split()[0]
    )
    line = puzzle.choices(puzzle.game())
    assert attempted(puzzle, line[:-2]).solved


def test_only_the_right_answer_about_a_hand_solves_it() -> None:
    puzzle = of("cohort", "skip")
    for choice, solved in ((Skip(), True), (Mulligan(), False)):
        attempt = Attempt(puzzle)
        attempt.play(puzzle.player, choice)
        assert attempt.over
        assert attempt.solved is solved


def test_a_puzzle_whose_answer_was_exchanged_is_not_true() -> None:
    puzzle = max((one for one in PUZZLES if one.theme == "cohort"), key=lambda one: one.gap)
    quick = Depth(1, 25, 8, 0, 1)
    assert verify(puzzle, depth=quick).true
    other = "mulligan" if puzzle.goal.of != "mulligan" else "skip"
    wrong = msgspec.structs.replace(puzzle, goal=Goal("answered", other))
    assert not verify(wrong, depth=quick).true


def test_what_can_be_won_at_once_is_found_in_a_record() -> None:
    puzzle = of("close")
    game = puzzle.game()
    record = Record(game.rules.options, {POSITION: puzzle.position})
    record.add(puzzle.player, End())
    (found,) = mine(record, "base again", wanted=lambda theme: theme == "close")
    assert found.goal == Goal("won")
    assert found.gap > 0.02
    play(game, puzzle.player, game.rules.notation.read_choice(found.line[0]))


def test_of_one_answer_no_more_are_chosen_than_of_others() -> None:
    kept = chosen(PUZZLES, 9)
    assert max(Counter((one.theme, one.box) for one in kept).values()) <= 9
    assert max(Counter((one.theme, one.box, one.goal) for one in kept if one.goal.of).values()) <= 3


def test_everybody_has_the_same_puzzle_of_the_day_and_each_has_its_turn() -> None:
    first = date(2026, 1, 1)
    days = [puzzle_of_day(first + timedelta(days=day)).id for day in range(2 * len(PUZZLES))]
    assert set(days[: len(PUZZLES)]) == shipped().keys()
    assert days[: len(PUZZLES)] != days[len(PUZZLES) :]
    assert puzzle_of_day(first) == puzzle_of_day(first)


def test_a_puzzle_is_solved_in_the_terminal(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzles = sorted(
        (one for one in PUZZLES if one.theme == "close"), key=lambda one: (one.difficulty, one.id)
    )
    for lines, told in ((puzzles[0].line, "Solved!"), (("end",), "That was not it.")):
        typed = iter(lines)
        monkeypatch.setattr("builtins.input", lambda _, typed=typed: next(typed))
        out, _ = run(capsys, "puzzle", "--theme", "close", "1")
        assert told in out
        assert "With this turn you win the game." in out
    _, problem = run(capsys, "puzzle", "--theme", "close", "999", expect=2)
    assert problem == f"There are only {len(puzzles)} of these.\n"


def test_files_of_puzzles_are_counted_verified_and_refused(tmp_path: Path, capsys: Capture) -> None:
    sure, all_kept = tmp_path / "sure.xz", tmp_path / "kept.xz"
    sure.write_bytes(written([of("close"), of("hold")]))
    out, _ = run(capsys, "puzzles", "--file", sure)
    assert "Close the map" in out
    out, _ = run(capsys, "puzzles", "--verify", "--file", sure, "--to", all_kept, "--jobs", "1")
    assert "True: 2 of 2." in out
    assert len(read(all_kept.read_bytes())) == 2
    sure.write_bytes(b"no puzzles")
    _, told = run(capsys, "puzzles", "--file", sure, expect=2)
    assert told == f"{sure} is no file of puzzles.\n"
    _, told = run(capsys, "puzzles", "--mine", expect=2)
    assert "--to" in told
