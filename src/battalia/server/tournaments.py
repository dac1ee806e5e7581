"""Tournaments: announced, entered, played round by round.

Every process looks after them. One that is due is taken by one process at a time
(``store/tournaments.py``); what is done with it can be begun anew by any other at any moment: a
round is written whole, with the names of its tables, and whatever table is missing is set up by
whoever comes next. Who does not come to a game is looked for by the process that leads its table,
for no other one knows.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from random import Random
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
import structlog
from litestar import Controller, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from battalia.engine import Options, Reason, Refused, Seat
from battalia.engine.chapters.ending import rank
from battalia.engine.notation import seat_name
from battalia.engine.record import RULES_VERSION
from battalia.messages import Argument, messages
from battalia.server.authority import Proof
from battalia.server.calendars import Occasion, calendar
from battalia.server.clocks import book_preset, check_clock
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Busy, Denied, denied
from battalia.server.desk import Desk
from battalia.server.foyer import Foyer, Guest, happened
from battalia.server.http import TheCaller
from battalia.server.keys import TABLE_ID, hashed, new_id, new_key, new_secret
from battalia.server.live import Live
from battalia.server.lobby import DELAY
from battalia.server.messages import Language, Settings
from battalia.server.messages.house import HouseEvent
from battalia.server.messages.tournaments import (
    COMPUTERS,
    BotEntry,
    EntryInfo,
    NamedRecord,
    PairingInfo,
    Plan,
    RecordPage,
    Resting,
    StandingInfo,
    TournamentInfo,
    TournamentList,
    TournamentMark,
)
from battalia.server.minds import check_level
from battalia.server.naming import proper_name
from battalia.server.offering import refused
from battalia.server.past import last_known
from battalia.server.programs import own_bot
from battalia.server.ratings import check_owners, check_rated, kind_of, of_level
from battalia.server.reminders import Reminder
from battalia.server.store import (
    TOURNAMENTS_EACH,
    Elsewhere,
    Entered,
    EntryRow,
    PairingRow,
    Person,
    SeatRow,
    Snapshot,
    StoreError,
    TableRow,
    TournamentRow,
    Whole,
)
from battalia.server.table import Act
from battalia.server.work import ANNOUNCE, ENTRY, HOUSE, LIST, REPLAY, Asker
from battalia.tournaments import (
    BREAKS,
    Game,
    Line,
    next_arena,
    next_round,
    rounds_of,
    score,
    standings,
)

LOOK: Final = 1.0
"""Seconds after which a process looks again whether a tournament is due."""
AT_ONCE: Final = 20
"""So many of them it takes one after the other."""
AGAIN: Final = 20.0
"""So often one that is running is looked at, even if nothing was heard of it."""
ARENA_AGAIN: Final = 5.0
"""So often those who are free in an arena are paired."""
QUIET: Final = 2
"""At so many tables of all tournaments only computers play at once: nobody waits for them."""
SHOWN: Final = 20
"""Tournaments on a page of the list."""
PAGES: Final = 50
RECORDS: Final = 20
"""Records on a page."""
BOT_ENTRIES: Final = 8
"""In so many tournaments at once a bot takes part at most: it has a game in each of them."""
ENTERED: Final[dict[Entered, str]] = {
    "full": "tournament-full",
    "begun": "tournament-begun",
    "already": "tournament-already",
    "missing": "no-such-tournament",
}
"""Why somebody cannot enter."""
YEAR: Final = 366 * 86_400.0
MINUTE: Final = 60.0
DAY: Final = 86_400.0
HOUSEHOLD: Final = 20
"""So many tournaments are announced from one address at once, and then as many in a day: all
together have a bound, which nobody reaches alone by being many people."""
LATE: Final = 10 * MINUTE
"""Nothing is announced for a time that was longer ago."""
DATED: Final = 60
"""Rounds that have dates last so many minutes at least."""
States: TypeAlias = Literal["coming", "running", "past"]
STATES: Final[dict[States, tuple[str, ...]]] = {
    "coming": ("announced",),
    "running": ("running",),
    "past": ("over", "cancelled"),
}
log = structlog.get_logger("battalia.tournaments")


class Tournaments:
    """All tournaments of the house."""

    def __init__(self, desk: Desk, foyer: Foyer) -> None:
        self.desk = desk
        self.hall = desk.hall
        self.store = desk.store
        self.foyer = foyer
        foyer.topics["tournament"] = self._standing
        shared = desk.hall.workshop.shared
        self._announced = shared.limits("tournaments", HOUSEHOLD / DAY, HOUSEHOLD)
        self._task: asyncio.Task[None] | None = None
        self._looking = asyncio.Lock()
        self._opened = 0.0

    async def open(self) -> None:
        """From now on rounds begin."""
        self._opened = self.hall.date()
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Nothing new begins."""
        if self._task is not None:
            # What was taken is put back, so that another process can have it at once.
            async with self._looking:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Telling.

    def _changed(self, id: str) -> None:
        """Whoever looks at a tournament hears that it is another one now."""
        self.foyer.tell(f"tournament/{id}", "tournament", TournamentMark(id))

    async def _standing(self, guest: Guest, id: str) -> list[HouseEvent]:
        """Whoever begins to look has asked for it already, or comes back and asks again."""
        await self._seen(id, guest.person)
        return [happened("tournament", TournamentMark(id))]

    # What people ask for.

    async def announce(self, asker: Asker, person: Person, plan: Plan) -> TournamentInfo:
        """A new tournament (Denied)."""
        now = self.hall.date()
        plan = msgspec.structs.replace(plan, title=proper_name(plan.title))
        if not now - LATE <= plan.starts <= now + YEAR:
            raise Denied("tournament-start")
        if plan.form == "arena" and not plan.minutes:
            raise Denied("tournament-without-end", FORBIDDEN)
        if plan.computers > COMPUTERS:
            raise Denied("tournament-computers", most=COMPUTERS)
        await self.desk.check_welcome(person)
        await self.desk.public_name(person, person.name)
        if plan.club is not None and not await self.store.is_member(plan.club, person.id):
            raise Denied("tournament-of-club", FORBIDDEN)
        written = f"{plan.options.corrections}{plan.options.layout}"
        job = partial(check_plan, plan)
        reason = await self.hall.workshop.do(asker, ANNOUNCE, job, len(written) / 1000)
        if reason is not None:
            raise denied(reason)
        wait = await self._announced.ask(asker.address, time.monotonic())
        if wait > 0:
            raise Busy("too-many-requests", wait)
        row = announced(plan, person.id, now)
        if not await self.hall.whole(self.store.add_tournament(row)):
            raise Denied("too-many-tournaments", CONFLICT, most=TOURNAMENTS_EACH)
        return await self.one(HOUSE, person, row.id)

    async def page(
        self, asker: Asker, person: Person | None, states: States, page: int
    ) -> TournamentList:
        await self.hall.workshop.charge(asker, LIST)
        who = None if person is None else person.id
        found = await self.store.tournaments(
            STATES[states], who, limit=SHOWN + 1, skip=page * SHOWN
        )
        infos = [_listed(_in_short((row, entries, []), who)) for row, entries in found[:SHOWN]]
        return TournamentList(infos, len(found) > SHOWN and page + 1 < PAGES)

    async def one(self, asker: Asker, person: Person | None, id: str) -> TournamentInfo:
        """With all that is told of it."""
        await self.hall.workshop.charge(asker, LIST)
        who = None if person is None else person.id
        row, entries, pairings = await self._seen(id, who)
        info = _in_short((row, entries, pairings), who)
        if person is not None and row.organiser is not None and row.organiser != who:
            organiser = await self.store.person(row.organiser)
            info = msgspec.structs.replace(info, by="" if organiser is None else organiser.name)
        elif person is not None and row.organiser == who:
            info = msgspec.structs.replace(info, by=person.name)
        set_up = await self.store.states_of([one.table for one in pairings if not one.places])
        owners: dict[int, int] = {}
        if info.plan.open_to_bots:
            people = await self.store.people(one.person for one in entries if one.person)
            owners = {one.id: one.owner for one in people.values() if one.owner is not None}
            info = msgspec.structs.replace(info, bots=await self._own_bots(who, entries))
        return _told(info, (row, entries, pairings), who, set_up, owners)

    async def _own_bots(self, who: int | None, entries: Sequence[EntryRow]) -> list[BotEntry]:
        states = {one.person: one.state for one in entries if one.person is not None}
        mine = [] if who is None else await self.store.bots_of(who)
        return [
            BotEntry(bot.id, bot.name, states.get(bot.person))  # type: ignore[arg-type]
            for bot in mine
        ]

    async def enter(
        self, asker: Asker, person: Person, id: str, bot: str | None = None
    ) -> TournamentInfo:
        """Somebody takes part, or (``bot``) one of their bots does."""
        await self.hall.workshop.charge(asker, ENTRY)
        row, _, _ = await self._seen(id, person.id)
        plan = plan_of(row)
        await self.desk.check_welcome(person)
        if plan.rated and person.login is None:
            raise Denied("tournament-needs-account", FORBIDDEN)
        if bot is not None:
            entrant, name = await self._check_bot(person, plan, bot)
        else:
            entrant, name = person.id, await self.desk.public_name(person, person.name)
        late = plan.form == "arena"
        entering = self.store.enter_tournament(id, entrant, name, plan.most, late=late)
        became = await self.hall.whole(entering)
        if became in ENTERED:
            raise Denied(ENTERED[became], CONFLICT)
        self._changed(id)
        return await self.one(HOUSE, person, id)

    async def _check_bot(self, owner: Person, plan: Plan, id: str) -> tuple[int, str]:
        """Whose number and name a bot enters by (Denied)."""
        bot = await own_bot(self.store, owner, id)
        if not plan.open_to_bots:
            raise Denied("tournament-no-bots", FORBIDDEN)
        if await self.store.unfinished_entries(bot.person) >= BOT_ENTRIES:
            raise Denied("tournament-bot-busy", CONFLICT, name=bot.name, most=BOT_ENTRIES)
        return bot.person, bot.name

    async def leave(
        self, asker: Asker, person: Person, id: str, bot: str | None = None
    ) -> TournamentInfo:
        """Before the start the place is free again; later the game is given up."""
        await self.hall.workshop.charge(asker, ENTRY)
        entrant = person.id if bot is None else (await own_bot(self.store, person, bot)).person
        if not await self.hall.whole(self.store.leave_tournament(id, entrant)):
            raise Denied("tournament-not-entered", CONFLICT)
        self._changed(id)
        return await self.one(HOUSE, person, id)

    async def rest(self, asker: Asker, person: Person, id: str, paused: bool) -> TournamentInfo:
        await self.hall.workshop.charge(asker, ENTRY)
        row, _, _ = await self._whole(id)
        if plan_of(row).form != "arena":
            raise Denied("tournament-no-pause", CONFLICT)
        if not await self.hall.whole(self.store.pause_entry(id, person.id, paused)):
            raise Denied("tournament-not-entered", CONFLICT)
        self._changed(id)
        return await self.one(HOUSE, person, id)

    async def begin(self, asker: Asker, person: Person, id: str) -> TournamentInfo:
        """Whoever has announced it lets it begin before its time."""
        await self.hall.workshop.charge(asker, ENTRY)
        await self._own(person, id)
        if not await self.hall.whole(self.store.begin_now(id, self.hall.date())):
            raise Denied("tournament-begun", CONFLICT)
        self._changed(id)
        return await self.one(HOUSE, person, id)

    async def _own(self, person: Person, id: str) -> None:
        row, _, _ = await self._whole(id)
        if row.organiser != person.id:
            raise Denied("not-your-tournament", FORBIDDEN)

    async def cancel(self, person: Person, id: str) -> None:
        """Whoever has announced it ends it; games in play go on by themselves."""
        await self._own(person, id)
        if not await self.hall.whole(self.store.cancel_tournament(id, self.hall.date())):
            raise Denied("tournament-is-over", CONFLICT)
        self._changed(id)

    async def calendar(
        self, asker: Asker, person: Person | None, id: str, language: Language
    ) -> str:
        """Its rounds, as far as their dates are known."""
        await self.hall.workshop.charge(asker, LIST)
        row, _, _ = await self._seen(id, None if person is None else person.id)
        plan, say = plan_of(row), messages(language).format
        url = f"{self.hall.url}/tournaments/{id}"
        last = plan.round_minutes or (plan.minutes if plan.form == "arena" else 60)
        rounds = 1
        if plan.pace == "days":
            rounds = row.rounds or (plan.rounds if plan.form == "swiss" else 1)
        occasions = []
        for number in range(1, rounds + 1):
            begins = row.starts + (number - 1) * plan.round_minutes * MINUTE
            args: dict[str, Argument] = {"title": plan.title, "number": number}
            name = say("tournament-calendar-round", args) if rounds > 1 else plan.title
            end = begins + last * MINUTE
            occasions.append(Occasion(f"{id}-{number}", name, begins, end, url, row.created))
        return calendar(plan.title, occasions)

    async def records(self, asker: Asker, person: Person | None, id: str, page: int) -> RecordPage:
        """The records of the games that are over, some at a time."""
        await self.hall.workshop.charge(asker, LIST)
        _, _, pairings = await self._seen(id, None if person is None else person.id)
        done = [one for one in pairings if one.places and one.how != "bye"]
        found: list[NamedRecord] = []
        for one in done[page * RECORDS : (page + 1) * RECORDS]:
            stored = await self.store.table(one.table)
            if stored is not None and stored[0].state == "over":
                live = self.hall.at_rest(*stored)
                text = await self.desk.record_of(asker, live, Proof())
                found.append(NamedRecord(f"{one.round}-{one.board}", text))
        return RecordPage(found, len(done) > (page + 1) * RECORDS)

    async def _seen(self, id: str, who: int | None) -> Whole:
        """A tournament that somebody may see (Denied): that of a club only its members do, and
        whoever takes part."""
        whole = await self._whole(id)
        row, entries, _ = whole
        near = who is not None and who in (row.organiser, *(one.person for one in entries))
        if row.club is not None and not near and not await self.store.is_member(row.club, who):
            raise Denied("no-such-tournament", NOT_FOUND)
        return whole

    async def _whole(self, id: str) -> Whole:
        found = await self.store.tournament(id)
        if found is None:
            raise Denied("no-such-tournament", NOT_FOUND)
        return found

    # What goes on by itself.

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StoreError as problem:
                log.error("tournaments could not be looked at", problem=str(problem))
            except Exception as problem:
                log.error("tournaments could not be looked at", exc_info=problem)

    async def look(self) -> None:
        """Whatever is due goes on."""
        async with self._looking:
            await self._look()

    async def _look(self) -> None:
        if not self.store.leads:
            return
        for _ in range(AT_ONCE):
            row = await self.store.take_tournament(self.hall.date())
            if row is None:
                break
            due: float | None = self.hall.date() + AGAIN
            try:
                due = await self._advance(row)
            except (Busy, Denied, Elsewhere, StoreError) as problem:
                log.error("a tournament has to wait", tournament=row.id, problem=str(problem))
            except Exception as problem:
                # Whatever is wrong with one of them, the others go on.
                log.error("a tournament has to wait", tournament=row.id, exc_info=problem)
            finally:
                await self.store.put_tournament_back(row, due)
        for id, pairing in await self.store.minded(self.hall.date()):
            try:
                await self._mind(id, pairing)
            except Elsewhere:
                # Whoever leads the table looks at it.
                continue
            except (Denied, Refused, StoreError) as problem:
                log.error("a game has to wait", tournament=id, problem=str(problem))

    async def _advance(self, row: TournamentRow) -> float | None:
        """Does what is to be done; when somebody has to look again."""
        now, plan = self.hall.date(), plan_of(row)
        if row.state == "announced" and now < row.starts:
            return row.starts
        _, entries, pairings = await self._whole(row.id)
        if row.state == "announced":
            return await self._begin(row, plan, entries)
        if row.state != "running":
            return None
        if not await self._set_up(row, plan, entries, pairings):
            return now
        if plan.form == "arena":
            return await self._pair_free(row, plan, entries, pairings)
        if not all(one.places for one in pairings):
            return now + AGAIN
        groups = await self._groups(row, plan, entries, pairings)
        if not groups or (row.rounds and row.round >= row.rounds):
            await self._end(row)
            return None
        begins = _next_round_at(row, plan, pairings)
        if now < begins:
            await self.store.set_tournament(row, next=begins)
            self._changed(row.id)
            return begins
        await self._add_round(row, plan, groups)
        return now

    async def _begin(
        self, row: TournamentRow, plan: Plan, entries: Sequence[EntryRow]
    ) -> float | None:
        """The draw. Computers take the places that are left; who still waits has none."""
        now = self.hall.date()
        taking = [one for one in entries if one.state == "in"]
        number = max((one.number for one in entries), default=0)
        free = min(plan.computers, plan.most) - len(taking)
        taking += [
            EntryRow(number + at, None, plan.level, f"{plan.level} {at}", now, "in")
            for at in range(1, free + 1)
        ]
        if len(taking) < 2 and plan.form != "arena":
            await self.store.set_tournament(row, state="cancelled", ended=now)
            self._changed(row.id)
            return None
        if plan.form != "arena":
            # In an arena people come later, too, so there is nothing to be drawn.
            Random(row.lot).shuffle(taking)
            if plan.rated:
                strengths = {one.number: await self._strength(plan, one) for one in taking}
                taking.sort(key=lambda one: -strengths[one.number])
            drawn = [
                msgspec.structs.replace(one, drawn=at) for at, one in enumerate(taking, start=1)
            ]
        else:
            drawn = [msgspec.structs.replace(one, drawn=one.number) for one in taking]
        rest = [
            msgspec.structs.replace(one, state="out") for one in entries if one.state == "waiting"
        ]
        rounds = rounds_of(plan.form, len(taking), plan.options.players, plan.rounds)
        begun = await self.store.begin_tournament(row, entries, [*drawn, *rest], rounds)
        if begun:
            log.info("a tournament begins", tournament=row.id, entrants=len(drawn))
            self._changed(row.id)
        return now

    async def _strength(self, plan: Plan, entry: EntryRow) -> float:
        """How strong somebody is known to be at such tables; nobody knows: not at all."""
        kind = kind_of(plan.options)
        if entry.level is not None:
            return of_level(kind, entry.level).mu
        found = [] if entry.person is None else await self.store.ratings_of(entry.person)
        return next((one.mu for one in found if one.kind == kind), 0.0)

    async def _groups(
        self,
        row: TournamentRow,
        plan: Plan,
        entries: Sequence[EntryRow],
        pairings: Sequence[PairingRow],
    ) -> list[tuple[int, ...]]:
        numbers = sorted(one.drawn for one in entries if one.drawn is not None)
        gone = [one.drawn for one in entries if one.drawn is not None and one.state == "out"]
        size = plan.options.players
        job = partial(
            next_round,
            plan.form,
            numbers,
            games_of(pairings),
            size=size,
            least=least_size(plan.options),
            gone=gone,
        )
        return await asyncio.to_thread(job)

    async def _add_round(
        self, row: TournamentRow, plan: Plan, groups: Sequence[tuple[int, ...]]
    ) -> bool:
        now = self.hall.date()
        number = row.round + 1
        rows = [
            PairingRow(number, board, _joined(group), "", now, places="1", how="bye", ended=now)
            if len(group) == 1
            else PairingRow(
                number, board, _joined(group), new_id(), now, mind=_minded_at(plan, now)
            )
            for board, group in enumerate(groups, start=1)
        ]
        added = await self.store.add_round(row, rows)
        if added:
            log.info("a round begins", tournament=row.id, round=number, tables=len(rows))
        return added

    async def _pair_free(
        self,
        row: TournamentRow,
        plan: Plan,
        entries: Sequence[EntryRow],
        pairings: Sequence[PairingRow],
    ) -> float | None:
        """In an arena whoever is free plays on, for as long as it lasts."""
        now = self.hall.date()
        busy = {one for pairing in pairings if not pairing.places for one in _seats(pairing)}
        ends = row.starts + plan.minutes * MINUTE
        if plan.minutes and now >= ends:
            if busy:
                return now + AGAIN
            await self._end(row)
            return None
        ended = {one: pairing.ended or 0.0 for pairing in pairings for one in _seats(pairing)}
        here = [one.drawn for one in entries if one.state == "in" and one.drawn is not None]
        free = sorted((one for one in here if one not in busy), key=lambda one: ended.get(one, 0.0))
        computers = {one.drawn for one in entries if one.level is not None}
        if computers.issuperset(free) and await self.store.quiet_tables() >= QUIET:
            return now + ARENA_AGAIN
        job = partial(
            next_arena,
            free,
            games_of(pairings),
            size=plan.options.players,
            least=least_size(plan.options),
            others=len(here) - len(free),
        )
        groups = await asyncio.to_thread(job)
        if groups and await self._add_round(row, plan, groups):
            return now
        return now + ARENA_AGAIN

    async def _end(self, row: TournamentRow) -> None:
        await self.store.set_tournament(row, state="over", ended=self.hall.date(), next=None)
        self._changed(row.id)
        log.info("a tournament is over", tournament=row.id)

    # Its tables.

    async def _set_up(
        self,
        row: TournamentRow,
        plan: Plan,
        entries: Sequence[EntryRow],
        pairings: Sequence[PairingRow],
    ) -> bool:
        """Games that are over are counted, and tables that are missing set up; False: something
        was counted, so that there is more to be done."""
        playing = [one for one in pairings if not one.places]
        states = await self.store.states_of([one.table for one in playing])
        drawn = {one.drawn: one for one in entries if one.drawn is not None}
        quiet = await self.store.quiet_tables() if len(states) < len(playing) else 0
        counted = False
        for one in playing:
            state = states.get(one.table)
            sitting = [drawn[number] for number in _seats(one)]
            alone = all(entry.level is not None for entry in sitting)
            if state in ("over", "broken"):
                counted |= await self._count(row, one)
            elif state is None and not (alone and quiet >= QUIET):
                await self._open_table(row, plan, one, sitting)
                quiet += alone
            elif state == "waiting" or (state == "playing" and alone):
                # Whoever set it up has gone before it began, or nobody is there to wake it.
                with suppress(Elsewhere):
                    async with self.hall.at(one.table) as live:
                        await self.desk.sat_down(live)
        if counted or len(states) < len(playing):
            self._changed(row.id)
        return not counted

    async def _open_table(
        self, row: TournamentRow, plan: Plan, pairing: PairingRow, sitting: Sequence[EntryRow]
    ) -> None:
        now = self.hall.date()
        options = msgspec.structs.replace(plan.options, players=len(sitting))
        settings = settings_of(plan, options)
        people = await self.store.people(one.person for one in sitting if one.person is not None)
        seats = [_seat(seat, entry, people) for seat, entry in enumerate(sitting)]
        table = TableRow(
            id=pairing.table,
            created=now,
            changed=now,
            options=msgspec.json.encode(options).decode(),
            settings=msgspec.json.encode(settings).decode(),
            rules=RULES_VERSION,
            seed=new_secret(),
            host=await self.store.house_person(),
            watch=hashed(new_key()),
            draws=0,
            drawn=-1,
            public=watched(row, plan),
            # What all at a table can see could still help those who play for something.
            delay=DELAY,
            tournament=row.id,
        )
        if plan.rated:
            # A game of computers among themselves tells nothing new of them.
            with suppress(Denied):
                check_owners(people.values())
                check_rated(table, options, settings, seats)
                table = msgspec.structs.replace(table, rated=True)
        await self.store.add_table(table, seats)
        self.hall.lay_out(table, seats, None)
        async with self.hall.at(table.id) as live:
            await self.desk.sat_down(live)
        for seat in seats:
            # A bot listens.
            if seat.person is not None and not seat.bot:
                await self._remind(table.id, seat, people.get(seat.person))

    async def _remind(self, table: str, seat: SeatRow, person: Person | None) -> None:
        if person is not None:
            url, name = f"{self.hall.url}/t/{table}", seat_name(seat.seat)
            await self.hall.reminders.remind(
                Reminder(person, table, name, seat.name, 0, url, f"#{person.id}", "round")
            )

    async def _count(self, row: TournamentRow, pairing: PairingRow) -> bool:
        """How a game ended counts from now on."""
        stored = await self.store.table(pairing.table)
        if stored is None:
            return False
        table, seats = stored
        acts = await self.store.acts(table.id)
        snapshots = await self.store.snapshots(table.id)
        job = partial(result_of, table, seats, acts, snapshots)
        found = await self.hall.workshop.do(HOUSE, REPLAY, job, len(acts))
        # Where nobody can say who has won, all have.
        points, places = found or ([], [1] * len(seats))
        how = "broken"
        if found is not None:
            stopped = (
                bool(acts) and acts[-1].kind == "end" and not any(one.resigned for one in seats)
            )
            how = "stopped" if stopped else "played"
        absent = [int(seat) for seat in pairing.absent.split()]
        if absent:
            how = "forfeit"
            places = [
                len(seats) + 1 if seat in absent else place for seat, place in enumerate(places)
            ]
        done = msgspec.structs.replace(
            pairing, places=_joined(places), points=_joined(points), how=how, ended=table.changed
        )
        return await self.store.end_pairing(row, done)

    async def _mind(self, id: str, pairing: PairingRow) -> None:
        """Who is not there has lost, or a computer plays; whose time is over has played enough."""
        row, entries, _ = await self._whole(id)
        plan, now = plan_of(row), self.hall.date()
        drawn = {one.drawn: one for one in entries}
        sitting = [drawn.get(number) for number in _seats(pairing)]
        waits = pairing.since + plan.grace * MINUTE
        # After a start nobody can have come back yet.
        waits = max(waits, self._opened + plan.grace * MINUTE) if now >= waits else waits
        stops = pairing.since + plan.round_minutes * MINUTE if plan.round_minutes else None
        async with self.hall.at(pairing.table) as live:
            gone = [
                seat
                for seat in live.left()
                if (entry := sitting[seat]) is not None and entry.state == "out"
            ]
            for seat in gone:
                await self._give_up(live, seat)
            if plan.pace == "live" and now >= waits:
                await self._look_for(live, plan, id, pairing)
            if stops is not None and now >= stops and live.row.state == "playing":
                await self.hall.stop(live)
        later = [
            time
            for time in (waits if plan.pace == "live" else None, stops)
            if time is not None and time > now
        ]
        await self.store.mind_pairing(id, pairing, min(later, default=None))

    async def _look_for(self, live: Live, plan: Plan, id: str, pairing: PairingRow) -> None:
        """Those who have neither come nor done anything yet."""
        acted = {act.seat for act in await self.store.acts(live.id)}
        missing = [
            seat
            for seat in live.left()
            if seat not in acted
            and live.seats[seat].stand_in is None
            and not live.is_here(seat)
            and seat not in live.away_since
        ]
        if not missing:
            return
        numbers = _seats(pairing)
        resting = [numbers[seat] for seat in missing] if plan.form == "arena" else []
        absent = _joined(missing) if plan.no_show == "forfeit" else ""
        # First it is known who was not there: a game that is over may be counted at once.
        await self.store.mind_pairing(id, pairing, pairing.mind, absent=absent, resting=resting)
        for seat in missing:
            if plan.no_show == "forfeit":
                await self._give_up(live, seat)
            else:
                await self.hall.stand_in(live, seat, live.settings.stand_in)

    async def _give_up(self, live: Live, seat: Seat) -> None:
        if live.row.state == "playing":
            await self.hall.resign(live, seat)


