"""Means of deals and how sure they are.

The games of one deal have the same luck, so they are not independent; deals are. The unit of every
interval is therefore the deal (one seed, with all line-ups and rotations that were played of it):
``x`` is the mean over its games, and there are ``n`` of them.

The quantities are bounded (a share of the victory lies between 0 and 1, a place between first and
last), and often near a bound, where the familiar mean ± t·s/√n fails: it leaves the bounds or
shrinks to nothing. So the interval is Wilson's, with as many independent games as would have given
the standard error that the deals show: for the mean p, brought to 0…1, and s the standard deviation
of the deals,

    m = p (1 − p) n / s²
    centre = (p + t²/2m) / (1 + t²/m)
    half   = t / (1 + t²/m) · √(p (1 − p)/m + t²/4m²)

with t of Student's distribution for n − 1 degrees of freedom. Where all deals agree (s = 0) nothing
is known of their spread: a deal counts as one game (m = n, t of the normal distribution), which is
Wilson's interval as he wrote it. It is never a point.
"""

import math
import statistics
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final

import msgspec

LEVEL: Final = 0.95
EQUAL: Final = 1e-12
"""A variance below this is that of equal numbers, rounded."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean and the interval that holds the true one in 95 of 100 contests."""

    mean: float
    low: float
    high: float


def estimate(deals: Sequence[float], least: float = 0.0, most: float = 1.0) -> Estimate:
    """The mean of deals whose values lie between two bounds."""
    values = [(value - least) / (most - least) for value in deals]
    n = len(values)
    mean = statistics.fmean(values)
    spread = statistics.variance(values) if n > 1 else 0.0
    games, t = float(n), NormalDist().inv_cdf((1 + LEVEL) / 2)
    if spread > EQUAL:
        games, t = mean * (1 - mean) * n / spread, student((1 + LEVEL) / 2, n - 1)
    shrink = 1 + t * t / games
    centre = (mean + t * t / (2 * games)) / shrink
    half = t / shrink * math.sqrt(mean * (1 - mean) / games + t * t / (4 * games * games))

    def back(value: float) -> float:
        return least + (most - least) * min(max(value, 0.0), 1.0)

    return Estimate(back(mean), back(centre - half), back(centre + half))


def student(p: float, freedom: int) -> float:
    """The quantile of Student's distribution, by its expansion round the normal one.

    Exact for one and two degrees of freedom, from three on right to about a thousandth.
    """
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / math.sqrt(2 * p * (1 - p))
    z = NormalDist().inv_cdf(p)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))
