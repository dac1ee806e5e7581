"""Metamorpha: where she stands, and who may ask her for what (S12.1, S12.2)."""

import random
from typing import Any

import msgspec
import pytest

from battalia.engine import CatalogueError, PositionError, explain, load, play, save, view
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.choices import Pay
from battalia.engine.events import PurposeGone, RowPaid
from battalia.engine.game import Frame, Game, Loose, Pile
from battalia.engine.laws import broken_law
from battalia.engine.modules.abilities import Assailing, Doubling, Gathering
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.metamorpha import (
    Invoke,
    Invoked,
    Invoking,
    Metamorpha,
    MetamorphaInvoked,
    MetamorphaMoved,
)
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.royals import Royals
from battalia.engine.modules.stardust import Stardust
from battalia.engine.modules.stormgates import Storms
from battalia.engine.modules.trading import Trading
from battalia.engine.notation import cards_text, read_card
from battalia.engine.options import Options, OptionsError, with_expansion
from battalia.engine.play import advance, start
from battalia.engine.points import assemble
from battalia.engine.terms import ARTEFACTS, FRIMAN, put
from battlefield import heroes, spent
from positions import cards, draw, offered, say, starting, table, until
from refusals import refuses
from shelf import Potions

# A road along row 1: woods, lakes, canyons, mountains, lakes, woods, mountains; below it four
# lonely gates. p1 ... are barfolk (woods), islanders (lakes), emberians (canyons), cloudborn.
ROAD = {
    "r1c0": "city-one woods east",
    "r1c1": "straight lakes east",
    "r1c2": "city-four canyons north",
    "r1c3": "straight mountains east",
    "r1c4": "city-opposite lakes east",
    "r1c5": "straight woods east",
    "r1c6": "city-one mountains west",
    "r4c0": "stormgate woods north",
    "r4c6": "stormgate lakes north",
    "r6c1": "stormgate canyons north",
    "r6c5": "stormgate mountains north",
}
SPACES = {name: 7 * int(name[1]) + int(name[3]) for name in ROAD}


def road(her: str = "r1c5", hand: Any = "supply", **more: Any) -> Game:
    """p1 with these cards and a hero on the woods in the west, Metamorpha on this space."""
    given: dict[str, Any] = {
        "board": ROAD,
        "heroes": {"p1": "r1c0"},
        "tokens": {"r1c0": "p1 1"},
        "expansion": True,
        "stormgates": True,
        "metamorpha": True,
        **more,
    }
    stands = SPACES[her] if her else -1
    slices = {"metamorpha": Metamorpha(stands), **given.pop("slices", {})}
    return table(hand=hand, slices=slices, **given)


def her(game: Game) -> str:
    """Where she stands."""
    state = game.slices["metamorpha"]
    assert isinstance(state, Metamorpha)
    return game.rules.notation.space_name(state.space)


def asks(game: Game, name: str = "") -> list[str]:
    """What a player may ask her for."""
    return [option for option in offered(game, name) if option.startswith("invoke")]


def why(game: Game, wish: str, seat: int = 0) -> str:
    reason = explain(game, seat, wish)
    assert reason is not None
    return f"{reason.id} {reason.rule}"


# S12.1: she enters.


def evening(day: int = 7, stands: str = "", **more: Any) -> Game:
    """The last player's last turn of a day is about to end."""
    return road(stands, {}, day=day, turn="p4", at="draw", **more)


@pytest.mark.rule("S12.1", "S3.1")
def test_she_enters_at_the_first_checkpoint_on_the_gate_that_the_die_names() -> None:
    game = until(evening(), "metamorpha-enters")
    assert her(game) == "-"
    # Gate 4 is the Islanders': the lakes.
    (moved,) = [e for e in say(game, "chance: roll 4") if isinstance(e, MetamorphaMoved)]
    assert her(game) == "r4c6" == game.rules.notation.space_name(moved.space)
    assert game.day == 8


@pytest.mark.rule("S12.1")
@pytest.mark.parametrize(("die", "space"), [(1, "r4c0"), (2, "r6c5"), (3, "r6c1"), (4, "r4c6")])
def test_each_number_is_a_gate_and_absent_gates_are_rolled_again(die: int, space: str) -> None:
    game = until(evening(), "metamorpha-enters")
    # No player leads the Wolfsclan (5) or the Sunblessed (6).
    assert offered(game) == ["roll 1", "roll 2", "roll 3", "roll 4"]
    assert game.asked[-1].weights == [1, 1, 1, 1]
    say(game, f"chance: roll {die}")
    assert her(game) == space


