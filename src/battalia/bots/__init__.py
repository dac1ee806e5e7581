"""Computer players and the match that lets them play against each other."""

from collections.abc import Callable
from typing import Final

from battalia.bots.bot import Bot
from battalia.bots.match import LIMIT, Match, Stalled
from battalia.bots.random_bot import RandomBot
from battalia.bots.simple_bot import SimpleBot

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "simple": SimpleBot}
"""All computer players by name."""

__all__ = ["BOTS", "LIMIT", "Bot", "Match", "RandomBot", "SimpleBot", "Stalled"]
