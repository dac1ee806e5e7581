"""Empty spaces beside cities that nobody owns: open while a hero may still take one (B4.7)."""

import random
from typing import Any

import pytest

from battalia.engine.chapters.land import can_be_taken
from battalia.engine.events import GameEnded
from battalia.engine.game import Game
from battalia.engine.modules.relics import Relics
from battalia.engine.notation import read_cards
from battalia.engine.view import view
from battlefield import HIGH, LOW
from positions import asked, draw, offered, say, starting, table
from rules.test_b04_building import CITIES, At, impassable, lose_stacks, random_map, space_name
from rules.test_b10_end import ended, full_board

CORNER = {
    "r1c1": "city-four woods north",
    "r5c5": "city-four canyons north",
    "r1c5": "city-four lakes north",
    "r1c3": "straight woods north",
    "r2c4": "curve lakes south",
    "r3c5": "curve woods south",
}
"""Roads lead into r1c4 and r2c5 from the city in the corner r1c5 only."""
NEUTRAL = {"r1c1": "p1 1", "r5c5": "p2 1", "r1c5": "neutral 4"}
ABANDONED = {"r1c1": "p1 1", "r5c5": "p2 1"}
POCKETS = {"r1c4", "r2c5"}
CONQUERORS = "weapon.barfolk lord.barfolk"


def corner(**more: Any) -> Game:
    """A game of two with the corner cut off and p1's hero in it."""
    wanted: dict[str, Any] = {
        "board": CORNER,
        "tokens": NEUTRAL,
        "heroes": {"p1": "r1c5"},
    }
    return table(2, **{**wanted, **more})


# A hero in the net of a city that nobody owns.


