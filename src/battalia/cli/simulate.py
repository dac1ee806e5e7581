"""`battalia simulate`: many games between computer players, and what came of them."""

import argparse
import itertools
import math
import os
import shlex
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from battalia.arena.workers import process_pool
from battalia.bots import LIMIT, Match, Stalled, bot_names, make_bot
from battalia.bots.imagining import imagine
from battalia.cli.errors import CommandError
from battalia.cli.files import writing
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.players import bot_called
from battalia.cli.scenarios import add_scenario, scenario_of
from battalia.cli.table_options import (
    MODULES,
    SWITCHES,
    add_options,
    given,
    option_flags,
    options_of,
    player_counts,
)
from battalia.engine import (
    Game,
    Options,
    OptionsError,
    Reason,
    load,
    outcome,
    questions,
    save,
    start,
    view,
    write_record,
)
from battalia.engine.agreement import settled
from battalia.engine.laws import broken_law
from battalia.engine.modules import OUTSIDE, check_options, unusable_modules
from battalia.scenarios import start_position
from battalia.words import say, sentence, why

EXAMPLES = """\
  battalia simulate -n 100 --seed 1 --weeks 4          a hundred random games
  battalia simulate -n 1000 --players 2,4 --bot simple --jobs 4
  battalia simulate -n 500 --all-options --check       look for mistakes in the rules
  battalia simulate -n 500 --all-options --expansion --pairs
  battalia simulate -n 100 --scenario narrows --bot simple
  battalia simulate -n 10 --records games --json       keep every game, numbers for a program
"""

DRAWN: Final = tuple(name for name in SWITCHES if name not in ("hard", "relics", "neutral_cities"))
"""The switches that a table chosen at random has or has not."""
PAIRED: Final = (*DRAWN, "hard", "relics", "valleys")
"""The modules of which every two are counted together."""
STRIDE: Final = 1597
"""Combinations of options are taken in such steps, so that few games already mix them well."""


class Task(msgspec.Struct, frozen=True):
    """One game to be played."""

    options: Options
    bots: tuple[str, ...]
    seed: int
    limit: int
    check: int
    """Laws are checked at every so many questions; 0: never."""
    records: str | None
    position: str = ""
    """In which the game begins; empty: it is set up."""


