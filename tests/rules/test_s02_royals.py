"""Kings and queens, residences and capitals (S2)."""

import random
from typing import Any

import pytest

from battalia.engine import PositionError, Refused, explain, load, save
from battalia.engine.chapters.ending import great_cities, points
from battalia.engine.events import CityUpgraded, Event, TentDissolved
from battalia.engine.game import Game, Pile
from battalia.engine.laws import broken_law
from battalia.engine.modules.common import FromLimbo, PromotingFree, RaisingFree
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.royals import RoyalDeposed, RoyalGiven, Royals, issued
from battalia.engine.notation import card_name, cards_text, read_card, read_cards
from battalia.engine.play import advance, play
from battalia.engine.terms import KINDS, ROYALS
from battalia.engine.view import view
from battlefield import HIGH, field, heroes, mark, spent, station, totals
from positions import asked, cards, offered, say, starting, table
from random_play import walk
from refusals import refuses
from shelf import Potions
from valleys import KINGS, valley

QUEEN = "queen.barfolk"
KING = "king.barfolk"
BUILDING = "r2c2"
FOURS = dict.fromkeys(("r5c0", "r5c2", "r5c4"), "p1 4")
"""Three of p1's cities of level 4, on lonely spaces."""


def has(*names: str) -> dict[str, Any]:
    """The royals that have been issued."""
    return {"royals": Royals(bytes(sorted(map(read_card, names))))}


def realm(hand: str = "", **more: Any) -> Game:
    """p1 with these cards; a royal in the hand, or named in ``gone``, has been issued."""
    gone = more.pop("gone", "")
    tokens = more.pop("tokens", FOURS)
    names = [name for name in f"{hand} {gone}".split() if name.split(".")[0] in ("queen", "king")]
    return table(
        hand=hand,
        board=HIGH,
        tokens=tokens,
        expansion=True,
        royals=True,
        slices=has(*names),
        **more,
    )


def end_of_week(game: Game, *ends: str) -> list[Event]:
    """The last turn of the day ends; all that happened until the next player is asked."""
    events: list[Event] = []
    for name in ends or ("p4",):
        events += say(game, f"{name}: end")
        while -1 in game.asked:
            events += play(game, -1, game.asked[-1].options[0])
    assert broken_law(game) is None
    assert load(save(game)) == game
    return events


def week(decks: dict[str, int] | None = None, *, day: int = 14, **more: Any) -> Game:
    """The last turn of a week; p1 ... have decks of so many supply cards, else of ten."""
    nation = {name: f"supply×{n}" for name, n in (decks or {}).items()}
    return table(day=day, turn="p4", nation=nation, expansion=True, **{"royals": True, **more})


def told(events: list[Event]) -> list[str]:
    """Royals given and deposed, in order."""
    words = {RoyalGiven: "given", RoyalDeposed: "deposed"}
    return [
        f"p{event.seat + 1} {card_name(event.card)} {words[type(event)]}"
        for event in events
        if isinstance(event, (RoyalGiven, RoyalDeposed))
    ]


# S2.1: units of rank 5 and 6.


