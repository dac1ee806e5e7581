"""Lines of play from fixed positions: any change of what is offered changes a count.

Where a rule was changed on purpose, look at the difference and write the table anew:

    battalia perft --table tests/perft/counts.toml --write

What is too deep for the tests is counted by the same command without ``--write``.
"""

from pathlib import Path

import pytest

from battalia.cli.perft import divided, lines_of_play, position_beside, read_table
from battalia.engine import CHANCE, Game, load, play, save
from commands import run
from positions import table

TABLE = Path(__file__).parent / "perft" / "counts.toml"
COUNTS = read_table(TABLE)
MOST = 5_000
"""So many lines are counted here; more are left to the command."""


@pytest.mark.parametrize("name", COUNTS)
def test_there_are_as_many_lines_of_play_as_before(name: str) -> None:
    game = position_beside(TABLE, name)
    counts = [lines for lines in COUNTS[name] if lines <= MOST]
    assert [lines_of_play(game, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_position_beside_the_table_is_counted() -> None:
    assert sorted(COUNTS) == sorted(file.stem for file in TABLE.parent.glob("*.json"))


def test_partners_who_are_asked_at_once_both_begin_lines() -> None:
    game = position_beside(TABLE, "teams")
    assert len(game.lanes) == 2
    beginners = {seat for seat, _, _ in divided(game, 1)}
    assert beginners == set(game.asked)
    assert len(beginners) == 2


def test_what_may_be_done_at_any_time_begins_lines_too() -> None:
    game = position_beside(TABLE, "potions")
    assert any(question.optional for question in game.asked.values())
    assert {seat for seat, _, _ in divided(game, 1)} == set(game.asked)


def test_each_answer_of_chance_is_a_line_and_counts_once() -> None:
    game = position_beside(TABLE, "set-up")
    assert set(game.asked) == {CHANCE}
    assert lines_of_play(game, 1) == len(game.asked[CHANCE].options)


def test_counting_changes_nothing() -> None:
    game = position_beside(TABLE, "battle")
    before = save(game)
    lines_of_play(game, 3)
    assert save(game) == before


def test_a_game_that_is_over_has_no_line() -> None:
    game = _over()
    assert lines_of_play(game, 1) == lines_of_play(game, 2) == 0


def _over() -> Game:
    game = table(2, day=7, turn="p2", weeks=1)
    while game.asked:
        seat, question = next(iter(game.asked.items()))
        play(game, seat, question.options[-1])
    return game


# The command.


def test_the_command_counts_depth_by_depth(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = run(capsys, "perft", TABLE.parent / "teams.json", "--depth", "3")
    assert out == "".join(
        f"{depth}  {lines:,}\n" for depth, lines in enumerate(COUNTS["teams"][:3], 1)
    )


def test_the_parts_of_a_divided_count_make_up_the_whole(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = TABLE.parent / "battle.json"
    out, _ = run(capsys, "perft", file, "--depth", "3", "--divide")
    *parts, _, _, whole = out.splitlines()
    game = load(file.read_bytes())
    names = [
        f"p{seat + 1}: {game.rules.notation.text(choice)}" for seat, choice, _ in divided(game, 1)
    ]
    assert [part.rpartition("  ")[0] for part in parts] == names
    counts = [int(part.rpartition("  ")[2]) for part in parts]
    assert sum(counts) == int(whole.split()[1]) == COUNTS["battle"][2]


def test_a_table_is_written_as_deep_as_it_was_and_then_agrees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("battle", "teams"):
        (tmp_path / f"{name}.json").write_bytes((TABLE.parent / f"{name}.json").read_bytes())
    counts = tmp_path / "counts.toml"
    counts.write_text("battle = [0, 0]\n", encoding="utf-8")
    out, _ = run(capsys, "perft", "--table", counts, expect=1)
    assert out.splitlines() == [
        f"battle, depth 1: {COUNTS['battle'][0]} lines of play, the table says 0.",
        f"battle, depth 2: {COUNTS['battle'][1]} lines of play, the table says 0.",
        "2 of 2 counts are not as the table says.",
    ]
    run(capsys, "perft", "--table", counts, "--write")
    assert read_table(counts) == {"battle": COUNTS["battle"][:2], "teams": COUNTS["teams"][:3]}
    out, _ = run(capsys, "perft", "--table", counts)
    assert out == "All counts are as the table says: 5.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["{position}", "--depth", "0"], "The depth must be at least 1."),
        (["{position}", "--write"], "--write needs a table: --table FILE."),
        (["--table", "{wrong}"], "is no table of counts: "),
        (["--table", "{missing}"], "none.json cannot be read: No such file or directory."),
        ([], "One of the arguments POSITION --table is required; see battalia perft --help."),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = {"position": TABLE.parent / "battle.json"}
    for name, text in (("wrong", "battle = 4\n"), ("missing", "none = [4]\n")):
        names[name] = tmp_path / name
        names[name].write_text(text, encoding="utf-8")
    out, err = run(capsys, "perft", *(word.format(**names) for word in words), expect=2)
    assert out == ""
    assert sentence in err
    assert err.endswith(".\n")
    assert err.count("\n") == 1
