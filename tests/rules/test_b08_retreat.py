"""Retreat (B8.8)."""

import pytest

from battalia.engine import explain
from battalia.engine.chapters.battle.retreat import Retreating
from battalia.engine.game import Game, Refused
from battlefield import at_war, field, heroes, mark, spent, station
from positions import asked, cards, offered, say

BOTH = {"p1": "r1c2", "p2": "r1c2"}


def attacked(defence: str, **more: object) -> Game:
    """A hero of p2 is attacked on the battlefield; p2 reacts.

    By road, r1c0 and r1c4 are two steps away, r1c5 is three and r1c6 four.
    """
    more = {"heroes": BOTH, "city": "p2 3", "tokens": {"r1c0": "p3 1"}, **more}
    game = field("weapon.barfolk lord.barfolk", defence, **more)  # type: ignore[arg-type]
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand")
    return game


def retreats(game: Game) -> list[str]:
    return [option for option in offered(game) if option.startswith("retreat")]


@pytest.mark.rule("B8.8")
def test_a_retreat_goes_to_spaces_two_or_three_steps_away_by_road() -> None:
    game = attacked("supply×3 horse.islanders")
    assert retreats(game) == ["retreat r1c0", "retreat r1c4", "retreat r1c5"]
    for space in ("r1c2", "r1c1", "r1c3", "r1c6", "r3c3"):
        with pytest.raises(Refused):
            say(game, f"p2: retreat {space}")


@pytest.mark.rule("B8.8")
def test_the_shortest_way_counts_not_a_longer_one() -> None:
    # r1c3 is one step away, though three by the loop over r0c2 and r0c3.
    game = attacked(
        "supply×3",
        board={
            "r0c2": "curve woods east",
            "r0c3": "curve lakes south",
            "r1c3": "tee mountains north",
        },
    )
    assert "retreat r1c3" not in retreats(game)
    assert "retreat r0c3" in retreats(game)


@pytest.mark.rule("B8.8")
def test_two_steps_cost_two_supply_and_three_steps_three() -> None:
    assert retreats(attacked("supply")) == []
    assert retreats(attacked("supply×2")) == ["retreat r1c0", "retreat r1c4"]
    two = attacked("supply×4")
    say(two, "p2: retreat r1c4")
    assert heroes(two, "p2") == "r1c4 -"
    assert cards(two, "hand", "p2") == "supply×2"
    assert cards(two, "shelter", "p2") == "supply×2"
    three = attacked("supply×4")
    say(three, "p2: retreat r1c5")
    assert heroes(three, "p2") == "r1c5 -"
    assert cards(three, "hand", "p2") == "supply"
    assert cards(three, "shelter", "p2") == "supply×3"


@pytest.mark.rule("B8.8")
@pytest.mark.parametrize("space", ["r1c4", "r1c5"])
def test_one_horse_pays_for_two_or_three_steps(space: str) -> None:
    game = attacked("horse.cloudborn supply")
    assert retreats(game) == ["retreat r1c0", "retreat r1c4", "retreat r1c5"]
    say(game, f"p2: retreat {space}")
    assert heroes(game, "p2") == f"{space} -"
    assert cards(game, "hand", "p2") == "supply"
    assert cards(game, "shelter", "p2") == "horse.cloudborn"


@pytest.mark.rule("B8.8")
def test_the_defender_chooses_between_supply_and_a_horse() -> None:
    game = attacked("horse.islanders supply×2")
    say(game, "p2: retreat r1c4")
    assert offered(game) == ["pay supply×2", "pay horse.islanders"]
    say(game, "p2: pay horse.islanders")
    assert cards(game, "hand", "p2") == "supply×2"
    assert cards(game, "shelter", "p2") == "horse.islanders"


