"""A Ray cluster on this machine, for a test."""

from pathlib import Path

import pytest


def allow_ray(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Skips the test where there is no Ray; else Ray may start here."""
    pytest.importorskip("ray", reason="Ray has no wheel for this Python or this machine")
    # Ray keeps its settings at home; nobody's home is touched by a test.
    monkeypatch.setenv("HOME", str(home))
    # It would keep a token there, too, and remember it for the next test, which has another home.
    monkeypatch.setenv("RAY_AUTH_TOKEN", "0" * 64)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
