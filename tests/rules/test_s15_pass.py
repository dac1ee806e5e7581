"""The Mountain Pass (S15.6)."""

from typing import Any

import msgspec
import pytest

from battalia.engine import Game, PositionError, explain, load, save
from battalia.engine.chapters.heroes import CANNOT_TRAVEL, THERE_ALREADY
from battalia.engine.events import HeroMoved
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.mountain_pass import Amplifier, Amplifiers
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.stardust import Stardust
from battalia.engine.modules.stormgates import TOO_FAR, Storms
from battlefield import heroes, spent
from positions import asked, cards, offered, say, starting
from refusals import refuses
from shelf import Potions
from valleys import LINK, NORTH_ROAD, valley

ROAD = "valley-road neutral north"
ROADS = {"r3c4": ROAD, "r3c6": ROAD}
"""The roads on both sides of the Pass."""


def amplifiers(game: Game) -> list[str]:
    """``p1 1 4``: the first hero of p1 has one for gate 4."""
    state = game.slices["mountain-pass"]
    assert isinstance(state, Amplifiers)
    return [f"p{one.seat + 1} {one.hero + 1} {one.gate}" for one in state.held]


def holding(*held: tuple[int, int, int]) -> dict[str, msgspec.Struct]:
    return {"mountain-pass": Amplifiers(tuple(Amplifier(*one) for one in held))}


def beside(**more: Any) -> Game:
    """p1 with a hero beside the Pass."""
    more.setdefault("heroes", {"p1": "r3c4"})
    return valley(board=ROADS, **more)


def at_the_gate(**more: Any) -> Game:
    """p1 on gate 1 with an amplifier for it, and enough for a jump."""
    more.setdefault("heroes", {"p1": "r0c5"})
    more.setdefault("slices", holding((0, 0, 1)))
    more.setdefault("hand", "supply×2")
    return valley(offer="wings horn", great_artefacts=True, **more)


# Taking one.


@pytest.mark.rule("S15.6")
def test_a_step_that_ends_on_the_pass_brings_an_amplifier_for_a_gate_in_play() -> None:
    game = beside(hand="supply")
    say(game, "p1: step 1 east")
    assert asked(game) == ["chance"]
    # Gates 5 and 6 are not on the board of these four factions.
    assert offered(game) == ["roll 1", "roll 2", "roll 3", "roll 4"]
    assert game.asked[-1].weights == [1, 1, 1, 1]
    say(game, "chance: roll 3")
    assert amplifiers(game) == ["p1 1 3"]
    assert heroes(game, "p1") == f"{LINK} -"


@pytest.mark.rule("S15.6", "B7.2")
def test_a_ride_over_the_pass_brings_none() -> None:
    game = beside(hand="horse.barfolk")
    say(game, "p1: ride 1 horse.barfolk", "p1: step 1 east", "p1: step 1 east")
    assert asked(game) == ["p1"]
    say(game, "p1: halt")
    assert amplifiers(game) == []


@pytest.mark.rule("S15.6", "B7.2")
def test_a_travel_row_over_the_pass_brings_none_one_that_ends_there_does() -> None:
    game = beside(hand="supply×2")
    say(game, "p1: travel 1 r3c6")
    assert asked(game) == ["p1"]
    assert amplifiers(game) == []
    game = beside(hand="supply×2", heroes={"p1": "r3c3"})
    say(game, f"p1: travel 1 {LINK}", "chance: roll 3")
    assert amplifiers(game) == ["p1 1 3"]


@pytest.mark.rule("S15.6", "S1.3", "B7.2")
def test_the_end_of_a_row_with_a_jump_is_a_stop() -> None:
    board = ROADS | {"r3c1": "straight lakes east", "r3c2": ROAD}

    def jump(further: int) -> Game:
        """p1 jumps to the gate in the west, five steps from the Pass."""
        game = valley(board=board, hand="supply×8", heroes={"p1": "r6c5"})
        say(game, f"p1: jump 1 r3c0 {further}", "chance: event 12")
        return game

    game = jump(5)
    say(game, f"p1: travel 1 {LINK}", "chance: roll 3")
    assert amplifiers(game) == ["p1 1 3"]
    game = jump(6)
    say(game, "p1: travel 1 r3c6")
    assert asked(game) == ["p1"]
    assert amplifiers(game) == [], "passing is no stop"
    game = jump(6)
    say(game, f"p1: travel 1 {LINK}")
    assert asked(game) == ["p1"]
    assert amplifiers(game) == [], "a step is left"
    say(game, "p1: halt", "chance: roll 3")
    assert amplifiers(game) == ["p1 1 3"]


