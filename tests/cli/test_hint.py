"""`battalia hint`, and the word `hint` in a game."""

import io
import json
from pathlib import Path

import pytest

from battalia.engine import Game, save
from commands import recorded, run
from positions import say, table

Capture = pytest.CaptureFixture[str]

LAND = {"r0c0": "city-four woods north", "r0c1": "straight lakes east"}
MINE = {"r0c0": "p1 1"}


def written(game: Game, folder: Path) -> Path:
    path = folder / "position.json"
    path.write_bytes(save(game))
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """p1 may announce a cohort."""
    hand = "friman.barfolk×4 supply×2"
    return written(table(at="cohort", hand=hand, board=LAND, tokens=MINE), tmp_path)


GOAL = """\
A new city of level 4 brings 4 points. For that you need in one hand: lord ×3. In your deck: 0.
- Still to be hired: lord ×3, for 5 supply each.
- All of them in one hand: what waits in ambush comes along.
If the cards come right, it can be done on day 7 of week 1.
"""


def test_a_hint_is_the_choice_the_reason_and_the_goal(position: Path, capsys: Capture) -> None:
    assert run(capsys, "hint", position) == (
        "Announce a cohort: 4 Bärfolk (“cohort barfolk 4”).\n"
        "It draws 2 cards more, and a cohort costs nothing.\n" + GOAL,
        "",
    )


def test_a_program_gets_the_plan_too(tmp_path: Path, capsys: Capture) -> None:
    game = table(hand="lord.barfolk×3", board=LAND, tokens=MINE)
    out, _ = run(capsys, "hint", written(game, tmp_path), "--json")
    told = json.loads(out)
    assert told["seat"] == "p1"
    assert told["choice"].startswith("build city-")
    assert told["plan"][0] == "pay lord.barfolk×3"
    assert told["reason"]["id"] == "hint-city-built"
    assert told["why"].startswith("The turn brings 4 points: there is a new city of level 4 on r0c")


def test_the_same_seed_gives_the_same_hint(tmp_path: Path, capsys: Capture) -> None:
    hand = "supply×3 friman.barfolk weapon.islanders"
    path = written(table(hand=hand, board=LAND, tokens=MINE, heroes={"p1": "r0c0"}), tmp_path)
    one, other, default = (
        run(capsys, "hint", path, "--json", *seed)
        for seed in (("--seed", "0"), ("--seed", "0"), ())
    )
    assert one == other == default


def test_what_leaves_no_choice_is_said_so(tmp_path: Path, capsys: Capture) -> None:
    out, _ = run(capsys, "hint", written(table(board=LAND, tokens=MINE), tmp_path))
    assert "(“end”).\nNothing else is possible.\n" in out


# Where there is nothing to advise


def test_somebody_who_is_not_asked_gets_no_hint(position: Path, capsys: Capture) -> None:
    assert run(capsys, "hint", position, "--seat", "p2", expect=2) == (
        "",
        "It is not this player who decides now, but the Bärfolk. (B2)\n",
    )


@pytest.mark.parametrize("seat", [(), ("--seat", "p1")])
def test_chance_gets_no_hint(seat: tuple[str, ...], tmp_path: Path, capsys: Capture) -> None:
    game = table(hand="supply lord.barfolk", board=LAND, tokens=MINE)
    say(game, "end", "top supply")
    path = written(game, tmp_path)
    assert run(capsys, "hint", path, *seat, expect=2) == (
        "",
        "Chance decides now: there is nothing to advise.\n",
    )


def test_a_finished_game_gets_no_hint(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    path.write_text(recorded(), encoding="utf-8")
    assert run(capsys, "hint", path, expect=2) == ("", "The game is over. (B10.3)\n")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--seat", "p9"], "“p9” is no player; players are p1 to p6.\n"),
        (["--seat", "p5"], "p5 does not play at this table.\n"),
    ],
)
def test_a_mistake_is_one_sentence(
    argv: list[str], sentence: str, position: Path, capsys: Capture
) -> None:
    assert run(capsys, "hint", position, *argv, expect=2) == ("", sentence)


def test_a_missing_file_is_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    _, err = run(capsys, "hint", tmp_path / "none.txt", expect=2)
    assert err.endswith("none.txt cannot be read: No such file or directory.\n")


# In a game


def test_a_player_may_ask_for_a_hint_and_nothing_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    records = []
    for place, typed in enumerate(("hint\nhint\n", "")):
        monkeypatch.setattr("sys.stdin", io.StringIO(f"faction islanders\n{typed}quit\n"))
        path = tmp_path / f"game-{place}.txt"
        out, _ = run(capsys, "play", "--seed", "3", "--save", path)
        records.append(path.read_text(encoding="utf-8"))
        if typed:
            _, _, one, two, _ = out.split("> ")
            choice, why, *_ = one.splitlines()
            assert choice.endswith("”).")
            assert why.endswith(".")
            assert one == two
    assert records[0] == records[1]
