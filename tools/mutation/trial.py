"""Mutants before the tests, each in a process of its own that is forked from a warm one.

The warm process has collected all tests. In a forked one the changed function simply gets its new
code: everybody who has imported it holds the same function, so nothing need be imported again. What
is evaluated at import cannot be changed afterwards: there the forked process forgets all of
Battalia and of the tests, and imports them anew, the changed chapter from its new source. A
function that runs both at import and later is tried the quick way first.
"""

import gc
import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import select
import signal
import sys
import traceback
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from mutation import ROOT, path_of, plainly
from mutation.mutants import Mutant

Verdict = Literal["failed", "timed out", "survived", "unreached"]
"""What the tests say: one failed, one came to no end, none noticed anything, none gets there."""

Items = dict[str, pytest.Item]
Functions = Sequence[types.FunctionType]

GIGABYTES = 4
"""So much memory may a mutant take; one that wants more fails its test."""
BROKEN = b"broken"
"""Said instead of a result where the tool itself is wrong."""
BATCHES = (4, 40)
"""So many tests are collected at once where they must be collected again: a few first, as most
mutants are noticed by one of those."""


class Trial(msgspec.Struct, frozen=True):
    """One mutant and the tests that reach it, with the processor seconds that each may take."""

    mutant: Mutant
    tests: list[tuple[str, float]]
    at_import: bool


class Result(msgspec.Struct, frozen=True):
    verdict: Verdict
    test: str = ""
    """Which noticed it."""
    tests: int = 0
    """How many ran."""
    seconds: float = 0.0
    """Of processor time."""


def hold_trials(
    files: Sequence[str],
    trials: Iterable[Trial],
    jobs: int,
    tell: Callable[[Mutant, Result], None],
) -> int:
    """Puts every mutant before its tests, so many at once; tells each result as it comes."""
    court = _Court(trials, jobs, tell)
    os.environ.update(plainly())
    quiet = ["-p", "no:cacheprovider", "-p", "no:terminal", "-s"]
    return int(pytest.main([*files, f"--rootdir={ROOT}", *quiet], plugins=[court]))


class _Court:
    """A plugin of pytest that, once the tests are collected, forks instead of running them."""

    def __init__(
        self, trials: Iterable[Trial], jobs: int, tell: Callable[[Mutant, Result], None]
    ) -> None:
        self.trials = trials
        self.jobs = jobs
        self.tell = tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        # To be found before they are frozen, so that forked processes share their memory.
        functions = [one for one in gc.get_objects() if isinstance(one, types.FunctionType)]
        gc.collect()
        gc.freeze()
        running: dict[int, tuple[int, Mutant]] = {}
        """By the pipe on which it answers."""
        waiting = iter(self.trials)
        while True:
            while len(running) < self.jobs:
                trial = next(waiting, None)
                if trial is None:
                    break
                pipe, pid = _fork(trial, items, functions)
                running[pipe] = (pid, trial.mutant)
            if not running:
                return True
            for pipe in select.select(list(running), [], [])[0]:
                pid, mutant = running.pop(pipe)
                self.tell(mutant, _heard(pipe, pid))


def _fork(trial: Trial, items: Items, functions: Functions) -> tuple[int, int]:
    pipe, answer = os.pipe()
    pid = os.fork()
    if pid:
        os.close(answer)
        return pipe, pid
    try:
        os.close(pipe)
        complaints = os.dup(2)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        memory = GIGABYTES << 30
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        seconds = 60 + 2 * sum(int(limit) + 1 for _, limit in trial.tests)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        _Witness(answer).watch(trial, items, functions)
    except BaseException:
        os.write(complaints, traceback.format_exc().encode())
        os.write(answer, BROKEN)
    finally:
        os._exit(0)


def _heard(pipe: int, pid: int) -> Result:
    """The last word of a forked process, which says before each test what its death would mean."""
    with os.fdopen(pipe, "rb") as file:
        words = file.read().splitlines()
    _, status, used = os.wait4(pid, 0)
    seconds = used.ru_utime + used.ru_stime
    if not words or words[-1] == BROKEN:
        raise RuntimeError("a trial broke off")
    last = msgspec.json.decode(words[-1], type=Result)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        last = msgspec.structs.replace(last, verdict="timed out")
    return msgspec.structs.replace(last, seconds=round(seconds, 2))


