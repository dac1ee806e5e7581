"""Metamorpha and her abilities (S12)."""

from answering import chosen, go_on, listed
from battalia.bots.judgement import assets
from positions import draw, say
from rules.test_s12_abilities import cold, near


def test_in_the_jungle_as_many_cards_as_possible_are_drawn() -> None:
    game = cold("r1c0", "supply×2")
    say(game, "invoke 1 jungle")
    draw(game)
    assert go_on(game) == "draw-another"


def test_on_ice_the_unit_that_completes_a_set_counts_twice() -> None:
    game = cold("r1c1", "supply friman.islanders chief.barfolk×2 lord.barfolk")
    say(game, "invoke 1 ice", "pay supply")
    assert chosen(game) == "on chief.barfolk"


def test_in_the_canyons_the_hero_attacks_what_falls() -> None:
    game = near(
        "r5c3",
        {"p1": "supply chief.barfolk×3", "p2": "lord.islanders×4"},
        tokens={"r1c0": "p1 1", "r4c2": "p2 4", "r6c4": "neutral 4"},
    )
    say(game, "invoke 1 canyons", "pay supply")
    assert chosen(game) == "attack r6c4"


def test_an_ability_is_asked_for_once_where_it_does_not_matter_by_whom() -> None:
    game = cold("r1c0 r1c3", "supply×2")
    assert listed(game, "invoke") == ["invoke 1 jungle"]


def test_a_hero_on_her_terrain_is_well_placed() -> None:
    assert assets(near("r1c1"), 0) > assets(near("r1c1", stands="r1c0"), 0)
