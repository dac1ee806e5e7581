"""The advanced game: home terrain (B12)."""

import pytest

from battalia.engine.chapters.land import set_tile
from battalia.engine.game import Game
from battalia.engine.play import advance, play
from battlefield import draws, field, heroes, parts, totals
from positions import cards, offered, say, table

# A road of eight cards along row 1 and down column 6; p1 is at home in the woods, p2 at the lakes.
ROAD = {
    "r1c0": "city-one mountains east",
    "r1c1": "straight woods east",
    "r1c2": "straight woods east",
    "r1c3": "straight lakes east",
    "r1c4": "straight woods east",
    "r1c5": "straight canyons east",
    "r1c6": "curve mountains south",
    "r2c6": "straight lakes north",
}


def road(hand: str = "", *, spaces: str = "r1c0", **more: object) -> Game:
    """p1 with these cards and heroes on the road, in the advanced game."""
    more = {"advanced": True, "heroes": {"p1": spaces}, "tokens": {"r1c0": "p1 1"}, **more}
    return table(hand=hand, board=ROAD, **more)  # type: ignore[arg-type]


def moves(game: Game) -> list[str]:
    return [option for option in offered(game) if option.split()[0] in ("step", "ride", "halt")]


# B12.1: free steps.


@pytest.mark.rule("B12.1")
def test_steps_onto_home_terrain_need_no_card_and_any_number_is_made() -> None:
    game = road()
    assert moves(game) == ["step 1 east"]
    say(game, "p1: step 1 east", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c2 -"
    assert game.rows[0] == ()
    for _ in range(5):
        say(game, "p1: step 1 west", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c2 -"


@pytest.mark.rule("B12.1")
def test_a_step_onto_other_terrain_costs_a_supply_also_from_home_terrain() -> None:
    # From the woods r1c1 the mountains r1c0 and from r1c2 the lakes r1c3 are not free.
    assert moves(road(spaces="r1c1")) == ["step 1 east"]
    assert moves(road(spaces="r1c2")) == ["step 1 west"]
    game = road("supply", spaces="r1c2")
    say(game, "p1: step 1 east")
    assert heroes(game, "p1") == "r1c3 -"
    assert cards(game, "hand") == ""


@pytest.mark.rule("B12.1")
def test_a_free_step_keeps_the_supply_in_the_hand() -> None:
    game = road("supply")
    say(game, "p1: step 1 east")
    assert cards(game, "hand") == "supply"


@pytest.mark.rule("B12.1")
def test_the_home_terrain_of_another_faction_is_not_free() -> None:
    # r1c4 is woods between the lakes and the canyons: p2's steps there cost, onto r1c3 not.
    game = table(
        turn="p2", board=ROAD, heroes={"p2": "r1c4"}, tokens={"r1c0": "p2 1"}, advanced=True
    )
    assert moves(game) == ["step 1 west"]
    say(game, "p2: step 1 west")
    assert heroes(game, "p2") == "r1c3 -"
    assert moves(game) == []


@pytest.mark.rule("B12.1")
def test_the_ruins_are_nobodys_home() -> None:
    game = table(board={"r3c2": "straight woods east"}, heroes={"p1": "r3c2"}, advanced=True)
    assert moves(game) == []
    back = table(board={"r3c2": "straight woods east"}, heroes={"p1": "r3c3"}, advanced=True)
    assert moves(back) == ["step 1 west"]


@pytest.mark.rule("B12.1")
def test_cities_of_any_owner_on_home_terrain_are_free_to_enter() -> None:
    game = table(
        turn="p4",
        board=ROAD,
        heroes={"p4": "r1c1"},
        tokens={"r1c0": "p1 3"},
        advanced=True,
    )
    assert moves(game) == ["step 1 west"]
    say(game, "p4: step 1 west")
    assert heroes(game, "p4") == "r1c0 -"


@pytest.mark.rule("B12.1")
def test_without_the_option_no_step_is_free() -> None:
    assert moves(road(advanced=False)) == []


@pytest.mark.rule("B12.1")
def test_free_steps_are_made_at_any_time_in_the_action_step_by_both_heroes() -> None:
    game = road("supply×2", spaces="r1c0 r1c3")
    say(game, "p1: step 2 west", "p1: hire friman")
    draws(game)
    say(game, "p1: step 1 east", "p1: step 2 west", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c2 r1c1"


@pytest.mark.rule("B12.1", "B2.3")
def test_after_the_end_of_the_action_step_no_free_step_is_made() -> None:
    game = road()
    say(game, "p1: end")
    draws(game)
    assert moves(game) == []


@pytest.mark.rule("B12.1")
def test_free_steps_are_mixed_with_paid_ones() -> None:
    # Two free steps, a supply onto the lakes, a free step, a supply onto the canyons.
    game = road("supply×2")
    say(game, *["p1: step 1 east"] * 5)
    assert heroes(game, "p1") == "r1c5 -"
    assert cards(game, "hand") == ""


@pytest.mark.rule("B12.1")
def test_free_steps_do_not_count_among_the_three_of_a_horse() -> None:
    # Free, free, paid, free, paid, paid.
    game = road("horse.barfolk")
    say(game, "p1: ride 1 horse.barfolk", *["p1: step 1 east"] * 6)
    assert heroes(game, "p1") == "r1c6 -"
    assert moves(game) == []


@pytest.mark.rule("B12.1")
def test_between_the_paid_steps_of_a_horse_only_the_same_hero_moves() -> None:
    game = road("horse.barfolk supply", spaces="r1c2 r1c0")
    say(game, "p1: ride 1 horse.barfolk", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c3 r1c0"
    assert moves(game) == ["step 1 east", "step 1 west", "halt"]
    say(game, "p1: step 1 east")
    assert moves(game) == ["step 1 east", "step 1 west", "halt"]
    say(game, "p1: step 1 east", "p1: halt")
    assert "step 2 east" in moves(game)


@pytest.mark.rule("B12.1")
def test_a_ride_over_home_terrain_only_can_be_ended() -> None:
    # All that this hero can reach is home.
    game = table(
        hand="horse.barfolk",
        board={"r1c1": "city-one woods east", "r1c2": "straight woods east"},
        heroes={"p1": "r1c1"},
        advanced=True,
    )
    say(game, "p1: ride 1 horse.barfolk", "p1: step 1 east")
    assert "halt" in offered(game)
    say(game, "p1: halt")
    assert heroes(game, "p1") == "r1c2 -"
    assert moves(game) == ["step 1 west"]


@pytest.mark.rule("B12.1")
def test_after_free_steps_alone_the_three_points_of_a_horse_are_left() -> None:
    game = road("horse.barfolk")
    say(game, "p1: ride 1 horse.barfolk", "p1: step 1 east", "p1: step 1 west")
    # Onto the mountains was paid: two steps are left.
    say(game, "p1: step 1 east", "p1: step 1 east", "p1: step 1 east")
    assert moves(game) == ["step 1 east", "step 1 west", "halt"]
    say(game, "p1: step 1 east", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c5 -"
    assert "halt" not in offered(game)


# B12.2: the bonus.


def fight(turn: str, defender: str, target: str, **more: object) -> tuple[int, int]:
    """The totals when the first card, a foreign weapon, lies on the canyons r1c2."""
    foreign = {"p1": "islanders", "p2": "barfolk", "p3": "barfolk", "p4": "barfolk"}[turn]
    more = {"advanced": True, "heroes": {turn: "r1c2"}, "city": f"{defender} 2", **more}
    weapon = f"weapon.{foreign}"
    game = field({turn: f"{weapon} lord.{foreign}"}, turn=turn, **more)  # type: ignore[arg-type]
    say(game, f"{turn}: attack {target}", f"{turn}: lay {weapon}")
    return totals(game)


@pytest.mark.rule("B12.2")
def test_an_attacker_on_home_terrain_has_one_more_from_the_start() -> None:
    assert fight("p3", "p2", "r1c2") == (2, 2)
    assert fight("p3", "p2", "r1c2", advanced=False) == (1, 2)


@pytest.mark.rule("B8.3", "B8.7", "B12.2")
def test_a_total_is_told_with_its_parts() -> None:
    game = field(
        "weapon.barfolk lord.barfolk",
        "chief.islanders friman.islanders",
        board={"r1c2": "city-four lakes north"},
        advanced=True,
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    assert parts(game) == ({"units": 4, "artefacts": 1, "morale": 1}, {"place": 3, "home": 1})
    say(game, "p2: fight", "p2: lay chief.islanders")
    assert parts(game, "p2")[1] == {"place": 3, "units": 2, "home": 1}


@pytest.mark.rule("B12.2")
def test_a_defender_on_home_terrain_has_one_more_without_a_hero() -> None:
    assert fight("p1", "p3", "r1c2") == (1, 3)
    assert fight("p1", "p3", "r1c2", advanced=False) == (1, 2)


@pytest.mark.rule("B12.2")
def test_on_the_terrain_of_a_third_faction_nobody_has_a_bonus() -> None:
    assert fight("p1", "p2", "r1c2") == (1, 2)


@pytest.mark.rule("B12.2")
def test_a_hero_attacked_on_home_terrain_defends_with_one() -> None:
    both = {"p1": "r1c2", "p3": "r1c2"}
    assert fight("p1", "p2", "r1c2 p3", heroes=both) == (1, 1)
    assert fight("p1", "p2", "r1c2 p3", heroes=both, advanced=False) == (1, 0)


@pytest.mark.rule("B12.2")
def test_a_hero_not_at_home_has_no_bonus_even_in_a_city_of_its_player() -> None:
    assert fight("p1", "p2", "r1c2 p2", heroes={"p1": "r1c2", "p2": "r1c2"}) == (1, 0)


@pytest.mark.rule("B12.2")
def test_the_bonus_does_not_depend_on_morale_and_comes_once_for_two_heroes() -> None:
    game = field(
        {"p3": "weapon.emberians friman.barfolk lord.barfolk"},
        city="p2 4",
        heroes={"p3": "r1c2 r1c2"},
        turn="p3",
        advanced=True,
    )
    say(game, "p3: attack r1c2", "p3: with 2", "p3: lay weapon.emberians")
    assert totals(game) == (4, 4)
    say(game, "p3: lay friman.barfolk")
    assert totals(game) == (3, 4)


@pytest.mark.rule("B12.2")
def test_the_bonus_of_a_defender_counts_with_the_cards_of_the_line() -> None:
    game = field(
        {"p1": "weapon.barfolk lord.barfolk", "p3": "chief.emberians"},
        city="p3 3",
        advanced=True,
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    assert totals(game) == (6, 4)
    say(game, "p3: fight", "p3: lay chief.emberians")
    assert totals(game) == (6, 6)
    assert offered(game) == ["stand"]


@pytest.mark.rule("B12.2", "B8.13")
def test_the_bonus_counts_for_what_an_attack_could_reach() -> None:
    def declared(turn: str, city: str, hand: str) -> bool:
        game = field({turn: hand}, city=city, heroes={turn: "r1c2"}, turn=turn, advanced=True)
        return "attack r1c2" in offered(game)

    # Weapon and home make 2; against the defender at home a level 1 city has 2.
    assert declared("p3", "p2 1", "weapon.barfolk")
    assert not declared("p3", "p2 2", "weapon.barfolk")
    assert declared("p1", "p2 1", "weapon.barfolk")
    assert not declared("p1", "p3 1", "weapon.barfolk")
    assert declared("p1", "p3 1", "weapon.barfolk friman.barfolk")


@pytest.mark.rule("B12.1", "S4.3")
def test_a_step_that_a_partner_makes_free_costs_nothing() -> None:
    roads = {"r3c4": "straight lakes east", "r3c5": "straight lakes east"}
    game = table(
        hand="supply×2",
        board=roads,
        heroes={"p1": "r3c3"},
        advanced=True,
        expansion=True,
        teams=True,
    )
    play(game, 0, "step 1 east")
    notation = game.rules.notation
    set_tile(game, notation.read_space("r3c4"), notation.read_tile("straight woods east"))
    advance(game)
    assert heroes(game, "p1") == "r3c4 -"
    assert cards(game, "hand") == "supply×2"
    assert game.rows[0] == ()
