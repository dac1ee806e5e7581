"""Fanatics (S14): universal units that count as two for a sacrifice."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from battalia.engine import (
    CHANCE,
    Game,
    Options,
    PositionError,
    explain,
    load,
    play,
    save,
    start,
    view,
)
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.reach import CANNOT_OPEN, best_attack
from battalia.engine.events import CardSentToLimbo, CardWon, UnitHired
from battalia.engine.game import Laid, Loose, Pile, Refused, Tent
from battalia.engine.laws import broken_law
from battalia.engine.modules.fanatics import FanaticRoused, Fanatics
from battalia.engine.modules.great_artefacts.in_use import GreatArtefacts
from battalia.engine.modules.heroic import Veterans
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.relics import Relics
from battalia.engine.modules.stardust import Stardust
from battalia.engine.modules.trading import Trading
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.options import OptionsError
from battalia.engine.play import advance
from battalia.engine.points import assemble
from battalia.engine.terms import FANATICS, KIND, ONE, SCROLL, TITLE, UNITS, WEAPON, put, take
from battlefield import announced, field, gained, mark, spent, station, totals
from laws.test_best_attack import CARDS, reached
from positions import asked, cards, draw, offered, say, starting, table, until
from random_play import enrich, random_options, walk
from refusals import refuses
from rules.test_s01_events import strike
from rules.test_s12_abilities import canyons
from shelf import Potions

ON: dict[str, Any] = {"expansion": True, "fanatics": True}
CITY = {"r3c2": "city-four woods north"}
OWN = {"r3c2": "p1 1"}
WITHOUT_CHIEFS = " ".join(
    f"chief.{faction}×6" for faction in ("barfolk", "islanders", "emberians", "cloudborn")
)
"""All chiefs but the fanatics."""


def turn(hand: Mapping[str, str] | str, *, fill: int = 14, **more: Any) -> Game:
    """An action step of p1, who has these cards and a level 1 city."""
    given: dict[str, Any] = {"board": CITY, "tokens": OWN, **ON, **more}
    return table(hand=hand, fill=fill, **given)


def war(attack: Mapping[str, str] | str, defence: str = "", *, fill: int = 14, **more: Any) -> Game:
    """p1 before a level 3 city of p2."""
    return field(attack, defence, fill=fill, **{**ON, **more})


def rouses(game: Game) -> list[str]:
    return starting(game, "rouse")


def reason(game: Game, wish: str, seat: int = 0) -> str:
    return str(explain(game, seat, wish))


def loose(game: Game, seat: int = 0) -> list[tuple[str, int, bool]]:
    """Cards on the table: name, uses left, asleep."""
    return [(cards_text(ONE[one.card]), one.copies, bool(one.marks)) for one in game.loose[seat]]


# S14.1: set-up.


@pytest.mark.rule("S14.1", "S0.3", "S10.6")
@pytest.mark.parametrize("drafted", [False, True])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_two_of_each_unit_are_shuffled_in_after_the_deal(players: int, drafted: bool) -> None:
    game = start(Options(players=players, draft=drafted, **ON))
    dealt = False
    for _, question in walk(game, random.Random(players)):
        assert broken_law(game) is None
        if question.about in ("deal", "draft", "pick"):
            dealt = True
            assert not any(set(FANATICS) & set(pile.cards()) for pile in game.stacks)
        if question.about == "cohort":
            break
    assert dealt
    for card in FANATICS:
        assert game.stacks[KIND[card]].cards().count(card) == 2
    assert not any(set(FANATICS) & set(game.deck(seat)) for seat in range(players))
    assert game.slices["fanatics"] == Fanatics()


@pytest.mark.rule("S14.1", "B1.6")
def test_a_shuffled_in_fanatic_may_be_turned_up() -> None:
    game = until(start(Options(players=2, **ON)), "turn-up")
    assert "draw friman.fanatic" in offered(game)
    weights = dict(zip(offered(game), game.asked[CHANCE].weights or [], strict=True))
    assert weights["draw friman.fanatic"] == 2


@pytest.mark.rule("S14.1", "S10.4", "S10.5")
def test_without_the_module_there_are_no_fanatics() -> None:
    game = until(start(Options(players=2, expansion=True)), "cohort")
    assert not any(set(FANATICS) & set(pile.cards()) for pile in game.stacks)
    with pytest.raises(OptionsError, match="options-needs-expansion"):
        assemble(Options(fanatics=True))


@pytest.mark.rule("S14.1", "S0.3")
def test_how_many_there_are_is_printed_in_the_catalogue() -> None:
    options = Options(players=2, corrections="[stormgates]\nfanatics = 3", **ON)
    game = until(start(options), "cohort")
    assert all(game.stacks[KIND[card]].cards().count(card) == 3 for card in FANATICS)
    assert broken_law(game) is None


# S14.1: gaining one.


@pytest.mark.rule("S14.1", "B3.2")
@pytest.mark.parametrize(("unit", "price"), [("friman", 2), ("chief", 3), ("priest", 4)])
def test_a_fanatic_has_the_same_price_and_brings_two_supply(unit: str, price: int) -> None:
    assert f"hire {unit}" not in offered(turn(f"supply×{price - 1}", tops={unit: "fanatic"}))
    game = turn(f"supply×{price}", tops={unit: "fanatic"})
    events = say(game, f"hire {unit}")
    assert UnitHired(0, read_card(f"{unit}.fanatic"), 2) in events
    assert gained(game) == f"supply×2 {unit}.fanatic"


@pytest.mark.rule("S14.1", "B3.2")
def test_another_unit_still_brings_one() -> None:
    game = turn("supply×2", tops={"friman": "islanders"})
    say(game, "hire friman")
    assert gained(game) == "supply friman.islanders"


@pytest.mark.rule("S14.1", "B3.9")
@pytest.mark.parametrize("left", [0, 1])
def test_a_fanatic_brings_no_more_supply_than_there_is(left: int) -> None:
    game = turn("supply×2", tops={"friman": "fanatic"}, supply_left=left)
    say(game, "hire friman")
    assert gained(game) == " ".join(["supply"] * left + ["friman.fanatic"])


@pytest.mark.rule("S14.1", "B8.14")
def test_the_lord_of_a_neutral_city_may_be_a_fanatic_with_two_supply() -> None:
    game = war(
        "weapon.barfolk lord.barfolk",
        city="neutral 4",
        limbo="lord.emberians×4",
        tops={"lord": "fanatic"},
    )
    events = say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    draw(game)
    assert gained(game) == "supply×2 lord.fanatic"
    assert [event.card for event in events if isinstance(event, CardWon)] == list(
        read_cards("supply×2 lord.fanatic")
    )


@pytest.mark.rule("S14.1", "B8.14")
def test_a_fanatic_on_top_is_not_the_lord_of_the_terrain() -> None:
    game = war("weapon.barfolk lord.barfolk", city="neutral 4", tops={"lord": "fanatic"})
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    draw(game)
    assert gained(game) == "supply lord.emberians"


@pytest.mark.rule("S14.1", "B13.2", "B8.14")
def test_in_hidden_relics_the_lord_may_be_a_fanatic_with_two_supply_too() -> None:
    game = war(
        "weapon.barfolk lord.barfolk×2",
        city="neutral 6",
        relics=True,
        limbo="lord.emberians×4",
        tops={"lord": "fanatic"},
        slices={"relics": Relics((9,), read_cards("horn"))},
        offer="",
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "lay lord.barfolk")
    say(game, "stand")
    draw(game)
    assert gained(game) == "supply×2 lord.fanatic horn"


@pytest.mark.rule("S14.1", "S1.5")
def test_a_fanatic_from_limbo_brings_no_supply() -> None:
    game = strike(11, fanatics=True, limbo="lord.fanatic", fill=14, supply_left=9)
    say(game, "take lord.fanatic")
    assert cards(game, "hand") == "lord.fanatic"
    assert game.supply == 9


@pytest.mark.rule("S14.1", "B5.6", "B11.4")
def test_an_illuminated_title_may_bring_a_fanatic_two_ranks_up() -> None:
    game = turn(
        "title.islanders friman.barfolk supply",
        day=4,
        tops={"priest": "fanatic"},
        limbo="priest.barfolk×4",
    )
    say(game, "use title.islanders", "promote friman.barfolk 2")
    draw(game)
    assert loose(game) == [("priest.fanatic", 0, True)]
    assert rouses(game) == ["rouse @priest.fanatic supply"]


@pytest.mark.rule("S14.1", "S1.5")
def test_storm_event_2_gives_a_fanatic_lord_with_two_supply() -> None:
    game = strike(2, fanatics=True, tops={"lord": "fanatic"})
    draw(game)
    assert cards(game, "hand") == "supply×2 lord.fanatic"


# S14.1: universal.


@pytest.mark.rule("S14.1", "B2.1")
def test_fanatics_count_for_a_cohort_of_any_faction() -> None:
    hand = "friman.barfolk chief.barfolk friman.fanatic lord.fanatic supply"
    game = table(hand=hand, at="cohort", **ON)
    assert starting(game, "cohort") == ["cohort barfolk 4"]
    game = table(hand="friman.barfolk×2 tool.islanders×2 friman.fanatic", at="cohort", **ON)
    assert starting(game, "cohort") == ["cohort barfolk 3", "cohort islanders 3"]


@pytest.mark.rule("S14.1", "B2.1", "B6.1")
def test_a_fanatic_counts_for_one_cohort_only() -> None:
    hand = "friman.barfolk×2 tool.islanders×2"
    for universal, cohorts in (
        ("friman.fanatic", ["cohort barfolk 3", "cohort islanders 3"]),
        ("friman.fanatic lord.fanatic", ["cohort barfolk 4", "cohort islanders 4",
                                         "cohort barfolk 3 islanders"]),
        ("friman.fanatic horn", ["cohort barfolk 4", "cohort islanders 4",
                                 "cohort barfolk 3 islanders"]),
    ):  # fmt: skip
        game = table(hand=f"{hand} {universal}", at="cohort", **ON)
        assert starting(game, "cohort") == cohorts
    game = table(hand="friman.fanatic×2 lord.fanatic", at="cohort", **ON)
    assert len(starting(game, "cohort")) == len(game.factions)


@pytest.mark.rule("S14.1", "B8.7")
def test_a_line_of_a_fanatic_alone_keeps_the_morale_of_a_defending_hero() -> None:
    game = war(
        "weapon.islanders lord.islanders",
        "chief.fanatic supply",
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "attack r1c2", "lay weapon.islanders", "lay lord.islanders", "stand", "p2: fight")
    say(game, "p2: rouse chief.fanatic supply", "p2: lay @chief.fanatic 2", "p2: join")
    assert totals(game) == (1 + 4, 3 + 4 + 1)


@pytest.mark.rule("S14.1", "B8.7")
def test_a_fanatic_in_the_line_keeps_the_heroes_morale() -> None:
    game = war("weapon.barfolk chief.fanatic friman.islanders supply")
    say(game, "attack r1c2", "lay weapon.barfolk", "rouse chief.fanatic supply")
    say(game, "lay @chief.fanatic 2")
    assert totals(game) == (1 + 4 + 1, 3)
    say(game, "lay friman.islanders")
    assert totals(game) == (1 + 4 + 1, 3)


# S14.1: searches.


@pytest.mark.rule("S14.1", "B5.6")
def test_a_promotion_finds_the_units_faction_before_a_fanatic_on_top() -> None:
    game = turn("title.islanders friman.barfolk", tops={"chief": "fanatic"})
    say(game, "use title.islanders", "promote friman.barfolk 1")
    assert loose(game) == [("chief.barfolk", 1, False)]


@pytest.mark.rule("S14.1", "S14.2", "B5.6")
def test_a_promoted_unit_may_become_the_fanatic_on_top_and_brings_no_supply() -> None:
    game = turn(
        "title.islanders friman.barfolk×2 supply",
        tops={"chief": "fanatic"},
        limbo="chief.barfolk×6",
        supply_left=9,
    )
    say(game, "use title.islanders", "promote friman.barfolk 1")
    draw(game)
    assert loose(game) == [("chief.fanatic", 0, True)]
    assert game.supply == 9
    assert cards(game, "hand") == "supply friman.barfolk"


@pytest.mark.rule("S14.1", "S14.2", "B5.7")
def test_a_converted_unit_may_become_the_fanatic_on_top_and_brings_no_supply() -> None:
    game = turn(
        "scroll.islanders friman.barfolk supply",
        tops={"friman": "fanatic"},
        limbo="friman.cloudborn×6",
        supply_left=9,
    )
    say(game, "use scroll.islanders", "convert friman.barfolk cloudborn")
    draw(game)
    assert loose(game) == [("friman.fanatic", 0, True)]
    assert game.supply == 9


@pytest.mark.rule("S14.1", "B5.7")
def test_a_scroll_names_no_fanatics() -> None:
    game = turn("scroll.islanders friman.barfolk")
    say(game, "use scroll.islanders")
    assert not [choice for choice in offered(game) if "fanatic" in choice]


@pytest.mark.rule("S14.2", "S1.5")
def test_a_fanatic_from_storm_event_9_is_an_ordinary_hand_card() -> None:
    game = strike(9, "friman.barfolk", fanatics=True, limbo="chief.barfolk×6", fill=14)
    game.stacks[2] = on_top(game, "chief.fanatic")
    say(game, "promote friman.barfolk 1")
    draw(game)
    assert cards(game, "hand") == "chief.fanatic"
    assert loose(game) == []


def on_top(game: Game, name: str) -> Pile:
    """The stack of this card, with the card on top."""
    card = read_card(name)
    rest = take(game.stacks[KIND[card]].cards(), card)
    return Pile(ONE[card], bytes(sorted(rest)))


# S14.2: the sacrifice.


@pytest.mark.rule("S14.2")
def test_a_fanatic_counts_as_two_in_one_row_for_a_card_to_limbo() -> None:
    game = turn("chief.fanatic tool.islanders")
    assert "upgrade r3c2" not in offered(game)
    events = say(game, "rouse chief.fanatic tool.islanders")
    tool, chief = read_card("tool.islanders"), read_card("chief.fanatic")
    assert events == [CardSentToLimbo(0, tool), FanaticRoused(0, chief)]
    assert cards_text(game.limbo) == "tool.islanders"
    assert loose(game) == [("chief.fanatic", 2, False)]
    say(game, "upgrade r3c2")
    assert mark(game, "r3c2") == "p1 2"
    assert loose(game) == [("chief.fanatic", 0, False)]
    assert rouses(game) == []


@pytest.mark.rule("S14.2", "B9.2")
def test_the_sacrifice_is_seen_by_all() -> None:
    game = turn("chief.fanatic tool.islanders")
    events = say(game, "rouse chief.fanatic tool.islanders")
    for viewer in (1, None):
        assert [event.seen(viewer) for event in events] == events
        assert view(game, viewer).limbo == read_cards("tool.islanders")
        assert view(game, viewer).players[0].loose == game.loose[0]


@pytest.mark.rule("S14.2", "B3.1")
def test_a_fanatic_may_be_branched_over_two_rows() -> None:
    game = turn("chief.fanatic friman.barfolk×4 supply×2 tool.islanders")
    say(game, "rouse chief.fanatic tool.islanders")
    say(game, "create weapon")
    draw(game)
    assert loose(game) == [("chief.fanatic", 1, False)]
    say(game, "create horse")
    draw(game)
    assert loose(game) == [("chief.fanatic", 0, False)]
    assert len(game.rows[0]) == 2


@pytest.mark.rule("S14.2", "B3.8")
def test_both_copies_and_another_unit_pay_for_three() -> None:
    game = turn("friman.fanatic friman.barfolk supply")
    assert starting(game, "create") == []
    say(game, "rouse friman.fanatic supply", "create tool")
    draw(game)
    assert spent(game) == "friman.barfolk"
    assert cards_text(game.rows[0][-1].copies) == "friman.fanatic×2"


@pytest.mark.rule("S14.2")
def test_without_the_sacrifice_a_fanatic_pays_for_nothing() -> None:
    game = turn("friman.fanatic friman.barfolk×2 chief.fanatic chief.barfolk supply")
    assert "create tool" not in offered(game)
    assert "upgrade r3c2" not in offered(game)
    assert "create tent" in offered(game)
    say(game, "create tent")
    assert spent(game) == "supply friman.barfolk chief.barfolk"


@pytest.mark.rule("S14.2", "B3.8")
def test_a_payment_with_a_sleeping_fanatic_is_refused_with_the_reason() -> None:
    game = turn("friman.fanatic friman.barfolk×3 friman.islanders supply")
    say(game, "create tool")
    assert reason(game, "pay friman.barfolk friman.fanatic×2") == "rouse-first (S14.2)"
    assert reason(game, "pay friman.barfolk×2") == "no-payment (B3.8)"
    assert reason(game, "pay friman.barfolk×3") == "None"


@pytest.mark.rule("S14.2", "B8.2")
def test_without_the_sacrifice_a_fanatic_is_not_laid_in_a_line() -> None:
    game = war("weapon.barfolk chief.barfolk lord.fanatic supply", city="p2 1")
    say(game, "attack r1c2", "lay weapon.barfolk")
    assert starting(game, "lay") == ["lay chief.barfolk"]
    assert reason(game, "lay lord.fanatic") == "rouse-first (S14.2)"


@pytest.mark.rule("S14.2")
def test_the_sacrifice_is_another_hand_card() -> None:
    assert rouses(turn("chief.fanatic")) == []
    game = turn("chief.fanatic", nation={"p1": "lord.barfolk"})
    assert reason(game, "rouse chief.fanatic lord.barfolk") == "sacrifice-another-card (S14.2)"
    assert reason(game, "rouse chief.fanatic chief.fanatic") == "sacrifice-another-card (S14.2)"
    assert rouses(turn("chief.fanatic×2")) == ["rouse chief.fanatic chief.fanatic"]


@pytest.mark.rule("S14.2", "B6.1")
def test_any_hand_card_may_be_the_sacrifice_a_great_artefact_or_fanatic_too() -> None:
    hand = "supply friman.barfolk friman.fanatic tool.barfolk horn"
    game = turn(f"{hand} lord.fanatic")
    assert [one for one in rouses(game) if one.startswith("rouse lord")] == [
        f"rouse lord.fanatic {name}" for name in hand.split()
    ]
    say(game, "rouse lord.fanatic friman.fanatic", "end")
    assert cards_text(game.limbo) == "friman.fanatic"


@pytest.mark.rule("S14.2")
def test_only_fanatics_are_roused() -> None:
    game = turn("lord.barfolk supply")
    assert reason(game, "rouse lord.barfolk supply") == "not-a-fanatic (S14.2)"
    assert reason(game, "rouse lord.fanatic supply") == "no-such-card (B5.1)"
    assert reason(game, "rouse @lord.fanatic supply") == "no-such-card (B5.1)"


@pytest.mark.rule("S14.2", "B9.2")
def test_with_ten_cards_a_fanatic_cannot_be_played() -> None:
    game = turn("lord.fanatic supply", fill=10)
    assert rouses(game) == []
    assert reason(game, "rouse lord.fanatic supply") == "deck-too-small (B9.2)"
    before = save(game)
    with pytest.raises(Refused):
        play(game, 0, "rouse lord.fanatic supply")
    assert save(game) == before


@pytest.mark.rule("S14.2", "B9.2")
def test_every_sacrifice_counts_against_the_ten_cards() -> None:
    game = turn("lord.fanatic chief.fanatic supply×2", fill=11)
    say(game, "rouse lord.fanatic supply")
    assert game.deck_size(0) == 10
    assert rouses(game) == []


@pytest.mark.rule("S14.2", "S6.3")
def test_stardust_is_no_sacrifice() -> None:
    game = turn("lord.fanatic stardust supply", trading=True, slices={"stardust": Stardust(1)})
    assert rouses(game) == ["rouse lord.fanatic supply"]
    assert reason(game, "rouse lord.fanatic stardust") == "kept-from-limbo (S6.3)"


@pytest.mark.rule("S14.2", "S6.4")
def test_a_chest_sacrificed_gives_no_ambush() -> None:
    game = turn("lord.fanatic chest supply×3", trading=True, slices={"trading": Trading(chests=1)})
    say(game, "rouse lord.fanatic chest")
    assert game.asked[0].about == "action"
    assert cards_text(game.limbo) == "chest"
    assert game.ambush[0] == b""


@pytest.mark.rule("S14.2", "B5.2")
def test_a_transformed_card_is_no_sacrifice() -> None:
    game = turn("lord.fanatic title.barfolk friman.barfolk", day=1)
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    assert loose(game) == [("chief.barfolk", 1, False)]
    assert rouses(game) == []


@pytest.mark.rule("S14.2", "S7.2")
def test_supply_of_fortunas_bag_is_no_sacrifice_and_does_not_count_for_ten_cards() -> None:
    lent = {"great-artefacts": GreatArtefacts(2, 0)}
    game = turn("lord.fanatic supply×2 horse.barfolk", great_artefacts=True, slices=lent)
    assert rouses(game) == ["rouse lord.fanatic horse.barfolk"]
    assert reason(game, "rouse lord.fanatic supply") == "only-spent (S7.2)"
    game = turn("lord.fanatic supply×3", great_artefacts=True, slices=lent)
    assert rouses(game) == ["rouse lord.fanatic supply"]
    game = turn("lord.fanatic supply×2 horse.barfolk", fill=12, great_artefacts=True, slices=lent)
    assert rouses(game) == []


# S14.2: what needs no sacrifice, and what never happens.


@pytest.mark.rule("S14.2", "B5.1")
@pytest.mark.parametrize(
    ("artefact", "wish", "why"),
    [
        ("amulet", "on friman.fanatic", "never-transformed (B6.1)"),
        ("title", "promote friman.fanatic 1", "not-promoted (B5.6)"),
        ("scroll", "convert friman.fanatic islanders", "not-converted (B5.7)"),
    ],
)
def test_a_fanatic_is_never_transformed(artefact: str, wish: str, why: str) -> None:
    game = turn(f"{artefact}.islanders friman.fanatic friman.barfolk")
    say(game, f"use {artefact}.islanders")
    assert not [choice for choice in offered(game) if "fanatic" in choice]
    assert reason(game, wish) == why
    alone = turn(f"{artefact}.islanders friman.fanatic")
    turned = ["use scroll.islanders"] if artefact == "scroll" else []
    assert starting(alone, "use") == turned


@pytest.mark.rule("S14.2", "B8.12")
@pytest.mark.parametrize("artefact", ["amulet", "title", "scroll"])
def test_a_roused_fanatic_in_the_line_is_not_transformed_either(artefact: str) -> None:
    game = war(f"weapon.barfolk {artefact}.barfolk friman.fanatic supply", city="p2 1")
    say(game, "attack r1c2", "lay weapon.barfolk", "rouse friman.fanatic supply")
    say(game, "lay @friman.fanatic 2")
    assert starting(game, "use") == []


@pytest.mark.rule("S14.2", "B5.8")
def test_stationing_a_fanatic_needs_no_sacrifice() -> None:
    game = turn("tent.barfolk supply lord.fanatic", fill=10)
    say(game, "use tent.barfolk", "station lord.fanatic")
    assert cards_text(game.tents[0][0].cards) == "lord.fanatic"
    say(game, "strike 0")
    assert cards(game, "hand") == "lord.fanatic"


@pytest.mark.rule("S14.2", "B9.1")
def test_ambushing_a_fanatic_or_sending_it_to_limbo_needs_no_sacrifice() -> None:
    game = turn("chief.fanatic lord.fanatic", fill=11)
    say(game, "limbo chief.fanatic", "ambush lord.fanatic")
    assert cards_text(game.limbo) == "chief.fanatic"
    assert cards(game, "ambush") == "lord.fanatic"


@pytest.mark.rule("S14.2", "B5.2")
def test_a_roused_fanatic_stays_on_the_table_until_the_end_of_the_turn() -> None:
    game = turn("chief.fanatic tool.islanders tent.barfolk supply×2 lord.barfolk", fill=16)
    say(game, "rouse chief.fanatic tool.islanders")
    assert "limbo chief.fanatic" not in offered(game)
    say(game, "use tent.barfolk")
    assert "station chief.fanatic" not in offered(game)
    say(game, "station lord.barfolk", "end")
    assert cards(game, "shelter").endswith("chief.fanatic")
    assert cards_text(game.limbo) == "tool.islanders"


# S14.2: battle.


@pytest.mark.rule("S14.2", "B8.2", "B8.5")
def test_in_an_attack_a_fanatic_has_doubled_strength() -> None:
    game = war("weapon.islanders lord.fanatic supply", "lord.islanders")
    say(game, "attack r1c2", "lay weapon.islanders")
    assert rouses(game) == ["rouse lord.fanatic supply"]
    say(game, "rouse lord.fanatic supply")
    assert starting(game, "lay") == ["lay @lord.fanatic", "lay @lord.fanatic 2"]
    events = say(game, "lay @lord.fanatic 2")
    assert announced(events) == (1 + 8, 3)
    say(game, "stand", "p2: fight", "p2: lay lord.islanders", "p2: pass")
    assert mark(game, "r1c2") == "p1 3"
    assert spent(game) == "weapon.islanders lord.fanatic"


@pytest.mark.rule("S14.2", "B8.5")
def test_one_copy_in_the_line_leaves_the_other_for_a_row() -> None:
    game = war("weapon.islanders chief.fanatic supply×3", city="p2 1")
    say(game, "attack r1c2", "lay weapon.islanders", "rouse chief.fanatic supply")
    say(game, "lay @chief.fanatic")
    assert totals(game) == (3, 1)
    say(game, "stand", "p2: surrender")
    assert loose(game) == [("chief.fanatic", 1, False)]
    say(game, "create horse")
    draw(game)
    assert loose(game) == [("chief.fanatic", 0, False)]


@pytest.mark.rule("S14.2", "B8.4")
def test_a_defender_whose_only_strength_is_a_fanatic_can_fight() -> None:
    game = war("weapon.barfolk lord.barfolk", "lord.fanatic tool.islanders")
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    say(game, "p2: fight")
    assert offered(game) == ["rouse lord.fanatic tool.islanders"]
    say(game, "p2: rouse lord.fanatic tool.islanders")
    assert starting(game, "lay") == offered(game) == ["lay @lord.fanatic", "lay @lord.fanatic 2"]
    say(game, "p2: lay @lord.fanatic 2")
    assert totals(game) == (1 + 4 + 1, 3 + 8)
    say(game, "p2: stand", "p1: pass")
    assert mark(game, "r1c2") == "p2 3"
    assert cards(game, "shelter", "p2") == "lord.fanatic"
    assert cards_text(game.limbo) == "tool.islanders"


@pytest.mark.rule("S14.2", "B8.4", "B9.2")
@pytest.mark.parametrize(
    ("defence", "more"),
    [
        ("lord.fanatic", {}),
        ("lord.fanatic supply", {"fill": 10}),
        ("lord.fanatic stardust", {"trading": True, "slices": {"stardust": Stardust(1)}}),
    ],
)
def test_without_a_possible_sacrifice_the_defender_cannot_fight(
    defence: str, more: dict[str, Any]
) -> None:
    game = war("weapon.barfolk lord.barfolk", defence, **more)
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    assert offered(game) == ["surrender"]
    assert reason(game, "fight", 1) == "nothing-to-lay (B8.4)"


@pytest.mark.rule("S14.2", "B8.4")
@pytest.mark.parametrize(
    ("hand", "ambush"),
    [("supply", "lord.fanatic"), ("lord.fanatic", "supply"), ("", "lord.fanatic supply")],
)
def test_what_is_needed_for_the_fight_must_be_recalled(hand: str, ambush: str) -> None:
    game = war("weapon.barfolk lord.barfolk", hand, ambush={"p2": ambush})
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand", "p2: fight")
    assert offered(game) == ["recall"]
    say(game, "p2: recall")
    assert offered(game) == ["rouse lord.fanatic supply"]


@pytest.mark.rule("S14.2", "B8.4")
def test_what_is_not_needed_may_stay_in_ambush() -> None:
    game = war("weapon.barfolk lord.barfolk", "lord.fanatic supply", ambush={"p2": "horse.barfolk"})
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand", "p2: fight")
    assert offered(game) == ["recall", "keep"]
    say(game, "p2: keep")
    assert offered(game) == ["rouse lord.fanatic supply"]


@pytest.mark.rule("S14.2", "B8.4", "B5.8")
@pytest.mark.parametrize("stationed", ["lord.fanatic", "supply"])
def test_a_tent_may_hold_the_fanatic_or_the_sacrifice_for_a_fight(stationed: str) -> None:
    game = war("weapon.barfolk lord.barfolk", "tent.barfolk lord.fanatic supply")
    station(game, "p2", "tent.barfolk", stationed)
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand", "p2: fight")
    assert offered(game) == ["strike 0"]
    say(game, "p2: strike 0")
    assert offered(game) == ["rouse lord.fanatic supply"]


@pytest.mark.rule("S14.2", "B8.4")
def test_other_cards_without_strength_make_no_fight() -> None:
    game = war("weapon.barfolk lord.barfolk", "supply tool.islanders title.islanders")
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand")
    assert offered(game) == ["surrender"]


@pytest.mark.rule("S14.2", "B8.4")
def test_a_fanatic_may_be_sacrificed_for_another_in_defence() -> None:
    game = war("weapon.barfolk lord.barfolk", "lord.fanatic friman.fanatic")
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand", "p2: fight")
    assert offered(game) == [
        "rouse friman.fanatic lord.fanatic",
        "rouse lord.fanatic friman.fanatic",
    ]
    say(game, "p2: rouse lord.fanatic friman.fanatic", "p2: lay @lord.fanatic 2")
    assert totals(game) == (1 + 4 + 1, 3 + 8)
    assert cards_text(game.limbo) == "friman.fanatic"


@pytest.mark.rule("S14.2", "S13.3", "B8.4")
def test_a_defender_struck_by_berserk_may_lack_the_sacrifice() -> None:
    game = war(
        {"p1": "weapon.barfolk lord.barfolk", "p2": "lord.fanatic supply tool.islanders"},
        stormgates=True,
        bilkarr=True,
        slices={"potions": Potions(berserk=Potion(0, 1))},
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "rage")
    say(game, "chance: draw supply", "chance: draw tool.islanders", "lay lord.barfolk", "stand")
    assert offered(game) == ["surrender"]


@pytest.mark.rule("S14.2", "B8.4")
def test_rousing_alone_is_not_yet_fighting() -> None:
    game = war(
        "weapon.barfolk lord.barfolk", "lord.fanatic supply", heroes={"p1": "r1c2", "p2": "r1c2"}
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand", "p2: fight")
    say(game, "p2: rouse lord.fanatic supply")
    assert "pass" not in offered(game)
    assert "stand" not in offered(game)
    assert reason(game, "pass", 1) == "lay-first (B8.5)"


@pytest.mark.rule("S14.2", "B8.11")
def test_a_roused_fanatic_that_a_defender_does_not_lay_goes_to_the_shelter() -> None:
    game = war("weapon.barfolk lord.barfolk", "lord.fanatic friman.islanders supply")
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand", "p2: fight")
    say(game, "p2: lay friman.islanders", "p2: rouse lord.fanatic supply", "p2: pass")
    assert game.loose[1] == ()
    assert cards(game, "shelter", "p2") == "friman.islanders lord.fanatic"


@pytest.mark.rule("S14.2", "B9.2")
def test_in_battle_it_is_explained_why_a_fanatic_is_not_roused() -> None:
    game = war("weapon.barfolk chief.barfolk lord.fanatic supply", city="p2 1", fill=10)
    say(game, "attack r1c2", "lay weapon.barfolk")
    assert rouses(game) == []
    assert reason(game, "rouse lord.fanatic supply") == "deck-too-small (B9.2)"
    assert reason(game, "rouse chief.barfolk supply") == "not-a-fanatic (S14.2)"


@pytest.mark.rule("S14.2", "B8.2")
def test_while_an_attack_is_opened_the_weapon_comes_before_the_sacrifice() -> None:
    game = war("weapon.barfolk chief.barfolk lord.fanatic supply", city="p2 1")
    say(game, "attack r1c2")
    assert offered(game) == ["lay weapon.barfolk"]
    assert reason(game, "rouse lord.fanatic supply") == "weapon-first (B8.2)"
    say(game, "lay weapon.barfolk", "rouse lord.fanatic supply")


# Asleep: brought by a search, without its sacrifice.


def promoted(hand: str = "", **more: Any) -> Game:
    """A title has brought the fanatic chief on top, for want of other chiefs."""
    given: dict[str, Any] = {"tops": {"chief": "fanatic"}, "limbo": WITHOUT_CHIEFS, **more}
    game = turn(f"title.islanders friman.barfolk {hand}", **given)
    say(game, "use title.islanders", "promote friman.barfolk 1")
    draw(game)
    return game


@pytest.mark.rule("S14.2", "B5.6")
def test_a_fanatic_that_a_title_brought_needs_its_sacrifice_too() -> None:
    game = promoted("supply×2")
    assert loose(game) == [("chief.fanatic", 0, True)]
    assert "create horse" not in offered(game)
    assert "upgrade r3c2" not in offered(game)
    assert rouses(game) == ["rouse @chief.fanatic supply"]
    say(game, "rouse @chief.fanatic supply")
    assert loose(game) == [("chief.fanatic", 2, False)]
    say(game, "upgrade r3c2")
    assert mark(game, "r3c2") == "p1 2"
    assert rouses(game) == []


@pytest.mark.rule("S14.2", "B2.4")
def test_a_sleeping_fanatic_is_discarded_with_the_table() -> None:
    game = promoted()
    assert rouses(game) == []
    say(game, "end")
    assert "chief.fanatic" in cards(game, "shelter")
    assert game.loose[0] == ()


@pytest.mark.rule("S14.2", "B5.2")
def test_hand_and_table_are_told_apart() -> None:
    game = promoted("chief.fanatic supply")
    assert rouses(game) == [
        "rouse chief.fanatic supply",
        "rouse @chief.fanatic supply",
        "rouse @chief.fanatic chief.fanatic",
    ]
    say(game, "rouse chief.fanatic supply")
    assert loose(game) == [("chief.fanatic", 0, True), ("chief.fanatic", 2, False)]
    assert rouses(game) == []


@pytest.mark.rule("S14.2", "B5.6")
def test_of_two_equal_fanatics_on_the_table_the_sleeping_one_is_roused() -> None:
    game = turn(
        "chief.fanatic title.islanders friman.barfolk supply×2",
        tops={"chief": "fanatic"},
        limbo=WITHOUT_CHIEFS,
    )
    say(game, "rouse chief.fanatic supply", "use title.islanders", "promote friman.barfolk 1")
    draw(game)
    assert loose(game) == [("chief.fanatic", 2, False), ("chief.fanatic", 0, True)]
    say(game, "rouse @chief.fanatic supply")
    assert loose(game) == [("chief.fanatic", 2, False)] * 2
    assert rouses(game) == []


@pytest.mark.rule("S14.2", "B8.12")
def test_a_fanatic_that_a_title_brought_into_the_line_sleeps_there() -> None:
    game = war(
        "weapon.barfolk priest.barfolk friman.barfolk title.islanders tool.barfolk",
        city="p2 1",
        tops={"chief": "fanatic"},
        limbo=WITHOUT_CHIEFS,
        fill=12,
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay priest.barfolk", "lay friman.barfolk")
    assert totals(game) == (1 + 3 + 1 + 1, 1)
    say(game, "use title.islanders", "promote friman.barfolk 1")
    draw(game)
    assert totals(game) == (1 + 3 + 0 + 1, 1)
    assert rouses(game) == ["rouse @chief.fanatic tool.barfolk"]
    events = say(game, "rouse @chief.fanatic tool.barfolk")
    assert announced(events) == (1 + 3 + 4 + 1, 1)
    assert game.loose[0] == ()
    assert rouses(game) == []
    say(game, "stand", "p2: surrender")
    assert spent(game) == "weapon.barfolk priest.barfolk chief.fanatic title.islanders"


@pytest.mark.rule("S14.2", "B8.12")
def test_a_sleeper_in_the_line_is_roused_before_one_on_the_table() -> None:
    game = promoted(
        "weapon.barfolk friman.barfolk title.barfolk supply×2",
        board={"r3c2": "city-four woods north", "r5c2": "city-four lakes north"},
        tokens={"r3c2": "p1 1", "r5c2": "p2 1"},
        heroes={"p1": "r5c2"},
    )
    say(game, "attack r5c2", "lay weapon.barfolk", "lay friman.barfolk")
    say(game, "use title.barfolk", "promote friman.barfolk 1", "rouse @chief.fanatic supply")
    chief = read_card("chief.fanatic")
    assert game.line[0][1] == Laid(chief, 2, 2, True)
    assert loose(game) == [("chief.fanatic", 0, True)]
    say(game, "rouse @chief.fanatic supply")
    assert loose(game) == [("chief.fanatic", 2, False)]


@pytest.mark.rule("S14.2", "B8.12")
def test_of_two_equal_fanatics_in_the_line_the_sleeping_one_is_roused() -> None:
    game = war(
        "weapon.barfolk chief.fanatic friman.barfolk title.islanders supply×2",
        city="p2 1",
        tops={"chief": "fanatic"},
        limbo=WITHOUT_CHIEFS,
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "rouse chief.fanatic supply")
    say(game, "lay @chief.fanatic 2", "lay friman.barfolk")
    say(game, "use title.islanders", "promote friman.barfolk 1")
    draw(game)
    assert totals(game)[0] == 1 + 4 + 0 + 1
    say(game, "rouse @chief.fanatic supply")
    assert totals(game)[0] == 1 + 4 + 4 + 1
    assert rouses(game) == []


@pytest.mark.rule("S14.2", "B5.6")
def test_of_different_sleepers_the_one_that_is_named_is_roused() -> None:
    more: dict[str, Any] = {
        "tops": {"chief": "fanatic", "lord": "fanatic"},
        "limbo": f"{WITHOUT_CHIEFS} lord.barfolk×4",
    }
    game = promoted("title.barfolk priest.barfolk supply×2", **more)
    say(game, "use title.barfolk", "promote priest.barfolk 1")
    draw(game)
    say(game, "rouse @lord.fanatic supply")
    assert loose(game) == [("chief.fanatic", 0, True), ("lord.fanatic", 2, False)]
    game = war(
        "weapon.barfolk friman.barfolk priest.barfolk title.islanders title.barfolk supply×2",
        city="p2 1",
        **more,
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay friman.barfolk", "lay priest.barfolk")
    say(game, "use title.islanders", "promote friman.barfolk 1")
    draw(game)
    say(game, "use title.barfolk", "promote priest.barfolk 1")
    draw(game)
    assert totals(game)[0] == 1 + 0 + 0 + 1
    say(game, "rouse @lord.fanatic supply")
    assert totals(game)[0] == 1 + 0 + 8 + 1


@pytest.mark.rule("S14.2", "B8.12")
def test_a_scroll_may_bring_a_fanatic_into_the_line_and_it_sleeps_there() -> None:
    game = war(
        "weapon.barfolk chief.islanders scroll.islanders supply",
        city="p2 1",
        tops={"chief": "fanatic"},
        limbo=WITHOUT_CHIEFS.replace("islanders×6", "islanders×5"),
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay chief.islanders", "use scroll.islanders")
    say(game, "convert chief.islanders barfolk")
    draw(game)
    assert totals(game)[0] == 1 + 0 + 1
    assert reason(game, "lay @chief.fanatic") == "no-such-card (B5.1)"
    say(game, "rouse @chief.fanatic supply")
    assert totals(game)[0] == 1 + 4 + 1


@pytest.mark.rule("S14.2", "B8.2")
def test_a_sleeper_on_the_table_is_not_laid() -> None:
    game = promoted(
        "weapon.barfolk lord.barfolk supply",
        board={"r3c2": "city-four woods north", "r5c2": "city-four lakes north"},
        tokens={"r3c2": "p1 1", "r5c2": "p2 1"},
        heroes={"p1": "r5c2"},
    )
    say(game, "attack r5c2", "lay weapon.barfolk")
    assert starting(game, "lay") == ["lay lord.barfolk"]
    assert reason(game, "lay @chief.fanatic") == "rouse-first (S14.2)"
    assert reason(game, "lay @lord.fanatic") == "no-such-card (B5.1)"
    say(game, "rouse @chief.fanatic supply")
    assert starting(game, "lay @") == ["lay @chief.fanatic", "lay @chief.fanatic 2"]


@pytest.mark.rule("S14.2", "B8.4")
def test_a_line_of_one_sleeper_is_a_line() -> None:
    game = war(
        "weapon.barfolk lord.barfolk",
        "friman.islanders title.islanders",
        tops={"chief": "fanatic"},
        limbo=WITHOUT_CHIEFS,
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand", "p2: fight")
    say(game, "p2: lay friman.islanders", "p2: use title.islanders")
    say(game, "p2: promote friman.islanders 1")
    draw(game)
    assert totals(game)[1] == 3
    assert offered(game) == ["pass"]


# B8.13: what an attack could reach.


@pytest.mark.rule("S14.2", "B8.13")
def test_an_attack_may_count_on_a_fanatic_only_with_its_sacrifice() -> None:
    assert "attack r1c2" in offered(war("weapon.islanders chief.fanatic supply"))
    assert "attack r1c2" not in offered(war("weapon.islanders chief.fanatic"))
    assert "attack r1c2" not in offered(war("weapon.islanders chief.fanatic supply", fill=10))
    assert "attack r1c2" not in offered(war("weapon.islanders friman.fanatic supply"))


@pytest.mark.rule("S14.2", "B8.13")
def test_the_weapon_that_opens_is_not_the_sacrifice() -> None:
    assert "attack r1c2" not in offered(war("weapon.islanders lord.fanatic"))
    assert "attack r1c2" in offered(war("weapon.islanders weapon.cloudborn lord.fanatic"))


@pytest.mark.rule("S14.2", "B8.13")
def test_a_sacrificed_card_is_not_laid_as_well() -> None:
    # A weapon, a chief and a fanatic friman: 1 + 2, or 1 + 2 × 1.
    assert "attack r1c2" not in offered(war("weapon.islanders chief.islanders friman.fanatic"))
    assert "attack r1c2" in offered(war("weapon.islanders chief.islanders friman.fanatic supply"))


@pytest.mark.rule("S14.2", "B8.13")
def test_one_fanatic_may_be_sacrificed_for_another() -> None:
    assert "attack r1c2" in offered(war("weapon.islanders friman.fanatic chief.fanatic"))


@pytest.mark.rule("S14.2", "B8.13", "B5.8")
def test_the_sacrifice_for_an_attack_may_lie_in_a_tent() -> None:
    game = war("weapon.islanders chief.fanatic tent.barfolk supply")
    station(game, "p1", "tent.barfolk", "supply")
    assert "attack r1c2" in offered(game)
    say(game, "attack r1c2", "lay weapon.islanders", "strike 0", "rouse chief.fanatic supply")
    say(game, "lay @chief.fanatic 2", "stand")
    assert asked(game) == ["p2"]


@pytest.mark.rule("S14.2", "B8.13", "B8.2")
def test_of_two_equal_weapons_the_one_in_the_tent_is_sacrificed() -> None:
    game = war("weapon.islanders×2 chief.fanatic tent.barfolk")
    station(game, "p1", "tent.barfolk", "weapon.islanders")
    assert "attack r1c2" in offered(game)
    game = war("weapon.islanders chief.fanatic tent.barfolk")
    station(game, "p1", "tent.barfolk", "weapon.islanders")
    assert "attack r1c2" not in offered(game)


@pytest.mark.rule("S14.2", "B8.13", "B5.6")
def test_a_title_may_bring_the_fanatic_on_top() -> None:
    """Whether the stack still has a card of the unit's faction is nobody's to know."""
    hand = "weapon.islanders friman.islanders title.barfolk supply"
    assert "attack r1c2" in offered(war(hand, tops={"chief": "fanatic"}, limbo=WITHOUT_CHIEFS))
    assert "attack r1c2" in offered(war(hand, tops={"chief": "fanatic"}))
    assert "attack r1c2" not in offered(war(hand, tops={"chief": "barfolk"}))
    without = "weapon.islanders friman.islanders title.barfolk"
    assert "attack r1c2" not in offered(war(without, tops={"chief": "fanatic"}))


@pytest.mark.rule("S14.2", "B8.13", "B13.1")
def test_an_attack_may_count_on_two_fanatics_with_two_others_as_sacrifices() -> None:
    """A weapon and two fanatic chiefs, 1 + 4 + 4; with one of them not even morale would help."""
    more: dict[str, Any] = {"city": "neutral 6", "hard": True}
    hand = "weapon.islanders friman.fanatic×2 chief.fanatic"
    assert "attack r1c2" in offered(war(f"{hand} chief.fanatic", **more))
    assert "attack r1c2" not in offered(war(hand, **more))


@pytest.mark.rule("S14.2", "B8.13", "B5.6")
def test_a_title_may_bring_a_fanatic_where_one_lies_on_every_stack() -> None:
    hand = "weapon.islanders friman.islanders title.barfolk supply"
    tops = dict.fromkeys(("friman", "chief", "priest", "lord"), "fanatic")
    assert "attack r1c2" in offered(war(hand, tops=tops))


@pytest.mark.rule("S14.2", "B8.13", "B5.7")
def test_a_scroll_may_bring_the_fanatic_on_top() -> None:
    hand = "weapon.islanders chief.islanders scroll.barfolk supply"
    assert "attack r1c2" in offered(war(hand, tops={"chief": "fanatic"}))
    assert "attack r1c2" not in offered(war(hand, tops={"chief": "barfolk"}))


@pytest.mark.rule("S14.2", "B8.13", "B11.4", "B12.2")
def test_what_an_attack_sacrifices_is_what_it_misses_least() -> None:
    """A weapon, a priest by an illuminated title and a fanatic friman: 1 + 3 + 2, for a horse."""
    hand = "weapon.islanders horse.islanders title.barfolk friman.islanders friman.fanatic"
    home: dict[str, Any] = {
        "city": "p2 4",
        "board": {"r1c2": "city-four lakes north"},
        "advanced": True,
    }
    assert "attack r1c2" in offered(war(hand, day=4, **home))
    assert "attack r1c2" not in offered(war(hand, day=5, **home))
    assert "attack r1c2" not in offered(war(hand, day=4, fill=10, **home))


def best_of(hand: str, enough: int = 10_000, **more: Any) -> int:
    """The highest total of an attack of p1's hero with these cards."""
    game = war(hand, **more)
    return best_attack(game, Battle(0, game.heroes[0], None, False, 1), enough)


