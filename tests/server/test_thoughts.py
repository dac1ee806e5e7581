"""What computers are asked and answer travels as data: it comes back equal, or not at all."""

import os
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from battalia.bots import Expert, Novice
from battalia.bots.advice import NO_PLANS, Advice, Plans, advise
from battalia.bots.thinking import Memory
from battalia.engine import CHANCE, Game, Options, Question, play, start, view
from battalia.engine.frames import FRAMES
from battalia.engine.game import OptionalQuestion
from battalia.engine.modules import MODULES
from battalia.engine.record import RULES_VERSION
from battalia.server import thoughts
from battalia.server.minds import Bots, Letter
from battalia.server.thoughts import (
    LARGEST,
    Failed,
    GivesUp,
    Hint,
    Look,
    Nothing,
    Thought,
    Unreadable,
    heard,
    kept,
    read,
    remembered,
    told,
    written,
)
from random_play import random_options, rich_game, walk
from server.test_computers import asked, plug_ins  # noqa: F401


def plain(question: Question) -> list[object]:
    """All that there is to a question."""
    return [
        type(question),
        question.seat,
        question.about,
        question.options,
        question.lane,
        repr(question),
    ]


def assert_travels(task: Thought | Hint) -> None:
    back = read(written(task))
    assert not isinstance(back, Look)
    assert back.view == task.view
    assert plain(back.question) == plain(task.question)
    assert back._replace(view=task.view, question=task.question) == task


def questions_of(game: Game, rng: Random, limit: int) -> Iterator[tuple[int, Question]]:
    for seat, question in walk(game, rng, limit):
        if seat != CHANCE:
            yield seat, question


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.slice(12)
def test_every_question_at_every_table_comes_back_as_it_was(seed: int) -> None:
    rng = Random(f"travelling {seed}")
    game = rich_game(seed)[0] if seed % 2 else start(random_options(rng))
    for seat, question in questions_of(game, rng, 150):
        seen = view(game, seat)
        assert_travels(Thought("t", "steady", seen, question, "seed", 3.0, b"kept"))
        assert_travels(Hint(seen, question, "seed", 3.0, "a goal", NO_PLANS, 7))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.slice(1)
def test_advice_comes_back_as_it_was_and_so_do_the_plans_that_go_with_the_next_question(
    seed: int,
) -> None:
    game, rng = rich_game(seed)
    expert = Expert()
    expert.budget = expert.crowded = 8
    plans = NO_PLANS
    for seat, question in questions_of(game, rng, 25):
        task = Hint(view(game, seat), question, "seed", 1.0, "", plans)
        assert_travels(task)
        advice = advise(task.view, question, Random("seed"), expert, "", plans)
        assert heard(told(advice), task) == (advice, b"")
        plans = advice.plans
    assert plans != NO_PLANS


def test_whoever_gets_what_a_computer_kept_goes_on_as_it_would_have() -> None:
    game, rng = start(Options(players=2)), Random(1)
    one = {seat: Novice() for seat in (0, 1)}
    memories = {0: b"", 1: b""}
    planned = 0
    for number in range(300):
        seat, question = next(iter(game.asked.items()))
        if seat == CHANCE:
            play(game, seat, rng.choice(question.options))
            continue
        seen = view(game, seat)
        choice = one[seat].choose(seen, question, Random(number))
        another = Novice()
        another.memory = remembered(memories[seat])
        planned += bool(another.memory.path)
        assert another.choose(seen, question, Random(number)) == choice
        memories[seat] = kept(another.memory)
        assert remembered(memories[seat]) == another.memory
        assert choice is not None
        play(game, seat, choice)
    assert planned > 20


def test_what_was_kept_and_cannot_be_read_was_nothing() -> None:
    for data in (b"", b"\xc0", b"nonsense", msgspec.msgpack.encode([1, 2, [[["x"], {}]]])):
        assert remembered(data) == Memory()


