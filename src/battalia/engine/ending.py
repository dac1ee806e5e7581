"""The end of the game and the victory points (B10)."""

import msgspec

from battalia.engine.events import GameEnded
from battalia.engine.game import Game
from battalia.engine.land import ground, level_of, open_spaces, token
from battalia.engine.piles import Drawing, TurningUp
from battalia.engine.terms import Seat


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """``map`` (B10.1), ``cities`` (B10.2) or ``weeks`` (B13.3)."""
    points: tuple[int, ...]
    places: tuple[int, ...]
    """1 for each winner; equal places are shared (B10.4)."""
    winners: tuple[Seat, ...]


def levels(game: Game, seat: Seat) -> list[int]:
    """The levels of a player's cities."""
    owner = seat + 1
    return [level_of(mark) for mark in game.tokens if mark >> 4 == owner]


def points(game: Game, seat: Seat) -> int:
    """B10.4: the sum of the own city levels."""
    return sum(levels(game, seat))


def check_ending(game: Game, acting: Seat) -> bool:
    """B10.3: looked at when a player's action is complete. True: the game is over."""
    now = ground(game)
    if now.ending_checked or _half_done(game):
        return False
    reason = ""
    if game.rules.map_ends and not now.can_grow(game, acting) and not open_spaces(game):
        reason = "map"
    if great_cities_end(game):
        reason = "cities"
    if reason:
        # Copies of this game share the ground: each must find its own end.
        end(game, reason)
    else:
        now.ending_checked = True
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
    """B10.2: a player holds five cities of level 4."""
    if game.rules.cities_end is not None:
        return game.rules.cities_end(game)
    most = game.rules.cities_to_end
    for seat in range(game.players):
        if great_cities(game, seat) >= most:
            return True
    return False


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
    return (sum(own), own.count(4), own.count(3), own.count(2), own.count(1), heroes)


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
