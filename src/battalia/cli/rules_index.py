"""The index of rules: where each one is in the code, and which tests prove it.

Code cites a rule by its number in a docstring or a comment, catalogue files anywhere in their
text, tests by the marker `rule`. Everything is read from the source text; nothing is imported.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from battalia import rulebook
from battalia.messages import messages

FILE = "docs/rules-index.md"

#: The books of which every rule must have a test.
COMPLETE_BOOKS = ("base", "stormgates")

_PARTS = {"base": "The base game", "stormgates": "The Stormgates"}
_CODE = Path("src", "battalia")
_TESTS = Path("tests")
_MADE = "_values_of_"
"""So the names of modules begin that the compiler makes of others: they cite what those cite."""
_NUMBER = re.compile(r"\b[BS](?:0|[1-9]\d?)(?:\.\d+)?\b")


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """A rule's number, and the function or class that cites it ("" for the file as a whole)."""

    file: str
    name: str
    number: str

    @property
    def place(self) -> str:
        return f"{self.file} ({self.name})" if self.name else self.file


def cited_by_code(root: Path) -> list[Citation]:
    """What the package's modules and catalogue files cite."""
    found = {
        Citation(file, name, number)
        for path, file in _files(root, _CODE, "*.py")
        for name, text in _prose(path.read_text(encoding="utf-8"))
        for number in _NUMBER.findall(text)
    } | {
        Citation(file, "", number)
        for path, file in _files(root, _CODE, "*.toml")
        for number in _NUMBER.findall(path.read_text(encoding="utf-8"))
    }
    return sorted(found)


def cited_by_tests(root: Path) -> list[Citation]:
    """What the tests' markers cite."""
    found = {
        Citation(file, name, number)
        for path, file in _files(root, _TESTS, "*.py")
        for name, number in _marked(path.read_text(encoding="utf-8"))
    }
    return sorted(found)


def index(root: Path) -> str:
    """The index as a Markdown page: below each rule the code, and the tests line by line."""
    code = _by_number(cited_by_code(root))
    tests = _by_number(cited_by_tests(root))
    lines = [
        "# Rules index",
        "",
        "Where each rule is in `src/battalia`, and below that which of the `tests` prove it.",
        "This page is made by `battalia rules --index`.",
    ]
    for book in rulebook.BOOKS:
        lines += ["", f"## {_PARTS[book]}"]
        for chapter in rulebook.chapters(book):
            lines += ["", f"### {chapter.heading}"]
            rows = {rule.number: f"{rule.number} {rule.title}".strip() for rule in chapter.rules}
            if chapter.number in code.keys() | tests.keys():
                rows = {chapter.number: f"{chapter.number} as a whole"} | rows
            for number, label in rows.items():
                lines += ["", f"#### {label}", ""]
                for file, names in _places(code, number, _CODE):
                    lines.append(f"- `{file}`" + (f": {', '.join(names)}" if names else ""))
                for file, names in _places(tests, number, _TESTS):
                    lines += [f"- `{file}`", *(f"  - {name}" for name in names)]
    return "\n".join(lines) + "\n"


def problems(root: Path) -> list[str]:
    """What keeps code, tests and rulebook from agreeing, one sentence each."""
    tests = cited_by_tests(root)
    tested = {citation.number for citation in tests}
    known = {rule.number for rule in rulebook.rules()}
    known |= {chapter.number for chapter in rulebook.chapters()}

    found = [
        messages().format("rules-untested", {"number": rule.number})
        for rule in rulebook.rules(*COMPLETE_BOOKS)
        if rule.number not in tested
    ]
    found += [
        messages().format(
            "rules-unknown-citation", {"place": citation.place, "number": citation.number}
        )
        for citation in [*cited_by_code(root), *tests]
        if citation.number not in known
    ]
    page = root / FILE
    if not page.is_file() or page.read_text(encoding="utf-8") != index(root):
        found.append(messages().format("rules-index-stale", {"file": FILE}))
    return found


def _files(root: Path, folder: Path, pattern: str) -> Iterator[tuple[Path, str]]:
    for path in sorted((root / folder).rglob(pattern)):
        if not path.name.startswith(_MADE):
            yield path, path.relative_to(root).as_posix()


def _prose(source: str) -> Iterator[tuple[str, str]]:
    """The docstrings and comments of a module, each with the name of what it stands in."""
    tree = ast.parse(source)
    names = _names_by_line(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield names.get(node.lineno, ""), text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield names.get(token.start[0], ""), token.string


def _marked(source: str) -> Iterator[tuple[str, str]]:
    """The numbers in a test module's markers, each with the name of what is marked."""
    tree = ast.parse(source)
    names = _names_by_line(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule")):
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        yield names.get(node.lineno, ""), str(argument.value)


def _names_by_line(tree: ast.Module) -> dict[int, str]:
    """The innermost function or class, by its dotted name, of every line that is inside one."""
    names: dict[int, str] = {}

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                name = f"{prefix}{child.name}"
                first = min(part.lineno for part in (child, *child.decorator_list))
                last = child.end_lineno or child.lineno
                names.update(dict.fromkeys(range(first, last + 1), name))
                visit(child, f"{name}.")
            else:
                visit(child, prefix)

    visit(tree, "")
    return names


def _by_number(citations: Iterable[Citation]) -> dict[str, list[Citation]]:
    grouped: dict[str, list[Citation]] = {}
    for citation in citations:
        grouped.setdefault(citation.number, []).append(citation)
    return grouped


def _places(
    citations: Mapping[str, list[Citation]], number: str, folder: Path
) -> Iterator[tuple[str, list[str]]]:
    """The places that cite a number: each file once, with its functions and classes."""
    for file, group in groupby(citations.get(number, ()), key=lambda citation: citation.file):
        names = [f"`{citation.name}`" for citation in group if citation.name]
        yield Path(file).relative_to(folder).as_posix(), names
