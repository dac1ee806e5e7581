"""A storm event, a Great Artefact and a potion: our own invention, in none of the books."""

from typing import Final

from battalia.engine.module import Module, Need
from battalia_wonders.elixir import ELIXIR
from battalia_wonders.harp import HARP
from battalia_wonders.tailwind import TAILWIND

MODULE: Final = Module(
    name="wonders",
    rule="",
    contents=(TAILWIND, HARP, ELIXIR),
    needs=(
        Need(lambda options: options.stormgates, "options-needs-stormgates", "S10.5"),
        Need(lambda options: options.great_artefacts, "options-needs-great-artefacts", "S7.0"),
    ),
    icons={"wonders": "falling-star"},
)