@pytest.mark.rule("S2.1")
@pytest.mark.parametrize(("royal", "strength"), [(QUEEN, 5), (KING, 6)])
def test_the_strength_of_a_royal_is_its_rank_in_attack_and_defence(
    royal: str, strength: int
) -> None:
    game = field(
        f"weapon.barfolk {royal}",
        expansion=True,
        royals=True,
        slices=has(royal),
        heroes={"p1": "r1c2"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", f"p1: lay {royal}")
    assert totals(game) == (1 + strength + 1, 3)
    own = royal.replace("barfolk", "islanders")
    game = field("sword", own, expansion=True, royals=True, slices=has(own))
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: fight", f"p2: lay {own}")
    assert totals(game)[1] == 3 + strength


@pytest.mark.rule("S2.1")
def test_a_royal_keeps_up_the_morale_of_its_own_faction() -> None:
    game = field(f"weapon.barfolk {QUEEN}", expansion=True, royals=True, slices=has(QUEEN))
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", f"p1: lay {QUEEN}")
    assert totals(game)[0] == 1 + 5 + 1
    mixed = field(f"weapon.islanders {QUEEN}", expansion=True, royals=True, slices=has(QUEEN))
    say(mixed, "p1: attack r1c2", "p1: lay weapon.islanders", f"p1: lay {QUEEN}")
    assert totals(mixed)[0] == 1 + 5


@pytest.mark.rule("S2.1", "B8.13")
def test_a_royal_at_hand_makes_an_attack_possible() -> None:
    weak = field("weapon.barfolk lord.barfolk", city="p2 4", expansion=True, royals=True)
    assert starting(weak, "attack") == ["attack r1c2"]
    strong: dict[str, Any] = {"city": "neutral 6", "expansion": True, "royals": True}
    assert starting(field("weapon.barfolk lord.barfolk", **strong), "attack") == []
    game = field(f"weapon.barfolk {KING}", slices=has(KING), **strong)
    assert starting(game, "attack") == ["attack r1c2"]


@pytest.mark.rule("S2.1", "B2.1")
def test_a_royal_counts_for_a_cohort_of_its_faction() -> None:
    hand = f"{QUEEN} {KING} friman.barfolk supply×3"
    game = table(hand=hand, at="cohort", expansion=True, royals=True, slices=has(QUEEN, KING))
    assert starting(game, "cohort") == ["cohort barfolk 3"]


@pytest.mark.rule("S2.1", "B3.2")
def test_royals_are_never_hired_nor_promoted_to() -> None:
    game = realm("supply×6 title.islanders lord.barfolk×2")
    assert starting(game, "hire") == ["hire friman", "hire chief", "hire priest", "hire lord"]
    assert explain(game, 0, "hire queen") is not None
    assert explain(game, 0, "hire king") is not None
    assert starting(game, "use") == []
    assert explain(game, 0, "promote lord.barfolk 1") is not None


@pytest.mark.rule("S2.1", "B5.5", "B5.6", "B5.7")
@pytest.mark.parametrize("artefact", ["amulet", "title", "scroll"])
@pytest.mark.parametrize("day", [1, 3, 4, 5])
def test_no_artefact_transforms_a_royal(artefact: str, day: int) -> None:
    game = realm(f"{artefact}.islanders {QUEEN} {KING}", day=day)
    options = [option for option in starting(game, "use") if artefact in option]
    if options:
        # A scroll may turn itself, and nothing else.
        say(game, "p1: use scroll.islanders")
        assert set(starting(game, "")) == set(starting(game, "turn-itself"))
    else:
        assert artefact != "scroll"


@pytest.mark.rule("S2.1", "B8.12")
def test_no_artefact_transforms_a_royal_in_a_battle_line() -> None:
    hand = f"weapon.barfolk amulet.islanders title.islanders scroll.islanders {QUEEN}"
    game = field(hand, expansion=True, royals=True, slices=has(QUEEN))
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", f"p1: lay {QUEEN}")
    assert starting(game, "use") == []


@pytest.mark.rule("S2.1", "B5.5")
def test_a_wild_card_is_no_royal() -> None:
    game = field(
        "weapon.barfolk amulet.barfolk supply", expansion=True, royals=True, tokens={"r1c0": "p1 4"}
    )
    say(game, "p1: use amulet.barfolk", "p1: on supply", "chance: roll 6")
    assert starting(game, "crown") == []
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    kinds = {option.partition("=")[2] for option in starting(game, "lay @supply=")}
    assert "lord" in kinds
    assert not kinds & {KINDS[kind] for kind in ROYALS}


@pytest.mark.rule("S2.1", "B5.8")
def test_a_royal_is_stationed_in_a_tent_and_fights_from_it() -> None:
    hand = f"weapon.barfolk tent.barfolk supply {QUEEN}"
    game = field(hand, expansion=True, royals=True, slices=has(QUEEN))
    say(game, "p1: use tent.barfolk", f"p1: station {QUEEN}")
    assert cards_text(game.tents[0][0].cards) == QUEEN
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: strike 0", f"p1: lay {QUEEN}")
    assert totals(game)[0] == 1 + 5 + 1


@pytest.mark.rule("S2.1", "B3.2")
def test_no_supply_comes_with_a_royal() -> None:
    game = week({"p1": 24})
    before = game.supply
    assert len(told(end_of_week(game))) == 2
    assert game.supply == before
    assert cards(game, "shelter") == f"{QUEEN} {KING}"


@pytest.mark.rule("S2.1", "B3.5", "B3.8")
def test_a_royal_stands_in_for_no_other_unit() -> None:
    game = realm(f"{QUEEN} {KING} lord.barfolk", tokens={"r5c0": "p1 3"})
    assert starting(game, "upgrade") == []
    assert starting(game, "create") == []


# S2.2: checkpoints.


@pytest.mark.rule("S2.2", "S3.1")
@pytest.mark.parametrize(
    ("deck", "given"),
    [(19, []), (20, ["queen"]), (23, ["queen"]), (24, ["queen", "king"])],
)
def test_at_the_second_checkpoint_a_large_deck_gets_its_royals(deck: int, given: list[str]) -> None:
    game = week({"p1": deck})
    assert told(end_of_week(game)) == [f"p1 {royal}.barfolk given" for royal in given]
    assert cards(game, "shelter") == " ".join(f"{royal}.barfolk" for royal in given)
    assert game.deck_size(0) == deck + len(given)


@pytest.mark.rule("S2.2")
def test_everybody_gets_the_royals_of_their_own_faction() -> None:
    game = week({"p2": 21, "p3": 24})
    assert told(end_of_week(game)) == [
        "p2 queen.islanders given",
        "p3 queen.emberians given",
        "p3 king.emberians given",
    ]
    assert cards_text(issued(game)) == "queen.islanders queen.emberians king.emberians"


@pytest.mark.rule("S2.2", "S3.1")
def test_at_the_first_checkpoint_and_on_other_days_nobody_gets_a_royal() -> None:
    for day in (6, 7, 13, 15):
        assert told(end_of_week(week({"p1": 30}, day=day))) == []


@pytest.mark.rule("S2.2")
def test_who_missed_a_royal_may_get_it_at_a_later_checkpoint() -> None:
    game = week({"p1": 19})
    assert told(end_of_week(game)) == []
    for day in (21, 28):
        assert told(end_of_week(week({"p1": 20}, day=day))) == ["p1 queen.barfolk given"]
    game = week({"p1": 23}, day=21, shelter={"p1": QUEEN}, slices=has(QUEEN))
    assert told(end_of_week(game)) == ["p1 king.barfolk given"]


@pytest.mark.rule("S2.2", "S3.1")
@pytest.mark.parametrize(
    ("supply", "lost"), [(22, []), (21, ["king"]), (18, ["king"]), (17, ["queen", "king"])]
)
def test_a_royal_whose_deck_has_become_too_small_goes_to_limbo(
    supply: int, lost: list[str]
) -> None:
    game = week({"p1": supply}, day=21, shelter={"p1": f"{QUEEN} {KING}"}, slices=has(QUEEN, KING))
    assert told(end_of_week(game)) == [f"p1 {royal}.barfolk deposed" for royal in lost]
    assert cards_text(game.limbo) == " ".join(f"{royal}.barfolk" for royal in lost)
    assert game.deck_size(0) == supply + 2 - len(lost)


@pytest.mark.rule("S2.2", "S3.1", "B9.2")
def test_all_zones_of_the_deck_and_the_own_royals_are_counted() -> None:
    # 3 + 2 + 12 + 3 cards, the queen among them, in hand, ambush, nation, and tent.
    game = week(
        {"p1": 12},
        day=21,
        hand={"p1": f"supply×3 tent.barfolk friman.barfolk {QUEEN}"},
        ambush={"p1": "chief.barfolk×2"},
        slices=has(QUEEN),
    )
    station(game, "p1", "tent.barfolk", f"friman.barfolk {QUEEN}")
    assert game.deck_size(0) == 20
    assert told(end_of_week(game)) == []
    assert len(game.tents[0]) == 1


@pytest.mark.rule("S2.2", "S3.1")
def test_the_decks_are_counted_once_before_anything_changes() -> None:
    # The queen that comes now does not count for the king, nor the king that goes for the queen.
    assert told(end_of_week(week({"p1": 23}))) == ["p1 queen.barfolk given"]
    game = week({"p1": 18}, day=21, shelter={"p1": f"{QUEEN} {KING}"}, slices=has(QUEEN, KING))
    assert game.deck_size(0) == 20
    assert told(end_of_week(game)) == ["p1 king.barfolk deposed"]
    assert game.deck_size(0) == 19
    # At the next checkpoint the deck has 19 cards.
    game = week({"p1": 18}, day=28, shelter={"p1": QUEEN}, limbo=KING, slices=has(QUEEN, KING))
    assert told(end_of_week(game)) == ["p1 queen.barfolk deposed"]


@pytest.mark.rule("S2.2", "S3.1")
def test_royals_are_deposed_before_others_are_given() -> None:
    game = week(
        {"p1": 24, "p2": 12},
        day=21,
        shelter={"p2": "queen.islanders"},
        slices=has("queen.islanders"),
    )
    assert told(end_of_week(game)) == [
        "p2 queen.islanders deposed",
        "p1 queen.barfolk given",
        "p1 king.barfolk given",
    ]


@pytest.mark.rule("S2.2")
@pytest.mark.parametrize("zone", ["hand", "ambush", "shelter"])
def test_a_royal_is_deposed_from_wherever_it_is(zone: str) -> None:
    where: dict[str, Any] = {zone: {"p1": f"friman.barfolk {QUEEN} chief.barfolk"}}
    game = week({"p1": 10}, day=14, slices=has(QUEEN), **where)
    assert told(end_of_week(game)) == ["p1 queen.barfolk deposed"]
    assert cards(game, zone) == "friman.barfolk chief.barfolk"
    assert cards_text(game.limbo) == QUEEN
    assert cards(game, "nation") == "supply×10"


@pytest.mark.rule("S2.2")
def test_a_hand_that_loses_its_royal_is_not_filled_up() -> None:
    game = week({"p1": 10}, hand={"p1": f"supply×5 {QUEEN}"}, slices=has(QUEEN))
    end_of_week(game)
    assert cards(game, "hand") == "supply×5"
    assert asked(game) == ["p1"]


@pytest.mark.rule("S2.2")
def test_a_nation_that_loses_its_royal_is_reshuffled() -> None:
    game = week({"p1": 10}, slices=has(QUEEN), shelter={"p1": QUEEN})
    game.shelter[0] = b""
    top = read_cards(f"supply {QUEEN} supply")
    game.nation[0] = Pile(top, read_cards("supply×6"), read_cards("supply×2"))
    assert broken_law(game) is None
    advance(game)
    assert told(end_of_week(game)) == ["p1 queen.barfolk deposed"]
    assert game.nation[0] == Pile(bag=read_cards("supply×10"))


@pytest.mark.rule("S2.2")
def test_a_nation_without_a_deposed_royal_keeps_its_order() -> None:
    game = week({"p1": 10}, slices=has(QUEEN), shelter={"p1": QUEEN})
    known = Pile(read_cards("supply×2"), read_cards("supply×6"), read_cards("supply×2"))
    game.nation[0] = known
    advance(game)
    end_of_week(game)
    assert game.nation[0] == known


@pytest.mark.rule("S2.2", "B5.8")
@pytest.mark.parametrize("other", ["", "friman.barfolk"])
def test_the_tent_of_a_deposed_royal_goes_to_the_shelter_with_what_else_is_in_it(
    other: str,
) -> None:
    game = week({"p1": 10}, hand={"p1": f"tent.barfolk {other} {QUEEN}"}, slices=has(QUEEN))
    station(game, "p1", "tent.barfolk", f"{other} {QUEEN}")
    events = end_of_week(game)
    assert told(events) == ["p1 queen.barfolk deposed"]
    assert [event for event in events if isinstance(event, TentDissolved)] == [
        TentDissolved(0, read_card("tent.barfolk"), read_cards(other))
    ]
    assert game.tents[0] == ()
    assert cards(game, "shelter") == f"{other} tent.barfolk".strip()
    assert cards(game, "hand") == ""


@pytest.mark.rule("S2.2", "B5.8")
def test_other_tents_stay_where_they_are() -> None:
    game = week(
        {"p1": 10},
        hand={"p1": f"tent.barfolk tent.islanders chief.barfolk {QUEEN}"},
        slices=has(QUEEN),
    )
    station(game, "p1", "tent.islanders", "chief.barfolk")
    station(game, "p1", "tent.barfolk", QUEEN)
    end_of_week(game)
    assert [card_name(tent.card) for tent in game.tents[0]] == ["tent.islanders"]


@pytest.mark.rule("S2.2", "B5.8")
def test_tents_pitched_later_stay_where_they_are_too() -> None:
    game = week(
        {"p1": 10},
        hand={"p1": f"tent.barfolk tent.islanders chief.barfolk {QUEEN}"},
        slices=has(QUEEN),
    )
    station(game, "p1", "tent.barfolk", QUEEN)
    station(game, "p1", "tent.islanders", "chief.barfolk")
    end_of_week(game)
    assert [card_name(tent.card) for tent in game.tents[0]] == ["tent.islanders"]
    assert cards(game, "shelter") == "tent.barfolk"


@pytest.mark.rule("S2.2")
def test_no_royal_is_issued_again() -> None:
    game = week({"p1": 30}, day=21, limbo=f"{QUEEN} {KING}", slices=has(QUEEN, KING))
    assert told(end_of_week(game)) == []
    assert cards_text(game.limbo) == f"{QUEEN} {KING}"


@pytest.mark.rule("S2.2")
def test_no_royal_leaves_limbo() -> None:
    game = table(
        limbo=f"friman.islanders {QUEEN} {KING}",
        frames=(FromLimbo(0),),
        expansion=True,
        royals=True,
        slices=has(QUEEN, KING),
    )
    assert offered(game) == ["take friman.islanders"]
    game = table(
        limbo=QUEEN, frames=(FromLimbo(0),), expansion=True, royals=True, slices=has(QUEEN)
    )
    assert "end" in offered(game)


@pytest.mark.rule("S2.2", "B9.1")
def test_a_royal_may_pay_for_an_ambush_and_is_gone_for_good() -> None:
    game = realm(f"{QUEEN} friman.barfolk", nation={"p1": "supply×25"}, day=14)
    say(game, f"p1: limbo {QUEEN}", "p1: ambush friman.barfolk")
    assert cards_text(game.limbo) == QUEEN
    game = week({"p1": 25}, limbo=QUEEN, slices=has(QUEEN))
    assert told(end_of_week(game)) == ["p1 king.barfolk given"]


@pytest.mark.rule("S2.2", "B9.2")
@pytest.mark.parametrize(("royals", "left"), [(QUEEN, 9), (KING, 9), (f"{QUEEN} {KING}", 8)])
@pytest.mark.parametrize("zone", ["hand", "ambush", "shelter"])
def test_a_deck_of_ten_cards_loses_its_royals_too(royals: str, left: int, zone: str) -> None:
    where: dict[str, Any] = {zone: {"p1": royals}}
    game = week({"p1": left}, slices=has(*royals.split()), **where)
    assert game.deck_size(0) == 10
    lost = told(end_of_week(game))
    assert lost == [f"p1 {royal} deposed" for royal in royals.split()]
    assert cards_text(game.limbo) == royals
    assert game.deck_size(0) == left


def nine() -> Game:
    """p1's turn with a deck of nine cards: the tenth, a queen, was deposed."""
    game = week(
        {"p1": 3},
        hand={"p1": "friman.barfolk×2 lord.fanatic supply×3"},
        shelter={"p1": QUEEN},
        slices=has(QUEEN),
        fanatics=True,
    )
    end_of_week(game)
    say(game, "p1: skip")
    assert game.deck_size(0) == 9
    return game


@pytest.mark.rule("S2.2", "B9.2", "S14.2")
def test_a_deck_of_nine_sends_nothing_to_limbo_until_it_has_eleven_cards() -> None:
    game = nine()
    assert starting(game, "limbo") == starting(game, "rouse") == []
    for wish in ("limbo supply", "rouse lord.fanatic supply"):
        assert str(explain(game, 0, wish)) == "deck-too-small (B9.2)"
    # The unit and its supply make eleven.
    say(game, "p1: hire friman")
    while -1 in game.asked:
        play(game, -1, game.asked[-1].options[0])
    assert game.deck_size(0) == 11
    assert "limbo supply" in offered(game)
    assert "rouse lord.fanatic supply" in offered(game)
    say(game, "p1: limbo supply", "p1: ambush friman.barfolk")
    assert starting(game, "limbo") == starting(game, "rouse") == []


@pytest.mark.rule("S2.2", "B9.2", "B2.5")
def test_a_deck_of_nine_plays_on() -> None:
    rng = random.Random(3)
    game = nine()
    smallest = 10
    for _ in walk(game, rng, 800):
        law = broken_law(game)
        assert law is None, law
        smallest = min(smallest, game.deck_size(0))
        if rng.random() < 0.02:
            assert load(save(game)) == game
    assert smallest == 9


@pytest.mark.rule("S2.2", "B9.2")
@pytest.mark.parametrize(
    ("limbo", "least"),
    [("", 10), ("queen.islanders", 10), (QUEEN, 9), (KING, 9), (f"{QUEEN} {KING}", 8)],
)
def test_a_position_with_a_deck_smaller_than_ten_shows_its_lost_royals(
    limbo: str, least: int
) -> None:
    game = table(limbo=limbo, expansion=True, royals=True, slices=has(*limbo.split()))

    def hold(supply: int) -> None:
        """p1's deck is so much supply."""
        game.supply += game.deck_size(0) - supply
        game.nation[0] = Pile(bag=read_cards(f"supply×{supply}"))

    hold(least)
    assert load(save(game)) == game
    hold(least - 1)
    with refuses(PositionError, f"a deck has at least {least} cards"):
        load(save(game))


@pytest.mark.rule("S2.2", "S4.3")
def test_in_teams_every_member_is_counted_alone() -> None:
    game = table(
        day=14,
        turn="p2",
        nation={"p1": "supply×20", "p3": "supply×19"},
        expansion=True,
        royals=True,
        teams=True,
    )
    assert told(end_of_week(game, "p2", "p4")) == ["p1 queen.barfolk given"]


@pytest.mark.rule("S2.2")
def test_all_see_which_royals_are_issued_and_deposed() -> None:
    game = week({"p1": 20})
    (given,) = [event for event in end_of_week(game) if isinstance(event, RoyalGiven)]
    assert given.seen(None) == given
    (shown,) = [module for module in view(game, None).modules if module.name == "royals"]
    assert shown.state == Royals(read_cards(QUEEN))


@pytest.mark.rule("S2.2")
def test_without_the_module_there_are_no_royals() -> None:
    game = week({"p1": 30}, royals=False)
    assert told(end_of_week(game)) == []
    assert "royals" not in game.slices


# S2.3: residences and the capital.


@pytest.mark.rule("S2.3")
def test_a_queen_alone_makes_an_own_level_four_city_a_residence() -> None:
    game = realm(f"{QUEEN} supply")
    assert starting(game, "crown") == ["crown r5c0", "crown r5c2", "crown r5c4"]
    events = say(game, "p1: crown r5c2")
    assert CityUpgraded(0, game.rules.notation.read_space("r5c2"), 5) in events
    assert mark(game, "r5c2") == "p1 5"
    assert spent(game) == QUEEN
    assert cards(game, "hand") == "supply"
    assert points(game, 0) == 4 + 5 + 4


@pytest.mark.rule("S2.3")
def test_a_king_alone_makes_a_residence_the_capital() -> None:
    game = realm(KING, tokens={**FOURS, "r5c2": "p1 5"})
    assert starting(game, "crown") == ["crown r5c2"]
    say(game, "p1: crown r5c2")
    assert mark(game, "r5c2") == "p1 6"
    assert spent(game) == KING


@pytest.mark.rule("S2.3")
def test_queen_and_king_crown_one_city_twice_in_a_turn() -> None:
    game = realm(f"{QUEEN} {KING}")
    say(game, "p1: crown r5c0", "p1: crown r5c0")
    assert mark(game, "r5c0") == "p1 6"
    assert [cards_text(row.cards) for row in game.rows[0]] == [QUEEN, KING]
    assert explain(game, 0, "crown r5c0").id == "is-capital"  # type: ignore[union-attr]


@pytest.mark.rule("S2.3")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("r5c0", "city-too-low"),
        ("r5c2", "capital-limit"),
        ("r5c4", "is-capital"),
        ("r5c6", "not-your-city"),
        ("r6c1", "not-your-city"),
        ("r3c3", "no-city-here"),
        ("r0c0", "no-city-here"),
    ],
)
def test_what_a_queen_cannot_crown_is_refused_with_the_reason(wish: str, reason: str) -> None:
    tokens = {"r5c0": "p1 3", "r5c2": "p1 5", "r5c4": "p1 6", "r5c6": "p2 4"}
    game = realm(QUEEN, tokens=tokens)
    before = game.copy()
    assert starting(game, "crown") == []
    with pytest.raises(Refused) as refused:
        play(game, 0, f"crown {wish}")
    assert refused.value.reason.id == reason
    assert game == before


