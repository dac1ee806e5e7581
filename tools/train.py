"""Learns the value of positions from self-play (battalia.bots.learned).

    python tools/train.py play  build/train --games 20000      games into build/train/games-*.npz
    python tools/train.py fit   build/train                    a net from them: build/train/net.npz
    python tools/train.py gate  build/train/net.npz --against expert --games 200
    python tools/train.py play  build/train --net build/train/net.npz --seed 1000000   … and again

``play`` and ``gate`` use all processors, ``fit`` a GPU where there is one (PyTorch, the extra
``train``). With ``--ray`` the two use a Ray cluster, as ``battalia arena`` does: Battalia with the
extra ``master`` must be installed on all its machines, and the files of nets must be there by the
same paths (a shared disk). Each stops after ``--minutes``; ``play`` goes on where it was broken
off, the others begin anew. The same arguments give the same games; without a time limit they give
the same data.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import exp, inf
from multiprocessing import TimeoutError as NotYet
from multiprocessing import get_context
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar
from zlib import crc32

import msgspec
import numpy as np
import numpy.typing as npt

from battalia.arena.contest import Contest, Deal
from battalia.arena.intervals import estimate
from battalia.arena.playing import Played, play_game
from battalia.arena.workers import LOCAL, NoCluster, join_ray, over_ray
from battalia.bots import Match
from battalia.bots.judgement import DECK_FEATURES, FEATURES, Judgement, Weights
from battalia.bots.learned import (
    CHANCE,
    COUNTED,
    FORETOLD,
    INPUTS,
    SIDES,
    SOON,
    Learned,
    Net,
    Observer,
)
from battalia.bots.planning import Planner, Thought
from battalia.bots.thinking import Steady
from battalia.bots.weights import weights_of
from battalia.engine import (
    Choice,
    Game,
    Options,
    Question,
    Seat,
    View,
    outcome,
    questions,
    with_expansion,
)
from battalia.engine.chapters.ending import team_points
from battalia.engine.chapters.turn import END
from battalia.engine.points import assemble
from battalia.engine.terms import KINDS
from battalia.explorer.turns import standing

if TYPE_CHECKING:
    import torch
    from torch import nn

Floats = npt.NDArray[np.float32]
Job = TypeVar("Job")
Result = TypeVar("Result")

LONGEST: Final = 70
"""After so many days a game of self-play is broken off."""
TABLES: Final = {
    "base-2": Options(players=2),
    "base-3": Options(players=3),
    "base-4": Options(players=4),
    "expansion-2": with_expansion(2),
    "expansion-4": with_expansion(4),
    "expansion-5": with_expansion(5),
    "expansion-3": with_expansion(3),
    "expansion-6": with_expansion(6),
}
MIX: Final = (*["base-2"] * 20, "base-3", *["base-4"] * 2, "expansion-2", "expansion-4")
"""What is played, in turn: the short games teach most in the same time."""
LATEST: Final = 35
"""What inputs are like after this day a net is not told: it takes a late game for one of this day,
since the few that last longer would teach it nonsense."""
DAILY: Final = 0.985
"""What is left of a victory that comes a day later, unless something else is asked for: whoever
leads shall want the end."""
LIKINGS: Final = 5
"""So many likings at most, and one less."""
NEVER: Final = 60
"""So many days are left in a game that comes to no end; its victory is shared."""
CLEAR: Final = 6.0
"""A judgement further out than this says no more than that the game is decided."""
MEASURED: Final = 100_000
"""So many positions are enough to see between what an input lies."""
BESIDES: Final = {"margin": 10.0, "left": 20.0}
"""What a net learns besides the chance, and in which units."""
SEEDS: Final = 1 << 24
"""So many whole numbers a small float can tell apart."""
SHARD: Final = 100
"""Games in one file."""
LABELS: Final = ("game", "table", "seat", "day", "share", "margin", "left")
"""What is known of a position besides its inputs: its game, and what became of the player."""


# Self-play.


class Pupil(Steady):
    """Plays a little by chance, and notes every position in which it ends its turn."""

    level = "expert"
    width = 1
    budget = 45
    crowded = 25
    worlds = 2
    careful = True
    noise = 0.1
    """How often it does not take the best plan."""
    plans = 8
    """From how many it chooses then."""

    def __init__(self, judgement: Judgement, observer: Observer) -> None:
        super().__init__()
        self.judgement = judgement
        self.observer = observer
        self.noted: list[tuple[int, tuple[float, ...]]] = []

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        choice = super().choose(view, question, rng)
        if choice == END and question.about == "action":
            world = self.world(view, rng)
            self.noted.append((view.day, self.observer.inputs(world, question.seat)))
        return choice

    def decide(self, planner: Planner, game: Game, seat: Seat) -> Thought:
        best = super().decide(planner, game, seat)
        if planner.rng.random() < self.noise:
            return planner.rng.choice(self.weighed[: self.plans])
        return best


class Lesson(NamedTuple):
    """One game of self-play."""

    table: str
    seed: int
    nets: tuple[str, ...]
    """The files of the nets by which some of the players judge."""
    share: float
    """How many of them."""
    spread: float
    """How far the weights of the others are scattered."""


class Taught(NamedTuple):
    """What came of it."""

    lesson: Lesson
    labels: Floats
    inputs: npt.NDArray[np.float16]


def scattered(weights: Weights, rng: Random, spread: float) -> Weights:
    """Each weight times something near one, and a liking or dislike for some cards: so that there
    is something to compare, also of what good players hardly ever try."""

    def some(part: dict[str, float]) -> dict[str, float]:
        return {name: weight * exp(rng.gauss(0, spread)) for name, weight in part.items()}

    later = some(weights.later)
    for name in rng.sample(DECK_FEATURES, rng.randrange(LIKINGS)):
        later[name] = later.get(name, 0.0) + rng.gauss(0, spread / 2)
    return msgspec.structs.replace(weights, now=some(weights.now), later=later)


class Inclined(Learned):
    """Judges by a net, but has a liking or dislike for some kinds of cards."""

    def __init__(self, net: Net, likings: dict[str, float], trust: float = 1.0) -> None:
        super().__init__(net, trust=trust)
        self.likings = [
            (INPUTS.index(f"own-deck-{kind}"), liking) for kind, liking in likings.items()
        ]
        """Where it is told how many cards of a kind it has, and what it thinks each is worth."""

    def _values(self, net: Net, rows: list[tuple[float, ...]], haste: float) -> list[float]:
        values = super()._values(net, rows, haste)
        for at, liking in self.likings:
            values = [value + liking * row[at] for value, row in zip(values, rows, strict=True)]
        return values


def inclined(net: Net, rng: Random, spread: float) -> Inclined:
    """One who likes or dislikes some kinds by chance."""
    haste = rng.random()
    kinds = rng.sample(COUNTED, rng.randrange(LIKINGS))
    found = Inclined(net, {KINDS[kind]: rng.gauss(0, spread / 2) for kind in kinds})
    found.haste = haste
    return found


def pupil(lesson: Lesson, observer: Observer, rng: Random) -> Pupil:
    """One of the players: most judge by one of the nets, each in a way of its own."""
    if rng.random() < lesson.share and lesson.nets:
        net = _net(rng.choice(lesson.nets)).member(rng.randrange(60))
        found = Pupil(inclined(net, rng, lesson.spread), observer)
        if rng.random() < 0.3:
            found.width, found.budget = 2, 3 * found.budget
        return found
    return Pupil(Judgement(scattered(weights_of("expert"), rng, lesson.spread)), observer)


def taught(lesson: Lesson) -> Taught:
    """Plays the game."""
    options = TABLES[lesson.table]
    rng = Random(f"{lesson.table} {lesson.seed}")
    observer = Observer()
    pupils = [pupil(lesson, observer, rng) for _ in range(options.players)]
    match = Match.begin(options, pupils, lesson.seed)
    try:
        while questions(match.game) and match.game.day <= LONGEST:
            match.step()
    except Exception as problem:
        # A mistake must not cost the other games; this one can be played again to find it.
        *_, place = extract_tb(problem.__traceback__)
        told = f"{type(problem).__name__}: {problem} ({place.filename}:{place.lineno})"
        print(f"{lesson.table} {lesson.seed}: {told}", flush=True)
        return Taught(lesson, *_arrays([], []))
    game = match.game
    result = outcome(game)
    shares = [1 / len(game.rules.teams)] * options.players
    if result is not None:
        _, shares = standing(game, result)
    scores = {team: team_points(game, team) for team in game.rules.teams}
    labels: list[tuple[float, ...]] = []
    inputs: list[tuple[float, ...]] = []
    table = list(TABLES).index(lesson.table)
    for seat, one in enumerate(pupils):
        own = game.team(seat)
        margin = scores[own] - max(scores[team] for team in scores if team != own)
        for day, row in one.noted:
            left = NEVER if result is None else game.day - day
            labels.append((lesson.seed, table, seat, day, shares[seat], margin, left))
            inputs.append(row)
    return Taught(lesson, *_arrays(labels, inputs))


def _arrays(
    labels: list[tuple[float, ...]], inputs: list[tuple[float, ...]]
) -> tuple[Floats, npt.NDArray[np.float16]]:
    return (
        np.array(labels, dtype=np.float32).reshape(-1, len(LABELS)),
        np.array(inputs, dtype=np.float32).reshape(-1, len(INPUTS)).astype(np.float16),
    )


_NETS: Final[dict[str, Net]] = {}


def _net(path: str) -> Net:
    if path not in _NETS:
        _NETS[path] = Net.read(Path(path))
    return _NETS[path]


TRAINEE: Final = "BATTALIA_TRAINEE"
"""The environment variable that says which net to play by, and how: ``net.npz trust=0.5``."""
LIKING: Final = "like_"
"""``like_tool=0.2``: each tool of the own deck is thought to be worth so much more."""
ALONE: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""One thread each: the processors are busy with games."""