@pytest.mark.rule("S15.6", "B7.2")
def test_a_ride_that_is_ended_there_loses_its_points() -> None:
    game = beside(hand="horse.barfolk")
    say(game, "p1: ride 1 horse.barfolk", "p1: step 1 east", "p1: halt", "chance: roll 1")
    assert amplifiers(game) == ["p1 1 1"]
    assert starting(game, "step") == []


@pytest.mark.rule("S15.6", "B6.5")
def test_the_wings_may_carry_a_hero_to_it() -> None:
    game = beside(hand="wings", heroes={"p1": "r0c5"})
    say(game, f"p1: fly 1 {LINK}", "chance: roll 2")
    assert amplifiers(game) == ["p1 1 2"]


@pytest.mark.rule("S15.6")
def test_a_hero_has_one_at_a_time_but_each_hero_may_have_one() -> None:
    game = beside(hand="supply×3", heroes={"p1": "r3c4 r3c6"})
    say(game, "p1: step 1 east", "chance: roll 3")
    say(game, "p1: step 1 west", "p1: step 1 east")
    assert asked(game) == ["p1"]
    assert amplifiers(game) == ["p1 1 3"]
    both = beside(hand="supply×2", heroes={"p1": "r3c4 r3c6"})
    say(both, "p1: step 1 east", "chance: roll 3", "p1: step 2 west", "chance: roll 3")
    assert amplifiers(both) == ["p1 1 3", "p1 2 3"]


@pytest.mark.rule("S15.6", "B8.8")
def test_a_retreat_is_no_movement_row() -> None:
    game = valley(
        board={"r3c4": ROAD, "r3c2": ROAD},
        hand={"p1": "weapon.barfolk", "p2": "supply×3"},
        heroes={"p1": "r3c2", "p2": "r3c2"},
    )
    say(game, "p1: attack r3c2 p2", "p1: lay weapon.barfolk", "p1: stand", f"p2: retreat {LINK}")
    assert heroes(game, "p2") == f"{LINK} -"
    assert amplifiers(game) == []
    assert asked(game) == ["p1"]


# Spending it.


@pytest.mark.rule("S15.6", "S1.3")
def test_after_the_event_of_a_jump_from_its_gate_it_brings_a_great_artefact() -> None:
    game = at_the_gate()
    say(game, "p1: jump 1 r6c5")
    assert asked(game) == ["chance"]
    say(game, "chance: event 3", "chance: draw supply")
    assert offered(game) == ["spend-amplifier", "keep-amplifier"]
    say(game, "p1: spend-amplifier")
    assert offered(game) == ["take wings", "take horn"]
    say(game, "p1: take horn")
    assert cards(game, "shelter") == "horn"
    assert amplifiers(game) == []


@pytest.mark.rule("S15.6")
def test_it_may_be_kept_for_a_later_jump() -> None:
    game = at_the_gate()
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p1: keep-amplifier")
    assert amplifiers(game) == ["p1 1 1"]
    assert cards(game, "shelter") == ""
    assert asked(game) == ["p1"]


@pytest.mark.rule("S15.6")
@pytest.mark.parametrize(
    ("held", "where"),
    [((0, 0, 4), "r0c5"), ((0, 1, 1), "r0c5 r6c5"), ((1, 0, 1), "r0c5")],
)
def test_it_serves_its_own_hero_and_gate_only(held: tuple[int, int, int], where: str) -> None:
    game = at_the_gate(slices=holding(held), heroes={"p1": where, "p2": "r0c5"})
    say(game, "p1: jump 1 r3c0", "chance: event 12")
    assert asked(game) == ["p1"]
    assert "end" in offered(game)
    assert len(amplifiers(game)) == 1


