"""The turn (B2)."""

import pytest

from battalia.engine.chapters.turn import TurnStep
from battalia.engine.choices import Choice, End, Mulligan, Top
from battalia.engine.events import (
    AmbushReturned,
    CardDrawn,
    CohortAnnounced,
    HandDiscarded,
    MulliganTaken,
    ShelterReshuffled,
    TableDiscarded,
)
from battalia.engine.game import Game, Refused, Tent
from battalia.engine.laws import broken_law
from battalia.engine.notation import cards_text, read_card, read_cards, read_seat
from battalia.engine.play import advance, play, start
from battalia.engine.terms import take
from battalia.engine.view import view
from positions import asked, cards, draw, offered, say, table


def pitch(game: Game, name: str, tent: str, stationed: str) -> None:
    """Moves a tent and the cards stationed in it from a player's hand to the table."""
    seat = read_seat(name)
    for card in (read_card(tent), *read_cards(stationed)):
        game.hand[seat] = take(game.hand[seat], card)
    game.tents[seat] += (Tent(read_card(tent), bytes(sorted(read_cards(stationed)))),)
    assert broken_law(game) is None
    advance(game)


def cohorts(game: Game) -> list[str]:
    return [option for option in offered(game) if option.startswith("cohort")]


def hand_size(game: Game, name: str = "p1") -> int:
    return len(game.hand[read_seat(name)])


def end_turn(game: Game) -> None:
    """Ends the turn of the player who is asked for an action; any card may lie on top."""
    say(game, "end")
    while game.asked and any(question.about == "top-card" for question in game.asked.values()):
        (seat,) = game.asked
        top = next(option for option in game.asked[seat].options if isinstance(option, Top))
        say(game, game.rules.notation.text(top))


