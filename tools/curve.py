"""How PPO learns the small table, as a curve: ``python tools/curve.py build/ppo``.

Trains with ``examples/research/ppo.py`` and lets the net play computer players now and then. The
net, the figures and the picture are ``build/ppo.npz``, ``build/ppo.csv`` and ``build/ppo.svg``.
"""

import argparse
import csv
import sys
from pathlib import Path

import numpy as np

from battalia.bots import make_bot
from battalia.research.arrays import Array
from battalia.research.many import Many
from battalia.research.player import victories

sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "research"))
import ppo

OTHERS = ("random", "simple")
GAMES = 100
"""So many are played against each of them."""
EVERY = 3
"""After so many batches."""


def learnt(steps: int) -> tuple[list[Array], list[tuple[float, ...]]]:
    """A net that has said so many words, and its share of the victories on the way."""
    curve = []
    with Many("small", ppo.GAMES, reward="points") as many:
        for said, net in zip(range(0, steps + 1, ppo.BATCH), ppo.train(many), strict=False):
            if said % (EVERY * ppo.BATCH) == 0:

                def policy(row: Array, mask: Array, net: list[Array] = net) -> int:
                    return int(ppo.look(net, row[None], mask[None])[0].argmax())

                won = [victories(policy, "small", make_bot(other), GAMES) for other in OTHERS]
                curve.append((float(said), *won))
                print(*curve[-1], flush=True)
    return net, curve


def drawn(picture: Path, curve: list[tuple[float, ...]]) -> None:
    """Draws it into a picture."""
    import matplotlib

    matplotlib.use("svg")
    # The same curve gives the same file.
    matplotlib.rcParams["svg.hashsalt"] = "battalia"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6))
    steps, *shares = zip(*curve, strict=True)
    for other, won in zip(OTHERS, shares, strict=True):
        axes.plot(steps, [100 * share for share in won], label=f"against {other}")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xlabel("words said in self-play")
    axes.set_ylabel("victories, %")
    axes.set_ylim(0, 100)
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path, help="without its ending")
    parser.add_argument("--steps", type=int, default=1_000_000, help="words said in self-play")
    chosen = parser.parse_args()
    net, curve = learnt(chosen.steps)
    np.savez(chosen.out.with_suffix(".npz"), *net)
    with chosen.out.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([("steps", *OTHERS), *curve])
    drawn(chosen.out.with_suffix(".svg"), curve)


if __name__ == "__main__":
    main()
