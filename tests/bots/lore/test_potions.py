"""The six potions (S13.2-S13.4)."""

import pytest

from answering import chosen, drink, listed
from battalia.bots.fighting import battle_of
from battalia.bots.habits import battle_extra
from battalia.bots.judgement import assets
from battalia.engine import play
from battalia.engine.modules.potion_cards import THE_COLOSSUS, Rage
from battalia.engine.modules.potions import Potion
from bots.test_advice import advised, go_to, reason
from positions import say
from rules.test_s13_freezing import row
from rules.test_s13_potions import peace, war
from shelf import Potions


@pytest.mark.parametrize(
    ("hand", "choice", "wanted"),
    [
        ("lord.barfolk×3", "build city-one 4", "freeze"),
        ("supply×2", "hire friman", "allow"),
        ("chief.barfolk friman.barfolk×2", "create weapon", "allow"),
        ("supply×5", "hire lord", "allow"),
    ],
)
def test_the_potion_is_opened_for_dear_rows_only(hand: str, choice: str, wanted: str) -> None:
    game = row(hand)
    say(game, f"p1: {choice}")
    assert chosen(game, "p2") == wanted


@pytest.mark.parametrize(
    ("hand", "choice", "wanted"),
    [("supply×5", "hire lord", "freeze"), ("supply×2", "hire friman", "allow")],
)
def test_a_charge_is_used_for_less(hand: str, choice: str, wanted: str) -> None:
    game = row(hand, Potions(freezing=Potion(1, 1)))
    say(game, f"p1: {choice}")
    assert chosen(game, "p2") == wanted


def test_colossus_is_drunk_where_it_holds_the_city() -> None:
    game = war(
        "sword lord.islanders", "chief.emberians lord.emberians", held={"colossus": Potion(1)}
    )
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay lord.islanders", "p1: stand")
    assert drink(game, "p2") is None, "3 + 6 hold out against 9"
    game = war("sword lord.islanders", "chief.emberians", held={"colossus": Potion(1)})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay lord.islanders", "p1: stand")
    assert drink(game, "p2") == "drink colossus"


def test_colossus_is_kept_where_even_it_does_not_help() -> None:
    game = war(
        "sword lord.islanders×2 lord.emberians", "friman.emberians", held={"colossus": Potion(1)}
    )
    for choice in ("attack r1c2", "lay sword", "lay lord.islanders", "lay lord.islanders", "stand"):
        say(game, f"p1: {choice}")
    assert drink(game, "p2") is None


def test_weakness_is_poured_on_the_other_side_of_the_battle() -> None:
    game = war("sword lord.islanders", "chief.emberians", held={"weakness": Potion(1)})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay lord.islanders", "p1: stand")
    assert drink(game, "p2") == "drink weakness p1"


def test_brotherhood_is_drunk_before_the_weapon_of_a_superior_attacker_lies() -> None:
    game = war("sword lord.islanders", "friman.emberians", held={"brotherhood": Potion(1)})
    assert drink(game, "p2") is None, "nobody attacks yet"
    say(game, "p1: attack r1c2")
    assert drink(game, "p2") == "drink brotherhood"


def test_brotherhood_is_kept_by_the_stronger_side() -> None:
    game = war("sword", "lord.emberians×2", held={"brotherhood": Potion(1)})
    say(game, "p1: attack r1c2")
    assert drink(game, "p2") is None


def test_berserk_is_drunk_before_an_own_attack_and_strikes_at_the_opening() -> None:
    game = war("sword lord.islanders", "chief.emberians×2", held={"berserk": Potion(0)})
    assert drink(game) is None
    say(game, "p1: attack r1c2")
    assert drink(game) == "drink berserk"
    say(game, "p1: drink berserk", "p1: lay sword")
    battle = battle_of(game, 0)
    assert battle is not None
    assert battle_extra(game, game.asked[0], battle, 0) == Rage()


def test_berserk_is_kept_from_an_empty_hand() -> None:
    game = war("sword lord.islanders", "", held={"berserk": Potion(0)})
    say(game, "p1: attack r1c2")
    assert drink(game) is None


def test_the_eclipse_is_drunk_where_it_makes_a_set() -> None:
    held = {"eclipse": Potion(0)}
    assert drink(peace("chief.barfolk×2 supply", held=held)) == "drink eclipse"
    assert drink(peace("chief.barfolk priest.barfolk supply", held=held)) is None


def test_a_potion_is_not_drunk_for_nothing() -> None:
    held = {"colossus": Potion(0), "weakness": Potion(0), "freezing": Potion(0)}
    game = peace("supply×3", held=held)
    assert drink(game) is None
    assert chosen(game, "p1") != "drink colossus"


def test_colossus_is_thought_of_where_there_is_prey() -> None:
    held = {"colossus": Potion(0), "brotherhood": Potion(0), "weakness": Potion(0)}
    game = war("sword", held=held)
    assert listed(game, "drink") == ["drink colossus", "drink weakness p2"]
    assert listed(peace("sword", held=held), "drink") == []


def test_of_an_eclipse_only_what_makes_sets_is_tried() -> None:
    game = peace("chief.barfolk×2 supply", held={"eclipse": Potion(0, 1)})
    found = listed(game, "eclipse")
    assert found[0] == "eclipse supply chief"
    assert len(found) <= 3


def test_a_potion_is_worth_more_before_it_is_drunk() -> None:
    held = assets(peace(held={"colossus": Potion(0)}), 0)
    drunk = assets(peace(held={"colossus": Potion(0, 1)}), 0)
    assert held > drunk > assets(peace(held={}), 0) == 0.0
    assert assets(peace(held={"colossus": Potion(0)}), 1) == 0.0


# Advice.


def test_a_row_is_frozen_or_not() -> None:
    game = row("lord.barfolk×3 supply")
    play(game, 0, "build city-one 4")
    go_to(game, "freeze")
    assert reason(game, "freeze", name="p2") == ("hint-freeze", {})
    assert reason(game, "allow", name="p2") == ("hint-allow", {})


def test_a_potion_turns_a_battle() -> None:
    game = war("weapon.barfolk chief.barfolk", "", held={"colossus": Potion(0)})
    say(game, "p1: attack r1c2")
    go_to(game, "opening")
    id, args = reason(game, "drink colossus", name="p1")
    more = THE_COLOSSUS.printed(game, "strength")
    assert (id, args["count"]) == ("hint-potion-turns", more)


def test_what_may_be_done_at_any_time_can_wait() -> None:
    game = war("supply", held={"colossus": Potion(1)})
    advice = advised(game, 1)
    assert advice.choice is None
    assert advice.reason.id == "hint-not-now"
