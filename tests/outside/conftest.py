"""The example module, installed once."""

from pathlib import Path

import pytest

import battalia.bots  # noqa: F401 - Before any package that brings a module.
from outside.packages import EXAMPLES, install


@pytest.fixture(scope="session")
def mercenaries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which nothing but the example is installed."""
    site = tmp_path_factory.mktemp("mercenaries")
    install(EXAMPLES / "mercenaries", site)
    return site