@pytest.mark.rule("S12.1", "S3.1")
@pytest.mark.parametrize("day", [6, 14])
def test_she_enters_once_after_the_seventh_day(day: int) -> None:
    game = until(evening(day, "r1c2" if day > 7 else ""), "cohort")
    assert her(game) == ("r1c2" if day > 7 else "-")


@pytest.mark.rule("S3.1")
def test_she_enters_before_bilkarr_and_after_the_royals() -> None:
    options = Options(
        expansion=True,
        stormgates=True,
        metamorpha=True,
        bilkarr=True,
        royals=True,
        heroic=True,
        advanced=True,
        great_artefacts=True,
        summoning=True,
    )
    steps = assemble(options).checkpoint.names()
    assert steps == ["summoned leave", "count decks", "royals", "veterans", "metamorpha", "bilkarr"]


@pytest.mark.rule("S3.1")
def test_a_game_of_one_week_ends_before_she_enters() -> None:
    game = evening(weeks=1)
    draw(game)
    assert game.ended == "weeks"
    assert her(game) == "-"


@pytest.mark.rule("S12.1")
def test_before_she_has_entered_nobody_can_ask_her_and_nothing_calls_her() -> None:
    game = road("", "friman.barfolk supply supply")
    assert asks(game) == []
    assert why(game, "invoke 1 woods") == "not-on-her-terrain S12.2"
    build_road(game)
    assert her(game) == "-"


@pytest.mark.rule("S10.5")
def test_she_needs_the_stormgates() -> None:
    with pytest.raises(OptionsError, match="options-needs-stormgates"):
        assemble(Options(expansion=True, metamorpha=True))


@pytest.mark.rule("S12.1")
def test_everybody_sees_where_she_stands() -> None:
    game = road("r1c5")
    for seat in (None, 0, 3):
        (kept,) = [one for one in view(game, seat).modules if one.name == "metamorpha"]
        assert kept.state == Metamorpha(SPACES["r1c5"])


# S12.1: she moves.


def build_road(game: Game, terrain: str = "canyons") -> None:
    """p1 builds a road north of the canyons."""
    say(game, "p1: build straight")
    if -1 not in game.asked:
        say(game, offered(game)[0])
    say(game, f"chance: terrain {terrain}", "p1: place r0c2 north")


@pytest.mark.rule("S12.1")
def test_she_moves_at_once_to_a_road_that_is_built() -> None:
    game = road("r1c5", "friman.barfolk supply")
    build_road(game)
    assert her(game) == "r0c2"


@pytest.mark.rule("S12.1")
def test_she_moves_to_a_city_that_is_built_by_anybody() -> None:
    game = road(
        "r1c5",
        {"p2": "friman.islanders×3"},
        turn="p2",
        tokens={"r1c0": "p1 1", "r1c4": "p2 1"},
        board={**ROAD, "r1c6": "curve mountains south"},
    )
    say(game, "p2: build city-one 1", "chance: terrain lakes", "p2: place r2c6 north")
    assert her(game) == "r2c6"


@pytest.mark.rule("S12.1", "S12.2")
def test_several_cards_take_her_to_the_last_and_each_terrain_may_be_used() -> None:
    """Several terrains in one turn are possible as she moves."""
    game = road("r1c5", "friman.barfolk×2 chief.barfolk supply×5", heroes={"p1": "r1c0"})
    assert asks(game) == ["invoke 1 woods"]
    say(game, "p1: invoke 1 woods", "p1: pay supply", "p1: step 1 east", "p1: halt")
    assert heroes(game, "p1") == "r1c1 -"
    build_road(game, "mountains")
    assert asks(game) == []
    say(game, "p1: build straight", "chance: terrain lakes", "p1: place r2c2 north")
    assert her(game) == "r2c2"
    assert asks(game) == ["invoke 1 lakes"]
    # The chief is the only unit left, so a supply is given.
    say(game, "p1: invoke 1 lakes", "p1: promote chief.barfolk 1")
    assert [one.card for one in game.loose[0]] == [read_card("priest.barfolk")]
    assert asks(game) == []


