"""`battalia perft`: how many lines of play there are, as chess engines count them.

A line of play is one choice after the other, to a fixed depth: of whoever is asked, of every lane,
of chance too, each of whose answers counts once, however likely it is. A game that is over before
has no line of that depth. Whatever is offered too often, too seldom or at the wrong moment changes
a count; ``--divide`` shows below which choice.

A table of counts is a TOML file; its positions are the JSON files beside it.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from battalia.cli.errors import CommandError
from battalia.cli.files import game_in, read_text, writing
from battalia.cli.parser import Subparsers, add_command
from battalia.engine import Choice, Game, Seat, play, questions
from battalia.engine.notation import seat_name
from battalia.words import say

EXAMPLES = """\
  battalia perft position.json --depth 4               lines of play of 1, 2, 3 and 4 choices
  battalia perft position.json --depth 4 --divide      those of 4, below each first choice
  battalia perft --table tests/perft/counts.toml           count all positions of a table again
  battalia perft --table tests/perft/counts.toml --write   and write what is counted now
"""

DEPTH: Final = 3


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "perft", run, "count all lines of play to a depth", examples=EXAMPLES
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "position", metavar="POSITION", nargs="?", help="a position, or a record's end"
    )
    what.add_argument("--table", metavar="FILE", help="count the positions beside this table")
    parser.add_argument(
        "--depth",
        type=int,
        metavar="N",
        help=f"so many choices (default: {DEPTH}, or what the table has)",
    )
    parser.add_argument("--divide", action="store_true", help="show each first choice by itself")
    parser.add_argument("--write", action="store_true", help="write the table anew")


def run(args: argparse.Namespace) -> int:
    if args.depth is not None and args.depth < 1:
        raise CommandError(say("perft-depth"))
    if args.table is not None:
        return _write(args.table, args.depth) if args.write else _check(args.table, args.depth)
    if args.write:
        raise CommandError(say("perft-no-table"))
    game = game_in(args.position)
    depth = args.depth or DEPTH
    if args.divide:
        for seat, choice, lines in divided(game, depth):
            print(f"{seat_name(seat)}: {game.rules.notation.text(choice)}  {lines:,}", flush=True)
    for down in range(1, depth + 1):
        print(f"{down}  {lines_of_play(game, down):,}", flush=True)
    return 0


def lines_of_play(game: Game, depth: int) -> int:
    """How many lines of so many choices lead on from here (at least one choice)."""
    if depth == 1:
        return sum(len(question.options) for question in questions(game).values())
    return sum(lines for _, _, lines in divided(game, depth))


def divided(game: Game, depth: int) -> Iterator[tuple[Seat, Choice, int]]:
    """The same, below each choice that somebody has now."""
    for seat, question in questions(game).items():
        for choice in question.options:
            if depth == 1:
                yield seat, choice, 1
                continue
            after = game.copy()
            play(after, seat, choice)
            yield seat, choice, lines_of_play(after, depth - 1)


# Tables.


def read_table(path: str | Path) -> dict[str, list[int]]:
    """The counts of each position for one choice, two choices and so on."""
    try:
        return msgspec.toml.decode(read_text(str(path)), type=dict[str, list[int]])
    except msgspec.DecodeError as error:
        raise CommandError(say("perft-unreadable", file=str(path), reason=str(error))) from None


def position_beside(path: str | Path, name: str) -> Game:
    return game_in(str(Path(path).parent / f"{name}.json"))


def _check(path: str, depth: int | None) -> int:
    wrong = counted = 0
    for name, counts in read_table(path).items():
        game = position_beside(path, name)
        for down, lines in enumerate(counts[:depth], 1):
            now = lines_of_play(game, down)
            counted += 1
            if now != lines:
                wrong += 1
                print(say("perft-differs", name=name, depth=down, now=now, lines=lines), flush=True)
    print(say("perft-counted", count=counted, wrong=wrong))
    return 1 if wrong else 0


def _write(path: str, depth: int | None) -> int:
    """Counts every position beside the table: as deep as said, as the table has it, or three."""
    before = read_table(path) if Path(path).exists() else {}
    table: dict[str, Sequence[int]] = {}
    for file in sorted(Path(path).parent.glob("*.json")):
        deep = depth or len(before.get(file.stem, ())) or DEPTH
        game = game_in(str(file))
        table[file.stem] = [lines_of_play(game, down) for down in range(1, deep + 1)]
        print(f"{file.stem}  {table[file.stem][-1]:,}", flush=True)
    with writing(path):
        Path(path).write_text(_table_text(path, table), encoding="utf-8")
    return 0


def _table_text(path: str, table: Mapping[str, Sequence[int]]) -> str:
    rows = [f"{name} = [{', '.join(map(str, counts))}]" for name, counts in table.items()]
    header = f"# Lines of play of 1, 2, 3 … choices: battalia perft --table {path} --write"
    return "\n".join([header, "", *rows]) + "\n"
