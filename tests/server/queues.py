"""Thinkers in processes of their own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from server.serving import COMMAND

ENOUGH = 300
"""Seconds after which something that must happen has not happened."""


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
