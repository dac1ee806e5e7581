"""Which tests reach a line, and how long each takes: found once for each file of tests.

Every file of tests runs under coverage by itself, and what it reached is kept until the engine, the
file or what the tests share is changed. Processor time is measured, not time on the wall, so that a
busy machine changes nothing.
"""

import ast
import functools
import gc
import hashlib
import subprocess
import sys
import time
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import coverage
import msgspec
import pytest

from mutation import BUILD, ENGINE, ROOT, modules, path_of, plainly
from mutation.mutants import Mutant

REACH = BUILD / "reach"


class Traced(msgspec.Struct):
    """What a file of tests did when nothing was changed."""

    digest: str
    seconds: dict[str, float]
    """Of processor time under coverage, by test."""
    failed: list[str]


def digest(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def engine_files() -> list[Path]:
    return [path for path in ENGINE.rglob("*") if path.suffix in (".py", ".toml")]


def shared_files() -> list[Path]:
    """What several files of tests use."""
    return [path for path in (ROOT / "tests").glob("*.py") if not path.name.startswith("test_")]


def test_files(places: Sequence[str]) -> list[Path]:
    """The files of tests in these folders; a file may be named itself."""
    found: list[Path] = []
    for place in places:
        path = ROOT / place
        found += sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
    return found


# Tracing.


def trace(files: Sequence[Path], jobs: int) -> list[Path]:
    """Traces the files that have changed since they were traced; which these were."""
    REACH.mkdir(parents=True, exist_ok=True)
    digests = {file: digest([file, *engine_files(), *shared_files()]) for file in files}
    stale = [file for file in files if not _is_fresh(file, digests[file])]

    def one(file: Path) -> None:
        print(f"which lines does {file.relative_to(ROOT)} reach?", file=sys.stderr, flush=True)
        command = [sys.executable, "-m", "mutation.reach", str(file), digests[file]]
        subprocess.run(command, cwd=ROOT / "tools", env=plainly(), check=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(one, stale))
    return stale


def _kept(file: Path, ending: str) -> Path:
    return REACH / f"{file.parent.name}-{file.stem}.{ending}"


def _is_fresh(file: Path, now: str) -> bool:
    kept = _kept(file, "json")
    return kept.exists() and msgspec.json.decode(kept.read_bytes(), type=Traced).digest == now


class Caches:
    """The engine's caches, but for those of classes: a class that is made again is another one, to
    which nothing belongs that was made before."""

    def __init__(self) -> None:
        self._found: list[functools._lru_cache_wrapper[object]] = []
        self._imported = 0

    def forget(self) -> None:
        """Empties them all. They are looked for only where something was imported since, as that
        takes longer than most tests."""
        if self._imported != len(sys.modules):
            self._imported = len(sys.modules)
            self._found = [one for one in gc.get_objects() if _is_cache(one)]
        for cache in self._found:
            cache.cache_clear()


def _is_cache(one: object) -> bool:
    if not isinstance(one, functools._lru_cache_wrapper):
        return False
    # What is not written in Python says nothing of itself.
    made = str(getattr(one.__wrapped__, "__annotations__", {}).get("return"))
    return one.__module__.startswith("battalia.engine.") and not made.startswith("type[")


class _Tracer:
    """Tells coverage which test runs."""

    def __init__(self, measured: coverage.Coverage, traced: Traced) -> None:
        self.measured = measured
        self.traced = traced
        self.caches = Caches()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        # What an earlier test has left in a cache would hide that this one needs it, too.
        self.caches.forget()
        self.measured.switch_context(item.nodeid)
        began = time.process_time()
        result = yield
        self.traced.seconds[item.nodeid] = time.process_time() - began
        self.measured.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.traced.failed.append(report.nodeid)


def _trace_here(file: Path, now: str) -> None:
    data = _kept(file, "coverage")
    data.unlink(missing_ok=True)
    measured = coverage.Coverage(data_file=str(data), config_file=False, include=[f"{ENGINE}/*"])
    traced = Traced(now, {}, [])
    measured.start()
    pytest.main(
        [str(file), f"--rootdir={ROOT}", "-p", "no:cacheprovider", "-p", "no:terminal"],
        plugins=[_Tracer(measured, traced)],
    )
    measured.stop()
    measured.save()
    _kept(file, "json").write_bytes(msgspec.json.encode(traced))


# Asking.


class Reach:
    """What is known of all these files of tests."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []
        self._data: list[coverage.CoverageData] = []
        for file in files:
            traced = msgspec.json.decode(_kept(file, "json").read_bytes(), type=Traced)
            self.seconds |= traced.seconds
            self.failed += traced.failed
            data = coverage.CoverageData(str(_kept(file, "coverage")))
            data.read()
            self._data.append(data)
        self._lines: dict[str, dict[int, set[str]]] = {}
        self._named: dict[str, set[tuple[str, int, str]]] = {}

    def by_line(self, module: str) -> dict[int, set[str]]:
        """The tests that reach each line; "" stands for the import."""
        if module not in self._lines:
            lines: dict[int, set[str]] = {}
            for data in self._data:
                for line, tests in data.contexts_by_lineno(str(path_of(module))).items():
                    lines.setdefault(line, set()).update(tests)
            self._lines[module] = lines
        return self._lines[module]

    def at_import(self, mutant: Mutant) -> bool:
        """Whether it has an effect before the first test runs."""
        lines = self.by_line(mutant.module)
        return mutant.at_import or any("" in lines.get(line, ()) for line in mutant.lines)

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mutant, the quickest first.

        What is evaluated at import is reached by whatever mentions what it defines, and by whatever
        mentions what is made of that at import.
        """
        lines = self.by_line(mutant.module)
        tests = set[str]().union(*(lines.get(line, ()) for line in mutant.lines))
        if self.at_import(mutant):
            seen: set[str] = set()
            waiting = [mutant.top, mutant.place.rpartition(".")[2]]
            while waiting:
                name = waiting.pop()
                if name in seen or not name:
                    continue
                seen.add(name)
                for module, line, top in self._mentions(name):
                    reached = self.by_line(module).get(line, set())
                    tests |= reached
                    if "" in reached:
                        waiting.append(top)
        return sorted(tests - {""}, key=lambda test: (self.seconds[test], test))

    def _mentions(self, name: str) -> set[tuple[str, int, str]]:
        """Where a name stands in the engine: module, line, and what is defined there."""
        if not self._named:
            for module in modules():
                tree = ast.parse(path_of(module).read_text(encoding="utf-8"))
                for part in tree.body:
                    top = _defined(part)
                    for node in ast.walk(part):
                        for mentioned in _names(node):
                            place = (module, getattr(node, "lineno", part.lineno), top)
                            self._named.setdefault(mentioned, set()).add(place)
        return self._named.get(name, set())


def _defined(part: ast.stmt) -> str:
    match part:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""


def _names(node: ast.AST) -> tuple[str, ...]:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return (name,)
        case ast.FunctionDef(name=name):
            return (name,)
    return ()


if __name__ == "__main__":
    _trace_here(Path(sys.argv[1]), sys.argv[2])
