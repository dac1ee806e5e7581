"""Trust among people: reports, what moderators decide, votes at a table, and the log of all of it.

Whoever looks after the house has an office, which the operator gives by a command; what it allows
is said in ``authority``. Whatever is decided about somebody they are told, with the reason and a
way to object, which leads back to the moderators.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, cast

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from battalia.engine import Seat
from battalia.engine.notation import seat_name
from battalia.scenarios import own_files
from battalia.server.authority import Office, Proof, may_judge, may_moderate, may_operate
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from battalia.server.desk import Desk
from battalia.server.friends import may_see
from battalia.server.hall import noticed
from battalia.server.http import Caller, SeatParameter, TableId, TheCaller
from battalia.server.keys import hashed, new_id
from battalia.server.live import Live
from battalia.server.messages import ChatLine, TableInfo
from battalia.server.messages.moderation import (
    AuditEntry,
    AuditList,
    HouseInfo,
    JudgedPerson,
    Judgement,
    KickVote,
    NewNote,
    NewReport,
    Note,
    Objection,
    PersonMark,
    ReportInfo,
    ReportList,
)
from battalia.server.page import ANEW, FRONT, answer, files
from battalia.server.store import REPORTS_EACH, Entry, Measure, MeasureKind, Person, Report
from battalia.server.store import ChatLine as StoredLine
from battalia.server.work import MODERATE, NOTICES, REPORT, VOTE_OUT, Asker

AROUND: Final = 10
"""So many lines before the one that is reported, and as many after it, are kept with the report."""
SHOWN: Final = 20
"""Reports on a page."""
LOGGED: Final = 50
"""Lines of the log on a page."""
NOTED: Final = 20
"""Notes that are shown."""
HOUR: Final = 3600.0
LASTING: Final = ("mute", "suspension")
"""What has an end."""


class Context(msgspec.Struct, frozen=True):
    """What there was to see when something was reported."""

    lines: list[ChatLine] = []
    game: str = ""
    shown: str = ""


class Officer(msgspec.Struct, frozen=True):
    """Somebody who looks after the house."""

    person: Person
    office: Office


class Moderators:
    """What people report, and what is decided about it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.hall = desk.hall
        self.store = desk.store

    async def office(self, person: Person | None) -> Office:
        if person is None:
            return ""
        return cast(Office, await self.store.office(person.id, self.hall.date()))

    async def moderator(self, caller: Caller) -> Officer:
        """Whoever asks, if they may moderate (Denied)."""
        person, office = caller.somebody(), await self.office(caller.person)
        if not may_moderate(office):
            raise Denied("moderators-only", FORBIDDEN)
        await self.hall.workshop.charge(caller.asker, MODERATE)
        return Officer(person, office)

    async def administrator(self, caller: Caller) -> Officer:
        """Whoever asks, if they may operate the server (Denied)."""
        person, office = caller.somebody(), await self.office(caller.person)
        if not may_operate(office):
            raise Denied("administrators-only", FORBIDDEN)
        return Officer(person, office)

    # For everybody.

    async def house(self, caller: Caller) -> HouseInfo:
        """What concerns whoever asks, wherever they are."""
        await self.hall.workshop.charge(caller.asker, NOTICES)
        announcements, person = await self.hall.announcements(), caller.person
        if person is None:
            return HouseInfo(announcements)
        notices = await self.hall.notices(person.id)
        return HouseInfo(announcements, notices, await self.office(person))

    async def report(self, asker: Asker, person: Person, proof: Proof, wish: NewReport) -> None:
        """Something for the moderators, with what there is to see of it now."""
        await self.hall.workshop.charge(asker, REPORT)
        if wish.kind == "scenario":
            about, context = await self._scenario(wish)
        elif wish.name is not None:
            about, context = await self._called(person, wish.name)
        else:
            about, context = await self._at_table(person, proof, wish)
        if about == person.id:
            raise Denied("report-oneself", CONFLICT)
        await self._add(
            Report(
                0,
                self.hall.date(),
                wish.kind,
                wish.reason,
                wish.text,
                person.id,
                about,
                wish.table,
                wish.line if wish.kind == "line" else None,
                wish.scenario if wish.kind == "scenario" else None,
                context=msgspec.json.encode(context).decode(),
            )
        )

    async def _scenario(self, wish: NewReport) -> tuple[int | None, Context]:
        row = None if wish.scenario is None else await self.store.scenario(wish.scenario, None)
        if row is None or wish.scenario in own_files():
            raise Denied("no-such-scenario", NOT_FOUND)
        title = msgspec.json.decode(row.told)["tale"]["title"]
        return row.person, Context(shown=next(iter(title.values()), ""))

    async def _called(self, viewer: Person, name: str) -> tuple[int | None, Context]:
        """Somebody whose page the viewer may see."""
        found = await self.store.person_called(name)
        if found is None or not await may_see(self.store, viewer.id, found, "profile"):
            raise Denied("no-such-person", NOT_FOUND, name=name)
        return found.id, Context(shown=found.name)

    async def _at_table(
        self, person: Person, proof: Proof, wish: NewReport
    ) -> tuple[int | None, Context]:
        """Who is meant, and what there is to see; only those hear of a table who may look there."""
        if wish.table is None or (wish.seat is None and wish.line is None):
            raise Denied("report-what")
        live = await self.hall.seen(wish.table)
        if not live.rights(proof):
            raise Denied("nobody-at-this-table", FORBIDDEN)
        lines = await self.store.chat(wish.table)
        if wish.kind == "line":
            at = next((at for at, one in enumerate(lines) if one.number == wish.line), None)
            if at is None:
                raise Denied("no-such-line", NOT_FOUND)
            around = lines[max(0, at - AROUND) : at + AROUND + 1]
            return lines[at].person, self._context(live, around, lines[at].name)
        row = next((one for one in live.seats if seat_name(one.seat) == wish.seat), None)
        if row is None or row.kind != "person":
            raise Denied("no-person-there", CONFLICT, seat=wish.seat or "")
        own = live.rights(proof).seats
        if row.seat in own:
            raise Denied("report-oneself", CONFLICT)
        return row.person, self._context(live, lines[-2 * AROUND :], row.name)

    def _context(self, live: Live, lines: list[StoredLine], shown: str) -> Context:
        told = [self.hall.shown_line(live, line) for line in lines]
        return Context(told, live.row.state, shown)

    async def _add(self, report: Report) -> None:
        if not await self.hall.whole(self.store.add_report(report)):
            raise Denied("reported-already", CONFLICT, most=REPORTS_EACH)

    async def object(self, asker: Asker, person: Person, measure: int, text: str) -> None:
        """Somebody does not agree with what was decided about them."""
        await self.hall.workshop.charge(asker, REPORT)
        found = await self._own(person, measure)
        report = Report(
            0,
            self.hall.date(),
            "objection",
            found.reason,
            text,
            person.id,
            person.id,
            found.table,
            measure=measure,
        )
        if not await self.hall.whole(self.store.add_report(report)):
            raise Denied("objected-already", CONFLICT)

    async def read(self, asker: Asker, person: Person, measure: int) -> None:
        """Somebody has read what was decided about them."""
        await self.hall.workshop.charge(asker, NOTICES)
        await self._own(person, measure)
        await self.hall.whole(self.store.has_read(person.id, measure, self.hall.date()))
        await self.hall.decided(person.id)

    async def _own(self, person: Person, measure: int) -> Measure:
        found = await self.store.measure(measure)
        if found is None or found.person != person.id:
            raise Denied("no-such-notice", NOT_FOUND)
        return found

    # Votes at a table.

    async def vote_out(
        self, asker: Asker, table: str, proof: Proof, name: str, vote: KickVote
    ) -> TableInfo:
        """Shall the person at a seat go? When enough wish it, they go at once."""
        await self.hall.workshop.charge(asker, VOTE_OUT)
        async with self.desk.own_seat(table, proof, vote.by) as (live, seat):
            row = next((one for one in live.seats if seat_name(one.seat) == name), None)
            if row is None or row.seat in live.rights(proof).seats or not live.quorum(row):
                raise Denied("no-vote-here", CONFLICT)
            against = {*live.seats[seat].against.split()} - {name}
            if vote.wish:
                against.add(name)
            await self.hall.change_seat(live, seat, against=" ".join(sorted(against)))
            wishing = live.wishing_away(live.seats[row.seat])
            if len(wishing) >= live.quorum(live.seats[row.seat]):
                await self._send_away(live, row.seat, wishing)
            live.tell_table(self.hall.now())
            return live.info(proof, self.hall.now())

    async def _send_away(self, live: Live, seat: Seat, voters: Collection[Seat]) -> None:
        """The vote is over: before the game the seat is free, later a computer plays on."""
        row = live.seats[seat]
        theirs = [
            one.seat
            for one in live.seats
            if one.plays and (one.seat == seat or (row.person and one.person == row.person))
        ]
        now, state = self.hall.date(), live.row.state
        for one in theirs:
            await self.hall.forget_votes(live, one)
            if state == "waiting":
                await self.hall.change_seat(
                    live,
                    one,
                    kind="open",
                    person=None,
                    name="",
                    link=None,
                    invited=None,
                    shares=None,
                    text="",
                    against="",
                )
            else:
                await self.hall.resign(live, one)
        measure = None
        if row.person is not None:
            measure = Measure(0, row.person, "vote", "other", now, table=live.id)
        votes = ",".join(map(seat_name, voters))
        entry = Entry(
            now,
            "vote",
            "vote",
            person=row.person,
            table=live.id,
            details=f"seat={seat_name(seat)} votes={votes} state={state}",
        )
        await self.store.decide(entry, measure=measure)
        if row.person is not None:
            await self.hall.decided(row.person)

    # For moderators.

    async def page(self, officer: Officer, done: bool, before: int | None) -> ReportList:
        """Some reports, with what there was to see; who has reported oneself is not told."""
        found = await self.store.reports(
            done=done, before=before, limit=SHOWN + 1, reader=officer.person.id
        )
        rows = found[:SHOWN]
        people = {one for row in rows for one in (row.by, row.about) if one is not None}
        marks = await self._marks(people)
        infos = [await self._shown(row, marks) for row in rows]
        return ReportList(infos, rows[-1].id if len(found) > SHOWN else None)

    async def _marks(self, people: Collection[int]) -> dict[int, PersonMark]:
        names = await self.store.names(people)
        counts = await self.store.reports_about(people)
        return {one: PersonMark(one, names.get(one, ""), counts.get(one, 0)) for one in people}

    async def _shown(self, row: Report, marks: dict[int, PersonMark]) -> ReportInfo:
        context = Context()
        if row.context:
            context = msgspec.json.decode(row.context, type=Context)
        measure = None if row.measure is None else await self.store.measure(row.measure)
        standing = [] if row.about is None else [row.about]
        return ReportInfo(
            row.id,
            row.at,
            row.kind,
            row.reason,
            row.text,
            None if row.by is None else marks[row.by],
            None if row.about is None else marks[row.about],
            row.table,
            context.game,
            row.line,
            context.lines,
            row.scenario,
            context.shown,
            None if measure is None else noticed(measure),
            row.decided,
            row.decision,
            [noticed(one) for one in await self.store.standing(standing, self.hall.date())],
            await self._notes(report=row.id),
        )

    async def _notes(self, *, person: int | None = None, report: int | None = None) -> list[Note]:
        rows = await self.store.notes(person=person, report=report, limit=NOTED)
        names = await self.store.names({row.by for row in rows if row.by is not None})
        return [Note(row.at, names.get(row.by or 0, ""), row.text) for row in rows]

    async def decide(self, officer: Officer, report: int, decision: Judgement) -> None:
        """A decision on a report."""
        found = await self.store.report(report)
        if found is None:
            raise Denied("no-such-report", NOT_FOUND)
        await self._check_hearing(officer, found.about)
        if found.decided is not None:
            raise Denied("decided-already", CONFLICT)
        if decision.act == "lift":
            await self._lift(officer, found, decision)
            return
        await self._judge(officer, found.about, decision, found)

    async def judge(self, officer: Officer, person: int, decision: Judgement) -> None:
        """A decision about somebody whom nobody has reported."""
        if decision.act in ("dismiss", "removal", "lift"):
            raise Denied("decision-needs-report", CONFLICT)
        await self._judge(officer, person, decision, None)

    async def _judge(
        self, officer: Officer, person: int | None, decision: Judgement, report: Report | None
    ) -> None:
        act, now = decision.act, self.hall.date()
        removes = act == "removal" and report is not None
        if removes and report is not None and report.line is None and report.scenario is None:
            raise Denied("nothing-to-remove", CONFLICT)
        if act in LASTING and decision.hours is None:
            raise Denied("decision-needs-hours")
        measure = None
        if act not in ("dismiss", "lift"):
            if person is not None:
                await self._check_judge(officer, person)
                until = now + HOUR * (decision.hours or 0) if act in LASTING else None
                table = None if report is None else report.table
                kind = cast(MeasureKind, act)
                measure = Measure(0, person, kind, decision.reason, now, until, table)
            elif not removes:
                raise Denied("nobody-to-judge", CONFLICT)
        hours = f" hours={decision.hours}" if measure is not None and act in LASTING else ""
        entry = Entry(
            now,
            officer.office,
            act,
            officer.person.id,
            person,
            None if report is None else report.id,
            None if report is None else report.table,
            f"reason={decision.reason}{hours}",
        )
        # Nobody can have taken it before.
        name = f"player-{new_id()}" if act == "rename" else ""
        deciding = self.store.decide(entry, measure=measure, name=name, note=decision.note)
        if not await self.hall.whole(deciding):
            raise Denied("decided-already", CONFLICT)
        if removes and report is not None:
            if report.line is not None and report.table is not None:
                await self.hall.whole(self.store.blank_line(report.table, report.line))
            if report.scenario is not None:
                await self.hall.whole(self.store.remove_scenario(report.scenario))
        if measure is not None:
            await self.hall.decided(measure.person)

    async def _check_hearing(self, officer: Officer, about: int | None) -> None:
        """Whether a report about somebody is any business of this officer's, be it to dismiss it:
        not of whom it is about, and of those who look after the house administrators' alone
        (Denied)."""
        if about is None:
            return
        theirs = about == officer.person.id
        if theirs or (not may_operate(officer.office) and await self.store.office(about)):
            raise Denied("not-yours-to-judge", FORBIDDEN)

    async def _check_judge(self, officer: Officer, person: int) -> None:
        """Whether this officer may decide about this person (Denied)."""
        found = await self.store.person(person)
        if found is None or not found.created:
            raise Denied("nobody-to-judge", CONFLICT)
        if not may_judge(officer.office, cast(Office, await self.store.office(person))):
            raise Denied("not-yours-to-judge", FORBIDDEN)

    async def lift(self, officer: Officer, measure: int, note: str) -> None:
        """What was decided is taken back."""
        found = await self.store.measure(measure)
        if found is None:
            raise Denied("no-such-notice", NOT_FOUND)
        await self._check_judge(officer, found.person)
        entry = Entry(
            self.hall.date(),
            officer.office,
            "lift",
            officer.person.id,
            found.person,
            details=f"kind={found.kind} measure={found.id}",
        )
        if not await self.hall.whole(self.store.lift(found, entry, note)):
            raise Denied("not-in-force", CONFLICT)
        await self.hall.decided(found.person)

    async def _lift(self, officer: Officer, report: Report, decision: Judgement) -> None:
        if report.measure is None:
            raise Denied("nothing-to-lift", CONFLICT)
        await self.lift(officer, report.measure, "")
        entry = Entry(
            self.hall.date(), officer.office, "upheld", officer.person.id, report.about, report.id
        )
        await self.hall.whole(self.store.decide(entry, note=decision.note))

    async def note(self, officer: Officer, person: int, text: str) -> None:
        """For the other moderators."""
        if await self.store.person(person) is None:
            raise Denied("nobody-to-judge", NOT_FOUND)
        now = self.hall.date()
        entry = Entry(now, officer.office, "note", officer.person.id, person)
        await self.hall.whole(self.store.add_note(entry, text))

    async def person(self, id: int) -> JudgedPerson:
        """All that moderators know of somebody."""
        found = await self.store.person(id)
        if found is None or not found.created:
            raise Denied("nobody-to-judge", NOT_FOUND)
        return JudgedPerson(
            (await self._marks([id]))[id],
            found.created,
            found.login is not None,
            await self.office(found),
            await self.hall.notices(id),
            await self._notes(person=id),
        )

    async def audit(self, before: int | None, person: int | None) -> AuditList:
        """A page of the log."""
        found = await self.store.audit(before=before, limit=LOGGED + 1, person=person)
        rows = found[:LOGGED]
        people = {one for row in rows for one in (row.by, row.person) if one is not None}
        names = await self.store.names(people)
        marks = {one: PersonMark(one, names.get(one, "")) for one in people}
        entries = [
            AuditEntry(
                row.id,
                row.at,
                row.office,
                row.act,
                None if row.by is None else marks[row.by],
                None if row.person is None else marks[row.person],
                row.report,
                row.table,
                row.details,
            )
            for row in rows
        ]
        return AuditList(entries, rows[-1].id if len(found) > LOGGED else None)


