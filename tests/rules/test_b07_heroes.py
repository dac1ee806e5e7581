"""Heroes (B7)."""

from itertools import pairwise

import pytest

from battalia.engine import CatalogueError, PositionError, explain, load, save
from battalia.engine.catalogue import load_catalogue
from battalia.engine.chapters.heroes import Riding, obstacle_to_travel
from battalia.engine.chapters.land import set_tile
from battalia.engine.chapters.paying import Paying
from battalia.engine.chapters.rows import Purse
from battalia.engine.choices import Travel
from battalia.engine.events import HeroHired, HeroMoved, RowPaid
from battalia.engine.game import Game, Refused
from battalia.engine.laws import broken_law
from battalia.engine.notation import within
from battalia.engine.play import advance, play
from battalia.engine.reasons import Reason
from positions import asked, cards, offered, say, starting, table
from random_play import rich_game, walk
from refusals import refuses

HOME = {"r3c2": "city-four woods north"}
OWNED = {"r3c2": "p1 1"}
ROAD = {
    "r3c4": "straight woods east",
    "r3c5": "straight woods east",
    "r3c6": "straight woods east",
}
"""East of the ruins."""


def where(game: Game, name: str = "p1") -> list[str]:
    """Where a player's heroes stand."""
    seat = int(name[1]) - 1
    return [game.rules.notation.space_name(at) for at in game.heroes[2 * seat : 2 * seat + 2]]


# B7.1: hiring.


@pytest.mark.rule("B7.1")
def test_a_hired_hero_stands_on_an_own_city() -> None:
    board = {
        "r3c2": "city-four woods north",
        "r0c0": "city-four lakes north",
        "r0c2": "city-four canyons north",
        "r0c4": "city-one canyons north",
        "r6c6": "crossroads woods north",
    }
    tokens = {"r3c2": "p1 1", "r0c0": "p2 1", "r0c2": "p1 3", "r0c4": "neutral 4"}
    game = table(hand="weapon.barfolk supply×2", board=board, tokens=tokens)
    assert starting(game, "hero") == ["hero r0c2", "hero r3c2"]
    events = say(game, "hero r0c2")
    assert where(game) == ["r0c2", "-"]
    assert HeroHired(0, 0, game.rules.notation.read_space("r0c2")) in events
    for elsewhere in ("hero r0c0", "hero r0c4", "hero r6c6", "hero r3c3"):
        with pytest.raises(Refused):
            say(game, elsewhere)


@pytest.mark.rule("B7.1")
def test_without_a_city_no_hero_is_hired() -> None:
    game = table(hand="weapon.barfolk supply×2", board=HOME, tokens={"r3c2": "p2 1"})
    assert starting(game, "hero") == []


@pytest.mark.rule("B7.1", "B7.3")
def test_a_hero_is_hired_where_enemies_and_own_heroes_stand() -> None:
    game = table(
        hand="weapon.barfolk supply×2",
        board=HOME,
        tokens=OWNED,
        heroes={"p1": "r3c2", "p2": "r3c2 r3c2", "p3": "r3c2"},
    )
    say(game, "hero r3c2")
    assert where(game) == ["r3c2", "r3c2"]
    assert where(game, "p2") == ["r3c2", "r3c2"]


@pytest.mark.rule("B7.1", "B0.11")
def test_nobody_has_more_than_two_heroes() -> None:
    game = table(
        day=1, hand="weapon.barfolk×3 supply×6", board=HOME, tokens=OWNED, heroes={"p2": "r3c2"}
    )
    say(game, "hero r3c2", "hero r3c2")
    assert where(game) == ["r3c2", "r3c2"]
    assert starting(game, "hero") == []
    assert cards(game, "hand") == "supply×2 weapon.barfolk"


@pytest.mark.rule("B7.1", "B8.9")
def test_a_figure_that_left_the_board_is_hired_again() -> None:
    game = table(
        day=1,
        hand={"p1": "weapon.islanders×2 supply×2", "p2": "lord.emberians"},
        board=HOME,
        tokens=OWNED,
        heroes={"p1": "r3c3 r3c2", "p2": "r3c3"},
    )
    assert starting(game, "hero") == []
    say(game, "attack r3c3 p2", "lay weapon.islanders", "stand", "fight", "lay lord.emberians")
    say(game, "stand", "pass")
    assert where(game) == ["-", "r3c2"]
    say(game, "hero r3c2")
    assert where(game) == ["r3c2", "r3c2"]


