"""What a game was worth to each seat."""

from typing import Final

from battalia.engine.chapters.ending import outcome, team_points
from battalia.engine.game import Game

REWARDS: Final = ("win", "place", "points", "gain")
"""``win``: 1 for the winners, -1 for the others; where all win, nothing. ``place``: from 1 for the
first to -1 for the last, evenly. ``points``: the difference to the best rival, at the end.
``gain``: the same, each time it changes."""


class NoReward(ValueError):
    """A reward of which nobody knows what it is."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no reward {name!r}: it is one of {', '.join(REWARDS)}")


def check(reward: str) -> str:
    """The same name, if there is such a reward."""
    if reward not in REWARDS:
        raise NoReward(reward)
    return reward


def at_the_end(reward: str, game: Game) -> list[float]:
    """What each seat gets when the game is over; ``gain`` has been paid by then."""
    result = outcome(game)
    if result is None or reward == "gain":
        return [0.0] * game.players
    if reward == "points":
        return lead(game)
    last = max(result.places)
    if reward == "win" and last > 1:
        return [1.0 if place == 1 else -1.0 for place in result.places]
    return [1 - 2 * (place - 1) / (last - 1) if last > 1 else 0.0 for place in result.places]


def lead(game: Game) -> list[float]:
    """By how many points each seat's side is ahead of the best of the others now."""
    sides = [team_points(game, team) for team in game.rules.teams]
    ahead = [0.0] * game.players
    for at, team in enumerate(game.rules.teams):
        rivals = [total for other, total in enumerate(sides) if other != at]
        for seat in team:
            ahead[seat] = float(sides[at] - max(rivals, default=sides[at]))
    return ahead
