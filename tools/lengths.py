"""How long games at the tables of the set-up page take: computers play them.

    python tools/lengths.py
    python tools/lengths.py --presets book friends --players 2 3 --games 40 --jobs 2

``steady`` plays against itself at every table of every preset, the same games each time. What comes
of it goes into ``server/lengths.json``, table by table, which is all that the page knows of it; so
the command can be stopped, and may be asked for some tables only. The table that it prints at the
end is that of all figures in the file.

A decision is an answer of a player to a question that could be answered in several ways. How a card
is paid for, and where it is laid, is part of the decision to have it.
"""

import argparse
import os
import statistics
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from battalia.bots import Match, make_bot
from battalia.engine import CHANCE, Options, questions
from battalia.server import presets
from battalia.server.presets import ALL, PRESETS, Lengths, Measured, minutes

PLAYER: Final = "steady"
PARTS: Final = frozenset({"pay", "place"})
"""Questions that belong to the decision before them."""
FILE: Final = Path(presets.__file__).with_name(presets.FILE)


class Job(NamedTuple):
    """One game."""

    options: Options
    seed: int


class Played(NamedTuple):
    """How long it took."""

    days: int
    decisions: float
    """Of each player, in the mean."""


def played(job: Job) -> Played:
    players = job.options.players
    match = Match.begin(job.options, [make_bot(PLAYER) for _ in range(players)], job.seed)
    decisions = 0
    while asked := dict(questions(match.game)):
        before = len(match.record.choices)
        match.step()
        # Whoever does something at any time was asked as well, if nobody waited for it.
        seat, _ = match.record.choices[before]
        if seat != CHANCE:
            question = asked[seat]
            decisions += len(question.options) > 1 and question.about not in PARTS
    return Played(match.game.day, decisions / players)


def measured(games: Sequence[Played]) -> Measured:
    def quarters(numbers: Iterable[float]) -> tuple[float, float, float]:
        found = statistics.quantiles(numbers, n=4, method="inclusive")
        least, middle, most = (round(one, 1) for one in found)
        return least, middle, most

    return Measured(
        len(games),
        quarters(game.days for game in games),
        quarters(game.decisions for game in games),
    )


def read() -> Lengths:
    return msgspec.json.decode(FILE.read_bytes(), type=Lengths) if FILE.exists() else {}


def write(found: Lengths) -> None:
    """In the order of the presets; presets that are no more go."""
    ordered = {
        name: {
            str(players): found[name][str(players)]
            for players in preset.players
            if str(players) in found[name]
        }
        for name, preset in PRESETS.items()
        if name in found
    }
    text = msgspec.json.format(msgspec.json.encode(ordered), indent=1).decode()
    FILE.write_text(text + "\n", encoding="utf-8", newline="\n")


def report(found: Lengths) -> None:
    print(
        "| preset | players | games | days | decisions of each | minutes, 1 person | all people |"
    )
    print("|---|---|---|---|---|---|---|")
    for name, tables in found.items():
        for players, figures in tables.items():
            options = PRESETS[name].options(int(players))
            alone, together = (
                "{}–{}".format(*minutes(figures, options, people))
                for people in (1, options.players)
            )
            days, decisions = (
                f"{middle:g} ({least:g}–{most:g})"
                for least, middle, most in (figures.days, figures.decisions)
            )
            print(
                f"| {name} | {players} | {figures.games} | {days} | {decisions}"
                f" | {alone} | {together} |"
            )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--presets", nargs="*", choices=PRESETS, default=list(PRESETS))
    parser.add_argument("--players", nargs="*", type=int, choices=ALL, default=list(ALL))
    parser.add_argument("--games", type=int, default=20, help="at each table")
    parser.add_argument("--seed", type=int, default=1, help="of the first game of each table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    args = parser.parse_args(arguments)
    if args.games < 2 or args.jobs < 1:
        parser.error("two games and one process are the least")
    found = read()
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for name in args.presets:
            preset = PRESETS[name]
            for players in args.players:
                if players in preset.players:
                    options = preset.options(players)
                    jobs = [Job(options, args.seed + game) for game in range(args.games)]
                    figures = measured([*pool.map(played, jobs)])
                    found.setdefault(name, {})[str(players)] = figures
                    write(found)
    report(read())
    return 0


if __name__ == "__main__":
    sys.exit(main())
