"""The front desk: setting up tables, taking and leaving seats, records in and out.

Every wish is checked whole before anything is changed; what cannot be had is ``Denied`` in one
sentence.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import islice
from math import sqrt
from random import Random
from typing import Final

import msgspec

from battalia.bots.imagining import reimagine
from battalia.engine import (
    Options,
    PositionError,
    Reason,
    RecordError,
    Seat,
    View,
    load,
    read_record,
    save,
    view,
)
from battalia.engine.notation import seat_name
from battalia.engine.record import (
    GAVE_UP,
    POSITION,
    RULES_VERSION,
    by_these_rules,
    check_result,
)
from battalia.proving import commitment, draws_of
from battalia.scenarios import Scenario, ScenarioError, own_files, read_scenario, start_position
from battalia.server.authority import Proof, Viewer
from battalia.server.clocks import book_preset, check_clock
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied, denied
from battalia.server.hall import Hall, broken_at, game_at, not_shown
from battalia.server.keys import hashed, new_id, new_key, new_secret
from battalia.server.live import Live, gone, open_view, seat_names, told
from battalia.server.messages import (
    ChanceInfo,
    ChanceList,
    Clone,
    DrawInfo,
    DrawList,
    History,
    Invitation,
    NewSeat,
    NewTable,
    Pledge,
    ProofInfo,
    Seated,
    SeatLink,
    Settings,
    Step,
    TableInfo,
    TableLinks,
    TableList,
    Tale,
)
from battalia.server.migrating import replayed
from battalia.server.minds import check_level
from battalia.server.naming import proper_name
from battalia.server.offering import refused
from battalia.server.past import (
    CannotBegin,
    Found,
    Retelling,
    Stretch,
    at_snapshot,
    recall,
    strays,
    taken_up,
    written,
)
from battalia.server.programs import check_room
from battalia.server.ratings import (
    check_computer,
    check_helping,
    check_joining,
    check_owners,
    check_player,
    check_rated,
    check_removing,
)
from battalia.server.store import (
    Elsewhere,
    Origin,
    Person,
    SeatRow,
    Shelf,
    Snapshot,
    StoreError,
    TableRow,
    is_only_of,
)
from battalia.server.table import (
    RESIGNED,
    Act,
    BrokenHistory,
    Happened,
    Repeated,
    Table,
    effective,
)
from battalia.server.trusting import HAS_PAST, numbers_of, proof_tags, unproved
from battalia.server.wire import Patches, wire_of
from battalia.server.work import (
    CLONE,
    HOUSE,
    IMPORT,
    LIST,
    PAGE,
    PLEDGE,
    RECORD,
    REPLAY,
    SET_UP,
    TAKE_UP,
    Asker,
)

STRETCH: Final = 500
"""So many acts of a history are shown at once."""


class Beginning(msgspec.Struct, frozen=True):
    """With what a game begins: options, perhaps a position, perhaps acts already played."""

    options: Options
    origin: Origin = "new"
    position: str | None = None
    acts: tuple[Act, ...] = ()
    snapshots: tuple[Snapshot, ...] = ()
    past_of: str | None = None
    """The table whose acts, until its own epoch, are its past."""
    epoch: int = -1
    result: str = ""
    asked: str = ""
    """Who is waited for after these acts."""
    day: int = 0
    table: Table | None = None
    """The game after these acts, so that it need not be taken up from the store at once."""
    scenario: str | None = None
    """What is told of the scenario that is played, as JSON."""

    def after(self, table: Table) -> Beginning:
        """The same, where this game stands now."""
        return msgspec.structs.replace(
            self,
            table=table,
            epoch=table.epoch,
            result=table.result,
            asked=seat_names(table.waited_for),
            day=table.game.day,
        )


class Desk:
    """Everything about tables but the game itself."""

    def __init__(self, hall: Hall, tables_each: int) -> None:
        self.hall = hall
        self.tables_each = tables_each
        """Unfinished tables that one person has set up, at most."""
        self.store = hall.store
        self.now = hall.now

    # Setting up.

    async def set_up(self, asker: Asker, person: Person, wish: NewTable) -> TableLinks:
        """A new table; it begins at once if nobody is awaited."""
        seats = [msgspec.structs.replace(one, name=proper_name(one.name)) for one in wish.seats]
        given = wish.seed or wish.settings.seed
        if given and wish.pledge:
            raise Denied("pledge-and-seed")
        played = wish.scenario or ""
        if played:
            wish = msgspec.structs.replace(wish, file=await self._file(played))
        written = f"{wish.options.corrections}{wish.options.layout}"
        text = wish.record or wish.position or wish.file or written
        work = SET_UP if wish.record is None else IMPORT
        # What chance has yet to answer at the end of a record belongs to that game.
        past = partial(beginning, wish, given or new_secret(), self.hall.date())
        begun = await self.hall.workshop.do(asker, work, past, len(text) / 1000)
        opening = self._open(
            asker,
            person,
            begun,
            seats,
            wish.settings,
            given=given,
            pledge=wish.pledge,
            rated=wish.rated,
        )
        links = await self.hall.whole(opening)
        if played:
            await self.hall.whole(self.store.count_play(played, own=played in own_files()))
        return links

    async def pair(
        self, people: Sequence[Person], options: Options, settings: Settings, rated: bool
    ) -> TableInfo:
        """A table for people who wait for one, with computers at the other seats (NotWaiting)."""
        computers = options.players - len(people)
        wishes = [NewSeat("link")] * len(people)
        wishes += [NewSeat("computer", level=settings.stand_in)] * computers
        secrets.SystemRandom().shuffle(wishes)
        begun = Beginning(options)
        links = await self._open(
            HOUSE, people[0], begun, wishes, settings, seekers=people, rated=rated
        )
        return links.table

    async def _file(self, scenario: str) -> str:
        """The file of a scenario of the gallery (Denied)."""
        if scenario in own_files():
            return own_files()[scenario]
        row = await self.store.scenario(scenario, None)
        if row is None:
            raise Denied("no-such-scenario", NOT_FOUND)
        return row.text

    async def pledge(self, asker: Asker, person: Person) -> Pledge:
        """The server binds itself to a secret for a table that this person will set up."""
        await self.hall.workshop.charge(asker, PLEDGE)
        secret = new_secret()
        bound = commitment(secret)
        await self.store.add_pledge(person.id, bound, secret)
        return Pledge(bound)

    async def _pledged(self, person: Person, pledge: str | None) -> str:
        """The secret of a commitment, or a new one."""
        if pledge is None:
            return new_secret()
        secret = await self.store.use_pledge(person.id, pledge)
        if secret is None:
            raise Denied("no-such-pledge", CONFLICT)
        return secret

    async def _open(
        self,
        asker: Asker,
        person: Person,
        begun: Beginning,
        wishes: Sequence[NewSeat],
        settings: Settings,
        *,
        given: str | None = None,
        pledge: str | None = None,
        seekers: Sequence[Person] = (),
        rated: bool = False,
    ) -> TableLinks:
        """``given``: a seed that somebody knows; ``pledge``: to which the server is bound;
        ``seekers``: these have waited for it, and sit down at the seats for links."""
        clock = settings.clock
        if clock.kind == "book":
            clock = book_preset(begun.options, clock.at_zero)
        if settings.lesson and any(wish.who == "link" for wish in wishes):
            raise Denied("lesson-for-one")
        if any(wish.who == "link" for wish in wishes):
            await self.check_welcome(person)
        settings = msgspec.structs.replace(settings, clock=clock, seed=given)
        reason = check_clock(settings.clock) or check_level(settings.stand_in)
        if reason is not None:
            raise denied(reason)
        players = begun.options.players
        wishes = wishes or [NewSeat("me"), *[NewSeat("computer")] * (players - 1)]
        if len(wishes) != players:
            raise Denied("seats-and-players", seats=len(wishes), players=players)
        links: dict[str, str] = {}
        seats: list[SeatRow] = []
        for seat, wish in enumerate(wishes):
            key = new_key() if wish.who == "link" else None
            seats.append(self._seat(seat, wish, person, key))
            if key is not None:
                links[seat_name(seat)] = key
        free = [row.seat for row in seats if row.kind == "open"]
        for seat, seeker in zip(free, seekers, strict=False):
            seats[seat] = SeatRow(seat, "person", seeker.id, seeker.name, avatar=seeker.avatar)
        watch = new_key()
        now = self.hall.date()
        row = TableRow(
            id=new_id(),
            created=now,
            changed=now,
            options=msgspec.json.encode(begun.options).decode(),
            settings=msgspec.json.encode(settings).decode(),
            rules=RULES_VERSION,
            seed=given or "",
            host=person.id,
            watch=hashed(watch),
            start=begun.position,
            state="over" if begun.result else "playing" if begun.epoch >= 0 else "waiting",
            result=begun.result,
            epoch=begun.epoch,
            asked=begun.asked,
            day=begun.day,
            origin="seed" if given and begun.origin == "new" else begun.origin,
            scenario=begun.scenario,
            draws=None if given else 0,
            drawn=begun.epoch,
            rated=rated,
        )
        if rated:
            check_rated(row, begun.options, settings, seats)
            check_player(person)
        seed = given or await self._pledged(person, pledge)
        row = msgspec.structs.replace(row, seed=seed)
        if not await self.store.add_table(
            row,
            seats,
            begun.acts,
            begun.snapshots,
            past_of=begun.past_of,
            most=None if seekers else self.tables_each,
            seekers=[seeker.id for seeker in seekers],
        ):
            raise Denied("too-many-tables", CONFLICT, most=self.tables_each)
        if begun.table is not None:
            begun.table.seed = seed
            begun.table.numbers = numbers_of(row, seats)
        self.hall.lay_out(row, seats, begun.table)
        async with self.hall.at(row.id, asker) as live:
            await self.sat_down(live)
            return TableLinks(live.info(known(person), self.now()), links, watch)

    def _seat(self, seat: Seat, wish: NewSeat, person: Person, key: str | None) -> SeatRow:
        name = wish.name
        match wish.who:
            case "me":
                bot = person.owner is not None
                called = name or person.name
                return SeatRow(
                    seat,
                    "person",
                    person.id,
                    called,
                    text=wish.text,
                    bot=bot,
                    avatar=person.avatar,
                )
            case "here":
                called = name or seat_name(seat)
                return SeatRow(seat, "person", person.id, called, text=wish.text)
            case "link":
                assert key is not None
                return SeatRow(seat, "open", None, name, link=hashed(key))
        reason = check_level(wish.level)
        if reason is not None:
            raise denied(reason)
        return SeatRow(seat, "computer", None, name or wish.level, level=wish.level)

    async def sat_down(self, live: Live) -> None:
        """B1: the game is set up when everybody is there."""
        if all(row.kind != "open" for row in live.seats):
            if live.row.state == "waiting":
                await self.hall.begin(live)
            else:
                await self.hall.count_time(live)
        live.tell_table(self.now())
        self.hall.wake(live)

    async def remove(self, table: str, person: Person) -> None:
        """A table that is nobody else's is no more."""
        await self.store.lead(table)
        if not await self.store.drop_table(table, person.id):
            stored = await self.store.table(table)
            if stored is None:
                raise Denied("no-such-table", NOT_FOUND, table=table)
            if stored[0].host != person.id:
                raise Denied("not-your-table", FORBIDDEN)
            check_removing(stored[0])
            raise Denied("others-sit-here", CONFLICT)
        await self.hall.look_again(table)

    # Seats.

    async def join(
        self,
        asker: Asker,
        person: Person | None,
        key: str,
        name: str,
        *,
        shares: bool = False,
        text: str = "",
    ) -> Seated:
        """Takes the seat of a link: the table, the seat, and its new key, which only they know.

        Whoever gave the link away can do nothing with it any more. ``shares``: whether somebody
        without an account lets the game be published; ``text``: what they add to the table's seed,
        if it has not begun.
        """
        name = proper_name(name)
        if person is not None and person.owner is not None:
            await check_room(self.store, person)
            # It goes by its own name.
            name = person.name
        found = await self.store.seat_of_link(hashed(key))
        if found is None:
            raise await self._no_link(key)
        table, seat = found
        if person is not None:
            await self.check_welcome(person, table)
        async with self.hall.at(table, asker) as live:
            row = live.seats[seat]
            if row.link != hashed(key) or row.resigned is not None:
                raise await self._no_link(key)
            if live.row.public:
                name = await self.public_name(person, name)
            return await self.take(live, row, person, name, shares=shares, text=text)

    async def sit(self, asker: Asker, person: Person, table: str, *, text: str = "") -> Seated:
        """Takes the first open seat of a table at which one may sit without a link: whoever calls
        this has seen to that."""
        await self.check_welcome(person, table)
        async with self.hall.at(table, asker) as live:
            if live.rights(known(person)).seats:
                raise Denied("sits-already", CONFLICT)
            seats = [row for row in live.seats if row.kind == "open"]
            if live.row.state != "waiting" or not seats:
                raise Denied("no-open-seat", CONFLICT)
            return await self.take(live, seats[0], person, person.name, text=text)

    async def take(
        self,
        live: Live,
        row: SeatRow,
        person: Person | None,
        name: str,
        *,
        shares: bool = False,
        text: str = "",
    ) -> Seated:
        """Somebody sits down at a seat (Denied)."""
        check_joining(live.row, live.seats, row, person)
        await self._may_join(live, person)
        new = new_key()
        who = None if person is None else person.id
        called = name or (person.name if person is not None else "") or row.name
        await self.hall.change_seat(
            live,
            row.seat,
            kind="person",
            person=who,
            name=called or seat_name(row.seat),
            link=hashed(new),
            invited=row.link,
            # What whoever sat here before has wished for is not their vote.
            ends=False,
            shares=_shared(live, row, who, shares),
            text=text if live.row.epoch < 0 else row.text,
            against="",
            bot=person is not None and person.owner is not None,
            avatar="" if person is None else person.avatar,
        )
        await self.hall.forget_votes(live, row.seat)
        await self.sat_down(live)
        return Seated(live.info(Proof([hashed(new)], who), self.now()), seat_name(row.seat), new)

    async def _may_join(self, live: Live, person: Person | None) -> None:
        """Nobody sits down with somebody whom they have blocked, or who has blocked them, or with
        their bots; and nobody is rated for games with their own (Denied)."""
        if person is None:
            return
        sitting = {row.person for row in live.seats if row.person is not None} - {person.id}
        others = await self.store.people({live.row.host, *sitting})
        for one in {person.id, person.keeper}:
            apart = await self.store.apart_from(one)
            if any(other.id in apart or other.keeper in apart for other in others.values()):
                raise Denied("kept-apart", FORBIDDEN)
        if live.row.rated:
            check_owners([person, *(others[one] for one in sitting if one in others)])

    async def check_names(self, live: Live) -> None:
        """Nobody at a table that strangers see has the name of somebody else's account (Denied)."""
        for row in live.seats:
            owner = await self.store.person_called(row.name) if row.kind == "person" else None
            if owner is not None and owner.id != row.person:
                raise Denied("name-taken", CONFLICT, name=row.name)

    async def public_name(self, person: Person | None, name: str) -> str:
        """What somebody is called where strangers see it: at open tables, for one (Denied).

        Whoever has an account has their own name there, and nobody else has it.
        """
        if person is not None and person.has_account:
            return person.name
        name = proper_name(name) or ("" if person is None else person.name)
        if name and await self.store.person_called(name) is not None:
            raise Denied("name-taken", CONFLICT, name=name)
        return name

    async def check_welcome(self, person: Person, table: str | None = None) -> None:
        """Whether a person may begin to play with others, or sit down at this table; a bot may what
        its owner may (Denied)."""
        now = self.hall.date()
        for one in await self.store.standing([person.id, person.keeper], now):
            if one.kind == "suspension":
                raise Denied("suspended", FORBIDDEN, hours=one.hours(now))
        if table is not None and await self.store.voted_out(person.id, table):
            raise Denied("voted-out", FORBIDDEN)

    async def invitation(self, proof: Proof, key: str) -> Invitation:
        """The seat to which a link leads; why it does not any more is told as when joining."""
        found = await self.store.seat_of_link(hashed(key))
        if found is None:
            raise await self._no_link(key)
        live, row = await self._seat_seen(*found)
        if row.resigned is not None:
            raise await self._no_link(key)
        return Invitation(live.info(proof, self.now()), seat_name(row.seat))

    async def _no_link(self, key: str) -> Denied:
        """Why a link leads to no seat: who comes by one that was used hears who sits there."""
        found = await self.store.seat_taken_by(hashed(key))
        if found is None:
            return Denied("no-such-link", NOT_FOUND)
        _, row = await self._seat_seen(*found)
        name = seat_name(row.seat)
        return Denied("seat-taken", CONFLICT, seat=name, name=row.name or name)

    async def _seat_seen(self, table: str, seat: Seat) -> tuple[Live, SeatRow]:
        """A seat from outside; a damaged table may have none of this number."""
        live = await self.hall.seen(table)
        for row in live.seats:
            if row.seat == seat:
                return live, row
        raise broken_at(Reason("broken-table"))

    async def new_link(self, table: str, person: Person, name: str) -> SeatLink:
        """A new key to an own seat, or to an open one of an own table."""
        await self._concerned(table, known(person), "not-your-seat", seat=name)
        async with self.hall.at(table) as live:
            seat = self._seat_called(live, name)
            row = live.seats[seat]
            may = live.rights(known(person))
            if seat not in may.seats and not (may.host and row.kind == "open"):
                raise Denied("not-your-seat", FORBIDDEN, seat=name)
            key = new_key()
            await self.hall.change_seat(live, seat, link=hashed(key))
            return SeatLink(key)

    async def new_watch(self, table: str, person: Person) -> SeatLink:
        """A new key to watch an own table; the old one ends, also for those who watch by it."""
        await self._concerned(table, known(person), "not-your-table")
        async with self.hall.at(table) as live:
            if not live.rights(known(person)).host:
                raise Denied("not-your-table", FORBIDDEN)
            key = new_key()
            await self.hall.change_watch(live, hashed(key))
            return SeatLink(key)

    async def leave(self, table: str, person: Person) -> TableInfo:
        """Gets up: before the game the seat is free again, later a computer plays on; a rated game
        is given up by it."""
        await self._concerned(table, known(person))
        async with self.hall.at(table) as live:
            seats = live.rights(known(person)).seats
            if not seats:
                raise Denied("nobody-at-this-table", FORBIDDEN)
            for seat in seats:
                if live.row.state == "waiting":
                    await self.hall.change_seat(
                        live,
                        seat,
                        kind="open",
                        person=None,
                        name="",
                        invited=None,
                        shares=None,
                        text="",
                        against="",
                        bot=False,
                        avatar="",
                    )
                    await self.hall.forget_votes(live, seat)
                elif live.row.state == "playing" and live.row.rated:
                    await self.hall.resign(live, seat)
                elif live.row.state == "playing":
                    await self.hall.stand_in(live, seat, live.settings.stand_in)
            live.tell_table(self.now())
            return live.info(known(person), self.now())

    async def set_text(self, table: str, proof: Proof, name: str, text: str) -> TableInfo:
        """Another text for the seed of a table that has not begun."""
        async with self.own_seat(table, proof, name) as (live, seat):
            if live.row.epoch >= 0:
                raise Denied("has-begun", CONFLICT)
            await self.hall.change_seat(live, seat, text=text)
            return live.info(proof, self.now())

    async def resign(self, table: str, proof: Proof, name: str) -> TableInfo:
        """Gives up the game at a seat of one's own; a computer plays on, or it is over."""
        async with self.own_seat(table, proof, name) as (live, seat):
            self._in_play(live)
            await self.hall.resign(live, seat)
            return live.info(proof, self.now())

    async def vote(self, table: str, proof: Proof, name: str, end: bool) -> TableInfo:
        """After somebody has resigned: shall the game end, or go on with a computer?"""
        async with self.own_seat(table, proof, name) as (live, seat):
            self._in_play(live)
            if not live.votes_needed():
                raise Denied("nobody-resigned", CONFLICT)
            await self.hall.change_seat(live, seat, ends=end)
            await self.hall.count_votes(live)
            live.tell_table(self.now())
            return live.info(proof, self.now())

    @asynccontextmanager
    async def own_seat(
        self, table: str, proof: Proof, name: str
    ) -> AsyncIterator[tuple[Live, Seat]]:
        """A table for oneself, and the seat of this name, at which one sits."""
        await self._concerned(table, proof, "not-your-seat", seat=name)
        async with self.hall.at(table) as live:
            seat = self._seat_called(live, name)
            if seat not in live.rights(proof).seats:
                raise Denied("not-your-seat", FORBIDDEN, seat=name)
            yield live, seat

    def _in_play(self, live: Live) -> None:
        if live.row.state != "playing":
            raise Denied("not-in-play", CONFLICT)

    async def put(self, table: str, person: Person, place: str) -> None:
        """Where a person has a table: among their games, in the archive, or nowhere.

        What one still plays with others stays among one's games. Nothing is lost by it.
        """
        live = await self.hall.seen(table)
        if person.id not in (live.row.host, *(row.person for row in live.seats)):
            raise Denied("nobody-at-this-table", FORBIDDEN)
        shelf: Shelf | None = (
            "archive" if place == "archive" else "removed" if place == "removed" else None
        )
        plays = live.row.state == "playing" and bool(live.rights(known(person)).seats)
        if shelf is not None and plays and not is_only_of(person.id, live.row.host, live.seats):
            raise Denied("still-playing", CONFLICT)
        await self.store.put_on_shelf(person.id, table, shelf)

    async def stand_in(self, table: str, person: Person, name: str, level: str) -> TableInfo:
        """A computer plays for a seat: for oneself, or for somebody who has gone for a while."""
        await self._concerned(table, known(person))
        async with self.hall.at(table) as live:
            seat = self._seat_called(live, name)
            level = level or live.settings.stand_in
            reason = check_level(level)
            if reason is not None:
                raise denied(reason)
            may = live.rights(known(person))
            mine = may.seats
            row = live.seats[seat]
            if not mine and not may.host:
                raise Denied("nobody-at-this-table", FORBIDDEN)
            if row.kind == "open" and may.host:
                if live.row.rated:
                    check_computer(live.options, level)
                await self.hall.change_seat(
                    live, seat, kind="computer", level=level, name=level, link=None
                )
                await self.sat_down(live)
            elif row.kind != "person":
                raise Denied("no-person-there", CONFLICT, seat=name)
            elif row.resigned is not None:
                raise Denied("seat-resigned", CONFLICT, seat=name)
            elif seat in mine and live.row.rated:
                raise Denied("rated-no-stand-in", CONFLICT)
            elif seat not in mine and live.settings.clock.kind == "move":
                raise Denied("clock-decides", CONFLICT)
            elif seat not in mine and live.replaceable_in(seat, self.now()) != 0:
                raise Denied("still-here", CONFLICT, seat=name)
            else:
                await self.hall.stand_in(live, seat, level)
            return live.info(known(person), self.now())

    async def take_back(self, table: str, person: Person, name: str) -> TableInfo:
        """The computer gives the seat back to the person that it played for."""
        await self._concerned(table, known(person), "not-your-seat", seat=name)
        async with self.hall.at(table) as live:
            seat = self._seat_called(live, name)
            if seat not in live.rights(known(person)).seats:
                raise Denied("not-your-seat", FORBIDDEN, seat=name)
            if not self.hall.has_time(live, seat):
                raise Denied("time-is-up", CONFLICT)
            await self.hall.stand_in(live, seat, None)
            return live.info(known(person), self.now())

    def _seat_called(self, live: Live, name: str) -> Seat:
        seats = [row.seat for row in live.seats if seat_name(row.seat) == name]
        if not seats:
            raise Denied("no-such-seat", NOT_FOUND, seat=name)
        return seats[0]

    # Looking.

    async def info(self, table: str, proof: Proof) -> TableInfo:
        live = await self.hall.seen(table)
        found = live.info(proof, self.now())
        return msgspec.structs.replace(found, by=await self._host_of(live))

    async def _host_of(self, live: Live) -> str:
        """What whoever set up a table is called there, or else where they sit at none."""
        host = live.row.host
        names = [row.name for row in live.seats if row.kind == "person" and row.person == host]
        if names:
            return names[0]
        person = await self.store.person(host)
        return "" if person is None else person.name

    async def _concerned(
        self,
        table: str,
        proof: Proof,
        id: str = "nobody-at-this-table",
        *,
        over: bool = False,
        **args: str,
    ) -> None:
        """Only for those whom a table concerns is its game taken from the store.

        ``over``: it concerns everybody once it is over.
        """
        live = await self.hall.seen(table)
        if not live.rights(proof) and not (over and live.row.state == "over"):
            raise Denied(id, FORBIDDEN, **args)

    def _begun(self, live: Live) -> TableRow:
        """A table with a past."""
        row = live.row
        if row.epoch < 0:
            raise Denied("table-waits", CONFLICT)
        if row.state == "playing" and row.rules != RULES_VERSION:
            raise Denied("table-of-other-rules", CONFLICT, rules=row.rules)
        return row

    async def tables_of(
        self, asker: Asker, person: Person, before: float | None, limit: int, shelf: Shelf | None
    ) -> TableList:
        """The tables that a person sits at or has set up; none is taken from the store for it."""
        await self.hall.workshop.charge(asker, LIST)
        found = await self.store.tables_of(person.id, limit=limit, before=before, shelf=shelf)
        away = [row.id for row, _ in found if self.hall.in_memory(row.id) is None]
        here = await self.hall.here_elsewhere(away)
        rated = [row.id for row, _ in found if row.rated and row.state == "over"]
        results = await self.store.results(rated) if rated else {}
        infos: list[TableInfo] = []
        for row, seats in found:
            live = self.hall.in_memory(row.id) or self.hall.at_rest(row, seats)
            live.results = results.get(row.id, live.results)
            infos.append(in_short(live.info(known(person), self.now(), here.get(row.id, ()))))
        more = found[-1][0].changed if len(found) >= limit else None
        return TableList(infos, more)

    async def history(
        self, asker: Asker, table: str, viewer: str, proof: Proof, since: int
    ) -> History:
        """A stretch of a game as a seat knew it, from after the act ``since`` on.

        ``viewer`` is a seat of one's own; ``watch`` for what all could see; when the game is over,
        any seat, or ``all`` for all cards open.
        """
        live = await self.hall.seen(table)
        eyes = self._eyes(live, viewer, proof)
        row = self._begun(live)
        behind = live.is_late and not live.rights(proof).seats
        if behind:
            # Who watches sees no more of the past than of the present.
            row = msgspec.structs.replace(row, epoch=max(0, row.epoch - row.delay))
            since = min(since, row.epoch)
        look = partial(history_page, viewer=eyes, everything=viewer == "all", since=since)
        shown = min(max(row.epoch - since, 0), STRETCH)
        if not strays(row):
            try:
                return await recall(
                    self.store,
                    row,
                    look,
                    lambda job: self.hall.workshop.do(asker, PAGE, job, shown),
                    moment=since,
                    until=row.epoch if behind else await self.store.settled(table, since + STRETCH),
                )
            except (Denied, StoreError):
                raise
            except Exception:
                # Its rows are damaged; what comes before that can be read.
                await self.hall.broken(row, asker)
        acts, snapshots = await self.store.acts(table), await self.store.snapshots(table)
        await self.hall.workshop.charge(asker, REPLAY, len(acts))
        again = partial(retold_page, row, acts, snapshots, **look.keywords)
        return await self.hall.workshop.do(asker, PAGE, again, shown)

    def _eyes(self, live: Live, viewer: str, proof: Proof) -> Viewer:
        may = live.rights(proof)
        mine = may.seats
        if not may and live.row.state != "over":
            raise Denied("nobody-at-this-table", FORBIDDEN)
        if viewer == "watch":
            return None
        if viewer == "all":
            if not live.sees_all(mine):
                raise Denied("secrets-until-the-end", FORBIDDEN)
            return None
        seat = self._seat_called(live, viewer)
        if seat not in mine and not live.sees_all(mine):
            raise Denied("secrets-until-the-end", FORBIDDEN)
        return seat

    # Records and positions.

    async def record(self, asker: Asker, table: str, proof: Proof) -> str:
        """The game's record, once nobody has secrets any more; of a broken game to the break."""
        return await self.record_of(asker, await self.hall.seen(table), proof)

    async def record_of(self, asker: Asker, live: Live, proof: Proof) -> str:
        """The same of a table that was looked at: all of it comes from the store, whoever leads."""
        self._no_secrets(live, proof)
        row = self._begun(live)
        acts = await self.store.acts(live.id)
        tags = {f"P{seat.seat + 1}": seat.name for seat in live.seats if seat.name}
        if resigned := gone(live.seats):
            tags[GAVE_UP] = seat_names(resigned)
        tags |= proof_tags(row, live.seats)
        write = partial(written, row, live.options, tags={"Table": row.id, **tags})
        if row.state != "broken":
            try:
                return await self.hall.workshop.do(asker, RECORD, partial(write, acts), len(acts))
            except (Denied, StoreError):
                raise
            except Exception:
                await self.hall.broken(row, asker)
        again = await self.hall.workshop.do(asker, REPLAY, partial(replayed, row, acts), len(acts))
        if again.problem is not None and not again.acts:
            raise broken_at(again.problem)
        sound = again.acts
        return await self.hall.workshop.do(asker, RECORD, partial(write, sound), len(sound))

    async def proof(self, table: str, proof: Proof) -> ProofInfo:
        """To what a table is bound, and what was brought to it: by oneself, after the end by
        all."""
        live = await self.hall.seen(table)
        row, over = live.row, live.row.state == "over"
        mine = live.rights(proof).seats
        if not mine and not over:
            raise Denied("nobody-at-this-table", FORBIDDEN)
        why_not = unproved(row)
        texts = {
            seat_name(seat.seat): seat.text for seat in live.seats if over or seat.seat in mine
        }
        if why_not is not None:
            return ProofInfo("", texts, unproved=why_not)
        bound = commitment(row.seed)
        if not over:
            return ProofInfo(bound, texts)
        return ProofInfo(bound, texts, row.seed, row.draws or 0, past=row.origin in HAS_PAST)

    async def draws(self, asker: Asker, table: str, since: int) -> DrawList:
        """What chance decided in a game that is over, and what it could have been."""
        live = await self.hall.seen(table)
        row = self._begun(live)
        if row.state != "over":
            raise Denied("secrets-until-the-end", FORBIDDEN)
        acts = await self.store.acts(table)
        job = partial(draw_page, row, live.options, acts, since)
        try:
            return await self.hall.workshop.do(asker, REPLAY, job, len(acts))
        except RecordError as problem:
            raise not_shown(problem.reason) from None

    async def chances(self, asker: Asker) -> ChanceList:
        """What came how often at this server."""
        await self.hall.workshop.charge(asker, LIST)
        found = await self.store.chances()
        return ChanceList(
            [
                ChanceInfo(what, times, round(expected, 2), _deviation(times, expected, variance))
                for what, (times, expected, variance) in sorted(found.items())
            ]
        )

    async def position(self, asker: Asker, table: str, proof: Proof, act: int | None = None) -> str:
        """The game's position, now or after an act, once nobody has secrets any more."""
        if act is not None:
            return await self._position_at(asker, await self.hall.seen(table), proof, act)
        await self._concerned(table, proof, "secrets-until-the-end", over=True)
        # Where another process leads the table, it is paid there.
        await self.hall.workshop.charge(asker, TAKE_UP)
        async with self.hall.at(table) as live:
            self._no_secrets(live, proof)
            return save(game_at(live).game).decode()

    async def _position_at(self, asker: Asker, live: Live, proof: Proof, act: int) -> str:
        """All of it comes from the store, whoever leads."""
        self._no_secrets(live, proof)
        row = self._begun(live)
        if not 0 <= act <= row.epoch:
            raise Denied("no-such-act", NOT_FOUND, act=act)
        if not strays(row):
            return await recall(
                self.store,
                row,
                standing_at,
                lambda job: self.hall.workshop.do(asker, PAGE, job),
                moment=act,
                until=act,
            )
        acts = await self.store.acts(row.id, until=act)
        snapshots = await self.store.snapshots(row.id)
        job = partial(standing_anyway, row, acts, snapshots)
        return await self.hall.workshop.do(asker, REPLAY, job, len(acts))

    def _no_secrets(self, live: Live, proof: Proof) -> None:
        mine = live.rights(proof).seats
        # Nobody can win or lose a game that cannot go on.
        if not live.sees_all(mine) and not (mine and live.row.state == "broken"):
            raise Denied("secrets-until-the-end", FORBIDDEN)

    async def clone(self, asker: Asker, table: str, person: Person, wish: Clone) -> TableLinks:
        """A new table that begins where another one was.

        While others have secrets, the hidden cards are dealt anew: the clone agrees with all that
        the person's seat sees (the first, where they have several), and shows nothing more.
        """
        await self._concerned(table, known(person), over=True)
        live = await self.hall.seen(table)
        check_helping(live.row)
        if not strays(live.row):
            live = await self.hall.live(table, asker)
        row, settings = self._begun(live), _no_lesson(live.settings)
        mine = live.rights(known(person)).seats
        if not mine and row.state != "over":
            raise Denied("nobody-at-this-table", FORBIDDEN)
        last = row.epoch if wish.act is None else wish.act
        if last == row.epoch and row.result.startswith(RESIGNED):
            # Who goes on from there goes on from before it was given up.
            last -= 1
        if not 0 <= last <= row.epoch:
            raise Denied("no-such-act", NOT_FOUND, act=last)
        seats = wish.seats or self._seats_like(live, person)
        seat = None if live.sees_all(mine) else mine[0]
        dealt = secrets.token_hex(16)
        # What was undone later was so at the time.
        if strays(row):
            acts = await self.store.acts(table, until=last)
            snapshots = await self.store.snapshots(table)
            await self.hall.workshop.charge(asker, REPLAY, len(acts))
            job = partial(cloned_anyway, row, acts, snapshots, seat=seat, seed=dealt)
            begun = await self.hall.workshop.do(asker, CLONE, job, last)
        else:
            begun = await recall(
                self.store,
                row,
                partial(cloned, seat=seat, seed=dealt),
                lambda job: self.hall.workshop.do(asker, CLONE, job, last),
                moment=last,
                until=last,
            )
        begun = msgspec.structs.replace(begun, scenario=row.scenario)
        return await self.hall.whole(
            self._open(asker, person, begun, seats, settings, pledge=wish.pledge)
        )

    def _seats_like(self, live: Live, person: Person) -> list[NewSeat]:
        """The same seats, with computers where other people sat; who had none gets the first."""
        mine = live.rights(known(person)).seats
        if not mine:
            others = [NewSeat("computer", level=live.settings.stand_in)] * (len(live.seats) - 1)
            return [NewSeat("me"), *others]
        return [
            NewSeat("me" if row.seat == mine[0] else "here", row.name)
            if row.seat in mine
            else NewSeat("computer", level=row.level or live.settings.stand_in)
            for row in live.seats
        ]

    async def rematch(self, asker: Asker, table: str, person: Person) -> TableLinks:
        """The same people at a new table; whoever asks first sets it up, the others find it."""
        await self._concerned(table, known(person))
        async with self.hall.at(table) as live:
            if person.id not in [row.person for row in live.seats]:
                raise Denied("nobody-at-this-table", FORBIDDEN)
            if live.row.state != "over":
                raise Denied("not-over-yet", CONFLICT)
            following = None if live.row.next is None else await self.store.table(live.row.next)
            if following is not None:
                try:
                    info = await self.info(following[0].id, known(person))
                except Elsewhere:
                    # Who is there, the process knows that leads it.
                    info = self.hall.at_rest(*following).info(known(person), self.now())
                return TableLinks(info, {}, "")
            links = await self._open(
                asker,
                person,
                again(live.row, live.options),
                [self._again(row, person) for row in live.seats],
                _no_lesson(live.settings),
                rated=live.row.rated,
            )
            await self.store.set_table(table, next=links.table.id)
            live.row = msgspec.structs.replace(live.row, next=links.table.id)
            live.tell_table(self.now())
            return await self._reseat(asker, links, live.seats, person)

    def _again(self, row: SeatRow, person: Person) -> NewSeat:
        if row.kind == "computer":
            return NewSeat("computer", row.name, row.level or "steady")
        if row.person == person.id:
            return NewSeat("here", row.name)
        return NewSeat("link", row.name)

    async def _reseat(
        self, asker: Asker, links: TableLinks, rows: Iterable[SeatRow], person: Person
    ) -> TableLinks:
        """Those who are known by name sit down at once; the others need their links."""
        keys = dict(links.seats)
        for row in rows:
            name = seat_name(row.seat)
            if row.person is not None and name in keys:
                other = await self.store.person(row.person)
                # Whoever is kept apart from somebody there is not made to sit with them.
                # The seat of who may not sit down just now waits, with its link.
                with suppress(Denied):
                    await self.join(asker, other, keys[name], row.name)
                    del keys[name]
        return TableLinks(await self.info(links.table.id, known(person)), keys, links.watch)


