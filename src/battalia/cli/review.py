"""`battalia review`: where a recorded game turned, and how much of it was luck."""

import argparse
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from battalia.cli.errors import CommandError
from battalia.cli.files import record_in, writing
from battalia.cli.parser import Subparsers, add_command
from battalia.engine import Record, RecordError, Seat, replay, view
from battalia.engine.notation import seat_name
from battalia.review import DEPTHS, Review, lines, review, seconds
from battalia.review.told import Turning
from battalia.words import Words, say, sentence, why

EXAMPLES = """\
  battalia review game.txt                  where the game turned, and how much of it was luck
  battalia review game.txt --html game.html the same as a page, with the course of the chances
  battalia review game.txt --depth quick    in a few seconds, less sure
  battalia review game.txt --json           everything, for a program
"""
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""A colour for each player, told apart by everybody."""
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fff; }
h1, h2, h3 { line-height: 1.2; font-weight: 600; }
table { border-collapse: collapse; }
th, td { padding: .2rem .9rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
"""
HEAD: Final = ("review-player", "review-result", "review-errors", "review-luck", "review-adjusted")
LINES: Final = {"played": "review-played", "better": "review-better"}
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
        console.print(say("review-time", seconds=seconds(record, args.depth)))
        progress = Progress(console=console, disable=not console.is_terminal, transient=True)
        with progress:
            bar = progress.add_task(say("review-progress"), total=1.0)
            found = review(
                record, args.depth, progress=lambda share: progress.update(bar, completed=share)
            )
    except RecordError as error:
        raise CommandError(sentence(f"{args.record}: {why(error.reason)}")) from None
    if args.html:
        with writing(args.html):
            Path(args.html).write_text(_page(record, found, words), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(as_json(record, found, words)).decode())
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
            percent(player.result),
            percent(player.error_rate),
            percent(player.luck, sign=True),
            percent(player.adjusted),
        ]


def told(record: Record, turning: Turning) -> dict[str, Any]:
    """A turning point in the reader's words."""
    decision = turning.decision
    before = Words(view(lines.game_at(record, decision.at), decision.seat))
    return {
        "title": say(
            "review-turning",
            day=decision.day,
            player=before.player(decision.seat),
            loss=percent(decision.loss),
            best=percent(decision.best),
            played=percent(decision.played),
        ),
        "played": [_named(stage, decision.seat) for stage in lines.played(record, decision)],
        "better": [_named(stage, decision.seat) for stage in lines.better(record, decision)],
        "why": sentence(before.reason(turning.reason)),
    }


def _named(stage: lines.Stage, seat: Seat) -> str:
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
    for number, turning in enumerate(found.turnings, 1):
        point = told(record, turning)
        console.print(f"\n{number}. {point['title']}")
        for what, id in LINES.items():
            console.print(f"   {say(id)} {'; '.join(point[what])}.")
        console.print(f"   {point['why']}")


def as_json(record: Record, found: Review, words: Words) -> dict[str, Any]:
    """All of a review; choices in the notation, reasons in the reader's words."""
    text = words.notation.text
    return {
        "depth": found.depth,
        "players": [
            {
                "seat": seat_name(seat),
                "turns": player.turns,
                "errors": round(player.errors, 4),
                "error_rate": round(player.error_rate, 4),
                "luck": round(player.luck, 4),
                "result": round(player.result, 4),
                "adjusted": round(player.adjusted, 4),
            }
            for seat, player in enumerate(found.players)
        ],
        "moments": [
            {
                "at": one.at,
                "day": one.day,
                "chances": [round(chance, 4) for chance in one.chances],
                "known": [round(chance, 4) for chance in one.known],
            }
            for one in found.moments
        ],
        "decisions": [
            {
                "at": one.at,
                "end": one.end,
                "seat": seat_name(one.seat),
                "day": one.day,
                "kind": one.kind,
                "best": round(one.best, 4),
                "played": round(one.played, 4),
                "better": [text(choice) for choice in one.better],
            }
            for one in found.decisions
        ],
        "lucks": [
            {
                "at": one.at,
                "end": one.end,
                "seat": seat_name(one.seat),
                "day": one.day,
                "gain": round(one.gain, 4),
            }
            for one in found.lucks
        ],
        "turnings": [
            {"at": one.decision.at, "loss": round(one.decision.loss, 4), **told(record, one)}
            for one in found.turnings
        ],
    }


# The page.


def _page(record: Record, found: Review, words: Words) -> str:
    title = escape(say("review-title"))
    parts = [
        f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{title}</title>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<style>{STYLE}</style><h1>{title}</h1>",
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
    for turning in found.turnings:
        point = told(record, turning)
        parts.append(_tag("h3", point["title"]))
        for what, id in LINES.items():
            steps = "".join(_tag("li", step) for step in point[what])
            parts.append(f"{_tag('p', say(id))}<ol>{steps}</ol>")
        parts.append(_tag("p", point["why"]))
    return "\n".join([*parts, "</html>"])


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
    for turning in found.turnings:
        one = turning.decision
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
