"""Ratings: how strong each bot is on one scale, whoever met whom (openskill's Plackett-Luce).

The order of games matters a little, so they are taken in a seeded one. Partners are rated as a
team. A bot that sits at several seats is rated once for each, and takes the mean.
"""

import statistics
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from battalia.arena.playing import Played
from battalia.engine import Options
from battalia.engine.points import assemble


class Rating(msgspec.Struct, frozen=True):
    """A belief about a bot's strength."""

    mu: float
    sigma: float
    ordinal: float
    """mu − 3 sigma: as good as it is at least."""


def ratings(games: Sequence[Played], options: Options, seed: int) -> dict[str, Rating]:
    """The ratings of all bots after these games; games without an end tell nothing."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    beliefs: dict[str, Any] = {
        seating.bot: model.rating() for game in games for seating in game.seats
    }
    decided = sorted((game for game in games if game.ending), key=lambda game: game.key)
    Random(seed).shuffle(decided)
    for game in decided:
        _rate(model, beliefs, game, assemble(options).teams)
    return {
        bot: Rating(belief.mu, belief.sigma, belief.ordinal()) for bot, belief in beliefs.items()
    }


def _rate(
    model: Any, beliefs: dict[str, Any], game: Played, teams: tuple[tuple[int, ...], ...]
) -> None:
    before = [
        [
            model.rating(
                mu=beliefs[game.seats[seat].bot].mu, sigma=beliefs[game.seats[seat].bot].sigma
            )
            for seat in team
        ]
        for team in teams
    ]
    after = model.rate(before, ranks=[game.seats[team[0]].place for team in teams])
    found: dict[str, list[Any]] = {}
    for team, rated in zip(teams, after, strict=True):
        for seat, belief in zip(team, rated, strict=True):
            found.setdefault(game.seats[seat].bot, []).append(belief)
    for bot, rated in found.items():
        beliefs[bot] = model.rating(
            mu=statistics.fmean(one.mu for one in rated),
            sigma=statistics.fmean(one.sigma for one in rated),
        )
