"""Gymnasium: its own check, and one seat against others."""

import random
import warnings

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed (battalia[research])")

import gymnasium
from gymnasium.utils.env_checker import check_env

from battalia.research.gym import BattaliaEnv
from battalia.research.table import NotLegal
from battalia.research.tables import NoTable


@pytest.mark.parametrize("table", ["small", "four", "storm-small", "everything"])
def test_it_passes_the_library_s_check(table: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(BattaliaEnv(table, illegal="random"), skip_render_check=True)


def test_it_can_be_made_by_name_and_played_to_the_end() -> None:
    env = gymnasium.make(
        "battalia.research.gym:Battalia-v0", table="small", opponents=("simple",), seat=None
    )
    rng = random.Random(1)
    seats = set()
    for seed in range(4):
        observed, said = env.reset(seed=seed)
        inner = env.unwrapped
        assert isinstance(inner, BattaliaEnv)
        seats.add(inner.seat)
        assert set(said) == {"actions", "cells"}
        over = False
        reward = 0.0
        while not over:
            assert not reward
            word = rng.choice(observed["action_mask"].nonzero()[0].tolist())
            assert inner.action_masks()[word]
            observed, got, terminated, truncated, _ = env.step(word)
            reward = float(got)
            over = terminated or truncated
        assert reward in (-1.0, 0.0, 1.0)
    assert seats == {0, 1}


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    for wrong, error in (
        ({"table": "tiny"}, NoTable),
        ({"table": '{"players": 9}'}, Exception),
        ({"reward": "fame"}, ValueError),
        ({"opponents": ()}, ValueError),
        ({"seat": 2}, ValueError),
        ({"dtype": "int3"}, ValueError),
        ({"illegal": "shout"}, ValueError),
    ):
        with pytest.raises(error):
            BattaliaEnv(**wrong)
    env = BattaliaEnv()
    env.reset(seed=1)
    with pytest.raises(NotLegal):
        env.step(-1)
