"""Engines that can be killed and started again, and relays that cut somebody off from them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbelow
from typing import Final, Literal, TypeAlias

START: Final = 60.0
"""Seconds in which an engine must have started."""
PIECE: Final = 65_536


class NotThere(Exception):
    """Something is not installed here."""


def free_port() -> int:
    """A port that nobody has, and that nobody is given who wants any: those lie higher."""
    while True:
        port = 10_000 + randbelow(22_000)
        with suppress(OSError), socket.create_server(("", port)):
            return port


async def _run(*command: str) -> bool:
    """Whether it went well. A pipe would be open for as long as what it has started runs."""
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
    )
    return await process.wait() == 0


class Postgres:
    """A PostgreSQL of one's own that keeps what it has acknowledged: with ``fsync``."""

    def __init__(self, folder: Path) -> None:
        self._bin = self._found()
        self._data = folder / "postgres"
        self.port = free_port()
        self.url = f"postgresql://battalia@127.0.0.1:{self.port}/postgres"
        self.up_since: float | None = None
        """Since when it takes connections; None: it is away."""

    @staticmethod
    def _found() -> Path:
        """Where its programs are (NotThere)."""
        named = shutil.which("pg_ctl")
        folders = sorted(
            Path("/usr/lib/postgresql").glob("*/bin"), key=lambda at: -int(at.parent.name)
        )
        for folder in [*folders, *([Path(named).parent] if named else [])]:
            if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
                return folder
        raise NotThere("there is no PostgreSQL")

    @classmethod
    def there(cls) -> bool:
        """Whether one could be started."""
        try:
            cls._found()
        except NotThere:
            return False
        return True

    def _own(self, name: str, *arguments: str) -> list[str]:
        """Its programs refuse to run as root: there it belongs to a user of its own."""
        command = [str(self._bin / name), *arguments]
        if os.geteuid() == 0:
            as_owner = ("--reuid", "postgres", "--regid", "postgres", "--clear-groups")
            return ["setpriv", *as_owner, *command]
        return command

    async def create(self) -> None:
        self._data.mkdir()
        if os.geteuid() == 0:
            # Its user must come as far as that.
            self._data.parent.chmod(0o755)
            shutil.chown(self._data, "postgres", "postgres")
        made = await _run(
            *self._own("initdb", "--pgdata", str(self._data), "--username", "battalia"),
            *("--auth", "trust", "--encoding", "UTF8", "--locale", "C"),
        )
        if not made:
            raise NotThere(f"PostgreSQL could not be set up in {self._data}")
        await self.start()

    async def start(self) -> None:
        """Returns when it takes connections; after a kill it may have to wait for its own dead."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        end = time.monotonic() + START
        while True:
            started = await _run(
                *self._own("pg_ctl", "--pgdata", str(self._data), "--wait", "--silent"),
                *("--log", str(self._data / "log"), "--options", options, "start"),
            )
            if started:
                self.up_since = time.monotonic()
                return
            if time.monotonic() > end:
                log = (self._data / "log").read_text()[-2000:]
                raise NotThere(f"PostgreSQL did not start:\n{log}")
            await asyncio.sleep(0.2)

    async def kill(self, *, all_at_once: bool) -> None:
        """Its first process is killed, and the others notice; or all are told to drop all."""
        self.up_since = None
        if all_at_once:
            await _run(
                *self._own("pg_ctl", "--pgdata", str(self._data), "--silent"),
                *("--mode", "immediate", "stop"),
            )
        else:
            first = (self._data / "postmaster.pid").read_text().split()[0]
            os.kill(int(first), signal.SIGKILL)

    async def stop(self) -> None:
        if self.up_since is not None:
            await self.kill(all_at_once=True)


class Redis:
    """A Redis of one's own that keeps nothing."""

    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            raise NotThere("there is no redis-server")
        self.port = free_port()
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *("redis-server", "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no"),
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + START
        while not await reached(self.port):
            if time.monotonic() > end:
                raise NotThere("Redis did not start")
            await asyncio.sleep(0.05)

    async def kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None


async def reached(port: int) -> bool:
    """Whether somebody listens there."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


Way: TypeAlias = Literal["open", "held", "cut"]
"""``held``: nothing comes through, and nobody is told; ``cut``: connections break."""


class Relay:
    """A way to an engine or to another process that can be closed."""

    def __init__(self, target: int) -> None:
        self.target = target
        """The port on this machine to which it leads."""
        self.port = 0
        self.way: Way = "open"
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None
        self._passing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        await self.break_off()

    async def close(self, way: Way) -> None:
        self.way = way
        self._open.clear()
        if way == "cut":
            await self.break_off()

    async def open(self, *, anew: bool) -> None:
        """``anew``: what was held is lost, else it comes late."""
        self.way = "open"
        if anew:
            await self.break_off()
        self._open.set()

    async def break_off(self) -> None:
        passing = list(self._passing)
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        writers = [writer]
        try:
            if self.way != "cut":
                await self._open.wait()
                there, back = await asyncio.open_connection("127.0.0.1", self.target)
                writers.append(back)
                await self._both_ways(((reader, back), (there, writer)))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._passing.discard(task)
            for one in writers:
                one.transport.abort()

    async def _both_ways(
        self, ways: Sequence[tuple[asyncio.StreamReader, asyncio.StreamWriter]]
    ) -> None:
        tasks = [asyncio.create_task(self._pass_on(*way)) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                await self._open.wait()
                writer.write(piece)
                await writer.drain()
            # What has ended there ends here, once the way is open.
            await self._open.wait()
