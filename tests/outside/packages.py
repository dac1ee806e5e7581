"""Packages with modules, really installed into a folder of their own, and programs that see them.

What a package brings is loaded when the game is, so whatever plays with it runs in a process of its
own: the other tests know nothing of it.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def install(package: Path, site: Path) -> None:
    """Installs a package as anybody would, but for the network."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-warn-conflicts"]
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "install",
        *options,
        "--target",
        site,
        package,
    ]
    subprocess.run(pip, check=True, cwd=site)


def write_package(site: Path, name: str, files: dict[str, str], lore: bool = False) -> None:
    """A small package as it lies there once it is installed: ``module``, whose file is the package
    itself, and its texts."""
    folder = site / name.replace("-", "_")
    info = site / f"{folder.name}-1.0.dist-info"
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    entries = f"[battalia.modules]\n{name} = {folder.name}\n"
    if lore:
        entries += f"[battalia.lore]\n{name} = {folder.name}.lore\n"
    (info / "entry_points.txt").write_text(entries)


def run(site: Path, *command: str | Path) -> "subprocess.CompletedProcess[str]":
    """Python with what is installed there."""
    known = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(known), "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


BATTALIA = "import sys; from battalia.cli import main; sys.exit(main(sys.argv[1:]))"


def battalia(site: Path, *arguments: str | Path) -> "subprocess.CompletedProcess[str]":
    """The command, with what is installed there."""
    return run(site, "-c", BATTALIA, *arguments)