@pytest.mark.rule("S2.3")
def test_a_king_makes_no_residence_and_other_units_crown_nothing() -> None:
    game = realm(KING)
    assert starting(game, "crown") == []
    assert explain(game, 0, "crown r5c0").args == {"kind": "queen"}  # type: ignore[union-attr]
    assert starting(realm("lord.barfolk×4"), "crown") == []
    assert starting(realm("lord.barfolk×4"), "upgrade") == []


@pytest.mark.rule("S2.3")
@pytest.mark.parametrize(
    ("levels", "queen", "king"),
    [
        ("4 4 4", 3, 0),
        ("5 4 4", 2, 1),
        ("5 5 4", 0, 2),
        ("6 4 4", 2, 0),
        ("6 5 4", 1, 0),
        ("6 5 5", 0, 0),
    ],
)
def test_at_most_two_residences_and_one_capital_at_a_time(
    levels: str, queen: int, king: int
) -> None:
    tokens = {space: f"p1 {level}" for space, level in zip(FOURS, levels.split(), strict=True)}
    tokens["r5c6"] = "p1 4"
    game = realm(QUEEN, tokens=tokens)
    assert len(starting(game, "crown")) == (queen + 1 if queen else 0)
    assert len(starting(realm(KING, tokens=tokens), "crown")) == king
    if not queen:
        assert explain(game, 0, "crown r5c6").id == "residence-limit"  # type: ignore[union-attr]