def in_parallel(
    work: Callable[[Job], Result],
    jobs: Iterable[Job],
    processes: int | None,
    minutes: float,
    ray: str | None = None,
) -> Iterator[Result]:
    """Results as they come, until the time is over: from processes here or from a Ray cluster."""
    until = time.monotonic() + 60 * minutes
    if ray is None:
        return _in_processes(work, jobs, processes, until)
    env = {name: os.environ[name] for name in (TRAINEE,) if name in os.environ}
    try:
        join_ray(ray, processes, ALONE | env, [Path(__file__)])
    except NoCluster as error:
        sys.exit(f"train.py: there is no Ray cluster at {ray}: {error}")
    return over_ray(work, jobs, until)


def _in_processes(
    work: Callable[[Job], Result], jobs: Iterable[Job], processes: int | None, until: float
) -> Iterator[Result]:
    for name, value in ALONE.items():
        os.environ.setdefault(name, value)
    with get_context("spawn").Pool(processes) as pool:
        results = pool.imap_unordered(work, jobs)
        while True:
            try:
                yield results.next(max(0.1, until - time.monotonic()))
            except (StopIteration, NotYet):
                return


def play(args: argparse.Namespace) -> None:
    if args.seed + args.games > SEEDS:
        sys.exit(f"train.py: seeds end at {SEEDS}, since they are kept as small floats")
    folder: Path = args.folder
    done = set()
    for path in folder.glob("games-*.npz"):
        with np.load(path) as file:
            done |= set(str(file["games"]).split())
    tables = args.tables or MIX
    nets = tuple(os.path.abspath(net) for net in args.net)
    lessons = [
        Lesson(table, args.seed + at, nets, args.share, args.spread)
        for at, table in zip(range(args.games), (tables * args.games), strict=False)
        if f"{table}:{args.seed + at}" not in done
    ]
    results = in_parallel(taught, lessons, args.jobs, args.minutes, args.ray)
    folder.mkdir(parents=True, exist_ok=True)
    kept: list[Taught] = []
    number, positions, began = 0, 0, time.monotonic()
    for result in results:
        kept.append(result)
        number += 1
        positions += len(result.labels)
        if len(kept) == SHARD:
            store(folder, kept)
            kept = []
            print(
                f"{number} games, {positions} positions, {time.monotonic() - began:.0f} s",
                flush=True,
            )
    if kept:
        store(folder, kept)
    print(f"{number} games, {positions} positions, {time.monotonic() - began:.0f} s", flush=True)


