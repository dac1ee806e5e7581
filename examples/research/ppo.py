"""PPO in one file, with numpy and autograd: a net learns the small table by playing against itself.

python examples/research/ppo.py 1000000 build/ppo.npz
"""

import sys
from collections.abc import Iterator
from typing import Any

import autograd.numpy as np
from autograd import grad

from battalia.research.arrays import LOGARITHMS, Array
from battalia.research.many import Many

GAMES, BATCH, HIDDEN, CLIP, RATE, SPREAD = 64, 8192, 96, 0.2, 7e-4, 0.01


def look(net: list[Array], rows: Array, masks: Array) -> tuple[Array, Array]:
    hidden = np.tanh(LOGARITHMS[rows] @ net[0] + net[1])
    logits = np.where(masks, hidden @ net[2] + net[3], -1e9)
    logits = logits - logits.max(1, keepdims=True)
    logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    return logs, (hidden @ net[4] + net[5])[:, 0]


def loss(net: list[Array], rows: Array, masks: Array, words: Array, *told: Array) -> Any:
    (logs, values), (before, gains, ends) = look(net, rows, masks), told
    ratio = np.exp(logs[np.arange(len(words)), words] - before)
    won = np.minimum(ratio * gains, np.clip(ratio, 1 - CLIP, 1 + CLIP) * gains)
    return np.mean(SPREAD * (np.exp(logs) * logs).sum(1) - won + (values - ends) ** 2 / 2)


def train(many: Many, seed: int = 0) -> Iterator[list[Array]]:
    rng, batch = np.random.default_rng(seed), []
    cells, ids = many.cells.size, len(many.catalogue)
    many.reset(1_000_000 + seed)  # No deal of which it will be judged.
    shapes = [(cells, HIDDEN), (HIDDEN,), (HIDDEN, ids), (ids,), (HIDDEN, 1), (1,)]
    net = [rng.normal(0, 0.03, shape).astype("f") * (len(shape) - 1) for shape in shapes]
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in net]

    def say(rows: Array, masks: Array) -> tuple[Array, ...]:
        logs, values = look(net, rows, masks)
        words = (logs + rng.gumbel(size=logs.shape)).argmax(1)
        return words, logs[np.arange(len(words)), words], values

    for game in many.episodes(say):
        (words, before, values), ends = game.said, np.tanh(game.rewards[game.seats] / 4)
        batch.append((game.observations, game.masks, words, before, ends - values, ends))
        if sum(len(one[2]) for one in batch) >= BATCH:
            yield net
            parts, batch = [np.concatenate(part)[:BATCH] for part in zip(*batch, strict=True)], []
            parts[4] /= parts[4].std() + 1e-6
            for some in np.split(rng.permutation(BATCH), 8) * 2:
                slopes = grad(loss)(net, *(part[some] for part in parts))
                for part, slope, (mean, square) in zip(net, slopes, moments, strict=True):
                    mean += 0.1 * (slope - mean)
                    square += 0.01 * (slope * slope - square)
                    part -= RATE * mean / (np.sqrt(square) + 1e-6)


if __name__ == "__main__":
    with Many("small", GAMES, reward="points") as many:
        nets = train(many)
        for steps in range(0, int(sys.argv[1]), BATCH):
            net = next(nets)
            print(steps)
    np.savez(sys.argv[2], *net)
