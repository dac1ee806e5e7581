"""The Valleys of Kings and Queens on the board (S15.1)."""

import random
from typing import Any

import msgspec
import pytest

from battalia.engine import CHANCE, Game, Options, PositionError, explain, load, save, start, view
from battalia.engine.catalogue import CatalogueError
from battalia.engine.chapters.land import is_closed, is_open, open_spaces
from battalia.engine.laws import broken_law
from battalia.engine.modules.valleys import Explored, Exploring, Valleys, plan
from battalia.engine.notation import read_kind
from battalia.engine.options import OptionsError
from battalia.engine.points import assemble
from battalia.engine.terms import EMPTY, MISSING, RUINS, SHAPES, shape_of, tile
from battlefield import mark, totals
from positions import begun, draw, offered, say, starting, table
from random_play import walk
from refusals import refuses
from valleys import LINK, NORTH_ROAD, in_the_middle, valley

EXPANSION: dict[str, Any] = {"expansion": True, "stormgates": True}
FOUR_EXITS = "[stormgates]\nlink_four_exits = true\n"


def lies(game: Game, space: str) -> str:
    return game.rules.notation.tile_name(game.board[game.rules.notation.read_space(space)])


def why(game: Game, wish: str, name: str = "p1") -> str:
    reason = explain(game, int(name[1]) - 1, wish)
    return "" if reason is None else f"{reason.id} {reason.rule}"


# Set-up.


@pytest.mark.rule("S15.1", "S10.3")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_valleys_lie_in_the_place_of_the_ruins(players: int) -> None:
    game = begun(Options(players=players, valleys="pass", **EXPANSION))
    for column in (3, 7):
        assert lies(game, f"r3c{column}") == "city-four neutral north"
        assert mark(game, f"r3c{column}") == "neutral 6"
        for road in (f"r2c{column}", f"r4c{column}", f"r3c{column - 1}", f"r3c{column + 1}"):
            assert lies(game, road) == "closed-road neutral north"
        assert lies(game, f"r2c{column - 1}") == "closed-building neutral east"
        assert lies(game, f"r2c{column + 1}") == "closed-building neutral south"
        assert lies(game, f"r4c{column + 1}") == "closed-building neutral west"
        assert lies(game, f"r4c{column - 1}") == "closed-building neutral north"
    assert lies(game, LINK) == "link neutral east"
    assert not any(shape_of(on) == RUINS for on in game.board if on > 0)


@pytest.mark.rule("S15.1", "S0.3")
def test_the_link_card_may_have_four_exits() -> None:
    game = begun(
        Options(valleys="bridge", great_artefacts=True, corrections=FOUR_EXITS, **EXPANSION)
    )
    assert lies(game, LINK) == "link neutral north"


@pytest.mark.rule("S15.1", "B4.7")
def test_with_two_exits_of_the_link_the_spaces_beside_it_are_impassable() -> None:
    two = valley()
    four = valley(corrections=FOUR_EXITS)
    for space in (two.rules.notation.read_space(name) for name in ("r2c5", "r4c5")):
        assert space in view(two, 0).impassable
        assert space not in view(four, 0).impassable


@pytest.mark.rule("S15.1", "B4.5", "B4.7")
def test_beside_the_link_a_road_is_built_only_where_the_link_has_an_exit() -> None:
    for corrections, reason in ("", "space-roads-differ B4.5"), (FOUR_EXITS, ""):
        game = valley(
            corrections=corrections,
            hand="friman.barfolk supply",
            board={"r0c5": "city-four woods north", "r1c5": "straight woods north"},
            tokens={"r0c5": "p1 1"},
            gates=False,
        )
        assert why(game, "build straight r2c5") == reason


@pytest.mark.rule("S15.1")
def test_which_building_lies_where_is_nowhere_in_the_state() -> None:
    game = begun(Options(valleys="pass", **EXPANSION))
    plain = msgspec.json.decode(save(game))
    assert plain["modules"]["valleys"] == {}
    assert len({plain["board"][space] for space in ("r2c2", "r2c6")}) == 1


