"""The computer players' sense for The Stormgates: habits, potions, actions worth a thought."""

from random import Random
from typing import Any

import pytest

from battalia.bots import habits
from battalia.bots.fighting import battle_of, missing, next_lay
from battalia.bots.habits_stormgates import (
    attraction,
    battle_extra,
    extra_reach,
    interjection,
    shortlist,
)
from battalia.bots.judgement_stormgates import assets
from battalia.engine import CHANCE, Game, Question, play
from battalia.engine.choices import Choice, End, Surrender
from battalia.engine.game import Pile
from battalia.engine.laws import broken_law
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.heroic import Veterans
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.mountain_pass import Amplifier, Amplifiers
from battalia.engine.modules.new_great_artefacts import GreatArtefacts
from battalia.engine.modules.potions import POTIONS, WEAKNESS, Potion, Potions, Rage
from battalia.engine.modules.summoning import Summoned
from battalia.engine.notation import read_cards, read_seat
from battalia.engine.play import advance
from battlefield import BOARD, field, station
from market import market
from positions import draw, say, table
from random_play import random_options, rich_game, walk
from rules.test_s01_events import strike
from rules.test_s01_stormgates import BOARD as GATES
from rules.test_s01_stormgates import storm
from rules.test_s06_trading import attacked
from rules.test_s07_arrow import plain as archery
from rules.test_s07_mask import open_with
from rules.test_s07_staff import terra
from rules.test_s07_summoning import scroll
from rules.test_s09_draft import draft, drawn
from rules.test_s12_abilities import cold, near
from rules.test_s13_freezing import row
from rules.test_s13_potions import peace, war
from rules.test_s15_bridge import at_the_gate as at_a_buried_gate
from rules.test_s15_bridge import on_the_bridge, under
from valleys import NORTH_ROAD, in_the_middle, valley

GREAT: dict[str, Any] = {"expansion": True, "great_artefacts": True}


def asked_of(game: Game, name: str = "") -> Question:
    """The question of this player, or of the only one who must answer."""
    if name:
        return game.asked[read_seat(name)]
    (question,) = [question for question in game.asked.values() if not question.optional]
    return question


def answer(game: Game, question: Question) -> Choice:
    """What habit says, with potions where it is time."""
    return habits.habit(game, question)


def chosen(game: Game, name: str = "") -> str:
    return game.rules.notation.text(answer(game, asked_of(game, name)))


def go_on(game: Game, name: str = "") -> str:
    """Habit answers once."""
    question = asked_of(game, name)
    choice = answer(game, question)
    play(game, question.seat, choice)
    return game.rules.notation.text(choice)


def listed(game: Game, verb: str) -> list[str]:
    """The actions with this verb that are worth a thought."""
    question = asked_of(game)
    texts = map(game.rules.notation.text, shortlist(game, question.seat, question.options))
    return [text for text in texts if text.split()[0] == verb]


def drink(game: Game, name: str = "p1") -> str | None:
    """What this player would drink now."""
    wish = interjection(game, game.asked[read_seat(name)])
    return None if wish is None else game.rules.notation.text(wish)


# Stardust (S6.3).


def test_a_retreat_is_paid_with_what_serves_least() -> None:
    for hand, paid in (
        ("stardust supply×3", "supply×3"),
        ("stardust×2 supply", "supply stardust"),
        ("stardust×2 horse.islanders", "horse.islanders"),
    ):
        game = attacked(hand)
        say(game, "stand")
        play(game, 1, "retreat r1c5")
        assert chosen(game) == f"pay {paid}"


# Draft (S9).


FRIMEN = ("friman.barfolk", "friman.islanders", "friman.emberians")


def test_in_the_draft_the_own_faction_comes_first() -> None:
    game = draft(3, "p2")
    drawn(game, FRIMEN[0], FRIMEN[0], FRIMEN[1])
    assert [game.faction[seat] for seat in (1, 2)] == [0, 1]
    assert go_on(game) == f"pick {FRIMEN[0]}"
    assert go_on(game) == f"pick {FRIMEN[1]}"