# What follows from a plan.


def plan_of(row: TournamentRow) -> Plan:
    return msgspec.json.decode(row.plan, type=Plan)


def announced(plan: Plan, organiser: int | None, now: float) -> TournamentRow:
    """A new tournament; None: it is the house's."""
    return TournamentRow(
        id=new_id(),
        created=now,
        organiser=organiser,
        plan=msgspec.json.encode(plan).decode(),
        public=plan.public,
        state="announced",
        starts=plan.starts,
        lot=secrets.token_hex(16),
        club=plan.club,
        next=plan.starts,
        due=plan.starts,
    )


@lru_cache(maxsize=100)
def least_size(options: Options) -> int:
    """With how few players these options can be played: no smaller table is set up."""
    size = options.players
    while size > 2 and refused(msgspec.structs.replace(options, players=size - 1)) is None:
        size -= 1
    return size


def settings_of(plan: Plan, options: Options) -> Settings:
    """What the tables of a tournament agree on."""
    clock = plan.clock
    if clock.kind == "book":
        clock = book_preset(options, clock.at_zero)
    return Settings(clock=clock, undo=plan.undo, strangers=plan.club is None)


def watched(row: TournamentRow, plan: Plan) -> bool:
    """Whether everybody may watch its games: they may see all of it."""
    return plan.public and row.club is None


