"""Computer players in processes of their own: they always answer, whatever becomes of them."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from battalia.bots import Expert, SimpleBot
from battalia.bots.advice import advise
from battalia.bots.idle import Idle
from battalia.engine import CHANCE, Game, Options, Question, View, play, questions, start, view
from battalia.engine.choices import End
from battalia.engine.game import OptionalQuestion
from battalia.server.computers import Computers
from battalia.server.denied import Denied
from battalia.server.minds import Closed, Mind, check_level, levels, pace
from battalia.server.thoughts import Failed, Thought
from battalia.server.work import HOUSE, Asker

PLUG_IN = '''\
import os
import signal
from pathlib import Path

from battalia.bots import RandomBot, Steady
from battalia.engine.choices import Drop

HERE = Path(__file__).parent


class Counting:
    """Answers with one option after the other."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, question, rng):
        self.asked += 1
        return question.options[(self.asked - 1) % len(question.options)]


class Liar:
    def choose(self, view, question, rng):
        return Drop(255)


class Silent:
    def choose(self, view, question, rng):
        return None


class Clumsy:
    def choose(self, view, question, rng):
        raise OSError("tripped")


class Mortal:
    """Dies whenever it is asked, and leaves a mark each time."""

    def choose(self, view, question, rng):
        with (HERE / "deaths").open("a") as deaths:
            deaths.write("x")
        os.kill(os.getpid(), signal.SIGKILL)


class Reborn(Mortal):
    """Dies the first two times."""

    def choose(self, view, question, rng):
        if not (HERE / "deaths").exists() or len((HERE / "deaths").read_text()) < 2:
            super().choose(view, question, rng)
        return question.options[-1]


class Waiting:
    """Answers when it is allowed to."""

    def choose(self, view, question, rng):
        (HERE / "begun").open("w").close()
        (HERE / "allowed").open().close()
        return question.options[-1]


class Punctual(Steady):
    """Its answer tells how much time it has."""

    def choose(self, view, question, rng):
        return question.options[int(self.seconds)]


class Beaten(Steady):
    """Thinks that it has lost; at a cohort it trips."""

    hopeless = True

    def choose(self, view, question, rng):
        if question.about == "cohort":
            raise OSError("tripped")
        return None if question.optional else question.options[0]


class Peeping(RandomBot):
    def see(self, game):
        pass
