"""The report of a contest: one page that stands alone, and its plots as files beside it."""

import base64
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from battalia.arena import words
from battalia.arena.folder import Folder, replace
from battalia.arena.playing import Played
from battalia.arena.plots import plots
from battalia.arena.summary import Summary
from battalia.arena.words import say
from battalia.paper import paper

REPORT: Final = "report.html"


def write_report(folder: Folder, games: Sequence[Played], summary: Summary, command: str) -> None:
    """``report.html`` with its plots inside, and each plot as a PNG."""
    pictures = plots(games, summary)
    for name, png in pictures.items():
        replace(folder.path / f"{name}.png", png)
    replace(folder.path / REPORT, page(summary, command, pictures).encode())


def page(summary: Summary, command: str, pictures: dict[str, bytes]) -> str:
    heading = say("report-title", bots=", ".join(bot.bot for bot in summary.bots))
    recipe = say("report-command")
    parts = [
        f"<p>{escape(words.title(summary))}</p>",
        *(
            f"<p><strong>{escape(text)}</strong></p>"
            for text in (*words.remarks(summary), *words.complaints(summary))
        ),
        f"<p>{escape(recipe)}</p><pre>{escape(command)}</pre>",
        _heading("report-summary"),
        _table(
            ["", *(bot.bot for bot in summary.bots)],
            (
                [say(id), *(write(bot) for bot in summary.bots)]
                for id, write in words.OF_BOTS.items()
            ),
        ),
        "<p></p>",
        _table([], ([say(id), write(summary)] for id, write in words.OF_GAMES.items())),
    ]
    if len(summary.line_ups) > 1:
        parts += [_heading("report-line-ups"), _line_ups(summary)]
    for name, png in pictures.items():
        data = base64.b64encode(png).decode()
        parts += [
            _heading(name),
            f"<img alt='{escape(say(name))}' src='data:image/png;base64,{data}'>",
        ]
    contest = summary.contest
    made = say("report-made", version=contest.version, deals=contest.deals, seed=str(contest.seed))
    parts += [
        _heading("arena-counts"),
        _table(
            [say("arena-what"), *(bot or say("arena-table") for bot in summary.counts)],
            ([name, *numbers] for name, numbers in words.count_rows(summary).items()),
        ),
        f"<p>{escape(made)}</p>",
    ]
    return paper(heading, parts)


def _heading(id: str) -> str:
    return f"<h2>{escape(say(id))}</h2>"


def _line_ups(summary: Summary) -> str:
    return _table(
        [say("arena-line-up"), say("arena-games"), say("arena-share")],
        (
            [
                " ".join(one.line_up),
                str(one.games),
                "; ".join(f"{bot} {words.share_text(share)}" for bot, share in one.shares.items()),
            ]
            for one in summary.line_ups
        ),
    )


def _table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = ["<table>"]
    if head:
        lines.append("<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>")
    for row in rows:
        # What nobody ever did should catch the eye.
        numbers = [cell for cell in row[1:] if cell]
        mark = " class='zero'" if head and numbers and set(numbers) == {"0"} else ""
        lines.append(f"<tr{mark}>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>")
    return "\n".join([*lines, "</table>"])
