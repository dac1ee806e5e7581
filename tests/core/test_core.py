"""The compiled core plays as the source that it is made of.

``make core`` compiles it into ``build/core``, which takes minutes. Without it, what is made ready
for the compiler is tried interpreted: the same files, and the same must come of them.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from battalia import __version__

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CORE = ROOT / "build" / "core"
LIBRARY = sysconfig.get_config_var("EXT_SUFFIX")
FIRST = 100
"""The first game."""
BATCH = 20
"""So many games are a case."""


def compiling() -> ModuleType:
    """``compiling.py``, which is of the build and not of the package."""
    spec = importlib.util.spec_from_file_location("compiling", ROOT / "compiling.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["compiling"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, made ready for the compiler."""
    folder = tmp_path_factory.mktemp("prepared")
    assert compiling().prepare(folder)
    return folder


@pytest.fixture(scope="session")
def compiled(prepared: Path) -> Path:
    """The package with the compiled core."""
    stamp = CORE / compiling().STAMP
    if not stamp.exists() or stamp.read_text() != compiling().digest(prepared):
        pytest.skip("the core is not compiled as the rules are now: make core")
    return CORE


def run(package: Path, *words: str, **variables: str) -> str:
    """What a program prints with this package."""
    # Sets of texts have no order of their own.
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0", **variables}
    done = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def run_prepared(package: Path, program: str, *words: str) -> str:
    """The same with files that are not compiled, though made ready for it."""
    start = (
        "import builtins, runpy, sys;"
        "builtins.mypyc_attr = lambda **said: lambda kind: kind;"
        "del sys.argv[0];"
        "runpy.run_path(sys.argv[0], run_name='__main__')"
    )
    return run(package, "-c", start, program, *words)


def interpreted(*words: str) -> str:
    return run(ROOT / "src", *words, BATTALIA_PURE="1")


def test_the_files_for_the_compiler_play_the_same_games(prepared: Path) -> None:
    games = (str(HERE / "differing.py"), "0", "8")
    assert run_prepared(prepared, *games) == interpreted(*games)


def test_native_classes_are_like_structures(prepared: Path) -> None:
    kinds = str(HERE / "kinds.py")
    assert run_prepared(prepared, kinds) == interpreted(kinds)


@pytest.mark.slice(3)
@pytest.mark.parametrize("batch", range(100))
def test_compiled_and_interpreted_rules_play_the_same_games(compiled: Path, batch: int) -> None:
    games = (str(HERE / "differing.py"), str(FIRST + batch * BATCH), str(BATCH))
    assert run(compiled, *games) == interpreted(*games)


def test_compiled_classes_are_like_structures(compiled: Path) -> None:
    kinds = str(HERE / "kinds.py")
    assert run(compiled, kinds) == interpreted(kinds)


def test_the_interpreted_rules_can_be_chosen_where_others_lie_beside_them(
    tmp_path: Path,
) -> None:
    source = ROOT / "src" / "battalia"
    built = shutil.ignore_patterns("*.so", "_values_of_*", "__pycache__")
    shutil.copytree(source / "engine", tmp_path / "battalia/engine", ignore=built)
    shutil.copy(source / "__init__.py", tmp_path / "battalia")
    (tmp_path / f"battalia/engine/terms{LIBRARY}").write_bytes(b"no library")
    asks = ("-c", "from battalia.engine import terms; print(terms.__file__)")
    with pytest.raises(AssertionError, match="ImportError"):
        run(tmp_path, *asks)
    assert run(tmp_path, *asks, BATTALIA_PURE="1").endswith("terms.py\n")


def test_the_version_says_which_rules_run_and_from_where() -> None:
    said = interpreted("-m", "battalia", "--version")
    assert said == f"battalia {__version__} (interpreted, {ROOT / 'src' / 'battalia'})\n"


def test_the_version_says_where_the_compiled_rules_run(compiled: Path) -> None:
    said = run(compiled, "-m", "battalia", "--version")
    assert said == f"battalia {__version__} (compiled, {CORE / 'battalia'})\n"
