"""PettingZoo: its own suites, and what they do not look at."""

import random
import types
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (battalia[research])")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from battalia.engine import outcome
from battalia.research import zoo
from battalia.research.actions import WAIT
from battalia.research.table import NotLegal

TABLES = ["small", "four", "storm-small", "teams", "everything"]


@pytest.fixture(autouse=True)
def _dictionaries() -> Iterator[None]:
    """The suites warn of observations with a mask, which only their own games may have."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("table", TABLES)
def test_one_after_the_other_passes_the_library_s_test(table: str) -> None:
    api_test(zoo.env(table=table), num_cycles=200)


@pytest.mark.parametrize("table", TABLES)
def test_the_same_seed_gives_the_same_game(table: str) -> None:
    seed_test(lambda: zoo.env(table=table), num_cycles=100)


@pytest.mark.parametrize("table", TABLES)
def test_all_at_once_passes_the_library_s_test(table: str) -> None:
    parallel_api_test(zoo.parallel_env(table=table), num_cycles=200)


@pytest.mark.parametrize("table", TABLES)
def test_games_are_broken_off_after_so_many_rounds(table: str) -> None:
    def chosen(make: Any) -> Any:
        return lambda max_cycles: make(table=table, illegal="random", max_cycles=max_cycles)

    both = types.SimpleNamespace(env=chosen(zoo.rounds_env), parallel_env=chosen(zoo.parallel_env))
    max_cycles_test(both)


@pytest.mark.parametrize("table", ["small", "teams"])
def test_all_at_once_comes_to_the_same_end_as_one_after_the_other_would(table: str) -> None:
    env = zoo.parallel_env(table=table, reward="points")
    observed, _ = env.reset(seed=5)
    rng = random.Random(5)
    total = dict.fromkeys(env.agents, 0.0)
    several = 0
    while env.agents:
        words = {agent: rng.choice(env.table.legal(seat)) for seat, agent in enumerate(env.agents)}
        asked = [agent for agent, word in words.items() if word != WAIT]
        several += len(asked) > 1
        observed, rewards, over, _, _ = env.step(words)
        for agent, reward in rewards.items():
            total[agent] += reward
    result = outcome(env.table.game)
    assert result is not None
    assert all(over.values())
    assert total == dict(zip(observed, env.table.leads(), strict=True))
    assert bool(several) == (table == "teams")


def test_who_is_not_asked_may_only_wait() -> None:
    env = zoo.parallel_env(table="small")
    observed, _ = env.reset(seed=1)
    waiting = env.agents[1 - env.table.seat]
    assert list(observed[waiting]["action_mask"].nonzero()[0]) == [WAIT]
    with pytest.raises(NotLegal):
        env.step(dict.fromkeys(env.agents, 2))


def test_a_word_that_may_not_be_said_is_refused_and_changes_nothing() -> None:
    env = zoo.raw_env(table="small")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(NotLegal, match="may not say"):
        env.step(WAIT)
    after = env.observe(env.agent_selection)
    assert all((before[key] == after[key]).all() for key in before)


def test_what_is_gained_adds_up_to_the_lead_at_the_end() -> None:
    env = zoo.raw_env(table="two", reward="gain", dtype="float32")
    env.reset(seed=3)
    rng = random.Random(3)
    began = env.table.leads()
    total = dict.fromkeys(env.agents, 0.0)
    while not env.table.over:
        env.step(rng.choice(env.table.legal(env.table.seat)))
        for agent, reward in env.rewards.items():
            total[agent] += reward
    ended = env.table.leads()
    assert list(total.values()) == [now - then for now, then in zip(ended, began, strict=True)]
    assert any(total.values())
