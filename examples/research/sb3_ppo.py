"""MaskablePPO of Stable-Baselines3 learns the small table against the random player.

pip install "battalia[research]" sb3-contrib
python examples/research/sb3_ppo.py --steps 200000
"""

import argparse

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

from battalia.research.gym import BattaliaEnv


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--table", default="small")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=50, help="games after which it is judged")
    chosen = parser.parse_args()
    # What is learned of is the lead in points; what counts in the end is who wins.
    table = {"table": chosen.table, "opponents": (chosen.opponent,), "seat": None}
    several = make_vec_env(
        lambda: BattaliaEnv(**table, reward="gain", dtype="float32"), n_envs=8, seed=1
    )
    model = MaskablePPO(
        "MultiInputPolicy", several, n_steps=256, batch_size=512, gamma=0.999, seed=1, verbose=1
    )
    judged = make_vec_env(
        lambda: BattaliaEnv(**table, reward="win", dtype="float32"), n_envs=1, seed=2
    )
    for when in ("before", "after"):
        reward, spread = evaluate_policy(model, judged, n_eval_episodes=chosen.games)
        print(f"{when}: {reward:.2f} ± {spread:.2f} (1: all games won, -1: all lost)")
        if when == "before":
            model.learn(chosen.steps)
    model.save("sb3_ppo")


if __name__ == "__main__":
    main()
