"""The packages hold what is built and not kept in the repository, or there are none."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {
    "src/battalia/server/page": "make page",
    "src/battalia/server/docs_site": "make site",
}
"""Folders that are made from other files, and what makes each."""


class Built(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built folders into the sdist and the wheel, and refuses to pack without them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Who installs a checkout to work in it builds them later.
        if version == "editable":
            return
        for folder, command in BUILT.items():
            if not (Path(self.root) / folder / "index.html").is_file():
                self.app.abort(f"{folder} is not built, so it cannot be packed: run “{command}”.")
            build_data["artifacts"].append(f"/{folder}")