def storm(events: tuple[int, ...], *choices: str) -> Game:
    """p1's hero jumps from the woods gate to that of the canyons; the storm breaks."""
    game = road(
        "r1c5",
        "supply×2",
        heroes={"p1": "r4c0"},
        slices={"stormgates": Storms(played=events)},
    )
    say(game, "p1: jump 1 r6c1", *choices)
    return game


@pytest.mark.rule("S12.1", "S1.3")
def test_a_card_that_event_7_replaces_draws_her() -> None:
    game = storm((), "chance: event 7", "p1: replace-card r1c3", "p1: take-terrain woods")
    assert her(game) == "r1c3"
    assert game.rules.notation.tile_name(game.board[SPACES["r1c3"]]) == "straight woods east"


@pytest.mark.rule("S12.1", "S1.3")
def test_the_same_terrain_from_the_stack_draws_her_too() -> None:
    game = storm((), "chance: event 7", "p1: replace-card r1c3", "p1: take-terrain mountains")
    assert her(game) == "r1c3"


@pytest.mark.rule("S12.1", "S1.3")
def test_event_8_that_copies_event_7_draws_her() -> None:
    game = storm(
        (7,), "chance: event 8", "p1: copy 7", "p1: replace-card r1c1", "p1: take-terrain woods"
    )
    assert her(game) == "r1c1"


@pytest.mark.rule("S12.1", "S1.3")
def test_a_road_of_event_4_draws_her() -> None:
    game = storm(
        (), "chance: event 4", "p1: build straight", "chance: terrain woods", "p1: place r0c2 north"
    )
    assert her(game) == "r0c2"


@pytest.mark.rule("S12.1", "S12.2")
def test_a_card_replaced_under_her_feet_changes_what_she_lends() -> None:
    game = road(
        "r1c5",
        "supply×3",
        heroes={"p1": "r4c0 r1c2"},
        slices={"stormgates": Storms()},
    )
    assert asks(game) == ["invoke 1 woods"]
    say(game, "p1: jump 1 r6c1", "chance: event 7", "p1: replace-card r1c5")
    say(game, "p1: take-terrain canyons")
    assert her(game) == "r1c5"
    # Both heroes stand on canyons now, but there is nothing around them to attack.
    assert why(game, "invoke 1 canyons") == "nothing-to-assail S12.3"
    assert why(game, "invoke 1 woods") == "not-on-her-terrain S12.2"


def with_staff() -> Game:
    game = road(
        "r1c5",
        "staff supply",
        great_artefacts=True,
        staff=True,
        offer="",
    )
    say(game, "p1: use staff")
    return game


@pytest.mark.rule("S12.1", "S7.9")
def test_the_staff_draws_her_to_the_last_card_from_the_common_supply() -> None:
    game = with_staff()
    say(game, "p1: reshape r1c3 lakes", "p1: reshape r1c1 mountains")
    assert her(game) == "r1c1"


@pytest.mark.rule("S12.1", "S7.9")
def test_a_swap_on_the_board_does_not_move_her() -> None:
    game = with_staff()
    say(game, "p1: swap-land r1c1 r1c5")
    assert her(game) == "r1c5"
    # She stands on the lakes now, and so nobody is on her terrain.
    assert asks(say_done(game)) == []


def say_done(game: Game) -> Game:
    say(game, "p1: done")
    return game


@pytest.mark.rule("S12.1", "S15.2")
def test_exploring_does_not_move_her() -> None:
    options = Options(expansion=True, stormgates=True, metamorpha=True, valleys="pass")
    game = until(start(options), "cohort")
    say(game, "skip")
    (seat,) = game.asked
    notation = game.rules.notation
    for _ in range(2):
        frimen = game.stacks[FRIMAN].bag
        game.stacks[FRIMAN] = Pile(game.stacks[FRIMAN].top, frimen[1:])
        game.hand[seat] = put(game.hand[seat], frimen[0])
    game.heroes[2 * seat] = notation.read_space("r3c3")
    game.slices["metamorpha"] = Metamorpha(notation.read_space("r0c5"))
    advance(game)
    say(game, "explore r2c3")
    while game.asked[seat].about == "pay":
        say(game, offered(game)[0])
    assert notation.tile_name(game.board[notation.read_space("r2c3")]).startswith("valley-road")
    assert her(game) == "r0c5"


