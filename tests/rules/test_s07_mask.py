"""Syoen's Mask (S7.6)."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from battalia.engine import Game, explain, load, play, questions, save, view
from battalia.engine.events import TotalsAnnounced
from battalia.engine.game import Laid, Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.great_artefacts.mask import TakeOver, UnitsTakenOver
from battalia.engine.modules.heroic import Veterans
from battalia.engine.modules.potions import Potion
from battalia.engine.notation import cards_text, read_card, read_cards, read_seat
from battalia.engine.position import PositionError
from battalia.words import Words
from battlefield import announced, at_war, field, heroes, mark, totals
from positions import cards, draw, offered, say, starting
from random_play import walk
from refusals import refuses
from shelf import Potions
from valleys import valley

ON: dict[str, Any] = {"expansion": True, "great_artefacts": True}


def battle(attack: Mapping[str, str] | str, defence: str, **more: Any) -> Game:
    """p1 attacks a city of p2 of level 1; no heroes but one of p1, no morale to speak of."""
    return field(attack, defence, **{"city": "p2 1", **ON, **more})


def open_with(game: Game, *laid: str) -> None:
    """p1 attacks and lays these cards, p2 fights."""
    say(game, "attack r1c2", "with 1", *[f"lay {card}" for card in laid], "stand", "fight")


def line(game: Game, name: str) -> str:
    """The cards of a line; those of the other side with a star."""
    return " ".join(
        cards_text(bytes((laid.card,))) + ("" if laid.of is None else "*")
        for laid in game.line[read_seat(name)]
    )


# What it takes.


@pytest.mark.rule("S7.6")
def test_the_defender_takes_units_of_the_attacker_into_the_own_line() -> None:
    game = battle("weapon.emberians chief.emberians friman.emberians", "mask friman.islanders")
    open_with(game, "weapon.emberians", "chief.emberians", "friman.emberians")
    assert totals(game) == (4, 1)
    events = say(game, "take-over 1 2")
    assert UnitsTakenOver(1, 0, read_cards("chief.emberians friman.emberians")) in events
    assert line(game, "p1") == "weapon.emberians"
    assert line(game, "p2") == "chief.emberians* friman.emberians*"
    assert announced(events) == totals(game) == (1, 4)
    assert cards_text(game.under[1]) == "mask"
    assert offered(game) == ["lay friman.islanders", "stand"]


@pytest.mark.rule("S7.6")
@pytest.mark.parametrize(
    ("attack", "taken"),
    [
        ("friman.emberians", ["take-over 1"]),
        ("chief.emberians", ["take-over 1"]),
        ("priest.emberians", ["take-over 1"]),
        ("lord.emberians", []),
        ("horse.emberians", []),
        ("friman.emberians friman.islanders", ["take-over 1", "take-over 2", "take-over 1 2"]),
        ("friman.emberians chief.islanders", ["take-over 1", "take-over 2", "take-over 1 2"]),
        ("chief.emberians chief.islanders", ["take-over 1", "take-over 2"]),
        ("priest.emberians friman.islanders", ["take-over 1", "take-over 2"]),
        (
            "friman.emberians friman.islanders friman.cloudborn",
            [
                "take-over 1",
                "take-over 2",
                "take-over 3",
                "take-over 1 2",
                "take-over 1 3",
                "take-over 2 3",
            ],
        ),
        ("friman.emberians×2 lord.emberians", ["take-over 1", "take-over 1 2"]),
    ],
)
def test_it_takes_up_to_two_units_with_a_strength_of_up_to_3(attack: str, taken: list[str]) -> None:
    names = [name for card in attack.split() for name in expanded(card)]
    game = battle(f"weapon.emberians {attack}", "mask friman.islanders")
    open_with(game, "weapon.emberians", *names)
    assert starting(game, "take-over") == taken


def expanded(card: str) -> list[str]:
    name, _, count = card.partition("×")
    return [name] * int(count or 1)


@pytest.mark.rule("S7.6")
def test_it_takes_no_weapon_and_no_great_artefact() -> None:
    game = battle("weapon.emberians sword", "mask friman.islanders")
    open_with(game, "weapon.emberians", "sword")
    assert starting(game, "take-over") == []


@pytest.mark.rule("S7.6", "S2.1")
def test_royals_are_too_strong() -> None:
    from battalia.engine.modules.royals import Royals

    game = battle(
        "weapon.barfolk queen.barfolk",
        "mask friman.islanders",
        royals=True,
        slices={"royals": Royals(read_cards("queen.barfolk"))},
    )
    open_with(game, "weapon.barfolk", "queen.barfolk")
    assert starting(game, "take-over") == []


@pytest.mark.rule("S7.6", "B5.5")
def test_the_printed_card_counts_whatever_it_has_become() -> None:
    game = battle(
        "weapon.emberians friman.emberians amulet.emberians horse.emberians amulet.islanders",
        "mask friman.islanders",
    )
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay friman.emberians")
    say(game, "use amulet.emberians", "on friman.emberians", "chance: roll 6", "as lord")
    say(game, "lay horse.emberians", "use amulet.islanders", "on horse.emberians")
    say(game, "chance: roll 6", "as friman", "stand", "fight")
    # The friman that counts as a lord, but not the horse that counts as a friman.
    assert starting(game, "take-over") == ["take-over 1"]
    assert totals(game)[0] == 1 + 4 + 1
    say(game, "take-over 1")
    assert totals(game) == (1 + 1, 1 + 1)
    assert game.line[1] == (Laid(read_card("friman.emberians"), 1, 1, False, of=0),)


@pytest.mark.rule("S7.6", "B5.5")
def test_effects_on_the_cards_taken_are_lost_and_new_ones_may_be_applied() -> None:
    game = battle(
        "weapon.emberians friman.emberians×2 amulet.emberians",
        "mask amulet.islanders title.islanders",
    )
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay friman.emberians")
    say(game, "use amulet.emberians", "on friman.emberians", "chance: roll 3")
    say(game, "lay friman.emberians", "stand", "fight")
    assert totals(game) == (5, 1)
    # The tripled friman and the plain one are told apart.
    assert starting(game, "take-over") == ["take-over 1", "take-over 2", "take-over 1 2"]
    say(game, "take-over 1")
    assert totals(game) == (2, 2)
    say(game, "use amulet.islanders", "on friman.emberians", "chance: roll 2")
    assert totals(game) == (2, 3)
    assert uses_of(game) == []


def uses_of(game: Game) -> list[str]:
    return starting(game, "use")


@pytest.mark.rule("S7.6")
def test_only_real_cards_are_taken() -> None:
    game = battle(
        "weapon.emberians friman.emberians amulet.emberians supply×2",
        "mask friman.islanders",
    )
    say(game, "use amulet.emberians", "on friman.emberians", "chance: roll 3")
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay @friman.emberians 2")
    say(game, "stand", "fight")
    # One copy of the friman lies outside of the line: the card itself is not there.
    assert starting(game, "take-over") == []


@pytest.mark.rule("S7.6")
def test_the_mask_has_no_strength_and_works_once() -> None:
    game = battle("weapon.emberians friman.emberians×2", "mask friman.islanders")
    open_with(game, "weapon.emberians", "friman.emberians", "friman.emberians")
    assert "lay mask" not in offered(game)
    say(game, "take-over 1")
    assert totals(game) == (2, 2)
    assert starting(game, "take-over") == []


@pytest.mark.rule("S7.6", "B5.5")
def test_a_unit_tripled_before_the_battle_is_taken_as_one_if_it_lies_there_wholly() -> None:
    hand = "weapon.emberians friman.emberians amulet.emberians supply"
    game = battle(hand, "mask friman.islanders")
    say(game, "use amulet.emberians", "on friman.emberians", "chance: roll 3")
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay @friman.emberians 3")
    assert totals(game) == (4, 1)
    say(game, "stand", "fight", "take-over 1")
    assert totals(game) == (1, 1 + 1)
    assert game.line[1] == (Laid(read_card("friman.emberians"), 1, 1, False, of=0),)
    # With a copy used in a row before, the last ones carry the card into the line.
    game = battle(hand, "mask friman.islanders")
    say(game, "use amulet.emberians", "on friman.emberians", "chance: roll 3", "build straight")
    draw(game)
    say(game, starting(game, "place")[0])
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay @friman.emberians 2", "stand")
    say(game, "fight", "take-over 1")
    assert totals(game) == (1, 1 + 1)


@pytest.mark.rule("S7.6", "B5.6")
def test_a_promoted_unit_is_taken_as_the_card_that_lies_there() -> None:
    game = battle(
        "weapon.emberians friman.emberians priest.barfolk title.emberians×2",
        "mask title.islanders",
    )
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay friman.emberians")
    say(game, "use title.emberians", "promote friman.emberians 1")
    draw(game)
    say(game, "lay priest.barfolk", "use title.emberians", "promote priest.barfolk 1")
    draw(game)
    assert line(game, "p1") == "weapon.emberians chief.emberians lord.barfolk"
    say(game, "stand", "fight")
    # The friman is a chief now; the priest has become too strong.
    assert starting(game, "take-over") == ["take-over 1"]
    say(game, "take-over 1")
    assert totals(game) == (1 + 4, 1 + 2)
    # Another title may affect it.
    say(game, "use title.islanders", "promote chief.emberians 1")
    draw(game)
    assert line(game, "p2") == "priest.emberians*"
    assert totals(game) == (5, 1 + 3)


@pytest.mark.rule("S7.6", "B5.7")
def test_a_converted_unit_is_taken_as_the_card_that_lies_there() -> None:
    game = battle("weapon.barfolk chief.emberians scroll.barfolk", "mask")
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk", "lay chief.emberians")
    say(game, "use scroll.barfolk", "convert chief.emberians barfolk")
    draw(game)
    assert totals(game) == (1 + 2 + 1, 1)
    say(game, "stand", "fight", "take-over 1")
    assert line(game, "p2") == "chief.barfolk*"
    say(game, "stand", "pass")
    assert cards(game, "shelter", "p1") == "chief.barfolk"


# When.


@pytest.mark.rule("S7.6", "B8.5")
def test_the_attacker_uses_it_in_a_later_play() -> None:
    game = battle("weapon.barfolk friman.barfolk mask", "priest.emberians", city="p2 1")
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk")
    assert starting(game, "take-over") == []
    say(game, "lay friman.barfolk", "stand", "fight", "lay priest.emberians", "stand")
    assert totals(game) == (3, 4)
    assert offered(game) == ["take-over 0", "pass"]
    say(game, "take-over 0")
    # The priest of another faction ends the morale of the attacker's hero.
    assert totals(game) == (5, 1)
    say(game, "stand")
    assert offered(game) == ["pass"]
    say(game, "pass")
    assert mark(game, "r1c2") == "p1 1"


@pytest.mark.rule("S7.6", "B8.5")
def test_the_play_must_still_suffice() -> None:
    game = battle("weapon.emberians lord.emberians friman.emberians", "mask")
    open_with(game, "weapon.emberians", "lord.emberians", "friman.emberians")
    assert totals(game) == (6, 1)
    say(game, "take-over 2")
    assert totals(game) == (5, 2)
    assert offered(game) == ["pass"]
    with pytest.raises(Refused, match="total-too-low"):
        say(game, "stand")
    say(game, "pass")
    assert mark(game, "r1c2") == "p1 1"


@pytest.mark.rule("S7.6", "B8.14", "B8.15")
def test_against_nobody_it_does_nothing() -> None:
    game = battle("weapon.barfolk lord.barfolk mask", "", city="neutral 4")
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk", "lay lord.barfolk")
    assert starting(game, "take-over") == []


@pytest.mark.rule("S7.6", "S7.0")
def test_outside_of_a_battle_it_does_nothing() -> None:
    game = battle("mask friman.barfolk", "friman.islanders")
    assert starting(game, "use") + starting(game, "take-over") == []
    for wish, reason in (
        ("use mask", "not-used-alone"),
        ("take-over 0", "mask-in-battle"),
    ):
        found = explain(game, 0, wish)
        assert found is not None
        assert found.id == reason
    game = battle("weapon.emberians lord.emberians", "mask friman.islanders")
    open_with(game, "weapon.emberians", "lord.emberians")
    for places in ("0", "1", "7", "0 1"):
        with pytest.raises(Refused, match="not-taken-over"):
            say(game, f"take-over {places}")


@pytest.mark.rule("S7.6", "B8.5")
def test_the_defender_uses_it_in_a_later_play_alone() -> None:
    game = battle("weapon.barfolk friman.barfolk chief.emberians", "mask chief.islanders")
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk", "lay friman.barfolk", "stand", "fight")
    say(game, "lay chief.islanders", "stand", "lay chief.emberians", "stand")
    assert totals(game) == (1 + 1 + 2, 1 + 2)
    say(game, "take-over 1")
    assert totals(game) == (1 + 2, 1 + 2 + 1)
    assert offered(game) == ["stand"]


@pytest.mark.rule("S7.6", "B8.1")
def test_it_is_used_where_only_a_hero_is_attacked() -> None:
    game = battle("weapon.emberians chief.emberians", "mask", heroes={"p1": "r1c2", "p2": "r1c2"})
    say(game, "attack r1c2 p2", "with 1", "lay weapon.emberians", "lay chief.emberians", "stand")
    assert offered(game) == ["fight", "surrender"]
    say(game, "fight", "take-over 1")
    # Emberian units are no morale for an islander.
    assert totals(game) == (1, 2)
    say(game, "stand", "pass")
    assert (heroes(game, "p1"), heroes(game, "p2")) == ("- -", "r1c2 -")


@pytest.mark.rule("S7.6", "B8.7")
def test_where_the_whole_line_was_taken_there_is_no_morale_left() -> None:
    game = battle(
        "weapon.barfolk friman.barfolk mask",
        "priest.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk", "lay friman.barfolk", "stand", "fight")
    say(game, "lay priest.islanders", "join", "stand")
    assert totals(game) == (3, 1 + 3 + 1)
    say(game, "take-over 0")
    assert totals(game) == (1 + 1 + 3, 1)
    say(game, "stand")
    assert offered(game) == ["pass"]


@pytest.mark.rule("S7.6", "S7.1")
def test_it_takes_units_of_an_attack_from_afar() -> None:
    game = battle("arrow chief.emberians", "mask", heroes={"p1": "r1c1"})
    say(game, "attack r1c2", "from 1", "lay arrow", "lay chief.emberians", "stand", "fight")
    assert offered(game) == ["take-over 1"]
    say(game, "take-over 1", "stand", "pass")
    assert heroes(game, "p1") == "- -"


@pytest.mark.rule("S7.6", "S4.4")
def test_in_teams_the_units_are_back_before_the_defender_draws() -> None:
    game = battle({"p1": "weapon.emberians chief.emberians", "p2": "mask"}, "", teams=True)
    say(game, "p1: attack r1c2", "p1: with 1", "p1: lay weapon.emberians")
    say(game, "p1: lay chief.emberians", "p1: stand", "p2: fight", "p2: take-over 1", "p2: stand")
    say(game, "p1: pass")
    assert cards(game, "shelter", "p1") == "chief.emberians"
    draw(game)
    assert (len(game.hand[1]), cards(game, "shelter", "p2")) == (6, "mask")


@pytest.mark.rule("S7.6", "S13.3")
def test_a_berserk_attacker_may_strike_the_mask_out_of_the_hand() -> None:
    game = battle(
        "weapon.emberians chief.emberians",
        "mask friman.islanders×2",
        stormgates=True,
        bilkarr=True,
        slices={"potions": Potions(berserk=Potion(0, 1))},
    )
    say(game, "p1: attack r1c2", "p1: with 1", "p1: lay weapon.emberians")
    say(game, "p1: lay chief.emberians", "p1: rage")
    say(game, "chance: draw mask", "chance: draw friman.islanders", "p1: stand", "p2: fight")
    assert offered(game, "p2") == ["lay friman.islanders"]


@pytest.mark.rule("S7.6", "S13.3")
def test_what_is_taken_is_weighed_with_potions() -> None:
    game = battle(
        "weapon.emberians chief.emberians lord.emberians",
        "mask",
        stormgates=True,
        bilkarr=True,
        slices={"potions": Potions(colossus=Potion(1, 1))},
    )
    say(game, "p1: attack r1c2", "p1: with 1", "p1: lay weapon.emberians")
    say(game, "p1: lay chief.emberians", "p1: lay lord.emberians", "p1: stand")
    assert totals(game) == (7, 1 + 4)
    say(game, "p2: fight", "p2: take-over 1")
    assert totals(game) == (5, 1 + 4 + 2)
    assert offered(game, "p2") == ["stand"]


# Fighting with it (B8.4).


@pytest.mark.rule("S7.6", "B8.4")
def test_it_makes_a_fight_possible_and_the_units_count_as_the_cards_laid() -> None:
    game = battle("weapon.emberians chief.emberians", "mask")
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay chief.emberians", "stand")
    assert offered(game) == ["fight", "surrender"]
    say(game, "fight")
    assert offered(game) == ["take-over 1"]
    say(game, "take-over 1")
    assert totals(game) == (1, 3)
    assert offered(game) == ["stand"]
    say(game, "stand")
    assert offered(game) == ["pass"]


@pytest.mark.rule("S7.6", "B8.4")
@pytest.mark.parametrize("laid", [[], ["lord.emberians"]])
def test_without_a_unit_that_it_may_take_it_makes_no_fight(laid: list[str]) -> None:
    game = battle("weapon.barfolk lord.emberians", "mask")
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk", *[f"lay {card}" for card in laid])
    say(game, "stand")
    assert offered(game) == ["surrender"]


@pytest.mark.rule("S7.6", "B8.4")
def test_in_ambush_it_has_to_be_recalled() -> None:
    game = battle("weapon.emberians chief.emberians", "", ambush={"p2": "mask"})
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay chief.emberians", "stand")
    say(game, "fight")
    assert offered(game) == ["recall"]
    say(game, "recall")
    assert offered(game) == ["take-over 1"]
    game = battle("weapon.emberians chief.emberians", "mask", ambush={"p2": "supply"})
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay chief.emberians", "stand")
    say(game, "fight")
    assert offered(game) == ["recall", "keep"]
    say(game, "keep", "take-over 1")


@pytest.mark.rule("S7.6", "B8.4")
def test_it_is_explained_what_the_mask_does_not_do() -> None:
    game = battle("weapon.emberians friman.emberians×2 lord.barfolk", "mask friman.islanders")

    def why(wish: str, seat: int = 1) -> tuple[str, str]:
        reason = explain(game, seat, wish)
        assert reason is not None
        return reason.id, reason.rule

    assert why("take-over 0", 0) == ("no-mask", "S7.6")
    say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay friman.emberians")
    say(game, "lay friman.emberians", "lay lord.barfolk", "stand")
    assert why("take-over 1") == ("mask-in-own-play", "S7.6")
    say(game, "fight")
    assert starting(game, "take-over") == ["take-over 1", "take-over 1 2"]
    assert why("take-over 2") == ("equal-units", "S7.6")
    assert explain(game, 1, "take-over 2 1") is None
    for other in ("take-over 0", "take-over 3", "take-over 1 3", "take-over 9"):
        assert why(other) == ("not-taken-over", "S7.6")
    assert why("lay mask") == ("no-strength", "B8.2")
    assert why("use mask") == ("not-used-alone", "B5.1")
    game = battle("weapon.barfolk lord.barfolk mask", "", city="neutral 4")
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk")
    assert why("take-over 0", 0) == ("mask-in-battle", "S7.6")


# Morale (B8.7).


@pytest.mark.rule("S7.6", "B8.7")
def test_morale_of_both_sides_is_recomputed() -> None:
    game = battle(
        "weapon.barfolk chief.islanders",
        "mask friman.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    open_with(game, "weapon.barfolk", "chief.islanders")
    assert totals(game) == (3, 1)
    say(game, "lay friman.islanders", "join")
    assert totals(game) == (3, 1 + 1 + 1)
    say(game, "take-over 1")
    # Now the attacker's line is of one faction, and the defender's still is.
    assert totals(game) == (1 + 1, 1 + 1 + 2 + 1)
    game = battle(
        "weapon.barfolk chief.barfolk",
        "mask friman.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    open_with(game, "weapon.barfolk", "chief.barfolk")
    say(game, "lay friman.islanders", "join", "take-over 1")
    assert totals(game) == (1 + 1, 1 + 1 + 2)


@pytest.mark.rule("S7.6", "S5.3")
def test_the_veterans_bonus_is_the_takers() -> None:
    def fought(veterans: tuple[int, ...]) -> tuple[int, int]:
        game = battle(
            "weapon.islanders friman.islanders chief.islanders",
            "mask",
            advanced=True,
            heroic=True,
            slices={"heroic": Veterans(veterans)},
        )
        open_with(game, "weapon.islanders", "friman.islanders", "chief.islanders")
        say(game, "take-over 1 2")
        return totals(game)

    assert fought(()) == (1, 1 + 3)
    assert fought((1,)) == (1, 1 + 3 + 2)
    assert fought((0,)) == (1, 1 + 3)


@pytest.mark.rule("S7.6", "S14.2")
def test_a_taken_fanatic_counts_single_until_the_taker_sacrifices() -> None:
    game = battle(
        "weapon.islanders chief.fanatic supply",
        "mask supply",
        fanatics=True,
        fill=12,
    )
    say(game, "attack r1c2", "with 1", "lay weapon.islanders", "rouse chief.fanatic supply")
    say(game, "lay @chief.fanatic 2", "stand")
    assert totals(game) == (5, 1)
    say(game, "fight", "take-over 1")
    assert totals(game) == (1, 1 + 2)
    assert starting(game, "rouse") == ["rouse @chief.fanatic supply"]
    say(game, "rouse @chief.fanatic supply")
    assert totals(game) == (1, 1 + 4)


@pytest.mark.rule("S7.6", "S14.2")
def test_of_two_taken_fanatics_each_needs_its_own_sacrifice() -> None:
    game = battle(
        "weapon.islanders friman.fanatic chief.fanatic supply×2",
        "mask supply×2",
        fanatics=True,
        fill=14,
    )
    say(game, "attack r1c2", "with 1", "lay weapon.islanders", "rouse friman.fanatic supply")
    say(game, "rouse chief.fanatic supply", "lay @friman.fanatic 2", "lay @chief.fanatic 2")
    assert totals(game) == (1 + 2 + 4, 1)
    say(game, "stand", "fight", "take-over 1 2")
    assert totals(game) == (1, 1 + 1 + 2)
    say(game, "rouse @chief.fanatic supply")
    assert totals(game) == (1, 1 + 1 + 4)
    say(game, "rouse @friman.fanatic supply")
    assert totals(game) == (1, 1 + 2 + 4)
    say(game, "stand", "pass")
    assert cards(game, "shelter", "p1") == "friman.fanatic chief.fanatic"


@pytest.mark.rule("S7.6", "S7.1", "S7.2", "S15.5")
def test_where_any_number_is_allowed_arrow_and_mask_serve_in_one_battle() -> None:
    game = valley(
        hand={"p1": "arrow mask bag friman.barfolk", "p2": "priest.islanders"},
        great_artefacts=True,
        board={"r0c0": "city-four woods north", "r0c1": "crossroads lakes north"},
        tokens={"r0c0": "p2 1"},
        heroes={"p1": "r0c1"},
    )
    say(game, "use bag", "take-supply 2", "attack r0c0", "from 1", "lay arrow")
    say(game, "lay friman.barfolk", "stand", "fight", "lay priest.islanders", "stand")
    assert totals(game) == (2 + 1 + 1, 1 + 3)
    say(game, "take-over 0")
    assert totals(game) == (2 + 1 + 3, 1)
    say(game, "stand", "pass")
    assert (mark(game, "r0c0"), cards(game, "shelter", "p2")) == ("p1 1", "priest.islanders")
    # The supply of the Bag had no part in the battle.
    assert cards(game, "hand") == "supply×2"


# Whose cards they are.


def won_by_defender(**more: Any) -> Game:
    game = battle(
        "weapon.emberians chief.emberians friman.emberians",
        "mask amulet.islanders title.islanders scroll.islanders",
        tops={"priest": "cloudborn"},
        **more,
    )
    open_with(game, "weapon.emberians", "chief.emberians", "friman.emberians")
    say(game, "take-over 1 2")
    return game


@pytest.mark.rule("S7.6", "B8.11")
def test_after_the_battle_the_units_go_to_their_owners_shelter() -> None:
    game = won_by_defender()
    say(game, "stand", "pass")
    assert not at_war(game)
    assert cards(game, "shelter", "p1") == "chief.emberians friman.emberians"
    assert cards(game, "shelter", "p2") == "mask"
    assert heroes(game, "p1") == "- -"


@pytest.mark.rule("S7.6", "B8.11")
def test_units_of_the_defender_go_back_at_once_too() -> None:
    game = battle("weapon.barfolk friman.barfolk mask", "priest.emberians")
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk", "lay friman.barfolk", "stand")
    say(game, "fight", "lay priest.emberians", "stand", "take-over 0", "stand", "pass")
    assert cards(game, "shelter", "p2") == "priest.emberians"
    assert cards_text(game.rows[0][-1].cards) == "weapon.barfolk friman.barfolk mask"


@pytest.mark.rule("S7.6", "B5.5")
@pytest.mark.parametrize("die", [4, 5])
def test_a_taken_unit_that_an_amulet_removes_goes_to_its_owners_shelter(die: int) -> None:
    game = won_by_defender()
    say(game, "use amulet.islanders", "on chief.emberians", f"chance: roll {die}")
    assert cards(game, "shelter", "p1") == "chief.emberians"
    assert cards(game, "ambush", "p2") == ""
    assert cards(game, "shelter", "p2") == "amulet.islanders"
    assert line(game, "p2") == "friman.emberians*"


@pytest.mark.rule("S7.6", "B5.5")
def test_a_taken_unit_stays_its_owners_whatever_the_amulet_does() -> None:
    for rolled in (["roll 1"], ["roll 3"], ["roll 6", "as lord"]):
        game = won_by_defender()
        say(game, "use amulet.islanders", "on chief.emberians", f"chance: {rolled[0]}", *rolled[1:])
        assert line(game, "p2") == "chief.emberians* friman.emberians*"
        say(game, "stand", "pass")
        assert "chief.emberians" in cards(game, "shelter", "p1")


@pytest.mark.rule("S7.6", "B5.6", "B5.7")
def test_what_a_taken_unit_is_promoted_or_converted_to_is_its_owners() -> None:
    game = won_by_defender()
    sizes = [game.deck_size(seat) for seat in range(4)]
    say(game, "use title.islanders", "promote chief.emberians 1")
    while -1 in questions(game):
        play(game, -1, game.asked[-1].options[0])
    say(game, "use scroll.islanders", "convert friman.emberians cloudborn")
    while -1 in questions(game):
        play(game, -1, game.asked[-1].options[0])
    assert line(game, "p2") == "priest.emberians* friman.cloudborn*"
    assert [game.deck_size(seat) for seat in range(4)] == sizes
    say(game, "stand", "pass")
    assert cards(game, "shelter", "p1") == "priest.emberians friman.cloudborn"
    assert [game.deck_size(seat) for seat in range(4)] == sizes


@pytest.mark.rule("S7.6", "B8.12")
def test_of_equal_cards_the_own_one_is_transformed_first() -> None:
    game = battle("weapon.emberians friman.emberians", "mask friman.emberians title.islanders")
    open_with(game, "weapon.emberians", "friman.emberians")
    say(game, "take-over 1", "lay friman.emberians", "use title.islanders")
    say(game, "promote friman.emberians 1")
    while -1 in questions(game):
        play(game, -1, game.asked[-1].options[0])
    assert line(game, "p2") == "friman.emberians* chief.emberians"


@pytest.mark.rule("S7.6", "B9.2")
def test_a_deck_of_ten_cards_stays_whole() -> None:
    game = battle("weapon.emberians chief.emberians friman.emberians", "mask", fill=10)
    assert [game.deck_size(seat) for seat in (0, 1)] == [10, 10]
    open_with(game, "weapon.emberians", "chief.emberians", "friman.emberians")
    say(game, "take-over 1 2")
    assert [game.deck_size(seat) for seat in (0, 1)] == [10, 10]
    assert read_card("chief.emberians") in game.deck(0)
    assert read_card("chief.emberians") not in game.deck(1)


@pytest.mark.rule("S7.6", "S14.2", "B9.2")
def test_cards_taken_are_no_part_of_the_takers_ten_cards() -> None:
    game = battle(
        "weapon.islanders friman.islanders chief.islanders",
        "mask friman.fanatic supply",
        fanatics=True,
        fill=10,
    )
    open_with(game, "weapon.islanders", "friman.islanders", "chief.islanders")
    say(game, "take-over 1 2")
    assert starting(game, "rouse") == []


# Hidden information.


@pytest.mark.rule("S7.6")
def test_nobody_is_told_who_holds_the_mask() -> None:
    holding = battle("weapon.emberians chief.emberians", "mask friman.islanders")
    other = battle("weapon.emberians chief.emberians", "supply friman.islanders")
    for game in (holding, other):
        say(game, "attack r1c2", "with 1", "lay weapon.emberians", "lay chief.emberians")
        assert offered(game) == ["stand"]
    assert seen_by(holding, 0) == seen_by(other, 0)


def seen_by(game: Game, seat: int) -> tuple[Any, ...]:
    shown = view(game, seat)
    return (shown.battle, shown.frames, shown.asked, [p.hand_count for p in shown.players])


@pytest.mark.rule("S7.6", "B8.5")
def test_the_totals_are_announced() -> None:
    game = battle("weapon.emberians chief.emberians", "mask")
    open_with(game, "weapon.emberians", "chief.emberians")
    assert TotalsAnnounced(1, 3) in say(game, "take-over 1")


@pytest.mark.rule("S7.6")
def test_the_choice_is_told_by_its_cards() -> None:
    game = battle("weapon.emberians chief.emberians friman.emberians", "mask friman.islanders")
    open_with(game, "weapon.emberians", "chief.emberians", "friman.emberians")
    words = Words(view(game, 1))
    assert words.choice(TakeOver((1, 2))) == "Emberian chief, Emberian friman"


# Positions.


@pytest.mark.rule("S7.6")
def test_a_battle_with_the_mask_is_saved() -> None:
    game = won_by_defender()
    assert load(save(game)) == game
    assert offered(load(save(game))) == offered(game)


@pytest.mark.rule("S7.6")
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("no mask", "the Mask takes real units"),
        ("third player", "belongs to one side of the battle"),
        ("own card", "belongs to one side of the battle"),
        ("a weapon", "the Mask takes real units"),
    ],
)
def test_a_line_with_cards_that_nobody_took_is_refused(wrong: str, reason: str) -> None:
    game = won_by_defender(fill=12)
    first, second = game.line[1]
    if wrong == "no mask":
        game.under[1] = b""
        game.hand[1] = bytes(sorted(game.hand[1] + read_cards("mask")))
    elif wrong == "third player":
        game.line[1] = (Laid(first.card, first.kind, 1, False, of=2), second)
    elif wrong == "own card":
        game.line[1] = (Laid(first.card, first.kind, 1, False, of=1), second)
    else:
        (weapon,) = game.line[0]
        game.line[0] = ()
        game.line[1] = (first, Laid(weapon.card, weapon.kind, 1, False, of=0), second)
    with refuses(PositionError, reason):
        load(save(game))


@pytest.mark.rule("S7.6")
@pytest.mark.parametrize("seed", range(20))
def test_random_battles_with_the_mask_keep_all_laws(seed: int) -> None:
    rng = random.Random(seed)
    mask = rng.choice(("p1", "p2"))
    more = {
        "p1": "weapon.barfolk friman.barfolk chief.emberians priest.barfolk amulet.barfolk "
        "title.barfolk scroll.barfolk",
        "p2": "friman.islanders chief.islanders friman.emberians amulet.islanders "
        "title.islanders scroll.islanders horse.islanders",
    }
    more[mask] += " mask"
    game = field(
        more,
        city="p2 1",
        heroes={"p1": "r1c2", "p2": "r1c2"},
        day=rng.randrange(1, 8),
        fanatics=rng.random() < 0.5,
        **ON,
    )
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk")
    for _, question in walk(game, rng, 60):
        assert question.options
        assert broken_law(game) is None
        assert load(save(game)) == game
        if not at_war(game):
            break
