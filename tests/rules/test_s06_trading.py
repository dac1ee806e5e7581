"""Trading posts, stardust, chests (S6)."""

import random
from typing import Any

import pytest

from battalia.engine import CatalogueError, PositionError, explain, load, save
from battalia.engine.chapters.land import set_tile, set_token, token
from battalia.engine.chapters.piles import put_under
from battalia.engine.events import CardAmbushed, CardSentToLimbo, RowPaid
from battalia.engine.game import Game, Pile, Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.common import CardTaken
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.royals import Royals
from battalia.engine.modules.stardust import NAME as DUST
from battalia.engine.modules.stardust import Stardust, stardust_left
from battalia.engine.modules.trading import (
    NAME,
    TRADING,
    BuildPost,
    CardsTraded,
    Post,
    PostBuilt,
    Received,
    Trading,
    chests_left,
    own_posts,
)
from battalia.engine.modules.valleys import Explored, Valleys
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.options import Options, with_expansion
from battalia.engine.play import advance, play
from battalia.engine.points import Rules, assemble
from battalia.engine.terms import HORSE, KIND, TOOL, take
from battalia.engine.view import view
from battlefield import BOARD, field, heroes, spent, station
from market import market
from positions import FACTIONS, asked, cards, draw, offered, say, starting
from random_play import walk
from refusals import refuses
from rules.test_s01_events import strike
from rules.test_s01_stormgates import BOARD as GATES
from shelf import Potions
from valleys import LINK, NORTH_ROAD, valley

POSTS = {"p1": "r1c1"}
BOTH = {"p1": "r1c1 r1c3"}


def matched_day(artefact: str) -> int:
    """A day on which this artefact is matched."""
    days = assemble(Options(expansion=True)).catalogue.matched
    return days.index(KIND[read_card(f"{artefact}.barfolk")]) + 1


def take_top(game: Game, name: str) -> int:
    """A card leaves the shuffled part of its stack."""
    card = read_card(name)
    pile = game.stacks[KIND[card]]
    game.stacks[KIND[card]] = Pile(pile.top, take(pile.bag, card), pile.bottom)
    return card


def why(game: Game, wish: str, name: int = 0) -> tuple[str, str]:
    reason = explain(game, name, wish)
    assert reason is not None, "nothing is against it"
    return reason.id, reason.rule


# S6.1: posts.


@pytest.mark.rule("S6.1")
def test_two_frimen_build_a_post_on_a_road_linked_to_an_own_city() -> None:
    game = market("friman.barfolk friman.islanders supply")
    assert starting(game, "post") == ["post r1c1", "post r1c3", "post r1c5"]
    events = say(game, "post r1c3")
    assert spent(game) == "friman.barfolk friman.islanders"
    assert events[-1] == PostBuilt(0, 10, False)
    assert TRADING.of(game).posts == (Post(10, 0),)
    assert cards(game, "hand") == "supply"


@pytest.mark.rule("S6.1", "B5.3")
@pytest.mark.parametrize("hand", ["tool.islanders", "hammer", "tool.barfolk friman.barfolk"])
def test_a_tool_stands_in_for_the_frimen(hand: str) -> None:
    game = market(hand)
    assert "post r1c1" in offered(game)
    say(game, "post r1c1")
    if asked(game) == ["p1"] and offered(game)[0].startswith("pay"):
        say(game, offered(game)[0])
    assert own_posts(game, 0) == [8]


@pytest.mark.rule("S6.1")
def test_one_friman_builds_no_post() -> None:
    game = market("friman.barfolk chief.barfolk×2 supply×3")
    assert starting(game, "post") == []
    assert why(game, "post r1c1") == ("cannot-pay-post", "S6.1")


@pytest.mark.rule("S6.1", "S1.1")
@pytest.mark.parametrize(
    "space",
    ["r1c0", "r1c2", "r3c3", "r0c2", "r5c5"],
    ids=["own city", "city", "ruins", "gate", "-"],
)
def test_a_post_stands_on_a_road_card_only(space: str) -> None:
    game = market(
        "friman.barfolk×2", stormgates=True, board={**BOARD, "r0c2": "stormgate woods north"}
    )
    assert f"post {space}" not in offered(game)
    assert why(game, f"post {space}") == ("post-needs-road", "S6.1")


@pytest.mark.rule("S6.1")
@pytest.mark.parametrize("road", ["straight", "curve", "tee", "crossroads"])
def test_every_shape_of_road_may_hold_a_post(road: str) -> None:
    side = {"straight": "east", "curve": "west", "tee": "south", "crossroads": "north"}[road]
    board = {"r1c0": "city-one woods east", "r1c1": f"{road} lakes {side}"}
    game = market("friman.barfolk×2", board=board)
    assert starting(game, "post") == ["post r1c1"]


@pytest.mark.rule("S6.1", "S15.1")
def test_an_explored_road_of_a_valley_holds_a_post_a_closed_one_and_the_link_none() -> None:
    game = valley(
        hand="friman.barfolk×2",
        trading=True,
        board={
            "r0c3": "city-one woods south",
            **NORTH_ROAD,
            "r3c4": "valley-road neutral north",
        },
        tokens={"r0c3": "p1 1"},
    )
    assert starting(game, "post") == ["post r1c3", "post r2c3", "post r3c4"]
    for space in (LINK, "r3c2", "r2c2", "r3c3"):
        assert why(game, f"post {space}") == ("post-needs-road", "S6.1")


@pytest.mark.rule("S6.1", "S15.4", "S15.2")
def test_a_valley_centre_links_a_post_like_any_city_a_building_does_not() -> None:
    explored = {**NORTH_ROAD, "r2c4": "building neutral south"}
    for tokens, posts in (
        ({"r3c3": "p1 4"}, ["post r1c3", "post r2c3"]),
        ({"r2c4": "p1 2"}, []),
    ):
        game = valley(
            hand="friman.barfolk×2",
            trading=True,
            board=explored,
            tokens={"r2c4": "p2 2", **tokens},
            slices={"valleys": Valleys((Explored(2 * 11 + 4, TOOL),))},
        )
        assert starting(game, "post") == posts


@pytest.mark.rule("S6.1", "B4.6")
def test_the_road_must_be_linked_to_an_own_city() -> None:
    apart = {**BOARD, "r5c0": "straight woods east", "r5c1": "city-one lakes west"}
    game = market("friman.barfolk×2", board=apart, tokens={"r1c0": "p1 1", "r5c1": "p2 1"})
    assert starting(game, "post") == ["post r1c1", "post r1c3", "post r1c5"]
    assert why(game, "post r5c0") == ("post-not-linked", "S6.1")


@pytest.mark.rule("S6.1", "S4.5")
@pytest.mark.parametrize("owner", ["p2 1", "neutral 4", "p3 1"])
def test_the_city_of_another_is_no_link(owner: str) -> None:
    """Not even a partner's (p3)."""
    game = market(
        {"p1": "friman.barfolk×2"}, teams=True, board=BOARD, tokens={"r1c0": owner}, heroes={}
    )
    assert [choice for choice in offered(game, "p1") if choice.startswith("post")] == []


