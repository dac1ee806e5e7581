"""How long the explorer thinks about a million turns: processor time, question by question.

    .venv/bin/python tools/explore_bench.py open/arena.parquet

Real turns are dealt out again as often as it takes, each time to other games. Every question is
asked anew: nothing is kept from the one before. One thread, as at the server.
"""

import argparse
import resource
import tempfile
import time
from pathlib import Path

from battalia.explorer import Explorer, Question
from battalia.explorer.keeping import connected, quoted

QUESTIONS = {
    "first turns": Question("openings"),
    "first turns of one deck and faction": Question("openings", deck="2-2-1", faction="islanders"),
    "what was bought": Question("buys"),
    "what was bought on the third day": Question("buys", day=3),
    "attacks on neutral cities": Question("attacks"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("turns", type=Path, help="a file of turns to deal out again")
    parser.add_argument("--rows", type=int, default=1_000_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        many = Path(folder, "many.parquet")
        _deal(args.turns, many, args.rows)
        print(f"{args.rows} turns, {many.stat().st_size / 1e6:.1f} MB")
        for name, question in QUESTIONS.items():
            explorer = Explorer(many)
            explorer.ask(Question("openings", players=6))  # Whatever is done once.
            began, cpu = time.perf_counter(), time.process_time()
            found = explorer.ask(question)
            cpu, wall = time.process_time() - cpu, time.perf_counter() - began
            print(f"{name:40} {1000 * cpu:6.0f} ms ({1000 * wall:.0f} ms), {found.games} games")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"at most {peak:.0f} MB of memory")


def _deal(turns: Path, many: Path, rows: int) -> None:
    with connected() as database:
        few = database.execute("SELECT count(*) FROM read_parquet($path)", {"path": str(turns)})
        (count,) = few.fetchall()[0]
        times = -(-rows // count)
        database.execute(
            f"COPY (SELECT turns.* REPLACE (game || '-' || again AS game) FROM "
            f"range({times}) AS repeated(again), read_parquet($path) AS turns LIMIT {rows}) "
            f"TO {quoted(many)} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 100000)",
            {"path": str(turns)},
        )


if __name__ == "__main__":
    main()
