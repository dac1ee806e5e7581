"""What the store holds, as the server sees it, and what of it may change."""

from __future__ import annotations

from math import ceil
from typing import Literal, TypeAlias, TypedDict

import msgspec

from battalia.engine.terms import Seat

State: TypeAlias = Literal["waiting", "playing", "over", "broken"]
SeatKind: TypeAlias = Literal["person", "computer", "open"]
Origin: TypeAlias = Literal["new", "seed", "record", "position", "clone"]
Purpose: TypeAlias = Literal["confirm", "sign-in", "reset", "device", "code"]
"""What a ticket is for; the last two are shown on a screen, for another device."""
ReportKind: TypeAlias = Literal["person", "line", "name", "scenario", "objection"]
MeasureKind: TypeAlias = Literal[
    "warning", "mute", "suspension", "closing", "rename", "removal", "vote"
]
"""What can be decided about somebody; the last by those at a table."""
Digest: TypeAlias = Literal["", "day", "week"]
"""How often one letter tells of all tables that wait, instead of one for each."""
ChallengeState: TypeAlias = Literal["open", "accepted", "declined", "withdrawn", "expired"]
Shelf: TypeAlias = Literal["archive", "removed"]
"""Where somebody has put a table that is not among their games any more."""

Door: TypeAlias = Literal["open", "asking", "link"]
"""How one comes into a club: anybody does, or asks first, or has its link."""
Role: TypeAlias = Literal["founder", "officer", "member", "asking"]
"""What somebody is in a club; the last one waits to be let in."""


class StoreError(Exception):
    """The database cannot be had, or a write was refused: why, in one sentence."""

    def __init__(self, sentence: str, *, taken: bool = False) -> None:
        super().__init__(sentence)
        self.taken = taken
        """Somebody else has this login, or this address."""


class NameTaken(StoreError):
    """Somebody else with an account is called so."""

    def __init__(self) -> None:
        super().__init__("Somebody else has this name.", taken=True)


class Fenced(StoreError):
    """This process does not lead the table, so it wrote nothing there."""


class Elsewhere(Exception):
    """Another process leads the table."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__(table)
        self.table = table
        self.address = address
        """Where the other processes reach its leader; empty: nobody does, or nobody leads it just
        now, and it can be had in a moment."""


# The rows. Their fields are the columns, but for the table to which a row belongs.


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays; with a login, on any device."""

    id: int
    name: str
    login: str | None
    password: str | None
    """Hashed."""
    hook: str | None
    """Where to send reminders: a URL."""
    created: float
    address: str | None = None
    """For e-mail: confirmed, and nobody else's."""
    mails: bool = False
    """Whether reminders go there, too."""
    language: str = "en"
    """In which letters are written."""
    shares: bool = False
    """Whether games that this person has finished may be published, without names."""
    avatar: str = ""
    """The picture beside the name: which of ours; empty: none was chosen."""
    privacy: str = ""
    """What of the person others may see, as JSON; empty: as usual."""
    owner: int | None = None
    """Whose bot it is; None: this is a person indeed."""
    digest: Digest = ""
    digested: float = 0.0
    """When it was last looked what waits."""

    @property
    def keeper(self) -> int:
        """Who answers for what somebody does: the owner of a bot, and all others themselves."""
        return self.id if self.owner is None else self.owner

    @property
    def has_account(self) -> bool:
        """Then the name is nobody else's: whoever has a login, and every bot."""
        return self.login is not None or self.owner is not None


class Ticket(msgspec.Struct, frozen=True):
    """A link or a code that can be used once: the hash of its key, and what it is for."""

    hash: bytes
    person: int
    purpose: Purpose
    address: str | None
    """Where it was sent; None: it was shown to the person."""
    expires: float


class Push(msgspec.Struct, frozen=True):
    """A browser that wants to hear by push; it ends with the token by which it is known."""

    token: bytes
    endpoint: str
    """Where its push service takes what is for this browser: a URL."""
    public: bytes
    """The browser's key, with which only it can read what it is sent."""
    secret: bytes
    """What else only the browser and this server know."""
    language: str


