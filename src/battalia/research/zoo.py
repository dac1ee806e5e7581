"""The game for PettingZoo: agents one after the other (``env``), or all at once (``parallel_env``).

One after the other, who is asked says a word. At once, all who are asked say one, and who is not
asked may only wait.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from battalia.engine.options import Options
from battalia.engine.terms import Seat
from battalia.research.actions import WAIT
from battalia.research.agents import agent_name, check_illegal, heard
from battalia.research.arrays import Array, Arrays
from battalia.research.table import LIMIT, Table
from battalia.research.tables import table_of

Observation = dict[str, Array]


class _Seats:
    """What both forms share: the table, its spaces, the seats by name and what they have gained."""

    def __init__(
        self, table: str | Options, reward: str, dtype: str, illegal: str, limit: int
    ) -> None:
        self.table = Table(table_of(table), reward, limit)
        self.arrays = Arrays(self.table, dtype)
        self.illegal = check_illegal(illegal)
        self.names = [agent_name(seat) for seat in range(self.table.players)]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            name: self.arrays.both_spaces() for name in self.names
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            name: spaces.Discrete(self.arrays.ids) for name in self.names
        }
        self.rng = Random(0)
        self._leads = [0.0] * self.table.players

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = Random(f"{seed} words")
        self.table.reset(seed)
        self._leads = self.table.leads()

    def heard(self, seat: Seat, word: int) -> int:
        return heard(self.table, seat, int(word), self.illegal, self.rng)

    def rewards(self) -> list[float]:
        """What each seat has got since this was asked last."""
        if self.table.reward != "gain":
            return self.table.rewards() if self.table.over else [0.0] * self.table.players
        before, self._leads = self._leads, self.table.leads()
        return [now - then for now, then in zip(self._leads, before, strict=True)]


class BattaliaAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent after the other."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "battalia_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        table: str | Options = "small",
        reward: str = "win",
        dtype: str = "uint8",
        illegal: str = "refuse",
        max_cycles: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._seats = _Seats(table, reward, dtype, illegal, max_cycles)
        self.possible_agents = list(self._seats.names)
        self.agents: list[str] = []
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces
        self.render_mode = render_mode

    @property
    def table(self) -> Table:
        """The game behind it."""
        return self._seats.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        return self._seats.arrays.both(self._seats.names.index(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seats.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats.names.index(agent)
        assert action is not None
        self.table.step(self._seats.heard(seat, action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._seats.rewards(), strict=True))
        if self.table.over:
            over = dict.fromkeys(self.agents, True)
            if self.table.truncated:
                self.truncations = over
            else:
                self.terminations = over
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self.table.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class BattaliaParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents at once."""

    metadata: ClassVar[dict[str, Any]] = {"name": "battalia_parallel_v0", "render_modes": ["ansi"]}

    def __init__(
        self,
        table: str | Options = "small",
        reward: str = "win",
        dtype: str = "uint8",
        illegal: str = "refuse",
        max_cycles: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        # Rounds are counted here; no table has as many words.
        self._seats = _Seats(table, reward, dtype, illegal, max_cycles * 8)
        self.max_cycles = max_cycles
        self.possible_agents = list(self._seats.names)
        self.agents: list[str] = []
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces
        self.render_mode = render_mode
        self._cycles = 0

    @property
    def table(self) -> Table:
        """The game behind it."""
        return self._seats.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._seats.reset(seed)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table, names = self.table, list(self.agents)
        words = [self._seats.heard(seat, actions[name]) for seat, name in enumerate(names)]
        for seat, word in enumerate(words):
            # What another has just done may have taken the word away: it is asked for anew.
            if not (table.over or table.waits(seat)) and word in table.legal(seat):
                table.say(seat, word)
        self._cycles += 1
        rewards = dict(zip(names, self._seats.rewards(), strict=True))
        terminated = table.over and not table.truncated
        truncated = not terminated and (table.truncated or self._cycles >= self.max_cycles)
        observed = self._observed()
        if terminated or truncated:
            self.agents = []
        return (
            observed,
            rewards,
            dict.fromkeys(names, terminated),
            dict.fromkeys(names, truncated),
            {name: {} for name in names},
        )

    def _observed(self) -> dict[str, Observation]:
        return {name: self._seats.arrays.both(seat) for seat, name in enumerate(self.agents)}

    def render(self) -> str | None:
        return str(self.table.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def raw_env(**chosen: Any) -> BattaliaAEC:
    """Agents one after the other, as they are."""
    return BattaliaAEC(**chosen)


def env(**chosen: Any) -> Any:
    """The same, in PettingZoo's wrapper that tells who calls in the wrong order."""
    return OrderEnforcingWrapper(BattaliaAEC(**chosen))


def parallel_env(**chosen: Any) -> BattaliaParallel:
    """All agents at once."""
    return BattaliaParallel(**chosen)


def rounds_env(**chosen: Any) -> Any:
    """All agents at once, as PettingZoo makes them one after the other: each in every round."""
    return parallel_to_aec(BattaliaParallel(**chosen))


__all__ = [
    "WAIT",
    "BattaliaAEC",
    "BattaliaParallel",
    "env",
    "parallel_env",
    "raw_env",
    "rounds_env",
]
