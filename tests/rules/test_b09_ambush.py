"""Ambush and limbo (B9)."""

from typing import Any

import msgspec
import pytest

from battalia.engine import PositionError, explain, load
from battalia.engine.events import CardAmbushed, CardSentToLimbo
from battalia.engine.game import Game, Refused, Tent
from battalia.engine.notation import cards_text, read_card, read_cards
from battalia.engine.play import advance
from battalia.engine.position import position
from battalia.engine.view import view
from positions import asked, cards, draw, offered, say, table
from refusals import refuses

HOME = {"r3c2": "city-four woods north"}
OWNED = {"r3c2": "p1 1"}


def starting(game: Game, word: str) -> list[str]:
    return [choice for choice in offered(game) if choice.startswith(word)]


def in_ambush(hand: str = "friman.barfolk lord.barfolk", lying: str = "", **frame: object) -> Game:
    """A position as a person writes it: p1 has sent a card to limbo and lays one in ambush."""
    written = position(table(hand=hand, ambush={"p1": lying}, fill=12))
    written["lanes"][0].append({"frame": "ambushing", "seat": "p1", **frame})
    return load(msgspec.json.encode(written))


# B9.1: ambushing.


@pytest.mark.rule("B9.1")
def test_one_hand_card_goes_to_limbo_and_another_into_ambush() -> None:
    game = table(hand="friman.barfolk lord.barfolk horse.islanders", fill=12)
    assert starting(game, "limbo") == [
        "limbo friman.barfolk",
        "limbo lord.barfolk",
        "limbo horse.islanders",
    ]
    events = say(game, "limbo friman.barfolk")
    assert events == [CardSentToLimbo(0, read_card("friman.barfolk"))]
    assert offered(game) == ["ambush lord.barfolk", "ambush horse.islanders"]
    say(game, "ambush lord.barfolk")
    assert cards(game, "ambush") == "lord.barfolk"
    assert cards(game, "hand") == "horse.islanders"
    assert cards_text(game.limbo) == "friman.barfolk"


@pytest.mark.rule("B9.1")
def test_a_position_in_the_middle_of_an_ambush_asks_for_one_card() -> None:
    game = in_ambush()
    assert asked(game) == ["p1"]
    assert offered(game) == ["ambush friman.barfolk", "ambush lord.barfolk"]
    say(game, "ambush lord.barfolk")
    assert cards(game, "ambush") == "lord.barfolk"
    assert game.asked[0].about == "action"


@pytest.mark.rule("B9.1")
@pytest.mark.parametrize("frame", [{"left": 0}, {"left": 2}, {"begun": True}])
def test_a_position_in_which_more_or_fewer_cards_follow_is_refused(frame: dict[str, Any]) -> None:
    with refuses(PositionError, "“left” is at most 1 here"):
        in_ambush(**frame)


@pytest.mark.rule("B9.1")
def test_a_position_with_an_ambush_but_no_free_place_or_card_is_refused() -> None:
    assert in_ambush(lying="supply×2").asked
    with refuses(PositionError, "[Aa]ll ambush places are taken"):
        in_ambush(lying="supply×3")
    with refuses(PositionError, "the card that it needs is not there"):
        in_ambush(hand="")


@pytest.mark.rule("B9.1", "B9.2")
def test_the_card_in_ambush_lies_face_down_and_the_one_in_limbo_face_up() -> None:
    game = table(hand="friman.barfolk lord.barfolk horse.islanders", fill=12)
    events = say(game, "limbo friman.barfolk", "ambush lord.barfolk")
    assert [event.seen(1) for event in events] == [
        CardSentToLimbo(0, read_card("friman.barfolk")),
        CardAmbushed(0, None),
    ]
    for viewer in (1, 2, None):
        theirs = view(game, viewer)
        assert theirs.limbo == read_cards("friman.barfolk")
        assert theirs.players[0].ambush is None
        assert theirs.players[0].ambush_count == 1
    assert view(game, 0).players[0].ambush == read_cards("lord.barfolk")


@pytest.mark.rule("B9.1")
def test_the_card_to_limbo_is_not_the_card_in_ambush() -> None:
    game = table(hand="friman.barfolk supply", fill=12)
    say(game, "limbo friman.barfolk")
    assert offered(game) == ["ambush supply"]


@pytest.mark.rule("B9.1")
@pytest.mark.parametrize("hand", ["", "lord.barfolk"])
def test_two_hand_cards_are_needed(hand: str) -> None:
    assert starting(table(hand=hand, fill=12), "limbo") == []


@pytest.mark.rule("B9.1")
def test_any_card_goes_to_limbo_or_into_ambush() -> None:
    hand = "supply friman.barfolk tool.barfolk tent.barfolk wings"
    game = table(hand=hand, fill=12)
    assert {choice.split()[1] for choice in starting(game, "limbo")} == set(hand.split())
    say(game, "limbo tool.barfolk")
    assert {choice.split()[1] for choice in offered(game)} == set(hand.split()) - {"tool.barfolk"}


