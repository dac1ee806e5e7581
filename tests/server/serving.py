"""A real server in a process of its own, for tests."""

import multiprocessing
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path
from threading import Thread
from typing import TextIO

import pytest

from server.databases import private_redis, setting, url_of
from server.proxying import SEVERAL, proxy

PLENTY = {"BATTALIA_WORK_EACH": "1e9", "BATTALIA_WORK_BURST": "1e9"}
COMMAND = "import sys; from battalia.cli import main; sys.exit(main())"


@cache
def warm() -> ForkServerContext:
    """A process that has imported what servers and computers need: tests fork theirs from it.

    Whoever starts either of them comes here first, as there is one such process only.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["server.serving", "server.warm"])
    # Before 3.14 it looks for what it shall import where a new Python does.
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parent.parent), prepend=os.pathsep)
        forkserver.ensure_running()
    return context


def serve(arguments: Sequence[str], settings: Mapping[str, str], log: Connection) -> None:
    """The command in a process that was forked."""
    os.dup2(log.fileno(), 2)
    log.close()
    sys.stderr = os.fdopen(2, "w", buffering=1, encoding="utf-8", closefd=False)
    os.environ.clear()
    os.environ.update(settings)
    sys.argv = ["battalia", *arguments]
    from battalia.cli import main

    sys.exit(main())


class Forked:
    """A server that was forked, as far as tests deal with it as they would with a ``Popen``."""

    def __init__(self, arguments: Sequence[str], settings: Mapping[str, str]) -> None:
        ours, theirs = warm().Pipe(duplex=False)
        self._process = warm().Process(target=serve, args=(arguments, settings, theirs))
        self._process.start()
        theirs.close()
        assert self._process.pid is not None
        self.pid = self._process.pid
        self.stderr: TextIO | None = os.fdopen(os.dup(ours.fileno()), encoding="utf-8")
        ours.close()

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self._process.kill()

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("battalia serve", timeout or 0)
        return code


class Served:
    """A running server; what it logs is kept."""

    def __init__(self, process: "subprocess.Popen[str] | Forked") -> None:
        self.process = process
        self.lines: list[str] = []
        assert process.stderr is not None
        for line in process.stderr:
            self.lines.append(line)
            found = re.search(r"Battalia is at (\S+)", line)
            if found:
                self.url = found[1].replace("localhost", "127.0.0.1")
                break
        else:
            raise AssertionError("the server did not start:\n" + "".join(self.lines))
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        self.lines.extend(self.process.stderr)

    @property
    def log(self) -> str:
        """All that was logged until the server ended."""
        self._reader.join()
        return "".join(self.lines)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As whoever runs it would; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)


class Several(Served):
    """Several of them behind a proxy."""

    def __init__(self, servers: Sequence[Served], url: str) -> None:
        self.servers = servers
        self.url = url

    @property
    def lines(self) -> list[str]:  # type: ignore[override]
        """All that was logged so far."""
        return [line for server in self.servers for line in server.lines]

    @property
    def log(self) -> str:
        return "".join(server.log for server in self.servers)

    def kill(self) -> None:
        for server in self.servers:
            server.process.kill()
        for server in self.servers:
            server.process.wait()

    def stop(self) -> int:
        for server in self.servers:
            server.process.send_signal(signal.SIGTERM)
        return max(server.process.wait(timeout=30) for server in self.servers)


@contextmanager
def served(
    database: str | Path,
    *flags: str,
    prepared: Callable[[], None] | None = None,
    command: str = COMMAND,
    settings: Mapping[str, str] | None = None,
    alone: bool = False,
) -> Iterator[Served]:
    """A server on a free port, or several in that setting; stopped at the end if it still runs.

    ``prepared``: what its process does before anything else. ``command``: Python that is run
    instead of the command. Where more requests are allowed than usual, so is any amount of work.
    ``settings``: what has no flag, by its variable. ``alone``: it is this very process that is
    tested, or something that only one on SQLite can do.
    """
    given = f"sqlite:///{database}" if alone and isinstance(database, Path) else url_of(database)
    single = alone or given.startswith("sqlite") or "--hall" in flags
    if setting() != "halls" or single or prepared is not None or command != COMMAND:
        with _served(given, flags, prepared, command, settings) as server:
            yield server
        return
    with ExitStack() as stack:
        more = (
            "--hall",
            "127.0.0.1:0",
            "--behind-proxy",
            "--redis",
            stack.enter_context(private_redis()).url,
        )
        servers = [
            stack.enter_context(_served(given, (*flags, *more), None, COMMAND, settings))
            for _ in range(SEVERAL)
        ]
        ports = [server.url.removeprefix("http://") for server in servers]
        yield Several(servers, stack.enter_context(proxy(ports)))


@contextmanager
def _served(
    database: str,
    flags: Sequence[str],
    prepared: Callable[[], None] | None,
    command: str,
    settings: Mapping[str, str] | None,
) -> Iterator[Served]:
    arguments = ["serve", "--port", "0", "--database", database, *flags]
    environment = {
        # All people of the tests come from one address.
        "BATTALIA_PEOPLE_EACH": "1000000",
        **os.environ,
        **(PLENTY if "--rate-each" in flags else {}),
        **(settings or {}),
    }
    process: subprocess.Popen[str] | Forked
    if command != COMMAND or prepared is not None:
        process = subprocess.Popen(
            [sys.executable, "-c", command, *arguments],
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            text=True,
            env=environment,
            preexec_fn=prepared,
        )
    else:
        process = Forked(arguments, environment)
    server = Served(process)
    try:
        yield server
    finally:
        if process.poll() is None:
            server.stop()
