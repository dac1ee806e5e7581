"""A storm event, a Great Artefact and a potion that no box holds, as a module from outside."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from battalia.engine import further, modules, notation, terms
from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.piles import Drawing
from battalia.engine.choices import Use
from battalia.engine.content import Content
from battalia.engine.game import Game
from battalia.engine.module import Module
from battalia.engine.modules.potions import PotionCard
from battalia.engine.modules.stormgates import StormEvent
from battalia.engine.points import assemble
from battalia.engine.reasons import Reason
from battalia.engine.terms import Seat

TAILWIND: Final = StormEvent(
    number=13,
    rule="S1.5",
    worth=0.8,
    apply=lambda game, storm: game.push(Drawing(storm.seat, 2)),
)
"""The traveller draws two cards."""


def nothing_to_hear(game: Game, seat: Seat) -> Reason | None:
    return None if game.supply else Reason("no-supply-left", "S7.2")


def play_harp(game: Game, seat: Seat, choice: Use) -> None:
    game.hand[seat] = terms.merge(
        game.hand[seat], game.gain_supply(game.rules.numbers["harp"]["supply"])
    )


def harp() -> GreatArtefact:
    """It gives supply, and lies in battles."""
    return GreatArtefact(
        kind=further.great_artefact("harp"),
        rule="S7",
        icon="harp",
        hint="hint-storm",
        strength=(1, 3),
        numbers={"supply": 3},
        least={"supply": 1},
        obstacle=nothing_to_hear,
        effect=play_harp,
    )


ELIXIR: Final = PotionCard(
    name="elixir",
    rule="S13.3",
    numbers={"strength": 1},
    in_battle=lambda game, card: card.printed(game, "strength"),
)
"""It strengthens a little."""


@contextmanager
def installed(**brought: tuple[Content, ...]) -> Iterator[None]:
    """For as long as this lasts, modules of these names are installed that bring these."""
    found = tuple(Module(name=name, rule="", contents=given) for name, given in brought.items())
    with (
        patch.object(modules.OUTSIDE, "modules", found),
        patch.object(modules, "MODULES", modules.OWN + found),
    ):
        assemble.cache_clear()
        yield
    assemble.cache_clear()


@contextmanager
def all_three() -> Iterator[dict[str, Any]]:
    """All of them, in a module called ``wonders``, and the options that switch it on."""
    with (
        patch.dict(terms.KINDS),
        patch.dict(notation.KIND_NUMBERS),
        patch.dict(notation.CARD_NAMES),
        patch.dict(notation.CARD_NUMBERS),
        installed(wonders=(TAILWIND, harp(), ELIXIR)),
    ):
        yield {"modules": ("wonders",)}
