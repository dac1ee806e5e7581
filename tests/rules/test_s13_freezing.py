"""The freezing touch and its window (S13.4)."""

import json
from typing import Any

import pytest

from battalia.engine import PositionError, explain, load, save, view
from battalia.engine.chapters.paying import Pending
from battalia.engine.choices import Fly
from battalia.engine.events import TerrainRevealed, UnitHired
from battalia.engine.game import Game, Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.potion_cards import NOTHING_TO_FREEZE, RowFrozen
from battalia.engine.modules.potion_cards import POTIONS as POTION_CARDS
from battalia.engine.modules.potions import Potion, PotionDrunk, potion
from battalia.engine.modules.royals import Royals
from battalia.engine.modules.trading import Trading
from battalia.engine.notation import cards_text, read_cards, read_seat, within
from battalia.engine.play import advance, play
from battalia.engine.reasons import Reason
from battlefield import HIGH, heroes, mark, station
from positions import asked, cards, draw, offered, say, starting, table
from refusals import refuses
from shelf import Potions

ON: dict[str, Any] = {"expansion": True, "stormgates": True, "bilkarr": True}
BOARD = {
    "r1c0": "city-one woods east",
    "r1c1": "straight lakes east",
    "r1c2": "stormgate canyons north",
    "r1c3": "straight mountains east",
    "r5c5": "stormgate woods north",
}
TOKENS = {"r1c0": "p1 1"}
UNDRUNK = Potions(freezing=Potion(1))


def row(
    hand: dict[str, str] | str,
    potions: Potions = UNDRUNK,
    *,
    day: int = 1,
    slices: dict[str, Any] | None = None,
    **more: Any,
) -> Game:
    """p1 with these cards and a hero in the own city; p2 holds the freezing touch."""
    given = {"board": BOARD, "tokens": TOKENS, "heroes": {"p1": "r1c0"}, **ON, **more}
    return table(hand=hand, day=day, slices={"potions": potions, **(slices or {})}, **given)


def window(game: Game) -> bool:
    """Whether p2 is asked about a row that lies."""
    question = game.asked.get(1)
    return question is not None and question.about == "freeze"


def table_of(game: Game) -> tuple[object, ...]:
    """What a frozen row must leave as it was."""
    return (
        game.board.copy(),
        game.tokens.copy(),
        game.heroes.copy(),
        [len(pile) for pile in game.stacks],
        [len(pile) for pile in game.land_stacks],
        game.supply,
        game.limbo,
        game.nation.copy(),
        game.ambush.copy(),
        [sorted(game.deck(seat)) for seat in range(game.players)],
        {name: state for name, state in game.slices.items() if name != "potions"},
    )


ROWS: dict[str, tuple[str, list[str], str]] = {
    "hiring a unit": ("supply×3", ["hire chief"], ""),
    "creating an artefact": ("friman.barfolk×3", ["create tool", "pay friman.barfolk×3"], ""),
    "building a road": (
        "friman.barfolk supply",
        ["build straight", "pay supply friman.barfolk"],
        "",
    ),
    "building a city": ("friman.barfolk×3", ["build city-one 1", "pay friman.barfolk×3"], ""),
    "upgrading": ("chief.barfolk×2", ["upgrade r1c0"], ""),
    "hiring a hero": ("weapon.barfolk supply×2", ["hero r1c0", "pay supply×2 weapon.barfolk"], ""),
    "a step": ("supply", ["step 1 east"], ""),
    "a travel row": ("supply×2", ["travel 1 r1c2"], ""),
    "a travel row through a gate": ("supply×4", ["jump 1 r5c5 r1c2"], ""),
    "a travel row that would go on": ("supply×5", ["jump 1 r5c5 r1c2 1"], ""),
    "a ride": ("horse.barfolk", ["ride 1 horse.barfolk"], ""),
    "a flight": ("wings", ["fly 1 r3c3"], ""),
    "the horn": ("horn supply", ["use horn"], "supply"),
    "an amulet": ("amulet.barfolk lord.barfolk", ["use amulet.barfolk", "on lord.barfolk"], ""),
    "a title": ("title.barfolk friman.barfolk", ["use title.barfolk", "promote friman.barfolk 1"],
                ""),
    "a scroll": ("scroll.barfolk tool.barfolk",
                 ["use scroll.barfolk", "convert tool.barfolk islanders"], ""),
    "a scroll turning itself": ("scroll.barfolk supply",
                                ["use scroll.barfolk", "turn-itself islanders"], "supply"),
    "a tent": ("tent.barfolk supply lord.barfolk", ["use tent.barfolk"], "lord.barfolk"),
    "the hammer as a tent": ("hammer supply lord.barfolk", ["use hammer=tent"], "lord.barfolk"),
    "the hammer as a horse": ("hammer supply", ["ride 1 hammer=horse"], "supply"),
    "a tool in a row": ("tool.barfolk supply", ["build straight", "pay supply tool.barfolk"], ""),
}  # fmt: skip


