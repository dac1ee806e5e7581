"""How far can a review be trusted? Games are played for it, and reviewed.

    python tools/reviewing.py luck --games 300     luck must be nought in the mean
    python tools/reviewing.py skill --games 100    the stronger player must err less
    python tools/reviewing.py blunders --games 20  a blunder that was planted must be found

The first one says as well how the chances came true. Games are of the base game for two, with
``--expansion`` of The Stormgates for two; the same seed plays the same games.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from battalia.bots import Match, make_bot
from battalia.bots.habits import habit
from battalia.bots.imagining import reimagine
from battalia.bots.planning import Planner
from battalia.engine import Choice, Game, Options, Record, play, with_expansion
from battalia.engine.chapters.turn import END
from battalia.review import drawn, results, review
from battalia.review.chances import Chances

EVEN: Final = 0.5
STEPS: Final = 6
"""Actions of the worst turn, at most."""
DEAR_ENOUGH: Final = 0.4
"""What costs so much of the chance to win is a blunder."""
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


class Told(NamedTuple):
    """What is measured of one player in a game."""

    luck: float
    error_rate: float
    result: float
    chances: list[float]
    """At the beginning of every turn."""


def reviewed(job: Job) -> list[Told]:
    """By seat."""
    match = played(job)
    told = review(match.record, job.depth, job.seed)
    return [
        Told(
            one.luck, one.error_rate, one.result, [moment.chances[seat] for moment in told.moments]
        )
        for seat, one in enumerate(told.players)
    ]


def lucky(job: Job) -> list[Told]:
    """The same without the errors."""
    match = played(job)
    moments, lucks = drawn(match.record, job.depth, job.seed)
    return [
        Told(
            sum(one.gain for one in lucks if one.seat == seat),
            0.0,
            result,
            [moment.chances[seat] for moment in moments],
        )
        for seat, result in enumerate(results(match.game))
    ]


def played(job: Job) -> Match:
    match = begun(job)
    while match.game.asked and len(match.record.choices) < LIMIT:
        match.step()
    return match


def found(job: Job) -> bool:
    """Whether a blunder that was planted is among the turning points."""
    record, at = with_blunder(job)
    told = review(record, job.depth, job.seed)
    turnings = [told.decisions[number] for number in told.turnings]
    return any(one.at <= at < one.end for one in turnings)


def with_blunder(job: Job) -> tuple[Record, int]:
    """A game in which the first player once, from the middle on and not behind, plays about the
    worst turn that there is instead of a good one, where that is a blunder by the judgement of the
    positions."""
    match = begun(job)
    chances = Chances()
    day = Random(job.seed).randrange(5, 10)
    planted: int | None = None
    while match.game.asked and len(match.record.choices) < LIMIT:
        game = match.game
        question = game.asked.get(0)
        begins = question is not None and question.about == "action" and game.day >= day
        if planted is None and begins:
            # Once in each turn: with its whole hand.
            day = game.day + 1
            good = Planner(chances.weighed, Random(job.seed), reimagine, 1, 40, 1).plan(game, 0)
            chance, turn = _worst(game, chances)
            before, best = chances.of([game, good.game], 0)
            # Who loses either way cannot blunder.
            if before >= EVEN and best - chance >= DEAR_ENOUGH:
                planted = len(match.record.choices)
                for choice in turn:
                    match.play(0, choice)
                continue
        match.step()
    if planted is None:
        return with_blunder(job._replace(seed=job.seed + 1_000_000))
    return match.record, planted


def _worst(game: Game, chances: Chances) -> tuple[float, list[Choice]]:
    """Step by step what the judgement likes least, without any luck; and what chance is left."""
    chance = chances.of([game], 0)[0]
    found: list[Choice] = []
    for _ in range(STEPS):
        lines = [line for line in map(partial(_carried_on, game), game.asked[0].options) if line]
        if not lines:
            break
        judged = chances.of([line.game for line in lines], 0)
        worst = min(range(len(lines)), key=judged.__getitem__)
        if judged[worst] >= chance:
            break
        chance, game = judged[worst], lines[worst].game
        found += lines[worst].choices
    return chance, [*found, END]


class Line(NamedTuple):
    game: Game
    choices: list[Choice]


def _carried_on(game: Game, choice: Choice) -> Line | None:
    """An action with all that is asked then; None: others or chance have a say."""
    game, found = game.copy(), [choice]
    play(game, 0, choice)
    while not game.ended and set(game.asked) == {0}:
        question = game.asked[0]
        if question.about == "action":
            return Line(game, found)
        found.append(habit(game, question))
        play(game, 0, found[-1])
    return None


def interval(numbers: list[float]) -> str:
    half = 1.96 * stdev(numbers) / sqrt(len(numbers))
    mean = fmean(numbers)
    return f"{mean:+.4f} ({mean - half:+.4f} to {mean + half:+.4f})"


def print_calibration(players: list[Told]) -> None:
    """Of the first player only: what the other one is told is the rest. The last moment of a game
    is its end."""
    said = [(chance, one.result) for one in players for chance in one.chances[:-1]]
    brier = fmean((chance - result) ** 2 for chance, result in said)
    mean = fmean(result for _, result in said)
    known = fmean((mean - result) ** 2 for _, result in said)
    print(f"Brier {brier:.4f} (who says {mean:.2f} always: {known:.4f}), {len(said)} positions")
    for tenth in range(10):
        part = [(chance, result) for chance, result in said if min(9, int(10 * chance)) == tenth]
        if part:
            chances, outcomes = zip(*part, strict=True)
            print(f"  said {fmean(chances):.3f}, came true {fmean(outcomes):.3f}, of {len(part)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("luck", "skill", "blunders"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", default="quick")
    parser.add_argument("--expansion", action="store_true")
    parser.add_argument("--levels", nargs=2, default=("steady", "novice"))
    parser.add_argument("--jobs", type=int, help="at a time (default: one for each processor)")
    chosen = parser.parse_args()
    levels = tuple(chosen.levels) if chosen.what == "skill" else ("steady", "steady")
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    jobs = [Job(seed, chosen.expansion, chosen.depth, levels) for seed in seeds]
    with ProcessPoolExecutor(chosen.jobs, mp_context=get_context("spawn")) as pool:
        if chosen.what == "blunders":
            verdicts = list(pool.map(found, jobs))
            print(f"found and named: {sum(verdicts)} of {len(verdicts)}")
            return int(not all(verdicts))
        games = list(pool.map(lucky if chosen.what == "luck" else reviewed, jobs))
    for seat, level in enumerate(levels):
        players = [game[seat] for game in games]
        print(f"{seat + 1} {level}:")
        print("  luck in a game ", interval([player.luck for player in players]))
        if chosen.what == "skill":
            print("  errors per turn", interval([player.error_rate for player in players]))
        print("  victories      ", interval([player.result for player in players]))
    print("luck of both:", interval([player.luck for game in games for player in game]))
    if chosen.what == "luck":
        # Between equals: what is foretold is what comes of it if all play as well.
        print_calibration([game[0] for game in games])
    return 0


if __name__ == "__main__":
    sys.exit(main())
