"""What the interfaces for several agents share: names of seats, and words that may not be said."""

from random import Random
from typing import Final

from battalia.engine.terms import Seat
from battalia.research.table import NotLegal, Table

ILLEGAL: Final = ("refuse", "random")
"""What becomes of a word that may not be said: it is refused with an error, and nothing changes; or
a legal one is said instead, at random."""


def agent_name(seat: Seat) -> str:
    return f"player_{seat}"


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
    return illegal


def heard(table: Table, seat: Seat, word: int, illegal: str, rng: Random) -> int:
    """The word that this seat says."""
    if illegal == "random":
        legal = table.legal(seat)
        if word not in legal:
            return rng.choice(legal)
    elif word not in table.legal(seat):
        raise NotLegal(f"{agent_name(seat)} may not say {_name(table, word)} now")
    return word


def _name(table: Table, word: int) -> str:
    names = table.catalogue.names
    return repr(names[word]) if 0 <= word < len(names) else str(word)