def known(person: Person) -> Proof:
    """What somebody may do who has come as this person."""
    return Proof(person=person.id)


def in_short(info: TableInfo) -> TableInfo:
    """For a list: of a scenario its title."""
    if info.scenario is None:
        return info
    return msgspec.structs.replace(info, scenario=titled(info.scenario))


def titled(tale: Tale) -> Tale:
    """Of a scenario its title alone."""
    return msgspec.structs.replace(tale, goal={}, story={})


def _shared(live: Live, before: SeatRow, person: int | None, shares: bool) -> bool | None:
    """What is noted at a seat that somebody takes about whether its game may be published.

    A game in which the seat was somebody else's before is theirs as well, and nobody can ask them.
    """
    if live.row.epoch >= 0 and before.kind == "person":
        if before.person != person:
            return False
        return before.shares if person is not None else shares and bool(before.shares)
    return shares if person is None else None


def _no_lesson(settings: Settings) -> Settings:
    """A game that goes on or is played again is no lesson any more."""
    return msgspec.structs.replace(settings, lesson="")


def _deviation(times: int, expected: float, variance: float) -> float:
    return round((times - expected) / sqrt(variance), 2) if variance > 0 else 0.0


# The long work: functions of plain values.


def again(row: TableRow, options: Options) -> Beginning:
    """With what a rematch begins: a scenario where it began before."""
    if row.scenario is None:
        return Beginning(options)
    origin: Origin = "new" if row.start is None else "position"
    return Beginning(options, origin, row.start, scenario=row.scenario)


