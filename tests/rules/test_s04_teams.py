"""Teams (S4): partners act at the same time."""

import random
from typing import Any

import pytest

from battalia.engine import (
    Game,
    Options,
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
from battalia.engine.battle import Battle
from battalia.engine.events import CardDrawn, PurposeGone, TurnBegan
from battalia.engine.game import Refused
from battalia.engine.laws import broken_law
from battalia.engine.modules.teams import Attacks
from battalia.engine.notation import read_seat
from positions import asked, begun, cards, draw, offered, say, table
from random_play import pick

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

FIVE = {
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
    game = table(two_attacks=True, **TEAMS, **FIVE)  # type: ignore[arg-type]
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
    game = table(**TEAMS, **FIVE)  # type: ignore[arg-type]
    for name, space in (("p1", "r1c2"), ("p3", "r1c4"), ("p5", "r1c6")):
        assert f"attack {space}" in offered(game, name)
        say(game, f"{name}: attack {space}")
        say(game, f"{name}: {offered(game, name)[0]}")
    limited = table(two_attacks=True, slices={"teams": Attacks(2)}, **TEAMS, **FIVE)  # type: ignore[arg-type]
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
    assert together > 50
    record.finish(game)
    assert replay(read_record(write_record(record))) == game
