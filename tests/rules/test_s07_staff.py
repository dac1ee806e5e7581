"""The Staff of Terra (S7.9, S16.1)."""

import random
from typing import Any

import pytest

from battalia.engine import Game, Options, OptionsError, explain, load, play, save
from battalia.engine.chapters.land import open_spaces
from battalia.engine.events import PurposeGone
from battalia.engine.game import Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.common import LandReplaced
from battalia.engine.modules.great_artefacts.staff import LandSwapped, Reshaping
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.relics import Relics
from battalia.engine.modules.trading import Post, Trading
from battalia.engine.notation import cards_text, read_cards
from battalia.engine.points import assemble
from battalia.engine.position import PositionError
from battalia.engine.terms import STAFF
from battlefield import BOARD, mark, totals
from positions import begun, draw, offered, say, starting, table, uses
from random_play import walk
from refusals import refuses
from valleys import NORTH_ROAD, valley

ON: dict[str, Any] = {"expansion": True, "great_artefacts": True, "staff": True}
LAKES, CANYONS = 1, 2


def terra(**more: Any) -> Game:
    """p1 with the Staff; the road of the battlefield, p1's city at its west end."""
    wanted: dict[str, Any] = {
        "hand": "staff",
        "board": BOARD,
        "tokens": {"r1c0": "p1 1", "r1c2": "p2 3"},
        "heroes": {"p1": "r1c1", "p2": "r1c2"},
    }
    return table(**ON, **{**wanted, **more})


def card(game: Game, space: str) -> str:
    return game.rules.notation.tile_name(game.board[game.rules.notation.read_space(space)])


def stack(game: Game, shape: int) -> list[int]:
    bag = game.land_stacks[shape].bag
    return [bag.count(terrain) for terrain in range(4)]


# The option.


@pytest.mark.rule("S7.9", "S16.1", "S10.4")
def test_the_staff_is_in_the_game_only_where_the_table_wants_it() -> None:
    assert STAFF in assemble(Options(**ON)).great_artefacts
    assert STAFF not in assemble(Options(expansion=True, great_artefacts=True)).great_artefacts
    with pytest.raises(OptionsError, match="options-needs-great-artefacts"):
        assemble(Options(expansion=True, staff=True))
    game = begun(Options(players=2, **ON))
    assert len(game.offer + game.out) == 13
    assert "staff" in cards_text(game.offer + game.out)


# Replacing.


@pytest.mark.rule("S7.9", "S16.1")
def test_a_card_is_replaced_by_another_terrain_from_its_stack() -> None:
    game = terra()
    before = stack(game, 6)
    say(game, "use staff")
    assert "reshape r1c1 canyons" in offered(game)
    assert "reshape r1c1 lakes" not in offered(game)
    events = say(game, "reshape r1c1 canyons")
    assert LandReplaced(0, 8, CANYONS) in events
    assert card(game, "r1c1") == "straight canyons east"
    after = stack(game, 6)
    # The old card lies in its stack again.
    assert [there - then for there, then in zip(after, before, strict=True)] == [0, 1, -1, 0]


@pytest.mark.rule("S7.9")
def test_it_keeps_its_exits_and_its_shape() -> None:
    game = terra()
    say(game, "use staff")
    for space in ("r1c0", "r1c1", "r1c2", "r1c4"):
        terrains = [
            choice.split()[2] for choice in starting(game, "reshape") if choice.split()[1] == space
        ]
        own = card(game, space).split()[1]
        assert own not in terrains
    say(game, "reshape r1c2 woods", "reshape r1c4 canyons", "reshape r1c0 lakes")
    assert card(game, "r1c2") == "city-four woods north"
    assert card(game, "r1c4") == "city-opposite canyons east"
    assert card(game, "r1c0") == "city-one lakes east"


