"""A learning curve as a picture: ``python tools/curve.py docs/pictures/ppo.svg build/ppo.csv …``.

Each file has lines of steps and victories, as ``examples/research/ppo.py`` writes them.
"""

import argparse
import csv
from pathlib import Path


def drawn(picture: Path, curves: list[Path]) -> None:
    """Draws the curves of these files into one picture."""
    import matplotlib

    matplotlib.use("svg")
    # The same curve gives the same file.
    matplotlib.rcParams["svg.hashsalt"] = "battalia"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6))
    for path in curves:
        with path.open(newline="") as file:
            rows = list(csv.DictReader(file))
        steps = [float(row["steps"]) for row in rows]
        axes.plot(steps, [100 * float(row["victories"]) for row in rows], label=path.stem)
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xlabel("words said in self-play")
    axes.set_ylabel("victories against random, %")
    axes.set_ylim(0, 100)
    if len(curves) > 1:
        axes.legend()
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("picture", type=Path)
    parser.add_argument("curves", type=Path, nargs="+")
    chosen = parser.parse_args()
    drawn(chosen.picture, chosen.curves)


if __name__ == "__main__":
    main()
