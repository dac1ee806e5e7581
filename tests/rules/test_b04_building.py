"""Building (B4)."""

import random

import pytest

from battalia.engine.chapters.building import Revealing
from battalia.engine.chapters.land import ground, open_spaces
from battalia.engine.events import CityBuilt, RoadBuilt, RowPaid, TerrainRevealed
from battalia.engine.game import Game, Pile, Refused
from battalia.engine.notation import SHAPE_NUMBERS
from battalia.engine.play import advance
from battalia.engine.reasons import Reason
from battalia.engine.terms import CITY_ONE, TERRAINS
from battlefield import LOW
from positions import asked, cards, offered, say, table

ROADS = ("straight", "curve", "tee", "crossroads")
CITIES = ("city-one", "city-opposite", "city-corner", "city-three", "city-four")
MANY = (*ROADS, "city-four")
"""Shapes of which the box holds three of each terrain."""
FOUR_EXITS = ("city-four", "crossroads")
RICH = "friman.barfolk×3 supply"


def places(game: Game, shape: str) -> list[str]:
    """Where the player may lay such a card, once it is paid and turned up."""
    copy = game.copy()
    say(copy, f"build {shape}" if shape in ROADS else f"build {shape} 1")
    while asked(copy) == ["p1"] and offered(copy)[0].startswith("pay"):
        say(copy, offered(copy)[0])
    say(copy, offered(copy)[0])
    assert asked(copy) == ["p1"]
    return [choice.removeprefix("place ") for choice in offered(copy)]


def spaces(game: Game, shape: str) -> set[str]:
    """The spaces on which the player may lay such a card in some rotation."""
    return {place.split()[0] for place in places(game, shape)}


def builds(game: Game) -> list[str]:
    return [choice for choice in offered(game) if choice.startswith("build")]


def lose_stacks(game: Game, *shapes: str) -> None:
    """These city or road stacks have run out."""
    for shape in shapes:
        number = SHAPE_NUMBERS[shape]
        game.out_land += bytes(number << 3 | terrain for terrain in game.land_stacks[number].bag)
        game.land_stacks[number] = Pile()
    game.ground = None
    advance(game)


def regain_stack(game: Game, shape: str) -> None:
    """The cards of this stack that left the game come back."""
    number = SHAPE_NUMBERS[shape]
    back = bytes(card & 7 for card in game.out_land if card >> 3 == number)
    game.out_land = bytes(card for card in game.out_land if card >> 3 != number)
    game.land_stacks[number] = Pile(bag=bytes(sorted(back)))
    advance(game)


def impassable(game: Game) -> set[str]:
    """The empty spaces that are impassable."""
    passable = open_spaces(game)
    return {
        game.rules.notation.space_name(space)
        for space, on in enumerate(game.board)
        if on == 0 and space not in passable
    }


def tile_on(game: Game, space: str) -> str:
    notation = game.rules.notation
    return notation.tile_name(game.board[notation.read_space(space)])


# B4.1: pay, name, take, place.


@pytest.mark.rule("B4.1")
def test_the_builder_pays_then_sees_the_terrain_then_places_the_card() -> None:
    game = table(
        hand="friman.barfolk friman.islanders supply",
        board={"r0c0": "city-four woods north"},
        tokens={"r0c0": "p1 1"},
    )
    assert "build curve" in offered(game)
    say(game, "build curve")
    assert offered(game) == ["pay supply friman.barfolk", "pay supply friman.islanders"]
    paid = say(game, "pay supply friman.barfolk")
    assert [type(event) for event in paid] == [RowPaid]
    assert asked(game) == ["chance"]
    assert cards(game, "hand") == "friman.islanders"
    assert offered(game) == [
        "terrain woods",
        "terrain lakes",
        "terrain canyons",
        "terrain mountains",
    ]
    seen = say(game, "terrain canyons")
    assert [type(event) for event in seen] == [TerrainRevealed]
    assert asked(game) == ["p1"]
    assert offered(game) == [
        "place r0c1 south",
        "place r0c1 west",
        "place r1c0 north",
        "place r1c0 west",
    ]
    laid = say(game, "place r1c0 west")
    assert [type(event) for event in laid] == [RoadBuilt]
    assert tile_on(game, "r1c0") == "curve canyons west"


