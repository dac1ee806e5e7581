"""The form of the database: its tables and columns. ``migrations/`` brings an older one to it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
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
    Column("shares", Boolean, nullable=False, server_default=false()),
    Column("avatar", Text, nullable=False, server_default=""),
    Column("privacy", Text, nullable=False, server_default=""),
    # Of a bot; whoever goes takes their bots along.
    Column("owner", Integer),
    Column("digest", Text, nullable=False, server_default=""),
    Column("digested", Double, nullable=False, server_default="0"),
)

NAMES: Final = Table(
    "names",
    METADATA,
    # Of whoever has an account: the name as nobody else with an account may write it.
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False),
    Column("called", Text, nullable=False, unique=True),
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
    Column("scenario", Text),
    Column("draws", Integer),
    Column("drawn", Integer),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("delay", Integer, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("tournament", Text),
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
    Column("shares", Boolean),
    Column("text", Text, nullable=False, server_default=""),
    Column("against", Text, nullable=False, server_default=""),
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("avatar", Text, nullable=False, server_default=""),
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

# What follows is made from the acts of a game that is over, and can be made again. It goes with the
# table, also where a program removes that which does not know of it.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("form", Integer, nullable=False),
    Column("made", Double, nullable=False),
    Column("told", LargeBinary, nullable=False),
)

TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("form", Integer, nullable=False),
    Column("told", LargeBinary, nullable=False),
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

PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    # Those of the program that somebody has tried.
    Column("id", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

PUZZLERS: Final = Table(
    "puzzlers",
    METADATA,
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

TRIES: Final = Table(
    "tries",
    METADATA,
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("solved", Boolean, nullable=False),
)

SCENARIOS: Final = Table(
    "scenarios",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), index=True),
    Column("created", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("plays", Integer, nullable=False, server_default="0"),
)

LIKES: Final = Table(
    "likes",
    METADATA,
    Column("scenario", ForeignKey(SCENARIOS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, index=True),
)

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("organiser", ForeignKey(PEOPLE.c.id), index=True),
    Column("plan", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("club", Text, index=True),
    Column("state", Text, nullable=False, index=True),
    Column("starts", Double, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("rounds", Integer, nullable=False, server_default="0"),
    Column("lot", Text, nullable=False),
    Column("next", Double),
    Column("ended", Double),
    # When somebody has to look at it; who does so has it until then, under this token.
    Column("due", Double, index=True),
    Column("until", Double, nullable=False, server_default="0"),
    Column("token", Integer, nullable=False, server_default="0"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("tournament", ForeignKey(TOURNAMENTS.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey(PEOPLE.c.id), index=True),
    Column("level", Text),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("drawn", Integer),
)

PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    Column("tournament", ForeignKey(TOURNAMENTS.c.id), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("seats", Text, nullable=False),
    # It has its name before it is set up.
    Column("table", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("mind", Double, index=True),
    Column("absent", Text, nullable=False, server_default=""),
    Column("places", Text, nullable=False, server_default=""),
    Column("points", Text, nullable=False, server_default=""),
    Column("how", Text, nullable=False, server_default="played"),
    Column("ended", Double),
)

PLEDGES: Final = Table(
    "pledges",
    METADATA,
    Column("commitment", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("person", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

UNCOUNTED: Final = Table(
    "uncounted",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id), primary_key=True),
)

CHANCES: Final = Table(
    "chances",
    METADATA,
    Column("what", Text, primary_key=True),
    Column("times", Integer, nullable=False),
    Column("expected", Double, nullable=False),
    Column("variance", Double, nullable=False),
)

# Like what follows from a game, these go with the table or the person.
OPENINGS: Final = Table(
    "openings",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("opened", Double, nullable=False),
    Column("closes", Double, nullable=False, index=True),
    Column("level", Text, nullable=False),
    Column("language", Text, nullable=False),
)

SEEKERS: Final = Table(
    "seekers",
    METADATA,
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("fills", Double),
    Column("hall", Text, nullable=False),
    Column("table", Text),
)

UNRATED: Final = Table(
    "unrated",
    METADATA,
    # Rated tables from when they are set up until their games are rated. What removes a table and
    # does not know of it removes this, too.
    Column("table", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("season", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_ratings_kind", "kind", "season", "mu"),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    # A result outlives its table, and who has played there.
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey(PEOPLE.c.id)),
    Column("level", Text),
    Column("kind", Text, nullable=False),
    Column("season", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("faction", Text, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_results_person", "person", "at"),
)

FRIENDS: Final = Table(
    "friends",
    METADATA,
    # Who has asked whom; both are friends since the other one has said yes.
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False),
    Column("other", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False, index=True),
    Column("at", Double, nullable=False),
    Column("since", Double),
)

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False),
    Column("other", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False, index=True),
    Column("at", Double, nullable=False),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False, index=True),
    Column("by", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("at", Double, nullable=False),
)

CLUBS: Final = Table(
    "clubs",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("door", Text, nullable=False),
    Column("link", LargeBinary, unique=True),
    Column("created", Double, nullable=False),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("club", ForeignKey(CLUBS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False, index=True),
    Column("role", Text, nullable=False),
    Column("since", Double, nullable=False),
)

CLUB_TABLES: Final = Table(
    "club_tables",
    METADATA,
    Column("table", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("club", ForeignKey(CLUBS.c.id, ondelete="CASCADE"), nullable=False, index=True),
)

OFFICES: Final = Table(
    "offices",
    METADATA,
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False),
    Column("office", Text, nullable=False),
    Column("since", Double, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("by", ForeignKey(PEOPLE.c.id), index=True),
    Column("about", ForeignKey(PEOPLE.c.id), index=True),
    # What these name may be gone.
    Column("table", Text),
    Column("line", Integer),
    Column("scenario", Text),
    Column("measure", Integer),
    Column("context", Text, nullable=False),
    Column("decided", Double, index=True),
    Column("decision", Text, nullable=False),
)

MEASURES: Final = Table(
    "measures",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("until", Double),
    Column("table", Text),
    Column("ended", Double),
    Column("read", Double),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", ForeignKey(PEOPLE.c.id), index=True),
    Column("person", ForeignKey(PEOPLE.c.id), index=True),
    Column("report", Integer, index=True),
    Column("text", Text, nullable=False),
)

ANNOUNCEMENTS: Final = Table(
    "announcements",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("texts", Text, nullable=False),
)

# Rows are added, and the database itself refuses to change or to remove one.
AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("office", Text, nullable=False),
    Column("by", Integer),
    Column("act", Text, nullable=False),
    Column("person", Integer, index=True),
    Column("report", Integer),
    Column("table", Text),
    Column("details", Text, nullable=False),
)

BOTS: Final = Table(
    "bots",
    METADATA,
    Column("person", ForeignKey(PEOPLE.c.id), primary_key=True, autoincrement=False),
    Column("id", Text, nullable=False, unique=True),
    # As with the person; here there is an index.
    Column("owner", Integer, nullable=False, index=True),
    Column("seen", Double, nullable=False, server_default="0"),
)

BOT_TOKENS: Final = Table(
    "bot_tokens",
    METADATA,
    # Whatever ends a token ends this, too.
    Column("token", ForeignKey(TOKENS.c.hash, ondelete="CASCADE"), primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
)

CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("by", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("to", ForeignKey(PEOPLE.c.id), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("level", Text, nullable=False),
    Column("first", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("table", Text),
)

META: Final = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