class _Witness:
    """The forked process: runs test after test until one notices the mutant."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.ran = 0
        self.test = ""

    def say(self, verdict: Verdict) -> None:
        result = Result(verdict, self.test, self.ran)
        os.write(self.answer, msgspec.json.encode(result) + b"\n")

    def begin(self, test: str, seconds: float) -> None:
        self.ran += 1
        self.test = test
        # Should the process die in this test, then the test has noticed something.
        self.say("failed")
        signal.setitimer(signal.ITIMER_PROF, seconds)

    def too_long(self, *_: object) -> None:
        self.say("timed out")
        os._exit(0)

    def watch(self, trial: Trial, items: Items, functions: Functions) -> None:
        signal.signal(signal.SIGPROF, self.too_long)
        patched = not trial.mutant.at_import and patch(trial.mutant, functions)
        passed = not patched or self._patched(trial, items)
        if passed and (trial.at_import or not patched):
            self.ran = 0
            passed = self._anew(trial)
        signal.setitimer(signal.ITIMER_PROF, 0)
        if passed:
            self.test = ""
            self.say("survived")
        else:
            self.say("failed")

    # With new code in old functions.

    def _patched(self, trial: Trial, items: Items) -> bool:
        tests = [(items[test], seconds) for test, seconds in trial.tests]
        for place, (item, seconds) in enumerate(tests):
            self.begin(item.nodeid, seconds)
            after = tests[place + 1][0] if place + 1 < len(tests) else None
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
                return False
        return True

    # With all imported anew.

    def _anew(self, trial: Trial) -> bool:
        import_anew(trial.mutant)
        self.limits = dict(trial.tests)
        waiting = [test for test, _ in trial.tests]
        few, many = BATCHES
        for names in (waiting[:few], *batched(waiting[few:], many)):
            quiet = ["-x", "-p", "no:cacheprovider", "-p", "no:terminal", "-s"]
            self.test = names[0]
            self.say("failed")
            signal.setitimer(signal.ITIMER_PROF, 60)
            if pytest.main([*names, f"--rootdir={ROOT}", *quiet], plugins=[self]):
                return False
        return True

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.begin(nodeid, self.limits.get(nodeid, 60))


def batched(names: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for first in range(0, len(names), size):
        yield names[first : first + size]


def patch(mutant: Mutant, functions: Functions) -> bool:
    """Gives every function of the mutant's file its new code; False: that cannot be done."""
    path = path_of(mutant.module)
    old, new = (
        list(_codes(compile(source, str(path), "exec")))
        for source in (path.read_text(encoding="utf-8"), mutant.source())
    )
    if len(old) != len(new):
        return False
    codes = {_name(before): after for before, after in zip(old, new, strict=True)}
    for function in functions:
        if function.__code__.co_filename == str(path):
            try:
                function.__code__ = codes[_name(function.__code__)]
            except ValueError:
                return False
    return True


def _name(code: types.CodeType) -> tuple[object, ...]:
    """No other code of a file has the same: two lambdas of one line stand in different columns."""
    return (code.co_qualname, code.co_firstlineno, *code.co_positions())


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _codes(constant)


class _Changed(importlib.machinery.SourceFileLoader):
    """Loads a mutant in its chapter's place."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(path_of(mutant.module)))
        self.changed = mutant.source()

    def get_code(self, fullname: str) -> types.CodeType:
        return compile(self.changed, str(self.path), "exec")


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        module = path_of(mutant.module).relative_to(ROOT / "src").with_suffix("")
        self.name = ".".join(module.parts)
        self.mutant = mutant

    def find_spec(self, fullname: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        loader = _Changed(fullname, self.mutant)
        return importlib.util.spec_from_file_location(fullname, loader.path, loader=loader)


def import_anew(mutant: Mutant) -> None:
    """From now on all of Battalia and of the tests is imported again, with the mutant in it."""
    for folder in ("src", "tests"):
        for name, module in list(sys.modules.items()):
            path = getattr(module, "__file__", None) or ""
            if path.startswith(f"{ROOT / folder}{os.sep}"):
                del sys.modules[name]
    sys.meta_path.insert(0, _Finder(mutant))