def garbage() -> list[bytes]:
    seen, question = asked()
    whole = written(Thought("t", "simple", seen, question, "seed", 3.0))
    rng = Random(8)
    cut = [whole[: rng.randrange(len(whole))] for _ in range(60)]
    bent = []
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(rng.randint(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        bent.append(bytes(data))
    return [b"", b"\xc0", os.urandom(500), whole + whole, whole + bytes(LARGEST), *cut, *bent]


def test_whatever_comes_is_a_question_or_unreadable() -> None:
    unreadable = 0
    for data in garbage():
        try:
            read(data)
        except Unreadable:
            unreadable += 1
    assert unreadable > 65


def test_whatever_comes_there_is_an_answer() -> None:
    seen, question = asked()
    task = Thought("t", "simple", seen, question, "seed", 3.0)
    bots = Bots()
    for data in garbage():
        answer, _ = heard(bots.answer_letter(Letter(data, 0)), task)
        assert isinstance(answer, (int, Failed))


class Evil:
    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> tuple[object, tuple[Path]]:
        return Path.touch, (self.mark,)


def test_nothing_that_comes_is_carried_out(tmp_path: Path) -> None:
    data = pickle.dumps(Evil(tmp_path / "mark"))
    with pytest.raises(Unreadable):
        read(data)
    Bots().answer_letter(Letter(data, 0))
    assert not (tmp_path / "mark").exists()
    pickle.loads(data)
    assert (tmp_path / "mark").exists(), "it would have been"


def test_an_answer_is_one_to_the_question_that_was_asked() -> None:
    seen, question = asked()
    thought = Thought("t", "simple", seen, question, "seed", 3.0)
    hint = Hint(seen, question, "seed", 3.0)
    last = len(question.options) - 1
    advice = advise(seen, question, Random("seed"))
    assert heard(told(last, b"kept"), thought) == (last, b"kept")
    assert heard(told(GivesUp(last), b"kept"), thought) == (GivesUp(last), b"kept")
    assert heard(told(Failed("why")), thought) == (Failed("why"), b"")
    other = next(iter(asked("cohort")[1].options))
    wrong: list[tuple[Thought | Hint, bytes]] = [
        (thought, told(last + 1)),
        (thought, told(GivesUp(last + 1))),
        (thought, told(Nothing())),
        (thought, told(advice)),
        (thought, b"nonsense"),
        (thought, told(last) + bytes(LARGEST)),
        (hint, told(last)),
        (hint, told(msgspec.structs.replace(advice, choice=None))),
        (hint, told(msgspec.structs.replace(advice, choice=other))),
    ]
    for task, answer in wrong:
        with pytest.raises(Unreadable):
            heard(answer, task)
    optional = thought._replace(question=OptionalQuestion(0, "at-any-time", question.options))
    assert heard(told(Nothing()), optional) == (Nothing(), b"")


def test_an_answer_is_never_too_large() -> None:
    seen, question = asked()
    advice: Advice = advise(seen, question, Random("seed"))
    plan = next(plan for plan in advice.plans.told if plan)
    large = msgspec.structs.replace(advice, plans=Plans(1, (plan * 100,) * 100))
    answer, _ = heard(told(large), Hint(seen, question, "seed", 3.0))
    assert isinstance(answer, Failed)
    assert len(kept(Memory(1, 1, plan * 1000))) == 0


@pytest.mark.usefixtures("plug_ins")
def test_while_others_wait_in_its_line_it_thinks_for_a_shorter_time() -> None:
    seen, question = asked()
    task = Thought("t", "punctual", seen, question, "seed", 2.0)
    places = [heard(Bots().answer_letter(Letter(written(task), n)), task)[0] for n in (0, 1, 9)]
    assert places == [2, 2, 0]


def test_the_version_says_what_travels(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = thoughts.version.__wrapped__()
    assert usual == thoughts.version.__wrapped__()
    for name, value in [
        ("RULES_VERSION", RULES_VERSION + 1),
        ("FRAMES", dict(list(FRAMES.items())[1:])),
        ("MODULES", MODULES[1:]),
    ]:
        with monkeypatch.context() as other:
            other.setattr(thoughts, name, value)
            assert thoughts.version.__wrapped__() != usual
