"""The new Great Artefacts (S7): offer, Bag, Banner, Cloak, Crystal and Lost Scroll."""

import random
from typing import Any

import pytest

from battalia.engine import (
    CatalogueError,
    Game,
    Options,
    explain,
    load,
    play,
    save,
    start,
    view,
)
from battalia.engine.events import PurposeGone
from battalia.engine.game import Pile, Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.common import CardTaken
from battalia.engine.modules.great_artefacts.bag import Filling
from battalia.engine.modules.great_artefacts.banner import Rallying
from battalia.engine.modules.great_artefacts.cloak import Hiding
from battalia.engine.modules.great_artefacts.crystal import CardGazed, Gazing, GreatArtefactsView
from battalia.engine.modules.great_artefacts.in_use import IN_USE, GreatArtefacts
from battalia.engine.modules.great_artefacts.lost_scroll import Reading
from battalia.engine.modules.great_artefacts.staff import Reshaping
from battalia.engine.modules.heroic import Veterans
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.royals import Royals, depose
from battalia.engine.modules.stardust import Stardust
from battalia.engine.modules.trading import Post, Trading
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.play import advance
from battalia.engine.points import assemble
from battalia.engine.position import PositionError, position
from battalia.engine.position import from_position as loaded
from battalia.engine.terms import CHIEF, KIND, LORD, ROYALS, TOOL, is_great, put, take
from battlefield import BOARD, field
from positions import asked, begun, cards, draw, offered, say, starting, table, until, uses
from random_play import random_options, rich_game, walk
from refusals import refuses
from shelf import Potions
from valleys import NORTH_ROAD, valley

NEW = ("arrow", "bag", "banner", "cloak", "crystal", "mask", "lost-scroll")
PEACEFUL = ("bag", "banner", "cloak", "crystal", "lost-scroll", "staff")
HOME = {"r3c2": "city-four woods north"}
OWNED = {"r3c2": "p1 1"}


def at_table(**more: Any) -> Game:
    return table(expansion=True, great_artefacts=True, **more)


# S7.0: the offer.