@pytest.mark.rule("S13.4")
@pytest.mark.parametrize("what", ROWS)
def test_a_frozen_row_has_no_effect_and_its_cards_are_spent(what: str) -> None:
    hand, choices, left = ROWS[what]
    game = row(hand, day=2)
    before = table_of(game)
    for choice in choices:
        if not window(game):
            say(game, f"p1: {choice}")
    assert window(game)
    assert asked(game) == ["p2"]
    assert offered(game) == ["freeze", "allow", "drink freezing"]
    assert load(save(game)) == game
    events = say(game, "p2: freeze")
    assert RowFrozen(1, 0) in events
    assert table_of(game) == before
    assert cards(game, "hand") == left
    assert game.asked[0].about == "action"
    usable = [loose for loose in game.loose[0] if loose.copies]
    assert not usable or what == "hiring a hero", "day 2 doubles the weapon"
    draw_out(game)
    assert table_of(game)[-2] == before[-2], "no card is lost at the end of the turn"


def draw_out(game: Game) -> None:
    """The turn ends."""
    say(game, "p1: end")
    draw(game)
    assert broken_law(game) is None


@pytest.mark.rule("S13.4")
@pytest.mark.parametrize("what", ROWS)
def test_a_row_that_is_allowed_takes_effect(what: str) -> None:
    hand, choices, _ = ROWS[what]
    game, plain = row(hand, day=2), row(hand, Potions(), day=2)
    for choice in choices:
        if not window(game):
            say(game, f"p1: {choice}")
        if choice_open(plain, choice):
            say(plain, f"p1: {choice}")
    events = say(game, "p2: allow")
    assert not any(isinstance(event, (RowFrozen, PotionDrunk)) for event in events)
    game.slices, plain.slices = {}, {}
    assert game == plain


def choice_open(game: Game, choice: str) -> bool:
    """``say`` answers payments that leave no choice by itself."""
    return 0 in game.asked and choice in offered(game, "p1")


@pytest.mark.rule("S13.4", "B4.1")
def test_a_build_is_frozen_before_its_card_is_seen() -> None:
    game = row("friman.barfolk supply")
    events = say(game, "p1: build straight")
    assert window(game)
    assert not any(isinstance(event, TerrainRevealed) for event in events)
    assert game.rows[0][-1].purpose == "build straight", "the stack is named"
    say(game, "p2: allow")
    assert game.asked[-1].about == "terrain"


@pytest.mark.rule("S13.4", "B7.2")
def test_the_touch_takes_a_whole_travel_row_at_once() -> None:
    game = row("supply×3", day=2)
    say(game, "p1: travel 1 r1c3")
    assert window(game)
    say(game, "p2: freeze")
    assert heroes(game, "p1") == "r1c0 -", "no step of it is made"
    assert cards(game, "hand") == ""
    game = row("supply×3", day=2)
    say(game, "p1: travel 1 r1c3", "p2: allow")
    assert heroes(game, "p1") == "r1c3 -"
    assert not window(game)


@pytest.mark.rule("S13.4")
def test_of_a_horse_only_its_steps_are_frozen() -> None:
    game = row("horse.barfolk supply", day=2)
    say(game, "p1: step 1 east", "p2: allow", "p1: ride 1 horse.barfolk", "p2: freeze")
    assert heroes(game, "p1") == "r1c1 -", "the step before it stands"


@pytest.mark.rule("S13.4", "B11.4")
def test_the_other_branch_of_an_illuminated_card_stays_valid() -> None:
    game = row("horse.barfolk", day=7)
    say(game, "p1: ride 1 horse.barfolk", "p2: freeze")
    assert heroes(game, "p1") == "r1c0 -"
    say(game, "p1: ride 1 @horse.barfolk", "p1: step 1 east", "p1: halt")
    assert heroes(game, "p1") == "r1c1 -"


@pytest.mark.rule("S13.4", "B5.5")
def test_the_other_branches_of_a_copied_card_stay_valid() -> None:
    game = row("amulet.barfolk friman.barfolk supply×3", day=2)
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk", "p2: allow", "chance: roll 3")
    say(game, "p1: build straight", "p2: freeze")
    assert [(loose.copies, loose.real) for loose in game.loose[0]] == [(2, True)]
    say(game, "p1: build straight")
    assert not window(game), "the charge of today is used"
    draw(game)
    say(game, starting(game, "place")[0])
    assert game.loose[0][0].copies == 1


