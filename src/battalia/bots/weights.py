"""The weights of the computer players: data, read once."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from battalia.bots.judgement import FEATURES, Weights

FILE: Final = "weights.toml"


@cache
def all_weights() -> dict[str, Weights]:
    """By level of player."""
    text = files("battalia.bots").joinpath(FILE).read_bytes()
    found = msgspec.toml.decode(text, type=dict[str, Weights])
    for level, weights in found.items():
        unknown = (weights.now.keys() | weights.later.keys()) - set(FEATURES)
        if unknown:
            raise ValueError(f"{FILE}: {level} weighs what is not looked at: {sorted(unknown)}")
    return found


def weights_of(level: str) -> Weights:
    """The weights of this level of player."""
    return all_weights()[level]
