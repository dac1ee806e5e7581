"""PPO in one file, with numpy alone: a net learns the small table by playing against itself.

python examples/research/ppo.py --steps 1000000 --out build/ppo
PPO=build/ppo.npz PYTHONPATH=examples/research battalia arena ppo:Learned simple --weeks 1
"""

import argparse
import os
from typing import Any

import numpy as np

from battalia.bots import make_bot
from battalia.research.arrays import LOGARITHMS, Array
from battalia.research.many import Many
from battalia.research.player import Player, victories

GAMES, BATCH, HIDDEN, CLIP, RATE, SPREAD = 64, 8192, 96, 0.2, 7e-4, 0.01


def look(net: list[Array], rows: Array, masks: Array) -> tuple[Array, ...]:
    """Inputs, the hidden layer, the chance of each word, the value."""
    inputs = LOGARITHMS[rows]
    hidden = np.tanh(inputs @ net[0] + net[1])
    logits = np.where(masks, hidden @ net[2] + net[3], -1e9)
    chances = np.exp(logits - logits.max(1, keepdims=True))
    return inputs, hidden, chances / chances.sum(1, keepdims=True), (hidden @ net[4] + net[5])[:, 0]


class Learned(Player):
    """The net of a file, as a computer player: it says the most likely word."""

    def __init__(self, net: list[Array] | None = None) -> None:
        net = net or list(np.load(os.environ["PPO"]).values())
        super().__init__(lambda row, mask: int(look(net, row[None], mask[None])[2].argmax()))


def gradient(net: list[Array], rows: Array, masks: Array, words: Array, before: Array,
             gains: Array, ends: Array) -> list[Array]:  # fmt: skip
    """Of the clipped loss, the value's error and the spread of the chances."""
    inputs, hidden, chances, values = look(net, rows, masks)
    at, n = np.arange(len(rows)), len(rows)
    ratio = chances[at, words] / before
    free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = np.where(free, -gains * ratio, 0)[:, None]
    logs = np.log(np.maximum(chances, 1e-12))
    logits = chances * (SPREAD * (logs - (chances * logs).sum(1, keepdims=True)) - push)
    logits[at, words] += push[:, 0]
    value = (values - ends)[:, None]
    inner = (logits @ net[2].T + value @ net[4].T) * (1 - hidden**2)
    parts = (inputs.T @ inner, inner.sum(0), hidden.T @ logits, logits.sum(0))
    return [part / n for part in (*parts, hidden.T @ value, value.sum(0))]


def train(table: str, steps: int, seed: int = 0, looks: int = 40, games: int = 100,
          others: tuple[str, ...] = ("random", "simple")) -> tuple[list[Array], Any]:  # fmt: skip
    """Plays so many words against itself; the net, and its share of victories as it went."""
    rng = np.random.default_rng(seed)
    curve: list[tuple[float, ...]] = []
    batch: list[tuple[Any, ...]] = []
    begun: list[list[tuple[Any, ...]]] = [[] for _ in range(GAMES)]
    with Many(table, GAMES, reward="points") as many:
        many.reset(1_000_000 + seed)  # No deal of which it will be judged.
        cells, ids = many.cells.size, len(many.catalogue)
        shapes = [(cells, HIDDEN), (HIDDEN,), (HIDDEN, ids), (ids,), (HIDDEN, 1), (1,)]
        net: list[Array] = [
            rng.standard_normal(shape, np.float32) * np.float32(0.03 * (len(shape) - 1))
            for shape in shapes
        ]
        moments = [(np.zeros_like(part), np.zeros_like(part)) for part in net]
        for step in range(steps // GAMES + 1):
            if step % max(1, steps // GAMES // looks) == 0:
                policy = Learned(net).policy
                won = [victories(policy, table, make_bot(other), games) for other in others]
                curve.append((step * GAMES, *won))
                print(*curve[-1], flush=True)
            rows, masks, seats = many.observations.copy(), many.masks.copy(), many.seats.copy()
            chances, values = look(net, rows, masks)[2:]
            words = (np.log(chances + 1e-30) + rng.gumbel(size=chances.shape)).argmax(1)
            many.step_many(words)
            for game, said in enumerate(begun):
                word = words[game]
                said.append((rows[game], masks[game], word, chances[game, word], values[game],
                             seats[game]))  # fmt: skip
                if many.done[game]:
                    ends = np.tanh(many.rewards[game] / 4)
                    batch += [(*one[:4], ends[one[5]] - one[4], ends[one[5]]) for one in said]
                    said.clear()
            if len(batch) >= BATCH:
                parts = [np.array(part) for part in zip(*batch, strict=True)]
                parts[4] /= parts[4].std() + 1e-6
                for some in np.split(rng.permutation(BATCH), 8) * 2:
                    grads = gradient(net, *(part[some] for part in parts))
                    for part, grad, (mean, square) in zip(net, grads, moments, strict=True):
                        mean += 0.1 * (grad - mean)
                        square += 0.01 * (grad * grad - square)
                        part -= RATE * mean / (np.sqrt(square) + 1e-6)
                batch = []
    return net, curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--table", default="small")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="ppo", help="a net and a curve: OUT.npz, OUT.csv")
    chosen = parser.parse_args()
    net, curve = train(chosen.table, chosen.steps, chosen.seed)
    np.savez(f"{chosen.out}.npz", *net)
    np.savetxt(f"{chosen.out}.csv", curve, "%g", ",", header="steps,random,simple", comments="")
