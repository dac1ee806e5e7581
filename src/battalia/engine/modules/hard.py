"""The hard scenario (B13.1): neutral cities defend with 6, the ruins with 10."""

from battalia.engine.points import Rules


def install(rules: Rules) -> None:
    rules.neutral_level = rules.catalogue.tokens.neutral_hard
    rules.ruins_level = rules.catalogue.tokens.ruins_hard
