"""What a table can be set up with, and what goes with what has been chosen so far."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State

from battalia import __version__
from battalia.engine import Options, OptionsError, Reason, with_expansion
from battalia.engine.agreement import closed, settled
from battalia.engine.modules import OPTIONS
from battalia.engine.options import PLAIN
from battalia.engine.points import assemble, put_together
from battalia.server.clocks import Clock
from battalia.server.computers import levels
from battalia.server.messages import Agreement, Closed, Offer
from battalia.server.page import ANEW, File, given, packed


def refused(options: Options) -> Reason | None:
    """Why a table with these options cannot be set up; None: it can."""
    try:
        put_together(options)
    except OptionsError as error:
        return error.reason
    return None


def agreement(wished: Options) -> Agreement:
    """These options as far as they go together, and what cannot be chosen besides them."""
    options = settled(wished)
    reason = refused(options)
    return Agreement(
        _whole(options),
        [Closed(one.option, msgspec.to_builtins(one.reason), one.value) for one in closed(options)],
        None if reason is None else msgspec.to_builtins(reason),
    )


def _whole(options: Options) -> dict[str, Any]:
    """Every option, also those that are as in the plain base game."""
    return {name: getattr(options, name) for name in Options.__struct_fields__}


def factions_at(options: Options) -> int:
    """How many factions take part at such a table (S10.1, S10.2)."""
    rules = assemble(options)
    return rules.catalogue.factions_on(rules.layout)


@cache
def offer_file() -> File:
    """The same for everybody until the program is another one."""
    tables = {str(players): with_expansion(players) for players in range(2, 7)}
    made = Offer(
        __version__,
        _whole(PLAIN),
        {players: _whole(table) for players, table in tables.items()},
        {players: factions_at(table) for players, table in tables.items()},
        {name: list(one.values) for name, one in OPTIONS.items() if one.is_choice},
        levels(),
        {
            "none": Clock(),
            "blitz": Clock("game", base=600, increment=20),
            "book": Clock("book"),
            "days": Clock("move", days=3),
        },
    )
    return packed(msgspec.json.encode(made), "application/json")


@get("/api/offer", summary="What a table can be set up with", tags=["tables"])
async def offer(request: Request[object, object, State]) -> Response[Offer]:
    return given(request, offer_file(), ANEW)