def why_unrated(plan: Plan) -> Reason | None:
    """Why the games of a tournament cannot be rated."""
    seats = [SeatRow(seat, "person", seat) for seat in range(plan.options.players)]
    if plan.computers:
        seats[-1] = SeatRow(len(seats) - 1, "computer", level=plan.level)
    row = TableRow("", 0.0, 0.0, "", "", RULES_VERSION, "", 0, b"")
    try:
        check_rated(row, plan.options, settings_of(plan, plan.options), seats)
    except Denied as problem:
        return problem.reason
    return None


def check_plan(plan: Plan) -> Reason | None:
    """Why nothing can be played like this."""
    reason = refused(plan.options) or check_clock(plan.clock) or check_level(plan.level)
    if reason is not None:
        return reason
    if plan.pace == "days":
        if plan.form == "arena":
            return Reason("tournament-arena-is-live")
        if plan.clock.kind != "move":
            return Reason("tournament-days-clock")
        if plan.round_minutes < DATED:
            return Reason("tournament-days-rounds")
    elif plan.clock.kind == "move" or (plan.clock.kind == "none" and not plan.round_minutes):
        return Reason("tournament-live-clock")
    if plan.form == "knockout" and least_size(plan.options) > 2:
        return Reason("tournament-knockout-two")
    if plan.most < plan.options.players:
        return Reason("tournament-too-small", args={"players": plan.options.players})
    return why_unrated(plan) if plan.rated else None


