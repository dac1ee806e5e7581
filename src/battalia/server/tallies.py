"""What somebody did in their games, counted: results, points, what was bought and built, errors.

A game is counted once, when somebody first asks for it after its end, and a few at a time; errors
come from the games that were reviewed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, TypeAlias

import msgspec

from battalia.engine import Event, Seat, play
from battalia.engine.chapters.ending import points
from battalia.engine.events import (
    ArtefactCreated,
    CityBuilt,
    CityConquered,
    CityUpgraded,
    HeroHired,
    RoadBuilt,
    UnitHired,
)
from battalia.engine.notation import seat_name
from battalia.engine.record import beginning
from battalia.engine.terms import KIND, KINDS
from battalia.review import results
from battalia.server.desk import Desk
from battalia.server.live import gone
from battalia.server.messages import (
    ErrorCount,
    MadeReview,
    PointsOfDay,
    ResultCount,
    Statistics,
)
from battalia.server.past import options_of, strays
from battalia.server.reviewing import FORM as REVIEW_FORM
from battalia.server.store import Elsewhere, Fenced, Person, SeatRow, TableRow, Tally
from battalia.server.table import Act, record_of
from battalia.server.work import LIST, REPLAY, Asker

FORM: Final = 2
"""The version of what is counted: raised when games are to be counted anew."""
GAMES: Final = 200
"""So many of somebody's last games are looked at."""
AT_ONCE: Final = 5
"""So many games at most are counted for one question; whoever wants the rest asks again."""
Built: TypeAlias = RoadBuilt | CityBuilt | CityUpgraded | HeroHired | CityConquered
BUILT: Final[dict[type[Built], str]] = {
    RoadBuilt: "road",
    CityBuilt: "city",
    CityUpgraded: "upgrade",
    HeroHired: "hero",
    CityConquered: "conquest",
}
PERSON: Final = "person"
"""An opponent who is none of the computers."""


class SeatTally(msgspec.Struct, frozen=True):
    """What one player did in a game."""

    result: float
    points: list[int]
    """At the end of each day."""
    bought: dict[str, int]
    built: dict[str, int]
    rivals: list[Seat]
    """The players of other teams (S4)."""


class Tallies:
    """What is counted of everybody's games."""

    def __init__(self, desk: Desk) -> None:
        self.hall = desk.hall
        self.store = desk.store

    async def of(self, asker: Asker, person: Person) -> Statistics:
        """A person's statistics over their last games (Busy)."""
        await self.hall.workshop.charge(asker, LIST)
        found = [
            (row, seats, tally)
            for row, seats, tally in await self.store.games_of(person.id, GAMES)
            if row.origin in ("new", "seed") and not strays(row) and not _is_lesson(row)
        ]
        counted: list[_Game] = []
        missing = 0
        for row, seats, tally in found:
            own = next(one.seat for one in seats if one.person == person.id)
            if tally is not None and tally.form == FORM:
                players = msgspec.json.decode(tally.told, type=list[SeatTally])
            elif missing < AT_ONCE:
                missing += 1
                players = await self._count(asker, row, seats)
            else:
                missing += 1
                continue
            counted.append(_Game(row, seats, own, players))
        reviews = await self.store.reviews([game.row.id for game in counted])
        told = {
            table: msgspec.json.decode(review.told, type=MadeReview)
            for table, review in reviews.items()
            if review.form == REVIEW_FORM
        }
        return _told(counted, told, missing > AT_ONCE, len(found))

    async def _count(
        self, asker: Asker, row: TableRow, seats: Sequence[SeatRow]
    ) -> list[SeatTally]:
        acts = await self.store.acts(row.id)
        job = partial(tallied, row, seats, acts)
        players = await self.hall.workshop.do(asker, REPLAY, job, len(acts))
        # Where another process leads the table, it is counted again next time.
        with suppress(Elsewhere, Fenced):
            await self.store.lead(row.id)
            await self.store.set_tally(row.id, Tally(FORM, msgspec.json.encode(players)))
            if self.hall.in_memory(row.id) is None:
                await self.store.release(row.id)
        return players


def _is_lesson(row: TableRow) -> bool:
    return bool(msgspec.json.decode(row.settings).get("lesson"))


