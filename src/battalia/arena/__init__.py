"""The arena: which computer player is better, by how much, and how sure that is.

What needs the packages of the extra ``arena`` imports them when it is called; the report is by
itself, in ``battalia.arena.report``.
"""

from battalia.arena.contest import Contest, Deal, LineUp, filled, rotations, round_robin
from battalia.arena.files import write_results
from battalia.arena.folder import Folder, OtherContest
from battalia.arena.holding import hold
from battalia.arena.intervals import Estimate, estimate
from battalia.arena.leaderboard import (
    NoLeaderboard,
    add_to_leaderboard,
    read_leaderboard,
)
from battalia.arena.playing import Played, Seating, play_deal
from battalia.arena.ratings import Rating
from battalia.arena.summary import BotSummary, Spread, Summary, summarise
from battalia.arena.workers import LOCAL, NoCluster, Worker, alone, processes, ray_cluster

__all__ = [
    "LOCAL",
    "BotSummary",
    "Contest",
    "Deal",
    "Estimate",
    "Folder",
    "LineUp",
    "NoCluster",
    "NoLeaderboard",
    "OtherContest",
    "Played",
    "Rating",
    "Seating",
    "Spread",
    "Summary",
    "Worker",
    "add_to_leaderboard",
    "alone",
    "estimate",
    "filled",
    "hold",
    "play_deal",
    "processes",
    "ray_cluster",
    "read_leaderboard",
    "rotations",
    "round_robin",
    "summarise",
    "write_results",
]
