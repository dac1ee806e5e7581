"""`battalia play`, with a keyboard that types by itself."""

import io
import re
from pathlib import Path
from random import Random

import pytest

from battalia.engine import outcome, read_record, replay
from commands import recorded, run

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What is written here is typed later."""
    typed = io.StringIO()
    monkeypatch.setattr("sys.stdin", typed)
    return typed


def type_in(keyboard: io.StringIO, *lines: str) -> None:
    keyboard.write("".join(f"{line}\n" for line in lines))
    keyboard.seek(0)


def numbers(count: int = 4000, seed: int = 1) -> list[str]:
    rng = Random(seed)
    return [str(rng.randint(1, 7)) for _ in range(count)]


# Whole games


@pytest.mark.parametrize(
    "argv",
    [
        ["--players", "2", "--weeks", "1"],
        ["--seats", "human,human", "--weeks", "1", "--advanced", "--starting-heroes", "2"],
        ["--seats", "human,simple,random,simple", "--weeks", "1", "--relics"],
        ["--expansion", "--players", "4", "--weeks", "1", "--starting-heroes", "1"],
        ["--expansion", "--players", "2", "--weeks", "2", "--bilkarr", "--metamorpha"],
    ],
)
def test_a_game_is_played_to_its_end_by_numbers(
    argv: list[str], keyboard: io.StringIO, tmp_path: Path, capsys: Capture
) -> None:
    type_in(keyboard, *numbers())
    path = tmp_path / "game.txt"
    out, _ = run(capsys, "play", *argv, "--seed", "5", "--save", path)
    assert "The last week is over, and with it the game." in out
    assert re.search(r"\n1\. the \w+ with ", out)
    record = read_record(path.read_text(encoding="utf-8"))
    assert outcome(replay(record)) is not None
    assert record.tags["Seed"] == "5"


def test_computers_play_alone(capsys: Capture) -> None:
    out, _ = run(capsys, "play", "--seats", "simple,random", "--seed", "3", "--weeks", "1")
    assert "Day 7: horse is illuminated, title is matched." in out
    assert "drew 6 cards" in out


# The screen


def test_the_table_the_hand_and_the_choices_are_shown(
    keyboard: io.StringIO, capsys: Capture
) -> None:
    type_in(keyboard, "1", "1")
    out, _ = run(capsys, "play", "--seed", "3")
    assert "Illuminated, so twice as good today: tool." in out
    assert "─Ruins 8─" in out
    assert "[n4]" in out
    assert "1 priest + 1 chief + 1 friman" in out
    assert "Your hand: " in out
    assert "A new turn. Do you want a mulligan?" in out, "there is no cohort in this hand"
    assert "Mulligan  1) discard the hand, draw five, no cohort" in out


def test_what_each_computer_does_is_said_once(keyboard: io.StringIO, capsys: Capture) -> None:
    seats = "human,steady,novice,steady"
    type_in(keyboard, "1")
    out, _ = run(capsys, "play", "--seats", seats, "--seed", "3")
    levels, _, _ = out.partition("Player 1")
    assert levels.splitlines()[:2] == [
        "steady: Plans its whole turn.",
        "novice: Knows the basics, misses cohorts and takes the second-best plan.",
    ]
    assert out.count("Plans its whole turn.") == 1


def test_of_a_computer_of_somebody_elses_nobody_knows_what_it_does(
    keyboard: io.StringIO, capsys: Capture
) -> None:
    type_in(keyboard, "1")
    out, _ = run(capsys, "play", "--seats", "human,battalia.bots:SimpleBot", "--seed", "3")
    assert "SimpleBot" not in out


def test_others_cards_stay_hidden(keyboard: io.StringIO, capsys: Capture) -> None:
    type_in(keyboard, "1")
    out, _ = run(capsys, "play", "--seed", "3")
    assert "Player 1 was dealt Islander friman" in out
    assert "Player 2 was dealt 5 units." in out
    assert "Player 2 drew 6 cards." in out


def test_a_choice_may_be_written_in_words(keyboard: io.StringIO, capsys: Capture) -> None:
    type_in(keyboard, "faction islanders", "skip")
    out, _ = run(capsys, "play", "--seed", "3")
    assert "Player 1 chose the Islanders." in out
    assert "The Islanders: What do you do?" in out


def test_several_choices_may_be_written_in_one_line(
    keyboard: io.StringIO, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.txt"
    type_in(keyboard, "faction islanders", "skip", "hire friman; pay supply×2; hire king")
    out, _ = run(capsys, "play", "--seed", "3", "--save", path)
    assert out.count("The Islanders: What do you do?") == 2, "the last part waits to be typed anew"
    assert "; skip; hire friman; pay supply×2\n" in path.read_text(encoding="utf-8")


def test_if_one_of_several_choices_is_not_possible_none_is_made(
    keyboard: io.StringIO, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.txt"
    type_in(keyboard, "faction islanders", "skip", "hire friman; pay supply×9")
    out, _ = run(capsys, "play", "--seed", "3", "--save", path)
    said = " ".join(out.split())
    assert "Part 2 is not possible (“pay supply×9”), so nothing was done: " in said
    assert "hire" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "The numbers go from 1 to 3."),
        ("0", "The numbers go from 1 to 3."),
        ("?", "why something is not possible"),
        ("dance", "That is not understood: “dance” is no choice. ? helps."),
        ("why", "Why what?"),
        ("why dance", "That is not understood: “dance” is no choice. ? helps."),
        ("why faction islanders", "Nothing stands in the way of this."),
        ("hire lord", "Another question has to be answered first: Which faction do you lead?"),
        ("rules B4.2", "Only on empty, existing spaces."),
        ("rules B99", "There is no rule B99."),
        ("table", "Great Artefacts on offer: "),
    ],
)
def test_what_is_no_choice_is_answered_and_the_question_stays(
    line: str, answer: str, keyboard: io.StringIO, capsys: Capture
) -> None:
    type_in(keyboard, line, "", "1")
    out, _ = run(capsys, "play", "--seed", "3")
    assert answer in " ".join(out.split("> ", 1)[1].split())
    assert "Player 1 chose the Islanders." in out


def test_people_at_one_screen_hand_it_over(keyboard: io.StringIO, capsys: Capture) -> None:
    type_in(keyboard, "", "1", "", "1")
    out, _ = run(capsys, "play", "--seats", "human,human", "--seed", "3")
    one, two = out.split("Now it is player 2 (p2)")
    assert "Press Enter when nobody else looks at the screen." in one
    assert "Player 1 drew supply" in one
    assert "Player 2 drew 6 cards." in one
    assert "Player 1 drew 6 cards." in two


# Leaving and coming back


def test_a_game_that_is_left_can_be_resumed(
    keyboard: io.StringIO, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.txt"
    type_in(keyboard, "1", "quit")
    out, _ = run(capsys, "play", "--seed", "3", "--weeks", "1", "--save", path)
    left = " ".join(out.split())
    assert f"The game is kept in {path}; go on with battalia play --resume {path}." in left
    begun = read_record(path.read_text(encoding="utf-8"))
    assert not begun.result
    keyboard.truncate(0)
    keyboard.seek(0)
    type_in(keyboard, *numbers())
    run(capsys, "play", "--resume", path)
    ended = read_record(path.read_text(encoding="utf-8"))
    assert ended.choices[: len(begun.choices)] == begun.choices
    assert ended.result.startswith("weeks ")


def test_the_file_is_complete_after_every_choice(
    keyboard: io.StringIO, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"

    def cut_off(prompt: str) -> str:
        raise MemoryError

    monkeypatch.setattr("builtins.input", cut_off)
    with pytest.raises(MemoryError):
        run(capsys, "play", "--seed", "3", "--save", path)
    record = read_record(path.read_text(encoding="utf-8"))
    assert list(replay(record).asked) == [0]


def test_without_a_file_the_game_is_lost(keyboard: io.StringIO, capsys: Capture) -> None:
    out, _ = run(capsys, "play", "--seed", "3")
    assert "with battalia play --save FILE the next one will be" in " ".join(out.split())


def test_an_interrupt_leaves_as_well(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    out, _ = run(capsys, "play", "--seed", "3", "--save", tmp_path / "game.txt", expect=130)
    assert "--resume" in out


def test_a_finished_game_shows_its_result(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    path.write_text(recorded(), encoding="utf-8")
    out, _ = run(capsys, "play", "--resume", path)
    assert "\n1. the " in out
