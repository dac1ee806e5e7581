"""Components (B0), and the file that corrects their numbers."""

import re
from collections import Counter

import pytest

from battalia.engine.catalogue import CatalogueError, load_catalogue
from battalia.engine.chapters.land import home_of
from battalia.engine.chapters.oracle import illuminated, matched
from battalia.engine.game import Game, Refused
from battalia.engine.laws import broken_law
from battalia.engine.notation import cards_text, faction_name
from battalia.engine.options import Options, OptionsError
from battalia.engine.play import start
from battalia.engine.points import assemble
from battalia.engine.terms import (
    ARTEFACTS,
    EMPTY,
    EXITS,
    FACTION,
    FACTIONS,
    KIND,
    KINDS,
    MISSING,
    SHAPES,
    STACK_SHAPES,
    TERRAINS,
    UNITS,
    terrain_of,
)
from positions import cards, draw, offered, say, table
from refusals import refuses

ALL = ("barfolk", "islanders", "emberians", "cloudborn")
HOMES = {"barfolk": "woods", "islanders": "lakes", "emberians": "canyons", "cloudborn": "mountains"}


def box(options: Options | None = None) -> Game:
    """A game whose stacks have been filled and nothing been taken from them yet."""
    return start(options)


def stack(game: Game, kind: str) -> Counter[str]:
    """How many cards of each faction lie in a stack."""
    number = next(number for number, name in KINDS.items() if name == kind)
    return Counter(faction_name(FACTION[card]) for card in game.stacks[number].cards())


def land_stack(game: Game, shape: str) -> Counter[str]:
    """How many cards of each terrain lie in a stack."""
    number = next(number for number, name in SHAPES.items() if name == shape)
    return Counter(TERRAINS[terrain] for terrain in game.land_stacks[number].bag)


def opened(game: Game, weapon: str = "weapon.emberians") -> Game:
    """p1 attacks the hero or city of p2 on r2c3 with a weapon of no help to morale."""
    target = "attack r2c3" if "attack r2c3" in offered(game) else "attack r2c3 p2"
    say(game, target, f"lay {weapon}")
    return game


# Factions and cards (B0.1-B0.5).


@pytest.mark.rule("B0.1")
def test_four_factions_with_a_home_terrain_each_are_in_the_game() -> None:
    game = box()
    assert [FACTIONS[faction] for faction in game.factions] == list(ALL)


@pytest.mark.rule("B0.1")
@pytest.mark.parametrize("faction", ALL)
def test_each_factions_home_is_its_own_terrain(faction: str) -> None:
    game = table(board={"r2c3": f"city-four {HOMES[faction]} north"})
    space = game.rules.notation.read_space("r2c3")
    assert faction_name(home_of(game, space)) == faction


@pytest.mark.rule("B0.1")
@pytest.mark.parametrize("faction", ALL)
def test_all_factions_are_mechanically_equal(faction: str) -> None:
    order = (faction, *(other for other in ALL if other != faction))
    game = table(
        factions=order,
        hand=f"friman.{faction}×3 chief.{faction} supply×3 weapon.{faction}",
        board={"r0c0": f"city-four {HOMES[faction]} north"},
        tokens={"r0c0": "p1 1"},
    )
    like = table(
        hand="friman.barfolk×3 chief.barfolk supply×3 weapon.barfolk",
        board={"r0c0": "city-four woods north"},
        tokens={"r0c0": "p1 1"},
    )
    assert offered(game) == offered(like)


@pytest.mark.rule("B0.2")
@pytest.mark.parametrize(
    ("unit", "each"), [("friman", 6), ("chief", 6), ("priest", 4), ("lord", 4)]
)
def test_each_faction_has_so_many_units(unit: str, each: int) -> None:
    assert stack(box(), unit) == Counter(dict.fromkeys(ALL, each))


@pytest.mark.rule("B0.2")
def test_there_are_eighty_units_twenty_of_each_faction() -> None:
    game = box()
    assert sum(len(game.stacks[unit]) for unit in UNITS) == 80
    for faction in ALL:
        assert sum(stack(game, KINDS[unit])[faction] for unit in UNITS) == 20


@pytest.mark.rule("B0.2")
@pytest.mark.parametrize(
    ("unit", "rank"), [("friman", 1), ("chief", 2), ("priest", 3), ("lord", 4)]
)
def test_the_strength_of_a_unit_is_its_rank_in_attack_and_defence(unit: str, rank: int) -> None:
    game = opened(
        table(
            hand={"p1": f"weapon.emberians {unit}.barfolk", "p2": f"{unit}.cloudborn"},
            heroes={"p1": "r2c3", "p2": "r2c3"},
            board={"r2c3": "crossroads woods north"},
        )
    )
    say(game, f"lay {unit}.barfolk")
    assert _totals(game) == (1 + rank, 0)
    say(game, "stand", "p2: fight", f"p2: lay {unit}.cloudborn")
    assert _totals(game) == (1 + rank, rank)