@pytest.mark.rule("S7.0", "S7.9", "S10.1")
@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("fortune", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_as_many_as_players_lie_face_up_and_one_more_without_fortune(
    players: int, fortune: bool, staff: bool
) -> None:
    options = Options(
        players=players, expansion=True, great_artefacts=True, fortune=fortune, staff=staff
    )
    game = begun(options)
    assert len(game.offer) == players + (not fortune)
    assert len(game.offer + game.out) == len({*game.offer, *game.out}) == 12 + staff
    named = cards_text(game.offer + game.out).split()
    assert {*NEW, "hammer", "sword", "shield", "wings", "horn"} <= set(named)
    assert ("staff" in named) == staff


@pytest.mark.rule("S7.0", "S15.1", "S10.3")
@pytest.mark.parametrize("fortune", [True, False])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_in_the_valleys_as_many_lie_face_up(players: int, fortune: bool) -> None:
    options = Options(
        players=players,
        expansion=True,
        great_artefacts=True,
        stormgates=True,
        valleys="pass",
        fortune=fortune,
    )
    assert len(begun(options).offer) == players + (not fortune)


@pytest.mark.rule("S7.0")
def test_those_of_both_boxes_are_shuffled_together() -> None:
    """Any of the twelve may come to lie face up."""
    game = until(start(Options(players=2, expansion=True, great_artefacts=True)), "offer")
    drawn = [choice.removeprefix("draw ") for choice in offered(game)]
    assert set(drawn) == {*NEW, "hammer", "sword", "shield", "wings", "horn"}
    assert game.asked[-1].weights == [1] * 12


@pytest.mark.rule("S7.0")
def test_the_remaining_pile_lies_face_down() -> None:
    game = begun(Options(players=3, expansion=True, great_artefacts=True))
    other = game.copy()
    other.out = bytes(reversed(other.out))
    for seat in (None, 0, 1, 2):
        assert view(game, seat) == view(other, seat)
        assert not set(game.out) & set(view(game, seat).offer)


@pytest.mark.rule("S7.0", "S7.8")
def test_the_offer_is_never_refilled_and_an_empty_one_gives_nothing() -> None:
    hand = "weapon.barfolk lord.barfolk×2"
    game = at_table(hand=hand, heroes={"p1": "r3c3"}, offer="crystal")
    say(game, "attack r3c3", "with 1", "lay weapon.barfolk", "lay lord.barfolk", "lay lord.barfolk")
    pile = game.out
    say(game, "stand")
    assert offered(game) == ["take crystal"]
    say(game, "take crystal")
    assert (game.offer, game.out) == (b"", pile)
    game = at_table(hand=hand, heroes={"p1": "r3c3"}, offer="")
    assert "attack r3c3" not in offered(game)
    reason = explain(game, 0, "attack r3c3")
    assert reason is not None
    assert reason.id == "no-great-artefact-on-offer"


@pytest.mark.rule("S7.0")
def test_without_this_module_only_the_five_of_the_base_game_are_there() -> None:
    game = table(expansion=True)
    assert cards_text(game.offer) == "hammer sword shield wings horn"
    assert "great-artefacts" not in game.slices


@pytest.mark.rule("S7.0", "S7.4", "B8.12")
@pytest.mark.parametrize("great", PEACEFUL)
def test_in_a_battle_it_has_no_power(great: str) -> None:
    def fight(attack: str, defence: str) -> Game:
        return field(
            attack,
            defence,
            city="p2 1",
            expansion=True,
            great_artefacts=True,
            staff=True,
            heroes={"p1": "r1c2 r1c1", "p2": "r1c4"},
            tokens={"r1c4": "p2 1"},
            shelter={"p1": "friman.barfolk", "p2": "friman.islanders"},
            limbo="tool.barfolk",
        )

    game = fight(f"weapon.barfolk friman.barfolk {great}", "friman.islanders")
    assert f"use {great}" in offered(game)
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk")
    assert uses(game) == []
    with pytest.raises(Refused, match="not-in-battle"):
        say(game, f"use {great}")
    game = fight("weapon.barfolk friman.barfolk", f"friman.islanders {great}")
    say(game, "attack r1c2", "with 1", "lay weapon.barfolk", "lay friman.barfolk", "stand")
    assert offered(game) == ["fight", "surrender"]
    say(game, "fight")
    assert offered(game) == ["lay friman.islanders"]


@pytest.mark.rule("S7.0", "B2.1")
@pytest.mark.parametrize("great", PEACEFUL)
def test_it_is_used_in_the_action_step_only(great: str) -> None:
    game = at_table(
        at="cohort",
        staff=True,
        hand=f"{great} supply",
        board=HOME,
        tokens=OWNED,
        heroes={"p1": "r3c2"},
        shelter={"p1": "friman.barfolk"},
        limbo="tool.barfolk",
    )
    assert uses(game) == []
    say(game, "skip")
    assert f"use {great}" in offered(game)


@pytest.mark.rule("S7.0", "B6.1")
@pytest.mark.parametrize("great", [*NEW, "staff"])
def test_like_every_great_artefact_it_is_never_transformed_stationed_or_traded(great: str) -> None:
    game = at_table(
        staff=True,
        trading=True,
        stormgates=True,
        bilkarr=True,
        hand=f"{great} amulet.barfolk scroll.barfolk title.barfolk tent.barfolk supply",
        board={"r1c3": "straight woods east"},
        heroes={"p1": "r1c3"},
        slices={"trading": Trading((Post(10, 0),)), "potions": Potions(eclipse=Potion(0, 1))},
    )
    assert starting(game, f"trade {great}") + starting(game, f"eclipse {great}") == []
    for artefact in ("amulet.barfolk", "scroll.barfolk", "tent.barfolk"):
        other = game.copy()
        advance(other)
        say(other, f"use {artefact}")
        assert not [choice for choice in offered(other) if great in choice.split()]


@pytest.mark.rule("S7.0", "B6.1", "B9.1")
@pytest.mark.parametrize("great", [*NEW, "staff"])
def test_like_every_great_artefact_it_may_be_ambushed_or_paid_to_limbo(great: str) -> None:
    hand = f"{great} friman.barfolk"
    game = at_table(staff=True, hand=hand, fill=11)
    say(game, "limbo friman.barfolk", f"ambush {great}")
    assert cards(game, "ambush") == great
    game = at_table(staff=True, hand=hand, fill=11)
    offer = game.offer
    say(game, f"limbo {great}", "ambush friman.barfolk")
    assert (cards_text(game.limbo), game.offer) == (great, offer)


@pytest.mark.rule("S7.0", "B0.5", "B2.1")
@pytest.mark.parametrize("great", [*NEW, "staff"])
def test_it_is_of_every_faction(great: str) -> None:
    game = at_table(
        staff=True, at="cohort", hand=f"{great} tool.islanders friman.islanders supply×2"
    )
    assert starting(game, "cohort") == ["cohort islanders 3"]


@pytest.mark.rule("S7.2", "S7.4", "S7.5", "S7.6", "S7.9")
@pytest.mark.parametrize(
    "number",
    ["bag.supply", "cloak.cities", "crystal.looks", "crystal.keeps", "mask.units", "staff.cards"],
)
def test_what_is_printed_on_it_may_be_corrected_to_one_but_not_to_nothing(number: str) -> None:
    def corrected(to: int) -> Options:
        corrections = f"[cards]\n{number} = {to}\n"
        return Options(expansion=True, great_artefacts=True, staff=True, corrections=corrections)

    card, name = number.split(".")
    assert assemble(corrected(1)).numbers[card][name] == 1
    with refuses(CatalogueError, "at least 1, not 0"):
        assemble(corrected(0))


# S7.2: Fortuna's Bag.


@pytest.mark.rule("S7.2")
@pytest.mark.parametrize("count", [1, 2])
def test_the_bag_gives_up_to_two_supply_cards_to_the_hand(count: int) -> None:
    game = at_table(hand="bag friman.barfolk")
    before = game.supply
    say(game, "use bag")
    assert offered(game) == ["take-supply 1", "take-supply 2"]
    say(game, f"take-supply {count}")
    assert cards(game, "hand") == ("supply " if count == 1 else "supply×2 ") + "friman.barfolk"
    assert game.supply == before - count
    assert uses(game) == []


@pytest.mark.rule("S7.2", "B3.9")
def test_the_bag_gives_what_the_common_supply_has() -> None:
    game = at_table(hand="bag", supply_left=1)
    say(game, "use bag")
    assert offered(game) == ["take-supply 1"]
    game = at_table(hand="bag", supply_left=0)
    assert uses(game) == []
    reason = explain(game, 0, "use bag")
    assert reason is not None
    assert reason.id == "no-supply-left"


@pytest.mark.rule("S7.2")
def test_supply_of_the_bag_that_was_used_stays_in_the_deck() -> None:
    game = at_table(hand="bag", shelter={"p1": "tool.barfolk"})
    say(game, "use bag", "take-supply 2", "hire friman")
    draw(game)
    common, size = game.supply, game.deck_size(0)
    say(game, "end")
    assert (game.supply, game.deck_size(0)) == (common, size)
    # Two of the Bag, and one that came with the friman.
    assert game.shelter[0].count(read_card("supply")) == 3


@pytest.mark.rule("S7.2", "B2.4")
def test_supply_of_the_bag_that_was_not_used_goes_back_at_the_end_of_the_turn() -> None:
    game = at_table(hand="bag supply")
    before, size = game.supply, game.deck_size(0)
    say(game, "use bag", "take-supply 2")
    assert cards(game, "hand") == "supply×3"
    say(game, "end")
    assert game.supply == before
    assert game.deck_size(0) == size
    assert IN_USE.of(game) == GreatArtefacts()


@pytest.mark.rule("S7.2", "B7.2")
def test_supply_that_is_spent_comes_from_the_bag_first() -> None:
    game = at_table(
        hand="bag supply friman.barfolk",
        fill=13,
        board={"r3c2": "city-four woods north", "r3c1": "straight lakes east"},
        tokens=OWNED,
        heroes={"p1": "r3c2"},
    )
    before = game.supply
    say(game, "use bag", "take-supply 2", "step 1 west")
    assert IN_USE.of(game).bag == 1
    say(game, "end")
    # One of the Bag was spent, the other goes back; the own one is discarded.
    assert game.supply == before - 1
    assert game.shelter[0].count(read_card("supply")) == 2


@pytest.mark.rule("S7.2", "B9.1")
def test_supply_of_the_bag_is_neither_ambushed_nor_sent_to_limbo() -> None:
    game = at_table(hand="bag friman.barfolk chief.barfolk", fill=13)
    say(game, "use bag", "take-supply 2")
    assert starting(game, "limbo") == ["limbo friman.barfolk", "limbo chief.barfolk"]
    with pytest.raises(Refused, match="only-spent"):
        say(game, "limbo supply")
    say(game, "limbo chief.barfolk")
    assert offered(game) == ["ambush friman.barfolk"]


@pytest.mark.rule("S7.2", "B9.1")
def test_own_supply_may_still_be_ambushed_and_sent_to_limbo() -> None:
    game = at_table(hand="bag supply×2 friman.barfolk", fill=13)
    say(game, "use bag", "take-supply 2")
    say(game, "limbo supply")
    assert offered(game) == ["ambush supply", "ambush friman.barfolk"]
    say(game, "ambush supply")
    assert cards(game, "hand") == "supply×2 friman.barfolk"
    assert starting(game, "limbo") == []


@pytest.mark.rule("S7.2", "B9.2")
def test_supply_of_the_bag_that_goes_back_is_no_part_of_ten_cards() -> None:
    game = at_table(hand="bag friman.barfolk chief.barfolk", fill=10)
    say(game, "use bag", "take-supply 2")
    assert game.deck_size(0) == 12
    assert starting(game, "limbo") == []
    reason = explain(game, 0, "limbo chief.barfolk")
    assert reason is not None
    assert reason.id == "deck-too-small"
    say(game, "hire friman")
    draw(game)
    assert starting(game, "limbo") == ["limbo friman.barfolk", "limbo chief.barfolk"]


@pytest.mark.rule("S7.2", "B5.8")
def test_supply_of_the_bag_pays_for_a_tent_but_is_not_stationed() -> None:
    game = at_table(hand="bag tent.barfolk")
    say(game, "use bag", "take-supply 2")
    assert uses(game) == []
    game = at_table(hand="bag tent.barfolk friman.barfolk")
    say(game, "use bag", "take-supply 2", "use tent.barfolk")
    assert offered(game) == ["station friman.barfolk"]
    game = at_table(hand="bag tent.barfolk supply")
    say(game, "use bag", "take-supply 1", "use tent.barfolk")
    assert offered(game) == ["station supply"]
    say(game, "station supply")
    assert cards(game, "hand") == ""


@pytest.mark.rule("S7.2", "S6.3", "B5.8")
def test_stardust_does_not_pay_for_a_tent_that_only_it_could_be_stationed_in() -> None:
    game = at_table(
        hand="bag tent.barfolk stardust", trading=True, slices={"stardust": Stardust(1)}
    )
    say(game, "use bag", "take-supply 2", "use tent.barfolk")
    assert offered(game) == ["station stardust"]


@pytest.mark.rule("S7.2", "B5.5")
def test_an_amulet_on_supply_spends_that_of_the_bag() -> None:
    game = at_table(hand="bag amulet.barfolk")
    before = game.supply
    say(game, "use bag", "take-supply 1", "use amulet.barfolk", "on supply", "chance: roll 5")
    assert IN_USE.of(game).bag == 0
    say(game, "end")
    assert game.supply == before - 1


@pytest.mark.rule("S7.2", "S6.2")
def test_supply_of_the_bag_may_be_traded() -> None:
    posts = Trading((Post(10, 0), Post(11, 0)))
    game = at_table(
        trading=True,
        hand="bag",
        fill=10,
        board={"r1c3": "straight woods east", "r1c4": "straight lakes east"},
        heroes={"p1": "r1c3"},
        slices={"trading": posts},
    )
    before, size = game.supply, game.deck_size(0)
    say(game, "use bag", "take-supply 2", "trade supply")
    assert cards(game, "hand") == "stardust"
    assert game.supply == before
    say(game, "end")
    assert game.supply == before
    assert game.deck_size(0) == size + 1


@pytest.mark.rule("S7.2", "S14.2")
def test_supply_of_the_bag_is_no_sacrifice_for_a_fanatic() -> None:
    game = at_table(fanatics=True, hand="bag friman.fanatic", fill=13)
    say(game, "use bag", "take-supply 2")
    assert starting(game, "rouse") == []
    game = at_table(fanatics=True, hand="bag supply friman.fanatic", fill=13)
    say(game, "use bag", "take-supply 2")
    assert starting(game, "rouse") == ["rouse friman.fanatic supply"]
    say(game, "rouse friman.fanatic supply")
    assert (cards(game, "hand"), IN_USE.of(game).bag) == ("supply×2", 2)


@pytest.mark.rule("S7.2", "S4.3")
def test_a_partner_may_take_the_last_supply_before_the_bag_does() -> None:
    game = at_table(teams=True, hand={"p1": "bag", "p3": "supply×2"}, supply_left=1)
    events = say(game, "p1: use bag", "p3: hire friman")
    draw(game)
    assert PurposeGone(0) in events
    assert game.supply == 0
    assert offered(game, "p1") == ["end"]


@pytest.mark.rule("S7.2")
@pytest.mark.parametrize(
    "state",
    [
        {"bag": 1},
        {"bag_of": "p1"},
        {"bag": 3, "bag_of": "p1"},
        {"bag": 2, "bag_of": "p1"},
        {"bag": 1, "bag_of": "p2"},
    ],
)
def test_a_position_with_another_bag_is_refused(state: dict[str, Any]) -> None:
    game = at_table(hand={"p1": "supply", "p2": "supply"}, fill=13)
    plain = position(game)
    assert loaded(plain) == game
    with refuses(PositionError, "Bag"):
        loaded({**plain, "modules": {"great-artefacts": state}})


@pytest.mark.rule("S7.2", "B9.2")
def test_a_position_whose_deck_would_be_too_small_without_the_bag_is_refused() -> None:
    plain = position(at_table(hand="supply×2", fill=10))
    with refuses(PositionError, "at least 10 cards"):
        loaded({**plain, "modules": {"great-artefacts": {"bag": 1, "bag_of": "p1"}}})


@pytest.mark.rule("S7.2", "S4.3")
def test_in_teams_it_goes_back_when_the_owner_is_done_though_partners_still_act() -> None:
    game = at_table(teams=True, hand={"p1": "bag", "p3": "supply×2"})
    before = game.supply
    say(game, "p1: use bag", "p1: take-supply 2")
    # A partner's supply has nothing to do with it.
    say(game, "p3: hire friman")
    draw(game)
    assert (IN_USE.of(game).bag, IN_USE.of(game).bag_of) == (2, 0)
    say(game, "p1: end")
    # One came with the friman.
    assert game.supply == before - 1
    assert IN_USE.of(game) == GreatArtefacts()


@pytest.mark.rule("S7.2", "S4.3")
def test_it_stays_when_a_partner_is_done() -> None:
    game = at_table(teams=True, hand={"p1": "bag", "p3": ""})
    say(game, "p1: use bag", "p1: take-supply 2", "p3: end")
    draw(game)
    assert (cards(game, "hand"), IN_USE.of(game).bag) == ("supply×2", 2)
    say(game, "p1: hire friman")
    assert IN_USE.of(game).bag == 0


@pytest.mark.rule("S7.2", "B3.7")
def test_supply_of_the_bag_hires_a_hero_and_the_own_one_stays() -> None:
    game = at_table(hand="bag supply weapon.barfolk", board=HOME, tokens=OWNED)
    say(game, "use bag", "take-supply 2", "hero r3c2")
    assert (cards(game, "hand"), IN_USE.of(game)) == ("supply", GreatArtefacts())


@pytest.mark.rule("S7.2", "S1.2")
def test_supply_of_the_bag_pays_step_and_toll_of_a_jump() -> None:
    game = at_table(
        stormgates=True,
        hand="bag supply",
        board={"r0c3": "stormgate canyons north", "r6c3": "stormgate lakes north"},
        heroes={"p1": "r0c3"},
    )
    say(game, "use bag", "take-supply 2", "jump 1 r6c3")
    assert (cards(game, "hand"), IN_USE.of(game)) == ("supply", GreatArtefacts())


@pytest.mark.rule("S7.2", "S6.3")
def test_stardust_that_pays_leaves_the_supply_of_the_bag() -> None:
    game = at_table(
        trading=True, hand="bag stardust", slices={"stardust": Stardust(1)}, supply_left=3
    )
    say(game, "use bag", "take-supply 2", "hire friman")
    say(game, "pay stardust")
    draw(game)
    assert (cards(game, "hand"), IN_USE.of(game).bag) == ("supply×2", 2)
    say(game, "end")
    # Three, less the one that came with the friman.
    assert game.supply == 2


@pytest.mark.rule("S7.2", "S13.4")
def test_supply_of_the_bag_in_a_frozen_row_is_used_and_stays_in_the_deck() -> None:
    game = at_table(
        stormgates=True,
        bilkarr=True,
        hand="bag",
        slices={"potions": Potions(freezing=Potion(1, 1))},
    )
    before = game.supply
    say(game, "p1: use bag", "p2: allow", "p1: take-supply 2", "p1: hire friman", "p2: freeze")
    assert IN_USE.of(game) == GreatArtefacts()
    say(game, "p1: end")
    assert (game.supply, game.shelter[0].count(read_card("supply"))) == (before - 2, 2)


@pytest.mark.rule("S7.2")
def test_a_game_is_saved_while_supply_of_the_bag_is_in_the_hand() -> None:
    game = at_table(hand="bag supply")
    say(game, "use bag")
    assert load(save(game)) == game
    say(game, "take-supply 2")
    assert load(save(game)) == game


# S7.3: Vigo's Banner.


@pytest.mark.rule("S7.3")
def test_the_banner_takes_cards_of_one_type_from_the_own_shelter_to_the_hand() -> None:
    game = at_table(
        hand="banner",
        shelter={"p1": "chief.barfolk chief.islanders×2 friman.barfolk tool.barfolk"},
    )
    say(game, "use banner")
    assert offered(game) == ["take friman.barfolk", "take chief.barfolk", "take chief.islanders"]
    say(game, "take chief.islanders")
    assert offered(game) == ["take chief.barfolk", "take chief.islanders", "done"]
    say(game, "take chief.barfolk", "done")
    assert cards(game, "hand") == "chief.barfolk chief.islanders"
    assert cards(game, "shelter") == "chief.islanders friman.barfolk tool.barfolk"


@pytest.mark.rule("S7.3")
@pytest.mark.parametrize(
    ("shelter", "taken"),
    [
        ("friman.barfolk×5 friman.islanders×4", 8),
        ("chief.barfolk×3 chief.islanders×2", 4),
        ("priest.barfolk×2 priest.islanders", 2),
        ("lord.barfolk×2 lord.islanders", 2),
        ("weapon.barfolk×3 weapon.islanders×3 weapon.emberians×3", 8),
        ("horse.barfolk×3 horse.islanders×3 horse.emberians×3", 8),
    ],
)
def test_the_total_printed_strength_is_at_most_8(shelter: str, taken: int) -> None:
    game = at_table(hand="banner", shelter={"p1": shelter})
    say(game, "use banner")
    for _ in range(taken):
        assert starting(game, "take")
        say(game, starting(game, "take")[0])
    assert starting(game, "take") == []
    assert len(game.hand[0]) == taken


@pytest.mark.rule("S7.3", "S2.1")
@pytest.mark.parametrize("royal", ["queen.barfolk", "king.barfolk"])
def test_queens_and_kings_follow_the_banner(royal: str) -> None:
    game = at_table(
        royals=True,
        hand="banner",
        shelter={"p1": "queen.barfolk king.barfolk"},
        slices={"royals": Royals(read_cards("queen.barfolk king.barfolk"))},
    )
    say(game, "use banner", f"take {royal}")
    assert cards(game, "hand") == royal
    assert not starting(game, "take")


@pytest.mark.rule("S7.3")
def test_other_cards_do_not_follow_the_banner() -> None:
    game = at_table(
        trading=True,
        hand="banner",
        shelter={"p1": "supply tool.barfolk amulet.barfolk title.barfolk scroll.barfolk chest"},
        slices={"trading": Trading(chests=1)},
    )
    assert uses(game) == []
    reason = explain(game, 0, "use banner")
    assert reason is not None
    assert reason.id == "nobody-to-rally"


@pytest.mark.rule("S7.3", "S14.1")
def test_fanatics_count_their_base_strength() -> None:
    game = at_table(fanatics=True, hand="banner", shelter={"p1": "lord.fanatic×2 lord.barfolk"})
    say(game, "use banner", "take lord.fanatic", "take lord.fanatic")
    assert cards(game, "hand") == "lord.fanatic×2"
    assert not starting(game, "take")


@pytest.mark.rule("S7.3", "S5.3")
def test_veterans_count_their_base_strength() -> None:
    game = at_table(
        advanced=True,
        heroic=True,
        hand="banner",
        shelter={"p1": "chief.barfolk×3 chief.islanders"},
        slices={"heroic": Veterans((0,))},
    )
    say(game, "use banner", *["take chief.barfolk"] * 3, "take chief.islanders")
    assert cards(game, "hand") == "chief.barfolk×3 chief.islanders"


@pytest.mark.rule("S7.3")
def test_whether_more_cards_of_the_type_lie_in_the_shelter_is_not_told() -> None:
    few = at_table(hand="banner", shelter={"p1": "friman.barfolk tool.barfolk"})
    many = at_table(hand="banner", shelter={"p1": "friman.barfolk×2"})
    for game in (few, many):
        say(game, "use banner", "take friman.barfolk")
        assert asked(game) == ["p1"]
        assert offered(game)[-1] == "done"


@pytest.mark.rule("S7.3")
def test_the_cards_of_the_banner_are_shown_and_used_at_once() -> None:
    game = at_table(hand="banner supply×3", shelter={"p1": "friman.barfolk×2"})
    say(game, "use banner", "take friman.barfolk")
    events = say(game, "take friman.barfolk")
    card = read_card("friman.barfolk")
    assert [event.seen(1) for event in events if isinstance(event, CardTaken)] == [
        CardTaken(0, card)
    ]
    say(game, "done")
    assert cards(game, "hand") == "supply×3 friman.barfolk×2"


@pytest.mark.rule("S7.3")
@pytest.mark.parametrize(
    ("shelter", "after", "more"),
    [
        # 3 + 3, and a third would be one too many; 4 + 4 is exactly 8.
        ("priest.barfolk×3", ["priest.barfolk"] * 2, False),
        ("lord.barfolk×3", ["lord.barfolk"] * 2, False),
        ("chief.barfolk×2 chief.islanders×3", ["chief.islanders"] * 3, True),
    ],
)
def test_the_banner_is_done_as_soon_as_nobody_more_could_follow(
    shelter: str, after: list[str], more: bool
) -> None:
    game = at_table(hand="banner", shelter={"p1": shelter})
    say(game, "use banner", *[f"take {name}" for name in after])
    assert ("done" in offered(game)) == more


@pytest.mark.rule("S7.3")
def test_the_banner_takes_neither_from_the_nation_nor_from_others() -> None:
    game = at_table(
        hand="banner supply×4",
        nation={"p1": "lord.barfolk"},
        shelter={"p1": "chief.barfolk", "p2": "priest.barfolk"},
        ambush={"p1": "friman.barfolk"},
    )
    say(game, "use banner")
    assert offered(game) == ["take chief.barfolk"]


@pytest.mark.rule("S7.3", "S7.1", "B6.3")
def test_great_artefacts_that_are_weapons_do_not_follow_the_banner() -> None:
    game = valley(hand="banner", great_artefacts=True, shelter={"p1": "sword arrow weapon.barfolk"})
    say(game, "use banner")
    assert offered(game) == ["take weapon.barfolk"]


@pytest.mark.rule("S7.3", "B5.5", "B8.2")
def test_a_weapon_that_went_to_the_shelter_this_turn_follows_and_opens_an_attack() -> None:
    game = at_table(
        hand="banner amulet.barfolk weapon.barfolk",
        board=HOME,
        tokens={"r3c2": "p2 1"},
        heroes={"p1": "r3c2", "p2": "r3c2"},
    )
    say(game, "use amulet.barfolk", "on weapon.barfolk", "chance: roll 5")
    assert starting(game, "attack") == []
    say(game, "use banner", "take weapon.barfolk", "done")
    # No artefact has affected the card in the hand: the equal one is gone from the table.
    assert starting(game, "attack") == ["attack r3c2", "attack r3c2 p2"]


@pytest.mark.rule("S7.3", "B9.1", "B5.8")
def test_cards_of_the_banner_are_ordinary_hand_cards() -> None:
    game = at_table(hand="banner tent.barfolk supply", shelter={"p1": "friman.barfolk×2"}, fill=12)
    say(game, "use banner", "take friman.barfolk", "take friman.barfolk", "done")
    assert "limbo friman.barfolk" in offered(game)
    say(game, "use tent.barfolk")
    assert offered(game) == ["station friman.barfolk"]


@pytest.mark.rule("S7.3")
@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (Rallying(0, 9), "“left” is at most 8"),
        # The first one has not been taken, and there is none of so little strength.
        (Rallying(0, 3), "the card that it needs is not there"),
        (Rallying(0, 3, TOOL), "it is about other cards"),
        # Nobody more could follow.
        (Rallying(0, 3, LORD), "nobody is asked anything"),
        (Rallying(0, 0, LORD), "nobody is asked anything"),
    ],
    ids=str,
)
def test_why_a_position_with_the_banner_is_refused(frame: Rallying, reason: str) -> None:
    game = at_table(hand="supply", shelter={"p1": "lord.barfolk tool.barfolk"})
    (lane,) = game.lanes
    game.lanes = [(*lane, frame)]
    with refuses(PositionError, reason):
        load(save(game))