# B2.1: the cohort.


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize(("size", "drawn"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_a_cohort_of_three_to_six_draws_one_to_four_cards(size: int, drawn: int) -> None:
    game = table(at="cohort", hand=f"friman.barfolk×{size} supply×{6 - size}")
    assert cohorts(game) == [f"cohort barfolk {size}"]
    say(game, f"cohort barfolk {size}")
    draw(game)
    assert hand_size(game) == 6 + drawn
    assert len(game.nation[0]) == 4 - drawn


@pytest.mark.rule("B2.1")
def test_two_cards_of_a_faction_are_no_cohort() -> None:
    game = table(
        at="cohort", hand="friman.barfolk×2 friman.islanders×2 friman.emberians friman.cloudborn"
    )
    assert offered(game) == ["mulligan", "skip"]


@pytest.mark.rule("B2.1")
def test_cards_of_every_kind_count_for_the_cohort_of_their_faction() -> None:
    game = table(at="cohort", hand="friman.barfolk lord.barfolk tent.barfolk horse.barfolk")
    assert cohorts(game) == ["cohort barfolk 4"]


@pytest.mark.rule("B2.1")
def test_a_cohort_may_be_of_another_faction_than_the_players_own() -> None:
    game = table(at="cohort", turn="p2", hand="friman.cloudborn×3")
    assert cohorts(game) == ["cohort cloudborn 3"]


@pytest.mark.rule("B2.1")
def test_two_cohorts_of_three_draw_one_card_each() -> None:
    game = table(at="cohort", hand="friman.barfolk×3 chief.islanders×3")
    assert cohorts(game) == ["cohort barfolk 3 islanders"]
    say(game, "cohort barfolk 3 islanders")
    draw(game)
    assert hand_size(game) == 8


@pytest.mark.rule("B0.3", "B2.1")
def test_supply_never_counts_for_a_cohort() -> None:
    game = table(at="cohort", hand="supply×6")
    assert offered(game) == ["mulligan", "skip"]
    game = table(at="cohort", hand="friman.barfolk×2 supply×4")
    assert offered(game) == ["mulligan", "skip"]


@pytest.mark.rule("B2.1", "B2.2")
def test_cards_in_ambush_do_not_count_for_a_cohort() -> None:
    game = table(
        at="cohort", hand="friman.barfolk×2 supply×4", ambush={"p1": "friman.barfolk×3"}, fill=12
    )
    assert offered(game) == ["mulligan", "skip"]


@pytest.mark.rule("B2.1")
def test_tents_and_stationed_cards_do_not_count_for_a_cohort() -> None:
    game = table(at="cohort", hand="friman.barfolk×3 tent.barfolk supply×3")
    pitch(game, "p1", "tent.barfolk", "friman.barfolk")
    assert cards(game, "hand") == "supply×3 friman.barfolk×2"
    assert offered(game) == ["mulligan", "skip"]


@pytest.mark.rule("B2.1", "B5.8")
def test_no_tent_is_opened_before_the_cohort() -> None:
    game = table(at="cohort", hand="friman.barfolk×3 tent.barfolk supply×3")
    pitch(game, "p1", "tent.barfolk", "friman.barfolk")
    with pytest.raises(Refused):
        say(game, "strike 0")


@pytest.mark.rule("B0.5", "B2.1")
def test_a_great_artefact_counts_for_a_cohort_of_any_faction() -> None:
    for faction in ("barfolk", "islanders", "emberians", "cloudborn"):
        game = table(at="cohort", hand=f"friman.{faction}×2 hammer supply×3")
        assert cohorts(game) == [f"cohort {faction} 3"]


@pytest.mark.rule("B2.1")
def test_a_great_artefact_counts_for_one_cohort_only() -> None:
    game = table(at="cohort", hand="friman.barfolk×2 friman.islanders×2 horn supply")
    assert cohorts(game) == ["cohort barfolk 3", "cohort islanders 3"]
    with pytest.raises(Refused):
        say(game, "cohort barfolk 3 islanders")
    say(game, "cohort islanders 3")
    draw(game)
    assert hand_size(game) == 7


@pytest.mark.rule("B2.1")
def test_a_great_artefact_may_complete_the_second_cohort() -> None:
    game = table(at="cohort", hand="friman.barfolk×3 friman.islanders×2 wings")
    assert cohorts(game) == ["cohort barfolk 4", "cohort barfolk 3 islanders"]
    say(game, "cohort barfolk 3 islanders")
    draw(game)
    assert hand_size(game) == 8


@pytest.mark.rule("B2.1")
def test_at_most_six_cards_count_when_a_defender_kept_more() -> None:
    game = table(at="cohort", hand="friman.barfolk×6 chief.barfolk×2", fill=14)
    assert cohorts(game) == ["cohort barfolk 6"]
    say(game, "cohort barfolk 6")
    draw(game)
    assert hand_size(game) == 12


@pytest.mark.rule("B2.1")
def test_a_cohort_of_six_does_not_bring_a_second_one_however_many_cards_there_are() -> None:
    game = table(at="cohort", hand="friman.barfolk×6 friman.islanders×3", fill=16)
    assert cohorts(game) == ["cohort barfolk 6"]


@pytest.mark.rule("B2.1")
def test_a_cohort_of_five_does_not_bring_a_second_one() -> None:
    game = table(at="cohort", hand="friman.barfolk×5 friman.islanders×3", fill=16)
    assert cohorts(game) == ["cohort barfolk 5"]


@pytest.mark.rule("B2.1")
def test_three_cohorts_are_never_announced() -> None:
    game = table(
        at="cohort", hand="friman.barfolk×3 friman.islanders×3 friman.emberians×3", fill=16
    )
    assert cohorts(game) == [
        "cohort barfolk 3 islanders",
        "cohort barfolk 3 emberians",
        "cohort islanders 3 emberians",
    ]
    say(game, "cohort barfolk 3 emberians")
    draw(game)
    assert hand_size(game) == 11


@pytest.mark.rule("B2.1")
def test_of_two_splits_that_draw_equally_many_the_player_chooses() -> None:
    game = table(at="cohort", hand="friman.barfolk×4 friman.islanders×4", fill=14)
    assert cohorts(game) == ["cohort barfolk 4", "cohort islanders 4", "cohort barfolk 3 islanders"]


@pytest.mark.rule("B2.1")
def test_only_the_split_that_draws_the_most_is_announced() -> None:
    game = table(at="cohort", hand="friman.barfolk×5 friman.islanders")
    for less in ("cohort barfolk 3", "cohort barfolk 4"):
        with pytest.raises(Refused):
            say(game, less)
    game = table(at="cohort", hand="friman.barfolk×3 friman.islanders×3")
    for less in ("cohort barfolk 3", "cohort islanders 3"):
        with pytest.raises(Refused):
            say(game, less)


@pytest.mark.rule("B2.1")
def test_a_cohort_that_is_not_there_is_refused() -> None:
    game = table(at="cohort", hand="friman.barfolk×3 supply×3")
    for wrong in ("cohort islanders 3", "cohort barfolk 4", "cohort barfolk 3 islanders"):
        with pytest.raises(Refused):
            say(game, wrong)
    assert hand_size(game) == 6


@pytest.mark.rule("B2.1")
def test_nothing_need_be_announced_and_then_the_cohort_is_lost() -> None:
    game = table(at="cohort", hand="friman.barfolk×3 supply×3")
    say(game, "skip")
    assert hand_size(game) == 6
    assert cohorts(game) == []
    assert "hire friman" in offered(game)
    with pytest.raises(Refused):
        say(game, "cohort barfolk 3")


@pytest.mark.rule("B2.1")
def test_a_cohort_is_claimed_once_and_leaves_no_mulligan() -> None:
    game = table(at="cohort", hand="friman.barfolk×3", nation={"p1": "friman.barfolk×3 supply×4"})
    say(game, "cohort barfolk 3", "chance: draw friman.barfolk")
    for again in ("cohort barfolk 4", "cohort barfolk 3", "mulligan"):
        with pytest.raises(Refused):
            say(game, again)


@pytest.mark.rule("B2.1")
def test_faction_and_size_are_announced_to_all_but_not_the_cards() -> None:
    game = table(at="cohort", hand="friman.barfolk×3 supply×3")
    events = say(game, "cohort barfolk 3", "chance: draw supply")
    assert CohortAnnounced(0, 0, 3, None) in [event.seen(2) for event in events]
    assert CardDrawn(0, None) in [event.seen(2) for event in events]
    assert view(game, 2).players[0].hand is None


# B2.1: the mulligan.


@pytest.mark.rule("B2.1")
def test_a_mulligan_discards_the_whole_hand_and_draws_five() -> None:
    game = table(
        at="cohort",
        hand="friman.barfolk×2 chief.islanders supply×4",
        nation={"p1": "lord.emberians×4 priest.emberians×2"},
    )
    say(game, "mulligan", "top supply")
    draw(game)
    assert hand_size(game) == 5
    assert sorted(game.shelter[0]) == sorted(
        read_cards("friman.barfolk×2 chief.islanders supply×4")
    )
    assert len(game.nation[0]) == 1


@pytest.mark.rule("B2.1", "B2.4")
@pytest.mark.parametrize("top", ["friman.barfolk", "chief.islanders", "supply"])
def test_the_owner_of_a_mulligan_chooses_the_top_card_of_the_shelter(top: str) -> None:
    game = table(
        at="cohort", hand="friman.barfolk chief.islanders supply×4", nation={"p1": "supply×6"}
    )
    say(game, "mulligan")
    assert asked(game) == ["p1"]
    assert offered(game) == ["top supply", "top friman.barfolk", "top chief.islanders"]
    say(game, f"top {top}")
    draw(game)
    assert view(game, 1).players[0].shelter_top == read_card(top)
    assert view(game, 1).players[0].shelter_count == 6


@pytest.mark.rule("B2.1", "B2.4")
@pytest.mark.parametrize("hand", ["supply×6", "supply×5 friman.barfolk"])
def test_whether_the_top_card_is_asked_for_tells_nothing_of_the_hand(hand: str) -> None:
    game = table(at="cohort", hand=hand)
    play(game, 0, Mulligan())
    assert game.asked[0].about == "top-card"
    game = table(hand=hand)
    play(game, 0, End())
    assert game.asked[0].about == "top-card"


@pytest.mark.rule("B2.1")
def test_after_a_mulligan_there_is_no_cohort_even_if_the_new_hand_would_have_one() -> None:
    game = table(at="cohort", hand="supply×6", nation={"p1": "friman.barfolk×6"})
    say(game, "mulligan")
    draw(game)
    assert cards(game, "hand") == "friman.barfolk×5"
    assert cohorts(game) == []
    assert "create tool" in offered(game)
    for refused in ("cohort barfolk 5", "mulligan"):
        with pytest.raises(Refused):
            say(game, refused)


@pytest.mark.rule("B2.1")
def test_the_others_see_how_many_cards_a_mulligan_discards_but_not_which() -> None:
    game = table(at="cohort", hand="friman.barfolk chief.islanders supply×4")
    events = say(game, "mulligan", "top supply")
    told = [event.seen(1) for event in events]
    assert MulliganTaken(0, None, 6) in told


# B2.2: ambush returns.


@pytest.mark.rule("B2.2")
@pytest.mark.parametrize("first", ["skip", "cohort barfolk 3"])
def test_all_ambush_cards_return_to_the_hand_without_a_choice(first: str) -> None:
    game = table(
        at="cohort",
        hand="friman.barfolk×3",
        ambush={"p1": "lord.islanders horse.emberians supply"},
    )
    say(game, first)
    draw(game)
    assert cards(game, "ambush") == ""
    hand = cards(game, "hand").split()
    assert {"lord.islanders", "horse.emberians"} <= set(hand)
    assert hand_size(game) == (6 if first == "skip" else 7)


@pytest.mark.rule("B2.2")
def test_only_the_own_ambush_returns() -> None:
    game = table(
        at="cohort", hand="supply", ambush={"p1": "friman.barfolk", "p2": "lord.islanders"}
    )
    say(game, "skip")
    assert cards(game, "hand", "p1") == "supply friman.barfolk"
    assert cards(game, "ambush", "p2") == "lord.islanders"


@pytest.mark.rule("B2.2")
def test_a_mulligan_does_not_discard_the_ambush() -> None:
    game = table(
        at="cohort",
        hand="supply×2",
        ambush={"p1": "lord.islanders×2"},
        nation={"p1": "friman.barfolk×6"},
    )
    say(game, "mulligan")
    draw(game)
    assert cards(game, "hand") == "friman.barfolk×5 lord.islanders×2"
    assert cards(game, "shelter") == "supply×2"


@pytest.mark.rule("B2.2")
def test_the_others_do_not_see_which_cards_return() -> None:
    game = table(at="cohort", hand="supply", ambush={"p1": "lord.islanders"})
    events = say(game, "skip")
    returned = AmbushReturned(0, read_cards("lord.islanders"), 1)
    assert returned in [event.seen(0) for event in events]
    assert AmbushReturned(0, None, 1) in [event.seen(1) for event in events]
    assert returned not in [event.seen(1) for event in events]
    assert returned not in [event.seen(None) for event in events]


@pytest.mark.rule("B2.2")
def test_returned_ambush_cards_serve_in_the_same_turn() -> None:
    game = table(at="cohort", hand="friman.barfolk×2", ambush={"p1": "friman.barfolk"})
    say(game, "skip")
    assert "create tool" in offered(game)


# B2.3: actions.


@pytest.mark.rule("B2.3")
def test_the_same_action_is_taken_as_often_as_the_cards_allow() -> None:
    game = table(hand="supply×6", tops={"friman": "barfolk"})
    for _ in range(3):
        say(game, "hire friman")
        draw(game)
    assert "hire friman" not in offered(game)
    say(game, "end")
    draw(game)
    assert game.deck_size(0) == 10 + 6


@pytest.mark.rule("B2.3")
@pytest.mark.parametrize(
    "order",
    [
        ("hire friman", "create tent", "limbo lord.barfolk"),
        ("create tent", "limbo lord.barfolk", "hire friman"),
        ("limbo lord.barfolk", "hire friman", "create tent"),
    ],
)
def test_actions_are_taken_in_any_order(order: tuple[str, ...]) -> None:
    game = table(hand="supply×3 friman.barfolk chief.barfolk lord.barfolk×2", fill=12)
    for action in order:
        say(game, action)
        draw(game)
        if action.startswith("limbo"):
            say(game, "ambush lord.barfolk")
    assert "end" in offered(game)
    assert cards(game, "ambush") == "lord.barfolk"


@pytest.mark.rule("B2.3")
def test_a_player_may_take_no_action_at_all() -> None:
    game = table(hand="supply×6")
    end_turn(game)
    draw(game)
    assert asked(game) == ["p2"]


@pytest.mark.rule("B2.3")
def test_all_kinds_of_actions_are_offered() -> None:
    game = table(
        hand="supply×3 friman.barfolk×3 chief.barfolk×2 weapon.barfolk horse.barfolk title.barfolk"
        " tent.barfolk horn priest.islanders",
        board={
            "r0c0": "city-four woods north",
            "r0c1": "straight woods east",
            "r0c2": "city-four lakes north",
        },
        tokens={"r0c0": "p1 1"},
        heroes={"p1": "r0c2", "p2": "r0c2"},
        fill=16,
    )
    pitch(game, "p1", "tent.barfolk", "priest.islanders")
    verbs = {option.split()[0] for option in offered(game)}
    assert verbs == {
        "hire",
        "create",
        "build",
        "upgrade",
        "use",
        "strike",
        "hero",
        "step",
        "travel",
        "ride",
        "limbo",
        "attack",
        "annex",
        "end",
    }
    assert {"use title.barfolk", "use horn"} <= set(offered(game))


# B2.4: discard.


@pytest.mark.rule("B2.4")
def test_the_hand_goes_to_the_shelter_first_then_the_rows_then_the_new_cards() -> None:
    game = table(
        hand="friman.barfolk×3 priest.islanders supply×3",
        shelter={"p1": "lord.cloudborn"},
        tops={"chief": "emberians"},
        nation={"p1": "supply×8"},
        day=2,
    )
    say(game, "hire chief")
    draw(game)
    say(game, "create tool", "chance: draw tool.cloudborn", "end")
    draw(game)
    assert cards(game, "shelter") == (
        "lord.cloudborn priest.islanders supply×3 friman.barfolk×3 supply chief.emberians"
        " tool.cloudborn"
    )


@pytest.mark.rule("B2.4")
def test_a_transformed_card_that_was_not_used_is_discarded_too() -> None:
    game = table(hand="title.barfolk friman.barfolk supply", nation={"p1": "supply×8"})
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    say(game, "end")
    draw(game)
    assert sorted(cards(game, "shelter").split()) == ["chief.barfolk", "supply", "title.barfolk"]
    assert cards(game, "shelter").startswith("supply")


@pytest.mark.rule("B2.4")
def test_the_others_see_only_how_many_hand_cards_were_discarded() -> None:
    game = table(hand="friman.barfolk priest.islanders supply×2", tops={"friman": "emberians"})
    say(game, "hire friman")
    draw(game)
    events = say(game, "end")
    discarded = HandDiscarded(0, read_cards("friman.barfolk priest.islanders"), 2)
    assert discarded in events
    assert HandDiscarded(0, None, 2) in [event.seen(1) for event in events]
    assert view(game, 1).players[0].shelter is None
    assert view(game, 1).players[0].shelter_top == read_card("friman.emberians")


@pytest.mark.rule("B2.4")
def test_where_only_hand_cards_are_discarded_the_owner_chooses_the_top_one() -> None:
    game = table(hand="friman.barfolk chief.islanders", nation={"p1": "supply×8"})
    say(game, "end")
    assert offered(game) == ["top friman.barfolk", "top chief.islanders"]
    say(game, "top friman.barfolk")
    draw(game)
    assert cards(game, "shelter") == "chief.islanders friman.barfolk"


@pytest.mark.rule("B2.4")
def test_ambushed_cards_tents_and_stationed_cards_stay() -> None:
    game = table(
        hand="supply×3 lord.barfolk chief.islanders tent.emberians priest.cloudborn",
        nation={"p1": "supply×8"},
    )
    pitch(game, "p1", "tent.emberians", "priest.cloudborn")
    say(game, "limbo supply", "ambush lord.barfolk", "end", "top supply")
    draw(game)
    assert cards(game, "ambush") == "lord.barfolk"
    assert game.tents[0] == (Tent(read_card("tent.emberians"), read_cards("priest.cloudborn")),)
    assert sorted(game.shelter[0]) == sorted(read_cards("chief.islanders supply×2"))


@pytest.mark.rule("B2.4")
def test_hand_cards_are_discarded_even_if_the_owner_would_keep_them() -> None:
    game = table(hand="lord.barfolk×4", nation={"p1": "supply×8"})
    say(game, "end")
    draw(game)
    assert cards(game, "hand") == "supply×6"
    assert cards(game, "shelter") == "lord.barfolk×4"


# B2.5: draw six.


@pytest.mark.rule("B2.5")
def test_the_turn_ends_with_a_draw_of_six_cards() -> None:
    game = table(hand="supply×6", nation={"p1": "friman.barfolk×6 supply×3"})
    say(game, "end")
    draw(game)
    assert hand_size(game) == 6
    assert len(game.nation[0]) == 3
    assert asked(game) == ["p2"]


@pytest.mark.rule("B2.5")
def test_the_shelter_is_reshuffled_in_the_middle_of_a_draw() -> None:
    game = table(
        hand="supply×3",
        nation={"p1": "lord.barfolk×2"},
        shelter={"p1": "chief.islanders×5"},
    )
    events = say(game, "end")
    assert ShelterReshuffled(0, 8) not in events
    events = say(game, "chance: draw lord.barfolk", "chance: draw lord.barfolk")
    assert ShelterReshuffled(0, 8) in events
    assert offered(game) == ["draw supply", "draw chief.islanders"]
    assert game.asked[-1].weights == [3, 5]
    draw(game)
    assert hand_size(game) == 6
    assert cards(game, "hand").endswith("lord.barfolk×2")
    assert cards(game, "shelter") == ""
    assert len(game.nation[0]) == 4


@pytest.mark.rule("B2.5")
def test_the_shelter_is_not_reshuffled_before_the_next_card_is_needed() -> None:
    game = table(hand="supply×4", nation={"p1": "lord.barfolk×4 friman.barfolk×2"})
    say(game, "end")
    draw(game)
    assert hand_size(game) == 6
    assert len(game.nation[0]) == 0
    assert cards(game, "shelter") == "supply×4"


@pytest.mark.rule("B2.5")
def test_if_nation_and_shelter_are_empty_a_player_draws_what_there_is() -> None:
    game = table(
        hand="supply×3 tent.barfolk tent.islanders lord.barfolk×2",
        ambush={"p1": "lord.islanders×3"},
    )
    pitch(game, "p1", "tent.barfolk", "lord.barfolk")
    pitch(game, "p1", "tent.islanders", "lord.barfolk")
    assert len(game.nation[0]) == 0
    say(game, "end")
    draw(game)
    assert cards(game, "hand") == "supply×3"
    assert asked(game) == ["p2"]


# B2.6: every draw; what may be looked at.


@pytest.mark.rule("B2.6")
def test_a_cohort_draws_from_the_reshuffled_shelter() -> None:
    game = table(
        at="cohort",
        hand="friman.barfolk×5 supply",
        nation={"p1": "lord.barfolk"},
        shelter={"p1": "chief.islanders×3"},
    )
    events = say(game, "cohort barfolk 5", "chance: draw lord.barfolk")
    assert ShelterReshuffled(0, 3) in events
    draw(game)
    assert cards(game, "hand") == "supply friman.barfolk×5 chief.islanders×2 lord.barfolk"


@pytest.mark.rule("B2.5", "B2.6")
def test_a_cohort_draws_nothing_where_nation_and_shelter_are_empty() -> None:
    game = table(at="cohort", hand="friman.barfolk×6 supply×4")
    say(game, "cohort barfolk 6")
    assert hand_size(game) == 10
    assert "create tool" in offered(game)


@pytest.mark.rule("B2.6")
def test_a_mulligan_may_draw_cards_that_it_discarded() -> None:
    game = table(at="cohort", hand="supply×8", nation={"p1": "friman.barfolk×2"})
    say(game, "mulligan", "chance: draw friman.barfolk", "chance: draw friman.barfolk")
    draw(game)
    assert cards(game, "hand") == "supply×3 friman.barfolk×2"


@pytest.mark.rule("B2.6")
def test_a_defender_who_draws_up_to_six_follows_the_same_rule() -> None:
    game = table(
        hand={"p1": "weapon.emberians chief.emberians", "p2": "friman.islanders"},
        nation={"p2": "lord.barfolk"},
        shelter={"p2": "supply×9"},
        board={"r2c3": "city-four lakes north"},
        tokens={"r2c3": "p2 1"},
        heroes={"p1": "r2c3"},
        day=1,
    )
    say(game, "attack r2c3", "lay weapon.emberians", "lay chief.emberians", "stand")
    say(game, "p2: surrender", "end")
    draw(game)
    assert hand_size(game, "p2") == 6
    assert cards(game, "hand", "p2") == "supply×4 friman.islanders lord.barfolk"
    assert len(game.nation[1]) == 5


@pytest.mark.rule("B2.6")
def test_a_player_may_look_through_the_own_shelter_but_not_through_anothers() -> None:
    game = table(shelter={"p1": "lord.barfolk chief.islanders friman.emberians"})
    own = view(game, 0).players[0]
    assert own.shelter is not None
    assert cards_text(own.shelter) == "lord.barfolk chief.islanders friman.emberians"
    for other in (1, 2, 3, None):
        assert view(game, other).players[0].shelter is None


@pytest.mark.rule("B2.6")
def test_the_sizes_of_all_piles_and_the_top_of_every_shelter_are_public() -> None:
    game = table(
        hand={"p1": "supply×2", "p2": "supply×5"},
        shelter={"p1": "lord.barfolk chief.islanders", "p2": "supply lord.islanders"},
        ambush={"p2": "friman.islanders"},
        nation={"p1": "supply×7", "p2": "supply×3"},
    )
    for viewer in (0, 1, 2, None):
        one, two, three, _ = view(game, viewer).players
        assert (one.hand_count, one.nation_count, one.shelter_count) == (2, 7, 2)
        assert (two.hand_count, two.nation_count, two.shelter_count) == (5, 3, 2)
        assert (one.ambush_count, two.ambush_count) == (0, 1)
        assert one.shelter_top == read_card("chief.islanders")
        assert two.shelter_top == read_card("lord.islanders")
        assert three.shelter_top is None


@pytest.mark.rule("B2.6")
def test_nobody_looks_into_another_players_nation_hand_or_ambush() -> None:
    game = table(
        hand={"p1": "supply×2"},
        nation={"p1": "friman.barfolk×3 lord.islanders×4"},
        ambush={"p1": "chief.barfolk"},
    )
    for viewer in (1, 2, 3, None):
        player = view(game, viewer).players[0]
        assert player.nation is None
        assert player.hand is None
        assert player.ambush is None


@pytest.mark.rule("B2.6")
def test_not_even_the_owner_sees_the_order_of_the_nation() -> None:
    game = table(nation={"p1": "lord.islanders friman.barfolk supply×8"})
    nation = view(game, 0).players[0].nation
    assert nation is not None
    assert cards_text(nation) == "supply×8 friman.barfolk lord.islanders"


@pytest.mark.rule("B2.6")
def test_every_card_of_the_nation_is_equally_likely_to_be_drawn() -> None:
    game = table(
        at="cohort",
        hand="friman.barfolk×3",
        nation={"p1": "supply×4 lord.islanders×2 chief.emberians"},
    )
    say(game, "cohort barfolk 3")
    assert offered(game) == ["draw supply", "draw chief.emberians", "draw lord.islanders"]
    assert game.asked[-1].weights == [4, 1, 2]


# B2.7: new cards.


@pytest.mark.rule("B2.7")
def test_a_unit_hired_in_a_turn_cannot_be_used_in_that_turn() -> None:
    game = table(hand="supply×2 friman.barfolk×2", tops={"friman": "barfolk"})
    say(game, "hire friman")
    draw(game)
    assert cards(game, "hand") == "friman.barfolk×2"
    assert "create tool" not in offered(game)
    assert game.rows[0][0].gained == read_cards("supply friman.barfolk")


@pytest.mark.rule("B2.7")
def test_the_supply_that_comes_with_a_unit_cannot_be_used_in_that_turn() -> None:
    game = table(hand="supply×3", tops={"friman": "barfolk"})
    say(game, "hire friman")
    draw(game)
    assert cards(game, "hand") == "supply"
    assert "hire friman" not in offered(game)


@pytest.mark.rule("B2.7")
def test_an_artefact_created_in_a_turn_cannot_be_used_in_that_turn() -> None:
    game = table(hand="lord.barfolk friman.barfolk×3", day=2)
    say(game, "create title", "chance: draw title.barfolk")
    assert offered(game) == ["end"]


@pytest.mark.rule("B2.7")
def test_new_cards_cannot_be_ambushed_sent_to_limbo_or_stationed() -> None:
    game = table(hand="supply×5 tent.barfolk", tops={"friman": "barfolk"}, fill=14)
    say(game, "hire friman")
    draw(game)
    assert not any("friman" in option for option in offered(game) if option.startswith("limbo"))
    say(game, "use tent.barfolk")
    assert offered(game) == ["station supply"]


@pytest.mark.rule("B2.7")
def test_a_card_that_an_effect_takes_to_hand_is_usable_at_once() -> None:
    game = table(hand="horn friman.barfolk", nation={"p1": "friman.barfolk×3 supply×6"})
    say(game, "use horn", "take friman.barfolk", "take friman.barfolk")
    assert cards(game, "hand") == "friman.barfolk×3"
    assert "create tool" in offered(game)


@pytest.mark.rule("B2.7", "B3.2")
def test_a_promoted_unit_is_usable_at_once_and_brings_no_supply() -> None:
    game = table(hand="title.barfolk friman.barfolk supply×2", day=1)
    supply = game.supply
    say(game, "use title.barfolk", "promote friman.barfolk 1")
    draw(game)
    assert game.supply == supply
    assert game.deck_size(0) == 10
    assert "create horse" in offered(game)
    say(game, "create horse")
    draw(game)
    assert game.rows[0][-1].purpose == "create horse"


@pytest.mark.rule("B2.7")
def test_a_converted_card_is_usable_at_once_and_brings_no_supply() -> None:
    game = table(hand="scroll.barfolk chief.barfolk supply×2", day=1)
    supply = game.supply
    say(game, "use scroll.barfolk", "convert chief.barfolk islanders")
    draw(game)
    assert game.supply == supply
    assert game.deck_size(0) == 10
    assert "create horse" in offered(game)


@pytest.mark.rule("B2.1", "B2.2", "B2.3", "B2.4", "B2.5")
def test_the_steps_of_a_turn_come_in_order_and_then_the_next_player_is_asked() -> None:
    game = table(at="cohort", hand="friman.barfolk×3", ambush={"p1": "lord.islanders"}, fill=12)
    say(game, "cohort barfolk 3")
    assert cards(game, "ambush") == "lord.islanders"
    draw(game)
    assert cards(game, "ambush") == ""
    with pytest.raises(Refused):
        say(game, "p2: skip")
    end_turn(game)
    draw(game)
    assert asked(game) == ["p2"]
    assert offered(game) == ["mulligan", "skip"]


@pytest.mark.rule("B2.5")
def test_nobody_plays_before_the_hands_are_drawn() -> None:
    game = start()
    draw(game)
    assert all(hand_size(game, f"p{seat}") == 6 for seat in (1, 2, 3, 4))


@pytest.mark.rule("B2.1", "B2.4")
@pytest.mark.parametrize(("at", "choice"), [("cohort", Mulligan()), ("actions", End())])
def test_of_two_cards_the_owner_chooses_the_top_one_and_of_one_there_is_no_choice(
    at: TurnStep, choice: Choice
) -> None:
    two = table(at=at, hand="friman.barfolk chief.islanders")
    play(two, 0, choice)
    assert two.asked[0].about == "top-card"
    one = table(at=at, hand="friman.barfolk")
    play(one, 0, choice)
    assert asked(one) == ["chance"]
    assert cards(one, "shelter") == "friman.barfolk"


@pytest.mark.rule("B2.4")
@pytest.mark.parametrize(
    ("hand", "choice", "discarded"),
    [("supply", "step 1 east", "supply"), ("supply×2", "hire friman", "supply×3 friman.barfolk")],
)
def test_everybody_sees_the_rows_that_are_discarded(hand: str, choice: str, discarded: str) -> None:
    road = {"r3c4": "straight woods east"}
    game = table(hand=hand, board=road, heroes={"p1": "r3c3"}, tops={"friman": "barfolk"})
    say(game, choice)
    draw(game)
    events = say(game, "end")
    (told,) = [event for event in events if isinstance(event, TableDiscarded)]
    assert told.seen(1) == told
    assert cards_text(bytes(sorted(told.cards))) == discarded
