"""A wheel with the compiled core, built from the sdist and installed where nothing else is."""

import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

import pytest

from package.installing import Environment, clean_environment


@pytest.fixture(scope="module")
def compiled(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What is installed where somebody asked for the compiled core."""
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        pytest.skip("this Python came without its headers")
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    # As pip builds it: what the build needs is found by a variable, not in the environment.
    command = [
        getattr(sys, "_base_executable", sys.executable),
        "-m",
        "hatchling",
        "build",
        "-t",
        "wheel",
    ]
    needed = sysconfig.get_path("purelib")
    variables = clean_environment(BATTALIA_COMPILE="1", PYTHONPATH=needed)
    subprocess.run(command, cwd=unpacked, env=variables, check=True, capture_output=True)
    (wheel,) = unpacked.glob("dist/*.whl")
    assert "none-any" not in wheel.name
    return Environment.with_pip(tmp_path_factory.mktemp("compiled"), str(wheel))


@pytest.mark.slice(0)
@pytest.mark.parametrize("pure", [False, True])
def test_computers_play_the_same_games_with_either_core(compiled: Environment, pure: bool) -> None:
    variables = {"BATTALIA_PURE": "1"} if pure else {}
    said = compiled.run(compiled.battalia, "--version", **variables)
    assert ("interpreted" if pure else "compiled") in said.stdout
    assert str(compiled.folder) in said.stdout
    done = compiled.run(compiled.battalia, "simulate", "-n", "2", "--weeks", "1", **variables)
    assert (done.returncode, done.stderr) == (0, "")
    assert "weeks 2" in done.stdout
