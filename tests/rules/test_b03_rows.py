"""Rows and costs (B3)."""

import pytest

from battalia.engine.game import Refused
from positions import cards, draw, offered, say, table


@pytest.mark.rule("B3.2")
def test_a_unit_costs_its_rank_plus_one_in_supply_and_brings_a_supply() -> None:
    game = table(hand="supply×3 friman.barfolk", tops={"chief": "cloudborn"})
    assert "hire chief" in offered(game)
    assert "hire priest" not in offered(game)
    say(game, "hire chief")
    draw(game)
    assert cards(game, "hand") == "friman.barfolk"
    say(game, "end")
    assert cards(game, "shelter") == "friman.barfolk supply×4 chief.cloudborn"


@pytest.mark.rule("B3.8")
def test_a_unit_of_higher_rank_does_not_replace_a_lower_one() -> None:
    game = table(hand="chief.barfolk×3")
    assert "create tool" not in offered(game)
    with pytest.raises(Refused):
        say(game, "create tool")