@pytest.mark.rule("B0.2", "B3.2")
@pytest.mark.parametrize(
    ("unit", "rank"), [("friman", 1), ("chief", 2), ("priest", 3), ("lord", 4)]
)
def test_the_rank_of_a_unit_is_its_price_less_one(unit: str, rank: int) -> None:
    assert f"hire {unit}" in offered(table(hand=f"supply×{rank + 1}"))
    assert f"hire {unit}" not in offered(table(hand=f"supply×{rank}"))


def _totals(game: Game) -> tuple[int, int]:
    from battalia.engine.view import view

    battle = view(game, 0).battle
    assert battle is not None
    return battle.attack, battle.defence


@pytest.mark.rule("B0.3")
@pytest.mark.parametrize(("players", "supply"), [(4, 80), (3, 80), (2, 60)])
def test_there_is_as_much_supply_as_there_are_unit_cards(players: int, supply: int) -> None:
    game = box(Options(players=players))
    draw(game)
    held = sum(game.deck(seat).count(6) for seat in range(players))
    assert game.supply + held == supply


@pytest.mark.rule("B0.3")
def test_supply_is_of_no_faction() -> None:
    game = table(hand="scroll.barfolk supply×3 friman.barfolk")
    say(game, "use scroll.barfolk")
    assert not any("supply" in option for option in offered(game))


@pytest.mark.rule("B0.4")
@pytest.mark.parametrize(
    "artefact", ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"]
)
def test_each_faction_has_three_of_every_artefact(artefact: str) -> None:
    assert stack(box(), artefact) == Counter(dict.fromkeys(ALL, 3))


@pytest.mark.rule("B0.4")
def test_there_are_eighty_four_artefacts_of_seven_kinds() -> None:
    game = box()
    assert len(ARTEFACTS) == 7
    assert sum(len(game.stacks[kind]) for kind in ARTEFACTS) == 84


@pytest.mark.rule("B0.4")
def test_weapon_and_horse_have_one_strength_and_the_other_artefacts_none() -> None:
    hand = "weapon.emberians×2 horse.emberians tool.emberians amulet.emberians title.emberians"
    game = opened(
        table(
            hand={"p1": f"{hand} scroll.emberians tent.emberians supply"},
            heroes={"p1": "r2c3", "p2": "r2c3"},
            board={"r2c3": "crossroads woods north"},
        )
    )
    assert _totals(game) == (1, 0)
    lays = [option for option in offered(game) if option.startswith("lay")]
    assert lays == ["lay weapon.emberians", "lay horse.emberians"]
    say(game, "lay horse.emberians")
    assert _totals(game) == (2, 0)
    say(game, "lay weapon.emberians")
    assert _totals(game) == (3, 0)


@pytest.mark.rule("B0.4")
def test_weapon_and_horse_defend_with_one_strength() -> None:
    game = opened(
        table(
            hand={
                "p1": "weapon.emberians lord.barfolk",
                "p2": "weapon.emberians horse.emberians tool.emberians tent.emberians supply",
            },
            heroes={"p1": "r2c3", "p2": "r2c3"},
            board={"r2c3": "crossroads woods north"},
        )
    )
    say(game, "stand", "p2: fight")
    lays = [option for option in offered(game) if option.startswith("lay")]
    assert lays == ["lay weapon.emberians", "lay horse.emberians"]
    say(game, "p2: lay weapon.emberians", "p2: lay horse.emberians")
    assert _totals(game) == (1, 2)


@pytest.mark.rule("B0.5")
def test_the_five_great_artefacts_are_hammer_sword_shield_wings_and_horn() -> None:
    game = box()
    draw(game)
    assert cards_text(game.offer) == "hammer sword shield wings horn"


@pytest.mark.rule("B0.5")
@pytest.mark.parametrize("faction", ALL)
def test_a_great_artefact_keeps_up_the_morale_of_every_faction(faction: str) -> None:
    order = (faction, *(other for other in ALL if other != faction))
    game = table(
        factions=order,
        hand={"p1": f"sword friman.{faction}"},
        heroes={"p1": "r2c3", "p2": "r2c3"},
        board={"r2c3": "crossroads woods north"},
    )
    say(game, "attack r2c3 p2", "lay sword", f"lay friman.{faction}")
    assert _totals(game) == (5 + 1 + 1, 0)


# Terrain cards (B0.6-B0.8).


@pytest.mark.rule("B0.6")
@pytest.mark.parametrize(
    ("shape", "each"),
    [
        ("city-one", 1),
        ("city-opposite", 1),
        ("city-corner", 1),
        ("city-three", 1),
        ("city-four", 3),
    ],
)
def test_each_terrain_has_so_many_city_cards(shape: str, each: int) -> None:
    assert land_stack(box(), shape) == Counter(dict.fromkeys(HOMES.values(), each))