@pytest.mark.rule("B8.8")
def test_an_illuminated_horse_is_not_doubled_for_a_retreat() -> None:
    game = attacked("horse.islanders", day=7)
    assert retreats(game) == ["retreat r1c0", "retreat r1c4", "retreat r1c5"]
    say(game, "p2: retreat r1c5")
    assert cards(game, "hand", "p2") == ""
    assert cards(game, "shelter", "p2") == "horse.islanders"


@pytest.mark.rule("B8.8")
@pytest.mark.parametrize("hand", ["hammer", "wings", "amulet.islanders supply", "scroll.islanders"])
def test_neither_hammer_nor_wings_nor_a_transformation_pays_a_retreat(hand: str) -> None:
    game = attacked(hand)
    assert offered(game) == ["surrender"]


@pytest.mark.rule("B8.8", "B5.8")
def test_a_stationed_horse_or_supply_is_taken_from_its_tent_before_reacting() -> None:
    for stationed in ("horse.islanders", "supply"):
        hand = f"tent.islanders {stationed} supply"
        game = field("weapon.barfolk", hand, heroes=BOTH, tokens={"r1c0": "p3 1"})
        station(game, "p2", "tent.islanders", stationed)
        say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand")
        assert retreats(game) == []
        assert "strike 0" in offered(game)
        say(game, "p2: strike 0")
        assert asked(game) == ["p2"]
        assert "surrender" in offered(game)
        assert "retreat r1c4" in retreats(game)
        say(game, "p2: retreat r1c4")
        assert heroes(game, "p2") == "r1c4 -"
        assert cards(game, "shelter", "p2").startswith("tent.islanders")


@pytest.mark.rule("B8.8", "B12.1")
def test_free_steps_on_home_terrain_neither_shorten_nor_pay_a_retreat() -> None:
    # r1c4 is home of the islanders, and so is r1c1 on the way to r1c0.
    game = attacked("supply", advanced=True)
    assert retreats(game) == []
    game = attacked("supply×2", advanced=True)
    assert retreats(game) == ["retreat r1c0", "retreat r1c4"]
    say(game, "p2: retreat r1c4")
    assert cards(game, "shelter", "p2") == "supply×2"


@pytest.mark.rule("B8.8")
def test_a_retreat_does_not_end_on_a_city_of_the_attacker() -> None:
    game = attacked("supply×3", tokens={"r1c0": "p1 1"})
    assert retreats(game) == ["retreat r1c4", "retreat r1c5"]
    game = attacked("supply×3", tokens={"r1c0": "p1 1", "r1c4": "p1 2"})
    assert retreats(game) == ["retreat r1c5"]


@pytest.mark.rule("B8.8")
def test_a_retreat_does_not_end_beside_another_hero_of_the_attacker() -> None:
    game = attacked("supply×3", heroes={"p1": "r1c2 r1c5", "p2": "r1c2"})
    assert retreats(game) == ["retreat r1c0", "retreat r1c4"]


@pytest.mark.rule("B8.8")
def test_a_retreat_passes_cities_and_heroes_of_the_attacker() -> None:
    # The other hero stands in the attacker's city on the way to r1c5.
    game = attacked(
        "supply×3",
        tokens={"r1c0": "p1 1", "r1c4": "p1 2"},
        heroes={"p1": "r1c2 r1c4", "p2": "r1c2"},
    )
    assert retreats(game) == ["retreat r1c5"]
    say(game, "p2: retreat r1c5")
    assert heroes(game, "p2") == "r1c5 -"


@pytest.mark.rule("B8.8")
def test_cities_and_heroes_of_others_do_not_hinder_a_retreat() -> None:
    game = attacked(
        "supply×3",
        tokens={"r1c0": "p3 1", "r1c4": "neutral 4"},
        heroes={"p1": "r1c2", "p2": "r1c2", "p4": "r1c5 r1c4"},
    )
    assert retreats(game) == ["retreat r1c0", "retreat r1c4", "retreat r1c5"]


