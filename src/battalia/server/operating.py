"""The operator's page: how the whole house is, and a line to everybody.

Nothing is counted here. What each process knows of itself comes from its own metrics, queues and
log; the others are asked over the way by which they hand on to each other. What is stored the
database knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from battalia import __version__
from battalia.server.checkup import Checkup
from battalia.server.denied import CONFLICT, NOT_FOUND, Denied
from battalia.server.handing import Handing
from battalia.server.http import TheCaller
from battalia.server.logs import LATE
from battalia.server.messages.moderation import (
    LateError,
    NewAnnouncement,
    Officer,
    Overview,
    ProcessInfo,
    StorageInfo,
)
from battalia.server.moderation import Moderators
from battalia.server.moderation import Officer as Administrator
from battalia.server.reviewing import Reviews
from battalia.server.store import ANNOUNCED, Entry
from battalia.server.work import OPERATE

REFUSED: Final = 10
"""So many reasons for refusals are shown, the most frequent first."""
SHORT: Final = 300
"""So much is shown of what went wrong."""
HOUR: Final = 3600.0


class Operator:
    """What whoever runs the server sees and says."""

    def __init__(
        self, moderators: Moderators, reviews: Reviews, handing: Handing, checkup: Checkup
    ) -> None:
        self.moderators = moderators
        self.hall = moderators.hall
        self.store = moderators.store
        self.reviews = reviews
        self.handing = handing
        self.checkup = checkup
        handing.standing = lambda: msgspec.msgpack.encode(self.process())

    def process(self) -> ProcessInfo:
        """How this process is."""
        hall, counted = self.hall, self.hall.metrics
        refused = counted.total("battalia_refused_total")
        most = sorted(refused.items(), key=lambda one: (-one[1], one[0]))[:REFUSED]
        requests = counted.total("battalia_http_requests_total")
        memory = counted.registry.get_sample_value("process_resident_memory_bytes")
        return ProcessInfo(
            self.store.hall,
            hall.address,
            __version__,
            tables=_shown(counted.registry.get_sample_value("battalia_tables")),
            led=self.store.led,
            connections=_shown(counted.registry.get_sample_value("battalia_connections")),
            people=hall.people_here(),
            thoughts=hall.computers.waiting,
            reviews=self.reviews.making,
            work=hall.workshop.waiting,
            memory=_shown(memory),
            requests=_shown(sum(requests.values())),
            broken=_shown(sum(count for (_, status), count in requests.items() if status >= "500")),
            refused={reason: _shown(count) for (reason,), count in most},
            limited=_shown(
                sum(count for (_, status), count in requests.items() if status == "429")
            ),
            errors=[_late(event) for event in reversed(LATE)],
        )

    async def overview(self) -> Overview:
        """The whole house: this process, and all others that answer."""
        now, well = self.hall.date(), False
        with suppress(Denied):
            await self.checkup.tables()
            well = True
        processes, unreached = [self.process()], 0
        if self.hall.address:
            for told in await self.handing.ask_all():
                if told is None:
                    unreached += 1
                else:
                    processes.append(msgspec.msgpack.decode(told, type=ProcessInfo))
        figures = await self.store.figures(now)
        shared = self.hall.workshop.shared.standing
        return Overview(
            well,
            processes,
            unreached,
            StorageInfo(
                figures.size,
                figures.tables,
                figures.acts,
                figures.new_tables,
                figures.people,
                figures.accounts,
                figures.new_people,
            ),
            figures.open_reports,
            figures.measures,
            [Officer(login, office) for _, login, office in await self.store.officers()],
            await self.hall.announcements(),
            str(shared.get("redis", "")),
            self.hall.computers.thinkers,
        )

    async def announce(self, officer: Administrator, wish: NewAnnouncement) -> None:
        """A line to everybody, for a time."""
        if not wish.texts:
            raise Denied("announcement-empty")
        now = self.hall.date()
        languages = ",".join(sorted(wish.texts))
        entry = Entry(
            now,
            officer.office,
            "announce",
            officer.person.id,
            details=f"hours={wish.hours} languages={languages}",
        )
        texts = msgspec.json.encode(wish.texts).decode()
        announcing = self.store.announce(texts, now + HOUR * wish.hours, entry)
        if not await self.hall.whole(announcing):
            raise Denied("too-many-announcements", CONFLICT, most=ANNOUNCED)
        await self.hall.announced()

    async def end(self, officer: Administrator, id: int) -> None:
        """It is not shown any more."""
        now = self.hall.date()
        entry = Entry(
            now, officer.office, "unannounce", officer.person.id, details=f"announcement={id}"
        )
        if not await self.hall.whole(self.store.end_announcement(id, entry)):
            raise Denied("no-such-announcement", NOT_FOUND)
        await self.hall.announced()


def _shown(count: float | None) -> int:
    return int(count or 0)


def _late(event: Mapping[str, object]) -> LateError:
    """What went wrong, in a line: the last one of an exception says what it was."""
    problem = str(event.get("exception") or event.get("problem") or "")
    last = problem.strip().splitlines()[-1:] or [""]
    what = f"{event.get('event', '')}: {last[0]}" if last[0] else str(event.get("event", ""))
    return LateError(str(event.get("timestamp", "")), what[:SHORT], str(event.get("logger", "")))


# The handlers.

TheOperator = NamedDependency[Operator]


class OperatorRoutes(Controller):
    """For administrators."""

    path = "/api/operator"
    tags = ("operation",)

    @get("/", summary="How the whole house is")
    async def overview(self, caller: TheCaller, operator: TheOperator) -> Overview:
        await operator.moderators.administrator(caller)
        await operator.hall.workshop.charge(caller.asker, OPERATE)
        return await operator.overview()

    @post("/announcements", summary="Tell everybody something", status_code=HTTP_204_NO_CONTENT)
    async def announce(
        self, data: JSONBody[NewAnnouncement], caller: TheCaller, operator: TheOperator
    ) -> None:
        officer = await operator.moderators.administrator(caller)
        await operator.hall.workshop.charge(caller.asker, OPERATE)
        await operator.announce(officer, data)

    @delete("/announcements/{id:int}", summary="No longer", status_code=HTTP_204_NO_CONTENT)
    async def end(
        self,
        id: Annotated[int, Parameter(ge=1, le=2_000_000_000)],
        caller: TheCaller,
        operator: TheOperator,
    ) -> None:
        officer = await operator.moderators.administrator(caller)
        await operator.hall.workshop.charge(caller.asker, OPERATE)
        await operator.end(officer, id)