# The handlers.

TheModerators = NamedDependency[Moderators]
Number = Annotated[int, Parameter(ge=1, le=2_000_000_000)]
Before = Annotated[int | None, Parameter(ge=1, le=2_000_000_000, description="`next`.")]


class TrustRoutes(Controller):
    """What everybody can do for trust among all."""

    path = "/api"
    tags = ("trust",)

    @get("/me/house", summary="What concerns me everywhere")
    async def house(self, caller: TheCaller, moderators: TheModerators) -> HouseInfo:
        """Announcements, what was decided about oneself, and one's office."""
        return await moderators.house(caller)

    @post("/reports", summary="Tell the moderators", status_code=HTTP_204_NO_CONTENT)
    async def report(
        self, data: JSONBody[NewReport], caller: TheCaller, moderators: TheModerators
    ) -> None:
        """Of a person, a name or a line at a table where one is, or of a scenario."""
        person = caller.somebody()
        shown = [*caller.keys, *([] if data.key is None else [hashed(data.key)])]
        await moderators.report(caller.asker, person, Proof(shown, person.id), data)

    @post("/me/notices/{id:int}/object", summary="Object", status_code=HTTP_204_NO_CONTENT)
    async def object(
        self, id: Number, data: JSONBody[Objection], caller: TheCaller, moderators: TheModerators
    ) -> None:
        """To what was decided about oneself, once; a moderator looks at it again."""
        await moderators.object(caller.asker, caller.somebody(), id, data.text)

    @post("/me/notices/{id:int}/read", summary="I know", status_code=HTTP_204_NO_CONTENT)
    async def read(self, id: Number, caller: TheCaller, moderators: TheModerators) -> None:
        await moderators.read(caller.asker, caller.somebody(), id)

    @post("/tables/{table:str}/seats/{seat:str}/kick", summary="Vote somebody out", status_code=200)
    async def vote_out(
        self,
        table: TableId,
        seat: SeatParameter,
        data: JSONBody[KickVote],
        caller: TheCaller,
        moderators: TheModerators,
    ) -> TableInfo:
        """When enough people wish it, the seat is free again, or a computer plays on."""
        voting = moderators.vote_out(caller.asker, table, caller.proof, seat, data)
        return await moderators.hall.whole(voting)


