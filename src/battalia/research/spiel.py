"""The game for OpenSpiel: ``import battalia.research.spiel``, then
``pyspiel.load_game("python_battalia(table=small)")``.

Chance is explicit: each card that is drawn is a chance node. An information state is all that a
player has seen and chosen, as a text; as a tensor it is what the player may know now, and how often
each kind of event has been seen. ``resample_from_infostate`` deals what the player cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from battalia.bots.imagining import reimagine
from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.modules import OUTSIDE
from battalia.engine.notation import kinds_of
from battalia.engine.terms import CHANCE, Seat
from battalia.research.actions import Catalogue, chances_of
from battalia.research.arrays import LOGARITHMS
from battalia.research.table import LIMIT, Table
from battalia.research.tables import table_of

MOST_POINTS: Final = 500.0
"""No game ends with a larger difference."""
GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_battalia",
    long_name="Battalia",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"table": "small", "reward": "win", "limit": LIMIT},
)


def _event_kinds() -> list[str]:
    """The kinds of events of the game itself, by name."""
    strange = {kind for kinds in OUTSIDE.kinds.values() for kind in kinds}
    kinds = [kind for kind in kinds_of(Event) if kind not in strange]
    return sorted(str(kind.__struct_config__.tag) for kind in kinds)


EVENT_AT: Final = {name: at for at, name in enumerate(_event_kinds())}


class BattaliaGame(pyspiel.Game):  # type: ignore[misc]
    """A table: its name or its options as JSON, what a game is worth, how long it may last."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {"table": "small", "reward": "win", "limit": LIMIT, **(params or {})}
        options = table_of(str(chosen["table"]))
        self.example = Table(options, str(chosen["reward"]), int(chosen["limit"]), by_itself=False)
        if self.example.reward == "gain":
            raise ValueError("rewards come at the end here: points instead of gain")
        self.example.reset(0)
        chances = chances_of(options)
        most = MOST_POINTS if self.example.reward == "points" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.example.catalogue),
            max_chance_outcomes=len(chances),
            num_players=options.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=self.example.limit,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> BattaliaState:
        return BattaliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BattaliaObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return BattaliaObserver(self, kind, params)


class Course:
    """A game in play and what has happened in it; OpenSpiel copies it with its state."""

    def __init__(self, table: Table, story: list[tuple[Seat, Choice, list[Event]]]) -> None:
        self.table = table
        self.story = story
        """Who chose what, and what happened then; it is seen in part."""
        self._told: dict[Seat, tuple[int, list[str]]] = {}
        """By player: of how much of the story it has been told, and how."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.with_table(self.table.copy())

    def with_table(self, table: Table) -> Course:
        """The same story, which goes on at another table."""
        new = Course(table, self.story.copy())
        new._told = {seat: (n, lines.copy()) for seat, (n, lines) in self._told.items()}
        return new

    def told(self, player: Seat) -> list[str]:
        """All that this player has chosen and seen, line by line."""
        known, lines = self._told.get(player, (0, []))
        notation = self.table.game.rules.notation
        for seat, choice, events in self.story[known:]:
            if seat == player:
                lines.append(f"> {notation.text(choice)}")
            lines += [repr(event.seen(player)) for event in events]
        self._told[player] = len(self.story), lines
        return lines


class BattaliaState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: BattaliaGame) -> None:
        super().__init__(game)
        self.course = Course(game.example.copy(), [])

    @property
    def table(self) -> Table:
        return self.course.table

    @property
    def story(self) -> list[tuple[Seat, Choice, list[Event]]]:
        return self.course.story

    @property
    def chances(self) -> Catalogue:
        return chances_of(self.table.options)

    # The course of the game.

    def current_player(self) -> int:
        table = self.table
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if table.seat == CHANCE else table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.table.game.asked[CHANCE]
        assert question.weights is not None
        total = sum(question.weights)
        return sorted(
            (self.chances.spell(option, CHANCE)[0], weight / total)
            for option, weight in zip(question.options, question.weights, strict=True)
            if weight
        )

    def _apply_action(self, action: int) -> None:
        table = self.table
        seat, game = table.seat, table.game
        if seat == CHANCE:
            options = game.asked[CHANCE].options
            choice = next(one for one in options if self.chances.spell(one, CHANCE)[0] == action)
            table.play_choice(CHANCE, choice)
            self.story.append((CHANCE, choice, game.events))
            return
        played = table.choice_of(seat, action)
        table.step(action)
        if played is not None:
            self.story.append((seat, played, game.events))

    def _action_to_string(self, player: int, action: int) -> str:
        catalogue = self.chances if player == CHANCE else self.table.catalogue
        return catalogue.names[action]

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        return self.table.rewards() if self.table.over else [0.0] * self.table.players

    def __str__(self) -> str:
        said = self.table.said(self.table.seat) if self.table.seat >= 0 else []
        begun = "".join(f"\n{self.table.catalogue.names[word]}" for word in said)
        return f"{self.table.game}{begun}"

    # What players know.

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> BattaliaState:
        """Another state that looks the same to this player; what is hidden is dealt anew.

        Its history is that of this state: what others drew in it is nobody's to say.
        """
        table = self.table.copy()
        rng = Random(int(probability_sampler() * (1 << 53)))
        said = list(table.said(player_id))
        table.put_in(reimagine(table.game, player_id, rng), player_id, said)
        new: BattaliaState = self.clone()
        new.course = self.course.with_table(table)
        return new

    def observation_string(self, player: int) -> str:
        """What this player may know now: a hash of the cells, in short."""
        row = self.cells(player)
        now = self.table.game
        return f"day {now.day} asked {sorted(now.asked)} cells {sha256(row).hexdigest()[:16]}"

    def information_state_string(self, player: int | None = None) -> str:
        """All that this player has chosen and seen."""
        if player is None:
            player = self.current_player()
        lines = list(self.course.told(player))
        lines += [self.table.catalogue.names[word] for word in self.table.said(player)]
        return "\n".join([*lines, self.observation_string(player)])

    def cells(self, player: int) -> bytes:
        """The cells of an observation."""
        row = bytearray(self.table.cells.size)
        self.table.observe(player, memoryview(row))
        return bytes(row)

    def memory(self, player: int) -> bytes:
        """How often this player has seen each kind of event."""
        counts = bytearray(len(EVENT_AT))
        for _, _, events in self.story:
            for event in events:
                at = EVENT_AT.get(str(event.__struct_config__.tag))
                if at is not None and counts[at] < 255:
                    counts[at] += 1
        return bytes(counts)


class BattaliaObserver:
    """Observations and information states, as OpenSpiel asks for them."""

    def __init__(self, game: BattaliaGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = game.example.cells.size
        pieces = [("observation", size)]
        if self.recall:
            pieces.append(("events", len(EVENT_AT)))
        self.tensor = np.zeros(sum(length for _, length in pieces), np.float32)
        self.dict = {}
        first = 0
        for name, length in pieces:
            self.dict[name] = self.tensor[first : first + length]
            first += length

    def set_from(self, state: BattaliaState, player: int) -> None:
        row = np.frombuffer(state.cells(player), np.uint8)
        self.dict["observation"][:] = LOGARITHMS[row]
        if self.recall:
            events = np.frombuffer(state.memory(player), np.uint8)
            self.dict["events"][:] = LOGARITHMS[events]

    def string_from(self, state: BattaliaState, player: int) -> str:
        if self.recall:
            return state.information_state_string(player)
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, BattaliaGame)