@pytest.mark.rule("S15.6", "S7.8", "S8.2")
def test_it_may_bring_a_fortune_card_instead() -> None:
    game = at_the_gate(fortune=True)
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p1: spend-amplifier")
    assert offered(game) == ["take wings", "take horn", "draw-fortune"]
    say(game, "p1: draw-fortune", "chance: fortune 2", "p1: seek-artefact", "chance: draw mask")
    say(game, "p1: take mask")
    assert cards(game, "shelter") == "mask"


@pytest.mark.rule("S15.6", "S7.8")
def test_with_nothing_on_offer_it_is_kept() -> None:
    game = valley(
        hand="supply×2",
        heroes={"p1": "r0c5"},
        slices=holding((0, 0, 1)),
        offer="",
    )
    say(game, "p1: jump 1 r6c5", "chance: event 12")
    assert "end" in offered(game)
    assert amplifiers(game) == ["p1 1 1"]


@pytest.mark.rule("S15.6", "S1.3")
def test_a_jump_in_the_middle_of_a_ride_may_spend_it_and_the_ride_goes_on() -> None:
    game = at_the_gate(
        hand="horse.barfolk supply",
        board={"r5c5": "straight lakes north"},
        fortune=True,
    )
    say(game, "p1: ride 1 horse.barfolk", "p1: jump 1 r6c5", "chance: event 12")
    say(game, "p1: spend-amplifier")
    assert load(save(game)) == game
    say(game, "p1: draw-fortune", "chance: fortune 1", "p1: take-stardust")
    assert cards(game, "shelter") == "stardust"
    say(game, "p1: step 1 north", "p1: halt")
    assert heroes(game, "p1") == "r5c5 -"


@pytest.mark.rule("S15.6", "S15.5", "B6.1")
def test_it_brings_a_second_great_artefact() -> None:
    game = at_the_gate(shelter={"p1": "sword"})
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p1: spend-amplifier", "p1: take horn")
    assert cards(game, "shelter") == "sword horn"


# Losing it; heroes with and without.


@pytest.mark.rule("S15.6", "B8.9")
def test_it_is_lost_when_the_hero_leaves_the_board() -> None:
    game = valley(
        hand={"p1": "weapon.barfolk", "p2": ""},
        heroes={"p1": "r0c5", "p2": "r0c5"},
        slices=holding((1, 0, 1), (0, 0, 2)),
    )
    say(game, "p1: attack r0c5 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: surrender")
    assert heroes(game, "p2") == "- -"
    assert amplifiers(game) == ["p1 1 2"]


@pytest.mark.rule("S15.6", "S1")
def test_a_hero_called_by_event_six_keeps_it() -> None:
    game = valley(
        hand="supply×2",
        heroes={"p1": "r0c5 r3c10"},
        slices=holding((0, 1, 2)),
        offer="",
    )
    say(game, "p1: jump 1 r6c5", "chance: event 6")
    assert heroes(game, "p1") == "r6c5 r6c5"
    assert amplifiers(game) == ["p1 2 2"]


@pytest.mark.rule("S15.6", "B0.11")
def test_two_heroes_on_one_gate_are_not_alike_if_one_has_an_amplifier() -> None:
    game = at_the_gate(heroes={"p1": "r0c5 r0c5"}, slices=holding((0, 1, 1)))
    assert "jump 2 r6c5" in offered(game)
    say(game, "p1: jump 2 r6c5", "chance: event 12")
    assert offered(game) == ["spend-amplifier", "keep-amplifier"]
    alike = at_the_gate(heroes={"p1": "r0c5 r0c5"}, slices=holding((0, 0, 1), (0, 1, 1)))
    assert "jump 2 r6c5" not in offered(alike)
    reason = explain(alike, 0, "jump 2 r6c5")
    assert reason is not None
    assert reason.id == "same-hero"