@pytest.mark.rule("B9.1")
def test_at_most_three_cards_lie_in_ambush() -> None:
    game = table(hand="supply×8", fill=20)
    for count in (1, 2, 3):
        assert starting(game, "limbo") == ["limbo supply"]
        say(game, "limbo supply", "ambush supply")
        assert len(game.ambush[0]) == count
    assert cards(game, "hand") == "supply×2"
    assert starting(game, "limbo") == []
    with pytest.raises(Refused):
        say(game, "limbo supply")


@pytest.mark.rule("B9.1", "B2.4")
def test_ambushed_cards_stay_when_the_rest_is_discarded() -> None:
    game = table(hand="supply lord.barfolk chief.barfolk", fill=14)
    say(game, "limbo supply", "ambush lord.barfolk", "end")
    draw(game)
    assert cards(game, "ambush") == "lord.barfolk"
    assert cards(game, "shelter") == "chief.barfolk"


@pytest.mark.rule("B9.1", "B2.1")
def test_nothing_is_ambushed_before_the_action_step() -> None:
    game = table(at="cohort", hand="supply×4", fill=14)
    assert starting(game, "limbo") == []
    with pytest.raises(Refused):
        say(game, "limbo supply")


@pytest.mark.rule("B9.1")
def test_nobody_ambushes_in_the_turn_of_another() -> None:
    game = table(turn="p2", hand={"p1": "supply×4"}, fill=14)
    assert asked(game) == ["p2"]
    assert starting(game, "limbo") == []


@pytest.mark.rule("B9.1")
def test_ambushing_lies_between_actions() -> None:
    game = table(hand="supply×4", fill=14)
    say(game, "hire friman")
    draw(game)
    say(game, "limbo supply", "ambush supply")
    assert cards(game, "ambush") == "supply"
    # A card gained this turn is not in hand.
    assert starting(game, "limbo") == []


@pytest.mark.rule("B9.1")
def test_nothing_is_ambushed_while_a_row_is_open() -> None:
    game = table(
        day=2,
        hand="friman.barfolk×2 friman.islanders×2 supply×2",
        board=HOME,
        tokens=OWNED,
        fill=14,
    )
    say(game, "build straight")
    assert starting(game, "limbo") == []
    say(game, "pay supply friman.barfolk")
    assert asked(game) == ["chance"]
    with pytest.raises(Refused):
        say(game, "p1: limbo supply")
    say(game, "terrain woods")
    assert starting(game, "limbo") == []
    say(game, "place r2c2 north")
    assert starting(game, "limbo") != []


@pytest.mark.rule("B9.1")
def test_nothing_is_ambushed_while_a_transformation_is_open() -> None:
    game = table(day=2, hand="amulet.barfolk friman.barfolk supply×3", fill=14)
    say(game, "use amulet.barfolk")
    assert starting(game, "limbo") == []
    say(game, "on friman.barfolk")
    assert asked(game) == ["chance"]
    say(game, "roll 2")
    assert starting(game, "limbo") == ["limbo supply"]


@pytest.mark.rule("B9.1")
def test_nothing_is_ambushed_while_a_battle_is_open() -> None:
    game = table(
        day=1,
        hand={"p1": "weapon.islanders friman.barfolk supply×2", "p2": "lord.barfolk supply×3"},
        heroes={"p1": "r3c3", "p2": "r3c3"},
        fill=14,
    )
    assert starting(game, "limbo") != []
    for step in ("attack r3c3 p2", "lay weapon.islanders", "stand", "fight", "lay lord.barfolk"):
        say(game, step)
        assert starting(game, "limbo") == []
    say(game, "stand")
    assert starting(game, "limbo") == []
    say(game, "pass")
    assert starting(game, "limbo") != []


@pytest.mark.rule("B9.1", "B5.8")
def test_nothing_is_ambushed_while_a_tent_is_pitched_or_a_hero_rides() -> None:
    game = table(day=1, hand="tent.barfolk supply×2 lord.barfolk", fill=14)
    say(game, "use tent.barfolk")
    assert starting(game, "limbo") == []
    board = HOME | {"r3c4": "straight woods east"}
    game = table(day=1, hand="horse.barfolk supply×2", board=board, heroes={"p1": "r3c3"}, fill=14)
    say(game, "ride 1 horse.barfolk", "step 1 east")
    assert starting(game, "limbo") == []


# B9.2: limbo and the smallest deck.


@pytest.mark.rule("B9.2")
def test_limbo_is_out_of_the_game_for_everybody() -> None:
    game = table(hand="supply×2 lord.barfolk×2", fill=14)
    deck = game.deck_size(0)
    say(game, "limbo lord.barfolk", "ambush supply", "limbo lord.barfolk", "ambush supply")
    assert cards_text(game.limbo) == "lord.barfolk×2"
    assert game.deck_size(0) == deck - 2
    stacks = b"".join(pile.cards() for pile in game.stacks)
    assert stacks.count(read_card("lord.barfolk")) == 2


@pytest.mark.rule("B9.2")
def test_limbo_is_one_pile_for_all_players() -> None:
    game = table(turn="p2", hand="supply chief.barfolk", limbo="lord.barfolk", fill=14)
    say(game, "limbo chief.barfolk", "ambush supply")
    assert cards_text(game.limbo) == "chief.barfolk lord.barfolk"