def store(folder: Path, taught: Sequence[Taught]) -> None:
    """Writes these games into a file of their own."""
    first = taught[0].lesson
    path = folder / f"games-{first.table}-{first.seed}.npz"
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(
            file,
            games=" ".join(f"{one.lesson.table}:{one.lesson.seed}" for one in taught),
            labels=np.concatenate([one.labels for one in taught]),
            inputs=np.concatenate([one.inputs for one in taught]),
        )
    part.replace(path)


# Learning.


class Data(NamedTuple):
    """Positions; those of one player in one game stand together, by day."""

    labels: dict[str, Floats]
    inputs: npt.NDArray[np.float16]

    @property
    def games(self) -> npt.NDArray[np.int64]:
        """Of which game each position is."""
        table, game = (self.labels[name].astype(np.int64) for name in ("table", "game"))
        found: npt.NDArray[np.int64] = (table << 32) + game
        return found

    @property
    def tenth(self) -> npt.NDArray[np.int64]:
        """Into which of ten parts a position's game falls: the first one shows how good a net is,
        the second when to stop, the others teach."""
        games, places = np.unique(self.games, return_inverse=True)
        parts = np.array([crc32(str(key).encode()) % 10 for key in games])
        found: npt.NDArray[np.int64] = parts[places]
        return found


def read(folders: Sequence[Path], tables: Sequence[str] = tuple(TABLES)) -> Data:
    """All positions of these folders' games at these tables."""
    labels, inputs = [], []
    wanted = [at for at, name in enumerate(TABLES) if name in tables]
    for path in sorted(path for folder in folders for path in folder.glob("games-*.npz")):
        with np.load(path) as file:
            rows = np.isin(file["labels"][:, LABELS.index("table")], wanted)
            labels.append(file["labels"][rows])
            inputs.append(file["inputs"][rows])
    columns = np.concatenate(labels)
    return Data({name: columns[:, at] for at, name in enumerate(LABELS)}, np.concatenate(inputs))