@pytest.mark.rule("S7.9")
def test_tokens_and_figures_stay_on_their_spaces() -> None:
    game = terra(trading=True, slices={"trading": Trading((Post(8, 0),))})
    say(game, "use staff", "reshape r1c1 woods", "reshape r1c2 woods", "done")
    assert mark(game, "r1c2") == "p2 3"
    assert (game.heroes[0], game.heroes[2]) == (8, 9)
    assert game.slices["trading"] == Trading((Post(8, 0),))


@pytest.mark.rule("S7.9")
def test_up_to_three_cards_are_replaced() -> None:
    game = terra()
    say(game, "use staff")
    assert "done" not in offered(game)
    say(game, "reshape r1c1 woods")
    assert "done" in offered(game)
    say(game, "reshape r1c2 woods", "reshape r1c3 lakes")
    assert uses(game) == []
    assert "end" in offered(game)


@pytest.mark.rule("S7.9", "B3.9")
def test_a_terrain_that_is_not_left_in_the_stack_is_not_to_be_had() -> None:
    board = {
        **BOARD,
        "r3c0": "city-opposite woods north",
        "r3c6": "city-opposite canyons north",
        "r5c6": "city-opposite mountains north",
    }
    game = terra(board=board)
    say(game, "use staff")
    assert not [choice for choice in starting(game, "reshape") if "r1c4" in choice]


# Swapping.


@pytest.mark.rule("S7.9")
def test_two_cards_of_one_kind_are_swapped_and_count_as_two() -> None:
    game = terra()
    say(game, "use staff")
    assert starting(game, "swap-land") == [
        "swap-land r1c0 r1c6",
        "swap-land r1c1 r1c3",
        "swap-land r1c1 r1c5",
        "swap-land r1c3 r1c5",
    ]
    before = stack(game, 6)
    events = say(game, "swap-land r1c1 r1c3")
    assert LandSwapped(0, 8, 10) in events
    assert (card(game, "r1c1"), card(game, "r1c3")) == (
        "straight mountains east",
        "straight lakes east",
    )
    assert stack(game, 6) == before
    # One card is left.
    assert starting(game, "swap-land") == []
    assert starting(game, "reshape")
    say(game, "reshape r1c5 canyons")
    assert starting(game, "reshape") == []


@pytest.mark.rule("S7.9")
def test_after_two_cards_no_swap_is_left() -> None:
    game = terra()
    say(game, "use staff", "reshape r1c1 woods")
    assert starting(game, "swap-land")
    say(game, "reshape r1c2 woods")
    assert starting(game, "swap-land") == []


@pytest.mark.rule("S7.9")
def test_cities_are_swapped_for_cities_and_roads_for_roads() -> None:
    board = {
        "r1c1": "city-four woods north",
        "r1c3": "crossroads lakes north",
        "r1c5": "stormgate canyons north",
        "r5c1": "city-four lakes north",
        "r5c3": "crossroads woods north",
        "r5c5": "stormgate mountains north",
        "r5c6": "straight canyons east",
    }
    game = terra(board=board, tokens={"r1c1": "p1 1"}, heroes={}, stormgates=True)
    say(game, "use staff")
    assert starting(game, "swap-land") == [
        "swap-land r1c1 r5c1",
        "swap-land r1c3 r5c3",
        "swap-land r1c5 r5c5",
    ]


@pytest.mark.rule("S7.9", "S16.1", "B0.7")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("straight lakes east", "straight canyons north"),
        ("curve lakes north", "curve canyons south"),
        ("tee lakes east", "tee canyons west"),
        ("city-one lakes north", "city-one canyons west"),
        ("city-opposite lakes north", "city-opposite canyons east"),
        ("city-corner lakes east", "city-corner canyons north"),
        ("city-three lakes west", "city-three canyons south"),
    ],
)
def test_a_card_turned_otherwise_is_swapped_and_each_space_keeps_its_exits(
    one: str, other: str
) -> None:
    board = {"r1c0": "city-four woods north", "r4c4": one, "r5c6": other}
    game = terra(board=board, tokens={"r1c0": "p1 1"}, heroes={"p1": "r4c4"})
    before = {space: game.board[space] & 15 for space in range(len(game.board))}
    say(game, "use staff", "swap-land r4c4 r5c6")
    assert card(game, "r4c4") == one.replace("lakes", "canyons")
    assert card(game, "r5c6") == other.replace("canyons", "lakes")
    assert {space: game.board[space] & 15 for space in range(len(game.board))} == before
    assert broken_law(load(save(game))) is None


