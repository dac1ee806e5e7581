"""A policy as a computer player, and the example that makes one."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed (battalia[research])")

import numpy as np

from battalia.bots import make_bot
from battalia.bots.match import Match
from battalia.engine import Options, view, with_expansion
from battalia.research.arrays import Array
from battalia.research.player import Player, victories
from battalia.research.table import Table
from random_play import rich_game, walk

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


@pytest.mark.parametrize(
    "options",
    [Options(players=2, weeks=1), with_expansion(4, weeks=1, bilkarr=True, metamorpha=True)],
    ids=["base", "expansion"],
)
def test_a_policy_sits_at_any_table(options: Options) -> None:
    rng = random.Random(1)

    def policy(row: Array, mask: Array) -> int:
        return int(rng.choice(mask.nonzero()[0].tolist()))

    bots = [Player(policy) for _ in range(options.players)]
    result = Match.begin(options, bots, 3).run()
    assert len(result.places) == options.players


def test_it_is_shown_what_an_agent_would_observe() -> None:
    game, rng = rich_game(4, Options(players=3, weeks=2))
    table = Table(game.rules.options)
    compared = 0
    for seat, question in walk(game, rng, 60):
        if seat < 0 or question.optional:
            continue
        shown: list[bytes] = []

        def policy(row: Array, mask: Array, shown: list[bytes] = shown) -> int:
            shown.append(row.tobytes() + mask.tobytes())
            return int(mask.argmax())

        Player(policy).choose(view(game, seat), question, rng)
        table.take_over(game.copy())
        row = bytearray(table.cells.size)
        mask = bytearray(len(table.catalogue))
        table.observe(seat, memoryview(row))
        table.mask(seat, memoryview(mask))
        assert shown[0] == bytes(row) + bytes(mask)
        compared += 1
    assert compared


def test_a_policy_is_measured_at_every_seat() -> None:
    share = victories(lambda row, mask: int(mask.argmax()), "small", make_bot("random"), 6)
    assert 0 <= share <= 1
    assert share == victories(lambda row, mask: int(mask.argmax()), "small", make_bot("random"), 6)


@pytest.fixture
def _example(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield
    sys.modules.pop("ppo", None)


@pytest.mark.usefixtures("_example")
def test_the_single_file_ppo_learns_for_some_hundred_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import ppo

    for name, value in {"GAMES": 8, "BATCH": 256, "EVERY": 1, "JUDGED": 2}.items():
        monkeypatch.setattr(ppo, name, value)
    net, curve = ppo.train("small", 512, seed=1)
    before, _ = ppo.train("small", 0, seed=1)
    assert [line[0] for line in curve] == [0, 256, 512]
    assert any((one != other).any() for one, other in zip(net, before, strict=True))
    assert all(np.isfinite(part).all() for part in net)
