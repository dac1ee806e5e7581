"""Tournaments: plans, entries and pairings, and whose turn it is to look at one.

A tournament that is due is taken by one process at a time, for a while and under a token that
counts up: what a process writes that took it before is refused. A round is written whole, with the
names of its tables, if it is the next one. So it is paired exactly once, whatever process dies, and
whoever comes next sets up the tables that are missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from battalia.server.store.form import (
    ENTRIES,
    HALLS,
    MEMBERS,
    META,
    PAIRINGS,
    PEOPLE,
    SEATS,
    TABLES,
    TOURNAMENTS,
)
from battalia.server.store.leases import Leases
from battalia.server.store.rows import EntryRow, PairingRow, TournamentRow
from battalia.server.store.statements import all_rows, columns_of, insert_rows, one_row

TOURNAMENTS_EACH: Final = 5
"""So many tournaments that are not over one person may have announced."""
TOURNAMENTS_ALL: Final = 500
"""And all together."""
WAITING_EACH: Final = 128
"""So many wait for a place in a tournament at most."""
KEPT_PAIRINGS: Final = 1_000
"""Of a tournament without an end the last so many games count."""
HELD: Final = 60.0
"""Seconds for which a process has a tournament that it has taken."""
HOST: Final = "house-person"
"""Under this name it is noted who has set up the tables of tournaments: nobody."""
Entered: TypeAlias = Literal["in", "waiting", "full", "begun", "already", "missing"]
Whole: TypeAlias = tuple[TournamentRow, list[EntryRow], list[PairingRow]]
"""A tournament with all that belongs to it."""


class Tournaments(Leases):
    """What is played for."""

    async def house_person(self) -> int:
        """Who sets up the tables of tournaments: a person who is nobody."""
        its = select(META.c.value).where(META.c.key == HOST)

        def work(connection: Connection) -> int:
            known = connection.execute(its).scalar()
            if known is not None:
                return int(known)
            adding = insert(PEOPLE).values(name="", created=0.0).returning(PEOPLE.c.id)
            number = int(connection.execute(adding).scalar_one())
            connection.execute(insert(META), {"key": HOST, "value": str(number)})
            return number

        return await self._write(work)

    async def add_tournament(
        self, row: TournamentRow, entries: Sequence[EntryRow] = (), *, bounded: bool = True
    ) -> bool:
        """A new one; False: whoever announces it, or all together, have so many already."""
        unfinished = select(func.count()).where(
            TOURNAMENTS.c.state.in_(("announced", "running")), TOURNAMENTS.c.organiser.is_not(None)
        )
        theirs = unfinished.where(TOURNAMENTS.c.organiser == row.organiser)

        def work(connection: Connection) -> bool:
            if bounded and (
                connection.execute(theirs).scalar_one() >= TOURNAMENTS_EACH
                or connection.execute(unfinished).scalar_one() >= TOURNAMENTS_ALL
            ):
                return False
            insert_rows(connection, TOURNAMENTS, [msgspec.structs.asdict(row)])
            insert_rows(connection, ENTRIES, _of(row.id, entries))
            return True

        return await self._write(work)

    async def tournament(self, id: str) -> Whole | None:
        """One with all that belongs to it; of one without an end the latest games."""
        its = select(*columns_of(TOURNAMENTS, TournamentRow)).where(TOURNAMENTS.c.id == id)
        paired = (
            select(*columns_of(PAIRINGS, PairingRow))
            .where(PAIRINGS.c.tournament == id)
            .order_by(PAIRINGS.c.round.desc(), PAIRINGS.c.board.desc())
        )

        def look(connection: Connection) -> Whole | None:
            row = one_row(connection, TournamentRow, its)
            if row is None:
                return None
            pairings = all_rows(connection, PairingRow, paired.limit(KEPT_PAIRINGS))
            return row, all_rows(connection, EntryRow, _entries(id)), pairings[::-1]

        return await self._read(look)

    async def tournaments(
        self, states: Sequence[str], person: int | None, *, limit: int, skip: int = 0
    ) -> list[tuple[TournamentRow, list[EntryRow]]]:
        """Those that everybody sees, or that this person has announced or entered."""
        entered = select(ENTRIES.c.tournament).where(ENTRIES.c.person == person)
        clubs = select(MEMBERS.c.club).where(_belongs(person))
        mine = or_(
            TOURNAMENTS.c.organiser == person,
            TOURNAMENTS.c.id.in_(entered),
            and_(TOURNAMENTS.c.public, TOURNAMENTS.c.club.in_(clubs)),
        )
        seen: ColumnElement[bool] = and_(TOURNAMENTS.c.public, TOURNAMENTS.c.club.is_(None))
        seen = seen if person is None else or_(seen, mine)
        soonest = TOURNAMENTS.c.starts
        order = soonest if "announced" in states else soonest.desc()
        its = (
            select(*columns_of(TOURNAMENTS, TournamentRow))
            .where(TOURNAMENTS.c.state.in_(states), seen)
            .order_by(order, TOURNAMENTS.c.id)
            .limit(limit)
            .offset(skip)
        )

        return await self._read(lambda connection: _with_entries(connection, its))

    async def all_tournaments(
        self, states: Sequence[str]
    ) -> list[tuple[TournamentRow, list[EntryRow]]]:
        """All in these states, whoever may see them, the soonest first."""
        its = (
            select(*columns_of(TOURNAMENTS, TournamentRow))
            .where(TOURNAMENTS.c.state.in_(states))
            .order_by(TOURNAMENTS.c.starts, TOURNAMENTS.c.id)
        )
        return await self._read(lambda connection: _with_entries(connection, its))

    async def is_member(self, club: str, person: int | None) -> bool:
        """Whether somebody belongs to a club, and does not only ask to."""
        its = select(MEMBERS.c.role).where(MEMBERS.c.club == club, _belongs(person))

        def look(connection: Connection) -> bool:
            return connection.execute(its).first() is not None

        return person is not None and await self._read(look)

    async def entered_by(self, person: int) -> list[tuple[TournamentRow, EntryRow]]:
        """Where somebody takes part, or did."""
        columns = columns_of(TOURNAMENTS, TournamentRow)
        its = (
            select(*columns, *columns_of(ENTRIES, EntryRow))
            .join(ENTRIES, ENTRIES.c.tournament == TOURNAMENTS.c.id)
            .where(ENTRIES.c.person == person)
            .order_by(ENTRIES.c.at)
        )

        def look(connection: Connection) -> list[tuple[TournamentRow, EntryRow]]:
            cut = len(columns)
            return [
                (TournamentRow(*found[:cut]), EntryRow(*found[cut:]))
                for found in map(tuple, connection.execute(its))
            ]

        return await self._read(look)

    async def unfinished_entries(self, person: int) -> int:
        """In how many tournaments somebody takes part, or is going to."""
        its = (
            select(func.count())
            .select_from(ENTRIES.join(TOURNAMENTS, TOURNAMENTS.c.id == ENTRIES.c.tournament))
            .where(
                ENTRIES.c.person == person,
                ENTRIES.c.state != "out",
                TOURNAMENTS.c.state.in_(("announced", "running")),
            )
        )
        return await self._read(lambda connection: connection.execute(its).scalar_one())

    # Entering and leaving.

    async def enter_tournament(
        self, id: str, person: int, name: str, most: int, *, late: bool
    ) -> Entered:
        """One more takes part, or waits for a place; ``late``: also while it is running."""

        def work(connection: Connection) -> Entered:
            state = self._held(connection, id)
            if state is None:
                return "missing"
            if state != "announced" and not (late and state == "running"):
                return "begun"
            entries = all_rows(connection, EntryRow, _entries(id))
            own = next((one for one in entries if one.person == person), None)
            if own is not None and own.state != "out":
                return "already"
            taking = sum(one.state in ("in", "paused") for one in entries)
            waiting = sum(one.state == "waiting" for one in entries)
            if taking >= most and (state == "running" or waiting >= WAITING_EACH):
                return "full"
            becomes: Entered = "in" if taking < most else "waiting"
            number = max((one.number for one in entries), default=0) + 1
            drawn = number if state == "running" else None
            if own is not None and state == "running":
                # Their games are still theirs.
                _set_entry(connection, id, own.number, state=becomes)
            else:
                if own is not None:
                    # At the end of the line, again; of the place before nothing is left.
                    _drop_entry(connection, id, own.number)
                row = EntryRow(number, person, None, name, self._clock(), becomes, drawn)
                insert_rows(connection, ENTRIES, _of(id, [row]))
            _wake(connection, id)
            return becomes

        return await self._write(work)

    async def leave_tournament(self, id: str, person: int) -> bool:
        """Somebody takes part no longer; before the start whoever waits longest has the place."""

        def work(connection: Connection) -> bool:
            state = self._held(connection, id)
            entries = all_rows(connection, EntryRow, _entries(id))
            own = next((one for one in entries if one.person == person), None)
            if own is None or own.state == "out" or state not in ("announced", "running"):
                return False
            _set_entry(connection, id, own.number, state="out")
            waiting = [one for one in entries if one.state == "waiting"]
            if state == "announced" and own.state == "in" and waiting:
                first = min(waiting, key=lambda one: one.number)
                _set_entry(connection, id, first.number, state="in")
            if state == "running":
                # Their game is given up.
                _mind_now(connection, id)
            _wake(connection, id)
            return True

        return await self._write(work)

    async def pause_entry(self, id: str, person: int, paused: bool) -> bool:
        """Somebody pauses in an arena, or goes on; False: they do not take part."""
        before, after = ("in", "paused") if paused else ("paused", "in")

        def work(connection: Connection) -> bool:
            self._held(connection, id)
            its = and_(ENTRIES.c.tournament == id, ENTRIES.c.person == person)
            current = connection.execute(select(ENTRIES.c.state).where(its)).scalar()
            if current not in ("in", "paused"):
                return False
            connection.execute(
                update(ENTRIES).where(its, ENTRIES.c.state == before).values(state=after)
            )
            _wake(connection, id)
            return True

        return await self._write(work)

    async def cancel_tournament(self, id: str, now: float) -> bool:
        """It is not played, or no further; False: it is over already."""

        def work(connection: Connection) -> bool:
            state = self._held(connection, id)
            if state not in ("announced", "running"):
                return False
            ended = "cancelled" if state == "announced" else "over"
            _change(connection, id, state=ended, ended=now, due=None, next=None)
            return True

        return await self._write(work)

    async def begin_now(self, id: str, now: float) -> bool:
        """It begins as soon as somebody looks; False: it has begun already, or never will."""

        def work(connection: Connection) -> bool:
            if self._held(connection, id) != "announced":
                return False
            _change(connection, id, starts=now, next=now)
            _wake(connection, id)
            return True

        return await self._write(work)

    # Looking after them.

    async def take_tournament(self, now: float) -> TournamentRow | None:
        """One that is due, for this process alone, for a while; None: there is none."""
        ready = (
            select(*columns_of(TOURNAMENTS, TournamentRow))
            .where(TOURNAMENTS.c.due <= now, TOURNAMENTS.c.until <= self._now)
            .order_by(TOURNAMENTS.c.due, TOURNAMENTS.c.id)
            .limit(1)
        )
        held = ready.with_for_update(skip_locked=True)

        def due(connection: Connection) -> bool:
            return connection.execute(ready).first() is not None

        def work(connection: Connection) -> TournamentRow | None:
            row = one_row(connection, TournamentRow, held)
            if row is None:
                return None
            its = update(TOURNAMENTS).where(TOURNAMENTS.c.id == row.id)
            # From now on it is known whether somebody wakes it.
            taken = msgspec.structs.replace(row, due=now, token=row.token + 1)
            its = its.values(until=self._now + HELD, token=taken.token, due=taken.due)
            connection.execute(its)
            return taken

        # Most often there is none, and that costs no write.
        return await self._write(work) if await self._read(due) else None

    async def put_tournament_back(self, row: TournamentRow, due: float | None) -> None:
        """Others may have it again; when it is due next, unless it was woken meanwhile."""
        woken = case((TOURNAMENTS.c.due == row.due, due), else_=TOURNAMENTS.c.due)
        its = _taken(row)

        def work(connection: Connection) -> None:
            connection.execute(update(TOURNAMENTS).where(its).values(until=0.0, due=woken))

        await self._write(work)

    async def begin_tournament(
        self, row: TournamentRow, seen: Sequence[EntryRow], entries: Sequence[EntryRow], rounds: int
    ) -> bool:
        """The draw: who takes part from now on, under which number. False: somebody came or went
        since ``seen``, or another process has the tournament."""

        def work(connection: Connection) -> bool:
            if not self._still(connection, row) or row.state != "announced":
                return False
            if all_rows(connection, EntryRow, _entries(row.id)) != [*seen]:
                return False
            known = {one.number for one in seen}
            for one in entries:
                if one.number in known:
                    _set_entry(connection, row.id, one.number, state=one.state, drawn=one.drawn)
            insert_rows(
                connection,
                ENTRIES,
                _of(row.id, [one for one in entries if one.number not in known]),
            )
            _change(connection, row.id, state="running", rounds=rounds, next=None)
            return True

        return await self._write(work)

    async def add_round(self, row: TournamentRow, pairings: Sequence[PairingRow]) -> bool:
        """The next round, whole; False: it was paired already, or another process has it."""
        (number,) = {one.round for one in pairings}

        def work(connection: Connection) -> bool:
            if not self._still(connection, row):
                return False
            its = select(TOURNAMENTS.c.round).where(TOURNAMENTS.c.id == row.id)
            if connection.execute(its).scalar() != number - 1:
                return False
            insert_rows(connection, PAIRINGS, _of(row.id, pairings))
            _change(connection, row.id, round=number, next=None)
            return True

        return await self._write(work)

    async def set_tournament(self, row: TournamentRow, **columns: object) -> bool:
        """What becomes of it; False: another process has it."""

        def work(connection: Connection) -> bool:
            if not self._still(connection, row):
                return False
            _change(connection, row.id, **columns)
            return True

        return await self._write(work)

    async def end_pairing(self, row: TournamentRow, pairing: PairingRow) -> bool:
        """How a game of it ended, once; False: another process has it."""
        which = _pairing(row.id, pairing) & (PAIRINGS.c.places == "")

        def work(connection: Connection) -> bool:
            if not self._still(connection, row):
                return False
            connection.execute(
                update(PAIRINGS)
                .where(which)
                .values(
                    places=pairing.places,
                    points=pairing.points,
                    how=pairing.how,
                    ended=pairing.ended,
                    mind=None,
                )
            )
            return True

        return await self._write(work)

    async def wake_tournament(self, id: str) -> None:
        """Somebody has to look at it: a game of it is over."""
        await self._write(lambda connection: _wake(connection, id))

    async def states_of(self, tables: Sequence[str]) -> dict[str, str]:
        """Those of these tables that are set up, and the state of each."""
        its = select(TABLES.c.id, TABLES.c.state).where(TABLES.c.id.in_(tables))

        def look(connection: Connection) -> dict[str, str]:
            return {row.id: row.state for row in connection.execute(its)}

        return await self._read(look)

    async def quiet_tables(self) -> int:
        """At how many tables of tournaments only computers play just now."""
        people = select(SEATS.c.seat).where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "person")
        its = select(func.count()).select_from(
            PAIRINGS.join(TABLES, TABLES.c.id == PAIRINGS.c.table)
        )
        its = its.where(TABLES.c.state == "playing", ~people.exists())
        return await self._read(lambda connection: connection.execute(its).scalar_one())

    async def minded(self, now: float) -> list[tuple[str, PairingRow]]:
        """Games at which somebody has to look who is there, by their tournaments; not those whose
        tables other processes lead."""
        others = select(HALLS.c.id).where(HALLS.c.id != self.hall, HALLS.c.until > self._now)
        its = (
            select(PAIRINGS.c.tournament, *columns_of(PAIRINGS, PairingRow))
            .join(TABLES, TABLES.c.id == PAIRINGS.c.table)
            .where(PAIRINGS.c.mind <= now, PAIRINGS.c.places == "", TABLES.c.leader.not_in(others))
            .order_by(PAIRINGS.c.mind)
            .limit(100)
        )

        def look(connection: Connection) -> list[tuple[str, PairingRow]]:
            return [(id, PairingRow(*columns)) for id, *columns in connection.execute(its)]

        return await self._read(look)

    async def mind_pairing(
        self,
        id: str,
        pairing: PairingRow,
        mind: float | None,
        *,
        absent: str = "",
        resting: Sequence[int] = (),
    ) -> None:
        """When somebody has to look again; ``absent``: the seats of those who were not there;
        ``resting``: who pauses from now on, by their numbers since the draw."""
        which = _pairing(id, pairing)
        columns: dict[str, object] = {"mind": mind} | ({"absent": absent} if absent else {})
        gone = and_(
            ENTRIES.c.tournament == id, ENTRIES.c.drawn.in_(resting), ENTRIES.c.state == "in"
        )

        def work(connection: Connection) -> None:
            self._held(connection, id)
            connection.execute(update(PAIRINGS).where(which).values(columns))
            if resting:
                connection.execute(update(ENTRIES).where(gone).values(state="paused"))

        await self._write(work)

    def _held(self, connection: Connection, id: str) -> str | None:
        """The state of a tournament, which nobody else changes until this is done."""
        its = select(TOURNAMENTS.c.state).where(TOURNAMENTS.c.id == id).with_for_update()
        return connection.execute(its).scalar()

    def _still(self, connection: Connection, row: TournamentRow) -> bool:
        """Whether this process still has a tournament that it took, and it goes on."""
        self._held(connection, row.id)
        its = select(TOURNAMENTS.c.state).where(_taken(row))
        return connection.execute(its).scalar() in ("announced", "running")


def forget_entries(connection: Connection, person: int, now: float) -> None:
    """What others need to know of a tournament stays, without a name; nobody is waited for. What
    somebody has announced is called off unless it has begun: it would seem to be the house's."""
    its = ENTRIES.c.person == person
    for id in connection.execute(select(ENTRIES.c.tournament).where(its)).scalars().all():
        _mind_now(connection, id)
        _wake(connection, id)
    connection.execute(update(ENTRIES).where(its).values(person=None, name="", state="out"))
    theirs = TOURNAMENTS.c.organiser == person
    waiting = update(TOURNAMENTS).where(theirs, TOURNAMENTS.c.state == "announced")
    connection.execute(waiting.values(state="cancelled", ended=now, due=None, next=None))
    connection.execute(update(TOURNAMENTS).where(theirs).values(organiser=None))