@pytest.mark.rule("S7.9", "S16.1")
def test_cards_of_another_kind_are_not_swapped_even_with_as_many_exits() -> None:
    board = {
        "r1c0": "city-four woods north",
        "r2c2": "straight lakes east",
        "r2c5": "curve canyons east",
        "r4c0": "city-opposite mountains east",
        "r5c2": "city-corner woods east",
        "r5c5": "crossroads lakes north",
    }
    game = terra(board=board, tokens={"r1c0": "p1 1"}, heroes={})
    say(game, "use staff")
    assert starting(game, "swap-land") == []


@pytest.mark.rule("S7.9", "S16.1", "B0.7")
def test_a_replaced_card_lies_as_the_old_one_did() -> None:
    board = {**BOARD, "r4c4": "straight canyons north", "r5c5": "curve lakes west"}
    game = terra(board=board)
    say(game, "use staff", "reshape r4c4 woods", "reshape r5c5 woods", "done")
    assert card(game, "r4c4") == "straight woods north"
    assert card(game, "r5c5") == "curve woods west"


@pytest.mark.rule("S7.9", "S1.1")
def test_gates_are_only_swapped() -> None:
    board = {**BOARD, "r6c0": "stormgate woods north", "r5c5": "stormgate lakes north"}
    game = terra(board=board, stormgates=True)
    say(game, "use staff")
    gates = [choice for choice in offered(game) if "r6c0" in choice or "r5c5" in choice]
    assert gates == ["swap-land r5c5 r6c0"]
    say(game, "swap-land r5c5 r6c0")
    assert (card(game, "r6c0"), card(game, "r5c5")) == (
        "stormgate lakes north",
        "stormgate woods north",
    )


@pytest.mark.rule("S7.9")
def test_the_ruins_are_never_replaced() -> None:
    game = terra()
    say(game, "use staff")
    assert not [choice for choice in offered(game) if "r3c3" in choice]


@pytest.mark.rule("S7.9", "S15.1")
def test_valley_cards_are_never_replaced() -> None:
    game = valley(
        hand="staff",
        staff=True,
        great_artefacts=True,
        board=NORTH_ROAD,
    )
    say(game, "use staff")
    assert {choice.split()[1] for choice in starting(game, "reshape")} == {"r1c3"}
    gates = {"r0c5", "r3c0", "r3c10", "r6c5"}
    assert {part for choice in starting(game, "swap-land") for part in choice.split()[1:]} == gates


# What follows from it.


@pytest.mark.rule("S7.9", "B8.14")
def test_a_neutral_citys_reward_follows_the_new_terrain() -> None:
    game = terra(
        hand="staff weapon.barfolk lord.barfolk lord.islanders",
        tokens={"r1c0": "p1 1", "r1c2": "neutral 4"},
        heroes={"p1": "r1c2"},
    )
    say(game, "use staff", "reshape r1c2 lakes", "done")
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    draw(game)
    assert "lord.islanders" in cards_text(game.rows[0][-1].gained)


@pytest.mark.rule("S7.9", "B12.1")
def test_home_terrain_follows_the_new_card() -> None:
    game = terra(advanced=True, heroes={"p1": "r1c0"}, hand="staff")
    assert "step 1 east" not in offered(game)
    say(game, "use staff", "reshape r1c1 woods", "done")
    assert "step 1 east" in offered(game)


