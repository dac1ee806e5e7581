"""Stormgates and storm events (S1)."""

from typing import Final

from battalia.engine.choices import Choice, DrawTerrain, Roll
from battalia.engine.events import Event
from battalia.engine.game import Frame, Game, Question
from battalia.engine.land import set_tile, what_lies
from battalia.engine.options import OptionsError
from battalia.engine.points import Rules
from battalia.engine.setup import Setup
from battalia.engine.terms import (
    CHANCE,
    EMPTY,
    GATE,
    Factions,
    Space,
    Terrain,
    take,
    terrain_of,
    tile,
)


class GateLaid(Event, frozen=True, tag="gate-laid"):
    """A stormgate lies on the board (S1.1)."""

    space: Space
    terrain: Terrain


# Set-up (S1.1, S10.6).


def lay_gates(game: Game) -> None:
    """S1.1: the gates of the players' factions at random on the gate spaces."""
    game.push(LayingGates(game.rules.layout.gates, bytes(sorted(game.faction))))


class LayingGates(Frame, frozen=True):
    """Chance lays one gate after the other."""

    spaces: tuple[Space, ...]
    gates: Factions

    def step(self, game: Game) -> Question | None:
        if not self.spaces:
            game.pop()
            return None
        options: list[Choice] = [DrawTerrain(terrain) for terrain in self.gates]
        return Question(CHANCE, "lay-gate", options, [1] * len(options))

    def answer(self, game: Game, choice: Choice) -> None:
        assert isinstance(choice, DrawTerrain)
        space, *rest = self.spaces
        set_tile(game, space, tile(GATE, choice.terrain, 15))
        game.tell(GateLaid(space, choice.terrain))
        game.swap(LayingGates(tuple(rest), take(self.gates, choice.terrain)))

    def check(self, game: Game) -> str | None:
        if len(self.spaces) != len(self.gates) or len(set(self.spaces)) != len(self.spaces):
            return "there are as many gates as spaces for them"
        if any(space >= len(game.board) or game.board[space] != EMPTY for space in self.spaces):
            return "a gate would be laid on a space that is not empty"
        return None


# Gates on the board.


def gates(game: Game) -> dict[int, Space]:
    """The gates on the board by their number, 1 to 6, and where they lie (S0.2)."""
    found: dict[int, Space] = {}
    for space, on in enumerate(game.board):
        if on > 0 and what_lies(game, space) == GATE:
            found[game.rules.catalogue.gates.index(terrain_of(on)) + 1] = space
    return dict(sorted(found.items()))


def ask_for_gate(game: Game, about: str) -> Question:
    """The die names a gate in play; numbers of absent gates are rolled again (S12.1, S13.1)."""
    options: list[Choice] = [Roll(number) for number in gates(game)]
    return Question(CHANCE, about, options, [1] * len(options))


STANDS_ON: Final[dict[type[Frame], tuple[type[Frame], ...]]] = {LayingGates: (Setup,)}


def install(rules: Rules) -> None:
    if len(rules.layout.gates) != rules.options.players:
        raise OptionsError("there are as many stormgates as players (S1.1)")
    rules.setup.insert_after("choose factions", "lay gates", lay_gates)
