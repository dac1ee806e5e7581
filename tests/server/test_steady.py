"""Nobody loses a game because the machine's clock jumps or the process stands still."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from battalia.server.client import Guest
from battalia.server.steady import TICK, Steady
from server.house import Time, guests, house
from server.serving import COMMAND, Served, served

pytestmark = pytest.mark.anyio

GAME = {"kind": "game", "base": 600}
DAYS = {"kind": "move", "days": 0.007}
"""As good as 605 seconds."""

SHIFTED = """
import pathlib, time
shift = pathlib.Path({file!r})
def shifted(real):
    return lambda: real() + float(shift.read_text() if shift.exists() else 0)
for name in {names!r}:
    setattr(time, name, shifted(getattr(time, name)))
"""
"""The clocks of these names show as much more as stands in the file."""


class Clock:
    """A clock that shows what the test wants."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def test_the_calendar_is_asked_once() -> None:
    calendar, ticking = Clock(1_800_000_000.0), Clock(50.0)
    steady = Steady(calendar, ticking)
    assert steady() == 1_800_000_000.0
    for jump in (700.0, -7_000.0, 1e9):
        calendar.now += jump
        ticking.now += 1.0
        assert steady() == 1_800_000_000.0 + ticking.now - 50.0


def test_it_goes_on_as_the_process_does() -> None:
    ticking = Clock(50.0)
    steady = Steady(Clock(0.0), ticking)
    for _ in range(1000):
        ticking.now += 0.75
        steady()
    assert steady() == 750.0


@pytest.mark.parametrize("stood_still", [TICK, 700.0, 1e7])
def test_one_tick_takes_a_few_seconds_at_most(stood_still: float) -> None:
    ticking = Clock(50.0)
    steady = Steady(Clock(0.0), ticking)
    ticking.now += stood_still
    assert steady() == TICK
    ticking.now += 1.0
    assert steady() == TICK + 1.0
    assert TICK <= 5


def test_it_never_goes_back() -> None:
    ticking = Clock(50.0)
    steady = Steady(Clock(0.0), ticking)
    ticking.now = 20.0
    assert steady() == 0.0
    ticking.now = 21.0
    assert steady() == 1.0


# At real tables.


def set_by(file: Path, seconds: str) -> None:
    """In one go: nobody reads half of it."""
    other = file.with_suffix(".new")
    other.write_text(seconds)
    other.replace(file)


@contextmanager
def with_clock(folder: Path, *names: str) -> Iterator[tuple[Served, Path]]:
    """A server whose clocks of these names can be set by writing into the file."""
    file = folder / "shift"
    command = SHIFTED.format(names=names, file=str(file)) + COMMAND
    with served(folder / "tables.db", "--workers", "1", command=command) as server:
        yield server, file


@pytest.mark.parametrize("clock", [GAME, DAYS])
@pytest.mark.parametrize(
    ("names", "jumps"),
    [
        pytest.param(("time",), ("700", "-7000", "7000"), id="the machine's clock was set"),
        pytest.param(("time", "monotonic"), ("700", "1400"), id="the process stood still"),
    ],
)
@pytest.mark.slice(2)
async def test_a_jump_of_the_clock_costs_nobody_the_game(
    tmp_path: Path, clock: dict[str, object], names: tuple[str, ...], jumps: tuple[str, ...]
) -> None:
    with with_clock(tmp_path, *names) as (server, file):
        async with guests(server.url, "Ada") as (ada,):
            seats = [{"who": "me"}, {"who": "here"}]
            links = await ada.set_up(
                options={"players": 2}, seats=seats, settings={"clock": clock}, seed="x"
            )
            table = f"/api/tables/{links['table']['id']}"
            for jump in jumps:
                set_by(file, jump)
                told = await ada.get(table)
                assert told["clock"]["running"] == ["p2"]
                assert 300 < told["clock"]["left"]["p2"] <= 605
                assert not any("stand_in" in seat for seat in told["seats"])


async def test_after_a_restart_with_the_clock_set_back_everybody_has_what_they_had(
    tmp_path: Path,
) -> None:
    database, now = tmp_path / "tables.db", Time()
    async with house(database, now, alone=True) as url, guests(url, "Ada") as (ada,):
        seats = [{"who": "me"}, {"who": "here"}]
        links = await ada.set_up(
            options={"players": 2}, seats=seats, settings={"clock": DAYS}, seed="x"
        )
        now.passes(100)
        key, path = ada.key, f"/api/tables/{links['table']['id']}"
        before = (await ada.get(path))["clock"]
    now.passes(-7000)
    async with house(database, now, alone=True) as url:
        ada = Guest(url, key)
        assert (await ada.get(path))["clock"] == before
        now.passes(100)
        left = (await ada.get(path))["clock"]["left"]["p2"]
        assert left == pytest.approx(before["left"]["p2"] - 100)
        await ada.close()


async def test_dates_are_the_calendars(tmp_path: Path) -> None:
    """Though the time by which is played lags behind it."""
    with with_clock(tmp_path, "time") as (server, file):
        async with guests(server.url, "Ada") as (ada,):
            first = await ada.set_up(options={"players": 2}, seed="x")
            set_by(file, "100000")
            second = await ada.set_up(options={"players": 2}, seed="x")
            assert second["table"]["created"] - first["table"]["created"] > 90_000
