"""Means of deals, and how sure they are."""

from collections.abc import Callable
from random import Random

import pytest

from battalia.arena import estimate
from battalia.arena.intervals import student


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_the_quantiles_of_student_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert student(0.975, freedom) == pytest.approx(expected, rel=2e-3)


def test_where_all_deals_agree_the_interval_is_wilsons_over_deals() -> None:
    won = estimate([1.0] * 20)
    assert (won.mean, won.high) == (1, 1)
    assert won.low == pytest.approx(0.8389, abs=1e-4)
    assert estimate([0.0] * 20).high == pytest.approx(1 - won.low)
    even = estimate([0.5] * 20)
    assert even.low == pytest.approx(0.2993, abs=1e-4)
    assert even.high == pytest.approx(0.7007, abs=1e-4)


def test_for_many_independent_deals_it_is_the_familiar_one() -> None:
    deals = [1.0] * 3000 + [0.0] * 7000
    half = 1.96 * (0.3 * 0.7 / 10_000) ** 0.5
    found = estimate(deals)
    assert found.mean == pytest.approx(0.3)
    assert found.low == pytest.approx(0.3 - half, abs=2e-4)
    assert found.high == pytest.approx(0.3 + half, abs=2e-4)


def test_deals_that_decide_both_games_alike_tell_less_than_games() -> None:
    """Two hundred games of a hundred deals that are won twice or lost twice."""
    alike = estimate([1.0] * 50 + [0.0] * 50)
    independent = estimate([1.0] * 25 + [0.5] * 50 + [0.0] * 25)
    assert alike.high - alike.low > 1.35 * (independent.high - independent.low)


def test_other_bounds_are_only_another_scale() -> None:
    shares = estimate([0.0, 0.25, 1.0])
    places = estimate([1.0, 1.75, 4.0], 1, 4)
    for share, place in zip(
        (shares.mean, shares.low, shares.high), (places.mean, places.low, places.high), strict=True
    ):
        assert place == pytest.approx(1 + 3 * share)


@pytest.mark.parametrize("deals", [[1.0], [0.5], [0.0, 1.0], [0.5, 0.5, 1.0], [1.0] * 500])
def test_an_interval_is_never_a_point_and_stays_within_its_bounds(deals: list[float]) -> None:
    found = estimate(deals)
    assert 0 <= found.low <= found.mean <= found.high <= 1
    assert found.high - found.low > 0.001


def _independent(rng: Random, p: float) -> float:
    return ((rng.random() < p) + (rng.random() < p)) / 2


def _alike(rng: Random, p: float) -> float:
    return float(rng.random() < p)


def _luck_of_the_place(rng: Random, p: float) -> float:
    luck = rng.random()
    return ((luck < p) + (1 - luck < p)) / 2


@pytest.mark.parametrize("deal", [_independent, _alike, _luck_of_the_place])
@pytest.mark.parametrize("p", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("n", [10, 60])
def test_it_holds_the_truth_in_about_95_of_100_contests(
    deal: Callable[[Random, float], float], p: float, n: int
) -> None:
    rng = Random(1)
    contests = 500
    held = 0
    for _ in range(contests):
        found = estimate([deal(rng, p) for _ in range(n)])
        held += found.low <= p <= found.high
    assert held / contests > 0.925


def test_games_taken_for_independent_would_claim_too_much() -> None:
    """The control of the test above: with the game as the unit, coverage is far too low."""
    rng = Random(1)
    held = 0
    for _ in range(500):
        deals = [_alike(rng, 0.5) for _ in range(60)]
        found = estimate([game for deal in deals for game in (deal, deal)])
        held += found.low <= 0.5 <= found.high
    assert held / 500 < 0.9
