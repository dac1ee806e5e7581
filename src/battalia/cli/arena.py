"""`battalia arena`: which computer player is better, by how much, and how sure that is."""

import argparse
import math
import os
import shlex
from contextlib import closing
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from battalia import arena
from battalia.arena import Contest, Folder, Played, Summary, words
from battalia.arena.words import say
from battalia.bots import LIMIT, bot_names
from battalia.cli.errors import CommandError
from battalia.cli.extras import need
from battalia.cli.files import writing
from battalia.cli.parser import Subparsers, add_command
from battalia.cli.players import bot_called
from battalia.cli.scenarios import add_scenario, scenario_of
from battalia.cli.table_options import add_options, option_flags, options_of
from battalia.scenarios import start_position

EXAMPLES = """\
  battalia arena simple random -n 400                   two players, places exchanged
  battalia arena simple random random random -n 400     one against three
  battalia arena simple random --players 4 --advanced   the last one fills the table
  battalia arena simple random my.package:MyBot --round-robin
  battalia arena simple random -n 2000 --out results --report
  battalia arena simple random --counts --json          numbers for a program
  battalia arena my.package:MyBot steady --weeks 1 --leaderboard leaderboard.json
  battalia arena simple --scenario narrows -n 200       is every place as good as the others?
"""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "arena",
        run,
        "find out which computer player is better",
        examples=EXAMPLES,
        extra="arena",
    )
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=f"by seat: {', '.join(bot_names())}, or package.module:Class",
    )
    parser.add_argument(
        "-n",
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="games of each line-up, rounded up to whole deals (default: 100)",
    )
    parser.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="seats at the table; the last bot fills those that are left",
    )
    parser.add_argument(
        "--round-robin", action="store_true", help="every two of the bots against each other"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first deal")
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes at work (default: one for each core)",
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help=f"play on this Ray cluster; {arena.LOCAL}: on one started here",
    )
    parser.add_argument(
        "--out", metavar="DIR", help="keep the results here; the same command again goes on"
    )
    parser.add_argument("--report", action="store_true", help="write a report with plots into DIR")
    parser.add_argument("--records", action="store_true", help="keep the record of every game")
    parser.add_argument(
        "--leaderboard", metavar="FILE", help="add the results to those in this file"
    )
    parser.add_argument("--counts", action="store_true", help="print what was done how often")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.add_argument("--quiet", action="store_true", help="print nothing but mistakes")
    parser.add_argument(
        "--limit", type=int, default=LIMIT, metavar="N", help="choices until a game is stalled"
    )
    add_scenario(parser)
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    contest = _contest(args)
    worker = _worker(args)
    if args.leaderboard:
        # Before anything is played: what cannot be added to would be found out too late.
        _on_leaderboard(args.leaderboard, None)
    folder = _folder(args.out, contest) if args.out else None
    games, stopped = _hold(contest, worker, folder, quiet=args.quiet)
    summary = arena.summarise(contest, games)
    if folder is not None:
        with writing(args.out):
            arena.write_results(folder, games, summary)
            if args.report and summary.games:
                # The plots' library is slow to load; only here somebody waits for it.
                from battalia.arena.report import write_report

                write_report(folder, games, summary, _command(args, contest))
    if args.leaderboard:
        _on_leaderboard(args.leaderboard, summary)
    if args.json:
        print(msgspec.json.encode(summary).decode())
    elif not args.quiet:
        _print(summary)
        if args.scenario:
            _print_places(summary)
        if args.counts:
            _print_counts(summary)
    _complain(summary, kept=folder is not None, stopped=stopped)
    if stopped:
        return 130
    return 1 if summary.stalled or words.complaints(summary) else 0


# What is played, and by whom.


def _contest(args: argparse.Namespace) -> Contest:
    if args.games < 1 or args.jobs < 1 or args.limit < 1:
        raise CommandError(say("simulate-positive"))
    for option in ("report", "records"):
        if getattr(args, option) and not args.out:
            raise CommandError(say("arena-needs-out", option=option))
    for name in args.bots:
        bot_called(name)
    scenario = scenario_of(args)
    line_ups = _line_ups(args, None if scenario is None else scenario.players)
    if scenario is None:
        options, position = options_of(args, len(line_ups[0])), ""
    else:
        options, position = scenario.options, start_position(scenario)
    most = max(len(arena.rotations(line_up)) for line_up in line_ups)
    return Contest(
        line_ups,
        options,
        args.seed,
        math.ceil(args.games / most),
        args.limit,
        args.records,
        position,
    )


def _command(args: argparse.Namespace, contest: Contest) -> str:
    """How to hold exactly this contest again."""
    words = ["battalia", "arena", *args.bots, "-n", str(args.games), "--seed", str(args.seed)]
    if args.round_robin:
        words.append("--round-robin")
    if args.limit != LIMIT:
        words += ["--limit", str(args.limit)]
    if args.scenario:
        return shlex.join([*words, "--scenario", args.scenario])
    return f"{shlex.join(words)} {option_flags(contest.options)}"


