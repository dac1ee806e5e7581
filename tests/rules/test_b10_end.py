"""The end of the game (B10)."""

from collections import Counter
from collections.abc import Iterable

import pytest

from battalia.engine.chapters.ending import Standing, end, ending, outcome
from battalia.engine.events import Event, GameEnded
from battalia.engine.game import Game, Refused
from battalia.engine.modules.relics import Relics
from battalia.engine.notation import read_cards
from battalia.engine.play import play
from battalia.engine.view import view
from positions import cards, draw, offered, say, table

# With two players there are 25 spaces. Here every card has a road towards every neighbour:
# cities in the corners and around the ruins' corners, roads between them.

CITIES = ("r1c1", "r1c5", "r5c1", "r5c5", "r2c2", "r2c4", "r4c2", "r4c4")
INNER = ("r2c3", "r3c2", "r3c4", "r4c3")
EDGES = {
    "r1c2": "south",
    "r1c3": "south",
    "r1c4": "south",
    "r2c1": "east",
    "r3c1": "east",
    "r4c1": "east",
    "r2c5": "west",
    "r3c5": "west",
    "r4c5": "west",
    "r5c2": "north",
    "r5c3": "north",
    "r5c4": "north",
}
TERRAINS = ("woods", "lakes", "canyons")


def full_board(
    empty: Iterable[str], crossroads: int = 3, instead: dict[str, str] | None = None
) -> dict[str, str]:
    """All 25 spaces covered but these; so many of the edges are crossroads, the others tees."""
    shapes = dict.fromkeys(CITIES, "city-four") | dict.fromkeys(INNER, "crossroads")
    shapes |= dict.fromkeys(EDGES, "tee")
    shapes |= dict.fromkeys(
        [edge for edge in EDGES if edge not in empty][:crossroads], "crossroads"
    )
    used: Counter[str] = Counter()
    board = {}
    for space, shape in shapes.items():
        if space in empty:
            continue
        terrain = TERRAINS[used[shape] % 3]
        side = EDGES.get(space, "north") if shape == "tee" else "north"
        board[space] = f"{shape} {terrain} {side}"
        used[shape] += 1
    return board | (instead or {})


@pytest.mark.rule("B10.1", "B10.2", "B13.3")
def test_the_view_says_how_near_each_end_is() -> None:
    board = full_board(["r1c3"])
    tokens = {"r1c1": "p1 4", "r1c5": "p1 4", "r5c1": "p1 1", "r5c5": "p2 4"}
    near = view(table(2, board=board, tokens=tokens, cities_to_end=3, weeks=2), None).ending
    assert near.sides == (Standing((0,), 9, 2, 3), Standing((1,), 4, 1, 3))
    assert (near.spaces, near.weeks) == (1, 2)
    usual = view(table(2), None).ending
    assert {side.needed for side in usual.sides} == {5}
    assert (usual.spaces, usual.weeks) == (24, None)


def lay(game: Game, build: str, place: str) -> list[Event]:
    """Builds a card of whatever terrain is on top of its stack."""
    say(game, build)
    draw(game)
    assert ended(game) == ""
    return say(game, place)


def ended(game: Game) -> str:
    """How the game ended; empty while it goes on."""
    if game.ended:
        assert game.asked == {}
        assert game.lanes == []
    return game.ended


# B10.1: the map is full.


@pytest.mark.rule("B10.1")
def test_the_game_ends_when_the_last_space_is_filled_with_a_road() -> None:
    game = table(
        2,
        hand="friman.barfolk×2 supply×3",
        board=full_board({"r1c3"}),
        tokens={"r1c1": "p1 1", "r5c5": "p2 1"},
    )
    events = lay(game, "build tee", "place r1c3 south")
    assert ended(game) == "map"
    assert GameEnded("map") in events


@pytest.mark.rule("B10.1")
def test_the_game_ends_when_the_last_space_is_filled_with_a_city() -> None:
    game = table(
        2,
        hand="friman.barfolk×3",
        board=full_board({"r5c5"}),
        tokens={"r1c1": "p1 1", "r5c1": "p2 1"},
    )
    lay(game, "build city-four 1", "place r5c5 north")
    assert ended(game) == "map"
    result = outcome(game)
    assert result is not None
    assert result.points == (2, 1)


