"""Two and three players (B14)."""

from collections import Counter

import pytest

from battalia.engine.chapters.land import level_of
from battalia.engine.chapters.setup import OPTIONS
from battalia.engine.events import FactionRemoved
from battalia.engine.game import Game, Refused
from battalia.engine.notation import cards_text, faction_name
from battalia.engine.options import Options
from battalia.engine.play import start
from battalia.engine.terms import (
    ARTEFACTS,
    FACTION,
    MISSING,
    SHAPES,
    STACK_SHAPES,
    TERRAINS,
    UNITS,
    shape_of,
    terrain_of,
)
from positions import asked, begun, offered, say, table, until

ALL = ("barfolk", "islanders", "emberians", "cloudborn")
TERRAIN_NAMES = ("woods", "lakes", "canyons", "mountains")


def spaces(game: Game, level: int) -> list[str]:
    """Where tokens of this level lie."""
    return [
        game.rules.notation.space_name(space)
        for space, mark in enumerate(game.tokens)
        if mark and level_of(mark) == level
    ]


def missing(game: Game) -> set[str]:
    name = game.rules.notation.space_name
    return {name(space) for space, on in enumerate(game.board) if on == MISSING}


def city_fours(game: Game) -> Counter[str]:
    """Crossroads cities on the board by terrain."""
    return Counter(
        TERRAINS[terrain_of(on)]
        for on in game.board
        if on > 0 and SHAPES[shape_of(on)] == "city-four"
    )


def terrain_at(game: Game, space: str) -> str:
    return TERRAINS[terrain_of(game.board[game.rules.notation.read_space(space)])]


# The spaces.


@pytest.mark.rule("B14.3")
@pytest.mark.parametrize(
    ("players", "starting", "neutral"),
    [
        (4, ["r0c0", "r0c6", "r6c0", "r6c6"], ["r1c3", "r3c1", "r3c5", "r5c3"]),
        (3, ["r0c3", "r5c1", "r5c5"], ["r1c1", "r1c5", "r6c3"]),
        (2, ["r1c1", "r5c5"], ["r1c5", "r5c1"]),
    ],
)
def test_the_cities_lie_on_their_spaces(
    players: int, starting: list[str], neutral: list[str]
) -> None:
    game = begun(Options(players=players))
    assert spaces(game, 1) == starting
    assert spaces(game, 4) == neutral
    assert spaces(game, 8) == ["r3c3"]
    name = game.rules.notation.space_name
    lying = [name(space) for space, on in enumerate(game.board) if on > 0]
    assert sorted(lying) == sorted([*starting, *neutral, "r3c3"])


@pytest.mark.rule("B14.1")
def test_with_three_players_each_corner_and_its_two_neighbours_do_not_exist() -> None:
    game = begun(Options(players=3))
    assert missing(game) == {
        *("r0c0", "r0c1", "r1c0"),
        *("r0c6", "r0c5", "r1c6"),
        *("r6c0", "r6c1", "r5c0"),
        *("r6c6", "r6c5", "r5c6"),
    }


@pytest.mark.rule("B14.2")
def test_with_two_players_the_outer_ring_does_not_exist() -> None:
    game = begun(Options(players=2))
    ring = {
        f"r{row}c{column}"
        for row in range(7)
        for column in range(7)
        if row in (0, 6) or column in (0, 6)
    }
    assert missing(game) == ring
    assert sum(on != MISSING for on in game.board) == 25


@pytest.mark.rule("B14.1", "B14.2")
@pytest.mark.parametrize(
    ("players", "city", "gone", "there"),
    [(3, "r1c1", "r0c1", "r1c2"), (2, "r1c1", "r0c1", "r1c2")],
)
def test_nothing_is_built_on_a_space_that_does_not_exist(
    players: int, city: str, gone: str, there: str
) -> None:
    game = table(
        players,
        hand="friman.barfolk×2 supply",
        board={city: "city-four woods north"},
        tokens={city: "p1 1"},
    )
    say(game, "build crossroads", "chance: terrain lakes")
    places = {option.split()[1] for option in offered(game)}
    assert there in places
    assert gone not in places
    with pytest.raises(Refused):
        say(game, f"place {gone} north")