def test_in_the_draft_the_faction_of_which_there_are_most_comes_next() -> None:
    game = draft(3, "p2")
    assert game.faction[1] == 0
    game.nation[1] = Pile(bag=read_cards(f"{FRIMEN[2]}×2"))
    drawn(game, FRIMEN[1], FRIMEN[1], FRIMEN[2])
    assert chosen(game) == f"pick {FRIMEN[2]}"


# Storm events (S1).


def test_a_hero_at_a_city_without_a_weapon_takes_one_from_the_stacks() -> None:
    game = strike(1, tokens={"r1c0": "p1 1", "r5c4": "neutral 4"}, spaces="r1c1 r5c4")
    assert chosen(game) == "take-from weapon"


def test_without_prey_the_artefact_is_one_that_the_hand_lacks() -> None:
    game = strike(1, "amulet.barfolk×3 tool.barfolk", day=5)
    assert chosen(game) == "take-from title"


def test_a_free_road_has_many_exits() -> None:
    assert chosen(strike(4)) == "build crossroads"


def test_the_richest_tent_of_an_opponent_is_destroyed() -> None:
    game = storm(
        {
            "p1": "supply×2",
            "p2": "tent.islanders friman.islanders",
            "p3": "tent.emberians lord.emberians",
        }
    )
    station(game, "p2", "tent.islanders", "friman.islanders")
    station(game, "p3", "tent.emberians", "lord.emberians")
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    assert chosen(game) == "destroy-tent p3 tent.emberians lord.emberians"


def test_a_free_promotion_completes_a_set() -> None:
    game = strike(9, "friman.barfolk chief.barfolk priest.islanders×2")
    assert chosen(game) == "promote chief.barfolk 1"


def test_a_free_promotion_without_a_set_raises_the_highest() -> None:
    game = strike(9, "friman.barfolk priest.islanders")
    assert chosen(game) == "promote priest.islanders 1"


def test_a_free_upgrade_goes_to_the_highest_city() -> None:
    game = strike(10, tokens={"r1c0": "p1 1", "r5c4": "p1 3", "r1c3": "p1 2"})
    assert chosen(game) == "upgrade r5c4"


def test_from_limbo_comes_the_best_card() -> None:
    game = strike(11, limbo="friman.barfolk lord.islanders scroll.barfolk")
    assert chosen(game) == "take lord.islanders"


def test_the_best_of_the_played_events_is_copied() -> None:
    assert chosen(strike(8, played=(3, 10, 12))) == "copy 10"


def test_a_neutral_city_before_the_own_hero_becomes_home_terrain() -> None:
    game = strike(7, tokens={"r1c0": "p1 1", "r1c3": "neutral 4"})
    assert go_on(game) == "replace-card r1c3"
    assert chosen(game) == "take-terrain woods"


def test_in_the_advanced_game_an_opponents_high_city_is_no_home_any_more() -> None:
    board = GATES | {"r1c3": "city-opposite lakes east"}
    game = strike(7, advanced=True, board=board, tokens={"r1c0": "p1 1", "r1c3": "p2 4"})
    assert go_on(game) == "replace-card r1c3"
    assert chosen(game) == "take-terrain woods"


# Riding with jumps (S1.2), Metamorpha's woods (S12.3).


def test_a_ride_goes_on_to_a_neutral_city_and_halts_there() -> None:
    game = field("horse.barfolk", city="neutral 4", heroes={"p1": "r1c0"}, expansion=True)
    say(game, "ride 1 horse.barfolk")
    assert [go_on(game) for _ in range(3)] == ["step 1 east", "step 1 east", "halt"]


def test_a_ride_jumps_towards_a_neutral_city() -> None:
    game = storm("horse.barfolk supply", tokens={"r1c0": "p1 1", "r5c4": "neutral 4"}, board=GATES)
    say(game, "ride 1 horse.barfolk")
    assert go_on(game) == "jump 1 r5c1"


