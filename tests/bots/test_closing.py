"""Games come to an end: each position is one in which computers played on for ever."""

from random import Random

import pytest

from battalia.bots.imagining import reimagine
from battalia.bots.judgement import Judgement
from battalia.bots.planning import Planner
from battalia.bots.weights import weights_of
from battalia.engine import Game
from positions import table
from rules.test_b10_end import full_board

CORNER = {
    "r0c0": "city-four woods north",
    "r0c1": "straight lakes east",
    "r1c0": "straight lakes north",
}
MINE = {"r0c0": "p1 1"}
LEVELS = ["steady", "expert"]


def planner(level: str) -> Planner:
    return Planner(Judgement(weights_of(level)), Random(1), reimagine, 3, 220, 3)


def tried(game: Game, level: str) -> set[str]:
    """All that is part of any plan."""
    plans = planner(level).plans(game, 0)
    return {game.rules.notation.text(choice) for plan in plans for _, choice in plan.path}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("more", "may"), [("lord.barfolk", False), ("supply", True)])
def test_the_last_friman_is_not_promoted(level: str, more: str, may: bool) -> None:
    """B10.1: without one no road can be built. Where no other can be hired, the map stays open."""
    game = table(
        2,
        hand="title.barfolk friman.barfolk supply",
        nation={"p1": f"lord.barfolk×2 lord.islanders×2 priest.barfolk×3 {more}"},
        board=CORNER,
        tokens=MINE,
    )
    assert any(choice.startswith("promote friman") for choice in tried(game, level)) == may


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("more", "may"), [("chief.barfolk", False), ("friman.islanders", True)])
def test_what_a_junction_takes_does_not_go_to_limbo(level: str, more: str, may: bool) -> None:
    """B3.6, B9.2: with one friman and one supply only a simple road can ever be laid, and a player
    who led by 22 waited for ever, since none fitted. With two supply a friman can be hired."""
    game = table(
        2,
        hand="lord.barfolk supply×2 priest.barfolk",
        nation={"p1": f"friman.barfolk lord.barfolk×2 lord.islanders×3 priest.barfolk×2 {more}"},
        board=CORNER,
        tokens=MINE,
    )
    assert ("limbo supply" in tried(game, level)) == may


@pytest.mark.parametrize("level", LEVELS)
def test_the_units_that_a_great_city_lacks_are_hired(level: str) -> None:
    """S11.1: a city of level 2, and a deck of lords that build nothing, for there is no site. Who
    has no priest does not raise it."""
    game = table(
        2,
        expansion=True,
        day=40,
        hand="lord.barfolk×2 supply×4",
        nation={"p1": "lord.barfolk lord.islanders×2 tool.barfolk supply×2"},
        board=full_board({"r1c3"}),
        tokens={"r1c1": "p1 4", "r5c5": "p1 2"},
    )
    assert not game.rules.map_ends
    path = planner(level).plan(game, 0).path
    assert "hire priest" in [game.rules.notation.text(choice) for _, choice in path]
