"""The plots of a contest, as PNG files."""

import io
from collections.abc import Callable, Sequence
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullFormatter

from battalia.arena.playing import Played
from battalia.arena.summary import Summary
from battalia.arena.words import say
from battalia.engine.terms import KINDS, SHAPES

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#555555")
"""A colour for each bot, told apart by everybody; they repeat after seven."""
DEEDS: Final = (
    "unit-hired",
    "artefact-created",
    "road-built",
    "city-built",
    "city-upgraded",
    "city-annexed",
    "city-conquered",
    "hero-hired",
    "card-won",
    "royal-given",
    "post-built",
    "potion-bought",
)
"""What is built, bought and won; where there are details, they are shown one by one."""


WORDS: Final = (*KINDS.values(), *SHAPES.values())


def plots(games: Sequence[Played], summary: Summary) -> dict[str, bytes]:
    """All plots by the id of their title."""
    few = 1.2 + 0.5 * len(summary.bots)
    deeds = deed_names(summary)
    return {
        "report-victories": _png(few, lambda axes: _victories(axes, summary)),
        "report-ratings": _png(few, lambda axes: _ratings(axes, summary)),
        "report-points": _png(4.2, lambda axes: _points(axes, summary)),
        "report-lengths": _png(3.4, lambda axes: _lengths(axes, games)),
        "report-deeds": _png(
            1.4 + len(deeds) * (0.1 + 0.13 * len(summary.bots)),
            lambda axes: _deeds(axes, summary, deeds),
        ),
        "report-thinking": _png(few, lambda axes: _thinking(axes, summary)),
    }


def _png(height: float, draw: Callable[[Axes], None]) -> bytes:
    figure = Figure(figsize=(8, height), dpi=120, layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    draw(axes)
    file = io.BytesIO()
    figure.savefig(file, format="png", metadata={"Software": ""})
    return file.getvalue()


def colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def _name_rows(axes: Axes, names: Sequence[str]) -> None:
    """One line for each bot, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color="#dddddd", linewidth=0.8)
    axes.set_axisbelow(True)


def _dot(axes: Axes, place: int, low: float, mean: float, high: float, text: str) -> None:
    """A mean with its interval and its value beside it."""
    axes.hlines(place, low, high, color=colour(place), linewidth=3, alpha=0.55)
    axes.plot([mean], [place], "o", color=colour(place), markersize=7)
    axes.annotate(
        text, (mean, place), xytext=(0, 8), textcoords="offset points", ha="center", fontsize=9
    )


def _victories(axes: Axes, summary: Summary) -> None:
    fair = 100 * summary.fair_share
    axes.axvline(fair, color="#888888", linestyle="--", linewidth=1)
    axes.annotate(
        say("report-fair"),
        (fair, 0),
        xycoords=("data", "axes fraction"),
        xytext=(4, 4),
        textcoords="offset points",
        color="#666666",
        fontsize=8,
    )
    for place, bot in enumerate(summary.bots):
        low, mean, high = (100 * n for n in (bot.share.low, bot.share.mean, bot.share.high))
        _dot(axes, place, low, mean, high, f"{mean:.1f}")
    _name_rows(axes, [bot.bot for bot in summary.bots])
    axes.set_xlim(-3, 103)
    axes.set_xlabel(say("report-share-axis"))


def _ratings(axes: Axes, summary: Summary) -> None:
    for place, bot in enumerate(summary.bots):
        reach = 1.96 * bot.rating.sigma
        mu = bot.rating.mu
        _dot(axes, place, mu - reach, mu, mu + reach, f"{mu:.1f}")
    _name_rows(axes, [bot.bot for bot in summary.bots])
    axes.set_xlabel(say("report-rating-axis"))


def _points(axes: Axes, summary: Summary) -> None:
    for place, bot in enumerate(summary.bots):
        days = range(1, len(bot.daily) + 1)
        axes.plot(days, bot.daily, color=colour(place), linewidth=2, label=bot.bot)
    axes.set_xlim(left=1)
    axes.set_ylim(bottom=0)
    axes.grid(color="#dddddd", linewidth=0.8)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(say("report-day-axis"))
    axes.set_ylabel(say("report-points-axis"))
    axes.legend(frameon=False)


def _lengths(axes: Axes, games: Sequence[Played]) -> None:
    days = [game.days for game in games if game.ending]
    if days:
        least, most = min(days), max(days)
        step = max(1, (most - least) // 30 + 1)
        edges = [edge - 0.5 for edge in range(least, most + step + 1, step)]
        axes.hist(days, bins=edges, color="#7f8fa6", edgecolor="white", linewidth=0.5)
        axes.set_xlim(least - 3, edges[-1] + 2.5)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(say("report-days-axis"))
    axes.set_ylabel(say("report-games-axis"))


def deed_names(summary: Summary) -> list[str]:
    """The counts that are shown: what somebody did, in the order of ``DEEDS``."""
    names = {name for counts in summary.counts.values() for name in counts}
    found: list[str] = []
    for deed in DEEDS:
        details = sorted((name for name in names if name.startswith(f"{deed} ")), key=_order)
        found += details or [name for name in names if name == deed]
    return found


def _order(name: str) -> tuple[int, str]:
    """Cards and shapes in the order of the rulebook, everything else by name."""
    detail = name.partition(" ")[2]
    return (WORDS.index(detail) if detail in WORDS else 0), name


def _deeds(axes: Axes, summary: Summary, names: list[str]) -> None:
    thick = 0.8 / len(summary.bots)
    for place, bot in enumerate(summary.bots):
        counts = summary.counts[bot.bot]
        rows = [row + thick * (place - (len(summary.bots) - 1) / 2) for row in range(len(names))]
        means = [counts.get(name, 0) / bot.seats for name in names]
        axes.barh(rows, means, height=thick, color=colour(place), label=bot.bot)
    _name_rows(axes, [name.replace("-", " ") for name in names])
    axes.set_xlabel(say("report-deeds-axis"))
    axes.legend(frameon=False, loc="lower right")


def _thinking(axes: Axes, summary: Summary) -> None:
    times = [max(bot.turn_ms, 0.001) for bot in summary.bots]
    least = min(times) / 3
    for place, ms in enumerate(times):
        axes.barh(place, ms - least, left=least, height=0.5, color=colour(place))
        axes.annotate(
            f"{ms:.3g}", (ms, place), xytext=(4, 0), textcoords="offset points", va="center"
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda ms, _: f"{ms:g}"))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_xlim(least, max(times) * 2)
    _name_rows(axes, [bot.bot for bot in summary.bots])
    axes.set_xlabel(say("report-thinking-axis"))