@pytest.mark.rule("B4.1", "B1.6")
def test_the_terrain_is_that_of_the_top_card_and_no_choice() -> None:
    game = table(
        hand="friman.barfolk×3",
        board={
            "r0c0": "city-four woods north",
            "r0c1": "straight woods east",
            "r6c6": "city-one lakes north",
            "r6c4": "city-one canyons north",
        },
        tokens={"r0c0": "p1 1"},
    )
    say(game, "build city-one 1")
    assert offered(game) == ["terrain woods", "terrain mountains"]
    say(game, "terrain mountains")
    assert offered(game) == ["place r0c2 west"]
    events = say(game, "place r0c2 west")
    assert any(isinstance(event, CityBuilt) for event in events)
    assert tile_on(game, "r0c2") == "city-one mountains west"


@pytest.mark.rule("B4.1")
def test_the_card_leaves_its_stack() -> None:
    game = table(
        hand="friman.barfolk supply",
        board={"r0c0": "city-four woods north"},
        tokens={"r0c0": "p1 1"},
    )
    say(game, "build straight", "terrain woods", "place r1c0 north")
    bag = game.land_stacks[SHAPE_NUMBERS["straight"]].bag
    assert (bag.count(0), bag.count(1)) == (2, 3)


@pytest.mark.rule("B4.1", "B4.5")
def test_a_stack_is_named_only_if_its_shape_has_a_legal_space() -> None:
    # Only r0c1 is linked; it needs an exit west and may have one north, over the edge.
    game = table(
        hand=RICH,
        board={
            "r0c0": "city-one woods east",
            "r0c2": "straight woods north",
            "r1c1": "straight woods east",
        },
        tokens={"r0c0": "p1 1"},
    )
    assert builds(game) == ["build curve"]
    assert places(game, "curve") == ["r0c1 west"]
    with pytest.raises(Refused):
        say(game, "build straight")


# B4.2: only empty, existing spaces.


@pytest.mark.rule("B4.2")
def test_nothing_is_built_on_a_card_or_beyond_the_edge() -> None:
    board = {"r0c0": "city-four woods north", "r0c1": "straight woods east"}
    game = table(hand=RICH, board=board, tokens={"r0c0": "p1 1"})
    assert spaces(game, "straight") == {"r0c2", "r1c0"}
    say(game, "build straight", "terrain woods")
    for taken in ("place r0c0 north", "place r0c1 east", "place r3c3 north"):
        with pytest.raises(Refused):
            say(game, taken)


@pytest.mark.rule("B4.2", "B14.2")
def test_nothing_is_built_on_spaces_that_do_not_exist() -> None:
    game = table(
        players=2,
        hand=RICH,
        board={"r1c1": "city-four woods north"},
        tokens={"r1c1": "p1 1"},
    )
    assert spaces(game, "straight") == {"r1c2", "r2c1"}
    game = table(
        players=3,
        hand=RICH,
        board={"r0c2": "city-four woods north"},
        tokens={"r0c2": "p1 1"},
    )
    assert spaces(game, "straight") == {"r0c3", "r1c2"}


# B4.3: touching a card.


@pytest.mark.rule("B4.3")
def test_a_corner_is_no_touch() -> None:
    # The player has no city, so no link is needed.
    game = table(hand=RICH, board={"r0c0": "crossroads woods north"})
    assert spaces(game, "city-four") == {"r0c1", "r1c0", "r2c3", "r3c2", "r3c4", "r4c3"}


# B4.4: no city next to a city.


@pytest.mark.rule("B4.4")
@pytest.mark.parametrize("mark", ["p1 1", "p2 1", "neutral 4", ""])
def test_no_city_is_built_next_to_a_city_whoever_owns_it(mark: str) -> None:
    board = {
        "r0c0": "city-four woods north",
        "r0c1": "straight woods east",
        "r1c2": "city-four lakes north",
    }
    tokens = {"r0c0": "p1 1"} | ({"r1c2": mark} if mark else {})
    game = table(hand=RICH, board=board, tokens=tokens)
    for shape in CITIES:
        assert f"build {shape} 1" not in builds(game)
    assert "r0c2" in spaces(game, "curve")


@pytest.mark.rule("B4.4")
def test_a_city_may_touch_another_at_a_corner() -> None:
    board = {
        "r0c0": "city-four woods north",
        "r0c1": "straight woods east",
        "r1c3": "city-four lakes north",
    }
    game = table(hand=RICH, board=board, tokens={"r0c0": "p1 1", "r1c3": "p2 1"})
    assert spaces(game, "city-one") == {"r0c2"}