@pytest.mark.rule("S13.4", "B5.5", "B5.8")
def test_of_a_copied_tent_the_other_copy_can_still_be_pitched() -> None:
    hand = "amulet.barfolk tent.barfolk supply×2 lord.barfolk chief.barfolk"
    game = row(hand, day=1)
    say(game, "p1: use amulet.barfolk", "p1: on tent.barfolk", "p2: allow", "chance: roll 2")
    say(game, "p1: use @tent.barfolk", "p2: freeze")
    assert not game.tents[0]
    say(game, "p1: use @tent.barfolk", "p1: station lord.barfolk")
    (tent,) = game.tents[0]
    assert cards_text(tent.cards) == "lord.barfolk"
    before = sorted(game.deck(0))
    draw_out(game)
    assert sorted(game.deck(0)) == before


@pytest.mark.rule("S13.4", "B11.4")
@pytest.mark.parametrize(("day", "kind"), [(3, "amulet"), (4, "title"), (5, "scroll")])
def test_an_illuminated_artefact_keeps_its_second_use(day: int, kind: str) -> None:
    hand = f"{kind}.barfolk friman.barfolk chief.barfolk"
    words = {
        "amulet": ("on friman.barfolk", "on chief.barfolk"),
        "title": ("promote friman.barfolk 1", "promote chief.barfolk 1"),
        "scroll": ("convert friman.barfolk islanders", "convert chief.barfolk islanders"),
    }[kind]
    game = row(hand, day=day)
    say(game, f"p1: use {kind}.barfolk", f"p1: {words[0]}", "p2: freeze")
    assert cards(game, "hand") == "chief.barfolk", "artefact and target are spent"
    say(game, f"p1: use @{kind}.barfolk", f"p1: {words[1]}")
    assert cards(game, "hand") == ""
    draw(game)
    assert game.asked[0].about == "action"


@pytest.mark.rule("S13.4", "B11.4")
def test_a_promotion_by_two_ranks_is_frozen_with_both_uses_of_the_title() -> None:
    game = row("title.barfolk friman.barfolk", day=4)
    say(game, "p1: use title.barfolk", "p1: promote friman.barfolk 2", "p2: freeze")
    assert not any(loose.copies for loose in game.loose[0])


# Rows of other modules.


@pytest.mark.rule("S13.4", "S13.2")
def test_buying_a_potion_can_be_frozen() -> None:
    game = row("supply×2", slices={"bilkarr": Bilkarr(7)})
    before = table_of(game)
    say(game, "p1: buy-potion colossus", "p2: freeze")
    assert potion(game, "colossus") == Potion()
    assert table_of(game) == before


@pytest.mark.rule("S13.4", "S6.1")
def test_building_a_trading_post_can_be_frozen() -> None:
    game = row("friman.barfolk×2", trading=True)
    say(game, "p1: post r1c1", "p2: freeze")
    assert game.slices["trading"] == Trading()
    assert game.asked[0].about == "action"


@pytest.mark.rule("S13.4", "S1.2", "S1.3")
def test_a_jump_can_be_frozen_before_its_event_is_drawn() -> None:
    game = row("supply×2", heroes={"p1": "r1c2"})
    say(game, "p1: jump 1 r5c5")
    assert window(game)
    say(game, "p2: freeze")
    assert heroes(game, "p1") == "r1c2 -"
    assert cards_text(game.rows[0][-1].cards) == "supply×2"
    allowed = row("supply×2", heroes={"p1": "r1c2"})
    say(allowed, "p1: jump 1 r5c5", "p2: allow")
    assert heroes(allowed, "p1") == "r5c5 -"


@pytest.mark.rule("S13.4", "S1.2", "S1.3")
def test_the_toll_of_a_rider_is_frozen_and_the_ride_goes_on() -> None:
    game = row("horse.barfolk supply", heroes={"p1": "r1c2"}, day=2)
    say(game, "p1: ride 1 horse.barfolk", "p2: allow")
    say(game, "p1: jump 1 r5c5")
    assert window(game)
    assert load(save(game)) == game
    say(game, "p2: freeze")
    assert heroes(game, "p1") == "r1c2 -"
    assert game.asked[0].about == "ride"
    say(game, "p1: step 1 east")
    assert heroes(game, "p1") == "r1c3 -"


