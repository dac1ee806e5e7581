"""`battalia review`: where a recorded game turned, and how much of it was luck."""

import argparse
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from battalia.cli.errors import CommandError, wrong_with
from battalia.cli.files import record_in, writing
from battalia.cli.parser import Subparsers, add_command
from battalia.engine import Record, RecordError, Seat, replay, view
from battalia.paper import paper
from battalia.review import DEPTHS, Decision, Review, decided, lines, review, seconds
from battalia.server.wire import Wire
from battalia.words import Words, say, sentence

EXAMPLES = """\
  battalia review game.txt                  where the game turned, and how much of it was luck
  battalia review game.txt --html game.html the same as a page, with the course of the chances
  battalia review game.txt --depth quick    in a few seconds, less sure
  battalia review game.txt --json           everything, for a program
"""
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""A colour for each player, told apart by everybody."""
HEAD: Final = ("review-player", "review-result", "review-errors", "review-luck", "review-adjusted")
NONE: Final = "–"
"""Instead of a result, where there is none."""
WIDE: Final = 800
HIGH: Final = 260


def add(subparsers: Subparsers) -> None:
    parser = add_command(
        subparsers, "review", run, "say where a game turned, and what was luck", examples=EXAMPLES
    )
    parser.add_argument("record", metavar="RECORD", help="a file written by --save or --records")
    parser.add_argument(
        "--depth", choices=DEPTHS, default="usual", help="how closely (default: usual)"
    )
    parser.add_argument("--html", metavar="FILE", help="write a page that stands alone")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")


def run(args: argparse.Namespace) -> int:
    record = record_in(args.record)
    console = Console(stderr=True)
    try:
        words = Words(view(replay(record), None))
        if args.html:
            # Before the work, which may take minutes.
            with writing(args.html):
                Path(args.html).touch()
        console.print(say("review-time", seconds=seconds(decided(record), args.depth)))
        progress = Progress(console=console, disable=not console.is_terminal, transient=True)
        with progress:
            bar = progress.add_task(say("review-progress"), total=1.0)
            found = review(
                record, args.depth, progress=lambda share: progress.update(bar, completed=share)
            )
    except RecordError as error:
        raise CommandError(wrong_with(args.record, error.reason)) from None
    if args.html:
        with writing(args.html):
            Path(args.html).write_text(_page(record, found, words), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(Wire(words.notation).struct(found)).decode())
    elif not args.html:
        _print(Console(markup=False, highlight=False, emoji=False), record, found, words)
    return 0


def percent(share: float, sign: bool = False) -> str:
    return f"{100 * share:{'+' if sign else ''}.1f} %"


def _head() -> list[str]:
    return [say(id) for id in HEAD]


def _rows(found: Review, words: Words) -> Iterable[list[str]]:
    for seat, player in enumerate(found.players):
        yield [
            sentence(words.player(seat)).removesuffix("."),
            percent(player.result) if found.decided else NONE,
            percent(player.error_rate),
            percent(player.luck, sign=True),
            percent(player.adjusted) if found.decided else NONE,
        ]


class Told(NamedTuple):
    """A turning point in the reader's words."""

    title: str
    played: list[str]
    better: list[str]
    why: str


def told(record: Record, decision: Decision) -> Told:
    before = Words(view(lines.game_at(record, decision.at), decision.seat))
    better = [named(stage, decision.seat) for stage in lines.better(record, decision)]
    if len(better) < len(decision.better):
        better.append(say("review-luck-decides"))
    assert decision.reason is not None
    return Told(
        say(
            "review-turning",
            day=decision.day,
            player=before.player(decision.seat),
            loss=percent(decision.loss),
            best=percent(decision.best),
            played=percent(decision.played),
        ),
        [named(stage, decision.seat) for stage in lines.played(record, decision)],
        better,
        sentence(before.reason(decision.reason)),
    )


def _points(record: Record, found: Review) -> list[Told]:
    return [told(record, found.decisions[at]) for at in found.turnings]


def named(stage: lines.Stage, seat: Seat) -> str:
    words = Words(view(stage.game, seat))
    nouns = words.choice(stage.choice)
    verb = words.verb(stage.choice)
    return f"{verb}: {nouns}" if nouns else verb


def _print(console: Console, record: Record, found: Review, words: Words) -> None:
    table = Table(*_head(), title=say("review-title"), title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in _rows(found, words):
        table.add_row(*row)
    console.print(table)
    console.print(say("review-units"))
    if not found.turnings:
        console.print(say("review-no-turning"))
    for number, point in enumerate(_points(record, found), 1):
        console.print(f"\n{number}. {point.title}")
        console.print(f"   {say('review-played')} {'; '.join(point.played)}.")
        console.print(f"   {say('review-better')} {'; '.join(point.better)}.")
        console.print(f"   {point.why}")


# The page.


def _page(record: Record, found: Review, words: Words) -> str:
    parts = [
        "<table><tr>" + "".join(_tag("th", cell) for cell in _head()) + "</tr>",
        *(
            "<tr>" + "".join(_tag("td", cell) for cell in row) + "</tr>"
            for row in _rows(found, words)
        ),
        "</table>" + _tag("p", say("review-units")),
        _tag("h2", say("review-course")),
        _course(found, words),
        _tag("h2", say("review-turnings")),
    ]
    if not found.turnings:
        parts.append(_tag("p", say("review-no-turning")))
    for point in _points(record, found):
        parts.append(_tag("h3", point.title))
        for id, line in (("review-played", point.played), ("review-better", point.better)):
            steps = "".join(_tag("li", step) for step in line)
            parts.append(f"{_tag('p', say(id))}<ol>{steps}</ol>")
        parts.append(_tag("p", point.why))
    return paper(say("review-title"), parts)


def _course(found: Review, words: Words) -> str:
    """Everybody's chance to win over the game, with the turning points."""
    last = max([1, *(one.at for one in found.moments)])

    def place(at: int, chance: float) -> str:
        return f"{WIDE * at / last:.1f},{HIGH * (1 - chance):.1f}"

    shapes = [
        f"<line x1='0' x2='{WIDE}' y1='{HIGH * line / 4}' y2='{HIGH * line / 4}' stroke='#ddd'/>"
        for line in range(5)
    ]
    names = []
    for seat in range(len(found.players)):
        points = " ".join(place(one.at, one.chances[seat]) for one in found.moments)
        colour = COLOURS[seat]
        shapes.append(
            f"<polyline points='{points}' fill='none' stroke='{colour}' stroke-width='2.5'/>"
        )
        names.append(f"<span style='color:{colour}'>■ {escape(words.player(seat))}</span>")
    for number in found.turnings:
        one = found.decisions[number]
        x, y = place(one.at, one.best).split(",")
        shapes.append(
            f"<circle cx='{x}' cy='{y}' r='6' fill='{COLOURS[one.seat]}'>"
            + _tag("title", say("review-day", day=one.day))
            + "</circle>"
        )
    drawn = "".join(shapes)
    label = escape(say("review-course"))
    box = f"-8 -8 {WIDE + 16} {HIGH + 16}"
    drawing = f"<svg viewBox='{box}' role='img' aria-label='{label}'>{drawn}</svg>"
    return f"{drawing}<p>{' '.join(names)}</p>"


def _tag(name: str, text: str) -> str:
    return f"<{name}>{escape(text)}</{name}>"
