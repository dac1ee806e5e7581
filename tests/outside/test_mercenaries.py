"""The worked example of a module from outside, where it is installed and where it is not."""

import re
import subprocess
from pathlib import Path

import pytest

from battalia.engine import (
    Options,
    OptionsError,
    PositionError,
    RecordError,
    load,
    read_record,
    start,
)
from battalia.engine.modules import OUTSIDE
from outside.packages import battalia, run
from refusals import refuses

HERE = Path(__file__).parent
LAWS = HERE.parent / "laws"
MISSING = "it is not installed: mercenaries"


def passed(tests: "subprocess.CompletedProcess[str]") -> int:
    assert tests.returncode == 0, tests.stdout[-6000:] + tests.stderr
    found = re.search(r"(\d+) passed", tests.stdout)
    assert found is not None
    return int(found[1])


PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_it_plays_by_its_rules_and_everything_else_works_with_it(mercenaries: Path) -> None:
    assert passed(run(mercenaries, *PYTEST, HERE / "with_mercenaries.py")) >= 25


@pytest.mark.parametrize(
    ("file", "names", "least"),
    [
        ("test_laws.py", "in_a_rich_game or dead_end or read_back", 3),
        ("test_leaks.py", "view_options_and_explain or events_do_not", 2),
        ("test_no_trace.py", "hangs_in_the_rules or base_game", 4),
    ],
)
@pytest.mark.slice(1)
def test_the_laws_of_the_game_hold_with_it(
    mercenaries: Path, file: str, names: str, least: int
) -> None:
    """Random tables have it on wherever it is installed (``random_options``)."""
    assert passed(run(mercenaries, *PYTEST, LAWS / file, "-k", names)) >= least


def test_agents_say_its_choices_and_observe_nothing_hidden_of_it(mercenaries: Path) -> None:
    files = [HERE.parent / "research" / f"test_{name}.py" for name in ("actions", "encoding")]
    names = "own_words or says_the_words or changes_no_cell or new_one_sees"
    assert passed(run(mercenaries, *PYTEST, *files, "-k", names)) == 4


def test_the_commands_play_with_it(mercenaries: Path, tmp_path: Path) -> None:
    listed = battalia(mercenaries, "modules")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert listed.stdout.startswith("mercenaries: Wandering mercenaries. ")
    played = battalia(
        mercenaries,
        *("simulate", "-n", "3", "--all-options", "--expansion", "--module", "mercenaries"),
        *("--check", "20", "--pairs", "--records", tmp_path),
    )
    assert (played.returncode, played.stderr) == (0, ""), played.stdout
    assert "mercenaries" in played.stdout
    record = tmp_path / "game-1.txt"
    assert '[modules ["mercenaries"]]' in record.read_text(encoding="utf-8")
    told = battalia(mercenaries, "show", record)
    assert told.returncode == 0, told.stderr
    # Without the package the record names what is missing.
    gone = battalia(tmp_path, "show", record)
    assert gone.returncode == 2
    assert MISSING in gone.stderr
    assert len(gone.stderr.splitlines()) == 1


def test_off_nothing_plays_otherwise_than_where_it_is_not_installed(
    mercenaries: Path, tmp_path: Path
) -> None:
    """The same games, choice by choice; the schema of the messages is the same as well."""
    for place, site in (("with", mercenaries), ("without", tmp_path)):
        game = ("-n", "1", "--seed", "3", "--players", "2", "--weeks", "1", "--bot", "steady")
        played = battalia(site, "simulate", *game, "--records", tmp_path / place)
        assert played.returncode == 0, played.stderr
    one, other = (tmp_path / place / "game-3.txt" for place in ("with", "without"))
    assert one.read_bytes() == other.read_bytes()
    assert battalia(mercenaries, "schema").stdout == battalia(tmp_path, "schema").stdout


# Where it is not installed.


def test_nothing_is_installed_where_the_other_tests_run() -> None:
    assert OUTSIDE.modules == ()
    assert OUTSIDE.broken == {}


def test_a_table_a_record_and_a_position_without_their_module_are_refused_in_one_sentence() -> None:
    wanted = Options(modules=("mercenaries",))
    with refuses(OptionsError, MISSING):
        start(wanted)
    with refuses(PositionError, MISSING):
        load('{"position": 1, "options": {"modules": ["mercenaries"]}}')
    with refuses(RecordError, MISSING):
        read_record('[Battalia 1]\n[Rules 3]\n[modules ["mercenaries"]]\n')


def test_without_any_module_the_command_says_so(tmp_path: Path) -> None:
    listed = battalia(tmp_path, "modules")
    assert (listed.returncode, listed.stdout) == (0, "No installed package brings a module.\n")
    refused = battalia(tmp_path, "simulate", "-n", "1", "--module", "mercenaries")
    assert refused.returncode == 2
    assert refused.stderr == f"More modules: {MISSING}.\n"
    refused = battalia(tmp_path, "simulate", "--all-options", "--module", "mercenaries")
    assert refused.stderr == f"More modules: {MISSING}.\n"