@pytest.mark.rule("S7.3")
def test_a_position_with_the_banner_goes_on_also_where_no_more_of_the_type_are_there() -> None:
    shelter = {"p1": "lord.barfolk tool.barfolk"}
    game = at_table(hand="supply", shelter=shelter, frames=(Rallying(0, 8),))
    assert offered(load(save(game))) == ["take lord.barfolk"]
    game = at_table(hand="supply", shelter=shelter, frames=(Rallying(0, 2, CHIEF),))
    assert offered(load(save(game))) == ["done"]


# S7.4: Vayl's Cloak.

MARKS = {"r1c2": "p1 2", "r1c0": "p1 1", "r0c3": "p1 1", "r5c0": "p1 3", "r1c4": "p2 1"}


def cloaked(**more: Any) -> Game:
    board = {
        **BOARD,
        "r0c3": "city-one lakes south",
        "r1c3": "tee mountains north",
        "r5c0": "city-four woods north",
    }
    wanted: dict[str, Any] = {"hand": "cloak", "heroes": {"p1": "r1c1", "p2": "r1c4"}}
    return at_table(board=board, tokens=MARKS, **{**wanted, **more})


@pytest.mark.rule("S7.4", "S7.1")
def test_own_cities_within_range_of_an_own_hero_are_hidden() -> None:
    game = cloaked()
    say(game, "use cloak")
    assert offered(game) == ["hide r1c0", "hide r1c2"]
    say(game, "hide r1c2")
    assert offered(game) == ["hide r1c0", "done"]
    say(game, "done")
    assert IN_USE.of(game).hidden == (game.rules.notation.read_space("r1c2"),)


