"""A table in memory: its game, its seats, and who is looking.

What a viewer is sent is decided here and nowhere else: the view, the events and the question of
that seat, all from ``engine.view``. A viewer is a seat, or None for the spectators, who all see the
same; connections that look with the same eyes get the same bytes. What several viewers see alike is
compared, written and encoded once for all of them (``wire.Patches``).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Final, NamedTuple, get_args

import msgspec
from msgspec import UNSET, Raw

from battalia.bots.advice import Plans
from battalia.engine import Event, Game, Options, Reason, Seat, view
from battalia.engine.chapters.oracle import week_of, weekday_of
from battalia.engine.modules import unusable_modules
from battalia.engine.notation import seat_name
from battalia.engine.position import unusable_option
from battalia.engine.view import View, player_view, views
from battalia.proving import commitment
from battalia.server.authority import Places, Proof, Rights, Viewer, rights
from battalia.server.clocks import Running, Standing
from battalia.server.line import AUDIENCE, Line
from battalia.server.mail import Mail, Mailbox
from battalia.server.messages import (
    AnyFromServer,
    ClockInfo,
    SeatInfo,
    Settings,
    TableChanged,
    TableInfo,
    Tale,
    Update,
    Whole,
)
from battalia.server.ratings import change_of
from battalia.server.store import Origin, Result, SeatRow, State, TableRow
from battalia.server.table import Asked, Happened, Table
from battalia.server.trusting import unproved
from battalia.server.wire import Patches, Wire, encode, wire_of
from battalia.server.work import Asker
from battalia.words import why

ORIGINS: Final[dict[str, Origin]] = {origin: origin for origin in get_args(Origin)}


class Connection:
    """A client at a table: what it has shown, and the messages that wait for it."""

    def __init__(
        self,
        proof: Proof,
        address: str = "",
        mail: Mail | None = None,
        line: Line | None = None,
    ) -> None:
        """``mail``: all that waits at this server; ``line``: to the client."""
        self.proof = proof
        self.line = line
        self.address = address
        """Where it comes from, as it is counted."""
        self.greeted = Rights()
        """What it was last told that it may do; what it may do is asked of ``Live.rights``."""
        self.muted = False
        self.deaf_to: frozenset[int] = frozenset()
        """People whom those who came by it had blocked when they came."""
        self.mailbox = Mailbox(Mail() if mail is None else mail, address, self._cut_off)
        self.gone = False
        self.left = asyncio.Event()
        """The client has gone, and what waited for it was sent or never will be."""

    @property
    def asker(self) -> Asker:
        """On whose behalf the server works for this client."""
        return Asker(self.address, min(self.proof.people, default=None))

    def send(self, message: AnyFromServer) -> None:
        self.post(encode(message))

    def post(self, message: bytes, together: bool = False) -> None:
        """``together``: it may go a moment later, with what follows."""
        if self.gone:
            return
        if self.line is not None and not self.mailbox.size and self.line.takes(message, together):
            return
        self.mailbox.put_nowait(message)
        self.mailbox.mail.bound(self.mailbox)

    async def deliver(self, patience: float) -> None:
        """Sends what waits, until no more is to come (TimeoutError where nobody reads it).

        Where the line takes what is posted, nothing waits before the end.
        """
        assert self.line is not None
        while True:
            await self.mailbox.filled.wait()
            async with asyncio.timeout(patience):
                await self.line.ready()
                # What waits may have been thrown away meanwhile: then only the end is left.
                message = self.mailbox.get_nowait()
                if message is None:
                    return
                await self.line.give(message)

    def hang_up(self) -> None:
        """Nothing more is sent; the socket closes once the mailbox is empty."""
        if not self.gone:
            self.gone = True
            self.mailbox.put_nowait(None)

    def _cut_off(self) -> None:
        """Nobody reads, so the socket closes at once."""
        self.mailbox.throw_away()
        self.gone = True
        self.mailbox.put_nowait(None)


MOST_SEATS: Final = 6


class _Shown(NamedTuple):
    """What a viewer was last sent."""

    view: View
    asked: Asked | None


class _Moment(NamedTuple):
    """What those who watch see after an act, and how they are told of it."""

    epoch: int
    shown: _Shown
    message: bytes = b""


class Live:
    """One table."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], table: Table | None, absent: float = 0.0
    ) -> None:
        self.options, self.settings, damage = agreed(row, seats)
        if damage is not None:
            # What can be told of it is told.
            row = msgspec.structs.replace(row, state="broken", problem=why(damage), asked="", day=0)
            seats = [seat for seat in seats if seat.seat in range(MOST_SEATS)]
        elif (missing := without_module(self.options)) is not None:
            state: State = "over" if row.state == "over" else "broken"
            row = msgspec.structs.replace(row, state=state, problem=why(missing), asked="")
        self.row = row
        self.absent = absent
        """Seconds after which others may let a computer play for whoever has gone."""
        self.seats = seats
        self.table = table
        """None until everybody is there, and of a game whose end cannot be shown."""
        self.unshown: Reason | None = None
        """Why its end cannot be shown."""
        left = {seat.seat: seat.left for seat in seats if seat.left is not None}
        standing = Standing(left, row.clock_since, tuple(self.people_waited_for()))
        self.clocks = Running(self.settings.clock, standing)
        self.tale = tale_in(row)
        """The scenario that is played."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.last: Asker | None = None
        """Who came last, since the table was taken up."""
        self.thinking: asyncio.Task[None] | None = None
        self.hurried = False
        """Computers think for a shorter time, since many wait for them."""
        self.declined: set[tuple[Seat, int]] = set()
        """Questions, by epoch, that a computer has left open."""
        self.plans: dict[Seat, Plans] = {}
        """What each seat was advised in its turn."""
        self.results: list[Result] = []
        """What came of a rated game."""
        self.loaded = 0.0
        """When it was taken from the store."""
        self.idle_since = 0.0
        self.away_since: dict[Seat, float] = {}
        """Since when nobody at this seat is connected."""
        self._known_places = Places(row.host, row.watch, tuple(seats), row.public)
        self._shown: dict[Viewer, _Shown] = {}
        self._wholes: dict[Viewer, tuple[int, bytes]] = {}
        """By viewer, what whoever comes is sent, and the epoch of which it tells."""
        self._late: _Moment | None = None
        """What those who watch see, where they are behind."""
        self._held: deque[_Moment] = deque()
        """What they are still to see."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def wire(self) -> Wire:
        assert self.table is not None
        return wire_of(self.table.game.rules.notation)

    # Who is who.

    def rights(self, proof: Proof) -> Rights:
        """What whoever shows this may do here, as things are now."""
        return rights(self._places(), proof)

    def _places(self) -> Places:
        """The places as they are now: the same object while nothing about them has changed."""
        places = Places(self.row.host, self.row.watch, tuple(self.seats), self.row.public)
        if places != self._known_places:
            self._known_places = places
        return self._known_places

    def viewers_of(self, connection: Connection) -> tuple[Viewer, ...]:
        """With whose eyes a client looks: those of its seats, or else as all can see."""
        return self.rights(connection.proof).viewers

    def computer_at(self, seat: Seat) -> str | None:
        """The computer that plays for this seat now."""
        row = self.seats[seat]
        return row.level if row.kind == "computer" else row.stand_in

    def is_here(self, seat: Seat) -> bool:
        places = self._places()
        return any(seat in rights(places, one.proof).seats for one in self.connections)

    def _here(self) -> set[Seat]:
        """The seats at which somebody is connected."""
        places = self._places()
        return {seat for one in self.connections for seat in rights(places, one.proof).seats}

    def askers(self) -> list[Asker]:
        """On whose behalf computers play here and absent players are reminded: of those who look,
        or else of who came last, or of the host."""
        host = self.row.host
        last = self.last or Asker(f"#{host}", host)
        return [one.asker for one in self.connections] or [last]

    def replaceable_in(self, seat: Seat, now: float) -> float | None:
        """Seconds until others may let a computer play for the person there; None: they may not."""
        return None if self.is_here(seat) else self._without(self.seats[seat], now)

    def _without(self, row: SeatRow, now: float) -> float | None:
        """The same where it is known that nobody at this seat is connected."""
        if self.row.state == "broken" or row.kind != "person" or row.resigned is not None:
            return None
        if self.settings.clock.kind == "move":
            # Who has days for a move need not be here.
            return None
        since = self.away_since.get(row.seat, self.loaded)
        return round(max(0.0, since + self.absent - now), 1)

    def waited_for(self) -> list[Seat]:
        """The seats without whose answer the game does not go on."""
        if self.table is None:
            names = self.row.asked.split()
            return [row.seat for row in self.seats if seat_name(row.seat) in names]
        return self.table.waited_for

    def people_waited_for(self) -> list[Seat]:
        return [seat for seat in self.waited_for() if self.computer_at(seat) is None]

    def left(self) -> list[Seat]:
        """The seats whose people have not given up."""
        return [row.seat for row in self.seats if row.plays]

    def voters(self) -> list[Seat]:
        """The same without bots: they play on for people, and for nobody else."""
        return [seat for seat in self.left() if not self.seats[seat].bot]

    @property
    def anybody_resigned(self) -> bool:
        """Whether anybody has resigned, person or computer."""
        return any(row.resigned is not None for row in self.seats)

    def beaten(self, hopeless: Collection[Seat]) -> list[Seat]:
        """The seats of the computers that may give up: all that play against the only side with
        people, if all of them think that they have lost. What a tournament counts is played out."""
        table = self.table
        if table is None or table.over or self.row.tournament is not None or self.anybody_resigned:
            return []
        teams = table.game.rules.teams
        own = [team for team in teams if any(self.seats[seat].kind != "computer" for seat in team)]
        others = [seat for team in teams if team not in own for seat in team]
        # Somebody must be there to say whether the game goes on.
        alone = len(own) == 1 and not set(own[0]).isdisjoint(self.voters())
        return others if alone and all(seat in hopeless for seat in others) else []

    def votes_needed(self) -> int:
        """So many of those left must wish for the end of the game; 0: nobody may.

        More than half of them: who does not answer, or is away, plays on.
        """
        gone = any(row.kind == "person" and not row.plays for row in self.seats)
        if self.row.state != "playing" or not (gone or self.anybody_resigned):
            return 0
        return len(self.voters()) // 2 + 1

    def quorum(self, row: SeatRow) -> int:
        """So many people must wish that the person here goes; 0: nobody can be voted out.

        Among strangers more than half of the others, among friends all of them, and never fewer
        than two: of two players none can send the other one away. Who has several seats is one
        person. A game that counts is lost by nobody's vote.
        """
        if self.row.state not in ("waiting", "playing") or not row.plays:
            return 0
        if self.row.tournament is not None or (self.row.rated and self.row.state == "playing"):
            return 0
        others = len({_owner(other) for other in self.seats if other.plays} - {_owner(row)})
        if others < 2:
            return 0
        return max(2, others // 2 + 1) if self.settings.strangers else others

    def wishing_away(self, who: SeatRow) -> list[Seat]:
        """One seat of each person who would rather see the person here go."""
        name, owner = seat_name(who.seat), _owner(who)
        found = {
            _owner(row): row.seat
            for row in reversed(self.seats)
            if row.plays and name in row.against.split() and _owner(row) != owner
        }
        return sorted(found.values())

    def has_company(self) -> bool:
        """Whether computers play on: for a person at the table, for somebody who looks, or for a
        tournament."""
        return (
            bool(self.connections)
            or self.row.tournament is not None
            or any(row.kind == "person" and row.stand_in is None for row in self.seats)
        )

    def contenders(self) -> list[Seat]:
        """Who plays for a result of their own: computers, and people who have not given up."""
        return [row.seat for row in self.seats if row.kind == "computer" or row.plays]

    def sees_all(self, seats: Iterable[Seat]) -> bool:
        """Whether it is over, or all others are computers and nothing is at stake: then nobody has
        secrets any more."""
        own = set(seats)
        return self.row.state == "over" or (
            bool(own)
            and not self.row.rated
            and all(row.kind == "computer" or row.seat in own for row in self.seats)
        )

    # What is shown.

    def info(self, proof: Proof, now: float, elsewhere: Iterable[Seat] = ()) -> TableInfo:
        """The table from outside, as whoever shows this sees it; ``elsewhere``: the seats at which
        somebody is, as another process knows that leads it."""
        mine, host, _, gave_up = self.rights(proof)
        here = self._here().union(elsewhere)
        day = self.row.day
        return TableInfo(
            id=self.row.id,
            state=self.row.state,
            epoch=self.row.epoch,
            created=self.row.created,
            changed=self.row.changed,
            options=self.options,
            settings=self.settings,
            seats=[
                SeatInfo(
                    seat_name(row.seat),
                    row.kind,
                    row.name,
                    row.level,
                    row.stand_in,
                    row.seat in mine,
                    row.seat in here,
                    None if row.seat in here else self._without(row, now),
                    row.resigned is not None,
                    row.seat in gave_up,
                    row.ends,
                    [seat_name(seat) for seat in self.wishing_away(row)],
                    self.quorum(row),
                    row.bot,
                    row.avatar,
                )
                for row in self.seats
            ],
            host=host,
            result=self.row.result,
            asked=[seat_name(seat) for seat in self.waited_for()],
            day=day,
            week=week_of(day),
            weekday=weekday_of(day) if day else 0,
            clock=self.clock(now),
            next=self.row.next,
            problem=self.row.problem,
            # The same text may be another object, and would be told though it is the usual one.
            origin=ORIGINS[self.row.origin],
            hurried=self.hurried,
            votes=self.votes_needed(),
            scenario=self.tale,
            commitment=commitment(self.row.seed) if unproved(self.row) is None else "",
            public=self.row.public,
            delay=self.row.delay,
            rated=self.row.rated,
            ratings={seat_name(one.seat): change_of(one) for one in self.results},
            tournament=self.row.tournament,
        )

    def clock(self, now: float) -> ClockInfo | None:
        """What the clocks show; nothing where nobody plays with one."""
        if self.settings.clock.kind == "none" or self.row.state != "playing":
            return None
        people = [row.seat for row in self.seats if row.kind == "person"]
        return ClockInfo(
            {seat_name(seat): round(self.clocks.left(seat, now) or 0.0, 1) for seat in people},
            [seat_name(seat) for seat in self.people_waited_for()],
        )

    def whole(self, viewer: Viewer) -> bytes:
        """Everything for a viewer who has just sat down, encoded; the same until the next act."""
        assert self.table is not None
        known, message = self._wholes.get(viewer, (None, b""))
        moment = self._late if viewer is None and self.is_late else None
        epoch = self.table.epoch if moment is None else moment.epoch
        if known != epoch:
            if moment is None:
                shown = self._shown[viewer] = self._look((viewer,))[viewer]
                if viewer is None and self.is_late:
                    self._late = _Moment(epoch, shown)
            else:
                shown = moment.shown
            message = self._whole(epoch, viewer, shown)
            self._wholes[viewer] = epoch, message
        return message

    def _whole(self, epoch: int, viewer: Viewer, shown: _Shown) -> bytes:
        return encode(
            Whole(
                epoch,
                self.wire.view(shown.view),
                _name(viewer),
                self._question(shown),
                self._undo(viewer),
            )
        )

    # Those who watch may be so many acts behind. What they are still to see is kept as they will be
    # told it; who comes meanwhile sees what the others see.

    @property
    def is_late(self) -> bool:
        return self.row.delay > 0 and self.row.state == "playing"

    def stood_so(self, table: Table) -> None:
        """What those who watch see, of a table that was taken up: how it stood so many acts ago."""
        self._late = _Moment(table.epoch, _Shown(view(table.game, None), None))

    def _tell_later(self, moment: _Moment, connections: Iterable[Connection]) -> None:
        self._held.append(moment)
        while self._held and (not self.is_late or len(self._held) > self.row.delay):
            self._late = self._held.popleft()
            for connection in connections:
                connection.post(self._late.message)

    def tell(self, happened: Happened, now: float) -> None:
        """Everybody who looks learns what was done, as far as they may see it."""
        act, clock = happened.act, self.clock(now)
        looking = self._looking()
        shown = self._look(looking)
        patches = Patches(self.wire)
        written: Callable[[Event], Any] = cache(self._written)
        for viewer, connections in looking.items():
            before, after = self._shown.get(viewer), shown[viewer]
            self._shown[viewer] = after
            late = viewer is None and (self.is_late or bool(self._held))
            if before is None:
                whole = self._whole(act.number, viewer, after) if late else self.whole(viewer)
                message = whole
            else:
                message = encode(
                    Update(
                        act.number,
                        _name(act.seat),
                        act.kind,
                        [written(event.seen(viewer)) for event in happened.events],
                        patches.of(before.view, after.view),
                        _name(viewer),
                        UNSET if _epoch(after) == _epoch(before) else self._question(after),
                        self._undo(viewer),
                        clock,
                        [*happened.forced],
                        int(act.text) if act.kind == "undo" else None,
                    )
                )
            if late:
                self._tell_later(_Moment(act.number, after, message), connections)
                continue
            together = viewer is None and len(connections) >= AUDIENCE
            for connection in connections:
                connection.post(message, together)

    def _written(self, event: Event) -> Raw:
        return Raw(encode(self.wire.struct(event)))

    def tell_table(self, now: float, but: Connection | None = None) -> None:
        """Everybody else who looks sees the table from outside, as it is now."""
        seen_so: dict[Rights, bytes] = {}
        for connection in self.connections:
            if connection is but:
                continue
            may = self.rights(connection.proof)
            message = seen_so.get(may)
            if message is None:
                message = seen_so[may] = encode(TableChanged(self.info(connection.proof, now)))
            connection.post(message)

    def tell_whole(self) -> None:
        """The game has begun, or everything is different."""
        for viewer, connections in self._looking().items():
            message = self.whole(viewer)
            for connection in connections:
                connection.post(message)

    def forget_viewers(self) -> None:
        """What nobody looks at any more need not be remembered."""
        looking = self._looking()
        self._shown = {viewer: self._shown[viewer] for viewer in looking if viewer in self._shown}
        self._wholes = {
            viewer: self._wholes[viewer] for viewer in looking if viewer in self._wholes
        }

    def _looking(self) -> dict[Viewer, list[Connection]]:
        """Who looks with whose eyes just now."""
        looking: dict[Viewer, list[Connection]] = {}
        places = self._places()
        if self.is_late:
            # Whoever comes later sees what is now.
            looking[None] = []
        for connection in self.connections:
            may, greeted = rights(places, connection.proof), connection.greeted
            for viewer in may.viewers:
                # Who has not seen the whole yet can do nothing with a change.
                if may is greeted or viewer in greeted.viewers:
                    looking.setdefault(viewer, []).append(connection)
        return looking

    def _look(self, viewers: Iterable[Viewer]) -> dict[Viewer, _Shown]:
        """What these may see now, and what they are asked."""
        assert self.table is not None
        asked = self.table.asked
        return {
            viewer: _Shown(seen, None if viewer is None else asked.get(viewer))
            for viewer, seen in views(self.table.game, viewers).items()
        }

    def _question(self, shown: _Shown) -> dict[str, object] | None:
        return None if shown.asked is None else self.wire.question(*shown.asked)

    def _undo(self, viewer: Viewer) -> int:
        assert self.table is not None
        if viewer is None or not self.settings.undo:
            return 0
        return self.table.undoable(viewer)


def _owner(row: SeatRow) -> tuple[int | None, bytes | None]:
    """Whose a seat is: a person's, or, where nobody is known, whoever has its key."""
    return (row.person, None) if row.person is not None else (None, row.link)


def _name(viewer: Viewer) -> str | None:
    return None if viewer is None else seat_name(viewer)


def _epoch(shown: _Shown) -> int | None:
    return None if shown.asked is None else shown.asked.epoch


def agreed(row: TableRow, seats: Sequence[SeatRow]) -> tuple[Options, Settings, Reason | None]:
    """What a table was set up with; of a damaged row nobody knows it, and why is told."""
    try:
        options = msgspec.json.decode(row.options, type=Options)
        settings = msgspec.json.decode(row.settings, type=Settings)
        # A database may hold anything in a column, whatever its type.
        if {type(row.day), type(row.epoch)} != {int} or [seat.seat for seat in seats] != list(
            range(len(seats))
        ):
            return options, settings, Reason("broken-table")
        return options, settings, None
    except (msgspec.DecodeError, TypeError, UnicodeError) as problem:
        reason = Reason("broken-start", args={"reason": unusable_option(problem)})
        return Options(), Settings(), reason


def tale_in(row: TableRow) -> Tale | None:
    """The scenario that is played at a table; of a damaged row nobody knows it."""
    if row.scenario is None:
        return None
    with suppress(msgspec.DecodeError, TypeError, UnicodeError):
        return msgspec.json.decode(row.scenario, type=Tale)
    return None


def without_module(options: Options) -> Reason | None:
    """Why a table cannot be played while a module from outside that it needs is missing or of no
    use; None: it can."""
    reason = unusable_modules(options)
    return None if reason is None else Reason("broken-start", args={"reason": reason})


def gone(seats: Sequence[SeatRow]) -> list[Seat]:
    """Who has given up."""
    return [row.seat for row in seats if row.resigned is not None]


def seat_names(seats: Iterable[Seat]) -> str:
    """``p1 p3``: as the store keeps who is waited for."""
    return " ".join(map(seat_name, seats))


def told(wire: Wire, events: Iterable[Event], viewer: Viewer) -> list[dict[str, object]]:
    """Events as a viewer may see them."""
    return [wire.struct(event.seen(viewer)) for event in events]


def open_view(game: Game) -> View:
    """The game with all cards open: for those who look at it when it is over."""
    players = tuple(player_view(game, seat, seat) for seat in range(game.players))
    return msgspec.structs.replace(view(game, None), players=players)
