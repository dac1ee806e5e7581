"""What the games of a contest say, in numbers."""

import itertools
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from battalia.arena.closing import closing
from battalia.arena.contest import Contest, rotations
from battalia.arena.intervals import Estimate, estimate
from battalia.arena.playing import Played, Seating
from battalia.arena.ratings import Rating, ratings
from battalia.bots import is_seeing
from battalia.engine.notation import seat_name
from battalia.engine.points import assemble
from battalia.explorer.counting import actions


class BotSummary(msgspec.Struct, frozen=True):
    """How one bot fared; shares, places and points are means over its seats."""

    bot: str
    seeing: bool
    """It looks at hidden cards: a yardstick."""
    games: int
    seats: int
    """In how many seats it sat in all these games."""
    deals: int
    share: Estimate
    """Of the victories."""
    place: Estimate
    points: float
    rating: Rating
    turn_ms: float
    """Mean milliseconds that it thought for a turn, its answers in others' turns included."""
    answers_per_second: float
    """Of its thinking time."""
    most: int
    illegal: int
    mistake: str
    daily: list[float]
    """Mean points at the end of each day; a game that is over stays as it ended."""


class LineUpSummary(msgspec.Struct, frozen=True):
    """How the bots of one line-up shared the victories."""

    line_up: tuple[str, ...]
    games: int
    shares: dict[str, Estimate]


class Spread(msgspec.Struct, frozen=True):
    """How numbers lie."""

    least: float
    lower: float
    median: float
    upper: float
    most: float


class Summary(msgspec.Struct, frozen=True):
    """All that is reported."""

    contest: Contest
    games: int
    complete: bool
    fair_share: float
    """What everybody's share would be if all were equal."""
    places: dict[str, dict[str, Estimate]]
    """How the victories lie: by ``seat``, by ``order`` of play, by starting ``city``."""
    bots: list[BotSummary]
    line_ups: list[LineUpSummary]
    days: Spread | None
    choices: Spread | None
    closing: Spread | None
    """The days from the winner's lasting lead to the end, of the games that had one."""
    closed: int
    """How many these are."""
    endings: dict[str, int]
    stalled: int
    errors: list[str]
    counts: dict[str, dict[str, int]]
    """What each bot did how often, by name; under an empty one what happened to nobody."""


def summarise(contest: Contest, games: Sequence[Played]) -> Summary:
    """The summary of these games; of a contest broken off, only whole deals are counted."""
    games = sorted(_whole_deals(contest, games), key=lambda game: game.key)
    rated = ratings(games, contest.options, contest.seed)
    present = [bot for bot in contest.bots if bot in rated]
    rules = assemble(contest.options)
    teams = len(rules.teams)
    ended = [game for game in games if game.ending]
    closings = [days for game in ended if (days := closing(game, rules)) is not None]
    return Summary(
        contest=contest,
        games=len(games),
        complete=len(games) == contest.games,
        fair_share=1 / teams,
        places={name: _by_place(games, of) for name, of in PLACES.items()},
        bots=[_bot(bot, games, teams, rated[bot]) for bot in present],
        line_ups=_line_ups(contest, games),
        days=spread([game.days for game in ended]),
        choices=spread([game.choices for game in ended]),
        closing=spread(closings),
        closed=len(closings),
        endings=dict(sorted(Counter(game.ending for game in ended).items())),
        stalled=sum(not game.ending and not game.error for game in games),
        errors=[
            f"{' '.join(game.line_up)}, {game.seed}/{game.rotation + 1}: {game.error}"
            for game in games
            if game.error
        ],
        counts=_counts(contest, games, present),
    )


def _whole_deals(contest: Contest, games: Sequence[Played]) -> list[Played]:
    """Half a deal is not mirrored: it would favour a place."""
    found = Counter((game.line_up, game.seed) for game in games)
    return [
        game for game in games if found[game.line_up, game.seed] == len(rotations(game.line_up))
    ]


def _seatings(games: Iterable[Played], bot: str) -> list[tuple[int, Seating]]:
    """What came of these games at the bot's seats, with the seed of each."""
    return [(game.seed, seating) for game in games for seating in game.seats if seating.bot == bot]


