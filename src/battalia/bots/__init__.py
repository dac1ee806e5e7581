"""Computer players and the match that lets them play against each other."""

from battalia.bots.bot import Bot, Seeing
from battalia.bots.lore import all_lore
from battalia.bots.match import LIMIT, Match, Stalled
from battalia.bots.random_bot import RandomBot
from battalia.bots.registry import BOTS, BotError, bot_names, is_seeing, make_bot
from battalia.bots.simple_bot import SimpleBot
from battalia.bots.thinking import Expert, Novice, Steady
from battalia.engine.modules import OUTSIDE

__all__ = [
    "BOTS",
    "LIMIT",
    "Bot",
    "BotError",
    "Expert",
    "Match",
    "Novice",
    "RandomBot",
    "Seeing",
    "SimpleBot",
    "Stalled",
    "Steady",
    "bot_names",
    "is_seeing",
    "make_bot",
]

if OUTSIDE.modules:
    # One whose lore is of no use is not played with: that shows before any table is set up.
    all_lore()