@pytest.mark.rule("S13.4", "S7.0")
@pytest.mark.parametrize("great", ["bag", "banner", "cloak", "crystal", "lost-scroll", "staff"])
def test_a_great_artefact_used_alone_can_be_frozen(great: str) -> None:
    game = row(
        f"{great} supply",
        great_artefacts=True,
        staff=True,
        shelter={"p1": "friman.barfolk"},
        limbo="lord.barfolk",
        fill=14,
    )
    before = table_of(game)
    say(game, f"p1: use {great}")
    assert window(game)
    assert load(save(game)) == game
    say(game, "p2: freeze")
    assert table_of(game) == before
    assert cards_text(game.rows[0][-1].cards) == great
    assert game.asked[0].about == "action"
    draw_out(game)


@pytest.mark.rule("S13.4", "S7.1", "B3.7")
def test_a_hero_hired_with_the_arrow_can_be_frozen() -> None:
    game = row("arrow supply×2", great_artefacts=True)
    say(game, "p1: hero r1c0", "p2: freeze")
    assert heroes(game, "p1") == "r1c0 -"
    assert cards_text(game.rows[0][-1].cards) == "supply×2 arrow"


@pytest.mark.rule("S13.4", "S7.2")
def test_supply_of_the_bag_in_a_frozen_row_is_spent() -> None:
    game = row("bag supply", great_artefacts=True)
    say(game, "p1: use bag", "p2: allow", "p1: take-supply 2", "p1: hire chief", "p2: freeze")
    deck = len(game.deck(0))
    draw_out(game)
    assert len(game.deck(0)) == deck, "used, it stays in the deck"


@pytest.mark.rule("S13.4", "S13.3", "B5.8")
def test_an_eclipsed_tent_can_be_frozen() -> None:
    potions = Potions(freezing=Potion(1), eclipse=Potion(0, 6))
    game = row("friman.barfolk supply lord.barfolk", potions, day=6)
    before = table_of(game)
    say(game, "p1: eclipse friman.barfolk tent", "p1: use @friman.barfolk=tent", "p2: freeze")
    assert table_of(game)[:-1] == before[:-1]
    assert (game.tents[0], game.loose[0]) == ((), ())
    assert cards(game, "hand") == "lord.barfolk"
    draw_out(game)


@pytest.mark.rule("S13.4", "S13.3", "B11.4")
def test_an_illuminated_eclipsed_amulet_keeps_its_second_roll() -> None:
    potions = Potions(freezing=Potion(1), eclipse=Potion(0, 3))
    game = row("supply friman.barfolk chief.barfolk", potions, day=3)
    say(game, "p1: eclipse supply amulet", "p1: use @supply=amulet", "p1: on friman.barfolk")
    say(game, "p2: freeze", "p1: use @supply=amulet")
    assert offered(game, "p1") == ["on chief.barfolk"]
    say(game, "p1: on chief.barfolk", "chance: roll 2")
    assert not any(choice.startswith("use") for choice in offered(game, "p1"))


@pytest.mark.rule("S13.4", "B5.5")
def test_a_wild_card_in_a_frozen_row_is_spent() -> None:
    game = row("amulet.barfolk friman.barfolk supply×2")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk", "p2: allow", "chance: roll 6")
    say(game, "p1: hire chief", "p2: freeze")
    assert [loose.copies for loose in game.loose[0]] == [0]
    draw_out(game)


@pytest.mark.rule("S13.4", "S1.2")
def test_a_frozen_jump_was_none_so_the_figure_may_still_jump() -> None:
    game = row("supply×4", heroes={"p1": "r1c2"})
    say(game, "p1: jump 1 r5c5", "p2: freeze", "p1: jump 1 r5c5")
    assert heroes(game, "p1") == "r5c5 -"


@pytest.mark.rule("S13.4", "S2.3")
def test_a_coronation_can_be_frozen() -> None:
    queen = "queen.barfolk"
    game = row(
        queen,
        board=HIGH,
        tokens={"r5c0": "p1 4"},
        heroes={},
        royals=True,
        slices={"royals": Royals(read_cards(queen))},
    )
    say(game, "p1: crown r5c0", "p2: freeze")
    assert mark(game, "r5c0") == "p1 4"
    assert cards_text(game.rows[0][-1].cards) == queen, "she is spent for this turn only"


@pytest.mark.rule("S13.4", "S12.2")
def test_asking_metamorpha_can_be_frozen() -> None:
    game = row("supply×2", metamorpha=True, slices={"metamorpha": Metamorpha(7)})
    say(game, "p1: invoke 1 woods")
    assert window(game)
    assert load(save(game)) == game
    say(game, "p2: freeze")
    assert game.asked[0].about == "action"
    assert cards_text(game.rows[0][-1].cards) == "supply"