@pytest.mark.rule("S6.1", "B13.2")
def test_in_hidden_relics_the_ruins_are_no_own_city_for_a_post() -> None:
    board = {"r3c2": "straight woods east", "r3c1": "city-four lakes north"}
    game = market("friman.barfolk×2", relics=True, board=board, tokens={}, heroes={"p1": "r3c3"})
    assert starting(game, "post") == []
    assert why(game, "post r3c2") == ("post-not-linked", "S6.1")


@pytest.mark.rule("S6.1")
def test_the_link_passes_cities_of_others() -> None:
    tokens = {"r1c0": "p1 1", "r1c2": "p2 3", "r1c4": "neutral 4"}
    game = market("friman.barfolk×2", tokens=tokens)
    assert "post r1c5" in offered(game)


@pytest.mark.rule("S6.1")
def test_the_link_is_checked_when_building_only_and_posts_are_never_lost() -> None:
    game = market("tool.barfolk", POSTS)
    set_token(game, 7, token(1, 1))
    advance(game)
    assert broken_law(game) is None
    assert starting(game, "trade") == ["trade tool.barfolk"]


@pytest.mark.rule("S6.1", "S7.9")
def test_a_post_stays_when_its_card_is_replaced() -> None:
    game = market("tool.barfolk", POSTS)
    old, new = game.board[8], game.board[10]
    set_tile(game, 8, new)
    set_tile(game, 10, old)
    advance(game)
    assert broken_law(game) is None
    assert starting(game, "trade") == ["trade tool.barfolk"]


@pytest.mark.rule("S6.1")
def test_with_the_second_post_both_show_the_star_side() -> None:
    game = market("friman.barfolk×4 supply×2", fill=14)
    assert say(game, "post r1c1")[-1] == PostBuilt(0, 8, False)
    assert starting(game, "trade") == []
    assert why(game, "trade supply") == ("both-posts-needed", "S6.2")
    assert say(game, "post r1c3")[-1] == PostBuilt(0, 10, True)
    assert starting(game, "trade") == ["trade supply"]


@pytest.mark.rule("S6.1", "S0.3")
def test_a_player_has_two_posts() -> None:
    game = market("friman.barfolk×2", BOTH)
    assert starting(game, "post") == []
    assert why(game, "post r1c5") == ("no-post-left", "S6.1")


@pytest.mark.rule("S6.1")
def test_a_road_holds_several_posts_of_one_or_more_players() -> None:
    game = market("friman.barfolk×2", {"p1": "r1c1", "p2": "r1c1 r1c1"})
    say(game, "post r1c1")
    assert own_posts(game, 0) == [8, 8]
    assert own_posts(game, 1) == [8, 8]


@pytest.mark.rule("S6.1", "S6.2")
def test_a_post_may_stand_in_the_corner_of_the_board() -> None:
    board = {"r0c0": "curve woods east", "r0c1": "city-one lakes west"}
    game = market("friman.barfolk×2 tool.barfolk", board=board, tokens={"r0c1": "p1 1"}, heroes={})
    say(game, "post r0c0", "pay friman.barfolk×2")
    assert own_posts(game, 0) == [0]
    assert load(save(game)) == game
    reason = explain(game, 0, BuildPost(len(game.board)))
    assert reason is not None
    assert reason.id == "post-needs-road"


@pytest.mark.rule("S6.1", "S1.5")
def test_a_post_stays_when_a_storm_replaces_its_road() -> None:
    game = strike(
        7,
        "tool.barfolk",
        trading=True,
        board={**GATES, "r3c1": "straight woods north", "r4c1": "straight lakes north"},
        slices={NAME: Trading((Post(3 * 7 + 1, 0), Post(3 * 7 + 1, 1)))},
    )
    say(game, "replace-card r3c1", "take-terrain mountains")
    assert own_posts(game, 0) == own_posts(game, 1) == [22]
    assert "post r3c1" not in offered(game)
    assert broken_law(game) is None


@pytest.mark.rule("S6.1", "S13.4")
def test_a_frozen_row_builds_no_post_and_its_frimen_are_spent() -> None:
    game = market(
        "friman.barfolk×4",
        stormgates=True,
        bilkarr=True,
        slices={"potions": Potions(freezing=Potion(1))},
    )
    say(game, "p1: post r1c1", "p2: freeze")
    assert own_posts(game, 0) == []
    assert spent(game) == "friman.barfolk×2"
    say(game, "p1: post r1c1")
    assert own_posts(game, 0) == [8], "the touch was used today"


@pytest.mark.rule("S6.1")
def test_everybody_sees_the_posts() -> None:
    game = market("", {"p1": "r1c1", "p2": "r1c3"})
    for viewer in (0, 2, None):
        (shown,) = [part.state for part in view(game, viewer).modules if part.name == NAME]
        assert shown == TRADING.of(game)


@pytest.mark.rule("S6.1", "B2.3")
def test_no_post_is_built_in_the_turn_of_another_nor_before_the_actions() -> None:
    game = market({"p1": "friman.barfolk×2"}, turn="p2")
    assert starting(game, "post") == []
    game = market("friman.barfolk×2", at="cohort")
    with pytest.raises(Refused):
        say(game, "post r1c1")


# S6.2: trade.


@pytest.mark.rule("S6.2")
def test_an_artefact_of_the_hand_is_traded_for_a_chest() -> None:
    game = market("tool.barfolk horse.islanders", POSTS)
    assert starting(game, "trade") == ["trade tool.barfolk", "trade horse.islanders"]
    events = say(game, "trade horse.islanders")
    assert events == [
        CardsTraded(0, read_cards("horse.islanders")),
        CardTaken(0, read_card("chest")),
    ]
    assert cards(game, "hand") == "tool.barfolk chest"
    assert chests_left(game) == 11
    # Under its stack, for all to see.
    assert game.stacks[KIND[read_card("horse.islanders")]].bottom == read_cards("horse.islanders")
    assert game.rows[0] == ()


@pytest.mark.rule("S6.2")
def test_a_chest_is_traded_for_the_top_card_of_any_artefact_stack() -> None:
    game = market("chest supply", POSTS, day=2)
    stacks = ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"]
    assert starting(game, "trade") == [f"trade chest {stack}" for stack in stacks]
    assert chests_left(game) == 11
    events = say(game, "trade chest horse", "chance: draw horse.cloudborn")
    assert [type(event) for event in events] == [CardsTraded, CardTaken]
    assert cards(game, "hand") == "supply horse.cloudborn"
    assert chests_left(game) == 12


