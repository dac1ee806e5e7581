"""How far can a review be trusted? Games are played for it, and reviewed.

    python tools/reviewing.py luck --games 300     luck must be nought in the mean
    python tools/reviewing.py skill --games 100    the stronger player must err less
    python tools/reviewing.py blunders --games 20  a blunder that was planted must be found

The first one says as well how the chances came true. Games are of the base game for two, with
``--expansion`` of The Stormgates, with ``--players`` for more; the same seed plays the same games.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import count, islice
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from battalia.bots import Match, make_bot
from battalia.bots.advice import CERTAIN
from battalia.bots.habits import habit
from battalia.bots.imagining import reimagine
from battalia.bots.learned import alone
from battalia.bots.opinions import KEPT
from battalia.bots.planning import Planner
from battalia.engine import CHANCE, Choice, Game, Options, Record, Seat, play, with_expansion
from battalia.engine.chapters.ending import team_points
from battalia.engine.chapters.turn import END
from battalia.engine.choices import Attack, Limbo
from battalia.engine.record import beginning
from battalia.engine.terms import KIND
from battalia.review import drawn, results, review
from battalia.review.chances import Chances, victory
from battalia.review.measuring import play_on

STEPS: Final = 6
"""Actions of a bad turn, at most."""
DEAR_ENOUGH: Final = 0.5
"""What costs so much of a victory is a blunder."""
PLAYED_OUT: Final = 20
"""So often both are played on to the end …"""
FRESH: Final = 60
"""… and, where it seems to be dear enough, so often again, which tells what it costs."""
SOON_PLAIN: Final = (2, 4, 10, PLAYED_OUT)
"""After so many it may be plain that it costs too little."""
LAST_DAY: Final = 200
EARLIEST: Final = 4
"""The first day of a blunder."""
TRIES: Final = 8
"""So many turns of a game are tried before another one is played."""
CHANCES: Final = cache(Chances)
LIMIT: Final = 6_000
"""Choices after which a game is reviewed as far as it has come."""


class Job(NamedTuple):
    seed: int
    expansion: bool
    depth: str
    levels: tuple[str, ...]


def begun(job: Job) -> Match:
    players = len(job.levels)
    options = with_expansion(players) if job.expansion else Options(players=players)
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


class Blunder(NamedTuple):
    """A mistake that was planted in a game."""

    record: Record
    at: int
    """Before this choice of the record."""
    seat: Seat
    kind: str
    cost: float
    """Of a whole victory, by what came of it and of what had been played."""


def found(job: Job) -> tuple[Blunder, bool]:
    """Whether a blunder that was planted is among the turning points, and what was better told."""
    blunder = with_blunder(job)
    told = review(blunder.record, job.depth, job.seed)
    turnings = [told.decisions[number] for number in told.turnings]
    return blunder, any(one.at <= blunder.at < one.end and one.better != () for one in turnings)


def with_blunder(job: Job) -> Blunder:
    """A game in which somebody once plays a bad turn instead of what they had played. No judgement
    says that it is one: both are played on to the end of the game, again and again."""
    kind = list(KINDS)[job.seed % len(KINDS)]
    for number in count():
        game = job._replace(seed=job.seed + 1_000_000 * number)
        match = played(game)
        turns = list(turns_of(match.record)) if match.game.ended else []
        Random(game.seed).shuffle(turns)
        for turn in islice((one for one in turns if kind != "missed" or one.wins), TRIES):
            line = KINDS[kind](turn.game, turn.seat)
            cost = line and costs(turn, line, game.seed)
            if line and cost and cost >= DEAR_ENOUGH:
                return Blunder(_with(game, match, turn, line), turn.at, turn.seat, kind, cost)
    raise AssertionError("there are games without end")


class Turn(NamedTuple):
    """A turn of a game that was played."""

    at: int
    seat: Seat
    game: Game
    """At its first action."""
    end: Game
    """When it was over, before the hand was drawn."""

    @property
    def wins(self) -> bool:
        return bool(self.end.ended) and victory(self.end, self.seat) == 1.0


def turns_of(record: Record) -> Iterator[Turn]:
    """All turns from the last time on that luck had a part in them: what it brought, nobody misses
    by playing otherwise."""
    game = beginning(record)
    begun: dict[Seat, tuple[int, Game]] = {}
    for at, (seat, choice) in enumerate(record.choices):
        question = game.asked[seat]
        acts = question.about == "action" and not question.optional
        if acts and seat not in begun:
            begun[seat] = at, game.copy()
        if acts and choice == END:
            start, before = begun.pop(seat)
            if before.day >= EARLIEST:
                yield Turn(start, seat, before, game.copy())
        if (seat == CHANCE and question.about not in CERTAIN) or (
            isinstance(choice, Attack) and Planner.against_player(game, choice)
        ):
            begun.clear()
        play(game, seat, choice)
    for seat, (start, before) in begun.items():
        yield Turn(start, seat, before, game)


def costs(turn: Turn, line: list[Choice], seed: int) -> float:
    """What this line costs instead of the turn that was played, if all play on to the end. What is
    chosen for being dear seems dearer than it is: so only what comes of it then counts."""
    bad = turn.game.copy()
    for choice in line:
        play(bad, turn.seat, choice)
    differences: list[float] = []
    for number in range(PLAYED_OUT + FRESH):
        good, other = (
            _came_of(game, turn.seat, Random(f"{seed} {number}")) for game in (turn.end, bad)
        )
        differences.append(good - other)
        if len(differences) in SOON_PLAIN and fmean(differences) < DEAR_ENOUGH - 0.1:
            return fmean(differences)
    return fmean(differences[PLAYED_OUT:])


def _came_of(game: Game, seat: Seat, rng: Random) -> float:
    if game.ended:
        return victory(game, seat)
    game = reimagine(game, seat, rng)
    question = game.asked.get(seat)
    if question is not None and question.about == "action":
        play(game, seat, END)
    play_on(CHANCES(), game, LAST_DAY, rng)
    if game.ended:
        return victory(game, seat)
    # Whom nobody can stop has won, though such quick players do not come to the end.
    points = {team: team_points(game, team) for team in game.rules.teams}
    leaders = [team for team in points if points[team] == max(points.values())]
    return (game.team(seat) in leaders) / len(leaders)


def _with(job: Job, match: Match, turn: Turn, line: list[Choice]) -> Record:
    """The game with this line instead of the turn; from there on it is played anew."""
    record = Record(match.record.options, dict(match.record.tags))
    record.choices = match.record.choices[: turn.at]
    again = Match(record, match.bots, job.seed)
    for choice in line:
        again.play(turn.seat, choice)
    while again.game.asked and len(again.record.choices) < LIMIT:
        again.step()
    return again.record


def nothing(game: Game, seat: Seat) -> list[Choice]:
    """The turn is let go by."""
    return [END]


def lost_cards(game: Game, seat: Seat) -> list[Choice]:
    """The best cards go to limbo, one after the other (B9.2)."""
    line: list[Choice] = []
    for _ in range(STEPS):
        limbos = [one for one in game.asked[seat].options if isinstance(one, Limbo)]
        if not limbos:
            break
        step = _carried_on(game, seat, max(limbos, key=lambda one: KEPT[KIND[one.card]]))
        if step is None or step.game.ended:
            break
        game, line = step.game, line + step.choices
    return [*line, END] if line else []


def worst(game: Game, seat: Seat) -> list[Choice]:
    """Step by step what the judgement likes least, without any luck."""
    chances = CHANCES()
    chance = chances.of([game], seat)[0]
    line: list[Choice] = []
    for _ in range(STEPS):
        options = game.asked[seat].options
        steps = [step for one in options if one != END and (step := _carried_on(game, seat, one))]
        judged = chances.of([step.game for step in steps], seat)
        least = min(range(len(steps)), key=judged.__getitem__, default=None)
        if least is None or judged[least] >= chance:
            break
        chance, game = judged[least], steps[least].game
        line += steps[least].choices
        if game.ended:
            return line
    return [*line, END]


KINDS: Final[dict[str, Callable[[Game, Seat], list[Choice]]]] = {
    "idle": nothing,
    "missed": nothing,
    "limbo": lost_cards,
    "worst": worst,
}
"""What somebody does instead; nothing: it cannot be done. ``missed``: where the turn had won."""


class Line(NamedTuple):
    game: Game
    choices: list[Choice]


def _carried_on(game: Game, seat: Seat, choice: Choice) -> Line | None:
    """An action with all that is asked then; None: others or chance have a say."""
    game, found = game.copy(), [choice]
    play(game, seat, choice)
    while not game.ended and set(game.asked) == {seat}:
        question = game.asked[seat]
        if question.about == "action":
            return Line(game, found)
        found.append(habit(game, question))
        play(game, seat, found[-1])
    return Line(game, found) if game.ended else None


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
    parser.add_argument("--depth", help="default: usual for blunders, else quick")
    parser.add_argument("--expansion", action="store_true")
    parser.add_argument("--players", type=int, default=2, help="at the table, but for skill")
    parser.add_argument("--levels", nargs=2, default=("steady", "novice"))
    parser.add_argument("--jobs", type=int, help="at a time (default: one for each processor)")
    chosen = parser.parse_args()
    alone()
    levels = tuple(chosen.levels) if chosen.what == "skill" else ("steady",) * chosen.players
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    depth = chosen.depth or ("usual" if chosen.what == "blunders" else "quick")
    jobs = [Job(seed, chosen.expansion, depth, levels) for seed in seeds]
    with ProcessPoolExecutor(chosen.jobs, mp_context=get_context("spawn")) as pool:
        if chosen.what == "blunders":
            verdicts = []
            for job, (one, verdict) in zip(jobs, pool.map(found, jobs), strict=True):
                verdicts.append(verdict)
                told = "found" if verdict else "NOT found"
                print(f"  {job.seed} {one.kind}, cost {one.cost:.2f}: {told}", flush=True)
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
