"""Where many wait for computers, these think for a shorter time, and the players are told."""

from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from battalia.server.computers import Computers
from battalia.server.minds import CROWD, pace
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

COMPUTER = {"who": "computer", "level": "random"}


def test_a_crowd_thinks_for_a_shorter_time_the_larger_it_is() -> None:
    times = [pace(3, waiting) for waiting in range(100)]
    assert times[:CROWD] == [3] * CROWD
    assert times == sorted(times, reverse=True)
    assert 0 < times[-1] < times[CROWD] < 3
    assert pace(0.1, 100) == 0.1, "who thinks for a moment only is not made to think longer"


async def test_players_are_told_of_a_crowd_while_a_computer_thinks_and_when_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowds = [True, True, False, False]
    seen: list[bool] = []
    """What the table says during each thought."""
    answer = Computers.choose

    monkeypatch.setattr(Computers, "hurried", lambda *_: crowds[min(len(seen), 3)])
    async with house(tmp_path / "tables.db", Time()) as url, guests(url, "Ada") as (ada,):

        async def choose(self: Computers, table: str, *wish: Any) -> Any:
            if len(seen) < len(crowds):
                seen.append("hurried" in await ada.get(f"/api/tables/{table}"))
            return await answer(self, table, *wish)

        monkeypatch.setattr(Computers, "choose", choose)
        links = await ada.set_up(options={"players": 2}, seats=[COMPUTER] * 2)
        async with ada.at(links["table"]["id"], [links["watch"]]) as place:
            told = [False, "hurried" in place.table]
            while len(seen) < len(crowds) or told[-1]:
                await place.hear()
                told.append("hurried" in place.table)
    assert seen == crowds
    assert [key for key, _ in groupby(told)] == [False, True, False]