# Roads and cities beside the valleys.


@pytest.mark.rule("S15.1", "B4.5")
def test_neighbours_match_the_roads_of_unexplored_cards() -> None:
    game = valley(
        hand="friman.barfolk×2 supply×2",
        board={"r0c3": "curve woods south", "r0c2": "city-one woods east"},
        tokens={"r0c2": "p1 1"},
    )
    # A road leads south from r1c3 into the valley: it must be met.
    assert why(game, "build curve r1c3") == "space-roads-differ B4.5"
    assert why(game, "build straight r1c3") == ""
    # None leads out of a building: it must not be met.
    game = valley(
        hand="friman.barfolk×2 supply×2",
        board={"r0c3": "curve woods south", "r0c2": "city-one woods east", **NORTH_ROAD},
        tokens={"r0c2": "p1 1"},
    )
    assert why(game, "build crossroads r1c2") == "space-roads-differ B4.5"
    assert why(game, "build straight r1c2") == ""


@pytest.mark.rule("S15.1", "B4.4")
def test_no_city_lies_beside_the_outer_sides_of_a_building() -> None:
    game = valley(
        hand="friman.barfolk×3",
        board={"r1c2": "straight woods east", "r1c1": "city-one woods east", **NORTH_ROAD},
        tokens={"r1c1": "p1 1"},
    )
    assert why(game, "build city 1 r1c4") == "space-beside-city B4.4"
    # A road of the valley is no building: a city may lie beside it.
    beside = valley(
        hand="friman.barfolk×3",
        board={"r0c3": "curve woods south", "r0c2": "city-one woods east"},
        tokens={"r0c2": "p1 1"},
    )
    assert why(beside, "build city 1 r1c3") == ""


@pytest.mark.rule("S15.1", "B4.3")
def test_an_unexplored_card_is_a_card_to_build_beside() -> None:
    # Without a city p1 may place one anywhere where it touches a card: here face-down ones only.
    game = valley(hand="friman.barfolk×3", gates=False)
    assert why(game, "build city 1 r1c3") == ""
    assert why(game, "build city 1 r0c0") == "space-touches-nothing B4.3"


@pytest.mark.rule("S15.1", "B4.6")
def test_an_unexplored_card_is_no_link() -> None:
    board = {"r1c3": "city-four woods north"}
    road = "valley-road neutral north"
    closed = valley(board=board, tokens={"r1c3": "p1 1"}, hand="friman.barfolk supply")
    assert why(closed, "build straight r3c1") == "space-not-linked B4.6"
    half = valley(
        board=board | {"r2c3": road}, tokens={"r1c3": "p1 1"}, hand="friman.barfolk supply"
    )
    assert why(half, "build straight r3c1") == "space-not-linked B4.6"
    whole = valley(
        board=board | {"r2c3": road, "r3c2": road},
        tokens={"r1c3": "p1 1"},
        hand="friman.barfolk supply",
    )
    assert why(whole, "build straight r3c1") == ""


@pytest.mark.rule("S15.1", "B10.1", "B4.2")
def test_an_unexplored_card_fills_its_space() -> None:
    game = valley(board={"r1c3": "city-four woods north"}, tokens={"r1c3": "p1 1"})
    assert why(game, "build straight r2c3") == "space-occupied B4.2"
    assert game.rules.notation.read_space("r2c3") not in open_spaces(game)