@pytest.mark.rule("S15.6", "S4.3")
def test_partners_may_take_the_last_great_artefact_from_each_other() -> None:
    game = valley(
        hand={"p1": "supply×3", "p3": "supply×3"},
        heroes={"p1": "r0c5", "p3": "r0c5"},
        slices=holding((0, 0, 1), (2, 0, 1)),
        offer="wings",
        limbo="hammer sword shield horn",
        teams=True,
    )
    # Nobody has a tent, and there are no fortune cards: the events have no effect.
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p3: jump 1 r3c0", "chance: event 5")
    say(game, "p1: spend-amplifier", "p3: spend-amplifier", "p3: take wings")
    # Nothing is left for p1, who is asked for an action again.
    assert "end" in offered(game, "p1")
    assert cards(game, "shelter", "p1") == ""
    assert amplifiers(game) == []


@pytest.mark.rule("S15.6")
@pytest.mark.parametrize(
    "held",
    [
        [{"seat": "p1", "hero": "1", "gate": 1}, {"seat": "p1", "hero": "1", "gate": 2}],
        [{"seat": "p1", "hero": "2", "gate": 1}],
        [{"seat": "p1", "hero": "1", "gate": 6}],
        [{"seat": "p1", "hero": "1", "gate": 0}],
    ],
)
def test_other_amplifiers_are_refused(held: list[object]) -> None:
    plain = msgspec.json.decode(save(at_the_gate()))
    plain["modules"]["mountain-pass"] = {"held": held}
    with pytest.raises(PositionError):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S15.6")
@pytest.mark.parametrize(
    "frame",
    [
        {"frame": "amplifying", "seat": "p1", "hero": "1"},
        {"frame": "amplifying", "seat": "p1", "hero": "2"},
        {"frame": "spending", "seat": "p1", "hero": "2"},
    ],
)
def test_frames_that_cannot_be_are_refused(frame: dict[str, str]) -> None:
    plain = msgspec.json.decode(save(at_the_gate()))
    plain["lanes"][0].append(frame)
    with pytest.raises(PositionError):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S15.6")
@pytest.mark.parametrize(
    "more", [{"slices": holding((0, 0, 1))}, {"gates": False}], ids=["has one", "no gate"]
)
def test_no_die_is_cast_for_a_second_amplifier_or_without_a_gate(more: dict[str, Any]) -> None:
    plain = msgspec.json.decode(save(valley(heroes={"p1": LINK}, **more)))
    plain["lanes"][0].append({"frame": "amplifying", "seat": "p1", "hero": "1"})
    with refuses(PositionError, "amplifier"):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S15.6")
def test_an_amplifier_may_be_carried_to_any_corner_of_the_board() -> None:
    game = valley(
        board={"r0c0": "city-four woods north"},
        tokens={"r0c0": "p1 1"},
        heroes={"p1": "r0c0"},
        slices=holding((0, 0, 1)),
    )
    assert load(save(game)) == game


@pytest.mark.rule("S15.6", "S1.2")
def test_the_jump_of_a_turn_stays_one_jump() -> None:
    game = at_the_gate(
        hand="supply×4", slices=holding((0, 0, 1)) | {"stormgates": Storms((), (0,))}
    )
    assert starting(game, "jump") == []


# Interplay.


def why(game: Game, wish: str) -> str:
    reason = explain(game, 0, wish)
    return "" if reason is None else f"{reason.id} {reason.rule}"


@pytest.mark.rule("S15.6")
def test_an_amplifier_is_spent_after_a_jump_only() -> None:
    game = at_the_gate()
    assert why(game, "spend-amplifier") == "amplifier-after-jump S15.6"
    assert why(game, "keep-amplifier") == "amplifier-after-jump S15.6"


@pytest.mark.rule("S15.6", "B7.2")
def test_each_supply_is_a_movement_row_of_its_own() -> None:
    game = beside(hand="supply×2")
    say(game, "p1: step 1 east", "chance: roll 2", "p1: step 1 east")
    assert heroes(game, "p1") == "r3c6 -"
    assert amplifiers(game) == ["p1 1 2"]


@pytest.mark.rule("S15.6", "B7.2")
def test_a_ride_whose_last_point_ends_on_the_pass_stops_there() -> None:
    game = valley(
        board=ROADS | {"r3c2": ROAD},
        hand="horse.barfolk",
        heroes={"p1": "r3c2"},
    )
    say(game, "p1: ride 1 horse.barfolk", *["p1: step 1 east"] * 3, "chance: roll 4")
    assert amplifiers(game) == ["p1 1 4"]


