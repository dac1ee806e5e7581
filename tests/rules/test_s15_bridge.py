"""The King's Bridge (S15.7)."""

from typing import Any

import msgspec
import pytest

from battalia.engine import (
    CatalogueError,
    Game,
    Options,
    PositionError,
    explain,
    load,
    play,
    save,
    start,
    view,
)
from battalia.engine.game import Pile
from battalia.engine.laws import broken_law
from battalia.engine.modules.kings_bridge import (
    BRIDGE,
    Bridge,
    Buried,
    GateArtefactsSeen,
    Spent,
    Visit,
)
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.royals import Royals
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.options import OptionsError
from battalia.engine.points import assemble
from battalia.engine.terms import is_great, take
from battlefield import heroes, mark
from positions import asked, begun, cards, offered, say, starting, until
from refusals import refuses
from shelf import Potions
from valleys import LINK, valley

EXPANSION: dict[str, Any] = {"expansion": True, "stormgates": True, "valleys": "bridge"}
ROAD = "valley-road neutral north"
CITIES = {
    "r0c0": "city-four woods north",
    "r0c2": "city-four lakes north",
    "r0c7": "city-four canyons north",
    "r0c9": "city-four mountains north",
    "r6c0": "city-four lakes north",
    "r6c2": "city-four canyons north",
    "r6c4": "city-four mountains north",
    "r6c7": "city-four woods north",
}
SEVEN = list(CITIES)[:7]


def under(*buried: tuple[int, str], spent: tuple[tuple[int, int], ...] = ()) -> Bridge:
    return Bridge(
        tuple(Buried(gate, read_card(name)) for gate, name in buried),
        tuple(Spent(*one) for one in spent),
    )


def at_the_gate(bridge: Bridge, **more: Any) -> Game:
    """p1 on gate 1, with enough for a jump."""
    more.setdefault("heroes", {"p1": "r0c5"})
    more.setdefault("hand", "supply×2")
    more.setdefault("offer", "wings horn")
    game = valley(link="bridge", **more)
    for one in bridge.buried:
        game.out = take(game.out, one.card)
    game.slices["kings-bridge"] = bridge
    assert broken_law(game) is None
    return game


def beside(**more: Any) -> Game:
    """p1 with a hero beside the Bridge; two Great Artefacts lie on offer."""
    more.setdefault("heroes", {"p1": "r3c4"})
    more.setdefault("hand", "supply")
    more.setdefault("offer", "wings horn")
    board = {"r3c4": ROAD, "r3c6": ROAD, **CITIES, **more.pop("board", {})}
    return valley(link="bridge", board=board, **more)


def on_the_bridge(**more: Any) -> Game:
    """The same, after the step onto it."""
    game = beside(**more)
    say(game, "p1: step 1 east")
    return game


# Set-up.


@pytest.mark.rule("S15.7")
@pytest.mark.parametrize(("players", "each"), [(4, 2), (5, 1), (6, 1)])
def test_great_artefacts_lie_face_down_under_every_gate(players: int, each: int) -> None:
    game = begun(Options(players=players, great_artefacts=True, fortune=True, **EXPANSION))
    buried = BRIDGE.of(game).buried
    gates = [one.gate for one in buried]
    assert len(set(gates)) == players
    assert all(gates.count(gate) == each for gate in gates)
    assert all(is_great(one.card) for one in buried)
    assert len(game.offer) == players
    assert len(game.out) == 12 - players - players * each


@pytest.mark.rule("S15.7", "S7.0")
@pytest.mark.parametrize(("players", "on_offer"), [(4, 4), (5, 6), (6, 6)])
def test_the_gates_come_before_the_one_more_on_offer(players: int, on_offer: int) -> None:
    """Without fortune cards one more would lie face up; twelve are not always enough for it."""
    game = begun(Options(players=players, great_artefacts=True, **EXPANSION))
    assert len(game.offer) == on_offer
    assert len(BRIDGE.of(game).buried) == (8 if players == 4 else players)


@pytest.mark.rule("S15.7", "S10.5")
def test_the_five_great_artefacts_of_the_base_game_are_too_few() -> None:
    for players in (4, 5, 6):
        with pytest.raises(OptionsError, match="options-few-great-artefacts"):
            assemble(Options(players=players, **EXPANSION))


@pytest.mark.rule("S15.7")
def test_which_lies_under_which_gate_is_seen_by_nobody() -> None:
    game = until(start(Options(great_artefacts=True, **EXPANSION)), "bury-at-gate")
    shown = []
    while game.asked[-1].about == "bury-at-gate":
        events = play(game, -1, game.asked[-1].options[-1])
        shown += [event.seen(seat) for event in events for seat in (None, 0)]
        if -1 not in game.asked:
            break
    assert all("card" not in event.__struct_fields__ for event in shown)
    hidden = game.copy()
    buried = BRIDGE.of(game).buried
    turned = [Buried(one.gate, other.card) for one, other in zip(buried, buried[::-1], strict=True)]
    hidden.slices["kings-bridge"] = Bridge(tuple(turned))
    for seat in (None, 0, 1, 2, 3):
        assert view(game, seat) == view(hidden, seat)


