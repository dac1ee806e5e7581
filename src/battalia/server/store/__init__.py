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

from battalia.server.store.after import After
from battalia.server.store.bots import BOT_TOKENS_EACH, BOTS_EACH, Bots
from battalia.server.store.clubs import (
    CLUBS_EACH,
    FOUNDED_EACH,
    MEMBERS_EACH,
    TABLES_EACH,
    Clubs,
)
from battalia.server.store.form import METADATA
from battalia.server.store.friends import (
    BLOCKS_EACH,
    FRIENDS_EACH,
    INVITATIONS_EACH,
    Friends,
)
from battalia.server.store.leases import ALIVE, LEASE
from battalia.server.store.lobby import MOST_SEEKERS, OPEN_EACH, Lobby
from battalia.server.store.moderation import ANNOUNCED, REPORTS_EACH, Figures, Moderation
from battalia.server.store.news import News
from battalia.server.store.past import CHAT_KEPT, Past
from battalia.server.store.people import PUSHES_EACH, TICKETS_EACH, TOKENS_EACH, People
from battalia.server.store.puzzles import PUZZLE, Puzzles
from battalia.server.store.ratings import Ratings
from battalia.server.store.rows import (
    AnnouncementRow,
    Belief,
    BotRow,
    BotToken,
    ChallengeRow,
    ChallengeState,
    ChatLine,
    ClubMember,
    ClubRow,
    Digest,
    Door,
    Elsewhere,
    Ended,
    Entry,
    EntryRow,
    Fenced,
    Forgotten,
    Friend,
    InvitationRow,
    Measure,
    MeasureKind,
    NameTaken,
    NoteRow,
    NotWaiting,
    OpeningRow,
    Origin,
    PairingRow,
    Person,
    PersonColumns,
    Purpose,
    Push,
    Rated,
    Report,
    ReportKind,
    Result,
    Reviewed,
    Role,
    ScenarioRow,
    SeatColumns,
    SeatRow,
    SeekerRow,
    Shelf,
    Snapshot,
    State,
    StoreError,
    TableColumns,
    TableRow,
    Tally,
    Ticket,
    TournamentRow,
    Try,
)
from battalia.server.store.scenarios import SCENARIOS_EACH, Order, Scenarios
from battalia.server.store.statements import is_only_of
from battalia.server.store.tables import Tables
from battalia.server.store.tournaments import TOURNAMENTS_EACH, Entered, Tournaments, Whole

__all__ = [
    "ALIVE",
    "ANNOUNCED",
    "BLOCKS_EACH",
    "BOTS_EACH",
    "BOT_TOKENS_EACH",
    "CHAT_KEPT",
    "CLUBS_EACH",
    "FOUNDED_EACH",
    "FRIENDS_EACH",
    "INVITATIONS_EACH",
    "LEASE",
    "MEMBERS_EACH",
    "METADATA",
    "MOST_SEEKERS",
    "OPEN_EACH",
    "PUSHES_EACH",
    "PUZZLE",
    "REPORTS_EACH",
    "SCENARIOS_EACH",
    "TABLES_EACH",
    "TICKETS_EACH",
    "TOKENS_EACH",
    "TOURNAMENTS_EACH",
    "AnnouncementRow",
    "Belief",
    "BotRow",
    "BotToken",
    "ChallengeRow",
    "ChallengeState",
    "ChatLine",
    "ClubMember",
    "ClubRow",
    "Digest",
    "Door",
    "Elsewhere",
    "Ended",
    "Entered",
    "Entry",
    "EntryRow",
    "Fenced",
    "Figures",
    "Forgotten",
    "Friend",
    "InvitationRow",
    "Measure",
    "MeasureKind",
    "NameTaken",
    "News",
    "NotWaiting",
    "NoteRow",
    "OpeningRow",
    "Order",
    "Origin",
    "PairingRow",
    "Person",
    "PersonColumns",
    "Purpose",
    "Push",
    "Rated",
    "Report",
    "ReportKind",
    "Result",
    "Reviewed",
    "Role",
    "ScenarioRow",
    "SeatColumns",
    "SeatRow",
    "SeekerRow",
    "Shelf",
    "Snapshot",
    "State",
    "Store",
    "StoreError",
    "TableColumns",
    "TableRow",
    "Tally",
    "Ticket",
    "TournamentRow",
    "Try",
    "Whole",
    "is_only_of",
]


class Store(
    People,
    Tables,
    Past,
    After,
    Puzzles,
    Ratings,
    Scenarios,
    Friends,
    Lobby,
    Clubs,
    Moderation,
    Tournaments,
    Bots,
):
    """The database of one server: SQLite in a file, or PostgreSQL."""
