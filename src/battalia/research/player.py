"""A policy as a computer player: what has learned on the arrays sits at any table.

A bot is shown a view, an observation is made of a game; so the player imagines one that agrees with
the view. What is hidden in it changes no cell, so it is the same observation.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
from numpy.typing import NDArray

from battalia.bots.bot import Bot
from battalia.bots.imagining import imagine
from battalia.engine.choices import Choice
from battalia.engine.game import Question
from battalia.engine.options import Options
from battalia.engine.view import View, view
from battalia.research.actions import WAIT
from battalia.research.arrays import Arrays
from battalia.research.table import Table
from battalia.research.tables import table_of

Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], int]
"""The word to say, of the cells and the mask."""


class Player:
    """A bot that says what a policy says; for ``battalia arena`` derive from it, and give the
    policy to ``__init__``."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._arrays: dict[Options, Arrays] = {}

    def choose(self, view: View, question: Question, rng: Random) -> Choice | None:
        assert view.seat is not None
        arrays = self._arrays.get(view.options)
        if arrays is None:
            arrays = self._arrays[view.options] = Arrays(Table(view.options))
        arrays.table.take_over(imagine(view, rng))
        return answer(arrays, view.seat, self.policy)


def answer(arrays: Arrays, seat: int, policy: Policy) -> Choice | None:
    """What a policy chooses, spelt to its end; None: it waits."""
    table = arrays.table
    while True:
        word = int(policy(arrays.observation(seat), arrays.mask(seat)))
        choice = table.choice_of(seat, word)
        if choice is not None:
            return choice
        if word == WAIT and not table.said(seat):
            return None
        table.say(seat, word)


def victories(
    policy: Policy, table: str | Options, opponent: Bot, games: int = 100, seed: int = 1
) -> float:
    """The policy's share of the victory with this opponent at all other seats; it takes each seat
    in turn, with the same deals. Where all win, each has its part."""
    arrays = Arrays(Table(table_of(table)))
    place, won = arrays.table, 0.0
    for game in range(games):
        mine, rng = game % place.players, Random(f"{seed} {game}")
        place.reset(seed + game // place.players)
        while not place.over:
            seat = place.seat
            if seat == mine:
                choice = answer(arrays, seat, policy)
            else:
                choice = opponent.choose(view(place.game, seat), place.game.asked[seat], rng)
            if choice is None:
                place.say(seat, WAIT)
            else:
                place.play_choice(seat, choice)
        rewards = place.rewards()
        best = max(rewards)
        won += (rewards[mine] == best) / rewards.count(best)
    return won / games