@pytest.mark.rule("S7.4")
def test_at_most_two_cities_each_within_range_of_some_hero() -> None:
    game = cloaked(heroes={"p1": "r1c1 r1c3"})
    say(game, "use cloak")
    assert offered(game) == ["hide r0c3", "hide r1c0", "hide r1c2"]
    say(game, "hide r0c3", "hide r1c0")
    assert asked(game) == ["p1"]
    assert offered(game) == ["end"]


@pytest.mark.rule("S7.4")
@pytest.mark.parametrize("heroes", [{}, {"p1": "r1c5"}])
def test_without_an_own_city_in_range_the_cloak_is_not_used(heroes: dict[str, str]) -> None:
    game = cloaked(heroes=heroes)
    assert uses(game) == []
    reason = explain(game, 0, "use cloak")
    assert reason is not None
    assert reason.id == "no-city-to-hide"


@pytest.mark.rule("S7.4", "S7.1")
@pytest.mark.parametrize("who", ["p1", "p2", "p3", "p4"])
def test_any_own_hero_hides_a_city_and_nobody_elses(who: str) -> None:
    """The own second hero stands in the first corner; all others beside another own city."""
    others = {name: "r5c5 r5c5" for name in ("p1", "p2", "p3", "p4") if name != who}
    game = at_table(
        turn=who,
        hand="cloak",
        board={
            "r0c0": "city-one lakes east",
            "r1c1": "city-four woods north",
            "r4c4": "city-four canyons north",
            "r5c5": "crossroads lakes north",
        },
        tokens={"r1c1": f"{who} 1", "r4c4": f"{who} 1"},
        heroes={who: "- r0c0", **others},
    )
    say(game, "use cloak")
    assert offered(game) == ["hide r1c1"]


