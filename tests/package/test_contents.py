"""What is packed has everything in it that a game needs, and nothing else."""

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import battalia
from package.installing import ROOT

SOURCES = ROOT / "src"
LEFT = ("*.pyc", "*.so", "_values_of_*")
"""What is made again: by Python, and by ``make compiled``."""
PAGES = {"battalia/server/page/index.html", "battalia/server/docs_site/index.html"}


@pytest.fixture(scope="module")
def packed(wheel: Path) -> set[str]:
    """The files of the wheel."""
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def sent(sdist: Path) -> set[str]:
    """The files of the sdist, below its one folder."""
    with tarfile.open(sdist) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_the_package_has_the_code_the_messages_and_the_built_pages(packed: set[str]) -> None:
    ours = [path for path in (SOURCES / "battalia").rglob("*") if path.is_file()]
    kept = [path for path in ours if not any(map(path.match, LEFT))]
    files = {path.relative_to(SOURCES).as_posix() for path in kept}
    assert files >= PAGES, "the pages are built: make page site"
    assert files - packed == set()


def test_the_package_has_the_rules_in_every_language(packed: set[str]) -> None:
    rules = ROOT / "docs" / "rules"
    files = {path.relative_to(rules).as_posix() for path in rules.rglob("*") if path.is_file()}
    assert {"base.md", "stormgates.md", "de/base.md"} <= files
    assert {f"battalia/rules_text/{name}" for name in files} - packed == set()


def test_the_sdist_has_what_the_package_is_made_of_and_nothing_else(sent: set[str]) -> None:
    assert {f"src/{page}" for page in PAGES} <= sent
    alone = {name for name in sent if not name.startswith(("src/battalia/", "docs/rules/"))}
    assert alone == {
        ".gitignore",
        "LICENSE",
        "PKG-INFO",
        "README.md",
        "compiling.py",
        "hatch_build.py",
        "pyproject.toml",
    }


def test_both_are_small(sdist: Path, wheel: Path) -> None:
    """What was learned counts by itself."""
    learned = sum(path.stat().st_size for path in (ROOT / "src").rglob("*.npz"))
    assert learned < 2_500_000
    assert max(sdist.stat().st_size, wheel.stat().st_size) - learned < 4_000_000


def test_the_version_is_told_in_one_place(wheel: Path, sdist: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert wheel.name == f"battalia-{battalia.__version__}-py3-none-any.whl"
    assert sdist.name == f"battalia-{battalia.__version__}.tar.gz"


def test_the_documentation_names_the_file_that_is_built(wheel: Path) -> None:
    told = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert set(re.findall(r"battalia-\S+?\.whl", told)) == {wheel.name}


BUILT = {"page": "make page", "docs_site": "make site"}
"""What is built into the server's folder, and how."""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources as a fresh clone has them, but for a front page in each folder that is built."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    left = shutil.ignore_patterns(*BUILT, "__pycache__")
    shutil.copytree(SOURCES / "battalia", tmp_path / "src" / "battalia", ignore=left)
    for name in BUILT:
        folder = tmp_path / "src" / "battalia" / "server" / name
        folder.mkdir()
        (folder / "index.html").touch()
    return tmp_path


def pack(kind: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
@pytest.mark.parametrize("name", BUILT)
def test_nothing_is_packed_without_what_is_built(kind: str, name: str, clone: Path) -> None:
    shutil.rmtree(clone / "src" / "battalia" / "server" / name)
    done = pack(kind, clone)
    assert (done.returncode, done.stderr) == (
        1,
        f"src/battalia/server/{name} is not built, so it cannot be packed: run “{BUILT[name]}”.\n",
    )
    assert not list(clone.glob("dist/*"))


def test_a_checkout_is_installed_before_anything_is_built(clone: Path) -> None:
    for name in BUILT:
        shutil.rmtree(clone / "src" / "battalia" / "server" / name)
    assert pack("wheel:editable", clone).returncode == 0
