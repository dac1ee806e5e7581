"""Teams (S4): partners act at the same time."""

import random
from typing import Any

import pytest

from battalia.engine import (
    Game,
    Options,
    PositionError,
    Reason,
    Record,
    explain,
    load,
    play,
    read_record,
    replay,
    save,
    start,
    with_expansion,
    write_record,
)
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.building import Placing, Revealing
from battalia.engine.events import (
    AttackVoided,
    CardDrawn,
    PurposeGone,
    ShelterReshuffled,
    TurnBegan,
)
from battalia.engine.game import Pile, Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.teams import Attacks
from battalia.engine.notation import read_seat, within
from battalia.engine.play import advance
from battalia.engine.position import from_position, position
from battalia.engine.terms import CROSSROADS, STRAIGHT
from battalia.engine.view import view
from battlefield import mark, station
from positions import asked, begun, cards, draw, offered, say, table
from random_play import pick
from refusals import refuses
from shelf import Potions

TEAMS: dict[str, Any] = {"expansion": True, "teams": True}
ROAD = {
    "r1c0": "city-one woods east",
    "r1c1": "straight lakes east",
    "r1c2": "city-four canyons north",
    "r1c3": "straight mountains east",
    "r1c4": "city-opposite lakes east",
    "r1c5": "straight woods east",
    "r1c6": "city-one mountains west",
}
"""A road from west to east with four cities."""
OWNERS = {"r1c0": "p1 1", "r1c2": "p2 1", "r1c4": "p4 1", "r1c6": "p3 1"}


def teams(options: Options) -> list[tuple[int, ...]]:
    return [tuple(seat + 1 for seat in team) for team in start(options).rules.teams]


def reason_against(game: Game, name: str, wish: str) -> str:
    reason = explain(game, read_seat(name), wish)
    assert reason is not None
    return reason.id


# Who plays with whom.


@pytest.mark.rule("S4.1")
def test_partners_sit_at_fixed_seats() -> None:
    assert teams(with_expansion(4)) == [(1, 3), (2, 4)]
    assert teams(with_expansion(5)) == [(1, 3, 5), (2, 4)]
    assert teams(with_expansion(6)) == [(1, 4), (2, 5), (3, 6)]
    assert teams(with_expansion(6, three_against_three=True)) == [(1, 3, 5), (2, 4, 6)]
    assert teams(with_expansion(4, teams=False)) == [(1,), (2,), (3,), (4,)]


@pytest.mark.rule("S4.1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_free_for_all_remains_an_option(players: int) -> None:
    game = begun(Options(players=players, expansion=True))
    assert len(game.asked) == 1
    assert len(game.lanes) == 1


@pytest.mark.rule("S4.1", "S4.3")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (4, 0, [(0, 2), (1, 3)]),
        (4, 3, [(1, 3), (0, 2)]),
        (5, 1, [(1, 3), (0, 2, 4)]),
        (6, 4, [(1, 4), (2, 5), (0, 3)]),
    ],
)
def test_teams_take_turns_clockwise_from_the_first_player(
    players: int, first: int, order: list[tuple[int, ...]]
) -> None:
    game = start(Options(players=players, **TEAMS))
    while "cohort" not in {question.about for question in game.asked.values()}:
        seat = next(iter(game.asked))
        question = game.asked[seat]
        wished = [one for one in question.options if getattr(one, "seat", first) == first]
        play(game, seat, wished[0])
    seen = []
    for day in (1, 2):
        for team in order:
            assert game.day == day
            assert tuple(sorted(game.asked)) == tuple(sorted(team))
            seen.append(tuple(sorted(game.asked)))
            for seat in team:
                say(game, f"p{seat + 1}: skip", f"p{seat + 1}: end")
                if seat in game.asked:
                    say(game, f"p{seat + 1}: {offered(game, f'p{seat + 1}')[0]}")
                draw(game)
    assert seen == 2 * [tuple(sorted(team)) for team in order]


# At the same time.


@pytest.mark.rule("S4.3")
def test_both_partners_are_asked_at_once_and_neither_waits() -> None:
    game = table(4, hand={"p1": "supply×4", "p3": "supply×4"}, **TEAMS)
    assert asked(game) == ["p1", "p3"]
    say(game, "p3: hire friman")
    draw(game)
    assert asked(game) == ["p1", "p3"]
    say(game, "p1: hire chief")
    draw(game)
    say(game, "p3: hire friman")
    draw(game)
    assert cards(game, "hand", "p3") == ""
    assert asked(game) == ["p1", "p3"]


@pytest.mark.rule("S4.3")
def test_a_member_is_done_after_drawing_and_the_turn_ends_with_the_last() -> None:
    game = table(4, **TEAMS)
    say(game, "p1: end")
    draw(game)
    assert asked(game) == ["p3"]
    assert len(game.hand[0]) == 6
    say(game, "p3: end")
    draw(game)
    assert asked(game) == ["p2", "p4"]