@pytest.mark.rule("B4.4")
def test_a_city_may_lie_next_to_the_ruins() -> None:
    board = {"r2c2": "straight woods north", "r1c2": "city-four woods north"}
    game = table(hand=RICH, board=board, tokens={"r1c2": "p1 1"})
    assert places(game, "city-three") == ["r3c2 north", "r3c2 east"]
    say(game, "build city-three 1", "terrain woods", "place r3c2 north")
    assert tile_on(game, "r3c2") == "city-three woods north"


# B4.5: sides match.


@pytest.mark.rule("B4.5")
def test_a_road_meets_a_road() -> None:
    # r0c2 lies between a road end in the west and another in the south.
    board = {
        "r0c0": "city-four woods north",
        "r0c1": "straight woods east",
        "r1c2": "straight woods north",
    }
    game = table(hand=RICH, board=board, tokens={"r0c0": "p1 1"})
    assert {place for place in places(game, "curve") if "r0c2" in place} == {"r0c2 south"}
    assert "r0c2" not in spaces(game, "straight")
    assert {place for place in places(game, "tee") if "r0c2" in place} == {
        "r0c2 south",
        "r0c2 west",
    }
    assert "r0c2" in spaces(game, "crossroads")


@pytest.mark.rule("B4.5")
def test_no_road_meets_no_road() -> None:
    # r0c2 has a road end in the west and a side without road in the south.
    board = {
        "r0c0": "city-four woods north",
        "r0c1": "straight woods east",
        "r1c2": "straight woods east",
    }
    game = table(hand=RICH, board=board, tokens={"r0c0": "p1 1"})
    assert {place for place in places(game, "straight") if "r0c2" in place} == {"r0c2 east"}
    assert {place for place in places(game, "curve") if "r0c2" in place} == {"r0c2 west"}
    assert {place for place in places(game, "tee") if "r0c2" in place} == {"r0c2 north"}
    assert "r0c2" not in spaces(game, "crossroads")


@pytest.mark.rule("B4.5")
def test_roads_may_lead_over_the_edge_and_towards_empty_and_missing_spaces() -> None:
    game = table(hand=RICH, board={"r0c1": "city-one woods west"}, tokens={"r0c1": "p1 1"})
    assert set(places(game, "tee")) == {"r0c0 north", "r0c0 east", "r0c0 south"}
    assert places(game, "crossroads") == ["r0c0 north"]
    game = table(
        players=2, hand=RICH, board={"r1c2": "city-one woods west"}, tokens={"r1c2": "p1 1"}
    )
    assert places(game, "crossroads") == ["r1c1 north"]


@pytest.mark.rule("B4.5", "B4.7")
def test_roads_may_lead_towards_impassable_spaces() -> None:
    # r0c0 must have no exit south, so it takes no card with four exits, the only ones left.
    board = {"r0c2": "city-one woods west", "r1c0": "straight woods east"}
    game = table(hand=RICH, board=board, tokens={"r0c2": "p1 1"})
    lose_stacks(game, *(shape for shape in (*ROADS, *CITIES) if shape not in FOUR_EXITS))
    assert "r0c0" in impassable(game)
    assert places(game, "crossroads") == ["r0c1 north"]
    say(game, "build crossroads", "terrain woods", "place r0c1 north")
    assert "r0c0" in impassable(game)


# B4.6: linked to an own city.


@pytest.mark.rule("B4.6")
def test_a_new_card_is_linked_by_road_to_an_own_city() -> None:
    board = {
        "r0c0": "city-one woods east",
        "r5c5": "crossroads woods north",
        "r6c0": "city-four lakes north",
    }
    game = table(hand=RICH, board=board, tokens={"r0c0": "p1 1", "r6c0": "p2 1"})
    for shape in ROADS:
        assert spaces(game, shape) == {"r0c1"}


@pytest.mark.rule("B4.6")
def test_touching_a_linked_card_without_a_road_is_no_link() -> None:
    board = {"r0c0": "city-one woods east", "r0c1": "straight woods east"}
    game = table(hand=RICH, board=board, tokens={"r0c0": "p1 1"})
    assert spaces(game, "straight") == {"r0c2"}
    assert spaces(game, "city-four") == {"r0c2"}


