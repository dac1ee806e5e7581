"""The form of the database: its tables and columns. ``migrations/`` brings an older one to it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("hook", Text),
    Column("created", Double, nullable=False),
    Column("address", Text, index=True, unique=True),
    Column("mails", Boolean, nullable=False, server_default=false()),
    Column("language", Text, nullable=False, server_default="en"),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

PUSHES: Final = Table(
    "pushes",
    METADATA,
    # Whatever ends a token ends this, too.
    Column("token", ForeignKey(TOKENS.c.hash, ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False, index=True),
    Column("public", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
)

CODES: Final = Table(
    "codes",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
)

TICKETS: Final = Table(
    "tickets",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("purpose", Text, nullable=False),
    Column("address", Text),
    Column("expires", Double, nullable=False, index=True),
)

HALLS: Final = Table(
    "halls",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("seen", Double, nullable=False),
    Column("until", Double, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("host", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("watch", LargeBinary, nullable=False, unique=True),
    Column("start", Text),
    Column("state", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("next", ForeignKey("tables.id"), index=True),
    Column("clock_since", Double),
    Column("deadline", Double, index=True),
    Column("problem", Text, nullable=False),
    Column("asked", Text, nullable=False, server_default=""),
    Column("day", Integer, nullable=False, server_default="0"),
    Column("origin", Text, nullable=False, server_default="new"),
    # Of these two only ``leases.py`` knows.
    Column("leader", Text, nullable=False, server_default=""),
    Column("token", Integer, nullable=False, server_default="0"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", ForeignKey(PEOPLE.c.id), index=True),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("stand_in", Text),
    Column("link", LargeBinary, unique=True),
    Column("left", Double),
    Column("muted", Boolean, nullable=False),
    Column("invited", LargeBinary, index=True),
    Column("resigned", Double),
    Column("ends", Boolean, nullable=False, server_default=false()),
)

SHELVES: Final = Table(
    "shelves",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, index=True),
    Column("shelf", Text, nullable=False),
)

ACTS: Final = Table(
    "acts",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("at", Double, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("position", LargeBinary, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("person", ForeignKey(PEOPLE.c.id), index=True),
)

META: Final = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
