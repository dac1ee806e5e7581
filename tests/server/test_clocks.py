"""Clocks: whose time runs, and when it is up."""

from typing import Any

import msgspec
import pytest

from battalia.engine import Options
from battalia.server.clocks import (
    DAY,
    LONGEST,
    Clock,
    Running,
    Standing,
    book_preset,
    check_clock,
)

GAME = Clock("game", base=600, increment=10)
MOVE = Clock("move", days=2)


@pytest.mark.parametrize(
    "clock", [Clock(), GAME, MOVE, Clock("game", base=60), Clock("move", days=LONGEST)]
)
def test_sensible_clocks_are_accepted(clock: Clock) -> None:
    assert check_clock(clock) is None


@pytest.mark.parametrize(
    ("clock", "id", "args"),
    [
        (Clock("game", base=-1), "clock-out-of-range", {"field": "base", "days": 60}),
        (Clock("game", 60, -1), "clock-out-of-range", {"field": "increment", "days": 60}),
        (Clock("game", base=61 * DAY), "clock-out-of-range", {"field": "base", "days": 60}),
        (Clock("move", days=60.5), "clock-out-of-range", {"field": "days", "days": 60}),
        (Clock("move", days=float("nan")), "clock-out-of-range", {"field": "days", "days": 60}),
        (Clock("move", days=float("inf")), "clock-out-of-range", {"field": "days", "days": 60}),
        (Clock("game", 60, days=1), "clock-not-of-kind", {"field": "days", "clock": "game"}),
        (Clock("move", 60, days=1), "clock-not-of-kind", {"field": "base", "clock": "move"}),
        (Clock(increment=5), "clock-not-of-kind", {"field": "increment", "clock": "none"}),
        (Clock("game", increment=5), "clock-without-time", {"clock": "game"}),
        (Clock("move"), "clock-without-time", {"clock": "move"}),
    ],
)
def test_nonsense_is_refused_with_its_reason(
    clock: Clock, id: str, args: dict[str, str | int]
) -> None:
    reason = check_clock(clock)
    assert reason is not None
    assert (reason.id, reason.args) == (id, args)


@pytest.mark.parametrize(
    "text", ['{"kind": "sand"}', '{"base": "1"}', '{"at_zero": "lose"}', '{"hours": 3}']
)
def test_what_is_no_clock_cannot_be_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Clock)


@pytest.mark.parametrize(
    ("players", "npcs", "minutes"), [(2, 0, 30), (4, 0, 30), (2, 1, 37.5), (6, 3, 37.5)]
)
def test_the_book_gives_everybody_an_equal_share(players: int, npcs: int, minutes: float) -> None:
    found: dict[str, Any] = dict.fromkeys(("metamorpha", "bilkarr", "fanatics")[:npcs], True)
    clock = book_preset(Options(players=players, **found))
    assert clock.base == 60 * minutes
    assert clock.base * players == 60 * (30 * players + 15 * npcs)
    assert check_clock(clock) is None


def test_without_a_clock_nobody_has_a_deadline() -> None:
    running = Running(Clock())
    running.waiting([0, 1], 100)
    running.turn_began(0, 1)
    assert running.left(0, 10_000) is None
    assert running.deadline() is None
    assert running.expired(1e12) == []
    running.resume(200)
    assert running.deadline() is None


def test_only_those_who_are_waited_for_tick() -> None:
    running = Running(GAME)
    running.waiting([1], 1_000)
    assert running.left(1, 1_060) == 540
    assert running.left(0, 1_060) == 600


def test_the_time_used_is_booked_when_others_are_waited_for() -> None:
    running = Running(GAME)
    running.waiting([0], 1_000)
    running.waiting([1], 1_050, answered=0)
    running.waiting([0], 1_070, answered=1)
    assert running.left(0, 1_080) == 540
    assert running.left(1, 1_080) == 580


def test_partners_tick_at_the_same_time() -> None:
    running = Running(GAME)
    running.waiting([0, 2], 0)
    running.waiting([0, 2], 30, answered=2)
    running.waiting([0], 50, answered=2)
    assert running.left(0, 70) == 530
    assert running.left(2, 70) == 550


def test_the_increment_comes_when_the_turn_begins() -> None:
    running = Running(GAME)
    running.turn_began(0, 1)
    running.waiting([0], 0)
    assert running.left(0, 5) == 605
    assert running.left(1, 5) == 600


def test_a_turn_gives_its_increment_only_once() -> None:
    running = Running(GAME)
    running.turn_began(0, 2)
    running.turn_began(0, 2)
    # After an undo to the day before the turns begin anew.
    running.turn_began(0, 1)
    running.turn_began(0, 2)
    again = Running(GAME, running.standing)
    again.turn_began(0, 2)
    assert again.left(0, 0) == 610
    again.turn_began(0, 3)
    assert again.left(0, 0) == 620