# Under the gates.


@pytest.mark.rule("S15.7", "S1.3")
def test_after_a_jump_the_amplifier_of_the_gate_left_buys_a_look_and_a_card() -> None:
    game = at_the_gate(under((1, "mask"), (1, "bag"), (4, "cloak")))
    say(game, "p1: jump 1 r6c5", "chance: event 3", "chance: draw supply")
    assert offered(game) == ["spend-amplifier", "keep-amplifier"]
    (event,) = [
        event for event in say(game, "p1: spend-amplifier") if isinstance(event, GateArtefactsSeen)
    ]
    assert event.cards == read_cards("bag mask")
    assert event.seen(1) == event.seen(None) == GateArtefactsSeen(0, 1, None)
    assert offered(game) == ["take bag", "take mask"]
    say(game, "p1: take mask")
    assert cards(game, "shelter") == "mask"
    assert BRIDGE.of(game) == under((1, "bag"), (4, "cloak"), spent=((0, 1),))


@pytest.mark.rule("S15.7")
def test_while_a_player_looks_the_others_see_nothing() -> None:
    game = at_the_gate(under((1, "mask"), (1, "bag")))
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p1: spend-amplifier")
    other = game.copy()
    other.slices["kings-bridge"] = under((1, "cloak"), (1, "crystal"))
    other.out = bytes(sorted(game.out + read_cards("mask bag")))
    for name in ("cloak", "crystal"):
        other.out = take(other.out, read_card(name))
    for seat in (None, 1, 2, 3):
        assert view(game, seat) == view(other, seat)


@pytest.mark.rule("S15.7")
def test_the_amplifier_may_be_kept() -> None:
    game = at_the_gate(under((1, "mask")))
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p1: keep-amplifier")
    assert BRIDGE.of(game) == under((1, "mask"))
    assert "end" in offered(game)


@pytest.mark.rule("S15.7")
@pytest.mark.parametrize(
    "bridge",
    [
        # p1 has spent it; nothing is left under the gate; the gate entered does not count.
        under((1, "mask"), spent=((0, 1),)),
        under((2, "mask"), spent=((1, 1), (2, 1))),
        under((4, "mask")),
    ],
)
def test_it_is_spent_once_from_each_gate_while_something_lies_there(bridge: Bridge) -> None:
    game = at_the_gate(bridge)
    say(game, "p1: jump 1 r6c5", "chance: event 12")
    assert "end" in offered(game)
    assert BRIDGE.of(game) == bridge


@pytest.mark.rule("S15.7")
def test_every_player_has_an_amplifier_for_every_gate() -> None:
    game = at_the_gate(under((1, "mask"), (3, "bag"), spent=((1, 1), (0, 4))))
    say(game, "p1: jump 1 r3c0", "chance: event 12", "p1: spend-amplifier", "p1: take mask")
    assert BRIDGE.of(game).spent == (Spent(1, 1), Spent(0, 4), Spent(0, 1))


@pytest.mark.rule("S15.7", "S4.3")
def test_a_partner_may_be_faster_and_the_amplifier_is_kept() -> None:
    game = at_the_gate(
        under((1, "mask")),
        hand={"p1": "supply×3", "p3": "supply×3"},
        heroes={"p1": "r0c5", "p3": "r0c5"},
        teams=True,
    )
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p3: jump 1 r3c0", "chance: event 5")
    say(game, "p1: spend-amplifier", "p3: spend-amplifier", "p3: take mask")
    assert BRIDGE.of(game).spent == (Spent(2, 1),)
    assert "end" in offered(game, "p1")


@pytest.mark.rule("S15.7", "S1.3")
def test_a_look_in_the_middle_of_a_ride() -> None:
    game = at_the_gate(
        under((1, "mask")),
        hand="horse.barfolk supply",
        board={"r5c5": "straight lakes north"},
    )
    say(game, "p1: ride 1 horse.barfolk", "p1: jump 1 r6c5", "chance: event 12")
    say(game, "p1: spend-amplifier")
    assert load(save(game)) == game
    say(game, "p1: take mask", "p1: step 1 north", "p1: halt")
    assert cards(game, "shelter") == "mask"
    assert heroes(game, "p1") == "r5c5 -"


# On the Bridge: once per hero and turn.


@pytest.mark.rule("S15.7")
def test_whoever_stops_there_is_asked_and_may_go_on() -> None:
    game = on_the_bridge()
    assert asked(game) == ["p1"]
    assert offered(game) == ["cross"]
    say(game, "p1: cross")
    assert "end" in offered(game)
    rider = beside(hand="horse.barfolk")
    say(rider, "p1: ride 1 horse.barfolk", "p1: step 1 east", "p1: step 1 east", "p1: halt")
    assert "end" in offered(rider)


