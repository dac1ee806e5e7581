"""What is installed has everything in it that a game needs."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
LEFT = {".pyc"}
"""What Python makes again."""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of the wheel, built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_package_has_the_code_the_messages_and_the_built_pages(packed: set[str]) -> None:
    ours = [path for path in (SOURCES / "battalia").rglob("*") if path.is_file()]
    files = {path.relative_to(SOURCES).as_posix() for path in ours if path.suffix not in LEFT}
    assert "battalia/server/page/index.html" in files, "the pages are built: make page"
    assert files - packed == set()


def test_the_package_has_the_rules_in_every_language(packed: set[str]) -> None:
    rules = ROOT / "docs" / "rules"
    files = {path.relative_to(rules).as_posix() for path in rules.rglob("*") if path.is_file()}
    assert {"base.md", "stormgates.md", "de/base.md"} <= files
    assert {f"battalia/rules_text/{name}" for name in files} - packed == set()
