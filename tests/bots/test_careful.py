"""Careful plans: what good players saw the others do wrong, each in a position.

Each position is played twice: a plan that is not careful shows the fault.
"""

from random import Random
from typing import Any

import pytest

from battalia.bots.imagining import reimagine
from battalia.bots.judgement import Judgement
from battalia.bots.planning import BACK, Planner, Standing
from battalia.bots.thinking import Steady
from battalia.bots.weights import weights_of
from battalia.engine import Game, view
from battlefield import field
from market import market
from positions import table
from rules.test_b10_end import full_board

CORNER = {
    "r0c0": "city-four woods north",
    "r0c1": "straight lakes east",
    "r1c0": "straight lakes north",
}
MINE = {"r0c0": "p1 1"}


def planner(careful: bool, seed: int = 1, left: Standing = frozenset()) -> Planner:
    """As steady searches, by the expert's weights."""
    made = Planner(Judgement(weights_of("expert")), Random(seed), reimagine, 3, 220, 3)
    made.careful, made.left = careful, left
    return made


def planned(game: Game, careful: bool, **more: Any) -> list[str]:
    """The best plan that was found."""
    best = planner(careful, **more).plan(game, 0)
    return [game.rules.notation.text(choice) for _, choice in best.path]


# What was won is kept.


def test_a_great_artefact_does_not_go_to_limbo_for_an_ambush() -> None:
    """B9.1: a shield in a large deck looks like little."""
    nation = "friman.barfolk×3 friman.islanders×3 chief.barfolk×2 priest.barfolk tool.barfolk"
    game = market(
        "shield lord.barfolk",
        players=2,
        nation={"p1": f"{nation} supply×14"},
        day=30,
        great_artefacts=True,
        heroes={},
        board=CORNER,
        tokens=MINE,
    )
    assert planned(game, careful=False) == ["limbo shield", "ambush lord.barfolk"]
    assert not any("limbo shield" in choice for choice in planned(game, careful=True))


# A sure gain.


def between(theirs: str, level: int) -> Game:
    """A hero between the ruins, which surely fall, and a city of p2, which may."""
    return table(
        2,
        hand={
            "p1": "weapon.barfolk lord.barfolk priest.barfolk chief.barfolk supply×2",
            "p2": theirs,
        },
        nation={
            "p1": "supply×6 friman.barfolk×2",
            "p2": "friman.islanders×2 lord.islanders supply×4",
        },
        board={
            "r3c1": "city-four woods north",
            "r3c2": "crossroads lakes north",
            "r2c2": "city-four canyons north",
        },
        tokens={"r3c1": "p1 1", "r2c2": f"p2 {level}"},
        heroes={"p1": "r3c2"},
        offer="sword",
    )


@pytest.mark.parametrize(
    ("theirs", "level"),
    [
        ("friman.islanders×2 chief.islanders supply×2", 2),
        ("lord.islanders priest.islanders chief.islanders supply friman.islanders", 1),
    ],
)
def test_sure_ruins_are_better_than_a_city_with_luck(theirs: str, level: int) -> None:
    """B8.15: one step after the battle made it look as good as won."""
    game = between(theirs, level)
    assert "attack r2c2" in planned(game, careful=False)
    told = planned(game, careful=True)
    assert "attack r3c3" in told
    assert "take sword" in told


def test_what_follows_a_battle_counts_on_no_luck() -> None:
    """What is done after a lucky battle is worth so much less in the mean."""
    game = table(2, hand="supply×3 friman.barfolk", board=CORNER, tokens=MINE)
    values = {}
    for careful in (False, True):
        lucky = planner(careful).thought(game, 0, [])
        lucky.luck = 5.0
        values[careful] = [child.value for child in planner(careful)._expand(lucky, 0)]
    assert len(values[True]) > 1
    assert values[True] == pytest.approx([value - 5 for value in values[False]])


# The end.


def test_the_end_is_looked_for_where_it_is_near() -> None:
    """B10.1: with few spaces left more is thought through."""
    for spaces, more in (({"r1c3"}, True), ({"r1c3", "r1c5", "r5c1", "r5c3", "r3c5"}, False)):
        game = table(
            2,
            hand="friman.barfolk×2 chief.barfolk×2 priest.barfolk supply×4",
            board=full_board(spaces),
            tokens={"r1c1": "p1 2", "r5c5": "p2 2"},
        )
        looked = [len(planner(careful).plans(game, 0)) for careful in (False, True)]
        assert (looked[0] < looked[1]) == more


def test_who_leads_fills_the_last_spaces_though_none_but_the_last_looks_like_much() -> None:
    """B10.1: three roads of one turn win; the first two of them cost cards and bring nothing."""
    game = table(
        2,
        hand="friman.barfolk×3 friman.islanders×3 supply×6 chief.barfolk×2 weapon.barfolk",
        nation={"p1": "friman.barfolk×2 supply×3"},
        board=full_board({"r1c3", "r1c5", "r5c3"}, crossroads=1),
        tokens={"r1c1": "p1 2", "r5c5": "p1 2", "r5c1": "p2 1"},
    )
    for careful in (False, True):
        plan = planner(careful).plan(game, 0)
        assert bool(plan.game.ended) == careful
    roads = [choice for choice in planned(game, careful=True) if choice.startswith("build")]
    assert len(roads) == 3


def test_who_is_behind_does_not_fill_them() -> None:
    """B10.3: it would lose."""
    game = table(
        2,
        hand="friman.barfolk×3 friman.islanders×3 supply×3",
        board=full_board({"r1c3", "r1c5", "r5c3"}, crossroads=1),
        tokens={"r1c1": "p1 1", "r5c5": "p2 4", "r5c1": "p2 4"},
    )
    assert not planner(careful=True).plan(game, 0).game.ended


# No hero walks to and fro.


def test_a_hero_does_not_walk_back_to_where_it_came_from() -> None:
    nation = (
        "friman.barfolk×2 chief.barfolk priest.emberians lord.islanders weapon.barfolk supply×3"
    )
    game = field("supply", city="neutral 4", heroes={"p1": "r1c0"}, nation={"p1": nation})
    ahead = game.rules.notation.read_space("r1c1")
    assert planned(game, careful=True)[:1] == ["step 1 east"]
    assert planned(game, careful=True, left=frozenset({(0, ahead)})) == []
    assert planned(game, careful=True, left=frozenset({(1, ahead)}))[:1] == ["step 1 east"]


def test_it_does_where_it_takes_something() -> None:
    game = field("weapon.barfolk lord.barfolk supply", city="neutral 4", heroes={"p1": "r1c1"})
    city = game.rules.notation.read_space("r1c2")
    assert "attack r1c2" in planned(game, careful=True, left=frozenset({(0, city)}))
    assert BACK < 1


class Careful(Steady):
    careful = True


def test_a_careful_player_remembers_three_turns() -> None:
    bot = Careful()
    for day, space in enumerate(("r1c0", "r1c1", "r1c3", "r1c1"), 1):
        game = field("supply", city="", heroes={"p1": space}, day=day)
        bot.choose(view(game, 0), game.asked[0], Random(1))
        place = game.rules.notation.read_space
        # Where it stands now it has not left.
        wanted = {1: "", 2: "r1c0", 3: "r1c0 r1c1", 4: "r1c3"}[day]
        assert bot._left() == {(0, place(name)) for name in wanted.split()}
    plain = Steady()
    plain.choose(view(game, 0), game.asked[0], Random(1))
    assert plain._left() == frozenset()