@pytest.mark.rule("S15.1", "B10.1")
def test_the_map_is_complete_although_valley_cards_lie_face_down() -> None:
    # Nothing exists but the cards of the set-up and one space beside the city of p1.
    cards = {*START, *NEUTRAL, *GATE_SPACES, (0, 1)}
    missing = [
        [row, column]
        for row in range(7)
        for column in range(11)
        if (row, column) not in cards
        and not (2 <= row <= 4 and 2 <= column <= 8 and (row, column) not in ((2, 5), (4, 5)))
    ]
    terrains = ("woods", "lakes", "canyons", "mountains")
    cities = {
        f"r{row}c{column}": f"city-four {terrains[at % 4]} north"
        for at, (row, column) in enumerate(START + NEUTRAL)
    }
    game = valley(
        map_end="on",
        layout=layout(missing=missing),
        board=cities,
        tokens={"r0c0": "p1 1"},
        hand="friman.barfolk supply",
    )
    assert game.asked
    say(game, "p1: build straight")
    draw(game)
    assert offered(game) == ["place r0c1 east"]
    say(game, "p1: place r0c1 east")
    assert game.ended == "map"


# Neutral ground.


@pytest.mark.rule("S15.1", "B12.1", "B12.2")
def test_the_valleys_are_no_home_of_anybody() -> None:
    game = valley(
        advanced=True,
        hand="sword",
        board=NORTH_ROAD,
        heroes={"p1": "r1c3 r3c3"},
        tokens={"r3c3": "p2 4"},
    )
    # The hero on the woods of the Bärfolk has a road into the valley, but no supply to go there.
    assert starting(game, "step") == []
    assert why(game, "step 1 south") == "cannot-pay B7.2"
    say(game, "p1: attack r3c3", "p1: lay sword")
    assert (totals(game)) == (6, 4)


# Nobody enters an unexplored card.


@pytest.mark.rule("S15.1", "B7.3")
def test_no_hero_steps_or_rides_onto_an_unexplored_card() -> None:
    game = valley(hand="supply horse.barfolk", heroes={"p1": "r3c3"})
    assert starting(game, "step") == []
    assert starting(game, "ride") == []
    assert why(game, "step 1 north") == "unexplored S15.1"
    explored = valley(hand="supply", board=NORTH_ROAD, heroes={"p1": "r3c3"})
    assert starting(explored, "step") == ["step 1 north"]


@pytest.mark.rule("S15.1", "B6.5")
def test_wings_carry_to_centres_and_the_link_but_to_no_unexplored_card() -> None:
    game = valley(hand="wings", board=NORTH_ROAD, heroes={"p1": "r1c3"})
    flights = [choice.split()[-1] for choice in starting(game, "fly")]
    assert {"r3c3", "r3c7", "r3c5", "r2c3"} <= set(flights)
    assert not {"r2c2", "r2c4", "r3c2", "r3c4", "r4c3", "r2c7"} & set(flights)


@pytest.mark.rule("S15.1", "S16.2")
def test_nobody_retreats_onto_an_unexplored_card() -> None:
    game = valley(
        hand={"p1": "weapon.barfolk", "p2": "supply×3"},
        board={"r0c3": "straight woods north", **NORTH_ROAD},
        heroes={"p1": "r0c3", "p2": "r0c3"},
    )
    say(game, "p1: attack r0c3 p2", "p1: lay weapon.barfolk", "p1: stand")
    # Three steps from r0c3: the centre is one; the unexplored building beside the road is none.
    assert starting(game, "retreat") == ["retreat r3c3"]


# Boards.

START = [(0, 0), (0, 10), (6, 0), (6, 10)]
NEUTRAL = [(1, 3), (1, 7), (5, 3), (5, 7)]
GATE_SPACES = [(0, 5), (6, 5), (3, 0), (3, 10)]


SMALL = {
    "columns": 7,
    "ruins": [[3, 1], [3, 5]],
    "link": [3, 3],
    "start": [[0, 0], [0, 6], [6, 0], [6, 6]],
    "neutral": [[1, 1], [1, 5], [5, 1], [5, 5]],
    "gates": [[0, 3], [3, 0], [3, 6], [6, 3]],
}