@pytest.mark.rule("S14.2", "B8.13", "B8.7")
def test_a_fanatic_that_could_attack_keeps_the_heroes_morale() -> None:
    assert best_of("weapon.barfolk chief.fanatic supply") == 1 + 2 * 2 + 1
    # Without a sacrifice it stays at home.
    assert best_of("weapon.barfolk chief.fanatic") == 1 + 1


@pytest.mark.rule("S14.2", "B8.13")
def test_one_sacrifice_rouses_one_of_two_fanatics_for_an_attack() -> None:
    hand = "weapon.islanders priest.fanatic×2 supply"
    for enough in (7, 10_000):
        assert best_of(hand, enough) == 1 + 2 * 3


@pytest.mark.rule("S14.2", "B8.13")
def test_a_sleeper_on_the_table_counts_for_an_attack_with_its_sacrifice() -> None:
    game = war("weapon.islanders supply")
    card = read_card("chief.fanatic")
    game.loose[0] = (Loose(card, KIND[card], 0, True, marks=("asleep",)),)
    assert best_attack(game, Battle(0, game.heroes[0], None, False, 1), 10_000) == 1 + 2 * 2


@pytest.mark.rule("S14.2", "B8.13", "B5.6")
def test_one_sacrifice_rouses_one_of_two_fanatics_that_titles_could_bring() -> None:
    hand = "weapon.islanders chief.islanders×2 title.barfolk×2 supply"
    assert best_of(hand, tops={"priest": "fanatic"}) == 1 + 2 * 3 + 3


