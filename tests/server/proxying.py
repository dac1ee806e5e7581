"""A proxy before several servers of a test."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

import pytest

SEVERAL = 3
PROXY = """\
{
	admin off
	auto_https off
}
http://127.0.0.1:%d {
	bind 127.0.0.1
	reverse_proxy %s {
		lb_policy round_robin
	}
}
"""
"""It sends people to one server after the other, so that most come to one that does not lead."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def running(words: Sequence[str], ready: bytes, home: str) -> Iterator[None]:
    """A program that has said that it is ready; killed at the end. ``home``: where it may write."""
    with subprocess.Popen(
        words,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "HOME": home},
    ) as process:
        try:
            assert process.stdout is not None
            told = []
            for line in process.stdout:
                told.append(line)
                if ready in line:
                    break
            else:
                raise ChildProcessError(b"".join(told).decode())
            reader = Thread(target=process.stdout.read)
            reader.start()
            yield
        finally:
            process.kill()
    reader.join()


@contextmanager
def proxy(servers: Sequence[str]) -> Iterator[str]:
    """The address of a proxy before the servers at these."""
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("there is no caddy here; tools/services installs it where it may")
    port = free_port()
    with ExitStack() as stack:
        home = stack.enter_context(TemporaryDirectory())
        file = Path(home) / "Caddyfile"
        file.write_text(PROXY % (port, " ".join(servers)), encoding="utf-8")
        words = [caddy, "run", "--adapter", "caddyfile", "--config", str(file)]
        stack.enter_context(running(words, b"serving initial configuration", home))
        yield f"http://127.0.0.1:{port}"