def layout(**changed: Any) -> str:
    """A layout file: the board of the book for four players, changed."""
    entries: dict[str, Any] = {
        "rows": 7,
        "columns": 11,
        "factions": 4,
        "great_artefacts": 4,
        "ruins": [[3, 3], [3, 7]],
        "link": [3, 5],
        "start": [list(at) for at in START],
        "neutral": [list(at) for at in NEUTRAL],
        "gates": [list(at) for at in GATE_SPACES],
        "missing": [],
    }
    entries |= changed
    return "\n".join(f"{key} = {value}" for key, value in entries.items() if value is not None)


@pytest.mark.rule("S10.3", "S10.5", "S15.1")
def test_a_layout_file_may_hold_the_valleys() -> None:
    game = begun(
        Options(valleys="pass", layout=layout(gates=[[0, 5], [6, 5], [1, 1], [5, 9]]), **EXPANSION)
    )
    assert lies(game, "r1c1").startswith("stormgate")
    assert lies(game, "r3c3") == "city-four neutral north"


def moved(row: int, column: int, rows: tuple[int, int]) -> Options:
    """The first centre lies there, and all that is no valley card in these two rows."""
    one, two = rows
    places = layout(
        ruins=[[row, column], [row, column + 4]],
        link=[row, column + 2],
        start=[[one, 2 * place] for place in range(4)],
        neutral=[[two, 2 * place] for place in range(4)],
        gates=[[one, 8], [one, 10], [two, 8], [two, 10]],
    )
    return Options(valleys="pass", layout=places, **EXPANSION)


@pytest.mark.rule("S10.3", "S10.5", "S15.1")
@pytest.mark.parametrize(("row", "column", "rows"), [(1, 1, (4, 6)), (5, 5, (0, 2))])
def test_the_valleys_may_lie_in_a_corner_of_the_board(
    row: int, column: int, rows: tuple[int, int]
) -> None:
    game = begun(moved(row, column, rows))
    assert lies(game, f"r{row - 1}c{column - 1}").startswith("closed-building")
    assert lies(game, f"r{row + 1}c{column + 5}").startswith("closed-building")


def in_the_corner(explored: bool, **more: Any) -> Game:
    """The valleys in the first corner; its building, explored or not, has a hero of p1 on it."""
    options = moved(1, 1, (4, 6))
    rules = assemble(options)
    notation = rules.notation
    board = {notation.space_name(at): notation.tile_name(on) for at, on in plan(rules).items()}
    tokens = {"r1c1": "neutral 6", "r1c5": "neutral 6"}
    if explored:
        board["r0c0"] = board["r0c0"].replace("closed-", "")
        tokens["r0c0"] = "p1 2"
        more["heroes"] = {"p1": "r0c0"}
        more["slices"] = {"valleys": Valleys((Explored(0, read_kind("tool")),))}
    layout = options.layout
    return table(board=board, tokens=tokens, valleys="pass", layout=layout, **EXPANSION, **more)


@pytest.mark.rule("S15.2", "S10.3")
def test_a_hero_explores_from_the_first_corner_too() -> None:
    game = in_the_corner(True, hand="friman.barfolk×2 supply")
    assert starting(game, "explore") == ["explore r0c1", "explore r1c0"]


@pytest.mark.rule("S15.2", "S10.3")
def test_what_is_being_explored_is_a_building_that_lies_face_down() -> None:
    game = in_the_corner(False, frames=(Exploring(0, 0),))
    assert "reveal tool" in offered(game)
    # A road, the centre, an empty space, none at all.
    for space in (1, 12, 40, -1):
        with pytest.raises(AssertionError, match="“exploring”"):
            in_the_corner(False, frames=(Exploring(0, space),))


@pytest.mark.rule("S10.3", "S10.5", "S15.1")
@pytest.mark.parametrize(
    ("row", "column", "rows"), [(0, 3, (3, 5)), (6, 3, (1, 3)), (3, 0, (0, 6)), (3, 6, (0, 6))]
)
def test_but_not_over_its_edge(row: int, column: int, rows: tuple[int, int]) -> None:
    with refuses(OptionsError, "do not fit on the board"):
        assemble(moved(row, column, rows))