@pytest.mark.rule("S14.2", "B8.13", "B5.7")
def test_one_sacrifice_rouses_one_of_two_fanatics_that_scrolls_could_bring() -> None:
    hand = "weapon.islanders priest.islanders×2 scroll.barfolk×2 supply"
    assert best_of(hand, tops={"priest": "fanatic"}) == 1 + 2 * 3 + 3


@pytest.mark.rule("S14.2", "B8.13", "B5.7")
def test_one_scroll_could_bring_one_fanatic() -> None:
    hand = "weapon.islanders priest.islanders×2 friman.fanatic scroll.barfolk supply×2"
    assert best_of(hand, tops={"priest": "fanatic"}) == 1 + 2 * 3 + 3 + 2 * 1
    assert best_of("weapon.islanders lord.islanders scroll.barfolk supply",
                   tops={"lord": "fanatic"}) == 1 + 2 * 4  # fmt: skip


@pytest.mark.rule("S14.2", "B8.13", "B5.7", "B9.2")
def test_with_ten_cards_no_scroll_brings_a_fanatic_for_an_attack() -> None:
    hand = "weapon.islanders chief.islanders scroll.barfolk supply"
    assert best_of(hand, tops={"chief": "fanatic"}, fill=14) == 1 + 2 * 2
    assert best_of(hand, tops={"chief": "fanatic"}, fill=10) == 1 + 2


