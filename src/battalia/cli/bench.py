"""`battalia bench`: how fast the engine is, and how big a game grows.

Choices are made uniformly at random straight on the engine, in one process; games end after
28 days. Chance answers in one go (``settle``). Times are processor time. Games of all tables
alternate, so that a busy machine slows them alike; cost is per choice, compared with the base game
for four. ``--peer`` compares with Catanatron, another board game engine in Python, where it is
installed: slices of half a second of both alternate, for the same reason.
"""

import argparse
import importlib
import importlib.util
import statistics
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from battalia.cli.errors import CommandError
from battalia.cli.extras import need
from battalia.cli.parser import Subparsers, add_command
from battalia.engine import Game, Options, save, settle, start, wander, with_expansion
from battalia.words import say

EXAMPLES = """\
  battalia bench                      the base game and the expansion, week by week
  battalia bench --seconds 10 --json  longer, as numbers for a program
  battalia bench --peer catanatron    compared with another engine
  battalia bench --research           the environment for learning
"""

WEEKS: Final = 4
DAYS: Final = 7 * WEEKS
SLICE: Final = 0.5
COPIES: Final = 200
GLANCE: Final = 50
"""So many choices or copies between two looks at the clock."""
PEERS: Final = ("catanatron",)


TABLES: Final = {
    "base-2": Options(players=2, weeks=WEEKS),
    "base-3": Options(players=3, weeks=WEEKS),
    "base-4": Options(players=4, weeks=WEEKS),
    "expansion-4": with_expansion(4, weeks=WEEKS),
    "everything-6": with_expansion(
        6,
        weeks=WEEKS,
        metamorpha=True,
        bilkarr=True,
        fanatics=True,
        valleys="bridge",
        staff=True,
        summoning=True,
    ),
}
"""What is measured."""
STANDARD: Final = "base-4"
"""What the others are compared with."""


class Week(msgspec.Struct):
    """What was measured in one week of all games at one table."""

    table: str
    week: int
    choices: int = 0
    decisions: int = 0
    """Choices of players; the others are chance's."""
    seconds: float = 0.0
    copies: int = 0
    copy_seconds: float = 0.0
    bytes: list[int] = []


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "bench", run, "measure the engine's speed", examples=EXAMPLES)
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument(
        "--seconds", type=float, default=3.0, metavar="S", help="for each number of players"
    )
    parser.add_argument("--peer", metavar="NAME", help=f"compare with {' or '.join(PEERS)}")
    parser.add_argument(
        "--research", action="store_true", help="measure the environment for learning instead"
    )


def run(args: argparse.Namespace) -> int:
    if args.seconds <= 0:
        raise CommandError(say("bench-positive"))
    if args.peer is not None:
        return _compare(args.peer, args.seconds, args.json)
    if args.research:
        need("research")
        # numpy is slow to load; only here somebody waits for it.
        from battalia.cli.bench_research import run_research

        return run_research(args.seconds, args.json)
    measured = measure(args.seconds)
    rows: list[dict[str, float | str]] = []
    standard = _cost(measured[STANDARD][1])
    for games, weeks in measured.values():
        played = sum(week.seconds for week in weeks)
        rows += [_numbers(week) for week in weeks]
        whole = _numbers(_together(weeks))
        whole["games_per_second"] = games / played
        whole["cost_per_choice"] = _cost(weeks) / standard
        rows.append(whole)
    if args.json:
        print(msgspec.json.encode(rows).decode())
    else:
        _print(rows)
    return 0


# Our own engine.


def measure(seconds: float) -> dict[str, tuple[int, list[Week]]]:
    """Random games at all tables in turn, so many seconds each: how many, and their weeks."""
    measured = {name: (0, [Week(name, week) for week in range(1, WEEKS + 1)]) for name in TABLES}
    while True:
        short = [name for name, (_, weeks) in measured.items() if _seconds(weeks) < seconds]
        if not short:
            return measured
        for name in short:
            games, weeks = measured[name]
            _measure_game(TABLES[name], games, weeks)
            measured[name] = (games + 1, weeks)


def _seconds(weeks: list[Week]) -> float:
    return sum(week.seconds + week.copy_seconds for week in weeks)


def _cost(weeks: list[Week]) -> float:
    """Seconds per choice."""
    return sum(week.seconds for week in weeks) / sum(week.choices for week in weeks)


def _measure_game(options: Options, seed: int, weeks: list[Week]) -> None:
    rng = Random(seed)
    game = begun(options, rng.random)
    for week in weeks:
        # Copies and sizes are taken in the middle of each week.
        _play_until(game, rng, week, 7 * week.week - 4)
        if game.asked:
            _measure_copies(game, week)
        _play_until(game, rng, week, 7 * week.week)


def _play_until(game: Game, rng: Random, week: Week, day: int) -> None:
    """Plays to the end of this day, or of the game."""
    choices = decisions = 0
    began = time.process_time()
    while game.asked and game.day <= day:
        choices += choose(game, rng.random)
        decisions += 1
    week.seconds += time.process_time() - began
    week.choices += choices
    week.decisions += decisions


def begun(options: Options, random: Callable[[], float]) -> Game:
    """A new game in which a player is asked."""
    game = start(options)
    settle(game, random)
    return game


def choose(game: Game, random: Callable[[], float]) -> int:
    """A random choice of a player, and what chance has to answer then: how many choices it was."""
    return len(wander(game, random))


def _measure_copies(game: Game, week: Week) -> None:
    began = time.process_time()
    for _ in range(COPIES):
        game.copy()
    week.copy_seconds += time.process_time() - began
    week.copies += COPIES
    week.bytes.append(len(save(game)))