class TableRow(msgspec.Struct, frozen=True):
    """A table: what is played there, and how it stands."""

    id: str
    created: float
    changed: float
    """When the last act was done."""
    options: str
    """The game's options, as JSON."""
    settings: str
    """The table's own settings, as JSON."""
    rules: int
    """The version of the rules under which its acts were done."""
    seed: str
    host: int
    """The person who opened the table."""
    watch: bytes
    """The hash of the key to watch."""
    start: str | None = None
    """The position from which the game began, as JSON; None: the usual set-up."""
    state: State = "waiting"
    result: str = ""
    epoch: int = -1
    """The number of the last act; -1: the game has not begun."""
    next: str | None = None
    """The table of the rematch."""
    clock_since: float | None = None
    """Since when the clocks of those who are waited for have been running."""
    deadline: float | None = None
    """When the first clock runs out."""
    problem: str = ""
    """Why the table is broken or, once it is over, where these rules do not lead through it."""
    asked: str = ""
    """Who is waited for: ``p1 p3``."""
    day: int = 0
    """The day of the game; 0: it has not begun."""
    origin: Origin = "new"
    """With what it began: unless it is new, whoever set it up may know what others do not."""
    scenario: str | None = None
    """What is told of the scenario that is played, as JSON."""
    draws: int | None = None
    """How often chance has drawn here, by numbers that can be proved; None: it draws otherwise."""
    drawn: int | None = None
    """The act until which that is counted; not the last one: somebody went on who cannot count.
    None: the table was set up by such a one."""
    public: bool = False
    """Whether everybody may watch."""
    delay: int = 0
    """So many acts behind the game are those who watch."""
    rated: bool = False
    """Its game counts for the ratings of who plays there."""
    tournament: str | None = None
    """To which the game belongs."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where at a table."""

    seat: Seat
    kind: SeatKind
    person: int | None = None
    name: str = ""
    level: str | None = None
    """How well a computer plays."""
    stand_in: str | None = None
    """The computer that plays for an absent person."""
    link: bytes | None = None
    """The hash of the key to this seat."""
    left: float | None = None
    """Seconds on the clock."""
    muted: bool = False
    invited: bytes | None = None
    """The hash of the link by which the seat was taken: it leads nowhere, and who has it is told
    why."""
    resigned: float | None = None
    """When whoever plays there gave up; from then on a computer does, if it did not before."""
    ends: bool = False
    """Since somebody has resigned, the person here would rather end the game."""
    shares: bool | None = None
    """Whether the game may be published as far as this seat is concerned; None: as its person has
    it, who may think otherwise tomorrow, and not at all where nobody is known by an account."""
    text: str = ""
    """What whoever sits there adds to the seed of the table; since it was opened, for good."""
    against: str = ""
    """Whom the person here would rather see go: ``p1 p3``."""
    bot: bool = False
    """The person is a bot: a program of somebody's."""
    avatar: str = ""
    """The picture that the person had when they sat down."""

    @property
    def plays(self) -> bool:
        """Whether there is somebody who may still come and play."""
        return (
            self.kind == "person"
            and self.resigned is None
            and (self.person is not None or self.link is not None)
        )


class Snapshot(msgspec.Struct, frozen=True):
    """The position after an act behind which no undo reaches: a shortcut, never the truth."""

    number: int
    position: bytes


class Reviewed(msgspec.Struct, frozen=True):
    """The review of a game, as JSON."""

    form: int
    """The version of what is told; another one is as good as none."""
    made: float
    told: bytes


