"""The numbers of a contest in words, for the terminal and for the report."""

from collections.abc import Callable
from typing import Final

from battalia.arena.intervals import Estimate
from battalia.arena.summary import BotSummary, Spread, Summary
from battalia.messages import Argument, messages


def say(id: str, **args: Argument) -> str:
    """A message in the reader's language."""
    return messages().format(id, args)


def title(summary: Summary) -> str:
    """How much was played."""
    return say(
        "arena-title",
        games=summary.games,
        deals=max((bot.deals for bot in summary.bots), default=0),
        fair=percent(summary.fair_share),
    )


def remarks(summary: Summary) -> list[str]:
    """What must not be overlooked."""
    found = [say("arena-seeing", bot=bot.bot) for bot in summary.bots if bot.seeing]
    if not summary.complete:
        found.append(say("arena-incomplete", games=summary.games, all=summary.contest.games))
    return found


def complaints(summary: Summary) -> list[str]:
    """What went wrong."""
    found = [
        say("arena-illegal-answers", bot=bot.bot, count=bot.illegal, first=bot.mistake)
        for bot in summary.bots
        if bot.illegal
    ]
    return found + [say("arena-error", error=error) for error in summary.errors]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def share_text(share: Estimate) -> str:
    return f"{percent(share.mean)} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def place_rows(summary: Summary) -> list[tuple[str, str, str]]:
    """Which place has which share of the victories, and whether that may be a fair one."""
    return [
        (
            say("arena-place-of", kind=kind, place=place),
            share_text(share),
            say("arena-fair" if share.low <= summary.fair_share <= share.high else "arena-unfair"),
        )
        for kind, places in summary.places.items()
        for place, share in places.items()
    ]


def spread_text(numbers: Spread | None) -> str:
    if numbers is None:
        return "–"
    return say(
        "arena-spread",
        median=f"{numbers.median:g}",
        lower=f"{numbers.lower:g}",
        upper=f"{numbers.upper:g}",
        least=f"{numbers.least:g}",
        most=f"{numbers.most:g}",
    )


def closing_text(summary: Summary) -> str:
    """Of how many games it is, too: not all have a winner with a lasting lead."""
    return say(
        "arena-closing-of",
        days=spread_text(summary.closing),
        some=summary.closed,
        all=sum(summary.endings.values()),
    )


OF_BOTS: Final[dict[str, Callable[[BotSummary], str]]] = {
    "arena-games": lambda bot: str(bot.games),
    "arena-share": lambda bot: share_text(bot.share),
    "arena-place": lambda bot: f"{bot.place.mean:.2f} ({bot.place.low:.2f}–{bot.place.high:.2f})",
    "arena-points": lambda bot: f"{bot.points:.1f}",
    "arena-rating": lambda bot: f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}",
    "arena-ordinal": lambda bot: f"{bot.rating.ordinal:.1f}",
    "arena-turn-ms": lambda bot: f"{bot.turn_ms:.3g}",
    "arena-speed": lambda bot: f"{bot.answers_per_second:,.0f}",
    "arena-most": lambda bot: str(bot.most),
    "arena-illegal": lambda bot: str(bot.illegal),
}
"""What is said of each bot."""
OF_GAMES: Final[dict[str, Callable[[Summary], str]]] = {
    "arena-days": lambda summary: spread_text(summary.days),
    "arena-closing": closing_text,
    "arena-choices": lambda summary: spread_text(summary.choices),
    "arena-endings": lambda summary: ", ".join(
        f"{how} {count}" for how, count in summary.endings.items()
    ),
    "arena-stalled": lambda summary: str(summary.stalled),
}
"""What is said of the games."""


def count_rows(summary: Summary) -> dict[str, list[str]]:
    """Name by name how often each bot did it; last, how often it happened to nobody."""
    names = sorted({name for counts in summary.counts.values() for name in counts})
    return {
        name: [str(counts.get(name, "")) for counts in summary.counts.values()] for name in names
    }
