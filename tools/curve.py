"""A learning curve as a picture: ``python tools/curve.py docs/pictures/ppo.svg build/ppo.csv``.

The file has the words said and the victories against each other player, line by line, as
``examples/research/ppo.py`` writes them.
"""

import argparse
import csv
from pathlib import Path


def drawn(picture: Path, curve: Path) -> None:
    """Draws what a file tells into a picture."""
    import matplotlib

    matplotlib.use("svg")
    # The same curve gives the same file.
    matplotlib.rcParams["svg.hashsalt"] = "battalia"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6))
    with curve.open(newline="") as file:
        rows = list(csv.DictReader(file))
    steps = [float(row.pop("steps")) for row in rows]
    for other in rows[0]:
        axes.plot(steps, [100 * float(row[other]) for row in rows], label=f"against {other}")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xlabel("words said in self-play")
    axes.set_ylabel("victories, %")
    axes.set_ylim(0, 100)
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("picture", type=Path)
    parser.add_argument("curve", type=Path)
    chosen = parser.parse_args()
    drawn(chosen.picture, chosen.curve)


if __name__ == "__main__":
    main()