def test_a_hero_is_drawn_to_what_is_near() -> None:
    game = field(city="neutral 4", expansion=True)
    spaces = [game.rules.notation.read_space(name) for name in ("r1c0", "r1c1", "r1c2")]
    far, nearer, there = (attraction(game, 0, space) for space in spaces)
    assert far < nearer < there


# Great Artefacts and fortune (S7, S8).


def test_the_better_great_artefact_is_taken() -> None:
    game = table(
        hand="weapon.barfolk lord.barfolk×3",
        board=BOARD,
        tokens={"r1c0": "p1 1"},
        heroes={"p1": "r3c3"},
        offer="wings arrow horn",
        fortune=True,
        **GREAT,
    )
    say(game, "attack r3c3")
    while asked_of(game).about != "choose-great-artefact":
        go_on(game)
    assert chosen(game) == "take arrow"


def test_a_fortune_card_is_better_than_a_poor_great_artefact() -> None:
    game = table(
        hand="weapon.barfolk lord.barfolk×3",
        board=BOARD,
        tokens={"r1c0": "p1 1"},
        heroes={"p1": "r3c3"},
        offer="shield",
        fortune=True,
        **GREAT,
    )
    say(game, "attack r3c3")
    while asked_of(game).about != "choose-great-artefact":
        go_on(game)
    assert go_on(game) == "draw-fortune"
    draw(game)
    assert go_on(game) == "seek-artefact"


def test_the_bag_is_emptied() -> None:
    game = table(hand="bag", board=BOARD, tokens={"r1c0": "p1 1"}, **GREAT)
    say(game, "use bag")
    assert chosen(game) == "take-supply 2"


def test_the_banner_rallies_what_completes_a_set() -> None:
    game = table(
        hand="banner priest.barfolk",
        shelter={"p1": "priest.islanders priest.barfolk friman.barfolk lord.islanders"},
        board=BOARD,
        tokens={"r1c0": "p1 1"},
        **GREAT,
    )
    say(game, "use banner")
    assert go_on(game) == "take priest.barfolk"
    assert go_on(game) == "take priest.islanders"


def test_the_cloak_hides_the_highest_city_that_an_enemy_hero_could_attack() -> None:
    game = table(
        hand="cloak",
        board=BOARD,
        tokens={"r1c0": "p1 3", "r1c2": "p1 2", "r1c6": "p2 1"},
        heroes={"p1": "r1c1", "p2": "r1c5"},
        **GREAT,
    )
    say(game, "use cloak")
    assert chosen(game) == "hide r1c2"


def test_the_crystal_lays_a_set_of_units_on_top() -> None:
    game = table(
        hand="crystal",
        nation={"p1": "supply×5 priest.barfolk priest.islanders priest.emberians friman.barfolk"},
        board=BOARD,
        tokens={"r1c0": "p1 1"},
        **GREAT,
    )
    say(game, "use crystal")
    draw(game)
    first = sorted(go_on(game) for _ in range(3))
    assert first == ["take priest.barfolk", "take priest.emberians", "take priest.islanders"]


def test_the_lost_scroll_brings_a_lord_rather_than_bilkarr_to_an_empty_purse() -> None:
    game = scroll("lost-scroll friman.barfolk", limbo="lord.barfolk")
    say(game, "p1: use lost-scroll")
    assert chosen(game, "p1") == "take lord.barfolk"


def test_with_nothing_in_limbo_it_summons_bilkarr_to_a_hero_who_can_pay() -> None:
    game = scroll("lost-scroll supply×3 friman.barfolk")
    say(game, "p1: use lost-scroll")
    assert chosen(game, "p1") == "summon bilkarr r1c0"


def test_it_moves_the_summoned_one_to_where_a_hero_has_something_of_her() -> None:
    slices = {"metamorpha": Metamorpha(9), "summoning": Summoned("metamorpha")}
    game = scroll("lost-scroll supply×3 friman.barfolk", slices=slices)
    say(game, "p1: use lost-scroll")
    # Her woods, at the hero's city or at the gate.
    assert chosen(game, "p1") in ("summon metamorpha r1c0", "summon metamorpha r4c0")