@pytest.mark.rule("S7.9", "S12.1")
def test_metamorpha_moves_to_the_last_card_from_the_common_supply_but_not_for_a_swap() -> None:
    def morpha(*choices: str) -> str:
        game = terra(
            metamorpha=True,
            stormgates=True,
            board={**BOARD, "r5c5": "stormgate woods north"},
            slices={"metamorpha": Metamorpha(40)},
        )
        say(game, "use staff", *choices)
        state = game.slices["metamorpha"]
        assert isinstance(state, Metamorpha)
        return game.rules.notation.space_name(state.space)

    assert morpha("reshape r1c1 woods", "reshape r1c3 woods", "done") == "r1c3"
    assert morpha("swap-land r1c1 r1c3", "done") == "r5c5"
    assert morpha("reshape r1c5 lakes", "swap-land r1c1 r1c3") == "r1c5"


@pytest.mark.rule("S7.9")
@pytest.mark.parametrize(
    "choices",
    [
        ["reshape r1c1 woods", "reshape r1c1 canyons", "reshape r1c1 lakes"],
        ["reshape r1c1 woods", "swap-land r1c1 r1c3"],
        ["swap-land r1c1 r1c3", "reshape r1c1 woods"],
    ],
)
def test_the_same_card_may_be_changed_again_and_counts_each_time(choices: list[str]) -> None:
    game = terra()
    say(game, "use staff", *choices)
    assert "end" in offered(game)


@pytest.mark.rule("S7.9")
def test_equal_terrain_is_neither_replaced_nor_swapped() -> None:
    board = {**BOARD, "r4c4": "straight lakes east"}
    game = terra(board=board)
    say(game, "use staff")
    # Both are lakes.
    assert "swap-land r1c1 r4c4" not in offered(game)
    assert "swap-land r1c3 r4c4" in offered(game)
    # What is replaced follows what lies there now.
    say(game, "reshape r1c1 woods")
    assert {"swap-land r1c1 r4c4", "reshape r1c1 lakes"} <= set(offered(game))
    assert "reshape r1c1 woods" not in offered(game)


@pytest.mark.rule("S7.9", "S4.5")
def test_anybodys_and_nobodys_cards_are_replaced() -> None:
    game = terra(tokens={"r1c0": "p2 1", "r1c2": "neutral 4"}, heroes={"p3": "r1c3"})
    say(game, "use staff", "reshape r1c0 lakes", "reshape r1c2 lakes", "reshape r1c4 woods")
    assert [card(game, space) for space in ("r1c0", "r1c2", "r1c4")] == [
        "city-one lakes east",
        "city-four lakes north",
        "city-opposite woods east",
    ]
    assert (mark(game, "r1c0"), mark(game, "r1c2"), mark(game, "r1c4")) == ("p2 1", "neutral 4", "")


@pytest.mark.rule("S7.9", "B12.2")
def test_the_terrain_bonus_follows_the_new_card() -> None:
    hand = "staff weapon.barfolk lord.barfolk"
    game = terra(hand=hand, heroes={"p1": "r1c2"}, advanced=True)
    say(game, "use staff", "reshape r1c2 woods", "done", "attack r1c2", "with 1")
    say(game, "lay weapon.barfolk", "lay lord.barfolk")
    assert totals(game) == (1 + 4 + 1 + 1, 3)
    game = terra(hand=hand, heroes={"p1": "r1c2"}, advanced=True)
    say(game, "use staff", "reshape r1c2 lakes", "done", "attack r1c2", "with 1")
    say(game, "lay weapon.barfolk", "lay lord.barfolk")
    assert totals(game) == (1 + 4 + 1, 3 + 1)