def by_deal(games: Iterable[Played], bot: str, of: Callable[[Seating], float]) -> list[float]:
    """The mean of each deal."""
    found: dict[int, list[float]] = {}
    for seed, seating in _seatings(games, bot):
        found.setdefault(seed, []).append(of(seating))
    return [statistics.fmean(values) for values in found.values()]


def _bot(bot: str, games: Sequence[Played], teams: int, rating: Rating) -> BotSummary:
    own = [seating for _, seating in _seatings(games, bot)]
    shares = by_deal(games, bot, lambda seating: seating.share)
    places = by_deal(games, bot, lambda seating: seating.place)
    seconds = sum(seating.seconds for seating in own)
    turns = sum(seating.turns for seating in own)
    return BotSummary(
        bot=bot,
        seeing=is_seeing(bot),
        games=sum(any(seating.bot == bot for seating in game.seats) for game in games),
        seats=len(own),
        deals=len(shares),
        share=estimate(shares),
        place=estimate(places, 1, teams),
        points=statistics.fmean(seating.points for seating in own),
        rating=rating,
        turn_ms=1000 * seconds / turns if turns else 0.0,
        answers_per_second=sum(seating.answers for seating in own) / seconds if seconds else 0.0,
        most=max(seating.most for seating in own),
        illegal=sum(seating.illegal for seating in own),
        mistake=next((seating.mistake for seating in own if seating.mistake), ""),
        daily=_daily([seating.daily for seating in own if seating.daily]),
    )


def _daily(days: list[tuple[int, ...]]) -> list[float]:
    longest = max(map(len, days), default=0)
    return [
        statistics.fmean(points[min(day, len(points) - 1)] for points in days)
        for day in range(longest)
    ]


def _line_ups(contest: Contest, games: Sequence[Played]) -> list[LineUpSummary]:
    found = []
    for line_up in contest.line_ups:
        own = [game for game in games if game.line_up == line_up]
        if own:
            shares = {
                bot: estimate(by_deal(own, bot, lambda seating: seating.share))
                for bot in dict.fromkeys(line_up)
            }
            found.append(LineUpSummary(line_up, len(own), shares))
    return found


PLACES: Final[dict[str, Callable[[int, Seating], str]]] = {
    "seat": lambda seat, seating: seat_name(seat),
    "order": lambda seat, seating: str(seating.order),
    "city": lambda seat, seating: seating.city,
}
"""What might favour somebody, whoever plays there."""


def _by_place(games: Iterable[Played], of: Callable[[int, Seating], str]) -> dict[str, Estimate]:
    """The share of the victories of all who had the same place; deals are the unit."""
    found: dict[str, dict[int, list[float]]] = {}
    for game in games:
        for seat, seating in enumerate(game.seats):
            shares = found.setdefault(of(seat, seating), {})
            shares.setdefault(game.seed, []).append(seating.share)
    found.pop("", None)
    return {
        place: estimate([statistics.fmean(shares) for shares in deals.values()])
        for place, deals in sorted(found.items())
    }


def _counts(
    contest: Contest, games: Sequence[Played], bots: list[str]
) -> dict[str, dict[str, int]]:
    """With a zero for everything that could have been done and was not."""
    counts: dict[str, Counter[str]] = {
        bot: Counter(dict.fromkeys(actions(contest.options), 0)) for bot in bots
    }
    counts[""] = Counter()
    for game in games:
        counts[""].update(game.table)
        for seating in game.seats:
            counts[seating.bot].update(seating.counts)
    return {bot: dict(sorted(found.items())) for bot, found in counts.items()}


def spread(numbers: Sequence[float]) -> Spread | None:
    """Median, quartiles and bounds; None: there are no numbers."""
    if not numbers:
        return None
    if len(numbers) == 1:
        return Spread(*itertools.repeat(numbers[0], 5))
    lower, median, upper = statistics.quantiles(numbers, n=4, method="inclusive")
    return Spread(min(numbers), lower, median, upper, max(numbers))
