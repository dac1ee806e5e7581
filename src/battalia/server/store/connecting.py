"""To the database: SQLite in a file, or PostgreSQL, each set up for what the store promises."""

from __future__ import annotations

import sqlite3

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

from battalia.server.hurrying import hurry
from battalia.server.store.rows import (
    StoreError,
)


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", "battalia.server:migrations")
    return config


def revisions() -> ScriptDirectory:
    return ScriptDirectory.from_config(alembic_config())


def understood_url(url: str) -> URL:
    """The database's address, with the driver that is used here."""
    try:
        understood = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError("The database's address is no URL.") from error
    if understood.drivername == "postgresql":
        understood = understood.set(drivername="postgresql+psycopg")
    if is_sqlite(understood):
        if understood.database in (None, "", ":memory:"):
            raise StoreError("A SQLite database needs a file: sqlite:///path.")
    elif understood.drivername != "postgresql+psycopg":
        raise StoreError("A database is either sqlite:///path or postgresql://user@host/name.")
    return understood


def is_sqlite(url: URL) -> bool:
    return url.drivername == "sqlite"


def engine_for(
    url: URL,
    connections: int,
    patience: float,
    *,
    only_reads: bool = False,
    unhurried: bool = False,
) -> Engine:
    """Connections that are set up for what is promised; opened when they are first needed.

    A database that does not answer is given up after ``patience`` seconds; ``unhurried``: it may
    work for as long as it needs, once there is a connection.
    """
    try:
        if not is_sqlite(url):
            engine = create_engine(
                url,
                pool_size=connections,
                max_overflow=0,
                # A server that was started anew in the meantime costs nobody an act.
                pool_pre_ping=True,
                hide_parameters=True,
                isolation_level="REPEATABLE READ" if only_reads else "READ COMMITTED",
                connect_args={"connect_timeout": max(2, round(patience))},
            )
            if not unhurried:
                hurry(engine, patience)
            return engine.execution_options(postgresql_readonly=only_reads)
        engine = create_engine(
            url,
            poolclass=QueuePool,
            pool_size=connections,
            max_overflow=0,
            # No error tells what was to be stored.
            hide_parameters=True,
            connect_args={"timeout": patience, "check_same_thread": False},
        )
    except ImportError as error:
        raise StoreError("PostgreSQL needs one more package: battalia[postgres].") from error

    def connected(connection: sqlite3.Connection, _: object) -> None:
        # The driver must not begin and end transactions on its own, or savepoints do not work.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        # In this mode less than FULL would lose the last acts in a power cut.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if only_reads:
            connection.execute("PRAGMA query_only = ON")

    def begun(connection: Connection) -> None:
        # The writer takes the lock at once, rather than fail halfway for want of it.
        connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine
