"""Makes the scene of the first page again: how the last cards of a game between computers are laid.

    .venv/bin/python tools/scene.py

Writes client/src/components/start/scene.json: what a map shows of a view, and its changes one after
the other, as the server sends them.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from battalia.bots import Match, make_bot
from battalia.engine import view, with_expansion
from battalia.engine.game import Game
from battalia.server.wire import Wire, changes

SCENE: Final = Path(__file__).parents[1] / "client/src/components/start/scene.json"
OPTIONS: Final = with_expansion(6, teams=False, metamorpha=True, bilkarr=True)
SEED: Final = 3
FULL: Final = 66
"""Of 77 spaces: a map that has grown, with room for more."""
LAID: Final = 14
"""So many cards are laid before one's eyes."""


def main() -> None:
    argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0]).parse_args()
    match = Match.begin(OPTIONS, [make_bot("novice") for _ in range(OPTIONS.players)], SEED)
    wire = Wire(match.game.rules.notation)
    seen = [shown(match.game, wire)]
    while match.seat is not None and len(seen[-1]["board"]) < FULL:
        match.step()
        now = shown(match.game, wire)
        if len(now["board"]) == len(seen[-1]["board"]):
            seen[-1] = now
        else:
            seen.append(now)
    first, *later = seen[-LAID - 1 :]
    steps = [changes(before, after) for before, after in zip([first, *later], later, strict=False)]
    SCENE.write_text(json.dumps({"view": first, "steps": steps}, separators=(",", ":")) + "\n")
    print(f"{SCENE.name}: {SCENE.stat().st_size / 1000:.1f} kB, day {match.game.day}")


def shown(game: Game, wire: Wire) -> dict[str, Any]:
    """What the map shows."""
    whole: dict[str, Any] = wire.view(view(game, None))
    wanted = ("board_rows", "board_columns", "board", "impassable", "cities", "missing")
    modules = ("trading", "metamorpha", "bilkarr", "heroic")
    return {
        **{name: whole[name] for name in wanted},
        "options": {},
        "players": {
            seat: {name: player[name] for name in ("faction", "heroes") if name in player}
            for seat, player in whole["players"].items()
        },
        "modules": {name: whole["modules"][name] for name in modules if name in whole["modules"]},
    }


if __name__ == "__main__":
    main()
