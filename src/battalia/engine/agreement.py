"""What players can still agree on while they set up a table (S10.5).

``points.put_together`` has the only word on what can be played; here it is asked what would be.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from battalia.engine.module import Option
from battalia.engine.modules import OPTIONS, OUTSIDE, check_options
from battalia.engine.options import PLAIN, Options, OptionsError
from battalia.engine.points import put_together
from battalia.engine.reasons import Reason
from battalia.engine.terms import FACTIONS

MODULES: Final = "modules"
"""The option that names the modules from outside: each is chosen, and refused, by itself."""


class Closed(NamedTuple):
    """What cannot be chosen now."""

    option: str
    value: bool | int | str | None
    """None: whatever is written."""
    reason: Reason
    """It names neither the option nor the value."""


def settled(options: Options, chosen: str = "") -> Options:
    """These options, where what cannot be with the others is as in the plain base game.

    What is chosen stays, or is refused. What players write themselves is judged when the table is
    set up: until then it may be unfinished.
    """
    unwritten = {name: "" for name, option in OPTIONS.items() if _is_written(option)}
    if chosen != MODULES:
        # All at once: whoever names a thousand must not have as many tables put together.
        usable = dict.fromkeys(name for name in options.modules if name in OUTSIDE.files)
        options = replace(options, modules=tuple(usable))
    while True:
        try:
            check_options(options)
            put_together(replace(options, **unwritten))
            return options
        except OptionsError as error:
            if error.option == chosen:
                raise
            options = _without(options, error)


def _is_written(option: Option) -> bool:
    """Whether players write it themselves."""
    return not option.values and option.name != MODULES


def _without(options: Options, error: OptionsError) -> Options:
    """These options without what was refused; of the modules from outside the others stay."""
    plain = getattr(PLAIN, error.option)
    if error.option == MODULES and error.outside:
        plain = tuple(name for name in options.modules if name != error.outside)
    return replace(options, **{error.option: plain})


def closed(options: Options) -> Iterator[Closed]:
    """What cannot be chosen besides these (settled) options; the plain game always can."""
    for option in Options.__struct_fields__:
        if option == MODULES:
            yield from _closed_modules(options)
            continue
        values = OPTIONS[option].values
        for value in values or (FACTIONS[0],):
            if value in (getattr(options, option), getattr(PLAIN, option)):
                continue
            try:
                settled(replace(options, **{option: value}), option)
            except OptionsError as error:
                yield Closed(option, value if values else None, _unnamed(error.reason))


def _closed_modules(options: Options) -> Iterator[Closed]:
    """The modules from outside that are there and cannot be added."""
    for name in installed():
        if name not in options.modules:
            try:
                settled(replace(options, modules=(*options.modules, name)), MODULES)
            except OptionsError as error:
                yield Closed(MODULES, name, _unnamed(error.reason))


def installed() -> list[str]:
    """The names of all modules from outside, whether they can be used or not."""
    return sorted((*(module.name for module in OUTSIDE.modules), *OUTSIDE.broken))


def _unnamed(reason: Reason) -> Reason:
    """The reason beside what it is about."""
    args = {name: arg for name, arg in reason.args.items() if name not in ("option", "entry")}
    return replace(reason, args=args)