@pytest.mark.rule("S7.9", "S4.3", "B12.2")
def test_a_partners_staff_changes_the_ground_of_a_battle_at_once() -> None:
    game = terra(
        teams=True,
        advanced=True,
        hand={"p1": "weapon.barfolk lord.barfolk", "p3": "staff"},
        heroes={"p1": "r1c2"},
    )
    say(game, "p1: attack r1c2", "p1: with 1", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert totals(game) == (6, 3)
    say(game, "p3: use staff", "p3: reshape r1c2 woods")
    assert totals(game) == (7, 3)
    say(game, "p3: reshape r1c2 lakes")
    assert totals(game) == (6, 4)


@pytest.mark.rule("S7.9", "S12.2")
def test_swapped_cards_change_the_ground_under_metamorpha() -> None:
    game = terra(
        metamorpha=True,
        stormgates=True,
        hand="staff supply",
        heroes={"p1": "r1c5"},
        slices={"metamorpha": Metamorpha(10)},
    )
    # She stands on mountains, the hero on woods.
    assert starting(game, "invoke") == []
    say(game, "use staff", "swap-land r1c3 r1c5", "done")
    # Both have changed, so they still differ.
    assert starting(game, "invoke") == []
    game = terra(
        metamorpha=True,
        stormgates=True,
        hand="staff supply",
        heroes={"p1": "r1c5"},
        slices={"metamorpha": Metamorpha(10)},
    )
    say(game, "use staff", "swap-land r1c1 r1c3")
    # Lakes lie under her now; a card from the common supply makes her move to it.
    say(game, "reshape r1c5 mountains")
    state = game.slices["metamorpha"]
    assert isinstance(state, Metamorpha)
    assert game.rules.notation.space_name(state.space) == "r1c5"
    assert starting(game, "invoke") == ["invoke 1 mountains"]


@pytest.mark.rule("S7.9", "S1.2", "S0.2")
def test_swapped_gates_are_still_gates_and_home_terrain_goes_with_them() -> None:
    board = {**BOARD, "r6c0": "stormgate woods north", "r5c5": "stormgate lakes north"}
    game = terra(
        board=board, stormgates=True, advanced=True, hand="staff supply", heroes={"p1": "r6c0"}
    )
    # Entering the lakes costs a step and the toll.
    assert starting(game, "jump") == []
    say(game, "use staff", "swap-land r5c5 r6c0", "done")
    # Now the woods lie there: the step is free, the toll is due.
    assert starting(game, "jump") == ["jump 1 r5c5"]


@pytest.mark.rule("S7.9", "B10.1", "B4.7")
def test_it_neither_fills_nor_opens_a_space() -> None:
    game = terra()
    before = open_spaces(game)
    say(game, "use staff", "reshape r1c2 woods", "swap-land r1c1 r1c3")
    assert open_spaces(game) == before
    assert not game.ended


@pytest.mark.rule("S7.9", "B13.2")
def test_the_hidden_great_artefact_stays_under_its_city() -> None:
    game = terra(
        relics=True,
        offer="",
        tokens={"r1c2": "neutral 6"},
        heroes={},
        slices={"relics": Relics((9,), read_cards("horn"))},
    )
    say(game, "use staff", "reshape r1c2 woods", "done")
    assert game.slices["relics"] == Relics((9,), read_cards("horn"))


@pytest.mark.rule("S7.9")
def test_it_is_explained_what_the_staff_does_not_do() -> None:
    game = terra()

    def why(wish: str) -> tuple[str, str]:
        reason = explain(game, 0, wish)
        assert reason is not None
        return reason.id, reason.rule

    for wish in ("reshape r1c1 woods", "swap-land r1c1 r1c3"):
        assert why(wish) == ("great-artefact-first", "S7.9")
    say(game, "use staff")
    for wish in ("reshape r1c1 lakes", "reshape r3c3 woods", "reshape r0c0 woods"):
        assert why(wish) == ("not-reshaped-so", "S7.9")
    for wish in ("swap-land r1c1 r1c2", "swap-land r1c1 r1c1"):
        assert why(wish) == ("not-swapped-so", "S7.9")
    say(game, "reshape r1c1 woods", "reshape r1c1 canyons")
    assert why("swap-land r1c1 r1c3") == ("not-swapped-so", "S7.9")
    game = terra(hand="supply")
    assert why("reshape r1c1 woods") == ("no-such-card", "B5.1")


@pytest.mark.rule("S7.9", "B10.1")
def test_the_stacks_stay_as_large_as_they_are() -> None:
    game = terra()
    sizes = [len(pile) for pile in game.land_stacks]
    say(game, "use staff", "reshape r1c1 woods", "reshape r1c2 woods", "reshape r1c3 woods")
    assert [len(pile) for pile in game.land_stacks] == sizes


@pytest.mark.rule("S7.9", "S4.3")
def test_a_card_that_a_partner_is_placing_is_not_to_be_had() -> None:
    board = {
        **BOARD,
        "r3c0": "city-opposite woods north",
        "r4c0": "straight woods north",
        "r3c6": "city-opposite canyons north",
    }
    game = terra(
        teams=True,
        board=board,
        hand={"p1": "staff", "p3": "friman.emberians×3"},
        tokens={"r1c0": "p1 1", "r3c0": "p3 1"},
        heroes={},
    )
    say(game, "p1: use staff")
    assert "reshape r1c4 mountains" in offered(game, "p1")
    say(game, "p3: build city-opposite 1", "chance: terrain mountains")
    assert not [choice for choice in offered(game, "p1") if choice.startswith("reshape r1c4")]


@pytest.mark.rule("S7.9")
def test_without_a_card_to_replace_it_is_not_used() -> None:
    game = terra(board={}, tokens={}, heroes={})
    assert uses(game) == []
    reason = explain(game, 0, "use staff")
    assert reason is not None
    assert reason.id == "nothing-to-reshape"


@pytest.mark.rule("S7.9")
def test_bad_input_is_refused() -> None:
    game = terra()
    say(game, "use staff")
    before = save(game)
    for choice in (
        "reshape r1c1 lakes",
        "reshape r3c3 woods",
        "reshape r0c0 woods",
        "swap-land r1c1 r1c2",
        "done",
        "end",
    ):
        with pytest.raises(Refused):
            say(game, choice)
    assert save(game) == before
    assert load(before) == game


@pytest.mark.rule("S7.9")
@pytest.mark.parametrize(("left", "reason"), [(0, "nobody is asked anything"), (4, "at most 3")])
def test_a_position_with_more_or_no_cards_left_is_refused(left: int, reason: str) -> None:
    game = terra()
    (lane,) = game.lanes
    game.lanes = [(*lane, Reshaping(0, 3))]
    assert starting(load(save(game)), "reshape")
    game.lanes = [(*lane, Reshaping(0, left))]
    with refuses(PositionError, reason):
        load(save(game))


@pytest.mark.rule("S7.9")
@pytest.mark.parametrize("seed", range(8))
def test_random_play_with_the_staff_keeps_all_laws(seed: int) -> None:
    rng = random.Random(seed)
    board = {**BOARD, "r5c5": "stormgate woods north", "r6c0": "stormgate lakes north"}
    game = terra(board=board, stormgates=True, metamorpha=True, hand="staff supply×4")
    say(game, "use staff")
    for _, question in walk(game, rng, 30):
        assert question.options
        assert broken_law(game) is None
        assert load(save(game)) == game


@pytest.mark.rule("S7.9", "S4.3")
def test_where_a_partner_left_nothing_to_replace_the_staff_rests() -> None:
    game = terra(
        teams=True,
        board={"r1c0": "city-one woods east"},
        tokens={"r1c0": "p1 1"},
        heroes={},
    )
    say(game, "p1: use staff")
    # Stands for partners who have built all other cards of this shape.
    game.land_stacks[1] = type(game.land_stacks[1])()
    events = play(game, 2, "end")
    assert PurposeGone(0) in events
