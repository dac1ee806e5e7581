"""What a table may switch on: one module each, installed when its option is set."""

from collections.abc import Callable
from types import ModuleType
from typing import Final

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
from battalia.engine.options import Options
from battalia.engine.points import Rules

MODULES: Final[list[tuple[Callable[[Options], bool], Callable[[Rules], None]]]] = [
    (lambda options: options.expansion, expansion.install),
    (lambda options: options.advanced, advanced.install),
    (lambda options: options.hard, hard.install),
    (lambda options: options.heroic, heroic.install),
    (lambda options: options.relics, relics.install),
    (lambda options: options.starting_cities == 2, house.install_two_cities),
    (lambda options: not options.neutral_cities, house.install_no_neutral_cities),
    (lambda options: options.starting_heroes > 0, house.install_starting_heroes),
    (lambda options: options.cities_to_end > 0, house.install_cities_to_end),
    (lambda options: options.weeks > 0, house.install_weeks),
    (lambda options: options.teams, teams.install),
    (lambda options: options.great_artefacts, new_great_artefacts.install),
    (lambda options: options.great_artefacts, mask.install),
    (lambda options: options.staff, staff.install),
    (lambda options: options.stormgates, stormgates.install),
    (lambda options: options.royals, royals.install),
    (stardust.wanted, stardust.install),
    (lambda options: options.trading, trading.install),
    (lambda options: options.fortune, fortune.install),
    (lambda options: options.metamorpha, metamorpha.install),
    (lambda options: options.summoning, summoning.install),
    (lambda options: options.draft, draft.install),
    (lambda options: options.fanatics, fanatics.install),
    (lambda options: bool(options.valleys), valleys.install),
    (lambda options: options.valleys == "pass", mountain_pass.install),
    (lambda options: options.valleys == "bridge", kings_bridge.install),
    (lambda options: options.bilkarr, potions.install),
    (lambda options: options.bilkarr, bilkarr.install),
    (checkpoints.wanted, checkpoints.install),
]

WITH_FRAMES: Final[list[ModuleType]] = [
    relics,
    common,
    teams,
    stormgates,
    trading,
    fortune,
    new_great_artefacts,
    staff,
    metamorpha,
    draft,
    valleys,
    mountain_pass,
    kings_bridge,
    potions,
    bilkarr,
    checkpoints,
]
"""Modules with frames of their own: ``STANDS_ON`` says on what each may stand; ``OUTSIDERS``,
where there is one, lists frames of players whose turn it need not be."""


def install(rules: Rules) -> None:
    """The modules that the options name, in a fixed order."""
    for wanted, module in MODULES:
        if wanted(rules.options):
            module(rules)
