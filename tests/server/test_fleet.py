"""Thinkers anywhere think for halls: whoever dies costs one thought, and nobody waits for ever."""

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from battalia.bots.idle import Idle
from battalia.cli import main
from battalia.engine import CHANCE, Options, play, start, view
from battalia.engine.choices import Choice
from battalia.server.client import Guest
from battalia.server.computers import Computers
from battalia.server.denied import Busy
from battalia.server.fleet import Fleet
from battalia.server.metrics import Metrics
from battalia.server.thinker import Thinker
from battalia.server.turns import opened, prefix
from battalia.server.work import Asker
from server.databases import PrivateRedis
from server.queues import AT_LEISURE, ENOUGH, dead, thinking
from server.serving import served, warm
from server.test_computers import asked, gates, pass_through, plug_ins  # noqa: F401

HOME = Asker("home", 1)


@pytest.fixture(autouse=True)
def at_leisure(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("thinker.SIGN", "turns.PATIENCE"):
        monkeypatch.setattr(f"battalia.server.{name}", AT_LEISURE)


@pytest.fixture
def redis(own_redis: PrivateRedis) -> PrivateRedis:
    """A Redis that the test may stop."""
    return own_redis


class House(Computers):
    """A hall's computers, and what is counted of them."""

    def __init__(self, url: str, workers: int, patience: float, hint_states: int) -> None:
        self.counted = Metrics()
        self.fleet = Fleet(url, self.counted, patience)
        super().__init__(workers, patience, hint_states=hint_states, fleet=self.fleet)

    async def there(self, thinkers: int = 1) -> None:
        """Returns when so many are there."""
        while self.fleet.thinkers != thinkers:
            await asyncio.sleep(0.02)

    def count(self, name: str, **labels: str) -> float:
        return self.counted.registry.get_sample_value(f"battalia_{name}", labels) or 0.0


@asynccontextmanager
async def house(
    redis: PrivateRedis, workers: int = 1, patience: float = AT_LEISURE, hint_states: int = 0
) -> AsyncIterator[House]:
    opened_house = House(redis.url, workers, patience, hint_states)
    await opened_house.open()
    try:
        yield opened_house
    finally:
        await opened_house.close()


@asynccontextmanager
async def thinker(redis: PrivateRedis, workers: int = 1) -> AsyncIterator[None]:
    """One in the test's own process."""
    them = Thinker(redis.url, workers)
    thread = Thread(target=them.run)
    thread.start()
    try:
        yield
    finally:
        them.stop()
        await asyncio.to_thread(thread.join)


def played(test: Callable[[], Awaitable[None]]) -> None:
    warm()

    async def run() -> None:
        async with asyncio.timeout(ENOUGH):
            await test()

    asyncio.run(run())


# Answers.


async def game(them: Computers, level: str, length: int) -> list[Choice]:
    """What a table's computers answer, one after the other."""
    table, rng = start(Options(players=2)), Random(4)
    chosen: list[Choice] = []
    while len(chosen) < length:
        seat, question = next(iter(table.asked.items()))
        if seat == CHANCE:
            play(table, seat, rng.choice(question.options))
            continue
        seed = f"seed {len(chosen)}"
        choice = await them.choose("t", seat, level, view(table, seat), question, seed, 1000, HOME)
        assert choice is not None
        chosen.append(choice)
        play(table, seat, choice)
    return chosen


def test_computers_answer_elsewhere_as_they_would_here(redis: PrivateRedis) -> None:
    """However they are passed from one process to the other: what they planned goes with them."""

    async def test() -> None:
        here = Computers(1)
        try:
            expected = await game(here, "novice", 30)
        finally:
            await here.close()
        async with thinker(redis, workers=2), house(redis, workers=0) as them:
            await them.there(2)
            assert await game(them, "novice", 30) == expected
            assert them.count("thoughts_total", where="elsewhere") == 30

    played(test)


def test_advice_by_a_number_of_states_is_the_same_elsewhere(redis: PrivateRedis) -> None:
    async def test() -> None:
        seen, question = asked()
        here = Computers(1, hint_states=40)
        try:
            expected = await here.advise("t", 0, seen, question, "seed")
            further = await here.advise("t", 0, seen, question, "seed", plans=expected.plans)
        finally:
            await here.close()
        async with thinker(redis), house(redis, workers=0, hint_states=40) as them:
            await them.there()
            assert await them.advise("t", 0, seen, question, "seed") == expected
            again = await them.advise("t", 0, seen, question, "seed", plans=expected.plans)
            assert again == further

    played(test)


def test_who_waits_for_the_least_else_is_who_a_table_thinks_for(
    redis: PrivateRedis,
    gates: Path,  # noqa: F811
) -> None:
    async def test() -> None:
        seen, question = asked()
        async with thinker(redis), house(redis) as them:
            await them.there()
            first = asyncio.create_task(
                them.choose("t", 0, "waiting", seen, question, "s", 3, HOME)
            )
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            assert them.payer("u", [HOME, Asker("other", 2)]) == Asker("other", 2)
            await asyncio.to_thread(pass_through, gates / "allowed", "w")
            assert await first == question.options[-1]
            assert them.payer("u", [HOME, Asker("other", 2)]) == HOME

    played(test)


def test_players_are_told_of_a_crowd_by_what_waits_for_each_thinker(
    redis: PrivateRedis,
    gates: Path,  # noqa: F811
) -> None:
    async def test() -> None:
        seen, question = asked()
        async with thinker(redis), house(redis) as them, house(redis) as neighbours:
            await them.there()
            await neighbours.there()
            first = asyncio.create_task(
                them.choose("t", 0, "waiting", seen, question, "s", 3, HOME)
            )
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            others = [
                asyncio.create_task(them.choose(f"{n}", 0, "simple", seen, question, "s", 3, HOME))
                for n in range(3)
            ]
            while not neighbours.hurried("any"):
                await asyncio.sleep(0.02)
            assert them.count("thoughts_waiting") in (0.0, 3.0)
            await asyncio.to_thread(pass_through, gates / "allowed", "w")
            await asyncio.gather(first, *others)
            while neighbours.hurried("any"):
                await asyncio.sleep(0.02)

    played(test)


# Trouble.


def test_where_nobody_thinks_elsewhere_they_think_here_and_it_is_said_once(
    redis: PrivateRedis,
) -> None:
    async def test() -> None:
        seen, question = asked()
        with capture_logs() as logs:
            async with house(redis) as them:
                for _ in range(3):
                    choice = await them.choose("t", 0, "simple", seen, question, "seed", 3, HOME)
                    assert choice in question.options
                while not logs:
                    await asyncio.sleep(0.02)
                assert them.count("thoughts_total", where="here") == 3
        assert [line["event"] for line in logs] == ["no-thinkers"]

    played(test)


def test_a_hall_that_thinks_nothing_itself_waits_for_whoever_comes(redis: PrivateRedis) -> None:
    async def test() -> None:
        seen, question = asked()
        async with house(redis, workers=0) as them:
            asking = asyncio.create_task(
                them.choose("t", 0, "simple", seen, question, "seed", 3, HOME)
            )
            await asyncio.sleep(0)
            async with thinker(redis):
                assert await asking in question.options
            assert them.count("thoughts_total", where="elsewhere") == 1

    played(test)


def test_if_nobody_comes_in_time_an_idle_one_answers_and_there_is_no_advice(
    redis: PrivateRedis,
) -> None:
    async def test() -> None:
        seen, question = asked("top-card")
        async with house(redis, workers=0, patience=0) as them:
            choice = await them.choose("t", 0, "simple", seen, question, "seed", 0.1, HOME)
            assert choice == Idle().choose(seen, question, Random("seed"))
            with pytest.raises(Busy):
                await them.advise("t", 0, seen, question, "seed", HOME)
        # Nothing of it is left to be thought about.
        client = opened(redis.url)
        left: Any = client.keys("*")
        assert {key.decode().rpartition(":")[2] for key in left} == {"bell", "turn"}
        client.close()

    played(test)


def test_a_computer_that_the_thinker_does_not_know_thinks_here(
    redis: PrivateRedis, request: pytest.FixtureRequest
) -> None:
    with thinking(redis.url):
        # It began before this was installed.
        request.getfixturevalue("plug_ins")

        async def test() -> None:
            seen, question = asked()
            async with house(redis) as them:
                await them.there()
                with capture_logs() as logs:
                    choice = await them.choose("t", 0, "counting", seen, question, "s", 3, HOME)
                assert choice == question.options[0]
                (line,) = logs
                assert line["event"] == "thinker-failed"
                assert "level-unknown" in line["problem"]

        played(test)


def test_another_thinker_answers_when_one_is_killed_and_then_the_hall_itself(
    redis: PrivateRedis,
    gates: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(gates), prepend=":")

    async def begun() -> None:
        await asyncio.to_thread(pass_through, gates / "begun", "r")

    async def released(thought: "asyncio.Task[Choice | None]") -> Choice | None:
        # The process of one who was killed may stand at the gate a moment longer: it is opened
        # until whoever is meant has passed.
        while not thought.done():
            with suppress(OSError):
                os.close(os.open(gates / "allowed", os.O_WRONLY | os.O_NONBLOCK))
            await asyncio.sleep(0.02)
        return await thought

    def killed(thinker: "subprocess.Popen[str]") -> None:
        # It gives no sign of life after its last one was taken from it.
        thinker.kill()
        thinker.wait()
        dead(redis.url)

    async def test() -> None:
        seen, question = asked()
        async with house(redis) as them:
            with thinking(redis.url) as first:
                await them.there()
                thought = asyncio.create_task(
                    them.choose("t", 0, "waiting", seen, question, "s", 3, HOME)
                )
                await begun()
                with thinking(redis.url) as second:
                    killed(first)
                    await begun()
                    assert await released(thought) == question.options[-1]
                    assert them.count("thoughts_again_total") == 1
                    thought = asyncio.create_task(
                        them.choose("t", 0, "waiting", seen, question, "s", 3, HOME)
                    )
                    await begun()
                    killed(second)
                    # Nobody is left there.
                    await begun()
                    assert await released(thought) == question.options[-1]
                    assert them.count("thoughts_total", where="elsewhere") == 1
                    assert them.count("thoughts_total", where="here") == 1

    played(test)


def test_a_thinker_that_is_told_to_stop_finishes_its_thought(
    redis: PrivateRedis,
    gates: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(gates), prepend=":")

    async def test() -> None:
        seen, question = asked()
        with thinking(redis.url) as process:
            async with house(redis, workers=0) as them:
                await them.there()
                thought = asyncio.create_task(
                    them.choose("t", 0, "waiting", seen, question, "s", 3, HOME)
                )
                await asyncio.to_thread(pass_through, gates / "begun", "r")
                process.send_signal(signal.SIGTERM)
                await asyncio.to_thread(pass_through, gates / "allowed", "w")
                assert await thought == question.options[-1]
                assert await asyncio.to_thread(process.wait) == 0
                await them.there(0)

    played(test)


def test_without_redis_they_think_here_until_it_is_back(redis: PrivateRedis) -> None:
    async def test() -> None:
        seen, question = asked()

        async def choose() -> None:
            choice = await them.choose("t", 0, "simple", seen, question, "seed", 3, HOME)
            assert choice in question.options

        with capture_logs() as logs:
            async with thinker(redis), house(redis) as them:
                await them.there()
                await choose()
                redis.stop()
                await choose()
                await them.there(0)
                await choose()
                redis.start()
                await them.there()
                await choose()
                assert them.count("thoughts_total", where="elsewhere") == 2
                assert them.count("thoughts_total", where="here") == 2
        events = [line["event"] for line in logs]
        assert events.count("redis-away") == 1
        assert events[-1] == "thinkers-there"

    played(test)


def test_what_is_under_way_when_redis_goes_is_thought_about_here(
    redis: PrivateRedis,
    gates: Path,  # noqa: F811
) -> None:
    async def test() -> None:
        seen, question = asked()
        async with thinker(redis), house(redis) as them:
            await them.there()
            thought = asyncio.create_task(
                them.choose("t", 0, "waiting", seen, question, "s", 3, HOME)
            )
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            redis.stop()
            # Here it begins anew. Two pass the gates, in any order: they stay open.
            held = [os.open(gates / name, os.O_RDWR) for name in ("begun", "allowed")]
            try:
                assert await thought == question.options[-1]
            finally:
                for gate in held:
                    os.close(gate)

    played(test)


def test_what_others_write_into_the_queue_harms_nobody(redis: PrivateRedis) -> None:
    async def test() -> None:
        seen, question = asked()
        client = opened(redis.url)
        async with thinker(redis), house(redis) as them:
            await them.there()
            answers = f"{prefix()}:answers:{them.fleet._hall}"
            client.rpush(answers, b"nonsense", b"\xff" * 1_000_000, b"x 1 2 3\nno answer")
            client.hset(f"{prefix()}:thought:x", mapping={"until": 10**15, "data": b"nonsense"})
            client.rpush(f"{prefix()}:again", "x", "nobody")
            choice = await them.choose("t", 0, "simple", seen, question, "seed", 3, HOME)
            assert choice in question.options
            assert them.count("thoughts_total", where="elsewhere") == 1
            # Nobody could even count what is of another kind.
            client.set(f"{prefix()}:households", "mine")
            choice = await them.choose("t", 0, "simple", seen, question, "seed", 3, HOME)
            assert choice in question.options
            client.delete(f"{prefix()}:households")
            await them.there()
            while them.count("thoughts_total", where="elsewhere") < 2:
                await them.choose("t", 0, "simple", seen, question, "seed", 3, HOME)
        client.close()

    played(test)


# The commands.


def test_a_server_that_thinks_nothing_itself_lets_thinkers_play(
    redis: PrivateRedis, tmp_path: Path
) -> None:
    flags = "--redis", redis.url, "--workers", "0"

    async def test() -> None:
        with thinking(redis.url), served(tmp_path / "tables.db", *flags, alone=True) as server:
            ada = await Guest.named(server.url, "Ada")
            computer = {"who": "computer", "level": "random"}
            links = await ada.set_up(
                options={"players": 2, "weeks": 1}, seats=[computer] * 2, seed="x"
            )
            async with ada.at(links["table"]["id"], [links["watch"]]) as place:
                await place.until_over()
            await ada.close()
            health = httpx.get(f"{server.url}/health").json()
            assert health["thinkers"] == 1
            counts = httpx.get(f"{server.url}/metrics").text
            assert 'battalia_thoughts_total{where="elsewhere"}' in counts
            assert 'battalia_thoughts_total{where="nowhere"}' not in counts

    played(test)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["think"], "Where is the queue?"),
        (["think", "--queue", "nonsense"], "--queue takes the address of a Redis"),
        (
            ["think", "--queue", "redis://:secret@host:port/0"],
            "--queue takes the address",
        ),
        (["think", "--queue", "redis://host/0", "--workers", "0"], "--workers is a number from 1."),
        (["serve", "--redis", "nonsense"], "--redis takes the address of a Redis"),
        (["serve", "--workers", "0"], "--workers 0 leaves all thinking to others"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    words: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("BATTALIA_REDIS", "BATTALIA_WORKERS"):
        monkeypatch.delenv(name, raising=False)
    assert main(words) == 2
    told = capsys.readouterr().err
    assert told.startswith(said)
    assert told.count("\n") == 1
    assert "secret" not in told


def test_a_thinker_waits_for_its_redis_and_says_so(
    redis: PrivateRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    redis.stop()
    them = Thinker(redis.url, 1, lambda: said.append("there"), lambda _: said.append("away"))
    monkeypatch.setattr("battalia.server.thinker.OFTEN", 0.05)
    thread = Thread(target=them.run)
    thread.start()

    async def test() -> None:
        while said != ["away"]:
            await asyncio.sleep(0.02)
        redis.start()
        while said != ["away", "there"]:
            await asyncio.sleep(0.02)

    try:
        played(test)
    finally:
        them.stop()
        thread.join()
