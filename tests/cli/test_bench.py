"""`battalia bench`."""

import json
import sys
import types
from typing import Any

import pytest

from battalia.cli import bench
from commands import run

Capture = pytest.CaptureFixture[str]


def test_speed_is_measured_by_players_and_weeks(capsys: Capture) -> None:
    out, _ = run(capsys, "bench", "--seconds", "0.01", "--json")
    rows = json.loads(out)
    assert [(row["table"], row["week"]) for row in rows] == [
        (table, week) for table in bench.TABLES for week in (1, 2, 3, 4, 0)
    ]
    for row in rows:
        if row["week"] in (0, 1):
            assert row["choices_per_second"] > row["decisions_per_second"] > 0
            assert row["copies_per_second"] > 0
            assert row["saved_bytes"] > 1000
    assert rows[4]["games_per_second"] > 0
    costs = {row["table"]: row["cost_per_choice"] for row in rows if not row["week"]}
    assert costs.pop("base-4") == 1
    assert all(cost > 0 for cost in costs.values())


def test_speed_is_shown_as_a_table(capsys: Capture) -> None:
    out, _ = run(capsys, "bench", "--seconds", "0.01")
    assert "Bytes" in out
    assert "6 all" in out
    assert "22–28" in out


def test_a_peer_is_compared_where_it_is_installed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Game:
        """Plays nothing, for ever."""

        state = types.SimpleNamespace(num_turns=0)

        def __init__(self, players: list[Any]) -> None:
            assert len(players) == 4

        def winning_color(self) -> None:
            return None

        def play_tick(self) -> None:
            return None

        def copy(self) -> None:
            return None

    colours = types.SimpleNamespace(RED=1, BLUE=2, WHITE=3, ORANGE=4)
    module: Any = types.ModuleType("catanatron")
    module.Game, module.Color, module.RandomPlayer = Game, colours, lambda colour: colour
    monkeypatch.setitem(sys.modules, "catanatron", module)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name)
    monkeypatch.setattr(bench, "SLICE", 0.02)
    out, _ = run(capsys, "bench", "--peer", "catanatron", "--seconds", "0.1")
    assert "Compared with catanatron" in out
    assert "Median ratio" in out
    numbers, _ = run(capsys, "bench", "--peer", "catanatron", "--seconds", "0.1", "--json")
    assert json.loads(numbers)["copies"][2] > 0


def test_the_environment_for_learning_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed (battalia[research])")
    from battalia.cli import bench_research

    monkeypatch.setattr(bench_research, "SLICE", 0.01)
    monkeypatch.setattr(bench_research, "GAMES", 4)
    out, _ = run(capsys, "bench", "--research", "--seconds", "0.01", "--json")
    numbers = json.loads(out)
    assert [row["table"] for row in numbers["tables"]] == list(bench_research.MEASURED)
    assert all(0 < row["decisions"] < row["words"] for row in numbers["tables"])
    assert all(numbers["many"][name] > 0 for name in ("one", "two", "ratio"))
    printed, _ = run(capsys, "bench", "--research", "--seconds", "0.01")
    assert "everything" in printed
    assert "step_many" in printed
