"""A real server in a process of its own, for tests."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

PLENTY = {"BATTALIA_WORK_EACH": "1e9", "BATTALIA_WORK_BURST": "1e9"}
COMMAND = "import sys; from battalia.cli import main; sys.exit(main())"


class Served:
    """A running server; what it logs is kept."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
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


@contextmanager
def served(
    database: str | Path,
    *flags: str,
    prepared: Callable[[], None] | None = None,
    command: str = COMMAND,
    settings: Mapping[str, str] | None = None,
) -> Iterator[Served]:
    """A server on a free port, stopped at the end if it still runs.

    ``prepared``: what its process does before anything else. Where more requests are allowed than
    usual, so is any amount of work. ``settings``: what has no flag, by its variable.
    """
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    process = subprocess.Popen(
        [sys.executable, "-c", command, "serve", "--port", "0", "--database", url, *flags],
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
        # All people of the tests come from one address.
        env={
            "BATTALIA_PEOPLE_EACH": "1000000",
            **os.environ,
            **(PLENTY if "--rate-each" in flags else {}),
            **(settings or {}),
        },
        preexec_fn=prepared,
    )
    server = Served(process)
    try:
        yield server
    finally:
        if process.poll() is None:
            server.stop()