@pytest.mark.rule("S15.7", "B7.2")
def test_a_travel_row_over_the_bridge_is_no_stop_on_it() -> None:
    game = beside(hand="supply×2")
    say(game, "p1: travel 1 r3c6")
    assert "end" in offered(game)
    game = beside(hand="supply×2", heroes={"p1": "r3c3"})
    say(game, f"p1: travel 1 {LINK}")
    assert offered(game) == ["cross"]


@pytest.mark.rule("S15.7")
def test_a_hero_uses_it_once_per_turn_the_other_may_too() -> None:
    game = beside(
        hand="supply×4",
        heroes={"p1": "r3c4 r3c6"},
        tokens={"r0c0": "p1 4", "r0c2": "p1 4"},
    )
    say(game, "p1: step 1 east", "p1: lower r0c0", "p1: take wings")
    assert BRIDGE.of(game).visits == (Visit(0, 0),)
    say(game, "p1: step 1 west", "p1: step 1 east")
    assert "end" in offered(game)
    say(game, "p1: step 2 west", "p1: lower r0c2", "p1: take horn")
    assert BRIDGE.of(game).visits == (Visit(0, 0), Visit(0, 1))
    say(game, "p1: end")
    for name in ("p2", "p3", "p4"):
        draw_on(game)
        say(game, f"{name}: skip", f"{name}: end")
    draw_on(game)
    assert BRIDGE.of(game).visits == ()


def draw_on(game: Game) -> None:
    """Chance draws, top cards are chosen, until a turn begins."""
    while "skip" not in offered(game):
        say(game, offered(game)[0])


@pytest.mark.rule("S15.7")
def test_a_hero_that_used_nothing_may_come_back_in_the_same_turn() -> None:
    game = beside(hand="supply×3")
    say(game, "p1: step 1 east", "p1: cross", "p1: step 1 west", "p1: step 1 east")
    assert offered(game) == ["cross"]


# Great Artefacts for upgrades.


@pytest.mark.rule("S15.7", "S1.6")
def test_any_number_of_great_artefacts_is_given_for_an_upgrade_each() -> None:
    game = on_the_bridge(
        tokens={"r0c0": "p1 1", "r0c2": "p1 3"},
        nation={"p1": "sword supply×9"},
        shelter={"p1": "mask friman.barfolk"},
    )
    assert starting(game, "give-artefact") == ["give-artefact sword", "give-artefact mask"]
    say(game, "p1: give-artefact sword")
    assert offered(game) == ["upgrade r0c0", "upgrade r0c2"]
    say(game, "p1: upgrade r0c2")
    assert offered(game) == ["give-artefact mask", "cross"]
    say(game, "p1: give-artefact mask", "p1: upgrade r0c0")
    assert (mark(game, "r0c0"), mark(game, "r0c2")) == ("p1 2", "p1 4")
    assert {*read_cards("sword mask")} <= set(game.out)
    assert cards(game, "shelter") == "friman.barfolk"
    assert cards(game, "nation") == "supply×9"
    say(game, "p1: cross")
    assert "end" in offered(game)
    assert BRIDGE.of(game).visits == (Visit(0, 0),)


@pytest.mark.rule("S15.7")
def test_no_more_need_be_given() -> None:
    game = on_the_bridge(
        tokens={"r0c0": "p1 1"}, shelter={"p1": "sword mask"}, nation={"p1": "supply×10"}
    )
    say(game, "p1: give-artefact sword", "p1: upgrade r0c0", "p1: cross")
    assert cards(game, "shelter") == "mask"
    assert "end" in offered(game)


@pytest.mark.rule("S15.7", "S1.6")
def test_none_is_given_without_a_possible_upgrade() -> None:
    # The only city has level 4, and there are no royals; a building is never upgraded.
    game = on_the_bridge(
        tokens={"r0c0": "p1 4", "r2c2": "p1 1"},
        buildings={"r2c2": "tool"},
        shelter={"p1": "sword mask"},
        nation={"p1": "supply×10"},
    )
    assert starting(game, "give-artefact") == []
    one = on_the_bridge(
        tokens={"r0c0": "p1 3"}, shelter={"p1": "sword mask"}, nation={"p1": "supply×10"}
    )
    say(one, "p1: give-artefact sword", "p1: upgrade r0c0")
    assert "end" in offered(one)
    assert cards(one, "shelter") == "mask"


@pytest.mark.rule("S15.7", "S1.6", "S2.3")
def test_with_royals_a_level_four_city_becomes_a_residence() -> None:
    game = on_the_bridge(
        royals=True,
        tokens={"r3c3": "p1 4"},
        shelter={"p1": "sword"},
        nation={"p1": "supply×10"},
        slices={"royals": Royals()},
    )
    say(game, "p1: give-artefact sword", "p1: upgrade r3c3")
    assert mark(game, "r3c3") == "p1 5"