# B7.2: moving.


@pytest.mark.rule("B7.2")
def test_one_supply_is_one_step_of_one_hero() -> None:
    game = table(hand="supply×2", board=ROAD, heroes={"p1": "r3c3 r3c4"})
    events = say(game, "step 1 east")
    notation = game.rules.notation
    assert HeroMoved(0, 0, notation.read_space("r3c3"), notation.read_space("r3c4")) in events
    assert where(game) == ["r3c4", "r3c4"]
    assert cards(game, "hand") == "supply"
    say(game, "step 1 east")
    assert where(game) == ["r3c5", "r3c4"]
    assert starting(game, "step") == []


@pytest.mark.rule("B7.2")
def test_without_supply_or_horse_no_hero_moves() -> None:
    hand = "friman.barfolk weapon.barfolk tool.barfolk"
    game = table(hand=hand, board=ROAD, heroes={"p1": "r3c3"})
    assert starting(game, "step") == starting(game, "ride") == starting(game, "fly") == []


@pytest.mark.rule("B7.2")
def test_there_is_no_limit_of_distance() -> None:
    game = table(day=1, hand="supply×3 horse.barfolk×3", board=ROAD, heroes={"p1": "r3c3"})
    for _ in range(3):
        say(game, "ride 1 horse.barfolk", "step 1 east", "step 1 west", "step 1 east")
        say(game, "step 1 west")
    assert where(game) == ["r3c3", "-"]
    assert cards(game, "hand") == ""


@pytest.mark.rule("B7.2", "B5.9")
def test_a_horse_has_three_steps_and_the_rest_is_lost() -> None:
    game = table(day=1, hand="horse.barfolk", board=ROAD, heroes={"p1": "r3c3"})
    say(game, "ride 1 horse.barfolk", "step 1 east")
    assert offered(game) == ["step 1 east", "step 1 west", "halt"]
    say(game, "halt")
    assert where(game)[0] == "r3c4"
    assert offered(game) == ["end"]
    game = table(day=1, hand="horse.barfolk", board=ROAD, heroes={"p1": "r3c3"})
    say(game, "ride 1 horse.barfolk", "step 1 east", "step 1 east", "step 1 east")
    assert where(game)[0] == "r3c6"
    assert offered(game) == ["end"]


@pytest.mark.rule("B7.2")
def test_the_steps_of_a_horse_are_not_shared_between_heroes() -> None:
    game = table(day=1, hand="horse.barfolk supply", board=ROAD, heroes={"p1": "r3c3 r3c5"})
    say(game, "ride 1 horse.barfolk", "step 1 east")
    assert offered(game) == ["step 1 east", "step 1 west", "halt"]
    with pytest.raises(Refused):
        say(game, "step 2 east")
    game = table(day=1, hand="horse.barfolk", board=ROAD, heroes={"p1": "r3c3 r3c5"})
    say(game, "ride 2 horse.barfolk", "step 2 east", "halt")
    assert where(game) == ["r3c3", "r3c6"]
    assert starting(game, "ride") == []


@pytest.mark.rule("B7.2")
def test_the_steps_of_a_horse_are_one_uninterrupted_move() -> None:
    game = table(
        day=1, hand="horse.barfolk supply×3 weapon.barfolk", board=ROAD, heroes={"p1": "r3c3"}
    )
    say(game, "ride 1 horse.barfolk", "step 1 east")
    assert offered(game) == ["step 1 east", "step 1 west", "halt"]
    for other in ("hire friman", "limbo supply", "end"):
        with pytest.raises(Refused):
            say(game, other)


@pytest.mark.rule("B7.2")
def test_supply_and_further_horses_are_joined_to_a_move() -> None:
    board = ROAD | {"r3c2": "straight lakes east", "r3c1": "straight lakes east"}
    board |= {"r3c0": "straight lakes east"}
    game = table(day=1, hand="horse.barfolk×2 supply", board=board, heroes={"p1": "r3c0"})
    say(game, "ride 1 horse.barfolk", *["step 1 east"] * 3)
    say(game, "step 1 east")
    say(game, "ride 1 horse.barfolk", "step 1 east", "step 1 east", "halt")
    assert where(game)[0] == "r3c6"


