"""Fanatics (S14)."""

from answering import extra, listed
from battalia.engine import Game
from battlefield import BOARD, field
from positions import say, table


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