def scenario_of(file: str) -> Scenario:
    """The scenario of a file (Denied)."""
    try:
        return read_scenario(file)
    except ScenarioError as problem:
        raise Denied("scenario-unusable", reason=problem.reason) from None


def tale_of(scenario: Scenario, id: str = "") -> Tale:
    """What is told of a scenario."""
    return Tale(scenario.title, scenario.goal, scenario.story, id)


def from_scenario(file: str, id: str) -> Beginning:
    """The game of a scenario."""
    scenario = scenario_of(file)
    told = msgspec.json.encode(tale_of(scenario, id)).decode()
    position = start_position(scenario) or None
    origin: Origin = "new" if position is None else "position"
    return Beginning(scenario.options, origin, position, scenario=told)


def beginning(wish: NewTable, seed: str, now: float) -> Beginning:
    """With what a table begins that was wished for (Denied)."""
    if wish.file is not None:
        if wish.record is not None or wish.position is not None:
            raise Denied("scenario-and-more")
        return from_scenario(wish.file, wish.scenario or "")
    if wish.record is not None and wish.position is not None:
        raise Denied("record-or-position")
    if wish.record is not None:
        return from_record(wish.record, seed, now)
    if wish.position is not None:
        return from_position(wish.position)
    reason = refused(wish.options)
    if reason is not None:
        raise denied(reason)
    return Beginning(wish.options)


