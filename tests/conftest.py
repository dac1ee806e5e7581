"""Which of the cases of a test ``make test`` runs, and which tests one process runs.

``make test-all`` runs all cases.
"""

import os
import re
from collections import defaultdict

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from battalia.bots.learned import alone

# Each worker has its own processor, and numpy is told before anybody loads it.
alone()

ALL = bool(os.environ.get("BATTALIA_TEST_ALL"))
SHARED = re.compile(
    r"(tests/package/)"
    r"|(tests/server/\w+)"
    r"|(tests/bots/test_(?:advice|training))"
    r"|(tests/browser/test_engines).*\[(\w+), "
)
"""What takes long to set up or to work out is shared by the tests for which this finds the same."""


def evenly(cases: int, kept: int) -> set[int]:
    """So many places, the first and the last among them, spread over all of them."""
    if kept >= cases:
        return set(range(cases))
    return {round(place * (cases - 1) / max(1, kept - 1)) for place in range(kept)}


def share(examples: int) -> int:
    """So many of the examples that a property is tried with ``make test`` takes."""
    return examples if ALL else examples // 3


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """One process runs the tests that share something; the others come as they are."""

    def _split_scope(self, nodeid: str) -> str:
        found = SHARED.match(nodeid)
        return "".join(filter(None, found.groups())) if found else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Together:
    # The largest first would be other than collected: browsers, with their event loops, come last.
    config.option.loadscopereorder = False
    return Together(config, log)


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
