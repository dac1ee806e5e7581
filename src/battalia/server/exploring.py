"""The explorer over HTTP: a question among those that there are, and its answer."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from typing import Annotated, Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import Parameter

from battalia.explorer import DECK, About, Explorer, Findings, NoTurns, Question, Source
from battalia.server.denied import NOT_FOUND, Busy, Denied
from battalia.server.desk import Desk
from battalia.server.http import Caller
from battalia.server.work import EXPLORE

FACTION: Final = r"^[a-z]{1,20}$(?!\n)"


@get("/api/explorer", summary="What was done in like positions", tags=["library"])
async def explore(
    caller: NamedDependency[Caller],
    desk: NamedDependency[Desk],
    explorer: NamedDependency[Explorer],
    about: Annotated[
        About,
        Parameter(
            description="`openings`: first turns; `buys`: what was bought; `attacks`: on neutral "
            "cities, day by day."
        ),
    ] = "openings",
    players: Annotated[int, Parameter(ge=2, le=6)] = 2,
    expansion: Annotated[bool, Parameter(description="With The Stormgates.")] = False,
    source: Annotated[
        Source | None, Parameter(description="Games of people, or of computers alone.")
    ] = None,
    faction: Annotated[
        str | None, Parameter(pattern=FACTION, description="Of whoever did it.")
    ] = None,
    deck: Annotated[
        str | None,
        Parameter(
            pattern=DECK,
            max_length=20,
            description="How many of the units dealt are of one faction, the most first: `3-1-1`.",
        ),
    ] = None,
    day: Annotated[int | None, Parameter(ge=1, le=1000)] = None,
) -> Findings:
    """In published games and those of computers, with what came of it."""
    if find_spec("duckdb") is None:
        raise Denied("explorer-closed", NOT_FOUND)
    question = Question(about, players, expansion, source, faction, deck, day)
    known = explorer.known(question)
    if known is not None:
        return known
    try:
        return await desk.hall.workshop.do(caller.asker, EXPLORE, partial(explorer.ask, question))
    except NoTurns:
        raise Denied("explorer-empty", NOT_FOUND) from None
    except TimeoutError:
        raise Busy("too-busy") from None