def _next_round_at(row: TournamentRow, plan: Plan, pairings: Sequence[PairingRow]) -> float:
    """When the next round begins."""
    if plan.pace == "days" or not row.round:
        return row.starts + row.round * plan.round_minutes * MINUTE if row.round else row.starts
    return max(one.ended or 0.0 for one in pairings) + plan.pause * MINUTE


def _minded_at(plan: Plan, since: float) -> float | None:
    """When somebody first has to look at a game."""
    times = []
    if plan.pace == "live":
        times.append(since + plan.grace * MINUTE)
    if plan.round_minutes:
        times.append(since + plan.round_minutes * MINUTE)
    return min(times, default=None)


# What is told.


def _in_short(whole: Whole, who: int | None) -> TournamentInfo:
    row, entries, _ = whole
    own = next((one for one in entries if one.person is not None and one.person == who), None)
    return TournamentInfo(
        id=row.id,
        state=row.state,  # type: ignore[arg-type]
        plan=plan_of(row),
        mine=row.organiser is not None and row.organiser == who,
        entered=None if own is None else own.state,  # type: ignore[arg-type]
        entrants=sum(one.state in ("in", "paused") for one in entries),
        waiting=sum(one.state == "waiting" for one in entries),
        round=row.round,
        rounds=row.rounds,
        next=row.next,
        ended=row.ended,
    )


