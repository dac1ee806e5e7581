"""Teams (S4): what partners do is not in the way of a goal for long."""

import pytest

from battalia.bots.goals import Goal, Luck, goals, is_reached
from battalia.engine import Game
from battalia.engine.modules.teams import Attacks
from battalia.engine.notation import read_seat
from bots.test_goals import Lucky
from positions import draw, say, table
from rules.test_s04_teams import FIVE, TEAMS, battlefield


def takes(game: Game, name: str) -> dict[str, Goal]:
    """The places that are goals of this player."""
    found = (goal for goal in goals(game, read_seat(name)) if goal.name.startswith("take"))
    return {goal.name.removeprefix("take "): goal for goal in found}


def opens(game: Game, name: str, goal: Goal) -> bool:
    """Whether the attack goes beyond the base defence on its day, if the cards come right."""
    turns = Luck(game, read_seat(name)).days(goal.phases)
    assert turns is not None
    lucky = Lucky(game, read_seat(name), turns)
    lucky.reach(goal)
    return lucky.opened


@pytest.mark.rule("S4.6")
def test_when_the_team_has_made_its_attacks_goals_are_for_another_day() -> None:
    before = takes(table(two_attacks=True, **TEAMS, **FIVE), "p3")
    assert before["r1c4"].needs == ()
    game = table(two_attacks=True, slices={"teams": Attacks(2)}, **TEAMS, **FIVE)
    after = takes(game, "p3")
    assert after.keys() == before.keys() > {"r1c2", "r1c4", "r1c6"}
    goal = after["r1c4"]
    assert [need.id for need in goal.needs] == ["no-attack-left", "goal-needs-line"]
    assert goal.day > game.day
    assert opens(game, "p3", goal)


@pytest.mark.rule("S4.3")
def test_a_player_whom_a_partner_attacks_is_a_goal_again_afterwards() -> None:
    game = battlefield(heroes={"p1": "r1c0", "p3": "r1c2", "p2": "r1c0"})
    assert takes(game, "p3")["r1c2"].day == game.day
    say(game, "p1: attack r1c0 p2", "p1: lay weapon.barfolk")
    goal = takes(game, "p3")["r1c2"]
    assert goal.needs[0].id == "defender-in-battle"
    assert goal.day > game.day
    say(game, "p1: stand", "p2: surrender")
    draw(game)
    assert takes(game, "p3")["r1c2"].day == game.day


@pytest.mark.rule("S4.3", "S11.2")
def test_what_a_partner_attacks_is_left_to_the_partner() -> None:
    game = table(**TEAMS, **FIVE)
    assert "r1c6" in takes(game, "p3")
    say(game, "p5: attack r1c6", "p5: lay weapon.sunblessed", "p5: lay lord.sunblessed")
    assert "r1c6" not in takes(game, "p3")
    assert not is_reached(game, read_seat("p3"), "take r1c6")
    say(game, "p5: stand")
    draw(game)
    assert "r1c6" not in takes(game, "p3")
    assert is_reached(game, read_seat("p3"), "take r1c6")
    assert not is_reached(game, read_seat("p2"), "take r1c6")