@pytest.mark.rule("S13.4", "S14.2")
def test_a_fanatics_sacrifice_stays_in_limbo_and_its_other_half_valid() -> None:
    game = row("friman.fanatic lord.barfolk supply×2", fanatics=True, fill=12, day=2)
    say(game, "p1: rouse friman.fanatic lord.barfolk", "p1: build straight", "p2: freeze")
    assert cards_text(game.limbo) == "lord.barfolk"
    assert [loose.copies for loose in game.loose[0]] == [1]
    say(game, "p1: build straight")
    assert game.asked[-1].about == "terrain"


# What is no row.


@pytest.mark.rule("S13.4")
def test_battle_lines_ambushes_cohorts_and_opened_tents_are_no_rows() -> None:
    game = row(
        {"p1": "weapon.barfolk supply×2"},
        board={**BOARD, "r3c2": "city-four woods north"},
        tokens={**TOKENS, "r3c2": "p3 1"},
        heroes={"p1": "r3c2"},
        fill=12,
        day=1,
    )
    say(game, "p1: limbo supply", "p1: ambush supply")
    assert game.asked[0].about == "action"
    say(game, "p1: attack r3c2", "p1: lay weapon.barfolk")
    assert game.asked[0].about == "opening"
    cohort = row("friman.barfolk×3", at="cohort")
    say(cohort, "p1: cohort barfolk 3")
    assert list(cohort.asked) == [-1]


@pytest.mark.rule("S13.4", "B8.12")
def test_an_artefact_under_a_battle_line_is_no_row() -> None:
    game = row(
        {"p1": "weapon.barfolk friman.barfolk amulet.barfolk"},
        board={**BOARD, "r3c2": "city-four woods north"},
        tokens={**TOKENS, "r3c2": "p3 1"},
        heroes={"p1": "r3c2"},
        day=1,
    )
    say(game, "p1: attack r3c2", "p1: lay weapon.barfolk", "p1: lay friman.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk")
    assert game.asked[-1].about == "roll"


@pytest.mark.rule("S13.4", "S6.2")
def test_a_trade_is_no_row() -> None:
    posts: dict[str, Any] = {"board": BOARD, "heroes": {"p1": "r1c1"}, "trading": True}
    game = row("friman.barfolk×2 tool.barfolk", Potions(), **posts)
    say(game, "p1: post r1c1", "p1: pay friman.barfolk×2")
    game.slices["potions"] = UNDRUNK
    say(game, "p1: trade tool.barfolk")
    assert not window(game)
    assert "chest" in cards(game, "hand")


@pytest.mark.rule("S13.4", "B8.10", "B5.8")
def test_annexing_and_opening_a_tent_are_no_rows() -> None:
    game = row("supply", board={**BOARD, "r3c2": "city-four woods north"}, heroes={"p1": "r3c2"})
    say(game, "p1: annex r3c2")
    assert mark(game, "r3c2") == "p1 1"
    tent = row("tent.barfolk lord.barfolk")
    station(tent, "p1", "tent.barfolk", "lord.barfolk")
    say(tent, "p1: strike 0")
    assert cards(tent, "hand") == "lord.barfolk"


@pytest.mark.rule("S13.4", "B8.8")
def test_the_price_of_a_retreat_is_no_row() -> None:
    game = row(
        {"p1": "weapon.barfolk", "p3": "horse.emberians"},
        heroes={"p1": "r1c0", "p3": "r1c0"},
        day=1,
    )
    say(game, "p1: attack r1c0 p3", "p1: lay weapon.barfolk", "p1: stand", "p3: retreat r1c3")
    assert heroes(game, "p3") == "r1c3 -"
    assert not window(game)


@pytest.mark.rule("S13.4", "B12.1")
def test_a_free_home_step_is_no_row() -> None:
    board = {"r1c0": "city-one woods east", "r1c1": "straight woods east"}
    game = row("supply", board=board, advanced=True)
    say(game, "p1: step 1 east")
    assert heroes(game, "p1") == "r1c1 -"
    assert not window(game)


# Who is asked.


@pytest.mark.rule("S13.4", "S13.3")
def test_the_undrunk_potion_is_drunk_and_used_at_once() -> None:
    game = row("supply×3", day=2)
    say(game, "p1: hire chief")
    events = say(game, "p2: freeze")
    assert PotionDrunk(1, "freezing", None) in events
    assert potion(game, "freezing") == Potion(1, 2, None, 2)


