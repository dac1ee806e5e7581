"""Challenges: somebody asks a person or a bot to a table, and the table is there when they accept.

A challenge is open until it is accepted, declined with a reason, withdrawn, or runs out. Nobody can
ask without end: so many a minute, so many at once, and so many that wait for one answer.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Final, Literal, cast, get_args

import msgspec
import structlog

from battalia.engine import Options
from battalia.server.clocks import check_clock
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Busy, Denied, denied
from battalia.server.desk import Desk, beginning
from battalia.server.foyer import Foyer, own
from battalia.server.friends import privacy_of
from battalia.server.keys import new_id
from battalia.server.limits import Alone
from battalia.server.messages import NewSeat, NewTable, Settings
from battalia.server.messages.bots import (
    ChallengeInfo,
    ChallengeList,
    ChallengeNews,
    Challenger,
    DeclineReason,
    NewChallenge,
)
from battalia.server.minds import check_level
from battalia.server.naming import proper_name
from battalia.server.programs import check_room
from battalia.server.ratings import check_owners, check_rated
from battalia.server.reminders import Reminder
from battalia.server.store import ChallengeRow, Person, SeatRow, StoreError, TableRow
from battalia.server.work import LIST, SET_UP, Asker

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
LIFE_BOT: Final = 10 * MINUTE
"""Seconds that a bot has to answer …"""
LIFE: Final = 1 * HOUR
"""… and a person, …"""
LIFE_DAYS: Final = 72 * HOUR
"""… and a person who is asked to a game in which every move has days."""
A_MINUTE: Final = 6
"""So many challenges somebody can send in a minute."""
LOOK: Final = 5.0
"""Seconds between two looks at what has run out."""
FEWEST: Final = 2

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("battalia.challenges")


class Challenges:
    """Who asks whom."""

    def __init__(self, desk: Desk, foyer: Foyer, shared: Alone) -> None:
        self.desk = desk
        self.foyer = foyer
        self.hall = desk.hall
        self.store = desk.store
        self.bells = desk.hall.bells
        self._sent = shared.limits("challenges", A_MINUTE / MINUTE, A_MINUTE)
        self._reminded = shared.limits("challenge reminders", 1 / HOUR, 1)
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """From now on what nobody answers runs out."""
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self.expire()

    async def expire(self) -> None:
        """What nobody has answered in time has run out."""
        try:
            self.bells.ring(await self.store.expire_challenges(self.hall.date()))
        except StoreError as problem:
            log.error("challenges could not be looked at", problem=str(problem))

    # Asking.

    async def add(self, asker: Asker, person: Person, wish: NewChallenge) -> ChallengeInfo:
        """Somebody is asked (Denied)."""
        if not person.has_account:
            raise Denied("challenge-needs-account", FORBIDDEN)
        await self.desk.check_welcome(person)
        wait = await self._sent.ask(str(person.id), time.monotonic())
        if wait > 0:
            raise Busy("too-many-challenges", wait)
        other = await self.store.person_called(proper_name(wish.to))
        if other is None:
            raise Denied("no-such-person", NOT_FOUND, name=wish.to)
        if other.owner is None and privacy_of(other).invites == "nobody":
            raise Denied("no-requests", FORBIDDEN, name=other.name)
        await self._check_meeting(person, other, wish.rated)
        await self._check_table(asker, person, other, wish)
        for one in (person, other):
            await check_room(self.store, one)
        now = self.hall.date()
        row = ChallengeRow(
            id=new_id(),
            by=person.id,
            to=other.id,
            created=now,
            expires=now + _life(other, wish.settings),
            options=msgspec.json.encode(wish.options).decode(),
            settings=msgspec.json.encode(wish.settings).decode(),
            rated=wish.rated,
            level=wish.level,
            first=wish.first,
        )
        if not await self.hall.whole(self.store.add_challenge(row)):
            raise Denied("too-many-open-challenges", CONFLICT)
        self._tell(row)
        await self._remind(other, asker, row)
        return (await self.shown(person.id, [row]))[0]

    async def _check_meeting(self, person: Person, other: Person, rated: bool) -> None:
        """These two may play with each other (Denied)."""
        if person.id == other.id:
            raise Denied("challenge-oneself")
        if person.owner is not None and other.owner is None and person.owner != other.id:
            raise Denied("bots-ask-bots", FORBIDDEN)
        if rated:
            check_owners([person, other])
        # Whoever keeps away from somebody keeps away from their bots.
        for one in (person.id, person.keeper):
            for another in (other.id, other.keeper):
                if not await self.store.may_meet(one, another):
                    raise Denied("kept-apart", FORBIDDEN)

    async def _check_table(self, asker: Asker, by: Person, to: Person, wish: NewChallenge) -> None:
        """There can be such a table (Denied)."""
        settings = wish.settings
        if wish.rated:
            row = TableRow("", 0, 0, "", "", 0, "", by.id, b"")
            both = [SeatRow(0, "person", by.id), SeatRow(1, "person", to.id)]
            others = range(FEWEST, wish.options.players)
            computers = [SeatRow(seat, "computer", level=wish.level) for seat in others]
            check_rated(row, wish.options, settings, [*both, *computers])
        if wish.options.players < FEWEST:
            raise Denied("challenge-for-two")
        if settings.lesson:
            raise Denied("lesson-for-one")
        if settings.seed is not None:
            raise Denied("challenge-seed")
        clock = settings.clock
        reason = check_level(wish.level) or check_level(settings.stand_in)
        if clock.kind != "book":
            reason = reason or check_clock(clock)
        if reason is not None:
            raise denied(reason)
        text = f"{wish.options.corrections}{wish.options.layout}"
        begin = partial(beginning, NewTable(options=wish.options), "", self.hall.date())
        await self.hall.workshop.do(asker, SET_UP, begin, len(text) / 1000)

    def _tell(self, row: ChallengeRow) -> None:
        """Both hear of it, on whatever page they are, or as a bot that waits."""
        self.bells.ring([row.by, row.to])
        for person in (row.by, row.to):
            self.foyer.tell(own(person), "challenge", ChallengeNews(row.id, row.state))

    async def _remind(self, other: Person, asker: Asker, row: ChallengeRow) -> None:
        """Word to a person who is asked; a bot listens. Nobody's pocket rings again and again for
        what comes from one household: whoever looks sees all of it."""
        again = await self._reminded.ask(f"{asker.address} {other.id}", time.monotonic()) > 0
        if other.owner is None and not again:
            url = f"{self.hall.url}/challenges"
            await self.hall.reminders.remind(
                Reminder(other, row.id, "", "", 0, url, asker.address, "challenge")
            )

    # Looking.

    async def of(self, asker: Asker, person: Person) -> ChallengeList:
        await self.hall.workshop.charge(asker, LIST)
        return ChallengeList(await self.shown(person.id, await self.store.challenges_of(person.id)))

    async def one(self, asker: Asker, person: Person, id: str) -> ChallengeInfo:
        """Also one that is no longer open, for a while."""
        await self.hall.workshop.charge(asker, LIST)
        return (await self.shown(person.id, [await self._concerning(person.id, id)]))[0]

    async def shown(self, person: int, rows: Sequence[ChallengeRow]) -> list[ChallengeInfo]:
        """Challenges as this person sees them."""
        people: dict[int, Challenger] = {}
        for one in {id for row in rows for id in (row.by, row.to)}:
            found = await self.store.person(one)
            people[one] = (
                Challenger("") if found is None else Challenger(found.name, found.owner is not None)
            )
        return [
            ChallengeInfo(
                row.id,
                people[row.by],
                people[row.to],
                row.to == person,
                msgspec.json.decode(row.options, type=Options),
                msgspec.json.decode(row.settings, type=Settings),
                row.level,
                cast(Literal["me", "them", "any"], row.first),
                row.created,
                row.expires,
                row.state,
                row.rated,
                cast(DeclineReason, row.reason) if row.reason in get_args(DeclineReason) else None,
                row.table,
            )
            for row in rows
        ]

    # Answering.

    async def accept(self, asker: Asker, person: Person, id: str) -> ChallengeInfo:
        """The table is set up, and both sit there (Denied)."""
        row = await self._open(person.id, id, "to")
        by = await self.store.person(row.by)
        if by is None:
            raise Denied("no-such-challenge", NOT_FOUND)
        await self.desk.check_welcome(person)
        await self._check_meeting(by, person, row.rated)
        for one in (by, person):
            await check_room(self.store, one)
        if not await self.store.change_challenge(row, "accepted"):
            raise Denied("challenge-over", CONFLICT)
        try:
            table = await self._play(asker, by, person, row)
        except BaseException:
            # Nobody sits anywhere: it can be accepted once more, or declined.
            await self.store.change_challenge(row, "open", before="accepted")
            raise
        await self.store.play_challenge(row, table)
        accepted = msgspec.structs.replace(row, state="accepted", table=table)
        self._tell(accepted)
        return (await self.shown(person.id, [accepted]))[0]

    async def _play(self, asker: Asker, by: Person, to: Person, row: ChallengeRow) -> str:
        """The table of a challenge, set up by who has asked; its id."""
        options = msgspec.json.decode(row.options, type=Options)
        first = row.first == "me" or (row.first == "any" and secrets.randbelow(2) == 0)
        both = [NewSeat("me"), NewSeat("link")]
        computers = [NewSeat("computer", level=row.level)] * (options.players - len(both))
        wish = NewTable(
            options=options,
            seats=[*(both if first else reversed(both)), *computers],
            settings=msgspec.json.decode(row.settings, type=Settings),
            rated=row.rated,
        )
        links = await self.desk.set_up(asker, by, wish)
        (key,) = links.seats.values()
        try:
            await self.desk.join(asker, to, key, "")
        except Denied:
            # Nobody is left with a table for every time that somebody could not sit down.
            await self.desk.remove(links.table.id, by)
            raise
        return links.table.id

    async def decline(self, person: Person, id: str, reason: DeclineReason) -> ChallengeInfo:
        return await self._end(await self._open(person.id, id, "to"), person, "declined", reason)

    async def withdraw(self, person: Person, id: str) -> ChallengeInfo:
        return await self._end(await self._open(person.id, id, "by"), person, "withdrawn")

    async def _end(
        self,
        row: ChallengeRow,
        person: Person,
        state: Literal["declined", "withdrawn"],
        reason: str = "",
    ) -> ChallengeInfo:
        if not await self.store.change_challenge(row, state, reason=reason):
            raise Denied("challenge-over", CONFLICT)
        ended = msgspec.structs.replace(row, state=state, reason=reason)
        self._tell(ended)
        return (await self.shown(person.id, [ended]))[0]

    async def _open(self, person: int, id: str, side: Literal["by", "to"]) -> ChallengeRow:
        """A challenge that can still be answered, by who is asked, or withdrawn by who asks."""
        row = await self._concerning(person, id)
        if person != getattr(row, side):
            raise Denied("not-your-challenge", FORBIDDEN)
        if row.state != "open" or row.expires <= self.hall.date():
            raise Denied("challenge-over", CONFLICT)
        return row

    async def _concerning(self, person: int, id: str) -> ChallengeRow:
        row = await self.store.challenge(id)
        if row is None or person not in (row.by, row.to):
            raise Denied("no-such-challenge", NOT_FOUND)
        return row


def _life(other: Person, settings: Settings) -> float:
    """Seconds until a challenge runs out."""
    if other.owner is not None:
        return LIFE_BOT
    return LIFE_DAYS if settings.clock.kind == "move" else LIFE
