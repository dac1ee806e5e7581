"""What several modules do alike: gifts, free promotions, free upgrades."""

from answering import chosen
from rules.test_s01_events import strike


def test_a_hero_at_a_city_without_a_weapon_takes_one_from_the_stacks() -> None:
    game = strike(1, tokens={"r1c0": "p1 1", "r5c4": "neutral 4"}, spaces="r1c1 r5c4")
    assert chosen(game) == "take-from weapon"


def test_without_prey_the_artefact_is_one_that_the_hand_lacks() -> None:
    game = strike(1, "amulet.barfolk×3 tool.barfolk", day=5)
    assert chosen(game) == "take-from title"


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
