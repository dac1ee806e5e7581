"""Who looks after the house, what was reported and decided, and the log of all of it.

Whatever is decided is noted in the log in the same transaction: there is no decision without its
line there. The log has numbers and words of the program only, so that it can stay as it is when
somebody goes; what people have written lies elsewhere, and goes with them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, text, update

from battalia.server.store.connecting import is_sqlite
from battalia.server.store.form import (
    ANNOUNCEMENTS,
    AUDIT,
    CHAT,
    MEASURES,
    NOTES,
    OFFICES,
    PEOPLE,
    REPORTS,
    SCENARIOS,
    TABLES,
)
from battalia.server.store.names import keep_name
from battalia.server.store.news import Newsroom
from battalia.server.store.rows import (
    AnnouncementRow,
    Entry,
    Measure,
    NoteRow,
    Report,
)
from battalia.server.store.scenarios import drop_scenarios
from battalia.server.store.statements import (
    all_rows,
    closed_people,
    columns_of,
    insert_rows,
    one_row,
)

REPORTS_EACH: Final = 10
"""So many reports of one person wait at most for a moderator."""
ANNOUNCED: Final = 3
"""So many announcements are shown at most."""
DAY: Final = 86_400.0


class Figures(msgspec.Struct, frozen=True):
    """What is stored, counted for the operator."""

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
    open_reports: int
    measures: dict[str, int]
    """Those that count just now, by kind."""


class Moderation(Newsroom):
    """What the people who look after the house need."""

    # Offices.

    async def appoint(self, person: int, office: str, entry: Entry) -> None:
        """From now on a person has this office, or, if it is empty, none."""
        row = {"person": person, "office": office, "since": entry.at}

        def work(connection: Connection) -> None:
            connection.execute(delete(OFFICES).where(OFFICES.c.person == person))
            if office:
                connection.execute(insert(OFFICES), row)
            _note(connection, entry)

        await self._write(work)

    async def office(self, person: int, now: float | None = None) -> str:
        """The office of a person; at a time: whoever is suspended then has none meanwhile."""
        its = select(OFFICES.c.office).where(OFFICES.c.person == person)

        def look(connection: Connection) -> str:
            office = connection.execute(its).scalar()
            if not office or now is None:
                return office or ""
            away = select(MEASURES.c.id).where(
                MEASURES.c.person == person, MEASURES.c.kind == "suspension", _counts(now)
            )
            return office if connection.execute(away).first() is None else ""

        return await self._read(look)

    async def officers(self) -> list[tuple[int, str, str]]:
        """Everybody who has an office: number, login, office."""
        its = (
            select(PEOPLE.c.id, PEOPLE.c.login, OFFICES.c.office)
            .join(OFFICES, OFFICES.c.person == PEOPLE.c.id)
            .order_by(OFFICES.c.office, PEOPLE.c.login)
        )

        def look(connection: Connection) -> list[tuple[int, str, str]]:
            return [(id, login or "", office) for id, login, office in connection.execute(its)]

        return await self._read(look)

    async def names(self, people: Collection[int]) -> dict[int, str]:
        """What these people are called now; of who has gone, nothing."""
        its = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people))

        def look(connection: Connection) -> dict[int, str]:
            return {row[0]: row[1] for row in connection.execute(its)}

        return await self._read(look) if people else {}

    # Reports.

    async def add_report(self, report: Report) -> bool:
        """One more; False: the same person has reported the same already, or has so many that wait
        for a moderator."""
        waiting = (REPORTS.c.by == report.by) & REPORTS.c.decided.is_(None)
        row = msgspec.structs.asdict(report)
        del row["id"]
        same = ("kind", "about", "table", "line", "scenario", "measure")
        before = [
            REPORTS.c[name].is_(None) if row[name] is None else REPORTS.c[name] == row[name]
            for name in same
        ]
        # Nobody objects twice.
        again = REPORTS.c.by == report.by if report.kind == "objection" else waiting

        def work(connection: Connection) -> bool:
            many = connection.execute(select(func.count()).where(waiting)).scalar_one()
            known = connection.execute(select(REPORTS.c.id).where(again, *before)).first()
            if many >= REPORTS_EACH or known is not None:
                return False
            connection.execute(insert(REPORTS), row)
            return True

        return await self._write(work)

    async def reports(
        self, *, done: bool, before: int | None, limit: int, reader: int | None = None
    ) -> list[Report]:
        """Those that wait, the oldest first, or those that are done, the newest first; behind the
        one of this number, and none that is about whoever reads them."""
        its = select(*columns_of(REPORTS, Report)).limit(limit)
        its = its.where(REPORTS.c.about.is_distinct_from(reader) | REPORTS.c.about.is_(None))
        if done:
            its = its.where(REPORTS.c.decided.is_not(None)).order_by(REPORTS.c.id.desc())
            its = its if before is None else its.where(REPORTS.c.id < before)
        else:
            its = its.where(REPORTS.c.decided.is_(None)).order_by(REPORTS.c.id)
            its = its if before is None else its.where(REPORTS.c.id > before)
        return await self._read(lambda connection: all_rows(connection, Report, its))

    async def report(self, id: int) -> Report | None:
        its = select(*columns_of(REPORTS, Report)).where(REPORTS.c.id == id)
        return await self._read(lambda connection: one_row(connection, Report, its))

    async def reports_about(self, people: Collection[int]) -> dict[int, int]:
        """How often each of these people was reported."""
        its = (
            select(REPORTS.c.about, func.count())
            .where(REPORTS.c.about.in_(people), REPORTS.c.kind != "objection")
            .group_by(REPORTS.c.about)
        )

        def look(connection: Connection) -> dict[int, int]:
            return {row[0]: row[1] for row in connection.execute(its)}

        return await self._read(look) if people else {}

    async def reports_by(self, person: int, limit: int) -> list[Report]:
        """What somebody has reported, the newest first."""
        its = select(*columns_of(REPORTS, Report)).where(REPORTS.c.by == person)
        its = its.order_by(REPORTS.c.id.desc()).limit(limit)
        return await self._read(lambda connection: all_rows(connection, Report, its))

    # Decisions.

    async def decide(
        self, entry: Entry, *, measure: Measure | None = None, name: str = "", note: str = ""
    ) -> bool:
        """A decision: about a person, on a report, or both, as the entry says; False: somebody has
        decided on the report already.

        ``measure``: what the person is told; ``name``: what they are called from now on; ``note``:
        what the others should know.
        """
        waits = (REPORTS.c.id == entry.report) & REPORTS.c.decided.is_(None)
        done = update(REPORTS).where(waits).values(decided=entry.at, decision=entry.act)

        def work(connection: Connection) -> bool:
            if entry.report is not None and connection.execute(done).rowcount != 1:
                return False
            if measure is not None:
                _add_measure(connection, measure)
                self._announce(connection, people=[measure.person])
            if name and entry.person is not None:
                its = PEOPLE.c.id == entry.person
                connection.execute(update(PEOPLE).where(its).values(name=name))
                keep_name(connection, entry.person)
            if note:
                _add_note(connection, entry, note)
            _note(connection, entry)
            return True

        return await self._write(work)

    async def lift(self, measure: Measure, entry: Entry, note: str) -> bool:
        """It is taken back; False: it was, or is over."""
        its = (MEASURES.c.id == measure.id) & _counts(entry.at)

        def work(connection: Connection) -> bool:
            if connection.execute(update(MEASURES).where(its).values(ended=entry.at)).rowcount != 1:
                return False
            if note:
                _add_note(connection, entry, note)
            _note(connection, entry)
            self._announce(connection, people=[measure.person])
            return True

        return await self._write(work)

    async def add_note(self, entry: Entry, note: str) -> None:
        """What the other moderators should know of a person or a report."""

        def work(connection: Connection) -> None:
            _add_note(connection, entry, note)
            _note(connection, entry)

        await self._write(work)

    async def notes(
        self, *, person: int | None = None, report: int | None = None, limit: int
    ) -> list[NoteRow]:
        """The newest first."""
        its = select(*columns_of(NOTES, NoteRow)).order_by(NOTES.c.id.desc()).limit(limit)
        its = its.where(or_(NOTES.c.person == person, NOTES.c.report == report))
        return await self._read(lambda connection: all_rows(connection, NoteRow, its))

    async def blank_line(self, table: str, number: int) -> None:
        """A line of chat is empty from now on, as if whoever said it had gone."""
        its = (CHAT.c.table == table) & (CHAT.c.number == number)

        def work(connection: Connection) -> None:
            connection.execute(update(CHAT).where(its).values(text=""))

        await self._write(work)

    async def remove_scenario(self, id: str) -> None:
        """Out of the gallery, with all who like it."""
        its = select(SCENARIOS.c.id).where(SCENARIOS.c.id == id, SCENARIOS.c.person.is_not(None))

        def work(connection: Connection) -> None:
            drop_scenarios(connection, list(connection.execute(its).scalars()))

        await self._write(work)

    # What was decided about somebody.

    async def measures(self, person: int, limit: int) -> list[Measure]:
        """All, the newest first."""
        its = select(*columns_of(MEASURES, Measure)).where(MEASURES.c.person == person)
        its = its.order_by(MEASURES.c.id.desc()).limit(limit)
        return await self._read(lambda connection: all_rows(connection, Measure, its))

    async def measure(self, id: int) -> Measure | None:
        its = select(*columns_of(MEASURES, Measure)).where(MEASURES.c.id == id)
        return await self._read(lambda connection: one_row(connection, Measure, its))

    async def standing(self, people: Collection[int], now: float) -> list[Measure]:
        """What counts just now for any of these people."""
        its = select(*columns_of(MEASURES, Measure)).where(
            MEASURES.c.person.in_(people), _counts(now)
        )
        if not people:
            return []
        return await self._read(lambda connection: all_rows(connection, Measure, its))

    async def closed(self, people: Collection[int]) -> set[int]:
        """Those of these people of whom nobody else is shown anything."""
        its = closed_people().where(MEASURES.c.person.in_(people))
        return await self._read(lambda connection: {one for (one,) in connection.execute(its)})

    async def voted_out(self, person: int, table: str) -> bool:
        """Whether those at a table have voted this person out."""
        its = select(MEASURES.c.id).where(
            MEASURES.c.person == person,
            MEASURES.c.kind == "vote",
            MEASURES.c.table == table,
            MEASURES.c.ended.is_(None),
        )
        return await self._read(lambda connection: connection.execute(its).first() is not None)

    async def has_read(self, person: int, measure: int, now: float) -> bool:
        """The person knows of it; False: there is no such measure of theirs."""
        its = (MEASURES.c.id == measure) & (MEASURES.c.person == person)

        def work(connection: Connection) -> bool:
            return connection.execute(update(MEASURES).where(its).values(read=now)).rowcount == 1

        return await self._write(work)

    # The log.

    async def note(self, entry: Entry) -> None:
        """One more line in the log."""
        await self._write(lambda connection: _note(connection, entry))

    async def audit(
        self, *, before: int | None, limit: int, person: int | None = None
    ) -> list[Entry]:
        """The log, the newest first: from before the line of this number, and of this person
        alone."""
        its = select(*columns_of(AUDIT, Entry)).order_by(AUDIT.c.id.desc()).limit(limit)
        if before is not None:
            its = its.where(AUDIT.c.id < before)
        if person is not None:
            its = its.where(AUDIT.c.person == person)
        return await self._read(lambda connection: all_rows(connection, Entry, its))

    # A line to everybody.

    async def announce(self, texts: str, until: float, entry: Entry) -> bool:
        """One more announcement; False: so many are shown already."""
        row = {"at": entry.at, "until": until, "texts": texts}
        shown = select(func.count()).where(ANNOUNCEMENTS.c.until > entry.at)

        def work(connection: Connection) -> bool:
            if connection.execute(shown).scalar_one() >= ANNOUNCED:
                return False
            connection.execute(delete(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.until <= entry.at))
            connection.execute(insert(ANNOUNCEMENTS), row)
            _note(connection, entry)
            self._announce(connection, house=True)
            return True

        return await self._write(work)

    async def end_announcement(self, id: int, entry: Entry) -> bool:
        """It is not shown any more; False: there is none."""
        its = (ANNOUNCEMENTS.c.id == id) & (ANNOUNCEMENTS.c.until > entry.at)

        def work(connection: Connection) -> bool:
            if connection.execute(delete(ANNOUNCEMENTS).where(its)).rowcount != 1:
                return False
            _note(connection, entry)
            self._announce(connection, house=True)
            return True

        return await self._write(work)

    async def announcements(self, now: float) -> list[AnnouncementRow]:
        """Those that are shown, the oldest first."""
        its = (
            select(*columns_of(ANNOUNCEMENTS, AnnouncementRow))
            .where(ANNOUNCEMENTS.c.until > now)
            .order_by(ANNOUNCEMENTS.c.id)
            .limit(ANNOUNCED)
        )
        return await self._read(lambda connection: all_rows(connection, AnnouncementRow, its))

    # For the operator.

    async def figures(self, now: float) -> Figures:
        """What there is in the database, and how it grows."""
        size = text(
            "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            if is_sqlite(self._url)
            else "SELECT pg_database_size(current_database())"
        )
        states = select(TABLES.c.state, func.count(), func.sum(TABLES.c.epoch + 1)).group_by(
            TABLES.c.state
        )
        # Of who has gone, the number alone is left.
        here = PEOPLE.c.created > 0
        kinds = select(MEASURES.c.kind, func.count()).where(_counts(now)).group_by(MEASURES.c.kind)

        def look(connection: Connection) -> Figures:
            def count(*which: ColumnElement[bool]) -> int:
                return connection.execute(select(func.count()).where(*which)).scalar_one()

            def lately(created: ColumnElement[float]) -> list[int]:
                return [count(created > now - DAY), count(created > now - 7 * DAY)]

            tables = connection.execute(states).all()
            return Figures(
                int(connection.execute(size).scalar_one()),
                {state: number for state, number, _ in tables},
                sum(int(acts) for _, _, acts in tables),
                lately(TABLES.c.created),
                count(here),
                count(PEOPLE.c.login.is_not(None)),
                lately(PEOPLE.c.created),
                count(REPORTS.c.decided.is_(None)),
                {row[0]: row[1] for row in connection.execute(kinds)},
            )

        return await self._read(look)


def forget_moderation(connection: Connection, person: int) -> None:
    """What others have written about somebody goes with them, and what they have written."""
    for column in (REPORTS.c.by, REPORTS.c.about):
        gone = {column: None, REPORTS.c.text: "", REPORTS.c.context: ""}
        connection.execute(update(REPORTS).where(column == person).values(gone))
    _forget_quotations(connection, person)
    connection.execute(delete(NOTES).where(NOTES.c.person == person))
    connection.execute(update(NOTES).where(NOTES.c.by == person).values(by=None))
    connection.execute(delete(MEASURES).where(MEASURES.c.person == person))
    connection.execute(delete(OFFICES).where(OFFICES.c.person == person))


def _forget_quotations(connection: Connection, person: int) -> None:
    """What somebody said is gone from reports about others, too, beside whose lines it stood."""
    its = (
        select(REPORTS.c.id, REPORTS.c.context, CHAT.c.number)
        .join(CHAT, CHAT.c.table == REPORTS.c.table)
        .where(CHAT.c.person == person, REPORTS.c.context != "")
    )
    contexts: dict[int, str] = {}
    said: dict[int, set[int]] = {}
    for report, context, number in connection.execute(its):
        contexts[report] = context
        said.setdefault(report, set()).add(number)
    for report, context in contexts.items():
        kept = msgspec.json.decode(context)
        for line in kept["lines"]:
            if line["number"] in said[report]:
                line |= {"name": "", "text": "", "clean": ""}
        emptied = update(REPORTS).where(REPORTS.c.id == report)
        connection.execute(emptied.values(context=msgspec.json.encode(kept).decode()))


def _counts(now: float) -> ColumnElement[bool]:
    """Whether a measure is a state that lasts."""
    return (
        MEASURES.c.kind.in_(["mute", "suspension", "closing"])
        & MEASURES.c.ended.is_(None)
        & or_(MEASURES.c.until.is_(None), MEASURES.c.until > now)
    )


def _add_measure(connection: Connection, measure: Measure) -> None:
    row = msgspec.structs.asdict(measure)
    del row["id"]
    insert_rows(connection, MEASURES, [row])


def _add_note(connection: Connection, entry: Entry, note: str) -> None:
    row: dict[str, object] = {
        "at": entry.at,
        "by": entry.by,
        "person": entry.person,
        "report": entry.report,
        "text": note,
    }
    insert_rows(connection, NOTES, [row])


def _note(connection: Connection, entry: Entry) -> None:
    row = msgspec.structs.asdict(entry)
    del row["id"]
    insert_rows(connection, AUDIT, [row])
