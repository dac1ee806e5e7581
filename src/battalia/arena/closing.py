"""How long a game takes to close: the days from a lead that lasts to its end."""

import itertools
from typing import Final

from battalia.arena.playing import Played
from battalia.engine.points import Rules
from battalia.engine.terms import Seat

LEAD: Final = 6
"""So many points ahead of the best rival, in teams of the best other team."""


def closing(game: Played, rules: Rules) -> int | None:
    """The days from the first on from which the winner led to the end, to the last.

    A lead is what the points say at the end of a day; with one that came on the last day a game
    was closed in 0 days. None: no such lead, a shared victory, or no end.
    """
    won = [team for team in rules.teams if game.seats[team[0]].share == 1]
    if not (won and game.ending):
        return None
    leading = itertools.takewhile(LEAD.__le__, reversed(leads(game, rules, won[0])))
    days = sum(1 for _ in leading)
    return days - 1 if days else None


def leads(game: Played, rules: Rules, team: tuple[Seat, ...]) -> list[int]:
    """By how many points this team was ahead of the best other one, at the end of each day."""
    return [
        side_points(rules, day, team)
        - max(side_points(rules, day, other) for other in rules.teams if other != team)
        for day in zip(*(seating.daily for seating in game.seats), strict=True)
    ]


def side_points(rules: Rules, points: tuple[int, ...], team: tuple[Seat, ...]) -> int:
    """What a player or a team scores, told from the points of all seats (B10.4, S11.2)."""
    total = sum(points[seat] for seat in team)
    if len(team) < max(map(len, rules.teams)):
        times, of = rules.catalogue.box.small_team
        total = -(-total * times // of)
    return total