def fanatical_attack(seed: int) -> Game:
    """A small random hand with fanatics; perhaps a sleeper, a wild card or a tent."""
    rng = random.Random(seed)
    names = [cards_text(ONE[card]) for card in FANATICS]
    hand = rng.sample(CARDS, rng.randint(1, 3)) + rng.sample(names, rng.randint(1, 2))
    hand += ["weapon.cloudborn"] * (rng.random() < 0.6) + ["tool.barfolk"] * (rng.random() < 0.3)
    game = table(
        day=rng.randint(1, 7),
        hand=" ".join(hand),
        board={"r1c1": "city-four woods north"},
        tokens={"r1c1": "p2 1"},
        heroes={"p1": rng.choice(["r1c1", "r1c1 r1c1"])},
        advanced=rng.random() < 0.5,
        offer="",
        tops=dict.fromkeys(("friman", "chief", "priest", "lord"), "islanders"),
        fill=rng.choice((10, 11, 12, 14)),
        **ON,
    )
    lies = rng.random()
    if lies < 0.3:
        card = read_card(rng.choice(["friman.barfolk", "weapon.emberians", "title.emberians"]))
        game.loose[0] += (Loose(card, KIND[card], rng.randint(1, 3), True),)
    elif lies < 0.5:
        card = rng.choice(FANATICS)
        game.loose[0] += (Loose(card, card >> 3, 0, True, marks=("asleep",)),)
    elif lies < 0.7:
        stationed = rng.choice(["chief.barfolk", "chief.fanatic", "supply"])
        game.tents[0] += (Tent(read_card("tent.barfolk"), read_cards(stationed)),)
    advance(game)
    return game