def hidden_city() -> Game:
    """p1 has hidden r1c2, where p1's hero stands, too; p2 is next."""
    game = cloaked(
        hand={"p1": "cloak", "p2": "weapon.islanders friman.islanders×2 supply×3"},
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "use cloak", "hide r1c2", "done", "end")
    draw(game)
    say(game, "skip")
    return game


@pytest.mark.rule("S7.4", "B8.1")
def test_a_hidden_city_is_not_attacked_but_heroes_on_it_are() -> None:
    game = hidden_city()
    assert starting(game, "attack") == ["attack r1c2 p1"]
    reason = explain(game, 1, "attack r1c2")
    assert reason is not None
    assert (reason.id, reason.rule) == ("city-hidden", "S7.4")
    say(game, "attack r1c2 p1", "with 1", "lay weapon.islanders")


@pytest.mark.rule("S7.4", "B7.3")
def test_a_hidden_city_may_be_entered() -> None:
    game = hidden_city()
    say(game, "step 1 east")
    assert "step 1 west" in offered(game)
    say(game, "step 1 west")
    assert game.heroes[2] == game.rules.notation.read_space("r1c2")


@pytest.mark.rule("S7.4")
def test_the_cloak_is_lifted_at_the_start_of_the_owners_next_turn() -> None:
    game = hidden_city()
    say(game, "end", "top supply")
    draw(game)
    for _ in ("p3", "p4"):
        assert IN_USE.of(game).cloak_of == 0
        say(game, "skip", "end")
        draw(game)
    assert asked(game) == ["p1"]
    assert IN_USE.of(game) == GreatArtefacts()


@pytest.mark.rule("S7.4", "S4.3")
def test_in_teams_the_cloak_is_lifted_at_the_start_of_the_teams_turn() -> None:
    game = at_table(
        teams=True,
        turn="p3",
        hand={"p3": "cloak"},
        board=HOME,
        tokens={"r3c2": "p3 1"},
        heroes={"p3": "r3c2"},
    )
    say(game, "p3: use cloak", "p3: hide r3c2", "p1: end")
    draw(game)
    say(game, "p3: end")
    draw(game)
    assert asked(game) == ["p2", "p4"]
    for seat in ("p2", "p4"):
        assert IN_USE.of(game).hidden
        say(game, f"{seat}: skip", f"{seat}: end")
        draw(game)
    assert asked(game) == ["p1", "p3"]
    assert IN_USE.of(game) == GreatArtefacts()


@pytest.mark.rule("S7.4", "S7.1")
def test_the_arrow_does_not_reach_a_hidden_city() -> None:
    space = 7 + 2
    game = cloaked(
        turn="p2",
        hand={"p2": "arrow friman.islanders×3"},
        heroes={"p2": "r1c3", "p1": "r1c2"},
        slices={"great-artefacts": GreatArtefacts(hidden=(space,), cloak_of=0)},
    )
    assert starting(game, "attack") == ["attack r0c3", "attack r1c2 p1"]


@pytest.mark.rule("S7.4")
def test_the_cloak_hides_no_city_of_others_and_no_neutral_one() -> None:
    game = at_table(
        hand="cloak",
        board=BOARD,
        tokens={"r1c0": "p1 1", "r1c2": "p2 1", "r1c4": "neutral 4"},
        heroes={"p1": "r1c3"},
    )
    assert uses(game) == []


@pytest.mark.rule("S7.4")
@pytest.mark.parametrize(
    "state",
    [
        {"hidden": ["r1c2"]},
        {"cloak_of": "p1"},
        {"hidden": ["r1c2", "r1c2"], "cloak_of": "p1"},
        {"hidden": ["r1c4"], "cloak_of": "p1"},
        {"hidden": ["r1c2"], "cloak_of": "p2"},
        {"hidden": ["r1c0", "r1c2", "r0c3"], "cloak_of": "p1"},
    ],
)
def test_a_position_with_another_cloak_is_refused(state: dict[str, Any]) -> None:
    plain = position(cloaked())
    with refuses(PositionError, "Cloak"):
        loaded({**plain, "modules": {"great-artefacts": state}})


@pytest.mark.rule("S7.4", "S15.2", "S15.4")
def test_a_centre_is_hidden_but_no_building() -> None:
    game = valley(
        hand="cloak",
        great_artefacts=True,
        board=NORTH_ROAD,
        buildings={"r2c2": "tool"},
        tokens={"r2c2": "p1 2", "r3c3": "p1 4"},
        heroes={"p1": "r2c3"},
    )
    say(game, "use cloak")
    assert offered(game) == ["hide r3c3"]


@pytest.mark.rule("S7.4")
def test_the_city_stays_hidden_when_the_hero_leaves_or_is_lost() -> None:
    game = cloaked(
        hand={"p1": "cloak supply×2", "p2": "weapon.islanders friman.islanders"},
        heroes={"p1": "r1c3", "p2": "r1c2"},
    )
    say(game, "use cloak", "hide r1c2", "done", "step 1 east", "step 1 east")
    game.heroes[0] = -1
    game = load(save(game))
    say(game, "end")
    draw(game)
    say(game, "skip")
    assert IN_USE.of(game).hidden == (game.rules.notation.read_space("r1c2"),)
    assert starting(game, "attack") == []


@pytest.mark.rule("S7.4", "B3.5")
def test_two_hidden_cities_are_both_safe_and_still_their_owners() -> None:
    game = cloaked(
        hand={"p1": "cloak chief.barfolk×2", "p2": "weapon.islanders lord.islanders"},
        heroes={"p1": "r1c1", "p2": "r1c0 r1c2"},
    )
    say(game, "use cloak", "hide r1c0", "hide r1c2")
    # Its owner goes on using it.
    say(game, "upgrade r1c0", "end")
    draw(game)
    say(game, "skip")
    assert starting(game, "attack") == []
    for space in ("r1c0", "r1c2"):
        reason = explain(game, 1, f"attack {space}")
        assert reason is not None
        assert reason.id == "city-hidden"