@pytest.mark.rule("S15.7", "S11.1")
def test_an_upgrade_may_end_the_game() -> None:
    four = dict.fromkeys(SEVEN[:4], "p1 4")
    game = on_the_bridge(
        tokens=four | {"r6c0": "p1 3", "r6c2": "p1 1"},
        shelter={"p1": "sword mask"},
        nation={"p1": "supply×10"},
    )
    say(game, "p1: give-artefact sword", "p1: upgrade r6c0")
    # At once: the mask is not given for another upgrade.
    assert game.ended == "cities"


@pytest.mark.rule("S15.7", "B2.6")
def test_the_nation_that_was_searched_is_reshuffled() -> None:
    game = beside(tokens={"r0c0": "p1 1"}, nation={"p1": "sword supply×9"})
    game.nation[0] = Pile(top=read_cards("supply sword"), bag=read_cards("supply×8"))
    game = load(save(game))
    say(game, "p1: step 1 east", "p1: give-artefact sword")
    assert game.nation[0] == Pile(bag=read_cards("supply×9"))
    shelter = beside(tokens={"r0c0": "p1 1"}, shelter={"p1": "sword"}, fill=12)
    nation = shelter.nation[0].bag
    shelter.nation[0] = Pile(top=nation[:1], bag=nation[1:])
    say(shelter, "p1: step 1 east", "p1: give-artefact sword")
    assert shelter.nation[0] == Pile(top=nation[:1], bag=nation[1:])


@pytest.mark.rule("S15.7", "B9.2")
def test_a_deck_of_ten_cards_gives_none_but_may_swap() -> None:
    game = on_the_bridge(
        tokens={"r0c0": "p1 1"}, shelter={"p1": "sword"}, nation={"p1": "supply×8"}, fortune=True
    )
    assert game.deck_size(0) == 10
    assert starting(game, "give-artefact") == []
    say(game, "p1: exchange sword")
    assert offered(game) == ["take wings", "take horn"]
    say(game, "p1: take wings")
    assert game.deck_size(0) == 10


@pytest.mark.rule("S15.7")
def test_a_great_artefact_in_hand_or_ambush_is_neither_given_nor_swapped() -> None:
    game = on_the_bridge(
        hand="supply sword",
        ambush={"p1": "mask"},
        tokens={"r0c0": "p1 1"},
        nation={"p1": "supply×9"},
    )
    assert offered(game) == ["cross"]
    for wish in ("give-artefact sword", "exchange sword", "give-artefact mask", "exchange mask"):
        assert why(game, wish) == "no-own-great-artefact S15.7"


# Lowering cities.


@pytest.mark.rule("S15.7", "S7.8")
def test_one_city_is_lowered_by_two_for_a_great_artefact() -> None:
    game = on_the_bridge(tokens={"r0c0": "p1 4"})
    assert offered(game) == ["lower r0c0", "cross"]
    say(game, "p1: lower r0c0")
    assert mark(game, "r0c0") == "p1 2"
    assert offered(game) == ["take wings", "take horn"]
    say(game, "p1: take wings")
    assert cards(game, "shelter") == "wings"
    assert "end" in offered(game)


@pytest.mark.rule("S15.7")
def test_two_cities_are_lowered_by_one_each_none_below_one() -> None:
    game = on_the_bridge(tokens={"r0c0": "p1 2", "r0c2": "p1 3", "r0c7": "p1 1"})
    assert offered(game) == ["lower r0c2", "lower r0c0 r0c2", "cross"]
    say(game, "p1: lower r0c0 r0c2")
    assert [mark(game, space) for space in ("r0c0", "r0c2", "r0c7")] == ["p1 1", "p1 2", "p1 1"]
    say(game, "p1: take horn")
    assert cards(game, "shelter") == "horn"


@pytest.mark.rule("S15.7", "B0.10")
def test_lowering_needs_tokens_of_the_new_level() -> None:
    # All seven 1/2 tokens lie on the board: only what flips its own token can be lowered.
    low = dict.fromkeys(SEVEN, "p1 1") | {"r0c0": "p1 2", "r6c7": "p1 4"}
    game = on_the_bridge(tokens=low | {"r3c7": "p1 3"})
    assert starting(game, "lower") == ["lower r0c0 r6c7"]
    # With six of them one of two cities may come down to them, not both.
    six = {space: mark for space, mark in low.items() if space != "r0c2"}
    game = on_the_bridge(tokens=six | {"r0c2": "p1 3", "r3c7": "p1 3"})
    assert "lower r0c2 r3c7" not in offered(game)
    assert {"lower r0c0 r0c2", "lower r0c2", "lower r6c7"} <= set(offered(game))


