"""A person's statistics: what was done in the games that were played to the end."""

from pathlib import Path

import pytest

from battalia.bots import Match, SimpleBot
from battalia.engine import outcome, replay, with_expansion, write_record
from battalia.engine.chapters.ending import points
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


async def test_a_partner_is_none_of_those_one_played_against(tmp_path: Path) -> None:
    """S4: partners win together."""
    match = Match.begin(with_expansion(4, weeks=1), [SimpleBot() for _ in range(4)], 3)
    while match.game.asked:
        match.step()
    assert match.game.team(0) == (0, 2)
    database = tmp_path / "tables.db"
    async with house(database, Time(), alone=True) as url, guests(url, "Ada") as (ada,):
        seats = [
            {"who": "me"},
            *({"who": "computer", "level": level} for level in ("novice", "steady", "novice")),
        ]
        await ada.set_up(record=write_record(match.record), seats=seats)
    executed(database, "UPDATE tables SET origin = 'new'")
    async with house(database, Time(), alone=True) as url:
        again = type(ada)(url, ada.key)
        told = await again.get("/api/me/statistics")
        assert [one["name"] for one in told["opponents"]] == ["novice"]
        rivals = points(match.game, 1), points(match.game, 3)
        assert told["points"][-1]["others"] == sum(rivals) / 2
        assert sum(rivals) != sum(points(match.game, seat) for seat in (1, 2, 3)) / 3 * 2
        await again.close()