@pytest.mark.rule("B7.2", "B11.4")
def test_an_illuminated_horse_gives_six_steps_to_one_hero_or_three_to_each() -> None:
    game = table(day=7, hand="horse.barfolk", board=ROAD, heroes={"p1": "r3c3 r3c4"})
    say(game, "ride 1 horse.barfolk", "step 1 east", "step 1 east", "step 1 east")
    say(game, "ride 1 @horse.barfolk", "step 1 west", "step 1 west", "step 1 west")
    assert offered(game) == ["end"]
    game = table(day=7, hand="horse.barfolk", board=ROAD, heroes={"p1": "r3c3 r3c4"})
    say(game, "ride 1 horse.barfolk", "step 1 east", "step 1 east", "step 1 east")
    say(game, "ride 2 @horse.barfolk", "step 2 east", "step 2 east", "step 2 west")
    assert where(game) == ["r3c6", "r3c5"]
    assert offered(game) == ["end"]


@pytest.mark.rule("B7.2", "B12.1")
def test_free_steps_are_joined_to_a_ride() -> None:
    board = {
        "r3c4": "straight lakes east",
        "r3c5": "straight woods east",
        "r3c6": "straight lakes east",
        "r3c2": "straight lakes east",
    }
    game = table(day=1, hand="horse.barfolk", board=board, heroes={"p1": "r3c2"}, advanced=True)
    say(game, "ride 1 horse.barfolk", *["step 1 east"] * 4)
    assert where(game)[0] == "r3c6"
    assert asked(game) == ["p1"]
    assert "ride 1 horse.barfolk" not in offered(game)


# B7.2: travel rows.


@pytest.mark.rule("B7.2")
def test_one_travel_row_moves_one_hero_a_step_for_each_supply() -> None:
    game = table(hand="supply×3", board=ROAD, heroes={"p1": "r3c3"})
    assert starting(game, "travel") == ["travel 1 r3c5", "travel 1 r3c6"]
    events = say(game, "travel 1 r3c6")
    assert where(game)[0] == "r3c6"
    assert cards(game, "hand") == ""
    assert [(row.purpose, len(row.cards)) for row in game.rows[0]] == [("travel", 3)]
    assert [type(event) for event in events] == [RowPaid] + [HeroMoved] * 3
    spaces = [game.rules.notation.read_space(name) for name in ("r3c3", *ROAD)]
    moved = [event for event in events if isinstance(event, HeroMoved)]
    assert [(event.origin, event.space) for event in moved] == list(pairwise(spaces))


@pytest.mark.rule("B7.2")
def test_two_supply_are_two_steps_of_one_hero_or_a_row_of_each() -> None:
    game = table(hand="supply×2", board=ROAD, heroes={"p1": "r3c3 r3c4"})
    assert starting(game, "travel") == ["travel 1 r3c5", "travel 2 r3c6"]
    say(game, "travel 2 r3c6")
    assert where(game) == ["r3c3", "r3c6"]
    assert len(game.rows[0]) == 1
    game = table(hand="supply×2", board=ROAD, heroes={"p1": "r3c3 r3c4"})
    say(game, "step 2 east", "step 1 east")
    assert where(game) == ["r3c4", "r3c5"]
    assert len(game.rows[0]) == 2


@pytest.mark.rule("B7.2")
def test_a_travel_row_goes_by_the_shortest_way_and_no_further_than_its_supply() -> None:
    board = {
        "r3c4": "crossroads woods north",
        "r2c4": "crossroads lakes north",
        "r2c3": "crossroads canyons north",
        "r2c2": "straight lakes east",
        "r1c4": "straight canyons north",
    }
    game = table(hand="supply×2", board=board, heroes={"p1": "r3c3"})
    assert starting(game, "travel") == ["travel 1 r2c2", "travel 1 r2c4"]
    say(game, "travel 1 r2c2")
    assert where(game)[0] == "r2c2"
    assert cards(game, "hand") == ""
    game = table(hand="supply", board=board, heroes={"p1": "r3c3"})
    assert starting(game, "travel") == []
    assert starting(game, "step") == ["step 1 north", "step 1 east"]


@pytest.mark.rule("B7.2", "B0.11")
def test_of_two_heroes_on_one_space_the_first_travels() -> None:
    game = table(hand="supply×2", board=ROAD, heroes={"p1": "r3c3 r3c3"})
    assert starting(game, "travel") == ["travel 1 r3c5"]
    assert str(explain(game, 0, "travel 2 r3c5")) == "same-hero (B0.11)"