@pytest.mark.rule("S15.7", "S2.3", "S15.4")
def test_residences_centres_and_the_capital_are_lowered_too_but_no_building() -> None:
    game = on_the_bridge(
        royals=True,
        tokens={"r3c3": "p1 5", "r0c2": "p1 6", "r2c2": "p1 2"},
        buildings={"r2c2": "tool"},
    )
    assert starting(game, "lower") == ["lower r0c2", "lower r3c3", "lower r0c2 r3c3"]
    say(game, "p1: lower r0c2 r3c3")
    assert (mark(game, "r0c2"), mark(game, "r3c3"), mark(game, "r2c2")) == ("p1 5", "p1 4", "p1 2")


@pytest.mark.rule("S15.7", "S8.2")
def test_it_may_be_lowered_for_a_fortune_card() -> None:
    game = on_the_bridge(tokens={"r0c0": "p1 3"}, fortune=True)
    say(game, "p1: lower r0c0", "p1: draw-fortune", "chance: fortune 2", "p1: take-stardust")
    assert cards(game, "shelter") == "stardust"


@pytest.mark.rule("S15.7")
def test_a_lowering_that_would_cost_nothing_is_refused() -> None:
    with refuses(CatalogueError, r"“stormgates\.bridge_lowering”: at least 2, not 1 \(S15\.7\)"):
        assemble(
            Options(
                great_artefacts=True,
                corrections="[stormgates]\nbridge_lowering = 1\n",
                **EXPANSION,
            )
        )


@pytest.mark.rule("S15.7")
def test_no_city_is_lowered_for_nothing() -> None:
    game = on_the_bridge(tokens={"r0c0": "p1 4"}, offer="")
    assert offered(game) == ["cross"]


@pytest.mark.rule("S15.7", "S15.5")
def test_an_owner_of_a_great_artefact_takes_another() -> None:
    game = on_the_bridge(tokens={"r0c0": "p1 4"}, shelter={"p1": "sword"})
    say(game, "p1: lower r0c0", "p1: take wings")
    assert cards(game, "shelter") == "sword wings"


# Swapping.


@pytest.mark.rule("S15.7")
@pytest.mark.parametrize("zone", ["nation", "shelter"])
def test_an_own_great_artefact_takes_the_place_of_one_on_offer(zone: str) -> None:
    game = on_the_bridge(**{zone: {"p1": "sword supply×9"}})
    assert offered(game) == ["exchange sword", "cross"]
    say(game, "p1: exchange sword", "p1: take horn")
    assert cards_text(game.offer) == "sword wings"
    assert cards(game, zone).startswith("supply×9")
    assert cards(game, "shelter").endswith("horn")
    assert BRIDGE.of(game).visits == (Visit(0, 0),)
    assert "end" in offered(game)


@pytest.mark.rule("S15.7")
def test_for_a_swap_only_a_nation_that_was_searched_is_reshuffled() -> None:
    for zone, shuffled in (("nation", True), ("shelter", False)):
        game = on_the_bridge(**{zone: {"p1": "sword"}}, fill=10)
        rest = game.nation[0].cards().replace(read_cards("sword"), b"")
        known = Pile(top=rest[:2], bag=rest[2:])
        sword = read_cards("sword") if zone == "nation" else b""
        game.nation[0] = Pile(top=known.top + sword, bag=known.bag)
        say(game, "p1: exchange sword", "p1: take horn")
        assert game.nation[0] == (Pile(bag=rest) if shuffled else known)
        assert cards(game, "shelter") == "horn"


@pytest.mark.rule("S15.7", "S8.2")
def test_for_a_fortune_card_it_goes_to_the_remaining_pile() -> None:
    game = on_the_bridge(shelter={"p1": "sword"}, nation={"p1": "supply×10"}, fortune=True)
    say(game, "p1: exchange sword")
    assert offered(game) == ["take wings", "take horn", "draw-fortune"]
    say(game, "p1: draw-fortune")
    assert read_card("sword") in game.out
    say(game, "chance: fortune 2", "p1: seek-artefact", "chance: draw mask", "p1: take mask")
    assert cards(game, "shelter") == "mask"
    assert cards_text(game.offer) == "wings horn"


@pytest.mark.rule("S15.7")
def test_with_nothing_on_offer_nothing_is_swapped() -> None:
    game = on_the_bridge(shelter={"p1": "sword"}, nation={"p1": "supply×10"}, offer="")
    assert offered(game) == ["cross"]


@pytest.mark.rule("S15.7", "S4.3")
def test_a_partner_may_take_what_was_to_be_swapped_for() -> None:
    game = beside(
        hand={"p1": "supply", "p3": "supply"},
        heroes={"p1": "r3c4", "p3": "r3c6"},
        shelter={"p1": "sword"},
        tokens={"r0c0": "p3 4"},
        offer="wings",
        teams=True,
    )
    say(game, "p1: step 1 east", "p3: step 1 west", "p1: exchange sword", "p3: lower r0c0")
    say(game, "p3: take wings")
    # The hero of p1 has not used the Bridge, and the sword stays.
    assert cards(game, "shelter", "p1") == "sword"
    assert BRIDGE.of(game).visits == (Visit(2, 0),)
    assert "end" in offered(game, "p1")