@pytest.mark.rule("S12.1", "S12.2")
def test_the_first_corner_of_the_board_is_a_space_like_any_other() -> None:
    board = {**ROAD, "r0c0": "straight mountains east", "r0c1": "straight canyons east"}
    game = road("r1c5", "supply×3", board=board, heroes={"p1": "r4c0 r0c0"})
    events = say(
        game,
        *("p1: jump 1 r6c1", "chance: event 7", "p1: replace-card r0c0", "p1: take-terrain woods"),
    )
    assert MetamorphaMoved(0) in events
    assert her(game) == "r0c0"
    assert asks(game) == ["invoke 2 woods"]
    say(game, "p1: invoke 2 woods", "p1: step 2 east", "p1: halt")
    assert heroes(game, "p1") == "r6c1 r0c1"


@pytest.mark.rule("S12.1", "S3.1")
def test_from_the_first_corner_of_the_board_she_does_not_enter_again() -> None:
    board = {**ROAD, "r0c0": "straight woods east"}
    game = evening(14, board=board, slices={"metamorpha": Metamorpha(0)})
    until(game, "cohort")
    assert her(game) == "r0c0"


@pytest.mark.rule("S12.1")
def test_a_game_in_which_she_has_not_entered_is_saved_and_read_back() -> None:
    game = start(Options(expansion=True, stormgates=True, metamorpha=True))
    assert her(game) == "-"
    assert load(save(game)) == game
    # Whoever writes a position may say so or say nothing.
    plain = msgspec.json.decode(save(game))
    for said in ({}, {"space": "-"}):
        plain["modules"]["metamorpha"] = said
        assert load(msgspec.json.encode(plain)) == game


# S12.2: who may ask.


@pytest.mark.rule("S12.2")
def test_the_kind_of_terrain_counts_not_the_card() -> None:
    # Her woods are five cards away.
    assert asks(road("r1c5")) == ["invoke 1 woods"]
    # The gate of the woods is woods, too.
    assert asks(road("r4c0")) == ["invoke 1 woods"]
    assert asks(road("r1c0")) == ["invoke 1 woods"]
    game = road("r1c1")
    assert asks(game) == []
    assert why(game, "invoke 1 lakes") == "not-on-her-terrain S12.2"
    assert why(game, "invoke 1 woods") == "not-on-her-terrain S12.2"


@pytest.mark.rule("S12.2")
def test_neutral_ground_is_no_terrain_of_hers() -> None:
    game = road("r1c5", heroes={"p1": "r3c3"}, slices={"metamorpha": Metamorpha(24)})
    assert her(game) == "r3c3"
    assert asks(game) == []
    assert why(game, "invoke 1 neutral") == "not-on-her-terrain S12.2"


@pytest.mark.rule("S12.2")
def test_a_hero_that_is_not_on_the_board_cannot_ask() -> None:
    game = road("r1c5")
    assert why(game, "invoke 2 woods") == "not-on-her-terrain S12.2"
    # Also where woods lie on the last space of the board.
    game = road("r1c5", heroes={}, board={**ROAD, "r6c6": "crossroads woods north"})
    assert asks(game) == []
    assert why(game, "invoke 1 woods") == "not-on-her-terrain S12.2"


@pytest.mark.rule("S12.2")
@pytest.mark.parametrize(
    "card",
    ["supply", "lord.cloudborn", "tent.islanders", "horn", "queen.barfolk", "stardust", "chest"],
)
def test_any_one_hand_card_is_given_as_a_row_of_its_own(card: str) -> None:
    slices: dict[str, Any] = {
        "queen.barfolk": {"royals": Royals(bytes((read_card("queen.barfolk"),)))},
        "stardust": {"stardust": Stardust(1)},
        "chest": {"trading": Trading(chests=1)},
    }
    game = road(
        "r1c5",
        f"{card} friman.emberians",
        royals=True,
        trading=True,
        slices=slices.get(card, {}),
    )
    assert asks(game) == ["invoke 1 woods"]
    say(game, "p1: invoke 1 woods")
    assert sorted(offered(game)) == sorted([f"pay {card}", "pay friman.emberians"])
    events = say(game, f"p1: pay {card}")
    assert [e.cards for e in events if isinstance(e, RowPaid)] == [bytes((read_card(card),))]
    assert spent(game) == card
    assert len(game.rows[0]) == 1
    assert cards(game, "hand") == "friman.emberians"
    assert MetamorphaInvoked(0, 0, 0) in events


@pytest.mark.rule("S12.2")
def test_it_is_asked_which_card_is_given_also_where_there_is_only_one() -> None:
    game = road("r1c5", "supply")
    play(game, 0, Invoke(0, 0))
    assert game.asked[0].about == "pay"
    assert len(game.asked[0].options) == 1


@pytest.mark.rule("S12.2", "S12.3", "S14.2")
def test_why_a_card_is_not_given() -> None:
    game = road(
        "r1c1",
        "friman.barfolk friman.fanatic supply tool.barfolk",
        heroes={"p1": "r1c4"},
        fanatics=True,
    )
    say(game, "p1: invoke 1 lakes")
    assert offered(game) == ["pay supply", "pay tool.barfolk"]
    assert why(game, "pay friman.barfolk") == "needed-for-the-gift S12.3"
    assert why(game, "pay friman.fanatic") == "rouse-first S14.2"
    assert why(game, "pay lord.barfolk") == "no-such-card B5.1"
    assert why(game, "pay supply tool.barfolk") == "one-hand-card S12.2"


@pytest.mark.rule("S12.2", "B11.4", "B5.9")
def test_an_illuminated_horse_given_to_her_may_still_be_ridden_once() -> None:
    game = road("r1c5", "horse.barfolk", day=7)
    say(game, "p1: invoke 1 woods", "p1: step 1 east", "p1: step 1 east", "p1: step 1 east")
    say(game, "p1: ride 1 @horse.barfolk", *["p1: step 1 east"] * 3)
    assert heroes(game, "p1") == "r1c6 -"
    assert starting(game, "ride") == []


@pytest.mark.rule("S12.2")
def test_without_a_hand_card_she_is_not_asked() -> None:
    game = road("r1c5", "")
    assert asks(game) == []
    assert why(game, "invoke 1 woods") == "nothing-to-offer S12.2"


@pytest.mark.rule("S12.2", "B5.2")
def test_a_transformed_card_is_no_hand_card() -> None:
    game = road("r1c5", "")
    game.loose[0] = (Loose(read_card("friman.barfolk"), 1, 3, True),)
    advance(game)
    assert asks(game) == []


@pytest.mark.rule("S12.2", "B11.4")
def test_an_illuminated_card_serves_once_more() -> None:
    # Day 2: weapons.
    game = road("r1c5", "weapon.barfolk", day=2)
    say(game, "p1: invoke 1 woods")
    assert [(one.card, one.copies) for one in game.loose[0]] == [(read_card("weapon.barfolk"), 1)]
    # Day 6: a tent holds two cards instead, it is no two tents.
    game = road("r1c5", "tent.barfolk", day=6)
    say(game, "p1: invoke 1 woods")
    assert game.loose[0] == ()
    assert spent(game) == "tent.barfolk"


@pytest.mark.rule("S12.2")
def test_once_per_turn_for_a_hero_and_a_terrain() -> None:
    game = road("r1c5", "supply×3")
    say(game, "p1: invoke 1 woods", "p1: step 1 east", "p1: step 1 west", "p1: halt")
    assert heroes(game, "p1") == "r1c0 -"
    assert asks(game) == []
    assert why(game, "invoke 1 woods") == "invoked-already S12.2"


@pytest.mark.rule("S12.2", "B0.11")
def test_of_two_heroes_on_one_space_each_has_its_turn() -> None:
    game = road("r1c5", "supply×4", heroes={"p1": "r1c0 r1c0"})
    # Equal heroes are one option.
    assert asks(game) == ["invoke 1 woods"]
    assert why(game, "invoke 2 woods") == "same-hero B0.11"
    say(game, "p1: invoke 1 woods", "p1: step 1 east", "p1: step 1 west", "p1: halt")
    # Now they differ, and may be moved by name.
    assert asks(game) == ["invoke 2 woods"]
    assert {"step 1 east", "step 2 east"} <= set(offered(game))
    say(game, "p1: invoke 2 woods", "p1: step 2 east", "p1: halt")
    assert asks(game) == []


