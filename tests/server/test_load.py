"""`battalia load`: the figures are those of a real server, and no error is passed over."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from battalia.server import load
from battalia.server.crowd import measure_lobby
from battalia.server.load import (
    Game,
    Heard,
    LoadError,
    Party,
    Plan,
    Spectator,
    Waiting,
    gauges,
    in_loop,
    measure,
)
from commands import run
from server.serving import Served, served

UNLIMITED = (
    *("--connections-each", "5000", "--rate-each", "10000", "--tables-each", "100000"),
    *("--workers", "1"),
)
DAYS = 7 * 4
"""Of the games that are played here."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that lets in as many clients as come."""
    with served(tmp_path_factory.mktemp("load") / "tables.db", *UNLIMITED, alone=True) as server:
        yield server


def test_three_tables_are_played_and_measured(server: Served) -> None:
    before = gauges(server.url)
    report = measure(Plan(url=server.url, tables=3, seconds=1.5, pause=0, jobs=2))
    after = gauges(server.url)
    assert report.problems == {}
    assert 0 < report.choices <= after.choices - before.choices
    for waiting in (report.acknowledged, report.told):
        assert 0 < waiting.p50 <= waiting.p95 <= waiting.p99 <= waiting.longest
    # A choice takes the server no longer than its client has to wait.
    assert 0 < report.own <= report.acknowledged.longest
    assert report.busy > 0
    assert min(report.before, report.seated, report.after) > 1_000_000
    assert report.rest is None


def test_everybody_in_the_lobby_hears_of_every_change(server: Served) -> None:
    report = measure_lobby(server.url, 30, 3)
    assert (report.people, report.changes, report.problems) == (30, 3, {})
    for waiting in (report.told, report.all_told):
        assert 0 < waiting.p50 <= waiting.longest
    # Nobody knows later than all do.
    assert report.told.longest == report.all_told.longest
    assert report.busy > 0


def test_a_lobby_that_lets_nobody_in_is_told_in_one_sentence(tmp_path: Path) -> None:
    few = ("--connections-each", "5")
    # It may hang up before it has said why.
    refusals = "The server lets no more clients in|There is no server to measure"
    with (
        served(tmp_path / "tables.db", *few, alone=True) as narrow,
        pytest.raises(LoadError, match=refusals),
    ):
        measure_lobby(narrow.url, 30, 1)


def test_tables_come_to_one_process_after_the_other_and_all_are_measured(
    server: Served, tmp_path: Path
) -> None:
    with served(tmp_path / "tables.db", *UNLIMITED, alone=True) as other:
        urls = server.url, other.url
        before = [gauges(url).choices for url in urls]
        plan = Plan(url=server.url, others=(other.url,), tables=4, seconds=1.5, pause=0)
        report = measure(plan)
        done = [gauges(url).choices - then for url, then in zip(urls, before, strict=True)]
        assert report.problems == {}
        assert min(done) > 0
        assert report.choices <= sum(done) == gauges(*urls).choices - sum(before)
        assert report.after > gauges(server.url).memory


def test_games_have_a_past_where_that_is_wanted(server: Served) -> None:
    report = measure(Plan(url=server.url, tables=2, seconds=1.0, pause=0, acts=60))
    assert report.problems == {}
    assert report.choices > 0
    assert len(load.record(1, 60)) > len(load.record(1, 10))


def test_spectators_are_told_of_every_act_once_and_in_order(server: Served) -> None:
    plan = Plan(url=server.url, tables=1, seconds=1.5, pause=0, spectators=5)
    report = measure(plan)
    assert report.problems == {}
    assert report.processor > 0
    assert report.watched is not None
    assert 0 < report.watched.p50 <= report.watched.longest


def test_a_spectator_who_misses_an_act_is_counted() -> None:
    async def look() -> dict[str, int]:
        party = Party(Plan(url="", tables=0, seconds=1))
        game = Game(party)
        socket: Any = None
        spectator = Spectator(game, socket)
        game.spectators = [spectator]
        for heard in (Heard("view", 3), Heard("update", 4), Heard("update", 6), Heard("update", 6)):
            spectator.hear(heard)
        return party.tally.problems

    assert in_loop(look()) == {"act-lost": 2}


def test_the_figures_are_printed(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--tables", "1", "--seconds", "1", "--pause", "0", "--url", server.url)
    out, _ = run(capsys, "load", *words)
    for text in (
        "1 tables of four",
        "p99",
        "until all others know",
        "ms of processor time",
        "kB for each table in play",
    ):
        assert text in out
    assert "Refusals and errors: 0" in out


def test_a_game_that_ends_is_followed_by_a_new_one(server: Served) -> None:
    party = Party(Plan(url=server.url, tables=1, seconds=1, pause=0), DAYS, DAYS)

    async def play() -> None:
        async with asyncio.TaskGroup() as group, party.hosting():
            table = group.create_task(party.keep_a_table())
            await party.everybody_sits()
            party.playing.set()
            while not party.tally.games:
                await asyncio.sleep(0)
            played = len(party.tally.acknowledged)
            while len(party.tally.acknowledged) == played:
                await asyncio.sleep(0)
            table.cancel()

    in_loop(asyncio.wait_for(play(), 60))
    assert party.tally.problems == {}


def test_tables_at_rest_are_set_up_and_opened(server: Served) -> None:
    async def fill_and_open() -> list[float]:
        watch = await load.fill(Plan(url=server.url, tables=1, seconds=1, stored=5))
        assert len(set(watch)) == 5
        return await load.opened(server.url, watch)

    times = in_loop(fill_and_open())
    assert len(times) == 5
    assert min(times) > 0


def test_tables_that_stay_in_memory_are_not_taken_for_tables_at_rest(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "SETTLING", 0.0)
    with pytest.raises(LoadError, match="still in memory"):
        load.settled(server.url, -1)


def test_whoever_is_cut_off_is_counted_and_the_command_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BATTALIA_RATE", "0.001")
    monkeypatch.setenv("BATTALIA_BURST", "2")
    with served(tmp_path / "tables.db", *UNLIMITED, alone=True) as server:
        words = ("--tables", "1", "--seconds", "1", "--pause", "0", "--url", server.url)
        out, _ = run(capsys, "load", *words, expect=1)
    assert "× too-many-messages" in out
    assert "× connection-lost" in out


def test_a_server_with_everyday_limits_is_to_be_started_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(
        tmp_path / "tables.db", "--connections-each", "3", "--workers", "1", alone=True
    ) as server:
        words = ("--tables", "1", "--seconds", "1", "--url", server.url)
        _, err = run(capsys, "load", *words, expect=2)
    assert "--connections-each 5000 --rate-each 10000" in err


def test_where_no_server_is_there_is_nothing_to_measure(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, err = run(capsys, "load", "--url", "http://127.0.0.1:1", expect=2)
    assert "no server to measure at http://127.0.0.1:1" in err


@pytest.mark.parametrize(
    "words",
    [
        ("--tables", "0"),
        ("--seconds", "0"),
        ("--jobs", "0"),
        ("--pause", "-1"),
        ("--spectators", "-1"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    words: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    _, err = run(capsys, "load", *words, expect=2)
    assert "more than 0" in err


def test_a_percentile_is_one_of_the_times() -> None:
    seconds = [number / 1000 for number in range(100, 0, -1)]
    assert Waiting.of(seconds) == Waiting(50, 95, 99, 100)
    assert Waiting.of([0.25]) == Waiting(250, 250, 250, 250)
