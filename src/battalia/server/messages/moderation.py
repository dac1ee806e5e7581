"""Trust: what people report, what moderators decide, and what the operator sees."""

# ruff: noqa: RUF012 (msgspec makes a new list for each structure)

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from battalia.server.messages import (
    PLAIN,
    AnnouncementInfo,
    Body,
    ChatLine,
    Key,
    Language,
    Name,
    NoticeInfo,
    ScenarioId,
    SeatName,
    Shown,
)

Cause: TypeAlias = Literal["insult", "hate", "spam", "cheating", "stalling", "name", "other"]
"""Why something is reported, or decided."""
CAUSES: Final[tuple[Cause, ...]] = (
    "insult",
    "hate",
    "spam",
    "cheating",
    "stalling",
    "name",
    "other",
)
TableName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]{12}$(?!\n)")]
Words: TypeAlias = Annotated[str, Meta(max_length=500, pattern=PLAIN)]
HOURS: Final = 24 * 365
Hours: TypeAlias = Annotated[int, Meta(ge=1, le=HOURS)]


class NewReport(Body, frozen=True):
    """Somebody tells the moderators of something; exactly one thing is named."""

    kind: Literal["person", "line", "name", "scenario"]
    reason: Cause
    text: Words = ""
    table: TableName | None = None
    """Where it was, with …"""
    seat: SeatName | None = None
    """… who sits there, or …"""
    line: Annotated[int, Meta(ge=0)] | None = None
    """… what was said."""
    scenario: ScenarioId | None = None
    """One of the gallery."""
    name: Name | None = None
    """Somebody with an account, whose page everybody may see."""
    key: Key | None = None
    """By which one sits there, or watches, if not as oneself."""


class Objection(Body, frozen=True):
    """Somebody does not agree with what was decided about them."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN)]


class KickVote(Body, frozen=True):
    """Whether somebody should go."""

    by: SeatName
    """One's own seat."""
    wish: bool


class HouseInfo(Shown, frozen=True):
    """What concerns oneself, wherever one is."""

    announcements: list[AnnouncementInfo] = []
    notices: list[NoticeInfo] = []
    office: Literal["", "moderator", "administrator"] = ""
    """What one may do in the house."""


class PersonMark(Shown, frozen=True):
    """A person, for moderators."""

    id: int
    name: str
    """Empty: they have gone."""
    reports: int = 0
    """So often they were reported."""


class ReportInfo(Shown, frozen=True):
    """A report, with what there was to see when it was made."""

    id: int
    at: float
    kind: Literal["person", "line", "name", "scenario", "objection"]
    reason: str
    text: str = ""
    by: PersonMark | None = None
    about: PersonMark | None = None
    table: str | None = None
    game: str = ""
    """The state of the table then."""
    line: int | None = None
    lines: list[ChatLine] = []
    """What was said around it."""
    scenario: str | None = None
    shown: str = ""
    """The name that was reported, or the title of the scenario."""
    notice: NoticeInfo | None = None
    """To which somebody objects."""
    decided: float | None = None
    decision: str = ""
    standing: list[NoticeInfo] = []
    """What counts for the person just now."""
    notes: list[Note] = []


class Note(Shown, frozen=True):
    """What a moderator has written for the others."""

    at: float
    by: str
    text: str


class ReportList(Shown, frozen=True):
    """A page of reports."""

    reports: list[ReportInfo]
    next: int | None = None
    """Behind which the next page begins; nothing: this was the last one."""


class Judgement(Body, frozen=True):
    """What a moderator decides."""

    act: Literal["dismiss", "warning", "mute", "suspension", "closing", "rename", "removal", "lift"]
    """``removal``: of the line or the scenario that was reported; ``lift``: what was objected to is
    taken back."""
    reason: Cause = "other"
    hours: Hours | None = None
    """For so long somebody is mute or suspended."""
    note: Words = ""
    """For the other moderators."""


class NewNote(Body, frozen=True):
    """For the other moderators."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN)]


class JudgedPerson(Shown, frozen=True):
    """All that moderators know of somebody."""

    person: PersonMark
    created: float
    account: bool
    office: str = ""
    measures: list[NoticeInfo] = []
    notes: list[Note] = []


class AuditEntry(Shown, frozen=True):
    """A line of the log."""

    id: int
    at: float
    office: str
    """In which somebody acted; ``operator``: by the command, ``vote``: the people at a table."""
    act: str
    by: PersonMark | None = None
    person: PersonMark | None = None
    report: int | None = None
    table: str | None = None
    details: str = ""


class AuditList(Shown, frozen=True):
    """A page of the log, the newest line first."""

    entries: list[AuditEntry]
    next: int | None = None


class NewAnnouncement(Body, frozen=True):
    """A line to everybody, in some languages."""

    texts: dict[Language, Annotated[str, Meta(min_length=1, max_length=300, pattern=PLAIN)]]
    hours: Annotated[int, Meta(ge=1, le=24 * 30)]


class LateError(Shown, frozen=True):
    """Something that went wrong."""

    at: str
    what: str
    where: str = ""


class ProcessInfo(Shown, frozen=True):
    """How one process of the server is."""

    id: str
    address: str = ""
    """Where the others reach it; empty: it is alone."""
    version: str = ""
    tables: int = 0
    """In memory."""
    led: int = 0
    connections: int = 0
    """Of players and watchers at these tables."""
    people: int = 0
    """So many different people among them."""
    thoughts: int = 0
    """Of computers, that wait."""
    reviews: int = 0
    """That are being made."""
    work: dict[str, int] = {}
    """What waits in which pool."""
    memory: int = 0
    """Bytes."""
    requests: int = 0
    broken: int = 0
    """Requests that failed by the server's own fault."""
    refused: dict[str, int] = {}
    """What was refused most often, by reason."""
    limited: int = 0
    """Requests that were too many."""
    errors: list[LateError] = []
    """The newest first."""


class StorageInfo(Shown, frozen=True):
    """What is stored, and how it grows."""

    size: int
    """Bytes of the database."""
    tables: dict[str, int]
    """By state."""
    acts: int
    new_tables: list[int]
    """In the last day, and in the last week."""
    people: int
    accounts: int
    new_people: list[int]


class Officer(Shown, frozen=True):
    login: str
    office: str


class Overview(Shown, frozen=True):
    """The whole house, for whoever runs it."""

    well: bool
    """The database can be read and written."""
    processes: list[ProcessInfo]
    unreached: int
    """So many processes did not answer."""
    storage: StorageInfo
    open_reports: int
    measures: dict[str, int]
    """What counts just now for so many people."""
    officers: list[Officer]
    announcements: list[AnnouncementInfo]
    redis: str = ""
    thinkers: int | None = None
    """Processes that think on the shared queue."""


BODIES: Final[tuple[type[Struct], ...]] = (
    NewReport,
    Objection,
    KickVote,
    HouseInfo,
    ReportList,
    Judgement,
    NewNote,
    JudgedPerson,
    AuditList,
    NewAnnouncement,
    Overview,
)
"""What goes over HTTP."""
