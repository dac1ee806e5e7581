"""What the table does by itself tells nobody anything: it follows from what everybody sees."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.bots.imagining import reimagine
from battalia.engine import CHANCE, Game, play, save
from battalia.engine.choices import Ride
from battalia.server.forced import PUBLIC, RIDE, forced
from battalia.server.table import Table
from laws.test_leaks import permute
from positions import table
from random_play import rich_game, walk

SEEDS = st.integers(0, 100_000)


@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_whatever_the_hidden_cards_are_the_table_does_the_same(seed: int) -> None:
    """For spectators and for every player: what is forced, and that nothing is."""
    game, rng = rich_game(seed)
    for _ in walk(game, rng, 30):
        if CHANCE in game.asked or not any(
            question.about in PUBLIC or question.about == RIDE for question in game.asked.values()
        ):
            continue
        for viewer in (None, *range(game.players)):
            twins = [reimagine(game, viewer, rng), permute(game, viewer, rng, stacks=True)]
            for twin in twins:
                assert twin is None or forced(twin) == forced(game)


def dead_end() -> Game:
    """A hero with a horse in a city that one road leads out of."""
    return table(
        2,
        hand="supply×3 horse.barfolk",
        board={"r1c1": "city-one woods east", "r1c2": "straight woods east"},
        tokens={"r1c1": "p1 1"},
        heroes={"p1": "r1c1"},
    )


def test_who_has_to_pay_is_asked_even_if_there_is_one_way() -> None:
    game = table(2, hand="supply×3", tops={"chief": "islanders"})
    play(game, 0, "hire chief")
    assert len(game.asked[0].options) == 1
    assert forced(game) is None


def test_a_horse_leaves_a_dead_end_by_itself_and_one_undo_takes_back_the_ride() -> None:
    game = dead_end()
    seated = Table(game.rules.options, "seed", save(game).decode())
    seated.open(0.0)
    start = seated.game.copy()
    ride = next(one for one in seated.asked[0].question.options if isinstance(one, Ride))
    seated.choose(0, seated.epoch, ride, 0.0)
    made = seated.force(0.0)
    assert made is not None
    assert (made.act.kind, made.act.text) == ("forced", "step 1 east")
    assert seated.force(0.0) is None
    assert seated.undoable(0) == 1
    undone = seated.undo(0, seated.epoch, 1, 0.0).act
    assert seated.game == start
    assert undone.text == "0"


def test_a_forced_act_is_the_same_after_a_restart() -> None:
    game = dead_end()
    saved = save(game).decode()
    seated = Table(game.rules.options, "seed", saved)
    acts = [seated.open(0.0).act]
    acts.append(seated.choose(0, 0, "ride 1 horse.barfolk", 0.0).act)
    made = seated.force(0.0)
    assert made is not None
    again = Table.resumed(game.rules.options, "seed", saved, [*acts, made.act])
    assert again.game == seated.game
    assert again.undoable(0) == seated.undoable(0) == 1


def test_nothing_is_forced_where_somebody_could_drink_a_potion_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = dead_end()
    play(game, 0, "ride 1 horse.barfolk")
    assert forced(game) is not None
    monkeypatch.setattr(game.rules, "interjections", [game.rules.actions[Ride]])
    assert forced(game) is None
