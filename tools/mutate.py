"""Breaks the rules on purpose, one small change at a time, and asks whether a test notices.

    python tools/mutate.py                                   # all chapters and modules
    python tools/mutate.py chapters/rows modules/fortune      # these only
    python tools/mutate.py --sample 10                       # ten mutants of each
    python tools/mutate.py --report                          # what is known already

Each mutant is the engine with one comparison, operator, condition or number changed. Of the tests
of rules and laws those run that reach its line, the quickest first (but before these what noticed
another mutant of the same function), until one fails or comes to no end (which is counted by
itself). What none notices *survives* and is printed with its place: it is either killed by a new
test or explained in tools/mutation/equivalent.toml. What is explained is tried only with
--explained, which tells whether a test notices it after all.

Results are kept in build/mutation; the command goes on where it was stopped. A mutant that was
noticed is not tried again while its chapter stays as it is, a survivor while the tests do, too.
"""

import argparse
import hashlib
import random
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent))
from mutation import BUILD, TESTS, modules, path_of
from mutation.mutants import Mutant, mutants
from mutation.reach import Reach, digest, shared_files, test_files, trace
from mutation.trial import Result, Trial, hold_trials

RESULTS = BUILD / "results.jsonl"
EXPLAINED = Path(__file__).parent / "mutation" / "equivalent.toml"
SECONDS = 60
"""So long may all the tests of a mutant take together, unless told otherwise."""


class Known(msgspec.Struct, frozen=True):
    """A line of the file of results."""

    key: str
    chapter: str
    """The digest of the chapter's source."""
    tests: str
    """The digest of the tests."""
    patience: float
    result: Result


class Explained(msgspec.Struct, frozen=True):
    """A change that nobody could notice."""

    module: str
    place: str
    before: str
    after: str
    reason: str
    nth: int = 0

    @property
    def key(self) -> str:
        return f"{self.module} | {self.place} | {self.before} | {self.after} | {self.nth}"


class Ledger:
    """All that is known, as long as it holds."""

    def __init__(self, names: list[str], tests: str, patience: float) -> None:
        self.tests = tests
        self.patience = patience
        self.chapters = {
            name: hashlib.sha256(path_of(name).read_bytes()).hexdigest()[:16] for name in names
        }
        self.results: dict[str, Result] = {}
        if RESULTS.exists():
            for line in RESULTS.read_bytes().splitlines():
                known = msgspec.json.decode(line, type=Known)
                if self._holds(known):
                    self.results[known.key] = known.result

    def _holds(self, known: Known) -> bool:
        if self.chapters.get(known.key.split(" | ")[0]) != known.chapter:
            return False
        noticed = known.result.verdict in ("failed", "timed out")
        return noticed or (known.tests == self.tests and known.patience >= self.patience)

    def add(self, mutant: Mutant, result: Result) -> None:
        chapter = self.chapters[mutant.module]
        known = Known(mutant.key, chapter, self.tests, self.patience, result)
        with RESULTS.open("ab") as file:
            file.write(msgspec.json.encode(known) + b"\n")
        self.results[mutant.key] = result


def explained() -> dict[str, Explained]:
    table = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    marks = msgspec.convert(table.get("mutant", []), list[Explained])
    return {mark.key: mark for mark in marks}


class Witnesses:
    """Who is asked about a mutant, and in which order."""

    def __init__(self, reach: Reach, patience: float, known: dict[str, Result]) -> None:
        self.reach = reach
        self.patience = patience
        self.noticed: dict[str, Counter[str]] = defaultdict(Counter)
        """What has noticed other mutants of a function."""
        for key, result in known.items():
            self.note(key, result)

    def note(self, key: str, result: Result) -> None:
        if result.verdict == "failed":
            self.noticed[_place(key)][result.test] += 1

    def of(self, mutant: Mutant) -> list[tuple[str, float]]:
        """The tests with the processor seconds that each may take."""
        quickest = self.reach.tests(mutant)
        reaching = set(quickest)
        proven = [test for test, _ in self.noticed[_place(mutant.key)].most_common()]
        chosen: list[tuple[str, float]] = []
        together = 0.0
        for test in dict.fromkeys([*(test for test in proven if test in reaching), *quickest]):
            seconds = self.reach.seconds[test]
            together += seconds
            if chosen and together > self.patience:
                break
            # Under coverage a test takes longer than without, so this is rich.
            chosen.append((test, 2 + 5 * seconds))
        return chosen


def _place(key: str) -> str:
    """The chapter and the function."""
    return " | ".join(key.split(" | ")[:2])


