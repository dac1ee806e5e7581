"""Plays games in a browser at random, and tells what is not sound there.

    .venv/bin/python tools/wander.py [--games N] [--seed S] [--states M] [--table NAME]
        [--filled K] [--phone]

With --filled the games begin in the middle: computers have filled so many spaces of the board.
Goes through the tables of tests/browser/wanderer.py, one game each, with one seed after the other.
Of every game that goes wrong a picture is left in build/wander.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import PHONE, fresh, launched, watched
from browser.moments import in_play
from browser.player import prepared, set_up, sit_down
from browser.wanderer import GAMES, Wanderer
from server.serving import Served, served

PICTURES: Final = Path(__file__).parents[1] / "build/wander"


def game(
    browser: Browser,
    server: Served,
    name: str,
    seed: int,
    states: int,
    filled: int,
    **wishes: object,
) -> bool:
    """One game; whether all was well."""
    options, seats = GAMES[name]
    wish: dict[str, Any] = {"seats": seats, "seed": str(seed)}
    if filled:
        longer = msgspec.structs.replace(options, weeks=9)
        wish["position"] = in_play(longer, filled, "simple", seed)
    else:
        wish["options"] = msgspec.to_builtins(options)
    context = prepared(fresh(browser, server, **wishes))
    problems = watched(context)
    sit_down(context)
    player = Wanderer(context.new_page(), seed)
    began = time.monotonic()
    try:
        player.open(set_up(context, **wish))
        ended = player.wander(states)
    except AssertionError as lost:
        problems.append(str(lost))
        ended = False
    took = time.monotonic() - began
    met = " ".join(f"{about}×{count}" for about, count in sorted(player.met.items()))
    print(f"{name} {seed}: {'ended' if ended else 'stopped'} after {took:.0f} s; {met}", flush=True)
    for one in problems:
        print(f"  {one}", flush=True)
    if problems:
        PICTURES.mkdir(parents=True, exist_ok=True)
        player.page.screenshot(path=PICTURES / f"{name.replace(' ', '-')}-{seed}.png")
    context.close()
    return not problems


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=len(GAMES))
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--states", type=int, default=1000, help="the most in one game")
    parser.add_argument("--filled", type=int, default=0, help="spaces, when it begins")
    parser.add_argument("--table", choices=GAMES, help="only this one")
    parser.add_argument("--phone", action="store_true", help="on a phone's screen")
    chosen = parser.parse_args()
    names = [chosen.table] if chosen.table else list(GAMES)
    wishes = {"viewport": PHONE, "is_mobile": True, "has_touch": True} if chosen.phone else {}
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.db", "--rate-each", "10000") as server,
        launched() as browser,
    ):
        sound = [
            game(
                browser,
                server,
                names[at % len(names)],
                chosen.seed + at,
                chosen.states,
                chosen.filled,
                **wishes,
            )
            for at in range(chosen.games)
        ]
    print(f"{sum(sound)} of {len(sound)} games were sound")
    return 0 if all(sound) else 1


if __name__ == "__main__":
    sys.exit(main())