class Tally(msgspec.Struct, frozen=True):
    """What everybody did in a game, counted, as JSON."""

    form: int
    told: bytes


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table; None for a seat: by somebody who watches."""

    at: float
    seat: Seat | None
    name: str
    text: str
    """Empty: whoever said it has gone, and took it along."""
    number: int = -1
    """0, 1, 2 …, given by the store."""
    person: int | None = None
    """Whose line it is."""


class ScenarioRow(msgspec.Struct, frozen=True):
    """A scenario of the gallery."""

    id: str
    person: int | None
    """Who has made it; None: it comes with the program."""
    created: float
    text: str
    """Its file; empty: the program has it."""
    told: str = ""
    """What the gallery tells of it, as JSON; empty: the program knows it."""
    plays: int = 0
    likes: int = 0
    liked: bool = False
    """By whoever asks."""
    by: str = ""
    """The name of who has made it."""


class OpeningRow(msgspec.Struct, frozen=True):
    """A table that everybody may come to, or that was until it began."""

    table: str
    opened: float
    closes: float
    """When it is open no longer, if it has not begun."""
    level: str
    """Whom those who sit there look for."""
    language: str
    """Empty: any."""


class SeekerRow(msgspec.Struct, frozen=True):
    """Somebody who waits for a table of a kind."""

    person: int
    kind: str
    since: float
    fills: float | None
    """From when on computers may sit at the other seats; None: never."""
    hall: str
    """The process to which they are connected: with it they are gone."""
    table: str | None = None
    """The table that they have now, of which they are still to be told."""


class NotWaiting(StoreError):
    """One of those for whom a table was to be does not wait any more."""


class Friend(msgspec.Struct, frozen=True):
    """Somebody who is a friend, or was asked or has asked to be one."""

    person: Person
    at: float
    """When one of them asked."""
    since: float | None
    """Since when they are friends; None: the other one has not answered yet."""
    asked: bool
    """It was oneself who asked."""


class InvitationRow(msgspec.Struct, frozen=True):
    """Somebody is wanted at a table."""

    table: str
    person: int
    by: int
    at: float


class ClubRow(msgspec.Struct, frozen=True):
    """A club."""

    id: str
    """What it is called in an address."""
    name: str
    about: str
    door: Door
    link: bytes | None
    """The hash of the key by which people come in."""
    created: float


class ClubMember(msgspec.Struct, frozen=True):
    """Somebody in a club, or who has asked to be let in."""

    person: Person
    role: Role
    since: float


class ClubColumns(TypedDict, total=False):
    """What of a club may change."""

    name: str
    about: str
    door: Door
    link: bytes | None


class Report(msgspec.Struct, frozen=True):
    """What somebody has told the moderators."""

    id: int
    at: float
    kind: ReportKind
    reason: str
    text: str
    by: int | None = None
    """None: they have gone."""
    about: int | None = None
    """The person whom it concerns; None: nobody who is known, or gone."""
    table: str | None = None
    line: int | None = None
    scenario: str | None = None
    measure: int | None = None
    """To which somebody objects."""
    context: str = ""
    """What there was to see when it was reported, as JSON."""
    decided: float | None = None
    decision: str = ""


class Measure(msgspec.Struct, frozen=True):
    """What was decided about somebody, as they are told it."""

    id: int
    person: int
    kind: MeasureKind
    reason: str
    at: float
    until: float | None = None
    """None: it has no end, or is no state but something that was done."""
    table: str | None = None
    ended: float | None = None
    """When it was taken back."""
    read: float | None = None
    """When the person has read of it."""

    def hours(self, now: float) -> int:
        """For so many more hours it counts; 0: it has no end."""
        return 0 if self.until is None else max(1, ceil((self.until - now) / 3600))


class NoteRow(msgspec.Struct, frozen=True):
    """What a moderator has written for the others."""

    at: float
    by: int | None
    text: str


class Entry(msgspec.Struct, frozen=True):
    """A line of the audit log: words and numbers of the program only."""

    at: float
    office: str
    """In which somebody acted: moderator, administrator; ``operator`` by the command, ``vote`` the
    people at a table."""
    act: str
    by: int | None = None
    person: int | None = None
    """Whom it concerns."""
    report: int | None = None
    table: str | None = None
    details: str = ""
    """The rest, as words: ``reason=spam hours=24``."""
    id: int = 0
    """1, 2, 3 …, given by the store."""


class AnnouncementRow(msgspec.Struct, frozen=True):
    """A line to everybody."""

    id: int
    at: float
    until: float
    texts: str
    """By language, as JSON."""


class Ended(msgspec.Struct, frozen=True):
    """What no longer proves who somebody is."""

    tokens: list[bytes]
    tables: list[str]
    """Tables at which keys to seats have ended."""


class Forgotten(msgspec.Struct, frozen=True):
    """What went with a person."""

    tokens: list[bytes]
    gone: list[str]
    """Tables that were nobody else's: they are no more."""
    left: list[str]
    """Tables that other people still have."""


class PersonColumns(TypedDict, total=False):
    """What of a person may change."""

    name: str
    login: str | None
    password: str | None
    hook: str | None
    address: str | None
    mails: bool
    language: str
    shares: bool
    avatar: str
    privacy: str
    digest: Digest


