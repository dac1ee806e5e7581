"""Breaks the rules on purpose, one small change at a time, and asks whether a test notices.

    python tools/mutate.py battle            # one chapter
    python tools/mutate.py battle building land rows --jobs 2 --json survivors.json

Each mutant is the engine with one comparison, number, operator or condition changed. The tests of
the chapter run against it, then the laws; a mutant that nothing notices *survives* and is printed
with its place. Survivors are either killed by a new test or explained in docs/measurements.md.
"""

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "src" / "battalia" / "engine"
TESTS = {
    "battle": ["tests/rules/test_b08*.py", "tests/rules/test_b12*.py", "tests/rules/test_b15*.py"],
    "building": [
        "tests/rules/test_b04*.py",
        "tests/rules/test_b15*.py",
        "tests/rules/test_b03*.py",
    ],
    "land": ["tests/rules/test_b04*.py", "tests/rules/test_b10*.py", "tests/rules/test_b07*.py"],
    "rows": ["tests/rules/test_b03*.py", "tests/rules/test_b05*.py", "tests/rules/test_b11*.py"],
}
MODULES = {
    "stormgates": "01",
    "royals": "02",
    "checkpoints": "03",
    "teams": "04",
    "heroic": "05",
    "trading": "06",
    "stardust": "06",
    "new_great_artefacts": "07",
    "mask": "07",
    "staff": "07",
    "summoning": "07",
    "fortune": "08",
    "draft": "09",
    "expansion": "1[01]",
    "metamorpha": "12",
    "bilkarr": "13",
    "potions": "13",
    "fanatics": "14",
    "valleys": "15",
    "mountain_pass": "15",
    "kings_bridge": "15",
}
"""The chapter of each module of The Stormgates."""
TESTS |= {
    f"modules/{name}": [f"tests/rules/test_s{chapter}*.py"] for name, chapter in MODULES.items()
}
EVERYTHING = ["tests/rules", "tests/laws"]
"""What runs where a chapter's own tests notice nothing."""

PATIENCE = 100
"""Seconds until a mutant that does not come to an end counts as noticed."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
}


class Mutator(ast.NodeTransformer):
    """Changes the n-th place that can be changed; counts them all."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.count = 0
        self.done = ""

    def _here(self, node: ast.AST, what: str) -> bool:
        self.count += 1
        if self.count - 1 != self.wanted:
            return False
        self.done = f"line {getattr(node, 'lineno', 0)}: {what}"
        return True

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        for place, operator in enumerate(node.ops):
            changed = COMPARISONS[type(operator)]
            if self._here(node, f"{type(operator).__name__} -> {changed.__name__}"):
                node.ops[place] = changed()
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        changed = OPERATORS.get(type(node.op))
        if changed and self._here(node, f"{type(node.op).__name__} -> {changed.__name__}"):
            node.op = changed()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        changed = ast.Or if isinstance(node.op, ast.And) else ast.And
        if self._here(node, f"{type(node.op).__name__} -> {changed.__name__}"):
            node.op = changed()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and self._here(node, "not x -> x"):
            return node.operand
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if type(node.value) is bool:
            if self._here(node, f"{node.value} -> {not node.value}"):
                return ast.copy_location(ast.Constant(not node.value), node)
        elif type(node.value) is int and self._here(node, f"{node.value} -> {node.value + 1}"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """What only judges hand-written positions or explains is left to the laws."""
        if node.name in ("check", "why_not", "install"):
            return node
        self.generic_visit(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """``frozen=True`` guards the programmer, it is no rule."""
        node.body = [self.visit(part) for part in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Annotations are not rules."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node


def mutants(chapter: str) -> Iterator[tuple[str, str, str]]:
    """Every mutant of a chapter: its name, what was changed, and the source."""
    source = (ENGINE / f"{chapter}.py").read_text(encoding="utf-8")
    number = 0
    while True:
        mutator = Mutator(number)
        tree = mutator.visit(ast.parse(source))
        if not mutator.done:
            return
        yield chapter, mutator.done, ast.unparse(ast.fix_missing_locations(tree))
        number += 1


def survives(mutant: tuple[str, str, str]) -> bool:
    """Whether all tests pass with the mutant's source in its chapter's place."""
    chapter, _, source = mutant
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src" / "battalia", Path(folder) / "battalia")
        (Path(folder) / "battalia" / "engine" / f"{chapter}.py").write_text(source, "utf-8")
        for patterns in (TESTS[chapter], EVERYTHING):
            files = [str(path) for pattern in patterns for path in sorted(ROOT.glob(pattern))]
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *files]
            environment = {**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
            try:
                subprocess.run(
                    command,
                    cwd=ROOT,
                    env=environment,
                    capture_output=True,
                    timeout=PATIENCE,
                    check=True,
                )
            except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
                return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("chapters", nargs="+", choices=sorted(TESTS))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", help="also write the survivors to this file")
    arguments = parser.parse_args()
    survivors: dict[str, list[str]] = {}
    for chapter in arguments.chapters:
        if not survives((chapter, "nothing", (ENGINE / f"{chapter}.py").read_text("utf-8"))):
            print(f"{chapter}: the tests fail without any change; mend that first")
            return 1
        all_mutants = list(mutants(chapter))
        with ThreadPoolExecutor(arguments.jobs) as pool:
            alive = list(pool.map(survives, all_mutants))
        survivors[chapter] = [
            what for (_, what, _), lives in zip(all_mutants, alive, strict=True) if lives
        ]
        print(f"{chapter}: {len(all_mutants)} mutants, {len(survivors[chapter])} survived")
        for what in survivors[chapter]:
            print(f"  {chapter}.py, {what}", flush=True)
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(survivors, indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