@pytest.mark.rule("B10.1")
def test_the_game_goes_on_while_a_space_is_open() -> None:
    game = table(
        2,
        hand="friman.barfolk×2 supply×3",
        board=full_board({"r1c3", "r5c3"}),
        tokens={"r1c1": "p1 1", "r5c5": "p2 1"},
    )
    lay(game, "build tee", "place r1c3 south")
    assert ended(game) == ""
    assert "end" in offered(game)


@pytest.mark.rule("B10.1", "B4.7")
def test_an_impassable_space_counts_as_filled() -> None:
    # No road leads to the corner r1c1, and all its neighbours are roadless towards it.
    closed = {"r1c2": "curve woods east", "r2c1": "curve lakes east"}
    game = table(
        2,
        hand="friman.barfolk×2 supply×3",
        board=full_board({"r1c1", "r5c3"}, crossroads=2, instead=closed),
        tokens={"r5c5": "p1 1", "r1c5": "p2 1"},
    )
    assert ended(game) == ""
    lay(game, "build tee", "place r5c3 north")
    assert ended(game) == "map"
    assert game.board[game.rules.notation.read_space("r1c1")] == 0


@pytest.mark.rule("B10.1", "B4.7")
def test_a_space_that_a_new_card_closes_counts_as_filled() -> None:
    # r1c1 and r1c2 are left; the road on r1c2 turns away from r1c1, whose other side is closed.
    closed = {"r2c1": "curve lakes east"}
    board = full_board({"r1c1", "r1c2"}, instead=closed)
    game = table(
        2,
        hand="friman.barfolk×2 supply×3",
        board=board,
        tokens={"r5c5": "p1 1", "r1c5": "p2 1"},
    )
    lay(game, "build curve", "place r1c2 east")
    assert ended(game) == "map"


@pytest.mark.rule("B10.1")
def test_the_game_ends_when_an_emptied_stack_makes_the_last_space_impassable() -> None:
    # Both open spaces lie between cities and need a road on all four sides: crossroads only.
    game = table(
        2,
        hand="friman.barfolk×2 supply×3",
        board=full_board({"r2c3", "r4c3"}, crossroads=6),
        tokens={"r1c1": "p1 1", "r5c5": "p2 1"},
    )
    assert len(game.land_stacks[9]) == 1
    lay(game, "build crossroads", "place r2c3 north")
    assert len(game.land_stacks[9]) == 0
    assert ended(game) == "map"


@pytest.mark.rule("B10.1")
def test_the_game_goes_on_while_the_stack_for_the_last_space_has_a_card() -> None:
    game = table(
        2,
        hand="friman.barfolk×2 supply×3",
        board=full_board({"r2c3", "r4c3"}, crossroads=5),
        tokens={"r1c1": "p1 1", "r5c5": "p2 1"},
    )
    assert len(game.land_stacks[9]) == 2
    lay(game, "build crossroads", "place r2c3 north")
    assert ended(game) == ""


# B10.2: five great cities.


SCATTERED = ("r0c0", "r0c2", "r0c4", "r0c6", "r6c0", "r6c2", "r6c4")


def great_cities(n: int, level: int = 4) -> tuple[dict[str, str], dict[str, str]]:
    """So many cities of p1 of this level."""
    terrains = ("woods", "lakes", "canyons", "mountains")
    board = {space: f"city-four {terrains[at % 4]} north" for at, space in enumerate(SCATTERED[:n])}
    return board, dict.fromkeys(board, f"p1 {level}")


@pytest.mark.rule("B10.2")
def test_the_game_ends_when_a_fifth_city_is_raised_to_level_four() -> None:
    board, tokens = great_cities(5)
    game = table(hand="lord.barfolk×2", board=board, tokens=tokens | {"r0c0": "p1 3"})
    assert ended(game) == ""
    events = say(game, "upgrade r0c0")
    assert ended(game) == "cities"
    assert GameEnded("cities") in events
    result = outcome(game)
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.rule("B10.2")
def test_four_great_cities_do_not_end_the_game() -> None:
    board, tokens = great_cities(4)
    game = table(hand="lord.barfolk×2", board=board, tokens=tokens | {"r0c0": "p1 3"})
    say(game, "upgrade r0c0")
    assert ended(game) == ""