@pytest.mark.rule("S14.2", "B8.13")
@pytest.mark.parametrize("seed", range(80))
@pytest.mark.slice(14)
def test_the_best_attack_with_fanatics_is_what_a_search_finds(seed: int) -> None:
    game = fanatical_attack(seed)
    battle = Battle(0, 8, None, False, game.heroes[:2].count(8))
    found = reached(game)
    assert best_attack(game, battle, 10_000) == found
    assert best_attack(game, battle, found) <= found
    if found != CANNOT_OPEN:
        assert best_attack(game, battle, found - 1) > found - 1


# With other modules.


@pytest.mark.rule("S14.2", "S5.3")
def test_a_veterans_bonus_counts_for_each_copy() -> None:
    game = war(
        "weapon.islanders friman.fanatic priest.fanatic supply×2",
        city="p2 1",
        advanced=True,
        heroic=True,
        slices={"heroic": Veterans((0,))},
    )
    say(game, "attack r1c2", "lay weapon.islanders", "rouse friman.fanatic supply")
    say(game, "lay @friman.fanatic 2")
    assert totals(game)[0] == 1 + 2 * (1 + 1)
    say(game, "rouse priest.fanatic supply", "lay @priest.fanatic 2")
    assert totals(game)[0] == 1 + 2 * (1 + 1) + 2 * 3