@pytest.mark.rule("S13.4", "S13.3")
def test_the_charge_is_used_once_a_day_and_comes_back_at_the_start_of_a_day() -> None:
    game = row({"p1": "supply×5", "p3": "supply×3"}, Potions(freezing=Potion(1, 3)), day=3, fill=20)
    say(game, "p1: hire friman")
    assert offered(game) == ["freeze", "allow"]
    say(game, "p2: freeze", "p1: hire chief")
    draw(game)
    assert game.rows[0][-1].gained
    while game.day == 3:
        seat = next(seat for seat, one in game.asked.items() if not one.optional)
        ends = "end" if game.asked[seat].about == "action" else "skip"
        say(game, f"p{seat + 1}: {ends}")
        draw(game)
    say(game, "p1: skip", "p1: hire friman")
    assert window(game)


def pass_to(game: Game, day: int) -> None:
    """Nobody does anything until the first turn of this day."""
    while game.day < day:
        seat = next(seat for seat, one in game.asked.items() if not one.optional)
        ends = "end" if game.asked[seat].about == "action" else "skip"
        say(game, f"p{seat + 1}: {ends}")
        draw(game)
    say(game, "p1: skip")


@pytest.mark.rule("S13.4", "S13.3", "S13.2")
def test_on_the_third_day_it_freezes_for_the_last_time_and_then_it_is_for_sale() -> None:
    nation = {"p1": "supply×24", "p2": "supply×12"}
    game = row("supply×3", nation=nation, day=1, slices={"bilkarr": Bilkarr(7)}, supply_left=20)
    say(game, "p1: hire friman", "p2: freeze")
    for day in (2, 3):
        pass_to(game, day)
        say(game, "p1: hire friman")
        assert window(game)
        say(game, "p2: freeze")
        assert potion(game, "freezing") == Potion(1, 1, None, day)
    pass_to(game, 4)
    assert potion(game, "freezing") == Potion()
    game.slices["bilkarr"] = Bilkarr(7)
    advance(game)
    say(game, "p1: buy-potion freezing")
    assert not window(game)
    assert potion(game, "freezing") == Potion(0)
    say(game, "p1: hire friman")
    assert not window(game), "the own rows are never frozen"


@pytest.mark.rule("S13.4", "S13.3")
def test_everybody_may_drink_in_the_window_and_the_row_still_waits() -> None:
    potions = Potions(
        freezing=Potion(1), colossus=Potion(0), brotherhood=Potion(1), weakness=Potion(2)
    )
    game = row("supply×3", potions)
    say(game, "p1: hire chief", "p1: pay supply×3")
    assert asked(game) == ["p2", "p1", "p3"]
    assert [game.asked[seat].optional for seat in (0, 1, 2)] == [True, False, True]
    say(game, "p1: drink colossus", "p3: drink weakness p1", "p2: drink brotherhood")
    assert asked(game) == ["p2"]
    assert load(save(game)) == game
    events = say(game, "p2: freeze")
    assert RowFrozen(1, 0) in events
    assert not game.rows[0][-1].gained


@pytest.mark.rule("S13.4")
def test_who_lets_a_row_pass_keeps_the_charge() -> None:
    game = row("supply×5", Potions(freezing=Potion(1, 1)))
    events = say(game, "p1: hire friman", "p2: allow")
    assert any(isinstance(event, UnitHired) for event in events)
    draw(game)
    say(game, "p1: hire chief")
    assert window(game)


@pytest.mark.rule("S13.4")
@pytest.mark.parametrize(
    "potions",
    [
        Potions(),
        Potions(freezing=Potion(0)),
        Potions(freezing=Potion(0, 1)),
        Potions(freezing=Potion(1, 1, None, 1)),
        Potions(berserk=Potion(1, 1), eclipse=Potion(2, 1)),
    ],
)
def test_only_an_opponent_with_a_charge_or_the_potion_is_asked(potions: Potions) -> None:
    game = row("supply×3", potions)
    say(game, "p1: hire chief")
    if 0 in game.asked:
        say(game, "p1: pay supply×3")
    assert not window(game)
    assert game.rows[0][-1].gained


@pytest.mark.rule("S13.4", "S13.3")
def test_the_potion_may_be_drunk_in_the_window_and_kept() -> None:
    game = row("supply×3")
    say(game, "p1: hire chief", "p2: drink freezing")
    assert offered(game, "p2") == ["freeze", "allow"]
    say(game, "p2: allow")
    assert game.rows[0][-1].gained
    assert potion(game, "freezing") == Potion(1, 1)


@pytest.mark.rule("S13.4")
def test_everybody_sees_what_is_frozen_and_nobody_else_may_answer() -> None:
    game = row("supply×3")
    say(game, "p1: hire chief")
    for name in ("p1", "p3"):
        with pytest.raises(Refused, match="not-asked"):
            say(game, f"{name}: freeze")
    assert [type(frame).__name__ for frame in view(game, 2).frames][-2:] == ["Pending", "Freezing"]
    events = say(game, "p2: freeze")
    assert [event.seen(None) for event in events] == events


