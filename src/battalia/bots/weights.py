"""The weights of the computer players: data, read once."""

from functools import cache
from typing import Any

import msgspec

from battalia.bots.judgement import FEATURES, Weights
from battalia.bots.opinions import FILE, file


@cache
def all_weights() -> dict[str, Weights]:
    """By level of player."""
    found = msgspec.toml.decode(file(), type=dict[str, Any])
    del found["worth"]
    levels = msgspec.convert(found, dict[str, Weights])
    for level, weights in levels.items():
        unknown = (weights.now.keys() | weights.later.keys()) - set(FEATURES)
        if unknown:
            raise ValueError(f"{FILE}: {level} weighs what is not looked at: {sorted(unknown)}")
    return levels


def weights_of(level: str) -> Weights:
    """The weights of this level of player."""
    return all_weights()[level]