@pytest.mark.rule("B10.2")
def test_cities_of_lower_levels_do_not_count() -> None:
    board, tokens = great_cities(7)
    tokens |= {"r0c0": "p1 3", "r0c2": "p1 2", "r0c4": "p1 3"}
    game = table(hand="priest.barfolk×2", board=board, tokens=tokens)
    say(game, "upgrade r0c2")
    assert ended(game) == ""


@pytest.mark.rule("B10.2")
def test_great_cities_of_different_players_are_not_added_up() -> None:
    board, tokens = great_cities(5)
    tokens["r0c2"] = "p2 4"
    game = table(hand="lord.barfolk×2", board=board, tokens=tokens | {"r0c0": "p1 3"})
    say(game, "upgrade r0c0")
    assert ended(game) == ""


@pytest.mark.rule("B10.2")
def test_neutral_cities_of_level_four_do_not_count() -> None:
    board, tokens = great_cities(6)
    tokens |= {"r0c2": "neutral 4", "r0c4": "neutral 4"}
    game = table(hand="lord.barfolk×2", board=board, tokens=tokens | {"r0c0": "p1 3"})
    say(game, "upgrade r0c0")
    assert ended(game) == ""


@pytest.mark.rule("B10.2")
def test_the_game_ends_when_the_fifth_great_city_is_built() -> None:
    board, tokens = great_cities(4)
    board["r1c0"] = "straight woods north"
    game = table(hand="lord.barfolk×3", board=board, tokens=tokens)
    say(game, "build city-one 4", "chance: terrain lakes")
    assert ended(game) == ""
    say(game, "place r2c0 north")
    assert ended(game) == "cities"


@pytest.mark.rule("B10.2")
def test_the_game_ends_when_the_fifth_great_city_is_conquered() -> None:
    board, tokens = great_cities(5)
    game = table(
        hand={"p1": "sword", "p2": "supply"},
        board=board,
        tokens=tokens | {"r0c0": "p2 4"},
        heroes={"p1": "r0c0"},
    )
    say(game, "attack r0c0", "lay sword", "stand")
    assert ended(game) == ""
    say(game, "p2: surrender")
    assert ended(game) == "cities"
    result = outcome(game)
    assert result is not None
    assert result.points == (20, 0, 0, 0)


def fifth_city_taken() -> Game:
    """A neutral city has become the fifth great one; its lord is still to be turned up (B8.14)."""
    board, tokens = great_cities(5)
    game = table(
        hand="sword",
        board=board,
        tokens=tokens | {"r0c0": "neutral 4"},
        heroes={"p1": "r0c0"},
    )
    say(game, "attack r0c0", "lay sword", "stand")
    return game


@pytest.mark.rule("B10.2", "B8.14")
def test_the_game_ends_when_a_neutral_city_becomes_the_fifth_great_city() -> None:
    game = fifth_city_taken()
    draw(game)
    assert ended(game) == "cities"


@pytest.mark.rule("B10.3")
def test_each_copy_of_a_game_finds_its_own_end() -> None:
    game = fifth_city_taken()
    copies = [game.copy(), game.copy(), game]
    for copy in copies:
        draw(copy)
    assert [ended(copy) for copy in copies] == ["cities"] * 3


@pytest.mark.rule("B10.2", "B13.2")
def test_the_game_ends_when_an_annexed_relic_city_is_the_fifth_great_city() -> None:
    board, tokens = great_cities(5)
    game = table(
        at="cohort",
        relics=True,
        offer="",
        hand="weapon.barfolk lord.barfolk×2",
        board=board,
        tokens=tokens | {"r0c0": "neutral 6"},
        heroes={"p1": "r0c0"},
    )
    game.out = read_cards("hammer shield wings horn")
    game.slices["relics"] = Relics((0,), read_cards("sword"))
    say(game, "skip", "attack r0c0", "lay weapon.barfolk", "lay lord.barfolk", "lay lord.barfolk")
    say(game, "stand")
    draw(game)
    assert ended(game) == "cities"