@pytest.mark.rule("B4.7", "B8.14")
def test_spaces_beside_a_neutral_city_are_open_for_a_hero_there_who_takes_it_and_builds() -> None:
    game = corner(hand=f"{CONQUERORS} friman.barfolk supply")
    assert impassable(game) == set()
    assert view(game, 1).impassable == ()
    say(game, "attack r1c5", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    draw(game)
    say(game, "build curve")
    draw(game)
    assert "place r1c4 north" in offered(game)


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize("heroes", [{}, {"p1": "r1c1"}, {"p2": "r3c3 r3c5"}])
def test_they_are_impassable_while_no_hero_stands_in_its_road_net(heroes: dict[str, str]) -> None:
    assert impassable(corner(heroes=heroes)) == POCKETS


@pytest.mark.rule("B4.7")
def test_whose_hero_it_is_plays_no_part() -> None:
    assert impassable(corner(heroes={"p2": "r1c1 r1c5"})) == set()


@pytest.mark.rule("B4.7")
def test_the_hero_may_stand_anywhere_in_the_road_net() -> None:
    longer = CORNER | {"r2c5": "straight canyons north", "r3c5": "straight canyons north"}
    assert impassable(corner(board=longer, heroes={"p1": "r3c5"})) == set()
    assert impassable(corner(board=longer, heroes={"p1": "r2c4"})) == {"r1c4"}


@pytest.mark.rule("B4.7")
def test_only_the_regions_to_which_its_roads_lead_are_open() -> None:
    # No road leads into r4c1 and r5c1.
    walled = {
        "r3c1": "straight lakes east",
        "r4c2": "straight woods north",
        "r5c2": "straight canyons north",
    }
    assert impassable(corner(board=CORNER | walled)) == {"r4c1", "r5c1"}


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize("hand", ["", "wings", CONQUERORS])
def test_cards_and_wings_play_no_part(hand: str) -> None:
    assert impassable(corner(hand=hand)) == set()
    assert impassable(corner(hand=hand, heroes={"p1": "r1c1"})) == POCKETS


# Tested again whenever a hero comes or goes.


@pytest.mark.rule("B4.7", "B6.5")
def test_the_spaces_open_when_a_hero_flies_there_and_close_when_it_flies_away() -> None:
    game = corner(hand="wings", heroes={"p1": "r1c1"})
    other = game.copy()
    say(game, "fly 1 r1c5")
    assert impassable(game) == set()
    # Copies share what is derived from the board, not the heroes.
    assert impassable(other) == POCKETS
    back = corner(hand="wings")
    say(back, "fly 1 r1c1")
    assert impassable(back) == POCKETS


@pytest.mark.rule("B4.7", "B8.9", "B8.13")
def test_the_spaces_close_when_the_hero_is_lost() -> None:
    game = corner(hand=CONQUERORS)
    say(game, "attack r1c5", "lay weapon.barfolk")
    assert impassable(game) == set()
    say(game, "pass")
    assert game.heroes[0] == -1
    assert impassable(game) == POCKETS


@pytest.mark.rule("B4.7")
def test_the_spaces_stay_open_for_everybody_once_the_city_is_taken() -> None:
    game = corner(hand=f"{CONQUERORS} wings")
    say(game, "attack r1c5", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    draw(game)
    say(game, "fly 1 r1c1")
    assert impassable(game) == set()


# Whose player may still take it (B8.10, B13.2).


@pytest.mark.rule("B4.7", "B8.10")
def test_an_abandoned_city_counts_like_a_neutral_one() -> None:
    game = corner(tokens=ABANDONED, hand="wings")
    assert "annex r1c5" in offered(game)
    assert impassable(game) == set()
    say(game, "fly 1 r1c1")
    assert impassable(game) == POCKETS


def cities(spaces: dict[str, str], level: int) -> dict[str, str]:
    return dict.fromkeys(spaces, f"p1 {level}")


@pytest.mark.rule("B4.7", "B8.10")
@pytest.mark.parametrize(
    ("own", "neutral", "abandoned"),
    [
        ({"r3c0": "p1 1"}, True, True),
        (cities(LOW, 2), True, False),
        (cities(HIGH, 3), True, True),
        (cities(LOW, 1) | cities(HIGH, 4), False, False),
    ],
)
def test_a_player_takes_a_city_only_with_a_token_for_it(
    own: dict[str, str], neutral: bool, abandoned: bool
) -> None:
    others = {"r0c5": "p2 1", "r1c4": "p3 1", "r1c6": "p4 1"}
    # A road leads into r0c2 from the city r0c1 only.
    board = {
        **LOW,
        **HIGH,
        "r0c1": "city-one canyons east",
        "r0c3": "straight woods north",
        "r1c2": "straight lakes east",
        "r0c5": "city-one woods south",
        "r1c4": "city-four canyons north",
        "r1c6": "city-four canyons north",
    }
    for mark, wanted in (({"r0c1": "neutral 4"}, neutral), ({}, abandoned)):
        game = table(board=board, tokens=own | others | mark, heroes={"p1": "r0c1"})
        assert ("r0c2" not in impassable(game)) == wanted
        # Another player's hero has tokens of its own.
        game = table(board=board, tokens=own | others | mark, heroes={"p1": "r0c1", "p2": "r0c1"})
        assert "r0c2" not in impassable(game)


@pytest.mark.rule("B4.7", "B13.2")
@pytest.mark.parametrize(
    ("annexed", "heroes", "shut"),
    [
        ((), {"p1": "r5c5"}, False),
        ((), {"p1": "r3c3"}, True),
        ((0,), {"p1": "r5c5"}, True),
        ((1,), {"p1": "r5c5"}, False),
        ((0,), {"p1": "r5c5", "p2": "r5c5"}, False),
        ((0, 1), {"p1": "r5c5", "p2": "r5c5"}, True),
    ],
)
def test_in_hidden_relics_each_player_takes_one_city_with_a_neutral_token(
    annexed: tuple[int, ...], heroes: dict[str, str], shut: bool
) -> None:
    # Only from the city r5c5 a road leads into r5c4 and r4c5; the ruins link for everybody.
    board = {
        "r1c1": "city-four woods north",
        "r5c5": "city-four lakes north",
        "r5c3": "straight woods north",
        "r4c4": "curve lakes west",
        "r3c5": "curve woods west",
    }
    game = table(
        2,
        at="cohort",
        relics=True,
        offer="",
        board=board,
        tokens={"r1c1": "p1 4", "r5c5": "neutral 6"},
        heroes=heroes,
    )
    game.slices["relics"] = Relics((40,), read_cards("sword"), annexed)
    game.out = bytes(card for card in game.out if card not in read_cards("sword"))
    assert impassable(game) == ({"r5c4", "r4c5"} if shut else set())


@pytest.mark.rule("B4.7", "B13.2", "B8.10")
def test_an_abandoned_city_is_taken_in_hidden_relics_by_whoever_has_had_a_neutral_one() -> None:
    game = corner(relics=True, tokens=ABANDONED, slices={"relics": Relics((), b"", (0, 1))})
    assert impassable(game) == set()


# Stormgates join the nets (S1.2).

GATES = CORNER | {
    "r2c4": "curve lakes east",
    "r3c4": "curve canyons west",
    "r2c5": "stormgate lakes north",
    "r3c5": "curve woods north",
    "r5c1": "stormgate woods north",
}
"""The corner with a gate below its city, from which a road leads to the ruins, and another gate far
away; one pocket is left: r1c4."""


def gated(**more: Any) -> Game:
    on: dict[str, Any] = {"expansion": True, "stormgates": True, "map_end": "on"}
    return corner(**{**on, "board": GATES, **more})


@pytest.mark.rule("B4.7", "S1.2")
def test_stormgates_count_as_joined() -> None:
    assert impassable(gated(heroes={"p1": "r5c1"})) == set()
    assert impassable(gated(heroes={"p1": "r1c1"})) == {"r1c4"}
    # A gate far away helps only where the city's own net has one.
    lone = CORNER | {"r5c1": "stormgate woods north"}
    assert impassable(gated(board=lone, heroes={"p1": "r5c1"})) == POCKETS


@pytest.mark.rule("B4.7", "B4.6", "S1.2")
def test_a_players_city_beyond_the_gates_gives_no_link() -> None:
    tokens = NEUTRAL | {"r4c1": "p1 1"}
    board = GATES | {"r4c1": "city-four canyons north"}
    assert impassable(gated(board=board, tokens=tokens, heroes={})) == {"r1c4"}


@pytest.mark.rule("B4.7", "B7.1", "S1.2")
def test_a_hero_hired_in_the_joined_net_opens_the_spaces() -> None:
    tokens = NEUTRAL | {"r4c1": "p1 1"}
    board = GATES | {"r4c1": "city-four canyons north"}
    game = gated(board=board, tokens=tokens, heroes={}, hand="weapon.barfolk supply×2")
    say(game, "hero r1c1")
    assert impassable(game) == {"r1c4"}
    game = gated(board=board, tokens=tokens, heroes={}, hand="weapon.barfolk supply×2")
    say(game, "hero r4c1")
    assert impassable(game) == set()


# The end of the game (B10.1).


def last_pocket(**more: Any) -> Game:
    """Everything is filled but r1c4, to which a road leads from the city r1c5 alone."""
    instead = {
        "r1c5": "city-one lakes west",
        "r1c3": "curve lakes south",
        "r2c4": "tee canyons south",
        "r2c5": "curve woods south",
        **more.pop("instead", {}),
    }
    wanted: dict[str, Any] = {
        "board": full_board({"r1c4"}, instead=instead),
        "tokens": {"r1c1": "p1 1", "r5c5": "p2 1", "r1c5": "neutral 4"},
        "heroes": {"p1": "r1c5"},
    }
    return table(2, **{**wanted, **more})


@pytest.mark.rule("B10.1", "B4.7")
def test_the_map_is_complete_unless_a_hero_could_take_the_city_beside_the_last_space() -> None:
    game = last_pocket()
    assert ended(game) == ""
    assert view(game, None).ending.spaces == 1
    assert ended(last_pocket(heroes={"p1": "r1c1"})) == "map"


@pytest.mark.rule("B10.1", "B10.3", "B4.7")
def test_the_game_ends_at_once_when_the_last_such_hero_flies_away() -> None:
    game = last_pocket(hand="wings friman.barfolk")
    twin = game.copy()
    assert GameEnded("map") in say(game, "fly 1 r1c1")
    assert ended(game) == "map"
    # Each copy finds its own end, and only its own.
    say(twin, "end")
    assert ended(twin) == ""
    two = last_pocket(hand="wings", heroes={"p1": "r1c5", "p2": "r1c5"})
    say(two, "fly 1 r1c1")
    assert ended(two) == ""
    assert asked(two) == ["p1"]


@pytest.mark.rule("B10.1", "B4.7", "B8.9")
def test_the_game_ends_when_the_last_such_hero_is_lost() -> None:
    game = last_pocket(hand=CONQUERORS)
    say(game, "attack r1c5", "lay weapon.barfolk")
    assert ended(game) == ""
    say(game, "pass")
    assert ended(game) == "map"


@pytest.mark.rule("B10.1", "B4.7", "B7.3")
def test_a_step_within_the_net_ends_nothing() -> None:
    longer = {
        "r1c5": "city-corner lakes south",
        "r2c5": "curve woods north",
        "r2c4": "curve canyons south",
        "r3c5": "curve canyons south",
    }
    game = last_pocket(instead=longer, hand="supply")
    say(game, "step 1 south")
    assert ended(game) == ""
    assert asked(game) == ["p1"]


@pytest.mark.rule("B10.1", "B4.7", "B8.14")
def test_whoever_takes_the_city_lays_the_last_card() -> None:
    game = last_pocket(hand=f"{CONQUERORS} friman.barfolk supply")
    say(game, "attack r1c5", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    draw(game)
    say(game, "build curve")
    draw(game)
    assert offered(game) == ["place r1c4 north"]
    say(game, "place r1c4 north")
    assert ended(game) == "map"


@pytest.mark.rule("B10.1", "B4.7", "S1.3")
@pytest.mark.parametrize(("event", "reason"), [(6, "map"), (3, "")])
def test_the_game_ends_when_event_six_fetches_the_last_such_hero(event: int, reason: str) -> None:
    gates = {"r2c3": "stormgate woods north", "r4c3": "stormgate lakes north"}
    game = last_pocket(
        instead=gates,
        heroes={"p1": "r2c3 r1c5"},
        hand="supply×2",
        expansion=True,
        stormgates=True,
        map_end="on",
    )
    say(game, "jump 1 r4c3")
    assert ended(game) == ""
    say(game, f"chance: event {event}")
    assert ended(game) == reason


@pytest.mark.rule("B10.1", "B4.7")
def test_the_end_comes_in_the_turn_of_whoever_takes_the_hero_away() -> None:
    game = last_pocket(hand={"p2": "wings"}, heroes={"p2": "r1c5"}, turn="p2")
    assert starting(game, "build") == []
    say(game, "fly 1 r5c5")
    assert ended(game) == "map"


# On random boards.


@pytest.mark.rule("B4.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(40))
def test_on_random_boards_exactly_the_spaces_that_somebody_may_come_to_build_on_are_open(
    players: int, seed: int
) -> None:
    chance = random.Random(seed * 10 + players)
    plan, board, stacks = random_map(players, chance)
    owners: dict[At, str] = {}
    heroes: dict[str, list[At]] = {f"p{seat}": [] for seat in range(1, players + 1)}
    for at, (shape, _) in plan.laid.items():
        if shape in CITIES:
            owners[at] = chance.choice([*heroes, "neutral", "neutral", "abandoned"])
        if chance.random() < 0.3:
            seat = chance.choice(list(heroes))
            heroes[seat] = [*heroes[seat], at][:2]
    used = {seat: list(owners.values()).count(seat) for seat in heroes}
    levels = dict.fromkeys(heroes, "1") | {"neutral": "4"}
    owners = {at: of if used.get(of, 0) <= 7 else "neutral" for at, of in owners.items()}
    game = table(
        players,
        board=board,
        tokens={space_name(at): f"{of} {levels[of]}" for at, of in owners.items() if of in levels},
        heroes={seat: " ".join(map(space_name, spaces)) for seat, spaces in heroes.items()},
    )
    lost = chance.sample(sorted(stacks), chance.randint(0, 4))
    lose_stacks(game, *lost)
    left = [shape for shape in stacks if shape not in lost]
    passable = plan.open_spaces(left)
    homeless = set(heroes) - set(owners.values())
    if not homeless or not plan.has_room_for_a_city(passable, left):
        links = {at for at, of in owners.items() if of in heroes}
        for city in set(owners) - links:
            net = plan.linked({city})
            for seat, spaces in heroes.items():
                token = owners[city] == "neutral" or list(owners.values()).count(seat) < 7
                if token and net & set(spaces):
                    links.add(city)
        passable = plan.reached(passable, links)
    empty = plan.existing - set(plan.laid)
    assert impassable(game) == {space_name(at) for at in empty - passable}


# Whose hero it is, of all seats.


def taken(game: Game, city: str) -> bool:
    return can_be_taken(game, game.rules.notation.read_space(city))


@pytest.mark.rule("B4.7", "B8.10")
@pytest.mark.parametrize("heroes", ["r0c1 -", "- r0c1"])
@pytest.mark.parametrize("name", ["p1", "p2", "p3", "p4"])
def test_a_hero_without_a_token_left_takes_no_city_for_a_neighbour(name: str, heroes: str) -> None:
    board = LOW | {"r0c1": "city-four woods north"}
    poor = dict.fromkeys(LOW, f"{name} 1")
    assert not taken(table(board=board, tokens=poor, heroes={name: heroes}), "r0c1")
    assert taken(table(board=board, heroes={name: heroes}), "r0c1")


@pytest.mark.rule("B4.7", "B8.10", "B0.9")
def test_a_hero_in_the_first_corner_may_take_the_city_there() -> None:
    board = {"r0c0": "city-four woods north"}
    assert taken(table(board=board, heroes={"p1": "r0c0"}), "r0c0")
    assert not taken(table(board=board, heroes={"p1": "r3c3"}), "r0c0")


@pytest.mark.rule("B4.7", "B8.14", "S2.3")
def test_no_neutral_city_is_taken_with_the_token_of_a_residence() -> None:
    board = LOW | HIGH | {"r0c1": "city-one canyons east"}
    tokens = cities(LOW, 1) | cities(HIGH, 4) | {"r0c1": "neutral 4"}
    game = table(board=board, tokens=tokens, heroes={"p1": "r0c1"}, expansion=True, royals=True)
    assert game.rules.great_token(game, 0, 5)
    assert not taken(game, "r0c1")