@pytest.mark.rule("B9.2")
def test_a_deck_of_ten_cards_pays_nothing_to_limbo_and_one_of_eleven_one_card() -> None:
    game = table(hand="supply×4 lord.barfolk", fill=10)
    assert game.deck_size(0) == 10
    assert starting(game, "limbo") == []
    with pytest.raises(Refused):
        say(game, "limbo supply")
    game = table(hand="supply×4 lord.barfolk", fill=11)
    say(game, "limbo supply", "ambush lord.barfolk")
    assert game.deck_size(0) == 10
    assert starting(game, "limbo") == []


@pytest.mark.rule("B9.2")
@pytest.mark.parametrize("zone", ["hand", "nation", "shelter", "ambush"])
@pytest.mark.parametrize("more", [0, 1])
def test_hand_nation_shelter_and_ambush_count(zone: str, more: int) -> None:
    piles = {"hand": 3, "nation": 3, "shelter": 3, "ambush": 1}
    piles[zone] += more
    game = table(
        hand=f"supply×{piles['hand']}",
        nation={"p1": f"supply×{piles['nation']}"},
        shelter={"p1": f"supply×{piles['shelter']}"},
        ambush={"p1": f"supply×{piles['ambush']}"},
    )
    assert game.deck_size(0) == 10 + more
    assert bool(starting(game, "limbo")) == bool(more)


@pytest.mark.rule("B9.2")
def test_a_tent_and_the_cards_stationed_in_it_count() -> None:
    for stationed, allowed in (("friman.barfolk", False), ("friman.barfolk chief.barfolk", True)):
        hand = f"tent.barfolk {stationed} supply×2"
        game = table(day=6, hand=hand, nation={"p1": "supply×6"})
        game.hand[0] = read_cards("supply×2")
        game.tents[0] = (Tent(read_card("tent.barfolk"), read_cards(stationed)),)
        advance(game)
        assert game.deck_size(0) == (11 if allowed else 10)
        assert bool(starting(game, "limbo")) == allowed


@pytest.mark.rule("B9.2")
def test_cards_on_the_table_count_and_so_do_those_gained_this_turn() -> None:
    game = table(hand="supply×5", fill=10)
    assert starting(game, "limbo") == []
    say(game, "hire friman")
    draw(game)
    assert game.deck_size(0) == 12
    say(game, "limbo supply", "ambush supply")
    assert game.deck_size(0) == 11
    assert cards(game, "hand") == "supply"


@pytest.mark.rule("B9.2")
def test_a_created_artefact_counts_at_once() -> None:
    game = table(day=2, hand="friman.barfolk×3 supply×2", fill=10)
    say(game, "create tool", "draw tool.barfolk")
    assert game.deck_size(0) == 11
    assert starting(game, "limbo") == ["limbo supply"]


@pytest.mark.rule("B9.2", "B5.5")
@pytest.mark.parametrize("die", [1, 3, 6])
def test_virtual_copies_do_not_count(die: int) -> None:
    game = table(day=2, hand="amulet.barfolk friman.barfolk supply×3", fill=10)
    say(game, "use amulet.barfolk", "on friman.barfolk", f"roll {die}")
    assert game.deck_size(0) == 10
    assert starting(game, "limbo") == []


@pytest.mark.rule("B9.2", "B5.5")
def test_copies_of_a_tent_do_not_count() -> None:
    hand = "amulet.barfolk tent.barfolk supply×4 friman.barfolk chief.barfolk"
    game = table(day=2, hand=hand, fill=10)
    say(game, "use amulet.barfolk", "on tent.barfolk", "roll 2")
    say(game, "use @tent.barfolk", "station friman.barfolk")
    say(game, "use @tent.barfolk", "station chief.barfolk")
    assert game.deck_size(0) == 10
    assert starting(game, "limbo") == []


@pytest.mark.rule("B9.2", "B5.5")
def test_copies_of_an_illuminated_card_do_not_count() -> None:
    game = table(day=1, hand="tool.barfolk supply×3", board=HOME, tokens=OWNED, fill=10)
    say(game, "build straight", "terrain woods", "place r2c2 north")
    assert game.deck_size(0) == 10
    assert starting(game, "limbo") == []


@pytest.mark.rule("B9.2")
def test_each_player_has_a_limit_of_their_own() -> None:
    game = table(hand="supply×3", nation={"p2": "supply×20"}, fill=10)
    assert starting(game, "limbo") == []


@pytest.mark.rule("B9.1")
@pytest.mark.parametrize(
    ("ambushed", "reason"), [("", "limbo-first (B9.1)"), ("lord.barfolk×3", "ambush-full (B9.1)")]
)
def test_before_a_card_is_ambushed_another_goes_to_limbo(ambushed: str, reason: str) -> None:
    game = table(hand="supply×2", ambush={"p1": ambushed}, fill=14)
    assert str(explain(game, 0, "ambush supply")) == reason