@pytest.mark.rule("S6.2", "B11.3")
def test_of_the_matched_type_the_faction_may_be_chosen_and_the_stack_is_reshuffled() -> None:
    game = market("chest×2", POSTS, day=matched_day("horse"))
    put_under(game, take_top(game, "horse.barfolk"))
    say(game, "trade chest horse")
    assert offered(game) == [*(f"name {name}" for name in FACTIONS), "top-card"]
    say(game, "name islanders")
    assert cards(game, "hand") == "horse.islanders chest"
    assert game.stacks[HORSE].bottom == b""
    say(game, "trade chest horse", "top-card", "chance: draw horse.emberians")
    assert cards(game, "hand") == "horse.islanders horse.emberians"


@pytest.mark.rule("S6.2")
def test_an_empty_stack_gives_nothing_for_a_chest() -> None:
    horses = " ".join(f"horse.{name}×3" for name in FACTIONS)
    game = market("chest", POSTS, limbo=horses)
    assert "trade chest horse" not in offered(game)
    assert "trade chest tool" in offered(game)
    assert why(game, "trade chest horse") == ("stack-empty", "B3.9")


@pytest.mark.rule("S6.2", "S6.1")
def test_with_both_posts_two_supply_are_traded_for_one_stardust() -> None:
    game = market("supply×3", BOTH, fill=12)
    before = game.supply
    assert starting(game, "trade") == ["trade supply"]
    events = say(game, "trade supply")
    assert events == [
        CardsTraded(0, read_cards("supply×2")),
        CardTaken(0, read_card("stardust")),
    ]
    assert cards(game, "hand") == "supply stardust"
    assert game.supply == before + 2
    assert stardust_left(game) == 11
    assert starting(game, "trade") == []
    assert why(game, "trade supply") == ("too-little-supply", "S6.2")


@pytest.mark.rule("S6.2")
@pytest.mark.parametrize(
    ("heroes", "trades"),
    [
        ({}, False),
        ({"p1": "r1c0"}, False),
        ({"p1": "r1c2"}, False),
        ({"p2": "r1c1"}, False),
        ({"p1": "- r1c1"}, True),
        ({"p1": "r1c3 r1c2"}, True),
    ],
)
def test_trade_needs_an_own_hero_on_a_card_with_an_own_post(
    heroes: dict[str, str], trades: bool
) -> None:
    game = market("tool.barfolk", {"p1": "r1c1 r1c3", "p2": "r1c5"}, heroes=heroes)
    assert bool(starting(game, "trade")) == trades
    if not trades:
        assert why(game, "trade tool.barfolk") == ("no-hero-at-post", "S6.2")


@pytest.mark.rule("S6.2")
@pytest.mark.parametrize(("heroes", "trades"), [("p1", False), ("p2", True), ("p3", False)])
def test_every_player_trades_with_the_own_heroes_only(heroes: str, trades: bool) -> None:
    for spaces in ("r1c1 -", "- r1c1"):
        game = market({"p2": "tool.barfolk"}, {"p2": "r1c1"}, turn="p2", heroes={heroes: spaces})
        assert bool(starting(game, "trade")) == trades


@pytest.mark.rule("S6.2", "S6.1")
def test_two_players_trade_at_their_posts_on_one_road() -> None:
    posts = {"p1": "r1c1", "p2": "r1c1"}
    hands = {"p1": "tool.barfolk", "p2": "horse.islanders"}
    for turn, trade in (("p1", "trade tool.barfolk"), ("p2", "trade horse.islanders")):
        game = market(hands, posts, turn=turn, heroes={"p1": "r1c1", "p2": "r1c1"})
        assert starting(game, "trade") == [trade]


@pytest.mark.rule("S6.2", "S4.5")
def test_the_post_of_another_or_of_a_partner_is_no_own_post() -> None:
    posts = {"p2": "r1c1", "p3": "r1c1"}
    game = market("tool.barfolk", posts)
    assert starting(game, "trade") == []
    game = market("tool.barfolk", posts, teams=True)
    assert [choice for choice in offered(game, "p1") if choice.startswith("trade")] == []


@pytest.mark.rule("S6.2")
def test_one_post_with_a_hero_is_enough_for_stardust_once_both_are_built() -> None:
    game = market("supply×2", {"p1": "r1c1 r1c5"}, fill=11)
    assert starting(game, "trade") == ["trade supply"]


@pytest.mark.rule("S6.2", "S6.3", "B6.1")
@pytest.mark.parametrize("card", ["hammer", "wings", "stardust", "friman.barfolk", "lord.fanatic"])
def test_no_great_artefact_no_stardust_and_no_unit_is_traded(card: str) -> None:
    fanatics = card.endswith("fanatic")
    game = market(f"{card} supply", BOTH, fanatics=fanatics)
    assert starting(game, "trade") == []
    assert why(game, f"trade {card}") == ("not-traded", "S6.2")


@pytest.mark.rule("S6.2", "S6.3")
def test_stardust_is_no_supply_in_trade() -> None:
    game = market("stardust×2 supply", BOTH, fill=14)
    assert starting(game, "trade") == []
    assert why(game, "trade supply") == ("too-little-supply", "S6.2")
    assert why(game, "trade stardust") == ("not-traded", "S6.2")


@pytest.mark.rule("S6.2", "B5.2", "B5.5")
def test_no_transformed_card_is_traded() -> None:
    """A chest that rolled a 1, and a horse that lies on the table, are no hand cards."""
    game = market("amulet.barfolk×2 chest horse.barfolk", POSTS, day=3)
    say(game, "use amulet.barfolk", "on chest", "chance: roll 1")
    assert starting(game, "trade chest") == []
    say(game, "use amulet.barfolk", "on horse.barfolk", "chance: roll 2")
    assert starting(game, "trade") == []
    assert why(game, "trade horse.barfolk") == ("not-in-hand", "S6.2")


@pytest.mark.rule("S6.2")
@pytest.mark.parametrize("zone", ["nation", "shelter", "ambush"])
def test_only_hand_cards_are_traded(zone: str) -> None:
    there: dict[str, Any] = {zone: {"p1": "tool.barfolk chest"}}
    game = market("supply", POSTS, **there)
    assert starting(game, "trade") == []
    assert why(game, "trade tool.barfolk") == ("not-in-hand", "S6.2")


@pytest.mark.rule("S6.2", "B5.8")
def test_a_stationed_card_is_traded_once_it_is_in_the_hand() -> None:
    game = market("tent.barfolk horse.barfolk supply", POSTS)
    station(game, "p1", "tent.barfolk", "horse.barfolk")
    assert starting(game, "trade") == []
    say(game, "strike 0")
    assert starting(game, "trade") == ["trade horse.barfolk"]


@pytest.mark.rule("S6.2")
def test_a_card_received_by_trade_is_not_traded_again_that_turn() -> None:
    game = market("tool.barfolk", POSTS)
    say(game, "trade tool.barfolk")
    assert cards(game, "hand") == "chest"
    assert starting(game, "trade") == []
    assert why(game, "trade chest horse") == ("traded-before", "S6.2")