def _with_entries(
    connection: Connection, its: Executable
) -> list[tuple[TournamentRow, list[EntryRow]]]:
    rows = all_rows(connection, TournamentRow, its)
    entries: dict[str, list[EntryRow]] = {row.id: [] for row in rows}
    found = select(ENTRIES.c.tournament, *columns_of(ENTRIES, EntryRow)).where(
        ENTRIES.c.tournament.in_(list(entries))
    )
    for id, *columns in connection.execute(found):
        entries[id].append(EntryRow(*columns))
    return [(row, entries[row.id]) for row in rows]


def _belongs(person: int | None) -> ColumnElement[bool]:
    return and_(MEMBERS.c.person == person, MEMBERS.c.role != "asking")


def _of(id: str, rows: Sequence[msgspec.Struct]) -> list[dict[str, object]]:
    return [{"tournament": id, **msgspec.structs.asdict(row)} for row in rows]


def _entries(id: str) -> Executable:
    its = select(*columns_of(ENTRIES, EntryRow)).where(ENTRIES.c.tournament == id)
    return its.order_by(ENTRIES.c.number)


def _taken(row: TournamentRow) -> ColumnElement[bool]:
    return and_(TOURNAMENTS.c.id == row.id, TOURNAMENTS.c.token == row.token)