@pytest.mark.rule("B0.6")
def test_there_are_twenty_eight_city_cards_in_five_stacks() -> None:
    game = box()
    shapes = [shape for shape in STACK_SHAPES if SHAPES[shape].startswith("city")]
    assert len(shapes) == 5
    assert sum(len(game.land_stacks[shape]) for shape in shapes) == 28


@pytest.mark.rule("B0.7")
@pytest.mark.parametrize("shape", ["straight", "curve", "tee", "crossroads"])
def test_each_terrain_has_three_cards_of_every_road(shape: str) -> None:
    assert land_stack(box(), shape) == Counter(dict.fromkeys(HOMES.values(), 3))


@pytest.mark.rule("B0.7")
def test_there_are_forty_eight_road_cards_in_four_stacks() -> None:
    game = box()
    shapes = [shape for shape in STACK_SHAPES if not SHAPES[shape].startswith("city")]
    assert len(shapes) == 4
    assert sum(len(game.land_stacks[shape]) for shape in shapes) == 48


@pytest.mark.rule("B0.6", "B0.7")
@pytest.mark.parametrize(
    ("shape", "exits"),
    [
        ("city-one", ["n", "e", "s", "w"]),
        ("city-opposite", ["ns", "ew"]),
        ("city-corner", ["ne", "es", "sw", "nw"]),
        ("city-three", ["new", "nes", "esw", "nsw"]),
        ("city-four", ["nesw"]),
        ("straight", ["ns", "ew"]),
        ("curve", ["ne", "es", "sw", "nw"]),
        ("tee", ["new", "nes", "esw", "nsw"]),
        ("crossroads", ["nesw"]),
    ],
)
def test_a_card_has_the_exits_of_its_shape_in_every_rotation(shape: str, exits: list[str]) -> None:
    number = next(number for number, name in SHAPES.items() if name == shape)
    turned = {
        "".join(letter for letter, bit in zip("nesw", (1, 2, 4, 8), strict=True) if bits & bit)
        for _, bits in EXITS[number]
    }
    assert turned == set(exits)


@pytest.mark.rule("B0.7", "B3.6")
@pytest.mark.parametrize(
    ("hand", "roads"),
    [
        ("friman.barfolk supply", ["build straight", "build curve"]),
        (
            "friman.barfolk×2 supply",
            ["build straight", "build curve", "build tee", "build crossroads"],
        ),
    ],
)
def test_straight_and_curve_are_simple_roads_and_tee_and_crossroads_are_junctions(
    hand: str, roads: list[str]
) -> None:
    game = table(hand=hand, board={"r0c0": "city-four woods north"}, tokens={"r0c0": "p1 1"})
    assert [option for option in offered(game) if option.startswith("build")] == roads


@pytest.mark.rule("B0.7")
def test_a_card_may_be_placed_in_every_rotation_that_fits() -> None:
    game = table(
        hand="friman.barfolk supply",
        board={"r3c1": "city-four woods north"},
        tokens={"r3c1": "p1 1"},
    )
    say(game, "build curve", "chance: terrain lakes")
    turned = [option for option in offered(game) if option.startswith("place r2c1")]
    assert turned == ["place r2c1 east", "place r2c1 south"]
    say(game, "place r2c1 south")
    space = game.rules.notation.read_space("r2c1")
    assert game.rules.notation.tile_name(game.board[space]) == "curve lakes south"


@pytest.mark.rule("B0.8", "B1.1")
def test_the_ruins_lie_in_the_centre_with_exits_on_all_sides_on_neutral_terrain() -> None:
    game = box()
    draw(game)
    notation = game.rules.notation
    lying = [
        notation.space_name(space) for space, on in enumerate(game.board) if on >> 4 & 15 == 10
    ]
    assert lying == ["r3c3"]
    on = game.board[notation.read_space("r3c3")]
    assert on & 15 == 15
    assert TERRAINS[terrain_of(on)] == "neutral"


@pytest.mark.rule("B0.8")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3", "p4"])
def test_the_ruins_are_nobodys_home(seat: str) -> None:
    game = table(
        turn=seat,
        advanced=True,
        hand="friman.barfolk",
        board={"r2c3": "straight woods north"},
        heroes={seat: "r2c3"},
    )
    assert offered(game) == ["end"]


# Board, tokens, heroes, die, Oracle (B0.9-B0.13).


@pytest.mark.rule("B0.9")
def test_the_board_is_a_grid_of_seven_by_seven() -> None:
    game = box()
    assert len(game.board) == 49
    assert game.rules.notation.space_name(48) == "r6c6"
    assert MISSING not in game.board
    draw(game)
    assert game.board.count(EMPTY) == 49 - 1 - 4 - 4


@pytest.mark.rule("B0.9")
def test_empty_spaces_are_unexplored_and_cannot_be_entered() -> None:
    game = table(hand="supply×3", heroes={"p1": "r3c3"}, board={"r2c3": "straight woods north"})
    assert [option for option in offered(game) if option.startswith("step")] == ["step 1 north"]


