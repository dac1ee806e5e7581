"""The King’s Bridge (S15.7)."""

import random

from answering import chosen, go_on
from battalia.bots.judgement import assets
from battalia.engine import Options
from battalia.engine.modules.kings_bridge import Exchanging, Looking
from bots.test_imagining import check, moments
from positions import say
from rules.test_s15_bridge import at_the_gate as at_a_buried_gate
from rules.test_s15_bridge import on_the_bridge, under


def test_an_amplifier_is_spent_and_the_better_great_artefact_taken() -> None:
    game = at_a_buried_gate(under((1, "wings"), (1, "arrow")), offer="horn")
    say(game, "p1: jump 1 r6c5")
    say(game, "chance: event 12")
    assert go_on(game, "p1") == "spend-amplifier"
    assert chosen(game, "p1") == "take arrow"


def test_no_city_is_lowered_late_in_the_game() -> None:
    game = on_the_bridge(day=27, tokens={"r0c0": "p1 3", "r0c2": "p1 3"})
    assert chosen(game, "p1") == "cross"


def test_late_in_the_game_great_artefacts_are_given_for_upgrades() -> None:
    game = on_the_bridge(
        day=29, tokens={"r0c0": "p1 3"}, shelter={"p1": "horn"}, fill=12, offer="wings"
    )
    assert go_on(game, "p1") == "give-artefact horn"
    assert chosen(game, "p1") == "upgrade r0c0"


def test_early_in_the_game_a_poor_great_artefact_is_exchanged_for_a_better_one() -> None:
    game = on_the_bridge(day=3, tokens={"r0c0": "p1 1"}, shelter={"p1": "shield"}, offer="sword")
    assert go_on(game, "p1") == "exchange shield"
    assert chosen(game, "p1") == "take sword"


def test_great_artefacts_under_gates_count_until_the_amplifier_is_spent() -> None:
    left = at_a_buried_gate(under((1, "horn")), offer="wings")
    spent = at_a_buried_gate(under((1, "horn"), spent=((0, 1),)), offer="wings")
    assert assets(left, 0) > assets(spent, 0)


# Imagining.


def test_who_looks_under_a_gate_knows_what_lies_there() -> None:
    options = Options(players=4, expansion=True, weeks=3, great_artefacts=True, stormgates=True,
                      valleys="bridge")  # fmt: skip
    for game in moments(options, Looking, 0):
        if any(frame.looked for frame in game.frames(Looking)):
            check(game, random.Random(1))
            return
    raise AssertionError("nobody looked under a gate")


def test_a_great_artefact_about_to_be_exchanged_is_in_the_deck() -> None:
    options = Options(players=4, expansion=True, weeks=3, great_artefacts=True, stormgates=True,
                      valleys="bridge")  # fmt: skip
    for game in moments(options, Exchanging, 9):
        check(game, random.Random(1))
        return
    raise AssertionError("nobody exchanged a Great Artefact")