def _pairing(id: str, pairing: PairingRow) -> ColumnElement[bool]:
    return and_(
        PAIRINGS.c.tournament == id,
        PAIRINGS.c.round == pairing.round,
        PAIRINGS.c.board == pairing.board,
    )


def _change(connection: Connection, id: str, **columns: object) -> None:
    values: Mapping[str, object] = columns
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(dict(values)))


def _set_entry(connection: Connection, id: str, number: int, **columns: object) -> None:
    its = and_(ENTRIES.c.tournament == id, ENTRIES.c.number == number)
    connection.execute(update(ENTRIES).where(its).values(columns))


def _drop_entry(connection: Connection, id: str, number: int) -> None:
    its = and_(ENTRIES.c.tournament == id, ENTRIES.c.number == number)
    connection.execute(delete(ENTRIES).where(its))


def _mind_now(connection: Connection, id: str) -> None:
    """Somebody has gone: their game is looked at."""
    playing = and_(PAIRINGS.c.tournament == id, PAIRINGS.c.places == "")
    connection.execute(update(PAIRINGS).where(playing).values(mind=0.0))


def _wake(connection: Connection, id: str) -> None:
    # Before all times that there are, so that whoever has it just now knows of it.
    woken = TOURNAMENTS.c.state.in_(("announced", "running"))
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id, woken).values(due=-1.0))