def cities(n: int, *levels: int) -> tuple[dict[str, str], dict[str, str]]:
    """So many cities of p1 with these levels in turn; from r0c0 a road leads to free land."""
    spaces = ["r0c0", "r0c2", "r0c4", "r0c6", "r6c0", "r6c2", "r6c4"][:n]
    terrains = ["woods", "lakes", "canyons", "mountains"]
    board = {space: f"city-four {terrains[at % 4]} north" for at, space in enumerate(spaces)}
    board["r1c0"] = "straight woods north"
    tokens = {space: f"p1 {levels[at % len(levels)]}" for at, space in enumerate(spaces)}
    return board, tokens


def levels_to_build(game: Game) -> set[str]:
    return {option.split()[-1] for option in offered(game) if option.startswith("build city")}


@pytest.mark.rule("B0.10")
@pytest.mark.parametrize(
    ("levels", "none_left"), [((1, 2), {"1", "2"}), ((3, 4), {"3", "4"}), ((2, 2), {"1", "2"})]
)
def test_a_player_has_seven_tokens_for_levels_one_and_two_and_seven_for_three_and_four(
    levels: tuple[int, ...], none_left: set[str]
) -> None:
    hand = "friman.barfolk×3 chief.barfolk×3 priest.barfolk×3 lord.barfolk×3"
    six, tokens = cities(6, *levels)
    assert levels_to_build(table(hand=hand, board=six, tokens=tokens)) == {"1", "2", "3", "4"}
    seven, tokens = cities(7, *levels)
    game = table(hand=hand, board=seven, tokens=tokens)
    assert levels_to_build(game) == {"1", "2", "3", "4"} - none_left


@pytest.mark.rule("B0.10")
@pytest.mark.parametrize(("hard", "city", "ruins"), [(False, 4, 8), (True, 6, 10)])
def test_neutral_tokens_show_four_or_six_and_eight_or_ten(
    hard: bool, city: int, ruins: int
) -> None:
    game = box(Options(hard=hard))
    draw(game)
    levels = sorted(mark & 15 for mark in game.tokens if mark)
    assert levels == [city] * 4 + [ruins]


@pytest.mark.rule("B0.11")
def test_a_player_has_two_heroes_and_no_third_one() -> None:
    game = table(
        hand="weapon.barfolk×3 supply×6",
        board={"r0c0": "city-four woods north"},
        tokens={"r0c0": "p1 1"},
        fill=12,
    )
    say(game, "hero r0c0", "hero r0c0")
    assert [game.rules.notation.space_name(space) for space in game.heroes[:2]] == ["r0c0", "r0c0"]
    assert "hero r0c0" not in offered(game)
    with pytest.raises(Refused):
        say(game, "hero r0c0")


@pytest.mark.rule("B0.11")
def test_the_two_heroes_are_identical_in_play() -> None:
    first = table(hand="supply horse.barfolk", heroes={"p1": "r3c3 -"}, board=_ring())
    second = table(hand="supply horse.barfolk", heroes={"p1": "- r3c3"}, board=_ring())
    renamed = [
        option.replace("step 2", "step 1").replace("ride 2", "ride 1") for option in offered(second)
    ]
    assert renamed == offered(first)
    together = table(hand="supply horse.barfolk", heroes={"p1": "r3c3 r3c3"}, board=_ring())
    assert offered(together) == offered(first)


def _ring() -> dict[str, str]:
    return {"r2c3": "straight woods north", "r4c3": "straight lakes north"}


@pytest.mark.rule("B0.12")
def test_the_die_has_six_sides_all_equally_likely() -> None:
    game = table(hand="amulet.barfolk friman.barfolk")
    say(game, "use amulet.barfolk", "on friman.barfolk")
    assert offered(game) == [f"roll {die}" for die in (1, 2, 3, 4, 5, 6)]
    assert game.asked[-1].weights == [1] * 6


@pytest.mark.rule("B0.12")
def test_no_battle_and_no_other_artefact_rolls_the_die() -> None:
    game = table(
        hand={"p1": "weapon.emberians title.barfolk friman.barfolk", "p2": "friman.islanders"},
        heroes={"p1": "r2c3", "p2": "r2c3"},
        board={"r2c3": "crossroads woods north"},
    )
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    say(game, "attack r2c3 p2", "lay weapon.emberians", "stand", "p2: surrender")
    assert "end" in offered(game)


@pytest.mark.rule("B0.13")
def test_the_inner_wheel_shows_the_reverse_order_of_the_outer_wheel() -> None:
    catalogue = box().rules.catalogue
    outer = [KINDS[kind] for kind in catalogue.outer]
    inner = [KINDS[kind] for kind in catalogue.inner]
    assert outer == ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"]
    assert inner == ["tool", "horse", "tent", "scroll", "title", "amulet", "weapon"]