def from_position(text: str) -> Beginning:
    """The game that begins with a position."""
    try:
        return Beginning(load(text).rules.options, "position", text)
    except PositionError as problem:
        if '"position"' not in text:
            raise Denied("text-is-no-game") from None
        raise Denied("position-unusable", reason=problem.reason) from None


def from_record(text: str, seed: str, at: float) -> Beginning:
    """The game of a record, as far as it was played."""
    try:
        record = read_record(text)
    except RecordError as problem:
        if "[Battalia" not in text:
            raise Denied("text-is-no-game") from None
        raise Denied("record-unusable", reason=problem.reason) from None
    try:
        record.begin()  # Refuses a position of another table.
        again = Repeated.of(record, seed, at)
    except (BrokenHistory, PositionError) as problem:
        reason = by_these_rules(record.rules, problem.reason)
        raise Denied("record-unusable", reason=reason) from None
    try:
        check_result(record, again.table.game)
    except RecordError as problem:
        raise Denied("record-unusable", reason=problem.reason) from None
    return Beginning(
        record.options,
        "record",
        record.tags.get(POSITION),
        tuple(again.acts),
        tuple(Snapshot(*one) for one in again.snapshots),
    ).after(again.table)


def draw_page(row: TableRow, options: Options, acts: list[Act], since: int) -> DrawList:
    """Some of the draws of a game, from this one on (RecordError)."""
    record = read_record(written(row, options, acts, tags={}))
    draws = list(draws_of(record))
    page = [
        DrawInfo(
            draw.number,
            [*map(draw.text, draw.question.options)],
            [*(draw.question.weights or ())],
            draw.text(draw.choice),
        )
        for draw in draws[since : since + STRETCH]
    ]
    return DrawList(page, len(draws))


