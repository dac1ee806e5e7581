"""What this machine lacks for `make play` and for the tests is said in one sentence; tests that
share something are run by one process."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def play(folder: Path, python: str) -> list[str]:
    """What is said where there is no environment yet, and this is the Python."""
    made = subprocess.run(
        ["make", "play", f"VENV={folder / 'venv'}", f"PYTHON={python}"],
        cwd=ROOT,
        # Not as a part of a make that runs the tests.
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
        capture_output=True,
        text=True,
    )
    assert made.returncode != 0
    assert not (folder / "venv").exists()
    return [*made.stdout.splitlines(), *made.stderr.splitlines()]


@pytest.mark.parametrize(
    ("refuses", "told"),
    [
        ("version_info", "is older"),
        ("ensurepip", "needs Python with the modules venv and ensurepip"),
    ],
)
def test_a_python_that_will_not_do_is_named_in_one_sentence(
    tmp_path: Path, refuses: str, told: str
) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\ncase "$2" in *{refuses}*) exit 1;; esac\n')
    python.chmod(0o755)
    (line,) = play(tmp_path, str(python))
    assert told in line


def test_without_any_python_one_sentence_says_so(tmp_path: Path) -> None:
    (line,) = play(tmp_path, "no-such-python")
    assert "there is no no-such-python on this machine" in line


def test_browsers_that_cannot_be_had_are_named_in_one_sentence(tmp_path: Path) -> None:
    said = subprocess.run(
        ["/bin/sh", ROOT / "tools" / "browsers"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    (line,) = said.stderr.splitlines()
    assert all(name in line for name in ("Chromium", "Firefox", "WebKit"))


@pytest.mark.slice(0)
def test_one_process_runs_all_tests_of_a_file_of_the_server() -> None:
    command = [sys.executable, "-m", "pytest", "-n", "2", "-v", "tests/server/test_keys.py"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    by = re.findall(r"\[(gw\d)\].* PASSED", told)
    assert len(by) > 3
    assert len(set(by)) == 1
