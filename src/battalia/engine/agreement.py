"""What players can still agree on while they set up a table (S10.5).

``points.put_together`` has the only word on what can be played; here it is asked what would be.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from battalia.engine.modules import OPTIONS, check_options
from battalia.engine.options import PLAIN, Options, OptionsError
from battalia.engine.points import put_together
from battalia.engine.reasons import Reason
from battalia.engine.terms import FACTIONS


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
    unwritten = {name: "" for name, option in OPTIONS.items() if not option.values}
    while True:
        try:
            check_options(options)
            put_together(replace(options, **unwritten))
            return options
        except OptionsError as error:
            if error.option == chosen:
                raise
            options = replace(options, **{error.option: getattr(PLAIN, error.option)})


def closed(options: Options) -> Iterator[Closed]:
    """What cannot be chosen besides these (settled) options; the plain game always can."""
    for option in Options.__struct_fields__:
        values = OPTIONS[option].values
        for value in values or (FACTIONS[0],):
            if value in (getattr(options, option), getattr(PLAIN, option)):
                continue
            try:
                settled(replace(options, **{option: value}), option)
            except OptionsError as error:
                named = ("option", "entry")
                args = {name: arg for name, arg in error.reason.args.items() if name not in named}
                yield Closed(option, value if values else None, replace(error.reason, args=args))
