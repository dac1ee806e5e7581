"""All that outlives the process: people, tables, seats, acts, chat. The only way to the database.

What is promised:

- A write that has returned is on disk: it survives the death of the process and a power cut.
- A write is done whole or not at all, and writes are done in the order in which they were asked
  for. A caller that is cancelled while it waits takes nothing back.
- A read sees every write that has returned, and sees one moment: no write comes in between.
- A write at a table is done only if this process leads the table when it is done (``leases.py``).
- Nobody waits for longer than ``PATIENCE``, whatever the database does: what takes longer is
  given up with a ``StoreError``. A write that was given up is not done later; only one whose commit
  had begun may have been done all the same.

One thread writes (``threads.py``). It takes all writes that wait, gives each a savepoint of its own
in one transaction, and pays for the disk once. Reads have a few threads of their own.
"""

from battalia.server.store.form import METADATA
from battalia.server.store.leases import ALIVE, LEASE
from battalia.server.store.news import News
from battalia.server.store.past import CHAT_KEPT, Past
from battalia.server.store.people import PUSHES_EACH, TICKETS_EACH, TOKENS_EACH, People
from battalia.server.store.rows import (
    ChatLine,
    Elsewhere,
    Ended,
    Fenced,
    Forgotten,
    Origin,
    Person,
    PersonColumns,
    Purpose,
    Push,
    SeatColumns,
    SeatRow,
    Shelf,
    Snapshot,
    State,
    StoreError,
    TableColumns,
    TableRow,
    Ticket,
)
from battalia.server.store.statements import is_only_of
from battalia.server.store.tables import Tables

__all__ = [
    "ALIVE",
    "CHAT_KEPT",
    "LEASE",
    "METADATA",
    "PUSHES_EACH",
    "TICKETS_EACH",
    "TOKENS_EACH",
    "ChatLine",
    "Elsewhere",
    "Ended",
    "Fenced",
    "Forgotten",
    "News",
    "Origin",
    "Person",
    "PersonColumns",
    "Purpose",
    "Push",
    "SeatColumns",
    "SeatRow",
    "Shelf",
    "Snapshot",
    "State",
    "Store",
    "StoreError",
    "TableColumns",
    "TableRow",
    "Ticket",
    "is_only_of",
]


class Store(People, Tables, Past):
    """The database of one server: SQLite in a file, or PostgreSQL."""