def test_the_staff_puts_home_terrain_under_a_neutral_city_and_then_stops() -> None:
    game = terra(tokens={"r1c0": "p1 1", "r1c2": "neutral 4"})
    say(game, "use staff")
    assert go_on(game) == "reshape r1c2 woods"
    assert chosen(game) == "done"


# Metamorpha (S12.3).


def test_in_the_jungle_as_many_cards_as_possible_are_drawn() -> None:
    game = cold("r1c0", "supply×2")
    say(game, "invoke 1 jungle")
    draw(game)
    assert go_on(game) == "draw-another"


def test_on_ice_the_unit_that_completes_a_set_counts_twice() -> None:
    game = cold("r1c1", "supply friman.islanders chief.barfolk×2 lord.barfolk")
    say(game, "invoke 1 ice", "pay supply")
    assert chosen(game) == "on chief.barfolk"


def test_in_the_canyons_the_hero_attacks_what_falls() -> None:
    game = near(
        "r5c3",
        {"p1": "supply chief.barfolk×3", "p2": "lord.islanders×4"},
        tokens={"r1c0": "p1 1", "r4c2": "p2 4", "r6c4": "neutral 4"},
    )
    say(game, "invoke 1 canyons", "pay supply")
    assert chosen(game) == "attack r6c4"


# Muster (B8.2, S5.2, S7.1).


def test_one_hero_attacks_where_one_suffices() -> None:
    game = field(
        "weapon.barfolk lord.islanders",
        city="neutral 4",
        heroes={"p1": "r1c2 r1c2"},
        **GREAT,
    )
    say(game, "attack r1c2")
    assert chosen(game) == "with 1"


def test_both_heroes_attack_where_one_does_not_suffice() -> None:
    game = field(
        "weapon.barfolk chief.barfolk amulet.barfolk",
        city="neutral 4",
        heroes={"p1": "r1c2 r1c2"},
        **GREAT,
    )
    say(game, "attack r1c2")
    assert chosen(game) == "with 2"


def test_an_archer_attacks_from_afar_if_nobody_stands_there() -> None:
    game = archery("arrow lord.barfolk", heroes={"p1": "r1c1 r1c2"})
    say(game, "attack r2c2")
    assert chosen(game) == "from 1"


# The King's Bridge and the Mountain Pass (S15.6, S15.7).


def test_an_amplifier_is_spent_and_the_better_great_artefact_taken() -> None:
    game = at_a_buried_gate(under((1, "wings"), (1, "arrow")), offer="horn")
    say(game, "p1: jump 1 r6c5")
    say(game, "chance: event 12")
    assert go_on(game, "p1") == "spend-amplifier"
    assert chosen(game, "p1") == "take arrow"


def test_no_city_is_lowered_late_in_the_game() -> None:
    game = on_the_bridge(day=27, tokens={"r0c0": "p1 3", "r0c2": "p1 3"})
    assert chosen(game, "p1") == "cross"


def test_late_in_the_game_great_artefacts_are_given_for_upgrades() -> None:
    game = on_the_bridge(
        day=29, tokens={"r0c0": "p1 3"}, shelter={"p1": "horn"}, fill=12, offer="wings"
    )
    assert go_on(game, "p1") == "give-artefact horn"
    assert chosen(game, "p1") == "upgrade r0c0"


def test_early_in_the_game_a_poor_great_artefact_is_exchanged_for_a_better_one() -> None:
    game = on_the_bridge(day=3, tokens={"r0c0": "p1 1"}, shelter={"p1": "shield"}, offer="sword")
    assert go_on(game, "p1") == "exchange shield"
    assert chosen(game, "p1") == "take sword"


# Freezing touch (S13.4).


