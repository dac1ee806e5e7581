"""`battalia levels`: how strong the computer players are, on the scale of people's ratings."""

import argparse
import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from rich.console import Console
from rich.table import Table

from battalia.arena import Contest, hold, processes, round_robin
from battalia.cli.errors import CommandError
from battalia.cli.files import writing
from battalia.cli.parser import Subparsers, add_command
from battalia.engine import Options, with_expansion
from battalia.words import say

if TYPE_CHECKING:
    from battalia.server.messages.ratings import Kind

EXAMPLES = """\
  battalia levels --games 200                      all computers at all kinds of tables: hours
  battalia levels two few --games 40               at two kinds of tables only
  battalia levels --into src/battalia/server/levels.json
"""
TABLES: Final[dict[str, Options]] = {
    "two": Options(players=2),
    "few": Options(players=4),
    "storm-two": with_expansion(2),
    "storm-few": with_expansion(4, teams=False),
    "storm-many": with_expansion(6, teams=False),
    "teams": with_expansion(4),
}
"""At which each kind is measured."""
FIRST: Final = "steady"
"""From which all others are measured: it is as strong as somebody of whom nothing is known."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers,
        "levels",
        run,
        "measure how strong the computer players are, for ratings",
        examples=EXAMPLES,
        extra="server",
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of table: {', '.join(TABLES)}")
    parser.add_argument("-n", "--games", type=int, default=40, metavar="N", help="of each pair")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--into", metavar="FILE", help="keep it there; other kinds stay")


def run(args: argparse.Namespace) -> int:
    # The server and all it stands on are loaded only where they are needed.
    from battalia.server.ratings import BY_NAME, NEW, levels

    strange = [kind for kind in args.kinds if kind not in BY_NAME]
    if strange or args.games < 1 or args.jobs < 1:
        raise CommandError(say("levels-wrong", kinds=", ".join(BY_NAME)))
    found = dict(levels())
    for kind in [BY_NAME[name] for name in args.kinds] or [*BY_NAME.values()]:
        order = sorted(found[kind], key=lambda level: found[kind][level])
        gaps = dict(_gaps(kind, order, args.games, args.jobs))
        at = {FIRST: NEW.mu}
        for weaker, stronger in reversed([*itertools.pairwise(order)]):
            if stronger in at:
                at[weaker] = at[stronger] - gaps[weaker, stronger]
        for weaker, stronger in itertools.pairwise(order):
            if stronger not in at:
                at[stronger] = at[weaker] + gaps[weaker, stronger]
        found[kind] = {level: round(at[level], 1) for level in sorted(at, key=lambda one: at[one])}
        _tell(kind, found[kind])
        if args.into is not None:
            with writing(args.into):
                text = msgspec.json.format(msgspec.json.encode(found), indent=1)
                Path(args.into).write_bytes(text + b"\n")
    return 0


def _gaps(
    kind: "Kind", order: list[str], games: int, jobs: int
) -> Iterator[tuple[tuple[str, str], float]]:
    """By how much each is stronger than the one before it."""
    from battalia.server.ratings import apart

    options = TABLES[kind]
    for weaker, stronger in itertools.pairwise(order):
        line_ups = round_robin((weaker, stronger), options.players)
        contest = Contest(line_ups, options, seed=1, deals=1)
        contest = msgspec.structs.replace(contest, deals=-(-games // contest.games))
        seatings = [one for game in hold(contest, processes(jobs)) for one in game.seats]
        shares = {
            bot: [one.share for one in seatings if one.bot == bot] for bot in (weaker, stronger)
        }
        means = {bot: sum(all_) / len(all_) for bot, all_ in shares.items()}
        yield (weaker, stronger), apart(options, means[stronger], means[weaker], contest.games)


def _tell(kind: "Kind", at: dict[str, float]) -> None:
    from battalia.server.ratings import of_mu

    table = Table(title=kind)
    table.add_column("")
    table.add_column("mu", justify="right")
    table.add_column(say("table-over-rating"), justify="right")
    for level, mu in at.items():
        table.add_row(level, str(mu), str(of_mu(mu)))
    Console().print(table)
