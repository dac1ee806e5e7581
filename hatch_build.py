"""The packages hold what is built and not kept in the repository, or there are none."""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {
    "src/battalia/server/page": "make page",
    "src/battalia/server/docs_site": "make site",
}
"""Folders that are made from other files, and what makes each."""
COMPILE = "BATTALIA_COMPILE"
"""Who sets this variable gets a wheel with the compiled core, and needs a C compiler for it;
"trained": one that was compiled for usual games."""


class Built(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built folders into the sdist and the wheel, and refuses to pack without them."""

    def dependencies(self) -> list[str]:
        """What builds the compiled core; mypy looks at what the core imports."""
        if not self._compiles:
            return []
        return ["mypy[mypyc]==2.4.1", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Who installs a checkout to work in it builds them later.
        if version == "editable":
            return
        for folder, command in BUILT.items():
            if not (Path(self.root) / folder / "index.html").is_file():
                self.app.abort(f"{folder} is not built, so it cannot be packed: run “{command}”.")
            build_data["artifacts"].append(f"/{folder}")
        if self._compiles:
            self._compile(build_data)

    @property
    def _compiles(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get(COMPILE))

    def _compile(self, build_data: dict[str, Any]) -> None:
        """The compiled core lies beside the source, so either can be chosen."""
        spec = importlib.util.spec_from_file_location("compiling", f"{self.root}/compiling.py")
        assert spec is not None
        assert spec.loader is not None
        compiling = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compiling)
        compiling.compile_core(trained=os.environ[COMPILE] == "trained")
        for path in compiling.products():
            build_data["force_include"][str(compiling.BUILD / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