@pytest.mark.parametrize(
    ("hand", "choice", "wanted"),
    [
        ("lord.barfolk×3", "build city-one 4", "freeze"),
        ("supply×2", "hire friman", "allow"),
        ("chief.barfolk friman.barfolk×2", "create weapon", "allow"),
        ("supply×5", "hire lord", "allow"),
    ],
)
def test_the_potion_is_opened_for_dear_rows_only(hand: str, choice: str, wanted: str) -> None:
    game = row(hand)
    say(game, f"p1: {choice}")
    assert chosen(game, "p2") == wanted


@pytest.mark.parametrize(
    ("hand", "choice", "wanted"),
    [("supply×5", "hire lord", "freeze"), ("supply×2", "hire friman", "allow")],
)
def test_a_charge_is_used_for_less(hand: str, choice: str, wanted: str) -> None:
    game = row(hand, Potions(freezing=Potion(1, 1)))
    say(game, f"p1: {choice}")
    assert chosen(game, "p2") == wanted


# Other potions (S13.3).


def test_colossus_is_drunk_where_it_holds_the_city() -> None:
    game = war(
        "sword lord.islanders", "chief.emberians lord.emberians", held={"colossus": Potion(1)}
    )
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay lord.islanders", "p1: stand")
    assert drink(game, "p2") is None, "3 + 6 hold out against 9"
    game = war("sword lord.islanders", "chief.emberians", held={"colossus": Potion(1)})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay lord.islanders", "p1: stand")
    assert drink(game, "p2") == "drink colossus"


def test_colossus_is_kept_where_even_it_does_not_help() -> None:
    game = war(
        "sword lord.islanders×2 lord.emberians", "friman.emberians", held={"colossus": Potion(1)}
    )
    for choice in ("attack r1c2", "lay sword", "lay lord.islanders", "lay lord.islanders", "stand"):
        say(game, f"p1: {choice}")
    assert drink(game, "p2") is None


def test_weakness_is_poured_on_the_other_side_of_the_battle() -> None:
    game = war("sword lord.islanders", "chief.emberians", held={"weakness": Potion(1)})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay lord.islanders", "p1: stand")
    assert drink(game, "p2") == "drink weakness p1"


def test_brotherhood_is_drunk_before_the_weapon_of_a_superior_attacker_lies() -> None:
    game = war("sword lord.islanders", "friman.emberians", held={"brotherhood": Potion(1)})
    assert drink(game, "p2") is None, "nobody attacks yet"
    say(game, "p1: attack r1c2")
    assert drink(game, "p2") == "drink brotherhood"


def test_brotherhood_is_kept_by_the_stronger_side() -> None:
    game = war("sword", "lord.emberians×2", held={"brotherhood": Potion(1)})
    say(game, "p1: attack r1c2")
    assert drink(game, "p2") is None


def test_berserk_is_drunk_before_an_own_attack_and_strikes_at_the_opening() -> None:
    game = war("sword lord.islanders", "chief.emberians×2", held={"berserk": Potion(0)})
    assert drink(game) is None
    say(game, "p1: attack r1c2")
    assert drink(game) == "drink berserk"
    say(game, "p1: drink berserk", "p1: lay sword")
    battle = battle_of(game, 0)
    assert battle is not None
    assert battle_extra(game, game.asked[0], battle, 0) == Rage()


def test_berserk_is_kept_from_an_empty_hand() -> None:
    game = war("sword lord.islanders", "", held={"berserk": Potion(0)})
    say(game, "p1: attack r1c2")
    assert drink(game) is None


def test_the_eclipse_is_drunk_where_it_makes_a_set() -> None:
    held = {"eclipse": Potion(0)}
    assert drink(peace("chief.barfolk×2 supply", held=held)) == "drink eclipse"
    assert drink(peace("chief.barfolk priest.barfolk supply", held=held)) is None


def test_a_potion_is_not_drunk_for_nothing() -> None:
    held = {"colossus": Potion(0), "weakness": Potion(0), "freezing": Potion(0)}
    game = peace("supply×3", held=held)
    assert drink(game) is None
    assert chosen(game, "p1") != "drink colossus"


# Battles (S7.6, S14.2).


