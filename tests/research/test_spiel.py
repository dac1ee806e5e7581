"""OpenSpiel: its own simulation with serialisation, playthroughs, and what a player may know."""

import random
import re
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (battalia[openspiel])")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import battalia.research.spiel  # noqa: F401, registers the game
from battalia.engine import view

GOLDEN: Final = Path(__file__).parent / "playthroughs"
LONGEST: Final = 160


def load(table: str, **more: Any) -> Any:
    return pyspiel.load_game("python_battalia", {"table": table, **more})


def moments(table: str, seed: int) -> Any:
    """The states of a random game, chance answered by its weights."""
    rng = random.Random(seed)
    state = load(table).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            words, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(words, weights)[0])
            continue
        yield state, rng
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("table", ["small", "storm-small"])
def test_it_passes_the_library_s_simulation(table: str) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


def test_with_everything_on_it_passes_up_to_its_limit() -> None:
    game = load("everything", limit=250)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", ["small", "storm-small"])
def test_playthroughs_stay_as_they_are(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Two thousand cells in digits would take the library half a minute.
    monkeypatch.setattr(generate_playthrough, "_format_tensor", hashed)
    text = generate_playthrough.playthrough(f"python_battalia(table={table})", [], seed=1)
    text = short(text)
    golden = GOLDEN / f"{table}.txt"
    if not golden.exists():
        golden.write_text(text)
        pytest.fail(f"{golden.name} was not there; it is now: look at it and run this again")
    assert text == golden.read_text()


def hashed(tensor: Any, name: str) -> list[str]:
    return [f"{name} {tensor.shape} {sha256(tensor.tobytes()).hexdigest()[:16]}"]


def short(text: str) -> str:
    """Long lines by their beginning and a hash."""
    lines = []
    for line in text.splitlines():
        line = re.sub(r"0x[0-9a-f]+", "0x", line)
        if len(line) > LONGEST:
            line = f"{line[:80]} … {sha256(line.encode()).hexdigest()[:16]}"
        lines.append(line.rstrip())
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("table", ["small", "storm-small"])
def test_what_is_dealt_anew_looks_the_same_to_the_player_and_is_another_game(table: str) -> None:
    different = 0
    for at, (state, rng) in enumerate(moments(table, 3)):
        if at % 12:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert view(other.table.game, player) == view(state.table.game, player)
        different += other.table.game != state.table.game
    assert different


def test_a_clone_and_what_was_written_down_go_their_own_way() -> None:
    for at, (state, rng) in enumerate(moments("small", 4)):
        if at % 25:
            continue
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        _, read = pyspiel.deserialize_game_and_state(text)
        for other in (state.clone(), read):
            assert str(other) == str(state)
            for player in range(2):
                seen = state.information_state_string(player)
                assert other.information_state_string(player) == seen
            other.apply_action(rng.choice(other.legal_actions()))
            assert len(other.history()) == len(state.history()) + 1


def test_what_others_draw_is_in_no_information_state() -> None:
    game = load("small")
    seen: dict[str, Any] = {}
    for state, _ in moments("small", 6):
        player = state.current_player()
        mine = state.information_state_string(player)
        for line in mine.splitlines():
            if line.startswith("CardDrawn"):
                assert (f"seat=p{player + 1}" in line) == ("card=None" not in line)
        legal = state.legal_actions()
        assert seen.setdefault(mine, legal) == legal
    assert game.num_players() == 2


def test_ismcts_finds_an_answer() -> None:
    game = load("small")
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
    )
    for asked, (state, _) in enumerate(moments("small", 1)):
        if asked == 12:
            assert bot.step(state) in state.legal_actions()
            return