'''


STRANGERS = (
    "Counting", "Liar", "Silent", "Clumsy", "Mortal", "Reborn", "Waiting", "Punctual", "Beaten",
    "Peeping", "Gone",
)  # fmt: skip


@pytest.fixture
def plug_ins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of bots as an installer leaves it."""
    (tmp_path / "strangers.py").write_text(PLUG_IN, encoding="utf-8")
    info = tmp_path / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    offers = "".join(f"{name.lower()} = strangers:{name}\n" for name in STRANGERS)
    (info / "entry_points.txt").write_text(f"[battalia.bots]\n{offers}")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def position(about: str = "action") -> Game:
    """A game in which the first player is asked about this."""
    game = start(Options(players=2))
    rng = Random(3)
    while True:
        ((seat, question),) = questions(game).items()
        if seat == 0 and question.about == about and len(question.options) > 2:
            return game
        play(game, seat, rng.choice(question.options))
        assert seat == CHANCE or questions(game)


def asked(about: str = "action") -> tuple[View, Question]:
    game = position(about)
    return view(game, 0), questions(game)[0]


@asynccontextmanager
async def computers(
    workers: int = 1, patience: float = 60, kept: int = 9, hint_states: int = 0
) -> AsyncIterator[Computers]:
    opened = Computers(workers, patience, kept, hint_states)
    try:
        yield opened
    finally:
        await opened.close()


def only_process() -> int:
    """The number of the one process in which computers think now."""
    (process,) = multiprocessing.active_children()
    assert process.pid is not None
    return process.pid


def played(test: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(120):
            await test()

    asyncio.run(run())


# Who can be played against.


@pytest.mark.usefixtures("plug_ins")
def test_built_in_computers_and_plug_ins_can_be_played_against() -> None:
    assert levels()[:6] == ["random", "simple", "novice", "steady", "expert", "master"]
    assert "counting" in levels()
    assert check_level("expert") is None
    assert check_level("counting") is None


@pytest.mark.usefixtures("plug_ins")
@pytest.mark.parametrize(
    "level", ["seeing", "peeping", "gone", "nobody", "", "battalia.bots:SimpleBot", "os:abort"]
)
def test_nobody_else_can(level: str) -> None:
    """Not those who see hidden cards, none that cannot be loaded, and no code by its place."""
    assert level not in levels()
    reason = check_level(level)
    assert reason is not None
    assert (reason.id, reason.args) == ("level-unknown", {"name": level})


# Answers.


def test_a_computer_answers_as_it_would_here() -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            answer = await them.choose("t", 0, "simple", seen, question, "seed", 3)
            assert answer == SimpleBot().choose(seen, question, Random("seed"))
            for level in ("random", "novice", "steady", "expert"):
                assert (
                    await them.choose("t", 0, level, seen, question, "seed", 3) in question.options
                )

    played(test)


def test_where_nothing_can_be_written_they_are_started_in_another_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_folder() -> None:
        raise FileNotFoundError("No usable temporary directory found")

    monkeypatch.setattr("multiprocessing.forkserver.ensure_running", no_folder)

    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            answer = await them.choose("t", 0, "simple", seen, question, "seed", 3)
            assert answer == SimpleBot().choose(seen, question, Random("seed"))

    played(test)


@pytest.mark.usefixtures("plug_ins")
def test_the_time_cap_reaches_those_who_think() -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            for seconds in (0, 2, 1):
                answer = await them.choose("t", 0, "punctual", seen, question, "7", seconds)
                assert answer == question.options[seconds]

    played(test)


def test_a_question_that_nobody_waits_for_may_be_left_open() -> None:
    async def test() -> None:
        seen, question = asked()
        optional = OptionalQuestion(0, "at-any-time", question.options)
        async with computers() as them:
            assert await them.choose("t", 0, "steady", seen, optional, "seed", 3) is None

    played(test)


@pytest.mark.usefixtures("plug_ins")
def test_only_an_answer_tells_whether_a_computer_has_hope() -> None:
    """What is left open, or goes wrong, says nothing: so several of them can have lost together."""

    async def test() -> None:
        seen, question = asked()
        optional = OptionalQuestion(0, "at-any-time", question.options)
        async with computers() as them:

            async def ask(seat: int, question: Question, level: str = "beaten") -> object:
                return await them.choose("t", seat, level, seen, question, "seed", 3)

            assert await ask(0, optional) is None
            assert not them.hopeless.get("t")
            await ask(0, question)
            assert await ask(0, optional) is None
            with capture_logs() as logs:
                await ask(0, asked("cohort")[1])
            assert [line["event"] for line in logs] == ["computer-failed"]
            await ask(1, question)
            assert them.hopeless["t"] == {0, 1}
            await ask(0, question, "simple")
            assert them.hopeless["t"] == {1}

    played(test)


def test_advice_is_the_experts() -> None:
    async def test() -> None:
        seen, question = asked("cohort")
        async with computers() as them:
            advice = await them.advise("t", 0, seen, question, "seed")
        assert advice.choice in question.options
        assert advice == advise(seen, question, Random("seed"))

    played(test)


def test_advice_by_a_number_of_states_is_the_same_however_slow_the_machine_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Here there is no time at all: by the clock an expert would not look further than one step."""
    monkeypatch.setattr("battalia.server.computers.HINT", 0.0)
    expert = Expert()
    expert.budget = expert.crowded = 60

    async def test() -> None:
        seen, question = asked()
        async with computers(hint_states=60) as them:
            advice = await them.advise("t", 0, seen, question, "seed")
        assert advice == advise(seen, question, Random("seed"), expert)
        async with computers() as them:
            assert advice != await them.advise("t", 0, seen, question, "seed")

    played(test)


@pytest.mark.usefixtures("plug_ins")
def test_a_computer_lives_on_from_question_to_question() -> None:
    async def test() -> None:
        seen, question = asked()
        first, second, *_ = question.options
        async with computers(workers=3) as them:

            async def ask(table: str, level: str = "counting") -> object:
                return await them.choose(table, 0, level, seen, question, "seed", 3)

            assert [await ask("t"), await ask("t")] == [first, second]
            # Another table's is another one, and so is the one that comes after the end.
            assert await ask("u") == first
            them.forget("u")
            assert await ask("u") == first
            them.forget("t")
            assert await ask("t") == first

    played(test)


@pytest.mark.usefixtures("plug_ins")
def test_a_process_remembers_a_bounded_number_of_computers() -> None:
    async def test() -> None:
        seen, question = asked()
        first, second, third, *_ = question.options
        async with computers(kept=2) as them:

            async def ask(table: str) -> object:
                return await them.choose(table, 0, "counting", seen, question, "seed", 3)

            assert [await ask("t"), await ask("u"), await ask("t")] == [first, first, second]
            # Who has been away for longest has to go.
            assert await ask("v") == first
            assert await ask("t") == third
            assert await ask("u") == first

    played(test)


# Trouble.


@pytest.mark.usefixtures("plug_ins")
@pytest.mark.parametrize(
    ("level", "problem"),
    [
        ("liar", "none of the options"),
        ("silent", "none of the options"),
        ("clumsy", "OSError: tripped"),
        ("seeing", "level-unknown"),
        ("os:abort", "level-unknown"),
    ],
)
def test_for_a_bad_computer_an_idle_one_answers(level: str, problem: str) -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            with capture_logs() as logs:
                assert await them.choose("t", 0, level, seen, question, "seed", 3) == End()
        (line,) = logs
        assert (line["event"], line["computer"], line["seat"]) == ("computer-failed", level, 0)
        assert problem in line["problem"]

    played(test)


def test_a_process_that_was_killed_is_replaced() -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            await them.choose("t", 0, "simple", seen, question, "seed", 3)
            before = only_process()
            os.kill(before, signal.SIGKILL)
            answer = await them.choose("t", 0, "simple", seen, question, "seed", 3)
            assert answer == SimpleBot().choose(seen, question, Random("seed"))
            assert only_process() != before

    played(test)


def test_a_question_is_asked_again_when_its_process_dies(plug_ins: Path) -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            answer = await them.choose("t", 0, "reborn", seen, question, "seed", 3)
        assert answer == question.options[-1]

    played(test)
    assert (plug_ins / "deaths").read_text() == "xx"


def test_a_question_that_kills_is_not_asked_for_ever(plug_ins: Path) -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            assert await them.choose("t", 0, "mortal", seen, question, "seed", 3) == End()
            # The next question is answered as if nothing had been.
            answer = await them.choose("t", 0, "simple", seen, question, "seed", 3)
            assert answer == SimpleBot().choose(seen, question, Random("seed"))

    played(test)
    assert (plug_ins / "deaths").read_text() == "xxx"


def test_what_an_idle_one_answers_is_an_idle_ones(plug_ins: Path) -> None:
    async def test() -> None:
        seen, question = asked("top-card")
        async with computers() as them:
            answer = await them.choose("t", 0, "clumsy", seen, question, "seed", 3)
        assert answer == Idle().choose(seen, question, Random("seed"))

    played(test)


@pytest.fixture
def gates(plug_ins: Path) -> Path:
    """Through the one gate a computer tells that it thinks, through the other it is released."""
    os.mkfifo(plug_ins / "begun")
    os.mkfifo(plug_ins / "allowed")
    return plug_ins


def pass_through(gate: Path, mode: str) -> None:
    gate.open(mode).close()


def test_a_stuck_computer_is_given_up(gates: Path) -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers(patience=0) as them:
            # Nobody opens its gate.
            assert await them.choose("t", 0, "waiting", seen, question, "seed", 0.5) == End()

    played(test)


def test_nobody_waits_while_a_computer_thinks(gates: Path) -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers(workers=2) as them:
            thinking = asyncio.create_task(
                them.choose("a", 0, "waiting", seen, question, "seed", 3)
            )
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            # Meanwhile another table's computer answers, in the other process.
            answer = await them.choose("d", 0, "simple", seen, question, "seed", 3)
            assert answer in question.options
            assert len(multiprocessing.active_children()) == 2
            assert not thinking.done()
            await asyncio.to_thread(pass_through, gates / "allowed", "w")
            assert await thinking == question.options[-1]

    played(test)


def test_an_answer_that_nobody_waits_for_any_more_is_not_given_to_others(gates: Path) -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            thinking = asyncio.create_task(
                them.choose("t", 0, "waiting", seen, question, "seed", 3)
            )
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            thinking.cancel()
            next_one = asyncio.create_task(
                them.choose("t", 0, "counting", seen, question, "seed", 3)
            )
            await asyncio.to_thread(pass_through, gates / "allowed", "w")
            assert await next_one == question.options[0]

    played(test)


def test_nor_is_one_for_which_nobody_could_wait() -> None:
    seen, question = asked()
    mind = Mind()
    try:
        with pytest.raises(OverflowError):
            mind.answer(Thought("t", "simple", seen, question, "seed", 3), 1e30)
        other = Thought("t", "nobody", seen, question, "seed", 3)
        assert isinstance(mind.answer(other, 60), Failed)
    finally:
        mind.close()
        mind.join()


# Everybody in turn.


def test_one_address_with_many_tables_has_one_turn_among_others(gates: Path) -> None:
    """Sixty tables of one address wait; the computer of a bystander is next but one."""

    async def test() -> None:
        seen, question = asked()
        answered: list[str] = []

        async def think(table: str, asker: Asker) -> None:
            await them.choose(table, 0, "simple", seen, question, "seed", 3, asker)
            answered.append(table)

        async with computers() as them:
            first = asyncio.create_task(them.choose("t", 0, "waiting", seen, question, "s", 3))
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            crowd = [
                # Each by another person: people are cheap.
                asyncio.create_task(think(f"crowd {number}", Asker("crowd", number)))
                for number in range(60)
            ]
            await asyncio.sleep(0)
            bystander = asyncio.create_task(think("bystander", Asker("home", 1000)))
            await asyncio.sleep(0)
            assert them.hurried("bystander")
            await asyncio.to_thread(pass_through, gates / "allowed", "w")
            await asyncio.gather(first, bystander, *crowd)
            assert answered.index("bystander") <= 1
            assert not them.hurried("bystander")

    played(test)


def test_while_others_wait_a_computer_thinks_for_a_shorter_time(gates: Path) -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            first = asyncio.create_task(them.choose("t", 0, "waiting", seen, question, "s", 3))
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            hurried = asyncio.create_task(
                them.choose("a", 0, "punctual", seen, question, "s", 2, Asker("a"))
            )
            await asyncio.sleep(0)
            others = [
                asyncio.create_task(them.choose(f"{n}", 0, "simple", seen, question, "s", 2))
                for n in range(9)
            ]
            await asyncio.sleep(0)
            await asyncio.to_thread(pass_through, gates / "allowed", "w")
            assert await hurried == question.options[0], "less than a second of two"
            await asyncio.gather(first, *others)
            alone = await them.choose("b", 0, "punctual", seen, question, "s", 2, Asker("a"))
            assert alone == question.options[2]

    played(test)


def test_who_waits_for_the_least_else_is_who_a_table_thinks_for(gates: Path) -> None:
    """Friends at one table do not wait for the sixty other tables of one of them."""

    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            first = asyncio.create_task(them.choose("t", 0, "waiting", seen, question, "s", 3))
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            busy, idle = Asker("busy", 1), Asker("idle", 2)
            rest = asyncio.create_task(them.choose("x", 0, "simple", seen, question, "s", 3, busy))
            await asyncio.sleep(0)
            assert them.payer("t", [busy, idle]) == idle
            assert them.payer("t", []) == HOUSE
            await asyncio.to_thread(pass_through, gates / "allowed", "w")
            await asyncio.gather(first, rest)

    played(test)


def test_one_piece_of_advice_at_a_time_at_however_many_tables(gates: Path) -> None:
    async def test() -> None:
        seen, question = asked()
        asker = Asker("home", 1)
        async with computers() as them:
            first = asyncio.create_task(them.choose("t", 0, "waiting", seen, question, "s", 3))
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            one = asyncio.create_task(them.advise("a", 0, seen, question, "s", asker))
            await asyncio.sleep(0)
            with pytest.raises(Denied) as refused:
                await them.advise("b", 0, seen, question, "s", asker)
            assert refused.value.reason.id == "one-hint-at-a-time"
            await asyncio.to_thread(pass_through, gates / "allowed", "w")
            await asyncio.gather(first, one)
            await them.advise("b", 0, seen, question, "s", asker)

    played(test)


@pytest.mark.parametrize(
    ("waiting", "seconds"), [(0, 3), (1, 3), (2, 1), (5, 0.5), (11, 0.25), (1000, 0.25)]
)
def test_the_pace_follows_from_how_many_wait(waiting: int, seconds: float) -> None:
    assert pace(3, waiting) == seconds
    assert pace(0.1, waiting) <= 0.1, "nobody thinks longer for it"


def test_closing_ends_even_those_who_think(gates: Path) -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            thinking = asyncio.create_task(
                them.choose("t", 0, "waiting", seen, question, "seed", 3)
            )
            await asyncio.to_thread(pass_through, gates / "begun", "r")
            await them.close()
            assert multiprocessing.active_children() == []
            with pytest.raises(Closed):
                await thinking
            with pytest.raises(Closed):
                await them.choose("t", 0, "simple", seen, question, "seed", 3)
            them.forget("t")

    played(test)


def test_an_interrupt_from_the_keyboard_is_not_for_the_computers() -> None:
    async def test() -> None:
        seen, question = asked()
        async with computers() as them:
            await them.choose("t", 0, "simple", seen, question, "seed", 3)
            process = only_process()
            os.kill(process, signal.SIGINT)
            await them.choose("t", 0, "simple", seen, question, "seed", 3)
            assert only_process() == process

    played(test)


SERVER = """
import asyncio, pickle, sys
from pathlib import Path
from battalia.server.computers import Computers

async def serve(level, here):
    seen, question = pickle.loads((here / "asked").read_bytes())
    them = Computers(1)
    thinking = asyncio.create_task(them.choose("t", 0, level, seen, question, "s", 3))
    if level == "waiting":
        await asyncio.to_thread((here / "begun").read_bytes)
    else:
        await thinking
    print("ready", flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], Path(__file__).parent))
"""


@pytest.mark.parametrize("level", ["simple", "waiting"])
def test_computers_end_when_the_server_is_killed(gates: Path, level: str) -> None:
    """Those who have nothing to do, and those who think."""
    (gates / "asked").write_bytes(pickle.dumps(asked()))
    (gates / "server.py").write_text(SERVER)
    program = [sys.executable, str(gates / "server.py"), level]
    with subprocess.Popen(program, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"ready\n"
        server.kill()
        # The computer shares the server's output: it is at an end when both have ended.
        server.communicate(timeout=60)
