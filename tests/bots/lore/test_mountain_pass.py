"""The Mountain Pass (S15.6)."""

from answering import listed
from battalia.bots.judgement import assets
from battalia.engine.modules.mountain_pass import Amplifier, Amplifiers
from valleys import valley


def test_an_amplifier_makes_every_jump_worth_it() -> None:
    game = valley(
        heroes={"p1": "r0c5"},
        hand="supply×2",
        offer="wings horn",
        great_artefacts=True,
        slices={"mountain-pass": Amplifiers((Amplifier(0, 0, 1),))},
    )
    assert len(listed(game, "jump")) == 2


def test_an_amplifier_is_worth_most_on_its_gate() -> None:
    slices = {"mountain-pass": Amplifiers((Amplifier(0, 0, 1),))}
    on_it, elsewhere = (
        assets(valley(heroes={"p1": space}, slices=slices), 0) for space in ("r0c5", "r6c5")
    )
    assert on_it > elsewhere > assets(valley(heroes={"p1": "r6c5"}), 0)
