"""Neutral cities and the ruins (B8.14, B8.15)."""

from typing import Any

import pytest

from battalia.engine.game import Game
from battlefield import (
    HIGH,
    LOW,
    at_war,
    draws,
    field,
    gained,
    heroes,
    mark,
    spent,
    station,
    totals,
)
from positions import asked, cards, draw, offered, say

ALL_LORDS = {
    "p2": "lord.barfolk×4 lord.islanders×4",
    "p3": "lord.emberians×4 lord.cloudborn×4",
}
RUINS = {"p1": "r3c3"}


def lay(game: Game, target: str, *laid: str) -> None:
    say(game, f"p1: attack {target}", *(f"p1: lay {card}" for card in laid))


def attacks(game: Game) -> list[str]:
    return [option for option in offered(game) if option.startswith("attack")]


# B8.14: neutral cities.


@pytest.mark.rule("B8.14")
def test_nobody_reacts_for_a_neutral_city() -> None:
    game = field("sword", "lord.islanders", city="neutral 4", heroes={"p1": "r1c2", "p2": "r1c2"})
    lay(game, "r1c2", "sword")
    assert totals(game) == (6, 4)
    say(game, "p1: stand")
    assert not at_war(game)
    assert heroes(game, "p2") == "r1c2 -"
    draw(game)
    assert asked(game) == ["p1"]
    say(game, "p1: end")
    assert draws(game) == ["p1"] * 6


@pytest.mark.rule("B8.14")
def test_the_total_with_morale_must_exceed_four() -> None:
    game = field("weapon.barfolk chief.barfolk friman.barfolk", city="neutral 4")
    lay(game, "r1c2", "weapon.barfolk", "chief.barfolk")
    assert totals(game) == (4, 4)
    assert "stand" not in offered(game)
    say(game, "p1: lay friman.barfolk")
    assert totals(game) == (5, 4)
    assert "stand" in offered(game)
    weak = field("weapon.barfolk chief.barfolk friman.cloudborn", city="neutral 4")
    assert attacks(weak) == []


@pytest.mark.rule("B8.14", "B12.2")
def test_the_terrain_bonus_helps_against_a_neutral_city_and_never_defends_it() -> None:
    # The canyons are home of the emberians.
    game = field(
        {"p3": "weapon.cloudborn priest.emberians friman.emberians"},
        city="neutral 4",
        heroes={"p3": "r1c2"},
        turn="p3",
        advanced=True,
    )
    say(game, "p3: attack r1c2", "p3: lay weapon.cloudborn", "p3: lay priest.emberians")
    assert totals(game) == (5, 4)
    assert "stand" in offered(game)


@pytest.mark.rule("B8.14")
def test_the_conqueror_puts_a_level_four_token_on_a_neutral_city() -> None:
    game = field("sword", city="neutral 4")
    lay(game, "r1c2", "sword")
    say(game, "p1: stand")
    draw(game)
    assert mark(game, "r1c2") == "p1 4"
    assert heroes(game, "p1") == "r1c2 -"


@pytest.mark.rule("B8.14", "B13.1")
def test_a_hard_neutral_city_defends_with_six_and_gets_a_level_four_token() -> None:
    game = field("sword friman.barfolk", city="neutral 6", hard=True)
    lay(game, "r1c2", "sword")
    assert totals(game) == (6, 6)
    say(game, "p1: lay friman.barfolk", "p1: stand")
    draw(game)
    assert mark(game, "r1c2") == "p1 4"


@pytest.mark.rule("B8.14", "B8.10")
def test_lacking_a_level_four_token_the_conqueror_takes_the_first_lower_one() -> None:
    game = field("sword", city="neutral 4", board=HIGH, tokens=dict.fromkeys(HIGH, "p1 3"))
    lay(game, "r1c2", "sword")
    say(game, "p1: stand")
    draw(game)
    assert mark(game, "r1c2") == "p1 2"
    assert gained(game) == "supply lord.emberians"


@pytest.mark.rule("B8.14", "B8.10")
def test_lacking_every_token_a_conquered_neutral_city_is_abandoned_and_rewards_still() -> None:
    tokens = {**dict.fromkeys(HIGH, "p1 3"), **dict.fromkeys(LOW, "p1 1"), "r1c0": "p2 1"}
    game = field("sword", city="neutral 4", board={**HIGH, **LOW}, tokens=tokens)
    lay(game, "r1c2", "sword")
    say(game, "p1: stand")
    draw(game)
    assert mark(game, "r1c2") == ""
    assert gained(game) == "supply lord.emberians"