class TableColumns(TypedDict, total=False):
    """What of a table may change; its epoch does with its acts alone."""

    changed: float
    options: str
    settings: str
    rules: int
    seed: str
    host: int
    watch: bytes
    start: str | None
    state: State
    result: str
    next: str | None
    clock_since: float | None
    deadline: float | None
    problem: str
    asked: str
    day: int
    public: bool
    delay: int


class SeatColumns(TypedDict, total=False):
    """What of a seat may change."""

    kind: SeatKind
    person: int | None
    name: str
    level: str | None
    stand_in: str | None
    link: bytes | None
    left: float | None
    muted: bool
    invited: bytes | None
    resigned: float | None
    ends: bool
    shares: bool | None
    text: str
    against: str
    bot: bool
    avatar: str


class Belief(msgspec.Struct, frozen=True):
    """How strong a person is at puzzles, or how hard a puzzle is: a mean, and its doubt."""

    mu: float
    sigma: float


class Rated(msgspec.Struct, frozen=True):
    """How a person stands at one kind of table in a season."""

    person: int
    kind: str
    season: str
    mu: float
    sigma: float
    games: int
    wins: int


class Result(msgspec.Struct, frozen=True):
    """What came of a rated game for one who played it."""

    table: str
    seat: Seat
    person: int | None
    """None: a computer, or somebody who has gone since."""
    level: str | None
    """Of a computer."""
    kind: str
    season: str
    at: float
    place: int
    gone: bool
    """Left before the end."""
    faction: str
    """Which was led; empty: nobody knows any more."""
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


class Try(msgspec.Struct, frozen=True):
    """Somebody's first try at a puzzle: no other one counts."""

    puzzle: str
    at: float
    solved: bool


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament."""

    id: str
    created: float
    organiser: int | None
    """Who has announced it; None: the house."""
    plan: str
    """As JSON."""
    public: bool
    state: str
    starts: float
    lot: str
    """From which the draw follows."""
    club: str | None = None
    """Whose members alone see it and take part; None: it is for everybody."""
    round: int = 0
    rounds: int = 0
    """0: as many as it takes."""
    next: float | None = None
    """When the next round begins."""
    ended: float | None = None
    due: float | None = None
    """When somebody has to look at it; None: nobody need."""
    token: int = 0
    """Counts up whenever a process takes it: what an earlier one still writes is refused."""


class EntryRow(msgspec.Struct, frozen=True):
    """Somebody who takes part in a tournament, or did."""

    number: int
    """In the order of entering, from 1."""
    person: int | None
    level: str | None
    """Of a computer."""
    name: str
    at: float
    state: str
    drawn: int | None = None
    """The number by which pairings know them, since the draw."""


class PairingRow(msgspec.Struct, frozen=True):
    """A table of a round."""

    round: int
    board: int
    seats: str
    """By their numbers since the draw: ``3 5``; somebody alone has a bye."""
    table: str
    """Its name, under which it is set up."""
    since: float
    mind: float | None = None
    """When somebody has to look who is there; None: nobody need."""
    absent: str = ""
    """The seats of those who were not there: ``0 2``."""
    places: str = ""
    """By seat; empty: it is in play."""
    points: str = ""
    how: str = "played"
    ended: float | None = None


class BotRow(msgspec.Struct, frozen=True):
    """A bot account as others see it."""

    person: int
    id: str
    name: str
    owner: int
    by: str
    """The owner's name."""
    created: float
    seen: float
    """When it last listened; 0: it does not."""
    games: int
    """That it has finished."""
    playing: int
    """That it plays just now."""


class BotToken(msgspec.Struct, frozen=True):
    """A key of a bot, by the name that its owner gave it."""

    id: str
    name: str
    created: float


class ChallengeRow(msgspec.Struct, frozen=True):
    """Somebody asks somebody else to a table."""

    id: str
    by: int
    to: int
    created: float
    expires: float
    options: str
    """The game's options, as JSON."""
    settings: str
    """The table's, as JSON."""
    rated: bool
    level: str
    """The computer at all other seats."""
    first: str
    """Who has the first seat: ``me`` (who asks), ``them``, or ``any``."""
    state: ChallengeState = "open"
    reason: str = ""
    """Why it was declined."""
    table: str | None = None
    """At which it is played."""
