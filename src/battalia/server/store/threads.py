"""One thread that writes, a few that read, and for how long anybody waits for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, Generic, TypeVar

from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import (
    Connection,
    delete,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from battalia.server.store.connecting import (
    alembic_config,
    engine_for,
    is_sqlite,
    revisions,
    understood_url,
)
from battalia.server.store.form import (
    META,
)
from battalia.server.store.rows import (
    StoreError,
)
from battalia.server.store.statements import (
    insert_rows,
)

READERS: Final = 4
PATIENCE: Final = 10
"""Seconds to wait for a database that is locked or does not answer."""
MOST_WAITING: Final = 10_000
"""So many reads, and so many writes, wait at most; more are refused at once."""
PROBE: Final = "probe"
PROBE_SIZE: Final = 32_768
"""Bytes: enough that a disk which is all but full is noticed."""
NOTED_ONCE: Final = text(
    "INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING"
)
NOTED_ANEW: Final = text(
    "INSERT INTO meta (key, value) VALUES (:key, :value)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
UPGRADE: Final = text("SELECT pg_advisory_xact_lock(7126001)")
"""Held while the form of the database changes: of several that start, one sees to it."""

T = TypeVar("T")


class Threads:
    """The database, and the threads that read and write there."""

    def __init__(
        self, url: str, clock: Callable[[], float] = time.time, patience: float = PATIENCE
    ) -> None:
        """``sqlite:///path`` or ``postgresql://…``. Nothing is touched yet."""
        self._url = understood_url(url)
        self._where = self._url.database if is_sqlite(self._url) else repr(self._url)
        self._clock = clock
        self._patience = patience
        self._writing = engine_for(self._url, 1, patience)
        self._reading = engine_for(self._url, READERS, patience, only_reads=True)
        self._reads = 0
        """How many are under way."""
        self._waiting: SimpleQueue[_Write[Any] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop
        """In which everybody waits."""
        self._writer: Thread | None = None
        self._readers: ThreadPoolExecutor | None = None

    def check(self) -> None:
        """Refuses a database that is not there in the form that this program knows."""
        try:
            if is_sqlite(self._url) and not Path(self._url.database or "").exists():
                raise StoreError(f"There is no database {self._where}.")
            with self._reading.connect() as connection:
                heads = MigrationContext.configure(connection).get_current_heads()
            if set(heads) != set(revisions().get_heads()):
                raise StoreError(
                    f"The database {self._where} is not of this version of Battalia;"
                    " “battalia migrate” brings an older one up to date."
                )
        except SQLAlchemyError as error:
            raise self._error(error) from error
        finally:
            self._reading.dispose()

    def upgrade(self) -> None:
        """Brings the database to the form that this program knows; makes it where there is none.

        All or nothing. A database of a newer program is refused and left alone.
        """
        upgrading = engine_for(self._url, 1, PATIENCE, unhurried=True)
        try:
            if is_sqlite(self._url):
                assert self._url.database is not None
                Path(self._url.database).parent.mkdir(parents=True, exist_ok=True)
            known = {known.revision for known in revisions().walk_revisions()}
            # Where there is much in the database, a change of its form takes its time.
            with upgrading.begin() as connection:
                if not is_sqlite(self._url):
                    connection.execute(UPGRADE)
                if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
                    raise StoreError(
                        f"The database {self._where} belongs to a newer version of Battalia."
                    )
                config = alembic_config()
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (SQLAlchemyError, OSError) as error:
            raise self._error(error) from error
        finally:
            upgrading.dispose()

    async def open(self) -> None:
        """From now on there are reads and writes, until ``close``."""
        assert self._writer is None, "the store is open"
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="battalia-reader")
        # A process that ends without closing does not wait: nobody was promised what still waits.
        self._writer = Thread(target=self._write_all, name="battalia-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Does everything that was asked for, and nothing more."""
        writer, readers = self._writer, self._readers
        if writer is None or readers is None:
            return
        self._writer = self._readers = None
        self._waiting.put(None)
        await asyncio.shield(asyncio.to_thread(self._finish, writer, readers))

    def _finish(self, writer: Thread, readers: ThreadPoolExecutor) -> None:
        writer.join()
        readers.shutdown()
        self._reading.dispose()
        # Last: the last connection to SQLite tidies the file.
        self._writing.dispose()

    # The threads.

    async def _read(self, look: Callable[[Connection], T]) -> T:
        if self._readers is None:
            raise StoreError(f"The database {self._where} is not open.")
        if self._reads >= MOST_WAITING:
            raise self._overdue()
        self._reads += 1
        looking = self._readers.submit(self._look, look)
        try:
            # One that nobody waits for any more is not begun.
            async with asyncio.timeout(self._patience):
                return await asyncio.wrap_future(looking)
        except TimeoutError:
            raise self._overdue() from None
        finally:
            self._reads -= 1

    def _look(self, look: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return look(connection)
        except SQLAlchemyError as error:
            raise self._error(error) from error

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Has this done by the writer; returns when it is on disk."""
        if self._writer is None:
            raise StoreError(f"The database {self._where} is not open.")
        if self._waiting.qsize() >= MOST_WAITING:
            raise self._overdue()
        write = _Write(work)
        self._waiting.put(write)
        late = self._loop.call_later(self._patience, self._give_up, write)
        try:
            # What was asked for is done even when nobody waits for it any more.
            return await write.done
        except SQLAlchemyError as error:
            raise self._error(error) from error
        finally:
            late.cancel()

    def _give_up(self, write: _Write[Any]) -> None:
        write.give_up(self._overdue())

    def _write_all(self) -> None:
        """The writer's day: until the ``None`` that ``close`` puts at the end."""
        at_work = True
        while at_work:
            group = [self._waiting.get()]
            try:
                while True:
                    group.append(self._waiting.get_nowait())
            except Empty:
                pass
            at_work = None not in group
            self._write_group([write for write in group if write is not None])

    def _write_group(self, group: Sequence[_Write[Any]]) -> None:
        """One transaction for all of them. Only when it is on disk does anybody hear of it."""
        group = [write for write in group if not write.given_up]
        if not group:
            return
        try:
            told = self._transaction(group, _Write.run)
        except Exception as error:
            told = [partial(write.failed, error) for write in group]
            if len(group) > 1:
                told = self._write_apart(group)
        self._loop.call_soon_threadsafe(_call_all, told)

    def _write_apart(self, group: Sequence[_Write[Any]]) -> list[Callable[[], None]]:
        """The same where one of them cannot be done: the others are."""
        group = [write for write in group if not write.given_up]
        try:
            return self._transaction(group, _Write.run_apart)
        except Exception as error:
            return [partial(write.failed, error) for write in group]

    def _transaction(
        self,
        group: Sequence[_Write[Any]],
        run: Callable[[_Write[Any], Connection], Callable[[], None]],
    ) -> list[Callable[[], None]]:
        """Does all of them, and returns what tells their callers how it went."""
        with self._writing.begin() as connection:
            told = [run(write, connection) for write in group]
            # From here on nobody can give up what is theirs.
            certain = [write.is_certain() for write in group]
            if not all(certain):
                raise self._overdue()
        return told

    def _overdue(self) -> StoreError:
        return StoreError(f"The database {self._where} has not answered in time.")

    def _error(self, cause: Exception) -> StoreError:
        """What went wrong with the database, in one sentence, without a password."""
        told = str(cause.orig if isinstance(cause, DBAPIError) else cause)
        first = next(iter(told.splitlines()), type(cause).__name__).strip().rstrip(".")
        return StoreError(f"The database {self._where} cannot be used: {first}.")

    # What the server notes for itself.

    async def meta(self, key: str) -> str | None:
        its = select(META.c.value).where(META.c.key == key)

        def look(connection: Connection) -> str | None:
            return connection.execute(its).scalar()

        return await self._read(look)

    async def set_meta(self, key: str, value: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(NOTED_ANEW, {"key": key, "value": value})

        await self._write(work)

    async def keep_meta(self, key: str, value: str) -> str:
        """What is noted there, or else this from now on: for all processes the same."""
        its = select(META.c.value).where(META.c.key == key)

        def work(connection: Connection) -> str:
            connection.execute(NOTED_ONCE, {"key": key, "value": value})
            return str(connection.execute(its).scalar_one())

        return await self._write(work)

    async def try_writing(self) -> None:
        """Returns if something of some size could be written just now. It is gone again."""

        def work(connection: Connection) -> None:
            connection.execute(delete(META).where(META.c.key == PROBE))
            insert_rows(connection, META, [{"key": PROBE, "value": "x" * PROBE_SIZE}])
            connection.execute(delete(META).where(META.c.key == PROBE))

        await self._write(work)


class _Write(Generic[T]):
    """One write on its way: what is to be done, and what its caller waits for."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self._work = work
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.given_up = False
        self._certain = False
        self._deciding = Lock()

    def give_up(self, why: StoreError) -> None:
        """Nobody waits any more; it is not to be done either, unless that is certain by now."""
        with self._deciding:
            self.given_up = not self._certain
        self.failed(why)

    def is_certain(self) -> bool:
        """From now on it cannot be given up, unless it was."""
        with self._deciding:
            self._certain = not self.given_up
        return self._certain

    def run(self, connection: Connection) -> Callable[[], None]:
        """Does it; returns what tells the caller so, for later."""
        return partial(self.succeeded, self._work(connection))

    def run_apart(self, connection: Connection) -> Callable[[], None]:
        """Does it in a savepoint; returns what tells the caller how it went, for later.

        Raises only when the whole transaction is lost.
        """
        savepoint = connection.begin_nested()
        try:
            told = self.run(connection)
            savepoint.commit()
        except Exception as error:
            if connection.invalidated:
                raise
            try:
                savepoint.rollback()
            except SQLAlchemyError:
                # SQLite has given up the whole transaction: the disk is full, for one.
                raise error from None
            return partial(self.failed, error)
        return told

    def succeeded(self, value: T) -> None:
        if not self.done.done():
            self.done.set_result(value)

    def failed(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


def _call_all(told: Sequence[Callable[[], None]]) -> None:
    for tell in told:
        tell()
