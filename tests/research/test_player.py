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
from battalia.research.many import Many
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

    monkeypatch.setattr(ppo, "BATCH", 256)
    with Many("small", 8, reward="points") as many:
        nets = ppo.train(many, seed=1)
        first = [part.copy() for part in next(nets)]
        next(nets)
        last = next(nets)
    assert all((one != other).any() for one, other in zip(first, last, strict=True))
    assert all(np.isfinite(part).all() for part in last)


@pytest.mark.usefixtures("_example")
def test_ppo_teaches_words_that_won_and_no_others() -> None:
    """A word that gained becomes likelier, one that lost less likely, however far it has come."""
    import ppo
    from autograd import grad

    rng = np.random.default_rng(1)
    shapes = [(3, 4), (4,), (4, 5), (5,), (4, 1), (1,)]
    net = [rng.normal(size=shape).astype("f") for shape in shapes]
    rows, masks = rng.integers(0, 9, (2, 3), np.uint8), np.array([[1, 1, 0, 1, 1]] * 2)
    words, gains = np.array([1, 3]), np.array([1.0, -1.0], "f")

    def logs() -> Array:
        found: Array = ppo.look(net, rows, masks)[0][np.arange(2), words]
        return found

    before = logs()
    for _ in range(20):
        slopes = grad(ppo.loss)(net, rows, masks, words, before, gains, np.zeros(2, "f"))
        for part, slope in zip(net, slopes, strict=True):
            part -= 0.05 * slope
    after = logs()
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert (ppo.look(net, rows, masks)[0][:, 2] < -1e8).all()