class Result(msgspec.Struct, frozen=True):
    """What came of it."""

    seed: int
    players: int
    flags: str
    bots: tuple[str, ...]
    days: int
    choices: int
    seconds: float
    ending: str = ""
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    stalled: bool = False
    error: str = ""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "simulate", run, "let computer players play many games", examples=EXAMPLES
    )
    parser.add_argument("-n", "--games", type=int, default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game")
    parser.add_argument(
        "--players",
        metavar="N,N",
        help="player counts, game by game in turn (default: all that the table allows)",
    )
    parser.add_argument(
        "--bot",
        default="random",
        metavar="NAME",
        help=f"who plays: {', '.join(bot_names())}; several by commas sit side by side",
    )
    parser.add_argument(
        "--all-options", action="store_true", help="go through all combinations of options"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at work")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--records", metavar="DIR", help="write a record of every game")
    parser.add_argument(
        "--check",
        type=int,
        nargs="?",
        const=1,
        default=0,
        metavar="N",
        help="check all laws at every question, or at every so many",
    )
    parser.add_argument(
        "--pairs", action="store_true", help="how often each two modules were played together"
    )
    parser.add_argument(
        "--limit", type=int, default=LIMIT, metavar="N", help="choices until a game is stalled"
    )
    add_scenario(parser)
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.jobs < 1 or args.limit < 1 or args.check < 0:
        raise CommandError(say("simulate-positive"))
    tasks = list(itertools.islice(_tasks(args), args.games))
    began = time.perf_counter()
    results = list(_with_progress(_played(tasks, args.jobs), len(tasks)))
    seconds = time.perf_counter() - began
    wrong = [result for result in results if result.error or result.stalled]
    if args.json:
        print(msgspec.json.encode({"games": results, "seconds": seconds}).decode())
    else:
        _print_summary(results, seconds)
        if args.pairs:
            _print_pairs([task.options for task in tasks])
    console = Console(stderr=True, markup=False, highlight=False, soft_wrap=True)
    for result in wrong:
        console.print(
            say(
                "simulate-wrong",
                seed=str(result.seed),
                reason=result.error or say("simulate-stalled", count=result.choices),
                command=_command(args, result),
            )
        )
    return 1 if wrong else 0


# What is played.


def _tasks(args: argparse.Namespace) -> Iterator[Task]:
    scenario = scenario_of(args)
    usual = "2,3,4,5,6" if hasattr(args, "expansion") else "2,3,4"
    counts = player_counts(args.players or usual)
    names = args.bot.split(",")
    for name in names:
        bot_called(name)
    if scenario is not None:
        if args.all_options:
            raise CommandError(say("scenario-alone", option="all-options"))
        tables = [scenario.options]
    elif args.all_options:
        others = [name for name in given(args) if name not in ("expansion", MODULES)]
        if others:
            raise CommandError(say("all-options-alone", option=others[0].replace("_", "-")))
        if hasattr(args, "expansion"):
            tables = [any_table(counts, args.seed + game) for game in range(args.games)]
        else:
            tables = all_options(counts)
        tables = [_with_modules(table, getattr(args, MODULES, [])) for table in tables]
    else:
        tables = [options_of(args, players) for players in counts]
    position = "" if scenario is None else start_position(scenario)
    if args.records:
        with writing(args.records):
            Path(args.records).mkdir(parents=True, exist_ok=True)
    for game in itertools.count():
        options = tables[game % len(tables)]
        yield Task(
            options,
            tuple(names[seat % len(names)] for seat in range(options.players)),
            args.seed + game,
            args.limit,
            args.check,
            args.records,
            position,
        )


def _with_modules(table: Options, names: list[str]) -> Options:
    """The table with these modules from outside, as far as they go with it."""
    for name in names:
        if name not in OUTSIDE.files:
            # What is not there, or of no use, goes with no table.
            reason = unusable_modules(Options(modules=(name,)))
            assert reason is not None
            raise CommandError(sentence(why(reason)))
    return settled(msgspec.structs.replace(table, modules=tuple(dict.fromkeys(names))))


def all_options(counts: Iterable[int]) -> list[Options]:
    """Every table that can be set up, in a well mixed order."""
    found = []
    for values in itertools.product(
        counts,
        (False, True),
        (False, True),
        (False, True),
        (1, 2),
        (True, False),
        (0, 1, 2),
        (3, 5, 7),
        (0, 2, 3, 4),
    ):
        options = Options(*values)
        try:
            check_options(options)
        except OptionsError:
            continue
        found.append(options)
    if not found:
        raise CommandError(say("players-not-understood", text=",".join(map(str, counts))))
    stride = STRIDE
    while math.gcd(stride, len(found)) > 1:
        stride += 1
    return [found[place * stride % len(found)] for place in range(len(found))]


def any_table(counts: list[int], seed: int) -> Options:
    """A table with the expansion and any modules that go together, by the seed."""
    rng = Random(seed)
    players = counts[seed % len(counts)]
    while True:
        chosen: dict[str, Any] = {name: rng.random() < 0.6 for name in DRAWN}
        match rng.choice(("plain", "plain", "hard", "relics", "valleys", "valleys")):
            case "hard":
                chosen["hard"] = True
            case "relics":
                chosen["relics"] = True
                chosen["hard"] = rng.random() < 0.3
            case "valleys" if players >= 4:
                chosen["valleys"] = rng.choice(("pass", "bridge"))
        chosen["heroic"] = chosen["heroic"] and chosen["advanced"] and not chosen.get("hard")
        chosen["teams"] = chosen["teams"] and players >= 4
        chosen["three_against_three"] = chosen["three_against_three"] and chosen["teams"]
        chosen["three_against_three"] = chosen["three_against_three"] and players == 6
        chosen["two_attacks"] = chosen["two_attacks"] and chosen["teams"] and players == 5
        chosen["map_end"] = rng.choice(("", "on", "off"))
        if "relics" not in chosen:
            chosen["starting_cities"] = rng.choice((1, 1, 2))
            chosen["starting_heroes"] = rng.choice((0, 1, 2))
        chosen["weeks"] = rng.choice((1, 2, 2, 3))
        options = Options(players=players, expansion=True, **chosen)
        try:
            start(options)
        except OptionsError:
            continue
        return options


# Playing.


def _played(tasks: list[Task], jobs: int) -> Iterator[Result]:
    """The results in the order of the tasks, whoever played them."""
    if jobs == 1:
        yield from map(play_one, tasks)
        return
    with process_pool(min(jobs, os.cpu_count() or 1)) as pool:
        yield from pool.map(play_one, tasks, chunksize=4)


def play_one(task: Task) -> Result:
    """Plays one game; whatever goes wrong is part of the result."""
    began = time.perf_counter()
    bots = [make_bot(name) for name in task.bots]
    match = Match.begin(task.options, bots, task.seed, task.bots, task.position)
    stalled, error = False, ""
    try:
        if task.check:
            _run_checked(match, task.limit, task.check)
        else:
            match.run(task.limit)
    except Stalled:
        stalled = True
    except Exception as problem:
        # A mistake of the rules or of a bot must not hide the other games.
        error = f"{type(problem).__name__}: {problem}".splitlines()[0]
    seconds = time.perf_counter() - began
    if task.records is not None:
        path = Path(task.records) / f"game-{task.seed}.txt"
        with writing(str(path)):
            path.write_text(write_record(match.record), encoding="utf-8")
    result = None if error else outcome(match.game)
    return Result(
        task.seed,
        task.options.players,
        option_flags(task.options),
        task.bots,
        match.game.day,
        len(match.record.choices),
        seconds,
        result.reason if result else "",
        result.points if result else (),
        result.winners if result else (),
        stalled,
        error,
    )


class BrokenLaw(Exception):
    """A position that cannot be."""


def _run_checked(match: Match, limit: int, every: int) -> None:
    _check(match)
    for _ in match.steps(limit):
        if len(match.record.choices) % every == 0 and questions(match.game):
            _check(match)


def _check(match: Match) -> None:
    reason = broken_law(match.game)
    if reason is None and match.game.rules.options.modules:
        reason = _broken_promise(match.game, len(match.record.choices))
    if reason is not None:
        raise BrokenLaw(say("simulate-law", number=len(match.record.choices), reason=why(reason)))


def _broken_promise(game: Game, number: int) -> Reason | None:
    """What a module from outside must see to as well: that its part of the game is saved, and that
    nothing tells what is hidden. A world imagined from what a player sees must look the same."""
    if load(save(game)) != game:
        return Reason("law-saved")
    seat = number % game.players
    seen = view(game, seat)
    imagined = view(imagine(seen, Random(number)), seat)
    return None if imagined == seen else Reason("law-leak", args={"player": seat + 1})


def _with_progress(results: Iterator[Result], count: int) -> Iterator[Result]:
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        yield from progress.track(results, total=count, description=say("simulate-progress"))


# What came of it.


def _command(args: argparse.Namespace, result: Result) -> str:
    """How to play exactly this game again."""
    flags = f"--scenario {shlex.quote(args.scenario)}" if args.scenario else result.flags
    command = f"battalia simulate -n 1 --seed {result.seed} {flags} --bot {args.bot}"
    if args.check:
        command += " --check" if args.check == 1 else f" --check {args.check}"
    return command if args.limit == LIMIT else f"{command} --limit {args.limit}"


def _print_summary(results: list[Result], seconds: float) -> None:
    """A column for each number of players, and one for all games."""
    counts = sorted({result.players for result in results})
    groups = {
        say("simulate-players", count=count): [one for one in results if one.players == count]
        for count in counts
    }
    if len(groups) > 1:
        groups[say("simulate-all")] = results
    table = Table(title=say("simulate-title"), title_justify="left")
    table.add_column()
    for name in groups:
        table.add_column(name, justify="right")
    for id, write in LINES.items():
        table.add_row(say(id), *(write(group) for group in groups.values()))
    console = Console(highlight=False)
    console.print(table)
    speed = sum(result.choices for result in results) / seconds
    console.print(say("simulate-speed", speed=round(speed), seconds=f"{seconds:.1f}"))


def _print_pairs(tables: list[Options]) -> None:
    """How many of the games had both of two modules; on the diagonal one alone."""
    modules = sorted({name for table in tables for name in table.modules})
    names = [name for name in (*PAIRED, *modules) if any(_has(table, name) for table in tables)]
    grid = Table(title=say("simulate-pairs"), title_justify="left")
    grid.add_column()
    for number in range(1, len(names) + 1):
        grid.add_column(str(number), justify="right")
    for place, one in enumerate(names):
        row = [
            str(sum(_has(table, one) and _has(table, two) for table in tables))
            for two in names[: place + 1]
        ]
        grid.add_row(f"{place + 1} {one.replace('_', ' ')}", *row)
    Console(highlight=False, width=max(80, 30 + 8 * len(names))).print(grid)


def _has(table: Options, module: str) -> bool:
    return module in table.modules or bool(getattr(table, module, False))


def _endings(results: list[Result]) -> str:
    endings = Counter(result.ending for result in results if result.ending)
    return "\n".join(f"{how} {count}" for how, count in sorted(endings.items()))


def _spread(numbers: list[int]) -> str:
    """Median, least and most."""
    if not numbers:
        return "–"
    return f"{statistics.median(numbers):g} ({min(numbers)}–{max(numbers)})"


LINES: Final[dict[str, Callable[[list[Result]], str]]] = {
    "simulate-games": lambda results: str(len(results)),
    "simulate-days": lambda results: _spread([one.days for one in results if one.ending]),
    "simulate-points": lambda results: _spread([n for one in results for n in one.points]),
    "simulate-winner-points": lambda results: _spread(
        [max(one.points) for one in results if one.points]
    ),
    "simulate-endings": _endings,
    "simulate-choices": lambda results: _spread([one.choices for one in results if one.ending]),
    "simulate-stalled-games": lambda results: str(sum(one.stalled for one in results)),
    "simulate-errors": lambda results: str(sum(bool(one.error) for one in results)),
}
"""What the summary says about a group of games."""
