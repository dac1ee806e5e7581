"""Limits: a burst is fine, a flood is not, and memory stays bounded."""

import pytest

from battalia.server.limits import Bucket, Connections, Limits, household


def test_a_burst_is_allowed_and_then_no_more() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_fills_again_at_its_rate_and_never_above_its_burst() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert bucket.take(0, cost=3)
    assert not bucket.take(0.4)
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    assert [bucket.take(1_000) for _ in range(4)] == [True, True, True, False]


def test_what_is_refused_costs_nothing() -> None:
    bucket = Bucket(rate=1, burst=2)
    assert not bucket.take(0, cost=3)
    assert bucket.take(0, cost=2)


def test_after_the_wait_there_is_enough() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert bucket.wait(0) == 0
    bucket.take(0, cost=3)
    assert bucket.wait(0) == 0.5
    assert bucket.wait(0.25) == 0.25
    assert bucket.take(0.5)


def test_a_clock_that_is_set_back_fills_nothing_and_takes_nothing() -> None:
    bucket = Bucket(rate=1, burst=2)
    bucket.take(100)
    assert bucket.take(50)
    assert not bucket.take(50)
    assert bucket.take(101)


def test_each_key_has_a_limit_of_its_own() -> None:
    limits = Limits(rate=1, burst=1)
    assert limits.allow("ann", 0)
    assert not limits.allow("ann", 0)
    assert limits.allow("ben", 0)
    assert limits.wait("ann", 0) == 1
    assert limits.wait("nobody yet", 0) == 0


def test_idle_keys_are_forgotten() -> None:
    limits = Limits(rate=1, burst=2)
    for number in range(100):
        limits.allow(f"visitor {number}", 0)
    limits.allow("the next one", 1)
    assert len(limits) == 1


def test_a_key_that_still_owes_is_remembered() -> None:
    limits = Limits(rate=1, burst=10)
    assert limits.allow("greedy", 0, cost=10)
    limits.allow("somebody", 5)
    assert not limits.allow("greedy", 5, cost=6)


def test_no_more_keys_than_agreed_are_remembered() -> None:
    limits = Limits(rate=0.001, burst=2, most=50)
    for number in range(1_000):
        limits.allow(f"visitor {number}", 0)
        assert len(limits) <= 50


def test_of_too_many_keys_the_one_that_was_away_longest_is_forgotten() -> None:
    limits = Limits(rate=0.001, burst=1, most=2)
    limits.allow("ann", 0)
    limits.allow("ben", 0)
    assert not limits.allow("ann", 0)
    limits.allow("cas", 0)
    assert not limits.allow("ann", 0)
    assert limits.allow("ben", 0)


def test_a_closed_connection_is_forgotten() -> None:
    limits = Limits(rate=1, burst=1)
    limits.allow("connection 7", 0)
    limits.forget("connection 7")
    limits.forget("connection 8")
    assert len(limits) == 0


def test_an_address_has_so_many_connections_and_no_more() -> None:
    connections = Connections(most_each=2, most=10)
    assert connections.enter("ann")
    assert connections.enter("ann")
    assert not connections.enter("ann")
    assert connections.enter("ben")
    assert (connections.of("ann"), connections.open) == (2, 3)


def test_a_server_has_so_many_connections_and_no_more() -> None:
    connections = Connections(most_each=2, most=2)
    assert connections.enter("ann")
    assert connections.enter("ben")
    assert not connections.enter("cas")


def test_a_connection_that_is_closed_makes_room() -> None:
    connections = Connections(most_each=1, most=1)
    for _ in range(3):
        assert connections.enter("ann")
        connections.leave("ann")
    assert (connections.of("ann"), connections.open) == (0, 0)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("a socket", "a socket", True),
    ],
)
def test_a_household_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same
