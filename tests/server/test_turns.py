"""The queue that processes share: everybody has a turn, and whatever becomes of thinkers and of
what lies there, a thought is answered once or given up."""

from collections.abc import Iterator
from typing import Any

import pytest
from redis import Redis

from battalia.server import turns
from battalia.server.turns import (
    AGAIN,
    ANSWER,
    CROWDS,
    LEAVE,
    LOOK,
    MOST,
    MOST_EACH,
    PUT,
    SIGNS,
    TAKE,
    WITHDRAW,
    Told,
    opened,
    prefix,
    told,
)
from server.databases import private_redis

LONG = 60_000
"""Milliseconds."""
OVER = -1


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with private_redis() as redis:
        yield redis.url


class Queue:
    """The scripts, as halls and thinkers run them."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis

    def _run(self, script: str, *args: Any) -> Any:
        return self.redis.register_script(script)(keys=[prefix()], args=list(args))

    def put(
        self,
        id: str,
        household: str = "home",
        person: str = "1",
        left: int = LONG,
        data: bytes = b"what",
        most: int = MOST,
        most_each: int = MOST_EACH,
    ) -> bool:
        bounds = most, most_each, CROWDS
        return bool(self._run(PUT, id, household, person, "hall", left, data, *bounds))

    def take(self, thinker: str = "one", hold: int = LONG, largest: int = 100) -> str | None:
        found = self._run(TAKE, thinker, hold, largest, AGAIN)
        return None if found is None else found[0].decode()

    def all(self) -> list[str]:
        """All that waits, in turn."""
        found = []
        while (id := self.take()) is not None:
            found.append(id)
            assert self.answer(id)
        return found

    def answer(self, id: str, thinker: str = "one", what: bytes = b"said") -> bool:
        return bool(self._run(ANSWER, thinker, id, what))

    def sign(self, thinker: str, hold: int) -> None:
        self._run(SIGNS, hold, thinker)

    def leave(self, thinker: str) -> None:
        self._run(LEAVE, AGAIN, thinker)

    def withdraw(self, id: str, household: str = "home", person: str = "1") -> None:
        self._run(WITHDRAW, id, household, person)

    def look(self) -> tuple[int, int]:
        length, thinkers = self._run(LOOK, AGAIN)
        return length, thinkers

    def heard(self) -> list[Told]:
        """What the hall was told since."""
        lines: Any = self.redis.lpop(f"{prefix()}:answers:hall", 1000) or []
        found = [told(line) for line in lines]
        assert None not in found
        return [one for one in found if one is not None]

    def keys(self) -> set[str]:
        found: Any = self.redis.keys("*")
        return {key.decode().rpartition("}:")[2].split(":")[0] for key in found}


@pytest.fixture
def queue(url: str) -> Iterator[Queue]:
    redis = opened(url)
    redis.flushall()
    yield Queue(redis)
    redis.close()


def test_a_household_with_a_hundred_thoughts_does_not_hold_up_another_with_one(
    queue: Queue,
) -> None:
    for number in range(100):
        # Each by another person: people are cheap.
        assert queue.put(f"crowd {number}", "crowd", str(number))
    assert queue.put("bystander", "home")
    assert queue.all().index("bystander") == 1


def test_of_a_household_all_persons_have_turns_and_each_has_thoughts_in_their_order(
    queue: Queue,
) -> None:
    for id, person in [("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b"), ("c1", "c")]:
        queue.put(id, "home", person)
    assert queue.all() == ["a1", "b1", "c1", "a2", "a3"]


def test_whoever_has_had_a_turn_is_behind_those_who_wait(queue: Queue) -> None:
    queue.put("a1", "a")
    queue.put("b1", "b")
    assert queue.take() == "a1"
    queue.put("a2", "a")
    queue.put("c1", "c")
    assert [queue.take("two"), queue.take("three"), queue.take("four")] == ["b1", "a2", "c1"]


def test_the_queue_is_bounded_for_each_household_and_in_all(queue: Queue) -> None:
    bounds: dict[str, Any] = {"most": 5, "most_each": 3}
    assert [queue.put(f"a{n}", "a", str(n), **bounds) for n in range(4)] == [True] * 3 + [False]
    assert [queue.put(f"b{n}", "b", **bounds) for n in range(3)] == [True, True, False]
    # Whoever has nothing there yet is let in for a turn; but not without end.
    assert [queue.put(f"x{n}", f"x{n}", **bounds) for n in range(16)] == [True] * 15 + [False]
    assert queue.look()[0] == CROWDS * 5
    assert len(queue.all()) == CROWDS * 5
    assert queue.put("a9", "a", **bounds)


def test_what_nobody_waits_for_any_more_is_not_begun(queue: Queue) -> None:
    queue.put("late", left=0)
    queue.put("withdrawn")
    queue.put("wanted")
    queue.withdraw("withdrawn")
    assert queue.look()[0] == 2
    assert queue.take() == "wanted"
    assert queue.take("two") is None
    assert queue.look()[0] == 0


def test_what_was_withdrawn_while_it_was_thought_about_is_told_to_nobody(queue: Queue) -> None:
    queue.put("a")
    assert queue.take() == "a"
    queue.withdraw("a")
    assert not queue.answer("a")
    assert queue.heard() == []


def test_an_answer_comes_once_with_how_long_it_took(queue: Queue) -> None:
    queue.put("a")
    assert queue.take() == "a"
    assert queue.answer("a", what=b"two\nlines")
    assert not queue.answer("a")
    (found,) = queue.heard()
    assert (found.id, found.tries, found.answer) == ("a", 1, b"two\nlines")
    assert 0 <= found.waited <= found.took < LONG


def test_the_thought_of_a_dead_thinker_is_begun_again_before_all_others(queue: Queue) -> None:
    queue.put("a", "a")
    queue.put("b", "b")
    assert queue.take("one") == "a"
    queue.sign("one", OVER)
    assert queue.take("two") == "a"
    assert queue.look()[1] == 1
    # It was not dead: it has slept, and comes too late.
    assert not queue.answer("a", "one")
    assert queue.answer("a", "two")
    (found,) = queue.heard()
    assert (found.id, found.tries) == ("a", 2)
    assert queue.take("one") == "b"


def test_it_is_begun_again_once(queue: Queue) -> None:
    """Whether it is a thinker or a hall that finds out."""
    for look in (queue.look, lambda: queue.take("three")):
        queue.put("a")
        for thinker in ("one", "two"):
            assert queue.take(thinker) == "a"
            queue.sign(thinker, OVER)
        look()
        (found,) = queue.heard()
        assert (found.id, found.tries, found.answer) == ("a", 2, b"")
        assert queue.take("three") is None


def test_a_dead_thinkers_thought_for_which_it_is_too_late_is_not_begun_again(
    queue: Queue,
) -> None:
    queue.put("a")
    assert queue.take("one") == "a"
    queue.redis.hset(f"{prefix()}:thought:a", "until", 0)
    queue.sign("one", OVER)
    assert queue.take("two") is None


def test_a_thinker_that_leaves_or_takes_another_thought_gives_the_first_one_back(
    queue: Queue,
) -> None:
    queue.put("a")
    assert queue.take("one") == "a"
    queue.leave("one")
    assert queue.look() == (0, 0)
    # The answer to this one is lost on the way to the thinker, which asks again.
    assert queue.take("two") == "a"
    assert queue.take("two") is None
    assert [one.answer for one in queue.heard()] == [b""]


def test_who_gives_signs_of_life_is_there(queue: Queue) -> None:
    queue.sign("one", LONG)
    queue.sign("two", LONG)
    queue.sign("three", OVER)
    assert queue.look()[1] == 2
    queue.sign("two", OVER)
    assert queue.look()[1] == 1


def test_another_version_of_the_program_sees_nothing_of_it(
    queue: Queue, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue.put("a")
    monkeypatch.setattr(turns, "version", lambda: "another")
    assert queue.take() is None
    assert queue.look() == (0, 1)
    monkeypatch.undo()
    assert queue.look() == (1, 0)
    assert queue.take() == "a"


def test_what_lies_there_and_does_not_belong_harms_nothing(queue: Queue) -> None:
    begin = prefix()
    queue.put("a")
    for number in range(300):
        queue.redis.rpush(f"{begin}:again", f"nobody {number}")
        queue.redis.rpush(f"{begin}:line:home:1", b"\x00\xff" * 50)
    queue.redis.zadd(f"{begin}:households", {"nobody": 0})
    queue.redis.hset(f"{begin}:thought:strange", "until", "never")
    queue.redis.rpush(f"{begin}:again", "strange")
    queue.redis.hset(f"{begin}:busy", "ghost", "gone")
    queue.redis.zadd(f"{begin}:thinkers", {"ghost": 0})
    queue.put("b", "other")
    found = [queue.take(f"thinker {number}") for number in range(8)]
    assert {"a", "b"} <= set(found)
    queue.put("c")
    assert "c" in [queue.take(f"further {number}") for number in range(8)]
    assert queue.look()[0] == 0


def test_what_is_too_large_is_given_up_and_does_not_travel(queue: Queue) -> None:
    queue.put("large", data=bytes(101))
    queue.put("small", data=bytes(100))
    assert queue.take(largest=100) == "small"
    assert [(one.id, one.answer) for one in queue.heard()] == [("large", b"")]


@pytest.mark.parametrize(
    "line", [b"", b"x", b"a b c d\n", b"a 1 2\nx", b"\xff 1 2 3\n", b"x" * 10**6]
)
def test_what_was_not_told_by_the_queue_is_not_heard(line: bytes) -> None:
    assert told(line) is None


def test_nothing_is_left_when_all_is_answered_but_who_thinks_and_whose_turn_it_was(
    queue: Queue,
) -> None:
    for number in range(20):
        queue.put(f"{number}", f"home {number % 3}", f"{number % 5}")
    queue.withdraw("7", "home 1", "2")
    queue.all()
    assert len(queue.heard()) == 19
    assert queue.keys() == {"bell", "thinkers", "turn"}


def test_all_that_lies_there_is_gone_some_time_after_the_last_thought(queue: Queue) -> None:
    for id in "abcde":
        queue.put(id)
    for thinker in ("one", "two", "three"):
        queue.take(thinker)
    assert queue.answer("a", "one")
    queue.sign("two", OVER)
    queue.look()
    kinds = "again answers bell busy households length line own persons thinkers thought turn"
    assert queue.keys() == set(kinds.split())
    keys: Any = queue.redis.keys("*")
    lasting: list[Any] = [queue.redis.pttl(key) for key in keys]
    assert all(0 < left <= 600_000 for left in lasting)