@pytest.mark.rule("S12.2", "B0.11")
def test_heroes_of_one_space_that_have_had_the_same_are_equal_again() -> None:
    second, both = (Invoked(0, 1, 0),), (Invoked(0, 0, 0), Invoked(0, 1, 0))
    stands = SPACES["r1c5"]
    game = road(
        "r1c5",
        heroes={"p1": "r1c0 r1c0"},
        slices={"metamorpha": Metamorpha(stands, second)},
    )
    assert asks(game) == ["invoke 1 woods"]
    assert starting(game, "step") == ["step 1 east", "step 2 east"]
    game = road(
        "r1c5",
        heroes={"p1": "r1c0 r1c0"},
        slices={"metamorpha": Metamorpha(stands, both)},
    )
    assert asks(game) == []
    assert starting(game, "step") == ["step 1 east"]


@pytest.mark.rule("S12.2", "B7.1")
def test_a_figure_hired_again_has_had_its_turn() -> None:
    used = (Invoked(0, 0, 0),)
    game = road(
        "r1c5",
        "weapon.barfolk supply×3",
        heroes={},
        slices={"metamorpha": Metamorpha(SPACES["r1c5"], used)},
    )
    # The other figure is hired first: it has not had its turn.
    say(game, "p1: hero r1c0")
    assert heroes(game, "p1") == "- r1c0"
    assert asks(game) == ["invoke 2 woods"]


@pytest.mark.rule("S12.2")
def test_in_the_next_turn_she_may_be_asked_again() -> None:
    used = (Invoked(0, 0, 0), Invoked(1, 0, 0))
    game = road(
        "r1c5",
        {"p1": "supply"},
        turn="p4",
        at="draw",
        slices={"metamorpha": Metamorpha(SPACES["r1c5"], used)},
        day=3,
    )
    until(game, "cohort")
    state = game.slices["metamorpha"]
    assert isinstance(state, Metamorpha)
    # The turn of p1 has begun; that of p2 not yet.
    assert state.invoked == (Invoked(1, 0, 0),)
    say(game, "p1: skip")
    assert asks(game) == ["invoke 1 woods"]


@pytest.mark.rule("S12.2")
def test_never_with_movement_points_left_nor_in_a_battle() -> None:
    game = road("r1c5", "horse.barfolk weapon.barfolk supply×2", heroes={"p1": "r1c5"})
    assert asks(game)
    say(game, "p1: ride 1 horse.barfolk", "p1: step 1 west")
    assert asks(game) == []
    assert why(game, "invoke 1 woods") == "answer-first B3.1"
    say(game, "p1: halt")
    game = road(
        "r1c5",
        "weapon.barfolk supply",
        heroes={"p1": "r1c0", "p2": "r1c0"},
    )
    assert asks(game)
    say(game, "p1: attack r1c0 p2", "p1: lay weapon.barfolk")
    assert any(isinstance(frame, Battle) for frame in game.lanes[0])
    assert asks(game) == []


@pytest.mark.rule("S12.2")
def test_only_in_the_own_turn() -> None:
    game = road("r1c5", {"p1": "supply", "p2": "supply"}, heroes={"p1": "r1c0", "p2": "r1c0"})
    assert asks(game, "p1") == ["invoke 1 woods"]
    assert 1 not in game.asked
    assert why(game, "invoke 1 woods", 1) == "not-asked B2"


# S12.2 with fanatics (S14), potions (S13) and partners (S4).


@pytest.mark.rule("S12.2", "S14.2")
def test_a_fanatic_given_to_her_needs_its_sacrifice() -> None:
    game = road("r1c5", "friman.fanatic supply", fanatics=True, fill=12)
    say(game, "p1: invoke 1 woods")
    # The supply was the only way to pay, and is gone.
    assert spent(game) == "supply"
    game = road("r1c5", "friman.fanatic", fanatics=True, fill=12)
    assert asks(game) == []
    game = road("r1c5", "friman.fanatic supply", fanatics=True, fill=12)
    say(game, "p1: rouse friman.fanatic supply")
    assert asks(game) == ["invoke 1 woods"]
    say(game, "p1: invoke 1 woods")
    assert game.rows[0][-1].copies == bytes((read_card("friman.fanatic"),))
    # It counts as two: one copy is left.
    assert [one.copies for one in game.loose[0]] == [1]