@pytest.mark.rule("S2.3")
def test_a_second_capital_is_refused() -> None:
    game = realm(KING, tokens={"r5c0": "p1 6", "r5c2": "p1 5"})
    assert explain(game, 0, "crown r5c2").id == "capital-limit"  # type: ignore[union-attr]


@pytest.mark.rule("S2.3")
def test_no_more_tokens_of_levels_five_and_six_than_the_box_has() -> None:
    few = "[stormgates]\nroyal_tokens = 1"
    game = realm(QUEEN, tokens={**FOURS, "r5c0": "p1 5"}, corrections=few)
    assert starting(game, "crown") == []


@pytest.mark.rule("S2.3")
def test_residences_and_the_capital_use_the_same_tokens() -> None:
    few = "[stormgates]\nroyal_tokens = 2"
    tokens = {"r5c0": "p1 6", "r5c2": "p1 5", "r5c4": "p1 4"}
    assert starting(realm(QUEEN, tokens=tokens), "crown") == ["crown r5c4"]
    assert starting(realm(QUEEN, tokens=tokens, corrections=few), "crown") == []
    with pytest.raises(AssertionError, match=r"\(S2\.3\)"):
        realm(tokens={**tokens, "r5c4": "p1 5"}, corrections=few)


@pytest.mark.rule("S2.3")
def test_the_limits_hold_for_each_player() -> None:
    tokens = {"r5c0": "p2 6", "r5c2": "p2 5", "r5c4": "p2 5", "r5c6": "p1 4", "r6c1": "p1 5"}
    assert starting(realm(QUEEN, tokens=tokens), "crown") == ["crown r5c6"]
    assert starting(realm(KING, tokens=tokens), "crown") == ["crown r6c1"]