def bounds_of(data: Data) -> tuple[Floats, Floats]:
    """Between what nearly all of each input lies, as long as a game is not late."""
    usual = data.inputs[data.labels["day"] <= LATEST]
    some = usual[:: 1 + len(usual) // MEASURED].astype(np.float32)
    low, high = np.percentile(some, (0.1, 99.9), axis=0).astype(np.float32)
    # What is seen now and then only is not cut off, if it is small.
    few = high - low < 10
    low, high = np.where(few, usual.min(0), low), np.where(few, usual.max(0), high)
    low[0], high[0] = -2 * CLEAR, 2 * CLEAR
    return low.astype(np.float32), high.astype(np.float32)


def chances(logits: Floats) -> npt.NDArray[np.float64]:
    return 1 / (1 + np.exp(-np.clip(logits.astype(np.float64), -30, 30)))


def measured(logits: Floats, share: Floats) -> dict[str, float]:
    """How well these chances foretell who wins."""
    chance = chances(logits)
    clear = np.clip(chance, 1e-6, 1 - 1e-6)
    decided = np.abs(share - 0.5) > 0.4
    return {
        "log loss": float(-(share * np.log(clear) + (1 - share) * np.log(1 - clear)).mean()),
        "Brier": float(((chance - share) ** 2).mean()),
        "accuracy": float(((chance > 0.5) == (share > 0.5))[decided].mean()),
        "positions": len(share),
    }


def by_table(logits: Floats, data: Data) -> dict[str, dict[str, float]]:
    """How good a value is in games that no net has seen, in all and on each table."""
    unseen, share = data.tenth == 0, data.labels["share"]
    found = {"all": measured(logits[unseen], share[unseen])}
    for at, name in enumerate(TABLES):
        here = unseen & (data.labels["table"] == at)
        if here.any():
            found[name] = measured(logits[here], share[here])
    return found


def reliability(logits: Floats, share: Floats) -> list[tuple[float, float, int]]:
    """By tenths of the chance: what was said in the mean, what came true, and how often."""
    chance = chances(logits)
    tenth = np.minimum((chance * 10).astype(int), 9)
    parts = [tenth == at for at in range(10) if (tenth == at).any()]
    return [
        (float(chance[part].mean()), float(share[part].mean()), int(part.sum())) for part in parts
    ]


def calibrated(judged: Floats, share: Floats) -> tuple[float, float]:
    """The slope and the start of the chance by a judgement, by Newton's method."""
    x = np.stack([judged, np.ones_like(judged)], axis=1).astype(np.float64)
    w = np.array([0.3, 0.0])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ w))
        w -= np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x, x.T @ (p - share))
    return float(w[0]), float(w[1])


def later(
    data: Data, goal: Floats, said: npt.NDArray[np.float64], trust: float, daily: float = 1.0
) -> Floats:
    """Instead of the result alone, what the following positions promised: less luck in it.

    Position by position back from the end, ``trust`` of what came later and the rest of what the
    next own position was thought to be; ``daily`` is what a day takes of it.
    """
    goal = goal.copy()
    whose = np.stack([data.labels[name] for name in ("table", "game", "seat")])
    same = (whose[:, 1:] == whose[:, :-1]).all(0)
    day = data.labels["day"]
    for at in range(len(goal) - 2, -1, -1):
        if same[at]:
            further = trust * goal[at + 1] + (1 - trust) * said[at + 1]
            goal[at] = daily ** (day[at + 1] - day[at]) * further
    return goal


class Course(NamedTuple):
    """How a net is made."""

    hidden: tuple[int, ...] = (64, 32)
    narrow: bool = False
    """Whether it is told only what the weighed judgement looks at."""
    dropout: float = 0.4
    decay: float = 1.0
    rate: float = 1e-3
    epochs: int = 8
    batch: int = 2048


COURSES: Final = {
    "logistic": Course((), dropout=0.0),
    "logistic-narrow": Course((), True, dropout=0.0),
    "small": Course((32,), dropout=0.3),
    "small-narrow": Course((32,), True, dropout=0.3),
    "medium": Course(),
    "medium-narrow": Course(narrow=True),
    "medium-strict": Course(dropout=0.5, decay=5.0),
    "wide": Course((256, 128), dropout=0.5, rate=5e-4, epochs=20),
    "wide-narrow": Course((256, 128), True, dropout=0.5, rate=5e-4),
    "wide-strict": Course((256, 128), dropout=0.6, decay=5.0, rate=5e-4, epochs=20),
    "wide-free": Course((256, 128), dropout=0.3, rate=5e-4, epochs=12),
}


