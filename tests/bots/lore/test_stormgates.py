"""Stormgates and storm events (S1)."""

from answering import chosen, go_on, listed
from battlefield import station
from positions import say
from rules.test_s01_events import strike
from rules.test_s01_stormgates import BOARD as GATES
from rules.test_s01_stormgates import storm


def test_a_free_road_has_many_exits() -> None:
    assert chosen(strike(4)) == "build crossroads"


def test_the_richest_tent_of_an_opponent_is_destroyed() -> None:
    game = storm(
        {
            "p1": "supply×2",
            "p2": "tent.islanders friman.islanders",
            "p3": "tent.emberians lord.emberians",
        }
    )
    station(game, "p2", "tent.islanders", "friman.islanders")
    station(game, "p3", "tent.emberians", "lord.emberians")
    say(game, "p1: jump 1 r5c1", "chance: event 12")
    assert chosen(game) == "destroy-tent p3 tent.emberians lord.emberians"


def test_the_best_of_the_played_events_is_copied() -> None:
    assert chosen(strike(8, played=(3, 10, 12))) == "copy 10"


def test_a_neutral_city_before_the_own_hero_becomes_home_terrain() -> None:
    game = strike(7, tokens={"r1c0": "p1 1", "r1c3": "neutral 4"})
    assert go_on(game) == "replace-card r1c3"
    assert chosen(game) == "take-terrain woods"


def test_in_the_advanced_game_an_opponents_high_city_is_no_home_any_more() -> None:
    board = GATES | {"r1c3": "city-opposite lakes east"}
    game = strike(7, advanced=True, board=board, tokens={"r1c0": "p1 1", "r1c3": "p2 4"})
    assert go_on(game) == "replace-card r1c3"
    assert chosen(game) == "take-terrain woods"


def test_a_ride_jumps_towards_a_neutral_city() -> None:
    game = storm("horse.barfolk supply", tokens={"r1c0": "p1 1", "r5c4": "neutral 4"}, board=GATES)
    say(game, "ride 1 horse.barfolk")
    assert go_on(game) == "jump 1 r5c1"


def test_a_jump_leads_nearer_to_something() -> None:
    game = storm("supply×2", tokens={"r1c0": "p1 1", "r5c4": "neutral 4"})
    assert "jump 1 r5c1" in listed(game, "jump")
    assert len(listed(game, "jump")) <= 2


def test_no_jump_leads_away_from_a_city_for_a_poor_storm() -> None:
    played = (1, 2, 4, 5, 8, 9, 10, 11)
    near_city = {"r1c0": "p1 1", "r1c3": "neutral 4"}
    game = storm("supply×2", tokens=near_city, played=played)
    assert listed(game, "jump") == []