@pytest.mark.rule("S2.3", "B0.10")
def test_a_residence_gives_its_high_token_back() -> None:
    tokens = dict.fromkeys(HIGH, "p1 4")
    game = table(
        hand=f"{QUEEN} priest.barfolk×2",
        board={**HIGH, "r1c1": "city-four canyons north"},
        tokens={**tokens, "r1c1": "p1 2"},
        expansion=True,
        royals=True,
        teams=True,
        slices=has(QUEEN),
    )
    assert starting_of(game, "upgrade") == []
    say(game, "p1: crown r5c0")
    assert starting_of(game, "upgrade") == ["upgrade r1c1"]


def starting_of(game: Game, word: str) -> list[str]:
    """p1's options, where partners are asked, too."""
    return [option for option in offered(game, "p1") if option.startswith(word)]


@pytest.mark.rule("S2.3", "S11.1")
def test_a_residence_and_the_capital_count_as_cities_of_level_four_or_more() -> None:
    tokens = {"r5c0": "p1 6", "r5c2": "p1 5", "r5c4": "p1 4", "r5c6": "p1 4", "r6c1": "p1 3"}
    game = realm("lord.barfolk×2", tokens=tokens)
    assert great_cities(game, 0) == 4
    assert view(game, None).players[0].great_cities == 4
    say(game, "p1: upgrade r6c1")
    assert game.ended == "cities"


