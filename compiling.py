"""The compiled core: the engine's source as it is, made ready for mypyc.

mypyc makes C of annotated Python, but it knows no structures of msgspec: of such a class it would
drop keywords and annotations. So each compiled file is taken apart first, in ``build/core``:

- frames, piles and rows become native classes, in which what a structure has by itself is written
  out: constructor, equality, hash, and the table of their fields (``battalia.engine.native``);
- all other structures (choices, events, what modules keep) stay what they are. They move to a file
  beside the compiled one, which is not compiled: ``_values_of_piles.py`` for ``piles.py``.

The rulebook is written once; interpreted it runs as it stands.

    python compiling.py            compiles into build/core: PYTHONPATH=build/core runs it
    python compiling.py --install  and puts it beside the source, where Python prefers it
    python compiling.py --trained  compiles twice: the second time for what games have shown
    python compiling.py --remove   takes it away again
    python compiling.py --prepare  writes the files only
"""

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent
SOURCE: Final = ROOT / "src"
BUILD: Final = ROOT / "build" / "core"
GROUP: Final = "battalia_core"
"""The library with all the code; beside it each module has a small one that leads there."""
STAMP: Final = "made-of.txt"
"""Says of which files it was made."""
TRAINED: Final = "trained.txt"
"""Says of which files and for which Python it was compiled twice, where it was."""
COMPILED: Final = (
    "battalia/engine/native.py",
    "battalia/engine/terms.py",
    "battalia/engine/game.py",
    "battalia/engine/play.py",
    "battalia/engine/points.py",
    "battalia/engine/undo.py",
    "battalia/engine/view.py",
    "battalia/engine/chapters/*.py",
    "battalia/engine/modules/*.py",
    "battalia/bots/fighting.py",
    "battalia/bots/habits.py",
    "battalia/bots/imagining.py",
    "battalia/bots/judgement.py",
    "battalia/bots/planning.py",
    "battalia/bots/senses.py",
    "battalia/bots/lore/*.py",
    "battalia/research/actions.py",
    "battalia/research/cells.py",
    "battalia/research/encoding.py",
    "battalia/research/table.py",
)
"""What is compiled, wherever it lies below; the form of the values is msgspec's business."""
INTERPRETED: Final = (
    "*/__init__.py",
    "battalia/engine/chapters/artefacts/fates.py",
    "*/_values_of_*.py",
)
"""What is not."""
VALUES: Final = "_values_of_*.py"
ROOTS: Final = tuple(
    f"battalia.engine.game.{name}" for name in ("Frame", "Pile", "Loose", "Tent", "Laid", "Row")
)
"""These and what derives from them are native."""
NATIVE: Final = "battalia.engine.native"
STRUCT: Final = "msgspec.Struct"


class Field(NamedTuple):
    """A field of a structure, as it is written."""

    name: str
    hint: str
    default: str | None
    module: str
    """Where it is written so."""