@pytest.mark.rule("S6.2")
def test_equal_cards_of_the_hand_may_still_be_traded() -> None:
    game = market("tool.barfolk chest", POSTS, day=2)
    say(game, "trade tool.barfolk")
    assert cards(game, "hand") == "chest×2"
    say(game, "trade chest weapon")
    draw(game)
    assert cards(game, "hand").split()[-1] == "chest"
    assert starting(game, "trade") == []


@pytest.mark.rule("S6.2", "S6.4", "B9.1")
def test_of_equal_cards_one_used_otherwise_counts_as_the_one_received() -> None:
    game = market("tool.barfolk chest supply", POSTS, day=2, fill=14)
    say(game, "trade tool.barfolk", "limbo chest", "ambush supply", "done")
    assert cards(game, "hand") == "chest"
    say(game, "trade chest horse")
    draw(game)
    assert starting(game, "trade") == []


@pytest.mark.rule("S6.2", "B7.2")
def test_of_two_equal_horses_one_is_ridden_and_one_traded_in_either_order() -> None:
    for trade_first in (True, False):
        game = market("chest horse.barfolk supply", POSTS, day=matched_day("horse"))
        say(game, "trade chest horse", "name barfolk")
        assert starting(game, "trade") == ["trade horse.barfolk"]
        if trade_first:
            say(game, "trade horse.barfolk")
            assert starting(game, "trade") == []
        say(game, "ride 1 horse.barfolk", "step 1 east", "step 1 west", "halt")
        assert starting(game, "trade") == ([] if trade_first else ["trade horse.barfolk"])
        again = load(save(game))
        assert again == game
        assert offered(again) == offered(game)


@pytest.mark.rule("S6.2", "B7.2")
@pytest.mark.rule("S6.2", "B2.6")
def test_how_many_equal_cards_a_hand_held_before_a_trade_nobody_else_sees() -> None:
    def shown(hand: str, viewer: int | None) -> Trading:
        game = market(f"chest supply {hand}", POSTS, day=matched_day("horse"))
        say(game, "trade chest horse", "name barfolk")
        (trading,) = [one.state for one in view(game, viewer).modules if one.name == "trading"]
        assert isinstance(trading, Trading)
        return trading

    for viewer in (1, None):
        assert shown("horse.barfolk", viewer) == shown("friman.barfolk", viewer)
    assert shown("horse.barfolk", 0).received[0].others == read_cards("horse.barfolk")


def test_a_card_used_before_the_trade_does_not_free_the_one_received() -> None:
    game = market("chest horse.barfolk supply", POSTS, day=matched_day("horse"))
    say(game, "ride 1 horse.barfolk", "step 1 east", "step 1 west", "halt")
    say(game, "trade chest horse", "name barfolk")
    assert starting(game, "trade") == []
    assert why(game, "trade horse.barfolk") == ("traded-before", "S6.2")


@pytest.mark.rule("S6.2")
def test_an_artefact_got_for_a_chest_is_not_given_for_one_but_may_be_used() -> None:
    game = market("chest supply", POSTS, day=2)
    say(game, "trade chest horse")
    draw(game)
    assert starting(game, "trade") == []
    assert any(choice.startswith("ride") for choice in offered(game))


@pytest.mark.rule("S6.2")
def test_in_the_next_turn_it_may_be_traded() -> None:
    game = market("tool.barfolk supply×9", POSTS)
    say(game, "trade tool.barfolk")
    assert starting(game, "trade") == []
    say(game, "end", "top supply", "chance: draw chest")
    draw(game)
    for name in ("p2", "p3", "p4"):
        say(game, f"{name}: skip", f"{name}: end")
        draw(game)
    say(game, "skip")
    assert "trade chest horse" in offered(game)


@pytest.mark.rule("S6.2", "B9.2")
def test_a_trade_may_not_leave_fewer_than_ten_cards() -> None:
    game = market("supply×3", BOTH, fill=10)
    assert starting(game, "trade") == []
    assert why(game, "trade supply") == ("trade-shrinks-deck", "S6.2")
    game = market("supply×3", BOTH, fill=11)
    say(game, "trade supply")
    assert game.deck_size(0) == 10


@pytest.mark.rule("S6.2", "B9.2")
def test_card_for_card_a_deck_of_ten_may_trade() -> None:
    game = market("tool.barfolk chest", POSTS, fill=10)
    assert "trade tool.barfolk" in offered(game)
    assert "trade chest horse" in offered(game)


@pytest.mark.rule("S6.2", "S2.2")
def test_card_for_card_a_deck_that_is_smaller_already_may_trade() -> None:
    queen = {"royals": Royals(read_cards("queen.barfolk"))}
    game = market(
        "tool.barfolk supply×2",
        POSTS,
        fill=9,
        nation=dict.fromkeys(("p2", "p3", "p4"), "supply×10"),
        royals=True,
        limbo="queen.barfolk",
        slices=queen,
    )
    assert game.deck_size(0) == 9
    assert starting(game, "trade") == ["trade tool.barfolk"]
    say(game, "trade tool.barfolk")
    assert game.deck_size(0) == 9


@pytest.mark.rule("S6.2", "S0.3")
def test_the_last_chest_and_the_last_stardust() -> None:
    game = market("tool.barfolk×2 supply×4", BOTH, chests=1, stardust=1, fill=16)
    say(game, "trade tool.barfolk", "trade supply")
    assert chests_left(game) == stardust_left(game) == 0
    assert starting(game, "trade") == []
    assert why(game, "trade tool.barfolk") == ("no-chest-left", "S6.2")
    assert why(game, "trade supply") == ("no-stardust-left", "S6.2")


@pytest.mark.rule("S6.2", "S4.3")
def test_of_two_partners_the_faster_takes_the_last_chest() -> None:
    game = market(
        {"p1": "tool.barfolk", "p3": "horse.barfolk"},
        {"p1": "r1c1", "p3": "r1c1"},
        teams=True,
        chests=1,
        heroes={"p1": "r1c1", "p3": "r1c1"},
    )
    assert "trade tool.barfolk" in offered(game, "p1")
    say(game, "p3: trade horse.barfolk")
    assert "trade tool.barfolk" not in offered(game, "p1")
    with pytest.raises(Refused) as refusal:
        say(game, "p1: trade tool.barfolk")
    assert refusal.value.reason.id == "no-chest-left"


