"""Line-ups, rotations and deals."""

import pytest

from battalia.arena import Contest, Deal, LineUp, filled, rotations, round_robin
from battalia.engine import Options


@pytest.mark.parametrize(
    ("line_up", "expected"),
    [
        ("ab", ["ab", "ba"]),
        ("aa", ["aa"]),
        ("abb", ["abb", "bba", "bab"]),
        ("abab", ["abab", "baba"]),
        ("abcd", ["abcd", "bcda", "cdab", "dabc"]),
    ],
)
def test_every_rotation_is_played_once(line_up: str, expected: list[str]) -> None:
    assert rotations(tuple(line_up)) == [tuple(turned) for turned in expected]


def test_the_last_bot_fills_the_table() -> None:
    assert filled(["a", "b"], 4) == ("a", "b", "b", "b")
    assert filled(["a"], 2) == ("a", "a")
    assert filled(["a", "b", "c"], 3) == ("a", "b", "c")


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, ["ab", "ac", "bc"]),
        (3, ["aba", "bab", "aca", "cac", "bcb", "cbc"]),
        (4, ["abab", "acac", "bcbc"]),
    ],
)
def test_in_a_round_robin_every_two_meet_in_fair_parts(players: int, expected: list[str]) -> None:
    line_ups: tuple[LineUp, ...] = round_robin(["a", "b", "c", "a"], players)
    assert line_ups == tuple(tuple(line_up) for line_up in expected)
    seats = "".join("".join(line_up) for line_up in line_ups)
    assert seats.count("a") == seats.count("b") == seats.count("c")


def test_all_line_ups_get_the_same_deals() -> None:
    contest = Contest((("a", "b"), ("a", "a")), Options(players=2), seed=7, deals=2)
    assert list(contest.all_deals()) == [
        Deal(("a", "b"), 7),
        Deal(("a", "a"), 7),
        Deal(("a", "b"), 8),
        Deal(("a", "a"), 8),
    ]
    assert contest.games == 6
    assert contest.bots == ["a", "b"]
