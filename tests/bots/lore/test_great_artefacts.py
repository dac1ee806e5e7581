"""The Great Artefacts of The Stormgates (S7)."""

import random

from answering import GREAT, chosen, go_on
from battalia.bots.goals import goals
from battalia.bots.imagining import imagine
from battalia.bots.judgement import assets
from battalia.engine import Options, view
from battalia.engine.modules.great_artefacts.crystal import Gazing
from battalia.engine.modules.great_artefacts.in_use import GreatArtefacts
from battlefield import BOARD
from bots.test_imagining import check, moments
from positions import draw, say, table
from rules.test_s07_arrow import plain as archery


def test_the_bag_is_emptied() -> None:
    game = table(hand="bag", board=BOARD, tokens={"r1c0": "p1 1"}, **GREAT)
    say(game, "use bag")
    assert chosen(game) == "take-supply 2"


def test_the_banner_rallies_what_completes_a_set() -> None:
    game = table(
        hand="banner priest.barfolk",
        shelter={"p1": "priest.islanders priest.barfolk friman.barfolk lord.islanders"},
        board=BOARD,
        tokens={"r1c0": "p1 1"},
        **GREAT,
    )
    say(game, "use banner")
    assert go_on(game) == "take priest.barfolk"
    assert go_on(game) == "take priest.islanders"


def test_the_cloak_hides_the_highest_city_that_an_enemy_hero_could_attack() -> None:
    game = table(
        hand="cloak",
        board=BOARD,
        tokens={"r1c0": "p1 3", "r1c2": "p1 2", "r1c6": "p2 1"},
        heroes={"p1": "r1c1", "p2": "r1c5"},
        **GREAT,
    )
    say(game, "use cloak")
    assert chosen(game) == "hide r1c2"


def test_the_crystal_lays_a_set_of_units_on_top() -> None:
    game = table(
        hand="crystal",
        nation={"p1": "supply×5 priest.barfolk priest.islanders priest.emberians friman.barfolk"},
        board=BOARD,
        tokens={"r1c0": "p1 1"},
        **GREAT,
    )
    say(game, "use crystal")
    draw(game)
    first = sorted(go_on(game) for _ in range(3))
    assert first == ["take priest.barfolk", "take priest.emberians", "take priest.islanders"]


def test_an_archer_attacks_from_afar_if_nobody_stands_there() -> None:
    game = archery("arrow lord.barfolk", heroes={"p1": "r1c1 r1c2"})
    say(game, "attack r2c2")
    assert chosen(game) == "from 1"


def test_a_hidden_city_is_safe() -> None:
    city = {"r1c0": "p1 3"}
    hidden = table(
        board=BOARD,
        tokens=city,
        slices={"great-artefacts": GreatArtefacts(0, None, (7,), 0)},
        **GREAT,
    )
    assert assets(hidden, 0) > assets(table(board=BOARD, tokens=city, **GREAT), 0)


def test_a_hidden_city_is_a_goal_for_another_day() -> None:
    game = table(
        hand="weapon.barfolk lord.barfolk",
        board=BOARD,
        tokens={"r1c0": "p1 1", "r1c2": "p2 1"},
        heroes={"p1": "r1c2"},
        slices={"great-artefacts": GreatArtefacts(0, None, (9,), 1)},
        **GREAT,
    )
    (goal,) = (goal for goal in goals(game, 0) if goal.name == "take r1c2")
    assert goal.needs[0].id == "city-hidden"
    assert goal.day > game.day


# Imagining.


def test_cards_in_the_crystal_are_known_to_who_looks() -> None:
    options = Options(players=3, expansion=True, great_artefacts=True, weeks=3)
    for game in moments(options, Gazing, 13):
        (frame,) = game.frames(Gazing)
        check(game, random.Random(1))
        world = imagine(view(game, frame.seat), random.Random(1))
        assert world.nation[frame.seat] == game.nation[frame.seat]
        if frame.chosen:
            return
    raise AssertionError("nobody looked into the Crystal")