# Teams.


def partners(hand: dict[str, str], **more: Any) -> Game:
    board = {**BOARD, "r1c4": "city-one lakes west", "r3c1": "city-four lakes north"}
    tokens = {"r1c0": "p1 1", "r1c4": "p3 1", "r3c1": "p2 1"}
    return row(hand, teams=True, board=board, tokens=tokens, **more)


@pytest.mark.rule("S13.4", "S4.3")
def test_partners_wait_until_it_is_decided_whether_a_row_takes_effect() -> None:
    game = partners({"p1": "supply×3", "p3": "supply×3"})
    assert asked(game) == ["p1", "p3", "p2"]
    say(game, "p1: hire chief")
    assert asked(game) == ["p2"]
    assert load(save(game)) == game
    with pytest.raises(Refused, match="not-asked"):
        say(game, "p3: hire chief")
    say(game, "p2: allow")
    draw(game)
    assert asked(game) == ["p1", "p3", "p2"]
    say(game, "p3: hire chief")
    assert asked(game) == ["p2"]
    say(game, "p2: freeze")
    assert game.rows[0][-1].gained
    assert not game.rows[2][-1].gained


@pytest.mark.rule("S13.4", "S4.3", "B5.6")
def test_a_partners_title_that_is_allowed_promotes() -> None:
    game = partners({"p1": "title.barfolk friman.barfolk"})
    say(game, "p1: use title.barfolk", "p1: promote friman.barfolk 1", "p2: allow")
    draw(game)
    assert [cards_text(bytes((one.card,))) for one in game.loose[0]] == ["chief.barfolk"]
    assert cards(game, "hand") == ""


@pytest.mark.rule("S13.4", "S4.3")
def test_who_is_in_a_battle_is_asked_about_the_row_first() -> None:
    game = partners(
        {"p1": "supply×3", "p3": "weapon.emberians×2", "p2": "lord.islanders"},
        heroes={"p3": "r3c1"},
    )
    say(
        game, "p3: attack r3c1", "p3: lay weapon.emberians", "p3: lay weapon.emberians", "p3: stand"
    )
    assert game.asked[1].about == "reaction"
    say(game, "p1: hire chief")
    assert game.asked[1].about == "freeze"
    say(game, "p2: freeze")
    assert game.asked[1].about == "reaction"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S13.4", "S4.1")
def test_a_partner_is_never_asked() -> None:
    game = partners({"p1": "supply×3"}, potions=Potions(freezing=Potion(2)))
    say(game, "p1: hire chief")
    assert game.rows[0][-1].gained
    draw(game)
    assert [game.asked[seat].about for seat in (0, 2)] == ["action", "action"]


@pytest.mark.rule("S13.4", "S4.1", "S4.3")
@pytest.mark.parametrize("holder", ["p2", "p4", "p6"])
def test_three_against_three_any_opponent_freezes_any_member(holder: str) -> None:
    seat = read_seat(holder)
    game = table(
        6,
        hand=dict.fromkeys(("p1", "p3", "p5"), "supply×3"),
        slices={"potions": Potions(freezing=Potion(seat))},
        teams=True,
        three_against_three=True,
        **ON,
    )
    say(game, "p5: hire chief")
    assert asked(game) == [holder]
    say(game, f"{holder}: allow")
    draw(game)
    say(game, "p3: hire chief")
    assert asked(game) == [holder]
    say(game, f"{holder}: freeze", "p1: hire chief")
    draw(game)
    assert [bool(game.rows[member][-1].gained) for member in (0, 2, 4)] == [True, False, True]


@pytest.mark.rule("S13.4", "S4.3", "S13.2")
def test_a_frozen_purchase_leaves_the_potion_to_the_partner() -> None:
    hand = {"p1": "supply×2", "p3": "supply×2"}
    game = partners(hand, heroes={"p1": "r1c1", "p3": "r1c1"}, slices={"bilkarr": Bilkarr(8)})
    play(game, 0, "buy-potion colossus")
    play(game, 2, "buy-potion colossus")
    play(game, 0, "pay supply×2")
    say(game, "p2: freeze")
    assert game.asked[2].about == "action"
    assert potion(game, "colossus") == Potion(2), "the partner's payment was forced"


# Reasons.


