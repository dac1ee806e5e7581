"""Environments that know nothing of this checkout."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.serving import Served

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.prefix) / "packaging"
"""pipx, uv, a linter for the Dockerfile, and in ``wheels`` all that they would download."""
OURS = ("BATTALIA_", "PIP_", "PIPX_", "PYTHON", "UV_", "VIRTUAL_ENV", "XDG_")
"""The beginnings of variables that must not reach a clean environment."""


def ready() -> None:
    if not (TOOLS / "wheels").is_dir():
        pytest.fail("the tools that install packages are not there: make test puts them there")


def clean_environment(**more: str) -> dict[str, str]:
    """The variables of somebody who has never seen this checkout and downloads from a folder."""
    found = {name: text for name, text in os.environ.items() if not name.startswith(OURS)}
    wheels = str(TOOLS / "wheels")
    return {
        **found,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), found["PATH"]]),
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": wheels,
        "PIP_CONFIG_FILE": os.devnull,
        "UV_NO_INDEX": "1",
        "UV_FIND_LINKS": wheels,
        "UV_NO_CONFIG": "1",
        "UV_OFFLINE": "1",
        "UV_PYTHON": sys.executable,
        **more,
    }


class Environment:
    """A virtual environment outside of the checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"
        self.battalia = folder / "bin" / "battalia"

    @classmethod
    def with_pip(cls, folder: Path, *wanted: str) -> "Environment":
        """With this installed, and what it needs."""
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        environment = cls(folder)
        pip = f"-m pip --python {environment.python} install --quiet".split()
        command: list[str | Path] = [TOOLS / "bin" / "python", *pip, *wanted]
        subprocess.run(command, check=True, env=clean_environment(), capture_output=True)
        return environment

    def run(
        self, *words: str | Path, said: str = "", **variables: str
    ) -> "subprocess.CompletedProcess[str]":
        """A command with the program in this environment, started far from the checkout."""
        return subprocess.run(
            words,
            cwd=self.folder,
            env=clean_environment(**variables),
            input=said,
            capture_output=True,
            text=True,
            check=False,
        )


@contextmanager
def serving(
    command: list[str | Path], folder: Path, variables: Mapping[str, str] | None = None
) -> Iterator[Served]:
    """A server that this command starts on a free port, its tables in this folder."""
    database = f"sqlite:///{folder / 'tables.db'}"
    process = subprocess.Popen(
        [*command, "serve", "--port", "0", "--database", database],
        cwd=folder,
        env=clean_environment(**(variables or {})),
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    served = Served(process)
    try:
        yield served
    finally:
        if process.poll() is None:
            served.stop()
