"""The Staff of Terra (S7.9)."""

from answering import chosen, go_on
from positions import say
from rules.test_s07_staff import terra


def test_the_staff_puts_home_terrain_under_a_neutral_city_and_then_stops() -> None:
    game = terra(tokens={"r1c0": "p1 1", "r1c2": "neutral 4"})
    say(game, "use staff")
    assert go_on(game) == "reshape r1c2 woods"
    assert chosen(game) == "done"
