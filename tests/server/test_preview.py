"""What an option would lead to, as far as one can know."""

from battalia.engine import Game, play, questions
from battalia.server.messages import Prospect
from battalia.server.preview import prospects
from battlefield import field
from market import market
from positions import say, table


def told(game: Game, seat: int = 0) -> dict[str, Prospect]:
    return prospects(game, seat, questions(game)[seat])


def test_a_goal_tells_what_it_costs_and_how_it_can_be_paid() -> None:
    game = table(2, hand="supply×3 friman.barfolk", tops={"chief": "islanders"})
    assert told(game)["hire chief"] == Prospect("pay", ["pay supply×3"], {"supply": 3})


def test_a_journey_tells_what_its_steps_cost_also_where_stardust_pays_for_more() -> None:
    game = market("stardust×2", {}, heroes={"p1": "r1c0"})
    goal = told(game)["travel 1 r1c3"]
    assert (goal.payments, goal.cost) == (["pay stardust×2"], {"supply": 3})


def test_a_build_tells_where_its_card_could_lie() -> None:
    game = table(
        2,
        hand="supply×2 friman.barfolk×2",
        board={"r1c0": "city-one woods east"},
        tokens={"r1c0": "p1 1"},
    )
    assert told(game)["build straight"].spaces == ["r1c1"]


def test_a_payment_that_turns_up_a_card_is_final() -> None:
    game = table(2, hand="supply×3", tops={"chief": "islanders"})
    play(game, 0, "hire chief")
    assert told(game)["pay supply×3"] == Prospect(final=True)


def test_a_step_can_be_taken_back_so_it_is_not_final() -> None:
    game = table(
        2,
        hand="supply",
        board={"r1c1": "city-four woods north", "r1c2": "straight woods east"},
        tokens={"r1c1": "p1 1"},
        heroes={"p1": "r1c1"},
        advanced=True,
    )
    assert not told(game)["step 1 east"].final


def test_what_is_paid_in_one_way_and_can_be_taken_back_is_light() -> None:
    game = field("supply×3", city="", heroes={"p1": "r1c1"})
    found = told(game)
    assert found["step 1 east"].payments == ["pay supply"]
    assert found["step 1 east"].light
    assert found["hire friman"].payments == ["pay supply×2"]
    assert not found["hire friman"].light, "a card is drawn by it"
    game = market("supply stardust", {}, heroes={"p1": "r1c0"})
    step = told(game)["step 1 east"]
    assert len(step.payments) == 2
    assert not step.light, "one may want to pay otherwise"


def test_giving_up_a_battle_tells_that_it_is_lost() -> None:
    game = field("weapon.barfolk lord.barfolk×2", "priest.islanders friman.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert not told(game)["stand"].lost
    say(game, "p1: stand")
    assert {choice: one.lost for choice, one in told(game, 1).items()} == {
        "fight": False,
        "surrender": True,
    }
    say(game, "p2: fight", "p2: lay friman.islanders")
    assert told(game, 1)["pass"] == Prospect(final=True, lost=True)
    say(game, "p2: lay priest.islanders", "p2: stand")
    assert told(game)["pass"].lost


def test_a_neutral_city_that_is_taken_is_no_battle_lost() -> None:
    game = field("weapon.barfolk lord.barfolk", city="neutral 4")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert not told(game)["stand"].lost


def test_the_last_turn_of_the_last_week_tells_the_place() -> None:
    """B13.3."""
    game = table(
        2,
        day=7,
        turn="p2",
        weeks=1,
        hand={"p2": "supply×2"},
        board={"r1c1": "city-four woods north", "r5c5": "city-four lakes north"},
        tokens={"r1c1": "p1 3", "r5c5": "p2 1"},
        fill=15,
    )
    assert told(game, 1)["end"].place == 2
    game = table(2, day=6, turn="p2", weeks=1, hand={"p2": "supply×2"}, fill=15)
    assert told(game, 1)["end"].place is None
