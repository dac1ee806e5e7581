"""Compiles the engine with mypyc, unchanged, into build/compiled.

    python tools/compile.py
    PYTHONPATH=build/compiled python -m battalia.cli bench

Needs a C compiler. Modules that define structures stay as they are; mypyc forgets the annotations
of classes, so those that the notation needs are written beside them.
"""

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
AS_THEY_ARE = {
    "__init__.py",
    "choices.py",
    "events.py",
    "game.py",
    "options.py",
    "reasons.py",
    "view.py",
}
"""mypyc drops the keywords of a class; frames inherit what they need from theirs."""


def annotations(engine: Path) -> dict[str, dict[str, str]]:
    """The fields of every class, as they are written."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(engine.rglob("*.py")):
        module = ".".join(("battalia", "engine", *path.relative_to(engine).with_suffix("").parts))
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                fields = {
                    part.target.id: ast.unparse(part.annotation)
                    for part in node.body
                    if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
                }
                found[f"{module}.{node.name}"] = fields
    return found


def main() -> int:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "battalia", TARGET / "battalia", ignore=shutil.ignore_patterns("__pycache__")
    )
    engine = TARGET / "battalia" / "engine"
    modules = [
        str(path.relative_to(TARGET))
        for path in sorted([*engine.glob("*.py"), *engine.glob("modules/*.py")])
        if path.name not in AS_THEY_ARE
    ]
    (engine / "annotations.json").write_text(json.dumps(annotations(engine), indent=1), "utf-8")
    command = [str(Path(sys.executable).parent / "mypyc"), "--strict", *modules]
    return subprocess.run(command, cwd=TARGET, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