@pytest.mark.rule("B4.6")
@pytest.mark.parametrize("mark", ["p2 3", "neutral 4", ""])
def test_the_link_leads_through_cities_of_anybody_and_through_the_ruins(mark: str) -> None:
    board = {
        "r3c0": "city-one woods east",
        "r3c1": "straight woods east",
        "r3c2": "city-opposite woods east",
    }
    tokens = {"r3c0": "p1 1"} | ({"r3c2": mark} if mark else {})
    game = table(hand=RICH, board=board, tokens=tokens)
    assert spaces(game, "straight") == {"r2c3", "r3c4", "r4c3"}


@pytest.mark.rule("B4.6")
@pytest.mark.parametrize("mark", ["p2 1", "neutral 4", ""])
def test_only_own_cities_give_a_link(mark: str) -> None:
    board = {"r0c0": "city-one woods east", "r6c6": "city-one lakes west"}
    tokens = {"r0c0": "p1 1"} | ({"r6c6": mark} if mark else {})
    game = table(hand=RICH, board=board, tokens=tokens)
    assert spaces(game, "straight") == {"r0c1"}
    game = table(hand=RICH, board=board, tokens={"r0c0": "p1 1", "r6c6": "p1 4"})
    assert spaces(game, "straight") == {"r0c1", "r6c5"}


@pytest.mark.rule("B4.6", "B8.10")
def test_an_annexed_city_gives_a_link_at_once() -> None:
    board = {"r0c0": "city-one woods east", "r6c6": "city-one lakes west"}
    game = table(hand=RICH, board=board, tokens={"r0c0": "p1 1"}, heroes={"p1": "r6c6"})
    assert spaces(game, "straight") == {"r0c1"}
    say(game, "annex r6c6")
    assert spaces(game, "straight") == {"r0c1", "r6c5"}


@pytest.mark.rule("B4.6", "B8.14")
def test_a_conquered_city_gives_a_link_at_once() -> None:
    game = table(
        hand="sword friman.barfolk supply",
        board={"r0c0": "city-one woods east", "r6c6": "city-one lakes west"},
        tokens={"r0c0": "p1 1", "r6c6": "neutral 4"},
        heroes={"p1": "r6c6"},
    )
    assert spaces(game, "straight") == {"r0c1"}
    say(game, "attack r6c6", "lay sword", "stand")
    while asked(game) == ["chance"]:
        say(game, offered(game)[0])
    assert spaces(game, "straight") == {"r0c1", "r6c5"}


@pytest.mark.rule("B4.6")
def test_a_card_built_this_turn_carries_the_link_on() -> None:
    game = table(
        hand="friman.barfolk×2 supply×2",
        board={"r0c0": "city-one woods east"},
        tokens={"r0c0": "p1 1"},
    )
    say(game, "build straight", "terrain woods", "place r0c1 east")
    assert spaces(game, "straight") == {"r0c2"}


@pytest.mark.rule("B4.6")
def test_whoever_has_lost_the_last_city_may_place_a_city_anywhere_but_no_road() -> None:
    board = {
        "r0c0": "city-one woods east",
        "r0c1": "straight woods east",
        "r6c6": "straight woods north",
    }
    game = table(hand=RICH, board=board, tokens={"r0c0": "p2 1"})
    assert builds(game) == [f"build {shape} 1" for shape in CITIES]
    # Next to the city at r0c0 no city may lie; all other spaces touch a card somewhere.
    assert spaces(game, "city-four") == {"r0c2", "r2c3", "r3c2", "r3c4", "r4c3", "r5c6"}
    # A city without a road towards its only neighbour is refused only where that one has a road.
    assert {place for place in places(game, "city-one") if "r1c1" in place} == {
        "r1c1 east",
        "r1c1 south",
        "r1c1 west",
    }
    assert "r6c5" in spaces(game, "city-one")
    with pytest.raises(Refused):
        say(game, "build straight")


@pytest.mark.rule("B4.6")
def test_roads_are_built_again_once_the_player_owns_a_city_again() -> None:
    game = table(hand="friman.barfolk×4 supply", board={"r6c6": "straight woods north"})
    assert "build straight" not in builds(game)
    say(game, "build city-four 1", "terrain woods", "place r5c6 north")
    assert spaces(game, "straight") == {"r4c6", "r5c5"}