@pytest.mark.rule("S2.3", "S4.5")
def test_a_partners_city_is_not_crowned() -> None:
    game = realm(QUEEN, tokens={"r5c0": "p3 4", "r5c2": "p1 4"}, teams=True)
    assert starting_of(game, "crown") == ["crown r5c2"]
    assert explain(game, 0, "crown r5c0").id == "not-your-city"  # type: ignore[union-attr]


@pytest.mark.rule("S2.3", "S1.6")
def test_free_upgrades_keep_to_the_limits_of_residences_and_capitals() -> None:
    tokens = {"r5c0": "p1 6", "r5c2": "p1 5", "r5c4": "p1 4", "r5c6": "p1 3"}
    game = realm(tokens=tokens, frames=(RaisingFree(0),))
    assert offered(game) == ["upgrade r5c4", "upgrade r5c6"]
    say(game, "p1: upgrade r5c4")
    assert mark(game, "r5c4") == "p1 5"
    full = realm(tokens={**tokens, "r5c4": "p1 5", "r6c1": "p1 4"}, frames=(RaisingFree(0),))
    assert offered(full) == ["upgrade r5c6"]


@pytest.mark.rule("S2.3", "S1.6")
def test_without_royals_a_free_upgrade_ends_at_level_four() -> None:
    game = table(
        board=HIGH,
        tokens={"r5c0": "p1 4", "r5c2": "p1 3"},
        frames=(RaisingFree(0),),
        expansion=True,
    )
    assert offered(game) == ["upgrade r5c2"]