class Fitted(NamedTuple):
    """A net and what it says of all positions."""

    layers: list[tuple[Floats, Floats]]
    """With means and spreads of the inputs and the units of the outputs worked in."""
    skip: tuple[float, ...]
    """What the weighed judgement adds directly, for each net."""
    logits: Floats
    """The chance."""
    soon: Floats
    """The same, where each day that is left takes a little of it."""


class Goals(NamedTuple):
    """What a net shall foretell of each position."""

    chance: Floats
    soon: Floats


def together(nets: Sequence[Fitted]) -> Fitted:
    """All of these as one: it says the mean of what they say."""
    layers = [
        (np.concatenate([weight for weight, _ in same]), np.concatenate([bias for _, bias in same]))
        for same in zip(*(net.layers for net in nets), strict=True)
    ]
    skip = tuple(skip for net in nets for skip in net.skip)
    # Each of the nets counts once, however many of them were put together before.
    share = [len(net.skip) for net in nets]
    logits = np.average([net.logits for net in nets], axis=0, weights=share)
    soon = np.average([net.soon for net in nets], axis=0, weights=share)
    return Fitted(layers, skip, logits, soon)


def fit(args: argparse.Namespace) -> None:
    data = read(args.folders, args.tables)
    bounds = bounds_of(data)
    data = data._replace(inputs=np.clip(data.inputs, *bounds).astype(np.float16))
    share, tenth = data.labels["share"], data.tenth
    judged = data.inputs[:, 0].astype(np.float32)
    clear = np.clip(judged, -CLEAR, CLEAR)
    slope, start = calibrated(clear[tenth > 1], share[tenth > 1])
    values: dict[str, Any] = {"judgement": by_table(slope * clear + start, data)}
    school = School(data, slope)
    results = Goals(share, share * args.daily ** data.labels["left"])

    def stopped(found: Fitted) -> float:
        return measured(found.logits[tenth == 1], share[tenth == 1])["log loss"]

    tried = {name: school.taught(results, COURSES[name], args.seed) for name in args.courses}
    for name, found in tried.items():
        values[name] = by_table(found.logits, data)
    chosen = min(tried, key=lambda name: stopped(tried[name]))

    def several(goals: Goals, *known: Fitted) -> Fitted:
        seeds = range(args.seed + len(known), args.seed + args.nets)
        return together([*known, *(school.taught(goals, COURSES[chosen], seed) for seed in seeds)])

    best = several(results, tried[chosen])
    values[f"{args.nets} of {chosen}"] = by_table(best.logits, data)
    if args.trust < 1:
        goals = Goals(
            later(data, results.chance, chances(best.logits), args.trust),
            later(data, results.soon, chances(best.soon), args.trust, args.daily),
        )
        further = several(goals)
        values[f"{args.nets} of {chosen}, from later positions"] = by_table(further.logits, data)
        best = min(best, further, key=stopped)
    if args.beside:
        known = school.knows(Net.read(args.beside))
        values[args.beside.name] = by_table(known.logits, data)
        both = together([best, known])
        values[f"{args.beside.name} and these"] = by_table(both.logits, data)
        best = min(best, both, key=stopped)
    tables = [list(TABLES.values())[int(at)] for at in np.unique(data.labels["table"])]
    write_net(args.out, Net(best.layers, best.skip, slope, frozenset(tables), bounds))
    unseen = tenth == 0
    games = np.unique(data.games)
    report = {
        "games": len(games),
        "positions": len(share),
        "chosen": chosen,
        "values": values,
        "days": days_of(data),
        "reliability": reliability(best.logits[unseen], share[unseen]),
    }
    args.out.with_suffix(".json").write_text(json.dumps(report, indent=1))
    print(
        f"{len(games)} games, {len(share)} positions, {int(unseen.sum())} of them in unseen games"
    )
    for name, found in values.items():
        row = "  ".join(
            f"{part} {found['all'][part]:.4f}" for part in ("log loss", "Brier", "accuracy")
        )
        print(f"{name:<40} {row}")
    for said, came, number in report["reliability"]:
        print(f"said {said:.3f}  came true {came:.3f}  of {number}")


def days_of(data: Data) -> dict[str, dict[str, float]]:
    """By table: how many games, how long they were, and how many came to no end."""
    found = {}
    for at, name in enumerate(TABLES):
        here = data.labels["table"] == at
        if not here.any():
            continue
        _, first = np.unique(data.labels["game"][here], return_index=True)
        left = data.labels["left"][here][first]
        whole = left + data.labels["day"][here][first]
        endless = left == NEVER
        found[name] = {
            "games": len(first),
            "median": float(np.median(whole[~endless])) if (~endless).any() else 0.0,
            "endless": int(endless.sum()),
        }
    return found


