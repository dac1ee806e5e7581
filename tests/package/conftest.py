"""The package as strangers get it: built from this checkout, installed outside of it."""

import subprocess
from pathlib import Path

import pytest

from package.installing import ROOT, Environment, clean_environment, ready


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist and the wheel that was made from it, as for the container."""
    ready()
    folder = tmp_path_factory.mktemp("built")
    command = [ROOT / "deploy" / "image" / "wheel", folder]
    subprocess.run(command, check=True, env=clean_environment(), capture_output=True)
    return folder


@pytest.fixture(scope="session")
def sdist(built: Path) -> Path:
    (file,) = built.glob("*.tar.gz")
    return file


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    (file,) = built.glob("*.whl")
    return file


@pytest.fixture(scope="session")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What ``pip install battalia`` gives."""
    return Environment.with_pip(tmp_path_factory.mktemp("base"), str(wheel))


@pytest.fixture(scope="session")
def server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What is in the container."""
    folder = tmp_path_factory.mktemp("server")
    command = [ROOT / "deploy" / "image" / "install", wheel, folder]
    subprocess.run(command, check=True, env=clean_environment(), capture_output=True)
    return Environment(folder)