@pytest.mark.rule("S15.6", "S12.3")
def test_metamorphas_woods_may_carry_a_hero_to_the_pass() -> None:
    corrections = "[stormgates]\nlink_four_exits = true\n"
    woods = {"r2c5": "straight woods north", "r1c5": "straight woods north"}
    game = valley(
        metamorpha=True,
        corrections=corrections,
        board=ROADS | woods,
        hand="friman.barfolk",
        heroes={"p1": "r1c5"},
        slices={"metamorpha": Metamorpha(5)},
    )
    say(game, "p1: invoke 1 woods", "p1: step 1 south", "p1: step 1 south", "p1: halt")
    say(game, "chance: roll 1")
    assert amplifiers(game) == ["p1 1 1"]


@pytest.mark.rule("S15.6", "S13.4")
def test_a_frozen_step_brings_no_amplifier() -> None:
    game = beside(hand="supply", bilkarr=True, slices={"potions": Potions(freezing=Potion(1))})
    say(game, "p1: step 1 east", "p2: freeze")
    assert heroes(game, "p1") == "r3c4 -"
    assert amplifiers(game) == []


@pytest.mark.rule("S15.6", "B8.9", "B7.1")
def test_a_hero_that_is_hired_again_has_none() -> None:
    game = valley(
        hand={"p1": "weapon.barfolk×2 supply×2", "p2": "lord.islanders"},
        board={"r6c7": "city-four woods north"},
        tokens={"r6c7": "p1 1"},
        heroes={"p1": "r0c5", "p2": "r0c5"},
        slices=holding((0, 0, 1)),
    )
    say(game, "p1: attack r0c5 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: fight")
    say(game, "p2: lay lord.islanders", "p2: stand", "p1: pass")
    assert heroes(game, "p1") == "- -"
    assert amplifiers(game) == []
    say(game, "p1: hero r6c7")
    assert amplifiers(game) == []


@pytest.mark.rule("S15.6", "B8.1", "B8.9")
@pytest.mark.parametrize("keeper", [0, 1])
def test_of_two_heroes_on_a_space_the_attacker_names_the_one_with_an_amplifier(keeper: int) -> None:
    game = valley(
        hand={"p1": "weapon.barfolk", "p2": ""},
        heroes={"p1": "r0c5", "p2": "r0c5 r0c5"},
        slices=holding((1, keeper, 1)),
    )
    say(game, "p1: attack r0c5 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: surrender")
    assert game.heroes[2 + keeper] == -1
    assert amplifiers(game) == []


@pytest.mark.rule("S15.6", "B8.8")
def test_and_that_one_retreats() -> None:
    game = valley(
        board={"r1c5": "straight woods north"},
        corrections="[stormgates]\nlink_four_exits = true\n[retreat]\n1 = 1\n",
        hand={"p1": "weapon.barfolk", "p2": "supply"},
        heroes={"p1": "r0c5", "p2": "r0c5 r0c5"},
        slices=holding((1, 1, 1)),
    )
    say(game, "p1: attack r0c5 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: retreat r1c5")
    assert heroes(game, "p2") == "r0c5 r1c5"
    assert amplifiers(game) == ["p2 2 1"]


@pytest.mark.rule("S15.6", "B8.2", "B8.9")
@pytest.mark.parametrize("keeper", [0, 1])
def test_its_own_player_risks_the_one_without_an_amplifier_first(keeper: int) -> None:
    game = valley(
        hand={"p1": "weapon.barfolk", "p2": "lord.islanders"},
        heroes={"p1": "r0c5 r0c5", "p2": "r0c5"},
        slices=holding((0, keeper, 1)),
    )
    say(game, "p1: attack r0c5 p2", "p1: with 1", "p1: lay weapon.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay lord.islanders", "p2: stand", "p1: pass")
    assert game.heroes[1 - keeper] == -1
    assert amplifiers(game) == [f"p1 {keeper + 1} 1"]