@pytest.mark.rule("B10.2")
def test_a_city_that_is_lost_no_longer_counts() -> None:
    board, tokens = great_cities(6)
    game = table(
        turn="p2",
        hand={"p2": "sword", "p1": "supply"},
        board=board,
        tokens=tokens | {"r0c0": "p1 4", "r0c2": "p1 3", "r0c4": "p2 3"},
        heroes={"p2": "r0c0"},
    )
    say(game, "attack r0c0", "lay sword", "stand", "p1: surrender")
    assert ended(game) == ""
    assert game.tokens[0] >> 4 == 2


# B10.3: at once.


@pytest.mark.rule("B10.3")
def test_the_rest_of_the_turn_is_not_played() -> None:
    board, tokens = great_cities(5)
    game = table(
        hand="lord.barfolk×2 supply×3",
        nation={"p1": "friman.barfolk×5"},
        ambush={"p2": "lord.islanders"},
        board=board,
        tokens=tokens | {"r0c0": "p1 3"},
    )
    say(game, "upgrade r0c0")
    assert ended(game) == "cities"
    assert cards(game, "hand") == "supply×3"
    assert cards(game, "shelter") == ""
    assert cards(game, "nation") == "friman.barfolk×5"
    for late in ("p1: hire friman", "p1: end", "p2: skip"):
        with pytest.raises(Refused):
            say(game, late)


@pytest.mark.rule("B10.3", "B8.11")
def test_an_attacked_player_does_not_draw_after_the_end() -> None:
    board, tokens = great_cities(5)
    game = table(
        hand={"p1": "sword", "p2": "supply"},
        board=board,
        tokens=tokens | {"r0c0": "p2 4"},
        heroes={"p1": "r0c0"},
    )
    say(game, "attack r0c0", "lay sword", "stand", "p2: surrender")
    assert ended(game) == "cities"
    assert cards(game, "hand", "p2") == "supply"


@pytest.mark.rule("B10.3")
def test_the_causing_action_is_completed_with_its_token() -> None:
    game = table(
        2,
        hand="chief.barfolk×3",
        board=full_board({"r5c5"}),
        tokens={"r1c1": "p1 1", "r5c1": "p2 1"},
    )
    lay(game, "build city-corner 2", "place r5c5 west")
    assert ended(game) == "map"
    result = outcome(game)
    assert result is not None
    assert result.points == (3, 1)
    assert len(game.land_stacks[3]) == 2


@pytest.mark.rule("B10.3", "B8.14")
def test_the_reward_of_the_conquest_that_ends_the_game_is_still_taken() -> None:
    game = fifth_city_taken()
    draw(game)
    assert ended(game) == "cities"
    assert game.rows[0][-1].gained == read_cards("supply lord.barfolk")


@pytest.mark.rule("B10.3")
def test_a_game_that_has_ended_asks_nobody() -> None:
    board, tokens = great_cities(5)
    game = table(hand="lord.barfolk×2", board=board, tokens=tokens | {"r0c0": "p1 3"})
    say(game, "upgrade r0c0")
    with pytest.raises(Refused):
        play(game, 0, game.rules.notation.read_choice("end"))


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert outcome(table()) is None


# B10.4: who has won.

SITES = ("r0c0", "r0c2", "r0c4", "r0c6", "r2c1", "r2c5", "r4c0", "r4c2", "r4c4", "r4c6", "r6c1")


def decided(*levels: tuple[int, ...], heroes: dict[str, str] | None = None) -> Game:
    """A game that has ended, with cities of these levels for each player in turn."""
    board: dict[str, str] = {}
    tokens: dict[str, str] = {}
    terrains = ("woods", "lakes", "canyons", "mountains")
    for seat, own in enumerate(levels, 1):
        for level in own:
            space = SITES[len(board)]
            board[space] = f"city-four {terrains[len(board) % 4]} north"
            tokens[space] = f"p{seat} {level}"
    game = table(board=board, tokens=tokens, heroes=heroes)
    end(game, "cities")
    return game


def points(game: Game) -> tuple[int, ...]:
    result = outcome(game)
    assert result is not None
    return result.points


def winners(game: Game) -> tuple[int, ...]:
    result = outcome(game)
    assert result is not None
    return result.winners


def places(game: Game) -> tuple[int, ...]:
    result = outcome(game)
    assert result is not None
    return result.places


