"""Ratings: which tables are rated, and what a game says of how strong those are who played it.

A rated game is one that says something of its players: everybody plays alone, from the beginning of
a game of the box, with chance as nobody knows it, to the end. What makes it another thing is
refused at a rated table, in one sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, partial
from importlib import resources
from math import hypot, log, sqrt
from typing import Any, Final, NamedTuple, TypeAlias, get_args

import msgspec

from battalia.engine import Game, Options, Seat, outcome
from battalia.engine.notation import faction_name
from battalia.engine.points import assemble
from battalia.server.denied import CONFLICT, FORBIDDEN, Denied
from battalia.server.messages import RatingChange, Settings
from battalia.server.messages.ratings import Kind
from battalia.server.store import Belief, Person, Rated, Result, SeatRow, Store, TableRow

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
BY_NAME: Final[dict[str, Kind]] = {kind: kind for kind in KINDS}
SKIP: Final = "skip"
"""What stands in for a player whose time is up, at a table that then plays on without them."""


def kind_of(options: Options) -> Kind:
    if options.teams:
        return "teams"
    if options.players == 2:
        return "storm-two" if options.expansion else "two"
    if options.players <= 4:
        return "storm-few" if options.expansion else "few"
    return "storm-many"


# What may be rated.


def check_rated(
    row: TableRow, options: Options, settings: Settings, seats: Sequence[SeatRow]
) -> None:
    """Whether a table can be set up as a rated one (Denied)."""
    if row.origin == "seed":
        raise Denied("rated-seed")
    if row.origin != "new" or row.scenario is not None or settings.lesson:
        raise Denied("rated-from-start")
    if options.layout or options.corrections or options.modules:
        raise Denied("rated-by-the-box")
    for seat in seats:
        if seat.kind == "computer":
            check_computer(options, seat.level or "")
    kinds = [seat.kind for seat in seats]
    if all(kind == "computer" for kind in kinds):
        raise Denied("rated-without-people")
    people = [seat.person for seat in seats if seat.kind == "person"]
    if len(people) > len(set(people)):
        raise Denied("rated-one-seat", CONFLICT)
    if settings.clock.kind == "none" and len(kinds) - kinds.count("computer") > 1:
        raise Denied("rated-needs-clock")


def check_computer(options: Options, level: str) -> None:
    """Whether a computer of this level can play at a rated table: it was measured (Denied)."""
    if level not in levels()[kind_of(options)]:
        raise Denied("rated-level", level=level)


def check_player(person: Person | None) -> None:
    """Whether somebody can play at a rated table (Denied)."""
    if person is None or not person.has_account:
        raise Denied("rated-needs-account", FORBIDDEN)


def check_owners(people: Iterable[Person]) -> None:
    """Whether what these play with each other can be rated: not with one's own bots, nor between
    bots of one owner (Denied)."""
    owners = [person.keeper for person in people]
    if len(owners) > len(set(owners)):
        raise Denied("rated-own-bot", FORBIDDEN)


def check_joining(
    row: TableRow, seats: Iterable[SeatRow], taken: SeatRow, person: Person | None
) -> None:
    """Whether somebody can take this seat at a table, if that is rated (Denied)."""
    if not row.rated:
        return
    check_player(person)
    assert person is not None
    if any(seat.person == person.id and seat.seat != taken.seat for seat in seats):
        raise Denied("rated-one-seat", CONFLICT)
    if row.state == "playing" and taken.kind == "person" and taken.person != person.id:
        raise Denied("rated-seat-stays", CONFLICT)


def check_helping(row: TableRow) -> None:
    """Whether those who play at a table may be helped: at a rated one not before its game is over
    (Denied)."""
    if row.rated and row.state == "playing":
        raise Denied("rated-no-help", CONFLICT)


def check_removing(row: TableRow) -> None:
    """Whether a table may be no more: not while a rated game is played there (Denied)."""
    if row.rated and row.state == "playing":
        raise Denied("rated-stays", CONFLICT)


# Beliefs.

NEW: Final = Belief(25.0, 25 / 3)
"""What is believed of somebody of whom nothing is known."""
SURE: Final = 5.0
"""Of whom no more is unknown than this, the rating is no longer provisional: 19 times out of 20 it
is right within 300 points then, which is less than from one computer to the next but one."""
FADES: Final = 2.0
"""So much of what was known is not known any more after a season."""
STEADY: Final = 1.0
"""How much is unknown of a computer: it was measured, and stays as it is."""


@cache
def model() -> Any:
    """By which beliefs follow from games: that of Plackett and Luce."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def shown(belief: Belief) -> int:
    """As people read it: everybody begins at 1500, and with 400 points more than somebody else one
    wins ten games for each that one loses, as in chess."""
    return of_mu(belief.mu)


def of_mu(mu: float) -> int:
    return round(1500 + 30 * (mu - NEW.mu))


def is_provisional(belief: Belief) -> bool:
    return belief.sigma > SURE


class Placed(NamedTuple):
    """What came of a game for one seat."""

    place: int
    belief: Belief


def rate(
    sides: Sequence[Sequence[Seat]],
    beliefs: Sequence[Belief],
    places: Sequence[int],
    gone: Mapping[Seat, float],
) -> list[Placed]:
    """What is believed of every seat after a game.

    ``places``: of every seat, as the rules have them; all alike: nobody can say. ``gone``: when
    somebody left for good. A side of which nobody stayed comes after all others, and who left first
    is last. Whoever stayed is judged by what their side has reached, partners who left as if it
    were last.
    """
    order = [_reached(side, places, gone) for side in sides]
    found = _rated(sides, beliefs, order)
    for number, side in enumerate(sides):
        leavers = [seat for seat in side if seat in gone]
        if leavers and len(leavers) < len(side):
            as_last = [*order]
            as_last[number] = (2, 0.0)
            after_all = _rated(sides, beliefs, as_last)
            found |= {seat: after_all[seat] for seat in leavers}
    return [found[seat] for seat in sorted(found)]


