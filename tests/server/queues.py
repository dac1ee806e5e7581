"""A Redis of a test's own, which it may end and start again; and thinkers on it."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from redis.exceptions import RedisError

from battalia.server.turns import prefix
from server.databases import REDIS, redis_server

ENOUGH = 120
"""Seconds after which something that must happen has not happened."""


class OwnRedis:
    """A Redis on a port of its own."""

    def __init__(self, program: str, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._command = [
            *(program, "--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(folder)),
            *("--save", "", "--appendonly", "no"),
        ]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        client = Redis.from_url(self.url)
        end = time.monotonic() + ENOUGH
        while True:
            try:
                client.ping()
                client.close()
                return
            except RedisError:
                assert time.monotonic() < end, "Redis does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def own_redis(folder: Path) -> Iterator[OwnRedis]:
    if redis_server() is None:
        pytest.skip(f"{REDIS} names no Redis")
    program = shutil.which("valkey-server") or shutil.which("redis-server")
    if program is None:
        pytest.skip("there is no program of Redis to start one that a test may end")
    redis = OwnRedis(program, folder)
    try:
        yield redis
    finally:
        redis.kill()


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
