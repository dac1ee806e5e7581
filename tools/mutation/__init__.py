"""The parts of ``tools/mutate.py``: what is changed, which tests reach it, and what they say."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ENGINE = ROOT / "src" / "battalia" / "engine"
TESTS = ("tests/rules", "tests/laws")
BUILD = ROOT / "build" / "mutation"
"""What is kept between two runs."""


def modules() -> list[str]:
    """Every chapter and module of the engine: ``chapters/rows``, ``modules/fortune``."""
    return sorted(
        path.relative_to(ENGINE).with_suffix("").as_posix()
        for path in ENGINE.rglob("*.py")
        if path.name != "__init__.py"
    )


def path_of(module: str) -> Path:
    return ENGINE / f"{module}.py"


def plainly() -> dict[str, str]:
    """The environment in which pytest loads no plugin: the tests of rules and laws need none, and
    loading them takes longer than many a file of tests. All cases and examples are run."""
    return os.environ | {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "BATTALIA_TEST_ALL": "1",
        # Rules that are compiled stay what they are, whatever becomes of their source.
        "BATTALIA_PURE": "1",
    }