@pytest.mark.rule("S4.3")
def test_each_member_goes_through_the_steps_of_a_turn_alone() -> None:
    game = table(4, at="cohort", hand={"p1": "friman.barfolk×3", "p3": "supply"}, **TEAMS)
    assert "cohort barfolk 3" in offered(game, "p1")
    assert offered(game, "p3") == ["mulligan", "skip"]
    say(game, "p3: skip")
    assert "end" in offered(game, "p3")
    assert "cohort barfolk 3" in offered(game, "p1")


@pytest.mark.rule("S4.3")
def test_the_start_of_the_turn_is_the_start_of_the_teams_turn() -> None:
    game = table(4, turn="p2", **TEAMS)
    say(game, "p2: end")
    draw(game)
    events = play(game, 3, "end")
    while -1 in game.asked:
        events += play(game, -1, game.asked[-1].options[0])
    began = [event.seat for event in events if isinstance(event, TurnBegan)]
    assert began == [0, 2]


@pytest.mark.rule("S4.3")
def test_a_choice_is_checked_against_the_state_when_it_arrives() -> None:
    """The last lord: whoever is faster has it; the other pays nothing."""
    left = "lord.barfolk×3 lord.islanders×4 lord.emberians×4 lord.cloudborn×4"
    game = table(4, hand={"p1": "supply×5", "p3": "supply×5"}, limbo=left, **TEAMS)
    play(game, 0, "hire lord")
    play(game, 2, "hire lord")
    play(game, 2, "pay supply×5")
    assert cards(game, "hand", "p1") == "supply×5"
    assert asked(game) == ["p1", "p3"]
    assert "hire lord" not in offered(game, "p1")
    assert "hire priest" in offered(game, "p1")


@pytest.mark.rule("S4.3")
def test_a_purpose_that_a_partner_made_impossible_is_told() -> None:
    left = "lord.barfolk×3 lord.islanders×4 lord.emberians×4 lord.cloudborn×4"
    game = table(4, hand={"p1": "supply×5", "p3": "supply×5"}, limbo=left, **TEAMS)
    play(game, 0, "hire lord")
    play(game, 2, "hire lord")
    (paying,) = game.asked[2].options
    events = play(game, 2, paying)
    assert PurposeGone(0) in events


@pytest.mark.rule("S4.3")
def test_a_partner_may_build_where_the_other_is_about_to() -> None:
    """Both have revealed the same stack; the cards on the table are different ones."""
    board = {"r1c2": "city-four woods north", "r4c4": "city-four lakes north"}
    game = table(
        4,
        hand={"p1": "friman.barfolk supply", "p3": "friman.emberians supply"},
        board=board,
        tokens={"r1c2": "p1 1", "r4c4": "p3 1"},
        **TEAMS,
    )
    for name in ("p1", "p3"):
        say(game, f"{name}: build straight")
        say(game, "chance: terrain woods")
    assert game.land_stacks[6].bag.count(0) == 3
    say(game, "p3: place r5c4 north", "p1: place r1c1 east")
    assert game.land_stacks[6].bag.count(0) == 1


# Battles.


def battlefield(**more: Any) -> Game:
    options: dict[str, Any] = {
        "hand": {
            "p1": "weapon.barfolk lord.barfolk",
            "p3": "weapon.emberians lord.emberians",
            "p2": "friman.islanders×2",
            "p4": "friman.cloudborn×2",
        },
        "heroes": {"p1": "r1c2", "p3": "r1c2 r1c4", "p2": "r1c0", "p4": "r1c2"},
        "board": ROAD,
        "tokens": OWNERS,
    }
    return table(4, **(options | more), **TEAMS)


@pytest.mark.rule("S4.3")
def test_a_player_in_a_battle_is_not_attacked_by_another_but_the_partner_may_be() -> None:
    game = battlefield()
    assert "attack r1c2" in offered(game, "p3")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert reason_against(game, "p3", "attack r1c2") == "defender-in-battle"
    assert "attack r1c2 p4" in offered(game, "p3")
    assert "attack r1c4" in offered(game, "p3")
    say(game, "p3: attack r1c4", "p3: lay weapon.emberians")
    say(game, "p1: lay lord.barfolk", "p1: stand", "p3: lay lord.emberians", "p3: stand")
    assert asked(game) == ["p2", "p4"]
    say(game, "p4: fight", "p2: surrender")
    draw(game)
    assert set(asked(game)) == {"p1", "p4"}
    assert len(game.hand[1]) == 6


@pytest.mark.rule("S4.3")
def test_a_battle_stops_only_its_two_players() -> None:
    game = battlefield(hand={"p1": "weapon.barfolk lord.barfolk", "p3": "supply×2"})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    assert asked(game) == ["p2", "p3"]
    say(game, "p3: hire friman")
    draw(game)
    assert asked(game) == ["p2", "p3"]