@pytest.mark.rule("S15.6", "S1.3", "S11.1")
def test_an_event_that_ends_the_game_leaves_nothing_to_spend() -> None:
    cities = {
        "r0c0": "city-four woods north",
        "r0c2": "city-four lakes north",
        "r0c7": "city-four canyons north",
        "r0c9": "city-four mountains north",
        "r6c0": "city-four lakes north",
    }
    tokens = dict.fromkeys(cities, "p1 4") | {"r6c0": "p1 3"}
    game = at_the_gate(board=cities, tokens=tokens)
    say(game, "p1: jump 1 r6c5", "chance: event 10", "p1: upgrade r6c0")
    assert game.ended == "cities"
    assert amplifiers(game) == ["p1 1 1"]
    assert cards(game, "shelter") == ""


@pytest.mark.rule("S15.6", "B7.2")
def test_a_travel_row_may_lead_out_and_back_onto_the_pass() -> None:
    game = beside(hand="supply×2", heroes={"p1": LINK})
    events = say(game, f"p1: travel 1 {LINK}", "chance: roll 3")
    assert [event.space for event in events if isinstance(event, HeroMoved)] == [
        game.rules.notation.read_space(space) for space in ("r3c4", LINK)
    ]
    assert spent(game) == "supply×2"
    assert amplifiers(game) == ["p1 1 3"]


@pytest.mark.rule("S15.6", "B7.2")
def test_out_and_back_is_two_steps_and_needs_a_road() -> None:
    game = beside(hand="supply", heroes={"p1": LINK})
    assert starting(game, "travel") == []
    assert explain(game, 0, f"travel 1 {LINK}") == CANNOT_TRAVEL
    game = valley(hand="supply×2", heroes={"p1": LINK})
    assert starting(game, "travel") == []
    assert explain(game, 0, f"travel 1 {LINK}") == THERE_ALREADY


@pytest.mark.rule("S15.6", "S6.3", "B7.2")
def test_one_stardust_leads_out_and_back() -> None:
    dust = {"stardust": Stardust(1)}
    game = beside(hand="stardust", heroes={"p1": LINK}, trading=True, slices=dust)
    say(game, f"p1: travel 1 {LINK}", "chance: roll 3")
    assert amplifiers(game) == ["p1 1 3"]


@pytest.mark.rule("S15.6", "B12.1")
def test_out_and_back_costs_nothing_for_what_is_free() -> None:
    board = ROADS | {"r2c3": ROAD, "r1c3": "crossroads lakes north", "r1c4": "straight woods east"}
    game = valley(board=board, hand="supply", heroes={"p1": "r1c3"}, advanced=True)
    assert "travel 1 r1c3" in offered(game)
    events = say(game, "p1: travel 1 r1c3")
    assert [event.space for event in events if isinstance(event, HeroMoved)] == [
        game.rules.notation.read_space(space) for space in ("r1c4", "r1c3")
    ]
    assert spent(game) == "supply"


@pytest.mark.rule("S15.6", "S1.3", "B7.2")
def test_the_rest_of_a_row_after_a_jump_may_lead_out_and_back() -> None:
    board = ROADS | {"r3c1": "straight lakes east"}
    game = valley(board=board, hand="supply×4", heroes={"p1": "r6c5"})
    say(game, "p1: jump 1 r3c0 2", "chance: event 12")
    assert "travel 1 r3c0" in offered(game)
    say(game, "p1: travel 1 r3c0")
    assert heroes(game, "p1") == "r3c0 -"
    assert "end" in offered(game)
    game = valley(board=board, hand="supply×3", heroes={"p1": "r6c5"})
    say(game, "p1: jump 1 r3c0 1", "chance: event 12")
    assert explain(game, 0, "travel 1 r3c0") == TOO_FAR


@pytest.mark.rule("S15.6", "B7.2", "B12.1")
def test_out_and_back_to_home_terrain_only_the_step_out_is_paid() -> None:
    game = valley(board=NORTH_ROAD, hand="supply", heroes={"p1": "r1c3"}, advanced=True)
    assert starting(game, "travel") == ["travel 1 r1c3"]
    say(game, "p1: travel 1 r1c3")
    assert heroes(game, "p1") == "r1c3 -"
    assert cards(game, "hand") == ""
