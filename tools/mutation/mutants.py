"""Every small change that can be made to a chapter: a comparison, operator, condition, number.

A change is made in the text, so that all lines keep their numbers and a mutant reads as a diff.
"""

import ast
import re
from collections import Counter

import msgspec

from mutation import path_of

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
"""How each is written, and what it becomes."""
OPERATORS = {ast.Add: (r"\+", "-"), ast.Sub: ("-", "+"), ast.Mult: (r"\*", "+")}
CONDITIONS = {ast.And: ("and", "or"), ast.Or: ("or", "and")}

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Edit = tuple[int, int, str]
"""From where to where in the source, and what stands there instead."""


class Mutant(msgspec.Struct, frozen=True):
    """One change of one chapter."""

    module: str
    place: str
    """The function or class, and its line as it was: this names the mutant when lines move."""
    before: str
    after: str
    nth: int
    """How many mutants with the same name stand before it in the chapter."""
    line: int
    lines: tuple[int, ...]
    """The lines that run when the changed expression is evaluated."""
    top: str
    """The function, class or constant of the file's outermost level that it belongs to."""
    at_import: bool
    """It is evaluated when the file is imported, not when a function runs."""
    edits: tuple[Edit, ...]

    @property
    def key(self) -> str:
        return f"{self.module} | {self.place} | {self.before} | {self.after} | {self.nth}"

    @property
    def diff(self) -> str:
        return (
            f"{self.module}.py, line {self.line}, {self.place}\n-   {self.before}\n+   {self.after}"
        )

    def source(self) -> str:
        """The chapter with this change."""
        return changed(path_of(self.module).read_text(encoding="utf-8"), self.edits)


def changed(source: str, edits: tuple[Edit, ...]) -> str:
    for start, end, text in sorted(edits, reverse=True):
        source = source[:start] + text + source[end:]
    return source


def mutants(module: str, source: str | None = None) -> list[Mutant]:
    """All mutants of a chapter, in the order of its lines."""
    if source is None:
        source = path_of(module).read_text(encoding="utf-8")
    finder = _Finder(module, source)
    finder.visit(ast.parse(source))
    return finder.found


class _Finder(ast.NodeVisitor):
    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.source = source
        self.found: list[Mutant] = []
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._lines = source.split("\n")
        self._names: Counter[tuple[str, str, str]] = Counter()
        self._places: list[str] = []
        self._functions = 0
        self._running: tuple[int, ...] = ()

    # Where things stand.

    def _offset(self, line: int, column: int) -> int:
        """Columns of the syntax tree count bytes."""
        text = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(text)

    def _start(self, node: ast.expr) -> int:
        return self._offset(node.lineno, node.col_offset)

    def _end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._offset(node.end_lineno, node.end_col_offset)

    def _between(self, left: ast.expr, right: ast.expr, written: str, becomes: str) -> Edit:
        """The change of the operator between two operands, whatever brackets they stand in."""
        start = self._end(left)
        word = rf"\b{written}\b" if written[0].isalpha() else written
        operator = re.search(word, self.source[start : self._start(right)])
        assert operator is not None, ast.unparse(left)
        return start + operator.start(), start + operator.end(), becomes

    def _add(self, *edits: Edit) -> None:
        first = min(start for start, _, _ in edits)
        line = self.source.count("\n", 0, first) + 1
        source = changed(self.source, edits)
        ends = max(self.source.count("\n", 0, end) + 1 for _, end, _ in edits)
        before = " ".join(text.strip() for text in self._lines[line - 1 : ends])
        lost = self.source.count("\n") - source.count("\n")
        after = " ".join(text.strip() for text in source.split("\n")[line - 1 : ends - lost])
        place = ".".join(self._places)
        nth = self._names[place, before, after]
        self._names[place, before, after] += 1
        self.found.append(
            Mutant(
                self.module,
                place,
                before,
                after,
                nth,
                line,
                self._running,
                self._places[0] if self._places else "",
                not self._functions,
                edits,
            )
        )

    # What runs when.

    def visit(self, node: ast.AST) -> None:
        outer = self._running
        if isinstance(node, ast.stmt):
            self._running = _lines_of(node)
        elif isinstance(node, ast.match_case):
            self._running = _until(node.pattern.lineno, node.body[0].lineno)
        super().visit(node)
        self._running = outer

    def _function(self, node: Function, name: str) -> None:
        """Decorators and defaults are evaluated where the function is defined; a default is reached
        by whoever calls it."""
        for outside in getattr(node, "decorator_list", ()):
            self.visit(outside)
        self._places.append(name)
        self.visit(node.args)
        self._functions += 1
        for inside in node.body if isinstance(node.body, list) else [node.body]:
            self.visit(inside)
        self._functions -= 1
        self._places.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node, node.name)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._function(node, "lambda")

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """``frozen=True`` guards the programmer, it is no rule."""
        self._places.append(node.name)
        for part in node.body:
            self.visit(part)
        self._places.pop()

    def visit_arg(self, node: ast.arg) -> None:
        """Annotations are not rules."""

    def visit_Assign(self, node: ast.Assign) -> None:
        named = isinstance(node.targets[0], ast.Name) and not self._places
        if named:
            self._places.append(ast.unparse(node.targets[0]))
        self.generic_visit(node)
        if named:
            self._places.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Annotations are not rules."""
        if node.value is None:
            return
        named = not self._places
        if named:
            self._places.append(ast.unparse(node.target))
        self.visit(node.value)
        if named:
            self._places.pop()

    def visit_keyword(self, node: ast.keyword) -> None:
        """``strict=True`` of ``zip`` guards the programmer, it is no rule."""
        if node.arg != "strict":
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """What a text says is no rule."""

    # What is changed.

    def visit_Compare(self, node: ast.Compare) -> None:
        self.generic_visit(node)
        operands = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, operands, operands[1:], strict=False):
            self._add(self._between(left, right, *COMPARISONS[type(operator)]))

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.generic_visit(node)
        change = OPERATORS.get(type(node.op))
        if change:
            self._add(self._between(node.left, node.right, *change))

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self.generic_visit(node)
        change = CONDITIONS[type(node.op)]
        pairs = zip(node.values, node.values[1:], strict=False)
        self._add(*(self._between(left, right, *change) for left, right in pairs))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not):
            start = self._start(node)
            self._add((start, start + len("not "), ""))

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is bool:
            self._add((self._start(node), self._end(node), str(not node.value)))
        elif type(node.value) is int:
            self._add((self._start(node), self._end(node), str(node.value + 1)))


def _lines_of(node: ast.stmt) -> tuple[int, ...]:
    """The lines of a statement, of one with a body only its head."""
    assert node.end_lineno is not None
    if isinstance(node, ast.Match):
        return _until(node.lineno, node.cases[0].pattern.lineno)
    body = getattr(node, "body", None)
    return _until(node.lineno, body[0].lineno if body else node.end_lineno + 1)


def _until(first: int, after: int) -> tuple[int, ...]:
    return tuple(range(first, max(after, first + 1)))
