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
    assert reason is not None
    assert reason.id == "retreat-distance"


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


@pytest.mark.rule("S17")
@pytest.mark.parametrize(
    "word", ["titus", "luut", "eyla", "crea ", "unbound", "volcano", "doom", "ncbc"]
)
def test_nothing_pretends_to_know_what_the_books_do_not_tell(word: str) -> None:
    assert word not in source("en").lower()
    assert not [name for name in KINDS.values() if word.strip() in name]
    assert not [name for name in Options.__struct_fields__ if word.strip() in name]
