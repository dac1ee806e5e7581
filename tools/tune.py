"""Finds weights of the expert by self-play (battalia.bots.judgement).

In each round quick players with weights scattered around the present ones play against each other.
A logistic regression on all positions at the ends of turns tells how much each feature went with a
won game; the weights go a step in that direction. A whole step would be wrong: what winners have is
not all that makes them win. The same arguments give the same weights.

    python tools/tune.py --rounds 3 --games 500 --write
"""

import argparse
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp
from multiprocessing import get_context
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import numpy.typing as npt

import battalia.bots
from battalia.bots import Match
from battalia.bots.judgement import FEATURES, Judgement, Weights
from battalia.bots.opinions import FILE
from battalia.bots.thinking import Steady
from battalia.bots.weights import all_weights, weights_of
from battalia.engine import CHANCE, Game, Options, outcome, questions
from battalia.engine.choices import End

Samples = npt.NDArray[np.float64]
LONGEST = 9_000
"""So many choices at most has a game that teaches something."""
SOFT = 3.0
"""A lead of so many points at the end is two thirds of a victory."""
NEVER_BAD = ("points", "great-cities", "cities", "sites", "heroes", "prey", "hireling")
"""To have more of these is never worse, whatever the regression says."""
HEADER = ("seed", "turns", "horizon", "points", "won")
"""What a sample begins with; the lead in every feature follows."""


class Quick(Steady):
    """As cheap as it gets without playing otherwise."""

    width = 1
    budget = 40
    worlds = 2


def scattered(weights: Weights, rng: Random, spread: float) -> Weights:
    """Each weight times something near one."""

    def some(part: dict[str, float]) -> dict[str, float]:
        return {name: weight * exp(rng.gauss(0, spread)) for name, weight in part.items()}

    return msgspec.structs.replace(weights, now=some(weights.now), later=some(weights.later))


def samples_of(job: tuple[list[Weights], int, int, float]) -> Samples:
    """The ends of all turns of one game, each with the lead of the player whose turn it was."""
    choice_of_weights, seed, players, spread = job
    rng = Random(seed)
    bots = [Quick(scattered(rng.choice(choice_of_weights), rng, spread)) for _ in range(players)]
    match = Match.begin(Options(players=players), bots, seed)
    judgement = Judgement(weights_of("steady"))
    seen: list[tuple[int, list[float]]] = []
    while questions(match.game):
        if len(match.record.choices) > LONGEST:
            return np.empty((0, len(HEADER) + len(FEATURES)))
        seat = match.seat
        before: Game | None = None
        if seat is not None and seat != CHANCE and questions(match.game)[seat].about == "action":
            before = match.game.copy()
        match.step()
        if before is not None and seat is not None and isinstance(match.record.choices[-1][1], End):
            seen.append((seat, [*judgement.times(before), *_lead(judgement, before, seat)]))
    result = outcome(match.game)
    assert result is not None
    rows = []
    for seat, row in seen:
        best = max(points for other, points in enumerate(result.points) if other != seat)
        won = (seat in result.winners) / len(result.winners)
        rows.append([seed, *row[:2], result.points[seat] - best, won, *row[2:]])
    return np.array(rows, dtype=np.float64)


def _lead(judgement: Judgement, game: Game, seat: int) -> list[float]:
    """How far this player is ahead in each feature; of the rivals the leader counts most."""
    own = judgement.features(game, seat)
    rivals = [judgement.features(game, other) for other in range(game.players) if other != seat]
    points = FEATURES.index("points")
    leader = max(rivals, key=lambda rival: rival[points])
    share = judgement.weights.leader
    return [
        mine - share * leader[at] - (1 - share) * sum(rival[at] for rival in rivals) / len(rivals)
        for at, mine in enumerate(own)
    ]


def fitted(samples: Samples, prior: Weights, strictness: float) -> tuple[Weights, float]:
    """The weights that tell winners best, near the prior; and their loss on games left out."""
    seeds = np.unique(samples[:, 0])
    left_out = np.isin(samples[:, 0], seeds[::5])
    weights, _ = _regress(samples[~left_out], prior, strictness)
    matrix = _matrix(samples[left_out], prior.doubt)
    chance = 1 / (1 + np.exp(-matrix @ weights))
    won = samples[left_out, 4]
    loss = -(won * np.log(chance + 1e-9) + (1 - won) * np.log(1 - chance + 1e-9)).mean()
    weights, scale = _regress(samples, prior, strictness)
    weights = weights / scale
    now = dict(zip(FEATURES, weights[: len(FEATURES)].tolist(), strict=True))
    later = dict(zip(FEATURES, weights[len(FEATURES) :].tolist(), strict=True))
    return msgspec.structs.replace(prior, now=now, later=later), float(loss)