# B4.7: impassable spaces.


@pytest.mark.rule("B4.7")
def test_a_space_without_any_road_leading_to_it_is_impassable() -> None:
    board = {
        "r0c0": "straight woods north",
        "r1c1": "straight woods east",
        "r0c2": "straight lakes north",
    }
    assert impassable(table(board=board)) == {"r0c1"}


@pytest.mark.rule("B4.7")
def test_one_empty_neighbour_keeps_a_space_open_while_a_fitting_card_is_left() -> None:
    # r1c1 may have an exit east only: the city with one exit alone fits.
    board = {
        "r0c1": "straight woods east",
        "r1c0": "straight woods north",
        "r2c1": "straight lakes east",
    }
    game = table(board=board)
    assert impassable(game) == set()
    lose_stacks(game, "city-one")
    assert impassable(game) == {"r1c1"}


@pytest.mark.rule("B4.7", "B4.4")
def test_a_space_that_only_a_city_could_fill_is_impassable_beside_a_city() -> None:
    board = {
        "r0c1": "straight woods east",
        "r1c0": "straight woods north",
        "r2c1": "city-opposite lakes east",
    }
    assert impassable(table(board=board)) == {"r1c1"}


@pytest.mark.rule("B4.7")
def test_a_space_that_needs_four_exits_is_open_while_a_crossroads_is_left() -> None:
    board = {
        "r0c3": "straight woods north",
        "r1c2": "straight woods east",
        "r2c3": "straight lakes north",
        "r1c4": "straight lakes east",
    }
    game = table(board=board)
    assert impassable(game) == set()
    lose_stacks(game, "crossroads")
    assert impassable(game) == set()
    lose_stacks(game, "city-four")
    assert impassable(game) == {"r1c3"}


@pytest.mark.rule("B4.7", "B4.4")
def test_four_exits_beside_a_city_need_the_road_card() -> None:
    board = {
        "r0c3": "straight woods north",
        "r1c2": "straight woods east",
        "r2c3": "city-four lakes north",
        "r1c4": "straight lakes east",
    }
    game = table(board=board)
    assert impassable(game) == set()
    lose_stacks(game, "crossroads")
    assert impassable(game) == {"r1c3"}


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize(
    ("needed", "lost"),
    [
        ("straight", ("straight", "city-opposite")),
        ("curve", ("curve", "city-corner")),
        ("tee", ("tee", "city-three")),
    ],
)
def test_every_rotation_of_every_card_left_is_tried(needed: str, lost: tuple[str, ...]) -> None:
    north, south = "straight woods north", "straight lakes north"
    east, west = "straight canyons east", "straight mountains east"
    around = {
        "straight": ("straight woods east", east, "straight lakes east", west),
        "curve": ("straight woods east", "straight canyons north", south, west),
        "tee": (north, "straight canyons north", south, west),
    }[needed]
    spots = ("r0c1", "r1c2", "r2c1", "r1c0")
    game = table(board=dict(zip(spots, around, strict=True)))
    assert "r1c1" not in impassable(game)
    for count, shape in enumerate(lost):
        lose_stacks(game, shape)
        assert ("r1c1" in impassable(game)) == (count == len(lost) - 1)


@pytest.mark.rule("B4.7")
def test_roads_over_the_edge_fit_but_make_no_link() -> None:
    # Cards with exits over both edges would fit into the corner, but nothing would lead there.
    board = {"r0c1": "straight woods north", "r1c0": "straight woods east"}
    assert impassable(table(board=board)) == {"r0c0"}
    assert impassable(table(board={"r0c1": "straight woods north"})) == set()


@pytest.mark.rule("B4.7")
def test_an_exit_towards_an_impassable_space_is_no_link() -> None:
    # r0c1 takes only a curve; without it, r0c0 has no neighbour left to be linked with.
    board = {
        "r0c2": "city-opposite woods north",
        "r1c0": "straight woods east",
        "r1c1": "straight lakes east",
    }
    game = table(board=board)
    assert impassable(game) == set()
    lose_stacks(game, "curve")
    assert impassable(game) == {"r0c0", "r0c1"}


