"""Thinkers in processes of their own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from redis import Redis

from battalia.server.turns import prefix

ENOUGH = 120
"""Seconds after which something that must happen has not happened."""


AT_LEISURE = 3600.0
"""Seconds: however slow the machine is, nobody counts as dead before the test says so."""
COMMAND = f"""
import sys
from battalia.cli import main
from battalia.server import thinker, turns
thinker.SIGN = turns.PATIENCE = {AT_LEISURE}
sys.exit(main())
"""


def dead(redis: str) -> None:
    """From now on the signs of life of all who think about something are over."""
    client = Redis.from_url(redis)
    busy: Any = client.hkeys(f"{prefix()}:busy")
    client.zadd(f"{prefix()}:thinkers", dict.fromkeys(busy, 0))
    client.close()


@contextmanager
def thinking(redis: str, *flags: str) -> Iterator["subprocess.Popen[str]"]:
    """A thinker in a process of its own, ready; killed at the end if it still runs."""
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "think", "--queue", redis, "--workers", "1", *flags],
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stderr is not None
        line = process.stderr.readline()
        assert "think" in line, line
        yield process
    finally:
        process.kill()
        process.communicate()
