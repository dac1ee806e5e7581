"""Games come to an end: each position is one in which computers played on for ever."""

from random import Random

import pytest

from battalia.bots.imagining import reimagine
from battalia.bots.judgement import FEATURES, Judgement
from battalia.bots.planning import Planner
from battalia.bots.weights import weights_of
from battalia.engine import Game
from battalia.engine.chapters.land import open_spaces
from battalia.engine.game import Pile
from battalia.engine.terms import CHIEF
from positions import table
from rules.test_b10_end import full_board

CORNER = {
    "r0c0": "city-four woods north",
    "r0c1": "straight lakes east",
    "r1c0": "straight lakes north",
}
MINE = {"r0c0": "p1 1"}
ROAD = {
    "r1c0": "city-one woods east",
    "r1c1": "straight lakes east",
    "r1c2": "city-four canyons north",
}
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


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("left", "may"), [(1, False), (2, True)])
def test_the_last_units_do_not_go_to_limbo(level: str, left: int, may: bool) -> None:
    """S11.1: where only great cities end the game, somebody must still be able to raise cities. In
    a game of five nearly all units lay in limbo, and for a thousand days nobody could."""
    game = table(
        2,
        expansion=True,
        hand="chief.barfolk supply×2 lord.barfolk",
        nation={"p1": "supply×6 chief.islanders×2 tool.barfolk×2"},
        board=CORNER,
        tokens=MINE,
    )
    chiefs = game.stacks[CHIEF]
    game.stacks[CHIEF] = Pile(chiefs.top, chiefs.bag[: left - 1])
    game.limbo += chiefs.bag[left - 1 :]
    assert len(game.stacks[CHIEF]) == left
    assert ("limbo chief.barfolk" in tried(game, level)) == may


@pytest.mark.parametrize(("day", "counts"), [(55, False), (56, True)])
def test_late_in_a_game_what_heroes_could_take_brings_the_end_nearer(
    day: int, counts: bool
) -> None:
    """S11.1: where no units are left to raise cities, somebody must take those of others."""

    def ending(artefact: str) -> float:
        game = table(
            2,
            expansion=True,
            day=day,
            nation={"p1": f"supply×6 lord.barfolk×3 {artefact}"},
            board=ROAD,
            tokens={"r1c0": "p1 1", "r1c2": "p2 4"},
            heroes={"p1": "r1c0"},
        )
        return Judgement(weights_of("steady")).features(game, 0)[FEATURES.index("ending")]

    assert (ending("weapon.barfolk") > ending("amulet.barfolk")) == counts


@pytest.mark.parametrize(("day", "spaces"), [(55, 1), (56, 2)])
def test_late_in_a_game_spaces_that_are_not_open_yet_count_as_well(day: int, spaces: int) -> None:
    """B10.1: the only card that could be laid would have opened two spaces. Its player, 28 points
    ahead, thought that further from the end, and never laid it."""
    walls = dict.fromkeys(("r1c2", "r2c1"), "curve woods east")
    game = table(2, day=day, board=full_board(["r1c1", "r1c3"], instead=walls))
    assert len(open_spaces(game)) == 1
    left, _ = Judgement(weights_of("steady")).times(game)
    assert left == pytest.approx(spaces * 1.05)