@pytest.mark.rule("B0.13", "B11.2")
def test_every_position_of_the_wheels_shows_exactly_one_pair() -> None:
    catalogue = box().rules.catalogue
    for day in range(7):
        inner = [catalogue.inner[arm - day] for arm in range(7)]
        pairs = [kind for kind, other in zip(catalogue.outer, inner, strict=True) if kind == other]
        game = table(day=day + 1)
        assert pairs == [matched(game)]
        beam = inner.index(catalogue.sunbeam)
        assert catalogue.outer[beam] == illuminated(game)


# Corrections of the catalogue.


def test_a_correction_changes_how_many_cards_there_are() -> None:
    game = box(Options(corrections="[units]\nlord = 5\n[artefacts]\nhorse = 2\n[roads]\ntee = 4"))
    assert stack(game, "lord") == Counter(dict.fromkeys(ALL, 5))
    assert stack(game, "horse") == Counter(dict.fromkeys(ALL, 2))
    assert land_stack(game, "tee")["woods"] == 4
    assert stack(game, "priest") == Counter(dict.fromkeys(ALL, 4))
    assert game.supply == 84


def test_a_correction_changes_the_hand_and_the_mulligan() -> None:
    game = box(Options(corrections="[numbers]\nhand = 5\nmulligan = 3"))
    draw(game)
    assert [len(hand) for hand in game.hand] == [5, 5, 5, 5]
    game = table(at="cohort", hand="supply×5", corrections="[numbers]\nhand = 5\nmulligan = 3")
    say(game, "mulligan")
    draw(game)
    assert cards(game, "hand") == "supply×3"


def test_a_correction_changes_what_is_dealt() -> None:
    game = box(Options(corrections="[numbers.deal]\nfriman = 4\nlord = 1\nsupply = 6"))
    draw(game)
    for seat in range(4):
        kinds = Counter(KINDS[KIND[card]] for card in game.deck(seat))
        assert kinds == {"friman": 4, "chief": 1, "priest": 1, "lord": 1, "supply": 6}
    assert broken_law(game) is None


def test_a_correction_changes_what_a_cohort_draws() -> None:
    game = table(at="cohort", hand="friman.barfolk×4", corrections="[numbers.cohort]\n4 = 3")
    say(game, "cohort barfolk 4")
    draw(game)
    assert cards(game, "hand") == "supply×3 friman.barfolk×4"


def test_a_correction_raises_a_price() -> None:
    dear = "[costs.tool]\nfriman = 5"
    assert "create tool" not in offered(table(hand="friman.barfolk×4", corrections=dear))
    assert "create tool" in offered(table(hand="friman.barfolk×5", corrections=dear))


@pytest.mark.rule("B0.2", "B3.3")
def test_a_corrected_price_replaces_the_printed_one() -> None:
    other = "[costs]\nhorse = { priest = 1, supply = 2 }"
    game = table(hand="priest.barfolk supply×2", corrections=other)
    assert "create horse" in offered(game)
    assert "create horse" not in offered(table(hand="chief.barfolk supply×2", corrections=other))


def test_a_correction_changes_strength() -> None:
    game = table(
        hand="weapon.emberians",
        heroes={"p1": "r2c3", "p2": "r2c3"},
        board={"r2c3": "crossroads woods north"},
        corrections="[strength]\nweapon = [2, 1]",
    )
    opened(game)
    assert _totals(game) == (2, 0)


def test_a_correction_changes_tokens_and_defence() -> None:
    game = box(Options(corrections="[tokens]\nneutral = 3\nruins = 7"))
    draw(game)
    assert sorted(mark & 15 for mark in game.tokens if mark) == [3, 3, 3, 3, 7]


def test_a_correction_changes_the_wheels() -> None:
    game = box(
        Options(
            corrections="""[oracle]
outer = ["horse", "tent", "scroll", "title", "amulet", "weapon", "tool"]
inner = ["horse", "tool", "weapon", "amulet", "title", "scroll", "tent"]
sunbeam = "horse"
"""
        )
    )
    assert KINDS[illuminated(game)] == "horse"
    assert KINDS[matched(game)] == "horse"


def test_a_correction_changes_the_spaces_of_the_board() -> None:
    game = box(
        Options(
            corrections="[layout.4]\nstart = [[0, 1], [0, 6], [6, 0], [6, 6]]\nmissing = [[0, 0]]"
        )
    )
    draw(game)
    assert game.board[0] == MISSING
    assert game.board[1] > 0


def test_a_correction_of_one_table_leaves_the_others_as_printed() -> None:
    game = box(Options(corrections="[units]\nlord = 5"))
    assert game.supply == 84
    assert box().supply == 80
    assert box().rules.catalogue.costs == game.rules.catalogue.costs