@pytest.mark.rule("S7.4", "S7.9")
def test_a_hidden_city_stays_hidden_under_another_card() -> None:
    game = valley(
        hand="cloak staff",
        great_artefacts=True,
        staff=True,
        board={"r0c0": "city-four woods north"},
        tokens={"r0c0": "p1 1"},
        heroes={"p1": "r0c0"},
    )
    say(game, "use cloak", "hide r0c0", "use staff", "reshape r0c0 lakes", "done")
    assert IN_USE.of(game).hidden == (0,)


@pytest.mark.rule("S7.4", "S4.3")
def test_partners_cities_are_not_hidden_and_their_heroes_do_not_help() -> None:
    game = at_table(
        teams=True,
        hand={"p1": "cloak"},
        board=BOARD,
        tokens={"r1c0": "p1 1", "r1c2": "p3 1", "r1c4": "p1 1"},
        heroes={"p1": "r1c1", "p3": "r1c3"},
    )
    say(game, "p1: use cloak")
    assert offered(game, "p1") == ["hide r1c0"]


@pytest.mark.rule("S7.4", "S4.5")
def test_a_hidden_city_is_hidden_from_both_opponents() -> None:
    game = at_table(
        teams=True,
        turn="p2",
        hand={"p2": "weapon.islanders", "p4": "weapon.cloudborn"},
        board=BOARD,
        tokens={"r1c2": "p1 1", "r1c4": "p3 1"},
        heroes={"p2": "r1c2", "p4": "r1c2 r1c4"},
        slices={"great-artefacts": GreatArtefacts(hidden=(9,), cloak_of=0)},
    )
    attacks = [choice for seat in ("p2", "p4") for choice in offered(game, seat)]
    assert [choice for choice in attacks if choice.startswith("attack")] == ["attack r1c4"]


# S7.5: Ming's Crystal.

NATION = "friman.barfolk×3 chief.barfolk×2 priest.barfolk tool.barfolk×2 horse.barfolk×2 " + (
    "lord.barfolk title.barfolk tent.barfolk amulet.barfolk supply×2"
)


def look(game: Game, *wanted: str) -> None:
    """Chance turns up these cards one after the other."""
    for name in wanted:
        say(game, f"chance: draw {name}")


TWELVE = ["friman.barfolk"] * 3 + ["chief.barfolk"] * 2 + ["priest.barfolk"]
TWELVE += ["tool.barfolk"] * 2 + ["horse.barfolk"] * 2 + ["lord.barfolk", "title.barfolk"]


@pytest.mark.rule("S7.5")
def test_twelve_cards_are_looked_at_and_six_of_them_lie_on_top_in_any_order() -> None:
    game = at_table(hand="crystal", nation={"p1": NATION})
    say(game, "use crystal")
    look(game, *TWELVE)
    assert asked(game) == ["p1"]
    assert offered(game) == [
        "take friman.barfolk",
        "take chief.barfolk",
        "take priest.barfolk",
        "take lord.barfolk",
        "take tool.barfolk",
        "take title.barfolk",
        "take horse.barfolk",
    ]
    chosen = ["lord.barfolk", "friman.barfolk", "horse.barfolk", "horse.barfolk"]
    chosen += ["title.barfolk", "friman.barfolk"]
    say(game, *[f"take {name}" for name in chosen])
    pile = game.nation[0]
    assert cards_text(pile.top) == (
        "lord.barfolk friman.barfolk horse.barfolk×2 title.barfolk friman.barfolk"
    )
    assert len(pile) == 16
    assert pile.bottom == b""
    assert "tent.barfolk" in cards_text(pile.bag)
    # They are drawn in this order, and nothing is left to chance.
    say(game, "end")
    assert asked(game) == ["p2"]
    assert cards(game, "hand") == ("friman.barfolk×2 lord.barfolk title.barfolk horse.barfolk×2")


@pytest.mark.rule("S7.5")
def test_with_a_smaller_nation_all_cards_are_looked_at() -> None:
    nation = "friman.barfolk chief.barfolk priest.barfolk"
    game = at_table(hand="crystal supply×6", nation={"p1": nation}, shelter={"p1": "tool.barfolk"})
    say(game, "use crystal")
    look(game, "chief.barfolk", "friman.barfolk", "priest.barfolk")
    say(game, "take priest.barfolk", "take friman.barfolk", "take chief.barfolk")
    assert game.nation[0] == Pile(read_cards("priest.barfolk friman.barfolk chief.barfolk"))
    assert cards(game, "shelter") == "tool.barfolk"


@pytest.mark.rule("S7.5")
def test_an_empty_nation_is_not_reshuffled_for_the_crystal() -> None:
    game = at_table(hand="crystal supply×9", shelter={"p1": "tool.barfolk"})
    assert uses(game) == []
    reason = explain(game, 0, "use crystal")
    assert reason is not None
    assert reason.id == "nothing-to-see"


@pytest.mark.rule("S7.5")
def test_cards_whose_place_is_known_are_seen_first() -> None:
    game = at_table(hand="crystal supply×7", nation={"p1": "tool.barfolk×2 horse.barfolk"})
    game.nation[0] = Pile(
        read_cards("horse.barfolk"), read_cards("tool.barfolk"), read_cards("tool.barfolk")
    )
    events = say(game, "use crystal")
    assert CardGazed(0, read_card("horse.barfolk")) in events
    assert asked(game) == ["chance"]
    events = say(game, "chance: draw tool.barfolk")
    assert len([event for event in events if isinstance(event, CardGazed)]) == 2
    say(game, "take tool.barfolk", "take horse.barfolk", "take tool.barfolk")
    assert cards(game, "nation") == "tool.barfolk horse.barfolk tool.barfolk"


@pytest.mark.rule("S7.5", "B2.6")
def test_only_the_owner_sees_the_cards_of_the_crystal() -> None:
    games = [
        at_table(hand="crystal", nation={"p1": NATION}),
        at_table(hand="crystal", nation={"p1": NATION}),
    ]
    drawn = [TWELVE, [*reversed(TWELVE)]]
    told: list[list[object]] = []
    for game, names in zip(games, drawn, strict=True):
        say(game, "use crystal")
        events = []
        for name in names:
            events += say(game, f"chance: draw {name}")
        told.append([event.seen(1) for event in events])
        assert [event.card for event in events if isinstance(event, CardGazed)] == [
            read_card(name) for name in names
        ]
        assert [event.seen(0) for event in events] == events
    assert told[0] == told[1]
    # However they are arranged, the others see the same.
    for game, order in zip(games, ([0] * 6, [-1] * 6), strict=True):
        for at in order:
            assert [question.about for question in game.asked.values()] == ["arrange"]
            told_now = [event.seen(1) for event in say(game, offered(game)[at])]
    assert told_now
    for seat in (None, 1, 2, 3):
        assert view(games[0], seat) == view(games[1], seat)
    # Not even the view of the owner shows the order.
    assert view(games[0], 0) == view(games[1], 0)


@pytest.mark.rule("S7.5")
def test_a_game_is_saved_while_the_crystal_is_looked_at() -> None:
    game = at_table(hand="crystal", nation={"p1": NATION})
    say(game, "use crystal")
    look(game, *TWELVE[:5])
    assert load(save(game)) == game
    look(game, *TWELVE[5:])
    say(game, "take lord.barfolk")
    assert load(save(game)) == game
    assert offered(load(save(game))) == offered(game)


@pytest.mark.rule("S7.5", "B6.6")
def test_after_the_crystal_the_horn_shuffles_the_nation() -> None:
    game = at_table(hand="crystal", nation={"p1": NATION})
    say(game, "use crystal")
    look(game, *TWELVE)
    say(game, *["take friman.barfolk"] * 3, *["take chief.barfolk"] * 2, "take lord.barfolk")
    assert len(game.nation[0].top) == 6
    game.hand[0] = read_cards("horn")
    game.offer = take(game.offer, read_card("horn"))
    game.rows[0] = ()
    game.offer = put(game.offer, read_card("crystal"))
    advance(game)
    say(game, "use horn", "take supply", "done")
    assert game.nation[0].top == b""


