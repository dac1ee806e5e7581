"""The new Great Artefacts (S7), one file each; the Staff of Terra and summoning are options."""

from typing import Final

from battalia.engine.module import Module, Option
from battalia.engine.modules.great_artefacts import (
    arrow,
    bag,
    banner,
    cloak,
    crystal,
    lost_scroll,
    mask,
)
from battalia.engine.modules.great_artefacts.in_use import IN_USE, NAME

MODULE: Final = Module(
    name=NAME,
    rule="S7",
    options=(Option("great_artefacts", "S7", "relic-blade", expansion=True),),
    contents=tuple(file.CARD for file in (arrow, bag, banner, cloak, crystal, lost_scroll, mask)),
    slice=IN_USE,
    view=crystal.seen_by,
)
