"""The examples of the README work."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_a_whole_game_takes_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})
    assert capsys.readouterr().out.startswith("Outcome(reason='")
    assert len(code.splitlines()) == 10
