"""The end of the game and the victory points (B10)."""

import msgspec

from battalia.engine.chapters.land import ground, level_of, open_spaces, token
from battalia.engine.chapters.piles import Drawing, TurningUp
from battalia.engine.events import GameEnded
from battalia.engine.game import Game
from battalia.engine.terms import Seat


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """``map`` (B10.1), ``cities`` (B10.2) or ``weeks`` (B13.3)."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    """1 for each winner; equal places are shared (B10.4)."""
    winners: tuple[Seat, ...]


class Standing(msgspec.Struct, frozen=True):
    """How far a player, or a team, has come."""

    seats: tuple[Seat, ...]
    points: int
    """As they would count now (B10.4, S11.2)."""
    cities: int
    """Great cities."""
    needed: int
    """With so many of them the game ends (B10.2, S11.1)."""


class Ending(msgspec.Struct, frozen=True):
    """How near the end of the game is, by each way in which it may come."""

    sides: tuple[Standing, ...]
    spaces: int | None
    """On which a card may still come to lie; None: the complete map ends nothing (B10.1, S11.1)."""
    weeks: int | None
    """After which the game ends; None: there is no limit (B13.3)."""


def levels(game: Game, seat: Seat) -> list[int]:
    """The levels of a player's cities."""
    owner = seat + 1
    return [level_of(mark) for mark in game.tokens if mark >> 4 == owner]


def points(game: Game, seat: Seat) -> int:
    """B10.4: the sum of the own city levels, and what modules from outside add."""
    return sum(levels(game, seat)) + game.rules.further_points(game, seat)


def team_points(game: Game, team: tuple[Seat, ...]) -> int:
    """What a player or a team scores (B10.4, S11.2)."""
    if game.rules.team_points is not None:
        return game.rules.team_points(game, team)
    return sum(points(game, seat) for seat in team)


def check_ending(game: Game, acting: Seat) -> bool:
    """B10.3: looked at when a player's action is complete. True: the game is over."""
    now = ground(game)
    if now.ending_checked or _half_done(game):
        return False
    reason, settled = "", True
    if game.rules.map_ends and not now.can_grow(game, acting):
        # A hero may leave the last pocket without any change of the ground (B4.7).
        settled = not now.rests_on_heroes(game)
        if not open_spaces(game):
            reason = "map"
    if great_cities_end(game):
        reason = "cities"
    if reason:
        # Copies of this game share the ground: each must find its own end.
        end(game, reason)
    else:
        now.ending_checked = settled
    return bool(reason)


def _half_done(game: Game) -> bool:
    """Whether cards are still to be drawn or turned up in a partner's action (S4.3)."""
    return not game.alone and any(isinstance(lane[-1], (Drawing, TurningUp)) for lane in game.lanes)


def great_cities(game: Game, seat: Seat) -> int:
    """Cities of level 4 or more (B10.2, S11.1); no building has such a level (S15.2)."""
    cities = 0
    for level in game.rules.great_levels:
        cities += game.tokens.count(token(seat, level))
    return cities


def great_cities_end(game: Game) -> bool:
    """B10.2: a player holds five cities of level 4; S11.1: or a team so many in all."""
    needed = game.rules.cities_to_end
    for team in game.rules.teams:
        if team_great_cities(game, team) >= needed[len(team)]:
            return True
    return False


def team_great_cities(game: Game, team: tuple[Seat, ...]) -> int:
    """S11.1: only the members' total counts."""
    cities = 0
    for seat in team:
        cities += great_cities(game, seat)
    return cities


def end(game: Game, reason: str) -> None:
    """The rest of the turn is not played."""
    game.ended = reason
    for lane in game.lanes:
        for frame in lane:
            frame.abandon(game)
    game.lanes = []
    game.tell(GameEnded(reason))


def rank(game: Game, seat: Seat) -> tuple[int, ...]:
    """B10.4: points; then more level 4 cities, then 3, 2, 1, then heroes on the board."""
    if game.rules.rank is not None:
        return game.rules.rank(game, seat)
    own = levels(game, seat)
    heroes = sum(space >= 0 for space in game.heroes[2 * seat : 2 * seat + 2])
    return (points(game, seat), own.count(4), own.count(3), own.count(2), own.count(1), heroes)


def ending(game: Game) -> Ending:
    """How near the end is."""
    rules = game.rules
    return Ending(
        tuple(
            Standing(
                team,
                team_points(game, team),
                team_great_cities(game, team),
                rules.cities_to_end[len(team)],
            )
            for team in rules.teams
        ),
        len(open_spaces(game)) if rules.map_ends else None,
        rules.weeks or None,
    )


def outcome(game: Game) -> Outcome | None:
    """The result, once the game is over."""
    if not game.ended:
        return None
    ranks = [rank(game, seat) for seat in range(game.players)]
    places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
    return Outcome(
        game.ended,
        tuple(own[0] for own in ranks),
        places,
        tuple(seat for seat, place in enumerate(places) if place == 1),
    )