@pytest.mark.rule("B7.2", "B7.3")
def test_why_a_hero_does_not_travel() -> None:
    board = ROAD | {"r0c0": "crossroads lakes north"}
    game = table(hand="supply×2", board=board, heroes={"p1": "r3c3"})
    reasons = {
        "travel 2 r3c5": "hero-not-on-board (B7.2)",
        "travel 1 r3c3": "there-already (B7.2)",
        "travel 1 r3c4": "one-step-away (B7.2)",
        "travel 1 r3c6": "cannot-pay (B7.2)",
        "travel 1 r0c0": "no-road (B7.3)",
        "travel 1 r5c5": "no-road (B7.3)",
        "travel 1 -": "no-road (B7.3)",
        "travel 1 r3c5": "None",
    }
    assert {wish: str(explain(game, 0, wish)) for wish in reasons} == reasons


@pytest.mark.rule("B7.2", "B5.5")
def test_wild_cards_and_supply_lie_in_one_travel_row() -> None:
    game = table(
        day=1, hand="amulet.barfolk lord.barfolk supply", board=ROAD, heroes={"p1": "r3c3"}
    )
    say(game, "use amulet.barfolk", "on lord.barfolk", "chance: roll 6")
    assert starting(game, "travel") == ["travel 1 r3c5"]
    say(game, "travel 1 r3c5")
    assert where(game)[0] == "r3c5"
    assert cards(game, "hand") == ""
    assert game.loose[0][0].copies == 0


@pytest.mark.rule("B7.2", "B12.1")
def test_free_steps_in_a_travel_row_cost_nothing() -> None:
    board = {
        "r3c4": "straight lakes east",
        "r3c5": "straight woods east",
        "r3c6": "straight lakes east",
    }
    game = table(hand="supply×2", board=board, heroes={"p1": "r3c3"}, advanced=True)
    assert starting(game, "travel") == ["travel 1 r3c5", "travel 1 r3c6"]
    say(game, "travel 1 r3c6")
    assert where(game)[0] == "r3c6"
    assert cards(game, "hand") == ""
    game = table(hand="supply", board=board, heroes={"p1": "r3c3"}, advanced=True)
    assert starting(game, "travel") == ["travel 1 r3c5"]
    say(game, "travel 1 r3c5")
    assert cards(game, "hand") == ""


@pytest.mark.rule("B7.2", "B12.1")
def test_the_cheapest_way_is_taken_though_another_is_shorter() -> None:
    # Two steps over the lakes, or four over home terrain of which only the last is paid.
    board = {
        "r3c4": "straight lakes east",
        "r3c5": "curve lakes west",
        "r2c3": "curve woods east",
        "r2c4": "straight woods east",
        "r2c5": "curve woods south",
    }
    game = table(hand="supply×2", board=board, heroes={"p1": "r3c3"}, advanced=True)
    events = say(game, "travel 1 r3c5")
    assert where(game)[0] == "r3c5"
    assert cards(game, "hand") == "supply"
    assert sum(isinstance(event, HeroMoved) for event in events) == 4


@pytest.mark.rule("B7.2", "B12.1")
def test_a_way_of_free_steps_alone_is_no_row() -> None:
    game = table(board=ROAD, heroes={"p1": "r3c3"}, advanced=True)
    assert starting(game, "travel") == ["travel 1 r3c5", "travel 1 r3c6"]
    events = say(game, "travel 1 r3c6")
    assert where(game)[0] == "r3c6"
    assert [type(event) for event in events] == [HeroMoved] * 3
    assert game.rows[0] == ()
    game = table(board=ROAD, heroes={"p1": "r3c3"}, advanced=True)
    goal = game.rules.notation.read_space("r3c6")
    game.lanes = [(*game.lanes[0], Paying(0, Travel(0, goal)))]
    with refuses(PositionError, "nobody is asked"):
        load(save(game))


@pytest.mark.rule("B7.2")
def test_a_step_costs_something_in_every_catalogue() -> None:
    with refuses(CatalogueError, "costs.step"):
        load_catalogue("[costs]\nstep = {}")