@pytest.mark.rule("S2.3")
def test_a_position_with_too_many_residences_is_refused() -> None:
    for levels in ("5 5 5", "6 6 4"):
        tokens = {space: f"p1 {level}" for space, level in zip(FOURS, levels.split(), strict=True)}
        with pytest.raises(AssertionError, match="more residences or capitals"):
            realm(tokens=tokens)
    with pytest.raises(AssertionError, match="level 1 to 4"):
        table(board=HIGH, tokens={"r5c0": "p1 5"}, expansion=True)


@pytest.mark.rule("S2.2")
def test_a_position_with_a_royal_in_the_wrong_hands_is_refused() -> None:
    with pytest.raises(AssertionError, match="serves its own faction"):
        realm("queen.islanders")
    with pytest.raises(AssertionError, match="each once"):
        realm(gone="queen.wolfsclan")
    with pytest.raises(AssertionError, match="there should be 1 of “queen"):
        table(hand=QUEEN, expansion=True, royals=True)
    with pytest.raises(AssertionError, match="there should be 1 of “queen"):
        realm(gone=QUEEN)


# S2.4: conquest.


def conquered(level: int, own: str, **more: Any) -> Game:
    """p1, who has cities of these levels, has conquered a city of p2 with this level."""
    spaces = zip(HIGH, own.split(), strict=False)
    game = field(
        "sword lord.barfolk",
        city=f"p2 {level}",
        board=HIGH,
        tokens={"r1c0": "p1 1", **{space: f"p1 {owned}" for space, owned in spaces}},
        expansion=True,
        royals=True,
        **more,
    )
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: surrender")
    return game


@pytest.mark.rule("S2.4", "B8.10")
@pytest.mark.parametrize(
    ("level", "own", "new"),
    [
        (6, "", 6),
        (5, "", 5),
        (5, "5", 5),
        (5, "5 6", 5),
        (6, "5 5", 6),
        (6, "6", 5),
        (6, "6 5", 5),
        (6, "6 5 5", 4),
        (5, "5 5", 4),
        (5, "5 5 6", 4),
        (6, "6 5 5 3 3 3 3", 4),
    ],
)
def test_the_conqueror_gets_the_same_level_or_the_next_lower_one_allowed(
    level: int, own: str, new: int
) -> None:
    assert mark(conquered(level, own), "r1c2") == f"p1 {new}"


@pytest.mark.rule("S2.4", "B8.10")
def test_without_high_tokens_a_residence_falls_to_level_two() -> None:
    # All seven tokens of levels 3 and 4 are on the board, and so are two residences: ten cities.
    board = {**HIGH, "r3c0": "city-three woods north", "r3c2": "city-three lakes north"}
    game = field(
        "sword lord.barfolk",
        city="p2 5",
        board=board,
        tokens={**dict.fromkeys(HIGH, "p1 3"), "r3c0": "p1 5", "r3c2": "p1 5"},
        expansion=True,
        royals=True,
    )
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: surrender")
    assert mark(game, "r1c2") == "p1 2"


@pytest.mark.rule("S2.4", "B8.3")
def test_a_capital_defends_with_six() -> None:
    game = field("weapon.barfolk lord.barfolk×2", city="p2 6", expansion=True, royals=True)
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert totals(game) == (6, 6)
    assert "stand" not in offered(game)
    say(game, "p1: pass")
    assert (mark(game, "r1c2"), heroes(game, "p1")) == ("p2 6", "- -")


@pytest.mark.rule("S2.4", "S2.3")
def test_the_loser_has_room_for_a_capital_again() -> None:
    game = conquered(6, "")
    assert game.rules.great_token(game, 1, 6)
    assert not game.rules.great_token(game, 0, 6)


@pytest.mark.rule("S2.4", "S5.1", "B8.14")
def test_a_neutral_city_of_level_six_is_no_capital() -> None:
    game = field(
        "sword lord.barfolk",
        city="neutral 6",
        expansion=True,
        royals=True,
        advanced=True,
        heroic=True,
    )
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay lord.barfolk", "p1: stand")
    assert mark(game, "r1c2") == "p1 4"


# Random play from a realm with royals.


@pytest.mark.rule("S2.2", "S2.3", "S2.4")
@pytest.mark.parametrize("seed", range(6))
def test_all_laws_hold_while_royals_come_fight_crown_and_fall(seed: int) -> None:
    rng = random.Random(seed)
    teams = bool(seed % 2)
    game = table(
        day=14,
        turn="p1",
        hand={
            "p1": f"{QUEEN} {KING} weapon.barfolk amulet.barfolk tent.barfolk supply×2",
            "p2": "queen.islanders king.islanders weapon.islanders title.islanders supply×3",
        },
        nation={"p1": "supply×14 friman.barfolk×4", "p2": "supply×10", "p3": "supply×16"},
        board={**HIGH, "r1c2": "city-four canyons north"},
        tokens={**dict.fromkeys(list(HIGH)[:4], "p1 4"), "r6c1": "p2 5", "r1c2": "p2 6"},
        heroes={"p1": "r1c2 r6c1", "p2": "r5c0 r5c2"},
        expansion=True,
        royals=True,
        advanced=True,
        heroic=True,
        teams=teams,
        weeks=3,
        slices=has(QUEEN, KING, "queen.islanders", "king.islanders"),
    )
    for _ in walk(game, rng, 1500):
        law = broken_law(game)
        assert law is None, law
        if rng.random() < 0.02:
            assert load(save(game)) == game


