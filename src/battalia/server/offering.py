"""What a table can be set up with, and what goes with what has been chosen so far."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from battalia import __version__
from battalia.engine import Choice, Event, Options, OptionsError, Reason, with_expansion
from battalia.engine.agreement import closed, installed, settled
from battalia.engine.module import Module
from battalia.engine.modules import OPTIONS, OUTSIDE
from battalia.engine.options import PLAIN
from battalia.engine.outside import shown_by
from battalia.engine.points import assemble, put_together
from battalia.messages import LANGUAGES, further
from battalia.rulebook import ENGLISH
from battalia.server.clocks import Clock, book_preset
from battalia.server.forms import forms, state_forms
from battalia.server.messages import (
    Agreement,
    Closed,
    Length,
    Offer,
    OutsideModule,
    OutsideModules,
    Preset,
    PresetTable,
)
from battalia.server.minds import levels
from battalia.server.page import ANEW, ASKING, File, given, packed
from battalia.server.presets import DECISION, PRESETS, lengths, minutes


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
        book_preset(options),
        None if reason is None else msgspec.to_builtins(reason),
    )


def _whole(options: Options) -> dict[str, Any]:
    """Every option, also those that are as in the plain base game."""
    return {name: getattr(options, name) for name in Options.__struct_fields__}


def factions_at(options: Options) -> int:
    """How many factions take part at such a table (S10.1, S10.2)."""
    rules = assemble(options)
    return rules.catalogue.factions_on(rules.layout)


def _ready(preset: str, options: Options) -> PresetTable:
    """The table of a preset, with how long a game takes there."""
    measured = lengths().get(preset, {}).get(str(options.players))
    if measured is None:
        return PresetTable(_whole(options))
    least, _, most = map(round, measured.days)
    spent = {
        str(people): [*minutes(measured, options, people)]
        for people in range(1, options.players + 1)
    }
    return PresetTable(_whole(options), Length([least, most], spent))


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
        installed(),
        [
            Preset(
                name,
                {str(players): _ready(name, preset.options(players)) for players in preset.players},
                preset.links,
            )
            for name, preset in PRESETS.items()
        ],
        DECISION,
    )
    return packed(msgspec.json.encode(made), "application/json")


@get("/api/offer", summary="What a table can be set up with", tags=["tables"])
async def offer(request: Request[object, object, State]) -> Response[Offer]:
    return given(request, offer_file(), ANEW)


@cache
def modules_file(language: str) -> File:
    """What the pages need to know of modules from outside, in a language."""
    found = OUTSIDE.modules
    kinds = [kind for module in found for kind in OUTSIDE.kinds[module.name]]
    made = OutsideModules(
        [
            OutsideModule(
                module.name,
                "" if module.slice is None else module.slice.name,
                _icons(module),
            )
            for module in found
        ],
        "\n".join(further(language).values()),
        forms(kind for kind in kinds if issubclass(kind, Event)),
        forms(kind for kind in kinds if issubclass(kind, Choice)),
        {
            module.name: state_forms(shown_by(module))
            for module in found
            if module.slice is not None
        },
    )
    return packed(msgspec.json.encode(made), "application/json")


def _icons(module: Module) -> dict[str, str]:
    """The signs of a module: those of its cards are with the cards, unless it says otherwise."""
    cards = {content.name: content.icon for content in module.contents if content.icon}
    return {**cards, **module.icons}


@get("/api/modules", summary="Modules of installed packages", tags=["tables"])
async def outside_modules(
    request: Request[object, object, State],
    language: Annotated[
        str,
        Parameter(pattern=r"^[a-z]{2}$(?!\n)", description="The language, where there is one."),
    ] = ENGLISH,
) -> Response[OutsideModules]:
    """With their texts; what is not translated is in English."""
    return given(request, modules_file(language if language in LANGUAGES else ENGLISH), ASKING)