@pytest.mark.rule("B7.2", "S4.3", "B12.1")
def test_a_way_that_a_partner_has_made_free_needs_no_row() -> None:
    board = {space: card.replace("woods", "lakes") for space, card in ROAD.items()}
    game = table(
        hand="supply×2",
        board=board,
        heroes={"p1": "r3c3"},
        advanced=True,
        expansion=True,
        teams=True,
    )
    play(game, 0, "travel 1 r3c5")
    assert game.asked[0].about == "pay"
    for space in ("r3c4", "r3c5"):
        notation = game.rules.notation
        set_tile(game, notation.read_space(space), notation.read_tile(ROAD[space]))
    advance(game)
    assert where(game)[0] == "r3c5"
    assert game.asked[0].about == "action"
    assert cards(game, "hand") == "supply×2"
    assert game.rows[0] == ()


@pytest.mark.rule("B7.2", "B3.1")
def test_a_travel_row_is_kept_while_it_is_being_paid_for() -> None:
    game = table(day=1, hand="amulet.barfolk supply×3", board=ROAD, heroes={"p1": "r3c3"})
    say(game, "use amulet.barfolk", "on supply", "chance: roll 2", "travel 1 r3c5")
    assert game.asked[0].about == "pay"
    assert load(save(game)) == game
    say(game, "pay @supply×2")
    assert where(game)[0] == "r3c5"
    assert broken_law(game) is None


@pytest.mark.rule("B7.2")
@pytest.mark.parametrize("seed", range(6))
def test_a_goal_is_offered_when_nothing_forbids_it(seed: int) -> None:
    game, rng = rich_game(seed)
    asked_for = 0
    for seat, question in walk(game, rng, 120):
        if question.about != "action":
            continue
        purse = Purse(game, seat)
        wishes = [Travel(hero, at) for hero in (0, 1) for at in range(len(game.board))]
        allowed = [wish for wish in wishes if obstacle_to_travel(game, seat, purse, wish) is None]
        offers = [choice for choice in question.options if isinstance(choice, Travel)]
        assert sorted(offers, key=wishes.index) == allowed
        asked_for += 1
    assert asked_for


# B7.3: steps.


@pytest.mark.rule("B7.3")
def test_a_step_needs_a_road_on_both_sides() -> None:
    board = {
        "r3c4": "straight woods east",
        "r2c3": "straight woods north",
        "r2c4": "curve lakes north",
        "r1c4": "curve woods south",
        "r1c3": "curve woods east",
    }
    game = table(hand="supply horse.barfolk", board=board, heroes={"p1": "r2c4"})
    # West and south of r2c4 lie cards without a road towards it.
    assert starting(game, "step") == ["step 1 north"]
    game = table(hand="supply horse.barfolk", board=board, heroes={"p1": "r3c3"})
    assert starting(game, "step") == ["step 1 north", "step 1 east"]


@pytest.mark.rule("B7.3", "B4.5")
def test_no_step_leads_diagonally() -> None:
    board = {"r2c2": "crossroads woods north", "r2c4": "crossroads woods north"}
    game = table(hand="supply horse.barfolk×2", board=board, heroes={"p1": "r2c2 r3c3"})
    assert starting(game, "step") == starting(game, "ride") == []


@pytest.mark.rule("B7.3")
def test_no_step_leads_onto_empty_spaces_or_off_the_board() -> None:
    board = {"r0c0": "crossroads woods north", "r0c1": "crossroads woods north"}
    game = table(hand="supply", board=board, heroes={"p1": "r0c0"})
    assert starting(game, "step") == ["step 1 east"]
    game = table(
        players=2,
        hand="supply",
        board={"r1c1": "crossroads woods north", "r1c2": "crossroads woods north"},
        heroes={"p1": "r1c1"},
    )
    assert starting(game, "step") == ["step 1 east"]


@pytest.mark.rule("B7.3", "B4.7")
def test_no_step_leads_onto_an_impassable_space() -> None:
    # r1c1 needs four exits beside two cities; it is filled by a crossroads only while one is left.
    board = {
        "r0c1": "straight woods north",
        "r1c0": "straight woods east",
        "r2c1": "city-four lakes north",
        "r1c2": "city-four woods north",
    }
    game = table(hand="supply horse.barfolk", board=board, heroes={"p1": "r2c1"})
    assert starting(game, "step") == []
    assert starting(game, "ride") == []