# Reasons, positions.


@pytest.mark.rule("S15.7")
def test_the_powers_are_none_of_the_actions() -> None:
    game = beside(tokens={"r0c0": "p1 4"}, shelter={"p1": "sword"})
    for wish in ("lower r0c0", "exchange sword", "give-artefact sword", "cross"):
        assert explain(game, 0, wish) is not None


@pytest.mark.rule("S15.7")
@pytest.mark.parametrize(
    "state",
    [
        {"buried": [{"gate": 5, "card": "mask"}]},
        {"buried": [{"gate": 1, "card": "friman.barfolk"}]},
        {"spent": [{"seat": "p1", "gate": 1}, {"seat": "p1", "gate": 1}]},
        {"spent": [{"seat": f"p{seat}", "gate": 1} for seat in (1, 2, 3)]},
        {"visits": [{"seat": "p1", "hero": "1"}, {"seat": "p1", "hero": "1"}]},
    ],
)
def test_another_state_of_the_bridge_is_refused(state: object) -> None:
    plain = msgspec.json.decode(save(at_the_gate(under())))
    plain["modules"]["kings-bridge"] = state
    plain["out"] = plain["out"].replace("mask", "").strip()
    with pytest.raises(PositionError):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S15.7")
@pytest.mark.parametrize(
    "frame",
    [
        {"frame": "looking", "seat": "p1", "gate": 5},
        {"frame": "looking", "seat": "p1", "gate": 4},
        {"frame": "on-the-bridge", "seat": "p1", "hero": "1"},
        {"frame": "on-the-bridge", "seat": "p1", "hero": "2"},
        {"frame": "on-the-bridge", "seat": "p1", "hero": "2", "giving": True},
        {"frame": "exchanging", "seat": "p1", "hero": "2", "card": "horn"},
        {"frame": "exchanging", "seat": "p1", "hero": "1", "card": "mask"},
        {"frame": "burying-at-gates"},
    ],
)
def test_frames_that_cannot_be_are_refused(frame: dict[str, Any]) -> None:
    game = at_the_gate(
        Bridge((Buried(1, read_card("bag")),), (Spent(0, 4),), (Visit(0, 1),)),
        heroes={"p1": f"r0c5 {LINK}"},
        shelter={"p1": "mask"},
    )
    plain = msgspec.json.decode(save(game))
    plain["lanes"][0].append(frame)
    with pytest.raises(PositionError):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S15.7")
def test_whoever_has_spent_an_amplifier_has_taken_what_lay_there() -> None:
    """With four players two lie under each gate."""
    full = at_the_gate(under((1, "bag"), (1, "mask")))
    assert load(save(full)) == full
    plain = msgspec.json.decode(save(full))
    plain["modules"]["kings-bridge"]["spent"] = [{"seat": "p2", "gate": 1}]
    with refuses(PositionError, r"S15\.7"):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S15.7")
def test_nobody_looks_under_a_gate_that_is_not_in_play() -> None:
    plain = msgspec.json.decode(save(at_the_gate(under((1, "bag")))))
    plain["lanes"][0].append({"frame": "looking", "seat": "p1", "gate": 5})
    with refuses(PositionError, "“looking”: there is no such stormgate for it"):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S15.7", "B0.11")
def test_two_heroes_on_one_space_are_alike_again_if_both_have_used_the_bridge() -> None:
    both, second = (Visit(0, 0), Visit(0, 1)), (Visit(0, 1),)
    heroes = {"p1": "r3c4 r3c4"}
    game = beside(heroes=heroes, slices={"kings-bridge": Bridge(visits=second)})
    assert why(game, "step 2 east") == ""
    game = beside(heroes=heroes, slices={"kings-bridge": Bridge(visits=both)})
    assert why(game, "step 2 east") == "same-hero B0.11"


@pytest.mark.rule("S15.7")
def test_a_turn_that_begins_gives_back_the_bridge_to_its_own_heroes() -> None:
    visits = (Visit(0, 0), Visit(1, 0))
    game = beside(turn="p4", at="draw", hand={}, slices={"kings-bridge": Bridge(visits=visits)})
    until(game, "cohort")
    assert asked(game) == ["p1"]
    assert BRIDGE.of(game).visits == (Visit(1, 0),)


@pytest.mark.rule("S15.7", "B0.11")
def test_two_heroes_on_one_space_are_not_alike_if_one_has_used_the_bridge() -> None:
    game = beside(
        hand="supply×4",
        heroes={"p1": "r3c4 r3c4"},
        tokens={"r0c0": "p1 4", "r0c2": "p1 4"},
    )
    assert why(game, "step 2 east") == "same-hero B0.11"
    say(game, "p1: step 1 east", "p1: lower r0c0", "p1: take wings", "p1: step 1 west")
    say(game, "p1: step 2 east", "p1: lower r0c2", "p1: take horn")
    assert BRIDGE.of(game).visits == (Visit(0, 0), Visit(0, 1))


