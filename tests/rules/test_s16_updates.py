"""Rule updates (S16)."""

from typing import Any

import pytest

from battalia.engine import Game, Options, explain
from battalia.engine.terms import KINDS
from battalia.messages import source
from positions import cards, offered, say, table

BOARD = {
    "r1c0": "city-one woods east",
    "r1c1": "straight lakes east",
    "r1c2": "city-four canyons north",
    "r1c3": "straight mountains east",
    "r1c4": "city-opposite lakes east",
    "r1c5": "straight lakes east",
    "r1c6": "city-one mountains west",
}


def attacked(hand: str, *, expansion: bool = True, **more: Any) -> Game:
    """The islanders' hero on r1c2 is attacked and asked for a reaction."""
    game = table(
        4,
        hand={"p1": "weapon.barfolk×2", "p2": hand},
        board=BOARD,
        tokens={"r1c4": "p2 1"},
        heroes={"p1": "r1c2", "p2": "r1c2"},
        expansion=expansion,
        **more,
    )
    say(game, "attack r1c2 p2", "lay weapon.barfolk", "stand")
    return game


def retreats(game: Game) -> list[str]:
    return [choice for choice in offered(game) if choice.startswith("retreat")]


@pytest.mark.rule("S16.2")
def test_a_retreat_ends_exactly_three_steps_away() -> None:
    assert retreats(attacked("supply×3")) == ["retreat r1c5"]
    assert retreats(attacked("horse.islanders")) == ["retreat r1c5"]


@pytest.mark.rule("S16.2")
def test_without_the_expansion_two_steps_are_enough() -> None:
    assert retreats(attacked("supply×2", expansion=False)) == ["retreat r1c0", "retreat r1c4"]


@pytest.mark.rule("S16.2")
@pytest.mark.parametrize("hand", ["supply×2", "supply×2 friman.islanders"])
def test_two_supply_do_not_pay_for_it(hand: str) -> None:
    game = attacked(hand)
    assert retreats(game) == []
    reason = explain(game, 1, "retreat r1c4")
    assert str(reason) == "retreat-distance (S16.2)"
    assert reason is not None
    assert reason.args == {"steps": "3"}


@pytest.mark.rule("S16.2")
def test_it_costs_three_supply_even_over_home_terrain() -> None:
    """Two of the three steps lead onto lakes, the islanders' home."""
    game = attacked("supply×4", advanced=True)
    say(game, "retreat r1c5")
    assert cards(game, "hand", "p2") == "supply"
    assert game.heroes[2] == game.rules.notation.read_space("r1c5")


@pytest.mark.rule("S16.2")
def test_the_shortest_road_counts_where_there_are_several() -> None:
    """Through the ring r0c2 r0c3 the space r1c3 is three steps away, but only one by road."""
    board = BOARD | {
        "r0c2": "curve woods east",
        "r0c3": "curve woods south",
        "r1c3": "crossroads mountains north",
    }
    game = table(
        4,
        hand={"p1": "weapon.barfolk×2", "p2": "supply×3"},
        board=board,
        tokens={"r1c4": "p2 1"},
        heroes={"p1": "r1c2", "p2": "r1c2"},
        expansion=True,
    )
    say(game, "attack r1c2 p2", "lay weapon.barfolk", "stand")
    assert retreats(game) == ["retreat r1c5"]


@pytest.mark.rule("S16.2")
def test_the_rest_of_a_retreat_is_as_before() -> None:
    """Not onto a space with a city or hero of the attacker, and only for a hero attacked."""
    game = table(
        4,
        hand={"p1": "weapon.barfolk×2", "p2": "supply×3"},
        board=BOARD,
        tokens={"r1c4": "p2 1", "r1c0": "p1 1"},
        heroes={"p1": "r1c2 r1c5", "p2": "r1c2"},
        expansion=True,
    )
    say(game, "attack r1c2 p2", "lay weapon.barfolk", "stand")
    assert retreats(game) == []
    reason = explain(game, 1, "retreat r1c5")
    assert reason is not None
    assert reason.id == "retreat-to-enemy"