def extra(game: Game) -> str | None:
    """What besides plain cards the player in a battle does."""
    question = asked_of(game)
    battle = battle_of(game, question.seat)
    assert battle is not None
    assert next_lay(game, question, battle) is None, "plain cards suffice"
    lack = missing(game, battle, question.seat)
    choice = battle_extra(game, question, battle, lack)
    return None if choice is None else game.rules.notation.text(choice)


def test_the_mask_is_used_where_it_turns_the_comparison() -> None:
    game = field(
        "weapon.emberians chief.emberians friman.emberians",
        "mask friman.islanders",
        city="p2 1",
        **GREAT,
    )
    open_with(game, "weapon.emberians", "chief.emberians", "friman.emberians")
    assert extra(game) == "take-over 1 2"


def test_the_mask_is_kept_where_it_does_not() -> None:
    game = field(
        "weapon.emberians lord.emberians×2 friman.emberians lord.islanders",
        "mask friman.islanders",
        city="p2 1",
        **GREAT,
    )
    cards = ["weapon.emberians", "lord.emberians", "lord.emberians", "lord.islanders"]
    open_with(game, *cards, "friman.emberians")
    assert extra(game) is None


def fanatic(attack: str, laid: str) -> Game:
    """p2 defends with a fanatic chief, a friman and a supply."""
    game = field(
        attack,
        "chief.fanatic friman.emberians supply",
        city="p2 1",
        expansion=True,
        fanatics=True,
        fill=14,
    )
    say(game, "attack r1c2", *[f"lay {card}" for card in laid.split()], "stand", "fight")
    return game


def test_a_fanatic_is_roused_where_it_then_suffices_for_the_cheapest_sacrifice() -> None:
    game = fanatic("weapon.barfolk lord.islanders", "weapon.barfolk lord.islanders")
    assert extra(game) == "rouse chief.fanatic supply"


def test_a_fanatic_sleeps_on_where_it_does_not_suffice() -> None:
    hand = "sword lord.islanders lord.emberians"
    assert extra(fanatic(hand, hand)) is None


def test_what_the_mask_could_do_is_known_before_the_reaction() -> None:
    game = field("weapon.emberians chief.emberians friman.emberians", "mask", city="p2 1", **GREAT)
    say(game, "attack r1c2", "with 1")
    for card in ("weapon.emberians", "chief.emberians", "friman.emberians"):
        say(game, f"lay {card}")
    say(game, "stand")
    battle = battle_of(game, 1)
    assert battle is not None
    assert extra_reach(game, battle, 1) == 6
    assert Surrender() in game.asked[1].options


# Actions worth a thought.


def test_a_jump_leads_nearer_to_something() -> None:
    game = storm("supply×2", tokens={"r1c0": "p1 1", "r5c4": "neutral 4"})
    assert "jump 1 r5c1" in listed(game, "jump")
    assert len(listed(game, "jump")) <= 2


def test_no_jump_leads_away_from_a_city_for_a_poor_storm() -> None:
    played = (1, 2, 4, 5, 8, 9, 10, 11)
    near_city = {"r1c0": "p1 1", "r1c3": "neutral 4"}
    game = storm("supply×2", tokens=near_city, played=played)
    assert listed(game, "jump") == []


def test_an_amplifier_makes_every_jump_worth_it() -> None:
    game = valley(
        heroes={"p1": "r0c5"},
        hand="supply×2",
        offer="wings horn",
        great_artefacts=True,
        slices={"mountain-pass": Amplifiers((Amplifier(0, 0, 1),))},
    )
    assert len(listed(game, "jump")) == 2


def test_an_idle_artefact_is_traded_for_a_chest_and_a_chest_for_useful_ones() -> None:
    game = market("scroll.barfolk amulet.barfolk", {"p1": "r1c1"})
    assert listed(game, "trade") == ["trade scroll.barfolk"]
    game = market("chest amulet.barfolk", {"p1": "r1c1"})
    assert len(listed(game, "trade")) == 2
    assert "trade chest title" in listed(game, "trade")