@pytest.mark.rule("S4.3")
def test_partners_do_not_attack_the_same_neutral_city_at_once() -> None:
    game = battlefield(
        tokens=OWNERS | {"r1c2": "neutral 4", "r1c4": "p2 1"},
        heroes={"p1": "r1c2", "p3": "r1c2"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert reason_against(game, "p3", "attack r1c2") == "partner-attacks-here"


@pytest.mark.rule("S4.3")
def test_a_partners_hero_never_joins() -> None:
    game = battlefield(heroes={"p1": "r1c2", "p3": "r1c2"}, tokens=OWNERS | {"r1c2": "p2 4"})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    (battle,) = [frame for lane in game.lanes for frame in lane if isinstance(frame, Battle)]
    assert battle.heroes == 1
    say(game, "p1: pass")
    assert game.heroes[:2] == [-1, -1]
    assert game.heroes[4] == game.rules.notation.read_space("r1c2")


@pytest.mark.rule("S4.5")
def test_partners_never_attack_each_other() -> None:
    game = battlefield(
        tokens=OWNERS | {"r1c2": "p3 1", "r1c6": "p2 1"}, heroes={"p1": "r1c2", "p3": "r1c2"}
    )
    assert reason_against(game, "p1", "attack r1c2") == "attack-partner"
    assert reason_against(game, "p1", "attack r1c2 p3") == "attack-partner"


@pytest.mark.rule("S4.5")
def test_partners_use_nothing_of_each_other() -> None:
    game = table(
        4,
        hand={"p1": "chief.barfolk×2 friman.barfolk supply×3 weapon.barfolk"},
        board=ROAD,
        tokens={"r1c6": "p3 1", "r1c0": "p1 3"},
        heroes={"p3": "r1c6"},
        **TEAMS,
    )
    say(game, "p3: end")
    draw(game)
    assert "upgrade r1c6" not in offered(game)
    assert "hero r1c6" not in offered(game)
    assert "hero r1c0" in offered(game)
    assert not [choice for choice in offered(game) if choice.startswith("step")]
    with pytest.raises(Refused):
        say(game, "p1: upgrade r1c6")


@pytest.mark.rule("S4.5")
def test_own_buildings_link_to_own_cities_not_to_a_partners() -> None:
    board = {"r1c2": "city-four woods north", "r4c4": "city-four lakes north"}
    game = table(
        4,
        hand={"p1": "friman.barfolk supply"},
        board=board,
        tokens={"r1c2": "p1 1", "r4c4": "p3 1"},
        **TEAMS,
    )
    say(game, "p1: build straight", "chance: terrain woods")
    placed = {choice.split()[1] for choice in offered(game, "p1")}
    assert "r1c3" in placed
    assert "r4c5" not in placed


# Refill.


@pytest.mark.rule("S4.4")
@pytest.mark.parametrize("reaction", ["surrender", "fight"])
def test_the_defender_draws_up_to_six_right_after_the_battle(reaction: str) -> None:
    game = battlefield()
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, f"p2: {reaction}")
    if reaction == "fight":
        say(game, "p2: lay friman.islanders", "p2: pass")
    assert asked(game) == ["chance"]
    draw(game)
    assert len(game.hand[1]) == 6
    assert asked(game) == ["p1", "p3"]
    assert game.attacked == ()


@pytest.mark.rule("S4.4")
def test_the_defender_draws_after_a_retreat() -> None:
    game = battlefield(
        hand={"p1": "weapon.barfolk lord.barfolk", "p2": "supply×3"},
        heroes={"p1": "r1c2", "p2": "r1c2"},
        tokens={"r1c0": "p1 1", "r1c2": "p4 1", "r1c4": "p2 1", "r1c6": "p3 1"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: retreat r1c5")
    draw(game)
    assert len(game.hand[1]) == 6


@pytest.mark.rule("S4.4")
def test_a_second_attack_in_the_same_turn_meets_a_full_hand() -> None:
    game = battlefield(hand={"p1": "weapon.barfolk lord.barfolk", "p2": "friman.islanders"})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: surrender")
    draw(game)
    assert len(game.hand[1]) == 6
    say(game, "p1: end")
    draw(game)
    events = say(game, "p3: end")
    while -1 in game.asked:
        events += play(game, -1, game.asked[-1].options[0])
    assert {event.seat for event in events if isinstance(event, CardDrawn)} == {2}


# The limit of attacks with five players.

FIVE: dict[str, Any] = {
    "players": 5,
    "board": ROAD,
    "tokens": {"r1c0": "p1 1", "r1c2": "p2 1", "r1c4": "p4 1", "r1c6": "neutral 4"},
    "heroes": {"p1": "r1c2", "p3": "r1c4", "p5": "r1c6"},
    "hand": {
        "p1": "weapon.barfolk priest.barfolk",
        "p3": "weapon.emberians lord.emberians",
        "p5": "weapon.sunblessed lord.sunblessed",
    },
}


@pytest.mark.rule("S4.6")
def test_the_team_of_three_attacks_at_most_twice_neutral_ones_counted() -> None:
    game = table(two_attacks=True, **TEAMS, **FIVE)
    say(game, "p5: attack r1c6", "p5: lay weapon.sunblessed", "p5: lay lord.sunblessed")
    say(game, "p5: stand")
    draw(game)
    assert game.slices["teams"] == Attacks(1)
    say(game, "p1: attack r1c2")
    assert reason_against(game, "p3", "attack r1c4") == "no-attack-left"
    say(game, "p1: lay weapon.barfolk")
    assert reason_against(game, "p3", "attack r1c4") == "no-attack-left"


@pytest.mark.rule("S4.6")
def test_the_limit_is_an_option_and_ends_with_the_turn() -> None:
    game = table(**TEAMS, **FIVE)
    for name, space in (("p1", "r1c2"), ("p3", "r1c4"), ("p5", "r1c6")):
        assert f"attack {space}" in offered(game, name)
        say(game, f"{name}: attack {space}")
        say(game, f"{name}: {offered(game, name)[0]}")
    limited = table(two_attacks=True, slices={"teams": Attacks(2)}, **TEAMS, **FIVE)
    assert reason_against(limited, "p1", "attack r1c2") == "no-attack-left"
    for name in ("p1", "p3", "p5"):
        say(limited, f"{name}: end")
        if read_seat(name) in limited.asked:
            say(limited, f"{name}: {offered(limited, name)[0]}")
        draw(limited)
    assert limited.slices["teams"] == Attacks(0)


# Any interleaving.


@pytest.mark.rule("S4.3")
@pytest.mark.parametrize("seed", range(12))
def test_any_order_of_the_partners_choices_is_legal_saved_and_replayed(seed: int) -> None:
    rng = random.Random(seed)
    players = rng.choice((4, 5, 6))
    options = with_expansion(players, weeks=1, starting_heroes=2)
    game, record = start(options), Record(options)
    together = 0
    while game.asked:
        seats = [seat for seat, question in game.asked.items() if not question.optional]
        together += len(seats) > 1
        seat = rng.choice(seats)
        choice = pick(game.asked[seat], rng)
        record.add(seat, choice)
        play(game, seat, choice)
        if len(record.choices) % 10 == 0:
            assert broken_law(game) is None
            again = load(save(game))
            assert again == game
            assert list(again.asked) == list(game.asked)
            for asked_too in game.asked:
                assert again.asked[asked_too].options == game.asked[asked_too].options
    assert together > 50
    record.finish(game)
    assert replay(read_record(write_record(record))) == game


# A partner is faster: whatever the other is in the middle of.


@pytest.mark.rule("S4.3", "B3.9", "B4.1")
def test_a_stack_whose_last_card_a_partner_has_turned_cannot_be_named() -> None:
    board = {"r1c2": "city-four woods north", "r4c4": "city-four lakes north"}
    game = table(
        4,
        hand={"p1": "friman.barfolk supply", "p3": "friman.emberians supply"},
        board=board,
        tokens={"r1c2": "p1 1", "r4c4": "p3 1"},
        **TEAMS,
    )
    bag = game.land_stacks[STRAIGHT].bag
    game.land_stacks[STRAIGHT] = Pile(bag=bag[:1])
    game.out_land = bytes(STRAIGHT << 3 | terrain for terrain in bag[1:])
    advance(game)
    assert "build straight" in offered(game, "p3")
    say(game, "p1: build straight", "chance: terrain woods")
    assert "build straight" not in offered(game, "p3")
    assert reason_against(game, "p3", "build straight") == "land-stack-empty"
    say(game, "p1: place r1c1 east")
    assert not game.land_stacks[STRAIGHT].bag


@pytest.mark.rule("S4.3", "B3.9")
def test_who_is_paying_when_a_partner_turns_the_last_card_of_the_stack_pays_nothing() -> None:
    board = {"r1c2": "city-four woods north", "r4c4": "city-four lakes north"}
    game = table(
        4,
        hand={"p1": "friman.barfolk supply", "p3": "friman.emberians supply"},
        board=board,
        tokens={"r1c2": "p1 1", "r4c4": "p3 1"},
        **TEAMS,
    )
    bag = game.land_stacks[STRAIGHT].bag
    game.land_stacks[STRAIGHT] = Pile(bag=bag[:1])
    game.out_land = bytes(STRAIGHT << 3 | terrain for terrain in bag[1:])
    advance(game)
    play(game, 2, "build straight")
    play(game, 0, "build straight")
    events = play(game, 0, game.asked[0].options[0])
    events += play(game, -1, game.asked[-1].options[0])
    assert PurposeGone(2) in events
    assert cards(game, "hand", "p3") == "supply friman.emberians"


@pytest.mark.rule("S4.3", "B4.1")
def test_a_card_that_has_no_space_left_stays_in_its_stack() -> None:
    """Both have turned a road for the one space where it fits; p3 is faster."""
    board = {"r0c0": "city-one woods east", "r0c2": "city-one lakes west"}
    game = table(
        4,
        hand={"p1": "friman.barfolk supply", "p3": "friman.emberians supply"},
        board=board,
        tokens={"r0c0": "p1 1", "r0c2": "p3 1"},
        **TEAMS,
    )
    for name in ("p1", "p3"):
        say(game, f"{name}: build straight", "chance: terrain woods")
        assert offered(game, name) == ["place r0c1 east"]
    before = game.land_stacks[STRAIGHT].bag
    events = say(game, "p3: place r0c1 east")
    assert PurposeGone(0) in events
    assert len(game.land_stacks[STRAIGHT].bag) == len(before) - 1
    assert load(save(game)) == game


@pytest.mark.rule("S4.3", "B3.9", "B11.3")
def test_the_last_card_of_a_stack_is_whose_payment_came_first() -> None:
    """p1 thinks about the faction of the last tool: p3 cannot take it."""
    limbo = "tool.barfolk×3 tool.islanders×3 tool.emberians×3 tool.cloudborn×2"
    hand = {"p1": "friman.barfolk×3", "p3": "friman.emberians×3"}
    game = table(4, hand=hand, limbo=limbo, **TEAMS)
    play(game, 2, "create tool")
    say(game, "p1: create tool")
    assert "top-card" in offered(game, "p1")
    # p3 was about to pay, and keeps the cards.
    assert reason_against(game, "p3", "create tool") == "stack-empty"
    assert cards(game, "hand", "p3") == "friman.emberians×3"
    assert load(save(game)) == game
    say(game, "p1: top-card", "chance: draw tool.cloudborn")
    assert game.rows[0][-1].gained
    assert len(game.stacks[7]) == 0


@pytest.mark.rule("S4.3", "B5.6")
def test_a_title_whose_next_rank_a_partner_has_emptied_is_not_used() -> None:
    limbo = "lord.barfolk×3 lord.islanders×4 lord.emberians×4 lord.cloudborn×4"
    hand = {"p1": "title.barfolk priest.barfolk", "p3": "supply×5"}
    game = table(4, hand=hand, limbo=limbo, **TEAMS)
    say(game, "p1: use title.barfolk")
    assert offered(game, "p1") == ["promote priest.barfolk 1"]
    events = say(game, "p3: hire lord")
    assert PurposeGone(0) in events
    assert cards(game, "hand", "p1") == "priest.barfolk title.barfolk"


@pytest.mark.rule("S4.3", "S7.8", "B8.15")
def test_the_last_great_artefact_is_whose_choice_comes_first() -> None:
    """p1 has won the ruins; p3, who has won the others, takes the only one on offer."""
    hand = {
        "p1": "weapon.barfolk lord.barfolk×2",
        "p4": "weapon.cloudborn lord.cloudborn×2",
    }
    game = table(6, hand=hand, offer="wings", heroes={"p1": "r3c3", "p4": "r3c7"}, fill=12, **TEAMS)
    for name, space, own in (("p1", "r3c3", "barfolk"), ("p4", "r3c7", "cloudborn")):
        say(game, f"{name}: attack {space}", f"{name}: lay weapon.{own}")
        say(game, f"{name}: lay lord.{own}", f"{name}: lay lord.{own}", f"{name}: stand")
    assert offered(game, "p1") == offered(game, "p4") == ["take wings"]
    say(game, "p4: take wings")
    assert "end" in offered(game, "p1")
    assert game.offer == b""


@pytest.mark.rule("S4.3", "S7.8")
def test_the_ruins_are_not_attacked_once_a_partner_took_the_last_great_artefact() -> None:
    """p1 has named the ruins but not yet laid the weapon: the attack is void."""
    game = table(
        6,
        hand={"p1": "weapon.barfolk lord.barfolk×2", "p4": "weapon.cloudborn lord.cloudborn×2"},
        offer="wings",
        heroes={"p1": "r3c3 r3c3", "p4": "r3c7"},
        fill=12,
        **TEAMS,
    )
    say(game, "p1: attack r3c3", "p4: attack r3c7", "p4: lay weapon.cloudborn")
    say(game, "p4: lay lord.cloudborn", "p4: lay lord.cloudborn", "p4: stand")
    events = say(game, "p4: take wings")
    assert AttackVoided(0, game.rules.notation.read_space("r3c3")) in events
    assert "weapon.barfolk" in cards(game, "hand", "p1")
    assert reason_against(game, "p1", "attack r3c3") == "no-great-artefact-on-offer"


GATES = {"r3c0": "stormgate mountains north", "r6c3": "stormgate lakes north"}


def tent_in_battle(ambush: str = "") -> Game:
    """p2, whose only fighter is in a tent, fights against p1; p3 is about to destroy the tent."""
    game = battlefield(
        hand={
            "p1": "weapon.barfolk lord.barfolk",
            "p2": "tent.islanders lord.islanders supply",
            "p3": "supply×2",
        },
        ambush={"p2": ambush} if ambush else {},
        board=ROAD | GATES,
        heroes={"p1": "r1c2", "p2": "r1c2", "p3": "r3c0"},
        stormgates=True,
    )
    station(game, "p2", "tent.islanders", "lord.islanders")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight")
    say(game, "p3: jump 1 r6c3", "chance: event 12")
    return game


@pytest.mark.rule("S4.3", "B8.4", "S1.5")
def test_a_defender_whose_only_fighter_an_event_has_taken_may_pass() -> None:
    """No hero has to be brought in, and so none is lost."""
    game = tent_in_battle()
    assert "pass" not in offered(game, "p2")
    say(game, f"p3: {offered(game, 'p3')[0]}")
    assert offered(game, "p2") == ["join", "pass"]
    assert load(save(game)) == game
    say(game, "p2: pass")
    draw(game)
    assert mark(game, "r1c2") == "p1 1"
    assert game.heroes[2] == game.rules.notation.read_space("r1c2")


@pytest.mark.rule("S4.3", "B8.4", "S1.5")
def test_the_same_before_the_ambush_is_recalled() -> None:
    game = tent_in_battle("supply")
    say(game, f"p3: {offered(game, 'p3')[0]}")
    assert offered(game, "p2") == ["recall"]
    assert load(save(game)) == game
    say(game, "p2: recall")
    assert offered(game, "p2") == ["join", "pass"]


# The same opponent, at every stage of the partner's battle.

STAGES = (
    ("attack r1c2", "muster"),
    ("with 2", "open-attack"),
    ("lay weapon.barfolk", "opening"),
    ("lay lord.barfolk", "opening"),
    ("stand", "reaction"),
    ("p2: fight", "recall"),
    ("p2: keep", "defence"),
    ("p2: lay lord.islanders", "defence"),
    ("p2: lay lord.islanders", "defence"),
    ("p2: stand", "attack"),
    ("lay friman.barfolk", "attack"),
)


@pytest.mark.rule("S4.3")
@pytest.mark.parametrize("stage", range(len(STAGES)))
def test_an_opponent_in_a_battle_is_not_attacked_at_any_stage_of_it(stage: int) -> None:
    game = battlefield(
        hand={
            "p1": "weapon.barfolk lord.barfolk friman.barfolk",
            "p2": "lord.islanders×2",
            "p3": "weapon.emberians lord.emberians",
        },
        ambush={"p2": "supply"},
        heroes={"p1": "r1c2 r1c2", "p2": "r1c4", "p3": "r1c2 r1c4", "p4": "r1c4"},
    )
    for choice, _ in STAGES[: stage + 1]:
        say(game, choice if ":" in choice else f"p1: {choice}")
    assert STAGES[stage][1] in {question.about for question in game.asked.values()}
    again = load(save(game))
    assert again == game
    for one in (game, again):
        # The city under attack, another target of its owner; but not the owner's partner.
        assert reason_against(one, "p3", "attack r1c2") == "defender-in-battle"
        assert reason_against(one, "p3", "attack r1c4 p2") == "defender-in-battle"
        assert str(explain(one, 2, "attack r1c2")) == "defender-in-battle (S4.3)"
        assert "attack r1c4" in offered(one, "p3")
        assert "attack r1c4 p4" in offered(one, "p3")


@pytest.mark.rule("S4.3", "S4.4")
def test_an_opponent_who_pays_a_retreat_is_not_attacked_but_then_may_be() -> None:
    game = battlefield(
        hand={"p1": "weapon.barfolk", "p2": "supply×3 horse.islanders", "p3": "weapon.emberians"},
        heroes={"p1": "r1c2", "p2": "r1c2", "p3": "r1c5"},
        tokens={"r1c0": "p1 1", "r1c2": "p4 1", "r1c4": "p2 1", "r1c6": "p3 1"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand")
    play(game, 1, "retreat r1c5")
    assert game.asked[1].about == "pay-retreat"
    assert reason_against(game, "p3", "attack r1c5 p2") == "nothing-to-attack"
    say(game, "p2: pay horse.islanders")
    assert asked(game) == ["chance"]
    draw(game)
    assert len(game.hand[1]) == 6
    assert "attack r1c5 p2" in offered(game, "p3")


@pytest.mark.rule("S4.3")
@pytest.mark.parametrize("stage", range(4))
def test_a_neutral_target_of_a_partner_is_not_attacked_at_any_stage(stage: int) -> None:
    game = battlefield(
        tokens=OWNERS | {"r1c2": "neutral 4"},
        heroes={"p1": "r1c2 r1c2", "p3": "r1c2", "p4": "r1c2"},
    )
    stages = ("attack r1c2", "with 2", "lay weapon.barfolk", "lay lord.barfolk")
    for choice in stages[: stage + 1]:
        say(game, f"p1: {choice}")
    assert str(explain(game, 2, "attack r1c2")) == "partner-attacks-here (S4.3)"
    # A hero that stands there may be attacked.
    assert "attack r1c2 p4" in offered(game, "p3")


@pytest.mark.rule("S4.3")
def test_an_attacker_keeps_the_own_attack_while_partners_attack_others() -> None:
    """What forbids partners the target does not void the attack of the one who named it."""
    game = battlefield(heroes={"p1": "r1c2 r1c2", "p3": "r1c4 r1c4", "p4": "r1c2"})
    say(game, "p1: attack r1c2", "p3: attack r1c4")
    assert "with 2" in offered(game, "p1")
    assert "with 2" in offered(game, "p3")
    say(game, "p1: with 1", "p3: with 2", "p3: lay weapon.emberians", "p1: lay weapon.barfolk")
    shown = view(game, 0)
    assert len(shown.battles) == 2
    assert shown.battle is not None
    assert shown.battle.attacker == 0
    other = view(game, 3).battle
    assert other is not None
    assert (other.attacker, other.defender) == (2, 3)


@pytest.mark.rule("S4.3")
def test_once_per_turn_is_per_player() -> None:
    hand = {"p1": "friman.barfolk×3", "p3": "chief.emberians×3"}
    game = table(4, at="cohort", hand=hand, **TEAMS)
    say(game, "p1: cohort barfolk 3")
    draw(game)
    assert "cohort emberians 3" in offered(game, "p3")
    say(game, "p3: cohort emberians 3")
    draw(game)
    assert [len(game.hand[seat]) for seat in (0, 2)] == [4, 4]


@pytest.mark.rule("S4.3")
def test_who_is_done_is_not_asked_and_told_who_is() -> None:
    game = table(4, **TEAMS)
    say(game, "p1: end")
    draw(game)
    reason = explain(game, 0, "end")
    assert reason is not None
    assert (reason.id, reason.args) == ("not-asked", {"players": "p3"})
    before = game.copy()
    with pytest.raises(Refused):
        play(game, 0, "end")
    assert game == before


# S4.4: refill.


@pytest.mark.rule("S4.4", "B2.6")
def test_the_refill_reshuffles_the_shelter_with_the_cards_of_the_battle() -> None:
    game = battlefield(
        hand={
            "p1": "weapon.barfolk lord.barfolk",
            "p2": "friman.islanders×2 lord.islanders×4 horse.islanders×2 supply×2",
        }
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", *["p2: lay lord.islanders"] * 4, "p2: lay friman.islanders")
    events = say(game, "p2: stand", "p1: pass")
    assert any(isinstance(event, ShelterReshuffled) and event.seat == 1 for event in events)
    draw(game)
    assert len(game.hand[1]) == 6
    assert len(game.nation[1]) == 4
    assert cards(game, "shelter", "p2") == ""


@pytest.mark.rule("S4.4", "B2.5")
def test_a_refill_with_nothing_to_draw_ends_at_once() -> None:
    """All ten cards of p2 but the hand are in ambush and tents."""
    game = battlefield(
        hand={
            "p1": "weapon.barfolk lord.barfolk",
            "p2": "tent.islanders×3 lord.islanders×3 supply",
        },
        ambush={"p2": "friman.islanders×3"},
    )
    for _ in range(3):
        station(game, "p2", "tent.islanders", "lord.islanders")
    assert (len(game.nation[1]), cards(game, "shelter", "p2")) == (0, "")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: surrender")
    assert asked(game) == ["p1", "p3"]
    assert cards(game, "hand", "p2") == "supply"
    assert load(save(game)) == game


@pytest.mark.rule("S4.4")
def test_a_defender_with_more_than_six_cards_keeps_them() -> None:
    game = battlefield(hand={"p1": "weapon.barfolk lord.barfolk", "p2": "supply×8"})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: surrender")
    assert asked(game) == ["p1", "p3"]
    assert cards(game, "hand", "p2") == "supply×8"


@pytest.mark.rule("S4.4", "B8.11")
def test_alone_nobody_is_refilled_before_the_end_of_the_turn() -> None:
    game = table(
        4,
        hand={"p1": "weapon.barfolk lord.barfolk", "p2": "supply"},
        heroes={"p1": "r1c2"},
        board=ROAD,
        tokens=OWNERS,
        expansion=True,
    )
    say(game, "attack r1c2", "lay weapon.barfolk", "lay lord.barfolk", "stand", "surrender")
    assert asked(game) == ["p1"]
    assert (game.attacked, cards(game, "hand", "p2")) == ((1,), "supply")


# S4.6: what counts as an attack.


@pytest.mark.rule("S4.6", "S13.3")
def test_a_voided_attack_does_not_count() -> None:
    potions = Potions(brotherhood=Potion(owner=1))
    game = table(
        two_attacks=True,
        stormgates=True,
        bilkarr=True,
        slices={"potions": potions, "teams": Attacks(1)},
        **TEAMS,
        **(FIVE | {"heroes": {"p1": "r1c2 r1c2", "p3": "r1c4", "p5": "r1c6"}}),
    )
    say(game, "p1: attack r1c2")
    assert reason_against(game, "p3", "attack r1c4") == "no-attack-left"
    events = say(game, "p2: drink brotherhood")
    assert AttackVoided(0, game.rules.notation.read_space("r1c2")) in events
    assert game.slices["teams"] == Attacks(1)
    assert "attack r1c4" in offered(game, "p3")
    say(game, "p3: attack r1c4", "p3: lay weapon.emberians")
    assert game.slices["teams"] == Attacks(2)
    assert reason_against(game, "p5", "attack r1c6") == "no-attack-left"


@pytest.mark.rule("S4.6", "B8.13")
def test_an_attack_that_is_given_up_after_its_weapon_counts() -> None:
    game = table(two_attacks=True, **TEAMS, **FIVE)
    say(game, "p5: attack r1c6", "p5: lay weapon.sunblessed", "p5: pass")
    assert game.slices["teams"] == Attacks(1)


@pytest.mark.rule("S4.6")
def test_the_team_of_two_attacks_as_often_as_it_can() -> None:
    game = table(
        two_attacks=True,
        turn="p2",
        **TEAMS,
        **(
            FIVE
            | {
                "heroes": {"p2": "r1c0", "p4": "r1c6"},
                "hand": {
                    "p2": "weapon.islanders×3 lord.islanders",
                    "p4": "weapon.cloudborn lord.cloudborn×2",
                },
                "slices": {"teams": Attacks(2)},
            }
        ),
    )
    assert "attack r1c0" in offered(game, "p2")
    assert "attack r1c6" in offered(game, "p4")


@pytest.mark.rule("S4.6", "S4.3")
def test_two_attacks_that_are_both_open_are_both_carried_out() -> None:
    """Each was named while one was left; neither voids the other."""
    game = table(two_attacks=True, **TEAMS, **FIVE)
    say(game, "p1: attack r1c2", "p3: attack r1c4")
    assert reason_against(game, "p5", "attack r1c6") == "no-attack-left"
    say(game, "p3: lay weapon.emberians", "p1: lay weapon.barfolk")
    assert game.slices["teams"] == Attacks(2)
    assert str(explain(game, 4, "attack r1c6")) == "no-attack-left (S4.6)"


@pytest.mark.rule("S4.6")
def test_one_member_may_make_both_attacks() -> None:
    hand = {"p1": "weapon.barfolk×3 lord.barfolk", "p3": "weapon.emberians lord.emberians"}
    game = table(two_attacks=True, **TEAMS, **(FIVE | {"hand": hand}))
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: stand", "p2: surrender")
    draw(game)
    assert "attack r1c4" in offered(game, "p3")
    game.heroes[0] = game.rules.notation.read_space("r1c6")
    advance(game)
    say(game, "p1: attack r1c6", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    draw(game)
    assert mark(game, "r1c6") == "p1 4"
    assert reason_against(game, "p3", "attack r1c4") == "no-attack-left"


# Positions written by hand.


@pytest.mark.rule("S4.3", "S4.4")
def test_a_position_of_teams_that_cannot_be_is_refused() -> None:
    game = table(4, **TEAMS)
    plain = position(game)
    turn = {"frame": "turn", "seat": "p1", "at": "actions"}
    night = {"frame": "night", "done": 1}
    (set_up,) = position(start(Options(players=4, **TEAMS)))["lanes"]
    for lanes, reason in (
        ([[{"frame": "round", "seat": "p1", "over": True}, turn]], "its round lies at the bottom"),
        ([plain["lanes"][0], plain["lanes"][0]], "one turn at a time"),
        ([[{"frame": "team-round", "team": 1, "over": True}, turn]], "in their own turns only"),
        ([[{"frame": "team-round", "team": 2, "over": True}, turn]], "no such team"),
        ([[{"frame": "team-round", "team": 0}, turn]], "the round below it has “over”"),
        ([[{"frame": "team-round", "team": 0, "over": True}, night]], "the night falls before"),
        ([[{"frame": "team-round", "team": 1}, night]], "the night falls before"),
        ([plain["lanes"][0], set_up], "its round lies at the bottom"),
        ([plain["lanes"][0], plain["lanes"][1][:1]], "in their own turns only"),
    ):
        with refuses(PositionError, reason):
            from_position(plain | {"lanes": lanes})
    with refuses(PositionError, "draw at once"):
        from_position(plain | {"attacked": ["p2"]})
    alone = position(table(4, expansion=True))
    lanes = [[{"frame": "team-round", "team": 0, "over": True}, turn]]
    with refuses(PositionError, "“[a-z-]+”: what it belongs to does not take part"):
        from_position(alone | {"lanes": lanes})


@pytest.mark.rule("S4.3", "B4.1")
def test_partners_do_not_place_the_same_card() -> None:
    board = {"r1c2": "city-four woods north", "r4c4": "city-four lakes north"}
    tokens = {"r1c2": "p1 1", "r4c4": "p3 1"}
    game = table(4, board=board, tokens=tokens, **TEAMS)
    bag = game.land_stacks[CROSSROADS].bag
    game.land_stacks[CROSSROADS] = Pile(bag=bag[2:])
    game.out_land = bytes((CROSSROADS << 3,) * 2)
    game.lanes[0] += (Placing(0, CROSSROADS, None, 0),)
    assert broken_law(game) is None
    game.lanes[1] += (Placing(2, CROSSROADS, None, 0),)
    assert broken_law(game) == within("placing", Reason("frame-too-few"))


@pytest.mark.rule("S4.3", "B4.1", "B3.9")
@pytest.mark.parametrize("empty", [False, True])
def test_no_card_is_turned_once_a_partner_has_taken_the_last_space_or_the_last_card(
    empty: bool,
) -> None:
    board = {"r0c0": "city-one woods east", "r0c2": "city-one lakes west"}
    between = {} if empty else {"r0c1": "straight canyons east"}
    game = table(4, board=board | between, tokens={"r0c0": "p1 1", "r0c2": "p3 1"}, **TEAMS)
    if empty:
        game.land_stacks[STRAIGHT] = Pile()
    game.lanes[0] += (Revealing(0, STRAIGHT, None),)
    advance(game)
    assert PurposeGone(0) in game.events
    assert asked(game) == ["p1", "p3"]
    assert game.asked[0].about == "action"