@pytest.mark.rule("S6.2", "S4.3")
def test_a_partner_does_not_trade_for_the_last_card_that_another_is_about_to_take() -> None:
    """p1 thinks about the faction of the last horse; p3 keeps the chest."""
    horses = " ".join(f"horse.{name}×3" for name in FACTIONS).removesuffix("×3") + "×2"
    game = market(
        {"p1": "chest", "p3": "chest"},
        {"p1": "r1c1", "p3": "r1c1"},
        teams=True,
        day=matched_day("horse"),
        limbo=horses,
        heroes={"p1": "r1c1", "p3": "r1c1"},
    )
    say(game, "p1: trade chest horse")
    assert "trade chest horse" not in offered(game, "p3")
    assert "trade chest tool" in offered(game, "p3")
    assert why(game, "trade chest horse", 2) == ("stack-empty", "B3.9")
    assert load(save(game)) == game
    say(game, "p1: top-card", "chance: draw horse.cloudborn")
    assert cards(game, "hand") == "horse.cloudborn"
    assert cards(game, "hand", "p3") == "chest"


@pytest.mark.rule("S6.2")
def test_a_trade_is_no_row_and_may_be_made_between_actions_again_and_again() -> None:
    game = market("supply×6 tool.barfolk", BOTH, fill=16)
    say(game, "trade supply", "trade tool.barfolk", "trade supply")
    assert game.rows[0] == ()
    assert cards(game, "hand") == "supply×2 stardust×2 chest"


@pytest.mark.rule("S6.2")
def test_everybody_sees_what_is_traded() -> None:
    game = market("tool.barfolk", POSTS)
    events = say(game, "trade tool.barfolk")
    assert [event.seen(2) for event in events] == events


# S6.3: stardust.


@pytest.mark.rule("S6.3", "B3.2")
def test_stardust_is_up_to_two_supply_in_a_row() -> None:
    """A friman costs two supply, a chief three."""
    game = market("stardust supply×2", {}, heroes={})
    say(game, "hire friman")
    assert set(offered(game)) == {"pay supply×2", "pay supply stardust", "pay stardust"}
    say(game, "pay stardust")
    assert spent(game) == "stardust"
    assert cards(game, "hand") == "supply×2"
    game = market("stardust supply", {}, heroes={})
    assert starting(game, "hire") == ["hire friman", "hire chief"]
    game = market("stardust×2", {}, heroes={})
    assert starting(game, "hire") == ["hire friman", "hire chief", "hire priest"]


@pytest.mark.rule("S6.3", "B3.3", "B3.6", "B3.7")
@pytest.mark.parametrize(
    ("hand", "action", "ways"),
    [
        ("weapon.islanders stardust", "hero r1c0", {"weapon.islanders stardust"}),
        ("chief.islanders stardust", "create horse", {"chief.islanders stardust"}),
        (
            "chief.islanders stardust supply",
            "create horse",
            {"chief.islanders stardust", "supply chief.islanders stardust"},
        ),
        (
            "chief.islanders friman.islanders stardust",
            "create tent",
            {"friman.islanders chief.islanders stardust"},
        ),
        ("friman.islanders stardust", "build curve", {"friman.islanders stardust"}),
        ("stardust×2", "hire chief", {"stardust×2"}),
        ("stardust×3", "hire lord", {"stardust×3"}),
    ],
)
def test_stardust_pays_for_every_row_that_takes_supply(
    hand: str, action: str, ways: set[str]
) -> None:
    """Also where an odd number is due: the rest is lost."""
    game = market(hand, {}, heroes={})
    say(game, action)
    if asked(game) == ["p1"] and game.asked[0].about == "pay":
        assert set(offered(game)) == {f"pay {way}" for way in ways}
        say(game, offered(game)[0])
    assert spent(game) in ways
    assert game.loose[0] == ()


@pytest.mark.rule("S6.3", "B7.2")
def test_a_stardust_is_two_steps_of_one_hero_and_what_is_left_of_it_is_lost() -> None:
    game = market("stardust", {})
    assert starting(game, "travel") == ["travel 1 r1c3"]
    say(game, "travel 1 r1c3")
    assert game.heroes[0] == game.rules.notation.read_space("r1c3")
    assert spent(game) == "stardust"
    game = market("stardust", {})
    say(game, "step 1 east")
    assert spent(game) == "stardust"
    assert game.loose[0] == ()
    assert starting(game, "step") == starting(game, "travel") == []


@pytest.mark.rule("S6.3", "B7.2")
def test_a_stardust_and_a_supply_are_three_steps_in_one_row() -> None:
    game = market("stardust supply", {}, heroes={"p1": "r1c0"})
    assert "travel 1 r1c3" in offered(game)
    say(game, "travel 1 r1c3")
    assert spent(game) == "supply stardust"
    game = market("stardust supply×2", {}, heroes={"p1": "r1c0"})
    say(game, "travel 1 r1c2")
    assert set(offered(game)) == {"pay supply×2", "pay supply stardust", "pay stardust"}


@pytest.mark.rule("S6.3", "B3.8", "B3.3")
@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("stardust", "hire chief"),
        ("stardust×2", "hire lord"),
        ("stardust friman.barfolk×2", "create tool"),
        ("stardust friman.barfolk", "build crossroads"),
    ],
)
def test_it_is_two_supply_and_nothing_else(hand: str, action: str) -> None:
    game = market(hand, {}, heroes={})
    assert action not in offered(game)
    assert why(game, action)[0] == "cannot-pay"


@pytest.mark.rule("S6.3", "S15.2")
def test_stardust_pays_for_exploring_a_road_of_a_valley() -> None:
    game = valley(
        hand="friman.barfolk×2 stardust",
        trading=True,
        board={"r0c3": "city-one woods south", "r1c3": "crossroads woods north"},
        tokens={"r0c3": "p1 1"},
        heroes={"p1": "r1c3"},
        slices={DUST: Stardust(1)},
    )
    say(game, "explore r2c3")
    assert spent(game) == "friman.barfolk×2 stardust"


@pytest.mark.rule("S6.3", "B3.1")
def test_what_is_left_of_a_stardust_is_lost_with_its_row() -> None:
    game = market("stardust", {}, heroes={"p1": "r1c0"})
    say(game, "step 1 east")
    assert spent(game) == "stardust"
    assert starting(game, "step") == []


@pytest.mark.rule("S6.3", "B5.8")
def test_stardust_pays_for_a_tent_and_may_be_stationed() -> None:
    game = market("tent.barfolk stardust lord.barfolk", {})
    say(game, "use tent.barfolk")
    assert spent(game) == "stardust"
    say(game, "station lord.barfolk")
    game = market("tent.barfolk stardust supply", {})
    say(game, "use tent.barfolk", "pay supply")
    say(game, "station stardust")
    assert game.tents[0][0].cards == read_cards("stardust")
    say(game, "strike 0")
    assert cards(game, "hand") == "stardust"


@pytest.mark.rule("S6.3", "B9.1")
def test_stardust_is_never_sent_to_limbo_but_may_be_ambushed() -> None:
    game = market("stardust supply", {}, fill=12)
    assert starting(game, "limbo") == ["limbo supply"]
    assert why(game, "limbo stardust") == ("kept-from-limbo", "S6.3")
    say(game, "limbo supply")
    assert offered(game) == ["ambush stardust"]
    say(game, "ambush stardust")
    assert cards(game, "ambush") == "stardust"


