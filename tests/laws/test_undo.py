"""What may be undone has taught its player nothing, whatever the hidden cards are."""

from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.bots.imagining import reimagine
from battalia.engine import CHANCE, Game, can_be_undone, play, view
from conftest import share
from positions import say, table
from random_play import pick, rich_game
from rules.test_s15_bridge import at_the_gate, under

SEEDS = st.integers(0, 100_000)


@settings(max_examples=share(150), deadline=None)
@given(SEEDS)
def test_in_every_world_that_the_player_could_be_in_an_undoable_choice_shows_the_same(
    seed: int,
) -> None:
    game, rng = rich_game(seed)
    for _ in range(25):
        if not game.asked:
            return
        seat = rng.choice(list(game.asked))
        choice = pick(game.asked[seat], rng)
        before = game.copy()
        play(game, seat, choice)
        if seat == CHANCE or CHANCE in game.asked or not can_be_undone(before, game, seat):
            continue
        shown = view(game, seat)
        for _ in range(3):
            twin = reimagine(before, seat, rng)
            play(twin, seat, choice)
            assert view(twin, seat) == shown, game.rules.notation.text(choice)


def undoable(game: Game, choice: str, seat: int = 0) -> bool:
    """Whether this seat could take back its next choice, before chance answers to it."""
    before = game.copy()
    say(game, choice)
    return can_be_undone(before, game, seat)


def test_a_step_can_be_undone() -> None:
    game = table(
        2,
        hand="supply×3",
        board={"r1c1": "city-four woods north", "r1c2": "straight woods east"},
        tokens={"r1c1": "p1 1"},
        heroes={"p1": "r1c1"},
        advanced=True,
    )
    assert undoable(game, "step 1 east")


def test_a_terrain_card_that_was_laid_can_be_taken_up_again() -> None:
    """Which one it is was seen before."""
    game = table(
        2,
        hand="supply×2 friman.barfolk×2",
        board={"r1c1": "city-four woods north"},
        tokens={"r1c1": "p1 1"},
    )
    say(game, "build straight", "chance: terrain lakes")
    assert undoable(game, "place r1c2 east")


def test_an_ambush_can_be_undone_since_the_player_knows_the_card() -> None:
    game = table(2, hand="supply×3", fill=15)
    say(game, "limbo supply")
    assert undoable(game, "ambush supply")


def test_a_card_in_limbo_can_come_back() -> None:
    game = table(2, hand="supply×3", fill=15)
    assert undoable(game, "limbo supply")


def test_a_look_under_a_gate_cannot_be_undone() -> None:
    """S15.7: the traveller has seen which Great Artefacts lie there."""
    game = at_the_gate(under((1, "mask"), (1, "bag"), (4, "cloak")))
    say(game, "p1: jump 1 r6c5", "chance: event 3", "chance: draw supply")
    assert not undoable(game, "p1: spend-amplifier")


def test_what_was_drawn_cannot_be_undone() -> None:
    game = table(2, hand="supply×3 friman.barfolk", tops={"chief": "islanders"})
    before = game.copy()
    say(game, "hire chief", "chance: draw chief.barfolk")
    assert not can_be_undone(before, game, 0)


def test_what_another_player_had_to_show_cannot_be_undone() -> None:
    game = table(2, hand={"p1": "supply", "p2": "tool.barfolk"})
    before = game.copy()
    game.hand[1], game.limbo = b"", game.hand[1]
    assert not can_be_undone(before, game, 0)


def test_the_end_of_a_game_stands() -> None:
    game = table(2, hand="supply×3")
    before = game.copy()
    game.ended = "map"
    assert not can_be_undone(before, game, 0)