@pytest.mark.rule("S16.2", "B8.8")
def test_without_the_expansion_the_reason_names_two_or_three_steps() -> None:
    reason = explain(attacked("supply×3", expansion=False), 1, "retreat r1c3")
    assert reason is not None
    assert (str(reason), reason.args) == ("retreat-distance (B8.8)", {"steps": "2–3"})


@pytest.mark.rule("S16.2", "B8.8")
@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ({"r1c4": "p1 1", "r1c6": "p2 1"}, ["retreat r2c4"]),
        ({"r1c4": "p3 1", "r2c4": "p1 1"}, []),
    ],
)
def test_a_retreat_passes_a_city_of_the_attacker_but_does_not_end_there(
    tokens: dict[str, str], expected: list[str]
) -> None:
    """Three steps away: a city south of the one on r1c4."""
    board = {
        "r1c2": "city-four canyons north",
        "r1c3": "straight mountains east",
        "r1c4": "curve lakes south" if "r2c4" in tokens else "city-corner lakes south",
        "r2c4": "city-one woods north" if "r2c4" in tokens else "straight woods north",
        "r1c6": "city-one mountains south",
    }
    tokens = {space: mark for space, mark in tokens.items() if "city" in board[space]}
    game = table(
        hand={"p1": "weapon.barfolk×2", "p2": "supply×3"},
        board=board,
        tokens=tokens,
        heroes={"p1": "r1c2", "p2": "r1c2"},
        expansion=True,
    )
    say(game, "attack r1c2 p2", "lay weapon.barfolk", "stand")
    assert retreats(game) == expected


@pytest.mark.rule("S16.2", "B8.8")
def test_one_horse_pays_and_three_supply_pay_but_not_a_mixture() -> None:
    game = attacked("supply×3 horse.islanders")
    say(game, "retreat r1c5")
    assert offered(game) == ["pay supply×3", "pay horse.islanders"]
    say(game, "pay horse.islanders")
    assert cards(game, "hand", "p2") == "supply×3"
    assert cards(game, "shelter", "p2") == "horse.islanders"


@pytest.mark.rule("S16.2", "S1.2")
def test_no_retreat_leads_through_the_stormgates() -> None:
    """From gate to gate is no road: the far gate's neighbour is out of reach."""
    gates = {"r3c1": "stormgate woods north", "r3c5": "stormgate lakes north"}
    game = table(
        hand={"p1": "weapon.barfolk×2", "p2": "supply×5 horse.islanders"},
        board={**gates, "r3c0": "city-one woods east", "r3c6": "city-one lakes west"},
        heroes={"p1": "r3c1", "p2": "r3c1"},
        expansion=True,
        stormgates=True,
    )
    say(game, "attack r3c1 p2", "lay weapon.barfolk", "stand")
    assert retreats(game) == []


@pytest.mark.rule("S16.2", "S4.3")
def test_a_partners_hero_or_city_does_not_bar_a_retreat() -> None:
    game = table(
        hand={"p1": "weapon.barfolk×2", "p2": "supply×3"},
        board=BOARD,
        tokens={"r1c4": "p3 1"},
        heroes={"p1": "r1c2", "p2": "r1c2", "p3": "r1c5"},
        expansion=True,
        teams=True,
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand")
    assert "retreat r1c5" in offered(game, "p2")


@pytest.mark.rule("S17")
@pytest.mark.parametrize(
    "word", ["titus", "luut", "eyla", "crea ", "unbound", "volcano", "doom", "ncbc"]
)
def test_nothing_pretends_to_know_what_the_books_do_not_tell(word: str) -> None:
    assert word not in source("en").lower()
    assert not [name for name in KINDS.values() if word.strip() in name]
    assert not [name for name in Options.__struct_fields__ if word.strip() in name]
