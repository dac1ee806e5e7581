"""Many games at once: in one process or in several, they are the same games."""

import random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="numpy is not installed (battalia[research])")

from battalia.research.many import Many
from battalia.research.table import NotLegal, Table
from battalia.research.tables import TABLES


def played(many: Many, steps: int) -> list[Any]:
    """What is seen of so many steps, each word the first, the last or one between."""
    rng = random.Random(7)
    many.reset(11)
    seen: list[Any] = []
    for _ in range(steps):
        words = [rng.choice(mask.nonzero()[0].tolist()) for mask in many.masks]
        many.step_many(words)
        seen.append(
            (
                words,
                many.observations.tobytes(),
                many.masks.tobytes(),
                many.seats.tolist(),
                many.rewards.tolist(),
                many.done.tolist(),
            )
        )
    return seen


@pytest.mark.parametrize("reward", ["win", "gain"])
def test_several_processes_play_the_same_games_as_one(reward: str) -> None:
    with Many("small", 3, 1, reward) as alone:
        expected = played(alone, 250)
    with Many("small", 3, 2, reward) as shared:
        assert played(shared, 250) == expected
    assert any(any(step[-1]) for step in expected)


def test_each_game_is_the_one_of_its_seed_and_begins_anew_when_it_is_over() -> None:
    with Many("small", 2) as many:
        many.reset(4)
        table = Table(TABLES["small"])
        table.reset(5)
        rng = random.Random(1)
        ends = 0
        while ends < 2:
            legal = table.legal(table.seat)
            assert many.masks[1].nonzero()[0].tolist() == legal
            assert many.seats[1] == table.seat
            word = rng.choice(legal)
            other = rng.choice(many.masks[0].nonzero()[0].tolist())
            table.step(word)
            many.step_many([other, word])
            assert many.done[1] == table.over
            if table.over:
                assert many.rewards[1].tolist() == table.rewards()
                table.reset()
                ends += 1


def test_a_word_that_may_not_be_said_is_told_from_another_process() -> None:
    with Many("small", 2, 2) as many:
        many.reset(1)
        legal = many.masks[0].nonzero()[0][0]
        with pytest.raises(RuntimeError, match="NotLegal"):
            many.step_many([legal, 0])
        assert many.masks[1].any()
        with pytest.raises(NotLegal):
            many.step_many([0, many.masks[1].nonzero()[0][0]])
        many.step_many([row.nonzero()[0][0] for row in many.masks])
    for games, processes in ((0, 1), (1, 0), (1, 2)):
        with pytest.raises(ValueError, match="at least one"):
            Many("small", games, processes)
