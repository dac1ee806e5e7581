"""Who stands where: points, and what decides between equals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, groupby
from typing import Final, Literal, TypeAlias

import msgspec

from battalia.tournaments.terms import HALF, Entrant, Form, Game, going_on, is_final, met, score

Break: TypeAlias = Literal["direct", "median", "buchholz", "berger", "average", "wins", "margin"]
BREAKS: Final[dict[Form, tuple[Break, ...]]] = {
    "round-robin": ("direct", "berger", "wins", "margin"),
    "swiss": ("direct", "median", "buchholz", "wins", "margin"),
    "knockout": ("margin",),
    "arena": ("average", "wins", "margin"),
}
"""What decides between those who have as many points, one after the other; whoever is equal in all
of it shares a place."""


class Line(msgspec.Struct, frozen=True):
    """A line of the standings."""

    entrant: Entrant
    place: int
    """Equal ones share it."""
    score: Fraction
    """The sum over all games; in a knockout, how many rounds one has survived."""
    games: int
    wins: int
    byes: int
    breaks: tuple[Fraction, ...]
    """The values of what decides between equals, in its order."""


def standings(form: Form, entrants: Sequence[Entrant], games: Iterable[Game]) -> list[Line]:
    """All entrants in order; only games that are over count, and byes."""
    told = _Told(form, entrants, [one for one in games if one.places is not None or one.bye])
    breaks = [told.by(name) for name in BREAKS[form]]
    direct = "direct" in BREAKS[form]
    lines: list[Line] = []
    ordered = sorted(entrants, key=lambda one: (-told.scores[one], one))
    for _, equals in groupby(ordered, key=lambda one: told.scores[one]):
        group = list(equals)
        among = told.direct(group) if direct else {}
        values = {
            one: tuple(
                among[one] if name == "direct" else by(one)
                for name, by in zip(BREAKS[form], breaks, strict=True)
            )
            for one in group
        }
        group.sort(key=lambda one: ([-value for value in values[one]], one))
        for one in group:
            shared = (
                lines and lines[-1].score == told.scores[one] and lines[-1].breaks == values[one]
            )
            lines.append(
                Line(
                    one,
                    lines[-1].place if shared else len(lines) + 1,
                    told.scores[one],
                    told.played[one],
                    told.wins[one],
                    told.byes[one],
                    values[one],
                )
            )
    return lines


class _Told:
    """What the games tell of everybody."""

    def __init__(self, form: Form, entrants: Sequence[Entrant], games: Sequence[Game]) -> None:
        self.games = games
        self.scores: dict[Entrant, Fraction] = dict.fromkeys(entrants, Fraction(0))
        self.played: dict[Entrant, int] = dict.fromkeys(entrants, 0)
        self.wins: dict[Entrant, int] = dict.fromkeys(entrants, 0)
        self.byes: dict[Entrant, int] = dict.fromkeys(entrants, 0)
        self._margins: dict[Entrant, Fraction] = dict.fromkeys(entrants, Fraction(0))
        self._at: dict[Entrant, list[tuple[Game, int]]] = defaultdict(list)
        for game in games:
            for seat, one in enumerate(game.seats):
                self._at[one].append((game, seat))
                self.scores[one] += score(game, seat)
                self.byes[one] += game.bye
                if not game.bye:
                    self._count(game, seat, one)
        if form == "knockout":
            self._survived()

    def _count(self, game: Game, seat: int, one: Entrant) -> None:
        assert game.places is not None
        self.played[one] += 1
        self.wins[one] += game.places[seat] == 1 and game.places.count(1) == 1
        if game.points:
            others = [points for at, points in enumerate(game.points) if at != seat]
            self._margins[one] += game.points[seat] - Fraction(sum(others), len(others))

    def _survived(self) -> None:
        """In a knockout it counts how far one came; in the final, at which place."""
        rounds: dict[int, list[Game]] = defaultdict(list)
        for game in self.games:
            rounds[game.round].append(game)
        self.scores = dict.fromkeys(self.scores, Fraction(0))
        for number, games in rounds.items():
            final = number == max(rounds) and is_final(games)
            for game in games:
                through = going_on(game)
                for seat, one in enumerate(game.seats):
                    if final and [one] != through[:1]:
                        # Of equals the better seeded has won.
                        self.scores[one] += score(game, seat) / 2
                    else:
                        self.scores[one] += one in through

    def by(self, name: Break) -> Callable[[Entrant], Fraction]:
        by: Mapping[Break, Callable[[Entrant], Fraction]] = {
            "direct": lambda one: Fraction(0),
            "median": self._median,
            "buchholz": self._buchholz,
            "berger": self._berger,
            "average": lambda one: self.scores[one] / max(1, self.played[one]),
            "wins": lambda one: Fraction(self.wins[one]),
            "margin": lambda one: self._margins[one],
        }
        return by[name]

    def direct(self, group: Sequence[Entrant]) -> dict[Entrant, Fraction]:
        """Points against each other, if each of them has met all others of them; else nothing."""
        among = dict.fromkeys(group, Fraction(0))
        meetings = met(self.games) if len(group) > 1 else {}
        if not all(meetings[pair] for pair in combinations(sorted(group), 2)):
            return among
        for game in self.games:
            for (one, a), (other, b) in combinations(
                zip(game.seats, game.places or (), strict=False), 2
            ):
                if one in among and other in among:
                    among[one] += 1 if a < b else HALF if a == b else 0
                    among[other] += 1 if b < a else HALF if a == b else 0
        return among

    def _strengths(self, one: Entrant) -> list[Fraction]:
        """For each round the points of whom one met, on the average of the table; who had a bye met
        somebody as strong as oneself."""
        return [
            self.scores[one]
            if game.bye
            else sum((self.scores[other] for other in game.seats if other != one), Fraction(0))
            / (len(game.seats) - 1)
            for game, _ in self._at[one]
        ]

    def _buchholz(self, one: Entrant) -> Fraction:
        return sum(self._strengths(one), Fraction(0))

    def _median(self, one: Entrant) -> Fraction:
        """Without the strongest and the weakest, where more than two are left of them."""
        met_so = sorted(self._strengths(one))
        return sum(met_so[1:-1] if len(met_so) > 2 else met_so, Fraction(0))

    def _berger(self, one: Entrant) -> Fraction:
        """The points of those whom one left behind, and half of those of whom one was equal to."""
        total = Fraction(0)
        for game, seat in self._at[one]:
            if game.bye or game.places is None:
                continue
            own = game.places[seat]
            for other, place in zip(game.seats, game.places, strict=True):
                if other != one:
                    share = 1 if own < place else HALF if own == place else Fraction(0)
                    total += share * self.scores[other] / (len(game.seats) - 1)
        return total
