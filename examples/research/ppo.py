"""PPO in one file, with numpy alone: a net learns the small table by playing against itself.

python examples/research/ppo.py 1000000 build/ppo
PPO=build/ppo.npz PYTHONPATH=examples/research battalia arena ppo:Learned simple --weeks 1
"""

import os
import sys

import numpy as np

from battalia.bots import make_bot
from battalia.research.arrays import LOGARITHMS, Array
from battalia.research.many import Many
from battalia.research.player import Player, victories

GAMES, BATCH, HIDDEN, CLIP, RATE, SPREAD, EVERY, JUDGED = 64, 8192, 96, 0.2, 7e-4, 0.01, 3, 100


def look(net: list[Array], rows: Array, masks: Array) -> tuple[Array, ...]:
    hidden = np.tanh(LOGARITHMS[rows] @ net[0] + net[1])
    logits = np.where(masks, hidden @ net[2] + net[3], -1e9)
    chances = np.exp(logits - logits.max(1, keepdims=True))
    return hidden, chances / chances.sum(1, keepdims=True), (hidden @ net[4] + net[5])[:, 0]


class Learned(Player):
    def __init__(self, net: list[Array] | None = None) -> None:
        net = net or list(np.load(os.environ["PPO"]).values())
        super().__init__(lambda row, mask: int(look(net, row[None], mask[None])[1].argmax()))


def gradient(net: list[Array], *batch: Array) -> list[Array]:  # Clipped loss and the rest.
    rows, masks, words, before, gains, ends = batch
    (hidden, chances, values), at = look(net, rows, masks), np.arange(len(rows))
    ratio = chances[at, words] / before
    push = np.where(np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP), -gains * ratio, 0)
    logs = np.log(np.maximum(chances, 1e-12))
    logits = chances * (SPREAD * (logs - (chances * logs).sum(1, keepdims=True)) - push[:, None])
    logits[at, words] += push
    value = (values - ends)[:, None]
    inner = (logits @ net[2].T + value @ net[4].T) * (1 - hidden**2)
    parts = (LOGARITHMS[rows].T @ inner, inner.sum(0), hidden.T @ logits, logits.sum(0))
    return [part / len(rows) for part in (*parts, hidden.T @ value, value.sum(0))]


def train(table: str, steps: int, seed: int = 0) -> tuple[list[Array], list[tuple[float, ...]]]:
    rng = np.random.default_rng(seed)
    curve: list[tuple[float, ...]] = []
    batch: list[tuple[Array, ...]] = []
    with Many(table, GAMES, reward="points") as many:
        many.reset(1_000_000 + seed)  # No deal of which it will be judged.
        ids = len(many.catalogue)
        shapes = [(many.cells.size, HIDDEN), (HIDDEN,), (HIDDEN, ids), (ids,), (HIDDEN, 1), (1,)]
        net: list[Array] = [rng.normal(0, 0.03, s).astype("f") * (len(s) - 1) for s in shapes]
        moments = [(np.zeros_like(part), np.zeros_like(part)) for part in net]

        def say(rows: Array, masks: Array) -> tuple[Array, ...]:
            _, chances, values = look(net, rows, masks)
            words = (np.log(chances + 1e-30) + rng.gumbel(size=chances.shape)).argmax(1)
            return words, chances[np.arange(len(words)), words], values

        games = many.episodes(say)
        for turn in range(steps // BATCH + 1):
            if turn % EVERY == 0:  # Words said, and its share of the victories.
                won = [victories(Learned(net).policy, table, make_bot(other), JUDGED)
                       for other in ("random", "simple")]  # fmt: skip
                curve.append((turn * BATCH, *won))
                print(*curve[-1], flush=True)
            while sum(len(one[2]) for one in batch) < BATCH:
                game = next(games)
                ends = np.tanh(game.rewards[game.seats] / 4)
                words, before, values = game.said
                batch.append((game.observations, game.masks, words, before, ends - values, ends))
            parts, batch = [np.concatenate(part)[:BATCH] for part in zip(*batch, strict=True)], []
            parts[4] /= parts[4].std() + 1e-6
            for some in np.split(rng.permutation(BATCH), 8) * 2:
                grads = gradient(net, *(part[some] for part in parts))
                for part, grad, (mean, square) in zip(net, grads, moments, strict=True):
                    mean += 0.1 * (grad - mean)
                    square += 0.01 * (grad * grad - square)
                    part -= RATE * mean / (np.sqrt(square) + 1e-6)
    return net, curve


if __name__ == "__main__":
    net, curve = train("small", int(sys.argv[1]))
    np.savez(f"{sys.argv[2]}.npz", *net)
    np.savetxt(f"{sys.argv[2]}.csv", curve, "%g", ",", header="steps,random,simple", comments="")