def _line_ups(args: argparse.Namespace, fixed: int | None) -> tuple[arena.LineUp, ...]:
    """``fixed``: how many players a scenario has."""
    wished = fixed or args.players
    if args.round_robin:
        if len(set(args.bots)) < 2:
            raise CommandError(say("arena-round-robin-of-one"))
        return arena.round_robin(args.bots, max(2, wished or 2))
    players = wished or max(2, len(args.bots))
    if len(args.bots) > players:
        raise CommandError(say("seats-wrong", seats=len(args.bots), players=players))
    return (arena.filled(args.bots, players),)


def _worker(args: argparse.Namespace) -> arena.Worker:
    if args.ray is None:
        return arena.processes(args.jobs)
    need("ray")
    try:
        return arena.ray_cluster(args.ray, args.jobs)
    except arena.NoCluster as error:
        raise CommandError(
            say("arena-no-cluster", address=args.ray, reason=str(error).rstrip("."))
        ) from None


def _folder(path: str, contest: Contest) -> Folder:
    try:
        with writing(path):
            return Folder(Path(path), contest)
    except arena.OtherContest as other:
        if other.earlier is None:
            raise CommandError(say("arena-other-contest", folder=path)) from None
        version, rules = other.earlier.version, other.earlier.rules
        told = say("arena-other-version", folder=path, version=version, rules=rules)
        raise CommandError(told) from None


def _hold(
    contest: Contest, worker: arena.Worker, folder: Folder | None, *, quiet: bool
) -> tuple[list[Played], bool]:
    """The games, and whether somebody has stopped the contest before its end."""
    games: list[Played] = []
    console = Console(stderr=True)
    progress = Progress(console=console, disable=quiet or not console.is_terminal, transient=True)
    with writing(str(folder.path) if folder else ""), progress:
        bar = progress.add_task(say("simulate-progress"), total=contest.games)
        with closing(arena.hold(contest, worker, folder)) as held:
            try:
                for played in held:
                    games.append(played)
                    progress.advance(bar)
            except KeyboardInterrupt:
                return games, True
    return games, False


def _on_leaderboard(path: str, summary: Summary | None) -> None:
    """Adds the results to the file; without any, sees that it can be read."""
    try:
        with writing(path):
            if summary is None:
                arena.read_leaderboard(Path(path))
            else:
                arena.add_to_leaderboard(Path(path), summary)
    except arena.NoLeaderboard:
        raise CommandError(say("arena-no-leaderboard", file=path)) from None


# What came of it.


def _print(summary: Summary) -> None:
    console = Console(highlight=False)
    if not summary.games:
        console.print(say("arena-no-games"))
        return
    console.print(words.title(summary), style="italic")
    console.print(_bot_table(summary))
    if len(summary.line_ups) > 1:
        console.print(_line_up_table(summary))
    games = Table(show_header=False)
    for id, write in words.OF_GAMES.items():
        games.add_row(say(id), write(summary))
    console.print(games)
    for remark in words.remarks(summary):
        console.print(remark, soft_wrap=True)


def _bot_table(summary: Summary) -> Table:
    table = Table("")
    for bot in summary.bots:
        table.add_column(bot.bot, justify="right")
    for id, write in words.OF_BOTS.items():
        table.add_row(say(id), *map(write, summary.bots))
    return table


def _line_up_table(summary: Summary) -> Table:
    table = Table(say("arena-line-up"))
    table.add_column(say("arena-games"), justify="right")
    table.add_column(say("arena-share"), justify="right")
    for one in summary.line_ups:
        shares = [f"{bot} {words.share_text(share)}" for bot, share in one.shares.items()]
        table.add_row(" ".join(one.line_up), str(one.games), "\n".join(shares), end_section=True)
    return table


def _print_places(summary: Summary) -> None:
    table = Table(say("arena-where"), title=say("arena-places"), title_justify="left")
    table.add_column(say("arena-share"), justify="right")
    table.add_column()
    for row in words.place_rows(summary):
        table.add_row(*row)
    Console(highlight=False).print(table)


def _print_counts(summary: Summary) -> None:
    table = Table(say("arena-what"), title=say("arena-counts"), title_justify="left")
    for bot in summary.counts:
        table.add_column(bot or say("arena-table"), justify="right")
    for name, numbers in words.count_rows(summary).items():
        table.add_row(name, *numbers)
    Console(highlight=False).print(table)


def _complain(summary: Summary, *, kept: bool, stopped: bool) -> None:
    console = Console(stderr=True, markup=False, highlight=False, soft_wrap=True)
    for complaint in words.complaints(summary):
        console.print(complaint)
    if stopped:
        id = "arena-stopped-kept" if kept else "arena-stopped"
        console.print(say(id, games=summary.games, all=summary.contest.games))
