"""What a table may switch on: one value each, put together when its option is set."""

from itertools import chain
from typing import Final

from battalia.engine.chapters import setup
from battalia.engine.module import Module, Need, Option
from battalia.engine.modules import (
    advanced,
    bilkarr,
    checkpoints,
    common,
    draft,
    expansion,
    fanatics,
    fortune,
    hard,
    heroic,
    house,
    kings_bridge,
    mask,
    metamorpha,
    mountain_pass,
    new_great_artefacts,
    potions,
    relics,
    royals,
    staff,
    stardust,
    stormgates,
    summoning,
    teams,
    trading,
    valleys,
)
from battalia.engine.notation import shown
from battalia.engine.options import PLAIN, Options, OptionsError
from battalia.engine.outside import Outside
from battalia.engine.points import Rules
from battalia.engine.terms import FACTIONS

OWN: Final[tuple[Module, ...]] = (
    expansion.MODULE,
    advanced.MODULE,
    hard.MODULE,
    heroic.MODULE,
    relics.MODULE,
    house.TWO_CITIES,
    house.NO_NEUTRAL_CITIES,
    house.STARTING_HEROES,
    house.CITIES_TO_END,
    house.WEEKS,
    common.MODULE,
    teams.MODULE,
    teams.FEW_ATTACKS,
    new_great_artefacts.MODULE,
    mask.MODULE,
    staff.MODULE,
    stormgates.MODULE,
    royals.MODULE,
    stardust.MODULE,
    trading.MODULE,
    fortune.MODULE,
    metamorpha.MODULE,
    summoning.MODULE,
    draft.MODULE,
    fanatics.MODULE,
    valleys.MODULE,
    mountain_pass.MODULE,
    kings_bridge.MODULE,
    potions.MODULE,
    bilkarr.MODULE,
    checkpoints.COUNTING,
    checkpoints.MODULE,
)
"""In the order in which they are put together; checkpoints after all that add steps to them."""

OUTSIDE: Final = Outside()
"""Those that installed packages bring (docs/modules.md)."""
OUTSIDE.load(OWN)
MODULES: Final = OWN + OUTSIDE.modules

OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (*setup.OPTIONS, *chain.from_iterable(module.options for module in OWN))
}
"""What players agree on, by the field of ``Options``."""


def by_the_book(option: Option) -> tuple[str, list[int]]:
    """Sorts options in the order in which the rules speak of them."""
    return option.rule[0], [int(part) for part in option.rule[1:].split(".")]


def install(rules: Rules) -> None:
    """The modules that the options name, in a fixed order."""
    on = [module for module in MODULES if module.is_on(rules.options)]
    for module in on:
        rules.contents += module.contents
        rules.great_artefacts += module.great_artefacts
    for module in on:
        if module.slice is not None:
            rules.slices[module.slice.name] = module.slice.kind
            if module.view is not None:
                rules.views[module.slice.name] = module.view
        module.install(rules)
        rules.laws += module.laws
        rules.add(*module.actions)
        rules.powers |= {power.kind: power for power in module.powers}
        rules.marks |= {mark.name: mark for mark in module.marks}


def check_options(options: Options) -> None:
    """Refuses what cannot be played.

    Of two options that do not go together the lesser one is refused: the other can be chosen
    without it (``agreement.settled``).
    """
    for option in OPTIONS.values():
        if option.values:
            _check_value(option.name, getattr(options, option.name), option.values, option.rule)
    for option in OPTIONS.values():
        if option.expansion and not options.expansion:
            _refuse(options, option, "options-needs-expansion", "S10.5")
    if options.players > 4 and not options.expansion:
        _refuse(options, OPTIONS["players"], "options-needs-expansion", "S10.5")
    for option in OPTIONS.values():
        _check_needs(options, option, option.needs)
    for option in OPTIONS.values():
        _check_needs(options, option, option.clashes)
    _check_outside(options)
    # One more than there are cannot all be different.
    named = options.factions.split(maxsplit=len(FACTIONS))
    for faction in named:
        _check_value("factions", faction, FACTIONS, "S10.1")
        if named.count(faction) > 1:
            raise OptionsError("factions", "options-faction-twice", "S10.1", faction=faction)


def _check_outside(options: Options) -> None:
    """Modules from outside are there, each named once, and have what they need."""
    known = {module.name: module for module in OUTSIDE.modules}
    for name in options.modules:
        if name in OUTSIDE.broken:
            broken = OUTSIDE.broken[name]
            raise OptionsError("modules", "options-module-broken", "", module=name, why=broken)
        if name not in known:
            missing = shown(name)
            raise OptionsError("modules", "options-module-missing", "", module=missing)
        if options.modules.count(name) > 1:
            raise OptionsError("modules", "options-module-twice", "", module=name)
        for need in known[name].needs:
            if not need.met(options):
                raise OptionsError("modules", need.id, need.rule, entry=name)


def _check_value(
    option: str, value: bool | int | str, values: tuple[bool | int | str, ...], rule: str
) -> None:
    if value not in values:
        known = ", ".join(str(one) for one in values if one != "")
        raise OptionsError(option, "options-value", rule, value=shown(value), values=known)


def _check_needs(options: Options, option: Option, needs: tuple[Need, ...]) -> None:
    for need in needs:
        if not need.met(options):
            _refuse(options, option, need.id, need.rule)


def _refuse(options: Options, option: Option, id: str, rule: str) -> None:
    """Refuses an option that is chosen where it cannot be."""
    value = getattr(options, option.name)
    if value != getattr(PLAIN, option.name):
        # Of a number it matters which one it is.
        entry = {"entry": str(value)} if type(value) is int else {}
        raise OptionsError(option.name, id, rule, **entry)