@pytest.mark.rule("B10.4")
def test_most_victory_points_win_whoever_ended_the_game() -> None:
    board, tokens = great_cities(7, level=3)
    tokens |= {"r0c0": "p1 3", "r0c2": "p1 4", "r0c4": "p1 4"}
    tokens |= {"r0c6": "p2 4", "r6c0": "p2 3", "r6c2": "p2 3", "r6c4": "p2 3"}
    game = table(hand="lord.barfolk×2", board=board, tokens=tokens, cities_to_end=3)
    say(game, "upgrade r0c0")
    assert ended(game) == "cities"
    assert points(game) == (12, 13, 0, 0)
    assert winners(game) == (1,)


@pytest.mark.rule("B10.4")
def test_a_player_has_the_sum_of_the_own_city_levels_as_points() -> None:
    game = decided((4, 3, 2, 1), (3, 3), (2,), (1, 1, 1))
    assert points(game) == (10, 6, 2, 3)
    assert places(game) == (1, 2, 4, 3)


@pytest.mark.rule("B10.4")
def test_neutral_cities_ruins_and_abandoned_cities_give_nobody_points() -> None:
    board, tokens = great_cities(4, level=1)
    tokens["r0c0"] = "neutral 4"
    del tokens["r0c2"]
    game = table(board=board, tokens=tokens)
    end(game, "map")
    assert points(game) == (2, 0, 0, 0)


@pytest.mark.rule("B10.4")
def test_a_tie_goes_to_more_cities_of_level_four() -> None:
    game = decided((4, 4, 1), (3, 3, 3), (4, 3, 2))
    assert points(game) == (9, 9, 9, 0)
    assert places(game) == (1, 3, 2, 4)


@pytest.mark.rule("B10.4")
def test_the_next_tie_goes_to_more_cities_of_level_three() -> None:
    game = decided((4, 2, 2, 1), (4, 3, 1, 1))
    assert points(game) == (9, 9, 0, 0)
    assert winners(game) == (1,)


@pytest.mark.rule("B10.4")
def test_the_next_tie_goes_to_more_cities_of_level_two() -> None:
    game = decided((4, 3, 1, 1), (4, 3, 2))
    assert points(game) == (9, 9, 0, 0)
    assert winners(game) == (1,)


@pytest.mark.rule("B10.4")
def test_many_small_cities_do_not_outweigh_few_great_ones() -> None:
    assert winners(decided((2,), (1, 1))) == (0,)
    assert winners(decided((1, 1, 1), (3,))) == (1,)
    assert winners(decided((1, 1, 1, 1), (4,))) == (1,)


@pytest.mark.rule("B10.4")
def test_equal_cities_are_decided_by_the_heroes_on_the_board() -> None:
    game = decided((4, 2), (4, 2), (4, 2), heroes={"p1": "r3c3", "p2": "r3c3 r3c3"})
    assert places(game) == (2, 1, 3, 4)


@pytest.mark.rule("B10.4")
def test_only_the_own_heroes_break_a_tie() -> None:
    game = decided((4, 2), (4, 2), (4, 2), heroes={"p2": "r3c3", "p3": "r3c3 r3c3"})
    assert winners(game) == (2,)


@pytest.mark.rule("B10.4")
def test_heroes_do_not_weigh_more_than_cities() -> None:
    assert winners(decided((4, 2), (4, 1, 1), heroes={"p2": "r3c3 r3c3"})) == (0,)


@pytest.mark.rule("B10.4")
def test_what_is_equal_in_everything_is_shared() -> None:
    game = decided((4, 2), (4, 2), (4, 2), heroes={"p1": "r3c3", "p2": "r0c0"})
    assert winners(game) == (0, 1)
    assert places(game) == (1, 1, 3, 4)


@pytest.mark.rule("B10.4")
def test_what_a_module_scores_is_added_to_the_levels_of_the_cities(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = table(board={"r0c0": "city-four woods north"}, tokens={"r0c0": "p2 3"})
    assert [side.points for side in ending(game).sides] == [0, 3, 0, 0]
    monkeypatch.setattr(game.rules, "further_points", lambda game, seat: 10 * seat)
    assert [side.points for side in ending(game).sides] == [0, 13, 20, 30]