def cloned(row: TableRow, stretch: Stretch, *, seat: Seat | None, seed: str) -> Found[Beginning]:
    """A game as it was after a stretch; for a seat, with all that it does not see dealt anew."""
    table, snapshots = taken_up(row, stretch)
    options = table.game.rules.options
    if seat is None:
        begun = Beginning(options, "clone", row.start, past_of=row.id).after(table)
    else:
        game = reimagine(table.game, seat, Random(seed))
        begun = Beginning(options, "clone", save(game).decode())
    return Found(begun, snapshots)


def standing_at(row: TableRow, stretch: Stretch) -> Found[str]:
    """The position of a game after a stretch."""
    table, snapshots = taken_up(row, stretch)
    return Found(save(table.game).decode(), snapshots)


def standing_anyway(row: TableRow, acts: list[Act], snapshots: list[Snapshot]) -> str:
    """The same of a game through which these rules may not lead (Denied)."""
    begun = cloned_anyway(row, acts, snapshots, seat=None, seed="")
    return begun.position or "" if begun.table is None else save(begun.table.game).decode()


def cloned_anyway(
    row: TableRow, acts: list[Act], snapshots: list[Snapshot], *, seat: Seat | None, seed: str
) -> Beginning:
    """The same of a game through which these rules may not lead (Denied where nobody knows it)."""
    try:
        telling = Retelling(row, snapshots)
    except CannotBegin as problem:
        raise not_shown(problem.reason) from None
    for act in acts:
        telling.tell(act)
    if telling.problem is not None and not telling.known:
        number = acts[-1].number if acts else 0
        raise Denied("moment-not-shown", CONFLICT, act=number, problem=telling.problem)
    table = telling.table
    options = table.game.rules.options
    if seat is not None:
        game = reimagine(table.game, seat, Random(seed))
        return Beginning(options, "clone", save(game).decode())
    if telling.problem is not None:
        # These rules do not lead there, so it begins there.
        return Beginning(options, "clone", save(table.game).decode())
    return Beginning(options, "clone", row.start, tuple(acts)).after(table)