# With other modules.


@pytest.mark.rule("S2.3", "S13.4")
@pytest.mark.parametrize(("answer", "level"), [("freeze", 4), ("allow", 5)])
def test_a_freezing_touch_cancels_a_crowning_and_the_queen_is_spent(
    answer: str, level: int
) -> None:
    game = table(
        hand=QUEEN,
        board=HIGH,
        tokens=FOURS,
        expansion=True,
        royals=True,
        stormgates=True,
        bilkarr=True,
        slices={**has(QUEEN), "potions": Potions(freezing=Potion(owner=1))},
    )
    for option in ("crown r5c0", f"pay {QUEEN}"):
        play(game, 0, option)
    play(game, 1, answer)
    assert broken_law(game) is None
    assert mark(game, "r5c0") == f"p1 {level}"
    assert spent(game) == QUEEN


@pytest.mark.rule("S2.2", "S14.2")
def test_a_royal_sacrificed_for_a_fanatic_is_gone_for_good() -> None:
    game = table(
        hand=f"friman.fanatic {QUEEN}",
        nation={"p1": "supply×24"},
        expansion=True,
        royals=True,
        fanatics=True,
        slices=has(QUEEN),
    )
    say(game, f"p1: rouse friman.fanatic {QUEEN}")
    assert cards_text(game.limbo) == QUEEN
    assert QUEEN in cards_text(issued(game))


@pytest.mark.rule("S2.1", "S7.3")
def test_the_banner_brings_a_queen_back_from_the_shelter() -> None:
    game = table(
        hand="banner",
        shelter={"p1": f"{QUEEN} supply"},
        expansion=True,
        royals=True,
        great_artefacts=True,
        slices=has(QUEEN),
    )
    say(game, "p1: use banner", f"p1: take {QUEEN}")
    assert QUEEN in cards(game, "hand")


@pytest.mark.rule("S2.1", "S1.5", "S12.3")
@pytest.mark.parametrize("table_card", [False, True])
def test_no_free_promotion_makes_a_lord_a_queen_or_a_queen_a_king(table_card: bool) -> None:
    hand = f"lord.barfolk {QUEEN} priest.barfolk"
    game = realm(hand, frames=(PromotingFree(0, table_card),))
    assert offered(game) == ["promote priest.barfolk 1"]


@pytest.mark.rule("S2.1", "S13.3")
def test_no_eclipse_falls_on_a_royal_nor_makes_one() -> None:
    potions = Potions(eclipse=Potion(owner=0, drunk=1))
    game = table(
        hand=f"{QUEEN} supply",
        board=HIGH,
        tokens=FOURS,
        expansion=True,
        royals=True,
        stormgates=True,
        bilkarr=True,
        slices={**has(QUEEN), "potions": potions},
    )
    wishes = starting(game, "eclipse")
    assert "eclipse supply lord" in wishes
    assert not [wish for wish in wishes if "queen" in wish or "king" in wish]
    assert explain(game, 0, f"eclipse {QUEEN} lord").id == "never-transformed"  # type: ignore[union-attr]
    assert explain(game, 0, "eclipse supply queen").id == "not-eclipsed-so"  # type: ignore[union-attr]


@pytest.mark.rule("S2.1", "S7.6")
def test_the_mask_takes_no_royal_over() -> None:
    game = field(
        f"weapon.barfolk {QUEEN}",
        "mask friman.islanders",
        expansion=True,
        royals=True,
        great_artefacts=True,
        slices=has(QUEEN),
    )
    say(game, "p1: attack r1c2", "p1: with 1", "p1: lay weapon.barfolk", f"p1: lay {QUEEN}")
    say(game, "p1: stand", "p2: fight")
    assert starting(game, "take-over") == []


@pytest.mark.rule("S2.3", "B3.5")
def test_why_units_raise_no_city_above_level_four() -> None:
    game = realm("lord.barfolk×4")
    assert str(explain(game, 0, "upgrade r5c0")) == "royals-crown (S2.3)"
    plain = table(hand="lord.barfolk×4", board=HIGH, tokens=FOURS, expansion=True)
    assert str(explain(plain, 0, "upgrade r5c0")) == "highest-level (B3.5)"
    assert str(explain(plain, 0, "crown r5c0")) == "not-offered (B2.3)"


@pytest.mark.rule("S2.3", "S15.2")
def test_no_building_of_a_valley_is_crowned() -> None:
    game = valley(
        hand=QUEEN,
        royals=True,
        tokens={BUILDING: "p1 2"},
        buildings={BUILDING: "tool"},
        slices=has(QUEEN),
    )
    assert explain(game, 0, f"crown {BUILDING}").id == "no-city-here"  # type: ignore[union-attr]
    assert starting(game, "crown") == []


@pytest.mark.rule("S2.3", "S15.4", "S11.1")
def test_a_centre_is_crowned_like_any_city() -> None:
    game = valley(hand=QUEEN, royals=True, tokens={KINGS: "p1 4"}, slices=has(QUEEN))
    assert starting(game, "crown") == [f"crown {KINGS}"]
    say(game, f"p1: crown {KINGS}")
    assert mark(game, KINGS) == "p1 5"