@pytest.mark.rule("B4.7", "B14.1")
def test_missing_spaces_are_not_empty_spaces() -> None:
    # With three players r0c2 has no western neighbour.
    board = {"r0c3": "straight woods north", "r1c2": "straight woods east"}
    assert impassable(table(players=3, board=board)) == {"r0c2"}
    assert "r0c2" not in impassable(table(players=4, board=board))


@pytest.mark.rule("B4.7")
def test_whose_link_money_and_tokens_play_no_part() -> None:
    # Nobody has a city, a card or a figure; still all spaces but one could be filled.
    board = {"r0c1": "straight woods north", "r1c0": "straight woods east"}
    game = table(board=board)
    assert offered(game) == ["end"]
    assert impassable(game) == {"r0c0"}


@pytest.mark.rule("B4.7")
def test_nobody_builds_on_an_impassable_space_even_without_a_city() -> None:
    # The corner city with exits over both edges would meet B4.2 to B4.5.
    board = {"r0c1": "straight woods north", "r1c0": "straight woods east"}
    game = table(hand=RICH, board=board)
    assert "r0c0" not in spaces(game, "city-corner")
    assert "r1c1" in spaces(game, "city-corner")


@pytest.mark.rule("B4.7")
def test_spaces_are_tested_again_when_a_card_is_laid() -> None:
    game = table(
        hand="friman.barfolk supply",
        board={"r0c1": "straight woods north", "r2c0": "city-one woods north"},
        tokens={"r2c0": "p1 1"},
    )
    assert impassable(game) == set()
    say(game, "build curve", "terrain woods", "place r1c0 east")
    assert impassable(game) == {"r0c0"}


@pytest.mark.rule("B4.7")
def test_spaces_are_tested_again_when_a_stack_runs_out() -> None:
    # r1c1 takes only the last city with one exit, which is built elsewhere.
    board = {
        "r0c1": "straight woods east",
        "r1c0": "straight woods north",
        "r2c1": "straight lakes east",
        "r6c0": "city-four woods north",
        "r6c1": "straight woods east",
        "r0c4": "city-one woods east",
        "r0c6": "city-one lakes west",
        "r2c6": "city-one canyons west",
    }
    game = table(hand="friman.barfolk×3", board=board, tokens={"r6c0": "p1 1"})
    assert impassable(game) == set()
    say(game, "build city-one 1", "terrain mountains", "place r6c2 west")
    assert impassable(game) == {"r1c1"}


@pytest.mark.rule("B4.7")
def test_an_impassable_space_opens_again_when_a_fitting_card_comes_back() -> None:
    board = {
        "r0c1": "straight woods east",
        "r1c0": "straight woods north",
        "r2c1": "straight lakes east",
    }
    game = table(board=board)
    lose_stacks(game, "city-one")
    assert impassable(game) == {"r1c1"}
    regain_stack(game, "city-one")
    assert impassable(game) == set()


POCKET = {
    "r1c1": "city-four woods north",
    "r3c1": "straight lakes east",
    "r4c2": "straight woods north",
    "r5c2": "straight lakes north",
    "r1c5": "city-four lakes north",
}
"""No road leads into r4c1 and r5c1."""


@pytest.mark.rule("B4.7")
def test_a_pocket_without_a_road_into_it_is_impassable_while_everybody_has_a_city() -> None:
    both = table(players=2, board=POCKET, tokens={"r1c1": "p1 1", "r1c5": "p2 1"})
    assert impassable(both) == {"r4c1", "r5c1"}
    # A player without a city could still build there (B4.6).
    one = table(players=2, board=POCKET, tokens={"r1c1": "p1 1", "r1c5": "neutral 4"})
    assert impassable(one) == set()


@pytest.mark.rule("B4.7")
def test_a_pocket_beside_a_city_that_is_cut_off_opens_when_a_player_takes_the_city() -> None:
    board = POCKET | {"r5c1": "city-one lakes north"}
    tokens = {"r1c1": "p1 1", "r1c5": "p2 1", "r5c1": "neutral 4"}
    assert impassable(table(players=2, board=board, tokens=tokens)) == {"r4c1"}
    # Whose city it is plays no part.
    assert impassable(table(players=2, board=board, tokens=tokens | {"r5c1": "p2 4"})) == set()


