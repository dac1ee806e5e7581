"""The valleys (S15)."""

from battalia.bots.judgement import assets
from valleys import NORTH_ROAD, valley


def test_buildings_and_cards_to_explore_are_worth_something() -> None:
    bare = valley()
    frontier = valley(board=NORTH_ROAD, heroes={"p1": "r2c3"})
    built = valley(buildings={"r2c2": "tool"}, tokens={"r2c2": "p1 2"})
    assert assets(frontier, 0) > assets(bare, 0)
    assert assets(built, 0) > assets(bare, 0)
    assert assets(built, 1) == assets(bare, 1)
