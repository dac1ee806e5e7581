"""A person's statistics: what was done in the games that were played to the end."""

from pathlib import Path

import pytest

from battalia.engine import outcome, replay
from battalia.server import tallies
from reviewed import GAME, TEXT
from server.databases import executed
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio


async def test_games_are_counted_a_few_at_a_time_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.db"
    async with house(database, Time(), alone=True) as url, guests(url, "Ada") as (ada,):
        none = await ada.get("/api/me/statistics")
        assert (none["games"], none["counted"], none["more"]) == (0, 0, False)
        seats = [{"who": "me"}, {"who": "computer", "level": "novice"}]
        for _ in range(2):
            await ada.set_up(record=TEXT, seats=seats)
        # What began with somebody else's record is no game of one's own.
        assert (await ada.get("/api/me/statistics"))["games"] == 0
    executed(database, "UPDATE tables SET origin = 'new'")
    monkeypatch.setattr(tallies, "AT_ONCE", 1)
    async with house(database, Time(), alone=True) as url:
        again = type(ada)(url, ada.key)
        first = await again.get("/api/me/statistics")
        assert (first["games"], first["counted"], first["more"]) == (2, 1, True)
        both = await again.get("/api/me/statistics")
        assert (both["games"], both["counted"], both["more"]) == (2, 2, False)
        assert both["tables"] == [{"name": "2 base", "games": 2, "won": 0.0}]
        assert both["opponents"] == [{"name": "novice", "games": 2, "won": 0.0}]
        assert len(both["points"]) == 7
        last = both["points"][-1]
        result = outcome(replay(GAME))
        assert result is not None
        assert (last["own"], last["others"]) == result.points
        assert both["built"]
        assert both["reviewed"] == 0

        # What is counted already is not counted again.
        def never(*_: object) -> None:
            raise AssertionError

        monkeypatch.setattr(tallies, "tallied", never)
        assert await again.get("/api/me/statistics") == both
        await again.close()
