"""What is said of tournaments."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from battalia.engine import Options
from battalia.server.clocks import Clock
from battalia.server.messages import ODD, PLAIN, Body, LevelName, Shown
from battalia.tournaments import Form

ENTRANTS: Final = 128
"""So many take part in a tournament at most."""
COMPUTERS: Final = 16
"""So many computers fill one up at most."""
WEEK: Final = 7 * 24 * 60
Title: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=60, pattern=rf"^[^\s{ODD}][^{ODD}]*$(?!\n)")
]
TournamentState: TypeAlias = Literal["announced", "running", "over", "cancelled"]
EntryState: TypeAlias = Literal["in", "waiting", "paused", "out"]
How: TypeAlias = Literal["played", "bye", "forfeit", "stopped", "broken"]


class Plan(Body, frozen=True):
    """How a tournament is played."""

    title: Title
    starts: Annotated[float, Meta(ge=0, le=1e11)]
    """When, in seconds since 1970."""
    form: Form = "swiss"
    options: Options = Options()
    """Of all its tables; ``players`` says how many sit at one."""
    clock: Clock = Clock()
    undo: bool = True
    pace: Literal["live", "days"] = "live"
    """One round after the other, or each on its date."""
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    """Of a Swiss system; all others have as many as they need."""
    minutes: Annotated[int, Meta(ge=0, le=WEEK)] = 60
    """So long new games begin in an arena; 0: it never ends."""
    pause: Annotated[int, Meta(ge=0, le=WEEK)] = 1
    """Minutes between the last game of a round and the next round, where it is live."""
    round_minutes: Annotated[int, Meta(ge=0, le=60 * 24 * 60)] = 0
    """After so long what is still in play is counted as it stands; 0: it is played to its end.
    Where rounds have dates, one begins whenever so much time has passed."""
    most: Annotated[int, Meta(ge=2, le=ENTRANTS)] = 32
    """Whoever enters after so many waits for a place."""
    computers: Annotated[int, Meta(ge=0, le=ENTRANTS)] = 0
    """Up to so many entrants in all, computers take the places that are left."""
    level: LevelName = "novice"
    """Of these."""
    no_show: Literal["forfeit", "computer"] = "forfeit"
    """Whoever is not there in time has lost, or a computer plays."""
    grace: Annotated[int, Meta(ge=1, le=60)] = 5
    """Minutes for which a live game waits for somebody."""
    rated: bool = False
    open_to_bots: bool = False
    """Bots of people's own may take part, too."""
    public: bool = True
    """It is in the list; else only whoever has its address finds it."""
    club: Annotated[str, Meta(max_length=40, pattern=PLAIN)] | None = None
    """Only its members see it and take part."""


class EntryInfo(Shown, frozen=True):
    """Somebody who takes part."""

    number: int
    """Before the draw in the order of entering, then as drawn."""
    name: str
    level: str | None = None
    """Of a computer."""
    state: EntryState = "in"
    mine: bool = False
    """Oneself, or a bot of one's own."""
    bot: bool = False
    """It is a bot of somebody's."""


class BotEntry(Shown, frozen=True):
    """A bot of one's own that could take part, or does."""

    id: str
    name: str
    entered: EntryState | None = None


class StandingInfo(Shown, frozen=True):
    """A line of the standings."""

    number: int
    place: int
    score: float
    games: int
    wins: int
    byes: int = 0
    breaks: list[float] = field(default_factory=list)
    """In the order of ``TournamentInfo.breaks``."""


class PairingInfo(Shown, frozen=True):
    """A table of a round."""

    round: int
    board: int
    seats: list[int]
    """The numbers of who sits there; one alone has a bye."""
    table: str = ""
    """Empty: it has none, or not yet."""
    places: list[int] = field(default_factory=list)
    """Empty: it is in play. One behind all seats: whoever was not there."""
    points: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    how: How = "played"


class TournamentInfo(Shown, frozen=True):
    """A tournament."""

    id: str
    state: TournamentState
    plan: Plan
    by: str = ""
    """Who has announced it; empty: the house."""
    mine: bool = False
    """That was oneself."""
    entered: EntryState | None = None
    """Whether oneself takes part."""
    entrants: int = 0
    waiting: int = 0
    round: int = 0
    rounds: int = 0
    """So many there will be, as far as that is known."""
    next: float | None = None
    """When the next round begins, where that is known."""
    ended: float | None = None
    table: str = ""
    """At which one plays just now."""
    bots: list[BotEntry] = field(default_factory=list)
    """One's own, where bots may take part; told where one looks at a single tournament."""
    entries: list[EntryInfo] = field(default_factory=list)
    """Told, with all that follows, where one looks at a single tournament."""
    standings: list[StandingInfo] = field(default_factory=list)
    breaks: list[str] = field(default_factory=list)
    """What decides between those who have as many points, in order."""
    pairings: list[PairingInfo] = field(default_factory=list)


class TournamentList(Shown, frozen=True):
    """Tournaments; those that are still to come first the soonest, others the latest first."""

    tournaments: list[TournamentInfo]
    more: bool = False


class Resting(Body, frozen=True):
    """Whether one pauses in an arena."""

    paused: bool


class TournamentMark(Shown, frozen=True):
    """Something has changed in a tournament that one follows."""

    id: str


class NamedRecord(Shown, frozen=True):
    """The record of a game."""

    name: str
    text: str


class RecordPage(Shown, frozen=True):
    """Records of a tournament, some at a time."""

    records: list[NamedRecord]
    more: bool = False


BODIES: Final[tuple[type[Struct], ...]] = (
    Plan,
    TournamentInfo,
    TournamentList,
    Resting,
    RecordPage,
    TournamentMark,
)