WRONG = {
    "hand = ": ("from line 1, column 8 on this is no valid TOML, or an entry stands there for"),
    "[nonsense]\nx = 1": "“nonsense”: there is no such entry",
    "[units]\nknight = 3": "“units”: knight is none of these: friman, chief, priest, lord",
    "[units]\nlord = -1": "“units.lord”: at least 0, not -1",
    "[units]\nlord = 'four'": "“units.lord”: “four” should be a whole number that is not too large",
    "[units]\nlord = 4.5": "“units.lord”: “4.5” should be a whole number that is not too large",
    "[units]\npriest = 0": "“numbers.deal”: there are too few cards for 2 players: priest (B1.3)",
    "[artefacts]\nspear = 3": (
        "“artefacts”: spear is none of these: tool, weapon, amulet, title, scroll, tent, horse"
    ),
    "[artefacts]\ntool = -3": "“artefacts.tool”: at least 0, not -3",
    "[great_artefacts]\nnames = ['hammer', 'spear']": (
        "“great_artefacts.names”: spear is none of these: hammer, sword, shield, wing"
    ),
    "[great_artefacts]\nnames = ['hammer', 'tool']": (
        "“great_artefacts.names”: tool is none of these: hammer, sword, shield, wings"
    ),
    "[great_artefacts]\nnames = ['hammer']": "“layout.2.great_artefacts”: 0 to 1, not 3 (B1.4)",
    "[cities]\ncity-five = 1": (
        "“cities”: city-five is none of these: city-one, city-opposite, city-corner, "
    ),
    "[cities]\ncity-four = 1": "“cities.city-four”: at least 2, not 1 (B1.1)",
    "[roads]\nbridge = 1": "“roads”: bridge is none of these: straight, curve, tee, crossroads",
    "[roads]\ntee = -2": "“roads.tee”: at least 0, not -2",
    "[strength]\nspear = [1, 1]": (
        "“strength”: spear is none of these: supply, friman, chief, priest, lord, que"
    ),
    "[strength]\nlord = [4, -1]": "“strength.lord”: at least 0, not -1",
    "[strength]\nlord = [4]": "“strength.lord”: “[4]” should be two numbers in square brackets",
    "[strength]\nweapon = [0, 1]": "“strength.weapon”: at least 1, not 0 (B8.2)",
    "[costs]\ntool = { knight = 1 }": (
        "“costs.tool”: knight is none of these: supply, friman, chief, priest, lord, weapon"
    ),
    "[costs]\ntool = { horse = 1 }": (
        "“costs.tool”: horse is none of these: supply, friman, chief, priest, lord, weapon"
    ),
    "[costs]\ntool = { friman = 0 }": "“costs.tool.friman”: at least 1, not 0",
    "[costs]\ntool = { friman = -3 }": "“costs.tool.friman”: at least 1, not -3",
    "[numbers]\nhand = 0": "“numbers.hand”: at least 1, not 0",
    "[numbers]\nhand = true": (
        "“numbers.hand”: “true” should be a whole number that is not too large"
    ),
    "[numbers]\nmulligan = -1": "“numbers.mulligan”: at least 0, not -1",
    "[numbers]\ntool_frimen = 0": "“numbers.tool_frimen”: at least 1, not 0",
    "[numbers]\nhorse_steps = 0": "“numbers.horse_steps”: at least 1, not 0",
    "[numbers]\nhorn_cards = 0": "“numbers.horn_cards”: at least 1, not 0",
    "[numbers]\nambush_places = 0": "“numbers.ambush_places”: at least 1, not 0",
    "[numbers]\nsmallest_deck = 0": "“numbers.smallest_deck”: at least 1, not 0",
    "[numbers]\ncities_to_end = 0": "“numbers.cities_to_end”: at least 1, not 0",
    "[numbers]\nheroes = 3": "“numbers.heroes”: exactly 2, not 3 (B0.11)",
    "[numbers]\ndie = 8": "“numbers.die”: exactly 6, not 8 (B0.12)",
    "[numbers]\nluck = 7": "“numbers.luck”: there is no such entry",
    "[numbers.deal]\nknight = 1": (
        "“numbers.deal”: knight is none of these: supply, friman, chief, priest, lord"
    ),
    "[numbers.deal]\nlord = 9": (
        "“numbers.deal”: there are too few cards for 2 players: lord (B1.3)"
    ),
    "[numbers.cohort]\n4 = 0": "“numbers.cohort.4”: at least 1, not 0",
    "[retreat]\n2 = 0": "“retreat.2”: at least 1, not 0",
    "[oracle]\nouter = ['tool']": (
        "“oracle.outer”: a wheel of the Sun Oracle shows every artefact once (B0.13)"
    ),
    "[oracle]\nsunbeam = 'lord'": (
        "“oracle.sunbeam”: lord is none of these: tool, weapon, amulet, title, scroll, tent, horse"
    ),
    "[oracle]\ninner = ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse']": (
        "“oracle”: the wheels of the Sun Oracle show the same artefact in exactly one"
    ),
    "factions = ['barfolk', 'islanders']": (
        "“layout.2.removed_factions”: 2 to 2 factions take part (S10.2)"
    ),
    "factions = ['barfolk', 'islanders', 'emberians', 'elves']": (
        "“factions”: elves is none of these: barfolk, islanders, emberians, cloudborn"
    ),
    "[layout.4]\nrows = 5": "“layout.4.start”: “r6c0” is not on the board",
    "[layout.4]\nstart = [[0, 0], [0, 6], [6, 0]]": "“layout.4.start”: exactly 4, not 3 (B1.1)",
    "[layout.4]\nstart = [[0, 0], [0, 6], [6, 0], [3, 3]]": (
        "“layout.4.start”: on r3c3 another card lies already"
    ),
    "[layout.4]\nstart = [[0, 0], [0, 6], [6, 0], [1, 2]]": (
        "“layout.4.start”: r1c2: no city lies next to a city (B4.4)"
    ),
    "[layout.4]\nstart = [[0, 0], [0, 6], [6, 0], [6, 7]]": (
        "“layout.4.start”: “r6c7” is not on the board"
    ),
    "[layout.4]\nmissing = ['edge']": (
        "“layout.4.missing”: “edge” names no spaces; write “ring”, “corners” or row and column"
    ),
    "[layout.4]\nmissing = [[0, 0]]": (
        "“layout.4.start”: a card would lie on r0c0, a space that does not exist"
    ),
    "[layout.4]\ngreat_artefacts = 6": "“layout.4.great_artefacts”: 0 to 5, not 6 (B1.4)",
    "[layout.2]\nremoved_factions = 3": (
        "“layout.2.removed_factions”: 2 to 4 factions take part (S10.2)"
    ),
}


