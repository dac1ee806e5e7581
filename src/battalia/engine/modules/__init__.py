"""What a table may switch on: one value each, put together when its option is set."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Final

from battalia.engine.catalogue.mistakes import CARDS, at_least, known
from battalia.engine.chapters import setup
from battalia.engine.content import Content
from battalia.engine.module import Module, Need, Option
from battalia.engine.modules import (
    abilities,
    advanced,
    bilkarr,
    checkpoints,
    common,
    draft,
    expansion,
    fanatics,
    fortune,
    great_artefacts,
    hard,
    heroic,
    house,
    kings_bridge,
    metamorpha,
    mountain_pass,
    potion_cards,
    potions,
    relics,
    royals,
    stardust,
    storm_events,
    stormgates,
    teams,
    trading,
    valleys,
)
from battalia.engine.modules.great_artefacts import staff, summoning
from battalia.engine.notation import shown
from battalia.engine.options import PLAIN, Options, OptionsError
from battalia.engine.outside import Outside, problem
from battalia.engine.points import Rules, Thing
from battalia.engine.reasons import Reason, ReasonedError
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
    great_artefacts.MODULE,
    staff.MODULE,
    storm_events.MODULE,
    stormgates.MODULE,
    royals.MODULE,
    stardust.MODULE,
    trading.MODULE,
    fortune.MODULE,
    metamorpha.MODULE,
    abilities.MODULE,
    summoning.MODULE,
    draft.MODULE,
    fanatics.MODULE,
    valleys.MODULE,
    mountain_pass.MODULE,
    kings_bridge.MODULE,
    potions.MODULE,
    potion_cards.MODULE,
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
    _gather(rules, on)
    for module in on:
        if module in OWN:
            _install(module, rules)
        else:
            with _blamed(module.name):
                _install(module, rules)


def in_the_box(options: Options, kind: type[Thing]) -> list[Thing]:
    """All contents of this kind that come with the boxes and the modules from outside of a table,
    whether it plays with them or not."""
    own = OWN if options.expansion else ()
    there = (*own, *(module for module in OUTSIDE.modules if module.name in options.modules))
    return [one for module in there for one in module.contents if isinstance(one, kind)]


def _gather(rules: Rules, on: list[Module]) -> None:
    """What these modules bring, each thing once, with its numbers as this table has them.

    Cards of the box may be corrected whether the table plays with them or not; those of packages
    only where it does.
    """
    corrected = rules.catalogue.printed.cards
    there = (*OWN, *(module for module in on if module not in OWN))
    numbered = [content for module in there for content in module.contents if content.numbers]
    for name in corrected:
        known(name, [content.name for content in numbered], CARDS)
    for content in numbered:
        for name, number in corrected.get(content.name, {}).items():
            place = CARDS.at(content.name)
            known(name, content.numbers, place)
            at_least(number, content.least.get(name, 0), place.at(name), content.rule)
    owners: dict[tuple[type[Content] | None, str], Module] = {}
    for module in on:
        for content in module.contents:
            # Numbers are found by the name alone.
            kind = None if content.numbers else type(content)
            other = owners.setdefault((kind, content.name), module)
            if other is not module:
                names = {"one": other.name, "other": module.name}
                raise OptionsError("modules", "options-twice", "", word=content.name, **names)
            rules.contents.append(content)
            if content.numbers:
                changed = corrected.get(content.name, {})
                rules.numbers[content.name] = {**content.numbers, **changed}


def _install(module: Module, rules: Rules) -> None:
    """The module adds itself, and all that it brings."""
    if module.slice is not None:
        rules.slices[module.slice.name] = module.slice.kind
        if module.view is not None:
            rules.views[module.slice.name] = module.view
    module.install(rules)
    rules.laws += module.laws
    rules.add(*module.actions)
    rules.marks |= {mark.name: mark for mark in module.marks}
    for content in module.contents:
        content.add_to(rules)


@contextmanager
def _blamed(name: str) -> Iterator[None]:
    """What this module from outside does here; if it fails, it is to blame, and nothing else."""
    try:
        yield
    except ReasonedError:
        raise
    except Exception as error:
        raise _unusable(name, "options-module-broken", why=problem(error)) from None


def _unusable(name: str, id: str, **args: str | Reason) -> OptionsError:
    """A module from outside that no table can have."""
    return _to_blame(name, OptionsError("modules", id, "", module=shown(name), **args))


def _to_blame(name: str, error: OptionsError) -> OptionsError:
    error.outside = name
    return error


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


def unusable_modules(options: Options) -> Reason | None:
    """Why the modules from outside of a table cannot be played with; None: they can."""
    try:
        _check_outside(options)
    except OptionsError as error:
        return error.reason
    return None


def _check_outside(options: Options) -> None:
    """Modules from outside are there, each named once, and have what they need."""
    known = {module.name: module for module in OUTSIDE.modules}
    for name in options.modules:
        if name in OUTSIDE.broken:
            raise _unusable(name, "options-module-broken", why=OUTSIDE.broken[name])
        if name not in known:
            raise _unusable(name, "options-module-missing")
        if options.modules.count(name) > 1:
            raise _unusable(name, "options-module-twice")
        for need in known[name].needs:
            with _blamed(name):
                met = need.met(options)
            if not met:
                raise _to_blame(name, OptionsError("modules", need.id, need.rule, entry=name))


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
