"""How far can a review be trusted? Games are played for it, and reviewed.

    python tools/reviewing.py luck --games 300     luck must be nought in the mean
    python tools/reviewing.py skill --games 100    the stronger player must err less
    python tools/reviewing.py blunders --games 20  a blunder that was planted must be found

Games are of the base game for two, with ``--expansion`` of The Stormgates for two; every processor
is used, and the same seed plays the same games.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from battalia.bots import Match, make_bot
from battalia.engine import Options, Record, with_expansion
from battalia.engine.chapters.ending import points
from battalia.engine.chapters.turn import END
from battalia.engine.choices import Limbo
from battalia.engine.terms import KIND, LORD, PRIEST, TOOL, WEAPON
from battalia.review import Review, review

DEAR: Final = (LORD, PRIEST, WEAPON, TOOL)
"""Cards that nobody sends to limbo for nothing."""
LIMIT: Final = 6_000
"""Choices after which a game is reviewed as far as it has come."""


class Job(NamedTuple):
    seed: int
    expansion: bool
    depth: str
    levels: tuple[str, str]


def begun(job: Job) -> Match:
    options = with_expansion(2) if job.expansion else Options(players=2)
    return Match.begin(options, [make_bot(level) for level in job.levels], job.seed)


def reviewed(job: Job) -> Review:
    match = begun(job)
    while match.game.asked and len(match.record.choices) < LIMIT:
        match.step()
    return review(match.record, job.depth, job.seed)


def found(job: Job) -> bool:
    """Whether a blunder that was planted is among the turning points."""
    record, at = with_blunder(job)
    told = review(record, job.depth, job.seed)
    return any(one.decision.at <= at < one.decision.end for one in told.turnings)


def with_blunder(job: Job) -> tuple[Record, int]:
    """A game in which the first player, somewhere in the middle and not far behind, sends all dear
    cards of a hand to limbo and does nothing else."""
    match = begun(job)
    rng = Random(job.seed)
    day = rng.randrange(7, 13)
    planted: int | None = None
    while match.game.asked and len(match.record.choices) < LIMIT:
        game = match.game
        question = game.asked.get(0)
        if planted is None and question is not None and question.about == "action":
            thrown = [
                one for one in question.options if isinstance(one, Limbo) and KIND[one.card] in DEAR
            ]
            if game.day >= day and thrown and points(game, 0) >= points(game, 1) - 2:
                planted = len(match.record.choices)
                _throw(match)
                continue
        match.step()
    if planted is None:
        return with_blunder(job._replace(seed=job.seed + 1_000_000))
    return match.record, planted


def _throw(match: Match) -> None:
    """Everything dear goes to limbo, and the turn is over."""
    while True:
        question = match.game.asked.get(0)
        if question is None or question.optional:
            match.step()
            continue
        if question.about != "action":
            # Nothing waits in ambush for it.
            match.play(0, question.options[-1])
            continue
        thrown = [one for one in question.options if isinstance(one, Limbo)]
        dear = [one for one in thrown if KIND[one.card] in DEAR]
        if not dear:
            match.play(0, END)
            return
        match.play(0, dear[0])


def interval(numbers: list[float]) -> str:
    half = 1.96 * stdev(numbers) / sqrt(len(numbers))
    mean = fmean(numbers)
    return f"{mean:+.4f} ({mean - half:+.4f} to {mean + half:+.4f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("luck", "skill", "blunders"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", default="quick")
    parser.add_argument("--expansion", action="store_true")
    parser.add_argument("--levels", nargs=2, default=("steady", "novice"))
    chosen = parser.parse_args()
    levels = tuple(chosen.levels) if chosen.what == "skill" else ("steady", "steady")
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    jobs = [Job(seed, chosen.expansion, chosen.depth, levels) for seed in seeds]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        if chosen.what == "blunders":
            verdicts = list(pool.map(found, jobs))
            print(f"found and named: {sum(verdicts)} of {len(verdicts)}")
            return int(not all(verdicts))
        reviews = list(pool.map(reviewed, jobs))
    for seat, level in enumerate(levels):
        players = [one.players[seat] for one in reviews]
        print(f"{seat + 1} {level}:")
        print("  luck in a game ", interval([player.luck for player in players]))
        print("  errors per turn", interval([player.error_rate for player in players]))
        print("  victories      ", interval([player.result for player in players]))
    if chosen.what == "luck":
        both = [player.luck for one in reviews for player in one.players]
        print("luck of both:", interval(both))
    return 0


if __name__ == "__main__":
    sys.exit(main())
