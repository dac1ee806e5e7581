"""Do the computer players play as before? One hash per table and player over all their choices.

    python tools/choices.py --games 20
    PYTHONPATH=../before/src python tools/choices.py --games 20

``steady`` and ``expert`` play against themselves, the same games each time, on six tables that
between them know every module. What leaves the hashes as they are has changed nobody's play. The
second line asks another checkout, even one from before this tool.
"""

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, NamedTuple

from battalia.bots import Match, make_bot
from battalia.engine import Options, questions, with_expansion

EVERYTHING: Final = dict.fromkeys(
    ("metamorpha", "bilkarr", "fanatics", "staff", "summoning"), True
) | {"valleys": "bridge"}
TABLES: Final = {
    "base 2": Options(players=2),
    "base 4 advanced": Options(players=4, advanced=True),
    "relics 3": Options(players=3, relics=True),
    "expansion 2": with_expansion(2),
    "expansion 4 teams": with_expansion(
        4, metamorpha=True, bilkarr=True, fanatics=True, valleys="pass"
    ),
    "everything 6": with_expansion(6, **EVERYTHING),
}
PLAYERS: Final = ("steady", "expert")


class Job(NamedTuple):
    """One game; ``choices`` bounds its length, 0 = to its end."""

    table: str
    player: str
    seed: int
    choices: int


class Played(NamedTuple):
    """All choices of a game, as they are written, and the processor time that they took."""

    stream: str
    choices: int
    seconds: float


def played(job: Job) -> Played:
    options = TABLES[job.table]
    began = time.process_time()
    match = Match.begin(options, [make_bot(job.player) for _ in range(options.players)], job.seed)
    while questions(match.game) and (not job.choices or len(match.record.choices) < job.choices):
        match.step()
    text = match.game.rules.notation.text
    stream = "\n".join(f"{seat} {text(choice)}" for seat, choice in match.record.choices)
    return Played(stream, len(match.record.choices), time.process_time() - began)


def rows(jobs: Sequence[Job], games: Iterator[Played], timed: bool) -> Iterator[str]:
    """A line for each table and player, as soon as its last game is over."""
    name, streams, choices, seconds = ("", ""), hashlib.sha256(), 0, 0.0
    for place, (job, game) in enumerate(zip(jobs, games, strict=True)):
        if name != job[:2]:
            name, streams, choices, seconds = job[:2], hashlib.sha256(), 0, 0.0
        streams.update(f"{job.seed}\n{game.stream}\n".encode())
        choices += game.choices
        seconds += game.seconds
        if place + 1 == len(jobs) or jobs[place + 1][:2] != name:
            row = f"{job.table:<18} {job.player:<7} {choices:>7} {streams.hexdigest()[:16]}"
            yield f"{row} {seconds:8.1f} s" if timed else row


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=2, help="for each table and player")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--choices", type=int, default=0, help="a game stops after so many")
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=list(PLAYERS))
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--times", action="store_true", help="processor time as well")
    args = parser.parse_args(arguments)
    seeds = range(args.seed, args.seed + args.games)
    jobs = [
        Job(table, player, seed, args.choices)
        for table in args.tables
        for player in args.players
        for seed in seeds
    ]
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for row in rows(jobs, iter(pool.map(played, jobs)), args.times):
            print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