def test_a_time_for_a_move_has_no_increment() -> None:
    running = Running(MOVE)
    running.turn_began(0, 1)
    assert running.left(0, 0) == 2 * DAY


def test_each_question_has_the_whole_time_for_a_move() -> None:
    running = Running(MOVE)
    running.waiting([0], 0)
    assert running.left(0, DAY) == DAY
    running.waiting([0], DAY, answered=0)
    assert running.left(0, DAY) == 2 * DAY
    assert running.deadline() == 3 * DAY


def test_a_partners_answer_gives_no_new_time_for_the_own_move() -> None:
    running = Running(MOVE)
    running.waiting([0, 2], 0)
    running.waiting([0, 2], DAY, answered=2)
    assert running.left(0, DAY) == DAY
    assert running.left(2, DAY) == 2 * DAY
    assert running.deadline() == 2 * DAY


def test_who_is_asked_again_later_has_the_whole_time() -> None:
    running = Running(MOVE)
    running.waiting([0], 0)
    running.waiting([1], DAY, answered=0)
    running.waiting([0], 2 * DAY, answered=1)
    assert running.deadline() == 4 * DAY


def test_the_first_to_run_out_of_time_sets_the_deadline() -> None:
    running = Running(GAME)
    running.waiting([0], 0)
    running.waiting([0, 2], 100)
    assert running.deadline() == 600
    assert running.expired(599) == []
    assert running.expired(600) == [0]
    assert running.expired(700) == [0, 2]


def test_at_the_deadline_somebodys_time_is_up() -> None:
    """Else the table would wait again and again for the last fraction of a second."""
    running = Running(Clock("game", base=0.1))
    now = 1_700_000_000.3
    running.waiting([0], now)
    deadline = running.deadline()
    assert deadline is not None
    assert running.expired(deadline) == [0]
    assert running.left(0, deadline) == 0


def test_nobody_has_less_than_no_time() -> None:
    running = Running(GAME)
    running.waiting([0], 0)
    assert running.left(0, 5_000) == 0
    running.waiting([0], 5_000, answered=0)
    assert running.expired(5_000) == [0]
    running.turn_began(0, 1)
    assert running.left(0, 5_000) == 10


def test_a_clock_that_is_set_back_gives_nobody_time() -> None:
    running = Running(GAME)
    running.waiting([0], 1_000)
    assert running.left(0, 400) == 600
    running.waiting([1], 400, answered=0)
    assert running.left(0, 400) == 600


def test_nobody_is_waited_for_when_the_game_is_over() -> None:
    running = Running(GAME)
    running.waiting([0], 0)
    running.waiting([], 60)
    assert running.deadline() is None
    assert running.expired(10_000) == []
    assert running.left(0, 10_000) == 540


def test_a_paused_game_costs_nobody_time() -> None:
    running = Running(GAME)
    running.waiting([0], 0)
    running.pause(60)
    assert running.deadline() is None
    assert running.left(0, 10_000) == 540
    running.resume(10_000)
    assert running.left(0, 10_010) == 530


def test_a_choice_ends_the_pause() -> None:
    running = Running(GAME)
    running.waiting([0], 0)
    running.pause(60)
    running.waiting([1], 1_000, answered=0)
    assert running.left(0, 1_000) == 540
    assert running.deadline() == 1_600


def test_days_for_a_move_count_through_a_pause() -> None:
    running = Running(MOVE)
    running.waiting([0], 0)
    running.pause(60)
    running.resume(DAY)
    assert running.deadline() == 2 * DAY


def stored(running: Running) -> Standing:
    """The clocks' standing after it was written down and read again."""
    return msgspec.json.decode(msgspec.json.encode(running.standing), type=Standing)


def test_clocks_are_taken_up_again_as_they_stood() -> None:
    running = Running(GAME)
    running.waiting([0, 2], 0)
    running.waiting([2], 45, answered=0)
    again = Running(GAME, stored(running))
    assert again.standing == running.standing
    assert again.left(0, 50) == 555
    assert again.left(2, 50) == 550
    assert again.deadline() == running.deadline()


def test_the_time_when_the_server_was_down_is_nobodys() -> None:
    running = Running(GAME)
    running.waiting([0], 0)
    again = Running(GAME, stored(running))
    again.resume(5_000)
    assert again.left(0, 5_001) == 599


def test_the_standing_does_not_change_with_the_clocks() -> None:
    running = Running(GAME)
    running.waiting([0], 0)
    before = running.standing
    running.turn_began(0, 1)
    running.waiting([1], 5, answered=0)
    assert before == Standing({}, 0, (0,))