@pytest.mark.rule("B7.3")
def test_cities_and_heroes_of_others_do_not_hinder() -> None:
    board = {
        "r3c4": "city-opposite woods east",
        "r3c5": "straight woods east",
        "r3c6": "city-opposite lakes east",
    }
    game = table(
        day=1,
        hand={"p1": "horse.barfolk", "p2": "lord.islanders", "p3": "lord.emberians"},
        board=board,
        tokens={"r3c4": "p2 4", "r3c6": "neutral 4"},
        heroes={"p1": "r3c3", "p2": "r3c4 r3c3", "p3": "r3c5 r3c5"},
    )
    for space in ("r3c4", "r3c5", "r3c6"):
        events = say(game, *(["ride 1 horse.barfolk"] if space == "r3c4" else []), "step 1 east")
        assert where(game)[0] == space
        # Entering triggers nothing: nobody else is asked and nothing else happens.
        assert asked(game) == ["p1"]
        assert {type(event).__name__ for event in events} <= {"HeroMoved", "ArtefactUsed"}
    assert where(game, "p2") == ["r3c4", "r3c3"]


@pytest.mark.rule("B7.3")
def test_any_number_of_heroes_shares_a_space() -> None:
    game = table(
        hand="supply",
        board=ROAD,
        heroes={"p1": "r3c4 r3c3", "p2": "r3c3 r3c3", "p3": "r3c3 r3c3", "p4": "r3c3 r3c3"},
    )
    say(game, "step 1 west")
    assert [game.rules.notation.space_name(at) for at in game.heroes] == ["r3c3"] * 8


@pytest.mark.rule("B7.3")
def test_a_hero_steps_through_the_ruins() -> None:
    board = {"r3c2": "straight woods east", "r3c4": "straight woods east"}
    game = table(hand="supply×2", board=board, heroes={"p1": "r3c2"})
    say(game, "step 1 east", "step 1 east")
    assert where(game)[0] == "r3c4"


@pytest.mark.rule("B7.2")
def test_where_no_stop_counts_no_row_leads_out_and_back() -> None:
    roads = {"r3c4": "straight lakes east", "r3c5": "straight lakes east"}
    game = table(hand="supply×2", board=roads, heroes={"p1": "r3c3"})
    assert starting(game, "travel") == ["travel 1 r3c5"]
    assert explain(game, 0, "travel 1 r3c3") == Reason("there-already", "B7.2")


# The first corner is a space like any other (B0.9).


CORNER = {"r0c0": "crossroads woods north", "r0c1": "crossroads lakes north"}


@pytest.mark.rule("B7.2", "B0.9", "B0.11")
def test_the_second_hero_moves_from_the_first_corner() -> None:
    game = table(hand="supply horse.barfolk", board=CORNER, heroes={"p1": "r3c3 r0c0"})
    assert starting(game, "step") == ["step 2 east"]
    assert starting(game, "ride") == ["ride 2 horse.barfolk"]


@pytest.mark.rule("B7.2", "B0.9", "B0.11")
@pytest.mark.parametrize(
    "wish", ["step 2 east", "travel 2 r0c1", "ride 2 horse.barfolk", "fly 2 r3c3"]
)
@pytest.mark.parametrize(
    ("heroes", "reason"),
    [("r0c0 r0c0", "same-hero (B0.11)"), ("r0c0 -", "hero-not-on-board (B7.2)")],
)
def test_of_two_heroes_in_the_first_corner_the_first_moves(
    wish: str, heroes: str, reason: str
) -> None:
    hand = "supply×2 horse.barfolk wings"
    game = table(hand=hand, board=CORNER, heroes={"p1": heroes})
    assert str(explain(game, 0, wish)) == reason


@pytest.mark.rule("B7.2", "B5.9", "B0.9")
def test_a_ride_begins_in_the_first_corner_and_leads_back_to_it() -> None:
    game = table(hand="horse.barfolk", board=CORNER, heroes={"p1": "r0c0"})
    say(game, "ride 1 horse.barfolk")
    assert offered(game) == ["step 1 east"]
    assert load(save(game)) == game
    say(game, "step 1 east", "step 1 west")
    assert offered(game) == ["step 1 east", "halt"]
    assert load(save(game)) == game


@pytest.mark.rule("B7.2", "B7.3", "B5.9")
@pytest.mark.parametrize("heroes", ["r3c3", "- r3c3"])
def test_a_ride_without_a_hero_on_a_road_is_no_position(heroes: str) -> None:
    """Neither one that stands alone nor one that is not there; a road leads from the last space."""
    board = {"r6c6": "crossroads woods north", "r6c5": "crossroads lakes north"}
    game = table(board=board, heroes={"p1": heroes})
    game.lanes = [(*game.lanes[0], Riding(0, 0, 3))]
    assert broken_law(game) == within("riding", Reason("frame-no-road"))
