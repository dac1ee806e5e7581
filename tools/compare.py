"""Is the engine of one checkout slower than that of another?

    python tools/compare.py ../before . --slices 14
    python tools/compare.py ../before . --everything

Each checkout's engine plays the same random games in a process of its own, slice by slice in turn,
so that a busy machine slows both alike: base games for four players, or with ``--everything`` games
for six with all that the second box holds. What counts is the median of the ratios of neighbouring
slices: choices per second of processor time of the second checkout by those of the first.
"""

import argparse
import statistics
import subprocess
import sys
from pathlib import Path

GAMES = 12
"""So many games are a slice."""
BASE = "Options(players=4, weeks=4)"
EVERYTHING = (
    "with_expansion(6, weeks=1, metamorpha=True, bilkarr=True, fanatics=True, staff=True,"
    " summoning=True, valleys='bridge')"
)
WORKER = f"""
import sys, time
sys.path.insert(0, sys.argv[1])
from random import Random
from battalia.engine import CHANCE, Options, play, start, with_expansion
for number, _ in enumerate(sys.stdin):
    random, choices, began = Random(number).random, 0, time.process_time()
    for _ in range({GAMES}):
        game = start({{TABLE}})
        while game.asked:
            seat, question = next(iter(game.asked.items()))
            options, weights = question.options, question.weights
            place = int(random() * len(options))
            if seat == CHANCE:
                place, left = 0, random() * sum(weights) - weights[0]
                while left >= 0:
                    place += 1
                    left -= weights[place]
            play(game, seat, options[place])
            choices += 1
    print(choices / (time.process_time() - began), flush=True)
"""


class Side:
    """One checkout's engine at work."""

    def __init__(self, checkout: Path, table: str) -> None:
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                WORKER.replace("{TABLE}", table),
                str(checkout.resolve() / "src"),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def slice(self) -> float:
        """Choices per second in the next slice."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("on\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def checkout(text: str) -> Path:
    """Without this, the engine that is installed would be measured in its place."""
    path = Path(text)
    if not (path / "src/battalia/engine").is_dir():
        raise argparse.ArgumentTypeError(f"there is no engine in {text}")
    return path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("before", type=checkout)
    parser.add_argument("now", type=checkout)
    parser.add_argument("--slices", type=int, default=14)
    parser.add_argument("--everything", action="store_true", help="six players, all modules")
    arguments = parser.parse_args()
    table = EVERYTHING if arguments.everything else BASE
    before, now = Side(arguments.before, table), Side(arguments.now, table)
    speeds: list[tuple[float, float]] = []
    for number in range(arguments.slices):
        if number % 2:
            speeds.append((before.slice(), now.slice()))
        else:
            second = now.slice()
            speeds.append((before.slice(), second))
    ratio = statistics.median(new / old for old, new in speeds)
    old, new = (statistics.median(side) for side in zip(*speeds, strict=True))
    print(f"before {old:,.0f}, now {new:,.0f} choices per second: median ratio {ratio:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
