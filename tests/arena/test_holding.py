"""Contests that are broken off and resumed, and who plays them."""

import itertools
import multiprocessing
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from arena_bots import contest
from battalia.arena import (
    LOCAL,
    Contest,
    Deal,
    Folder,
    OtherContest,
    Played,
    Worker,
    alone,
    hold,
    processes,
    ray_cluster,
    workers,
)
from battalia.arena.workers import Games
from clusters import allow_ray

HELD = contest(("simple", "random"), deals=3)


def facts(games: Iterable[Played]) -> list[object]:
    """Everything but times, in the order of the contest."""
    return [
        msgspec.structs.replace(
            game,
            seconds=0,
            seats=tuple(msgspec.structs.replace(seat, seconds=0) for seat in game.seats),
        )
        for game in sorted(games, key=lambda game: game.key)
    ]


class Noting:
    """Plays alone and notes what."""

    def __init__(self) -> None:
        self.deals: list[Deal] = []

    def __call__(self, held: Contest, deals: Iterable[Deal]) -> Iterator[Games]:
        for deal in deals:
            self.deals.append(deal)
            yield from alone(held, [deal])


def broken_off(folder: Folder, after: int) -> None:
    games = hold(HELD, alone, folder)
    for _ in range(after):
        next(games)
    games.close()


@pytest.mark.parametrize("after", [0, 1, 2, 3])
def test_a_contest_goes_on_where_it_was_broken_off(after: int, tmp_path: Path) -> None:
    broken_off(Folder(tmp_path, HELD), after)
    worker = Noting()
    resumed = list(hold(HELD, worker, Folder(tmp_path, HELD)))
    assert facts(resumed) == facts(hold(HELD))
    assert [deal.seed for deal in worker.deals] == [1, 2, 3][after // 2 :]
    assert facts(Folder(tmp_path, HELD).finished()) == facts(resumed)


def test_a_finished_contest_is_not_played_again(tmp_path: Path) -> None:
    list(hold(HELD, alone, Folder(tmp_path, HELD)))
    worker = Noting()
    assert len(list(hold(HELD, worker, Folder(tmp_path, HELD)))) == 6
    assert worker.deals == []


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    list(hold(HELD, alone, Folder(tmp_path, HELD)))
    games = tmp_path / "games.jsonl"
    games.write_bytes(games.read_bytes()[:-40])
    folder = Folder(tmp_path, HELD)
    assert len(folder.finished()) == 5
    assert games.read_bytes().endswith(b"}\n")
    assert facts(hold(HELD, alone, folder)) == facts(hold(HELD))


@pytest.mark.parametrize(
    "other",
    [
        contest(("simple", "random"), deals=4),
        contest(("simple", "random"), deals=3, seed=2),
        contest(("random", "simple"), deals=3),
        contest(("simple", "random"), deals=3, records=True),
        contest(("simple", "random"), deals=3, version="0"),
    ],
)
def test_the_folder_of_another_contest_is_refused_unchanged(other: Contest, tmp_path: Path) -> None:
    broken_off(Folder(tmp_path, HELD), 2)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(OtherContest):
        Folder(tmp_path, other)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_contest_of_other_rules_is_told_from_any_other(tmp_path: Path) -> None:
    earlier = msgspec.structs.replace(HELD, version="0", rules=HELD.rules - 1)
    Folder(tmp_path, earlier)
    with pytest.raises(OtherContest) as refusal:
        Folder(tmp_path, HELD)
    assert refusal.value.earlier == earlier
    with pytest.raises(OtherContest) as refusal:
        Folder(tmp_path, msgspec.structs.replace(HELD, seed=HELD.seed + 1))
    assert refusal.value.earlier is None
    (tmp_path / "contest.json").write_text("[]", encoding="utf-8")
    with pytest.raises(OtherContest) as refusal:
        Folder(tmp_path, HELD)
    assert refusal.value.earlier is None


def test_a_folder_with_something_else_is_refused_unchanged(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", encoding="utf-8")
    with pytest.raises(OtherContest):
        Folder(tmp_path, HELD)
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]


def test_processes_play_the_same_games() -> None:
    assert facts(hold(HELD, processes(2))) == facts(hold(HELD))


def test_processes_end_at_once_when_a_contest_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DAWDLING_NOTE", str(tmp_path / "note"))
    before = set(multiprocessing.active_children())
    held = contest(("random", "random"), ("arena_bots:Dawdling", "random"))
    games = hold(held, processes(2))
    assert next(games).line_up == ("random", "random")
    games.close()
    assert set(multiprocessing.active_children()) <= before
    assert not (tmp_path / "note").exists()


def test_a_ray_cluster_plays_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_ray(tmp_path, monkeypatch)
    worker: Worker = ray_cluster(LOCAL, 2)
    assert facts(hold(HELD, worker)) == facts(hold(HELD))


def test_a_ray_cluster_is_left_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done by then counts; nothing more is begun."""
    begun: list[int] = []
    left: list[bool] = []
    answers = iter([(10, 1), (5, 0), (0, 1), (0, 0)])

    def begin(work: object, job: int) -> int:
        begun.append(job)
        return job

    def wait(running: list[int], timeout: float) -> tuple[list[int], list[int]]:
        expected, done = next(answers)
        assert timeout == expected
        return running[:done], running[done:]

    ray = SimpleNamespace(
        put=id,
        remote=lambda work: SimpleNamespace(remote=begin),
        cluster_resources=lambda: {"CPU": 1.0},
        wait=wait,
        get=list,
        shutdown=lambda: left.append(True),
    )
    clock = iter([0.0, 5.0, 10.0, 11.0])
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(workers, "monotonic", lambda: next(clock))
    assert list(workers.over_ray(abs, itertools.count(), until=10)) == [0, 1]
    assert begun == [0, 1, 2, 3, 4]
    assert left == [True]
