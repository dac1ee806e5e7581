"""Cards that lie under a stack or a nation, and draws of none (B1.6, B2.5, B3.3)."""

import pytest

from battalia.engine.chapters.piles import Drawing, TurningUp
from battalia.engine.game import Game, Pile
from battalia.engine.laws import broken_law
from battalia.engine.notation import cards_text
from battalia.engine.play import advance
from battalia.engine.terms import LORD, TOOL
from positions import cards, draw, say, table


def leave(game: Game, kind: int, top: int, under: int) -> bytes:
    """Of a stack so many cards lie on top and so many under it, the others in limbo."""
    lying = game.stacks[kind].cards()
    left = lying[: top + under]
    game.limbo = bytes(sorted(game.limbo + lying[top + under :]))
    game.stacks[kind] = Pile(left[:top], b"", left[top:])
    assert broken_law(game) is None
    advance(game)
    return left


@pytest.mark.rule("B1.6")
def test_of_the_cards_under_a_unit_stack_one_is_turned_up_at_a_time() -> None:
    game = table(hand="supply×5")
    lords = leave(game, LORD, 1, 3)
    say(game, "hire lord")
    assert game.stacks[LORD] == Pile(lords[1:2], b"", lords[2:])


@pytest.mark.rule("B3.3")
def test_of_the_cards_under_an_artefact_stack_the_first_is_created_and_the_others_stay() -> None:
    game = table(hand="friman.barfolk×3", day=2)
    tools = leave(game, TOOL, 0, 3)
    say(game, "create tool")
    assert game.rows[0][-1].gained == tools[:1]
    assert game.stacks[TOOL] == Pile(bottom=tools[1:])


@pytest.mark.rule("B2.5")
def test_cards_under_a_nation_are_drawn_in_their_order() -> None:
    game = table(hand="supply×8", nation={"p1": "friman.barfolk chief.barfolk"})
    under = game.nation[0].cards()
    game.nation[0] = Pile(bottom=under)
    game.push(Drawing(0, 1))
    advance(game)
    assert cards(game, "hand") == f"supply×8 {cards_text(under[:1])}"
    assert game.nation[0] == Pile(bottom=under[1:])


@pytest.mark.rule("B2.5")
def test_who_draws_no_card_draws_none() -> None:
    game = table(hand="supply×2", frames=(Drawing(0, 0),))
    draw(game)
    assert cards(game, "hand") == "supply×2"


@pytest.mark.rule("B1.6")
def test_a_stack_that_shows_a_card_turns_up_no_other() -> None:
    assert TurningUp(LORD).check(table()) is not None