class School:
    """All positions where they can be learned from, on the GPU if there is one."""

    def __init__(self, data: Data, slope: float) -> None:
        import torch

        self.slope = slope
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        tenth = data.tenth
        self.share = data.labels["share"]
        self.stop = tenth == 1
        self.seen = torch.from_numpy(np.flatnonzero(tenth > 1)).to(self.device)
        self.inputs = torch.from_numpy(data.inputs).to(self.device).float()
        taught = self.inputs[self.seen]
        self.mean, spread = taught.mean(0), taught.std(0)
        # What never changes in these games says nothing, whatever it is in others.
        constant = spread < 1e-3
        self.scale = torch.where(constant, torch.zeros_like(spread), 1 / spread.clamp(min=1e-3))
        self.narrow = torch.tensor([float(looked_at(name)) for name in INPUTS], device=self.device)
        further = np.stack([data.labels[name] / unit for name, unit in BESIDES.items()], 1)
        self.further = torch.from_numpy(further).to(self.device)
        """What it learns besides, since it comes from the same causes: the margin and the days."""

    def taught(self, goals: Goals, course: Course, seed: int) -> Fitted:
        """A net that foretells the goals, as it was when it did so best."""
        import torch
        from torch import nn

        torch.manual_seed(seed)
        scale = self.scale * self.narrow if course.narrow else self.scale
        sizes = [len(INPUTS), *course.hidden, len(FORETOLD)]
        parts: list[nn.Module] = []
        for size, following in pairwise(sizes):
            parts += [nn.Linear(size, following), nn.ReLU(), nn.Dropout(course.dropout)]
        net = nn.Sequential(*parts[:-2]).to(self.device)
        skip = nn.Parameter(torch.tensor(self.slope, device=self.device))
        with torch.no_grad():
            last = net[-1]
            assert isinstance(last, nn.Linear)
            last.weight.mul_(0.1)
        groups = [
            {"params": list(net.parameters()), "weight_decay": course.decay},
            {"params": [skip], "weight_decay": 0.0},
        ]
        optimizer = torch.optim.AdamW(groups, lr=course.rate)
        steps = course.epochs * (len(self.seen) // course.batch + 1)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, course.rate, total_steps=steps)
        wanted = torch.from_numpy(np.stack(goals, 1)).to(self.device)

        def outputs(rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            found: torch.Tensor = net((rows - self.mean) * scale)
            return found[:, [CHANCE, SOON]] + skip * rows[:, :1], found[:, CHANCE + 1 : SOON]

        best, kept = inf, None
        for epoch in range(course.epochs):
            net.train()
            order = self.seen[torch.randperm(len(self.seen), device=self.device)]
            for batch in order.split(course.batch):
                both, further = outputs(self.inputs[batch])
                loss = nn.functional.binary_cross_entropy_with_logits(both, wanted[batch])
                loss = loss + 0.1 * nn.functional.smooth_l1_loss(further, self.further[batch])
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
            net.eval()
            with torch.no_grad():
                said = torch.cat([outputs(part)[0] for part in self.inputs.split(65536)])
            logits, soon = said.cpu().numpy().T
            now = measured(logits[self.stop], self.share[self.stop])["log loss"]
            print(f"{course.hidden} {seed} epoch {epoch + 1}: log loss {now:.4f}", flush=True)
            if now < best:
                best = now
                kept = Fitted(self._layers(net, scale), (float(skip.detach()),), logits, soon)
        assert kept is not None
        return kept

    def knows(self, net: Net) -> Fitted:
        """What an older net says of all positions, within these bounds; it may not know yet of
        ``soon``."""
        import torch

        *hidden, (weight, bias) = net.layers
        if weight.shape[2] <= SOON:
            columns = [at if at < weight.shape[2] else CHANCE for at in range(len(FORETOLD))]
            weight, bias = weight[:, :, columns], bias[:, columns]
        layers = [*hidden, (weight, bias)]
        moved = [[torch.from_numpy(part).to(self.device) for part in layer] for layer in layers]
        skip = torch.tensor(net.skip, device=self.device)[:, None, None]
        parts = []
        for rows in self.inputs.split(16384):
            found = rows[None]
            for at, (weight_, bias_) in enumerate(moved):
                found = (found.relu() if at else found) @ weight_ + bias_[:, None]
            both = found[:, :, [CHANCE, SOON]] + skip * rows[None, :, :1]
            parts.append(both.mean(0).cpu())
        logits, soon = torch.cat(parts).numpy().T
        return Fitted(layers, tuple(net.skip), logits, soon)

    def _layers(self, net: nn.Sequential, scale: torch.Tensor) -> list[tuple[Floats, Floats]]:
        layers = [
            (part.weight.detach().T.cpu().numpy(), part.bias.detach().cpu().numpy())
            for part in net
            if hasattr(part, "weight")
        ]
        # Copies, for the net learns on.
        factor, mean = scale.cpu().numpy(), self.mean.cpu().numpy()
        weight, bias = layers[0]
        layers[0] = weight * factor[:, None], bias - (mean * factor) @ weight
        weight, bias = layers[-1]
        units = np.array([1.0, *BESIDES.values(), 1.0], dtype=np.float32)
        layers[-1] = weight * units, bias * units
        return [(weight[None].copy(), bias[None].copy()) for weight, bias in layers]


def looked_at(name: str) -> bool:
    """Whether the weighed judgement looks at an input, too."""
    side, _, rest = name.partition("-")
    return INPUTS.index(name) < 12 or (
        side in SIDES and rest in (*FEATURES, "worth-now", "worth-later")
    )


def write_net(path: Path, net: Net) -> None:
    """The file that ``battalia.bots.learned.Net`` reads."""
    assert net.bounds is not None
    arrays: dict[str, Any] = {
        "inputs": " ".join(INPUTS),
        "tables": msgspec.json.encode(sorted(net.tables, key=msgspec.json.encode)).decode(),
        "skip": net.skip,
        "unit": net.unit,
        "low": net.bounds[0],
        "high": net.bounds[1],
    }
    for at, (weight, bias) in enumerate(net.layers):
        # A byte each is as good: the games tell less than that exactly. What leads away from one
        # input is of one size, for inputs have very different ones.
        grain = np.abs(weight).max(2, keepdims=True) / 127
        arrays[f"weight{at}"] = np.rint(weight / np.maximum(grain, 1e-30)).astype(np.int8)
        arrays[f"grain{at}"] = grain.astype(np.float32)
        arrays[f"bias{at}"] = bias.astype(np.float32)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)


# The gate.


class Trainee(Steady):
    """The search of ``steady`` with a net that is not yet anybody's."""

    level = "expert"

    def __init__(self) -> None:
        super().__init__()
        path, *settings = re.split(r"\s+(?=\w+=)", os.environ[TRAINEE].strip())
        chosen = {name: float(value) for name, value in (one.split("=") for one in settings)}
        likings = {
            name.removeprefix(LIKING): chosen.pop(name)
            for name in [*chosen]
            if name.startswith(LIKING)
        }
        self.judgement = Inclined(_net(path), likings, chosen.pop("trust", 1.0))
        for name in ("haste", "caution"):
            setattr(self.judgement, name, chosen.pop(name, getattr(self.judgement, name)))
        for name, value in chosen.items():
            setattr(self, name, type(getattr(self, name))(value))


class Yardstick(Steady):
    """The same search with the weights of ``expert``: what the net alone brings."""

    level = "expert"


class Careful(Yardstick):
    """The same, planning carefully: what that alone brings."""

    careful = True


class Bout(NamedTuple):
    """One deal."""

    table: str
    line_up: str
    own: str
    other: str
    seed: int


def seatings(bout: Bout) -> list[tuple[str, ...]]:
    """Who sits where in the games of a deal: partners are the same player (S4).

    In a duel every other team is the own player's, and then all the other ones: in the mean it has
    half of the seats. Alone it is one team after the other.
    """
    teams = assemble(TABLES[bout.table]).teams
    if bout.line_up == "duel":
        owns = [set(range(first, len(teams), 2)) for first in (0, 1)]
    else:
        owns = [{at} for at in range(len(teams))]
    return [
        tuple(
            bout.own if at in own else bout.other
            for _, at in sorted((seat, at) for at, team in enumerate(teams) for seat in team)
        )
        for own in owns
    ]


def fought(bout: Bout) -> tuple[Bout, list[Played]]:
    contest = Contest((), TABLES[bout.table], bout.seed, 1)
    games = enumerate(seatings(bout))
    return bout, [play_game(contest, Deal(names, bout.seed), at, names)[0] for at, names in games]


def victories(table: str, own: str, game: Played) -> float:
    """What part of the victory the own player's teams have."""
    teams = assemble(TABLES[table]).teams
    return sum(game.seats[team[0]].share for team in teams if game.seats[team[0]].bot == own)


def gate(args: argparse.Namespace) -> None:
    """Mirrored deals on some tables; the interval is over deals."""
    # Processes elsewhere do not stand in this folder.
    os.environ[TRAINEE] = os.path.abspath(args.trainee)
    own = "train:Trainee" if ".npz" in args.trainee else args.trainee
    planned: list[tuple[float, Bout]] = []
    for table, games in zip(args.tables, args.games * len(args.tables), strict=False):
        bout = Bout(table, args.line_up, own, args.against, args.seed)
        deals = -(-games // len(seatings(bout)))
        planned += [(at / deals, bout._replace(seed=args.seed + at)) for at in range(deals)]
    # All tables at the same pace, should the time not suffice.
    bouts = [bout for _, bout in sorted(planned, key=lambda one: one[0])]
    found: dict[str, list[list[Played]]] = {table: [] for table in args.tables}
    for bout, games in in_parallel(fought, bouts, args.jobs, args.minutes, args.ray):
        found[bout.table].append(games)
    for table, deals in found.items():
        line = gated(args, own, table, deals)
        print(line, flush=True)
        if args.log:
            with args.log.open("a") as file:
                print(line, file=file)


def gated(args: argparse.Namespace, own: str, table: str, deals: list[list[Played]]) -> str:
    """What came of the deals at one table."""
    head = f"{args.trainee} v {args.against}, {table} {args.line_up}"
    if not deals:
        return f"{head}: no deal was finished in time"
    share = estimate(
        [sum(victories(table, own, one) for one in deal) / len(deal) for deal in deals]
    )
    games = [game for deal in deals for game in deal]
    seconds: dict[bool, list[float]] = {True: [], False: []}
    for game in games:
        for seat in game.seats:
            seconds[seat.bot == own].append(seat.seconds / max(1, seat.turns))
    days = [game.days for game in games if game.ending]
    stalled = sum(not game.ending for game in games)
    illegal = sum(seat.illegal for game in games for seat in game.seats)
    return (
        f"{head}: {100 * share.mean:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f}) "
        f"of {len(games)} games; median {np.median(days or [0]):.0f} days, most "
        f"{max(days, default=0)}, {stalled} stalled, {illegal} illegal; "
        f"{1000 * np.mean(seconds[True]):.0f} v {1000 * np.mean(seconds[False]):.0f} ms/turn"
    )


def keep(args: argparse.Namespace) -> None:
    """The net as it is, for those tables alone at which it has passed its gate."""
    net = Net.read(args.net)
    net.tables = frozenset(TABLES[name] for name in args.tables)
    write_net(args.out, net)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("play", help="self-play")
    one.set_defaults(run=play)
    one.add_argument("folder", type=Path)
    one.add_argument("--games", type=int, default=20_000)
    one.add_argument("--seed", type=int, default=1, help="of the first game")
    one.add_argument("--tables", nargs="+", choices=TABLES, default=None)
    one.add_argument(
        "--net", type=Path, nargs="+", default=[], help="by which some of the players judge"
    )
    one.add_argument("--share", type=float, default=0.7, help="how many of them")
    one.add_argument("--spread", type=float, default=0.25, help="of the others' weights")
    one = commands.add_parser("fit", help="a net from the games")
    one.set_defaults(run=fit)
    one.add_argument("folders", type=Path, nargs="+")
    one.add_argument("--out", type=Path, required=True)
    one.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    one.add_argument("--courses", nargs="+", choices=COURSES, default=list(COURSES))
    one.add_argument("--nets", type=int, default=6, help="of the best course, put together")
    one.add_argument("--trust", type=float, default=0.9, help="in results, against later positions")
    one.add_argument("--daily", type=float, default=DAILY, help="left of a victory a day later")
    one.add_argument("--beside", type=Path, help="a net that is put together with these")
    one.add_argument("--seed", type=int, default=1)
    one = commands.add_parser("gate", help="the net against a player")
    one.set_defaults(run=gate)
    one.add_argument(
        "trainee", help="a bot, or a net's file and settings: 'net.npz trust=0.5 budget=300'"
    )
    one.add_argument("--against", default="expert")
    one.add_argument("--tables", nargs="+", choices=TABLES, default=["base-2"])
    one.add_argument("--line-up", choices=("duel", "alone"), default="duel")
    one.add_argument("--games", type=int, nargs="+", default=[200], help="at each table, in turn")
    one.add_argument("--seed", type=int, default=5_000_000)
    one.add_argument("--log", type=Path, default=None, help="the result is added to this file")
    one = commands.add_parser("keep", help="a net for the tables that it plays well")
    one.set_defaults(run=keep)
    one.add_argument("net", type=Path)
    one.add_argument("--tables", nargs="+", choices=TABLES, required=True)
    one.add_argument("--out", type=Path, required=True)
    for name in ("play", "gate"):
        commands.choices[name].add_argument(
            "--ray",
            metavar="ADDRESS",
            help="play on this Ray cluster, on all machines of which nets have the same paths; "
            f"{LOCAL}: on one started here",
        )
    for one in commands.choices.values():
        one.add_argument("--jobs", type=int, default=None)
        one.add_argument("--minutes", type=float, default=1e6)
    args = parser.parse_args(arguments)
    args.run(args)
    return 0


if __name__ == "__main__":
    # What other processes and machines are sent is found there by the module's name.
    import train

    sys.exit(train.main())
