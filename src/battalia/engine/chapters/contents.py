"""Every chapter of the base game, put together in the order of its actions."""

from typing import Final

from battalia.engine.chapters import (
    ambush,
    building,
    cities,
    great_artefacts,
    heroes,
    hiring,
    setup,
    turn,
)
from battalia.engine.chapters.artefacts import using as artefacts
from battalia.engine.chapters.battle import declaring as battle
from battalia.engine.content import CardKind
from battalia.engine.points import Rules
from battalia.engine.terms import (
    AMULET,
    CHIEF,
    FACTIONS,
    FRIMAN,
    HORSE,
    LORD,
    PRIEST,
    SCROLL,
    SUPPLY,
    TENT,
    TITLE,
    TOOL,
    WEAPON,
    WILD,
)


def _figures(*icons: str) -> dict[str, str]:
    return dict(zip(FACTIONS, icons, strict=True))


# What a figure is tells a unit's rank: what a friman wears, what a chief strikes with, what a
# priest prays by, the beast that a lord is. Whose it is tells the faction: bears of the woods, the
# sea, fire, the air, the sun over the jungle, wolves of the ice.
FRIMEN: Final = _figures(
    "horned-helm", "bandana", "pyromaniac", "elf-helmet", "tribal-mask", "hood"
)
CHIEFS: Final = _figures(
    "battle-axe", "harpoon-trident", "flaming-arrow", "winged-sword", "sun-spear", "triple-claws"
)
PRIESTS: Final = _figures(
    "holy-oak", "nautilus-shell", "brasero", "dream-catcher", "aztec-calendar-sun", "wolf-howl"
)
LORDS: Final = _figures(
    "bear-face", "triton-head", "spiked-dragon-head", "eagle-head", "tiger-head", "direwolf"
)

CARDS: Final[tuple[CardKind, ...]] = (
    CardKind(kind=SUPPLY, rule="B3.2", icon="wheat"),
    CardKind(kind=FRIMAN, rule="B0.2", icon="viking-helmet", figures=FRIMEN),
    CardKind(kind=CHIEF, rule="B0.2", icon="war-axe", figures=CHIEFS),
    CardKind(kind=PRIEST, rule="B0.2", icon="sun-priest", figures=PRIESTS),
    CardKind(kind=LORD, rule="B0.2", icon="crown", figures=LORDS),
    CardKind(kind=TOOL, rule="B5.3", icon="anvil"),
    CardKind(kind=WEAPON, rule="B5.4", icon="crossed-swords"),
    CardKind(kind=AMULET, rule="B5.5", icon="gem-pendant"),
    CardKind(kind=TITLE, rule="B5.6", icon="ribbon-medal"),
    CardKind(kind=SCROLL, rule="B5.7", icon="tied-scroll"),
    CardKind(kind=TENT, rule="B5.8", icon="camping-tent"),
    CardKind(kind=HORSE, rule="B5.9", icon="horse-head"),
    CardKind(kind=WILD, rule="B5.5", icon="perspective-dice-six-faces-random"),
    *great_artefacts.CARDS,
)
"""The kinds of cards of the base game."""


def install(rules: Rules) -> None:
    """Every chapter adds its steps, actions and powers."""
    setup.install(rules)
    rules.add(*hiring.ACTIONS, *cities.ACTIONS, *building.ACTIONS, *artefacts.ACTIONS)
    artefacts.install(rules)
    rules.add(*great_artefacts.ACTIONS)
    great_artefacts.install(rules)
    rules.add(*heroes.ACTIONS, *battle.ACTIONS)
    battle.install(rules)
    rules.add(*ambush.ACTIONS)
    turn.install(rules)
    for power in artefacts.POWERS:
        rules.powers[power.kind] = power
    for card in CARDS:
        rules.contents.append(card)
        card.add_to(rules)
