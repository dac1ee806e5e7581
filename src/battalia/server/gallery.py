"""The gallery of scenarios, and what the editor asks: can this be played, and what follows from it?

Scenarios that come with the program stand beside those that people have made. Whatever somebody
writes is read in its turn and for a price, like everything else that takes more than a moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from battalia.engine import Game, OptionsError, PositionError, save
from battalia.scenarios import (
    Scenario,
    ScenarioError,
    begin,
    options_in,
    own,
    own_files,
    read_scenario,
    write_scenario,
)
from battalia.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from battalia.server.desk import Desk, scenario_of, tale_of
from battalia.server.http import TheCaller, TheDesk
from battalia.server.keys import new_id
from battalia.server.live import open_view
from battalia.server.messages import (
    Board,
    Checked,
    Draft,
    Like,
    NewScenario,
    ScenarioInfo,
    ScenarioList,
)
from battalia.server.store import SCENARIOS_EACH, Order, Person, ScenarioRow
from battalia.server.wire import wire_of
from battalia.server.work import CHECK, LIST, Asker

SHOWN: Final = 20
"""Scenarios of people on a page of the gallery."""
PAGES: Final = 50
"""Nobody turns more of them."""


class Gallery:
    """What there is to play, by whom, and how it is liked."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.store = desk.store

    async def page(
        self, asker: Asker, person: Person | None, order: Order, page: int
    ) -> ScenarioList:
        """Those of the program come first, then what people have made."""
        await self.desk.hall.workshop.charge(asker, LIST)
        who = None if person is None else person.id
        found = await self.store.scenarios(order, who, limit=SHOWN + 1, skip=page * SHOWN)
        rows = found[:SHOWN]
        if not page:
            known = {row.id: row for row in await self.store.scenarios_called([*ours()], who)}
            rows = [known.get(id) or ScenarioRow(id, None, 0.0, "") for id in ours()] + rows
        infos = [in_short(shown(row, who)) for row in rows]
        return ScenarioList(infos, len(found) > SHOWN and page + 1 < PAGES)

    async def one(self, asker: Asker, person: Person | None, id: str) -> ScenarioInfo:
        """With its file."""
        await self.desk.hall.workshop.charge(asker, LIST)
        who = None if person is None else person.id
        row = await self.store.scenario(id, who)
        if row is None:
            if id not in own_files():
                raise Denied("no-such-scenario", NOT_FOUND)
            row = ScenarioRow(id, None, 0.0, "")
        return msgspec.structs.replace(shown(row, who), file=row.text or own_files()[id])

    async def add(self, asker: Asker, person: Person, file: str) -> ScenarioInfo:
        """One more scenario of somebody's own, for everybody."""
        await self.desk.public_name(person, person.name)
        id = new_id()
        info, text = await self.desk.hall.workshop.do(
            asker, CHECK, partial(introduced, file, id), len(file) / 1000
        )
        told = msgspec.json.encode(info).decode()
        row = ScenarioRow(id, person.id, self.desk.hall.date(), text, told, by=person.name)
        if not await self.desk.hall.whole(self.store.add_scenario(row)):
            raise Denied("too-many-scenarios", CONFLICT, most=SCENARIOS_EACH)
        return shown(row, person.id)

    async def remove(self, person: Person, id: str) -> None:
        if not await self.desk.hall.whole(self.store.drop_scenario(id, person.id)):
            raise Denied("not-your-scenario", FORBIDDEN)

    async def like(self, asker: Asker, person: Person, id: str, like: bool) -> ScenarioInfo:
        await self.desk.hall.workshop.charge(asker, LIST)
        liking = self.store.like_scenario(id, person.id, like, own=id in own_files())
        if not await self.desk.hall.whole(liking):
            raise Denied("no-such-scenario", NOT_FOUND)
        return await self.one(asker, person, id)


def shown(row: ScenarioRow, who: int | None) -> ScenarioInfo:
    """A scenario of the gallery as somebody sees it."""
    info = msgspec.json.decode(row.told, type=ScenarioInfo) if row.told else ours()[row.id]
    return msgspec.structs.replace(
        info,
        by=row.by,
        mine=row.person is not None and row.person == who,
        created=row.created,
        plays=row.plays,
        likes=row.likes,
        liked=bool(row.liked),
    )


def in_short(info: ScenarioInfo) -> ScenarioInfo:
    """Without its story, which is told where one looks at it alone."""
    return msgspec.structs.replace(info, tale=msgspec.structs.replace(info.tale, story={}))


@cache
def ours() -> dict[str, ScenarioInfo]:
    """Those that come with the program."""
    return {id: described(scenario, id) for id, scenario in own().items()}


# The long work: functions of plain values.


