"""Quick pairing: whoever wants a table of a kind waits for others who want the same.

Who waits stands in the store, with the process to which they are connected: whoever goes, or whose
process is no more, waits no longer. A table is set up, and those for whom it is have it, in one
transaction: nobody gets two, and if one of them has gone meanwhile, nobody gets one. Who has a
table is told so by the process to which they are connected, as long as they may not know it; so it
does not matter whether the process that set it up lives on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import structlog

from battalia.server.denied import CONFLICT, UNKNOWN, Busy, Denied
from battalia.server.foyer import Foyer, Guest, own
from battalia.server.lobby import Kind, Lobby
from battalia.server.messages.lobby import Opening, Paired, Seek, StopSeeking
from battalia.server.ratings import check_player, kind_of
from battalia.server.store import MOST_SEEKERS, NotWaiting, Person, SeekerRow, StoreError
from battalia.server.work import SEEK

LOOK: Final = 1.0
"""Seconds between two looks at who waits."""

log = structlog.get_logger("battalia.pairing")


class Pairing:
    """Who waits at this process, and the tables for them."""

    def __init__(self, lobby: Lobby, foyer: Foyer) -> None:
        self.lobby = lobby
        self.hall = lobby.hall
        self.store = lobby.store
        self.foyer = foyer
        self._waiting: dict[int, Guest] = {}
        """By person, with the client that waits."""
        self._pairing = asyncio.Lock()
        foyer.answers[Seek] = self._seek
        foyer.answers[StopSeeking] = self._stop
        foyer.gone.append(self._gone)

    async def open(self) -> None:
        self.lobby.begin(self._keep())

    # Waiting.

    async def _seek(self, guest: Guest, wish: Seek) -> None:
        person = guest.person
        if person is None:
            raise Denied("who-are-you", UNKNOWN)
        await self.hall.workshop.charge(guest.asker, SEEK)
        kind = Kind(wish.players, wish.box, wish.pace, wish.rated)
        _ = kind.options
        found = await self.store.person(person)
        assert found is not None
        await self.lobby.desk.check_welcome(found)
        if kind.rated:
            check_player(found)
        await self.lobby.desk.public_name(found, found.name)
        most = self.lobby.desk.tables_each
        if await self.store.unfinished_of(person) >= most:
            raise Denied("too-many-tables", CONFLICT, most=most)
        now = self.hall.date()
        fills = None if wish.computers is None else now + wish.computers
        self._waiting[person] = guest
        if not await self.store.seek(SeekerRow(person, str(kind), now, fills, self.store.hall)):
            del self._waiting[person]
            raise Busy("too-many-seekers", most=MOST_SEEKERS)
        if guest.gone:
            await self._gone(guest)
            return
        self.lobby.begin(self.look())

    async def _stop(self, guest: Guest, _: StopSeeking) -> None:
        await self._gone(guest)

    async def _gone(self, guest: Guest) -> None:
        """Whoever has gone waits no longer; another client of theirs may."""
        for person in [one for one, its in self._waiting.items() if its is guest]:
            del self._waiting[person]
            await self.store.stop_seeking(person, self.store.hall)

    # Tables.

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            if self._waiting:
                try:
                    await self.look()
                except StoreError as problem:
                    log.error("nobody could be paired", problem=str(problem))

    async def look(self) -> None:
        """Sets up the tables for which enough people wait, and tells those who have one."""
        async with self._pairing:
            await self.store.forget_lost_seekers()
            waiting = await self.store.seekers()
            for text in dict.fromkeys(seeker.kind for seeker in waiting):
                kind = Kind.of(text)
                if kind is not None:
                    await self._pair(kind, [one for one in waiting if one.kind == text])
            await self._tell()

    async def _pair(self, kind: Kind, waiting: list[SeekerRow]) -> None:
        people = [one.person for one in waiting]
        strength: Mapping[int, float] = {}
        if len(people) > kind.players:
            # Who has a choice meets those who are nearest.
            strength = await self.store.strengths(people, kind_of(kind.options))
        now = self.hall.date()
        for first in list(waiting):
            # Whoever has waited longest is looked after by the process to which they came.
            if first not in waiting or first.hall != self.store.hall:
                continue
            others = [one for one in waiting if one is not first]
            group = await self._group(first, others, kind.players, strength)
            if len(group) < kind.players:
                if first.fills is None or first.fills > now:
                    continue
                late = [one for one in others if one.fills is not None and one.fills <= now]
                group = await self._group(first, late, kind.players, strength)
            if await self._seat(kind, group):
                waiting = [one for one in waiting if one not in group]

    async def _group(
        self,
        first: SeekerRow,
        others: Iterable[SeekerRow],
        most: int,
        strength: Mapping[int, float],
    ) -> list[SeekerRow]:
        """Those who sit down with somebody: the nearest in strength, and all may meet all."""

        def distance(other: SeekerRow) -> float:
            mine, theirs = strength.get(first.person), strength.get(other.person)
            return 0.0 if mine is None or theirs is None else abs(mine - theirs)

        group, apart = [first], await self.store.apart_from(first.person)
        for other in sorted(others, key=distance):
            if len(group) == most:
                break
            if other.person not in apart:
                group.append(other)
                apart |= await self.store.apart_from(other.person)
        return group

    async def _seat(self, kind: Kind, group: Sequence[SeekerRow]) -> bool:
        """Whether they have a table now; otherwise one of them has gone."""
        people = [one for one in [await self._still(one) for one in group] if one is not None]
        if len(people) < len(group):
            return False
        try:
            info = await self.hall.whole(
                self.lobby.desk.pair(
                    people,
                    kind.options,
                    kind.settings,
                    kind.rated,
                )
            )
        except NotWaiting:
            return False
        except Denied as problem:
            log.error("a table could not be set up", problem=str(problem))
            return False
        async with self.hall.at(info.id) as live:
            await self.lobby.enlist(live, Opening())
        for one in group:
            self.foyer.tell(own(one.person), "paired", Paired(info.id))
        return True

    async def _still(self, seeker: SeekerRow) -> Person | None:
        """Whoever may still sit down with strangers, as when they began to wait; nobody else does
        wait, so that nobody waits for them."""
        person = await self.store.person(seeker.person)
        try:
            if person is not None:
                await self.lobby.desk.check_welcome(person)
                await self.lobby.desk.public_name(person, person.name)
                return person
        except Denied as problem:
            log.info("somebody waits no longer", reason=problem.reason.id)
        self._waiting.pop(seeker.person, None)
        await self.store.stop_seeking(seeker.person, seeker.hall)
        return None

    async def _tell(self) -> None:
        """Whoever is connected here and has a table is told so."""
        for found in await self.store.found_for(self.store.hall):
            self._waiting.pop(found.person, None)
            self.foyer.tell(own(found.person), "paired", Paired(found.table or ""))
            await self.store.stop_seeking(found.person, self.store.hall)