def _matrix(samples: Samples, doubt: float) -> Samples:
    """What the weights are multiplied with, as in ``Judgement.judge``."""
    scale = 1 / np.sqrt(samples[:, 1] + doubt)
    lead = samples[:, len(HEADER) :] * scale[:, None]
    return np.concatenate([lead, lead * samples[:, 2:3]], axis=1)


def _regress(samples: Samples, prior: Weights, strictness: float) -> tuple[Samples, float]:
    """Logistic regression by Newton's method, drawn towards the prior; and the prior's scale."""
    matrix = _matrix(samples, prior.doubt)
    won = 1 / (1 + np.exp(-samples[:, 3] / SOFT))
    before = np.array(
        [prior.now.get(name, 0.0) for name in FEATURES]
        + [prior.later.get(name, 0.0) for name in FEATURES]
    )
    judged = matrix @ before
    scale = 0.5
    for _ in range(30):
        chance = 1 / (1 + np.exp(-scale * judged))
        scale -= ((chance - won) @ judged) / ((chance * (1 - chance)) @ judged**2)
    # Positions of one game are no witnesses of their own: all of them weigh as one.
    share = len(np.unique(samples[:, 0])) / len(samples)
    spread = matrix.std(axis=0) + 1e-6
    matrix = matrix / spread
    start = scale * before * spread
    weights = start.copy()
    for _ in range(25):
        chance = 1 / (1 + np.exp(-matrix @ weights))
        slope = share * (matrix.T @ (chance - won)) + strictness * (weights - start)
        bend = share * ((matrix * (chance * (1 - chance))[:, None]).T @ matrix)
        weights -= np.linalg.solve(bend + strictness * np.eye(len(weights)), slope)
    return weights / spread, scale


def stepped(before: Weights, goal: Weights, step: float) -> Weights:
    """Part of the way from one to the other."""

    def part(here: dict[str, float], there: dict[str, float]) -> dict[str, float]:
        found = {}
        for name in FEATURES:
            weight = here.get(name, 0.0) + step * (there[name] - here.get(name, 0.0))
            found[name] = round(max(weight, 0.0) if name in NEVER_BAD else weight, 4)
        return found

    return msgspec.structs.replace(
        before, now=part(before.now, goal.now), later=part(before.later, goal.later)
    )


def written(level: str, weights: Weights) -> str:
    """The section of the weights' file."""
    lines = [f"[{level}]"]
    defaults = Weights({}, {})
    for name in ("hand", "hand_set", "doubt", "rival", "leader"):
        if getattr(weights, name) != getattr(defaults, name):
            lines.append(f"{name} = {getattr(weights, name)}")
    for part in ("now", "later"):
        lines += ["", f"[{level}.{part}]"]
        lines += [f"{name} = {weight}" for name, weight in getattr(weights, part).items() if weight]
    return "\n".join(lines) + "\n"


def replace_section(text: str, level: str, section: str) -> str:
    """The weights' file with another section for this level, which is the last one."""
    return re.sub(rf"^\[{level}\]\n.*\Z", lambda _: section, text, flags=re.M | re.S)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=500, help="in each round")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=float, default=0.4)
    parser.add_argument("--step", type=float, default=0.35)
    parser.add_argument("--strictness", type=float, default=10.0)
    parser.add_argument(
        "--start", choices=all_weights(), default="steady", help="whose weights it begins with"
    )
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--write", action="store_true", help=f"into {FILE}")
    args = parser.parse_args(arguments)

    weights = weights_of(args.start)
    tried = [weights]
    samples: list[Samples] = []
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for number in range(args.rounds):
            # Older weights stay among the players: those who only beat themselves learn nothing.
            pool_of_weights = [weights, weights, tried[0], tried[len(tried) // 2]]
            first = args.seed + 100_000 * number
            jobs = [
                (pool_of_weights, first + game, args.players[game % len(args.players)], args.spread)
                for game in range(args.games)
            ]
            samples += pool.map(samples_of, jobs, chunksize=4)
            goal, loss = fitted(np.concatenate(samples), weights, args.strictness)
            weights = stepped(weights, goal, args.step)
            tried.append(weights)
            print(f"round {number + 1}: loss on games left out {loss:.4f}", flush=True)
    section = written("expert", weights)
    print(section)
    if args.write:
        path = Path(battalia.bots.__file__).parent / FILE
        path.write_text(replace_section(path.read_text(), "expert", section))
    return 0


if __name__ == "__main__":
    sys.exit(main())
