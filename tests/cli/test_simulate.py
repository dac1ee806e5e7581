"""`battalia simulate`."""

import itertools
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from battalia.bots import BOTS, RandomBot
from battalia.cli import simulate
from battalia.engine import Choice, Options, Reason, read_record, replay
from commands import run

Capture = pytest.CaptureFixture[str]


def test_games_are_summed_up(capsys: Capture) -> None:
    out, err = run(capsys, "simulate", "-n", "6", "--weeks", "1")
    assert err == ""
    assert "2 players" in out
    assert re.search(r"Games +│ +2 │ +2 │ +2 │ +6 │", out)
    assert re.search(r"Days +│ +7 \(7–7\) │", out)
    assert "weeks 6" in out
    assert "choices per second" in out


def test_the_results_come_as_json(capsys: Capture) -> None:
    out, _ = run(
        capsys, "simulate", "-n", "2", "--weeks", "1", "--players", "2", "--bot", "simple", "--json"
    )
    games = json.loads(out)["games"]
    assert [game["seed"] for game in games] == [1, 2]
    assert all(game["ending"] == "weeks" and not game["error"] for game in games)
    assert all(game["bots"] == ["simple", "simple"] for game in games)


def test_processes_share_the_work_and_change_nothing(capsys: Capture) -> None:
    argv = ["simulate", "-n", "6", "--weeks", "1", "--json", "--bot", "simple,random"]
    alone, _ = run(capsys, *argv)
    shared, _ = run(capsys, *argv, "--jobs", "2")

    def facts(text: str) -> list[dict[str, object]]:
        return [{**game, "seconds": 0} for game in json.loads(text)["games"]]

    assert facts(alone) == facts(shared)


def test_every_game_can_be_recorded(tmp_path: Path, capsys: Capture) -> None:
    run(capsys, "simulate", "-n", "3", "--seed", "8", "--weeks", "1", "--records", tmp_path / "all")
    files = sorted((tmp_path / "all").iterdir())
    assert [file.name for file in files] == ["game-10.txt", "game-8.txt", "game-9.txt"]
    for file in files:
        assert replay(read_record(file.read_text(encoding="utf-8"))).ended == "weeks"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_game_repeats_in_another_process(jobs: str, tmp_path: Path) -> None:
    records = []
    for seed in ("0", "4242"):
        folder = tmp_path / seed
        argv = ["simulate", "-n", "2", "--weeks", "1", "--records", str(folder), "--jobs", jobs]
        argv += ["--bot", "simple,random"]
        program = f"import sys; from battalia.cli import main; sys.exit(main({argv!r}))"
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, "-c", program], check=True, env=environment)
        records.append([file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())])
    assert records[0] == records[1]


def test_corrections_are_read_from_a_file(tmp_path: Path, capsys: Capture) -> None:
    file, games = tmp_path / "mine.toml", tmp_path / "games"
    file.write_text("[numbers]\nhand = 5\n", encoding="utf-8")
    run(capsys, "simulate", "-n", "1", "--weeks", "1", "--catalogue", file, "--records", games)
    (record,) = games.iterdir()
    options = read_record(record.read_text(encoding="utf-8")).options
    assert options.corrections == "[numbers]\nhand = 5\n"


def test_all_options_are_mixed_and_can_be_played(capsys: Capture) -> None:
    tables = simulate.all_options([2, 3, 4])
    assert len(tables) == len(set(map(str, tables))) > 1800
    few = tables[:24]
    assert {table.players for table in few} == {2, 3, 4}
    for name in ("advanced", "hard", "relics", "neutral_cities"):
        assert {getattr(table, name) for table in few} == {False, True}
    assert {table.weeks for table in tables} == {0, 2, 3, 4}
    run(capsys, "simulate", "-n", "6", "--all-options", "--bot", "simple")


def test_any_modules_are_mixed_and_counted_in_pairs(capsys: Capture) -> None:
    out, err = run(capsys, "simulate", "-n", "10", "--all-options", "--expansion", "--pairs")
    assert err == ""
    assert "6 players" in re.sub(r"\s+", " ", out.replace("┃", " "))
    assert "Games with both of two modules" in out
    tables = [simulate.any_table([2, 3, 4, 5, 6], seed) for seed in range(200)]
    for one, two in itertools.combinations(("royals", "trading", "fanatics", "valleys"), 2):
        assert any(getattr(table, one) and getattr(table, two) for table in tables)
    assert tables == [simulate.any_table([2, 3, 4, 5, 6], seed) for seed in range(200)]
    assert {table.players for table in tables} == {2, 3, 4, 5, 6}


def test_the_default_table_of_the_expansion_is_simulated(capsys: Capture) -> None:
    out, err = run(capsys, "simulate", "-n", "5", "--expansion", "--weeks", "1", "--check", "20")
    assert err == ""
    assert "weeks 5" in out


def test_the_laws_are_checked(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    run(capsys, "simulate", "-n", "1", "--players", "2", "--weeks", "1", "--check")
    monkeypatch.setattr(simulate, "broken_law", lambda game: Reason("law-ruins", "B1.1"))
    _, err = run(
        capsys, "simulate", "-n", "1", "--players", "2", "--weeks", "1", "--check", expect=1
    )
    assert err == (
        "Seed 1: BrokenLaw: after choice 0: the ruins lie on their space (B1.1). To repeat:"
        " battalia simulate -n 1 --seed 1 --players 2 --weeks 1 --bot random --check\n"
    )


def test_stalled_games_are_reported_with_how_to_repeat_them(capsys: Capture) -> None:
    out, err = run(
        capsys, "simulate", "-n", "2", "--players", "3", "--hard", "--limit", "90", expect=1
    )
    assert re.search(r"Stalled +│ +2 │", out)
    assert err.splitlines()[1] == (
        "Seed 2: no end after 90 choices. To repeat: battalia simulate"
        " -n 1 --seed 2 --players 3 --hard --bot random --limit 90"
    )


def test_a_mistake_in_a_game_does_not_hide_the_others(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clumsy(RandomBot):
        def choose(self, *args: object) -> Choice:
            raise ArithmeticError("lost count")

    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    _, err = run(capsys, "simulate", "-n", "2", "--bot", "clumsy", expect=1)
    assert err.count("ArithmeticError: lost count") == 2


def test_flags_say_which_table_it_was() -> None:
    options = Options(players=3, advanced=True, neutral_cities=False, weeks=2)
    from battalia.cli.table_options import option_flags

    assert option_flags(options) == "--players 3 --advanced --no-neutral-cities --weeks 2"