# Three players.


@pytest.mark.rule("B14.1")
def test_with_three_players_three_of_four_cities_lie_on_each_kind_of_space() -> None:
    game = start(Options(players=3))
    for terrains in (("lakes", "mountains", "woods"), ("canyons", "woods", "mountains")):
        left = list(TERRAIN_NAMES)
        for terrain in terrains:
            assert offered(game) == [f"terrain {name}" for name in left]
            assert game.asked[-1].weights == [1] * len(left)
            say(game, f"terrain {terrain}")
            left.remove(terrain)
    until(game, "cohort")
    assert {terrain_at(game, space) for space in ("r0c3", "r5c1", "r5c5")} == {
        "lakes",
        "mountains",
        "woods",
    }
    assert {terrain_at(game, space) for space in ("r6c3", "r1c1", "r1c5")} == {
        "canyons",
        "woods",
        "mountains",
    }


@pytest.mark.rule("B14.1")
def test_with_three_players_the_city_left_over_from_each_set_leaves_the_game() -> None:
    game = start(Options(players=3))
    for terrain in ("lakes", "mountains", "woods", "canyons", "woods", "mountains"):
        say(game, f"terrain {terrain}")
    until(game, "cohort")
    in_stack = Counter(TERRAINS[terrain] for terrain in game.land_stacks[5].bag)
    # Canyons is left over from the starting cities, lakes from the neutral ones.
    assert city_fours(game) == {"lakes": 1, "canyons": 1, "woods": 2, "mountains": 2}
    assert in_stack == {"lakes": 1, "canyons": 1, "woods": 1, "mountains": 1}


@pytest.mark.rule("B14.1", "B14.2", "B1.4")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 4), (4, 5)])
def test_so_many_great_artefacts_are_on_offer(players: int, count: int) -> None:
    game = begun(Options(players=players))
    assert len(game.offer) == count
    assert len(game.out) == 5 - count
    assert not set(game.offer) & set(game.out)


@pytest.mark.rule("B14.1", "B14.2")
@pytest.mark.parametrize("players", [2, 3])
def test_the_great_artefacts_on_offer_are_drawn_at_random(players: int) -> None:
    game = until(start(Options(players=players)), "offer")
    assert offered(game) == [
        f"draw {name}" for name in ("hammer", "sword", "shield", "wings", "horn")
    ]
    assert game.asked[-1].weights == [1] * 5
    say(game, "draw wings", "draw hammer", "draw shield")
    if players == 3:
        say(game, "draw horn")
    on_offer = cards_text(game.offer)
    assert on_offer == ("hammer shield wings" if players == 2 else "hammer shield wings horn")


@pytest.mark.rule("B14.1")
def test_with_three_players_all_four_factions_cards_stay_in() -> None:
    game = start(Options(players=3))
    for kind in (*UNITS, *ARTEFACTS):
        assert {faction_name(FACTION[card]) for card in game.stacks[kind].cards()} == set(ALL)
    for shape in STACK_SHAPES:
        assert {TERRAINS[terrain] for terrain in game.land_stacks[shape].bag} == set(TERRAIN_NAMES)
    assert game.supply == 80
    until(game, "choose-faction")
    assert offered(game) == [f"faction {faction}" for faction in ALL]


@pytest.mark.rule("B14.1")
def test_with_three_players_the_fourth_factions_heroes_and_tokens_do_not_play() -> None:
    game = begun(Options(players=3))
    assert len(game.heroes) == 6
    assert len(game.faction) == len(set(game.faction)) == 3
    assert spaces(game, 1) == ["r0c3", "r5c1", "r5c5"]


# Two players.


@pytest.mark.rule("B14.2")
def test_with_two_players_one_faction_is_removed_at_random_before_anything_is_dealt() -> None:
    game = start(Options(players=2))
    assert asked(game) == ["chance"]
    assert offered(game) == [f"remove {faction}" for faction in ALL]
    assert game.asked[-1].weights == [1, 1, 1, 1]
    assert all(not len(pile) for pile in game.stacks)
    events = say(game, "remove emberians")
    assert FactionRemoved(2) in events
    assert [faction_name(faction) for faction in game.factions] == [
        "barfolk",
        "islanders",
        "cloudborn",
    ]