@pytest.mark.rule("S13.4")
def test_why_nothing_can_be_frozen() -> None:
    def why(name: str, wish: str) -> str:
        found = explain(game, read_seat(name), wish)
        return "" if found is None else f"{found.id} {found.rule}"

    game = row("supply×3", Potions(freezing=Potion(1, 1), colossus=Potion(0)))
    for wish in ("freeze", "allow"):
        assert why("p1", wish) == "nothing-to-freeze S13.4"
        assert why("p2", wish) == "not-asked B2"
    say(game, "p1: hire chief", "p1: pay supply×3")
    assert why("p2", "freeze") == ""
    assert why("p2", "end") == "answer-first B3.1"
    assert why("p2", "drink colossus") == "not-your-potion S13.3"
    assert why("p1", "freeze") == "not-asked B2"
    assert why("p3", "freeze") == "not-asked B2"


# Positions.


@pytest.mark.rule("S13.4")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"of":"p1"', '"of":"p3"'),
        ('"seat":"p2","of"', '"seat":"p3","of"'),
        ('"purpose":"hire chief"}', '"purpose":"upgrade r3c3"}'),
        ('"purpose":"hire chief"}', '"purpose":"step 1 south"}'),
        ('"purpose":"hire chief"}', '"purpose":"fly 2 r3c3"}'),
        ('"purpose":"hire chief"}', '"purpose":"ride 2 horse.barfolk"}'),
        ('"purpose":"hire chief"}', '"purpose":"use tent.barfolk"}'),
        ('"purpose":"hire chief"}', '"purpose":"use amulet.barfolk"}'),
        ('"purpose":"hire chief"}', '"purpose":"hero r3c3"}'),
        ('"purpose":"hire chief"}', '"purpose":"end"}'),
        ('"potions":{"freezing":{"owner":"p2"}}', '"potions":{"freezing":{"owner":"p3"}}'),
    ],
)
def test_an_impossible_window_is_refused(old: str, new: str) -> None:
    game = row("supply×3")
    say(game, "p1: hire chief")
    data = save(game).decode()
    assert old in data
    with pytest.raises(PositionError):
        load(data.replace(old, new))


@pytest.mark.rule("S13.4", "B5.9", "B0.9")
def test_a_ride_of_the_second_hero_from_the_first_corner_waits_for_the_touch() -> None:
    board = {"r0c0": "crossroads woods north", "r0c1": "crossroads lakes north"}
    game = table(
        turn="p2",
        day=2,
        hand="horse.barfolk",
        board=board,
        heroes={"p2": "- r0c0"},
        slices={"potions": Potions(freezing=Potion(0))},
        **ON,
    )
    say(game, "p2: ride 2 horse.barfolk")
    assert asked(game) == ["p1"]
    assert load(save(game)) == game
    game.heroes[3] = -1
    assert broken_law(game) == within("pending", Reason("frame-no-use"))


@pytest.mark.rule("S13.4", "B6.5")
def test_a_flight_that_waits_for_the_touch_leads_to_a_card() -> None:
    game = row("wings", day=2)
    say(game, "p1: fly 1 r3c3")
    assert window(game)
    below, freezing = game.lanes[0][:-2], game.lanes[0][-1]
    for space, possible in (("r1c1", True), ("r1c4", False)):
        choice = Fly(0, game.rules.notation.read_space(space))
        game.lanes = [(*below, Pending(0, choice), freezing)]
        assert (broken_law(game) is None) == possible


@pytest.mark.rule("S13.4")
@pytest.mark.parametrize("holder", ["p2", "p3"])
def test_only_an_opponent_with_a_charge_is_asked(holder: str) -> None:
    game = row("supply×3", teams=True)
    say(game, "p1: hire chief")
    plain = json.loads(save(game))
    # An opponent who has used it today; a partner who could.
    plain["modules"]["potions"]["freezing"] = {
        "p2": {"owner": "p2", "drunk": 1, "used": 1},
        "p3": {"owner": "p3"},
    }[holder]
    plain["lanes"][0][-1]["seat"] = holder
    with refuses(PositionError, "“freezing”: it belongs to another player"):
        load(json.dumps(plain))


@pytest.mark.rule("S13.4", "B5.1")
def test_what_a_transformation_is_to_do_is_named_before_the_window() -> None:
    game = row("amulet.barfolk friman.barfolk supply×3")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk")
    plain = json.loads(save(game))
    del plain["lanes"][0][-2]["chosen"]
    with refuses(PositionError, "“freezing”: the card that it needs is not there"):
        load(json.dumps(plain))


@pytest.mark.rule("S13.3", "S13.4")
def test_the_freezing_touch_has_its_charge_once_a_day() -> None:
    game = row("supply", Potions(freezing=Potion(1, drunk=1, used=1)))
    assert explain(game, 0, "freeze") == NOTHING_TO_FREEZE
    charged = {card.name for card in POTION_CARDS if card.charged}
    assert charged == {"berserk", "freezing", "eclipse"}
