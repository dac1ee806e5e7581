"""The computer player that has learned the game from itself; it needs numpy (the extra ``master``).

One net has learned the plain base game of two players, another one that of four and The Stormgates
of two, four and six; elsewhere it judges as ``expert`` does.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from battalia.bots.learned import Learned, Net
from battalia.bots.thinking import Steady

FILES: Final = ("master.npz", "master-more.npz")


@cache
def shipped() -> tuple[Net, ...]:
    """The nets of this package, read once."""
    return tuple(Net.read(Path(__file__).with_name(name)) for name in FILES)


class Master(Steady):
    """Plans carefully and more widely than others; where it has learned the table, it judges by
    what it has learned, else by the weights of ``expert``."""

    level = "expert"
    width = 6
    budget = 1200
    crowded = 600
    worlds = 6
    careful = True

    def __init__(self) -> None:
        super().__init__()
        self.judgement = Learned(*shipped())