@pytest.mark.parametrize("corrections", WRONG)
def test_a_wrong_catalogue_is_refused_with_a_clear_sentence(corrections: str) -> None:
    sentence = re.escape(WRONG[corrections])
    with refuses(CatalogueError, sentence):
        load_catalogue(corrections)
    with refuses(CatalogueError, sentence):
        start(Options(corrections=corrections))


JUST_RIGHT = {
    "a city for one unit": "[building]\ncity = 1\nupgrade = 1",
    "one low token": "[tokens]\nlow = 1",
    "no lord in the deal": "[numbers.deal]\nlord = 0\nsupply = 12",
    "all lords in the deal": "[units]\nlord = 1\n[numbers.deal]\nlord = 1\nsupply = 12",
    "two crossroads cities of each terrain": "[cities]\ncity-four = 2",
    "no Great Artefact on offer": "[layout.4]\ngreat_artefacts = 0",
    "a retreat as far as a number goes": "[retreat]\n999 = 999",
}
"""The least or the most that a table may correct a number to."""


@pytest.mark.parametrize("corrections", JUST_RIGHT)
def test_a_number_at_its_limit_is_taken(corrections: str) -> None:
    load_catalogue(JUST_RIGHT[corrections])


@pytest.mark.parametrize(
    ("corrections", "sentence"),
    [
        ("[retreat]\n1000 = 1", "“retreat”: “1000” "),
        ("[retreat]\n1 = 1000", "“retreat.1”: “1000” should be a whole number that is not too"),
        ("[tokens]\nlow = 0", "“tokens.low”: 1 to 15, not 0"),
        ("[building]\ncity = 0", "“building.city”: at least 1, not 0"),
    ],
)
def test_a_number_beyond_its_limit_is_refused(corrections: str, sentence: str) -> None:
    with refuses(CatalogueError, sentence):
        load_catalogue(corrections)


@pytest.mark.rule("B9.2")
def test_who_is_dealt_nothing_has_too_small_a_deck() -> None:
    nothing = "".join(f"{kind} = 0\n" for kind in ("supply", "friman", "chief", "priest", "lord"))
    with refuses(CatalogueError, "“numbers.deal”: .*B9.2"):
        load_catalogue(f"[numbers.deal]\n{nothing}")


@pytest.mark.parametrize("much", ["1" * 5000, "[" * 5000], ids=["digits", "lists in lists"])
def test_what_is_too_much_to_read_is_refused_as_every_other_mistake(much: str) -> None:
    with refuses(CatalogueError, "line 2 is longer than 2,000 characters"):
        load_catalogue(f"[numbers]\nhand = {much}")