DIFFERENT = [
    f"{kind}.{faction}"
    for kind in ("friman", "chief", "priest", "lord")
    for faction in ("barfolk", "islanders", "emberians", "cloudborn")
]


@pytest.mark.rule("S7.5")
@pytest.mark.parametrize("size", [1, 5, 6, 7, 12, 13, 16])
def test_six_are_kept_of_twelve_or_all_and_the_rest_is_shuffled(size: int) -> None:
    names = DIFFERENT[:size]
    game = at_table(hand="crystal supply×9", nation={"p1": " ".join(names)})
    say(game, "use crystal")
    look(game, *names[:12])
    order = list(reversed(names[:12]))[:6]
    say(game, *[f"take {name}" for name in order])
    assert offered(game)[-1] == "end"
    pile = game.nation[0]
    assert cards_text(pile.top).split() == order
    assert set(cards_text(pile.bag).split()) == set(names) - set(order)


@pytest.mark.rule("S7.5", "B2.5")
def test_a_small_nation_is_drawn_as_it_was_arranged_before_the_shelter_is_reshuffled() -> None:
    game = at_table(
        hand="crystal",
        nation={"p1": "friman.barfolk chief.barfolk"},
        shelter={"p1": "tool.barfolk supply×6"},
    )
    say(game, "use crystal")
    look(game, "chief.barfolk", "friman.barfolk")
    say(game, "take friman.barfolk", "take chief.barfolk", "end")
    assert cards(game, "hand") == "friman.barfolk chief.barfolk"
    # Now chance is asked: the new nation, the Crystal in it, is shuffled.
    assert asked(game) == ["chance"]
    assert game.nation[0].top == b""
    assert "draw crystal" in offered(game)


@pytest.mark.rule("S7.5", "S12.3", "S1.5")
def test_whoever_draws_in_the_same_turn_draws_the_chosen_cards() -> None:
    game = at_table(
        stormgates=True,
        hand="crystal supply×2",
        nation={"p1": "friman.barfolk chief.barfolk priest.barfolk lord.barfolk supply×3"},
        board={"r0c3": "stormgate canyons north", "r6c3": "stormgate lakes north"},
        heroes={"p1": "r0c3"},
    )
    say(game, "use crystal")
    look(game, "friman.barfolk", "chief.barfolk", "priest.barfolk", "lord.barfolk", *["supply"] * 3)
    say(game, "take lord.barfolk", "take priest.barfolk", *["take supply"] * 3)
    say(game, "take chief.barfolk", "jump 1 r6c3", "chance: event 3")
    assert cards(game, "hand") == "lord.barfolk"
    assert cards_text(game.nation[0].top) == "priest.barfolk supply×3 chief.barfolk"


@pytest.mark.rule("S7.5", "B2.1")
def test_a_mulligan_draws_what_is_known_to_lie_on_top() -> None:
    game = at_table(at="cohort", hand="supply×2", nation={"p1": NATION})
    top = read_cards("lord.barfolk title.barfolk")
    rest = game.nation[0].bag
    for card in top:
        rest = take(rest, card)
    game.nation[0] = Pile(top, rest)
    say(game, "mulligan")
    assert cards(game, "hand") == "lord.barfolk title.barfolk"
    assert asked(game) == ["chance"]


@pytest.mark.rule("S7.5", "S2.2")
def test_the_order_is_lost_where_the_nation_is_reshuffled() -> None:
    """A deposed royal leaves the nation."""
    game = at_table(
        royals=True,
        hand="supply",
        nation={"p1": "queen.barfolk friman.barfolk chief.barfolk"},
        slices={"royals": Royals(read_cards("queen.barfolk"))},
        fill=11,
    )
    pile = game.nation[0].bag
    game.nation[0] = Pile(pile)
    depose(game, 0, read_card("queen.barfolk"))
    assert game.nation[0].top == b""


@pytest.mark.rule("S7.5")
def test_only_who_looks_into_the_crystal_sees_the_cards_and_only_meanwhile() -> None:
    def gazed(game: Game, seat: int | None) -> bytes:
        (state,) = [one.state for one in view(game, seat).modules if one.name == "great-artefacts"]
        assert isinstance(state, GreatArtefactsView)
        return state.gazed

    game = at_table(hand="crystal supply×7", nation={"p1": "tool.barfolk horse.barfolk"})
    say(game, "use crystal")
    look(game, "tool.barfolk", "horse.barfolk")
    assert gazed(game, 0) == read_cards("tool.barfolk horse.barfolk")
    say(game, "take horse.barfolk")
    assert gazed(game, 0) == read_cards("horse.barfolk tool.barfolk")
    for other in (1, 2, 3, None):
        assert gazed(game, other) == b""
    say(game, "take tool.barfolk")
    assert gazed(game, 0) == b""


@pytest.mark.rule("S7.5")
def test_cards_whose_place_under_the_nation_is_known_are_seen_as_they_lie() -> None:
    game = at_table(hand="crystal supply×6", nation={"p1": "tool.barfolk friman.barfolk×2"})
    lying = read_cards("friman.barfolk tool.barfolk friman.barfolk")
    game.nation[0] = Pile(bottom=lying)
    events = say(game, "use crystal")
    seen = [event.card for event in events if isinstance(event, CardGazed)]
    assert bytes(card for card in seen if card is not None) == lying
    assert game.nation[0] == Pile(lying)


@pytest.mark.rule("S7.5")
@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (Gazing(0, 8, 6), "nobody is asked anything"),
        (Gazing(0, 8, 7), "it is about other cards"),
        (Gazing(0, 9, 0), "it is about other cards"),
        (Gazing(0, 4, 1), "it is not in its order"),
    ],
    ids=str,
)
def test_why_a_position_with_the_crystal_is_refused(frame: Gazing, reason: str) -> None:
    game = at_table(hand="supply×2", nation={"p1": "supply×8"})
    game.nation[0] = Pile(game.nation[0].bag)
    (lane,) = game.lanes
    game.lanes = [(*lane, Gazing(0, 8, 5))]
    assert offered(load(save(game))) == ["take supply"]
    game.lanes = [(*lane, frame)]
    with refuses(PositionError, reason):
        load(save(game))


# S7.7: Lost Scroll of Kry-Cek.


@pytest.mark.rule("S7.7")
def test_the_lost_scroll_takes_a_card_of_choice_from_limbo_to_the_hand() -> None:
    game = at_table(hand="lost-scroll", limbo="tool.barfolk lord.islanders supply×2")
    say(game, "use lost-scroll")
    assert offered(game) == ["take supply", "take lord.islanders", "take tool.barfolk"]
    say(game, "take lord.islanders")
    assert cards(game, "hand") == "lord.islanders"
    assert cards_text(game.limbo) == "supply×2 tool.barfolk"


@pytest.mark.rule("S7.7", "B6.1", "S2.2")
def test_it_takes_no_royal_and_no_second_great_artefact() -> None:
    game = at_table(
        royals=True,
        hand="lost-scroll",
        limbo="queen.barfolk horn tool.barfolk",
        slices={"royals": Royals(read_cards("queen.barfolk"))},
    )
    say(game, "use lost-scroll")
    assert offered(game) == ["take tool.barfolk"]


@pytest.mark.rule("S7.7", "B6.1")
@pytest.mark.parametrize("limbo", ["", "horn"])
def test_without_a_card_to_take_it_is_not_used(limbo: str) -> None:
    game = at_table(hand="lost-scroll", limbo=limbo)
    assert uses(game) == []
    reason = explain(game, 0, "use lost-scroll")
    assert reason is not None
    assert reason.id == "nothing-in-limbo"


