"""What docs/arena.md shows works as shown."""

import re
from pathlib import Path

import pytest

from battalia.cli import main

TEXT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_example_in_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(code, {})
    out = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in out] == ["simple", "random"]
    assert "Estimate(mean=" in out[0]


def test_every_option_that_is_explained_exists(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert set(re.findall(r"(?<![-\w|])--[a-z][a-z-]*", TEXT)) <= options