class Looking:
    """A table through somebody's eyes, act by act."""

    def __init__(self, table: Table, viewer: Viewer, everything: bool) -> None:
        self.wire = wire_of(table.game.rules.notation)
        self.viewer = viewer
        self.everything = everything
        self.seen_last = self._look(table)
        self.first = self.wire.view(self.seen_last)

    def _look(self, table: Table) -> View:
        return open_view(table.game) if self.everything else view(table.game, self.viewer)

    def step(self, act: Act, happened: Happened | None, table: Table) -> Step:
        """What came of an act; None: nobody can say what happened in it."""
        before, self.seen_last = self.seen_last, self._look(table)
        if happened is None:
            written = "; ".join(filter(None, (act.text, act.chance)))
            told_so: list[dict[str, object]] = []
        else:
            written = ""
            told_so = (
                [self.wire.struct(event) for event in happened.events]
                if self.everything
                else told(self.wire, happened.events, self.viewer)
            )
        return Step(
            act.number,
            act.kind,
            act.at,
            told_so,
            Patches(self.wire).of(before, self.seen_last),
            None if act.seat is None else seat_name(act.seat),
            written,
            [] if happened is None else [*happened.forced],
        )


def history_page(
    row: TableRow, stretch: Stretch, *, viewer: Viewer, everything: bool, since: int
) -> Found[History]:
    """The view after the act ``since``, and what came of each act after it."""
    table = at_snapshot(row, stretch)
    acts = effective(stretch.acts)
    start = stretch.before
    if start < max(since, 0) and acts:
        start = _first(acts, since)
    snapshots = list(table.follow(act for act in stretch.acts if act.number <= start))
    looking = Looking(table, viewer, everything)
    steps: list[Step] = []
    for act in islice((act for act in acts if act.number > start), STRETCH):
        # What was undone is not shown, so what is has other numbers here.
        happened = table.repeat(msgspec.structs.replace(act, number=table.epoch + 1))
        steps.append(looking.step(act, happened, table))
    return Found(History(start, looking.first, steps, row.epoch), snapshots)


