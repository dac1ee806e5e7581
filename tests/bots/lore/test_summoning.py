"""Figures that the Lost Scroll summons (S7.7)."""

from answering import chosen
from battalia.engine.modules.great_artefacts.summoning import Summoned
from battalia.engine.modules.metamorpha import Metamorpha
from positions import say
from rules.test_s07_summoning import scroll


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