@pytest.mark.rule("S10.3", "S10.5", "S15.1")
@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"rows": 8}, "“rows”: 5 to 7, not 8"),
        (SMALL, "a board of 7 × 11 spaces"),
        ({"ruins": [[3, 3]]}, "“ruins”: exactly 2, not 1"),
        ({"link": None}, "“link”: this entry is missing"),
        ({"link": [3, 6]}, "the link card lies between the valleys"),
        ({"ruins": [[3, 7], [3, 3]]}, "do not fit on the board"),
        ({"ruins": [[3, 3], [4, 7]]}, "the link card lies between the valleys"),
        ({"ruins": [[0, 3], [0, 7]], "link": [0, 6]}, "do not fit on the board"),
        ({"neutral": [[2, 2], [1, 7], [5, 3], [5, 7]]}, "on r2c2 another card lies already"),
        ({"missing": [[2, 3]]}, "“ruins”: .* on r2c3, a space that does not exist"),
        # A crossroads city on the outer side of a building, a gate north of the link card.
        ({"neutral": [[1, 2], [1, 7], [5, 3], [5, 7]]}, "the roads of neighbouring cards match"),
        ({"gates": [[2, 5], [6, 5], [3, 0], [3, 10]]}, "the roads of neighbouring cards match"),
    ],
)
def test_a_board_on_which_the_valleys_cannot_lie_is_refused(
    changed: dict[str, Any], sentence: str
) -> None:
    with refuses(OptionsError, sentence):
        assemble(Options(valleys="pass", layout=layout(**changed), **EXPANSION))


@pytest.mark.rule("S10.5")
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 3}, "options-needs-four"),
        ({"stormgates": False}, "options-needs-stormgates"),
        ({"relics": True}, "options-no-valleys .*'relics'"),
        ({"hard": True}, "options-no-valleys .*'hard'"),
        ({"valleys": "ferry"}, "options-value .*'pass, bridge'"),
    ],
)
def test_what_does_not_go_with_the_valleys_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        assemble(Options(**(EXPANSION | {"players": 4, "valleys": "pass"} | wrong)))


@pytest.mark.rule("S15.1", "S15.4")
@pytest.mark.parametrize(
    "entry",
    ["centre = 0", "centre = 16", "centre_level = 5", "building_level = 3"],
)
def test_numbers_that_no_token_shows_are_refused(entry: str) -> None:
    with pytest.raises(CatalogueError):
        assemble(Options(valleys="pass", corrections=f"[stormgates]\n{entry}\n", **EXPANSION))


@pytest.mark.rule("S15.1", "S15.2", "S15.4")
@pytest.mark.parametrize(
    ("name", "least", "most", "rule"),
    [
        ("centre", 1, 15, "S15.1"),
        ("centre_level", 1, 4, "S15.4"),
        ("building_level", 1, 2, "S15.2"),
    ],
)
def test_numbers_that_a_token_shows_may_be_agreed_on(
    name: str, least: int, most: int, rule: str
) -> None:
    for number in (least, most):
        rules = assemble(
            Options(valleys="pass", corrections=f"[stormgates]\n{name} = {number}\n", **EXPANSION)
        )
        assert getattr(rules.catalogue.box, name) == number
    for number in (least - 1, most + 1):
        with pytest.raises(CatalogueError) as refused:
            assemble(
                Options(
                    valleys="pass", corrections=f"[stormgates]\n{name} = {number}\n", **EXPANSION
                )
            )
        assert refused.value.reason.rule == rule


@pytest.mark.rule("S15.1", "S15.4")
def test_another_token_of_the_centres_may_be_agreed_on() -> None:
    game = begun(Options(valleys="pass", corrections="[stormgates]\ncentre = 9\n", **EXPANSION))
    assert mark(game, "r3c3") == "neutral 9"
    assert load(save(game)) == game


# Positions.