@pytest.mark.rule("S12.2", "S14.2")
def test_of_two_equal_fanatics_one_is_given() -> None:
    game = road("r1c5", "friman.fanatic×2 supply×3", fanatics=True, fill=14)
    say(game, *["p1: rouse friman.fanatic supply"] * 2, "p1: invoke 1 woods")
    assert offered(game) == ["pay supply", "pay @friman.fanatic"]


def frozen(day: int = 8) -> Game:
    """p2 holds the freezing touch."""
    potions = Potions(freezing=Potion(owner=1))
    return road(
        "r1c5",
        "supply×2 friman.barfolk",
        bilkarr=True,
        day=day,
        slices={"potions": potions, "bilkarr": Bilkarr(0)},
    )


@pytest.mark.rule("S12.2", "S13.4")
def test_freezing_touch_cancels_the_row_and_the_hero_may_ask_again() -> None:
    game = frozen()
    say(game, "p1: invoke 1 woods", "p1: pay supply")
    assert {"freeze", "allow"} <= set(offered(game, "p2"))
    say(game, "p2: freeze")
    assert spent(game) == "supply"
    assert cards(game, "hand") == "supply friman.barfolk"
    assert asks(game, "p1") == ["invoke 1 woods"]
    say(game, "p1: invoke 1 woods", "p1: pay supply", "p1: step 1 east", "p1: halt")
    assert heroes(game, "p1") == "r1c1 -"