class _Game(msgspec.Struct, frozen=True):
    row: TableRow
    seats: Sequence[SeatRow]
    own: Seat
    players: list[SeatTally]

    @property
    def mine(self) -> SeatTally:
        return self.players[self.own]

    def opponents(self) -> set[str]:
        """Whom it was played against: computers of which level, people."""
        others = (one for one in self.seats if one.seat in self.mine.rivals)
        return {one.level or PERSON if one.kind == "computer" else PERSON for one in others}


def _told(
    games: Sequence[_Game], reviews: dict[str, MadeReview], more: bool, number: int
) -> Statistics:
    tables: dict[str, list[float]] = {}
    opponents: dict[str, list[float]] = {}
    bought: Counter[str] = Counter()
    built: Counter[str] = Counter()
    for game in games:
        options = options_of(game.row)
        box = "expansion" if options.expansion else "base"
        tables.setdefault(f"{options.players} {box}", []).append(game.mine.result)
        for level in game.opponents():
            opponents.setdefault(level, []).append(game.mine.result)
        bought.update(game.mine.bought)
        built.update(game.mine.built)
    return Statistics(
        number,
        len(games),
        more,
        _results(tables),
        _results(opponents),
        _points(games),
        _each(bought, len(games)),
        _each(built, len(games)),
        len(reviews),
        errors_in(
            [(reviews[one.row.id], one.own) for one in games if one.row.id in reviews],
        ),
    )


def errors_in(reviewed: Iterable[tuple[MadeReview, Seat]]) -> dict[str, ErrorCount]:
    """What was lost by errors at these seats of games that were reviewed."""
    losses: dict[str, list[float]] = {}
    for made, seat in reviewed:
        for one in made.review["decisions"]:
            if one["seat"] == seat_name(seat):
                losses.setdefault(one["kind"], []).append(one["loss"])
    return {kind: ErrorCount(len(all_), _mean(all_)) for kind, all_ in sorted(losses.items())}


def _results(found: dict[str, list[float]]) -> list[ResultCount]:
    counts = [ResultCount(name, len(all_), _mean(all_)) for name, all_ in found.items()]
    return sorted(counts, key=lambda one: (-one.games, one.name))


def _points(games: Sequence[_Game]) -> list[PointsOfDay]:
    """Day by day the own points and those of the others, as long as half of the games lasted."""
    days: list[PointsOfDay] = []
    while True:
        day = len(days)
        lasted = [game for game in games if len(game.mine.points) > day]
        if not lasted or 2 * len(lasted) < len(games):
            return days
        others = (
            one.points[day]
            for game in lasted
            for one in map(game.players.__getitem__, game.mine.rivals)
            if len(one.points) > day
        )
        own = (game.mine.points[day] for game in lasted)
        days.append(PointsOfDay(day + 1, _mean(own), _mean(others)))


def _each(counts: Counter[str], games: int) -> dict[str, float]:
    """In a game, the most frequent first."""
    return {name: round(count / games, 2) for name, count in counts.most_common()}


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return round(sum(found) / max(1, len(found)), 4)


# The long work: a function of plain values.


def tallied(row: TableRow, seats: Sequence[SeatRow], acts: Sequence[Act]) -> list[SeatTally]:
    """What everybody did in a game that is over."""
    record = record_of(options_of(row), row.start, acts)
    game = beginning(record)
    players = range(game.players)
    scored: list[list[int]] = [[] for _ in players]
    bought: list[Counter[str]] = [Counter() for _ in players]
    built: list[Counter[str]] = [Counter() for _ in players]
    for seat, choice in record.choices:
        day = game.day
        before = [points(game, one) for one in players]
        for event in play(game, seat, choice):
            _note(event, bought, built)
        if 0 < day < game.day:
            for one in players:
                scored[one].append(before[one])
    won = results(game, gone(seats))
    return [
        SeatTally(
            won[one],
            [*scored[one], points(game, one)],
            bought[one],
            built[one],
            game.opponents(one),
        )
        for one in players
    ]


def _note(event: Event, bought: list[Counter[str]], built: list[Counter[str]]) -> None:
    if isinstance(event, UnitHired | ArtefactCreated):
        bought[event.seat][KINDS[KIND[event.card]]] += 1
    elif isinstance(event, Built):
        built[event.seat][BUILT[type(event)]] += 1
