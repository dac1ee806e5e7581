"""Fortune cards (S8)."""

import random

from answering import GREAT, asked_of, go_on
from battalia.bots.imagining import imagine
from battalia.engine import Game, view
from battalia.engine.modules.fortune import DrawingFortune
from battalia.engine.notation import read_cards
from battalia.engine.play import advance
from battlefield import BOARD
from bots.test_imagining import check
from positions import draw, say, table


def test_a_fortune_card_is_better_than_a_poor_great_artefact() -> None:
    game = table(
        hand="weapon.barfolk lord.barfolk×3",
        board=BOARD,
        tokens={"r1c0": "p1 1"},
        heroes={"p1": "r3c3"},
        offer="shield",
        fortune=True,
        **GREAT,
    )
    say(game, "attack r3c3")
    while asked_of(game).about != "choose-great-artefact":
        go_on(game)
    assert go_on(game) == "draw-fortune"
    draw(game)
    assert go_on(game) == "seek-artefact"


# Imagining.


def fortune() -> Game:
    """p1 has drawn three Great Artefacts with a fortune card and keeps one."""
    offer = "hammer sword shield"
    game = table(expansion=True, fortune=True, great_artefacts=True, offer=offer)
    game.at = 0
    game.push(DrawingFortune(0, "shelter"))
    advance(game)
    say(game, "fortune 3", "seek-artefact", "draw horn", "draw wings", "draw mask")
    return game


def test_great_artefacts_of_a_fortune_card_are_known_to_who_drew_them() -> None:
    game = fortune()
    check(game, random.Random(1))
    found: dict[int, set[bytes]] = {0: set(), 1: set()}
    for seat, drawn in found.items():
        for seed in range(20):
            (frame,) = imagine(view(game, seat), random.Random(seed)).frames(DrawingFortune)
            assert len(frame.drawn) == 3
            drawn.add(frame.drawn)
    assert found[0] == {read_cards("wings horn mask")}
    assert len(found[1]) > 1