UNPLAYABLE = {
    "prices in the wrong place": "[numbers.costs]\ntool = 1",
    "a price for something that is not sold": "[costs]\nknight = { supply = 1 }",
    "a cohort of no cards": "[numbers.cohort]\n0 = 1\n1 = 1\n2 = 1",
    "a retreat to where the hero stands": "[retreat]\n0 = 1",
    "a board too large for its spaces' names": "[layout.4]\ncolumns = 101",
    "a cohort's size that is no number": "[numbers.cohort]\nmany = 1",
    "a cohort of more cards than can be counted": f"[numbers.cohort]\n{'9' * 5000} = 1",
    "a retreat of more steps than there are spaces": "[retreat]\n1000 = 1",
    "more cards than any server should lay out": "[units]\nlord = 1000000000",
    "a gap between the cohorts": "[numbers.cohort]\n8 = 6",
    "a retreat's steps that are no number": "[retreat]\nfar = 3",
    "a layout for no number of players": "[layout.many]\nrows = 7\ncolumns = 7\n"
    "great_artefacts = 3\nremoved_factions = 1\nruins = [[3, 3]]\nstart = []\nneutral = []\n"
    "missing = []",
    "more supply dealt than there is": "[numbers.deal]\nsupply = 21",
    "less than no supply dealt": "[numbers.deal]\nsupply = -1",
    "less than no units dealt": "[numbers.deal]\nlord = -1",
    "artefacts dealt": "[numbers.deal]\ntool = 1",
    "decks smaller than the smallest deck": "[numbers]\nsmallest_deck = 11",
    "cities for nothing": "[building]\ncity = 0",
    "upgrades for nothing": "[building]\nupgrade = 0",
    "the same faction twice": "factions = ['barfolk', 'barfolk', 'islanders', 'emberians']",
    "the same Great Artefact twice": "[great_artefacts]\n"
    "names = ['hammer', 'hammer', 'shield', 'wings', 'horn']",
    "fewer than no Great Artefacts on offer": "[layout.4]\ngreat_artefacts = -1",
    "fewer than no factions removed": "[layout.2]\nremoved_factions = -1",
    "no low tokens": "[tokens]\nlow = 0",
    "fewer than no high tokens": "[tokens]\nhigh = -1",
    "neutral cities without defence": "[tokens]\nneutral = 0",
    "a defence of neutral cities that no token shows": "[tokens]\nneutral_hard = 16",
    "a defence of the ruins that no token shows": "[tokens]\nruins = 17",
    "no ruins": "[layout.4]\nruins = []",
}


@pytest.mark.parametrize("wrong", UNPLAYABLE)
def test_a_catalogue_that_cannot_be_played_is_refused(wrong: str) -> None:
    with pytest.raises(CatalogueError):
        load_catalogue(UNPLAYABLE[wrong])


# Tables that cannot be set up.


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (Options(players=1), "options-value .*'players'"),
        (Options(players=5), "options-needs-expansion .*'players'"),
        (Options(players=0), "options-value .*'players'"),
        (Options(starting_cities=0), "options-value .*'starting_cities'"),
        (Options(starting_cities=3), "options-value .*'starting_cities'"),
        (Options(starting_heroes=3), "options-value .*'starting_heroes'"),
        (Options(starting_heroes=-1), "options-value .*'starting_heroes'"),
        (Options(cities_to_end=2), "options-value .*'cities_to_end'"),
        (Options(cities_to_end=8), "options-value .*'cities_to_end'"),
        (Options(cities_to_end=-3), "options-value .*'cities_to_end'"),
        (Options(weeks=-1), "options-value .*'weeks'"),
        (Options(weeks=10), "options-value .*'weeks'"),
        (Options(players=3, removed_faction="barfolk"), "options-needs-two"),
        (Options(players=4, removed_faction="barfolk"), "options-needs-two"),
        (Options(players=2, removed_faction="elves"), "options-value .*'removed_faction'"),
        (Options(players=2, removed_faction="sunblessed"), "options-value .*'removed_faction'"),
        (Options(players=2, removed_faction="wolfsclan"), "options-value .*'removed_faction'"),
        (Options(relics=True, starting_cities=2), "options-no-relics .*'starting_cities'"),
        (Options(relics=True, starting_heroes=1), "options-no-relics .*'starting_heroes'"),
        (Options(relics=True, neutral_cities=False), "options-no-relics .*'neutral_cities'"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_with_its_reason(
    options: Options, reason: str
) -> None:
    with pytest.raises(OptionsError, match=reason):
        assemble(options)


@pytest.mark.rule("B14.2")
def test_a_faction_that_a_correction_took_out_of_the_box_cannot_be_removed() -> None:
    options = Options(
        players=2,
        removed_faction="barfolk",
        corrections="factions = ['islanders', 'emberians', 'cloudborn', 'sunblessed']",
    )
    with refuses(OptionsError, "Faction left out: barfolk is none of these: islanders,"):
        start(options)


@pytest.mark.rule("B13.2")
def test_hidden_relics_needs_a_great_artefact_for_every_city() -> None:
    names = "[great_artefacts]\nnames = ['hammer', 'sword', 'horn']\n"
    layouts = "[layout.4]\ngreat_artefacts = 3\n[layout.3]\ngreat_artefacts = 3"
    with pytest.raises((OptionsError, CatalogueError)):
        assemble(Options(relics=True, corrections=names + layouts))


@pytest.mark.rule("B13.2")
def test_hidden_relics_needs_no_more_great_artefacts_than_cities() -> None:
    names = "[great_artefacts]\nnames = ['hammer', 'sword', 'horn', 'wings']\n"
    layout = "[layout.4]\ngreat_artefacts = 4"
    rules = assemble(Options(relics=True, corrections=names + layout))
    assert len(rules.great_artefacts) == len(rules.layout.start) == 4