@pytest.mark.rule("B8.8")
def test_without_such_a_space_there_is_no_retreat() -> None:
    game = attacked(
        "supply×3 horse.islanders",
        tokens={"r1c0": "p1 1", "r1c4": "p1 2"},
        heroes={"p1": "r1c2 r1c5", "p2": "r1c2"},
    )
    assert offered(game) == ["fight", "surrender"]
    alone = field("weapon.barfolk", "supply×3", heroes={"p1": "r3c3", "p2": "r3c3"})
    say(alone, "p1: attack r3c3 p2", "p1: lay weapon.barfolk", "p1: stand")
    assert offered(alone) == ["surrender"]


@pytest.mark.rule("B8.8")
def test_a_retreat_comes_after_the_whole_opening_play_and_never_later() -> None:
    game = field(
        "weapon.barfolk lord.barfolk", "supply×3 friman.islanders", heroes=BOTH, city="p2 3"
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk")
    assert asked(game) == ["p1"]
    say(game, "p1: lay lord.barfolk")
    assert asked(game) == ["p1"]
    say(game, "p1: stand")
    assert retreats(game) == ["retreat r1c4", "retreat r1c5"]
    say(game, "p2: fight")
    assert retreats(game) == []
    say(game, "p2: lay friman.islanders")
    assert retreats(game) == []


@pytest.mark.rule("B8.8")
def test_after_a_retreat_the_battle_is_over_and_the_attackers_cards_are_spent() -> None:
    game = attacked("supply×2")
    say(game, "p2: retreat r1c4")
    assert not at_war(game)
    assert asked(game) == ["p1"]
    assert heroes(game, "p1") == "r1c2 -"
    assert mark(game, "r1c2") == "p2 3"
    assert spent(game) == "weapon.barfolk"
    assert cards(game, "hand") == "lord.barfolk"
    assert not any(option.startswith("attack") for option in offered(game))


@pytest.mark.rule("B8.8")
def test_only_the_attacked_hero_retreats() -> None:
    game = attacked("supply×2", heroes={"p1": "r1c2", "p2": "r1c2 r1c2"})
    say(game, "p2: retreat r1c4")
    assert sorted(heroes(game, "p2").split()) == ["r1c2", "r1c4"]


@pytest.mark.rule("B8.8")
def test_heroes_in_an_attacked_city_do_not_retreat() -> None:
    game = field("sword", "supply×3 horse.islanders", heroes=BOTH, city="p2 3")
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand")
    assert retreats(game) == []


@pytest.mark.rule("B8.8")
def test_who_cannot_retreat_is_told_why() -> None:
    hero = attacked("supply×3")
    # No road leads there at all.
    reason = explain(hero, 1, "retreat r3c3")
    assert reason is not None
    assert (reason.id, reason.args) == ("retreat-distance", {"steps": "2–3"})
    # Not even where a single step would do.
    reason = explain(attacked("supply×3", corrections="[retreat]\n1 = 1"), 1, "retreat r3c3")
    assert reason is not None
    assert (reason.id, reason.args) == ("retreat-distance", {"steps": "1–3"})
    city = field("sword", "supply×3", heroes=BOTH, city="p2 3")
    say(city, "p1: attack r1c2", "p1: lay sword", "p1: stand")
    reason = explain(city, 1, "retreat r1c4")
    assert reason is not None
    assert reason.id == "only-heroes-retreat"


@pytest.mark.rule("B8.8")
def test_a_position_has_only_the_attacked_player_retreat_and_not_too_far() -> None:
    game = attacked("supply×3 horse.islanders")
    say(game, "p2: retreat r1c4")
    near, far = map(game.rules.notation.read_space, ("r1c4", "r1c6"))

    def is_there(seat: int, space: int) -> bool:
        other = game.copy()
        return other.swap(Retreating(seat, space)).check(other) is None

    assert is_there(1, near)
    assert not is_there(1, far)
    assert not is_there(0, near)
