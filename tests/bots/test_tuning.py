"""The expert's weights can be found again (tools/tune.py)."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from battalia.bots.judgement import FEATURES, Weights
from battalia.bots.weights import all_weights, weights_of

TOOL = Path(__file__).parents[2] / "tools" / "tune.py"


@pytest.fixture(scope="module")
def tune() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tune", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_game_of_scattered_players_repeats(tune: ModuleType) -> None:
    job = ([weights_of("steady")], 3, 2, 0.4)
    once, again = tune.samples_of(job), tune.samples_of(job)
    assert once.shape[1] == len(tune.HEADER) + len(FEATURES)
    assert len(once) > 20
    assert np.array_equal(once, again)


def test_what_winners_had_more_of_gains_weight(tune: ModuleType) -> None:
    """Made-up games in which a lead in attack decides and everything else is noise."""
    chance = np.random.default_rng(1)
    rows = []
    for seed in range(400):
        lead = chance.normal(size=len(FEATURES))
        won = float(lead[FEATURES.index("attack")] > 0)
        rows.append([seed, 8.0, 8.0, 20 * won - 10, won, *lead])
    goal, loss = tune.fitted(np.array(rows), Weights({"points": 1.0}, {}), 1.0)
    weights = {name: goal.now[name] + 8 * goal.later[name] for name in FEATURES}
    assert max(weights, key=lambda name: abs(weights[name])) == "attack"
    assert weights["attack"] > 0
    assert loss < 0.5


def test_a_step_goes_part_of_the_way_and_never_holds_points_for_bad(tune: ModuleType) -> None:
    goal = Weights(dict.fromkeys(FEATURES, -3.0), dict.fromkeys(FEATURES, 2.0))
    found = tune.stepped(Weights({"points": 1.0}, {}), goal, 0.5)
    assert found.now["points"] == 0.0
    assert found.now["attack"] == -1.5
    assert found.later["points"] == 1.0


def test_only_the_section_of_the_expert_is_written_anew(tune: ModuleType) -> None:
    text = "# first\n[steady]\nhand = 0.4\n\n# last\n[expert]\nrival = 0.7\n\n[expert.now]\nx = 1\n"
    section = tune.written("expert", Weights({"points": 1.0, "sites": 0.0}, {"supply": 0.5}))
    found = tune.replace_section(text, "expert", section)
    assert found.startswith("# first\n[steady]\nhand = 0.4\n\n# last\n[expert]\n")
    assert "x = 1" not in found
    assert "points = 1.0" in found
    assert "sites" not in found


def test_the_expert_has_a_section_at_the_end_of_the_file() -> None:
    assert list(all_weights())[-1] == "expert"
