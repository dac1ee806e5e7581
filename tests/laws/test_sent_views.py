"""Computer players think in processes of their own, to which views and questions are sent."""

import pickle

import pytest

from battalia.engine import CHANCE, view
from random_play import rich_game, walk


@pytest.mark.parametrize("seed", range(12))
def test_views_and_questions_can_be_sent_to_another_process(seed: int) -> None:
    game, rng = rich_game(seed)
    for seat, question in walk(game, rng, 60):
        if seat != CHANCE:
            seen = view(game, seat)
            again, asked = pickle.loads(pickle.dumps((seen, question)))
            assert (again, asked.options) == (seen, question.options)