@pytest.mark.rule("S15.7", "B7.1", "B8.9")
def test_a_hero_that_is_hired_again_has_still_used_the_bridge() -> None:
    """Of two unused figures the one that has not used it is hired."""
    bridge = Bridge(visits=(Visit(0, 0),))
    for there, hired in ({"p1": "r6c4 -"}, 1), ({}, 1), ({"p1": "- r6c4"}, 0):
        game = beside(
            hand="weapon.barfolk supply×2",
            heroes=there,
            tokens={"r0c0": "p1 1"},
            slices={"kings-bridge": bridge},
        )
        say(game, "p1: hero r0c0")
        assert game.heroes[hired] == game.rules.notation.read_space("r0c0")


# Reasons.


def why(game: Game, wish: str, seat: int = 0) -> str:
    reason = explain(game, seat, wish)
    return "" if reason is None else f"{reason.id} {reason.rule}"


@pytest.mark.rule("S15.7")
def test_what_is_done_on_the_bridge_is_done_by_a_hero_that_stops_there() -> None:
    game = beside(tokens={"r0c0": "p1 4"}, shelter={"p1": "sword"})
    for wish in ("lower r0c0", "exchange sword", "give-artefact sword", "cross"):
        assert why(game, wish) == "stop-on-bridge S15.7"
    assert why(game, "spend-amplifier") == "amplifier-after-jump S15.7"


@pytest.mark.rule("S15.7")
def test_each_use_of_the_bridge_has_its_reasons() -> None:
    tokens = {"r0c0": "p1 4", "r0c2": "p2 3", "r0c7": "p1 1", "r2c2": "p1 2"}
    settings: dict[str, Any] = {
        "tokens": tokens,
        "buildings": {"r2c2": "tool"},
        "shelter": {"p1": "sword"},
        "hand": "supply×2 mask",
    }
    game = on_the_bridge(**settings, fill=11)
    for wish, reason in {
        "lower r0c2": "not-your-city B3.5",
        "lower r0c9": "not-your-city B3.5",
        "lower r2c2": "no-city-here B3.5",
        "lower r0c7": "lowered-below-one S15.7",
        "lower r0c0 r0c7": "lowered-below-one S15.7",
        "lower r0c0 r0c0": "two-cities-lowered S15.7",
        "give-artefact mask": "no-own-great-artefact S15.7",
        "exchange wings": "no-own-great-artefact S15.7",
        "exchange friman.barfolk": "no-own-great-artefact S15.7",
        "give-artefact sword": "",
        "exchange sword": "",
        "end": "answer-first B3.1",
    }.items():
        assert why(game, wish) == reason, wish
    say(game, "p1: exchange sword")
    assert why(game, "take bag") == "not-on-offer S15.7"
    ten = on_the_bridge(**settings, fortune=True)
    assert why(ten, "give-artefact sword") == "deck-too-small B9.2"
    say(ten, "p1: exchange sword")
    assert why(ten, "draw-fortune") == "deck-too-small B9.2"
    none = on_the_bridge(**settings, offer="")
    assert why(none, "lower r0c0") == "no-great-artefact-on-offer S7.8"
    assert why(none, "exchange sword") == "no-great-artefact-on-offer S7.8"


@pytest.mark.rule("S15.7", "S1.6")
def test_without_a_possible_upgrade_the_reason_says_so() -> None:
    game = on_the_bridge(tokens={"r0c0": "p1 4"}, shelter={"p1": "sword"}, fill=11)
    assert why(game, "give-artefact sword") == "no-free-upgrade S15.7"
    giving = on_the_bridge(
        tokens={"r0c0": "p1 1", "r0c2": "p1 4"},
        shelter={"p1": "sword mask"},
        nation={"p1": "supply×10"},
    )
    say(giving, "p1: give-artefact sword", "p1: upgrade r0c0")
    assert why(giving, "lower r0c2") == "bridge-one-way S15.7"
    assert why(giving, "exchange mask") == "bridge-one-way S15.7"


@pytest.mark.rule("S15.7", "B0.10")
def test_a_lack_of_tokens_is_the_reason_where_it_is() -> None:
    low = dict.fromkeys(SEVEN, "p1 1") | {"r6c7": "p1 4"}
    game = on_the_bridge(tokens=low)
    assert why(game, "lower r6c7") == "no-token B3.9"


@pytest.mark.rule("S15.7")
def test_only_what_lies_under_the_gate_is_taken_from_there() -> None:
    game = at_the_gate(under((1, "mask"), (4, "cloak")))
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p1: spend-amplifier")
    assert why(game, "take cloak") == why(game, "take wings") == "not-under-gate S15.7"


# Interplay.