@pytest.mark.rule("B4.7", "B4.6")
def test_a_pocket_is_impassable_where_a_player_without_a_city_has_no_room_for_one_anywhere() -> (
    None
):
    game = table(players=2, board=POCKET, tokens={"r1c1": "p1 1", "r1c5": "neutral 4"})
    assert impassable(game) == set()
    lose_stacks(game, *CITIES)
    assert impassable(game) == {"r4c1", "r5c1"}


@pytest.mark.rule("B4.7", "B10.1")
def test_an_impassable_space_counts_as_filled() -> None:
    board = {"r3c2": "city-four woods north"}
    game = table(hand=RICH, board=board, tokens={"r3c2": "p1 1"})
    lose_stacks(game, *CITIES, *(shape for shape in ROADS if shape != "crossroads"))
    assert impassable(game) == set()
    assert asked(game) == ["p1"]
    lose_stacks(game, "crossroads")
    assert len(impassable(game)) == 47
    assert game.ended == "map"


# B4.2 to B4.7 together, on random boards.

SIDES = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
BACK = {"north": "south", "east": "west", "south": "north", "west": "east"}
EXITS_NORTH = {
    "city-one": "north",
    "city-opposite": "north south",
    "city-corner": "north east",
    "city-three": "west north east",
    "city-four": "north east south west",
    "straight": "north south",
    "curve": "north east",
    "tee": "west north east",
    "crossroads": "north east south west",
}
"""Exits of each shape as it lies when its first exit shows north."""

At = tuple[int, int]


def exits_of(shape: str, turned: str) -> frozenset[str]:
    """The sides with a road of a card whose first exit shows to this side."""
    order = list(SIDES)
    by = order.index(turned)
    return frozenset(order[(order.index(side) + by) % 4] for side in EXITS_NORTH[shape].split())


def rotations(shape: str) -> dict[frozenset[str], str]:
    """The different ways to lay a card, each by the first side that gives it."""
    ways: dict[frozenset[str], str] = {}
    for side in SIDES:
        ways.setdefault(exits_of(shape, side), side)
    return ways


class Map:
    """The rules of chapter B4, told once more and as plainly as possible."""

    def __init__(self, existing: set[At], laid: dict[At, tuple[str, frozenset[str]]]) -> None:
        self.existing = existing
        self.laid = laid

    def around(self, at: At) -> dict[str, At]:
        found = {side: (at[0] + row, at[1] + column) for side, (row, column) in SIDES.items()}
        return {side: there for side, there in found.items() if there in self.existing}

    def fits(self, at: At, shape: str, exits: frozenset[str]) -> bool:
        """B4.4 and B4.5."""
        for side, there in self.around(at).items():
            if there in self.laid:
                other, roads = self.laid[there]
                if (side in exits) != (BACK[side] in roads):
                    return False
                if shape in CITIES and other in CITIES:
                    return False
        return True

    def open_spaces(self, shapes: list[str]) -> set[At]:
        """B4.7."""
        passable = self.existing - set(self.laid)
        while True:
            kept = {
                at
                for at in passable
                if any(
                    self.fits(at, shape, exits)
                    and any(
                        there in passable or there in self.laid
                        for side, there in self.around(at).items()
                        if side in exits
                    )
                    for shape in shapes
                    for exits in rotations(shape)
                )
            }
            if kept == passable:
                return kept
            passable = kept

    def reached(self, passable: set[At], homes: set[At]) -> set[At]:
        """B4.7: of these spaces the regions to which a road leads from a city."""
        linked = self.linked(homes)
        border = [
            at
            for at in passable
            if any(
                there in linked and BACK[side] in self.laid[there][1]
                for side, there in self.around(at).items()
            )
        ]
        found = set(border)
        while border:
            for there in self.around(border.pop()).values():
                if there in passable and there not in found:
                    found.add(there)
                    border.append(there)
        return found

    def has_room_for_a_city(self, passable: set[At], shapes: list[str]) -> bool:
        """B4.7: whether a player without a city could lay one on one of these spaces."""
        return any(
            self.fits(at, shape, exits)
            for at in passable
            for shape in shapes
            if shape in CITIES
            for exits in rotations(shape)
        )

    def linked(self, homes: set[At]) -> set[At]:
        """All cards to which roads lead from these."""
        reached, border = set(homes), list(homes)
        while border:
            at = border.pop()
            for side, there in self.around(at).items():
                if side in self.laid[at][1] and there in self.laid and there not in reached:
                    reached.add(there)
                    border.append(there)
        return reached

    def places(self, shape: str, homes: set[At], passable: set[At]) -> set[str]:
        """B4.2 to B4.7."""
        found = set()
        linked = self.linked(homes)
        for at in self.existing - set(self.laid):
            neighbours = self.around(at)
            if not any(there in self.laid for there in neighbours.values()):
                continue
            for exits, turned in rotations(shape).items():
                by_road = any(neighbours.get(side) in linked for side in exits)
                last = not homes and shape in CITIES and at in passable
                if self.fits(at, shape, exits) and (by_road or last):
                    found.add(f"{space_name(at)} {turned}")
        return found