def test_supply_may_always_become_stardust() -> None:
    game = market("supply×2", {"p1": "r1c1 r1c3"}, fill=12)
    assert listed(game, "trade") == ["trade supply"]


def test_a_post_is_built_where_the_hero_stands_or_next_to_it() -> None:
    game = market("friman.barfolk×2")
    assert listed(game, "post") == ["post r1c1", "post r1c3"]


def test_of_the_potions_two_are_looked_at() -> None:
    game = peace("supply×2", held={}, slices={"bilkarr": Bilkarr(7)})
    assert len(listed(game, "buy-potion")) == 2


def test_colossus_is_thought_of_where_there_is_prey() -> None:
    held = {"colossus": Potion(0), "brotherhood": Potion(0), "weakness": Potion(0)}
    game = war("sword", held=held)
    assert listed(game, "drink") == ["drink colossus", "drink weakness p2"]
    assert listed(peace("sword", held=held), "drink") == []


def test_of_an_eclipse_only_what_makes_sets_is_tried() -> None:
    game = peace("chief.barfolk×2 supply", held={"eclipse": Potion(0, 1)})
    found = listed(game, "eclipse")
    assert found[0] == "eclipse supply chief"
    assert len(found) <= 3


def test_each_fanatic_is_roused_for_the_cheapest_sacrifice() -> None:
    game = table(
        hand="chief.fanatic supply lord.barfolk",
        board=BOARD,
        tokens={"r1c0": "p1 1"},
        fill=14,
        expansion=True,
        fanatics=True,
    )
    assert listed(game, "rouse") == ["rouse chief.fanatic supply"]


def test_an_ability_is_asked_for_once_where_it_does_not_matter_by_whom() -> None:
    game = cold("r1c0 r1c3", "supply×2")
    assert listed(game, "invoke") == ["invoke 1 jungle"]


def test_other_actions_pass() -> None:
    game = table(hand="supply×5", board=BOARD, tokens={"r1c0": "p1 1"})
    question = asked_of(game)
    assert shortlist(game, 0, question.options) == question.options


# What things are worth.


def test_without_modules_there_is_nothing_to_add() -> None:
    assert assets(table(board=BOARD, tokens={"r1c0": "p1 1"}), 0) == 0.0


def test_a_potion_is_worth_more_before_it_is_drunk() -> None:
    held = assets(peace(held={"colossus": Potion(0)}), 0)
    drunk = assets(peace(held={"colossus": Potion(0, 1)}), 0)
    assert held > drunk > assets(peace(held={}), 0) == 0.0
    assert assets(peace(held={"colossus": Potion(0)}), 1) == 0.0


def test_a_second_post_is_worth_more_than_the_first() -> None:
    none, one, two = (assets(market(posts={"p1": posts}), 0) for posts in ("", "r1c1", "r1c1 r1c3"))
    assert two - one > one - none > 0
    assert assets(market(posts={"p1": "r1c1"}, heroes={}), 0) < one


def deck_of(cards: int, day: int = 14, **more: Any) -> float:
    return assets(table(2, day=day, fill=cards, expansion=True, royals=True, **more), 0)


def test_just_before_a_checkpoint_the_twentieth_card_is_worth_a_queen() -> None:
    assert deck_of(20) - deck_of(19) > 1.5
    assert deck_of(24) - deck_of(23) > 1.5
    assert deck_of(22) - deck_of(21) < 0.2


def test_long_before_it_a_card_more_does_not_matter() -> None:
    assert deck_of(20, day=8) - deck_of(19, day=8) < 0.3


def test_a_game_that_ends_before_the_checkpoint_knows_no_royals() -> None:
    assert deck_of(24, weeks=2) == 0.0


def test_veterans_are_worth_something() -> None:
    more: dict[str, Any] = {"expansion": True, "advanced": True, "heroic": True, "day": 15}
    veteran = table(**more, slices={"heroic": Veterans((0,))})
    assert assets(veteran, 0) > assets(table(**more), 0)