@pytest.mark.rule("B14.2")
@pytest.mark.parametrize("faction", ALL)
def test_with_two_players_the_faction_may_be_removed_by_agreement(faction: str) -> None:
    game = start(Options(players=2, removed_faction=faction))
    assert game.asked[-1].about == "lay-city"
    assert faction not in [faction_name(one) for one in game.factions]
    assert len(game.factions) == 3


@pytest.mark.rule("B14.2")
def test_all_cards_of_the_removed_faction_are_gone_with_twenty_supply() -> None:
    game = start(Options(players=2, removed_faction="islanders"))
    for kind in (*UNITS, *ARTEFACTS):
        assert {faction_name(FACTION[card]) for card in game.stacks[kind].cards()} == {
            "barfolk",
            "emberians",
            "cloudborn",
        }
    for shape in STACK_SHAPES:
        assert "lakes" not in {TERRAINS[terrain] for terrain in game.land_stacks[shape].bag}
    assert sum(len(game.stacks[unit]) for unit in UNITS) == 60
    assert sum(len(game.stacks[kind]) for kind in ARTEFACTS) == 63
    assert sum(len(game.land_stacks[shape]) for shape in STACK_SHAPES) == 57
    assert game.supply == 60


@pytest.mark.rule("B14.2")
def test_the_removed_faction_cannot_be_chosen() -> None:
    game = until(start(Options(players=2, removed_faction="barfolk")), "choose-faction")
    assert offered(game) == ["faction islanders", "faction emberians", "faction cloudborn"]
    with pytest.raises(Refused):
        say(game, "faction barfolk")


@pytest.mark.rule("B14.2")
def test_with_two_players_two_of_three_cities_lie_on_each_kind_of_space() -> None:
    game = start(Options(players=2, removed_faction="cloudborn"))
    for terrains in (("lakes", "woods"), ("canyons", "lakes")):
        left = ["woods", "lakes", "canyons"]
        for terrain in terrains:
            assert offered(game) == [f"terrain {name}" for name in left]
            assert game.asked[-1].weights == [1] * len(left)
            say(game, f"terrain {terrain}")
            left.remove(terrain)
    until(game, "cohort")
    assert {terrain_at(game, space) for space in ("r1c1", "r5c5")} == {"lakes", "woods"}
    assert {terrain_at(game, space) for space in ("r1c5", "r5c1")} == {"canyons", "lakes"}
    # Canyons is left over from the starting cities, woods from the neutral ones.
    in_stack = Counter(TERRAINS[terrain] for terrain in game.land_stacks[5].bag)
    assert in_stack == {"lakes": 1, "canyons": 1, "woods": 1}


@pytest.mark.rule("B14.2")
def test_with_two_players_the_first_chooses_the_faction_and_the_second_the_city_first() -> None:
    game = until(start(Options(players=2, removed_faction="cloudborn")), "first-player")
    say(game, "first p2", "p2: faction barfolk", "p1: faction emberians")
    assert asked(game) == ["p1"]
    assert offered(game) == ["city r1c1", "city r5c5"]
    say(game, "p1: city r5c5")
    assert offered(game, "p2") == ["city r1c1"]


@pytest.mark.rule("B14.2")
def test_no_scroll_names_the_removed_faction() -> None:
    game = table(2, hand="scroll.barfolk friman.barfolk")
    say(game, "use scroll.barfolk")
    named = {option.split()[-1] for option in offered(game)}
    assert named == {"islanders", "emberians"}


@pytest.mark.rule("B14.2", "B0.1")
def test_one_of_the_four_factions_is_removed_by_agreement_or_none() -> None:
    (values,) = [option.values for option in OPTIONS if option.name == "removed_faction"]
    assert values == ("", "barfolk", "islanders", "emberians", "cloudborn")
