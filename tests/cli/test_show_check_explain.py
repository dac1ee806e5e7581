"""The commands that read records and positions."""

from pathlib import Path

import pytest

from battalia.engine import save
from commands import recorded, run
from positions import table

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(recorded(), encoding="utf-8")
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    game = table(
        hand="supply×3 friman.barfolk",
        board={"r0c0": "city-four woods north"},
        tokens={"r0c0": "p1 1"},
    )
    path.write_bytes(save(game))
    return path


# show


def test_a_record_is_told_by_days_and_turns(record: Path, capsys: Capture) -> None:
    out, _ = run(capsys, "show", record)
    lines = out.splitlines()
    assert "Day 1: tool is illuminated, tool is matched." in lines
    assert "Day 7: horse is illuminated, title is matched." in lines
    assert sum(line.startswith("The turn of the ") for line in lines) == 14
    assert any(" won." in line or "share the victory" in line for line in lines)


def test_a_seat_is_told_only_what_it_saw(record: Path, capsys: Capture) -> None:
    everything, _ = run(capsys, "show", record)
    one, _ = run(capsys, "show", record, "--seat", "p1")
    other, _ = run(capsys, "show", record, "--seat", "p2")
    assert "unseen" not in everything
    assert "  Player 2 was dealt 5 units." in one
    assert "  Player 1 was dealt 5 units." in other
    assert "  Player 1 was dealt 5 units." not in one


def test_an_unfinished_record_is_told_as_far_as_it_goes(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    text = recorded()
    path.write_text(text[: text.index("\np1:")].replace("[Result", "[Once"), encoding="utf-8")
    out, _ = run(capsys, "show", path)
    assert out.endswith("Here the record ends; the game does not.\n")


def test_a_record_of_a_game_that_was_given_up_says_who_did(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    text = recorded()
    text = text[: text.index("\np1:")].replace("[Result", "[Once")
    path.write_text(f'[Resigned "p2"]\n{text}', encoding="utf-8")
    out, _ = run(capsys, "show", path)
    assert out.endswith("Here the record ends; who gave up: player 2.\n")
    for command in ("show", "review"):
        path.write_text(f'[Resigned "p7"]\n{text}', encoding="utf-8")
        _, err = run(capsys, command, path, expect=2)
        assert err.endswith("“p7” does not play at this table.\n")


# check


def test_a_record_is_checked_and_its_result_printed(record: Path, capsys: Capture) -> None:
    out, _ = run(capsys, "check", record)
    assert out.startswith("The record is valid: ")
    assert "\n1. the " in out


def test_a_position_is_checked_with_who_is_asked(position: Path, capsys: Capture) -> None:
    out, _ = run(capsys, "check", position)
    assert out == (
        "The position is valid, on day 1.\n"
        "It is for the Bärfolk to answer: What do you do? (5 options).\n"
    )


@pytest.mark.parametrize("kind", ["record", "position"])
def test_a_mark_of_the_encoding_plays_no_part(
    kind: str, request: pytest.FixtureRequest, capsys: Capture
) -> None:
    path: Path = request.getfixturevalue(kind)
    plain = run(capsys, "check", path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert run(capsys, "check", path) == plain


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("p1: ", "p1: hire lord; "), "is not possible"),
        (("[Battalia 1]", "[Battalia 9]"), "This is no record of version 1."),
        (("weeks 1", 'weeks "x"'), "There is no option “weeks”, or not with this value."),
        (('"weeks ', '"map '), "It ended with “map "),
    ],
)
def test_a_wrong_record_is_found_wanting(
    change: tuple[str, str], reason: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(recorded().replace(*change, 1), encoding="utf-8")
    out, _ = run(capsys, "check", path, expect=1)
    assert out.startswith("Not valid: ")
    assert reason in out
    assert out.count("\n") == 1


def test_a_wrong_position_is_found_wanting(position: Path, capsys: Capture) -> None:
    text = position.read_text(encoding="utf-8")
    position.write_text(text.replace('"supply×3 ', '"supply×4 '), encoding="utf-8")
    out, _ = run(capsys, "check", position, expect=1)
    assert out.startswith("Not valid: ")


# explain


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("hire chief", "Nothing stands in the way of this."),
        (
            "hire lord",
            "The hand does not hold the cards to pay for a lord; costs are exact. (B3.2)\n"
            "Missing: 2 supply.",
        ),
        ("build road r5c5", "The card would touch no other card. (B4.3)"),
    ],
)
def test_a_wish_is_explained(wish: str, sentence: str, position: Path, capsys: Capture) -> None:
    assert run(capsys, "explain", position, wish) == (f"{sentence}\n", "")


def test_somebody_who_is_not_asked_has_to_wait(position: Path, capsys: Capture) -> None:
    out, _ = run(capsys, "explain", position, "hire chief", "--seat", "p2")
    assert out == "It is not this player who decides now, but the Bärfolk. (B2)\n"


def test_the_end_of_a_record_is_a_position(record: Path, capsys: Capture) -> None:
    out, _ = run(capsys, "explain", record, "hire chief")
    assert out == "The game is over. (B10.3)\n"