_Order: TypeAlias = tuple[int, float]


def _reached(side: Sequence[Seat], places: Sequence[int], gone: Mapping[Seat, float]) -> _Order:
    """What a side has reached: the less, the better."""
    if all(seat in gone for seat in side):
        return 1, -max(gone[seat] for seat in side)
    return 0, min(places[seat] for seat in side)


def _rated(
    sides: Sequence[Sequence[Seat]], beliefs: Sequence[Belief], order: Sequence[_Order]
) -> dict[Seat, Placed]:
    ranks = [1 + sum(other < own for other in order) for own in order]
    rating = model().rating
    before = [
        [rating(mu=beliefs[seat].mu, sigma=beliefs[seat].sigma) for seat in side] for side in sides
    ]
    after = model().rate(before, ranks=ranks)
    return {
        seat: Placed(rank, Belief(one.mu, one.sigma))
        for side, rank, ones in zip(sides, ranks, after, strict=True)
        for seat, one in zip(side, ones, strict=True)
    }


# Computers: fixed points, by which the scale is the same in every year and at every server.


@cache
def levels() -> dict[str, dict[str, float]]:
    """How strong each computer is, by kind of table: as ``battalia levels`` has measured it."""
    text = resources.files("battalia.server").joinpath("levels.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, float]])


def of_level(kind: Kind, level: str) -> Belief:
    return Belief(levels()[kind][level], STEADY)


def apart(options: Options, one: float, other: float, games: int) -> float:
    """By how much one computer is stronger than another, who have won these parts of their games
    (each as a mean over its seats) at a table that they filled by turns."""
    teams = assemble(options).teams
    # Half a game more for each: who has won all is not infinitely stronger.
    odds = (one * games + 0.5) / (other * games + 0.5)
    return float(model().beta) * sqrt(options.players) / len(teams[0]) * log(odds)


# Seasons: quarters of a year.


def season_of(at: float) -> str:
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def _number(season: str) -> int:
    year, quarter = season.split("-")
    return 4 * int(year) + int(quarter)


def carried(season: str, before: Rated | None) -> Belief:
    """What is believed of somebody when a season begins: as before, but less sure of it."""
    if before is None:
        return NEW
    seasons = _number(season) - _number(before.season)
    return Belief(before.mu, min(NEW.sigma, hypot(before.sigma, FADES * sqrt(seasons))))


# A game that is over.


class Ended(NamedTuple):
    """All of a game that its rating needs."""

    sides: tuple[tuple[Seat, ...], ...]
    places: tuple[int, ...]
    factions: tuple[str, ...]


def ended(game: Game) -> Ended:
    """Of one that was given up nobody can say who would have won."""
    found = outcome(game)
    return Ended(
        game.rules.teams,
        (1,) * game.players if found is None else found.places,
        tuple("" if faction < 0 else faction_name(faction) for faction in game.faction),
    )


def leavers(seats: Iterable[SeatRow], at: float) -> dict[Seat, float]:
    """Who had left a game when it ended: by resigning, or since a computer plays in their place."""
    return {
        row.seat: at if row.resigned is None else row.resigned
        for row in seats
        if row.resigned is not None or _replaced(row)
    }


def _replaced(row: SeatRow) -> bool:
    return row.stand_in not in (None, SKIP)


def results(
    row: TableRow,
    seats: Sequence[SeatRow],
    kind: Kind,
    end: Ended,
    believed: Mapping[int, Belief],
) -> list[Result]:
    """What came of a game for everybody who played it."""
    before = [
        of_level(kind, one.level)
        if one.level is not None and one.kind == "computer"
        else NEW
        if one.person is None
        else believed[one.person]
        for one in seats
    ]
    gone = leavers(seats, row.changed)
    placed = rate(end.sides, before, end.places, gone)
    return [
        Result(
            row.id,
            one.seat,
            one.person,
            one.level if one.kind == "computer" else None,
            kind,
            season_of(row.changed),
            row.changed,
            place,
            one.seat in gone,
            faction,
            was.mu,
            was.sigma,
            # What a computer is does not change.
            now.mu if one.kind == "person" else was.mu,
            now.sigma if one.kind == "person" else was.sigma,
        )
        for one, was, (place, now), faction in zip(seats, before, placed, end.factions, strict=True)
    ]


async def settle(store: Store, row: TableRow, seats: Sequence[SeatRow], end: Ended) -> None:
    """Rates a game that is over, once, whatever becomes of whoever does it."""
    kind = kind_of(msgspec.json.decode(row.options, type=Options))
    season = season_of(row.changed)
    await store.rate_game(
        row.id,
        [one.person for one in seats if one.person is not None and one.kind == "person"],
        kind=kind,
        season=season,
        carry=partial(carried, season),
        rate=partial(results, row, seats, kind, end),
    )


def change_of(result: Result) -> RatingChange:
    """What a game has changed for one who played it."""
    now = Belief(result.mu, result.sigma)
    return RatingChange(
        shown(Belief(result.mu_before, result.sigma_before)), shown(now), is_provisional(now)
    )
