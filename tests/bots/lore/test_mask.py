"""The Mask (S7.6)."""

from answering import GREAT, extra
from battalia.bots.fighting import battle_of, extra_reach
from battalia.engine.choices import Surrender
from battlefield import field
from positions import say
from rules.test_s07_mask import open_with


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
