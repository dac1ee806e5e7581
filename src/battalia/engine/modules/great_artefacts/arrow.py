"""Farrell's Arrow (S7.1): a weapon that reaches what lies around a hero (``afar``)."""

from typing import Final

from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.turn import Turn
from battalia.engine.modules.afar import FarBattle, musters, shots
from battalia.engine.points import Rules
from battalia.engine.terms import ARROW


def install(rules: Rules) -> None:
    rules.openers += (ARROW,)
    rules.further_targets.append(shots)
    rules.musters.append(musters)


CARD: Final = GreatArtefact(
    kind=ARROW,
    rule="S7.1",
    icon="arrow-flights",
    strength=(2, 2),
    in_box=True,
    install=install,
    stands_on={FarBattle: (Turn,)},
)
