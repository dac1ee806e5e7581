"""Every chapter of the base game, put together in the order of its actions."""

from battalia.engine.chapters import (
    ambush,
    artefacts,
    building,
    great_artefacts,
    heroes,
    rows,
    setup,
    turn,
)
from battalia.engine.chapters.battle import declaring as battle
from battalia.engine.points import Rules


def install(rules: Rules) -> None:
    """Every chapter adds its steps, actions and powers."""
    setup.install(rules)
    rules.add(*rows.ACTIONS, *building.ACTIONS, *artefacts.ACTIONS)
    artefacts.install(rules)
    rules.add(*great_artefacts.ACTIONS)
    great_artefacts.install(rules)
    rules.add(*heroes.ACTIONS, *battle.ACTIONS)
    battle.install(rules)
    rules.add(*ambush.ACTIONS)
    turn.install(rules)
    for power in artefacts.POWERS + great_artefacts.POWERS:
        rules.powers[power.kind] = power