@pytest.mark.rule("S15.1", "S15.2")
@pytest.mark.parametrize(
    ("part", "entry", "value", "sentence"),
    [
        ("board", "r2c3", "link neutral north", "none of this game"),
        ("board", "r2c2", "closed-road neutral north", "none of this game"),
        ("board", "r3c3", "ruins neutral north", "the ruins lie on their space"),
        ("board", "r3c5", "link neutral north", "none of this game"),
        ("board", "r2c2", None, "valley cards lie on their spaces"),
        ("board", "r0c2", "stormgate neutral north", "none of this game"),
        ("board", "r0c2", "stormgate woods north", "one stormgate"),
        ("board", "r0c2", "city-four neutral north", "none of this game"),
        ("board", "r0c2", "valley-road woods north", "none of this game"),
        ("board", "r2c2", "building neutral east", "what each explored building gives"),
        ("tokens", "r3c3", "neutral 4", "a neutral town centre has its own token"),
        ("tokens", "r2c2", "p1 2", "a token lies on a city"),
        ("modules", "valleys", {"explored": [{"space": "r2c2", "gives": "tool"}]}, "it is known"),
        ("modules", "valleys", {"served": ["p1", "p1"]}, "one card of a building per turn"),
    ],
)
def test_a_position_with_other_valleys_is_refused(
    part: str, entry: str, value: object, sentence: str
) -> None:
    plain = msgspec.json.decode(save(valley()))
    plain.setdefault(part, {})[entry] = value
    if value is None:
        del plain[part][entry]
    with refuses(PositionError, sentence):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S15.1", "S15.2")
@pytest.mark.parametrize("gives", ["tent", "friman"])
def test_a_building_stands_in_its_own_valley(gives: str) -> None:
    plain = msgspec.json.decode(save(valley()))
    plain["board"]["r2c2"] = "building neutral east"
    plain["modules"]["valleys"] = {"explored": [{"space": "r2c2", "gives": gives}]}
    with refuses(PositionError, "the buildings of this valley give tool, title"):
        load(msgspec.json.encode(plain))


# Random games in the middle of the valleys.


@pytest.mark.rule("S15.2", "S15.3", "S15.6", "S15.7")
@pytest.mark.parametrize("seed", range(12))
def test_in_the_middle_of_the_valleys_every_law_holds(seed: int) -> None:
    rng = random.Random(seed)
    chosen: dict[str, Any] = {
        name: rng.random() < 0.5
        for name in ("advanced", "royals", "trading", "fortune", "metamorpha", "bilkarr", "teams")
    }
    options = Options(
        players=rng.choice((4, 5, 6)),
        valleys=("pass", "bridge")[seed % 2],
        great_artefacts=True,
        **chosen,
        **EXPANSION,
    )
    game, rng = in_the_middle(seed, options)
    text, read = game.rules.notation.text, game.rules.notation.read_choice
    for at, (_, question) in enumerate(walk(game, rng, 150)):
        assert question.options
        assert broken_law(game) is None
        assert all(read(text(option)) == option for option in question.options)
        if at % 10 == 0:
            assert load(save(game)) == game


@pytest.mark.rule("S15.1")
def test_without_the_valleys_nothing_of_them_is_there() -> None:
    game = start(Options(players=6, **EXPANSION))
    for seat, question in walk(game, random.Random(1), 400):
        if seat != CHANCE and question.about == "action":
            break
    assert "valleys" not in game.slices
    assert sum(shape_of(on) == RUINS for on in game.board if on > 0) == 2
    assert not starting(table(**EXPANSION), "explore")


@pytest.mark.rule("S15.1")
def test_every_card_can_be_entered_but_one_that_lies_face_down() -> None:
    for shape, name in SHAPES.items():
        card = tile(shape, 0, 15)
        assert is_closed(card) == name.startswith("closed-")
        assert is_open(card) != is_closed(card)
    for nothing in (EMPTY, MISSING):
        assert not is_open(nothing)
        assert not is_closed(nothing)