class Source:
    """One file: what it imports, and what stands at its top."""

    def __init__(self, path: Path, module: str) -> None:
        self.path = path
        self.module = module
        self.text = path.read_text()
        self.lines = self.text.split("\n")
        self.tree = ast.parse(self.text)
        self.imports: list[ast.stmt] = []
        self.names: dict[str, str] = {}
        """Imported names, and what they stand for."""
        self.classes: dict[str, ast.ClassDef] = {}
        self.tops: dict[str, ast.stmt] = {}
        """By the names that they define: functions, classes and constants."""
        for node in self.tree.body:
            self._read(node)

    def _read(self, node: ast.stmt) -> None:
        if isinstance(node, ast.ImportFrom | ast.Import):
            self.imports.append(node)
            self._import(node)
        elif isinstance(node, ast.If) and all(
            isinstance(part, ast.ImportFrom | ast.Import) for part in node.body
        ):
            self.imports.append(node)
            for part in node.body:
                self._import(part)
        elif isinstance(node, ast.ClassDef):
            self.classes[node.name] = node
            self.tops[node.name] = node
        elif isinstance(node, ast.FunctionDef):
            self.tops[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                for name in ast.walk(target):
                    if isinstance(name, ast.Name):
                        self.tops[name.id] = node

    def _import(self, node: ast.stmt) -> None:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                self.names[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                self.names[alias.asname or alias.name] = alias.name

    def full_name(self, base: ast.expr) -> str:
        """What a base class is called everywhere."""
        if isinstance(base, ast.Subscript):
            return self.full_name(base.value)
        if isinstance(base, ast.Attribute):
            return f"{self.full_name(base.value)}.{base.attr}"
        assert isinstance(base, ast.Name), ast.dump(base)
        return self.names.get(base.id, f"{self.module}.{base.id}")

    def of(self, node: ast.AST) -> str:
        """The text of a statement, with the comments in it."""
        first, last = span(node)
        return "\n".join(self.lines[first - 1 : last])


def span(node: ast.AST) -> tuple[int, int]:
    """The first and the last line of a statement, decorators and the text under it included."""
    first = min([one.lineno for one in getattr(node, "decorator_list", [])] + [node.lineno])  # type: ignore[attr-defined]
    return first, node.end_lineno  # type: ignore[attr-defined]


class Sources:
    """All files of the package that take part."""

    def __init__(self, root: Path) -> None:
        self.files: dict[str, Source] = {}
        for path in sorted((root / "battalia").rglob("*.py")):
            if path.name.startswith("_values_of_"):
                continue
            parts = path.relative_to(root).with_suffix("").parts
            module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            self.files[module] = Source(path, module)

    def find(self, name: str) -> tuple[Source, ast.ClassDef] | None:
        module, _, kind = name.rpartition(".")
        file = self.files.get(module)
        if file is None:
            return None
        if kind in file.classes:
            return file, file.classes[kind]
        # A package may hand on what its files define.
        there = file.names.get(kind, name)
        return self.find(there) if there != name else None

    def ancestors(self, name: str) -> Iterator[str]:
        """The class itself and all that it derives from."""
        yield name
        found = self.find(name)
        if found is not None:
            file, node = found
            for base in node.bases:
                yield from self.ancestors(file.full_name(base))

    def is_struct(self, name: str) -> bool:
        return STRUCT in self.ancestors(name)

    def is_native(self, name: str) -> bool:
        return any(root in self.ancestors(name) for root in ROOTS)

    def is_plain(self, name: str) -> bool:
        """Whether it derives from classes of the package alone."""
        return all(self.find(one) is not None for one in self.ancestors(name))

    def fields(self, name: str) -> list[Field]:
        """All fields of a native class, those of its base first."""
        found = self.find(name)
        if found is None:
            return []
        file, node = found
        fields = self.fields(file.full_name(node.bases[0])) if name not in ROOTS else []
        for part in own_fields(node):
            assert isinstance(part.target, ast.Name)
            field = Field(
                part.target.id,
                ast.unparse(part.annotation),
                None if part.value is None else ast.unparse(part.value),
                file.module,
            )
            fields = [one for one in fields if one.name != field.name] + [field]
        return fields


def own_fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [
        part
        for part in node.body
        if isinstance(part, ast.AnnAssign) and "ClassVar" not in ast.unparse(part.annotation)
    ]


# The names that a piece of code needs.


def names_in(nodes: Iterable[ast.AST]) -> set[str]:
    """Names that are read, in strings that are annotations, too."""
    found: set[str] = set()
    for top in nodes:
        for node in ast.walk(top):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Constant) and str(node.value).isidentifier():
                found.add(str(node.value))
    return found


def at_once(node: ast.stmt) -> set[str]:
    """Names that must be there when a statement is carried out: not those of function bodies."""
    if isinstance(node, ast.FunctionDef):
        inner: list[ast.AST] = [*node.decorator_list, *node.args.defaults]
        return names_in([*inner, *(one for one in node.args.kw_defaults if one is not None)])
    if isinstance(node, ast.ClassDef):
        found = names_in([*node.bases, *node.decorator_list, *(one.value for one in node.keywords)])
        for part in node.body:
            found |= at_once(part)
        return found
    if isinstance(node, ast.AnnAssign):
        return names_in([] if node.value is None else [node.value])
    return names_in([node])


# Taking a file apart.


class Parts(NamedTuple):
    """A file made ready: what is compiled, and what stays as it is."""

    compiled: str
    values: str


def take_apart(sources: Sources, file: Source) -> Parts:
    """The two parts of a file; the second may be empty."""
    moved = _moved(sources, file)
    lines, near = _nearer(sources, file, moved)
    edits: list[tuple[int, int, str]] = []
    wanted: set[tuple[str, str]] = set()
    native = False
    texts: list[str] = []
    for name, node in file.classes.items():
        full = f"{file.module}.{name}"
        if name in moved:
            continue
        if sources.is_native(full):
            native = True
            edits += _native(sources, file, node, wanted)
        elif sources.is_plain(full):
            edits.append((node.lineno, node.lineno - 1, ACYCLIC if full in LIGHT else MARK))
            native = True
            # mypyc drops it.
            texts.append(f"setattr({name}, '__doc__', {ast.get_docstring(node, clean=False)!r})")
    for gone in {id(one): one for one in moved.values()}.values():
        edits.append((span(gone)[0], _with_text(file, gone), ""))
    companion = values_module(file.module)
    late: set[str] = set()
    values = ""
    if moved:
        values, late = _values(file, moved)
    top = []
    if native:
        top.append("from typing import TYPE_CHECKING")
        if file.module != NATIVE:
            top.append(f"from {NATIVE} import declare")
        top += ["if TYPE_CHECKING:", "    from mypy_extensions import mypyc_attr"]
        top += [f"    from {module} import {name}" for module, name in sorted(wanted)]
    if file.module == "battalia.engine.game":
        top.append(f"from {NATIVE} import Native")
    if moved:
        top.append(f"from {companion} import {', '.join(sorted(moved))}")
    if near:
        top.append("from typing import Final as Near")
        top += [f"{NEAR}{name}: Near[type[{name}]] = {name}" for name in sorted(near)]
    if top:
        at = max(node.end_lineno or 0 for node in file.imports)
        edits.append((at + 1, at, "\n".join(top)))
    if file.names.get("annotations") != "__future__.annotations":
        # Hints of a base class need not be known here.
        edits.append((span(file.tree.body[0])[1] + 1, span(file.tree.body[0])[1], FUTURE))
    for first, last, text in sorted(edits, key=lambda edit: (edit[0], edit[1]), reverse=True):
        lines[first - 1 : last] = text.split("\n") if text else []
    lines += texts
    returned = _returned(sources, file)
    if returned:
        lines += ["from battalia.engine.native import RETURNS"]
        lines += [f"RETURNS[{name}] = {kind}" for name, kind in returned.items()]
    if late:
        lines += [f"import {companion} as _values"]
        lines += [f"vars(_values).update({', '.join(f'{one}={one}' for one in sorted(late))})"]
    return Parts("\n".join(lines) + "\n", values)


FUTURE: Final = "from __future__ import annotations"
MARK: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""Who is not compiled may derive from such classes, too; and ``X.__new__`` makes one without
``__init__``."""
ACYCLIC: Final = "@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)"
"""The collector need not look at it: frozen values hold what was there before them."""
LIGHT: Final = tuple(
    f"battalia.engine.{name}"
    for name in (
        "native.Native",
        "game.Game",
        "game.Question",
        "game.OptionalQuestion",
        "game.UrgentQuestion",
        "chapters.land.Site",
        "chapters.land.Land",
        "chapters.land.Journeys",
        "chapters.land.Ground",
        "chapters.rows.Purse",
        "chapters.rows.Paid",
        "chapters.rows.Affordable",
    )
)
"""What is so besides frames, piles and rows: no way leads from it back to itself."""


def _returned(sources: Sources, file: Source) -> dict[str, str]:
    """Functions that return a structure, and which."""
    return {
        node.name: node.returns.id
        for node in file.tree.body
        if isinstance(node, ast.FunctionDef) and isinstance(node.returns, ast.Name)
        if node.returns.id not in _late(file) and sources.is_struct(file.full_name(node.returns))
    }


NEAR: Final = "_near_"


def _nearer(
    sources: Sources, file: Source, moved: dict[str, ast.stmt]
) -> tuple[list[str], set[str]]:
    """The lines with structures named so that compiled functions need not look for them; and which.

    A class that is not compiled would be looked up by its name each time that it is used.
    """
    names = {
        name
        for name in {*file.names, *moved}
        for full in (file.names.get(name, f"{file.module}.{name}"),)
        if sources.is_struct(full) and not sources.is_native(full)
    }
    uses = _Uses(names - _late(file))
    for node in file.tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name not in moved:
            uses.visit(node)
    lines = [line.encode() for line in file.lines]
    for use in sorted(uses.found, key=lambda use: -use.col_offset):
        line = lines[use.lineno - 1]
        lines[use.lineno - 1] = line[: use.col_offset] + NEAR.encode() + line[use.col_offset :]
    return [line.decode() for line in lines], {use.id for use in uses.found}


def _late(file: Source) -> set[str]:
    """Names that are imported for annotations only."""
    return {
        alias.asname or alias.name
        for node in file.imports
        if isinstance(node, ast.If)
        for part in node.body
        if isinstance(part, ast.ImportFrom)
        for alias in part.names
    }


class _Uses(ast.NodeVisitor):
    """Where the code of functions names one of these; annotations, patterns and ``isinstance`` must
    name them plainly."""

    def __init__(self, names: set[str]) -> None:
        self.names = names
        self.found: list[ast.Name] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                self.visit(part)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in node.body:
            self.visit(part)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_MatchClass(self, node: ast.MatchClass) -> None:
        for part in (*node.patterns, *node.kwd_patterns):
            self.visit(part)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            self.visit(node.args[0])
        else:
            self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in self.names:
            self.found.append(node)


def values_module(module: str) -> str:
    package, _, name = module.rpartition(".")
    return f"{package}._values_of_{name}"


def _with_text(file: Source, node: ast.stmt) -> int:
    """The last line of a constant with the docstring under it."""
    at = file.tree.body.index(node)
    following = file.tree.body[at + 1 : at + 2]
    if isinstance(node, ast.Assign | ast.AnnAssign) and following:
        text = following[0]
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            return text.end_lineno or 0
    return node.end_lineno or 0


def _moved(sources: Sources, file: Source) -> dict[str, ast.stmt]:
    """The structures that stay what they are, and the constants that they need at once."""
    moved: dict[str, ast.stmt] = {}

    def move(name: str) -> None:
        node = file.tops.get(name)
        if node is None or name in moved:
            return
        moved[name] = node
        for other, one in file.tops.items():
            if one is node:
                moved[other] = node
        for needed in sorted(at_once(node)):
            move(needed)

    for name in file.classes:
        full = f"{file.module}.{name}"
        if sources.is_struct(full) and not sources.is_native(full):
            move(name)
    for name in moved:
        assert not sources.is_native(f"{file.module}.{name}"), f"{file.module}.{name}"
    return moved


def _values(file: Source, moved: dict[str, ast.stmt]) -> tuple[str, set[str]]:
    """The file of the structures, and the names that it gets from the compiled one later."""
    nodes = sorted({id(one): one for one in moved.values()}.values(), key=lambda one: one.lineno)
    used = names_in(nodes)
    mine = {name for name in used if name in file.tops and name not in moved}
    lines = [
        f'"""The structures of ``{file.module}``, which is compiled."""',
        FUTURE,
        "from typing import TYPE_CHECKING",
    ]
    for node in file.imports:
        if not (isinstance(node, ast.ImportFrom) and node.module == "__future__"):
            lines.append(file.of(node))
    if mine:
        lines += ["if TYPE_CHECKING:", f"    from {file.module} import {', '.join(sorted(mine))}"]
    for node in nodes:
        first, _ = span(node)
        lines.append("\n".join(file.lines[first - 1 : _with_text(file, node)]))
    kinds = [node.name for node in nodes if isinstance(node, ast.ClassDef)]
    lines += [f'{kind}.__module__ = "{file.module}"' for kind in kinds]
    return "\n".join(lines) + "\n", mine


def _native(
    sources: Sources, file: Source, node: ast.ClassDef, wanted: set[tuple[str, str]]
) -> list[tuple[int, int, str]]:
    """A structure as a native class: what is to be written in place of which lines."""
    full = f"{file.module}.{node.name}"
    fields = sources.fields(full)
    root = full in ROOTS
    bases = "Native" if root else ", ".join(ast.unparse(base) for base in node.bases)
    first, _ = span(node)
    edits = [(first, node.body[0].lineno - 1, f"{ACYCLIC}\nclass {node.name}({bases}):")]
    for part in own_fields(node):
        if part.value is not None:
            assert isinstance(part.target, ast.Name)
            text = f"    {part.target.id}: {ast.unparse(part.annotation)}"
            edits.append((part.lineno, part.end_lineno or 0, text))
    for field in fields:
        wanted |= _foreign(sources, file, field)
    made = _methods(node.name, fields)
    after = [made] if made else []
    hints = "".join(
        f"{part.target.id!r}: {ast.unparse(part.annotation)!r}, "
        for part in own_fields(node)
        if isinstance(part.target, ast.Name)
    )
    names = "".join(f"{field.name!r}, " for field in fields)
    defaults = "".join(f"{field.default}, " for field in fields if field.default is not None)
    config = "".join(
        f", {word.arg}={ast.unparse(word.value)}"
        for word in node.keywords
        if word.arg in ("tag_field", "tag")
    )
    doc = ast.get_docstring(node, clean=False)
    after.append(f"declare({node.name}, ({names}), {{{hints}}}, ({defaults}), {doc!r}{config})")
    edits.append(((node.end_lineno or 0) + 1, node.end_lineno or 0, "\n".join(after)))
    return edits


def _foreign(sources: Sources, file: Source, field: Field) -> set[tuple[str, str]]:
    """What an inherited field names that this file does not know: modules, and names in them."""
    known = sources.files[field.module]
    written = [ast.parse(one, mode="eval") for one in (field.hint, field.default) if one]
    found = set()
    for name in names_in(written) - file.names.keys() - file.tops.keys():
        if name in known.names or name in known.tops:
            module, _, there = known.names.get(name, f"{field.module}.{name}").rpartition(".")
            found.add((module, there))
    return found


def _methods(name: str, fields: list[Field]) -> str:
    """What a structure has by itself, written out."""
    parameters = "".join(
        f", {field.name}: {field.hint}" + (f" = {field.default}" if field.default else "")
        for field in fields
    )
    same = "".join(f" and self.{field.name} == other.{field.name}" for field in fields)
    values = "".join(f"self.{field.name}, " for field in fields)
    lines = [f"    def __init__(self{parameters}) -> None:"]
    lines += [f"        self.{field.name} = {field.name}" for field in fields] or ["        pass"]
    lines += [
        "    def __eq__(self, other: object) -> bool:",
        f"        return isinstance(other, {name}) and type(self) is type(other){same}",
        "    def __hash__(self) -> int:",
        f"        return hash(({values}))",
        "    def __reduce__(self) -> tuple[object, ...]:",
        f"        return type(self), ({values})",
    ]
    return "\n".join(lines)


# The build.


def wanted_files(root: Path) -> list[Path]:
    """The files that are compiled."""
    found = []
    for path in sorted((root / "battalia").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        if any(fnmatch(name, pattern) for pattern in COMPILED) and not any(
            fnmatch(name, pattern) for pattern in INTERPRETED
        ):
            found.append(path)
    return found


def prepare(into: Path = BUILD) -> list[str]:
    """The whole package with its files as mypyc wants them; the names of those to compile."""
    sources = Sources(SOURCE)
    compiled, built = set(wanted_files(SOURCE)), set(products_in(SOURCE))
    texts: dict[Path, str] = {}
    names = []
    for path in sorted((SOURCE / "battalia").rglob("*")):
        place = path.relative_to(SOURCE)
        if path.is_dir() or path in built or path.suffix == ".pyc":
            continue
        if path.suffix != ".py":
            link(into / place, path)
        elif path not in compiled:
            texts[place] = path.read_text()
        else:
            parts = take_apart(sources, sources.files[".".join(place.with_suffix("").parts)])
            texts[place] = parts.compiled
            names.append(place.as_posix())
            if parts.values:
                texts[place.with_name(f"_values_of_{place.name}")] = parts.values
    for path in (into / "battalia").rglob("*.py"):
        if path.relative_to(into) not in texts:
            path.unlink()
    for place, text in texts.items():
        path = into / place
        path.parent.mkdir(parents=True, exist_ok=True)
        # What is as it was keeps its time: it need not be compiled again.
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
    return names


def link(path: Path, source: Path) -> None:
    """What is no code is read where it lies."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.symlink_to(source)


SETUP: Final = """\
import os
import sys
from setuptools import setup
from mypyc.build import mypycify

names = sys.argv.pop(1).split(",")
further = os.environ.get("{further}", "").split()
extensions = mypycify(
    ["--config-file=mypy.ini", *names], group_name={group!r}, opt_level={level!r}, debug_level="0",
    multi_file=True,
)
if sys.platform != "win32":
    # Nobody else calls its functions, and it calls those of Python without a detour.
    for extension in extensions:
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt", *further]
        extension.extra_link_args += further
setup(name="battalia", packages=[], ext_modules=extensions)
"""
CONFIG: Final = """\
[mypy]
python_version = {version}
ignore_missing_imports = True

# What is not compiled takes native classes for structures; mypy looks at it in the checkout.
[mypy-{interpreted}]
ignore_errors = True
"""


FURTHER: Final = "BATTALIA_CORE_FLAGS"
"""What the C compiler is told besides."""
TRAINING: Final = """\
from battalia.bots import Match, make_bot
from battalia.engine import Options, with_expansion

TABLES = Options(players=2), Options(players=4), with_expansion(2), with_expansion(4)
for level, choices in (("random", 6000), ("steady", 1000), ("expert", 200)):
    for options in TABLES:
        match = Match.begin(options, [make_bot(level) for _ in range(options.players)], 1)
        for _ in zip(range(choices), match.steps()):
            pass
"""
"""Games that show the compiler which ways are usual."""


def compile_core(into: Path = BUILD, level: str = "2", trained: bool = False) -> None:
    """Compiles all of it; what comes of it lies in ``build/core/battalia``.

    ``trained``: first so that it counts which ways games take, then once more for these (gcc).
    """
    if not trained or "gcc" not in (sysconfig.get_config_var("CC") or ""):
        _build(into, level)
        return
    prepare(into)
    same = f"{digest(into)} {sysconfig.get_config_var('EXT_SUFFIX')}"
    done = into / TRAINED
    if done.exists() and done.read_text() == same:
        # Who builds a wheel is asked twice, once for its metadata.
        return
    seen = into / "seen"
    shutil.rmtree(seen, ignore_errors=True)
    _build(into, level, f"-fprofile-generate={seen}")
    # pip tells by this variable, too, where it has put what the build needs.
    paths = filter(None, (str(into), os.environ.get("PYTHONPATH")))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    subprocess.run([sys.executable, "-c", TRAINING], cwd=into, env=environment, check=True)
    # What was never seen is no mistake.
    _build(into, level, f"-fprofile-use={seen} -fprofile-correction -Wno-missing-profile")
    done.write_text(same)


def _build(into: Path, level: str, further: str = "") -> None:
    into.mkdir(parents=True, exist_ok=True)
    (into / TRAINED).unlink(missing_ok=True)
    if further:
        # It is compiled anew, though no file has changed.
        for old in (*(into / "build").glob("temp*"), *(into / "build").glob("lib*")):
            shutil.rmtree(old)
    names = prepare(into)
    files = [path.relative_to(into).as_posix() for path in (into / "battalia").rglob("*.py")]
    others = [name.removesuffix(".py").replace("/", ".") for name in files if name not in names]
    others = [name.removesuffix(".__init__") for name in others]
    (into / "setup.py").write_text(SETUP.format(group=GROUP, level=level, further=FURTHER))
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    (into / "mypy.ini").write_text(CONFIG.format(version=version, interpreted=",".join(others)))
    for old in products_in(into):
        if old.suffix != ".py":
            old.unlink()
    environment = {**os.environ, "MYPYPATH": str(into), FURTHER: further}
    command = [sys.executable, "setup.py", ",".join(names), "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=into, env=environment, check=True)
    (into / STAMP).write_text(digest(into))


def digest(folder: Path) -> str:
    """What tells whether a core was compiled of the same files as lie in this folder."""
    found = hashlib.sha256()
    for path in sorted((folder / "battalia").rglob("*.py")):
        found.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


def products(into: Path = BUILD) -> list[Path]:
    """What is installed, libraries and structures, by its place in the package."""
    return [path.relative_to(into) for path in products_in(into)]


def products_in(folder: Path) -> list[Path]:
    patterns = ("*.so", "*.pyd", *(f"battalia/**/{one}" for one in ("*.so", "*.pyd", VALUES)))
    return [path for pattern in patterns for path in sorted(folder.glob(pattern))]


def install(into: Path = BUILD) -> None:
    """Puts the compiled core beside the source of a checkout."""
    remove()
    for path in products(into):
        shutil.copy2(into / path, SOURCE / path)


def remove() -> None:
    """The checkout is interpreted again."""
    for path in products_in(SOURCE):
        path.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--install", action="store_true", help="put it beside the source")
    parser.add_argument("--remove", action="store_true", help="take it away again")
    parser.add_argument("--prepare", action="store_true", help="write the files only")
    parser.add_argument("--trained", action="store_true", help="compile twice, for usual games")
    parser.add_argument("--level", default="2", help="how much the C compiler optimises")
    arguments = parser.parse_args()
    if arguments.remove:
        remove()
        return 0
    if arguments.prepare:
        print("\n".join(prepare()))
        return 0
    compile_core(level=arguments.level, trained=arguments.trained)
    if arguments.install:
        install()
    return 0


if __name__ == "__main__":
    sys.exit(main())