@pytest.mark.rule("S7.7", "S4.3")
def test_a_partner_may_empty_limbo_before_the_scroll_is_read() -> None:
    game = at_table(
        teams=True,
        trading=True,
        hand={"p1": "lost-scroll"},
        limbo="tool.barfolk",
    )
    say(game, "p1: use lost-scroll")
    assert offered(game, "p1") == ["take tool.barfolk"]
    taken = game.copy()
    taken.limbo = b""
    taken.hand[2] = read_cards("tool.barfolk")
    events = play(taken, 2, "end")
    assert PurposeGone(0) in events
    draw(taken)
    assert offered(taken, "p1") == ["end"]


@pytest.mark.rule("S7.7", "S12.1")
def test_only_where_the_table_agreed_on_it_the_scroll_summons() -> None:
    for summoning in (False, True):
        game = at_table(
            stormgates=True,
            metamorpha=True,
            summoning=summoning,
            hand="lost-scroll",
            limbo="tool.barfolk",
        )
        say(game, "use lost-scroll")
        assert bool(starting(game, "summon")) == summoning
        assert starting(game, "take") == ["take tool.barfolk"]


@pytest.mark.rule("S7.7", "S15.5")
def test_where_any_number_is_allowed_it_takes_a_great_artefact_from_limbo() -> None:
    game = valley(hand="lost-scroll", great_artefacts=True, limbo="horn")
    say(game, "use lost-scroll", "take horn")
    assert cards(game, "hand") == "horn"


# Others may come between (S13.4).


@pytest.mark.rule("S7.0", "S13.4")
@pytest.mark.parametrize("great", PEACEFUL)
def test_a_freezing_touch_cancels_it_before_its_effect(great: str) -> None:
    game = at_table(
        stormgates=True,
        bilkarr=True,
        staff=True,
        hand=f"{great} supply",
        board=HOME,
        tokens=OWNED,
        heroes={"p1": "r3c2"},
        shelter={"p1": "friman.barfolk"},
        limbo="tool.barfolk",
        slices={"potions": Potions(freezing=Potion(1))},
    )
    before = (game.supply, game.nation[0], game.shelter[0], game.limbo, game.board.copy())
    say(game, f"p1: use {great}", "p2: freeze")
    assert offered(game, "p1")[-1] == "end"
    assert before == (game.supply, game.nation[0], game.shelter[0], game.limbo, game.board)
    assert IN_USE.of(game) == GreatArtefacts()
    assert cards_text(game.rows[0][-1].cards) == great
    assert cards(game, "hand") == "supply"


@pytest.mark.rule("S7.2", "S13.3")
def test_an_eclipse_of_supply_spends_that_of_the_bag() -> None:
    game = at_table(
        stormgates=True,
        bilkarr=True,
        hand="bag",
        slices={"potions": Potions(eclipse=Potion(0, 1))},
    )
    say(game, "p1: use bag", "p1: take-supply 1", "p1: eclipse supply weapon")
    assert IN_USE.of(game).bag == 0


# What is not possible is explained.


@pytest.mark.rule("S7.2", "S7.3", "S7.4", "S7.5")
def test_what_they_do_not_do_is_explained() -> None:
    def why(game: Game, wish: str) -> tuple[str, str]:
        reason = explain(game, 0, wish)
        assert reason is not None
        return reason.id, reason.rule

    game = at_table(hand="bag", supply_left=1)
    assert why(game, "take-supply 1") == ("great-artefact-first", "S7.2")
    say(game, "use bag")
    for wish in ("take-supply 0", "take-supply 2", "take-supply 3"):
        assert why(game, wish) == ("not-from-bag", "S7.2")
    assert why(at_table(hand="supply"), "take-supply 1") == ("no-such-card", "B5.1")

    game = at_table(hand="banner", shelter={"p1": "friman.barfolk lord.barfolk tool.barfolk"})
    say(game, "use banner")
    for wish in ("take tool.barfolk", "take chief.barfolk"):
        assert why(game, wish) == ("not-rallied", "S7.3")
    say(game, "take lord.barfolk")
    assert why(game, "take friman.barfolk") == ("not-rallied", "S7.3")

    game = cloaked()
    assert why(game, "hide r1c0") == ("great-artefact-first", "S7.4")
    assert why(cloaked(heroes={}), "hide r1c0") == ("no-city-to-hide", "S7.4")
    say(game, "use cloak", "hide r1c2")
    for space in ("r1c2", "r0c3", "r1c4", "r1c1", "r0c0", "r3c3"):
        assert why(game, f"hide {space}") == ("not-hideable", "S7.4")

    game = at_table(hand="crystal supply×7", nation={"p1": "tool.barfolk×2"})
    say(game, "use crystal")
    look(game, "tool.barfolk", "tool.barfolk")
    assert why(game, "take lord.barfolk") == ("not-in-crystal", "S7.5")


# Everything together.


@pytest.mark.parametrize(
    "frame",
    [
        Rallying(0, 9),
        Rallying(0, 8),
        Rallying(0, 3, KIND[read_card("tool.barfolk")]),
        Gazing(0, 3, 0),
        Gazing(0, 0, 1),
        Hiding(1),
        Filling(1),
    ],
)
@pytest.mark.rule("S7.3", "S7.4", "S7.5")
def test_a_position_that_cannot_be_is_refused(frame: Any) -> None:
    game = at_table(hand="supply", shelter={"p1": "tool.barfolk"})
    (lane,) = game.lanes
    game.lanes = [(*lane, frame)]
    with pytest.raises(PositionError):
        load(save(game))


def armed_with_great_artefacts(seed: int) -> tuple[Game, random.Random]:
    """A random table at somebody's action, a new Great Artefact in every hand."""
    rng = random.Random(seed)
    while True:
        options = random_options(rng, (2,), True)
        if not options.great_artefacts or options.relics or options.valleys:
            continue
        game, rng = rich_game(seed, options)
        if game.asked:
            break
        seed += 1000
    left = [*game.offer, *game.out]
    rng.shuffle(left)
    game.offer = game.out = b""
    for seat in range(game.players):
        if left and not any(map(is_great, game.deck(seat))):
            game.hand[seat] = put(game.hand[seat], left.pop())
    game.out = bytes(sorted(left))
    for seat in range(game.players):
        for card in game.hand[seat][:2]:
            if not is_great(card) and KIND[card] not in ROYALS:
                game.hand[seat] = take(game.hand[seat], card)
                game.shelter[seat] += bytes((card,))
    advance(game)
    return game, rng


@pytest.mark.rule("S7.0")
@pytest.mark.parametrize("seed", range(12))
def test_random_play_with_great_artefacts_keeps_all_laws(seed: int) -> None:
    game, rng = armed_with_great_artefacts(seed)
    assert broken_law(game) is None
    for count, (_, question) in enumerate(walk(game, rng, 150)):
        assert question.options
        assert broken_law(game) is None
        for option in question.options[:20]:
            assert game.rules.notation.read_choice(game.rules.notation.text(option)) == option
        if count % 10 == 0:
            assert load(save(game)) == game


@pytest.mark.rule("S7.0")
@pytest.mark.parametrize(
    "frame", [Filling(0), Rallying(0, 8), Hiding(0), Gazing(0), Reading(0), Reshaping(0, 3)]
)
@pytest.mark.parametrize("expansion", [False, True])
def test_a_table_without_them_knows_none_of_their_frames(frame: Any, expansion: bool) -> None:
    game = table(expansion=expansion, hand="supply", limbo="supply")
    (lane,) = game.lanes
    game.lanes = [(*lane, frame)]
    with refuses(PositionError, "does not take part at this table"):
        load(save(game))


@pytest.mark.rule("S7.2", "B5.5")
def test_an_amulet_on_supply_spends_one_of_the_bag_and_the_other_goes_back() -> None:
    game = at_table(hand="bag amulet.barfolk")
    before = game.supply
    say(game, "use bag", "take-supply 2", "use amulet.barfolk", "on supply", "chance: roll 5")
    assert IN_USE.of(game).bag == 1
    say(game, "end")
    assert game.supply == before - 1
