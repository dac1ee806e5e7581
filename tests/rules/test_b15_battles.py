"""The battles of the rulebooks, play by play (B15.3, B15.8)."""

import pytest

from battalia.engine.game import Game
from battlefield import announced, at_war, heroes, mark, totals
from positions import asked, cards, offered, say, table

COLOURS = ("islanders", "emberians", "cloudborn", "barfolk")
"""Blue, red, gold and green."""


@pytest.mark.rule("B15.3")
def test_blue_attacks_a_level_three_city_of_red_and_red_holds_it_by_a_tie() -> None:
    game = table(
        factions=COLOURS,
        hand={
            "p1": "weapon.islanders chief.islanders×2 friman.islanders chief.cloudborn",
            "p2": "friman.emberians lord.emberians",
        },
        board={"r1c2": "city-four lakes north"},
        tokens={"r1c2": "p2 3"},
        heroes={"p1": "r1c2"},
    )
    # Blue opens: weapon and chief, all blue, 3 and morale 1.
    say(game, "p1: attack r1c2", "p1: lay weapon.islanders", "p1: lay chief.islanders")
    assert announced(say(game, "p1: stand")) == (4, 3)
    # Red adds a friman.
    say(game, "p2: fight", "p2: lay friman.emberians")
    assert announced(say(game, "p2: stand")) == (4, 4)
    # Blue adds a friman and two chiefs, one of them gold: 1 + 2 + 5, and morale is lost.
    say(game, "p1: lay friman.islanders", "p1: lay chief.islanders")
    assert totals(game) == (7, 4)
    say(game, "p1: lay chief.cloudborn")
    assert announced(say(game, "p1: stand")) == (8, 4)
    # Red adds a lord.
    say(game, "p2: lay lord.emberians")
    assert announced(say(game, "p2: stand")) == (8, 8)
    # Blue passes: a tie.
    assert offered(game) == ["pass"]
    say(game, "p1: pass")
    assert not at_war(game)
    assert mark(game, "r1c2") == "p2 3"
    assert heroes(game, "p1") == "- -"
    assert cards(game, "shelter", "p2") == "friman.emberians lord.emberians"


def red_attacks(terrain: str) -> Game:
    """Red (p2) attacks a level 2 city of gold (p3) with a green weapon and a blue lord."""
    game = table(
        factions=COLOURS,
        turn="p2",
        hand={"p2": "weapon.barfolk lord.islanders", "p3": "friman.barfolk×3"},
        board={"r1c2": f"city-four {terrain} north"},
        tokens={"r1c2": "p3 2"},
        heroes={"p2": "r1c2"},
        advanced=True,
    )
    say(game, "p2: attack r1c2", "p2: lay weapon.barfolk")
    return game


@pytest.mark.rule("B15.8")
def test_red_attacks_golds_city_on_canyons_and_only_red_has_the_bonus() -> None:
    game = red_attacks("canyons")
    assert totals(game) == (2, 2)
    say(game, "p2: lay lord.islanders")
    assert announced(say(game, "p2: stand")) == (6, 2)
    say(game, "p3: fight", *["p3: lay friman.barfolk"] * 3)
    assert totals(game) == (6, 5)
    say(game, "p3: pass")
    assert mark(game, "r1c2") == "p2 2"


@pytest.mark.rule("B15.8")
def test_red_attacks_golds_city_on_mountains_and_only_gold_has_the_bonus() -> None:
    game = red_attacks("mountains")
    assert totals(game) == (1, 3)
    say(game, "p2: lay lord.islanders")
    assert announced(say(game, "p2: stand")) == (5, 3)
    say(game, "p3: fight", *["p3: lay friman.barfolk"] * 2)
    assert announced(say(game, "p3: stand")) == (5, 5)
    assert asked(game) == ["p2"]
    say(game, "p2: pass")
    assert mark(game, "r1c2") == "p3 2"
    assert heroes(game, "p2") == "- -"
