"""PPO of RLlib learns the small table against the random player, with its own module for masks.

pip install "battalia[research]" "ray[rllib]" torch
python examples/research/rllib_ppo.py --rounds 20
"""

import argparse
from typing import Any

from gymnasium import ObservationWrapper, spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from battalia.research.gym import BattaliaEnv


class Renamed(ObservationWrapper[Any, int, Any]):
    """RLlib's module wants the cells under another name, and masks as floats."""

    def __init__(self, env: BattaliaEnv) -> None:
        super().__init__(env)
        cells, ids = env.arrays.cells, env.arrays.ids
        self.observation_space = spaces.Dict(
            {
                "observations": spaces.Box(0.0, 6.0, (cells,)),
                "action_mask": spaces.Box(0.0, 1.0, (ids,)),
            }
        )

    def observation(self, observation: Any) -> Any:
        mask = observation["action_mask"].astype("float32")
        return {"observations": observation["observation"], "action_mask": mask}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    chosen = parser.parse_args()
    register_env(
        "battalia", lambda given: Renamed(BattaliaEnv(seat=None, reward="gain", dtype="float32"))
    )
    config = (
        PPOConfig()
        .environment("battalia")
        .env_runners(num_env_runners=1, num_envs_per_env_runner=4)
        .training(gamma=0.999, train_batch_size_per_learner=2048, minibatch_size=512, num_epochs=4)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    )
    algorithm = config.build_algo()
    for at in range(chosen.rounds):
        found = algorithm.train()["env_runners"]
        print(at, f"mean gain in points: {found.get('episode_return_mean', 0.0):.2f}")
    algorithm.stop()


if __name__ == "__main__":
    main()