@pytest.mark.rule("S14.2", "S5.3", "B8.12")
def test_a_sleeper_has_no_veterans_bonus() -> None:
    game = war(
        "weapon.barfolk friman.barfolk title.islanders supply",
        city="p2 1",
        advanced=True,
        heroic=True,
        slices={"heroic": Veterans((0,))},
        tops={"chief": "fanatic"},
        limbo=WITHOUT_CHIEFS,
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay friman.barfolk")
    say(game, "use title.islanders", "promote friman.barfolk 1")
    draw(game)
    assert totals(game)[0] == 1 + 0 + 4
    say(game, "rouse @chief.fanatic supply")
    assert totals(game)[0] == 1 + 2 * (2 + 1) + 4


@pytest.mark.rule("S14.2", "S13.3", "B12.2", "S5.3")
def test_home_terrain_colossus_and_veteran_add_up_with_a_fanatic() -> None:
    game = war(
        {"p1": "weapon.barfolk chief.fanatic supply", "p2": ""},
        board={"r1c2": "city-four woods north"},
        advanced=True,
        heroic=True,
        stormgates=True,
        bilkarr=True,
        slices={
            "heroic": Veterans((0,)),
            "potions": Potions(colossus=Potion(0, 1)),
        },
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "rouse chief.fanatic supply")
    say(game, "lay @chief.fanatic 2")
    assert totals(game) == (1 + 2 * (2 + 1) + 4 + 1 + 4, 3)


@pytest.mark.rule("S14.2", "S13.4")
def test_the_sacrifice_stays_in_limbo_when_the_row_is_frozen() -> None:
    game = turn(
        "chief.fanatic friman.barfolk×2 supply×3",
        stormgates=True,
        bilkarr=True,
        slices={"potions": Potions(freezing=Potion(1))},
    )
    say(game, "p1: rouse chief.fanatic supply", "p1: create horse")
    say(game, "p2: freeze")
    assert cards_text(game.limbo) == "supply"
    assert spent(game) == "supply×2"
    # The other branch stays valid.
    assert loose(game) == [("chief.fanatic", 1, False)]
    assert "create weapon" in offered(game, "p1")


@pytest.mark.rule("S14.2", "S13.4")
def test_rousing_is_no_row_to_be_frozen() -> None:
    game = turn(
        "chief.fanatic supply",
        stormgates=True,
        bilkarr=True,
        slices={"potions": Potions(freezing=Potion(1))},
    )
    say(game, "p1: rouse chief.fanatic supply")
    assert game.asked[0].about == "action"


@pytest.mark.rule("S14.2", "S13.3")
def test_a_solar_eclipse_makes_no_fanatic_and_is_not_used_on_one() -> None:
    game = turn(
        "chief.fanatic supply",
        stormgates=True,
        bilkarr=True,
        slices={"potions": Potions(eclipse=Potion(0, 1))},
    )
    eclipses = [one for one in offered(game, "p1") if one.startswith("eclipse")]
    assert eclipses
    assert not [one for one in eclipses if "fanatic" in one]


@pytest.mark.rule("S14.2", "S12.2")
def test_metamorphas_price_is_a_fanatic_only_after_its_sacrifice() -> None:
    board = {"r3c2": "city-four woods north", "r5c2": "stormgate woods north"}
    her = assemble(Options(stormgates=True, metamorpha=True, **ON)).notation.read_space("r5c2")
    more: dict[str, Any] = {
        "board": board,
        "heroes": {"p1": "r3c2"},
        "stormgates": True,
        "metamorpha": True,
        "slices": {"metamorpha": Metamorpha(her)},
    }
    assert starting(turn("chief.fanatic", **more), "invoke") == []
    game = turn("chief.fanatic supply", **more)
    say(game, "rouse chief.fanatic supply")
    (invoke,) = starting(game, "invoke")
    say(game, invoke)
    assert loose(game) == [("chief.fanatic", 1, False)]


@pytest.mark.rule("S14.2", "S12.3", "B8.13")
def test_a_fanatic_may_be_the_first_card_of_an_attack_without_a_weapon() -> None:
    more: dict[str, Any] = {"tokens": {"r4c2": "p2 3"}, "fanatics": True}
    assert starting(canyons("chief.fanatic supply", fill=14, **more), "invoke") == []
    assert starting(canyons("chief.fanatic supply×2", fill=10, **more), "invoke") == []
    game = canyons("chief.fanatic supply×2", fill=14, **more)
    say(game, "p1: invoke 1 canyons", "p1: attack r4c2")
    assert offered(game) == ["rouse chief.fanatic supply", "pass"]
    say(game, "p1: rouse chief.fanatic supply", "p1: lay @chief.fanatic 2")
    assert totals(game) == (4 + 1, 3)


@pytest.mark.rule("S14.2", "S12.2", "S12.3")
def test_one_copy_is_given_to_metamorpha_and_the_other_attacks() -> None:
    game = canyons("lord.fanatic supply", fill=14, tokens={"r4c2": "p2 3"}, fanatics=True)
    assert starting(game, "invoke") == []
    say(game, "p1: rouse lord.fanatic supply", "p1: invoke 1 canyons", "p1: attack r4c2")
    assert offered(game) == ["lay @lord.fanatic", "pass"]
    say(game, "p1: lay @lord.fanatic")
    assert totals(game) == (4 + 1, 3)


def masked(defence: str, **more: Any) -> Game:
    """p1 has attacked with a roused chief; p2 fights."""
    game = war("weapon.barfolk chief.fanatic supply", defence, great_artefacts=True, **more)
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk", "rouse chief.fanatic supply")
    say(game, "lay @chief.fanatic 2", "stand", "p2: fight")
    return game


@pytest.mark.rule("S14.2", "S7.6")
def test_a_taken_fanatic_counts_single_unless_the_taker_sacrifices() -> None:
    game = masked("mask horse.barfolk")
    assert rouses(game) == []
    assert totals(game) == (1 + 4 + 1, 3)
    say(game, "p2: take-over 1")
    assert totals(game) == (1 + 1, 3 + 2)
    assert rouses(game) == ["rouse @chief.fanatic horse.barfolk"]
    say(game, "p2: rouse @chief.fanatic horse.barfolk")
    assert totals(game) == (1 + 1, 3 + 4)
    assert rouses(game) == []
    say(game, "p2: stand", "p1: pass")
    assert cards(game, "shelter", "p1").endswith("chief.fanatic")
    assert cards_text(game.limbo) == "supply horse.barfolk"


@pytest.mark.rule("S14.2", "S7.6", "B9.2")
def test_a_taken_fanatic_does_not_count_for_the_takers_ten_cards() -> None:
    game = masked("mask horse.barfolk supply", fill=10, nation={"p1": "supply×9"})
    assert game.deck_size(1) == 10
    say(game, "p2: take-over 1")
    assert rouses(game) == []
    assert reason(game, "rouse @chief.fanatic supply", 1) == "deck-too-small (B9.2)"


@pytest.mark.rule("S14.2", "S7.6")
def test_the_mask_may_be_the_sacrifice_instead_of_fighting() -> None:
    game = masked("mask lord.fanatic")
    assert set(offered(game)) == {"rouse lord.fanatic mask", "take-over 1"}
    say(game, "p2: rouse lord.fanatic mask")
    assert offered(game) == ["lay @lord.fanatic", "lay @lord.fanatic 2"]


@pytest.mark.rule("S14.2", "S4.3")
def test_partners_rouse_at_the_same_time() -> None:
    game = turn({"p1": "chief.fanatic supply", "p3": "lord.fanatic tool.barfolk"}, teams=True)
    say(game, "p3: rouse lord.fanatic tool.barfolk", "p1: rouse chief.fanatic supply")
    assert loose(game, 0) == [("chief.fanatic", 2, False)]
    assert loose(game, 2) == [("lord.fanatic", 2, False)]


# Positions.


@pytest.mark.rule("S14.2")
def test_sleepers_are_saved_and_loaded() -> None:
    game = promoted("supply")
    again = load(save(game))
    assert again == game
    assert rouses(again) == ["rouse @chief.fanatic supply"]
    text = game.rules.notation.text
    for option in game.asked[0].options:
        assert game.rules.notation.read_choice(text(option)) == option


@pytest.mark.rule("S14.1")
@pytest.mark.parametrize(
    ("aside", "reason"),
    [("friman.fanatic", "shuffled into the stacks"), ("friman.barfolk", "only fanatics")],
)
def test_no_card_lies_aside_after_the_deal(aside: str, reason: str) -> None:
    game = turn("supply")
    card = read_card(aside)
    pile = game.stacks[KIND[card]]
    game.stacks[KIND[card]] = Pile(pile.cards()[-1:], take(pile.cards()[:-1], card))
    game.slices["fanatics"] = Fanatics(ONE[card])
    with refuses(PositionError, reason):
        load(save(game))


@pytest.mark.rule("S14.1", "S9.1")
@pytest.mark.parametrize("draft", [False, True])
def test_a_game_is_saved_while_the_fanatics_lie_aside(draft: bool) -> None:
    options = Options(players=2, expansion=True, fanatics=True, draft=draft)
    game = until(start(options), "draft" if draft else "deal")
    state = game.slices["fanatics"]
    assert isinstance(state, Fanatics)
    assert len(state.aside) == 8
    assert load(save(game)) == game


@pytest.mark.rule("S14.2")
@pytest.mark.parametrize(("name", "copies"), [("chief.barfolk", 0), ("chief.fanatic", 1)])
def test_only_a_fanatic_without_copies_sleeps(name: str, copies: int) -> None:
    game = promoted("supply", limbo="")
    card = read_card(name)
    one = game.loose[0][0]
    if one.card != card:
        pile = game.stacks[2]
        rest = put(take(pile.cards(), card), one.card)
        game.stacks[2] = Pile(rest[:1], rest[1:])
    game.loose[0] = (Loose(card, 2, copies, True, marks=("asleep",)),)
    with refuses(PositionError, "only a fanatic lies asleep"):
        load(save(game))


@pytest.mark.rule("S14.2", "B8.2")
def test_no_other_card_lies_in_a_line_without_strength() -> None:
    game = war("weapon.barfolk chief.barfolk supply", city="p2 1")
    say(game, "attack r1c2", "lay weapon.barfolk", "lay chief.barfolk")
    laid = game.line[0][1]
    game.line[0] = (game.line[0][0], laid.but(copies=0))
    with refuses(PositionError, "cards with strength"):
        load(save(game))


def rich(seed: int) -> tuple[Game, random.Random]:
    """A game in which everybody has fanatics, titles, scrolls and weapons, and some stacks have
    hardly anything but fanatics."""
    rng = random.Random(seed)
    options = msgspec.structs.replace(random_options(rng, (2,), True), fanatics=True, valleys="")
    game = start(options)
    for seat, question in walk(game, rng):
        if seat != CHANCE and question.about == "action":
            break
    for kind in UNITS:
        others = [c for c in game.stacks[kind].cards() if c not in FANATICS and rng.random() < 0.6]
        rest = game.stacks[kind].cards()
        for card in others:
            rest = take(rest, card)
        game.limbo = bytes(sorted(game.limbo + bytes(others)))
        for seat in range(game.players):
            if rest and rng.random() < 0.5:
                game.hand[seat] = put(game.hand[seat], rest[-1])
                rest = rest[:-1]
        rest = bytes(sorted(rest, reverse=True))
        game.stacks[kind] = Pile(rest[:1], bytes(sorted(rest[1:])))
    for seat in range(game.players):
        for kind in (TITLE, SCROLL, WEAPON):
            bag = game.stacks[kind].cards()
            if bag:
                game.hand[seat] = put(game.hand[seat], bag[0])
                game.stacks[kind] = Pile(bag=bag[1:])
    enrich(game, rng, 2)
    return game, rng


@pytest.mark.rule("S14.1", "S14.2")
@pytest.mark.parametrize("seed", range(12))
def test_the_laws_hold_in_games_full_of_fanatics(seed: int) -> None:
    game, rng = rich(seed)
    printed = Counter(FANATICS) + Counter(FANATICS)
    for at, (_, question) in enumerate(walk(game, rng, 120)):
        assert question.options
        assert broken_law(game) is None
        if at % 20 == 0:
            assert load(save(game)) == game
    held = b"".join(game.deck(seat) for seat in range(game.players)) + game.limbo
    held += b"".join(pile.cards() for pile in game.stacks)
    assert Counter(card for card in held if card in FANATICS) == printed