def _listed(info: TournamentInfo) -> TournamentInfo:
    """For a list: without what somebody wrote at length."""
    options = msgspec.structs.replace(info.plan.options, layout="", corrections="")
    return msgspec.structs.replace(info, plan=msgspec.structs.replace(info.plan, options=options))


def _told(
    info: TournamentInfo,
    whole: Whole,
    who: int | None,
    set_up: Mapping[str, str],
    owners: Mapping[int, int],
) -> TournamentInfo:
    """With all that is told of it; ``owners``: of the bots that take part."""
    row, entries, pairings = whole
    form = info.plan.form
    begun = row.state in ("running", "over") and any(one.drawn is not None for one in entries)
    shown = [one for one in entries if (one.drawn is not None if begun else one.state != "out")]
    own = {one.drawn for one in entries if one.person is not None and one.person == who}
    # Where the game is over it is only still to be counted.
    table = next(
        (
            one.table
            for one in pairings
            if set_up.get(one.table) in ("waiting", "playing") and own & {*_seats(one)}
        ),
        "",
    )
    lines: Sequence[Line] = ()
    if begun:
        numbers = tuple(sorted(one.drawn for one in shown if one.drawn is not None))
        lines = _standings(form, numbers, tuple(games_of(pairings)))
    return msgspec.structs.replace(
        info,
        table=table,
        entries=[
            EntryInfo(
                one.drawn or one.number,
                one.name,
                one.level,
                one.state,  # type: ignore[arg-type]
                who is not None
                and one.person is not None
                and who in (one.person, owners.get(one.person)),
                one.person in owners,
            )
            for one in sorted(shown, key=lambda one: one.drawn or one.number)
        ],
        standings=[
            StandingInfo(
                line.entrant,
                line.place,
                _shown(line.score),
                line.games,
                line.wins,
                line.byes,
                [_shown(value) for value in line.breaks],
            )
            for line in lines
        ],
        breaks=[*BREAKS[form]],
        pairings=[_pairing(one, set_up) for one in pairings],
    )