def random_map(players: int, chance: random.Random) -> tuple[Map, dict[str, str], list[str]]:
    """Cards laid at random so that their roads match; the board as a position, the shapes left."""
    blank = table(players=players)
    existing = {divmod(space, 7) for space, on in enumerate(blank.board) if on >= 0}
    terrains = [TERRAINS[faction] for faction in blank.factions]
    stacks = {
        shape: [terrain for terrain in terrains for _ in range(3 if shape in MANY else 1)]
        for shape in (*ROADS, *CITIES)
    }
    plan = Map(existing, {(3, 3): ("ruins", frozenset(SIDES))})
    board: dict[str, str] = {}
    for at in chance.sample(sorted(existing - {(3, 3)}), chance.randint(2, len(existing) - 2)):
        options = [
            (shape, exits, turned)
            for shape, left in stacks.items()
            if left
            for exits, turned in rotations(shape).items()
            if plan.fits(at, shape, exits)
        ]
        if not options:
            continue
        shape, exits, turned = chance.choice(options)
        terrain = stacks[shape].pop(chance.randrange(len(stacks[shape])))
        plan.laid[at] = (shape, exits)
        board[space_name(at)] = f"{shape} {terrain} {turned}"
    return plan, board, [shape for shape in stacks if stacks[shape]]


def space_name(at: At) -> str:
    return f"r{at[0]}c{at[1]}"


@pytest.mark.rule("B4.2", "B4.3", "B4.4", "B4.5", "B4.6", "B4.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(20))
def test_on_random_boards_exactly_the_legal_places_are_offered(players: int, seed: int) -> None:
    chance = random.Random(seed * 10 + players)
    plan, board, stacks = random_map(players, chance)
    tokens = {
        space_name(at): chance.choice(["p1 1", "p2 1", "p2 3", "neutral 4"])
        for at, (shape, _) in plan.laid.items()
        if shape in CITIES
    }
    tokens = {name: mark for name, mark in tokens.items() if seed % 4 or mark != "p1 1"}
    homes = {(int(name[1]), int(name[3])) for name, mark in tokens.items() if mark == "p1 1"}
    if len(homes) > 7:
        homes = set()
        tokens = {name: mark for name, mark in tokens.items() if mark != "p1 1"}
    game = table(players=players, board=board, tokens=tokens, turn="p1")
    lost = chance.sample(sorted(stacks), chance.randint(0, 6))
    lose_stacks(game, *lost)
    left = [shape for shape in stacks if shape not in lost]
    passable = plan.open_spaces(left)
    owned: dict[str, set[At]] = {}
    for name, mark in tokens.items():
        owned.setdefault(mark.split()[0], set()).add((int(name[1]), int(name[3])))
    owned.pop("neutral", None)
    if len(owned) == players or not plan.has_room_for_a_city(passable, left):
        passable = plan.reached(passable, set().union(*owned.values()))
    empty = plan.existing - set(plan.laid)
    assert impassable(game) == {space_name(at) for at in empty - passable}
    for shape in left:
        offers = ground(game).places(game, 0, SHAPE_NUMBERS[shape])
        written = {game.rules.notation.text(place).removeprefix("place ") for place in offers}
        assert written == plan.places(shape, homes, passable)
        assert len(offers) == len(written)


@pytest.mark.rule("B3.9", "B0.10")
def test_no_city_is_being_built_for_which_there_is_no_token() -> None:
    game = table(board=LOW, tokens=dict.fromkeys(LOW, "p1 1"))
    for level, reason in ((1, Reason("frame-no-token")), (3, None), (5, Reason("frame-no-token"))):
        assert Revealing(0, CITY_ONE, level).check(game) == reason