@pytest.mark.rule("B8.14")
def test_the_conqueror_gains_a_lord_of_the_terrains_faction_and_a_supply() -> None:
    game = field("sword", city="neutral 4", tops={"lord": "barfolk"})
    supply = game.supply
    lay(game, "r1c2", "sword")
    say(game, "p1: stand")
    assert gained(game) == "supply lord.emberians"
    assert game.supply == supply - 1
    # The searched stack is reshuffled: any lord may lie on top now.
    assert asked(game) == ["chance"]
    assert offered(game) == [
        "draw lord.barfolk",
        "draw lord.islanders",
        "draw lord.emberians",
        "draw lord.cloudborn",
    ]
    draw(game)
    assert cards(game, "hand") == ""
    say(game, "p1: end")
    assert cards(game, "shelter").endswith("supply lord.emberians")


@pytest.mark.rule("B8.14")
def test_without_a_lord_of_that_faction_the_top_lord_is_gained_and_the_stack_reshuffled() -> None:
    game = field(
        "sword", city="neutral 4", shelter={"p2": "lord.emberians×4"}, tops={"lord": "cloudborn"}
    )
    lay(game, "r1c2", "sword")
    say(game, "p1: stand")
    assert gained(game) == "supply lord.cloudborn"
    assert asked(game) == ["chance"]


@pytest.mark.rule("B8.14")
def test_without_any_lord_left_the_supply_alone_is_gained() -> None:
    game = field("sword", city="neutral 4", shelter=ALL_LORDS)
    lay(game, "r1c2", "sword")
    say(game, "p1: stand")
    assert mark(game, "r1c2") == "p1 4"
    assert gained(game) == "supply"


@pytest.mark.rule("B8.14")
def test_only_the_first_conquest_of_a_neutral_city_gives_the_reward() -> None:
    game = field("sword", city="p2 4")
    lay(game, "r1c2", "sword")
    say(game, "p1: stand", "p2: surrender")
    assert mark(game, "r1c2") == "p1 4"
    assert gained(game) == ""


@pytest.mark.rule("B8.14", "B2.7")
def test_the_lord_that_was_won_is_a_new_card_and_not_used_this_turn() -> None:
    game = field("sword weapon.barfolk", city="neutral 4", heroes={"p1": "r1c2", "p2": "r1c2"})
    lay(game, "r1c2", "sword")
    say(game, "p1: stand")
    draw(game)
    lay(game, "r1c2 p2", "weapon.barfolk")
    assert offered(game) == ["stand"]


@pytest.mark.rule("B8.14", "B8.9")
def test_a_lost_attack_on_a_neutral_city_costs_the_hero() -> None:
    game = field("weapon.barfolk lord.barfolk", city="neutral 4")
    lay(game, "r1c2", "weapon.barfolk")
    say(game, "p1: pass")
    assert heroes(game, "p1") == "- -"
    assert mark(game, "r1c2") == "neutral 4"
    assert spent(game) == "weapon.barfolk"


# B8.15: the ruins.


@pytest.mark.rule("B8.15")
def test_the_ruins_defend_with_eight_and_nobody_reacts() -> None:
    game = field(
        "weapon.barfolk lord.barfolk chief.barfolk friman.barfolk", "lord.islanders", heroes=RUINS
    )
    lay(game, "r3c3", "weapon.barfolk", "lord.barfolk", "chief.barfolk")
    assert totals(game) == (8, 8)
    assert "stand" not in offered(game)
    say(game, "p1: lay friman.barfolk", "p1: stand")
    assert asked(game) == ["p1"]
    assert not at_war(game)
    weak = field("weapon.barfolk lord.barfolk chief.barfolk", heroes=RUINS)
    assert attacks(weak) == []


@pytest.mark.rule("B8.15", "B6.1")
def test_the_winner_at_the_ruins_chooses_one_great_artefact_on_offer() -> None:
    game = field("weapon.barfolk lord.barfolk×2", heroes=RUINS, offer="sword horn wings")
    lay(game, "r3c3", "weapon.barfolk", "lord.barfolk", "lord.barfolk")
    say(game, "p1: stand")
    assert offered(game) == ["take sword", "take wings", "take horn"]
    say(game, "p1: take wings")
    assert gained(game) == "wings"
    assert "wings" not in cards(game, "hand")
    assert not any(option.startswith("fly") for option in offered(game))
    say(game, "p1: end")
    assert cards(game, "shelter").endswith("wings")


@pytest.mark.rule("B8.15")
def test_the_ruins_give_neither_lord_nor_supply_and_stay_neutral() -> None:
    game = field("weapon.barfolk lord.barfolk×2", heroes=RUINS)
    lay(game, "r3c3", "weapon.barfolk", "lord.barfolk", "lord.barfolk")
    say(game, "p1: stand", "p1: take horn")
    assert gained(game) == "horn"
    assert mark(game, "r3c3") == "neutral 8"
    assert heroes(game, "p1") == "r3c3 -"


