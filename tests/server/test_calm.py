"""At a calm table computers act at a pace at which people can follow them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from battalia.bots.idle import Idle
from battalia.engine import Choice, Game, Question, View, save
from battalia.engine.record import RULES_VERSION
from battalia.server.authority import Proof
from battalia.server.computers import Computers
from battalia.server.hall import CALM, Hall
from battalia.server.keys import hashed
from battalia.server.live import Connection, Live
from battalia.server.messages import Settings
from battalia.server.metrics import Metrics
from battalia.server.reminders import Reminders
from battalia.server.store import SeatRow, TableRow
from battalia.server.table import Table
from battalia.server.wire import encode
from battlefield import field
from positions import say
from positions import table as position
from server.databases import opened
from server.house import Time

pytestmark = pytest.mark.anyio

KEY: Final = hashed("the key of the only person")


class Thinking(Computers):
    """Does what must be done, after so many seconds of the test's own time."""

    def __init__(self, now: Time, seconds: float) -> None:
        super().__init__(0)
        self._now, self._seconds = now, seconds

    async def choose(
        self, table: str, seat: int, level: str, view: View, question: Question, *rest: Any
    ) -> Choice | None:
        self._now.passes(self._seconds)
        return Idle().choose(view, question, Random(1))


class Waiting:
    """How long computers have waited; each time until the test lets them go on."""

    def __init__(self, *, goes_on: bool = True) -> None:
        self.seconds: list[float] = []
        self.begun, self.over = asyncio.Event(), asyncio.Event()
        if goes_on:
            self.over.set()

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(round(seconds, 3))
        self.begun.set()
        await self.over.wait()


@asynccontextmanager
async def evening(
    database: Path, game: Game, wait: Waiting, *, calm: bool = True, seconds: float = 0.0
) -> AsyncIterator[tuple[Hall, Live, Table]]:
    """A person sits at p1 and computers everywhere else."""
    now = Time()
    async with opened(database) as store:
        hall = Hall(store, Thinking(now, seconds), Reminders(), Metrics(), now=now, wait=wait)
        host = await store.add_person("Host", hashed("the host's key"))
        row = TableRow(
            id="t1",
            created=now(),
            changed=now(),
            options=encode(game.rules.options).decode(),
            settings=encode(Settings(calm=calm)).decode(),
            rules=RULES_VERSION,
            seed="seed",
            start=save(game).decode(),
            host=host.id,
            watch=hashed("the key of those who watch"),
        )
        seats = [SeatRow(0, "person", link=KEY)]
        seats += [SeatRow(seat, "computer", level="steady") for seat in range(1, game.players)]
        await store.add_table(row, seats, ())
        async with hall.at("t1") as live:
            await hall.begin(live)
        assert live.table is not None
        yield hall, live, live.table
        await hall.computers.close()


async def choose(hall: Hall, live: Live, table: Table, choice: str) -> None:
    """The person at p1 answers."""
    async with hall.at("t1"):
        await hall.choose(live, 0, table.asked[0].epoch, choice)


async def thought(live: Live) -> None:
    """The computers have done what there was to do."""
    assert live.thinking is not None
    await live.thinking


@pytest.mark.parametrize(
    ("calm", "looks", "seconds", "waited"),
    [
        (True, True, 0.0, [CALM]),
        (True, True, 0.5, [CALM - 0.5]),
        (True, True, 3.0, [0.0]),
        (False, True, 0.0, []),
        (True, False, 0.0, []),
    ],
)
async def test_at_a_calm_table_a_decision_takes_its_time_while_somebody_looks(
    tmp_path: Path, calm: bool, looks: bool, seconds: float, waited: list[float]
) -> None:
    """A whole turn of p2 with one action: what else it is asked meanwhile it answers at once."""
    wait = Waiting()
    played = evening(tmp_path / "t.db", position(2), wait, calm=calm, seconds=seconds)
    async with played as (hall, live, table):
        if looks:
            await hall.sit_down("t1", Connection(Proof()), [KEY])
        before = table.epoch
        await choose(hall, live, table, "end")
        await thought(live)
        assert list(table.asked) == [0]
        assert table.epoch > before + 2
    assert wait.seconds == waited


async def resigns(hall: Hall, live: Live) -> None:
    await hall.resign(live, 0)


async def takes_back(hall: Hall, live: Live) -> None:
    assert live.table is not None
    await hall.undo(live, 0, live.table.epoch, 1)


@pytest.mark.parametrize(("act", "asked"), [(takes_back, [0]), (resigns, [])])
async def test_what_people_do_meanwhile_counts_and_the_answer_comes_too_late(
    tmp_path: Path, act: Callable[[Hall, Live], Awaitable[None]], asked: list[int]
) -> None:
    game = field(
        "weapon.barfolk lord.barfolk",
        "supply×3 horse.islanders friman.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2"},
        tokens={"r1c0": "p3 1"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk")
    wait = Waiting(goes_on=False)
    async with evening(tmp_path / "t.db", game, wait) as (hall, live, table):
        await hall.sit_down("t1", Connection(Proof()), [KEY])
        await choose(hall, live, table, "stand")
        await wait.begun.wait()
        assert table.asked[1].question.about == "reaction"
        async with hall.at("t1"):
            await act(hall, live)
        epoch = table.epoch
        wait.over.set()
        await thought(live)
        assert (table.epoch, list(table.asked)) == (epoch, asked)
    assert wait.seconds == [CALM]