def _together(weeks: list[Week]) -> Week:
    whole = Week(weeks[0].table, 0)
    for week in weeks:
        whole.choices += week.choices
        whole.decisions += week.decisions
        whole.seconds += week.seconds
        whole.copies += week.copies
        whole.copy_seconds += week.copy_seconds
        whole.bytes = whole.bytes + week.bytes
    return whole


def _numbers(week: Week) -> dict[str, float | str]:
    return {
        "table": week.table,
        "week": week.week,
        "choices_per_second": week.choices / week.seconds if week.seconds else 0,
        "decisions_per_second": week.decisions / week.seconds if week.seconds else 0,
        "copies_per_second": week.copies / week.copy_seconds if week.copy_seconds else 0,
        "saved_bytes": statistics.mean(week.bytes) if week.bytes else 0,
    }


def _print(rows: list[dict[str, float | str]]) -> None:
    table = Table(title=say("bench-title"), title_justify="left")
    for title in ("table", "days", "choices", "decisions", "games", "copies", "bytes", "cost"):
        table.add_column(say(f"bench-{title}"), justify="right")
    for row in rows:
        week = int(row["week"])
        table.add_row(
            say(f"bench-{row['table']}"),
            f"{7 * week - 6}–{7 * week}" if week else f"1–{DAYS}",
            f"{row['choices_per_second']:,.0f}",
            f"{row['decisions_per_second']:,.0f}",
            f"{row['games_per_second']:,.1f}" if "games_per_second" in row else "",
            f"{row['copies_per_second']:,.0f}",
            f"{row['saved_bytes']:,.0f}",
            f"{row['cost_per_choice']:.2f}" if "cost_per_choice" in row else "",
            style="bold" if not week else "",
            end_section=not week,
        )
    Console(highlight=False).print(table)


# The peer.


class Side:
    """One engine in the comparison: four players, random choices."""

    def __init__(self, rounds: Iterator[int], copy: Callable[[], object]) -> None:
        self.rounds = rounds
        """Each item is a player's choice that was played; how many it is with chance's."""
        self.copy = copy
        self.choices: list[float] = []
        self.decisions: list[float] = []
        self.copies: list[float] = []

    def play_slice(self) -> None:
        choices = decisions = 0
        began = now = time.process_time()
        while now < began + SLICE:
            for _ in range(GLANCE):
                choices += next(self.rounds)
            decisions += GLANCE
            now = time.process_time()
        seconds = now - began
        self.choices.append(choices / seconds)
        self.decisions.append(decisions / seconds)

    def copy_slice(self) -> None:
        copies = 0
        began = now = time.process_time()
        while now < began + SLICE:
            for _ in range(GLANCE):
                self.copy()
            copies += GLANCE
            now = time.process_time()
        self.copies.append(copies / (now - began))


def _compare(peer: str, seconds: float, as_json: bool) -> int:
    if peer not in PEERS:
        raise CommandError(say("bench-peer-unknown", peer=peer, known=", ".join(PEERS)))
    if importlib.util.find_spec(peer) is None:
        raise CommandError(say("bench-peer-missing", peer=peer))
    ours, theirs = our_side(), catanatron_side()
    for _ in range(max(3, round(seconds / SLICE))):
        for side in (ours, theirs):
            side.play_slice()
        for side in (ours, theirs):
            side.copy_slice()
    numbers = {
        name: (statistics.median(own), statistics.median(other), _ratio(own, other))
        for name, own, other in (
            ("choices", ours.choices, theirs.choices),
            ("decisions", ours.decisions, theirs.decisions),
            ("copies", ours.copies, theirs.copies),
        )
    }
    if as_json:
        print(msgspec.json.encode({"peer": peer, **numbers}).decode())
        return 0
    table = Table(title=say("bench-peer-title", peer=peer), title_justify="left")
    for title in (say("bench-measure"), "battalia", peer, say("bench-ratio")):
        table.add_column(title, justify="right")
    for name, (own, other, ratio) in numbers.items():
        table.add_row(say(f"bench-{name}"), f"{own:,.0f}", f"{other:,.0f}", f"{ratio:.2f}")
    Console(highlight=False).print(table)
    print(say("bench-peer-note"))
    return 0


def _ratio(own: list[float], other: list[float]) -> float:
    """The median of the ratios of neighbouring slices."""
    return statistics.median(a / b for a, b in zip(own, other, strict=True))


def our_side() -> Side:
    """Random four-player games of 28 days, one after the other."""
    rng = Random(1)

    def rounds() -> Iterator[int]:
        while True:
            game = begun(TABLES[STANDARD], rng.random)
            while game.asked:
                yield len(wander(game, rng.random))

    middle = begun(TABLES[STANDARD], rng.random)
    while middle.asked and middle.day <= DAYS // 2:
        choose(middle, rng.random)
    return Side(rounds(), middle.copy)


def catanatron_side() -> Side:
    """The same of the peer; one of its ticks is one decision of a player, dice included."""
    catanatron: Any = importlib.import_module("catanatron")
    colours = [
        catanatron.Color.RED,
        catanatron.Color.BLUE,
        catanatron.Color.WHITE,
        catanatron.Color.ORANGE,
    ]

    def begin() -> Any:
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])

    def rounds() -> Iterator[int]:
        while True:
            game = begin()
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                yield 1

    middle = begin()
    for _ in range(300):
        middle.play_tick()
    return Side(rounds(), middle.copy)
