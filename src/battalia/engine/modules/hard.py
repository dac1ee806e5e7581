"""The hard scenario (B13.1): neutral cities defend with 6, the ruins with 10."""

from typing import Final

from battalia.engine.module import Module, Need, Option
from battalia.engine.points import Rules


def install(rules: Rules) -> None:
    rules.neutral_level = rules.catalogue.tokens.neutral_hard
    rules.ruins_level = rules.catalogue.tokens.ruins_hard


MODULE: Final = Module(
    name="hard",
    rule="B13.1",
    options=(
        Option(
            "hard",
            "B13.1",
            "hazard-sign",
            clashes=(
                Need(lambda options: not options.heroic, "options-part-of-heroic", "S5.1"),
                Need(lambda options: not options.valleys, "options-no-valleys", "S10.5"),
            ),
        ),
    ),
    install=install,
)