@pytest.mark.rule("S15.7", "S2.3")
def test_the_capital_comes_down_to_a_residence_only_where_there_is_room_for_one() -> None:
    tokens = {"r3c3": "p1 6", "r0c2": "p1 5", "r0c7": "p1 5", "r0c0": "p1 2"}
    game = on_the_bridge(royals=True, tokens=tokens)
    assert why(game, "lower r0c0 r3c3") == "no-token B3.9"
    # By two levels it is a city again; one of the residences may make room.
    assert {"lower r3c3", "lower r0c2 r3c3", "lower r0c7 r3c3"} <= set(offered(game))
    say(game, "p1: lower r0c2 r3c3")
    assert (mark(game, "r0c2"), mark(game, "r3c3"), mark(game, "r0c7")) == ("p1 4", "p1 5", "p1 5")


@pytest.mark.rule("S15.7", "S1.3", "S11.1")
def test_an_event_that_ends_the_game_leaves_no_look_under_the_gate() -> None:
    four = dict.fromkeys(SEVEN[:4], "p1 4")
    game = at_the_gate(
        under((1, "mask")), board=CITIES, tokens=four | {"r6c0": "p1 3"}, offer="wings horn"
    )
    say(game, "p1: jump 1 r6c5", "chance: event 10", "p1: upgrade r6c0")
    assert game.ended == "cities"
    assert cards(game, "shelter") == ""


@pytest.mark.rule("S15.7", "S1.2")
def test_a_second_jump_from_the_same_gate_looks_no_second_time() -> None:
    game = at_the_gate(under((1, "mask"), (1, "bag")), heroes={"p1": "r0c5 r0c5"}, hand="supply×4")
    say(game, "p1: jump 1 r6c5", "chance: event 12", "p1: spend-amplifier", "p1: take mask")
    say(game, "p1: jump 2 r6c5", "chance: event 5")
    assert "end" in offered(game)
    # The gate that was entered is another: from there both may look.
    assert BRIDGE.of(game).spent == (Spent(0, 1),)


@pytest.mark.rule("S15.7", "B8.8")
def test_a_retreat_to_the_bridge_is_no_stop_on_it() -> None:
    game = valley(
        link="bridge",
        board={"r3c4": ROAD, "r3c2": ROAD},
        hand={"p1": "weapon.barfolk", "p2": "supply×3"},
        heroes={"p1": "r3c2", "p2": "r3c2"},
    )
    say(game, "p1: attack r3c2 p2", "p1: with 1", "p1: lay weapon.barfolk", "p1: stand")
    say(game, f"p2: retreat {LINK}")
    assert heroes(game, "p2") == f"{LINK} -"
    assert asked(game) == ["p1"]


@pytest.mark.rule("S15.7", "B6.5", "B11.4")
def test_wings_may_end_on_the_bridge_and_a_hero_that_stands_there_has_not_stopped() -> None:
    game = beside(hand="wings", heroes={"p1": "r0c5"}, offer="horn")
    say(game, f"p1: fly 1 {LINK}")
    assert offered(game) == ["cross"]
    standing = beside(hand="supply", heroes={"p1": LINK}, tokens={"r0c0": "p1 4"})
    assert "lower r0c0" not in offered(standing)


@pytest.mark.rule("S15.7", "S7.7")
def test_a_great_artefact_that_was_given_may_be_drawn_with_a_fortune_card() -> None:
    game = on_the_bridge(
        shelter={"p1": "sword"},
        nation={"p1": "supply×10"},
        offer="hammer shield wings horn arrow bag banner cloak crystal mask lost-scroll",
        fortune=True,
    )
    assert game.out == b""
    say(game, "p1: exchange sword", "p1: draw-fortune", "chance: fortune 2", "p1: seek-artefact")
    say(game, "chance: draw sword", "p1: take sword")
    assert cards(game, "shelter") == "sword"


@pytest.mark.rule("S15.7", "S13.4")
def test_the_freezing_touch_cancels_the_step_and_so_the_stop() -> None:
    frozen = beside(
        bilkarr=True,
        tokens={"r0c0": "p1 4"},
        slices={"potions": Potions(freezing=Potion(1))},
    )
    say(frozen, "p1: step 1 east", "p2: freeze")
    assert heroes(frozen, "p1") == "r3c4 -"
    assert "end" in offered(frozen, "p1")
    # What is done on the Bridge is no row: nobody is asked.
    allowed = beside(
        bilkarr=True,
        tokens={"r0c0": "p1 4"},
        slices={"potions": Potions(freezing=Potion(1))},
    )
    say(allowed, "p1: step 1 east", "p2: allow", "p1: lower r0c0", "p1: take horn")
    assert cards(allowed, "shelter") == "horn"


@pytest.mark.rule("S15.7", "B7.2")
def test_a_travel_row_may_lead_out_and_back_onto_the_bridge() -> None:
    game = beside(hand="supply×2", heroes={"p1": LINK})
    say(game, f"p1: travel 1 {LINK}")
    assert offered(game) == ["cross"]
