"""The computer player that has learned the game from itself; it needs numpy (the extra ``master``).

So far it has learned one table, the plain base game of two players; at others it judges as
``expert`` does.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from battalia.bots.learned import Learned, Net
from battalia.bots.thinking import Steady

FILE: Final = "master.npz"


@cache
def shipped() -> Net:
    """The net of this package, read once."""
    return Net.read(Path(__file__).with_name(FILE))


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
        self.judgement = Learned(shipped())