@pytest.mark.rule("S6.3", "B9.1")
def test_two_stardust_alone_make_no_ambush() -> None:
    game = market("stardust×2", {}, fill=12)
    assert starting(game, "limbo") == []


@pytest.mark.rule("S6.3", "B2.1")
def test_stardust_and_chests_are_neutral_and_make_no_cohort() -> None:
    game = market("stardust×3 chest×3", {}, at="cohort")
    assert starting(game, "cohort") == []


@pytest.mark.rule("S6.3", "B5.5", "B5.6", "B5.7")
def test_an_amulet_copies_stardust_but_no_title_or_scroll_changes_it() -> None:
    game = market("amulet.barfolk title.barfolk scroll.barfolk stardust chest", {}, day=3)
    assert "use title.barfolk" not in offered(game)
    say(game, "use scroll.barfolk")
    assert not [choice for choice in offered(game) if "stardust" in choice or "chest" in choice]
    game = market("amulet.barfolk stardust friman.barfolk×2", {}, day=3)
    say(game, "use amulet.barfolk", "on stardust", "chance: roll 2")
    say(game, "hire friman", "pay @stardust")
    draw(game)
    say(game, "hire friman")
    draw(game)
    assert [row.copies for row in game.rows[0]] == [read_cards("stardust")] * 2
    assert "hire friman" not in offered(game)


@pytest.mark.rule("S6.3", "B5.5")
def test_three_copies_of_stardust_are_spread_over_rows_two_supply_each() -> None:
    game = market("amulet.barfolk stardust supply", {}, heroes={"p1": "r1c0"})
    say(game, "use amulet.barfolk", "on stardust", "chance: roll 3", "hire chief")
    assert set(offered(game)) == {
        "pay supply @stardust",
        "pay supply @stardust×2",
        "pay @stardust×2",
        "pay @stardust×3",
    }
    say(game, "pay @stardust×2")
    draw(game)
    assert starting(game, "hire") == ["hire friman", "hire chief"]
    say(game, "step 1 east", "pay @stardust")
    assert starting(game, "hire") == []
    assert game.deck_size(0) == 10 + 2, "the chief and its supply; copies are no cards"


@pytest.mark.rule("S6.3", "B5.5", "B5.10")
def test_stardust_turned_wild_is_anything_even_a_tent() -> None:
    game = market("amulet.barfolk stardust supply lord.barfolk", {}, day=3)
    say(game, "use amulet.barfolk", "on stardust", "chance: roll 6")
    say(game, "use @stardust=tent", "station lord.barfolk")
    assert game.tents[0][0].card == read_card("stardust")


@pytest.mark.rule("S6.3", "B8.2")
def test_stardust_and_chests_have_no_strength() -> None:
    game = field(
        "weapon.barfolk lord.barfolk stardust",
        "stardust chest",
        city="p2 1",
        expansion=True,
        trading=True,
        slices={DUST: Stardust(2), NAME: Trading(chests=1)},
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk")
    assert offered(game) == ["stand"]
    say(game, "stand")
    assert asked(game) == ["p2"]
    assert offered(game) == ["surrender"]


def attacked(defence: str) -> Game:
    """A hero of p2 is attacked; three steps away lies r1c5."""
    game = field(
        "weapon.barfolk lord.barfolk",
        defence,
        city="",
        heroes={"p1": "r1c2", "p2": "r1c2"},
        expansion=True,
        fortune=True,
        slices={DUST: Stardust(read_cards(defence).count(read_card("stardust")))},
    )
    say(game, "attack r1c2 p2", "lay weapon.barfolk", "lay lord.barfolk")
    return game


@pytest.mark.rule("S6.3", "B8.8", "S16.2")
@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("stardust×2", {"stardust×2"}),
        ("stardust supply", {"supply stardust"}),
        ("stardust supply×2", {"supply stardust", "supply×2 stardust"}),
        ("stardust×3", {"stardust×2", "stardust×3"}),
        ("stardust×2 horse.islanders", {"stardust×2", "horse.islanders"}),
        ("stardust", set()),
        ("supply×2", set()),
    ],
)
def test_stardust_is_up_to_two_supply_of_the_price_of_a_retreat(hand: str, ways: set[str]) -> None:
    game = attacked(hand)
    say(game, "stand")
    assert starting(game, "retreat") == (["retreat r1c5"] if ways else [])
    if not ways:
        assert why(game, "retreat r1c5", 1) == ("cannot-pay", "B8.8")
        return
    play(game, 1, "retreat r1c5")
    assert {option.removeprefix("pay ") for option in offered(game)} == ways
    paid = min(ways)
    play(game, 1, f"pay {paid}")
    assert cards(game, "shelter", "p2") == paid
    assert heroes(game, "p2") == "r1c5 -"


@pytest.mark.rule("S6.3", "B8.8", "B5.8")
def test_stardust_from_a_tent_pays_a_retreat_too() -> None:
    game = attacked("tent.islanders stardust supply")
    station(game, "p2", "tent.islanders", "stardust")
    say(game, "stand")
    assert starting(game, "retreat") == []
    say(game, "p2: strike 0", "p2: retreat r1c5")
    assert heroes(game, "p2") == "r1c5 -"
    assert cards(game, "shelter", "p2") == "tent.islanders supply stardust"


@pytest.mark.rule("S6.3", "S13.4")
def test_the_price_of_a_retreat_is_no_row_that_lies_on_the_table() -> None:
    game = attacked("stardust×2")
    events = say(game, "stand", "p2: retreat r1c5")
    assert not [event for event in events if isinstance(event, RowPaid)]
    assert game.rows[1] == ()


# S6.4: chests.


@pytest.mark.rule("S6.4", "B9.1")
def test_a_chest_sent_to_limbo_lets_three_cards_go_to_ambush() -> None:
    game = market("chest lord.barfolk supply×3", {}, fill=14)
    events = say(game, "limbo chest")
    assert events == [CardSentToLimbo(0, read_card("chest"))]
    assert offered(game) == ["ambush supply", "ambush lord.barfolk"]
    say(game, "ambush lord.barfolk")
    assert offered(game) == ["ambush supply", "done"]
    say(game, "ambush supply", "ambush supply")
    assert offered(game)[-1] == "end"
    assert cards(game, "ambush") == "supply×2 lord.barfolk"
    assert cards(game, "hand") == "supply"
    assert chests_left(game) == 11


@pytest.mark.rule("S6.4")
def test_fewer_than_three_may_go() -> None:
    game = market("chest supply×4", {}, fill=14)
    say(game, "limbo chest", "ambush supply", "done")
    assert cards(game, "ambush") == "supply"
    game = market("chest supply×2", {}, fill=14)
    say(game, "limbo chest", "ambush supply", "ambush supply")
    assert offered(game)[-1] == "end"


