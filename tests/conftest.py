"""Which of the cases of a test ``make test`` runs; ``make test-all`` runs them all."""

import os
from collections import defaultdict

import pytest

ALL = bool(os.environ.get("BATTALIA_TEST_ALL"))


def evenly(cases: int, kept: int) -> set[int]:
    """So many places, the first and the last among them, spread over all of them."""
    if kept >= cases:
        return set(range(cases))
    return {round(place * (cases - 1) / max(1, kept - 1)) for place in range(kept)}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test marked ``slice(n)`` n cases are run, the same ones each time.

    Who names a case gets it: what a command line picks out is no matrix.
    """
    if ALL or any("::" in argument for argument in config.args):
        return
    cases: dict[tuple[str, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("slice") is not None:
            cases[item.location[0], getattr(item, "originalname", item.name)].append(item)
    left = set()
    for found in cases.values():
        mark = found[0].get_closest_marker("slice")
        assert mark is not None
        kept = evenly(len(found), mark.args[0])
        left |= {id(item) for place, item in enumerate(found) if place not in kept}
    if left:
        config.hook.pytest_deselected(items=[item for item in items if id(item) in left])
        items[:] = [item for item in items if id(item) not in left]