class ModerationRoutes(Controller):
    """For moderators."""

    path = "/api/moderation"
    tags = ("moderation",)

    @get("/reports", summary="What was reported")
    async def reports(
        self,
        caller: TheCaller,
        moderators: TheModerators,
        done: Annotated[bool, Parameter(description="What is decided.")] = False,
        before: Before = None,
    ) -> ReportList:
        """What waits, the oldest first; or what is done, the newest first."""
        return await moderators.page(await moderators.moderator(caller), done, before)

    @post("/reports/{id:int}", summary="Decide on a report", status_code=HTTP_204_NO_CONTENT)
    async def decide(
        self, id: Number, data: JSONBody[Judgement], caller: TheCaller, moderators: TheModerators
    ) -> None:
        await moderators.decide(await moderators.moderator(caller), id, data)

    @get("/people/{id:int}", summary="What moderators know of somebody")
    async def person(
        self, id: Number, caller: TheCaller, moderators: TheModerators
    ) -> JudgedPerson:
        await moderators.moderator(caller)
        return await moderators.person(id)

    @post("/people/{id:int}", summary="Decide about somebody", status_code=HTTP_204_NO_CONTENT)
    async def judge(
        self, id: Number, data: JSONBody[Judgement], caller: TheCaller, moderators: TheModerators
    ) -> None:
        await moderators.judge(await moderators.moderator(caller), id, data)

    @post("/people/{id:int}/notes", summary="A note", status_code=HTTP_204_NO_CONTENT)
    async def note(
        self, id: Number, data: JSONBody[NewNote], caller: TheCaller, moderators: TheModerators
    ) -> None:
        await moderators.note(await moderators.moderator(caller), id, data.text)

    @post("/measures/{id:int}/lift", summary="Take it back", status_code=HTTP_204_NO_CONTENT)
    async def lift(
        self, id: Number, data: JSONBody[NewNote], caller: TheCaller, moderators: TheModerators
    ) -> None:
        """With a note that says why."""
        await moderators.lift(await moderators.moderator(caller), id, data.text)

    @get("/audit", summary="The log")
    async def audit(
        self,
        caller: TheCaller,
        moderators: TheModerators,
        before: Before = None,
        person: Annotated[int | None, Parameter(ge=1, le=2_000_000_000)] = None,
    ) -> AuditList:
        """All that moderators, administrators and votes have done; nobody can change it."""
        await moderators.moderator(caller)
        return await moderators.audit(before, person)


@get("/moderation", include_in_schema=False)
async def moderation_page(
    request: Request[object, object, State], caller: TheCaller, moderators: TheModerators
) -> Response[bytes]:
    """Nobody else gets there; the page tells why."""
    return guarded(request, may_moderate(await moderators.office(caller.person)))


@get("/operator", include_in_schema=False)
async def operator_page(
    request: Request[object, object, State], caller: TheCaller, moderators: TheModerators
) -> Response[bytes]:
    return guarded(request, may_operate(await moderators.office(caller.person)))


def guarded(request: Request[object, object, State], may: bool) -> Response[bytes]:
    """The client's page; whoever has no business there gets it as a refusal."""
    page = answer(request, FRONT)
    if may:
        return page
    front = files()[FRONT]
    headers = {"cache-control": ANEW}
    return Response(front.data, status_code=FORBIDDEN, media_type=front.kind, headers=headers)


TRUST: Final = (TrustRoutes, ModerationRoutes, moderation_page, operator_page)