@pytest.mark.rule("S6.4", "B9.1")
def test_never_more_than_three_lie_in_ambush() -> None:
    game = market("chest supply×4", {}, ambush={"p1": "friman.barfolk×2"}, fill=14)
    say(game, "limbo chest", "ambush supply")
    assert offered(game)[-1] == "end"
    assert cards(game, "ambush") == "supply friman.barfolk×2"
    assert starting(game, "limbo") == []


@pytest.mark.rule("S6.4", "B9.1")
def test_with_two_places_free_two_may_go() -> None:
    game = market("chest supply×4", {}, ambush={"p1": "friman.barfolk"}, fill=14)
    say(game, "limbo chest", "ambush supply")
    assert offered(game) == ["ambush supply", "done"]
    say(game, "ambush supply")
    assert offered(game)[-1] == "end"
    assert cards(game, "ambush") == "supply×2 friman.barfolk"
    full = market("chest supply×4", {}, ambush={"p1": "friman.barfolk×3"}, fill=14)
    assert why(full, "limbo chest") == ("ambush-full", "B9.1")


@pytest.mark.rule("S6.4", "B9.2")
def test_with_eleven_cards_a_chest_lets_three_go_at_once() -> None:
    """Only the chest leaves the deck."""
    game = market("chest supply×4", {}, fill=11)
    say(game, "limbo chest", "ambush supply", "ambush supply", "ambush supply")
    assert game.deck_size(0) == 10
    assert cards(game, "ambush") == "supply×3"


@pytest.mark.rule("S6.4", "S7.2", "B9.1")
def test_it_is_explained_what_does_not_go_to_ambush() -> None:
    game = market("bag chest lord.barfolk×2", {}, great_artefacts=True, offer="", fill=14)
    assert why(game, "ambush lord.barfolk") == ("limbo-first", "B9.1")
    say(game, "use bag", "take-supply 2", "limbo chest")
    assert why(game, "ambush supply") == ("only-spent", "S7.2")
    assert why(game, "ambush friman.barfolk") == ("not-in-hand", "B9.1")
    assert why(game, "done") == ("ambush-one", "B9.1")
    assert why(game, "end")[0] == "answer-first"
    small = market("chest lord.barfolk×2", {}, fill=10)
    assert why(small, "ambush lord.barfolk") == ("deck-too-small", "B9.2")


@pytest.mark.rule("S6.4", "B9.2")
def test_with_ten_cards_no_chest_goes_to_limbo() -> None:
    game = market("chest supply×4", {}, fill=10)
    assert starting(game, "limbo") == []
    assert why(game, "limbo chest") == ("deck-too-small", "B9.2")


@pytest.mark.rule("S6.4", "B9.1")
def test_another_card_needs_to_be_in_the_hand() -> None:
    game = market("chest", {}, fill=12)
    assert starting(game, "limbo") == []


@pytest.mark.rule("S6.4", "B9.1")
def test_any_other_card_lets_one_go_also_beside_a_chest() -> None:
    game = market("chest×2 supply×3", {}, fill=14)
    say(game, "limbo supply", "ambush chest")
    assert offered(game)[-1] == "end"
    assert cards(game, "ambush") == "chest"


@pytest.mark.rule("S6.4", "S6.3", "B6.1")
def test_stardust_great_artefacts_and_chests_may_be_among_the_three() -> None:
    game = market("chest×2 stardust wings", {}, fill=14)
    say(game, "limbo chest", "ambush stardust", "ambush wings", "ambush chest")
    assert cards(game, "ambush") == "wings stardust chest"


@pytest.mark.rule("S6.4", "B9.1")
def test_others_see_the_chest_and_how_many_cards_but_not_which() -> None:
    game = market("chest supply lord.barfolk", {}, fill=14)
    events = say(game, "limbo chest", "ambush lord.barfolk", "ambush supply")
    assert [event.seen(1) for event in events] == [
        CardSentToLimbo(0, read_card("chest")),
        CardAmbushed(0, None),
        CardAmbushed(0, None),
    ]


@pytest.mark.rule("S6.4", "S1.5")
def test_a_chest_in_limbo_is_no_chest_of_the_stack() -> None:
    game = market("tool.barfolk", POSTS, chests=0)
    assert starting(game, "trade") == []


@pytest.mark.rule("S6.4")
def test_while_ambushing_with_a_chest_nothing_else_is_done() -> None:
    game = market("chest supply×3 tool.barfolk", POSTS, fill=14)
    say(game, "limbo chest", "ambush supply")
    again = load(save(game))
    assert again == game
    with pytest.raises(Refused) as refusal:
        say(game, "trade tool.barfolk")
    assert refusal.value.reason.id == "answer-first"


# The table.


@pytest.mark.rule("S10.5", "S10.4", "S6.3")
def test_the_stardust_stack_is_there_with_trading_or_fortune() -> None:
    def kept(**options: Any) -> set[str]:
        return set(assemble(Options(expansion=True, **options)).slices)

    assert DUST not in kept()
    assert DUST in kept(trading=True) & kept(fortune=True)
    assert NAME in kept(trading=True) - kept(fortune=True)
    assert {DUST, NAME} <= set(assemble(with_expansion(4)).slices)


@pytest.mark.rule("S0.3")
def test_there_are_twelve_stardust_cards_and_twelve_chests() -> None:
    game = market("chest×12", {"p1": "r1c1"}, stardust=0, fill=14)
    assert chests_left(game) == stardust_left(game) == 0
    for card in ("chest", "stardust"):
        with pytest.raises(AssertionError, match=f"there should be 12 of “{card}"):
            market(f"{card}×13", {})


@pytest.mark.rule("S6.1", "S6.2", "S6.3")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"space":"r1c1","seat":"p1"', b'"space":"r1c0","seat":"p1"'),
        (b'"space":"r1c1","seat":"p1"', b'"space":"-","seat":"p1"'),
        (b'"seat":"p2"', b'"seat":"p1"'),
        (b'"chests":1', b'"chests":2'),
        (b'"given":1', b'"given":0'),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: bytes, new: bytes) -> None:
    game = market("chest stardust", {"p1": "r1c1 r1c3", "p2": "r1c3"})
    data = save(game)
    assert load(data) == game
    assert old in data
    with pytest.raises(PositionError):
        load(data.replace(old, new))


@pytest.mark.rule("S6.2")
def test_nobody_barters_without_a_chest_or_for_an_empty_stack() -> None:
    game = market("chest supply", POSTS, day=matched_day("horse"))
    say(game, "trade chest horse")
    data = save(game)
    assert load(data) == game
    with refuses(PositionError, "“bartering”: the card that it needs is not there .S6.2"):
        load(data.replace(b'"hand":"supply chest"', b'"hand":"supply","ambush":"chest"'))
    with refuses(PositionError, "empty stack"):
        load(data.replace(b'"kind":"horse"', b'"kind":"friman"'))