def _pairing(row: PairingRow, set_up: Mapping[str, str]) -> PairingInfo:
    (game,) = games_of([row])
    over = game.places is not None
    return PairingInfo(
        row.round,
        row.board,
        [*game.seats],
        row.table if over or row.table in set_up else "",
        [*(game.places or ())],
        [*game.points],
        [_shown(score(game, seat)) for seat in range(len(game.seats))] if over else [],
        row.how,  # type: ignore[arg-type]
    )


_standings = lru_cache(maxsize=200)(standings)


def _shown(value: object) -> float:
    return round(float(value), 3)  # type: ignore[arg-type]


# Rows and games.


def _joined(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _seats(pairing: PairingRow) -> tuple[int, ...]:
    return tuple(map(int, pairing.seats.split()))


def games_of(pairings: Sequence[PairingRow]) -> list[Game]:
    """The same for those who pair and count."""
    return [
        Game(
            one.round,
            _seats(one),
            tuple(map(int, one.places.split())) if one.places else None,
            tuple(map(int, one.points.split())),
        )
        for one in pairings
    ]


def _seat(seat: Seat, entry: EntryRow, people: Mapping[int, Person]) -> SeatRow:
    if entry.level is not None:
        return SeatRow(seat, "computer", None, entry.name, level=entry.level)
    person = None if entry.person is None else people.get(entry.person)
    if person is None:
        # Whoever it was is no more: nobody answers, and a computer does.
        return SeatRow(seat, "computer", None, "", level="steady")
    bot, avatar = person.owner is not None, person.avatar
    return SeatRow(seat, "person", person.id, entry.name, bot=bot, avatar=avatar)


def result_of(
    row: TableRow, seats: Sequence[SeatRow], acts: Sequence[Act], snapshots: Sequence[Snapshot]
) -> tuple[list[int], list[int]] | None:
    """Everybody's points and places at a table whose game is over, by the book's own order (B10.4);
    whoever gave up comes behind all others, the first to do so last. None: nobody knows."""
    table, _ = last_known(row, acts, snapshots)
    if table is None:
        return None
    ranks = [rank(table.game, seat) for seat in range(table.game.players)]

    def order(seat: int) -> tuple[bool, float, tuple[int, ...]]:
        resigned = seats[seat].resigned
        return (True, 0.0, ranks[seat]) if resigned is None else (False, resigned, ())

    orders = [order(seat) for seat in range(len(ranks))]
    places = [1 + sum(other > own for other in orders) for own in orders]
    return [own[0] for own in ranks], places


# The handlers.

TournamentId = Annotated[str, Parameter(pattern=TABLE_ID, description="The tournament's id.")]
BotId = Annotated[str, Parameter(pattern=TABLE_ID, description="The bot's id.")]
TheTournaments = NamedDependency[Tournaments]


class TournamentRoutes(Controller):
    """Tournaments."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @get("/", summary="Tournaments of the house")
    async def page(
        self,
        caller: TheCaller,
        tournaments: TheTournaments,
        states: Annotated[States, Parameter(description="Which of them.")] = "coming",
        page: Annotated[int, Parameter(ge=0, lt=PAGES)] = 0,
    ) -> TournamentList:
        """Public ones, and those that one has announced or entered."""
        return await tournaments.page(caller.asker, caller.person, states, page)

    @post("/", summary="Announce a tournament", status_code=HTTP_201_CREATED)
    async def announce(
        self, data: JSONBody[Plan], caller: TheCaller, tournaments: TheTournaments
    ) -> TournamentInfo:
        return await tournaments.announce(caller.asker, caller.somebody(), data)

    @get("/{id:str}", summary="One tournament: entries, rounds and standings")
    async def one(
        self, id: TournamentId, caller: TheCaller, tournaments: TheTournaments
    ) -> TournamentInfo:
        return await tournaments.one(caller.asker, caller.person, id)

    @delete("/{id:str}", summary="Call off or end an own one", status_code=HTTP_204_NO_CONTENT)
    async def cancel(
        self, id: TournamentId, caller: TheCaller, tournaments: TheTournaments
    ) -> None:
        """Games in play go on by themselves."""
        await tournaments.cancel(caller.somebody(), id)

    @post("/{id:str}/begin", summary="Begin an own one now", status_code=HTTP_200_OK)
    async def begin(
        self, id: TournamentId, caller: TheCaller, tournaments: TheTournaments
    ) -> TournamentInfo:
        """Before its time, since everybody is there."""
        return await tournaments.begin(caller.asker, caller.somebody(), id)

    @post("/{id:str}/entry", summary="Enter", status_code=HTTP_200_OK)
    async def enter(
        self, id: TournamentId, caller: TheCaller, tournaments: TheTournaments
    ) -> TournamentInfo:
        """Whoever comes when all places are taken waits for one."""
        return await tournaments.enter(caller.asker, caller.somebody(), id)

    @delete("/{id:str}/entry", summary="Leave", status_code=HTTP_200_OK)
    async def leave(
        self, id: TournamentId, caller: TheCaller, tournaments: TheTournaments
    ) -> TournamentInfo:
        """While it is running one's game is given up."""
        return await tournaments.leave(caller.asker, caller.somebody(), id)

    @post("/{id:str}/bots/{bot:str}", summary="Enter a bot of one's own", status_code=HTTP_200_OK)
    async def enter_bot(
        self, id: TournamentId, bot: BotId, caller: TheCaller, tournaments: TheTournaments
    ) -> TournamentInfo:
        """Where bots may take part. It hears of its games as of all others."""
        return await tournaments.enter(caller.asker, caller.somebody(), id, bot)

    @delete("/{id:str}/bots/{bot:str}", summary="Let it leave", status_code=HTTP_200_OK)
    async def leave_bot(
        self, id: TournamentId, bot: BotId, caller: TheCaller, tournaments: TheTournaments
    ) -> TournamentInfo:
        """While the tournament is running its game is given up."""
        return await tournaments.leave(caller.asker, caller.somebody(), id, bot)

    @post("/{id:str}/rest", summary="Pause in an arena, or go on", status_code=HTTP_200_OK)
    async def rest(
        self,
        id: TournamentId,
        data: JSONBody[Resting],
        caller: TheCaller,
        tournaments: TheTournaments,
    ) -> TournamentInfo:
        return await tournaments.rest(caller.asker, caller.somebody(), id, data.paused)

    @get("/{id:str}/calendar.ics", summary="Its rounds for a calendar", media_type="text/calendar")
    async def calendar(
        self,
        id: TournamentId,
        caller: TheCaller,
        tournaments: TheTournaments,
        language: Annotated[Language, Parameter(description="Of the names of rounds.")] = "en",
    ) -> Response[str]:
        text = await tournaments.calendar(caller.asker, caller.person, id, language)
        headers = {"content-disposition": f'attachment; filename="battalia-{id}.ics"'}
        return Response(text, media_type="text/calendar", headers=headers)

    @get("/{id:str}/records", summary="The records of its games, some at a time")
    async def records(
        self,
        id: TournamentId,
        caller: TheCaller,
        tournaments: TheTournaments,
        page: Annotated[int, Parameter(ge=0, lt=PAGES)] = 0,
    ) -> RecordPage:
        return await tournaments.records(caller.asker, caller.person, id, page)
