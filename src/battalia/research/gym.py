"""The game for Gymnasium: one seat, against computer players of one's choice.

``gymnasium.make("battalia.research.gym:Battalia-v0", table="small", opponents=("simple",))``.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces
from numpy.typing import NDArray

from battalia.bots.registry import make_bot
from battalia.engine.options import Options
from battalia.engine.terms import Seat
from battalia.engine.view import view
from battalia.research.actions import WAIT
from battalia.research.agents import check_illegal, heard
from battalia.research.arrays import Array, Arrays
from battalia.research.table import LIMIT, NotLegal, Table
from battalia.research.tables import table_of


class BattaliaEnv(gymnasium.Env[Any, int]):
    """One seat of a table; the others are bots, as many as are named, round and round."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012, as in Env

    def __init__(
        self,
        table: str | Options = "small",
        opponents: Sequence[str] = ("random",),
        seat: Seat | None = 0,
        reward: str = "win",
        dtype: str = "uint8",
        illegal: str = "refuse",
        max_cycles: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        """``seat``: where the agent sits; None: another place in every game."""
        if not opponents:
            raise ValueError("name at least one opponent")
        self.table = Table(table_of(table), reward, max_cycles)
        self.arrays = Arrays(self.table, dtype)
        self.illegal = check_illegal(illegal)
        if seat is not None and not 0 <= seat < self.table.players:
            raise ValueError(f"the seats of this table are 0 to {self.table.players - 1}")
        self.chosen_seat = seat
        self.seat = seat or 0
        self.bots = [
            make_bot(opponents[at % len(opponents)]) for at in range(self.table.players - 1)
        ]
        self.observation_space = self.arrays.both_spaces()
        self.action_space = spaces.Discrete(self.arrays.ids)  # type: ignore[assignment]
        self.render_mode = render_mode
        self._rngs: list[Random] = []
        self._words = Random(0)
        self._lead = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(1 << 31))
        if self.chosen_seat is None:
            self.seat = game_seed % self.table.players
        self._words = Random(f"{game_seed} words")
        self._rngs = [Random(f"{game_seed} p{at + 1}") for at in range(self.table.players)]
        self.table.reset(game_seed)
        self._let_others_play()
        self._lead = self.table.leads()[self.seat]
        return self.arrays.both(self.seat), self.arrays.description()

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        table = self.table
        if self._is_over():
            raise NotLegal("the game is over")
        table.say(self.seat, heard(table, self.seat, int(action), self.illegal, self._words))
        self._let_others_play()
        terminated = table.over and not table.truncated
        return (
            self.arrays.both(self.seat),
            self._reward(),
            terminated,
            table.truncated,
            self.arrays.description(),
        )

    def _is_over(self) -> bool:
        return self.table.over

    def _reward(self) -> float:
        if self.table.reward != "gain":
            return self.table.rewards()[self.seat] if self.table.over else 0.0
        before, self._lead = self._lead, self.table.leads()[self.seat]
        return self._lead - before

    def _let_others_play(self) -> None:
        """The bots answer until the agent is asked, or the game is over."""
        table = self.table
        while not table.over and table.seat != self.seat:
            seat = table.seat
            turn = (seat - self.seat) % table.players
            question = table.game.asked[seat]
            shown = view(table.game, seat)
            choice = self.bots[turn - 1].choose(shown, question, self._rngs[seat])
            if choice is None:
                table.say(seat, WAIT)
            else:
                table.play_choice(seat, choice)

    def action_masks(self) -> NDArray[Any]:
        """The mask alone, as MaskablePPO asks for it."""
        return self.arrays.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        return str(self.table.game) if self.render_mode == "ansi" else None


gymnasium.register("Battalia-v0", entry_point="battalia.research.gym:BattaliaEnv")
