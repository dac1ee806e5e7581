"""The table of contents: every chapter of the base game, in the order of its actions."""

from battalia.engine import (
    ambush,
    artefacts,
    battle,
    building,
    great_artefacts,
    heroes,
    rows,
    setup,
    turn,
)
from battalia.engine.points import Rules


def install(rules: Rules) -> None:
    """Every chapter adds its steps and actions."""
    setup.install(rules)
    rows.install(rules)
    building.install(rules)
    artefacts.install(rules)
    great_artefacts.install(rules)
    heroes.install(rules)
    battle.install(rules)
    ambush.install(rules)
    turn.install(rules)