def introduced(file: str, id: str) -> tuple[ScenarioInfo, str]:
    """What the gallery tells of a scenario, and its file as it is kept (Denied)."""
    scenario = scenario_of(file)
    kept = write_scenario(scenario)
    # It may be longer than what was sent.
    scenario_of(kept)
    return described(scenario, id), kept


def described(scenario: Scenario, id: str) -> ScenarioInfo:
    layout = begin(scenario).rules.layout
    return ScenarioInfo(
        id,
        tale_of(scenario, id),
        scenario.players,
        layout.rows,
        layout.columns,
        scenario.options.expansion,
        bool(scenario.position),
    )


def checked(draft: Draft) -> Checked:
    """What the rules say of what somebody is making."""
    try:
        scenario = _drafted(draft)
        game = begin(scenario)
        file = write_scenario(scenario) if scenario.title else None
        if file is not None:
            read_scenario(file)
    except (OptionsError, PositionError, ScenarioError) as problem:
        return Checked(draft.options, reason=msgspec.to_builtins(problem.reason))
    told = Checked(
        scenario.options,
        board_of(game),
        tale=tale_of(scenario) if scenario.title else None,
        file=file,
    )
    if not scenario.position:
        return told
    view = wire_of(game.rules.notation).view(open_view(game))
    return msgspec.structs.replace(told, position=save(game).decode(), view=view)


def board_of(game: Game) -> Board:
    """The board of a game as it is before the set-up."""
    layout = game.rules.layout

    def named(spaces: Iterable[int]) -> list[str]:
        return [layout.space_name(space) for space in spaces]

    return Board(
        layout.rows,
        layout.columns,
        game.rules.catalogue.factions_on(layout),
        layout.great_artefacts,
        named(layout.ruins),
        named(layout.start),
        named(layout.neutral),
        named(layout.gates),
        named(sorted(layout.missing)),
        None if layout.link is None else layout.space_name(layout.link),
    )


def _drafted(draft: Draft) -> Scenario:
    """A position knows its table, where it names one."""
    if draft.file is not None:
        return read_scenario(draft.file)
    position = draft.position or ""
    options = options_in(position) or draft.options if position else draft.options
    return Scenario(draft.title, options, draft.goal, draft.story, position)


# The handlers.

ScenarioId = Annotated[
    str, Parameter(pattern=r"^[a-z0-9-]{1,40}$(?!\n)", description="The scenario's id.")
]
TheGallery = NamedDependency[Gallery]


class ScenarioRoutes(Controller):
    """Scenarios."""

    path = "/api/scenarios"
    tags = ("scenarios",)

    @get("/", summary="The gallery")
    async def page(
        self,
        caller: TheCaller,
        gallery: TheGallery,
        order: Annotated[Order, Parameter(description="What stands first.")] = "liked",
        page: Annotated[int, Parameter(ge=0, lt=PAGES)] = 0,
    ) -> ScenarioList:
        """On the first page those that come with the program stand before those of people."""
        return await gallery.page(caller.asker, caller.person, order, page)

    @post("/", summary="Put a scenario into the gallery", status_code=HTTP_201_CREATED)
    async def add(
        self, data: JSONBody[NewScenario], caller: TheCaller, gallery: TheGallery
    ) -> ScenarioInfo:
        return await gallery.add(caller.asker, caller.somebody(), data.file)

    @get("/{id:str}", summary="One scenario, with its file")
    async def one(self, id: ScenarioId, caller: TheCaller, gallery: TheGallery) -> ScenarioInfo:
        return await gallery.one(caller.asker, caller.person, id)

    @delete("/{id:str}", summary="Remove an own scenario", status_code=HTTP_204_NO_CONTENT)
    async def remove(self, id: ScenarioId, caller: TheCaller, gallery: TheGallery) -> None:
        """Tables that play it go on."""
        await gallery.remove(caller.somebody(), id)

    @post("/{id:str}/like", summary="Like it, or no longer", status_code=HTTP_200_OK)
    async def like(
        self, id: ScenarioId, data: JSONBody[Like], caller: TheCaller, gallery: TheGallery
    ) -> ScenarioInfo:
        return await gallery.like(caller.asker, caller.somebody(), id, data.like)


@post("/api/check", summary="Can this be played?", tags=["scenarios"], status_code=HTTP_200_OK)
async def check(data: JSONBody[Draft], caller: TheCaller, desk: TheDesk) -> Checked:
    """A table, a position or a scenario that somebody is making: why it cannot be, or what follows
    from it. Nothing is kept."""
    job = partial(checked, data)
    # All of it is looked at, and a story may be longer than a position.
    units = len(msgspec.json.encode(data)) / 1000
    return await desk.hall.workshop.do(caller.asker, CHECK, job, units)