@pytest.mark.rule("B8.15")
def test_the_ruins_can_be_attacked_again_by_another_player() -> None:
    game = field(
        {"p1": "weapon.barfolk lord.barfolk×2", "p2": "weapon.islanders lord.islanders×2"},
        heroes={"p1": "r3c3", "p2": "r3c3"},
    )
    lay(game, "r3c3", "weapon.barfolk", "lord.barfolk", "lord.barfolk")
    say(game, "p1: stand", "p1: take horn", "p1: end")
    draw(game)
    say(game, "p2: skip", "p2: attack r3c3", "p2: lay weapon.islanders", "p2: lay lord.islanders")
    say(game, "p2: lay lord.islanders", "p2: stand")
    assert offered(game) == ["take hammer", "take sword", "take shield", "take wings"]


@pytest.mark.rule("B8.15", "B6.1")
@pytest.mark.parametrize("zone", ["hand", "nation", "shelter", "ambush"])
def test_who_owns_a_great_artefact_anywhere_cannot_attack_the_ruins(zone: str) -> None:
    strong = "weapon.barfolk lord.barfolk×3"
    hand = f"{strong} horn" if zone == "hand" else strong
    more: dict[str, Any] = {} if zone == "hand" else {zone: {"p1": "horn"}}
    game = field(hand, heroes=RUINS, **more)
    assert attacks(game) == []


@pytest.mark.rule("B8.15", "B6.1")
def test_who_has_just_won_a_great_artefact_cannot_attack_the_ruins_again() -> None:
    game = field("weapon.barfolk×2 lord.barfolk×4", heroes=RUINS)
    lay(game, "r3c3", "weapon.barfolk", "lord.barfolk", "lord.barfolk")
    say(game, "p1: stand", "p1: take horn")
    assert attacks(game) == []


@pytest.mark.rule("B8.15", "B6.1")
def test_a_great_artefact_of_another_player_or_in_limbo_does_not_hinder() -> None:
    other = field("weapon.barfolk lord.barfolk×3", "horn", heroes=RUINS)
    assert attacks(other) == ["attack r3c3"]
    limbo = field("weapon.barfolk lord.barfolk×3", heroes=RUINS, limbo="horn")
    assert attacks(limbo) == ["attack r3c3"]


@pytest.mark.rule("B8.15", "B6.1")
def test_after_paying_the_great_artefact_to_limbo_another_may_be_won() -> None:
    game = field("weapon.barfolk lord.barfolk×3 horn supply", heroes=RUINS, fill=12)
    assert attacks(game) == []
    say(game, "p1: limbo horn", "p1: ambush supply")
    assert attacks(game) == ["attack r3c3"]


@pytest.mark.rule("B8.15")
def test_nobody_attacks_the_ruins_when_no_great_artefact_is_on_offer() -> None:
    game = field("weapon.barfolk lord.barfolk×3", heroes=RUINS, offer="")
    assert attacks(game) == []


@pytest.mark.rule("B8.15", "B8.1")
def test_a_hero_on_the_ruins_is_attacked_even_by_the_owner_of_a_great_artefact() -> None:
    game = field("sword", heroes={"p1": "r3c3", "p2": "r3c3"}, offer="horn")
    assert attacks(game) == ["attack r3c3 p2"]
    lay(game, "r3c3 p2", "sword")
    assert totals(game) == (6, 0)


@pytest.mark.rule("B8.15", "B5.8")
def test_the_sword_owned_forbids_the_ruins_but_not_neutral_cities() -> None:
    game = field("sword lord.barfolk×2", city="neutral 4", heroes={"p1": "r1c2 r3c3"})
    assert attacks(game) == ["attack r1c2"]


@pytest.mark.rule("B8.15", "B5.8")
def test_stationed_cards_help_against_the_ruins() -> None:
    game = field("weapon.barfolk lord.barfolk×2 tent.islanders", heroes=RUINS)
    station(game, "p1", "tent.islanders", "lord.barfolk")
    lay(game, "r3c3", "weapon.barfolk", "lord.barfolk")
    say(game, "p1: strike 0", "p1: lay lord.barfolk")
    assert totals(game) == (10, 8)


@pytest.mark.rule("B8.15", "B8.9")
def test_a_lost_attack_on_the_ruins_costs_the_hero() -> None:
    game = field("weapon.barfolk lord.barfolk×2", heroes=RUINS)
    lay(game, "r3c3", "weapon.barfolk", "lord.barfolk")
    say(game, "p1: pass")
    assert heroes(game, "p1") == "- -"
    assert mark(game, "r3c3") == "neutral 8"