def retold_page(
    row: TableRow,
    acts: list[Act],
    snapshots: list[Snapshot],
    *,
    viewer: Viewer,
    everything: bool,
    since: int,
) -> History:
    """The same of a game through which these rules may not lead.

    Of one that is over all is told, as written where nothing else is known; others have secrets, so
    of one that broke nothing after that.
    """
    denied_for = not_shown if row.state == "over" else broken_at
    try:
        telling = Retelling(row, snapshots)
    except CannotBegin as problem:
        raise denied_for(problem.reason) from None
    counting = effective(_readable(acts))
    counts = {act.number for act in counting}
    start = _first(counting, since) if counting else -1
    looking: Looking | None = None
    steps: list[Step] = []
    for act in acts:
        happened = telling.tell(act)
        if happened is None and row.state != "over":
            start = min(start, act.number - 1)
            break
        if act.number >= start:
            if looking is None:
                looking = Looking(telling.table, viewer, everything)
            elif act.number in counts and len(steps) < STRETCH:
                steps.append(looking.step(act, happened, telling.table))
    else:
        telling.end()
    if telling.problem is not None and start < 0:
        raise denied_for(telling.problem)
    looking = looking or Looking(telling.table, viewer, everything)
    why_not = None if telling.problem is None else msgspec.to_builtins(telling.problem)
    return History(start, looking.first, steps, row.epoch, why_not)


def _first(acts: Sequence[Act], since: int) -> int:
    """The first act that counts from this one on, or the last of all."""
    return next((act.number for act in acts if act.number >= since), acts[-1].number)


def _readable(acts: list[Act]) -> list[Act]:
    """All acts, if it can be told which of them were undone; those until then otherwise."""
    try:
        effective(acts)
    except BrokenHistory as broken:
        return acts[: acts.index(broken.act)]
    return acts