def trials(wanted: list[Mutant], witnesses: Witnesses, ledger: Ledger) -> Iterator[Trial]:
    for mutant in wanted:
        tests = witnesses.of(mutant)
        if tests:
            yield Trial(mutant, tests, witnesses.reach.at_import(mutant))
        else:
            ledger.add(mutant, Result("unreached"))


def report(found: dict[str, list[Mutant]], ledger: Ledger) -> int:
    """The table, then every survivor; how many of these are not explained."""
    marks = explained()
    rows: dict[str, Counter[str]] = defaultdict(Counter)
    survivors: list[str] = []
    spent = 0.0
    for name, all_of_it in found.items():
        for mutant in all_of_it:
            result = ledger.results.get(mutant.key)
            verdict: str = "untried" if result is None else result.verdict
            if result is not None:
                spent += result.seconds
            if verdict in ("survived", "unreached", "untried") and mutant.key in marks:
                verdict = "explained"
            elif verdict in ("survived", "unreached"):
                why = f"{result.tests} tests" if result and result.tests else "no test reaches it"
                survivors.append(f"{mutant.diff}\n    ({why})")
            rows[name][verdict] += 1
            rows["**all**"][verdict] += 1
    columns = ("failed", "timed out", "explained", "survived", "unreached", "untried")
    print(f"| chapter | mutants | {' | '.join(columns)} |")
    print("|---" * (len(columns) + 2) + "|")
    for name in (*found, "**all**"):
        row = rows[name]
        if row:
            cells = " | ".join(str(row[column]) for column in columns)
            print(f"| {name} | {row.total()} | {cells} |")
    print(f"\n{spent:,.0f} seconds of processor time.")
    for survivor in survivors:
        print(f"\n{survivor}")
    keys = {mutant.key for name in found for mutant in mutants(name)}
    for mark in marks.values():
        if mark.module in found and mark.key not in keys:
            print(f"\nexplained, but no longer there: {mark.key}")
    return len(survivors)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("modules", nargs="*", metavar="CHAPTER", help="default: all of them")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many mutants of each")
    parser.add_argument("--jobs", type=int, default=2, help="mutants at once")
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        help=f"of processor time for all tests of one mutant (default: {SECONDS})",
    )
    parser.add_argument(
        "--tests", nargs="+", default=TESTS, help="default: tests of rules and laws"
    )
    parser.add_argument("--explained", action="store_true", help="try what is explained, too")
    parser.add_argument("--anew", action="store_true", help="forget earlier results")
    parser.add_argument("--report", action="store_true", help="only print what is known")
    arguments = parser.parse_args()
    names = arguments.modules or modules()
    for name in names:
        if name not in modules():
            parser.error(f"there is no {name}; these are: {', '.join(modules())}")

    BUILD.mkdir(parents=True, exist_ok=True)
    if arguments.anew:
        RESULTS.unlink(missing_ok=True)
    files = test_files(arguments.tests)
    ledger = Ledger(names, digest([*files, *shared_files()]), arguments.seconds)
    found = {name: _sampled(mutants(name), arguments.sample) for name in names}
    marks = {} if arguments.explained else explained()
    wanted = [
        mutant
        for name in names
        for mutant in found[name]
        if mutant.key not in ledger.results and mutant.key not in marks
    ]
    if not arguments.report and wanted:
        trace(files, arguments.jobs)
        reach = Reach(files)
        if reach.failed:
            print("mend these first, they fail without any change:", *reach.failed, sep="\n  ")
            return 1
        witnesses = Witnesses(reach, arguments.seconds, ledger.results)
        left = len(wanted)

        def tell(mutant: Mutant, result: Result) -> None:
            nonlocal left
            left -= 1
            ledger.add(mutant, result)
            witnesses.note(mutant.key, result)
            if result.verdict != "failed":
                print(f"{left} left; {result.verdict}: {mutant.diff}", file=sys.stderr, flush=True)

        waiting = trials(wanted, witnesses, ledger)
        hold_trials([str(file) for file in files], waiting, arguments.jobs, tell)
    return 1 if report(found, ledger) else 0


def _sampled(all_of_it: list[Mutant], size: int | None) -> list[Mutant]:
    """Always the same ones."""
    if size is None or size >= len(all_of_it):
        return all_of_it
    chosen = random.Random(0).sample(range(len(all_of_it)), size)
    return [all_of_it[place] for place in sorted(chosen)]


if __name__ == "__main__":
    sys.exit(main())
