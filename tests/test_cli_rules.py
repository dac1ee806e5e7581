"""The command `battalia rules`, and how `battalia` answers mistakes."""

import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from battalia import rulebook
from battalia.cli import main, rules_index


def write(root: Path, file: str, text: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def cite(numbers: Iterable[str]) -> str:
    quoted = ", ".join(f'"{number}"' for number in numbers)
    return f"import pytest\n\n@pytest.mark.rule({quoted})\ndef test_it(): ...\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout in which every rule of the complete books is tested."""
    shutil.copytree(Path(__file__).parents[1] / "docs" / "rules", tmp_path / "docs" / "rules")
    monkeypatch.setattr(rulebook, "repository", lambda: tmp_path)
    numbers = [rule.number for rule in rulebook.rules(*rules_index.COMPLETE_BOOKS)]
    write(tmp_path, "tests/test_all.py", cite(numbers))
    write(tmp_path, "src/battalia/engine/board.py", '"""The board (B0.9)."""\n')
    write(tmp_path, rules_index.FILE, rules_index.index(tmp_path))
    return tmp_path


# Reading


def test_a_number_prints_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "b4.2"]) == 0
    assert capsys.readouterr().out == "**B4.2** Only on empty, existing spaces.\n"


def test_a_chapter_number_prints_the_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "B2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("## B2 The turn\n\nSteps in order")
    assert "**B2.7**" in out


def test_words_print_the_rules_that_contain_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hammer", "of", "strato", "chosen"]) == 0
    assert capsys.readouterr().out.startswith("**B6.2 Hammer of Strato**")


def test_without_words_the_table_of_contents_is_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "B4 Building — B4.1 to B4.7" in lines
    assert "S17 Not covered — S17" in lines


# Mistakes


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["rules", "B99"], "There is no rule B99."),
        (["rules", "zeppelin"], "No rule contains the word “zeppelin”."),
        (["rules", "zep", "pelin"], "No rule contains all of the words “zep”, “pelin”."),
        (["rules", "--frob"], "Unrecognized arguments: --frob; see battalia --help."),
        (
            ["rules", "--check", "B4"],
            "Numbers and words cannot be combined with --index or --check.",
        ),
        (
            ["rules", "--check", "--index"],
            "Argument --index: not allowed with argument --check; see battalia rules --help.",
        ),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"{sentence}\n")


def test_an_unknown_command_is_answered_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dance"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "'dance'" in captured.err


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "examples:" in capsys.readouterr().out


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rulebook, "chapters", interrupt)
    assert main(["rules"]) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    program = "import sys; from battalia.cli import main; sys.exit(main(['rules', 'a']))"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


# The index


def test_code_cites_rules_in_docstrings_and_comments(tmp_path: Path) -> None:
    write(
        tmp_path,
        "src/battalia/engine/board.py",
        '''\
"""The board (B0.9)."""

SIDE = 7  # noqa: B008


class Board:
    """Cards on spaces."""

    spaces: int
    """B4.2"""

    def fits(self) -> str:
        # Roads match (B4.5, S1.1).
        return "B4.6"
''',
    )
    write(tmp_path, "src/battalia/engine/catalogue/costs.toml", "# B3.3\nhero = 3  # B3.7\n")
    board, costs = "src/battalia/engine/board.py", "src/battalia/engine/catalogue/costs.toml"
    assert rules_index.cited_by_code(tmp_path) == [
        rules_index.Citation(board, "", "B0.9"),
        rules_index.Citation(board, "Board", "B4.2"),
        rules_index.Citation(board, "Board.fits", "B4.5"),
        rules_index.Citation(board, "Board.fits", "S1.1"),
        rules_index.Citation(costs, "", "B3.3"),
        rules_index.Citation(costs, "", "B3.7"),
    ]


def test_tests_cite_rules_by_marker(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tests/test_board.py",
        '''\
"""B9.1 is only mentioned."""
import pytest

pytestmark = pytest.mark.rule("B4.1")


@pytest.mark.rule("B4.2", "B4.3")
def test_function(): ...


@pytest.mark.rule("B4.4")
class TestClass:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("B4.5"))])
    def test_method(self, n): ...
''',
    )
    assert [(c.name, c.number) for c in rules_index.cited_by_tests(tmp_path)] == [
        ("", "B4.1"),
        ("TestClass", "B4.4"),
        ("TestClass.test_method", "B4.5"),
        ("test_function", "B4.2"),
        ("test_function", "B4.3"),
    ]


def test_the_index_leads_from_a_rule_to_code_and_tests(checkout: Path) -> None:
    page = rules_index.index(checkout)
    test = "- `test_all.py`\n  - `test_it`\n"
    assert f"\n#### B0.9 Board\n\n- `engine/board.py`\n{test}" in page
    assert f"\n#### S1.1\n\n{test}" in page


def test_a_chapter_cited_as_a_whole_has_a_place_of_its_own(checkout: Path) -> None:
    write(checkout, "src/battalia/engine/battle.py", '"""Battle (B8)."""\n')
    page = rules_index.index(checkout)
    assert "\n#### B8 as a whole\n\n- `engine/battle.py`\n\n" in page


def test_a_checkout_in_order_passes_the_check(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--check"]) == 0
    assert "rules are tested" in capsys.readouterr().out


def test_an_untested_rule_fails_the_check(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = rulebook.rules(*rules_index.COMPLETE_BOOKS)
    numbers = [rule.number for rule in rules if rule.number not in ("B4.6", "S1.3")]
    write(checkout, "tests/test_all.py", cite(numbers))
    main(["rules", "--index"])
    capsys.readouterr()
    assert main(["rules", "--check"]) == 1
    assert capsys.readouterr().out == "B4.6 has no test.\nS1.3 has no test.\n"


def test_an_unknown_citation_fails_the_check(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(checkout, "src/battalia/engine/ghost.py", 'def haunt():\n    """B4.99"""\n')
    write(checkout, "tests/test_ghost.py", cite(["B16.1"]))
    main(["rules", "--index"])
    capsys.readouterr()
    assert main(["rules", "--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "src/battalia/engine/ghost.py (haunt) cites B4.99, which is no rule.",
        "tests/test_ghost.py (test_it) cites B16.1, which is no rule.",
    ]


def test_a_stale_index_fails_the_check(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(checkout, "src/battalia/engine/road.py", '"""Roads (B0.7)."""\n')
    assert main(["rules", "--check"]) == 1
    assert "docs/rules-index.md is out of date" in capsys.readouterr().out
    assert main(["rules", "--index"]) == 0
    assert main(["rules", "--check"]) == 0


def test_outside_a_checkout_the_index_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rulebook, "repository", lambda: None)
    assert main(["rules", "--index"]) == 2
    assert "checkout" in capsys.readouterr().err
