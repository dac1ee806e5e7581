"""Tables that are ready to be played, and how long a game takes there."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import lengths as tool
from battalia.engine import Options
from battalia.engine.agreement import settled
from battalia.engine.points import put_together
from battalia.server.clocks import book_preset
from battalia.server.messages import Offer
from battalia.server.offering import agreement, offer_file
from battalia.server.presets import (
    DECISION,
    PRESETS,
    SMALL,
    STEP,
    WATCHING,
    Measured,
    lengths,
    minutes,
)

LEAST = 3
"""Of fewer games nobody can say what half of them took."""
TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]
MEASURED = [(name, int(players)) for name, found in lengths().items() for players in found]
GAMES = Measured(20, (20, 25, 30), (100, 120, 150))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_preset_is_a_table_that_can_be_played(name: str, players: int) -> None:
    options = PRESETS[name].options(players)
    assert options.players == players
    put_together(options)
    assert settled(options) == options


@pytest.mark.parametrize(("name", "players"), MEASURED)
def test_measured_games_fit_their_table(name: str, players: int) -> None:
    options = PRESETS[name].options(players)
    measured = lengths()[name][str(players)]
    assert measured.games >= LEAST
    assert 1 <= measured.days[0] <= measured.days[1] <= measured.days[2]
    if options.weeks:
        assert measured.days[2] <= 7 * options.weeks


def test_every_table_is_measured_and_none_that_is_no_preset() -> None:
    assert MEASURED == TABLES


def test_the_page_gets_the_measured_days_and_nothing_of_what_was_not_measured() -> None:
    offer = msgspec.json.decode(offer_file().data, type=Offer)
    assert offer.pace == DECISION
    assert [preset.name for preset in offer.presets] == list(PRESETS)
    for preset in offer.presets:
        for players, table in preset.tables.items():
            measured = lengths()[preset.name].get(players)
            if measured is None:
                assert table.length is None
                continue
            assert table.length is not None
            assert table.length.days == [round(measured.days[0]), round(measured.days[2])]
            assert list(table.length.minutes) == [str(n) for n in range(1, int(players) + 1)]


@pytest.mark.parametrize("players", SMALL)
def test_the_short_evening_is_the_shortest(players: int) -> None:
    short, *others = (lengths()[name][str(players)].decisions[1] for name in PRESETS)
    assert short < min(others)


def test_people_take_their_time_and_computers_some_watching() -> None:
    alone = minutes(GAMES, Options(players=2), 1)
    assert alone == tuple(
        STEP * round((DECISION * decisions + WATCHING * days) / 60 / STEP)
        for decisions, days in ((100, 20), (150, 30))
    )
    both = minutes(GAMES, Options(players=2), 2)
    assert both == tuple(STEP * round(2 * DECISION * one / 60 / STEP) for one in (100, 150))


def test_partners_decide_at_the_same_time() -> None:
    teams = PRESETS["book"].options(4)
    assert teams.teams
    alone = msgspec.structs.replace(teams, teams=False)
    assert minutes(GAMES, teams, 4) == minutes(GAMES, Options(players=2), 2)
    assert minutes(GAMES, alone, 4) == minutes(GAMES, Options(players=4), 4)


@pytest.mark.parametrize("npcs", [(), ("metamorpha",), ("bilkarr", "fanatics")])
def test_the_clock_of_the_book_is_told_as_it_will_be(npcs: tuple[str, ...]) -> None:
    chosen: dict[str, Any] = dict.fromkeys(npcs, True)
    options = Options(players=3, expansion=True, stormgates=True, **chosen)
    told = agreement(options).book
    assert told == book_preset(options)
    assert told.base == 60 * (30 * 3 + 15 * len(npcs)) / 3


def test_the_tool_measures_days_and_decisions_and_keeps_the_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lengths.json"
    monkeypatch.setattr(tool, "FILE", file)
    kept = lengths()["base"]["3"]
    tool.write({"base": {"3": kept}})
    monkeypatch.setattr(tool, "PLAYER", "simple")
    games = [tool.played(tool.Job(Options(players=2, weeks=1), seed)) for seed in (1, 2, 3)]
    assert games == [tool.played(tool.Job(Options(players=2, weeks=1), seed)) for seed in (1, 2, 3)]
    assert all(game.days <= 7 and game.decisions > game.days for game in games)
    found = tool.read()
    found["short"] = {"2": tool.measured(games)}
    tool.write(found)
    assert list(tool.read()) == ["short", "base"], "in the order of the page"
    assert tool.read()["base"]["3"] == kept
    tool.report(tool.read())
    assert "| short | 2 | 3 | 7 " in capsys.readouterr().out