def test_a_hidden_city_is_safe() -> None:
    city = {"r1c0": "p1 3"}
    hidden = table(
        board=BOARD,
        tokens=city,
        slices={"great-artefacts": GreatArtefacts(0, None, (7,), 0)},
        **GREAT,
    )
    assert assets(hidden, 0) > assets(table(board=BOARD, tokens=city, **GREAT), 0)


def test_buildings_and_cards_to_explore_are_worth_something() -> None:
    bare = valley()
    frontier = valley(board=NORTH_ROAD, heroes={"p1": "r2c3"})
    built = valley(buildings={"r2c2": "tool"}, tokens={"r2c2": "p1 2"})
    assert assets(frontier, 0) > assets(bare, 0)
    assert assets(built, 0) > assets(bare, 0)
    assert assets(built, 1) == assets(bare, 1)


def test_an_amplifier_is_worth_most_on_its_gate() -> None:
    slices = {"mountain-pass": Amplifiers((Amplifier(0, 0, 1),))}
    on_it, elsewhere = (
        assets(valley(heroes={"p1": space}, slices=slices), 0) for space in ("r0c5", "r6c5")
    )
    assert on_it > elsewhere > assets(valley(heroes={"p1": "r6c5"}), 0)


def test_great_artefacts_under_gates_count_until_the_amplifier_is_spent() -> None:
    left = at_a_buried_gate(under((1, "horn")), offer="wings")
    spent = at_a_buried_gate(under((1, "horn"), spent=((0, 1),)), offer="wings")
    assert assets(left, 0) > assets(spent, 0)


def test_a_hero_on_her_terrain_or_at_the_market_is_well_placed() -> None:
    assert assets(near("r1c1"), 0) > assets(near("r1c1", stands="r1c0"), 0)
    there, away = (
        assets(peace(held={}, slices={"bilkarr": Bilkarr(space)}), 0) for space in (7, 40)
    )
    assert there > away


# Nothing is left to the first option unnoticed.

PLANNED = ("action",)
"""Questions that planners answer, out of the shortlist."""


def is_covered(about: str, option: Choice) -> bool:
    return about in habits.SPECIAL or type(option) in habits.SCORES


@pytest.mark.parametrize("seed", range(80))
def test_habit_answers_every_question_of_all_modules(seed: int) -> None:
    rng = Random(seed)
    options = random_options(rng, expansion=True)
    games = [rich_game(seed, options)[0]]
    if options.valleys:
        games.append(in_the_middle(seed, options)[0])
    for game in games:
        stir(game, rng)
        for _, (_, question) in zip(range(250), walk(game, rng), strict=False):
            check(game, question)


def stir(game: Game, rng: Random) -> None:
    """Everybody may hold potions; Metamorpha and Bilkarr stand where heroes do."""
    standing = [space for space in game.heroes if space >= 0]
    if not game.asked or not standing:
        return
    if "bilkarr" in game.slices:
        held = {
            name: Potion(rng.randrange(game.players), game.day * (rng.random() < 0.3))
            for name in POTIONS
            if name != WEAKNESS
        }
        game.slices["potions"] = Potions(weakness=Potion(rng.randrange(game.players)), **held)
        game.slices["bilkarr"] = Bilkarr(rng.choice(standing))
    if "metamorpha" in game.slices:
        game.slices["metamorpha"] = Metamorpha(rng.choice(standing))
    assert broken_law(game) is None
    advance(game)


def check(game: Game, question: Question) -> None:
    """Habit gives a legal answer, and by a rule of its own."""
    if question.seat == CHANCE:
        return
    about, options = question.about, question.options
    if about in PLANNED:
        short = shortlist(game, question.seat, options)
        assert End() in short
        assert short == [option for option in options if option in short]
    wish = interjection(game, question)
    assert wish is None or wish in options
    if question.optional:
        return
    assert answer(game, question) in options
    if about not in PLANNED:
        by_chance = {type(one).__name__ for one in options if not is_covered(about, one)}
        assert not by_chance, f"{about}: {by_chance}"
    assert all(isinstance(assets(game, seat), float) for seat in range(game.players))