@pytest.mark.rule("S12.2", "S13.4")
def test_what_is_not_cancelled_takes_effect() -> None:
    game = frozen()
    say(game, "p1: invoke 1 woods", "p1: pay supply", "p2: allow", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c1 -"


@pytest.mark.rule("S12.2", "S13.4")
@pytest.mark.parametrize("terrain", ["woods", "neutral"])
def test_what_she_never_gives_is_not_given_after_the_window_either(terrain: str) -> None:
    """Only a position written by hand can say so: woods that the hero has had, neutral ground."""
    game = frozen()
    say(game, "p1: invoke 1 woods", "p1: pay supply")
    plain = msgspec.json.decode(save(game))
    (pending,) = [frame for frame in plain["lanes"][0] if frame["frame"] == "pending"]
    pending["purpose"] = f"invoke 1 {terrain}"
    if terrain == "woods":
        had = {"seat": "p1", "hero": "1", "terrain": "woods"}
        plain["modules"]["metamorpha"]["invoked"] = [had]
    game = load(msgspec.json.encode(plain))
    events = say(game, "p2: allow")
    assert not [event for event in events if isinstance(event, MetamorphaInvoked)]
    assert game.asked[0].about == "action"
    assert spent(game) == "supply"


def partners(hand: str = "supply friman.barfolk") -> Game:
    """p1 and p3 act at the same time; both could build and both have a hero on the woods."""
    return road(
        "r1c5",
        {"p1": hand, "p3": "friman.emberians tool.emberians supply×2"},
        teams=True,
        heroes={"p1": "r1c0", "p3": "r1c0"},
        tokens={"r1c0": "p1 1", "r1c2": "p3 1"},
    )


@pytest.mark.rule("S12.2", "S4.3")
def test_once_per_turn_is_per_player_in_a_team() -> None:
    game = partners()
    assert asks(game, "p1") == asks(game, "p3") == ["invoke 1 woods"]
    say(game, "p1: invoke 1 woods", "p1: pay supply", "p1: step 1 east", "p1: halt")
    assert asks(game, "p1") == []
    assert asks(game, "p3") == ["invoke 1 woods"]


@pytest.mark.rule("S12.2", "S4.3")
def test_a_partner_who_draws_her_away_was_faster() -> None:
    game = partners()
    say(game, "p1: invoke 1 woods")
    assert game.asked[0].about == "pay"
    say(game, "p3: build straight", "p3: pay supply friman.emberians", "chance: terrain canyons")
    events = say(game, "p3: place r0c2 north")
    assert her(game) == "r0c2"
    assert PurposeGone(0) in events
    # Nothing is laid, and p1 may do something else.
    assert game.rows[0] == ()
    assert cards(game, "hand") == "supply friman.barfolk"
    assert game.asked[0].about == "action"
    assert asks(game, "p1") == []


@pytest.mark.rule("S12.2", "S4.3")
def test_what_has_been_paid_for_takes_effect_although_she_went_away() -> None:
    game = partners()
    say(game, "p1: invoke 1 woods", "p1: pay supply")
    say(game, "p3: build straight", "p3: pay supply friman.emberians", "chance: terrain canyons")
    say(game, "p3: place r0c2 north", "p1: step 1 east", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c2 -"


# The module.


@pytest.mark.rule("S12.1", "S10.4")
def test_without_her_nothing_of_her_is_left() -> None:
    rules = assemble(Options(expansion=True, stormgates=True))
    assert "metamorpha" not in rules.slices
    assert not rules.card_laid
    assert Invoke not in rules.actions
    assert rules.left_untouched == ARTEFACTS
    assert rules.checkpoint.names() == []
    assert not with_expansion().metamorpha


@pytest.mark.rule("S12.3")
@pytest.mark.parametrize("number", ["woods.steps", "jungle.cards"])
def test_a_gift_of_nothing_is_refused_before_the_game(number: str) -> None:
    corrected = f"[cards]\n{number} = 0\n"
    with refuses(CatalogueError, rf"“cards\.{number}”: at least 1, not 0 \(S12\.3\)"):
        assemble(Options(expansion=True, stormgates=True, metamorpha=True, corrections=corrected))


# Positions.


@pytest.mark.rule("S12.1", "S12.2")
@pytest.mark.parametrize(
    ("state", "law"),
    [
        (Metamorpha(0), "stands on a card"),
        (Metamorpha(7, (Invoked(0, 0, 0),) * 2), "once per turn"),
        (Metamorpha(7, (Invoked(0, 0, 6),)), "neutral ground"),
    ],
)
def test_a_position_that_cannot_be_is_refused(state: Metamorpha, law: str) -> None:
    game = road("r1c5")
    game.slices["metamorpha"] = state
    assert broken_law(game) is not None
    with refuses(PositionError, law):
        load(save(game))


@pytest.mark.rule("S12.1", "S12.2", "S12.3")
@pytest.mark.parametrize(
    "frame", [Invoking(0, 0, 0), Assailing(0, 0), Gathering(0, 2), Doubling(0)], ids=str
)
def test_without_her_nothing_of_hers_is_in_progress(frame: Frame) -> None:
    with pytest.raises(AssertionError, match="does not take part at this table"):
        table(hand="friman.barfolk supply", expansion=True, stormgates=True, frames=(frame,))


@pytest.mark.rule("S12.2")
def test_every_step_of_asking_her_is_saved_and_read_back() -> None:
    game = frozen()
    for choice in ("p1: invoke 1 woods", "p1: pay supply", "p2: allow", "p1: step 1 east"):
        say(game, choice)
        again = load(save(game))
        assert again == game
        assert list(again.asked) == list(game.asked)
    text = game.rules.notation.text(Invoke(1, 5))
    assert text == "invoke 2 ice"
    assert game.rules.notation.read_choice(text) == Invoke(1, 5)


@pytest.mark.rule("S12.2")
@pytest.mark.parametrize("seed", range(6))
def test_random_hands_are_never_stranded(seed: int) -> None:
    """Whatever is offered can be paid, and whatever is paid leaves the gift possible."""
    rng = random.Random(seed)
    names = ["friman.barfolk", "chief.emberians", "lord.barfolk", "tent.barfolk", "horse.barfolk"]
    names += ["weapon.islanders", "supply", "amulet.barfolk"]
    for space in ("r1c5", "r1c1", "r1c2", "r1c3"):
        game = road(
            space,
            " ".join(rng.sample(names, 3)),
            heroes={"p1": f"r1c0 {rng.choice(['r1c1', 'r1c2', 'r1c3'])}"},
            tokens={"r1c0": "p1 1", "r1c4": "p2 2", "r1c2": "p2 1"},
        )
        for wish in asks(game):
            after = game.copy()
            play(after, 0, wish)
            for payment in after.asked[0].options:
                paid = after.copy()
                assert isinstance(payment, Pay)
                play(paid, 0, payment)
                assert paid.asked[0].about in ("ride", "upgrade-free", "assail", "promote-free")
                assert cards_text(paid.hand[0]) != cards_text(game.hand[0])
                assert broken_law(paid) is None
    assert starting(road("r1c5"), "invoke") == ["invoke 1 woods"]