@pytest.mark.rule("S6.2")
def test_what_was_received_is_saved() -> None:
    game = market("tool.barfolk", POSTS)
    say(game, "trade tool.barfolk")
    again = load(save(game))
    assert TRADING.of(again).received == (Received(0, read_cards("chest")),)
    assert starting(again, "trade") == []


@pytest.mark.rule("S6.1", "S6.2", "S6.3", "S6.4", "S8.2")
@pytest.mark.parametrize("seed", range(6))
def test_all_laws_hold_in_random_play_around_posts(seed: int) -> None:
    rng = random.Random(seed)
    teams = bool(seed % 2)
    hand = "chest stardust tool.barfolk amulet.islanders supply×3 friman.barfolk×2"
    spaces = "r1c1 r1c3"
    game = market(
        {"p1": hand, "p3": "chest amulet.barfolk supply×3 tent.barfolk stardust"},
        {"p1": spaces, "p3": spaces},
        teams=teams,
        fortune=True,
        stormgates=bool(seed % 3),
        fanatics=seed == 4,
        heroes={"p1": "r1c1 r1c3", "p2": "r1c5", "p3": "r1c1 r1c3"},
        fill=16,
        weeks=1,
    )
    for _, question in walk(game, rng, 1200):
        assert question.options
        law = broken_law(game)
        assert law is None, law
        if rng.random() < 0.1:
            assert load(save(game)) == game


# Together with other modules.


@pytest.mark.rule("S6.2", "S7.2")
def test_supply_of_the_bag_is_traded_first_and_does_not_go_back() -> None:
    game = market("bag supply", BOTH, great_artefacts=True, offer="", fill=10)
    assert starting(game, "trade") == []
    say(game, "use bag", "take-supply 2")
    assert cards(game, "hand") == "supply×3"
    say(game, "trade supply")
    assert cards(game, "hand") == "supply stardust"
    say(game, "end")
    assert game.deck_size(0) == 11


@pytest.mark.rule("S6.2", "S7.2", "B9.2")
def test_with_one_supply_of_the_bag_ten_cards_that_stay_are_enough() -> None:
    """One supply of the deck goes, one stardust comes."""
    game = market("bag supply", BOTH, great_artefacts=True, offer="", fill=10)
    say(game, "use bag", "take-supply 1", "trade supply", "end")
    assert game.deck_size(0) == 10


@pytest.mark.rule("S6.4", "S7.2", "B9.1")
def test_supply_of_the_bag_is_not_among_the_cards_that_a_chest_lets_go_to_ambush() -> None:
    game = market("bag chest lord.barfolk", {}, great_artefacts=True, offer="", fill=14)
    say(game, "use bag", "take-supply 2", "limbo chest")
    assert offered(game) == ["ambush lord.barfolk"]
    say(game, "ambush lord.barfolk")
    assert offered(game)[-1] == "end"
    assert cards(game, "hand") == "supply×2"


@pytest.mark.rule("S6.4", "S14.2")
def test_a_chest_sacrificed_for_a_fanatic_gives_no_ambush() -> None:
    game = market("friman.fanatic chest stardust supply", {}, fanatics=True, fill=14)
    rouses = starting(game, "rouse")
    assert "rouse friman.fanatic chest" in rouses
    say(game, "rouse friman.fanatic chest")
    assert offered(game)[-1] == "end"
    assert game.ambush[0] == b""
    assert "chest" in cards_text(game.limbo)


@pytest.mark.rule("S6.3", "S14.2")
def test_stardust_is_not_sacrificed_for_a_fanatic() -> None:
    game = market("friman.fanatic stardust", {}, fanatics=True, fill=14)
    assert starting(game, "rouse") == []
    assert why(game, "rouse friman.fanatic stardust") == ("kept-from-limbo", "S6.3")


@pytest.mark.rule("S6.1", "S14.2")
def test_a_roused_fanatic_is_the_two_frimen_of_a_post() -> None:
    game = market("friman.fanatic supply", {}, fanatics=True, fill=14)
    assert starting(game, "post") == []
    say(game, "rouse friman.fanatic supply", "post r1c1")
    assert own_posts(game, 0) == [8]


@pytest.mark.rule("S6.1", "S7.9")
def test_a_post_stays_when_the_staff_swaps_its_card() -> None:
    game = market("staff tool.barfolk", POSTS, great_artefacts=True, staff=True, offer="")
    say(game, "use staff", "swap-land r1c1 r1c3", "done")
    assert own_posts(game, 0) == [8]
    assert "trade tool.barfolk" in offered(game)


@pytest.mark.rule("S6.4", "S7.7", "S1.5")
def test_a_chest_comes_back_from_limbo_with_the_lost_scroll() -> None:
    game = market("lost-scroll supply", POSTS, great_artefacts=True, offer="", limbo="chest")
    say(game, "use lost-scroll", "take chest")
    assert cards(game, "hand") == "supply chest"
    assert "trade chest horse" in offered(game), "it was not received by trade"


@pytest.mark.rule("S6.2", "S12.2", "S6.3")
def test_a_chest_or_stardust_on_the_table_is_no_hand_card() -> None:
    game = market("amulet.barfolk chest supply", BOTH, day=2)
    say(game, "use amulet.barfolk", "on chest", "chance: roll 3")
    assert starting(game, "trade") == []
    assert "limbo chest" not in offered(game)


@pytest.mark.rule("S6.1", "S2.3", "S15.4")
def test_a_city_of_any_level_links_a_post() -> None:
    for level in (1, 4):
        game = market("friman.barfolk×2", {}, tokens={"r1c0": f"p1 {level}"})
        assert "post r1c1" in offered(game)


@pytest.mark.rule("S6.2", "S4.3")
def test_each_partner_has_an_own_list_of_cards_received() -> None:
    game = market(
        {"p1": "tool.barfolk", "p3": "chest"},
        {"p1": "r1c1", "p3": "r1c1"},
        teams=True,
        heroes={"p1": "r1c1", "p3": "r1c1"},
    )
    say(game, "p1: trade tool.barfolk")
    assert "trade chest horse" not in offered(game, "p1")
    assert "trade chest horse" in offered(game, "p3")
    say(game, "p1: end")
    draw(game)
    assert TRADING.of(game).received == ()


@pytest.mark.rule("S6.2", "S6.4")
@pytest.mark.parametrize("name", ["stardust_price", "chest_ambush"])
def test_the_price_of_stardust_and_the_cards_of_a_chest_may_be_one_but_not_none(name: str) -> None:
    rules = corrected(name, 1)
    assert getattr(rules.catalogue.box, name) == 1
    with refuses(CatalogueError, rf"stormgates\.{name}.*at least 1, not 0 \(S6\.2\)"):
        corrected(name, 0)


def corrected(name: str, number: int) -> Rules:
    corrections = f"[stormgates]\n{name} = {number}"
    return assemble(Options(expansion=True, trading=True, corrections=corrections))
